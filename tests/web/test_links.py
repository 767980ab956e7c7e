"""Links that people are sent and paste: each leads to its table, or says what is wrong and what to do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Server, Visit
from tests.web.helpers import WATCHING, button, field, fits, inspect, link_to, play_now, title, words

SIZES = [(1440, 900), (1280, 720), (390, 844)]
UNKNOWN = "AAAAAAAAAAAAAAAAAAAAAA"


@pytest.fixture
def link(visit: Visit) -> str:
    """An invitation to a table of Transit."""
    host = visit("/new?game=transit")
    field(host, "new-who", number=2).select_option("open")
    button(host, "new-begin").click()
    return field(host, "lobby-link", number=2).input_value()


def paste(page: Page, text: str) -> None:
    page.locator("form.code input").fill(text)
    page.locator("form.code button").click()


def table_of(link: str) -> str:
    return link.split("/join/")[1].split("/")[0]


def other_name(link: str) -> str:
    """The same server by another of its names, as a friend may know it."""
    return link.replace("127.0.0.1", "localhost")


WHOLE: dict[str, Callable[[str], str]] = {
    "as it is": str,
    "in a sentence": lambda link: f"Come and play: {link}.",
    "in brackets": lambda link: f"  <{link}>\n",
    "without http": lambda link: link.removeprefix("http://"),
    "only the path": lambda link: "/join/" + link.split("/join/")[1],
    "by another name": other_name,
}


@pytest.mark.parametrize("sent", WHOLE.values(), ids=WHOLE)
def test_a_pasted_invitation_leads_to_its_seat(visit: Visit, link: str, sent: Callable[[str], str]) -> None:
    page = visit(name="Caroline")
    paste(page, sent(link))
    button(page, "join-sit").click()
    page.wait_for_url(f"**/t/{table_of(link)}")
    expect(page.get_by_text("Caroline")).to_be_visible()


@pytest.mark.parametrize("made", ["{server}/t/{table}", "{table}", "t/{table}"])
def test_a_pasted_table_leads_there(visit: Visit, server: Server, link: str, made: str) -> None:
    page = visit()
    paste(page, made.format(server=server.url, table=table_of(link)))
    page.wait_for_url(f"**/t/{table_of(link)}")
    expect(page.get_by_role("heading", name=words("lobby-title"))).to_be_visible()


WRONG = [
    ("what is this?", words("home-no-link")),
    ("https://example.org/", words("home-no-link")),
    (UNKNOWN, words("home-no-table")),
    (f"/t/{UNKNOWN}", words("home-no-table")),
    (f"https://example.org/join/{UNKNOWN}/1#{'x' * 43}", words("home-other-server", server="example.org")),
]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_what_cannot_be_followed_says_so_at_home(visit: Visit, errors: list[str], width: int, height: int) -> None:
    page = visit(width=width, height=height)
    for text, told in WRONG:
        paste(page, text)
        expect(page.get_by_role("alert")).to_have_text(told)
        assert page.url.endswith("/")
    fits(page)
    inspect(page)
    page.locator("form.code input").fill("")
    expect(page.get_by_role("alert")).to_have_count(0)
    assert all("404" in error for error in errors)
    errors.clear()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_used_invitation_says_so(
    visit: Visit, server: Server, errors: list[str], link: str, width: int, height: int
) -> None:
    guest = visit(link.removeprefix(server.url), name="Caroline")
    button(guest, "join-sit").click()
    guest.wait_for_url("**/t/*")
    late = visit(link.removeprefix(server.url), name="Tycho", width=width, height=height)
    expect(late.get_by_role("alert")).to_have_text(words("join-used"))
    expect(late.get_by_text(words("join-title"))).to_have_count(0)
    expect(button(late, "join-sit")).to_have_count(0)
    inspect(late)
    fits(late)
    button(guest, "lobby-begin").click()
    late.reload()
    expect(late.get_by_role("alert")).to_have_text(words("join-begun"))
    link_to(late, "join-watch").click()
    expect(late.locator(WATCHING)).to_be_visible()
    assert all("403" in error for error in errors)
    errors.clear()


def test_an_invitation_that_is_taken_while_somebody_types_says_so(
    visit: Visit, server: Server, errors: list[str], link: str
) -> None:
    late = visit(link.removeprefix(server.url), name="Tycho")
    expect(button(late, "join-sit")).to_be_visible()
    guest = visit(link.removeprefix(server.url), name="Caroline")
    button(guest, "join-sit").click()
    guest.wait_for_url("**/t/*")
    button(late, "join-sit").click()
    expect(late.get_by_role("alert")).to_have_text(words("join-used"))
    assert "403" in errors.pop()


NOT_GOOD, MISSING = "join-not-good", "join-incomplete"
BROKEN: dict[str, tuple[Callable[[str], str], str]] = {
    "another token": (lambda link: link[:-5] + "wrong", NOT_GOOD),
    "no token": (lambda link: link.split("#")[0], MISSING),
    "another seat": (lambda link: link.replace("/1#", "/0#"), NOT_GOOD),
    "a seat that no game has": (lambda link: link.replace("/1#", "/9#"), MISSING),
    "no number": (lambda link: link.replace("/1#", "/x#"), MISSING),
    "no table": (lambda link: link.replace(table_of(link), UNKNOWN), "join-no-table"),
}


@pytest.mark.parametrize(("broken", "told"), BROKEN.values(), ids=BROKEN)
def test_an_invitation_that_is_not_good_says_so(
    visit: Visit, server: Server, errors: list[str], link: str, broken: Callable[[str], str], told: str
) -> None:
    page = visit(broken(link).removeprefix(server.url), name="Caroline")
    expect(page.get_by_role("alert")).to_have_text(words(told))
    expect(page.get_by_text(words("join-title"))).to_have_count(0)
    expect(link_to(page, "to-games")).to_be_visible()
    inspect(page)
    assert errors
    errors.clear()


def test_a_seat_that_was_left_says_so(visit: Visit, server: Server, link: str) -> None:
    """One's own browser forgets it; another one with the same seat can still watch."""
    guest = visit(link.removeprefix(server.url), name="Caroline")
    button(guest, "join-sit").click()
    guest.wait_for_url("**/t/*")
    expect(guest.get_by_role("heading", name=words("lobby-title"))).to_be_visible()
    held = guest.evaluate("localStorage.getItem('held')")
    button(guest, "bar-menu").click()
    button(guest, "menu-leave-open").click()
    expect(guest.get_by_text(words("home-no-tables"))).to_be_visible()
    other = visit("/", name="Caroline")
    other.evaluate("held => localStorage.setItem('held', held)", held)
    other.goto(f"{server.url}/t/{table_of(link)}")
    expect(other.get_by_role("heading", name=words("table-not-mine"))).to_be_visible()
    inspect(other)
    button(other, "notice-watch").click()
    expect(other.get_by_role("heading", name=words("lobby-title"))).to_be_visible()


def test_a_link_to_ones_own_table_leads_to_ones_seat(visit: Visit, server: Server) -> None:
    page = visit()
    play_now(page, title("transit"))
    table = page.url
    page.goto(server.url)
    paste(page, table)
    page.wait_for_url(table)
    expect(page.locator(".hand")).to_be_visible()
