"""Which encoder belongs to which position, and where in an observation each thing stands.

What a seat of a game observes is told by the module named like the game in this package, or, for a game of another
package, by the module `envs` beside that of the game:

- `encoder(state)`: the `Encoder` for positions like this one. This is all that an environment needs.
- `names(state)`: what stands at each place of a field, in the names that moves, positions and editions use
  (`Names`).
- `LAYOUTS`: for the page about it, each layout of the game with a heading and a table that has it.
- `NOTE`: what else the page should say.
- `traits(state)`: what OpenSpiel wants to know about games that begin like this (`Traits`).
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from ecliptic.envs.writer import Encoder, Field
from ecliptic.games import all_games, part
from ecliptic.kernel.bits import filled
from ecliptic.kernel.errors import UnknownGame
from ecliptic.kernel.state import State

Bytes = npt.NDArray[np.uint8]


def observed_games() -> list[str]:
    """The games that have observations."""
    return [name for name in all_games() if part("envs", name) is not None]


def module_of(game_id: str) -> ModuleType:
    """What this layer knows about a game. Raises `UnknownGame`."""
    found = part("envs", game_id) if game_id else None
    if found is None:
        raise UnknownGame(f"{game_id!r} has no observations; these games have: {', '.join(observed_games())}")
    return found


def encoder_for(state: State) -> Encoder:
    """How knowledge of such positions is written."""
    made = module_of(state.game_id).encoder(state)
    assert isinstance(made, Encoder)
    return made


class Layout:
    """The fields of an observation and where they stand."""

    def __init__(self, encoder: Encoder) -> None:
        self._encoder = encoder
        self.fields: list[Field] = encoder.fields()
        self.size = int(encoder.words) * 8
        self.places: dict[str, slice] = {}
        """Name: where it stands."""
        at = 0
        for field in self.fields:
            if field.name:
                self.places[field.name] = slice(at, at + field.size)
            at += field.size

    def array(self, known: State, seat: int) -> Bytes:
        """An observation: what a seat knows, from `known_to`, as a row of numbers."""
        words = filled(self._encoder.words, 0)
        self._encoder.write(known, seat, words, 0)
        return np.frombuffer(cast("Any", words), np.uint8).copy()  # a vec is a buffer, which its type does not say

    def named(self, observation: Bytes) -> dict[str, Bytes]:
        """An observation (or a batch of them) as its fields: views, nothing is copied."""
        return {name: observation[..., place] for name, place in self.places.items()}

    def table(self) -> list[str]:
        """The layout in Markdown, a line each."""
        lines = ["| from | count | up to | name | meaning |", "|---|---|---|---|---|"]
        at = 0
        for field in self.fields:
            if field.name:
                lines.append(f"| {at} | {field.size} | {field.high} | `{field.name}` | {field.text} |")
            at += field.size
        return lines
