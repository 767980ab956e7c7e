"""The Gemini Card Game through the page, in a real Chromium."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.helpers import MINE, fits, inspect, over, picture, play_now, play_to_the_end, play_until, title

PLAYABLE = (
    ".hand button.can, .offers .can, .hit, .spot.can, .way, .plug.can, .carried.can, "
    ".actions .button:not([aria-disabled]):not(.gold):not(.cancel)"
)
SIZES = [(1440, 900), (1280, 720), (820, 1180), (390, 844)]


def _lies_in_view(page: Page, selector: str) -> bool:
    """Whether the first of these is completely in the window."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    assert page.viewport_size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= page.viewport_size["height"]


@pytest.mark.parametrize(("width", "height", "theme"), [(1440, 900, "dark"), (390, 844, "light")])
def test_a_whole_game(visit: Visit, width: int, height: int, theme: str) -> None:
    page = visit(width=width, height=height, theme=theme)
    play_now(page, title("gemini"))
    expect(page.locator(MINE)).to_be_visible()
    inspect(page)
    fits(page)
    play_until(page, PLAYABLE, lambda: page.locator("section.program").count() > 3 or over(page))
    play_until(page, PLAYABLE, lambda: page.locator(".button.gold[data-move]").count() > 0 or over(page))
    inspect(page)
    fits(page)
    picture(page, f"gemini-{width}")
    play_to_the_end(page, PLAYABLE)
    expect(page.locator(".ending .picture")).to_be_visible()
    inspect(page)
    fits(page)
    picture(page, f"gemini-over-{width}")


def _to_a_time_card(page: Page) -> None:
    """Plays until a Time card can be put somewhere, with nothing chosen."""
    time = page.locator(".hand button.can:has(.time)")
    play_until(page, PLAYABLE, lambda: time.count() > 0 and page.locator("section.program").count() > 1)
    page.keyboard.press("Escape")  # the last click on the way may have chosen something


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_chosen_card_shows_where_it_may_go_and_why_not_elsewhere(visit: Visit, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    play_now(page, title("gemini"))
    _to_a_time_card(page)
    expect(page.locator(".hit, .program .refusal")).to_have_count(0)
    card = page.locator(".hand button.can:has(.time)").first
    piece = card.get_attribute("data-piece")
    card.click()
    expect(page.locator(".hit").first).to_be_visible()
    places = page.locator("section.program").count()
    expect(page.locator("section.program:has(.hit), section.program:has(.refusal)")).to_have_count(places)
    page.locator(".hit").first.click()
    expect(page.locator(".button.gold")).to_be_visible()
    assert _lies_in_view(page, ".button.gold")
    fits(page)
    page.locator(".button.gold").click()
    expect(page.locator(f".hand [data-piece='{piece}']")).to_have_count(0)  # it is played


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_a_desk_does_not_scroll_and_the_board_is_not_covered(visit: Visit, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    play_now(page, title("gemini"))
    _to_a_time_card(page)
    dock = page.locator("[data-zone='dock']").bounding_box()
    row = page.locator("section.row").bounding_box()
    assert dock is not None
    assert row is not None
    assert dock["height"] <= height / 3
    assert row["y"] + row["height"] <= dock["y"]
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 1


def test_a_hint_covers_neither_the_card_nor_the_program(visit: Visit) -> None:
    page = visit(width=1280, height=720)
    play_now(page, title("gemini"))
    _to_a_time_card(page)
    page.get_by_role("button", name="Hint").click()
    card = page.locator("section.card[role=status]")
    expect(card).to_be_visible(timeout=60_000)
    box = card.bounding_box()
    assert box is not None
    for ring in page.locator(".layer .ring:not(.other)").all():
        it = ring.bounding_box()
        assert it is not None
        apart = box["x"] >= it["x"] + it["width"] or it["x"] >= box["x"] + box["width"]
        assert apart or box["y"] >= it["y"] + it["height"] or it["y"] >= box["y"] + box["height"]
