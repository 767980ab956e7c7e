"""What a player of Survivors does with the dice of a turn.

They are worth the best set of locks that they allow (`Planner`); a die is changed where that gains more than the tool
costs, several changes in a row being looked at (`Outlook`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.bots.survivors_tiles import CRYSTAL, LARGE, NOWHERE, Prospect, fullest, wants_board
from ecliptic.games.survivors import explore, operate
from ecliptic.games.survivors import ids as at
from ecliptic.games.survivors.rules import Survivors
from ecliptic.kernel.bits import bit, lowest, size

ORE: Final = 1.0
"""In cells explored."""

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
REWARDS: Final = 9

# What is sought changes in the course of a game.
NO_AIM: Final = 0
EXPLORED: Final = 1
"""Solo: all Engineers are found and a board is finished; tiles hardly matter any more."""
LATE: Final = 2
"""The launch is near: ore counts more."""
AIMS: Final = 4

KEPT: Final = 1 << 15
"""How many lots of dice a planner remembers, a power of two."""
ONE_EACH: Final = 0x010101010101
"""A die of each face."""


class Taste:
    """What a player makes of things, and how far it looks. What is not named here is the same for all."""

    def __init__(
        self,
        rod: float,
        part: float,
        any3: float,
        run4: float,
        late_ore: float,
        gems: float,
        lot: int,
        pairing: float,
        looks: float,
        beam: int,
        depth: int,
        tiles: float = 1.0,
    ) -> None:
        self.rod: float = rod
        """A fuel rod, in cells explored; and so on."""
        self.part: float = part
        self.any3: float = any3
        self.run4: float = run4
        self.late_ore: float = late_ore
        """Ore, once the launch is near."""
        self.gems: float = gems
        """What a part with gems is worth, beside other parts with their icons."""
        self.lot: i64 = lot
        """How many crystals are saved before they are spent at once: the more dice, the better each."""
        self.pairing: float = pairing
        """How promising another die is that shows the same: four or five of a kind take several changes."""
        self.looks: float = looks
        """If not 0, tiles are judged half by what they would uncover now, which counts for so much."""
        self.beam: i64 = beam
        self.depth: i64 = depth
        """How many changes in a row are looked at, the most promising few at each step."""
        self.tiles: float = tiles
        """How much tiles count beside everything else."""
        self.planners: list[Planner] = []
        self.prospects: list[Prospect] = []

    def leaning(self, rod: float, part: float, tiles: float, gems: float, lot: int) -> Taste:
        """The same player, to whom some things are worth more or less by these factors."""
        return Taste(
            rod=rod * self.rod,
            part=part * self.part,
            any3=self.any3,
            run4=self.run4,
            late_ore=self.late_ore,
            gems=gems,
            lot=lot,
            pairing=self.pairing,
            looks=self.looks,
            beam=int(self.beam),
            depth=int(self.depth),
            tiles=tiles * self.tiles,
        )

    def planner(self, state: Survivors, seat: i64, aim: i64) -> Planner:
        """The planner for what the locks of a turn are worth now."""
        while len(self.planners) < AIMS:
            self.planners.append(Planner(state.kit.mech.needs))
        plan = self.planners[aim]
        plan.expect(self._rewards(state, seat, aim))
        return plan

    def _rewards(self, state: Survivors, seat: i64, aim: i64) -> vec[float]:
        """What each lock brings, by the number of its bit."""
        found = vec[float]()
        kind: i64 = 0
        while kind < REWARDS:
            found = append(found, reward(self, bit(kind), aim))
            kind += 1
        if self.looks > 0.0 and not wants_board(state, seat):
            prospect = self.prospect(state, seat)
            squares: i64 = 1
            while squares <= LARGE:
                worth = prospect.worths[squares]
                if worth > NOWHERE:
                    kind = lowest(lock_for(squares))
                    found[kind] = 0.5 * (found[kind] + self.tiles * self.looks * worth)
                squares += 1
        return found

    def prospect(self, state: Survivors, seat: i64) -> Prospect:
        """What tiles would uncover now, looked up again only where boards have changed."""
        while len(self.prospects) <= seat:
            self.prospects.append(Prospect(state.kit))
        if self.prospects[seat].kit is not state.kit:  # another edition
            self.prospects[seat] = Prospect(state.kit)
        prospect = self.prospects[seat]
        prospect.look(state, seat)
        return prospect


class Planner:
    """What dice are worth that can still be locked: the best set of locks, kept for lots of dice that come again."""

    def __init__(self, needs: vec[i64]) -> None:
        self.needs: vec[i64] = needs
        self.rewards: vec[float] = vec[float]([0.0] * REWARDS)
        self.stamp: i64 = 1
        """Which rewards were last expected: what is kept holds for these."""
        self.keys: vec[i64] = vec[i64]([0] * KEPT)
        self.stamps: vec[i64] = vec[i64]([0] * KEPT)
        self.worths: vec[float] = vec[float]([0.0] * KEPT)

    def expect(self, rewards: vec[float]) -> None:
        """Sets what each kind of lock brings."""
        i: i64 = 0
        same = True
        while i < REWARDS:
            if self.rewards[i] != rewards[i]:
                self.rewards[i] = rewards[i]
                same = False
            i += 1
        if not same:
            self.stamp += 1

    def worth(self, dice: i64, left: i64) -> float:
        """The value of the best locks of these dice, with these rewards to be had."""
        if dice == 0 or left == 0:
            return 0.0
        key: i64 = dice | (left << 48)
        place: i64 = self._place(dice, left)
        if self.keys[place] != key or self.stamps[place] != self.stamp:
            self.keys[place] = key
            self.stamps[place] = self.stamp
            self.worths[place] = self._best_full(dice, left)
        return self.worths[place]

    def _place(self, dice: i64, rest: i64) -> i64:
        """Where such dice are kept: counts up to 15 are spread over the places."""
        counts: i64 = (dice ^ (dice >> 20)) & 0xFFFFFF
        return (((counts * 0x9E3779) >> 12) ^ (rest * 0x5A5)) & (KEPT - 1)

    # The tracks are gone through one by one, each with every lock of its dice or with none.

    def _best_full(self, dice: i64, left: i64) -> float:
        best = self._best_kind(dice, left)
        if left & FULL == 0:
            return best
        worth = self.rewards[lowest(FULL)]
        pairs = operate.showing(dice, 2)
        threes = operate.showing(dice, 3)
        while threes != 0:
            three = lowest(threes)
            threes &= threes - 1
            others = pairs & ~bit(three)
            while others != 0:
                pair = lowest(others)
                others &= others - 1
                rest = dice - 3 * bit(8 * three) - 2 * bit(8 * pair)
                value = worth + self._best_kind(rest, left)
                if value > best:
                    best = value
        return best

    def _best_kind(self, dice: i64, left: i64) -> float:
        best = self._best_run(dice, left)
        length: i64 = 2
        while length <= 5:
            kind = bit(length - 2)
            faces: i64 = operate.showing(dice, length) if left & kind else 0
            while faces != 0:
                rest = dice - length * bit(8 * lowest(faces))
                faces &= faces - 1
                value = self.rewards[lowest(kind)] + self._best_run(rest, left)
                if value > best:
                    best = value
            length += 1
        return best

    def _best_run(self, dice: i64, left: i64) -> float:
        best = self._best_rest(dice, left)
        faces = operate.showing(dice, 1)
        length: i64 = 3
        while length <= 4:
            kind: i64 = RUN3 if length == 3 else RUN4
            starts: i64 = operate.runs(faces, length) if left & kind else 0
            while starts != 0:
                rest = dice - (ONE_EACH & (bit(8 * length) - 1)) * bit(8 * lowest(starts))
                starts &= starts - 1
                value = self.rewards[lowest(kind)] + self._best_rest(rest, left)
                if value > best:
                    best = value
            length += 1
        return best

    def _best_rest(self, dice: i64, left: i64) -> float:
        """Any three dice, and any one."""
        count: i64 = 0
        while dice != 0:
            count += dice & 0xFF
            dice >>= 8
        spot = self.rewards[lowest(SPOT)] if left & SPOT and count > 0 else 0.0
        if left & ANY3 == 0 or count < 3:
            return spot
        three = self.rewards[lowest(ANY3)]
        if count > 3:
            return three + spot
        return three if three > spot else spot

    def best_lock(self, dice: i64, left: i64) -> i64:
        """The first lock of the best set; -1 if none brings anything."""
        best: i64 = -1
        most = 0.0
        lock = self.next_lock(dice, left, at.LOCK_KIND)
        while lock < at.END:
            rest = self.worth(dice - self.needs[lock], closed(left, lock))
            value = self.rewards[lowest(kind_of(lock))] + rest
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


def lock_for(squares: i64) -> i64:
    """The lock that brings a tile of this size."""
    if squares == 1:
        return PAIR
    if squares == 2:
        return ANY3
    if squares == 3:
        return RUN3
    return RUN4 if squares == 4 else FULL


def reward(taste: Taste, kind: i64, aim: i64) -> float:
    """What a lock brings. Tiles also uncover things, so that larger ones are worth more than their cells."""
    if kind == QUINT:
        return taste.rod
    if kind == TRIPLE:
        return taste.part
    if kind == QUAD:
        return CRYSTAL
    if kind == SPOT:
        return taste.late_ore if aim & LATE else ORE
    tile = 7.5
    if kind == PAIR:
        tile = 1.2
    elif kind == ANY3:
        tile = taste.any3
    elif kind == RUN3:
        tile = 3.9
    elif kind == RUN4:
        tile = taste.run4
    return taste.tiles * (0.25 * tile if aim & EXPLORED else tile)


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
        if explore.can_resolve(kit, row, base, 1, solo) and not kept(state, base, 1):
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
    any3 = (locks >> operate.ANY3) & 63 == 0 and explore.can_resolve(kit, row, base, 2, solo)
    if any3 and not kept(state, base, 2):
        found |= ANY3
    if (locks >> operate.FULL_HOUSE) & 63 == 0 and explore.can_resolve(kit, row, base, 5, solo):
        found |= FULL
    if (locks >> operate.QSPOT) & 63 == 0:
        found |= SPOT
    return found


def kept(state: Survivors, base: i64, squares: i64) -> bool:
    """Solo: the last small tiles are kept for the holes of a nearly finished board, which nothing else would fill."""
    row = state.row
    if state.seats > 1 or explore.finished_boards(row, base) > 0:
        return False
    terrain = state.kit.terrain
    laid: i64 = 0
    shape: i64 = 0
    while shape < terrain.shapes:
        if terrain.sizes[shape] == squares:
            laid += (row[base + at.TILES_] >> (2 * shape)) & 3
        shape += 1
    most = size(row[base + at.BOARD_ + fullest(row, base)] & at.FULL)
    return laid > 0 and most + 2 * squares < 25


def aim_of(state: Survivors, seat: i64) -> i64:
    """What this seat is after."""
    base: i64 = seat * at.STRIDE
    if state.seats > 1:
        s: i64 = 0
        while s < state.seats:
            if rods_seen(state, seat, s) >= at.ENOUGH_RODS - 1:
                return LATE
            s += 1
        return NO_AIM
    if explore.finished_boards(state.row, base) == 0:
        return NO_AIM
    aim: i64 = NO_AIM
    if state.rescued(seat) >= at.ENGINEER_TYPES:
        aim = EXPLORED
    if state.row[base + at.RODS_] >= at.ENOUGH_RODS:
        aim |= LATE
    return aim


def rods_seen(state: Survivors, seat: i64, other: i64) -> i64:
    """The rods of another, who takes the same turn out of sight."""
    place: i64 = other * at.STRIDE + at.RODS_
    if other != seat and state.simultaneous():
        return state.before[place]
    return state.row[place]


def tool_cost(taste: Taste, state: Survivors, seat: i64, action: i64, aim: i64) -> float:
    """What a change of a die uses up."""
    if action < at.BY_PART:
        return 0.1
    if action < at.BY_ORE:
        effect = operate.effect_at(state.kit.mech.at_part, action)
        opened = (state.row[seat * at.STRIDE + at.ICONS_] >> (4 * effect)) & 15 != 0
        return 0.1 if opened else 1.3
    if action < at.BY_UP:
        return taste.late_ore if aim & LATE else 0.9 * ORE
    return 0.0


GAIN: Final = 0.3
"""What a change must gain."""


class Changed:
    """A turn after some changes of dice, none of them carried out."""

    def __init__(self, state: Survivors, first: i64, cost: float) -> None:
        self.state: Survivors = state
        self.first: i64 = first
        """The change to begin with; -1 for none yet."""
        self.cost: float = cost


class Outlook:
    """Changes of dice in a row, the most promising few at each step: which one to begin with."""

    def __init__(self, state: Survivors, seat: i64, taste: Taste) -> None:
        self.seat: i64 = seat
        self.taste: Taste = taste
        self.left: i64 = rewards_open(state, seat)
        self.aim: i64 = aim_of(state, seat)
        self.plan: Planner = taste.planner(state, seat, self.aim)
        self.dice: i64 = state.row[seat * at.STRIDE + at.DICE_]
        self.most: float = self.plan.worth(self.dice, self.left) + GAIN
        self.best: i64 = -1
        """The change to begin with; -1 if none gains enough."""
        # The most promising changes of a step, best first:
        self.count: i64 = 0
        self.promises: vec[float] = vec[float]([0.0] * int(taste.beam))
        self.turns: vec[i64] = vec[i64]([0] * int(taste.beam))
        self.actions: vec[i64] = vec[i64]([0] * int(taste.beam))
        self.rests: vec[i64] = vec[i64]([0] * int(taste.beam))

    def look(self, state: Survivors) -> None:
        """Looks as far ahead as it pays."""
        beam = [Changed(state, -1, 0.0)]
        depth = 0
        while beam and depth < self.taste.depth:
            self.count = 0
            for number, turn in enumerate(beam):
                self._changes(turn, number)
            further: list[Changed] = []
            i: i64 = 0
            while i < self.count:
                further.append(self._changed(beam[self.turns[i]], self.actions[i]))
                i += 1
            beam = further
            depth += 1

    def _changes(self, turn: Changed, number: i64) -> None:
        """Every next change of a turn: what the dice would be worth, less what it costs, and how promising they are."""
        state = turn.state
        mech = state.kit.mech
        dice = state.row[self.seat * at.STRIDE + at.DICE_]
        choices = state.legal(self.seat)
        i: i64 = 0
        while i < len(choices) and choices[i] < at.LOCK_KIND:
            action = choices[i]
            cost = turn.cost + tool_cost(self.taste, state, self.seat, action, self.aim)
            rest = dice - mech.needs[action]
            if mech.gives[action] == 0:
                value = rerolled(self.plan, rest, self.left) - cost
            else:
                rest += mech.gives[action]
                value = self.plan.worth(rest, self.left) - cost
                promise = self.taste.pairing * float(most_equal(rest)) if self.left & OF_A_KIND else 0.0
                self._note(value + promise, number, action, rest)
            if value > self.most:
                self.most = value
                self.best = turn.first if turn.first >= 0 else action
            i += 1

    def _note(self, promise: float, number: i64, action: i64, rest: i64) -> None:
        """Puts a change in its place among the most promising ones, if it belongs there; of equals the first stays."""
        full: bool = self.count == self.taste.beam
        if full and promise <= self.promises[self.count - 1]:
            return
        i: i64 = 0
        while i < self.count and self.promises[i] >= promise:
            if self.promises[i] == promise and self.rests[i] == rest:
                return  # the same dice by another way
            i += 1
        if not full:
            self.count += 1
        j: i64 = self.count - 1
        while j > i:
            self.promises[j] = self.promises[j - 1]
            self.turns[j] = self.turns[j - 1]
            self.actions[j] = self.actions[j - 1]
            self.rests[j] = self.rests[j - 1]
            j -= 1
        self.promises[i] = promise
        self.turns[i] = number
        self.actions[i] = action
        self.rests[i] = rest

    def _changed(self, turn: Changed, action: i64) -> Changed:
        after = turn.state.clone()
        cost = turn.cost + tool_cost(self.taste, after, self.seat, action, self.aim)
        after.apply(self.seat, action)
        return Changed(after, turn.first if turn.first >= 0 else action, cost)


def choose_operation(state: Survivors, seat: i64, taste: Taste) -> i64:
    """The first of the changes that gain most; else the best lock; else the end of the turn."""
    if state.row[seat * at.STRIDE + at.DICE_] == 0:
        return at.END
    outlook = Outlook(state, seat, taste)
    outlook.look(state)
    if outlook.best >= 0:
        return outlook.best
    lock = outlook.plan.best_lock(outlook.dice, outlook.left)
    return lock if lock >= 0 else at.END


def most_equal(dice: i64) -> i64:
    """How many dice show the commonest face."""
    most: i64 = 0
    while dice != 0:
        if dice & 0xFF > most:
            most = dice & 0xFF
        dice >>= 8
    return most


def rerolled(plan: Planner, rest: i64, left: i64) -> float:
    """The mean worth after a die was rolled again."""
    total = 0.0
    face: i64 = 0
    while face < 6:
        total += plan.worth(rest + bit(8 * face), left)
        face += 1
    return total / 6.0


def operation_worth(state: Survivors, seat: i64, action: i64, taste: Taste) -> float:
    """What the dice are worth after an operation, with what it brings and costs."""
    mech = state.kit.mech
    dice = state.row[seat * at.STRIDE + at.DICE_]
    left = rewards_open(state, seat)
    aim = aim_of(state, seat)
    plan = taste.planner(state, seat, aim)
    if action == at.END:
        return 0.0
    if action >= at.LOCK_KIND:
        return plan.rewards[lowest(kind_of(action))] + plan.worth(dice - mech.needs[action], closed(left, action))
    cost = tool_cost(taste, state, seat, action, aim)
    if mech.gives[action] == 0:
        return rerolled(plan, dice - mech.needs[action], left) - cost
    return plan.worth(dice - mech.needs[action] + mech.gives[action], left) - cost
