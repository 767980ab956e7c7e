"""Positions as data: what is none, and why."""

from __future__ import annotations

from typing import Any

import pytest

from ecliptic.kernel.errors import BadPosition
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import run
from tests.games.survivors.helpers import GAME, board, do, me, moves, player, turn


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"stage": "lunch"}, "stage is 'lunch'"),
        ({"round": -1}, "round is -1, but should be 0 to 100"),
        ({"players": []}, "not for 0 players here"),
        ({"market": ["PT9"]}, "market has 'PT9', which does not exist"),
        ({"market": ["PT1"] * 5}, "there are 5 of part PT1"),
        ({"options": {"round_limit": 0}}, "The option round_limit takes"),
        ({"players": [player(0, sequence=[3, 8])]}, "a length from 1 to 8 and a face from 1 to 6"),
        ({"players": [player(0, dice=[7])]}, r"players\[0\].dice has 7, which does not exist"),
        ({"players": [player(0, engineers=["flip", "flip"])]}, "engineers has one twice"),
        ({"players": [player(0, used=["flip"])]}, "names an Engineer that is not there"),
        ({"players": [player(0, boards=[board("H2")])]}, "the first board is the seat's own start board"),
        ({"players": [player(0, boards=[board("H1"), board("E01A", 2, 0)])]}, "side by side"),
        ({"players": [player(0, locked={"run": [1, 3, 5]})]}, "locked.run cannot hold"),
        ({"players": [player(0, queue=["E01", "E01"])]}, "E01 is in queue and in queue"),
        ({"players": [player(0), player(1, phase="site")]}, "reward does not go with the phase site"),
        (
            {"players": [player(0, phase="ready"), player(1, phase="ready")]},
            "nobody is asked to act, yet the game is not over",
        ),
        ({"stage": "launch"}, "cannot be operate in the stage launch"),
        ({"stage": "engineers", "players": [player(s, phase="ready") for s in (0, 1)]}, "nobody has anything to do"),
        ({"players": [player(0, boards=[board("H1", covered=["#"])])]}, "covered has 1 entries, but should have 5"),
    ],
)
def test_bad_positions_are_explained(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.position({"stage": "round", "round": 3, "players": [player(0)], **change})


def test_S53_an_engineer_that_goes_to_sleep_is_no_longer_used() -> None:
    """At the fifth rescue the first Engineer leaves play, and with it the mark that it was used this turn."""
    four = ["flip", "adj1", "set3", "sub2"]
    state = turn(solo=True, phase="rescue", rescues=1, dice=[1], engineers=four, used=["flip", "adj1"])
    do(state, "rescue set4")
    assert me(state)["engineers"] == [*four, "set4"]
    assert me(state)["used"] == ["adj1"]
    assert GAME.position(state.to_dict()).to_dict() == state.to_dict()


def test_S53_a_seventh_v_naut_has_no_engineer() -> None:
    """There are six Engineers alone: whoever has rescued them all finds a V-naut for nothing, and plays on."""
    six = ["flip", "adj1", "set3", "sub2", "set4", "reroll"]
    covered = ["...##", "....#", "...##", ".#...", "....."]
    state = turn(solo=True, dice=[1, 1], engineers=six, boards=[board("H1", covered=covered)])
    do(state, "lock kind 2x1", "tile O1", "cells 4,2")  # the V-naut's cell
    assert (me(state)["phase"], me(state)["rescues"]) == ("operate", 0)
    assert "end" in moves(state)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"crystals": 25, "phase": "prepare"}, r"crystals that players\[0\] could trade is 25, but should be 0 to 24"),
        ({"phase": "cells", "reward": 3}, "shape does not go with the phase cells"),
        ({"phase": "cells", "reward": 3, "shape": "O1"}, "shape is not a tile of the size earned"),
        ({"phase": "drawing", "reward": 1}, "no board could be used"),
        ({"phase": "rescue"}, "rescues belong to the phase rescue"),
        ({"phase": "prepare", "dice": [1]}, "dice does not go with the phase prepare"),
        ({"due": 2, "phase": "rerolling"}, "due is 2, but one die is rolled again"),
        ({"queue": ["E01"], "queue_seen": 2}, r"queue_seen is 2, but should be 0 to 1"),
        ({"queue": ["?"], "queue_seen": 1}, "but fewer boards are known"),
        ({"new": 1}, "new does not go with the phase operate"),
        ({"locked": {"up": [3, 4]}}, "an arrow has just one spot"),
        ({"rods": 6}, r"players\[0\].rods is 6, but should be 0 to 5"),
        ({"phase": "decide"}, "cannot launch yet"),
        ({"phase": "launched", "sequence": [3, 3]}, "cannot be launched in the stage round"),
        ({"parts": ["PT1", "PT2", "PT3"], "spent": ["PT4", "PT5"]}, "parts and claims"),
    ],
)
def test_what_a_solo_player_cannot_be_doing_is_explained(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.position({"stage": "round", "round": 3, "players": [player(0, **change)]})


def test_what_others_know_of_a_turn_is_how_it_began_unless_told() -> None:
    state = GAME.position({"stage": "round", "round": 2, "players": [player(0, dice=[1, 2]), player(1, phase="ready")]})
    for viewer, other in ((0, 1), (1, 0)):
        known = state.known_to(viewer)
        assert me(known, other)["phase"] == "prepare"
        known.fill(Luck(1))
        run(known, Luck(2), GAME.max_plies)
        assert known.actors() == 0


@pytest.mark.parametrize("held", ["parts", "engineers"])
def test_nobody_gains_or_loses_in_a_turn_what_comes_when_it_is_over(held: str) -> None:
    mine = player(0, dice=[1, 2], parts=["PT1"], engineers=["flip"])
    before = {**mine, "phase": "prepare", "dice": []}
    data = {"stage": "round", "round": 2, "market": ["PT1"] * 3, "players": [mine, player(1, phase="ready")]}
    GAME.position({**data, "before": {"0": before}})
    with pytest.raises(BadPosition, match=r"before.0 has other .* than players\[0\]"):
        GAME.position({**data, "before": {"0": {**before, held: []}}})


def test_alone_there_is_a_part_to_take_unless_told() -> None:
    assert turn(solo=True).to_dict()["market"] == ["PT1"]
    with pytest.raises(BadPosition, match="market should have a part"):
        GAME.position({"stage": "round", "round": 3, "players": [player(0)], "market": []})
