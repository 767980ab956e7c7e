"""A player's boards cell by cell: slow and plain, for explanations, views and positions as data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.survivors import ids as c
from ecliptic.games.survivors.data import Edition
from ecliptic.games.survivors.names import Cell, cell_code, edition_of, read_cell
from ecliptic.games.survivors.rules import Survivors
from ecliptic.games.survivors.terrain import board_side, board_x, board_y
from ecliptic.kernel.bits import bit
from ecliptic.kernel.errors import BadPosition

Pair = tuple[Cell, Cell]
"""Two cells side by side, the left or upper one first."""
LAID = "laid"
"""The part of a position that says which cells lie under one tile."""


def cells_of(word: int) -> list[Cell]:
    """The 25 cells of a board, in reading order."""
    left, top = 5 * int(board_x(word)) + 1, 5 * int(board_y(word)) + 1
    return [(left + i % 5, top + i // 5) for i in range(25)]


class Ground:
    """The boards of a seat."""

    def __init__(self, edition: Edition, row: vec[i64], seat: int) -> None:
        base = seat * c.STRIDE
        maps = list(edition.maps.values())
        self.words = [int(row[base + c.BOARD_ + slot]) for slot in range(row[base + c.BOARDS_])]
        self.boards: dict[Cell, int] = {}
        """The slot of the board that a cell lies on."""
        self.covered: set[Cell] = set()
        self.ridges: set[Pair] = set()
        for slot, word in enumerate(self.words):
            cells = cells_of(word)
            self.boards |= dict.fromkeys(cells, slot)
            self.covered |= {cell for i, cell in enumerate(cells) if word >> i & 1}
            self.ridges |= {(cells[a], cells[b]) for a, b in maps[board_side(word)].barriers}


# -- tiles -----------------------------------------------------------------------------------------------------------


def tiles(row: vec[i64], seat: int) -> list[list[Cell]]:
    """The cells under each tile of a seat. Where a position does not tell tiles apart, they are one."""
    base = seat * c.STRIDE
    boards = range(row[base + c.BOARDS_])
    words = tuple(int(row[base + c.BOARD_ + slot]) for slot in boards)
    return [list(tile) for tile in _tiles(words, tuple(int(row[base + c.JOINED_ + slot]) for slot in boards))]


@lru_cache(maxsize=512)
def _tiles(words: tuple[int, ...], joined: tuple[int, ...]) -> list[list[Cell]]:
    under: dict[Cell, list[Cell]] = {}
    """By cell, the cells under the same tile, as far as looked."""
    for word in words:
        under |= {cell: [cell] for i, cell in enumerate(cells_of(word)) if word >> i & 1}
    for word, joins in zip(words, joined, strict=True):
        for i, (x, y) in enumerate(cells_of(word)):
            for way, near in ((0, (x + 1, y)), (25, (x, y + 1))):
                if joins >> way + i & 1 and under[x, y] is not under[near]:
                    merged = under[x, y] + under[near]
                    under |= dict.fromkeys(merged, merged)
    found = {id(tile): tile for tile in under.values()}
    return sorted((sorted(tile, key=_in_order) for tile in found.values()), key=lambda tile: _in_order(tile[0]))


def _in_order(cell: Cell) -> Cell:
    """Cells are read line by line."""
    return cell[1], cell[0]


def write_tiles(state: Survivors) -> list[list[str]]:
    """The tiles of each seat, as moves spell them."""
    return [[" ".join(map(cell_code, tile)) for tile in tiles(state.row, seat)] for seat in range(state.seats)]


def read_tiles(state: Survivors, data: Mapping[str, object]) -> None:
    """Takes the tiles from a position as data, where it has them; else all that lies together is one."""
    for seat in range(state.seats):
        found = _given(state, seat, data[LAID]) if LAID in data else [_ground(state, state.row, seat).covered]
        for row in (state.row, state.before) if state.simultaneous() else (state.row,):
            _join(row, seat, _ground(state, row, seat), found)
        if LAID in data and {frozenset(tile) for tile in tiles(state.row, seat)} != set(map(frozenset, found)):
            raise BadPosition(f"{LAID}[{seat}] has a tile that is not in one piece")


def _ground(state: Survivors, row: vec[i64], seat: int) -> Ground:
    return Ground(edition_of(state), row, seat)


def _given(state: Survivors, seat: int, data: object) -> list[set[Cell]]:
    if not isinstance(data, list) or len(data) != state.seats or not isinstance(data[seat], list):
        raise BadPosition(f"{LAID} should be a list of tiles for each of the {state.seats} players")
    found = [[read_cell(word) for word in tile.split()] if isinstance(tile, str) else [None] for tile in data[seat]]
    listed = [cell for tile in found for cell in tile]
    covered = _ground(state, state.row, seat).covered
    if len(listed) != len(covered) or set(listed) != covered or [] in found:
        raise BadPosition(f"{LAID}[{seat}] should name every covered cell once, tile by tile, like '2,4 2,5'")
    return [{cell for cell in tile if cell is not None} for tile in found]


def _join(row: vec[i64], seat: int, ground: Ground, found: Iterable[set[Cell]]) -> None:
    for tile in found:
        for x, y in tile & ground.covered:
            slot = ground.boards[x, y]
            i = cells_of(ground.words[slot]).index((x, y))
            for way, near in ((0, (x + 1, y)), (25, (x, y + 1))):
                if near in tile & ground.covered and ((x, y), near) not in ground.ridges:
                    row[seat * c.STRIDE + c.JOINED_ + slot] |= bit(way + i)
