"""A greedy player of the Gemini Card Game.

Every active program promises points for some more actions: it has a rate. An action is worth the rate of the program
that it brings forward, times how well it does so. Poor Weather time, new programs and a new hand compete with that.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from ecliptic.bots.guide import Guide
from ecliptic.games.gemini.rules import Semester
from ecliptic.kernel.bits import size
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import State

# isort: off
from ecliptic.games.gemini.layout import (
    ACTIVATE, ALTAIR, ALTAIR_TO, ATTACH, BASE, BOOBOO, CARDS, CLASSICAL, DONE, END_TURN, ENGINEER, EXCHANGE,
    FACILITY, HOURS, INSTRUMENT, KEEP, KINDS, MOVE, NIGHT, NONE, OPERATOR_ROLE, PLAY_TARGET, PLAY_TIME, PROGRAMS,
    RETURN, SEND, SEND_UNDER, SHIFT, SIDE, SIDES, SWAP, TARGET, TARGETS, TARGET_CARDS, TIME, TIME_CARDS,
    USE_ARCHIVE, USE_CLEARING, USE_DISCRETIONARY, USE_NIGHT, USE_PORT_SWAP, USE_PRESS,
)  # fmt: skip
# isort: on


DUTY = 70.0  # what a required Band 1 program is worth beyond its points
PER_HOUR = 0.42  # actions that an hour of Time takes
UNSEEN = 1.2  # actions lost waiting for a target that nobody holds
REPUTATION = 14.0


def choose(known: State, seat: int) -> int:
    """The action with the best score; of equal ones the first."""
    return Greedy(cast(Semester, known), seat).best()


class Greedy:
    """One decision."""

    def __init__(self, state: Semester, seat: int) -> None:
        self.state = state
        self.tables = state.tables
        self.hand = state.hands[seat]
        self.held = 0
        for cards in state.hands:
            self.held |= cards
        self.held_sides = self._sides(self.held)
        rounds = self.tables.rounds[state.seats] - state.round
        self.left: int = rounds * state.turns() + state.turns() - state.turn
        self.rates = {p: self._rate(p) for p in range(1, PROGRAMS) if state.active >> p & 1}

    def best(self) -> int:
        legal = list(self.state.legal(self.state.seat))
        return max(legal, key=self.score)

    @staticmethod
    def _sides(cards: int) -> int:
        targets = (cards & TARGET_CARDS) >> TARGET
        return targets | targets << TARGETS

    # -- programs --------------------------------------------------------------------------------------------

    def _value(self, p: int) -> float:
        """What completing a program adds."""
        state, tables = self.state, self.tables
        full: int = tables.full[p]
        now: int = 0
        if state.active >> p & 1:
            now = tables.loss[p] if state.at(p, DONE) == NONE else tables.partial[p]
        duty = DUTY if tables.band1 >> p & 1 and state.missing() > 0 else 0.0
        return full - now + duty

    def _work(self, p: int) -> float:
        """How many more actions a program takes."""
        state = self.state
        active = state.active >> p & 1
        work = 0.0 if active else 1.0
        work += 0.0 if active and state.at(p, INSTRUMENT) != NONE else 1.0
        slots = 1 if active and state.at(p, DONE) != NONE else 2
        side = state.at(p, SIDE) if active else NONE
        if side != NONE:
            slots -= 1
            hours: int = self.tables.need[side] - state.at(p, HOURS)
            work += hours * PER_HOUR + 0.5
            work += 0.0 if self._up_later(side) else 6.0
        wanted = self.tables.accepts[p * (SIDES + 1) + (state.at(p, DONE) + 1 if active else 0)]
        for _ in range(slots):
            work += 1.0 + 3 * PER_HOUR + 0.5 + (0.0 if wanted & self.held_sides else UNSEEN)
        return max(work, 0.5)

    def _up_later(self, side: int) -> bool:
        return self.tables.window[side % TARGETS] >> self.state.round != 0

    def _rate(self, p: int) -> float:
        """Points an action, or little if the semester is too short for it."""
        work = self._work(p)
        if work > self.left * 0.8:
            return 0.5
        return self._value(p) / work

    # -- instruments -----------------------------------------------------------------------------------------

    def _sees(self, instrument: int, p: int, side: int) -> float:
        """How well an instrument observes a side, now or once Altair comes."""
        tables, state = self.tables, self.state
        if tables.seers[side * 4] >> instrument & 1:
            return 1.0
        if tables.seers_altair[side * 4] >> instrument & 1:
            if state.altair == p:
                return 1.0
            return 0.7 if state.row >> ALTAIR & 1 else 0.25
        return 0.0

    def _fit(self, instrument: int, p: int) -> float:
        """How well an instrument serves a program: its current target, or what could be played there."""
        state = self.state
        side = state.at(p, SIDE)
        if side != NONE:
            return self._sees(instrument, p, side)
        wanted = state.sides_for(p)
        near = wanted & self.held_sides
        best = 0.0
        for s in range(SIDES):
            if near >> s & 1:
                best = max(best, self._sees(instrument, p, s))
        if best:
            return best
        sides = [s for s in range(SIDES) if wanted >> s & 1]
        return 0.6 * sum(self._sees(instrument, p, s) for s in sides) / max(len(sides), 1)

    def _serves(self, p: int) -> float:
        """What the instrument where it is now is worth."""
        instrument = self.state.at(p, INSTRUMENT)
        if instrument == NONE:
            return 0.0
        if p == BASE:
            return self._base_need()
        return self.rates[p] * self._fit(instrument, p)

    def _base_need(self) -> float:
        """Checkouts comes first; later Poor Weather time is a pastime."""
        return 40.0 if not self.state.flipped else 4.0

    def _home(self, instrument: int, p: int) -> float:
        if p == BASE:
            return self._base_need()
        return self.rates[p] * self._fit(instrument, p)

    def _move(self, move: int) -> float:
        state = self.state
        if move < SHIFT:
            instrument, p = divmod(move, PROGRAMS)
            return self._home(instrument, p) * (0.9 if instrument < FACILITY else 1.0)
        if move < SWAP:
            source, p = divmod(move - SHIFT, PROGRAMS)
            loss = self._serves(source) + (2.0 if state.altair == source else 0.0)
            return self._home(state.at(source, INSTRUMENT), p) - loss - 1.0
        if move < RETURN:
            one, two = divmod(move - SWAP, PROGRAMS)
            now = self._serves(one) + self._serves(two)
            after = self._home(state.at(two, INSTRUMENT), one) + self._home(state.at(one, INSTRUMENT), two)
            return after - now - 2.0
        if move < ALTAIR_TO:
            return -1.0 if self._serves(move - RETURN) > 0 else 1.5
        return -2.0

    # -- actions ---------------------------------------------------------------------------------------------

    def score(self, action: int) -> float:
        if action < ATTACH:
            return self._action(action)
        if action < ENGINEER:
            return self._attach(action - ATTACH)
        if action < EXCHANGE:
            move = action - ENGINEER
            return 100.0 + self._move(move) if self._move(move) > 2.0 else -3.0
        if USE_DISCRETIONARY <= action < BOOBOO:
            return self._instant(action)
        if SEND <= action < SEND_UNDER:
            return self._home(self.state.freed, action - SEND)
        return 0.0 if action in (END_TURN, SEND_UNDER) else -4.0 + (action == KEEP) * 9.0

    def _action(self, action: int) -> float:
        if action >= PLAY_TIME:
            return self._time(*divmod(action - PLAY_TIME, PROGRAMS))
        if action >= PLAY_TARGET:
            return self._target(*divmod(action - PLAY_TARGET, SIDES))
        if action >= ACTIVATE:
            return self._activate(action - ACTIVATE)
        return self._move(action - MOVE) if action >= MOVE else self._discard()

    def _time(self, kind: int, p: int) -> float:
        state, tables = self.state, self.tables
        hours: int = tables.kind_hours[kind]
        urgency = 0.0
        if kind == CLASSICAL:
            due = state.due_round(state.time_card(state.seat, kind))
            urgency = REPUTATION if due <= state.round else 4.0
        if p == BASE:
            if not state.flipped:
                missing: int = tables.checkouts - state.at(BASE, HOURS)
                return 60.0 + min(hours, missing) * 5 - hours + urgency
            late = 1.0 if self.left <= 3 * state.turns() else 0.55
            points: int = hours * tables.poor_points
            return points * late + urgency
        if state.role == OPERATOR_ROLE:
            hours += tables.extra_hours
        need: int = tables.need[state.at(p, SIDE)] - state.at(p, HOURS)
        useful = min(hours, need)
        waste = hours - useful
        share = useful / need
        bonus = 6.0 if share == 1 else 0.0
        if tables.opportunity >> state.at(p, SIDE) % TARGETS & 1:
            bonus += 6.0
        if state.owes_band1 and tables.band1 >> p & 1:
            bonus += REPUTATION
        return self.rates[p] * (0.6 + 0.8 * share) + bonus - 1.2 * waste + urgency

    def _target(self, p: int, side: int) -> float:
        state, tables = self.state, self.tables
        if not self._up_later(side) or not tables.window[side % TARGETS] >> state.round & 1:
            return -1.0
        instrument = state.at(p, INSTRUMENT)
        sees = 0.45 if instrument == NONE else self._sees(instrument, p, side)
        old = state.at(p, SIDE)
        if old != NONE:
            stuck = instrument != NONE and self._sees(instrument, p, old) < 0.3 and state.at(p, HOURS) < 2
            if not stuck or state.is_opportunity(old) or sees < 0.9:
                return -1.0
        if state.is_opportunity(side) and not self._opportune(p, side):
            return -2.0
        hours: int = tables.need[side]
        ease = 1.15 - 0.06 * hours
        return self.rates[p] * sees * ease

    def _opportune(self, p: int, side: int) -> bool:
        """A Target of Opportunity must be finished by the next round: only with everything at hand."""
        state, tables = self.state, self.tables
        instrument = state.at(p, INSTRUMENT)
        if instrument == NONE or not state.flipped or not tables.skies[side] >> state.sky & 1:
            return False
        hours = sum(tables.kind_hours[k] * size(self.held & tables.kind[k]) for k in range(KINDS))
        return state.observes(p, instrument, side) and hours >= tables.need[side] + 2

    def _activate(self, p: int) -> float:
        work = self._work(p)
        busy = sum(self._work(q) for q in self.rates)
        if work + busy * 0.75 > self.left * 0.9:
            required = self.tables.band1 >> p & 1 and self.state.missing() > 0
            if not required or work > self.left * 0.6:
                return -5.0
        crowd = max(0, len(self.rates) - 3) * 1.5
        return self._value(p) / work * 0.9 - crowd

    def _discard(self) -> float:
        """A hand of cards that nobody can use."""
        state, tables = self.state, self.tables
        dead = 0
        wanted = 0
        for p in self.rates:
            wanted |= state.sides_for(p)
        for card in range(1, CARDS):
            if self.hand >> card & 1:
                target = TARGET <= card < TIME
                dead += target and not (wanted >> (card - TARGET) | wanted >> (card - TARGET + TARGETS)) & 1
                dead += card < TARGET and self._activate(card) < 0
        runs: int = size(self.hand & tables.kind[CLASSICAL])
        times: int = size(self.hand & TIME_CARDS)
        return dead * 1.3 - runs * REPUTATION - times

    def _attach(self, p: int) -> float:
        """Altair is free, so any use for it is welcome."""
        state = self.state
        if p == BASE:
            return -1.0
        side = state.at(p, SIDE)
        if side >= TARGETS:
            return 120.0 + self.rates[p]
        wanted = state.sides_for(p) >> TARGETS
        if side == NONE and wanted and not state.sides_for(p) & ((1 << TARGETS) - 1):
            return 110.0 + self.rates[p]
        return -1.0

    def _instant(self, action: int) -> float:
        state = self.state
        if action < USE_CLEARING:
            p = action - USE_DISCRETIONARY
            need = self.tables.need[state.at(p, SIDE)] - state.at(p, HOURS)
            return 90.0 if need >= 2 else -1.0
        if USE_PORT_SWAP <= action < USE_PRESS:
            gain = self._move(action - USE_PORT_SWAP)
            return 95.0 + gain if gain > 5.0 else -3.0
        if action in (USE_PRESS, USE_NIGHT):
            return 99.0
        if action == USE_CLEARING:
            return 5.0 if self.hand & TIME_CARDS and state.actions else -3.0
        card = action - USE_ARCHIVE
        return 8.0 if card == NIGHT else 2.0 if self.tables.kind[2] >> card & 1 else 0.5


# -- for the search ------------------------------------------------------------------------------------------


class GeminiGuide(Guide):
    """Simulations are played out greedily; a victory is the better the more points it brings."""

    def policy(self, state: State, seat: i64, luck: Luck) -> i64:
        return choose(state, seat)

    def value(self, state: State) -> list[float]:
        semester = cast(Semester, state)
        worth = 0.0
        if semester.level > 0:
            top: int = semester.tables.levels[semester.seats * 3 + 2]
            worth = 0.25 + 0.75 * min(1.0, semester.points() / top)
        return [worth] * semester.seats


def guide(known: State) -> Guide:
    """What the search is told about this game: all hands are open."""
    return GeminiGuide(secrets=False)
