"""A greedy player of Cities of Venus: Survivors, in plain sight; the launch is solved exactly by the game's own solver.

Everything is counted in cells explored. The dice of a turn are worth the best set of locks that they allow (`Planner`);
a die is changed where that gains more than the tool costs. A tile goes where it uncovers most, finishes boards and
leaves no holes. Crystals are saved up until they buy a good turn.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.bots.guide import Guide
from ecliptic.games.survivors import explore, launch, operate
from ecliptic.games.survivors import layout as at
from ecliptic.games.survivors.operate import count_showing
from ecliptic.games.survivors.rules import Survivors
from ecliptic.games.survivors.terrain import board_side
from ecliptic.games.survivors.turn import nibble_sum
from ecliptic.kernel.bits import bit, lowest, size
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import State

# What things are worth, in cells explored.
ROD: Final = 12.0
PART: Final = 4.0
ENGINEER: Final = 7.0
CRYSTAL: Final = 2.0
ORE: Final = 1.0
FINISH: Final = 6.0
"""Solo: the first finished board, which brings no rods but is needed."""

# The rewards that locks may bring, as bits: those that can be had now make up a set.
PAIR: Final = 1
TRIPLE: Final = 2
QUAD: Final = 4
QUINT: Final = 8
RUN3: Final = 16
RUN4: Final = 32
ANY3: Final = 64
FULL: Final = 128
SPOT: Final = 256
OF_A_KIND: Final = 15
RUNS: Final = 48

# What is sought changes in the course of a game.
USUAL: Final = 0
EXPLORED: Final = 1
"""Solo: all Engineers are found and a board is finished; tiles hardly matter any more."""
LATE: Final = 2
"""The launch is near: ore counts double."""


# -- the dice of a turn ----------------------------------------------------------------------------------------------


class Planner:
    """What dice are worth that can still be locked: the best set of locks, worked out once for each lot of dice."""

    def __init__(self, needs: vec[i64]) -> None:
        self.needs: vec[i64] = needs
        self.found: dict[int, float] = {}

    def worth(self, dice: i64, left: i64, aim: i64) -> float:
        """The value of the best locks of these dice, with these rewards to be had."""
        if dice == 0 or left == 0:
            return 0.0
        key: int = packed(dice) | (left << 24) | (aim << 33)
        if key in self.found:
            return self.found[key]
        best = 0.0
        lock = self.next_lock(dice, left, at.LOCK_KIND)
        while lock < at.END:
            value = reward(lock, aim) + self.worth(dice - self.needs[lock], closed(left, lock), aim)
            if value > best:
                best = value
            lock = self.next_lock(dice, left, lock + 1)
        self.found[key] = best
        return best

    def best_lock(self, dice: i64, left: i64, aim: i64) -> i64:
        """The first lock of the best set; -1 if none brings anything."""
        best: i64 = -1
        most = 0.0
        lock = self.next_lock(dice, left, at.LOCK_KIND)
        while lock < at.END:
            value = reward(lock, aim) + self.worth(dice - self.needs[lock], closed(left, lock), aim)
            if value > most:
                most = value
                best = lock
            lock = self.next_lock(dice, left, lock + 1)
        return best

    def next_lock(self, dice: i64, left: i64, lock: i64) -> i64:
        """The first lock from here on that dice and rewards allow; END if there is none."""
        while lock < at.END:
            kind = kind_of(lock)
            if left & kind == 0:
                lock = end_of(kind)
            elif operate.has(dice, self.needs[lock]):
                return lock
            else:
                lock += 1
        return lock


def packed(dice: i64) -> i64:
    """Counts of dice in four bits a face."""
    found: i64 = 0
    face: i64 = 0
    while face < 6:
        found |= ((dice >> (8 * face)) & 15) << (4 * face)
        face += 1
    return found


def kind_of(lock: i64) -> i64:
    """Which reward a lock brings."""
    if lock < at.LOCK_RUN:
        return bit((lock - at.LOCK_KIND) // 6)
    if lock < at.LOCK_RUN4:
        return RUN3
    if lock < at.LOCK_ANY3:
        return RUN4
    if lock < at.LOCK_FULL:
        return ANY3
    if lock < at.LOCK_QSPOT:
        return FULL
    return SPOT


def end_of(kind: i64) -> i64:
    """The lock after the last that brings this reward."""
    if kind <= QUINT:
        return at.LOCK_KIND + 6 * (lowest(kind) + 1)
    if kind == RUN3:
        return at.LOCK_RUN4
    if kind == RUN4:
        return at.LOCK_ANY3
    if kind == ANY3:
        return at.LOCK_FULL
    if kind == FULL:
        return at.LOCK_QSPOT
    return at.END


def closed(left: i64, lock: i64) -> i64:
    """The rewards left once a lock has taken its track."""
    kind = kind_of(lock)
    if kind <= QUINT:
        return left & ~OF_A_KIND
    if kind in (RUN3, RUN4):
        return left & ~RUNS
    return left & ~kind


def reward(lock: i64, aim: i64) -> float:
    """What a lock brings. Tiles also uncover things, so that larger ones are worth more than their cells."""
    kind = kind_of(lock)
    if kind == QUINT:
        return ROD
    if kind == TRIPLE:
        return PART
    if kind == QUAD:
        return CRYSTAL
    if kind == SPOT:
        return 2.5 * ORE if aim & LATE else ORE
    tile = 7.5
    if kind == PAIR:
        tile = 1.2
    elif kind == ANY3:
        tile = 2.5
    elif kind == RUN3:
        tile = 3.9
    elif kind == RUN4:
        tile = 5.4
    return 0.25 * tile if aim & EXPLORED else tile


_planners: dict[int, Planner] = {}


def planner(state: Survivors) -> Planner:
    """The operations are the same in every edition."""
    if 0 not in _planners:
        _planners[0] = Planner(state.kit.mech.needs)
    return _planners[0]


def rewards_open(state: Survivors, seat: i64) -> i64:
    """Which rewards a seat can still have in this turn (S-19, S-22)."""
    base: i64 = seat * at.STRIDE
    row = state.row
    kit = state.kit
    locks = row[base + at.LOCKS_]
    solo: bool = state.seats == 1
    found: i64 = 0
    if (locks >> operate.KIND) & 63 == 0:
        found |= QUAD
        if explore.can_resolve(kit, row, base, 1, solo):
            found |= PAIR
        if state.gear_free(base):
            found |= TRIPLE
        if not solo or row[base + at.RODS_] < at.ENOUGH_RODS:
            found |= QUINT
    if (locks >> operate.RUN) & 63 == 0:
        if explore.can_resolve(kit, row, base, 3, solo):
            found |= RUN3
        if explore.can_resolve(kit, row, base, 4, solo):
            found |= RUN4
    if (locks >> operate.ANY3) & 63 == 0 and explore.can_resolve(kit, row, base, 2, solo):
        found |= ANY3
    if (locks >> operate.FULL_HOUSE) & 63 == 0 and explore.can_resolve(kit, row, base, 5, solo):
        found |= FULL
    if (locks >> operate.QSPOT) & 63 == 0:
        found |= SPOT
    return found


def aim_of(state: Survivors, seat: i64) -> i64:
    """What this seat is after."""
    base: i64 = seat * at.STRIDE
    if state.seats > 1:
        s: i64 = 0
        while s < state.seats:
            if state.row[s * at.STRIDE + at.RODS_] >= at.ENOUGH_RODS - 1:
                return LATE
            s += 1
        return USUAL
    if explore.finished_boards(state.row, base) == 0:
        return USUAL
    aim: i64 = USUAL
    if state.rescued(seat) >= at.ENGINEER_TYPES:
        aim = EXPLORED
    if state.row[base + at.RODS_] >= at.ENOUGH_RODS:
        aim |= LATE
    return aim


def tool_cost(state: Survivors, seat: i64, action: i64, aim: i64) -> float:
    """What a change of a die uses up."""
    if action < at.BY_PART:
        return 0.1
    if action < at.BY_ORE:
        effect = operate.effect_at(state.kit.mech.at_part, action)
        opened = (state.row[seat * at.STRIDE + at.ICONS_] >> (4 * effect)) & 15 != 0
        return 0.1 if opened else 1.3
    if action < at.BY_UP:
        return 2.5 * ORE if aim & LATE else 0.9 * ORE
    return 0.0


BEAM: Final = 4
DEPTH: Final = 4
"""Changes are looked at up to so many in a row, the most promising few at each step."""
PAIRING: Final = 1.2
"""How promising another die is that shows the same: four or five of a kind take several changes."""
GAIN: Final = 0.3
"""What a change must gain."""


class Changed:
    """A turn after some changes of dice, none of them carried out."""

    def __init__(self, state: Survivors, first: i64, cost: float) -> None:
        self.state: Survivors = state
        self.first: i64 = first
        """The change to begin with; -1 for none yet."""
        self.cost: float = cost


def choose_operation(state: Survivors, seat: i64) -> i64:
    """The first of the changes that gain most; else the best lock; else the end of the turn."""
    plan = planner(state)
    dice = state.row[seat * at.STRIDE + at.DICE_]
    if dice == 0:
        return at.END
    left = rewards_open(state, seat)
    aim = aim_of(state, seat)
    most = plan.worth(dice, left, aim) + GAIN
    best: i64 = -1
    beam = [Changed(state, -1, 0.0)]
    depth = 0
    while beam and depth < DEPTH:
        ranked: list[tuple[float, int, int]] = []
        for number, turn in enumerate(beam):
            most, best = look_further(turn, seat, number, ranked, plan, left, aim, most, best)
        ranked.sort()
        further: list[Changed] = []
        for _, number, action in ranked[:BEAM]:
            turn = beam[number]
            after = turn.state.clone()
            cost = turn.cost + tool_cost(after, seat, action, aim)
            after.apply(seat, action)
            further.append(Changed(after, turn.first if turn.first >= 0 else action, cost))
        beam = further
        depth += 1
    if best >= 0:
        return best
    lock = plan.best_lock(dice, left, aim)
    return lock if lock >= 0 else at.END


def look_further(
    turn: Changed,
    seat: i64,
    number: int,
    ranked: list[tuple[float, int, int]],
    plan: Planner,
    left: i64,
    aim: i64,
    most: float,
    best: i64,
) -> tuple[float, i64]:
    """Every next change of a turn: what the dice would be worth, less what it costs, and how promising they are."""
    state = turn.state
    mech = state.kit.mech
    dice = state.row[seat * at.STRIDE + at.DICE_]
    choices = state.legal(seat)
    i: i64 = 0
    while i < len(choices) and choices[i] < at.LOCK_KIND:
        action = choices[i]
        cost = turn.cost + tool_cost(state, seat, action, aim)
        rest = dice - mech.needs[action]
        if mech.gives[action] == 0:
            value = rerolled(plan, rest, left, aim) - cost
        else:
            rest += mech.gives[action]
            value = plan.worth(rest, left, aim) - cost
            promise = PAIRING * float(most_equal(rest)) if left & OF_A_KIND else 0.0
            ranked.append((-value - promise, number, int(action)))
        if value > most:
            most = value
            best = turn.first if turn.first >= 0 else action
        i += 1
    return most, best


def most_equal(dice: i64) -> i64:
    """How many dice show the commonest face."""
    most: i64 = 0
    while dice != 0:
        if dice & 0xFF > most:
            most = dice & 0xFF
        dice >>= 8
    return most


def rerolled(plan: Planner, rest: i64, left: i64, aim: i64) -> float:
    """The mean worth after a die was rolled again."""
    total = 0.0
    face: i64 = 0
    while face < 6:
        total += plan.worth(rest + bit(8 * face), left, aim)
        face += 1
    return total / 6.0


# -- exploring -------------------------------------------------------------------------------------------------------

LEFT: Final = 0x108421
RIGHT: Final = 0x1084210


def lonely(word: i64) -> i64:
    """Free cells of a board without a free neighbour on it."""
    free: i64 = at.FULL & ~word
    near: i64 = ((free & ~RIGHT) << 1) | ((free & ~LEFT) >> 1) | (free << 5) | (free >> 5)
    return size(free & ~near & at.FULL)


def beside(word: i64, cells: i64) -> bool:
    """Whether one of these cells lies next to a covered one."""
    covered: i64 = word & at.FULL
    near: i64 = ((covered & ~RIGHT) << 1) | ((covered & ~LEFT) >> 1) | (covered << 5) | (covered >> 5)
    return near & cells != 0


def place_worth(state: Survivors, seat: i64, shape: i64, action: i64) -> float:
    """What a tile uncovers there, boards brought nearer to their end, less the holes that it leaves."""
    base: i64 = seat * at.STRIDE
    row = state.row
    terrain = state.kit.terrain
    touched = state.kit.touched
    boards = row[base + at.BOARDS_]
    before = row[base + at.BOARD_ : base + at.BOARD_ + boards]
    finished = explore.finished_boards(row, base)
    terrain.cover(row, base, shape, action, touched)
    solo: bool = state.seats == 1
    found = 0.0
    slot: i64 = 0
    while slot < boards:
        cells = touched[slot]
        if cells:
            old = before[slot]
            new = row[base + at.BOARD_ + slot]
            side = board_side(new)
            found += CRYSTAL * float(size(cells & terrain.crystals[side]))
            vnaut = terrain.vnauts[side]
            if vnaut & ~old != 0 and (solo or explore.window_free(row, base)):
                if cells & vnaut:
                    found += ENGINEER
                elif beside(new, vnaut):
                    found += 0.8
            n = float(size(new & at.FULL))
            m = float(size(old & at.FULL))
            found += (0.06 if solo and finished == 0 else 0.03) * (n * n - m * m)
            if new & at.FULL == at.FULL:
                if not solo:
                    found += 2.0 * ROD
                elif finished == 0:
                    found += FINISH
            found -= (2.0 if solo else 0.9) * float(lonely(new) - lonely(old))
        row[base + at.BOARD_ + slot] = before[slot]
        slot += 1
    return found + 0.2 * float(terrain.sizes[shape])


def best_place(state: Survivors, seat: i64) -> tuple[float, int]:
    """The best place of the chosen shape."""
    base: i64 = seat * at.STRIDE
    shape = state.row[base + at.SHAPE_] - 1
    choices = state.legal(seat)
    best: i64 = choices[0]
    most = -1000.0
    i: i64 = 0
    while i < len(choices):
        value = place_worth(state, seat, shape, choices[i])
        if value > most:
            most = value
            best = choices[i]
        i += 1
    return most, int(best)


def best_shape(state: Survivors, seat: i64) -> tuple[float, int]:
    """The shape with the best place; -1 where none has one."""
    base: i64 = seat * at.STRIDE
    row = state.row
    choices = state.legal(seat)
    best: i64 = -1
    most = -1000.0
    i: i64 = 0
    while i < len(choices):
        if choices[i] != at.DRAW:
            row[base + at.SHAPE_] = choices[i] - at.SHAPE + 1
            row[base + at.PHASE_] = at.LAYING
            value, _ = best_place(state, seat)
            row[base + at.SHAPE_] = 0
            row[base + at.PHASE_] = at.SHAPING
            if value > most:
                most = value
                best = choices[i]
        i += 1
    return most, int(best)


def choose_shape(state: Survivors, seat: i64) -> i64:
    """A new board is drawn when the old ones have little more to give."""
    choices = state.legal(seat)
    last = choices[len(choices) - 1]
    if last == at.DRAW and (len(choices) == 1 or wants_board(state, seat)):
        return at.DRAW
    _, best = best_shape(state, seat)
    return best


def wants_board(state: Survivors, seat: i64) -> bool:
    """Whether no V-naut is left to find where one still needs Engineers, or hardly a free cell."""
    base: i64 = seat * at.STRIDE
    row = state.row
    vnauts: i64 = 0
    free: i64 = 0
    slot: i64 = 0
    while slot < row[base + at.BOARDS_]:
        word = row[base + at.BOARD_ + slot]
        free += 25 - size(word & at.FULL)
        if state.kit.terrain.vnauts[board_side(word)] & ~word:
            vnauts += 1
        slot += 1
    needed = state.seats == 1 or explore.window_free(row, base)
    if vnauts == 0 and needed:
        return True
    return free < 7


def choose_site(state: Survivors, seat: i64) -> i64:
    """The side and place at which the tile uncovers most."""
    choices = state.legal(seat)
    best = choices[0]
    most = -1000.0
    i: i64 = 0
    while i < len(choices):
        trial = state.clone()
        trial.apply(seat, choices[i])
        value, _ = best_shape(trial, seat)
        if value > most:
            most = value
            best = choices[i]
        i += 1
    return best


# -- the rest of a turn, and cards -----------------------------------------------------------------------------------

ENGINEERS: Final = (at.ADJ1, at.FLIP, at.SET4, at.SET3, at.SUB2, at.REROLL)
"""Engineers in the order in which they are wanted."""
ALONE: Final = (at.SET3, at.SUB2, at.SET4, at.ADJ1, at.FLIP, at.REROLL)
"""The same for the solo game, where the first two are asleep again at the launch (S-53)."""
LOT: Final = 3
"""So many crystals are saved before they are spent at once: the more dice the better each."""


def choose_preparation(state: Survivors, seat: i64, choices: vec[i64]) -> i64:
    """Gem cards are redeemed while there is room; crystals are spent by the lot, all of them near the end."""
    base: i64 = seat * at.STRIDE
    row = state.row
    if choices[0] < at.ROLL and row[base + at.CRYSTALS_] + row[base + at.ORE_] <= at.HOLD - 2:
        return choices[0]
    crystals = row[base + at.CRYSTALS_]
    full = crystals + row[base + at.ORE_] >= at.HOLD - 1
    if crystals >= LOT or full or aim_of(state, seat) & LATE:
        return at.ROLL + crystals
    return at.ROLL


def choose_discard(state: Survivors, seat: i64, choices: vec[i64]) -> i64:
    """Ore is kept for the launch when it is near, else crystals."""
    if aim_of(state, seat) & LATE:
        return choices[len(choices) - 1]
    return choices[0]


def choose_engineer(choices: vec[i64], wanted: tuple[int, ...]) -> i64:
    for kind in wanted:
        i: i64 = 0
        while i < len(choices):
            if choices[i] - at.TAKE_ENGINEER == kind:
                return choices[i]
            i += 1
    return choices[0]


def choose_part(state: Survivors, choices: vec[i64]) -> i64:
    """The part that can do most to dice; gems last."""
    best = choices[0]
    most: i64 = -1
    i: i64 = 0
    while i < len(choices):
        icons = state.kit.mech.icons[choices[i] - at.TAKE_PART]
        value: i64 = nibble_sum(icons)
        if (icons >> (4 * at.ANY)) & 15:
            value = 5
        elif (icons >> (4 * at.ADJ1)) & 15:
            value = 4
        if value > most:
            most = value
            best = choices[i]
        i += 1
    return best


def choose_launch(state: Survivors, seat: i64) -> i64:
    """Solo: as soon as four Engineers are found and there is some ore for the dice, or time runs out."""
    ready = state.rescued(seat) >= at.WINDOWS and state.row[seat * at.STRIDE + at.ORE_] >= 4
    return at.LAUNCH if ready or time_is_short(state) else at.CONTINUE


def time_is_short(state: Survivors) -> bool:
    """Solo: the last turns before the limit."""
    return state.round >= state.kit.turn_limit - 8


def commit(state: Survivors, seat: i64) -> i64:
    """In simulations: the face that most dice show."""
    dice = state.row[seat * at.STRIDE + at.DICE_]
    best: i64 = 1
    most: i64 = 0
    face: i64 = 1
    while face <= 6:
        if count_showing(dice, face) >= most:
            most = count_showing(dice, face)
            best = face
        face += 1
    return at.COMMIT + best - 1


def decide(state: Survivors, seat: i64) -> i64:
    """What the greedy player does."""
    if state.stage == at.ENGINEERS:
        return choose_engineer(state.legal(seat), ENGINEERS)
    if state.stage == at.PARTS:
        return choose_part(state, state.legal(seat))
    if state.stage == at.LAUNCHES:
        return commit(state, seat)
    phase = state.row[seat * at.STRIDE + at.PHASE_]
    if phase == at.OPERATE:
        return choose_operation(state, seat)
    if phase == at.SHAPING:
        return choose_shape(state, seat)
    if phase == at.LAYING:
        _, best = best_place(state, seat)
        return best
    if phase == at.SITING:
        return choose_site(state, seat)
    choices = state.legal(seat)
    if phase == at.PREPARE:
        return choose_preparation(state, seat, choices)
    if phase == at.DISCARDING:
        return choose_discard(state, seat, choices)
    if phase == at.RESCUING:
        return choose_engineer(choices, ALONE)
    if phase == at.SCAVENGING:
        return choose_part(state, choices)
    return choose_launch(state, seat)


def choose(known: State, seat: int) -> int:
    """What the greedy player does; once it launches, it makes the best of it."""
    state = cast(Survivors, known)
    if state.stage == at.LAUNCHES:
        return launch.best(state, seat).action
    return int(decide(state, seat))


def exact(known: State, seat: int) -> int | None:
    """The best move of a launch, and the best moment of a solo one; None elsewhere."""
    state = cast(Survivors, known)
    phase = state.row[seat * at.STRIDE + at.PHASE_]
    if state.stage == at.LAUNCHES and phase == at.LAUNCHING:
        return launch.best(state, seat).action
    if phase == at.DECIDING:
        return patient(state, seat)
    return None


def patient(state: Survivors, seat: int) -> int:
    """Solo: nothing can be lost by waiting until all Engineers are found and the bay is full of ore (S-56, S-24)."""
    ready = state.rescued(seat) == at.ENGINEER_TYPES and state.row[seat * at.STRIDE + at.ORE_] == at.HOLD
    return at.LAUNCH if ready or time_is_short(state) else at.CONTINUE


# -- for the search --------------------------------------------------------------------------------------------------

PLENTY: Final = 180.0
"""What a seat that is ready to launch has gathered, about."""
LEAD: Final = 12.0
"""A lead of this much makes a win e times as likely as a loss."""
ROUNDS: Final = 2
"""How many rounds a simulation looks ahead."""
SHORT: Final = 12
"""How many choices the search looks at."""


def gathered(state: Survivors, seat: i64) -> float:
    """What a seat has, by what it is worth at the launch and on the way to it."""
    base: i64 = seat * at.STRIDE
    row = state.row
    boards = 0.0
    slot: i64 = 0
    while slot < row[base + at.BOARDS_]:
        word = row[base + at.BOARD_ + slot]
        cells = float(size(word & at.FULL))
        if cells < 25.0:
            boards += 0.45 * cells + 0.012 * cells * cells - 0.5 * float(lonely(word))
        elif state.seats == 1:
            boards += FINISH + 12.0
        slot += 1
    parts = float(state.parts_of(base))
    fresh = float(nibble_sum(row[base + at.FRESH_]))
    rods = float(row[base + at.RODS_])
    late = aim_of(state, seat) & LATE != 0  # then dice are needed less than ore for the launch
    return (
        ROD * rods
        + ENGINEER * float(state.rescued(seat))
        + 3.0 * parts
        + 1.0 * fresh
        + (0.4 if late else 1.0) * CRYSTAL * float(row[base + at.CRYSTALS_])
        + (2.5 if late else 1.0) * ORE * float(row[base + at.ORE_])
        + boards
    )


def power(state: Survivors, seat: i64) -> float:
    """How long a sequence a seat may hope for at the launch."""
    base: i64 = seat * at.STRIDE
    row = state.row
    if row[base + at.PHASE_] == at.LAUNCHED:
        return float(row[base + at.SEQUENCE_]) / 8.0
    dice = 4.0 + float(row[base + at.RODS_])
    found = 1.3 + 0.25 * dice + 0.75 * float(size(row[base + at.HELD_])) + 0.45 * float(row[base + at.ORE_])
    longest = dice if dice < 8.0 else 8.0
    return found if found < longest else longest


class SurvivorsGuide(Guide):
    """Simulations are played greedily for some rounds, then judged by what was gathered; the launch is not rolled."""

    def __init__(self, known: Survivors) -> None:
        super().__init__(secrets=False, paired=300)
        self.until: i64 = known.round + ROUNDS
        self.lead: float = LEAD

    def policy(self, state: State, seat: i64, luck: Luck) -> i64:
        return decide(cast(Survivors, state), seat)

    def stage(self, state: State) -> i64:
        table = cast(Survivors, state)
        if table.stage > at.PARTS or table.round >= self.until:
            return 1
        return 0

    def value(self, state: State) -> list[float]:
        table = cast(Survivors, state)
        if table.stage == at.OVER:
            return table.returns()
        if table.seats == 1:
            much = gathered(table, 0) / PLENTY
            return [0.9 * much]
        if table.stage > at.PARTS:
            return standings([2.5 * power(table, s) for s in range(table.seats)])
        return standings([gathered(table, s) / self.lead for s in range(table.seats)])

    def shortlist(self, known: State, seat: i64) -> vec[i64]:
        """All choices where they are few; of many tiles' places the best."""
        table = cast(Survivors, known)
        choices = known.legal(seat)
        if len(choices) <= SHORT:
            return choices
        base: i64 = seat * at.STRIDE
        ranked: list[tuple[float, int]] = []
        phase = table.row[base + at.PHASE_]
        i: i64 = 0
        while i < len(choices):
            worth = 0.0
            if phase == at.LAYING:
                worth = place_worth(table, seat, table.row[base + at.SHAPE_] - 1, choices[i])
            elif phase == at.OPERATE:
                worth = operation_worth(table, seat, choices[i])
            ranked.append((-worth, int(choices[i])))
            i += 1
        ranked.sort()
        found = vec[i64]()
        for _, action in ranked[:SHORT]:
            found = append(found, action)
        return found


def operation_worth(state: Survivors, seat: i64, action: i64) -> float:
    """What the dice are worth after an operation, with what it brings and costs."""
    plan = planner(state)
    mech = state.kit.mech
    dice = state.row[seat * at.STRIDE + at.DICE_]
    left = rewards_open(state, seat)
    aim = aim_of(state, seat)
    if action == at.END:
        return 0.0
    if action >= at.LOCK_KIND:
        return reward(action, aim) + plan.worth(dice - mech.needs[action], closed(left, action), aim)
    cost = tool_cost(state, seat, action, aim)
    if mech.gives[action] == 0:
        return rerolled(plan, dice - mech.needs[action], left, aim) - cost
    return plan.worth(dice - mech.needs[action] + mech.gives[action], left, aim) - cost


def standings(strengths: list[float]) -> list[float]:
    """Shares of the victory by strength."""
    top = max(strengths)
    shares = [exp(strength - top) for strength in strengths]
    total = sum(shares)
    return [share / total for share in shares]


def guide(known: State) -> Guide:
    """What the search is told about this game: what is hidden, nobody knows."""
    return SurvivorsGuide(cast(Survivors, known))
