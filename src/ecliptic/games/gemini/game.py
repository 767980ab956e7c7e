"""The Gemini Card Game as seen from outside."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from ecliptic.games.gemini import data, facts, moves, position, scoring, shown, view
from ecliptic.games.gemini.rules import Semester
from ecliptic.games.gemini.ruleset import Tables, Terms
from ecliptic.kernel.edition import Overlay
from ecliptic.kernel.facts import Args, Fact
from ecliptic.kernel.game import Game, Option, OptionValue, Unit

FOLDER = Path(__file__).parent


class GeminiGame(Game[Semester, shown.GeminiView]):
    """Two to four people keep an observatory funded through a semester."""

    id = "gemini"
    version = 2
    seats = (2, 3, 4)
    minutes = 60
    ease = 3
    cooperative = True
    alike = True
    max_plies = 5000  # 48 turns of at most a hundred plies: free moves run out, an undo costs Reputation
    folder = FOLDER
    about: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "place": ("instrument", "by"),
        **dict.fromkeys(("move", "swap", "return", "move-altair", "return-altair"), ("by",)),
        **dict.fromkeys(("target", "target-ao"), ("target", "program")),
        "time": ("face", "program"),
        **dict.fromkeys(("give", "take", "draw", "use", "use-on", "use-for"), ("face",)),
        "weather": ("sky",),
        **dict.fromkeys(("discard-hand", "attach", "send", "send-under"), ()),
    }
    options = (
        Option("roles", "dealt", choices=("dealt", "chosen")),
        Option("instants", False),
        Option("visiting", 0, low=0, high=3),
        Option("visitors", "drawn", choices=("drawn", "chosen")),
        Option("booboo", False),
        Option("gmos_split", False),
        Option("bright_ao_primary", True),
        Option("closure_stops_base", False),
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
        return position.from_dict(self, data)

    def options_of(self, state: Semester) -> dict[str, OptionValue]:
        return position.options_of(state)

    def unit(self, state: Semester) -> Unit:
        """G-32: levels of victory."""
        return Unit("levels", 4.0, 2)

    def scores(self, state: Semester) -> list[float]:
        return [float(scoring.points(state))] * state.seats

    def topic_key(self, state: Semester, seat: int) -> bool:
        return state.flipped

    def _describe(self, state: Semester, seat: int, action: int) -> tuple[str, Args]:
        return moves.describe(state, action)

    def _spelling(self, kind: str, args: Args) -> str:
        return moves.spelling(kind, args)

    def _parse(self, state: Semester, seat: int, text: str) -> int:
        return moves.parse(text)

    def _facts(self, before: Semester, after: Semester, seat: int, action: int, viewer: int) -> list[Fact]:
        return facts.facts(before, after, seat, action)

    def _view(self, known: Semester, viewer: int) -> shown.GeminiView:
        return view.view(known, viewer)

    def _headline(self, known: Semester) -> Fact:
        return view.headline(known)
