"""Ephemeris through the page, in a real Chromium: every mode, by clicking what glows."""

from __future__ import annotations

import json
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from tests.web.conftest import Server, Visit
from tests.web.helpers import GOLD, button, click, inspect, inspect_both, over, picture, sit_down, token_of
from tests.web.walk import Inspector

PLAYABLE = ".badge, .stand.able, .choices button.open, .face[data-choice]:has(.lit), [data-place]:enabled"
"""What glows: places for the chosen piece first, then pieces, answers, cards."""


def frame(page: Page) -> dict[str, Any]:
    """What the server shows to this page's seat."""
    held = token_of(page)
    url = f"{page.url.split('/t/')[0]}/api/tables/{held['table']}/frame"
    found: dict[str, Any] = httpx.get(url, headers={"Authorization": f"Bearer {held['token']}"}).json()
    return found


def moves_of(page: Page, seat: int | None = None) -> list[dict[str, Any]]:
    """The latest moves of everybody, or of a seat."""
    events = [entry["event"] for entry in frame(page)["log"] if entry.get("event")]
    return [event["move"] for event in events if seat is None or event["seat"] == seat]


def play(page: Page, until: str = "", clicks: int = 1500) -> bool:
    """Clicks what glows until the game is over, or what is waited for is there. Races are passed by."""
    for _ in range(clicks):
        if over(page):
            return True
        if until and page.locator(until).count():
            return True
        click(page, ["[data-race=pass]:enabled", f"{GOLD}:not([data-race])", PLAYABLE])
    return False


def test_a_whole_game_two(visit: Visit, server: Server) -> None:
    """In German."""
    page = visit(language="de")
    sit_down(page, server, "ephemeris", 3, mode="two", cap=20)
    assert play(page, ".badge")
    inspect_both(page)
    assert play(page)
    expect(page.locator(".end .outcome h2")).to_be_visible()
    expect(button(page, "play-again", "de")).to_be_in_viewport()
    inspect_both(page, "ephemeris-over-de")
    Inspector(page).look_at_every_size("the end")


def test_a_whole_game_one(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, "ephemeris", 2, mode="one", cap=20)
    assert play(page)
    assert frame(page)["status"] == "over"


def test_a_draft_with_calls(visit: Visit, server: Server) -> None:
    """Five bodies chosen in any order, five signs named for the other; then players call their hands themselves."""
    page = visit(width=390, height=844)
    sit_down(page, server, "ephemeris", 2, mode="one", draft=True, manual_call=True, cap=20)
    for name in ("neptune", "moon", "venus", "sun", "jupiter"):
        page.locator(f"[data-piece=face-{name}][data-choice]").click()
    inspect(page)
    picture(page, "ephemeris-draft-390")
    page.locator(GOLD).click()
    for name in ("pisces", "leo", "leo", "aries", "virgo"):
        page.locator(f"[data-piece=face-{name}][data-choice]").click()
    page.locator(GOLD).click()
    expect(page.locator(".hand")).to_be_visible()
    hands = frame(page)["view"]["hands"]
    assert hands[0]["bodies"] == ["moon", "sun", "venus", "jupiter", "neptune"]
    assert [goal["sign"] for goal in hands[1]["goals"]] == ["aries", "leo", "leo", "virgo", "pisces"]
    assert play(page)


def test_a_question(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, "ephemeris", 4, mode="three", pick=True)
    assert play(page, ".choices button.open")
    inspect_both(page, "ephemeris-quiz")
    assert play(page, ".fact")


def test_a_whole_game_three(visit: Visit, server: Server) -> None:
    """Against somebody who knows the answers, which keeps it short."""
    page = visit()
    sit_down(page, server, "ephemeris", 2, bot="hard", mode="three", pick=True)
    assert play(page, clicks=6000)
    expect(page.locator(".end .told ol li")).to_have_count(2)


def test_pairs(visit: Visit, server: Server) -> None:
    """Cards lie open long enough to be remembered: the game goes on only when they were shown."""
    page = visit()
    sit_down(page, server, "ephemeris", 2, pace="normal", mode="pairs")
    page.wait_for_selector("[data-place]:enabled")
    inspect_both(page, "ephemeris-pairs")
    page.locator("[data-place]:enabled").nth(5).click()
    expect(page.locator("[data-place].up")).to_have_count(1)
    page.locator("[data-place]:enabled:not(.up)").nth(30).click()
    expect(page.locator("[data-place].up")).to_have_count(2)
    page.wait_for_selector("[data-place]:enabled")
    assert len([move for move in moves_of(page) if move["kind"] == "place"]) >= 2


def test_a_whole_game_of_pairs(visit: Visit, server: Server) -> None:
    """Against somebody who forgets nothing, which keeps it short."""
    page = visit()
    sit_down(page, server, "ephemeris", 2, bot="hard", mode="pairs")
    assert play(page, clicks=6000)
    assert sum(frame(page)["view"]["pairs"]["pairs"]) == 21


def test_snap(visit: Visit, server: Server) -> None:
    """A call carries the time that passed on this screen; silence comes by itself."""
    page = visit()
    sit_down(page, server, "ephemeris", 3, mode="snap")
    call = page.locator("[data-race=call]:enabled")
    call.wait_for()
    inspect_both(page, "ephemeris-snap")
    call.wait_for()
    page.keyboard.press("Space")
    expect(page.locator(".told")).not_to_be_empty()
    calls = [move["args"]["ms"] for move in moves_of(page, seat=0) if move["kind"] == "call"]
    assert calls
    assert all(100 <= ms <= 3000 and ms % 50 == 0 for ms in calls)
    flip = page.locator(".chip").last
    before = flip.inner_text()
    expect(flip).not_to_have_text(before)
    call.wait_for()


def test_a_move_by_keyboard_alone(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, "ephemeris", 2, mode="one")
    page.locator(".stand.able").first.wait_for()
    page.locator(".stand[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    for _ in range(10):  # some may be pinned
        if page.evaluate("document.activeElement.classList.contains('able')"):
            break
        page.keyboard.press("ArrowRight")
    body = page.evaluate("document.activeElement.dataset.piece")
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-piece={body}]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator(".badge")).to_have_count(0)
    page.locator("[data-piece=body-moon]").focus()
    page.keyboard.press("Enter")
    page.locator(".badge[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    move = page.evaluate("document.activeElement.dataset.move")
    page.keyboard.press("Enter")
    expect(page.locator(GOLD)).to_have_attribute("data-move", move)
    page.keyboard.press("Enter")
    expect(page.locator(GOLD)).to_have_count(0)
    assert move in [made["move"] for made in moves_of(page, seat=0)]


def test_a_pinned_piece_says_why(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, "ephemeris", 2, mode="one")
    pinned = "body:has(.stand.able) .stand[data-about]"  # on our own turn, so that it stays pinned
    for _ in range(20):
        assert play(page, pinned)
        page.wait_for_timeout(500)  # a move that is on its way would end the turn
        if page.locator(pinned).count():
            break
    page.locator(pinned).first.dispatch_event("click")  # which nothing that lies over it can keep from it
    page.locator(".about").get_by_role("button", name="Rule E-03").click()
    expect(page.locator("aside.rules")).to_be_visible()


def test_a_spectator_sees_no_hand(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, "ephemeris", 2, mode="two")
    page.locator(".hand").wait_for()
    seen: list[str] = []
    watcher = visit()
    watcher.on("websocket", lambda socket: socket.on("framereceived", lambda data: seen.append(str(data))))
    watcher.goto(page.url)
    expect(watcher.locator("[data-piece=body-mars]")).to_be_visible()
    expect(watcher.locator(".hand")).to_have_count(0)
    assert seen
    assert all('"bodies":null' in text for text in seen if '"hands"' in text)
    hand = frame(page)["view"]["hands"][0]
    assert all(json.dumps(hand["bodies"], separators=(",", ":")) not in text for text in seen)
