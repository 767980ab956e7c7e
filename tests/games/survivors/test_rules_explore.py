"""S-25 to S-34: tiles and boards."""

from __future__ import annotations

from tests.games.survivors.helpers import EMPTY, FULL, MECH, board, do, me, moves, rule, turn

NEAR_EDGE = [".....", ".....", ".....", ".####", "....."]
"""H1 explored up to its right rim."""


def test_S25_where_a_tile_may_lie() -> None:
    state = do(turn(dice=[1, 2, 3]), "lock run 1-3", "tile I3")
    assert rule(state, "cells 3,3 4,3 5,3") == "S-25"  # not over the mech
    assert rule(state, "cells 2,4 3,4 4,4") == "S-25"  # a barrier
    do(state, "cells 2,3 2,4 2,5")
    later = do(turn(dice=[1, 1], boards=[board("H1", covered=MECH)]), "lock kind 2x1", "tile O1")
    assert moves(later) == {"cells 1,4", "cells 2,3", "cells 2,5", "cells 3,4"}
    assert rule(later, "cells 2,4") == rule(later, "cells 5,5") == "S-25"


def test_S26_tiles_touch_across_a_barrier() -> None:
    state = do(turn(dice=[1, 1], boards=[board("H1", covered=MECH)]), "lock kind 2x1", "tile O1", "cells 3,4")
    assert me(state)["boards"][0]["covered"][3] == ".##.."


def test_S27_turned_flipped_and_across_boards_but_not_over_the_edge() -> None:
    boards = [board("H1", covered=NEAR_EDGE), board("E01A", 1, 0)]
    state = do(turn(dice=[1, 2, 3], boards=boards), "lock run 1-3", "tile V3")
    assert {"cells 5,3 6,3 6,4", "cells 6,3 6,4 7,4", "cells 5,5 6,5 6,4"} & moves(state)
    assert "cells 5,5 6,5 7,5" not in moves(state)
    assert rule(state, "cells 4,5 5,5 4,6") == "R-22"
    do(state, "cells 5,3 6,3 5,2")
    assert me(state)["boards"][1]["covered"][2] == "#...."


def test_S28_any_shape_of_the_size() -> None:
    state = do(turn(dice=[1, 1, 1, 2, 2]), "lock full 3x1 2x2")
    assert moves(state) == {f"tile {s}" for s in ("P5", "L5", "V5", "T5", "U5", "W5", "R6", "B6", "M6")}
    assert rule(state, "tile L4") == "S-28"
    assert rule(state, "end") == "S-07"


def test_S29_crystals_then_the_vnaut_then_rods() -> None:
    covered = ["##..#", ".####", "#####", "#####", "#####"]
    state = turn(dice=[1, 2, 3, 4], boards=[board("H1", covered=["###..", "#####", "#####", "#####", "###.."])])
    do(state, "lock any 1 2 3", "tile I2", "cells 4,1 5,1")
    assert me(state)["rods"] == 0
    done = turn(dice=[1, 1], boards=[board("H1", covered=["#####", "###.#", "#####", "#####", "#####"])])
    do(done, "lock kind 2x1", "tile O1", "cells 4,2")
    assert (me(done)["rescues"], me(done)["rods"]) == (1, 2)
    crystal = do(turn(dice=[1, 1], boards=[board("H1", covered=covered)]), "lock kind 2x1", "tile O1", "cells 1,2")
    assert (me(crystal)["crystals"], me(crystal)["rods"]) == (1, 0)


def test_S30_when_a_board_may_be_drawn() -> None:
    start = [board("H1", covered=NEAR_EDGE)]
    ready = do(turn(dice=[1, 1], boards=start, queue=["E01"]), "lock kind 2x1")
    assert "draw" in moves(ready)
    empty = do(turn(dice=[1, 1], boards=start), "lock kind 2x1")
    assert rule(empty, "draw") == "S-30"
    four = [*start, board("E01A", -1, 0), board("E02A", 0, 1), board("E03A", 0, -1)]
    assert rule(do(turn(dice=[1, 1], boards=four, queue=["E04"]), "lock kind 2x1"), "draw") == "S-30"
    first = do(turn(dice=[1, 1], queue=["E01"]), "lock kind 2x1")
    assert rule(first, "draw") == "R-30"
    inside = do(turn(dice=[1, 1], boards=[board("H1", covered=[".....", ".....", "..#..", ".....", "....."])],
                     queue=["E01"]), "lock kind 2x1")  # fmt: skip
    assert rule(inside, "draw") == "S-30"


def test_S31_side_and_slot() -> None:
    state = do(turn(dice=[1, 1], boards=[board("H1", covered=NEAR_EDGE)], queue=["E01"]), "lock kind 2x1", "draw")
    do(state, "* board E01")
    assert moves(state) == {"lay A at 1,0", "lay B at 1,0"}
    assert rule(state, "lay A at 2,0") == rule(state, "lay A at 0,0") == "S-31"
    assert rule(state, "lay A at 0,1") == "S-32"
    do(state, "lay B at 1,0")
    assert me(state)["boards"][1] == board("E01B", 1, 0)


def test_S32_the_tile_covers_the_new_board_and_touches_an_earlier_tile() -> None:
    state = do(turn(dice=[1, 2, 6], boards=[board("H1", covered=NEAR_EDGE)], queue=["E01"]), "lock any 1 2 6", "draw")
    do(state, "* board E01", "lay A at 1,0", "tile I2")
    assert rule(state, "cells 5,3 4,3") == "S-32"
    assert rule(state, "cells 7,4 8,4") == "S-25"
    assert moves(state) == {"cells 6,4 7,4", "cells 6,3 6,4", "cells 6,4 6,5", "cells 5,3 6,3", "cells 5,5 6,5"}
    assert rule(do(turn(dice=[1, 2, 6], boards=[board("H1", covered=NEAR_EDGE)], queue=["E01", "E02"]),
                   "lock any 1 2 6", "draw", "* board E01", "lay A at 1,0"), "draw") == "S-32"  # fmt: skip


def test_S33_the_first_tile_on_a_new_board_collects() -> None:
    covered = ["#....", "#....", "#....", "##...", "....."]
    state = do(turn(dice=[1, 1], boards=[board("H1", covered=covered)], queue=["E05"]), "lock kind 2x1", "draw")
    do(state, "* board E05", "lay B at -1,0", "tile O1")
    assert me(do(state, "cells 0,1"))["crystals"] == 0
    rich = do(turn(dice=[1, 1], boards=[board("H1", covered=covered)], queue=["E10"]), "lock kind 2x1", "draw")
    do(rich, "* board E10", "lay B at -1,0", "tile O1", "cells 0,1")
    assert me(rich)["crystals"] == 1


def test_S34_an_unfinished_board_is_no_hindrance() -> None:
    boards = [board("H1", covered=NEAR_EDGE), board("E01A", 1, 0, ["....#", "....#", "....#", "#####", "....."])]
    state = do(turn(dice=[1, 1], boards=boards, queue=["E02"]), "lock kind 2x1")
    assert FULL not in [b["covered"] for b in me(state)["boards"]]
    assert EMPTY not in [b["covered"] for b in me(state)["boards"]]
    assert "draw" in moves(state)
