"""The table manager: bots that are not disturbed, and what is removed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from ecliptic.games import game
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import SPECTATOR
from ecliptic.server import clock, messages
from ecliptic.server import tables as tables_module
from ecliptic.server.live import frame_bytes
from ecliptic.server.metrics import Metrics
from ecliptic.server.service import Caller, Denied, Service
from ecliptic.server.settings import Settings
from ecliptic.server.store import Pass, make
from ecliptic.server.tables import NotFound, Stale, TableManager
from ecliptic.server.tokens import digest, fresh_token
from ecliptic.table import Table
from tests.server.kit import refused
from tests.table.games import play_on, seated, started


def run(database: str, test: Callable[[Service], Awaitable[None]], **settings: Any) -> None:
    """Runs a test on a service of its own."""

    async def go() -> None:
        made = Settings(database=database, pause_ms=1, **settings)
        tables = TableManager(made, make(database), Metrics())
        await tables.start()
        try:
            await test(Service(tables))
        finally:
            await tables.stop()

    asyncio.run(go())


def tokens_of(table: Table) -> tuple[list[str], list[Pass]]:
    tokens = [fresh_token() for _ in table.seats]
    until = clock.now_ms() + clock.DAY_MS
    return tokens, [Pass(digest(token), "seat", seat, until) for seat, token in enumerate(tokens)]


async def opened(service: Service, table: Table) -> tuple[str, list[str]]:
    """The table's name at this service, and the tokens of its seats."""
    tokens, passes = tokens_of(table)
    return await service.tables.open(table, passes), tokens


def over(seats: int = 2) -> Table:
    table = started(game("ephemeris"), seats, options={"mode": "two"})
    play_on(table, Luck(1))
    return table


async def _until_the_bot_thinks(service: Service, thinking: asyncio.Event) -> tuple[str, Caller]:
    """A table with a bot on seat 0, and the person on seat 1 who has moved until it was the bot's turn."""
    opened = await service.open(messages.NewTable("gemini", "Ada", [messages.SeatWish("bot"), messages.SeatWish("me")]))
    me = await service.seat(opened.table, opened.token)
    await service.do(opened.table, me, messages.Begin())
    for _ in range(500):
        frame = await service.tables.frame(opened.table, me.viewer)
        if frame.legal and not frame.lone:
            await service.do(opened.table, me, messages.Act(frame.seq, frame.legal[0].move))
        await asyncio.sleep(0.01)
        if thinking.is_set():
            return opened.table, me
    raise AssertionError("the bot was not asked")


def test_talk_does_not_make_a_bot_think_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, object]] = []

    async def test(service: Service) -> None:
        tables = service.tables
        thinking, answer = asyncio.Event(), asyncio.Event()

        async def slow(table: str, game_id: str, name: str, known: dict[str, object], seat: int, seed: int) -> int:
            asked.append(known)
            thinking.set()
            await answer.wait()
            return game(game_id).position(known).legal(seat)[0]

        monkeypatch.setattr(tables._bots, "choose", slow)
        table, me = await _until_the_bot_thinks(service, thinking)
        await service.do(table, me, messages.Say("take your time"))
        answer.set()
        for _ in range(500):
            frame = await tables.frame(table, me.viewer)
            if len(asked) > 3 or (frame.legal and not frame.lone):
                break
            await asyncio.sleep(0.01)
        assert all(asked[i] != asked[i + 1] for i in range(len(asked) - 1)), "each position is thought about once"

    run(sqlite, test)


class _Looker:
    """Looks at a table, and counts what it is sent."""

    viewer, sat, sent, board = SPECTATOR, 0, 0, False

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def push(self, data: bytes, seq: int) -> None:
        self.frames.append(data)

    def dismiss(self) -> None:
        raise AssertionError


def test_a_table_somebody_waits_for_stays_where_others_find_it(sqlite: str) -> None:
    """Else whoever comes next has another one in memory, and the first never hears of what happens there."""

    async def test(service: Service) -> None:
        tables = service.tables
        name, _ = await opened(service, over())
        other, _ = await opened(service, over())
        looker = _Looker()
        looker.viewer, looker.sat = 0, 1
        live = tables.live(name)
        await live.lock.acquire()
        watching = asyncio.ensure_future(tables.watch(name, looker))
        await asyncio.sleep(0)
        live.lock.release()
        tables.live(other)  # room is made, as there is room for one only
        await watching
        assert tables.live(name) is live
        assert looker in live.watchers
        tables.unwatch(name, looker)
        tables.live("another")
        assert tables.live(name) is live, (
            "who was there may be back in a moment, and nobody was told yet that they went"
        )

    run(sqlite, test, cache=1)


def test_when_somebody_comes_equal_frames_are_made_once(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = 0

    async def test(service: Service) -> None:
        nonlocal made
        name, _ = await opened(service, started(game("transit"), 2))
        lookers = [_Looker() for _ in range(20)]
        for looker in lookers:
            await service.tables.watch(name, looker)
        player = _Looker()
        player.viewer, player.sat = 0, 1
        made = 0
        await service.tables.watch(name, player)
        assert [len(looker.frames) for looker in lookers] == [2] * 20  # they are told who has come
        assert len(player.frames) == 1
        assert made == 2

    def counted(*about: Any) -> bytes:
        nonlocal made
        made += 1
        return frame_bytes(*about)

    monkeypatch.setattr(tables_module, "frame_bytes", counted)
    run(sqlite, test)


def test_what_was_kept_long_enough_is_removed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    days = 0
    now = clock.now_ms
    monkeypatch.setattr(clock, "now_ms", lambda: now() + days * clock.DAY_MS)

    async def opens(service: Service) -> None:
        nonlocal days
        for table in (over(), seated(game("transit"), 2), started(game("transit"), 2)):
            tokens, passes = tokens_of(table)
            long = [one._replace(expires=clock.now_ms() + 40 * clock.DAY_MS) for one in passes]
            kept[await service.tables.open(table, long)] = tokens[0]
        days = 31
        late, passes = tokens_of(over())
        kept[await service.tables.open(over(), passes)] = late[0]

    async def found(service: Service) -> list[bool]:
        there = []
        for name, token in kept.items():
            try:
                there.append((await service.seat(name, token)).viewer == 0)
            except (NotFound, Denied):
                there.append(False)
        return there

    async def keeps_all(service: Service) -> None:
        await asyncio.sleep(0.3)
        assert await found(service) == [True] * 4

    async def removes(service: Service) -> None:
        for _ in range(200):
            if await found(service) == [False, False, True, True]:
                break
            await asyncio.sleep(0.02)
        else:
            raise AssertionError(await found(service))
        first = next(iter(kept))
        assert await service.tables.store.changes(first, 0) == []
        assert await service.tables.store.seat_passes(first, 0) == []

    async def expires(service: Service) -> None:
        await asyncio.sleep(0.3)
        assert await found(service) == [False, False, False, False]
        running = list(kept)[2]
        assert await service.tables.look(running, lambda t: t.status) == "playing"
        assert await service.tables.store.seat_passes(running, 0) == []

    kept: dict[str, str] = {}
    run(database, opens)
    run(database, keeps_all)
    run(database, removes, keep_days=30)
    days = 50
    run(database, expires, keep_days=30)


def test_a_table_that_was_removed_is_forgotten(sqlite: str) -> None:
    async def test(service: Service) -> None:
        name, tokens = await opened(service, seated(game("transit"), 2))
        who = await service.seat(name, tokens[0])
        await service.tables.store.prune(0, clock.now_ms() + 1000, 1)
        service.tables._told(f"another {name} gone")
        with pytest.raises(NotFound):
            await service.do(name, who, messages.Say("hello?"))
        assert await service.tables.store.changes(name, 0) == []

    run(sqlite, test)


def test_who_chose_a_token_may_ask_for_the_seat_again(database: str) -> None:
    async def test(service: Service) -> None:
        wishes = [messages.SeatWish("me"), messages.SeatWish("open"), messages.SeatWish("open")]
        made = await service.open(messages.NewTable("transit", "Ada", wishes))
        one, two = made.invites
        bob = messages.Join("Bob", token=fresh_token())
        answers = [await service.join(made.table, 1, one.token, bob) for _ in range(2)]
        assert answers == [messages.Seated(made.table, 1, bob.token)] * 2
        assert (await service.seat(made.table, bob.token)).viewer == 1
        assert len(await service.tables.store.changes(made.table, 0)) == 2, "it happened once"
        with refused("used", Denied):
            await service.join(made.table, 1, one.token, messages.Join("Eve", token=fresh_token()))
        with refused("token"):
            await service.join(made.table, 2, two.token, bob)

    run(database, test)


@pytest.mark.parametrize("token", ["short", "a" * 44, "not a token of forty-three letters, is it?!"])
def test_a_token_of_ones_own_has_256_bits(token: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"name": "Bob", "token": token}, messages.Join)


def test_a_move_that_crosses_words_counts_and_one_that_crosses_a_move_does_not(sqlite: str) -> None:
    async def test(service: Service) -> None:
        name, tokens = await opened(service, started(game("gemini"), 2))
        who = [await service.seat(name, token) for token in tokens]
        frames = [await service.tables.frame(name, seat) for seat in range(2)]
        asked = next(seat for seat in range(2) if frames[seat].legal and not frames[seat].lone)
        old = frames[asked]
        await service.do(name, who[1 - asked], messages.Say("go on"))
        await service.do(name, who[1 - asked], messages.Leave())
        assert (await service.tables.frame(name, asked)).seq == old.seq + 2
        await service.do(name, who[asked], messages.Act(old.seq, old.legal[0].move))
        with pytest.raises(Stale):
            await service.do(name, who[asked], messages.Act(old.seq, old.legal[0].move))
        with pytest.raises(Stale):
            await service.do(name, who[asked], messages.Act(old.seq + 1000, old.legal[0].move))

    run(sqlite, test)
