"""What a seat is told about moves that it has not made: whether they are legal, why not, and what would happen.

Only what the seat knows is asked, so the answers tell it nothing else.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ecliptic.kernel.errors import InvalidMove
from ecliptic.kernel.game import Game
from ecliptic.kernel.state import State
from ecliptic.table.frames import StoryLine
from ecliptic.table.table import Table


class Answer(msgspec.Struct, frozen=True):
    """About one move."""

    move: str
    """As it was asked."""
    legal: bool
    reason: str
    """Why it is not legal; empty if it is."""
    rule: str
    """The rule behind the reason; empty if it is legal, or no move at all."""
    story: list[StoryLine]
    """What the seat would see happen at once; nothing of what chance or others do then."""
    text: str
    """The story, or else the reason, in one line."""
    preview: dict[str, Any]
    """What a client can draw of it before it is done, where a game offers that."""


class Known(msgspec.Struct, frozen=True):
    """What a seat knows at some moment."""

    game: Game
    state: State
    """From `known_to`."""
    seat: int
    seq: int
    """The number of the frame that shows the same."""
    playing: bool


def known_by(table: Table, seat: int) -> Known:
    """What a seat knows now."""
    state = table.state.known_to(seat)
    return Known(table.game, state, seat, table.ledger(seat).seq, table.status == "playing")


def about(known: Known, move: str) -> Answer:
    """What the seat is told about a move, whether or not it is its turn."""
    if not known.playing:
        return _no(move, "the game is not being played")
    try:
        action = known.game.parse(known.state, known.seat, move)
        if not 0 <= action < known.state.action_count():
            raise InvalidMove(f"{move!r} is no move")
    except InvalidMove as error:
        return _no(move, str(error))
    refusal = known.state.refusal(known.seat, action)
    if refusal is not None:
        return _no(move, refusal.reason, refusal.rule)
    story = story_of(known, action)
    return Answer(
        move,
        True,
        "",
        "",
        story,
        " ".join(line.text for line in story),
        known.game.preview(known.state, known.seat, action),
    )


def story_of(known: Known, action: int) -> list[StoryLine]:
    """What the seat would be told of a legal action."""
    after = known.state.clone()
    after.apply(known.seat, action)
    lines = known.game.story(known.state, after, known.seat, action, known.seat)
    return [StoryLine(line.text, line.rules) for line in lines]


def _no(move: str, reason: str, rule: str = "") -> Answer:
    return Answer(move, False, reason, rule, [], reason, {})
