"""Has bots play the deals of the day for comparison, in a process of their own, one deal after the other."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from ecliptic.kernel.chance import Seed
from ecliptic.server.crew import Processes
from ecliptic.server.foresight import mark
from ecliptic.server.store import StoreDown
from ecliptic.server.store.nights import Attempt, Nights

NICE = 10
"""Everything that somebody waits for takes precedence."""

log = logging.getLogger("ecliptic.daily")


class Marks:
    """Finds the results of bots on each deal. What several processes find, as they share a database, is kept once."""

    def __init__(self, nights: Nights) -> None:
        self._nights = nights
        self._wanted: dict[tuple[str, str, bytes], tuple[Seed, Attempt]] = {}
        self._work: asyncio.Task[None] | None = None

    def want(self, seed: Seed, attempt: Attempt) -> None:
        self._wanted.setdefault(attempt[:3], (seed, attempt))
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._play())

    async def stop(self) -> None:
        if self._work is not None:
            self._work.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._work

    async def _play(self) -> None:
        crew = Processes(1, NICE)
        try:
            while self._wanted:
                wanted, (seed, attempt) = next(iter(self._wanted.items()))
                won, score = await crew.do(mark, attempt.game, seed.secret, attempt.name)
                await self._nights.keep(attempt._replace(won=won, score=score, seconds=0))
                del self._wanted[wanted]
        except StoreDown:
            log.warning("the database cannot be reached")  # whoever asks next has it played again
        except Exception as error:
            log.error("a bot could not play a deal", extra={"error": type(error).__name__})
            self._wanted.clear()
        finally:
            crew.end()
