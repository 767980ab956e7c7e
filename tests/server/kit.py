"""Real server processes, real databases, and clients that carry on by themselves."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect as connect_sync

from ecliptic.kernel.facts import Fact
from ecliptic.kernel.luck import Luck
from ecliptic.table import Refused

HERE = ("http://testserver",)
"""What Starlette's test client calls the server, as an origin."""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """`ecliptic serve` in a process of its own, that can be killed and started again."""

    def __init__(self, folder: Path, database: str, *more: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self._command = [
            sys.executable, "-m", "ecliptic", "serve", "--port", str(self.port), "--database", database,
            "--pause", "2", "--rate", "100000", "--sockets", "10000", *more,
        ]  # fmt: skip
        self.env: dict[str, str] = {}
        """For its environment, besides what is there already."""
        self.descriptors = 0
        """How many files and connections it may have open; 0: as many as this process."""
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        with self.log.open("ab") as log:
            limited = ["prlimit", f"--nofile={self.descriptors}"] if self.descriptors else []
            environment = {**os.environ, **self.env}
            self._process = subprocess.Popen([*limited, *self._command], stderr=log, stdout=log, env=environment)
        for _ in range(400):
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return self
            assert self._process.poll() is None, self.log.read_text()
            time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    def kill(self) -> None:
        """kill -9."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def stop(self) -> None:
        """Asks it to stop, which it does without losing anything or complaining."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        assert self._process.wait(20) == 0
        assert '"level": "error"' not in self.log.read_text()


def refused(key: str, kind: type[Refused] = Refused, **args: object) -> pytest.RaisesExc[Refused]:
    """What a table or the server answers with `refused-<key>`."""
    return pytest.RaisesExc(kind, check=lambda error: error.fact == Fact(f"refused-{key}", args))


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def seat_all(url: str, game: str, people: int, **more: Any) -> tuple[str, list[str]]:
    """A table with persons on all seats; its id and their tokens."""
    with httpx.Client(base_url=url, timeout=60) as client:
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (people - 1)
        answer = client.post("/api/tables", json={"game": game, "name": "Ada", "seats": seats, **more})
        assert answer.status_code == 200, answer.text
        opened = answer.json()
        tokens = [opened["token"]]
        for invite in opened.get("invites", ()):
            path = f"/api/tables/{opened['table']}/seats/{invite['seat']}"
            joined = client.post(path, json={"name": "Guest"}, headers=bearer(invite["token"]))
            assert joined.status_code == 200, joined.text
            tokens.append(joined.json()["token"])
        return opened["table"], tokens


def open_table(url: str, game: str, people: int, **more: Any) -> tuple[str, list[str]]:
    """The same, started."""
    table, tokens = seat_all(url, game, people, **more)
    path = f"{url}/api/tables/{table}/send"
    begun = httpx.post(path, json={"is": "begin"}, headers=bearer(tokens[0]), timeout=60)
    assert begun.status_code == 200, begun.text
    return table, tokens


class Client:
    """One socket, spoken with step by step."""

    def __init__(self, url: str, table: str, token: str = "") -> None:
        self._stack = contextlib.ExitStack()
        self._page = f"{url}/api/tables/{table}/frame"
        self._http = self._stack.enter_context(httpx.Client(headers=bearer(token) if token else {}, timeout=60))
        self._socket = self._stack.enter_context(
            connect_sync(f"{url.replace('http', 'ws')}/api/tables/{table}/live", open_timeout=60)
        )
        self.send("hello", token=token)
        self.log: list[dict[str, Any]] = []
        self.frame: dict[str, Any] = {}
        self.until(lambda frame: True)

    def send(self, what: str, **more: object) -> None:
        self._socket.send(json.dumps({"is": what, **more}))

    def until(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Reads frames up to the first that is wanted."""
        while not self.frame or not wanted(self.frame):
            message = self._next()
            assert message["is"] == "frame", message
        return self.frame

    def refused(self) -> str:
        """Reads up to the next refusal: its code."""
        while (message := self._next())["is"] == "frame":
            pass
        return str(message["code"])

    def _next(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self._socket.recv(60))
        if message["is"] == "frame":
            self.frame = message["frame"]
            self.log += self.frame["log"]
        return message

    @property
    def entries(self) -> list[dict[str, Any]]:
        """What happened around the game, as this client was shown it."""
        return [entry["entry"] for entry in self.log if "entry" in entry]

    def catch_up(self) -> None:
        """Reads on to what the server would show now."""
        newest = self._http.get(self._page).json()["seq"]
        self.until(lambda frame: frame["seq"] >= newest)

    def move(self) -> bool:
        """Makes the first of its moves, if it is asked and there is a choice."""
        frame = self.frame
        if not frame["legal"] or frame["lone"]:
            return False
        self.send("act", seq=frame["seq"], move=frame["legal"][0]["move"])
        self.until(lambda new: new["seq"] > frame["seq"])
        return True

    def close(self) -> None:
        self._stack.close()


class Player:
    """A client that plays at random, remembers all it was shown, and comes back whatever happens."""

    def __init__(self, urls: list[str], table: str, token: str, number: int) -> None:
        self.urls, self.table, self.token = urls, table, token
        self.seen: dict[int, bytes] = {}
        """The log: everything that was shown, by number."""
        self.seq = 0
        self.over = False
        self.moves = 0
        self.stopping = False
        self._luck = Luck(number)

    async def run(self) -> None:
        turn = self._luck.below(len(self.urls))
        while not self.over and not self.stopping:
            turn += 1
            url = self.urls[turn % len(self.urls)].replace("http", "ws")
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(f"{url}/api/tables/{self.table}/live", open_timeout=5) as there:
                    await self._talk(there)
            await asyncio.sleep(0.05)

    async def _talk(self, there: ClientConnection) -> None:
        await there.send(json.dumps({"is": "hello", "token": self.token, "since": self.seq}))
        while not self.stopping:
            try:
                message = msgspec.json.decode(await asyncio.wait_for(there.recv(), 1))
            except TimeoutError:
                continue
            if message["is"] == "frame":
                await self._answer(there, message["frame"])
                if self.over:
                    return

    async def _answer(self, there: ClientConnection, frame: dict[str, Any]) -> None:
        assert frame["seq"] >= self.seq, "the server forgot what it had shown"
        for entry in frame["log"]:
            self._remember(entry)
        self.seq = frame["seq"]
        self.over = frame["status"] == "over"
        if frame["legal"] and not frame["lone"] and not self.over:
            move = frame["legal"][self._luck.below(len(frame["legal"]))]["move"]
            self.moves += 1
            await there.send(json.dumps({"is": "act", "seq": frame["seq"], "move": move}))

    def _remember(self, entry: dict[str, Any]) -> None:
        data = msgspec.json.encode(entry, order="sorted")
        assert self.seen.setdefault(entry["n"], data) == data, "an entry of the log has changed"

    def check(self, url: str) -> None:
        """What was shown is what is stored."""
        answer = httpx.get(f"{url}/api/tables/{self.table}/log", headers=bearer(self.token), timeout=20)
        stored = {entry["n"]: msgspec.json.encode(entry, order="sorted") for entry in answer.json()["log"]}
        assert sorted(stored) == list(range(1, len(stored) + 1))
        for number, data in self.seen.items():
            assert stored.get(number) == data, "something that was shown is not stored"


def start_postgres(folder: Path) -> Any:
    """A real PostgreSQL for this test run."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    import pgserver

    return pgserver.get_server(folder / "postgres", cleanup_mode="stop")
