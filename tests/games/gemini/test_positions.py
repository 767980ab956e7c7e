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
        (["round"], "five", "round should be a number, not 'five'"),
        (["seats"], 5, "2, 3 or 4 players here, not 5"),
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
    late = next(f"T{n + 1:02}" for n in range(19) if GAME.start(4).tables.opportunity >> n & 1)  # type: ignore[attr-defined]
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
    state = cast(Semester, GAME.start(3, {"visiting": 2, "instants": True}))
    luck = Luck(3)
    while state.phase <= 3:
        assert GAME.position(state.to_dict()).to_dict() == state.to_dict()
        state.apply(actor(state), state.pick(actor(state), luck.word()))


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
