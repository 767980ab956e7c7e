"""Faces and backs that several games share."""

from __future__ import annotations

from collections.abc import Sequence

from ecliptic.printing.pages import Draw
from ecliptic.printing.pen import GREY, INK, MIST, PALE, WHITE, Pen

EDGE = 4.0
"""What may be lost when a card is cut."""


def face(kind: str, title: str, text: str, *, label: str = "", number: str = "", extra: Draw | None = None) -> Draw:
    """A card with words: what it is, its name, what it does; something may be drawn below (`extra`)."""

    def draw(pen: Pen) -> None:
        heading(pen, kind, title, number)
        inner = pen.width - 2 * EDGE
        bottom = pen.height - EDGE - (7 if label else 0)
        end = pen.block(EDGE, 29, inner, text, 12, most=(30 if extra else bottom - 29))
        if extra:
            extra(pen.inside(EDGE, max(end + 2, 44), inner, bottom - max(end + 2, 44)))
        if label:
            foot(pen, label)

    return draw


def heading(pen: Pen, kind: str, title: str, number: str = "") -> None:
    """The upper part of a card."""
    inner = pen.width - 2 * EDGE
    pen.words(EDGE, EDGE + 2.6, kind, 7.5, colour=GREY, most=inner - 8)
    if number:
        pen.words(pen.width - EDGE, EDGE + 2.9, number, 9, "bold", "end")
    pen.block(EDGE, 9.5, inner, title, 15, "display", most=15)
    pen.line((EDGE, 26), (pen.width - EDGE, 26), INK, 0.4)


def foot(pen: Pen, label: str) -> None:
    """A band at the foot of a card."""
    y = pen.height - EDGE - 6
    pen.box(EDGE, y, pen.width - 2 * EDGE, 6, round_=1.2, fill=MIST, stroke=GREY, line=0.2)
    pen.words(pen.width / 2, y + 4.1, label, 8.5, "bold", "middle", most=pen.width - 2 * EDGE - 3)


def back(game: str, deck: str) -> Draw:
    """The other side of a deck: little ink, and the deck's name."""

    def draw(pen: Pen) -> None:
        middle, across = pen.height / 2, pen.width / 2
        reach = min(pen.width, pen.height) / 2 - EDGE
        for radius in (0.35, 0.55, 0.75, 0.95):
            pen.disc(across, middle, reach * radius, stroke=PALE, line=0.3)
        pen.disc(across, middle, reach * 0.22, fill=WHITE, stroke=INK, line=0.5)
        pen.disc(across + reach * 0.1, middle + reach * 0.04, reach * 0.05, fill=INK, stroke=None)
        pen.words(across, EDGE + 5, game, 9, "display", "middle", GREY, most=pen.width - 2 * EDGE)
        pen.words(across, pen.height - EDGE - 2.5, deck, 11, "display", "middle", most=pen.width - 2 * EDGE)

    return draw


def rows(pen: Pen, pairs: list[tuple[str, str]], y: float, step: float = 6.4, size: float = 9) -> float:
    """What is called what, a line each, from y on down; answers where they end."""
    for name, value in pairs:
        wide = pen.measure(value, size, "bold")
        pen.words(0, y + 3.4, name, size, colour=GREY, most=pen.width - wide - 2)
        pen.words(pen.width, y + 3.4, value, size, "bold", "end", most=pen.width * 0.8)
        pen.line((0, y + 5), (pen.width, y + 5), PALE, 0.2)
        y += step
    return y


def counter(sign: str, label: str = "") -> Draw:
    """A small round piece to cut out."""

    def draw(pen: Pen) -> None:
        across, middle = pen.width / 2, pen.height / 2
        part = min(pen.width, pen.height)
        pen.disc(across, middle, part * 0.46, fill=WHITE, line=0.5)
        up = part * 0.02 if label else part * 0.08
        pen.words(across, middle + up, sign, part * 0.65, "bold", "middle", most=part * 0.76)
        if label:
            pen.words(across, middle + part * 0.24, label, part * 0.3, anchor="middle", most=part * 0.66)

    return draw


def cut_outs(pen: Pen, y: float, draws: Sequence[Draw]) -> None:
    """Small pieces to cut out, in a row on a sheet."""
    side = 12.0
    for number, draw in enumerate(draws):
        pen.box(number * side, y, side, side, stroke=PALE, line=0.1)
        draw(pen.inside(number * side, y, side, side))
