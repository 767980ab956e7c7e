"""Which puzzle comes next: near the strength of whoever solves them; one a day for everybody; the first ones after a
lesson.

A puzzle and a person are rated as two players are, by the Weng-Lin method that also rates the bots (`arena.py`, there
by openskill; here, where only one of two ratings moves, the formula itself, which also runs in a browser tab). A
puzzle's rating follows from who finds it and from how many choices it has.
"""

from __future__ import annotations

import datetime
import functools
import hashlib
import tomllib
from collections.abc import Collection, Sequence
from math import exp, log2, sqrt
from typing import Annotated

import msgspec
from msgspec import Meta

from ecliptic.bots.puzzles import FOLDER, Puzzle, is_of, kept
from ecliptic.kernel.game import Game

MU, SIGMA = 1000.0, 1000.0 / 3
"""Of somebody who has not answered yet: openskill's 25 and 25 / 3, times forty."""
BETA, TAU, KAPPA = SIGMA / 2, SIGMA / 100, 0.0001
"""The spread of a performance, how much anybody changes from one puzzle to the next, and how little doubt can shrink:
all as openskill has them."""
LEVELS = {1: 720.0, 2: 1040.0, 3: 1280.0}
"""What a puzzle of a level is rated at least."""
OF_CHOICES = 32.0
"""How much harder it is with twice as many choices."""
SURE_SIGMA = 60.0
"""How little is in doubt about a puzzle."""
NEAR = 4
"""The next puzzle is drawn from this many near somebody's rating, so that not everybody gets the same one."""


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is, and how much that is in doubt."""

    mu: Annotated[float, Meta(ge=-5000, le=10_000)] = MU
    sigma: Annotated[float, Meta(gt=0, le=1000)] = SIGMA


def rating_of(puzzle: Puzzle) -> int:
    """How hard it is, on the scale of the ratings."""
    return round(LEVELS[puzzle.level] + OF_CHOICES * log2(puzzle.choices / 3))


def rated(before: Rating, puzzle: Puzzle, right: bool) -> Rating:
    """Somebody's rating after an answer: won or lost against the puzzle."""
    variance = before.sigma**2 + TAU**2
    c = sqrt(variance + SURE_SIGMA**2 + TAU**2 + 2 * BETA**2)
    wins = 1 / (1 + exp((rating_of(puzzle) - before.mu) / c))
    mu = before.mu + variance / c * (right - wins)
    shrinks = sqrt(variance) / c * variance / c**2 * wins * (1 - wins)
    return Rating(round(mu, 2), round(sqrt(variance * max(1 - shrinks, KAPPA)), 2))


def playable(its: Game) -> list[Puzzle]:
    """The puzzles of the game as it is now, the easiest first."""
    return [one for one in kept(its.id) if is_of(one, its)]


def next_one(puzzles: Sequence[Puzzle], rating: Rating, tried: Collection[int]) -> Puzzle | None:
    """One that was not tried yet, near a rating; the same for the same question. None: all were tried."""
    left = sorted((one for one in puzzles if one.source not in tried), key=lambda one: abs(rating_of(one) - rating.mu))
    return left[len(tried) % min(NEAR, len(left))] if left else None


def first_ones(its: Game) -> list[Puzzle]:
    """To check oneself after a lesson."""
    there = {one.source: one for one in playable(its)}
    return [there[number] for number in _firsts().get(its.id, ()) if number in there]


@functools.cache
def _firsts() -> dict[str, list[int]]:
    found: dict[str, list[int]] = tomllib.loads((FOLDER / "first.toml").read_text(encoding="utf-8"))
    return found


def of_the_day(day: datetime.date, games: Sequence[Game]) -> Puzzle | None:
    """The same for everybody: the games take turns, and no puzzle comes again before all of its game were there."""
    there = [puzzles for its in sorted(games, key=lambda its: its.id) if (puzzles := playable(its))]
    if not there:
        return None
    turn, which = divmod(day.toordinal(), len(there))
    shuffled = sorted(there[which], key=lambda one: hashlib.sha256(f"{one.game} {one.source}".encode()).digest())
    return shuffled[turn % len(shuffled)]
