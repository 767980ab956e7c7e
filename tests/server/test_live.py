"""What happens around the moves, over real sockets: words for the seed, a bot standing in, rematch and branch, who is
there, clocks."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from starlette.testclient import TestClient

from ecliptic.games import game
from ecliptic.kernel.record import Record, verify
from ecliptic.server import clock
from ecliptic.server.app import make_app
from ecliptic.server.settings import Settings
from tests.server.kit import HERE, Client, Server, bearer, open_table, seat_all

Serve = Callable[..., Server]
Join = Callable[..., Client]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("live")
    started = Server(folder, f"sqlite:{folder / 'tables.db'}").start()
    yield started
    started.stop()


@pytest.fixture
def join() -> Iterator[Join]:
    """Opens sockets; all are closed after the test."""
    with contextlib.ExitStack() as stack:

        def connect(url: str, table: str, token: str = "") -> Client:
            client = Client(url, table, token)
            stack.callback(client.close)
            return client

        yield connect


def play_on(clients: list[Client], until: Callable[[], object]) -> None:
    """Everyone makes the first move they have."""
    while not until():
        for client in clients:
            client.move()
            for other in clients:
                other.catch_up()


def over(client: Client) -> Callable[[], bool]:
    return lambda: client.frame["status"] == "over"


def test_players_add_words_to_the_seed(server: Server, join: Join) -> None:
    table, tokens = seat_all(server.url, "ephemeris", 2)
    ada, bob = (join(server.url, table, token) for token in tokens)
    ada.send("add", words=" blue \n horses ")
    bob.until(lambda frame: frame["entropy"])
    assert bob.entries[-1] == {"is": "added", "seat": 0, "words": "blue horses"}
    bob.send("add", words="x" * 400)
    ada.until(lambda frame: len(frame["entropy"]) == 2)
    ada.send("begin")
    ada.until(lambda frame: frame["status"] == "playing")
    bob.send("add", words="too late")
    assert bob.refused() == "not_now"
    assert ada.frame["entropy"] == bob.frame["entropy"] == ["blue horses", "x" * 400]


def test_a_bot_stands_in_when_the_others_agree(server: Server, join: Join) -> None:
    table, tokens = open_table(server.url, "transit", 3)
    ada, bob, eve = (join(server.url, table, token) for token in tokens)
    eve.send("leave")
    ada.until(lambda frame: frame["seats"][2]["away"])
    ada.send("stand_in", seat=2, bot="random")
    question = bob.until(lambda frame: frame["question"])["question"]
    assert (question["by"], question["what"], question["needs"], question["seat"]) == (0, "stand_in", [1], 2)
    bob.send("refuse")
    ada.until(lambda frame: any(entry["is"] == "dropped" for entry in ada.entries) and not frame["question"])
    assert ada.frame["seats"][2]["bot"] == ""
    ada.send("stand_in", seat=2, bot="random")
    bob.until(lambda frame: frame["question"])
    bob.send("agree")
    ada.until(lambda frame: frame["seats"][2]["bot"] == "random")
    play_on([ada, bob], lambda: any(entry.get("event", {}).get("seat") == 2 for entry in ada.log))  # the bot plays
    eve.send("back")
    ada.until(lambda frame: not frame["seats"][2]["bot"] and not frame["seats"][2]["away"])


def test_after_the_end_come_a_rematch_and_a_branch(server: Server, join: Join) -> None:
    table, tokens = open_table(server.url, "ephemeris", 2, options={"mode": "two", "cap": 20})
    clients = [join(server.url, table, token) for token in tokens]
    ada, bob = clients
    play_on(clients, over(ada))
    assert ada.frame["seed"]
    record = Record.from_text(httpx.get(f"{server.url}/api/tables/{table}/record", timeout=60).text)
    assert verify(game("ephemeris"), record).fair
    ada.send("rematch")
    new = bob.until(lambda frame: frame["question"])["next_table"]
    waiting = join(server.url, new, tokens[0])  # the old token is good there
    assert [seat["kind"] for seat in waiting.frame["seats"]] == ["person", "kept"]
    bob.send("rematch")
    waiting.until(lambda frame: frame["status"] == "playing")
    again = [waiting, join(server.url, new, tokens[1])]
    assert [client.frame["seat"] for client in again] == [0, 1]
    assert again[0].frame["commitment"] != ada.frame["commitment"]

    wish = {"event": 12, "name": "Ada", "seats": [{"kind": "me"}, {"kind": "open"}]}
    branch = httpx.post(f"{server.url}/api/tables/{table}/branch", json=wish, timeout=60).json()
    path = f"{server.url}/api/tables/{branch['table']}/seats/1"
    guest = httpx.post(path, json={"name": "Bob"}, headers=bearer(branch["invites"][0]["token"]), timeout=60).json()
    players = [join(server.url, branch["table"], token) for token in (branch["token"], guest["token"])]
    players[1].send("begin")
    players[0].until(lambda frame: frame["status"] == "playing")
    text = httpx.get(f"{server.url}/api/tables/{branch['table']}/record", headers=bearer(branch["token"])).text
    assert "\npast 12\n" in text
    play_on(players, over(players[0]))
    record = Record.from_text(httpx.get(f"{server.url}/api/tables/{branch['table']}/record", timeout=60).text)
    assert verify(game("ephemeris"), record).fair


def test_who_is_there_is_known_in_every_process(serve: Serve, postgres: str, join: Join) -> None:
    first, second = serve(postgres), serve(postgres)
    table, tokens = open_table(first.url, "transit", 3)
    ada = join(first.url, table, tokens[0])
    assert ada.frame["here"] == [0]
    bob = join(second.url, table, tokens[1])
    ada.until(lambda frame: frame["here"] == [0, 1])
    bob.until(lambda frame: frame["here"] == [0, 1])
    onlooker = join(second.url, table)
    assert onlooker.frame["here"] == [0, 1]
    eve = join(first.url, table, tokens[2])
    bob.until(lambda frame: frame["here"] == [0, 1, 2])
    eve.close()
    bob.until(lambda frame: frame["here"] == [0, 1])
    second.kill()  # it cannot say goodbye
    ada.until(lambda frame: frame["here"] == [0])
    first.stop()


def test_clocks_run_out_over_a_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Settings(
        origins=HERE, database=f"sqlite:{tmp_path / 'tables.db'}", messages_per_second=1e6, pause_ms=600_000
    )
    with TestClient(make_app(made)) as client:
        wish = {
            "game": "transit", "name": "Ada", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
            "clock": {"seconds": 60, "increment": 5},
        }  # fmt: skip
        opened = client.post("/api/tables", json=wish).json()
        with client.websocket_connect(f"/api/tables/{opened['table']}/live") as there:
            there.send_json({"is": "hello", "token": opened["token"]})
            assert there.receive_json()["frame"]["clock_ms"] == 60_000
            there.send_json({"is": "begin"})
            frame = there.receive_json()["frame"]
            while not frame["legal"] or frame["lone"]:
                frame = there.receive_json()["frame"]
            assert 0 < frame["clock_ms"] <= 60_000
            now = clock.now_ms
            monkeypatch.setattr(clock, "now_ms", lambda: now() + 61_000)
            frame = there.receive_json()["frame"]
            assert frame["log"][0]["entry"]["is"] == "timedout"
            assert frame["seats"][0]["bot"]
