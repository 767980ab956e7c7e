"""Links that people are sent and paste: each leads to its table, or says what is wrong and what to do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Server, Visit
from tests.web.helpers import fits, inspect, play_now

SIZES = [(1440, 900), (1280, 720), (390, 844)]
UNKNOWN = "AAAAAAAAAAAAAAAAAAAAAA"


@pytest.fixture
def link(visit: Visit) -> str:
    """An invitation to a table of Transit."""
    host = visit("/new?game=transit")
    host.get_by_label("Who sits on seat 2").select_option("open")
    host.get_by_role("button", name="Open the table").click()
    return host.get_by_label("Link for seat 2").input_value()


def paste(page: Page, text: str) -> None:
    page.locator("form.code input").fill(text)
    page.get_by_role("button", name="Join", exact=True).click()


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
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url(f"**/t/{table_of(link)}")
    expect(page.get_by_text("Caroline")).to_be_visible()


@pytest.mark.parametrize("made", ["{server}/t/{table}", "{table}", "t/{table}"])
def test_a_pasted_table_leads_there(visit: Visit, server: Server, link: str, made: str) -> None:
    page = visit()
    paste(page, made.format(server=server.url, table=table_of(link)))
    page.wait_for_url(f"**/t/{table_of(link)}")
    expect(page.get_by_role("heading", name="Around the table")).to_be_visible()


WRONG = [
    ("what is this?", "That is neither a link nor a table code: paste the whole link that you were sent."),
    ("https://example.org/", "That is neither a link nor a table code: paste the whole link that you were sent."),
    (UNKNOWN, "There is no such table here: paste the whole link that you were sent, or ask for a new one."),
    (f"/t/{UNKNOWN}", "There is no such table here: paste the whole link that you were sent, or ask for a new one."),
    (
        f"https://example.org/join/{UNKNOWN}/1#{'x' * 43}",
        "This link leads to another server, example.org: open it in the address bar of your browser.",
    ),
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
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_url("**/t/*")
    late = visit(link.removeprefix(server.url), name="Tycho", width=width, height=height)
    expect(late.get_by_role("alert")).to_have_text(
        "Somebody has taken this seat already: ask whoever sent you the link for another one."
    )
    expect(late.get_by_text("A seat for you")).to_have_count(0)
    expect(late.get_by_role("button", name="Sit down")).to_have_count(0)
    inspect(late)
    fits(late)
    guest.get_by_role("button", name="Begin").click()
    late.reload()
    expect(late.get_by_role("alert")).to_contain_text("The game has begun")
    late.get_by_role("link", name="Only watch").click()
    expect(late.get_by_text("You see what everyone may see.")).to_be_visible()
    assert all("403" in error for error in errors)
    errors.clear()


def test_an_invitation_that_is_taken_while_somebody_types_says_so(
    visit: Visit, server: Server, errors: list[str], link: str
) -> None:
    late = visit(link.removeprefix(server.url), name="Tycho")
    expect(late.get_by_role("button", name="Sit down")).to_be_visible()
    guest = visit(link.removeprefix(server.url), name="Caroline")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_url("**/t/*")
    late.get_by_role("button", name="Sit down").click()
    expect(late.get_by_role("alert")).to_contain_text("Somebody has taken this seat already")
    assert "403" in errors.pop()


NOT_GOOD, MISSING = "This invitation is not good, or no longer", "Part of the link is missing"
BROKEN: dict[str, tuple[Callable[[str], str], str]] = {
    "another token": (lambda link: link[:-5] + "wrong", NOT_GOOD),
    "no token": (lambda link: link.split("#")[0], MISSING),
    "another seat": (lambda link: link.replace("/1#", "/0#"), NOT_GOOD),
    "a seat that no game has": (lambda link: link.replace("/1#", "/9#"), MISSING),
    "no number": (lambda link: link.replace("/1#", "/x#"), MISSING),
    "no table": (lambda link: link.replace(table_of(link), UNKNOWN), "There is no such table, or no longer"),
}


@pytest.mark.parametrize(("broken", "told"), BROKEN.values(), ids=BROKEN)
def test_an_invitation_that_is_not_good_says_so(
    visit: Visit, server: Server, errors: list[str], link: str, broken: Callable[[str], str], told: str
) -> None:
    page = visit(broken(link).removeprefix(server.url), name="Caroline")
    expect(page.get_by_role("alert")).to_contain_text(told)
    expect(page.get_by_role("alert")).to_contain_text("ask")
    expect(page.get_by_text("A seat for you")).to_have_count(0)
    expect(page.get_by_role("link", name="To the five games")).to_be_visible()
    inspect(page)
    assert errors
    errors.clear()


def test_a_seat_that_was_left_says_so(visit: Visit, server: Server, link: str) -> None:
    """One's own browser forgets it; another one with the same seat can still watch."""
    guest = visit(link.removeprefix(server.url), name="Caroline")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_url("**/t/*")
    expect(guest.get_by_role("heading", name="Around the table")).to_be_visible()
    held = guest.evaluate("localStorage.getItem('held')")
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_text("Leave; the seat is free again").click()
    expect(guest.get_by_text("Your tables will be here.")).to_be_visible()
    other = visit("/", name="Caroline")
    other.evaluate("held => localStorage.setItem('held', held)", held)
    other.goto(f"{server.url}/t/{table_of(link)}")
    expect(other.get_by_role("heading", name="This seat is not yours any more")).to_be_visible()
    inspect(other)
    other.get_by_role("button", name="Watch").click()
    expect(other.get_by_role("heading", name="Around the table")).to_be_visible()


def test_a_link_to_ones_own_table_leads_to_ones_seat(visit: Visit, server: Server) -> None:
    page = visit()
    play_now(page, "The Transit of Venus")
    table = page.url
    page.goto(server.url)
    paste(page, table)
    page.wait_for_url(table)
    expect(page.locator(".hand")).to_be_visible()
