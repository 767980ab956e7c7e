"""Milestones are drawn, handed on and used: what each of them does."""

from __future__ import annotations

from mypy_extensions import i64

from ecliptic.games.transit import ids as c
from ecliptic.games.transit import knowledge
from ecliptic.games.transit.advancement import Advancement
from ecliptic.games.transit.milestones import drawable, drawers
from ecliptic.kernel.bits import below, bit, lowest, size


class Effects(Advancement):
    """A table at which Milestones do what they say."""

    # -- Milestones come -----------------------------------------------------------------------------------

    def _draw_milestone(self, milestone: i64) -> None:
        seat = self.task_seat
        deck = self.drawn_deck()
        two = knowledge.looks_at_two(self)
        self.undrawn ^= bit(milestone)
        self.at[c.MLEFT + deck] -= 1
        self.task_other |= bit(deck)
        self.task_set |= bit(milestone)
        self._show_milestone(seat, milestone)
        if not two:
            self._receive(seat, milestone)
        elif size(self.task_set) == 2:
            self.task = c.KEEP

    def _show_milestone(self, seat: i64, milestone: i64) -> None:
        """A-13: the drawer sees it. In historical order everybody knows which card is on top."""
        v: i64 = 0
        while v < c.VIEWERS:
            if v == seat or self.options.historical:
                self.at[c.MSURE + v] |= bit(milestone)
            v += 1

    def _receive(self, seat: i64, milestone: i64) -> None:
        """T-28: an Immediately card is laid before a player; any other goes to the hand."""
        if bit(milestone) & c.IMMEDIATE:
            self.used |= bit(milestone)
            self.task = c.TARGET
            self.task_card = milestone
            return
        self.at[c.MHAND + seat] |= bit(milestone)
        self.at[c.MCOUNT + seat] += 1
        if not self.options.historical:
            knowledge.milestone_drawn(self, seat, self._deck_of(milestone) & ~c.IMMEDIATE)
        self._next_owed()

    def _deck_of(self, milestone: i64) -> i64:
        d: i64 = 0
        while self.edition.decks[d] & bit(milestone) == 0:
            d += 1
        return self.edition.decks[d]

    def _give(self, seat: i64, milestone: i64, taker: i64) -> None:
        """T-28, A-05: a WILD is handed on, seen by the two concerned."""
        knowledge.milestone_given(self, seat, taker)
        self._lose_milestone(seat, milestone)
        self.at[c.MHAND + taker] |= bit(milestone)
        self.at[c.MCOUNT + taker] += 1
        self.at[c.MSURE + seat] |= bit(milestone)
        self.at[c.MSURE + taker] |= bit(milestone)
        self._finish_task()

    # -- Milestones are used -------------------------------------------------------------------------------

    def _use(self, seat: i64, milestone: i64) -> None:
        self._discard_milestone(seat, milestone)
        self.task_seat = seat
        self.task_card = milestone
        self.task_set = 0
        self.task_other = 0
        if milestone == c.CONGRESS:
            self.congress = True
        elif milestone == c.LEARNED_SOCIETIES:
            self.societies = True
        elif milestone == c.HUBBLE:
            self.hubble = True
        elif milestone == c.NOS_KEPLARI:
            self.task = c.PARTNER
        elif milestone == c.LIVE_STREAM:
            self.task = c.STREAM_WHO
        elif milestone == c.SIMULTANEOUS:
            self.task = c.ACCEPT
        elif milestone == c.STELLAE_NOVAE:
            self._replace_sun()
        elif milestone == c.ENDEAVOUR:
            self._replace_tableau()
        elif bit(milestone) & c.PICKING:
            self._start_picking()
        else:
            self.task = c.GROUP_DRAW
            self.task_set = drawers(self, milestone)
        if self.task == c.NO_TASK:
            self._finish_task()

    def _finish_task(self) -> None:
        """The effect is over: a window asks everybody again, a turn goes on where it was."""
        self._clear_task()
        if bit(self.phase) & c.WINDOWS:
            self.ask = -1
            self._ask_next()

    def _replace_sun(self) -> None:
        """M17-2. While the Black Drop Effect lasts the new Sun stays facedown too (SB2)."""
        self._clear_slot(c.SUN_SLOT)
        if self.setback == c.BLACK_DROP and self.phase != c.W5:
            self._blind_sun()
        else:
            self.task = c.NEW_SUN

    def _replace_tableau(self) -> None:
        """M18-5."""
        i: i64 = 0
        while i < c.SLOTS:
            self._clear_slot(i)
            i += 1
        self.task = c.NEW_TABLEAU
        self.task_set = below(4)

    def _start_picking(self) -> None:
        self.task = c.PICK
        self.last_card = -1
        self.left = 1
        if self.task_card == c.ISS and size(self.facedown_slots()) > 1:
            self.left = 2

    def _apply_task(self, seat: i64, action: i64) -> None:
        if self.task == c.KEEP:
            kept: i64 = action - c.A_KEEP
            self.used |= self.task_set & ~bit(kept)
            self._receive(seat, kept)
        elif self.task == c.TARGET:
            self.at[c.ONGOING + self.task_card // 7] = action - c.A_SEAT
            self._next_owed()
        elif self.task == c.PARTNER:
            self._look_at_hand(action - c.A_SEAT)
        elif self.task == c.OFFER:
            self._offer(action)
        elif self.task == c.TAKE:
            self._swap(self.task_card, action - c.A_TAKE)
        elif self.task == c.STREAM_WHO:
            self._stream(action - c.A_SEAT)
        elif self.task == c.PICK:
            self._pick_slot(action - c.A_PICK)
        else:
            self._answer(action)

    def _look_at_hand(self, partner: i64) -> None:
        """M17-5: the partner's hand is shown to the holder, then cards may change hands."""
        self.task_other = partner
        self.task_card = -1
        self.left = 0
        self.task = c.SHOW
        self._after_show()

    def _after_show(self) -> None:
        if self.at[c.HAND + self.task_other] & ~self.at[c.SURE + self.task_seat] == 0:
            knowledge.whole_hand_seen(self, self.task_seat, self.task_other)
            self.task = c.OFFER

    def _offer(self, action: i64) -> None:
        if action == c.DONE:
            self._finish_task()
        else:
            self.task_card = action - c.A_OFFER
            self.task = c.TAKE
            self._see_in_swap(self.task_card)

    def _see_in_swap(self, card: i64) -> None:
        """The two concerned see it; everybody does if one of their hands is live streamed."""
        if self.streamed & (bit(self.task_seat) | bit(self.task_other)):
            knowledge.watch_all(self, card)
        else:
            self.at[c.SURE + self.task_seat] |= bit(card)
            self.at[c.SURE + self.task_other] |= bit(card)

    def _swap(self, mine: i64, theirs: i64) -> None:
        one: i64 = self.task_seat
        other: i64 = self.task_other
        both: i64 = bit(mine) | bit(theirs)
        if self.streamed & (bit(one) | bit(other)) == 0:
            knowledge.swap_unseen(self, one, other)
        self._see_in_swap(theirs)
        self.at[c.HAND + one] ^= both
        self.at[c.HAND + other] ^= both
        self.task_set |= both
        self.task_card = -1
        self.left += 1
        self.task = c.OFFER

    def _stream(self, seat: i64) -> None:
        """M21-6: the chosen hand is shown card by card and stays open for the round."""
        self.streamed |= bit(seat)
        self.task_other = seat
        self.task = c.STREAM
        self._after_stream()

    def _after_stream(self) -> None:
        if self.at[c.HAND + self.task_other] & ~self.at[c.SURE + c.PUBLIC] == 0:
            v: i64 = 0
            while v < c.VIEWERS:
                knowledge.whole_hand_seen(self, v, self.task_other)
                v += 1
            self._finish_task()

    def _pick_slot(self, slot: i64) -> None:
        if self.task_card == c.VENUS_IN_SOLE:
            self._clear_slot(slot)
            self._finish_task()
        elif self.task_card == c.ISS:
            self.task_set |= bit(slot)
            self.last_card = slot
            self.left -= 1
            if self.left == 0:
                self.task = c.TURN_UP
        elif self.at[c.SLOT + slot] >= c.DOWN:
            self.task = c.SEE
            self.task_card = slot
        else:
            self._take_faceup(self.task_seat, slot)
            self._refill(slot)

    def _refill(self, slot: i64) -> None:
        self.task = c.NEW_TABLEAU
        self.task_set = bit(slot)

    def _answer(self, action: i64) -> None:
        """M21-7: the first to accept exchanges hand and Tableau."""
        if action == c.NO:
            self.task_other += 1
            if self.task_other == self.seats:
                self._finish_task()
            return
        self.task_seat = self.holder(self.task_other)
        self.task_set = 0
        self.task = c.LAY
        self._after_lay()

    def _after_lay(self) -> None:
        """The hand lies open; now the facedown cards of the old Tableau come to the hand, then the faceup ones."""
        if self.at[c.COUNT + self.task_seat] == 0 or self.task == c.GATHER:
            self.task = c.GATHER
            if self.facedown_slots() == 0:
                self._finish_exchange()

    def _finish_exchange(self) -> None:
        i: i64 = 0
        while i < c.SLOTS:
            if self.at[c.SLOT + i] != c.EMPTY:
                self._take_faceup(self.task_seat, i)
            i += 1
        laid: i64 = self.task_set
        while laid:
            self.at[c.SLOT + self.free_slot()] = lowest(laid)
            laid &= laid - 1
        self._finish_task()

    # -- Nature carries out a task -------------------------------------------------------------------------

    def _card_for_task(self, card: i64) -> None:
        if self.task == c.GROUP_DRAW:
            self._group_draw(card)
        elif self.task == c.NEW_SUN:
            self._turn_up_from_deck(c.SUN_SLOT, card)
            self._finish_task()
        elif self.task == c.NEW_TABLEAU:
            self._turn_up_from_deck(lowest(self.task_set), card)
            self.task_set &= self.task_set - 1
            if self.task_set == 0:
                self._finish_task()
        elif self.task == c.SHOW:
            self.at[c.SURE + self.task_seat] |= bit(card)
            self._after_show()
        elif self.task == c.STREAM:
            knowledge.watch_all(self, card)
            self._after_stream()
        elif self.task == c.SEE:
            slot: i64 = self.task_card
            self._take_facedown(self.task_seat, slot, card)
            self._refill(slot)
        elif self.task == c.TURN_UP:
            self._turn_up(card)
        elif self.task == c.LAY:
            self._out_of_hand(self.task_seat, card)
            self.open |= bit(card)
            self.task_set |= bit(card)
            self._after_lay()
        elif self.task == c.GATHER:
            self._take_facedown(self.task_seat, self.turning_slot(), card)
            self._after_lay()
        else:
            self._burn(card)

    def _group_draw(self, card: i64) -> None:
        seat = knowledge.next_drawer(self)
        self._draw_to_hand(seat, card)
        self.task_set ^= bit(seat)
        if self.task_set == 0 or drawable(self) <= 0:
            self._finish_task()

    def _turn_up(self, card: i64) -> None:
        slot = self.turning_slot()
        if self.at[c.SLOT + slot] == c.BLIND:
            self.pool ^= bit(card)
        self.at[c.SLOT + slot] = card
        self.at[c.LAID_BY + slot] = c.NOBODY
        self.open |= bit(card)
        self.task_set ^= bit(slot)
        if self.task_set:
            return
        if self.phase == c.REVEAL:
            self._clear_task()
            self._open_window(c.W5)
        else:
            self._finish_task()

    def _burn(self, card: i64) -> None:
        """SB5: the hand goes to the discard, faceup."""
        self._out_of_hand(self.task_seat, card)
        self.open |= bit(card)
        if self.at[c.COUNT + self.task_seat] == 0:
            self._clear_task()
            self._count_pass()
