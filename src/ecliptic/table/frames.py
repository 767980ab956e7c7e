"""What one viewer is shown: a whole frame each time, built only from what it knows."""

from __future__ import annotations

from typing import Any

import msgspec

from ecliptic.kernel.bits import bit
from ecliptic.kernel.facts import Event, Fact, Move
from ecliptic.kernel.game import Game, Unit, View
from ecliptic.kernel.state import LATER, SPECTATOR, State
from ecliptic.table import journal as j
from ecliptic.table.events import Moment, unasked
from ecliptic.table.ledger import Ledger
from ecliptic.table.seats import Seat
from ecliptic.table.table import Table


class LogEntry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One line of a viewer's log: an event of the game, or something that happened around it."""

    n: int
    event: Event | None = None
    entry: j.AnyEntry | None = None
    view: Any = None
    """For a board: how the table looked after this event, where something of another kind happened next."""


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
    sayings: tuple[Fact, ...] = ()
    """If talk is not free: all that may be said."""


class Question(msgspec.Struct, frozen=True, gc=False):
    """What somebody asks the others."""

    by: int
    what: str
    """undo, stand_in, end or rematch"""
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
    view: Any
    """The game's own view: what can be seen of the position."""
    legal: list[Move]
    lone: bool
    """There is nothing to choose, or nothing worth asking: the table will move after a moment."""
    asked: list[int]
    """The seats that have to act, as far as this viewer knows."""
    log: list[LogEntry]
    """What this viewer has not been sent yet, at most the latest 64."""
    talk: Talk
    commitment: str
    entropy: tuple[str, ...]
    """What the players added to the seed."""
    seed: str
    """Revealed when the game is over; of a deal that others still play, later."""
    question: Question | None
    clock_ms: int | None
    """What is left on the viewer's own clock."""
    result: list[float] | None
    unit: Unit
    """What the result counts."""
    next_table: str
    """The table of the next game, if somebody plays again."""
    here: tuple[int, ...]
    """The seats whose players are connected."""


def frame(
    table: Table,
    viewer: int,
    since: int = 0,
    at: int = 0,
    name: str = "",
    here: tuple[int, ...] = (),
    board: bool = False,
) -> Frame:
    """What this viewer is shown now, with the log after entry `since`.

    For a board it also says what each legal move would do, and how the table looked between one event and the next.
    """
    known = table.state.known_to(viewer)
    asked = viewer != SPECTATOR and table.status == "playing" and bool(known.actors() & bit(viewer))
    legal = moves(table.game, known, viewer, board) if asked else []
    actors = known.actors() if table.status == "playing" else 0
    sayings = table.sayings()
    ledger = table.ledger(viewer)
    return Frame(
        table=name,
        seq=ledger.seq,
        status=table.status,
        seat=None if viewer == SPECTATOR else viewer,
        seats=[seat_info(seat) for seat in table.seats],
        view=_view(table, table.state, known, viewer),
        legal=legal,
        lone=asked and unasked(table.game, known, viewer) is not None,
        asked=[seat for seat in range(len(table.seats)) if actors & bit(seat)],
        log=log(table, viewer, ledger, since, board),
        talk=Talk(True) if sayings is None else Talk(False, sayings),
        commitment=table.opened.commitment,
        entropy=table.entropy,
        seed=table.seed.secret.hex() if table.reveals(at) else "",
        question=_question(table),
        clock_ms=None if viewer == SPECTATOR else table.time_left(viewer, at),
        result=table.returns,
        unit=table.game.unit(table.state),
        next_table=table.next_table,
        here=here,
    )


def moves(game: Game, known: State, seat: int, previews: bool = False) -> list[Move]:
    """What a seat may do, from what it knows."""
    found = [(action, game.describe(known, seat, action)) for action in known.legal(seat)]
    if not previews:
        return [move for _, move in found]
    return [Move(move.move, move.kind, move.args, game.preview(known, seat, action)) for action, move in found]


def seat_info(seat: Seat) -> SeatInfo:
    vacant = "kept" if seat.kept else "open"
    kind = vacant if not seat.taken else "bot" if seat.bot else "person"
    return SeatInfo(seat.name, kind, seat.player, seat.away)


def _question(table: Table) -> Question | None:
    asked = table.motion
    if asked is None:
        return None
    return Question(asked.by, asked.what, asked.needs, tuple(sorted(table.agreed)), asked.seat, asked.bot)


def log(table: Table, viewer: int, ledger: Ledger, since: int, board: bool = False) -> list[LogEntry]:
    """The entries of a viewer's log after number `since`; for a board with views in between."""

    def tell(n: int, what: Moment | j.AnyEntry) -> LogEntry:
        return LogEntry(n, event=_event(table, viewer, what)) if isinstance(what, Moment) else LogEntry(n, entry=what)

    new: list[LogEntry] = []
    following: Event | None = None
    for note in reversed(ledger.recent):
        if note.n <= since:
            break
        moment = note.moment(table.history) if board else None
        told = note.told(table.history, tell)
        if moment is not None and _is_seam(told.event, following) and moment.seen_as(viewer) != LATER:
            view = _view(table, moment.after, moment.after.known_to(viewer), viewer)
            told = LogEntry(told.n, told.event, view=view)  # only for this frame: views are too large to be kept
        following = told.event or following
        new.append(told)
    new.reverse()
    return new


def _is_seam(this: Event | None, then: Event | None) -> bool:
    """Whether something of another kind happens next: cards dealt one after the other are one step."""
    return this is not None and then is not None and (this.seat, this.move.kind) != (then.seat, then.move.kind)


def _view(table: Table, state: State, known: State, viewer: int) -> View:
    """What can be seen of a position, from what the viewer knows of it."""
    if not table.game.alike:
        view: View = table.game.view_of(known, viewer)
        return view
    common: View = table.once(state, lambda: table.game.view_of(known, SPECTATOR))
    return msgspec.structs.replace(common, viewer=None if viewer == SPECTATOR else viewer)


def _event(table: Table, viewer: int, moment: Moment) -> Event:
    before, seat, action, after, _, told = moment
    if table.game.alike and told:
        return told[0]
    event = table.game.event(before, after, seat, action, None if viewer == SPECTATOR else viewer)
    if event in told:
        return told[told.index(event)]
    told.append(event)
    return event
