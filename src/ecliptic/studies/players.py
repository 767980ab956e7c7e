"""Who plays in a study: bots by name, with limits that do not depend on how fast a machine is."""

from __future__ import annotations

from ecliptic.bots import HARD_SIMULATIONS, Bot, UnknownBot, bot

DIGITS = 9
"""Of a number of simulations, at most."""


def check(name: str) -> None:
    """Raises `UnknownBot` unless there is such a player."""
    player(name, 0)


def player(name: str, seed: int) -> Bot:
    """`easy`, `medium`, `hard`, `random`, or `search:200` for a search with so many simulations.

    `hard` takes all its simulations however long they last: a limit of time would make results depend on the machine.
    """
    kind, colon, count = name.partition(":")
    if colon:
        if kind != "search" or not count.isdecimal() or len(count) > DIGITS or int(count) < 1:
            raise UnknownBot(f"{name!r} is no bot of a study; a search is written search:200, with its simulations")
        return bot("search", seed=seed, simulations=int(count))
    if kind == "hard":
        return bot("search", seed=seed, simulations=HARD_SIMULATIONS)
    return bot(kind, seed=seed)
