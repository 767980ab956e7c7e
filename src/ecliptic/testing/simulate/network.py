"""Server processes, and the ways to them: requests and sockets that are slow, cut, half-open, or carried twice.

The application is spoken to as uvicorn would: through ASGI. A connection keeps the order of what it carries; several
connections keep none.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import functools
import itertools
import json
from collections.abc import Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from starlette.requests import ClientDisconnect

from ecliptic.server import app as server
from ecliptic.server.settings import Settings
from ecliptic.server.tables import TableManager
from ecliptic.testing.simulate.loop import WHO, Owner
from ecliptic.testing.simulate.store import SimStore, Trouble

if TYPE_CHECKING:
    from ecliptic.testing.simulate.world import World

PING_SECONDS = 60.0
"""After that a server notices that nobody is at the other end."""
ECHO_SECONDS = 0.1
"""After that the client's answer to a close is there."""
GRACE_SECONDS = 5.0
"""How long a process that is told to stop waits for what is under way."""
AGAIN_SECONDS = 2.0
"""After that a process that ended is started again."""
BUFFERED = 8
"""Messages that a line holds before who sends them has to wait."""


NO_BOT = b"refused-no-answer"
"""In an answer: it is a bot that did not answer, and not the database."""


class Cut(Exception):
    """The connection is gone; whether what was sent got there is not known."""


class Answer(NamedTuple):
    """What came back over HTTP."""

    status: int
    body: bytes

    @property
    def data(self) -> Any:
        return msgspec.json.decode(self.body)

    @property
    def code(self) -> str:
        """Of a refusal."""
        return str(self.data["code"]) if self.status != 200 and self.body.startswith(b"{") else ""


class Process(Owner):
    """One life of a server process: the real application, until it is killed or told to stop."""

    def __init__(self, world: World, number: int, settings: Settings, trouble: Trouble) -> None:
        self.world, self.number = world, number
        self.trouble = trouble
        self.store: SimStore
        self.tables: TableManager
        self.ready = False
        self.wires: dict[Wire, None] = {}
        self.requests: dict[asyncio.Future[Answer], None] = {}
        self._context = contextvars.copy_context()
        self._context.run(WHO.set, self)
        self.app = self._context.run(server.make_app, settings)
        self._to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.over: asyncio.Future[None] = world.loop.create_future()

    def run(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """As a part of this process."""
        return self.world.loop.create_task(work, context=self._context)

    def later(self, seconds: float, work: Callable[[], object]) -> None:
        self.world.loop.call_later(seconds, work, context=self._context)

    def start(self) -> None:
        self._to_app.put_nowait({"type": "lifespan.startup"})
        self.run(self._live())

    async def _live(self) -> None:
        """Through the application's whole life; one that cannot start ends at once."""

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "lifespan.startup.complete":
                self.tables = self.store.heard.__self__  # type: ignore[attr-defined]
                self.ready = True

        try:
            await self.app({"type": "lifespan", "state": {}}, self._to_app.get, send)  # type: ignore[arg-type]
        except Exception as error:
            self.world.note("not started", self.number, type(error).__name__)
        self._end()

    def crash(self) -> None:
        """kill -9."""
        self.dead = True
        self._end()

    def _end(self) -> None:
        self.ready, self.dead = False, True
        self.store.gone()
        for wire in list(self.wires):
            wire.lost(self.world.delay())
        for answer in self.requests:
            self.world.later(self.world.delay(), functools.partial(_cut, answer))
        if not self.over.done():
            self.over.set_result(None)

    async def stop(self) -> None:
        """SIGTERM: no more is taken, what is under way may end, then the application is told. In the world's name."""
        self.ready = False
        for wire in list(self.wires):
            wire.leave(1012)
        for _ in range(int(GRACE_SECONDS * 2)):
            if self.wires or self.requests:
                await asyncio.sleep(0.5)
        self._to_app.put_nowait({"type": "lifespan.shutdown"})


def _deliver(done: asyncio.Future[Answer], answer: Answer) -> None:
    if not done.done():
        done.set_result(answer)


def _cut(answer: asyncio.Future[Answer]) -> None:
    if not answer.done():
        answer.set_exception(Cut())


class Gone(OSError):
    """Whoever asked has gone."""


def scope(kind: str, path: str, address: str, headers: dict[str, str], method: str = "GET") -> dict[str, Any]:
    """What ASGI tells of a request."""
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        "client": (address, 4000),
        "server": ("127.0.0.1", 8000),
        "subprotocols": [],
        "state": {},
    }


class Network:
    """The ways from clients to processes."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.copies = 0.0
        """How probable it is that a request is carried twice."""
        self.losses = 0.0
        """How probable it is that a request or its answer gets lost."""

    async def request(
        self,
        process: int,
        method: str,
        path: str,
        body: Any = None,
        token: str = "",
        address: str = "",
        headers: Mapping[str, str] | None = None,
        ends: bool = True,
    ) -> Answer:
        """Raises `Cut`. Where it does not end, whoever asks goes away in the middle of the body."""
        world, rng = self.world, self.world.ways
        sent = {"host": "127.0.0.1:8000", **(headers or {})}
        if token:
            sent["authorization"] = f"Bearer {token}"
        data = body.encode() if isinstance(body, str) else json.dumps(body).encode() if body is not None else b""
        asked = scope("http", path, address, sent, method)
        if rng.random() < self.losses:
            await asyncio.sleep(world.delay())
            raise Cut
        if rng.random() < self.copies:
            world.spawn(self._carry_again(process, asked, data))
        answer = await self._carry(process, asked, data, ends)
        if rng.random() < self.losses:
            raise Cut
        world.note("answer", path, answer.status, len(answer.body))
        if answer.code == "unavailable" and NO_BOT not in answer.body:
            world.invariants.turned_away(f"{method} {path}")
        if answer.status >= 500 and answer.status != 503:
            world.fail("no request fails", f"{method} {path} {body} {answer.body!r}")
        return answer

    async def _carry_again(self, number: int, asked: dict[str, Any], data: bytes) -> None:
        with contextlib.suppress(Cut):
            await self._carry(number, asked, data)

    async def _carry(self, number: int, asked: dict[str, Any], data: bytes, ends: bool = True) -> Answer:
        world = self.world
        await asyncio.sleep(world.delay())
        process = world.processes[number % len(world.processes)]
        if not process.ready:
            raise Cut
        done: asyncio.Future[Answer] = world.loop.create_future()
        done.add_done_callback(lambda done: done.cancelled() or done.exception())
        parts: list[bytes] = []
        status = 0
        incoming: list[dict[str, Any]] = [{"type": "http.request", "body": data, "more_body": not ends}]
        if not ends:
            incoming.append({"type": "http.disconnect"})

        async def receive() -> dict[str, Any]:
            if incoming:
                return incoming.pop(0)
            await world.loop.create_future()  # nobody goes before the answer is there
            raise AssertionError

        async def send(message: dict[str, Any]) -> None:
            nonlocal status
            if done.cancelled():
                raise Gone
            if message["type"] == "http.response.start":
                status = message["status"]
            else:
                parts.append(message.get("body", b""))
                if not message.get("more_body"):
                    process.requests.pop(done, None)
                    answer = Answer(status, b"".join(parts))
                    world.later(world.delay(), functools.partial(_deliver, done, answer))

        process.requests[done] = None
        process.run(_serve(world, process.app, asked, receive, send))
        try:
            return await asyncio.wait_for(done, 120)
        except TimeoutError:
            world.fail("whoever asks is answered", f"{asked['method']} {asked['path']}: nothing for two minutes")
            raise Cut from None

    async def connect(self, number: int, path: str, address: str, hear: Callable[[Any], None], **headers: str) -> Wire:
        """A socket; what comes is handed to `hear`: messages, and None when it is gone. Raises `Cut`."""
        world = self.world
        await asyncio.sleep(world.delay())
        process = world.processes[number % len(world.processes)]
        if not process.ready:
            raise Cut
        wire = Wire(world, process, hear)
        process.wires[wire] = None
        asked = scope("websocket", path, address, {"host": "127.0.0.1:8000", **headers})
        process.run(wire.serve(_serve(world, process.app, asked, wire.receive, wire.send)))
        return wire


async def _serve(world: World, app: Any, asked: dict[str, Any], receive: Any, send: Any) -> None:
    try:
        await app(asked, receive, send)
    except (ClientDisconnect, Gone):
        pass
    except Exception as error:
        world.fail("no request fails", f"{asked['path']}: {error!r}")


class Wire:
    """A socket: both ends of it, and what is on its way."""

    numbers = itertools.count()

    def __init__(self, world: World, process: Process, hear: Callable[[Any], None]) -> None:
        self.world, self.process = world, process
        self.number = next(self.numbers)
        self._hear = hear
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._to_server.put_nowait({"type": "websocket.connect"})
        self._times = [0.0, 0.0]
        """When the last message arrives in each direction: none overtakes another."""
        self._on_way = 0
        self._room = asyncio.Event()
        self.open = True
        """Whether the client has it."""
        self.half = False
        """Whether it leads nowhere, and nobody has noticed."""
        self.slow = 1.0
        self._gone = False
        """Whether the server knows that it is closed."""
        self.since = world.loop.time()
        self.check: Callable[[dict[str, Any]], None] = lambda message: None
        """Told of each message in the moment in which the server sends it."""

    def __hash__(self) -> int:
        return self.number

    def is_well(self, since: float) -> bool:
        """Whether it, and what lies between its process and the database, has been all right for this long."""
        trouble = self.process.trouble
        last = max(trouble.stuck_until, trouble.since, trouble.answered_by)
        store = not trouble.deaf and trouble.slow == 1.0 and last < since
        whole = self.open and not self.half and not self._gone and self.slow == 1.0 and self.since < since
        whole = whole and max(self._times) <= self.world.loop.time()  # what was sent when it was slow may be on its way
        return whole and store and self.process.ready and not self.world.database.down

    def _carry(self, direction: int, work: Callable[[], object]) -> None:
        """After a while, and after all that was sent before."""
        at = max(self._times[direction] + 1e-6, self.world.loop.time() + self.slow * self.world.delay())
        self._times[direction] = at
        self.world.at(at, work)

    # -- the client's end ------------------------------------------------------------------------------------

    def say(self, message: Any) -> None:
        """Raises `Cut`."""
        if not self.open:
            raise Cut
        if not self.half:
            text = message if isinstance(message, str) else json.dumps(message)
            self._carry(0, lambda: self._to_server.put_nowait({"type": "websocket.receive", "text": text}))

    def leave(self, code: int = 1000) -> None:
        """Closed by the client, or by the process that goes."""
        was_open, self.open = self.open, False
        if not self.half:
            self._carry(0, lambda: self._disconnect(code))
        if was_open and code != 1000:
            self._carry(1, lambda: self._hear(None))

    def lost(self, delay: float) -> None:
        """The other end is no longer there."""
        self.process.wires.pop(self, None)
        if self.open and not self.half:
            self.open = False
            self.world.later(delay, lambda: self._hear(None))

    def cut(self) -> None:
        """Both ends notice, the server maybe late."""
        if self.open:
            self.open = False
            self.world.later(self.world.delay(), lambda: self._hear(None))
            late = self.world.ways.random() < 0.3
            self.world.later(PING_SECONDS if late else self.world.delay(), lambda: self._disconnect(1006))

    def go_half_open(self) -> None:
        """Nothing gets through any more; the server notices after a while, the client when it misses something."""
        if self.open and not self.half:
            self.half = True
            self.world.later(PING_SECONDS, lambda: self._disconnect(1006))

    def _disconnect(self, code: int) -> None:
        if not self._gone:
            self._gone = True
            self._room.set()
            self._to_server.put_nowait({"type": "websocket.disconnect", "code": code})

    # -- the server's end ------------------------------------------------------------------------------------

    async def serve(self, app: Coroutine[Any, Any, None]) -> None:
        try:
            await app
        finally:
            self._gone = True
            self.lost(self.world.delay())

    async def receive(self) -> dict[str, Any]:
        return await self._to_server.get()

    async def send(self, message: dict[str, Any]) -> None:
        if self._gone:
            raise OSError("gone")
        if message["type"] == "websocket.close":
            self._gone = True
            self.process.wires.pop(self, None)
            if not self.half:
                self._carry(1, lambda: self._closed(int(message.get("code", 1000))))
            ended = {"type": "websocket.disconnect", "code": 1006 if self.half else 1000}
            self.world.later(PING_SECONDS if self.half else ECHO_SECONDS, lambda: self._to_server.put_nowait(ended))
            return
        if message["type"] != "websocket.send":
            return
        data = msgspec.json.decode(message["text"])
        self.check(data)
        while self._on_way >= BUFFERED and not self._gone:
            self._room.clear()
            await self._room.wait()
        self._on_way += 1
        if not self.half:
            self._carry(1, lambda: self._arrive(data))

    def _arrive(self, data: dict[str, Any]) -> None:
        self._on_way -= 1
        self._room.set()
        if self.open and not self.half:
            self.world.note("told", data["is"], data.get("code") or data.get("frame", data).get("seq"))
            self._hear(data)

    def _closed(self, code: int) -> None:
        if self.open:
            self.open = False
            self._hear(None)
