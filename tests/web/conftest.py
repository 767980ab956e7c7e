"""A real server with the built page, and a real Chromium."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

import ecliptic.server
from tests.web import dealt

PAGE = Path(ecliptic.server.__file__).parent / "page" / "index.html"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
expect.set_options(timeout=20_000)

Visit = Callable[..., Page]


class Server:
    """`ecliptic serve` in a process of its own, on a SQLite file that outlives it."""

    def __init__(
        self,
        folder: Path,
        python: str = sys.executable,
        environment: Mapping[str, str] | None = None,
        *more: str,
        entry: Sequence[str] = ("-m", "ecliptic"),
    ) -> None:
        self._more, self._entry = more, entry
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = int(found.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.folder, self._python, self._environment = folder, python, environment
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [
            self._python,
            *self._entry,
            "serve",
            "--port",
            str(self.port),
            "--pause",
            "0",
            "--rate",
            "1000",
            *self._more,
        ]
        given = os.environ if self._environment is None else self._environment
        environment = {**given, "ECLIPTIC_HOME": str(self.folder), "ECLIPTIC_TABLES_PER_MINUTE": "600"}
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, env=environment, cwd=self.folder, stdout=log, stderr=log)
        for _ in range(200):
            try:
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert PAGE.exists(), "the page is not built: run make build/web"
    made = Server(tmp_path_factory.mktemp("home"), entry=[dealt.__file__])
    made.start()
    yield made
    made.kill()


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest) -> None:
    """Each test meets the same deals in every run; with `ECLIPTIC_LONG` others each time."""
    if "server" in request.fixturenames:
        file: Path = request.getfixturevalue("server").folder / dealt.FILE
        run = time.time() if "ECLIPTIC_LONG" in os.environ else 0
        file.write_text(f"{request.node.nodeid} {run}", encoding="utf-8")


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The driver keeps an event loop running, so it must be gone before a test elsewhere starts its own."""
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    with sync_playwright() as driver:
        made = driver.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield made
        made.close()


@pytest.fixture
def errors() -> Iterator[list[str]]:
    """What the browser complained about. A test that expects a complaint takes it out."""
    found: list[str] = []
    yield found
    assert found == []


@pytest.fixture
def visit(server: Server, browser: Browser, errors: list[str]) -> Iterator[Visit]:
    """Opens a page as a new person with a browser of their own."""
    contexts: list[BrowserContext] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type == "error" and "WebSocket" not in message.text and "ERR_CONNECTION" not in message.text:
            errors.append(message.text)

    def open_page(
        path: str = "/",
        width: int = 1440,
        height: int = 900,
        name: str = "Mira",
        theme: str = "dark",
        at: str = server.url,
        **more: object,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=width < 600, reduced_motion="reduce"
        )
        contexts.append(context)
        wishes = json.dumps({"name": name, "theme": theme, "guide": False, "volume": 0, "pace": "fast", **more})
        context.add_init_script(f"localStorage.getItem('wishes') || localStorage.setItem('wishes', '{wishes}')")
        page = context.new_page()
        page.on("console", heard)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(at + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
