"""The Gemini Card Game, for everything around the rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from ecliptic.games.gemini import data, moves, position, reading, story, view
from ecliptic.games.gemini.rules import Semester
from ecliptic.games.gemini.ruleset import Tables, Terms
from ecliptic.kernel.edition import Overlay
from ecliptic.kernel.game import Game, Line, Option, OptionValue
from ecliptic.kernel.state import State

FOLDER = Path(__file__).parent


class Gemini(Game):
    """Two to four people keep an observatory funded through a semester."""

    id = "gemini"
    title = "The Gemini Card Game"
    summary = "Run an observatory together: match programs, instruments, targets and weather for twelve rounds."
    version = 1
    seats = (2, 3, 4)
    minutes = 60
    cooperative = True
    max_plies = 5000  # 48 turns of at most a hundred plies: free moves run out, an undo costs Reputation
    folder = FOLDER
    options = (
        Option(
            "roles", "dealt", "Are the roles dealt at random, or does each player choose?", choices=("dealt", "chosen")
        ),
        Option("instants", False, "Shuffle six Instant cards into the Player deck."),
        Option("visiting", 0, "How many visiting instruments join the Instrument deck.", low=0, high=3),
        Option("visitors", "drawn", "Are visitors drawn, or named by the first player?", choices=("drawn", "chosen")),
        Option("booboo", False, "Allow taking back the last action for one Reputation."),
        Option("gmos_split", False, "Put the two GMOS at one site each instead of both at both."),
        Option("bright_ao_primary", True, "Let a Bright target observed with AO stand for a Primary one too."),
        Option("closure_stops_base", False, "Let closures stop Checkouts and Poor Weather as well."),
    )

    def __init__(self, edition: Overlay | None = None) -> None:
        self.edition, self.edition_hash = data.load(FOLDER / "data", edition)
        self._tables: dict[tuple[bool, bool], Tables] = {}

    def tables(self, gmos_split: bool, bright_ao_primary: bool) -> Tables:
        """The edition as the rules use it; two options change what cards say."""
        key = (gmos_split, bright_ao_primary)
        if key not in self._tables:
            self._tables[key] = data.build(self.edition, *key)
        return self._tables[key]

    def _start(self, seats: int, options: dict[str, OptionValue]) -> Semester:
        state = self.empty(seats, options)
        state.set_up()
        return state

    def empty(self, seats: int, options: Mapping[str, OptionValue]) -> Semester:
        """A table with nothing on it."""
        terms = Terms()
        terms.choose_roles = options["roles"] == "chosen"
        terms.visiting = int(options["visiting"])
        terms.choose_visitors = options["visitors"] == "chosen"
        terms.instants = bool(options["instants"])
        terms.booboo = bool(options["booboo"])
        terms.gmos_split = bool(options["gmos_split"])
        terms.bright_ao_primary = bool(options["bright_ao_primary"])
        terms.closure_stops_base = bool(options["closure_stops_base"])
        return Semester(seats, terms, self.tables(terms.gmos_split, terms.bright_ao_primary))

    def position(self, data: Mapping[str, object]) -> Semester:
        return reading.from_dict(self, data)

    def options_of(self, state: State) -> dict[str, OptionValue]:
        return position.options_of(cast(Semester, state))

    def _spell(self, state: State, seat: int, action: int) -> str:
        return moves.spell(action)

    def _parse(self, state: State, seat: int, text: str) -> int:
        return moves.parse(text)

    def _view(self, known: State, viewer: int) -> dict[str, object]:
        return view.view(cast(Semester, known), viewer)

    def _headline(self, known: State) -> str:
        return view.headline(cast(Semester, known))

    def _tell(self, before: State, after: State, seat: int, action: int, viewer: int) -> list[Line]:
        return story.tell(cast(Semester, before), cast(Semester, after), seat, action)
