"""The boards on which everybody plays at once or with open hands: whole games through the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Server, Visit
from tests.web.helpers import fits, inspect, over, picture, play_now, play_to_the_end, play_until, step, token_of

TITLES = {
    "starmap": "Mihi Anguli",
    "survivors": "Cities of Venus: Survivors",
}
PLAYABLE = {
    "starmap": ".sheet button, .sheet g[role=button], .choices .can",
    "survivors": ".dice .can, .mech .can, .shape, .site, .choices .button:not(.gold)",
}


@pytest.mark.parametrize("name", TITLES)
def test_a_whole_game(visit: Visit, name: str) -> None:
    page = visit()
    play_now(page, TITLES[name])
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    inspect(page)
    fits(page)
    play_until(page, PLAYABLE[name], lambda: page.locator(".log .entry").count() > 40 or over(page))
    play_until(page, PLAYABLE[name], lambda: page.locator(".button.gold").count() > 0 or over(page))
    picture(page, f"{name}-1440")
    play_to_the_end(page, PLAYABLE[name])
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    inspect(page)
    picture(page, f"{name}-over-1440")


@pytest.mark.parametrize("name", TITLES)
def test_on_a_phone_by_daylight(visit: Visit, name: str) -> None:
    page = visit(width=390, height=844, theme="light")
    play_now(page, TITLES[name])
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    play_until(page, PLAYABLE[name], lambda: page.locator(".button.gold").count() > 0)
    inspect(page)
    fits(page)
    picture(page, f"{name}-390")


def _to_a_tile(page: Page) -> None:
    """Plays until there is a tile to lay, with more than one place for it as it lies."""
    ground = page.get_by_role("group", name="places for the tile")
    play_until(page, PLAYABLE["survivors"], lambda: ground.count() > 0 and page.locator("circle.dot").count() > 6)


def test_a_tile_is_moved_turned_and_laid_by_keyboard(visit: Visit) -> None:
    page = visit()
    play_now(page, TITLES["survivors"])
    _to_a_tile(page)
    covered = page.locator("rect.tile").count()
    page.get_by_role("group", name="places for the tile").focus()
    for key in ("ArrowRight", "ArrowDown", "r", "f", "ArrowLeft"):
        page.keyboard.press(key)
    expect(page.locator(".held rect").first).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("rect.tile").nth(covered)).to_be_visible()


def test_a_tile_is_dragged_and_laid(visit: Visit) -> None:
    page = visit()
    play_now(page, TITLES["survivors"])
    _to_a_tile(page)
    covered = page.locator("rect.tile").count()
    box = page.locator(".ground svg").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 3, box["y"] + box["height"] / 3, steps=5)
    page.mouse.up()
    expect(page.locator(".held rect").first).to_be_visible()
    page.locator(".button.gold").click()
    expect(page.locator("rect.tile").nth(covered)).to_be_visible()


def _spot(page: Page, x: float, y: float) -> tuple[float, float]:
    """A point of the ground, by its shares of width and height."""
    box = page.locator(".ground svg").bounding_box()
    assert box is not None
    return box["x"] + box["width"] * x, box["y"] + box["height"] * y


CORNERS = """(selector) => [...document.querySelectorAll(selector)].map((square) => {
  const [x, y] = [square.x.baseVal.value, square.y.baseVal.value];
  return `${Math.floor(x / 44)},${Math.floor(y / 44)}`;
}).sort()"""


def _squares(page: Page, selector: str) -> list[str]:
    """Where such squares lie on the ground."""
    found: list[str] = page.evaluate(CORNERS, selector)
    return found


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_a_click_pins_the_tile_and_the_button_lays_it_there(visit: Visit, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    play_now(page, TITLES["survivors"])
    _to_a_tile(page)
    page.keyboard.press("Escape")
    page.mouse.move(*_spot(page, 0.2, 0.2))
    page.mouse.move(*_spot(page, 0.3, 0.25))
    expect(page.locator(".held:not(.pinned) rect").first).to_be_visible()  # it follows the mouse, and nothing is chosen
    expect(page.locator(".button.gold")).to_have_count(0)
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".held.pinned rect").first).to_be_visible()
    pinned, laid = _squares(page, ".held rect"), _squares(page, "rect.tile")
    button = page.locator(".button.gold")
    expect(button).to_be_visible()
    for x in (0.4, 0.6, 0.8, 0.95):
        page.mouse.move(*_spot(page, x, 0.9), steps=4)
        assert _squares(page, ".held rect") == pinned
    button.click()
    expect(page.locator("rect.tile").nth(len(laid))).to_be_visible()
    assert sorted(set(_squares(page, "rect.tile")) - set(laid)) == pinned


def test_a_second_click_on_a_pinned_tile_lays_it_and_one_elsewhere_moves_it(visit: Visit) -> None:
    page = visit()
    play_now(page, TITLES["survivors"])
    _to_a_tile(page)
    covered = page.locator("rect.tile").count()
    found = []
    for corner in ((0.05, 0.05), (0.95, 0.95), (0.95, 0.05)):
        page.mouse.click(*_spot(page, *corner))
        found.append(_squares(page, ".held.pinned rect"))
    assert found[0] != found[1] or found[1] != found[2]
    assert page.locator("rect.tile").count() == covered
    box = page.locator(".held rect").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("rect.tile").nth(covered)).to_be_visible()


def test_a_tile_is_laid_by_touch(visit: Visit) -> None:
    page = visit(width=390, height=844)
    play_now(page, TITLES["survivors"])
    _to_a_tile(page)
    covered = page.locator("rect.tile").count()
    page.locator(".ground").scroll_into_view_if_needed()
    box = page.locator(".ground svg").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".held rect").first).to_be_visible()
    page.locator(".button.gold").tap()
    expect(page.locator("rect.tile").nth(covered)).to_be_visible()


def test_two_browsers_act_at_the_same_time(visit: Visit, server: Server) -> None:
    """Both fill their sheets in the same round; neither waits for the other or sees it too early."""
    host = visit("/new?game=starmap", name="Mira")
    host.get_by_role("radio", name="2").click()
    host.get_by_label("Who sits on seat 2").select_option("open")
    host.get_by_role("button", name="Open the table").click()
    guest = visit(host.get_by_label("Link for seat 2").input_value().removeprefix(server.url), name="Caroline")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_url("**/t/*")
    host.get_by_role("button", name="Begin").click()
    for turn in range(60):
        for page in (host, guest):
            step(page, PLAYABLE["starmap"], turn)
    expect(host.locator(".chip").first).not_to_have_text("Round 1")
    assert token_of(host)["table"] == token_of(guest)["table"]
