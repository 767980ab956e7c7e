"""Tables in everyday life, on the page."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Server, Visit
from tests.web.helpers import MINE, button, field, fits, inspect, link_to, picture, play_now, title, token_of, words

SIZES = [(1440, 900, "dark"), (390, 844, "light")]


@pytest.mark.parametrize(("width", "height", "theme"), SIZES)
def test_a_seat_is_taken_to_a_second_browser(visit: Visit, server: Server, width: int, height: int, theme: str) -> None:
    here = visit("/")
    play_now(here, title("starmap"))
    expect(here.locator(MINE)).to_be_visible()
    button(here, "bar-menu").click()
    button(here, "life-move").click()
    expect(here.get_by_alt_text(words("life-qr"))).to_be_visible()
    link = field(here, "life-link").input_value()
    inspect(here)
    there = visit(link.removeprefix(server.url), width=width, height=height, theme=theme)
    there.wait_for_url("**/t/*")
    expect(there.locator(MINE)).to_be_visible()  # mid-game, on the same seat
    assert token_of(there)["seat"] == token_of(here)["seat"]
    assert token_of(there)["token"] != token_of(here)["token"]

    there.goto(f"{server.url}/tables")
    expect(there.get_by_role("heading", name=words("tables-mine"))).to_be_visible()
    inspect(there)
    fits(there)
    picture(there, f"tables-{width}")
    remove = field(there, "tables-remove-of", game=title("starmap"))
    remove.click()
    expect(there.get_by_text(words("tables-remove-sure"))).to_be_visible()
    field(there, "life-delete-sure").click()
    expect(there.get_by_text(words("home-no-tables"))).to_be_visible()
    assert json.loads(there.evaluate("localStorage.getItem('held')")) == []


def test_a_used_code_says_so(visit: Visit, server: Server, errors: list[str]) -> None:
    page = visit(f"/move/{'a' * 22}/0#{'b' * 43}")
    expect(page.get_by_role("alert")).to_be_visible()
    inspect(page)
    assert "403" in errors.pop()


def test_a_clock_of_days_and_a_mark_on_the_icon(visit: Visit) -> None:
    page = visit("/new?game=starmap")
    page.get_by_role("radio", name="1", exact=True).click()
    field(page, "new-clock").select_option("days")
    button(page, "new-begin").click()
    expect(page.locator(MINE)).to_be_visible()
    expect(page.locator("[data-clock]")).to_contain_text(words("clock-days", days=2, hours=23))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    button(page, "bar-menu").click()
    button(page, "life-resign").click()
    button(page, "life-resign-sure").click()
    expect(page.locator("[data-catch-up]")).to_be_visible()  # a bot plays on
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")


def test_a_notification_calls_back(visit: Visit) -> None:
    page = visit("/")
    page.add_init_script(
        """window.calls = [];
        window.Notification = class { static permission = "granted"; static requestPermission = async () => "granted";
          constructor(title, about) { window.calls.push([title, about.tag]); } };
        Object.defineProperty(document, "hidden", { get: () => true });"""
    )
    page.evaluate(
        "localStorage.setItem('wishes', JSON.stringify({ ...JSON.parse(localStorage.wishes), notices: true }))"
    )
    page.reload()
    play_now(page, title("starmap"))
    expect(page.locator(MINE)).to_be_visible()
    table = page.url.split("/t/")[1]
    assert page.evaluate("window.calls") == [[words("notify-turn"), table]]


def test_home_leads_to_all_tables(visit: Visit) -> None:
    page = visit("/")
    link_to(page, "tables-all").click()
    expect(page.get_by_text(words("home-no-tables"))).to_be_visible()
