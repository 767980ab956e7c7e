"""Game Three: the quiz, for two to seven players or teams (E-31 to E-37)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.ephemeris import ids as c
from ecliptic.games.ephemeris.ring import colour_of
from ecliptic.games.ephemeris.ruleset import Ruleset
from ecliptic.games.ephemeris.scoring import points_for, shared
from ecliptic.games.ephemeris.sky import Sky
from ecliptic.kernel.bits import below, bit, filled
from ecliptic.kernel.state import SEAT_STREAM, SETUP_STREAM, SHARED_STREAM, State

ORBIT: Final = 12
TURNS: Final = 1000
"""A game without a winner stops after so many: real ones take some sixty, so nobody meets it by accident (E-41)."""
HALF: Final = 36
"""The quiz cards of a pile are two sets of this many."""
NOBODY: Final = 15


class GameThree(Sky):
    """A position of Game Three."""

    def __init__(self, kit: Ruleset, seats: i64, tally: vec[i64]) -> None:
        super().__init__(kit, seats, c.P_PLANETS)
        if kit.pick:
            self.phase = c.P_TAKE
        self.tally: vec[i64] = tally
        """The progress of each seat's planet (E-32), then the points of each seat."""
        self.owners: i64 = below(4 * c.BODIES)
        """The seat that owns each body, four bits each."""
        self.at: i64 = 0
        """The seat that gets a planet next."""
        self.game: i64 = 0
        """Games of the series that are over."""
        self.colour: i64 = -1
        self.question: i64 = -1
        self.answer: i64 = -1
        self.right: bool = False
        self.low: i64 = below(HALF)
        """The quiz cards 0 .. 35 still in the pile."""
        self.high: i64 = below(HALF)
        """The quiz cards 36 .. 71 still in the pile."""

    def clone(self) -> State:
        copy = GameThree(self.kit, self.seats, self.tally[:])
        self.copy_sky(copy)
        copy.owners = self.owners
        copy.at = self.at
        copy.game = self.game
        copy.colour = self.colour
        copy.question = self.question
        copy.answer = self.answer
        copy.right = self.right
        copy.low = self.low
        copy.high = self.high
        return copy

    def owner_of(self, body: i64) -> i64:
        return (self.owners >> (body * 4)) & 15

    # -- what may be done --------------------------------------------------------------------------------------

    def moves_allowed(self) -> bool:
        return self.phase == c.P_ORBIT

    def moves(self, body: i64) -> i64:
        """E-34, E-35: as far as one can after the right answer, one sign after a wrong one, never past home."""
        if colour_of(body) != self.colour:
            return 0
        free = self.free(body)
        if not self.right:
            return free & 1
        owner = self.owner_of(body)
        if owner != NOBODY:
            rest = ORBIT - self.tally[owner]
            if rest < ORBIT:
                free &= below(rest)
        return free

    def others(self, seat: i64) -> i64:
        if self.phase == c.P_ANSWER:
            return 7 << (c.ANSWER - c.BACK)
        if self.phase == c.P_TAKE:
            return self.unowned() << (c.TAKE - c.BACK)
        return 0

    def unowned(self) -> i64:
        """The planets nobody has."""
        found: i64 = 0
        body: i64 = c.MERCURY
        while body < c.BODIES:
            if self.owner_of(body) == NOBODY:
                found |= bit(body)
            body += 1
        return found

    # -- Nature ------------------------------------------------------------------------------------------------

    def chance_first(self) -> i64:
        phase = self.phase
        if phase == c.P_PLANETS:
            return c.DEAL
        if phase == c.P_QUIZ:
            return c.QUIZ
        if phase == c.P_KEY:
            return c.KEY + self.key()
        return super().chance_first()

    def chance_count(self) -> i64:
        phase = self.phase
        if phase == c.P_PLANETS:
            return c.BODIES
        if phase == c.P_QUIZ:
            return c.QUIZ_CARDS
        if phase == c.P_KEY:
            return 1
        return super().chance_count()

    def chance_weight(self, i: i64) -> i64:
        phase = self.phase
        if phase == c.P_PLANETS:
            return (self.unowned() >> i) & 1
        if phase == c.P_QUIZ:
            if i < HALF:
                return (self.low >> i) & 1
            return (self.high >> (i - HALF)) & 1
        if phase == c.P_DIE:
            return self.kit.even[i]
        if phase == c.P_KEY:
            return 1
        return super().chance_weight(i)

    def key(self) -> i64:
        return self.kit.keys[self.question * 3 + self.colour]

    def stream(self) -> i64:
        if self.phase == c.P_PLANETS or self.phase <= c.P_START:
            return SETUP_STREAM
        if self.phase == c.P_DIE:
            return SEAT_STREAM + self.turn
        return SHARED_STREAM

    # -- the turn ----------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self.phase = c.P_DIE

    def apply(self, seat: i64, action: i64) -> None:
        phase = self.phase
        if phase == c.P_ORBIT:
            self.orbit(action // c.WAYS, action % c.WAYS + 1)
        elif phase == c.P_DIE:
            self.colour = action - c.DIE
            if self.can_move(self.colour, -1):
                self.phase = c.P_QUIZ
            else:
                self.phase = c.P_CARD
        elif phase == c.P_QUIZ:
            self.ask(action - c.QUIZ)
        elif phase == c.P_ANSWER:
            self.answer = action - c.ANSWER
            self.phase = c.P_KEY
        elif phase == c.P_KEY:
            self.right = action - c.KEY == self.answer
            self.phase = c.P_ORBIT
        elif phase == c.P_CARD:
            self.turn_card(action - c.CARD)
            self.orbit(self.card, -1)
        elif phase in (c.P_PLANETS, c.P_TAKE):
            self.give(action - (c.DEAL if phase == c.P_PLANETS else c.TAKE))
        else:
            self.roll_off(action)

    def give(self, body: i64) -> None:
        """E-31: a planet for the next seat."""
        self.owners += (self.at - NOBODY) * bit(body * 4)
        self.at += 1
        self.turn = self.at
        if self.at == self.seats:
            self.at = 0
            self.turn = 0
            self.phase = c.P_ROLLER

    def ask(self, card: i64) -> None:
        """E-34, E-36: the card leaves the pile; an empty pile is made of all cards again."""
        self.question = card
        if card < HALF:
            self.low &= ~bit(card)
        else:
            self.high &= ~bit(card - HALF)
        if self.low == 0 and self.high == 0:
            self.low = below(HALF)
            self.high = below(HALF)
        self.phase = c.P_ANSWER

    def orbit(self, body: i64, steps: i64) -> None:
        """E-32: progress counts whoever moved the planet; at 12 its owner has won."""
        self.shift(body, steps)
        self.count += 1
        self.colour = -1
        self.question = -1
        self.answer = -1
        self.right = False
        self.card = -1
        owner = self.owner_of(body)
        if owner != NOBODY:
            self.tally[owner] += steps
            if self.tally[owner] == ORBIT:
                self.winner = owner
                self.finish()
                return
        if self.count >= TURNS:
            self.finish()
            return
        self.turn = self.next_active(self.turn)
        self.phase = c.P_DIE

    def finish(self) -> None:
        """E-37: points for the game, then the next one of the series."""
        seat: i64 = 0
        while seat < self.seats:
            self.tally[self.seats + seat] += points_for(self.tally[seat])
            seat += 1
        self.game += 1
        if self.game == self.kit.series:
            self.phase = c.P_OVER
            return
        self.set_up()

    def set_up(self) -> None:
        """A new game of the series: new planets, fresh deck; the quiz pile goes on (E-41)."""
        seat: i64 = 0
        while seat < self.seats:
            self.tally[seat] = 0
            seat += 1
        self.board = self.kit.start
        self.last = -1
        self.owners = below(4 * c.BODIES)
        self.deck_left = self.kit.retrograde
        self.deck_order = 0
        self.turned = 0
        self.count = 0
        self.winner = -1
        self.at = 0
        self.turn = 0
        if self.kit.pick:
            self.phase = c.P_TAKE
        else:
            self.phase = c.P_PLANETS

    def returns(self) -> list[float]:
        """E-37, E-41: a single game goes to its winner, a series to the highest sum; equal sums share."""
        if self.kit.series == 1:
            return super().returns()
        return shared(self.points(), self.seats)

    def points(self) -> vec[i64]:
        """E-37: the points of each seat in the games that are over."""
        return self.tally[self.seats :]


def new_game_three(kit: Ruleset, seats: i64) -> GameThree:
    return GameThree(kit, seats, filled(2 * seats, 0))
