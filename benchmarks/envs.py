"""Decisions per second through each research interface, beside the same interface of a peer's game in the same run."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import chain
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pyspiel
from pettingzoo.classic import connect_four_v3, rps_v2, tictactoe_v3
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

import ecliptic.envs.openspiel  # noqa: F401 (registers the games)
from benchmarks.engine import CASES, Case, best_rate
from benchmarks.figures import Figures
from ecliptic.envs.gymnasium import SeatEnv
from ecliptic.envs.pettingzoo import env, parallel_env
from ecliptic.envs.vector import Games, VectorGames

BATCH = 256
PIECE = 200
"""Decisions of one piece of work."""
SECONDS = 0.6
RESEARCH_CASES = [
    *(case for case in CASES if not case.options.keys() - {"mode"}),
    Case("ephemeris", 4, {"mode": "pairs"}),
    Case("ephemeris", 4, {"mode": "snap"}),
]
COLUMNS = ("PettingZoo", "parallel", "Gymnasium", "OpenSpiel", "vector", "batch")
Actions = list[npt.NDArray[np.int64]]


def any_of(mask: Any, rng: np.random.Generator) -> int:
    """An action that a mask allows."""
    allowed = np.flatnonzero(mask)
    return int(allowed[int(rng.random() * len(allowed))])


def aec(made: Any) -> float:
    """A PettingZoo environment, played at random with its masks where it has some."""
    rng = np.random.default_rng(1)

    def piece(i: int) -> int:
        made.reset(seed=i)
        for _ in range(PIECE):
            seen, _, over, cut, info = made.last()
            if over or cut:
                made.reset()
                continue
            held = info if "action_mask" in info else seen
            masked = isinstance(held, dict) and "action_mask" in held
            space = made.action_space(made.agent_selection)
            made.step(any_of(held["action_mask"] if masked else np.ones(space.n), rng))
        return PIECE

    return best_rate(piece, SECONDS)


def parallel(made: Any, wait: int = -1) -> float:
    """A parallel PettingZoo environment, likewise; only seats that do not wait are counted."""
    rng = np.random.default_rng(1)

    def choose(agent: str, info: dict[str, Any]) -> int:
        return any_of(info["action_mask"] if "action_mask" in info else np.ones(made.action_space(agent).n), rng)

    def piece(i: int) -> int:
        _, infos = made.reset(seed=i)
        decisions = 0
        while decisions < PIECE:
            if not made.agents:
                _, infos = made.reset()
            actions = {agent: choose(agent, infos[agent]) for agent in made.agents}
            decisions += sum(action != wait for action in actions.values())
            infos = made.step(actions)[-1]
        return decisions

    return best_rate(piece, SECONDS)


def single(made: Any) -> float:
    """A Gymnasium environment, played at random with its mask where it has one."""
    rng = np.random.default_rng(1)
    everything = np.ones(made.action_space.n)

    def piece(i: int) -> int:
        _, info = made.reset(seed=i)
        for _ in range(PIECE):
            _, _, over, cut, info = made.step(any_of(info.get("action_mask", everything), rng))
            if over or cut:
                _, info = made.reset()
        return PIECE

    return best_rate(piece, SECONDS)


def spiel(name: str) -> float:
    """An OpenSpiel game from a Python loop, chance nodes counted."""
    game, rng = pyspiel.load_game(name), np.random.default_rng(1)

    def piece(i: int) -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal() and made < PIECE:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            made += 1
        return made

    return best_rate(piece, SECONDS)


def noted(case: Case) -> Actions:
    """Random actions of a batch. They are played again from the same seeds, so that choosing them takes no time."""
    games = Games(case.game, BATCH, case.seats, case.options)
    rng, found = np.random.default_rng(1), []
    games.reset(range(BATCH))
    for _ in range(PIECE):
        found.append(np.array([any_of(mask, rng) for mask in games.masks]))
        games.step(found[-1])
    return found


def replayed(reset: Callable[[], object], step: Callable[[npt.NDArray[np.int64]], object], actions: Actions) -> float:
    """Many games stepped together, with observations, masks and new games for those that are over."""
    best = 0.0
    for _ in range(3):
        reset()
        began = time.process_time()
        for each in actions:
            step(each)
        best = max(best, BATCH * len(actions) / (time.process_time() - began))
    return best


def together(case: Case) -> tuple[float, float]:
    """Through Gymnasium's vector interface, which copies, and as bare arrays."""
    actions = noted(case)
    vector = VectorGames(case.game, BATCH, seats=case.seats, options=case.options)
    games = Games(case.game, BATCH, case.seats, case.options)
    return (
        replayed(lambda: vector.reset(seed=0), vector.step, actions),
        replayed(lambda: games.reset(range(BATCH)), games.step, actions),
    )


def peers() -> dict[str, dict[str, float]]:
    """Games of others: what each reaches through the interfaces that it has."""
    cribbage = OpenSpielCompatibilityV0(game_name="cribbage", config={"players": 3})
    blackjack = gymnasium.make_vec("Blackjack-v1", num_envs=BATCH, vectorization_mode="sync")
    rng = np.random.default_rng(1)
    hits = [rng.integers(2, size=BATCH) for _ in range(PIECE // 10)]
    return {
        "OpenSpiel cribbage 3p (Shimmy)": {"PettingZoo": aec(cribbage), "OpenSpiel": spiel("cribbage(players=3)")},
        "PettingZoo connect four 2p": {"PettingZoo": aec(connect_four_v3.raw_env())},
        "PettingZoo tic-tac-toe 2p": {"PettingZoo": aec(tictactoe_v3.raw_env())},
        "PettingZoo rock paper scissors 2p": {
            "PettingZoo": aec(rps_v2.raw_env()),
            "parallel": parallel(rps_v2.parallel_env()),
        },
        "Gymnasium blackjack 1p": {
            "Gymnasium": single(gymnasium.make("Blackjack-v1").unwrapped),
            "vector": replayed(lambda: blackjack.reset(seed=0), blackjack.step, hits),
        },
    }


def ours(case: Case) -> dict[str, float]:
    made = parallel_env(case.game, case.seats, options=case.options)
    vector, batch = together(case)
    return {
        "PettingZoo": aec(env(case.game, case.seats, options=case.options)),
        "parallel": parallel(made, made.core.wait),
        "Gymnasium": single(SeatEnv(case.game, case.seats, case.options, bots="random")),
        "OpenSpiel": spiel(spiel_name(case)),
        "vector": vector,
        "batch": batch,
    }


def spiel_name(case: Case) -> str:
    mode = case.options.get("mode")
    alone = "_solo" if case.seats == 1 else ""
    return f"ecliptic_{case.game}{f'_{mode}' if mode else ''}{alone}(players={case.seats})"


def report() -> Figures:
    table = Figures(f"research, {BATCH} games together", [f"{column}, /s" for column in COLUMNS])
    table.head()
    for name, rates in chain(peers().items(), ((case.name, ours(case)) for case in RESEARCH_CASES)):
        table.add(name, [rates.get(column) for column in COLUMNS])
    return table


if __name__ == "__main__":
    report()
