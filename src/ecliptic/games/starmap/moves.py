"""Moves as data and as text: what each does and uses (`describe`), and the action that a spelling means (`parse`).

    no supporter, promote W2, mentor            the roll's helpers
    decline, number, point 5,0                  the reward of an article
    fill OPT.2, stop                            spending
    use POS1+PLOT1, dice 2 3 5, major 4,1       an ability, its dice in the order they are read, its major
    layout NW SE, cell N, all, done             which points
    record W4, end                              an article; the turn
    roll 2 3 5                                  Nature

The dice of an ability are spelled by their values in the position at hand.
"""

from __future__ import annotations

import re

from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap import legal
from ecliptic.games.starmap.lattice import block
from ecliptic.games.starmap.names import (
    ARTICLES,
    CELLS,
    COMBOS,
    box_args,
    cell_spots,
    cells_in,
    column_row,
    item_names,
)
from ecliptic.games.starmap.rules import Starmap
from ecliptic.games.starmap.ruleset import LAYOUTS, rolls
from ecliptic.kernel.bits import members
from ecliptic.kernel.errors import InvalidMove
from ecliptic.kernel.facts import Args, fact
from ecliptic.kernel.state import NATURE

PASSES = {
    c.P_SUPPORT: "no-supporter",
    c.P_REWARD: "decline",
    c.P_XP: "stop",
    c.P_STUDY: "stop",
    c.P_STARS: "stop",
    c.P_SQUARES: "stop",
    c.P_ABILITY: "end",
    c.P_CELLS: "done",
}
"""What passing is in each phase that can be passed."""
SPELLINGS = {
    "no-supporter": "no supporter",
    **{kind: kind for kind in ("decline", "stop", "end", "done", "mentor", "number", "all")},
    "promote": "promote {article}",
    "record": "record {article}",
    "point": "point {x},{y}",
    "fill": "fill {box}",
    "use": "use {abilities}",
    "dice": "dice {dice}",
    "major": "major {column},{row}",
    "layout": "layout {cells}",
    "cell": "cell {cell}",
    "roll": "roll {dice}",
    # what the position at hand gives no better name
    "no-box": "fill #{index}",
    "no-dice": "dice #{index}",
    "no-layout": "layout #{index}",
}
ROLLS = rolls()


def spelling(kind: str, args: Args) -> str:
    """The one spelling of a move."""
    link = "+" if kind == "use" else " "
    words = {name: link.join(map(str, value)) if isinstance(value, list) else value for name, value in args.items()}
    return SPELLINGS[kind].format_map(words)


def phase_of(state: Starmap, seat: int) -> int:
    """The phase of a seat; of Nature there is none."""
    return int(state.table[seat * c.SEAT + c.PHASE]) if seat < state.seats else c.P_DONE


def item_of(action: int) -> int:
    """The item that an action fills."""
    return action - c.A_ITEM if action < c.A_COMBO else action - c.A_MORE_ITEMS + c.ITEM_IDS


# -- describing ----------------------------------------------------------------------------------------------


def describe(state: Starmap, seat: int, action: int) -> tuple[str, Args]:
    phase = phase_of(state, seat)
    if action == c.A_PASS:
        return PASSES.get(phase, "end"), _marked(state, seat, phase)
    if action <= c.WEEKS:
        return "record" if phase == c.P_RECORD else "promote", _article(state, seat, action)
    if action == c.A_MENTOR:
        return "mentor", {}
    if action == c.A_NUMBER:
        return "number", _number(state, seat, phase)
    if action < c.A_ITEM:
        spot = action - c.A_POINT
        return "point", {"x": spot % c.WIDTH, "y": spot // c.WIDTH, "spot": spot}
    if action < c.A_COMBO or action >= c.A_MORE_ITEMS:
        item = item_of(action)
        return ("fill", box_args(state.chart, item)) if item < state.chart.items else ("no-box", {"index": item})
    return _ability(state, seat, phase, action)


def _marked(state: Starmap, seat: int, phase: int) -> Args:
    """To be done with a choice of cells fills those chosen so far."""
    if phase != c.P_CELLS:
        return {}
    return {**_plotting(state, seat), "spots": _spots(state, seat, int(state.table[seat * c.SEAT + c.CHOSEN]))}


def _article(state: Starmap, seat: int, week: int) -> Args:
    """An article, and the box of it that would be filled."""
    args: Args = {"article": ARTICLES[week - 1], "week": week}
    if seat < state.seats:
        at = seat * c.SEAT
        low, high = state.table[at + c.ITEMS], state.table[at + c.ITEMS + 1]
        item = state.chart.leftmost(c.ARTICLE_GROUP + week - 1, low, high)
        args |= box_args(state.chart, item) if item >= 0 else {}
    return args


def _number(state: Starmap, seat: int, phase: int) -> Args:
    if phase != c.P_REWARD:
        return {}
    week = int(state.table[seat * c.SEAT + c.WEEK])
    return {"week": week, "number": int(state.chart.reward[week - 1])}


def _ability(state: Starmap, seat: int, phase: int, action: int) -> tuple[str, Args]:
    if action < c.A_DICE:
        return "use", {"abilities": COMBOS[action - c.A_COMBO].split("+")}
    if action < c.A_MAJOR:
        return _dice(state, seat, action - c.A_DICE)
    if action < c.A_LAYOUT:
        return "major", _major(state, seat, phase, action - c.A_MAJOR)
    if action < c.A_CELL:
        return _layout(state, seat, action - c.A_LAYOUT)
    if action <= c.A_ALL:
        return _cells(state, seat, phase, action)
    return "roll", {"dice": list(ROLLS[action - c.A_ROLL])}


def _dice(state: Starmap, seat: int, index: int) -> tuple[str, Args]:
    """The dice in the order they are read, what they name, and what they can fill."""
    dice = dice_of(state, seat, index)
    if not dice:
        return "no-dice", {"index": index}
    chart, table, at = state.chart, state.table, seat * c.SEAT
    combo = int(table[at + c.COMBO])
    packed = int(legal.hand_assignment(chart, table, at, index))
    plot_die = packed >> 6 & 7
    args: Args = {"abilities": COMBOS[combo].split("+"), "dice": dice, "die": plot_die or None}
    if combo >= c.PAIRS:
        return "dice", args
    pos, plot = int(chart.first[combo]), int(chart.plot[combo])
    if pos <= c.POS2:
        majors = [int(legal.named_major(pos, packed))]
        args |= column_row(majors[0])
    else:
        majors = members(legal.target_mask(chart, table, at, combo, packed & 7, plot_die))
    return "dice", {**args, "spots": _reach(state, seat, plot, plot_die, majors)}


def _reach(state: Starmap, seat: int, plot: int, die: int, majors: list[int]) -> list[int]:
    """The empty points that a plotting can fill at some of these majors, in whatever layout."""
    at = seat * c.SEAT
    reach = int(legal.reachable(state.chart, state.table, at, plot, die))
    found = {spot for major in majors for spot in cell_spots(major, reach & ~block(state.table, at, major))}
    return sorted(found)


def _plotting(state: Starmap, seat: int) -> Args:
    """The abilities at work, the die that plots, and from the layout on the major."""
    table, at = state.table, seat * c.SEAT
    args: Args = {"abilities": COMBOS[table[at + c.COMBO]].split("+"), "die": int(table[at + c.PLOT_DIE]) or None}
    return args if phase_of(state, seat) == c.P_TARGET else {**args, **column_row(int(table[at + c.MAJOR]))}


def _major(state: Starmap, seat: int, phase: int, major: int) -> Args:
    args = column_row(major)
    if phase != c.P_TARGET:
        return args
    table, at = state.table, seat * c.SEAT
    plot = int(state.chart.plot[table[at + c.COMBO]])
    spots = _reach(state, seat, plot, int(table[at + c.PLOT_DIE]), [major])
    return {**_plotting(state, seat), **args, "spots": spots}


def _layout(state: Starmap, seat: int, index: int) -> tuple[str, Args]:
    cells = layout_cells(state, seat, index)
    if not cells:
        return "no-layout", {"index": index}
    filling = cells | c.CENTRE if state.table[seat * c.SEAT + c.OWNED] >> c.COORD & 1 else cells
    return "layout", {**_plotting(state, seat), "cells": cells_in(cells), "spots": _spots(state, seat, filling)}


def _cells(state: Starmap, seat: int, phase: int, action: int) -> tuple[str, Args]:
    everything = action == c.A_ALL
    args: Args = {} if everything else {"cell": CELLS[action - c.A_CELL]}
    if phase == c.P_CELLS:
        cells = int(state.table[seat * c.SEAT + c.OFFER]) if everything else 1 << (action - c.A_CELL)
        args |= {**_plotting(state, seat), "spots": _spots(state, seat, cells)}
    return "all" if everything else "cell", args


def _spots(state: Starmap, seat: int, cells: int) -> list[int]:
    """Those of the cells around the positioned major that are empty."""
    at = seat * c.SEAT
    major = int(state.table[at + c.MAJOR])
    return cell_spots(major, cells & ~int(block(state.table, at, major)))


def layout_cells(state: Starmap, seat: int, index: int) -> int:
    """The cells of a layout of the die at hand; 0 where no layout is asked for."""
    if phase_of(state, seat) != c.P_LAYOUT:
        return 0
    return LAYOUTS[4 * int(state.table[seat * c.SEAT + c.PLOT_DIE]) + index]


def dice_of(state: Starmap, seat: int, index: int) -> list[int]:
    """The values of the index-th assignment of dice, in the order they are read; empty where there is none."""
    if phase_of(state, seat) != c.P_DICE:
        return []
    at = seat * c.SEAT
    packed = int(legal.hand_assignment(state.chart, state.table, at, index))
    if packed < 0:
        return []
    read = [packed & 7, packed >> 3 & 7, packed >> 6 & 7]
    placed = [int(state.table[at + c.DIE + place]) for place in range(3) if packed >> 9 >> place & 1]
    values = [value for value in read if value]
    for value in values:
        placed.remove(value)
    return values + placed  # dice whose value does not matter come last


# -- reading -------------------------------------------------------------------------------------------------


def _wrong(key: str, **args: object) -> InvalidMove:
    return InvalidMove(fact(key, **args), "starmap")


def parse(state: Starmap, seat: int, text: str) -> int:
    if seat == NATURE:
        return _parse_roll(text)
    phase = phase_of(state, seat)
    if text in [SPELLINGS[kind] for kind in PASSES.values()]:
        return _parse_pass(phase, text)
    plain = {"mentor": c.A_MENTOR, "number": c.A_NUMBER, "all": c.A_ALL}
    if text in plain:
        return plain[text]
    verb, _, rest = text.partition(" ")
    if verb == "roll":
        return _parse_roll(text)
    if verb == "point":
        return _parse_point(rest)
    if verb == "major":
        return _parse_major(rest)
    if verb == ("record" if phase == c.P_RECORD else "promote"):
        return c.A_WEEK + 1 + _one_of(rest, ARTICLES, "not-an-article")
    if verb == "use":
        return c.A_COMBO + _one_of(rest, COMBOS, "not-an-ability")
    if verb == "cell":
        return c.A_CELL + _one_of(rest, CELLS, "not-a-cell")
    if verb == "fill":
        return _parse_item(state, rest)
    if verb == "layout":
        return _parse_layout(state, seat, rest)
    if verb == "dice":
        return _parse_dice(state, seat, rest)
    raise _wrong("not-a-move", text=text)


def _parse_pass(phase: int, text: str) -> int:
    """A word that passes another step is not guessed at."""
    word = SPELLINGS[PASSES[phase]] if phase in PASSES else text
    if text != word:
        raise _wrong("not-this-pass", text=text, word=word)
    return c.A_PASS


def _one_of(word: str, codes: tuple[str, ...], key: str) -> int:
    if word not in codes:
        raise _wrong(key, text=word, codes=list(codes))
    return codes.index(word)


def _parse_roll(text: str) -> int:
    words = text.split()
    if words[0] == "roll" and all(word in tuple("123456") for word in words[1:]):
        roll = tuple(int(word) for word in words[1:])
        for index, known in enumerate(ROLLS):
            if known == roll:
                return c.A_ROLL + index
    raise _wrong("not-a-roll", text=text)


def _pair(text: str, key: str, low: int, high: int) -> tuple[int, int]:
    found = re.fullmatch(r"(0|[1-9]\d?),(0|[1-9]\d?)", text, re.ASCII)
    if found is None or not all(low <= int(number) <= high for number in found.groups()):
        raise _wrong(key, text=text, low=low, high=high)
    return int(found[1]), int(found[2])


def _parse_point(text: str) -> int:
    x, y = _pair(text, "not-a-point", 0, c.WIDTH - 1)
    return c.A_POINT + c.WIDTH * y + x


def _parse_major(text: str) -> int:
    column, row = _pair(text, "not-a-major", 1, 6)
    return c.A_MAJOR + 6 * (row - 1) + column - 1


def _numbered(text: str, count: int) -> int | None:
    """#3, where the position at hand gives a move no better name."""
    found = re.fullmatch(r"#(0|[1-9]\d{0,2})", text, re.ASCII)
    return int(found[1]) if found and int(found[1]) < count else None


def _parse_item(state: Starmap, text: str) -> int:
    names = item_names(state.chart)
    number = _numbered(text, c.MAX_ITEMS)
    if number is not None and number >= len(names):
        return int(legal.item_action(number))
    if text not in names:
        raise _wrong("not-a-box", text=text)
    return int(legal.item_action(names.index(text)))


def _parse_layout(state: Starmap, seat: int, text: str) -> int:
    """A layout is spelled with the points of the die in hand, so another die's layout is not a move at all."""
    names = {i: " ".join(cells_in(cells)) for i in range(4) if (cells := layout_cells(state, seat, i))}
    for index, name in names.items():
        if name == text:
            return c.A_LAYOUT + index
    number = _numbered(text, 4)
    if number is not None and number not in names:
        return c.A_LAYOUT + number
    if not names:
        raise _wrong("no-layout-now")
    die = int(state.table[seat * c.SEAT + c.PLOT_DIE])
    raise _wrong("not-a-layout", text=text, die=die, choices=list(names.values()))


def _parse_dice(state: Starmap, seat: int, text: str) -> int:
    names = {i: " ".join(map(str, values)) for i in range(6) if (values := dice_of(state, seat, i))}
    for index, name in names.items():
        if name == text:
            return c.A_DICE + index
    number = _numbered(text, 6)
    if number is not None and number not in names:
        return c.A_DICE + number
    raise _wrong("not-these-dice", text=text, choices=list(names.values())) if names else _wrong("no-dice-now")
