"""Rules M-14 to M-28 and their rulings: abilities, points, stars and squares."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecliptic import NATURE
from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.game import StarmapGame
from ecliptic.games.starmap.rules import Starmap
from ecliptic.kernel.errors import BadRecord, InvalidMove
from ecliptic.kernel.record import Record, final_state
from tests.games.starmap.helpers import (
    GAME,
    all_points,
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
    squares_of,
    stars,
    to_abilities,
    used,
    whole,
)


def dice_left(state: Starmap) -> list[int]:
    return [d for d in (get(state, c.DIE + i) for i in range(3)) if d]


# -- which ability, with which dice --------------------------------------------------------------------------


def test_M14_each_die_once_each_ability_once() -> None:
    state = to_abilities(given(owned=["OPT", "STUDY"]), "3 4 5")
    play(state, "use OPT", "dice 4", "fill W1.3")
    assert dice_left(state) == [3, 5]
    assert "use OPT" not in legal(state)
    assert refused(state, "use OPT") == "M-14"
    play(state, "use STUDY", "dice 5", "stop")
    assert dice_left(state) == [3]
    play(state, "end")
    assert state.actors() >> 15


def test_M14_unowned_and_dice_hungry_abilities_are_refused() -> None:
    state = to_abilities(given(owned=["OPT"]), "3 4 5")
    assert refused(state, "use POS2+PLOT1") == "M-14"
    play(state, "use OPT", "dice 3", "fill W1.3")
    assert refused(state, "use POS1+PLOT1") == "M-14"
    assert legal(state) == ["end"]


def test_M14_the_turn_ends_by_itself_when_the_dice_are_gone() -> None:
    state = to_abilities(given(), "1 1 1")
    play(state, "use POS1+PLOT1", "dice 1 1 1", "all")
    assert get(state, c.PHASE) == c.P_ROLL


def test_M15_a_pair_and_one_single_die_ability_fit_in_a_turn() -> None:
    state = to_abilities(given(week=2, owned=["POS2", "OPT"]), "1 1 2")
    play(state, "use POS2+PLOT1", "dice 2 1", "all", "use OPT", "dice 1", "fill W2.3")
    assert points_of(state) == {(3, 3)}
    assert get(state, c.PHASE) == c.P_ROLL


def test_A02_one_positioning_serves_one_plotting() -> None:
    state = to_abilities(given(week=2, owned=["POS2", "PLOT2"]), "1 1 2")
    play(state, "use POS2+PLOT1", "dice 2 1", "all")
    assert legal(state) == ["end"]  # PLOT2 is left, but no positioning


def test_A01_either_die_may_be_column_or_row() -> None:
    state = to_abilities(given(), "2 3 5")
    play(state, "use POS1+PLOT1")
    assert legal(state) == ["dice 2 3 5", "dice 2 5 3", "dice 3 2 5", "dice 3 5 2", "dice 5 2 3", "dice 5 3 2"]


def test_A41_equal_dice_are_separate_dice() -> None:
    state = to_abilities(given(), "1 4 4")
    play(state, "use POS1+PLOT1")
    assert legal(state) == ["dice 1 4 4", "dice 4 1 4", "dice 4 4 1"]
    play(state, "dice 4 4 1", "all")
    assert points_of(state) == {(7, 7)}


def test_A03_a_pair_that_fills_nothing_is_illegal() -> None:
    state = to_abilities(given(points=[(1, 1)]), "1 1 1")
    assert legal(state) == ["end"]
    assert refused(state, "use POS1+PLOT1") == "A-03"


def test_A03_masking_does_not_renumber_the_dice() -> None:
    full = ring(1, 2)
    state = to_abilities(given(points=full), "1 2 4")
    play(state, "use POS1+PLOT1")
    assert "dice 1 2 4" not in legal(state)
    assert refused(state, "dice 1 2 4") == "A-03"
    assert next(iter(state.legal(0))) == c.A_DICE + 1


# -- positioning ---------------------------------------------------------------------------------------------


def test_M16_positioning_one_reads_column_and_row() -> None:
    state = to_abilities(given(), "1 2 6")
    play(state, "use POS1+PLOT1", "dice 6 2 1", "all")
    assert points_of(state) == {(11, 3)}


def test_M16_positioning_two_takes_the_diagonal() -> None:
    state = to_abilities(given(week=2, owned=["POS2"]), "1 4 4")
    play(state, "use POS2+PLOT1")
    assert legal(state) == ["dice 1 4", "dice 4 1", "dice 4 4"]
    play(state, "dice 4 1", "all")
    assert points_of(state) == {(7, 7)}


def test_M16_positioning_three_takes_a_line_or_a_column() -> None:
    state = to_abilities(given(week=2, owned=["POS3"]), "1 1 3")
    play(state, "use POS3+PLOT1", "dice 3 1")
    assert len(legal(state)) == 11
    assert refused(state, "major 1,1") == "M-16"


def test_M16_positioning_four_takes_any_major_for_two_dice_of_any_value() -> None:
    state = to_abilities(given(week=2, owned=["POS4"]), "1 2 3")
    play(state, "use POS4+PLOT1")
    assert legal(state) == ["dice 1 2 3", "dice 2 1 3", "dice 3 1 2"]
    play(state, "dice 1 2 3")
    assert len(legal(state)) == 36
    play(state, "major 5,2", "all")
    assert points_of(state) == {(9, 3)}


def test_A03_targets_without_room_are_left_out() -> None:
    state = to_abilities(given(week=2, owned=["POS4"], points=[(1, 1)]), "1 2 3")
    play(state, "use POS4+PLOT1", "dice 1 2 3")
    assert len(legal(state)) == 35
    assert refused(state, "major 1,1") == "A-03"


# -- plotting ------------------------------------------------------------------------------------------------


LAYOUTS = {
    1: [],
    2: ["NW SE", "NE SW"],
    3: ["NW C SE", "NE C SW"],
    4: [],
    5: [],
    6: ["NW NE W E SW SE", "NW N NE SW S SE"],
}


@pytest.mark.parametrize("die", range(1, 7))
def test_M17_plotting_one_uses_one_layout_of_the_die(die: int) -> None:
    low, high = sorted((die, 6))
    state = to_abilities(given(), f"1 {low} {high}" if die > 1 else "1 1 6")
    play(state, "use POS1+PLOT1", f"dice 6 1 {die}" if die < 6 else "dice 1 6 6")
    if LAYOUTS[die]:
        assert legal(state) == [f"layout {cells}" for cells in LAYOUTS[die]]
    else:
        assert get(state, c.PHASE) == c.P_CELLS


def test_M17_a_layout_is_spelled_with_the_points_of_the_die_in_hand() -> None:
    """One spelling, one move: what another die would show is not a move, not even in a record."""
    state = to_abilities(given(), "1 2 6")
    play(state, "use POS1+PLOT1", "dice 6 1 2")
    for text in ("layout NW C SE", "layout #0", "layout NW NE W E SW SE"):
        with pytest.raises(InvalidMove) as caught:
            GAME.parse(state, 0, text)
        assert caught.value.fact.key == "not-a-layout"
        assert caught.value.fact.args["die"] == 2
        assert caught.value.fact.args["choices"] == ["NW SE", "NE SW", "N S", "W E"]
    record = record_of("roll 1 2 6", "stop", "use POS1+PLOT1", "dice 6 1 2", "layout NW C SE")
    with pytest.raises(BadRecord) as misfit:
        final_state(GAME, record)
    assert misfit.value.fact.args["why"].key == "not-a-layout"
    assert final_state(GAME, record_of("roll 1 2 6", "stop", "use POS1+PLOT1", "dice 6 1 2", "layout NW SE"))


def record_of(*moves: str) -> Record:
    record = Record(GAME.id, GAME.version, 1, GAME.edition_hash)
    record.events = [(NATURE if move.startswith("roll") else 0, move) for move in moves]
    return record


def test_M14_dice_are_spelled_by_their_values() -> None:
    state = play(to_abilities(given(), "1 2 6"), "use POS1+PLOT1")
    with pytest.raises(InvalidMove) as caught:
        GAME.parse(state, 0, "dice #0")
    assert caught.value.fact.key == "not-these-dice"


def at_44(plot: str, die: int, *owned: str) -> Starmap:
    """PLOT.. with this die at major (4,4), through POS2."""
    low, high = sorted((die, 4))
    state = to_abilities(given(week=2, owned=["POS2", *owned]), f"1 {low} {high}")
    return play(state, f"use POS2+{plot}", f"dice 4 {die}")


def offered(state: Starmap) -> set[str]:
    return used(state, "cell")


UNIONS = {1: "C", 2: "NW NE SW SE", 3: "NW NE C SW SE", 4: "NW NE SW SE", 5: "NW NE C SW SE",
          6: "NW N NE W E SW S SE"}  # fmt: skip


@pytest.mark.parametrize("die", [2, 3, 5, 6])
def test_M17_plotting_two_joins_both_layouts(die: int) -> None:
    assert offered(at_44("PLOT2", die, "PLOT2")) == set(UNIONS[die].split())


@pytest.mark.parametrize("die", [1, 4, 5])
def test_A06_plotting_two_with_one_layout_is_plotting_one(die: int) -> None:
    assert offered(at_44("PLOT2", die, "PLOT2")) == set(UNIONS[die].split())
    assert offered(at_44("PLOT1", die)) == set(UNIONS[die].split())


def test_M17_plotting_three_fills_as_many_ring_points_as_the_die_shows() -> None:
    state = at_44("PLOT3", 2, "PLOT3")
    assert offered(state) == {"NW", "N", "NE", "W", "E", "SW", "S", "SE"}
    assert "all" not in legal(state)
    assert refused(state, "all") == "M-17"
    play(state, "cell N", "cell E")
    assert points_of(state) == {(7, 6), (8, 7)}


def test_M17_plotting_four_fills_all_nine_for_two_dice() -> None:
    state = to_abilities(given(week=2, owned=["POS2", "PLOT4"]), "1 3 5")
    play(state, "use POS2+PLOT4")
    assert legal(state) == ["dice 1 3 5", "dice 3 1 5", "dice 5 1 3"]
    play(state, "dice 3 1 5")
    assert points_of(state) == set(ring(3, 3))


def test_A04_any_part_of_the_layout_may_be_filled_in_reading_order() -> None:
    state = at_44("PLOT1", 5)
    assert legal(state) == ["cell NW", "cell NE", "cell C", "cell SW", "cell SE", "all"]
    assert refused(state, "done") == "A-03"
    play(state, "cell NE")
    assert legal(state) == ["done", "cell C", "cell SW", "cell SE"]
    assert refused(state, "cell NW") == "A-04"
    assert refused(state, "all") == "A-04"
    play(state, "cell SW", "done")
    assert points_of(state) == {(8, 6), (6, 8)}


def test_A04_all_is_offered_even_for_a_single_cell() -> None:
    assert legal(at_44("PLOT1", 1)) == ["cell C", "all"]


def test_M18_and_A05_filled_points_are_skipped() -> None:
    state = to_abilities(given(week=2, owned=["POS2", "PLOT3"], points=[(7, 7), (6, 6), (7, 6)]), "1 2 4")
    play(state, "use POS2+PLOT3", "dice 4 2")
    assert offered(state) == {"NE", "W", "E", "SW", "S", "SE"}
    play(state, "cell NE", "cell E")
    assert len(points_of(state)) == 5


def test_M19_plotting_five_fills_one_point_that_is_no_star() -> None:
    state = to_abilities(given(week=2, owned=["PLOT5"]), "1 2 2")
    play(state, "use PLOT5")
    assert legal(state) == ["dice 2 2", "dice 1 2"]  # the die left over counts up
    play(state, "dice 2 2")
    assert len(legal(state)) == 151
    assert refused(state, "point 5,0") == "M-19"
    play(state, "point 0,0")
    assert points_of(state) == {(0, 0)}
    assert dice_left(state) == [1]


def test_M19_with_two_dice_left_plotting_five_has_one_way() -> None:
    state = to_abilities(given(week=2, owned=["PLOT5", "OPT"]), "1 2 3")
    play(state, "use OPT", "dice 2", "fill W2.3", "use PLOT5")
    assert legal(state) == ["dice 1 3"]


def test_A09_plotting_five_fills_majors_and_minors() -> None:
    state = to_abilities(given(week=2, owned=["PLOT5"], points=[(1, 1)]), "1 2 2")
    play(state, "use PLOT5", "dice 2 2")
    choices = legal(state)
    assert "point 3,3" in choices
    assert "point 1,2" in choices
    assert refused(state, "point 1,1") == "M-18"


def test_M20_recording_fills_the_leftmost_empty_box_of_any_kind() -> None:
    state = to_abilities(given(week=2, items=["W2.1", "W2.2"], owned=["REC"]), "1 2 3")
    play(state, "use REC", "dice 2")
    assert legal(state) == ["record W2", "record W3", "record W4", "record W5"]
    assert refused(state, "record W1") == "M-09"
    play(state, "record W2")
    assert has(state, "W2.3")


def test_A24_recording_works_on_the_current_week_and_not_on_the_final_turn() -> None:
    state = to_abilities(given("SUN", 5, owned=["REC"]), "1 2 3")
    play(state, "use REC", "dice 1")
    assert legal(state) == ["record W5"]
    last = to_abilities(given("SAT", 5, owned=["REC"]), "1 2 3")
    assert refused(last, "use REC") == "A-24"


def test_M21_and_A10_optimizing_fills_a_star_or_a_square_of_one() -> None:
    state = to_abilities(given(week=2, owned=["OPT"]), "1 2 3")
    play(state, "use OPT", "dice 3")
    choices = used(state, "box")
    wanted = {*of_kind(c.STAR), *of_kind(c.SQUARE, 1)} - set(whole("OPT", "W1"))
    assert choices == wanted
    assert refused(state, "fill W3.4") == "A-10"  # a square box of 2
    assert refused(state, "fill W2.1") == "A-10"  # an experience box of 1
    assert refused(state, "fill W1.3") == "A-15"


def test_M22_studying_spends_the_die_as_experience() -> None:
    state = to_abilities(given(week=2, owned=["STUDY"]), "2 4 5")
    play(state, "use STUDY", "dice 4")
    assert get(state, c.BUDGET) == 4
    play(state, "fill W2.1")
    assert get(state, c.BUDGET) == 3
    play(state, "stop")
    assert dice_left(state) == [2, 5]


def test_A17_studying_may_fill_day_boxes() -> None:
    state = to_abilities(given(week=2, owned=["STUDY"]), "2 4 5")
    play(state, "use STUDY", "dice 4", "fill SAT.4")
    assert has(state, "SAT.4")


# -- stars and squares ---------------------------------------------------------------------------------------


def test_M23_a_filled_star_must_be_spent() -> None:
    state = to_abilities(given(), "1 2 5")
    play(state, "use POS1+PLOT1", "dice 5 1 2", "layout NW SE", "all")
    assert get(state, c.PHASE) == c.P_STARS
    assert used(state, "box") == set(of_kind(c.STAR))
    assert refused(state, "stop") == "M-23"
    assert refused(state, "fill OPT.1") == "M-23"
    play(state, "fill OPT.2")
    assert has(state, "OPT.2")


def test_M23_a_filled_box_takes_no_star() -> None:
    state = to_abilities(given(items=["W1.3"]), "1 2 5")
    play(state, "use POS1+PLOT1", "dice 5 1 2", "layout NW SE", "all")
    assert refused(state, "fill W1.3") == "M-23"


def test_M24_a_filled_box_takes_no_square() -> None:
    around = [p for p in ring(3, 3) if p != (5, 5)]
    state = to_abilities(given(week=2, points=around, items=["OPT.3"]), "1 3 3")
    play(state, "use POS1+PLOT1", "dice 3 3 1", "all")
    assert refused(state, "fill OPT.3") == "M-24"


def test_M21_a_filled_box_is_not_optimized() -> None:
    state = to_abilities(given(items=["W1.3"], owned=["OPT"]), "1 2 3")
    assert refused(play(state, "use OPT", "dice 3"), "fill W1.3") == "M-21"


def test_M22_a_filled_box_takes_no_studying() -> None:
    state = to_abilities(given(items=["W1.2"], owned=["STUDY"]), "2 4 5")
    assert refused(play(state, "use STUDY", "dice 4"), "fill W1.2") == "M-22"


def test_A11_a_star_without_a_box_lapses_but_scores() -> None:
    state = to_abilities(given(items=of_kind(c.STAR)), "1 2 5")
    play(state, "use POS1+PLOT1", "dice 5 1 2", "layout NW SE", "all")
    assert get(state, c.PHASE) == c.P_ROLL
    assert state.returns() == [1.0]


def test_A12_several_stars_are_spent_one_by_one_before_squares(tmp_path: Path) -> None:
    # The built-in sheet has one star around each major, so this needs a sheet with more.
    overlay = tmp_path / "two.toml"
    rows = ["*.*..*..*....", *GAME.edition.tables.map.rows[1:]]
    overlay.write_text(f"[map]\nrows = {rows}\n")
    start = StarmapGame(overlay).start(1)
    assert isinstance(start, Starmap)
    state = Starmap(start.chart, 1, given(points=[(1, 0), (0, 1), (1, 1), (2, 1)]).table, 0, 0, 0)
    play(to_abilities(state, "1 1 4"), "use POS1+PLOT1", "dice 1 1 4", "all")
    assert (get(state, c.STARS), get(state, c.SQUARES)) == (2, 2)
    play(state, "fill OPT.2")
    assert get(state, c.PHASE) == c.P_STARS
    play(state, "fill W2.3")
    assert get(state, c.PHASE) == c.P_SQUARES


def test_M24_new_squares_are_counted_and_spent_while_a_box_can_be_paid() -> None:
    around = [p for p in ring(3, 3) if p != (5, 5) and p not in stars()]
    state = to_abilities(given(week=2, points=[*around, (4, 4)]), "1 3 3")
    play(state, "use POS1+PLOT1", "dice 3 3 1", "all")
    assert squares_of(state) == [52, 53, 64, 65]
    assert get(state, c.SQUARES) == 4
    assert refused(state, "stop") == "M-24"
    play(state, "fill POS4.4")
    assert get(state, c.SQUARES) == 2
    play(state, "fill OPT.3")
    assert refused(state, "fill PLOT3.4") == "M-24"
    play(state, "fill REC.4")
    assert get(state, c.PHASE) == c.P_ROLL


def test_A13_squares_that_fit_no_box_are_lost() -> None:
    square_boxes = [item for item in of_kind(c.SQUARE) if item not in ("OPT.3", "POS4.4")]
    around = [p for p in ring(3, 3) if p != (5, 5)]
    state = to_abilities(given(week=2, points=around, items=square_boxes), "1 3 3")
    play(state, "use POS1+PLOT1", "dice 3 3 1", "all", "fill OPT.3", "fill POS4.4")
    assert get(state, c.PHASE) == c.P_ROLL  # one square is left and nothing takes it
    assert get(state, c.SQUARES) == 0


def test_M25_stars_come_before_squares() -> None:
    state = to_abilities(given("MON", 2, points=[(9, 0), (8, 1), (9, 1), (10, 1), (9, 2)]), "1 2 5")
    play(state, "use POS1+PLOT1", "dice 5 1 2", "layout NW SE", "all")
    assert get(state, c.PHASE) == c.P_STARS
    assert get(state, c.SQUARES) == 2
    play(state, "fill W2.3")
    assert get(state, c.PHASE) == c.P_SQUARES


def test_A44_a_square_pays_once_and_stays_filled() -> None:
    state = to_abilities(given(week=2, points=[*ring(3, 3), (4, 7), (6, 7)]), "1 3 4")
    assert len(squares_of(state)) == 4
    play(state, "use POS1+PLOT1", "dice 3 4 1", "all")
    assert get(state, c.SQUARES) == 2  # the four old ones pay no more
    assert len(squares_of(state)) == 6
    assert state.returns() == [6.0 + 2]


def test_M27_the_last_box_makes_an_ability_owned_at_once() -> None:
    state = play(given(items=["RES_A.1", "POS2.1"]), "roll 3 3 3", "fill POS2.2", "use POS2+PLOT1", "dice 3 3")
    assert owns(state, c.POS2)
    assert get(state, c.PHASE) == c.P_LAYOUT


def test_A42_an_ability_gained_by_a_star_works_with_the_dice_left() -> None:
    state = to_abilities(given("MON", 2, items=["OPT.1", "OPT.3"], owned=["POS2", "PLOT2"]), "1 5 6")
    assert "use OPT" not in legal(state)
    play(state, "use POS2+PLOT2", "dice 1 6", "all", "fill OPT.2")
    assert owns(state, c.OPT)
    assert "use OPT" in legal(state)


def test_M28_an_ability_is_not_changed_by_what_its_own_points_bring() -> None:
    # The coordinator comes with the square that this very plotting completed: the centre of major (1,1) stays empty.
    points = [(1, 0), (1, 2), (0, 1), (2, 2), (3, 3), (3, 2), (2, 3)]
    state = to_abilities(
        given("MON", 2, items=["COORD.1", "COORD.2"], points=[p for p in points if p != (2, 2)]), "1 1 2"
    )
    play(state, "use POS1+PLOT1", "dice 1 1 2", "layout NW SE", "all")
    assert get(state, c.PHASE) == c.P_SQUARES
    play(state, "fill COORD.3")
    assert owns(state, c.COORD)
    assert (1, 1) not in points_of(state)
    assert get(state, c.PHASE) == c.P_ROLL


def test_M24_a_whole_map_has_144_squares_in_one_group() -> None:
    state = given(points=all_points())
    assert len(squares_of(state)) == 144
    assert state.returns() == [144.0 + 18]
