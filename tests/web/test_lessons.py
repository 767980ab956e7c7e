"""Every lesson in the browser, wide and on a phone; and somebody who does something else, leaves, and comes back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ecliptic.games import all_games, game
from ecliptic.kernel.facts import Fact
from ecliptic.table.lessons import Lesson, lesson, lessons
from tests.web.conftest import Server, Visit
from tests.web.helpers import LONG, button, fits, game_words, inspect, link_to, picture, settle, title, words

EVERY = [(name, one.name) for name in all_games() for one in lessons(game(name))]
SCREENS = [(1440, 900), (390, 844)]
COACH = ".coach"
HIDDEN = """([points, wide]) => {
  const card = document.querySelector(".coach").getBoundingClientRect();
  const at = (name) => document.querySelector(`[data-piece="${name}"], [data-place="${name}"], [data-zone="${name}"]`);
  return (wide ? points : points.slice(0, 1)).filter((name) => {
    const box = at(name)?.getBoundingClientRect();
    if (!box || box.width === 0) return true;
    const across = Math.min(box.right, card.right) - Math.max(box.left, card.left);
    const down = Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top);
    return wide && across > 2 && down > 2;
  }).join(" ");
}"""
"""What a step speaks of and is not on the page, or lies under the card. On a phone not everything is there at once."""


FINISH = """(steps) => {
  const lessons = JSON.parse(localStorage.lessons);
  lessons["ephemeris/one"].step = steps;
  localStorage.lessons = JSON.stringify(lessons);
}"""
"""As if every step had been read."""


def begin(page: Page, name: str, taught: str) -> None:
    """From the list of lessons to the table."""
    number = [one.name for one in lessons(game(name))].index(taught)
    page.locator("main li").nth(number).get_by_role("button").first.click()
    page.wait_for_url("**/t/*")


def text(one: Lesson, name: str, number: int) -> str:
    names = ["Mira", *(f"Bot {seat}" for seat in range(2, one.seats + 1))]
    step = one.steps[number]
    return game_words(name).say(Fact(one.message(step), step.args), names, 0)


def flat(said: str) -> str:
    return " ".join(said.split())


def at_step(page: Page, name: str, one: Lesson, number: int) -> None:
    """The step is shown."""
    expect(page.locator(f"{COACH} .count")).to_contain_text(words("coach-step", n=number + 1, of=len(one.steps)))
    expect(page.locator(f"{COACH} .text")).to_have_text(flat(text(one, name, number)))


def covered(page: Page, points: list[str], wide: bool) -> None:
    """Everything that the step speaks of can be seen."""
    for _ in range(60):
        found = page.evaluate(HIDDEN, [points, wide])
        if not found:
            return
        page.wait_for_timeout(50)  # the card goes to its place
    raise AssertionError(f"not to be seen: {found}")


@pytest.mark.parametrize(
    ("name", "taught", "width", "height"),
    [(*one, *size) for turn, one in enumerate(EVERY) for size in (SCREENS if LONG else [SCREENS[turn % 2]])],
)
def test_every_lesson_can_be_learned_in_the_browser(
    visit: Visit, name: str, taught: str, width: int, height: int
) -> None:
    one = lesson(game(name), taught)
    page = visit(f"/learn/{name}", width=width, height=height)
    begin(page, name, taught)
    for number, step in enumerate(one.steps):
        at_step(page, name, one, number)
        covered(page, step.points, width > 1000)
        fits(page)
        settle(page)
        if number == 3 and taught in ("first", "one"):
            picture(page, f"lesson-{name}-{taught}-{width}")
        button(page.locator(COACH), "coach-show-me" if step.asks else "coach-continue").click()
    expect(page.locator(".learned")).to_be_visible()


def test_a_lesson_waits_for_the_real_move_and_explains_another_one(visit: Visit) -> None:
    one = lesson(game("transit"), "first")
    page = visit("/learn/transit")
    begin(page, "transit", "first")
    for number in range(3):
        at_step(page, "transit", one, number)
        button(page.locator(COACH), "coach-continue").click()
    inspect(page)
    for card in ("4H", "5H"):
        page.locator(f"[data-piece=card-{card}]").click()
    page.locator("[data-zone=dock] .gold").click()
    other = game_words("transit").attribute("lesson-first-place", "other", first_card="1D", second_card="6D")
    expect(page.locator(f"{COACH} .text")).to_have_text(flat(other))
    button(page.locator(COACH), "coach-try-again").click()
    at_step(page, "transit", one, 3)
    settle(page)
    for card in ("1D", "6D"):
        page.locator(f"[data-zone=dock] [data-piece=card-{card}]").click()
    page.locator("[data-zone=dock] .gold").click()
    at_step(page, "transit", one, 4)
    button(page.locator(COACH), "coach-back").click()
    at_step(page, "transit", one, 3)


def test_a_lesson_is_left_and_gone_on_with_by_keyboard(visit: Visit, server: Server) -> None:
    one = lesson(game("ephemeris"), "one")
    page = visit()
    page.locator("a[href='/learn/ephemeris']").click()
    begin(page, "ephemeris", "one")
    for number in range(3):
        at_step(page, "ephemeris", one, number)
        page.locator(f"{COACH} [data-continue]").focus()
        page.keyboard.press("Enter")
    at_step(page, "ephemeris", one, 3)
    button(page.locator(COACH), "coach-skip").click()
    expect(page.locator(COACH)).to_have_count(0)
    page.goto(f"{server.url}/learn/ephemeris")
    expect(page.get_by_text(words("learn-at", n=4, of=8))).to_be_visible()
    page.get_by_role("button", name=words("learn-go-on")).click()
    at_step(page, "ephemeris", one, 3)
    page.goto(server.url)
    expect(page.get_by_text(words("home-no-tables"))).to_be_visible()
    link_to(page, "home-set-up-of", game=title("ephemeris")).click()
    expect(page.locator("main a[href='/learn/ephemeris']")).to_be_visible()
    option = game_words("ephemeris")
    expect(page.get_by_label(option("option-series"))).to_have_count(0)
    page.get_by_role("combobox", name=option("option-mode"), exact=True).select_option("three")
    expect(page.get_by_label(option("option-series"))).to_be_visible()
    expect(page.get_by_label(option("option-draft"))).to_have_count(0)


def test_after_a_lesson_comes_a_first_game_with_tips(visit: Visit, server: Server) -> None:
    one = lesson(game("ephemeris"), "one")
    page = visit("/learn/ephemeris")
    begin(page, "ephemeris", "one")
    at_step(page, "ephemeris", one, 0)
    page.evaluate(FINISH, len(one.steps))
    page.reload()
    there = page.url
    button(page.locator(".learned"), "coach-first-game").click()
    page.wait_for_url(lambda url: url != there)
    tip = page.get_by_role("complementary", name=words("guide-label"))
    expect(tip).to_contain_text(game_words("ephemeris").attribute("phase-move", "guide-title"), timeout=40_000)
    button(tip, "guide-got-it").click()
    expect(tip).to_have_count(0)
