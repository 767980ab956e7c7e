"""The Transit of Venus as seen from outside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from ecliptic.games.transit import data, facts, moves, position, shown, view
from ecliptic.games.transit import ids as c
from ecliptic.games.transit.rules import Transit, available_setbacks, new_game
from ecliptic.games.transit.ruleset import Options
from ecliptic.kernel.bits import size
from ecliptic.kernel.edition import Overlay
from ecliptic.kernel.errors import BadOption
from ecliptic.kernel.facts import Args, Fact, Topic, fact
from ecliptic.kernel.game import Game, Option, OptionValue
from ecliptic.kernel.state import NATURE


class TransitGame(Game[Transit, shown.TransitView]):
    """Cooperative cribbage for 2 to 4."""

    id = "transit"
    version = 1
    seats = (2, 3, 4)
    minutes = 30
    cooperative = True
    max_plies = 6000
    folder = data.FOLDER
    spellings = moves.SPELLINGS
    about: ClassVar[Mapping[str, tuple[str, ...]]] = {"trade": ("card",)}
    options = (
        Option("rounds", 0, low=0, high=8),
        Option("historical", False),
        Option("harder", False),
        Option("ascending_runs", False),
        Option("war_adds", False),
    )

    def __init__(self, edition: Overlay | None = None) -> None:
        self.data, self.edition, self.edition_hash = data.load(edition)

    def _start(self, seats: int, options: dict[str, OptionValue]) -> Transit:
        chosen = Options(
            cast(int, options["rounds"]),
            bool(options["historical"]),
            bool(options["harder"]),
            bool(options["ascending_runs"]),
            bool(options["war_adds"]),
        )
        most = size(available_setbacks(seats, self.edition, chosen))
        if chosen.rounds > most:
            raise BadOption(fact("option-too-high", name="rounds", value=chosen.rounds, high=most))
        return new_game(seats, self.edition, chosen)

    def options_of(self, state: Transit) -> dict[str, OptionValue]:
        return dict(position.options_dict(state.options))

    def position(self, data: Mapping[str, object]) -> Transit:
        return position.from_dict(self, data)

    def scores(self, state: Transit) -> list[float]:
        """T-25: how far the Century that lags most is ahead of the Hourglass."""
        marks = [state.at[c.MARK + state.track(seat)] for seat in range(state.seats)]
        return [float(min(marks) - state.hourglass)] * state.seats

    def topics(self, state: Transit, seat: int, action: int) -> list[Topic]:
        """Suits are alike: a card is known by its rank."""
        found = super().topics(state, seat, action)
        return [topic._replace(thing=topic.thing[0]) if topic.argument == "card" else topic for topic in found]

    def topic_key(self, state: Transit, seat: int) -> tuple[int, ...]:
        return (state.phase, state.task) if seat == NATURE else ()

    def _describe(self, state: Transit, seat: int, action: int) -> tuple[str, Args]:
        return moves.describe(state, action)

    def _parse(self, state: Transit, seat: int, text: str) -> int:
        return moves.parse(state, text)

    def _facts(self, before: Transit, after: Transit, seat: int, action: int, viewer: int) -> list[Fact]:
        return facts.facts(before, after, seat, action)

    def _view(self, known: Transit, viewer: int) -> shown.TransitView:
        return view.view(known, viewer, self.data.edition.name)

    def _headline(self, known: Transit) -> Fact:
        return view.headline(known)

    def _talk(self, known: Transit) -> tuple[Fact, ...] | None:
        return view.sayings(known)
