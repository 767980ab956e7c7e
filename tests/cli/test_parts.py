"""The small parts under the commands: files, saves, choices, telling, boards."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path

import pytest
from platformdirs.unix import Unix
from rich.console import Console

from ecliptic import boards
from ecliptic.cli import files, saves
from ecliptic.cli.choices import Choices
from ecliptic.cli.keyboard import Answers
from ecliptic.cli.prompt import Pipe
from ecliptic.cli.replay import turn_ends
from ecliptic.cli.screen import Screen
from ecliptic.cli.session import Player, Session
from ecliptic.cli.telling import Told, tell
from ecliptic.cli.wizard import _game_named
from ecliptic.cli.words import BadUsage, suggestion
from ecliptic.home import home
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.game import Line
from ecliptic.kernel.state import LATER, NATURE, SPECTATOR
from ecliptic.server.settings import Settings
from ecliptic.table.events import Moment
from ecliptic.testing.example import DoubleStar, DoubleStarGame

GAME = DoubleStarGame()


# -- files and saves ---------------------------------------------------------------------------------------------


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "save.txt"
    files.write(path, "old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadUsage, match="no space left"):
        files.write(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
@pytest.mark.parametrize("umask", [0o022, 0o077])
def test_a_save_is_private_and_other_files_are_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, umask: int) -> None:
    monkeypatch.setenv("ECLIPTIC_HOME", str(tmp_path))
    session = Session(GAME, GAME.start(), Seed.of_number(1), [Player("Ann"), Player("Bot", "random")])
    keeper = saves.Keeper(None, "", GAME.id)
    before = os.umask(umask)
    try:
        keeper.save(session)
        keeper.copy(session, tmp_path / "copy.txt")
        for _ in range(2):
            files.write(tmp_path / "asked.json", "{}")
        record = keeper.finish(session)
    finally:
        os.umask(before)
    modes = [stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "copy.txt", tmp_path / "asked.json", record)]
    assert modes == [0o600, 0o666 & ~umask, 0o666 & ~umask]


@pytest.mark.parametrize(
    ("env", "folder"),
    [
        ({"ECLIPTIC_HOME": "/games"}, "/games"),
        ({"XDG_DATA_HOME": "/data"}, "/data/ecliptic"),
        ({}, "/me/.local/share/ecliptic"),
    ],
)
def test_where_saves_and_tables_live(monkeypatch: pytest.MonkeyPatch, env: dict[str, str], folder: str) -> None:
    """On Linux; other systems are the business of platformdirs."""
    monkeypatch.setattr("platformdirs.PlatformDirs", Unix)
    for name in ("ECLIPTIC_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {"HOME": "/me", **env}.items():
        monkeypatch.setenv(name, value)
    assert home() == Path(folder)
    assert Settings().database_url == f"sqlite:{Path(folder) / 'tables.db'}"
    with pytest.raises(BadUsage, match=re.escape(str(Path(folder) / "saves"))):
        saves.newest()


def test_the_newest_save_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ECLIPTIC_HOME", str(tmp_path))
    for age, name in enumerate(("b", "c", "a")):
        path = tmp_path / "saves" / f"{name}.txt"
        files.write(path, "")
        os.utime(path, (1000 - age, 1000 - age))
    assert [path.stem for path in saves.saves()] == ["b", "c", "a"]


def test_a_save_remembers_who_plays_and_with_what() -> None:
    players = [Player("Zoë"), Player("Bot 1", "random")]
    session = Session(GAME, GAME.start(), Seed.of_number(1), players)
    text = saves.save_text(session, "/my/edition.toml")
    assert '{"players":[{"name":"Zoë"},{"name":"Bot 1","bot":"random"}],"edition":"/my/edition.toml"}' in text
    assert saves.edition_of(text) == "/my/edition.toml"
    assert saves.edition_of(session.record.to_text()) is None


# -- moves -------------------------------------------------------------------------------------------------------

OFFERED = Choices(["play 5H", "trade 2S for 5H", "play 5S", "pass", "play 6H"])


def test_moves_that_begin_alike_stand_together() -> None:
    assert OFFERED.moves == ["play 5H", "play 5S", "play 6H", "trade 2S for 5H", "pass"]
    assert OFFERED.groups["trade"] == [(4, "trade 2S for 5H")]


@pytest.mark.parametrize(
    ("typed", "numbers"),
    [
        ("2", [2]),
        ("PLAY  5s", [2]),
        ("play 5", [1, 2]),
        ("t", [4]),
        ("p", [1, 2, 3, 5]),
        ("6", []),
        ("fly", []),
        ("", []),
    ],
)
def test_what_a_text_means(typed: str, numbers: list[int]) -> None:
    assert [number for number, _ in OFFERED.matching(typed)] == numbers


def test_a_move_that_is_a_number_wins_over_the_list() -> None:
    assert Choices(["3", "1", "2"]).matching("1") == [(2, "1")]


def test_cards_that_have_a_number_keep_it() -> None:
    left = Choices(["place 2", "place 5", "place 9"])
    assert left.matching("5") == [(5, "place 5")]
    assert left.matching("3") == []
    assert left.groups["place"] == [(2, "place 2"), (5, "place 5"), (9, "place 9")]
    assert Choices(["place 2", "pass"]).matching("1") == [(1, "place 2")]


@pytest.mark.parametrize(("ms", "move"), [(0.4, "call 100"), (100, "call 100"), (101, "call 150"), (9000, "call 150")])
def test_a_bare_call_means_now(ms: float, move: str) -> None:
    assert Choices(["silent", "call 100", "call 150"]).after("call", ms) == move
    assert Choices(["call", "pass"]).after("call", ms) == "call"


def test_a_race_has_one_word_for_all_times() -> None:
    """Nobody chooses how quick to be."""
    race = Choices(["silent", "call 100", "call 150"])
    assert race.untimed("call").moves == ["silent", "call"]
    assert Choices(["silent"]).untimed("call").moves == ["silent"]


def test_the_beginning_of_a_number_is_another_number() -> None:
    race = Choices(["call 100", "call 1200", "roll"])
    assert race.matching("call 120") == []
    assert [move for _, move in race.matching("call")] == ["call 100", "call 1200"]


@pytest.mark.parametrize("typed", ["mihi", "Mihi Anguli", "starmap", "st"])
def test_a_game_is_found_by_its_title_too(typed: str) -> None:
    assert _game_named(typed) == "starmap"


def test_completion_offers_whole_answers() -> None:
    from prompt_toolkit.completion import CompleteEvent
    from prompt_toolkit.document import Document

    def offered(text: str, asked: bool = False) -> list[str]:
        found = Answers(["help"], OFFERED.numbered).get_completions(
            Document(text), CompleteEvent(completion_requested=asked)
        )
        return [completion.text for completion in found]

    assert offered("play 5") == ["play 5H", "play 5S"]
    assert offered("3") == ["3"]
    assert offered("h") == ["help"]
    assert offered("") == []
    assert len(offered("", asked=True)) == 6


def test_suggestions_keep_their_spelling() -> None:
    assert suggestion("t-16", ["T-17"]) == "; did you mean T-17?"
    assert suggestion("moon", ["T-17"]) == ""


# -- telling -----------------------------------------------------------------------------------------------------


class Simultaneous(DoubleStar):
    """Double Star in which the other's choice is seen later."""

    def clone(self) -> Simultaneous:
        copy = Simultaneous()
        copy.star, copy.choice, copy.roll, copy.shown = [*self.star], [*self.choice], [*self.roll], self.shown
        return copy

    def seen_as(self, viewer: int, seat: int, action: int) -> int:
        if seat in (0, 1) and viewer != seat:
            return LATER
        return super().seen_as(viewer, seat, action)

    def barriers(self) -> int:
        return int(None not in self.choice)


def events_of(moves: list[tuple[int, str]]) -> list[Moment]:
    state, events = Simultaneous(), []
    for seat, move in moves:
        after = state.clone()
        action = GAME.parse(state, seat, move)
        after.apply(seat, action)
        events.append(Moment(state, seat, action, after))
        state = after
    return events


def test_a_simultaneous_turn_is_told_when_it_is_over() -> None:
    events = events_of([(NATURE, "star 1"), (NATURE, "star 2"), (0, "rise"), (1, "set")])
    assert [line.text for line, _ in tell(GAME, events[:3], 1, 2)] == []
    assert [line.text for line, _ in tell(GAME, events[:3], 0, 2)] == ["seat 0: rise"]
    assert [line.text for line, _ in tell(GAME, events, 1, 2)] == ["seat 0: rise", "seat 1: set"]
    assert [line.text for line, _ in tell(GAME, events, 0, 3)] == ["seat 1: set"]
    assert [line.text for line, _ in tell(GAME, events, SPECTATOR, 2)] == ["seat 0: rise", "seat 1: set"]
    assert [line.text for line, _ in tell(GAME, events, NATURE)][:2] == ["Nature: star 1", "Nature: star 2"]


def test_a_turn_ends_where_another_seat_acts() -> None:
    events = events_of([(NATURE, "star 1"), (NATURE, "star 2"), (0, "rise"), (1, "set"), (NATURE, "shows rise")])
    assert turn_ends(events) == [2, 3, 5]
    assert turn_ends([]) == []


# -- the screen --------------------------------------------------------------------------------------------------


@pytest.fixture
def screen() -> Screen:
    return Screen(GAME, Console(width=80, record=True, highlight=False, color_system=None))


def shown(screen: Screen) -> str:
    return screen.console.export_text()


def test_equal_lines_are_told_once(screen: Screen) -> None:
    screen.story([Told(Line("a card is dealt", ("D-01",)), NATURE)] * 3 + [Told(Line("done"), 0)], 0)
    assert shown(screen).split("\n")[:2] == ["  · a card is dealt  ×3  [D-01]", "  ▸ done"]


def test_a_long_story_is_cut_at_its_beginning(screen: Screen) -> None:
    screen.story([Told(Line(f"fact {number}"), 1) for number in range(50)], 0, limit=10)
    assert "40 lines before" in shown(screen)


def test_a_flood_of_moves_is_held_back(screen: Screen) -> None:
    screen.moves(Choices([f"place {number}" for number in range(500)] + ["pass"]))
    text = shown(screen)
    assert len(text.splitlines()) < 6
    assert "494 more" in text
    assert "501 pass" in text


def test_a_game_without_a_board_is_drawn_as_its_view_reads(screen: Screen) -> None:
    view = {"hand_size": 3, "cards": ["5H", None], "open": True, "seats": [{"score": 2}, {"score": [1, 2]}], "none": []}
    screen.show(boards.draw("no-such-board", view, 80))
    text = shown(screen)
    for words in ("hand size  3", "5H, –", "yes", "score  2", "score  1, 2"):
        assert words in text


def test_a_script_is_echoed(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    from io import StringIO

    monkeypatch.setattr("sys.stdin", StringIO("# set-up\nplay 5H\n"))
    assert Pipe(screen.console).ask("") == "play 5H"
    assert "› play 5H" in shown(screen)
