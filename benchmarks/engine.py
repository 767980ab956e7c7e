"""How fast a game's engine runs: inside the compiled loop, from a Python loop, and how fast a position is copied."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import ecliptic
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor, run

SECONDS = 1.0


@dataclass(frozen=True)
class Case:
    """A game in one of its modes."""

    game: str
    seats: int
    options: dict[str, object]

    @property
    def name(self) -> str:
        extra = " ".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.game} {self.seats}p {extra}".strip()

    def start(self) -> ecliptic.State:
        state: ecliptic.State = ecliptic.game(self.game).start(self.seats, self.options)
        return state


CASES = [
    Case("transit", 4, {}),
    Case("transit", 3, {}),
    Case("transit", 2, {}),
    Case("starmap", 1, {}),
    Case("starmap", 4, {}),
    Case("gemini", 2, {}),
    Case("gemini", 3, {}),
    Case("gemini", 4, {}),
    Case("gemini", 4, {"instants": True, "visiting": 3, "booboo": True}),
    Case("survivors", 1, {}),
    Case("survivors", 2, {}),
    Case("survivors", 4, {}),
    Case("ephemeris", 2, {"mode": "one"}),
    Case("ephemeris", 4, {"mode": "two"}),
    Case("ephemeris", 4, {"mode": "three"}),
]


def best_rate(work: Callable[[int], int], seconds: float = SECONDS, tries: int = 3) -> float:
    """Units per CPU second, the best of some tries: `work(i)` does a piece and says how many units it was.

    CPU time, not wall time, so that another program on the machine disturbs the figures less.
    """
    best = 0.0
    piece = 0
    for _ in range(tries):
        units, began = 0, time.process_time()
        while time.process_time() - began < seconds / tries:
            units += work(piece)
            piece += 1
        best = max(best, units / (time.process_time() - began))
    return best


def inside(case: Case) -> float:
    """Plies per second of random games, chance included, in the compiled loop."""
    start = case.start()
    limit = ecliptic.game(case.game).max_plies
    return best_rate(lambda i: run(start.clone(), Luck(i), limit))


def from_python(case: Case) -> float:
    """The same from a Python loop over the public methods."""
    start = case.start()
    limit = ecliptic.game(case.game).max_plies

    def one(i: int) -> int:
        state, luck, plies = start.clone(), Luck(i), 0
        while plies < limit and (actors := state.actors()):
            seat = next_actor(actors)
            state.apply(seat, state.pick(seat, luck.word()))
            plies += 1
        return plies

    return best_rate(one)


def clone_ns(case: Case) -> float:
    """Nanoseconds to copy a position from the middle of a game."""
    state = case.start()
    run(state, Luck(1), 100)

    def thousand(i: int) -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return 1e9 / best_rate(thousand)
