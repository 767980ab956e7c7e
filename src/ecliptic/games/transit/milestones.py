"""T-27, T-28: which Milestone may be used when. What they do is in `effects.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecliptic.games.transit import ids as c
from ecliptic.games.transit.ids import TURN, W1, W2, W3, W4, W5
from ecliptic.games.transit.state import Board
from ecliptic.kernel.bits import bit, lowest

IN_RESEARCH: Final = (1 << W1) | (1 << W2)
WHILE_DRAWING_HELPS: Final = IN_RESEARCH | (1 << W3) | (1 << TURN)
FROM_THE_SUN_ON: Final = (1 << W2) | (1 << W3) | (1 << TURN) | (1 << W4) | (1 << W5)


def season(milestone: i64) -> i64:
    """The set of phases in which a Milestone may be used; WILDs have rules of their own."""
    m = bit(milestone)
    if m & c.DRAW_CARDS:
        return WHILE_DRAWING_HELPS
    if m & c.REPLACING:
        return FROM_THE_SUN_ON
    if m & c.RESEARCH_CARDS:
        return IN_RESEARCH
    if milestone == c.CONGRESS:
        return 1 << c.W0
    if milestone == c.SIMULTANEOUS:
        return 1 << c.W3
    if milestone == c.ISS:
        return 1 << c.TURN
    if milestone == c.VENUS_IN_SOLE:
        return 1 << c.W4
    return 0


def can_happen(b: Board, milestone: i64) -> bool:
    """Whether its effect is possible now (T-30): cards to draw, a Sun, a Tableau card, a facedown one."""
    if bit(milestone) & c.DRAW_CARDS:
        return drawable(b) > 0
    if milestone == c.STELLAE_NOVAE:
        return b.deck >= 1 and b.at[c.SLOT + c.SUN_SLOT] != c.EMPTY
    if milestone == c.ENDEAVOUR:
        return b.deck >= 4
    if milestone == c.VENUS_EXPRESS:
        return b.deck >= 1 and b.filled_slots() != 0
    if milestone == c.VENUS_IN_SOLE:
        return b.filled_slots() != 0
    if milestone == c.ISS:
        return b.facedown_slots() != 0
    return True


def drawable(b: Board) -> i64:
    """T-30: how many cards a group draw may take; before the Sun is placed one is left for it."""
    if b.phase == c.W1:
        return b.deck - 1
    return b.deck


def usable(b: Board, seat: i64) -> i64:
    """The set of Milestones a seat may use now, in a window or in its own turn."""
    found: i64 = 0
    rest: i64 = b.at[c.MHAND + seat] & ~c.WILD_SET
    while rest:
        m = lowest(rest)
        rest &= rest - 1
        if season(m) & bit(b.phase) and can_happen(b, m):
            found |= bit(m)
    return found


def drawers(b: Board, milestone: i64) -> i64:
    """The set of seats that draw a card from one of the three draw Milestones.

    With two players each Era is reached once even if both its Centuries are named (T-03).
    """
    first: i64 = 0
    if milestone == c.MICROMETER:
        first = 1  # from the 18th on; Enlightenment is the 18th too
        if b.seats == 2:
            first = 0
    if milestone == c.MARCH:
        first = 2  # from the 19th on; Modern is the 19th
        if b.seats == 2:
            first = 1
    found: i64 = 0
    century: i64 = first
    while century < b.seats:
        found |= bit(b.holder(century))
        century += 1
    return found
