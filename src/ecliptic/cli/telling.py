"""What happened, told to one viewer from a list of events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ecliptic.kernel.game import Game, Line
from ecliptic.kernel.state import LATER, NATURE, SPECTATOR, State
from ecliptic.table.events import Moment


class Told(NamedTuple):
    """A line of the story and whose action it is about."""

    line: Line
    seat: int


def tell(game: Game, events: Sequence[Moment], viewer: int, since: int = 0) -> list[Told]:
    """The story of the events from number `since` on, as this viewer knows it (NATURE: all cards open).

    What others did in a simultaneous turn is told when the turn is over for all: just before the event that ended it,
    whose lines say what came of it.
    """
    told: list[Told] = []
    waiting: list[Moment] = []
    for number, event in enumerate(events):
        late = viewer != NATURE and event.seen_as(viewer) == LATER
        over = event.ends_turn
        if late or over:
            waiting.append(event)
        if late and not over:
            continue
        if number >= since:
            told += [line for due in (waiting if over else [event]) for line in _lines(game, due, viewer)]
        if over:
            waiting = []
    return told


def _lines(game: Game, event: Moment, viewer: int) -> list[Told]:
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
