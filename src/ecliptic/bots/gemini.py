"""A greedy player of the Gemini Card Game.

Every active program promises points for some more actions: it has a rate. An action is worth the rate of the program
that it brings forward, times how well it does so. Poor Weather time, new programs and a new hand compete with that.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.bots.search_guide import Guide
from ecliptic.games.gemini import ids as c
from ecliptic.games.gemini.rules import Semester
from ecliptic.games.gemini.scoring import missing, points
from ecliptic.kernel.bits import below, bit, lowest, size
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import State

DUTY: Final = 70.0  # what a required Band 1 program is worth beyond its points
PER_HOUR: Final = 0.42  # actions that an hour of Time takes
UNSEEN: Final = 1.2  # actions lost waiting for a target that nobody holds
REPUTATION: Final = 14.0


def choose(known: State, seat: int) -> int:
    """The action with the best score; of equal ones the first."""
    return Greedy().best(cast(Semester, known), seat)


@final
class Greedy:
    """One decision after the other; what it works out about a position is written over by the next."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.held: i64 = 0
        """The cards in all hands."""
        self.held_sides: i64 = 0
        self.left: float = 0.0
        """Turns until the end."""
        self.running: i64 = 0
        """The programs under way."""
        self.busy: float = 0.0
        """How much work they are."""
        self.rates: vec[float] = vec[float]([0.0] * c.PROGRAMS)
        """[program]: points an action."""
        self.fits: vec[float] = vec[float]([0.0] * (c.PROGRAMS * c.INSTRUMENTS))
        """[instrument * PROGRAMS + program]: how well it serves; below 0 where not yet worked out."""

    def best(self, state: Semester, seat: i64) -> i64:
        legal = state.legal(seat)
        chosen = legal[0]
        if len(legal) == 1:
            return chosen
        self._look(state, seat)
        most = self._score(state, chosen)
        i: i64 = 1
        while i < len(legal):
            score = self._score(state, legal[i])
            if score > most:
                most = score
                chosen = legal[i]
            i += 1
        return chosen

    def _look(self, state: Semester, seat: i64) -> None:
        """What all scores build on."""
        self.hand = state.hands[seat]
        self.held = 0
        i: i64 = 0
        while i < state.seats:
            self.held |= state.hands[i]
            i += 1
        targets: i64 = (self.held & c.TARGET_CARDS) >> c.TARGET
        self.held_sides = targets | targets << c.TARGETS
        rounds: i64 = state.tables.rounds[state.seats] - state.round
        self.left = float(rounds * state.turns() + state.turns() - state.turn)
        self.running = state.active & ~bit(c.BASE)
        self.busy = 0.0
        rest = self.running
        while rest != 0:
            p = lowest(rest)
            rest &= rest - 1
            work = self._work(state, p)
            self.busy += work
            self.rates[p] = 0.5 if work > self.left * 0.8 else self._value(state, p) / work
        i = 0
        while i < c.PROGRAMS * c.INSTRUMENTS:
            self.fits[i] = -1.0
            i += 1

    # -- programs --------------------------------------------------------------------------------------------

    def _value(self, state: Semester, p: i64) -> float:
        """What completing a program adds."""
        tables = state.tables
        worth = float(tables.full[p])
        if (state.active >> p) & 1 == 1:
            worth -= float(tables.loss[p] if state.at(p, c.DONE) == c.NONE else tables.partial[p])
        if (tables.band1 >> p) & 1 == 1 and missing(state) > 0:
            worth += DUTY
        return worth

    def _work(self, state: Semester, p: i64) -> float:
        """How many more actions a program takes."""
        active = (state.active >> p) & 1 == 1
        work = 0.0 if active else 1.0
        if not active or state.at(p, c.INSTRUMENT) == c.NONE:
            work += 1.0
        slots: i64 = 2
        row: i64 = 0
        if active:
            row = state.at(p, c.DONE) + 1
            if row > 0:
                slots = 1
            side = state.at(p, c.SIDE)
            if side != c.NONE:
                slots -= 1
                work += float(state.tables.need[side] - state.at(p, c.HOURS)) * PER_HOUR + 0.5
                if not self._up_later(state, side):
                    work += 6.0
        wanted = state.tables.accepts[p * (c.SIDES + 1) + row]
        slot = 1.0 + 3.0 * PER_HOUR + 0.5
        if wanted & self.held_sides == 0:
            slot += UNSEEN
        work += float(slots) * slot
        return work if work > 0.5 else 0.5

    def _up_later(self, state: Semester, side: i64) -> bool:
        return state.tables.window[side % c.TARGETS] >> state.round != 0

    # -- instruments -----------------------------------------------------------------------------------------

    def _sees(self, state: Semester, instrument: i64, p: i64, side: i64) -> float:
        """How well an instrument observes a side, now or once Altair comes."""
        tables = state.tables
        if (tables.seers[side * 4] >> instrument) & 1 == 1:
            return 1.0
        if (tables.seers_altair[side * 4] >> instrument) & 1 == 1:
            if state.altair == p:
                return 1.0
            return 0.7 if (state.row >> c.ALTAIR) & 1 == 1 else 0.25
        return 0.0

    def _fit(self, state: Semester, instrument: i64, p: i64) -> float:
        """How well an instrument serves a program."""
        at: i64 = instrument * c.PROGRAMS + p
        if self.fits[at] < 0.0:
            self.fits[at] = self._work_out_fit(state, instrument, p)
        return self.fits[at]

    def _work_out_fit(self, state: Semester, instrument: i64, p: i64) -> float:
        """By the current target, or by what could be played there."""
        side = state.at(p, c.SIDE)
        if side != c.NONE:
            return self._sees(state, instrument, p, side)
        wanted = state.sides_for(p)
        best = 0.0
        rest = wanted & self.held_sides
        while rest != 0:
            sees = self._sees(state, instrument, p, lowest(rest))
            if sees > best:
                best = sees
            rest &= rest - 1
        if best > 0.0 or wanted == 0:
            return best
        total = 0.0
        rest = wanted
        while rest != 0:
            total += self._sees(state, instrument, p, lowest(rest))
            rest &= rest - 1
        return 0.6 * total / float(size(wanted))

    def _home(self, state: Semester, instrument: i64, p: i64) -> float:
        """What an instrument is worth on a program. Checkouts comes first; later Poor Weather time is a pastime."""
        if p == c.BASE:
            return 4.0 if state.flipped else 40.0
        return self.rates[p] * self._fit(state, instrument, p)

    def _serves(self, state: Semester, p: i64) -> float:
        """What the instrument where it is now is worth."""
        instrument = state.at(p, c.INSTRUMENT)
        return 0.0 if instrument == c.NONE else self._home(state, instrument, p)

    def _move(self, state: Semester, move: i64) -> float:
        if move < c.SHIFT:
            instrument: i64 = move // c.PROGRAMS
            worth = self._home(state, instrument, move % c.PROGRAMS)
            return worth * 0.9 if instrument < c.FACILITY else worth
        if move < c.SWAP:
            source: i64 = (move - c.SHIFT) // c.PROGRAMS
            loss = self._serves(state, source)
            if state.altair == source:
                loss += 2.0
            return self._home(state, state.at(source, c.INSTRUMENT), (move - c.SHIFT) % c.PROGRAMS) - loss - 1.0
        if move < c.RETURN:
            one: i64 = (move - c.SWAP) // c.PROGRAMS
            two: i64 = (move - c.SWAP) % c.PROGRAMS
            now = self._serves(state, one) + self._serves(state, two)
            after = self._home(state, state.at(two, c.INSTRUMENT), one)
            return after + self._home(state, state.at(one, c.INSTRUMENT), two) - now - 2.0
        if move < c.ALTAIR_TO:
            return -1.0 if self._serves(state, move - c.RETURN) > 0.0 else 1.5
        return -2.0

    # -- actions ---------------------------------------------------------------------------------------------

    def _score(self, state: Semester, action: i64) -> float:
        if action < c.ATTACH:
            return self._action(state, action)
        if action < c.ENGINEER:
            return self._attach(state, action - c.ATTACH)
        if action < c.EXCHANGE:
            gain = self._move(state, action - c.ENGINEER)
            return 100.0 + gain if gain > 2.0 else -3.0
        if action in (c.END_TURN, c.SEND_UNDER):
            return 0.0
        if c.USE_DISCRETIONARY <= action < c.BOOBOO:
            return self._instant(state, action)
        if c.SEND <= action < c.SEND_UNDER:
            return self._home(state, state.freed, action - c.SEND)
        return 5.0 if action == c.KEEP else -4.0

    def _action(self, state: Semester, action: i64) -> float:
        if action >= c.PLAY_TIME:
            return self._time(state, (action - c.PLAY_TIME) // c.PROGRAMS, (action - c.PLAY_TIME) % c.PROGRAMS)
        if action >= c.PLAY_TARGET:
            return self._target(state, (action - c.PLAY_TARGET) // c.SIDES, (action - c.PLAY_TARGET) % c.SIDES)
        if action >= c.ACTIVATE:
            return self._activate(state, action - c.ACTIVATE)
        return self._move(state, action - c.MOVE) if action >= c.MOVE else self._discard(state)

    def _time(self, state: Semester, kind: i64, p: i64) -> float:
        tables = state.tables
        hours: i64 = tables.kind_hours[kind]
        urgency = 0.0
        if kind == c.CLASSICAL:
            due = state.due_round(state.time_card(state.seat, kind))
            urgency = REPUTATION if due <= state.round else 4.0
        if p == c.BASE:
            return self._base_time(state, hours) + urgency
        if state.role == c.OPERATOR_ROLE:
            hours += tables.extra_hours
        need: i64 = tables.need[state.at(p, c.SIDE)] - state.at(p, c.HOURS)
        useful: i64 = hours
        if need < hours:
            useful = need
        bonus = 6.0 if useful == need else 0.0
        if (tables.opportunity >> (state.at(p, c.SIDE) % c.TARGETS)) & 1 == 1:
            bonus += 6.0
        if state.owes_band1 and (tables.band1 >> p) & 1 == 1:
            bonus += REPUTATION
        share = float(useful) / float(need)
        return self.rates[p] * (0.6 + 0.8 * share) + bonus - 1.2 * float(hours - useful) + urgency

    def _base_time(self, state: Semester, hours: i64) -> float:
        if state.flipped:
            late = 1.0 if self.left <= float(3 * state.turns()) else 0.55
            return float(hours * state.tables.poor_points) * late
        missing: i64 = state.tables.checkouts - state.at(c.BASE, c.HOURS)
        useful: i64 = hours
        if missing < hours:
            useful = missing
        return 60.0 + float(5 * useful) - float(hours)

    def _target(self, state: Semester, p: i64, side: i64) -> float:
        if (state.tables.window[side % c.TARGETS] >> state.round) & 1 == 0:
            return -1.0
        instrument = state.at(p, c.INSTRUMENT)
        sees = 0.45 if instrument == c.NONE else self._sees(state, instrument, p, side)
        old = state.at(p, c.SIDE)
        if old != c.NONE:
            stuck = instrument != c.NONE and self._sees(state, instrument, p, old) < 0.3 and state.at(p, c.HOURS) < 2
            if not stuck or state.is_opportunity(old) or sees < 0.9:
                return -1.0
        if state.is_opportunity(side) and not self._opportune(state, p, side):
            return -2.0
        return self.rates[p] * sees * (1.15 - 0.06 * float(state.tables.need[side]))

    def _opportune(self, state: Semester, p: i64, side: i64) -> bool:
        """A Target of Opportunity must be finished by the next round: only with everything at hand."""
        tables = state.tables
        instrument = state.at(p, c.INSTRUMENT)
        if instrument == c.NONE or not state.flipped or (tables.skies[side] >> state.sky) & 1 == 0:
            return False
        hours: i64 = 0
        kind: i64 = 0
        while kind < c.KINDS:
            hours += tables.kind_hours[kind] * size(self.held & tables.kind[kind])
            kind += 1
        return state.observes(p, instrument, side) and hours >= tables.need[side] + 2

    def _activate(self, state: Semester, p: i64) -> float:
        work = self._work(state, p)
        if work + self.busy * 0.75 > self.left * 0.9:
            required = (state.tables.band1 >> p) & 1 == 1 and missing(state) > 0
            if not required or work > self.left * 0.6:
                return -5.0
        worth = self._value(state, p) / work * 0.9
        crowd: i64 = size(self.running) - 3
        return worth - 1.5 * float(crowd) if crowd > 0 else worth

    def _discard(self, state: Semester) -> float:
        """A hand of cards that nobody can use."""
        dead: i64 = 0
        wanted: i64 = 0
        rest = self.running
        while rest != 0:
            wanted |= state.sides_for(lowest(rest))
            rest &= rest - 1
        targets: i64 = (self.hand & c.TARGET_CARDS) >> c.TARGET
        dead += size(targets & ~(wanted | wanted >> c.TARGETS))
        rest = self.hand & c.PROGRAM_CARDS
        while rest != 0:
            if self._activate(state, lowest(rest)) < 0.0:
                dead += 1
            rest &= rest - 1
        runs = size(self.hand & state.tables.kind[c.CLASSICAL])
        return 1.3 * float(dead) - REPUTATION * float(runs) - float(size(self.hand & c.TIME_CARDS))

    def _attach(self, state: Semester, p: i64) -> float:
        """Altair is free, so any use for it is welcome."""
        if p == c.BASE:
            return -1.0
        side = state.at(p, c.SIDE)
        if side >= c.TARGETS:
            return 120.0 + self.rates[p]
        wanted = state.sides_for(p)
        if side == c.NONE and wanted >> c.TARGETS != 0 and wanted & below(c.TARGETS) == 0:
            return 110.0 + self.rates[p]
        return -1.0

    def _instant(self, state: Semester, action: i64) -> float:
        if action < c.USE_CLEARING:
            p: i64 = action - c.USE_DISCRETIONARY
            return 90.0 if state.tables.need[state.at(p, c.SIDE)] - state.at(p, c.HOURS) >= 2 else -1.0
        if c.USE_PORT_SWAP <= action < c.USE_PRESS:
            gain = self._move(state, action - c.USE_PORT_SWAP)
            return 95.0 + gain if gain > 5.0 else -3.0
        if action in (c.USE_PRESS, c.USE_NIGHT):
            return 99.0
        if action == c.USE_CLEARING:
            return 5.0 if self.hand & c.TIME_CARDS != 0 and state.actions > 0 else -3.0
        card: i64 = action - c.USE_ARCHIVE
        if card == c.NIGHT:
            return 8.0
        return 2.0 if (state.tables.kind[2] >> card) & 1 == 1 else 0.5


# -- for the search ------------------------------------------------------------------------------------------


@final
class GeminiGuide(Guide):
    """Simulations are played out greedily; a victory is the better the more points it brings."""

    def __init__(self) -> None:
        super().__init__(secrets=False, paired=500)
        self.player: Greedy = Greedy()

    def policy(self, state: State, seat: i64, luck: Luck) -> i64:
        return self.player.best(cast(Semester, state), seat)

    def stream(self, state: State) -> i64:
        """Weather, instruments and player cards each have their own."""
        semester = cast(Semester, state)
        return 0 if semester.phase == c.SKY else 1 if semester.row_is_short() else 2

    def value(self, state: State) -> list[float]:
        semester = cast(Semester, state)
        worth = 0.0
        if semester.level > 0:
            top: i64 = semester.tables.levels[semester.seats * 3 + 2]
            share = float(points(semester)) / float(top)
            worth = 0.25 + 0.75 * (share if share < 1.0 else 1.0)
        return [worth] * semester.seats


def guide(known: State) -> Guide:
    """What the search is told about this game: all hands are open."""
    return GeminiGuide()
