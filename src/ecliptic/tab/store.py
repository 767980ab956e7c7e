"""Tables in the browser's own database. Durable: each transaction is on the disk before it counts.

IndexedDB ends a transaction as soon as nobody asks it anything, so one has to be whole in JavaScript:
`web/src/tab/store.ts`. Several tabs share it, as several processes share PostgreSQL.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec

from ecliptic.server.store import BadWrite, Heard, Listed, Pass, StoreDown, Told, Write
from ecliptic.server.store.batching import Batcher

T = TypeVar("T")
Ask = Callable[[str, str], Awaitable[str]]
"""A question to the database and what it is about, as JSON; bytes as base64. So is the answer."""
Tell = Callable[[str, str], None]
"""Something for the other tabs."""


class BrowserStore:
    """A database that belongs to all tabs of this address."""

    shared = True

    def __init__(self, ask: Ask, tell: Tell) -> None:
        self._ask_browser, self._tell = ask, tell
        self._writes = Batcher(self._commit)
        self._heard: Heard
        self._told: Told

    async def start(self, heard: Heard, told: Told) -> None:
        self._heard, self._told = heard, told

    async def stop(self) -> None:
        await self._writes.drain()

    def hear(self, what: str, about: str) -> None:
        """Another tab tells something."""
        if what == "stored":
            for table, seq in msgspec.json.decode(about, type=list[tuple[str, int]]):
                self._heard(table, seq)
        else:
            self._told(about)

    def tell(self, words: str) -> None:
        self._tell("said", words)

    def write(self, write: Write) -> Awaitable[bool]:
        return self._writes.ask(write)

    async def _commit(self, batch: Sequence[Write]) -> list[bool]:
        stored: list[bool] | str = await self._ask("write", list[bool] | str, batch)
        if isinstance(stored, str):
            raise BadWrite(stored)
        news = [(write.table, write.seq) for write, ok in zip(batch, stored, strict=True) if ok]
        self._tell("stored", msgspec.json.encode(news).decode())
        return stored

    async def _ask(self, what: str, kind: Any, *about: Any) -> Any:
        try:
            answer = await self._ask_browser(what, msgspec.json.encode(about).decode())
        except Exception as error:  # whatever the browser has against it
            raise StoreDown(str(error)) from error
        return msgspec.json.decode(answer, type=kind)

    async def secret(self, table: str) -> tuple[str, bytes] | None:
        found: tuple[str, bytes] | None = await self._ask("secret", tuple[str, bytes] | None, table)
        return found

    async def changes(self, table: str, after: int) -> list[bytes]:
        found: list[bytes] = await self._ask("changes", list[bytes], table, after)
        return found

    async def passes(self, table: str, digest: bytes) -> Pass | None:
        found: Pass | None = await self._ask("pass", Pass | None, table, digest)
        return found

    async def seat_passes(self, table: str, seat: int) -> list[Pass]:
        found: list[Pass] = await self._ask("passes", list[Pass], table)
        return [one for one in found if one.seat == seat and one.kind == "seat"]

    async def listed(self, limit: int) -> list[Listed]:
        found: list[Listed] = await self._ask("listed", list[Listed], limit)
        return found

    async def claim(self, now: int, until: int, limit: int) -> list[str]:
        found: list[str] = await self._ask("claim", list[str], now, until, limit)
        return found

    async def prune(self, now: int, before: int, limit: int) -> list[str]:
        return []  # what is in the player's own browser is the player's

    async def remove(self, table: str, seq: int) -> bool:
        found: bool = await self._ask("remove", bool, table, seq)
        return found

    async def ping(self) -> None:
        await self._ask("secret", tuple[str, bytes] | None, "")
