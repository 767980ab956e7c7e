"""People: they open tables, sit down, play, talk, take back, leave, come back, and play again, on one device or two."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import functools
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ecliptic.server.tokens import digest
from ecliptic.testing.simulate.network import Answer, Cut, Wire

if TYPE_CHECKING:
    from ecliptic.testing.simulate.world import World

TICK = 20.0
"""Seconds after which somebody wonders whether the line is still there, and tries again."""
TRIES = 12
REGRETS = 0.1
"""How many moves somebody wants to take back."""


class Party:
    """Those who want to play together, and the table where they do."""

    def __init__(self, world: World, about: dict[str, Any]) -> None:
        self.world, self.about = world, about
        self.number: int = about["number"]
        self.rng = world.rng(f"party {self.number}")
        self.table = ""
        self.invites: dict[int, str] = {}
        self.people: dict[int, Person] = {}
        self.last_mover = 0

    async def open(self) -> None:
        """One of them opens the table, until that works; the others come one after the other."""
        about, rng = self.about, self.rng
        seats = [
            {"kind": "bot", "bot": "random"} if n in about["bots"] else {"kind": "open"} for n in range(about["seats"])
        ]
        seats[0] = {"kind": "me"}
        wish = {
            "game": about["game"], "name": f"Ada {self.number}", "seats": seats, "options": about["options"],
            "public": about["public"], "watchable": about["watchable"], "words": f"words {self.number}",
        }  # fmt: skip
        if about["clock"]:
            wish["clock"] = dict(zip(("seconds", "increment"), about["clock"], strict=True))
        for _ in range(TRIES):
            try:
                answer = await self.world.network.request(
                    self.world.some_process(rng), "POST", "/api/tables", wish, address=f"10.{self.number}.0.1"
                )
                if answer.status == 200:
                    break
            except Cut:
                pass
            await asyncio.sleep(rng.uniform(0.5, 3))
        else:
            return
        opened = answer.data
        self.table = opened["table"]
        self.invites = {one["seat"]: one["token"] for one in opened.get("invites", ())}
        self.sit(Person(self, 0, opened["token"]))
        guests = [seat for seat in range(1, about["seats"]) if seat not in about["bots"]]
        if about["racing"] and guests:
            self.world.spawn(self._race(guests))
        for seat in guests:
            self.world.spawn(self._come(seat))

    def sit(self, person: Person) -> None:
        self.people[person.seat] = person
        self.world.invariants.acts(self.table, person.token, person.seat)
        person.start()

    def fresh_token(self) -> str:
        return base64.urlsafe_b64encode(self.rng.randbytes(32)).decode().rstrip("=")

    async def _come(self, seat: int) -> None:
        await asyncio.sleep(self.rng.uniform(0.5, 6))
        if seat not in self.people:
            await self.join(seat)

    async def join(self, seat: int) -> None:
        """A guest takes a seat, asking again with the same token whenever no answer came."""
        token = self.fresh_token()
        for _ in range(TRIES):
            try:
                answer = await self._ask_for(seat, token, f"Guest {seat}", self.world.some_process(self.rng))
            except Cut:
                answer = Answer(503, b"{}")
            if answer.status == 200:
                self.seated(answer, token)
                return
            if answer.status != 503:
                return  # somebody else sits there
            await asyncio.sleep(self.rng.uniform(0.5, 3))

    def seated(self, answer: Answer, token: str) -> None:
        """A server says that a token has a seat now. Asked twice, it may say so twice."""
        seat = answer.data["seat"]
        self.world.invariants.acts(self.table, token, seat)
        there = self.people.get(seat)
        if there is None or there.gone:
            self.sit(Person(self, seat, token))

    async def _ask_for(self, seat: int, token: str, name: str, process: int) -> Answer:
        wish = {"name": name, "token": token, "words": f"{name} {self.rng.randrange(100)}"}
        invite = "" if self.about["public"] else self.invites.get(seat, "")
        path = f"/api/tables/{self.table}/seats/{seat}"
        return await self.world.network.request(process, "POST", path, wish, invite, f"10.{self.number}.1.{seat}")

    async def _race(self, seats: list[int]) -> None:
        """Somebody wants any seat, and asks for all of them at once, everywhere, with one token."""
        await asyncio.sleep(self.rng.uniform(0.1, 3))
        token = self.fresh_token()
        processes = range(len(self.world.processes))
        wanted = [(seat, process) for seat in seats for process in processes]
        self.rng.shuffle(wanted)
        asked = [self._ask_for(seat, token, "Eve", process) for seat, process in wanted]
        for answer in await asyncio.gather(*asked, return_exceptions=True):
            if isinstance(answer, Answer) and answer.status == 200:
                self.seated(answer, token)

    def order(self, what: str, seat: int, luck: int) -> None:
        """Has somebody do something, if they are there."""
        if what == "undo" and luck % 2:
            seat = self.last_mover
        person = self.people.get(seat)
        if what == "spectate" and self.table:
            Person(self, -1, "").start()
        elif person is not None and not person.gone:
            person.order(what, luck)


class Person:
    """Somebody with a seat, or a spectator without one."""

    def __init__(self, party: Party, seat: int, token: str) -> None:
        self.party, self.seat, self.token = party, seat, token
        self.tokens = [token] if token else []
        """All that it has for its seat: one for each device to which it took it."""
        self.world = party.world
        self.table = party.table
        self.rng = self.world.rng(f"person {party.number} {seat} {len(self.world.people)}")
        self.address = f"10.{party.number}.2.{len(self.world.people)}"
        self.world.people.append(self)
        self.devices: list[Device] = []
        self.gone = False
        self.wants_again = self.rng.random() < 0.6
        self.sent: list[dict[str, Any]] = []
        """What it has said, for those who say it again."""
        self._words = 0

    def start(self, token: str = "") -> None:
        device = Device(self, token or self.token)
        self.devices.append(device)
        self.world.spawn(device.run())

    def order(self, what: str, luck: int) -> None:
        if what == "device":
            if len(self.devices) < 2:
                self.start()
        elif what in ("fetch", "post", "http", "analyse", "remove", "hand"):
            self.world.spawn(getattr(self, what)(luck))
        else:
            device = self.devices[luck % len(self.devices)]
            device.queue.put_nowait((what, luck))

    def words(self, times: int = 1) -> str:
        """Never said before, and to be heard once; a request may be carried twice."""
        self._words += 1
        words = f"{self.party.number}.{self.seat}.{self.address} says {self._words}"
        self.world.invariants.may_say[words] += times
        return words

    # -- over HTTP -------------------------------------------------------------------------------------------

    async def request(self, method: str, table: str, what: str, body: Any = None) -> Answer | None:
        """None if it got lost."""
        token = self.token
        try:
            process, path = self.world.some_process(self.rng), f"/api/tables/{table}/{what}".rstrip("/")
            answer = await self.world.network.request(process, method, path, body, token, self.address)
        except Cut:
            return None
        if answer.code == "denied" and not self.gone:
            self.denied(table, token)
        return answer

    async def fetch(self, luck: int) -> None:
        """Looks at something."""
        what, table = ("frame", "record", "log", "position", "replay")[luck % 5], self.table
        over = self.world.invariants.chronicles[table].table.status == "over"
        answer = await self.request("GET", table, what)
        if answer is None:
            return
        if answer.status == 200 and what == "frame":
            self.world.invariants.frame(table, self.token, False, answer.data)
        if answer.status == 422 and (what != "replay" or over):
            self.world.fail("every record verifies", f"{table} {what}: {answer.body!r}")

    async def post(self, luck: int) -> None:
        """Moves without a socket. What was answered is stored."""
        table = self.table
        frames = [one.frame for one in self.devices if one.frame.get("table") == table]
        frame = next((one for one in frames if one["legal"] and not one["lone"]), None)
        if frame is None:
            return
        message = {"is": "act", "seq": frame["seq"], "move": choose(frame["legal"], self.rng)}
        self.sent.append(message)
        answer = await self.request("POST", table, "send", message)
        if answer is not None and answer.status == 200:
            self.world.invariants.frame(table, self.token, False, answer.data)
            if answer.data["seq"] <= frame["seq"]:
                self.world.fail("nothing stored is lost", f"{table}: {message} was taken and changed nothing")

    async def http(self, luck: int) -> None:
        """Says something without a socket. What was answered is stored."""
        table, words = self.table, self.words(2 if self.world.network.copies else 1)
        answer = await self.request("POST", table, "send", {"is": "say", "words": words})
        if table in self.world.invariants.gone:
            return
        if answer is not None and answer.status == 200 and not self.world.invariants.said[words]:
            self.world.fail("nothing stored is lost", f"{table}: {words!r} was answered")

    async def hand(self, luck: int) -> None:
        """Takes the seat to another device, which has a token of its own then."""
        table, code, token = self.table, self.party.fresh_token(), self.party.fresh_token()
        made = await self.request("POST", table, "send", {"is": "hand_over", "token": code})
        if made is None or made.status != 200:
            return
        process, path = self.world.some_process(self.rng), f"/api/tables/{table}/seats/{self.seat}/take"
        with contextlib.suppress(Cut):
            taken = await self.world.network.request(process, "POST", path, {"token": token}, code, self.address)
            if taken.status == 200 and table == self.table:
                self.world.invariants.acts(table, token, self.seat)
                self.tokens.append(token)
                self.start(token)

    async def analyse(self, luck: int) -> None:
        """Has a finished game judged, and does not always wait for the end of it."""
        table, patience = self.table, (0.3, 2.0, 100.0)[luck % 3]
        if self.world.invariants.chronicles[table].table.status != "over":
            return
        try:
            answer = await asyncio.wait_for(self.request("GET", table, "analysis"), patience)
        except TimeoutError:
            return
        if answer is not None and answer.status == 200:
            self.world.invariants.judged(table, answer.body)

    async def remove(self, luck: int) -> None:
        """Wants the table to go, which is for those who sit there alone."""
        answer = await self.request("DELETE", self.table, "")
        self.gone |= answer is not None and answer.status == 200

    def denied(self, table: str, token: str) -> None:
        """A server does not know the token: is it right?"""
        if token and self.world.database.tables.pass_of(table, digest(token)):
            self.world.fail("a good token is good", f"{table}: seat {self.seat}")

    async def left(self) -> None:
        """Before the start the seat is lost; somebody else may come, or the same one again."""
        self.gone = True
        await asyncio.sleep(self.rng.uniform(0.2, 10))
        await self.party.join(self.seat)


class Device:
    """A page that somebody has open: it stays connected, whatever happens, and shows what it is sent."""

    def __init__(self, person: Person, token: str) -> None:
        self.person, self.world, self.rng = person, person.world, person.rng
        self.token = token
        self.queue: asyncio.Queue[Any] = asyncio.Queue()
        self.wire: Wire | None = None
        self.frame: dict[str, Any] = {}
        self.board = self.rng.random() < 0.2
        self.offline_until = 0.0
        self._heard_at = 0.0
        self._table = ""
        """The one that it is connected to."""

    async def run(self) -> None:
        person = self.person
        while not person.gone and not self.world.closing:
            if self.world.loop.time() < self.offline_until:
                await asyncio.sleep(1)
                continue
            try:
                await self._connect()
                await self._talk()
            except Cut:
                pass
            if self.wire is not None:
                self.wire.leave()
                self.wire = None
            await asyncio.sleep(self.rng.uniform(0.1, 2))

    async def _connect(self) -> None:
        person, world = self.person, self.world
        self.queue = asyncio.Queue()
        table, hear = person.table, self.queue.put_nowait
        self._table, path = table, f"/api/tables/{table}/live"
        self.wire = wire = await world.network.connect(world.some_process(self.rng), path, person.address, hear)
        wire.check = functools.partial(world.invariants.shown, table, self.token, self.board)
        since = self.frame.get("seq", 0) if self.rng.random() < 0.8 else 0
        wire.say({"is": "hello", "token": self.token, "since": since, "board": self.board})
        self._heard_at = world.loop.time()
        self._later(TICK, "tick")

    def _later(self, seconds: float, what: str, about: Any = None) -> None:
        self.world.later(seconds, functools.partial(self.queue.put_nowait, (what, about)))

    async def _talk(self) -> None:
        assert self.wire is not None
        while not self.person.gone and not self.world.closing:
            match await self.queue.get():
                case None:
                    return
                case ("tick", _):
                    self._tick()
                case ("think", frame):
                    self._think(frame)
                case ("offline", luck):
                    self.offline_until = self.world.loop.time() + luck % 40
                    return
                case (str() as what, luck):
                    self._do(what, luck)
                case message:
                    self._heard_at = self.world.loop.time()
                    self._hear(message)

    def say(self, message: dict[str, Any]) -> None:
        assert self.wire is not None
        self.person.sent.append(message)
        self.wire.say(message)

    def _tick(self) -> None:
        silent = self.world.loop.time() - self._heard_at
        if silent > 3 * TICK:
            raise Cut
        if silent > TICK:
            self.say({"is": "ask", "moves": []})
        if self.frame:
            self._plan()
        self._later(TICK, "tick")

    # -- what it is told -------------------------------------------------------------------------------------

    def _hear(self, message: dict[str, Any]) -> None:
        if message["is"] == "frame":
            self._look(message["frame"])
        elif message["is"] == "error" and not self.person.token:
            self.person.gone = message["code"] == "no_spectators"
        elif message["is"] == "error" and message["code"] == "unavailable":
            if (message.get("fact") or {}).get("key") != "refused-no-answer":
                self.world.invariants.turned_away(f"a socket at {self._table}")
        elif message["is"] == "error" and message["code"] == "denied":
            if (message.get("fact") or {}).get("key") == "refused-seat-left":
                return
            self.person.denied(self._table, self.token)

    def _look(self, frame: dict[str, Any]) -> None:
        if frame["table"] == self.person.table and frame["seq"] < self.frame.get("seq", 0):
            old = self.frame["seq"]
            self.world.fail("nothing stored is lost", f"{frame['table']}: {frame['seq']} was shown after {old}")
        self.frame = frame
        self._plan()

    def _plan(self) -> None:
        if any(True for _ in self._wishes()):
            speed = self.person.party.about["speed"] if not self.world.healed else 0.3
            self._later(min(20.0, self.rng.expovariate(0.7 / speed)), "think", self.frame)

    def _wishes(self) -> Iterator[str]:
        """What there is to do for it now."""
        frame, seat = self.frame, self.person.seat
        if self.person.token == "":
            return
        question = frame["question"]
        if question is not None and seat in question["needs"] and seat not in question["agreed"]:
            yield "answer"
        if frame["status"] == "open" and all(one["kind"] in ("person", "bot") for one in frame["seats"]):
            yield "begin"
        if frame["legal"] and not frame["lone"]:
            yield "act"
        if frame["status"] == "over" and self.person.wants_again:
            yield "again"

    def _think(self, frame: dict[str, Any]) -> None:
        """Thought through; meanwhile something else may have happened. People who are asked answer that first."""
        if frame is self.frame:
            wish = next(self._wishes(), None)
            if wish is not None:
                getattr(self, f"_{wish}")()

    def _begin(self) -> None:
        self.say({"is": "begin"})

    def _act(self) -> None:
        self.person.party.last_mover = self.person.seat
        self.say({"is": "act", "seq": self.frame["seq"], "move": choose(self.frame["legal"], self.rng)})
        if self.rng.random() < REGRETS:
            self._later(self.rng.uniform(0.5, 4), "undo", 0)

    def _answer(self) -> None:
        what = self.frame["question"]["what"]
        if what == "rematch" and not self.person.wants_again:
            self.say({"is": "refuse"})
        else:
            self.say({"is": "agree" if self.rng.random() < 0.85 else "refuse"})

    def _again(self) -> None:
        person = self.person
        there = self.frame["next_table"]
        question = self.frame["question"]
        asked = question is not None and person.seat in question["needs"]
        if there and not asked and self.world.database.tables.pass_of(there, digest(person.token)):
            person.party.table = person.table = there
            for device in person.devices:
                device.frame = {}
                if device.wire is not None:
                    device.wire.cut()
        elif not there:
            self.say({"is": "rematch"})
        else:
            person.wants_again = asked

    # -- what it is asked to do ------------------------------------------------------------------------------

    def _do(self, what: str, luck: int) -> None:
        if not self.frame or self.person.token == "":
            return
        match what:
            case "say":
                self.say({"is": "say", "words": self.person.words()})
            case "undo" | "refuse" | "hint":
                self.say({"is": what})
            case "words":
                self.say({"is": "add", "words": f"words {luck}"})
            case "leave":
                self._leave(luck)
            case "back":
                self.say({"is": "back"})
            case "stand_in":
                self.say({"is": "stand_in", "seat": luck % len(self.frame["seats"]), "bot": "random"})
            case "hook":
                self.say({"is": "hook", "url": "http://127.0.0.1:9/" if luck % 3 else ""})
            case "ask":
                self.say({"is": "ask", "moves": [{"kind": "dance"}]})

    def _leave(self, luck: int) -> None:
        """During the game one comes back; before it, somebody else may sit there then, if they were invited."""
        if self.frame["status"] == "open" and not self.person.seat:
            return
        self.say({"is": "leave"})
        if self.frame["status"] == "playing":
            self._later(luck % 60, "back", 0)
        elif self.frame["status"] == "open":
            self.world.later(5, self._has_left)

    def _has_left(self) -> None:
        person = self.person
        if not person.gone and not self.world.database.tables.pass_of(person.table, digest(person.token)):
            self.world.spawn(person.left())


def choose(legal: list[dict[str, Any]], rng: Any) -> str:
    """A move of any kind: rare kinds are as good as those that there are many of."""
    kinds = sorted({move["kind"] for move in legal})
    kind = rng.choice(kinds)
    found: str = rng.choice([move for move in legal if move["kind"] == kind])["move"]
    return found
