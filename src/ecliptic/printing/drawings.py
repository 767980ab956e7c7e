"""Drawings for the rules pages, made from the edition like everything that is printed.

A comment in RULES.md asks for one, by its name, and says what it shows:

    <!-- drawing: ring
    The pieces as a game begins. -->
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from typing import NamedTuple

from ecliptic.games import part
from ecliptic.kernel.catalogue import catalogue
from ecliptic.kernel.game import Game
from ecliptic.printing.pages import TEXT, Draw
from ecliptic.printing.svg import SvgPen

MARKER = re.compile(r"<!-- drawing: ([a-z-]+)\n(.*?) -->\n?", re.DOTALL)

LARGER = 1.25
"""What is 9 points high on paper is read well on a screen."""


class Drawing(NamedTuple):
    """Its size in millimetres, how it is drawn, and what can be seen there, for those who cannot."""

    width: float
    height: float
    draw: Draw
    seen: str


def drawings(game: Game, language: str = "en") -> Mapping[str, Drawing]:
    """All drawings that the rules page of a game may ask for."""
    module = part("printing", game.id)
    if module is None or not hasattr(module, "drawings"):
        return {}
    found: Mapping[str, Drawing] = module.drawings(game, catalogue(game.id, language, TEXT))
    return found


def figure(game: Game, marker: re.Match[str]) -> str:
    """What stands in the page in place of a marker: one line of HTML."""
    name, caption = marker[1], escape(" ".join(marker[2].split()))
    drawing = drawings(game)[name]
    made: list[str] = []
    drawing.draw(SvgPen(made, 0, 0, drawing.width, drawing.height))
    return (
        f'<figure class="drawing"><svg viewBox="0 0 {drawing.width:g} {drawing.height:g}"'
        f' width="{drawing.width * LARGER:g}mm" role="img"'
        f' aria-labelledby="drawing-{name} drawn-{name}"><title id="drawing-{name}">{caption}</title>'
        f'<desc id="drawn-{name}">{escape(drawing.seen)}</desc>{"".join(made)}</svg>'
        f'<figcaption aria-hidden="true">{caption}</figcaption></figure>'
    )


def illustrated(game: Game, text: str) -> str:
    """A rules page with its drawings in it."""
    return MARKER.sub(lambda marker: figure(game, marker) + "\n", text)
