"""The rules G-01 to G-33."""

from __future__ import annotations

import pytest

from ecliptic.games.gemini.ids import CAST, OPEN, OVER, SKY
from ecliptic.games.gemini.rules import Semester
from ecliptic.games.gemini.scoring import level_of, points
from ecliptic.kernel.errors import BadSeats, IllegalAction
from ecliptic.kernel.facts import fact
from ecliptic.kernel.state import NATURE
from tests.games.gemini.helpers import (
    GAME,
    actor,
    can,
    choices,
    dealt,
    do,
    faults,
    hand,
    look,
    program,
    settle,
    skip_round,
    table,
    the,
    told,
    why,
)

# -- set-up --------------------------------------------------------------------------------------------------


def test_G01_two_to_four_players() -> None:
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            GAME.start(seats)


@pytest.mark.parametrize(("seats", "given"), [(2, 4), (3, 3), (4, 4)])
def test_G01_roles_are_dealt_by_nature(seats: int, given: int) -> None:
    state = GAME.start(seats)
    for place in range(given):
        assert actor(state) == NATURE
        assert len(state.legal(NATURE)) == 4 - place
        assert state.seat == place % seats
        state.apply(NATURE, state.legal(NATURE)[-1])
    assert state.phase != CAST


def test_G01_roles_may_be_chosen() -> None:
    state = GAME.start(3, {"roles": "chosen"})
    assert actor(state) == 0
    assert why(state, "role R1", seat=1) == ("G-11", "not-you")
    do(state, "role R4")
    assert actor(state) == 1
    assert choices(state) == ["role R1", "role R2", "role R3"]
    assert why(state, "role R4")[0] == "G-01"
    do(state, "role R1", "role R3")
    assert state.first == 1


def test_G02_the_engineer_begins_every_round() -> None:
    state = dealt(4, "R3", "R4", "R1", "R2")
    assert state.first == 2
    do(state, "weather W03")
    seats = []
    for _ in range(4):
        seats.append(settle(state).seat)
        do(state, "end turn")
    assert seats == [2, 3, 0, 1]
    do(state, "weather W04")
    assert settle(state).seat == 2


def test_G02_without_an_engineer_a_random_seat_begins() -> None:
    state = do(GAME.start(3), "role R2", "role R3", "role R4")
    assert state.phase == OPEN
    assert choices(state) == ["first 0", "first 1", "first 2"]
    assert do(state, "first 2").first == 2


def test_G02_two_players_alternate_their_roles() -> None:
    state = dealt(2, "R4", "R3", "R2", "R1")
    assert state.first == 1
    assert [((1 + turn) % 2, state.role_in_turn(turn) + 1) for turn in range(4)] == [(1, 1), (0, 2), (1, 3), (0, 4)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_G03_reputation_starts_at_its_maximum(seats: int) -> None:
    state = GAME.start(seats)
    assert state.reputation == 4
    assert look(state, "reputation") == state.tables.reputation[seats]


def test_G04_decks_row_and_checkouts() -> None:
    state = dealt(4, "R1", "R2", "R3", "R4")
    assert len(look(state, "weather", "deck")) == 19
    assert len(look(state, "instruments", "row")) + len(look(state, "instruments", "deck")) == 9
    assert look(state, "base") == {"flipped": False, "instrument": None, "hours": 0, "cards": []}


@pytest.mark.parametrize(("seats", "cards"), [(2, 5), (3, 6), (4, 5)])
def test_G05_fifty_five_cards_are_dealt_from(seats: int, cards: int) -> None:
    state = dealt(seats, *["R1", "R2", "R3", "R4"][: 3 if seats == 3 else 4])
    assert [len(held) for held in look(state, "cards", "hands")] == [cards] * seats
    assert len(look(state, "cards", "deck")) == 55 - cards * seats


def test_G06_the_limit_only_governs_drawing() -> None:
    state = table(turn=0, hand=["T08", "T09", "T10", "T11", "T12", "T13", "T14"])
    skip_round(do(state, "end turn"))
    do(state, "weather W03")
    assert state.phase != OVER
    assert len(hand(state, 0)) == 7
    assert actor(state) == 0


# -- rounds --------------------------------------------------------------------------------------------------


def test_G07_twelve_rounds_of_one_turn_a_role() -> None:
    state = dealt(4, "R1", "R2", "R3", "R4")
    turns = 0
    weather = iter(f"weather W{n:02}" for n in range(1, 16))
    while state.actors():
        if state.phase == SKY:
            do(state, next(weather))
        settle_hands(state)
        do(state, "end turn")
        turns += 1
    assert turns == 48
    assert state.round == 12


def settle_hands(state: Semester) -> None:
    """Lets Nature act, the weather aside."""
    while state.actors() >> NATURE and state.phase != SKY:
        state.apply(NATURE, state.legal(NATURE)[0])


def test_G08_a_shutdown_is_for_the_next_round() -> None:
    state = table(in_round=5, turn=3, closed=["south"])
    do(state, "end turn", "weather X03")
    assert look(state, "weather", "closing") == ["north"]
    assert look(state, "weather", "closed") == []
    assert actor(state) == NATURE
    do(state, "weather W09")
    skip_round(state)
    do(state, "weather W10")
    assert look(state, "weather", "closed") == ["north"]
    skip_round(state)
    do(state, "weather W11")
    assert look(state, "weather", "closed") == []


def test_G09_the_open_site_keeps_the_conditions() -> None:
    state = table(in_round=5, turn=3, sky="best", best_now=True)
    do(state, "end turn", "weather X01")
    settle(state)
    assert look(state, "weather", "conditions") == "best"
    assert look(state, "weather", "closed") == ["north"]
    assert state.actions == 1


def test_G09_closures_add_up() -> None:
    state = table(in_round=5, turn=3, closing=["south"])
    do(state, "end turn", "weather X01")
    assert look(state, "weather", "closed") == ["north", "south"]


def test_G10_best_gives_two_actions() -> None:
    state = table(in_round=5, turn=3)
    do(state, "end turn", "weather W02")
    assert settle(state).actions == 2
    do(state, "end turn")
    assert settle(state).actions == 2


# -- turns ---------------------------------------------------------------------------------------------------


def test_G11_draw_then_act_then_end() -> None:
    state = table(turn=0, hands=[[], ["H01", "H02"], [], []])
    do(state, "end turn")
    assert look(state, "phase") == "replenish"
    assert len(hand(settle(state), 1)) == 6
    assert can(state, "end turn")
    assert why(state, "end turn", seat=0) == ("G-11", "not-you")


def test_G11_nothing_to_draw_at_all() -> None:
    state = table(turn=3, hands=[["H01"], [f"T{n:02}" for n in range(1, 20)], [], []], deck=[])
    do(state, "end turn", "weather W03")
    assert actor(state) == 0
    assert hand(state, 0) == ["H01"]


def test_G12_the_five_actions_spend_one() -> None:
    programs = {"P08": program("gmos_a", "T14")}
    held = ["H01", "P02", "T08"]
    moves = ("discard hand", "place f2 on BASE", "activate P02", "target T08 on P08", "time 1h on P08")
    for move in moves:
        state = table(programs=programs, row=["f2", "gpi"], hand=held)
        do(state, move)
        settle(state)
        assert state.actions == 0
        assert "no-actions" in why(state, "discard hand")


def test_G13_free_moves_spend_nothing() -> None:
    state = table(programs={"P03": program("gnirs")}, row=["altair", "f2"], actions=0)
    do(state, "attach altair to P03", "row gpi", "engineer place f2 on BASE")
    assert settle(state).actions == 0
    assert look(state, "base", "instrument") == "f2"
    assert why(state, "engineer return BASE") == ("G-13", "ability-used")


def test_G13_abilities_belong_to_their_roles() -> None:
    state = table(turn=1, hands=[["H01"], ["H02"], [], []])
    assert choices(state, "engineer") == []
    assert why(state, "engineer place f2 on BASE")[0] == "G-13"
    assert why(state, "exchange") == ("G-13", "not-scientist")


def test_G14_discarding_needs_a_card_and_draws_later() -> None:
    state = table(hand=["H01", "T08"])
    do(state, "discard hand")
    assert hand(state, 0) == []
    assert look(state, "cards", "discard") == ["T08", "H01"]
    assert why(table(), "discard hand") == ("G-14", "empty-hand")
    assert the("discarded", told(table(hand=["H01", "T08"]), "discard hand")).args["faces"] == ["T08", "1h"]


def test_G15_programs_are_activated_without_limit() -> None:
    ids = [f"P{n:02}" for n in range(1, 12)]
    state = table(hand=["P11"], programs={name: program() for name in ids[:-1]})
    do(state, "activate P11")
    assert sorted(look(state, "programs")) == ids
    assert why(table(), "activate P11") == ("G-15", "not-in-hand")


# -- instruments ---------------------------------------------------------------------------------------------


def test_G16_capability_decides_who_fits() -> None:
    state = table(programs={"P05": program(), "P08": program("gmos_a")}, row=["gnirs", "niri"], base="f2")
    assert can(state, "place niri on P05")
    assert why(state, "place gnirs on P05") == ("G-16", "wrong-mode")
    assert why(state, "place gnirs on P08") == ("G-16", "occupied")
    assert why(state, "place gnirs on P03") == ("G-16", "not-active")


def test_G17_the_five_kinds_of_move() -> None:
    programs = {"P03": program("gnirs"), "P08": program(), "P07": program("nifs")}
    state = table(programs=programs, base="gmos_a", row=["f2", "niri"], altair="P03", actions=9)
    assert choices(state, "place f2") == ["place f2 on P08"]
    assert choices(state, "move P03") == ["move P03 to P08"]
    assert choices(state, "swap") == ["swap BASE with P03", "swap BASE with P07", "swap P03 with P07"]
    assert choices(state, "return") == ["return BASE", "return P03", "return P07", "return altair"]
    assert choices(state, "move altair") == ["move altair to P07"]
    do(state, "place f2 on P08", "row gpi", "move altair to P07", "return BASE")
    assert look(state, "instruments", "bottom") == ["gmos_a"]
    do(state, "swap P03 with P08", "return altair")
    assert look(state, "programs", "P08", "instrument") == "gnirs"
    assert look(state, "instruments", "bottom") == ["gmos_a", "altair"]


def test_G17_swaps_are_named_once_and_fit_both_ways() -> None:
    programs = {"P03": program("gnirs"), "P05": program("gmos_a")}
    state = table(programs=programs)
    assert why(state, "swap P03 with P05") == ("G-16", "wrong-mode")
    assert why(state, "swap P03 with P03") == ("G-17", "same-place")
    assert why(state, "swap P05 with P03") == ("G-17", "swap-order", "wrong-mode")


def test_G18_ports_block_the_row_only() -> None:
    programs = {"P02": program("gmos_a"), "P03": program("gnirs"), "P05": program("niri"), "P08": program()}
    state = table(programs=programs, base="gmos_b", row=["f2", "nifs"])
    assert choices(state, "place") == []
    assert can(state, "move P03 to P08")
    three = table(programs=programs, row=["f2", "nifs"])
    assert can(three, "place f2 on BASE")


def test_G19_the_row_is_refilled_at_once() -> None:
    state = table(programs={"P05": program()}, row=["f2", "niri"])
    do(state, "place niri on P05")
    assert actor(state) == NATURE
    assert "row f2" not in choices(state)
    do(state, "row altair")
    assert look(state, "instruments", "row") == ["f2", "altair"]
    assert why(state, "row gpi", seat=NATURE)[0] == "G-11"


def test_G19_a_short_row_is_filled_when_a_card_comes_back() -> None:
    programs = {f"P{n:02}": program() for n in range(1, 12)}
    holders = {"P02": "gmos_a", "P03": "gnirs", "P05": "niri", "P04": "gmos_b"}
    programs |= {place: program(name) for place, name in holders.items()}
    programs["P06"] = program("V1")
    state = table(programs=programs, row=["f2", "nifs"], bottom=["gpi", "gsaoi", "altair"], visitors=["V1"], actions=9)
    state.instrument_bottom = 0  # as if these three had left: the deck is empty
    state.row = 1 << 5
    assert not state.row_is_short()
    do(state, "return P03")
    assert choices(state) == ["row gnirs"]


def test_G20_altair_adds_ao_and_takes_nothing_away() -> None:
    for side in ("T10", "T10 ao"):
        state = table(programs={"P06": program("niri", side)}, altair="P06", hand=["H01"])
        assert can(state, "time 1h on P06")
    state = table(programs={"P05": program("gsaoi")}, row=["altair", "f2"], base="gmos_a")
    assert choices(state, "attach") == []
    assert why(state, "attach altair to P05") == ("G-20", "cannot-carry-altair")
    assert why(table(programs={"P03": program("gnirs")}), "attach altair to P03") == ("G-20", "altair-not-in-row")


@pytest.mark.parametrize(
    ("move", "bottom"),
    [
        ("move P03 to P08", ["altair"]),
        ("swap BASE with P03", ["altair"]),
        ("return P03", ["altair", "gnirs"]),
        ("return altair", ["altair"]),
    ],
)
def test_G20_altair_goes_under_the_deck_first(move: str, bottom: list[str]) -> None:
    state = table(programs={"P03": program("gnirs"), "P08": program()}, base="gmos_a", altair="P03")
    do(state, move)
    assert look(state, "instruments", "bottom") == bottom
    assert look(state, "instruments", "altair") is None


# -- targets -------------------------------------------------------------------------------------------------


def test_G21_class_and_side_must_fit() -> None:
    state = table(programs={"P08": program(), "P05": program()}, hand=["T14", "T15", "T01"])
    assert choices(state, "target") == ["target T14 on P05 with ao", "target T14 on P08"]
    assert why(state, "target T14 on P05") == ("G-21", "side-not-allowed")
    assert why(state, "target T15 on P08") == ("G-21", "no-slot")
    (fault,) = faults(state, "target T15 on P08")
    assert (fault.args["target_type"], fault.args["types"]) == ("bright", ["secondary"])
    assert why(state, "target T01 on P05 with ao") == ("G-21", "no-such-side")
    assert why(state, "target T14 on BASE") == ("G-21", "takes-no-target")
    assert why(state, "target T14 on P02") == ("G-21", "not-active")
    assert why(state, "target T08 on P08") == ("G-21", "not-in-hand")


def test_G21_completed_targets_take_their_slots() -> None:
    state = table(programs={"P02": program(done="T14")}, hand=["T08", "T01"])
    assert choices(state, "target") == ["target T01 on P02"]
    state = table(programs={"P02": program(done="T01")}, hand=["T08", "T02"])
    assert choices(state, "target") == ["target T08 on P02"]


def test_G22_bright_with_ao_may_stand_for_primary() -> None:
    first = table(programs={"P01": program(done="T15 ao")}, hand=["T16", "T03"])
    assert choices(first, "target") == ["target T03 on P01 with ao", "target T16 on P01 with ao"]
    plain = table(programs={"P01": program(done="T15 ao")}, hand=["T16", "T03"], options={"bright_ao_primary": False})
    assert choices(plain, "target") == ["target T03 on P01 with ao"]
    two = table(programs={"P04": program(done="T15 ao")}, hand=["T16", "T08"])
    assert choices(two, "target") == ["target T16 on P04 with ao"]


def test_G22_bright_with_ao_needs_great() -> None:
    programs = {"P09": program("gsaoi", "T17 ao")}
    for sky, legal in (("poor", False), ("good", False), ("great", True), ("best", True)):
        assert can(table(sky=sky, programs=programs, hand=["H01"]), "time 1h on P09") == legal


def test_G23_completed_targets_stay() -> None:
    state = table(programs={"P08": program("gmos_a", "T08", 1, ["H01"], done="T14")}, hand=["T10"])
    do(state, "target T10 on P08")
    assert look(state, "cards", "discard") == ["T08", "H01"]
    assert look(state, "programs", "P08", "done", "side") == "T14"


# -- Time ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "active", "changes", "key", "args"),
    [
        ("P08", program("gmos_a", "T14"), {"flipped": False}, "checkouts-first", {}),
        ("P08", program(None, "T14"), {}, "no-instrument", {"program": "P08"}),
        ("P08", program("gmos_a"), {}, "no-target", {"program": "P08"}),
        (
            "P02", program("gmos_a", "T01"), {"sky": "good"},
            "wrong-weather", {"target": "T01", "target_type": "primary", "sky": "good"},
        ),
        (
            "P08", program("gmos_a", "T14"), {"sky": "poor"},
            "wrong-weather", {"target": "T14", "target_type": "secondary", "sky": "poor"},
        ),
        (
            "P05", program("gsaoi", "T12 ao"), {"sky": "good"},
            "no-ao-weather", {"sky": "good", "needed_sky": "great"},
        ),
        ("P05", program("niri", "T14 ao"), {}, "needs-altair", {"instrument": "niri"}),
        ("P05", program("gmos_a", "T14 ao"), {}, "never-ao", {"instrument": "gmos_a"}),
        ("P06", program("gsaoi", "T14"), {}, "only-ao", {"instrument": "gsaoi", "target": "T14"}),
        (
            "P08", program("f2", "T13"), {},
            "wrong-site", {"target": "T13", "target_site": "north", "instrument": "f2", "site": "south"},
        ),
        ("P08", program("gnirs", "T14"), {"closed": ["north"]}, "site-closed", {"sites": ["north"]}),
        (
            "P03", program("gmos_a", "T06"), {"in_round": 8},
            "not-up", {"target": "T06", "first": 1, "last": 7, "round": 8},
        ),
        (
            "P03", program("gmos_a", "T07"), {"in_round": 5},
            "not-up", {"target": "T07", "first": 6, "last": 12, "round": 5},
        ),
    ],
)  # fmt: skip
def test_G24_each_condition_for_time(
    place: str, active: object, changes: dict[str, object], key: str, args: dict[str, object]
) -> None:
    state = table(**{"programs": {place: active}, "hand": ["H01"], **changes})  # type: ignore[arg-type]
    assert not can(state, f"time 1h on {place}")
    assert faults(state, f"time 1h on {place}") == [fact(key, "G-24", **args)]


def test_G24_all_that_fails_is_named() -> None:
    state = table(sky="good", programs={"P05": program("f2", "T13 ao")}, hand=["H07"], actions=0)
    found = faults(state, "time 3h on P05")
    assert [(fault.rules, fault.key) for fault in found] == [
        (("G-24",), "wrong-site"),
        (("G-24",), "never-ao"),
        (("G-24",), "no-ao-weather"),
        (("G-12",), "no-time-card"),
        (("G-11",), "no-actions"),
    ]
    assert why(state, "time 3h on P05")[0] == "G-24"


def test_G24_a_target_in_its_window() -> None:
    for number, target in ((7, "T06"), (6, "T07")):
        state = table(in_round=number, programs={"P03": program("gmos_a", target)}, hand=["H01"])
        assert can(state, "time 1h on P03")


def test_G25_base_takes_time_in_any_weather() -> None:
    for flipped in (False, True):
        state = table(flipped=flipped, sky="poor", closed=["north", "south"], base="niri", hand=["H01"])
        assert can(state, "time 1h on BASE")
    assert why(table(hand=["H01"]), "time 1h on BASE") == ("G-25", "no-instrument")
    strict = table(base="f2", closed=["south"], hand=["H01"], options={"closure_stops_base": True})
    assert why(strict, "time 1h on BASE") == ("G-25", "no-open-site")


def test_G25_checkouts_turns_and_sheds_altair() -> None:
    state = table(flipped=False, base="niri", altair="BASE", hand=["H22"])
    do(state, "time 5h on BASE")
    assert look(state, "base", "flipped")
    assert look(state, "base", "hours") == 0
    assert look(state, "instruments", "bottom") == ["altair"]
    assert look(state, "base", "instrument") == "niri"


def test_G25_poor_weather_hours_stay() -> None:
    state = table(base="niri", base_hours=4, base_times=["H07", "H08"], hand=["H16"])
    do(state, "time 3h on BASE")
    assert look(state, "base", "hours") == 7
    assert look(state, "base", "cards") == ["H07", "H08", "H16"]


def test_G26_hours_add_up_and_survive_a_new_instrument() -> None:
    state = table(programs={"P08": program("gmos_a", "T08", 2, ["H07"])}, base="gnirs", hand=["H08"], actions=2)
    do(state, "swap BASE with P08", "time 2h on P08")
    assert look(state, "programs", "P08", "done") == {"side": "T08", "cards": ["T08", "H07", "H08"]}


def test_G27_a_completed_program_scores_and_frees_its_instrument() -> None:
    programs = {"P08": program("gnirs", "T14", 2, ["H07"], done="T08"), "P03": program()}
    state = table(programs=programs, altair="P08", hand=["H01"])
    do(state, "time 1h on P08")
    assert look(state, "phase") == "release"
    assert look(state, "now", "freed") == "gnirs"
    assert choices(state) == ["send to BASE", "send to P03", "send under"]
    assert why(state, "send to P08") == ("G-27", "no-home")
    assert why(state, "end turn") == ("G-27", "send-instrument")
    assert look(state, "instruments", "bottom") == ["altair"]
    do(state, "send under")
    assert look(state, "instruments", "bottom") == ["altair", "gnirs"]
    assert look(state, "scored") == ["P08"]


# -- red print -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "owed"),
    [
        ({}, True),
        ({"flipped": False}, False),
        ({"programs": {"P08": program()}}, False),
        ({"closing": ["north", "south"]}, False),
        ({"closing": ["north"]}, True),
    ],
)
def test_G28a_best_weather_wants_band_1(changes: dict[str, object], owed: bool) -> None:
    state = table(**{"in_round": 4, "turn": 3, "programs": {"P02": program()}, **changes})  # type: ignore[arg-type]
    do(state, "end turn", "weather W01")
    assert state.owes_band1 == owed
    skip_round(state)
    assert state.reputation == 4 - owed


def test_G28a_time_on_band_1_satisfies_it() -> None:
    programs = {"P02": program("gmos_a", "T01"), "P08": program("gnirs", "T14")}
    state = table(sky="best", best_now=True, owes_band1=True, programs=programs, hand=["H01", "H02"], actions=2)
    do(state, "time 1h on P08")
    assert state.owes_band1
    do(state, "time 1h on P02")
    assert not state.owes_band1


def test_G28b_a_target_of_opportunity_has_until_the_next_round() -> None:
    state = table(in_round=5, turn=3, programs={"P02": program("gmos_a", "T01", 1, ["H01"], since=5)})
    do(state, "end turn", "weather W03")
    assert state.reputation == 4
    skip_round(state)
    assert state.reputation == 3
    assert look(state, "programs", "P02", "target") is None
    assert look(state, "cards", "discard") == ["T01", "H01"]


def test_G28b_giving_it_up_costs_the_same() -> None:
    state = table(programs={"P02": program("gmos_a", "T01")}, hand=["T14"])
    assert told(state, "target T14 on P02")[-1] == fact("reputation", "G-28", before=4, after=3)
    assert state.reputation == 3


def test_G28b_completing_it_costs_nothing() -> None:
    state = table(in_round=6, turn=3, programs={"P02": program("gmos_a", "T01", 2, since=5)}, hand=["H01"])
    do(state, "time 1h on P02", "end turn")
    assert state.reputation == 4


def test_G28c_a_classical_run_is_due_two_rounds_after_its_draw() -> None:
    state = table(in_round=5, turn=3)
    do(state, "end turn", "weather W03", "draw H24")
    assert look(state, "cards", "due") == {"H24": 8}
    for weather in ("weather W04", "weather W05"):
        skip_round(state)
        assert state.reputation == 4
        do(state, weather)
    skip_round(state)
    assert state.reputation == 3
    assert "H24" in look(state, "cards", "discard")
    assert look(state, "cards", "due") == {}


def test_G28c_dealt_runs_are_due_in_round_three() -> None:
    state = GAME.start(4)
    do(state, "role R1", "role R2", "role R3", "role R4", "row f2", "row gpi", "draw H25")
    assert look(state, "cards", "due") == {"H25": 3}


def test_G28c_discarding_one_costs_and_playing_one_satisfies() -> None:
    state = table(hand=["H24", "H25", "H01"], due={"H24": 6, "H25": 7})
    do(state, "discard hand")
    assert state.reputation == 2
    state = table(hand=["H24"], due={"H24": 7}, base="f2")
    do(state, "time classical on BASE")
    assert look(state, "cards", "due") == {}
    assert state.reputation == 4


@pytest.mark.parametrize(("due", "left"), [({"H24": 7, "H25": 6}, "H24"), ({"H24": 6, "H25": 7}, "H25")])
def test_G28c_of_two_runs_in_a_hand_the_one_due_first_is_played(due: dict[str, int], left: str) -> None:
    state = table(hand=["H24", "H25"], due=due, base="f2", actions=2)
    do(state, "time classical on BASE")
    assert look(state, "cards", "due") == {left: 7}


def test_G29_without_reputation_all_lose_at_once() -> None:
    state = table(reputation=1, programs={"P02": program("gmos_a", "T01")}, hand=["T14"])
    do(state, "target T14 on P02")
    assert state.actors() == 0
    assert state.returns() == [0.0] * 4
    assert why(state, "end turn", seat=0) == ("G-31", "over")


def test_G29_the_checks_stop_at_zero() -> None:
    programs = {"P02": program("gmos_a", "T01", since=4), "P03": program("gnirs", "T02", since=4)}
    state = table(reputation=1, turn=3, programs=programs)
    do(state, "end turn")
    assert state.level == 0
    assert look(state, "programs", "P02", "target") is None
    assert look(state, "programs", "P03", "target") is not None


# -- visitors ------------------------------------------------------------------------------------------------


def test_G30_visitors_keep_to_their_program() -> None:
    programs = {"P06": program("V1"), "P05": program(), "P09": program("niri")}
    state = table(programs=programs, visitors=["V1", "V3"], row=["V3", "f2"])
    assert why(state, "place V3 on P05") == ("G-30", "guest-ports-full")
    assert why(state, "place V3 on BASE") == ("G-30", "visitor-not-on-base", "guest-ports-full")
    assert why(state, "move P06 to P05") == ("G-30", "visitor-stays")
    assert why(state, "swap P06 with P09")[0] == "G-30"
    do(state, "return P06")
    assert look(state, "instruments", "bottom") == ["V1"]


def test_G30_a_visitor_leaves_with_its_program() -> None:
    state = table(
        programs={"P11": program("V1", "T15", 1, done="T08"), "P09": program()}, visitors=["V1"], hand=["H01"]
    )
    do(state, "time 1h on P11")
    assert look(state, "phase") == "main"
    everywhere = str(look(state, "instruments")) + str(look(state, "programs")) + str(look(state, "base"))
    assert "V1" not in everywhere


def test_G30_drawn_and_named_visitors() -> None:
    drawn = do(GAME.start(4, {"visiting": 2}), "role R1", "role R2", "role R3", "role R4")
    assert actor(drawn) == NATURE
    do(drawn, "visitor V5")
    assert "visitor V5" not in choices(drawn)
    do(drawn, "visitor V2")
    assert set(choices(drawn, "row V")) == {"row V2", "row V5"}
    options = {"visiting": 2, "visitors": "chosen"}
    named = do(GAME.start(4, options), "role R2", "role R1", "role R3", "role R4")
    assert actor(named) == 1
    assert choices(named) == [f"visitor V{n}" for n in range(1, 8)]
    do(named, "visitor V6")
    assert choices(named) == ["visitor V7", "visitor V8"]
    assert why(named, "visitor V2")[0] == "G-30"


# -- the end -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "scored", "reputation", "level"),
    [
        (4, ["P01", "P02", "P03"], 4, 1),
        (4, ["P01", "P02"], 4, 1),
        (4, ["P01", "P02"], 2, 0),
        (4, ["P01"], 4, 0),
        (3, ["P01", "P02", "P03"], 1, 2),
        (3, ["P01", "P02"], 2, 0),
        (3, ["P01", "P02"], 3, 1),
        (2, ["P01", "P02", "P03", "P04"], 1, 2),
    ],
)
def test_G31_missing_band_1_programs_cost_reputation(
    seats: int, scored: list[str], reputation: int, level: int
) -> None:
    last = 2 if seats == 3 else 3
    state = table(seats=seats, in_round=12, turn=last, scored=scored, reputation=reputation)
    do(state, "end turn")
    assert state.level == level
    assert state.returns() == [level / 4] * seats


def test_G32_points() -> None:
    programs = {"P05": program(done="T14 ao"), "P06": program("niri", "T08", 3, ["H16"]), "P03": program()}
    state = table(programs=programs, scored=["P01", "P09"], base="f2", base_hours=7, hand=["P02"])
    assert points(state) == 40 + 20 + 10 - 10 - 15 + 14


@pytest.mark.parametrize(
    ("seats", "points", "level"),
    [
        (4, 149, 1),
        (4, 150, 2),
        (4, 199, 2),
        (4, 200, 3),
        (4, 250, 4),
        (3, 104, 1),
        (3, 105, 2),
        (3, 150, 3),
        (3, 219, 3),
        (3, 220, 4),
    ],
)
def test_G32_levels(seats: int, points: int, level: int) -> None:
    assert level_of(GAME.start(seats), points) == level


def test_G32_points_may_be_negative() -> None:
    assert points(table(programs={"P01": program(), "P02": program()})) == -30


# -- made a booboo -------------------------------------------------------------------------------------------

UNDO = {"booboo": True}


def test_G33_takes_back_another_players_action_and_all_that_followed() -> None:
    state = table(hands=[["P02", "H01", "H02", "H03", "H04"], ["T08"], [], []], options=UNDO)
    before = look(state)
    do(state, "activate P02", "end turn", "draw T14", "draw H20", "draw H21", "draw P09", "draw T01")
    assert state.seat == 1
    do(state, "booboo")
    after = look(state)
    assert after["cards"].pop("top") == ["T14", "H20", "H21", "P09", "T01"]
    before["cards"].pop("top")
    before["cards"]["deck"] = [c for c in before["cards"]["deck"] if c not in ("T14", "H20", "H21", "P09", "T01")]
    before["reputation"] = 3
    assert after == before
    do(state, "activate P02", "end turn")
    assert choices(state) == ["draw T14"]


def test_G33_never_twice_without_a_new_action() -> None:
    state = table(hand=["P02", "P03"], actions=2, options=UNDO)
    do(state, "activate P02", "booboo")
    assert why(state, "booboo")[0] == "G-33"
    do(state, "activate P03", "booboo")
    assert state.reputation == 2
    assert look(state, "programs") == {}


def test_G33_never_past_weather_or_a_reshuffle() -> None:
    state = table(turn=3, hand=["P02"], options=UNDO)
    do(state, "activate P02", "end turn", "weather W03")
    assert not can(settle(state), "booboo")
    state = table(
        hands=[["P02"], ["H01"], [], []], deck=["H02"], discard=[f"T{n:02}" for n in range(1, 20)], options=UNDO
    )
    do(state, "activate P02", "end turn")
    assert not can(settle(state), "booboo")


def test_G33_needs_two_reputation_now_and_then() -> None:
    state = table(reputation=1, hand=["P02"], options=UNDO)
    do(state, "activate P02")
    assert why(state, "booboo") == ("G-33", "booboo-reputation")
    state = table(reputation=2, hand=["H24"], due={"H24": 6}, options=UNDO)
    do(state, "discard hand")
    assert why(state, "booboo")[0] == "G-33"
    assert why(table(), "booboo") == ("G-33", "booboo-off")


def test_G33_is_a_ply_of_its_own_and_offered_only_in_a_main_decision() -> None:
    programs = {"P08": program("gnirs", "T14", 2, done="T08")}
    state = table(programs=programs, hand=["H01"], options=UNDO)
    do(state, "time 1h on P08")
    with pytest.raises(IllegalAction, match="G-27"):
        do(state, "booboo")
    do(state, "send under", "booboo")
    assert look(state, "programs", "P08", "instrument") == "gnirs"
    assert look(state, "scored") == []
