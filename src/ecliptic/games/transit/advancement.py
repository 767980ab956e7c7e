"""Advancement: cards are played, passed and paid (T-09 to T-15, T-21, T-22)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.transit import ids as c
from ecliptic.games.transit import knowledge
from ecliptic.games.transit.course import Course
from ecliptic.games.transit.ids import rank, up_to, wild_milestone
from ecliptic.games.transit.scoring import last_card_payments, paid_points, paid_seat, play_payments, spaces_reached
from ecliptic.kernel.bits import bit


class Advancement(Course):
    """A table at which turns are taken."""

    def _take_turn(self, seat: i64, action: i64) -> None:
        if action == c.PASS:
            self._pass(seat)
        elif action < c.A_PLACE:
            card: i64 = action - c.A_PLAY
            self._out_of_hand(seat, card)
            self.open |= bit(card)
            self._add_to_row(seat, card, 0)
        elif action < c.A_WILD:
            self._trade(seat, (action - c.A_TRADE) >> 5, (action - c.A_TRADE) & 31)
        else:
            w: i64 = (action - c.A_WILD) >> 5
            self._discard_milestone(seat, wild_milestone(w))
            self._add_to_row(seat, (action - c.A_WILD) & 31, w + 1)

    def _trade(self, seat: i64, slot: i64, card: i64) -> None:
        """T-11: the slot's card is played, a card of the hand takes its place facedown."""
        played = self.at[c.SLOT + slot]
        knowledge.lay_down(self, seat, c.P_SLOT + slot)
        self._out_of_hand(seat, card)
        self.at[c.SLOT + slot] = c.DOWN + card
        self.at[c.LAID_BY + slot] = seat
        self._add_to_row(seat, played, 0)

    def put_in_row(self, seat: i64, card: i64, wild: i64) -> None:
        """A card, or a WILD counted from 1, comes into the row; nothing is paid yet."""
        self.at[c.ROW + self.row_size] = card + c.ROW_SEAT * seat + c.ROW_WILD * wild
        self.row_size += 1
        self.total += rank(card)
        self.last = seat
        self.passes = 0

    def _add_to_row(self, seat: i64, card: i64, wild: i64) -> None:
        self.put_in_row(seat, card, wild)
        self._gain_all(play_payments(self, seat))
        if self.total == 31:
            self._close_count()
        self._next_owed()

    def _gain_all(self, payments: vec[i64]) -> None:
        """T-22: all points of a play are paid before any draw."""
        i: i64 = 0
        while i < len(payments):
            self._gain(paid_seat(payments[i]), paid_points(payments[i]))
            i += 1

    def _gain(self, seat: i64, points: i64) -> None:
        """T-21: the marker of the Century held now moves; spaces reached are remembered for later drawing."""
        track = self.track(seat)
        self.at[c.OWED + seat] += spaces_reached(self, track, points)
        self.at[c.MARK + track] += points

    def _pass(self, seat: i64) -> None:
        """T-13. Under Non-Scientific Revolutions the first passer of the round loses the hand (SB5)."""
        knowledge.passed(self, seat, up_to(31 - self.total))
        if self.setback == c.REVOLUTIONS and not self.spent:
            self.spent = True
            if self.at[c.COUNT + seat]:
                self.task = c.BURN
                self.task_seat = seat
                return
        self._count_pass()

    def _count_pass(self) -> None:
        self.passes += 1
        if self.passes < self.seats:
            self.turn = self.next_seat(self.turn)
            return
        if self.row_size:
            self._gain_all(last_card_payments(self))
            self._close_count()
        self.closing = True
        self._next_owed()

    def _close_count(self) -> None:
        """T-14. Outbreak of Yellow Fever moves the Hourglass with every count that closes (SB6)."""
        self.closing = True
        if self.setback == c.YELLOW_FEVER:
            self.hourglass += 1

    def _next_owed(self) -> None:
        """T-21: who reached a space draws, the player of the last card first; then the game goes on."""
        self._clear_task()
        first: i64 = self.last
        if first < 0:
            first = 0
        seat: i64 = first
        while True:
            if self.at[c.OWED + seat] > 0 and self._start_drawing(seat):
                return
            seat = self.next_seat(seat)
            if seat == first:
                break
        self._after_points()

    def _start_drawing(self, seat: i64) -> bool:
        """Whether there is a Milestone to draw for this seat; if its decks are empty it gets nothing."""
        self.at[c.OWED + seat] -= 1
        d = self.track(seat)
        cards: i64 = self.at[c.MLEFT + d]
        if self.seats == 2:
            cards += self.at[c.MLEFT + d + 1]
        if cards == 0:
            self.at[c.OWED + seat] = 0
            return False
        self.task = c.DRAW_MILESTONE
        self.task_seat = seat
        self.task_set = 0
        self.task_other = 0
        return True

    def _after_points(self) -> None:
        if not self.closing:
            self.turn = self.next_seat(self.turn)
            return
        self.closing = False
        if self.last >= 0:
            self.turn = self.next_seat(self.last)
        self.row_size = 0
        self.total = 0
        self.passes = 0
        self.last = c.NOBODY
        if self.hands_empty():
            self._open_window(c.W4)  # T-15
