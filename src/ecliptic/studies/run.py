"""Plays what is missing of a study: in this process, on all cores, or on a Ray cluster. The results are the same."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

from ecliptic.bots.workers import end, workers
from ecliptic.studies.batch import Part, play_batch
from ecliptic.studies.plan import BadStudy, Batch, Plan, cells
from ecliptic.studies.store import Folder

AHEAD = 2
"""Batches in the hands of each worker, so that none waits for the next."""
DEATHS = 3
"""How often in a row workers may die before we give up."""


def run(plan: Plan, folder: Folder, jobs: int = 1, ray: str = "", told: Callable[[int], None] | None = None) -> None:
    """Plays what is missing. `told` hears how many games have just been kept, those of earlier runs first."""
    folder.take(plan)
    with folder.alone():
        todo = folder.missing(plan)
        say = told or (lambda count: None)
        say(total(plan) - sum(batch.count for batch in todo))
        for part in parts(plan, todo, jobs, ray):
            folder.keep(part)
            say(part.count)
        folder.finish(plan)


def total(plan: Plan) -> int:
    """How many games a study has."""
    return sum(cell.games for cell in cells(plan))


def parts(plan: Plan, todo: list[Batch], jobs: int, ray: str) -> Iterator[Part]:
    """The batches, played, as they get ready."""
    if ray:
        from ecliptic.studies.cluster import on_cluster

        return on_cluster(plan, todo, ray)
    if jobs == 1 or len(todo) < 2:
        return (play_batch(plan, batch) for batch in todo)
    return on_processes(plan, todo, jobs)


def on_processes(plan: Plan, todo: list[Batch], jobs: int) -> Iterator[Part]:
    """Workers on this machine. One that dies costs the batches it had in hand, which are played again."""
    left = {batch.name: batch for batch in todo}
    deaths = 0
    while left:
        try:
            for part in _pool(plan, list(left.values()), jobs):
                del left[part.name]
                deaths = 0
                yield part
        except BrokenProcessPool:
            deaths += 1
            if deaths == DEATHS:
                raise BadStudy("the processes that play die again and again: is there enough memory?") from None


def _pool(plan: Plan, todo: list[Batch], jobs: int) -> Iterator[Part]:
    os.environ.setdefault("POLARS_MAX_THREADS", "1")  # the workers are the threads
    pool = workers(jobs)
    source = iter(todo)
    waiting: set[Future[Part]] = set()
    try:
        while True:
            room = AHEAD * jobs - len(waiting)
            waiting |= {pool.submit(play_batch, plan, batch) for batch in islice(source, room)}
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        end(pool)  # whoever stops us should not wait for batches that nobody will keep
