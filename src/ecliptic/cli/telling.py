"""What happened, told to one viewer from a list of events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ecliptic.kernel.game import Game, Line
from ecliptic.kernel.state import LATER, NATURE, SPECTATOR, State


class Event(NamedTuple):
    """One action and the positions around it."""

    before: State
    seat: int
    action: int
    after: State


class Told(NamedTuple):
    """A line of the story and whose action it is about."""

    line: Line
    seat: int


def tell(game: Game, events: Sequence[Event], viewer: int, since: int = 0) -> list[Told]:
    """The story of the events from number `since` on, as this viewer knows it (NATURE: all cards open).

    What others did in a simultaneous turn is told when the turn is over for all, after the viewer's own part.
    """
    told: list[Told] = []
    waiting: list[Event] = []
    for number, event in enumerate(events):
        if viewer != NATURE and event.before.seen_as(viewer, event.seat, event.action) == LATER:
            waiting.append(event)
        elif number >= since:
            told += _lines(game, event, viewer)
        if event.after.barriers() > event.before.barriers():
            if number >= since:
                told += [line for late in waiting for line in _lines(game, late, viewer)]
            waiting = []
    return told


def _lines(game: Game, event: Event, viewer: int) -> list[Told]:
    if viewer == NATURE:
        lines = game.open_story(event.before, event.after, event.seat, event.action)
    else:
        eyes = None if viewer == SPECTATOR else viewer
        lines = game.story(event.before, event.after, event.seat, event.action, eyes)
    return [Told(line, event.seat) for line in lines]


def look(game: Game, state: State, viewer: int) -> dict[str, object]:
    """What this viewer may see of a position (NATURE: all of it)."""
    if viewer == NATURE:
        return game.open_view(state)
    return game.view(state, None if viewer == SPECTATOR else viewer)
