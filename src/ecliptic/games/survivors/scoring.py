"""What is won: fuel rods on the way (S-41), the comparison of launches (S-49) and the stars of the solo game (S-56).

The rules pay by these functions, and facts are told by them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.survivors import ids as c
from ecliptic.kernel.bits import size

BOARD_RODS: Final = 2
LAUNCH_STARS: Final = 2


def board_rods(finished: i64, solo: bool) -> i64:
    """S-29, S-54: what finished boards bring."""
    if solo:
        return 0
    return BOARD_RODS * finished


def part_rods(parts: i64, rods: i64, solo: bool) -> i64:
    """S-39, S-57: what the latest of so many parts brings to somebody who has these rods."""
    if parts == c.GEAR_SPOTS and (not solo or rods < c.ENOUGH_RODS):
        return 1
    return 0


def standing(row: vec[i64], base: i64) -> i64:
    """A number that compares launches: length, value, Engineers, rods, ore left (S-49, R-44)."""
    rank: i64 = row[base + c.SEQUENCE_] * 8 + size(row[base + c.HELD_])
    return (rank * 256 + row[base + c.RODS_]) * 256 + row[base + c.ORE_]


def wins_alone(length: i64, rescued: i64) -> bool:
    """S-56: eight of a kind, and at least four rescued."""
    return length >= c.SEQUENCE_MAX and rescued >= c.WINDOWS


def crew_stars(rescued: i64) -> i64:
    """A star for each Engineer above four."""
    return rescued - c.WINDOWS


def six_stars(face: i64) -> i64:
    """A star for sixes."""
    if face == 6:
        return 1
    return 0


def stars(length: i64, face: i64, rescued: i64) -> i64:
    """The solo ranking (S-56, R-49); 0 is a loss."""
    if not wins_alone(length, rescued):
        return 0
    return LAUNCH_STARS + crew_stars(rescued) + six_stars(face)
