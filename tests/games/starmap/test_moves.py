"""Moves as data: what each uses, and the ways to place the dice, so that a board needs to know no rule."""

from __future__ import annotations

import pytest

from ecliptic import NATURE, Luck
from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.lattice import filled_spots
from ecliptic.games.starmap.rules import Starmap
from ecliptic.games.starmap.ways import Way
from ecliptic.kernel.errors import InvalidMove
from ecliptic.kernel.facts import Args, Fact, Move, fact
from tests.games.starmap.helpers import (
    GAME,
    given,
    of_kind,
    play,
    random_action,
    ring,
    start,
    to_abilities,
    whole,
    why_not,
)


def moves(state: Starmap, seat: int = 0) -> list[Move]:
    return [GAME.describe(state, seat, action) for action in state.legal(seat)]


def args_of(state: Starmap, text: str) -> Args:
    return GAME.describe(state, 0, GAME.parse(state, 0, text)).args


def spots(*points: tuple[int, int]) -> list[int]:
    return sorted(13 * y + x for x, y in points)


# -- what a move uses ----------------------------------------------------------------------------------------


def test_dice_name_the_abilities_the_major_and_the_points_within_reach() -> None:
    state = play(to_abilities(given(), "2 3 5"), "use POS1+PLOT1")
    (first, *_) = moves(state)
    assert (first.move, first.kind) == ("dice 2 3 5", "dice")
    assert first.args == {
        "abilities": ["POS1", "PLOT1"],
        "dice": [2, 3, 5],
        "die": 5,
        "column": 2,
        "row": 3,
        "major": 13 * 5 + 3,
        "spots": spots(*(point for k, point in enumerate(ring(2, 3)) if k % 2 == 0)),
    }


def test_a_major_to_be_picked_has_the_points_around_it() -> None:
    state = play(to_abilities(given(week=2, owned=["POS3"]), "1 1 3"), "use POS3+PLOT1")
    majors = [(a, b) for a in range(1, 7) for b in range(1, 7) if 3 in (a, b)]
    assert args_of(state, "dice 3 1")["spots"] == spots(*((2 * a - 1, 2 * b - 1) for a, b in majors))
    play(state, "dice 3 1")
    assert args_of(state, "major 3,5")["spots"] == spots((5, 9))
    assert args_of(state, "major 3,5")["abilities"] == ["POS3", "PLOT1"]
    assert {move.kind for move in moves(state)} == {"major"}


def test_a_layout_a_cell_and_all_have_the_points_they_fill() -> None:
    state = to_abilities(given(owned=["COORD"], points=[(8, 0)]), "1 2 5")
    play(state, "use POS1+PLOT1", "dice 5 1 2")
    layout = args_of(state, "layout NW SE")
    assert (layout["cells"], layout["die"], layout["column"], layout["row"]) == (["NW", "SE"], 2, 5, 1)
    assert layout["spots"] == spots((9, 1), (10, 2))  # the star is filled, the coordinator adds the major
    play(state, "layout NW SE")
    assert args_of(state, "all")["spots"] == spots((9, 1), (10, 2))
    assert args_of(state, "cell SE")["spots"] == spots((10, 2))
    play(state, "cell C")
    assert args_of(state, "done")["spots"] == spots((9, 1))


def test_a_box_says_whose_it_is_and_what_it_costs() -> None:
    state = play(given(), "roll 5 5 6")
    found = args_of(state, "fill OPT.1")
    assert found == {"box": "OPT.1", "entry": "OPT", "owner": Fact("ability-OPT"), "currency": "experience", "value": 3}
    assert args_of(state, "fill MON.1")["owner"] == Fact("day-MON")
    assert args_of(state, "fill W1.2")["owner"] == Fact("article-W1")
    assert args_of(state, "fill RES_A.1")["owner"] == Fact("supporter-RES_A")


def test_an_article_names_the_box_it_would_fill() -> None:
    state = play(given("TUE", 2, ["W2.1"], owned=["PROMOTER"]), "roll 1 2 3")
    assert [(move.kind, move.args.get("box")) for move in moves(state)] == [
        ("no-supporter", None), ("promote", "W2.2"), ("promote", "W3.1"), ("promote", "W4.1"), ("promote", "W5.1"),
    ]  # fmt: skip


def test_a_reward_says_its_number_and_its_points() -> None:
    state = play(given("SAT", 2, whole("W2")), "roll 1 2 3")
    assert args_of(state, "number") == {"week": 2, "number": 6}
    assert args_of(state, "point 3,4") == {"x": 3, "y": 4, "spot": 55}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("fly", "not-a-move"), ("use POS1+PLOT4", "not-an-ability"), ("fill OPT.9", "not-a-box"),
        ("fill #999", "not-a-box"), ("point 13,0", "not-a-point"), ("major 0,1", "not-a-major"),
        ("promote W6", "not-an-article"), ("cell X", "not-a-cell"), ("roll 1 2 x", "not-a-roll"),
        ("decline", "not-this-pass"), ("layout NW SE", "no-layout-now"), ("dice 1 2 3", "no-dice-now"),
    ],
)  # fmt: skip
def test_what_is_not_a_move_says_why(text: str, key: str) -> None:
    state = play(given(), "roll 1 2 3")
    with pytest.raises(InvalidMove) as caught:
        GAME.parse(state, 0, text)
    assert (caught.value.fact.key, caught.value.game_id) == (key, "starmap")
    assert str(caught.value)


def test_a_refusal_names_the_box_and_what_is_left() -> None:
    state = play(given(), "roll 5 5 6", "fill RES_A.1")
    why = why_not(state, "fill RES_A.2")
    assert (why.rule, why.fact.key, why.fact.args["left"]) == ("M-12", "box-too-dear", 2)
    assert why.fact.args["box"] == "RES_A.2"
    state = to_abilities(given(owned=["OPT"]), "3 4 5")
    assert why_not(state, "use POS2+PLOT1").fact.args == {"owner": Fact("ability-POS2")}
    play(state, "use OPT", "dice 3", "fill W1.3")
    why = why_not(state, "use POS1+PLOT1")
    assert why.fact.args == {"abilities": ["POS1", "PLOT1"], "needs": 3, "left": 2}


def test_helpers_say_which_die_they_need() -> None:
    both = play(given("TUE", 2, owned=["PROMOTER", "MENTOR"]), "roll 1 2 3")
    assert why_not(both, "mentor").fact == fact("mentor-needs-three", low=1)
    both = play(given("TUE", 2, owned=["PROMOTER", "MENTOR"]), "roll 3 4 5")
    assert why_not(both, "promote W2").fact == fact("promoter-needs-one", low=3)


def test_a_full_layout_and_a_point_off_the_layout_are_refused() -> None:
    state = to_abilities(given(points=[(8, 0), (10, 2)]), "1 2 5")
    play(state, "use POS1+PLOT1", "dice 5 1 2")
    assert why_not(state, "layout NW SE").fact.key == "layout-full"
    play(state, "layout NE SW")
    assert why_not(state, "cell N").fact == fact("cell-not-offered", cell="N")


def test_dice_that_buy_nothing_are_refused() -> None:
    every = [*of_kind(c.EXPERIENCE), *of_kind(c.STAR), *of_kind(c.SQUARE)]
    state = play(given("SUN", 5, every, articles=dict.fromkeys(range(1, 5), "number")), "roll 2 4 5")
    assert why_not(state, "use STUDY").fact.key == "nothing-to-study"
    assert why_not(state, "use OPT").fact.key == "nothing-to-optimize"


def test_moves_that_the_position_gives_no_name_are_refused() -> None:
    state = play(given(), "roll 5 5 5")
    assert why_not(state, "fill #110").fact.key == "no-such-box"
    play(state, "stop", "use POS1+PLOT1")
    assert why_not(state, "dice #5").fact.key == "no-such-dice"


@pytest.mark.parametrize(
    ("phase", "way"),
    [
        ("support", ("roll 1 2 3",)),
        ("experience", ("roll 2 2 3",)),
        ("ability", ("roll 2 2 3", "stop")),
        ("dice", ("roll 2 2 3", "stop", "use POS1+PLOT1")),
        ("layout", ("roll 2 2 3", "stop", "use POS1+PLOT1", "dice 2 2 3")),
        ("cells", ("roll 2 2 3", "stop", "use POS1+PLOT2", "dice 2 2 3")),
        ("target", ("roll 2 2 3", "stop", "use POS4+PLOT1", "dice 3 2 2")),
        ("point", ("roll 2 2 3", "stop", "use PLOT5", "dice 2 2")),
        ("record", ("roll 2 2 3", "stop", "use REC", "dice 2")),
        ("optimize", ("roll 2 2 3", "stop", "use OPT", "dice 2")),
        ("study", ("roll 2 2 3", "stop", "use STUDY", "dice 3")),
    ],
)
def test_a_move_of_another_step_is_told_what_is_asked_for(phase: str, way: tuple[str, ...]) -> None:
    state = play(given(owned=["PROMOTER", "POS4", "PLOT2", "PLOT5", "REC", "OPT", "STUDY"]), *way)
    assert why_not(state, "number").fact == fact(f"asks-{phase}")


# -- ways ----------------------------------------------------------------------------------------------------


def ways(state: Starmap) -> list[Way]:
    return GAME.view(state, 0).ways


def test_katie_sees_ten_ways_with_their_results() -> None:
    found = ways(to_abilities(given(), "2 3 5"))
    assert len(found) == 10
    assert all(way.then is None and way.abilities == ["POS1", "PLOT1"] for way in found)
    assert found[0] == Way(
        moves=["use POS1+PLOT1", "dice 2 3 5", "all"],
        abilities=["POS1", "PLOT1"],
        dice=[2, 3, 5],
        column=2,
        row=3,
        die=5,
        spots=spots(*(point for k, point in enumerate(ring(2, 3)) if k % 2 == 0)),
        squares=[],
        stars=1,
        group=0,
        fewer=True,
        then=None,
    )


def test_a_way_tells_squares_stars_and_the_group_it_leads_to() -> None:
    points = [(9, 0), (8, 1), (9, 1), (10, 1), (9, 2)]
    found = ways(to_abilities(given("MON", 2, points=points), "1 2 5"))
    (dave,) = [way for way in found if way.moves[1:] == ["dice 5 1 2", "layout NW SE", "all"]]
    assert (dave.spots, dave.squares, dave.stars, dave.group) == (spots((8, 0), (10, 2)), [8, 21], 1, 2)


def test_equal_results_are_one_way() -> None:
    filled = [point for point in ring(5, 1) if point != (9, 1)]
    found = ways(to_abilities(given(points=filled), "1 3 5"))
    centre = [way.moves for way in found if way.spots == spots((9, 1))]
    assert centre == [["use POS1+PLOT1", "dice 5 1 3", "layout NW C SE", "all"]]


def test_points_may_be_left_out_of_a_way_unless_the_plotting_fills_them_all_at_once() -> None:
    found = ways(to_abilities(given(owned=["POS2", "PLOT4"]), "1 3 5"))
    fewer = {("+".join(way.abilities), len(way.spots)): way.fewer for way in found}
    assert fewer[("POS1+PLOT1", 1)] is fewer[("POS2+PLOT4", 9)] is False
    assert fewer[("POS1+PLOT1", 3)] is fewer[("POS2+PLOT1", 5)] is True


def test_how_many_points_may_be_marked_is_told_where_the_die_limits_them() -> None:
    state = play(to_abilities(given(owned=["PLOT3"]), "2 3 5"), "use POS1+PLOT3", "dice 2 5 3")
    assert GAME.view(state, 0).players[0].turn.most == 3
    state = play(to_abilities(given(), "2 3 5"), "use POS1+PLOT1", "dice 2 5 3", "layout NW C SE")
    assert GAME.view(state, 0).players[0].turn.most is None


def test_a_way_stops_where_something_is_picked_on_the_sheet() -> None:
    owned = ["POS3", "POS4", "PLOT3", "PLOT4", "PLOT5", "REC", "OPT", "STUDY"]
    found = ways(to_abilities(given(week=2, owned=owned), "2 3 4"))
    stops = {("+".join(way.abilities), way.then) for way in found}
    assert {
        ("POS1+PLOT1", None), ("POS1+PLOT3", "cells"), ("POS3+PLOT1", "target"), ("POS3+PLOT4", "target"),
        ("POS4+PLOT3", "target"), ("PLOT5", "point"), ("REC", "record"), ("OPT", "optimize"), ("STUDY", "study"),
    } <= stops  # fmt: skip
    assert [way.die for way in found if way.abilities == ["STUDY"]] == [2, 3, 4]


def test_ways_go_on_from_the_middle_of_a_plotting() -> None:
    state = play(to_abilities(given(), "2 3 5"), "use POS1+PLOT1")
    assert len(ways(state)) == 10
    play(state, "dice 3 5 2")
    assert [way.moves for way in ways(state)] == [["layout NW SE", "all"], ["layout NE SW", "all"]]
    play(state, "layout NE SW")
    assert [(way.moves, way.spots) for way in ways(state)] == [(["all"], spots((6, 8), (4, 10)))]
    assert not ways(play(state, "cell NE"))


def test_only_the_player_who_places_dice_is_shown_ways() -> None:
    state = play(start(2), "roll 1 2 3")
    assert not GAME.view(state, 0).ways  # others are still rolled for
    play(state, "roll 2 2 2", "stop")
    assert GAME.view(state, 0).ways
    assert not GAME.view(state, 1).ways
    assert not GAME.view(state, None).ways


def busy(seed: int) -> Starmap:
    luck = Luck(seed)
    useful = ("POS2", "POS3", "POS4", "PLOT2", "PLOT3", "PLOT4", "MATH", "COORD", "OPT")
    owned = [code for code in useful if luck.below(2)]
    points = {(x, y) for x in range(13) for y in range(13) if luck.below(100) < 40}
    return given("SUN", 1 + luck.below(5), (), points, owned)


def test_every_way_can_be_gone_and_leads_where_it_says() -> None:
    gone = 0
    for seed in range(6):
        state, luck = busy(seed), Luck(seed, 1)
        while state.actors():
            if state.table[c.PHASE] in (c.P_ABILITY, c.P_DICE, c.P_LAYOUT, c.P_CELLS) and luck.below(6) == 0:
                for way in ways(state):
                    follow(state.clone(), way)
                    gone += 1
            seat, action = random_action(state, luck, eager=True)
            state.apply(seat, action)
    assert gone > 200


def follow(state: Starmap, way: Way) -> None:
    before, rounds = set(filled_spots(state.table, 0)), state.rounds
    play(state, *way.moves)
    new = [spot for spot in filled_spots(state.table, 0) if spot not in before]
    if way.then is None:
        assert new == way.spots
        assert way.group == GAME.view(state, 0).players[0].score.group
    else:
        assert state.rounds == rounds
        assert GAME.view(state, 0).phase == way.then
        assert not new


PLOTTING = (c.P_DICE, c.P_TARGET, c.P_LAYOUT, c.P_CELLS)


def test_moves_and_ways_name_every_point_that_is_then_filled() -> None:
    seen = 0
    for seed in range(6):
        state, luck = busy(seed), Luck(seed, 2)
        while state.actors():
            seat, action = random_action(state, luck, eager=True)
            if seat != NATURE and (state.table[c.PHASE] in PLOTTING or c.A_COMBO <= action < c.A_DICE):
                new = plotted(state.clone(), action, luck)
                assert new <= promised(state, action), GAME.spell(state, 0, action)
                seen += bool(new)
            state.apply(seat, action)
    assert seen > 50


def plotted(state: Starmap, action: int, luck: Luck) -> set[int]:
    """What a plotting that goes on at random fills in the end."""
    before = set(filled_spots(state.table, 0))
    state.apply(0, action)
    while state.table[c.PHASE] in PLOTTING:
        state.apply(0, random_action(state, luck, eager=True)[1])
    return set(filled_spots(state.table, 0)) - before


def promised(state: Starmap, action: int) -> set[int]:
    """The points that a move names; those of an ability are those of its ways, those of a cell all on offer."""
    move, view = GAME.describe(state, 0, action), GAME.view(state, 0)
    if move.kind == "use":
        return {spot for way in view.ways if way.moves[0] == move.move for spot in way.spots}
    if move.kind == "cell":
        return {*view.players[0].turn.chosen, *view.reachable}
    return set(move.args.get("spots", ()))  # dice for recording and its like fill none
