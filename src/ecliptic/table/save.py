"""A game in progress as text: an ordinary record with its seed, and one comment line that says who sits where.

    ecliptic record 1
    # save {"players": [{"name": "You"}, {"name": "Bot 1", "bot": "random"}]}

So a save can be replayed and verified like any record, and it resumes exactly. Its seed tells what will be drawn, so it
is private until the game is over.
"""

from __future__ import annotations

import msgspec

from ecliptic.table.table import Table

_MARK = "# save "


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat."""

    name: str
    bot: str = ""
    """The name of the bot; empty for a person."""


class Seating(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the comment line says."""

    players: list[Player]
    edition: str = ""
    """The path of somebody's own components, if they are used."""


def save_text(table: Table, edition: str = "") -> str:
    players = [Player(seat.name, seat.bot) for seat in table.seats]
    line = msgspec.json.encode(Seating(players, edition)).decode()
    first, rest = table.whole_record().to_text().split("\n", 1)
    return f"{first}\n{_MARK}{line}\n{rest}"


def seating(text: str) -> Seating | None:
    """None for a record that is not a save. Raises `msgspec.DecodeError`."""
    line = next((row for row in text.splitlines() if row.startswith(_MARK)), None)
    return None if line is None else msgspec.json.decode(line[len(_MARK) :], type=Seating)
