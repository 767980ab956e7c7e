"""What a table of this tab can do besides: be played with components from a file, and go on elsewhere, in another
browser or in the terminal with `ecliptic play --resume`.

A server has nothing of the kind: whoever has a save knows what will be drawn, and components are somebody's own. Here
that is the one who keeps the table.
"""

from __future__ import annotations

from ecliptic.games import all_games
from ecliptic.kernel.errors import BadRecord
from ecliptic.kernel.facts import fact
from ecliptic.kernel.game import shortened
from ecliptic.server import messages
from ecliptic.server.live import the_game
from ecliptic.server.routes import MOST_TEXT, TABLE, Asked, Route
from ecliptic.table import Table
from ecliptic.table.save import game_named, read_save, save_text


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
    record, found = read_save(text)
    if record.game not in all_games():
        raise BadRecord(fact("record-other-game", name=shortened(record.game), known=list(all_games())))
    if found.edition:
        raise BadRecord(fact("save-own-components", path=found.edition))
    return Table.resume(
        the_game(game_named(text, record.game)), record, [(player.name, player.bot) for player in found.players]
    )


ROUTES = (
    Route("GET", TABLE + "/save", "The table as a save, with its seed", _save, token="needed"),
    Route("POST", "/api/saves", "Go on with a save at a table of its own", _resume, str, messages.Seated,
          most=MOST_TEXT),
    Route("POST", "/api/own", "Open a table with components from a file", _open, OwnTable, messages.Seated,
          most=MOST_TEXT),
)  # fmt: skip
