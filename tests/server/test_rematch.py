"""Playing again: one next table whoever asks, and nobody there who did not say so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import httpx
import pytest

from ecliptic.games import game
from ecliptic.server import clock, messages
from ecliptic.server.metrics import Metrics
from ecliptic.server.service import Caller, Denied, Service
from ecliptic.server.settings import Settings
from ecliptic.server.store import Pass, make
from ecliptic.server.tables import TableManager
from ecliptic.server.tokens import SEAT_DAYS, digest, fresh_token
from tests.server.kit import Server, bearer, open_table, refused
from tests.server.test_tables import opened, over, run, tokens_of
from tests.table.games import started

Serve = Callable[..., Server]


async def all_of(service: Service, name: str, tokens: list[str]) -> list[Caller]:
    return [await service.seat(name, token) for token in tokens]


async def next_of(service: Service, name: str) -> str:
    return await service.tables.look(name, lambda table: table.next_table)


async def sitting(service: Service, name: str) -> list[str]:
    """What sits on each seat."""
    return [seat.kind for seat in (await service.info(name)).seats]


@pytest.mark.parametrize("name", ["transit", "ephemeris", "starmap", "survivors", "gemini"])
def test_alone_with_bots_the_next_game_starts_at_once(sqlite: str, name: str) -> None:
    async def test(service: Service) -> None:
        wish = messages.NewTable(name, "Ada", [messages.SeatWish("me"), messages.SeatWish("bot", "random")])
        seated = await service.open(wish)
        me = await service.seat(seated.table, seated.token)
        await service.do(seated.table, me, messages.Begin())
        await _play(service, seated.table, me)
        await service.do(seated.table, me, messages.Rematch())
        new = await next_of(service, seated.table)
        again = await service.tables.frame(new, (await service.seat(new, seated.token)).viewer)
        assert (again.seat, again.status) == (0, "playing")
        assert [(seat.name, seat.kind, seat.bot) for seat in again.seats] == [
            ("Ada", "person", ""),
            ("Bot 2", "bot", "random"),
        ]
        assert (await service.tables.frame(seated.table, 0)).question is None

    run(sqlite, test)


async def _play(service: Service, table: str, *players: Caller) -> None:
    """To the end."""
    while True:
        for who in players:
            frame = await service.tables.frame(table, who.viewer)
            if frame.status == "over":
                return
            if frame.legal and not frame.lone:
                await service.do(table, who, messages.Act(frame.seq, frame.legal[-1].move))
        await asyncio.sleep(0)


def test_the_others_are_asked_and_nobody_is_dragged_along(sqlite: str) -> None:
    async def test(service: Service) -> None:
        name, tokens = await opened(service, over(3))
        ada, bob, eve = await all_of(service, name, tokens)
        await service.do(name, bob, messages.Rematch())
        new = await next_of(service, name)
        question = (await service.tables.frame(name, 0)).question
        assert question is not None
        assert (question.by, question.what, question.needs) == (1, "rematch", (0, 2))
        assert await sitting(service, new) == ["kept", "person", "kept"]
        for token in (tokens[0], tokens[2]):
            with pytest.raises(Denied):
                await service.seat(new, token)
        await service.do(name, eve, messages.Refuse())
        assert await sitting(service, new) == ["kept", "person", "open"]
        await service.do(name, ada, messages.Agree())
        assert await sitting(service, new) == ["person", "person", "open"]
        assert (await service.tables.frame(name, 0)).question is None
        with refused("no-question"):
            await service.do(name, eve, messages.Refuse())
        assert (await service.info(new)).status == "open"
        await service.do(name, eve, messages.Rematch())  # after all
        assert (await service.info(new)).status == "playing"
        assert [(await service.seat(new, token)).viewer for token in tokens] == [0, 1, 2]

    run(sqlite, test)


def test_open_seats_are_for_bots_or_guests(sqlite: str) -> None:
    async def test(service: Service) -> None:
        name, tokens = await opened(service, over(4))
        callers = await all_of(service, name, tokens)
        await service.do(name, callers[0], messages.Rematch())
        new = await next_of(service, name)
        host = await service.seat(new, tokens[0])
        link = fresh_token()
        for _ in range(2):  # an answer may get lost
            await service.do(new, host, messages.InviteTo(1, link))
        with refused("token"):
            await service.do(new, host, messages.InviteTo(2, link))
        with refused("taken", n=1):
            await service.do(new, host, messages.InviteTo(0, fresh_token()))
        assert (await service.free(new, 1, link)).table == new
        guest = await service.join(new, 1, link, messages.Join("Guest"))
        assert (await service.seat(new, guest.token)).viewer == 1
        with refused("lost-seat"):
            await service.do(name, callers[1], messages.Rematch())
        with pytest.raises(Denied):
            await service.seat(new, tokens[1])
        for seat in (2, 3):
            await service.do(new, host, messages.SeatBot(seat, "random"))
        await service.do(name, callers[2], messages.Rematch())  # the bot was there only to fill in
        assert await sitting(service, new) == ["person", "person", "person", "bot"]
        assert (await service.info(new)).status == "playing"
        with refused("begun-without-you"):
            await service.do(name, callers[3], messages.Rematch())

    run(sqlite, test)


def test_a_kept_seat_of_a_public_table_is_nobody_elses_until_it_is_given_up(sqlite: str) -> None:
    async def test(service: Service) -> None:
        seats = [messages.SeatWish("me"), messages.SeatWish("here", name="Bob")]
        made = await service.open(messages.NewTable("ephemeris", "Ada", seats, {"mode": "snap"}, public=True))
        name = made.table
        ada, bob = await all_of(service, name, [made.token, made.here[0].token])
        await service.do(name, ada, messages.Begin())
        await _play(service, name, ada, bob)
        await service.do(name, ada, messages.Rematch())
        new = await next_of(service, name)
        with refused("kept", name="Bob"):
            await service.join(new, 1, "", messages.Join("Eve"))
        await service.do(name, bob, messages.Refuse())
        assert (await service.join(new, 1, "", messages.Join("Eve"))).seat == 1

    run(sqlite, test)


def test_of_all_who_ask_at_once_everyone_gets_the_same_table(database: str) -> None:
    """Also the same player with two devices, or with two clicks."""

    async def test(service: Service) -> None:
        name, tokens = await opened(service, over())
        who = await all_of(service, name, [*tokens, *tokens])
        await asyncio.gather(*[service.do(name, one, messages.Rematch()) for one in who])
        new = await next_of(service, name)
        assert await service.tables.look(new, lambda t: t.opened.origin) == name
        assert [(await service.seat(new, token)).viewer for token in tokens] == [0, 1]
        assert (await service.info(new)).status == "playing"
        made = await service.tables.store.prune(0, clock.now_ms() + 1000, 100)
        assert made == [name], "no third table lies about"

    run(database, test)


def test_of_two_processes_that_are_asked_at_once_both_find_the_same_table(serve: Serve, postgres: str) -> None:
    servers = [serve(postgres), serve(postgres)]
    table, tokens = open_table(servers[0].url, "ephemeris", 2, options={"mode": "snap"})
    _play_to_the_end(servers[0].url, table, tokens)

    async def ask() -> list[httpx.Response]:
        async with httpx.AsyncClient(timeout=60) as client:
            asked = [
                client.post(f"{server.url}/api/tables/{table}/send", json={"is": "rematch"}, headers=bearer(token))
                for server, token in zip(servers, tokens, strict=True)
            ]
            return await asyncio.gather(*asked)

    frames = [answer.json() for answer in asyncio.run(ask())]
    assert frames[0]["next_table"] == frames[1]["next_table"] != ""
    for server in servers:
        for seat, token in enumerate(tokens):
            path = f"{server.url}/api/tables/{frames[0]['next_table']}/frame"
            found = httpx.get(path, headers=bearer(token), timeout=60).json()
            assert (found["seat"], found["status"]) == (seat, "playing")


def _play_to_the_end(url: str, table: str, tokens: list[str]) -> None:
    with httpx.Client(base_url=f"{url}/api/tables/{table}", timeout=60) as client:
        while True:
            for token in tokens:
                frame = client.get("/frame", headers=bearer(token)).json()
                if frame["status"] == "over":
                    return
                if frame["legal"] and not frame["lone"]:
                    move = {"is": "act", "seq": frame["seq"], "move": frame["legal"][-1]["move"]}
                    client.post("/send", json=move, headers=bearer(token))


@pytest.mark.parametrize("step", ["_come_along", "tables.change"])
def test_a_rematch_that_was_cut_short_is_found_again(sqlite: str, step: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever step comes no more: after the next table was opened, or after its game started."""

    async def test(service: Service) -> None:
        name, tokens = await opened(service, over())
        who = await service.seat(name, tokens[0])
        change = service.tables.change

        async def dies(table: str, *args: object, **more: object) -> None:
            if step == "tables.change" and table != name:
                return await change(table, *args, **more)  # type: ignore[arg-type]
            raise KeyError

        with monkeypatch.context() as broken:
            broken.setattr(service.tables if step == "tables.change" else service, step.removeprefix("tables."), dies)
            with pytest.raises(KeyError):
                await service.do(name, who, messages.Rematch())
        assert await next_of(service, name) == ""
        await service.do(name, who, messages.Rematch())
        new = await next_of(service, name)
        assert (await service.seat(new, tokens[0])).viewer == 0
        assert len(await service.tables.store.prune(0, clock.now_ms() + 1000, 100)) == 2

    run(sqlite, test)


def test_tokens_are_as_good_at_a_rematch_as_at_a_new_table(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now, days = clock.now_ms(), 0
    monkeypatch.setattr(clock, "now_ms", lambda: now + days * clock.DAY_MS)

    async def test(service: Service) -> None:
        nonlocal days
        table = over()
        tokens, passes = tokens_of(table)  # good for a day
        spent, long_gone = fresh_token(), clock.now_ms() - 1
        name = await service.tables.open(table, [*passes, Pass(digest(spent), "seat", 0, long_gone)])
        for who in await all_of(service, name, tokens):
            await service.do(name, who, messages.Rematch())
        new = await next_of(service, name)
        days = SEAT_DAYS - 1
        assert [(await service.seat(new, token)).viewer for token in tokens] == [0, 1]
        days = 0
        with pytest.raises(Denied):
            await service.seat(new, spent)

    run(sqlite, test)


def test_who_plays_again_does_so_on_all_devices(sqlite: str) -> None:
    async def test(service: Service) -> None:
        name, tokens = await opened(service, over())
        ada, code, phone = await service.seat(name, tokens[0]), fresh_token(), fresh_token()
        await service.do(name, ada, messages.HandOver(code))
        await service.take_along(name, 0, code, messages.Take(phone))
        await service.do(name, await service.seat(name, phone), messages.Rematch())
        new = await next_of(service, name)
        assert [(await service.seat(new, token)).viewer for token in (phone, tokens[0])] == [0, 0]
        await service.do(name, ada, messages.Rematch())  # said on the other one as well
        assert await sitting(service, new) == ["person", "kept"]

    run(sqlite, test)


def test_who_leaves_the_next_table_may_come_again(sqlite: str) -> None:
    async def test(service: Service) -> None:
        name, tokens = await opened(service, over())
        ada = await service.seat(name, tokens[0])
        await service.do(name, ada, messages.Rematch())
        new = await next_of(service, name)
        await service.do(new, await service.seat(new, tokens[0]), messages.Leave())
        assert await sitting(service, new) == ["open", "kept"]
        with pytest.raises(Denied):
            await service.seat(new, tokens[0])
        await service.do(name, ada, messages.Rematch())
        assert await sitting(service, new) == ["person", "kept"]

    run(sqlite, test)


def test_a_rematch_needs_an_end(sqlite: str) -> None:
    async def test(service: Service) -> None:
        name, tokens = await opened(service, started(game("ephemeris"), 2))
        with refused("not-over"):
            await service.do(name, await service.seat(name, tokens[0]), messages.Rematch())

    run(sqlite, test)


def test_two_houses_on_one_database(postgres: str) -> None:
    """The second one, which has the finished table in memory, hears of the rematch and answers the question."""

    async def tables() -> TableManager:
        made = TableManager(Settings(database=postgres, pause_ms=1), make(postgres), Metrics())
        await made.start()
        return made

    async def go() -> None:
        first, second = await tables(), await tables()
        try:
            name, tokens = await opened(Service(first), over())
            ada, bob = await all_of(Service(second), name, tokens)
            await Service(first).do(name, ada, messages.Rematch())
            await Service(second).do(name, bob, messages.Refuse())
            new = await next_of(Service(first), name)
            assert await sitting(Service(first), new) == ["person", "open"]
            assert (await first.frame(name, 0)).question is None
        finally:
            await first.stop()
            await second.stop()

    asyncio.run(go())
