"""`ecliptic play`: the table in the browser."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ecliptic.cli.language import say
from ecliptic.server import static
from tests.server.kit import free_port

INDEX = "<!doctype html><title>a page</title>"


@pytest.fixture
def built() -> Iterator[None]:
    """The page as it was built; a stand-in where it was not."""
    index = static.BUILT / "index.html"
    if index.is_file():
        yield
        return
    index.parent.mkdir(exist_ok=True)
    index.write_text(INDEX)
    yield
    index.unlink()
    with contextlib.suppress(OSError):
        index.parent.rmdir()


def play(home: Path, port: int, **more: str) -> subprocess.Popen[str]:
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return subprocess.Popen(
        [sys.executable, "-m", "ecliptic", "play", "--port", str(port)],
        env={**environment, "ECLIPTIC_HOME": str(home), **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_the_table_opens_in_the_browser_and_ctrl_c_ends_it(tmp_path: Path, built: None) -> None:
    port, called = free_port(), tmp_path / "called"
    browser = tmp_path / "browser.sh"
    browser.write_text(f'#!/bin/sh\necho "$1" > {called}\n')
    browser.chmod(0o755)
    process = play(tmp_path, port, BROWSER=f"{browser} %s")
    assert process.stdout is not None
    assert process.stdout.readline() == say("browser-open", address=f"http://127.0.0.1:{port}/") + "\n"
    page = httpx.get(f"http://127.0.0.1:{port}/")
    assert (page.status_code, page.headers["content-type"].split(";")[0]) == (200, "text/html")
    assert httpx.get(f"http://127.0.0.1:{port}/api/games").status_code == 200
    while not called.is_file() or not called.read_text():
        time.sleep(0.05)
    assert called.read_text() == f"http://127.0.0.1:{port}/\n"
    twice, address = play(tmp_path, port), f"http://127.0.0.1:{port}/"
    assert twice.communicate(timeout=60) == (f"{say('browser-open', address=address)}\n", "")
    assert twice.returncode == 0
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (0, "", "")
    assert (tmp_path / "tables.db").is_file()


def test_a_page_that_is_not_built_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from ecliptic.cli import browser, main

    monkeypatch.setattr(browser, "BUILT", tmp_path)
    assert main(["play"]) == 2
    assert say("browser-no-page") in capsys.readouterr().err
