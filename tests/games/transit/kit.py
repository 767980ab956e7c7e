"""The Transit of Venus, described to the conformance suite."""

from __future__ import annotations

from pathlib import Path

from ecliptic.games.transit import ids as c
from ecliptic.games.transit.game import TransitGame
from ecliptic.games.transit.rules import Transit
from ecliptic.kernel.bits import members
from ecliptic.kernel.state import State
from ecliptic.testing import Kit, Variant


def conserved(state: State) -> object:
    """Every Transit card and every Milestone lies in exactly one place, and the deck fits the cards not seen."""
    assert isinstance(state, Transit)
    return sorted(_transit_cards(state)), sorted(_milestones(state)), _unseen(state)


def _transit_cards(s: Transit) -> list[int]:
    found = members(s.open) + members(s.buried) + members(s.pool)
    for seat in range(s.seats):
        found += members(s.at[c.HAND + seat])
    return found + [held - c.DOWN for held in _slots(s) if c.DOWN <= held < c.BLIND]


def _slots(s: Transit) -> list[int]:
    return [s.at[c.SLOT + i] for i in range(c.SUN_SLOT + 1)]


def _milestones(s: Transit) -> list[int]:
    found = members(s.used) + members(s.undrawn)
    for seat in range(s.seats):
        found += members(s.at[c.MHAND + seat])
    return found + (members(s.task_set) if s.task in (c.DRAW_MILESTONE, c.KEEP) else [])


def _unseen(s: Transit) -> bool:
    """Cards nobody has seen: the deck, blind slots, and blind cards that were thrown away."""
    return len(members(s.pool)) >= s.deck + _slots(s).count(c.BLIND)


KIT = Kit(
    game=TransitGame(),
    variants=(
        Variant(2),
        Variant(3),
        Variant(4),
        Variant(4, {"rounds": 3}),
        Variant(3, {"historical": True}),
        Variant(2, {"historical": True, "rounds": 4}),
        Variant(4, {"harder": True, "war_adds": True}),
        Variant(3, {"harder": True, "ascending_runs": True}),
    ),
    conserved=conserved,
    folder=Path(__file__).parent,
)
