"""Why an action is not legal: the rule and a sentence. Called only for actions that are not."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ecliptic.games.survivors import explore, operate
from ecliptic.games.survivors import ids as at
from ecliptic.games.survivors.data import Edition
from ecliptic.games.survivors.ids import STRIDE
from ecliptic.games.survivors.moves import Cell, place_cells
from ecliptic.games.survivors.operations import OPERATIONS, Operation
from ecliptic.games.survivors.rules import Survivors
from ecliptic.games.survivors.terrain import board_side, board_x, board_y
from ecliptic.games.survivors.words import TEXTS
from ecliptic.kernel.state import NATURE, Refusal

TRACK_OF = {
    "kind": operate.KIND,
    "run": operate.RUN,
    "any3": operate.ANY3,
    "full": operate.FULL_HOUSE,
    "qspot": operate.QSPOT,
    "up": operate.UP,
    "down": operate.DOWN,
}


def _no(rule: str, key: str, **names: object) -> Refusal:
    return Refusal(rule, TEXTS(f"refusal.{key}", **names))


def explain(state: Survivors, seat: int, action: int) -> Refusal:
    """The first rule that an illegal action breaks."""
    if not state.asked >> seat & 1:
        return _not_asked(state, seat)
    if seat == NATURE:
        return _no(_nature_rule(state), "nature_outcome")
    if state.stage == at.ENGINEERS or (state.stage == at.ROUND and state.row[seat * STRIDE] == at.RESCUING):
        return _no("S-38", "engineer_pick")
    if state.stage == at.PARTS:
        return _no("S-37", "part_pick")
    phase, reason = _chapter(action)
    now = state.row[seat * STRIDE]
    if now != phase and not (now == at.LAUNCHING and phase == at.OPERATE):
        return _wrong_moment(state, now, action)
    return reason(state, seat, action)


def _not_asked(state: Survivors, seat: int) -> Refusal:
    if state.asked == 0:
        return _no("S-49" if state.seats > 1 else "S-56", "over")
    if state.stage == at.ROUND and seat < state.seats and state.row[seat * STRIDE] == at.READY:
        return _no("S-06", "done")
    if state.asked >> NATURE & 1:
        return _no("S-07", "chance")
    return _no("S-45" if state.stage == at.LAUNCHES else "S-37", "not_asked")


def _nature_rule(state: Survivors) -> str:
    if state.stage <= at.QUEUES:
        return "S-04" if state.stage == at.MARKET else "S-05"
    return "S-09" if state.chance >= 0 else "S-04"


def _chapter(action: int) -> tuple[int, Callable[[Survivors, int, int], Refusal]]:
    """In which phase an action can be legal, and who explains why it is not."""
    for stop, phase, reason in (
        (at.REDEEM, at.OPERATE, _operation),
        (at.SHAPE, at.PREPARE, _preparation),
        (at.SITE, at.SHAPING, _shape),
        (at.CELLS, at.SITING, _site),
        (at.DISCARD, at.LAYING, _cells),
        (at.TAKE_ENGINEER, at.DISCARDING, _discard),
        (at.TAKE_PART, at.RESCUING, _other),
        (at.LAUNCH, at.SCAVENGING, _other),
        (at.CONCEDE, at.DECIDING, _other),
        (at.COMMIT, at.PREPARE, _other),
        (at.FACE, at.LAUNCHING, _commit),
    ):
        if action < stop:
            return phase, reason
    return -1, _other


def _wrong_moment(state: Survivors, now: int, action: int) -> Refusal:
    if at.REDEEM <= action < at.ROLL:
        return _no("R-14", "prepare_cards")
    if action == at.LAUNCH:
        return _no("S-55", "launch")
    if action == at.CONTINUE:
        return _no("S-55", "continue")
    if action == at.CONCEDE:
        return _no("S-57", "concede")
    if at.COMMIT <= action < at.FACE:
        return _no("S-47", "commit_phase")
    return _no("S-07", "phase", now=TEXTS(f"phase.{at.PHASE_NAMES[now]}"))


def _other(state: Survivors, seat: int, action: int) -> Refusal:
    if action == at.CONCEDE:
        return _no("S-57", "concede")
    if at.TAKE_PART <= action < at.LAUNCH:
        return _no("S-51", "part_pick")
    return _no("S-07", "no_such")


# -- dice --------------------------------------------------------------------------------------------------------------


def _operation(state: Survivors, seat: int, action: int) -> Refusal:
    operation = OPERATIONS[action]
    base = seat * STRIDE
    launching = state.stage == at.LAUNCHES
    if operation.source == "end":
        return _no("S-47", "end_in_launch")
    if launching and operation.source == "part":
        return _no("S-43", "parts_in_launch")
    if launching and operation.effect < 0:
        return _no("S-46", "closed")
    return _source(state, base, operation) or _dice(state, base, operation) or _reward(state, base, operation)


def _source(state: Survivors, base: int, operation: Operation) -> Refusal | None:
    """Whether what brings the effect, or the track, can be used."""
    row, source = state.row, operation.source
    if source == "engineer" and not row[base + at.HELD_] >> operation.effect & 1:
        return _no("S-14", "engineer_absent")
    if source == "engineer" and row[base + at.USED_] >> operation.effect & 1:
        return _no("S-14", "engineer_used")
    if source == "part" and not state.kit.mech.icon_left(row, base, operation.effect):
        return _no("S-15", "no_icon")
    if source == "ore" and row[base + at.ORE_] == 0:
        return _no("S-16", "no_ore")
    if source in ("up", "down"):
        if not state.kit.mech.arrow_open(row[base + at.LOCKS_], TRACK_OF[source]):
            return _no("S-17", "arrow_taken", track=TEXTS(f"track.{source}"))
    elif source in TRACK_OF and row[base + at.LOCKS_] >> TRACK_OF[source] & 63:
        return _no("S-19", "track_taken", track=TEXTS(f"track.{source}"))
    return None


def _dice(state: Survivors, base: int, operation: Operation) -> Refusal | None:
    dice = state.row[base + at.DICE_]
    for face in operation.dice:
        if operate.count_showing(dice, face) == 0:
            return _no("S-11", "no_die", face=face)
    if all(operate.count_showing(dice, face) >= operation.dice.count(face) for face in operation.dice):
        return None
    if operation.source in ("up", "down"):
        return _no("S-17", "arrow_two")
    return _no("S-21", "dice", dice=" ".join(str(face) for face in operation.dice))


def _reward(state: Survivors, base: int, operation: Operation) -> Refusal:
    if operation.size:
        return _no("S-22", "no_place")
    if len(operation.dice) == 3:
        return _no("S-22", "no_gear")
    return _no("S-57", "rod_cap")


def _preparation(state: Survivors, seat: int, action: int) -> Refusal:
    if action < at.ROLL:
        return _no("S-08", "redeem")
    return _no("S-08", "roll", wanted=action - at.ROLL, held=state.row[seat * STRIDE + at.CRYSTALS_])


def _discard(state: Survivors, seat: int, action: int) -> Refusal:
    base = seat * STRIDE
    return _no("S-24", "discard", excess=state.row[base + at.CRYSTALS_] + state.row[base + at.ORE_] - at.HOLD)


def _commit(state: Survivors, seat: int, action: int) -> Refusal:
    return _no("S-47", "commit", face=action - at.COMMIT + 1)


# -- tiles and boards --------------------------------------------------------------------------------------------------


def _shape(state: Survivors, seat: int, action: int) -> Refusal:
    base, solo = seat * STRIDE, state.seats == 1
    if action == at.DRAW:
        return _draw(state, base, solo)
    edition = cast(Edition, state.kit.edition)
    number = action - at.SHAPE
    if number >= len(edition.shape_names):
        return _no("S-28", "no_such")
    name, reward = edition.shape_names[number], state.row[base + at.REWARD_]
    if not explore.in_supply(state.kit, state.row, base, number, reward, False):
        return _no("S-28", "shape_size", shape=name)
    if not explore.in_supply(state.kit, state.row, base, number, reward, solo):
        return _no("S-50", "shape_gone", shape=name)
    return _no("S-32" if state.row[base + at.NEW_] > 0 else "S-25", "shape_place", shape=name)


def _draw(state: Survivors, base: int, solo: bool) -> Refusal:
    row = state.row
    if row[base + at.NEW_] != 0:
        return _no("R-28" if row[base + at.NEW_] < 0 else "S-32", "draw_again")
    if row[base + at.BOARDS_] >= explore.board_limit(solo):
        return _no("R-45" if solo else "S-30", "draw_limit", limit=explore.board_limit(solo))
    if row[base + at.BOARD_] & at.FULL == 0:
        return _no("R-30", "draw_first")
    if row[base + at.QUEUED_] == 0:
        return _no("S-30", "draw_none")
    return _no("S-30", "draw_place")


def _site(state: Survivors, seat: int, action: int) -> Refusal:
    where = (action - at.SITE) % (at.LATTICE * at.LATTICE)
    if where not in list(explore.sites(state.row, seat * STRIDE)):
        return _no("S-31", "site_far")
    return _no("S-32", "site_fit")


def _cells(state: Survivors, seat: int, action: int) -> Refusal:
    edition = cast(Edition, state.kit.edition)
    cells = place_cells(edition, state, seat, action - at.CELLS)
    if not cells:
        return _no("S-27", "cells_shape")
    ground = Ground(state, seat)
    for cell in cells:
        if cell not in ground.boards:
            return _no("R-22", "cells_off", cell=f"{cell[0]},{cell[1]}")
        if cell in ground.covered:
            return _no("S-25", "cells_covered", cell=f"{cell[0]},{cell[1]}")
    for a in cells:
        for b in ((a[0] + 1, a[1]), (a[0], a[1] + 1)):
            if b in cells and (a, b) in ground.barriers:
                return _no("S-25", "cells_barrier", a=f"{a[0]},{a[1]}", b=f"{b[0]},{b[1]}")
    if not ground.covered:
        return _no("S-25", "cells_mech")
    new = state.row[seat * STRIDE + at.NEW_]
    if new > 0 and all(ground.boards[cell] != new - 1 for cell in cells):
        return _no("S-32", "cells_new")
    return _no("S-25", "cells_apart")


class Ground:
    """A player's boards cell by cell: slow and plain, for explanations."""

    def __init__(self, state: Survivors, seat: int) -> None:
        edition = cast(Edition, state.kit.edition)
        maps = list(edition.maps.values())
        self.boards: dict[Cell, int] = {}
        """The slot of the board that a cell lies on."""
        self.covered: set[Cell] = set()
        self.barriers: set[tuple[Cell, Cell]] = set()
        for slot in range(state.row[seat * STRIDE + at.BOARDS_]):
            word = state.row[seat * STRIDE + at.BOARD_ + slot]
            cells = [(5 * board_x(word) + i % 5 + 1, 5 * board_y(word) + i // 5 + 1) for i in range(25)]
            self.boards |= dict.fromkeys(cells, slot)
            self.covered |= {cell for i, cell in enumerate(cells) if word >> i & 1}
            self.barriers |= {(cells[a], cells[b]) for a, b in maps[board_side(word)].barriers}
