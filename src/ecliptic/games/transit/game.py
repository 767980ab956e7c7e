"""The Transit of Venus as the outside sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ecliptic.games.transit import data, moves, position, story, view
from ecliptic.games.transit.board import Options
from ecliptic.games.transit.rules import Transit, available_setbacks, new_game
from ecliptic.kernel.bits import size
from ecliptic.kernel.edition import Overlay
from ecliptic.kernel.errors import BadOption
from ecliptic.kernel.game import Game, Line, Option, OptionValue
from ecliptic.kernel.state import State


class TransitGame(Game):
    """Cooperative cribbage for 2 to 4."""

    id = "transit"
    title = "The Transit of Venus"
    summary = (
        "Cooperative cribbage: four centuries of astronomers race an hourglass with cards they may not talk about."
    )
    version = 1
    seats = (2, 3, 4)
    minutes = 30
    cooperative = True
    max_plies = 6000
    folder = data.FOLDER
    options = (
        Option("rounds", 0, "Set Rounds: play exactly so many rounds from Hourglass 0; 0 is the open game.", 0, 8),
        Option("historical", False, "Setbacks and Milestones come in the order of history instead of shuffled."),
        Option("harder", False, "The harder game: only the Setbacks numbered four to eight."),
        Option("ascending_runs", False, "Old Models Persist accepts only rising runs, not falling ones."),
        Option("war_adds", False, "The Seven Years War adds its four cards to the placed ones. Nearly always lost."),
    )  # fmt: skip

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
            raise BadOption(f"option rounds is {chosen.rounds}, but only {most} Setbacks are available here")
        return new_game(seats, self.edition, chosen)

    def options_of(self, state: State) -> dict[str, OptionValue]:
        assert isinstance(state, Transit)
        return dict(position.options_dict(state.options))

    def position(self, data: Mapping[str, object]) -> Transit:
        return position.from_dict(self, data)

    def _spell(self, state: State, seat: int, action: int) -> str:
        assert isinstance(state, Transit)
        return moves.spell(state, seat, action)

    def _parse(self, state: State, seat: int, text: str) -> int:
        assert isinstance(state, Transit)
        return moves.parse(state, seat, text)

    def _view(self, known: State, viewer: int) -> dict[str, object]:
        assert isinstance(known, Transit)
        return {**view.view(known, viewer), "edition": self.data.edition.name}

    def _headline(self, known: State) -> str:
        assert isinstance(known, Transit)
        return view.headline(known)

    def _talk(self, known: State) -> tuple[str, ...] | None:
        assert isinstance(known, Transit)
        return view.sayings(known)

    def _tell(self, before: State, after: State, seat: int, action: int, viewer: int) -> list[Line]:
        assert isinstance(before, Transit)
        assert isinstance(after, Transit)
        return story.tell(before, after, seat, action, viewer)
