"""Positions as data, both ways, whole or as one seat knows them (then `?` stands for an unseen board).

What follows from the rest is not written: the deck and the Engineer stacks are what nobody holds. What is left out is
as at the beginning of a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, cast

from librt.vecs import vec
from msgspec import UNSET, UnsetType
from mypy_extensions import i64

from ecliptic.games.survivors import ids as at
from ecliptic.games.survivors.data import Edition
from ecliptic.games.survivors.ids import EFFECT_NAMES, PHASE_NAMES, STAGE_NAMES, STRIDE
from ecliptic.games.survivors.knowledge import hide_queues
from ecliptic.games.survivors.operations import OPERATIONS
from ecliptic.games.survivors.rolloff import MOST_ROLLS
from ecliptic.games.survivors.rules import Survivors
from ecliptic.games.survivors.ruleset import Kit
from ecliptic.games.survivors.terrain import board_side, board_word, board_x, board_y
from ecliptic.kernel.bits import bit, filled
from ecliptic.kernel.game import OptionValue

# isort: off
from ecliptic.kernel.position import (
    ByName, Cells, Code, Counts, Lists, Name, Number, Packed, Part, Set, Wrong, find, fresh, in_range, path, put, read,
    require, take, within,
)  # fmt: skip
# isort: on

if TYPE_CHECKING:
    from ecliptic.games.survivors.game import SurvivorsGame

ENGINEER_NAMES = EFFECT_NAMES[: at.ENGINEER_TYPES]
FACES = range(1, 7)
TRACKS: dict[str, list[list[int]]] = {
    **{
        track: [[], *(list(operation.dice) for operation in OPERATIONS if operation.source == track)]
        for track in ("kind", "run", "any3", "full", "qspot")
    },
    **{track: [[face for face in (n & 7, n >> 3) if face] for n in range(64)] for track in ("up", "down")},
}
"""What can lie on each track, in the order of its numbers."""


@dataclass(frozen=True)
class Locked(Code):
    """The dice on each track in use, six bits a track."""

    def encode(self, kept: int, lists: Lists) -> dict[str, list[int]]:
        found = ((track, kept >> 6 * i & 63) for i, track in enumerate(TRACKS))
        return {track: list(TRACKS[track][number]) for track, number in found if number}

    def decode(self, data: Mapping[str, list[int]], lists: Lists) -> int:
        locks = 0
        for track, dice in data.items():
            place = find(track, list(TRACKS), "has")
            fits = dice in TRACKS[track][1:] and all(face in FACES for face in dice)
            if not fits:
                raise Wrong(f"cannot hold the dice {dice}", f".{track}")
            locks |= TRACKS[track].index(dice) << 6 * place
        return locks


@dataclass(frozen=True)
class Launch(Code):
    """The length and the face of a committed sequence."""

    def encode(self, kept: int, lists: Lists) -> object:
        return [int(kept // 8), int(kept % 8)] if kept else None

    def decode(self, data: list[int] | None, lists: Lists) -> int:
        if data is None:
            return 0
        if len(data) != 2 or not 1 <= data[0] <= at.SEQUENCE_MAX or data[1] not in FACES:
            raise Wrong(f"is {data}, but should be a length from 1 to {at.SEQUENCE_MAX} and a face from 1 to 6")
        return 8 * data[0] + data[1]


@dataclass(frozen=True)
class Rolls(Code):
    """A roll-off: the first roll in the highest bits, and how many there are."""

    def take(self, holder: vec[i64], base: int, lists: Lists) -> list[int]:
        packed, count = holder[base + at.ROLLS_], holder[base + at.ROLLED_]
        return [int(packed >> 3 * (MOST_ROLLS - 1 - i) & 7) for i in range(count)]

    def put(self, holder: vec[i64], base: int, data: list[int], lists: Lists) -> None:
        in_range(len(data), 0, MOST_ROLLS)
        for i, face in enumerate(data):
            holder[base + at.ROLLS_] |= in_range(face, 1, 6) << 3 * (MOST_ROLLS - 1 - i)
        holder[base + at.ROLLED_] = len(data)


CELLS = Packed(Cells(5), 5, bits=5)
NEW = Name(("refused", "", *range(at.MAX_BOARDS)), none=0, first=-1, at=at.NEW_)
"""The board just laid, by its place; `refused` if the one drawn for this tile fitted nowhere."""


class Board(Part):
    side: str
    at: list[int]
    covered: tuple[str, ...] = ()


class Seat(Part):
    phase: Annotated[str, Name(PHASE_NAMES, at=at.PHASE_)]
    dice: Annotated[tuple[int, ...], Counts(FACES, bits=8, at=at.DICE_)] = ()
    locked: Annotated[dict[str, list[int]] | UnsetType, Locked(at=at.LOCKS_)] = UNSET
    crystals: Annotated[int, Number(0, 48, at=at.CRYSTALS_)] = 0
    ore: Annotated[int, Number(0, 48, at=at.ORE_)] = 0
    rods: Annotated[int, Number(0, 24, at=at.RODS_)] = 0
    engineers: Annotated[tuple[str, ...], Packed(Name(ENGINEER_NAMES, first=1), at=at.ENGINEERS_)] = ()
    used: Annotated[tuple[str, ...], Set(ENGINEER_NAMES, at=at.USED_)] = ()
    parts: Annotated[tuple[str, ...], Counts("parts", at=at.FRESH_)] = ()
    spent: Annotated[tuple[str, ...], Counts("parts", at=at.SPENT_)] = ()
    icons: Annotated[tuple[str, ...], Counts(EFFECT_NAMES, most=6, at=at.ICONS_)] = ()
    boards: tuple[Board, ...] = ()
    queue: Annotated[tuple[str, ...], Packed(Name("boards", unknown=at.UNKNOWN, first=1), bits=6, at=at.QUEUE_)] = ()
    queue_seen: Annotated[int, Number(at=at.SEEN_)] = 0
    tiles: Annotated[dict[str, int] | UnsetType, ByName("shapes", Number(0, 3), bits=2, at=at.TILES_)] = UNSET
    rescues: Annotated[int, Number(0, 6, at=at.RESCUES_)] = 0
    claim: Annotated[int, Number(0, 1, at=at.CLAIM_)] = 0
    due: Annotated[int, Number(0, 28, at=at.DUE_)] = 0
    reward: Annotated[int, Number(0, 5, at=at.REWARD_)] = 0
    shape: Annotated[str | None, Name("shapes", none=0, first=1, at=at.SHAPE_)] = None
    drawn: Annotated[str | None, Name("boards", none=0, first=1, at=at.DRAWN_)] = None
    new: Annotated[int | str | None, NEW] = None
    sequence: Annotated[list[int] | None, Launch(at=at.SEQUENCE_)] = None
    rolls: Annotated[tuple[int, ...], Rolls()] = ()


class Position(Part):
    options: dict[str, bool | int | str] | UnsetType = UNSET
    stage: Annotated[str, Name(STAGE_NAMES)] = ""
    round: Annotated[int, Number(0, 100)] = 0
    market: Annotated[list[str] | UnsetType, Counts("parts")] = UNSET
    picked: Annotated[tuple[int, ...], Set("seats")] = ()
    first: Annotated[int | None, Name("seats", none=at.NOBODY)] = None
    last: Annotated[int | None, Name("seats", none=at.NOBODY)] = None
    players: tuple[Seat, ...] = ()
    before: dict[str, Seat] | UnsetType = UNSET


def options_of(kit: Kit) -> dict[str, OptionValue]:
    """The options in the order of the game's list."""
    return {
        "updown_spots": int(kit.mech.updown_spots),
        "barrier_blocks_connection": kit.barrier_blocks_connection,
        "newboard_collect": kit.newboard_collect,
        "solo_auto_launch": kit.solo_auto_launch,
        "round_limit": int(kit.round_limit),
        "turn_limit": int(kit.turn_limit),
        "concede": kit.concede,
    }


def _lists(state: Survivors) -> Lists:
    edition = cast(Edition, state.kit.edition)
    return {
        "seats": range(state.seats),
        "parts": [card.id for card in edition.parts],
        "sides": edition.side_names,
        "boards": edition.board_names,
        "shapes": edition.shape_names,
    }


# -- writing -----------------------------------------------------------------------------------------------------------


def describe(state: Survivors) -> dict[str, object]:
    lists, seats = _lists(state), range(state.seats)
    others: dict[str, object] = {"options": options_of(state.kit)}
    others["players"] = [_seat(state.row, seat, lists) for seat in seats]
    if state.simultaneous():
        public = state.row[:]
        hide_queues(public, state.seats)
        changed = [seat for seat in seats if _numbers(state.before, seat) != _numbers(public, seat)]
        others["before"] = {str(seat): _seat(state.before, seat, lists) for seat in changed}
    return take(Position, state, 0, lists, **others)


def _numbers(row: vec[i64], seat: int) -> list[int]:
    """What a seat's part of a row says, without what is only remembered."""
    mine = list(row[seat * STRIDE : (seat + 1) * STRIDE])
    mine[at.FITS_] = 0
    return mine


def _seat(row: vec[i64], seat: int, lists: Lists) -> dict[str, object]:
    base = seat * STRIDE
    words = row[base + at.BOARD_ : base + at.BOARD_ + row[base + at.BOARDS_]]
    return take(Seat, row, base, lists, boards=[_board(word, lists) for word in words])


def _board(word: int, lists: Lists) -> dict[str, object]:
    where = [int(board_x(word)), int(board_y(word))]
    return {"side": lists["sides"][board_side(word)], "at": where, "covered": CELLS.encode(word, {})}


def locked(locks: int) -> dict[str, list[int]]:
    """The dice on each track in use."""
    return Locked().encode(locks, {})


def icons_left(packed: int) -> list[str]:
    return cast(list[str], Counts(EFFECT_NAMES).encode(packed, {}))


def rescue_order(packed: int) -> list[str]:
    """The Engineers of a seat, first rescued first."""
    return cast(list[str], Packed(Name(ENGINEER_NAMES, first=1)).encode(packed, {}))


def queued(edition: Edition, row: vec[i64], base: int) -> list[str]:
    boards = [row[base + at.QUEUE_] >> 6 * i & 63 for i in range(row[base + at.QUEUED_])]
    return ["?" if board == at.UNKNOWN else edition.board_names[board - 1] for board in boards]


def rolls_of(row: vec[i64], base: int) -> list[int]:
    return Rolls().take(row, base, {})


def nibbles(packed: int) -> int:
    return sum(packed >> shift & 15 for shift in range(0, 32, 4))


# -- reading -----------------------------------------------------------------------------------------------------------


def from_dict(game: SurvivorsGame, data: Mapping[str, object]) -> Survivors:
    """Raises `BadPosition`, naming what is wrong and where."""
    from ecliptic.games.survivors import sense

    part = read(Position, data)
    state = cast(Survivors, fresh(game, len(part.players), part.options or {}))
    lists = _lists(state)
    state.row = filled(state.seats * STRIDE, 0)
    put(part, state, 0, lists)
    for seat, player in enumerate(part.players):
        _read_seat(state.row, seat, player, lists, f"players[{seat}]")
        sense.check_seat(state, state.row, seat, f"players[{seat}]")
    sense.count_cards(state, part.market is UNSET)
    if state.simultaneous():
        state.before = sense.start_of_turns(state)
        for name, player in (part.before or {}).items():
            require(name in map(str, range(state.seats)), f"before has {name!r}, which is not a seat")
            _read_seat(state.before, int(name), player, lists, f"before.{name}")
            sense.check_seat(state, state.before, int(name), f"before.{name}")
            require(state.before[int(name) * STRIDE] == at.PREPARE, f"before.{name}.phase should be prepare")
            sense.check_before(state, int(name))
        hide_queues(state.before, state.seats)
    sense.check(state)
    return state


def _read_seat(row: vec[i64], seat: int, part: Seat, lists: Lists, where: str) -> None:
    base = seat * STRIDE
    for place in range(base, base + STRIDE):
        row[place] = 0
    put(part, row, base, lists, where)
    require(len(set(part.engineers)) == len(part.engineers), f"{where}.engineers has one twice")
    row[base + at.HELD_] = sum(bit(ENGINEER_NAMES.index(name)) for name in part.engineers[-at.WINDOWS :])
    row[base + at.QUEUED_] = len(part.queue)
    within(f"the number of boards in {where}", len(part.boards), 1, at.MAX_BOARDS)
    slots: set[tuple[int, int]] = set()
    for i, board in enumerate(part.boards):
        row[base + at.BOARD_ + i] = _read_board(seat, i, board, slots, lists, f"{where}.boards[{i}]")
    row[base + at.BOARDS_] = len(part.boards)


def _read_board(seat: int, i: int, part: Board, slots: set[tuple[int, int]], lists: Lists, where: str) -> int:
    require(part.side in lists["sides"], f"{where}.side is {part.side!r}, which does not exist")
    side = lists["sides"].index(part.side)
    require(side == seat if i == 0 else side > 3, f"{where}.side: the first board is the seat's own start board, alone")
    require(len(part.at) == 2 and max(map(abs, part.at)) <= at.ORIGIN, f"{where}.at should be two numbers from -5 to 5")
    x, y = part.at
    near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & slots if i else x == y == 0
    require(near and (x, y) not in slots, f"{where}.at: boards lie side by side on the lattice, the start board at 0,0")
    slots.add((x, y))
    with path(f"{where}.covered"):
        return board_word(side, x, y, CELLS.decode(part.covered, {}) if part.covered else 0)
