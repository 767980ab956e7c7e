"""The rules of the layout, looked after wherever something new can be seen or done."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.web.helpers import over, step

SIZES = [(1440, 900), (1280, 720), (1024, 768), (820, 1180), (390, 844)]
LAYOUT = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
LAID_OUT = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
STOP = """() =>
  document.querySelector("[data-turn]:has([data-continue]), [data-turn=over]")?.querySelector("h2").textContent"""
"""The title of a summary, or of the end."""


class Inspector:
    """Looks at one table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._docks: dict[int, int] = {}
        """The height of the dock at each width: it is always the same."""

    def faults(self) -> list[str]:
        """What is wrong with the page as it is, and stays so when it had time to lay itself out."""
        found: dict[str, Any] = {}
        for _ in range(8):
            self.page.evaluate(LAID_OUT)
            found = self.page.evaluate(LAYOUT)
            if not found["faults"]:
                break
            self.page.wait_for_timeout(50)
        faults: list[str] = found["faults"]
        if not over(self.page):
            dock = self._docks.setdefault(found["wide"], found["dock"])
            if found["dock"] != dock:
                faults.append(f"the dock was {dock} px high and is {found['dock']}")
        return faults

    def look(self, where: object = "") -> None:
        faults = self.faults()
        assert faults == [], f"{where}: {faults}"

    def look_at_every_size(self, where: object) -> None:
        before = self.page.viewport_size
        assert before is not None
        for width, height in SIZES:
            self.page.set_viewport_size({"width": width, "height": height})
            self.look((where, width))
        self.page.set_viewport_size(before)


def walk(page: Page, playable: str, clicks: int = 4000) -> int:
    """Plays to the end, and looks at every kind of summary on the way and at the end. Answers with how many clicks."""
    inspector, seen = Inspector(page), set[str]()
    clicked = 0
    for _ in range(clicks):
        title: str | None = page.evaluate(STOP)
        if title and title not in seen:
            seen.add(title)
            inspector.look_at_every_size(title)
        if over(page):
            return clicked
        clicked += step(page, playable)
    raise AssertionError("the game does not end")
