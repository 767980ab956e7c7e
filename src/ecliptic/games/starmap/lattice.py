"""The map as bit boards, one word a row: points, squares, and the largest group of squares.

`at` is where a seat's data begins in the table; its rows lie there first (see `ids.py`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.starmap.ids import WIDTH
from ecliptic.kernel.bits import members, size

SQUARES: Final = 12
"""Squares in a row. A square is known by SQUARES y + x, where (x, y) is its upper left corner."""
PACKED: Final = 13
"""Bits a row where four rows of squares share a word."""


def block(table: vec[i64], at: i64, major: i64) -> i64:
    """The filled cells around a major and the major itself, as nine bits."""
    x: i64 = 2 * (major % 6)
    top: i64 = at + 2 * (major // 6)
    return ((table[top] >> x) & 7) | (((table[top + 1] >> x) & 7) << 3) | (((table[top + 2] >> x) & 7) << 6)


def square_row(table: vec[i64], at: i64, y: i64) -> i64:
    """The filled squares whose upper corners lie in row y: bit x for the one right of column x."""
    both = table[at + y] & table[at + y + 1]
    return both & (both >> 1)


def squares_between(table: vec[i64], at: i64, first: i64, last: i64) -> i64:
    """The filled squares of at most five rows of squares in one word (rows off the map have none)."""
    found: i64 = 0
    y = first
    while y <= last:
        found <<= 12
        if 0 <= y < 12:
            found |= square_row(table, at, y)
        y += 1
    return found


def filled_spots(table: vec[i64], at: i64) -> list[int]:
    """The filled points by their numbers, for everything that is not hot."""
    return [WIDTH * y + x for y in range(WIDTH) for x in members(table[at + y])]


def filled_squares(table: vec[i64], at: i64) -> list[int]:
    return [SQUARES * y + x for y in range(SQUARES) for x in members(square_row(table, at, y))]


def star_count(table: vec[i64], at: i64, stars: vec[i64]) -> i64:
    """How many stars are filled on the whole map."""
    found: i64 = 0
    y: i64 = 0
    while y < WIDTH:
        found += size(table[at + y] & stars[y])
        y += 1
    return found


def largest_group(table: vec[i64], at: i64) -> i64:
    """The size of the largest group of filled squares, neighbours sharing an edge or a corner (M-36)."""
    x, y, z = _largest(table, at)
    return size(x) + size(y) + size(z)


def group_squares(table: vec[i64], at: i64) -> list[int]:
    """The squares of the largest group."""
    x, y, z = _largest(table, at)
    words = members(int(x) | int(y) << 4 * PACKED | int(z) << 8 * PACKED)
    return [SQUARES * (place // PACKED) + place % PACKED for place in words]


def _largest(table: vec[i64], at: i64) -> tuple[i64, i64, i64]:
    """The largest group; of equal ones the first.

    Four rows of squares share a word, thirteen bits a row: the empty thirteenth column keeps a shift by one from
    running into the next row.
    """
    a = _four_rows(table, at, 0)
    b = _four_rows(table, at, 4)
    c = _four_rows(table, at, 8)
    best: i64 = 0
    best_x: i64 = 0
    best_y: i64 = 0
    best_z: i64 = 0
    while a | b | c:
        x: i64 = a & -a
        y: i64 = 0
        z: i64 = 0
        if a == 0:
            y = b & -b
            if b == 0:
                z = c & -c
        before: i64 = 0
        now: i64 = 1
        while now != before:
            before = now
            x, y, z = _spread(x, 0, y) & a, _spread(y, x, z) & b, _spread(z, y, 0) & c
            now = size(x) + size(y) + size(z)
        if now > best:
            best = now
            best_x = x
            best_y = y
            best_z = z
        a &= ~x
        b &= ~y
        c &= ~z
    return best_x, best_y, best_z


def _four_rows(table: vec[i64], at: i64, y: i64) -> i64:
    return (
        square_row(table, at, y)
        | (square_row(table, at, y + 1) << 13)
        | (square_row(table, at, y + 2) << 26)
        | (square_row(table, at, y + 3) << 39)
    )


def _spread(word: i64, above: i64, below: i64) -> i64:
    """A word's squares with all their neighbours, and the neighbours of the words above and below it.

    Bits outside the map come along; the caller keeps only filled squares.
    """
    wide = word | (word << 1) | (word >> 1)
    edges = (above >> 39) | ((below & 0x1FFF) << 39)
    return wide | ((wide & 0x7FFFFFFFFF) << 13) | (wide >> 13) | edges | (edges << 1) | (edges >> 1)
