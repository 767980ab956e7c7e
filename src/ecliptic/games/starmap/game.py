"""Mihi Anguli for everything around its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ecliptic.games.starmap import moves, position, story, view
from ecliptic.games.starmap.data import FOLDER, load
from ecliptic.games.starmap.refusals import texts
from ecliptic.games.starmap.rules import Starmap
from ecliptic.games.starmap.state import new_table
from ecliptic.kernel.edition import Overlay
from ecliptic.kernel.game import Game, Line, OptionValue
from ecliptic.kernel.state import State


class MihiAnguli(Game):
    """The star-mapping roll-and-write."""

    id = "starmap"
    title = "Mihi Anguli"
    summary = "Five weeks at a telescope: roll, plan and plot the corners of an uncharted sky."
    version = 1
    seats = (1, 2, 3, 4)
    minutes = 30
    cooperative = False
    max_plies = 4 * 1200
    folder = FOLDER

    def __init__(self, edition: Overlay | None = None) -> None:
        self.edition = load(edition)
        self.edition_hash = self.edition.hash

    def _start(self, seats: int, options: dict[str, OptionValue]) -> Starmap:
        return Starmap(self.edition.chart, seats, new_table(seats), 0, 0, 0)

    def position(self, data: Mapping[str, object]) -> Starmap:
        return position.from_dict(self._start(1, {}), data)

    def options_of(self, state: State) -> dict[str, OptionValue]:
        return {}

    def _spell(self, state: State, seat: int, action: int) -> str:
        return moves.spell(cast(Starmap, state), seat, action)

    def _parse(self, state: State, seat: int, text: str) -> int:
        return moves.parse(cast(Starmap, state), seat, text)

    def _view(self, known: State, viewer: int) -> dict[str, object]:
        return view.view(cast(Starmap, known), viewer, self.edition, texts)

    def _headline(self, known: State) -> str:
        return view.headline(cast(Starmap, known), texts)

    def _tell(self, before: State, after: State, seat: int, action: int, viewer: int) -> list[Line]:
        return story.tell(cast(Starmap, before), cast(Starmap, after), seat, action, self.edition, texts)

    def preview(self, known: State, seat: int, action: int) -> dict[str, object]:
        """The points that an ability, its dice or a layout can fill."""
        points = view.reach(cast(Starmap, known), seat, action)
        return {"points": points} if points else {}
