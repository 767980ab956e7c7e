"""What each viewer of a table has been shown: the numbers of its frames, and its log."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

from ecliptic.table import journal as j
from ecliptic.table.events import Moment

RECENT = 64
"""How many log entries each viewer's log keeps at hand."""
ASIDE = (j.Said, j.Left, j.Returned)
"""Entries about things around the game: a move that crosses one of them on its way is still valid."""

T = TypeVar("T")


class Note(msgspec.Struct, Generic[T], gc=False):
    """Number `n` of what a viewer has been shown. It is put into words once, when somebody first wants to read it."""

    n: int
    _what: Moment | j.AnyEntry | None
    _told: T | None = None

    @property
    def moment(self) -> Moment | None:
        """The event, with its positions, as long as nobody has read of it."""
        return self._what if isinstance(self._what, Moment) else None

    def told(self, tell: Callable[[int, Moment | j.AnyEntry], T]) -> T:
        if self._told is None:
            assert self._what is not None
            self._told, self._what = tell(self.n, self._what), None  # the positions are needed no longer
        return self._told


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
        self.recent.append(Note(self.seq, what))
