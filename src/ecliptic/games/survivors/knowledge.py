"""Who knows what: undrawn boards are hidden, and a simultaneous turn shows the others as they stood when it began."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.survivors import ids as c
from ecliptic.games.survivors.state import Mission
from ecliptic.kernel.bits import bit, nth, size
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import HIDDEN, LATER, NATURE


def hide_queues(row: vec[i64], seats: i64) -> None:
    """Nobody knows the undrawn boards, except those that went back under a queue (R-31, R-28)."""
    s: i64 = 0
    while s < seats:
        base: i64 = s * c.STRIDE
        i: i64 = 0
        while i < row[base + c.QUEUED_] - row[base + c.SEEN_]:
            row[base + c.QUEUE_] |= bit(6 * i) * c.UNKNOWN
            i += 1
        s += 1


def redact(copy: Mission, seat: i64) -> None:
    """Makes a copy what a seat knows of it."""
    if copy.simultaneous():
        s: i64 = 0
        while s < copy.seats:
            if s != seat:
                i: i64 = s * c.STRIDE
                while i < (s + 1) * c.STRIDE:
                    copy.row[i] = copy.before[i]
                    i += 1
                copy.active |= bit(s)
            s += 1
        copy.waiting &= bit(seat)
        copy.ask_round()
    hide_queues(copy.row, copy.seats)


def seen_as(state: Mission, viewer: i64, seat: i64, action: i64) -> i64:
    """An event as a viewer sees it."""
    if state.stage == c.QUEUES:
        return HIDDEN
    if not state.simultaneous():
        return action
    if seat == NATURE:
        seat = state.chance
    if seat == viewer:
        return action
    return LATER


def fill(known: Mission, luck: Luck) -> None:
    """Deals boards that nobody has seen to the queues."""
    pool: i64 = known.unseen()
    s: i64 = 0
    while s < known.seats:
        queue: i64 = known.row[s * c.STRIDE + c.QUEUE_]
        i: i64 = 0
        while i < known.row[s * c.STRIDE + c.QUEUED_]:
            if (queue >> (6 * i)) & 63 == c.UNKNOWN:
                board: i64 = nth(pool, luck.below(size(pool)))
                pool &= ~bit(board)
                queue += (board + 1 - c.UNKNOWN) << (6 * i)
            i += 1
        known.row[s * c.STRIDE + c.QUEUE_] = queue
        s += 1
