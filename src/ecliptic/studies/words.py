"""The words of reports: readable figures, sentences from the text file, and what a game calls its moves."""

from __future__ import annotations

import re
from math import isfinite
from pathlib import Path

from ecliptic.bots.stats import Interval
from ecliptic.games import game as find
from ecliptic.kernel.catalogue import DEFAULT, catalogue, game_source, message_id
from ecliptic.kernel.facts import Args, Fact, Topic, kind_of
from ecliptic.studies.plan import Cell

TEXT = Path(__file__).parent / "text"
OPEN = "…"
"""Stands for what a topic leaves open: `Observe … for Cygnus A`."""


def percent(value: float) -> str:
    """Whole percents; tenths near nothing and near all."""
    shown = 100 * value
    return f"{shown:.1f} %" if 0 < shown < 9.95 or 90 < shown < 100 else f"{shown:.0f} %"


def figure(value: float) -> str:
    """Three digits or so."""
    if not isfinite(value):
        return "?"
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def signed(value: float) -> str:
    return f"{'+' if value > 0 else '−' if value < 0 else '±'}{figure(abs(value))}"


def interval(one: Interval, share: bool = False) -> str:
    """A figure with its interval."""
    shown = percent if share else figure
    if not isfinite(one.low):
        return shown(one.value)
    return f"{shown(one.value)} ({shown(one.low)} – {shown(one.high)})"


def signed_interval(one: Interval | None) -> str:
    if one is None or not isfinite(one.low):
        return "–"
    return f"{signed(one.value)} ({signed(one.low)} – {signed(one.high)})"


class Words:
    """What a report about a game says, in one language."""

    def __init__(self, game_id: str, language: str = DEFAULT) -> None:
        self.title = find(game_id).title
        self.language = language
        self.say = catalogue("", language, TEXT)
        self._game = catalogue(game_id, language)
        self._open: Args | None = None
        self._game_id = game_id

    def move(self, topic: Topic) -> str:
        """A topic as the game calls it: its move, with everything else left open. Where the move does not tell the
        thing, or nothing else, its kind and the thing."""
        key, thing = f"move-{topic.kind}", self.thing(topic)
        if key in self._game:
            said = self._game.say(Fact(key, {**self._others_open(topic), topic.argument: _number(topic.thing)}))
            if said != thing and thing in said:
                return said
        return f"{topic.kind} {thing}".strip()

    def thing(self, topic: Topic) -> str:
        """What the game calls the thing alone."""
        key = message_id(kind_of(topic.argument), topic.thing)
        return self._game(key) if topic.argument and key in self._game else topic.thing

    def lineup(self, cell: Cell) -> str:
        """Who plays."""
        return self.say("lineup", bot=cell.bot, rival=cell.rival) if cell.rival else cell.bot

    def few(self, names: list[str], most: int = 6) -> list[str]:
        """A few of many."""
        more = len(names) - most
        return [*names[:most], self.say("more", n=more)] if more > 0 else names

    def _others_open(self, topic: Topic) -> Args:
        """Everything that some message of the game may be told, but the thing and what follows from it."""
        if self._open is None:
            source = game_source(self._game_id, self.language)
            self._open = dict.fromkeys(re.findall(r"\$(\w+)", source), OPEN)
        return {name: value for name, value in self._open.items() if not name.startswith(f"{topic.argument}_")}


def _number(thing: str) -> int | str:
    """A number as one, for its plural."""
    return int(thing) if thing.isdecimal() else thing
