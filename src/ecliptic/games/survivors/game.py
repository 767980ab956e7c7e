"""Cities of Venus: Survivors, for everything around the rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.survivors import data, moves, position, story, view
from ecliptic.games.survivors.course import new_row
from ecliptic.games.survivors.rules import Survivors
from ecliptic.games.survivors.ruleset import Kit
from ecliptic.kernel.edition import Overlay
from ecliptic.kernel.game import Game, Line, Option, OptionValue
from ecliptic.kernel.state import State


class CitiesOfVenusSurvivors(Game):
    """The game with one edition of its components."""

    id = "survivors"
    title = "Cities of Venus: Survivors"
    summary = "Dice work a mech, tiles explore a planet, engineers are rescued, and the best launch wins."
    version = 1
    seats = (1, 2, 3, 4)
    minutes = 60
    cooperative = False
    max_plies = 60_000
    folder = Path(__file__).parent
    options = (
        Option("updown_spots", 1, "How many dice the +1 space takes in a turn, and the -1 space.", low=1, high=2),
        Option("barrier_blocks_connection", False, "Whether tiles that meet only across a barrier count as apart."),
        Option("newboard_collect", True, "Whether the first tile on a new board collects what lies under it."),
        Option("solo_auto_launch", False, "Whether the solo launch starts by itself as soon as it can."),
        Option("round_limit", 60, "After this round the launch begins even if nobody has five rods.", low=1, high=60),
        Option("turn_limit", 100, "A solo game that has not launched after this turn is lost.", low=1, high=100),
        Option("concede", False, "Whether a solo player may give up before a roll."),
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

    def options_of(self, state: State) -> dict[str, OptionValue]:
        return position.options_of(cast(Survivors, state).kit)

    def position(self, data: Mapping[str, object]) -> Survivors:
        return position.read(self.edition, lambda options: self.kit(self.check_options(options)), data)

    def _spell(self, state: State, seat: int, action: int) -> str:
        return moves.spell(self.edition, cast(Survivors, state), seat, action)

    def _parse(self, state: State, seat: int, text: str) -> int:
        return moves.parse(self.edition, cast(Survivors, state), seat, text)

    def _view(self, known: State, viewer: int) -> dict[str, object]:
        return view.show(self.edition, cast(Survivors, known), viewer)

    def _headline(self, known: State) -> str:
        return view.headline(cast(Survivors, known))

    def _tell(self, before: State, after: State, seat: int, action: int, viewer: int) -> list[Line]:
        return story.tell(self.edition, cast(Survivors, before), cast(Survivors, after), seat, action)
