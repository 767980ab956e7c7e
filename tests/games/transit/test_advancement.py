"""T-09 to T-16: turns, trades, WILDs, passing, and when a count and the phase are over."""

from __future__ import annotations

import pytest

from tests.games.transit.helpers import FILLER, A, B, C, D, may, options, passes, play, refused, turn, window
from tests.games.transit.looking import data, hand, hand_sizes, marks, milestones, phase, tableau, task


@pytest.mark.parametrize("lead", [0, 2])
def test_T09_the_17th_leads_and_turns_go_clockwise(lead: int) -> None:
    s = window("w3", ["iss", "", "", ""], lead=lead, ask=-lead % 4)
    play(s, "done")
    order = []
    for _ in range(3):
        order.append(s.turn)
        play(s, options(s)[0])
    assert order == [(lead + i) % 4 for i in range(3)]


def test_T09_the_total_never_exceeds_31() -> None:
    s = turn(A, ["2H 3H 8H", "8D", "8S", "8C"], "7H 7D 7S 7C")
    assert [option for option in options(s) if option.startswith("play")] == ["play 2H", "play 3H"]
    assert refused(s, "play 8H") == ("T-09", "too-high")


def test_T10_pass_is_legal_only_if_no_card_fits() -> None:
    s = turn(A, ["3H 8H", "8D", "8S", "8C"], "7H 7D 7S 7C")
    assert not may(s, "pass")
    assert refused(s, "pass") == ("T-10", "must-play")
    assert may(turn(A, ["4H 8H", "8D", "8S", "8C"], "7H 7D 7S 7C"), "pass")


def test_T10_trades_and_wilds_do_not_take_the_pass_away() -> None:
    s = turn(A, ["8H", "8D", "8S", "8C"], "7H 7D 7S 7C", milestones=[["keplers-model"], [], [], []])
    assert may(s, "trade 1H for 8H")
    assert may(s, "wild keplers-model as 1")
    assert may(s, "pass")


def test_T11_a_trade_plays_a_faceup_card_and_lays_one_facedown() -> None:
    s = play(turn(A, ["8H 6H", "8D", "8S", "8C"], "4H 5H"), "trade 1D for 8H")
    assert (s.total, hand(s, A), s.last) == (10, ["6H"], A)
    assert tableau(s) == ["1H", {"down": "8H", "by": A}, "1S", "1C"]


def test_T11_a_trade_needs_a_card_in_hand() -> None:
    s = turn(A, ["", "8D", "8S", "8C"])
    assert options(s) == ["pass"]
    assert refused(s, "trade 1H for 8H") == ("T-11", "no-empty-trade")


def test_T11_only_faceup_cards_that_fit_can_be_traded() -> None:
    down = {"down": "2H", "by": B}
    s = turn(A, ["8H", "8D", "8S", "8C"], "7H 7D 7S 7C", tableau=["3H", "4H", down, None])
    assert options(s) == ["pass", "trade 3H for 8H"]
    assert refused(s, "trade 4H for 8H") == ("T-09", "too-high")
    assert refused(s, "trade slot3 for 8H")[1] == "slot-facedown"
    assert refused(s, "trade slot4 for 8H")[1] == "slot-empty"


def test_T11_the_traded_card_is_the_traders_for_all_purposes() -> None:
    s = turn(B, ["8H", "8D", "8S", "8C"], "1S", tableau=["1H", "2H", "3H", "4H"], ongoing={"paired-transits": A})
    play(s, "trade 1H for 8D")
    assert marks(s) == [2, 2, 0, 0]  # the pair for B, and for A who has a card in it


def test_T12_a_wild_needs_no_card_in_hand_and_is_never_forced() -> None:
    s = turn(A, ["", "8D", "8S", "8C"], milestones=[["keplers-model"], [], [], []])
    assert options(s)[:2] == ["pass", "wild keplers-model as 1"]
    s = turn(A, ["8H", "8D", "8S", "8C"], milestones=[["keplers-model"], [], [], []])
    assert may(s, "wild keplers-model as 1")
    assert may(s, "play 8H")


def test_T12_a_wild_never_exceeds_31() -> None:
    s = turn(A, ["8H", "8D", "8S", "8C"], "7H 7D 7S 7C", milestones=[["heliometer", "sixty-million-miles"], [], [], []])
    wilds = [option for option in options(s) if option.startswith("wild")]
    assert wilds == [f"wild sixty-million-miles as {rank}" for rank in (1, 2, 3)]
    assert refused(s, "wild heliometer as 4") == ("T-12", "too-high")


def test_T12_a_wild_counts_as_the_card_it_was_declared_to_be() -> None:
    s = turn(A, ["8H", "8D", "8S", "8C"], "4H", milestones=[["heliometer"], [], [], []])
    play(s, "wild heliometer as 4")
    assert (marks(s)[A], s.total, milestones(s, A)) == (2, 8, [])


def test_T13_passing_does_not_lock_out() -> None:
    s = turn(B, ["6H", "8D", "1S", "7C"], "7H 7D 6S 6D", by="ABCA", tableau=["8H", "8S", "8C"])  # 26
    passes(s, 1)
    play(s, "play 1S")
    passes(s, 1)
    assert (s.passes, s.turn) == (1, A)
    passes(s, 1)
    assert s.turn == B  # asked again
    assert options(s) == ["pass"]


def test_T13_a_play_resets_the_pass_tally() -> None:
    s = turn(B, ["8H", "8D", "1S", "8C"], "7H 7D 7S 6C", passes=1, tableau=[])
    passes(s, 1)
    assert s.passes == 2
    play(s, "play 1S")
    assert s.passes == 0


@pytest.mark.parametrize(
    ("milestone", "then"),
    [
        ("first-telescopes", ["draw 6H", "draw 6D", "draw 6S", "draw 2D"]),
        ("venus-express", ["pick 1", "tableau 6H"]),
        ("endeavour", ["tableau 6H", "tableau 6D", "tableau 6S", "tableau 2D"]),
        ("stellae-novae", ["sun 6H"]),
    ],
)
def test_T13_any_card_drawn_from_the_deck_resets_the_pass_tally(milestone: str, then: list[str]) -> None:
    s = turn(A, ["8H", "8D", "8S", "8C"], "7H 7D 7S 7C", passes=3, milestones=[[milestone], [], [], []])
    play(s, f"use {milestone}", *then)
    assert (s.passes, s.turn) == (0, A)


def test_T13_a_seat_revived_by_a_draw_is_asked_before_the_count_closes() -> None:
    s = turn(A, ["8H", "8D", "8S", "8C"], "7H 7D 7S 7C", passes=3, milestones=[["first-telescopes"], [], [], []])
    play(s, "use first-telescopes", "draw 6H", "draw 6D", "draw 6S", "draw 2D")
    passes(s, 3)
    assert (s.turn, s.total) == (D, 28)
    assert may(s, "play 2D")


def test_T13_a_received_wild_does_not_reset_the_pass_tally() -> None:
    s = turn(A, ["8H", "8D", "8S", "8C"], "7H 7D 7S 7C", passes=2, milestones=[["keplers-model"], [], [], []])
    play(s, "give keplers-model to 1")
    assert s.passes == 2
    passes(s, 1)
    assert may(s, "wild keplers-model as 1")
    play(s, "wild keplers-model as 1")
    assert (s.total, s.passes) == (29, 0)


def test_T14_a_count_closes_on_31_at_once() -> None:
    s = play(turn(B, ["8H", "3D 8D", "8S", "8C"], "7H 7D 7S 7C"), "play 3D")
    assert (s.row_size, s.total, s.turn) == (0, 0, C)


def test_T14_a_count_closes_after_every_player_has_passed() -> None:
    s = passes(turn(B, played="7H 7D 7S 7C", by="ABCA"), 3)
    assert (s.total, s.turn) == (28, A)
    passes(s, 1)
    assert (s.total, s.turn) == (0, B)  # left of A, the last to play


def test_T14_a_wild_of_the_row_goes_to_the_milestone_discard() -> None:
    s = turn(B, ["8H", "8D", "8S", "8C"], "7H 7D 7S", milestones=[[], ["heliometer"], [], []])
    passes(play(s, "wild heliometer as 4"), 4)
    assert "heliometer" in str(data(s, "milestones_used"))
    assert data(s, "row") == []


def test_T15_advancement_ends_when_a_count_closes_and_all_hands_are_empty() -> None:
    s = play(turn(A, ["3H", "", "", ""], "7H 7D 6C", milestones=[[], ["iss"], [], []]), "play 3H")
    assert phase(s) == "turn"
    passes(s, 4)
    assert (phase(s), marks(s)) == ("w4", [1, 0, 0, 0])


def test_T15_wilds_may_extend_the_open_count_but_open_no_new_one() -> None:
    s = turn(A, ["3H", "", "", ""], "7H 7D 6C", milestones=[[], ["heliometer", "lomonosovs-arc"], [], []])
    play(s, "play 3H", "wild heliometer as 4")  # 27
    passes(s, 4)
    assert (phase(s), milestones(s, B)) == ("w4", ["lomonosovs-arc"])
    assert marks(s)[:2] == [0, 1]


def test_T15_thirty_one_ends_it_too() -> None:
    s = play(turn(A, ["3H", "", "", ""], "7H 7D 7S 7C", milestones=[[], ["iss"], [], []]), "play 3H")
    assert phase(s) == "w4"


def test_T16_cards_drawn_in_the_phase_must_be_played_out() -> None:
    s = turn(A, ["3H", "", "", ""], "7H 7D 7S", milestones=[["first-telescopes"], [], [], []])
    play(s, "use first-telescopes", "draw 8H", "draw 8D", "draw 8S", "draw 8C")
    assert hand_sizes(s) == [2, 1, 1, 1]
    play(s, "play 3H")
    passes(s, 4)
    assert phase(s) == "turn"
    play(s, "play 8D")
    assert hand_sizes(s) == [1, 0, 1, 1]


def test_A06_points_are_scored_by_themselves() -> None:
    s = play(turn(A, ["7H", "8D", "8S", "8C"], "8H"), "play 7H")
    assert marks(s)[A] == 2  # nobody had to claim them


def test_A07_nobody_must_trade_to_avoid_a_pass() -> None:
    s = turn(A, ["8H", "8D", "8S", "8C"], "7H 7D 7S 7C", tableau=FILLER)
    assert {"pass", "trade 1H for 8H"} <= set(options(s))


def test_A08_the_open_count_is_finished_after_the_last_transit_card() -> None:
    s = play(turn(D, ["", "", "", "5H"], "8H 7H"), "play 5H")
    assert (phase(s), task(s), options(s)) == ("turn", "none", ["pass"])
    passes(s, 3)
    before = marks(s)
    play(s, "pass")
    assert [new - old for new, old in zip(marks(s), before, strict=True)] == [0, 0, 0, 1]


def test_A10_milestones_are_no_trade_material() -> None:
    s = turn(A, ["", "8D", "8S", "8C"], milestones=[["keplers-model"], [], [], []])
    assert not any(option.startswith("trade") for option in options(s))


def test_A15_a_declined_wild_still_pays_the_last_card() -> None:
    s = turn(B, ["8H", "8D", "8S", "8C"], "7H 7D 7S 7C", by="ABCA", milestones=[["keplers-model"], [], [], []])
    passes(s, 4)
    assert marks(s) == [1, 0, 0, 0]


def test_A18_only_wilds_replace_the_play() -> None:
    s = turn(A, ["8H", "8D", "8S", "8C"], milestones=[["first-telescopes", "stellae-novae"], [], [], []])
    play(s, "use first-telescopes", "draw 6H", "draw 6D", "draw 6S", "draw 2D", "use stellae-novae", "sun 7H")
    assert (s.turn, may(s, "play 8H")) == (A, True)
    assert phase(s) == "turn"
