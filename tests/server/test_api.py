"""The interface from outside: opening, joining, playing, asking, talking, watching, records, what comes after."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from ecliptic.games import game
from ecliptic.kernel.record import Record, verify
from ecliptic.server.service import game_list
from ecliptic.server.typescript import main as write_types
from ecliptic.server.typescript import typescript
from tests.server.kit import Server, bearer, open_table

Serve = Callable[..., Server]
DOCS = Path(__file__).parents[2] / "docs"


class Hooked(BaseHTTPRequestHandler):
    """Somebody's webhook."""

    calls: list[dict[str, Any]] = []  # noqa: RUF012 - shared on purpose

    def do_POST(self) -> None:
        self.calls.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


def test_the_example_bots_play_a_whole_game_and_everything_around_it(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, "--private-hooks")
    hooks = HTTPServer(("127.0.0.1", 0), Hooked)
    threading.Thread(target=hooks.serve_forever, daemon=True).start()
    with httpx.Client(base_url=server.url, timeout=20) as client:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": "transit", "name": "Ada", "seats": seats, "public": True, "words": "my own luck"}
        opened = client.post("/api/tables", json=wish).json()
        table = f"/api/tables/{opened['table']}"
        mine = bearer(opened["token"])
        listed = client.get("/api/tables").json()["tables"]
        assert [(one["table"], one["status"]) for one in listed] == [(opened["table"], "open")]
        bot = subprocess.Popen(
            [sys.executable, str(DOCS / "example_bot.py"), server.url, opened["table"], "1"], stdout=subprocess.PIPE
        )
        while client.get(table).json()["seats"][1]["kind"] == "open":
            assert bot.poll() is None
        port = hooks.server_address[1]

        def send(**message: object) -> httpx.Response:
            return client.post(f"{table}/send", json=message, headers=mine)

        assert send(**{"is": "hook", "url": f"http://127.0.0.1:{port}/turn"}).status_code == 200
        assert send(**{"is": "begin"}).status_code == 200
        assert client.get("/api/tables").json()["tables"][0]["status"] == "playing"
        frame = client.get(f"{table}/frame", headers=mine).json()
        while frame["status"] == "playing":
            if frame["legal"] and not frame["lone"]:
                send(**{"is": "act", "seq": frame["seq"], "move": frame["legal"][0]["move"]})
            gone = bot.poll() is not None
            frame = client.get(f"{table}/frame", headers=mine).json()
            assert not gone or frame["status"] == "over", "the bot gave up"
            text = client.get(f"{table}/record").text
            assert ("\nseed " in text) == ("\nend " in text), "the seed is shown when the game is over, and not before"
        assert Hooked.calls[0]["table"] == opened["table"]
        assert bot.communicate(timeout=20)[0].decode().strip() == str(frame["result"])
        record = Record.from_text(client.get(f"{table}/record").text)
        assert verify(game("transit"), record).fair
        assert record.entropy == ("my own luck",)
        assert client.get("/api/tables").json()["tables"] == []
        _what_comes_after(client, opened, frame)
    hooks.shutdown()
    hooks.server_close()
    server.stop()
    assert opened["token"] not in server.log.read_text()
    assert opened["table"] not in server.log.read_text()


def _what_comes_after(client: httpx.Client, opened: dict[str, Any], frame: dict[str, Any]) -> None:
    table, mine = f"/api/tables/{opened['table']}", bearer(opened["token"])
    again = client.post(f"{table}/send", json={"is": "rematch"}, headers=mine).json()
    new = client.get(f"/api/tables/{again['next_table']}/frame", headers=mine).json()
    assert (new["seat"], new["status"]) == (0, "open")
    twice = client.post(f"{table}/send", json={"is": "rematch"}, headers=mine).json()
    assert (twice["next_table"], twice["seq"]) == (again["next_table"], again["seq"])
    assert client.get(table).json()["next_table"] == again["next_table"]
    wish = {
        "event": 20,
        "name": "Ada",
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}],
    }
    branch = client.post(f"{table}/branch", json=wish).json()
    begun = client.post(
        f"/api/tables/{branch['table']}/send", json={"is": "begin"}, headers=bearer(branch["token"])
    ).json()
    assert begun["commitment"] != frame["commitment"]
    log = client.get(f"{table}/log").json()["log"]
    assert [entry["n"] for entry in log] == list(range(1, len(log) + 1))


def test_undo_and_talk_over_the_wire(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    table, tokens = open_table(server.url, "gemini", 2)
    with httpx.Client(base_url=f"{server.url}/api/tables/{table}", timeout=20) as client:

        def send(seat: int, **message: object) -> dict[str, Any]:
            return dict(client.post("/send", json=message, headers=bearer(tokens[seat])).json())

        assert send(1, **{"is": "undo"})["code"] == "nothing"
        said = send(0, **{"is": "say", "words": "  good\n luck  "})
        assert said["log"][-1]["entry"] == {"is": "said", "seat": 0, "words": "good luck"}
        assert send(0, **{"is": "act", "seq": said["seq"], "move": "fly"})["code"] in ("no_move", "stale")
    server.stop()


def test_several_persons_at_one_screen(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, "--pause", "600000")
    with httpx.Client(base_url=server.url, timeout=20) as client:
        seats = [{"kind": "me"}, {"kind": "here", "name": "Bob"}, {"kind": "bot"}, {"kind": "here"}]
        wish = {"game": "transit", "name": "Ada", "seats": seats}
        opened = client.post("/api/tables", json=wish).json()
        table = f"/api/tables/{opened['table']}"
        tokens = {opened["seat"]: opened["token"]} | {one["seat"]: one["token"] for one in opened["here"]}
        assert sorted(tokens) == [0, 1, 3]
        info = client.get(table).json()
        assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bob", "Bot 3", "Player 4"]
        assert client.post(f"{table}/send", json={"is": "begin"}, headers=bearer(tokens[3])).status_code == 200
        frames = {seat: client.get(f"{table}/frame", headers=bearer(token)).json() for seat, token in tokens.items()}
        assert {seat: frame["seat"] for seat, frame in frames.items()} == {0: 0, 1: 1, 3: 3}
        hands = [frame["view"]["players"][seat]["hand"] for seat, frame in frames.items()]
        assert all(hands)
        assert len({str(hand) for hand in hands}) == 3, "each token shows its own hand"
        twice = client.post("/api/tables", json={**wish, "seats": [{"kind": "me"}, {"kind": "me"}]})
        assert twice.json()["code"] == "one_seat"
    server.stop()


def test_lists_tell_how_far_a_table_is_and_who_looks_on(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, "--pause", "600000")
    table, tokens = open_table(server.url, "gemini", 2, public=True)
    live = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live"
    with httpx.Client(base_url=server.url, timeout=20) as client, connect(live) as spectator, connect(live) as player:
        for there, token in ((spectator, ""), (player, tokens[0])):
            there.send(json.dumps({"is": "hello", "token": token}))
            there.recv()
        info = client.get(f"/api/tables/{table}").json()
        assert client.get("/api/tables").json()["tables"] == [info]
        assert (info["players"], info["watching"]) == (2, 1)
        headline = info["headline"]
        assert (headline["key"], headline["args"]["round"], headline["args"]["rounds"]) == ("headline", 1, 12)
        frames = [client.get(f"/api/tables/{table}/frame", headers=bearer(token)).json() for token in tokens]
        assert info["asked"] == [seat for seat, frame in enumerate(frames) if frame["legal"]] == frames[0]["asked"]
    server.stop()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--host", "0.0.0.0"], "0.0.0.0 can be reached by others: say which pages may use the server"),
        (["--database", "mysql://x"], "the database should be sqlite:PATH or postgresql://..."),
        (["--host", "0.0.0.0", "--origin", "example.org"], "'example.org' is not an origin"),
        (["--database", "sqlite:/proc/nothing/here.db"], "name a place that can be written"),
        (["--database", "postgresql://127.0.0.1:1/none"], "the database cannot be reached"),
    ],
)
def test_a_server_that_cannot_be_or_would_not_be_safe_says_so_in_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    from ecliptic.cli import main

    assert main(["serve", *arguments]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_two_servers_cannot_share_a_sqlite_file(serve: Serve, sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    from ecliptic.cli import main

    serve(sqlite)
    assert main(["serve", "--port", "1", "--database", sqlite]) == 2
    assert "locked" in capsys.readouterr().err


def test_the_typescript_types_are_up_to_date() -> None:
    path = DOCS.parent / "web" / "src" / "messages.ts"
    assert path.read_text(encoding="utf-8") == typescript(), "run: python -m ecliptic.server.typescript"


@pytest.mark.parametrize("arguments", [["--help"], ["--check", "messages.ts"], ["one.ts", "two.ts"]])
def test_the_typescript_types_are_written_to_one_named_file_only(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit, match="does not name one file"):
        write_types(arguments)
    assert list(tmp_path.iterdir()) == []


def test_the_page_shows_the_example_bot_as_it_is() -> None:
    assert (DOCS / "example_bot.py").read_text(encoding="utf-8") in (DOCS / "api.md").read_text(encoding="utf-8")


def test_options_say_beside_what_they_mean_something() -> None:
    games = {one.id: one for one in game_list().games}
    beside = {option.name: option.beside for option in games["ephemeris"].options}
    assert beside["mode"] == {}
    assert beside["series"] == {"mode": ["three"]}
    assert beside["open"] == {"mode": ["one", "two"]}
    assert all(option.beside == {} for option in games["transit"].options)


def test_a_lesson_is_given_at_any_step_and_goes_as_it_tells(serve: Serve, sqlite: str) -> None:
    with httpx.Client(base_url=serve(sqlite).url, timeout=20) as client:
        place = "/api/games/transit/lessons/first"
        steps = client.get(place).json()["steps"]
        number = [one["id"] for one in steps].index("fifteen")
        answer = client.post(place, json={"name": "Mira", "step": number})
        assert answer.status_code == 200
        seated = answer.json()
        frame = client.get(f"/api/tables/{seated['table']}/frame", headers=bearer(seated["token"])).json()
        assert frame["status"] == "playing"
        assert steps[number]["asks"][0] in [move["move"] for move in frame["legal"]]
        assert client.get(f"/api/tables/{seated['table']}").json()["lesson"] == "first"
        assert client.get("/api/games/transit/lessons/second").status_code == 404
        assert client.post(place, json={"name": "Mira", "step": 99}).status_code == 422
