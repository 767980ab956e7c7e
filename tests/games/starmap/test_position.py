"""Positions as data: what is none, and why."""

from __future__ import annotations

import json

import pytest

import ecliptic
from ecliptic.games.starmap.rules import Starmap
from tests.games.starmap.helpers import GAME, play, ring, sheet, to_abilities, whole


def start_data() -> dict[str, object]:
    return json.loads(json.dumps(GAME.start(1).to_dict()))  # type: ignore[no-any-return]


def cells_data() -> dict[str, object]:
    state = GAME.start(1)
    assert isinstance(state, Starmap)
    play(to_abilities(state, "2 3 5"), "use POS1+PLOT1", "dice 2 3 5")
    return json.loads(json.dumps(state.to_dict()))  # type: ignore[no-any-return]


SHEET, TURN = ("seats", 0, "sheet"), ("seats", 0, "turn")
BAD_START: list[tuple[tuple[object, ...], object, str]] = [
    (("rounds",), -1, "rounds"),
    (("rolling",), None, "rolling should be 0"),
    (("seats",), [], "not for 0 players here"),
    ((*SHEET, "map"), ["."], "map has 1 entries, but should have 13"),
    ((*SHEET, "map", 4), "..", "map[4]"),
    ((*SHEET, "items"), ["OPT.9"], "OPT.9"),
    ((*SHEET, "items"), ["OPT.2", "OPT.2"], "items has OPT.2 twice"),
    ((*SHEET, "day"), "TODAY", "day"),
    ((*SHEET, "week"), 7, "week"),
    ((*SHEET, "week"), 3, "cannot be open"),
    ((*SHEET, "articles"), ["open"], "articles has 1 entries, but should have 5"),
    ((*SHEET, "articles", 0), "number", "not all filled"),
    ((*SHEET, "colour"), 1, "colour"),
    ((*TURN, "phase"), "sleep", "phase"),
    ((*TURN, "dice"), [1, 2, 3], "has dice, which does not belong to the phase roll"),
    (TURN, {"phase": "finished"}, "does not go with week 1"),
    (TURN, {"phase": "reward", "dice": [1, 2, 3], "triangles": 0}, "empty box"),
    (TURN, {"phase": "experience", "dice": [3, 2, 1], "triangles": 0, "budget": 1}, "ascending"),
    (TURN, {"phase": "experience", "dice": [1, 2], "triangles": 0, "budget": 1}, "none is placed"),
    (TURN, {"phase": "experience", "dice": [1, 2, 3], "triangles": 2, "budget": 1}, "researchers"),
    (TURN, {"phase": "ability", "dice": [1], "triangles": 0, "used": ["OPT"]}, "not owned"),
    (TURN, {"phase": "ability", "dice": [1], "triangles": 0, "used": ["POS1", "POS1"]}, "used has POS1 twice"),
    (TURN, {"phase": "ability", "dice": [], "triangles": 0, "used": ["POS1", "PLOT1"]}, "turn should be over"),
    (
        TURN,
        {"phase": "stars", "dice": [], "triangles": 0, "used": ["POS1", "PLOT1"], "stars": 0, "squares": 0},
        "stars is",
    ),
    (TURN, {"phase": "dice", "dice": [1, 2, 3], "triangles": 0, "used": [], "combo": "OPT"}, "not owned"),
]


def put(data: object, path: tuple[object, ...], value: object) -> None:
    for key in path[:-1]:
        data = data[key]  # type: ignore[index]
    data[path[-1]] = value  # type: ignore[index]


@pytest.mark.parametrize(("path", "value", "words"), BAD_START, ids=[words for _, _, words in BAD_START])
def test_a_bad_position_is_explained(path: tuple[object, ...], value: object, words: str) -> None:
    data = start_data()
    put(data, path, value)
    with pytest.raises(ecliptic.BadPosition) as caught:
        GAME.position(data)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("offer", [], "on offer"),
        ("offer", ["N"], "not a layout"),
        ("chosen", ["N"], "on offer"),
        ("chosen", ["NW", "NE", "C", "SW", "SE"], "would be over"),
        ("plot_die", 0, "plot_die"),
        ("major", [1], "two numbers"),
        ("used", [], "none is placed before the abilities"),
        ("used", ["POS1"], "one positioning with one plotting"),
        ("dice", [1], "would not fit on POS1 PLOT1"),
        ("combo", "POS1+PLOT4", "combo"),
    ],
)
def test_a_bad_plotting_is_explained(field: str, value: object, words: str) -> None:
    data = cells_data()
    put(data, (*TURN, field), value)
    with pytest.raises(ecliptic.BadPosition) as caught:
        GAME.position(data)
    assert words in str(caught.value)


def test_a_reward_after_abilities_is_explained() -> None:
    data = sheet("SUN", 1, whole("W1"), ring(1, 1), {1: "point"})
    turn = {"phase": "squares", "dice": [1, 2, 3], "triangles": 0, "used": [], "squares": 1, "reward": 1}
    seats = [{"sheet": data, "turn": turn}]
    GAME.position({"rounds": 3, "rolling": None, "seats": seats})
    turn |= {"dice": [], "used": ["POS1", "PLOT1"]}
    with pytest.raises(ecliptic.BadPosition, match="a reward comes before the abilities"):
        GAME.position({"rounds": 3, "rolling": None, "seats": seats})


def test_a_roll_that_does_not_fit_is_explained() -> None:
    state = GAME.start(2)
    assert isinstance(state, Starmap)
    play(state, "roll 1 2 3", "roll 2 2 2")
    for roll, words in (
        (None, "does not go with phase experience"),
        ([3, 2, 1], "ascending"),
        ([1, 2], "ascending"),
        ([1, 2, 7], "from 1 to 6"),
        ([1, 2, 4], "has a 3 that is not in the roll"),
    ):
        data = json.loads(json.dumps(state.to_dict()))
        put(data, ("seats", 0, "roll"), roll)
        with pytest.raises(ecliptic.BadPosition) as caught:
            GAME.position(data)
        assert words in str(caught.value)


def test_a_start_of_the_round_that_does_not_fit_is_explained() -> None:
    for path, value, words in (
        (("seats", 1, "before", "day"), "MON", "differs"),
        (("seats", 1, "before", "map", 0), "#" + "." * 12, "differs"),
        (("seats", 1, "before"), None, "should be a table"),
    ):
        data = json.loads(json.dumps(GAME.start(2).to_dict()))
        put(data, path, value)
        with pytest.raises(ecliptic.BadPosition) as caught:
            GAME.position(data)
        assert words in str(caught.value)
