"""The bit masks against a plain enumerator, cell by cell."""

from __future__ import annotations

import pytest

from ecliptic.games.survivors.drawings import Squares, orientations
from ecliptic.games.survivors.ground import Ground
from ecliptic.games.survivors.ids import FULL
from ecliptic.games.survivors.rules import Survivors
from ecliptic.games.survivors.terrain import board_word
from ecliptic.kernel.luck import Luck
from tests.games.survivors.helpers import GAME, board, do, moves, turn

Cells = tuple[tuple[int, int], ...]


def plain(state: Survivors, squares: Squares, must: int | None, blocks: bool) -> set[Cells]:
    """S-25 to S-27 and S-32 word by word: every place of every orientation around every cell."""
    ground = Ground(GAME.edition, state.row, 0)
    edges = {frozenset(pair) for pair in ground.ridges}
    found = set()
    for turned in orientations(squares):
        for x0, y0 in ground.boards:
            cells = tuple(sorted((x0 + x - turned[0][1], y0 + y) for y, x in turned))
            if any(cell not in ground.boards or cell in ground.covered for cell in cells):
                continue
            if any(edge <= set(cells) for edge in edges):
                continue
            if not _touches(cells, ground, edges if blocks else set()):
                continue
            if must is None or any(ground.boards[cell] == must for cell in cells):
                found.add(cells)
    return found


def _touches(cells: Cells, ground: Ground, walls: set[frozenset[tuple[int, int]]]) -> bool:
    if not ground.covered:
        return (2, 4) in cells  # the mech of H1
    for x, y in cells:
        for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if near in ground.covered and frozenset((near, (x, y))) not in walls:
                return True
    return False


def random_area(luck: Luck, boards: int, blocks: bool) -> Survivors:
    """Some boards side by side anywhere on the lattice, partly covered."""
    slots, names = [(0, 0)], ["H1"]
    while len(slots) < boards:
        x, y = slots[luck.below(len(slots))]
        dx, dy = ((1, 0), (-1, 0), (0, 1), (0, -1))[luck.below(4)]
        if (x + dx, y + dy) not in slots:
            slots.append((x + dx, y + dy))
            names.append(f"E{len(slots):02}{'AB'[luck.below(2)]}")
    density = 1 + luck.below(9)
    drawn = [
        board(name, x, y, ["".join("#" if luck.below(10) < density else "." for _ in range(5)) for _ in range(5)])
        for name, (x, y) in zip(names, slots, strict=True)
    ]
    return turn(solo=True, dice=[1, 1], boards=drawn, options={"barrier_blocks_connection": blocks})


@pytest.mark.parametrize("blocks", [False, True])
@pytest.mark.parametrize("boards", [1, 2, 3, 4, 5, 6])
def test_bit_masks_find_what_a_plain_search_finds(boards: int, blocks: bool) -> None:
    luck = Luck(boards)
    for _ in range(4):
        state = random_area(luck, boards, blocks)
        must = luck.below(boards) if luck.below(2) else -1
        terrain = state.kit.terrain
        for shape, squares in enumerate(GAME.edition.shapes.values()):
            terrain.look(state.row, 0, 0, must)
            meant = plain(state, squares, None if must < 0 else must, blocks)
            assert terrain.find(shape) == len(meant)
            assert terrain.fits(shape) == bool(meant)
            actions = list(terrain.listed(shape, boards))
            assert actions == sorted(set(actions))
            assert len(actions) == len(meant)
            assert [terrain.listed_nth(shape, boards, i) for i in range(len(actions))] == actions
            assert {cells_of(state, shape, action) for action in actions} == meant


def cells_of(state: Survivors, shape: int, action: int) -> Cells:
    state.row[27] = shape + 1
    text = GAME.spell(state, 0, action)
    state.row[27] = 0
    pairs = (word.split(",") for word in text.split()[1:])
    return tuple(sorted((int(x), int(y)) for x, y in pairs))


def test_a_board_to_be_drawn_is_looked_at_in_the_same_way() -> None:
    state = turn(dice=[1, 2, 6], boards=[board("H1", covered=[".....", ".....", ".....", ".####", "....."])])
    terrain = state.kit.terrain
    terrain.look(state.row, 0, board_word(4, 1, 0, 0), 1)
    extended = turn(
        dice=[1, 2, 6], boards=[board("H1", covered=[".....", ".....", ".....", ".####", "....."]), board("E01A", 1, 0)]
    )
    for shape, squares in enumerate(GAME.edition.shapes.values()):
        terrain.look(state.row, 0, board_word(4, 1, 0, 0), 1)
        assert terrain.find(shape) == len(plain(extended, squares, 1, False))


def test_covering_marks_exactly_the_cells_of_the_move() -> None:
    state = do(turn(dice=[1, 2, 3, 4]), "lock run 1-4", "tile S4")
    for text in moves(state):
        after = do(GAME.position(state.to_dict()), text)
        ground = Ground(GAME.edition, after.row, 0)
        assert ground.covered == {tuple(map(int, cell.split(","))) for cell in text.split()[1:]}
    assert state.row[13] & FULL == 0
