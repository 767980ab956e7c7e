"""Mihi Anguli through the page, in a real Chromium."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from ecliptic.kernel.catalogue import DEFAULT
from tests.web.conftest import Server, Visit
from tests.web.helpers import (
    GOLD,
    MINE,
    OVER,
    button,
    click,
    field,
    game_words,
    inspect,
    inspect_both,
    play_clicks,
    play_until,
    resize,
    step,
    token_of,
)
from tests.web.walk import walk

PLAYABLE = (
    ".ways .line, .options .line, .sheet button.box, .sheet .can-fill, .touch, .tabs .gold-in, .actions [data-move]"
)


def alone(visit: Visit, language: str = DEFAULT) -> Page:
    """A game without others, who would have to be waited for."""
    page = visit("/new?game=starmap", stop_rounds=True, language=language)
    page.get_by_role("radio", name="1").click()
    button(page, "new-begin", language).click()
    expect(page.locator(MINE)).to_be_visible()
    return page


def test_a_whole_game(visit: Visit) -> None:
    """It begins on a desk and ends on a phone, in German."""
    page = alone(visit, "de")
    inspect(page)
    play_until(page, PLAYABLE, lambda: page.locator(".ways .line").count() > 0)
    inspect_both(page)
    play_clicks(page, PLAYABLE, 20)
    resize(page, "390")
    assert walk(page, PLAYABLE) > 20
    expect(page.locator(OVER)).to_be_visible()
    expect(page.locator(".end b.sum")).to_be_visible()
    inspect_both(page, "starmap-over-de")


def _to_ways(page: Page) -> None:
    play_until(page, PLAYABLE, lambda: page.locator(".ways .line").count() > 0)


def _choose_points(page: Page) -> int:
    """Chooses the first way that plots something, and not only turns a die; how many points it plots."""
    drawn = page.locator(".map .gold")
    for line in page.locator(".ways .line").all():
        line.click()
        expect(line).to_have_attribute("aria-pressed", "true")
        if drawn.count():
            break
    expect(drawn).not_to_have_count(0)
    return drawn.count()


def test_a_way_is_drawn_on_the_map_and_then_plotted_at_once(visit: Visit) -> None:
    page = alone(visit)
    _to_ways(page)
    filled = page.locator(".map .filled")
    before = filled.count()
    points = _choose_points(page)
    page.locator(GOLD).click()
    expect(filled).to_have_count(before + points)
    expect(page.locator(".map .trail")).to_have_count(points)


def test_on_a_phone_the_map_comes_into_view_for_what_is_shown_on_it(visit: Visit) -> None:
    page = alone(visit)
    resize(page, "390")
    _to_ways(page)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert page.evaluate("document.querySelector('.map').getBoundingClientRect().top") < 0
    page.locator(".ways .line").first.click()
    page.wait_for_function("document.querySelector('.map').getBoundingClientRect().top >= 0")


def test_points_are_left_out_by_tapping_them(visit: Visit) -> None:
    page = alone(visit)
    several = page.locator(".map .touch[aria-pressed=true]")
    for _ in range(400):
        if page.locator(".ways .line").count():
            page.locator(".ways .line").first.click()
            if several.count() > 1:
                break
        click(page, [GOLD, PLAYABLE])
    filled = page.locator(".map .filled")
    before, points = filled.count(), several.count()
    assert points > 1
    several.first.click()
    page.locator(GOLD).click()
    expect(filled).to_have_count(before + points - 1)


def test_what_an_ability_does_is_told_by_a_tap(visit: Visit) -> None:
    page = alone(visit)
    page.locator("[data-entry=PLOT4] .name").click()
    expect(page.locator(".strip.open")).to_contain_text(game_words("starmap").attribute("ability-PLOT4", "effect"))


def test_two_browsers_act_at_the_same_time(visit: Visit, server: Server) -> None:
    """Both fill their sheets in the same round; neither waits for the other or sees it too early."""
    host = visit("/new?game=starmap", name="Mira")
    host.get_by_role("radio", name="2").click()
    field(host, "new-who", number=2).select_option("open")
    button(host, "new-begin").click()
    guest = visit(field(host, "lobby-link", number=2).input_value().removeprefix(server.url), name="Caroline")
    button(guest, "join-sit").click()
    guest.wait_for_url("**/t/*")
    button(host, "lobby-begin").click()
    expect(host.locator(MINE)).to_be_visible()
    for _ in range(200):
        for page in (host, guest):
            step(page, PLAYABLE)
        if host.locator(".chip").nth(1).inner_text() != game_words("starmap")("board-round", round=1):
            break
    else:
        raise AssertionError("the round never ended")
    assert token_of(host)["table"] == token_of(guest)["table"]
