"""A finished game to look at again: its positions as any viewer knew them at the time, and the story of each event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from ecliptic.kernel.bits import bit
from ecliptic.kernel.errors import BadRecord
from ecliptic.kernel.facts import Event, fact
from ecliptic.kernel.game import Game, View
from ecliptic.kernel.record import Record
from ecliptic.kernel.state import LATER, NATURE, SPECTATOR
from ecliptic.table.events import Moment
from ecliptic.table.history import History
from ecliptic.table.table import Table


class StoryEvent(msgspec.Struct, frozen=True):
    """What a viewer was told of one event."""

    n: int
    """The number of events up to and including this one."""
    event: Event


class Drawn(msgspec.Struct, frozen=True):
    """One outcome of chance: all that is needed, beside the seed, to compute it again."""

    n: int
    """The number of events up to and including this one."""
    stream: int
    turn: int
    """The outcomes of its stream before it."""
    weights: list[int]
    """Of the possible outcomes, in order."""
    choice: int
    """Which of them it was."""


class Replay:
    """A history with its game. `viewer` NATURE sees all."""

    def __init__(self, game: Game, history: History) -> None:
        self.game = game
        self.history = history

    def moments(self, first: int, last: int) -> Iterator[tuple[int, Moment]]:
        """The events number `first` to `last`, counted from 1."""
        return enumerate(self.history.moments(first - 1, last), first)

    def view(self, n: int, viewer: int) -> View:
        """The position after n events as the viewer knew it then."""
        state = self.history.at(n)
        view: View = (
            self.game.open_view(state) if viewer == NATURE else self.game.view_of(state.known_to(viewer), viewer)
        )
        return view

    def asked(self, n: int, viewer: int) -> list[int]:
        """The seats that had to act then, as far as the viewer knew."""
        state = self.history.at(n)
        actors = state.actors() if viewer == NATURE else state.known_to(viewer).actors()
        return [seat for seat in range(state.seats) if actors & bit(seat)]

    def told(self, n: int, viewer: int) -> list[StoryEvent]:
        """What the viewer was told at event n: nothing of what waited for the end of a simultaneous turn; at that end
        first all of it."""
        first = n
        if n in self.history.barriers:
            earlier = [barrier for barrier in self.history.barriers if barrier < n]
            first = (earlier[-1] if earlier else 0) + 1
        waited, now = [], []
        for number, moment in self.moments(first, n):
            later = viewer != NATURE and moment.seen_as(viewer) == LATER
            if later:
                waited.append(self._tell(number, moment, viewer))
            elif number == n:
                now.append(self._tell(number, moment, viewer))
        return (waited if n in self.history.barriers else []) + now

    def story(self, viewer: int) -> list[StoryEvent]:
        """All that the viewer was told, in the order in which it was told."""
        told: list[StoryEvent] = []
        waiting: list[StoryEvent] = []
        barriers = set(self.history.barriers)
        for n, moment in self.moments(1, len(self.history.events)):
            later = viewer != NATURE and moment.seen_as(viewer) == LATER
            if later:
                waiting.append(self._tell(n, moment, viewer))
            if n in barriers:
                told += waiting
                waiting = []
            if not later:
                told.append(self._tell(n, moment, viewer))
        return told

    def drawn(self, past: int) -> list[Drawn]:
        """All outcomes of chance after the first `past` events."""
        found: list[Drawn] = []
        turns: Counter[int] = Counter()
        for n, (before, seat, action, *_) in self.moments(past + 1, len(self.history.events)):
            if seat == NATURE:
                stream = before.stream()
                choice = list(before.legal(NATURE)).index(action)
                found.append(Drawn(n, stream, turns[stream], list(before.odds()), choice))
                turns[stream] += 1
        return found

    def _tell(self, n: int, moment: Moment, viewer: int) -> StoryEvent:
        before, seat, action, after, *_ = moment
        if viewer == NATURE:
            return StoryEvent(n, self.game.open_event(before, after, seat, action))
        return StoryEvent(n, self.game.event(before, after, seat, action, None if viewer == SPECTATOR else viewer))


def finished(game: Game, record: Record) -> Table:
    """The table at which a finished game was played, from its record. Raises `BadRecord`."""
    if record.result is None:
        raise BadRecord(fact("record-unfinished"))
    return Table.resume(game, record, [(f"Player {seat + 1}", "") for seat in range(record.seats)])
