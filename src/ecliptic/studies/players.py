"""Who plays in a study: bots by name, with limits that do not depend on how fast a machine is."""

from __future__ import annotations

from ecliptic.bots import MASTER, Bot, UnknownBot, bot
from ecliptic.bots.game_modules import is_style
from ecliptic.kernel.facts import fact
from ecliptic.kernel.game import shortened

DIGITS = 9
"""Of a number of simulations, at most."""


def check(name: str, game: str) -> None:
    """Raises `UnknownBot` or `BadOption` unless the game has such a player."""
    player(name, 0, game)


def player(name: str, seed: int, game: str) -> Bot:
    """`easy`, `medium`, `hard`, `master` where the game has one, `random`, a level in a style as `medium:racer`, or
    `search:200` for a search with that many simulations.

    `hard` and `master` make all their simulations, however long they take: a time limit would make results depend on
    the machine.
    """
    kind, colon, more = name.partition(":")
    counted = kind == "search" and more.isdecimal() and len(more) <= DIGITS and int(more) > 0
    if not counted and (kind == "search" or (colon and not is_style(more))):
        raise UnknownBot(fact("bot-not-for-studies", name=shortened(name)))
    return bot(name, game, seed=seed, ms=0) if kind in ("hard", MASTER) else bot(name, game, seed=seed)
