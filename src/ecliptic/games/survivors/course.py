"""The course of play around the turns: set-up, rounds, the card phase and the launch (S-01 to S-06, S-35 to S-57)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.survivors import explore, operate, rolloff
from ecliptic.games.survivors import ids as c
from ecliptic.games.survivors.knowledge import hide_queues
from ecliptic.games.survivors.ruleset import Kit
from ecliptic.games.survivors.state import enqueue, nibble_sum
from ecliptic.games.survivors.terrain import board_word
from ecliptic.games.survivors.turn import Turn
from ecliptic.kernel.bits import below, bit, filled, size
from ecliptic.kernel.state import NATURE


def new_row(kit: Kit, seats: i64) -> vec[i64]:
    """S-01: everybody's start board, and nothing else."""
    row = filled(seats * c.STRIDE, 0)
    s: i64 = 0
    while s < seats:
        row[s * c.STRIDE + c.BOARDS_] = 1
        row[s * c.STRIDE + c.BOARD_] = board_word(s, 0, 0, 0)
        s += 1
    return row


class Course(Turn):
    """What lies between turns."""

    def set_up(self) -> None:
        """S-03, S-04, S-51: stacks of Engineers and the deck of parts."""
        copies: i64 = self.seats - 1
        if self.seats == 1:
            copies = 1
        i: i64 = 0
        while i < c.ENGINEER_TYPES:
            self.stacks |= copies << (4 * i)
            i += 1
        i = 0
        while i < c.MAX_DESIGNS:
            if self.seats > 1:
                self.deck |= self.kit.copies[i] << (4 * i)
            elif self.kit.solo_parts & bit(i):
                self.deck |= bit(4 * i)
            i += 1

    def _deal(self, board: i64) -> None:
        """S-05, R-31: a hidden queue for each seat."""
        s: i64 = 0
        while self.row[s * c.STRIDE + c.QUEUED_] == self.queue_length():
            s += 1
        enqueue(self.row, s * c.STRIDE, board)
        if self.row[(self.seats - 1) * c.STRIDE + c.QUEUED_] == self.queue_length():
            self._next_round()

    def _next_round(self) -> None:
        self.stage = c.ROUND
        self.round += 1
        self.picked = 0
        s: i64 = 0
        while s < self.seats:
            self.row[s * c.STRIDE + c.PHASE_] = c.PREPARE
            s += 1
        rolloff.clear(self.row, self.seats)
        self.active = below(self.seats)
        self.ask_round()
        if self.seats > 1:
            self.before = self.row[:]
            hide_queues(self.before, self.seats)

    # -- the end of a turn ----------------------------------------------------------------------------------------

    def turn_over(self, seat: i64) -> None:
        """The turn is over for this seat."""
        base: i64 = seat * c.STRIDE
        if self.seats == 1:
            self._finish_alone(base)
            return
        self.row[base + c.PHASE_] = c.READY
        self.active &= ~bit(seat)
        self.ask_round()
        if self.active == 0:
            self._enter(c.ENGINEERS)
            self.proceed()

    def _finish_alone(self, base: i64) -> None:
        """S-55: the launch is offered at the end of a turn."""
        if not self.may_launch(base):
            self._next_turn()
        elif self.kit.solo_auto_launch:
            self._start_launch(0, 0)
        else:
            self.row[base + c.PHASE_] = c.DECIDING

    def may_launch(self, base: i64) -> bool:
        if self.row[base + c.RODS_] < c.ENOUGH_RODS or self.parts_of(base) < c.GEAR_SPOTS:
            return False
        return explore.finished_boards(self.row, base) > 0

    def _next_turn(self) -> None:
        if self.round >= self.kit.turn_limit:
            self._end()
        else:
            self._next_round()

    def decide(self, action: i64) -> None:
        if action == c.LAUNCH:
            self._start_launch(0, 0)
        elif action == c.CONTINUE:
            self._next_turn()
        else:
            self._end()

    # -- the card phase -------------------------------------------------------------------------------------------

    def proceed(self) -> None:
        """Between rounds: goes on until somebody must act."""
        self.chance = c.NOBODY
        if self.stage == c.ENGINEERS:
            self._drop_claims()
            if self._ask_for_cards(c.RESCUES_):
                return
            self._enter(c.PARTS)
        if self.stage == c.PARTS:
            if self.deck and nibble_sum(self.market) < self.market_size():
                self.asked = bit(NATURE)
                return
            if self._ask_for_cards(c.CLAIM_):
                return
            if not self._launch_due():
                self._next_round()
                return
            self._enter(c.ORDER_LAST)
        if self.stage == c.ORDER_LAST:
            if self._roll_off(self._lasts(), rolloff.HIGHEST):
                return
            self.last = rolloff.foremost(self.row, self._lasts(), self.seats, rolloff.HIGHEST)
            self._enter(c.ORDER_FIRST)
        if self._roll_off(self._firsts(), rolloff.LOWEST):
            return
        first: i64 = rolloff.foremost(self.row, self._firsts(), self.seats, rolloff.LOWEST)
        rolloff.clear(self.row, self.seats)
        self._start_launch(first, self.last)

    def _enter(self, stage: i64) -> None:
        self.stage = stage
        self.picked = 0
        rolloff.clear(self.row, self.seats)

    def _drop_claims(self) -> None:
        """S-38, R-36: who cannot take any Engineer goes without."""
        s: i64 = 0
        while s < self.seats:
            if self.pickable(s) == 0:
                self.row[s * c.STRIDE + c.RESCUES_] = 0
            s += 1

    def _ask_for_cards(self, claims: i64) -> bool:
        """S-37: a roll-off, then one pick each in its order, then second picks. False when no claim is left."""
        among: i64 = 0
        s: i64 = 0
        while s < self.seats:
            if self.row[s * c.STRIDE + claims]:
                among |= bit(s)
            s += 1
        if among == 0:
            return False
        if self._roll_off(among, rolloff.RANK):
            return True
        if among & ~self.picked == 0:
            self.picked = 0
        self.asked = bit(rolloff.foremost(self.row, among & ~self.picked, self.seats, rolloff.HIGHEST))
        return True

    def _roll_off(self, among: i64, mode: i64) -> bool:
        """Lets Nature roll for the next seat that must, if any."""
        self.chance = rolloff.next_roller(self.row, among, self.seats, mode)
        self.asked = bit(NATURE)
        return self.chance != c.NOBODY

    # -- the launch -----------------------------------------------------------------------------------------------

    def _launch_due(self) -> bool:
        """S-44, R-53."""
        if self.round >= self.kit.round_limit:
            return True
        s: i64 = 0
        while s < self.seats:
            if self.row[s * c.STRIDE + c.RODS_] >= c.ENOUGH_RODS:
                return True
            s += 1
        return False

    def _lasts(self) -> i64:
        """Who may have to launch last: 5 rods (or the most, R-53), of those the most Engineers."""
        row = self.row
        most: i64 = 0
        s: i64 = 0
        while s < self.seats:
            if row[s * c.STRIDE + c.RODS_] > most:
                most = row[s * c.STRIDE + c.RODS_]
            s += 1
        if most > c.ENOUGH_RODS:
            most = c.ENOUGH_RODS
        best: i64 = -1
        among: i64 = 0
        s = 0
        while s < self.seats:
            held: i64 = size(row[s * c.STRIDE + c.HELD_])
            if row[s * c.STRIDE + c.RODS_] >= most:
                if held > best:
                    best = held
                    among = 0
                if held == best:
                    among |= bit(s)
            s += 1
        return among

    def _firsts(self) -> i64:
        """Who may launch first: of the others the fewest rods, then the fewest Engineers (R-41)."""
        least: i64 = 1 << 20
        among: i64 = 0
        s: i64 = 0
        while s < self.seats:
            weight: i64 = 8 * self.row[s * c.STRIDE + c.RODS_] + size(self.row[s * c.STRIDE + c.HELD_])
            if s != self.last:
                if weight < least:
                    least = weight
                    among = 0
                if weight == least:
                    among |= bit(s)
            s += 1
        return among

    def _start_launch(self, first: i64, last: i64) -> None:
        self._enter(c.LAUNCHES)
        self.first = first
        self.last = last
        s: i64 = 0
        while s < self.seats:
            self.row[s * c.STRIDE + c.PHASE_] = c.READY
            s += 1
        self._next_launch()

    def _next_launch(self) -> None:
        """S-45: clockwise from the first, the last one at the end."""
        seat: i64 = self.first
        i: i64 = 0
        while i < self.seats:
            if seat != self.last and self.row[seat * c.STRIDE + c.PHASE_] != c.LAUNCHED:
                break
            seat = (seat + 1) % self.seats
            i += 1
        if i == self.seats:
            seat = self.last
        base: i64 = seat * c.STRIDE
        if self.row[base + c.PHASE_] == c.LAUNCHED:
            self._end()
            return
        self.row[base + c.PHASE_] = c.ROLLING
        self.row[base + c.DUE_] = c.POWER_DICE + self.row[base + c.RODS_]
        self._wait_for(seat)

    def _launch_act(self, seat: i64, action: i64) -> None:
        base: i64 = seat * c.STRIDE
        row = self.row
        if action < c.LOCK_KIND:
            self._change_dice(seat, base, action)
            return
        face: i64 = action - c.COMMIT + 1
        length: i64 = operate.count_showing(row[base + c.DICE_], face)
        if length > c.SEQUENCE_MAX:
            length = c.SEQUENCE_MAX
        row[base + c.SEQUENCE_] = 8 * length + face
        row[base + c.PHASE_] = c.LAUNCHED
        self._next_launch()

    def _end(self) -> None:
        self.stage = c.OVER
        self.active = 0
        self.chance = c.NOBODY
        self.asked = 0
