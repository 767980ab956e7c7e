"""A position of Mihi Anguli and its rounds (compiled); `turn.py` has what happens within a turn.

All seats' data lie in one table, `SEAT` words a seat (see `ids.py`). Seats never touch each other's words: that is
why the order in which they act cannot matter. The numbers M-.. and A-.. are those of RULES.md.
"""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.knowledge import guess, hide_others
from ecliptic.games.starmap.legal import legal_actions, pick_action
from ecliptic.games.starmap.ruleset import Chart
from ecliptic.games.starmap.scoring import results
from ecliptic.games.starmap.state import copy_sheet
from ecliptic.games.starmap.turn import act, begin_turn
from ecliptic.kernel.bits import bit
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import LATER, NATURE, SEAT_STREAM, SHARED_STREAM, Refusal, State


@final
class Starmap(State):
    """One to four sheets and the turns under way on them."""

    game_id: ClassVar[str] = "starmap"

    def __init__(self, chart: Chart, seats: i64, table: vec[i64], rounds: i64, rolling: i64, turns: i64) -> None:
        self.seats = seats
        self.chart = chart
        self.table = table
        self.rounds: i64 = rounds
        """Rounds that are over."""
        self.rolling: i64 = rolling
        """The seat that Nature rolls for next, or -1."""
        self.turns: i64 = turns
        """The seats whose turn of this round has begun and is not over."""

    # -- playing ---------------------------------------------------------------------------------------------

    def actors(self) -> i64:
        if self.rolling >= 0:
            return bit(NATURE)
        return self.turns

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

    def legal(self, seat: i64) -> vec[i64]:
        if seat == NATURE:
            return self._rolls()
        if self.rolling >= 0 or seat < 0 or seat >= self.seats:
            return vec[i64]()
        at = seat * c.SEAT
        return legal_actions(self.chart, self.table, at, self.table[at + c.PHASE])

    def _rolls(self) -> vec[i64]:
        found = vec[i64]()
        i: i64 = 0
        while self.rolling >= 0 and i < c.ROLLS:
            found = append(found, c.A_ROLL + i)
            i += 1
        return found

    def odds(self) -> vec[i64]:
        if self.rolling < 0:
            return vec[i64]()
        return self.chart.roll_odds[:]

    def pick(self, seat: i64, word: i64) -> i64:
        if seat == NATURE:
            return c.A_ROLL + self.chart.roll_of[(word * 216) >> 32]
        return pick_action(self.chart, self.table, seat * c.SEAT, word)

    def apply(self, seat: i64, action: i64) -> None:
        if seat == NATURE:
            self._roll(action - c.A_ROLL)
            return
        at = seat * c.SEAT
        act(self.chart, self.table, at, action)
        if self.table[at + c.PHASE] >= c.P_DONE:
            self.turns &= ~bit(seat)
            if self.turns == 0:
                self._end_round()

    def _roll(self, roll: i64) -> None:
        """M-03, for the seat whose turn it is to be rolled for; then for the next one."""
        seat = self.rolling
        at = seat * c.SEAT
        if self.seats > 1:
            self.table[at + c.ROLL] = 1 + roll
        self.turns |= bit(seat)
        begin_turn(self.chart, self.table, at, roll)
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
                copy_sheet(table, at, at + c.BEFORE)
                table[at + c.ROLL] = 0
            if table[at + c.PHASE] == c.P_DONE:
                table[at + c.PHASE] = c.P_ROLL
            seat += 1
        self.rolling = self._next_roll(0)

    # -- copying and knowing ---------------------------------------------------------------------------------

    def clone(self) -> Starmap:
        return Starmap(self.chart, self.seats, self.table[:], self.rounds, self.rolling, self.turns)

    def known_to(self, seat: i64) -> Starmap:
        """Nobody hides anything when alone."""
        known = self.clone()
        if self.seats > 1:
            known.turns |= hide_others(known.table, self.seats, seat)
        return known

    def seen_as(self, viewer: i64, seat: i64, action: i64) -> i64:
        if seat == NATURE or viewer == seat or self.seats == 1:
            return action
        return LATER

    def fill(self, luck: Luck) -> None:
        self.turns = guess(self.chart, self.table, self.seats, self.rolling, self.turns, luck)

    # -- for those around the rules --------------------------------------------------------------------------

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        from ecliptic.games.starmap.refusals import explain

        return explain(self, seat, action)

    def to_dict(self) -> dict[str, object]:
        from ecliptic.games.starmap.position import to_dict

        return to_dict(self)
