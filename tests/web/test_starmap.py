"""Mihi Anguli through the page, in a real Chromium."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Server, Visit
from tests.web.helpers import (
    GOLD,
    MINE,
    OVER,
    button,
    click,
    field,
    fits,
    game_words,
    inspect,
    over,
    picture,
    play_to_the_end,
    play_until,
    step,
    token_of,
)

PLAYABLE = (
    ".ways .line, .options .line, .sheet button.box, .sheet .can-fill, .touch, .tabs .gold-in, .actions [data-move]"
)
SIZES = [(1440, 900), (1280, 720), (820, 1180), (390, 844)]
LOWEST = """() => document.querySelector(".actions .gold, .actions .wide")?.getBoundingClientRect().bottom ?? null"""
"""Where the button of the turn ends."""
BELOW = """() => {
  const dock = document.querySelector("[data-zone=dock]").getBoundingClientRect();
  const drawn = [...document.querySelectorAll("[data-zone=board] [data-piece]")];
  return drawn.filter((node) => node.getBoundingClientRect().bottom > dock.top).map((node) => node.dataset.piece);
}"""
"""What the dock covers."""
OVERLAP = """() => {
  const found = document.querySelectorAll("[data-entry], [data-article], .wheel, .strip, .map, .players");
  const boxes = [...found].map((node) => [node.className, node.getBoundingClientRect()]);
  const meet = (low, high) => (a, b) => a[low] < b[high] - 1 && b[low] < a[high] - 1;
  const both = (a, b) => meet("left", "right")(a, b) && meet("top", "bottom")(a, b);
  const later = (i, one) => boxes.slice(i + 1).filter(([, two]) => both(one, two));
  return boxes.flatMap(([name, one], i) => later(i, one).map(([other]) => [name, other]));
}"""
"""Parts of the sheet that lie over each other."""


def alone(visit: Visit, width: int = 1440, height: int = 900, theme: str = "dark") -> Page:
    """A game without others, who would have to be waited for."""
    page = visit("/new?game=starmap", width=width, height=height, theme=theme)
    page.get_by_role("radio", name="1").click()
    button(page, "new-begin").click()
    expect(page.locator(MINE)).to_be_visible()
    return page


@pytest.mark.parametrize(("width", "height", "theme"), [(1440, 900, "dark"), (390, 844, "light")])
def test_a_whole_game(visit: Visit, width: int, height: int, theme: str) -> None:
    page = alone(visit, width, height, theme)
    inspect(page)
    play_until(page, PLAYABLE, lambda: page.locator(".ways .line").count() > 0)
    inspect(page)
    picture(page, f"starmap-{width}")
    assert play_to_the_end(page, PLAYABLE) > 20
    expect(page.locator(OVER)).to_be_visible()
    expect(page.locator(".end b.sum")).to_be_visible()
    inspect(page)
    fits(page)
    picture(page, f"starmap-over-{width}")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_everything_has_its_place_in_every_step(visit: Visit, width: int, height: int) -> None:
    page = alone(visit, width, height)
    phases: set[str] = set()
    for turn in range(400):
        if over(page) or len(phases) > 3:
            break
        step(page, PLAYABLE, turn)
        if page.locator(MINE).count() == 0 or page.locator(".moment").count():
            continue
        phases.add(page.locator("[data-zone=dock] .text").inner_text())
        fits(page)
        low = page.evaluate(LOWEST)
        assert low is None or (height - 110 if width < 600 else 0) <= low <= height
        assert page.evaluate(OVERLAP) == []
        if width >= 900:
            assert page.evaluate("document.documentElement.scrollHeight") <= height
            assert page.evaluate(BELOW) == []
    assert len(phases) > 3


def _to_ways(page: Page) -> None:
    play_until(page, PLAYABLE, lambda: page.locator(".ways .line").count() > 0)


def test_a_way_is_drawn_on_the_map_and_then_plotted_at_once(visit: Visit) -> None:
    page = alone(visit)
    _to_ways(page)
    filled = page.locator(".map .filled")
    before = filled.count()
    page.locator(".ways .line").first.click()
    points = page.locator(".map .gold").count()
    assert points > 0
    page.locator(GOLD).click()
    expect(filled).to_have_count(before + points)
    expect(page.locator(".map .trail")).to_have_count(points)


def test_points_are_left_out_by_tapping_them(visit: Visit) -> None:
    page = alone(visit)
    several = page.locator(".map .touch[aria-pressed=true]")
    for turn in range(400):
        if page.locator(".ways .line").count():
            page.locator(".ways .line").first.click()
            if several.count() > 1:
                break
        click(page, [GOLD, PLAYABLE], turn)
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
    for turn in range(200):
        for page in (host, guest):
            step(page, PLAYABLE, turn)
        if host.locator(".chip").nth(1).inner_text() != game_words("starmap")("board-round", round=1):
            break
    else:
        raise AssertionError("the round never ended")
    assert token_of(host)["table"] == token_of(guest)["table"]
