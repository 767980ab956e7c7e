"""Survivors through the page: whole games by clicks, the tile in hand, and the rules of the layout in every phase."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.helpers import fits, inspect, over, picture, play_now, play_to_the_end, play_until, step

TITLE = "Cities of Venus: Survivors"
PLAYABLE = (
    ".rack .can, .can-lay, .track.can:not(.chosen), .dice .can:not(.chosen), .crew .can:not(.chosen), "
    ".dock .cards .can, .ways .can:not(.chosen), .actions .button:not([aria-disabled]):not(.gold)"
)
SIZES = [(1440, 900), (1280, 720), (820, 1180), (390, 844)]
ROUNDS = 3
"""After so many the launch begins."""


def _short_game(visit: Visit, width: int, height: int, theme: str = "dark") -> Page:
    page = visit("/new?game=survivors", width=width, height=height, theme=theme)
    page.get_by_label("Round limit").fill(str(ROUNDS))
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    return page


LAYOUT = """() => {
  const found = [];
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
  const dock = document.querySelector("[data-zone=dock]").getBoundingClientRect();
  const root = document.documentElement;
  const moving = (node) => node.closest("[data-piece]")?.getAnimations().length; // it may pass the edge on its way
  const past = (node) => node.getBoundingClientRect().right > innerWidth + 1 && !moving(node);
  const wide = root.scrollWidth > root.clientWidth ? seen("[data-zone=board] :not(svg, svg *)").filter(past) : [];
  for (const node of wide) found.push(`${node.className} is too far right`);
  const phone = innerWidth < 700;
  const desk = innerWidth >= 900;
  if (desk && dock.height > (innerHeight >= 860 ? 270 : 240)) found.push(`the dock is ${dock.height} high`);
  if (desk && root.scrollHeight > root.clientHeight + 1) found.push("the page scrolls");
  for (const node of seen(".dock .can, .dock .button")) {
    const box = node.getBoundingClientRect();
    if (box.bottom > innerHeight + 1 || box.top < dock.top) found.push(`${node.className} leaves the dock`);
    if (phone && node.matches(".gold") && box.top < innerHeight - 110) found.push("the gold button is too high");
  }
  for (const node of desk ? seen(":is([data-zone=board], [data-zone=rail]) :is(.can, .can-lay)") : []) {
    const box = node.getBoundingClientRect();
    if (box.bottom > dock.top + 1) found.push(`${node.getAttribute("data-piece")} lies under the dock`);
  }
  return found;
}"""


def _check_layout(page: Page) -> None:
    broken: list[str] = page.evaluate(LAYOUT)
    assert broken == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_whole_game(visit: Visit, width: int, height: int) -> None:
    """Every phase keeps the rules of the layout."""
    page = _short_game(visit, width, height, "light" if width == 820 else "dark")
    inspect(page)
    for turn in range(4000):
        if over(page):
            break
        _check_layout(page)
        step(page, PLAYABLE, turn)
    expect(page.locator(".ending")).to_be_visible()
    _check_layout(page)
    inspect(page)
    fits(page)
    picture(page, f"survivors-over-{width}")


def test_a_long_game(visit: Visit) -> None:
    page = visit()
    play_now(page, TITLE)
    play_until(page, PLAYABLE, lambda: page.locator(".log .entry").count() > 60 or over(page))
    picture(page, "survivors-1440")
    play_to_the_end(page, PLAYABLE)
    expect(page.locator(".ending")).to_be_visible()


def _to_a_tile(page: Page) -> None:
    """Plays until there is a tile to lay, with more than one place for it as it lies."""
    ground = page.locator("[data-laying]")
    play_until(page, PLAYABLE, lambda: ground.count() > 0 and page.locator("circle.dot").count() > 4)
    page.keyboard.press("Escape")
    expect(page.locator(".held.pinned")).to_have_count(0)


def _cells(page: Page, selector: str) -> list[str]:
    found: list[str] = page.locator(f"{selector} [data-cell]").evaluate_all(
        "nodes => nodes.map((node) => node.getAttribute('data-cell')).sort()"
    )
    return found


def _spot(page: Page, x: float, y: float) -> tuple[float, float]:
    """A point of the ground, by its shares of width and height."""
    box = page.locator(".ground svg").first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] * x, box["y"] + box["height"] * y


def _laid(page: Page, before: list[str], pinned: list[str]) -> None:
    """The pinned cells are covered now, and no others."""
    expect(page.locator(".tile [data-cell]")).to_have_count(len(before) + len(pinned))
    assert sorted(set(_cells(page, ".tile")) - set(before)) == pinned


def test_a_tile_is_moved_turned_and_laid_by_keyboard(visit: Visit) -> None:
    page = visit()
    play_now(page, TITLE)
    _to_a_tile(page)
    before = _cells(page, ".tile")
    page.locator("[data-laying]").focus()
    for key in ("ArrowRight", "ArrowDown", "r", "f", "ArrowLeft"):
        page.keyboard.press(key)
    pinned = _cells(page, ".held.pinned")
    page.keyboard.press("Enter")
    _laid(page, before, pinned)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_a_click_pins_the_tile_and_the_button_lays_it_there(visit: Visit, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    play_now(page, TITLE)
    _to_a_tile(page)
    page.mouse.move(*_spot(page, 0.2, 0.2))
    page.mouse.move(*_spot(page, 0.3, 0.25))
    expect(page.locator(".held:not(.pinned)")).to_be_visible()  # it follows the mouse, and nothing is chosen
    expect(page.locator(".button.gold")).to_have_count(0)
    page.mouse.down()
    page.mouse.up()
    pinned, before = _cells(page, ".held.pinned"), _cells(page, ".tile")
    for x in (0.4, 0.6, 0.8, 0.95):
        page.mouse.move(*_spot(page, x, 0.9), steps=4)
        assert _cells(page, ".held") == pinned
    page.locator(".button.gold").click()
    _laid(page, before, pinned)


def test_a_second_click_lays_a_pinned_tile(visit: Visit) -> None:
    page = visit()
    play_now(page, TITLE)
    _to_a_tile(page)
    before = _cells(page, ".tile")
    page.mouse.click(*_spot(page, 0.05, 0.05))
    assert _cells(page, ".tile") == before
    pinned = _cells(page, ".held.pinned")
    box: dict[str, Any] | None = page.locator(".held [data-cell]").first.bounding_box()  # type: ignore[assignment]
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    _laid(page, before, pinned)


def test_a_tile_is_dragged_and_laid(visit: Visit) -> None:
    page = visit()
    play_now(page, TITLE)
    _to_a_tile(page)
    before = _cells(page, ".tile")
    page.mouse.move(*_spot(page, 0.5, 0.5))
    page.mouse.down()
    page.mouse.move(*_spot(page, 0.3, 0.3), steps=5)
    page.mouse.up()
    pinned = _cells(page, ".held.pinned")
    page.locator(".button.gold").click()
    _laid(page, before, pinned)


def test_a_tile_is_laid_by_touch(visit: Visit) -> None:
    page = visit(width=390, height=844)
    play_now(page, TITLE)
    _to_a_tile(page)
    before = _cells(page, ".tile")
    page.touchscreen.tap(*_spot(page, 0.5, 0.5))
    pinned = _cells(page, ".held.pinned")
    page.locator(".button.gold").tap()
    _laid(page, before, pinned)
