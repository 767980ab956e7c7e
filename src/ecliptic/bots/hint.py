"""What a strong bot would do in somebody's place, and why: what it expects of each choice."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from ecliptic.bots import HARD_MS, HARD_SIMULATIONS, SearchBot, preferred, solved
from ecliptic.kernel.game import Game
from ecliptic.kernel.state import State
from ecliptic.kernel.text import Texts

say = Texts(Path(__file__).parent / "text" / "en.toml")

SHOWN = 4
"""How many choices are told."""


class Hint(NamedTuple):
    """A choice, and what speaks for it."""

    action: int
    best: str
    """The move with what is expected of it."""
    others: list[str]
    """The next best ones."""
    text: str
    """What is expected of the move against the others, in a sentence."""


def hint(game: Game, known: State, seat: int) -> Hint:
    """The best choice and the next best ones, each with the result that is expected of it."""
    sure = solved(known, seat)
    if sure is not None:
        move = game.spell(known, seat, sure)
        why = "only" if len(known.legal(seat)) == 1 else "exact"
        return Hint(sure, say(f"hint.{why}", move=move), [], say(f"hint.{why}_text"))
    search = SearchBot(seed=0, simulations=HARD_SIMULATIONS, ms=HARD_MS).search(known, seat)
    chosen = preferred(search, known, seat)
    tried = sorted(search.tried(), key=lambda one: one[0] != chosen)  # the bot's choice first, the others as they were
    found = [
        (game.spell(known, seat, action), count, _expected(game, known, mean)) for action, count, mean in tried[:SHOWN]
    ]
    move, count, value = found[0]
    others = [say("hint.other", move=move, value=value) for move, _, value in found[1:]]
    text = say("hint.against" if others else "hint.alone", value=value, count=count, others=", ".join(others))
    return Hint(chosen, say("hint.best", move=move, value=value, count=count), others, text)


def _expected(game: Game, known: State, mean: float) -> str:
    """Points where one plays alone for points, else a share of victory."""
    if known.seats == 1 and not game.cooperative:
        return say("hint.points", points=mean)
    return say("hint.chance", percent=100 * mean)
