"""Webhooks: a player who likes is called when it is their turn, at an address outside of the server's own network."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import logging
import random
import socket
import ssl
import time
from collections.abc import Callable
from urllib.parse import SplitResult, urlsplit

import msgspec

from ecliptic.table import Refused

SECONDS = 5
"""For one call, from asking for the address to the first line of the answer."""
WAITS = (1, 5, 30, 120)
"""Seconds before each further try."""
PENDING, AT_ONCE = 1000, 32
"""Calls that may wait for a further try, and that may be under way."""
LEAST_SECRET = 16
SIGNATURE = "Ecliptic-Signature"

log = logging.getLogger("ecliptic.hooks")


def check_hook(url: str, secret: str) -> None:
    """Raises `Refused` for what is no address of a webhook, and for a secret that could be guessed."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.username is None
        good = good and (parts.port is None or parts.port > 0)
        good = good and url.isascii() and url.isprintable() and " " not in url
    except ValueError:
        good = False
    if not good:
        raise Refused("bad_url", "a webhook is an http or https address")
    if secret and len(secret) < LEAST_SECRET:
        raise Refused("short_secret", f"the secret of a webhook should have {LEAST_SECRET} letters or more")


def signature(secret: str, at: int, body: bytes) -> str:
    """What proves that a call is ours and when it was made: the receiver computes the same."""
    digest = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={digest}"


class Caller:
    """Calls, and calls again after a while where nobody answered, for as long as it is still that player's turn."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._tasks: set[asyncio.Task[None]] = set()
        self._turns = asyncio.Semaphore(AT_ONCE)

    def call(self, url: str, secret: str, body: dict[str, object], wanted: Callable[[], bool]) -> None:
        if len(self._tasks) < PENDING:
            task = asyncio.create_task(self._ring(url, secret, msgspec.json.encode(body), wanted))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _ring(self, url: str, secret: str, body: bytes, wanted: Callable[[], bool]) -> None:
        for wait in (*WAITS, 0):
            try:
                async with self._turns, asyncio.timeout(SECONDS):
                    status = await self._post(urlsplit(url), secret, body)
                if status < 500 and status not in (408, 429):
                    return  # heard, or not wanted: neither is helped by calling again
                problem = str(status)
            except PermissionError:
                log.info("a webhook is inside a private network")
                return
            except (OSError, TimeoutError, ValueError) as error:
                problem = type(error).__name__
            log.info("a webhook failed", extra={"error": problem})
            if wait:
                await asyncio.sleep(wait * random.uniform(0.75, 1.25))  # many that failed together come back apart
            if not wanted():
                return

    async def _post(self, parts: SplitResult, secret: str, body: bytes) -> int:
        """The status of the answer; the rest of it is not read, and a redirect not followed."""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        address = await self._resolve(parts.hostname or "", port)
        secure = ssl.create_default_context() if parts.scheme == "https" else None
        name = parts.hostname if secure else None
        # To the address that was checked: asking for its name again could give another.
        reader, writer = await asyncio.open_connection(address, port, ssl=secure, server_hostname=name)
        try:
            writer.write(_request(parts, secret, body))
            answer = await reader.readline()
            return int(answer.split()[1]) if answer.startswith(b"HTTP/1.") and len(answer.split()) > 1 else 0
        finally:
            writer.transport.abort()

    async def _resolve(self, host: str, port: int) -> str:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        address = str(found[0][4][0])
        if not self._private and not ipaddress.ip_address(address).is_global:
            raise PermissionError("the address is inside a private network")
        return address

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()


def _request(parts: SplitResult, secret: str, body: bytes) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [
        f"POST {path} HTTP/1.1", f"Host: {parts.netloc}", "Content-Type: application/json", "User-Agent: ecliptic",
        f"Content-Length: {len(body)}", "Connection: close",
    ]  # fmt: skip
    if secret:
        lines.append(f"{SIGNATURE}: {signature(secret, int(time.time()), body)}")
    return "\r\n".join([*lines, "", ""]).encode() + body
