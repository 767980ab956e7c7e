"""What a semester is worth and what its red print costs: asked by the rules, and by whoever tells why."""

from __future__ import annotations

from mypy_extensions import i64

from ecliptic.games.gemini import ids as c
from ecliptic.games.gemini.state import Board
from ecliptic.kernel.bits import lowest, size

# -- points (G-31, G-32) -----------------------------------------------------------------------------------------


def worth(s: Board, program: i64) -> i64:
    """What one program counts if the semester ends now; BASE counts its hours of Poor Weather."""
    nothing: i64 = 0
    if program == c.BASE:
        if not s.flipped:
            return nothing
        return s.at(c.BASE, c.HOURS) * s.tables.poor_points
    if (s.scored >> program) & 1 == 1:
        return s.tables.full[program]
    if (s.active >> program) & 1 == 0:
        return nothing
    if s.at(program, c.DONE) == c.NONE:
        return s.tables.loss[program]
    return s.tables.partial[program]


def points(s: Board) -> i64:
    """What the table is worth now."""
    total: i64 = 0
    rest = s.active | s.scored
    while rest != 0:
        total += worth(s, lowest(rest))
        rest &= rest - 1
    return total


def missing(s: Board) -> i64:
    """Band 1 programs still to be completed."""
    short = s.tables.required[s.seats] - size(s.scored & s.tables.band1)
    if short < 0:
        return 0
    return short


def missing_cost(s: Board) -> i64:
    """The Reputation that they cost at the end."""
    return missing(s) * s.tables.missing_costs[s.seats]


def level_of(s: Board, total: i64) -> i64:
    """The level of victory that points reach: 1 to 4."""
    level: i64 = 1
    while level < c.LEVELS and total >= threshold(s, level + 1):
        level += 1
    return level


def threshold(s: Board, level: i64) -> i64:
    """The points from which level 2, 3 or 4 is reached."""
    return s.tables.levels[s.seats * 3 + level - 2]


# -- red print at the end of a round (G-28) ------------------------------------------------------------------------


def target_overdue(s: Board, program: i64) -> bool:
    """A Target of Opportunity that was not completed in time."""
    side = s.at(program, c.SIDE)
    return side != c.NONE and s.is_opportunity(side) and s.round >= due_of(s, program)


def due_of(s: Board, program: i64) -> i64:
    """The round at whose end the Target of Opportunity on a program must be complete."""
    return s.at(program, c.SINCE) + 1


def run_overdue(s: Board, card: i64) -> bool:
    """A Classical Run in a hand that was not played in time."""
    return s.due_round(card) <= s.round
