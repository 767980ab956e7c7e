"""Every word that is shown comes from a catalogue: in the pseudo-language all of them stand in brackets."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ecliptic.kernel.catalogue import PSEUDO
from tests.web.conftest import Visit
from tests.web.helpers import ROOT, play_clicks
from tests.web.test_layout import PLAYABLE
from tests.web.test_replay import RECORDS

BOARDS = sorted(path.parent.name for path in (ROOT / "web" / "src" / "boards").glob("*/Board.svelte"))
BOARDS.remove("plain")  # of no game

BARE = r"""() => {
  const NAMES = /Ecliptic|Mira|Edmond|Caroline|Tycho|(Bot|Player) \d|https?:\S+/g;
  const SPOKEN = ["aria-label", "aria-valuetext", "title", "placeholder", "alt"];
  let depth = 0;
  const outside = (text) => [...text].filter((one) => {
    if (one === "⟦") depth += 1;
    else if (one === "⟧") depth -= 1;
    else return depth === 0;
    return false;
  }).join("");
  const bare = (text) => (/\p{L}{2}/u.test(text.replaceAll(NAMES, "")) ? [text.trim()] : []);
  const english = (node) => node.closest("body [lang], script, style, code");
  const found = [];
  // a sentence may be spread over several nodes
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let line = "";
  while (walker.nextNode()) {
    if (english(walker.currentNode.parentElement)) continue;
    line += outside(walker.currentNode.data);
    if (depth === 0) {
      found.push(...bare(line));
      line = "";
    }
  }
  for (const name of SPOKEN)
    for (const node of document.querySelectorAll(`[${name}]`))
      if (!english(node)) found.push(...bare(outside(node.getAttribute(name))).map((text) => `${name}: ${text}`));
  return [...found, ...bare(outside(document.title)).map((text) => `page: ${text}`)];
}"""


def check(page: Page) -> None:
    page.wait_for_timeout(200)
    assert page.evaluate("document.body.innerText.includes('⟦')"), "nothing is shown yet"
    assert page.evaluate(BARE) == []


def test_the_pages(visit: Visit) -> None:
    page = visit(language=PSEUDO, guide=True)
    expect(page.locator(".games li")).to_have_count(5)
    check(page)
    home = page.url
    for game in ("transit", "ephemeris", "starmap", "survivors", "gemini"):
        page.goto(f"{home}new?game={game}")
        expect(page.locator(".seat")).not_to_have_count(0)
        check(page)
    page.goto(f"{home}new?game=transit")
    page.locator(".seat select").first.select_option("open")
    page.locator(".sum .gold").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("main h2").first).to_be_visible()
    check(page)  # the lobby
    page.locator(".corner button").click()
    check(page)  # with the settings
    for path in ("rules/transit", "replays", "statistics", "nowhere"):
        page.goto(home + path)
        expect(page.locator("h1, h2").first).to_be_visible()
        check(page)


def test_the_replay(visit: Visit) -> None:
    page = visit("/replays", language=PSEUDO)
    page.locator("input[type=file]").set_input_files(Path(RECORDS["transit"]))
    page.wait_for_url("**/replay/*")
    expect(page.locator("input[type=range]").first).to_be_visible()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    check(page)


@pytest.mark.parametrize("game", BOARDS)
def test_the_board(visit: Visit, game: str) -> None:
    page = visit(f"/new?game={game}", language=PSEUDO, guide=True)
    page.locator(".sum .gold").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("main .layout")).to_be_visible()
    check(page)
    for clicks in (15, 40):
        play_clicks(page, PLAYABLE[game], clicks)
        check(page)
