"""What every mode shares: phases, Nature's weighted choices, the roll for the start (E-09), answers given at once."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.ephemeris.ids import (
    ACTIONS,
    BACK,
    BLUE_MOVES,
    BUCKETS,
    CALL,
    DIE,
    P_MOVE,
    P_OFFERED,
    P_OVER,
    P_RACE,
    P_ROLLER,
    P_START,
    ROLLER,
    SILENT,
    WAYS,
    YELLOW,
)
from ecliptic.games.ephemeris.ruleset import Ruleset
from ecliptic.kernel.bits import add_each, bit, nth, size
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import NATURE, SETUP_STREAM, SHARED_STREAM, Refusal, State


class Mode(State):
    """A position of any mode. Subclasses say what happens in their phases."""

    game_id: ClassVar[str] = "ephemeris"

    def __init__(self, kit: Ruleset, seats: i64, phase: i64) -> None:
        self.seats = seats
        self.kit: Ruleset = kit
        self.phase: i64 = phase
        self.turn: i64 = 0
        """The seat on turn; before the start the seat that rolls."""
        self.active: i64 = bit(seats) - 1
        """The seats still in."""
        self.winner: i64 = -1
        self.said: i64 = 0
        """What each seat answered in a simultaneous turn: eight bits a seat, 0 for not yet."""
        self.barrier: i64 = 0
        self.count: i64 = 0
        """What the cap counts: single moves, turns, goes or flips."""

    def copy_mode(self, copy: Mode) -> None:
        copy.phase = self.phase
        copy.turn = self.turn
        copy.active = self.active
        copy.winner = self.winner
        copy.said = self.said
        copy.barrier = self.barrier
        copy.count = self.count

    # -- who acts --------------------------------------------------------------------------------------------

    def actors(self) -> i64:
        phase = self.phase
        if phase == P_OVER:
            return 0
        if phase < P_MOVE:
            return bit(NATURE)
        if phase < P_OFFERED:
            return bit(self.turn)
        return self.asked()

    def asked(self) -> i64:
        """The seats that are asked although it is not simply their turn."""
        return self.unanswered(self.active)

    def unanswered(self, among: i64) -> i64:
        found: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if among & bit(seat) and self.answer_of(seat) == 0:
                found |= bit(seat)
            seat += 1
        return found

    def answer_of(self, seat: i64) -> i64:
        return (self.said >> (seat * 8)) & 255

    def say(self, seat: i64, answer: i64) -> None:
        self.said |= answer * bit(seat * 8)

    def earliest(self) -> i64:
        """E-14: the quickest caller; of equal ones whose turn it is, then the next in turn; -1 for nobody."""
        best: i64 = 255
        found: i64 = -1
        seat = self.turn
        i: i64 = 0
        while i < self.seats:
            answer = self.answer_of(seat)
            if answer > 1 and answer < best:
                best = answer
                found = seat
            seat += 1
            if seat == self.seats:
                seat = 0
            i += 1
        return found

    def next_active(self, seat: i64) -> i64:
        """E-09: the next seat clockwise that is still in."""
        following = seat + 1
        while True:
            if following >= self.seats:
                following = 0
            if self.active & bit(following):
                return following
            following += 1

    def barriers(self) -> i64:
        return self.barrier

    def stream(self) -> i64:
        if self.phase <= P_START:
            return SETUP_STREAM
        return SHARED_STREAM

    # -- Nature: a run of action ids with a weight each; what weighs nothing cannot happen ---------------------

    def chance_first(self) -> i64:
        """The id of the first outcome."""
        if self.phase == P_ROLLER:
            return ROLLER
        return DIE

    def chance_count(self) -> i64:
        if self.phase == P_ROLLER:
            return self.seats
        return 3

    def chance_weight(self, i: i64) -> i64:
        if self.phase == P_ROLLER:
            return 1
        return self.kit.even[i]

    def roll_off(self, action: i64) -> None:
        """E-09: a random seat rolls the even die first, then the others in turn until yellow comes up."""
        if self.phase == P_ROLLER:
            self.turn = action - ROLLER
            self.phase = P_START
        elif action == DIE + YELLOW:
            self.begin()
        else:
            self.turn = self.next_active(self.turn)

    def begin(self) -> None:
        """The seat on turn starts."""
        raise NotImplementedError  # every mode says

    # -- legal actions: moves as two sets, what follows them as a third, reaction times apart -------------------

    def moves(self, body: i64) -> i64:
        """The distances that the seat on turn may move a body, as a set of distance - 1."""
        return 0

    def moves_allowed(self) -> bool:
        """Whether pieces move forward in this phase."""
        return False

    def others(self, seat: i64) -> i64:
        """Everything else that an actor may do, as a set of action - BACK."""
        raise NotImplementedError  # every mode says

    def may_call(self, seat: i64) -> bool:
        """Whether a seat may call in a race."""
        return True

    def red_and_yellow_moves(self) -> i64:
        return (
            self.moves(0)
            | (self.moves(1) << WAYS)
            | (self.moves(2) << (2 * WAYS))
            | (self.moves(3) << (3 * WAYS))
            | (self.moves(4) << (4 * WAYS))
        )

    def blue_moves(self) -> i64:
        return self.moves(5) | (self.moves(6) << WAYS) | (self.moves(7) << (2 * WAYS)) | (self.moves(8) << (3 * WAYS))

    def legal(self, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if self.actors() & bit(seat) == 0:
            return found
        i: i64 = 0
        if seat == NATURE:
            first = self.chance_first()
            while i < self.chance_count():
                if self.chance_weight(i) > 0:
                    found = append(found, first + i)
                i += 1
            return found
        if self.phase == P_RACE:
            last: i64 = CALL + BUCKETS
            if not self.may_call(seat):
                last = CALL
            i = SILENT
            while i < last:
                found = append(found, i)
                i += 1
            return found
        if self.moves_allowed():
            found = add_each(found, 0, self.red_and_yellow_moves())
            found = add_each(found, BLUE_MOVES, self.blue_moves())
        return add_each(found, BACK, self.others(seat))

    def odds(self) -> vec[i64]:
        found = vec[i64]()
        if self.actors() != bit(NATURE):
            return found
        i: i64 = 0
        while i < self.chance_count():
            weight = self.chance_weight(i)
            if weight > 0:
                found = append(found, weight)
            i += 1
        return found

    def pick(self, seat: i64, word: i64) -> i64:
        if seat == NATURE:
            return self.pick_chance(word)
        if self.phase == P_RACE:
            if self.may_call(seat):
                return SILENT + ((word * (BUCKETS + 1)) >> 32)
            return SILENT
        low: i64 = 0
        high: i64 = 0
        if self.moves_allowed():
            low = self.red_and_yellow_moves()
            high = self.blue_moves()
        others = self.others(seat)
        low_size = size(low)
        high_size = size(high)
        n: i64 = (word * (low_size + high_size + size(others))) >> 32
        if n < low_size:
            return nth(low, n)
        n -= low_size
        if n < high_size:
            return BLUE_MOVES + nth(high, n)
        return BACK + nth(others, n - high_size)

    def pick_chance(self, word: i64) -> i64:
        count = self.chance_count()
        if count == 1:
            return self.chance_first()
        total: i64 = 0
        i: i64 = 0
        while i < count:
            total += self.chance_weight(i)
            i += 1
        rest: i64 = (word * total) >> 32
        i = 0
        while True:
            rest -= self.chance_weight(i)
            if rest < 0:
                return self.chance_first() + i
            i += 1

    def action_count(self) -> i64:
        return ACTIONS

    def returns(self) -> list[float]:
        """E-41: the winner has it all; without one those still in share it."""
        result = [0.0] * self.seats
        if self.winner >= 0:
            result[self.winner] = 1.0
            return result
        still = size(self.active)
        seat: i64 = 0
        while seat < self.seats:
            if self.active & bit(seat):
                result[seat] = 1.0 / float(still)
            seat += 1
        return result

    # -- the rest of the contract ------------------------------------------------------------------------------

    def known_to(self, seat: i64) -> State:
        """Nothing is hidden but what was said in a turn that is not over."""
        copy = self.clone()
        assert isinstance(copy, Mode)
        copy.hush(seat)
        return copy

    def hush(self, viewer: i64) -> None:
        """Others' answers in a simultaneous turn stay unheard."""
        if viewer < self.seats:
            self.said = self.answer_of(viewer) * bit(viewer * 8)
        else:
            self.said = 0

    def fill(self, luck: Luck) -> None:
        pass

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        choices = self.legal(seat)
        i: i64 = 0
        while i < len(choices):
            if choices[i] == action:
                return None
            i += 1
        from ecliptic.games.ephemeris.refusals import why_not

        return why_not(self, seat, action)

    def to_dict(self) -> dict[str, object]:
        from ecliptic.games.ephemeris.position import to_dict

        return to_dict(self)
