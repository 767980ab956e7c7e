"""Positions as data."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from ecliptic.kernel.errors import BadPosition
from tests.games.gemini.table import GAME, actor, busy, do, look, program, table


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
        (["round"], "five", "no position of the Gemini Card Game"),
        (["seats"], 5, "no position"),
        (["options", "instants"], False, "IN"),
        (["options", "colour"], 1, "has no option"),
        (["reputation"], 9, "reputation is 9"),
        (["reputation"], 0, "reputation is 0, but the game is not over"),
        (["level"], 2, "level belongs to a game that is over"),
        (["turn"], 2, "now.seat is 0, but turn 2 is seat 2's"),
        (["now", "role"], "R3", "now.role should be R1"),
        (["now", "freed"], "gpi", "gpi"),
        (["now", "given"], "H24", "now.given is set"),
        (["first"], None, "first is missing"),
        (["roles"], ["R1", "R2"], "roles has 2 of 4"),
        (["roles"], ["R1", "R2", "R3", "R3"], "R3 twice"),
        (["weather", "conditions"], None, "conditions is missing"),
        (["weather", "bottom"], ["W01"], "in two places"),
        (["cards", "discard"], [], "T15 is nowhere"),
        (["cards", "discard"], ["T15", "H24"], "H24 is in two places"),
        (["cards", "discard"], ["T15", "X99"], "'X99', which does not exist"),
        (["cards", "due"], {}, "cards.due should date"),
        (["cards", "due"], {"H24": 12}, "H24 in round 12"),
        (["cards", "hands"], [[]], "1 hands for 4 seats"),
        (["programs", "P08", "instrument"], "nifs", "nifs is in two places"),
        (["programs", "P05", "instrument"], "gnirs", "cannot be attached there"),
        (["programs", "P05", "target", "hours"], 2, "2 h complete it"),
        (["programs", "P05", "target", "side"], "T10", "does not take T10"),
        (["programs", "P05", "target", "side"], "T10 ir", "it is written"),
        (["programs", "P05", "target", "cards"], ["H01"], "lacks T10 itself"),
        (["programs", "P02", "target", "since"], 9, "since is 9"),
        (["instruments", "row"], ["gnirs", "V2", "nifs"], "3 cards"),
        (["instruments", "altair"], "P02", "where no instrument carries it"),
        (["instruments", "deck"], [], "is nowhere"),
        (["base", "hours"], -1, "base.hours is -1"),
        (["scored"], ["P08"], "P08 is in two places"),
        (["undo"], {"position": {}, "cards": [], "instruments": []}, "no position"),
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
