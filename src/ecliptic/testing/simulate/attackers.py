"""Those who try what they may not: reuse tokens, replay messages, race for seats, guess numbers, probe refusals."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import TYPE_CHECKING, Any

from ecliptic.server.tokens import digest
from ecliptic.testing.simulate.clients import Party, Person, choose
from ecliptic.testing.simulate.network import Answer, Cut

if TYPE_CHECKING:
    from ecliptic.testing.simulate.world import World

MESSAGES: tuple[dict[str, Any], ...] = (
    {"is": "begin"}, {"is": "undo"}, {"is": "agree"}, {"is": "refuse"}, {"is": "leave"}, {"is": "back"},
    {"is": "rematch"}, {"is": "act", "seq": 1, "move": "x"}, {"is": "say", "words": "mine"}, {"is": "hook", "url": ""},
    {"is": "hint"}, {"is": "seat_bot", "seat": 1}, {"is": "stand_in", "seat": 0}, {"is": "add", "words": "mine"},
    {"is": "ask", "moves": []},
)  # fmt: skip
STRANGE: tuple[dict[str, str], ...] = (
    {"origin": "http://["}, {"origin": "https://evil.example"}, {"host": "evil.example"}, {"host": "["},
    {"host": "evil.example", "origin": "http://evil.example"},
)  # fmt: skip
FLOOD, FLOODERS = 80, 4
VACATED = 4


async def attack(world: World, party: Party, what: str, seat: int, luck: int) -> None:
    """One attempt."""
    victim = party.people.get(seat)
    if victim is None or victim.gone:
        return
    attacker = Attacker(world, party, victim, random.Random(f"{world.plan.seed} {luck}"))
    with contextlib.suppress(Cut):
        await getattr(attacker, what)()


class Attacker:
    """Somebody who found out, or was given, some of what the others have."""

    def __init__(self, world: World, party: Party, victim: Person, rng: random.Random) -> None:
        self.world, self.party, self.victim, self.rng = world, party, victim, rng
        self.table = victim.table
        self.address = f"10.66.{rng.randrange(250)}.{rng.randrange(250)}"

    async def _send(self, message: Any, token: str, table: str = "") -> Answer:
        path = f"/api/tables/{table or self.table}/send"
        process = self.world.some_process(self.rng)
        return await self.world.network.request(process, "POST", path, message, token, self.address)

    async def _get(self, what: str, token: str, table: str = "") -> Answer:
        path = f"/api/tables/{table or self.table}{what}"
        return await self.world.network.request(
            self.world.some_process(self.rng), "GET", path, None, token, self.address
        )

    def _is_refused(self, answer: Answer, what: str) -> None:
        if answer.status not in (400, 403, 404, 422, 429, 503):
            self.world.fail("what is forbidden is refused", f"{self.table}: {what} gave {answer.status}")

    # -- messages --------------------------------------------------------------------------------------------

    async def replay(self) -> None:
        """Says again what the victim said. What is too late is stale, however often it is said."""
        acts = [one for one in self.victim.sent[-6:] if one["is"] in ("act", "agree", "undo", "begin")]
        if acts:
            await self._act(self.rng.choice(acts))

    async def guess(self) -> None:
        """A legal move with a number that is not the last frame's."""
        frame = self.victim.devices[0].frame
        if frame.get("legal"):
            seq = max(0, frame["seq"] + self.rng.choice([-5, -1, 1, 50]))
            await self._act({"is": "act", "seq": seq, "move": choose(frame["legal"], self.rng)})

    async def _act(self, message: dict[str, Any]) -> None:
        ledger = self.world.invariants.chronicles[self.table].table.ledger(self.victim.seat)
        late = message.get("seq", ledger.turn) < ledger.turn
        answer = await self._send(message, self.victim.token)
        early = message.get("seq", 0) > ledger.seq
        if answer.status == 200 and (late or early):
            self.world.fail("a move answers the latest frame", f"{self.table}: {message} was taken")

    async def probe(self) -> None:
        """Without a token, and with one that nobody has."""
        for token in ("", "x" * 43):
            message = self.rng.choice(MESSAGES)
            answer = await self._send(message, token)
            gone = answer.status == 404 and self.table in self.world.invariants.gone
            if answer.status not in (403, 429, 503) and not gone:
                self.world.fail("what is forbidden is refused", f"{self.table}: {message} gave {answer.status}")
        if not self.party.about["watchable"]:
            self._is_refused(await self._get("/frame", ""), "a frame without a token")

    async def strange(self) -> None:
        """Names and origins that are not the server's, a record that cannot be read, and one that breaks off."""
        headers = self.rng.choice(STRANGE)
        path, process = f"/api/tables/{self.table}", self.world.some_process(self.rng)
        answer = await self.world.network.request(process, "GET", path, None, "", self.address, headers)
        self._is_refused(answer, str(headers))
        if answer.status == 404:
            self.world.fail("what is forbidden is refused", f"{headers} got in")
        record = "ecliptic record 1\ngame: transit\nseats: " + "9" * 5001
        for ends in (True, False):
            answer = await self.world.network.request(
                process, "POST", "/api/records", record, "", self.address, ends=ends
            )
            self._is_refused(answer, "a record")

    async def flood(self) -> None:
        """Many sockets of one address, each with as many expensive messages as it can send."""
        heard = 0

        def hear(message: Any) -> None:
            nonlocal heard
            heard += message is not None and message["is"] == "error"

        process = self.world.some_process(self.rng)
        path = f"/api/tables/{self.table}/live"
        wires = [await self.world.network.connect(process, path, self.address, hear) for _ in range(FLOODERS)]
        start = self.world.loop.time()
        for wire in wires:
            with contextlib.suppress(Cut):
                wire.say({"is": "hello", "token": self.victim.token})
                for _ in range(FLOOD):
                    wire.say({"is": "hook", "url": "ftp://nowhere"})
        await asyncio.sleep(2)
        rate = self.world.processes[0].tables.settings.messages_per_second if self.world.processes[0].ready else 20.0
        passed = self.world.loop.time() - start + 1
        if heard > rate * (5 + passed) + FLOODERS:
            self.world.fail("an address gets its share", f"{heard} answers in {passed} s")
        for wire in wires:
            wire.leave()

    async def ring(self) -> None:
        """Sets a webhook, takes it back, sets it again: a player is called once for a turn."""
        for number in range(8):
            await self._send({"is": "hook", "url": "" if number % 2 else "http://127.0.0.1:9/"}, self.victim.token)

    # -- tokens ----------------------------------------------------------------------------------------------

    async def steal(self) -> None:
        """An invitation is not a seat, a seat is not an invitation, and neither is good at another table."""
        invites = list(self.party.invites.items())
        if invites:
            seat, invite = self.rng.choice(invites)
            self._is_refused(await self._get("/frame", invite), "an invitation as a seat")
            wish = {"name": "Eve", "token": self.party.fresh_token()}
            for token, where in ((self.victim.token, seat), (invite, (seat + 1) % self.party.about["seats"])):
                path = f"/api/tables/{self.table}/seats/{where}"
                process = self.world.some_process(self.rng)
                answer = await self.world.network.request(process, "POST", path, wish, token, self.address)
                self._is_refused(answer, f"seat {where} with a token of another kind")
        others = [one for one in self.world.people if one.token and one.party is not self.party]
        if others:
            other = self.rng.choice(others)
            self._is_refused(await self._get("/frame", other.token), "a token of another table")

    async def reuse(self) -> None:
        """The tokens of somebody who left, on any device."""
        left = [(one.table, token) for one in self.world.people if one.gone for token in one.tokens]
        left = [(table, token) for table, token in left if (table, digest(token)) in self.world.invariants.spent]
        if left:
            table, token = self.rng.choice(left)
            self._is_refused(await self._get("/frame", token, table), "a token that was given back")
            self._is_refused(await self._send({"is": "undo"}, token, table), "a token that was given back")

    async def race(self) -> None:
        """At a table of their own: all seats at once, at all processes, with one token; also with different words."""
        public = self.rng.random() < 0.5
        wish = {
            "game": "transit", "name": "Mallory", "public": public,
            "seats": [{"kind": "me"}, *[{"kind": "open"}] * self.rng.choice([1, 2, 3])],
        }  # fmt: skip
        world = self.world
        made = await world.network.request(world.some_process(self.rng), "POST", "/api/tables", wish, "", self.address)
        if made.status != 200:
            return
        opened, token = made.data, self.party.fresh_token()
        invites = {one["seat"]: "" if public else one["token"] for one in opened["invites"]}
        asked = []
        for process in range(world.plan.processes):
            for seat, invite in invites.items():
                wish = {"name": "Eve", "token": token, "words": f"words {process}"}
                path = f"/api/tables/{opened['table']}/seats/{seat}"
                asked.append(world.network.request(process, "POST", path, wish, invite, self.address))
        self.rng.shuffle(asked)
        for answer in await asyncio.gather(*asked, return_exceptions=True):
            if isinstance(answer, Answer) and answer.status == 200:
                world.invariants.acts(opened["table"], token, answer.data["seat"])
        for process in range(world.plan.processes):
            path = f"/api/tables/{opened['table']}/frame"
            answer = await world.network.request(process, "GET", path, None, token, self.address)
            if answer.status == 200:
                world.invariants.frame(opened["table"], token, False, answer.data)

    async def vacate(self) -> None:
        """Takes a table of their own away while somebody sits down there."""
        world = self.world
        wish = {"game": "transit", "name": "Mallory", "public": True, "seats": [{"kind": "me"}, {"kind": "open"}]}
        for _ in range(VACATED):
            process, other = (world.some_process(self.rng) for _ in range(2))
            made = await world.network.request(process, "POST", "/api/tables", wish, "", self.address)
            if made.status != 200:
                return
            path = f"/api/tables/{made.data['table']}"
            sit = {"name": "Eve", "token": self.party.fresh_token()}
            await asyncio.gather(
                world.network.request(process, "DELETE", path, None, made.data["token"], self.address),
                world.network.request(other, "POST", f"{path}/seats/1", sit, "", self.address),
                return_exceptions=True,
            )
