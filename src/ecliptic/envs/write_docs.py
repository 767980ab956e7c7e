"""Writes the pages about observations from what the encoders say of themselves: python -m ecliptic.envs.write_docs"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import ecliptic
from ecliptic.envs.layout import Layout, encoder_for, module_of
from ecliptic.games import OWN

FOLDER = Path(__file__).parents[3] / "docs" / "observations"

AT_ALL_SEATS = " (for the other seats as for the viewer's own)"
REPEATED = {"own_phase", "own_bodies", "hand_0", "milestones_0"}
"""Fields that there are once for every seat."""


def pages() -> dict[str, str]:
    """Game: its page."""
    return {name: "\n".join(_page(name)) + "\n" for name in OWN}


def _page(name: str) -> list[str]:
    game, module = ecliptic.game(name), module_of(name)
    lines = [
        f"# What a seat observes: {game.title}",
        "",
        "Made from the encoder by `python -m ecliptic.envs.write_docs`. Numbers are bytes; a field starts at `from`",
        "and has `count` of them, none above `up to`. What lies between fields is always 0. Seats are counted from the",
        "viewer, clockwise. [How to use it](../research.md).",
    ]
    if hasattr(module, "NOTE"):
        lines += ["", module.NOTE]
    for heading, seats, options in module.LAYOUTS:
        start = game.start(seats, options)
        layout = Layout(encoder_for(start))
        lines += ["", f"## {heading}", "", f"{layout.size} numbers; {start.action_count():,} actions.", ""]
        lines += layout.table()
        lines += [
            "",
            f"What stands at each place, from 0 on{AT_ALL_SEATS if layout.places.keys() & REPEATED else ''}:",
            "",
        ]
        lines += [_names(fields, names) for fields, names in module.names(start).items()]
    return lines


def _names(fields: str, names: Sequence[str]) -> str:
    return f"- {', '.join(f'`{field}`' for field in fields.split())}: {', '.join(names)}."


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for _name, _text in pages().items():
        (FOLDER / f"{_name}.md").write_text(_text, encoding="utf-8")
