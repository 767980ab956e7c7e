"""What the bots know about Mihi Anguli: its player, what the search is told, and the last turn, which is solved
(compiled)."""

from __future__ import annotations

from typing import Final, cast

from ecliptic.bots.search_guide import Guide
from ecliptic.bots.starmap_end import exact
from ecliptic.bots.starmap_guide import StarmapGuide
from ecliptic.bots.starmap_player import Player
from ecliptic.bots.starmap_taste import IN_STYLES
from ecliptic.games.starmap.rules import Starmap
from ecliptic.kernel.state import State

__all__ = ("STYLES", "choose", "exact", "guide")

STYLES: Final = tuple(style for style in IN_STYLES if style)


def choose(known: State, seat: int, style: str = "") -> int:
    """What the player does."""
    state = cast(Starmap, known)
    return Player(state.chart, style).choose(state, seat)


def guide(known: State, style: str = "") -> Guide:
    """What the search is told about this game."""
    return StarmapGuide(cast(Starmap, known).chart, style)
