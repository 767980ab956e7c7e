"""Batches: the same games as one by one, in arrays that nothing is copied into."""

from __future__ import annotations

import gc
import os
import signal
from multiprocessing import active_children

import numpy as np
import pytest
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from ecliptic.bots.workers import WorkerDied
from ecliptic.envs.core import Core
from ecliptic.envs.gymnasium import SeatEnv
from ecliptic.envs.vector import Games, VectorGames
from ecliptic.kernel.errors import BadOption, BadSeats, IllegalAction
from tests.engines import in_both
from tests.envs.tables import TABLES, Table, every_table


def choose(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Any allowed action in each game."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


@every_table
def test_a_batch_plays_the_same_games_as_single_tables(table: Table) -> None:
    seeds = [7, 8, 9]
    games = Games(table.game, 3, table.seats, table.options, max_cycles=60)
    games.reset(seeds)
    cores = [Core(table.game, table.seats, table.options, observations="flat") for _ in seeds]
    for core, seed in zip(cores, seeds, strict=True):
        core.reset(seed)
    rng = np.random.default_rng(1)
    for step in range(70):
        for game, core in enumerate(cores):
            seat = int(games.seats[game])
            assert np.array_equal(games.observations[game], core.array(seat)), (step, game)
            if not games.ended[game]:
                assert seat == core.actors()[0]
                assert np.array_equal(games.masks[game], core.mask(seat))
        actions = choose(games.masks, rng)
        over, asked = games.ended != 0, games.seats.copy()
        games.step(actions)
        for game, core in enumerate(cores):
            if over[game]:
                core.renew()
            else:
                core.act(int(asked[game]), int(actions[game]))
            assert (games.ended[game] == 1) == core.over
            assert games.returns[game].tolist() == core.returns()


def test_arrays_are_the_memory_of_the_batch() -> None:
    games = Games("transit", 4, 3)
    games.reset(range(4))
    before = games.observations.copy()
    array = games.observations
    games.step(choose(games.masks, np.random.default_rng(0)))
    assert games.observations is array
    assert not np.array_equal(games.observations, before)
    assert not games.observations.flags.owndata
    assert not games.observations.flags.writeable


def test_the_vector_environment_begins_anew_at_the_step_after_an_end() -> None:
    made = VectorGames("starmap", 2, seats=1)
    _, infos = made.reset(seed=3)
    rng = np.random.default_rng(2)
    ended = np.zeros(2, bool)
    results = 0
    for _ in range(250):
        observations, rewards, over, cut, infos = made.step(choose(infos["action_mask"], rng))
        assert not (ended & over).any()
        assert not cut.any()
        assert ((rewards == infos["returns"][:, 0]) | ~over).all()
        assert observations[ended][:, 0].sum() == 0  # no round of the new game is over
        results += int(over.sum())
        ended = over
    assert results >= 4


def test_seeds_are_honoured_and_copies_are_kept() -> None:
    first, second = VectorGames("transit", 3, seats=4), VectorGames("transit", 3, seats=4, copy=False)
    one, infos = first.reset(seed=5)
    two, _ = second.reset(seed=[5, 6, 7])
    assert np.array_equal(one, two)
    kept = one.copy()
    actions = choose(infos["action_mask"], np.random.default_rng(1))
    first.step(actions)
    second.step(actions)
    assert np.array_equal(one, kept)
    assert not np.array_equal(two, kept)


def test_a_learner_among_random_players_is_asked_alone() -> None:
    games = Games("transit", 5, 4, seat=2)
    games.reset(range(5))
    rng = np.random.default_rng(1)
    for _ in range(40):
        assert (games.seats == 2).all()
        games.step(choose(games.masks, rng))


@pytest.mark.parametrize("table", [table for table in TABLES if table.seats > 1], ids=str)
def test_a_learner_in_a_batch_and_one_at_a_table_of_random_players_see_the_same(table: Table) -> None:
    seat = table.seats - 1
    games = Games(table.game, 1, table.seats, table.options, seat=seat)
    single = SeatEnv(table.game, **table.settings, seat=seat, bots="random", observations="flat")
    games.reset([3])
    observation, info = single.reset(seed=3)
    rng = np.random.default_rng(1)
    for _ in range(30):
        if games.ended[0]:
            break
        assert np.array_equal(games.observations[0], observation)
        assert np.array_equal(games.masks[0], info["action_mask"])
        [action] = choose(games.masks, rng)
        games.step([action])
        observation, reward, over, _, info = single.step(action)
        assert (games.ended[0] == 1) == over
        assert games.returns[0, seat] == reward


def test_wrappers_of_gymnasium_fit() -> None:
    made = RecordEpisodeStatistics(VectorGames("starmap", 3, seats=1))
    observations, infos = made.reset(seed=3)
    rng = np.random.default_rng(1)
    lengths: list[int] = []
    while len(lengths) < 3:
        assert made.observation_space.contains(observations)
        observations, *_, infos = made.step(choose(infos["action_mask"], rng))
        lengths += infos["episode"]["l"][infos["_episode"]].tolist() if "episode" in infos else []
    assert all(length > 20 for length in lengths)
    made.close()


def test_what_is_not_allowed_is_refused_before_anything_is_done() -> None:
    games = Games("transit", 2, 3)
    games.reset([1, 2])
    before = games.observations.copy()
    legal = choose(games.masks, np.random.default_rng(1))
    wrong = int(np.flatnonzero(games.masks[1] == 0)[0])
    with pytest.raises(IllegalAction, match="game 1 of the batch, action"):
        games.step([legal[0], wrong])
    with pytest.raises(BadOption, match="game 0 of the batch has no action 5000"):
        games.step([5000, legal[1]])
    with pytest.raises(BadOption, match="there are 2 games"):
        games.step(legal[:1])
    with pytest.raises(BadOption, match="at least one game"):
        Games("transit", 0)
    with pytest.raises(BadSeats, match="seat 4 does not exist"):
        Games("transit", 1, 3, seat=4)
    assert np.array_equal(games.observations, before)


@pytest.mark.parametrize("table", [TABLES[0], TABLES[-1]], ids=str)
def test_several_processes_play_what_one_does(table: Table) -> None:
    settings = (table.game, 7, table.seats, table.options, None, None, 25)
    one = Games(*settings)
    with Games(*settings, workers=3) as three:
        rng = np.random.default_rng(1)
        for step in range(60):
            if step in (0, 20):
                for games in (one, three):
                    games.reset(range(step, step + 7))
            if step == 40:
                for games in (one, three):
                    games.renew([0, 2, 6])
            for name in ("observations", "masks", "returns", "seats", "ended"):
                ours, theirs = getattr(one, name), getattr(three, name)
                assert np.array_equal(ours, theirs), (step, name)
                assert (ours.shape, ours.dtype) == (theirs.shape, theirs.dtype)
            actions = choose(one.masks, rng)
            one.step(actions)
            three.step(actions)


def test_several_processes_write_into_one_piece_of_memory_that_can_be_pinned() -> None:
    with Games("transit", 64, 3, workers=2) as games:
        games.reset(range(64))
        array = games.observations
        before = array.copy()
        games.step(choose(games.masks, np.random.default_rng(0)))
        assert games.observations is array
        assert not np.array_equal(array, before)
        assert array.flags.c_contiguous
        assert not array.flags.writeable
        assert array.ctypes.data % 4096 == 0
        begins = {one.ctypes.data // 4096 for one in (array, games.masks, games.returns, games.seats, games.ended)}
        assert len(begins) == 5


def test_several_processes_refuse_together() -> None:
    with Games("transit", 4, 3, workers=2) as games:
        games.reset(range(4))
        before, legal = games.observations.copy(), choose(games.masks, np.random.default_rng(1))
        for game in (0, 3):
            wrong = int(np.flatnonzero(games.masks[game] == 0)[0])
            with pytest.raises(IllegalAction, match=f"game {game} of the batch, action {wrong}: "):
                games.step([wrong if one == game else action for one, action in enumerate(legal)])
        for action in (-1, 5000):
            with pytest.raises(BadOption, match=f"game 2 of the batch has no action {action}"):
                games.step([*legal[:2], action, legal[3]])
        assert np.array_equal(games.observations, before)
        games.step(legal)
        assert not np.array_equal(games.observations, before)
    for workers in (0, 5):
        with pytest.raises(BadOption, match="workers is"):
            Games("transit", 4, 3, workers=workers)


def test_a_process_that_was_killed_is_told_in_a_sentence() -> None:
    before = set(active_children())
    games = Games("transit", 4, 3, workers=3)
    games.reset(range(4))
    started = set(active_children()) - before
    assert len(started) == 2
    os.kill(started.pop().pid or 0, signal.SIGKILL)
    with pytest.raises(WorkerDied, match="one of the processes at work was killed"):
        games.step(choose(games.masks, np.random.default_rng(1)))
    assert set(active_children()) == before
    with pytest.raises(WorkerDied, match="was closed"):
        games.step(choose(games.masks, np.random.default_rng(1)))


def test_a_batch_that_is_forgotten_leaves_no_process() -> None:
    before = set(active_children())
    made = VectorGames("starmap", 2, seats=1, workers=2)
    made.reset(seed=1)
    assert len(set(active_children()) - before) == 1
    made.close()
    assert set(active_children()) == before
    games = Games("starmap", 2, 1, workers=2)
    assert len(set(active_children()) - before) == 1
    del games
    gc.collect()
    assert set(active_children()) == before


TRACE = """
import numpy as np, zlib
from ecliptic.envs.vector import Games
for name, seats, options in [("transit", 3, {}), ("gemini", 4, {}), ("starmap", 2, {}), ("survivors", 2, {}),
                             *(("ephemeris", 2, {"mode": mode}) for mode in ("one", "two", "three", "pairs", "snap"))]:
    games, rng, sum_ = Games(name, 2, seats, options), np.random.default_rng(1), 0
    games.reset([1, 2])
    for _ in range(150):
        games.step([rng.choice(np.flatnonzero(mask)) for mask in games.masks])
        sum_ = zlib.crc32(games.observations.tobytes() + games.masks.tobytes(), sum_)
    print(name, options, sum_)
"""


def test_compiled_and_interpreted_batches_are_the_same() -> None:
    compiled, interpreted = in_both(TRACE)
    assert compiled == interpreted
    assert compiled.count("\n") == 9
