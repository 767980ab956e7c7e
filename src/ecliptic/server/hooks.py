"""Webhooks: a player who likes is called when it is their turn, at an address outside of the server's own network."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import logging
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import msgspec

from ecliptic.table import Refused

SECONDS = 5
log = logging.getLogger("ecliptic.hooks")


def check_url(url: str) -> None:
    """Raises `Refused` for what is no address of a webhook."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.username is None
        good = (
            good and (parts.port is None or parts.port > 0) and url.isascii() and url.isprintable() and " " not in url
        )
    except ValueError:
        good = False
    if not good:
        raise Refused("bad_url", "a webhook is an http or https address")


class Caller:
    """Calls from a few threads, once; who does not answer is not called again for this turn."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._threads = ThreadPoolExecutor(4, "hooks")
        self._under_way = 0

    def call(self, url: str, table: str, seat: int, seq: int) -> None:
        if self._under_way < 100:
            self._under_way += 1
            body = msgspec.json.encode({"table": table, "seat": seat, "seq": seq})
            future = asyncio.get_running_loop().run_in_executor(self._threads, self._post, url, body)
            future.add_done_callback(self._done)

    def _done(self, future: asyncio.Future[None]) -> None:
        self._under_way -= 1
        if not future.cancelled() and (error := future.exception()) is not None:
            log.info("a webhook failed", extra={"error": type(error).__name__})

    def _post(self, url: str, body: bytes) -> None:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        address = self._resolve(parts.hostname or "", port)
        connection = http.client.HTTPConnection(address, port, timeout=SECONDS)
        connection.connect()  # to the address that was checked: asking for its name again could give another
        if parts.scheme == "https":
            context = ssl.create_default_context()
            connection.sock = context.wrap_socket(connection.sock, server_hostname=parts.hostname)
        headers = {"Host": parts.netloc, "Content-Type": "application/json", "User-Agent": "ecliptic"}
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        try:
            connection.request("POST", path, body, headers)
            connection.getresponse().read(1000)  # redirects are not followed
        finally:
            connection.close()

    def _resolve(self, host: str, port: int) -> str:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        address = str(found[0][4][0])
        if not self._private and not ipaddress.ip_address(address).is_global:
            raise PermissionError("the address is inside a private network")
        return address

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
