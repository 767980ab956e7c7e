"""One token, many who bring it at once: it takes one seat, all processes show the same table, and nobody else waits."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import httpx

from ecliptic.games import game
from ecliptic.kernel.record import Record, verify
from ecliptic.server import messages
from ecliptic.server.metrics import Metrics
from ecliptic.server.service import Service
from ecliptic.server.settings import Settings
from ecliptic.server.store import BadWrite, Head, New, Pass, Store, Write, make
from ecliptic.server.tables import TableManager
from ecliptic.server.tokens import fresh_token
from ecliptic.table import Refused
from tests.server.kit import Client, Server, bearer, refused

Serve = Callable[..., Server]
OPEN = [messages.SeatWish("me"), messages.SeatWish("open"), messages.SeatWish("open")]
HEAD, NEW = Head("open", 5, None), New("transit", b"secret", True, b"{}")


@contextlib.asynccontextmanager
async def service(database: str) -> AsyncIterator[Service]:
    tables = TableManager(Settings(database=database, pause_ms=1), make(database), Metrics())
    await tables.start()
    try:
        yield Service(tables)
    finally:
        await tables.stop()


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def go() -> None:
        await asyncio.wait_for(test(), 60)

    asyncio.run(go())


async def shown(services: list[Service], table: str) -> list[Any]:
    """What each process shows of a table to everyone, and which words are in its seed."""
    return [await one.tables.look(table, lambda t: (t.seats, t.entropy)) for one in services]


def codes(answers: list[Any]) -> list[str]:
    return sorted(one.code if isinstance(one, Refused) else type(one).__name__ for one in answers)


def test_of_two_seats_that_one_token_wants_through_two_processes_it_gets_one(postgres: str) -> None:
    async def test() -> None:
        async with service(postgres) as a, service(postgres) as b:
            for _ in range(10):
                made = await a.open(messages.NewTable("transit", "Ada", OPEN, public=True))
                await shown([a, b], made.table)  # both have it at hand
                wish = messages.Join("Eve", token=fresh_token())
                joins = [one.join(made.table, seat, "", wish) for one, seat in ((a, 1), (b, 2))]
                answers = await asyncio.gather(*joins, return_exceptions=True)
                assert codes(answers) == ["Seated", "token"]
                one, other = await shown([a, b], made.table)
                assert one == other
                assert [seat.taken for seat in one[0]].count(True) == 2
                assert len(await a.tables.store.changes(made.table, 0)) == 2

    run(test)


def test_of_two_with_one_invitation_and_other_words_both_find_the_same_words(postgres: str) -> None:
    """A guest who asked twice sits there once; what the seed is made of is what was stored."""

    async def test() -> None:
        async with service(postgres) as a, service(postgres) as b:
            made = await a.open(messages.NewTable("transit", "Ada", OPEN))
            await shown([a, b], made.table)
            token, invitation = fresh_token(), made.invites[0].token
            joins = [
                one.join(made.table, 1, invitation, messages.Join("Eve", words, token))
                for one, words in ((a, "blue"), (b, "red"))
            ]
            assert await asyncio.gather(*joins) == [messages.Seated(made.table, 1, token)] * 2
            one, other = await shown([a, b], made.table)
            assert one == other
            assert one[1] in [("blue",), ("red",)]

    run(test)


def test_of_many_seats_that_one_token_wants_it_gets_one_and_at_once(database: str) -> None:
    async def test() -> None:
        async with service(database) as one:
            seats = [messages.SeatWish("me"), *[messages.SeatWish("open")] * 3]
            made = await one.open(messages.NewTable("transit", "Ada", seats, public=True))
            wish = messages.Join("Eve", token=fresh_token())
            start = time.monotonic()
            joins = [one.join(made.table, seat, "", wish) for seat in (1, 2, 3, 1, 2, 3)]
            answers = await asyncio.gather(*joins, return_exceptions=True)
            assert codes(answers) == ["Seated"] * 2 + ["token"] * 4
            assert time.monotonic() - start < 5
            taken = await one.tables.look(made.table, lambda t: [seat.taken for seat in t.seats])
            assert taken.count(True) == 2
            for token in (made.invites[0].token, made.token):
                with refused("token"):  # an invitation, or the token of somebody's own seat
                    await one.join(made.table, 3, "", messages.Join("Eve", token=token))

    run(test)


def test_a_table_is_not_removed_under_somebody_who_has_just_sat_down(postgres: str) -> None:
    """Through another process, between the check whether one is alone there and the removal."""

    async def test() -> None:
        async with service(postgres) as a, service(postgres) as b:
            made = await a.open(messages.NewTable("transit", "Ada", OPEN, public=True))
            remove = a.tables.store.remove

            async def late(table: str, seq: int) -> bool:
                await b.join(made.table, 1, "", messages.Join("Eve"))
                a.tables.store.remove = remove  # type: ignore[method-assign]
                return await remove(table, seq)

            a.tables.store.remove = late  # type: ignore[method-assign]
            with refused("not-alone"):
                await a.delete(made.table, await a.seat(made.table, made.token))
            assert (await b.info(made.table)).seats[1].name == "Eve"

    run(test)


def test_a_write_that_cannot_be_stored_fails_alone(database: str) -> None:
    """Others that happen to be stored with it are none the worse, and it is not tried again."""

    async def test() -> None:
        store = make(database)
        await store.start(lambda table, seq: None, lambda words: None)
        try:
            await store.write(Write("a", 1, b"one", HEAD, NEW, [Pass(b"d", "seat", 0, 99)]))
            await fails_alone(store)
        finally:
            await store.stop()

    async def fails_alone(store: Store) -> None:
        bad = Write("a", 2, b"two", None, None, [Pass(b"d", "seat", 1, 99)])
        good = [Write(f"t{n}", 1, b"x", HEAD, NEW, [Pass(b"d", "seat", 0, 99)]) for n in range(40)]
        writes = [*good[:20], bad, *good[20:]]
        answers = await asyncio.gather(*map(store.write, writes), return_exceptions=True)
        assert isinstance(answers.pop(20), BadWrite)
        assert answers == [True] * 40
        assert await store.changes("a", 0) == [b"one"], "nothing of it is left"
        assert await store.passes("a", b"d") == Pass(b"d", "seat", 0, 99)
        assert await store.write(Write("a", 2, b"two"))

    run(test)


def test_two_hundred_joins_with_one_token_through_two_processes(serve: Serve, postgres: str) -> None:
    servers = [serve(postgres) for _ in range(2)]
    ways: list[tuple[bool, bool]] = [(True, False), (False, True), (True, True)]
    for public, same_seat in ways:
        _two_hundred(servers, public, same_seat)
    for server in servers:
        server.stop()


def _two_hundred(servers: list[Server], public: bool, same_seat: bool) -> None:
    wish = {"game": "transit", "name": "Ada", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 3], "public": public}
    opened = httpx.post(f"{servers[0].url}/api/tables", json=wish, timeout=60).json()
    table, token = opened["table"], fresh_token()
    path = f"/api/tables/{table}"
    invites = {invite["seat"]: bearer(invite["token"]) for invite in opened["invites"]}

    async def join() -> list[httpx.Response]:
        async with httpx.AsyncClient(timeout=60) as client:
            asked = []
            for n in range(200):
                seat = 1 if same_seat else 1 + n % 3
                body = {"name": "Eve", "words": f"words {n}", "token": token}
                headers = {} if public else invites[seat]
                url = f"{servers[n // 3 % 2].url}{path}/seats/{seat}"
                asked.append(client.post(url, json=body, headers=headers))
            return await asyncio.gather(*asked)

    answers = asyncio.run(join())
    good = [answer for answer in answers if answer.status_code == 200]
    assert len({answer.json()["seat"] for answer in good}) == 1
    assert len(good) >= 200 // (1 if same_seat else 3)
    assert {answer.json()["code"] for answer in answers if answer.status_code != 200} <= {"token"}
    infos = [httpx.get(server.url + path).json() for server in servers]
    assert infos[0] == infos[1]
    assert infos[0]["players"] == 2, "it took one seat"
    frames = [httpx.get(f"{s.url}{path}/frame", headers=bearer(token)).json() for s in servers]
    assert frames[0]["seat"] == frames[1]["seat"] == good[0].json()["seat"]
    assert frames[0]["entropy"] == frames[1]["entropy"]
    _play_and_verify(servers, table, [opened["token"], token], invites, infos[0])


def _play_and_verify(
    servers: list[Server], table: str, tokens: list[str], invites: dict[int, dict[str, str]], info: dict[str, Any]
) -> None:
    """The other seats are taken and the game is played, everyone through another process; its record is right."""
    path = f"/api/tables/{table}"
    for seat, one in enumerate(info["seats"]):
        if not one["name"]:
            url = f"{servers[seat % 2].url}{path}/seats/{seat}"
            tokens.append(httpx.post(url, json={"name": "Bob"}, headers=invites[seat], timeout=60).json()["token"])
    clients = [Client(servers[n % 2].url, table, token) for n, token in enumerate(tokens)]
    clients[1].send("begin")
    while clients[0].frame["status"] != "over":
        for client in clients:
            client.catch_up()
            client.move()
    texts = [httpx.get(f"{server.url}{path}/record", timeout=60).text for server in servers]
    assert texts[0] == texts[1]
    assert verify(game("transit"), Record.from_text(texts[0])).fair
    for client in clients:
        client.close()
