"""A position of Mihi Anguli and its rules (compiled).

All seats' data lie in one table, `SEAT` words a seat (see `codes.py`). Seats never touch each other's words: that is
why the order in which they act cannot matter. The numbers M-.. and A-.. are those of RULES.md.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.starmap import codes as c
from ecliptic.games.starmap.chart import Chart
from ecliptic.games.starmap.choices import action_of, choice_mask, empty_row, item_action, item_word, shelf
from ecliptic.games.starmap.scoring import results
from ecliptic.games.starmap.turn import act, begin_turn, clear_turn
from ecliptic.kernel.bits import bit, lowest, nth, size
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import LATER, NATURE, SEAT_STREAM, SHARED_STREAM, Refusal, State


def new_table(seats: i64) -> vec[i64]:
    """Empty sheets: Sunday of week 1, the two starting abilities owned (M-01)."""
    table = vec[i64]()
    zero: i64 = 0
    i: i64 = 0
    while i < seats * c.SEAT:
        table = append(table, zero)
        i += 1
    seat: i64 = 0
    while seat < seats:
        at = seat * c.SEAT
        table[at + c.OWNED] = c.STARTING
        table[at + c.WEEK] = 1
        table[at + c.BEFORE + c.OWNED] = c.STARTING
        table[at + c.BEFORE + c.WEEK] = 1
        seat += 1
    return table


@final
class Starmap(State):
    """One to four sheets and the turns under way on them."""

    def __init__(self, chart: Chart, seats: i64, table: vec[i64], rounds: i64, rolling: i64, acting: i64) -> None:
        super().__init__(seats)
        self.chart = chart
        self.table = table
        self.rounds: i64 = rounds
        """Rounds that are over."""
        self.rolling: i64 = rolling
        """The seat that Nature rolls for next, or -1."""
        self.acting: i64 = acting
        """The seats whose turn of this round has begun and is not over."""

    # -- playing ---------------------------------------------------------------------------------------------

    def actors(self) -> i64:
        if self.rolling >= 0:
            return bit(NATURE)
        return self.acting

    def stream(self) -> i64:
        if self.rolling >= 0:
            return SEAT_STREAM + self.rolling
        return SHARED_STREAM

    def barriers(self) -> i64:
        return self.rounds

    def action_count(self) -> i64:
        return c.ACTIONS

    def returns(self) -> list[float]:
        return results(self.chart, self.table, self.seats)

    def apply(self, seat: i64, action: i64) -> None:
        if seat == NATURE:
            self._roll(action - c.A_ROLL)
            return
        self._act(seat, action)
        if self.acting == 0:
            self._end_round()

    # -- what may be done ------------------------------------------------------------------------------------

    def _phase(self, seat: i64) -> i64:
        """The phase of a seat that may act, else P_DONE."""
        if self.rolling >= 0 or seat < 0 or seat >= self.seats:
            return c.P_DONE
        return self.table[seat * c.SEAT + c.PHASE]

    def legal(self, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if seat == NATURE:
            return self._rolls()
        phase = self._phase(seat)
        at = seat * c.SEAT
        if c.P_ROLL < phase <= c.P_CELLS:
            mask = choice_mask(self.chart, self.table, at, phase)
            while mask:
                found = append(found, action_of(phase, lowest(mask)))
                mask &= mask - 1
        elif c.P_XP <= phase <= c.P_OPTIMIZE:
            found = self._legal_items(at, phase)
        elif c.P_REWARD <= phase <= c.P_POINT:
            found = self._legal_points(at, phase)
        return found

    def _rolls(self) -> vec[i64]:
        found = vec[i64]()
        i: i64 = 0
        while self.rolling >= 0 and i < c.ROLLS:
            found = append(found, c.A_ROLL + i)
            i += 1
        return found

    def _legal_items(self, at: i64, phase: i64) -> vec[i64]:
        found = vec[i64]()
        none: i64 = c.A_PASS
        if phase <= c.P_STUDY:
            found = append(found, none)
        place = shelf(self.table, at, phase)
        w: i64 = 0
        while w < 2:
            mask = item_word(self.chart, self.table, at, place, w)
            while mask:
                found = append(found, item_action(w * c.WORD + lowest(mask)))
                mask &= mask - 1
            w += 1
        return found

    def _legal_points(self, at: i64, phase: i64) -> vec[i64]:
        found = vec[i64]()
        none: i64 = c.A_PASS
        number: i64 = c.A_NUMBER
        if phase == c.P_REWARD:
            found = append(found, none)
            found = append(found, number)
        y: i64 = 0
        while y < c.WIDTH:
            mask = empty_row(self.chart, self.table, at, y)
            while mask:
                found = append(found, c.A_POINT + c.WIDTH * y + lowest(mask))
                mask &= mask - 1
            y += 1
        return found

    def odds(self) -> vec[i64]:
        if self.rolling < 0:
            return vec[i64]()
        return self.chart.roll_odds[:]

    def pick(self, seat: i64, word: i64) -> i64:
        if seat == NATURE:
            return c.A_ROLL + self.chart.roll_of[(word * 216) >> 32]
        at = seat * c.SEAT
        phase = self.table[at + c.PHASE]
        if phase <= c.P_CELLS:
            mask = choice_mask(self.chart, self.table, at, phase)
            return action_of(phase, nth(mask, (word * size(mask)) >> 32))
        if phase <= c.P_OPTIMIZE:
            return self._pick_item(at, phase, word)
        return self._pick_point(at, phase, word)

    def _pick_item(self, at: i64, phase: i64, word: i64) -> i64:
        place = shelf(self.table, at, phase)
        low = item_word(self.chart, self.table, at, place, 0)
        high = item_word(self.chart, self.table, at, place, 1)
        lows = size(low)
        passes: i64 = 0
        if phase <= c.P_STUDY:
            passes = 1
        n: i64 = ((word * (passes + lows + size(high))) >> 32) - passes
        if n < 0:
            return c.A_PASS
        if n < lows:
            return item_action(nth(low, n))
        return item_action(c.WORD + nth(high, n - lows))

    def _pick_point(self, at: i64, phase: i64, word: i64) -> i64:
        total: i64 = 0
        y: i64 = 0
        while y < c.WIDTH:
            total += size(empty_row(self.chart, self.table, at, y))
            y += 1
        extra: i64 = 0
        if phase == c.P_REWARD:
            extra = 2
        n: i64 = ((word * (total + extra)) >> 32) - extra
        if n < 0:
            return c.A_PASS if n == -2 else c.A_NUMBER
        y = 0
        while True:
            mask = empty_row(self.chart, self.table, at, y)
            if n < size(mask):
                return c.A_POINT + c.WIDTH * y + nth(mask, n)
            n -= size(mask)
            y += 1

    # -- rounds -------------------------------------------------------------------------------

    def _roll(self, roll: i64) -> None:
        """M-03, for the seat whose turn it is to be rolled for; then for the next one."""
        seat = self.rolling
        if self.seats > 1:
            self.table[seat * c.SEAT + c.ROLL] = 1 + roll
        self._begin_turn(seat, roll)
        self.rolling = self._next_roll(seat + 1)

    def _next_roll(self, seat: i64) -> i64:
        while seat < self.seats:
            if self.table[seat * c.SEAT + c.PHASE] == c.P_ROLL:
                return seat
            seat += 1
        return -1

    def _end_round(self) -> None:
        """M-38, M-39: the sheets are laid open; whoever has a turn left rolls again."""
        table = self.table
        self.rounds += 1
        seat: i64 = 0
        while seat < self.seats:
            at = seat * c.SEAT
            if self.seats > 1:  # alone nobody looks at it
                _copy_sheet(table, at, at + c.BEFORE)
                table[at + c.ROLL] = 0
            if table[at + c.PHASE] == c.P_DONE:
                table[at + c.PHASE] = c.P_ROLL
            seat += 1
        self.rolling = self._next_roll(0)

    def _begin_turn(self, seat: i64, roll: i64) -> None:
        self.acting |= bit(seat)
        begin_turn(self.chart, self.table, seat * c.SEAT, roll)

    def _act(self, seat: i64, action: i64) -> None:
        """One seat's action; touches nothing of the others."""
        at = seat * c.SEAT
        act(self.chart, self.table, at, action)
        if self.table[at + c.PHASE] >= c.P_DONE:
            self.acting &= ~bit(seat)

    # -- copying and knowing ---------------------------------------------------------------------------------

    def clone(self) -> Starmap:
        return Starmap(self.chart, self.seats, self.table[:], self.rounds, self.rolling, self.acting)

    def known_to(self, seat: i64) -> Starmap:
        """The others as they stood when the round began, and their rolls (A-39); nobody hides anything when alone."""
        known = self.clone()
        if self.seats == 1:
            return known
        other: i64 = 0
        while other < self.seats:
            if other != seat and self.table[other * c.SEAT + c.ROLL]:
                known._send_away(other)
            other += 1
        return known

    def _send_away(self, seat: i64) -> None:
        table = self.table
        at = seat * c.SEAT
        _copy_sheet(table, at + c.BEFORE, at)
        clear_turn(table, at)
        table[at + c.PHASE] = c.P_AWAY
        self.acting |= bit(seat)

    def seen_as(self, viewer: i64, seat: i64, action: i64) -> i64:
        if seat == NATURE or viewer == seat or self.seats == 1:
            return action
        return LATER

    def fill(self, luck: Luck) -> None:
        """Somewhere in the turns that are not seen: some random actions after the roll.

        When nobody else can be awaited, one of those seats must still be busy, so such a guess is made again.
        """
        away: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.table[seat * c.SEAT + c.PHASE] == c.P_AWAY:
                away |= bit(seat)
            seat += 1
        if away == 0:
            return
        while True:
            seat = 0
            while seat < self.seats:
                if away & bit(seat):
                    self._guess(seat, luck)
                seat += 1
            if self.rolling >= 0 or self.acting:
                return
            seat = 0
            while seat < self.seats:
                if away & bit(seat):
                    self._send_away(seat)
                seat += 1

    def _guess(self, seat: i64, luck: Luck) -> None:
        self._begin_turn(seat, self.table[seat * c.SEAT + c.ROLL] - 1)
        while self.rolling < 0 and self.acting & bit(seat) and luck.below(8):
            self._act(seat, self.pick(seat, luck.word()))

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        from ecliptic.games.starmap.refusals import explain

        return explain(self, seat, action)

    def to_dict(self) -> dict[str, object]:
        from ecliptic.games.starmap.position import to_dict

        return to_dict(self)


def _copy_sheet(table: vec[i64], source: i64, target: i64) -> None:
    i: i64 = 0
    while i < c.SHEET:
        table[target + i] = table[source + i]
        i += 1
