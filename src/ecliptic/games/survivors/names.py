"""The codes of cells, cards and tiles, which moves, views and facts use."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import cast

from ecliptic.games.survivors import ids as c
from ecliptic.games.survivors.data import Edition
from ecliptic.games.survivors.state import Mission

Cell = tuple[int, int]
"""A column and a row over all boards of a player; the start board has 1 to 5."""
TRACKS = ("kind", "run", "any3", "full", "qspot", "up", "down")
ARROWS = ("up", "down")


def edition_of(state: Mission) -> Edition:
    return cast(Edition, state.kit.edition)


def cell_code(cell: Cell) -> str:
    """2,4."""
    return f"{cell[0]},{cell[1]}"


def read_cell(text: str) -> Cell | None:
    """The inverse; None if the text is not a cell."""
    if not re.fullmatch(r"-?[0-9]{1,2},-?[0-9]{1,2}", text):
        return None
    column, row = text.split(",")
    return int(column), int(row)


def code(names: Sequence[str], number: int) -> str:
    """Ids are reserved for more components than an edition has to have."""
    return names[number] if number < len(names) else f"#{number + 1}"


def part_codes(edition: Edition) -> list[str]:
    return [card.id for card in edition.parts]


def sizes(reward: int) -> list[int]:
    """The sizes of the tiles that a reward lets one choose from."""
    return [5, 6] if reward == c.LARGE else [reward] if 0 < reward < c.LARGE else []
