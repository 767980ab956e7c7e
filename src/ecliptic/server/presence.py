"""Who is connected to a table, through this process or another. Not stored: everybody is counted on connecting."""

from __future__ import annotations

from collections.abc import Iterable

from ecliptic.kernel.bits import members
from ecliptic.kernel.state import SPECTATOR


class Presence:
    """The seats of one table whose players have a socket open."""

    def __init__(self) -> None:
        self.mine = 0
        """The set of seats connected to this process."""
        self._others: dict[str, int] = {}
        """The same for other processes, by their names."""
        self.here: tuple[int, ...] = ()

    def count(self, viewers: Iterable[int]) -> bool:
        """Counts this process's own again; returns whether that changed."""
        before, self.mine = self.mine, sum(1 << viewer for viewer in set(viewers) if viewer != SPECTATOR)
        self._add_up()
        return self.mine != before

    def hear(self, process: str, seats: int) -> bool:
        """Another process reports its own; returns whether anybody came or went."""
        before = self.here
        self._others[process] = seats
        if not seats:
            del self._others[process]
        self._add_up()
        return self.here != before

    def _add_up(self) -> None:
        together = self.mine
        for seats in self._others.values():
            together |= seats
        self.here = tuple(members(together))
