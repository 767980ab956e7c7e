"""The pages around the tables."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import PAGE, Server, Visit
from tests.web.helpers import fits, inspect, picture, play_now, token_of

SIZES = [(1440, 900, "dark"), (390, 844, "light")]


@pytest.mark.parametrize(("width", "height", "theme"), SIZES)
def test_home(visit: Visit, width: int, height: int, theme: str) -> None:
    page = visit(width=width, height=height, theme=theme)
    expect(page.get_by_role("button", name="Play now: ")).to_have_count(5)
    inspect(page)
    fits(page)
    play_now(page, "Mihi Anguli")
    page.goto(page.url.split("/t/")[0] + "/")
    expect(page.get_by_role("link", name="Sit down at Mihi Anguli")).to_be_visible()
    inspect(page)
    picture(page, f"home-{width}")


@pytest.mark.parametrize(("width", "height", "theme"), SIZES)
def test_new_table_explains_every_option(visit: Visit, width: int, height: int, theme: str) -> None:
    page = visit("/new?game=ephemeris", width=width, height=height, theme=theme)
    expect(page.get_by_text("Which of the games is played.")).to_be_visible()
    inspect(page)
    fits(page)
    picture(page, f"new-{width}")
    page.get_by_role("radio", name="The Transit of Venus").click()
    page.get_by_role("radio", name="4", exact=True).click()
    expect(page.get_by_label("Who sits on seat 4")).to_be_visible()


def test_a_new_table_has_as_many_seats_as_its_mode_allows(visit: Visit) -> None:
    page = visit("/new?game=ephemeris")
    numbers = page.get_by_role("radiogroup", name="Number of seats").get_by_role("radio")
    expect(numbers).to_have_text(["2"])
    page.get_by_label("Mode").select_option("pairs")
    expect(numbers).to_have_text(["2", "3", "4", "5", "6"])
    numbers.last.click()
    expect(page.get_by_label("Who sits on seat 6")).to_be_visible()
    page.get_by_label("Mode").select_option("two")
    expect(numbers).to_have_text(["2", "3", "4"])
    expect(page.get_by_label("Who sits on seat 3")).to_have_count(0)


WORDS = {
    "transit": "milestone",
    "ephemeris": "retrograde",
    "starmap": "supporter",
    "survivors": "engineer",
    "gemini": "weather",
}


@pytest.mark.parametrize("game", WORDS)
def test_rules_are_searchable(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}")
    chapters = page.get_by_role("navigation", name="Chapters").get_by_role("link")
    expect(chapters.first).to_be_visible()
    sections = page.locator(".rules section").count()
    page.get_by_label("Search the rules").fill(WORDS[game])
    expect(page.locator(".rules section").first).to_be_visible()
    assert 0 < page.locator(".rules section").count() < sections
    inspect(page)


@pytest.mark.parametrize(("width", "height", "theme"), SIZES)
def test_the_rules_fit(visit: Visit, width: int, height: int, theme: str) -> None:
    page = visit("/rules/transit", width=width, height=height, theme=theme)
    expect(page.locator(".rules section").first).to_be_visible()
    inspect(page)
    fits(page)
    picture(page, f"rules-{width}")


@pytest.mark.parametrize(("width", "height", "theme"), SIZES)
def test_a_friend_is_invited(visit: Visit, server: Server, width: int, height: int, theme: str) -> None:
    """The table before the game, and the page that the link opens."""
    host = visit("/new?game=transit", width=width, height=height, theme=theme)
    host.get_by_label("Who sits on seat 2").select_option("open")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Link for seat 2").input_value()
    inspect(host)
    fits(host)
    picture(host, f"lobby-{width}")
    guest = visit(link.removeprefix(server.url), name="Caroline", width=width, height=height, theme=theme)
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    inspect(guest)
    fits(guest)
    picture(guest, f"join-{width}")


def test_a_lost_answer_costs_no_seat(visit: Visit, server: Server, errors: list[str]) -> None:
    host = visit("/new?game=transit")
    host.get_by_label("Who sits on seat 2").select_option("open")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Link for seat 2").input_value()
    guest = visit(link.removeprefix(server.url), name="Caroline")
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()  # the page has asked whether the seat is free

    def lose(request: Route) -> None:
        assert request.fetch().ok
        request.abort()

    guest.route("**/seats/1", lose, times=1)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("alert")).to_be_visible()
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_url("**/t/*")
    assert token_of(guest)["seat"] == 1
    expect(host.get_by_text("Caroline")).to_be_visible()
    assert "ERR_FAILED" in errors.pop()


@pytest.mark.parametrize(("width", "height", "theme"), SIZES)
def test_a_bot_may_have_a_style(visit: Visit, width: int, height: int, theme: str) -> None:
    page = visit("/new?game=survivors", width=width, height=height, theme=theme)
    page.get_by_role("radio", name="3", exact=True).click()
    page.get_by_label("Level of the bot on seat 2").select_option(label="medium, collector")
    fits(page)
    page.get_by_role("radio", name="Mihi Anguli").click()
    expect(page.get_by_label("Level of the bot on seat 2")).to_have_value("medium")
    page.get_by_label("Level of the bot on seat 2").select_option(label="easy, stargazer")
    page.get_by_label("Who sits on seat 3").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("bot, easy, stargazer")).to_be_visible()


def test_a_guide_explains_a_phase_the_first_time(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage.setItem('wishes', JSON.stringify({ name: 'Mira', guide: true }))")
    page.reload()
    play_now(page, "The Transit of Venus")
    guide = page.get_by_role("complementary", name="First game guide")
    expect(guide).to_be_visible()
    inspect(page)
    guide.get_by_role("button", name="Got it").first.click()
    page.reload()
    expect(page.locator(".hand")).to_be_visible()


def test_the_menu_is_shut_before_a_card_is_put_back(visit: Visit) -> None:
    page = visit()
    play_now(page, "The Transit of Venus")
    page.locator(".hand button.can").first.click()
    opener = page.get_by_role("button", name="Menu")
    opener.click()
    menu = page.locator(".menu")
    expect(menu).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(opener).to_be_focused()
    expect(page.locator(".hand .chosen")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".hand .chosen")).to_have_count(0)
    opener.click()
    page.get_by_role("heading", name="Your turn").click()
    expect(menu).to_have_count(0)


def test_the_menu_lies_over_a_hint(visit: Visit) -> None:
    page = visit(width=390, height=844)
    play_now(page, "The Transit of Venus")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".notice")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Sound only when it is my turn").click(timeout=5_000)  # which fails where something covers it
    expect(page.get_by_label("Sound only when it is my turn")).to_be_checked()


def test_a_hint_says_a_move_and_why(visit: Visit) -> None:
    page = visit()
    play_now(page, "The Transit of Venus")
    page.get_by_role("button", name="Hint").click()
    notice = page.locator(".notice", has_text="% to win")
    expect(notice).to_be_visible(timeout=30_000)
    notice.get_by_role("button", name="Do that").click()
    expect(notice).to_have_count(0)


def test_an_address_that_is_no_page_says_so(visit: Visit) -> None:
    page = visit("/nowhere")
    expect(page.get_by_role("heading", name="Nothing to be seen here")).to_be_visible()
    inspect(page)


def test_the_first_load_is_small() -> None:
    """What the home page loads, compressed: its scripts, styles and the two fonts in Latin letters."""
    folder = PAGE.parent
    index = PAGE.read_text(encoding="utf-8")
    needed = [path for path in (folder / "assets").iterdir() if path.name in index and path.suffix in (".js", ".css")]
    assert needed
    fonts = [p for p in (folder / "assets").glob("*latin-*.woff2") if "ext" not in p.name]
    total = sum(_packed(path) for path in needed) + sum(path.stat().st_size for path in fonts)
    assert total < 200_000


def _packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes()))
