"""The position of a game as everything outside sees it: the contract.

Turns are in `turn.py`, what lies between them in `course.py`, who knows what in `knowledge.py`.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.survivors import ids as c
from ecliptic.games.survivors import knowledge, rolloff, scoring
from ecliptic.games.survivors.course import Course
from ecliptic.games.survivors.legal import works
from ecliptic.games.survivors.state import kinds_in, nibble_sum
from ecliptic.kernel.bits import add_each, bit, filled
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import NATURE, SEAT_STREAM, SETUP_STREAM, SHARED_STREAM, Refusal, pick_from_legal


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
        if self.stage == c.ENGINEERS:
            return add_each(vec[i64](), c.TAKE_ENGINEER, self.pickable(seat))
        if self.stage == c.PARTS:
            return add_each(vec[i64](), c.TAKE_PART, kinds_in(self.market))
        return self.turn_actions(seat)

    def pick(self, seat: i64, word: i64) -> i64:
        if seat == NATURE:
            if self._rolls():
                return c.FACE + ((word * 6) >> 32)
            return pick_from_legal(self, seat, word)
        if self.stage == c.ROUND or self.stage == c.LAUNCHES:
            base: i64 = seat * c.STRIDE
            phase: i64 = self.row[base + c.PHASE_]
            if works(phase):
                return self._pick_operation(base, word)
            if phase == c.LAYING:
                return self._pick_place(base, word)
            if phase == c.PREPARE and self.row[base + c.FRESH_] == 0 and not self.kit.concede:
                return c.ROLL + ((word * (self.row[base + c.CRYSTALS_] + 1)) >> 32)
        return pick_from_legal(self, seat, word)

    def apply(self, seat: i64, action: i64) -> None:
        if seat == NATURE:
            self._nature(action)
        elif self.stage == c.ROUND:
            self._act(seat, action)
        elif self.stage == c.LAUNCHES:
            self._launch_act(seat, action)
        else:
            if self.stage == c.ENGINEERS:
                self._take_engineer(seat, action - c.TAKE_ENGINEER)
            else:
                self._take_part(seat * c.STRIDE, action - c.TAKE_PART)
            self.picked |= bit(seat)
            self.proceed()

    def stream(self) -> i64:
        if self.stage <= c.QUEUES:
            return SETUP_STREAM
        if self.stage == c.ROUND or self.stage == c.LAUNCHES:
            return SEAT_STREAM + self.chance
        return SHARED_STREAM

    def barriers(self) -> i64:
        if self.seats == 1 or self.round == 0:
            return 0
        if self.stage == c.ROUND:
            return self.round - 1
        return self.round

    def action_count(self) -> i64:
        return c.ACTIONS

    def standing(self, seat: i64) -> i64:
        """A number that compares launches (S-49)."""
        return scoring.standing(self.row, seat * c.STRIDE)

    def stars(self) -> i64:
        """What the solo game has brought (S-56)."""
        sequence: i64 = self.row[c.SEQUENCE_]
        return scoring.stars(sequence // 8, sequence % 8, self.rescued(0))

    def returns(self) -> list[float]:
        """Multiplayer: 1 shared by the winners. Solo: stars out of five."""
        if self.seats == 1:
            return [int(self.stars()) / 5]
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
        from ecliptic.games.survivors.ground import LAID, write_tiles
        from ecliptic.games.survivors.position import describe

        return {**describe(self), LAID: write_tiles(self)}

    # -- Nature ---------------------------------------------------------------------------------------------------

    def odds(self) -> vec[i64]:
        choices = self._chances()
        weights = filled(i64(len(choices)), 0)
        i: i64 = 0
        while i < len(choices):
            weights[i] = 1
            if choices[i] >= c.PART:
                weights[i] = (self.deck >> (4 * (choices[i] - c.PART))) & 15
            i += 1
        return weights

    def _nature(self, action: i64) -> None:
        if self.stage == c.ROUND or self.stage == c.LAUNCHES:
            self._seat_chance(action)
        elif self.stage == c.QUEUES:
            self._deal(action - c.BOARD + 1)
        elif self.chance >= 0:
            rolloff.add_roll(self.row, self.chance, action - c.FACE + 1)
            self.proceed()
        else:
            self._reveal(action - c.PART)
            if self.stage == c.PARTS:
                self.proceed()
            elif nibble_sum(self.market) == self.market_size():
                self.stage = c.QUEUES

    # -- copying and knowing --------------------------------------------------------------------------------------

    def clone(self) -> Survivors:
        copy = Survivors(self.seats, self.kit, self.row[:], self.before)
        copy.take_over(self)
        return copy

    def known_to(self, seat: i64) -> Survivors:
        copy = self.clone()
        knowledge.redact(copy, seat)
        return copy

    def seen_as(self, viewer: i64, seat: i64, action: i64) -> i64:
        return knowledge.seen_as(self, viewer, seat, action)

    def fill(self, luck: Luck) -> None:
        knowledge.fill(self, luck)
