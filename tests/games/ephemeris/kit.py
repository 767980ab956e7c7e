"""Ephemeris, described to the conformance suite."""

from __future__ import annotations

from pathlib import Path

from ecliptic.games.ephemeris.deal import BURIED, FULL_ZODIAC, SLOTS
from ecliptic.games.ephemeris.game import EphemerisGame
from ecliptic.games.ephemeris.hands import Hands
from ecliptic.games.ephemeris.ids import P_ROLLER, P_START, PLACES
from ecliptic.games.ephemeris.pairs import Pairs
from ecliptic.games.ephemeris.sky import Sky
from ecliptic.games.ephemeris.snap import Snap
from ecliptic.games.ephemeris.three import GameThree
from ecliptic.kernel.state import State
from ecliptic.testing import Kit, Variant


def conserved(state: State) -> object:
    """Every card lies in one place: a hand, a pack, a deck, a stock, a pile or the table."""
    found: list[object] = []
    if isinstance(state, Sky):
        found.append(_retrograde(state))
    if isinstance(state, Hands) and not state.kit.draft:
        found += [_planet_cards(state), _zodiac_cards(state)]
    if isinstance(state, GameThree):
        found.append(sum(1 for body in range(9) if state.owner_of(body) < 15) <= state.seats)
    if isinstance(state, Pairs):
        found += [len(state.faces), all(state.unseen(face) >= 0 for face in range(21))]
    if isinstance(state, Snap):
        dealt = state.phase not in (P_ROLLER, P_START)
        found += [sum(state.sizes) if dealt else PLACES, all(state.unseen(face) >= 0 for face in range(21))]
    return found


def _retrograde(state: Sky) -> list[int]:
    """Each card of the deck was seen once or not yet."""
    seen = [state.deck_order >> (4 * i) & 15 for i in range(min(state.turned, state.deck_size()))]
    return [(state.deck_left >> (4 * body) & 15) + seen.count(body) for body in range(9)]


def _planet_cards(state: Hands) -> list[int]:
    """Three of each. Should the pack run out, a card comes back from under it, which who put it there does not see."""
    found = []
    for body in range(9):
        buried = [state.cards[seat * SLOTS + BURIED] >> (2 * body) & 3 for seat in range(state.seats)]
        held = [state.held(seat) >> body & 1 for seat in range(state.seats)]
        found.append(min(3, (state.pack >> (4 * body) & 15) + sum(buried) + sum(held)))
    return found


def _zodiac_cards(state: Hands) -> bool:
    return bool(state.zodiac + sum(state.goal(seat) for seat in range(state.seats)) == FULL_ZODIAC)


KIT = Kit(
    game=EphemerisGame(),
    variants=(
        Variant(2),
        Variant(2, {"open": True}),
        Variant(2, {"draft": True}),
        Variant(2, {"manual_call": True}),
        Variant(2, {"mode": "two"}),
        Variant(3, {"mode": "two", "open": True}),
        Variant(4, {"mode": "two"}),
        Variant(4, {"mode": "two", "manual_call": True}),
        Variant(2, {"mode": "three", "series": 2}),
        Variant(3, {"mode": "three", "pick": True}),
        Variant(7, {"mode": "three"}),
        Variant(3, {"mode": "pairs", "thirds": False}),
        Variant(5, {"mode": "pairs"}),
        Variant(2, {"mode": "snap"}),
        Variant(6, {"mode": "snap"}),
    ),
    conserved=conserved,
    folder=Path(__file__).parent,
)
