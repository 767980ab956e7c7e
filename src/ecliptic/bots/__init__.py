"""Players that are not people. A bot is handed what its seat knows, and nothing else."""

from __future__ import annotations

import hashlib
import inspect
import json
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from ecliptic.kernel.chance import Seed
from ecliptic.kernel.errors import BadOption, Refused
from ecliptic.kernel.facts import fact
from ecliptic.kernel.state import State

if TYPE_CHECKING:
    from ecliptic.bots.guide import Guide
    from ecliptic.bots.paired import Paired
    from ecliptic.bots.search import Search


class UnknownBot(Refused):
    """No such bot."""


class Bot(Protocol):
    """What sits on a seat: asked for an action, it answers a legal one."""

    def choose(self, known: State, seat: int) -> int:
        """An action of `known.legal(seat)`, where `known` is what this seat knows (`State.known_to`)."""
        ...


# -- what is known about single games ------------------------------------------------------------------------------

GREEDY: dict[str, str] = {
    "transit": "ecliptic.bots.transit:choose",
    "starmap": "ecliptic.bots.starmap:choose",
    "gemini": "ecliptic.bots.gemini:choose",
    "survivors": "ecliptic.bots.survivors:choose",
    "ephemeris": "ecliptic.bots.ephemeris:choose",
}
"""The games with a player of their own: how it chooses, from (what a seat knows, the seat)."""

GUIDES: dict[str, str] = {
    "transit": "ecliptic.bots.transit:guide",
    "starmap": "ecliptic.bots.starmap:guide",
    "gemini": "ecliptic.bots.gemini:guide",
    "survivors": "ecliptic.bots.survivors:guide",
    "ephemeris": "ecliptic.bots.ephemeris:guide",
}
"""The games that guide the search: what makes the guide for a position."""

EXACT: dict[str, str] = {
    "starmap": "ecliptic.bots.starmap_end:exact",
    "survivors": "ecliptic.bots.survivors:exact",
    "ephemeris": "ecliptic.bots.ephemeris:exact",
}
"""The games with positions that can be solved: the best move, or None where it cannot be told."""

EXPERTS: dict[str, str] = {
    "survivors": "ecliptic.bots.survivors:expert",
}
"""The games with a second, better player of their own that no search improves on: so `hard` plays."""

TALENTS: dict[str, str] = {
    "ephemeris": "ecliptic.bots.ephemeris:talent",
}
"""The games that also test quickness, memory or learning, of which a level has more or less: the move, from (what a
seat knows, the seat, the level, how to draw luck), or None where thought decides."""


GIVING_UP: dict[str, str] = {
    "ephemeris": "ecliptic.bots.ephemeris:gives_up",
    "survivors": "ecliptic.bots.survivors:gives_up",
}
"""The games in which a player can give up, or ask the others to: whether an action does that."""

STYLES: dict[str, tuple[str, ...]] = {
    "starmap": ("scholar", "patron", "author", "stargazer"),
    "survivors": ("explorer", "racer", "collector"),
}
"""The games in which everybody builds something of their own, and what a bot may be fond of there."""


def game_of(state: State) -> str:
    """The id of the game that a position is of, which is the folder its rules lie in."""
    parts = type(state).__module__.split(".")
    return parts[2] if parts[:2] == ["ecliptic", "games"] else ""


def _load(where: str) -> Callable[..., object]:
    module, _, name = where.partition(":")
    found: Callable[..., object] = getattr(import_module(module), name)
    return found


def _asked(where: str, known: State, seat: int, style: str) -> int:
    """What a game's own player chooses."""
    chosen = _load(where)(known, seat, *_styled(known, style))
    assert isinstance(chosen, int)
    return chosen


def _styled(known: State, style: str) -> tuple[str, ...]:
    """The style as a game's own player takes it: games without any are not told of it."""
    if style and style not in STYLES.get(game_of(known), ()):
        raise BadOption(_no_style(game_of(known), style))
    return (style,) if style else ()


def guide_for(known: State, style: str = "") -> Guide:
    """What the search is told about this game; nothing, for a game without a guide."""
    from ecliptic.bots.guide import Guide

    where = GUIDES.get(game_of(known))
    made = _load(where)(known, *_styled(known, style)) if where else Guide()
    assert isinstance(made, Guide)
    return made


def solved(known: State, seat: int) -> int | None:
    """The best move, where there is nothing to think about: a lone choice, or a position that can be solved."""
    if len(known.legal(seat)) == 1:
        return known.legal(seat)[0]
    where = EXACT.get(game_of(known))
    found = _load(where)(known, seat) if where else None
    assert found is None or isinstance(found, int)
    return found


def thinkable(known: State, seat: int) -> bool:
    """Whether thought decides here. In a quiz and a race it does not, and nobody can be advised."""
    return len(guide_for(known).shortlist(known, seat)) > 0


def gifted(known: State, seat: int, level: int, seed: int) -> int | None:
    """What a player of this level (0, 1, 2) does where it is no matter of thought."""
    where = TALENTS.get(game_of(known))
    found = _load(where)(known, seat, level, lambda: luck_of(seed, known, seat)) if where else None
    assert found is None or isinstance(found, int)
    return found


def careless(state: State, seat: int, word: int) -> int:
    """Any choice, each as likely as the other, except to give up or to propose it: nobody does that without looking."""
    where = GIVING_UP.get(game_of(state))
    choices = list(state.legal(seat))
    if where:
        choices = [action for action in choices if not _load(where)(action)] or choices
    return choices[(word * len(choices)) >> 32]


def luck_of(seed: int, known: State, seat: int) -> int:
    """48 random bits that follow from the seed and from what the seat knows, not from how often the bot was asked:
    a game that was undone or saved and resumed goes on as it would have gone on."""
    position = json.dumps(known.to_dict(), sort_keys=True)
    digest = hashlib.blake2b(f"{seed}/{seat}/{position}".encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big")


# -- the bots ------------------------------------------------------------------------------------------------------

EASY, MEDIUM, HARD = 0, 1, 2
"""The levels, for what is a matter of talent."""


class RandomBot:
    """Any legal move, each as likely as the other."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, known: State, seat: int) -> int:
        return known.pick(seat, luck_of(self._seed, known, seat) & 0xFFFFFFFF)


class GreedyBot:
    """The game's own heuristic player, without any looking ahead; where there is none, a search as `short` as that."""

    def __init__(self, seed: int = 0, short: int = 500, style: str = "") -> None:
        self._seed = seed
        self._style = style
        self._short = SearchBot(seed, simulations=short)

    def choose(self, known: State, seat: int) -> int:
        found = gifted(known, seat, MEDIUM, self._seed)
        return self.think(known, seat) if found is None else found

    def think(self, known: State, seat: int) -> int:
        """The choice where thought decides."""
        where = GREEDY.get(game_of(known))
        return _asked(where, known, seat, self._style) if where else self._short.choose(known, seat)


class EasyBot:
    """Plays greedily, but every fourth time it does not look and makes any legal move but to give up."""

    def __init__(self, seed: int = 0, short: int = 40, style: str = "") -> None:
        self._seed = seed
        self._greedy = GreedyBot(seed, short, style)

    def choose(self, known: State, seat: int) -> int:
        found = gifted(known, seat, EASY, self._seed)
        if found is not None:
            return found
        luck = luck_of(self._seed, known, seat)
        if luck >> 46 == 0:
            return careless(known, seat, luck & 0xFFFFFFFF)
        return self._greedy.think(known, seat)


def check_limits(simulations: int, ms: int) -> None:
    """Raises `BadOption` for what is no limit; 0 is none."""
    for name, limit in (("simulations", simulations), ("ms", ms)):
        if limit < 0:
            raise BadOption(f"{name} cannot be {limit}: it is a number above 0, or 0 for no limit")


class SearchBot:
    """Looks ahead: so many simulations, or as many as fit into so many milliseconds, whichever is over first."""

    def __init__(self, seed: int = 0, simulations: int = 0, ms: int = 0, style: str = "") -> None:
        check_limits(simulations, ms)
        self._seed = seed
        self._style = style
        self._simulations = simulations if simulations or ms else 1000
        self._ms = ms

    def choose(self, known: State, seat: int) -> int:
        found = gifted(known, seat, HARD, self._seed)
        if found is None:
            found = solved(known, seat)
        return self.think(known, seat) if found is None else found

    def think(self, known: State, seat: int) -> int:
        """The choice where thought decides."""
        return self.search(known, seat).best()

    def search(self, known: State, seat: int) -> Search | Paired:
        """The search behind a choice, to be asked what it thinks of the alternatives."""
        from ecliptic.bots.paired import Paired
        from ecliptic.bots.search import ROOM, Search

        guide, luck = guide_for(known, self._style), luck_of(self._seed, known, seat)
        if guide.paired:
            paired = Paired(known, seat, guide, luck)
            paired.run(self._patience(guide), self._ms)
            return paired
        search = Search(known, seat, guide, luck, min(self._simulations or ROOM, ROOM))
        search.run(self._simulations, self._ms)
        return search

    def _patience(self, guide: Guide) -> int:
        """How many simulations, where choices are compared in pairs; 0 is no limit."""
        return self._simulations


HARD_SIMULATIONS = 8000
HARD_MS = 900
"""This limit is for slow machines: a hard bot answers within a second."""


class HardBot(SearchBot):
    """The game's expert, or else the search with as much as fits into a second."""

    def __init__(self, seed: int = 0, style: str = "", ms: int = HARD_MS) -> None:
        super().__init__(seed, HARD_SIMULATIONS, ms, style)

    def think(self, known: State, seat: int) -> int:
        where = EXPERTS.get(game_of(known))
        return _asked(where, known, seat, self._style) if where else super().think(known, seat)

    def _patience(self, guide: Guide) -> int:
        return guide.paired


BOTS: dict[str, Callable[..., Bot]] = {
    "easy": EasyBot,
    "medium": GreedyBot,
    "hard": HardBot,
    "random": RandomBot,
    "search": SearchBot,
}
LEVELS = ("easy", "medium", "hard")
DEFAULT = "medium"


def bot(name: str = DEFAULT, game: str = "", **settings: object) -> Bot:
    """A bot by its name. Every bot takes a `seed`; with the same seed and the same knowledge it chooses the same,
    unless a limit of time cuts it short. Where the game is told, a style has to be one of that game.

    Settings may also stand behind the name, and count more there: `medium:explorer` (a style), `search:2000`
    (simulations), `search:200ms`, `search:500:seed=1`.
    """
    name, *written = name.split(":")
    if name not in BOTS:
        raise UnknownBot(fact("refused-no-bot", name=name, known=list(BOTS)))
    make = BOTS[name]
    known = inspect.signature(make).parameters
    for setting, value in [*settings.items(), *map(_setting, written)]:
        if setting not in known:
            raise BadOption(f"the bot {name} has no setting {setting!r}; it has: {', '.join(known)}")
        if setting == "style" and value and game and value not in STYLES.get(game, ()):
            raise BadOption(_no_style(game, str(value)))
        settings[setting] = value
    return make(**settings)


def bot_seed(seed: Seed, seat: int) -> int:
    """The seed of the bot on a seat, wherever its table stands. Nothing follows from it about the table's own."""
    return int.from_bytes(hashlib.sha256(b"ecliptic bot %d" % seat + seed.key).digest()[:6], "big")


def names_for(game: str) -> list[str]:
    """The bots that may sit at a table of this game: all of them, and each level also in each of its styles."""
    found: list[str] = []
    for name in BOTS:
        styles = STYLES.get(game, ()) if name in LEVELS else ()
        found += [name, *(f"{name}:{style}" for style in styles)]
    return found


def _no_style(game: str, style: str) -> str:
    styles = STYLES.get(game, ())
    there = f"there are: {', '.join(styles)}" if styles else "its bots have none"
    return f"{game} has no style {style!r} for a bot; {there}"


def is_style(text: str) -> bool:
    """Whether any game has such a style."""
    return any(text in styles for styles in STYLES.values())


def _setting(text: str) -> tuple[str, int | str]:
    """`2000`, `200ms`, `name=number` or a style."""
    if is_style(text):
        return "style", text
    name, equals, value = text.rpartition("=")
    if not equals:
        name = "ms" if text.endswith("ms") else "simulations"
        value = text.removesuffix("ms")
    if not value.isascii() or not value.isdigit() or len(value) > 9:
        raise BadOption(f"a bot's setting is a number, like 2000, 200ms or seed=1, or a style, not {text!r}")
    if name in ("simulations", "ms") and int(value) == 0:
        raise BadOption(f"a search needs at least 1 simulation or 1 millisecond, not {text!r}")
    return name, int(value)
