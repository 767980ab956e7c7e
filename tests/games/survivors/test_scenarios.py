"""The worked scenarios T01 to T30 of the specification."""

from __future__ import annotations

from typing import Any

from ecliptic.games.survivors.launch import best
from ecliptic.games.survivors.scoring import stars
from tests.games.survivors.helpers import FULL, GAME, MECH, at, board, do, launching, me, moves, player, rule, turn


def test_scenario_T01_a_run_and_a_single_die() -> None:
    state = do(turn(dice=[2, 3, 4, 6]), "lock run 2-4", "tile I3", "cells 2,3 2,4 2,5", "lock spot 6")
    assert (me(state)["ore"], me(state)["dice"]) == (1, [])
    assert sum(line.count("#") for line in me(state)["boards"][0]["covered"]) == 3


def test_scenario_T02_four_of_a_kind() -> None:
    mine = me(do(turn(dice=[5] * 4), "lock kind 4x5"))
    assert (mine["crystals"], mine["claim"], mine["phase"]) == (1, 0, "operate")


def test_scenario_T03_a_second_pair() -> None:
    state = do(turn(dice=[3, 3, 5, 5]), "lock kind 2x3", "tile O1", "cells 2,4")
    assert rule(state, "lock kind 2x5") == "S-19"
    assert not any(m.startswith("lock any") for m in moves(state))


def test_scenario_T04_a_full_house_with_boosters() -> None:
    state = do(turn(dice=[2, 2, 2, 6, 6, 1]), "lock full 3x2 2x6")
    assert len(moves(state)) == 9
    do(state, "tile R6")
    do(state, min(moves(state)), "lock spot 1")
    assert me(state)["ore"] == 1
    assert not any(m.startswith("lock full") for m in moves(turn(dice=[2] * 5)))


def test_scenario_T05_what_is_absent() -> None:
    found = moves(turn(dice=[6, 1, 2], ore=3, engineers=["sub2", "flip"]))
    assert {m for m in found if "sub2" in m} == {"engineer sub2 6>4"}
    assert {m for m in found if m.startswith("ore")} == {"ore 6>5", "ore 1>2", "ore 2>1", "ore 2>3"}
    assert "engineer flip 1>6" in found


def test_scenario_T06_the_plus_space() -> None:
    state = do(turn(dice=[1, 3, 4, 4]), "up 4>5 pay 1", "lock run 3-5", "tile I3")
    do(state, "cells 2,3 2,4 2,5")
    assert me(state)["locked"] == {"run": [3, 4, 5], "up": [1]}
    twice = at(player(0, dice=[1, 3, 4, 4]), player(1, phase="ready"), market=["PT1"] * 4)
    do(twice, "up 4>5 pay 1")
    assert me(twice)["dice"] == [3, 4, 5]
    assert not any(m.startswith("up") for m in moves(twice))
    do(twice, "end", "roll +0", *["* die 2"] * 4)
    assert "up 2>3 pay 2" in moves(twice)


def test_scenario_T07_three_changes_of_one_die() -> None:
    state = do(turn(dice=[1], engineers=["flip", "sub2"], ore=1), "engineer flip 1>6", "engineer sub2 6>4", "ore 4>3")
    assert (me(state)["dice"], me(state)["ore"], me(state)["used"]) == ([3], 0, ["sub2", "flip"])


def test_scenario_T09_half_a_part() -> None:
    state = do(turn(dice=[5, 5, 3, 3], parts=["PT2"]), "part flip 5>2")
    assert me(state)["dice"] == [2, 3, 3, 5]
    do(state, "end")
    assert (me(state)["parts"], me(state)["spent"], me(state)["icons"]) == ([], ["PT2"], [])


def test_scenario_T10_crystals_and_boosters() -> None:
    start = [board("H1", covered=[".....", "#....", "#....", "##...", ".#..."])]
    mine = player(0, phase="prepare", crystals=3, parts=["PT6"], boards=start)
    state = at(mine, player(1, phase="ready"), market=["PT1"] * 4)
    do(state, "redeem PT6", "roll +5", *["* die 1"] * 9)
    assert (len(me(state)["dice"]), me(state)["crystals"]) == (9, 0)
    do(state, "lock kind 2x1", "tile O1", "cells 3,5")
    assert (len(me(state)["dice"]), me(state)["crystals"]) == (7, 1)
    do(state, "end")
    assert moves(state) == {"roll +0", "roll +1"}
    assert len(me(do(GAME.position(state.to_dict()), "roll +0", *["* die 1"] * 4))["dice"]) == 4
    assert len(me(do(state, "roll +1", *["* die 1"] * 5))["dice"]) == 5


def test_scenario_T11_gems_past_eight() -> None:
    covered = ["#####", ".####", "#####", "#####", "#..##"]
    state = turn(dice=[1, 1, 2, 3, 4], crystals=6, ore=2, boards=[board("H1", covered=covered)])
    do(state, "lock kind 2x1", "tile O1", "cells 1,2", "lock any 2 3 4", "tile I2", "cells 2,5 3,5")
    assert (me(state)["crystals"], me(state)["ore"], me(state)["rods"]) == (8, 2, 2)
    do(state, "end")
    assert moves(state) == {"discard crystals 0", "discard crystals 1", "discard crystals 2"}
    do(state, "discard crystals 0")
    assert (me(state)["crystals"], me(state)["ore"]) == (8, 0)


def test_scenario_T13_the_fourth_part() -> None:
    mine = player(0, dice=[2, 2, 2, 5], parts=["PT1"], spent=["PT2", "PT3"])
    state = at(mine, player(1, phase="ready"), market=["PT4", "PT5", "PT6", "PT7"])
    do(state, "lock kind 3x2", "end", "take PT4", "* part PT1")
    assert (len(me(state)["parts"]) + len(me(state)["spent"]), me(state)["rods"]) == (4, 1)
    do(state, "roll +0", *["* die 6"] * 4)
    assert rule(state, "lock kind 3x6") == "S-22"


def test_scenario_T14_first_tiles_on_H1() -> None:
    state = turn()
    terrain = state.kit.terrain
    terrain.look(state.row, 0, 0, -1)
    counts = dict.fromkeys(range(1, 7), 0)
    for shape in range(terrain.shapes):
        counts[terrain.sizes[shape]] += terrain.find(shape)
    assert list(counts.values()) == [1, 3, 10, 26, 35, 16]
    laying = do(turn(dice=[1, 2, 3, 4]), "lock run 1-4", "tile O4")
    assert rule(laying, "cells 1,1 2,1 1,2 2,2") == "S-25"


def test_scenario_T15_a_barrier_in_the_way() -> None:
    state = do(turn(dice=[1, 2, 3]), "lock run 1-3", "tile I3")
    assert rule(state, "cells 2,4 3,4 4,4") == "S-25"
    other = do(turn(dice=[1, 2, 3]), "lock run 1-3", "tile V3", "cells 2,4 2,5 3,5")
    assert me(other)["crystals"] == 1


def test_scenario_T18_a_whole_board() -> None:
    covered, crystals = ["....."] * 5, 0
    run, full = ("lock run 1-4", [1, 2, 3, 4]), ("lock full 3x1 2x2", [1, 1, 1, 2, 2])
    for (lock, dice), tile, cells in (
        (run, "O4", "1,4 2,4 1,5 2,5"),
        (full, "T5", "3,5 4,5 5,5 4,4 4,3"),
        (full, "B6", "4,1 5,1 4,2 5,2 5,3 5,4"),
        (full, "B6", "2,1 3,1 2,2 3,2 3,3 3,4"),
        (run, "L4", "1,1 1,2 1,3 2,3"),
    ):
        state = turn(dice=dice, boards=[board("H1", covered=covered)], crystals=crystals)
        do(state, lock, f"tile {tile}", f"cells {cells}")
        covered, crystals = me(state)["boards"][0]["covered"], me(state)["crystals"]
        assert me(state)["rescues"] == (1 if cells.startswith("4,1") else 0)
        assert me(state)["rods"] == (2 if tile == "L4" else 0)
    assert (covered, crystals) == (FULL, 3)


def test_scenario_T20_the_board_limit() -> None:
    three = [board("H1", covered=FULL), board("E01A", 1, 0), board("E02A", 2, 0)]
    state = do(turn(dice=[1, 2, 3, 4], boards=three, queue=["E04"]), "lock run 1-4")
    assert "draw" in moves(state)
    state = do(turn(dice=[1, 2, 3, 4], boards=[*three, board("E03A", 0, 1)], queue=["E04"]), "lock run 1-4")
    assert "draw" not in moves(state)


def test_scenario_T21_no_engineer_to_take() -> None:
    yours = ["reroll", "sub2", "set4", "adj1"]
    left = [board("H1", covered=["#####", "###.#", "#####", "#####", "####."])]
    mine = player(0, dice=[1, 1], engineers=["set3", "flip"], boards=left)
    state = at(mine, player(1, phase="ready", engineers=yours), market=["PT1"] * 4)
    do(state, "lock kind 2x1", "tile O1", "cells 4,2")
    assert me(state)["rescues"] == 1
    do(state, "end")
    assert (me(state)["engineers"], me(state)["rescues"], state.round) == (["set3", "flip"], 0, 4)


def test_scenario_T22_a_roll_off_with_a_tie() -> None:
    seats = [player(s, phase="ready", claim=1) for s in range(3)]
    state = at(*seats, stage="parts", market=["PT1", "PT2", "PT3", "PT4"])
    do(state, "* die 4", "* die 6", "* die 6", "* die 2", "* die 5")
    do(state, "take PT1", "* part PT7", seat=2)
    assert moves(state, 1) == {"take PT2", "take PT3", "take PT4", "take PT7"}
    do(state, "take PT7", "* part PT5", seat=1)
    do(state, "take PT5", seat=0)


def test_scenario_T24_the_best_launch() -> None:
    state = launching(dice=[6, 6, 6, 6, 5, 5, 4, 2, 1], ore=2, engineers=["flip", "adj1"], rods=5)
    line = do(
        GAME.position(state.to_dict()), "engineer flip 1>6", "up 5>6 pay 2", "engineer adj1 5>6", "ore 4>5", "ore 5>6"
    )
    assert me(do(line, "commit 6"))["sequence"] == [8, 6]
    while state.actors():
        state.apply(0, best(state, 0).action)
    assert (me(state)["sequence"], me(state)["ore"]) == ([8, 6], 0)


def test_scenario_T27_comparing() -> None:
    def winners(*sequences: dict[str, object]) -> list[float]:
        launched = [player(s, phase="launched", **fields) for s, fields in enumerate(sequences)]
        return at(*launched, stage="over", first=0, last=1).returns()

    three, four = ["flip", "set3", "adj1"], ["flip", "set3", "adj1", "sub2"]
    assert winners({"sequence": [7, 2]}, {"sequence": [6, 6]}) == [1, 0]
    assert winners({"sequence": [6, 5]}, {"sequence": [6, 4]}) == [1, 0]
    assert winners(
        {"sequence": [7, 4], "engineers": three}, {"sequence": [7, 4], "engineers": four}, {"sequence": [1, 1]}
    ) == [0, 1, 0]
    assert winners({"sequence": [7, 4]}, {"sequence": [7, 4]}) == [0.5, 0.5]


def test_scenario_T28_the_conditions_of_a_solo_launch() -> None:
    fields: dict[str, Any] = {"parts": ["PT1", "PT2", "PT3", "PT4"], "boards": [board("H1", covered=FULL)]}
    state = do(turn(solo=True, dice=[1], rods=4, **fields), "end")
    assert me(state)["phase"] == "prepare"
    state = do(turn(solo=True, dice=[1] * 5, rods=4, **fields), "lock kind 5x1")
    assert me(state)["rods"] == 5
    do(state, "end")
    assert moves(state) == {"launch", "continue"}
    do(state, "continue", "roll +0", *["* die 2"] * 4)
    assert rule(turn(solo=True, dice=[2] * 5, rods=5, **fields), "lock kind 5x2") == "S-57"


def test_scenario_T29_who_stays_awake() -> None:
    state = turn(solo=True, dice=[5], engineers=["flip", "set3", "adj1", "set4", "sub2", "reroll"])
    assert {m.split()[1] for m in moves(state) if m.startswith("engineer")} == {"adj1", "set4", "sub2", "reroll"}
    assert state.rescued(0) == 6


def test_scenario_T30_solo_ranks() -> None:
    assert [stars(8, 6, n) for n in (6, 5, 4)] == [5, 4, 3]
    assert [stars(8, 3, n) for n in (6, 5, 4)] == [4, 3, 2]
    assert stars(8, 6, 3) == stars(7, 6, 6) == 0


def test_scenario_placements_near_the_mech() -> None:
    state = do(turn(dice=[1, 2, 6], boards=[board("H1", covered=MECH)]), "lock any 1 2 6", "tile I2")
    assert len(moves(state)) == 9
