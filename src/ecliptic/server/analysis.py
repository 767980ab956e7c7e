"""Judging finished games in another process, taking turns event by event. The results are kept for a while."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable, Iterator

import msgspec

from ecliptic.bots.analysis import Analysis, Mark
from ecliptic.games import game
from ecliptic.kernel.record import Record
from ecliptic.kernel.state import NATURE
from ecliptic.server import messages
from ecliptic.server.crew import Crew, Processes
from ecliptic.server.fair import Fair
from ecliptic.table.save import game_named

SIMULATIONS = 100
"""Simulations for each decision and each position: a game takes between a few seconds and a minute."""
DIGITS = 4
KEPT = 32
AT_ONCE, FOR_EACH = 64, 16
"""How many games are judged in turn, and how many of them one address may ask for."""

NICE = 10
"""Bots at a table take precedence over the analysis of finished games."""

log = logging.getLogger("ecliptic.analyses")
_encode = msgspec.json.Encoder().encode
_begun: dict[int, Iterator[Mark]] = {}


class Failed(Exception):
    """The process that judged ended, or the game cannot be judged."""


def one_behind() -> Crew:
    return Processes(1, NICE)


class Analyst:
    """The process that judges, alive for as long as there is something to judge."""

    def __init__(self, hire: Callable[[], Crew] = one_behind, simulations: int = SIMULATIONS) -> None:
        self._hire, self._simulations = hire, simulations
        self._crew: Crew | None = None
        self._numbers = itertools.count()
        self._games = 0

    async def judge(self, record: str) -> AsyncGenerator[bytes, None]:
        """A line for each event, found when it is asked for. Raises `Failed`."""
        if self._crew is None:
            self._crew, self._games = self._hire(), 0
        crew, number = self._crew, next(self._numbers)
        self._games += 1
        try:
            await crew.do(begin, number, record, self._simulations)
            while (line := await crew.do(judge, number)) is not None:
                yield line
        except Exception as error:
            raise Failed(type(error).__name__) from error
        finally:
            self._drop(crew, number)

    def _drop(self, crew: Crew, number: int) -> None:
        self._games -= crew is self._crew
        if self._games and crew is self._crew:
            with contextlib.suppress(RuntimeError):  # it is broken: the others will notice
                asyncio.ensure_future(crew.do(forget, number)).add_done_callback(_unheard)
                return
        crew.end()
        self._crew = None if crew is self._crew else self._crew


def _unheard(done: asyncio.Future[None]) -> None:
    """Nobody needs to know whether that went well."""
    if not done.cancelled():
        done.exception()


class _Job:
    """A game that is being judged, or has been; any number of readers may follow it."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.over = False
        self.readers = 0
        self.work: asyncio.Task[None]
        self._news = asyncio.Event()

    def tell(self, line: bytes | None) -> None:
        """The next line; None after the last one."""
        if line is None:
            self.over = True
        else:
            self.lines.append(line)
        self._news.set()
        self._news = asyncio.Event()

    async def read(self) -> AsyncGenerator[bytes, None]:
        at = 0
        while at < len(self.lines) or not self.over:
            if at == len(self.lines):
                await self._news.wait()
            else:
                at += 1
                yield self.lines[at - 1]


class Analyses:
    """Streams the marks of finished games."""

    def __init__(self, analyst: Analyst | None = None) -> None:
        self._analyst = analyst or Analyst()
        self._turns = Fair(1)
        self._places = Fair(AT_ONCE, FOR_EACH)
        self._jobs: OrderedDict[str, _Job] = OrderedDict()

    async def of(self, name: str, record: str, who: str = "") -> AsyncGenerator[bytes, None]:
        """One line of JSON for each event of this table's game, for a reader at this address. The work ends when nobody
        listens. Work that failed ends early with what there is, and is done again when somebody asks again.
        """
        job = self._jobs.get(name)
        if job is None:
            job = self._jobs[name] = _Job()
            job.work = asyncio.create_task(self._work(name, job, record, who))
        job.readers += 1
        try:
            async with contextlib.aclosing(job.read()) as lines:
                async for line in lines:
                    yield line
        finally:
            job.readers -= 1
            if not job.readers and not job.over:
                del self._jobs[name]
                job.work.cancel()
                await asyncio.wait([job.work])

    async def _work(self, name: str, job: _Job, record: str, who: str) -> None:
        """At its own pace: a slow reader holds up nobody."""
        try:
            async with self._places.turn(who), contextlib.aclosing(self._analyst.judge(record)) as lines:
                while not job.over:
                    async with self._turns.turn(who):
                        line = await anext(lines, None)
                    job.tell(line)
            self._forget_some()
        except Failed as error:
            log.error("an analysis failed", extra={"error": error.args[0]})
            del self._jobs[name]
            job.tell(None)

    def _forget_some(self) -> None:
        done = [name for name, job in self._jobs.items() if job.over]
        for name in done[: max(0, len(done) - KEPT)]:
            del self._jobs[name]


# -- in the process that judges -----------------------------------------------------------------------------


def begin(number: int, record: str, simulations: int) -> None:
    """Begins to judge a game, which this number identifies from now on."""
    read = Record.from_text(record)
    _begun[number] = iter(Analysis(game(game_named(record, read.game)), read, simulations=simulations))


def judge(number: int) -> bytes | None:
    """The mark of the next event, as a line; None when there are no more."""
    mark = next(_begun[number], None)
    return None if mark is None else _encode(as_message(mark)) + b"\n"


def forget(number: int) -> None:
    _begun.pop(number, None)


def as_message(mark: Mark) -> messages.Mark:
    luck = [round(part.value, DIGITS) for part in mark.luck]
    whose = mark.seat if mark.seat != NATURE else max(range(len(luck)), key=lambda seat: abs(luck[seat]))
    judged = mark.judged
    choices = [
        messages.Compared(move, round(choice.expected, DIGITS), number == judged.made)
        for number, (move, choice) in enumerate(zip(judged.moves, judged.weighed.choices, strict=True))
    ] if judged else []  # fmt: skip
    return messages.Mark(
        n=mark.index + 1,
        seat=None if mark.seat == NATURE else mark.seat,
        whose=whose,
        luck=luck,
        regret=round(judged.regret.value, DIGITS) if judged else 0.0,
        values=[round(value, DIGITS) for value in mark.after],
        choices=choices,
    )
