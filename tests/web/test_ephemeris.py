"""Ephemeris through the page, in a real Chromium: every mode, by clicking what glows."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Server, Visit
from tests.web.helpers import GOLD, click, fits, inspect, over, picture, token_of

PLAYABLE = ".badge, .stand.able, .choices button.open, .face[data-choice]:has(.lit), [data-place]:enabled"
"""What glows: places for the chosen piece first, then pieces, answers, cards."""


def sit_down(
    page: Page, server: Server, seats: int, bot: str = "random", pace: str = "fast", **options: object
) -> None:
    """A table with quick bots, opened by the page's own browser."""
    others = [{"kind": "bot", "bot": bot}] * (seats - 1)
    wish = {"game": "ephemeris", "name": "Mira", "seats": [{"kind": "me"}, *others], "options": options}
    seated = httpx.post(f"{server.url}/api/tables", json=wish).json()
    table, token = seated["table"], seated["token"]
    httpx.post(
        f"{server.url}/api/tables/{table}/send", json={"is": "begin"}, headers={"Authorization": f"Bearer {token}"}
    )
    held = {"table": table, "game": "ephemeris", "seat": 0, "token": token, "name": "Mira", "invites": [], "at": 1}
    page.evaluate("held => localStorage.setItem('held', held)", json.dumps([held]))
    page.evaluate("pace => localStorage.wishes = JSON.stringify({ ...JSON.parse(localStorage.wishes), pace })", pace)
    page.goto(f"{server.url}/t/{table}")
    expect(page.locator("main .layout")).to_be_visible()


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
    for turn in range(clicks):
        if over(page):
            return True
        if until and page.locator(until).count():
            return True
        click(page, ["[data-race=pass]:enabled", f"{GOLD}:not([data-race])", PLAYABLE], turn)
    return False


def show(page: Page, name: str, until: str) -> None:
    assert play(page, until)
    fits(page)
    picture(page, name)


@pytest.mark.parametrize(("width", "height", "theme"), [(1440, 900, "dark"), (390, 844, "light")])
def test_a_whole_game_two(visit: Visit, server: Server, width: int, height: int, theme: str) -> None:
    page = visit(width=width, height=height, theme=theme)
    sit_down(page, server, 3, mode="two", cap=20)
    show(page, f"ephemeris-{width}", ".badge")
    inspect(page)
    assert play(page)
    expect(page.locator(".end .picture h2")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_in_viewport()
    inspect(page)
    fits(page)


def test_a_whole_game_one(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, 2, mode="one", cap=20)
    assert play(page)
    assert frame(page)["status"] == "over"


def test_a_draft_with_calls(visit: Visit, server: Server) -> None:
    """Five bodies chosen in any order, five signs named for the other; then players call their hands themselves."""
    page = visit(width=390, height=844)
    sit_down(page, server, 2, mode="one", draft=True, manual_call=True, cap=20)
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


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_question(visit: Visit, server: Server, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    sit_down(page, server, 4, mode="three", pick=True)
    show(page, f"ephemeris-quiz-{width}", ".choices button.open")
    inspect(page)
    assert play(page, ".fact")


def test_a_whole_game_three(visit: Visit, server: Server) -> None:
    """Against somebody who knows the answers, which keeps it short."""
    page = visit()
    sit_down(page, server, 2, bot="hard", mode="three", pick=True)
    assert play(page, clicks=6000)
    expect(page.locator(".end .told ol li")).to_have_count(2)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_pairs(visit: Visit, server: Server, width: int, height: int) -> None:
    """Cards lie open long enough to be remembered: the game goes on only when they were shown."""
    page = visit(width=width, height=height)
    sit_down(page, server, 2, pace="normal", mode="pairs")
    page.wait_for_selector("[data-place]:enabled")
    inspect(page)
    page.locator("[data-place]:enabled").nth(5).click()
    expect(page.locator("[data-place].up")).to_have_count(1)
    page.locator("[data-place]:enabled:not(.up)").nth(30).click()
    expect(page.locator("[data-place].up")).to_have_count(2)
    fits(page)
    picture(page, f"ephemeris-pairs-{width}")
    page.wait_for_selector("[data-place]:enabled")
    assert len([move for move in moves_of(page) if move["kind"] == "place"]) >= 2


def test_a_whole_game_of_pairs(visit: Visit, server: Server) -> None:
    """Against somebody who forgets nothing, which keeps it short."""
    page = visit()
    sit_down(page, server, 2, bot="hard", mode="pairs")
    assert play(page, clicks=6000)
    assert sum(frame(page)["view"]["pairs"]["pairs"]) == 21


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_snap(visit: Visit, server: Server, width: int, height: int) -> None:
    """A call carries the time that passed on this screen; silence comes by itself."""
    page = visit(width=width, height=height)
    sit_down(page, server, 3, mode="snap")
    call = page.locator("[data-race=call]:enabled")
    call.wait_for()
    inspect(page)
    fits(page)
    picture(page, f"ephemeris-snap-{width}")
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
    sit_down(page, server, 2, mode="one")
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
    sit_down(page, server, 2, mode="one")
    pinned = "body:has(.stand.able) .stand[data-about]"  # on our own turn, so that it stays pinned
    for _ in range(20):
        assert play(page, pinned)
        page.wait_for_timeout(500)  # a move that is on its way would end the turn
        if page.locator(pinned).count():
            break
    page.locator(pinned).first.dispatch_event("click")  # which nothing that lies over it can keep from it
    page.locator(".about").get_by_role("button", name="Rule E-03").click()
    expect(page.locator("aside.rules")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (820, 1180), (390, 844)])
@pytest.mark.parametrize(("mode", "seats"), [("one", 2), ("two", 4), ("three", 7), ("pairs", 6), ("snap", 6)])
def test_every_choice_is_in_view(visit: Visit, server: Server, mode: str, seats: int, width: int, height: int) -> None:
    """Whatever can be chosen, the gold button and the hand: none of it below an edge, or under something else."""
    page = visit(width=width, height=height)
    sit_down(page, server, seats, mode=mode)
    assert play(page, "[data-choice], [data-race=call]:enabled")
    page.wait_for_timeout(400)
    hidden: list[str] = page.evaluate(HIDDEN, width < 900)
    assert hidden == []
    fits(page)
    if width >= 900:
        assert page.locator("section.dock").bounding_box()["height"] <= (270 if height >= 860 else 240)  # type: ignore[index]


HIDDEN = """(scrolls) => {
  const wanted = "[data-choice], .hand button, section.dock .button, .choices button";
  const lost = ({ left, top, right, bottom }) => left < 0 || right > innerWidth || top < 0 || bottom > innerHeight;
  const covered = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over && !node.contains(over) && !over.closest(".stand, .badge, .sign, .face");
  };
  const things = [...document.querySelectorAll(wanted)].filter((node) => node.checkVisibility());
  const docked = (node) => node.closest("section.dock");
  return things.filter((node) => !scrolls || docked(node))
    .filter((node) => lost(node.getBoundingClientRect()) || covered(node)).map((node) => node.outerHTML.slice(0, 120));
}"""


def test_a_spectator_sees_no_hand(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, 2, mode="two")
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
