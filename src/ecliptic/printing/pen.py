"""Drawing in millimetres, x to the right and y down, inside one box of a page: a card, a board or a whole sheet."""

from __future__ import annotations

import math
from collections.abc import Callable, Container, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal, cast

from fpdf import FPDF

if TYPE_CHECKING:
    from fpdf.fonts import TTFFont

FONTS = Path(__file__).parent / "fonts"
POINT = 25.4 / 72
"""A point in millimetres."""
SMALLEST = 4.5
"""No text is shrunk below this size, in points."""

Font = Literal["sans", "bold", "display"]
Anchor = Literal["start", "middle", "end"]
Colour = tuple[int, int, int]
Spot = tuple[float, float]

INK: Colour = (23, 29, 51)
GREY: Colour = (100, 106, 128)
PALE: Colour = (201, 206, 222)
MIST: Colour = (236, 238, 244)
WHITE: Colour = (255, 255, 255)

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


def new_pdf(width: float, height: float, title: str, language: str) -> FPDF:
    """An empty document with our fonts in it."""
    pdf = FPDF(unit="mm", format=(width, height))
    pdf.set_auto_page_break(False)
    pdf.set_margin(0)
    pdf.c_margin = 0
    pdf.set_title(title)
    pdf.set_lang(language)
    pdf.set_creator("Ecliptic")
    for font, file in _FILES.items():
        pdf.add_font(*_STYLES[font], FONTS / file)
    pdf.add_font("symbols", "", FONTS / "EclipticSymbols-Regular.ttf")
    return pdf


class Pen:
    """Draws on the current page. All lengths are millimetres before scaling, sizes of text are points."""

    def __init__(self, pdf: FPDF, x: float, y: float, width: float, height: float, scale: float = 1.0) -> None:
        self.pdf, self._x, self._y, self.scale = pdf, x, y, scale
        self.width, self.height = width, height

    def inside(self, x: float, y: float, width: float, height: float) -> Pen:
        """A pen for a part of the box."""
        return Pen(self.pdf, self._x + x * self.scale, self._y + y * self.scale, width, height, self.scale)

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
        """A circle around its middle."""
        self.pdf.circle(*self._at(x, y), radius * self.scale, style=self._look(fill, stroke, line))

    def polygon(
        self, points: Iterable[Spot], *, fill: Colour | None = None, stroke: Colour | None = INK, line: float = 0.25
    ) -> None:
        self.pdf.polygon([self._at(*point) for point in points], style=self._look(fill, stroke, line))

    def path(self, points: Iterable[Spot], colour: Colour = INK, width: float = 0.25) -> None:
        """An open line."""
        self._look(None, colour, width)
        self.pdf.polyline([self._at(*point) for point in points])

    def star(self, x: float, y: float, radius: float, *, fill: Colour | None = WHITE, line: float = 0.25) -> None:
        spokes = [polar(x, y, radius * (1 if i % 2 == 0 else 0.42), 36 * i - 90) for i in range(10)]
        self.polygon(spokes, fill=fill, line=line)

    def diamond(self, x: float, y: float, radius: float, *, fill: Colour | None = WHITE, line: float = 0.25) -> None:
        self.polygon(((x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)), fill=fill, line=line)

    def triangle(self, x: float, y: float, radius: float, *, fill: Colour | None = WHITE, line: float = 0.25) -> None:
        self.polygon([polar(x, y, radius, angle) for angle in (-90, 30, 150)], fill=fill, line=line)

    def turned(self, angle: float, x: float, y: float, draw: Callable[[], None]) -> None:
        """Draws something turned around a point, in degrees against the clock."""
        with self.pdf.rotation(angle, *self._at(x, y)):
            draw()

    # -- text ------------------------------------------------------------------------------------------------------

    def words(
        self, x: float, y: float, text: str, size: float = 9, font: Font = "sans", anchor: Anchor = "start",
        colour: Colour = INK, most: float = 0.0,
    ) -> None:  # fmt: skip
        """One line on its baseline, as wide as it is or shrunk to `most`."""
        if most and (wide := self.measure(text, size, font)) > most:
            size *= most / wide
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

    def lines(self, text: str, width: float, size: float, font: Font = "sans") -> list[str]:
        """A text broken into lines."""
        found: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if line and self.measure(longer, size, font) > width:
                    found.append(line)
                    line = word
                else:
                    line = longer
            found.append(line)
        return found

    def block(
        self, x: float, y: float, width: float, text: str, size: float = 9, font: Font = "sans",
        anchor: Anchor = "start", colour: Colour = INK, most: float = 0.0, leading: float = 1.22,
    ) -> float:  # fmt: skip
        """A paragraph from its upper edge on, at most so high if that is said; answers where it ends."""
        broken = self.lines(text, width, size, font)
        while most and size > SMALLEST and self._too_big(broken, width, size, font, leading, most):
            size -= 0.25
            broken = self.lines(text, width, size, font)
        step = size * POINT * leading
        left = x + {"start": 0.0, "middle": width / 2, "end": width}[anchor]
        for number, line in enumerate(broken):
            self.words(left, y + step * number + size * POINT * 0.92, line, size, font, anchor, colour)
        return y + step * len(broken)

    def _too_big(
        self, broken: Sequence[str], width: float, size: float, font: Font, leading: float, most: float
    ) -> bool:
        tall = len(broken) * size * POINT * leading > most
        return tall or any(self.measure(line, size, font) > width for line in broken)

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

    def _at(self, x: float, y: float) -> Spot:
        return self._x + x * self.scale, self._y + y * self.scale

    def _look(self, fill: Colour | None, stroke: Colour | None, width: float) -> Literal["D", "F", "DF"]:
        self.pdf.set_line_width(width * self.scale)
        if stroke:
            self.pdf.set_draw_color(*stroke)
        if fill:
            self.pdf.set_fill_color(*fill)
        return "DF" if fill and stroke else "F" if fill else "D"


def polar(x: float, y: float, radius: float, degrees: float) -> Spot:
    """A point on a circle, clockwise from three o'clock."""
    return x + radius * math.cos(math.radians(degrees)), y + radius * math.sin(math.radians(degrees))
