"""An event loop with nothing outside of it: time jumps to the next timer, and the seed says whose turn it is.

What belongs to one process runs in the order that asyncio promises; between processes any order can happen. A process
that has died does nothing any more: a crash is possible between any two steps, which is at every `await`.
"""

from __future__ import annotations

import asyncio
import heapq
import random
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import ContextVar
from typing import Any

PRUNED = 20_000
"""Tasks between two looks for those that are done."""
STUCK = 300_000
"""Steps without any time passing: something runs in circles."""


class Owner:
    """Whoever steps belong to: a server process, or everything around them."""

    dead = False
    offset = 0.0
    """How far its clock is wrong, in seconds."""
    fuse = 0
    """It dies after this many more steps."""

    def crash(self) -> None:
        """Dies now."""


WORLD = Owner()
WHO: ContextVar[Owner] = ContextVar("who", default=WORLD)


class Circles(Exception):
    """Steps follow each other for ever."""


class SimTask(asyncio.Task[Any]):
    """A task whose place in a set is the same in every run."""

    def __init__(self, coro: Coroutine[Any, Any, Any], *, loop: SimLoop, **more: Any) -> None:
        self._number = loop.number()
        super().__init__(coro, loop=loop, **more)
        loop.keep(self)

    def __hash__(self) -> int:
        return self._number


class SimLoop(asyncio.BaseEventLoop):
    """Deterministic: the same callbacks in the same order for the same seed."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self.steps = 0
        self.slow_thread: Callable[[], float] = lambda: 0.0
        """How long something takes that is done in a thread."""
        self._now = 0.0
        self._rng = rng
        self._numbers = 0
        self._kept: list[SimTask] = []
        self._queues: dict[Owner, deque[asyncio.Handle]] = {}
        self._since_time = 0
        self.set_task_factory(lambda loop, coro, **more: SimTask(coro, loop=self, **more))

    def time(self) -> float:
        return self._now

    def number(self) -> int:
        self._numbers += 1
        return self._numbers

    def keep(self, task: SimTask) -> None:
        """Until the end: nothing of a process that died may be tidied up, as nobody would do that."""
        self._kept.append(task)
        if len(self._kept) % PRUNED == 0:
            self._kept = [one for one in self._kept if not one.done()]

    def forget(self) -> None:
        """After the end."""
        for task in self._kept:
            task._log_destroy_pending = False  # type: ignore[attr-defined]
        self._kept.clear()
        self._queues.clear()
        self._scheduled.clear()  # type: ignore[attr-defined]

    def _write_to_self(self) -> None:
        """There is no other thread to be woken by."""

    def _process_events(self, event_list: Any) -> None:
        """There are none from outside."""

    def _run_once(self) -> None:
        while not self._sort():
            self._pass_time()
        if not self._queues:
            return  # it is to stop
        self.steps += 1
        self._since_time += 1
        if self._since_time > STUCK:
            raise Circles(f"{STUCK} steps in one moment")
        owner = self._choose()
        queue = self._queues[owner]
        handle = queue.popleft()
        if not queue:
            del self._queues[owner]
        handle._run()
        if owner.fuse:
            owner.fuse -= 1
            if not owner.fuse:
                owner.crash()

    def _sort(self) -> bool:
        """What is ready, by whose it is; whether there is anything."""
        ready: deque[asyncio.Handle] = self._ready  # type: ignore[attr-defined]
        while ready:
            handle = ready.popleft()
            owner = handle._context.get(WHO, WORLD)  # type: ignore[attr-defined]
            if not handle.cancelled() and not owner.dead:
                self._queues.setdefault(owner, deque()).append(handle)
        for owner in [owner for owner in self._queues if owner.dead]:
            del self._queues[owner]
        return bool(self._queues) or self._stopping  # type: ignore[attr-defined]

    def _choose(self) -> Owner:
        owners = list(self._queues)
        return owners[0] if len(owners) == 1 else owners[int(self._rng.random() * len(owners))]

    def _pass_time(self) -> None:
        timers: list[asyncio.TimerHandle] = self._scheduled  # type: ignore[attr-defined]
        if not timers:
            raise Circles("nobody waits for anything any more")
        self._now = max(self._now, timers[0].when())
        self._since_time = 0
        while timers and timers[0].when() <= self._now:
            timer = heapq.heappop(timers)
            timer._scheduled = False  # type: ignore[attr-defined]
            if not timer.cancelled():
                self._ready.append(timer)  # type: ignore[attr-defined]

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """There are no threads: it takes a while, then it is done at once."""
        future: asyncio.Future[Any] = self.create_future()
        self.call_later(self.slow_thread(), self._work, future, func, args)
        return future

    def _work(self, future: asyncio.Future[Any], func: Callable[..., Any], args: tuple[Any, ...]) -> None:
        if future.done():
            return
        try:
            future.set_result(func(*args))
        except Exception as error:
            future.set_exception(error)
