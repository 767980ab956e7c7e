"""Processes that think or play for another process."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread
from time import perf_counter
from typing import Final, TypeVar

from ecliptic.games import GAMES
from ecliptic.kernel.errors import EclipticError

AHEAD: Final = 1000
"""How many items may be done while an earlier one is not."""

FIRST: Final = 16
"""How many are handed out one by one, before anybody knows how long they take."""
CHUNK_SECONDS: Final = 0.02
LARGEST: Final = 64
"""Quick work is handed out several pieces at a time: at most this many seconds' worth, and this many pieces."""

A = TypeVar("A")
B = TypeVar("B")


class WorkerDied(EclipticError):
    """A process was killed, by somebody or by the system."""


def died() -> WorkerDied:
    return WorkerDied("one of the processes at work was killed: is there enough memory?")


def in_order(pool: ProcessPoolExecutor, work: Callable[[A], B], items: Iterable[A]) -> Iterator[B]:
    """What the workers make of each item, in order. Raises `WorkerDied`.

    Whoever stops listening does not wait for the rest: the workers are ended. `pool.map` would first cancel what nobody
    waits for, and Python 3.11 fails over that when workers end.
    """
    coming, some = iter(items), partial(_several, work)
    waiting: deque[Future[tuple[list[B], float]]] = deque(pool.submit(some, [one]) for one in islice(coming, FIRST))
    under_way = len(waiting)
    try:
        while waiting:
            found, seconds = waiting.popleft().result()
            under_way -= len(found)
            size = max(1, min(LARGEST, int(CHUNK_SECONDS * len(found) / max(seconds, 1e-9))))
            for _ in range(2 if under_way < AHEAD else 1):  # more and more, as the first ones say little of the others
                if chunk := list(islice(coming, size)):
                    waiting.append(pool.submit(some, chunk))
                    under_way += len(chunk)
            yield from found
    except BrokenProcessPool:
        raise died() from None
    finally:
        end(pool)


def _several(work: Callable[[A], B], items: list[A]) -> tuple[list[B], float]:
    """What comes out of each, and how long all took."""
    began = perf_counter()
    return [work(one) for one in items], perf_counter() - began


def workers(count: int, prepare: Callable[..., None] | None = None, *about: object) -> ProcessPoolExecutor:
    """This many of them, each prepared first. They are spawned: forked ones would share our sockets and database, and
    wait forever for locks that one of our threads held at that moment."""
    return ProcessPoolExecutor(count, get_context("spawn"), begin, (dict(GAMES), prepare, about))


def end(pool: ProcessPoolExecutor) -> None:
    """Ends them at once, whatever they are doing. Whoever still waits for an answer gets `BrokenProcessPool`."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False)


def begin(games: dict[str, str], prepare: Callable[..., None] | None = None, about: tuple[object, ...] = ()) -> None:
    """The first thing that a process of ours does."""
    GAMES.update(games)  # somebody may have added one
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes, but only the first should answer
    Thread(target=_end_with_parent, daemon=True).start()
    if prepare is not None:
        prepare(*about)


def _end_with_parent() -> None:
    """A worker whose parent was killed would wait for work forever; it ends instead."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
