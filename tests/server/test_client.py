"""A built-in bot on another machine plays through the public interface."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from http.server import BaseHTTPRequestHandler, HTTPServer

import httpx
import pytest

from ecliptic.cli import main
from ecliptic.client import NotThere, Place
from ecliptic.server.tokens import fresh_id
from tests.server.kit import Client, Server

Serve = Callable[..., Server]


def test_bots_of_this_machine_play_a_whole_game_at_a_server(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "ephemeris", "name": "Ada", "seats": seats, "options": {"mode": "two"}}
    opened = httpx.post(f"{server.url}/api/tables", json=wish, timeout=60).json()
    command = [
        sys.executable, "-m", "ecliptic", "bot", server.url, opened["table"], "--seat", "1", "--level", "easy",
    ]  # fmt: skip
    environment = {**os.environ, "ECLIPTIC_INVITE": opened["invites"][0]["token"]}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as bot, ExitStack() as stack:
        stack.callback(bot.kill)  # else it would try for ever to reach a server that is gone
        assert bot.stdout is not None
        assert bot.stdout.readline() == "Seat 1 taken.\n"
        me = Client(server.url, opened["table"], opened["token"])
        assert me.frame["seats"][1]["name"] == "easy bot"
        me.send("begin")
        me.until(lambda frame: frame["status"] == "playing")
        while me.frame["status"] == "playing":
            me.until(lambda frame: frame["status"] == "over" or (frame["legal"] and not frame["lone"]))
            me.move()
        result = " ".join(f"{value:g}" for value in me.frame["result"])
        assert bot.stdout.read() == f"The game is over: {result}.\n"
        assert bot.wait(60) == 0
        me.close()
    taken = main(["bot", server.url, opened["table"], "--seat", "1"])
    assert taken == 2
    server.stop()


@pytest.mark.parametrize(
    ("server", "sentence"),
    [("http://127.0.0.1:1", "cannot be reached"), ("nonsense", "is not a table server")],
)
def test_a_server_that_is_not_there_is_told_in_a_sentence(
    server: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bot", server, "table", "--seat", "0"]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_a_wrong_level_is_told_before_a_seat_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "http://127.0.0.1:1", "table", "--seat", "0", "--level", "genius"]) == 2
    assert "genius" in capsys.readouterr().err


def test_so_is_a_style_of_another_game(serve: Serve, sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    server = serve(sqlite)
    wish = {"game": "transit", "name": "Ada", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    table = httpx.post(f"{server.url}/api/tables", json=wish, timeout=60).json()["table"]
    assert main(["bot", server.url, table, "--seat", "1", "--level", "medium:racer"]) == 2
    assert "no style “racer”" in capsys.readouterr().err
    assert httpx.get(f"{server.url}/api/tables/{table}", timeout=60).json()["seats"][1]["kind"] == "open"


class Busy(BaseHTTPRequestHandler):
    """A server that answers what it was told to."""

    status, answer = 200, b"{}"

    def do_GET(self) -> None:
        self.send_response(self.status)
        self.end_headers()
        self.wfile.write(self.answer)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


@pytest.fixture
def busy() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Busy)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize(("status", "error"), [(429, OSError), (503, OSError), (403, NotThere), (404, NotThere)])
def test_a_server_that_is_busy_is_asked_again(
    busy: str, status: int, error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What `Client.play` comes back after is an `OSError`."""
    monkeypatch.setattr(Busy, "status", status)
    with pytest.raises(error):
        Place(busy, "table", "token").ask("tables/table/position")


@pytest.mark.parametrize("answer", [b"{}", b"[]", b"<html>"])
def test_another_kind_of_server_is_told_in_a_sentence(
    busy: str, answer: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Busy, "answer", answer)
    assert main(["bot", busy, "table", "--seat", "0"]) == 2
    assert "is not a table server" in capsys.readouterr().err


def test_the_id_of_a_table_is_no_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    given = iter(["-abc", "--help", "abc-"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(given))
    assert fresh_id() == "abc-"
