"""Checks of taking back at a table, most of all inside simultaneous turns, where others act unseen.

Two things can go wrong. What stands after an undo is not a game any more: an answer to something that was taken back.
And an undo tells of what nobody should know yet: so two tables that differ only in what others did unseen are compared.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ecliptic.kernel.bits import bit
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.errors import BadRecord
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.record import Record, verify
from ecliptic.kernel.state import LATER, NATURE, pick_from_legal
from ecliptic.table import Change, Refused, Table, frame, undo
from ecliptic.table import journal as j
from ecliptic.table.events import Moment
from ecliptic.testing.kit import Kit, Nonconformance, Variant, called, dump, seats_in

LONG = 400
"""Events after which a game is left: it has been taken back from often enough."""


def check_undo(kit: Kit, seed: int) -> None:
    """What is left after an undo replays with the luck of its seed, means the same to all, and tells them nothing."""
    for variant in kit.variants:
        left, number = max(8, kit.looks // (6 * len(kit.variants))), 0
        while left > 0:
            left -= 1 + _Game(kit, variant, seed, number).play(left)
            number += 1


class _Game:
    """A random game with persons on all seats, who now and then want to take something back."""

    def __init__(self, kit: Kit, variant: Variant, seed: int, number: int) -> None:
        self.kit, self.variant = kit, variant
        self.seed, self.number = seed, number
        self.luck = Luck(seed, number + 2000)
        self.table = self._open(())
        self.table.begin(0)

    def _open(self, past: Sequence[tuple[int, str]]) -> Table:
        seed = Seed.of_number(self.seed * 1000 + self.number)
        table = Table.open(self.kit.game, seed, self.variant.seats, self.variant.options, past=past)
        for seat in range(self.variant.seats):
            table.sit(seat, f"Player {seat + 1}")
        return table

    def wrong(self, what: str) -> Nonconformance:
        where = f"seed {self.seed}, game {self.number}, event {len(self.table.events)}"
        return self.kit.wrong(f"({self.variant}), {where}: {what}")

    def play(self, tries: int) -> int:
        """At most this many undos; returns how many there were."""
        tried = 0
        while self.table.status == "playing" and tried < tries and len(self.table.events) < LONG:
            self._move()
            unseen = any(self.table.ledger(viewer).waiting for viewer in self.table.viewers)
            if self.table.status == "playing" and self.luck.below(2 if unseen else 16) == 0:
                tried += 1
                self._take_back()
        self._check_record("at the end")
        return tried

    def _move(self) -> None:
        state = self.table.state
        seats = [seat for seat in seats_in(state.actors()) if seat != NATURE]
        seat = seats[self.luck.below(len(seats))]
        action = pick_from_legal(state, seat, self.luck.word())
        self.table.act(seat, self.kit.game.spell(state, seat, action))

    def _take_back(self) -> None:
        """Somebody who can; else anybody, to see what they are told."""
        first = self.luck.below(self.variant.seats)
        seats = [(first + n) % self.variant.seats for n in range(self.variant.seats)]
        seat = next((seat for seat in seats if _can(self.table, seat)), first)
        others = sorted({moment.owner for moment in self.table.ledger(seat).waiting})
        if others:
            self._check_secret(seat, others[self.luck.below(len(others))])
        if _can(self.table, seat):
            self._check_undo(seat)

    # -- what is left is a game ------------------------------------------------------------------------------

    def _check_undo(self, seat: int) -> None:
        table = self.table
        plan = undo.plan(table, seat)
        first = plan.removed[0]
        stay = [moment for n, moment in enumerate(table.history.moments(first), first) if n not in plan.removed]
        unaware = [viewer for viewer in table.viewers if viewer not in plan.noticed and not plan.consents]
        before = _frames(table, unaware)
        table.ask_undo(seat)
        _agree(table)
        self._check_record(f"after {called(seat)} took something back")
        for moment, again in zip(stay, table.history.moments(first), strict=True):
            self._check_meaning(moment, again)
        if _frames(table, unaware) != before:
            raise self.wrong(f"{called(seat)} takes back what others have not seen, but they notice it")

    def _check_meaning(self, moment: Moment, again: Moment) -> None:
        owner = moment.owner
        if dump(moment.before.known_to(owner)) != dump(again.before.known_to(owner)):
            raise self.wrong(f"{called(owner)} did action {moment.action} knowing of something that was taken back")

    def _check_record(self, when: str) -> None:
        table, game = self.table, self.kit.game
        record = Record.begin(game, table.history.start, table.seed, reveal=True)
        record.events = [(seat, move) for (seat, _), move in zip(table.events, table.moves, strict=True)]
        record.result = table.returns
        try:
            verify(game, record)
        except BadRecord as error:
            raise self.wrong(f"{when}, its record does not verify: {error}") from error

    # -- nobody learns from it -------------------------------------------------------------------------------

    def _check_secret(self, seat: int, other: int) -> None:
        """The table as it is, and as it would be if the other had done less or something else, unseen."""
        history = self.table.history
        turn = history.barriers[-1] if history.barriers else 0
        moments = list(history.moments(turn))
        own = [n for n, moment in enumerate(moments) if moment.owner == other and moment.seen_as(seat) == LATER]
        chosen = [n for n in own if moments[n].seat == other]
        if not chosen:
            return
        parting = chosen[self.luck.below(len(chosen))]
        gone = [n for n in own if n >= parting]
        told = list(zip((moment.seat for moment in moments), self.table.moves[turn:], strict=True))
        instead = [event for n, event in enumerate(told) if n not in gone]
        instead[parting:parting] = self._something_else(moments[parting])
        viewers = [v for v in self.table.viewers if all(moments[n].seen_as(v) == LATER for n in gone)]
        here, there = self._again(turn, told), self._again(turn, instead)
        if here.state.barriers() != there.state.barriers():
            return  # with the other move everybody was ready: that is seen
        if _shown(here, seat, viewers) != _shown(there, seat, viewers):
            raise self.wrong(f"when {called(seat)} takes something back, it shows what {called(other)} did unseen")

    def _something_else(self, moment: Moment) -> list[tuple[int, str]]:
        """Another move in the same place, or none."""
        found = []
        for action in moment.before.legal(moment.seat):
            after = moment.before.clone()
            after.apply(moment.seat, action)
            goes_on = after.barriers() == moment.before.barriers() and not after.actors() & bit(NATURE)
            if action != moment.action and goes_on:
                found.append((moment.seat, self.kit.game.spell(moment.before, moment.seat, action)))
        chosen = self.luck.below(len(found) + 1)
        return found[chosen : chosen + 1]

    def _again(self, turn: int, events: Sequence[tuple[int, str]]) -> Table:
        """A table that comes to the turn like this one, and then has these events."""
        past = [(seat, move) for (seat, _), move in zip(self.table.events[:turn], self.table.moves, strict=False)]
        table = self._open(past)
        entries = (*table.take().entries, j.Started(), *(j.Moved(who, move) for who, move in events))
        return Table.read(self.kit.game, table.seed.secret, [Change(1, 0, entries)])


def _can(table: Table, seat: int) -> bool:
    try:
        undo.plan(table, seat)
    except Refused:
        return False
    return True


def _agree(table: Table) -> None:
    for seat in table.motion.needs if table.motion else ():
        table.agree(seat)


def _frames(table: Table, viewers: Sequence[int]) -> list[bytes]:
    return [msgspec.json.encode(frame(table, viewer)) for viewer in viewers]


def _shown(table: Table, seat: int, viewers: Sequence[int]) -> list[bytes]:
    """All that these viewers are shown while the seat takes something back."""
    shown = _frames(table, viewers)
    try:
        table.ask_undo(seat)
    except Refused as error:
        return [*shown, error.fact.key.encode()]
    shown += _frames(table, viewers)
    _agree(table)
    return shown + _frames(table, viewers)
