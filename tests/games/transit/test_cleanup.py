"""T-25 to T-27: the end of a round, the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from ecliptic.games.transit import ids as c
from ecliptic.games.transit.rules import Transit
from tests.games.transit.helpers import A, B, D, at, done, options, play, refused, turn, window
from tests.games.transit.looking import data, hand_sizes, marks, milestones, phase

FIVE = "first-telescopes stellae-novae keplers-model nos-keplari venus-in-sole-visa"


def last_window(marks_: list[int], hourglass: int, **more: Any) -> Transit:
    """One `done` before cleanup; the Tableau scores nothing."""
    return window("w5", ["nos-keplari", "", "", ""], marks=marks_, hourglass=hourglass, tableau=[], sun=None, **more)


def outcome(marks_: list[int], hourglass: int, **more: Any) -> object:
    return data(play(last_window(marks_, hourglass, **more), "done"), "outcome")


def test_T25_victory_before_both_defeats() -> None:
    assert outcome([60, 61, 75, 60], 60, setbacks=[]) == "victory"


def test_T25_the_hourglass_at_sixty_is_defeat() -> None:
    assert outcome([60, 61, 75, 59], 60) == "hourglass"


def test_T25_an_empty_setback_deck_is_defeat() -> None:
    assert outcome([57, 58, 58, 58], 58, setbacks=[]) == "setbacks"
    assert outcome([57, 58, 58, 58], 58, setbacks=["old-models"]) == "running"


@pytest.mark.parametrize(("seats", "rounds"), [(2, 7), (3, 8), (4, 8)])
def test_T25_so_many_setbacks_so_many_rounds(seats: int, rounds: int) -> None:
    s = at(seats)
    assert s.setbacks_left == rounds


def test_A01_equal_is_enough() -> None:
    assert outcome([41, 41, 41, 41], 41) == "victory"
    assert outcome([41, 41, 41, 40], 41) == "running"


def test_A02_sixty_is_tested_only_at_cleanup() -> None:
    s = at(
        phase="turn", turn=0, hands=["3H 5H", "8D", "", ""], setback="yellow-fever", hourglass=59,
        row=[{"card": card, "seat": 1} for card in ("7H", "7D", "7S", "7C")],
    )  # fmt: skip
    play(s, "play 3H")
    assert (s.hourglass, phase(s)) == (60, "turn")
    assert outcome([0, 0, 0, 0], 59) == "running"


def test_A03_victory_counts_even_past_sixty() -> None:
    assert outcome([99, 99, 99, 99], 80) == "victory"


def test_T26_all_cards_go_back_and_the_reference_cards_move_on() -> None:
    s = play(last_window([1, 2, 3, 4], 20, lead=1, ask=3), "done")
    assert (phase(s), s.deck, hand_sizes(s), s.lead) == ("setback", 32, [0, 0, 0, 0], A)
    assert [s.century(seat) for seat in range(4)] == [0, 1, 2, 3]
    assert marks(s) == [1, 2, 3, 4]  # markers stay on their rows


def test_T26_the_last_century_becomes_the_17th() -> None:
    s = play(last_window([1, 2, 3, 4], 20), "done")
    assert (s.lead, s.century(A)) == (D, 1)


def test_T26_milestones_and_ongoing_cards_stay_with_the_player() -> None:
    s = play(last_window([1, 2, 3, 4], 20, ongoing={"paired-transits": B}), "done")
    assert (milestones(s, A), data(s, "ongoing")) == (["nos-keplari"], {"paired-transits": B})


def test_T26_what_lasted_a_round_is_over() -> None:
    s = play(
        last_window([1, 2, 3, 4], 20, hubble=True, societies=True, streamed=[2], spent=True, congress=True), "done"
    )
    assert [data(s, key) for key in ("hubble", "societies", "streamed", "spent", "congress")] == [
        False, False, [], False, False
    ]  # fmt: skip


def test_T26_milestone_hands_are_cut_to_four_after_the_new_setback() -> None:
    s = at(phase="setback", milestones=[[], FIVE.split(), [], []], lead=D)
    play(s, "setback old-models")
    assert phase(s) == "w6"
    done(s)
    assert (phase(s), s.actor(), options(s)) == ("limit", B, [f"drop {name}" for name in FIVE.split()])
    play(s, "drop keplers-model")
    assert (phase(s), len(milestones(s, B))) == ("w0", 4)
    assert "keplers-model" in str(data(s, "milestones_used"))


def test_T27_the_limit_is_asked_in_century_order_and_ongoing_cards_do_not_count() -> None:
    other = "telescope-micrometer cone-of-visibility lomonosovs-arc endeavour learned-societies astronomical-unit"
    s = at(phase="setback", milestones=[FIVE.split(), [], other.split(), []], lead=2, ongoing={"paired-transits": A})
    done(play(s, "setback old-models"))
    assert (s.actor(), s.left) == (2, 2)
    assert "drop astronomical-unit" not in options(s)  # two must go, in ascending order
    play(s, "drop lomonosovs-arc", "drop astronomical-unit")
    assert (s.actor(), s.left) == (A, 1)


def test_T27_there_is_no_limit_before_cleanup() -> None:
    held = FIVE.split()[1:]
    s = turn(A, ["7H", "8D", "8S", "8C"], "8H", marks=[6, 0, 0, 0], milestones=[held, [], [], []])
    play(s, "play 7H", "milestone first-telescopes")
    assert s.at[c.MCOUNT + A] == 5


def test_T27_used_cards_never_return() -> None:
    s = window("w2", ["stellae-novae", "", "", ""], marks=[6, 0, 0, 0])
    play(s, "use stellae-novae", "sun 7H")
    assert (milestones(s, A), "stellae-novae" in str(data(s, "milestones_used"))) == ([], True)
    assert not s.undrawn >> 1 & 1
    assert refused(window("w2", ["nos-keplari", "", "", ""]), "use stellae-novae")[0] == "T-27"
