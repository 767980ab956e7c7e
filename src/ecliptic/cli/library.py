"""What there is to play, and its rules."""

from __future__ import annotations

from argparse import Namespace

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ecliptic.cli import rulebook
from ecliptic.cli.screen import Screen, console
from ecliptic.cli.words import BadUsage, say, suggestion
from ecliptic.games import GAMES, game
from ecliptic.kernel.errors import UnknownGame
from ecliptic.kernel.game import Game, Option

FOUND = 8
"""How many search results are shown."""


def run(asked: Namespace) -> int:
    if asked.command == "games":
        console().print(games_table())
        return 0
    chosen = find(asked.game)
    screen = Screen(chosen, console())
    if asked.command == "options":
        show_options(chosen, screen)
    else:
        show_rules(chosen, " ".join(asked.words), screen)
    return 0


def find(name: str, edition: str | None = None) -> Game:
    """A game by its name; a wrong one is answered with the nearest right one."""
    try:
        return game(name, edition)
    except UnknownGame as error:
        raise UnknownGame(f"{error}{suggestion(name, GAMES)}") from None


def games_table(numbered: bool = False) -> Group:
    """All games: a line of facts each, and below it what the game is."""
    facts = [_facts(number, game(name)) for number, name in enumerate(GAMES, 1)]
    widths = [max(map(len, column)) for column in zip(*(row for row, _ in facts), strict=True)]
    lines: list[RenderableType] = []
    for (number, *row), summary in facts:
        line = Text(f"{number} " if numbered else "", "bold cyan")
        for cell, width, style in zip(row, widths[1:], ("bold", "bold", "", "", "dim"), strict=True):
            line.append(f"{cell:<{width}}  ", style)
        lines += [line, Padding(Text(summary), (0, 0, 1, len(number) + 1 if numbered else 0), expand=False)]
    return Group(*lines)


def _facts(number: int, one: Game) -> tuple[list[str], str]:
    seats = f"{one.seats[0]}–{one.seats[-1]}" if len(one.seats) > 1 else str(one.seats[0])
    players = say("library.players", counts=seats)
    kind = say("library.cooperative" if one.cooperative else "library.competitive")
    return [str(number), one.id, one.title, players, say("library.minutes", minutes=one.minutes), kind], one.summary


# -- options -----------------------------------------------------------------------------------------------------


def show_options(one: Game, screen: Screen) -> None:
    if not one.options:
        screen.say(say("library.no_options", game=one.title))
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("option", "values", "default", "meaning"):
        table.add_column(say(f"library.{heading}"))
    for option in one.options:
        table.add_row(Text(option.name, "bold"), values_of(option), _word(option.default), Text(option.help))
    screen.show(table)
    screen.say(say("library.how_option", example=f"{one.options[0].name}={_word(one.options[0].default)}"), "dim")


def values_of(option: Option) -> str:
    """What an option takes, in words."""
    if isinstance(option.default, bool):
        return say("library.switch")
    if isinstance(option.default, int):
        return f"{option.low}–{option.high}"
    return ", ".join(option.choices)


def _word(value: object) -> str:
    if isinstance(value, bool):
        return say("library.yes" if value else "library.no")
    return str(value)


# -- rules -------------------------------------------------------------------------------------------------------


def show_rules(one: Game, words: str, screen: Screen) -> None:
    """The whole RULES page, one rule of it, or what it says about some words."""
    if not words:
        with screen.paged():
            screen.markdown(rulebook.page(one))
        return
    text = rulebook.rule(one, words)
    if text is not None:
        screen.markdown(text)
    elif rulebook.is_rule_id(words):
        hint = suggestion(words, rulebook.rule_ids(one))
        raise BadUsage(say("library.no_rule", game=one.title, rule=words) + hint)
    else:
        _search(one, words, screen)


def _search(one: Game, words: str, screen: Screen) -> None:
    found = rulebook.search(one, words)
    if not found:
        raise BadUsage(say("library.not_found", game=one.title, words=repr(words)))
    for part in found[:FOUND]:
        screen.markdown(part)
        screen.gap()
    if len(found) > FOUND:
        screen.say(say("library.more", count=len(found) - FOUND), "dim")
