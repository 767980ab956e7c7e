"""Survivors through the page: a whole game by clicks, and the tile in hand."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.helpers import MINE, button, game_words, inspect_both, over, play_now, play_until, resize
from tests.web.walk import walk

TITLE = "Cities of Venus: Survivors"
PLAYABLE = (
    ".rack .can, .can-lay, .track.can:not(.chosen), .dice .can:not(.chosen), .crew .can:not(.chosen), "
    ".dock .cards .can, .ways .can:not(.chosen), .actions .button:not([aria-disabled]):not(.gold)"
)
ROUNDS = 8
"""After so many the launch begins."""


def test_a_whole_game(visit: Visit) -> None:
    """It begins on a desk and ends on a phone, in German."""
    page = visit("/new?game=survivors", language="de", stop_rounds=True)
    page.get_by_label(game_words("survivors", "de")("option-round_limit")).fill(str(ROUNDS))
    button(page, "new-begin", "de").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(MINE)).to_be_visible()
    inspect_both(page)
    play_until(page, PLAYABLE, lambda: page.locator(".log .entry").count() > 40 or over(page))
    inspect_both(page)
    resize(page, "390")
    walk(page, PLAYABLE)
    expect(page.locator(".ending")).to_be_visible()
    inspect_both(page, "survivors-over-de")


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


def test_a_tile_is_laid_by_keyboard_button_second_click_and_dragging(visit: Visit) -> None:
    page = visit()
    play_now(page, TITLE)
    for way in (_by_keyboard, _by_the_button, _by_a_second_click, _by_dragging):
        _to_a_tile(page)
        way(page)


def _by_keyboard(page: Page) -> None:
    before = _cells(page, ".tile")
    page.locator("[data-laying]").focus()
    for key in ("ArrowRight", "ArrowDown", "r", "f", "ArrowLeft"):
        page.keyboard.press(key)
    pinned = _cells(page, ".held.pinned")
    page.keyboard.press("Enter")
    _laid(page, before, pinned)


def _by_the_button(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
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
    page.set_viewport_size({"width": 1440, "height": 900})


def _by_a_second_click(page: Page) -> None:
    before = _cells(page, ".tile")
    page.mouse.click(*_spot(page, 0.05, 0.05))
    assert _cells(page, ".tile") == before
    pinned = _cells(page, ".held.pinned")
    box: dict[str, Any] | None = page.locator(".held [data-cell]").first.bounding_box()  # type: ignore[assignment]
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    _laid(page, before, pinned)


def _by_dragging(page: Page) -> None:
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
