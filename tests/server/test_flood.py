"""One address that wants too much gets slow, whatever it wants and over however many sockets; the others do not."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient
from websockets.sync.client import ClientConnection, connect

from benchmarks.client import Player, Seats
from ecliptic.server import messages, ratelimit
from ecliptic.server.app import make_app
from ecliptic.server.routes import CHANGES
from ecliptic.server.service import REPLAYED, cost_of
from ecliptic.server.settings import Settings
from ecliptic.table.preview import Wish
from tests.server.kit import HERE, Server, bearer, open_table

Serve = Callable[..., Server]
RATE = 10
ASK = json.dumps({"is": "ask", "moves": []})


def test_all_sockets_of_an_address_share_what_it_may_send(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    table, tokens = open_table(server.url, "transit", 2)
    server.stop()
    server = serve(sqlite, "--rate", str(RATE), "--sockets", "20")
    with contextlib.ExitStack() as stack:

        def join(address: str, seat: int) -> ClientConnection:
            url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live"
            there = stack.enter_context(connect(url, additional_headers={"X-Forwarded-For": address}))
            there.send(json.dumps({"is": "hello", "token": tokens[seat]}))
            assert json.loads(there.recv(60))["is"] == "frame"
            return there

        greedy = [join("192.0.2.1", 0) for _ in range(10)]
        other = join("192.0.2.2", 1)
        start = time.monotonic()
        for there in greedy:
            for _ in range(20):
                there.send(ASK)
        time.sleep(1)
        asked = time.monotonic()
        other.send(ASK)
        answer = json.loads(other.recv(60))
        assert time.monotonic() - asked < 0.5, "nobody else waits for them"
        while answer["is"] != "told":
            answer = json.loads(other.recv(60))
        told = sum(_told(there) for there in greedy)
        passed = time.monotonic() - start
        assert 10 < told <= RATE * (5 + passed), "what ten sockets were told, one address was told"
    server.stop()


def _told(there: ClientConnection) -> int:
    """How many answers have come so far."""
    count = 0
    with contextlib.suppress(TimeoutError):
        while True:
            count += json.loads(there.recv(0.02))["is"] == "told"
    return count


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """Of a server for which time stands still: whoever may send fifty messages at once may send fifty."""
    made = Settings(
        origins=HERE, database=f"sqlite:{tmp_path / 'tables.db'}", messages_per_second=RATE, tables_per_minute=1e6
    )
    with TestClient(make_app(made)) as client:
        monkeypatch.setattr(ratelimit, "time", SimpleNamespace(monotonic=lambda: 0.0))
        yield client


def seat(client: TestClient) -> tuple[str, dict[str, str]]:
    """A table that was begun, in two messages: its path, and the header of one of its players."""
    wish = {"game": "transit", "name": "Ada", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    opened = client.post("/api/tables", json=wish).json()
    path, token = f"/api/tables/{opened['table']}", bearer(opened["token"])
    assert client.post(f"{path}/send", json={"is": "begin"}, headers=token).status_code == 200
    return path, token


def taken(client: TestClient, what: Callable[[], Any]) -> int:
    """How often something can be done before there is too much of it."""
    for count in range(100):
        if what().status_code == 429:
            return count
    return 100


def test_what_replays_a_game_counts_as_more_messages(client: TestClient) -> None:
    path, token = seat(client)
    undo = {"is": "undo"}
    assert taken(client, lambda: client.post(f"{path}/send", json=undo, headers=token)) == (5 * RATE - 2) // REPLAYED


def test_what_costs_little_counts_as_one(client: TestClient) -> None:
    path, token = seat(client)
    assert taken(client, lambda: client.get(f"{path}/frame", headers=token)) == 5 * RATE - 2


def test_a_long_story_counts_as_more_than_a_short_one(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ecliptic.server.routes.CHANGES", CHANGES / 1000)  # as if everything had happened so often
    path, token = seat(client)
    assert taken(client, lambda: client.get(f"{path}/log", headers=token)) == 1


@pytest.mark.parametrize(
    ("message", "cost"),
    [
        (messages.Say("hello"), 1),
        (messages.Undo(), REPLAYED),
        (messages.Agree(), REPLAYED),
        (messages.Rematch(), REPLAYED),
        (messages.Ask([]), 1),
        (messages.Ask([Wish("x")] * 64), 3),
    ],
)
def test_messages_count_by_what_they_cost(message: messages.Sent, cost: float) -> None:
    assert cost_of(message) == cost


def test_files_of_the_page_are_counted_too(client: TestClient) -> None:
    assert client.get("/").status_code in (200, 404)
    for _ in range(5 * RATE * ratelimit.GLANCES - 1):
        client.get("/")
    assert client.get("/").status_code == 429
    assert client.get("/api/games").status_code == 200, "a page that was loaded can be played on"


def test_who_asked_too_often_waits_for_the_answer(client: TestClient) -> None:
    taken(client, lambda: client.get("/api/games"))
    start = time.monotonic()
    assert client.get("/api/games").status_code == 429
    assert time.monotonic() - start >= ratelimit.HELD_SECONDS


def test_not_too_many_wait_for_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them holds a connection, behind a proxy one that others could use."""
    monkeypatch.setattr(ratelimit, "HELD", 2)

    async def go() -> None:
        limits = ratelimit.Limits(1, 1)
        waiting = [asyncio.create_task(limits.hold("one")) for _ in range(4)]
        other = asyncio.create_task(limits.hold("another"))
        await asyncio.sleep(ratelimit.HELD_SECONDS / 5)
        assert [task.done() for task in (*waiting, other)] == [False, False, True, True, False]
        await asyncio.gather(*waiting, other)
        assert not limits.held

    asyncio.run(go())


def test_what_is_refused_at_the_door_counts(client: TestClient) -> None:
    strange = {"Origin": "http://["}
    codes = [client.get("/api/games", headers=strange).status_code for _ in range(5 * RATE + 1)]
    assert codes == [403] * 5 * RATE + [429]
    refused = client.get("/metrics").text
    assert f'ecliptic_refused_total{{code="origin"}} {5.0 * RATE}' in refused
    assert 'ecliptic_refused_total{code="rate"} 1.0' in refused
    assert "ecliptic_errors_total 0.0" in refused


def test_the_clients_that_measure_understand_the_server(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    table, tokens = open_table(server.url, "transit", 2)

    async def play() -> Player:
        player = Player(Seats(table, tokens, [server.port] * 2), 0.0, random.Random(1))
        await player.connect()
        player.begin()
        for _ in range(100):
            await asyncio.sleep(0.1)
            if len(player.delays) > 5:
                break
        player.close()
        return player

    player = asyncio.run(play())
    assert len(player.delays) > 5
    assert not player.refused
    server.stop()
