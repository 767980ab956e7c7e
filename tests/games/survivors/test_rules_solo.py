"""S-50 to S-57: alone."""

from __future__ import annotations

from typing import Any

from ecliptic.games.survivors.rules import Survivors
from ecliptic.games.survivors.scoring import stars
from tests.games.survivors.helpers import FULL, GAME, begun, board, do, launching, me, moves, player, rule, told, turn
from tests.games.survivors.helpers import at as position


def position_of(state: Survivors) -> Survivors:
    return GAME.position(state.to_dict())


DONE = [board("H1", covered=FULL)]


def test_S50_six_boards_and_three_tiles_of_each_shape() -> None:
    assert len(me(begun(1))["queue"]) == 5
    state = turn(solo=True, dice=[1, 2, 3], tiles={"I3": 3})
    do(state, "lock run 1-3")
    assert rule(state, "tile I3") == "S-50"
    assert "tile V3" in moves(state)
    one_left = do(turn(solo=True, dice=[1, 1], tiles={"O1": 2}), "lock kind 2x1", "tile O1", "cells 2,4")
    assert me(one_left)["tiles"] == {"O1": 3}
    assert not any(m.startswith("lock kind") for m in moves(turn(solo=True, dice=[1, 1], tiles={"O1": 3})))


def test_S51_one_part_lies_open_of_five_different_ones() -> None:
    state = begun(1)
    assert len(state.to_dict()["market"]) == 1  # type: ignore[arg-type]
    state = position(player(0, dice=[2, 2, 2]), market=["PT4"])
    do(state, "lock kind 3x2")
    assert moves(state) == {"take PT4"}
    assert rule(state, "take PT1") == "S-51"
    do(state, "take PT4")
    assert {"PT1", "PT2", "PT3", "PT5"} == {f"PT{action - 1912}" for action in state.legal(15)}
    do(state, "* part PT5")
    assert state.to_dict()["market"] == ["PT5"]


def test_S52_cards_can_be_used_at_once() -> None:
    state = do(position(player(0, dice=[2, 2, 2, 1]), market=["PT2"]), "lock kind 3x2", "take PT2", "* part PT1")
    do(state, "part flip 1>6")
    covered = ["#####", "###.#", "#####", "#####", "#####"]
    state = turn(solo=True, dice=[1, 1, 4], boards=[board("H1", covered=covered)])
    do(state, "lock kind 2x1", "tile O1", "cells 4,2")
    assert len(moves(state)) == 6
    do(state, "rescue flip", "engineer flip 4>3")


def test_S53_the_fifth_engineer_sends_the_first_to_sleep() -> None:
    covered = ["#####", "###.#", "#####", "#####", "#####"]
    crew = ["flip", "set3", "adj1", "set4"]
    state = turn(solo=True, dice=[1, 1, 4], boards=[board("H1", covered=covered)], engineers=crew)
    do(state, "lock kind 2x1", "tile O1", "cells 4,2", "rescue sub2")
    assert state.rescued(0) == 5
    assert rule(state, "engineer flip 4>3") == "S-14"
    do(state, "engineer set3 4>3")


def test_S54_finished_boards_bring_no_rods() -> None:
    state = turn(solo=True, dice=[1] * 7, boards=[board("H1", covered=["#####"] * 4 + ["####."])])
    do(state, "lock kind 5x1")
    assert me(state)["rods"] == 1
    other = turn(solo=True, dice=[1, 1], boards=[board("H1", covered=["#####"] * 4 + ["####."])])
    do(other, "lock kind 2x1", "tile O1", "cells 5,5")
    assert me(other)["rods"] == 0
    part = position(player(0, dice=[2, 2, 2], parts=["PT1", "PT2", "PT3"]), market=["PT4"])
    assert me(do(part, "lock kind 3x2", "take PT4"))["rods"] == 1


def test_S55_launch_or_play_on() -> None:
    parts = ["PT1", "PT2", "PT3", "PT4"]
    state = do(turn(solo=True, dice=[1], rods=5, parts=parts, boards=DONE), "end")
    assert moves(state) == {"launch", "continue"}
    assert me(do(position_of(state), "continue"))["phase"] == "prepare"
    do(state, "launch")
    assert me(state)["due"] == 9
    for lacking in ({"rods": 4}, {"parts": parts[:3]}, {"boards": [board("H1")]}):
        fields: dict[str, Any] = {"rods": 5, "parts": parts, "boards": DONE, **lacking}
        again = do(turn(solo=True, dice=[1], **fields), "end")
        assert me(again)["phase"] == "prepare"
        assert rule(again, "launch") == "S-55"


def test_S56_stars() -> None:
    assert [stars(8, 6, n) for n in (6, 5, 4, 3)] == [5, 4, 3, 0]
    assert [stars(8, 3, n) for n in (6, 5, 4, 3)] == [4, 3, 2, 0]
    assert stars(7, 6, 6) == 0
    found = {int(stars(length, face, n)) for length in (7, 8) for face in (1, 6) for n in range(7)}
    assert found == {0, 2, 3, 4, 5}  # two to five, or a loss: never one
    won = do(launching(solo=True, dice=[6] * 9, engineers=["flip", "set3", "adj1", "set4"]), "commit 6")
    assert won.returns() == [0.6]


def test_S57_rods_stop_at_five_and_turns_at_the_limit() -> None:
    state = turn(solo=True, dice=[1] * 5, rods=5)
    assert rule(state, "lock kind 5x1") == "S-57"
    part = position(player(0, dice=[2, 2, 2], parts=["PT1", "PT2", "PT3"], rods=5), market=["PT4"])
    assert me(do(part, "lock kind 3x2", "take PT4"))["rods"] == 5
    last = position(player(0, dice=[1]), round=100)
    assert (do(last, "end").actors(), last.returns()) == (0, [0.0])
    offered = position(player(0, dice=[1], rods=5, parts=["PT1", "PT2", "PT3", "PT4"], boards=DONE), round=100)
    assert do(offered, "end", "continue").actors() == 0
    quitter = begun(1, concede=True)
    assert do(quitter, "concede").actors() == 0
    assert rule(begun(1), "concede") == "S-57"


VNAUT_LEFT = [board("H1", covered=["#####", "###.#", "#####", "#####", "####."])]


def test_S53_an_engineer_who_goes_back_to_sleep_is_no_longer_used() -> None:
    crew = ["flip", "set3", "adj1", "set4"]
    state = turn(solo=True, dice=[1, 1, 2], engineers=crew, boards=VNAUT_LEFT)
    do(state, "engineer flip 2>5", "lock kind 2x1", "tile O1", "cells 4,2")
    assert [one.key for one in told(state, "rescue sub2")] == ["rescued", "retired"]
    do(state, "rescue sub2")
    assert (me(state)["used"], GAME.position(state.to_dict()).to_dict()) == ([], state.to_dict())


def test_S53_there_are_six_engineers_to_be_rescued() -> None:
    crew = ["flip", "set3", "adj1", "set4", "sub2", "reroll"]
    state = turn(solo=True, dice=[1, 1], engineers=crew, boards=VNAUT_LEFT)
    do(state, "lock kind 2x1", "tile O1")
    assert [one.key for one in told(state, "cells 4,2")] == ["explored", "vnaut-stays"]
    assert (me(do(state, "cells 4,2"))["rescues"], me(state)["phase"]) == (0, "operate")
