"""Winning in Games One and Two: the test after every move, the call, and the end (E-13 to E-17)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.ephemeris.deal import GAP, HELD, SLOTS, Deal
from ecliptic.games.ephemeris.ids import (
    AGREE,
    BACK,
    BUCKETS,
    CALL,
    CHOOSE,
    DECLINE,
    NAME,
    P_CALL,
    P_CHOOSE,
    P_NAME,
    P_OVER,
    P_RACE,
    P_SHOW,
    SHOW,
    SIGNS,
    SILENT,
    WINNER,
)
from ecliptic.games.ephemeris.knowledge import deal_unknown, dealt_as, redact
from ecliptic.games.ephemeris.ring import distance, one_move_away, reach, sign_of
from ecliptic.games.ephemeris.ruleset import Ruleset
from ecliptic.kernel.bits import bit, lowest
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import HIDDEN, LATER, NATURE, State


class Hands(Deal):
    """A position of Game One or Game Two."""

    def __init__(self, kit: Ruleset, seats: i64, k: i64, cards: vec[i64]) -> None:
        super().__init__(kit, seats, k, cards)
        self.resume: i64 = P_OVER
        """The phase that goes on after a race or after Pluto's die."""

    def copy_hands(self, copy: Hands) -> None:
        self.copy_deal(copy)
        copy.resume = self.resume

    # -- Nature ------------------------------------------------------------------------------------------------

    def chance_first(self) -> i64:
        if self.phase == P_CALL:
            return WINNER + self.first_complete(self.turn)
        if self.phase == P_SHOW:
            return SHOW + lowest(self.held(self.winner) & ~self.shown)
        return super().chance_first()

    def chance_count(self) -> i64:
        if self.phase in (P_CALL, P_SHOW):
            return 1
        return super().chance_count()

    def chance_weight(self, i: i64) -> i64:
        if self.phase in (P_CALL, P_SHOW):
            return 1
        return super().chance_weight(i)

    # -- E-13 to E-15: the test after every single move ----------------------------------------------------------

    def shift(self, body: i64, steps: i64) -> None:
        before = bit(sign_of(self.board, body) * 4)
        super().shift(body, steps)
        change = bit(sign_of(self.board, body) * 4) - before
        base: i64 = 0
        end = self.seats * SLOTS
        while base < end:
            if (self.cards[base + HELD] >> body) & 1:
                self.cards[base + GAP] += change
            base += SLOTS

    def after_move(self, then: i64) -> None:
        """E-13: a complete hand wins at once; called by hand (E-15), everybody still in is asked."""
        if self.kit.manual:
            self.resume = then
            self.phase = P_RACE
        elif self.first_complete(self.turn) >= 0:
            self.phase = P_CALL
        else:
            self.proceed(then)

    def proceed(self, phase: i64) -> None:
        """The turn goes on there."""
        raise NotImplementedError  # both games say

    def may_call(self, seat: i64) -> bool:
        return self.complete(seat)

    def race(self, seat: i64, action: i64) -> None:
        """E-15, E-41: the quickest call wins; of equal ones the first by E-14."""
        self.say(seat, action - SILENT + 1)
        if self.asked() != 0:
            return
        self.winner = self.earliest()
        self.said = 0
        self.barrier += 1
        if self.winner >= 0:
            self.phase = P_SHOW
        else:
            self.proceed(self.resume)

    def reveal(self, action: i64) -> None:
        """E-17: EPHEMERIS is called, then the winner's bodies are shown; the board tells their signs."""
        if self.phase == P_CALL:
            self.winner = action - WINNER
            self.phase = P_SHOW
            return
        self.shown |= bit(action - SHOW)
        if self.shown == self.held(self.winner):
            self.phase = P_OVER

    def winning(self, seat: i64, body: i64) -> i64:
        """The distance by which this body would complete the seat's hand, as a set of distance - 1."""
        if self.held(seat) & bit(body) == 0:
            return 0
        change = one_move_away(self.gap(seat))
        if change < 0 or change >> 4 != sign_of(self.board, body):
            return 0
        steps = distance(change >> 4, change & 15, SIGNS)
        if steps > reach(self.board, body, SIGNS):
            return 0
        return bit(steps - 1)

    # -- who knows what ------------------------------------------------------------------------------------------

    def asked(self) -> i64:
        if self.phase == P_CHOOSE or self.phase == P_NAME:
            return self.drafting()
        return self.unanswered(self.active)

    def others(self, seat: i64) -> i64:
        """The draft's choices, as a set of action - BACK."""
        if self.phase == P_CHOOSE:
            return self.choosable(seat) << (CHOOSE - BACK)
        return self.nameable(seat) << (NAME - BACK)

    def known_to(self, seat: i64) -> State:
        copy = self.clone()
        assert isinstance(copy, Hands)
        redact(copy, seat)
        return copy

    def seen_as(self, viewer: i64, seat: i64, action: i64) -> i64:
        if seat == viewer:
            return action
        if seat == NATURE:
            return dealt_as(self, viewer, action)
        if (action >= CHOOSE and action < CALL + BUCKETS) or action in (AGREE, DECLINE):
            return LATER
        return action

    def seen_at_barrier(self, viewer: i64, seat: i64, action: i64) -> i64:
        """E-38: the signs that were named are laid open, the bodies that were chosen are not."""
        if action >= CHOOSE and action < NAME:
            return HIDDEN
        return super().seen_at_barrier(viewer, seat, action)

    def fill(self, luck: Luck) -> None:
        deal_unknown(self, luck)
