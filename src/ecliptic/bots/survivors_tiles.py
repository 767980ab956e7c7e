"""Where a player of Survivors lays its tiles: where they uncover most, finish boards and leave no holes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.survivors import explore
from ecliptic.games.survivors import ids as at
from ecliptic.games.survivors.rules import Survivors
from ecliptic.games.survivors.ruleset import Kit
from ecliptic.games.survivors.terrain import board_side
from ecliptic.kernel.bits import size

# What things are worth, in cells explored.
ENGINEER: Final = 7.0
CRYSTAL: Final = 2.0
BOARD: Final = 24.0
"""A finished board, for its two rods."""
FINISH: Final = 6.0
"""Solo: the first finished board, which brings no rods but is needed."""

LEFT: Final = 0x108421
RIGHT: Final = 0x1084210

LARGE: Final = 5
"""The largest size of tile that is earned: 5 stands for 5 or 6."""
NOWHERE: Final = -100.0
"""Less than any place of a tile is worth."""


def near(cells: i64) -> i64:
    """What lies next to these cells of a board."""
    return ((cells & ~RIGHT) << 1) | ((cells & ~LEFT) >> 1) | (cells << 5) | (cells >> 5)


def lonely(word: i64) -> i64:
    """Free cells of a board without a free neighbour on it."""
    free: i64 = at.FULL & ~word
    return size(free & ~near(free))


def beside(word: i64, cells: i64) -> bool:
    """Whether one of these cells lies next to a covered one."""
    return near(word & at.FULL) & cells != 0


ASTRAY: Final = 4.0
"""Solo: what a small tile loses elsewhere than on the board that is to be finished first."""


def place_worth(state: Survivors, seat: i64, shape: i64, action: i64) -> float:
    """What a tile uncovers there, boards brought nearer to their end, less the holes that it leaves."""
    base: i64 = seat * at.STRIDE
    row = state.row
    terrain = state.kit.terrain
    touched = state.kit.touched
    boards = row[base + at.BOARDS_]
    finished = explore.finished_boards(row, base)
    solo: bool = state.seats == 1
    small: bool = solo and finished == 0 and terrain.sizes[shape] <= 2
    home = fullest(row, base)
    terrain.squares(row, base, shape, action, touched)
    found = -ASTRAY if small and touched[home] == 0 else 0.0
    slot: i64 = 0
    while slot < boards:
        cells = touched[slot]
        if cells:
            old = row[base + at.BOARD_ + slot]
            new = old | cells
            side = board_side(new)
            found += CRYSTAL * float(size(cells & terrain.crystals[side]))
            vnaut = terrain.vnauts[side]
            if vnaut & ~old != 0 and (solo or explore.window_free(row, base)):
                if cells & vnaut:
                    found += ENGINEER
                elif beside(new, vnaut):
                    found += 0.8
            n = float(size(new & at.FULL))
            m = float(size(old & at.FULL))
            found += (0.06 if solo and finished == 0 else 0.03) * (n * n - m * m)
            if new & at.FULL == at.FULL:
                if not solo:
                    found += BOARD
                elif finished == 0:
                    found += FINISH
            found -= (2.0 if solo else 0.9) * float(lonely(new) - lonely(old))
        slot += 1
    return found + 0.2 * float(terrain.sizes[shape])


def best_place(state: Survivors, seat: i64) -> tuple[float, int]:
    """The best place of the chosen shape."""
    base: i64 = seat * at.STRIDE
    shape = state.row[base + at.SHAPE_] - 1
    choices = state.legal(seat)
    best: i64 = choices[0]
    most = -1000.0
    i: i64 = 0
    while i < len(choices):
        value = place_worth(state, seat, shape, choices[i])
        if value > most:
            most = value
            best = choices[i]
        i += 1
    return most, int(best)


def best_shape(state: Survivors, seat: i64) -> tuple[float, int]:
    """The shape with the best place; -1 where none has one."""
    base: i64 = seat * at.STRIDE
    row = state.row
    choices = state.legal(seat)
    best: i64 = -1
    most = -1000.0
    i: i64 = 0
    while i < len(choices):
        if choices[i] != at.DRAW:
            row[base + at.SHAPE_] = choices[i] - at.SHAPE + 1
            row[base + at.PHASE_] = at.LAYING
            value, _ = best_place(state, seat)
            row[base + at.SHAPE_] = 0
            row[base + at.PHASE_] = at.SHAPING
            if value > most:
                most = value
                best = choices[i]
        i += 1
    return most, int(best)


def fullest(row: vec[i64], base: i64) -> i64:
    """The board with most cells covered."""
    best: i64 = 0
    slot: i64 = 1
    while slot < row[base + at.BOARDS_]:
        if size(row[base + at.BOARD_ + slot] & at.FULL) > size(row[base + at.BOARD_ + best] & at.FULL):
            best = slot
        slot += 1
    return best


class Prospect:
    """What a tile of each size would bring a seat, remembered until its boards change."""

    def __init__(self, kit: Kit) -> None:
        self.kit: Kit = kit
        self.worths: vec[float] = vec[float]([0.0] * (LARGE + 1))
        """By size; 5 stands for 5 and 6."""
        self.seen: vec[i64] = vec[i64]([-1] * (at.MAX_BOARDS + 3))
        """The boards, and whatever else matters for a tile."""

    def look(self, state: Survivors, seat: i64) -> None:
        row = state.row
        base: i64 = seat * at.STRIDE
        same = self._saw(0, 1 if explore.window_free(row, base) else 0)
        same = self._saw(1, row[base + at.TILES_]) and same
        i: i64 = 0
        while i <= at.MAX_BOARDS:
            same = self._saw(2 + i, row[base + at.BOARDS_ + i]) and same
            i += 1
        if not same:
            self._judge(state, seat)

    def _saw(self, place: i64, word: i64) -> bool:
        """Whether it was so before."""
        same: bool = self.seen[place] == word
        self.seen[place] = word
        return same

    def _judge(self, state: Survivors, seat: i64) -> None:
        squares: i64 = 1
        while squares <= LARGE:
            self.worths[squares] = tile_worth(state, seat, squares)
            squares += 1


def tile_worth(state: Survivors, seat: i64, squares: i64) -> float:
    """What a tile of this size would bring now; less than NOWHERE if there is no place."""
    base: i64 = seat * at.STRIDE
    row = state.row
    row[base + at.PHASE_] = at.SHAPING
    row[base + at.REWARD_] = squares
    found, _ = best_shape(state, seat)
    row[base + at.PHASE_] = at.OPERATE
    row[base + at.REWARD_] = 0
    return found


def choose_shape(state: Survivors, seat: i64) -> i64:
    """A new board is drawn when the old ones have little more to give."""
    choices = state.legal(seat)
    last = choices[len(choices) - 1]
    if last == at.DRAW and (len(choices) == 1 or wants_board(state, seat)):
        return at.DRAW
    _, best = best_shape(state, seat)
    return best


def wants_board(state: Survivors, seat: i64) -> bool:
    """Whether no V-naut is left to find where one still needs Engineers, or hardly a free cell."""
    base: i64 = seat * at.STRIDE
    row = state.row
    vnauts: i64 = 0
    free: i64 = 0
    slot: i64 = 0
    while slot < row[base + at.BOARDS_]:
        word = row[base + at.BOARD_ + slot]
        free += 25 - size(word & at.FULL)
        if state.kit.terrain.vnauts[board_side(word)] & ~word:
            vnauts += 1
        slot += 1
    needed = state.seats == 1 or explore.window_free(row, base)
    if vnauts == 0 and needed:
        return True
    return free < 7


def choose_site(state: Survivors, seat: i64) -> i64:
    """The side and place at which the tile uncovers most."""
    choices = state.legal(seat)
    best = choices[0]
    most = -1000.0
    i: i64 = 0
    while i < len(choices):
        trial = state.clone()
        trial.apply(seat, choices[i])
        value, _ = best_shape(trial, seat)
        if value > most:
            most = value
            best = choices[i]
        i += 1
    return best
