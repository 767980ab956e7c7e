"""A batch of games behind NumPy arrays and Gymnasium's vector interface.

The arrays look at the memory that the compiled batch writes to: a step copies nothing but the actions, and each step
overwrites what the last one showed. Take a copy of what you want to keep.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.vecs import vec
from mypy_extensions import i64

import ecliptic
from ecliptic.envs.batch import SELF_PLAY, Batch
from ecliptic.envs.layout import Bytes, Layout, encoder_for
from ecliptic.envs.writer import MOST
from ecliptic.kernel.errors import BadOption, BadSeats, IllegalAction
from ecliptic.kernel.facts import fact

ENDLESS = 1 << 62


class Games:
    """Many games of one kind, stepped together.

    With `seat` None every seat's decisions are asked for: `seats` says whose, and the observation is that seat's. Else
    only those of the seat are, and the others move at random. A game that is over shows its last position; its next
    action is ignored, and then it begins again.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        edition: str | None = None,
        seat: int | None = None,
        max_cycles: int | None = None,
    ) -> None:
        if count < 1:
            raise BadOption(f"count is {count}, but a batch has at least one game")
        start = ecliptic.game(game, edition).start(seats, options)
        if seat is not None and not 0 <= seat < start.seats:
            raise BadSeats(f"seat {seat} does not exist: seats are 0 to {start.seats - 1}")
        encoder = encoder_for(start)
        self.count = count
        self.layout = Layout(encoder)
        self.actions = int(start.action_count())
        self.batch = Batch(start, encoder, count, SELF_PLAY if seat is None else seat, max_cycles or ENDLESS)
        self.observations: Bytes = np.asarray(self.batch.observations).view(np.uint8).reshape(count, -1)
        marks = np.asarray(self.batch.masks).view(np.int8).reshape(count, -1)
        self.masks: npt.NDArray[np.int8] = marks[:, : self.actions]
        self.returns: npt.NDArray[np.float64] = np.asarray(self.batch.rewards).reshape(count, -1)
        """What each seat of each game got by the last step."""
        self.seats: npt.NDArray[np.int64] = np.asarray(self.batch.seats)
        """Who is asked in each game, or was last."""
        self.ended: npt.NDArray[np.int64] = np.asarray(self.batch.ended)
        """1 for a game that is over, 2 for one that was cut short."""

    def reset(self, seeds: Sequence[int]) -> None:
        """New games, each with its own seed."""
        for game, seed in enumerate(seeds):
            self.batch.seed(game, seed)

    def renew(self, games: Sequence[int]) -> None:
        """New games with the random streams of the last ones."""
        for game in games:
            self.batch.renew(game)

    def step(self, actions: npt.ArrayLike) -> None:
        """One decision in each game. An action that is not allowed is refused before anything is done."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.count,):
            raise BadOption(f"there are {self.count} games, but the actions have the shape {chosen.shape}")
        decisions = vec[i64](chosen)
        wrong = self.batch.illegal(decisions)
        if wrong >= 0:
            self._refuse(int(wrong), int(chosen[wrong]))
        self.batch.step(decisions)

    def _refuse(self, game: int, action: int) -> None:
        seat = int(self.seats[game])
        if 0 <= action < self.actions and not self.ended[game]:
            why = self.batch.states[game].refusal(seat, action)
            assert why is not None, "the mask and the rules disagree"
            reason = IllegalAction(why.rule, why.fact, self.batch.start.game_id).say()
            raise IllegalAction(why.rule, fact("plain", text=f"game {game} of the batch, action {action}: {reason}"))
        raise BadOption(f"game {game} of the batch has no action {action}: actions are 0 to {self.actions - 1}")


class VectorGames(VectorEnv[Any, Any, Any]):
    """`Games` as a Gymnasium vector environment.

    The reward is the result of the seat that acted. Infos hold the masks, the seats that are asked, and the results of
    all seats. With `copy` False the arrays are the batch's own.
    """

    def __init__(self, game: str, num_envs: int, copy: bool = True, **settings: Any) -> None:
        self.games = Games(game, num_envs, **settings)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        self.single_observation_space = spaces.Box(0, MOST, (self.games.layout.size,), np.uint8)
        self.single_action_space = spaces.Discrete(self.games.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = None
        self._copy = copy
        self._seeded = False
        self._each = np.arange(num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """New games; with one seed each game gets the next number."""
        if seed is None and self._seeded:
            self.games.renew(range(self.num_envs))
        else:
            self.games.reset(self._seeds(seed))
            self._seeded = True
        return self._seen(), self._infos()

    def _seeds(self, seed: int | list[int | None] | None) -> list[int]:
        if isinstance(seed, int):
            return [seed + i for i in range(self.num_envs)]
        given = seed if seed is not None else [None] * self.num_envs
        return [secrets.randbits(48) if one is None else one for one in given]

    def step(self, actions: Any) -> tuple[Bytes, Any, Any, Any, dict[str, Any]]:
        acted = self.games.seats.copy()
        self.games.step(actions)
        ended = self.games.ended
        rewards = self.games.returns[self._each, acted]
        return self._seen(), rewards, ended == 1, ended == 2, self._infos()

    def _seen(self) -> Bytes:
        return self.games.observations.copy() if self._copy else self.games.observations

    def _infos(self) -> dict[str, Any]:
        found: dict[str, npt.NDArray[Any]] = {
            "action_mask": self.games.masks,
            "seat": self.games.seats,
            "returns": self.games.returns,
        }
        return {name: array.copy() for name, array in found.items()} if self._copy else dict(found)
