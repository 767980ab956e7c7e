"""The worked scenarios of the specification, by their numbers."""

from __future__ import annotations

import pytest

from ecliptic.games.gemini.scoring import points
from ecliptic.kernel.errors import IllegalAction
from tests.games.gemini.helpers import GAME, can, choices, dealt, do, look, program, settle, table, why


def test_scenario_01_four_players() -> None:
    state = dealt(4, "R1", "R2", "R3", "R4")
    assert [len(cards) for cards in look(state, "cards", "hands")] == [5, 5, 5, 5]
    assert len(look(state, "cards", "deck")) == 35
    assert len(look(state, "instruments", "row")) == 2
    assert len(look(state, "instruments", "deck")) == 7
    assert len(look(state, "weather", "deck")) == 19
    assert look(state, "reputation") == 4
    do(state, "weather W03", "end turn")
    assert look(state, "now", "role") == "R2"
    assert look(state, "phase") == "replenish"
    settle(state)
    assert len(look(state, "cards", "hands", 1)) == 6
    assert look(state, "phase") == "main"


def test_scenario_02_three_players() -> None:
    state = dealt(3, "R1", "R2", "R4")
    assert [len(cards) for cards in look(state, "cards", "hands")] == [6, 6, 6]
    assert len(look(state, "cards", "deck")) == 37
    assert state.tables.required[3] == 3
    do(state, "weather W03", "end turn")
    assert state.hand_limit() == 7


def test_scenario_03_two_players() -> None:
    state = dealt(2, "R1", "R2", "R3", "R4")
    assert [len(cards) for cards in look(state, "cards", "hands")] == [5, 5]
    assert len(look(state, "cards", "deck")) == 45
    order = [((state.first + turn) % 2, state.role_in_turn(turn)) for turn in range(4)]
    assert order == [(0, 0), (1, 1), (0, 2), (1, 3)]
    other = dealt(2, "R1", "R3", "R2", "R4")
    do(other, "weather W03", "discard hand", "end turn")
    do(settle(other), "end turn")
    settle(other)
    assert look(other, "now", "role") == "R2"
    assert len(look(other, "cards", "hands", 0)) == 6
    do(state, "weather W03", "discard hand", "end turn")
    do(settle(state), "end turn")
    settle(state)
    assert len(look(state, "cards", "hands", 0)) == 5


def test_scenario_04_specials_in_the_first_round() -> None:
    state = dealt(4, "R1", "R2", "R3", "R4")
    do(state, "weather X03", "weather X01", "weather W09")
    assert look(state, "weather", "conditions") == "good"
    assert look(state, "weather", "closed") == []
    assert look(state, "weather", "bottom") == ["X01"]
    for _ in range(4):
        settle(state)
        do(state, "end turn")
    do(state, "weather W03")
    assert look(state, "weather", "closed") == ["north"]
    assert look(state, "weather", "conditions") == "great"


def test_scenario_06_two_shutdowns_close_everything() -> None:
    programs = {"P08": program("gmos_a", "T14")}
    for option, base_too in ((False, True), (True, False)):
        state = table(
            in_round=5, turn=3, programs=programs, base="gmos_b", hand=["H01"], options={"closure_stops_base": option}
        )
        do(state, "end turn", "weather X03", "weather X04", "weather W12")
        assert look(state, "weather", "conditions") == "poor"
        assert look(state, "weather", "closed") == []
        for _ in range(4):
            do(settle(state), "end turn")
        do(state, "weather W13")
        settle(state)
        assert look(state, "weather", "closed") == ["north", "south"]
        closed = table(
            in_round=7, sky="great", closed=["north", "south"], programs=programs, base="gmos_b", hand=["H01", "T08"],
            options={"closure_stops_base": option},
        )  # fmt: skip
        assert choices(closed, "time") == (["time 1h on BASE"] if base_too else [])
        assert can(closed, "target T08 on P08")


def test_scenario_07_checkouts_first() -> None:
    state = table(flipped=False, programs={"P08": program("gmos_a", "T14")}, base="niri", hand=["H01"])
    assert choices(state, "time") == ["time 1h on BASE"]
    assert why(state, "time 1h on P08") == ("G-24", "checkouts-first")


def test_scenario_08_checkouts_complete() -> None:
    state = table(flipped=False, base="gmos_a", base_hours=2, base_times=["H07"], hand=["H16"])
    do(state, "time 3h on BASE")
    assert look(state, "base") == {"flipped": True, "instrument": "gmos_a", "hours": 0, "cards": []}
    assert look(state, "cards", "discard") == ["H07", "H16"]


def test_scenario_09_poor_weather_during_a_closure() -> None:
    state = table(base="f2", closed=["south"], hand=["H22"])
    do(state, "time 5h on BASE")
    assert points(state) == 10
    strict = {"closure_stops_base": True}
    assert not can(table(base="f2", closed=["south"], hand=["H22"], options=strict), "time 5h on BASE")
    assert can(table(base="gmos_b", closed=["south"], hand=["H22"], options=strict), "time 5h on BASE")


def test_scenario_10_ao_needs_great() -> None:
    programs = {"P05": program("gsaoi", "T12 ao")}
    state = table(sky="good", programs=programs, hand=["H07"])
    assert why(state, "time 2h on P05") == ("G-24", "no-ao-weather")
    state = table(sky="great", programs=programs, hand=["H07"])
    do(state, "time 2h on P05")
    assert look(state, "programs", "P05", "done", "side") == "T12 ao"


def test_scenario_11_altair_lends_ao() -> None:
    state = table(programs={"P05": program("niri", "T10 ao")}, row=["altair", "f2"], hand=["H07"])
    assert why(state, "time 2h on P05") == ("G-24", "needs-altair")
    do(state, "attach altair to P05", "row gpi")
    assert look(state, "now", "actions") == 1
    assert look(state, "instruments", "row") == ["f2", "gpi"]
    assert can(state, "time 2h on P05")


def test_scenario_14_storm_leaves_the_south() -> None:
    for instrument, legal in (("gmos_a", True), ("gnirs", False)):
        state = table(closed=["north"], programs={"P08": program(instrument, "T14")}, hand=["H01"])
        assert can(state, "time 1h on P08") == legal
    state = table(closed=["north"], programs={"P08": program("gmos_a", "T13")}, hand=["H01"])
    assert why(state, "time 1h on P08") == ("G-24", "site-closed")


def test_scenario_15_a_new_target_replaces_the_old() -> None:
    state = table(programs={"P08": program("gmos_a", "T08", 3, ["H01", "H07"])}, hand=["T14"])
    do(state, "target T14 on P08")
    assert look(state, "cards", "discard") == ["T08", "H01", "H07"]
    assert look(state, "programs", "P08", "target") == {"side": "T14", "hours": 0, "since": 5, "cards": ["T14"]}


def test_scenario_16_the_operator_gets_an_hour_more() -> None:
    state = table(turn=3, actions=2, programs={"P08": program("gmos_a", "T14")}, hand=["H07", "H01"])
    do(state, "time 2h on P08")
    assert look(state, "programs", "P08", "done", "side") == "T14"
    assert why(state, "time 1h on P08") == ("G-24", "no-target")
    (seen,) = GAME.view(state, 0).programs
    assert [slot.types for slot in seen.slots if slot.target is None] == [["secondary"]]


def test_scenario_17_release_options() -> None:
    programs = {
        "P03": program(),
        "P05": program(),
        "P08": program("gnirs", "T14", 2, ["H07"], done="T08", done_times=["H16", "H01"]),
    }
    state = table(programs=programs, base="f2", hand=["H02"])
    do(state, "time 1h on P08")
    assert choices(state) == ["send to P03", "send under"]
    assert look(state, "scored") == ["P08"]
    assert points(state) == 30 - 15 - 10
    assert look(state, "cards", "discard") == ["T08", "T14", "H01", "H02", "H07", "H16"]


def test_scenario_19_four_ports() -> None:
    programs = {
        "P02": program("gmos_a"),
        "P03": program("gnirs"),
        "P05": program("niri"),
        "P06": program(),
        "P08": program(),
    }
    state = table(programs=programs, base="gmos_b", row=["f2", "V2"], visitors=["V2", "V7"])
    assert not can(state, "place f2 on P06")
    assert why(state, "place f2 on P06") == ("G-18", "ports-full")
    assert can(state, "move P03 to P08")
    do(state, "place V2 on P06", "row V7")
    state.actions = 1
    assert not can(state, "place V7 on P08")
    assert why(state, "place V7 on P08") == ("G-30", "guest-ports-full")


def test_scenario_20_best_weather_is_owed_to_band_1() -> None:
    state = table(in_round=4, turn=3, programs={"P02": program()})
    do(state, "end turn", "weather W01")
    for _ in range(4):
        settle(state)
        assert look(state, "now", "actions") == 2
        do(state, "end turn")
    assert look(state, "reputation") == 3


def test_scenario_22_the_discard_is_reshuffled() -> None:
    discard = ["T01", "T02", "T03", "T04", "T05", "T06", "T07", "T08"]
    rest = [f"T{n:02}" for n in range(9, 20)]
    programs = {"P08": program("gmos_a")}
    state = table(turn=3, hands=[["H01", "H02"], rest, [], []], deck=["H03"], discard=discard, programs=programs)
    do(state, "end turn", "weather W03", "draw H03")
    assert len(look(state, "cards", "deck")) == 8
    settle(state)
    assert len(look(state, "cards", "hands", 0)) == 5
    assert len(look(state, "cards", "deck")) == 6
    assert look(state, "cards", "discard") == []


def test_scenario_25_booboo() -> None:
    state = table(reputation=2, programs={"P01": program()}, row=["gpi", "f2"], options={"booboo": True})
    do(state, "place gpi on P01", "row nifs", "booboo")
    assert look(state, "instruments", "row") == ["f2", "gpi"]
    assert look(state, "instruments", "top") == ["nifs"]
    assert look(state, "now", "actions") == 1
    assert look(state, "reputation") == 1
    with pytest.raises(IllegalAction, match="G-33"):
        do(state, "booboo")
    do(state, "place gpi on P01")
    assert choices(state) == ["row nifs"]
