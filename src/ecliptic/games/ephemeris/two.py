"""Game Two: dice, blocks, Retrograde, Pluto and Eclipse for two to four (E-21 to E-30)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.ephemeris import ids as c
from ecliptic.games.ephemeris.deal import no_cards
from ecliptic.games.ephemeris.hands import Hands
from ecliptic.games.ephemeris.ring import colour_of, enabling, end_of, first_of
from ecliptic.games.ephemeris.ruleset import Ruleset
from ecliptic.kernel.bits import bit, lowest, size
from ecliptic.kernel.state import SEAT_STREAM, State


class GameTwo(Hands):
    """A position of Game Two."""

    def __init__(self, kit: Ruleset, seats: i64, cards: vec[i64]) -> None:
        super().__init__(kit, seats, 4, cards)
        self.pluto: i64 = bit(seats) - 1
        """The seats whose Pluto card is unspent."""
        self.first: i64 = -1
        """The colour of the even die, or -1."""
        self.second: i64 = -1
        """The colour of the other die; after the first move the colour of the die that is left."""
        self.banned: i64 = -1
        """The body of the first move (E-22)."""
        self.must: bool = False
        """E-23: whether some first move enables a second. Follows from board and dice."""
        self.fate: i64 = -1
        """The colour of Pluto's die."""

    def clone(self) -> State:
        copy = GameTwo(self.kit, self.seats, self.cards[:])
        self.copy_hands(copy)
        copy.pluto = self.pluto
        copy.first = self.first
        copy.second = self.second
        copy.banned = self.banned
        copy.must = self.must
        copy.fate = self.fate
        return copy

    # -- what may be done --------------------------------------------------------------------------------------

    def asked(self) -> i64:
        if self.phase == c.P_VOTE:
            return self.unanswered(self.active & ~bit(self.turn))
        return super().asked()

    def moves_allowed(self) -> bool:
        return self.phase == c.P_FIRST or self.phase == c.P_SECOND or self.phase == c.P_WINNING

    def moves(self, body: i64) -> i64:
        colour = colour_of(body)
        if self.phase == c.P_SECOND:
            if colour == self.second and body != self.banned:
                return self.free(body)
            return 0
        if self.phase == c.P_WINNING:
            if colour == self.fate:
                return self.winning(self.turn, body)
            return 0
        if colour == self.first:
            return self.first_moves(body, self.second)
        if colour == self.second:
            return self.first_moves(body, self.first)
        return 0

    def first_moves(self, body: i64, other: i64) -> i64:
        """E-23: if any first move enables a second, it must, or else complete the mover's own hand."""
        free = self.free(body)
        if free == 0 or not self.must:
            return free
        return (free & enabling(self.board, body, other)) | self.winning(self.turn, body)

    def others(self, seat: i64) -> i64:
        phase = self.phase
        if phase == c.P_WINNING:
            return 0
        if phase == c.P_VOTE:
            return bit(c.AGREE - c.BACK) | bit(c.DECLINE - c.BACK)
        found = bit(c.ECLIPSE - c.BACK)
        if phase == c.P_ROLL:
            return found | bit(c.ROLL - c.BACK)
        if self.pluto_helps():
            found |= bit(c.PLUTO - c.BACK)
        if phase == c.P_BLOCKED:
            return found | bit(c.TURN_UP - c.BACK)
        if phase == c.P_BACK:
            return found | 2047
        if phase == c.P_END:
            return found | bit(c.END - c.BACK)
        return found

    def pluto_helps(self) -> bool:
        """E-27: unspent, and some single forward move would complete the player's hand."""
        if self.pluto & bit(self.turn) == 0:
            return False
        return self.wins_with(0, c.BODIES)

    def wins_with(self, body: i64, end: i64) -> bool:
        """Whether one of these bodies could complete the hand of the seat on turn."""
        while body < end:
            if self.winning(self.turn, body) != 0:
                return True
            body += 1
        return False

    def promised(self) -> bool:
        """E-27: Pluto is played only when some move would win; when its die came up right, one of that colour."""
        if self.phase == c.P_FATE:
            return self.wins_with(0, c.BODIES)
        if self.phase == c.P_WINNING:
            return self.wins_with(first_of(self.fate), end_of(self.fate))
        return True

    # -- Nature ------------------------------------------------------------------------------------------------

    def chance_first(self) -> i64:
        if self.phase == c.P_DICE:
            return c.DICE
        if self.phase == c.P_FATE:
            return c.FATE
        return super().chance_first()

    def chance_count(self) -> i64:
        if self.phase == c.P_DICE:
            return 9
        if self.phase == c.P_FATE:
            return 6
        return super().chance_count()

    def chance_weight(self, i: i64) -> i64:
        if self.phase == c.P_DICE:
            return self.kit.even[i // 3] * self.kit.other[i % 3]
        if self.phase == c.P_FATE:
            wins = self.wins_with(first_of(i >> 1), end_of(i >> 1))
            return self.kit.even[i >> 1] if wins == (i & 1 == 1) else 0
        return super().chance_weight(i)

    def stream(self) -> i64:
        if self.phase == c.P_DICE or self.phase == c.P_FATE:
            return SEAT_STREAM + self.turn
        return super().stream()

    # -- the turn ----------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self.phase = c.P_ROLL

    def apply(self, seat: i64, action: i64) -> None:
        phase = self.phase
        if phase < c.P_ROLL:
            self.chance(action)
        elif phase == c.P_RACE:
            self.race(seat, action)
        elif phase == c.P_VOTE:
            self.vote(seat, action)
        elif action < c.BACK:
            self.move(action // c.WAYS, action % c.WAYS + 1)
        elif action < c.BACK + c.WAYS:
            self.shift(self.card, -(action - c.BACK + 1))
            self.card = -1
            self.after_move(c.P_END)
        elif action == c.ROLL:
            self.phase = c.P_DICE
        elif action == c.TURN_UP:
            self.phase = c.P_CARD
        elif action == c.PLUTO:
            self.pluto &= ~bit(self.turn)
            self.resume = phase
            self.phase = c.P_FATE
        elif action == c.ECLIPSE:
            self.phase = c.P_VOTE
        else:
            self.end_turn()

    def chance(self, action: i64) -> None:
        """Nature's part."""
        phase = self.phase
        if phase == c.P_DICE:
            self.first = (action - c.DICE) // 3
            self.second = (action - c.DICE) % 3
            self.face_dice()
        elif phase == c.P_CARD:
            self.turn_card(action - c.CARD)
            self.phase = c.P_BACK
        elif phase == c.P_FATE:
            self.fate = (action - c.FATE) >> 1
            if (action - c.FATE) & 1 == 1:
                self.phase = c.P_WINNING
            else:
                self.fate = -1
                self.proceed(self.resume)
        elif phase in (c.P_CALL, c.P_SHOW):
            self.reveal(action)
        elif phase <= c.P_CHECK:
            self.deal(action)
        elif phase <= c.P_START:
            self.roll_off(action)

    def face_dice(self) -> None:
        """E-22 to E-25: whether the dice leave two moves, one, or none."""
        self.must = False
        if self.can_move(self.first, -1) or self.can_move(self.second, -1):
            self.phase = c.P_FIRST
            self.must = self.can_enable(self.first, self.second) or self.can_enable(self.second, self.first)
        else:
            self.phase = c.P_BLOCKED

    def can_enable(self, colour: i64, other: i64) -> bool:
        """Whether a body of this colour has a move after which another of colour `other` has one."""
        body = first_of(colour)
        end = end_of(colour)
        while body < end:
            free = self.free(body)
            if free != 0 and free & enabling(self.board, body, other) != 0:
                return True
            body += 1
        return False

    def move(self, body: i64, steps: i64) -> None:
        phase = self.phase
        self.shift(body, steps)
        if phase != c.P_FIRST:
            self.after_move(c.P_END)
            return
        if colour_of(body) == self.second:
            self.second = self.first
        self.first = -1
        self.banned = body
        self.after_move(c.P_SECOND if self.can_move(self.second, body) else c.P_END)

    def proceed(self, phase: i64) -> None:
        """A turn's last stop is made only with Pluto unspent, which is public and so tells nothing."""
        if phase == c.P_END and self.pluto & bit(self.turn) == 0:
            self.end_turn()
        else:
            self.phase = phase

    def end_turn(self) -> None:
        self.close_turn()
        self.next_turn()

    def close_turn(self) -> None:
        """Dice lapse, and a retrograde card that lies open goes under the pack."""
        self.count += 1
        self.first = -1
        self.second = -1
        self.banned = -1
        self.must = False
        self.fate = -1
        self.card = -1
        self.resume = c.P_OVER

    def next_turn(self) -> None:
        """E-30: the next seat still in, unless the cap is reached."""
        if self.count >= self.kit.cap:
            self.phase = c.P_OVER
            return
        self.turn = self.next_active(self.turn)
        self.phase = c.P_ROLL

    def vote(self, seat: i64, action: i64) -> None:
        """E-28, E-29: once all have voted, the caller and those who agree retire."""
        self.say(seat, action - c.AGREE + 1)
        if self.asked() != 0:
            return
        self.active &= ~bit(self.turn)
        voter: i64 = 0
        while voter < self.seats:
            if self.answer_of(voter) == 1:
                self.active &= ~bit(voter)
            voter += 1
        self.pluto &= self.active
        self.said = 0
        self.barrier += 1
        self.close_turn()
        if size(self.active) >= 2:
            self.next_turn()
            return
        self.phase = c.P_OVER
        if self.active != 0:
            self.winner = lowest(self.active)


def new_game_two(kit: Ruleset, seats: i64) -> GameTwo:
    return GameTwo(kit, seats, no_cards(seats))
