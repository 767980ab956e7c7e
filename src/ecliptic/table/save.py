"""A game in progress as text: an ordinary record with its seed, and one comment line that says who sits where.

    ecliptic record 1
    # save {"players": [{"name": "You"}, {"name": "Bot 1", "bot": "random"}]}

So a save can be replayed and verified like any record, and it resumes exactly. Its seed tells what will be drawn, so it
is private until the game is over.

Where the game is played with components that somebody brought to the table, a comment line of the save and of the
record has them: `# components "[spaces]\\n…"`.
"""

from __future__ import annotations

import json

import msgspec

from ecliptic.kernel.errors import BadRecord
from ecliptic.kernel.facts import fact
from ecliptic.kernel.game import Game
from ecliptic.kernel.record import Record
from ecliptic.table.table import Table

_MARK, _COMPONENTS = "# save ", "# components "


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat."""

    name: str
    bot: str = ""
    """The name of the bot; empty for a person."""


class Seating(msgspec.Struct, frozen=True, omit_defaults=True):
    """The content of the comment line."""

    players: list[Player]
    edition: str = ""
    """The path of somebody's own components, if they are used."""


def save_text(table: Table, edition: str = "") -> str:
    players = [Player(seat.name, seat.bot) for seat in table.seats]
    line = msgspec.json.encode(Seating(players, edition)).decode()
    return _noted(with_components(table.whole_record().to_text(), table.game), _MARK + line)


def with_components(text: str, game: Game) -> str:
    """The text of a record, and with it what somebody brought that it was played with."""
    return _noted(text, _COMPONENTS + json.dumps(game.components)) if game.components else text


def game_named(text: str, game_id: str) -> str:
    """The name of the game of a record: with the components that its text has (`Game.name`). Raises `BadRecord`."""
    line = next((row for row in text.splitlines() if row.startswith(_COMPONENTS)), None)
    if line is None:
        return game_id
    try:
        return f"{game_id}\n{msgspec.json.decode(line[len(_COMPONENTS) :], type=str)}"
    except msgspec.DecodeError as error:
        raise BadRecord(fact("record-bad-components", why=str(error))) from None


def _noted(text: str, line: str) -> str:
    """A record with a comment below its first line."""
    first, rest = text.split("\n", 1)
    return f"{first}\n{line}\n{rest}"


def seating(text: str) -> Seating | None:
    """None for a record that is not a save. Raises `BadRecord`."""
    line = next((row for row in text.splitlines() if row.startswith(_MARK)), None)
    try:
        return None if line is None else msgspec.json.decode(line[len(_MARK) :], type=Seating)
    except msgspec.DecodeError as error:
        raise BadRecord(fact("save-bad-line", why=str(error))) from None


def read_save(text: str) -> tuple[Record, Seating]:
    """A game that can go on. Raises `BadRecord`."""
    record, found = Record.from_text(text), seating(text)
    if found is None:
        raise BadRecord(fact("save-no-save"))
    if not record.secret:
        raise BadRecord(fact("save-no-seed"))
    if len(found.players) != record.seats:
        raise BadRecord(fact("save-players", names=len(found.players), players=record.seats))
    if record.result is not None:
        raise BadRecord(fact("save-over"))
    return record, found
