"""What is known about single games: the module named like the game in this package, or, for a game of another package,
the module `bots` beside that of the game.

Such a module may have any of these:

- `choose(known, seat)`: the game's own player, who does not look ahead. This is how `medium` plays.
- `expert(known, seat)`: a better one that no search improves on. This is how `hard` plays.
- `master(known, seat, luck, ms)`: the strongest one, for which the game has a level of its own; None where `hard` plays
  as well. `luck()` draws 48 random bits; it answers after `ms` milliseconds at the latest, where that is not 0.
- `guide(known)`: what the search is told (a `Guide`).
- `exact(known, seat)`: the best move of a position that can be solved, else None.
- `talent(known, seat, level, luck)`: where quickness, memory or learning decides, the move of a player of this level
  (0 easy, 1 medium, 2 hard); None where thought decides. `luck()` draws 48 random bits.
- `gives_up(action)`: whether an action gives the game up, or asks the others to.
- `STYLES`: what a bot may be fond of. Then `choose`, `expert` and `guide` take a style as well, "" being none.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from ecliptic.games import all_games, part
from ecliptic.kernel.errors import BadOption
from ecliptic.kernel.facts import fact
from ecliptic.kernel.game import shortened
from ecliptic.kernel.state import State

if TYPE_CHECKING:
    from ecliptic.bots.search_guide import Guide


@cache
def _known(game_id: str, name: str) -> Any:
    """What the module of a game has under this name; None if nothing."""
    module = part("bots", game_id) if game_id else None
    return getattr(module, name, None)


# -- styles --------------------------------------------------------------------------------------------------------


def styles_of(game_id: str) -> tuple[str, ...]:
    """What a bot may be fond of in a game."""
    return _known(game_id, "STYLES") or ()


def is_style(text: str) -> bool:
    """Whether any game has such a style."""
    return any(text in styles_of(game_id) for game_id in all_games())


def check_style(game_id: str, style: str) -> None:
    """Raises `BadOption` for a style that the game does not have."""
    styles = styles_of(game_id)
    if style and style not in styles:
        raise BadOption(fact("bot-no-style", style=shortened(style), known=list(styles), count=len(styles)))


def _asked(name: str, known: State, *given: object, style: str) -> Any:
    """What a function of a game's module answers; None if there is no such function."""
    function = _known(known.game_id, name)
    if style:
        check_style(known.game_id, style)
        given = (*given, style)
    return None if function is None else function(known, *given)


# -- masters -------------------------------------------------------------------------------------------------------


def has_master(game_id: str) -> bool:
    """Whether a game has the level above `hard`."""
    return _known(game_id, "master") is not None


def check_master(game_id: str) -> None:
    """Raises `BadOption` for a game without one."""
    if not has_master(game_id):
        raise BadOption(fact("bot-no-master"))


# -- what they are asked -------------------------------------------------------------------------------------------


def own_choice(known: State, seat: int, style: str = "") -> int | None:
    """What the game's own player does; None if it has none."""
    chosen: int | None = _asked("choose", known, seat, style=style)
    return chosen


def expert_choice(known: State, seat: int, style: str = "") -> int | None:
    """What the game's expert does; None if it has none."""
    chosen: int | None = _asked("expert", known, seat, style=style)
    return chosen


def master_choice(known: State, seat: int, seed: int, ms: int) -> int | None:
    """What the game's master does; None where `hard` plays as well. Raises `BadOption` if it has none."""
    check_master(known.game_id)
    chosen: int | None = _known(known.game_id, "master")(known, seat, lambda: luck_of(seed, known, seat), ms)
    return chosen


def guide_for(known: State, style: str = "") -> Guide:
    """What the search is told about this game; for a game without a guide, to play at random to the end."""
    from ecliptic.bots.search_guide import Guide

    found: Guide | None = _asked("guide", known, style=style)
    return Guide() if found is None else found


def solved(known: State, seat: int) -> int | None:
    """The best move, where there is nothing to think about: a lone choice, or a position that can be solved."""
    if len(known.legal(seat)) == 1:
        return known.legal(seat)[0]
    found: int | None = _asked("exact", known, seat, style="")
    return found


def thinkable(known: State, seat: int) -> bool:
    """Whether thought decides here. In a quiz and a race it does not, and nobody can be advised."""
    return len(guide_for(known).shortlist(known, seat)) > 0


def gifted(known: State, seat: int, level: int, seed: int) -> int | None:
    """What a player of this level (0, 1, 2) does where thought does not decide; None where it does."""
    talent: Callable[..., int | None] | None = _known(known.game_id, "talent")
    return None if talent is None else talent(known, seat, level, lambda: luck_of(seed, known, seat))


def careless(state: State, seat: int, word: int) -> int:
    """Any choice, each equally likely, except to give up or to propose it: nobody does that without looking."""
    gives_up = _known(state.game_id, "gives_up")
    choices = list(state.legal(seat))
    if gives_up:
        choices = [action for action in choices if not gives_up(action)] or choices
    return choices[(word * len(choices)) >> 32]


def luck_of(seed: int, known: State, seat: int) -> int:
    """48 random bits that follow from the seed and from what the seat knows, not from how often the bot was asked:
    a game that was undone, or saved and resumed, continues as it would have."""
    position = json.dumps(known.to_dict(), sort_keys=True)
    digest = hashlib.blake2b(f"{seed}/{seat}/{position}".encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big")
