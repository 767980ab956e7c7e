"""Which encoder belongs to which position, and where in an observation each thing stands."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

import numpy as np
import numpy.typing as npt

from ecliptic.bots import game_of
from ecliptic.envs.page import Encoder, Field, zeros
from ecliptic.kernel.errors import UnknownGame
from ecliptic.kernel.state import State

Bytes = npt.NDArray[np.uint8]

ENCODERS: Mapping[str, str] = {
    name: f"ecliptic.envs.{name}" for name in ("transit", "starmap", "gemini", "survivors", "ephemeris")
}
"""The file that says what a seat of each game observes."""


def encoder_for(state: State) -> Encoder:
    """How knowledge of such positions is written."""
    name = game_of(state)
    if name not in ENCODERS:
        raise UnknownGame(
            f"{name or type(state).__name__!r} has no observations; there are some of: {', '.join(ENCODERS)}"
        )
    made = import_module(ENCODERS[name]).encoder(state)
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
        words = zeros(self._encoder.words)
        self._encoder.write(known, seat, words, 0)
        return np.array(words).view(np.uint8)

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
