"""SB1 to SB8."""

from __future__ import annotations

from typing import Any

import pytest

from ecliptic.games.transit.rules import Transit
from ecliptic.kernel.facts import Fact, fact
from ecliptic.kernel.state import SPECTATOR
from tests.games.transit.helpers import GAME, A, B, C, D, at, may, options, passes, play, told, turn, until, window
from tests.games.transit.looking import data, hand, hand_sizes, known, marks, phase, tableau


def earned(setback: str, played: str, card: str, **more: Any) -> int:
    """What seat D earns by playing a card on a row."""
    s = turn(D, ["7S", "6D", "6S", card], played, **{"tableau": [], "sun": None, "setback": setback, **more})
    return marks(play(s, f"play {card}"))[D]


# -- SB1 Old Models Persist -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("played", "card", "points"),
    [("5H 7H", "6H", 0), ("7H 6H", "5H", 3), ("5H 6H", "7H", 3), ("2H 3H 4H 6H", "5H", 0), ("4H 1H 2H", "3H", 3),
     ("3H 2H 3D", "4H", 3), ("1H 2H 3H", "4H", 4)],
)  # fmt: skip
def test_SB1_a_run_must_be_played_in_sequence_either_way(played: str, card: str, points: int) -> None:
    assert earned("old-models", played, card) == points


def test_SB1_with_the_option_only_rising_runs_count() -> None:
    rising = {"options": {"ascending_runs": True}}
    assert earned("old-models", "7H 6H", "5H", **rising) == 0
    assert earned("old-models", "5H 6H", "7H", **rising) == 3


def test_SB1_wilds_count_and_cooperation_needs_a_run_that_scores() -> None:
    entries = [{"card": "2H", "seat": 0}, {"card": "3H", "seat": 1, "wild": "solving-longitude"}]
    s = turn(C, ["8H", "8D", "4S", "8C"], row=entries, setback="old-models", ongoing={"international-cooperation": C})
    play(s, "play 4S")
    assert marks(s) == [1, 1, 4, 0]
    s = turn(C, ["8H", "8D", "3S", "8C"], "2H 4H", setback="old-models", ongoing={"international-cooperation": C})
    assert marks(play(s, "play 3S")) == [0, 0, 0, 0]


# -- SB2 Black Drop Effect ------------------------------------------------------------------------------------------


def black_drop() -> Transit:
    s = GAME.start(4)
    assert isinstance(s, Transit)
    return play(s, "first 0", "setback black-drop")


def test_SB2_the_sun_stays_facedown_and_unseen_until_observation() -> None:
    s = until(black_drop(), lambda s: phase(s) == "turn")
    assert all(known(s, viewer, "sun") == "blind" for viewer in (A, B, C, D, SPECTATOR))
    until(s, lambda s: phase(s) == "reveal")
    assert len(options(s)) >= 1


def test_SB2_a_new_sun_stays_facedown_until_the_reveal_and_is_faceup_after_it() -> None:
    for name, sun in (("w2", "blind"), ("w4", "blind")):
        s = play(window(name, ["stellae-novae", "", "", "iss"], setback="black-drop", sun=sun), "use stellae-novae")
        assert (data(s, "sun"), phase(s)) == ("blind", name)
    s = window("w5", ["stellae-novae", "", "", "iss"], setback="black-drop", sun="2C")
    play(s, "use stellae-novae", "sun 5H")
    assert data(s, "sun") == "5H"


def test_SB2_learned_societies_finds_nothing_to_trade() -> None:
    s = turn(A, setback="black-drop", sun="blind", societies=True, tableau=[])
    assert options(s) == ["play 8H"]


# -- SB3 Cloudy Skies -----------------------------------------------------------------------------------------------

CLOUDS: dict[str, Any] = {"setback": "cloudy-skies", "sun": "1H", "tableau": []}


@pytest.mark.parametrize(
    ("played", "card"),
    [("5S 6S", "7H"), ("7S", "7H"), ("8S", "7H"), ("8S 8D 8C", "7H")],
)
def test_SB3_a_card_of_the_suns_suit_earns_nothing(played: str, card: str) -> None:
    s = turn(B, ["6D", card, "2S", "6C"], played, by="ACDA"[: len(played.split())], **CLOUDS)
    assert marks(play(s, f"play {card}")) == [0, 0, 0, 0]
    clear = turn(B, ["6D", card, "2S", "6C"], played, by="ACDA"[: len(played.split())], **{**CLOUDS, "sun": "1D"})
    assert marks(play(clear, f"play {card}"))[B] > 0


def test_SB3_the_count_is_still_closed_by_31() -> None:
    s = play(turn(B, ["6D", "7H", "6S", "6C"], "8S 8D 8C", **CLOUDS), "play 7H")
    assert (s.total, s.turn) == (0, C)


def test_SB3_no_last_card_and_no_hubble_points() -> None:
    s = turn(B, ["8S", "7H", "8D", "8C"], "5S 6S 7S", by="ACD", **CLOUDS)  # 18
    passes(play(s, "play 7H"), 4)  # 25
    assert marks(s) == [0, 0, 0, 0]
    s = turn(B, ["8S", "7H", "8D", "8C"], "2H 4H", by="AC", hubble=True, **CLOUDS)
    assert marks(play(s, "play 7H")) == [0, 0, 0, 0]


def test_SB3_it_stays_material_for_others() -> None:
    s = turn(B, ["6D", "8S", "6S", "6C"], "8H", by="A", **CLOUDS)
    assert marks(play(s, "play 8S"))[B] == 2


def test_SB3_no_bonus_without_points_but_exoplanets_watch_the_total() -> None:
    owners = {"photographic-plates": B, "paired-transits": A, "international-cooperation": B, "exoplanet-research": D}
    s = turn(B, ["6D", "7H", "6S", "6C"], "8S 8D 8C", by="ACD", ongoing=owners, **CLOUDS)
    assert marks(play(s, "play 7H")) == [0, 0, 0, 1]
    s = turn(B, ["6D", "7H", "6S", "6C"], "7S", by="A", ongoing=owners, **CLOUDS)
    assert marks(play(s, "play 7H")) == [0, 0, 0, 0]
    s = turn(B, ["6D", "7H", "6S", "6C"], "5S 6H", by="AC", ongoing=owners, **CLOUDS)
    assert marks(play(s, "play 7H")) == [0, 0, 0, 0]


def test_SB3_a_wild_has_the_declared_suit() -> None:
    def wild(suit: str) -> int:
        s = turn(A, ["6D", "6H", "6S", "6C"], "7S", by="D", milestones=[["astronomical-unit"], [], [], []], **CLOUDS)
        return marks(play(s, f"wild astronomical-unit as 8{suit}"))[A]

    assert (wild("H"), wild("D")) == (0, 2)


def test_SB3_last_card_looks_at_the_sun_as_it_lies_then() -> None:
    s = turn(
        B, ["8S", "8H", "8D", "8C"], "5S 6S 7S 7H", by="ACDA", milestones=[[], ["stellae-novae"], [], []], **CLOUDS
    )
    play(s, "use stellae-novae", "sun 2D")
    passes(s, 4)
    assert marks(s) == [1, 0, 0, 0]


def test_SB3_without_a_faceup_sun_it_has_no_effect() -> None:
    s = turn(B, ["6D", "7H", "6S", "6C"], "8S", by="A", **{**CLOUDS, "sun": {"down": "2H", "by": A}})
    assert marks(play(s, "play 7H"))[B] == 2


def test_SB3_a_traded_sun_earns_its_points_and_the_story_says_so() -> None:
    s = turn(B, ["6D", "7D", "6S", "6C"], "8S", by="A", societies=True, **{**CLOUDS, "sun": "7H"})
    seen = told(s, "trade 7H for 7D", A)
    assert marks(s)[B] == 2
    assert [one.args["points"] for one in seen if one.key == "points"] == [2]


# -- SB4 The First Transit Occurs -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("played", "points"), [("3H", 1), ("3H 3D", 3), ("3H 3D 3S", 6)])
def test_SB4_multiples_pay_half(played: str, points: int) -> None:
    assert earned("first-transit", played, "3C") == points


def test_SB4_paired_transits_copies_the_halved_amount() -> None:
    s = turn(D, ["7S", "6D", "6S", "3C"], "3H 3D", setback="first-transit", ongoing={"paired-transits": A})
    assert marks(play(s, "play 3C")) == [3, 0, 0, 3]


# -- SB5 Non-Scientific Revolutions ---------------------------------------------------------------------------------


def test_SB5_the_first_passer_loses_the_hand_faceup() -> None:
    s = turn(C, ["7S", "6S", "6H 8H", "7D"], "7H 7C 6D 6C", setback="revolutions", by="ABCD", tableau=[])
    play(s, "pass")
    assert (s.actor() > 3, options(s)) == (True, ["burn 6H"])
    play(s, "burn 6H", "burn 8H")
    assert (hand_sizes(s), s.turn, data(s, "spent")) == ([1, 1, 0, 1], D, True)
    assert {"6H", "8H"} <= set(str(known(s, A, "discard")).replace("'", " ").split())


def test_SB5_later_passers_keep_their_cards() -> None:
    s = turn(D, ["7S", "6S", "6H 8H", "7D"], "7H 7C 6D 6C", setback="revolutions", spent=True)
    play(s, "pass")
    assert hand(s, D) == ["7D"]


def test_SB5_is_spent_even_by_an_empty_hand() -> None:
    s = turn(C, ["7S", "6S", "", "7D"], "7H 7C 6D 6C", setback="revolutions")
    play(s, "pass", "pass")
    assert (hand_sizes(s), data(s, "spent")) == ([1, 1, 0, 1], True)


def test_SB5_can_be_dodged_by_a_trade_or_a_wild() -> None:
    s = turn(
        C, ["7S", "6S", "6H 8H", "7D"], "7H 7C 6D 6C", setback="revolutions", milestones=[[], [], ["keplers-model"], []]
    )
    assert {"trade 1H for 6H", "wild keplers-model as 1"} <= set(options(s))
    play(s, "trade 1H for 6H")
    assert data(s, "spent") is False


def test_SB5_milestones_are_kept_and_it_may_end_advancement() -> None:
    s = turn(
        C, ["", "", "6H 8H", ""], "7H 7C 6D 6C", setback="revolutions", passes=3, by="ABAB",
        milestones=[[], [], ["keplers-model"], []],
    )  # fmt: skip
    play(s, "pass", "burn 6H", "burn 8H")
    assert (phase(s), marks(s), data(s, "milestones")) == ("w4", [0, 1, 0, 0], [[], [], ["keplers-model"], []])


def test_SB5_lasts_the_round_and_starts_anew_with_it() -> None:
    s = window("w5", ["iss", "", "", ""], setback="revolutions", spent=True)
    assert data(play(s, "done"), "spent") is False


# -- SB6 Outbreak of Yellow Fever -----------------------------------------------------------------------------------


def test_SB6_every_31_and_every_last_card_moves_the_hourglass() -> None:
    s = play(turn(B, ["7S", "3D", "6H", "7D"], "7H 7C 8D 6C", setback="yellow-fever"), "play 3D")
    assert (s.hourglass, marks(s)[B]) == (11, 2)
    s = turn(B, ["7S", "6S", "6H", "7D"], "7H 7C 8D 6C", by="ABCA", setback="yellow-fever")
    seen = [one for _ in range(4) for one in told(s, "pass", A)]
    assert (s.hourglass, marks(s)[A]) == (11, 1)
    assert fact("fever", "SB6", mark=11) in seen


# -- SB7 The Unluckiest Astronomer ----------------------------------------------------------------------------------


def test_SB7_thirteen_pays_in_place_of_fifteen() -> None:
    assert earned("unluckiest-astronomer", "8H", "5H") == 2
    assert earned("unluckiest-astronomer", "8H", "7H") == 0
    assert earned("unluckiest-astronomer", "8H 8D 8S", "7H") == 2
    assert earned("yellow-fever", "8H", "5H") == 0


# -- SB8 The Seven Years War ----------------------------------------------------------------------------------------


def war(seats: int, **chosen: object) -> Transit:
    s = GAME.start(seats, chosen)
    assert isinstance(s, Transit)
    return play(s, "first 0", "setback seven-years-war")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_SB8_four_unseen_cards_replace_the_placements(seats: int) -> None:
    s = until(war(seats), lambda s: phase(s) != "deal")
    assert (hand_sizes(s), tableau(s), phase(s)) == ([4] * seats, ["blind"] * 4, "sun")
    assert s.deck == 32 - 4 * seats - 4
    play(s, options(s)[0])
    assert phase(s) == "turn"
    assert not any(option.startswith("trade") for option in options(s))


def test_SB8_with_the_option_the_cards_come_on_top() -> None:
    s = until(war(4, war_adds=True), lambda s: phase(s) == "turn")
    assert (hand_sizes(s), len(tableau(s))) == ([2, 3, 3, 4], 8)


def test_SB8_congress_deals_four_and_two() -> None:
    s = window("w0", ["congress", "", "", ""], setback="seven-years-war", tableau=[], sun=None, hands=["", "", "", ""])
    play(s, "use congress")
    until(s, lambda s: phase(s) != "deal")
    assert hand_sizes(s) == [6, 6, 6, 6]


def test_SB8_a_turned_or_replaced_card_can_be_traded() -> None:
    blind = ["blind"] * 4
    s = turn(A, setback="seven-years-war", tableau=blind, milestones=[["iss"], [], [], []])
    play(s, "use iss", "pick 1", "pick 3")
    assert len(options(s)) == 32 - 5  # any card nobody has seen
    play(s, "turn 1H", "turn 1S")
    assert (tableau(s), may(s, "trade 1H for 8H")) == (["1H", "blind", "1S", "blind"], True)


def test_SB8_observation_scores_five_cards() -> None:
    s = turn(
        A, ["3H", "", "", ""], "7H 7D 7S 7C", setback="seven-years-war", tableau=["blind"] * 4, sun="2C", hourglass=0
    )
    play(s, "play 3H", "turn 2H", "turn 2D", "turn 2S", "turn 8H")
    assert s.hourglass == 4 * 3  # four twos: 2H 2D 2S and the Sun


def test_SB8_simultaneous_observation_brings_unseen_cards_to_a_hand() -> None:
    s = window(
        "w3", ["simultaneous-observation", "", "", ""], setback="seven-years-war", tableau=["blind"] * 4,
        hands=["8H 7H", "8D", "8S", "8C"],
    )  # fmt: skip
    play(s, "use simultaneous-observation", "accept", "lay 7H", "lay 8H")
    assert known(s, B, "hands") == [[], ["8D"], ["?"], ["?"]]
    play(s, "gather 1H", "gather 1D", "gather 1S", "gather 1C")
    assert (hand(s, A), tableau(s)) == (["1H", "1D", "1S", "1C"], ["7H", "8H"])
    assert known(s, B, "hands") == [["?"] * 4, ["8D"], ["?"], ["?"]]


# -- what a Setback says ---------------------------------------------------------------------------------------------


def effects(setback: str, **chosen: bool) -> list[Fact]:
    """The Setback's effect in the view, in what is told and among what may be said."""
    s = at(phase="setback", options=chosen)
    told_effect = told(s, f"setback {setback}", A)[-1].args["effect"]
    s = turn(A, setback=setback, options=chosen)
    shown, says = GAME.view(s, A).setback, GAME.talk(s)
    assert shown is not None
    assert says is not None
    return [shown.effect, told_effect, says[0].args["effect"]]


@pytest.mark.parametrize(
    ("setback", "option"), [("old-models", "ascending_runs"), ("seven-years-war", "war_adds")], ids=["SB1", "SB8"]
)
def test_SB1_SB8_the_text_follows_the_option(setback: str, option: str) -> None:
    usual, changed = effects(setback), effects(setback, **{option: True})
    assert usual == [fact(f"effect-{setback}", by_option=False)] * 3
    assert changed == [fact(f"effect-{setback}", by_option=True)] * 3
    assert GAME.say(usual[0]) != GAME.say(changed[0])
