"""Cities of Venus: Survivors, described to the conformance suite."""

from __future__ import annotations

from pathlib import Path

from ecliptic.games.survivors.game import SurvivorsGame
from ecliptic.games.survivors.ids import (
    BOARDS_,
    DRAWN_,
    EFFECT_NAMES,
    ENGINEERS_,
    FRESH_,
    MAX_DESIGNS,
    QUEUED_,
    SPENT_,
    STRIDE,
)
from ecliptic.games.survivors.position import rescue_order
from ecliptic.games.survivors.rules import Survivors
from ecliptic.kernel.state import State
from ecliptic.testing import Kit, Variant


def conserved(state: State) -> object:
    """Engineers and parts by kind, and boards: those seen or queued and those left over are all there are."""
    assert isinstance(state, Survivors)
    return _engineers(state), _parts(state), _boards(state)


def _engineers(state: Survivors) -> list[int]:
    orders = [rescue_order(state.row[seat * STRIDE + ENGINEERS_]) for seat in range(state.seats)]
    return [
        (state.stacks >> 4 * effect & 15) + sum(order.count(EFFECT_NAMES[effect]) for order in orders)
        for effect in range(6)
    ]


def _parts(state: Survivors) -> list[int]:
    packed = [state.market, state.deck]
    for seat in range(state.seats):
        packed += [state.row[seat * STRIDE + FRESH_], state.row[seat * STRIDE + SPENT_]]
    return [sum(count >> 4 * design & 15 for count in packed) for design in range(MAX_DESIGNS)]


def _boards(state: Survivors) -> int:
    out = 0
    for seat in range(state.seats):
        row, base = state.row, seat * STRIDE
        out += row[base + BOARDS_] - 1 + row[base + QUEUED_] + (row[base + DRAWN_] != 0)
    return out + int(state.unseen()).bit_count()


KIT = Kit(
    game=SurvivorsGame(),
    variants=(
        Variant(1, {"turn_limit": 40}),
        Variant(2),
        Variant(3, {"round_limit": 12}),
        Variant(4, {"round_limit": 8}),
        Variant(1, {"turn_limit": 30, "concede": True}),
        Variant(1, {"turn_limit": 20, "solo_auto_launch": True, "newboard_collect": False}),
        Variant(2, {"round_limit": 20, "updown_spots": 2, "barrier_blocks_connection": True}),
        Variant(3, {"round_limit": 10, "newboard_collect": False}),
    ),
    conserved=conserved,
    folder=Path(__file__).parent,
)
