"""Bots think in other processes. One that crashes or takes too long is asked again; the table notices only the time."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import Callable
from typing import TypeVar

from ecliptic.bots import bot
from ecliptic.bots.hints import Hint, hint
from ecliptic.games import game
from ecliptic.kernel.game import Game
from ecliptic.server import messages
from ecliptic.server.crew import Crew, Processes
from ecliptic.server.fair import Fair

TRIES = 3
HINTS = "hints"
"""All hints together take turns with the tables as if they were one more table."""
T = TypeVar("T")

log = logging.getLogger("ecliptic.bots")


class NoAnswer(Exception):
    """A bot failed every time."""


@functools.cache
def _game(name: str) -> Game:
    return game(name)


def think(game_id: str, name: str, known: dict[str, object], seat: int, seed: int) -> int:
    """In a process of its own: what a bot chooses, from what its seat knows and nothing else."""
    return bot(name, seed=seed).choose(_game(game_id).position(known), seat)


def hinted(game_id: str, known: dict[str, object], seat: int) -> Hint:
    """In a process of its own: what a strong bot would do, and why."""
    its = _game(game_id)
    return hint(its, its.position(known), seat)


def as_message(seq: int, found: Hint) -> messages.Hinted:
    """A hint for the frame with this number."""
    options = [messages.Candidate(one.move, round(one.value, 4), one.as_good) for one in found.options]
    return messages.Hinted(seq, options, round(found.now, 4))


class BotPool:
    """The workers in which bots think, started when the first bot is asked."""

    def __init__(self, workers: int, seconds: float, hire: Callable[[int], Crew] | None = None) -> None:
        self._workers, self.seconds, self._hire = workers, seconds, hire or Processes
        self._turns = Fair(workers)
        """By table. Only thinking counts towards a bot's time, not waiting for a free process."""
        self._hints = Fair(workers)
        """By seat. Hints wait for each other first: however many there are, a game waits for one of them at most."""
        self._crew: Crew | None = None
        self.crashes = 0

    def prepare(self) -> None:
        """Starts them now, so that the first question does not have to wait for that."""
        self._ready()

    async def choose(self, table: str, game_id: str, name: str, known: dict[str, object], seat: int, seed: int) -> int:
        """What the bot of a table does. Raises `NoAnswer`."""
        return await self.ask(table, name, think, game_id, name, known, seat, seed)

    async def hint(self, who: str, game_id: str, known: dict[str, object], seat: int) -> Hint:
        """What a strong bot would do, and why. Raises `NoAnswer`."""
        async with self._hints.turn(who):
            return await self.ask(HINTS, "hint", hinted, game_id, known, seat)

    async def ask(self, who: str, name: str, work: Callable[..., T], *about: object) -> T:
        """What work for somebody gives, which waits its turn."""
        async with self._turns.turn(who, name):
            return await self._try(name, work, *about)

    async def _try(self, name: str, work: Callable[..., T], *about: object) -> T:
        for _ in range(TRIES):
            crew = self._ready()
            try:
                return await asyncio.wait_for(crew.do(work, *about), self.seconds)
            except (TimeoutError, RuntimeError) as error:
                self.crashes += 1
                log.warning("a bot did not answer", extra={"bot": name, "error": type(error).__name__})
                self._give_up(crew)
            except Exception as error:
                self.crashes += 1
                log.warning("a bot failed", extra={"bot": name, "error": type(error).__name__})
        raise NoAnswer(name)

    def _ready(self) -> Crew:
        if self._crew is None:
            self._crew = self._hire(self._workers)
        return self._crew

    def _give_up(self, crew: Crew) -> None:
        """Ends these workers, whatever they are doing; the next question starts others."""
        if self._crew is crew:
            self._crew = None
        crew.end()

    def stop(self) -> None:
        if self._crew is not None:
            self._give_up(self._crew)
