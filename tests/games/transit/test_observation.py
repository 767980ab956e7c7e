"""T-23, T-24 and the rulings on Observation."""

from __future__ import annotations

import pytest

from ecliptic import SPECTATOR
from tests.games.transit.helpers import GAME, A, B, at, cards, may, options, passes, play, told, turn, window
from tests.games.transit.looking import data, phase, tableau, task


def value(lying: str, sun: str | None = None) -> int:
    s = window("w5", ["first-telescopes", "", "", ""], hands=[""] * 4, tableau=cards(lying), sun=sun, hourglass=0)
    return play(s, "done").hourglass


@pytest.mark.parametrize(
    ("lying", "sun", "points"),
    [
        ("7H 7D 8S 8C", "2H", 12),
        ("3H 4H 5H 8H", "6H", 8),  # 3 4 5 6, and fifteens 3 4 8, 4 5 6
        ("2H 4H 6H 8H", "1H", 4),  # 2 4 8 1, 8 6 1
        ("3H 3D 4H 5H", "8H", 14),  # two runs, a pair, fifteens 3 4 8 twice, 3 3 4 5
        ("1H 1D 1S 1C", "2H", 12),
        ("2H 4H 6H 8H", None, 0),
        ("1H 2H 3H 4H", "5H", 7),  # no flush: a run of five and the fifteen of them all
        ("8H 8D 8S 7H", "7D", 6 + 2 + 12),
    ],
)
def test_T23_tableau_and_sun_are_scored_together(lying: str, sun: str | None, points: int) -> None:
    assert value(lying, sun) == points


def test_T23_no_flush_and_no_thirty_one() -> None:
    assert value("2H 4H 6H 8H") == 0
    assert value("8H 8D 8S 7H") == 6 + 6  # three eights, three fifteens


def test_T23_everything_is_revealed_first_the_sun_last() -> None:
    s = turn(
        A, ["3H", "", "", ""], "7H 7D 7S 7C", tableau=["5H", {"down": "6H", "by": B}, {"down": "8H", "by": A}],
        sun={"down": "4C", "by": B}, hourglass=0,
    )  # fmt: skip
    play(s, "play 3H")
    assert (phase(s), task(s), options(s)) == ("reveal", "turn-up", ["turn 6H"])
    play(s, "turn 6H", "turn 8H")
    assert options(s) == ["turn 4C"]
    play(s, "turn 4C")
    assert s.hourglass == 3 + 2  # 4 5 6 and its fifteen


def test_T24_the_hourglass_advances_by_the_sum() -> None:
    s = window("w5", ["first-telescopes", "", "", ""], tableau=cards("7H 7D 6S 6C"), sun="2H", hourglass=33)
    (seen,) = told(s, "done", A)
    assert s.hourglass == 33 + 2 + 2 + 2 * 4
    assert (seen.key, seen.args["points"], seen.args["mark"]) == ("observed", 12, 45)
    assert sorted(one.key for one in seen.args["sets"]) == ["fifteen"] * 4 + ["multiple"] * 2


@pytest.mark.parametrize("viewer", [A, B, SPECTATOR])
def test_T24_scenario_31_what_is_told_was_paid_after_venus_in_sole_visa(viewer: int) -> None:
    """3 4 5 8 and the Sun 6 would give 8; without the 5, and with no other Milestone to wait for, 2 are paid."""
    lying = {"tableau": cards("3H 4D 5S 8C"), "sun": "6H", "hands": [""] * 4}
    s = window("w4", ["venus-in-sole-visa", "", "", ""], hourglass=20, **lying)
    play(s, "use venus-in-sole-visa")
    seen = told(s, "pick 3", viewer)[-1]
    assert (phase(s), s.hourglass) == ("setback", 22)
    assert (seen.key, seen.args["points"], seen.args["mark"]) == ("observed", 2, 22)
    assert [(one.key, one.args["cards"]) for one in seen.args["sets"]] == [("fifteen", ["3H", "4D", "8C"])]


def test_A04_the_same_sum_counts_for_each_set_of_cards() -> None:
    assert value("7H 7D 8S 8C") == 4 * 2 + 2 * 2


def test_A09_what_enters_the_tableau_is_faceup() -> None:
    s = window("w2", ["venus-express", "", "", ""])
    play(s, "use venus-express", "pick 2", "tableau 5H")
    assert tableau(s) == ["1H", "5H", "1S", "1C"]


def test_A11_anytime_cards_may_be_used_after_the_reveal_but_start_of_cards_not() -> None:
    everything = "stellae-novae endeavour venus-express venus-in-sole-visa first-telescopes keplers-model"
    s = window("w5", [everything, "", "", ""])
    assert options(s) == ["done", "use stellae-novae", "use endeavour", "use venus-express"]
    s = window("w4", [everything, "", "", ""])
    assert may(s, "use venus-in-sole-visa")
    assert may(s, "give keplers-model to 1")
    assert not may(s, "use first-telescopes")


def test_A14_an_unrevealed_card_stays_hidden_when_it_is_thrown_away() -> None:
    s = window("w4", ["venus-in-sole-visa", "iss", "", ""], tableau=["1H", {"down": "6H", "by": B}])
    play(s, "use venus-in-sole-visa", "pick 2")
    assert s.known_to(A).to_dict()["buried"] == ["?"]
    assert s.known_to(B).to_dict()["buried"] == ["6H"]
    assert data(s, "discard") == []


def test_A14_a_faceup_card_is_thrown_away_openly() -> None:
    s = window("w4", ["venus-in-sole-visa", "iss", "", ""])
    play(s, "use venus-in-sole-visa", "pick 2")
    assert s.known_to(B).to_dict()["discard"] == ["1D"]


def test_A14_an_unseen_sun_stays_unseen() -> None:
    s = window("w2", ["stellae-novae", "iss", "", ""], setback="black-drop", sun="blind")
    play(s, "use stellae-novae")
    assert (data(s, "sun"), data(s, "discard"), data(s, "buried")) == ("blind", [], [])
    assert s.deck == 32 - 4 - 4 - 2  # both Suns came from the deck


def test_observation_without_a_sun_or_tableau_scores_what_is_there() -> None:
    assert value("") == 0
    passes(s := turn(A, ["", "", "", ""], "5H", tableau=[], sun=None), 4)
    assert phase(s) == "setback"


def test_T23_whoever_places_sees_what_the_tableau_would_score() -> None:
    s = at(phase="place", left=2, hands=["3H 4D 5S 8C 8D", "1H", "1D", "1S"], tableau=cards("7H"), ask=A)
    found = {" ".join(one.cards): one.score.args["points"] for one in GAME.view(s, A).placings}
    assert len(found) == 1 + 5 + 10
    assert {chosen: found[chosen] for chosen in ("", "3H", "8C", "3H 5S", "8D 8C")} == {
        "": 0, "3H": 0, "8C": 2, "3H 5S": 2, "8D 8C": 6,
    }  # fmt: skip
    assert GAME.view(s, B).placings == [] == GAME.view(s, None).placings


def test_T23_all_counted_cards_are_told() -> None:
    s = window("w5", ["first-telescopes", "", "", ""], tableau=cards("7H 7D 6S 2D"), sun="2H", hourglass=33)
    (seen,) = told(s, "done", B)
    assert (seen.args["slots"], seen.args["cards"]) == ([1, 2, 3, 4, 0], ["7H", "7D", "6S", "2D", "2H"])
