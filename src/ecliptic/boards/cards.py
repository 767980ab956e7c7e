"""Playing cards as small boxes, for the boards of card games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

SUITS = {"H": ("♥", "bright_red"), "D": ("♦", "bright_magenta"), "S": ("♠", "bright_cyan"), "C": ("♣", "bright_green")}
"""Four colours, so that suits differ at a glance; the signs differ without colour."""
BACK = "dim"
GAP = 1


class Card(NamedTuple):
    """What a box shows, and a word below it."""

    face: str
    style: str = ""
    caption: str = ""


def face(name: str, caption: str = "") -> Card:
    """A playing card by its name (5H), or one that lies face down (?)."""
    rank, suit = name[:-1], name[-1:]
    if suit not in SUITS:
        return Card("▒▒", BACK, caption)
    sign, style = SUITS[suit]
    return Card(f"{rank}{sign}", style, caption)


def row(cards: Sequence[Card], width: int) -> Text:
    """Boxes side by side, wrapped to the width; captions below if there are any."""
    inner = max([2, *(len(part) for card in cards for part in (card.face, card.caption))])
    fits = max(1, (width + GAP) // (inner + 2 + GAP))
    lines: list[Text] = []
    for first in range(0, len(cards), fits):
        lines += _boxes(cards[first : first + fits], inner)
    return Text("\n").join(lines)


def _boxes(cards: Sequence[Card], inner: int) -> list[Text]:
    gap = " " * GAP
    top, middle, bottom, below = (Text(no_wrap=True) for _ in range(4))
    for card in cards:
        top.append("╭" + "─" * inner + "╮", "dim").append(gap)
        middle.append("│", "dim").append(card.face.center(inner), card.style).append("│", "dim").append(gap)
        bottom.append("╰" + "─" * inner + "╯", "dim").append(gap)
        below.append(card.caption.center(inner + 2), "dim").append(gap)
    return [top, middle, bottom, below] if any(card.caption for card in cards) else [top, middle, bottom]
