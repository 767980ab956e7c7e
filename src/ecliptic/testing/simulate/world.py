"""One world: it is made from a plan, lives through it, is healed, comes to rest, and says what was wrong."""

from __future__ import annotations

import asyncio
import contextvars
import functools
import hashlib
import random
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

import msgspec

from ecliptic.server.settings import Settings
from ecliptic.testing.simulate import attackers, faults
from ecliptic.testing.simulate.clients import Device, Party, Person
from ecliptic.testing.simulate.invariants import SETTLED, Invariants
from ecliptic.testing.simulate.loop import WHO, Circles, SimLoop
from ecliptic.testing.simulate.network import AGAIN_SECONDS, Network, Process
from ecliptic.testing.simulate.patches import Judges, Workers, hushed, simulated, undisturbed
from ecliptic.testing.simulate.plan import ATTACKS, FAULTS, Plan, Step
from ecliptic.testing.simulate.store import Database, Trouble

HEALING, PROGRESS, REST = 10.0, 150.0, 75.0
"""Seconds after the plan: until all is well, in which every table must go on, until all who left are forgotten."""
LOOK_SECONDS = 1.0


class Violation(NamedTuple):
    """Something that must be true was not."""

    name: str
    what: str
    at: float


class Outcome(NamedTuple):
    """What became of a world."""

    violation: Violation | None
    digest: str
    """Of all events: the same plan always has the same."""
    events: int
    steps: int
    """Of the event loop."""
    seconds: float
    """That passed in it."""
    verified: int
    """Finished games whose records were right."""


class World:
    """Everything that there is."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.loop = SimLoop(self.rng("turns"))
        self.loop.slow_thread = lambda: self.ways.uniform(0.0, 0.02)
        self._context = contextvars.copy_context()
        self.ways = self.rng("ways")
        self._thinking = self.rng("bots")
        self._judging = self.rng("judges")
        self.database = Database(plan.shared, self.later, self.delay)
        self.invariants = Invariants(self)
        self.database.stored, self.database.removed = self.invariants.stored, self.invariants.removed
        self.network = Network(self)
        self.network.losses, self.network.copies = plan.losses, plan.copies
        self.processes: list[Process] = []
        self.lives: list[Process] = []
        """All that there ever were."""
        self.troubles = [Trouble() for _ in range(plan.processes)]
        self.parties: dict[int, Party] = {}
        self.people: list[Person] = []
        self.workers: dict[Process, Workers] = {}
        self.judges: list[Judges] = []
        """All that were ever hired."""
        self.judges_died = False
        """Whether somebody killed one."""
        self.store_failed = False
        """Whether there was any trouble with the database."""
        self.healed = self.closing = self.stopping = False
        self.violation: Violation | None = None
        self.events = 0
        self._digest = hashlib.blake2b(digest_size=16)

    # -- what the others use ---------------------------------------------------------------------------------

    def rng(self, name: str) -> random.Random:
        """A stream of chance of its own, so that what one draws does not change what others draw."""
        return random.Random(f"{self.plan.seed} {name}")

    def delay(self) -> float:
        """How long a way takes: mostly little."""
        luck = self.ways.random()
        return 0.001 + 0.02 * luck if luck < 0.93 else 0.3 * luck if luck < 0.99 else 2 * luck

    def think(self) -> float:
        """How long a bot takes; sometimes longer than anyone waits for it."""
        luck = self._thinking.random()
        return 0.05 + luck if luck < 0.99 else 40.0

    def judge(self) -> float:
        """How long it takes to judge an event."""
        return 0.001 + 0.02 * self._judging.random()

    def later(self, seconds: float, work: Callable[[], object]) -> None:
        self.loop.call_later(seconds, work, context=self._context)

    def at(self, time: float, work: Callable[[], object]) -> None:
        self.loop.call_at(time, work, context=self._context)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.loop.create_task(work, context=self._context)

    def note(self, *event: object) -> None:
        """An event: part of what makes this world this one."""
        self.events += 1
        self._digest.update(repr((round(self.loop.time(), 6), *event)).encode())

    def fail(self, name: str, what: str) -> None:
        """The first violation ends the world."""
        if self.violation is None:
            self.violation = Violation(name, what[:2000], self.loop.time())
            self.loop.stop()

    def some_process(self, rng: random.Random) -> int:
        return rng.randrange(self.plan.processes)

    def hire(self, workers: Workers) -> Workers:
        process = WHO.get()
        assert isinstance(process, Process)
        self.workers[process] = workers
        return workers

    def hire_judges(self, judges: Judges) -> Judges:
        self.judges.append(judges)
        return judges

    async def rung(self, url: Any, secret: str, body: bytes) -> int:
        """Somebody's webhook is called."""
        await asyncio.sleep(self.delay())
        self.note("rung", body)
        self.invariants.rung(msgspec.json.decode(body))
        return 200

    def devices(self) -> list[Device]:
        return [device for person in self.people if not person.gone for device in person.devices]

    def surely_here(self, process: Process, table: str) -> set[int]:
        """The seats of those who have been connected to this process for a while, and nothing is wrong with that."""
        found = set()
        for device in self.devices():
            wire, person = device.wire, device.person
            if wire is None or person.table != table or person.seat < 0 or wire.process is not process:
                continue
            settled = self.loop.time() - wire.since > SETTLED and device.frame.get("table") == table
            if wire.open and not wire.half and wire.slow == 1.0 and settled:
                found.add(person.seat)
        return found

    # -- its life --------------------------------------------------------------------------------------------

    def run(self) -> Outcome:
        with simulated(self):
            ours = self._live()
        outcome = Outcome(
            self.violation, self._digest.hexdigest(), self.events, self.loop.steps, self.loop.time(),
            self.invariants.verified,
        )  # fmt: skip
        with hushed():
            self.loop.forget()
            self.loop.close()
            self.__dict__.clear()
        if ours is not None:
            raise ours
        return outcome

    def _live(self) -> BaseException | None:
        """An error of the simulator itself, if there was one."""
        self.loop.set_exception_handler(
            lambda _, about: self.fail("the server has no errors", f"{about['message']}: {about.get('exception')!r}")
        )
        main = self.loop.create_task(self._main())
        main.add_done_callback(lambda _: self.loop.stop())
        try:
            self.loop.run_forever()
        except Circles as error:
            self.fail("nobody runs in circles", str(error))
        return main.exception() if self.violation is None else None

    async def _main(self) -> None:
        for number in range(self.plan.processes):
            self.processes.append(self._process(number))
            self.spawn(self._keep_running(number))
        while not all(process.ready for process in self.processes):
            await asyncio.sleep(0.1)
        for step in self.plan.steps:
            self.later(step.at, functools.partial(self._step, step))
        await self._watch(self.plan.seconds)
        faults.heal(self)
        await self._watch(HEALING)
        await self._wait_for_progress()
        await self._rest()

    def _process(self, number: int) -> Process:
        days = self.plan.keep / 86_400
        settings = Settings(database="sqlite:simulated", cache=self.plan.cache, keep_days=days)  # type: ignore[arg-type]
        process = Process(self, number, settings, self.troubles[number])
        self.lives.append(process)
        process.start()
        return process

    async def _keep_running(self, number: int) -> None:
        """As whoever looks after servers does."""
        while True:
            before = self.processes[number]
            await before.over
            self.note("ended", number)
            if self.stopping:
                return
            await asyncio.sleep(AGAIN_SECONDS)
            self.troubles[number].deaf = False
            self.processes[number] = self._process(number)
            self.processes[number].offset = before.offset

    async def _watch(self, seconds: float) -> None:
        end = self.loop.time() + seconds
        while self.loop.time() < end:
            await asyncio.sleep(LOOK_SECONDS)
            self.invariants.bounded()
            self.invariants.agree()
            self.invariants.up_to_date()

    def _step(self, step: Step) -> None:
        if self.healed:
            return
        self.note("step", step.what, sorted(step.about.items()) if step.what != "open" else step.about["number"])
        about = step.about
        if step.what == "open":
            party = self.parties[about["number"]] = Party(self, about)
            self.spawn(party.open())
            return
        party_of = self.parties.get(about["party"])
        if step.what in FAULTS:
            faults.strike(self, step.what, about)
        elif party_of is None or not party_of.table:
            return
        elif step.what in ATTACKS:
            self.spawn(attackers.attack(self, party_of, step.what, about["seat"], about["luck"]))
        else:
            party_of.order(step.what, about["seat"], about["luck"])

    def _waiting(self) -> dict[str, int]:
        """The tables at which all are there and something has to happen, and how far they are."""
        found = {}
        for name, one in self.invariants.chronicles.items():
            here = {person.seat for person in self.people if person.table == name and not person.gone}
            persons = {number for number, seat in enumerate(one.table.seats) if seat.person}
            ready = one.table.status == "playing" or all(seat.taken for seat in one.table.seats)
            if (
                name not in self.invariants.gone
                and one.table.status != "over"
                and ready
                and persons
                and persons <= here
            ):
                found[name] = one.table.seq
        return found

    async def _wait_for_progress(self) -> None:
        waiting = self._waiting()
        end = self.loop.time() + PROGRESS
        while waiting:
            await self._watch(LOOK_SECONDS)
            tables = {name: self.invariants.chronicles[name].table for name in waiting}
            going = {name: seq for name, seq in waiting.items() if name not in self.invariants.gone}
            waiting = {name: seq for name, seq in going.items() if tables[name].seq == seq}
            if waiting and self.loop.time() > end:
                name, seq = next(iter(waiting.items()))
                table = tables[name]
                what = f"{name}, {table.game.id}: nothing for {PROGRESS} s after change {seq}, {table.status}"
                self.fail("every table goes on", f"{what}, actors {table.state.actors():b}")

    async def _rest(self) -> None:
        """All go home, and then the servers stop."""
        self.closing = True
        for device in self.devices():
            device.queue.put_nowait(None)
        await asyncio.sleep(REST)
        while not all(process.ready for process in self.processes):
            await asyncio.sleep(1)
        self.invariants.at_rest()
        self.stopping = True
        for process in self.processes:
            await process.stop()
        for process in self.processes:
            await asyncio.wait_for(process.over, 60)


def live(plan: Plan) -> Outcome:
    """From its beginning to its end."""
    with undisturbed():
        return World(plan).run()
