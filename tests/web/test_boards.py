"""The boards on which everybody plays at once or with open hands: whole games through the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.helpers import fits, inspect, over, picture, play_now, play_to_the_end, play_until

TITLES = {
    "gemini": "The Gemini Card Game",
}
PLAYABLE = {
    "gemini": ".hand .card.can, .plug.can, .program .button.can, .base .button.can, .actions .button:not(.gold)",
}


@pytest.mark.parametrize("name", TITLES)
def test_a_whole_game(visit: Visit, name: str) -> None:
    page = visit()
    play_now(page, TITLES[name])
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    inspect(page)
    fits(page)
    play_until(page, PLAYABLE[name], lambda: page.locator(".log .entry").count() > 40 or over(page))
    play_until(page, PLAYABLE[name], lambda: page.locator(".button.gold").count() > 0 or over(page))
    picture(page, f"{name}-1440")
    play_to_the_end(page, PLAYABLE[name])
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    inspect(page)
    picture(page, f"{name}-over-1440")


@pytest.mark.parametrize("name", TITLES)
def test_on_a_phone_by_daylight(visit: Visit, name: str) -> None:
    page = visit(width=390, height=844, theme="light")
    play_now(page, TITLES[name])
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    play_until(page, PLAYABLE[name], lambda: page.locator(".button.gold").count() > 0)
    inspect(page)
    fits(page)
    picture(page, f"{name}-390")


def test_a_card_pointed_at_shows_where_it_may_go_and_why_not_elsewhere(visit: Visit) -> None:
    page = visit()
    play_now(page, TITLES["gemini"])
    time = page.locator(".hand .time.card.can")
    play_until(page, PLAYABLE["gemini"], lambda: time.count() > 0 and page.locator("section.program").count() > 0)
    page.keyboard.press("Escape")
    expect(page.locator(".goes, .refusal")).to_have_count(0)
    time.first.hover()
    expect(page.locator(".base.goes, section.program.goes").first).to_be_visible()
    places = page.locator(".base, section.program").count()
    expect(page.locator(".base.goes, section.program.goes, .base .refusal, section.program .refusal")).to_have_count(
        places
    )
    page.mouse.move(5, 5)
    expect(page.locator(".goes, .refusal")).to_have_count(0)


