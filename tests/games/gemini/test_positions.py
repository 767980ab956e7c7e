"""Positions as data."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from ecliptic.kernel.errors import BadPosition
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import run
from tests.games.gemini.helpers import GAME, actor, busy, do, look, program, table


def test_a_position_with_an_undo_survives_being_written_down() -> None:
    state = do(busy(), "target T14 on P08", "end turn", "draw H02", "draw H03", "draw T08")
    data = json.loads(json.dumps(state.to_dict()))
    again = GAME.position(data)
    assert again.to_dict() == state.to_dict()
    while state.phase == 5:
        for twin in (state, again):
            twin.apply(actor(twin), twin.legal(actor(twin))[0])
    assert do(again, "booboo").to_dict() == do(state, "booboo").to_dict()


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (["round"], 13, "round is 13"),
        (["round"], "five", "round should be a number, not 'five'"),
        (["seats"], 5, "not for 5 players here"),
        (["options", "instants"], False, "IN"),
        (["options", "colour"], 1, "has no option"),
        (["reputation"], 9, "reputation is 9"),
        (["reputation"], 0, "reputation is 0, but should be 1 to 4"),
        (["level"], 2, "level belongs to a game that is over"),
        (["turn"], 2, "now.seat is 0, but turn 2 is seat 2's"),
        (["now", "role"], "R3", "now.role should be R1"),
        (["now", "freed"], "gpi", "now.freed is set, but the phase is main"),
        (["now", "given"], "H24", "now.given is set"),
        (["first"], None, "first is missing"),
        (["roles"], ["R1", "R2"], "roles has 2 of 4"),
        (["roles"], ["R1", "R2", "R3", "R3"], "roles has a role twice"),
        (["weather", "conditions"], None, "conditions is missing"),
        (["weather", "bottom"], ["W01"], "W01 is in weather.bottom and in weather.deck"),
        (["cards", "discard"], [], "T15 is nowhere"),
        (["cards", "discard"], ["T15", "H24"], r"H24 is in cards.discard and in cards.hands\[0\]"),
        (["cards", "discard"], ["T15", "X99"], "'X99', which does not exist"),
        (["cards", "due"], {}, "cards.due should date"),
        (["cards", "due"], {"H24": 12}, "cards.due.H24 is 12, but should be 5 to 7"),
        (["cards", "hands"], [[]], "cards.hands has 1 entries, but should have 4"),
        (["programs", "P08", "instrument"], "nifs", "nifs is in programs and in instruments.deck"),
        (["programs", "P05", "instrument"], "gnirs", "gnirs cannot be attached to P05"),
        (["programs", "P05", "target", "hours"], 2, "target.hours is 2, but should be 0 to 1"),
        (["programs", "P05", "target", "side"], "T10", "T10, which P05 does not take now"),
        (["programs", "P05", "target", "side"], "T10 ir", "T10 ir', which does not exist"),
        (["programs", "P05", "target", "cards"], ["H01"], "lacks T10 itself"),
        (["programs", "P02", "target", "since"], 9, "since is 9"),
        (["instruments", "row"], ["gnirs", "V2", "nifs"], "nifs is in instruments.deck and in instruments.row"),
        (["instruments", "altair"], "P02", "where no instrument carries it"),
        (["instruments", "deck"], [], "is nowhere"),
        (["base", "hours"], -1, "base.hours is -1"),
        (["scored"], ["P08"], "P08 is in programs and in scored"),
        (["undo"], {"position": {}, "cards": [], "instruments": []}, "undo.position lacks seats"),
    ],
)
def test_a_bad_position_is_explained(path: list[str], value: object, sentence: str) -> None:
    data = copy.deepcopy(busy().to_dict())
    part: Any = data
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    with pytest.raises(BadPosition, match=sentence):
        GAME.position(data)


def test_no_more_instruments_are_attached_than_there_are_ports() -> None:
    """G-18: four facility instruments at most."""
    rigs = {"P01": "gmos_a", "P02": "gmos_b", "P03": "gnirs", "P05": "niri"}
    programs = {name: program(rig) for name, rig in rigs.items()}
    table(programs=programs, row=["gpi", "gsaoi"])
    with pytest.raises(BadPosition, match="instruments attached is 5, but should be 0 to 4"):
        table(programs=programs, base="f2", row=["gpi", "gsaoi"])


def test_red_print_is_never_overdue() -> None:
    """G-28: a Classical Run leaves the hand at the end of its last round, a Target of Opportunity after its second."""
    table(hand=["H24"], due={"H24": 5})
    with pytest.raises(BadPosition, match=r"cards.due.H24 is 4, but should be 5 to 7"):
        table(hand=["H24"], due={"H24": 4})
    late = next(f"T{n + 1:02}" for n in range(19) if GAME.start(4).tables.opportunity >> n & 1)
    taker = next(p for p in ("P01", "P02", "P05", "P08") if _takes(p, late))
    table(programs={taker: program(target=late, since=4)})
    with pytest.raises(BadPosition, match="since is 3, but should be 4 to 5"):
        table(programs={taker: program(target=late, since=3)})


def _takes(place: str, target: str) -> bool:
    try:
        table(programs={place: program(target=target)})
    except BadPosition:
        return False
    return True


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (["weather", "deck"], ["W01"], "weather.deck has too few cards for the rounds to come"),
        (["weather", "past"], ["W15"] * 6, "rounds in weather.past is 6"),
        (["phase"], "deal", "round is not as the set-up leaves it in the phase deal"),
        (["phase"], "cast", "roles has 4 of 4 roles in the phase cast"),
        (["phase"], "replenish", "is full already"),
        (["phase"], "give", "an exchange is the Scientist's"),
        (["phase"], "sky", None),
        (["phase"], "release", "now.freed should be an instrument"),
    ],
)
def test_a_table_that_could_not_be_played_on_is_refused(path: list[str], value: object, sentence: str | None) -> None:
    hand = ["H01", "H02", "H03", "H07", "H08", "H16"]
    data = json.loads(json.dumps(table(hand=hand, base="f2").to_dict()))
    part: Any = data
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    if sentence is None:
        run(GAME.position(data), Luck(1), 5000)
        return
    with pytest.raises(BadPosition, match=sentence):
        GAME.position(data)


def test_a_set_up_half_way_is_read() -> None:
    state = GAME.start(3, {"visiting": 2, "instants": True})
    luck = Luck(3)
    while state.phase <= 3:
        assert GAME.position(state.to_dict()).to_dict() == state.to_dict()
        state.apply(actor(state), state.pick(actor(state), luck.word()))


def test_when_and_by_whom_a_program_was_completed_is_kept() -> None:
    programs = {"P08": program("gnirs", "T14", 2, ["H07"], done="T08")}
    state = do(table(turn=2, programs=programs, base="f2", hand=["H01"]), "time 1h on P08")
    assert look(state, "completed") == {"P08": {"round": 5, "seat": 2}}
    assert GAME.position(state.to_dict()).to_dict() == state.to_dict()


def test_a_position_need_not_say_who_completed_a_program() -> None:
    data = table(scored=["P08"]).to_dict()
    assert data.pop("completed") == {}
    assert look(GAME.position(data), "scored") == ["P08"]


@pytest.mark.parametrize(
    ("program", "done", "sentence"),
    [
        ("P08", {"round": 6, "seat": 0}, "completed.P08.round is 6"),
        ("P08", {"round": 5, "seat": 4}, "completed.P08.seat is 4"),
        ("P09", {"round": 5, "seat": 0}, "completed has P09, which is not scored"),
    ],
)
def test_a_completion_that_cannot_be_is_refused(program: str, done: dict[str, int], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        GAME.position({**table(scored=["P08"]).to_dict(), "completed": {program: done}})
