"""Cities of Venus: Survivors as seen from outside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.survivors import data, facts, ground, moves, position, shown, view
from ecliptic.games.survivors.course import new_row
from ecliptic.games.survivors.ids import SEQUENCE_, STRIDE
from ecliptic.games.survivors.rules import Survivors
from ecliptic.games.survivors.ruleset import Kit
from ecliptic.kernel.edition import Overlay
from ecliptic.kernel.facts import Args, Fact
from ecliptic.kernel.game import VICTORY, Game, Option, OptionValue, Unit

STARS = Unit("stars", 5.0, 2)
"""Alone the result is a number of stars out of five."""


class SurvivorsGame(Game[Survivors, shown.SurvivorsView]):
    """Dice, tiles and rescued Engineers, then a launch."""

    id = "survivors"
    version = 1
    seats = (1, 2, 3, 4)
    minutes = 60
    cooperative = False
    max_plies = 60_000
    folder = data.FOLDER
    spellings = moves.SPELLINGS
    about: ClassVar[Mapping[str, tuple[str, ...]]] = dict.fromkeys(("ore", "up", "down", "cells", "discard", "end"), ())
    options = (
        Option("updown_spots", 1, low=1, high=2),
        Option("barrier_blocks_connection", False),
        Option("newboard_collect", True),
        Option("solo_auto_launch", False),
        Option("round_limit", 60, low=1, high=60),
        Option("turn_limit", 100, low=1, high=100),
        Option("concede", False),
    )

    def __init__(self, edition: Overlay | None = None) -> None:
        self.edition = data.load(edition)
        self.edition_hash = self.edition.fingerprint
        self._kits: dict[tuple[OptionValue, ...], Kit] = {}

    def kit(self, options: Mapping[str, OptionValue]) -> Kit:
        """The edition under these options; the same one whenever they are asked for."""
        key = tuple(options[option.name] for option in self.options)
        if key not in self._kits:
            self._kits[key] = self.edition.kit(options)
        return self._kits[key]

    def _start(self, seats: int, options: dict[str, OptionValue]) -> Survivors:
        kit = self.kit(options)
        state = Survivors(seats, kit, new_row(kit, seats), vec[i64]())
        state.set_up()
        return state

    def options_of(self, state: Survivors) -> dict[str, OptionValue]:
        return position.options_of(state.kit)

    def position(self, data: Mapping[str, object]) -> Survivors:
        rest = {name: value for name, value in data.items() if name != ground.LAID}
        state = position.from_dict(self, rest)
        ground.read_tiles(state, data)
        return state

    def unit(self, state: Survivors) -> Unit:
        return STARS if state.seats == 1 else VICTORY

    def scores(self, state: Survivors) -> list[float]:
        """How many dice each launch was long."""
        return [float(state.row[seat * STRIDE + SEQUENCE_] // 8) for seat in range(state.seats)]

    def topic_key(self, state: Survivors, seat: int) -> int:
        return 0  # nothing: where a tile lies is not told

    def _describe(self, state: Survivors, seat: int, action: int) -> tuple[str, Args]:
        return moves.describe(state, seat, action)

    def _spelling(self, kind: str, args: Args) -> str:
        return moves.spelling(kind, args)

    def _parse(self, state: Survivors, seat: int, text: str) -> int:
        return moves.parse(state, seat, text)

    def _facts(self, before: Survivors, after: Survivors, seat: int, action: int, viewer: int) -> list[Fact]:
        return facts.facts(before, after, seat, action)

    def _view(self, known: Survivors, viewer: int) -> shown.SurvivorsView:
        return view.view(known, viewer)

    def _headline(self, known: Survivors) -> Fact:
        return view.headline(known)
