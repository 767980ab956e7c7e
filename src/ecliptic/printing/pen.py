"""Drawing in millimetres, x to the right and y down, inside one box of a page: a card, a board or a whole sheet.

What is drawn does not know whether it ends on paper (`pdf.py`) or on a page of rules (`svg.py`).
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Literal, Self

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
RED: Colour = (176, 30, 46)
BLUE: Colour = (38, 78, 160)
YELLOW: Colour = (150, 110, 0)


class Pen(ABC):
    """All lengths are millimetres before scaling, sizes of text are points."""

    def __init__(self, x: float, y: float, width: float, height: float, scale: float = 1.0) -> None:
        self._x, self._y, self.scale = x, y, scale
        self.width, self.height = width, height

    @abstractmethod
    def inside(self, x: float, y: float, width: float, height: float, scale: float = 1.0) -> Self:
        """A pen for a part of the box, perhaps one that draws smaller."""

    # -- lines and areas -------------------------------------------------------------------------------------------

    @abstractmethod
    def line(self, a: Spot, b: Spot, colour: Colour = INK, width: float = 0.25, dash: float = 0.0) -> None: ...

    @abstractmethod
    def box(
        self, x: float, y: float, width: float, height: float, *, round_: float = 0.0, fill: Colour | None = None,
        stroke: Colour | None = INK, line: float = 0.25,
    ) -> None:  # fmt: skip
        ...

    @abstractmethod
    def disc(
        self, x: float, y: float, radius: float, *, fill: Colour | None = None, stroke: Colour | None = INK,
        line: float = 0.25,
    ) -> None:  # fmt: skip
        """A circle around its middle."""

    @abstractmethod
    def polygon(
        self, points: Iterable[Spot], *, fill: Colour | None = None, stroke: Colour | None = INK, line: float = 0.25
    ) -> None: ...

    @abstractmethod
    def path(self, points: Iterable[Spot], colour: Colour = INK, width: float = 0.25) -> None:
        """An open line."""

    @abstractmethod
    def turned(self, angle: float, x: float, y: float, draw: Callable[[], None]) -> None:
        """Draws something turned around a point, in degrees against the clock."""

    def star(self, x: float, y: float, radius: float, *, fill: Colour | None = WHITE, line: float = 0.25) -> None:
        spokes = [polar(x, y, radius * (1 if i % 2 == 0 else 0.42), 36 * i - 90) for i in range(10)]
        self.polygon(spokes, fill=fill, line=line)

    def diamond(self, x: float, y: float, radius: float, *, fill: Colour | None = WHITE, line: float = 0.25) -> None:
        self.polygon(((x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)), fill=fill, line=line)

    def triangle(self, x: float, y: float, radius: float, *, fill: Colour | None = WHITE, line: float = 0.25) -> None:
        self.polygon([polar(x, y, radius, angle) for angle in (-90, 30, 150)], fill=fill, line=line)

    # -- text ------------------------------------------------------------------------------------------------------

    def words(
        self, x: float, y: float, text: str, size: float = 9, font: Font = "sans", anchor: Anchor = "start",
        colour: Colour = INK, most: float = 0.0,
    ) -> None:  # fmt: skip
        """One line on its baseline, as wide as it is or shrunk to `most`."""
        if most and (wide := self.measure(text, size, font)) > most:
            size *= most / wide
        self._write(x, y, text, size, font, anchor, colour)

    @abstractmethod
    def _write(self, x: float, y: float, text: str, size: float, font: Font, anchor: Anchor, colour: Colour) -> None:
        """The same, as wide as it is."""

    @abstractmethod
    def measure(self, text: str, size: float, font: Font = "sans") -> float: ...

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

    def _at(self, x: float, y: float) -> Spot:
        return self._x + x * self.scale, self._y + y * self.scale


def polar(x: float, y: float, radius: float, degrees: float) -> Spot:
    """A point on a circle, clockwise from three o'clock."""
    return x + radius * math.cos(math.radians(degrees)), y + radius * math.sin(math.radians(degrees))
