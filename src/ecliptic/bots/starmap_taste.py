"""What the player of Mihi Anguli thinks things are worth, in points (compiled)."""

from __future__ import annotations

from typing import Final

from ecliptic.games.starmap.ids import ENTRIES, WEEKS

# Where each number of a taste lies. First what owning each entry is worth, then what completing each article is.
DAY: Final = ENTRIES + WEEKS
"""A box of a day."""
GROUP: Final = DAY + 1
STAR: Final = DAY + 2
"""A square of the largest group, and a star, with the box that it fills."""
CORNERS: Final = DAY + 3
"""Four numbers: squares with one, two, three and four filled corners."""
CLOSED: Final = DAY + 7
"""A newly closed square, for the boxes that it fills."""
ARTICLE_PACE: Final = DAY + 8
ENTRY_PACE: Final = DAY + 10
"""Two numbers each: what can be gathered for a group today, and in every further day that is left for it."""
STAR_COST: Final = DAY + 12
SQUARE_COST: Final = DAY + 13
"""In experience."""
DEAR: Final = DAY + 14
"""0: a box counts the same whatever it costs; 1: as much as it costs."""
STUDYING: Final = DAY + 15
RECORDING: Final = DAY + 16
OPTIMIZING: Final = DAY + 17
"""A pip of experience, and how much the box counts that is filled with a die."""

TASTE: list[float] = [
    0.0, 4.25, 29.95, 7.49, 0.0, 3.81, 5.72, 6.05, 2.63, 5.11, 2.67, 5.43,  # abilities
    9.33, 4.17, 35.96, 4.07, 20.52, 5.02, 2.10, 5.35,  # supporters
    3.82, 4.59, 8.12, 8.28, 6.67,  # articles
    1.92, 1.39, 2.31,  # a day's box, the group, a star
    0.0141, 0.0857, 0.37, 0.90, 0.40,  # corners of squares, a closed square
    3.02, 3.24, 4.22, 1.10,  # pace
    3.87, 2.37, 0.44,  # costs
    0.14, 1.18, 0.78,  # dice on boxes
]  # fmt: skip

ABILITIES: Final = 12
"""This many entries are abilities; supporters follow."""


def leaning(first: int, stop: int, much: float) -> list[float]:
    """The default taste, with some of its numbers multiplied."""
    return [much * worth if first <= i < stop else worth for i, worth in enumerate(TASTE)]


IN_STYLES: dict[str, list[float]] = {
    "": TASTE,
    "scholar": leaning(0, ABILITIES, 2.0),
    "patron": leaning(ABILITIES, ENTRIES, 2.0),
    "author": leaning(ENTRIES, DAY, 2.0),
    "stargazer": leaning(STAR, STAR + 1, 3.0),
}
"""Who wants abilities, supporters, articles and stars."""
