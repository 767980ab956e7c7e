"""The ring in play: the board, moving on it, and the retrograde deck. Parent of the three games."""

from __future__ import annotations

from mypy_extensions import i64

from ecliptic.games.ephemeris.ids import BODIES, CARD, P_CARD, SIGNS
from ecliptic.games.ephemeris.ring import end_of, first_of, reach, shifted, sign_of
from ecliptic.games.ephemeris.ruleset import Ruleset
from ecliptic.games.ephemeris.state import Mode
from ecliptic.kernel.bits import below, bit


class Sky(Mode):
    """A position on the ring."""

    def __init__(self, kit: Ruleset, seats: i64, phase: i64) -> None:
        super().__init__(kit, seats, phase)
        self.board: i64 = kit.start
        self.last: i64 = -1
        """The body that moved last and the sign it came from: body * 16 + sign, or -1."""
        self.card: i64 = -1
        """The body on the retrograde card that lies open."""
        self.deck_left: i64 = kit.retrograde
        """Copies of each body never turned up, four bits each: their order is nobody's knowledge."""
        self.deck_order: i64 = 0
        """The cards seen, in order, four bits each. Each went under the pack, so the deck repeats this order (A33)."""
        self.turned: i64 = 0
        """How many cards were turned up in all."""

    def copy_sky(self, copy: Sky) -> None:
        self.copy_mode(copy)
        copy.board = self.board
        copy.last = self.last
        copy.card = self.card
        copy.deck_left = self.deck_left
        copy.deck_order = self.deck_order
        copy.turned = self.turned

    # -- pieces ------------------------------------------------------------------------------------------------

    def free(self, body: i64) -> i64:
        """E-04: every distance the overtaking rules allow a body, as a set of distance - 1."""
        return below(reach(self.board, body, SIGNS))

    def can_move(self, colour: i64, ban: i64) -> bool:
        """Whether a body of this colour, other than `ban`, can move."""
        body = first_of(colour)
        end = end_of(colour)
        while body < end:
            if body != ban and reach(self.board, body, SIGNS) > 0:
                return True
            body += 1
        return False

    def shift(self, body: i64, steps: i64) -> None:
        """E-01, E-08: a body moves, forward or (with negative steps) back."""
        self.last = body * 16 + sign_of(self.board, body)
        self.board = shifted(self.board, body, steps, SIGNS)

    # -- the retrograde deck (E-25, E-33) ------------------------------------------------------------------------

    def deck_size(self) -> i64:
        total: i64 = 0
        body: i64 = 0
        while body < BODIES:
            total += (self.kit.retrograde >> (body * 4)) & 15
            body += 1
        return total

    def deck_weight(self, body: i64) -> i64:
        """How likely this card lies on top: for a deck seen through, there is just one."""
        if self.deck_left != 0:
            return (self.deck_left >> (body * 4)) & 15
        place = self.turned % self.deck_size()
        if (self.deck_order >> (place * 4)) & 15 == body:
            return 1
        return 0

    def turn_card(self, body: i64) -> None:
        """The top card is turned up; where it lies afterwards, under the pack, its turn comes again in order."""
        if self.deck_left != 0:
            self.deck_left -= bit(body * 4)
            self.deck_order |= body * bit(self.turned * 4)
        self.turned += 1
        self.card = body

    def chance_first(self) -> i64:
        if self.phase == P_CARD:
            return CARD
        return super().chance_first()

    def chance_count(self) -> i64:
        if self.phase == P_CARD:
            return BODIES
        return super().chance_count()

    def chance_weight(self, i: i64) -> i64:
        if self.phase == P_CARD:
            return self.deck_weight(i)
        return super().chance_weight(i)
