"""Rules M-29 to M-41 and their rulings: supporters, the score, several players."""

from __future__ import annotations

import pytest

from ecliptic import NATURE
from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.names import ENTRIES
from ecliptic.games.starmap.rules import Starmap
from ecliptic.games.starmap.scoring import Score, headhunter_points, publisher_points, unique_points
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
    ring,
    score,
    sheet,
    start,
    to_abilities,
    where,
    whole,
)

# -- supporters ----------------------------------------------------------------------------------------------


def test_M29_promoter_fills_the_leftmost_empty_box_of_an_open_article() -> None:
    state = play(given("TUE", 2, ["W2.1"], owned=["PROMOTER"]), "roll 1 2 3")
    assert legal(state) == ["no supporter", "promote W2", "promote W3", "promote W4", "promote W5"]
    assert refused(state, "promote W1") == "M-09"
    assert refused(state, "mentor") == "M-30"
    play(state, "promote W2")
    assert has(state, "W2.2")
    assert where(state) == ("WED", 2)


def test_A23_promoter_may_complete_the_article_whose_week_is_about_to_end() -> None:
    state = play(given("SAT", 1, ["W1.1", "W1.2"], owned=["PROMOTER"]), "roll 1 2 3", "promote W1")
    assert get(state, c.PHASE) == c.P_REWARD


def test_A23_a_promoter_has_nothing_to_do_when_all_open_articles_are_full() -> None:
    state = play(given("SUN", 5, whole("W5"), owned=["PROMOTER"]), "roll 1 2 3")
    assert get(state, c.PHASE) == c.P_XP
    some = play(given("SUN", 4, whole("W5"), owned=["PROMOTER"]), "roll 1 2 3")
    assert refused(some, "promote W5") == "A-23"


def test_A43_there_is_one_promoter() -> None:
    assert [code for code in ENTRIES if code.startswith("PROMOT")] == ["PROMOTER"]


def test_M30_mentor_takes_a_day_back() -> None:
    assert where(play(given("TUE", owned=["MENTOR"]), "roll 3 4 5", "mentor")) == ("THU", 1)
    assert refused(play(given("TUE", owned=["MENTOR"]), "roll 3 4 5"), "promote W1") == "M-29"


def test_A25_mentor_on_sunday_or_monday_ends_no_week() -> None:
    assert where(play(given("SUN", 3, owned=["MENTOR"]), "roll 6 6 6", "mentor")) == ("FRI", 3)
    assert where(play(given("MON", 3, owned=["MENTOR"]), "roll 3 4 5", "mentor")) == ("WED", 3)
    assert where(play(given("FRI", 3, owned=["MENTOR"]), "roll 3 4 5", "mentor")) == ("SUN", 4)
    assert where(play(given("THU", 3, owned=["MENTOR"]), "roll 3 4 5", "mentor")) == ("SAT", 3)


def test_A26_mentor_leaves_the_experience_at_the_low_value() -> None:
    assert get(play(given("SUN", owned=["MENTOR"]), "roll 4 4 5", "mentor"), c.BUDGET) == 4


def test_M31_a_researcher_counts_from_the_next_turn_on() -> None:
    state = play(given(items=["RES_A.1"]), "roll 4 4 4", "fill RES_A.2", "fill MON.1")
    assert owns(state, c.RES_A)
    play(state, "end", "roll 1 1 1")
    assert get(state, c.BUDGET) == 1 + 1


def test_A19_a_researcher_gained_at_the_end_of_a_week_does_not_count_this_turn() -> None:
    items = [*whole("W1"), "RES_B.1", "RES_B.2", "RES_B.3"]
    state = play(given("SAT", 1, items, [(1, 1), (0, 1), (1, 0)]), "roll 1 2 3", "point 0,0", "fill RES_B.4")
    assert owns(state, c.RES_B)
    assert get(state, c.BUDGET) == 1


def test_A20_both_researchers_may_be_gained_in_one_turn_and_add_up() -> None:
    items = ["RES_A.1", "RES_B.1", "RES_B.3", "RES_B.4", "FRI.1", "FRI.2"]
    state = play(given("SUN", 1, items), "roll 5 5 5", "fill RES_A.2", "fill RES_B.2")
    assert owns(state, c.RES_A)
    assert owns(state, c.RES_B)
    play(state, "end", "roll 1 1 1")
    assert get(state, c.BUDGET) == 1 + 2


@pytest.mark.parametrize(
    ("die", "layouts"),
    [
        (2, ["NW SE", "NE SW", "N S", "W E"]),
        (3, ["NW C SE", "NE C SW", "N C S", "W C E"]),
        (4, ["NW NE SW SE", "N W E S"]),
        (5, ["NW NE C SW SE", "N W C E S"]),
    ],
)
def test_M32_a_mathematician_turns_two_to_five_by_half_a_right_angle(die: int, layouts: list[str]) -> None:
    low, high = sorted((die, 6))
    state = to_abilities(given(owned=["MATH"]), f"1 {low} {high}")
    play(state, "use POS1+PLOT1", f"dice 6 1 {die}")
    assert legal(state) == [f"layout {cells}" for cells in layouts]


def test_M32_without_a_mathematician_it_is_refused() -> None:
    state = to_abilities(given(), "1 2 6")
    play(state, "use POS1+PLOT1", "dice 6 1 2")
    assert refused(state, "layout N S") == "M-32"


def test_A07_a_mathematician_helps_neither_a_six_nor_plotting_two() -> None:
    state = to_abilities(given(owned=["MATH"]), "1 2 6")
    play(state, "use POS1+PLOT1", "dice 1 2 6")
    assert legal(state) == ["layout NW NE W E SW SE", "layout NW N NE SW S SE"]
    assert refused(state, "layout #2") == "A-07"
    two = to_abilities(given(week=2, owned=["MATH", "PLOT2", "POS2"]), "1 3 4")
    play(two, "use POS2+PLOT2", "dice 4 3")
    assert legal(two) == ["cell NW", "cell NE", "cell C", "cell SW", "cell SE", "all"]


def test_M33_a_coordinator_adds_the_centre_and_does_not_count_it() -> None:
    state = to_abilities(given(week=2, owned=["COORD", "POS2", "PLOT3"]), "1 1 4")
    play(state, "use POS2+PLOT3", "dice 4 1", "cell N")
    assert legal(state) == ["done", "cell C"]
    play(state, "cell C")
    assert points_of(state) == {(7, 6), (7, 7)}


def test_M33_after_the_die_is_used_up_only_the_centre_is_left() -> None:
    state = to_abilities(given(week=2, owned=["COORD", "POS2", "PLOT3"]), "1 1 4")
    play(state, "use POS2+PLOT3", "dice 4 1", "cell N")
    assert refused(state, "cell E") == "M-17"


def test_M33_the_centre_may_join_a_layout_of_plotting_one() -> None:
    state = to_abilities(given(week=2, owned=["COORD", "POS2"]), "1 2 4")
    play(state, "use POS2+PLOT1", "dice 4 2", "layout NW SE", "all")
    assert points_of(state) == {(6, 6), (7, 7), (8, 8)}


def test_A08_the_centre_alone_makes_a_pair_legal() -> None:
    corners = [p for i, p in enumerate(ring(4, 4)) if i in (0, 2, 6, 8)]
    bare = to_abilities(given(week=2, owned=["POS2", "PLOT2"], points=corners), "1 4 4")
    play(bare, "use POS2+PLOT2")
    assert "dice 4 4" not in legal(bare)
    state = to_abilities(given(week=2, owned=["COORD", "POS2", "PLOT2"], points=corners), "1 4 4")
    play(state, "use POS2+PLOT2", "dice 4 4")
    assert legal(state) == ["cell C", "all"]


def test_M33_all_takes_the_centre_too_when_the_ring_fits_the_die() -> None:
    filled = [p for i, p in enumerate(ring(4, 4)) if i not in (1, 4, 8)]
    state = to_abilities(given(week=2, owned=["COORD", "POS2", "PLOT3"], points=filled), "1 2 4")
    play(state, "use POS2+PLOT3", "dice 4 2")
    assert legal(state) == ["cell N", "cell C", "cell SE", "all"]


# -- the score -----------------------------------------------------------------------------------------------


def test_M34_publisher_scores_articles_and_full_days() -> None:
    items = [*whole("W1", "W2", "MON", "TUE", "PUBLISHER"), "WED.1", "WED.2", "WED.3"]
    state = given("SUN", 3, items, articles={1: "number", 2: "declined"})
    assert publisher_points(state.table, 0) == 2 + 3 * 2
    assert publisher_points(given("SUN", 3, items[4:]).table, 0) == 2 + 3
    assert publisher_points(given("SUN", 3, whole("W1", "W2", "MON")).table, 0) == 0


def test_A33_triangles_do_not_matter_for_a_full_day() -> None:
    assert publisher_points(given(items=whole("MON", "PUBLISHER", "RES_A")).table, 0) == 3


def test_M35_and_A34_headhunter_counts_entries_and_itself() -> None:
    state = given(owned=["HEADHUNTER", "POS2", "RES_A", "RES_B"])
    assert headhunter_points(state.table, 0) == 4
    assert headhunter_points(given(owned=["POS2"]).table, 0) == 0


def test_A34_a_headhunter_may_come_on_the_final_turn() -> None:
    items = ["HEADHUNTER.1", "HEADHUNTER.3", "HEADHUNTER.4"]
    state = play(given("SAT", 5, [*items, "WED.1"]), "roll 4 5 6", "fill HEADHUNTER.2", "stop", "end")
    assert state.actors() == 0
    assert state.returns() == [1.0]


def test_M36_the_score_is_group_stars_articles_publisher_headhunter() -> None:
    points = [*ring(1, 1), *ring(2, 1), (12, 12), (11, 12), (12, 11), (11, 11)]
    items = whole("W1", "W2", "PUBLISHER", "HEADHUNTER")
    state = given("SUN", 3, items, points, articles={1: "number", 2: "point"})
    assert score(state) == Score(group=8, stars=1, articles=5, publisher=2, headhunter=2, unique=0)
    assert state.returns() == [18.0]


def test_A35_a_reward_taken_as_a_point_has_no_number_but_counts_as_completed() -> None:
    state = given("SUN", 2, whole("W1", "PUBLISHER"), articles={1: "point"})
    assert score(state).articles == 0
    assert score(state).publisher == 1


def test_A36_without_a_square_the_group_is_nothing() -> None:
    assert score(given(points=[(1, 1), (2, 2)])).group == 0


def test_M36_squares_that_touch_at_a_corner_belong_together() -> None:
    diagonal = [(0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (1, 2), (2, 2)]
    assert score(given(points=diagonal)).group == 2


# -- several players -----------------------------------------------------------------------------------------


def finished(*sheets: dict[str, object]) -> Starmap:
    seats = [{"sheet": data, "turn": {"phase": "finished"}, "before": data, "roll": None} for data in sheets]
    return GAME.position({"rounds": 12, "rolling": None, "seats": seats})


def test_M38_and_A38_everybody_rolls_and_plays_at_once_on_an_own_sheet() -> None:
    state = start(3)
    streams = []
    for roll in ("roll 1 2 3", "roll 2 2 2", "roll 6 6 6"):
        streams.append(state.stream())
        play(state, roll)
    assert len(set(streams)) == 3
    assert state.actors() == 0b111
    assert [where(state, seat)[0] for seat in range(3)] == ["MON", "TUE", "SAT"]


def test_M38_a_round_ends_when_all_are_done() -> None:
    state = start(2)
    play(state, "roll 1 2 3", "roll 2 2 2")
    play(state, "stop", "end", seat=1)
    assert state.actors() == 0b01
    assert refused(state, "end", seat=1) == "M-38"
    assert state.barriers() == 0
    play(state, "stop", "end", seat=0)
    assert state.barriers() == 1
    assert state.actors() == 1 << NATURE


def test_A39_rolls_are_open_and_turns_are_seen_when_the_round_is_over() -> None:
    state = start(2)
    play(state, "roll 1 2 3", "roll 2 2 2")
    play(state, "fill TUE.2", "use POS1+PLOT1", "dice 2 2 2", "layout NW SE", "all", "fill W1.3", seat=1)
    seen = state.known_to(0)
    assert where(seen, 1) == ("SUN", 1)
    assert not points_of(seen, 1)
    assert not has(seen, "TUE.2", 1)
    assert seen.to_dict()["seats"][1]["roll"] == [2, 2, 2]  # type: ignore[index]
    assert seen.to_dict()["seats"][0] == state.to_dict()["seats"][0]  # type: ignore[index]
    play(state, "stop", "end")
    assert state.known_to(0).to_dict() == state.to_dict()
    assert has(state.known_to(0), "TUE.2", 1)


def test_M39_who_has_finished_waits_while_the_others_play_on() -> None:
    near, far = sheet("SAT", 5), sheet("SUN", 1)
    state = GAME.position(
        {
            "rounds": 4,
            "rolling": 0,
            "seats": [{"sheet": data, "turn": {"phase": "roll"}, "before": data, "roll": None} for data in (near, far)],
        }
    )
    play(state, "roll 1 2 3", "roll 1 2 3")
    for seat in (0, 1):
        play(state, "stop", "end", seat=seat)
    assert state.rolling == 1
    assert refused(state, "end", seat=0) == "M-39"
    play(state, "roll 1 1 1")
    assert state.actors() == 0b10


def test_M40_and_A40_what_only_one_player_has_is_worth_one() -> None:
    a = sheet("SUN", 6, whole("RES_A", "RES_B", "POS2", "W1"), articles={1: "declined"})
    b = sheet("SUN", 6, whole("RES_A", "PLOT2"))
    state = finished(a, b)
    assert unique_points(state.table, 2, 0) == 3  # RES_B, POS2, W1
    assert unique_points(state.table, 2, 1) == 1  # PLOT2
    third = finished(a, b, b)
    assert unique_points(third.table, 3, 1) == 0


def test_A40_alone_nothing_is_unique() -> None:
    assert unique_points(given(owned=["POS2"]).table, 1, 0) == 0


def test_M41_highest_score_then_stars_then_shared() -> None:
    square, star = ring(1, 2), [(5, 0)]
    better = sheet("SUN", 6, points=square)  # the group of four counts
    assert finished(better, sheet("SUN", 6)).returns() == [1.0, 0.0]
    group_of_one = sheet("SUN", 6, points=[(0, 0), (1, 0), (0, 1), (1, 1)])
    one_star = sheet("SUN", 6, points=star)
    assert finished(group_of_one, one_star).returns() == [0.0, 1.0]
    assert finished(one_star, one_star, sheet("SUN", 6)).returns() == [0.5, 0.5, 0.0]


def test_ranks_are_those_of_the_table() -> None:
    rank = GAME.edition.rank
    assert [rank(n) for n in (0, 9, 10, 19, 20, 24, 25, 29)] == [
        "Messier", "Messier", "Ptolomy", "Ptolomy", "Brahe", "Brahe", "Copernicus", "Copernicus",
    ]  # fmt: skip
    assert [rank(n) for n in (30, 34, 35, 39, 40, 44, 45, 49, 50, 120)] == [
        "Herschel", "Herschel", "Kepler", "Kepler", "Hubble", "Hubble", "Hipparchus", "Hipparchus",
        "Galileo", "Galileo",
    ]  # fmt: skip
