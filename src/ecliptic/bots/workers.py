"""Processes that think or play for another one."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread


def workers(count: int, prepare: Callable[..., None] | None = None, *about: object) -> ProcessPoolExecutor:
    """So many of them, each prepared first. They start afresh: forked ones would share our sockets and database, and
    wait for ever for locks that one of our threads held in that moment."""
    return ProcessPoolExecutor(count, get_context("spawn"), _begin, (prepare, about))


def end(pool: ProcessPoolExecutor) -> None:
    """Ends them at once, whatever they do. Who still waits for an answer gets `BrokenProcessPool`."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False)


def _begin(prepare: Callable[..., None] | None, about: tuple[object, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes, but only the first should answer it
    Thread(target=_end_with_parent, daemon=True).start()
    if prepare is not None:
        prepare(*about)


def _end_with_parent() -> None:
    """A worker whose parent was killed would wait for work for ever; it ends instead."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
