"""How much one client address may ask for."""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections import Counter, OrderedDict

from starlette.types import Scope

GLANCES = 10
"""How many files of the page count as one message."""
HELD, HELD_SECONDS = 100, 0.5
"""How many refusals to one address are delayed, and by how many seconds."""


def address(scope: Scope) -> str:
    """The client that a request is counted for."""
    client = scope.get("client")
    return network(client[0] if client else "")


def network(host: str) -> str:
    """A client's address, or for IPv6 its network, as one client can use all addresses of it."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((int(found), 64), strict=False))
    return str(found)


class Bucket:
    """A token bucket: a number per second, with bursts of five seconds' worth."""

    __slots__ = ("_left", "_most", "_per_second", "_then")

    def __init__(self, per_second: float) -> None:
        self._per_second = per_second
        self._most = max(1.0, 5 * per_second)
        self._left = self._most
        self._then = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Takes this much, if there is enough left."""
        self._fill()
        if self._left < min(cost, self._most):
            return False
        self._left -= cost
        return True

    def wait(self, cost: float = 1) -> float:
        """The number of seconds until there is enough."""
        self._fill()
        return max(0.0, (cost - self._left) / self._per_second)

    def owe(self, cost: float = 1) -> float:
        """Takes it in any case; returns the number of seconds until it has been paid off."""
        self._fill()
        self._left -= cost
        return max(0.0, -self._left / self._per_second)

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._then) * self._per_second)
        self._then = now


class Buckets:
    """One bucket for each client address, up to a limit; the ones longest unused are forgotten."""

    def __init__(self, per_second: float, keep: int = 10_000) -> None:
        self._per_second, self._keep = per_second, keep
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1) -> bool:
        return self._of(address).take(cost)

    def wait(self, address: str) -> int:
        """The number of whole seconds until one more may come."""
        return math.ceil(self._of(address).wait())

    def owe(self, address: str, cost: float = 1) -> float:
        return self._of(address).owe(cost)

    def _of(self, address: str) -> Bucket:
        bucket = self._by_address.pop(address, None) or Bucket(self._per_second)
        self._by_address[address] = bucket
        if len(self._by_address) > self._keep:
            self._by_address.popitem(last=False)
        return bucket


class Limits:
    """How much one client address may ask for, over all its requests and sockets together."""

    def __init__(self, messages_per_second: float, tables_per_minute: float) -> None:
        self.messages = Buckets(messages_per_second)
        self.openings = Buckets(tables_per_minute / 60)
        self.glances = Buckets(GLANCES * messages_per_second)
        """Files of the page and the like."""
        self.held: Counter[str] = Counter()
        """By address, how many answers are delayed."""

    async def hold(self, address: str) -> None:
        """Delays the answer to somebody who asked too often, since refusing is work too. Not for too many at once, as
        each of them holds a connection."""
        if self.held[address] >= HELD:
            return
        self.held[address] += 1
        try:
            await asyncio.sleep(HELD_SECONDS)
        finally:
            self.held[address] -= 1
            if not self.held[address]:
                del self.held[address]
