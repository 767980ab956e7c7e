"""The games as PettingZoo environments: one agent a seat, asked in turn (AEC) or all at once (parallel)."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, Self

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ecliptic.envs.core import RENDER_MODES, Core, Observation, check_render_mode
from ecliptic.kernel.game import View

AgentID = str
Info = dict[str, Any]


def env(game: str, seats: int | None = None, **settings: Any) -> TableEnv:
    """A game whose seats are asked one after the other. The settings are those of `TableEnv`."""
    return TableEnv(game, seats, **settings)


def parallel_env(game: str, seats: int | None = None, **settings: Any) -> ParallelTableEnv:
    """A game in which all seats answer at the same time; one that is not asked waits."""
    return ParallelTableEnv(game, seats, **settings)


class _Seats:
    """What both kinds have in common."""

    core: Core
    render_mode: str | None
    possible_agents: list[AgentID]
    agents: list[AgentID]

    def _sit_down(self, core: Core, max_cycles: int | None, render_mode: str | None) -> None:
        check_render_mode(render_mode)
        self.core = core
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(core.seats)]
        self.agents = []
        self._observation_spaces = {agent: core.observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: core.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: AgentID) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: AgentID) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        self.core.begin(seed)
        self.agents = self.possible_agents[:]

    def _info(self, seat: int) -> Info:
        return {"action_mask": self.core.mask(seat)}

    def seat_of(self, agent: AgentID) -> int:
        return self.possible_agents.index(agent)

    def view(self, agent: AgentID) -> View:
        """What an agent may see, as data."""
        return self.core.view(self.seat_of(agent))

    def clone(self) -> Self:
        """An independent copy with the same chance to come: for search."""
        return copy.deepcopy(self)

    def close(self) -> None:
        pass


class TableEnv(_Seats, AECEnv):  # type: ignore[misc]
    """A table whose seats are asked one after the other.

    In a simultaneous turn the seats are asked one by one too, but none sees what the others did before the turn is
    over. `observations` is "masked", "flat" or "named"; `illegal` is "raise", or "replace" for players that do not look
    at masks: then some legal action is made and `info["replaced"]` says so. `max_cycles` cuts a game short after that
    many decisions a seat on average.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        edition: str | None = None,
        observations: str = "masked",
        illegal: str = "raise",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"name": f"ecliptic_{game}_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self._sit_down(Core(game, seats, options, edition, observations, illegal), max_cycles, render_mode)
        self._decisions = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self._decisions = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(seat) for seat, agent in enumerate(self.agents)}
        self.agent_selection = self.agents[self.core.actors()[0]]

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        before = self.core.actors()
        allowed = self.core.act(self.seat_of(agent), int(action))
        self._decisions += 1
        asked = self.core.actors()
        for seat in {*before, *asked}:  # what the others may do stays the same: nothing
            self.infos[self.agents[seat]] = self._info(seat)
        if not allowed:
            self.infos[agent]["replaced"] = True
        self.agent_selection = self.agents[asked[0]] if asked else self.agents[0]
        cut = self.max_cycles is not None and self._decisions >= self.max_cycles * len(self.agents)
        if cut or not asked:
            self._end()

    def _end(self) -> None:
        """Before this, nobody has got anything, and nobody is done."""
        over = self.core.over
        self.rewards = dict(zip(self.agents, self.core.returns(), strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self._accumulate_rewards()

    def observe(self, agent: AgentID) -> Observation:
        return self.core.observe(self.seat_of(agent))

    def render(self) -> Any:
        return self.core.render(self.render_mode, self.seat_of(self.agent_selection))

    def __str__(self) -> str:
        return str(self.metadata["name"])


class ParallelTableEnv(_Seats, ParallelEnv):  # type: ignore[misc]
    """A table at which every seat gives an action at each step.

    A seat that is not asked has one choice, the last of its action space: to wait. Between two steps every seat that is
    asked acts once, so simultaneous turns advance at the pace of their players. Settings are as for `TableEnv`;
    `max_cycles` counts steps.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        edition: str | None = None,
        observations: str = "masked",
        illegal: str = "raise",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"name": f"ecliptic_{game}_v0", "render_modes": list(RENDER_MODES)}
        core = Core(game, seats, options, edition, observations, illegal, waits=True)
        self._sit_down(core, max_cycles, render_mode)
        self._steps = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[AgentID, Observation], dict[AgentID, Info]]:
        self._begin(seed)
        self._steps = 0
        return self._seen()

    def _seen(self) -> tuple[dict[AgentID, Observation], dict[AgentID, Info]]:
        agents = list(enumerate(self.agents))
        return (
            {agent: self.core.observe(seat) for seat, agent in agents},
            {agent: self._info(seat) for seat, agent in agents},
        )

    def step(
        self, actions: dict[AgentID, Any]
    ) -> tuple[
        dict[AgentID, Observation], dict[AgentID, float], dict[AgentID, bool], dict[AgentID, bool], dict[AgentID, Info]
    ]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        replaced = self.core.act_together({self.seat_of(agent): int(action) for agent, action in actions.items()})
        self._steps += 1
        observations, infos = self._seen()
        for seat in replaced:
            infos[self.agents[seat]]["replaced"] = True
        rewards = dict(zip(self.agents, self.core.returns(), strict=True))
        cut = self.max_cycles is not None and self._steps >= self.max_cycles and not self.core.over
        terminations = dict.fromkeys(self.agents, self.core.over)
        truncations = dict.fromkeys(self.agents, cut)
        if self.core.over or cut:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def render(self) -> Any:
        asked = self.core.actors()
        return self.core.render(self.render_mode, asked[0] if asked else 0)

    def state(self) -> Any:
        """All seats' observations one after the other: for critics that may know more than any one seat."""
        return np.concatenate([self.core.array(seat) for seat in range(self.core.seats)])

    def __str__(self) -> str:
        return str(self.metadata["name"])
