"""Positions, records, views, stories and the terminal board."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any, cast

import pytest
from rich.console import Console

from ecliptic.boards.gemini import draw
from ecliptic.games.gemini.moves import parse, spellings
from ecliptic.games.gemini.rules import Semester
from ecliptic.games.gemini.texts import TEXT
from ecliptic.kernel.errors import BadPosition, InvalidMove
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import run
from tests.games.gemini.table import GAME, actor, do, program, table, told


def busy() -> Semester:
    """A table with a bit of everything."""
    programs = {
        "P02": program("gmos_a", "T01", 2, ["H07"], since=5),
        "P05": program("niri", "T10 ao", 1, ["H01"], done="T12 ao", done_times=["H08"]),
        "P08": program(),
    }
    hands = [["H24", "T14", "P03"], ["H16"], [], ["IN2"]]
    return table(
        hands=hands, due={"H24": 6}, programs=programs, base="f2", altair="P05", bottom=["gpi"], discard=["T15"],
        options={"instants": True, "booboo": True, "visiting": 1}, visitors=["V2"], row=["gnirs", "V2"],
    )  # fmt: skip


# -- positions -----------------------------------------------------------------------------------------------


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


# -- moves ---------------------------------------------------------------------------------------------------


def test_every_action_has_one_spelling() -> None:
    texts = spellings()
    assert sorted(texts) == list(range(cast(Semester, GAME.start(4)).action_count()))
    assert len(set(texts.values())) == len(texts)
    assert all(parse(text) == action for action, text in texts.items())
    assert parse("PLACE GNIRS ON p03") == parse("place gnirs on P03")


def test_no_move_is_told_so() -> None:
    with pytest.raises(InvalidMove, match="no move of the Gemini"):
        GAME.parse(busy(), 0, "observe the moon")


# -- views, stories, the board -------------------------------------------------------------------------------


def test_the_view_says_what_each_program_still_needs() -> None:
    view = cast(dict[str, Any], GAME.view(busy(), 1))
    json.dumps(view)
    assert view["you"] == 1
    needs = {place["id"]: place["needs"] for place in view["programs"]}
    assert needs["P02"] == ["1 h more on T01", "a Secondary target"]
    assert needs["P05"] == ["1 h more on T10"]
    assert needs["P08"] == ["an instrument", "a Secondary target", "a Secondary target"]
    assert [place["ready"] for place in view["programs"]] == [True, True, False]
    assert view["programs"][0]["target"]["due"] == 6
    assert view["players"][0]["hand"][2] == {
        "kind": "time", "id": "H24", "name": "Classical Run, 5 h", "time": "classical", "hours": 5, "due": 6,
    }  # fmt: skip


def test_nothing_is_ready_when_the_semester_is_over() -> None:
    state = table(in_round=12, turn=3, base="f2")
    assert cast(dict[str, Any], GAME.view(state, None))["base"]["ready"]
    do(state, "end turn")
    assert not cast(dict[str, Any], GAME.view(state, None))["base"]["ready"]


def test_an_open_slot_that_two_classes_fit() -> None:
    state = table(programs={"P01": program(done="T15 ao")})
    view = cast(dict[str, Any], GAME.view(state, None))
    assert view["programs"][0]["open"] == [["bright", "primary"]]


def test_a_story_tells_points_and_rules() -> None:
    programs = {"P08": program("gnirs", "T14", 2, ["H07"], done="T08")}
    state = table(turn=3, programs=programs, base="f2", hand=["H01"], altair="P08")
    assert told(state, "time 1h on P08") == [
        "The Telescope Operator gets 1 h more out of the card [G-13]",
        "Seat 3 (Telescope Operator) puts 2 h on NGC 1068 (T14): 3 of 3 h [G-24]",
        "1 h too many, which are lost [G-26]",
        "NGC 1068 (T14) is complete [G-26]",
        "Active Galaxy Monitoring (P08) is complete: 30 points [G-27]",
        "GNIRS goes under the deck [G-27]",
        "Altair goes under the deck [G-20]",
    ]


def test_a_story_of_the_end() -> None:
    state = table(in_round=12, turn=3, scored=["P01", "P02"], base="f2", base_hours=40)
    assert told(state, "end turn") == [
        "Seat 3 (Telescope Operator) ends the turn [G-11]",
        "Band 1 programs missing: 1, which costs 2 Reputation [G-31]",
        "160 points: Solid Semester [G-32]",
    ]
    lost = table(in_round=12, turn=3)
    assert told(lost, "end turn")[-1] == "Without Reputation funding is lost: everybody loses [G-31]"


@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("plies", [0, 30, 90, 5000])
def test_the_board_fits_its_width(width: int, plies: int) -> None:
    state = cast(Semester, GAME.start(4, {"instants": True, "visiting": 3}))
    run(state, Luck(2), plies)
    console = Console(width=width, record=True, no_color=True)
    with console.capture() as capture:
        console.print(draw(cast(dict[str, Any], GAME.view(state, 0)), width))
    lines = capture.get().splitlines()
    assert all(len(line) <= width for line in lines)
    assert "The Gemini Card Game" in lines[0]


def test_the_board_shows_what_a_program_needs() -> None:
    console = Console(width=110, no_color=True)
    with console.capture() as capture:
        console.print(draw(cast(dict[str, Any], GAME.view(busy(), 0)), 110))
    shown = capture.get()
    for words in ("NIRI", "+ Altair", "Orion Bullets", "1/2 h", "1 h more on T10", "by round 6", "H24 5h by round 6"):
        assert words in shown


def test_every_text_is_used_somewhere() -> None:
    """A sentence that no code asks for is dead: its key does not stand in the sources."""
    folder = Path(GAME.folder)
    sources = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    keys = TEXT.keys()
    for key in keys:
        table_name, _, name = key.partition(".")
        if table_name in ("refusal", "story", "need", "who"):
            assert f'"{name}"' in sources or f"{table_name}.{name}" in sources, key
