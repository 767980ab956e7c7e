"""The codes of everything on a sheet, which moves, positions, editions, views and facts use."""

from __future__ import annotations

from functools import lru_cache

from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.ruleset import COMBO_TABLE, Chart
from ecliptic.kernel.facts import Args, Fact

DAYS = ("SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT")
ABILITIES = ("POS1", "POS2", "POS3", "POS4", "PLOT1", "PLOT2", "PLOT3", "PLOT4", "PLOT5", "REC", "OPT", "STUDY")
SUPPORTERS = ("PROMOTER", "MENTOR", "RES_A", "RES_B", "MATH", "COORD", "PUBLISHER", "HEADHUNTER")
ENTRIES = ABILITIES + SUPPORTERS
ARTICLES = ("W1", "W2", "W3", "W4", "W5")
GROUPS = DAYS + ENTRIES + ARTICLES
DICE = {"POS1": 2, "POS2": 1, "POS3": 1, "POS4": 2, "PLOT1": 1, "PLOT2": 1, "PLOT3": 1, "PLOT4": 2, "PLOT5": 2,
        "REC": 1, "OPT": 1, "STUDY": 1}  # fmt: skip
"""The dice that each ability takes (printed)."""

CURRENCIES = ("experience", "star", "square")
"""What a box is paid with."""
ARTICLE_STATES = ("open", "lapsed", "number", "point", "declined")
PHASES = {
    "roll": c.P_ROLL, "support": c.P_SUPPORT, "record": c.P_RECORD, "ability": c.P_ABILITY, "dice": c.P_DICE,
    "target": c.P_TARGET, "layout": c.P_LAYOUT, "cells": c.P_CELLS, "experience": c.P_XP, "study": c.P_STUDY,
    "stars": c.P_STARS, "squares": c.P_SQUARES, "optimize": c.P_OPTIMIZE, "reward": c.P_REWARD, "point": c.P_POINT,
    "away": c.P_AWAY, "done": c.P_DONE, "finished": c.P_FINISHED,
}  # fmt: skip
PHASE_NAMES = {number: name for name, number in PHASES.items()}

CELLS = ("NW", "N", "NE", "W", "C", "E", "SW", "S", "SE")
"""The cells around a major, and the major itself."""

COMBOS = tuple(
    ENTRIES[first] if first == plot else f"{ENTRIES[first]}+{ENTRIES[plot]}" for first, plot, _, _ in COMBO_TABLE
)
_SORTS = {
    **dict.fromkeys(DAYS, "day"),
    **dict.fromkeys(ABILITIES, "ability"),
    **dict.fromkeys(SUPPORTERS, "supporter"),
    **dict.fromkeys(ARTICLES, "article"),
}


@lru_cache(maxsize=8)
def item_names(chart: Chart) -> list[str]:
    """`OPT.2` is the second item of OPT; in the order of the item numbers."""
    seen: dict[int, int] = {}
    found = []
    for group in chart.group:
        seen[group] = seen.get(group, 0) + 1
        found.append(f"{GROUPS[group]}.{seen[group]}")
    return found


def named(group: str) -> Fact:
    """The name of a day, an ability, a supporter or an article, to stand in a sentence."""
    return Fact(f"{sort_of(group)}-{group}")


def sort_of(group: str) -> str:
    """Whether a group of boxes is a day, an ability, a supporter or an article."""
    return _SORTS[group]


def box_args(chart: Chart, item: int) -> Args:
    """Everything about a box that a sentence or a board may want."""
    entry = GROUPS[chart.group[item]]
    return {
        "box": item_names(chart)[item],
        "entry": entry,
        "owner": named(entry),
        "currency": CURRENCIES[chart.kind[item]],
        "value": int(chart.value[item]),
    }


def entries_in(mask: int) -> list[str]:
    """The codes of a set of entries."""
    return [code for number, code in enumerate(ENTRIES) if mask >> number & 1]


def cells_in(mask: int) -> list[str]:
    """The names of a set of cells."""
    return [name for number, name in enumerate(CELLS) if mask >> number & 1]


def cell_spots(major: int, cells: int) -> list[int]:
    """The points of a set of cells around a major, by their numbers."""
    corner = 2 * c.WIDTH * (major // 6) + 2 * (major % 6)
    return [corner + c.WIDTH * (cell // 3) + cell % 3 for cell in range(9) if cells >> cell & 1]


def column_row(major: int) -> Args:
    """Where a major lies, counted from 1, and which point it is."""
    return {"column": major % 6 + 1, "row": major // 6 + 1, "major": cell_spots(major, c.CENTRE)[0]}
