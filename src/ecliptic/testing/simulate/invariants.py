"""What must be true after every step, judged by what is stored: the journal is read along as it grows, and whatever a
server sends is held against it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from ecliptic.kernel.bits import bit
from ecliptic.kernel.errors import EclipticError
from ecliptic.kernel.record import verify
from ecliptic.kernel.state import NATURE, SPECTATOR
from ecliptic.server.live import the_game
from ecliptic.server.sockets import QUEUE
from ecliptic.server.store import Write
from ecliptic.server.tokens import digest
from ecliptic.table import Change, Table, decode, frame, log
from ecliptic.table import journal as j

if TYPE_CHECKING:
    from ecliptic.testing.simulate.network import Process
    from ecliptic.testing.simulate.world import World

FRESH = ("clock_ms", "here", "log")
"""What two equal frames may differ in: the time, who is there, and what was sent before."""
SETTLED = 5.0
"""Seconds after which everyone should know who is connected."""
BEHIND = 12.0
"""Seconds after which nobody who is connected should be behind."""
SPARE = 8
"""Tables that were busy together are forgotten one after the other, when room is needed."""
TASKS = 400
"""More tasks at once than this are too many for a handful of people."""


class Chronicle:
    """One table as it is stored, and what its viewers may have been shown of it."""

    def __init__(self, write: Write) -> None:
        assert write.new is not None
        self.name = write.table
        self.table = Table.read(the_game(write.new.game), write.new.secret, [], keep=None)
        self.over = False
        self.changed_at = 0.0
        """When something was stored last, in the world's time."""
        self.tokens: dict[int, set[bytes]] = {}
        """Of the player who sits on each seat, on all devices."""
        self.asked: Counter[int] = Counter()
        """How often each seat's turn began."""
        self._frames: dict[tuple[int, bool], Any] = {}
        self._told: dict[int, list[Any]] = {}
        """By viewer: the entries of its log, as they are sent."""

    def follow(self, change: Change) -> None:
        before = asked_seats(self.table) if self.table.seats else set()
        self.table.follow(change)
        self.asked.update(asked_seats(self.table) - before)
        self._frames.clear()

    def seq(self, viewer: int) -> int:
        return self.table.ledger(viewer).seq

    def frame(self, viewer: int, board: bool) -> Any:
        """What the viewer is to be shown now, as it is sent."""
        if (viewer, board) not in self._frames:
            made = frame(self.table, viewer, self.seq(viewer), 0, self.name, (), board)
            self._frames[viewer, board] = _plain(made)
        return self._frames[viewer, board]

    def entry(self, viewer: int, n: int) -> Any:
        """Number n of the viewer's log."""
        told = self._told.setdefault(viewer, [])
        if n > len(told):
            told += _plain(log(self.table, viewer, self.table.ledger(viewer), len(told)))
        return told[n - 1]


def _plain(made: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(made))


def asked_seats(table: Table) -> set[int]:
    """Persons for whom the table waits."""
    if table.status != "playing" or table.state.actors() & bit(NATURE):
        return set()
    actors = table.state.actors()
    return {n for n, seat in enumerate(table.seats) if actors & bit(n) and seat.person and not seat.stand_in}


class Invariants:
    """The checks; each has a name, and fails the world."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.chronicles: dict[str, Chronicle] = {}
        self.said: Counter[str] = Counter()
        self.may_say: Counter[str] = Counter()
        """How often these words may have got to a server."""
        self.spent: dict[tuple[str, bytes], int] = {}
        """How much the player of a token that is no longer good may have seen."""
        self._seats: dict[tuple[str, str], int] = {}
        """By table and token: the seat that it acts for."""
        self.verified = 0
        self.gone: set[str] = set()
        """Tables that were removed."""
        self._were_here: dict[str, set[int]] = {}
        """Who was surely there when the others were asked for something."""
        self._rings: Counter[tuple[str, int, int]] = Counter()

    # -- what is stored --------------------------------------------------------------------------------------

    def stored(self, process: Process, write: Write) -> None:
        """A change, in the moment in which it is stored."""
        fail = self._world.fail
        self._world.note("stored", write.table, write.seq, write.body)
        if write.new is not None and (write.table not in self.chronicles or write.table in self.gone):
            # whoever opens a table and hears nothing tries again, even if a process whose clock is ahead has pruned it
            self.chronicles[write.table] = Chronicle(write)
            self.gone.discard(write.table)
        one = self.chronicles[write.table]
        if write.table in self.gone:
            fail("nothing stored is lost", f"{write.table}: change {write.seq} of a table that was removed")
            return
        if write.seq != one.table.seq + 1:
            fail("one history", f"{write.table}: change {write.seq} after {one.table.seq}")
        change = decode(write.body)
        self._spend(one, change, write)
        if write.seq > 1:
            self._check_entries(process, one, write, change)
        one.changed_at = self._world.loop.time()
        before, at = _clocks(one.table), one.table.at
        try:
            one.follow(change)
        except Exception as error:
            fail("one history", f"{write.table}: what is stored cannot be read: {error!r}")
            return
        self._check_clocks(before, at, one.table, change)
        ended = one.table.status == "over" and not one.over
        if ended or any(isinstance(entry, j.Undone) for entry in change.entries):
            self._verify(one)
        one.over = one.table.status == "over"

    def removed(self, names: Sequence[str], wanted: bool) -> None:
        """Tables that are stored no longer, in the moment in which they go: wanted by a player, or kept long enough."""
        for name in names:
            self._world.note("removed", name)
            table = self.chronicles[name].table
            if (wanted or table.status == "playing") and sum(seat.person for seat in table.seats) > 1:
                self._world.fail("nothing stored is lost", f"{name} was removed, and persons sit there")
            self.gone.add(name)

    def _spend(self, one: Chronicle, change: Change, write: Write) -> None:
        """Whoever leaves a seat leaves it with all tokens that were ever given out for it."""
        for entry in change.entries:
            if isinstance(entry, j.Stood):
                for digest in one.tokens.pop(entry.seat, ()):
                    self.spent[one.name, digest] = one.seq(entry.seat)
        for made in write.passes:
            if made.kind == "seat":
                one.tokens.setdefault(made.seat, set()).add(made.digest)
                self.spent.pop((one.name, made.digest), None)

    def _check_entries(self, process: Process, one: Chronicle, write: Write, change: Change) -> None:
        table = one.table
        agreed = {entry.by for entry in change.entries if isinstance(entry, j.Agreed)} | table.agreed
        if any(isinstance(entry, j.Asked) for entry in change.entries):
            self._were_here[one.name] = self._world.surely_here(process, one.name)
        for entry in change.entries:
            match entry:
                case j.Said(_, words) if words:
                    self.said[words] += 1
                    if self.said[words] > self.may_say[words]:
                        self._world.fail("nothing is doubled", f"{words!r} was said {self.said[words]} times")
                case j.Sat(seat, _, bot) if not bot:
                    if {(made.kind, made.seat) for made in write.passes} != {("seat", seat)}:
                        self._world.fail("a token for each seat", f"{one.name}: {entry} with {write.passes}")
                case j.StoodIn(seat):
                    self._check_stand_in(process, one, seat, agreed)
                case j.TimedOut(seat):
                    left = table.time_left(seat, change.at)
                    if seat not in asked_seats(table) or left is None or left > 0:
                        self._world.fail("clocks run for whom the table waits", f"{one.name}: {entry}, {left} ms left")

    def _check_stand_in(self, process: Process, one: Chronicle, seat: int, agreed: set[int]) -> None:
        """Nobody is replaced who is surely there, nor without asking those who surely were."""
        table, here = one.table, self._world.surely_here(process, one.name)
        if seat in here and not table.seats[seat].away:
            self._world.fail("nobody is replaced who is there", f"{one.name}: seat {seat}")
        by = table.motion.by if table.motion is not None else None
        asked = here if by is None else self._were_here.get(one.name, set())
        missing = {n for n in asked - agreed - {seat, by} if table.seats[n].person and not table.seats[n].away}
        missing -= {n for n in missing if table.seats[n].player}
        if len(missing) > (by is None):  # who asks when nobody else is there need not be named
            self._world.fail("nobody is replaced without asking", f"{one.name}: seat {seat}, by {by}, not {missing}")

    def _check_clocks(self, before: list[tuple[int, bool]], at: int, table: Table, change: Change) -> None:
        """Only those whom the table waited for lose time, and not more than passed."""
        if not before or table.opened.clock is None or any(isinstance(one, j.Undone) for one in change.entries):
            return
        passed = max(0, change.at - at)
        for number, ((left, ran), seat) in enumerate(zip(before, table.seats, strict=True)):
            if seat.left_ms < left - (passed if ran else 0):
                name = "clocks run for whom the table waits"
                self._world.fail(name, f"seat {number} lost {left - seat.left_ms} of {passed} ms, running: {ran}")

    def _verify(self, one: Chronicle) -> None:
        record = one.table.whole_record()
        try:
            checked = verify(one.table.game, record)
            if record.result is not None and not checked.fair:
                self._world.fail("every record verifies", f"{one.name}: it is not fair")
            self.verified += record.result is not None
        except EclipticError as error:
            self._world.fail("every record verifies", f"{one.name}: {error}")

    # -- what is shown ---------------------------------------------------------------------------------------

    def shown(self, name: str, token: str, board: bool, message: dict[str, Any]) -> None:
        """A message in the moment in which a server sends it."""
        if message["is"] == "frame":
            self.frame(name, token, board, message["frame"])

    def frame(self, name: str, token: str, board: bool, shown: dict[str, Any]) -> None:
        """What a client is shown is what is stored, and is meant for it."""
        fail = self._world.fail
        one = self.chronicles.get(name)
        if one is None:
            fail("nothing is shown before it is stored", f"{name} is not stored")
            return
        if name in self.gone:  # not every process has heard of it
            return
        viewer = SPECTATOR if shown["seat"] is None else shown["seat"]
        self._check_seat(one, token, viewer, shown["seq"])
        if shown["seq"] > one.seq(viewer):
            fail("nothing is shown before it is stored", f"{name}: {shown['seq']} of {one.seq(viewer)} to {viewer}")
            return
        for entry in shown["log"]:
            entry.pop("view", None)
            stored = one.entry(viewer, entry["n"])
            if entry != stored:
                fail("all processes tell one history", f"{name}, viewer {viewer}: {entry} instead of {stored}")
        if shown["seq"] == one.seq(viewer):
            expected = one.frame(viewer, board)
            for key, value in shown.items():
                if key not in FRESH and value != expected[key]:
                    what = f"{name}, viewer {viewer}, {key}: {value} instead of {expected[key]}"
                    fail("all processes tell one history", what)

    def _check_seat(self, one: Chronicle, token: str, viewer: int, seq: int) -> None:
        fail = self._world.fail
        if not token:
            if viewer != SPECTATOR or not one.table.opened.watchable:
                fail("a token acts for one seat", f"{one.name}: no token, seat {viewer}")
            return
        found = self._world.database.tables.pass_of(one.name, digest(token))
        seen = self.spent.get((one.name, digest(token)))
        if found is not None and (found.kind, found.seat) != ("seat", viewer):
            fail("a token acts for one seat", f"{one.name}: {found} is shown seat {viewer}")
        if seq > seen if seen is not None else found is None:
            fail("who has left is shown nothing more", f"{one.name}: seat {viewer}, {seq} after {seen}")
        self.acts(one.name, token, viewer)

    def acts(self, name: str, token: str, seat: int) -> None:
        """A server took a token for this seat's."""
        before = self._seats.setdefault((name, token), seat)
        if before != seat and name not in self.gone:
            self._world.fail("a token acts for one seat", f"{name}: for {before} and for {seat}")

    def rung(self, body: dict[str, Any]) -> None:
        """A webhook was called."""
        one, seat = self.chronicles[body["table"]], body["seat"]
        turn = (one.name, seat, one.asked[seat])
        self._rings[turn] += 1
        if self._world.plan.cache > 100 and self._rings[turn] > len(self._world.lives):
            self._world.fail("a webhook rings once in a turn", f"{turn}: {self._rings[turn]} times")

    def judged(self, name: str, lines: bytes) -> None:
        """An analysis was answered: a line for each event, in order, and all of them unless a judge was killed."""
        found = [msgspec.json.decode(line)["n"] for line in lines.splitlines()]
        events = len(self.chronicles[name].table.events)
        if found != list(range(1, len(found) + 1)) or len(found) > events:
            self._world.fail("a game is judged event by event", f"{name}: {found} of {events}")
        elif len(found) < events and not self._world.judges_died:
            self._world.fail("a game is judged event by event", f"{name}: only {len(found)} of {events}")

    # -- what servers hold -----------------------------------------------------------------------------------

    def bounded(self) -> None:
        """Memory and queues."""
        for process in self._world.processes:
            if not process.ready:
                continue
            tables = process.tables
            held = [live for live in tables._lives.values() if not live.watchers and live.chores is None]
            idle = [live for live in held if not live.lock.locked()]
            if len(idle) > tables.settings.cache + SPARE:
                self._world.fail("memory stays bounded", f"{len(idle)} tables that nobody looks at")
            if len(tables._tasks) > TASKS:
                self._world.fail("memory stays bounded", f"{len(tables._tasks)} tasks")
            for live in tables._lives.values():
                for watcher in live.watchers:
                    if watcher._out.qsize() > QUEUE:  # type: ignore[attr-defined]
                        self._world.fail("queues stay bounded", f"{watcher._out.qsize()} frames")  # type: ignore[attr-defined]

    def agree(self) -> None:
        """Each process's table, if nobody changes it now, is one that was stored."""
        for process in self._world.processes:
            if not process.ready:
                continue
            for name, live in process.tables._lives.items():
                table, one = live.table, self.chronicles.get(name)
                if table is None or live.lock.locked() or one is None or name in self.gone:
                    continue
                if table.seq > one.table.seq or table.noted:
                    self._world.fail("nothing is ahead of the store", f"{name} at process {process.number}")
                elif table.seq == one.table.seq and _essence(table) != _essence(one.table):
                    self._world.fail("all processes tell one history", f"{name} at process {process.number}")
                elif table.seq == one.table.seq and _left(table, one.table) != _left(one.table, table):
                    what = f"{name} at process {process.number}: {_left(table, one.table)}, {_left(one.table, table)}"
                    self._world.fail("all clocks tell the same time", what)

    def up_to_date(self) -> None:
        """Whoever is connected, and nothing is wrong with that, has been shown all there is."""
        now = self._world.loop.time()
        for device in self._world.devices():
            wire, name = device.wire, device.person.table
            one = self.chronicles.get(name)
            if (
                wire is None
                or one is None
                or name in self.gone
                or device.frame.get("table") != name
                or not wire.is_well(now - BEHIND)
            ):
                continue
            viewer = SPECTATOR if device.person.seat < 0 else device.person.seat
            if one.changed_at < now - BEHIND and device.frame["seq"] < one.seq(viewer):
                what = f"{name}, viewer {viewer}: {device.frame['seq']} of {one.seq(viewer)}"
                self._world.fail("whoever looks on is shown what happens", what)

    def turned_away(self, what: str) -> None:
        """A server says that its database cannot be used."""
        if not self._world.store_failed:
            self._world.fail("nobody is turned away without need", what)

    def at_rest(self) -> None:
        """When everyone has gone, nothing is left of them."""
        if any(not judges.dead and judges.process in self._world.processes for judges in self._world.judges):
            self._world.fail("who goes is forgotten", "somebody judges games that nobody asks for")
        for process in self._world.processes:
            tables = process.tables
            watchers = sum(len(live.watchers) for live in tables._lives.values())
            gauge = int(tables.metrics.sockets._value.get())
            if watchers or gauge or process.wires:
                self._world.fail(
                    "who goes is forgotten", f"{watchers} watchers, {gauge} sockets, {len(process.wires)} wires"
                )
            errors = int(tables.metrics.errors._value.get())
            if errors:
                self._world.fail("the server has no errors", f"{errors} counted")


def _essence(table: Table) -> tuple[object, ...]:
    """What makes a table this one."""
    seats = [(one.name, one.bot, one.taken, one.away, one.stand_in, one.hook, one.sat) for one in table.seats]
    return table.events, seats, table.entropy, table.motion, table.agreed, table.next_table


def _left(table: Table, other: Table) -> list[int | None]:
    """What is left on each clock when it is the same time at both."""
    return [table.time_left(seat, max(table.at, other.at)) for seat in range(len(table.seats))]


def _clocks(table: Table) -> list[tuple[int, bool]]:
    """What is left on each seat's clock, and whether the table waits for a person there."""
    waits = asked_seats(table) if table.seats else set()
    return [(seat.left_ms, number in waits) for number, seat in enumerate(table.seats)]
