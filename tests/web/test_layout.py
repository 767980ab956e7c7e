"""What holds on every board at every size: what can be chosen is in sight, and the page stays where it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web import test_ephemeris, test_gemini, test_starmap, test_survivors, test_transit
from tests.web.conftest import Visit
from tests.web.helpers import MINE, OVER, over, play_clicks, play_now, play_until, title

SIZES = [(1440, 900), (1280, 720), (820, 1180), (390, 844)]
PLAYABLE = {
    "transit": test_transit.PLAYABLE,
    "ephemeris": test_ephemeris.PLAYABLE,
    "starmap": test_starmap.PLAYABLE,
    "survivors": test_survivors.PLAYABLE,
    "gemini": test_gemini.PLAYABLE,
}

FAULTS = """() => {
  const found = [];
  const page = document.documentElement;
  const high = page.clientHeight, wide = page.clientWidth;
  const box = (node) => node.getBoundingClientRect();
  const name = (node) => node.dataset.piece ?? node.dataset.move ?? node.className;
  const [board, dock] = ["board", "dock"].map((zone) => box(document.querySelector(`[data-zone=${zone}]`)));
  if (page.scrollWidth > wide) found.push(`${page.scrollWidth - wide} px too wide`);

  const gold = [...document.querySelectorAll(".button.gold")].filter((node) => node.checkVisibility());
  if (gold.length > 1) found.push(`${gold.length} gold buttons`);
  for (const node of gold) {
    const { top, bottom, left, width } = box(node);
    if (top < 0 || bottom > high) found.push(`the gold button ends at ${bottom} of ${high}`);
    else if (!node.contains(document.elementFromPoint(left + width / 2, (top + bottom) / 2)))
      found.push("the gold button is covered");
    if (wide < 700 && bottom < high - 110) found.push(`the gold button is ${high - bottom} px above the edge`);
  }
  if (wide < 900) return found;

  if (page.scrollHeight > high) found.push(`${page.scrollHeight - high} px too high`);
  if (dock.height > (high > 800 ? 270 : 240) && dock.width > wide / 2) found.push(`a dock of ${dock.height} px`);
  const beside = board.right <= dock.left + 1 || dock.right <= board.left + 1;
  if (board.bottom > dock.top + 1 && !beside) found.push("the dock covers the board");
  for (const node of document.querySelectorAll("[data-zone] .can, [data-zone] [data-move]")) {
    if (!node.checkVisibility({ visibilityProperty: true })) continue;
    const { top, bottom, left, right } = box(node);
    if (top < -1 || left < -1 || bottom > high + 1 || right > wide + 1) found.push(`${name(node)} is out of sight`);
    else if (!node.closest("[data-zone=dock]") && bottom > dock.top + 1 && right > dock.left && left < dock.right)
      found.push(`${name(node)} is under the dock`);
  }
  return found;
}"""


def look(page: Page) -> None:
    """At this moment, at every size."""
    left = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        left[width] = _faults(page)
    assert [fault for faults in left.values() for fault in faults] == [], left


def _faults(page: Page) -> list[str]:
    """What stays wrong after the page had time to lay itself out."""
    found: list[str] = []
    for _ in range(10):
        page.wait_for_timeout(150)
        found = page.evaluate(FAULTS)
        if not found:
            break
    return found


@pytest.mark.parametrize("game", PLAYABLE)
def test_everything_that_can_be_chosen_is_in_sight(visit: Visit, game: str) -> None:
    page = visit(guide=True)  # which takes room
    play_now(page, title(game))
    expect(page.locator(f"{MINE}, {OVER}")).to_be_visible()
    look(page)
    chosen = page.locator(f"{MINE} .button.gold")
    for clicks in (8, 30):
        play_clicks(page, PLAYABLE[game], clicks)
        play_until(page, PLAYABLE[game], lambda: over(page) or chosen.count() > 0, 600)
        look(page)
