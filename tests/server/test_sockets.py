"""A client that goes without reading what it asked for costs nothing afterwards."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from ecliptic.server import messages
from ecliptic.server.metrics import Metrics
from ecliptic.server.service import Caller
from ecliptic.server.settings import Settings
from ecliptic.server.sockets import QUEUE, Socket


class Greedy:
    """A socket of somebody who asks and asks, reads nothing, and then is gone."""

    def __init__(self, messages: list[dict[str, Any]]) -> None:
        self._messages = [{"is": "hello"}, *messages]
        self.scope: dict[str, Any] = {}
        self.gone = asyncio.Event()

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        if not self._messages:
            await asyncio.sleep(3600)
        return {"type": "websocket.receive", "text": json.dumps(self._messages.pop(0))}

    async def send_text(self, text: str) -> None:
        await self.gone.wait()
        raise WebSocketDisconnect(1006)


class TableManager:
    def __init__(self) -> None:
        self.settings, self.metrics = Settings(messages_per_second=1000), Metrics()
        self.there = 0

    async def watch(self, table: str, watcher: Socket) -> None:
        self.there += 1

    def unwatch(self, table: str, watcher: Socket) -> None:
        self.there -= 1


class Service:
    def __init__(self) -> None:
        self.tables = TableManager()

    async def caller(self, table: str, token: str) -> Caller:
        return Caller(0)

    async def ask(self, table: str, who: Caller, message: messages.Asking) -> messages.Told:
        return messages.Told(1, [])


@pytest.mark.parametrize("message", [{"is": "ask", "moves": [{"kind": "x"}]}, {"is": "hint"}])
def test_who_goes_without_reading_is_forgotten(message: dict[str, Any]) -> None:
    async def go() -> None:
        service = Service()
        socket = Socket(Greedy([message] * 4 * QUEUE), service, "table", lambda cost: 0)  # type: ignore[arg-type]
        running = asyncio.create_task(socket.run())
        await asyncio.sleep(0.1)
        assert service.tables.there == 1
        assert len(socket._asides) <= QUEUE
        socket._socket.gone.set()  # type: ignore[attr-defined]
        await asyncio.wait_for(running, 5)
        assert service.tables.there == 0
        assert not socket._asides

    asyncio.run(go())
