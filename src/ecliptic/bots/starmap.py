"""A greedy player of Mihi Anguli, in plain sight: no search beyond the ability at hand.

It buys what it wishes for, in order, then whatever is nearest to completion. On the map it takes the play after which
the map is worth most: a large group, stars, and squares that lack few corners.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, cast

from mypy_extensions import i64

from ecliptic.bots.guide import Guide
from ecliptic.games.starmap import codes as c
from ecliptic.games.starmap.board import block, largest_group, star_count
from ecliptic.games.starmap.rules import Starmap
from ecliptic.games.starmap.scoring import own_score, unique_points
from ecliptic.kernel.bits import below, size
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import State

WISHES = (c.ENTRY_GROUP + c.RES_A, c.ENTRY_GROUP + c.MATH)
"""The groups of boxes that are filled first."""

GROUP: Final = 2.0
STAR: Final = 2.0
"""What a square of the largest group and a star are worth; a square with four filled corners is worth 1."""


def choose(known: State, seat: int) -> int:
    """What the greedy player does."""
    state = cast(Starmap, known)
    choices = list(state.legal(seat))
    if len(choices) == 1:
        return choices[0]
    phase = int(state.table[seat * c.SEAT + c.PHASE])
    if phase in (c.P_SUPPORT, c.P_RECORD):
        return _article(state, seat, choices)
    if phase == c.P_REWARD:
        return c.A_NUMBER
    if c.P_XP <= phase <= c.P_OPTIMIZE:
        return _box(state, seat, choices)
    if phase == c.P_CELLS:
        return _cell(state, seat, choices)
    return max(choices, key=lambda action: _worth(state, seat, action))


# -- boxes ---------------------------------------------------------------------------------------------------


def _article(state: Starmap, seat: int, choices: Sequence[int]) -> int:
    """The mentor if there is one to use, else the article that is nearest to completion."""
    if c.A_MENTOR in choices:
        return c.A_MENTOR
    weeks = [action for action in choices if action != c.A_PASS]
    return min(weeks, key=lambda week: (_missing(state, seat, c.ARTICLE_GROUP + week - 1), week))


def _missing(state: Starmap, seat: int, group: int) -> int:
    """The value of the empty boxes of a group."""
    table, chart = state.table, state.chart
    total = 0
    for item in range(chart.items):
        if chart.group[item] == group:
            filled = table[seat * c.SEAT + c.ITEMS + item // c.WORD] >> (item % c.WORD) & 1
            total += 0 if filled else int(chart.value[item])
    return total


def _item(action: int) -> int:
    return action - c.A_ITEM if action < c.A_COMBO else action - c.A_MORE_ITEMS + c.ITEM_IDS


def _box(state: Starmap, seat: int, choices: Sequence[int]) -> int:
    """Wishes in their order, then the group that lacks least; the dearest box of it. Days come last."""
    chart = state.chart
    missing: dict[int, int] = {}

    def eagerness(action: int) -> tuple[float, int]:
        item = _item(action)
        group = int(chart.group[item])
        if group in WISHES:
            return (WISHES.index(group) - 100.0, -int(chart.value[item]))
        if group < c.DAYS:
            return (100.0 + int(chart.value[item]), 0)
        if group not in missing:
            missing[group] = _missing(state, seat, group)
        return (float(missing[group]), -int(chart.value[item]))

    return min((action for action in choices if action != c.A_PASS), key=eagerness)


# -- the map -------------------------------------------------------------------------------------------------


def _map_value(state: Starmap, seat: i64) -> float:
    """The largest group, the stars, and every square of four cells by how many of them are filled.

    A whole row of squares is counted at once: the four corners are added up as two binary digits a square.
    """
    table, at = state.table, seat * c.SEAT
    ones: i64 = 0
    twos: i64 = 0
    threes: i64 = 0
    fours: i64 = 0
    inside: i64 = below(c.WIDTH - 1)
    y: i64 = 0
    while y < c.WIDTH - 1:
        upper: i64 = table[at + y]
        lower: i64 = table[at + y + 1]
        if upper | lower:
            odd_above: i64 = upper ^ (upper >> 1)
            odd_below: i64 = lower ^ (lower >> 1)
            both_above: i64 = upper & (upper >> 1)
            both_below: i64 = lower & (lower >> 1)
            odd: i64 = (odd_above ^ odd_below) & inside
            even: i64 = (both_above ^ both_below ^ (odd_above & odd_below)) & inside
            ones += size(odd & ~even)
            twos += size(even & ~odd)
            threes += size(odd & even)
            fours += size(both_above & both_below & inside)
        y += 1
    return (
        GROUP * float(largest_group(table, at))
        + STAR * float(star_count(table, at, state.chart.star_rows))
        + 0.02 * float(ones)
        + 0.12 * float(twos)
        + 0.45 * float(threes)
        + float(fours)
    )


def _worth(state: Starmap, seat: int, action: int) -> float:
    """The map after this choice and the best ones after it; boxes are worth a little, passing is worth nothing."""
    after = state.clone()
    at = seat * c.SEAT
    after.apply(seat, action)
    phase = int(after.table[at + c.PHASE])
    if phase in (c.P_RECORD, c.P_OPTIMIZE, c.P_STUDY):
        return _map_value(after, seat) + 1.5
    if phase == c.P_CELLS:
        after.apply(seat, _cell(after, seat, list(after.legal(seat))))
        while int(after.table[at + c.PHASE]) == c.P_CELLS:
            after.apply(seat, _cell(after, seat, list(after.legal(seat))))
        return _map_value(after, seat)
    if c.P_DICE <= phase <= c.P_LAYOUT:
        return max(_worth(after, seat, choice) for choice in after.legal(seat))
    if phase == c.P_POINT:
        return _map_value(after, seat) + 1.0
    return _map_value(after, seat)


def _cell(state: Starmap, seat: int, choices: Sequence[int]) -> int:
    """All of them where that is allowed; else the wanted ones in their order."""
    if c.A_ALL in choices:
        return c.A_ALL
    wanted = _wanted_cells(state, seat)
    for action in choices:
        if action != c.A_PASS and wanted >> (action - c.A_CELL) & 1:
            return action
    return c.A_PASS if c.A_PASS in choices else choices[0]


def _wanted_cells(state: Starmap, seat: int) -> int:
    """PLOTTING III: one cell after another, each the one that adds most, as many as the die allows."""
    at = seat * c.SEAT
    trial = state.clone()
    offer, limit = int(trial.table[at + c.OFFER]), int(trial.table[at + c.PLOT_DIE])
    major = int(trial.table[at + c.MAJOR])
    wanted = offer & c.CENTRE
    left = [cell for cell in range(9) if offer & c.RING & ~block(trial.table, at, major) & 1 << cell]
    while left and limit:
        best = max(left, key=lambda cell: _with_cell(trial, seat, major, cell))
        _set_cell(trial, at, major, best)
        wanted |= 1 << best
        left.remove(best)
        limit -= 1
    return wanted


def _with_cell(state: Starmap, seat: int, major: int, cell: int) -> float:
    trial = state.clone()
    _set_cell(trial, seat * c.SEAT, major, cell)
    return _map_value(trial, seat)


def _set_cell(state: Starmap, at: int, major: int, cell: int) -> None:
    state.table[at + 2 * (major // 6) + cell // 3] |= 1 << (2 * (major % 6) + cell % 3)


# -- for the search ------------------------------------------------------------------------------------------


class StarmapGuide(Guide):
    """Simulations are played out greedily. Against others it is the lead that counts, not only who has it."""

    def policy(self, state: State, seat: i64, luck: Luck) -> i64:
        return choose(state, seat)

    def value(self, state: State) -> list[float]:
        sheets = cast(Starmap, state)
        scores = [float(_score(sheets, seat)) for seat in range(sheets.seats)]
        if len(scores) == 1:
            return scores
        return [_standing(scores, seat) for seat in range(len(scores))]


def _score(state: Starmap, seat: int) -> int:
    return own_score(state.chart, state.table, seat * c.SEAT) + unique_points(state.table, state.seats, seat)


def _standing(scores: list[float], seat: int) -> float:
    """The lead over the best other one, as a chance to win."""
    lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return 1.0 / (1.0 + exp(-lead / 4.0))


def guide(known: State) -> Guide:
    """What the search is told about this game: nothing is secret for longer than a turn."""
    return StarmapGuide(secrets=False)
