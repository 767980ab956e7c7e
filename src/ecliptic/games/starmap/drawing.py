"""A few shapes and two ways to write them down: SVG and PDF, without help from outside.

Lengths are points (1/72 inch), x to the right and y down from the upper left corner of a page.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Literal

Anchor = Literal["start", "middle", "end"]
Font = Literal["serif", "sans", "bold"]
Pair = tuple[float, float]

A4 = (595.0, 842.0)
INK, GREY, PALE, WHITE = "#171d33", "#6b7390", "#c9cede", "#ffffff"


@dataclass(frozen=True)
class Outline:
    """A closed polygon or an open line of straight pieces."""

    points: tuple[Pair, ...]
    closed: bool
    fill: str | None
    stroke: str | None
    width: float


@dataclass(frozen=True)
class Disc:
    x: float
    y: float
    radius: float
    fill: str | None
    stroke: str | None
    width: float


@dataclass(frozen=True)
class Words:
    x: float
    y: float
    text: str
    size: float
    font: Font
    anchor: Anchor
    colour: str


Shape = Outline | Disc | Words


@dataclass
class Page:
    """One sheet of paper."""

    size: Pair = A4
    shapes: list[Shape] = field(default_factory=list)

    def outline(
        self,
        points: Iterable[Pair],
        *,
        closed: bool = True,
        fill: str | None = None,
        stroke: str | None = INK,
        width: float = 0.8,
    ) -> None:
        self.shapes.append(Outline(tuple(points), closed, fill, stroke, width))

    def line(self, a: Pair, b: Pair, *, stroke: str = INK, width: float = 0.8) -> None:
        self.outline((a, b), closed=False, stroke=stroke, width=width)

    def box(
        self, x: float, y: float, width: float, height: float, *, round_: float = 0.0, fill: str | None = None,
        stroke: str | None = INK, line: float = 0.8,
    ) -> None:  # fmt: skip
        corners = ((x + width, y, -90.0), (x + width, y + height, 0.0), (x, y + height, 90.0), (x, y, 180.0))
        points: list[Pair] = []
        for cx, cy, start in corners:
            ox = cx - round_ if cx > x else cx + round_
            oy = cy - round_ if cy > y else cy + round_
            points += arc(ox, oy, round_, start, start + 90, 6) if round_ else [(cx, cy)]
        self.outline(points, fill=fill, stroke=stroke, width=line)

    def disc(
        self,
        x: float,
        y: float,
        radius: float,
        *,
        fill: str | None = None,
        stroke: str | None = INK,
        width: float = 0.8,
    ) -> None:
        self.shapes.append(Disc(x, y, radius, fill, stroke, width))

    def words(
        self, x: float, y: float, text: str, size: float = 9, *, font: Font = "sans", anchor: Anchor = "start",
        colour: str = INK,
    ) -> None:  # fmt: skip
        self.shapes.append(Words(x, y, text, size, font, anchor, colour))

    # Shapes of this sheet: all are drawn around their middle.

    def star(self, x: float, y: float, radius: float, width: float) -> None:
        points = []
        for i in range(10):
            r = radius if i % 2 == 0 else radius * 0.42
            angle = math.radians(36 * i - 90)
            points.append((x + r * math.cos(angle), y + r * math.sin(angle)))
        self.outline(points, fill=WHITE, width=width)

    def diamond(self, x: float, y: float, radius: float) -> None:
        self.outline(((x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)), fill=WHITE)

    def triangle(self, x: float, y: float, radius: float) -> None:
        points = [(x + radius * math.sin(a), y - radius * math.cos(a)) for a in (0, math.tau / 3, 2 * math.tau / 3)]
        self.outline(points, fill=WHITE)


def arc(x: float, y: float, radius: float, start: float, end: float, pieces: int = 40) -> list[Pair]:
    """Points on a circle, in degrees clockwise from three o'clock."""
    angles = [math.radians(start + (end - start) * i / pieces) for i in range(pieces + 1)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def _short(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


# -- SVG -----------------------------------------------------------------------------------------------------

_SVG_FONTS = {
    "serif": 'font-family="Marcellus, Times New Roman, Times, serif"',
    "sans": 'font-family="Helvetica, Arial, sans-serif"',
    "bold": 'font-family="Helvetica, Arial, sans-serif" font-weight="bold"',
}


def to_svg(pages: Sequence[Page], title: str) -> str:
    """All pages side by side in one picture."""
    width = sum(page.size[0] for page in pages)
    height = max(page.size[1] for page in pages)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_short(width)}pt" height="{_short(height)}pt" '
        f'viewBox="0 0 {_short(width)} {_short(height)}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{_short(width)}" height="{_short(height)}" fill="{WHITE}"/>',
    ]
    left = 0.0
    for page in pages:
        parts.append(f'<g transform="translate({_short(left)} 0)">')
        parts += [_svg_shape(shape) for shape in page.shapes]
        parts.append("</g>")
        left += page.size[0]
    return "\n".join([*parts, "</svg>", ""])


def _svg_shape(shape: Shape) -> str:
    if isinstance(shape, Words):
        return (
            f'<text x="{_short(shape.x)}" y="{_short(shape.y)}" font-size="{_short(shape.size)}" '
            f'{_SVG_FONTS[shape.font]} text-anchor="{shape.anchor}" fill="{shape.colour}">{escape(shape.text)}</text>'
        )
    look = f'fill="{shape.fill or "none"}" stroke="{shape.stroke or "none"}" stroke-width="{_short(shape.width)}"'
    if isinstance(shape, Disc):
        return f'<circle cx="{_short(shape.x)}" cy="{_short(shape.y)}" r="{_short(shape.radius)}" {look}/>'
    points = " ".join(f"{_short(x)},{_short(y)}" for x, y in shape.points)
    return f'<{"polygon" if shape.closed else "polyline"} points="{points}" stroke-linejoin="round" {look}/>'


# -- PDF -----------------------------------------------------------------------------------------------------

_PDF_FONTS = {"serif": ("F1", "Times-Roman"), "sans": ("F2", "Helvetica"), "bold": ("F3", "Helvetica-Bold")}

# Widths of the printable ASCII characters from the space on, in thousandths of the font size.
_WIDTHS: dict[str, list[int]] = {
    "serif": [
        250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, *[500] * 10, 278, 278, 564,
        564, 564, 444, 921, 722, 667, 667, 722, 611, 556, 722, 722, 333, 389, 722, 611, 889, 722, 722, 556, 722, 667,
        556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469, 500, 333, 444, 500, 444, 500, 444, 333, 500, 500,
        278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
    ],
    "sans": [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, *[556] * 10, 278, 278, 584,
        584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722,
        667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556,
        222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
    ],
    "bold": [
        278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, *[556] * 10, 333, 333, 584,
        584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722,
        667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611,
        278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
    ],
}  # fmt: skip


def text_width(text: str, size: float, font: Font) -> float:
    """How wide words are; what is not ASCII counts as wide as an x."""
    widths = _WIDTHS[font]
    return sum(widths[ord(sign) - 32] if " " <= sign <= "~" else 556 for sign in text) * size / 1000


def to_pdf(pages: Sequence[Page], title: str) -> bytes:
    """One page of paper each."""
    fonts = " ".join(f"/{name} {3 + i} 0 R" for i, (name, _) in enumerate(_PDF_FONTS.values()))
    bodies = ["<< /Type /Catalog /Pages 2 0 R >>"]
    kids = " ".join(f"{7 + 2 * i} 0 R" for i in range(len(pages)))
    bodies.append(f"<< /Type /Pages /Count {len(pages)} /Kids [{kids}] >>")
    for _, base in _PDF_FONTS.values():
        bodies.append(f"<< /Type /Font /Subtype /Type1 /BaseFont /{base} /Encoding /WinAnsiEncoding >>")
    bodies.append(f"<< /Title ({_pdf_text(title)}) >>")
    for i, page in enumerate(pages):
        width, height = page.size
        bodies.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {_short(width)} {_short(height)}] "
            f"/Resources << /Font << {fonts} >> >> /Contents {8 + 2 * i} 0 R >>"
        )
        content = "\n".join([f"1 0 0 -1 0 {_short(height)} cm 1 j", *(_pdf_shape(shape) for shape in page.shapes)])
        bodies.append(f"<< /Length {len(content.encode('cp1252'))} >>\nstream\n{content}\nendstream")
    return _pdf_file(bodies)


def _pdf_file(bodies: list[str]) -> bytes:
    """The objects, numbered from 1, with the table of where each begins."""
    data = b"%PDF-1.4\n"
    places = []
    for number, body in enumerate(bodies, 1):
        places.append(len(data))
        data += f"{number} 0 obj\n{body}\nendobj\n".encode("cp1252")
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    tail = f"trailer\n<< /Size {len(bodies) + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n{len(data)}\n%%EOF\n"
    return data + f"xref\n0 {len(bodies) + 1}\n0000000000 65535 f \n{table}{tail}".encode()


def _pdf_colour(colour: str) -> str:
    return " ".join(_short(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))


def _pdf_text(text: str) -> str:
    """Signs that the standard fonts do not have become question marks."""
    text = text.encode("cp1252", "replace").decode("cp1252")
    return text.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")


def _pdf_shape(shape: Shape) -> str:
    if isinstance(shape, Words):
        x = shape.x
        if shape.anchor != "start":
            x -= text_width(shape.text, shape.size, shape.font) / (2 if shape.anchor == "middle" else 1)
        return (
            f"BT /{_PDF_FONTS[shape.font][0]} {_short(shape.size)} Tf {_pdf_colour(shape.colour)} rg "
            f"1 0 0 -1 {_short(x)} {_short(shape.y)} Tm ({_pdf_text(shape.text)}) Tj ET"
        )
    closed = isinstance(shape, Disc) or shape.closed
    path = _pdf_circle(shape) if isinstance(shape, Disc) else _pdf_polygon(shape)
    paint = {(True, True): "b", (True, False): "f", (False, True): "s" if closed else "S", (False, False): "n"}
    look = f"{_short(shape.width)} w"
    if shape.fill:
        look += f" {_pdf_colour(shape.fill)} rg"
    if shape.stroke:
        look += f" {_pdf_colour(shape.stroke)} RG"
    return f"{look} {path} {paint[bool(shape.fill), bool(shape.stroke)]}"


def _pdf_polygon(shape: Outline) -> str:
    return " ".join(f"{_short(x)} {_short(y)} {'l' if i else 'm'}" for i, (x, y) in enumerate(shape.points))


def _pdf_circle(shape: Disc) -> str:
    """Four Bezier curves."""
    x, y, r = shape.x, shape.y, shape.radius
    k = 0.5523 * r
    curves = (
        (x + r, y + k, x + k, y + r, x, y + r),
        (x - k, y + r, x - r, y + k, x - r, y),
        (x - r, y - k, x - k, y - r, x, y - r),
        (x + k, y - r, x + r, y - k, x + r, y),
    )
    return f"{_short(x + r)} {_short(y)} m " + " ".join(
        " ".join(_short(number) for number in curve) + " c" for curve in curves
    )
