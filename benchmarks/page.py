"""Measures the page of a server in a real Chromium (`make build/web` first): `python -m benchmarks.page`.

Kilobytes and requests of the first load, with an empty cache, as they come over the network with their headers: of the
home page, and of a table of each game. And the longest task of the page meanwhile, with the processor slowed down to a
quarter. `--keep` writes them to docs/figures.md.
"""

from __future__ import annotations

import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright

from benchmarks.figures import Figures, conclude
from benchmarks.tab import ARGUMENTS, CARDS, PATIENCE, chromium
from ecliptic.games import OWN

SLOWER, TIMES = 4, 3
ABOUT = (
    "The page of a server in Chromium with an empty cache: what comes over the network, headers included, and the "
    f"longest task of the page meanwhile, with the processor slowed down to a quarter (the median of {TIMES} visits). "
    "`python -m benchmarks.page --keep` writes these."
)
LONGEST = """
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({ type: "longtask", buffered: true });
"""


def first_load(
    browser: Browser, url: str, shown: str, held: list[dict[str, object]], rate: int
) -> tuple[int, int, float]:
    """Bytes, requests and the longest task in milliseconds, until nothing more is fetched."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script(LONGEST + f"localStorage.held = {json.dumps(json.dumps(held))};")
    page = context.new_page()
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    network.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    sizes: list[int] = []

    def finished(event: dict[str, Any]) -> None:
        sizes.append(int(event["encodedDataLength"]))

    network.on("Network.loadingFinished", finished)
    page.goto(url, wait_until="networkidle", timeout=PATIENCE)
    page.wait_for_selector(shown, timeout=PATIENCE)
    longest = page.evaluate("window.longest")
    context.close()
    return sum(sizes), len(sizes), longest


def seat(url: str, game: str) -> dict[str, object]:
    """A new table with one other player, as the browser remembers it."""
    wish = {"game": game, "name": "Mira", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "options": {}}
    seated = httpx.post(f"{url}/api/tables", json=wish).json()
    table, token = seated["table"], seated["token"]
    headers = {"Authorization": f"Bearer {token}"}
    httpx.post(f"{url}/api/tables/{table}/send", json={"is": "begin"}, headers=headers).raise_for_status()
    return {"table": table, "game": game, "seat": 0, "token": token, "name": "Mira", "invites": [], "at": 1}


def measure(browser: Browser, url: str, shown: str, held: list[dict[str, object]]) -> list[float]:
    size, requests, _ = first_load(browser, url, shown, held, 1)
    tasks = [first_load(browser, url, shown, held, SLOWER)[2] for _ in range(TIMES)]
    return [size / 1000, requests, statistics.median(tasks)]


def main() -> None:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        command = [sys.executable, "-m", "ecliptic", "serve", "--port", str(port)]
        server = subprocess.Popen(command, env={**os.environ, "ECLIPTIC_HOME": folder}, stdout=subprocess.DEVNULL)
        browser = driver.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            while not answers(url):
                time.sleep(0.1)
            table = Figures("first load", ["fetched, kB", "requests", f"longest task at {SLOWER}x, ms"])
            table.head()
            table.add("home", measure(browser, url, ".games .button", []))
            for game in OWN:
                held = seat(url, game)
                table.add(game, measure(browser, f"{url}/t/{held['table']}", CARDS, [held]))
            conclude("python -m benchmarks.page", ABOUT, [table], "--keep" in sys.argv)
        finally:
            browser.close()
            server.terminate()
            server.wait()


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/healthz").is_success
    except httpx.HTTPError:
        return False


if __name__ == "__main__":
    main()
