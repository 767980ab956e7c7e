"""Mihi Anguli, described to the conformance suite."""

from __future__ import annotations

from pathlib import Path

from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.game import StarmapGame
from ecliptic.games.starmap.names import DICE, entries_in
from ecliptic.games.starmap.rules import Starmap
from ecliptic.kernel.state import State
from ecliptic.testing import Kit, Variant

ROLLED = range(c.P_ROLL + 1, c.P_AWAY)


def conserved(state: State) -> object:
    """A sheet only ever gets fuller, so what stays is how its parts belong together, and the dice of a turn."""
    assert isinstance(state, Starmap)
    return [(_dice(state, seat), _owned(state, seat), _nothing_erased(state, seat)) for seat in range(state.seats)]


def _dice(s: Starmap, seat: int) -> int:
    """Three dice: at hand, or placed on the abilities that were used. Between turns all of them lie aside."""
    at = seat * c.SEAT
    if s.table[at + c.PHASE] not in ROLLED:
        return 3
    at_hand = sum(1 for i in range(3) if s.table[at + c.DIE + i])
    return at_hand + sum(DICE[code] for code in entries_in(s.table[at + c.USED]))


def _owned(s: Starmap, seat: int) -> bool:
    """Exactly those entries are owned whose boxes are all filled."""
    at = seat * c.SEAT
    low, high = s.table[at + c.ITEMS], s.table[at + c.ITEMS + 1]
    full = [entry for entry in range(c.ENTRIES) if s.chart.complete(c.ENTRY_GROUP + entry, low, high)]
    return [entry for entry in range(c.ENTRIES) if s.table[at + c.OWNED] >> entry & 1] == full


def _nothing_erased(s: Starmap, seat: int) -> bool:
    """What was filled when the round began is filled still, and nothing lies off the map."""
    at = seat * c.SEAT
    kept = s.seats == 1 or all(s.table[at + c.BEFORE + i] & ~s.table[at + i] == 0 for i in range(c.DAY))
    return kept and all(0 <= s.table[at + y] < 1 << c.WIDTH for y in range(c.WIDTH))


KIT = Kit(
    game=StarmapGame(),
    variants=(Variant(1), Variant(2), Variant(3), Variant(4)),
    conserved=conserved,
    folder=Path(__file__).parent,
)
