"""Webhooks over real https: signed, tried again, and never into the server's own network."""

from __future__ import annotations

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

from ecliptic.server.hooks import check_hook
from ecliptic.table import Refused
from tests.server.kit import Server, bearer, open_table

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
        ("https://example.org/", "short", "short_secret"),
    ],
)
def test_what_is_no_webhook_is_refused(url: str, secret: str, code: str) -> None:
    with pytest.raises(Refused) as found:
        check_hook(url, secret)
    assert found.value.code == code
