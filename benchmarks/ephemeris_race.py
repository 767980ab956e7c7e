"""The chance to win Game Three of Ephemeris, learned from games of the master with itself.

    python -m benchmarks.ephemeris_race [games]    # writes bots/ephemeris_race.toml

It is learned by temporal differences: a table plays against itself, one move looked ahead, and each
position is moved towards what became of the game, weighted with what the table thought of the positions after it.
Everything follows from the seed.
"""

from __future__ import annotations

import sys
import time
from math import exp
from pathlib import Path
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

import ecliptic
from ecliptic.bots import ephemeris_race
from ecliptic.bots.ephemeris_race import UNIT, WEIGHTS, afterwards, best_race
from ecliptic.bots.ephemeris_talent import answered
from ecliptic.games.ephemeris.ids import P_ANSWER
from ecliptic.games.ephemeris.three import GameThree
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import NATURE

GAMES = 12_000
SKILL = 85
"""How many questions in a hundred both players answer rightly."""
TRACE = 0.8
"""How much of what became of the game counts beside the table's own opinion."""
PACE = ((0.3, 0.15, 0.10), (0.6, 0.06, 0.05), (0.85, 0.02, 0.03), (1.0, 0.006, 0.03))
"""Up to which part of the games a number moves how fast, and how many moves are made at random."""
FRESH = 50
"""After this many games the players use what was learned."""

Seen = list[tuple[int, list[int]]]
"""The positions after each move: who made it, and which numbers of the table count there."""


def packed(weights: list[float]) -> vec[i64]:
    return vec[i64]([round(weight * UNIT) for weight in weights])


def one_game(luck: Luck, weights: vec[i64], noise: float) -> tuple[Seen, int]:
    """A game of the table with itself, and its winner."""
    state = cast(GameThree, ecliptic.game("ephemeris").start(2, {"mode": "three"}))
    seen: Seen = []
    while actors := state.actors():
        seat = next_actor(actors)
        if seat == NATURE:
            state.apply(seat, state.pick(seat, luck.word()))
        elif state.phase == P_ANSWER:
            state.apply(seat, answered(state, SKILL, luck))
        else:
            wild = int(luck.below(1000)) < 1000 * noise
            move = state.pick(seat, luck.word()) if wild else best_race(state, seat, weights, SKILL, 0)
            state.apply(seat, move)
            if state.actors():
                seen.append((seat, list(afterwards(state, seat))))
    return seen, int(state.winner)


def learn(games: int, seed: int, tell: int = 0) -> tuple[list[int], list[float]]:
    """The table after so many games, and the mean squared error of its opinions in each twentieth of them."""
    weights = [0.0] * WEIGHTS
    table, errors = packed(weights), []
    wrong, count = 0.0, 0
    for number in range(games):
        pace, noise = next((pace, noise) for part, pace, noise in PACE if number < part * games or part == 1.0)
        seen, winner = one_game(Luck(seed, number), table, noise)
        if winner < 0:
            continue
        then, thought, after = 1.0, 1.0, winner
        for seat, places in reversed(seen):
            if seat != after:
                then, thought, after = 1.0 - then, 1.0 - thought, seat
            then = TRACE * then + (1.0 - TRACE) * thought
            thought = 1.0 / (1.0 + exp(-sum(weights[place] for place in places)))
            wrong += (thought - (seat == winner)) ** 2
            count += 1
            for place in places:
                weights[place] += pace * (then - thought)
        if number % FRESH == FRESH - 1:
            table = packed(weights)
        if number % max(1, games // 20) == max(1, games // 20) - 1:
            errors.append(wrong / max(1, count))
            wrong, count = 0.0, 0
            if tell:
                print(f"{number + 1} games, mean squared error {errors[-1]:.4f}", flush=True)
    return [round(weight * UNIT) for weight in weights], errors


def write(weights: list[int], games: int, seed: int, seconds: float, error: float) -> None:
    lines = [weights[start : start + 20] for start in range(0, len(weights), 20)]
    path = Path(ephemeris_race.__file__).with_name("ephemeris_race.toml")
    path.write_text(
        "# The chance to win Game Three: the table of `ephemeris_race.py`, in thousandths of a logarithm of odds.\n"
        f'provenance = "{games} games with itself from seed {seed}: python -m benchmarks.ephemeris_race {games}"\n'
        f'machine = "{seconds:.0f} s on one core, Python {sys.version.split()[0]}"\n'
        f"error = {error:.4f} # mean squared error of its opinions in the last twentieth of the games\n"
        "weights = [\n" + "".join("  " + ", ".join(map(str, line)) + ",\n" for line in lines) + "]\n"
    )


def main(asked: list[str]) -> None:
    games = int(asked[0]) if asked else GAMES
    began = time.process_time()
    weights, errors = learn(games, 1, 1)
    write(weights, games, 1, time.process_time() - began, errors[-1])


if __name__ == "__main__":
    main(sys.argv[1:])
