"""Pages to print: cards with crop marks and backs for duplex printing, whole sheets, and the page of rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ecliptic.games import part
from ecliptic.kernel.catalogue import Catalogue, catalogue
from ecliptic.kernel.game import Game
from ecliptic.printing.pdf import PdfPen, new_pdf
from ecliptic.printing.pen import GREY, INK, PALE, Pen

if TYPE_CHECKING:
    from fpdf import FPDF

TEXT = Path(__file__).parent / "text"

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4), "a3": (297.0, 420.0), "tabloid": (279.4, 431.8)}
POKER = (63.0, 88.0)
SHEET = (186.0, 246.0)
"""What fits on all papers: sheets are drawn for it."""
SIDE, TOP = 9.0, 7.0
"""The least margins around cards; home printers leave about 5 mm empty."""
MARK = 4.0
"""The length of a crop mark."""
SMALLEST = 0.5
"""The smallest scale at which words can be read."""

Draw = Callable[[Pen], None]


class Card(NamedTuple):
    """Something to cut out, with what is printed on its other side."""

    face: Draw
    back: Draw | None = None


class Cards(NamedTuple):
    """Cards, boards or counters of one size. The name is what `--only` calls them."""

    name: str
    title: str
    cards: Sequence[Card]
    size: tuple[float, float] = POKER


class Sheets(NamedTuple):
    """Whole pages."""

    name: str
    title: str
    sheets: Sequence[Draw]


Section = Cards | Sheets


class Column(NamedTuple):
    """One chapter of the page of rules: the key of its message, and what the message is told."""

    key: str
    args: dict[str, object]


def largest(paper: str) -> float:
    """The scale at which a sheet fills the paper. Cards stop there too: what belongs together stays so."""
    width, height = PAPERS[paper]
    return int(100 * min((width - 2 * SIDE) / SHEET[0], (height - 2 * TOP) / SHEET[1])) / 100


def sections(game: Game, language: str) -> list[Section]:
    """All that there is to print of a game, in the order of the pages."""
    module = part("printing", game.id)
    if module is None:
        raise LookupError(f"{game.id} has nothing to print")
    say = catalogue(game.id, language, TEXT)
    summary = Sheets("summary", say("print-summary"), [_summary(game, say, module.summary(game))])
    return [*module.sections(game, say), summary]


def make_pdf(
    game: Game, language: str, paper: str = "a4", scale: float = 1.0, only: Sequence[str] = ()
) -> bytes:  # fmt: skip
    """A game as a PDF; `only` names the sections that are wanted, all of them if it is empty."""
    say = catalogue(game.id, language, TEXT)
    wanted = [section for section in sections(game, language) if not only or section.name in only]
    with new_pdf(*PAPERS[paper], say("title"), language) as pdf:
        press = Press(pdf, game, say, PAPERS[paper], scale)
        for _, group in groupby(wanted, lambda section: isinstance(section, Cards) and section.size):
            press.print(list(group))
        return bytes(pdf.output())


class Press:
    """Puts sections onto paper."""

    def __init__(self, pdf: FPDF, game: Game, say: Catalogue, paper: tuple[float, float], scale: float) -> None:
        self.pdf, self._game, self._say = pdf, game, say
        self._width, self._height = paper
        self._scale = scale

    def print(self, group: Sequence[Section]) -> None:
        """Sections that follow each other; cards of one size share pages, to save paper."""
        cards = [section for section in group if isinstance(section, Cards)]
        if cards:
            self._cards(cards)
        for section in group:
            if isinstance(section, Sheets):
                for number, draw in enumerate(section.sheets):
                    self._front([section.title] if number == 0 else [])
                    self._sheet(draw)

    def _front(self, bookmarks: Sequence[str] = ()) -> None:
        """Fronts are odd pages: printed on both sides, a board or sheet without a back of its own has an empty one."""
        if self.pdf.page_no() % 2:
            self._page()
        self._page(bookmarks)

    def _page(self, bookmarks: Sequence[str] = ()) -> None:
        self.pdf.add_page()
        for bookmark in bookmarks:
            self.pdf.start_section(bookmark)
        thanks = self._say("print-credits", title=self._say("title"), authors=self._say("print-authors"))
        edition = self._say("print-edition", hash=self._game.edition_hash, page=self.pdf.page_no())
        pen = PdfPen(self.pdf, 0, 0, self._width, self._height)
        middle = self._height / 2

        def up_the_side() -> None:
            pen.words(5.5, middle, f"{thanks} {edition}", 6, anchor="middle", colour=GREY, most=self._height - 16)

        pen.turned(90, 5.5, middle, up_the_side)

    def _sheet(self, draw: Draw) -> None:
        width, height = SHEET
        left, top = (self._width - width * self._scale) / 2, (self._height - height * self._scale) / 2
        draw(PdfPen(self.pdf, left, top, width, height, self._scale))

    # -- cards -----------------------------------------------------------------------------------------------------

    def _cards(self, group: Sequence[Cards]) -> None:
        size = group[0].size
        columns = int((self._width - 2 * SIDE) // (size[0] * self._scale))
        rows = int((self._height - 2 * TOP) // (size[1] * self._scale))
        cards = [
            (card, "" if number else section.title) for section in group for number, card in enumerate(section.cards)
        ]
        for first in range(0, len(cards), columns * rows):
            here = cards[first : first + columns * rows]
            self._front([title for _, title in here if title])
            self._side(size, [card.face for card, _ in here], columns, rows, mirrored=False)
            if any(card.back for card, _ in here):
                self._page()
                self._side(size, [card.back for card, _ in here], columns, rows, mirrored=True)

    def _side(
        self, size: tuple[float, float], draws: Sequence[Draw | None], columns: int, rows: int, *, mirrored: bool
    ) -> None:
        """One side of a page. Backs are mirrored: they meet their cards when the paper is turned on its long edge."""
        width, height = size[0] * self._scale, size[1] * self._scale
        left, top = (self._width - columns * width) / 2, (self._height - rows * height) / 2
        used = -(-len(draws) // columns)
        self._crop_marks([left + i * width for i in range(columns + 1)], [top + i * height for i in range(used + 1)])
        for number, draw in enumerate(draws):
            row, column = divmod(number, columns)
            if mirrored:
                column = columns - 1 - column
            pen = PdfPen(self.pdf, left + column * width, top + row * height, *size, self._scale)
            if draw:
                draw(pen)
            if not mirrored:
                pen.box(0, 0, *size, stroke=PALE, line=0.1)

    def _crop_marks(self, across: Sequence[float], down: Sequence[float]) -> None:
        pen = PdfPen(self.pdf, 0, 0, self._width, self._height)
        for x in across:
            for y, to in ((down[0] - 1, -MARK), (down[-1] + 1, MARK)):
                pen.line((x, y), (x, y + to), width=0.15)
        for y in down:
            for x, to in ((across[0] - 1, -min(MARK, across[0] - 7)), (across[-1] + 1, MARK)):
                pen.line((x, y), (x + to, y), width=0.15)


# -- the page of rules -----------------------------------------------------------------------------------------------


def _summary(game: Game, say: Catalogue, chapters: Sequence[Column]) -> Draw:
    """Two columns of chapters, as large as fits, and the edition's fingerprint as a QR code."""
    texts = [(say.attribute(one.key, "title"), say(one.key, **one.args)) for one in chapters]

    def draw(pen: Pen) -> None:
        pen.words(0, 10, say("title"), 24, "display", most=150)
        pen.block(0, 14, 150, say("summary"), 9.5, colour=GREY)
        qr_code(pen, pen.width - 22, 0, 22, f"ecliptic {game.id} {game.edition_hash}")
        pen.words(pen.width, 25, game.edition_hash, 6, anchor="end", colour=GREY)
        size = 10.5
        while (split := _columns(pen, texts, size)) is None and size > 6:
            size -= 0.25
        for column, chosen in enumerate((texts[: split or 0], texts[split or 0 :])):
            y = 30.0
            for title, text in chosen:
                y = _chapter(pen, column * (pen.width / 2 + 4), y, title, text, size)

    return draw


WIDE = SHEET[0] / 2 - 4


def _columns(pen: Pen, texts: Sequence[tuple[str, str]], size: float) -> int | None:
    """How many chapters stand in the first column if both are to end on the page."""
    room = pen.height - 30
    high = [_high(pen, text, size) for _, text in texts]
    for split in range(len(texts), 0, -1):
        if sum(high[:split]) <= room and sum(high[split:]) <= room and sum(high[:split]) <= sum(high) * 0.62:
            return split
    return None


def _high(pen: Pen, text: str, size: float) -> float:
    paragraphs = text.split("\n")
    lines = sum(len(pen.lines(one, WIDE - 3, size)) for one in paragraphs)
    return 12.0 + lines * size * 0.3528 * 1.22 + 0.8 * len(paragraphs)


def _chapter(pen: Pen, x: float, y: float, title: str, text: str, size: float) -> float:
    end = y + _high(pen, text, size)
    pen.words(x, y + 4.5, title, 12, "display")
    pen.line((x, y + 6), (x + WIDE, y + 6), PALE)
    y += 7.5
    for paragraph in text.split("\n"):
        pen.disc(x + 0.8, y + size * 0.2, 0.45, fill=INK, stroke=None)
        y = pen.block(x + 3, y, WIDE - 3, paragraph, size) + 0.8
    return end


def qr_code(pen: Pen, x: float, y: float, side: float, text: str) -> None:
    """A QR code as squares."""
    import segno

    rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix]
    cell = side / len(rows)
    for down, row in enumerate(rows):
        for across, dark in enumerate(row):
            if dark:
                pen.box(x + across * cell, y + down * cell, cell, cell, fill=INK, stroke=INK, line=0.02)
