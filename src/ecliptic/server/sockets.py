"""One socket: a hello, then messages in and frames out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ecliptic.server import messages
from ecliptic.server.routes import fits
from ecliptic.server.service import Caller, Denied, Service, cost_of, error_of, refusal
from ecliptic.server.tables import NotFound

HELLO_SECONDS = 10
WRITE_NOW = "ecliptic.write_now"
"""The extension of a connection that sends text without a task having to wake up for it, and says whether it could."""
QUEUE = 16
"""Frames that may wait for a slow client; then it gets only the newest."""
BAD, AGAIN = 4400, 1013
"""Closed because of what the client sent, and because it should try again in a moment."""

log = logging.getLogger("ecliptic.sockets")
_decoder: msgspec.json.Decoder[messages.ClientMessage] = msgspec.json.Decoder(messages.ClientMessage)
_encoder = msgspec.json.Encoder()


class Socket:
    """A client that looks at one table."""

    def __init__(self, socket: WebSocket, service: Service, table: str, owe: Callable[[float], float]) -> None:
        self._socket, self._service, self._table = socket, service, table
        self._owe = owe
        """Counts as this many messages from its address; returns the seconds that it has to wait for them."""
        self._out: asyncio.Queue[bytes] = asyncio.Queue(QUEUE)
        self._write_now: Callable[[bytes], bool] = socket.scope.get("extensions", {}).get(WRITE_NOW, _never)
        self._sending = False
        """Whether what was queued last is still on its way: what is written now would overtake it."""
        self._behind = False
        self._dismissed = False
        self._sender: asyncio.Task[None]
        self.viewer = -1
        self.sat = 0
        self.sent = 0
        self.board = False
        self._who: Caller
        self._asides: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Until the client goes."""
        await self._socket.accept()
        try:
            if await self._hello():
                await self._talk()
        except WebSocketDisconnect:
            pass
        except Exception as error:
            await self._refuse(error)

    async def _talk(self) -> None:
        """In both directions until one of them ends: a client that nothing can be sent to is not listened to either."""
        self._sender = asyncio.create_task(self._send_all())
        listener = asyncio.create_task(self._listen())
        try:
            await asyncio.wait((self._sender, listener), return_when=asyncio.FIRST_COMPLETED)
            if listener.done():
                listener.result()
            if self._dismissed:
                raise Denied("denied", "seat-left")
        finally:
            self._service.tables.unwatch(self._table, self)
            tasks = [*self._asides, self._sender, listener]
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)

    async def _refuse(self, error: Exception) -> None:
        """Ends the conversation with what was wrong."""
        try:
            _, answer = error_of(error)
        except Exception:
            log.exception("a socket failed")
            self._service.tables.metrics.errors.inc()
            answer = refusal("failed")
        await self._close(answer)

    async def _close(self, answer: messages.Error) -> None:
        self._service.tables.metrics.refused.labels(answer.code).inc()
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.send_text(_encoder.encode(answer).decode())
            await self._socket.close(AGAIN if answer.code == "unavailable" else BAD)

    async def _hello(self) -> bool:
        try:
            message = await asyncio.wait_for(self._receive(), HELLO_SECONDS)
        except TimeoutError:
            message = None
        if not isinstance(message, messages.Hello):
            await self._close(refusal("hello"))
            return False
        if not fits("table", self._table):
            raise NotFound(self._table)
        self._who = await self._service.caller(self._table, message.token)
        self.viewer, self.sat, self.sent = self._who.viewer, self._who.sat, message.since
        self.board = message.board
        return True

    async def _listen(self) -> None:
        """A client that sends too much is listened to more slowly."""
        await self._service.tables.watch(self._table, self)
        while True:
            message = await self._receive()
            await asyncio.sleep(self._owe(cost_of(message) if isinstance(message, messages.Sent) else 1))
            if message is None or isinstance(message, messages.Hello):
                await self._close(refusal("malformed"))
                return
            if isinstance(message, messages.Hint) and len(self._asides) < QUEUE:
                self._aside(message)  # who waits for a bot can go on playing
            else:
                await self._do(message)

    def _aside(self, message: messages.Sent) -> None:
        async def do() -> None:
            try:
                await self._do(message)
            except Exception as error:
                await self._refuse(error)

        task = asyncio.create_task(do())
        self._asides.add(task)
        task.add_done_callback(self._asides.discard)

    async def _receive(self) -> messages.ClientMessage | None:
        """The next message; None if what came is not one."""
        raw = await self._socket.receive()
        if raw["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(raw.get("code") or 1000)
        try:
            return _decoder.decode(raw.get("text") or raw.get("bytes") or b"")
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            return None

    async def _do(self, message: messages.Sent) -> None:
        start = time.perf_counter()
        try:
            if isinstance(message, messages.Asking):
                await self._put(_encoder.encode(await self._service.ask(self._table, self._who, message)))
                return
            await self._service.do(self._table, self._who, message)
            self._service.tables.metrics.seconds.observe(time.perf_counter() - start)
        except Exception as error:
            _, answer = error_of(error)
            self._service.tables.metrics.refused.labels(answer.code).inc()
            await self._put(_encoder.encode(answer))
            if answer.code in ("stale", "unavailable"):
                await self._fresh()

    async def _fresh(self) -> None:
        """The newest frame. A client that cannot be given one is disconnected, to come back and ask again."""
        try:
            await self._service.tables.show_to(self._table, self)
        except Exception as error:
            await self._close(error_of(error)[1])

    # -- out -------------------------------------------------------------------------------------------------

    def push(self, data: bytes, seq: int) -> None:
        """Sends a frame, or queues it. A client that is too slow gets the newest one when there is room again."""
        try:
            waits = self._sending or self._dismissed or not self._out.empty()
            if waits or not self._write_now(data):
                self._out.put_nowait(data)
            self.sent = seq
        except asyncio.QueueFull:
            self._behind = True

    def dismiss(self) -> None:
        self._dismissed = True
        self._sender.cancel()

    async def _put(self, data: bytes) -> None:
        await self._out.put(data)

    async def _send_all(self) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
            while True:
                data = await self._out.get()
                self._sending = True
                await self._socket.send_text(data.decode())
                self._sending = False
                if self._behind and self._out.empty():
                    self._behind = False
                    await self._fresh()


def _never(data: bytes) -> bool:
    """Where connections are not our own (see `connections.py`), tasks send everything."""
    return False
