"""The ring and its overtaking (E-01 to E-05, E-08), shared by the three games. Pure functions over packed numbers.

A board holds the sign of each body in four bits. A goal counts signs in four bits each. The size of the ring is an
argument, because small rings can be solved exactly and so prove these very functions (see `analysis.py`).
"""

from typing import Final

from mypy_extensions import i64

from ecliptic.games.ephemeris.ids import BLUE, JUPITER, MARS, MERCURY, MOON, RED, SUN, YELLOW
from ecliptic.kernel.bits import below, bit, lowest

OFF: Final = 15
"""The sign of a body that is not on the board."""

FAR: Final = 2047
"""Every distance from 1 to 11, as a set of distance - 1."""


def colour_of(body: i64) -> i64:
    if body <= SUN:
        return YELLOW
    if body <= MARS:
        return RED
    return BLUE


def first_of(colour: i64) -> i64:
    """The first body of a colour."""
    if colour == YELLOW:
        return MOON
    if colour == RED:
        return MERCURY
    return JUPITER


def end_of(colour: i64) -> i64:
    """The body after the last of a colour."""
    if colour == YELLOW:
        return MERCURY
    if colour == RED:
        return JUPITER
    return 9


def rank_of(body: i64) -> i64:
    """E-02: a body is hindered by those of a higher rank alone."""
    if body == MOON:
        return 3
    if body == SUN:
        return 2
    if body <= MARS:
        return 1
    return 0


def sign_of(board: i64, body: i64) -> i64:
    return (board >> (body * 4)) & 15


def without(board: i64, body: i64) -> i64:
    """The board with a body taken off."""
    return board | (bit(body * 4) * OFF)


def walls(board: i64, body: i64) -> i64:
    """E-02: the signs in which this body is hindered, as a set."""
    if body == MOON:
        return 0
    found = bit(sign_of(board, MOON))
    if body == SUN:
        return found
    found |= bit(sign_of(board, SUN))
    if body <= MARS:
        return found
    return found | bit((board >> 8) & 15) | bit((board >> 12) & 15) | bit((board >> 16) & 15)


def blockers(board: i64, body: i64, sign: i64) -> list[int]:
    """E-02, E-03: the bodies that keep this one from leaving that sign."""
    return [other for other in range(9) if rank_of(other) > rank_of(body) and sign_of(board, other) == sign]


def reach(board: i64, body: i64, size: i64) -> i64:
    """E-04: how far a body can go; 0 is pinned. Without a blocker it stops short of a full circle (E-05)."""
    stops = walls(board, body) & below(size)
    if stops == 0:
        return size - 1
    return lowest((stops | (stops << size)) >> sign_of(board, body))


def reaches(board: i64) -> i64:
    """`reach` of every body on the full ring at once, four bits each: the signs of blockers are gathered just once."""
    moon = sign_of(board, MOON)
    sun = sign_of(board, SUN)
    stops = bit(moon) | bit(sun)
    stops |= stops << 12
    found: i64 = 11 | (distance(sun, moon, 12) << 4)
    body: i64 = MERCURY
    inner: i64 = 0
    while body < JUPITER:
        sign = sign_of(board, body)
        inner |= bit(sign)
        found |= lowest(stops >> sign) << (4 * body)
        body += 1
    stops |= inner | (inner << 12)
    while body < 9:
        found |= lowest(stops >> sign_of(board, body)) << (4 * body)
        body += 1
    return found


def distance(start: i64, end: i64, size: i64) -> i64:
    """E-01: forward from one sign to another."""
    found = end - start
    return found if found >= 0 else found + size


def shifted(board: i64, body: i64, steps: i64, size: i64) -> i64:
    """The board after a body went `steps` signs forward (negative: back), less than a full circle."""
    start = sign_of(board, body)
    end = start + steps
    if end >= size:
        end -= size
    elif end < 0:
        end += size
    return board + (end - start) * bit(body * 4)


def signs_under(board: i64, bodies: i64) -> i64:
    """The signs in which a set of bodies stands, counted like a goal."""
    total: i64 = 0
    while bodies != 0:
        total += bit(4 * sign_of(board, lowest(bodies)))
        bodies &= bodies - 1
    return total


def one_move_away(gap: i64) -> i64:
    """Which single change of sign would complete a hand: from * 16 + to, or -1.

    The gap of a hand is the count of the signs its bodies stand in less its goal. It is zero when the hand is complete
    (E-12), and 16**from - 16**to when one body stands in `from` and should stand in `to`.
    """
    if gap == 0:
        return -1
    size = gap if gap > 0 else -gap
    low = lowest(size)
    top = size + bit(low)
    if low & 3 != 0 or top & (top - 1) != 0:
        return -1
    high = lowest(top)
    if gap > 0:
        return (high >> 2) * 16 + (low >> 2)
    return (low >> 2) * 16 + (high >> 2)


def enabling(board: i64, body: i64, other: i64) -> i64:
    """E-23: the distances after which another body of colour `other` can move, as a set of distance - 1.

    A move can only take away or give back the freedom of slower pieces in the sign it leaves or enters. So either every
    distance will do, or none, or all but the one that lands on the only free piece.
    """
    rest = without(board, body)
    rank = rank_of(body)
    lone: i64 = -1
    piece = first_of(other)
    end = end_of(other)
    while piece < end:
        sign = sign_of(board, piece)
        if piece != body and walls(rest, piece) & bit(sign) == 0:
            if rank <= rank_of(piece) or (lone >= 0 and lone != sign):
                return FAR
            lone = sign
        piece += 1
    if lone < 0:
        return 0
    landing = distance(sign_of(board, body), lone, 12)
    if landing == 0:
        return FAR
    return FAR & ~bit(landing - 1)
