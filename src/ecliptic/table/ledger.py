"""What each viewer of a table has been shown: the numbers of its frames, and its log."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from ecliptic.table import journal as j
from ecliptic.table.events import Moment
from ecliptic.table.history import History

RECENT = 64
"""How many log entries each viewer's log keeps at hand."""
ASIDE = (j.Said, j.Left, j.Returned)
"""Entries about things around the game: a move that crosses one of them on its way is still valid."""

T = TypeVar("T")


class Note(msgspec.Struct, Generic[T], gc=False):
    """Number `n` of what a viewer has been shown. It is put into words once, when somebody first wants to read it."""

    n: int
    _what: Moment | int | j.AnyEntry | None
    """A number is that of an event of the history."""
    _told: T | None = None

    def moment(self, history: History) -> Moment | None:
        """The event, with its positions, as long as nobody has read of it."""
        if isinstance(self._what, int):
            self._what = history.moment(self._what)
        return self._what if isinstance(self._what, Moment) else None

    def told(self, history: History, tell: Callable[[int, Moment | j.AnyEntry], T]) -> T:
        if self._told is None:
            what = self.moment(history) or self._what
            assert what is not None
            assert not isinstance(what, int)
            self._told, self._what = tell(self.n, what), None  # the positions are needed no longer
        return self._told

    def fade(self) -> None:
        """From now on the history has the positions."""
        if isinstance(self._what, Moment) and self._what.number >= 0:
            self._what = self._what.number

    def keep(self, gone: Sequence[Moment]) -> None:
        """The history is about to forget these."""
        number = self._what.number if isinstance(self._what, Moment) else self._what
        if isinstance(number, int) and number >= gone[0].number:
            self._what = gone[number - gone[0].number]._replace(number=-1)


class Ledger:
    """What one viewer has been shown: how much of it, the latest of it, and what it will be shown at the barrier."""

    def __init__(self, keep: int | None) -> None:
        self.seq = 0
        self.turn = 0
        """The number of the last thing shown that a move has to take into account."""
        self.turned = 0
        """When that was shown."""
        self.recent: deque[Note[Any]] = deque(maxlen=keep)
        self.waiting: list[Moment] = []
        self._fresh: list[Note[Any]] = []
        self._older: list[Note[Any]] = []
        """Of this change, and of the one before it."""

    def take(self, moment: Moment, later: bool, at: int) -> None:
        """An event that the viewer sees now, or later: when the simultaneous turn ends, before what ends it. Seat by
        seat: in the order in which it was done, it would tell how long each one took."""
        if later:
            self.waiting.append(moment)
        if moment.ends_turn:
            for late in sorted(self.waiting, key=lambda moment: moment.owner):
                self.show(late, at)
            self.waiting = []
        if not later:
            self.show(moment, at)

    def show(self, what: Moment | j.AnyEntry, at: int) -> None:
        self.seq += 1
        if not isinstance(what, ASIDE):
            self.turn, self.turned = self.seq, at
        note: Note[Any] = Note(self.seq, what)
        self.recent.append(note)
        self._fresh.append(note)

    def fade(self) -> None:
        """A change is complete: what nobody has read of the one before it is left to the history to remember, as the
        positions would be most of the memory of a table."""
        for note in self._older:
            note.fade()
        self._older, self._fresh = self._fresh, []

    def keep(self, gone: Sequence[Moment]) -> None:
        """The history is about to forget these events."""
        for note in self.recent:
            note.keep(gone)
