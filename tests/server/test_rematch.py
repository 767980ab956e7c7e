"""Playing again: one next table whoever asks, and nobody there who did not say so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import httpx
import pytest

from ecliptic.games import game
from ecliptic.server import guard, wire
from ecliptic.server.desk import Caller, Denied, Desk
from ecliptic.server.house import House
from ecliptic.server.metrics import Metrics
from ecliptic.server.settings import Settings
from ecliptic.server.store import Pass, make
from tests.server.kit import Server, bearer, open_table, refused
from tests.server.test_house import opened, over, run, tokens_of
from tests.table.games import started

Serve = Callable[..., Server]


async def all_of(desk: Desk, name: str, tokens: list[str]) -> list[Caller]:
    return [await desk.seat(name, token) for token in tokens]


async def next_of(desk: Desk, name: str) -> str:
    return await desk.house.look(name, lambda table: table.next_table)


async def sitting(desk: Desk, name: str) -> list[str]:
    """What sits on each seat."""
    return [seat.kind for seat in (await desk.info(name)).seats]


@pytest.mark.parametrize("name", ["transit", "ephemeris", "starmap", "survivors", "gemini"])
def test_alone_with_bots_the_next_game_starts_at_once(sqlite: str, name: str) -> None:
    async def test(desk: Desk) -> None:
        wish = wire.NewTable(name, "Ada", [wire.SeatWish("me"), wire.SeatWish("bot", "random")])
        seated = await desk.open(wish)
        me = await desk.seat(seated.table, seated.token)
        await desk.do(seated.table, me, wire.Begin())
        await _play(desk, seated.table, me)
        await desk.do(seated.table, me, wire.Rematch())
        new = await next_of(desk, seated.table)
        again = await desk.house.frame(new, (await desk.seat(new, seated.token)).viewer)
        assert (again.seat, again.status) == (0, "playing")
        assert [(seat.name, seat.kind, seat.bot) for seat in again.seats] == [
            ("Ada", "person", ""),
            ("Bot 2", "bot", "random"),
        ]
        assert (await desk.house.frame(seated.table, 0)).question is None

    run(sqlite, test)


async def _play(desk: Desk, table: str, *players: Caller) -> None:
    """To the end."""
    while True:
        for who in players:
            frame = await desk.house.frame(table, who.viewer)
            if frame.status == "over":
                return
            if frame.legal and not frame.lone:
                await desk.do(table, who, wire.Act(frame.seq, frame.legal[-1].move))
        await asyncio.sleep(0)


def test_the_others_are_asked_and_nobody_is_dragged_along(sqlite: str) -> None:
    async def test(desk: Desk) -> None:
        name, tokens = await opened(desk, over(3))
        ada, bob, eve = await all_of(desk, name, tokens)
        await desk.do(name, bob, wire.Rematch())
        new = await next_of(desk, name)
        question = (await desk.house.frame(name, 0)).question
        assert question is not None
        assert (question.by, question.what, question.needs) == (1, "rematch", (0, 2))
        assert await sitting(desk, new) == ["kept", "person", "kept"]
        for token in (tokens[0], tokens[2]):
            with pytest.raises(Denied):
                await desk.seat(new, token)
        await desk.do(name, eve, wire.Refuse())
        assert await sitting(desk, new) == ["kept", "person", "open"]
        await desk.do(name, ada, wire.Agree())
        assert await sitting(desk, new) == ["person", "person", "open"]
        assert (await desk.house.frame(name, 0)).question is None
        with refused("no-question"):
            await desk.do(name, eve, wire.Refuse())
        assert (await desk.info(new)).status == "open"
        await desk.do(name, eve, wire.Rematch())  # after all
        assert (await desk.info(new)).status == "playing"
        assert [(await desk.seat(new, token)).viewer for token in tokens] == [0, 1, 2]

    run(sqlite, test)


def test_open_seats_are_for_bots_or_guests(sqlite: str) -> None:
    async def test(desk: Desk) -> None:
        name, tokens = await opened(desk, over(4))
        callers = await all_of(desk, name, tokens)
        await desk.do(name, callers[0], wire.Rematch())
        new = await next_of(desk, name)
        host = await desk.seat(new, tokens[0])
        link = guard.fresh_token()
        for _ in range(2):  # an answer may get lost
            await desk.do(new, host, wire.InviteTo(1, link))
        with refused("token"):
            await desk.do(new, host, wire.InviteTo(2, link))
        with refused("taken", n=1):
            await desk.do(new, host, wire.InviteTo(0, guard.fresh_token()))
        assert (await desk.free(new, 1, link)).table == new
        guest = await desk.join(new, 1, link, wire.Join("Guest"))
        assert (await desk.seat(new, guest.token)).viewer == 1
        with refused("lost-seat"):
            await desk.do(name, callers[1], wire.Rematch())
        with pytest.raises(Denied):
            await desk.seat(new, tokens[1])
        for seat in (2, 3):
            await desk.do(new, host, wire.SeatBot(seat, "random"))
        await desk.do(name, callers[2], wire.Rematch())  # the bot was there only to fill in
        assert await sitting(desk, new) == ["person", "person", "person", "bot"]
        assert (await desk.info(new)).status == "playing"
        with refused("begun-without-you"):
            await desk.do(name, callers[3], wire.Rematch())

    run(sqlite, test)


def test_a_kept_seat_of_a_public_table_is_nobody_elses_until_it_is_given_up(sqlite: str) -> None:
    async def test(desk: Desk) -> None:
        seats = [wire.SeatWish("me"), wire.SeatWish("here", name="Bob")]
        made = await desk.open(wire.NewTable("ephemeris", "Ada", seats, {"mode": "snap"}, public=True))
        name = made.table
        ada, bob = await all_of(desk, name, [made.token, made.here[0].token])
        await desk.do(name, ada, wire.Begin())
        await _play(desk, name, ada, bob)
        await desk.do(name, ada, wire.Rematch())
        new = await next_of(desk, name)
        with refused("kept", name="Bob"):
            await desk.join(new, 1, "", wire.Join("Eve"))
        await desk.do(name, bob, wire.Refuse())
        assert (await desk.join(new, 1, "", wire.Join("Eve"))).seat == 1

    run(sqlite, test)


def test_of_all_who_ask_at_once_everyone_gets_the_same_table(database: str) -> None:
    """Also the same player with two devices, or with two clicks."""

    async def test(desk: Desk) -> None:
        name, tokens = await opened(desk, over())
        who = await all_of(desk, name, [*tokens, *tokens])
        await asyncio.gather(*[desk.do(name, one, wire.Rematch()) for one in who])
        new = await next_of(desk, name)
        assert await desk.house.look(new, lambda t: t.opened.origin) == name
        assert [(await desk.seat(new, token)).viewer for token in tokens] == [0, 1]
        assert (await desk.info(new)).status == "playing"
        made = await desk.house.store.prune(0, guard.now_ms() + 1000, 100)
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


@pytest.mark.parametrize("step", ["_come_along", "house.change"])
def test_a_rematch_that_was_cut_short_is_found_again(sqlite: str, step: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever step comes no more: after the next table was opened, or after its game started."""

    async def test(desk: Desk) -> None:
        name, tokens = await opened(desk, over())
        who = await desk.seat(name, tokens[0])
        change = desk.house.change

        async def dies(table: str, *args: object, **more: object) -> None:
            if step == "house.change" and table != name:
                return await change(table, *args, **more)  # type: ignore[arg-type]
            raise KeyError

        with monkeypatch.context() as broken:
            broken.setattr(desk.house if step == "house.change" else desk, step.removeprefix("house."), dies)
            with pytest.raises(KeyError):
                await desk.do(name, who, wire.Rematch())
        assert await next_of(desk, name) == ""
        await desk.do(name, who, wire.Rematch())
        new = await next_of(desk, name)
        assert (await desk.seat(new, tokens[0])).viewer == 0
        assert len(await desk.house.store.prune(0, guard.now_ms() + 1000, 100)) == 2

    run(sqlite, test)


def test_tokens_are_as_good_at_a_rematch_as_at_a_new_table(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now, days = guard.now_ms(), 0
    monkeypatch.setattr(guard, "now_ms", lambda: now + days * guard.DAY_MS)

    async def test(desk: Desk) -> None:
        nonlocal days
        table = over()
        tokens, passes = tokens_of(table)  # good for a day
        spent, long_gone = guard.fresh_token(), guard.now_ms() - 1
        name = await desk.house.open(table, [*passes, Pass(guard.digest(spent), "seat", 0, long_gone)])
        for who in await all_of(desk, name, tokens):
            await desk.do(name, who, wire.Rematch())
        new = await next_of(desk, name)
        days = guard.SEAT_DAYS - 1
        assert [(await desk.seat(new, token)).viewer for token in tokens] == [0, 1]
        days = 0
        with pytest.raises(Denied):
            await desk.seat(new, spent)

    run(sqlite, test)


def test_who_leaves_the_next_table_may_come_again(sqlite: str) -> None:
    async def test(desk: Desk) -> None:
        name, tokens = await opened(desk, over())
        ada = await desk.seat(name, tokens[0])
        await desk.do(name, ada, wire.Rematch())
        new = await next_of(desk, name)
        await desk.do(new, await desk.seat(new, tokens[0]), wire.Leave())
        assert await sitting(desk, new) == ["open", "kept"]
        with pytest.raises(Denied):
            await desk.seat(new, tokens[0])
        await desk.do(name, ada, wire.Rematch())
        assert await sitting(desk, new) == ["person", "kept"]

    run(sqlite, test)


def test_a_rematch_needs_an_end(sqlite: str) -> None:
    async def test(desk: Desk) -> None:
        name, tokens = await opened(desk, started(game("ephemeris"), 2))
        with refused("not-over"):
            await desk.do(name, await desk.seat(name, tokens[0]), wire.Rematch())

    run(sqlite, test)


def test_two_houses_on_one_database(postgres: str) -> None:
    """The second one, which has the finished table in memory, hears of the rematch and answers the question."""

    async def house() -> House:
        made = House(Settings(database=postgres, pause_ms=1), make(postgres), Metrics())
        await made.start()
        return made

    async def go() -> None:
        first, second = await house(), await house()
        try:
            name, tokens = await opened(Desk(first), over())
            ada, bob = await all_of(Desk(second), name, tokens)
            await Desk(first).do(name, ada, wire.Rematch())
            await Desk(second).do(name, bob, wire.Refuse())
            new = await next_of(Desk(first), name)
            assert await sitting(Desk(first), new) == ["person", "open"]
            assert (await first.frame(name, 0)).question is None
        finally:
            await first.stop()
            await second.stop()

    asyncio.run(go())
