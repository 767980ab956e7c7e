"""Processes that think or play for another one."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from threading import Thread


def end_with_parent() -> None:
    """A worker whose parent was killed would wait for work for ever; it ends instead."""
    Thread(target=_watch, daemon=True).start()


def leave_interrupts_to_parent() -> None:
    """Ctrl-C reaches all processes of a terminal, but only the first should answer it, and end its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def _watch() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
