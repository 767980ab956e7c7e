"""The course of play around the turns: set-up, rounds, the card phase and the launch (S-01 to S-06, S-35 to S-57)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.survivors import explore, operate, rolloff
from ecliptic.games.survivors.kit import Kit
from ecliptic.games.survivors.layout import (
    BOARD_,
    BOARDS_,
    CLAIM_,
    COMMIT,
    CONTINUE,
    DECIDING,
    DICE_,
    DUE_,
    ENGINEER_TYPES,
    ENGINEERS,
    ENOUGH_RODS,
    GEAR_SPOTS,
    HELD_,
    LAUNCH,
    LAUNCHED,
    LAUNCHES,
    LOCK_KIND,
    MAX_DESIGNS,
    NOBODY,
    ORDER_FIRST,
    ORDER_LAST,
    OVER,
    PARTS,
    PHASE_,
    POWER_DICE,
    PREPARE,
    QUEUE_,
    QUEUED_,
    READY,
    REROLLING,
    RESCUES_,
    RODS_,
    ROLLING,
    ROUND,
    SEEN_,
    SEQUENCE_,
    SEQUENCE_MAX,
    STRIDE,
    UNKNOWN,
)
from ecliptic.games.survivors.terrain import board_word, zeros
from ecliptic.games.survivors.turn import Turn, enqueue, nibble_sum
from ecliptic.kernel.bits import below, bit, size
from ecliptic.kernel.state import NATURE


def new_row(kit: Kit, seats: i64) -> vec[i64]:
    """S-01: everybody's start board, and nothing else."""
    row = zeros(seats * STRIDE)
    s: i64 = 0
    while s < seats:
        row[s * STRIDE + BOARDS_] = 1
        row[s * STRIDE + BOARD_] = board_word(s, 0, 0, 0)
        s += 1
    return row


def hide_queues(row: vec[i64], seats: i64) -> None:
    """Nobody knows the undrawn boards, except those that went back under a queue (R-31, R-28)."""
    s: i64 = 0
    while s < seats:
        base: i64 = s * STRIDE
        i: i64 = 0
        while i < row[base + QUEUED_] - row[base + SEEN_]:
            row[base + QUEUE_] |= bit(6 * i) * UNKNOWN
            i += 1
        s += 1


class Course(Turn):
    """What lies between turns."""

    def set_up(self) -> None:
        """S-03, S-04, S-51: stacks of Engineers and the deck of parts."""
        copies: i64 = self.seats - 1
        if self.seats == 1:
            copies = 1
        i: i64 = 0
        while i < ENGINEER_TYPES:
            self.stacks |= copies << (4 * i)
            i += 1
        i = 0
        while i < MAX_DESIGNS:
            if self.seats > 1:
                self.deck |= self.kit.copies[i] << (4 * i)
            elif self.kit.solo_parts & bit(i):
                self.deck |= bit(4 * i)
            i += 1

    def _deal(self, board: i64) -> None:
        """S-05, R-31: a hidden queue for each seat."""
        s: i64 = 0
        while self.row[s * STRIDE + QUEUED_] == self.queue_length():
            s += 1
        enqueue(self.row, s * STRIDE, board)
        if self.row[(self.seats - 1) * STRIDE + QUEUED_] == self.queue_length():
            self._next_round()

    def queue_length(self) -> i64:
        """R-31."""
        if self.seats == 1:
            return 5
        return 3

    def _next_round(self) -> None:
        self.stage = ROUND
        self.round += 1
        self.picked = 0
        s: i64 = 0
        while s < self.seats:
            self.row[s * STRIDE + PHASE_] = PREPARE
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
        base: i64 = seat * STRIDE
        if self.seats == 1:
            self._finish_alone(base)
            return
        self.row[base + PHASE_] = READY
        self.active &= ~bit(seat)
        self.ask_round()
        if self.active == 0:
            self._enter(ENGINEERS)
            self.proceed()

    def _finish_alone(self, base: i64) -> None:
        """S-55: the launch is offered at the end of a turn."""
        if not self.may_launch(base):
            self._next_turn()
        elif self.kit.solo_auto_launch:
            self._start_launch(0, 0)
        else:
            self.row[base + PHASE_] = DECIDING

    def may_launch(self, base: i64) -> bool:
        if self.row[base + RODS_] < ENOUGH_RODS or self.parts_of(base) < GEAR_SPOTS:
            return False
        return explore.finished_boards(self.row, base) > 0

    def _next_turn(self) -> None:
        if self.round >= self.kit.turn_limit:
            self._end()
        else:
            self._next_round()

    def decide(self, action: i64) -> None:
        if action == LAUNCH:
            self._start_launch(0, 0)
        elif action == CONTINUE:
            self._next_turn()
        else:
            self._end()

    # -- the card phase -------------------------------------------------------------------------------------------

    def proceed(self) -> None:
        """Between rounds: goes on until somebody must act."""
        self.chance = NOBODY
        if self.stage == ENGINEERS:
            self._drop_claims()
            if self._ask_for_cards(RESCUES_):
                return
            self._enter(PARTS)
        if self.stage == PARTS:
            if self.deck and nibble_sum(self.market) < self.market_size():
                self.asked = bit(NATURE)
                return
            if self._ask_for_cards(CLAIM_):
                return
            if not self._launch_due():
                self._next_round()
                return
            self._enter(ORDER_LAST)
        if self.stage == ORDER_LAST:
            if self._roll_off(self._lasts(), rolloff.HIGHEST):
                return
            self.last = rolloff.foremost(self.row, self._lasts(), self.seats, rolloff.HIGHEST)
            self._enter(ORDER_FIRST)
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
                self.row[s * STRIDE + RESCUES_] = 0
            s += 1

    def _ask_for_cards(self, claims: i64) -> bool:
        """S-37: a roll-off, then one pick each in its order, then second picks. False when no claim is left."""
        among: i64 = 0
        s: i64 = 0
        while s < self.seats:
            if self.row[s * STRIDE + claims]:
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
        return self.chance != NOBODY

    # -- the launch -----------------------------------------------------------------------------------------------

    def _launch_due(self) -> bool:
        """S-44, R-53."""
        if self.round >= self.kit.round_limit:
            return True
        s: i64 = 0
        while s < self.seats:
            if self.row[s * STRIDE + RODS_] >= ENOUGH_RODS:
                return True
            s += 1
        return False

    def _lasts(self) -> i64:
        """Who may have to launch last: 5 rods (or the most, R-53), of those the most Engineers."""
        row = self.row
        most: i64 = 0
        s: i64 = 0
        while s < self.seats:
            if row[s * STRIDE + RODS_] > most:
                most = row[s * STRIDE + RODS_]
            s += 1
        if most > ENOUGH_RODS:
            most = ENOUGH_RODS
        best: i64 = -1
        among: i64 = 0
        s = 0
        while s < self.seats:
            held: i64 = size(row[s * STRIDE + HELD_])
            if row[s * STRIDE + RODS_] >= most:
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
            weight: i64 = 8 * self.row[s * STRIDE + RODS_] + size(self.row[s * STRIDE + HELD_])
            if s != self.last:
                if weight < least:
                    least = weight
                    among = 0
                if weight == least:
                    among |= bit(s)
            s += 1
        return among

    def _start_launch(self, first: i64, last: i64) -> None:
        self._enter(LAUNCHES)
        self.first = first
        self.last = last
        s: i64 = 0
        while s < self.seats:
            self.row[s * STRIDE + PHASE_] = READY
            s += 1
        self._next_launch()

    def _next_launch(self) -> None:
        """S-45: clockwise from the first, the last one at the end."""
        seat: i64 = self.first
        i: i64 = 0
        while i < self.seats:
            if seat != self.last and self.row[seat * STRIDE + PHASE_] != LAUNCHED:
                break
            seat = (seat + 1) % self.seats
            i += 1
        if i == self.seats:
            seat = self.last
        base: i64 = seat * STRIDE
        if self.row[base + PHASE_] == LAUNCHED:
            self._end()
            return
        self.row[base + PHASE_] = ROLLING
        self.row[base + DUE_] = POWER_DICE + self.row[base + RODS_]
        self._wait_for(seat)

    def _launch_act(self, seat: i64, action: i64) -> None:
        base: i64 = seat * STRIDE
        row = self.row
        if action < LOCK_KIND:
            if self.kit.mech.change(row, base, action):
                row[base + DUE_] = 1
                row[base + PHASE_] = REROLLING
                self._wait_for(seat)
            return
        face: i64 = action - COMMIT + 1
        length: i64 = operate.count_showing(row[base + DICE_], face)
        if length > SEQUENCE_MAX:
            length = SEQUENCE_MAX
        row[base + SEQUENCE_] = 8 * length + face
        row[base + PHASE_] = LAUNCHED
        self._next_launch()

    def _end(self) -> None:
        self.stage = OVER
        self.active = 0
        self.chance = NOBODY
        self.asked = 0
