"""Looking at what was played: `replay`, `verify` and `show`."""

from __future__ import annotations

import json
from argparse import Namespace
from collections import defaultdict
from pathlib import Path

from ecliptic.cli import files, saves
from ecliptic.cli.game_info import find, title
from ecliptic.cli.language import BadUsage, say, voice
from ecliptic.cli.prompt import reader
from ecliptic.cli.screen import Screen, console
from ecliptic.cli.story import Line, of_events
from ecliptic.kernel.errors import BadPosition
from ecliptic.kernel.facts import Event
from ecliptic.kernel.game import Game
from ecliptic.kernel.record import Record, replay, verify
from ecliptic.kernel.state import NATURE, SPECTATOR
from ecliptic.table import Replay
from ecliptic.table.history import History
from ecliptic.table.save import game_named


def run(asked: Namespace) -> int:
    {"replay": _replay, "verify": _verify, "show": _show}[asked.command](asked)
    return 0


def load(asked: Namespace) -> tuple[Game, Record, str | None]:
    """The record that was asked for, its game, and the file with the game's own components, if there is one."""
    text = files.read(Path(asked.file).expanduser())
    record = Record.from_text(text)
    edition = asked.edition or saves.edition_of(text)
    return find(game_named(text, record.game), edition), record, edition


def seat_names(asked: Namespace, record: Record) -> list[str]:
    """Who played, as far as the file says."""
    names = saves.names_of(files.read(Path(asked.file).expanduser()))
    return [*names, *(say("replay-seat", number=seat) for seat in range(len(names), record.seats))]


def heading(game: Game, record: Record) -> str:
    """What was played, and by how many."""
    return say("replay-title", game=title(game), players=record.seats)


# -- verify ------------------------------------------------------------------------------------------------------


def _verify(asked: Namespace) -> None:
    game, record, _ = load(asked)
    verdict = verify(game, record)
    print(heading(game, record))
    for fact in verdict.facts:
        print(f"  {voice(game).say(fact)}")
    if record.result is None:
        print("  " + say("replay-no-end" if _over(game, record) else "replay-unfinished"))
    if not verdict.fair:
        print("  " + say("replay-no-seed"))


def _over(game: Game, record: Record) -> bool:
    """Whether nobody can act any more after the last event."""
    last = [after for _, _, _, after in replay(game, record)][-1:]
    return bool(last) and last[0].actors() == 0


# -- replay ------------------------------------------------------------------------------------------------------


def _replay(asked: Namespace) -> None:
    game, record, _ = load(asked)
    viewer = _viewer(asked, record)
    start = game.start(record.seats, record.options)
    history = History(start, ((seat, action) for _, seat, action, _ in replay(game, record)))
    shown = TurnByTurn(Replay(game, history), viewer, Screen(game, console(), seat_names(asked, record)))
    shown.head(heading(game, record))
    read = shown.step() if asked.step else shown.all(boards=not asked.brief)
    if read and record.result is not None:
        shown.end(record.result)


def _viewer(asked: Namespace, record: Record) -> int:
    """The point of view: a seat's, all cards open once the game is over, else a spectator's."""
    if asked.seat is None:
        return NATURE if asked.open or record.result is not None else SPECTATOR
    if asked.open:
        raise BadUsage(say("replay-seat-or-open"))
    return seat_of(asked.seat, record.seats)


def seat_of(seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        raise BadUsage(say("replay-no-seat", number=seat, last=seats - 1))
    return seat


class TurnByTurn:
    """A finished or unfinished game on the screen."""

    def __init__(self, played: Replay, viewer: int, screen: Screen) -> None:
        self._replay = played
        self._viewer = viewer
        self._seat = viewer if viewer not in (NATURE, SPECTATOR) else None
        self._screen = screen
        self._turns = self._told_turns()

    def _told_turns(self) -> list[tuple[int, int, list[Line]]]:
        """First event, last event and story of each turn; turns of which nothing is told join the next."""
        told: defaultdict[int, list[Event]] = defaultdict(list)
        now = 0
        for one in self._replay.story(self._viewer):
            now = max(now, one.n)  # what waited for the end of a simultaneous turn is told with the event that ended it
            told[now].append(one.event)
        turns: list[tuple[int, int, list[Line]]] = []
        first, tell = 0, self._screen.voice(self._seat)
        for last in turn_ends([seat for seat, _ in self._replay.history.events]):
            lines = of_events((event for n in range(first + 1, last + 1) for event in told[n]), tell)
            if lines:
                turns.append((first, last, lines))
                first = last
        return turns

    def head(self, words: str) -> None:
        self._screen.rule(words)
        if self._viewer == SPECTATOR:
            self._screen.say(say("replay-spectator"), "dim", 2)

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
            words = say("replay-step", turn=turn + 1, turns=len(self._turns))
            try:
                answer = answers.ask(words).lower()
            except EOFError:
                return False
            if answer.startswith("q"):
                return False
            turn = max(0, turn - 1) if answer.startswith("b") else turn + 1
        return True

    def end(self, result: list[float]) -> None:
        self._screen.rule(say("replay-over"))
        unit, tell = self._replay.game.unit(self._replay.history.state), self._screen.voice(self._seat)
        for name, value in zip(self._screen.names, result, strict=True):
            self._screen.say(say("replay-result", name=name, result=tell.say(unit.outcome(value))), indent=2)

    def _turn(self, turn: int, boards: bool) -> None:
        first, last, told = self._turns[turn]
        self._screen.rule(say("replay-turn", turn=turn + 1, first=first + 1, last=last))
        self._screen.story(told, self._seat)
        if boards:
            self._screen.board(self._replay.view(last, self._viewer))


def turn_ends(seats: list[int]) -> list[int]:
    """The numbers of events after which another seat is at turn, chance belonging to the seat before it."""
    ends: list[int] = []
    actor = NATURE
    for number, seat in enumerate(seats):
        if seat not in (NATURE, actor):
            if number:
                ends.append(number)
            actor = seat
    return [*ends, len(seats)] if seats else []


# -- show --------------------------------------------------------------------------------------------------------


def _show(asked: Namespace) -> None:
    try:
        data = json.loads(files.read(Path(asked.file).expanduser()))
    except (ValueError, RecursionError) as error:
        if isinstance(error, BadUsage):
            raise
        raise BadPosition(say("replay-not-json", path=asked.file, why=str(error))) from None
    if not isinstance(data, dict):
        raise BadPosition(say("replay-not-position", path=asked.file))
    named = asked.game or data.get("game")
    if not isinstance(named, str):
        raise BadPosition(say("replay-which-game", path=asked.file))
    game = find(named, asked.edition)
    state = game.position({name: value for name, value in data.items() if (name, value) != ("game", named)})
    seat = data.get("viewer") if asked.seat is None else asked.seat  # what one seat knew is drawn for that seat
    view = game.view(state, seat_of(seat, state.seats)) if isinstance(seat, int) else game.open_view(state)
    Screen(game, console()).board(view)
