"""Pens that draw for a page of rules: SVG in the colours of the page that it stands on, light or dark.

A colour is a variable of the page's style sheet: `--drawing-ink`, `--drawing-red`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from typing import Self

from ecliptic.printing.pen import (
    BLUE,
    GREY,
    INK,
    MIST,
    PALE,
    POINT,
    RED,
    WHITE,
    YELLOW,
    Anchor,
    Colour,
    Font,
    Pen,
    Spot,
)  # fmt: skip

_COLOURS = {
    INK: "ink", GREY: "grey", PALE: "pale", MIST: "mist", WHITE: "paper", RED: "red", BLUE: "blue", YELLOW: "yellow",
}  # fmt: skip
_WIDE: dict[Font, float] = {"sans": 0.5, "bold": 0.53, "display": 0.57}
"""How wide a letter is on the average, for its size: the page has fonts of its own."""


class SvgPen(Pen):
    """Writes elements into a list."""

    def __init__(
        self, made: list[str], x: float, y: float, width: float, height: float, scale: float = 1.0
    ) -> None:  # fmt: skip
        super().__init__(x, y, width, height, scale)
        self.made = made

    def inside(self, x: float, y: float, width: float, height: float, scale: float = 1.0) -> Self:
        return type(self)(self.made, *self._at(x, y), width, height, self.scale * scale)

    # -- lines and areas -------------------------------------------------------------------------------------------

    def line(self, a: Spot, b: Spot, colour: Colour = INK, width: float = 0.25, dash: float = 0.0) -> None:
        (x1, y1), (x2, y2) = self._at(*a), self._at(*b)
        dashes = f' stroke-dasharray="{_number(dash * self.scale)}"' if dash else ""
        ends = " ".join(f'{name}="{_number(at)}"' for name, at in (("x1", x1), ("y1", y1), ("x2", x2), ("y2", y2)))
        self.made.append(f"<line {ends}{self._look(None, colour, width)}{dashes}/>")

    def box(
        self, x: float, y: float, width: float, height: float, *, round_: float = 0.0, fill: Colour | None = None,
        stroke: Colour | None = INK, line: float = 0.25,
    ) -> None:  # fmt: skip
        left, top = map(_number, self._at(x, y))
        size = f'width="{_number(width * self.scale)}" height="{_number(height * self.scale)}"'
        corners = f' rx="{_number(round_ * self.scale)}"' if round_ else ""
        self.made.append(f'<rect x="{left}" y="{top}" {size}{corners}{self._look(fill, stroke, line)}/>')

    def disc(
        self, x: float, y: float, radius: float, *, fill: Colour | None = None, stroke: Colour | None = INK,
        line: float = 0.25,
    ) -> None:  # fmt: skip
        across, down = map(_number, self._at(x, y))
        round_ = _number(radius * self.scale)
        self.made.append(f'<circle cx="{across}" cy="{down}" r="{round_}"{self._look(fill, stroke, line)}/>')

    def polygon(
        self, points: Iterable[Spot], *, fill: Colour | None = None, stroke: Colour | None = INK, line: float = 0.25
    ) -> None:
        self.made.append(f'<polygon points="{self._spots(points)}"{self._look(fill, stroke, line)}/>')

    def path(self, points: Iterable[Spot], colour: Colour = INK, width: float = 0.25) -> None:
        self.made.append(f'<polyline points="{self._spots(points)}"{self._look(None, colour, width)}/>')

    def turned(self, angle: float, x: float, y: float, draw: Callable[[], None]) -> None:
        across, down = map(_number, self._at(x, y))
        self.made.append(f'<g transform="rotate({_number(-angle)} {across} {down})">')
        draw()
        self.made.append("</g>")

    # -- text ------------------------------------------------------------------------------------------------------

    def _write(self, x: float, y: float, text: str, size: float, font: Font, anchor: Anchor, colour: Colour) -> None:
        across, down = map(_number, self._at(x, y))
        look = f' class="{font}"' if font != "sans" else ""
        look += f' text-anchor="{anchor}"' if anchor != "start" else ""
        tall = _number(size * POINT * self.scale)
        self.made.append(
            f'<text x="{across}" y="{down}" font-size="{tall}" fill="{_paint(colour)}"{look}>{escape(text)}</text>'
        )

    def measure(self, text: str, size: float, font: Font = "sans") -> float:
        return len(text) * size * POINT * _WIDE[font]

    # -- below -----------------------------------------------------------------------------------------------------

    def _spots(self, points: Iterable[Spot]) -> str:
        return " ".join(",".join(map(_number, self._at(*point))) for point in points)

    def _look(self, fill: Colour | None, stroke: Colour | None, width: float) -> str:
        look = f' fill="{_paint(fill)}"'
        return f'{look} stroke="{_paint(stroke)}" stroke-width="{_number(width * self.scale)}"' if stroke else look


def _paint(colour: Colour | None) -> str:
    return f"var(--drawing-{_COLOURS[colour]})" if colour else "none"


def _number(value: float) -> str:
    """Hundredths of a millimetre are enough."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
