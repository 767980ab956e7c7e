"""Databases in memory that promise what SQLite and PostgreSQL promise, and fail as they can.

The rows are those of the schema, a transaction happens in one moment, and the way to it and back takes time: what is on
its way when a process dies may still be stored. `tests/simulate` lets the real ones do the same, and compares.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from ecliptic.server.settings import BadSettings
from ecliptic.server.store import BadWrite, Head, Heard, Listed, New, Pass, StoreDown, Told, Write
from ecliptic.server.store.batching import Batcher

PATIENCE = 20.0
"""Seconds after which the driver of PostgreSQL gives up a command."""

T = TypeVar("T")
Stored = Callable[[Any, Write], None]
"""Told of each change in the moment in which it is stored, and who stored it."""


@dataclass
class Row:
    """A row of `game_table`."""

    new: New
    about: bytes
    head: Head


class Tables:
    """The three tables of the schema, and what can be done with them at once."""

    def __init__(self, by_key: bool) -> None:
        self._by_key = by_key
        """PostgreSQL stores a batch in the order of its keys, SQLite as it came."""
        self.rows: dict[str, Row] = {}
        self.events: dict[str, dict[int, bytes]] = {}
        self.passes: dict[str, dict[bytes, Pass]] = {}

    def commit(self, batch: Sequence[Write]) -> list[Write]:
        """Stores those that did not come too late, and says which; all of them or, with `BadWrite`, nothing."""
        ordered = sorted(batch, key=lambda write: (write.table, write.seq)) if self._by_key else batch
        first: dict[tuple[str, int], Write] = {}
        for write in ordered:
            if self._by_key or self._fits(write):
                first.setdefault((write.table, write.seq), write)
        stored = [write for write in first.values() if self._fits(write)]
        self._check(stored)
        for write in stored:
            self._store(write)
        for write in stored:
            if write.new is None and write.head is not None and write.table in self.rows:
                self.rows[write.table].head = write.head
        return stored

    def _fits(self, write: Write) -> bool:
        """Whether its number is free, and its table there or new."""
        return write.seq not in self.events.get(write.table, {}) and (write.makes or write.table in self.rows)

    def _check(self, batch: Sequence[Write]) -> None:
        """The keys of tables and tokens."""
        tables = set(self.rows)
        passes = {
            (table, one.digest): one
            for table in {w.table for w in batch}
            for one in self.passes.get(table, {}).values()
        }
        for write in batch:
            if write.makes:
                if write.table in tables:
                    raise BadWrite("game_table")
                tables.add(write.table)
            passes = {key: one for key, one in passes.items() if key[0] != write.table or not _has_left(write, one)}
            for made in write.passes:
                if (write.table, made.digest) in passes:
                    raise BadWrite("pass")
                passes[write.table, made.digest] = made
            for digest in write.spent:
                passes.pop((write.table, digest), None)

    def _store(self, write: Write) -> None:
        self.events.setdefault(write.table, {})[write.seq] = write.body
        if write.new is not None and write.head is not None:
            self.rows[write.table] = Row(write.new, write.new.about, write.head)
        if write.about is not None and write.table in self.rows:
            self.rows[write.table].about = write.about
        kept = self.passes.get(write.table, {})
        passes = self.passes[write.table] = {key: one for key, one in kept.items() if not _has_left(write, one)}
        for made in write.passes:
            passes[made.digest] = made
        for digest in write.spent:
            passes.pop(digest, None)

    def secret(self, table: str) -> tuple[str, bytes] | None:
        row = self.rows.get(table)
        return (row.new.game, row.new.secret) if row else None

    def changes(self, table: str, after: int) -> list[bytes]:
        return [body for seq, body in sorted(self.events.get(table, {}).items()) if seq > after]

    def pass_of(self, table: str, digest: bytes) -> Pass | None:
        return self.passes.get(table, {}).get(digest)

    def seat_passes(self, table: str, seat: int) -> list[Pass]:
        return [one for one in self.passes.get(table, {}).values() if (one.kind, one.seat) == ("seat", seat)]

    def listed(self, limit: int) -> list[Listed]:
        public = [(name, row) for name, row in self.rows.items() if row.new.public and row.head.status != "over"]
        public.sort(key=lambda one: -one[1].head.changed)
        return [Listed(name, row.head.status, row.about) for name, row in public[:limit]]

    def claim(self, now: int, until: int, limit: int) -> list[str]:
        due = [(row.head.due, name) for name, row in self.rows.items() if row.head.due is not None]
        names = [name for at, name in sorted(due) if at <= now][:limit]
        for name in names:
            self.rows[name].head = self.rows[name].head._replace(due=until)
        return names

    def prune(self, now: int, before: int, limit: int) -> list[str]:
        for passes in self.passes.values():
            for digest in [digest for digest, one in passes.items() if one.expires < now]:
                del passes[digest]
        old = [n for n, row in self.rows.items() if row.head.status != "playing" and row.head.changed < before]
        for name in old[:limit]:
            self.remove(name)
        return old[:limit]

    def remove(self, name: str) -> None:
        for kept in (self.rows, self.events, self.passes):
            kept.pop(name, None)


def _has_left(write: Write, one: Pass) -> bool:
    return one.seat in write.left and one.kind != "invite"


@dataclass
class Trouble:
    """What goes wrong between one process and the database."""

    lose: int = 0
    """How many commits happen although their answers get lost."""
    fail: int = 0
    """How many commits do not happen."""
    slow: float = 1.0
    """How much longer everything takes."""
    stuck_until: float = 0.0
    """Nothing comes back before."""
    deaf: bool = False
    """It is not told of anything."""
    since: float = 0.0
    """When something went wrong last."""
    answered_by: float = 0.0
    """What was asked when it was slow is answered then, even if it is quick again by now."""

    def expect(self, at: float) -> None:
        if self.slow > 1.0:
            self.answered_by = max(self.answered_by, at)


class Host(Protocol):
    """The process that a store belongs to."""

    trouble: Trouble
    dead: bool

    def later(self, seconds: float, work: Callable[[], object]) -> object:
        """Does something after this many seconds, if the process is still alive."""


@dataclass
class Database:
    """One that all processes share, or that belongs to a single one."""

    shared: bool
    later: Callable[[float, Callable[[], object]], object]
    """Does something after this many seconds, whoever is alive then."""
    delay: Callable[[], float]
    """How long a way takes."""
    stored: Stored = lambda host, write: None
    removed: Callable[[Sequence[str], bool], None] = lambda names, wanted: None
    """Told of tables that go, in the moment in which they do, and whether a player wanted it."""
    down: bool = False
    tables: Tables = field(init=False)
    listeners: list[SimStore] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.tables = Tables(by_key=self.shared)


class SimStore:
    """The store of one process: see `ecliptic.server.store.Store`."""

    def __init__(self, database: Database, host: Host) -> None:
        self._database, self._host = database, host
        self.shared = database.shared
        self.heard: Heard = lambda table, seq: None
        self.told: Told = lambda words: None
        self._writes = Batcher(self._commit)
        self._reads = Batcher(self._read)
        self._words = Batcher(self._notify)
        self._free_at = 0.0
        """When the one thread that SQLite has is done with what it was given."""

    async def start(self, heard: Heard, told: Told) -> None:
        try:
            await self.ping()
        except StoreDown:
            raise BadSettings("the database cannot be reached") from None
        self.heard, self.told = heard, told
        self._database.listeners.append(self)

    async def stop(self) -> None:
        await self._writes.drain()
        self.gone()

    def gone(self) -> None:
        """Its process is no longer there."""
        if self in self._database.listeners:
            self._database.listeners.remove(self)

    async def _ask(self, work: Callable[[], T], commits: bool = False) -> T:
        """To the database, there in one moment, and back."""
        database, trouble = self._database, self._host.trouble
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        fate = self._fate(trouble) if commits else ""
        there = max(loop.time() + trouble.slow * database.delay(), trouble.stuck_until)
        if not self.shared:  # one after the other
            there = self._free_at = max(there, self._free_at)
        trouble.expect(there)
        gives_up = self.shared and there - loop.time() > PATIENCE

        def arrive() -> None:
            error: Exception | None = None
            result: T | None = None
            try:
                if database.down or fate == "fail":
                    raise StoreDown("down")
                result = work()
                if fate == "lose":
                    raise StoreDown("lost")
            except (StoreDown, BadWrite) as caught:
                error = caught
            if not gives_up:
                back = trouble.slow * database.delay()
                trouble.expect(loop.time() + back)
                database.later(back, lambda: self._answer(answer, error, result))

        database.later(there - loop.time(), arrive)
        if gives_up:
            database.later(PATIENCE, lambda: self._answer(answer, StoreDown("stuck"), None))
        return await answer

    def _answer(self, answer: asyncio.Future[T], error: Exception | None, result: T | None) -> None:
        if answer.done() or self._host.dead:
            return
        if error is not None:
            answer.set_exception(error)
        else:
            answer.set_result(result)  # type: ignore[arg-type]

    def _fate(self, trouble: Trouble) -> str:
        if trouble.lose:
            trouble.lose -= 1
            return "lose"
        if trouble.fail:
            trouble.fail -= 1
            return "fail"
        return ""

    def write(self, write: Write) -> Awaitable[bool]:
        return self._writes.ask(write)

    async def _commit(self, batch: Sequence[Write]) -> list[bool]:
        return await self._ask(lambda: self._store(batch), commits=True)

    def _store(self, batch: Sequence[Write]) -> list[bool]:
        stored = self._database.tables.commit(batch)
        for write in stored:
            self._database.stored(self._host, write)
        if self.shared:
            for write in stored:
                for one in self._database.listeners:
                    one.notify(functools.partial(one.heard, write.table, write.seq))
        return [any(write is one for one in stored) for write in batch]

    def notify(self, news: Callable[[], None]) -> None:
        """Some way, at some time; unless the line is cut, which is noticed later."""
        if not self._host.trouble.deaf:
            self._host.later(self._database.delay(), news)

    def listen_again(self) -> None:
        self._host.trouble.deaf = False
        self._host.later(self._database.delay(), lambda: self.heard("", 0))

    def tell(self, words: str) -> None:
        if self.shared:
            self._words.ask(words).add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _notify(self, words: Sequence[str]) -> Sequence[None]:
        def spread() -> None:
            for one in self._database.listeners:
                for said in words:
                    one.notify(functools.partial(one.told, said))

        await self._ask(spread)
        return [None] * len(words)

    async def secret(self, table: str) -> tuple[str, bytes] | None:
        return await self._ask(lambda: self._database.tables.secret(table))

    def changes(self, table: str, after: int) -> Awaitable[list[bytes]]:
        return self._reads.ask((table, after))

    async def _read(self, wanted: Sequence[tuple[str, int]]) -> list[list[bytes]]:
        return await self._ask(lambda: [self._database.tables.changes(*one) for one in wanted])

    async def passes(self, table: str, digest: bytes) -> Pass | None:
        return await self._ask(lambda: self._database.tables.pass_of(table, digest))

    async def seat_passes(self, table: str, seat: int) -> list[Pass]:
        return await self._ask(lambda: self._database.tables.seat_passes(table, seat))

    async def listed(self, limit: int) -> list[Listed]:
        return await self._ask(lambda: self._database.tables.listed(limit))

    async def claim(self, now: int, until: int, limit: int) -> list[str]:
        return await self._ask(lambda: self._database.tables.claim(now, until, limit))

    async def prune(self, now: int, before: int, limit: int) -> list[str]:
        return await self._ask(lambda: self._pruned(now, before, limit))

    def _pruned(self, now: int, before: int, limit: int) -> list[str]:
        gone = self._database.tables.prune(now, before, limit)
        self._database.removed(gone, False)
        return gone

    async def remove(self, table: str, seq: int) -> bool:
        return await self._ask(lambda: self._removed(table, seq))

    def _removed(self, table: str, seq: int) -> bool:
        if max(self._database.tables.events.get(table, {}), default=0) > seq:
            return False
        self._database.tables.remove(table)
        self._database.removed([table], True)
        return True

    async def ping(self) -> None:
        await self._ask(lambda: None)
