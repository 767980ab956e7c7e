"""The Gemini Card Game through the page, in a real Chromium."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.helpers import MINE, fits, inspect_both, over, play_now, play_until, resize, title
from tests.web.walk import SIZES, walk

PLAYABLE = (
    ".hand button.can, .offers .can, .hit, .spot.can, .way, .plug.can, .carried.can, "
    ".actions .button:not([aria-disabled]):not(.gold):not(.cancel)"
)


def test_a_whole_game(visit: Visit) -> None:
    """It begins on a desk and ends on a phone, in German."""
    page = visit(language="de", stop_rounds=True)
    play_now(page, title("gemini"), "de")
    expect(page.locator(MINE)).to_be_visible()
    inspect_both(page)
    play_until(page, PLAYABLE, lambda: page.locator("section.program").count() > 3 or over(page))
    play_until(page, PLAYABLE, lambda: page.locator(".button.gold[data-move]").count() > 0 or over(page))
    inspect_both(page)
    resize(page, "390")
    walk(page, PLAYABLE)
    expect(page.locator(".ending .picture")).to_be_visible()
    inspect_both(page, "gemini-over-de")


def _to_a_time_card(page: Page) -> None:
    """Plays until a Time card can be put somewhere, with nothing chosen."""
    time = page.locator(".hand button.can:has(.time)")
    play_until(page, PLAYABLE, lambda: time.count() > 0 and page.locator("section.program").count() > 1)
    page.keyboard.press("Escape")  # the last click on the way may have chosen something


def test_a_chosen_card_shows_where_it_may_go_and_why_not_elsewhere(visit: Visit) -> None:
    page = visit()
    play_now(page, title("gemini"))
    _to_a_time_card(page)
    card = page.locator(".hand button.can:has(.time)").first
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.keyboard.press("Escape")
        expect(page.locator(".hit, .program .refusal")).to_have_count(0)
        card.click()
        expect(page.locator(".hit").first).to_be_visible()
        places = page.locator("section.program").count()
        expect(page.locator("section.program:has(.hit), section.program:has(.refusal)")).to_have_count(places)
        page.locator(".hit").first.click()
        expect(page.locator(".button.gold")).to_be_in_viewport()
        fits(page)
    piece = card.get_attribute("data-piece")
    page.locator(".button.gold").click()
    expect(page.locator(f".hand [data-piece='{piece}']")).to_have_count(0)  # it is played


def test_a_hint_covers_neither_the_card_nor_the_program(visit: Visit) -> None:
    page = visit(width=1280, height=720)
    play_now(page, title("gemini"))
    _to_a_time_card(page)
    page.get_by_role("button", name="Hint").click()
    card = page.locator("section.card[role=status]")
    expect(card).to_be_visible(timeout=60_000)
    box = card.bounding_box()
    assert box is not None
    for ring in page.locator(".layer .ring:not(.other)").all():
        it = ring.bounding_box()
        assert it is not None
        apart = box["x"] >= it["x"] + it["width"] or it["x"] >= box["x"] + box["width"]
        assert apart or box["y"] >= it["y"] + it["height"] or it["y"] >= box["y"] + box["height"]


IMPATIENT = """async ([x, y]) => {
  const turn = () => document.querySelector("[data-turn]").dataset.turn;
  const clicks = async (until) => {
    for (let n = 0; !until(n); n++) {
      document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await new Promise((done) => setTimeout(done, 110));
    }
  };
  await clicks(() => turn() !== "mine");
  await clicks(() => turn() === "mine");
  await clicks((n) => n === 2);  // what has just appeared cannot be hit for 300 ms
}"""
"""Somebody who clicks on, several times a second, until the next turn has come."""


def test_clicks_that_end_a_turn_do_nothing_in_the_next(visit: Visit) -> None:
    page = visit()
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    play_now(page, title("gemini"))
    end = page.locator("[data-move='end turn']")
    play_until(page, PLAYABLE, lambda: page.locator(MINE).count() > 0 and end.count() > 0)
    page.keyboard.press("Escape")
    end.first.click()
    gold = page.locator(".button.gold[data-move='end turn']")
    box = gold.bounding_box()
    assert box is not None
    page.keyboard.press("2")  # at a normal pace
    before = len([text for text in sent if '"act"' in text])
    page.evaluate(IMPATIENT, [box["x"] + box["width"] / 4, box["y"] + box["height"] / 2])
    expect(page.locator(MINE)).to_be_visible()
    assert len([text for text in sent if '"act"' in text]) == before + 1
