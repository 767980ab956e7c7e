"""What is done unseen does not show at the server either: not in frames, and not by the clock."""

from __future__ import annotations

import msgspec
import pytest

from ecliptic.games import game
from ecliptic.kernel.chance import Seed
from ecliptic.server import clock, messages
from ecliptic.server.service import Service
from ecliptic.table import Clock, Table
from tests.server.test_tables import opened, run


class Socket:
    """Counts the frames that it is pushed."""

    def __init__(self, viewer: int) -> None:
        self.viewer, self.sat, self.sent, self.board = viewer, 1, 0, False
        self.frames: list[bytes] = []

    def push(self, data: bytes, seq: int) -> None:
        self.frames.append(data)
        self.sent = seq

    def dismiss(self) -> None:
        raise AssertionError


def seated(name: str, public: bool = False, **options: object) -> Table:
    table = Table.open(game(name), Seed.of_number(1), 2, options, clock=Clock(600, 5), public=public)
    for seat in (0, 1):
        table.sit(seat, f"Player {seat}")
    return table


def test_nobody_is_told_by_their_own_clock_that_another_has_acted(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    start, seconds = clock.now_ms(), 0
    monkeypatch.setattr(clock, "now_ms", lambda: start + 1000 * seconds)

    async def test(service: Service) -> None:
        nonlocal seconds
        shown = []
        for acts in (False, True):
            seconds = 0
            name, tokens = await opened(service, seated("starmap"))
            ada, bob = [await service.seat(name, token) for token in tokens]
            await service.do(name, ada, messages.Begin())
            seconds = 20
            if acts:
                now = await service.tables.frame(name, 1)
                await service.do(name, bob, messages.Act(now.seq, now.legal[0].move))
            seconds = 30
            frame = await service.tables.frame(name, 0)
            assert frame.clock_ms == 570_000
            shown.append(msgspec.json.encode(msgspec.structs.replace(frame, table="")))
        assert shown[0] == shown[1]

    run(sqlite, test)


def test_E38_no_frame_tells_that_the_other_chooses(sqlite: str) -> None:
    async def test(service: Service) -> None:
        name, tokens = await opened(service, seated("ephemeris", draft=True))
        ada, bob = [await service.seat(name, token) for token in tokens]
        await service.do(name, ada, messages.Begin())
        socket = Socket(1)
        await service.tables.watch(name, socket)
        socket.frames.clear()
        now = await service.tables.frame(name, 0)
        await service.do(name, ada, messages.Act(now.seq, "choose mars"))
        assert (await service.tables.frame(name, 0)).legal == [], "the other four were forced"
        assert socket.frames == []
        for body in ("moon", "sun", "mercury", "venus", "neptune"):
            await service.do(name, bob, messages.Act((await service.tables.frame(name, 1)).seq, f"choose {body}"))
        assert len(socket.frames) == 5

    run(sqlite, test)


def test_E38_the_list_of_public_tables_does_not_tell_it_either(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where something happened last comes first in it: something that everybody saw."""
    seconds, start = 0, clock.now_ms()
    monkeypatch.setattr(clock, "now_ms", lambda: start + 1000 * seconds)

    async def test(service: Service) -> None:
        nonlocal seconds
        name, tokens = await opened(service, seated("ephemeris", public=True, draft=True))
        ada, bob = [await service.seat(name, token) for token in tokens]
        await service.do(name, ada, messages.Begin())
        seconds = 10
        other, _ = await opened(service, seated("starmap", public=True))
        seconds = 20
        await service.do(name, ada, messages.Act((await service.tables.frame(name, 0)).seq, "choose mars"))
        assert [row.table for row in await service.listed(5)] == [other, name]
        for body in ("moon", "sun", "mercury", "venus", "neptune"):
            await service.do(name, bob, messages.Act((await service.tables.frame(name, 1)).seq, f"choose {body}"))
        assert [row.table for row in await service.listed(5)] == [name, other]
        await service.do(name, ada, messages.Leave())
        before = await service.listed(5)
        async with service.tables.live(name):  # as long as a change is being stored
            assert await service.listed(5) == before

    run(sqlite, test)
