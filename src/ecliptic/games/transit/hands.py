"""How cards come and go: hands, Tableau, discards; and who sees it."""

from __future__ import annotations

from mypy_extensions import i64

from ecliptic.games.transit import ids as c
from ecliptic.games.transit import knowledge
from ecliptic.games.transit.legal import Choices
from ecliptic.kernel.bits import bit


class Hands(Choices):
    """A table at which cards change places."""

    # -- Transit cards -------------------------------------------------------------------------------------

    def _draw_to_hand(self, seat: i64, card: i64) -> None:
        """From the deck to a hand. In Advancement everybody must be asked again (T-13)."""
        self.deck -= 1
        self.passes = 0
        self._from_pool_to_hand(seat, card)

    def _from_pool_to_hand(self, seat: i64, card: i64) -> None:
        self.pool ^= bit(card)
        knowledge.spread(self, c.P_DECK, c.P_HAND + seat)
        self._into_hand(seat, card)

    def _into_hand(self, seat: i64, card: i64) -> None:
        """The owner sees it; everybody does if the hand is live streamed."""
        self.at[c.HAND + seat] |= bit(card)
        self.at[c.COUNT + seat] += 1
        if self.streamed & bit(seat):
            knowledge.watch_all(self, card)
        else:
            self.at[c.SURE + seat] |= bit(card)

    def _out_of_hand(self, seat: i64, card: i64) -> None:
        self.at[c.HAND + seat] ^= bit(card)
        self.at[c.COUNT + seat] -= 1
        if self.at[c.COUNT + seat] == 0:
            knowledge.hand_is_empty(self, seat)

    def _bury(self, seat: i64, card: i64) -> None:
        """A-14: a card of a hand is discarded facedown."""
        knowledge.lay_down(self, seat, c.P_BURIED)
        self._out_of_hand(seat, card)
        self.buried |= bit(card)
        self.buried_count += 1

    def _blind_sun(self) -> None:
        """SB2: the Sun lies facedown and nobody sees it."""
        self.at[c.SLOT + c.SUN_SLOT] = c.BLIND
        self.deck -= 1
        self.passes = 0

    def _turn_up_from_deck(self, slot: i64, card: i64) -> None:
        self.pool ^= bit(card)
        self.deck -= 1
        self.passes = 0
        self.at[c.SLOT + slot] = card
        self.open |= bit(card)

    def _take_faceup(self, seat: i64, slot: i64) -> None:
        """From the Tableau to a hand, before everybody's eyes."""
        card = self.at[c.SLOT + slot]
        self.at[c.SLOT + slot] = c.EMPTY
        self.open ^= bit(card)
        self._into_hand(seat, card)
        knowledge.watch_all(self, card)

    def _take_facedown(self, seat: i64, slot: i64, card: i64) -> None:
        """From the Tableau to a hand, seen only by its new owner."""
        if self.at[c.SLOT + slot] == c.BLIND:
            self._from_pool_to_hand(seat, card)
        else:
            knowledge.spread(self, c.P_SLOT + slot, c.P_HAND + seat)
            self._into_hand(seat, card)
        self.at[c.SLOT + slot] = c.EMPTY
        self.at[c.LAID_BY + slot] = c.NOBODY

    def _clear_slot(self, slot: i64) -> None:
        """A-14: a faceup card is discarded openly, a facedown one stays hidden, a blind one was never drawn."""
        held = self.at[c.SLOT + slot]
        if held >= c.DOWN and held != c.BLIND:
            knowledge.spread(self, c.P_SLOT + slot, c.P_BURIED)
            self.buried_count += 1
            if held != c.UNKNOWN:
                self.buried |= bit(held - c.DOWN)
        self.at[c.SLOT + slot] = c.EMPTY
        self.at[c.LAID_BY + slot] = c.NOBODY

    def _gather_cards(self) -> None:
        """Every Transit card goes back into the deck."""
        self.pool = c.ALL_CARDS
        self.deck = 32
        self.open = 0
        self.buried = 0
        self.buried_count = 0
        i: i64 = 0
        while i < 4:
            self.at[c.HAND + i] = 0
            self.at[c.COUNT + i] = 0
            i += 1
        i = 0
        while i <= c.SUN_SLOT:
            self.at[c.SLOT + i] = c.EMPTY
            self.at[c.LAID_BY + i] = c.NOBODY
            i += 1
        knowledge.forget_round(self)

    # -- Milestones ----------------------------------------------------------------------------------------

    def _discard_milestone(self, seat: i64, milestone: i64) -> None:
        self._lose_milestone(seat, milestone)
        self.used |= bit(milestone)

    def _lose_milestone(self, seat: i64, milestone: i64) -> None:
        self.at[c.MHAND + seat] ^= bit(milestone)
        self.at[c.MCOUNT + seat] -= 1
        if self.at[c.MCOUNT + seat] == 0:
            knowledge.no_milestone_left(self, seat)

    def _clear_task(self) -> None:
        """Nothing of a finished task stays behind: it might tell somebody what was chosen."""
        self.task = c.NO_TASK
        self.task_seat = 0
        self.task_card = 0
        self.task_set = 0
        self.task_other = 0
