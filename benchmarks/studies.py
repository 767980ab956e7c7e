"""How fast studies run: games per second with medium bots on one and on two processes, and what the second adds."""

from __future__ import annotations

import time
from pathlib import Path
from tempfile import TemporaryDirectory

from ecliptic.studies.plan import make
from ecliptic.studies.run import run, total
from ecliptic.studies.store import Folder

CASES = (("transit", 3, 600), ("gemini", 3, 300), ("starmap", 2, 600), ("ephemeris", 2, 8))
"""A game, its players, and how many games are enough for some seconds."""


def rate(game: str, seats: int, games: int, jobs: int) -> float:
    """Games per second by the clock, without the start of the processes: a study of few games is taken off."""
    few = max(2, games // 20)
    return (games - few) / max(1e-9, _seconds(game, seats, games, jobs) - _seconds(game, seats, few, jobs))


def _seconds(game: str, seats: int, games: int, jobs: int) -> float:
    plan = make(game, seats=(seats,), games=games, mirrored=0)
    with TemporaryDirectory() as folder:
        began = time.perf_counter()
        run(plan, Folder(Path(folder) / "study"), jobs)
        spent = time.perf_counter() - began
    assert total(plan) == games
    return spent


def report() -> None:
    print(f"{'studies, medium bots':<34}{'1 process':>14}{'2 processes':>14}{'scaling':>10}   (games/s by the clock)")
    for game, seats, games in CASES:
        one, two = (rate(game, seats, games, jobs) for jobs in (1, 2))
        print(f"{f'{game} {seats}p':<34}{one:>14,.1f}{two:>14,.1f}{two / one:>9.2f}x", flush=True)


if __name__ == "__main__":
    report()
