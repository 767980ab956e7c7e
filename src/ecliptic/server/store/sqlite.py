"""SQLite: one file, one thread, nothing to install. Durable: each transaction is on the disk before it counts."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from ecliptic.server.settings import BadSettings
from ecliptic.server.store import BadWrite, Head, Heard, Listed, Pass, StoreDown, Told, Write
from ecliptic.server.store.batching import WRITE_SECONDS, Batcher
from ecliptic.server.store.schema import LATEST, LEFT, REMOVE, SQLITE, STEPS, statements

UNFIT = (sqlite3.IntegrityError, sqlite3.DataError, OverflowError)
"""What is raised because of what was to be stored."""

T = TypeVar("T")


class SqliteStore:
    """A file that belongs to this process alone."""

    shared = False

    def __init__(self, path: str) -> None:
        self._path = Path(path)
        self._thread = ThreadPoolExecutor(1, "sqlite")
        self._writes = Batcher(self._commit, WRITE_SECONDS)
        self._db: sqlite3.Connection

    async def start(self, heard: Heard, told: Told) -> None:
        await self._do(self._open)

    def _open(self) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.touch(mode=0o600)
            db = sqlite3.connect(self._path, isolation_level=None, timeout=2)
            db.execute("PRAGMA locking_mode = EXCLUSIVE")  # a second server on this file would not hear of our changes
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = FULL")
            db.execute("BEGIN EXCLUSIVE")
            done = db.execute("PRAGMA user_version").fetchone()[0]
            if done > len(STEPS):
                raise BadSettings(f"{self._path} was made by a newer version of Ecliptic")
            for statement in statements(SQLITE, done):
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {len(STEPS)}")
            db.execute("COMMIT")
        except sqlite3.OperationalError as error:
            raise BadSettings(f"the database {self._path} cannot be used: {error}") from None
        except sqlite3.DatabaseError as error:
            raise BadSettings(f"{self._path} is not a database of Ecliptic: {error}") from None
        except OSError as error:
            what, then = error.strerror, "name a place that can be written with --database or ECLIPTIC_HOME"
            raise BadSettings(f"the database {self._path} cannot be opened ({what}): {then}") from None
        self._db = db

    async def stop(self) -> None:
        await self._writes.drain()
        if hasattr(self, "_db"):
            await self._do(self._db.close)
        self._thread.shutdown()

    async def _do(self, what: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, what)
        except UNFIT as error:
            raise BadWrite(str(error)) from error
        except sqlite3.Error as error:
            raise StoreDown(str(error)) from error

    def tell(self, words: str) -> None:
        pass  # there is nobody else

    def write(self, write: Write) -> Awaitable[bool]:
        return self._writes.ask(write)

    async def _commit(self, batch: Sequence[Write]) -> list[bool]:
        return await self._do(lambda: self._store(batch))

    def _store(self, batch: Sequence[Write]) -> list[bool]:
        """All rows in few statements: after each one this thread has to wait for the event loop's."""
        db = self._db
        db.execute("BEGIN IMMEDIATE")
        try:
            if self._store_rows(db, batch) == len(batch):
                stored = [True] * len(batch)
            else:  # some came too late: one after the other tells which
                db.execute("ROLLBACK")
                db.execute("BEGIN IMMEDIATE")
                stored = [self._store_rows(db, [write]) == 1 for write in batch]
            self._store_rest(db, [write for write, ok in zip(batch, stored, strict=True) if ok])
            db.execute("COMMIT")
        except BaseException:
            db.execute("ROLLBACK")
            raise
        return stored

    def _store_rows(self, db: sqlite3.Connection, batch: Sequence[Write]) -> int:
        query = f"""INSERT OR IGNORE INTO event SELECT column1, column2, column3 FROM (VALUES {_rows(4, len(batch))})
            WHERE column4 OR column1 IN (SELECT id FROM game_table)"""
        rows = [value for write in batch for value in (write.table, write.seq, write.body, write.makes)]
        return db.execute(query, rows).rowcount

    def _store_rest(self, db: sqlite3.Connection, batch: Sequence[Write]) -> None:
        """Everything else that belongs to these changes."""
        heads: dict[str, Head] = {}
        for write in batch:
            head, new = write.head, write.new
            if new is not None and head is not None:
                values = (write.table, new.game, new.secret, new.public, new.about, *head)
                db.execute("INSERT INTO game_table VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)
            elif head is not None:
                heads[write.table] = head
            if write.about is not None:
                db.execute("UPDATE game_table SET about = ? WHERE id = ?", (write.about, write.table))
            for seat in write.left:
                db.execute(LEFT, {"1": write.table, "2": seat})
            for made in write.passes:
                db.execute("INSERT INTO pass VALUES (?, ?, ?, ?, ?)", (write.table, *made))
            for digest in write.spent:
                db.execute("DELETE FROM pass WHERE table_id = ? AND digest = ?", (write.table, digest))
        if heads:
            db.execute(
                f"""UPDATE game_table SET status = new.column2, changed = new.column3, due = new.column4
                FROM (VALUES {_rows(4, len(heads))}) AS new WHERE id = new.column1""",
                [value for table, head in heads.items() for value in (table, *head)],
            )

    async def secret(self, table: str) -> tuple[str, bytes] | None:
        return await self._do(
            lambda: self._db.execute("SELECT game, secret FROM game_table WHERE id = ?", (table,)).fetchone()
        )

    async def changes(self, table: str, after: int) -> list[bytes]:
        query = "SELECT body FROM event WHERE table_id = ? AND seq > ? ORDER BY seq"
        return await self._do(lambda: [body for (body,) in self._db.execute(query, (table, after))])

    async def passes(self, table: str, digest: bytes) -> Pass | None:
        query = "SELECT digest, kind, seat, expires FROM pass WHERE table_id = ? AND digest = ?"
        row = await self._do(lambda: self._db.execute(query, (table, digest)).fetchone())
        return Pass(*row) if row else None

    async def seat_passes(self, table: str, seat: int) -> list[Pass]:
        query = "SELECT digest, kind, seat, expires FROM pass WHERE table_id = ? AND seat = ? AND kind = 'seat'"
        return await self._do(lambda: [Pass(*row) for row in self._db.execute(query, (table, seat))])

    async def listed(self, limit: int) -> list[Listed]:
        query = """SELECT id, status, about FROM game_table WHERE public AND status <> 'over'
            ORDER BY changed DESC LIMIT ?"""
        return await self._do(lambda: [Listed(*row) for row in self._db.execute(query, (limit,))])

    async def claim(self, now: int, until: int, limit: int) -> list[str]:
        query = """UPDATE game_table SET due = ? WHERE id IN
            (SELECT id FROM game_table WHERE due <= ? ORDER BY due, id LIMIT ?) RETURNING id"""
        return await self._do(lambda: [row[0] for row in self._db.execute(query, (until, now, limit)).fetchall()])

    async def prune(self, now: int, before: int, limit: int) -> list[str]:
        return await self._do(lambda: self._prune(now, before, limit))

    def _prune(self, now: int, before: int, limit: int) -> list[str]:
        query = """DELETE FROM game_table WHERE id IN
            (SELECT id FROM game_table WHERE status <> 'playing' AND changed < ? LIMIT ?) RETURNING id"""
        db = self._db
        db.execute("BEGIN IMMEDIATE")
        try:
            db.execute("DELETE FROM pass WHERE expires < ?", (now,))
            gone = db.execute(query, (before, limit)).fetchall()
            db.executemany("DELETE FROM event WHERE table_id = ?", gone)
            db.executemany("DELETE FROM pass WHERE table_id = ?", gone)
            db.execute("COMMIT")
        except BaseException:
            db.execute("ROLLBACK")
            raise
        return [table for (table,) in gone]

    async def remove(self, table: str, seq: int) -> bool:
        return await self._do(lambda: self._remove(table, seq))

    def _remove(self, table: str, seq: int) -> bool:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            latest: int = self._db.execute(LATEST, {"1": table}).fetchone()[0]
            for query in REMOVE if latest <= seq else ():
                self._db.execute(query, {"1": table})
            self._db.execute("COMMIT")
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        return latest <= seq

    async def ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        named = {str(number): value for number, value in enumerate(values, 1)}
        return await self._do(lambda: self._db.execute(query, named).fetchall())

    async def ping(self) -> None:
        await self._do(lambda: self._db.execute("SELECT 1").fetchone())


def _rows(columns: int, count: int) -> str:
    """(?, ?), (?, ?), .."""
    return ", ".join([f"({', '.join('?' * columns)})"] * count)
