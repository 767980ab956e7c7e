"""Connections that ask for nothing, or do not end what they begin: they are closed, and keep nobody else out."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from websockets.sync.client import connect

from ecliptic.server import connections
from ecliptic.server.connections import Connections, protocols
from ecliptic.server.metrics import Metrics
from tests.server.kit import Server, bearer, free_port, open_table

Serve = Callable[..., Server]
STRANGER = "127.0.0.2"
"""A client that is not a proxy."""


@contextlib.contextmanager
def silent(port: int, count: int, source: str) -> Iterator[list[socket.socket]]:
    with contextlib.ExitStack() as stack:
        made = []
        for _ in range(count):
            made.append(stack.enter_context(socket.socket()))
            made[-1].settimeout(20)
            made[-1].bind((source, 0))
            made[-1].connect(("127.0.0.1", port))
        yield made


def still_open(made: list[socket.socket]) -> int:
    count = 0
    for one in made:
        one.settimeout(0.001)
        with contextlib.suppress(ConnectionError):
            try:
                count += one.recv(1) != b""
            except TimeoutError:
                count += 1
    return count


@pytest.mark.parametrize(("source", "left"), [(STRANGER, 96), ("127.0.0.1", 191)])
def test_idle_connections_do_not_keep_others_out(tmp_path: Path, sqlite: str, source: str, left: int) -> None:
    """From one address no more than half of them are taken. A proxy may have all; then those that were idle longest
    make room."""
    server = Server(tmp_path, sqlite)
    server.descriptors = 256
    server.start()
    try:
        with silent(server.port, 400, source) as made:
            for _ in range(3):
                assert httpx.get(f"{server.url}/healthz", timeout=5).status_code == 200
            table, tokens = open_table(server.url, "transit", 2)
            with connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/live") as there:
                there.send(json.dumps({"is": "hello", "token": tokens[0]}))
                assert json.loads(there.recv(10))["is"] == "frame"
            assert left - 10 <= still_open(made) <= left
            assert 'ecliptic_refused_total{code="connections"}' in httpx.get(f"{server.url}/metrics").text or left > 96
        assert server.log.read_text().count("too many connections") == 1
        server.stop()
    finally:
        server.kill()


# -- those that keep us waiting ------------------------------------------------------------------------------


BURST = 100
"""So many connections of an address are taken at once, and a fifth of them a second."""


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers with much, once the body is there."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"50000000")]})
    for more in (True, False):  # the second half waits for the first to be taken
        await send({"type": "http.response.body", "body": b"x" * 25_000_000, "more_body": more})


def run(test: Callable[[int, Connections], Awaitable[None]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs a test beside a server for which ten seconds are one."""
    for name in ("HEAD_SECONDS", "KEEP_SECONDS", "STUCK_SECONDS"):
        monkeypatch.setattr(connections, name, getattr(connections, name) / 10)

    async def go() -> None:
        doors = Connections(1000, 100, BURST / 5, (), Metrics())
        http, websocket = protocols(doors)
        port = free_port()
        config = uvicorn.Config(
            app, port=port, http=http, ws=websocket, callback_notify=doors.sweep, timeout_notify=0, lifespan="off",
            log_config=None, loop="uvloop",
        )  # fmt: skip
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server._serve())
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            await asyncio.wait_for(test(port, doors), 30)
        finally:
            server.should_exit = True
            await serving

    asyncio.run(go())


@contextlib.asynccontextmanager
async def stranger(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def ended(reader: asyncio.StreamReader) -> float:
    """After how many seconds the server closed the connection."""
    start = time.monotonic()
    with contextlib.suppress(ConnectionError):
        while await reader.read(65536):
            pass
    return time.monotonic() - start


@pytest.mark.parametrize("begun", [b"", b"GET / HTTP/1.1\r\nHost: a\r\nX: "])
def test_a_request_that_is_never_made_ends_the_connection(begun: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(port: int, doors: Connections) -> None:
        async with stranger(port) as (reader, writer):
            closed = asyncio.create_task(ended(reader))
            writer.write(begun)
            while not closed.done():
                await asyncio.sleep(0.1)
                writer.write(b"x" if begun else b"")  # a little at a time
            assert await closed < 4
            assert not doors.open

    run(test, monkeypatch)


def test_an_endless_head_ends_the_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(port: int, doors: Connections) -> None:
        async with stranger(port) as (reader, writer):
            writer.write(b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 10 * connections.MOST_HEAD)
            assert await ended(reader) < 0.5

    run(test, monkeypatch)


def test_who_does_not_take_an_answer_loses_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(port: int, doors: Connections) -> None:
        async with stranger(port) as (_, writer):
            writer.write(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            await asyncio.sleep(3)
            assert len(doors.open) == 1, "it has a while"
            for _ in range(100):
                await asyncio.sleep(0.1)
                if not doors.open:
                    break
            assert not doors.open

    run(test, monkeypatch)


def test_who_asks_again_and_again_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(port: int, doors: Connections) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
            for _ in range(4):
                assert len((await client.get("/")).content) == 50_000_000
                await asyncio.sleep(1)
            assert len(doors.open) == 1
            assert len(doors.silent) == 1
            await asyncio.sleep(5)
            assert not doors.open

    run(test, monkeypatch)


# -- those that do not wait for us ---------------------------------------------------------------------------


def test_who_asks_again_before_the_answer_is_not_read_any_further(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(port: int, doors: Connections) -> None:
        async with stranger(port) as (reader, writer):
            writer.write(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n" * 1000)
            assert await ended(reader) < 1
            assert not doors.open

    run(test, monkeypatch)


def test_an_address_that_connects_again_and_again_is_not_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(port: int, doors: Connections) -> None:
        heard = 0
        for _ in range(2 * BURST):
            async with stranger(port) as (reader, writer):
                writer.write(b"nonsense\r\n\r\n")
                with contextlib.suppress(ConnectionError):
                    heard += (await reader.read(100)).startswith(b"HTTP/1.1 400")
        assert BURST <= heard < 2 * BURST

    run(test, monkeypatch)


# -- what is not worth a trace -------------------------------------------------------------------------------


def test_what_others_break_off_or_garble_leaves_no_trace(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    table, tokens = open_table(server.url, "transit", 2)
    head = f"POST /api/tables/{table}/send HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {tokens[0]}\r\n"
    handshake = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    )
    garbled = b"\x81\x82\x00\x00\x00\x00\xff\xfe"  # a text that is none
    for sent in (
        (head + 'Content-Length: 100\r\n\r\n{"is":').encode(),  # a body that is cut short
        (head + "Transfer-Encoding: chunked\r\n\r\n5\r\n12").encode(),
        handshake.encode(),
        handshake.encode() + garbled,
        handshake.encode() + b"\x81\xfe\xff\xff",
        b"\x16\x03\x01\x02\x00",  # TLS
        b"GET /%ff\xff HTTP/1.1\r\n\r\n",
    ):
        for reset in (True, False):
            with silent(server.port, 1, STRANGER) as (one,):
                one.sendall(sent)
                if reset:
                    one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
                time.sleep(0.05)
    body = b'{"is":"say","words":"\xff"}'
    answer = httpx.post(f"{server.url}/api/tables/{table}/send", content=body, headers=bearer(tokens[0]))
    assert answer.status_code == 400
    with connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/live") as there:
        there.send(json.dumps({"is": "hello", "token": tokens[0]}))
        assert json.loads(there.recv(10))["is"] == "frame"
        there.socket.sendall(garbled)
        assert json.loads(there.recv(10))["code"] == "malformed"
    assert "ecliptic_errors_total 0.0" in httpx.get(f"{server.url}/metrics").text
    server.stop()
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert [line for line in lines if logging.getLevelNamesMapping()[line["level"].upper()] >= logging.ERROR] == []
    assert [line for line in lines if "trace" in line] == []
