"""Judging finished games, one at a time, in another process. What was found out is kept for a while."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import OrderedDict
from collections.abc import AsyncGenerator

KEPT = 32
MOST_LINE = 1_000_000

log = logging.getLogger("ecliptic.analyses")


class Failed(Exception):
    """The process that judged ended with an error."""


class Analyses:
    """Streams the marks of finished games."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self._kept: OrderedDict[str, list[bytes]] = OrderedDict()

    async def of(self, name: str, record: str) -> AsyncGenerator[bytes, None]:
        """One line of JSON for each event of this table's game; whoever stops listening ends the work.

        Work that failed ends early with what there is, and is done anew when somebody asks again.
        """
        lines: asyncio.Queue[bytes | None] = asyncio.Queue()
        work = asyncio.create_task(self._work(name, record, lines))
        try:
            while (line := await lines.get()) is not None:
                yield line
            await work
        finally:
            work.cancel()
            await asyncio.wait([work])

    async def _work(self, name: str, record: str, out: asyncio.Queue[bytes | None]) -> None:
        """At its own pace: a reader who is slow would hold up all who wait for their turn."""
        try:
            async with self._turn:
                for line in self._kept.get(name, ()):
                    out.put_nowait(line)
                if name not in self._kept:
                    self._keep(name, await _told(record, out))
        except Failed as error:
            log.error("an analysis failed", extra={"code": error.args[0]})
        finally:
            out.put_nowait(None)

    def _keep(self, name: str, lines: list[bytes]) -> None:
        self._kept[name] = lines
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


async def _told(record: str, out: asyncio.Queue[bytes | None]) -> list[bytes]:
    """All lines, each told when it is found."""
    found = []
    async with contextlib.aclosing(_judge(record)) as lines:
        async for line in lines:
            found.append(line)
            out.put_nowait(line)
    return found


async def _judge(record: str) -> AsyncGenerator[bytes, None]:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "ecliptic.server.analyst", stdin=pipe, stdout=pipe, limit=MOST_LINE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(record.encode())
        process.stdin.close()
        async for line in process.stdout:
            yield line
        if await process.wait():
            raise Failed(process.returncode)
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
