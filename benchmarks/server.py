"""The server under load: tables with three clients each, a move a second at each table. `python -m benchmarks.server`

    python -m benchmarks.server                              SQLite, growing numbers of tables
    python -m benchmarks.server --tables 1000                one number
    python -m benchmarks.server --postgres --processes 2     a PostgreSQL of its own, two server processes
    python -m benchmarks.server --pace 0                     as fast as it goes, lone choices too
    python -m benchmarks.server --game ephemeris --option mode=two

Measures from the sending of a move to its frame at another client of the table, and the CPU time of the servers, which
a busy machine changes less than the clock. The servers are held to the first core (each to its own where there are
four or more), clients and PostgreSQL to the others. Tables begin at different moments of the first second and
think for half a second to one and a half, as tables do. What is printed of clients and of other work says how far to
believe the latencies: past 90 % it is the clients that are late. `--ahead` gives servers and clients their cores
whenever they want them, as on a machine of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

import httpx

from benchmarks.client import Player, Seats

WARM = 4.0


class Played(NamedTuple):
    """What is played at all tables, with three seats."""

    game: str
    options: dict[str, str]


class Result(NamedTuple):
    """What one process of clients saw."""

    delays: list[float]
    """Seconds from a move to the frame of another client, of moves sent after the warm-up."""
    refused: int
    lost: int
    """Sockets that were closed by the server."""
    cpu: float
    """Share of a core that these clients took."""


class Used(NamedTuple):
    """What the servers had used at a moment."""

    at: float
    cpu: float
    changes: float
    busy: float
    """CPU seconds of the whole machine."""
    memory: float
    """Megabytes."""


# -- clients -------------------------------------------------------------------------------------------------


def clients(tables: list[Seats], seconds: float, pace: float, parent: Connection) -> None:
    """In a process of its own: connects, says so, and plays when it is told to."""
    import uvloop

    os.sched_setaffinity(0, _cores()[1])
    dice = random.Random(1)
    made = [Player(seats, pace, dice) for seats in tables]

    async def run() -> None:
        for player in made:
            await player.connect()
        parent.send("ready")
        await asyncio.to_thread(parent.recv)
        for player in made:
            player.begin()
        await asyncio.sleep(WARM)
        begin, cpu = time.monotonic(), time.process_time()
        await asyncio.sleep(seconds)
        share = (time.process_time() - cpu) / (time.monotonic() - begin)
        for player in made:
            player.close()
        delays = [delay for player in made for at, delay in player.delays if at >= begin]
        late = [time.monotonic() - player.at for player in made if player.at > begin]
        parent.send(Result(delays + late, sum(p.refused for p in made), sum(p.lost for p in made), share))

    uvloop.run(run())


def open_tables(urls: list[str], count: int, played: Played) -> list[Seats]:
    with httpx.Client(timeout=60) as client, ThreadPoolExecutor(16) as threads:
        return list(threads.map(lambda number: _open(client, urls, number, played), range(count)))


def _open(client: httpx.Client, urls: list[str], number: int, played: Played) -> Seats:
    url = urls[number % len(urls)]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": played.game, "options": played.options, "name": "A", "seats": seats}
    opened = client.post(f"{url}/api/tables", json=wish).json()
    tokens = [opened["token"]]
    for invite in opened["invites"]:
        path = f"{url}/api/tables/{opened['table']}/seats/{invite['seat']}"
        headers = {"Authorization": f"Bearer {invite['token']}"}
        tokens.append(client.post(path, json={"name": "B"}, headers=headers).json()["token"])
    headers = {"Authorization": f"Bearer {tokens[0]}"}
    client.post(f"{url}/api/tables/{opened['table']}/send", json={"is": "begin"}, headers=headers)
    ports = [int(urls[(number + seat) % len(urls)].rsplit(":", 1)[1]) for seat in range(3)]
    return Seats(opened["table"], tokens, ports)


# -- servers -------------------------------------------------------------------------------------------------


def _cores() -> tuple[list[set[int]], set[int]]:
    """The cores of the servers, one after the other, and those of everything else."""
    cores = sorted(os.sched_getaffinity(os.getppid()) if multiprocessing.parent_process() else ALLOWED)
    if len(cores) >= 4:
        return [{cores[0]}, {cores[1]}], set(cores[2:])
    return [{cores[0]}], set(cores[1:]) or {cores[0]}


ALLOWED = os.sched_getaffinity(0)


@contextlib.contextmanager
def servers(database: str, processes: int, pause: int) -> Iterator[tuple[list[str], list[int]]]:
    """The addresses and process numbers of servers that are there."""
    started, urls = [], []
    mine = _cores()[0]
    try:
        for number in range(processes):
            port = 18000 + number
            command = [
                sys.executable, "-m", "ecliptic", "serve", "--port", str(port), "--rate", "1000000", "--sockets",
                "1000000", "--cache", "100000", "--pause", str(pause), "--database", database,
            ]  # fmt: skip
            started.append(subprocess.Popen(command, stderr=subprocess.DEVNULL))
            os.sched_setaffinity(started[-1].pid, mine[number % len(mine)])
            urls.append(f"http://127.0.0.1:{port}")
        for url in urls:
            _wait(url)
        yield urls, [server.pid for server in started]
    finally:
        for server in started:
            server.terminate()
            server.wait()


def _wait(url: str) -> None:
    for _ in range(200):
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"{url}/healthz").status_code == 200:
                return
        time.sleep(0.1)


@contextlib.contextmanager
def database(postgres: bool, ahead: bool) -> Iterator[str]:
    """An empty one, gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="ecliptic-"))
    try:
        if not postgres:
            yield f"sqlite:{folder / 'bench.db'}"
            return
        os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
        import pgserver

        os.sched_setaffinity(0, _cores()[1])  # which its processes inherit
        server = pgserver.get_server(folder / "postgres", cleanup_mode="stop")
        if ahead:
            go_ahead(server.get_pid())
        try:
            yield server.get_uri()
        finally:
            server.cleanup()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def go_ahead(pid: int) -> None:
    """Before all other work of its cores, for as long as it has something to do."""
    os.sched_setscheduler(pid, os.SCHED_RR, os.sched_param(1))


# -- measuring -----------------------------------------------------------------------------------------------


def measure(played: Played, tables: int, where: str, processes: int, seconds: float, pace: float) -> str:
    """One line: what was seen, what it cost, and how far to believe it."""
    with servers(where, processes, int(1000 * min(pace, 1))) as (urls, pids):
        context = multiprocessing.get_context("spawn")
        seats = open_tables(urls, tables, played)
        workers = max(1, min(4, len(_cores()[1])))
        pipes, started = [], []
        for number in range(workers):
            here, there = context.Pipe()
            process = context.Process(target=clients, args=(seats[number::workers], seconds, pace, there))
            process.start()
            pipes.append(here)
            started.append(process)
        for pipe in pipes:
            pipe.recv()
        for pipe in pipes:
            pipe.send("go")
        time.sleep(WARM)
        before = _used(urls, pids)
        time.sleep(seconds)
        after = _used(urls, pids)
        found: list[Result] = [pipe.recv() for pipe in pipes]
        for process in started:
            process.join()
    return _line(tables, seconds, before, after, found)


def _line(tables: int, seconds: float, before: Used, after: Used, found: list[Result]) -> str:
    delays = sorted(delay for some in found for delay in some.delays)
    if not delays:
        return f"{tables:6} tables: nothing came back"
    p50, p99, p999 = (1000 * delays[int(len(delays) * share)] for share in (0.5, 0.99, 0.999))
    passed = after.at - before.at
    changes = max(1.0, after.changes - before.changes)
    cost = 1000 * (after.cpu - before.cpu) / changes
    mine = (after.cpu - before.cpu) / passed
    theirs = max(some.cpu for some in found)
    other = (after.busy - before.busy) / passed - mine - sum(some.cpu for some in found)
    broken = sum(some.lost for some in found)
    return (
        f"{tables:6} tables {changes / passed:6.0f} changes/s  {len(delays) / seconds:6.0f} moves/s seen  "
        f"p50 {p50:6.1f} p99 {p99:6.1f} p99.9 {p999:6.1f} ms  server {100 * mine:3.0f} % of a core, {cost:.3f} ms each "
        f"(room for {1000 / cost:.0f}/s), {after.memory:.0f} MB  "
        f"clients {100 * theirs:.0f} %, others {100 * other:.0f} %  "
        f"refused {sum(some.refused for some in found)}, sockets lost {broken}"
    )


def _used(urls: list[str], pids: list[int]) -> Used:
    texts = [httpx.get(f"{url}/metrics", timeout=60).text for url in urls]
    changes = sum(float(text.split("\necliptic_changes_total ")[1].split("\n")[0]) for text in texts)
    words = Path("/proc/stat").read_text(encoding="utf-8").split("\n")[0].split()
    busy = sum(map(int, [*words[1:4], *words[6:9]])) / os.sysconf("SC_CLK_TCK")
    return Used(time.monotonic(), sum(map(cpu, pids)), changes, busy, sum(map(_memory, pids)))


def _memory(pid: int) -> float:
    text = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return int(text.split("VmRSS:")[1].split()[0]) / 1000


def cpu(pid: int) -> float:
    """The seconds that a process has taken."""
    words = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def report() -> None:
    parser = argparse.ArgumentParser(description="The server under load.")
    parser.add_argument("--game", default="transit")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    parser.add_argument("--tables", type=int, action="append")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own instead of SQLite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=12.0, help="how long to measure")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two moves of a table; 0: at once")
    parser.add_argument("--ahead", action="store_true", help="go before the other work of this machine (needs root)")
    asked = parser.parse_args()
    played = Played(asked.game, dict(given.split("=", 1) for given in asked.option))
    if asked.ahead:
        go_ahead(os.getpid())  # servers and clients inherit it
    for tables in asked.tables or (100, 400, 800, 1000):
        with database(asked.postgres, asked.ahead) as where:
            print(measure(played, tables, where, asked.processes, asked.seconds, asked.pace), flush=True)


if __name__ == "__main__":
    report()
