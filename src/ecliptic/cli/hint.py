"""What a strong bot would do in somebody's place, and why: what it expects of each choice."""

from __future__ import annotations

from ecliptic.bots import HardBot, guide_for
from ecliptic.cli.words import say
from ecliptic.kernel.game import Game
from ecliptic.kernel.state import State

SHOWN = 4
"""How many choices are told."""


def hint(game: Game, known: State, seat: int) -> list[str]:
    """The best choice and the next best ones, each with the result that is expected of it."""
    search = HardBot().search(known, seat)
    found = [
        (game.spell(known, seat, action), count, _expected(game, known, mean))
        for action, count, mean in search.tried()[:SHOWN]
    ]
    move, count, value = found[0]
    return [
        say("hint.best", move=move, value=value, count=count),
        *(say("hint.other", move=move, value=value) for move, _, value in found[1:]),
    ]


def _expected(game: Game, known: State, mean: float) -> str:
    """Points where the search counts them or one plays alone for them, else a share of victory."""
    if guide_for(known).points or (known.seats == 1 and not game.cooperative):
        return say("hint.points", points=mean)
    return say("hint.chance", percent=100 * mean)
