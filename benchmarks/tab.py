"""Measures the table in a browser tab (`make site` first): `python -m benchmarks.tab`.

Seconds from opening the address to the first card, with an empty and with a full cache, also with the processor slowed
down to a quarter; bytes; memory; and the longest task of the page's own thread while a hard bot thinks.
"""

from __future__ import annotations

import contextlib
import functools
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from benchmarks.figures import Figures, conclude

SITE = Path(__file__).parents[1] / "build" / "tab"
CARDS = "[data-turn]"
"""The table is laid, and says whose turn it is."""
PATIENCE = 180_000
ABOUT = (
    "The table in a browser tab, without a server, in Chromium: The Transit of Venus at a browser that was just "
    "started, also with its processor slowed down to a quarter; then the page while a hard bot thinks in Mihi Anguli,"
    " and the memory of page and workers together. `make site && python -m benchmarks.tab --keep` writes these."
)
ARGUMENTS = ["--no-sandbox", "--disable-gpu"]
LONGEST = """() => {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({ type: "longtask", buffered: false });
}"""


class Counting(SimpleHTTPRequestHandler):
    """Serves the folder and counts what goes out."""

    sent = 0

    def copyfile(self, source: object, outputfile: object) -> None:
        Counting.sent += Path(self.translate_path(self.path)).stat().st_size
        super().copyfile(source, outputfile)  # type: ignore[arg-type]

    def log_message(self, *args: object) -> None:
        pass


def chromium() -> str | None:
    """The one of this machine; else the driver has its own."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


@contextlib.contextmanager
def browsing(driver: Playwright, profile: str) -> Iterator[BrowserContext]:
    """A browser that was just started, with what it kept the last time."""
    context = driver.chromium.launch_persistent_context(
        profile, executable_path=chromium(), args=ARGUMENTS, viewport={"width": 1440, "height": 900}
    )
    yield context
    context.close()


def first_card(context: BrowserContext, url: str, rate: int) -> tuple[float, float]:
    """How many seconds it takes: by the clock and of the processor, on all threads."""
    page = context.new_page()
    if rate > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    start = time.perf_counter()
    page.goto(url)
    page.locator(".games .button.brass").first.click(timeout=PATIENCE)
    page.wait_for_selector(CARDS, timeout=PATIENCE)
    seconds, work = time.perf_counter() - start, worked(context)
    page.wait_for_selector("html[data-tab=offline]", timeout=PATIENCE)
    page.wait_for_timeout(3000)  # what the next start needs is kept
    return seconds, work


def start(driver: Playwright, url: str, rate: int, table: Figures) -> None:
    with tempfile.TemporaryDirectory() as profile:
        for cache in ("empty", "full"):
            Counting.sent = 0
            with browsing(driver, profile) as context:
                seconds, work = first_card(context, url, rate)
                table.add(f"{rate}x slower, {cache} cache", [seconds, work, Counting.sent / 1e6])


def think(driver: Playwright, url: str, table: Figures) -> None:
    """A hard bot thinks: does the page stutter?"""
    with tempfile.TemporaryDirectory() as profile, browsing(driver, profile) as context:
        page = context.new_page()
        page.goto(url + "#/new?game=starmap")
        page.wait_for_selector("html[data-tab=offline]", timeout=PATIENCE)
        page.locator("select.field").nth(1).select_option("hard")
        page.evaluate(LONGEST)
        page.locator(".sum .button").first.click()
        page.wait_for_selector(CARDS, timeout=PATIENCE)
        page.wait_for_timeout(2000)
        page.evaluate("window.longest = 0")
        page.wait_for_timeout(8000)
        table.add("starmap", [page.evaluate("window.longest"), memory(context)])


def processes(context: BrowserContext) -> list[Path]:
    """Those that have pages and workers in them."""
    assert context.browser is not None
    found = context.browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return [Path(f"/proc/{one['id']}") for one in found if one["type"] == "renderer"]


def worked(context: BrowserContext) -> float:
    """Seconds that the busiest of them has had the processor."""
    stats = [(one / "stat").read_text().rpartition(")")[2].split() for one in processes(context)]
    return max(int(stat[11]) + int(stat[12]) for stat in stats) / os.sysconf("SC_CLK_TCK")


def memory(context: BrowserContext) -> float:
    """Megabytes of the largest of them: the page and both workers."""
    lines = [line for one in processes(context) for line in (one / "status").read_text().splitlines()]
    return max(int(line.split()[1]) / 1000 for line in lines if line.startswith("VmRSS"))


def main() -> None:
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Counting, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_address[1]}/"
    starts = Figures("from the address to the first card", ["clock, s", "processor, s", "fetched, MB"])
    thoughts = Figures("while a hard bot thinks", ["longest task, ms", "memory, MB"])
    with sync_playwright() as driver:
        starts.head()
        for rate in (1, 4):
            start(driver, url, rate, starts)
        thoughts.head()
        think(driver, url, thoughts)
    server.shutdown()
    conclude("python -m benchmarks.tab", ABOUT, [starts, thoughts], "--keep" in sys.argv)


if __name__ == "__main__":
    main()
