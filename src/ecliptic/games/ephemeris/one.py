"""Game One: two players, one piece a turn (E-18 to E-20)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.ephemeris.deal import no_cards
from ecliptic.games.ephemeris.hands import Hands
from ecliptic.games.ephemeris.ids import (
    ACCEPT,
    BACK,
    BODIES,
    OFFER,
    P_CALL,
    P_CHECK,
    P_MOVE,
    P_OFFERED,
    P_OVER,
    P_RACE,
    P_SHOW,
    P_START,
    REFUSE,
    WAYS,
)
from ecliptic.games.ephemeris.ring import reach, reaches
from ecliptic.games.ephemeris.ruleset import Ruleset
from ecliptic.kernel.bits import below, bit
from ecliptic.kernel.state import NATURE, State


class GameOne(Hands):
    """A position of Game One."""

    def __init__(self, kit: Ruleset, cards: vec[i64]) -> None:
        super().__init__(kit, 2, 5, cards)
        self.offered: bool = False
        """Whether the seat on turn has offered a draw."""

    def clone(self) -> State:
        copy = GameOne(self.kit, self.cards[:])
        self.copy_hands(copy)
        copy.offered = self.offered
        return copy

    def begin(self) -> None:
        self.phase = P_MOVE

    def moves_allowed(self) -> bool:
        return self.phase == P_MOVE

    def moves(self, body: i64) -> i64:
        """E-19: any body, as far as it can go."""
        return below(reach(self.board, body, 12))

    def pick(self, seat: i64, word: i64) -> i64:
        """The moves of a body have numbers in a row, so a move is found without listing any."""
        if self.phase != P_MOVE or seat != self.turn:
            return super().pick(seat, word)
        ranges = reaches(self.board)
        total: i64 = 1
        if self.offered:
            total = 0
        body: i64 = 0
        while body < BODIES:
            total += (ranges >> (4 * body)) & 15
            body += 1
        n: i64 = (word * total) >> 32
        body = 0
        while body < BODIES:
            reach_of = (ranges >> (4 * body)) & 15
            if n < reach_of:
                return body * WAYS + n
            n -= reach_of
            body += 1
        return OFFER

    def asked(self) -> i64:
        if self.phase == P_OFFERED:
            return bit(1 - self.turn)
        return super().asked()

    def others(self, seat: i64) -> i64:
        if self.phase == P_MOVE:
            if self.offered:
                return 0
            return bit(OFFER - BACK)
        if self.phase == P_OFFERED:
            return bit(ACCEPT - BACK) | bit(REFUSE - BACK)
        return super().others(seat)

    def apply(self, seat: i64, action: i64) -> None:
        phase = self.phase
        if phase == P_MOVE:
            if action < BACK:
                self.count += 1
                self.shift(action // WAYS, action % WAYS + 1)
                self.after_move(P_MOVE)
            else:
                self.offered = True
                self.phase = P_OFFERED
        elif phase == P_OFFERED:
            if action == ACCEPT:
                self.phase = P_OVER
            else:
                self.phase = P_MOVE
        elif phase == P_RACE:
            self.race(seat, action)
        elif phase in (P_CALL, P_SHOW):
            self.reveal(action)
        elif seat != NATURE:
            self.draft(seat, action)
        elif phase <= P_CHECK:
            self.deal(action)
        elif phase <= P_START:
            self.roll_off(action)

    def proceed(self, phase: i64) -> None:
        """The other player's turn, unless the cap of E-20 is reached."""
        self.turn = 1 - self.turn
        self.offered = False
        if self.count < self.kit.cap:
            self.phase = P_MOVE
        else:
            self.phase = P_OVER


def new_game_one(kit: Ruleset) -> GameOne:
    return GameOne(kit, no_cards(2))
