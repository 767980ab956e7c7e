"""PettingZoo's own tests on every game, mode and number of players."""

from __future__ import annotations

import copy
import pickle
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from ecliptic.envs.pettingzoo import ParallelTableEnv, TableEnv, env, parallel_env
from ecliptic.kernel.errors import BadOption, IllegalAction, InvalidMove
from tests.envs.tables import Table, every_table


@every_table
def test_api(table: Table) -> None:
    api_test(env(table.game, **table.settings, observations="flat"), num_cycles=30)


@every_table
@pytest.mark.filterwarnings("ignore:Observation (is not a NumPy array|space for each agent probably)")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")  # once a game is over
@pytest.mark.parametrize("form", ["masked", "named"])
def test_api_with_dictionaries(table: Table, form: str) -> None:
    api_test(env(table.game, **table.settings, observations=form), num_cycles=15)


@every_table
def test_parallel_api(table: Table) -> None:
    parallel_api_test(parallel_env(table.game, **table.settings), num_cycles=15)


@every_table
def test_seeds(table: Table) -> None:
    seed_test(partial(env, table.game, **table.settings), num_cycles=10)


@every_table
def test_parallel_seeds(table: Table) -> None:
    parallel_seed_test(partial(parallel_env, table.game, **table.settings, illegal="replace"), num_cycles=6)


CYCLES = 4
"""The number that PettingZoo's test of `max_cycles` uses."""


def seeded(table: Table, seed: int, max_cycles: int | None = None) -> ParallelTableEnv:
    """A game that comes out the same although the test draws actions and resets without a seed."""
    made = parallel_env(table.game, **table.settings, illegal="replace", max_cycles=max_cycles)
    made.reset(seed=seed)
    for agent in made.possible_agents:
        made.action_space(agent).seed(seed)
    return made


def lasts(made: ParallelTableEnv) -> bool:
    """Whether the game is still on after so many cycles."""
    made.reset()
    for _ in range(CYCLES):
        made.step({agent: made.action_space(agent).sample() for agent in made.agents})
    return bool(made.agents)


@every_table
def test_max_cycles(table: Table) -> None:
    """Some games can be given up in the first cycle, so one is taken that random players do not give up."""
    seed = next(seed for seed in range(100) if lasts(seeded(table, seed)))
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda max_cycles: seeded(table, seed, max_cycles),
            env=lambda max_cycles: parallel_to_aec(seeded(table, seed, max_cycles)),
        )
    )


@every_table
def test_render(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    def is_picture(drawn: str) -> bool:
        return drawn.startswith("<svg") and drawn.rstrip().endswith("</svg>")

    render_test(partial(env, table.game, **table.settings), custom_tests={"svg": is_picture, "ansi": len})
    assert capsys.readouterr().out


def play(made: TableEnv, decisions: int, seed: int) -> list[Any]:
    """What is seen while random players make so many decisions."""
    rng = np.random.default_rng(seed)
    seen = []
    for _ in range(decisions):
        observation, reward, over, cut, _info = made.last()
        seen.append((made.agent_selection, observation, reward, over))
        if over or cut:
            break
        made.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    return seen


@every_table
def test_copies_and_pickles_go_on_alike(table: Table) -> None:
    made = env(table.game, **table.settings)
    made.reset(seed=5)
    play(made, 25, 1)
    if made.terminations[made.agent_selection]:
        made.reset(seed=6)
    others = [copy.deepcopy(made), pickle.loads(pickle.dumps(made)), made.clone()]
    seen = play(made, 20, 2)
    for other in others:
        assert data_equivalence(play(other, 20, 2), seen)


@every_table
def test_parallel_copies_and_pickles_go_on_alike_and_are_drawn(table: Table) -> None:
    made = parallel_env(table.game, **table.settings, illegal="replace", render_mode="svg")
    made.reset(seed=5)
    others = [copy.deepcopy(made), pickle.loads(pickle.dumps(made)), made.clone()]
    for _ in range(5):
        actions = {agent: made.action_space(agent).sample() for agent in made.agents}
        after = made.step(actions)
        for other in others:
            assert data_equivalence(other.step(actions), after)
            assert other.render() == made.render()
    assert made.render().startswith("<svg")


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    made = env("transit", 3)
    made.reset(seed=1)
    before = made.core.state.to_dict()
    illegal = int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match="T-"):
        made.step(illegal)
    assert made.core.state.to_dict() == before


def test_an_illegal_action_is_replaced_where_that_is_wanted() -> None:
    made = env("transit", 3, illegal="replace")
    made.reset(seed=1)
    agent = made.agent_selection
    made.step(int(np.flatnonzero(made.observe(agent)["action_mask"] == 0)[0]))
    assert made.infos[agent]["replaced"]


def test_together_nobody_sees_what_the_others_do_before_all_are_done() -> None:
    """The first seat's action in a simultaneous turn does not show in what the second observes."""
    made = parallel_env("starmap", 2)
    made.reset(seed=3)
    observed = made.core.array(1)
    made.core.act(0, made.core.state.legal(0)[0])
    assert np.array_equal(made.core.array(1), observed)


def test_a_seat_that_is_asked_must_answer() -> None:
    made = parallel_env("starmap", 2)
    made.reset(seed=3)
    with pytest.raises(InvalidMove, match="seat 1 is asked"):
        made.step({"seat_0": made.core.state.legal(0)[0]})


def test_a_seat_that_is_not_asked_can_only_wait() -> None:
    made = parallel_env("transit", 2)
    made.reset(seed=3)
    asked = made.core.actors()[0]
    legal = {f"seat_{asked}": made.core.state.legal(asked)[0]}
    with pytest.raises(InvalidMove, match="can only wait"):
        made.step({**legal, f"seat_{1 - asked}": 0})
    made.step({**legal, f"seat_{1 - asked}": made.core.wait})


def test_a_seat_that_is_not_asked_waits_whatever_it_says_where_actions_are_replaced() -> None:
    made = parallel_env("transit", 2, illegal="replace")
    made.reset(seed=3)
    asked = made.core.actors()[0]
    *_, infos = made.step({f"seat_{asked}": made.core.state.legal(asked)[0], f"seat_{1 - asked}": 0})
    assert infos[f"seat_{1 - asked}"]["replaced"]
    assert "replaced" not in infos[f"seat_{asked}"]


@pytest.mark.parametrize("setting", ["observations", "illegal", "render_mode"])
def test_unknown_settings_are_named(setting: str) -> None:
    with pytest.raises(BadOption, match=f"{setting} is 'x', but it takes one of"):
        env("transit", 3, **{setting: "x"})
