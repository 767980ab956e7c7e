"""A seat's data (`ids.py` says where what lies): an empty sheet, copying one, clearing a turn (compiled)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.starmap import ids as c


def new_table(seats: i64) -> vec[i64]:
    """Empty sheets: Sunday of week 1, the two starting abilities owned (M-01)."""
    table = vec[i64]()
    zero: i64 = 0
    i: i64 = 0
    while i < seats * c.SEAT:
        table = append(table, zero)
        i += 1
    seat: i64 = 0
    while seat < seats:
        at = seat * c.SEAT
        table[at + c.OWNED] = c.STARTING
        table[at + c.WEEK] = 1
        table[at + c.BEFORE + c.OWNED] = c.STARTING
        table[at + c.BEFORE + c.WEEK] = 1
        seat += 1
    return table


def copy_sheet(table: vec[i64], source: i64, target: i64) -> None:
    """All that lasts of a seat, from one place of the table to another."""
    i: i64 = 0
    while i < c.SHEET:
        table[target + i] = table[source + i]
        i += 1


def clear_turn(table: vec[i64], at: i64) -> None:
    i: i64 = c.PHASE
    while i < c.BEFORE:
        table[at + i] = 0
        i += 1
