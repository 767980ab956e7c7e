"""The rulings A1 to A56: what the printed rules leave open and how it is decided here."""

from __future__ import annotations

import pytest

from ecliptic.games.gemini.data import card_count
from ecliptic.games.gemini.rules import Semester
from ecliptic.games.gemini.scoring import points
from tests.games.gemini.helpers import (
    GAME,
    actor,
    can,
    choices,
    dealt,
    do,
    hand,
    look,
    program,
    settle,
    skip_round,
    table,
    why,
)

INSTANTS = {"instants": True}


def test_A01_a_missing_band_1_program_costs_two() -> None:
    state = table(in_round=12, turn=3, scored=["P01", "P02"])
    assert do(state, "end turn").reputation == 2


def test_A02_no_instants_in_the_base_game() -> None:
    assert [c for c in look(GAME.start(4), "cards", "deck") if c.startswith("IN")] == []
    deck = look(GAME.start(4, INSTANTS), "cards", "deck")
    assert len(deck) == 61


def test_A03_the_scenario_is_one_of_two_rule_cards() -> None:
    assert GAME.edition.rule_cards.cards == 2
    assert card_count(GAME.edition) == 90


def test_A04_base_is_set_aside() -> None:
    state = GAME.start(4)
    assert len(look(state, "cards", "deck")) == 55
    assert "BASE" not in look(state, "cards", "deck")


def test_A05_intermediate_is_secondary() -> None:
    assert can(table(sky="good", programs={"P08": program("gmos_a", "T14")}, hand=["H01"]), "time 1h on P08")
    assert {card.kind for card in GAME.edition.targets.cards.values()} == {"primary", "secondary", "bright"}


def test_A06_two_players_have_one_hand_each() -> None:
    assert len(look(dealt(2, "R1", "R2", "R3", "R4"), "cards", "hands")) == 2


def test_A07_the_coordinators_card_comes_in_its_own_turn_only() -> None:
    state = table(seats=2, roles=["R1", "R2", "R3", "R4"], turn=0)
    limits = []
    for _ in range(4):
        limits.append(settle(state).hand_limit())
        do(state, "end turn")
    assert limits == [5, 6, 5, 5]


def test_A08_seven_cards_with_three_players() -> None:
    state = table(seats=3, turn=0)
    do(state, "end turn")
    assert len(hand(settle(state), 1)) == 7


def test_A09_the_first_player_stays() -> None:
    state = table(turn=3)
    do(state, "end turn", "weather W03")
    assert state.seat == state.first == 0


def test_A10_a_storm_keeps_the_latest_conditions() -> None:
    state = table(turn=3, sky="good")
    do(state, "end turn", "weather X02")
    assert look(state, "weather", "conditions") == "good"


def test_A11_best_carried_into_a_storm_gives_one_action() -> None:
    state = table(turn=3, sky="best", best_now=True)
    do(state, "end turn", "weather X01")
    assert settle(state).actions == 1
    assert not state.owes_band1
    carried = table(sky="best", closed=["north"], programs={"P02": program("gmos_a", "T01")}, hand=["H01"])
    assert can(carried, "time 1h on P02")


def test_A12_back_of_the_pile_is_the_bottom() -> None:
    state = dealt(4, "R1", "R2", "R3", "R4")
    do(state, "weather X04", "weather X02", "weather X01")
    assert look(state, "weather", "bottom") == ["X02", "X01"]
    assert "weather X01" not in choices(state)


def test_A13_a_shutdown_in_the_last_round_does_nothing() -> None:
    state = table(in_round=11, turn=3, scored=["P01", "P02", "P03"])
    do(state, "end turn", "weather X03", "weather W03")
    skip_round(state)
    assert state.level == 1


def test_A14_shutdown_and_storm_both_apply() -> None:
    state = table(turn=3, closing=["north"])
    do(state, "end turn", "weather X02")
    assert look(state, "weather", "closed") == ["north", "south"]


def test_A15_the_instruments_site_decides() -> None:
    for instrument, legal in (("gnirs", False), ("f2", True), ("gmos_a", True)):
        state = table(closed=["north"], programs={"P08": program(instrument, "T14")}, hand=["H01"])
        assert can(state, "time 1h on P08") == legal


def test_A16_closures_do_not_stop_base() -> None:
    for strict, legal in ((False, True), (True, False)):
        for flipped in (False, True):
            state = table(
                flipped=flipped, base="niri", closed=["north"], hand=["H01"], options={"closure_stops_base": strict}
            )
            assert can(state, "time 1h on BASE") == legal


def test_A17_checkouts_ignores_weather() -> None:
    assert can(table(flipped=False, sky="poor", base="gsaoi", hand=["H01"]), "time 1h on BASE")


def test_A18_checkouts_excess_is_lost() -> None:
    state = do(table(flipped=False, base="niri", hand=["H22"]), "time 5h on BASE")
    assert look(state, "base", "hours") == 0
    assert look(state, "cards", "discard") == ["H22"]


def test_A19_before_checkouts_all_but_time_is_allowed() -> None:
    state = table(flipped=False, programs={"P08": program("gmos_a")}, hand=["T14", "P02", "H01"])
    for move in ("target T14 on P08", "activate P02", "move P08 to BASE", "discard hand"):
        assert can(state, move)
    assert choices(state, "time") == []


def test_A20_bases_instrument_may_leave() -> None:
    state = table(base="gmos_a", programs={"P08": program()})
    assert can(state, "move BASE to P08")
    assert can(state, "return BASE")


def test_A21_a_wrong_capability_is_refused() -> None:
    assert why(table(programs={"P05": program()}, row=["gnirs", "f2"]), "place gnirs on P05")[0] == "G-16"


def test_A22_a_wrong_site_or_ao_may_be_attached() -> None:
    state = table(programs={"P02": program(None, "T02"), "P05": program()}, row=["gnirs", "gmos_a"])
    assert can(state, "place gnirs on P02")
    assert can(state, "place gmos_a on P05")


def test_A23_an_occupied_destination_needs_a_swap_or_a_return() -> None:
    state = table(programs={"P08": program("gmos_a"), "P03": program("gnirs")})
    assert not can(state, "move P03 to P08")
    assert can(state, "swap P03 with P08")


def test_A24_visitors_and_altair_need_no_port() -> None:
    programs = {"P02": program("gmos_a"), "P03": program("gnirs"), "P05": program("V1"), "P06": program("niri")}
    state = table(programs=programs, altair="P06", visitors=["V1"], row=["f2", "gmos_b"], actions=2)
    do(state, "place f2 on BASE")
    assert choices(settle(state), "place") == []
    free = table(programs=programs | {"P08": program("nifs")}, visitors=["V1"], row=["f2", "gmos_b"])
    assert why(free, "place f2 on BASE") == ("G-18", "ports-full")


def test_A25_altair_comes_from_the_row() -> None:
    hidden = table(programs={"P03": program("gnirs")}, row=["f2", "gpi"])
    assert choices(hidden, "attach") == []


def test_A26_moving_altair_on_is_an_action() -> None:
    programs = {"P03": program("gnirs"), "P07": program("nifs")}
    assert can(table(programs=programs, altair="P03"), "move altair to P07")
    assert not can(table(programs=programs, altair="P03", turn=1, actions=0), "move altair to P07")


def test_A27_altair_allows_targets_without_ao() -> None:
    assert can(table(programs={"P08": program("gnirs", "T14")}, altair="P08", hand=["H01"]), "time 1h on P08")


def test_A28_a_swap_loses_altair() -> None:
    state = table(programs={"P03": program("gnirs"), "P07": program("nifs")}, altair="P03")
    do(state, "swap P03 with P07")
    assert look(state, "instruments", "altair") is None
    assert look(state, "instruments", "bottom") == ["altair"]


def test_A29_no_ao_in_good_weather() -> None:
    state = table(sky="good", programs={"P05": program("gsaoi", "T12 ao")}, hand=["H01"])
    assert not can(state, "time 1h on P05")


def test_A30_targets_are_played_in_any_weather() -> None:
    assert can(table(sky="poor", programs={"P02": program()}, hand=["T01"]), "target T01 on P02")


def test_A31_bright_ao_counts_as_primary_by_option() -> None:
    for flag, legal in ((True, True), (False, False)):
        state = table(programs={"P04": program()}, hand=["T15"], options={"bright_ao_primary": flag})
        assert can(state, "target T15 on P04 with ao") == legal
        assert not can(state, "target T15 on P04")


def test_A32_useless_targets_are_refused() -> None:
    state = table(programs={"P09": program(done="T15")}, hand=["T14"])
    assert why(state, "target T14 on P09")[0] == "G-21"


def test_A33_the_side_is_chosen_for_good() -> None:
    state = table(programs={"P06": program("niri")}, hand=["T14"], actions=2)
    do(state, "target T14 on P06")
    assert choices(state, "target") == []
    assert look(state, "programs", "P06", "target", "side") == "T14"


def test_A34_a_target_may_be_replaced() -> None:
    assert can(table(programs={"P08": program("gmos_a", "T08")}, hand=["T14"]), "target T14 on P08")


def test_A35_no_time_on_a_completed_target() -> None:
    state = table(programs={"P08": program("gmos_a", done="T14")}, hand=["H01"])
    assert why(state, "time 1h on P08") == ("G-24", "no-target")


def test_A36_completion_is_checked_after_each_action() -> None:
    programs = {"P08": program("gnirs", "T14", 2, done="T08"), "P03": program(None, "T01")}
    state = table(programs=programs, hand=["H01", "H02"], actions=2)
    do(state, "time 1h on P08", "send to P03")
    assert can(state, "time 1h on P03")


def test_A37_without_a_valid_program_nobody_is_asked() -> None:
    programs = {"P08": program("gnirs", "T14", 2, done="T08"), "P05": program()}
    state = table(programs=programs, base="f2", hand=["H01"])
    do(state, "time 1h on P08")
    assert look(state, "phase") == "main"
    assert look(state, "instruments", "bottom") == ["gnirs"]


def test_A38_best_is_one_turn_with_two_actions() -> None:
    state = table(turn=3)
    do(state, "end turn", "weather W01")
    settle(state)
    do(state, "discard hand")
    assert hand(state, 0) == []
    assert actor(state) == 0
    assert state.actions == 1


def test_A39_an_empty_deck_takes_the_discard() -> None:
    discard = [f"T{n:02}" for n in range(1, 20)]
    state = table(turn=3, hands=[["H01"], [], [], []], deck=[], discard=discard)
    do(state, "end turn", "weather W03")
    assert len(look(state, "cards", "deck")) == 19
    assert choices(state) == [f"draw {card}" for card in discard]


def test_A40_passing_is_allowed() -> None:
    assert can(table(actions=2), "end turn")


def test_A41_hands_are_open() -> None:
    state = table(hands=[["H01"], ["T01"], ["P02"], ["H24"]], due={"H24": 6})
    for viewer in (0, 3, None):
        assert [player.hand[0].card for player in GAME.view(state, viewer).players] == ["H01", "T01", "P02", "H24"]
    assert state.known_to(1).to_dict() == state.to_dict()


def test_A42_nothing_on_others_turns() -> None:
    state = table(turn=1, hands=[["IN5"], ["H01"], [], []], options=INSTANTS)
    for move in ("use IN5", "engineer place f2 on BASE"):
        assert why(state, move, seat=0) == ("G-11", "not-you")


def test_A43_instants_are_hand_cards() -> None:
    state = table(hand=["IN5", "H01"], options=INSTANTS, actions=0)
    do(state, "use IN5")
    assert state.actions == 1
    assert hand(state, 0) == ["H01"]
    assert look(state, "cards", "discard") == ["IN5"]
    state = table(programs={"P08": program("gmos_a", "T08")}, hand=["IN1"], options=INSTANTS)
    do(state, "use IN1 on P08")
    assert look(state, "programs", "P08", "target", "cards") == ["T08", "IN1"]


def test_A44_a_missed_window_only_blocks() -> None:
    state = table(in_round=8, turn=3, programs={"P03": program("gmos_a", "T06", 2, since=7)})
    do(state, "end turn")
    assert state.reputation == 4
    assert look(state, "programs", "P03", "target", "side") == "T06"


def test_A45_the_opportunity_clock_starts_when_played() -> None:
    state = table(in_round=5, turn=3, hand=["T01"], programs={"P02": program()})
    do(state, "end turn", "weather W03")
    skip_round(state)
    assert state.reputation == 4
    state = table(in_round=7, turn=3, hand=["T01"], programs={"P02": program()})
    do(state, "target T01 on P02", "end turn")
    assert state.reputation == 4
    do(state, "weather W03")
    assert skip_round(state).reputation == 3


def test_A46_the_run_clock_starts_when_drawn() -> None:
    state = table(in_round=6, turn=3, hand=["H24"], due={"H24": 6})
    assert do(state, "end turn").reputation == 3


def test_A47_programs_in_hand_cost_nothing() -> None:
    assert points(table(hand=["P01", "P02", "P03"])) == 0


def test_A48_partial_programs_cost_no_reputation() -> None:
    state = table(in_round=12, turn=3, scored=["P01", "P02", "P03"], programs={"P05": program(done="T14 ao")})
    do(state, "end turn")
    assert state.reputation == 4
    assert points(state) == 130


def test_A49_reputation_comes_before_points() -> None:
    rich = ["P01", "P05", "P06", "P07", "P08", "P09", "P10", "P11"]
    state = table(in_round=12, turn=3, scored=rich, base="f2", base_hours=60)
    assert points(state) > 250
    assert do(state, "end turn").level == 0


def test_A50_surplus_band_1_brings_points_only() -> None:
    state = table(in_round=12, turn=3, scored=["P01", "P02", "P03", "P04"])
    do(state, "end turn")
    assert state.reputation == 4
    assert points(state) == 170


def test_A51_visitors_avoid_base_and_may_be_returned() -> None:
    state = table(row=["V3", "f2"], visitors=["V3"])
    assert why(state, "place V3 on BASE")[0] == "G-30"
    state = table(programs={"P05": program("V3")}, visitors=["V3"])
    assert can(state, "return P05")


def test_A52_a_second_visitor_waits_in_the_row() -> None:
    state = table(programs={"P05": program("V3"), "P06": program()}, visitors=["V1", "V3"], row=["V1", "f2"])
    assert choices(state, "place V1") == []
    assert look(state, "instruments", "row") == ["f2", "V1"]


def test_A53_the_row_stays_short_without_a_deck() -> None:
    programs = {"P05": program("V1"), "P06": program()}
    state = table(programs=programs, visitors=["V1"], row=["f2", "gpi"])
    state.instrument_pool = 0  # as if all others had left
    do(state, "place f2 on P06")
    assert actor(state) == 0


def test_A54_play_goes_on_without_programs() -> None:
    state = table(turn=3, scored=[f"P{n:02}" for n in range(1, 12)], base="f2", hand=["H01"])
    assert can(state, "time 1h on BASE")
    assert do(state, "end turn").actors() != 0


def test_A55_a_booboo_is_an_undo() -> None:
    state = table(hand=["P02"], options={"booboo": True})
    do(state, "activate P02", "booboo")
    assert hand(state, 0) == ["P02"]


def test_A56_the_operators_hour_is_for_time_cards() -> None:
    programs = {"P08": program("gmos_a", "T11", 0)}
    run = table(turn=3, programs={"P08": program("gmos_a", "T11")}, hand=["H24"], due={"H24": 7})
    do(run, "time classical on P08")
    assert look(run, "programs", "P08", "done", "side") == "T11"
    state = table(turn=3, programs=programs, hand=["IN1", "H01"], options=INSTANTS)
    do(state, "use IN1 on P08")
    assert look(state, "programs", "P08", "target", "hours") == 3
    do(state, "time 1h on P08")
    assert look(state, "programs", "P08", "done", "side") == "T11"


# -- the Instants and the exchange, which have no number of their own ----------------------------------------


def test_IN1_ignores_the_weather_and_nothing_else() -> None:
    for sky, side, instrument, legal in (
        ("poor", "T12 ao", "gsaoi", True),
        ("poor", "T14 ao", "gsaoi", True),
        ("poor", "T13 ao", "gsaoi", False),
        ("great", "T14 ao", "niri", False),
    ):
        state = table(sky=sky, programs={"P05": program(instrument, side)}, hand=["IN1"], options=INSTANTS)
        assert can(state, "use IN1 on P05") == legal
    state = table(sky="poor", programs={"P05": program("niri", "T12 ao")}, hand=["IN1"], base="f2", options=INSTANTS)
    assert why(state, "use IN1 on P05") == ("G-24", "wrong-site", "needs-altair")
    assert why(state, "use IN1 on BASE") == ("G-13", "takes-no-target")


def test_IN1_counts_as_time_for_a_best_round() -> None:
    programs = {"P02": program("gmos_a", "T01")}
    state = table(sky="best", owes_band1=True, programs=programs, hand=["IN1"], options=INSTANTS)
    assert not do(state, "use IN1 on P02").owes_band1


def test_IN2_clears_the_sky_step_by_step() -> None:
    programs = {"P02": program("gmos_a", "T01")}
    state = table(sky="poor", programs=programs, hand=["IN2", "IN6", "H01"], options=INSTANTS)
    do(state, "use IN2")
    assert not can(state, "time 1h on P02")
    do(state, "use IN6 for IN2", "use IN2")
    assert can(state, "time 1h on P02")
    assert state.actions == 1
    do(state, "end turn")
    assert settle(state).sky_bonus == 0
    great = table(hand=["IN2"], options=INSTANTS)
    assert why(great, "use IN2") == ("G-13", "clear-already")


def sky_of(state: Semester) -> object:
    return GAME.view(state, None).weather.sky


def test_IN2_ends_with_the_last_turn_of_a_round() -> None:
    state = do(table(sky="poor", turn=3, hand=["IN2"], options=INSTANTS), "use IN2")
    assert sky_of(state) == "good"
    do(state, "end turn")
    assert look(state, "phase") == "sky"
    assert sky_of(state) == "poor"


def test_IN2_ends_with_the_game() -> None:
    last = table(sky="poor", turn=3, in_round=12, hand=["IN2"], scored=["P01", "P02", "P03"], options=INSTANTS)
    do(last, "use IN2", "end turn")
    assert look(last, "phase") == "over"
    assert sky_of(last) == "poor"
    lost = table(sky="poor", reputation=1, hand=["IN2", "H24"], due={"H24": 7}, options=INSTANTS)
    do(lost, "use IN2", "discard hand")
    assert look(lost, "phase") == "over"
    assert sky_of(lost) == "poor"


def test_IN3_moves_an_instrument() -> None:
    state = table(hand=["IN3"], actions=0, turn=1, row=["f2", "gpi"], options=INSTANTS)
    do(state, "use IN3 place f2 on BASE")
    assert look(state, "cards", "discard") == ["IN3"]
    assert why(table(), "use IN3 place f2 on BASE")[:2] == ("G-13", "not-in-hand")


def test_IN4_never_passes_four() -> None:
    state = table(reputation=3, hand=["IN4"], options=INSTANTS)
    assert do(state, "use IN4").reputation == 4
    assert why(table(hand=["IN4"], options=INSTANTS), "use IN4") == ("G-13", "reputation-full")


def test_IN5_gives_an_action() -> None:
    assert do(table(hand=["IN5"], options=INSTANTS), "use IN5").actions == 2


def test_IN6_restarts_a_run_and_never_finds_itself() -> None:
    state = table(hand=["IN6"], discard=["H24", "T01"], options=INSTANTS)
    assert choices(state, "use IN6") == ["use IN6 for T01", "use IN6 for H24"]
    do(state, "use IN6 for H24")
    assert look(state, "cards", "due") == {"H24": 7}
    assert why(table(hand=["IN6"], options=INSTANTS), "use IN6 for T01")[0] == "G-13"


def test_the_exchange_takes_three_plies() -> None:
    state = table(turn=2, hands=[["T01"], ["H24"], ["H01", "P02"], []], due={"H24": 6})
    do(state, "exchange")
    assert choices(state) == ["give P02", "give H01", "give nothing"]
    assert why(state, "end turn")[0] == "G-13"
    do(state, "give H01")
    assert choices(state) == ["take T01", "take H24"]
    do(state, "take H24")
    assert hand(state, 2) == ["P02", "H24"]
    assert hand(state, 1) == ["H01"]
    assert look(state, "cards", "due") == {"H24": 6}
    assert not can(state, "exchange")
    assert state.actions == 1


def test_a_broken_off_exchange_waits_for_another_move() -> None:
    state = table(turn=2, hands=[["T01"], [], ["H01", "P02"], []])
    do(state, "exchange", "give nothing")
    assert why(state, "exchange") == ("G-13", "exchange-broken-off")
    do(state, "activate P02")
    assert can(state, "exchange")
    empty = table(turn=2, hands=[[], [], ["H01"], []])
    assert why(empty, "exchange") == ("G-13", "nobody-to-trade")


@pytest.mark.parametrize("split", [False, True])
def test_gmos_split_puts_the_twins_apart(split: bool) -> None:
    programs = {"P08": program("gmos_a", "T12")}
    state = table(programs=programs, hand=["H01"], options={"gmos_split": split})
    assert can(state, "time 1h on P08") == (not split)
