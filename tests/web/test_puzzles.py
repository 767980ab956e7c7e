"""Puzzles in the browser: answered on each game's own board, explained there, rated; and after a lesson."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from ecliptic.bots.puzzles import Puzzle, explained, kept
from ecliptic.bots.puzzles.series import Rating, first_ones, rated
from ecliptic.games import GAMES, game
from ecliptic.kernel.facts import Move, kind_of
from tests.web.conftest import Visit
from tests.web.helpers import GOLD, button, click, fits, inspect, inspect_both, link_to, picture, settle, title, words

WITH = [name for name in GAMES if kept(name)]
SCREENS = [(1440, 900), (390, 844)]
VERDICT = ".verdict"
KINDS = {"transit": "play", "gemini": "discard", "survivors": "draw", "ephemeris": "move", "starmap": "number"}
"""The kind of move that is made in each game here."""
CLICK = """([move, pieces]) => {
  const click = (node) => node.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const exact = document.querySelector(`main [data-move="${CSS.escape(move)}"]`);
  if (exact) return click(exact);
  for (const name of pieces) {
    const piece = `[data-piece="${name}"]`;
    const node = document.querySelector(`main :is(.can, [data-choice])${piece}, main ${piece} .can`);
    if (node) return click(node);
  }
}"""
"""The move where it is offered as such, else the first of its pieces that can be chosen."""


def easy(name: str) -> Puzzle:
    """One that is answered with a move of the kind."""
    its = game(name)
    return next(one for one in kept(name) if explained(one, its).best.move.kind.startswith(KINDS[name]))


def pieces(move: Move) -> Iterator[str]:
    for name, value in move.args.items():
        for one in value if isinstance(value, list) else [value]:
            yield f"{kind_of(name)}-{one}"


def make(page: Page, move: Move) -> None:
    """Makes a move as a person does: chooses what it uses, then confirms."""
    settle(page)
    page.wait_for_timeout(350)  # what has just appeared cannot be hit
    for _ in range(6):
        page.evaluate(CLICK, [move.move, list(pieces(move))])
        page.wait_for_timeout(100)
        if page.locator(GOLD).count():
            page.locator(GOLD).first.dispatch_event("click")
        page.wait_for_timeout(200)
        if page.locator(VERDICT).count():
            return
    raise AssertionError(f"{move.move} cannot be made on the page")


def kept_in(page: Page, name: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(page.evaluate("localStorage.puzzles"))[name]
    return found


@pytest.mark.parametrize(("width", "height"), SCREENS)
@pytest.mark.parametrize("name", WITH)
def test_a_puzzle_is_solved_on_the_board(visit: Visit, name: str, width: int, height: int) -> None:
    puzzle, hint = easy(name), explained(easy(name), game(name))
    page = visit(f"/puzzles/{name}/{puzzle.source}", width=width, height=height)
    expect(page.locator("main .layout")).to_be_visible()
    make(page, hint.best.move)
    expect(page.locator(VERDICT)).to_have_text(words("puzzle-right"))
    expect(page.locator(".layer .ring").first).to_be_visible()  # the best one is marked where it is made
    after = rated(Rating(), puzzle, True)
    expect(page.locator(".rating b")).to_have_text(str(round(after.mu)))
    assert kept_in(page, name)["tried"] == {str(puzzle.source): True}
    inspect(page)
    fits(page)
    picture(page, f"puzzle-{name}-{width}")
    button(page, "hint-hide").click()
    expect(page.locator(VERDICT)).to_have_count(0)
    button(page, "puzzle-why").click()
    expect(page.locator(VERDICT)).to_be_visible()


AROUND = """() => {
  const at = (found) => document.querySelector(found)?.getBoundingClientRect();
  const ring = at(".layer .ring:not(.other)");
  return [...document.querySelectorAll("[data-piece]")]
    .map((piece) => piece.getBoundingClientRect())
    .some(({ left, top }) => Math.abs(left - ring.left - 7) < 2 && Math.abs(top - ring.top - 7) < 2);
}"""
"""The best choice is marked where its piece is."""


def test_a_wrong_answer_is_told_how_far_it_is_behind_and_only_the_first_counts(visit: Visit) -> None:
    puzzle = next(one for one in kept("transit") if one.others[0].move.startswith("play"))
    hint = explained(puzzle, game("transit"))
    page = visit(f"/puzzles/transit/{puzzle.source}")
    make(page, hint.options[1].move)
    expect(page.locator(VERDICT)).not_to_have_text(words("puzzle-right"))
    expect(page.locator(VERDICT)).to_contain_text("%")
    before = kept_in(page, "transit")
    assert before["tried"] == {str(puzzle.source): False}
    for width, height in ((390, 844), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(AROUND)
    button(page, "hint-hide").click()
    page.reload()
    expect(page.locator("main .layout")).to_be_visible()
    make(page, hint.best.move)
    expect(page.locator(VERDICT)).to_have_text(words("puzzle-right"))
    assert kept_in(page, "transit") == before


def test_the_series_goes_on_with_another_one(visit: Visit) -> None:
    page = visit("/puzzles")
    expect(page.get_by_role("heading", name=words("puzzle-day"))).to_be_visible()
    expect(page.locator("main li")).to_have_count(len(WITH))
    page.wait_for_load_state("networkidle")
    inspect_both(page, "puzzles")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("link", name=words("puzzles-solve-of", game=title("transit"))).click()
    expect(page.locator("main .layout")).to_be_visible()
    for count in (1, 2):
        play_any(page)
        assert len(json.loads(page.evaluate("localStorage.puzzles"))["transit"]["tried"]) == count
        button(page, "puzzle-next").click()
        expect(page.locator(VERDICT)).to_have_count(0)
    expect(page.locator("main .layout")).to_be_visible()


def play_any(page: Page) -> None:
    """Any answer."""
    settle(page)
    page.wait_for_timeout(350)
    for _ in range(100):
        click(page, [GOLD]) or click(page, ["[data-zone] .can"])
        page.wait_for_timeout(100)
        if page.locator(VERDICT).count():
            return
    raise AssertionError("no answer can be given")


def test_after_a_lesson_one_can_check_oneself(visit: Visit) -> None:
    firsts, its = first_ones(game("transit")), game("transit")
    page = visit("/learn/transit")
    expect(page.get_by_text(words("learn-check-text", count=len(firsts)))).to_be_visible()
    page.wait_for_load_state("networkidle")
    inspect_both(page, "learn")
    page.set_viewport_size({"width": 1440, "height": 900})
    link_to(page, "learn-check").click()
    for number, puzzle in enumerate(firsts):
        expect(page.get_by_text(words("puzzle-place", n=number + 1, of=len(firsts)))).to_be_visible()
        make(page, explained(puzzle, its).best.move)
        expect(page.locator(VERDICT)).to_have_text(words("puzzle-right"))
        button(page, "puzzle-next").click()
    done = words("puzzle-checked", right=len(firsts), count=len(firsts))
    expect(page.get_by_role("heading", name=done)).to_be_visible()
    inspect_both(page, "checked")
    page.goto(page.url.replace("/puzzles/transit/first", "/learn/transit"))
    expect(page.get_by_text(done)).to_be_visible()


def test_the_puzzle_of_the_day_is_at_home_and_under_tonights_sky(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("heading", name=words("puzzle-day"))).to_be_visible()
    page.goto(page.url + "tonight")
    expect(page.get_by_role("heading", name=words("puzzle-day"))).to_be_visible()
    link_to(page, "puzzle-solve").click()
    page.wait_for_url("**/puzzles/*/*")
    expect(page.locator("main .layout")).to_be_visible()


def test_what_is_not_there_is_said(visit: Visit, errors: list[str]) -> None:
    page = visit("/puzzles/transit/999999")
    expect(page.get_by_role("heading", name=words("puzzle-none"))).to_be_visible()
    inspect(page)
    page.goto(page.url.replace("transit/999999", "chess"))
    expect(page.get_by_role("heading", name=words("puzzle-none"))).to_be_visible()
    errors.clear()  # the browser has seen a 404
