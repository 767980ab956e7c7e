"""Information about games: `games`, `options` and `rules`."""

from __future__ import annotations

from argparse import Namespace

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ecliptic.cli import rulebook
from ecliptic.cli.language import BadUsage, say, sentence, speaks_english, suggestion, voice
from ecliptic.cli.screen import Screen, console
from ecliptic.games import all_games, game
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
        raise BadUsage(sentence(error) + suggestion(name, all_games())) from None


def title(one: Game) -> str:
    """What a game is called in the reader's language."""
    return voice(one)("title")


def games_table(numbered: bool = False) -> Group:
    """All games: a line of facts each, and below it what the game is."""
    facts = [_facts(number, game(name)) for number, name in enumerate(all_games(), 1)]
    widths = [max(map(len, column)) for column in zip(*(row for row, _ in facts), strict=True)]
    lines: list[RenderableType] = []
    for (number, *row), summary in facts:
        line = Text(f"{number} " if numbered else "", "bold cyan")
        for cell, width, style in zip(row, widths[1:], ("bold", "bold", "", "", "dim"), strict=True):
            line.append(f"{cell:<{width}}  ", style)
        lines += [line, Padding(Text(summary), (0, 0, 1, len(number) + 1 if numbered else 0), expand=False)]
    return Group(*lines)


def _facts(number: int, one: Game) -> tuple[list[str], str]:
    counts = f"{one.seats[0]}–{one.seats[-1]}" if len(one.seats) > 1 else str(one.seats[0])
    players = say("info-players", counts=counts)
    kind = say("info-cooperative" if one.cooperative else "info-competitive")
    minutes = say("info-minutes", minutes=one.minutes)
    return [str(number), one.id, title(one), players, minutes, kind], voice(one)("summary")


# -- options -----------------------------------------------------------------------------------------------------


def show_options(one: Game, screen: Screen) -> None:
    if not one.options:
        screen.say(say("info-no-options", game=title(one)))
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("info-option", "info-values", "info-default", "info-meaning"):
        table.add_column(say(heading))
    for option in one.options:
        meaning = voice(one).attribute(f"option-{option.name}", "help")
        table.add_row(Text(option.name, "bold"), values_of(option), _word(option.default), Text(meaning))
    screen.show(table)
    example = f"{one.options[0].name}={_typed(one.options[0].default)}"
    screen.say(say("info-example", example=example), "dim")


def values_of(option: Option) -> str:
    """What an option takes, in words."""
    if isinstance(option.default, bool):
        return say("info-switch")
    if isinstance(option.default, int):
        return f"{option.low}–{option.high}"
    return ", ".join(option.choices)


def _word(value: object) -> str:
    if isinstance(value, bool):
        return say("answer-yes" if value else "answer-no")
    return str(value)


def _typed(value: object) -> str:
    """A value as a command line takes it, in any language."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


# -- rules -------------------------------------------------------------------------------------------------------


def show_rules(one: Game, words: str, screen: Screen) -> None:
    """The whole RULES page, one rule of it, or what it says about some words."""
    if not words:
        with screen.paged():
            _excuse(screen)
            screen.markdown(rulebook.page(one))
        return
    _excuse(screen)
    text = rulebook.rule(one, words)
    if text is not None:
        screen.markdown(text)
    elif rulebook.is_rule_id(words):
        hint = suggestion(words, rulebook.rule_ids(one))
        raise BadUsage(say("info-no-rule", game=title(one), rule=words) + hint)
    else:
        _search(one, words, screen)


def _excuse(screen: Screen) -> None:
    """Says that the rules are in English, if the reader uses another language."""
    if not speaks_english():
        screen.say(say("rules-english"), "dim")


def _search(one: Game, words: str, screen: Screen) -> None:
    found = rulebook.search(one, words)
    if not found:
        raise BadUsage(say("info-not-found", game=title(one), words=words))
    for part in found[:FOUND]:
        screen.markdown(part)
        screen.gap()
    if len(found) > FOUND:
        screen.say(say("info-more", count=len(found) - FOUND), "dim")
