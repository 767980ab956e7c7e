"""Moves as text: one spelling for every action, Nature's included, and the way back.

engineer flip 1>6 · part any 2>6 · ore 4>5 · up 4>5 pay 1       change a die
lock kind 3x2 · lock run 2-4 · lock any 1 2 6 · lock full 3x2 2x6 · lock spot 6 · end
redeem PT6 · roll +2 · tile L4 · draw · lay A at 1,0 · cells 2,4 2,5 3,5 · discard crystals 1
rescue flip · take PT1 · launch · continue · concede · commit 6
die 4 · board E05 · part PT3                                     Nature
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from ecliptic.games.survivors.data import Edition
from ecliptic.games.survivors.drawings import Squares, orientations, settled
from ecliptic.games.survivors.ids import (
    BOARD,
    BOARD_,
    BOARDS_,
    CELLS,
    COMMIT,
    CONCEDE,
    CONTINUE,
    DISCARD,
    DRAW,
    EFFECT_NAMES,
    FACE,
    LATTICE,
    LAUNCH,
    ORIGIN,
    PART,
    REDEEM,
    ROLL,
    SHAPE,
    SHAPE_,
    SITE,
    STRIDE,
    TAKE_ENGINEER,
    TAKE_PART,
)
from ecliptic.games.survivors.operations import OPERATIONS, Operation
from ecliptic.games.survivors.rules import Survivors
from ecliptic.games.survivors.terrain import board_x, board_y
from ecliptic.kernel.errors import InvalidMove

Cell = tuple[int, int]
"""A column and a row over all boards of a player; the start board has 1 to 5."""


def spell(edition: Edition, state: Survivors, seat: int, action: int) -> str:
    """The text of an action."""
    if CELLS <= action < DISCARD:
        return _spell_cells(edition, state, seat, action - CELLS)
    return _words(edition)[action]


def parse(edition: Edition, state: Survivors, seat: int, text: str) -> int:
    """The action of a text."""
    if text.lower().startswith("cells "):
        return CELLS + _parse_cells(edition, state, seat, text.lower().split()[1:])
    found = _numbers(edition).get(text.lower())
    if found is None:
        raise InvalidMove(f"{text!r} is no move of this game")
    return found


# -- everything but cells --------------------------------------------------------------------------------------------


@cache
def _words(edition: Edition) -> dict[int, str]:
    parts = [card.id for card in edition.parts]
    words = {number: _operation(operation) for number, operation in enumerate(OPERATIONS)}
    words |= {REDEEM + i: f"redeem {_name(parts, i)}" for i in range(ROLL - REDEEM)}
    words |= {ROLL + k: f"roll +{k}" for k in range(SHAPE - ROLL)}
    words |= {SHAPE + i: f"tile {_name(edition.shape_names, i)}" for i in range(DRAW - SHAPE)}
    words |= {SITE + i: _site(i) for i in range(CELLS - SITE)}
    words |= {DISCARD + n: f"discard crystals {n}" for n in range(TAKE_ENGINEER - DISCARD)}
    words |= {TAKE_ENGINEER + i: f"rescue {EFFECT_NAMES[i]}" for i in range(TAKE_PART - TAKE_ENGINEER)}
    words |= {TAKE_PART + i: f"take {_name(parts, i)}" for i in range(LAUNCH - TAKE_PART)}
    words |= {DRAW: "draw", LAUNCH: "launch", CONTINUE: "continue", CONCEDE: "concede"}
    words |= {COMMIT + i: f"commit {i + 1}" for i in range(FACE - COMMIT)}
    words |= {FACE + i: f"die {i + 1}" for i in range(BOARD - FACE)}
    words |= {BOARD + i: f"board {_name(edition.board_names, i)}" for i in range(PART - BOARD)}
    return words | {PART + i: f"part {_name(parts, i)}" for i in range(8)}


@cache
def _numbers(edition: Edition) -> dict[str, int]:
    return {text.lower(): number for number, text in _words(edition).items()}


def _name(names: Sequence[str], number: int) -> str:
    """Ids are reserved for more components than an edition has to have."""
    return names[number] if number < len(names) else f"#{number + 1}"


def _operation(operation: Operation) -> str:
    change = f"{operation.before}>{operation.after}" if operation.after else f"{operation.before}"
    dice = operation.dice
    match operation.source:
        case "engineer" | "part":
            return f"{operation.source} {EFFECT_NAMES[operation.effect]} {change}"
        case "ore":
            return f"ore {change}"
        case "up" | "down":
            return f"{operation.source} {change} pay {dice[0]}"
        case "kind":
            return f"lock kind {len(dice)}x{dice[0]}"
        case "run":
            return f"lock run {dice[0]}-{dice[-1]}"
        case "any3":
            return f"lock any {dice[0]} {dice[1]} {dice[2]}"
        case "full":
            return f"lock full 3x{dice[0]} 2x{dice[-1]}"
        case "qspot":
            return f"lock spot {dice[0]}"
        case _:
            return "end"


def _site(number: int) -> str:
    side, where = divmod(number, LATTICE * LATTICE)
    return f"lay {'AB'[side]} at {where % LATTICE - ORIGIN},{where // LATTICE - ORIGIN}"


# -- cells -----------------------------------------------------------------------------------------------------------


def _chosen(edition: Edition, state: Survivors, seat: int) -> list[Squares]:
    """The orientations of the shape that a seat has chosen."""
    shape = state.row[seat * STRIDE + SHAPE_] if 0 <= seat < state.seats else 0
    return orientations(edition.shapes[edition.shape_names[shape - 1]]) if shape else []


def place_cells(edition: Edition, state: Survivors, seat: int, place: int) -> list[Cell]:
    """The cells that a place means for the chosen shape, on boards or not; empty if it means nothing now."""
    turn, rest = divmod(place, 150)
    slot, anchor = divmod(rest, 25)
    turns = _chosen(edition, state, seat)
    if turn >= len(turns) or slot >= state.row[seat * STRIDE + BOARDS_]:
        return []
    word = state.row[seat * STRIDE + BOARD_ + slot]
    left = 5 * board_x(word) + anchor % 5 + 1 - turns[turn][0][1]
    top = 5 * board_y(word) + anchor // 5 + 1
    return [(left + x, top + y) for y, x in turns[turn]]


def _spell_cells(edition: Edition, state: Survivors, seat: int, place: int) -> str:
    cells = place_cells(edition, state, seat, place)
    if not cells:
        return f"cells #{place}"
    return "cells " + " ".join(f"{x},{y}" for x, y in cells)


def _parse_cells(edition: Edition, state: Survivors, seat: int, words: list[str]) -> int:
    if re.fullmatch("#[0-9]{1,4}", words[0]) and int(words[0][1:]) < DISCARD - CELLS:
        return int(words[0][1:])
    cells = sorted({_cell(word) for word in words}, key=lambda cell: (cell[1], cell[0]))
    if not cells:
        raise InvalidMove("cells are written column,row like 2,4")
    shape = settled((y, x) for x, y in cells)
    turns = _chosen(edition, state, seat)
    if shape not in turns:
        raise InvalidMove("these cells do not have the chosen shape")
    x, y = cells[0]
    for slot in range(state.row[seat * STRIDE + BOARDS_]):
        word = state.row[seat * STRIDE + BOARD_ + slot]
        column, row = x - 1 - 5 * board_x(word), y - 1 - 5 * board_y(word)
        if 0 <= column < 5 and 0 <= row < 5:
            return turns.index(shape) * 150 + slot * 25 + row * 5 + column
    raise InvalidMove(f"cell {x},{y} lies on no board")


def _cell(word: str) -> Cell:
    if not re.fullmatch(r"-?[0-9]{1,2},-?[0-9]{1,2}", word):
        raise InvalidMove(f"{word!r} is no cell: cells are written column,row like 2,4")
    column, row = word.split(",")
    return int(column), int(row)
