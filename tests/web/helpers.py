"""What a person does at the table, and what an inspector looks for."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Locator, Page, expect

from ecliptic.games import game as find_game
from ecliptic.kernel.catalogue import DEFAULT, Catalogue, catalogue
from tests.web.conftest import Server

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = ROOT / "docs" / "pictures" / "web"
TEXT = ROOT / "web" / "src" / "text"
MINE, WATCHING, OFFLINE, OVER = (f"[data-turn={state}]" for state in ("mine", "watching", "offline", "over"))
"""The dock says whose turn it is."""
CURTAIN = ".curtain button"


def words(key: str, /, language: str = DEFAULT, **args: object) -> str:
    """A sentence of the page, by its key: tests name no words."""
    return catalogue("", language, TEXT)(key, **args)


def game_words(game_id: str, language: str = DEFAULT) -> Catalogue:
    return catalogue(find_game(game_id).id, language, TEXT)


def title(game_id: str) -> str:
    return find_game(game_id).title


def button(page: Page | Locator, key: str, /, language: str = DEFAULT, **args: object) -> Locator:
    return page.get_by_role("button", name=words(key, language, **args))


def link_to(page: Page | Locator, key: str, /, **args: object) -> Locator:
    return page.get_by_role("link", name=words(key, DEFAULT, **args))


def field(page: Page, key: str, /, language: str = DEFAULT, **args: object) -> Locator:
    """What is labelled so."""
    return page.get_by_label(words(key, language, **args))


def inspect(page: Page) -> None:
    """No serious finding of axe."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    serious = [
        f"{finding['id']}: {finding['help']}: {[node['html'][:160] for node in finding['nodes'][:3]]}"
        for finding in found["violations"]
        if finding["impact"] in ("serious", "critical")
    ]
    assert serious == [], "\n".join(serious)


TOO_WIDE = """() => {
  const room = document.documentElement.clientWidth;
  const far = [...document.querySelectorAll("main *")].filter((node) => node.getBoundingClientRect().right > room + 1);
  return [document.documentElement.scrollWidth - room, far.slice(-2).map((node) => node.outerHTML.slice(0, 120))];
}"""


def fits(page: Page) -> None:
    """Nothing makes the page scroll sideways."""
    wide, because = page.evaluate(TOO_WIDE)
    assert wide <= 0, f"the page is {wide} px too wide: {because}"


LONG = "ECLIPTIC_LONG" in os.environ or "ECLIPTIC_PICTURES" in os.environ
"""Everything at every size; else each thing at some of the sizes, in turn, so that all is seen in a short time."""
SIZES = {"1440": (1440, 900, "dark"), "390": (390, 844, "light")}


def resize(page: Page, size: str) -> None:
    width, height, theme = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)


def inspect_both(page: Page, name: str = "") -> None:
    """On a desk by night and on a phone by day: no serious finding, nothing too wide, and a picture of that name."""
    page.add_style_tag(content="* { transition: none !important }")  # colours are there at once
    for size in reversed(SIZES):
        resize(page, size)
        page.wait_for_timeout(100)  # until what depends on the size is drawn
        inspect(page)
        fits(page)
        if name:
            picture(page, f"{name}-{size}")


def picture(page: Page, name: str) -> None:
    """A screenshot for the docs, where they are wanted."""
    if os.environ.get("ECLIPTIC_PICTURES"):
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=60)


def play_now(page: Page, title: str, language: str = DEFAULT) -> None:
    """Opens a table of the game with that title."""
    field(page, "home-play-now-of", language, game=title).click()
    page.wait_for_url("**/t/*")
    expect(page.locator("main .layout")).to_be_visible()


def sit_down(
    page: Page, server: Server, game: str, seats: int, bot: str = "random", pace: str = "fast", **options: object
) -> None:
    """A table with quick bots, opened by the page's own browser."""
    others = [{"kind": "bot", "bot": bot}] * (seats - 1)
    wish = {"game": game, "name": "Mira", "seats": [{"kind": "me"}, *others], "options": options}
    seated = httpx.post(f"{server.url}/api/tables", json=wish).json()
    table, token = seated["table"], seated["token"]
    httpx.post(
        f"{server.url}/api/tables/{table}/send", json={"is": "begin"}, headers={"Authorization": f"Bearer {token}"}
    )
    held = {"table": table, "game": game, "seat": 0, "token": token, "name": "Mira", "invites": [], "at": 1}
    page.evaluate("held => localStorage.setItem('held', held)", json.dumps([held]))
    page.evaluate("pace => localStorage.wishes = JSON.stringify({ ...JSON.parse(localStorage.wishes), pace })", pace)
    page.goto(f"{server.url}/t/{table}")
    expect(page.locator("main .layout")).to_be_visible()


def token_of(page: Page) -> dict[str, Any]:
    """What the browser keeps of its first seat."""
    held: list[dict[str, Any]] = json.loads(page.evaluate("localStorage.getItem('held')"))
    return held[0]


def over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


GOLD = ".button.gold"
HURRY = "[data-catch-up], [data-zone=board]"
"""While others act, a click on the board shows the next step."""
CLICK = """(wanted) => {
  if (document.querySelector("[data-turn=over]")) return false;  // it ended just now: the next gold one is a rematch
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
  const found = wanted.map(seen).find((nodes) => nodes.length) ?? [];
  const face = found.map((node) => node.getAttribute("aria-label") ?? node.textContent).join();
  window.met ??= {};
  const times = (window.met[face] = (window.met[face] ?? 0) + 1);
  const luck = [...`${face} ${times}`].reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0), 16777619), 0);
  const target = found[(luck >>> 8) % found.length];
  target?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return target !== undefined;
}"""
"""The choice follows from what there is and how often that was met: the same click, however fast it goes."""


def click(page: Page, wanted: list[str]) -> bool:
    """Clicks one of the first of these sorts of things that there are. Answers whether there was anything."""
    clicked = bool(page.evaluate(CLICK, wanted))
    page.wait_for_timeout(15)
    return clicked


def step(page: Page, playable: str) -> bool:
    """Clicks what glows: the gold button, else something that can be chosen."""
    return click(page, [GOLD, playable]) or click(page, [HURRY])


def settle(page: Page) -> None:
    """No move is on its way, and what has just appeared can be clicked."""
    expect(page.locator("main[aria-busy=true]")).to_have_count(0)


def play_until(page: Page, playable: str, found: Callable[[], bool], moves: int = 4000) -> int:
    """Plays on until something is so, and stays so when all has settled. Answers with how many clicks."""
    clicks = 0
    for _ in range(moves):
        if found():
            settle(page)
            if found():
                return clicks
        clicks += step(page, playable)
    raise AssertionError("it never came to that")


def play_to_the_end(page: Page, playable: str) -> int:
    return play_until(page, playable, lambda: over(page))


def play_clicks(page: Page, playable: str, clicks: int) -> None:
    """Plays on for so many clicks, or until it is over."""
    for _ in range(clicks):
        if over(page):
            return
        step(page, playable)
