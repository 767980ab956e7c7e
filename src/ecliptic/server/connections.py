"""Limits on connections: how many there may be, in total and from one address, and how long one may keep us waiting."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections import Counter
from collections.abc import Iterable
from typing import Any, cast

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from ecliptic.server.metrics import Metrics
from ecliptic.server.ratelimit import Buckets, network
from ecliptic.server.sockets import WRITE_NOW

HEAD_SECONDS, KEEP_SECONDS, STUCK_SECONDS = 10.0, 30.0, 60.0
"""Seconds for the head of the first request, for that of a later one, and for accepting what was sent."""
MOST_HEAD = 65_536
"""Bytes of a request before its body."""
RESERVED = 64
"""Descriptors for everything else: the database, files, worker processes."""
WARN_SECONDS = 60.0

log = logging.getLogger("ecliptic.connections")


class Connections:
    """All open connections, and which of them make room when there are too many."""

    def __init__(
        self, descriptors: int, sockets: int, per_second: float, proxies: Iterable[str], metrics: Metrics
    ) -> None:
        self._most = max(RESERVED, descriptors - RESERVED)
        self._per_address = min(2 * sockets, self._most // 2)
        """A page has a socket and some more connections; however many are allowed, one address never has them all."""
        self._proxies = [ipaddress.ip_network(found) for proxy in proxies for found in _networks(proxy)]
        self.open: dict[Watched, str] = {}
        """With their addresses; those of proxies stand for many clients, and are not counted."""
        self._addresses: Counter[str] = Counter()
        self.silent: dict[Watched, None] = {}
        """Those that ask for nothing, the longest idle first."""
        self._rates = Buckets(per_second)
        self._metrics = metrics
        self._warned, self._refused = -WARN_SECONDS, 0

    def enter(self, one: Watched, host: str) -> bool:
        """Whether there is room for one more."""
        address = "" if self._is_proxy(host) else network(host)
        if address and self._addresses[address] >= self._per_address:
            return self._refuse("too many connections from one address")
        if address and not self._rates.take(address):
            return self._refuse("too many new connections from one address")
        if len(self.open) >= self._most:
            self._warn("too many connections: those that ask for nothing are closed")
            if not self.silent:
                return self._refuse("too many connections")
            oldest = next(iter(self.silent))
            self.leave(oldest)
            oldest.transport.abort()
        self.open[one] = address
        self._addresses[address] += 1
        return True

    def leave(self, one: Watched) -> None:
        self.silent.pop(one, None)
        address = self.open.pop(one, None)
        if address is not None:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    def fell_silent(self, one: Watched) -> None:
        if one in self.open:
            self.silent[one] = None

    def spoke(self, one: Watched) -> None:
        self.silent.pop(one, None)

    async def sweep(self) -> None:
        """To be called every second: ends connections that have kept us waiting for too long."""
        now = time.monotonic()
        for one in [one for one in self.open if one.is_late(now)]:
            one.transport.abort()

    def _is_proxy(self, host: str) -> bool:
        try:
            found = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(found in proxy for proxy in self._proxies)

    def _refuse(self, why: str) -> bool:
        self._metrics.refused.labels("connections").inc()
        self._refused += 1
        self._warn(why)
        return False

    def _warn(self, why: str) -> None:
        """Logged now and then: a line for each would be a flood of its own."""
        now = time.monotonic()
        if now - self._warned >= WARN_SECONDS:
            log.warning(why, extra={"open": len(self.open), "refused": self._refused})
            self._warned, self._refused = now, 0


def _networks(proxy: str) -> list[str]:
    """A proxy as the settings name it: an address, a network, or "*" for whoever connects."""
    if proxy == "*":
        return ["0.0.0.0/0", "::/0"]
    try:
        ipaddress.ip_network(proxy)
    except ValueError:
        return []
    return [proxy]


class Watched(asyncio.Protocol):
    """What all connections have in common; put before one of uvicorn's protocols."""

    transport: asyncio.Transport
    doors: Connections

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._head_by: float | None = None
        """When the head of a request has to have arrived."""
        self._taken_by: float | None = None
        """When something that was sent has to have been accepted."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        if not self.doors.enter(self, str(peer[0]) if peer else ""):
            cast(asyncio.Transport, transport).abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._taken_by = time.monotonic() + STUCK_SECONDS

    def resume_writing(self) -> None:
        super().resume_writing()
        self._taken_by = None

    def is_late(self, now: float) -> bool:
        if self._taken_by is None and self.transport.is_closing():  # what is left to send keeps it open
            self._taken_by = now + STUCK_SECONDS
        return any(by is not None and now > by for by in (self._head_by, self._taken_by))


class Http(Watched):
    """A connection on which requests come one after the other."""

    cycle: Any
    """The request that is being answered, or was answered last."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._heard = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._wait(HEAD_SECONDS)

    def _wait(self, seconds: float) -> None:
        self._head_by, self._heard = time.monotonic() + seconds, 0
        self.doors.fell_silent(self)

    def on_message_begin(self) -> None:
        """No browser and no proxy asks again before it has its answer. Whoever does could make us read hundreds of
        requests for one that is answered, so the connection ends there."""
        if self.cycle is not None and not self.cycle.response_complete:
            raise ValueError("a request before the answer to the last one")
        super().on_message_begin()  # type: ignore[misc]

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self._head_by = None
            self.doors.spoke(self)
        else:
            self._heard += len(data)
            if self._heard > MOST_HEAD:
                self.transport.abort()

    def on_response_complete(self) -> None:
        super().on_response_complete()  # type: ignore[misc]
        if self.cycle.response_complete:  # else the next one was here already
            self._wait(KEEP_SECONDS)

    def handle_websocket_upgrade(self, *args: Any) -> None:
        self.doors.leave(self)  # and enters again as a socket
        super().handle_websocket_upgrade(*args)  # type: ignore[misc]


class Socket(Watched):
    """A WebSocket."""

    conn: Any
    """How its bytes are written and read."""
    scope: dict[str, Any]
    writable: asyncio.Event
    close_sent: bool
    frames: list[bytes]
    curr_msg_data_type: str

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)  # type: ignore[misc]
        if hasattr(self, "scope"):  # else it was refused
            self.scope["extensions"][WRITE_NOW] = self.write_now

    def write_now(self, text: bytes) -> bool:
        """Sends a message, unless earlier ones still wait to be taken; whether it did."""
        if self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def send_receive_event_to_app(self) -> None:
        """Text that is not valid is handed on as bytes: the application refuses it, like anything else."""
        try:
            b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()  # type: ignore[misc]


def protocols(doors: Connections) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """For uvicorn: what speaks HTTP, and what speaks WebSocket."""
    http = type("WatchedHttp", (Http, AutoHTTPProtocol), {"doors": doors})
    return http, type("WatchedSocket", (Socket, WebSocketsSansIOProtocol), {"doors": doors})
