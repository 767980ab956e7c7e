"""Boards, tiles and where a tile can lie, on bit masks.

The boards of a player form one window of at most 30 x 30 cells. A row of the window is one number, a bit for each
column, so that all places of a row are tried at once: a tile fits where each of its inner edges joins two free cells
without a barrier between them, and one of its squares lies on the frontier. Rows are built from the compact board words
when they are asked for; the last window is kept, because questions about one position come in groups.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.survivors.ids import (
    BOARD_,
    BOARD_CELLS,
    BOARDS_,
    CELLS,
    FULL,
    JOINED_,
    MAX_BOARDS,
    ORIGIN,
    TURN_CELLS,
)
from ecliptic.kernel.bits import bit, filled, lowest, size

ROWS: Final = 32
"""30 rows, and an empty one below."""
SIDES: Final = 64
BLANK: Final = 63
"""A side without barriers, for a board that is not yet drawn."""
TURNS: Final = 8
"""The most orientations of a shape."""


def board_word(side: i64, x: i64, y: i64, covered: i64) -> i64:
    """A board on the lattice as one number (see ids.BOARD_)."""
    return covered | (side << 25) | ((x + ORIGIN) << 31) | ((y + ORIGIN) << 35)


def board_side(word: i64) -> i64:
    return (word >> 25) & 63


def board_x(word: i64) -> i64:
    return ((word >> 31) & 15) - ORIGIN


def board_y(word: i64) -> i64:
    return ((word >> 35) & 15) - ORIGIN


class Terrain:
    """The maps and shapes of an edition, and the window that was looked at last. Shared by all states of a game."""

    def __init__(self, wall_blocks_contact: bool) -> None:
        self.wall_blocks_contact: bool = wall_blocks_contact
        """R-20."""
        self.crystals: vec[i64] = filled(SIDES, 0)
        self.vnauts: vec[i64] = filled(SIDES, 0)
        self.mechs: vec[i64] = filled(SIDES, 0)
        """Masks of cells, by side."""
        self.walls_right: vec[i64] = filled(SIDES * 5, 0)
        self.walls_below: vec[i64] = filled(SIDES * 5, 0)
        """Barriers right of and below a cell, by side and row."""
        self.shapes: i64 = 0
        self.sizes: vec[i64] = vec[i64]()
        self.first_turn: vec[i64] = filled(1, 0)
        """Orientations of shape s: first_turn[s] up to first_turn[s + 1]."""
        self.heights: vec[i64] = vec[i64]()
        self.anchors: vec[i64] = vec[i64]()
        """The column of an orientation's first square."""
        self.first_cell: vec[i64] = filled(1, 0)
        self.cell_y: vec[i64] = vec[i64]()
        self.cell_x: vec[i64] = vec[i64]()
        self.first_edge: vec[i64] = filled(1, 0)
        self.edge_row: vec[i64] = vec[i64]()
        """The row of an inner edge's upper left cell, + ROWS if the edge joins it to the cell below."""
        self.edge_x: vec[i64] = vec[i64]()
        self.reach: vec[i64] = vec[i64]()
        """By shape: at which cells of an empty board's top row it can lie within the board."""

        self.key: vec[i64] = filled(MAX_BOARDS + 2, 0)
        """What the window shows: the boards, their number (+ 100 with an extra one), the slot that must be covered."""
        self.left: i64 = 0
        self.top: i64 = 0
        self.height: i64 = 0
        self.touched: bool = False
        """Whether anything is covered yet."""
        self.on: vec[i64] = filled(ROWS, 0)
        self.covered: vec[i64] = filled(ROWS, 0)
        self.right: vec[i64] = filled(ROWS, 0)
        self.below: vec[i64] = filled(ROWS, 0)
        self.free: vec[i64] = filled(ROWS, 0)
        self.links: vec[i64] = filled(2 * ROWS, 0)
        """Free cells joined to the free cell on the right, and ROWS further to the one below."""
        self.frontier: vec[i64] = filled(ROWS, 0)
        self.must: vec[i64] = filled(ROWS, 0)
        self.found: vec[i64] = filled(TURNS * ROWS, 0)
        """Places of a shape, by orientation and row, a bit at the first square's column."""

    # -- building from an edition ------------------------------------------------------------------------------

    def add_turn(self, ys: list[i64], xs: list[i64]) -> None:
        """Another orientation of the shape being added: its squares in reading order."""
        count: i64 = len(xs)
        tallest: i64 = 0
        i: i64 = 0
        while i < count:
            self.cell_y = append(self.cell_y, ys[i])
            self.cell_x = append(self.cell_x, xs[i])
            if ys[i] > tallest:
                tallest = ys[i]
            j: i64 = 0
            while j < count:
                if ys[j] == ys[i] and xs[j] == xs[i] + 1:
                    self._add_edge(ys[i], xs[i])
                if ys[j] == ys[i] + 1 and xs[j] == xs[i]:
                    self._add_edge(ROWS + ys[i], xs[i])
                j += 1
            i += 1
        self.heights = append(self.heights, tallest + 1)
        self.anchors = append(self.anchors, xs[0])
        self.first_cell = append(self.first_cell, i64(len(self.cell_y)))
        self.first_edge = append(self.first_edge, i64(len(self.edge_row)))

    def _add_edge(self, row: i64, x: i64) -> None:
        self.edge_row = append(self.edge_row, row)
        self.edge_x = append(self.edge_x, x)

    def end_shape(self, squares: i64) -> None:
        """All orientations of a shape were added."""
        self.sizes = append(self.sizes, squares)
        self.first_turn = append(self.first_turn, i64(len(self.heights)))
        self.reach = append(self.reach, self._reach_of(self.shapes))
        self.shapes += 1

    def _reach_of(self, shape: i64) -> i64:
        reach: i64 = 0
        t: i64 = self.first_turn[shape]
        while t < self.first_turn[shape + 1]:
            widest: i64 = 0
            top: i64 = 0
            c: i64 = self.first_cell[t]
            while c < self.first_cell[t + 1]:
                if self.cell_x[c] > widest:
                    widest = self.cell_x[c]
                if self.cell_y[c] == 0:
                    top |= bit(self.cell_x[c])
                c += 1
            x: i64 = 0
            while x + widest < 5:
                reach |= top << x
                x += 1
            t += 1
        return reach

    # -- the window --------------------------------------------------------------------------------------------

    def look(self, row: vec[i64], base: i64, extra: i64, must: i64) -> None:
        """Shows the boards of a seat, and one more if `extra` is not 0. `must`: the slot to be covered, or -1."""
        boards: i64 = row[base + BOARDS_]
        key = self.key
        kind: i64 = boards
        if extra:
            kind += 100
        same: bool = key[MAX_BOARDS] == kind and key[MAX_BOARDS + 1] == must
        i: i64 = 0
        while i < boards:
            if key[i] != row[base + BOARD_ + i]:
                key[i] = row[base + BOARD_ + i]
                same = False
            i += 1
        if extra:
            if key[boards] != extra:
                key[boards] = extra
                same = False
            boards += 1
        if same:
            return
        key[MAX_BOARDS] = kind
        key[MAX_BOARDS + 1] = must
        self._frame(boards)
        self._paint(boards, must)
        self._join()

    def _frame(self, boards: i64) -> None:
        """Finds the window and empties it."""
        key = self.key
        left: i64 = ORIGIN
        top: i64 = ORIGIN
        bottom: i64 = -ORIGIN
        i: i64 = 0
        while i < boards:
            x: i64 = board_x(key[i])
            y: i64 = board_y(key[i])
            if x < left:
                left = x
            if y < top:
                top = y
            if y > bottom:
                bottom = y
            i += 1
        self.left = left
        self.top = top
        height: i64 = 5 * (bottom - top + 1)
        self.height = height
        on = self.on
        covered = self.covered
        right = self.right
        below = self.below
        must = self.must
        i = 0
        while i <= height:
            on[i] = 0
            covered[i] = 0
            right[i] = 0
            below[i] = 0
            must[i] = 0
            i += 1

    def _paint(self, boards: i64, must: i64) -> None:
        touched: i64 = 0
        on = self.on
        covered = self.covered
        right = self.right
        below = self.below
        walls_right = self.walls_right
        walls_below = self.walls_below
        i: i64 = 0
        while i < boards:
            word: i64 = self.key[i]
            side: i64 = board_side(word) * 5
            x: i64 = 5 * (board_x(word) - self.left)
            y: i64 = 5 * (board_y(word) - self.top)
            cells: i64 = word & FULL
            touched |= cells
            strip: i64 = bit(x) * 31
            r: i64 = 0
            while r < 5:
                on[y + r] |= strip
                covered[y + r] |= ((cells >> (5 * r)) & 31) << x
                right[y + r] |= walls_right[side + r] << x
                below[y + r] |= walls_below[side + r] << x
                if i == must:
                    self.must[y + r] |= strip
                r += 1
            i += 1
        self.touched = touched != 0

    def _join(self) -> None:
        """Free cells, their links, and the frontier (S-25, S-26)."""
        on = self.on
        covered = self.covered
        right = self.right
        below = self.below
        free = self.free
        links = self.links
        frontier = self.frontier
        height: i64 = self.height
        r: i64 = 0
        while r <= height:
            free[r] = on[r] & ~covered[r]
            r += 1
        above: i64 = 0
        r = 0
        while r < height:
            here: i64 = covered[r]
            links[r] = free[r] & (free[r] >> 1) & ~right[r]
            links[ROWS + r] = free[r] & free[r + 1] & ~below[r]
            if self.wall_blocks_contact:
                near: i64 = ((here & ~right[r]) << 1) | ((here >> 1) & ~right[r]) | (covered[r + 1] & ~below[r])
                frontier[r] = (near | above) & free[r]
                above = here & ~below[r]
            else:
                frontier[r] = ((here << 1) | (here >> 1) | covered[r + 1] | above) & free[r]
                above = here
            r += 1
        if not self.touched:
            self._start_at_mech()

    def _start_at_mech(self) -> None:
        """The first tile covers the mech: that cell alone is the frontier."""
        word: i64 = self.key[0]
        mech: i64 = lowest(self.mechs[board_side(word)])
        y: i64 = 5 * (board_y(word) - self.top) + mech // 5
        self.frontier[y] = bit(5 * (board_x(word) - self.left) + mech % 5)

    # -- asking ------------------------------------------------------------------------------------------------

    def places(self, turn: i64, r: i64, must: bool) -> i64:
        """The columns at which this orientation's box can stand with its top in row r."""
        links = self.links
        edge_row = self.edge_row
        edge_x = self.edge_x
        fit: i64 = self.free[r] >> self.anchors[turn]
        i: i64 = self.first_edge[turn]
        stop: i64 = self.first_edge[turn + 1]
        while i < stop:
            fit &= links[r + edge_row[i]] >> edge_x[i]
            if fit == 0:
                return 0
            i += 1
        cell_y = self.cell_y
        cell_x = self.cell_x
        frontier = self.frontier
        near: i64 = 0
        inside: i64 = 0
        i = self.first_cell[turn]
        stop = self.first_cell[turn + 1]
        while i < stop:
            near |= frontier[r + cell_y[i]] >> cell_x[i]
            if must:
                inside |= self.must[r + cell_y[i]] >> cell_x[i]
            i += 1
        if must:
            near &= inside
        return fit & near

    def fits(self, shape: i64) -> bool:
        """Whether the shape has a place in the window."""
        must: bool = self.key[MAX_BOARDS + 1] >= 0
        turn: i64 = self.first_turn[shape]
        stop: i64 = self.first_turn[shape + 1]
        while turn < stop:
            r: i64 = 0
            last: i64 = self.height - self.heights[turn]
            while r <= last:
                if self.places(turn, r, must):
                    return True
                r += 1
            turn += 1
        return False

    def find(self, shape: i64) -> i64:
        """Finds all places of the shape, kept in `found`; returns how many."""
        must: bool = self.key[MAX_BOARDS + 1] >= 0
        found = self.found
        first: i64 = self.first_turn[shape]
        count: i64 = 0
        turn: i64 = first
        while turn < self.first_turn[shape + 1]:
            at: i64 = (turn - first) * ROWS
            anchor: i64 = self.anchors[turn]
            last: i64 = self.height - self.heights[turn]
            r: i64 = 0
            while r < self.height:
                mask: i64 = 0
                if r <= last:
                    mask = self.places(turn, r, must)
                if mask:
                    count += size(mask)
                found[at + r] = mask << anchor
                r += 1
            turn += 1
        return count

    def found_on(self, turn: i64, slot: i64) -> i64:
        """The cells of one board at which the first square of a found place lies, for one orientation."""
        word: i64 = self.key[slot]
        x: i64 = 5 * (board_x(word) - self.left)
        at: i64 = turn * ROWS + 5 * (board_y(word) - self.top)
        found = self.found
        cells: i64 = 0
        r: i64 = 0
        while r < 5:
            cells |= ((found[at + r] >> x) & 31) << (5 * r)
            r += 1
        return cells

    def listed(self, shape: i64, boards: i64) -> vec[i64]:
        """The actions of all found places, ascending."""
        actions = vec[i64]()
        turns: i64 = self.first_turn[shape + 1] - self.first_turn[shape]
        turn: i64 = 0
        while turn < turns:
            slot: i64 = 0
            while slot < boards:
                cells: i64 = self.found_on(turn, slot)
                while cells:
                    actions = append(actions, CELLS + turn * TURN_CELLS + slot * BOARD_CELLS + lowest(cells))
                    cells &= cells - 1
                slot += 1
            turn += 1
        return actions

    def listed_nth(self, shape: i64, boards: i64, n: i64) -> i64:
        """The n-th of them."""
        turns: i64 = self.first_turn[shape + 1] - self.first_turn[shape]
        turn: i64 = 0
        while turn < turns:
            slot: i64 = 0
            while slot < boards:
                cells: i64 = self.found_on(turn, slot)
                here: i64 = size(cells)
                if n < here:
                    while n > 0:
                        cells &= cells - 1
                        n -= 1
                    return CELLS + turn * TURN_CELLS + slot * BOARD_CELLS + lowest(cells)
                n -= here
                slot += 1
            turn += 1
        return -1

    # -- laying ------------------------------------------------------------------------------------------------

    def squares(self, row: vec[i64], base: i64, shape: i64, action: i64, touched: vec[i64]) -> None:
        """`touched` becomes what the place covers of each board."""
        place: i64 = action - CELLS
        turn: i64 = self.first_turn[shape] + place // TURN_CELLS
        x: i64 = self._left(row, base, turn, place)
        y: i64 = self._top(row, base, place)
        slot: i64 = 0
        while slot < row[base + BOARDS_]:
            word: i64 = row[base + BOARD_ + slot]
            left: i64 = x - 5 * board_x(word)
            top: i64 = y - 5 * board_y(word)
            cells: i64 = 0
            i: i64 = self.first_cell[turn]
            while i < self.first_cell[turn + 1]:
                column: i64 = left + self.cell_x[i]
                line: i64 = top + self.cell_y[i]
                if column >= 0 and column < 5 and line >= 0 and line < 5:
                    cells |= bit(5 * line + column)
                i += 1
            touched[slot] = cells
            slot += 1

    def join(self, row: vec[i64], base: i64, shape: i64, action: i64) -> None:
        """Remembers which of the cells lie under one tile."""
        place: i64 = action - CELLS
        turn: i64 = self.first_turn[shape] + place // TURN_CELLS
        x: i64 = self._left(row, base, turn, place)
        y: i64 = self._top(row, base, place)
        i: i64 = self.first_edge[turn]
        while i < self.first_edge[turn + 1]:
            line: i64 = y + self.edge_row[i]
            way: i64 = 0
            if self.edge_row[i] >= ROWS:
                line -= ROWS
                way = BOARD_CELLS
            slot: i64 = 0
            while slot < row[base + BOARDS_]:
                word: i64 = row[base + BOARD_ + slot]
                column: i64 = x + self.edge_x[i] - 5 * board_x(word)
                down: i64 = line - 5 * board_y(word)
                if column >= 0 and column < 5 and down >= 0 and down < 5:
                    row[base + JOINED_ + slot] |= bit(way + 5 * down + column)
                slot += 1
            i += 1

    def _left(self, row: vec[i64], base: i64, turn: i64, place: i64) -> i64:
        """The first column of a place's box, over all boards."""
        return 5 * board_x(row[base + BOARD_ + place % TURN_CELLS // BOARD_CELLS]) + place % 5 - self.anchors[turn]

    def _top(self, row: vec[i64], base: i64, place: i64) -> i64:
        """Its first row."""
        return 5 * board_y(row[base + BOARD_ + place % TURN_CELLS // BOARD_CELLS]) + place % BOARD_CELLS // 5
