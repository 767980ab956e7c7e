"""Mihi Anguli as seen from outside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ecliptic.games.starmap import facts, moves, position, scoring, shown, view
from ecliptic.games.starmap.data import FOLDER, load
from ecliptic.games.starmap.names import sort_of
from ecliptic.games.starmap.rules import Starmap
from ecliptic.games.starmap.state import new_table
from ecliptic.kernel.edition import Overlay
from ecliptic.kernel.errors import InvalidMove
from ecliptic.kernel.facts import Args, Fact, Topic, fact
from ecliptic.kernel.game import VICTORY, Game, OptionValue, Unit

POINTS = Unit("points", 1.0)
"""Alone the result is the score."""


class StarmapGame(Game[Starmap, shown.StarmapView]):
    """The star-mapping roll-and-write."""

    id = "starmap"
    version = 1
    seats = (1, 2, 3, 4)
    minutes = 30
    ease = 3
    cooperative = False
    max_plies = 4 * 1200
    folder = FOLDER
    spellings = moves.SPELLINGS
    about: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "fill": ("entry",),
        **dict.fromkeys(("number", "point", "dice", "major", "layout", "cell", "all", "done", "roll"), ()),
    }

    def __init__(self, edition: Overlay | None = None) -> None:
        self.edition = load(edition)
        self.edition_hash = self.edition.hash

    def _start(self, seats: int, options: dict[str, OptionValue]) -> Starmap:
        return Starmap(self.edition.chart, seats, new_table(seats), 0, 0, 0)

    def position(self, data: Mapping[str, object]) -> Starmap:
        return position.from_dict(self, data)

    def options_of(self, state: Starmap) -> dict[str, OptionValue]:
        return {}

    def unit(self, state: Starmap) -> Unit:
        return POINTS if state.seats == 1 else VICTORY

    def scores(self, state: Starmap) -> list[float]:
        """M-36, M-40: what each sheet is worth."""
        return [float(scoring.final_score(state.chart, state.table, state.seats, seat)) for seat in range(state.seats)]

    def topics(self, state: Starmap, seat: int, action: int) -> list[Topic]:
        """A box is known by the ability, supporter, article or day that it belongs to."""
        found = super().topics(state, seat, action)
        return [topic._replace(argument=sort_of(topic.thing)) if topic.kind == "fill" else topic for topic in found]

    def topic_key(self, state: Starmap, seat: int) -> int:
        return moves.phase_of(state, seat)

    def _describe(self, state: Starmap, seat: int, action: int) -> tuple[str, Args]:
        return moves.describe(state, seat, action)

    def _spelling(self, kind: str, args: Args) -> str:
        return moves.spelling(kind, args)

    def _parse(self, state: Starmap, seat: int, text: str) -> int:
        """A move reads only as it is spelled here: the layout of another die is not one of this die."""
        action = moves.parse(state, seat, text)
        spelled = self.spell(state, seat, action)
        if spelled != text:
            raise InvalidMove(fact("not-how-it-is-spelled", text=text, word=spelled), self.id)
        return action

    def _facts(self, before: Starmap, after: Starmap, seat: int, action: int, viewer: int) -> list[Fact]:
        return facts.facts(before, after, seat, action, self.edition)

    def _view(self, known: Starmap, viewer: int) -> shown.StarmapView:
        return view.view(known, viewer, self.edition)

    def _headline(self, known: Starmap) -> Fact:
        return view.headline(known, self.edition)
