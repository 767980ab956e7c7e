"""`ecliptic play`: a new game or a saved one, set up from the command line or by asking."""

from __future__ import annotations

import signal
from argparse import Namespace
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from types import FrameType

from rich.console import Console

from ecliptic.bots import DEFAULT, bot
from ecliptic.cli import saves
from ecliptic.cli.game_info import find, title
from ecliptic.cli.language import BadUsage, say, sentence, suggestion, voice
from ecliptic.cli.prompt import Reader, reader
from ecliptic.cli.screen import Screen, console
from ecliptic.cli.terminal_table import TerminalTable
from ecliptic.cli.wizard import ask_for
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.errors import BadOption
from ecliptic.kernel.game import Game
from ecliptic.kernel.record import Record
from ecliptic.kernel.state import State
from ecliptic.table import Seat, Table
from ecliptic.table.save import Player


def run(asked: Namespace) -> int:
    _leave_on_hangup()
    to = console()
    answers = reader(to)
    if asked.game is None and asked.resume is None:
        ask_for(asked, to, answers)
    if asked.resume is not None:
        return _resume(asked, to, answers)
    return _begin(asked, to, answers)


def _leave_on_hangup() -> None:
    """A closed window or a polite kill ends the game as Ctrl-C does: saved."""
    for name in ("SIGHUP", "SIGTERM"):
        with suppress(AttributeError, ValueError):  # not every system has them, and only the main thread may ask
            signal.signal(getattr(signal, name), _interrupt)


def _interrupt(number: int, frame: FrameType | None) -> None:
    """Ctrl-C itself, for which the prompt waits. An exception raised here might come up where it is ignored."""
    signal.raise_signal(signal.SIGINT)


def _begin(asked: Namespace, to: Console, answers: Reader) -> int:
    game = find(asked.game, asked.edition)
    state = _start(game, asked)
    levels = (asked.bot or DEFAULT).split(",")
    players = seat_players(game.id, state.seats, asked.people, asked.bots, levels, asked.name)
    seed = Seed.fresh() if asked.seed is None else Seed.of_number(asked.seed)
    edition = str(Path(asked.edition).resolve()) if asked.edition else ""
    keeper = saves.Keeper(_chosen(asked.save), edition, game.id)
    record = Record.begin(game, state, seed, reveal=True)
    return _play(saves.seat(game, record, players), keeper, to, answers)


def _resume(asked: Namespace, to: Console, answers: Reader) -> int:
    fixed = ("game", "seats", "people", "bots", "bot", "name", "seed", "option")
    given = [name for name in fixed if getattr(asked, name) not in (None, [])]
    if given:
        raise BadUsage(say("play-resume-keeps", what="GAME" if given[0] == "game" else f"--{given[0]}"))
    path = Path(asked.resume).expanduser() if asked.resume else saves.newest()
    table, edition = saves.resume(path, asked.edition)
    keeper = saves.Keeper.of_resumed(path, edition, table.game.id)
    if asked.save:
        keeper = saves.Keeper(_chosen(asked.save), edition, table.game.id)
    return _play(table, keeper, to, answers)


def _chosen(save: str | None) -> Path | None:
    """The file in which the game is to be kept: never one that exists."""
    if not save:
        return None
    path = Path(save).expanduser()
    if path.exists():
        raise BadUsage(say("files-exists", path=str(path)))
    return path


def _play(table: Table, keeper: saves.Keeper, to: Console, answers: Reader) -> int:
    keeper.save(table)  # a place that cannot be written to is told before the first move
    screen = Screen(table.game, to, [seat.name for seat in table.seats])
    played = TerminalTable(table, keeper, screen, answers)
    screen.rule(title(table.game))
    screen.say(voice(table.game)("summary"), indent=2)
    seated = [_seated(number, seat) for number, seat in enumerate(table.seats)]
    screen.say(say("play-seated", players=seated), "dim", 2)
    if answers.live:
        screen.say(say("play-hint"), "dim", 2)
    return played.run()


def _seated(number: int, seat: Seat) -> str:
    if seat.bot:
        return say("play-bot", name=seat.name, number=number, level=seat.bot)
    return say("play-person", name=seat.name, number=number)


def _start(game: Game, asked: Namespace) -> State:
    """The start of a game; an option of a wrong name is answered with the nearest right one."""
    options: dict[str, object] = dict(asked.option)
    try:
        seats = _room(game, options, asked.people, asked.bots) if asked.seats is None else asked.seats
        state: State = game.start(seats, options)
        return state
    except BadOption as error:
        known = [option.name for option in game.options]
        strange = next((name for name in options if name not in known), "")
        raise BadUsage(sentence(error, voice(game)) + suggestion(strange, known)) from None


def _room(game: Game, options: dict[str, object], people: int | None, bots: int | None) -> int:
    """The smallest table for these people, or for one person, and these bots; the largest one if none has room."""
    wanted = (1 if people is None else people) + (bots or 0)
    allowed = game.seats_for(game.check_options(options))
    return next((seats for seats in allowed if seats >= wanted), allowed[-1])


def seat_players(
    game: str, seats: int, people: int | None, bots: int | None, levels: list[str], names: list[str]
) -> list[Player]:
    """Persons on the first seats, bots on the others, each by the next of their names."""
    if people is None:
        people = seats - bots if bots is not None else 1
    if bots is None:
        bots = seats - people
    if bots > seats:
        raise BadUsage(say("play-too-many-bots", count=bots, players=seats))
    if people < 0 or bots < 0 or people + bots != seats:
        raise BadUsage(say("play-do-not-add-up", players=seats, people=people, count=bots))
    if len(names) > people:
        raise BadUsage(say("play-names", names=len(names), people=people))
    if len(levels) > max(1, bots):
        raise BadUsage(say("play-levels", levels=len(levels), count=bots))
    for name in levels:
        bot(name, game)  # a wrong name is told even if no bot plays
    unnamed = (
        [say("play-you")] if people == 1 else [say("play-name", letter=chr(ord("A") + seat)) for seat in range(people)]
    )
    persons = [Player(name) for name in [*names, *unnamed[len(names) :]]]
    seated = zip(range(people, seats), cycle(levels), strict=False)
    return persons + [Player(say("play-bot-name", number=seat - people + 1), name) for seat, name in seated]
