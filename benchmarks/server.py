"""The server under load: tables with three clients each, a move a second at each table. `python -m benchmarks.server`

    python -m benchmarks.server                    SQLite, growing numbers of tables
    python -m benchmarks.server --tables 1000      one number
    python -m benchmarks.server --database postgresql://... --processes 2

Measures from the sending of a move to its frame at another client of the table. The server is held to one core, the
clients run in processes of their own (on a machine with two cores they all share the other one).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import queue
import subprocess
import sys
import tempfile
import time
from multiprocessing.queues import Queue
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SECONDS, WARM = 12.0, 4.0
GAME = "transit"


class _Frame(msgspec.Struct):
    seq: int
    status: str
    legal: list[str]
    lone: bool


class _Message(msgspec.Struct):
    frame: _Frame | None = None


_decode = msgspec.json.Decoder(_Message).decode


class Table:
    """Three clients of one table. Whoever is asked moves when a second has passed since the table's last move."""

    def __init__(self, urls: list[str], name: str, tokens: list[str], number: int, pace: float) -> None:
        self.urls, self.name, self.tokens, self.number, self.pace = urls, name, tokens, number, pace
        self.last = -1
        """The client that moved last."""
        self.at = 0.0
        self.latest = [0, 0, 0]
        self.delays: list[tuple[float, float]] = []
        self.moves = 0
        self.sending: asyncio.Future[None] | None = None

    async def run(self, until: float) -> None:
        with contextlib.suppress(OSError, TimeoutError):
            await asyncio.gather(*(self._client(client, until) for client in range(3)))

    async def _client(self, client: int, until: float) -> None:
        url = self.urls[(self.number + client) % len(self.urls)].replace("http", "ws")
        async with connect(f"{url}/api/tables/{self.name}/live", compression=None, open_timeout=60) as there:
            await there.send(json.dumps({"is": "hello", "token": self.tokens[client]}))
            while time.monotonic() < until:
                try:
                    data = await asyncio.wait_for(there.recv(), until - time.monotonic() + 0.1)
                except TimeoutError:
                    return
                now = time.monotonic()
                frame = _decode(data).frame
                if frame is None:  # refused: there is nothing to wait for
                    self.at = 0.0
                    continue
                self.latest[client] = frame.seq
                if self.at and client != self.last:
                    self.delays.append((now, now - self.at))
                    self.at = 0.0
                if frame.legal and not frame.lone and frame.status == "playing":
                    asyncio.get_running_loop().call_later(self.pace, self._move, there, client, frame)

    def _move(self, there: ClientConnection, client: int, frame: _Frame) -> None:
        if self.latest[client] != frame.seq:
            return  # a newer frame is being thought about
        self.last, self.at = client, time.monotonic()
        self.moves += 1
        move = frame.legal[self.moves % len(frame.legal)]
        self.sending = asyncio.ensure_future(_send(there, {"is": "act", "seq": frame.seq, "move": move}))


async def _send(there: ClientConnection, message: dict[str, object]) -> None:
    with contextlib.suppress(ConnectionClosed):  # the time is up
        await there.send(json.dumps(message))


def _open(client: httpx.Client, url: str) -> tuple[str, list[str]]:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    opened = client.post(f"{url}/api/tables", json={"game": GAME, "name": "A", "seats": seats}).json()
    tokens = [opened["token"]]
    for invite in opened["invites"]:
        path = f"{url}/api/tables/{opened['table']}/seats/{invite['seat']}"
        headers = {"Authorization": f"Bearer {invite['token']}"}
        tokens.append(client.post(path, json={"name": "B"}, headers=headers).json()["token"])
    headers = {"Authorization": f"Bearer {tokens[0]}"}
    client.post(f"{url}/api/tables/{opened['table']}/send", json={"is": "begin"}, headers=headers)
    return opened["table"], tokens


def _clients(urls: list[str], first: int, count: int, pace: float, out: Queue[tuple[int, list[float]]]) -> None:
    """In a process of its own: so many tables; their number of moves and the delays after the warm-up."""
    with httpx.Client(timeout=60) as client:
        tables = [Table(urls, *_open(client, urls[n % len(urls)]), n, pace) for n in range(first, first + count)]

    async def run() -> None:
        until = time.monotonic() + WARM + SECONDS
        await asyncio.gather(*(table.run(until) for table in tables))

    begin = time.monotonic() + WARM
    asyncio.run(run())
    delays = [delay for table in tables for at, delay in table.delays if at >= begin]
    out.put((len(delays), delays))


def measure(tables: int, database: str, processes: int, pace: float) -> str:
    """One line: tables, moves a second, median and 99th percentile in milliseconds, share of the server's core."""
    with tempfile.TemporaryDirectory() as folder:
        servers, urls = [], []
        for number in range(processes):
            port = 18000 + number
            command = [
                sys.executable, "-m", "ecliptic", "serve", "--port", str(port), "--rate", "1000000", "--sockets",
                "1000000", "--cache", "100000", "--pause", "1000", "--database",
                database or f"sqlite:{Path(folder) / 'bench.db'}",
            ]  # fmt: skip
            servers.append(subprocess.Popen(command, stderr=subprocess.DEVNULL))
            os.sched_setaffinity(servers[-1].pid, {0} if processes == 1 else {number % (os.cpu_count() or 1)})
            urls.append(f"http://127.0.0.1:{port}")
        try:
            for url in urls:
                _wait(url)
            return _line(tables, urls, pace, [server.pid for server in servers])
        finally:
            for server in servers:
                server.terminate()
                server.wait()


def _wait(url: str) -> None:
    for _ in range(200):
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"{url}/healthz").status_code == 200:
                return
        time.sleep(0.1)


def _line(tables: int, urls: list[str], pace: float, pids: list[int]) -> str:
    context = multiprocessing.get_context("spawn")
    out: Queue[tuple[int, list[float]]] = context.Queue()
    workers = 2
    each = tables // workers
    started = [context.Process(target=_clients, args=(urls, n * each, each, pace, out)) for n in range(workers)]
    for process in started:
        process.start()
    samples = [_sample(urls, pids)]
    found: list[list[float]] = []
    while len(found) < workers:
        with contextlib.suppress(queue.Empty):
            found.append(out.get(timeout=1)[1])
        if not found:
            samples.append(_sample(urls, pids))
    delays = sorted(delay for some in found for delay in some)
    if not delays:
        return f"{tables:6} tables: nothing came back"
    (then, cpu, changes), (now, cpu_now, changes_now) = samples[-min(len(samples), int(SECONDS) - 2)], samples[-1]
    rate = (changes_now - changes) / (now - then)
    p50, p99 = (1000 * delays[int(len(delays) * share)] for share in (0.5, 0.99))
    each_ms = 1000 * (cpu_now - cpu) / max(1, changes_now - changes)
    return (
        f"{tables:6} tables  {len(delays) / SECONDS:6.0f} moves/s seen by another  p50 {p50:7.1f} ms  "
        f"p99 {p99:7.1f} ms  {rate:6.0f} changes/s stored, {each_ms:.2f} ms of CPU each"
    )


def _sample(urls: list[str], pids: list[int]) -> tuple[float, float, float]:
    """The time, the CPU seconds of the servers, and how many changes they have stored."""
    texts = [httpx.get(f"{url}/metrics", timeout=60).text for url in urls]
    changes = sum(float(text.split("\necliptic_changes_total ")[1].split("\n")[0]) for text in texts)
    return time.monotonic(), sum(map(_cpu, pids)), changes


def _cpu(pid: int) -> float:
    words = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def report() -> None:
    parser = argparse.ArgumentParser(description="The server under load.")
    parser.add_argument("--tables", type=int, action="append")
    parser.add_argument("--database", default="")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two moves of a table; 0: at once")
    asked = parser.parse_args()
    for tables in asked.tables or (100, 200, 400, 800):
        print(measure(tables, asked.database, asked.processes, asked.pace), flush=True)


if __name__ == "__main__":
    report()
