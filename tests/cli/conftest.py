"""Running the command line in this process, with a small game among the games and a home for its saves."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from ecliptic.cli import main
from ecliptic.games import GAMES


class Result:
    """What a command line did."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


Run = Callable[..., Result]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    monkeypatch.setenv("ECLIPTIC_HOME", str(folder))
    return folder


@pytest.fixture
def run(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`ecliptic ARGS` in this process, with Double Star among the games: run("games"), run("play", typed="rise")."""
    monkeypatch.setitem(GAMES, "stars", "tests.cli.stars:Stars")
    monkeypatch.setenv("COLUMNS", "100")

    def go(*args: str, typed: str = "") -> Result:
        monkeypatch.setattr("sys.stdin", StringIO(typed))
        code = main(list(args))
        captured = capsys.readouterr()
        return Result(code, captured.out, captured.err)

    return go
