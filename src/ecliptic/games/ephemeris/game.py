"""Ephemeris for everything around its rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ecliptic.games.ephemeris import data as components
from ecliptic.games.ephemeris import moves, position
from ecliptic.games.ephemeris.actions import END, P_END, PLUTO
from ecliptic.games.ephemeris.mode import Mode
from ecliptic.games.ephemeris.one import new_game_one
from ecliptic.games.ephemeris.pairs import new_pairs
from ecliptic.games.ephemeris.reading import Reader, from_dict
from ecliptic.games.ephemeris.snap import new_snap
from ecliptic.games.ephemeris.story import tell
from ecliptic.games.ephemeris.three import new_game_three
from ecliptic.games.ephemeris.two import GameTwo, new_game_two
from ecliptic.games.ephemeris.view import headline, view
from ecliptic.kernel.edition import Overlay
from ecliptic.kernel.errors import BadOption, BadPosition, EclipticError
from ecliptic.kernel.game import Game, Line, Option, OptionValue, in_words
from ecliptic.kernel.state import State

SEATS = {
    "one": (2,),
    "two": (2, 3, 4),
    "three": (2, 3, 4, 5, 6, 7),
    "pairs": (2, 3, 4, 5, 6),
    "snap": (2, 3, 4, 5, 6),
}
ONLY_IN = {
    "cap": ("one", "two"),
    "open": ("one", "two"),
    "draft": ("one",),
    "manual_call": ("one", "two"),
    "pick": ("three",),
    "series": ("three",),
    "thirds": ("pairs",),
}
"""The modes in which an option means something; elsewhere it keeps its default."""


class Ephemeris(Game):
    """Ephemeris with one edition of its components."""

    id = "ephemeris"
    title = "Ephemeris"
    summary = "Nudge Moon, Sun and planets round the zodiac until they stand in the signs you were dealt."
    version = 2
    seats = (2, 3, 4, 5, 6, 7)
    minutes = 25
    cooperative = False
    options = (
        Option("mode", "one", "Which of the games is played.", choices=tuple(SEATS)),
        Option("cap", 500, "Moves (Game One) or turns (Game Two) until the game ends without a winner.", 20, 1000),
        Option("open", False, "Zodiac cards lie face up in Games One and Two."),
        Option("draft", False, "In Game One players choose their bodies and name each other's signs."),
        Option("manual_call", False, "In Games One and Two players must call EPHEMERIS themselves."),
        Option("pick", False, "In Game Three players pick their planets instead of being dealt one."),
        Option("series", 1, "How many games of Game Three are played for points.", 1, 9),
        Option("thirds", True, "Pairs is played with the third copy of each body, which finds no partner."),
    )
    max_plies = 100_000
    folder = Path(__file__).parent

    def __init__(self, edition: Overlay | None = None) -> None:
        self.edition, self.edition_hash = components.load(edition)

    def check_options(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        chosen = super().check_options(given)
        for option in self.options:
            modes = ONLY_IN.get(option.name, tuple(SEATS))
            if chosen["mode"] not in modes and chosen[option.name] != option.default:
                raise BadOption(f"option {option.name} belongs to mode {' or '.join(modes)}, not {chosen['mode']}")
        if chosen["draft"] and chosen["open"]:
            raise BadOption("option open changes nothing with draft: signs that were named lie open anyway")
        return chosen

    def seats_for(self, options: Mapping[str, OptionValue]) -> tuple[int, ...]:
        return SEATS[str(options.get("mode", "one"))]

    def _start(self, seats: int, options: dict[str, OptionValue]) -> State:
        kit = components.kit(self.edition, options)
        mode = options["mode"]
        if mode == "one":
            return new_game_one(kit)
        if mode == "two":
            return new_game_two(kit, seats)
        if mode == "three":
            return new_game_three(kit, seats)
        return new_pairs(kit, seats) if mode == "pairs" else new_snap(kit, seats)

    def position(self, data: Mapping[str, object]) -> State:
        read = Reader(data)
        given = read.value("options")
        if not isinstance(given, Mapping):
            raise BadPosition("options should be a table of names and values")
        try:
            options = self.check_options(given)
        except EclipticError as error:
            raise BadPosition(str(error)) from None
        seats = read.number("seats", 2, 7)
        if seats not in self.seats_for(options):
            raise BadPosition(f"seats should be {in_words(self.seats_for(options))} here, not {seats}")
        return from_dict(data, str(options["mode"]), seats, components.kit(self.edition, options))

    def options_of(self, state: State) -> dict[str, OptionValue]:
        assert isinstance(state, Mode)
        return position.options_of(state)

    def _spell(self, state: State, seat: int, action: int) -> str:
        assert isinstance(state, Mode)
        return moves.spell(state, action)

    def _parse(self, state: State, seat: int, text: str) -> int:
        assert isinstance(state, Mode)
        return moves.parse(state, text)

    def routine(self, known: State, seat: int) -> int | None:
        """Whoever still has Pluto is stopped at the end of a turn, but only asked if the card could help there."""
        if isinstance(known, GameTwo) and known.phase == P_END and PLUTO not in known.legal(seat):
            return END
        return None

    def _view(self, known: State, viewer: int) -> dict[str, object]:
        assert isinstance(known, Mode)
        return view(known, viewer, self.edition)

    def _headline(self, known: State) -> str:
        assert isinstance(known, Mode)
        return headline(known)

    def _tell(self, before: State, after: State, seat: int, action: int, viewer: int) -> list[Line]:
        assert isinstance(before, Mode)
        assert isinstance(after, Mode)
        return tell(before, after, seat, action, self.edition)
