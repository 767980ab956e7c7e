"""A batch of games behind NumPy arrays and Gymnasium's vector interface.

The arrays look at the memory that the compiled batch writes to: a step copies nothing but the actions, and each step
overwrites what the last one showed. Take a copy of what you want to keep. With several workers they look at memory that
the processes share, into which each of them copies its part (`processes.py`).
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import ecliptic
from ecliptic.envs.batch import SELF_PLAY
from ecliptic.envs.layout import Bytes, Layout, encoder_for
from ecliptic.envs.processes import Processes
from ecliptic.envs.share import Setup, Share
from ecliptic.envs.writer import MOST
from ecliptic.kernel.errors import BadOption, BadSeats, IllegalAction
from ecliptic.kernel.facts import fact


class Games:
    """Many games of one kind, stepped together.

    With `seat` None every seat's decisions are asked for: `seats` says whose, and the observation is that seat's. Else
    only those of the seat are, and the others move at random. A game that is over shows its last position; its next
    action is ignored, and then it begins again.

    `workers` processes share the games, this one included. What comes out is the same with any number of them. Close a
    batch that has several, or use it in a `with`.
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
        workers: int = 1,
    ) -> None:
        if count < 1:
            raise BadOption(f"count is {count}, but a batch has at least one game")
        if not 1 <= workers <= count:
            raise BadOption(f"workers is {workers}, but {count} games keep 1 to {count} of them busy")
        start = ecliptic.game(game, edition).start(seats, options)
        if seat is not None and not 0 <= seat < start.seats:
            raise BadSeats(f"seat {seat} does not exist: seats are 0 to {start.seats - 1}")
        self.count = count
        self.actions = int(start.action_count())
        made_with = Setup(game, seats, dict(options or {}), edition, SELF_PLAY if seat is None else seat, max_cycles)
        self.layout = Layout(encoder_for(start))
        self._games = Share(made_with, 0, count) if workers == 1 else Processes(made_with, count, workers)
        arrays = self._games.arrays
        self.observations: Bytes = arrays.observations
        self.masks: npt.NDArray[np.int8] = arrays.masks[:, : self.actions]
        self.returns: npt.NDArray[np.float64] = arrays.returns
        """What each seat of each game got by the last step."""
        self.seats: npt.NDArray[np.int64] = arrays.seats
        """Who is asked in each game, or was last."""
        self.ended: npt.NDArray[np.int64] = arrays.ended
        """1 for a game that is over, 2 for one that was cut short."""

    def reset(self, seeds: Sequence[int]) -> None:
        """New games, each with its own seed."""
        self._games.reset(list(enumerate(seeds)))

    def renew(self, games: Sequence[int]) -> None:
        """New games with the random streams of the last ones."""
        self._games.renew(games)

    def step(self, actions: npt.ArrayLike) -> None:
        """One decision in each game. An action that is not allowed is refused before anything is done."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.count,):
            raise BadOption(f"there are {self.count} games, but the actions have the shape {chosen.shape}")
        wrong = self._games.illegal(chosen)
        if wrong >= 0:
            self._refuse(wrong, int(chosen[wrong]))
        self._games.step(chosen)

    def _refuse(self, game: int, action: int) -> None:
        if 0 <= action < self.actions and not self.ended[game]:
            rule, words = self._games.refusal(game, action)
            raise IllegalAction(rule, fact("plain", text=f"game {game} of the batch, action {action}: {words}"))
        raise BadOption(f"game {game} of the batch has no action {action}: actions are 0 to {self.actions - 1}")

    def close(self) -> None:
        """Ends the other processes; the batch cannot be stepped any more then."""
        self._games.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


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

    def close_extras(self, **settings: Any) -> None:
        self.games.close()

    def _seen(self) -> Bytes:
        return self.games.observations.copy() if self._copy else self.games.observations

    def _infos(self) -> dict[str, Any]:
        found: dict[str, npt.NDArray[Any]] = {
            "action_mask": self.games.masks,
            "seat": self.games.seats,
            "returns": self.games.returns,
        }
        return {name: array.copy() for name, array in found.items()} if self._copy else dict(found)
