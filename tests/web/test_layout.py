"""On every board, at every size, in every phase: what can be chosen is in sight, and the page stays where it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ecliptic.games import game as find_game
from tests.web import test_ephemeris, test_gemini, test_starmap, test_survivors, test_transit
from tests.web.conftest import Server, Visit
from tests.web.helpers import LONG, picture, sit_down
from tests.web.slides import Projector, slides
from tests.web.walk import SIZES, Inspector

PLAYABLE = {
    "transit": test_transit.PLAYABLE,
    "ephemeris": test_ephemeris.PLAYABLE,
    "starmap": test_starmap.PLAYABLE,
    "survivors": test_survivors.PLAYABLE,
    "gemini": test_gemini.PLAYABLE,
}
TABLES: list[tuple[str, int, dict[str, object], str]] = [
    ("transit", 2, {}, "en"),
    ("transit", 4, {}, "de"),
    ("ephemeris", 2, {"mode": "one", "draft": True, "manual_call": True}, "en"),
    ("ephemeris", 4, {"mode": "two"}, "de"),
    ("ephemeris", 7, {"mode": "three", "pick": True}, "de"),
    ("ephemeris", 6, {"mode": "pairs"}, "en"),
    ("ephemeris", 6, {"mode": "snap"}, "de"),
    ("starmap", 1, {}, "en"),
    ("starmap", 4, {}, "de"),
    ("survivors", 1, {"concede": True}, "en"),
    ("survivors", 4, {"round_limit": 12}, "de"),
    ("gemini", 2, {}, "en"),
    ("gemini", 4, {"roles": "chosen", "visiting": 3, "visitors": "chosen", "instants": True, "booboo": True}, "de"),
]
"""The fewest players and the most, in both languages, with options that bring other moves; in German with the tips for
a first game, which may lie over nothing that can be chosen."""
GAMES = 12
CHOICES = 3
"""What may have to be chosen before the gold button comes."""
PICK = """([playable, sort]) => {
  const seen = [...document.querySelectorAll(playable)].filter((node) => node.checkVisibility());
  const word = (text, end) => text?.split(end)[0];
  const sort_of = ({ dataset, classList }) => word(dataset.piece, "-") ?? word(dataset.move, " ") ?? classList[0];
  if (sort === null) return [...new Set(seen.map(sort_of))];
  seen.find((node) => !sort || sort_of(node) === sort)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""
"""Clicks one of a sort of things, or of any. Without one: the sorts of things that there are."""


@pytest.mark.parametrize(("turn", "game", "seats", "options", "language"), [(n, *one) for n, one in enumerate(TABLES)])
def test_every_phase_at_every_size(
    visit: Visit, server: Server, turn: int, game: str, seats: int, options: dict[str, object], language: str
) -> None:
    page = visit(language=language, guide=language == "de")
    projector, inspector = Projector(page, server, game, seats, options), Inspector(page)
    found = slides(find_game(game), seats, options, GAMES)
    for width, height in SIZES if LONG else [SIZES[(2 * turn + n) % len(SIZES)] for n in range(2)]:
        page.set_viewport_size({"width": width, "height": height})
        seen: set[tuple[str, str, str]] = set()
        for slide in found:
            kinds = sorted({move.kind for move in slide.legal})
            where = (width, slide.view.phase, kinds)
            projector.show(slide)
            inspector.look(where)
            for sort in page.evaluate(PICK, [PLAYABLE[game], None]):
                if new := {(slide.view.phase, kind, sort) for kind in kinds} - seen:
                    seen |= new
                    projector.show(slide)
                    if choose(page, PLAYABLE[game], sort):
                        inspector.look((*where, sort))
        projector.show(found[-1])
        name = f"{game}-{options['mode']}" if "mode" in options else game
        picture(page, f"board-{name}-{language}-{width}")


@pytest.mark.parametrize("game", ["starmap", "survivors"])
def test_a_tip_lies_between_board_and_dock(visit: Visit, server: Server, game: str) -> None:
    """Also where the dock is low and there is no rail."""
    page = visit(width=1280, height=720, language="de", guide=True)
    sit_down(page, server, game, 2)
    tip = page.locator(".guide")
    expect(tip).to_be_visible()
    board, dock, box = (page.locator(one).bounding_box() for one in ("[data-zone=board]", "[data-zone=dock]", ".guide"))
    assert board is not None
    assert dock is not None
    assert box is not None
    assert board["y"] + board["height"] <= box["y"]
    assert box["y"] + box["height"] <= dock["y"]


def choose(page: Page, playable: str, sort: str) -> bool:
    """Chooses something of this sort, and more until there is a gold button. Answers whether that did nothing yet."""
    gold = page.locator(".button.gold")
    for turn in range(CHOICES):
        page.evaluate(PICK, [playable, sort if turn == 0 else ""])
        if gold.count():
            break
    return page.locator("main[aria-busy=true]").count() == 0
