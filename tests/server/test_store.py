"""Both databases keep the same promises."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from ecliptic.server.run import try_store
from ecliptic.server.settings import BadSettings, Settings
from ecliptic.server.store import Head, Listed, New, Pass, Store, Write, make
from ecliptic.server.store.batching import Batcher
from ecliptic.server.store.schema import STEPS

NEW = New("transit", b"secret", True, b"{}")
HEAD = Head("open", 5, None)


def run(database: str, test: Callable[[Store], Awaitable[None]]) -> list[tuple[str, int]]:
    """Runs a test on an open store; what was heard of changes."""
    heard: list[tuple[str, int]] = []

    async def go() -> None:
        store = make(database)
        await store.start(lambda table, seq: heard.append((table, seq)), lambda words: None)
        try:
            await test(store)
            await asyncio.sleep(0.1)
        finally:
            await store.stop()

    asyncio.run(go())
    return heard


def test_of_many_that_claim_a_number_one_is_stored(database: str) -> None:
    async def test(store: Store) -> None:
        assert await store.write(Write("a", 1, b"one", HEAD, NEW))
        wins = [await store.write(Write("a", 2, b"%d" % n)) for n in range(5)]
        assert wins == [True, False, False, False, False]
        together = await asyncio.gather(*(store.write(Write(f"t{n}", 1, b"x", HEAD, NEW)) for n in range(300)))
        assert all(together)
        assert await store.changes("a", 0) == [b"one", b"0"]
        assert await store.changes("a", 1) == [b"0"]
        assert await store.changes("none", 0) == []
        assert await store.secret("a") == ("transit", b"secret")
        assert await store.secret("none") is None

    heard = run(database, test)
    if database.startswith("postgres"):
        assert len(set(heard)) == 302


def test_nothing_is_stored_of_a_table_that_was_removed(database: str) -> None:
    async def test(store: Store) -> None:
        assert await store.write(Write("a", 1, b"one", HEAD, NEW))
        assert await store.write(Write("b", 1, b"one", HEAD, NEW))
        assert not await store.remove("a", 0), "something was stored since"
        assert await store.changes("a", 0) == [b"one"]
        assert await store.remove("a", 1)
        token = Pass(b"digest", "seat", 0, 10)
        late = [store.write(Write("a", 2, b"two", HEAD, passes=[token])), store.write(Write("b", 2, b"two", HEAD))]
        assert await asyncio.gather(*late) == [False, True]
        assert await store.changes("a", 0) == []
        assert await store.passes("a", b"digest") is None
        assert await store.prune(0, 100, 10) == ["b"]
        assert not await store.write(Write("b", 3, b"three", HEAD))
        assert await store.write(Write("a", 1, b"again", HEAD, NEW))

    run(database, test)


def test_many_tables_are_read_and_written_together(database: str) -> None:
    async def test(store: Store) -> None:
        names = [f"t{n}" for n in range(200)]
        await asyncio.gather(*(store.write(Write(name, 1, name.encode(), HEAD, NEW)) for name in names))
        seconds = [Write(name, 2, b"2", Head("playing", 7, 50 + n)) for n, name in enumerate(names)]
        again = [Write(name, 2, b"too late", Head("over", 8, None)) for name in names]
        assert await asyncio.gather(*map(store.write, [*seconds, *again])) == [True] * 200 + [False] * 200
        read = await asyncio.gather(*(store.changes(name, after) for name in names for after in (0, 1, 2)))
        assert read == [found for name in names for found in ([name.encode(), b"2"], [b"2"], [])]
        assert sorted(await store.claim(54, 100, 10)) == ["t0", "t1", "t2", "t3", "t4"]

    run(database, test)


def test_processes_tell_each_other(postgres: str) -> None:
    told: list[str] = []

    async def go() -> None:
        one, other = make(postgres), make(postgres)
        await one.start(lambda table, seq: None, told.append)
        await other.start(lambda table, seq: None, lambda words: None)
        try:
            for word in ("a", "b"):
                other.tell(word)
            while len(told) < 2:
                await asyncio.sleep(0.01)
        finally:
            await one.stop()
            await other.stop()

    asyncio.run(go())
    assert told == ["a", "b"]


def test_what_came_too_late_leaves_nothing_behind(database: str) -> None:
    async def test(store: Store) -> None:
        await store.write(Write("a", 1, b"one", HEAD, NEW))
        late = Write("a", 1, b"two", Head("over", 9, 1), None, [Pass(b"d", "seat", 0, 99)], (), b"changed")
        assert not await store.write(late)
        assert await store.passes("a", b"d") is None
        assert await store.listed(10) == [Listed("a", "open", b"{}")]
        assert await store.claim(100, 200, 10) == []

    run(database, test)


def test_of_a_seat_that_was_left_only_invitations_stay_good(database: str) -> None:
    async def test(store: Store) -> None:
        kinds = ("invite", "seat", "move")
        made = [Pass(kind.encode() + b"%d" % seat, kind, seat, 99) for kind in kinds for seat in (0, 1)]
        await store.write(Write("a", 1, b"one", HEAD, NEW, made))
        await store.write(Write("b", 1, b"one", HEAD, NEW, made))
        again = Pass(b"again", "seat", 1, 99)
        await store.write(Write("a", 2, b"two", passes=[again], left=[1]))
        found = [await store.passes("a", one.digest) for one in [*made, again]]
        assert [one for one in found if one] == [*made[:3], made[4], again]
        assert [await store.passes("b", one.digest) for one in made] == made

    run(database, test)


def test_passes_lists_and_claims(database: str) -> None:
    async def test(store: Store) -> None:
        invite, seat = Pass(b"i", "invite", 1, 99), Pass(b"s", "seat", 1, 99)
        await store.write(Write("a", 1, b"one", Head("open", 5, 50), NEW, [invite]))
        assert await store.passes("a", b"i") == invite
        assert await store.passes("b", b"i") is None
        await store.write(Write("a", 2, b"two", None, None, [seat], [b"i"]))
        assert await store.passes("a", b"i") is None
        assert await store.seat_passes("a", 1) == [seat]
        assert await store.claim(49, 60, 10) == []
        assert await store.claim(50, 60, 10) == ["a"]
        assert await store.claim(59, 70, 10) == []
        await store.write(Write("a", 3, b"three", Head("over", 6, None)))
        assert await store.listed(10) == []
        assert await store.claim(1000, 1060, 10) == []

    run(database, test)
    run(database, lambda store: store.ping())  # the schema is there already


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as db:
        db.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    db.close()
    with pytest.raises(BadSettings, match="newer version"):
        run(f"sqlite:{path}", lambda store: store.ping())
    path.write_bytes(b"this is no database, it only stands where one should be" * 20)
    with pytest.raises(BadSettings, match=r"is not a database|cannot be used"):
        run(f"sqlite:{path}", lambda store: store.ping())


def test_a_database_without_rights_is_told_in_a_sentence(postgres_server: Any, postgres: str) -> None:
    postgres_server.psql("DROP ROLE IF EXISTS weak; CREATE ROLE weak LOGIN;")
    with pytest.raises(BadSettings, match="permission denied"):
        asyncio.run(try_store(Settings(database=postgres.replace("postgresql://postgres", "postgresql://weak"))))


def test_a_batcher_that_was_stopped_goes_on() -> None:
    """Whatever ends an answer, the next question is asked and nobody waits for ever."""
    stopping = True

    async def answer(questions: Sequence[int]) -> list[int]:
        if stopping:
            raise asyncio.CancelledError
        return [2 * question for question in questions]

    async def go() -> None:
        nonlocal stopping
        batcher = Batcher(answer)
        with pytest.raises(asyncio.CancelledError):
            await batcher.ask(1)
        stopping = False
        assert await asyncio.wait_for(batcher.ask(2), 5) == 4
        await asyncio.wait_for(batcher.drain(), 5)

    asyncio.run(go())
