"""Webhooks over real https: signed, tried again, and never into the server's own network."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import ssl
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue
from typing import NamedTuple

import httpx
import pytest

from ecliptic.games import game
from ecliptic.server import messages
from ecliptic.server.live import asked, hooked
from ecliptic.server.service import Service
from ecliptic.server.webhooks import Webhooks, check_hook, is_public
from ecliptic.table import Refused
from tests.server.kit import Server, bearer, open_table
from tests.server.test_tables import opened, run
from tests.table.games import started

Serve = Callable[..., Server]
SECRET = "correct horse battery staple"


class Call(NamedTuple):
    path: str
    signature: str
    body: bytes


def certificates(folder: Path) -> tuple[Path, Path]:
    """An authority of our own, and a key with its certificate for localhost in one file."""
    ca, ca_key, host, request = (folder / name for name in ("ca.pem", "ca.key", "host.pem", "host.csr"))
    ec = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    key, names = folder / "host.key", folder / "names"
    names.write_text("subjectAltName=DNS:localhost\n", encoding="utf-8")
    for command in (
        ["req", "-x509", *ec, "-days", "2", "-subj", "/CN=Test authority", "-keyout", ca_key, "-out", ca],
        ["req", *ec, "-subj", "/CN=localhost", "-keyout", key, "-out", request],
        ["x509", "-req", "-in", request, "-CA", ca, "-CAkey", ca_key, "-days", "2", "-extfile", names, "-out", host],
    ):
        subprocess.run(["openssl", *map(str, command)], check=True, capture_output=True)
    host.write_text(host.read_text() + key.read_text(), encoding="utf-8")
    return ca, host


@pytest.fixture
def receiver(tmp_path: Path) -> Iterator[tuple[str, Path, Queue[Call]]]:
    """Somebody's https server that fails the first time: its address, the authority to trust, and who called."""
    calls: Queue[Call] = Queue()
    answers = iter([503, 302])  # a redirect is an answer like any other: it is not followed

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            calls.put(Call(self.path, self.headers.get("Ecliptic-Signature", ""), body))
            self.send_response(next(answers, 204))
            self.send_header("Location", "/elsewhere")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            pass

    ca, host = certificates(tmp_path)
    server = HTTPServer(("127.0.0.1", 0), Receiver)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(host)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"https://localhost:{server.server_address[1]}", ca, calls
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_webhook_is_signed_and_tried_again(
    tmp_path: Path, sqlite: str, receiver: tuple[str, Path, Queue[Call]]
) -> None:
    url, authority, calls = receiver
    server = Server(tmp_path, sqlite, "--private-hooks")
    server.env["SSL_CERT_FILE"] = str(authority)
    server.start()
    try:
        table, tokens = open_table(server.url, "transit", 2)
        path = f"{server.url}/api/tables/{table}/send"
        for seat, token in enumerate(tokens):
            wish = {"is": "hook", "url": f"{url}/turn?of={seat}", "secret": SECRET}
            assert httpx.post(path, json=wish, headers=bearer(token), timeout=60).status_code == 200
        first, second = calls.get(timeout=60), calls.get(timeout=60)
        assert first.body == second.body
        assert first.path == second.path
        told = json.loads(first.body)
        assert (told["table"], first.path) == (table, f"/turn?of={told['seat']}")
        for call in (first, second):
            at, _, mac = call.signature.removeprefix("t=").partition(",v1=")
            right = hmac.new(SECRET.encode(), f"{at}.".encode() + call.body, hashlib.sha256).hexdigest()
            assert hmac.compare_digest(mac, right)
        assert calls.empty()
        server.stop()
        log = server.log.read_text()
        assert "a webhook failed" in log
        assert SECRET not in log
        assert url not in log
    finally:
        server.kill()


def test_a_webhook_does_not_reach_into_the_servers_own_network(
    tmp_path: Path, sqlite: str, receiver: tuple[str, Path, Queue[Call]]
) -> None:
    url, authority, calls = receiver
    server = Server(tmp_path, sqlite)
    server.env["SSL_CERT_FILE"] = str(authority)
    server.start()
    try:
        table, tokens = open_table(server.url, "transit", 2)
        for token in tokens:
            path = f"{server.url}/api/tables/{table}/send"
            httpx.post(path, json={"is": "hook", "url": url}, headers=bearer(token), timeout=60)
        while "inside a private network" not in server.log.read_text():
            time.sleep(0.05)
        server.stop()
        assert calls.empty()
    finally:
        server.kill()


@pytest.mark.parametrize(
    ("url", "secret", "code"),
    [
        ("ftp://example.org", "", "bad_url"),
        ("https://me:pw@example.org", "", "bad_url"),
        ("https://", "", "bad_url"),
        ("https://example.org:0/", "", "bad_url"),
        ("https://example.org:99999/", "", "bad_url"),
        ("https://example.org/a b", "", "bad_url"),
        ("https://example.org/\r\nX: y", "", "bad_url"),
        ("https://[", "", "bad_url"),
        ("https://exa%6dple.org", "", "bad_url"),
        ("https://[fe80::1%25eth0]/", "", "bad_url"),
        ("https://example.org/", "short", "short_secret"),
    ],
)
def test_what_is_no_webhook_is_refused(url: str, secret: str, code: str) -> None:
    with pytest.raises(Refused) as found:
        check_hook(url, secret)
    assert found.value.code == code


PUBLIC = ["8.8.8.8", "1.1.1.1", "2606:4700::1111", "2a00:1450::1"]
PRIVATE = [
    "127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "240.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "fec0::1", "ff0e::1", "::7f00:1",
    "::ffff:7f00:1", "::ffff:808:808", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::1", "2002:7f00:1::1",
    "2001::1", "2001:db8::1", "3fff::1", "5f00::1", "100::1", "192.0.0.192", "192.0.0.8", "192.88.99.1", "198.18.0.1",
    "203.0.113.1", "233.252.0.1", "100.100.100.200", "2001:20::1", "::ffff:0:808:808",
]  # fmt: skip


@pytest.mark.parametrize("address", PUBLIC)
def test_an_address_of_the_internet_may_be_called(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_that_could_be_nearer_may_not(address: str) -> None:
    assert not is_public(address)


# -- who is called, and how often ----------------------------------------------------------------------------


def calls_of(service: Service, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that are called from now on; nobody answers."""
    called: list[str] = []
    monkeypatch.setattr(service.tables._webhooks, "call", lambda whom, url, *more: called.append(url))
    return called


def test_a_webhook_rings_once_in_a_turn(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it is set and unset, or another one."""

    async def test(service: Service) -> None:
        called = calls_of(service, monkeypatch)
        name, tokens = await opened(service, started(game("transit"), 2))
        who = [await service.seat(name, token) for token in tokens]
        (turn,) = await service.tables.look(name, asked)
        for number in range(10):
            await service.do(name, who[turn], messages.Hook(f"https://example.org/{number}"))
            await service.do(name, who[turn], messages.Hook(""))
        assert called == ["https://example.org/0"]
        await service.do(name, who[turn], messages.Hook("https://example.org/turn"))
        while len(called) < 2:  # it rings again in the next turn
            await asyncio.sleep(0.005)
            for seat in range(2):
                frame = await service.tables.frame(name, seat)
                if frame.legal and not frame.lone and len(called) < 2:
                    await service.do(name, who[seat], messages.Act(frame.seq, frame.legal[0].move))
        assert called[1] == "https://example.org/turn"

    run(sqlite, test)


def test_nobody_is_called_while_a_bot_plays_for_them() -> None:
    table = started(game("transit"), 2)
    for seat in table.seats:
        seat.hook = ("https://example.org/", "")
    (turn,) = hooked(table)
    table.seats[turn].stand_in = "random"
    assert hooked(table) == set()


# -- over the wire -------------------------------------------------------------------------------------------


class Ears:
    """Somebody on this machine who is called, and answers with these bytes; or never, if there are none."""

    def __init__(self, answer: bytes = b"") -> None:
        self._answer = answer
        self.heard: list[bytes] = []

    async def __aenter__(self) -> Ears:
        self._server = await asyncio.start_server(self._listen, "127.0.0.1")
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *error: object) -> None:
        self._server.close()

    async def _listen(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            self.heard.append(await reader.readuntil(b"}"))
            while self._answer:
                writer.write(self._answer)
                await writer.drain()  # without end
            await reader.read()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.transport.abort()  # whatever was not sent yet


async def until_heard(ears: Ears, count: int, seconds: float) -> None:
    async with asyncio.timeout(seconds):
        while len(ears.heard) < count:
            await asyncio.sleep(0.01)


def test_the_checked_address_is_called_whatever_its_name_leads_to_by_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does a proxy of the environment see the call."""
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:1")

    async def go() -> None:
        asked: list[str] = []

        async def resolve(host: str, port: int, **more: object) -> list[tuple[object, ...]]:
            asked.append(host)
            return [(None, None, None, "", ("127.0.0.1", port))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve)
        async with Ears(b"HTTP/1.1 200 OK\r\n\r\n") as ears:
            caller = Webhooks(private=True)
            caller.call("me", f"http://hook.example:{ears.port}/turn?a=b", "", {"seq": 1}, lambda: True)
            await until_heard(ears, 1, 10)
            head, _, body = ears.heard[0].partition(b"\r\n\r\n")
            assert head.startswith(b"POST /turn?a=b HTTP/1.1\r\n")
            assert f"\r\nHost: hook.example:{ears.port}\r\n".encode() in head
            assert body == b'{"seq":1}'
            assert asked == ["hook.example"]
            while caller.calls:  # the answer never ends, but nobody reads it
                await asyncio.sleep(0.01)
            assert len(ears.heard) == 1

    asyncio.run(asyncio.wait_for(go(), 30))


def test_a_host_that_never_answers_holds_up_nobody_else() -> None:
    async def go() -> None:
        async with Ears() as deaf, Ears(b"HTTP/1.1 200 OK\r\n\r\n") as ears:
            caller = Webhooks(private=True)
            for number in range(100):
                caller.call(f"deaf {number}", f"http://localhost:{deaf.port}/", "", {}, lambda: False)
            await asyncio.sleep(0.5)
            caller.call("me", f"http://127.0.0.1:{ears.port}/", "", {}, lambda: True)
            await until_heard(ears, 1, 30)
            assert len(caller.calls) >= 100, "the others still wait for their answers"
            caller.stop()
            await asyncio.wait(caller.calls.values())

    asyncio.run(go())


def test_a_new_call_ends_the_old_one_and_the_oldest_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ecliptic.server.webhooks.PENDING", 5)

    async def go() -> None:
        async with Ears() as deaf:
            caller = Webhooks(private=True)
            for number in (1, 2, 3, 1, 4, 5, 6):
                caller.call(str(number), f"http://127.0.0.1:{deaf.port}/", "", {}, lambda: True)
                await asyncio.sleep(0)
            assert sorted(caller.calls) == ["1", "3", "4", "5", "6"]
            caller.stop()
            await asyncio.wait(caller.calls.values())

    asyncio.run(go())
