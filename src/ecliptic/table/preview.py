"""What a seat is told about moves that it has not made: whether they are legal, why not, and what would happen.

Only what the seat knows is asked, so the answers tell it nothing else.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ecliptic.kernel.errors import InvalidMove
from ecliptic.kernel.facts import Fact, fact
from ecliptic.kernel.game import Game
from ecliptic.kernel.state import State
from ecliptic.table.table import Table


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that somebody is considering: its kind and what it would use."""

    kind: Annotated[str, Meta(max_length=40)]
    args: Annotated[dict[str, Any], Meta(max_length=12)] = {}


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer for one move."""

    legal: bool
    rule: str = ""
    """The rule behind a refusal; empty if it is legal, or not a move at all."""
    refusal: Fact | None = None
    """Why it is not legal."""
    preview: list[Fact] = []
    """What the seat would see happen at once; nothing of what chance or others do then."""


class Known(msgspec.Struct, frozen=True):
    """What a seat knows at some moment."""

    game: Game
    state: State
    """From `known_to`."""
    seat: int
    seq: int
    """The number of the frame that shows the same."""
    playing: bool
    hints: bool = True
    """Whether it may be given hints."""


def known_by(table: Table, seat: int) -> Known:
    """What a seat knows now."""
    state = table.state.known_to(seat)
    return Known(table.game, state, seat, table.ledger(seat).seq, table.status == "playing", table.opened.hints)


def about(known: Known, wish: Wish) -> Answer:
    """What the seat is told about a move, whether or not it is its turn."""
    try:
        return about_move(known, known.game.spell_wish(wish.kind, wish.args))
    except InvalidMove as error:
        return Answer(False, refusal=error.fact)


def about_move(known: Known, move: str) -> Answer:
    """The same for a move that is spelled."""
    if not known.playing:
        return Answer(False, refusal=fact("not-playing"))
    action = known.game.parse(known.state, known.seat, move)
    if not 0 <= action < known.state.action_count():
        raise InvalidMove(fact("not-a-move", text=move))
    refusal = known.state.refusal(known.seat, action)
    if refusal is not None:
        return Answer(False, refusal.rule, refusal.fact)
    return Answer(True, preview=known.game.preview(known.state, known.seat, action))
