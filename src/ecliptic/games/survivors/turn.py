"""What a seat's answers lead to: prepare, roll, operate, clean up (S-07 to S-24, and S-50 to S-57 for one alone).

Dice are in `operate.py`, tiles and boards in `explore.py`.
"""

from __future__ import annotations

from mypy_extensions import i64

from ecliptic.games.survivors import explore
from ecliptic.games.survivors import ids as c
from ecliptic.games.survivors.legal import Legal
from ecliptic.games.survivors.scoring import part_rods
from ecliptic.games.survivors.state import enqueue
from ecliptic.kernel.bits import bit
from ecliptic.kernel.state import NATURE


class Turn(Legal):
    """What happens inside a turn. What lies between turns is in `course.py`."""

    def _act(self, seat: i64, action: i64) -> None:
        base: i64 = seat * c.STRIDE
        row = self.row
        phase: i64 = row[base + c.PHASE_]
        if phase == c.OPERATE:
            self._operate(seat, base, action)
        elif phase == c.PREPARE:
            self._prepare(seat, base, action)
        elif phase == c.SHAPING:
            if action == c.DRAW:
                row[base + c.PHASE_] = c.DRAWING
                self._wait_for(seat)
            else:
                row[base + c.SHAPE_] = action - c.SHAPE + 1
                row[base + c.PHASE_] = c.LAYING
        elif phase == c.SITING:
            explore.lay_board(row, base, action)
            row[base + c.PHASE_] = c.SHAPING
        elif phase == c.LAYING:
            explore.lay_tile(self.kit, row, base, action, self.seats == 1)
            row[base + c.PHASE_] = c.OPERATE
            if self.seats == 1 and row[base + c.RESCUES_]:
                row[base + c.PHASE_] = c.RESCUING
        elif phase == c.DISCARDING:
            row[base + c.ORE_] -= row[base + c.CRYSTALS_] + row[base + c.ORE_] - c.HOLD - (action - c.DISCARD)
            row[base + c.CRYSTALS_] -= action - c.DISCARD
            self.turn_over(seat)
        else:
            self._act_alone(action)

    def _prepare(self, seat: i64, base: i64, action: i64) -> None:
        row = self.row
        if action == c.CONCEDE:
            self.decide(action)
        elif action >= c.ROLL:
            row[base + c.CRYSTALS_] -= action - c.ROLL
            row[base + c.DUE_] = c.POWER_DICE + action - c.ROLL
            row[base + c.PHASE_] = c.ROLLING
            self._wait_for(seat)
        else:
            design: i64 = action - c.REDEEM
            row[base + c.FRESH_] -= bit(4 * design)
            row[base + c.SPENT_] += bit(4 * design)
            row[base + c.CRYSTALS_] += self.kit.crystals[design]
            row[base + c.ORE_] += self.kit.ore[design]

    def _change_dice(self, seat: i64, base: i64, action: i64) -> None:
        """An operation on dice; one that rolls waits for the roll."""
        row = self.row
        if self.kit.mech.change(row, base, action):
            row[base + c.DUE_] = 1
            row[base + c.PHASE_] = c.REROLLING
            self._wait_for(seat)

    def _operate(self, seat: i64, base: i64, action: i64) -> None:
        row = self.row
        if action < c.LOCK_KIND:
            self._change_dice(seat, base, action)
        elif action == c.END:
            self._clean_up(seat, base)
        else:
            self._earn(base, self.kit.mech.lock(row, base, action))

    def _earn(self, base: i64, reward: i64) -> None:
        """S-20: what locked dice bring."""
        row = self.row
        if reward <= c.LARGE:
            row[base + c.REWARD_] = reward
            row[base + c.PHASE_] = c.SHAPING
        elif reward == c.ORE_REWARD:
            row[base + c.ORE_] += 1
        elif reward == c.CRYSTAL_REWARD:
            row[base + c.CRYSTALS_] += 1
        elif reward == c.ROD_REWARD:
            row[base + c.RODS_] += 1
        else:
            row[base + c.CLAIM_] += 1
            if self.seats == 1:
                row[base + c.PHASE_] = c.SCAVENGING

    def _clean_up(self, seat: i64, base: i64) -> None:
        """S-24."""
        row = self.row
        row[base + c.DICE_] = 0
        row[base + c.LOCKS_] = 0
        row[base + c.USED_] = 0
        row[base + c.ICONS_] = 0
        if row[base + c.CRYSTALS_] + row[base + c.ORE_] > c.HOLD:
            row[base + c.PHASE_] = c.DISCARDING
        else:
            self.turn_over(seat)

    def _act_alone(self, action: i64) -> None:
        """What only the solo player is asked inside a turn."""
        row = self.row
        phase: i64 = row[c.PHASE_]
        if phase == c.RESCUING:
            self._take_engineer(0, action - c.TAKE_ENGINEER)
            if row[c.RESCUES_] == 0:
                row[c.PHASE_] = c.OPERATE
        elif phase == c.SCAVENGING:
            self._take_part(0, action - c.TAKE_PART)
            row[c.PHASE_] = c.OPERATE
            if self.deck:
                row[c.PHASE_] = c.REFILLING
                self._wait_for(0)
        else:
            self.decide(action)

    def _take_engineer(self, seat: i64, kind: i64) -> None:
        base: i64 = seat * c.STRIDE
        row = self.row
        self.stacks -= bit(4 * kind)
        place: i64 = self.rescued(seat)
        row[base + c.ENGINEERS_] |= (kind + 1) << (4 * place)
        row[base + c.HELD_] |= bit(kind)
        row[base + c.RESCUES_] -= 1
        if place >= c.WINDOWS:  # S-53
            row[base + c.HELD_] &= ~bit(((row[base + c.ENGINEERS_] >> (4 * (place - c.WINDOWS))) & 15) - 1)
            row[base + c.USED_] &= row[base + c.HELD_]

    def _take_part(self, base: i64, design: i64) -> None:
        row = self.row
        self.market -= bit(4 * design)
        row[base + c.FRESH_] += bit(4 * design)
        row[base + c.CLAIM_] -= 1
        row[base + c.RODS_] += part_rods(self.parts_of(base), row[base + c.RODS_], self.seats == 1)

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
        if self.stage == c.ROUND:
            self.waiting |= bit(seat)
            self.ask_round()
        else:
            self.chance = seat
            self.asked = bit(NATURE)

    def _seat_chance(self, action: i64) -> None:
        """A die, a board or a part for the seat that waits for it."""
        seat: i64 = self.chance
        base: i64 = seat * c.STRIDE
        row = self.row
        phase: i64 = row[base + c.PHASE_]
        if phase == c.DRAWING:
            self._turn_up_board(base, action - c.BOARD + 1)
        elif phase == c.REFILLING:
            self._reveal(action - c.PART)
            row[base + c.PHASE_] = c.OPERATE
        else:
            row[base + c.DICE_] += bit(8 * (action - c.FACE))
            row[base + c.DUE_] -= 1
            if row[base + c.DUE_]:
                return
            row[base + c.PHASE_] = c.OPERATE
            if self.stage == c.LAUNCHES:
                row[base + c.PHASE_] = c.LAUNCHING
                self.asked = bit(seat)
                self.chance = c.NOBODY
                return
        self.waiting &= ~bit(seat)
        self.ask_round()

    def _turn_up_board(self, base: i64, board: i64) -> None:
        """C3, and R-28: a board on which the tile has no place goes under the queue, seen by all."""
        row = self.row
        solo: bool = self.seats == 1
        row[base + c.QUEUE_] >>= 6
        row[base + c.QUEUED_] -= 1
        if row[base + c.SEEN_] > row[base + c.QUEUED_]:
            row[base + c.SEEN_] = row[base + c.QUEUED_]
        row[base + c.DRAWN_] = board
        row[base + c.PHASE_] = c.SITING
        if len(explore.site_actions(self.kit, row, base, solo)):
            return
        row[base + c.DRAWN_] = 0
        enqueue(row, base, board)
        row[base + c.SEEN_] += 1
        row[base + c.NEW_] = -1
        row[base + c.PHASE_] = c.SHAPING
        if len(explore.shape_actions(self.kit, row, base, solo)) == 0:
            row[base + c.NEW_] = 0
            row[base + c.REWARD_] = 0
            row[base + c.PHASE_] = c.OPERATE
