"""How fast studies run: games per CPU second, by the clock on one and on two processes, and what the second adds."""

from __future__ import annotations

import time
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.figures import Figures
from ecliptic.studies.plan import make
from ecliptic.studies.run import run
from ecliptic.studies.store import Folder

CASES = (("transit", 3, 3000), ("gemini", 3, 3000), ("starmap", 2, 3000), ("ephemeris", 2, 3000), ("survivors", 1, 600))
"""A game, its players, and how many games are enough for some seconds."""


def rates(game: str, seats: int, games: int, jobs: int) -> tuple[float, float]:
    """Games per second by the clock and of our own CPU time, without the start: a study of few games is taken off."""
    few = max(2, games // 20)
    (clock, own), (clock_few, own_few) = _seconds(game, seats, games, jobs), _seconds(game, seats, few, jobs)
    return (games - few) / max(1e-9, clock - clock_few), (games - few) / max(1e-9, own - own_few)


def _seconds(game: str, seats: int, games: int, jobs: int) -> tuple[float, float]:
    plan = make(game, seats=(seats,), games=games, mirrored=0)
    with TemporaryDirectory() as folder:
        began = time.perf_counter(), time.process_time()
        run(plan, Folder(Path(folder) / "study"), jobs)
        return time.perf_counter() - began[0], time.process_time() - began[1]


def report() -> Figures:
    table = Figures("studies, medium bots", ["CPU, games/s", "1 process, games/s", "2 processes, games/s", "scaling"])
    table.head()
    for game, seats, games in CASES:
        (one, own), (two, _) = (rates(game, seats, games, jobs) for jobs in (1, 2))
        table.add(f"{game} {seats}p", [own, one, two, two / one])
    return table


if __name__ == "__main__":
    report()
