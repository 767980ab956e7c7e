"""The course of a round: set-up, windows, Research, Observation, cleanup."""

from __future__ import annotations

from mypy_extensions import i64

from ecliptic.games.transit import ids as c
from ecliptic.games.transit.hands import Hands
from ecliptic.games.transit.scoring import all_ahead, tableau_value
from ecliptic.kernel.bits import bit


class Course(Hands):
    """A table whose rounds go on by themselves; Advancement is only begun here."""

    # -- set-up and windows --------------------------------------------------------------------------------

    def _reveal_setback(self, setback: i64) -> None:
        """T-04, T-26: a new round begins."""
        self.setback = setback
        self.setbacks &= ~bit(setback)
        self.setbacks_left -= 1
        if self.options.historical:
            i: i64 = 0
            while self.edition.setback_order[i] != setback:
                self.setbacks &= ~bit(self.edition.setback_order[i])
                i += 1
        self.round += 1
        self._open_window(c.W6)

    def _open_window(self, window: i64) -> None:
        self.phase = window
        self.ask = -1
        self._ask_next()

    def _ask_next(self) -> None:
        """The window goes to the next Century that holds a Milestone; after the last one it closes."""
        self.ask += 1
        while self.ask < self.seats and self.at[c.MCOUNT + self.holder(self.ask)] == 0:
            self.ask += 1
        if self.ask == self.seats:
            self._close_window()

    def _close_window(self) -> None:
        self.ask = -1
        if self.phase == c.W6:
            self.phase = c.LIMIT
            self._next_over_limit()
        elif self.phase == c.W0:
            self.phase = c.DEAL
            self._next_dealt()
        elif self.phase == c.W1:
            self.phase = c.PLACE
            self._next_placer()
        elif self.phase == c.W2:
            self.phase = c.DISCARD
            self._next_discarder()
        elif self.phase == c.W3:
            self._start_advancement()
        elif self.phase == c.W4:
            self._reveal_tableau()
        else:
            self.hourglass += tableau_value(self)
            self._clean_up()

    def _start_advancement(self) -> None:
        """T-09: the 17th leads."""
        self.phase = c.TURN
        self.turn = self.lead
        self.passes = 0
        if self.hands_empty():
            self._open_window(c.W4)

    # -- Research ------------------------------------------------------------------------------------------

    def _next_over_limit(self) -> None:
        """T-26, T-27: the next Century with more than four Milestones; then Research starts."""
        self.ask += 1
        while self.ask < self.seats and self.at[c.MCOUNT + self.holder(self.ask)] <= self.edition.hand_limit:
            self.ask += 1
        self.last_card = -1
        if self.ask < self.seats:
            self.left = self.at[c.MCOUNT + self.holder(self.ask)] - self.edition.hand_limit
        else:
            self._open_window(c.W0)

    def _drop(self, seat: i64, milestone: i64) -> None:
        self._discard_milestone(seat, milestone)
        self.last_card = milestone
        self.left -= 1
        if self.left == 0:
            self._next_over_limit()

    def _next_dealt(self) -> None:
        """T-06: the next Century is dealt its cards; after the last one come the facedown cards of SB8."""
        self.ask += 1
        if self.ask < self.seats:
            self.left = self.deal_size(self.ask)
            return
        if self.setback == c.SEVEN_YEARS:
            i: i64 = 0
            while i < 4:
                self.at[c.SLOT + i] = c.BLIND
                i += 1
            self.deck -= 4
        self._open_window(c.W1)

    def deal_size(self, century: i64) -> i64:
        """How many cards a Century is dealt this round."""
        n: i64 = self.edition.deal[century]
        if self.seats == 2:
            n = self.edition.era_deal
        if self.setback == c.SEVEN_YEARS:
            n = 4
        if self.congress:
            n += 2
        return n

    def place_size(self, century: i64) -> i64:
        """How many cards a Century places in the Tableau this round."""
        if self.setback == c.SEVEN_YEARS and not self.options.war_adds:
            return 0
        if self.seats == 2:
            return self.edition.era_place
        return self.edition.place[century]

    def _deal(self, card: i64) -> None:
        self._draw_to_hand(self.holder(self.ask), card)
        self.left -= 1
        if self.left == 0:
            self._next_dealt()

    def _next_placer(self) -> None:
        self.ask += 1
        while self.ask < self.seats and self.place_size(self.ask) == 0:
            self.ask += 1
        self.last_card = -1
        if self.ask < self.seats:
            self.left = self.place_size(self.ask)
        elif self.setback == c.BLACK_DROP:
            self._blind_sun()
            self._open_window(c.W2)
        else:
            self.phase = c.SUN

    def _place(self, seat: i64, card: i64) -> None:
        self._out_of_hand(seat, card)
        self.at[c.SLOT + self.free_slot()] = card
        self.open |= bit(card)
        self.last_card = card
        self.left -= 1
        if self.left == 0:
            self._next_placer()

    def _next_discarder(self) -> None:
        """M19-3: after Congress Funds Expeditions each discards two, or all if there are fewer."""
        self.ask += 1
        if not self.congress:
            self.ask = self.seats
        while self.ask < self.seats and self.at[c.COUNT + self.holder(self.ask)] == 0:
            self.ask += 1
        self.last_card = -1
        if self.ask < self.seats:
            self.left = 2
            if self.at[c.COUNT + self.holder(self.ask)] < 2:
                self.left = 1
        else:
            self._open_window(c.W3)

    def _discard_two(self, seat: i64, card: i64) -> None:
        """Both cards leave together, once both are chosen, so that the first one tells nobody anything."""
        self.left -= 1
        if self.left > 0:
            self.last_card = card
            return
        self._bury(seat, card)
        if self.last_card >= 0:
            self._bury(seat, self.last_card)
        self._next_discarder()

    # -- Observation and cleanup ---------------------------------------------------------------------------

    def _reveal_tableau(self) -> None:
        """T-23: facedown cards are turned, the Sun last."""
        self.phase = c.REVEAL
        self.task_set = self.facedown_slots()
        if self.at[c.SLOT + c.SUN_SLOT] >= c.DOWN:
            self.task_set |= bit(c.SUN_SLOT)
        if self.task_set:
            self.task = c.TURN_UP
        else:
            self._open_window(c.W5)

    def _clean_up(self) -> None:
        """T-25, T-05: the end of the game, or a new round (T-26)."""
        last_round: bool = self.setbacks_left == 0
        if self.options.rounds > 0:
            if last_round:
                if all_ahead(self):
                    self.outcome = 1
                else:
                    self.outcome = 4
        elif all_ahead(self):
            self.outcome = 1
        elif self.hourglass >= self.edition.hourglass_end:
            self.outcome = 2
        elif last_round:
            self.outcome = 3
        if self.outcome:
            self.phase = c.OVER
        else:
            self._new_round()

    def _new_round(self) -> None:
        self.phase = c.SETBACK
        self.lead = self.lead - 1 if self.lead > 0 else self.seats - 1
        self._gather_cards()
        self.congress = False
        self.societies = False
        self.hubble = False
        self.spent = False
        self.streamed = 0
        self.last_card = -1
        self.left = 0
        self.ask = 0
        self.setback = c.NO_SETBACK
