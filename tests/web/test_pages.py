"""The pages around the tables."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, Route, expect

from ecliptic.games import OWN
from ecliptic.kernel.catalogue import DEFAULT, catalogue, game_source
from tests.web.conftest import PAGE, Server, Visit
from tests.web.helpers import (
    MINE,
    SIZES,
    TEXT,
    button,
    field,
    fits,
    game_words,
    inspect,
    inspect_both,
    link_to,
    play_now,
    resize,
    title,
    token_of,
    words,
)


def test_home(visit: Visit) -> None:
    page = visit()
    expect(page.locator(".games .button.brass")).to_have_count(5)
    inspect_both(page)
    play_now(page, title("starmap"))
    page.goto(page.url.split("/t/")[0] + "/")
    expect(link_to(page, "home-sit-at", game=title("starmap"))).to_be_visible()
    inspect_both(page, "home")


def _table(server: Server, wish: dict[str, Any], begin: bool) -> dict[str, Any]:
    """A table as the browser remembers it."""
    seated = httpx.post(f"{server.url}/api/tables", json={"name": "Mira", "options": {}, **wish}).json()
    token = {"Authorization": f"Bearer {seated['token']}"}
    if begin:
        httpx.post(f"{server.url}/api/tables/{seated['table']}/send", json={"is": "begin"}, headers=token)
    held = {key: seated[key] for key in ("table", "token", "seat")}
    return {**held, "game": wish["game"], "name": "Mira", "invites": [], "at": 1}


def test_home_keeps_every_open_table_until_it_is_given_up(visit: Visit, server: Server) -> None:
    """Those that wait for us come first, however old they are."""
    waiting = {"game": "transit", "seats": [{"kind": "me"}, {"kind": "open"}]}
    held = [_table(server, waiting, begin=False) for _ in range(9)]
    held.append(_table(server, {"game": "starmap", "seats": [{"kind": "me"}]}, begin=True))
    page = visit()
    page.evaluate("held => localStorage.setItem('held', held)", json.dumps(held))
    page.reload()
    rows = page.locator("section[aria-labelledby=continue] .entry")
    expect(rows).to_have_count(10)
    expect(link_to(rows.first, "home-sit-at", game=title("starmap"))).to_be_visible()
    button(rows.nth(1), "home-give-up-of", game=title("transit")).click()
    expect(button(page, "home-keep")).to_be_focused()
    inspect_both(page)
    page.get_by_role("button", name=words("home-give-up"), exact=True).click()
    expect(rows).to_have_count(9)
    page.reload()
    expect(rows).to_have_count(9)
    left = [one["table"] for one in json.loads(page.evaluate("localStorage.getItem('held')"))]
    gone = next(one for one in held if one["table"] not in left)
    seats = httpx.get(f"{server.url}/api/tables/{gone['table']}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["open", "open"]


def test_the_keyboard_at_a_table(visit: Visit) -> None:
    """The log is a single stop; rules and hint take the focus with them, and it comes back."""
    page = visit()
    play_now(page, title("transit"))
    expect(page.locator(MINE)).to_be_visible()
    expect(page.locator(".log [tabindex='0']")).to_have_count(1)
    page.locator(".hand button.can").first.focus()
    page.keyboard.press("?")
    expect(page.locator("aside.rules .body")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".hand button.can").first).to_be_focused()
    button(page, "bar-hint").focus()
    page.keyboard.press("Enter")
    expect(hint_of(page)).to_be_focused(timeout=30_000)
    page.keyboard.press("Tab")
    expect(button(hint_of(page), "notice-do")).to_be_focused()


def test_new_table_explains_every_option(visit: Visit) -> None:
    page = visit("/new?game=ephemeris")
    expect(page.get_by_text(game_words("ephemeris").attribute("option-mode", "help"))).to_be_visible()
    inspect_both(page, "new")
    page.get_by_role("radio", name=title("transit")).click()
    page.get_by_role("radio", name="4", exact=True).click()
    expect(field(page, "new-who", number=4)).to_be_visible()


def test_a_new_table_has_as_many_seats_as_its_mode_allows(visit: Visit) -> None:
    page = visit("/new?game=ephemeris")
    numbers = page.get_by_role("radiogroup", name=words("new-number")).get_by_role("radio")
    expect(numbers).to_have_text(["2"])
    page.get_by_role("combobox", name=game_words("ephemeris")("option-mode"), exact=True).select_option("pairs")
    expect(numbers).to_have_text(["2", "3", "4", "5", "6"])
    numbers.last.click()
    expect(field(page, "new-who", number=6)).to_be_visible()
    page.get_by_role("combobox", name=game_words("ephemeris")("option-mode"), exact=True).select_option("two")
    expect(numbers).to_have_text(["2", "3", "4"])
    expect(field(page, "new-who", number=3)).to_have_count(0)


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
    chapters = page.get_by_role("navigation", name=words("rules-chapters")).get_by_role("link")
    expect(chapters.first).to_be_visible()
    sections = page.locator(".rules section").count()
    field(page, "rules-search").fill(WORDS[game])
    expect(page.locator(".rules section").first).to_be_visible()
    assert 0 < page.locator(".rules section").count() < sections
    inspect(page)


def test_the_rules_fit(visit: Visit) -> None:
    page = visit("/rules/transit")
    expect(page.locator(".rules section").first).to_be_visible()
    inspect_both(page, "rules")


def test_a_friend_is_invited(visit: Visit, server: Server) -> None:
    """The table before the game, and the page that the link opens."""
    host = visit("/new?game=transit")
    field(host, "new-who", number=2).select_option("open")
    button(host, "new-begin").click()
    link = field(host, "lobby-link", number=2).input_value()
    inspect_both(host, "lobby")
    guest = visit(link.removeprefix(server.url), name="Caroline")
    expect(button(guest, "join-sit")).to_be_visible()
    inspect_both(guest, "join")


def test_a_lost_answer_costs_no_seat(visit: Visit, server: Server, errors: list[str]) -> None:
    host = visit("/new?game=transit")
    field(host, "new-who", number=2).select_option("open")
    button(host, "new-begin").click()
    link = field(host, "lobby-link", number=2).input_value()
    guest = visit(link.removeprefix(server.url), name="Caroline")
    expect(button(guest, "join-sit")).to_be_visible()  # the page has asked whether the seat is free

    def lose(request: Route) -> None:
        assert request.fetch().ok
        request.abort()

    guest.route("**/seats/1", lose, times=1)
    button(guest, "join-sit").click()
    expect(guest.get_by_role("alert")).to_be_visible()
    button(guest, "join-sit").click()
    guest.wait_for_url("**/t/*")
    assert token_of(guest)["seat"] == 1
    expect(host.get_by_text("Caroline")).to_be_visible()
    assert "ERR_FAILED" in errors.pop()


def test_a_bot_may_have_a_style(visit: Visit) -> None:
    page = visit("/new?game=survivors")
    page.get_by_role("radio", name="3", exact=True).click()
    field(page, "new-level", number=2).select_option("medium:collector")
    for size in reversed(SIZES):
        resize(page, size)
        fits(page)
    page.get_by_role("radio", name=title("starmap")).click()
    expect(field(page, "new-level", number=2)).to_have_value("medium")
    field(page, "new-level", number=2).select_option("easy:stargazer")
    field(page, "new-who", number=3).select_option("open")
    button(page, "new-begin").click()
    expect(page.get_by_text(words("bot-styled", bot="easy", style="stargazer"))).to_be_visible()


def test_german_is_chosen_at_home_and_spoken_at_the_table(visit: Visit) -> None:
    german, of_game = catalogue("", "de", TEXT), catalogue("transit", "de")
    page = visit()
    field(page, "head-language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_text(of_game("summary"))).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.set_viewport_size({"width": 1280, "height": 720})
    head = page.locator("header").bounding_box()
    assert head is not None
    assert head["height"] < 60, "its longer words are in one line too"
    inspect_both(page)
    page.get_by_label(german("home-play-now-of", game=title("transit"))).click()
    expect(page.locator(MINE)).to_contain_text(german("turn-yours"))
    expect(page.locator("main")).to_contain_text(of_game("board-tableau-title"))
    inspect_both(page)


def test_a_guide_explains_a_phase_the_first_time(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage.setItem('wishes', JSON.stringify({ name: 'Mira', guide: true }))")
    page.reload()
    play_now(page, title("transit"))
    guide = page.get_by_role("complementary", name=words("guide-label"))
    expect(guide).to_be_visible()
    inspect(page)
    button(guide, "guide-got-it").first.click()
    expect(guide).to_have_count(0)
    page.reload()
    expect(page.locator(MINE)).to_be_visible()
    page.wait_for_timeout(500)  # long enough for a guide to come
    expect(guide).to_have_count(0)


def test_the_menu_is_shut_before_a_card_is_put_back(visit: Visit) -> None:
    page = visit()
    play_now(page, title("transit"))
    page.locator(".hand button.can").first.click()
    opener = button(page, "bar-menu")
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
    page.locator(f"{MINE} h2").click()
    expect(menu).to_have_count(0)


def hint_of(page: Page) -> Locator:
    return page.get_by_role("status", name=words("bar-hint"))


def test_the_menu_lies_over_a_hint(visit: Visit) -> None:
    page = visit(width=390, height=844)
    play_now(page, title("transit"))
    button(page, "bar-hint").click()
    expect(hint_of(page)).to_be_visible(timeout=30_000)
    button(page, "bar-menu").click()
    page.get_by_text(words("menu-my-turn")).click(timeout=5_000)  # which fails where something covers it
    expect(field(page, "menu-my-turn")).to_be_checked()


def test_a_hint_says_a_move_and_why(visit: Visit) -> None:
    page = visit()
    play_now(page, title("transit"))
    button(page, "bar-hint").click()
    hint = hint_of(page)
    expect(hint).to_be_visible(timeout=30_000)
    expect(page.locator(".layer .ring").first).to_be_visible()  # it is drawn on the board too
    fits(page)
    inspect(page)
    button(hint, "notice-do").click()
    expect(hint).to_have_count(0)


def test_an_address_that_is_no_page_says_so(visit: Visit) -> None:
    page = visit("/nowhere")
    expect(page.get_by_role("heading", name=words("nowhere-title"))).to_be_visible()
    inspect(page)


HOME, TABLE = 100_000, 165_000
"""Bytes of the files alone: the answers of the server and the headers of all, less than 10 kB, come on top."""


def test_the_first_load_is_small() -> None:
    """Scripts, styles, words and the two fonts in Latin letters: of the home page, and of a table of each game."""
    assets = PAGE.parent / "assets"
    index = PAGE.read_text(encoding="utf-8")
    fonts = [path for path in assets.glob("*latin-*.woff2") if "ext" not in path.name]
    assert len(fonts) == 2
    home = [path for path in assets.iterdir() if path.name in index and path.suffix in (".js", ".css")]
    assert len(home) == 3, "a script that starts, and one file each of all scripts and styles"
    size = sum(map(_sent, [*fonts, *home]))
    assert size < HOME
    for game in OWN:
        more = [path for part in ("table", game) for path in assets.glob(f"{part}-*") if path.suffix in (".js", ".css")]
        assert len(more) == 4, "scripts and styles of all tables, and of this one"
        words = gzip.compress(game_source(game, DEFAULT).encode())
        assert size + sum(map(_sent, more)) + len(words) < TABLE, game


def _sent(path: Path) -> int:
    """As it is sent to a browser."""
    packed = path.with_name(f"{path.name}.br")
    return (packed if packed.exists() else path).stat().st_size
