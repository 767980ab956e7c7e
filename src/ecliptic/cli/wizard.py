"""`ecliptic play` without a game: asks what to play. Enter takes the answer in brackets."""

from __future__ import annotations

import time
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from typing import TypeVar

from rich.console import Console

from ecliptic.bots import DEFAULT, LEVELS
from ecliptic.cli import arguments, saves
from ecliptic.cli.library import find, games_table, show_options
from ecliptic.cli.prompt import Reader
from ecliptic.cli.screen import Screen
from ecliptic.cli.words import BadUsage, say, suggestion
from ecliptic.games import GAMES
from ecliptic.kernel.errors import EclipticError
from ecliptic.kernel.game import Game, in_words

T = TypeVar("T")


def ask_for(asked: Namespace, to: Console, answers: Reader) -> None:
    """Fills in what the command line left open."""
    if _continue(asked, to, answers):
        return
    to.print(games_table(numbered=True))
    names = list(GAMES)
    asked.game = _until_right(to, answers, say("wizard.game", default=names[0]), names, _game_named)
    game = find(asked.game, asked.edition)
    if game.options and not asked.option:
        _ask_options(asked, game, to, answers)
    allowed = game.seats_for(game.check_options(dict(asked.option)))
    if asked.seats is None:
        asked.seats = _ask_seats(allowed, to, answers)
    if asked.people is None and asked.bots is None:
        asked.bots = _ask_bots(asked.seats, to, answers)
    if asked.bots and asked.bot is None:
        asked.bot = _ask_level(to, answers)


def _until_right(to: Console, answers: Reader, words: str, offered: list[str], check: Callable[[str], T]) -> T:
    """Asks again until the answer makes sense; a script gets one try, and at its end what is usual."""
    while True:
        try:
            answer = answers.ask(words, offered)
        except EOFError:
            if answers.live:
                raise
            answer = ""
        try:
            return check(answer)
        except EclipticError as error:
            if not answers.live:
                raise
            to.print(f"  {error}", style="yellow", markup=False)


def _continue(asked: Namespace, to: Console, answers: Reader) -> bool:
    """Offers the newest unfinished game to somebody who asked for nothing else."""
    found = saves.saves()
    given = any(
        getattr(asked, name) not in (None, []) for name in ("seats", "people", "bots", "seed", "option", "save")
    )
    if not found or given or not answers.live:
        return False
    newest = found[0]
    when = time.strftime("%d %b %H:%M", time.localtime(newest.stat().st_mtime))
    words = say("wizard.resume", file=newest.stem, when=when)
    if not _until_right(to, answers, words, ["yes", "no"], _yes_or_no):
        return False
    asked.resume = str(newest)
    return True


def _yes_or_no(answer: str) -> bool:
    word = answer.lower()
    if word not in ("", "y", "yes", "n", "no"):
        raise BadUsage(say("wizard.yes_or_no", answer=repr(answer)))
    return not word.startswith("n")


def _game_named(answer: str) -> str:
    names = list(GAMES)
    if not answer:
        return names[0]
    numbered = {str(number): name for number, name in enumerate(names, 1)}
    if answer in numbered:
        return numbered[answer]
    close = [name for name in names if name.startswith(answer.lower())] or _titled(answer)
    if len(close) == 1:
        return close[0]
    raise BadUsage(say("wizard.no_game", answer=repr(answer), last=len(names)) + suggestion(answer, names))


def _titled(answer: str) -> list[str]:
    """The games with these words in their titles."""
    return [name for name in GAMES if answer.lower() in find(name).title.lower()]


def _ask_options(asked: Namespace, game: Game, to: Console, answers: Reader) -> None:
    def check(answer: str) -> dict[str, object] | None:
        if answer == "?":
            show_options(game, Screen(game, to))
            return None
        if not answer:
            return {}
        try:
            given: dict[str, object] = dict(arguments.option(part) for part in answer.split())
        except ArgumentTypeError as error:
            raise BadUsage(str(error)) from None
        game.check_options(given)
        return given

    offered = [f"{option.name}=" for option in game.options]
    chosen = None
    while chosen is None:
        chosen = _until_right(to, answers, say("wizard.options"), offered, check)
    asked.option = list(chosen.items())


def _ask_seats(allowed: tuple[int, ...], to: Console, answers: Reader) -> int:
    if len(allowed) == 1:
        return allowed[0]

    words = say("wizard.seats", allowed=in_words(allowed), default=allowed[0])
    wrong = say("wizard.no_seats", allowed=in_words(allowed))
    return _ask_number(to, answers, words, allowed, allowed[0], wrong)


def _ask_bots(seats: int, to: Console, answers: Reader) -> int:
    if seats == 1:
        return 0
    words = say("wizard.bots", seats=seats, default=seats - 1)
    return _ask_number(to, answers, words, range(seats + 1), seats - 1, say("wizard.no_bots", seats=seats))


def _ask_level(to: Console, answers: Reader) -> str:
    def check(answer: str) -> str:
        close = [level for level in LEVELS if level.startswith(answer.lower())] if answer else [DEFAULT]
        if len(close) != 1:
            raise BadUsage(say("wizard.no_level", answer=repr(answer), levels=", ".join(LEVELS)))
        return close[0]

    words = say("wizard.level", levels=", ".join(LEVELS), default=DEFAULT)
    return _until_right(to, answers, words, list(LEVELS), check)


def _ask_number(to: Console, answers: Reader, words: str, allowed: Sequence[int], usual: int, wrong: str) -> int:
    numbers = {str(number): number for number in allowed} | {"": usual}

    def check(answer: str) -> int:
        if answer not in numbers:
            raise BadUsage(wrong)
        return numbers[answer]

    return _until_right(to, answers, words, [str(number) for number in allowed], check)
