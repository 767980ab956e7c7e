"""A batch whose games are shared by several processes.

This process plays the first share and others play the rest. All copy what their games show into memory that belongs to
all of them, and find the actions there. What they say to each other is a few bytes a step.
"""

from __future__ import annotations

import ctypes
import pickle
import weakref
from bisect import bisect
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ecliptic.bots.workers import WorkerDied, begin, died
from ecliptic.envs.share import Arrays, Setup, Share
from ecliptic.games import GAMES

PAGE = 4096
"""Each array begins a page, as whoever pins its memory for a GPU wants it."""
STEP, DONE = b"step", b""
PATIENCE = 2.0
"""Seconds until a process that should end is killed."""


class Place(NamedTuple):
    """Where an array lies in the shared memory."""

    at: int
    shape: tuple[int, ...]
    kind: str


class Processes:
    """All games of a batch."""

    def __init__(self, setup: Setup, count: int, workers: int) -> None:
        firsts = [count * worker // workers for worker in range(workers + 1)]
        self._own = Share(setup, 0, firsts[1])
        places, size = _places(self._own.arrays, count)
        context = get_context("spawn")
        block = context.RawArray(ctypes.c_byte, size)
        self.arrays, self._actions = _look(block, places)
        for array in self.arrays:
            array.flags.writeable = False
        self._mine, _ = _look(block, places)
        self._firsts, self._each = firsts, np.arange(count)
        self._doors: list[Connection] = []
        self._processes: list[SpawnProcess] = []
        self._end = weakref.finalize(self, _end, self._doors, self._processes)
        for first, end in pairwise(firsts[1:]):
            here, there = context.Pipe()
            about = (dict(GAMES), there, block, places, setup, first, end - first)
            process = context.Process(target=_work, args=about, daemon=True)
            process.start()
            there.close()  # else nobody would notice that the process is gone
            self._doors.append(here)
            self._processes.append(process)
        for door in self._doors:
            self._answer(door)

    # -- what a batch can do ---------------------------------------------------------------------------------

    def reset(self, games: Sequence[tuple[int, int]]) -> None:
        """New games: their numbers and seeds."""
        self._split("reset", [game for game, _ in games], games)

    def renew(self, games: Sequence[int]) -> None:
        """New games with the random streams of the last ones."""
        self._split("renew", games, games)

    def _split(self, what: str, numbers: Sequence[int], games: Sequence[Any]) -> None:
        """Tells every share which of its games to begin."""
        shares: list[list[Any]] = [[] for _ in range(len(self._doors) + 1)]
        for number, game in zip(numbers, games, strict=True):
            shares[self._whose(number)].append(game)
        for door, share in zip(self._doors, shares[1:], strict=True):
            self._ask(door, pickle.dumps((what, share)))
        getattr(self._own, what)(shares[0])
        self._meet()

    def _whose(self, game: int) -> int:
        """The number of the process that plays a game; this one is 0."""
        return bisect(self._firsts, game) - 1

    def illegal(self, actions: npt.NDArray[np.int64]) -> int:
        """The first game whose action is not allowed, or -1."""
        masks = self.arrays.masks
        inside = (actions >= 0) & (actions < masks.shape[1])
        allowed = inside & (masks[self._each, np.where(inside, actions, 0)] == 1)
        return -1 if allowed.all() else int(allowed.argmin())

    def step(self, actions: npt.NDArray[np.int64]) -> None:
        """One decision in each game."""
        self._actions[:] = actions
        for door in self._doors:
            self._ask(door, STEP)
        self._own.step(actions[: self._own.end])
        self._meet()

    def _meet(self) -> None:
        """Waits until every share is shown."""
        self._own.show(self._mine)
        for door in self._doors:
            self._answer(door)

    def refusal(self, game: int, action: int) -> tuple[str, str]:
        """The rule that forbids an action, and why in words."""
        worker = self._whose(game)
        if worker == 0:
            return self._own.refusal(game, action)
        door = self._doors[worker - 1]
        self._ask(door, pickle.dumps(("refusal", (game, action))))
        rule, words = pickle.loads(self._answer(door))
        return rule, words

    # -- the other processes ---------------------------------------------------------------------------------

    def _ask(self, door: Connection, message: bytes) -> None:
        if not self._end.alive:
            raise WorkerDied("this batch was closed")
        try:
            door.send_bytes(message)
        except OSError:
            self.close()
            raise died() from None

    def _answer(self, door: Connection) -> bytes:
        """Whoever stops waiting, for Ctrl-C say, ends the batch: the next answer would be that to an older question."""
        try:
            return door.recv_bytes()
        except BaseException as error:
            self.close()
            if isinstance(error, EOFError | OSError):
                raise died() from None
            raise

    def close(self) -> None:
        """Ends the other processes."""
        self._end()


def _end(doors: list[Connection], processes: list[SpawnProcess]) -> None:
    for door in doors:
        door.close()
    for process in processes:
        process.join(PATIENCE)
        process.kill()
        process.join()


# -- shared memory ---------------------------------------------------------------------------------------------------


def _places(arrays: Arrays, count: int) -> tuple[list[Place], int]:
    """Where the arrays of all games lie, those with the actions last, and how much memory they take."""
    places, at = [], 0
    for row, kind in [*((array.shape[1:], array.dtype.str) for array in arrays), ((), "<i8")]:
        place = Place(at, (count, *row), kind)
        places.append(place)
        size = int(np.prod(place.shape)) * np.dtype(kind).itemsize
        at += -(-size // PAGE) * PAGE
    return places, at + PAGE


def _look(block: Any, places: Sequence[Place]) -> tuple[Arrays, npt.NDArray[np.int64]]:
    """The arrays in a piece of shared memory."""
    whole = np.frombuffer(block, np.uint8)
    start = -whole.ctypes.data % PAGE
    found = [np.ndarray(place.shape, place.kind, whole, start + place.at) for place in places]
    return Arrays(*found[:-1]), found[-1]


# -- in a process of its own -----------------------------------------------------------------------------------------


def _work(
    games: dict[str, str], door: Connection, block: Any, places: list[Place], setup: Setup, first: int, count: int
) -> None:
    """Does what is asked for until nobody asks any more."""
    begin(games)
    share = Share(setup, first, count)
    arrays, actions = _look(block, places)
    mine = actions[first : first + count]
    door.send_bytes(DONE)
    while True:
        try:
            message = door.recv_bytes()
        except (EOFError, OSError):
            return
        door.send_bytes(_answer(share, message, arrays, mine))


def _answer(share: Share, message: bytes, arrays: Arrays, actions: npt.NDArray[np.int64]) -> bytes:
    if message == STEP:
        share.step(actions)
    else:
        what, about = pickle.loads(message)
        if what == "refusal":
            return pickle.dumps(share.refusal(*about))
        getattr(share, what)(about)
    share.show(arrays)
    return DONE
