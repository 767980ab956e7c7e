"""Writes the pages about observations from what the encoders say of themselves: python -m ecliptic.envs.pages"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import ecliptic
from ecliptic.envs.layout import Layout, encoder_for
from ecliptic.envs.numbers import NAMES

FOLDER = Path(__file__).parents[3] / "docs" / "observations"

SHOWN: dict[str, list[tuple[str, int, dict[str, object]]]] = {
    "transit": [("Any number of players", 4, {})],
    "starmap": [("Two players", 2, {})],
    "gemini": [("Any number of players", 4, {})],
    "survivors": [("Two players", 2, {})],
    "ephemeris": [
        ("Games One and Two", 4, {"mode": "two"}),
        ("Game Three", 7, {"mode": "three"}),
        ("Pairs", 6, {"mode": "pairs"}),
        ("Snap", 6, {"mode": "snap"}),
    ],
}
"""For each game the layouts it has: a heading, and a table that has it."""

NOTES = {
    "transit": "With two players the first and the third of the `marks` are those of the two Eras.",
    "ephemeris": "Bodies are numbered from the Moon to Neptune, signs from Aries; a face is a body or 9 + a sign.",
    "starmap": "Alone, the fields of `other_1` are missing; with more players they are repeated for each of them.",
    "survivors": "Alone, the fields of `other_1` are missing; with more players they are repeated for each of them.",
}


AT_ALL_SEATS = " (for the other seats as for the viewer's own)"
OWN = {"own_phase", "own_bodies", "hand_0", "milestones_0"}
"""Fields that there are once for every seat."""


def pages() -> dict[str, str]:
    """Game: its page."""
    return {name: "\n".join(_page(name)) + "\n" for name in SHOWN}


def _page(name: str) -> list[str]:
    game = ecliptic.game(name)
    lines = [
        f"# What a seat observes: {game.title}",
        "",
        "Made from the encoder by `python -m ecliptic.envs.pages`. Numbers are bytes; a field starts at `from` and has",
        "`count` of them, none above `up to`. What lies between fields is always 0. Seats are counted from the viewer,",
        "clockwise. [How to use it](../research.md).",
    ]
    if name in NOTES:
        lines += ["", NOTES[name]]
    for heading, seats, options in SHOWN[name]:
        start = game.start(seats, options)
        layout = Layout(encoder_for(start))
        lines += ["", f"## {heading}", "", f"{layout.size} numbers; {start.action_count():,} actions.", ""]
        lines += layout.table()
        lines += ["", f"What stands at each place, from 0 on{AT_ALL_SEATS if layout.places.keys() & OWN else ''}:", ""]
        lines += [_names(fields, names) for fields, names in NAMES[name](start).items()]
    return lines


def _names(fields: str, names: Sequence[str]) -> str:
    return f"- {', '.join(f'`{field}`' for field in fields.split())}: {', '.join(names)}."


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for _name, _text in pages().items():
        (FOLDER / f"{_name}.md").write_text(_text, encoding="utf-8")
