"""Who may do what, how often, and from where."""

from __future__ import annotations

import base64
import hashlib
import ipaddress
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

DAY_MS = 86_400_000
SEAT_DAYS, INVITE_DAYS = 365, 30
"""How long tokens are good."""

HEADERS = (
    (b"content-security-policy",
     b"default-src 'self'; script-src 'self'; connect-src 'self'; font-src 'self'; img-src 'self' data:; "
     b"style-src 'self' 'unsafe-inline'; object-src 'none'; "
     b"base-uri 'none'; frame-ancestors 'none'; form-action 'self'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # a table's address is nobody else's business
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)  # fmt: skip


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def fresh_token() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_urlsafe(32)


def fresh_id() -> str:
    """A table's name: 128 bits, so that a private table is found only by those who were told."""
    return secrets.token_urlsafe(16)


def next_id(table: str, digests: Iterable[bytes]) -> str:
    """The name of a table's rematch, always the same, so that there cannot be two of them. Only those could tell it
    beforehand who have all tokens of the table."""
    made = hashlib.sha256(b"".join([table.encode(), *sorted(digests)])).digest()
    return base64.urlsafe_b64encode(made[:16]).decode().rstrip("=")


def digest(token: str) -> bytes:
    """What is stored of a token. It is random already, so one plain hash is enough."""
    return hashlib.sha256(token.encode()).digest()


def allowed_origin(origin: str | None, host: str | None, allowed: Iterable[str]) -> bool:
    """Pages of this server and those it was told of may use it; programs send no origin at all."""
    if origin is None:
        return True
    return origin in allowed or (host is not None and origin != "null" and urlsplit(origin).netloc == host)


def address(connection: HTTPConnection) -> str:
    """Whom limits count for: a client's address, or its network of IPv6, all of whose addresses one client can use."""
    host = connection.client.host if connection.client else ""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((int(found), 64), strict=False))
    return str(found)


class Bucket:
    """So many in a second, with bursts of five seconds' worth."""

    __slots__ = ("_left", "_most", "_per_second", "_then")

    def __init__(self, per_second: float) -> None:
        self._per_second = per_second
        self._most = max(1.0, 5 * per_second)
        self._left = self._most
        self._then = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._then) * self._per_second)
        self._then = now
        if self._left < min(cost, self._most):
            return False
        self._left -= cost
        return True


class Buckets:
    """One for each client address, for as many as fit; the oldest are forgotten."""

    def __init__(self, per_second: float, keep: int = 10_000) -> None:
        self._per_second, self._keep = per_second, keep
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1) -> bool:
        bucket = self._by_address.pop(address, None) or Bucket(self._per_second)
        self._by_address[address] = bucket
        if len(self._by_address) > self._keep:
            self._by_address.popitem(last=False)
        return bucket.take(cost)
