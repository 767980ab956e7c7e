"""Webhooks: players who want it are called when it is their turn, at an address outside the server's own network."""

from __future__ import annotations

import asyncio
import functools
import hashlib
import hmac
import ipaddress
import logging
import random
import socket
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from ecliptic.server.fair import Fair
from ecliptic.table import Refused

if TYPE_CHECKING:  # else when the first webhook is set or called: few do, and a browser tab cannot
    import ssl

    import httpx

SECONDS = 5
"""Seconds for one call, from looking up the address to the head of the answer."""
WAITS = (1, 5, 30, 120)
"""Seconds before each further try."""
PENDING, AT_ONCE, FOR_EACH = 1000, 32, 8
"""Calls that may wait for a further try, that may be under way, and that may be under way to one host."""
LEAST_SECRET = 16
SIGNATURE = "Ecliptic-Signature"

UNICAST = ipaddress.ip_network("2000::/3")
"""All global addresses of IPv6; what lies outside stands for something else, such as a private address of IPv4."""
INDIRECT = [
    ipaddress.ip_network(name) for name in ("2001::/23", "2002::/16", "3fff::/20", "192.0.0.0/24", "192.88.99.0/24")
]
"""Exceptions: tunnels, which contain an address of IPv4, and examples; of IPv4 protocols' own addresses, of which older
Pythons know only some (a cloud has its machines' secrets at one of them), and the way into such tunnels."""

log = logging.getLogger("ecliptic.hooks")


def check_hook(url: str, secret: str) -> None:
    """Raises `Refused` for what is not an address of a webhook, and for a secret that could be guessed."""
    import httpx

    try:
        parts = httpx.URL(url)
        good = parts.scheme in ("http", "https") and bool(parts.raw_host) and b"%" not in parts.raw_host
        good = good and not parts.userinfo and (parts.port is None or 0 < parts.port < 65536)
        good = good and url.isascii() and url.isprintable() and " " not in url
    except httpx.InvalidURL:
        good = False
    if not good:
        raise Refused("bad_url")
    if secret and len(secret) < LEAST_SECRET:
        raise Refused("short_secret", least=LEAST_SECRET)


def is_public(address: str) -> bool:
    """Whether an address is one of the public internet."""
    found = ipaddress.ip_address(address)
    if not found.is_global or found.is_multicast or found.is_reserved:
        return False
    return (found.version == 4 or found in UNICAST) and not any(found in network for network in INDIRECT)


def signature(secret: str, at: int, body: bytes) -> str:
    """The proof that a call is ours and when it was made: the receiver computes the same."""
    digest = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={digest}"


class Webhooks:
    """Makes calls, and repeats those that nobody answered for as long as it is still that player's turn."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self.calls: dict[str, asyncio.Task[None]] = {}
        """Those under way, by whom they are for."""
        self._turns = Fair(AT_ONCE, FOR_EACH)
        """By host: one that does not answer holds up only its own calls."""

    def call(self, whom: str, url: str, secret: str, body: dict[str, object], wanted: Callable[[], bool]) -> None:
        """Calls somebody, and gives up earlier calls to them; if there are too many calls, the oldest is given up."""
        if whom in self.calls or len(self.calls) >= PENDING:
            self.calls.pop(whom if whom in self.calls else next(iter(self.calls))).cancel()
        task = asyncio.create_task(self._ring(url, secret, msgspec.json.encode(body), wanted))
        self.calls[whom] = task
        task.add_done_callback(functools.partial(self._done, whom))

    def _done(self, whom: str, task: asyncio.Task[None]) -> None:
        if self.calls.get(whom) is task:
            del self.calls[whom]

    async def _ring(self, url: str, secret: str, body: bytes, wanted: Callable[[], bool]) -> None:
        import httpx

        for wait in (*WAITS, 0):
            try:
                there = httpx.URL(url)
                async with self._turns.turn(there.host), asyncio.timeout(SECONDS):
                    status = await self._post(there, secret, body)
                if status < 500 and status not in (408, 429):
                    return  # heard, or not wanted: neither is helped by calling again
                problem = str(status)
            except PermissionError:
                log.info("a webhook is inside a private network")
                return
            except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError, ValueError) as error:
                problem = type(error).__name__
            log.info("a webhook failed", extra={"error": problem})
            if wait:
                await asyncio.sleep(wait * random.uniform(0.75, 1.25))  # many that failed together come back apart
            if not wanted():
                return

    async def _post(self, url: httpx.URL, secret: str, body: bytes) -> int:
        """The status of the answer; the rest of it is not read, and a redirect not followed."""
        import httpx

        name = url.raw_host.decode()
        headers = {"Host": url.netloc.decode(), "Content-Type": "application/json", "User-Agent": "ecliptic"}
        if secret:
            headers[SIGNATURE] = signature(secret, int(time.time()), body)
        # To the address that was checked: asking for its name again could give another. So could a proxy.
        there = url.copy_with(host=await self._resolve(name, url.port or (443 if url.scheme == "https" else 80)))
        async with (
            httpx.AsyncClient(verify=_authorities(), trust_env=False, timeout=SECONDS) as client,
            client.stream("POST", there, content=body, headers=headers, extensions={"sni_hostname": name}) as answer,
        ):
            return answer.status_code

    async def _resolve(self, host: str, port: int) -> str:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        address = str(found[0][4][0])
        if not self._private and not is_public(address):
            raise PermissionError("the address is inside a private network")
        return address

    def stop(self) -> None:
        for task in self.calls.values():
            task.cancel()


@functools.cache
def _authorities() -> ssl.SSLContext:
    """The certificates that are trusted: those that this system trusts."""
    import ssl

    return ssl.create_default_context()
