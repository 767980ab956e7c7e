"""The live tables of one process: a bounded cache over the store. Nothing is shown before it is stored."""

from __future__ import annotations

import asyncio
import functools
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import msgspec

from ecliptic.bots import bot_seed
from ecliptic.bots.hints import Hint
from ecliptic.kernel.state import SPECTATOR, State
from ecliptic.server import clock, tokens
from ecliptic.server.bot_pool import BotPool, NoAnswer
from ecliptic.server.live import Live, Watcher, asked, frame_bytes, hooked, info, read_table, sits, wanted
from ecliptic.server.mail import Mail
from ecliptic.server.messages import TableInfo
from ecliptic.server.metrics import Metrics
from ecliptic.server.settings import Settings
from ecliptic.server.store import Head, New, Pass, Store, StoreDown, Write
from ecliptic.server.webhooks import Webhooks
from ecliptic.table import Frame, Refused, Table, decode, encode, frame
from ecliptic.table.events import unasked
from ecliptic.table.journal import Stood
from ecliptic.table.ledger import RECENT

LEASE_MS = 5000
"""Chores that have waited this long may be taken over by any process."""
SWEEP_SECONDS = 1.0
PRUNE_SECONDS, PRUNED_AT_ONCE = 3600.0, 50
"""How often tables are looked for that were kept long enough, and how many of them go before others get a turn."""
ALIVE_SECONDS, GONE_SECONDS = 2.0, 1.0
"""How often a process says that it lives; how long a player may be gone unnoticed, to reload a page."""
GONE = "gone"
"""What processes tell each other of a table that was removed."""
TRIES = 20
"""How often a change that always comes second is tried: each time somebody else got on."""
LOST_SECONDS, AGAIN_SECONDS = 10.0, 0.3
"""How long new tokens whose storing failed are tried again, and how soon."""

T = TypeVar("T")

log = logging.getLogger("ecliptic.tables")
_encoder = msgspec.json.Encoder()


class NotFound(Exception):
    """There is no such table."""


class Stale(Exception):
    """The move answers a frame that is no longer the latest."""


class TableManager:
    """All tables that this process has at hand."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics, bots: BotPool | None = None) -> None:
        self.settings, self.store, self.metrics = settings, store, metrics
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._bots = bots or BotPool(settings.bot_workers, settings.bot_seconds)
        self._webhooks = Webhooks(settings.private_hooks)
        self.mail = Mail(settings)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False
        self._me = tokens.fresh_id()
        """The name of this process among those that share the database."""
        self._alive: dict[str, float] = {}
        """When another one was heard of last."""

    async def start(self) -> None:
        await self.store.start(self._heard, self._told)
        self._spawn(self._sweep())
        if self.settings.keep_days:
            self._spawn(self._prune())
        if self.store.shared:
            self._spawn(self._say_alive())

    async def stop(self) -> None:
        """Lets changes that are under way be stored, then goes."""
        self._closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self._lives.values():
            async with live:
                pass
        self._bots.stop()
        self._webhooks.stop()
        self.mail.stop()
        await self.store.stop()

    def _spawn(self, work: object) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task failed", exc_info=error)

    # -- finding ---------------------------------------------------------------------------------------------

    def live(self, name: str) -> Live:
        """The table's place in memory; the longest unused that nobody looks at make room."""
        found = self._lives.get(name)
        if found is None:
            found = self._lives[name] = Live(name)
            self._make_room()
            self.metrics.tables.set(len(self._lives))
        self._lives.move_to_end(name)
        return found

    def _make_room(self) -> None:
        for name in [name for name, live in self._idle()][: max(0, len(self._lives) - self.settings.cache)]:
            del self._lives[name]

    def _idle(self) -> Iterator[tuple[str, Live]]:
        if len(self._lives) > self.settings.cache:
            newest = next(reversed(self._lives))
            for name, live in self._lives.items():
                busy = live.watchers or live.chores is not None or live.users or live.presence.mine
                if name != newest and not busy:
                    yield name, live

    async def _ready(self, live: Live) -> Table:
        """The table as the store has it; to be called with its lock."""
        if live.table is None:
            try:
                live.table = await self._read(live.name)
            except NotFound:
                if not live.watchers and live.users == 1:  # else it goes when they do
                    self._lives.pop(live.name, None)
                raise
            live.head = ("", False)
            self.metrics.loads.inc()
        return live.table

    async def _read(self, name: str, keep: int | None = RECENT) -> Table:
        found = await self.store.secret(name)
        bodies = await self.store.changes(name, 0) if found else []
        if not found or not bodies:  # it may be removed between the two
            raise NotFound(name)
        return await read_table(*found, bodies, keep)

    async def look(self, name: str, see: Callable[[Table], T]) -> T:
        """Something to be shown, made from what is stored."""
        live = self.live(name)
        async with live:
            return see(await self._newest(live))

    async def frame(self, name: str, viewer: int) -> Frame:
        """What a viewer is shown who asks once."""
        here = self.here(name)
        return await self.look(name, lambda table: frame(table, viewer, 0, clock.now_ms(), name, here))

    def here(self, name: str) -> tuple[int, ...]:
        """The seats whose players are connected."""
        return self.live(name).presence.here

    async def _newest(self, live: Live) -> Table:
        """With its lock held: the table with all that any process has stored, even if we have not heard of it yet."""
        table = await self._ready(live)
        if self.store.shared:
            await self._catch_up(live)
        return table

    async def whole(self, name: str) -> Table:
        """A table of its own with its whole log, read again."""
        return await self._read(name, keep=None)

    # -- changing --------------------------------------------------------------------------------------------

    async def open(self, table: Table, passes: Sequence[Pass], name: str = "") -> str:
        """Stores a new table; its name. Of several that are to have the same name one is stored."""
        name = name or tokens.fresh_id()
        table.tick(clock.now_ms())
        change = table.take()
        opened = table.opened
        new = New(table.game.name, table.seed.secret, opened.public, _encoder.encode(info(name, table)))
        await self._write(Write(name, 1, encode(change), self._head(table), new, passes))
        return name

    async def change(
        self,
        name: str,
        command: Callable[[Table], None],
        seat: int = 0,
        seq: int | None = None,
        passes: Sequence[Pass] = (),
        spent: Sequence[bytes] = (),
    ) -> None:
        """Does something at a table and stores it. Raises `Stale`, `NotFound`, `StoreDown` or what the command raises.

        If another process was first, the table is read again and the command judged again. What brings tokens that were
        given out for the same already is done; tokens that are good for something else are refused.
        """
        live = self.live(name)
        for _ in range(TRIES):
            async with live:
                table = await self._ready(live)
                if seq is not None and seq > table.ledger(seat).seq:
                    table = await self._newest(live)
                if seq is not None and not table.ledger(seat).turn <= seq <= table.ledger(seat).seq:
                    raise Stale(name)
                if passes and await self._given(name, passes):
                    return
                asked_before, hooked_before = asked(table) if live.called else set(), hooked(table)
                table.tick(clock.now_ms())
                command(table)
                if not table.noted:
                    return
                if await self._store(live, table, passes, spent):
                    self._show(live, table)
                    live.called &= asked_before
                    self._call(live, table, hooked(table) - hooked_before)
                    self._do_chores(live)
                    return
                self.metrics.conflicts.inc()
                await self._catch_up(live)
        raise StoreDown("too many others were first")

    async def _store(self, live: Live, table: Table, passes: Sequence[Pass], spent: Sequence[bytes]) -> bool:
        change = table.take()
        head = self._head(table)
        brief = (head.status, head.due is not None)
        sitting = table.status == "open" or (brief != live.head and table.opened.public)
        about = _encoder.encode(info(live.name, table)) if sitting else None
        changed_head = head if brief != live.head or head.due is not None or sitting else None
        stored = False
        try:
            left = [entry.seat for entry in change.entries if isinstance(entry, Stood)]
            write = Write(live.name, change.seq, encode(change), changed_head, None, passes, spent, about, left)
            stored = await self._write(write)
            live.head = brief
        except StoreDown:
            self._spawn(self._recover(live, again=True))
            raise
        finally:
            if not stored:
                live.table = None  # it is ahead of the truth
        self.metrics.changes.inc(stored)
        return stored

    async def _write(self, write: Write) -> bool:
        """Stores a change. One that brings tokens is not given up at once: it may stand although its answer was lost,
        and then nobody would have the token of a seat that is taken."""
        end = time.monotonic() + LOST_SECONDS
        while True:
            try:
                return await self.store.write(write) or (bool(write.passes) and await self._stands(write))
            except StoreDown:
                if not write.passes or time.monotonic() > end:
                    raise
                await asyncio.sleep(AGAIN_SECONDS)

    async def _stands(self, write: Write) -> bool:
        """Whether a change that came second came after itself: the very same is stored, and its tokens with it. The
        token alone proves nothing, as whoever chose it may bring it to several seats and processes at once."""
        stored = await self.store.changes(write.table, write.seq - 1)
        return stored[:1] == [write.body] and await self._uses(write.table, write.passes) == _intended(write.passes)

    async def _uses(self, name: str, passes: Sequence[Pass]) -> list[tuple[str, int] | None]:
        """What these tokens are good for at a table; None: they are not known there."""
        found = [await self.store.passes(name, one.digest) for one in passes]
        now = clock.now_ms()
        return [one and (one.kind if one.expires > now else "expired", one.seat) for one in found]

    async def _given(self, name: str, passes: Sequence[Pass]) -> bool:
        """Whether these tokens were given out before. Raises `Refused` if they were, but for something else."""
        uses = await self._uses(name, passes)
        if any(uses) and uses != _intended(passes):
            raise Refused("token")
        return any(uses)

    def _head(self, table: Table) -> Head:
        due = clock.now_ms() + LEASE_MS if table.chores() else None
        deadline = table.deadline()
        if deadline is not None:
            due = min(due or deadline, deadline)
        return Head(table.status, table.ledger(SPECTATOR).turned or table.at, due)

    # -- showing ---------------------------------------------------------------------------------------------

    def _show(self, live: Live, table: Table, again: bool = False) -> None:
        """Frames for all who look on and have not seen all, or `again` for all; equal frames are made once."""
        made: dict[tuple[int, int, bool], bytes] = {}
        for watcher in live.watchers:
            if not sits(table, watcher.viewer, watcher.sat):
                watcher.dismiss()
                continue
            seq = table.ledger(watcher.viewer).seq
            if watcher.sent == seq and not again:
                continue
            key = (watcher.viewer, watcher.sent, watcher.board)
            if key not in made:
                made[key] = frame_bytes(live, table, *key)
            watcher.push(made[key], seq)

    async def show_to(self, name: str, watcher: Watcher) -> None:
        """A fresh frame for one, whether it has seen it or not."""
        live = self.live(name)
        async with live:
            self._show_one(live, await self._newest(live), watcher)

    def _show_one(self, live: Live, table: Table, watcher: Watcher) -> None:
        if not sits(table, watcher.viewer, watcher.sat):
            watcher.dismiss()
            return
        data = frame_bytes(live, table, watcher.viewer, watcher.sent, watcher.board)
        watcher.push(data, table.ledger(watcher.viewer).seq)

    async def _show_all(self, live: Live) -> None:
        """Something changed that is not in the log."""
        async with live:
            if live.table is not None:
                self._show(live, live.table, again=True)

    async def watch(self, name: str, watcher: Watcher) -> None:
        live = self.live(name)
        async with live:
            table = await self._newest(live)
            live.watchers.add(watcher)
            self.metrics.sockets.inc()
            if self._announce(live, asking=len(live.watchers) == 1):
                self._show(live, table, again=True)
            else:
                self._show_one(live, table, watcher)
        self._do_chores(live)

    def unwatch(self, name: str, watcher: Watcher) -> None:
        live = self._lives.get(name)
        if live is not None and watcher in live.watchers:
            live.watchers.discard(watcher)
            self.metrics.sockets.dec()
            if not self._closing:
                asyncio.get_running_loop().call_later(GONE_SECONDS, self._gone, live)

    # -- who is there ----------------------------------------------------------------------------------------

    def _announce(self, live: Live, asking: bool = False) -> bool:
        """Tells other processes which seats are connected here; whether that has changed."""
        before = live.presence.here
        changed = live.presence.count(watcher.viewer for watcher in live.watchers)
        if changed or asking:
            self.store.tell(f"{self._me} {live.name} {live.presence.mine} {'?' if asking else '.'}")
        return live.presence.here != before

    def _gone(self, live: Live) -> None:
        """Somebody went a moment ago and may have come back since."""
        if not self._closing and self._announce(live):
            self._spawn(self._show_all(live))

    def _told(self, words: str) -> None:
        """Another process says that it lives, or who is connected to it."""
        process, _, rest = words.partition(" ")
        if process == self._me or self._closing:
            return
        self._alive[process] = time.monotonic()
        table, _, said = rest.partition(" ")
        live = self._lives.get(table)
        if said == GONE:
            self._forget(table)
        mine, _, asking = said.partition(" ")
        if live is None or not mine.isdigit():
            return
        if live.presence.hear(process, int(mine)):
            self._spawn(self._show_all(live))
        if asking == "?" and live.presence.mine:
            self.store.tell(f"{self._me} {table} {live.presence.mine} .")

    async def _say_alive(self) -> None:
        """Every now and then; a process that has been silent for long has died, and nobody is connected to it."""
        while True:
            self.store.tell(self._me)
            await asyncio.sleep(ALIVE_SECONDS)
            now = time.monotonic()
            for process in [process for process, at in self._alive.items() if now - at > 3.5 * ALIVE_SECONDS]:
                del self._alive[process]
                for live in self._lives.values():
                    if live.presence.hear(process, 0):
                        self._spawn(self._show_all(live))

    def watching(self, name: str) -> int:
        """How many spectators look at a table here."""
        live = self._lives.get(name)
        return sum(watcher.viewer == SPECTATOR for watcher in live.watchers) if live is not None else 0

    def glance(self, name: str) -> TableInfo | None:
        """What anyone may know of a table that is at hand here. While it is about to change, as it was when somebody
        asked last: it may be a change that nobody is to notice."""
        live = self._lives.get(name)
        if live is None:
            return None
        if live.table is not None and not live.lock.locked():
            live.glanced = info(name, live.table, self.watching(name))
        return live.glanced

    # -- other processes -------------------------------------------------------------------------------------

    def _heard(self, name: str, seq: int) -> None:
        """Another process (or this one) stored a change; or some may have been missed."""
        if self._closing:
            return
        if not name:
            for live in self._lives.values():
                self._announce(live, asking=bool(live.watchers))
        for live in list(self._lives.values()) if not name else filter(None, [self._lives.get(name)]):
            if not name or live.table is None or live.table.seq < seq:
                if live.watchers or live.table is not None:
                    self._spawn(self._recover(live))

    async def _recover(self, live: Live, again: bool = False) -> None:
        """Reads what is new until that works, and shows it; `again` also to those who have seen it, and wait."""
        while True:
            try:
                async with live:
                    await self._catch_up(live)
                    if again:
                        self._show(live, await self._ready(live), again=True)
                return
            except StoreDown:
                await asyncio.sleep(0.3)
            except NotFound:
                return

    async def _catch_up(self, live: Live) -> None:
        """With its lock held: takes in what others have stored."""
        table = await self._ready(live)
        try:
            for body in await self.store.changes(live.name, table.seq):
                table.follow(decode(body))
        except BaseException:
            live.table = None
            raise
        self._show(live, table)

    # -- bots, lone choices, clocks --------------------------------------------------------------------------

    def _do_chores(self, live: Live) -> None:
        if live.chores is None and live.table is not None and live.table.chores() and not self._closing:
            live.chores = self._spawn(self._chores(live))

    async def _chores(self, live: Live) -> None:
        """Answers for seats that need no person, one after the other, until there is none left."""
        try:
            while True:
                async with live:
                    table = await self._ready(live)
                    chores = table.chores()
                    if not chores:
                        return
                    seat, bot = chores[0]
                    state, known = table.state, table.state.known_to(seat).to_dict() if bot else {}
                    game_id, seed = table.game.name, bot_seed(table.seed, seat)
                    legal = list(table.state.legal(seat))
                if bot:
                    action: int | None = await self._choose(live.name, game_id, bot, known, seat, seed, legal)
                else:
                    await asyncio.sleep(self.settings.pause_ms / 1000)
                    action = None
                try:
                    await self.change(live.name, _answer(seat, action, state, known))
                except (Stale, Refused):
                    continue  # something happened meanwhile: look again
        except (StoreDown, NotFound):
            return  # the sweep will find it again
        finally:
            live.chores = None

    async def _choose(
        self, table: str, game_id: str, bot: str, known: dict[str, object], seat: int, seed: int, legal: list[int]
    ) -> int:
        self.metrics.bots.inc()
        try:
            chosen = await self._bots.choose(table, game_id, bot, known, seat, seed)
            if chosen in legal:
                return chosen
            log.error("a bot chose what is not legal: its first legal move is made", extra={"bot": bot})
        except NoAnswer:
            log.error("a bot failed every time: its first legal move is made", extra={"bot": bot})
        return legal[0]

    async def hint(self, who: str, game_id: str, known: dict[str, object], seat: int) -> Hint:
        """What a strong bot would do. Raises `NoAnswer`."""
        self.metrics.bots.inc()
        return await self._bots.hint(who, game_id, known, seat)

    async def _sweep(self) -> None:
        """Looks after tables whose bots, lone choices or clocks nobody looks after."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                now = clock.now_ms()
                for name in await self.store.claim(now, now + LEASE_MS, 100):
                    self._spawn(self._attend(name))
            except StoreDown:
                log.warning("the database cannot be reached")

    async def _prune(self) -> None:
        """Removes what was kept long enough, in small portions."""
        while True:
            try:
                now = clock.now_ms()
                before = now - self.settings.keep_days * clock.DAY_MS
                while gone := await self.store.prune(now, before, PRUNED_AT_ONCE):
                    for name in gone:
                        self._forget(name)
                        self.store.tell(f"{self._me} {name} {GONE}")
            except StoreDown:
                log.warning("the database cannot be reached")
            await asyncio.sleep(PRUNE_SECONDS)

    async def remove(self, name: str, may: Callable[[Table], None]) -> None:
        """A table with all that belongs to it, if it may go: else the check raises why not. It is judged again if
        something was stored meanwhile: somebody may have sat down there."""
        live = self.live(name)
        for _ in range(TRIES):
            async with live:
                table = await self._newest(live)
                may(table)
                if await self.store.remove(name, table.seq):
                    live.table = None
                    self.store.tell(f"{self._me} {name} {GONE}")
                    return
        raise StoreDown("too many others were first")

    def _forget(self, name: str) -> None:
        """A table that is no longer stored."""
        live = self._lives.get(name)
        if live is not None:
            live.table = None

    async def _attend(self, name: str) -> None:
        try:
            live = self.live(name)
            async with live:
                live.head = ("", False)  # the claim moved what is due
                await self._catch_up(live)
            await self.change(name, Table.time_out)
            self._do_chores(live)
        except (StoreDown, NotFound):
            log.warning("a table could not be attended to")

    def _call(self, live: Live, table: Table, seats: set[int]) -> None:
        """The webhooks of these seats, once in a turn: however often somebody sets another one. Mail is for those who
        are not there."""
        for seat in seats - live.called:
            if unasked(table.game, table.state, seat) is None:
                live.called.add(seat)
                address, language = table.seats[seat].mail
                if address and seat not in live.presence.here:
                    self.mail.write(address, language, table.game, live.name)
                url, secret = table.seats[seat].hook
                if not url:
                    continue
                body: dict[str, object] = {"table": live.name, "seat": seat, "seq": table.ledger(seat).seq}
                self._webhooks.call(
                    f"{live.name} {seat}", url, secret, body, functools.partial(wanted, live, seat, url)
                )


def _intended(passes: Sequence[Pass]) -> list[tuple[str, int] | None]:
    return [(one.kind, one.seat) for one in passes]


def _answer(seat: int, action: int | None, state: State, known: dict[str, object]) -> Callable[[Table], None]:
    """A chore. What a bot chose counts if its seat still knows what it was told: words that were said meanwhile, or
    what others did in secret, do not make it think again."""

    def answer(table: Table) -> None:
        if action is not None and table.state is not state and table.state.known_to(seat).to_dict() != known:
            raise Stale
        table.answer(seat, action)

    return answer
