"""A queue in which nobody has to wait for those who want a lot."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator

REMEMBERED = 1000
"""How many are remembered to have had more time than the others."""


class Fair:
    """A few places for many: whoever will have had the least time when done goes first, then whoever came first.

    This is weighted fair queueing by finish times. Newcomers, and those who were away, begin where the others are. How
    long something takes is guessed from how long the same kind of thing took last, so a quick one never waits for a
    round of slow ones.
    """

    def __init__(self, places: int, each: int | None = None) -> None:
        self._free, self._each = places, each or places
        """Places that are free, and how many anyone can have at once."""
        self._had: dict[str, float] = {}
        self._now = 0.0
        """How much time those who went last had had."""
        self._here: Counter[str] = Counter()
        self._took: dict[str, float] = {}
        """How long each kind of thing took last."""
        self._waiting: list[tuple[str, str, asyncio.Future[None]]] = []

    @contextlib.asynccontextmanager
    async def turn(self, who: str, kind: str = "") -> AsyncIterator[None]:
        """Waits for a place; the time until it is given back is counted."""
        await self._come(who, kind)
        start = time.monotonic()
        try:
            yield
        finally:
            self._took[kind] = time.monotonic() - start
            self._had[who] = self._begins(who) + self._took[kind]
            self._go(who)

    def _begins(self, who: str) -> float:
        return max(self._had.get(who, 0.0), self._now)

    def _ends(self, who: str, kind: str) -> float:
        return self._begins(who) + self._took.get(kind, 0.0)

    async def _come(self, who: str, kind: str) -> None:
        came: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((who, kind, came))
        self._let_in()
        try:
            await came
        except asyncio.CancelledError:
            if came.done() and not came.cancelled():  # its turn came in this very moment
                self._go(who)
            else:
                self._waiting.remove((who, kind, came))
            raise

    def _go(self, who: str) -> None:
        self._here[who] -= 1
        if not self._here[who]:
            del self._here[who]
        self._free += 1
        if len(self._had) > REMEMBERED:
            self._had = {one: had for one, had in self._had.items() if had > self._now}
        self._let_in()

    def _let_in(self) -> None:
        while self._free:
            ready = [one for one in self._waiting if self._here[one[0]] < self._each and not one[2].done()]
            if not ready:
                return
            who, _, came = first = min(ready, key=lambda one: self._ends(one[0], one[1]))
            self._waiting.remove(first)
            self._now = self._begins(who)
            self._free -= 1
            self._here[who] += 1
            came.set_result(None)
