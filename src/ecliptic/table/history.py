"""The events of a game as they stand, and any position on the way, found from a nearby one that was kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ecliptic.kernel.state import State
from ecliptic.table.events import Moment

EVERY = 32
"""Events between two positions that are kept."""


class History:
    """Events from a start. Nobody may change a position that it gives away."""

    def __init__(self, start: State, events: Iterable[tuple[int, int]] = ()) -> None:
        self.events: list[tuple[int, int]] = []
        """(seat, action) of all that stands."""
        self.barriers: list[int] = []
        """After how many events a simultaneous turn was over for all."""
        self.state = start
        """The position after all of them."""
        self._kept = [start]
        for seat, action in events:
            self.add(seat, action)

    @property
    def start(self) -> State:
        return self._kept[0]

    def add(self, seat: int, action: int) -> Moment:
        """One event more."""
        before = self.state
        after = before.clone()
        after.apply(seat, action)
        self.events.append((seat, action))
        self.state = after
        if after.barriers() != before.barriers():
            self.barriers.append(len(self.events))
        if len(self.events) % EVERY == 0:
            self._kept.append(after)
        return Moment(before, seat, action, after, len(self.events) - 1, [])

    def cut(self, n: int) -> None:
        """Forgets all but the first n events."""
        self.state = self.at(n)
        del self.events[n:], self._kept[n // EVERY + 1 :]
        self.barriers = [barrier for barrier in self.barriers if barrier <= n]

    def at(self, n: int) -> State:
        """The position after n events."""
        if n == len(self.events):
            return self.state
        kept = self._kept[n // EVERY]
        if n % EVERY == 0:
            return kept
        state = kept.clone()
        for seat, action in self.events[n - n % EVERY : n]:
            state.apply(seat, action)
        return state

    def moment(self, number: int) -> Moment:
        """One event."""
        return next(self.moments(number, number + 1))

    def moments(self, first: int = 0, end: int | None = None) -> Iterator[Moment]:
        """The events number `first` to `end` - 1, counted from 0, with the positions around them."""
        before = self.at(first)
        for number, (seat, action) in enumerate(self.events[first:end], first):
            after = before.clone()
            after.apply(seat, action)
            yield Moment(before, seat, action, after, number, [])
            before = after

    def backwards(self) -> Iterator[tuple[int, Moment]]:
        """All events with their numbers, the latest first."""
        end = len(self.events)
        while end:
            first = (end - 1) // EVERY * EVERY
            for moment in reversed(list(self.moments(first, end))):
                end -= 1
                yield end, moment
