"""The heavy work of the process that talks to the players, done by other processes or whatever takes their place."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

T = TypeVar("T")


class Crew(Protocol):
    """Workers that call a function of ours and answer with its result."""

    def do(self, work: Callable[..., T], *about: object) -> Awaitable[T]:
        """Raises what the function raises, and `RuntimeError` if the worker ended before it had answered."""

    def end(self) -> None:
        """Ends them at once, whatever they are doing."""


class Processes:
    """A number of processes with a lower priority than the one that talks to the players."""

    def __init__(self, count: int, by: int = 5) -> None:
        from ecliptic.bots.workers import workers  # not where there are no processes, as in a browser

        self._pool = workers(count, behind, by)

    def do(self, work: Callable[..., T], *about: object) -> Awaitable[T]:
        return asyncio.get_running_loop().run_in_executor(self._pool, work, *about)

    def end(self) -> None:
        from ecliptic.bots.workers import end

        end(self._pool)  # who else was waiting for them is told, and asks again

    @property
    def running(self) -> list[BaseProcess]:
        return list((self._pool._processes or {}).values())


def behind(by: int) -> None:
    """In a process of its own: the one that talks to the players goes first."""
    if hasattr(os, "nice"):
        os.nice(by)
