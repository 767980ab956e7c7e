"""Replays of finished games, of which a bounded number is kept in memory."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import NamedTuple

from ecliptic.games import all_games
from ecliptic.kernel.errors import BadRecord
from ecliptic.kernel.facts import fact
from ecliptic.kernel.game import shortened
from ecliptic.kernel.record import Record
from ecliptic.kernel.state import NATURE, SPECTATOR
from ecliptic.server import clock, messages
from ecliptic.server.live import the_game
from ecliptic.server.tables import TableManager
from ecliptic.table import Refused, Replay, StoryEvent, Table, finished
from ecliptic.table.frames import seat_info
from ecliptic.table.save import game_named, with_components

REPLAYS = 64
"""How many are kept."""
VIEWERS = {"open": NATURE, "watch": SPECTATOR}


class _Kept(NamedTuple):
    replay: Replay
    seats: int
    stories: dict[int, list[StoryEvent]]
    """By viewer, once somebody has asked."""


class Replays:
    """What can be asked about finished tables."""

    def __init__(self, tables: TableManager) -> None:
        self._tables = tables
        self._kept: OrderedDict[str, _Kept] = OrderedDict()

    async def whole(self, name: str) -> messages.Replay:
        return await self._tables.look(name, lambda table: _replay(name, table))

    async def still(self, name: str, n: int, viewer: str) -> messages.Still:
        kept = await self._find(name)
        replay, eyes = kept.replay, _eyes(viewer, kept.seats)
        if n > len(replay.history.events):
            raise Refused("no_event", events=len(replay.history.events), n=n)
        return messages.Still(n, replay.view(n, eyes), replay.told(n, eyes) if n else [], replay.asked(n, eyes))

    async def story(self, name: str, viewer: str) -> messages.Story:
        kept = await self._find(name)
        eyes = _eyes(viewer, kept.seats)
        if eyes not in kept.stories:
            kept.stories[eyes] = await asyncio.to_thread(kept.replay.story, eyes)
        return messages.Story(kept.stories[eyes])

    async def luck(self, name: str) -> messages.Draws:
        past = await self._tables.look(name, lambda table: len(table.opened.past))
        kept = await self._find(name)
        return messages.Draws(await asyncio.to_thread(kept.replay.drawn, past))

    async def keep(self, text: str) -> messages.Replay:
        """Stores a record as a finished table of its own. Raises `BadRecord`."""
        table = await asyncio.to_thread(table_of, text, self._tables.settings.components)
        return _replay(await self._tables.open(table, ()), table)

    async def _find(self, name: str) -> _Kept:
        kept = self._kept.pop(name, None)
        if kept is None:
            table = await self._tables.look(name, _over)
            kept = _Kept(Replay(table.game, table.history), len(table.seats), {})
        self._kept[name] = kept
        while len(self._kept) > REPLAYS:
            self._kept.popitem(last=False)
        return kept


def _over(table: Table) -> Table:
    """A table that is over, which no longer changes."""
    if table.status != "over":
        raise Refused("not_over")
    return table


def _eyes(viewer: str, seats: int) -> int:
    found = VIEWERS[viewer] if viewer in VIEWERS else int(viewer)
    if viewer not in VIEWERS and found >= seats:
        raise Refused("no_seat", n=found)
    return found


def table_of(text: str, components: bool) -> Table:
    record = Record.from_text(text)
    if record.game not in all_games():
        raise BadRecord(fact("record-other-game", name=shortened(record.game), known=list(all_games())))
    return finished(the_game(game_named(text, record.game) if components else record.game), record)


def _replay(name: str, table: Table) -> messages.Replay:
    record = _over(table).record(SPECTATOR, clock.now_ms())
    return messages.Replay(
        table=name,
        game=table.game.id,
        options=record.options,
        seats=[seat_info(seat) for seat in table.seats],
        unit=table.game.unit(table.state),
        events=[messages.ReplayEvent(None if seat == NATURE else seat, move) for seat, move in record.events],
        seed=record.secret.hex(),
        commitment=record.commitment,
        entropy=list(record.entropy),
        result=record.result or [],
        record=with_components(record.to_text(), table.game),
    )
