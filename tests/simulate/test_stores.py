"""The simulated databases do what the real ones do: the same operations, drawn at random, give the same answers."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest

from ecliptic.server.store import BadWrite, Head, New, Pass, Store, Write, make
from ecliptic.testing.simulate.store import Database, SimStore, Trouble

OPERATIONS, LOOKS = 120, 10
"""How many, and after how many of them all is looked at."""
NAMES, DIGESTS = [f"t{n}" for n in range(5)], [bytes([n]) * 4 for n in range(6)]


class Here:
    """A process that lives, and has no trouble."""

    dead = False

    def __init__(self) -> None:
        self.trouble = Trouble()

    def later(self, seconds: float, work: Callable[[], object]) -> None:
        asyncio.get_running_loop().call_later(seconds, work)


class Draw:
    """Operations: many of them collide, some do not fit."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        self._now = 0

    def operation(self) -> tuple[str, tuple[Any, ...]]:
        rng = self._rng
        kind = rng.choice(["writes"] * 6 + ["listed", "claim", "prune", "remove"])
        if kind == "writes":
            return kind, tuple(self._write() for _ in range(rng.choice([1, 1, 2, 5, 12])))
        self._now += 1
        if kind == "remove":
            return kind, (rng.choice(NAMES), rng.choice([5, 15, 25]))
        if kind == "listed":
            return kind, (rng.choice([1, 3, 10]),)
        if kind == "claim":
            return kind, (self._now * 10, self._now * 10 + 25, rng.choice([1, 10]))
        return kind, (rng.choice([0, self._now]), rng.choice([0, self._now * 3]), 100)

    def _write(self) -> Write:
        rng = self._rng
        self._now += 1  # no two tables changed at the same time, nor are due: their order would be anybody's guess
        table = rng.choice(NAMES)
        due = rng.choice([None, self._now * 10])
        head = rng.choice([None, Head(rng.choice(["open", "playing", "over"]), self._now, due)])
        new = New("transit", table.encode(), rng.random() < 0.7, b"new") if rng.random() < 0.4 else None
        passes = [self._pass() for _ in range(rng.choice([0, 0, 1, 2]))]
        spent = [rng.choice(DIGESTS) for _ in range(rng.choice([0, 0, 0, 1]))]
        about = rng.choice([None, None, b"about %d" % self._now])
        left = [rng.randrange(3) for _ in range(rng.choice([0, 0, 0, 1]))]
        return Write(table, rng.randint(1, 25), b"%d" % self._now, head, new, passes, spent, about, left)

    def _pass(self) -> Pass:
        rng = self._rng
        return Pass(rng.choice(DIGESTS), rng.choice(["seat", "invite"]), rng.randrange(3), rng.randrange(200))


async def do(store: Store, kind: str, about: tuple[Any, ...]) -> Any:
    if kind == "writes":
        answers = await asyncio.gather(*map(store.write, about), return_exceptions=True)
        return [BadWrite if isinstance(answer, BadWrite) else answer for answer in answers]
    found = await getattr(store, kind)(*about)
    return sorted(found) if kind in ("claim", "prune") else found


async def everything(store: Store) -> list[Any]:
    """All that can be asked."""
    found: list[Any] = [await store.listed(100)]
    for name in NAMES:
        found += [await store.secret(name), await store.changes(name, 0), await store.changes(name, 3)]
        found += [await store.passes(name, digest) for digest in DIGESTS]
        found += [sorted(await store.seat_passes(name, seat)) for seat in range(3)]
    return found


async def compare(url: str, seed: int, heard: list[tuple[str, int]], simulated: list[tuple[str, int]]) -> None:
    loop = asyncio.get_running_loop()
    real = make(url)
    database = Database(real.shared, loop.call_later, lambda: 0.0)
    other = SimStore(database, Here())
    await real.start(lambda table, seq: heard.append((table, seq)), lambda words: None)
    await other.start(lambda table, seq: simulated.append((table, seq)), lambda words: None)
    draw = Draw(seed)
    try:
        for number in range(OPERATIONS):
            kind, about = draw.operation()
            assert await do(real, kind, about) == await do(other, kind, about), (number, kind, about)
            if number % LOOKS == 0:
                assert await everything(real) == await everything(other), number
        await asyncio.sleep(0.1)
    finally:
        await real.stop()
        await other.stop()


@pytest.mark.parametrize("seed", [1, 2])
def test_simulated_sqlite_is_like_sqlite(sqlite: str, seed: int) -> None:
    asyncio.run(compare(sqlite, seed, [], []))


@pytest.mark.parametrize("seed", [1, 2])
def test_simulated_postgres_is_like_postgres(postgres: str, seed: int) -> None:
    heard: list[tuple[str, int]] = []
    simulated: list[tuple[str, int]] = []
    asyncio.run(compare(postgres, seed, heard, simulated))
    assert sorted(heard) == sorted(simulated)
    assert len(heard) > OPERATIONS / 2, "much was stored"
