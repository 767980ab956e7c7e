"""Draws the pictures of the README from the positions beside this file: python docs/pictures/make.py"""

from __future__ import annotations

import io
import json
from pathlib import Path

from rich.console import Console

import ecliptic
from ecliptic import boards

HERE = Path(__file__).parent
SEATS = {"transit": 3}
"""Whose view is drawn; a spectator's where no seat is named."""
WIDTH = 100


def picture(path: Path) -> str:
    game = ecliptic.game(path.stem)
    state = game.position(json.loads(path.read_text(encoding="utf-8")))
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(boards.draw(game.id, game.view(state, SEATS.get(game.id)), WIDTH))
    return console.export_svg(title=game.title, unique_id=game.id)


for position in sorted(HERE.glob("*.json")):
    position.with_suffix(".svg").write_text(picture(position), encoding="utf-8")
    print(position.with_suffix(".svg").name)
