"""Pens that draw on the pages of a PDF."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Self, cast

from ecliptic.printing.pen import INK, Anchor, Colour, Font, Pen, Spot

if TYPE_CHECKING:  # most who read rules print nothing, and need not have it
    from fpdf import FPDF
    from fpdf.fonts import TTFFont

FONTS = Path(__file__).parent / "fonts"

_STYLES: dict[Font, tuple[str, Literal["", "B"]]] = {
    "sans": ("sans", ""),
    "bold": ("sans", "B"),
    "display": ("display", ""),
}


_FILES: dict[Font, str] = {
    "sans": "EclipticSans-Regular.ttf",
    "bold": "EclipticSans-Bold.ttf",
    "display": "EclipticDisplay-Regular.ttf",
}


@contextmanager
def new_pdf(width: float, height: float, title: str, language: str) -> Iterator[FPDF]:
    """An empty document with our fonts in it; their files are closed even if nothing comes of the document."""
    from fpdf import FPDF

    pdf = FPDF(unit="mm", format=(width, height))
    pdf.set_auto_page_break(False)
    pdf.set_margin(0)
    pdf.c_margin = 0
    pdf.set_title(title)
    pdf.set_lang(language)
    pdf.set_creator("Ecliptic")
    try:
        for font, file in _FILES.items():
            pdf.add_font(*_STYLES[font], FONTS / file)
        pdf.add_font("symbols", "", FONTS / "EclipticSymbols-Regular.ttf")
        yield pdf
    finally:
        for opened in pdf.fonts.values():
            cast("TTFFont", opened).close()


class PdfPen(Pen):
    """Draws on the current page."""

    def __init__(self, pdf: FPDF, x: float, y: float, width: float, height: float, scale: float = 1.0) -> None:
        super().__init__(x, y, width, height, scale)
        self.pdf = pdf

    def inside(self, x: float, y: float, width: float, height: float, scale: float = 1.0) -> Self:
        return type(self)(self.pdf, *self._at(x, y), width, height, self.scale * scale)

    # -- lines and areas -------------------------------------------------------------------------------------------

    def line(self, a: Spot, b: Spot, colour: Colour = INK, width: float = 0.25, dash: float = 0.0) -> None:
        self._look(None, colour, width)
        if dash:
            self.pdf.set_dash_pattern(dash * self.scale, dash * self.scale)
        self.pdf.line(*self._at(*a), *self._at(*b))
        if dash:
            self.pdf.set_dash_pattern()

    def box(
        self, x: float, y: float, width: float, height: float, *, round_: float = 0.0, fill: Colour | None = None,
        stroke: Colour | None = INK, line: float = 0.25,
    ) -> None:  # fmt: skip
        self.pdf.rect(
            *self._at(x, y), width * self.scale, height * self.scale, style=self._look(fill, stroke, line),
            round_corners=bool(round_), corner_radius=round_ * self.scale,
        )  # fmt: skip

    def disc(
        self, x: float, y: float, radius: float, *, fill: Colour | None = None, stroke: Colour | None = INK,
        line: float = 0.25,
    ) -> None:  # fmt: skip
        self.pdf.circle(*self._at(x, y), radius * self.scale, style=self._look(fill, stroke, line))

    def polygon(
        self, points: Iterable[Spot], *, fill: Colour | None = None, stroke: Colour | None = INK, line: float = 0.25
    ) -> None:
        self.pdf.polygon([self._at(*point) for point in points], style=self._look(fill, stroke, line))

    def path(self, points: Iterable[Spot], colour: Colour = INK, width: float = 0.25) -> None:
        self._look(None, colour, width)
        self.pdf.polyline([self._at(*point) for point in points])

    def turned(self, angle: float, x: float, y: float, draw: Callable[[], None]) -> None:
        with self.pdf.rotation(angle, *self._at(x, y)):
            draw()

    # -- text ------------------------------------------------------------------------------------------------------

    def _write(self, x: float, y: float, text: str, size: float, font: Font, anchor: Anchor, colour: Colour) -> None:
        if anchor != "start":
            x -= self.measure(text, size, font) / (2 if anchor == "middle" else 1)
        self.pdf.set_text_color(*colour)
        for part, symbols in self._runs(text, font):
            self._font("symbols" if symbols else font, size)
            at_x, at_y = self._at(x, y)
            self.pdf.text(at_x, at_y, part)
            x += self.pdf.get_string_width(part) / self.scale

    def measure(self, text: str, size: float, font: Font = "sans") -> float:
        wide = 0.0
        for part, symbols in self._runs(text, font):
            self._font("symbols" if symbols else font, size)
            wide += self.pdf.get_string_width(part)
        return wide / self.scale

    def _runs(self, text: str, font: Font) -> list[tuple[str, bool]]:
        """Parts of a text, and whether each needs the font with the symbols. What none has becomes a question mark."""
        known, symbols = self._signs("".join(_STYLES[font])), self._signs("symbols")
        runs: list[tuple[str, bool]] = []
        for sign in text:
            symbol = ord(sign) not in known
            shown = "?" if symbol and ord(sign) not in symbols else sign
            symbol = symbol and shown == sign
            if runs and runs[-1][1] == symbol:
                runs[-1] = runs[-1][0] + shown, symbol
            else:
                runs.append((shown, symbol))
        return runs

    def _signs(self, key: str) -> Container[int]:
        return cast("TTFFont", self.pdf.fonts[key]).cmap

    # -- below -----------------------------------------------------------------------------------------------------

    def _font(self, font: Font | Literal["symbols"], size: float) -> None:
        family, style = ("symbols", "") if font == "symbols" else _STYLES[font]
        self.pdf.set_font(family, style, size * self.scale)

    def _look(self, fill: Colour | None, stroke: Colour | None, width: float) -> Literal["D", "F", "DF"]:
        self.pdf.set_line_width(width * self.scale)
        if stroke:
            self.pdf.set_draw_color(*stroke)
        if fill:
            self.pdf.set_fill_color(*fill)
        return "DF" if fill and stroke else "F" if fill else "D"
