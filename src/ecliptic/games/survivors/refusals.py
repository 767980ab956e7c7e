"""Why an action is not legal: the rule it breaks and what is in the way. Called only for actions that are not."""

from __future__ import annotations

from collections.abc import Callable

from ecliptic.games.survivors import explore, operate
from ecliptic.games.survivors import ids as c
from ecliptic.games.survivors.ground import Ground
from ecliptic.games.survivors.moves import place_cells
from ecliptic.games.survivors.names import ARROWS, cell_code, edition_of
from ecliptic.games.survivors.operations import OPERATIONS, Operation
from ecliptic.games.survivors.rules import Survivors
from ecliptic.kernel.state import NATURE, Refusal, refuse

TRACK_OF = {
    "kind": operate.KIND,
    "run": operate.RUN,
    "any3": operate.ANY3,
    "full": operate.FULL_HOUSE,
    "qspot": operate.QSPOT,
    "up": operate.UP,
    "down": operate.DOWN,
}


def explain(s: Survivors, seat: int, action: int) -> Refusal:
    """The first rule that an illegal action breaks."""
    if not s.asked >> seat & 1:
        return _not_asked(s, seat)
    if seat == NATURE:
        return refuse(_nature_rule(s), "not-drawn")
    if s.stage == c.ENGINEERS or (s.stage == c.ROUND and s.row[seat * c.STRIDE] == c.RESCUING):
        return refuse("S-38", "not-an-engineer-to-take")
    if s.stage == c.PARTS:
        return refuse("S-37", "not-in-the-market")
    phase, reason = _chapter(action)
    now = s.row[seat * c.STRIDE]
    if now != phase and not (now == c.LAUNCHING and phase == c.OPERATE):
        return _wrong_moment(now, action)
    return reason(s, seat, action)


def _not_asked(s: Survivors, seat: int) -> Refusal:
    if s.asked == 0:
        return refuse("S-49" if s.seats > 1 else "S-56", "over")
    if s.stage == c.ROUND and seat < s.seats and s.row[seat * c.STRIDE] == c.READY:
        return refuse("S-06", "already-done")
    if s.asked >> NATURE & 1:
        return refuse("S-07", "nature-acts")
    return refuse("S-45" if s.stage == c.LAUNCHES else "S-37", "not-asked")


def _nature_rule(s: Survivors) -> str:
    if s.stage <= c.QUEUES:
        return "S-04" if s.stage == c.MARKET else "S-05"
    return "S-09" if s.chance >= 0 else "S-04"


def _chapter(action: int) -> tuple[int, Callable[[Survivors, int, int], Refusal]]:
    """In which phase an action can be legal, and who explains why it is not."""
    for stop, phase, reason in (
        (c.REDEEM, c.OPERATE, _operation),
        (c.SHAPE, c.PREPARE, _preparation),
        (c.SITE, c.SHAPING, _shape),
        (c.CELLS, c.SITING, _site),
        (c.DISCARD, c.LAYING, _cells),
        (c.TAKE_ENGINEER, c.DISCARDING, _discard),
        (c.TAKE_PART, c.RESCUING, _other),
        (c.LAUNCH, c.SCAVENGING, _other),
        (c.CONCEDE, c.DECIDING, _other),
        (c.COMMIT, c.PREPARE, _other),
        (c.FACE, c.LAUNCHING, _commit),
    ):
        if action < stop:
            return phase, reason
    return -1, _other


def _wrong_moment(now: int, action: int) -> Refusal:
    if c.REDEEM <= action < c.ROLL:
        return refuse("R-14", "redeem-before-roll")
    if action == c.LAUNCH:
        return refuse("S-55", "no-launch-yet")
    if action == c.CONTINUE:
        return refuse("S-55", "nothing-to-put-off")
    if action == c.CONCEDE:
        return refuse("S-57", "no-conceding")
    if c.COMMIT <= action < c.FACE:
        return refuse("S-47", "commit-in-launch")
    return refuse("S-07", "wrong-moment", phase=c.PHASE_NAMES[now])


def _other(s: Survivors, seat: int, action: int) -> Refusal:
    if action == c.CONCEDE:
        return refuse("S-57", "no-conceding")
    if c.TAKE_PART <= action < c.LAUNCH:
        return refuse("S-51", "not-in-the-market")
    return refuse("S-07", "not-in-edition")


# -- dice --------------------------------------------------------------------------------------------------------------


def _operation(s: Survivors, seat: int, action: int) -> Refusal:
    operation = OPERATIONS[action]
    base = seat * c.STRIDE
    if operation.source == "end":
        return refuse("S-47", "end-in-launch")
    if s.stage == c.LAUNCHES and operation.source == "part":
        return refuse("S-43", "parts-in-launch")
    why = _source(s, base, operation) or _dice(s, base, operation) or no_reward(s, base, operation.reward)
    assert why is not None
    return why


def _source(s: Survivors, base: int, operation: Operation) -> Refusal | None:
    """Whether what brings the effect, or the track, can be used."""
    row, source = s.row, operation.source
    engineer = c.EFFECT_NAMES[operation.effect]
    if source == "engineer" and not row[base + c.HELD_] >> operation.effect & 1:
        return refuse("S-14", "engineer-absent", engineer=engineer)
    if source == "engineer" and row[base + c.USED_] >> operation.effect & 1:
        return refuse("S-14", "engineer-used", engineer=engineer)
    if source == "part" and not s.kit.mech.icon_left(row, base, operation.effect):
        return refuse("S-15", "no-icon", effect=engineer)
    if source == "ore" and row[base + c.ORE_] == 0:
        return refuse("S-16", "no-ore")
    return track_closed(s, base, source) if source in TRACK_OF else None


def track_closed(s: Survivors, base: int, track: str) -> Refusal | None:
    """Why a track takes no dice, whatever they show; None if it does."""
    locks = s.row[base + c.LOCKS_]
    if track in ARROWS:
        taken = not s.kit.mech.arrow_open(locks, TRACK_OF[track])
        return refuse("S-17", "arrow-taken", track=track) if taken else None
    if s.stage == c.LAUNCHES:
        return refuse("S-46", "closed-in-launch")
    return refuse("S-19", "track-taken", track=track) if locks >> TRACK_OF[track] & 63 else None


def _dice(s: Survivors, base: int, operation: Operation) -> Refusal | None:
    dice = s.row[base + c.DICE_]
    for face in operation.dice:
        if operate.count_showing(dice, face) == 0:
            return refuse("S-11", "no-die", die=face)
    if all(operate.count_showing(dice, face) >= operation.dice.count(face) for face in operation.dice):
        return None
    if operation.source in ARROWS:
        return refuse("S-17", "two-dice")
    return refuse("S-21", "dice-missing", dice=list(operation.dice))


def no_reward(s: Survivors, base: int, reward: int) -> Refusal | None:
    """S-22: why a reward could not be taken now; None if it could."""
    solo = s.seats == 1
    if reward == c.PART_REWARD and not s.gear_free(base):
        return refuse("S-22", "no-gear-spot")
    if reward == c.ROD_REWARD and solo and s.row[base + c.RODS_] >= c.ENOUGH_RODS:
        return refuse("S-57", "rods-full", rods=c.ENOUGH_RODS)
    if 0 < reward <= c.LARGE and not explore.can_resolve(s.kit, s.row, base, reward, solo):
        return refuse("S-22", "no-place", reward=c.REWARD_NAMES[reward])
    return None


def _preparation(s: Survivors, seat: int, action: int) -> Refusal:
    if action < c.ROLL:
        return refuse("S-08", "no-gem-card")
    return refuse("S-08", "no-crystals", n=action - c.ROLL, crystals=int(s.row[seat * c.STRIDE + c.CRYSTALS_]))


def _discard(s: Survivors, seat: int, action: int) -> Refusal:
    base = seat * c.STRIDE
    return refuse("S-24", "discard-exactly", n=int(s.row[base + c.CRYSTALS_] + s.row[base + c.ORE_]) - c.HOLD)


def _commit(s: Survivors, seat: int, action: int) -> Refusal:
    return refuse("S-47", "no-die", die=action - c.COMMIT + 1)


# -- tiles and boards --------------------------------------------------------------------------------------------------


def _shape(s: Survivors, seat: int, action: int) -> Refusal:
    base, solo = seat * c.STRIDE, s.seats == 1
    if action == c.DRAW:
        return _draw(s, base, solo)
    number, names = action - c.SHAPE, edition_of(s).shape_names
    if number >= len(names):
        return refuse("S-28", "not-in-edition")
    reward = s.row[base + c.REWARD_]
    if not explore.in_supply(s.kit, s.row, base, number, reward, False):
        return refuse("S-28", "wrong-size", tile=names[number], reward=c.REWARD_NAMES[reward])
    if not explore.in_supply(s.kit, s.row, base, number, reward, solo):
        return refuse("S-50", "tiles-gone", tile=names[number])
    return refuse("S-32" if s.row[base + c.NEW_] > 0 else "S-25", "fits-nowhere", tile=names[number])


def _draw(s: Survivors, base: int, solo: bool) -> Refusal:
    row = s.row
    if row[base + c.NEW_] != 0:
        return refuse("R-28" if row[base + c.NEW_] < 0 else "S-32", "drawn-already")
    if row[base + c.BOARDS_] >= explore.board_limit(solo):
        return refuse("R-45" if solo else "S-30", "boards-full", n=int(explore.board_limit(solo)))
    if row[base + c.BOARD_] & c.FULL == 0:
        return refuse("R-30", "mech-first")
    if row[base + c.QUEUED_] == 0:
        return refuse("S-30", "stack-empty")
    return refuse("S-30", "out-of-reach")


def _site(s: Survivors, seat: int, action: int) -> Refusal:
    where = (action - c.SITE) % (c.LATTICE * c.LATTICE)
    if where not in list(explore.sites(s.row, seat * c.STRIDE)):
        return refuse("S-31", "not-beside")
    return refuse("S-32", "no-tile-there", reward=c.REWARD_NAMES[s.row[seat * c.STRIDE + c.REWARD_]])


def _cells(s: Survivors, seat: int, action: int) -> Refusal:
    cells = place_cells(s, seat, action - c.CELLS)
    if not cells:
        return refuse("S-27", "not-that-way")
    ground = Ground(edition_of(s), s.row, seat)
    for cell in cells:
        if cell not in ground.boards:
            return refuse("R-22", "off-the-boards", cell=cell_code(cell))
        if cell in ground.covered:
            return refuse("S-25", "covered", cell=cell_code(cell))
    for a in cells:
        for b in ((a[0] + 1, a[1]), (a[0], a[1] + 1)):
            if b in cells and (a, b) in ground.ridges:
                return refuse("S-25", "across-a-barrier", cell=cell_code(a), other_cell=cell_code(b))
    if not ground.covered:
        return refuse("S-25", "cover-the-mech")
    new = s.row[seat * c.STRIDE + c.NEW_]
    if new > 0 and all(ground.boards[cell] != new - 1 for cell in cells):
        return refuse("S-32", "cover-the-new-board")
    return refuse("S-25", "touches-nothing")
