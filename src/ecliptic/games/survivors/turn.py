"""A seat's turn: prepare, roll, operate, clean up (S-07 to S-24, and S-50 to S-57 for one alone).

The numbers of all seats lie in one row (see layout.py). Dice are in `operate.py`, tiles and boards in `explore.py`;
here is what a seat is asked and what its answer leads to.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.survivors import explore, operate
from ecliptic.games.survivors.kit import Kit
from ecliptic.games.survivors.layout import (
    BOARD,
    BOARDS_,
    CLAIM_,
    COMMIT,
    CONCEDE,
    CONTINUE,
    CRYSTALS_,
    DICE_,
    DISCARD,
    DISCARDING,
    DRAW,
    DRAWING,
    DRAWN_,
    DUE_,
    END,
    ENGINEERS_,
    ENOUGH_RODS,
    FACE,
    FRESH_,
    GEAR_SPOTS,
    HELD_,
    HOLD,
    ICONS_,
    LAUNCH,
    LAUNCHES,
    LAUNCHING,
    LAYING,
    LOCK_ANY3,
    LOCK_KIND,
    LOCK_QSPOT,
    LOCK_RUN,
    LOCK_RUN4,
    LOCKS_,
    MARKET,
    NEW_,
    NOBODY,
    OPERATE,
    ORE_,
    PART,
    PHASE_,
    POWER_DICE,
    PREPARE,
    QUEUE_,
    QUEUED_,
    REDEEM,
    REFILLING,
    REROLLING,
    RESCUES_,
    RESCUING,
    REWARD_,
    RODS_,
    ROLL,
    ROLLING,
    ROUND,
    SCAVENGING,
    SEEN_,
    SHAPE,
    SHAPE_,
    SHAPING,
    SITING,
    SPENT_,
    STRIDE,
    TAKE_ENGINEER,
    TAKE_PART,
    USED_,
    WINDOWS,
)
from ecliptic.kernel.bits import bit, lowest, nth
from ecliptic.kernel.state import NATURE, State


def members(mask: i64, first: i64) -> vec[i64]:
    """The members of a set as actions."""
    actions = vec[i64]()
    while mask:
        actions = append(actions, first + lowest(mask))
        mask &= mask - 1
    return actions


def kinds_in(packed: i64) -> i64:
    """The kinds of which a packed count holds any."""
    kinds: i64 = 0
    i: i64 = 0
    while packed:
        if packed & 15:
            kinds |= bit(i)
        packed >>= 4
        i += 1
    return kinds


def enqueue(row: vec[i64], base: i64, board: i64) -> None:
    """Puts a board under a queue."""
    row[base + QUEUE_] |= board << (6 * row[base + QUEUED_])
    row[base + QUEUED_] += 1


def nibble_sum(packed: i64) -> i64:
    """All cards of a packed count (four bits for each kind)."""
    total: i64 = 0
    while packed:
        total += packed & 15
        packed >>= 4
    return total


def works(phase: i64) -> bool:
    """Whether a seat is asked for operations."""
    if phase == OPERATE:
        return True
    return phase == LAUNCHING


class Turn(State):
    """The fields of a position, and what happens inside a turn. What lies between turns is in `course.py`."""

    def __init__(self, seats: i64, kit: Kit, row: vec[i64], before: vec[i64]) -> None:
        self.seats = seats
        self.kit: Kit = kit
        self.row: vec[i64] = row
        """The numbers of all seats."""
        self.before: vec[i64] = before
        """The row as everybody knew it when the round began. Never written to, so that copies share it."""
        self.stage: i64 = MARKET
        self.round: i64 = 0
        """In the solo game: the turn."""
        self.market: i64 = 0
        self.deck: i64 = 0
        """Parts face up and face down: four bits for each design."""
        self.stacks: i64 = 0
        """Engineers to be had: four bits for each type."""
        self.picked: i64 = 0
        """Card phase: the seats that have picked in this pass."""
        self.first: i64 = NOBODY
        self.last: i64 = NOBODY
        """Launch: who begins and who ends."""
        self.active: i64 = 0
        """The seats whose turn is not over."""
        self.waiting: i64 = 0
        """Of these, the seats that wait for a die, a board or a part."""
        self.chance: i64 = NOBODY
        """The seat for which Nature acts."""
        self.asked: i64 = bit(NATURE)

    # -- facts ----------------------------------------------------------------------------------------------------

    def market_size(self) -> i64:
        if self.seats == 1:
            return 1
        return self.kit.market

    def pickable(self, seat: i64) -> i64:
        """The Engineer types that a seat may take (S-38)."""
        return kinds_in(self.stacks) & ~self.row[seat * STRIDE + HELD_]

    def gear_free(self, base: i64) -> bool:
        """S-22: held parts, spent ones included, and claims leave a gear spot."""
        return self.parts_of(base) + self.row[base + CLAIM_] < GEAR_SPOTS

    def parts_of(self, base: i64) -> i64:
        """S-36."""
        return nibble_sum(self.row[base + FRESH_]) + nibble_sum(self.row[base + SPENT_])

    def rescued(self, seat: i64) -> i64:
        """Engineers received so far, those back in cryostasis included (S-53)."""
        n: i64 = 0
        order: i64 = self.row[seat * STRIDE + ENGINEERS_]
        while order:
            n += 1
            order >>= 4
        return n

    # -- what can be done -----------------------------------------------------------------------------------------

    def turn_actions(self, seat: i64) -> vec[i64]:
        """What a seat may do in its turn or launch."""
        base: i64 = seat * STRIDE
        phase: i64 = self.row[base + PHASE_]
        if works(phase):
            self._look_up(base)
            return self._with_ending(base, self.kit.mech.listed())
        if phase == PREPARE:
            return self._preparations(base)
        if phase == SHAPING:
            return explore.shape_actions(self.kit, self.row, base, self.seats == 1)
        if phase == SITING:
            return explore.site_actions(self.kit, self.row, base, self.seats == 1)
        if phase == LAYING:
            explore.find_places(self.kit, self.row, base)
            return self.kit.terrain.listed(self.row[base + SHAPE_] - 1, self.row[base + BOARDS_])
        if phase == DISCARDING:
            return self._discards(base)
        if phase == RESCUING:
            return members(self.pickable(seat), TAKE_ENGINEER)
        if phase == SCAVENGING:
            return members(kinds_in(self.market), TAKE_PART)
        return vec[i64]([LAUNCH, CONTINUE])

    def _pick_operation(self, base: i64, word: i64) -> i64:
        self._look_up(base)
        mech = self.kit.mech
        faces: i64 = operate.showing(mech.dice, 1)
        ends: i64 = 1
        if self.stage == LAUNCHES:
            ends = mech.members[faces]
        n: i64 = (word * (mech.count + ends)) >> 32
        if n < mech.count:
            return mech.nth(n)
        if self.stage == LAUNCHES:
            return COMMIT + nth(faces, n - mech.count)
        return END

    def _pick_place(self, base: i64, word: i64) -> i64:
        n: i64 = (word * explore.find_places(self.kit, self.row, base)) >> 32
        return self.kit.terrain.listed_nth(self.row[base + SHAPE_] - 1, self.row[base + BOARDS_], n)

    def _look_up(self, base: i64) -> None:
        """Gathers the open operations (all but END and COMMIT)."""
        kit = self.kit
        row = self.row
        mech = kit.mech
        dice: i64 = row[base + DICE_]
        mech.begin(dice)
        ge1: i64 = operate.showing(dice, 1)
        if ge1 == 0:
            return
        ge2: i64 = operate.showing(dice, 2)
        locks: i64 = row[base + LOCKS_]
        mech.changes(row, base, ge1, self.stage == ROUND)
        mech.arrows(locks, ge1, ge2)
        if self.stage != ROUND:
            return
        solo: bool = self.seats == 1
        if ge2 and (locks >> operate.KIND) & 63 == 0:
            fits: bool = explore.can_resolve(kit, row, base, 1, solo)
            mech.kinds(ge2, fits, self.gear_free(base), not solo or row[base + RODS_] < ENOUGH_RODS)
        if (locks >> operate.RUN) & 63 == 0:
            self._look_up_runs(base, ge1, solo)
        if (locks >> operate.ANY3) & 63 == 0 and explore.can_resolve(kit, row, base, 2, solo):
            mech.any3(ge1, ge2)
        if ge2 & (ge2 - 1) and (locks >> operate.FULL_HOUSE) & 63 == 0:
            ge3: i64 = operate.showing(dice, 3)
            if ge3 and explore.can_resolve(kit, row, base, 5, solo):
                mech.full(ge2, ge3)
        if (locks >> operate.QSPOT) & 63 == 0:
            mech.block(LOCK_QSPOT, END, mech.members[ge1])

    def _look_up_runs(self, base: i64, faces: i64, solo: bool) -> None:
        mech = self.kit.mech
        threes: i64 = operate.runs(faces, 3)
        if threes and explore.can_resolve(self.kit, self.row, base, 3, solo):
            mech.block(LOCK_RUN, LOCK_RUN4, mech.members[threes])
        fours: i64 = operate.runs(faces, 4)
        if fours and explore.can_resolve(self.kit, self.row, base, 4, solo):
            mech.block(LOCK_RUN4, LOCK_ANY3, mech.members[fours])

    def _with_ending(self, base: i64, actions: vec[i64]) -> vec[i64]:
        if self.stage == ROUND:
            end: i64 = END
            return append(actions, end)
        faces: i64 = operate.showing(self.row[base + DICE_], 1)
        while faces:
            actions = append(actions, COMMIT + lowest(faces))
            faces &= faces - 1
        return actions

    def _preparations(self, base: i64) -> vec[i64]:
        """D1 (S-08)."""
        actions = vec[i64]()
        kit = self.kit
        i: i64 = 0
        while i < kit.designs:
            if (self.row[base + FRESH_] >> (4 * i)) & 15 and kit.crystals[i] + kit.ore[i]:
                actions = append(actions, REDEEM + i)
            i += 1
        i = 0
        while i <= self.row[base + CRYSTALS_]:
            actions = append(actions, ROLL + i)
            i += 1
        if self.seats == 1 and kit.concede:
            concede: i64 = CONCEDE
            actions = append(actions, concede)
        return actions

    def _discards(self, base: i64) -> vec[i64]:
        """D6: how many crystals go; the rest of the excess is ore (S-24)."""
        actions = vec[i64]()
        excess: i64 = self.row[base + CRYSTALS_] + self.row[base + ORE_] - HOLD
        n: i64 = 0
        while n <= excess:
            if n <= self.row[base + CRYSTALS_] and excess - n <= self.row[base + ORE_]:
                actions = append(actions, DISCARD + n)
            n += 1
        return actions

    # -- doing it -------------------------------------------------------------------------------------------------

    def _act(self, seat: i64, action: i64) -> None:
        base: i64 = seat * STRIDE
        row = self.row
        phase: i64 = row[base + PHASE_]
        if phase == OPERATE:
            self._operate(seat, base, action)
        elif phase == PREPARE:
            self._prepare(seat, base, action)
        elif phase == SHAPING:
            if action == DRAW:
                row[base + PHASE_] = DRAWING
                self._wait_for(seat)
            else:
                row[base + SHAPE_] = action - SHAPE + 1
                row[base + PHASE_] = LAYING
        elif phase == SITING:
            explore.lay_board(row, base, action)
            row[base + PHASE_] = SHAPING
        elif phase == LAYING:
            explore.lay_tile(self.kit, row, base, action, self.seats == 1)
            row[base + PHASE_] = OPERATE
            if self.seats == 1 and row[base + RESCUES_]:
                row[base + PHASE_] = RESCUING
        elif phase == DISCARDING:
            row[base + ORE_] -= row[base + CRYSTALS_] + row[base + ORE_] - HOLD - (action - DISCARD)
            row[base + CRYSTALS_] -= action - DISCARD
            self.turn_over(seat)
        else:
            self._act_alone(action)

    def _prepare(self, seat: i64, base: i64, action: i64) -> None:
        row = self.row
        if action == CONCEDE:
            self.decide(action)
        elif action >= ROLL:
            row[base + CRYSTALS_] -= action - ROLL
            row[base + DUE_] = POWER_DICE + action - ROLL
            row[base + PHASE_] = ROLLING
            self._wait_for(seat)
        else:
            design: i64 = action - REDEEM
            row[base + FRESH_] -= bit(4 * design)
            row[base + SPENT_] += bit(4 * design)
            row[base + CRYSTALS_] += self.kit.crystals[design]
            row[base + ORE_] += self.kit.ore[design]

    def _operate(self, seat: i64, base: i64, action: i64) -> None:
        row = self.row
        if action < LOCK_KIND:
            if self.kit.mech.change(row, base, action):
                row[base + DUE_] = 1
                row[base + PHASE_] = REROLLING
                self._wait_for(seat)
        elif action == END:
            self._clean_up(seat, base)
        else:
            earned: i64 = self.kit.mech.lock(row, base, action)
            if earned:
                row[base + REWARD_] = earned
                row[base + PHASE_] = SHAPING
            elif action >= LOCK_QSPOT:
                row[base + ORE_] += 1
            elif action < LOCK_KIND + 12:
                row[base + CLAIM_] += 1
                if self.seats == 1:
                    row[base + PHASE_] = SCAVENGING
            elif action < LOCK_KIND + 18:
                row[base + CRYSTALS_] += 1
            else:
                row[base + RODS_] += 1

    def _clean_up(self, seat: i64, base: i64) -> None:
        """S-24."""
        row = self.row
        row[base + DICE_] = 0
        row[base + LOCKS_] = 0
        row[base + USED_] = 0
        row[base + ICONS_] = 0
        if row[base + CRYSTALS_] + row[base + ORE_] > HOLD:
            row[base + PHASE_] = DISCARDING
        else:
            self.turn_over(seat)

    def _act_alone(self, action: i64) -> None:
        """What only the solo player is asked inside a turn."""
        row = self.row
        phase: i64 = row[PHASE_]
        if phase == RESCUING:
            self._take_engineer(0, action - TAKE_ENGINEER)
            if row[RESCUES_] == 0:
                row[PHASE_] = OPERATE
        elif phase == SCAVENGING:
            self._take_part(0, action - TAKE_PART)
            row[PHASE_] = OPERATE
            if self.deck:
                row[PHASE_] = REFILLING
                self._wait_for(0)
        else:
            self.decide(action)

    def _take_engineer(self, seat: i64, kind: i64) -> None:
        base: i64 = seat * STRIDE
        row = self.row
        self.stacks -= bit(4 * kind)
        place: i64 = self.rescued(seat)
        row[base + ENGINEERS_] |= (kind + 1) << (4 * place)
        row[base + HELD_] |= bit(kind)
        row[base + RESCUES_] -= 1
        if place >= WINDOWS:  # S-53
            row[base + HELD_] &= ~bit(((row[base + ENGINEERS_] >> (4 * (place - WINDOWS))) & 15) - 1)
            row[base + USED_] &= row[base + HELD_]

    def _take_part(self, base: i64, design: i64) -> None:
        row = self.row
        self.market -= bit(4 * design)
        row[base + FRESH_] += bit(4 * design)
        row[base + CLAIM_] -= 1
        if self.parts_of(base) == GEAR_SPOTS and (self.seats > 1 or row[base + RODS_] < ENOUGH_RODS):
            row[base + RODS_] += 1

    def _reveal(self, design: i64) -> None:
        self.deck -= bit(4 * design)
        self.market += bit(4 * design)

    def turn_over(self, seat: i64) -> None:
        """A seat has finished its turn."""
        raise NotImplementedError  # the course of play says

    def decide(self, action: i64) -> None:
        """The solo player launches, goes on or gives up."""
        raise NotImplementedError  # the course of play says

    # -- chance ---------------------------------------------------------------------------------------------------

    def _wait_for(self, seat: i64) -> None:
        """Nature has to act for this seat."""
        if self.stage == ROUND:
            self.waiting |= bit(seat)
            self.ask_round()
        else:
            self.chance = seat
            self.asked = bit(NATURE)

    def ask_round(self) -> None:
        """In a round all who are not ready act, but those who wait for Nature."""
        if self.waiting:
            self.chance = lowest(self.waiting)
            self.asked = (self.active & ~self.waiting) | bit(NATURE)
        else:
            self.chance = NOBODY
            self.asked = self.active

    def _seat_chance(self, action: i64) -> None:
        """A die, a board or a part for the seat that waits for it."""
        seat: i64 = self.chance
        base: i64 = seat * STRIDE
        row = self.row
        phase: i64 = row[base + PHASE_]
        if phase == DRAWING:
            self._turn_up_board(base, action - BOARD + 1)
        elif phase == REFILLING:
            self._reveal(action - PART)
            row[base + PHASE_] = OPERATE
        else:
            row[base + DICE_] += bit(8 * (action - FACE))
            row[base + DUE_] -= 1
            if row[base + DUE_]:
                return
            row[base + PHASE_] = OPERATE
            if self.stage == LAUNCHES:
                row[base + PHASE_] = LAUNCHING
                self.asked = bit(seat)
                self.chance = NOBODY
                return
        self.waiting &= ~bit(seat)
        self.ask_round()

    def _turn_up_board(self, base: i64, board: i64) -> None:
        """C3, and R-28: a board on which the tile has no place goes under the queue, seen by all."""
        row = self.row
        solo: bool = self.seats == 1
        row[base + QUEUE_] >>= 6
        row[base + QUEUED_] -= 1
        if row[base + SEEN_] > row[base + QUEUED_]:
            row[base + SEEN_] = row[base + QUEUED_]
        row[base + DRAWN_] = board
        row[base + PHASE_] = SITING
        if len(explore.site_actions(self.kit, row, base, solo)):
            return
        row[base + DRAWN_] = 0
        enqueue(row, base, board)
        row[base + SEEN_] += 1
        row[base + NEW_] = -1
        row[base + PHASE_] = SHAPING
        if len(explore.shape_actions(self.kit, row, base, solo)) == 0:
            row[base + NEW_] = 0
            row[base + REWARD_] = 0
            row[base + PHASE_] = OPERATE
