"""What is told: keys, arguments and rules of what happens, for everybody who may know it."""

from __future__ import annotations

from typing import Any

import pytest

from ecliptic.games.starmap import ids as c
from ecliptic.kernel.facts import Fact, fact
from tests.games.starmap.helpers import (
    GAME,
    given,
    keys,
    of_kind,
    only,
    play,
    sheet,
    start,
    to_abilities,
    told,
    whole,
)

DAVE = [(9, 0), (8, 1), (9, 1), (10, 1), (9, 2)]
"""The points of scenario 6: two more close two squares."""


def args(one: Fact, *names: str) -> tuple[Any, ...]:
    return tuple(one.args[name] for name in names)


def number(x: int, y: int) -> int:
    return 13 * y + x


# -- a plotting and what it pays -----------------------------------------------------------------------------


def test_a_plotting_is_told_step_by_step_with_its_rules() -> None:
    state = to_abilities(given("MON", 2, ["OPT.1"], DAVE), "1 2 5")
    moves = ("use POS1+PLOT1", "dice 5 1 2", "layout NW SE", "all", "fill OPT.2", "fill OPT.3", "fill W4.4")
    found = told(state, *moves)
    assert [(one.key, one.rules) for one in found] == [
        ("used", ("M-15",)),
        ("placed", ("M-14",)),
        ("positioned", ("M-16",)),
        ("turned", ("M-17",)),
        ("filled", ("M-17", "M-23")),
        ("closed", ("M-24",)),
        ("points", ("M-36", "M-36")),
        ("paid-star", ("M-23",)),
        ("paid-squares", ("M-24",)),
        ("gained-ability", ("M-27",)),
        ("paid-squares", ("M-24",)),
    ]
    assert only(found, "used").args == {"seat": 0, "abilities": ["POS1", "PLOT1"]}
    assert args(only(found, "placed"), "dice", "abilities") == ([5, 1, 2], ["POS1", "PLOT1"])
    assert args(only(found, "positioned"), "column", "row", "major") == (5, 1, number(9, 1))
    assert args(only(found, "turned"), "die", "cells") == (2, ["NW", "SE"])
    assert args(only(found, "filled"), "spots", "stars") == ([number(8, 0), number(10, 2)], [number(8, 0)])
    assert args(only(found, "filled"), "count", "star_count") == (2, 1)
    assert args(only(found, "closed"), "squares", "count") == ([8, 21], 2)
    assert args(only(found, "gained-ability"), "seat", "ability") == (0, "OPT")
    assert args(only(found, "paid-star"), "box", "entry", "currency") == ("OPT.2", "OPT", "star")


def test_points_are_told_with_their_reasons_and_what_a_board_draws_for_them() -> None:
    state = to_abilities(given("MON", 2, ["OPT.1"], DAVE), "1 2 5")
    scored = only(told(state, "use POS1+PLOT1", "dice 5 1 2", "layout NW SE", "all"), "points")
    assert args(scored, "seat", "points", "total") == (0, 3, 3)
    assert scored.args["reasons"] == [
        fact("for-group", "M-36", points=2, squares=[8, 21], count=2),
        fact("for-stars", "M-36", points=1, spots=[number(8, 0)]),
    ]


def test_a_star_filled_before_is_no_reason_again() -> None:
    state = to_abilities(given("MON", 2, points=[*DAVE, (5, 0)]), "1 2 5")
    scored = only(told(state, "use POS1+PLOT1", "dice 5 1 2", "layout NW SE", "all"), "points")
    assert scored.args["reasons"][1].args["spots"] == [number(8, 0)]
    assert scored.args["total"] == 4


def test_publisher_and_headhunter_score_when_they_come() -> None:
    items = [*whole("MON", "RES_A"), "PUBLISHER.1", "PUBLISHER.3", "PUBLISHER.4"]
    state = play(given("SUN", 1, items), "roll 3 3 3")
    found = told(state, "fill PUBLISHER.2")
    assert only(found, "gained-supporter").args["supporter"] == "PUBLISHER"
    assert only(found, "points").args["reasons"] == [fact("for-publisher", "M-34", points=3, articles=[], days=["MON"])]
    items = [*whole("POS2"), "HEADHUNTER.1", "HEADHUNTER.3", "HEADHUNTER.4"]
    found = told(play(given("SUN", 1, items), "roll 4 4 4"), "fill HEADHUNTER.2")
    reason = fact("for-headhunter", "M-35", points=2, abilities=["POS2"], supporters=["HEADHUNTER"])
    assert only(found, "points").args["reasons"] == [reason]


def test_a_researcher_cites_both_rules() -> None:
    found = told(play(given(items=["RES_A.1"]), "roll 3 4 5"), "fill RES_A.2")
    assert only(found, "gained-supporter").rules == ("M-27", "M-31")


def test_one_die_may_name_the_major() -> None:
    state = to_abilities(given(week=2, owned=["POS2", "PLOT4"]), "1 3 5")
    found = told(state, "use POS2+PLOT4", "dice 3 1 5")
    assert only(found, "placed").args["dice"] == [3, 1, 5]
    assert args(only(found, "positioned"), "column", "row") == (3, 3)
    assert only(found, "filled").args["count"] == 9


def test_a_marked_cell_is_told_until_the_last_one_fills_them() -> None:
    state = to_abilities(given(), "1 4 5")
    play(state, "use POS1+PLOT1", "dice 1 4 5")
    assert told(state, "cell NW")[0] == fact("marked", "A-04", seat=0, cell="NW", spots=[number(0, 6)])
    assert keys(told(state, "done")) == ["filled"]


def test_what_cannot_be_spent_is_told() -> None:
    boxes = [*of_kind(c.STAR), *of_kind(c.SQUARE)]
    state = to_abilities(given("MON", 2, boxes, DAVE), "1 2 5")
    found = told(state, "use POS1+PLOT1", "dice 5 1 2", "layout NW SE", "all")
    assert args(only(found, "lost-stars"), "seat", "count") == (0, 1)
    assert args(only(found, "lost-squares"), "seat", "count") == (0, 2)
    assert (only(found, "lost-stars").rules, only(found, "lost-squares").rules) == (("A-11",), ("A-13",))


def test_squares_left_after_a_payment_are_told_as_lost() -> None:
    boxes = [item for item in of_kind(c.SQUARE) if item != "OPT.3"]
    state = to_abilities(given("MON", 2, [*boxes, *of_kind(c.STAR)], DAVE), "1 2 5")
    play(state, "use POS1+PLOT1", "dice 5 1 2", "layout NW SE", "all")
    assert only(told(state, "fill OPT.3"), "lost-squares").args["count"] == 1


# -- the calendar and experience -----------------------------------------------------------------------------


def test_a_roll_tells_where_it_leads() -> None:
    found = told(given("SAT", 1, ["MON.1", "MON.2"], owned=["RES_A"]), "roll 2 2 5")
    assert found == [
        fact("rolled", "M-03", seat=0, dice=[2, 2, 5], low=2),
        fact("moved", "M-05", seat=0, days=2, from_day="SAT", day="MON"),
        fact("week-lapsed", "M-09", seat=0, week=1),
        fact("budget", "M-11", seat=0, budget=5, low=2, day_boxes=2, researchers=1),
    ]


def test_supporters_at_the_roll_are_told() -> None:
    state = play(given("TUE", owned=["MENTOR"]), "roll 3 4 5")
    assert keys(told(state.clone(), "no supporter"))[0] == "used-no-supporter"
    found = told(state, "mentor")
    assert (found[0].key, found[0].rules) == ("used-mentor", ("M-30",))
    assert args(only(found, "moved"), "days", "day") == (2, "THU")
    state = play(given("TUE", 2, ["W2.1"], owned=["PROMOTER"]), "roll 1 2 3")
    assert args(told(state, "promote W2")[0], "article", "box", "value") == ("W2", "W2.2", 3)


def test_the_end_of_a_week_and_of_a_game_alone() -> None:
    state = given("SAT", 5, whole("W5"))
    found = told(state, "roll 1 2 3", "number", "stop", "end")
    assert [(one.key, one.rules) for one in found] == [
        ("rolled", ("M-03",)),
        ("moved", ("M-05",)),
        ("week-complete", ("M-06", "M-07")),
        ("took-number", ("M-07",)),
        ("points", ("M-36",)),
        ("final-turn", ("M-10",)),
        ("budget", ("M-11",)),
        ("lost-experience", ("A-16",)),
        ("ended-turn", ("M-14",)),
        ("result", ("M-36",)),
        ("outcome-alone", ("M-36",)),
    ]
    assert args(only(found, "took-number"), "week", "number") == (5, 9)
    reasons = [fact("for-articles", "M-36", points=9, weeks=[5])]
    assert only(found, "points").args["reasons"] == only(found, "result").args["reasons"] == reasons
    assert only(found, "outcome-alone").args == {"seat": 0, "score": 9, "rank": "Messier"}


@pytest.mark.parametrize(
    ("move", "key", "rule"), [("decline", "took-nothing", "A-28"), ("point 0,0", "took-point", "M-07")]
)
def test_other_rewards_score_no_number(move: str, key: str, rule: str) -> None:
    found = told(play(given("SAT", 1, whole("W1")), "roll 1 2 3"), move)
    assert (found[0].key, found[0].rules, found[0].args["week"]) == (key, (rule,), 1)
    assert "points" not in keys(found)


def test_experience_is_told_when_it_comes_and_when_it_goes() -> None:
    ones = of_kind(c.EXPERIENCE, 1)
    assert keys(told(given(items=ones), "roll 1 2 3")) == ["rolled", "moved", "budget"]
    # all boxes are full: a low of 1, four boxes of the day, and the researcher they paid for buy nothing
    found = told(given(items=of_kind(c.EXPERIENCE)), "roll 1 2 3")
    assert (only(found, "lost-experience").args["count"], only(found, "lost-experience").rules) == (6, ("M-11", "A-16"))
    assert keys(told(given(), "roll 6 6 6", "fill POS3.1", "fill MON.1"))[-1] == "paid-experience"
    assert told(given(items=ones), "roll 5 5 5", "fill POS3.1")[-1].args["count"] == 1
    state = to_abilities(given(week=2, owned=["STUDY"]), "2 4 5")
    assert told(state, "use STUDY", "dice 4")[-1] == fact("study-budget", "M-22", seat=0, budget=4)


def test_recording_and_optimizing_name_their_box() -> None:
    state = to_abilities(given(week=2, items=["W2.1"], owned=["REC", "OPT"]), "1 2 3")
    found = told(state, "use REC", "dice 2", "record W2", "use OPT", "dice 1", "fill W2.3")
    assert args(only(found, "recorded"), "box", "article") == ("W2.2", "W2")
    assert (only(found, "optimized").rules, only(found, "optimized").args["box"]) == (("M-21",), "W2.3")


# -- several players -----------------------------------------------------------------------------------------


def test_where_a_roll_leads_is_told_to_all() -> None:
    before = play(start(2), "roll 1 2 3")
    for viewer in (0, 1, None):
        found = told(before.clone(), "roll 5 5 6", viewer=viewer)
        assert keys(found) == ["rolled", "moved", "budget"]
        assert [one.args["seat"] for one in found] == [1, 1, 1]
        assert only(found, "moved").args["day"] == "FRI"


def at_the_end(*sheets: dict[str, object]) -> list[list[Fact]]:
    """What each viewer is told of the last move of a game: everybody rolls 1 2 3, spends nothing and ends."""
    seats = [{"sheet": one, "turn": {"phase": "roll"}, "before": one, "roll": None} for one in sheets]
    state = GAME.position({"rounds": 9, "rolling": 0, "seats": seats})
    play(state, *["roll 1 2 3"] * len(sheets))
    for seat in range(len(sheets)):
        play(state, "stop", seat=seat)
    for seat in range(len(sheets) - 1):
        play(state, "end", seat=seat)
    last = len(sheets) - 1
    return [told(state.clone(), "end", seat=last, viewer=viewer) for viewer in (*range(len(sheets)), None)]


def test_the_end_of_a_game_with_others_accounts_for_every_point() -> None:
    everyone = at_the_end(sheet("SAT", 5, whole("MATH"), [(5, 0)]), sheet("SAT", 5))
    for found in everyone:
        assert found == everyone[0]
    assert keys(everyone[0]) == ["ended-turn", "finished", "points", "result", "result", "outcome-won"]
    unique = fact("for-unique", "M-40", points=1, articles=[], abilities=[], supporters=["MATH"])
    assert only(everyone[0], "points").args == {"seat": 0, "points": 1, "total": 2, "reasons": [unique]}
    stars = fact("for-stars", "M-36", points=1, spots=[5])
    results = [one.args for one in everyone[0] if one.key == "result"]
    assert results == [
        {"seat": 0, "score": 2, "reasons": [stars, unique]},
        {"seat": 1, "score": 0, "reasons": []},
    ]
    assert everyone[0][-1] == fact("outcome-won", "M-41", seat=0, score=2)


def test_who_wins_and_why_is_told() -> None:
    group = [(0, 0), (1, 0), (0, 1), (1, 1)]
    by_stars = at_the_end(sheet("SAT", 5, points=group), sheet("SAT", 5, points=[(5, 0)]))[0][-1]
    assert by_stars == fact("outcome-by-stars", "M-41", seat=1, score=1)
    shared = at_the_end(sheet("SAT", 5, points=group), sheet("SAT", 5, points=group))[0][-1]
    assert shared == fact("outcome-shared", "M-41", seats=[0, 1], score=1)


def test_what_others_do_is_told_as_they_saw_it() -> None:
    state = play(start(2), "roll 1 2 3", "roll 2 2 2")
    play(state, "fill TUE.2", seat=1)
    moves = ("use POS1+PLOT1", "dice 2 2 2", "layout NW SE", "all")
    assert told(state.clone(), *moves, seat=1, viewer=0) == told(state.clone(), *moves, seat=1, viewer=1)
