"""What a seat may do in its turn or launch, and what Nature may do."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.survivors import explore, operate
from ecliptic.games.survivors import ids as c
from ecliptic.games.survivors.state import Mission, kinds_in
from ecliptic.kernel.bits import add_each, bit, lowest, nth


def works(phase: i64) -> bool:
    """Whether a seat is asked for operations."""
    if phase == c.OPERATE:
        return True
    return phase == c.LAUNCHING


class Legal(Mission):
    """The choices of a position."""

    def turn_actions(self, seat: i64) -> vec[i64]:
        """What a seat may do in its turn or launch."""
        base: i64 = seat * c.STRIDE
        phase: i64 = self.row[base + c.PHASE_]
        if works(phase):
            self._look_up(base)
            return self._with_ending(base, self.kit.mech.listed())
        if phase == c.PREPARE:
            return self._preparations(base)
        if phase == c.SHAPING:
            return explore.shape_actions(self.kit, self.row, base, self.seats == 1)
        if phase == c.SITING:
            return explore.site_actions(self.kit, self.row, base, self.seats == 1)
        if phase == c.LAYING:
            explore.find_places(self.kit, self.row, base)
            return self.kit.terrain.listed(self.row[base + c.SHAPE_] - 1, self.row[base + c.BOARDS_])
        if phase == c.DISCARDING:
            return self._discards(base)
        if phase == c.RESCUING:
            return add_each(vec[i64](), c.TAKE_ENGINEER, self.pickable(seat))
        if phase == c.SCAVENGING:
            return add_each(vec[i64](), c.TAKE_PART, kinds_in(self.market))
        return vec[i64]([c.LAUNCH, c.CONTINUE])

    def _pick_operation(self, base: i64, word: i64) -> i64:
        self._look_up(base)
        mech = self.kit.mech
        faces: i64 = operate.showing(mech.dice, 1)
        ends: i64 = 1
        if self.stage == c.LAUNCHES:
            ends = mech.members[faces]
        n: i64 = (word * (mech.count + ends)) >> 32
        if n < mech.count:
            return mech.nth(n)
        if self.stage == c.LAUNCHES:
            return c.COMMIT + nth(faces, n - mech.count)
        return c.END

    def _pick_place(self, base: i64, word: i64) -> i64:
        n: i64 = (word * explore.find_places(self.kit, self.row, base)) >> 32
        return self.kit.terrain.listed_nth(self.row[base + c.SHAPE_] - 1, self.row[base + c.BOARDS_], n)

    def _look_up(self, base: i64) -> None:
        """Gathers the open operations (all but END and COMMIT)."""
        kit = self.kit
        row = self.row
        mech = kit.mech
        dice: i64 = row[base + c.DICE_]
        mech.begin(dice)
        ge1: i64 = operate.showing(dice, 1)
        if ge1 == 0:
            return
        ge2: i64 = operate.showing(dice, 2)
        locks: i64 = row[base + c.LOCKS_]
        mech.changes(row, base, ge1, self.stage == c.ROUND)
        mech.arrows(locks, ge1, ge2)
        if self.stage != c.ROUND:
            return
        solo: bool = self.seats == 1
        if ge2 and (locks >> operate.KIND) & 63 == 0:
            fits: bool = explore.can_resolve(kit, row, base, 1, solo)
            mech.kinds(ge2, fits, self.gear_free(base), not solo or row[base + c.RODS_] < c.ENOUGH_RODS)
        if (locks >> operate.RUN) & 63 == 0:
            self._look_up_runs(base, ge1, solo)
        if (locks >> operate.ANY3) & 63 == 0 and explore.can_resolve(kit, row, base, 2, solo):
            mech.any3(ge1, ge2)
        if ge2 & (ge2 - 1) and (locks >> operate.FULL_HOUSE) & 63 == 0:
            ge3: i64 = operate.showing(dice, 3)
            if ge3 and explore.can_resolve(kit, row, base, 5, solo):
                mech.full(ge2, ge3)
        if (locks >> operate.QSPOT) & 63 == 0:
            mech.block(c.LOCK_QSPOT, c.END, mech.members[ge1])

    def _look_up_runs(self, base: i64, faces: i64, solo: bool) -> None:
        mech = self.kit.mech
        threes: i64 = operate.runs(faces, 3)
        if threes and explore.can_resolve(self.kit, self.row, base, 3, solo):
            mech.block(c.LOCK_RUN, c.LOCK_RUN4, mech.members[threes])
        fours: i64 = operate.runs(faces, 4)
        if fours and explore.can_resolve(self.kit, self.row, base, 4, solo):
            mech.block(c.LOCK_RUN4, c.LOCK_ANY3, mech.members[fours])

    def _with_ending(self, base: i64, actions: vec[i64]) -> vec[i64]:
        if self.stage == c.ROUND:
            end: i64 = c.END
            return append(actions, end)
        faces: i64 = operate.showing(self.row[base + c.DICE_], 1)
        while faces:
            actions = append(actions, c.COMMIT + lowest(faces))
            faces &= faces - 1
        return actions

    def _preparations(self, base: i64) -> vec[i64]:
        """D1 (S-08)."""
        actions = vec[i64]()
        kit = self.kit
        i: i64 = 0
        while i < kit.designs:
            if (self.row[base + c.FRESH_] >> (4 * i)) & 15 and kit.crystals[i] + kit.ore[i]:
                actions = append(actions, c.REDEEM + i)
            i += 1
        i = 0
        while i <= self.row[base + c.CRYSTALS_]:
            actions = append(actions, c.ROLL + i)
            i += 1
        if self.seats == 1 and kit.concede:
            concede: i64 = c.CONCEDE
            actions = append(actions, concede)
        return actions

    def _discards(self, base: i64) -> vec[i64]:
        """D6: how many crystals go; the rest of the excess is ore (S-24)."""
        actions = vec[i64]()
        excess: i64 = self.row[base + c.CRYSTALS_] + self.row[base + c.ORE_] - c.HOLD
        n: i64 = 0
        while n <= excess:
            if n <= self.row[base + c.CRYSTALS_] and excess - n <= self.row[base + c.ORE_]:
                actions = append(actions, c.DISCARD + n)
            n += 1
        return actions

    # -- Nature ---------------------------------------------------------------------------------------------------

    def _chances(self) -> vec[i64]:
        if self._rolls():
            return add_each(vec[i64](), c.FACE, 63)
        if self._reveals_part():
            return add_each(vec[i64](), c.PART, kinds_in(self.deck))
        if self.stage == c.ROUND:
            top: i64 = self.row[self.chance * c.STRIDE + c.QUEUE_] & 63
            if top != c.UNKNOWN:
                return add_each(vec[i64](), c.BOARD, bit(top - 1))
        return add_each(vec[i64](), c.BOARD, self.unseen())

    def _rolls(self) -> bool:
        """Whether Nature rolls a die now."""
        if self.stage == c.ROUND:
            phase: i64 = self.row[self.chance * c.STRIDE + c.PHASE_]
            if phase == c.ROLLING:
                return True
            return phase == c.REROLLING
        return self.stage > c.QUEUES and self.chance >= 0

    def _reveals_part(self) -> bool:
        if self.stage == c.ROUND:
            return self.row[self.chance * c.STRIDE + c.PHASE_] == c.REFILLING
        return self.stage == c.MARKET or self.stage == c.PARTS
