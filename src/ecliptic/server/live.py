"""A table in memory: who is watching, what they are sent, and who is asked for a move."""

from __future__ import annotations

import asyncio
import functools
from typing import Protocol

import msgspec

from ecliptic.games import game
from ecliptic.kernel.bits import bit
from ecliptic.kernel.game import Game
from ecliptic.kernel.state import NATURE, SPECTATOR
from ecliptic.server import clock
from ecliptic.server.messages import Shown, TableInfo
from ecliptic.server.presence import Presence
from ecliptic.table import Table, decode, frame
from ecliptic.table.frames import seat_info

LONG = 50
"""How many changes make a journal long enough to take a while to read."""

_encoder = msgspec.json.Encoder()


@functools.cache
def the_game(name: str) -> Game:
    return game(name)


def game_with(game_id: str, components: str) -> Game:
    """A game with components that somebody brought, if there are any. Raises `BadEdition`."""
    return the_game(f"{game_id}\n{components}") if components.strip() else the_game(game_id)


class Watcher(Protocol):
    """A socket that wants frames."""

    viewer: int
    sat: int
    """Which of the players who have sat on the viewer's seat it belongs to."""
    sent: int
    """How much of the viewer's log it has."""
    board: bool
    """Whether its frames are for a board."""

    def push(self, data: bytes, seq: int) -> None: ...

    def dismiss(self) -> None:
        """The seat was left: the next player's frames are not for this one."""


class Live:
    """A table in memory, and who is watching. `table` is None if it has to be read (again).

    Whoever looks at it or changes it does so inside `async with live`.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.table: Table | None = None
        self.lock = asyncio.Lock()
        """Held while the table is ahead of the store: nobody may look at it then."""
        self.users = 0
        """How many hold the lock or wait for it: so long the table has to stay where others find it."""
        self.watchers: set[Watcher] = set()
        self.chores: asyncio.Task[None] | None = None
        self.called: set[int] = set()
        """Seats whose webhook was called in their present turn."""
        self.presence = Presence()
        self.glanced: TableInfo | None = None
        """What was last said of it in the list of public tables."""
        self.head: tuple[str, bool] = ("", False)
        """The status and whether something is due, as the store has it."""

    async def __aenter__(self) -> None:
        self.users += 1
        try:
            await self.lock.acquire()
        except BaseException:
            self.users -= 1
            raise

    async def __aexit__(self, *_: object) -> None:
        self.users -= 1
        self.lock.release()


async def read_table(game_id: str, secret: bytes, bodies: list[bytes], keep: int | None) -> Table:
    """The table that was stored; a long journal is read in a thread, so that nobody else has to wait."""

    def read() -> Table:
        return Table.read(the_game(game_id), secret, [decode(body) for body in bodies], keep)

    return await asyncio.to_thread(read) if len(bodies) > LONG else read()


def sits(table: Table, viewer: int, sat: int) -> bool:
    """Whether the viewer's seat still belongs to the same player; a spectator has none to lose."""
    return viewer == SPECTATOR or (table.seats[viewer].taken and table.seats[viewer].sat == sat)


def frame_bytes(live: Live, table: Table, viewer: int, since: int, board: bool) -> bytes:
    """A frame as it goes over a socket."""
    made = frame(table, viewer, since, clock.now_ms(), live.name, live.presence.here, board)
    return _encoder.encode(Shown(made))


def info(name: str, table: Table, watching: int = 0) -> TableInfo:
    """What everyone may know about a table."""
    opened = table.opened
    known = table.state.known_to(SPECTATOR)
    actors = known.actors() if table.status == "playing" else 0
    return TableInfo(
        name, opened.game, table.status, opened.options, [seat_info(seat) for seat in table.seats], opened.public,
        opened.watchable, opened.clock, opened.commitment, opened.origin,
        players=sum(seat.taken for seat in table.seats),
        watching=watching,
        asked=[seat for seat in range(len(table.seats)) if actors & bit(seat)],
        headline=table.game.headline(table.state) if table.status != "open" else None,
        next_table=table.next_table,
        lesson=opened.lesson,
    )  # fmt: skip


def asked(table: Table) -> set[int]:
    """The persons who are to act and for whom no bot plays."""
    actors = table.state.actors() if table.status == "playing" else 0
    if actors & bit(NATURE):
        return set()
    return {number for number, seat in enumerate(table.seats) if actors & bit(number) and not seat.player}


def hooked(table: Table) -> set[int]:
    """Those of them who want a call or a mail."""
    wanting = {number for number, seat in enumerate(table.seats) if seat.hook[0] or seat.mail[0]}
    return wanting & asked(table) if wanting else wanting


def wanted(live: Live, seat: int, url: str) -> bool:
    """Whether a call is still worth trying, as far as can be told."""
    table = live.table
    return table is None or (seat in hooked(table) and table.seats[seat].hook[0] == url)
