"""What a seat of Double Star observes: a module beside that of the game, where another package keeps its encoder."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.envs.writer import Encoder, Field, eight, padded, seated
from ecliptic.kernel.state import State

if TYPE_CHECKING:
    from ecliptic.testing.example import DoubleStar  # a copy of which lies beside this file once it is installed

STARS = 4


class DoubleStarEncoder(Encoder):
    """One word: the viewer's star and choice, then the other's, and how much has been shown."""

    def fields(self) -> list[Field]:
        return padded(
            Field("star", 2, STARS, "the star of each, the viewer first; 0 if it is not known"),
            Field("choice", 2, 2, "1 + the choice of each, the viewer first; 0 if it is not known"),
            Field("roll", 2, 3, "the roll of each, the viewer first"),
            Field("shown", 1, STARS, "how much has been shown"),
        )

    def write(self, known: State, seat: i64, out: vec[i64], at: i64) -> i64:
        position = cast("DoubleStar", known)
        own, other = seat, seated(2, seat, 1)
        star, choice, roll = position.star, position.choice, position.roll
        out[at] = eight(
            max(star[own], 0),
            max(star[other], 0),
            _made(choice[own]),
            _made(choice[other]),
            roll[own],
            roll[other],
            position.shown,
            0,
        )
        return at + 1


def _made(choice: int | None) -> int:
    """1 + the choice; 0 for one that is not made or not known."""
    return 0 if choice is None else choice + 1


def encoder(state: State) -> Encoder:
    return DoubleStarEncoder(state.seats)
