"""The worked scenarios, by their numbers."""

from __future__ import annotations

from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.rules import Starmap
from tests.games.starmap.helpers import (
    GAME,
    get,
    given,
    has,
    legal,
    of_kind,
    owns,
    play,
    points_of,
    refused,
    ring,
    score,
    sheet,
    squares_of,
    to_abilities,
    where,
    whole,
)


def test_scenario_01_three_sixes_from_the_start() -> None:
    state = play(given(), "roll 6 6 6")
    assert where(state) == ("SAT", 1)
    assert get(state, c.BUDGET) == 6


def test_scenario_02_emily_takes_six() -> None:
    state = play(given("FRI", 2, whole("W2")), "roll 3 4 5", "number")
    assert where(state) == ("MON", 3)
    assert score(state).articles == 6


def test_scenario_03_an_unfinished_article_closes() -> None:
    state = play(given("SAT", 3, ["W3.1", "W3.2"]), "roll 1 2 3")
    assert where(state) == ("SUN", 4)
    assert refused(state, "fill W3.3") == "A-15"
    assert refused(state, "fill W3.4") == "A-15"


def test_scenario_04_maddy_spends_five() -> None:
    state = play(given("SAT", 1, ["MON.1", "MON.2"], owned=["RES_A"]), "roll 2 2 5")
    assert where(state) == ("MON", 2)
    assert get(state, c.BUDGET) == 5
    play(state, "fill POS2.1", "fill W2.1", "fill FRI.1")
    assert get(state, c.BUDGET) == 0
    assert get(state, c.PHASE) == c.P_ABILITY


def test_scenario_05_a_day_box_pays_at_the_next_landing() -> None:
    state = play(given("SUN"), "roll 2 3 4")
    assert (where(state)[0], get(state, c.BUDGET)) == ("TUE", 2)
    play(state, "fill TUE.2")
    assert get(state, c.PHASE) == c.P_ABILITY
    later = play(given("SUN", 2, ["TUE.2"]), "roll 2 3 4")
    assert get(later, c.BUDGET) == 3


def test_scenario_06_dave_spends_a_star_and_two_squares() -> None:
    points = [(9, 0), (8, 1), (9, 1), (10, 1), (9, 2)]
    state = to_abilities(given("MON", 2, ["OPT.1"], points), "1 2 5")
    assert where(state)[0] == "TUE"
    play(state, "use POS1+PLOT1", "dice 5 1 2", "layout NW SE", "all")
    assert points_of(state) == {*points, (8, 0), (10, 2)}
    play(state, "fill OPT.2")
    assert squares_of(state) == [8, 21]
    play(state, "fill OPT.3", "fill W4.4")
    assert owns(state, c.OPT)
    assert score(state).group == 2


def full_plays(state: Starmap, use: str) -> set[frozenset[tuple[int, int]]]:
    """Every full-layout play of a combo: the sets of points it fills."""
    found = set()
    for dice in legal(play(state.clone(), use)):
        placed = play(state.clone(), use, dice)
        layouts = [move for move in legal(placed) if move.startswith("layout")]
        for layout in layouts or [""]:
            after = placed.clone()
            if layout:
                play(after, layout)
            play(after, "all")
            found.add(frozenset(points_of(after)))
    return found


def test_scenario_07_katie_has_ten_full_plays() -> None:
    state = to_abilities(given(), "2 3 5")
    plays = full_plays(state, "use POS1+PLOT1")
    assert len(plays) == 10
    assert {(4, 8), (6, 10)} in plays
    assert {(6, 8), (4, 10)} in plays
    five_at_23 = frozenset(p for i, p in enumerate(ring(2, 3)) if i % 2 == 0)
    assert five_at_23 in plays


def test_scenario_08_katie_uses_both_layouts_at_once() -> None:
    state = to_abilities(given(owned=["PLOT2"]), "2 3 5")
    play(state, "use POS1+PLOT2", "dice 3 5 2", "all")
    assert points_of(state) == {(4, 8), (6, 8), (4, 10), (6, 10)}


def test_scenario_09_plotting_two_with_a_six_fills_the_ring() -> None:
    state = to_abilities(given(owned=["PLOT2"]), "3 5 6")
    play(state, "use POS1+PLOT2", "dice 3 5 6", "all")
    assert points_of(state) == set(ring(3, 5)) - {(5, 9)}
    assert get(state, c.STARS) == 1
    assert not squares_of(state)
    play(state, "fill W1.3")
    assert get(state, c.PHASE) == c.P_ROLL


def test_scenario_11_a_square_nobody_takes_is_lost_but_scores() -> None:
    state = to_abilities(given(items=of_kind(c.SQUARE, 1), points=[(0, 0), (1, 0), (0, 1)]), "1 1 1")
    play(state, "use POS1+PLOT1", "dice 1 1 1", "all")
    assert get(state, c.PHASE) == c.P_ROLL
    assert score(state).group == 1


def test_scenario_12_a_star_nobody_takes_still_scores() -> None:
    state = to_abilities(given(items=of_kind(c.STAR)), "1 2 5")
    play(state, "use POS1+PLOT1", "dice 5 1 2", "layout NW SE", "cell NW", "done")
    assert get(state, c.PHASE) == c.P_ROLL
    assert score(state).stars == 1


def test_scenario_13_positioning_two_with_a_four() -> None:
    state = to_abilities(given(owned=["POS2"]), "1 4 6")
    play(state, "use POS2+PLOT1", "dice 4 1", "all")
    assert points_of(state) == {(7, 7)}


def test_scenario_14_positioning_three_with_a_three() -> None:
    state = to_abilities(given(owned=["POS3"]), "1 3 6")
    play(state, "use POS3+PLOT1", "dice 3 1")
    wanted = {f"major 3,{b}" for b in range(1, 7)} | {f"major {a},3" for a in range(1, 7)}
    assert set(legal(state)) == wanted
    assert len(wanted) == 11


def test_scenario_16_plotting_four_in_the_corner() -> None:
    state = to_abilities(given(week=2, owned=["POS2", "PLOT4"]), "2 6 6")
    play(state, "use POS2+PLOT4", "dice 6 2 6")
    assert points_of(state) == set(ring(6, 6))
    assert (get(state, c.STARS), get(state, c.SQUARES)) == (1, 4)
    play(state, "fill W2.3")
    assert get(state, c.SQUARES) == 4
    play(state, "fill OPT.3", "fill POS4.4", "fill REC.4")
    assert get(state, c.PHASE) == c.P_ROLL  # no dice are left


def test_scenario_18_a_mathematician_does_not_help_plotting_two() -> None:
    state = to_abilities(given(owned=["PLOT2", "MATH"]), "1 3 6")
    play(state, "use POS1+PLOT2", "dice 1 6 3")
    assert [move for move in legal(state) if move.startswith("cell")] == [
        "cell NW", "cell NE", "cell C", "cell SW", "cell SE",
    ]  # fmt: skip


def test_scenario_19_mentor_on_sunday() -> None:
    state = play(given("SUN", 3, owned=["MENTOR"]), "roll 3 4 5", "mentor")
    assert where(state) == ("TUE", 3)
    assert get(state, c.BUDGET) == 3
    assert where(play(given("SUN", 3, owned=["MENTOR"]), "roll 6 6 6", "mentor")) == ("FRI", 3)


def test_scenario_21_promoter_completes_the_ending_article() -> None:
    state = play(given("SAT", 1, ["W1.1", "W1.2"], owned=["PROMOTER"]), "roll 1 2 3", "promote W1")
    assert has(state, "W1.3")
    assert where(state)[0] == "SUN"
    play(state, "number")
    assert where(state) == ("SUN", 2)
    assert score(state).articles == 5


def test_scenario_23_researchers_count_later() -> None:
    state = play(given("SUN", items=["RES_A.1"]), "roll 3 4 5")
    assert get(state, c.BUDGET) == 3
    play(state, "fill RES_A.2", "end", "roll 1 1 1")
    assert get(state, c.BUDGET) == 2
    both = play(given("SUN", owned=["RES_A", "RES_B"]), "roll 1 1 1")
    assert get(both, c.BUDGET) == 3


def test_scenario_24_studying_has_its_own_budget() -> None:
    state = play(given("SUN", 2, owned=["STUDY"]), "roll 2 5 6", "fill TUE.1", "stop", "use STUDY", "dice 5")
    assert get(state, c.BUDGET) == 5
    assert "fill POS3.1" in legal(state)


def test_scenario_25_the_final_turn_has_no_article_to_record() -> None:
    state = play(given("FRI", 5, ["TUE.1", "TUE.2"], owned=["REC"]), "roll 4 5 6")
    assert where(state) == ("TUE", 6)
    assert get(state, c.BUDGET) == 6
    play(state, "stop")
    assert refused(state, "use REC") == "A-24"
    play(state, "end")
    assert state.actors() == 0


def test_scenario_28_a_tie_in_score_is_broken_by_stars() -> None:
    star_points = [(x, y) for y in range(13) for x in range(13) if GAME.edition.chart.star_rows[y] >> x & 1]
    map_a, map_b = made_of(22, 8, star_points), made_of(22, 9, star_points)
    a = sheet("SUN", 6, whole("MATH"), map_a)
    b = sheet("SUN", 6, (), map_b)
    state = GAME.position(
        {
            "rounds": 12,
            "rolling": None,
            "seats": [{"sheet": data, "turn": {"phase": "finished"}, "before": data, "roll": None} for data in (a, b)],
        }
    )
    assert [sum(score(state, seat, over=False)) for seat in (0, 1)] == [30, 31]
    assert [sum(score(state, seat)) for seat in (0, 1)] == [31, 31]
    assert state.returns() == [0.0, 1.0]
    nine = sheet("SUN", 6, whole("MATH"), map_b)
    plus = sheet("SUN", 6, whole("POS2"), map_b)
    equal = [{"sheet": data, "turn": {"phase": "finished"}, "before": data, "roll": None} for data in (nine, plus)]
    assert GAME.position({"rounds": 12, "rolling": None, "seats": equal}).returns() == [0.5, 0.5]


def made_of(group: int, star_count: int, star_points: list[tuple[int, int]]) -> set[tuple[int, int]]:
    """A map with a block of 2 by 11 squares and some stars that complete no other square."""
    block = {(x, y) for x in range(9, 12) for y in range(1, 13)}
    points = set(block)
    stars = set(star_points)
    assert group == 22
    for star in star_points:
        if len(points & stars) < star_count and star[0] < 8:
            points.add(star)
    assert len(points & stars) == star_count
    return points
