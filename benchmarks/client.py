"""Clients that cost little, so that many of them fit on a core: just enough of a WebSocket for the benchmark."""

from __future__ import annotations

import asyncio
import random
import time
from typing import NamedTuple, cast

import msgspec

CLOSE, PING, PONG = 8, 9, 10


class Seats(NamedTuple):
    """A table, the tokens of its players, and the port each of them connects to."""

    table: str
    tokens: list[str]
    ports: list[int]


class Move(msgspec.Struct):
    move: str


class Frame(msgspec.Struct):
    seq: int
    status: str
    legal: list[Move]
    lone: bool


class Message(msgspec.Struct):
    frame: Frame | None = None


_decode = msgspec.json.Decoder(Message).decode
_encode = msgspec.json.Encoder().encode


class Socket(asyncio.Protocol):
    """One client's connection: says hello, and hands on what comes."""

    def __init__(self, player: Player, number: int) -> None:
        self._player, self._number = player, number
        self._buffer = bytearray()
        self._open = False
        self.transport: asyncio.Transport
        self.ready = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        lines = (
            f"GET /api/tables/{self._player.seats.table}/live HTTP/1.1", "Host: localhost", "Upgrade: websocket",
            "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==", "", "",
        )  # fmt: skip
        self.transport.write("\r\n".join(lines).encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._buffer.startswith(b"HTTP/1.1 101"), bytes(self._buffer[:200])
            del self._buffer[: end + 4]
            self._open = True
            self.send({"is": "hello", "token": self._player.seats.tokens[self._number]})
        while (size := self._whole()) is not None:
            start, end = size
            kind, body = self._buffer[0] & 15, bytes(self._buffer[start:end])
            del self._buffer[:end]
            if kind == PING:
                self._write(PONG, body)
            elif kind != CLOSE:
                self._player.heard(self._number, _decode(body).frame)
                if not self.ready.done():
                    self.ready.set_result(None)

    def _whole(self) -> tuple[int, int] | None:
        """Where the first message begins and ends, if all of it is there."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        extra = {126: 2, 127: 8}.get(buffer[1], 0)
        if len(buffer) < 2 + extra:
            return None
        length = int.from_bytes(buffer[2 : 2 + extra], "big") if extra else buffer[1]
        return (2 + extra, 2 + extra + length) if len(buffer) >= 2 + extra + length else None

    def send(self, message: dict[str, object]) -> None:
        self._write(1, _encode(message))

    def _write(self, kind: int, body: bytes) -> None:
        """Masked with zeros, which a server has to take like any mask."""
        head = (
            bytes([128 | kind, 128 | len(body)])
            if len(body) < 126
            else bytes([128 | kind, 254]) + len(body).to_bytes(2, "big")
        )
        self.transport.write(head + bytes(4) + body)

    def connection_lost(self, error: Exception | None) -> None:
        self._player.gone()
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the server closed the socket"))


class Player:
    """The three clients of one table. Whoever is asked thinks for the pace, a little more or less, and moves.

    `source` is the address that they come from.
    """

    def __init__(self, seats: Seats, pace: float, dice: random.Random, source: str = "127.0.0.1") -> None:
        self.seats, self._pace, self._dice, self._source = seats, pace, dice, source
        self._sockets: list[Socket] = []
        self._frames: list[Frame | None] = [None] * len(seats.tokens)
        self._begun = self._closing = False
        self._mover = -1
        self.at = 0.0
        """When the move was sent that nobody else has seen yet."""
        self.delays: list[tuple[float, float]] = []
        self.refused = self.lost = 0

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        for number, port in enumerate(self.seats.ports):
            _, socket = await loop.create_connection(
                lambda number=number: Socket(self, number),  # type: ignore[misc]
                "127.0.0.1", port, local_addr=(self._source, 0),
            )  # fmt: skip
            self._sockets.append(socket)
            await socket.ready

    def begin(self) -> None:
        """Tables do not move in step: each begins somewhere in the first second."""
        self._begun = True
        asyncio.get_running_loop().call_later(self._dice.random() * (self._pace or 1), self._first)

    def _first(self) -> None:
        for number, frame in enumerate(self._frames):
            if frame is not None and _asks(frame):
                self._move(number, frame)

    def heard(self, number: int, frame: Frame | None) -> None:
        if frame is None:  # refused: there is nothing to wait for
            self.refused += 1
            self.at = 0.0
            return
        self._frames[number] = frame
        if self.at and number != self._mover:
            now = time.monotonic()
            self.delays.append((self.at, now - self.at))
            self.at = 0.0
        if self._begun and _asks(frame):
            # Nobody thinks for exactly a second: tables that once waited together would move together ever after.
            thinks = self._pace * self._dice.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(thinks, self._move, number, frame)

    def _move(self, number: int, frame: Frame) -> None:
        if self._frames[number] is not frame or self._closing:
            return  # a newer frame is being thought about
        self._mover, self.at = number, time.monotonic()
        move = self._dice.choice(frame.legal).move
        self._sockets[number].send({"is": "act", "seq": frame.seq, "move": move})

    def gone(self) -> None:
        self.lost += not self._closing

    def close(self) -> None:
        self._closing = True
        for socket in self._sockets:
            socket.transport.close()


def _asks(frame: Frame) -> bool:
    return bool(frame.legal) and not frame.lone and frame.status == "playing"
