"""Cards that lie face down and are turned up one by one, as in Pairs and Snap (E-39, E-40)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecliptic.games.ephemeris.ids import BODIES, FACE, FACES, P_FACE
from ecliptic.games.ephemeris.state import Mode

UNTURNED: Final = -1
"""A card that nobody has seen: its face is not settled before it is turned up."""


def copies_of(face: i64, thirds: bool) -> i64:
    """How many cards show a face."""
    if face < BODIES and thirds:
        return 3
    return 2


class Faces(Mode):
    """A mode in which Nature decides each face when its card is turned up."""

    def unseen(self, face: i64) -> i64:
        """How many cards with this face were never turned up."""
        raise NotImplementedError  # both games say

    def chance_first(self) -> i64:
        if self.phase == P_FACE:
            return FACE
        return super().chance_first()

    def chance_count(self) -> i64:
        if self.phase == P_FACE:
            return FACES
        return super().chance_count()

    def chance_weight(self, i: i64) -> i64:
        if self.phase == P_FACE:
            return self.unseen(i)
        return super().chance_weight(i)
