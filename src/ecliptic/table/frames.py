"""What one viewer is shown: a whole frame each time, built only from what it knows."""

from __future__ import annotations

from typing import Any

import msgspec

from ecliptic.kernel.bits import bit
from ecliptic.kernel.state import NATURE, SPECTATOR
from ecliptic.table import journal as j
from ecliptic.table.moments import Moment, unasked
from ecliptic.table.table import Ledger, Seat, Table


class StoryLine(msgspec.Struct, frozen=True, gc=False):
    """A sentence of the story and the rules behind it."""

    text: str
    rules: tuple[str, ...]


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened in the game, as this viewer saw it."""

    seat: int | None
    """None: chance."""
    move: str
    story: list[StoryLine]


class LogEntry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One line of a viewer's log: an event of the game, or something that happened around it."""

    n: int
    event: Event | None = None
    entry: j.AnyEntry | None = None


class SeatInfo(msgspec.Struct, frozen=True, gc=False):
    """Who sits on a seat."""

    name: str
    kind: str
    """open, kept (open, and waiting for the person of that name), person or bot"""
    bot: str
    """The bot that plays there now, also for an absent person."""
    away: bool


class Talk(msgspec.Struct, frozen=True, gc=False):
    """What may be said now."""

    free: bool
    sayings: tuple[str, ...] = ()
    """If talk is not free: the only sentences."""


class Question(msgspec.Struct, frozen=True, gc=False):
    """What somebody asks the others."""

    by: int
    what: str
    """undo, stand_in or rematch"""
    needs: tuple[int, ...]
    """The seats that have to agree; of a rematch: that have not answered."""
    agreed: tuple[int, ...]
    seat: int
    bot: str


class Frame(msgspec.Struct, frozen=True, gc=False):
    """All that a viewer needs to draw the table and to act."""

    table: str
    seq: int
    """Grows with all that this viewer sees. A move is sent with it: one that answers an older frame is stale,
    unless nothing but words, or somebody's going or coming, lies between."""
    status: str
    """open, playing or over"""
    seat: int | None
    """None: a spectator."""
    seats: list[SeatInfo]
    view: dict[str, Any]
    legal: list[str]
    lone: bool
    """There is nothing to choose, or nothing worth asking for: the table will move after a moment."""
    asked: list[int]
    """The seats that have to act, as far as this viewer knows."""
    log: list[LogEntry]
    """What this viewer has not been sent yet, at most the latest 64."""
    talk: Talk
    commitment: str
    entropy: tuple[str, ...]
    """What the players added to the seed."""
    seed: str
    """Revealed when the game is over."""
    question: Question | None
    clock_ms: int | None
    """What is left on the viewer's own clock."""
    result: list[float] | None
    next_table: str
    """Where those who play again do so."""
    here: tuple[int, ...]
    """The seats whose players are connected."""


def frame(table: Table, viewer: int, since: int = 0, at: int = 0, name: str = "", here: tuple[int, ...] = ()) -> Frame:
    """What this viewer is shown now, with the log after entry `since`."""
    known = table.state.known_to(viewer)
    asked = viewer != SPECTATOR and table.status == "playing" and bool(known.actors() & bit(viewer))
    legal = [table.game.spell(known, viewer, action) for action in known.legal(viewer)] if asked else []
    actors = known.actors() if table.status == "playing" else 0
    sayings = table.sayings()
    ledger = table.ledger(viewer)
    return Frame(
        table=name,
        seq=ledger.seq,
        status=table.status,
        seat=None if viewer == SPECTATOR else viewer,
        seats=[seat_info(seat) for seat in table.seats],
        view=table.game.view(table.state, None if viewer == SPECTATOR else viewer),
        legal=legal,
        lone=asked and unasked(table.game, known, viewer) is not None,
        asked=[seat for seat in range(len(table.seats)) if actors & bit(seat)],
        log=log(table, viewer, ledger, since),
        talk=Talk(True) if sayings is None else Talk(False, sayings),
        commitment=table.opened.commitment,
        entropy=table.entropy,
        seed=table.seed.secret.hex() if table.status == "over" else "",
        question=_question(table),
        clock_ms=None if viewer == SPECTATOR else table.time_left(viewer, at),
        result=table.returns,
        next_table=table.next_table,
        here=here,
    )


def seat_info(seat: Seat) -> SeatInfo:
    vacant = "kept" if seat.kept else "open"
    kind = vacant if not seat.taken else "bot" if seat.bot else "person"
    return SeatInfo(seat.name, kind, seat.player, seat.away)


def _question(table: Table) -> Question | None:
    asked = table.motion
    if asked is None:
        return None
    return Question(asked.by, asked.what, asked.needs, tuple(sorted(table.agreed)), asked.seat, asked.bot)


def log(table: Table, viewer: int, ledger: Ledger, since: int) -> list[LogEntry]:
    """The entries of a viewer's log after number `since`."""

    def tell(n: int, what: Moment | j.AnyEntry) -> LogEntry:
        return LogEntry(n, event=_event(table, viewer, what)) if isinstance(what, Moment) else LogEntry(n, entry=what)

    new: list[LogEntry] = []
    for note in reversed(ledger.recent):
        if note.n <= since:
            break
        new.append(note.told(tell))
    new.reverse()
    return new


def _event(table: Table, viewer: int, moment: Moment) -> Event:
    before, seat, action, after = moment
    move = table.game.log(before, seat, action, viewer)
    lines = table.game.story(before, after, seat, action, None if viewer == SPECTATOR else viewer)
    return Event(
        None if seat == NATURE else seat,
        move,
        [StoryLine(line.text, line.rules) for line in lines],
    )
