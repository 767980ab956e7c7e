"""Gymnasium's own checks on every game, mode and number of players."""

from __future__ import annotations

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.utils.env_match import check_environments_match

import ecliptic
from ecliptic.envs.core import Core
from ecliptic.envs.gymnasium import SeatEnv
from ecliptic.kernel.errors import BadSeats, IllegalAction
from tests.envs.remote import Interpreted
from tests.envs.tables import TABLES, Table, every_table


@every_table
def test_the_environment_checker_is_content(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    """A made environment, so that every render mode is checked too; what the mode `human` prints is caught."""
    made = gymnasium.make(
        f"ecliptic.envs.gymnasium:ecliptic/{table.game}-v0",
        **table.settings,
        seat=table.seats - 1,
        bots="random",
        illegal="replace",
        disable_env_checker=True,
    )
    check_env(made.unwrapped)


@every_table
def test_compiled_and_interpreted_environments_match(table: Table) -> None:
    settings = {**table.settings, "illegal": "replace", "bots": "random"}
    here, there = SeatEnv(table.game, **settings), Interpreted(table.game, **settings)
    assert ecliptic.compiled
    assert not there.compiled
    check_environments_match(here, there, num_steps=40)
    there.close()


EVERY_SEAT = [(table, seat) for table in TABLES for seat in range(table.seats)]


@pytest.mark.parametrize(("table", "seat"), EVERY_SEAT, ids=str)
def test_any_seat_can_be_played_among_bots(table: Table, seat: int) -> None:
    made = SeatEnv(table.game, **table.settings, seat=seat, bots="medium", observations="flat", max_cycles=4)
    rng = np.random.default_rng(seat)
    for seed in (1, None):
        _, info = made.reset(seed=seed)
        over = cut = False
        while not over and not cut:
            assert info["action_mask"].any()
            observation, _, over, cut, info = made.step(rng.choice(np.flatnonzero(info["action_mask"])))
            assert np.array_equal(observation, made.core.array(seat))


@pytest.mark.parametrize("bots", ["easy", "medium"])
def test_a_seat_among_bots_plays_to_the_end(bots: str) -> None:
    made = SeatEnv("transit", 3, {"rounds": 1}, bots=bots)
    _, info = made.reset(seed=4)
    over = False
    rng = np.random.default_rng(1)
    while not over:
        _, reward, over, cut, info = made.step(rng.choice(np.flatnonzero(info["action_mask"])))
        assert not cut
    assert made.core.over
    assert reward == made.core.state.returns()[0]


def test_a_game_that_others_give_up_before_the_seat_is_asked_begins_anew() -> None:
    """In Game Two of Ephemeris players may resign. With this seed three of four random ones do at once."""
    table = Core("ephemeris", 4, {"mode": "two"})
    table.reset(357)
    while not table.over:
        assert table.actors()[0] != 3
        table.act_at_random(table.actors()[0])
    _, info = SeatEnv("ephemeris", 4, {"mode": "two"}, seat=3, bots="random").reset(seed=357)
    assert info["action_mask"].any()


@pytest.mark.parametrize("bots", ["random", "medium"])
@pytest.mark.parametrize("table", TABLES[::5], ids=str)
def test_copies_and_pickles_go_on_alike(table: Table, bots: str) -> None:
    made = SeatEnv(table.game, **table.settings, bots=bots, illegal="replace")
    made.reset(seed=2)
    made.step(1)
    others = [copy.deepcopy(made), pickle.loads(pickle.dumps(made))]
    rng = np.random.default_rng(3)
    for action in rng.integers(made.core.actions, size=5):
        if made.core.over:
            break
        after = made.step(action)
        for other in others:
            assert data_equivalence(other.step(action), after)


def test_an_action_after_the_end_is_refused_even_where_others_are_replaced() -> None:
    made = SeatEnv("transit", 3, {"rounds": 1}, bots="random", illegal="replace")
    made.reset(seed=4)
    while not made.core.over:
        made.step(0)
    with pytest.raises(IllegalAction):
        made.step(0)


def test_a_game_is_cut_short_after_so_many_decisions() -> None:
    made = SeatEnv("starmap", 1, max_cycles=3)
    _, info = made.reset(seed=4)
    cuts = []
    for _ in range(3):
        _, _, over, cut, info = made.step(np.flatnonzero(info["action_mask"])[0])
        cuts.append((over, cut))
    assert cuts == [(False, False), (False, False), (False, True)]


def test_masks_under_the_name_that_maskable_algorithms_ask_for() -> None:
    made = SeatEnv("starmap", 1)
    _, info = made.reset(seed=1)
    assert made.action_masks().dtype == bool
    assert np.array_equal(made.action_masks(), info["action_mask"])


def test_a_seat_that_does_not_exist_is_named() -> None:
    with pytest.raises(BadSeats, match="seat 3 does not exist: seats are 0 to 2"):
        SeatEnv("transit", 3, seat=3)
