"""An answer of the database that gets lost on its way: nobody loses a seat by it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from urllib.parse import parse_qs, urlsplit

import pytest

from ecliptic.server import clock, messages
from ecliptic.server.metrics import Metrics
from ecliptic.server.service import Denied, Service
from ecliptic.server.settings import Settings
from ecliptic.server.store import StoreDown, make
from ecliptic.server.tables import TableManager
from tests.server.kit import refused

SEATS = [messages.SeatWish("me"), messages.SeatWish("open")]


class Line:
    """The way to a real PostgreSQL, which can be cut at a commit: before it got there, or before its answer is back."""

    def __init__(self, database: str) -> None:
        self._path = parse_qs(urlsplit(database).query)["host"][0] + "/.s.PGSQL.5432"
        self._name = urlsplit(database).path
        self.cut = ""
        self.cuts = 0
        self.stays_cut = False
        self.whole = asyncio.Event()
        """Whether it can be used; nothing gets through before."""
        self.whole.set()

    async def __aenter__(self) -> Line:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1")
        port = self._server.sockets[0].getsockname()[1]
        self.url = f"postgresql://postgres@127.0.0.1:{port}{self._name}"
        return self

    async def __aexit__(self, *error: object) -> None:
        self._server.close()

    async def _carry(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        await self.whole.wait()
        there, away = await asyncio.open_unix_connection(self._path)
        answers = asyncio.create_task(self._answers(there, back))
        with contextlib.suppress(OSError):
            while data := await here.read(65536):
                await self.whole.wait()
                cut, self.cut = (self.cut, "") if b"COMMIT" in data else ("", self.cut)
                if cut:
                    self.cuts += 1
                    if self.stays_cut:
                        self.whole.clear()
                    answers.cancel()
                    await asyncio.wait([answers])
                if cut == "before":
                    break
                away.write(data)
                if cut == "after":
                    assert b"COMMIT" in await there.read(65536), "it is stored"
                    break
        answers.cancel()
        away.close()
        back.close()

    async def _answers(self, there: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await there.read(65536):
                back.write(data)
        back.close()


@contextlib.asynccontextmanager
async def tables(database: str) -> AsyncIterator[TableManager]:
    made = TableManager(Settings(database=database), make(database), Metrics())
    await made.start()
    try:
        yield made
    finally:
        await made.stop()


def run(database: str, test: Callable[[Service, Line], Awaitable[None]]) -> None:
    async def go() -> None:
        async with Line(database) as line, tables(line.url) as made:
            await test(Service(made), line)

    asyncio.run(asyncio.wait_for(go(), 60))


@pytest.mark.parametrize("cut", ["before", "after"])
def test_who_opens_a_table_or_takes_a_seat_gets_its_token(postgres: str, cut: str) -> None:
    async def test(service: Service, line: Line) -> None:
        line.cut = cut
        opened = await service.open(messages.NewTable("transit", "Ada", SEATS))
        assert (await service.seat(opened.table, opened.token)).viewer == 0
        line.cut = cut
        joined = await service.join(opened.table, 1, opened.invites[0].token, messages.Join("Bob"))
        assert (await service.seat(opened.table, joined.token)).viewer == 1
        assert line.cuts == 2
        assert len(await service.tables.store.changes(opened.table, 0)) == 2, "each happened once"
        await service.do(opened.table, await service.seat(opened.table, joined.token), messages.Begin())

    run(postgres, test)


def test_of_two_who_took_a_seat_the_second_is_told_so(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same name in the same moment through another process: the two changes differ only in their tokens."""
    now = clock.now_ms()
    monkeypatch.setattr(clock, "now_ms", lambda: now)

    async def test(service: Service, line: Line) -> None:
        opened = await service.open(messages.NewTable("transit", "Ada", SEATS))
        where = (opened.table, 1, opened.invites[0].token, messages.Join("Bob"))
        async with tables(postgres) as other:
            line.cut, line.stays_cut = "before", True
            first = asyncio.create_task(service.join(*where))
            while not line.cuts:
                assert not first.done(), "it is cut on its way"
                await asyncio.sleep(0.01)
            second = await Service(other).join(*where)
            line.whole.set()
            with refused("used", Denied):
                await first
        assert (await service.seat(opened.table, second.token)).viewer == 1

    run(postgres, test)


def test_a_database_that_stays_away_is_told(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ecliptic.server.tables.LOST_SECONDS", 0.5)

    async def test(service: Service, line: Line) -> None:
        line.cut = "before"
        line._server.close()
        with pytest.raises(StoreDown):
            await asyncio.wait_for(service.open(messages.NewTable("transit", "Ada", SEATS)), 20)

    run(postgres, test)
