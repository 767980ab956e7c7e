"""The Gemini Card Game, described to the conformance suite."""

from __future__ import annotations

from pathlib import Path

import ecliptic
from ecliptic.games.gemini import queues
from ecliptic.games.gemini.ids import ALTAIR, CURRENT, FACILITY, KEPT, NONE, PROGRAMS
from ecliptic.games.gemini.position import known_top
from ecliptic.games.gemini.rules import Semester
from ecliptic.kernel.bits import members
from ecliptic.kernel.state import State
from ecliptic.testing import Kit, Variant


def components(state: State) -> tuple[list[int], list[int]]:
    """All cards of the Player deck and all facility instruments, wherever they lie."""
    assert isinstance(state, Semester)
    places = [*state.hands, state.pool, state.discard, state.scored, state.active & ~1]
    for program in range(PROGRAMS):
        places += [state.at(program, CURRENT), state.at(program, KEPT)]
    cards = [card for place in places for card in members(place)] + known_top(state)
    rigs = members(state.row) + members(state.instrument_pool) + members(state.attached)
    rigs += queues.members(state.instrument_top) + queues.members(state.instrument_bottom)
    rigs += [ALTAIR] if state.altair != NONE else []
    rigs += [state.freed] if state.freed != NONE else []
    return sorted(cards), sorted(rig for rig in rigs if rig < FACILITY or rig == ALTAIR)


VARIANTS = (
    Variant(2),
    Variant(3),
    Variant(4),
    Variant(2, {"instants": True, "booboo": True}),
    Variant(3, {"roles": "chosen", "visiting": 3, "visitors": "chosen", "gmos_split": True}),
    Variant(4, {"instants": True, "visiting": 2, "booboo": True, "closure_stops_base": True}),
    Variant(4, {"bright_ao_primary": False}),
)

KIT = Kit(ecliptic.game("gemini"), VARIANTS, components, Path(__file__).parent)
