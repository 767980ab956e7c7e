"""Roll-offs: dice decide who comes first, ties roll again (S-37, S-45).

The rolls of a seat are the digits of a number, first roll highest: comparing two seats is comparing two numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.survivors.ids import NOBODY, ROLLED_, ROLLS_, STRIDE
from ecliptic.kernel.bits import bit

RANK: Final = 0
"""Everybody's place is wanted."""
HIGHEST: Final = 1
LOWEST: Final = -1
MOST_ROLLS: Final = 20
"""After so many equal rolls (once in 10**15 games) the lower seat comes first."""


def clear(row: vec[i64], seats: i64) -> None:
    s: i64 = 0
    while s < seats:
        row[s * STRIDE + ROLLS_] = 0
        row[s * STRIDE + ROLLED_] = 0
        s += 1


def add_roll(row: vec[i64], seat: i64, face: i64) -> None:
    base: i64 = seat * STRIDE
    row[base + ROLLS_] |= face << (3 * (MOST_ROLLS - 1 - row[base + ROLLED_]))
    row[base + ROLLED_] += 1


def compare(row: vec[i64], a: i64, b: i64) -> i64:
    """Above 0 if seat a rolled higher than b, as far as both have rolled; 0 if equal so far."""
    depth: i64 = row[a * STRIDE + ROLLED_]
    if row[b * STRIDE + ROLLED_] < depth:
        depth = row[b * STRIDE + ROLLED_]
    shift: i64 = 3 * (MOST_ROLLS - depth)
    return (row[a * STRIDE + ROLLS_] >> shift) - (row[b * STRIDE + ROLLS_] >> shift)


def next_roller(row: vec[i64], among: i64, seats: i64, mode: i64) -> i64:
    """The seat that must roll now: one that is tied and has not yet rolled more often than those it is tied with."""
    found: i64 = NOBODY
    s: i64 = 0
    while s < seats:
        if among & bit(s) and _must_roll(row, s, among, seats, mode):
            if found == NOBODY or row[s * STRIDE + ROLLED_] < row[found * STRIDE + ROLLED_]:
                found = s
        s += 1
    return found


def _must_roll(row: vec[i64], seat: i64, among: i64, seats: i64, mode: i64) -> bool:
    rolled: i64 = row[seat * STRIDE + ROLLED_]
    if rolled == MOST_ROLLS:
        return False
    tied: bool = False
    t: i64 = 0
    while t < seats:
        if t != seat and among & bit(t):
            order: i64 = compare(row, seat, t)
            if order * mode < 0:
                return False
            if order == 0 and row[t * STRIDE + ROLLED_] >= rolled:
                tied = True
        t += 1
    return tied


def foremost(row: vec[i64], among: i64, seats: i64, mode: i64) -> i64:
    """The seat that rolled highest (mode LOWEST: lowest); NOBODY if there is none."""
    found: i64 = NOBODY
    s: i64 = 0
    while s < seats:
        if among & bit(s):
            if found == NOBODY or compare(row, s, found) * mode > 0:
                found = s
        s += 1
    return found
