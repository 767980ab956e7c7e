"""Drawings of boards and tiles: reading them, turning them, and checking that a board can be explored."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ecliptic.kernel.errors import BadEdition

Squares = tuple[tuple[int, int], ...]
"""The squares of a tile as (row, column) in reading order, the topmost in row 0 and the leftmost in column 0."""


class Map(NamedTuple):
    """One side of a board. Cells are 0 to 24 in reading order."""

    crystals: frozenset[int]
    vnaut: int
    mech: int | None
    barriers: frozenset[tuple[int, int]]
    """Pairs of neighbouring cells, the smaller first."""


# -- boards ----------------------------------------------------------------------------------------------------------


def read_map(name: str, text: str) -> Map:
    """Reads a drawing: cells at the even places of the even lines, barriers between them."""
    lines = text.rstrip().removeprefix("\n").split("\n")
    if len(lines) > 9:
        raise BadEdition(f"the drawing of board {name} has {len(lines)} lines, but nine are enough")
    lines += [""] * (9 - len(lines))
    found: dict[str, list[int]] = {"C": [], "V": [], "M": []}
    barriers: list[tuple[int, int]] = []
    for y, line in enumerate(lines):
        if len(line.rstrip()) > 9:
            raise BadEdition(f"line {y + 1} of the drawing of board {name} is longer than nine signs")
        for x, sign in enumerate(line.ljust(9)[:9]):
            _read_sign(name, x, y, sign, found, barriers)
    if len(found["V"]) != 1 or len(found["M"]) > 1:
        raise BadEdition(f"board {name} has {len(found['V'])} V-nauts and {len(found['M'])} mechs")
    mech = found["M"][0] if found["M"] else None
    return Map(frozenset(found["C"]), found["V"][0], mech, frozenset(barriers))


def _read_sign(
    name: str, x: int, y: int, sign: str, found: dict[str, list[int]], barriers: list[tuple[int, int]]
) -> None:
    cell = y // 2 * 5 + x // 2
    if x % 2 == 0 and y % 2 == 0:
        if sign in found:
            found[sign].append(cell)
        elif sign != ".":
            raise BadEdition(f"board {name} has {sign!r} for cell {x // 2 + 1},{y // 2 + 1}, but it must be . C V or M")
    elif sign == "|" and y % 2 == 0:
        barriers.append((cell, cell + 1))
    elif sign == "-" and x % 2 == 0:
        barriers.append((cell, cell + 5))
    elif sign != " ":
        raise BadEdition(f"board {name} has {sign!r} in line {y + 1} at place {x + 1}, where no such sign can stand")


def images(board: Map) -> list[Map]:
    """A board and its three mirror images."""
    return [_mapped(board, flip_x, flip_y) for flip_x in (False, True) for flip_y in (False, True)]


def _mapped(board: Map, flip_x: bool, flip_y: bool) -> Map:
    def to(cell: int) -> int:
        row, column = divmod(cell, 5)
        return (4 - row if flip_y else row) * 5 + (4 - column if flip_x else column)

    return Map(
        frozenset(map(to, board.crystals)),
        to(board.vnaut),
        None if board.mech is None else to(board.mech),
        frozenset((min(to(a), to(b)), max(to(a), to(b))) for a, b in board.barriers),
    )


def open_neighbours(board: Map, cell: int) -> list[int]:
    """The cells next to one, no barrier between."""
    row, column = divmod(cell, 5)
    near = [cell - 5] * (row > 0) + [cell + 5] * (row < 4) + [cell - 1] * (column > 0) + [cell + 1] * (column < 4)
    return [other for other in near if (min(cell, other), max(cell, other)) not in board.barriers]


def loose_cells(board: Map) -> list[int]:
    """The cells with fewer than two open neighbours."""
    return [cell for cell in range(25) if len(open_neighbours(board, cell)) < 2]


def split(board: Map) -> bool:
    """Whether barriers cut the board into pieces."""
    reached, edge = {0}, [0]
    while edge:
        for other in open_neighbours(board, edge.pop()):
            if other not in reached:
                reached.add(other)
                edge.append(other)
    return len(reached) < 25


def fillable(board: Map, shapes: Iterable[Squares]) -> bool:
    """Whether tiles of these shapes can cover the board exactly, in some order, none across a barrier."""
    by_first: list[list[int]] = [[] for _ in range(25)]
    for squares in sorted(shapes, key=len, reverse=True):
        for turned in orientations(squares):
            for mask, first in _places(turned, board.barriers):
                by_first[first].append(mask)
    dead: set[int] = set()

    def cover(done: int) -> bool:
        if done == (1 << 25) - 1:
            return True
        if done in dead:
            return False
        first = (~done & (done + 1)).bit_length() - 1
        if any(cover(done | mask) for mask in by_first[first] if not mask & done):
            return True
        dead.add(done)
        return False

    return cover(0)


def _places(turned: Squares, barriers: frozenset[tuple[int, int]]) -> Iterable[tuple[int, int]]:
    """Where a tile can lie on an empty board: (mask, first cell)."""
    height, width = max(y for y, _ in turned) + 1, max(x for _, x in turned) + 1
    for top in range(6 - height):
        for left in range(6 - width):
            cells = [(top + y) * 5 + left + x for y, x in turned]
            if not any(a in cells and b in cells for a, b in barriers):
                yield sum(1 << cell for cell in cells), cells[0]


# -- tiles -----------------------------------------------------------------------------------------------------------


def read_shape(name: str, text: str) -> Squares:
    """Reads a drawing of # (square) and . (none)."""
    lines = text.strip("\n").split("\n")
    if strange := set("".join(lines)) - set("#. "):
        raise BadEdition(f"the drawing of shape {name} has {min(strange)!r}, but only # and . are squares and gaps")
    squares = [(y, x) for y, line in enumerate(lines) for x, sign in enumerate(line) if sign == "#"]
    if not 1 <= len(squares) <= 6:
        raise BadEdition(f"shape {name} has {len(squares)} squares, but tiles have 1 to 6")
    if not _in_one_piece(squares):
        raise BadEdition(f"shape {name} falls into pieces")
    if not name.endswith(str(len(squares))):
        raise BadEdition(f"shape {name} has {len(squares)} squares, so its name should end in {len(squares)}")
    return settled(squares)


def _in_one_piece(squares: list[tuple[int, int]]) -> bool:
    reached, edge = {squares[0]}, [squares[0]]
    while edge:
        y, x = edge.pop()
        for near in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
            if near in squares and near not in reached:
                reached.add(near)
                edge.append(near)
    return len(reached) == len(squares)


def settled(squares: Iterable[tuple[int, int]]) -> Squares:
    listed = list(squares)
    top, left = min(y for y, _ in listed), min(x for _, x in listed)
    return tuple(sorted((y - top, x - left) for y, x in listed))


def orientations(squares: Squares) -> list[Squares]:
    """All different turns and flips, in a fixed order."""
    found: set[Squares] = set()
    turned: Iterable[tuple[int, int]] = squares
    for _ in range(4):
        turned = [(x, -y) for y, x in turned]
        found |= {settled(turned), settled((y, -x) for y, x in turned)}
    return sorted(found)
