"""A table as its journal describes it: an entry has the same effect whether just noted or stored long ago."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from ecliptic.kernel.bits import bit
from ecliptic.kernel.chance import Fate, Seed
from ecliptic.kernel.errors import BadRecord, EclipticError
from ecliptic.kernel.game import Game
from ecliptic.kernel.record import Record, seen_by
from ecliptic.kernel.state import LATER, NATURE, SPECTATOR, State, step
from ecliptic.table import journal as j
from ecliptic.table import undo
from ecliptic.table.events import Moment
from ecliptic.table.history import History
from ecliptic.table.ledger import RECENT, Ledger
from ecliptic.table.seats import Seat


class TableState:
    """All there is to know about a table, and how it changes. `Table` says what may be done there."""

    def __init__(self, game: Game, seed: Seed, keep: int | None = RECENT) -> None:
        self.game = game
        self.seq = 0
        self.at = 0
        """The time, as last told to the table."""
        self.status = "open"
        """open, playing or over"""
        self.seats: list[Seat] = []
        self.opened: j.Opened
        self.history: History
        self.moves: list[str] = []
        """The texts of all moves that stand."""
        self.motion: j.Asked | None = None
        self.agreed: set[int] = set()
        self.next_table = ""
        self.taken: set[str] = set()
        """The codes that were used to take a seat to another device."""
        self._secret = seed.secret
        self._entropy: list[str] = []
        self._fate: Fate
        self._keep = keep
        self._ledgers: dict[int, Ledger] = {}
        self.untaken: list[j.AnyEntry] = []
        """What has been noted since the last change was taken."""
        self._ticked: tuple[tuple[int, int], int, list[int]] | None = None
        """Before the last tick: how much had been noted, what time it was, and what was left on the clocks."""

    # -- telling ---------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The position now."""
        return self.history.state

    @property
    def events(self) -> list[tuple[int, int]]:
        """(seat, action) of all that stands."""
        return self.history.events

    @property
    def seed(self) -> Seed:
        return Seed(self._secret, tuple(self._entropy))

    @property
    def entropy(self) -> tuple[str, ...]:
        return tuple(self._entropy)

    @property
    def returns(self) -> list[float] | None:
        return self.state.returns() if self.status == "over" else None

    def ledger(self, viewer: int) -> Ledger:
        return self._ledgers[viewer]

    @property
    def viewers(self) -> list[int]:
        """Everyone who can look at the table."""
        return list(self._ledgers)

    def reveals(self, at: int) -> bool:
        """Whether the seed may be told at this time."""
        return self.status == "over" and at >= self.opened.sealed

    def record(self, viewer: int, at: int = 0) -> Record:
        """The whole record once the game is over, with its seed if it is revealed at this time; until then what this
        viewer has seen."""
        record = self.whole_record()
        if self.status != "over":
            return seen_by(self.game, record, viewer)
        return record if self.reveals(at) else replace(record, secret=b"")

    def whole_record(self) -> Record:
        """All of it, with its seed: for the keeper of the table, not for its players."""
        record = Record.begin(self.game, self.history.start, self.seed, reveal=True)
        record.events = [(seat, move) for (seat, _), move in zip(self.events, self.moves, strict=True)]
        record.past = len(self.opened.past)
        record.result = self.returns
        return record

    # -- storing ---------------------------------------------------------------------------------------------

    def follow(self, change: j.Change) -> None:
        """Applies a change that has been stored."""
        if change.seq != self.seq + 1:
            raise BadRecord(f"change {change.seq} cannot follow change {self.seq}")
        self.tick(change.at)
        for entry in change.entries:
            self._fold(entry)
        self._stored(change)

    def take(self) -> j.Change:
        """Everything noted since the last time, to be stored now."""
        change = j.Change(self.seq + 1, self.at, tuple(self.untaken))
        self.untaken = []
        self._stored(change)
        return change

    def _stored(self, change: j.Change) -> None:
        self.seq = change.seq
        for ledger in self._ledgers.values():
            ledger.fade()

    @property
    def noted(self) -> bool:
        """Whether there is anything to store."""
        return bool(self.untaken)

    # -- clocks ----------------------------------------------------------------------------------------------

    def tick(self, at: int) -> None:
        """Tells the time in milliseconds: to be called before each command. Clocks of those who are asked run.

        Time at which nothing was noted is not in the journal, and so never passed: others may count it otherwise.
        """
        noted = (self.seq, len(self.untaken))
        if self._ticked is not None and self._ticked[0] == noted:
            _, self.at, left = self._ticked
            for seat, left_ms in zip(self.seats, left, strict=True):
                seat.left_ms = left_ms
        self._ticked = (noted, self.at, [seat.left_ms for seat in self.seats])
        passed = max(0, at - self.at) if self.at else 0
        if self.seats and self.opened.clock is not None:
            for number, seat in enumerate(self.seats):
                if self._ticks(number):
                    seat.left_ms -= passed
        self.at = max(self.at, at)

    def time_left(self, seat: int, at: int) -> int | None:
        """Milliseconds on a seat's clock at this time; None without clocks."""
        if self.opened.clock is None:
            return None
        return self.seats[seat].left_ms - (max(0, at - self.at) if self._ticks(seat) else 0)

    def deadline(self) -> int | None:
        """When the first running clock runs out."""
        return min((self.at + seat.left_ms for n, seat in enumerate(self.seats) if self._ticks(n)), default=None)

    def _ticks(self, seat: int) -> bool:
        """Whether this seat's clock runs: a person is asked."""
        return (
            self.opened.clock is not None
            and self.status == "playing"
            and not self.seats[seat].player
            and bool(self.state.actors() & bit(seat))
        )

    def _gain(self, seat: int, moves: int) -> None:
        """Time for moves made, taken again for moves taken back."""
        if self.opened.clock is not None and seat != NATURE:
            self.seats[seat].left_ms += 1000 * self.opened.clock.increment * moves

    # -- the fold --------------------------------------------------------------------------------------------

    def _note(self, entry: j.AnyEntry) -> None:
        self.untaken.append(entry)
        self._fold(entry)

    def _fold(self, entry: j.AnyEntry) -> None:
        match entry:
            case j.Moved(seat, move):
                self._move(seat, self.game.parse(self.state, seat, move), noted=False)
                return
            case j.Undone(seat):
                self._undo(seat, entry)
                return
            case j.Opened():
                self._open(entry)
            case j.Sat(seat, name, bot):
                old = self.seats[seat]
                self.seats[seat] = Seat(name, bot, True, left_ms=old.left_ms, sat=old.sat + 1)
            case j.Kept(seat, name):
                self.seats[seat] = Seat(name, left_ms=self.seats[seat].left_ms)
            case j.Stood(seat):
                self.seats[seat] = Seat(left_ms=self.seats[seat].left_ms, sat=self.seats[seat].sat)
            case j.Added(_, words):
                self._entropy.append(words)
            case j.Started():
                self.status = "playing"
                self._fate = Fate(self.seed)
                self._end()
            case j.Asked():
                self.motion, self.agreed = entry, set()
            case j.Agreed(by) | j.Dropped(by) if self.motion is not None and self.motion.what == "rematch":
                left = tuple(seat for seat in self.motion.needs if seat != by)
                self.motion = msgspec.structs.replace(self.motion, needs=left) if left else None
            case j.Agreed(by):
                self.agreed.add(by)
            case j.Dropped():
                self.motion = None
            case j.Left(seat):
                self.seats[seat].away = True
            case j.Returned(seat):
                self.seats[seat].away, self.seats[seat].stand_in = False, ""
                if self.motion is not None and (self.motion.what, self.motion.seat) == ("stand_in", seat):
                    self.motion = None
            case j.StoodIn(seat, bot) | j.TimedOut(seat, bot):
                self.seats[seat].stand_in = bot
                self.motion = None
            case j.Rematched(table):
                self.next_table = table
            case j.Hooked(seat, url, secret):
                self.seats[seat].hook = (url, secret)
                return
            case j.Mailed(seat, address, language):
                self.seats[seat].mail = (address, language)
                return
            case j.Taken(_, code):
                self.taken.add(code)
                return
            case j.Invited() | j.Handed():
                return
            case j.Said():
                pass
        if not isinstance(entry, j.Opened):
            for ledger in self._ledgers.values():
                ledger.show(entry, self.at)

    def _open(self, opened: j.Opened) -> None:
        self.opened = opened
        try:
            self.history = History(self.game.start(opened.seats, opened.options))
            time = opened.clock.seconds * 1000 if opened.clock else 0
            self.seats = [Seat(left_ms=time) for _ in range(opened.seats)]
            self._ledgers = {viewer: Ledger(self._keep) for viewer in [*range(opened.seats), SPECTATOR]}
            for seat, move in opened.past:
                action = self.game.parse(self.state, seat, move)
                step(self.state.clone(), seat, action)
                self.history.add(seat, action)
                self.moves.append(move)
        except EclipticError as error:
            raise BadRecord(f"the table cannot be opened: {error}") from None

    def _move(self, seat: int, action: int, noted: bool) -> None:
        before = self.state
        move = self.game.spell(before, seat, action)
        if noted:
            self.untaken.append(j.Moved(seat, move))
        elif seat == NATURE:
            self._fate.skip(before)
        moment = self.history.add(seat, action)
        self.moves.append(move)
        self._gain(seat, 1)
        for viewer, ledger in self._ledgers.items():
            ledger.take(moment, moment.seen_as(viewer) == LATER, self.at)
        if moment.ends_turn and self.motion is not None and self.motion.what == "undo":
            self.motion = None  # nothing of the turn can be taken back
        self._end()

    def _end(self) -> None:
        if self.state.actors() == 0:
            self.status = "over"

    def _undo(self, seat: int, entry: j.Undone) -> None:
        """Those who had seen what is undone see that it is undone; the others notice nothing."""
        plan = undo.plan(self, seat)
        for viewer in plan.noticed:
            self._ledgers[viewer].show(entry, self.at)
        first = plan.removed[0]
        since, moves = list(self.history.moments(first)), self.moves[first:]
        for ledger in self._ledgers.values():
            ledger.keep(since)
        self.history.cut(first)
        del self.moves[first:]
        for viewer, ledger in self._ledgers.items():
            unseen = sum(moment.seen_as(viewer) == LATER for moment in since)
            del ledger.waiting[len(ledger.waiting) - unseen :]
        for number, (moment, move) in enumerate(zip(since, moves, strict=True), first):
            if number in plan.removed:
                self._gain(moment.seat, -1)
                if moment.seat == NATURE:
                    self._fate.unskip(moment.before)
            else:
                self._stay(moment, move)
        self.motion = None

    def _stay(self, moment: Moment, move: str) -> None:
        """An event that happened beside others that were undone: all who had seen it have seen it."""
        again = self.history.add(moment.seat, moment.action)
        self.moves.append(move)
        for viewer, ledger in self._ledgers.items():
            if again.seen_as(viewer) == LATER:
                ledger.waiting.append(again)
