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
from ecliptic.cli.dialog import Dialog
from ecliptic.cli.library import find
from ecliptic.cli.prompt import Reader, reader
from ecliptic.cli.screen import Screen, console
from ecliptic.cli.session import Player, Session
from ecliptic.cli.wizard import ask_for
from ecliptic.cli.words import BadUsage, say, suggestion
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.errors import BadOption
from ecliptic.kernel.game import Game


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
    state = game.start(asked.seats, _options(game, asked.option))
    players = seat_players(
        game.id, state.seats, asked.people, asked.bots, (asked.bot or DEFAULT).split(","), asked.name
    )
    seed = Seed.fresh() if asked.seed is None else Seed.of_number(asked.seed)
    edition = str(Path(asked.edition).resolve()) if asked.edition else ""
    keeper = saves.Keeper(_chosen(asked.save), edition, game.id)
    return _open_table(Session(game, state, seed, players), keeper, to, answers)


def _resume(asked: Namespace, to: Console, answers: Reader) -> int:
    fixed = ("game", "seats", "people", "bots", "bot", "name", "seed", "option")
    given = [name for name in fixed if getattr(asked, name) not in (None, [])]
    if given:
        raise BadUsage(say("play.resume_keeps", what="GAME" if given[0] == "game" else f"--{given[0]}"))
    path = Path(asked.resume).expanduser() if asked.resume else saves.newest()
    session, edition = saves.resume(path, asked.edition)
    keeper = saves.Keeper.of_resumed(path, edition, session.game.id)
    if asked.save:
        keeper = saves.Keeper(_chosen(asked.save), edition, session.game.id)
    return _open_table(session, keeper, to, answers)


def _chosen(save: str | None) -> Path | None:
    """The file somebody wants the game kept in: never one that exists."""
    if not save:
        return None
    path = Path(save).expanduser()
    if path.exists():
        raise BadUsage(say("files.exists", path=path))
    return path


def _open_table(session: Session, keeper: saves.Keeper, to: Console, answers: Reader) -> int:
    keeper.save(session)  # a place that cannot be written to is told before the first move
    screen = Screen(session.game, to)
    screen.rule(session.game.title)
    screen.say(f"  {session.game.summary}")
    seated = (f"{player.name} ({seat})" for seat, player in enumerate(session.players))
    screen.say("  " + say("play.seated", names=", ".join(seated)), "dim")
    if answers.live:
        screen.say("  " + say("play.hint"), "dim")
    return Dialog(session, keeper, screen, answers).run()


def _options(game: Game, given: list[tuple[str, str]]) -> dict[str, object]:
    """The options by name; a wrong name is answered with the nearest right one."""
    known = [option.name for option in game.options]
    for name, _ in given:
        if name not in known:
            listed = ", ".join(known) or say("play.none")
            raise BadOption(
                say("play.no_option", game=game.title, name=repr(name), known=listed) + suggestion(name, known)
            )
    return dict(given)


def seat_players(
    game: str, seats: int, people: int | None, bots: int | None, bot_names: list[str], names: list[str]
) -> list[Player]:
    """Persons on the first seats, bots on the others, each by the next of their names."""
    if people is None:
        people = seats - bots if bots is not None else 1
    if bots is None:
        bots = seats - people
    if bots > seats:
        raise BadUsage(say("play.too_many_bots", bots=bots, seats=seats))
    if people < 0 or bots < 0 or people + bots != seats:
        raise BadUsage(say("play.do_not_add_up", seats=seats, people=people, bots=bots))
    if len(names) > people:
        raise BadUsage(say("play.names", names=len(names), people=people))
    if len(bot_names) > max(1, bots):
        raise BadUsage(say("play.levels", levels=len(bot_names), bots=bots))
    for name in bot_names:
        bot(name, game)  # a wrong name is told even if no bot plays
    unnamed = (
        [say("play.you")]
        if people == 1
        else [say("play.person", letter=chr(ord("A") + seat)) for seat in range(people)]
    )
    persons = [Player(name) for name in [*names, *unnamed[len(names) :]]]
    seated = zip(range(people, seats), cycle(bot_names), strict=False)
    return persons + [Player(say("play.bot", number=seat), name) for seat, name in seated]
