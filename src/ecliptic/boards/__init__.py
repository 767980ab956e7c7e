"""Positions drawn in the terminal, one file a game.

Each has `draw(view, width, say)` and draws from the view alone, in the words of a `Voice`. It may also have `STYLES`:
patterns in moves and sentences and the Rich style that each is shown in. A game without a file is drawn as
its view reads. Files are found by the name of the game (`games.part`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ecliptic.games import part
from ecliptic.kernel.catalogue import Voice
from ecliptic.kernel.game import View

AROUND = {"viewer", "prompt", "outcome", "simultaneous"}
"""What a plain list leaves out, because it is said around the board."""


def draw(game_id: str, view: View, width: int, say: Voice) -> RenderableType:
    """The position as this game's board, or as a plain list."""
    board = part("boards", game_id)
    if board is None:
        shown = msgspec.to_builtins(view)
        return _as_list({name: value for name, value in shown.items() if name not in AROUND})
    drawn: RenderableType = board.draw(view, width, say)
    return drawn


def styles(game_id: str) -> Mapping[str, str]:
    """Pattern: style, for the words of this game."""
    found: Mapping[str, str] = getattr(part("boards", game_id), "STYLES", {})
    return found


def _as_list(value: Mapping[str, Any]) -> Table:
    """A readable rendering of any view: names on the left, values on the right, tables inside tables."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold")
    table.add_column(overflow="fold")
    for name, inside in value.items():
        table.add_row(str(name).replace("_", " "), _any(inside))
    return table


def _any(value: object) -> RenderableType:
    if isinstance(value, Mapping):
        return _as_list(value)
    if isinstance(value, list | tuple):
        if any(isinstance(item, Mapping) for item in value):
            return _as_list({str(number): item for number, item in enumerate(value)})
        return Text(", ".join(_plain(item) for item in value) or "–")
    return Text(_plain(value))


def _plain(value: object) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return f"[{' '.join(_plain(item) for item in value)}]"
    return str(value)
