"""A built-in bot on another machine plays through the public interface."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import httpx
import pytest

from ecliptic.cli import main
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
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as bot:
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
    [("http://127.0.0.1:1", "cannot be reached"), ("nonsense", "is no table server")],
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
