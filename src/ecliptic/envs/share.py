"""A process's share of a batch, and the arrays that show it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

import ecliptic
from ecliptic.envs.batch import Batch, Streams
from ecliptic.envs.layout import Bytes, encoder_for
from ecliptic.kernel.errors import IllegalAction

ENDLESS = 1 << 62


class Setup(NamedTuple):
    """What all games of a batch have in common."""

    game: str
    seats: int | None
    options: Mapping[str, object]
    edition: str | None
    learner: int
    max_cycles: int | None


class Arrays(NamedTuple):
    """What a batch shows, a row for each game."""

    observations: Bytes
    masks: npt.NDArray[np.int8]
    """A few columns longer than there are actions."""
    returns: npt.NDArray[np.float64]
    seats: npt.NDArray[np.int64]
    ended: npt.NDArray[np.int64]


class Share:
    """Some games of a batch that follow each other, from the one with number `first` on."""

    def __init__(self, setup: Setup, first: int, count: int) -> None:
        start = ecliptic.game(setup.game, setup.edition).start(setup.seats, setup.options)
        self.first, self.end = first, first + count
        limit = setup.max_cycles or ENDLESS
        self._batch = batch = Batch(start, encoder_for(start), count, setup.learner, limit)
        for game in range(count):
            batch.streams[game] = Streams(first + game)
        self.arrays = Arrays(
            np.asarray(batch.observations).view(np.uint8).reshape(count, -1),
            np.asarray(batch.masks).view(np.int8).reshape(count, -1),
            np.asarray(batch.rewards).reshape(count, -1),
            np.asarray(batch.seats),
            np.asarray(batch.ended),
        )

    def reset(self, games: Sequence[tuple[int, int]]) -> None:
        """New games: their numbers and seeds."""
        for game, seed in games:
            self._batch.seed(game - self.first, seed)

    def renew(self, games: Sequence[int]) -> None:
        """New games with the random streams of the last ones."""
        for game in games:
            self._batch.renew(game - self.first)

    def illegal(self, actions: npt.NDArray[np.int64]) -> int:
        """The first game whose action is not allowed, or -1."""
        return int(self._batch.illegal(vec[i64](actions)))

    def step(self, actions: npt.NDArray[np.int64]) -> None:
        """One decision in each game."""
        self._batch.step(vec[i64](actions))

    def refusal(self, game: int, action: int) -> tuple[str, str]:
        """The rule that forbids an action, and why in words."""
        at = game - self.first
        why = self._batch.states[at].refusal(self._batch.seats[at], action)
        assert why is not None, "the mask and the rules disagree"
        return why.rule, IllegalAction(why.rule, why.fact, self._batch.start.game_id).say()

    def close(self) -> None:
        """There is nothing to end."""

    def show(self, arrays: Arrays) -> None:
        """Copies what this share shows to its place among all games."""
        for name in Arrays._fields:
            getattr(arrays, name)[self.first : self.end] = getattr(self.arrays, name)
