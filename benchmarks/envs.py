"""Decisions per second through each research interface, beside the same interface of a peer's game in the same run."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from pettingzoo.classic import connect_four_v3, tictactoe_v3
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

import ecliptic.envs.openspiel  # noqa: F401 (registers the games)
from benchmarks.engine import CASES, Case, best_rate
from ecliptic.envs.gymnasium import SeatEnv
from ecliptic.envs.pettingzoo import env
from ecliptic.envs.vector import Games

BATCH = 256
PIECE = 200
"""Decisions of one piece of work."""
SECONDS = 0.6


def aec(made: Any) -> float:
    """A PettingZoo environment, played at random with its masks."""
    rng = np.random.default_rng(1)

    def piece(i: int) -> int:
        made.reset(seed=i)
        for _ in range(PIECE):
            seen, _, over, cut, info = made.last()
            if over or cut:
                made.reset()
                continue
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            made.step(int(rng.choice(np.flatnonzero(mask))))
        return PIECE

    return best_rate(piece, SECONDS)


def single(case: Case) -> float:
    """One seat among random bots, through Gymnasium."""
    made, rng = SeatEnv(case.game, case.seats, case.options, bots="random"), np.random.default_rng(1)

    def piece(i: int) -> int:
        _, info = made.reset(seed=i)
        for _ in range(PIECE):
            _, _, over, _, info = made.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
            if over:
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


def batch(case: Case) -> float:
    """A batch with observations, masks and resets.

    The actions are noted beforehand and played again from the same seeds, so that choosing them takes no time.
    """
    games = Games(case.game, BATCH, case.seats, case.options)
    rng, noted = np.random.default_rng(1), []
    games.reset(range(BATCH))
    for _ in range(PIECE):
        noted.append(np.array([rng.choice(legal) for legal in map(np.asarray, games.batch.listed)]))
        games.step(noted[-1])
    best = 0.0
    for _ in range(3):
        games.reset(range(BATCH))
        began = time.process_time()
        for actions in noted:
            games.step(actions)
        best = max(best, BATCH * len(noted) / (time.process_time() - began))
    return best


def spiel_name(case: Case) -> str:
    mode = case.options.get("mode")
    alone = "_solo" if case.seats == 1 else ""
    return f"ecliptic_{case.game}{f'_{mode}' if mode else ''}{alone}(players={case.seats})"


def report() -> None:
    print(f"{'research, decisions/s':<34}{'PettingZoo':>14}{'Gymnasium':>14}{'OpenSpiel':>14}{'batch of 256':>16}")
    line: Callable[..., str] = "{:<34}{:>14}{:>14}{:>14}{:>16}".format
    number = "{:,.0f}".format
    cribbage = spiel("cribbage(players=3)")
    through = aec(OpenSpielCompatibilityV0(env=pyspiel.load_game("cribbage(players=3)")))
    print(line("OpenSpiel cribbage 3p (Shimmy)", number(through), "-", number(cribbage), "-"))
    for name, peer in (("connect four", connect_four_v3), ("tic-tac-toe", tictactoe_v3)):
        print(line(f"PettingZoo {name} 2p", number(aec(peer.raw_env())), "-", "-", "-"), flush=True)
    for case in CASES:
        if case.options.keys() - {"mode"}:
            continue
        rates = (
            aec(env(case.game, case.seats, options=case.options)),
            single(case),
            spiel(spiel_name(case)),
            batch(case),
        )
        print(line(case.name, *map(number, rates)), flush=True)


if __name__ == "__main__":
    report()
