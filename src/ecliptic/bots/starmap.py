"""A greedy player of Mihi Anguli, in plain sight: no search beyond the ability at hand.

It buys what it wishes for, in order, then whatever is nearest to completion. On the map it takes the play after which
the map is worth most: a large group, stars, and squares that lack few corners.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ecliptic.games.starmap import codes as c
from ecliptic.games.starmap.board import block, largest_group, star_count
from ecliptic.games.starmap.rules import Starmap
from ecliptic.kernel.state import State

WISHES = (c.ENTRY_GROUP + c.RES_A, c.ENTRY_GROUP + c.MATH)
"""The groups of boxes that are filled first."""

GROUP, STAR, CORNERS = 2.0, 2.0, (0.0, 0.02, 0.12, 0.45, 1.0)
"""What a square of the largest group, a star, and a square with 0 to 4 filled corners are worth."""


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


def _map_value(state: Starmap, seat: int) -> float:
    table, at = state.table, seat * c.SEAT
    rows = [int(table[at + y]) for y in range(c.WIDTH)]
    value = GROUP * int(largest_group(table, at)) + STAR * int(star_count(table, at, state.chart.star_rows))
    for y in range(c.WIDTH - 1):
        if rows[y] or rows[y + 1]:
            above, below = rows[y], rows[y + 1]
            for x in range(c.WIDTH - 1):
                corners = (above >> x & 1) + (above >> x + 1 & 1) + (below >> x & 1) + (below >> x + 1 & 1)
                value += CORNERS[corners]
    return value


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
