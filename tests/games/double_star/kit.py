"""Double Star, described to the conformance suite."""

from __future__ import annotations

from pathlib import Path

from ecliptic.kernel.state import State
from ecliptic.testing import Kit, Variant
from ecliptic.testing.example import STARS, DoubleStar, DoubleStarGame


def stars(state: State) -> list[int]:
    """The stars in the players' hands and those left in the bag."""
    assert isinstance(state, DoubleStar)
    held = [star for star in state.star if star]
    return sorted(held + [star for star in STARS if star not in held])


KIT = Kit(DoubleStarGame(), (Variant(2),), stars, Path(__file__).parent)
