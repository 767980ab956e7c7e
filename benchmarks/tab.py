"""Measures the table in a browser tab (`make site` first): `python -m benchmarks.tab`.

Seconds from opening the address to the first card, with an empty and with a full cache, also with the processor slowed
down to a quarter; bytes; memory; and the longest task of the page's own thread while a hard bot thinks.
"""

from __future__ import annotations

import functools
import shutil
import threading
import time
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

SITE = Path(__file__).parents[1] / "build" / "tab"
CARDS = "[data-turn]"
"""The table is laid, and says whose turn it is."""
PATIENCE = 180_000
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


def first_card(context: BrowserContext, url: str, rate: int) -> tuple[Page, float]:
    page = context.new_page()
    if rate > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    start = time.perf_counter()
    page.goto(url)
    page.locator(".games .button.brass").first.click(timeout=PATIENCE)
    page.wait_for_selector(CARDS, timeout=PATIENCE)
    return page, time.perf_counter() - start


def visit(browser: Browser, url: str, rate: int) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    Counting.sent = 0
    page, cold = first_card(context, url, rate)
    page.wait_for_selector("html[data-tab=offline]", timeout=PATIENCE)
    page.wait_for_timeout(3000)  # what the next start needs is kept
    page.close()
    megabytes = Counting.sent / 1e6
    page, warm = first_card(context, url, rate)
    print(f"{rate}x slower: first card {cold:.1f} s cold, {warm:.1f} s warm; {megabytes:.1f} MB went out")
    page.close()
    context.close()


def think(browser: Browser, url: str) -> None:
    """A hard bot thinks: does the page stutter?"""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(url + "#/new?game=starmap")
    page.wait_for_selector("html[data-tab=offline]", timeout=PATIENCE)
    for number in page.locator("select.field").all()[1::2]:
        number.select_option("hard")
    page.evaluate(LONGEST)
    page.locator(".sum .button").first.click()
    page.wait_for_selector(CARDS, timeout=PATIENCE)
    page.wait_for_timeout(2000)
    page.evaluate("window.longest = 0")
    page.wait_for_timeout(6000)
    longest = page.evaluate("window.longest")
    print(f"longest task of the page while a hard bot thinks: {longest:.0f} ms; memory: {memory(browser):.0f} MB")
    context.close()


def memory(browser: Browser) -> float:
    """Megabytes of the process that has the page and both workers in it."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [Path(f"/proc/{one['id']}/status").read_text() for one in found if one["type"] == "renderer"]
    sizes = [
        int(line.split()[1]) / 1000 for status in pages for line in status.splitlines() if line.startswith("VmRSS")
    ]
    return max(sizes)


def main() -> None:
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Counting, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_address[1]}/"
    with sync_playwright() as driver:
        path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
        browser = driver.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        for rate in (1, 4):
            visit(browser, url, rate)
        think(browser, url)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
