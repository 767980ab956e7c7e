"""What is in a printed game: its words, and the boxes and lines that were drawn, in millimetres."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import NamedTuple

from pypdf import PageObject, PdfReader
from pypdf.generic import ContentStream

import ecliptic
from ecliptic.kernel.game import Game
from ecliptic.printing.pages import make_pdf

POINT = 25.4 / 72


class Box(NamedTuple):
    x: float
    y: float
    """Of its upper left corner, from the upper left corner of the paper."""
    width: float
    height: float


def printed(
    game: Game, only: Sequence[str] = (), language: str = "en", paper: str = "a4", scale: float = 1.0
) -> PdfReader:
    return PdfReader(BytesIO(make_pdf(game, language, paper, scale, only)))


def edition(name: str, tables: Mapping[str, object]) -> Game:
    return ecliptic.game(name, tables)


def text(pdf: PdfReader) -> str:
    """All words, a blank between any two."""
    return " ".join(" ".join(page.extract_text().split()) for page in pdf.pages)


def boxes(page: PageObject) -> list[Box]:
    """The rectangles of a page."""
    height = float(page.mediabox.height) * POINT
    content = page.get_contents()
    assert content is not None
    found = []
    for operands, operator in ContentStream(content, page.pdf).operations:
        if operator == b"re":
            x, y, wide, high = (float(number) * POINT for number in operands)
            x, wide = (x, wide) if wide >= 0 else (x + wide, -wide)
            top = y + max(high, 0.0)
            found.append(Box(round(x, 2), round(height - top, 2), round(wide, 2), round(abs(high), 2)))
    return found


def cut_out(page: PageObject, width: float, height: float) -> list[Box]:
    """The things of one size that are cut out of a page."""
    return [box for box in boxes(page) if abs(box.width - width) < 0.02 and abs(box.height - height) < 0.02]


def count(pdf: PdfReader, width: float = 63.0, height: float = 88.0) -> int:
    return sum(len(cut_out(page, width, height)) for page in pdf.pages)
