"""What a table of this tab can do besides: be played with components from a file, and go on elsewhere, in another
browser or in the terminal with `ecliptic play --resume`.

A server has nothing of the kind: whoever has a save knows what will be drawn, and components are somebody's own. Here
that is the one who keeps the table.
"""

from __future__ import annotations

import msgspec

from ecliptic.games import all_games
from ecliptic.kernel.errors import BadRecord
from ecliptic.kernel.record import Record
from ecliptic.server import messages
from ecliptic.server.live import the_game
from ecliptic.server.routes import MOST_TEXT, TABLE, Asked, Route
from ecliptic.table import Table
from ecliptic.table.save import Seating, game_named, save_text, seating


class OwnTable(messages.NewTable, frozen=True, kw_only=True):
    """A table to be opened with components that somebody brought."""

    components: str
    """Tables in TOML, as in a file for `ecliptic play --edition`."""


async def _open(asked: Asked) -> messages.Seated:
    return await asked.service.open(asked.body, asked.body.components)


async def _save(asked: Asked) -> str:
    await asked.service.seat(asked.table, asked.token)
    return await asked.service.tables.look(asked.table, save_text)


async def _resume(asked: Asked) -> messages.Seated:
    table = resumed(asked.body)
    persons = [seat for seat, player in enumerate(table.seats) if not player.bot]
    return await asked.service.seat_all(table, persons)


def resumed(text: str) -> Table:
    """The table of a save. Raises `BadRecord`."""
    record, found = Record.from_text(text), _seating(text)
    if record.game not in all_games():
        raise BadRecord(f"the save is of {record.game!r}, which is not played here")
    if not record.secret or record.result is not None or len(found.players) != record.seats:
        raise BadRecord("a game can go on only from a save that has its seed, all its players and no end")
    if found.edition:
        raise BadRecord(f"the save is played with components of its own: {found.edition}")
    return Table.resume(
        the_game(game_named(text, record.game)), record, [(player.name, player.bot) for player in found.players]
    )


def _seating(text: str) -> Seating:
    try:
        found = seating(text)
    except msgspec.DecodeError as error:
        raise BadRecord(f"the line that says who sits where does not fit: {error}") from None
    if found is None:
        raise BadRecord("this is a record, but not a save that says who sits where")
    return found


ROUTES = (
    Route("GET", TABLE + "/save", "The table as a save, with its seed", _save, token="needed"),
    Route("POST", "/api/saves", "Go on with a save at a table of its own", _resume, str, messages.Seated,
          most=MOST_TEXT),
    Route("POST", "/api/own", "Open a table with components from a file", _open, OwnTable, messages.Seated,
          most=MOST_TEXT),
)  # fmt: skip
