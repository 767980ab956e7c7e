"""`ecliptic play` without a game: asks what to play. Enter takes the answer in brackets."""

from __future__ import annotations

import time
from argparse import ArgumentTypeError, Namespace
from collections.abc import Sequence

from rich.console import Console

from ecliptic.bots import DEFAULT, levels_of
from ecliptic.cli import arguments, saves
from ecliptic.cli.game_info import find, games_table, show_options, title
from ecliptic.cli.language import BadUsage, say, suggestion
from ecliptic.cli.prompt import YES_OR_NO, Reader, until_right, yes_or_no
from ecliptic.cli.screen import Screen
from ecliptic.games import all_games
from ecliptic.kernel.game import Game


def ask_for(asked: Namespace, to: Console, answers: Reader) -> None:
    """Fills in what the command line left open."""
    if _continue(asked, to, answers):
        return
    to.print(games_table(numbered=True))
    names = all_games()
    asked.game = until_right(to, answers, say("wizard-game", default=names[0]), names, read_game)
    game = find(asked.game, asked.edition)
    if game.options and not asked.option:
        _ask_options(asked, game, to, answers)
    allowed = game.seats_for(game.check_options(dict(asked.option)))
    if asked.seats is None:
        asked.seats = _ask_seats(allowed, to, answers)
    if asked.people is None and asked.bots is None:
        asked.bots = _ask_bots(asked.seats, to, answers)
    if asked.bots and asked.bot is None:
        asked.bot = _ask_level(levels_of(game.id), to, answers)


def _continue(asked: Namespace, to: Console, answers: Reader) -> bool:
    """Offers the newest unfinished game to somebody who asked for nothing else."""
    found = saves.saves()
    given = any(
        getattr(asked, name) not in (None, []) for name in ("seats", "people", "bots", "seed", "option", "save")
    )
    if not found or given or not answers.live:
        return False
    newest = found[0]
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(newest.stat().st_mtime))
    words = say("wizard-resume", file=newest.stem, when=when)
    if not until_right(to, answers, words, list(YES_OR_NO), yes_or_no):
        return False
    asked.resume = str(newest)
    return True


def read_game(answer: str) -> str:
    names = all_games()
    if not answer:
        return names[0]
    numbered = {str(number): name for number, name in enumerate(names, 1)}
    if answer in numbered:
        return numbered[answer]
    close = [name for name in names if name.startswith(answer.lower())] or _titled(answer)
    if len(close) == 1:
        return close[0]
    raise BadUsage(say("wizard-no-game", answer=answer, last=len(names)) + suggestion(answer, names))


def _titled(answer: str) -> list[str]:
    """The games with these words in their titles."""
    return [name for name in all_games() if answer.lower() in title(find(name)).lower()]


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
        chosen = until_right(to, answers, say("wizard-options"), offered, check)
    asked.option = list(chosen.items())


def _ask_seats(allowed: tuple[int, ...], to: Console, answers: Reader) -> int:
    if len(allowed) == 1:
        return allowed[0]

    words = say("wizard-seats", allowed=_listed(allowed), default=allowed[0])
    wrong = say("wizard-no-seats", allowed=_listed(allowed))
    return _ask_number(to, answers, words, allowed, allowed[0], wrong)


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def _ask_bots(seats: int, to: Console, answers: Reader) -> int:
    if seats == 1:
        return 0
    words = say("wizard-bots", players=seats, default=seats - 1)
    return _ask_number(to, answers, words, range(seats + 1), seats - 1, say("wizard-no-bots", players=seats))


def _ask_level(levels: Sequence[str], to: Console, answers: Reader) -> str:
    def check(answer: str) -> str:
        close = [level for level in levels if level.startswith(answer.lower())] if answer else [DEFAULT]
        if len(close) != 1:
            raise BadUsage(say("wizard-no-level", answer=answer, levels=", ".join(levels)))
        return close[0]

    words = say("wizard-level", levels=", ".join(levels), default=DEFAULT)
    return until_right(to, answers, words, list(levels), check)


def _ask_number(to: Console, answers: Reader, words: str, allowed: Sequence[int], default: int, wrong: str) -> int:
    numbers = {str(number): number for number in allowed} | {"": default}

    def check(answer: str) -> int:
        if answer not in numbers:
            raise BadUsage(wrong)
        return numbers[answer]

    return until_right(to, answers, words, [str(number) for number in allowed], check)
