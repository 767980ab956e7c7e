"""Looking at what was played: `replay`, `verify` and `show`."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from ecliptic.cli import files, saves
from ecliptic.cli.library import find
from ecliptic.cli.prompt import reader
from ecliptic.cli.screen import Screen, console
from ecliptic.cli.telling import Told, tell
from ecliptic.cli.words import BadUsage, say
from ecliptic.kernel.errors import BadPosition
from ecliptic.kernel.game import Game
from ecliptic.kernel.record import Record, replay, verify
from ecliptic.kernel.state import NATURE, SPECTATOR
from ecliptic.table.events import Moment


def run(asked: Namespace) -> int:
    {"replay": _replay, "verify": _verify, "show": _show}[asked.command](asked)
    return 0


def load(asked: Namespace) -> tuple[Game, Record, str | None]:
    """The record that was asked for, its game, and the file with the game's own components, if there is one."""
    text = files.read(Path(asked.file).expanduser())
    record = Record.from_text(text)
    edition = asked.edition or saves.edition_of(text)
    return find(record.game, edition), record, edition


def title(game: Game, record: Record) -> str:
    """What was played, and by how many."""
    return say("replay.title" if record.seats > 1 else "replay.title_alone", game=game.title, seats=record.seats)


# -- verify ------------------------------------------------------------------------------------------------------


def _verify(asked: Namespace) -> None:
    game, record, _ = load(asked)
    verdict = verify(game, record)
    print(title(game, record))
    for fact in verdict.facts:
        print(f"  {fact}")
    if record.result is None:
        print("  " + say("replay.no_end" if _over(game, record) else "replay.unfinished"))
    if not verdict.fair:
        print("  " + say("replay.no_seed"))


def _over(game: Game, record: Record) -> bool:
    """Whether nobody can act any more after the last event."""
    last = [after for _, _, _, after in replay(game, record)][-1:]
    return bool(last) and last[0].actors() == 0


# -- replay ------------------------------------------------------------------------------------------------------


def _replay(asked: Namespace) -> None:
    game, record, _ = load(asked)
    viewer = _viewer(asked, record)
    events = [Moment(*event) for event in replay(game, record)]
    shown = Replay(game, events, viewer, Screen(game, console()))
    shown.head(record)
    read = shown.step() if asked.step else shown.all(boards=not asked.brief)
    if read and record.result is not None:
        shown.end(record.result)


def _viewer(asked: Namespace, record: Record) -> int:
    """Whose eyes: a seat's, everybody's once the game is over, else a spectator's."""
    if asked.seat is None:
        return NATURE if asked.open or record.result is not None else SPECTATOR
    if asked.open:
        raise BadUsage(say("replay.seat_or_open"))
    return seat_of(asked.seat, record.seats)


def seat_of(seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        raise BadUsage(say("replay.no_seat", seat=seat, last=seats - 1))
    return seat


class Replay:
    """A finished or unfinished game, turn by turn."""

    def __init__(self, game: Game, events: list[Moment], viewer: int, screen: Screen) -> None:
        self._game = game
        self._events = events
        self._viewer = viewer
        self._screen = screen
        self._turns = self._told_turns()

    def _told_turns(self) -> list[tuple[int, int, list[Told]]]:
        """First event, last event and story of each turn; turns of which nothing is told join the next."""
        turns: list[tuple[int, int, list[Told]]] = []
        first = 0
        for last in turn_ends(self._events):
            told = tell(self._game, self._events[:last], self._viewer, first)
            if told:
                turns.append((first, last, told))
                first = last
        return turns

    def head(self, record: Record) -> None:
        self._screen.rule(title(self._game, record))
        if self._viewer == SPECTATOR:
            self._screen.say("  " + say("replay.spectator"), "dim")

    def all(self, boards: bool) -> bool:
        """From the beginning to the end."""
        for turn in range(len(self._turns)):
            self._turn(turn, boards)
        return True

    def step(self) -> bool:
        """Turn by turn, at the reader's pace; whether it was read to the end."""
        answers = reader(self._screen.console)
        turn = 0
        while turn < len(self._turns):
            self._turn(turn, boards=True)
            words = say("replay.step", turn=turn + 1, turns=len(self._turns))
            try:
                answer = answers.ask(words).lower()
            except EOFError:
                return False
            if answer.startswith("q"):
                return False
            turn = max(0, turn - 1) if answer.startswith("b") else turn + 1
        return True

    def end(self, result: list[float]) -> None:
        self._screen.rule(say("replay.over"))
        values = (say("replay.result", seat=seat, value=f"{value:g}") for seat, value in enumerate(result))
        self._screen.say("  " + ", ".join(values))

    def _turn(self, turn: int, boards: bool) -> None:
        first, last, told = self._turns[turn]
        self._screen.rule(say("replay.turn", turn=turn + 1, first=first + 1, last=last))
        self._screen.story(told, self._viewer)
        if boards:
            self._screen.board(self._events[last - 1].after, self._viewer)


def turn_ends(events: list[Moment]) -> list[int]:
    """The numbers of events after which another seat is at turn, chance belonging to the seat before it."""
    ends: list[int] = []
    actor = NATURE
    for number, event in enumerate(events):
        if event.seat not in (NATURE, actor):
            if number:
                ends.append(number)
            actor = event.seat
    return [*ends, len(events)] if events else []


# -- show --------------------------------------------------------------------------------------------------------


def _show(asked: Namespace) -> None:
    try:
        data = json.loads(files.read(Path(asked.file).expanduser()))
    except (ValueError, RecursionError) as error:
        if isinstance(error, BadUsage):
            raise
        raise BadPosition(say("replay.not_json", path=asked.file, why=error)) from None
    if not isinstance(data, dict):
        raise BadPosition(say("replay.not_position", path=asked.file))
    named = asked.game or data.get("game")
    if not isinstance(named, str):
        raise BadPosition(say("replay.which_game", path=asked.file))
    game = find(named, asked.edition)
    state = game.position(data)
    seat = data.get("viewer") if asked.seat is None else asked.seat  # what one seat knew is drawn for that seat
    viewer = seat_of(seat, state.seats) if isinstance(seat, int) else NATURE
    Screen(game, console()).board(state, viewer)
