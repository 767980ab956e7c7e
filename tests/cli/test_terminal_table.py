"""A table at the terminal, with somebody who answers from a list."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

import ecliptic
from ecliptic.bots import UnknownBot
from ecliptic.cli import files, saves
from ecliptic.cli.language import BadUsage, own_voice, say, voice
from ecliptic.cli.prompt import Offered
from ecliptic.cli.saves import Keeper
from ecliptic.cli.screen import Screen
from ecliptic.cli.terminal_table import TerminalTable, outcome
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.facts import Event
from ecliptic.kernel.game import Game
from ecliptic.kernel.record import Record
from ecliptic.kernel.state import LATER, SPECTATOR, State
from ecliptic.table import Refused, Table, log
from ecliptic.table.save import Player
from ecliptic.testing.example import DoubleStar
from tests.cli.stars import Evening, Logbook, Race, Stars

ANN, BEN, BOT = Player("Ann"), Player("Ben"), Player("Bot 1", "random")


class Person:
    """Answers from a list and remembers what was asked."""

    def __init__(self, *answers: str, live: bool = True) -> None:
        self._answers = list(answers)
        self.live = live
        self.asked: list[str] = []
        self.forgot = 0

    def ask(self, words: str, offered: Sequence[str] = (), numbered: Sequence[Offered] = ()) -> str:
        self.asked.append(words)
        if not self._answers:
            raise EOFError
        return self._answers.pop(0)

    def forget(self) -> None:
        self.forgot += 1


def sat(game: Game, *players: Player, seed: int = 7, options: dict[str, object] | None = None) -> Table:
    state = game.start(len(players), options)
    return saves.seat(game, Record.begin(game, state, Seed.of_number(seed), reveal=True), list(players))


def talk(tmp_path: Path, game: Game, person: Person, *players: Player) -> tuple[Table, str]:
    table = sat(game, *players)
    return table, play_at(tmp_path, table, person)


def play_at(tmp_path: Path, table: Table, person: Person) -> str:
    console = Console(width=80, record=True, color_system=None, force_terminal=False)
    screen = Screen(table.game, console, [seat.name for seat in table.seats])
    TerminalTable(table, Keeper(tmp_path / "save.txt", "", table.game.id), screen, person).run()
    return console.export_text()


def moves(table: Table, seat: int) -> list[str]:
    return [move for (by, _), move in zip(table.events, table.moves, strict=True) if by == seat]


# -- answers -----------------------------------------------------------------------------------------------------


def test_enter_alone_is_done(tmp_path: Path) -> None:
    person = Person("")
    table, text = talk(tmp_path, Evening(), person, ANN, BOT)
    assert moves(table, 0) == ["done"]
    assert person.asked == [say("table-enter", move="done")]
    assert say("table-over") in text


def test_enter_alone_is_nothing_where_nothing_can_be_done(tmp_path: Path) -> None:
    table, _ = talk(tmp_path, Stars(), Person("", ""), ANN, BOT)
    assert table.status == "playing"


@pytest.mark.parametrize(("answer", "moved"), [("log", []), ("lo", ["log entry"]), ("undo", ["undo"])])
def test_full_moves_then_commands_then_beginnings(tmp_path: Path, answer: str, moved: list[str]) -> None:
    table, _ = talk(tmp_path, Logbook(), Person(answer), ANN, BOT)
    assert moves(table, 0) == moved


def test_a_wrong_answer_is_told_and_asked_again(tmp_path: Path) -> None:
    table, text = talk(tmp_path, Stars(), Person("rize", "roll 1", "?", "rise"), ANN, BOT)
    assert say("suggestion", word="rise") in text
    assert f"D-02: {voice(table.game)('not-a-choice')} {say('table-why')}" in text
    assert "Each chooses in secret" in text  # the rule itself, from the rules page
    assert table.status == "over"


def test_a_move_is_listed_with_what_it_does(tmp_path: Path) -> None:
    _, text = talk(tmp_path, Evening(), Person(), ANN, BOT)
    assert "1 Done for today  done" in text
    assert "2 rise" in text  # the label says nothing else


def test_a_call_is_timed_whatever_is_typed(tmp_path: Path) -> None:
    for typed in ("call", "call 700", "2"):
        person = Person(typed)
        table, text = talk(tmp_path / typed, Race(), person, ANN, BOT)
        assert moves(table, 0) == ["call 100"]
        assert say("table-timed", word="call") in person.asked[0]
        listed = text.split(say("table-your-move"))[1].split(say("table-happened"))[0]
        assert "call" in listed
        assert "100" not in listed


def test_a_script_times_its_calls_itself(tmp_path: Path) -> None:
    table, _ = talk(tmp_path, Race(), Person("call 100", live=False), ANN, BOT)
    assert moves(table, 0) == ["call 100"]


def test_moves_that_begin_with_nothing_offered_are_told(tmp_path: Path) -> None:
    _, text = talk(tmp_path, Stars(), Person("moves zz", "set"), ANN, BOT)
    assert say("table-no-such-move", words="zz") in " ".join(text.split())


def test_a_bot_that_does_not_exist_any_more_is_told_before_the_game(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot):
        talk(tmp_path, Stars(), Person(), ANN, Player("Bot 1", "genius"))


# -- several people ----------------------------------------------------------------------------------------------


def test_the_screen_is_passed_on_between_persons(tmp_path: Path) -> None:
    person = Person("", "rise", "", "set")
    _, text = talk(tmp_path, Stars(), person, ANN, BEN)
    curtains = [say("table-curtain", name=name, number=seat) for seat, name in enumerate(("Ann", "Ben"))]
    assert person.asked == [curtains[0], "", curtains[1], ""]
    assert person.forgot == 2
    assert text.count(say("table-happened")) == 3


def test_where_all_is_open_nobody_passes_the_screen(tmp_path: Path) -> None:
    person = Person("end turn", "end turn", "quit")
    table, text = talk(tmp_path, ecliptic.game("gemini"), person, ANN, BEN)
    assert person.asked == ["", "", ""]
    ends = [event for event in events(table) if event.seat is not None and event.move.move == "end turn"]
    assert [event.seat for event in ends] == [0, 1]
    for event in ends:
        told = [voice(table.game, ["Ann", "Ben"], viewer).say(event.facts[0]) for viewer in (0, 1)]
        assert sum(map(text.count, told)) == 1, "it is told once to all"


def events(table: Table) -> list[Event]:
    return [entry.event for entry in log(table, SPECTATOR, table.ledger(SPECTATOR), 0) if entry.event]


class Simultaneous(DoubleStar):
    """Double Star in which the other's choice is seen later."""

    def clone(self) -> Simultaneous:
        copy = Simultaneous()
        copy.star, copy.choice, copy.roll, copy.shown = [*self.star], [*self.choice], [*self.roll], self.shown
        return copy

    def known_to(self, seat: int) -> DoubleStar:
        known = super().known_to(seat)
        if None in self.choice:
            known.choice = [choice if one == seat else None for one, choice in enumerate(known.choice)]
        return known

    def seen_as(self, viewer: int, seat: int, action: int) -> int:
        if seat in (0, 1) and viewer != seat:
            return LATER
        return super().seen_as(viewer, seat, action)

    def barriers(self) -> int:
        return int(None not in self.choice)


class AtOnce(Stars):
    """Both choose at the same time, unseen."""

    def _start(self, seats: int, options: object) -> DoubleStar:
        return Simultaneous()


def test_what_others_did_at_the_same_time_is_told_when_all_have_chosen(tmp_path: Path) -> None:
    _, text = talk(tmp_path, AtOnce(), Person("", "rise", "", "set"), ANN, BEN)
    rose, sank = ("chosen", 0, "rise"), ("chosen", 1, "set")
    parts = text.split(say("table-happened"))
    sentences = [voice(AtOnce(), ["Ann", "Ben"])(key, seat=seat, choice=choice) for key, seat, choice in (rose, sank)]
    assert sentences[0] not in parts[2]
    assert sentences[0] in parts[3]
    assert sentences[1] in parts[3]


# -- undo --------------------------------------------------------------------------------------------------------


def test_undo_takes_the_last_decision_back_and_says_so(tmp_path: Path) -> None:
    person = Person("", "rise", "", "undo", "", "set", "", "rise")
    table, text = talk(tmp_path, Stars(), person, ANN, BEN)
    assert moves(table, 0) == ["set"]
    assert voice_of_terminal("story-undone", 0, 0) in text
    straight, _ = talk(tmp_path / "straight", Stars(), Person("", "set", "", "rise"), ANN, BEN)
    assert table.whole_record().to_text() == straight.whole_record().to_text(), "undone chance comes back the same"


def voice_of_terminal(key: str, seat: int, viewer: int | None) -> str:
    return own_voice(["Ann", "Ben"], viewer)(key, seat=seat)


def test_who_passes_the_screen_on_may_still_take_back(tmp_path: Path) -> None:
    person = Person("", "rise", "undo", "yes", "", "set", "", "rise")
    table, _ = talk(tmp_path, Stars(), person, ANN, BEN)
    assert moves(table, 0) == ["set"]
    assert person.asked[3] == say("table-agree", name="Ben", other="Ann"), "Ben has noticed that Ann has chosen"


def test_who_is_asked_may_refuse(tmp_path: Path) -> None:
    person = Person("", "rise", "undo", "perhaps", "no", "", "set")
    table, text = talk(tmp_path, Stars(), person, ANN, BEN)
    assert moves(table, 0) == ["rise"]
    assert say("answer-neither", answer="perhaps") in text
    assert voice_of_terminal("story-refused", 1, 1) in text
    assert table.status == "over"


def test_what_nobody_has_noticed_needs_no_consent(tmp_path: Path) -> None:
    person = Person("", "rise", "undo", "set", "", "rise")
    table, _ = talk(tmp_path, AtOnce(), person, ANN, BEN)
    assert moves(table, 0) == ["set"]
    assert say("table-agree", name="Ben", other="Ann") not in person.asked


def test_a_refused_undo_leaves_the_curtain_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the one who goes would see the cards of the one who comes."""

    def refuse(table: Table, seat: int) -> None:
        raise Refused("revealed")

    monkeypatch.setattr(Table, "ask_undo", refuse)
    person = Person("", "rise", "undo", "", "set")
    table, text = talk(tmp_path, Stars(), person, ANN, BEN)
    curtain = say("table-curtain", name="Ben", number=1)
    assert person.asked[2:] == [curtain, curtain, ""]
    assert voice(table.game)("refused-revealed") in text


def test_what_cannot_be_undone_is_told(tmp_path: Path) -> None:
    table, text = talk(tmp_path, Stars(), Person("undo", "rise"), ANN, BOT)
    assert voice(table.game)("refused-nothing") in text
    assert table.status == "over"


class Drowsy(Stars):
    """Nobody is asked anything here."""

    def routine(self, known: State, seat: int) -> int | None:
        return known.legal(seat)[0]


def test_what_is_done_by_routine_is_not_asked_for(tmp_path: Path) -> None:
    person = Person()
    table, _ = talk(tmp_path, Drowsy(), person, ANN, BOT)
    assert (table.status, person.asked) == ("over", [])
    assert len(moves(table, 0)) == 1


# -- keeping and ending --------------------------------------------------------------------------------------------


def test_a_full_disk_does_not_end_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = files.write

    def full(path: Path, text: str, private: bool = False) -> None:
        if "end " not in text:
            raise BadUsage("no space")
        written(path, text, private)

    monkeypatch.setattr(files, "write", full)
    table, text = talk(tmp_path, Stars(), Person("rise"), ANN, BOT)
    assert "no space" in text
    assert table.status == "over"


class Ended(Table):
    """A table whose result is given."""

    result: list[float]

    @property
    def returns(self) -> list[float]:
        return self.result


def ended(game: Game, players: Sequence[Player], result: list[float]) -> Table:
    table = sat(game, *players) if len(players) in game.seats else sat(ecliptic.game("transit"), *players)
    table.game = game
    table.__class__ = Ended
    assert isinstance(table, Ended)
    table.result = result
    return table


@pytest.mark.parametrize(
    ("players", "result", "key", "args"),
    [
        ([ANN, BOT], [1.0, 0.0], "table-you-win", {}),
        ([ANN, BOT], [0.0, 1.0], "table-winner", {"name": "Bot 1"}),
        ([ANN, BEN], [0.0, 1.0], "table-winner", {"name": "Ben"}),
        ([ANN, BOT], [0.5, 0.5], "table-draw", {}),
        ([ANN, BEN, BOT], [0.5, 0.0, 0.5], "table-shared", {"names": ["Ann", "Bot 1"]}),
    ],
)
def test_who_won(players: list[Player], result: list[float], key: str, args: dict[str, object]) -> None:
    assert outcome(ended(Stars(), players, result), voice(Stars())) == say(key, **args)


def test_whoever_played_alone_is_told_what_the_game_counts() -> None:
    game = ecliptic.game("survivors")
    told = voice(game)("outcome-stars", value=4)
    assert outcome(ended(game, [ANN], [0.8]), voice(game)) == say("table-solo", result=told)


@pytest.mark.parametrize(("value", "key"), [(1.0, "table-together-won"), (0.0, "table-together-lost")])
def test_a_cooperative_end(value: float, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stars, "cooperative", True)
    assert outcome(ended(Stars(), [ANN, BOT], [value, value]), voice(Stars())) == say(key)


def test_a_cooperative_result_in_levels_is_told_as_one() -> None:
    game = ecliptic.game("gemini")
    told = voice(game)("outcome-levels", value=3)
    assert outcome(ended(game, [ANN, BEN], [0.75, 0.75]), voice(game)) == say("table-solo", result=told)
