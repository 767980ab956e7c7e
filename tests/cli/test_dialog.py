"""The talk at the table, with somebody who answers from a list."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

import ecliptic
from ecliptic.cli.dialog import Dialog, outcome
from ecliptic.cli.saves import Keeper
from ecliptic.cli.screen import Screen
from ecliptic.cli.session import Player, Session
from ecliptic.cli.words import say
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.game import Game
from ecliptic.kernel.state import State
from tests.cli.stars import Stars

ANN, BEN, BOT = Player("Ann"), Player("Ben"), Player("Bot 1", "random")


class Evening(Stars):
    """To set is called done here."""

    def _spell(self, state: State, seat: int, action: int) -> str:
        return super()._spell(state, seat, action).replace("set", "done")


class Person:
    """Answers from a list and remembers what was asked."""

    live = True

    def __init__(self, *answers: str) -> None:
        self._answers = list(answers)
        self.asked: list[str] = []

    def ask(self, words: str, offered: Sequence[str] = (), numbered: Sequence[tuple[int, str]] = ()) -> str:
        self.asked.append(words)
        if not self._answers:
            raise EOFError
        return self._answers.pop(0)

    def forget(self) -> None:
        self._answers.insert(0, "board")  # so that it shows when it happens


def talk(tmp_path: Path, game: Game, person: Person, *players: Player) -> tuple[Session, str]:
    session = Session(game, game.start(), Seed.of_number(7), players)
    console = Console(width=80, record=True, color_system=None, force_terminal=False)
    Dialog(session, Keeper(tmp_path / "save.txt", "", game.id), Screen(game, console), person).run()
    return session, console.export_text()


def test_enter_alone_is_done(tmp_path: Path) -> None:
    person = Person("")
    session, text = talk(tmp_path, Evening(), person, ANN, BOT)
    assert (0, "done") in session.record.events
    assert person.asked == ["Enter is done "]
    assert "The game is over" in text


def test_enter_alone_is_nothing_where_nothing_can_be_done(tmp_path: Path) -> None:
    session, _ = talk(tmp_path, Stars(), Person("", ""), ANN, BOT)
    assert session.record.result is None


class Logbook(Stars):
    """To set is called log entry here, to rise is called undo."""

    def _spell(self, state: State, seat: int, action: int) -> str:
        return super()._spell(state, seat, action).replace("set", "log entry").replace("rise", "undo")


@pytest.mark.parametrize(("answer", "moved"), [("log", ""), ("lo", "log entry"), ("undo", "undo")])
def test_full_moves_then_commands_then_beginnings(tmp_path: Path, answer: str, moved: str) -> None:
    session, _ = talk(tmp_path, Logbook(), Person(answer), ANN, BOT)
    assert [move for seat, move in session.record.events if seat == 0] == [moved][: len(moved)]


def test_a_wrong_answer_is_told_and_asked_again(tmp_path: Path) -> None:
    session, text = talk(tmp_path, Stars(), Person("rize", "roll 1", "?", "rise"), ANN, BOT)
    assert "did you mean rise?" in text
    assert "(? shows the rule)" in text
    assert "Each chooses in secret" in text
    assert session.record.result is not None


def test_the_screen_is_passed_on_between_persons(tmp_path: Path) -> None:
    person = Person("", "rise", "", "set")
    _, text = talk(tmp_path, Stars(), person, ANN, BEN)
    passed = [words for words in person.asked if "Pass the screen" in words]
    assert [words.split("(")[0] for words in passed] == ["Pass the screen to Ann ", "Pass the screen to Ben "]
    assert text.count("What happened") == 3


def test_where_all_is_open_nobody_passes_the_screen(tmp_path: Path) -> None:
    person = Person("end turn", "end turn", "quit")
    _, text = talk(tmp_path, ecliptic.game("gemini"), person, ANN, BEN)
    assert [words for words in person.asked if "Pass the screen" in words] == []
    assert text.count("ends the turn") == 2  # told once to all


def test_a_full_disk_does_not_end_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from ecliptic.cli import files
    from ecliptic.cli.words import BadUsage

    written = files.write

    def full(path: Path, text: str, private: bool = False) -> None:
        if "end " not in text:
            raise BadUsage("no space")
        written(path, text, private)

    monkeypatch.setattr(files, "write", full)
    session, text = talk(tmp_path, Stars(), Person("rise"), ANN, BOT)
    assert "no space" in text
    assert session.record.result is not None


@pytest.mark.parametrize(
    ("players", "result", "says"),
    [
        ([ANN, BOT], [1.0, 0.0], "You win."),
        ([ANN, BOT], [0.0, 1.0], "Bot 1 wins."),
        ([ANN, BEN], [0.0, 1.0], "Ben wins."),
        ([ANN, BOT], [0.5, 0.5], "A draw."),
        ([ANN, BEN, BOT], [0.5, 0.0, 0.5], "Ann, Bot 1 share the win."),
    ],
)
def test_who_won(players: list[Player], result: list[float], says: str) -> None:
    session = Session(Stars(), Stars().start(), Seed.of_number(1), players)
    session.record.result = result
    assert outcome(session) == says


def test_whoever_played_alone_is_told_what_the_game_counts() -> None:
    survivors = ecliptic.game("survivors")
    session = Session(survivors, survivors.start(1), Seed.of_number(1), [ANN])
    session.record.result = [0.8]
    assert outcome(session) == "Your result: 4 of 5 stars."


@pytest.mark.parametrize(("value", "says"), [(1.0, "You win, all together."), (0.0, "You lose, all together.")])
def test_a_cooperative_end(value: float, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stars, "cooperative", True)
    session = Session(Stars(), Stars().start(), Seed.of_number(1), [ANN, BOT])
    session.record.result = [value, value]
    assert outcome(session) == says


class Race(Stars):
    """To set is called silent here, and to rise is a call after a time."""

    def _spell(self, state: State, seat: int, action: int) -> str:
        return super()._spell(state, seat, action).replace("set", "silent").replace("rise", "call 100")


def test_a_call_is_timed_whatever_is_typed(tmp_path: Path) -> None:
    for typed in ("call", "call 700", "2"):
        session, text = talk(tmp_path / typed, Race(), Person(typed), ANN, BOT)
        assert (0, "call 100") in session.record.events
        assert "call 100" not in text.split("Your move")[1].split(say("dialog.happened"))[0]


def test_moves_that_begin_with_nothing_offered_are_told(tmp_path: Path) -> None:
    _, text = talk(tmp_path, Stars(), Person("moves zz", "set"), ANN, BOT)
    assert "no move begins with 'zz' now" in text
