"""Positions as JSON-able data and back, whole or as one seat knows them (then `?` stands for an unseen board).

What follows from the rest is not written: the deck and the Engineer stacks are what nobody holds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.survivors import ids as at
from ecliptic.games.survivors import operate
from ecliptic.games.survivors.data import QUEUE, SOLO_QUEUE, Edition
from ecliptic.games.survivors.ids import EFFECT_NAMES, PHASE_NAMES, STAGE_NAMES, STRIDE
from ecliptic.games.survivors.knowledge import hide_queues
from ecliptic.games.survivors.operations import OPERATIONS, pack, unpack
from ecliptic.games.survivors.rules import Survivors
from ecliptic.games.survivors.ruleset import Kit
from ecliptic.games.survivors.terrain import board_side, board_word, board_x, board_y, zeros
from ecliptic.kernel.errors import BadOption, BadPosition
from ecliptic.kernel.game import OptionValue
from ecliptic.kernel.state import NATURE

TRACKS = (
    ("kind", operate.KIND, at.LOCK_KIND),
    ("run", operate.RUN, at.LOCK_RUN),
    ("any3", operate.ANY3, at.LOCK_ANY3),
    ("full", operate.FULL_HOUSE, at.LOCK_FULL),
    ("qspot", operate.QSPOT, at.LOCK_QSPOT),
)
ARROWS = (("up", operate.UP), ("down", operate.DOWN))
LINES = ["".join(".#"[line >> c & 1] for c in range(5)) for line in range(32)]
"""A row of a board as text."""
REFUSED = "refused"
"""For `new`: the board drawn for this tile fitted nowhere."""


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


# -- writing -----------------------------------------------------------------------------------------------------------


def describe(state: Survivors) -> dict[str, object]:
    """The position as data."""
    edition = cast(Edition, state.kit.edition)
    data: dict[str, object] = {
        "options": dict(options_of(state.kit)),
        "stage": STAGE_NAMES[state.stage],
        "round": int(state.round),
        "market": _cards(edition, state.market),
        "picked": [seat for seat in range(state.seats) if state.picked >> seat & 1],
        "first": None if state.first < 0 else int(state.first),
        "last": None if state.last < 0 else int(state.last),
        "players": [_seat(edition, state.row, seat) for seat in range(state.seats)],
    }
    if state.simultaneous():
        public = state.row[:]
        hide_queues(public, state.seats)
        changed = [seat for seat in range(state.seats) if _numbers(state.before, seat) != _numbers(public, seat)]
        data["before"] = {str(seat): _seat(edition, state.before, seat) for seat in changed}
    return data


def _numbers(row: vec[i64], seat: int) -> list[int]:
    """What a seat's part of a row says, without what is only remembered."""
    mine = list(row[seat * STRIDE : (seat + 1) * STRIDE])
    mine[at.FITS_] = 0
    return mine


def locked(locks: int) -> dict[str, list[int]]:
    """The dice on each track in use."""
    found: dict[str, list[int]] = {}
    for name, shift, first in TRACKS:
        if number := locks >> shift & 63:
            found[name] = list(OPERATIONS[first + number - 1].dice)
    for name, shift in ARROWS:
        if dice := [face for face in (locks >> shift & 7, locks >> shift + 3 & 7) if face]:
            found[name] = dice
    return found


def icons_left(packed: int) -> list[str]:
    return [name for effect, name in enumerate(EFFECT_NAMES) for _ in range(packed >> 4 * effect & 15)]


def rescue_order(packed: int) -> list[str]:
    """The Engineers of a seat, first rescued first."""
    found = []
    while packed:
        found.append(EFFECT_NAMES[(packed & 15) - 1])
        packed >>= 4
    return found


def queued(edition: Edition, row: vec[i64], base: int) -> list[str]:
    boards = [row[base + at.QUEUE_] >> 6 * i & 63 for i in range(row[base + at.QUEUED_])]
    return ["?" if board == at.UNKNOWN else edition.board_names[board - 1] for board in boards]


def rolls_of(row: vec[i64], base: int) -> list[int]:
    return [int(row[base + at.ROLLS_] >> 3 * (19 - i) & 7) for i in range(row[base + at.ROLLED_])]


def _cards(edition: Edition, packed: int) -> list[str]:
    return [card.id for number, card in enumerate(edition.parts) for _ in range(packed >> 4 * number & 15)]


def _board(edition: Edition, word: int) -> dict[str, object]:
    return {
        "side": edition.side_names[board_side(word)],
        "at": [int(board_x(word)), int(board_y(word))],
        "covered": [LINES[word >> 5 * r & 31] for r in range(5)],
    }


def _seat(edition: Edition, row: vec[i64], seat: int) -> dict[str, object]:
    base = seat * STRIDE
    new, sequence = row[base + at.NEW_], row[base + at.SEQUENCE_]
    shape, drawn = row[base + at.SHAPE_], row[base + at.DRAWN_]
    return {
        "phase": PHASE_NAMES[row[base]],
        "dice": unpack(row[base + at.DICE_]),
        "locked": locked(row[base + at.LOCKS_]),
        "crystals": int(row[base + at.CRYSTALS_]),
        "ore": int(row[base + at.ORE_]),
        "rods": int(row[base + at.RODS_]),
        "engineers": rescue_order(row[base + at.ENGINEERS_]),
        "used": [name for effect, name in enumerate(EFFECT_NAMES) if row[base + at.USED_] >> effect & 1],
        "parts": _cards(edition, row[base + at.FRESH_]),
        "spent": _cards(edition, row[base + at.SPENT_]),
        "icons": icons_left(row[base + at.ICONS_]),
        "boards": [_board(edition, row[base + at.BOARD_ + i]) for i in range(row[base + at.BOARDS_])],
        "queue": queued(edition, row, base),
        "queue_seen": int(row[base + at.SEEN_]),
        "tiles": {
            name: int(row[base + at.TILES_] >> 2 * shape & 3)
            for shape, name in enumerate(edition.shape_names)
            if row[base + at.TILES_] >> 2 * shape & 3
        },
        "rescues": int(row[base + at.RESCUES_]),
        "claim": int(row[base + at.CLAIM_]),
        "due": int(row[base + at.DUE_]),
        "reward": int(row[base + at.REWARD_]),
        "shape": edition.shape_names[shape - 1] if shape else None,
        "drawn": edition.board_names[drawn - 1] if drawn else None,
        "new": REFUSED if new < 0 else (int(new - 1) if new else None),
        "sequence": [int(sequence // 8), int(sequence % 8)] if sequence else None,
        "rolls": rolls_of(row, base),
    }


# -- reading -----------------------------------------------------------------------------------------------------------


def read(edition: Edition, kit_of: Callable[[Mapping[str, object]], Kit], data: Mapping[str, object]) -> Survivors:
    """A position from data. Raises `BadPosition`, naming what is wrong and where."""
    top = _Reader(edition, "", data)
    players = top.sequence("players", 1, 4)
    options = data.get("options", {})
    if not isinstance(options, Mapping):
        raise BadPosition("options should be a table")
    try:
        kit = kit_of(options)
    except BadOption as error:
        raise BadPosition(f"options: {error}") from None
    state = Survivors(len(players), kit, zeros(len(players) * STRIDE), vec[i64]())
    for seat, player in enumerate(players):
        _read_seat(_Reader(edition, f"players[{seat}].", player), state.row, seat, len(players))
    state.stage = top.word("stage", STAGE_NAMES)
    state.round = top.number("round", 0, 100)
    state.market = top.cards("market", 8)
    state.picked = sum(1 << seat for seat in top.numbers("picked", 0, len(players) - 1, 4))
    state.first = top.number("first", 0, len(players) - 1, none=-1)
    state.last = top.number("last", 0, len(players) - 1, none=-1)
    _read_before(edition, state, data.get("before", {}))
    _count_cards(edition, state)
    _check_boards(edition, state)
    _find_actors(state)
    return state


def _read_seat(reader: _Reader, row: vec[i64], seat: int, seats: int) -> None:
    base = seat * STRIDE
    row[base] = reader.word("phase", PHASE_NAMES)
    row[base + at.DICE_] = pack(reader.numbers("dice", 1, 6, 28))
    row[base + at.LOCKS_] = _read_locks(reader)
    row[base + at.CRYSTALS_] = reader.number("crystals", 0, 24 if row[base] == at.PREPARE else 60)
    row[base + at.ORE_] = reader.number("ore", 0, 60)
    row[base + at.RODS_] = reader.number("rods", 0, 5 if seats == 1 else 40)
    order = reader.effects("engineers", 6 if seats == 1 else 4)
    row[base + at.ENGINEERS_] = sum((effect + 1) << 4 * i for i, effect in enumerate(order))
    row[base + at.HELD_] = sum(1 << effect for effect in order[-4:])
    used = sum(1 << effect for effect in reader.effects("used", 6))
    if used & ~row[base + at.HELD_]:
        raise BadPosition(f"{reader.where}used names an Engineer that is not there")
    row[base + at.USED_] = used
    row[base + at.FRESH_] = reader.cards("parts", 4)
    row[base + at.SPENT_] = reader.cards("spent", 4)
    row[base + at.ICONS_] = sum(1 << 4 * effect for effect in reader.effects("icons", 12, repeated=True))
    _read_boards(reader, row, base, seat, seats)
    row[base + at.RESCUES_] = reader.number("rescues", 0, 6)
    row[base + at.CLAIM_] = reader.number("claim", 0, 1)
    row[base + at.DUE_] = reader.number("due", 0, 28)
    row[base + at.REWARD_] = reader.number("reward", 0, 5)
    row[base + at.SHAPE_] = reader.name("shape", reader.edition.shape_names)
    row[base + at.DRAWN_] = reader.name("drawn", reader.edition.board_names)
    if reader.data.get("new") == REFUSED:
        row[base + at.NEW_] = -1
    else:
        row[base + at.NEW_] = reader.number("new", 1, row[base + at.BOARDS_] - 1, none=-1) + 1
    if reader.data.get("sequence") is not None:
        length, face = (*reader.numbers("sequence", 1, at.SEQUENCE_MAX, 2), 0, 0)[:2]
        if not 1 <= face <= 6:
            raise BadPosition(f"{reader.where}sequence should be a length from 1 to 8 and a face from 1 to 6")
        row[base + at.SEQUENCE_] = 8 * length + face
    rolls = reader.numbers("rolls", 1, 6, 20)
    row[base + at.ROLLS_] = sum(face << 3 * (19 - i) for i, face in enumerate(rolls))
    row[base + at.ROLLED_] = len(rolls)


def _read_locks(reader: _Reader) -> int:
    table = reader.data.get("locked", {})
    if not isinstance(table, Mapping):
        raise BadPosition(f"{reader.where}locked should be a table of tracks")
    inner = _Reader(reader.edition, f"{reader.where}locked.", table)
    locks = 0
    known = {name for name, *_ in TRACKS} | {name for name, _ in ARROWS}
    for name in table:
        if name not in known:
            raise BadPosition(f"{reader.where}locked has no track {name!r}; tracks are: {', '.join(sorted(known))}")
    for name, shift, first in TRACKS:
        if name in table:
            dice = tuple(inner.numbers(name, 1, 6, 5))
            numbers = [i for i, op in enumerate(OPERATIONS) if op.source == name and op.dice == dice]
            if not numbers:
                raise BadPosition(f"{inner.where}{name} cannot hold the dice {list(dice)}")
            locks |= (numbers[0] - first + 1) << shift
    for name, shift in ARROWS:
        if name in table:
            for spot, face in enumerate(inner.numbers(name, 1, 6, 2)):
                locks |= face << shift + 3 * spot
    return locks


def _read_boards(reader: _Reader, row: vec[i64], base: int, seat: int, seats: int) -> None:
    boards = reader.sequence("boards", 1, 6 if seats == 1 else 4)
    slots: set[tuple[int, int]] = set()
    for i, board in enumerate(boards):
        inner = _Reader(reader.edition, f"{reader.where}boards[{i}].", board)
        side = inner.name("side", reader.edition.side_names) - 1
        if (side != seat) if i == 0 else (side < 4):
            raise BadPosition(f"{inner.where}side: the first board is the seat's own start board, the others are not")
        x, y = (*inner.numbers("at", -5, 5, 2), 0, 0)[:2]
        near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
        if (x, y) in slots or (near.isdisjoint(slots) if i else (x, y) != (0, 0)):
            raise BadPosition(f"{inner.where}at: boards lie side by side on the lattice, the start board at 0,0")
        slots.add((x, y))
        row[base + at.BOARD_ + i] = board_word(side, x, y, inner.covered())
    row[base + at.BOARDS_] = len(boards)
    queue = reader.sequence("queue", 0, SOLO_QUEUE if seats == 1 else QUEUE)
    for i, name in enumerate(queue):
        if name != "?" and name not in reader.edition.board_names:
            raise BadPosition(f"{reader.where}queue[{i}] is {name!r}, which is no extra board")
        number = at.UNKNOWN if name == "?" else reader.edition.board_names.index(str(name)) + 1
        row[base + at.QUEUE_] |= number << 6 * i
    row[base + at.QUEUED_] = len(queue)
    row[base + at.SEEN_] = reader.number("queue_seen", 0, len(queue))
    tiles = reader.data.get("tiles", {})
    if not isinstance(tiles, Mapping):
        raise BadPosition(f"{reader.where}tiles should be a table of shapes")
    inner = _Reader(reader.edition, f"{reader.where}tiles.", tiles)
    for name in tiles:
        if name not in reader.edition.shape_names:
            raise BadPosition(f"{reader.where}tiles has no shape {name!r}")
        row[base + at.TILES_] |= inner.number(name, 0, 3) << 2 * reader.edition.shape_names.index(name)


def _read_before(edition: Edition, state: Survivors, before: object) -> None:
    """How the round began, for the seats that have done something since."""
    if not isinstance(before, Mapping):
        raise BadPosition("before should be a table of seats")
    if not state.simultaneous():
        return
    state.before = state.row[:]
    for name, player in before.items():
        if name not in {str(seat) for seat in range(state.seats)}:
            raise BadPosition(f"before has {name!r}, which is no seat")
        seat = int(name)
        for i in range(seat * STRIDE, (seat + 1) * STRIDE):
            state.before[i] = 0
        _read_seat(_Reader(edition, f"before.{name}.", player), state.before, seat, state.seats)
    hide_queues(state.before, state.seats)


def _count_cards(edition: Edition, state: Survivors) -> None:
    """The stacks and the deck are what is not elsewhere."""
    copies = max(1, state.seats - 1)
    for effect in range(6):
        out = sum(
            rescue_order(state.row[s * STRIDE + at.ENGINEERS_]).count(EFFECT_NAMES[effect]) for s in range(state.seats)
        )
        if out > copies:
            raise BadPosition(f"there are {out} {EFFECT_NAMES[effect]} Engineers, but only {copies} in the game")
        state.stacks |= (copies - out) << 4 * effect
    for number, card in enumerate(edition.parts):
        shift = 4 * number
        out = state.market >> shift & 15
        for seat in range(state.seats):
            base = seat * STRIDE
            out += (state.row[base + at.FRESH_] >> shift & 15) + (state.row[base + at.SPENT_] >> shift & 15)
        total = card.copies if state.seats > 1 else (1 if card.icons else 0)
        if out > total:
            raise BadPosition(f"there are {out} of part {card.id}, but only {total} in the game")
        state.deck |= (total - out) << shift


def _check_boards(edition: Edition, state: Survivors) -> None:
    seen: list[str] = []
    for seat in range(state.seats):
        base = seat * STRIDE
        seen += [
            edition.side_names[board_side(state.row[base + at.BOARD_ + i])][:-1]
            for i in range(1, state.row[base + at.BOARDS_])
        ]
        seen += [name for name in queued(edition, state.row, base) if name != "?"]
        if state.row[base + at.DRAWN_]:
            seen.append(edition.board_names[state.row[base + at.DRAWN_] - 1])
        if nibbles(state.row[base + at.FRESH_]) + nibbles(state.row[base + at.SPENT_]) > at.GEAR_SPOTS:
            raise BadPosition(f"players[{seat}] has more than {at.GEAR_SPOTS} parts")
    for name in seen:
        if seen.count(name) > 1:
            raise BadPosition(f"board {name} is there twice")


def nibbles(packed: int) -> int:
    return sum(packed >> shift & 15 for shift in range(0, 32, 4))


def _find_actors(state: Survivors) -> None:
    """Who acts follows from the stage and from what the seats are doing."""
    phases = [state.row[seat * STRIDE] for seat in range(state.seats)]
    waiting = [s for s, phase in enumerate(phases) if phase in (at.ROLLING, at.REROLLING, at.DRAWING, at.REFILLING)]
    if state.stage == at.OVER:
        state.asked = 0
    elif state.stage == at.ROUND:
        state.active = sum(1 << seat for seat, phase in enumerate(phases) if phase != at.READY)
        state.waiting = sum(1 << seat for seat in waiting)
        state.ask_round()
    elif state.stage == at.LAUNCHES:
        launching = [s for s, phase in enumerate(phases) if phase == at.LAUNCHING]
        if len(launching) + len(waiting) != 1:
            raise BadPosition("in the launch exactly one player rolls or works at a time")
        state.chance = waiting[0] if waiting else -1
        state.asked = 1 << NATURE if waiting else 1 << launching[0]
    elif state.stage > at.ROUND:
        stage = state.stage
        state.proceed()
        if state.stage != stage:
            raise BadPosition(f"nobody has anything to do in the stage {STAGE_NAMES[stage]}")
    _check_choices(state)


def _check_choices(state: Survivors) -> None:
    if state.stage == at.ROUND and state.asked == 0:
        raise BadPosition("all players are ready, so the round would be over")
    for seat in [*range(state.seats), NATURE]:
        if state.asked >> seat & 1 and not len(state.legal(seat)):
            who = "Nature" if seat == NATURE else f"players[{seat}]"
            raise BadPosition(f"{who} is asked to act but can do nothing")


class _Reader:
    """Values out of a table, with the place of each for the message when it is wrong."""

    def __init__(self, edition: Edition, where: str, data: object) -> None:
        if not isinstance(data, Mapping):
            raise BadPosition(f"{where.rstrip('.') or 'a position'} should be a table, not {data!r}")
        self.edition, self.where, self.data = edition, where, data

    def number(self, name: str, low: int, high: int, none: int | None = None) -> int:
        value = self.data.get(name)
        if value is None and none is not None:
            return none
        if value is None and low <= 0:
            return 0
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise BadPosition(f"{self.where}{name} should be a number from {low} to {high}, not {value!r}")
        return value

    def sequence(self, name: str, least: int, most: int) -> list[object]:
        value = self.data.get(name, [])
        if not isinstance(value, list) or not least <= len(value) <= most:
            raise BadPosition(f"{self.where}{name} should be a list of {least} to {most} things, not {value!r}")
        return value

    def numbers(self, name: str, low: int, high: int, most: int) -> list[int]:
        values = self.sequence(name, 0, most)
        found = [v for v in values if isinstance(v, int) and not isinstance(v, bool) and low <= v <= high]
        if len(found) != len(values):
            raise BadPosition(f"{self.where}{name} should have numbers from {low} to {high}, not {values!r}")
        return found

    def word(self, name: str, words: tuple[str, ...]) -> int:
        value = self.data.get(name)
        if value not in words:
            raise BadPosition(f"{self.where}{name} is {value!r}, but it should be one of: {', '.join(words)}")
        return words.index(str(value))

    def name(self, name: str, names: tuple[str, ...]) -> int:
        """The number of a thing + 1, or 0 for none."""
        value = self.data.get(name)
        return 0 if value is None else self.word(name, names) + 1

    def effects(self, name: str, most: int, repeated: bool = False) -> list[int]:
        values = self.sequence(name, 0, most)
        if any(value not in EFFECT_NAMES for value in values) or (not repeated and len(set(values)) != len(values)):
            raise BadPosition(f"{self.where}{name} should name different effects of: {', '.join(EFFECT_NAMES)}")
        return [EFFECT_NAMES.index(str(value)) for value in values]

    def cards(self, name: str, most: int) -> int:
        ids = [card.id for card in self.edition.parts]
        values = self.sequence(name, 0, most)
        if any(value not in ids for value in values):
            raise BadPosition(f"{self.where}{name} should name parts of: {', '.join(ids)}")
        return sum(1 << 4 * ids.index(str(value)) for value in values)

    def covered(self) -> int:
        lines = self.sequence("covered", 0, 5)
        if lines and (
            len(lines) != 5
            or any(not isinstance(line, str) or len(line) != 5 or set(line) - set(".#") for line in lines)
        ):
            raise BadPosition(f"{self.where}covered should be five lines of five signs, # for a covered cell")
        return sum(1 << 5 * r + c for r, line in enumerate(lines) for c, sign in enumerate(str(line)) if sign == "#")
