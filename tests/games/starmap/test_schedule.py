"""Rules M-01 to M-13 and their rulings: the roll, the week, articles and experience."""

from __future__ import annotations

import pytest

import ecliptic
from ecliptic import NATURE
from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.rules import Starmap
from tests.games.starmap.helpers import (
    GAME,
    get,
    given,
    has,
    legal,
    owns,
    play,
    points_of,
    refused,
    squares_of,
    start,
    where,
    whole,
)

# -- set-up and the roll -------------------------------------------------------------------------------------


def test_M01_start_is_sunday_of_week_one_with_an_empty_sheet_and_two_abilities() -> None:
    state = start(1)
    assert where(state) == ("SUN", 1)
    assert not points_of(state)
    assert get(state, c.ITEMS) == get(state, c.ITEMS + 1) == 0
    assert get(state, c.OWNED) == (1 << c.POS1) | (1 << c.PLOT1)


def test_M02_a_turn_is_roll_advance_experience_abilities() -> None:
    state = given()
    assert state.actors() == 1 << NATURE
    play(state, "roll 2 3 5")
    assert where(state) == ("TUE", 1)
    assert get(state, c.PHASE) == c.P_XP
    play(state, "stop")
    assert get(state, c.PHASE) == c.P_ABILITY
    play(state, "end")
    assert state.actors() == 1 << NATURE


def test_M03_fifty_six_sorted_rolls_carry_the_odds_of_three_dice() -> None:
    state = start(1)
    names = [GAME.spell(state, NATURE, action) for action in state.legal(NATURE)]
    odds = dict(zip(names, state.odds(), strict=True))
    assert len(odds) == 56
    assert sum(odds.values()) == 216
    assert (odds["roll 2 2 2"], odds["roll 2 2 5"], odds["roll 2 3 5"]) == (1, 3, 6)


def test_M03_the_smallest_die_is_the_low_one_ties_or_not() -> None:
    assert get(play(given(), "roll 2 2 2"), c.BUDGET) == 2
    assert get(play(given(), "roll 3 5 6"), c.BUDGET) == 3


def test_M04_helpers_are_asked_for_only_when_owned_and_fitting() -> None:
    assert get(play(given(owned=["PROMOTER"]), "roll 1 2 3"), c.PHASE) == c.P_SUPPORT
    assert get(play(given(owned=["PROMOTER"]), "roll 2 2 3"), c.PHASE) == c.P_XP
    assert get(play(given(owned=["MENTOR"]), "roll 2 2 3"), c.PHASE) == c.P_XP
    assert get(play(given(owned=["MENTOR"]), "roll 3 4 5"), c.PHASE) == c.P_SUPPORT
    assert get(play(given(), "roll 1 1 1"), c.PHASE) == c.P_XP


def test_A21_a_helper_may_be_left_unused() -> None:
    state = play(given(owned=["MENTOR"]), "roll 3 4 5", "no supporter")
    assert where(state) == ("WED", 1)


def test_A22_a_helper_gained_after_the_roll_waits_for_the_next_turn() -> None:
    state = play(given(items=["MENTOR.1"]), "roll 3 4 5", "fill MENTOR.2")
    assert owns(state, c.MENTOR)
    assert "mentor" not in legal(state)
    play(state, "end", "roll 3 4 5")
    assert legal(state) == ["no supporter", "mentor"]


def test_M05_the_die_moves_by_the_low_value() -> None:
    assert where(play(given("TUE"), "roll 3 3 6")) == ("FRI", 1)


def test_M06_reaching_or_passing_sunday_ends_the_week() -> None:
    assert where(play(given("SAT"), "roll 1 5 5")) == ("SUN", 2)
    assert where(play(given("SAT"), "roll 6 6 6")) == ("FRI", 2)
    assert where(play(given("SUN"), "roll 6 6 6")) == ("SAT", 1)


def test_A27_the_first_sunday_ends_nothing() -> None:
    assert where(given()) == ("SUN", 1)
    assert where(play(given(), "roll 1 1 1")) == ("MON", 1)


# -- the end of a week ---------------------------------------------------------------------------------------


def full_week(
    week: int, day: str = "SAT", extra: tuple[str, ...] = (), points: tuple[tuple[int, int], ...] = ()
) -> Starmap:
    return given(day, week, [*whole(f"W{week}"), *extra], points)


def test_M07_a_full_article_offers_its_number_or_a_point() -> None:
    state = play(full_week(1), "roll 1 2 3")
    choices = legal(state)
    assert choices[:2] == ["decline", "number"]
    assert len(choices) == 2 + 151  # all majors and plain minors
    assert "point 0,0" in choices
    assert "point 1,1" in choices
    assert "point 5,0" not in choices
    assert refused(state, "point 5,0") == "M-07"


def test_A29_without_an_empty_point_only_the_number_or_nothing_is_left() -> None:
    every = tuple((x, y) for x in range(13) for y in range(13))
    assert legal(play(full_week(1, points=every), "roll 1 2 3")) == ["decline", "number"]


def test_M08_a_reward_point_completes_squares_which_are_spent_before_the_week_goes_on() -> None:
    state = play(full_week(1, points=((1, 1), (0, 1), (1, 0))), "roll 1 2 3", "point 0,0")
    assert squares_of(state) == [0]
    assert get(state, c.PHASE) == c.P_SQUARES
    assert where(state) == ("SUN", 1)
    play(state, "fill W2.4")
    assert where(state) == ("SUN", 2)
    assert get(state, c.PHASE) == c.P_XP


def test_A32_reward_squares_may_go_to_articles_of_later_weeks() -> None:
    state = play(full_week(1, points=((1, 1), (0, 1), (1, 0))), "roll 1 2 3", "point 0,0")
    assert {"fill W2.4", "fill W4.4", "fill OPT.3"} <= set(legal(state))


def test_M09_the_week_goes_on_and_the_article_closes_reward_or_not() -> None:
    for move in ("decline", "number", "point 0,0"):
        assert where(play(full_week(2), "roll 1 2 3", move)) == ("SUN", 3)
    lapsed = play(given("SAT", 2, ["W2.1"]), "roll 1 2 3")
    assert where(lapsed) == ("SUN", 3)
    assert not any(move.startswith("fill W2") for move in legal(lapsed))


def test_A28_a_declined_reward_still_counts_as_completed() -> None:
    state = play(full_week(1), "roll 1 2 3", "decline")
    assert state.to_dict()["seats"][0]["sheet"]["articles"][0] == "declined"  # type: ignore[index]


def test_A30_every_week_offers_both_rewards() -> None:
    for week in range(1, 6):
        choices = legal(play(full_week(week), "roll 1 2 3"))
        assert "number" in choices
        assert "point 0,0" in choices


def test_A31_a_full_article_pays_only_when_its_own_week_ends() -> None:
    state = play(given("SAT", 1, whole("W2")), "roll 1 2 3")
    assert where(state) == ("SUN", 2)
    assert get(state, c.PHASE) == c.P_XP
    assert state.to_dict()["seats"][0]["sheet"]["articles"][:2] == ["lapsed", "open"]  # type: ignore[index]


def test_M10_week_six_is_the_final_turn_with_experience_and_abilities() -> None:
    state = play(given("SAT", 5), "roll 1 2 3")
    assert where(state) == ("SUN", 6)
    assert get(state, c.PHASE) == c.P_XP
    play(state, "stop")
    assert get(state, c.PHASE) == c.P_ABILITY
    play(state, "end")
    assert state.actors() == 0


def test_A37_a_final_turn_is_played_to_its_end_and_nothing_follows() -> None:
    state = play(given("SAT", 5), "roll 1 2 3", "stop", "use POS1+PLOT1", "dice 1 2 3", "layout NW C SE", "all")
    assert state.actors() == 0
    assert refused(state, "end") == "M-39"


# -- experience ----------------------------------------------------------------------------------------------


def test_M11_the_budget_is_low_plus_day_boxes_plus_researchers() -> None:
    state = play(given("SUN", items=["TUE.1", "TUE.4"], owned=["RES_A", "RES_B"]), "roll 2 3 4")
    assert get(state, c.BUDGET) == 2 + 2 + 2


def test_M12_boxes_are_paid_whole_one_after_another() -> None:
    state = play(given(), "roll 5 5 6")
    assert "fill POS3.1" in legal(state)
    play(state, "fill RES_A.1")
    assert get(state, c.BUDGET) == 2
    assert "fill RES_A.2" not in legal(state)
    assert refused(state, "fill RES_A.2") == "M-12"
    assert refused(state, "fill RES_A.1") == "M-12"
    assert refused(state, "fill W1.3") == "M-12"  # a star box
    play(state, "fill W1.2")
    assert get(state, c.PHASE) == c.P_ABILITY


def test_A16_experience_left_over_is_lost() -> None:
    state = play(given(), "roll 5 5 6", "stop", "end", "roll 1 1 1")
    assert get(state, c.BUDGET) == 1


def test_M13_a_box_filled_on_the_current_day_counts_from_the_next_landing() -> None:
    state = play(given("MON"), "roll 1 5 5", "fill TUE.1")
    assert get(state, c.PHASE) == c.P_ABILITY
    again = play(given("MON", 2, ["TUE.1"]), "roll 1 5 5")
    assert get(again, c.BUDGET) == 2


def test_A18_a_day_box_bought_now_does_not_raise_the_budget_at_hand() -> None:
    state = play(given("MON"), "roll 4 5 5", "fill FRI.1")
    assert get(state, c.BUDGET) == 3


def test_A14_stars_and_squares_cannot_go_to_days() -> None:
    chart = GAME.edition.chart
    assert all(chart.kind[item] == c.EXPERIENCE for item in range(28))
    state = play(given("MON", 2), "roll 1 2 5", "stop", "use POS1+PLOT1", "dice 5 1 2", "layout NW SE", "all")
    assert refused(state, "fill MON.1") == "A-14"


def test_A15_boxes_of_closed_articles_are_dead() -> None:
    state = play(given("SUN", 3), "roll 4 5 5")
    assert refused(state, "fill W1.1") == "A-15"
    assert refused(state, "fill W2.1") == "A-15"
    assert "fill W3.1" in legal(state)


def test_M26_boxes_are_filled_in_any_order_and_mixed() -> None:
    state = play(given(), "roll 6 6 6", "fill W1.2", "fill MON.1", "fill PLOT2.2")
    assert has(state, "W1.2")
    assert not has(state, "W1.1")
    assert has(state, "PLOT2.2")
    assert not has(state, "PLOT2.1")


def test_M26_no_ability_needs_another_one_first() -> None:
    state = play(given(items=["POS4.1", "POS4.3", "POS4.4"]), "roll 5 5 6", "fill POS4.2")
    assert owns(state, c.POS4)
    assert not owns(state, c.POS2)


def test_M37_a_game_has_six_to_thirty_five_turns() -> None:
    short = start(1)
    for _ in range(6):
        play(short, "roll 6 6 6")
        if get(short, c.PHASE) == c.P_XP:
            play(short, "stop")
        play(short, "end")
    assert short.actors() == 0
    long, turns = start(1), 0
    while long.actors():
        play(long, "roll 1 1 1", "stop", "end")
        turns += 1
    assert turns == 35


def test_M37_the_expected_low_value() -> None:
    state = start(1)
    rolls = [GAME.spell(state, NATURE, action) for action in state.legal(NATURE)]
    mean = sum(int(roll.split()[1]) * odds for roll, odds in zip(rolls, state.odds(), strict=True))
    assert mean == 441


@pytest.mark.parametrize("move", ["roll 3 2 1", "roll 1 2", "roll 1 2 7", "roll x"])
def test_nature_rolls_three_sorted_dice(move: str) -> None:
    with pytest.raises(ecliptic.InvalidMove):
        GAME.parse(start(1), NATURE, move)
