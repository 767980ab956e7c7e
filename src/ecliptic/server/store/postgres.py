"""PostgreSQL: any number of server processes, told of each other's changes by LISTEN/NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Sequence
from typing import Any

import asyncpg

from ecliptic.server.settings import BadSettings
from ecliptic.server.store import BadWrite, Head, Heard, Listed, Pass, StoreDown, Told, Write
from ecliptic.server.store.batching import Batcher
from ecliptic.server.store.schema import LATEST, LEFT, POSTGRES, REMOVE, STEPS, statements

CHANNEL, WORDS = "ecliptic", "ecliptic_words"
"""What is notified of changes, and of what processes tell each other."""
PAYLOAD = 7000
"""Bytes in one notification: PostgreSQL allows 8000."""
CONNECT_SECONDS, COMMAND_SECONDS = 5, 20
_LOCK = 0x_EC11_9 << 8
"""Held while a process changes the schema."""

DOWN = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What the driver raises when the database goes away, the last one while it is going."""

UNFIT = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)
"""What is raised because of what was to be stored."""

log = logging.getLogger("ecliptic.store")


class PostgresStore:
    """A database that many processes share."""

    shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._writes = Batcher(self._commit)
        self._reads = Batcher(self._read)
        self._words = Batcher(self._notify)
        self._pool: asyncpg.Pool[Any]
        self._listener: asyncio.Task[None] | None = None

    async def start(self, heard: Heard, told: Told) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self._url, min_size=1, max_size=6, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS
            )
        except (OSError, asyncpg.PostgresError, ValueError) as error:
            raise BadSettings(f"the database cannot be reached: {type(error).__name__}") from None
        try:
            await self._bring_up_to_date()
        except StoreDown as error:
            raise BadSettings(f"the database cannot be used: {error.__cause__}") from None
        ready = asyncio.Event()
        self._listener = asyncio.create_task(self._listen(heard, told, ready))
        await ready.wait()

    async def _bring_up_to_date(self) -> None:
        """The schema."""
        async with self._connection() as db, db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
            await db.execute("CREATE TABLE IF NOT EXISTS schema_step (done INTEGER NOT NULL)")
            done = await db.fetchval("SELECT done FROM schema_step") or 0
            if done > len(STEPS):
                raise BadSettings("the database was made by a newer version of Ecliptic")
            for statement in statements(POSTGRES, done):
                await db.execute(statement)
            await db.execute("DELETE FROM schema_step")
            await db.execute("INSERT INTO schema_step VALUES ($1)", len(STEPS))

    async def stop(self) -> None:
        await self._writes.drain()
        if self._listener is not None:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener
        if hasattr(self, "_pool"):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._pool.close(), 3)

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """Waits as long as it takes: a long queue is not a failure, and each one in it has its own limits."""
        try:
            async with self._pool.acquire() as db:
                yield db
        except UNFIT as error:
            raise BadWrite(type(error).__name__) from error
        except DOWN as error:
            raise StoreDown(f"{type(error).__name__}") from error

    async def _listen(self, heard: Heard, told: Told, ready: asyncio.Event) -> None:
        """Hears of changes for ever; whenever it was deaf for a while, says that some may have been missed."""
        while True:
            with contextlib.suppress(*DOWN):
                db = await asyncpg.connect(self._url, timeout=CONNECT_SECONDS)
                gone = asyncio.Event()
                db.add_termination_listener(lambda _, gone=gone: gone.set())
                await db.add_listener(CHANNEL, lambda *args: _tell(heard, args[3]))
                await db.add_listener(WORDS, lambda *args: told(args[3]))
                if ready.is_set():
                    log.info("listening again")
                    heard("", 0)
                ready.set()
                try:
                    await gone.wait()
                finally:
                    db.terminate()
            await asyncio.sleep(0.2)

    def tell(self, words: str) -> None:
        self._words.ask(words).add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _notify(self, words: Sequence[str]) -> Sequence[None]:
        async with self._connection() as db:
            await db.execute("SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said", WORDS, list(words))
        return [None] * len(words)

    def write(self, write: Write) -> Awaitable[bool]:
        return self._writes.ask(write)

    async def _commit(self, batch: Sequence[Write]) -> list[bool]:
        """In the order of their keys, so that two processes never wait for each other in a circle."""
        first: dict[tuple[str, int], Write] = {}
        for write in sorted(batch, key=lambda write: (write.table, write.seq)):
            first.setdefault((write.table, write.seq), write)
        async with self._connection() as db, db.transaction():
            rows = await db.fetch(
                """INSERT INTO event SELECT id, seq, body
                FROM unnest($1::text[], $2::bigint[], $3::bytea[], $4::boolean[]) AS change (id, seq, body, makes)
                WHERE makes OR EXISTS (SELECT FROM game_table WHERE game_table.id = change.id FOR KEY SHARE)
                ON CONFLICT DO NOTHING RETURNING table_id, seq""",
                [table for table, _ in first],
                [seq for _, seq in first],
                [write.body for write in first.values()],
                [write.makes for write in first.values()],
            )
            stored = {(row[0], row[1]) for row in rows}
            await self._store_rest(db, [write for key, write in first.items() if key in stored])
            for payload in _payloads(sorted(stored)):
                await db.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
        return [key in stored and first[key] is write for write in batch for key in [(write.table, write.seq)]]

    async def _store_rest(self, db: Any, batch: Sequence[Write]) -> None:
        """Everything else that belongs to these changes, in few statements, since each costs a round trip."""
        heads: dict[str, Head] = {}
        for write in batch:
            head, new = write.head, write.new
            if new is not None and head is not None:
                await db.execute(
                    "INSERT INTO game_table VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                    *(write.table, new.game, new.secret, new.public, new.about, *head),
                )
            elif head is not None:
                heads[write.table] = head
            if write.about is not None:
                await db.execute("UPDATE game_table SET about = $2 WHERE id = $1", write.table, write.about)
            for seat in write.left:
                await db.execute(LEFT, write.table, seat)
            for made in write.passes:
                await db.execute("INSERT INTO pass VALUES ($1, $2, $3, $4, $5)", write.table, *made)
            for digest in write.spent:
                await db.execute("DELETE FROM pass WHERE table_id = $1 AND digest = $2", write.table, digest)
        if heads:
            await db.execute(
                """UPDATE game_table SET status = new.status, changed = new.changed, due = new.due
                FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[]) AS new (id, status, changed, due)
                WHERE game_table.id = new.id""",
                list(heads),
                *([head[column] for head in heads.values()] for column in range(3)),
            )

    async def secret(self, table: str) -> tuple[str, bytes] | None:
        async with self._connection() as db:
            row = await db.fetchrow("SELECT game, secret FROM game_table WHERE id = $1", table)
        return (row[0], row[1]) if row else None

    def changes(self, table: str, after: int) -> Awaitable[list[bytes]]:
        return self._reads.ask((table, after))

    async def _read(self, wanted: Sequence[tuple[str, int]]) -> list[list[bytes]]:
        """The changes of many tables, as happens when another process tells of what it stored."""
        found: list[list[bytes]] = [[] for _ in wanted]
        async with self._connection() as db:
            rows = await db.fetch(
                """SELECT wanted.n, event.body
                FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS wanted (id, after, n)
                JOIN event ON event.table_id = wanted.id AND event.seq > wanted.after ORDER BY wanted.n, event.seq""",
                [table for table, _ in wanted],
                [after for _, after in wanted],
            )
        for row in rows:
            found[row[0] - 1].append(row[1])
        return found

    async def passes(self, table: str, digest: bytes) -> Pass | None:
        async with self._connection() as db:
            query = "SELECT digest, kind, seat, expires FROM pass WHERE table_id = $1 AND digest = $2"
            row = await db.fetchrow(query, table, digest)
        return Pass(*row) if row else None

    async def seat_passes(self, table: str, seat: int) -> list[Pass]:
        async with self._connection() as db:
            query = "SELECT digest, kind, seat, expires FROM pass WHERE table_id = $1 AND seat = $2 AND kind = 'seat'"
            return [Pass(*row) for row in await db.fetch(query, table, seat)]

    async def listed(self, limit: int) -> list[Listed]:
        async with self._connection() as db:
            query = """SELECT id, status, about FROM game_table WHERE public AND status <> 'over'
                ORDER BY changed DESC LIMIT $1"""
            return [Listed(*row) for row in await db.fetch(query, limit)]

    async def claim(self, now: int, until: int, limit: int) -> list[str]:
        async with self._connection() as db:
            query = """UPDATE game_table SET due = $1 WHERE id IN (SELECT id FROM game_table
                WHERE due <= $2 ORDER BY due, id LIMIT $3 FOR UPDATE SKIP LOCKED) RETURNING id"""
            return [row[0] for row in await db.fetch(query, until, now, limit)]

    async def prune(self, now: int, before: int, limit: int) -> list[str]:
        query = """DELETE FROM game_table WHERE id IN (SELECT id FROM game_table
            WHERE status <> 'playing' AND changed < $1 LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id"""
        async with self._connection() as db, db.transaction():
            await db.execute("DELETE FROM pass WHERE expires < $1", now)
            gone = [row[0] for row in await db.fetch(query, before, limit)]
            await db.execute("DELETE FROM event WHERE table_id = ANY($1)", gone)
            await db.execute("DELETE FROM pass WHERE table_id = ANY($1)", gone)
        return gone

    async def remove(self, table: str, seq: int) -> bool:
        async with self._connection() as db, db.transaction():
            await db.execute("SELECT FROM game_table WHERE id = $1 FOR UPDATE", table)  # waits for who writes to it
            if await db.fetchval(LATEST, table) > seq:
                return False
            for query in REMOVE:
                await db.execute(query, table)
        return True

    async def ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        async with self._connection() as db:
            return [tuple(row) for row in await db.fetch(query, *values)]

    async def ping(self) -> None:
        async with self._connection() as db:
            await db.fetchval("SELECT 1")


def _payloads(stored: Sequence[tuple[str, int]]) -> list[str]:
    """The numbers of changes as few short texts: "table 12;other 7"."""
    texts = [""]
    for table, seq in stored:
        word = f"{table} {seq}"
        if len(texts[-1]) + len(word) > PAYLOAD:
            texts.append("")
        texts[-1] += f";{word}" if texts[-1] else word
    return [text for text in texts if text]


def _tell(heard: Heard, payload: str) -> None:
    for word in payload.split(";"):
        table, _, seq = word.partition(" ")
        if seq.isdigit():
            heard(table, int(seq))
