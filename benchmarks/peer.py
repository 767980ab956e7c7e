"""OpenSpiel's cribbage for three players, measured beside us in the same run: the same kind of game, in C++."""

from __future__ import annotations

import random

import pyspiel

from benchmarks.engine import best_rate

GAME = pyspiel.load_game("cribbage(players=3)")


def inside() -> float:
    """Decisions per second, chance included, played by its own C++ random bots."""

    def one(i: int) -> int:
        state = GAME.new_initial_state()
        bots = [pyspiel.make_uniform_random_bot(player, i + player) for player in range(3)]
        pyspiel.evaluate_bots(state, bots, i)
        return len(state.history())

    return best_rate(one)


def from_python() -> float:
    """The same from a Python loop."""

    def one(i: int) -> int:
        rng, state, plies = random.Random(i), GAME.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            plies += 1
        return plies

    return best_rate(one)


def clone_ns() -> float:
    state, rng = GAME.new_initial_state(), random.Random(1)
    for _ in range(40):
        state.apply_action(rng.choice(state.legal_actions()))

    def thousand(i: int) -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return 1e9 / best_rate(thousand)
