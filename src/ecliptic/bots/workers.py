"""Processes that think or play for another one."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final, TypeVar

from ecliptic.games import GAMES
from ecliptic.kernel.errors import EclipticError

AHEAD: Final = 1000
"""How many items may be done while an earlier one is not."""

A = TypeVar("A")
B = TypeVar("B")


class WorkerDied(EclipticError):
    """A process was killed, by somebody or by the system."""


def in_order(pool: ProcessPoolExecutor, work: Callable[[A], B], items: Iterable[A]) -> Iterator[B]:
    """What the workers make of each item, in order. Raises `WorkerDied`.

    Whoever stops listening does not wait for the rest: the workers are ended. `pool.map` would first cancel what nobody
    waits for, and Python 3.11 fails over that when workers end.
    """
    coming = iter(items)
    try:
        waiting = deque(pool.submit(work, one) for one in islice(coming, AHEAD))
        while waiting:
            found = waiting.popleft().result()
            waiting.extend(pool.submit(work, one) for one in islice(coming, 1))
            yield found
    except BrokenProcessPool:
        raise WorkerDied("one of the processes at work was killed: is there enough memory?") from None
    finally:
        end(pool)


def workers(count: int, prepare: Callable[..., None] | None = None, *about: object) -> ProcessPoolExecutor:
    """This many of them, each prepared first. They are spawned: forked ones would share our sockets and database, and
    wait forever for locks that one of our threads held at that moment."""
    return ProcessPoolExecutor(count, get_context("spawn"), _begin, (dict(GAMES), prepare, about))


def end(pool: ProcessPoolExecutor) -> None:
    """Ends them at once, whatever they are doing. Whoever still waits for an answer gets `BrokenProcessPool`."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False)


def _begin(games: dict[str, str], prepare: Callable[..., None] | None, about: tuple[object, ...]) -> None:
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
