"""Writes and reads in batches: whatever arrives while the database is busy goes to it together, in one statement."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

from ecliptic.server.store import BadWrite

MOST = 500
"""The most questions in one batch."""
WRITE_SECONDS = 0.01
"""From one transaction to the next. Each costs a way to the disk and two between threads, whatever it holds: under load
a few changes share it. One that comes after a quiet spell does not wait."""

Q = TypeVar("Q")
A = TypeVar("A")


class Batcher(Generic[Q, A]):
    """A queue before a function that answers many questions at once, in their order."""

    def __init__(self, answer: Callable[[Sequence[Q]], Awaitable[Sequence[A]]], apart: float = 0.0) -> None:
        """`apart`: the least number of seconds from the beginning of one answer to that of the next."""
        self._answer, self._apart = answer, apart
        self._next = 0.0
        """When the next one may begin."""
        self._waiting: list[tuple[Q, asyncio.Future[A]]] = []
        self._running: asyncio.Task[None] | None = None

    def ask(self, question: Q) -> asyncio.Future[A]:
        done: asyncio.Future[A] = asyncio.get_running_loop().create_future()
        self._waiting.append((question, done))
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        return done

    async def _run(self) -> None:
        try:
            await self._answer_all()
        finally:
            self._running = None

    async def _answer_all(self) -> None:
        while self._waiting:
            if self._apart:
                now = asyncio.get_running_loop().time()
                if now < self._next:
                    await asyncio.sleep(self._next - now)
                self._next = max(now, self._next) + self._apart
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            await self._answer_some(batch)

    async def _answer_some(self, batch: list[tuple[Q, asyncio.Future[A]]]) -> None:
        try:
            answers = await self._answer([question for question, _ in batch])
        except BaseException as error:
            if isinstance(error, BadWrite) and len(batch) > 1:  # one of them spoils it for all: the others go without
                for half in (batch[: len(batch) // 2], batch[len(batch) // 2 :]):
                    await self._answer_some(half)
                return
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            if not isinstance(error, Exception):
                raise
            return
        for (_, done), answer in zip(batch, answers, strict=True):
            if not done.done():
                done.set_result(answer)

    async def drain(self) -> None:
        """Waits until all is answered."""
        while self._running is not None:
            await asyncio.sleep(0.005)
