"""Killed under load, again and again: what was shown is never lost, nothing happens twice, clients carry on.

`ECLIPTIC_KILLS=100 pytest -o faulthandler_timeout=0` kills so often, and plays every game to its end.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import time
from collections.abc import Callable
from typing import Any

import httpx
from websockets.sync.client import connect

from ecliptic.games import game
from ecliptic.kernel.record import Record, verify
from tests.server.kit import Player, Server, bearer, open_table
from tests.table.games import ALL

TABLES = 6
KILLS, IN_A_ROUND = int(os.environ.get("ECLIPTIC_KILLS", "3")), 5
TO_THE_END = KILLS > IN_A_ROUND

Serve = Callable[..., Server]


def seat_all(server: Server, urls: list[str]) -> list[Player]:
    players = []
    for number in range(TABLES):
        name = ALL[number % len(ALL)]
        seats = max(2, game(name).seats[0])
        table, tokens = open_table(server.url, name, seats)
        players += [Player(urls, table, token, 10 * number + seat) for seat, token in enumerate(tokens)]
    return players


def check_all(players: list[Player], url: str) -> int:
    """Nothing that was shown is lost, and all records are right; how many were."""
    verified = 0
    for player in players:
        player.check(url)
        text = httpx.get(f"{url}/api/tables/{player.table}/record", headers=bearer(player.token), timeout=20).text
        record = Record.from_text(text)
        if record.result is not None:
            assert verify(game(record.game), record).fair
            verified += 1
    return verified


def restart(postgres_server: Any) -> None:
    """PostgreSQL breaks off whatever its clients are doing, and comes up again."""
    pid = postgres_server.get_pid()
    os.kill(pid, signal.SIGINT)
    while (postgres_server.pgdata / "postmaster.pid").exists():
        time.sleep(0.02)
    postgres_server.ensure_postgres_running()


async def under_load(players: list[Player], trouble: Any) -> None:
    runs = [asyncio.create_task(player.run()) for player in players]
    await asyncio.sleep(0.5)
    await asyncio.to_thread(trouble)
    moves = [player.moves for player in players]
    for _ in range(3000 if TO_THE_END else 300):
        await asyncio.sleep(0.1)
        enough = [player.moves > before + 2 for player, before in zip(players, moves, strict=True)]
        if all(player.over or (far and not TO_THE_END) for player, far in zip(players, enough, strict=True)):
            break
    for player in players:
        player.stopping = True
    await asyncio.gather(*runs)
    tables = {player.table for player in players}
    went_on = {p.table for p, before in zip(players, moves, strict=True) if p.moves > before or p.over}
    assert went_on == tables, "a table did not go on"


def test_kill_9_under_load(serve: Serve, database: str) -> None:
    shared = database.startswith("postgres")
    servers = [serve(database) for _ in range(2 if shared else 1)]
    dice = random.Random(1)
    killed = verified = tables = 0

    def trouble() -> None:
        nonlocal killed
        for _ in range(min(IN_A_ROUND, KILLS - killed)):
            server = servers[killed % len(servers)]
            server.kill()
            server.start()
            killed += 1
            time.sleep(0.2 + 0.4 * dice.random())

    while killed < KILLS:
        players = seat_all(servers[0], [server.url for server in servers])
        asyncio.run(under_load(players, trouble))
        verified += check_all(players, servers[0].url)
        tables += len(players)
    print(f"{killed} kills, {tables} players, {verified} of their records whole and verified")
    assert verified == tables or not TO_THE_END
    for server in servers:
        server.stop()


def test_postgres_restarted_under_load(serve: Serve, postgres: str, postgres_server: Any) -> None:
    servers = [serve(postgres) for _ in range(2)]
    players = seat_all(servers[0], [server.url for server in servers])

    def trouble() -> None:
        for _ in range(2):
            restart(postgres_server)
            time.sleep(0.3)

    asyncio.run(under_load(players, trouble))
    check_all(players, servers[0].url)
    for server in servers:
        server.stop()


def test_two_processes_race_and_one_move_wins(serve: Serve, postgres: str) -> None:
    servers = [serve(postgres) for _ in range(2)]
    table, tokens = open_table(servers[0].url, "transit", 2)
    asyncio.run(race(servers, table, tokens))
    record = httpx.get(f"{servers[1].url}/api/tables/{table}/record", headers=bearer(tokens[0])).text
    assert Record.from_text(record).events
    for server in servers:
        server.stop()


async def race(servers: list[Server], table: str, tokens: list[str]) -> None:
    """The same seat answers the same frame at both processes with different moves."""
    wins = conflicts = 0
    async with httpx.AsyncClient(timeout=20) as client:
        for _ in range(60):
            frames = [
                (await client.get(f"{servers[0].url}/api/tables/{table}/frame", headers=bearer(token))).json()
                for token in tokens
            ]
            if frames[0]["status"] == "over":
                break
            asked = [(token, f) for token, f in zip(tokens, frames, strict=True) if f["legal"] and not f["lone"]]
            if not asked:
                await asyncio.sleep(0.02)
                continue
            token, frame = asked[0]
            before = frame["seq"]
            answers = await asyncio.gather(
                *(
                    client.post(
                        f"{server.url}/api/tables/{table}/send",
                        json={"is": "act", "seq": before, "move": move},
                        headers=bearer(token),
                    )
                    for server, move in zip(
                        servers, [frame["legal"][0]["move"], frame["legal"][-1]["move"]], strict=True
                    )
                )
            )
            codes = sorted(answer.status_code for answer in answers)
            assert codes == [200, 409], [answer.text[:200] for answer in answers]
            loser = next(answer for answer in answers if answer.status_code == 409)
            assert loser.json()["code"] == "stale"
            wins += 1
            fresh = [
                (await client.get(f"{server.url}/api/tables/{table}/frame", headers=bearer(token))).json()["seq"]
                for server in servers
            ]
            assert min(fresh) > before
        for server in servers:
            text = (await client.get(f"{server.url}/metrics")).text
            conflicts += int(float(text.split("\necliptic_conflicts_total ")[1].split("\n")[0]))
    assert wins > 10
    assert conflicts > 0, "no two moves ever met in the database"


def test_a_frame_follows_a_stale_move_on_a_socket(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    table, tokens = open_table(server.url, "transit", 2)
    with connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/live") as there:
        there.send(json.dumps({"is": "hello", "token": tokens[0]}))
        first = json.loads(there.recv())["frame"]
        there.send(json.dumps({"is": "act", "seq": first["seq"] - 1, "move": "whatever"}))
        assert json.loads(there.recv())["code"] == "stale"
        assert json.loads(there.recv())["frame"]["seq"] >= first["seq"]
    server.stop()
