"""What a seat of Cities of Venus: Survivors observes (compiled)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.envs.writer import (
    Encoder,
    Field,
    Layouts,
    Names,
    around,
    capped,
    eight,
    empty,
    gap,
    members,
    nibbles,
    one_of,
    seated,
    set_of,
    turned,
)
from ecliptic.games.survivors import ids as c
from ecliptic.games.survivors.rules import Survivors
from ecliptic.kernel.state import State

STAGES: Final = 9
PHASES: Final = 16
TRACKS: Final = 7
QUEUE: Final = 10
SHAPES: Final = 24
COVER: Final = 25


@final
class SurvivorsEncoder(Encoder):
    """The table, then the same fields for every seat, the viewer's first, then clockwise."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)

    def fields(self) -> list[Field]:
        found = [
            *set_of("stage", STAGES, "the stage of the game"),
            Field("asked", 8, 1, "who is asked now, the viewer first, then clockwise"),
            Field("picked", 8, 1, "who has picked in the card phase, likewise"),
            Field("round", 1, 127, "the round"),
            Field("first", 1, 4, "1 + places from the viewer to who launches first"),
            Field("last", 1, 4, "1 + places from the viewer to who launches last"),
            gap(5),
            Field("market", c.MAX_DESIGNS, 15, "parts on offer, by design"),
            Field("deck", c.MAX_DESIGNS, 15, "parts in the deck, by design"),
            Field("stacks", c.MAX_DESIGNS, 15, "Engineers to be rescued, by type"),
        ]
        for place in range(self.seats):
            found += _seat(place)
        return found

    def write(self, known: State, seat: i64, out: vec[i64], at: i64) -> i64:
        assert isinstance(known, Survivors)
        at = one_of(out, at, known.stage, 2)
        at = members(out, self.spread, at, turned(self.seats, seat, known.asked), 1)
        at = members(out, self.spread, at, turned(self.seats, seat, known.picked), 1)
        zero: i64 = 0
        first: i64 = around(self.seats, seat, known.first) + 1
        last: i64 = around(self.seats, seat, known.last) + 1
        out[at] = eight(capped(known.round), first, last, zero, zero, zero, zero, zero)
        out[at + 1] = nibbles(known.market)
        out[at + 2] = nibbles(known.deck)
        out[at + 3] = nibbles(known.stacks)
        at += 4
        row = known.row
        place: i64 = 0
        while place < self.seats:
            base = seated(self.seats, seat, place) * c.STRIDE
            at = self._write_turn(row, base, out, at)
            at = self._write_boards(row, base, out, at)
            place += 1
        return at

    def _write_turn(self, row: vec[i64], base: i64, out: vec[i64], at: i64) -> i64:
        at = one_of(out, at, row[base + c.PHASE_], 2)
        # Dice are counted in bytes already, six of them.
        out[at] = row[base + c.DICE_] | (capped(row[base + c.DUE_]) << 48) | (row[base + c.REWARD_] << 56)
        out[at + 1] = eight(
            capped(row[base + c.CRYSTALS_]),
            capped(row[base + c.ORE_]),
            capped(row[base + c.RODS_]),
            row[base + c.RESCUES_],
            row[base + c.CLAIM_],
            row[base + c.QUEUED_],
            row[base + c.SEEN_],
            row[base + c.BOARDS_],
        )
        zero: i64 = 0
        out[at + 2] = eight(
            row[base + c.SHAPE_],
            row[base + c.DRAWN_],
            row[base + c.NEW_] + 1,
            row[base + c.SEQUENCE_] >> 3,
            row[base + c.SEQUENCE_] & 7,
            row[base + c.ROLLED_],
            zero,
            zero,
        )
        locks = row[base + c.LOCKS_]
        out[at + 3] = eight(
            locks & 63,
            (locks >> 6) & 63,
            (locks >> 12) & 63,
            (locks >> 18) & 63,
            (locks >> 24) & 63,
            (locks >> 30) & 63,
            (locks >> 36) & 63,
            zero,
        )
        out[at + 4] = nibbles(row[base + c.ENGINEERS_])
        at = members(out, self.spread, at + 5, row[base + c.HELD_], 1)
        at = members(out, self.spread, at, row[base + c.USED_], 1)
        out[at] = nibbles(row[base + c.FRESH_])
        out[at + 1] = nibbles(row[base + c.SPENT_])
        out[at + 2] = nibbles(row[base + c.ICONS_])
        return at + 3

    def _write_boards(self, row: vec[i64], base: i64, out: vec[i64], at: i64) -> i64:
        spread = self.spread
        laid = row[base + c.BOARDS_]
        i: i64 = 0
        while i < laid:
            word = row[base + c.BOARD_ + i]
            at = members(out, spread, at, word & c.FULL, 4)
            out[at] = (((word >> 25) & 63) + 1) | (((word >> 31) & 15) << 8) | (((word >> 35) & 15) << 16)
            at += 1
            i += 1
        at = empty(out, at, (c.MAX_BOARDS - laid) * 5)
        queue = row[base + c.QUEUE_]
        out[at] = _sixes(queue, 8)
        out[at + 1] = _sixes(queue >> 48, 2)
        at += 2
        tiles = row[base + c.TILES_]
        i = 0
        while i < 3:
            out[at] = _pairs(tiles & 0xFFFF)
            tiles >>= 16
            at += 1
            i += 1
        return at


def _sixes(packed: i64, count: i64) -> i64:
    """Numbers of six bits each, as a word."""
    word: i64 = 0
    i: i64 = 0
    while i < count:
        word |= (packed & 63) << (8 * i)
        packed >>= 6
        i += 1
    return word


def _pairs(packed: i64) -> i64:
    """Eight numbers of two bits each, as a word."""
    packed = (packed | (packed << 24)) & 0x000000FF000000FF
    packed = (packed | (packed << 12)) & 0x000F000F000F000F
    return (packed | (packed << 6)) & 0x0303030303030303


def _seat(place: int) -> list[Field]:
    whose = "own" if place == 0 else f"other_{place}"
    found = [
        Field(f"{whose}_phase", PHASES, 1, "what the seat is doing"),
        Field(f"{whose}_dice", 6, 127, "unlocked dice that show each face"),
        Field(f"{whose}_due", 1, 127, "dice still to roll"),
        Field(f"{whose}_reward", 1, 6, "the size of the tile being laid; 5 stands for 5 or 6"),
        Field(f"{whose}_crystals", 1, 127, "crystals"),
        Field(f"{whose}_ore", 1, 127, "ore"),
        Field(f"{whose}_rods", 1, 127, "rods"),
        Field(f"{whose}_rescues", 1, 127, "Engineers to pick"),
        Field(f"{whose}_claim", 1, 127, "parts to pick"),
        Field(f"{whose}_queued", 1, QUEUE, "undrawn boards"),
        Field(f"{whose}_seen", 1, QUEUE, "how many of them, the last ones, everybody has seen"),
        Field(f"{whose}_boards", 1, c.MAX_BOARDS, "boards laid"),
        Field(f"{whose}_shape", 1, SHAPES, "1 + the chosen shape"),
        Field(f"{whose}_drawn", 1, SHAPES, "1 + the board drawn and not yet laid"),
        Field(f"{whose}_new", 1, 7, "2 + the slot of the board that the tile must cover, 1 for none, 0 if none fitted"),
        Field(f"{whose}_sequence", 2, 127, "the launch sequence: length, then face"),
        Field(f"{whose}_rolled", 1, 20, "rolls of the roll-off"),
        gap(2),
        Field(f"{whose}_locks", TRACKS, 63, "what lies on each track; 0 is empty"),
        gap(1),
        Field(f"{whose}_rescued", 8, 15, "1 + the types of the rescued Engineers, in order"),
        *set_of(f"{whose}_held", c.ENGINEER_TYPES, "the Engineers in the Comm Windows"),
        *set_of(f"{whose}_used", c.ENGINEER_TYPES, "the Engineers used this turn"),
        Field(f"{whose}_fresh", c.MAX_DESIGNS, 15, "parts not yet used, by design"),
        Field(f"{whose}_spent", c.MAX_DESIGNS, 15, "parts used up or opened this turn, by design"),
        Field(f"{whose}_icons", 8, 15, "icons left on opened parts, by effect"),
    ]
    for board in range(c.MAX_BOARDS):
        found += [
            *set_of(f"{whose}_board_{board}_covered", COVER, "the covered cells of a board"),
            Field(f"{whose}_board_{board}_side", 1, 64, "1 + its side; 0 if there is none"),
            Field(f"{whose}_board_{board}_place", 2, 15, "where it lies: 5 + x, 5 + y"),
            gap(5),
        ]
    return [
        *found,
        Field(f"{whose}_queue", QUEUE, 63, "1 + the undrawn boards from the next on; 63 for one that nobody has seen"),
        gap(6),
        Field(f"{whose}_tiles", SHAPES, 3, "tiles of each shape laid, alone"),
    ]


def encoder(state: State) -> Encoder:
    return SurvivorsEncoder(state.seats)


# -- for the page about it -------------------------------------------------------------------------------------------

LAYOUTS: Layouts = [("Two players", 2, {})]
NOTE: Final = "Alone, the fields of `other_1` are missing; with more players they are repeated for each of them."


def names(state: State) -> Names:
    """What stands at each place of a field."""
    from ecliptic.games.survivors.data import Edition
    from ecliptic.games.survivors.ids import EFFECT_NAMES, PHASE_NAMES, STAGE_NAMES
    from ecliptic.games.survivors.position import TRACKS as TRACK_NAMES

    assert isinstance(state, Survivors)
    assert isinstance(state.kit.edition, Edition)
    return {
        "stage": STAGE_NAMES,
        "market deck own_fresh own_spent": [part.id for part in state.kit.edition.parts],
        "stacks own_held own_used": EFFECT_NAMES[: c.ENGINEER_TYPES],
        "own_phase": PHASE_NAMES,
        "own_locks": list(TRACK_NAMES),
        "own_icons": EFFECT_NAMES,
    }
