"""The Transit of Venus through the page, in a real Chromium."""

from __future__ import annotations

import httpx
from playwright.sync_api import Page, expect

from ecliptic.games import game as find_game
from tests.web.conftest import Server, Visit
from tests.web.helpers import (
    CURTAIN,
    GOLD,
    MINE,
    OFFLINE,
    OVER,
    WATCHING,
    button,
    field,
    inspect_both,
    over,
    picture,
    play_clicks,
    play_now,
    play_until,
    resize,
    step,
    title,
    token_of,
)
from tests.web.slides import Projector, slides
from tests.web.walk import walk

PLAYABLE = (
    ".hand button.can, .actions .button:not([aria-disabled]):not(.gold):not(.cancel), "
    ".milestones button.can, .options .can, .tableau .can"
)


def test_a_whole_game(visit: Visit) -> None:
    """It begins on a desk and ends on a phone, in German."""
    page = visit(language="de", stop_rounds=True, stop_counts=True)
    play_now(page, title("transit"), "de")
    expect(page.locator(MINE)).to_be_visible()
    inspect_both(page)
    play_clicks(page, PLAYABLE, 15)
    resize(page, "390")
    walk(page, PLAYABLE)
    expect(page.locator(OVER)).to_be_visible()
    inspect_both(page, "transit-over-de")


def test_the_count_and_its_previews(visit: Visit) -> None:
    """In Advancement each playable card says what it would do, and passing says why it may not be."""
    page = visit()
    play_now(page, title("transit"))
    place, plays = page.locator("[data-goes~=play]"), page.locator(".hand button.can:not(.second)")
    play_until(page, PLAYABLE, lambda: place.count() > 0 and plays.count() > 0 and not page.locator(GOLD).count())
    assert "" not in page.locator(".hand .held:has(.can) .under").all_text_contents()
    plays.first.click()
    expect(page.locator(GOLD)).to_be_visible()
    expect(place.locator("svg")).to_be_visible()  # it is seen where it would lie
    picture(page, "transit-1440")
    page.keyboard.press("Escape")
    expect(page.locator(GOLD)).to_have_count(0)


def test_a_card_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    play_now(page, title("transit"))
    expect(page.locator(MINE)).to_be_visible()
    before = page.locator(".hand button").count()
    several = int(page.locator("[data-left]").get_attribute("data-left") or 1)
    page.locator(".hand button.can").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hand button.chosen")).to_have_count(1)
    if several == 2:
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(page.locator(".hand button.chosen")).to_have_count(2)
    page.keyboard.press("Enter")
    expect(page.locator(".hand button")).to_have_count(before - several)


def test_two_cards_are_placed_together_in_any_order(visit: Visit) -> None:
    page = visit()
    play_now(page, title("transit"))
    together = page.locator("[data-left='2']")
    play_until(page, PLAYABLE, lambda: together.count() > 0)  # The Seven Years War may come first: nobody places then
    page.keyboard.press("Escape")  # the last click on the way may have chosen a card
    before = page.locator(".hand button").count()
    page.locator(".hand button").last.click()
    page.locator(".hand button").first.click()
    expect(page.locator(".hand button.chosen")).to_have_count(2)
    page.locator(".button.gold").click()
    expect(page.locator(".hand button")).to_have_count(before - 2)


def test_why_one_may_not_pass_leads_to_the_rule(visit: Visit) -> None:
    page = visit()
    play_now(page, title("transit"))
    rule = page.locator("[data-zone=dock]").get_by_role("button", name="T-10")
    play_until(page, PLAYABLE, lambda: rule.count() > 0)
    rule.click()
    expect(page.locator("aside.rules .named")).to_be_visible()


def test_two_browsers_at_one_table_and_a_spectator(visit: Visit, server: Server) -> None:
    host = visit("/new?game=transit", name="Mira")
    field(host, "new-who", number=2).select_option("open")
    button(host, "new-begin").click()
    link = field(host, "lobby-link", number=2).input_value()
    guest = visit(link.removeprefix(server.url), name="Caroline")
    button(guest, "join-sit").click()
    guest.wait_for_url("**/t/*")
    button(host, "lobby-begin").click()
    frames: list[str] = []
    watcher = visit("/")
    watcher.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    watcher.goto(server.url + "/t/" + token_of(host)["table"])
    expect(watcher.locator(WATCHING)).to_be_visible()
    for _ in range(4):  # not more: there should be cards left in the hands
        for page in (host, guest):
            step(page, PLAYABLE)
    hands = _hands(host) | _hands(guest)
    assert frames
    spellings = [f'"{card}"' for card in hands] + [f"dealt {card}" for card in hands] + [f' {card}"' for card in hands]
    assert spellings
    assert [one for one in spellings if any(one in text for text in frames)] == []


def _lay_cards(page: Page) -> int:
    """As many as are asked for together. Answers with their number."""
    several = int(page.locator("[data-left]").get_attribute("data-left") or 1)
    for nth in range(several):
        page.locator(".hand button.can").nth(nth).click()
    page.locator(".button.gold").click()
    return several


def _hands(page: Page) -> set[str]:
    """The cards that this player alone may see, as the server spells them."""
    held = token_of(page)
    url = f"{page.url.split('/t/')[0]}/api/tables/{held['table']}/frame"
    frame = httpx.get(url, headers={"Authorization": f"Bearer {held['token']}"}).json()
    return set(frame["view"]["players"][held["seat"]]["hand"])


def test_it_comes_back_after_the_server_was_killed(visit: Visit, server: Server) -> None:
    page = visit()
    play_now(page, title("transit"))
    expect(page.locator(MINE)).to_be_visible()
    cards = page.locator(".hand button").count()
    server.kill()
    expect(page.locator(OFFLINE)).to_be_visible()
    expect(page.locator(".hand button.can")).to_have_count(0)
    server.start()
    expect(page.locator(MINE)).to_be_visible(timeout=30_000)
    assert page.locator(".hand button").count() == cards
    laid = _lay_cards(page)
    expect(page.locator(".hand button")).to_have_count(cards - laid)


def test_one_of_two_milestones_is_kept(visit: Visit, server: Server) -> None:
    page = visit()
    projector = Projector(page, server, "transit", 2, {})
    found = slides(find_game("transit"), 2, {}, 12)
    projector.show(next(slide for slide in found if slide.legal[0].kind == "keep"))
    offered = page.locator(".milestones .offered.can")
    expect(offered).to_have_count(2)
    offered.first.click()
    page.locator(GOLD).click()
    expect(page.locator("main[aria-busy=true]")).to_have_count(1)
    assert projector.acts[-1].startswith("keep ")


def test_two_players_on_one_screen(visit: Visit) -> None:
    """Between their turns a curtain hides everything."""
    page = visit("/new?game=transit")
    field(page, "new-who", number=2).select_option("here")
    field(page, "new-name-of", number=2).fill("Tycho")
    button(page, "new-begin").click()
    page.wait_for_url("**/t/*")
    curtain = page.locator(CURTAIN)
    for turn in range(7):
        play_until(page, PLAYABLE, lambda: curtain.count() > 0 or over(page))
        if over(page):
            assert turn > 1, "both have had a turn"
            return
        assert page.locator(".hand").count() == 0
        curtain.click()
        expect(page.locator(".hand")).to_be_visible()
