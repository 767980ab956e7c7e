"""Ephemeris as seen from outside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ecliptic.games.ephemeris import data as components
from ecliptic.games.ephemeris import facts, moves, position, shown
from ecliptic.games.ephemeris import view as views
from ecliptic.games.ephemeris.ids import END, P_END, PLACE, PLUTO
from ecliptic.games.ephemeris.one import new_game_one
from ecliptic.games.ephemeris.pairs import Pairs, new_pairs
from ecliptic.games.ephemeris.sky import Sky
from ecliptic.games.ephemeris.snap import Snap, new_snap
from ecliptic.games.ephemeris.state import Mode
from ecliptic.games.ephemeris.three import GameThree, new_game_three
from ecliptic.games.ephemeris.two import GameTwo, new_game_two
from ecliptic.kernel.edition import Overlay
from ecliptic.kernel.errors import BadOption
from ecliptic.kernel.facts import Args, Fact, Topic, fact
from ecliptic.kernel.game import Game, Option, OptionValue
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


class EphemerisGame(Game[Mode, shown.EphemerisView]):
    """Ephemeris with one edition of its components."""

    id = "ephemeris"
    version = 2
    seats = (2, 3, 4, 5, 6, 7)
    minutes = 25
    ease = 1
    cooperative = False
    deal_options: ClassVar[dict[str, OptionValue]] = {"mode": "three"}  # Game One may be lost before one's first move
    options = (
        Option("mode", "one", choices=tuple(SEATS)),
        Option("cap", 500, low=20, high=1000),
        Option("open", False),
        Option("draft", False),
        Option("manual_call", False),
        Option("pick", False),
        Option("series", 1, low=1, high=9),
        Option("thirds", True),
    )
    max_plies = 100_000
    folder = components.FOLDER
    spellings = moves.SPELLINGS
    about: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "dice": ("first_colour", "second_colour"),
        "fate": ("fate",),
        **dict.fromkeys(("back-blind", "call", "place", "exchange", "under", "roller", "ephemeris"), ()),
    }

    def __init__(self, edition: Overlay | None = None) -> None:
        self.edition, self.edition_hash = components.load(edition)

    def check_options(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        chosen = super().check_options(given)
        for option in (one for one in self.options if one not in self.options_beside(chosen)):
            if chosen[option.name] != option.default:
                modes = list(ONLY_IN[option.name])
                raise BadOption(
                    fact("option-not-here", name=option.name, other="mode", known=modes, text=chosen["mode"])
                )
        if chosen["draft"] and chosen["open"]:
            raise BadOption(fact("option-pointless", name="open", other="draft"))
        return chosen

    def options_beside(self, chosen: Mapping[str, OptionValue]) -> tuple[Option, ...]:
        mode = chosen.get("mode", "one")
        return tuple(option for option in self.options if mode in ONLY_IN.get(option.name, SEATS))

    def seats_for(self, options: Mapping[str, OptionValue]) -> tuple[int, ...]:
        return SEATS[str(options.get("mode", "one"))]

    def _start(self, seats: int, options: dict[str, OptionValue]) -> State:
        kit = components.ruleset(self.edition, options)
        mode = options["mode"]
        if mode == "one":
            return new_game_one(kit)
        if mode == "two":
            return new_game_two(kit, seats)
        if mode == "three":
            return new_game_three(kit, seats)
        return new_pairs(kit, seats) if mode == "pairs" else new_snap(kit, seats)

    def position(self, data: Mapping[str, object]) -> State:
        return position.from_dict(self, data)

    def options_of(self, state: Mode) -> dict[str, OptionValue]:
        return position.options_of(state)

    def scores(self, state: Mode) -> list[float]:
        """Points of Game Three, pairs, cards; Games One and Two count nothing."""
        if isinstance(state, GameThree):
            return [float(points) for points in state.points()]
        if isinstance(state, Pairs):
            return [float(pairs) for pairs in state.won]
        return [float(cards) for cards in state.totals()] if isinstance(state, Snap) else []

    def topics(self, state: Mode, seat: int, action: int) -> list[Topic]:
        """Dice are alike."""
        found = super().topics(state, seat, action)
        return [topic._replace(argument="colour") if topic.kind == "dice" else topic for topic in found]

    def topic_key(self, state: Mode, seat: int) -> int:
        return state.card if isinstance(state, Sky) else -1

    def routine(self, known: Mode, seat: int) -> int | None:
        """Whoever still has Pluto is stopped at the end of a turn, but only asked if the card could help there."""
        if isinstance(known, GameTwo) and known.phase == P_END and PLUTO not in known.legal(seat):
            return END
        return None

    def preview(self, known: Mode, seat: int, action: int) -> list[Fact]:
        """A card in Pairs or Snap is not shown before it is turned up: to remember it is for the players."""
        return [] if action >= PLACE else super().preview(known, seat, action)

    def _describe(self, state: Mode, seat: int, action: int) -> tuple[str, Args]:
        return moves.describe(state, action)

    def _parse(self, state: Mode, seat: int, text: str) -> int:
        return moves.parse(state, text)

    def _facts(self, before: Mode, after: Mode, seat: int, action: int, viewer: int) -> list[Fact]:
        return facts.facts(before, after, seat, action, self.edition)

    def _view(self, known: Mode, viewer: int) -> shown.EphemerisView:
        return views.view(known, viewer, self.edition)

    def _headline(self, known: Mode) -> Fact:
        return views.headline(known)
