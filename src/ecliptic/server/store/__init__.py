"""Where tables are stored: two databases behind one small interface, each used through its own driver.

A change is one row of `event`, keyed by table and number: it is there whole or not at all, and of two that claim the
same number one is told that it came too late. Changes of many tables that arrive together share one transaction.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, Protocol


class StoreDown(Exception):
    """The database cannot be reached now; whether the last write got there is not known."""


class BadWrite(Exception):
    """The database does not take this write, now or later: a token is there already, or something does not fit."""


class Head(NamedTuple):
    """What can be asked about a table without reading it."""

    status: str
    changed: int
    """When something happened last that everybody could see: anybody can tell it from the list of public tables."""
    due: int | None
    """When some process has to look after it (bots, lone choices, clocks), even if the one that should has died."""


class New(NamedTuple):
    """A table's unchanging part."""

    game: str
    secret: bytes
    public: bool
    about: bytes
    """What the list of public tables shows, as JSON."""


class Pass(NamedTuple):
    """A token, of which only the digest is kept, and what it is for."""

    digest: bytes
    kind: str
    """seat or invite"""
    seat: int
    expires: int
    """Milliseconds since 1970."""


class Write(NamedTuple):
    """One change of one table and what belongs to it: all of it is stored, or nothing."""

    table: str
    seq: int
    body: bytes
    head: Head | None = None
    """None: as before."""
    new: New | None = None
    passes: Sequence[Pass] = ()
    spent: Sequence[bytes] = ()
    """Digests of tokens that are no longer good."""
    about: bytes | None = None
    left: Sequence[int] = ()
    """Seats whose players have left: no token of theirs is good any more, nor a code of theirs. Invitations are."""

    @property
    def makes(self) -> bool:
        """Whether its table is new. All other changes need one that is still there."""
        return self.new is not None and self.head is not None


class Listed(NamedTuple):
    """A row of the list of public tables."""

    table: str
    status: str
    about: bytes


Heard = Callable[[str, int], None]
"""Called with the table and number of a change that another process stored; ("", 0): some may have been missed."""


Told = Callable[[str], None]
"""Called with words that another process (or this one) told all."""


class Store(Protocol):
    """What the server needs of a database."""

    shared: bool
    """Whether other processes may write to it."""

    async def start(self, heard: Heard, told: Told) -> None:
        """Connects and brings the schema up to date."""

    async def stop(self) -> None:
        """Stores what was handed in and disconnects."""

    def tell(self, words: str) -> None:
        """Says something to all processes on this database, which does not keep it. May get lost."""

    def write(self, write: Write) -> Awaitable[bool]:
        """True once it is durable; False if another change has that number, or if the table was removed. Raises
        `StoreDown` or `BadWrite`."""

    async def secret(self, table: str) -> tuple[str, bytes] | None:
        """The table's game and secret."""

    def changes(self, table: str, after: int) -> Awaitable[list[bytes]]:
        """Its changes after this number, in order."""

    async def passes(self, table: str, digest: bytes) -> Pass | None:
        """What a token is for."""

    async def seat_passes(self, table: str, seat: int) -> list[Pass]:
        """The tokens of a seat's player."""

    async def listed(self, limit: int) -> list[Listed]:
        """Public tables that are not over, those where something happened last first."""

    async def claim(self, now: int, until: int, limit: int) -> list[str]:
        """Tables that need attention now; no other process gets them before `until`."""

    async def prune(self, now: int, before: int, limit: int) -> list[str]:
        """Removes tokens that expired before `now`, and up to `limit` tables at which nothing happened since `before`,
        because they are over or were never begun, with all that belongs to them: which ones."""

    async def remove(self, table: str, seq: int) -> bool:
        """Removes a table with all that belongs to it, unless anything was stored after this change; whether it did."""

    async def ping(self) -> None:
        """Raises `StoreDown` if it cannot be used."""


def make(url: str) -> Store:
    """The store named by a setting."""
    if url.startswith("sqlite:"):
        from ecliptic.server.store.sqlite import SqliteStore

        return SqliteStore(url.removeprefix("sqlite:"))
    from ecliptic.server.store.postgres import PostgresStore

    return PostgresStore(url)
