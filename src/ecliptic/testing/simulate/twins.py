"""Twin worlds: two that differ only in what one viewer cannot know must look the same to it, byte for byte, in number
and in time.

In the first world all play at random. In the second the others do something else wherever the viewer sees no
difference: another secret choice, or none yet. Nothing takes time but what the server itself waits for, so that
nobody's own speed tells anything. Both go round by round; as long as the viewer knows the same at the end of a round,
all that it was shown and answered in it must have been the same.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any, NamedTuple

import msgspec

from ecliptic.kernel.state import LATER, NATURE, SPECTATOR
from ecliptic.table import Table
from ecliptic.table.events import unasked
from ecliptic.testing.simulate import plan as plans
from ecliptic.testing.simulate.invariants import Chronicle, asked_seats
from ecliptic.testing.simulate.network import Wire
from ecliptic.testing.simulate.patches import undisturbed
from ecliptic.testing.simulate.world import Outcome, Violation, World

ROUNDS, ROUND_SECONDS = 8, 20.0
MOVES = (1, 2, 30)
"""How many one makes in a round: a turn that all have at once should not always end with it."""
PROBES = ("frame", "position", "record", "log")


class Done(NamedTuple):
    """An event of the first world: what was done, and what the viewer saw of it."""

    action: int
    seen: int


class Seen(NamedTuple):
    """What a world looked like to the viewer."""

    rounds: list[list[tuple[float, str, bytes]]]
    """In each round: when, how, and what."""
    known: list[Any]
    """What the viewer knew at the end of each round."""
    truth: list[Any]
    """What was really the case then."""
    done: dict[int, list[Done]]
    """By seat: all that it did."""
    counts: list[dict[int, int]]
    """By seat: how much it had done at the end of each round."""


class First(random.Random):
    """Nobody is ever lucky: of those who are ready the first one goes."""

    def random(self) -> float:
        return 0.0


class Twin(World):
    """A world without chance or delay, in which one table is played at."""

    def __init__(self, plan: plans.Plan, viewer: int, before: Seen | None) -> None:
        super().__init__(plan)
        self.loop._rng = First()
        self.loop.slow_thread = lambda: 0.0
        self._about: dict[str, Any] = plan.steps[0].about
        self._viewer, self._before = viewer, before
        self._tokens: list[str] = []
        self._table = ""
        self._frame: dict[str, Any] = {}
        self._round: list[tuple[float, str, bytes]] = []
        self.seen = Seen([], [], [], {}, [])

    def delay(self) -> float:
        return 0.0

    def think(self) -> float:
        return 0.5

    @property
    def _one(self) -> Chronicle:
        return self.invariants.chronicles[self._table]

    async def _main(self) -> None:
        self.processes.append(self._process(0))
        while not self.processes[0].ready:
            await asyncio.sleep(0.1)
        await self._sit_down()
        wire = await self.network.connect(0, f"/api/tables/{self._table}/live", "10.0.0.1", self._hear)
        wire.say({"is": "hello", "token": self._tokens[self._viewer] if self._viewer != SPECTATOR else ""})
        await self._send(0, {"is": "begin"})
        rounds = round(self.plan.seconds / ROUND_SECONDS)
        for number in range(rounds if self._before is None else len(self._before.rounds)):
            end = self.loop.time() + ROUND_SECONDS
            self._round = []
            await self._play_round(number, wire, last=number == rounds - 1)
            if number < rounds - 1:
                await asyncio.sleep(end - self.loop.time())
                self._look_back()
            if self._one.table.status == "over":
                break
        self.seen.done.update(_all_done(self._one.table, self._viewer))

    async def _sit_down(self) -> None:
        about = self._about
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (about["seats"] - 1)]
        wish = {"game": about["game"], "name": "Ada", "seats": seats, "options": about["options"]}
        if about["clock"]:
            wish["clock"] = {"seconds": 3600, "increment": 5}
        opened = (await self.network.request(0, "POST", "/api/tables", wish)).data
        self._table, self._tokens = opened["table"], [opened["token"]]
        for one in opened.get("invites", ()):
            path = f"/api/tables/{self._table}/seats/{one['seat']}"
            joined = await self.network.request(
                0, "POST", path, {"name": "Guest"}, one["token"], f"10.0.1.{one['seat']}"
            )
            self._tokens.append(joined.data["token"])

    async def _send(self, seat: int, message: dict[str, Any]) -> int:
        path = f"/api/tables/{self._table}/send"
        answer = await self.network.request(0, "POST", path, message, self._tokens[seat], f"10.0.1.{seat}")
        return answer.status

    def _hear(self, message: dict[str, Any] | None) -> None:
        if message is not None and message["is"] == "frame":
            self._frame = message["frame"]
        self._round.append((round(self.loop.time(), 6), "socket", msgspec.json.encode(message)))

    # -- a round ---------------------------------------------------------------------------------------------

    async def _play_round(self, number: int, wire: Wire, last: bool) -> None:
        """The others act in one moment, then the viewer looks around. In some rounds it waits, to see nothing; in the
        last one it asks whether others can be replaced. Bots may take longer for some choices than for others."""
        quiet = last or (number + self.plan.seed) % 3 == 2
        most = random.Random(f"{self.plan.seed} round {number}").choice(MOVES)
        for seat in range(len(self._tokens)):
            if seat != self._viewer:
                await self._act(seat, number, most, quiet)
        await asyncio.sleep(1)
        await self._probe(wire)
        if not quiet and self._viewer != SPECTATOR:
            await self._act(self._viewer, number, most, False)
        await asyncio.sleep(12)
        await self._probe(wire)
        if last:
            for seat in range(len(self._tokens)):
                wire.say({"is": "stand_in", "seat": seat, "bot": "random"})
            self._look_back()
            await asyncio.sleep(0.01)

    async def _act(self, seat: int, number: int, most: int, secretly: bool) -> None:
        """What is asked of a seat; secretly: one thing, if the viewer does not see it, and in one world only. What was
        forced in one world may be chosen in the other: the second goes as far as the first did."""
        for done in range(1 if secretly else MOVES[-1]):
            table = self._one.table
            if done >= most if self._before is None else self._count(seat) >= self._before.counts[number].get(seat, 0):
                break
            if seat not in asked_seats(table) or unasked(table.game, table.state, seat) is not None:
                return
            action = self._choose(table, seat)
            if secretly and (self._before is not None or not self._is_unseen(table, seat, action)):
                return
            move = table.game.spell(table.state, seat, action)
            if await self._send(seat, {"is": "act", "seq": table.ledger(seat).seq, "move": move}) != 200:
                return

    def _is_unseen(self, table: Table, seat: int, action: int) -> bool:
        """Whether the viewer notices nothing of it, also because the turn cannot be over with it."""
        others = asked_seats(table) - {seat}
        goes_on = bool(others) if self._viewer == SPECTATOR else self._viewer in others
        return goes_on and table.state.seen_as(self._viewer, seat, action) == LATER

    def _count(self, seat: int) -> int:
        """How many events are this seat's."""
        return sum(by == seat for by, _ in self._one.table.events)

    def _choose(self, table: Table, seat: int) -> int:
        """At random; in the second world something that looks the same to the viewer, and is something else."""
        state, number = table.state, self._count(seat)
        rng = random.Random(f"{self.plan.seed} {seat} {number}")
        legal = list(state.legal(seat))
        kinds: dict[str, list[int]] = {}
        for action in legal:
            kinds.setdefault(table.game.describe(state, seat, action).kind, []).append(action)
        free = rng.choice(kinds[rng.choice(list(kinds))])
        done = self._before.done.get(seat, []) if self._before is not None else []
        if seat == self._viewer or number >= len(done):
            return done[number].action if number < len(done) and done[number].action in legal else free
        action, seen = done[number]
        alike = [one for one in legal if state.seen_as(self._viewer, seat, one) == seen]
        others = [one for one in alike if one != action]
        return rng.choice(others or alike or legal)

    async def _probe(self, wire: Wire) -> None:
        """Whatever the viewer can ask, it asks."""
        token = self._tokens[self._viewer] if self._viewer != SPECTATOR else ""
        for what in PROBES:
            path = f"/api/tables/{self._table}/{what}"
            answer = await self.network.request(0, "GET", path, None, token, "10.0.0.2")
            self._round.append((round(self.loop.time(), 6), what, answer.body))
        moves = self._frame.get("legal", [])[:8]
        wire.say({"is": "ask", "moves": [{"kind": one["kind"], "args": one.get("args", {})} for one in moves]})
        wire.say({"is": "agree"})

    def _look_back(self) -> None:
        table = self._one.table
        self.seen.rounds.append(self._round)
        seen = table.record(self._viewer).events
        known = (table.state.known_to(self._viewer).to_dict(), seen, table.status, _lone(table, self._viewer))
        self.seen.known.append(known)
        self.seen.counts.append({seat: self._count(seat) for seat in range(len(table.seats))})
        self.seen.truth.append(table.state.to_dict())


def _lone(table: Table, viewer: int) -> list[bool]:
    """Of all that the viewer saw at once: whether there was nothing to choose. The table waits a moment with that, and
    whoever can choose takes as long as they like: it is no secret which of the two it was."""
    seen = [one for one in table.history.moments() if one.seat != NATURE and one.seen_as(viewer) != LATER]
    return [unasked(table.game, one.before, one.seat) is not None for one in seen]


def _all_done(table: Table, viewer: int) -> dict[int, list[Done]]:
    found: dict[int, list[Done]] = {}
    for moment in table.history.moments():
        found.setdefault(moment.seat, []).append(Done(moment.action, moment.seen_as(viewer)))
    return found


class Compared(NamedTuple):
    """Two worlds, side by side."""

    violation: Violation | None
    rounds: int
    """That were compared."""
    apart: int
    """In which the truth was not the same."""


class Pair(msgspec.Struct, frozen=True):
    """What both worlds have in common; also the form of a saved case. The plan lasts as long as the rounds do."""

    plan: plans.Plan
    viewer: int


def compare(seed: int) -> Compared:
    """The two worlds of a seed."""
    pair = draw(seed)
    return live(pair) if pair is not None else Compared(None, 0, 0)


def draw(seed: int) -> Pair | None:
    """None where nobody else plays, who could have secrets."""
    rng = random.Random(f"twins {seed}")
    about = {**plans.party(rng, 0), "bots": [], "watchable": True}
    if about["game"] == "ephemeris" and rng.random() < 0.4:
        about |= {"seats": 2, "options": {"draft": True}}  # the most secret of all
    if about["seats"] == 1:
        return None
    viewer = rng.choice([SPECTATOR, *range(about["seats"])])
    seconds, opening = ROUND_SECONDS * (1 + seed % ROUNDS), plans.Step(0.0, "open", about)
    plan = plans.Plan(seed=seed, shared=False, processes=1, seconds=seconds, cache=2000, steps=[opening])
    return Pair(plan, viewer)


def live(pair: Pair) -> Compared:
    """One world after the other, then side by side."""
    worlds: list[Seen] = []
    for _ in range(2):
        with undisturbed():
            world = Twin(pair.plan, pair.viewer, worlds[0] if worlds else None)
            seen = world.seen
            outcome: Outcome = world.run()
        if outcome.violation is not None:
            return Compared(outcome.violation, 0, 0)
        worlds.append(seen)
    return _side_by_side(*worlds)


def _side_by_side(here: Seen, there: Seen) -> Compared:
    rounds = apart = 0
    for number, (one, other) in enumerate(zip(here.rounds, there.rounds, strict=False)):
        if here.known[number] != there.known[number]:
            break  # now the viewer may know which of the two it lives in
        rounds += 1
        apart += here.truth[number] != there.truth[number]
        for seen, twin in zip(one, other, strict=False):
            if seen != twin:
                return Compared(
                    Violation("twin worlds look the same", f"{seen} and {twin}"[:3000], seen[0]), rounds, apart
                )
        if len(one) != len(other):
            return Compared(Violation("twin worlds look the same", f"{len(one)} and {len(other)}", 0.0), rounds, apart)
    return Compared(None, rounds, apart)
