"""Playing again, in real browsers: alone, with bots, on one screen, and with others, who are asked."""

from __future__ import annotations

import json
import time
from random import Random
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Server, Visit
from tests.web.helpers import CURTAIN, MINE, WATCHING, button, field, fits, game_words, inspect, link_to, words

GAMES = ("transit", "ephemeris", "starmap", "survivors", "gemini")
SIZES = [(1440, 900), (1280, 720), (390, 844)]


def open_table(page: Page, *kinds: str) -> str:
    """Opens the table that /new shows, with such players on the seats after the first: the table's id."""
    numbers = page.get_by_role("radiogroup", name=words("new-number"))
    numbers.get_by_role("radio", name=str(len(kinds) + 1), exact=True).click()
    for seat, kind in enumerate(kinds, 2):
        field(page, "new-who", number=seat).select_option(kind)
        if kind == "bot":
            field(page, "new-level", number=seat).select_option("random")
    for limit in ("option-round_limit", "option-turn_limit"):  # of Survivors, which can take long
        found = page.get_by_label(game_words("survivors")(limit))
        if found.count():
            found.fill("2")
    button(page, "new-begin").click()
    page.wait_for_url("**/t/*")
    return page.url.rsplit("/", 1)[1]


def held_at(page: Page, table: str) -> list[dict[str, Any]]:
    """The seats that the browser holds at a table."""
    held: list[dict[str, Any]] = json.loads(page.evaluate("localStorage.getItem('held')"))
    return sorted((one for one in held if one["table"] == table), key=lambda one: int(one["seat"]))


def frame(server: Server, table: str, token: str) -> dict[str, Any]:
    answer = httpx.get(f"{server.url}/api/tables/{table}/frame", headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def finish(server: Server, table: str, *pages: Page) -> None:
    """Plays the game to its end with all seats that these browsers hold, faster than by clicking: nobody looks on."""
    tokens = [held["token"] for page in pages for held in held_at(page, table)]
    for page in pages:
        page.goto(f"{server.url}/replays")
    _play(server, table, tokens)
    for page in pages:
        page.goto(f"{server.url}/t/{table}")
        expect(button(page, "play-again")).to_be_visible()


def _play(server: Server, table: str, tokens: list[str]) -> None:
    luck = Random(1)
    with httpx.Client(base_url=f"{server.url}/api/tables/{table}", timeout=60) as client:
        for _ in range(20_000):
            for token in tokens:
                mine = {"Authorization": f"Bearer {token}"}
                seen = client.get("/frame", headers=mine).json()
                if seen["status"] == "over":
                    return
                if seen["legal"] and not seen["lone"]:
                    move = {"is": "act", "seq": seen["seq"], "move": luck.choice(seen["legal"])["move"]}
                    client.post("/send", json=move, headers=mine)
    raise AssertionError("the game does not end")


def again(page: Page) -> None:
    button(page, "play-again").first.click()


def at_the_next(page: Page, server: Server, old: str, *seats: int) -> str:
    """The page is at another table whose game is under way, and its browser holds these seats there: the table's id."""
    page.wait_for_url(lambda url: "/t/" in url and not url.endswith(old))
    table = page.url.rsplit("/", 1)[1]
    expect(page.locator("main .layout, main .curtain").first).to_be_visible()
    page.wait_for_function("table => (localStorage.getItem('held') ?? '').includes(table)", arg=table)
    held = held_at(page, table)
    assert [one["seat"] for one in held] == list(seats)
    for one in held:
        seen = frame(server, table, one["token"])
        assert (seen["seat"], seen["status"], seen["table"]) == (one["seat"], "playing", table)
    expect(page.locator(WATCHING)).to_have_count(0)
    return table


def two_browsers(visit: Visit, server: Server, game: str, **more: Any) -> tuple[Page, Page, str]:
    """A host and a guest at a finished game."""
    host = visit(f"/new?game={game}", name="Mira", **more)
    table = open_table(host, "open")
    guest = visit(field(host, "lobby-link", number=2).input_value().removeprefix(server.url), name="Caroline", **more)
    button(guest, "join-sit").click()
    guest.wait_for_url("**/t/*")
    button(host, "lobby-begin").click()
    expect(guest.locator("main .layout")).to_be_visible()
    finish(server, table, host, guest)
    return host, guest, table


@pytest.mark.parametrize(
    ("game", "others"),
    [("starmap", []), ("survivors", []), *[(game, ["bot"]) for game in GAMES], ("gemini", ["bot", "bot"])],
)
def test_alone_or_with_bots_the_next_game_starts_at_once(
    visit: Visit, server: Server, game: str, others: list[str]
) -> None:
    page = visit(f"/new?game={game}")
    table = open_table(page, *others)
    finish(server, table, page)
    again(page)
    new = at_the_next(page, server, table, 0)
    seats = frame(server, new, held_at(page, new)[0]["token"])["seats"]
    assert [(seat["name"], seat["kind"], seat["bot"]) for seat in seats] == [
        ("Mira", "person", ""),
        *[(f"Bot {seat}", "bot", "random") for seat in range(2, len(others) + 2)],
    ]
    expect(page.locator(MINE)).to_be_visible()
    page.reload()
    expect(page.locator(MINE)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_everybody_at_one_screen_plays_again(visit: Visit, server: Server, game: str) -> None:
    page = visit(f"/new?game={game}")
    table = open_table(page, "here")
    finish(server, table, page)
    again(page)
    at_the_next(page, server, table, 0, 1)
    curtain = page.locator(CURTAIN)
    expect(page.locator(MINE).or_(curtain)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_another_browser_is_asked_and_comes_along(visit: Visit, server: Server, game: str) -> None:
    host, guest, table = two_browsers(visit, server, game)
    again(host)
    expect(host.get_by_text(words("lobby-kept"))).to_be_visible()
    inspect(host)
    assert guest.url.endswith(table), "nobody is dragged along"
    notice = guest.locator(".notice", has_text=words("notice-again", name="Mira"))
    inspect(guest)
    button(notice, "play-again").click()
    new = at_the_next(guest, server, table, 1)
    assert at_the_next(host, server, table, 0) == new


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_who_says_no_leaves_an_open_seat_for_a_bot(visit: Visit, server: Server, width: int, height: int) -> None:
    host, guest, table = two_browsers(visit, server, "transit", width=width, height=height)
    again(host)
    expect(host.get_by_text(words("lobby-kept"))).to_be_visible()
    fits(host)
    notice = guest.locator(".notice", has_text=words("notice-again", name="Mira"))
    expect(notice).to_be_visible()
    fits(guest)
    button(notice, "notice-no-thanks").click()
    expect(notice).to_have_count(0)
    expect(host.get_by_text(words("lobby-open"))).to_be_visible()
    expect(button(host, "lobby-begin")).to_be_disabled()
    button(host, "lobby-put-bot-on", number=2).click()
    button(host, "lobby-begin").click()
    at_the_next(host, server, table, 0)
    assert guest.url.endswith(table)


def test_both_press_at_the_same_moment(visit: Visit, server: Server) -> None:
    host, guest, table = two_browsers(visit, server, "ephemeris")
    gold, soon = "[data-turn=over] .gold", 1000 * time.time() + 500
    for page in (host, guest):
        expect(page.locator(gold)).to_be_visible()
        page.evaluate(
            "([gold, at]) => setTimeout(() => document.querySelector(gold).click(), at - Date.now())", [gold, soon]
        )
    assert at_the_next(host, server, table, 0) == at_the_next(guest, server, table, 1)


def test_two_clicks_are_one(visit: Visit, server: Server) -> None:
    page = visit("/new?game=transit")
    table = open_table(page, "bot")
    finish(server, table, page)
    button(page, "play-again").dblclick()
    new = at_the_next(page, server, table, 0)
    page.go_back()
    page.wait_for_url(f"**/t/{table}")
    button(page, "next-game").first.click()
    assert at_the_next(page, server, table, 0) == new


def test_who_closed_the_page_is_asked_at_home(visit: Visit, server: Server) -> None:
    host, guest, table = two_browsers(visit, server, "gemini")
    guest.goto(server.url)
    again(host)
    expect(host.get_by_text(words("lobby-kept"))).to_be_visible()
    guest.reload()
    link_to(guest, "home-asked-again").click()
    button(guest.locator(".notice"), "play-again").click()
    assert at_the_next(guest, server, table, 1) == at_the_next(host, server, table, 0)


def test_who_is_asked_and_comes_by_the_address_of_the_next_table_has_the_seat_there(
    visit: Visit, server: Server
) -> None:
    host, guest, table = two_browsers(visit, server, "transit")
    again(host)
    expect(host.get_by_text(words("lobby-kept"))).to_be_visible()
    guest.goto(host.url)
    guest.wait_for_load_state("networkidle")
    again(guest)
    assert at_the_next(guest, server, table, 1) == at_the_next(host, server, table, 0)


def test_who_comes_too_late_is_told(visit: Visit, server: Server, errors: list[str]) -> None:
    """The seat went to somebody else, by a new link."""
    host, guest, table = two_browsers(visit, server, "starmap")
    again(host)
    button(host, "lobby-make-link-to", number=2).click()
    link = field(host, "lobby-link", number=2).input_value()
    other = visit(link.removeprefix(server.url), name="Tycho")
    button(other, "join-sit").click()
    other.wait_for_url("**/t/*")
    expect(host.get_by_text("Tycho")).to_be_visible()
    button(host, "lobby-begin").click()
    new = at_the_next(host, server, table, 0)
    again(guest)
    late = guest.locator(".notice", has_text=words("refused-begun-without-you"))
    expect(link_to(late, "notice-watch")).to_have_attribute("href", f"/t/{new}")
    assert guest.url.endswith(table)
    assert held_at(guest, new) == []
    assert "422" in errors.pop()


def test_a_second_device_has_the_seat_too(visit: Visit, server: Server, browser: Browser) -> None:
    """The same seats in another browser: it is asked for nothing, and wherever it comes from it sits there."""
    page = visit("/new?game=transit")
    table = open_table(page, "here")
    finish(server, table, page)
    storage = page.context.storage_state()
    again(page)
    new = at_the_next(page, server, table, 0, 1)
    for come in ("old", "new"):
        second = browser.new_context(storage_state=storage)
        device = second.new_page()
        device.goto(f"{server.url}/t/{table if come == 'old' else new}")
        if come == "old":
            button(device, "next-game").first.click()
        assert at_the_next(device, server, table, 0, 1) == new
        second.close()


def test_a_second_tab_does_not_forget_the_seats_of_the_first(visit: Visit, server: Server) -> None:
    page = visit("/new?game=transit")
    table = open_table(page, "bot")
    finish(server, table, page)
    tab = page.context.new_page()
    tab.goto(f"{server.url}/new?game=starmap")
    expect(button(tab, "new-begin")).to_be_visible()
    again(page)
    new = at_the_next(page, server, table, 0)
    open_table(tab, "bot")
    assert [one["seat"] for one in held_at(page, new)] == [0]
    page.reload()
    expect(page.locator(MINE)).to_be_visible()


def test_two_at_one_screen_and_one_elsewhere(visit: Visit, server: Server) -> None:
    host = visit("/new?game=starmap", name="Mira")
    table = open_table(host, "here", "open")
    guest = visit(field(host, "lobby-link", number=3).input_value().removeprefix(server.url), name="Caroline")
    button(guest, "join-sit").click()
    guest.wait_for_url("**/t/*")
    button(host, "lobby-begin").click()
    expect(guest.locator("main .layout")).to_be_visible()
    finish(server, table, host, guest)
    again(guest)
    expect(guest.get_by_text(words("lobby-kept"))).to_have_count(2)
    button(host.locator(".notice"), "play-again").click()
    assert at_the_next(host, server, table, 0, 1) == at_the_next(guest, server, table, 2)
