"""Group commit: writes that wait while a transaction is under way go together into the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from ecliptic.server.store import Write

MOST = 500
"""Writes in one transaction."""

Commit = Callable[[Sequence[Write]], Awaitable[list[bool]]]


class Group:
    """A queue before a function that commits many writes at once."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: list[tuple[Write, asyncio.Future[bool]]] = []
        self._running: asyncio.Task[None] | None = None

    def write(self, write: Write) -> asyncio.Future[bool]:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        return done

    async def _run(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            try:
                stored = await self._commit([write for write, _ in batch])
            except BaseException as error:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)
                if not isinstance(error, Exception):
                    raise
                continue
            for (_, done), ok in zip(batch, stored, strict=True):
                if not done.done():
                    done.set_result(ok)
        self._running = None

    async def drain(self) -> None:
        """Waits until all is stored."""
        while self._running is not None:
            await asyncio.sleep(0.005)
