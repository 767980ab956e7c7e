"""One's own games in numbers, on the page."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.web.conftest import Server, Visit
from tests.web.helpers import (
    button,
    game_words,
    inspect_both,
    link_to,
    play_to_the_end,
    sit_down,
    title,
    words,
)
from tests.web.test_layout import PLAYABLE

VICTORY = {"name": "victory", "scale": 100, "digits": 1}
GAMES = 24


def test_nothing_yet_says_what_to_do(visit: Visit) -> None:
    page = visit()
    link_to(page, "statistics-title").click()
    expect(page.get_by_role("heading", name=words("statistics-none"))).to_be_visible()
    inspect_both(page)
    link_to(page, "to-games").click()
    expect(page.locator(".games li")).to_have_count(5)


def kept(page: Page) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads(page.evaluate("localStorage.getItem('played')") or "[]")
    return found


def test_a_game_is_counted_when_it_is_over(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, "gemini", 2)
    play_to_the_end(page, PLAYABLE["gemini"])
    expect(page.locator(".balance").first).to_be_visible(timeout=90_000)  # it has been judged
    page.goto(f"{server.url}/statistics")
    row = page.get_by_role("row").filter(has_text=title("gemini"))
    expect(row).to_contain_text(words("bot-random"))
    expect(row.get_by_role("cell").nth(2)).to_have_text("1")
    expect(page.get_by_text(words("statistics-unjudged", count=1))).to_have_count(0)
    expect(page.locator(".own")).not_to_have_count(0)
    habits = page.get_by_role("region", name=words("statistics-habits"))
    expect(habits.get_by_role("row")).not_to_have_count(1)
    expect(habits).to_contain_text(game_words("gemini")("tally-placed"))
    assert len(kept(page)) == 1
    page.get_by_text(words("statistics-list")).click()
    inspect_both(page)
    page.get_by_role("table").nth(1).get_by_role("link").click()
    page.wait_for_url("**/replay/*")


def year(game_id: str) -> list[dict[str, object]]:
    """As many evenings leave it: better by and by, with more runs and fewer passes."""

    def account(n: int) -> dict[str, object]:
        won = n % 5 in (0, 2) or n > 16
        tally = {"run": 2 + n // 5, "fifteen": 4 + n % 3, "multiple": 5 - n // 8, "last-card": 3, "passed": 4 - n // 7}
        split = {"luck": ((n * 37) % 23 - 11) / 40, "own": ((n * 17) % 19 - 12 + n // 3) / 40} if n % 6 else {}
        others = ["easy" if n < 6 else "medium" if n < 18 else "hard"]
        return {"seat": 0, "result": float(won), "unit": VICTORY, "others": others, "tally": tally, **split}

    def game(n: int) -> dict[str, object]:
        told = account(n)
        at = 1_760_000_000_000 + n * 86_400_000
        return {"table": f"t{n}", "game": game_id, "at": at, "won": told["result"] == 1.0, "with": "", "account": told}

    return [game(n) for n in reversed(range(GAMES))]


def test_many_games_are_drawn(visit: Visit, errors: list[str]) -> None:
    page = visit()
    alone = {**year("starmap")[0], "table": "s", "at": 1_759_000_000_000}
    page.evaluate("played => localStorage.setItem('played', played)", json.dumps([*year("transit"), alone]))
    page.goto(page.url + "statistics")
    chart = page.get_by_role("img").first
    expect(chart).to_be_visible()
    expect(chart.locator("circle")).to_have_count(GAMES)
    won = sum(one["won"] is True for one in year("transit"))
    expect(chart.locator("circle.won")).to_have_count(won)
    expect(page.get_by_text(words("statistics-unjudged", count=4))).to_be_visible()
    inspect_both(page, "statistics")
    page.get_by_label(words("statistics-level")).select_option("hard")
    expect(chart.locator("circle")).to_have_count(6)
    page.get_by_role("link", name=title("starmap")).click()
    page.wait_for_url("**/statistics/starmap")
    expect(chart.locator("circle")).to_have_count(1)
    page.get_by_role("link", name=title("transit")).click()
    button(page, "statistics-judge").click()
    expect(page.get_by_text(words("statistics-gone", count=1))).to_be_visible()
    expect(button(page, "statistics-judge")).to_have_count(0)
    assert "404" in errors.pop()
