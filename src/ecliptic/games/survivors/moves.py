"""Moves as data and as text: what each does and uses (`describe`), and the action that a spelling means (`parse`).

engineer flip 1>6 · part any 2>6 · ore 4>5 · up 4>5 pay 1       change a die
lock kind 3x2 · lock run 2-4 · lock any 1 2 6 · lock full 3x2 2x6 · lock spot 6 · end
redeem PT6 · roll +2 · tile L4 · draw · lay A at 1,0 · cells 2,4 2,5 3,5 · discard crystals 1
rescue flip · take PT1 · launch · continue · concede · commit 6
die 4 · board E05 · part PT3                                     Nature
"""

from __future__ import annotations

import re
from functools import cache

from ecliptic.games.survivors import explore, scoring
from ecliptic.games.survivors import ids as c
from ecliptic.games.survivors.data import Edition
from ecliptic.games.survivors.drawings import Squares, orientations, settled
from ecliptic.games.survivors.names import Cell, cell_code, code, edition_of, part_codes, read_cell, sizes
from ecliptic.games.survivors.operate import count_showing
from ecliptic.games.survivors.operations import OPERATIONS, Operation, unpack
from ecliptic.games.survivors.rules import Survivors
from ecliptic.games.survivors.terrain import board_side, board_x, board_y
from ecliptic.kernel.bits import filled, members
from ecliptic.kernel.errors import InvalidMove
from ecliptic.kernel.facts import Args, fact

SPELLINGS = {
    "engineer": "engineer {engineer} {change}",
    "part": "part {effect} {change}",
    "ore": "ore {change}",
    "up": "up {change} pay {pay_die}",
    "down": "down {change} pay {pay_die}",
    "lock": "lock {locked}",
    "redeem": "redeem {part}",
    "roll": "roll +{crystals}",
    "tile": "tile {tile}",
    "lay": "lay {side} at {x},{y}",
    "cells": "cells {covered}",
    "discard": "discard crystals {crystals}",
    "rescue": "rescue {engineer}",
    "take": "take {part}",
    "commit": "commit {die}",
    "die": "die {die}",
    "board": "board {terrain}",
    "reveal": "part {part}",
    **{word: word for word in ("end", "draw", "launch", "continue", "concede")},
}
CHANGES = ("engineer", "part", "ore", "up", "down")


def spelling(kind: str, args: Args) -> str:
    """The text of a move."""
    known = dict(args)
    if kind in CHANGES:
        known["change"] = f"{args['die']}>{args['to_face']}" if args["to_face"] else f"{args['die']}"
    elif kind == "lock":
        known["locked"] = _spell_lock(args["track"], args["dice"])
    elif kind == "cells":
        known["covered"] = " ".join(args["cells"]) or f"#{args['number']}"
    return SPELLINGS[kind].format_map(known)


def _spell_lock(track: str, dice: list[int]) -> str:
    if track == "kind":
        return f"kind {len(dice)}x{dice[0]}"
    if track == "run":
        return f"run {dice[0]}-{dice[-1]}"
    if track == "full":
        return f"full 3x{dice[0]} 2x{dice[-1]}"
    return f"{'any' if track == 'any3' else 'spot'} {' '.join(map(str, dice))}"


# -- describing ------------------------------------------------------------------------------------------------------


def describe(s: Survivors, seat: int, action: int) -> tuple[str, Args]:
    """The kind of an action, what it uses, and what it would bring."""
    if c.CELLS <= action < c.DISCARD:
        return "cells", _cells(s, seat, action)
    kind, args = _fixed(edition_of(s))[action]
    return kind, {**args, **_now(s, seat, action)}


def _now(s: Survivors, seat: int, action: int) -> Args:
    """What depends on the position."""
    if seat >= s.seats:
        return {}
    base = seat * c.STRIDE
    dice = int(s.row[base + c.DICE_])
    if action == c.END:
        return {"dice": unpack(dice), "n": len(unpack(dice))}
    if c.DISCARD <= action < c.TAKE_ENGINEER:
        excess = s.row[base + c.CRYSTALS_] + s.row[base + c.ORE_] - c.HOLD
        return {"ore": max(0, int(excess) - (action - c.DISCARD))}
    if c.COMMIT <= action < c.FACE:
        return {"length": min(c.SEQUENCE_MAX, int(count_showing(dice, action - c.COMMIT + 1)))}
    if c.SITE <= action < c.CELLS:
        drawn = s.row[base + c.DRAWN_]
        return {"terrain": code(edition_of(s).board_names, int(drawn) - 1) if drawn else None}
    return {}


@cache
def _fixed(edition: Edition) -> dict[int, tuple[str, Args]]:
    """All moves but the placing of tiles."""
    parts = part_codes(edition)
    found: dict[int, tuple[str, Args]] = {i: _operation(edition, one) for i, one in enumerate(OPERATIONS)}
    for i in range(c.MAX_DESIGNS):
        card = edition.parts[i] if i < len(parts) else None
        gems = {"crystals": card.crystals if card else 0, "ore": card.ore if card else 0}
        found[c.REDEEM + i] = "redeem", {"part": code(parts, i), **gems}
        found[c.TAKE_PART + i] = "take", {"part": code(parts, i)}
        found[c.PART + i] = "reveal", {"part": code(parts, i)}
    for crystals in range(c.SHAPE - c.ROLL):
        found[c.ROLL + crystals] = "roll", {"crystals": crystals, "n": c.POWER_DICE + crystals}
    for i in range(c.MAX_SHAPES):
        name = code(edition.shape_names, i)
        found[c.SHAPE + i] = "tile", {"tile": name, "size": len(edition.shapes.get(name, ()))}
    for i in range(c.CELLS - c.SITE):
        side, where = divmod(i, c.LATTICE * c.LATTICE)
        x, y = where % c.LATTICE - c.ORIGIN, where // c.LATTICE - c.ORIGIN
        found[c.SITE + i] = "lay", {"side": "AB"[side], "x": x, "y": y}
    for crystals in range(c.TAKE_ENGINEER - c.DISCARD):
        found[c.DISCARD + crystals] = "discard", {"crystals": crystals}
    for i in range(c.ENGINEER_TYPES):
        found[c.TAKE_ENGINEER + i] = "rescue", {"engineer": c.EFFECT_NAMES[i]}
    for face in range(6):
        found[c.COMMIT + face] = "commit", {"die": face + 1}
        found[c.FACE + face] = "die", {"die": face + 1}
    for i in range(c.MAX_EXTRA):
        found[c.BOARD + i] = "board", {"terrain": code(edition.board_names, i)}
    words = {c.DRAW: "draw", c.LAUNCH: "launch", c.CONTINUE: "continue", c.CONCEDE: "concede"}
    return found | {action: (word, {}) for action, word in words.items()}


def _operation(edition: Edition, one: Operation) -> tuple[str, Args]:
    if one.source == "end":
        return "end", {}
    if one.reward:
        reward = c.REWARD_NAMES[one.reward]
        return "lock", {"track": one.source, "dice": list(one.dice), "reward": reward, "sizes": sizes(one.reward)}
    change: Args = {"die": one.before, "to_face": one.after or None}
    effect = c.EFFECT_NAMES[one.effect]
    if one.source == "engineer":
        return "engineer", {"engineer": effect, **change}
    if one.source == "part":
        carrier = next((card.id for card in edition.parts if effect in card.icons), None)
        return "part", {"part": carrier, "effect": effect, **change}
    if one.source == "ore":
        return "ore", change
    return one.source, {"track": one.source, **change, "pay_die": one.dice[0]}


# -- the place of a tile ---------------------------------------------------------------------------------------------


def _chosen(s: Survivors, seat: int) -> int:
    """The number of the shape that a seat has chosen + 1."""
    return int(s.row[seat * c.STRIDE + c.SHAPE_]) if 0 <= seat < s.seats else 0


def _turns(s: Survivors, seat: int) -> list[Squares]:
    """The ways in which the chosen shape may lie."""
    shape = _chosen(s, seat)
    return turns_of(edition_of(s), shape - 1) if shape else []


@cache
def turns_of(edition: Edition, shape: int) -> list[Squares]:
    return orientations(edition.shapes[edition.shape_names[shape]])


def place_cells(s: Survivors, seat: int, place: int) -> list[Cell]:
    """The cells that a place means for the chosen shape, on boards or not; empty if it means nothing now."""
    turn, rest = divmod(place, c.TURN_CELLS)
    slot, anchor = divmod(rest, c.BOARD_CELLS)
    turns = _turns(s, seat)
    if turn >= len(turns) or slot >= s.row[seat * c.STRIDE + c.BOARDS_]:
        return []
    word = s.row[seat * c.STRIDE + c.BOARD_ + slot]
    left = 5 * int(board_x(word)) + anchor % 5 + 1 - turns[turn][0][1]
    top = 5 * int(board_y(word)) + anchor // 5 + 1
    return [(left + x, top + y) for y, x in turns[turn]]


def _cells(s: Survivors, seat: int, action: int) -> Args:
    place = action - c.CELLS
    cells = place_cells(s, seat, place)
    if not cells:
        return {"number": place, "cells": []}
    return {
        "tile": edition_of(s).shape_names[_chosen(s, seat) - 1],
        "turn": place // c.TURN_CELLS,
        "cells": [cell_code(cell) for cell in cells],
        **takes(s, seat, _chosen(s, seat) - 1, action),
    }


def takes(s: Survivors, seat: int, shape: int, action: int) -> Args:
    """What a tile would take (S-29): crystals, V-nauts and the Engineers they promise, boards it would finish, rods."""
    base, solo, row = seat * c.STRIDE, s.seats == 1, s.row
    touched = filled(c.MAX_BOARDS, 0)
    s.kit.terrain.squares(row, base, shape, action, touched)
    vnauts = explore.vnauts_under(s.kit, row, base, touched)
    finished = members(explore.finished_by(row, base, touched))
    names = edition_of(s).side_names
    return {
        "crystals": int(explore.crystals_under(s.kit, row, base, touched)),
        "vnauts": int(vnauts),
        "rescues": int(explore.claims_for(row, base, vnauts, solo)),
        "finished_terrains": [names[board_side(row[base + c.BOARD_ + slot])] for slot in finished],
        "rods": int(scoring.board_rods(len(finished), solo)),
    }


# -- reading ---------------------------------------------------------------------------------------------------------


def parse(s: Survivors, seat: int, text: str) -> int:
    """The action of a text."""
    if text.lower().startswith("cells "):
        return c.CELLS + _read_cells(s, seat, text.lower().split()[1:])
    found = _numbers(edition_of(s)).get(text.lower())
    if found is None:
        raise _wrong("not-a-move", text=text)
    return found


def _wrong(key: str, **args: object) -> InvalidMove:
    return InvalidMove(fact(key, **args), "survivors")


@cache
def _numbers(edition: Edition) -> dict[str, int]:
    return {spelling(*move).lower(): action for action, move in _fixed(edition).items()}


def _read_cells(s: Survivors, seat: int, words: list[str]) -> int:
    if re.fullmatch("#[0-9]{1,4}", words[0]) and int(words[0][1:]) < c.DISCARD - c.CELLS:
        place = int(words[0][1:])
        if words != [f"#{place}"] or place_cells(s, seat, place):
            raise _wrong("not-a-numbered-place")
        return place
    cells = sorted({_read_cell(word) for word in words}, key=lambda cell: (cell[1], cell[0]))
    shape, turns = settled((y, x) for x, y in cells), _turns(s, seat)
    if shape not in turns:
        raise _wrong("not-the-shape")
    x, y = cells[0]
    for slot in range(s.row[seat * c.STRIDE + c.BOARDS_]):
        word = s.row[seat * c.STRIDE + c.BOARD_ + slot]
        column, row = x - 1 - 5 * int(board_x(word)), y - 1 - 5 * int(board_y(word))
        if 0 <= column < 5 and 0 <= row < 5:
            return turns.index(shape) * c.TURN_CELLS + slot * c.BOARD_CELLS + row * 5 + column
    raise _wrong("not-on-a-board", text=cell_code((x, y)))


def _read_cell(word: str) -> Cell:
    cell = read_cell(word)
    if cell is None:
        raise _wrong("not-a-cell", text=word)
    return cell
