"""What a game's author hands to the conformance suite, and the random games that its checks look at."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from ecliptic.kernel.bits import bit, lowest, nth, size
from ecliptic.kernel.game import Game
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import NATURE, SPECTATOR, State, pick_from_legal


class Nonconformance(AssertionError):
    """A promise of the contract that a game breaks, in one sentence: which game, where, and what differs."""


@dataclass(frozen=True)
class Variant:
    """A way to start the game: a seat count and options."""

    seats: int
    options: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return ", ".join([f"{self.seats} seats", *(f"{name}={value}" for name, value in self.options.items())])

    @property
    def slug(self) -> str:
        """Its name as a file name: 3-rounds-5."""
        return "-".join([str(self.seats), *(f"{name}-{value}" for name, value in self.options.items())])


@dataclass(frozen=True)
class Kit:
    """A game, and all that the suite has to be told about it."""

    game: Game
    variants: tuple[Variant, ...]
    """Every mode and seat count that plays differently: all of them are tested."""
    conserved: Callable[[State], object]
    """What no event may change: every component and where it can be counted, e.g. the sorted cards of all places."""
    folder: Path
    """Has golden/*.txt (records, see `golden.py`) and tiny.json (see `knowledge.check_worlds`)."""
    looks: int = 1000
    """How many positions a check looks at, all variants together."""

    def start(self, variant: Variant) -> State:
        state: State = self.game.start(variant.seats, variant.options)
        return state

    def wrong(self, what: str) -> Nonconformance:
        return Nonconformance(f"{self.game.id}: {what}")


Check = Callable[[Kit, int], None]
"""A check of a kit from a seed; raises `Nonconformance`."""


def load_kit(folder: Path) -> Kit:
    """The `KIT` of the file kit.py in a game's test folder."""
    path = folder / "kit.py"
    spec = spec_from_file_location(f"kit_of_{folder.name}", path)
    if not path.is_file() or spec is None or spec.loader is None:
        raise Nonconformance(f"{folder.name}: there is no {path}, which should describe the game to the suite")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    kit: Kit = module.KIT
    return kit


@dataclass(frozen=True)
class Spot:
    """A position of a random game, and where that was."""

    kit: Kit
    variant: Variant
    seed: int
    number: int
    """Which of the games from this seed."""
    ply: int
    state: State
    """Goes on changing while the game is walked through: clone it before you keep it or play on in it."""

    @property
    def luck(self) -> Luck:
        """Random numbers for whoever looks at this spot, the same at each look."""
        return Luck(self.seed * 1_000_003 + self.ply, self.number + 1000)

    def wrong(self, what: str) -> Nonconformance:
        game = self.kit.game.id
        return Nonconformance(f"{game} ({self.variant}), seed {self.seed}, game {self.number}, ply {self.ply}: {what}")


Event = Callable[[State, Luck], tuple[int, int]]
"""Lets somebody act; returns who did what."""


def walk(kit: Kit, variant: Variant, seed: int, number: int = 0, event: Event | None = None) -> Iterator[Spot]:
    """A game, random unless told otherwise, before each event and at its end. One that is too long is left there."""
    happen = event or random_event
    luck = Luck(seed, number)
    state = kit.start(variant)
    for ply in range(kit.game.max_plies + 1):
        spot = Spot(kit, variant, seed, number, ply, state)
        yield spot
        if state.actors() == 0:
            return
        try:
            happen(state, luck)
        except Exception as error:
            raise spot.wrong(f"the game cannot go on: {error!r}") from error


def looks(kit: Kit, seed: int, share: float = 1.0) -> Iterator[Spot]:
    """Positions from all over random games of every variant: this share of the kit's looks."""
    each = max(10, int(kit.looks * share) // len(kit.variants))
    for variant in kit.variants:
        yield from _looks(kit, variant, seed, each)


def _looks(kit: Kit, variant: Variant, seed: int, left: int) -> Iterator[Spot]:
    """Start and end of each game, and in between as many positions as spread the looks over three games or more."""
    stride = max(1, 3 * sum(1 for _ in walk(kit, variant, seed)) // left)
    luck = Luck(seed, 1 << 20)
    number = 0
    while True:
        for spot in walk(kit, variant, seed, number):
            if spot.ply and luck.below(stride) and spot.state.actors():
                continue
            yield spot
            left -= 1
            if left == 0:
                return
        number += 1


def some_actor(actors: int, luck: Luck) -> int:
    """Nature if it must act, else any of the seats that may."""
    return NATURE if actors & bit(NATURE) else nth(actors, luck.below(size(actors)))


def random_event(state: State, luck: Luck) -> tuple[int, int]:
    """Lets somebody act at random; returns who did what."""
    seat = some_actor(state.actors(), luck)
    action = pick_from_legal(state, seat, luck.word())
    state.apply(seat, action)
    return seat, action


def play_on(state: State, luck: Luck, plies: int) -> int:
    """Plays at most this many random events; returns how many there were."""
    for ply in range(plies):
        if state.actors() == 0:
            return ply
        random_event(state, luck)
    return plies


def seats_in(mask: int) -> list[int]:
    """The members of `actors()`."""
    seats = []
    while mask:
        seats.append(int(lowest(mask)))
        mask &= mask - 1
    return seats


def viewers(state: State) -> list[int]:
    """Everyone who can look at a table: each seat and a spectator."""
    return [*range(state.seats), SPECTATOR]


def called(viewer: int) -> str:
    """A seat's name in a sentence."""
    return {NATURE: "Nature", SPECTATOR: "a spectator"}.get(viewer, f"seat {viewer}")


def dump(state: State) -> str:
    """A position as text, to be compared to the byte."""
    return json.dumps(state.to_dict())
