"""The boards on which everybody plays at once or with open hands: whole games through the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Server, Visit
from tests.web.helpers import fits, inspect, over, picture, play_now, play_to_the_end, play_until, step, token_of

TITLES = {
    "starmap": "Mihi Anguli",
    "gemini": "The Gemini Card Game",
}
PLAYABLE = {
    "starmap": ".sheet button, .sheet g[role=button], .choices .can",
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


def test_two_browsers_act_at_the_same_time(visit: Visit, server: Server) -> None:
    """Both fill their sheets in the same round; neither waits for the other or sees it too early."""
    host = visit("/new?game=starmap", name="Mira")
    host.get_by_role("radio", name="2").click()
    host.get_by_label("Who sits on seat 2").select_option("open")
    host.get_by_role("button", name="Open the table").click()
    guest = visit(host.get_by_label("Link for seat 2").input_value().removeprefix(server.url), name="Caroline")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_url("**/t/*")
    host.get_by_role("button", name="Begin").click()
    for turn in range(60):
        for page in (host, guest):
            step(page, PLAYABLE["starmap"], turn)
    expect(host.locator(".chip").first).not_to_have_text("Round 1")
    assert token_of(host)["table"] == token_of(guest)["table"]
