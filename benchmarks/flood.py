"""What one address can do to the others, with a hundred sockets. `python -m benchmarks.flood`

A server with the limits that it has by itself; ten tables with three clients each, every table at an address of its
own, a move a second; and a stranger with a hundred connections, who sends the same message again and again, or request.
Measured is the time from a move to its frame at another client, of all but the stranger.

The server is held to the first core, the others to the rest; the stranger's process is nice, so that what it takes of
the clients' core does not look like the server's doing.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from benchmarks.client import Player, Seats
from benchmarks.figures import Figures, conclude
from benchmarks.server import cpu, go_ahead
from ecliptic.games import game
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.luck import Luck
from ecliptic.server.metrics import Metrics
from ecliptic.server.settings import Settings
from ecliptic.server.store import Pass, make
from ecliptic.server.tables import TableManager
from ecliptic.server.tokens import digest, fresh_token
from ecliptic.table import Table

COLUMNS = ["moves", "p50, ms", "p99, ms", "server, %", "changes of the stranger"]
ABOUT = (
    "Ten tables with three clients each, a move a second, while a stranger sends the same message again and again "
    "over a hundred connections from one address, or requests: how long the moves of the others take to be seen. "
    "`python -m benchmarks.flood --keep` writes these."
)
PORT, STRANGER = 18100, "127.0.0.66"
TABLES, SOCKETS = 10, 100
PACE = 0.055
"""Seconds between two messages of a socket: no socket by itself sends more than an address may."""
MOVES = 400
"""After so many the stranger's game is long enough for anything that plays it again."""


class Place(NamedTuple):
    """A table and the tokens of its seats."""

    table: str
    tokens: list[str]


Way = Callable[[Place, int], Awaitable[None]]


# -- the stranger --------------------------------------------------------------------------------------------


def message(**fields: object) -> Way:
    """A socket that says the same again and again."""

    async def pound(place: Place, number: int) -> None:
        reader, writer = await _connect()
        writer.write(
            f"GET /api/tables/{place.table}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n".encode()
            + b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        )
        await reader.readuntil(b"\r\n\r\n")
        token = place.tokens[number % len(place.tokens)]
        writer.write(_framed({"is": "hello", "token": token}))
        await _repeat(reader, writer, _framed(fields), PACE)

    return pound


def request(line: str, **fields: object) -> Way:
    """A connection that asks for the same again and again, without waiting for the answers."""

    async def pound(place: Place, number: int) -> None:
        reader, writer = await _connect()
        body = json.dumps(fields) if fields else ""
        text = (
            f"{line.format(table=place.table)} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n"
            f"Authorization: Bearer {place.tokens[number % len(place.tokens)]}\r\n\r\n{body}"
        )
        await _repeat(reader, writer, text.encode())

    return pound


WAYS: dict[str, Way] = {
    "undo": message(**{"is": "undo"}),
    "ask about 64 moves": message(**{"is": "ask", "moves": ["pass"] * 64}),
    "say": message(**{"is": "say", "words": "x" * 400}),
    "hint": message(**{"is": "hint"}),
    "rematch": message(**{"is": "rematch"}),
    "nonsense": message(**{"is": "nonsense"}),
    "GET log": request("GET /api/tables/{table}/log"),
    "GET frame": request("GET /api/tables/{table}/frame"),
    "GET the page": request("GET /"),
    "POST undo": request("POST /api/tables/{table}/send", **{"is": "undo"}),
}


async def _connect() -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", PORT, local_addr=(STRANGER, 0))


def _framed(fields: dict[str, object]) -> bytes:
    body = json.dumps(fields).encode()
    size = bytes([128 | len(body)]) if len(body) < 126 else bytes([254]) + len(body).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + body


async def _repeat(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, data: bytes, pace: float = 0.0) -> None:
    async def read() -> None:
        with contextlib.suppress(OSError):
            while await reader.read(1 << 16):
                pass

    reading = asyncio.create_task(read())
    while not reading.done():
        writer.write(data)
        await writer.drain()
        await asyncio.sleep(pace)


def stranger(way: str, place: Place) -> None:
    """In a process of its own, until it is killed: who is thrown out comes back."""
    os.sched_setaffinity(0, _others())
    os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    os.nice(19)

    async def again(number: int) -> None:
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await WAYS[way](place, number)
            await asyncio.sleep(0.05)

    async def run() -> None:
        await asyncio.gather(*(again(number) for number in range(SOCKETS)))

    asyncio.run(run())


# -- the others ----------------------------------------------------------------------------------------------


def _others() -> set[int]:
    cores = sorted(os.sched_getaffinity(os.getppid()) if multiprocessing.parent_process() else ALLOWED)
    return set(cores[1:]) or set(cores)


ALLOWED = os.sched_getaffinity(0)


async def _open(database: str, name: str, moves: int) -> Place:
    """A table of three with a random game that has come so far, put where the server will find it."""
    tables = TableManager(Settings(database=database), make(database), Metrics())
    await tables.start()
    table, luck = Table.open(game(name), Seed.fresh(), 3), Luck(1)
    for seat in range(3):
        table.sit(seat, f"Player {seat}")
    table.begin(0)
    for _ in range(moves):
        asked = [seat for seat in range(3) if list(table.state.legal(seat))]
        for seat in asked[:1]:
            table.act(seat, table.game.spell(table.state, seat, table.state.pick(seat, luck.word())))
    tokens = [fresh_token() for _ in range(3)]
    passes = [Pass(digest(token), "seat", seat, 1 << 60) for seat, token in enumerate(tokens)]
    made = await tables.open(table, passes)
    await tables.stop()
    return Place(made, tokens)


@contextlib.contextmanager
def _server(database: str) -> Iterator[int]:
    """Its process number."""
    command = [sys.executable, "-m", "ecliptic", "serve", "--port", str(PORT), "--database", database, "--pause", "100"]
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    os.sched_setaffinity(server.pid, {min(ALLOWED)})
    try:
        yield server.pid
    finally:
        server.terminate()
        server.wait()


def _behind(server: int) -> None:
    """Processes that think do not go ahead of anything, whatever they inherited."""
    for child in Path(f"/proc/{server}/task/{server}/children").read_text(encoding="utf-8").split():
        for task in Path(f"/proc/{child}/task").iterdir():
            os.sched_setscheduler(int(task.name), os.SCHED_OTHER, os.sched_param(0))


async def _play(places: list[Place], seconds: float, server: int) -> tuple[list[float], float]:
    """The times from a move to its frame, of tables at addresses of their own; and the server's share of a core."""
    dice = random.Random(1)
    players = [
        Player(Seats(place.table, place.tokens, [PORT] * 3), 1.0, dice, f"127.0.1.{number + 1}")
        for number, place in enumerate(places)
    ]
    for player in players:
        await player.connect()
        player.begin()
    await asyncio.sleep(2)
    for player in players:
        player.delays.clear()
    before = cpu(server)
    for _ in range(int(4 * seconds)):
        await asyncio.sleep(0.25)
        _behind(server)
    share = (cpu(server) - before) / seconds
    found = [delay for player in players for _, delay in player.delays]
    late = [asyncio.get_running_loop().time() - player.at for player in players if player.at]
    for player in players:
        player.close()
    return sorted(found + [delay for delay in late if delay > 1]), share


def measure(way: str, seconds: float) -> list[float]:
    """How long the others waited: a row of `COLUMNS`."""
    with tempfile.TemporaryDirectory(prefix="ecliptic-") as folder:
        database = f"sqlite:{Path(folder) / 'tables.db'}"
        places = [asyncio.run(_open(database, "transit", 0)) for _ in range(TABLES)]
        mine = asyncio.run(_open(database, "survivors", MOVES))
        with _server(database) as server:
            _wait()
            process = multiprocessing.get_context("spawn").Process(target=stranger, args=(way, mine))
            if way in WAYS:
                process.start()
            try:
                delays, share = asyncio.run(_play(places, seconds, server))
            finally:
                if way in WAYS:
                    process.kill()
                    process.join()
        stored = _changes(Path(folder) / "tables.db", mine.table)
    p50, p99 = (1000 * delays[int(len(delays) * share)] for share in (0.5, 0.99))
    return [len(delays), p50, p99, 100 * share, stored]


def _changes(path: Path, table: str) -> int:
    with contextlib.closing(sqlite3.connect(path)) as db:
        return int(db.execute("SELECT count(*) - 1 FROM event WHERE table_id = ?", (table,)).fetchone()[0])


def _wait() -> None:
    """Until the server answers."""

    async def connect() -> None:
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", PORT)
                writer.close()
                return
            await asyncio.sleep(0.1)

    asyncio.run(asyncio.wait_for(connect(), 30))


def report() -> None:
    parser = argparse.ArgumentParser(description="What one address can do to the others.")
    parser.add_argument("--way", action="append", choices=list(WAYS), help="one kind of flood; all of them")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long to measure each")
    parser.add_argument("--keep", action="store_true", help="write the figures to docs/figures.md")
    parser.add_argument("--ahead", action="store_true", help="go before the other work of this machine (needs root)")
    asked = parser.parse_args()
    if asked.ahead:
        go_ahead(os.getpid())  # the server inherits it, the stranger gives it up
    os.sched_setaffinity(0, _others())
    table = Figures("others, while a stranger sends", COLUMNS)
    table.head()
    for way in ["nothing", *(asked.way or WAYS)]:
        table.add(way, measure(way, asked.seconds))
    conclude("python -m benchmarks.flood", ABOUT, [table], asked.keep)


if __name__ == "__main__":
    report()
