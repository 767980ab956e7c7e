"""Bugs that were found and fixed, put back in: the simulator must find each of them again, from random seeds.

Those of the first part were in the server once; the others are mistakes that somebody could make tomorrow.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import ClientDisconnect

from ecliptic.kernel.bits import bit
from ecliptic.kernel.state import LATER, SPECTATOR
from ecliptic.server import app, ratelimit, replays, routes, service, sockets, tables
from ecliptic.server.live import Live
from ecliptic.server.store import BadWrite, StoreDown, batching
from ecliptic.server.tables import TableManager
from ecliptic.table import Table, undo
from ecliptic.table import table as commands
from ecliptic.table.events import Moment, learners
from ecliptic.table.ledger import Ledger
from ecliptic.table.state import TableState
from ecliptic.testing.simulate.patches import replaced
from ecliptic.testing.simulate.store import SimStore

Change = tuple[Any, str, Any]
"""What is replaced, and by what."""


# -- bugs that were there -----------------------------------------------------------------------------------


def one_token() -> list[Change]:
    """A write that lost the race counts as stored if its token exists, whoever stored it."""

    async def stands(self: TableManager, write: Any) -> bool:
        return None not in await self._uses(write.table, write.passes)

    return [(TableManager, "_stands", stands)]


def undo_leaves_votes() -> list[Change]:
    """What others did unseen stays, although it answered what is taken back."""

    def plan(table: TableState, seat: int, first: int, since: Sequence[Moment], persons: Any) -> undo.Plan:
        removed: list[int] = []
        noticed, touched = {seat}, set()
        for number, moment in enumerate(since, first):
            seen_by = {viewer for viewer in table.viewers if moment.seen_as(viewer) != LATER}
            if seat not in seen_by:
                continue
            touched |= (learners(moment, seen_by - {SPECTATOR}) | {moment.seat}).intersection(persons)
            removed.append(number)
            noticed |= seen_by
        seen = tuple(viewer for viewer in table.viewers if viewer in noticed)
        return undo.Plan(tuple(removed), tuple(sorted(touched - {seat})), seen)

    return [(undo, "_plan", plan)]


def forced_in_time() -> list[Change]:
    """Lone choices that nobody sees take their time, so that the others can read them off the clock."""
    return [(Table, "_forced_unseen", lambda self: None)]


def bad_write() -> list[Change]:
    """A token that is there already spoils the whole group commit, which is tried again for ten seconds."""

    async def answer_some(self: Any, batch: Any) -> None:
        try:
            answers = await self._answer([question for question, _ in batch])
        except Exception as error:
            for _, done in batch:
                if not done.done():
                    done.set_exception(StoreDown(str(error)) if isinstance(error, BadWrite) else error)
            return
        for (_, done), answer in zip(batch, answers, strict=True):
            if not done.done():
                done.set_result(answer)

    async def given(self: TableManager, name: str, passes: Any) -> bool:
        return False

    return [(batching.Batcher, "_answer_some", answer_some), (TableManager, "_given", given)]


def limit_per_socket() -> list[Change]:
    """Each socket has a limit of its own, so that many have many."""
    init = sockets.Socket.__init__

    def start(self: sockets.Socket, socket: Any, service: Any, table: str, owe: Any) -> None:
        bucket = ratelimit.Bucket(service.tables.settings.messages_per_second)
        init(self, socket, service, table, bucket.owe)

    return [(sockets.Socket, "__init__", start)]


def stand_in_for_anyone() -> list[Change]:
    """Who thinks for long is replaced, connected or not, and nobody is asked."""

    def absent(self: Table, seat: int, by: int, here: Any) -> bool:
        return self.seats[seat].away or self.at - self.ledger(SPECTATOR).turned >= commands.ABSENT_MS

    return [(Table, "_is_absent", absent)]


def stand_in_tells() -> list[Change]:
    """Whether somebody can be replaced depends on whether they are ready, which nobody may know."""
    right = Table._is_absent

    def absent(self: Table, seat: int, by: int, here: Any) -> bool:
        return right(self, seat, by, here) and bool(self.state.actors() & bit(seat))

    return [(Table, "_is_absent", absent)]


def origin_fails() -> list[Change]:
    """An origin that is no address makes the server fail."""

    def allowed(origin: str | None, host: str | None, known: Any) -> bool:
        return origin is None or origin in known or urlsplit(origin).netloc == host

    return [(app, "allowed_origin", allowed)]


def any_host() -> list[Change]:
    """A page elsewhere can make its own name resolve to the server."""
    return [(app, "allowed_host", lambda host, names: True)]


def long_number() -> list[Change]:
    """A number that is too long for Python makes the server fail."""
    right = replays.table_of

    def table_of(text: str, components: bool) -> Table:
        for digits in re.findall(r"\d{4301,}", text):
            int(digits)
        return right(text, components)

    return [(replays, "table_of", table_of)]


def breaks_off() -> list[Change]:
    """A request that breaks off in its body makes the server fail."""
    right = routes._refused

    def refused(metrics: Any, error: Exception) -> Any:
        return right(metrics, RuntimeError("cut short") if isinstance(error, ClientDisconnect) else error)

    return [(routes, "_refused", refused)]


def rings_again() -> list[Change]:
    """A webhook that is set, unset and set again rings each time."""
    right = TableManager._call

    def call(self: TableManager, live: Live, table: Table, seats: set[int]) -> None:
        live.called.clear()
        right(self, live, table, seats)

    return [(TableManager, "_call", call)]


def stays_seated() -> list[Change]:
    """Who leaves a seat before the start keeps what is good for it, beside whoever sits down there next."""
    return [(tables, "Stood", type("Nobody", (), {}))]


def removed_late() -> list[Change]:
    """A table is removed although somebody has sat down there since it was looked at."""
    right = SimStore.remove

    async def remove(self: SimStore, table: str, seq: int) -> bool:
        return await right(self, table, 1 << 40)

    return [(SimStore, "remove", remove)]


def told_in_time() -> list[Change]:
    """What was done in secret is told in the order in which it was done, which shows how much of it was forced."""

    def take(self: Ledger, moment: Moment, later: bool, at: int) -> None:
        if later:
            self.waiting.append(moment)
        if moment.ends_turn:
            waiting, self.waiting = self.waiting, []
            for late in waiting:
                self.show(late, at)
        if not later:
            self.show(moment, at)

    return [(Ledger, "take", take)]


# -- bugs that somebody could make ---------------------------------------------------------------------------


def shown_early() -> list[Change]:
    """Frames go out before the change is stored."""
    right = TableManager._store

    async def store(self: TableManager, live: Live, table: Table, passes: Any, spent: Any) -> bool:
        self._show(live, table)
        return await right(self, live, table, passes, spent)

    return [(TableManager, "_store", store)]


def stays_ahead() -> list[Change]:
    """A table whose change could not be stored is not read again."""
    right = TableManager._store

    async def store(self: TableManager, live: Live, table: Table, passes: Any, spent: Any) -> bool:
        try:
            return await right(self, live, table, passes, spent)
        except StoreDown:
            live.table = table
            raise

    return [(TableManager, "_store", store)]


def any_number() -> list[Change]:
    """A move counts whatever frame it answers."""
    right = TableManager.change

    async def change(self: TableManager, name: str, command: Any, seat: int = 0, seq: Any = None, **more: Any) -> None:
        await right(self, name, command, seat, None, **more)

    return [(TableManager, "change", change)]


def never_leaves() -> list[Change]:
    """A player who has left a seat keeps looking over the next one's shoulder."""
    return [(tables, "sits", lambda *about: True), (service, "sits", lambda *about: True)]


def stays_deaf() -> list[Change]:
    """Nobody asks what was missed while the line to the database was cut."""
    right = TableManager._heard

    def heard(self: TableManager, name: str, seq: int) -> None:
        if name:
            right(self, name, seq)

    return [(TableManager, "_heard", heard)]


def unwatched() -> list[Change]:
    """Sockets that are gone stay in the table's list."""
    return [(TableManager, "unwatch", lambda self, name, watcher: None)]


def every_clock_runs() -> list[Change]:
    """The clocks of all persons run, not only of those for whom the table waits."""

    def ticks(self: TableState, seat: int) -> bool:
        return self.opened.clock is not None and self.status == "playing" and not self.seats[seat].player

    return [(TableState, "_ticks", ticks)]


def no_lock() -> list[Change]:
    """Two changes of a table are made at once."""

    class Open(asyncio.Lock):
        async def acquire(self) -> bool:  # type: ignore[override]
            return True

        def release(self) -> None:
            pass

    right = Live.__init__

    def start(self: Live, name: str) -> None:
        right(self, name)
        self.lock = Open()

    return [(Live, "__init__", start)]


MUTANTS: dict[str, Callable[[], list[Change]]] = {
    make.__name__: make
    for make in (
        one_token, undo_leaves_votes, forced_in_time, bad_write, limit_per_socket, stand_in_for_anyone, stand_in_tells,
        origin_fails, any_host, long_number, breaks_off, rings_again, stays_seated, removed_late,
        told_in_time, shown_early, stays_ahead,
        any_number, never_leaves, stays_deaf, unwatched, every_clock_runs, no_lock,
    )
}  # fmt: skip


@contextlib.contextmanager
def planted(name: str) -> Iterator[None]:
    """As long as this lasts, the bug is there."""
    with contextlib.ExitStack() as stack:
        for owner, attribute, value in MUTANTS[name]() if name else ():
            stack.enter_context(replaced(owner, attribute, value))
        yield


def about(name: str) -> str:
    """What is wrong then."""
    return " ".join((MUTANTS[name].__doc__ or "").split())
