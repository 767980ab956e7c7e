"""The one place where the server's surroundings are replaced: time, chance, secrets, workers, databases, webhooks."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import functools
import gc
import logging
import random
import sys
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any, cast

from ecliptic.kernel import chance
from ecliptic.kernel.record import Record
from ecliptic.server import (
    analysis,
    app,
    bot_pool,
    clock,
    fair,
    ratelimit,
    routes,
    sockets,
    store,
    tables,
    tokens,
    webhooks,
)
from ecliptic.server.bot_pool import think
from ecliptic.table import table as commands
from ecliptic.testing.simulate.loop import WHO, SimLoop
from ecliptic.testing.simulate.network import Process
from ecliptic.testing.simulate.store import SimStore

if TYPE_CHECKING:
    from ecliptic.testing.simulate.world import World

EPOCH = 1_800_000_000
"""When the world begins, in seconds since 1970."""
EXPECTED = (
    "a bot did not answer", "a bot failed", "a bot failed every time: its first legal move is made",
    "an analysis failed",
)  # fmt: skip
"""What the server may complain about: somebody killed its workers."""

ABSENT_MS = 8000
"""Nobody has two minutes here: players who are gone are absent after a few seconds."""
PRUNE_SECONDS = 4.0
"""Nor does anybody have an hour."""

document = functools.cache(routes.openapi)


class Time:
    """Stands for the module `time`: virtual, and by each process's own clock."""

    def __init__(self, loop: SimLoop) -> None:
        self._loop = loop

    def monotonic(self) -> float:
        return self._loop.time()

    perf_counter = monotonic

    def time(self) -> float:
        return EPOCH + self._loop.time() + WHO.get().offset

    def time_ns(self) -> int:
        return int(self.time() * 1000) * 1_000_000


class Secrets:
    """Stands for the module `secrets`: from the seed."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def token_bytes(self, count: int) -> bytes:
        return self._rng.randbytes(count)

    def token_urlsafe(self, count: int) -> str:
        return base64.urlsafe_b64encode(self._rng.randbytes(count)).decode().rstrip("=")


class Workers:
    """Stands for the processes in which bots think: for a while, or until they die."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._waiting: dict[asyncio.Future[Any], None] = {}
        self.dead = False

    def do(self, work: Callable[..., Any], *about: Any) -> asyncio.Future[Any]:
        if self.dead:
            raise BrokenProcessPool
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()
        self._waiting[answer] = None
        loop.call_later(self._takes(), self._answer, answer, work, about)
        return answer

    def _takes(self) -> float:
        return self._world.think()

    def _answer(self, answer: asyncio.Future[Any], work: Callable[..., Any], about: tuple[Any, ...]) -> None:
        self._waiting.pop(answer, None)
        if answer.done():
            return
        try:
            answer.set_result(self._work(work, about))
        except Exception as error:
            answer.set_exception(error)

    def _work(self, work: Callable[..., Any], about: tuple[Any, ...]) -> Any:
        if work is not think:
            raise ValueError("nobody thinks that hard here")
        game, _, *rest = about
        return think(game, "random", *rest)

    def end(self) -> None:
        self.dead = True
        for answer in self._waiting:
            if not answer.done():
                answer.set_exception(BrokenProcessPool())
        self._waiting.clear()


class Judges(Workers):
    """Stands for the process that judges finished games: what it finds is only which event it looked at."""

    def __init__(self, world: World, process: object) -> None:
        super().__init__(world)
        self.process = process
        self._left: dict[int, Iterator[int]] = {}

    def _takes(self) -> float:
        return self._world.judge()

    def _work(self, work: Callable[..., Any], about: tuple[Any, ...]) -> Any:
        number = about[0]
        if work is analysis.begin:
            self._left[number] = iter(range(1, 1 + len(Record.from_text(about[1]).events)))
        elif work is analysis.judge:
            n = next(self._left[number], None)
            return None if n is None else b'{"n":%d}\n' % n
        elif work is analysis.forget:
            self._left.pop(number, None)
        return None


class Complaints(logging.Handler):
    """What the server logs as wrong is wrong."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        if record.getMessage() not in EXPECTED:
            error = record.exc_info[1] if record.exc_info else ""
            self._world.fail("the server has no errors", f"{record.getMessage()}: {error!r}")


@contextlib.contextmanager
def simulated(world: World) -> Iterator[None]:
    """Until the end of it, the server lives in this world."""
    time, secrets = Time(world.loop), Secrets(world.rng("secrets"))
    with contextlib.ExitStack() as stack:
        for module in (clock, fair, ratelimit, sockets, tables, webhooks):
            stack.enter_context(replaced(module, "time", time))
        for module in (chance, tokens):
            stack.enter_context(replaced(module, "secrets", secrets))
        numbers = iter(range(1, sys.maxsize))
        replacements: list[tuple[Any, str, Any]] = [
            (webhooks, "random", world.rng("webhooks")),
            (webhooks.Webhooks, "_post", world.rung),
            (bot_pool, "Processes", lambda count: world.hire(Workers(world))),
            (analysis, "Processes", lambda count, by: world.hire_judges(Judges(world, WHO.get()))),
            (commands, "ABSENT_MS", ABSENT_MS),
            (tables, "PRUNE_SECONDS", PRUNE_SECONDS),
            (store, "make", _make),
            (app, "openapi", document),
            (sockets.Socket, "__hash__", lambda self: self.__dict__.setdefault("_number", next(numbers))),
        ]
        for owner, name, value in replacements:
            stack.enter_context(replaced(owner, name, value))
        stack.enter_context(_heard(Complaints(world)))
        yield


def _make(url: str) -> SimStore:
    """The store of the process that asks for it."""
    process = cast(Process, WHO.get())
    process.store = SimStore(process.world.database, process)
    return process.store


@contextlib.contextmanager
def replaced(owner: Any, name: str, value: Any) -> Iterator[None]:
    before = owner.__dict__[name] if name in owner.__dict__ else getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        setattr(owner, name, before)


@contextlib.contextmanager
def _heard(complaints: Complaints) -> Iterator[None]:
    logger = logging.getLogger("ecliptic")
    before, logger.propagate = logger.propagate, False
    logger.addHandler(complaints)
    try:
        yield
    finally:
        logger.removeHandler(complaints)
        logger.propagate = before


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Garbage is collected at the end, not whenever it suits the memory, and nothing is searched for it that was there
    before."""
    was_on = gc.isenabled()
    gc.disable()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
        if was_on:
            gc.enable()


@contextlib.contextmanager
def hushed() -> Iterator[None]:
    """What is thrown away in it, and with it, says nothing: half-done work that nobody will ever finish."""
    hook = sys.unraisablehook
    sys.unraisablehook = lambda _: None
    logging.disable()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
            while gc.collect():
                pass
    finally:
        logging.disable(logging.NOTSET)
        sys.unraisablehook = hook
