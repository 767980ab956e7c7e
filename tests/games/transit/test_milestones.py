"""T-28 to T-30, A-05, A-10, A-12, A-17 and the twenty-eight Milestones."""

from __future__ import annotations

from typing import Any

import pytest

from ecliptic.games.transit.rules import Transit
from ecliptic.kernel.state import SPECTATOR
from tests.games.transit.helpers import (
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
    refused,
    turn,
    until,
    window,
)
from tests.games.transit.looking import data, hand, hand_sizes, known, marks, milestones, phase, tableau, task

KEEP_OPEN = "iss"
"""A Milestone of no use in windows: its holder keeps a window from closing."""


def holding(name: str, hands: list[str] | None = None, played: str = "", seat: int = A, **more: Any) -> Transit:
    """The turn of a seat that holds a Milestone."""
    held: list[list[str]] = [[] for _ in hands or range(4)]
    held[seat] = [name]
    return turn(seat, hands, played, milestones=held, **more)


def score(s: Transit, *moves: str) -> list[int]:
    return marks(play(s, *moves))


# -- T-28 to T-30 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("century", "name"),
    [(A, "paired-transits"), (B, "international-cooperation"), (C, "photographic-plates"), (D, "exoplanet-research")],
)
def test_T28_an_immediately_card_is_laid_before_any_player_at_once(century: int, name: str) -> None:
    points = [0, 0, 0, 0]
    points[century] = 6
    hands = ["6H", "6D", "6S", "6C"]
    hands[century] = "7H"
    s = play(turn(century, hands, "8H", by="A", marks=points), "play 7H", f"milestone {name}")
    assert (s.actor(), options(s)) == (century, [f"seat {seat}" for seat in range(4)])
    play(s, "seat 2")
    assert (data(s, "ongoing"), milestones(s, century)) == ({name: 2}, [])


def test_T28_a_free_action_does_not_take_the_turn() -> None:
    s = play(holding("stellae-novae"), "use stellae-novae", "sun 7H")
    assert (s.turn, may(s, "play 8H")) == (A, True)


def test_T28_a_wild_handed_on_may_be_used_the_next_time_its_receiver_is_asked() -> None:
    s = play(holding("cone-of-visibility"), "give cone-of-visibility to 1", "play 8H")
    assert (s.turn, may(s, "wild cone-of-visibility as 5")) == (B, True)


def test_T29_hand_means_transit_cards() -> None:
    s = window("w3", ["simultaneous-observation keplers-model", "", "", ""])
    play(s, "use simultaneous-observation", "accept", "lay 8H")
    assert milestones(s, A) == ["keplers-model"]
    assert tableau(s) == ["8H"]


def test_T30_there_is_no_reshuffle_within_a_round() -> None:
    s = holding(
        "first-telescopes", discard=cards("2H 2D 2S 3H 3D 3S 3C 4H 4D 4S 4C 5H 5D 5S 5C 6H 6D 6S 6C 7H 7D 7S 7C")
    )
    assert (s.deck, may(s, "use first-telescopes")) == (0, False)
    assert refused(s, "use first-telescopes") == ("T-30", "no-cards")


def test_T30_before_the_sun_one_card_is_left_for_it() -> None:
    held = ["1H 2H 3H 4H 5H 6H 7H 8H", "1D 2D 3D 4D 5D 6D 7D", "1S 2S 3S 4S 5S 6S 7S", "1C 2C 3C 4C 5C 6C 7C"]
    s = window("w1", ["first-telescopes", "iss", "", ""], hands=held, tableau=[], sun=None)
    assert s.deck == 3
    play(s, "use first-telescopes", "draw 8D", "draw 8S")
    assert (task(s), s.deck) == ("none", 1)
    full = [held[0], held[1] + " 8D", held[2] + " 8S", held[3]]
    s = window("w1", ["first-telescopes", "", "", ""], hands=full, tableau=[], sun=None)
    assert (s.deck, may(s, "use first-telescopes")) == (1, False)


@pytest.mark.parametrize(("name", "need"), [("stellae-novae", 1), ("endeavour", 4), ("venus-express", 1)])
def test_T30_replacements_need_all_their_cards(name: str, need: int) -> None:
    for left in range(6):
        s = window("w4", [name, "", "", ""], deck=left)
        assert may(s, f"use {name}") == (left >= need)


def test_A05_a_wild_is_handed_only_to_a_later_century() -> None:
    s = window("w0", ["", "cone-of-visibility", "", ""], tableau=[], sun=None)
    assert options(s) == ["done", "give cone-of-visibility to 2", "give cone-of-visibility to 3"]
    assert refused(s, "give cone-of-visibility to 0") == (
        "A-05", "not-later"
    )  # fmt: skip
    s = window("w0", ["", "", "", "vt-2004"], tableau=[], sun=None)
    assert options(s) == ["done"]


def test_A05_only_enlightenment_can_hand_to_modern() -> None:
    s = window("w0", ["keplers-model", ""], tableau=[], sun=None)
    assert may(s, "give keplers-model to 1")
    s = window("w0", ["", "keplers-model"], tableau=[], sun=None)
    assert options(s) == ["done"]
    assert refused(s, "give keplers-model to 0") == ("A-05", "not-later")


def test_A05_a_wild_may_go_down_the_line() -> None:
    s = window("w0", ["keplers-model", "", "", ""], tableau=[], sun=None)
    play(s, "give keplers-model to 1", "give keplers-model to 2", "give keplers-model to 3")
    assert (milestones(s, D), options(s)) == (["keplers-model"], ["done"])


def test_A12_the_card_not_kept_is_discarded_even_if_immediately() -> None:
    s = play(turn(A, ["7H", "8D"], "8H", marks=[6, 0, 0, 0]), "play 7H")
    play(s, "milestone paired-transits", "milestone endeavour", "keep endeavour")
    assert (task(s), milestones(s, A), data(s, "ongoing")) == ("none", ["endeavour"], {})
    assert "paired-transits" in str(data(s, "milestones_used"))


def test_A12_a_kept_immediately_card_is_laid_down() -> None:
    s = play(turn(A, ["7H", "8D"], "8H", marks=[6, 0, 0, 0]), "play 7H")
    play(s, "milestone paired-transits", "milestone endeavour", "keep paired-transits")
    assert options(s) == ["seat 0", "seat 1"]


@pytest.mark.parametrize("empty", [0, 1])
def test_A12_if_one_deck_is_empty_the_other_gives_its_card(empty: int) -> None:
    decks = [
        "first-telescopes stellae-novae keplers-model paired-transits nos-keplari venus-in-sole-visa "
        "sixty-million-miles",
        "telescope-micrometer cone-of-visibility lomonosovs-arc international-cooperation endeavour learned-societies "
        "astronomical-unit",
    ]
    s = turn(A, ["7H", "8D"], "8H", marks=[6, 0, 0, 0], milestones_used=cards(decks[empty]))
    play(s, "play 7H")
    name = cards(decks[1 - empty])[0]
    play(s, f"milestone {name}")
    assert (task(s), milestones(s, A)) == ("none", [name])


def test_A17_one_player_may_own_several_ongoing_cards() -> None:
    owners = {"paired-transits": A, "international-cooperation": A, "photographic-plates": A, "exoplanet-research": A}
    s = turn(A, ["8D 3D", "8H", "8S", "8C"], "7H 7D 7S 7C", ongoing=owners)
    assert score(s, "play 3D") == [2 + 1 + 1, 0, 0, 0]
    s = turn(A, ["3D", "8H", "8S", "8C"], "1H 2H", by="BC", tableau=[], ongoing=owners)
    assert score(s, "play 3D") == [3 + 1, 1, 1, 0]


# -- the deck of the 17th -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["w1", "w2", "w3", "turn"])
def test_M17_1_every_player_draws_in_century_order(name: str) -> None:
    sun = None if name == "w1" else "2C"
    hands = ["8H 7H", "8D", "8S", "8C"]
    held = [["first-telescopes"], ["iss"], [], []]
    s = at(phase=name, lead=0, ask=0, hands=hands, tableau=[], sun=sun, milestones=held)
    play(s, "use first-telescopes")
    drawn = []
    while task(s) == "group-draw":
        before = hand_sizes(s)
        play(s, options(s)[0])
        drawn += [seat for seat in range(4) if hand_sizes(s)[seat] > before[seat]]
    assert drawn == [A, B, C, D]


@pytest.mark.parametrize("name", ["w0", "w4", "w5", "w6"])
def test_M17_1_is_not_offered_before_the_deal_or_after_advancement(name: str) -> None:
    s = window(name, ["first-telescopes", "", "", ""], **({} if name in ("w4", "w5") else {"tableau": [], "sun": None}))
    assert options(s) == ["done"]


def test_M17_1_before_placing_it_widens_the_choice() -> None:
    hands = ["8H 7H 6H 5H 4H 3H", "8D 7D 6D 5D 4D", "8S 7S 6S 5S 4S", "8C 7C 6C 5C"]
    s = window("w1", ["first-telescopes", "", "", ""], hands=hands, tableau=[], sun=None)
    play(s, "use first-telescopes", "draw 1H", "draw 1D", "draw 1S", "draw 1C")
    assert (phase(s), may(s, "place 1H")) == ("place", True)
    until(s, lambda s: phase(s) == "sun")
    assert hand_sizes(s) == [5, 5, 5, 5]


def test_M17_2_needs_a_sun_and_a_card() -> None:
    assert not may(window("w2", ["stellae-novae", "", "", ""], sun=None), "use stellae-novae")
    s = window("w2", ["stellae-novae", "iss", "", ""])
    play(s, "use stellae-novae", "sun 5H")
    assert (data(s, "sun"), data(s, "discard")) == ("5H", ["2C"])


def test_M17_2_a_facedown_traded_sun_is_replaced_by_a_faceup_one() -> None:
    s = play(holding("stellae-novae", sun={"down": "2C", "by": B}), "use stellae-novae", "sun 5H")
    assert (data(s, "sun"), data(s, "buried"), data(s, "discard")) == ("5H", ["2C"], [])


def test_M17_2_changes_the_suit_of_cloudy_skies() -> None:
    s = holding("stellae-novae", ["7H", "8D", "8S", "8C"], "8H", setback="cloudy-skies", sun="2H")
    assert score(s, "use stellae-novae", "sun 2D", "play 7H") == [2, 0, 0, 0]


def check_wild(name: str, rank: int) -> None:
    s = holding(name)
    assert [option for option in options(s) if option.startswith("wild")] == [f"wild {name} as {rank}"]
    other = rank % 8 + 1
    assert refused(s, f"wild {name} as {other}")[0] == "T-12"
    play(s, f"wild {name} as {rank}")
    assert (s.total, s.last, s.turn, hand_sizes(s)) == (rank, A, B, [1, 1, 1, 1])
    assert data(s, "row") == [{"card": f"{rank}H", "seat": A, "wild": name}]


def test_M17_3_keplers_model_is_a_1() -> None:
    check_wild("keplers-model", 1)


def test_M18_2_cone_of_visibility_is_a_5() -> None:
    check_wild("cone-of-visibility", 5)


def test_M18_3_lomonosovs_arc_is_a_2() -> None:
    check_wild("lomonosovs-arc", 2)


def test_M18_7_the_astronomical_unit_is_an_8() -> None:
    check_wild("astronomical-unit", 8)


def test_M19_1_solving_longitude_is_a_3() -> None:
    check_wild("solving-longitude", 3)


def test_M19_2_the_heliometer_is_a_4() -> None:
    check_wild("heliometer", 4)


def test_M19_5_amateur_observers_are_a_7() -> None:
    check_wild("amateur-observers", 7)


def test_M21_5_vt_2004_is_a_6() -> None:
    check_wild("vt-2004", 6)


@pytest.mark.parametrize("name", ["sixty-million-miles", "newcombs-tables"])
def test_M17_7_M19_7_any_rank(name: str) -> None:
    s = holding(name)
    assert [option for option in options(s) if option.startswith("wild")] == [
        f"wild {name} as {r}" for r in range(1, 9)
    ]


@pytest.mark.parametrize("reason", [{"hubble": True}, {"setback": "cloudy-skies"}])
def test_M17_3_the_suit_is_declared_only_where_it_matters(reason: dict[str, Any]) -> None:
    s = holding("keplers-model", **reason)
    assert [option for option in options(s) if option.startswith("wild")] == [
        f"wild keplers-model as 1{suit}" for suit in "HDSC"
    ]
    assert refused(holding("keplers-model"), "wild keplers-model as 1S")[1] == "suit-silent"


@pytest.mark.parametrize("name", ["w0", "w1", "w2", "w3", "w4", "w6", "turn"])
def test_M17_7_a_wild_may_be_handed_on_in_any_window_but_w5(name: str) -> None:
    held = [["sixty-million-miles"], [], [], []]
    s = at(phase=name, ask=0, hands=["8H 7H", "8D", "8S", "8C"], milestones=held)
    play(s, "give sixty-million-miles to 3")
    assert milestones(s, D) == ["sixty-million-miles"]
    s = window("w5", ["sixty-million-miles", "", "", ""])
    assert refused(s, "give sixty-million-miles to 3") == (
        "A-11", "no-handing-now"
    )  # fmt: skip


@pytest.mark.parametrize("owner", [A, B, C, D])
def test_M17_4_the_owner_earns_a_multiple_with_an_own_card(owner: int) -> None:
    s = turn(D, ["8H", "8D", "8S", "3C"], "3H 3D", by="AB", ongoing={"paired-transits": owner})
    expected = [0, 0, 0, 6]
    if owner in (A, B):
        expected[owner] = 6
    assert score(s, "play 3C") == expected


def test_M17_4_copies_no_fifteens_and_uses_the_owners_current_century() -> None:
    s = turn(C, ["8H", "8D", "5S", "8C"], "5H 5D", by="AB", ongoing={"paired-transits": A}, lead=3)
    assert score(s, "play 5S") == [0, 6, 0, 8]  # seat A holds the 18th, seat C the 21st


def keplari(hands: list[str] | None = None, **more: Any) -> Transit:
    default = ["1H 2H 3H", "1D 2D 3D", "1S 2S 3S", "1C 2C 3C"]
    return play(window("w2", ["nos-keplari", KEEP_OPEN, "", ""], hands=hands or default, tableau=[], sun=None, **more),
                "use nos-keplari")  # fmt: skip


def test_M17_5_the_holder_alone_sees_the_hand_and_swaps_one_for_one() -> None:
    s = keplari()
    assert options(s) == ["seat 1", "seat 2", "seat 3"]
    play(s, "seat 2", "show 1S", "show 2S", "show 3S")
    assert known(s, A, "hands") == [["1H", "2H", "3H"], ["?"] * 3, ["1S", "2S", "3S"], ["?"] * 3]
    assert known(s, B, "hands") == [["?"] * 3, ["1D", "2D", "3D"], ["?"] * 3, ["?"] * 3]
    play(s, "offer 1H", "take 3S", "offer 2H", "take 1S")
    assert options(s) == ["done", "offer 3H"]
    play(s, "done")
    assert (hand(s, A), hand(s, C)) == (["3H", "1S", "3S"], ["1H", "2H", "2S"])
    assert (task(s), hand_sizes(s)) == ("none", [3, 3, 3, 3])


def test_M17_5_no_card_moves_twice() -> None:
    s = play(keplari(), "seat 2", "show 1S", "show 2S", "show 3S", "offer 1H", "take 3S")
    assert options(s) == ["done", "offer 2H", "offer 3H"]
    assert refused(s, "offer 3S") == ("M17-5", "already-swapped")
    play(s, "offer 2H")
    assert options(s) == ["take 1S", "take 2S"]
    assert refused(s, "take 1H") == ("M17-5", "already-swapped")


def test_M17_5_a_smaller_hand_limits_the_swaps() -> None:
    s = play(keplari(["1H 2H 3H", "1D", "1S", "1C"]), "seat 3", "show 1C", "offer 2H", "take 1C")
    assert options(s) == ["done"]
    assert refused(s, "offer 3H") == ("M17-5", "none-left-to-take")


@pytest.mark.parametrize(("name", "offered"), [("w0", False), ("w1", True), ("w2", True), ("w3", False), ("w4", False)])
def test_M17_5_only_in_research_after_the_deal(name: str, offered: bool) -> None:
    hands = ["8H 7H", "8D", "8S", "8C"]
    s = at(phase=name, ask=0, hands=hands, milestones=[["nos-keplari"], [], [], []])
    assert may(s, "use nos-keplari") == offered


@pytest.mark.parametrize("slot", [1, 2, 3])
def test_M17_6_any_tableau_card_is_thrown_away_before_the_reveal(slot: int) -> None:
    lying = ["3H", {"down": "6H", "by": B}, "blind"]
    s = window("w4", ["venus-in-sole-visa", KEEP_OPEN, "", ""], tableau=lying)
    play(s, "use venus-in-sole-visa")
    assert options(s) == ["pick 1", "pick 2", "pick 3"]  # never the Sun
    play(s, f"pick {slot}")
    left = [lying[i] if i != slot - 1 else None for i in range(3)]
    assert tableau(s) == (left if slot < 3 else left[:2])


def test_M17_6_needs_a_tableau() -> None:
    s = window("w4", ["venus-in-sole-visa", "", "", ""], tableau=[])
    assert refused(s, "use venus-in-sole-visa") == ("T-30", "nothing-to-do")


# -- the deck of the 18th -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "sizes"), [(2, [2, 2]), (3, [1, 2, 2]), (4, [1, 2, 2, 2])])
def test_M18_1_the_18th_19th_and_21st_draw(seats: int, sizes: list[int]) -> None:
    s = holding("telescope-micrometer", ["8H", "8D", "8S", "8C"][:seats])
    play(s, "use telescope-micrometer")
    while task(s) == "group-draw":
        play(s, options(s)[0])
    assert hand_sizes(s) == sizes


def test_M18_1_current_holders_draw() -> None:
    s = play(holding("telescope-micrometer", lead=1), "use telescope-micrometer")
    while task(s) == "group-draw":
        play(s, options(s)[0])
    assert hand_sizes(s) == [2, 1, 2, 2]


def test_M18_4_every_distinct_contributor_to_the_owners_run_gets_one() -> None:
    s = turn(C, ["8H", "8D", "4S", "8C"], "1H 2H 3H", by="AAB", tableau=[], ongoing={"international-cooperation": C})
    assert score(s, "play 4S") == [1, 1, 5, 0]


def test_M18_4_other_players_runs_do_not_count() -> None:
    s = turn(C, ["8H", "8D", "4S", "8C"], "1H 2H 3H", by="AAB", tableau=[], ongoing={"international-cooperation": A})
    assert score(s, "play 4S") == [0, 0, 4, 0]


@pytest.mark.parametrize("lying", [["3H"], ["3H", {"down": "6H", "by": B}, "blind", "4H", "5H"], []])
def test_M18_5_the_whole_tableau_is_replaced_by_four_faceup_cards(lying: list[object]) -> None:
    s = window("w2", ["endeavour", KEEP_OPEN, "", ""], tableau=lying)
    play(s, "use endeavour", "tableau 1H", "tableau 1D", "tableau 1S", "tableau 1C")
    assert (tableau(s), data(s, "sun")) == (["1H", "1D", "1S", "1C"], "2C")


def test_M18_6_the_sun_may_be_traded_by_anybody_once() -> None:
    hands = ["8H", "8D 7D", "8S", "8C"]
    s = window("w2", ["learned-societies", "", "", ""], hands=hands)
    play(s, "use learned-societies")
    play(s, "play 8H", "trade 2C for 8D")
    assert (data(s, "sun"), s.total) == ({"down": "8D", "by": B}, 10)
    assert not any("sun" in option for option in options(s))
    assert refused(s, "trade sun for 8S") == ("T-11", "slot-facedown")


def test_M18_6_the_card_traded_in_is_scored_as_sun() -> None:
    s = turn(A, ["3H", "", "", ""], "7H 7D 7S", societies=True, tableau=["7C", "2H"], sun="8S", hourglass=0)
    play(s, "trade 8S for 3H")
    passes(s, 4)
    play(s, "turn 3H")
    assert s.hourglass == 0
    s = turn(A, ["8C", "", "", ""], "7H 7D 7S", societies=True, tableau=["7C", "2H"], sun="8S", hourglass=0)
    play(s, "trade 8S for 8C")
    passes(s, 4)
    play(s, "turn 8C")
    assert s.hourglass == 2


# -- the deck of the 19th -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "sizes"), [(2, [8, 8]), (3, [8, 7, 7]), (4, [8, 7, 7, 6])])
def test_M19_3_everybody_is_dealt_two_more_and_discards_two_before_advancement(seats: int, sizes: list[int]) -> None:
    held = ["congress"] + [""] * (seats - 1)
    s = window("w0", held, hands=[""] * seats, tableau=[], sun=None)
    play(s, "use congress")
    until(s, lambda s: phase(s) == "place")
    assert hand_sizes(s) == sizes
    until(s, lambda s: phase(s) == "discard")
    assert (hand_sizes(s), len(tableau(s))) == ([6] * seats, 4)
    until(s, lambda s: phase(s) == "turn")
    assert (hand_sizes(s), len(str(data(s, "buried")).split(","))) == ([4] * seats, 2 * seats)


def test_M19_3_the_discards_come_in_century_order_facedown_and_ascending() -> None:
    s = at(phase="discard", ask=0, left=2, lead=1, congress=True, sun="2C",
           hands=["8D", "8H 7H 6H", "8S 7S", "8C 7C 6C"])  # fmt: skip
    assert (s.actor(), options(s)) == (B, ["discard 6H", "discard 7H"])
    play(s, "discard 6H", "discard 8H")
    assert (s.actor(), known(s, A, "buried"), known(s, B, "buried")) == (C, ["?", "?"], ["6H", "8H"])
    play(s, "discard 7S", "discard 8S", "discard 7C", "discard 8C")
    assert (s.actor(), options(s)) == (A, ["discard 8D"])  # whoever has fewer discards all
    play(s, "discard 8D")
    assert (phase(s), hand_sizes(s)) == ("turn", [0, 1, 0, 1])


@pytest.mark.parametrize("name", ["w1", "w2", "w3", "w4", "w5", "w6", "turn"])
def test_M19_3_only_before_the_deal(name: str) -> None:
    hands = ["8H 7H", "8D", "8S", "8C"] if name != "w6" else [""] * 4
    s = at(phase=name, ask=0, hands=hands, milestones=[["congress"], [], [], []])
    assert not may(s, "use congress")
    assert refused(s, "use congress")[0] == "T-28"


def test_M19_4_one_more_for_the_owners_own_31_and_last_card() -> None:
    plates = {"photographic-plates": A}
    assert score(turn(A, ["3H", "8D", "8S", "8C"], "7H 7D 7S 7C", ongoing=plates), "play 3H") == [3, 0, 0, 0]
    assert score(turn(B, ["8D", "3H", "8S", "8C"], "7H 7D 7S 7C", ongoing=plates), "play 3H") == [0, 2, 0, 0]
    assert marks(passes(turn(B, played="7H 7D 7S 7C", by="ABCA", ongoing=plates), 4)) == [2, 0, 0, 0]
    assert marks(passes(turn(B, played="7H 7D 7S 7C", by="ABCD", ongoing=plates), 4)) == [0, 0, 0, 1]


@pytest.mark.parametrize(("seats", "sizes"), [(2, [1, 2]), (3, [1, 1, 2]), (4, [1, 1, 2, 2])])
def test_M19_6_the_19th_and_the_21st_draw(seats: int, sizes: list[int]) -> None:
    s = play(holding("transit-march", ["8H", "8D", "8S", "8C"][:seats]), "use transit-march")
    while task(s) == "group-draw":
        play(s, options(s)[0])
    assert hand_sizes(s) == sizes


# -- the deck of the 21st -------------------------------------------------------------------------------------------


def test_M21_1_two_facedown_cards_are_turned_and_the_turn_goes_on() -> None:
    lying = ["1H", {"down": "6H", "by": B}, {"down": "6D", "by": C}, {"down": "6S", "by": D}]
    s = play(holding("iss", tableau=lying), "use iss")
    assert options(s) == ["pick 2", "pick 3"]
    play(s, "pick 2")
    assert options(s) == ["pick 3", "pick 4"]
    play(s, "pick 4", "turn 6H", "turn 6S")
    assert (tableau(s), s.turn) == (["1H", "6H", {"down": "6D", "by": C}, "6S"], A)
    assert may(s, "trade 6S for 8H")


def test_M21_1_one_facedown_card_is_enough_none_is_not() -> None:
    s = play(holding("iss", tableau=["1H", {"down": "6H", "by": B}]), "use iss", "pick 2", "turn 6H")
    assert tableau(s) == ["1H", "6H"]
    s = holding("iss", sun={"down": "2C", "by": B})  # the Sun is no Tableau card
    assert refused(s, "use iss") == ("T-30", "nothing-to-do")


@pytest.mark.parametrize("name", ["w1", "w2", "w3", "w4", "w5"])
def test_M21_1_only_in_the_own_turn(name: str) -> None:
    s = at(phase=name, ask=0, hands=["8H 7H", "8D", "8S", "8C"], milestones=[["iss"], [], [], []],
           tableau=["blind", "blind"])  # fmt: skip
    assert not may(s, "use iss")


def test_M21_2_suit_sequences_of_three_or_more_pay_the_player_again_and_again() -> None:
    assert data(play(window("w2", ["hubble", "", "", ""]), "use hubble"), "hubble") is True
    s = turn(A, ["1H", "3H", "6H", "4H"], "8H", by="D", hubble=True, tableau=[])
    assert score(s, "play 1H") == [0, 0, 0, 0]
    assert score(s, "play 3H") == [0, 3, 0, 0]
    assert score(s, "play 6H") == [0, 3, 4, 0]


def test_M21_2_is_added_to_everything_else_and_ends_with_the_count() -> None:
    s = turn(C, ["8D", "8C", "6H", "8S"], "4H 5H", by="AB", hubble=True, tableau=[])
    assert score(s, "play 6H") == [0, 0, 3 + 3 + 2, 0]
    s = turn(D, ["8D", "8C", "8S", "1H"], "", hubble=True, tableau=[], discard=cards("6H 7H"))
    assert score(s, "play 1H") == [0, 0, 0, 0]


def test_M21_2_without_it_suits_pay_nothing() -> None:
    assert score(turn(D, ["8D", "8C", "8S", "1H"], "3H 6H", tableau=[]), "play 1H") == [0, 0, 0, 0]


def test_M21_3_any_tableau_card_comes_to_the_hand_and_the_deck_refills() -> None:
    s = play(holding("venus-express", tableau=["1H", {"down": "6H", "by": B}]), "use venus-express")
    assert options(s) == ["pick 1", "pick 2"]
    play(s, "pick 2", "see 6H")
    assert known(s, C, "hands") == [["?", "?"], ["?"], ["8S"], ["?"]]
    play(s, "tableau 5H")
    assert (hand(s, A), tableau(s), s.turn) == (["6H", "8H"], ["1H", "5H"], A)


def test_M21_3_in_observation_it_rerolls_a_slot() -> None:
    s = window("w5", ["venus-express", KEEP_OPEN, "", ""], hands=[""] * 4, tableau=["7H", "8H"], hourglass=0)
    play(s, "use venus-express", "pick 1", "tableau 6H")
    assert (hand(s, A), tableau(s)) == (["7H"], ["6H", "8H"])
    done(s)
    assert s.hourglass == 0


def test_M21_4_one_at_each_exact_31_whoever_plays() -> None:
    for seat in range(4):
        hands = ["8H", "8D", "8S", "8C"]
        hands[seat] = "3H"
        s = turn(seat, hands, "7H 7D 7S 7C", ongoing={"exoplanet-research": B})
        expected = [0, 1, 0, 0]
        expected[seat] += 2
        assert score(s, "play 3H") == expected
    assert marks(passes(turn(A, played="7H 7D 7S 7C", by="ABCD", ongoing={"exoplanet-research": B}), 4))[B] == 0


@pytest.mark.parametrize("target", [A, D])
def test_M21_6_a_hand_is_open_until_cleanup_later_draws_too(target: int) -> None:
    s = window("w2", ["live-stream first-telescopes", "", "", ""], hands=["7H 8H", "8D", "8S", "7C 8C"])
    play(s, "use live-stream", f"seat {target}")
    shown = ["7H", "8H"] if target == A else ["7C", "8C"]
    play(s, *[f"stream {card}" for card in shown])
    play(s, "use first-telescopes", "draw 6H", "draw 6D", "draw 6S", "draw 6C")
    hands = known(s, SPECTATOR, "hands")
    assert isinstance(hands, list)
    assert hands[target] == sorted([*shown, "6H" if target == A else "6C"])
    assert hands[B] == ["?", "?"]


def exchange(**more: Any) -> Transit:
    s = window("w3", ["simultaneous-observation", "", "", ""], hands=["8H 7H", "8D 7D", "8S", "8C"], **more)
    return play(s, "use simultaneous-observation")


def test_M21_7_each_is_asked_in_century_order_and_the_first_to_accept_ends_it() -> None:
    s = exchange(lead=2, ask=2)
    asked = []
    for answer in ("decline", "decline", "decline"):
        asked.append(s.actor())
        play(s, answer)
    assert asked == [C, D, A]
    play(s, "accept", "lay 7D", "lay 8D")
    assert (hand(s, B), tableau(s), phase(s)) == (["1H", "1D", "1S", "1C"], ["7D", "8D"], "turn")


def test_M21_7_all_decline_and_it_is_still_discarded() -> None:
    s = play(exchange(), "decline", "decline", "decline", "decline")
    assert (phase(s), tableau(s)) == ("turn", ["1H", "1D", "1S", "1C"])
    assert "simultaneous-observation" in str(data(s, "milestones_used"))


def test_M21_7_cards_of_either_side_come_to_the_hand() -> None:
    s = exchange(tableau=["1H", {"down": "6H", "by": B}, "1S"])
    play(s, "decline", "accept", "lay 7D", "lay 8D", "gather 6H")
    assert (hand(s, B), tableau(s)) == (["1H", "6H", "1S"], ["7D", "8D"])
    assert known(s, C, "hands") == [["?", "?"], ["1H", "1S", "?"], ["8S"], ["?"]]
