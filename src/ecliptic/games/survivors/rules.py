"""The position of a game as everything outside sees it: the contract, Nature's choices, and who knows what.

Turns are in `turn.py`, what lies between them in `course.py`.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.survivors import rolloff
from ecliptic.games.survivors.course import Course, hide_queues
from ecliptic.games.survivors.layout import (
    ACTIONS,
    BOARD,
    BOARD_,
    BOARDS_,
    CRYSTALS_,
    DRAWN_,
    ENGINEERS,
    FACE,
    FRESH_,
    HELD_,
    LAUNCHES,
    LAYING,
    MARKET,
    ORE_,
    PART,
    PARTS,
    PHASE_,
    PREPARE,
    QUEUE_,
    QUEUED_,
    QUEUES,
    REFILLING,
    REROLLING,
    RODS_,
    ROLL,
    ROLLING,
    ROUND,
    SEQUENCE_,
    SEQUENCE_MAX,
    STRIDE,
    TAKE_ENGINEER,
    TAKE_PART,
    UNKNOWN,
    WINDOWS,
)
from ecliptic.games.survivors.terrain import board_side, zeros
from ecliptic.games.survivors.turn import kinds_in, members, nibble_sum, works
from ecliptic.kernel.bits import below, bit, nth, size
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import (
    HIDDEN,
    LATER,
    NATURE,
    SEAT_STREAM,
    SETUP_STREAM,
    SHARED_STREAM,
    Refusal,
    pick_from_legal,
)


def stars(length: i64, face: i64, rescued: i64) -> i64:
    """The solo ranking (S-56, R-49); 0 is a loss."""
    if length < SEQUENCE_MAX or rescued < WINDOWS:
        return 0
    if face == 6:
        return rescued - 1
    return rescued - 2


class Survivors(Course):
    """A position of the game."""

    # -- playing --------------------------------------------------------------------------------------------------

    def actors(self) -> i64:
        return self.asked

    def legal(self, seat: i64) -> vec[i64]:
        if self.asked & bit(seat) == 0:
            return vec[i64]()
        if seat == NATURE:
            return self._chances()
        if self.stage == ENGINEERS:
            return members(self.pickable(seat), TAKE_ENGINEER)
        if self.stage == PARTS:
            return members(kinds_in(self.market), TAKE_PART)
        return self.turn_actions(seat)

    def pick(self, seat: i64, word: i64) -> i64:
        if seat == NATURE:
            if self._rolls():
                return FACE + ((word * 6) >> 32)
            return pick_from_legal(self, seat, word)
        if self.stage == ROUND or self.stage == LAUNCHES:
            base: i64 = seat * STRIDE
            phase: i64 = self.row[base + PHASE_]
            if works(phase):
                return self._pick_operation(base, word)
            if phase == LAYING:
                return self._pick_place(base, word)
            if phase == PREPARE and self.row[base + FRESH_] == 0 and not self.kit.concede:
                return ROLL + ((word * (self.row[base + CRYSTALS_] + 1)) >> 32)
        return pick_from_legal(self, seat, word)

    def apply(self, seat: i64, action: i64) -> None:
        if seat == NATURE:
            self._nature(action)
        elif self.stage == ROUND:
            self._act(seat, action)
        elif self.stage == LAUNCHES:
            self._launch_act(seat, action)
        else:
            if self.stage == ENGINEERS:
                self._take_engineer(seat, action - TAKE_ENGINEER)
            else:
                self._take_part(seat * STRIDE, action - TAKE_PART)
            self.picked |= bit(seat)
            self.proceed()

    def stream(self) -> i64:
        if self.stage <= QUEUES:
            return SETUP_STREAM
        if self.stage == ROUND or self.stage == LAUNCHES:
            return SEAT_STREAM + self.chance
        return SHARED_STREAM

    def barriers(self) -> i64:
        if self.seats == 1 or self.round == 0:
            return 0
        if self.stage == ROUND:
            return self.round - 1
        return self.round

    def action_count(self) -> i64:
        return ACTIONS

    def standing(self, seat: i64) -> i64:
        """A number that compares launches: length, value, Engineers, rods, ore left (S-49, R-44)."""
        base: i64 = seat * STRIDE
        row = self.row
        rank: i64 = row[base + SEQUENCE_] * 8 + size(row[base + HELD_])
        return (rank * 256 + row[base + RODS_]) * 256 + row[base + ORE_]

    def returns(self) -> list[float]:
        """Multiplayer: 1 shared by the winners. Solo: stars out of five."""
        if self.seats == 1:
            sequence: i64 = self.row[SEQUENCE_]
            return [int(stars(sequence // 8, sequence % 8, self.rescued(0))) / 5]
        best: i64 = -1
        winners = 0
        s: i64 = 0
        while s < self.seats:
            mine: i64 = self.standing(s)
            if mine > best:
                best = mine
                winners = 0
            if mine == best:
                winners += 1
            s += 1
        results: list[float] = []
        s = 0
        while s < self.seats:
            results.append(1.0 / winners if self.standing(s) == best else 0.0)
            s += 1
        return results

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        legal = self.legal(seat)
        i: i64 = 0
        while i < len(legal):
            if legal[i] == action:
                return None
            i += 1
        from ecliptic.games.survivors.refusals import explain

        return explain(self, seat, action)

    def to_dict(self) -> dict[str, object]:
        from ecliptic.games.survivors.position import describe

        return describe(self)

    # -- Nature ---------------------------------------------------------------------------------------------------

    def odds(self) -> vec[i64]:
        choices = self._chances()
        weights = zeros(i64(len(choices)))
        i: i64 = 0
        while i < len(choices):
            weights[i] = 1
            if choices[i] >= PART:
                weights[i] = (self.deck >> (4 * (choices[i] - PART))) & 15
            i += 1
        return weights

    def _chances(self) -> vec[i64]:
        if self._rolls():
            return members(63, FACE)
        if self._reveals_part():
            return members(kinds_in(self.deck), PART)
        if self.stage == ROUND:
            top: i64 = self.row[self.chance * STRIDE + QUEUE_] & 63
            if top != UNKNOWN:
                return members(bit(top - 1), BOARD)
        return members(self.unseen(), BOARD)

    def _rolls(self) -> bool:
        """Whether Nature rolls a die now."""
        if self.stage == ROUND:
            phase: i64 = self.row[self.chance * STRIDE + PHASE_]
            if phase == ROLLING:
                return True
            return phase == REROLLING
        return self.stage > QUEUES and self.chance >= 0

    def _reveals_part(self) -> bool:
        if self.stage == ROUND:
            return self.row[self.chance * STRIDE + PHASE_] == REFILLING
        return self.stage == MARKET or self.stage == PARTS

    def unseen(self) -> i64:
        """The extra boards that lie neither on the table nor, as far as this position knows, in a queue."""
        seen: i64 = 0
        s: i64 = 0
        while s < self.seats:
            base: i64 = s * STRIDE
            i: i64 = 1
            while i < self.row[base + BOARDS_]:
                seen |= bit((board_side(self.row[base + BOARD_ + i]) - 4) // 2)
                i += 1
            if self.row[base + DRAWN_]:
                seen |= bit(self.row[base + DRAWN_] - 1)
            queue: i64 = self.row[base + QUEUE_]
            while queue:
                if queue & 63 != UNKNOWN:
                    seen |= bit((queue & 63) - 1)
                queue >>= 6
            s += 1
        return below(self.kit.extra_boards) & ~seen

    def _nature(self, action: i64) -> None:
        if self.stage == ROUND or self.stage == LAUNCHES:
            self._seat_chance(action)
        elif self.stage == QUEUES:
            self._deal(action - BOARD + 1)
        elif self.chance >= 0:
            rolloff.add_roll(self.row, self.chance, action - FACE + 1)
            self.proceed()
        else:
            self._reveal(action - PART)
            if self.stage == PARTS:
                self.proceed()
            elif nibble_sum(self.market) == self.market_size():
                self.stage = QUEUES

    # -- knowing --------------------------------------------------------------------------------------------------

    def clone(self) -> Survivors:
        copy = Survivors(self.seats, self.kit, self.row[:], self.before)
        copy.stage = self.stage
        copy.round = self.round
        copy.market = self.market
        copy.deck = self.deck
        copy.stacks = self.stacks
        copy.picked = self.picked
        copy.first = self.first
        copy.last = self.last
        copy.active = self.active
        copy.waiting = self.waiting
        copy.chance = self.chance
        copy.asked = self.asked
        return copy

    def simultaneous(self) -> bool:
        return self.stage == ROUND and self.seats > 1

    def known_to(self, seat: i64) -> Survivors:
        copy = self.clone()
        if self.simultaneous():
            s: i64 = 0
            while s < self.seats:
                if s != seat:
                    i: i64 = s * STRIDE
                    while i < (s + 1) * STRIDE:
                        copy.row[i] = self.before[i]
                        i += 1
                    copy.active |= bit(s)
                s += 1
            copy.waiting &= bit(seat)
            copy.ask_round()
        hide_queues(copy.row, copy.seats)
        return copy

    def seen_as(self, viewer: i64, seat: i64, action: i64) -> i64:
        if self.stage == QUEUES:
            return HIDDEN
        if not self.simultaneous():
            return action
        if seat == NATURE:
            seat = self.chance
        if seat == viewer:
            return action
        return LATER

    def fill(self, luck: Luck) -> None:
        pool: i64 = self.unseen()
        s: i64 = 0
        while s < self.seats:
            queue: i64 = self.row[s * STRIDE + QUEUE_]
            i: i64 = 0
            while i < self.row[s * STRIDE + QUEUED_]:
                if (queue >> (6 * i)) & 63 == UNKNOWN:
                    board: i64 = nth(pool, luck.below(size(pool)))
                    pool &= ~bit(board)
                    queue += (board + 1 - UNKNOWN) << (6 * i)
                i += 1
            self.row[s * STRIDE + QUEUE_] = queue
            s += 1
