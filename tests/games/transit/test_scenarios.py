"""The worked examples, by their numbers. A, B, C, D hold the 17th, 18th, 19th and 21st Century."""

from __future__ import annotations

from typing import Any

import pytest

from ecliptic.games.transit.rules import Transit
from ecliptic.kernel.state import SPECTATOR
from tests.games.transit.helpers import (
    GAME,
    A,
    B,
    C,
    D,
    at,
    cards,
    done,
    may,
    options,
    passes,
    play,
    turn,
    until,
    window,
)
from tests.games.transit.looking import data, hand, hand_sizes, known, marks, milestones, phase, tableau, task

WORKED = (1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 13, 15, 16, 17, 19, 21, 22, 23, 25, 26, 29, 31, 32, 35, 36, 37)


def plays(seat: int, card: str, played: str, **more: Any) -> Transit:
    """The position after a seat has played its only card on a row; the others hold what is left of the fours."""
    spare = [name for name in cards("4S 4C 6S 6C 7S 7C") if name not in played.split() and name != card]
    hands = [card if s == seat else spare.pop() for s in range(4)]
    return play(turn(seat, hands, played, **{"tableau": [], "sun": None, **more}), f"play {card}")


# -- scoring --------------------------------------------------------------------------------------------------------


def test_scenario_01_a_run_out_of_order() -> None:
    s = plays(D, "7H", "5H 6H 8H")
    assert (s.total, marks(s)) == (26, [0, 0, 0, 4])


def test_scenario_02_a_run_interrupted() -> None:
    s = plays(D, "6H", "8H 7H 7D")
    assert (s.total, marks(s)) == (28, [0, 0, 0, 0])


def test_scenario_04_a_run_and_fifteen() -> None:
    s = plays(C, "6H", "4H 5H")
    assert (s.total, marks(s)) == (15, [0, 0, 5, 0])


def test_scenario_05_three_of_a_kind_and_fifteen_reach_a_space() -> None:
    s = plays(C, "5S", "5H 5D")
    assert (s.total, marks(s), task(s), s.task_seat) == (15, [0, 0, 8, 0], "draw-milestone", C)
    play(s, "milestone heliometer")  # from the deck of the 19th
    assert milestones(s, C) == ["heliometer"]


def test_scenario_06_thirty_one_with_a_run() -> None:
    s = plays(A, "7H", "8H 5H 5D 6H")
    assert (marks(s), data(s, "row"), s.turn) == ([5, 0, 0, 0], [], B)


def test_scenario_07_four_of_a_kind_crosses_two_spaces() -> None:
    s = plays(A, "4C", "4H 4D 4S", marks=[5, 0, 0, 0])
    assert marks(s)[A] == 17
    play(s, "milestone nos-keplari", "milestone keplers-model")
    assert (len(milestones(s, A)), task(s)) == (2, "none")


def test_scenario_09_last_card_and_who_leads_next() -> None:
    s = turn(C, ["8H", "7H", "", "5H"], "8D 8S 6D 6S", by="DABB", tableau=["2D", "1H"])
    passes(s, 4)
    assert (marks(s), s.turn, options(s)) == ([0, 1, 0, 0], C, ["pass"])
    passes(s, 1)
    assert options(s) == ["play 5H", "trade 2D for 5H", "trade 1H for 5H"]


def test_scenario_10_the_last_transit_card() -> None:
    s = turn(A, ["3H", "", "", ""], "8H 7H 5H", tableau=[{"down": "2H", "by": B}])
    play(s, "play 3H")
    assert s.total == 23
    passes(s, 4)
    assert (marks(s), phase(s)) == ([1, 0, 0, 0], "reveal")


def test_scenario_11_a_trade_to_thirty_one() -> None:
    s = turn(B, ["6D", "5C", "6S", "6C"], "7H 7D 7S 8D", tableau=["2H"])
    assert options(s) == ["pass", "trade 2H for 5C"]
    play(s, "trade 2H for 5C")
    assert marks(s) == [0, 2, 0, 0]
    assert known(s, B, "tableau") == [{"down": "5C", "by": B}]
    assert all(known(s, viewer, "tableau") == [{"down": "?", "by": B}] for viewer in (A, C, D, SPECTATOR))


def test_scenario_12_a_trade_that_makes_a_run() -> None:
    s = turn(C, ["6D", "6H", "8C 6S", "6C"], "3H 4H", tableau=["5H"])
    play(s, "trade 5H for 8C")
    assert (s.total, marks(s), hand(s, C)) == (12, [0, 0, 3, 0], ["6S"])


def observed(lying: str, sun: str) -> int:
    s = window("w5", ["nos-keplari", "", "", ""], hands=[""] * 4, tableau=cards(lying), sun=sun, hourglass=0)
    return play(s, "done").hourglass


def test_scenario_13_fifteens_and_pairs() -> None:
    assert observed("7H 7D 8S 8C", "2H") == 12


# -- setbacks -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("played", "card", "points"), [("5H 7H", "6H", 0), ("7H 6H", "5H", 3), ("2H 3H 4H 6H", "5H", 0)]
)
def test_scenario_15_old_models(played: str, card: str, points: int) -> None:
    assert marks(plays(D, card, played, setback="old-models"))[D] == points


def test_scenario_16_black_drop_and_stellae_novae() -> None:
    s = window("w2", ["stellae-novae", "", "", ""], setback="black-drop", sun="blind", hands=["3H", "", "", ""])
    play(s, "use stellae-novae")
    assert all(known(s, viewer, "sun") == "blind" for viewer in (A, B, SPECTATOR))
    assert (data(s, "discard"), data(s, "buried"), s.deck) == ([], [], 32 - 1 - 4 - 2)
    play(s, "play 3H")
    passes(s, 4)
    assert (phase(s), options(s)[:2]) == ("reveal", ["turn 2H", "turn 4H"])


def test_scenario_17_cloudy_skies() -> None:
    s = turn(B, ["6D", "8H", "8C", "6C"], "7S", setback="cloudy-skies", sun="2H")
    assert (play(s, "play 8H").total, marks(s)) == (15, [0, 0, 0, 0])
    assert (play(s, "play 8C").total, marks(s)) == (23, [0, 0, 2, 0])


def test_scenario_19_revolutions() -> None:
    s = turn(C, ["5S", "5H", "6H 8H", "7D"], "8D 7H 6D 6C", setback="revolutions", tableau=[])
    play(s, "pass", "burn 6H", "burn 8H")
    assert (hand_sizes(s), known(s, A, "discard")) == ([1, 1, 0, 1], ["6H", "8H"])
    play(s, "pass")
    assert hand(s, D) == ["7D"]


def test_scenario_21_thirteen_instead_of_fifteen() -> None:
    s = turn(B, ["6D", "5H", "2H", "6C"], "8H", setback="unluckiest-astronomer")
    assert (play(s, "play 5H").total, marks(s)) == (13, [0, 2, 0, 0])
    assert (play(s, "play 2H").total, marks(s)) == (15, [0, 2, 0, 0])


@pytest.mark.parametrize("seats", [2, 4])
def test_scenario_22_the_seven_years_war(seats: int) -> None:
    s = GAME.start(seats)
    assert isinstance(s, Transit)
    play(s, "first 0", "setback seven-years-war")
    until(s, lambda s: phase(s) == "turn")
    assert (hand_sizes(s), tableau(s)) == ([4] * seats, ["blind"] * 4)
    assert not any(option.startswith("trade") for option in options(s))
    until(s, lambda s: phase(s) == "reveal")
    assert s.task_set == 0b1111  # four to turn, and the Sun lies faceup: five are scored


# -- milestones -----------------------------------------------------------------------------------------------------


def test_scenario_23_a_fixed_wild_without_transit_cards() -> None:
    s = turn(A, ["", "8D", "8S", "8C"], "2H 3H", by="CD", tableau=[], milestones=[["keplers-model"], [], [], []])
    gifts = [f"give keplers-model to {seat}" for seat in (1, 2, 3)]
    assert options(s) == ["pass", "wild keplers-model as 1", *gifts]
    play(s, "wild keplers-model as 1")
    assert (s.total, marks(s)) == (6, [3, 0, 0, 0])


def test_scenario_25_handing_on() -> None:
    s = window("w3", ["", "cone-of-visibility", "", "vt-2004"])
    assert options(s) == ["done", "give cone-of-visibility to 2", "give cone-of-visibility to 3"]
    play(s, "done")
    assert options(s) == ["done"]
    s = window("w5", ["", "", "", "vt-2004"], marks=[0, 0, 0, 0])
    play(s, "done", "setback old-models")
    assert (phase(s), options(s)) == ("w6", ["done", *(f"give vt-2004 to {seat}" for seat in (0, 1, 2))])


@pytest.mark.parametrize(("seats", "sizes"), [(4, [1, 1, 2, 2]), (3, [1, 1, 2]), (2, [1, 2])])
def test_scenario_26_draws(seats: int, sizes: list[int]) -> None:
    held = [["transit-march"], *([] for _ in range(seats - 1))]
    s = play(turn(A, ["8H", "8D", "8S", "8C"][:seats], milestones=held), "use transit-march")
    while task(s) == "group-draw":
        play(s, options(s)[0])
    assert hand_sizes(s) == sizes


def test_scenario_26_a_short_deck() -> None:
    s = turn(A, milestones=[["first-telescopes"], [], [], []], deck=2)
    play(s, "use first-telescopes", "draw 3H", "draw 3D")
    assert (hand_sizes(s), task(s)) == ([2, 2, 1, 1], "none")


def test_scenario_29_plates_and_exoplanets() -> None:
    owners = {"photographic-plates": A, "exoplanet-research": A}
    assert marks(plays(A, "3H", "7H 7D 8H 6H", ongoing=owners)) == [4, 0, 0, 0]
    assert marks(plays(B, "3H", "7H 7D 8H 6H", ongoing=owners)) == [1, 2, 0, 0]
    assert marks(passes(turn(B, played="7H 7D 7S 7C", by="BCDA", ongoing=owners), 4)) == [2, 0, 0, 0]


def test_scenario_31_venus_in_sole_visa() -> None:
    assert observed("3H 4H 5H 8H", "6H") == 8
    s = window(
        "w4", ["venus-in-sole-visa", "", "", ""], hands=[""] * 4, tableau=cards("3H 4H 5H 8H"), sun="6H", hourglass=0
    )
    play(s, "use venus-in-sole-visa", "pick 3")
    assert s.hourglass == 2  # 3 4 8


def test_scenario_32_the_endeavour_after_the_reveal() -> None:
    def w5(deck: int) -> Transit:
        return window(
            "w5", ["endeavour", "", "", ""], hands=[""] * 4, tableau=cards("7H 8H"), sun="2H", hourglass=0, deck=deck
        )

    s = w5(5)
    play(s, "use endeavour", "tableau 2D", "tableau 2S", "tableau 2C", "tableau 8D")
    assert s.hourglass == 12
    assert not may(w5(3), "use endeavour")


def test_scenario_35_the_iss_after_two_trades() -> None:
    s = turn(A, ["8H 7H", "8D 7D", "8S", "8C"], milestones=[[], [], ["iss"], []])
    play(s, "trade 1H for 7H", "trade 1D for 7D", "use iss", "pick 1", "pick 2", "turn 7H", "turn 7D")
    assert (tableau(s)[:2], s.turn) == (["7H", "7D"], C)
    assert {"play 8S", "trade 7H for 8S", "trade 7D for 8S"} <= set(options(s))


def test_scenario_35_venus_express() -> None:
    s = turn(B, tableau=[{"down": "6H", "by": A}], milestones=[[], ["venus-express"], [], []])
    play(s, "use venus-express", "pick 1", "see 6H", "tableau 5H")
    assert (hand(s, B), tableau(s)) == (["6H", "8D"], ["5H"])


def test_scenario_35_simultaneous_observation() -> None:
    s = window("w3", ["", "", "simultaneous-observation", ""], hands=["8H", "5D 6D 7D 8D", "8S", "8C"])
    play(s, "use simultaneous-observation", "decline", "accept", "lay 5D", "lay 6D", "lay 7D", "lay 8D")
    assert (tableau(s), hand(s, B)) == (cards("5D 6D 7D 8D"), cards("1H 1D 1S 1C"))
    assert (phase(s), s.turn) == ("turn", A)  # nobody else was asked


def test_scenario_35_nos_keplari() -> None:
    s = window("w2", ["nos-keplari", "", "", ""], hands=["5H 6H 7H", "8D", "5S 6S 7S", "8C"])
    play(s, "use nos-keplari", "seat 2", "show 5S", "show 6S", "show 7S")
    play(s, "offer 5H", "take 5S", "offer 7H", "take 6S", "done")
    assert (hand(s, A), hand(s, C)) == (cards("6H 5S 6S"), cards("5H 7H 7S"))


def test_scenario_35_live_streamed() -> None:
    s = window("w2", ["live-stream", "", "", ""], hands=["8H", "8D", "8S", "7C 8C"])
    play(s, "use live-stream", "seat 3", "stream 7C", "stream 8C")
    assert all(known(s, viewer, "hands")[D] == ["7C", "8C"] for viewer in (A, B, C, SPECTATOR))  # type: ignore[index]


# -- the end --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hourglass", "points", "setbacks", "outcome"),
    [
        (60, [60, 61, 75, 60], None, "victory"),
        (58, [57, 60, 60, 60], [], "setbacks"),
        (41, [41, 50, 42, 41], None, "victory"),
    ],
)
def test_scenario_36_game_end(hourglass: int, points: list[int], setbacks: list[str] | None, outcome: str) -> None:
    s = window(
        "w5", ["nos-keplari", "", "", ""], tableau=[], sun=None, hourglass=hourglass, marks=points, setbacks=setbacks
    )
    play(s, "done")
    assert (data(s, "outcome"), s.actors()) == (outcome, 0)
    assert s.returns() == [float(outcome == "victory")] * 4


def test_scenario_36_an_era_reaches_a_space() -> None:
    s = play(turn(A, ["7H", "6D"], "8H", marks=[6, 0, 0, 0]), "play 7H")
    play(s, "milestone keplers-model", "milestone endeavour", "keep keplers-model")
    assert (milestones(s, A), "endeavour" in str(data(s, "milestones_used"))) == (["keplers-model"], True)


def test_scenario_37_rotation() -> None:
    five = cards("first-telescopes stellae-novae keplers-model nos-keplari venus-in-sole-visa")
    s = at(phase="w5", ask=0, milestones=[five, [], [], []], marks=[1, 2, 3, 4])
    play(s, "done")
    assert ([s.century(seat) for seat in range(4)], marks(s)) == ([1, 2, 3, 0], [1, 2, 3, 4])
    done(play(s, "setback yellow-fever"))
    assert (phase(s), s.actor()) == ("limit", A)
    play(s, "drop first-telescopes")
    done(s)
    until(s, lambda s: phase(s) == "turn")
    assert s.turn == D


@pytest.mark.parametrize("number", WORKED)
def test_every_worked_example_is_a_test(number: int) -> None:
    assert [name for name in globals() if name.startswith(f"test_scenario_{number:02}_")]
