"""What is counted for the result: points of Game Three, pairs, cards (E-37, E-39 to E-41)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def points_for(progress: i64) -> i64:
    """E-37: what a planet's progress is worth at the end of a game: 12 at home, nothing behind its start."""
    if progress < 0:
        return 0
    return progress


def shared(amounts: vec[i64], seats: i64) -> list[float]:
    """E-41: the most wins, ties share."""
    best: i64 = -1
    ties: i64 = 0
    seat: i64 = 0
    while seat < seats:
        if amounts[seat] > best:
            best = amounts[seat]
            ties = 0
        if amounts[seat] == best:
            ties += 1
        seat += 1
    return [1.0 / float(ties) if amounts[seat] == best else 0.0 for seat in range(seats)]
