"""What lies on the table and what can be asked of it: decks, programs, instruments, and the conditions for Time."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.gemini import ids as c
from ecliptic.games.gemini import queues
from ecliptic.games.gemini.ruleset import Tables, Terms
from ecliptic.kernel.bits import below, bit, lowest, size
from ecliptic.kernel.state import State

PAIRED: Final = 2  # with two players each has two roles


class Board(State):
    """The table at one moment. Sets of cards, programs, sites and instruments are bit masks."""

    def __init__(self, seats: i64, terms: Terms, tables: Tables) -> None:
        self.seats = seats
        self.terms: Terms = terms
        self.tables: Tables = tables
        # Where the game stands.
        self.phase: i64 = c.CAST
        self.round: i64 = 1
        self.turn: i64 = 0
        """Which turn of the round: 0 .. turns() - 1."""
        self.seat: i64 = 0
        """Whose turn it is, or who chooses a role or the visitors."""
        self.role: i64 = c.NONE
        """In whose turn."""
        self.roles: i64 = 0
        """The roles in the order in which they were given out, four bits each (role + 1)."""
        self.first: i64 = c.NONE
        self.actions: i64 = 0
        self.ability_used: bool = False
        self.declined: bool = False
        """An exchange was begun and broken off: not offered again before another move."""
        self.sky_bonus: i64 = 0
        """How often Clearing Sky was used this turn."""
        self.given: i64 = c.NONE
        """The card that is offered in an exchange."""
        self.freed: i64 = c.NONE
        """The instrument of a program that was just completed."""
        self.reputation: i64 = 0
        self.level: i64 = c.NONE
        """Once it is over: 0 for a loss, else the level of victory."""
        # Weather.
        self.sky: i64 = c.NONE
        """The conditions in force."""
        self.closed: i64 = 0
        self.closing: i64 = 0
        """The sites that will be closed next round."""
        self.best_now: bool = False
        """This round's own card is Best."""
        self.owes_band1: bool = False
        """Best weather still waits for Time on a Band 1 program (G-28)."""
        self.weather_pool: i64 = below(c.WEATHERS)
        self.weather_bottom: i64 = 0
        self.weather_log: i64 = 0
        """The card that settled each round, five bits each (card + 1)."""
        # Instruments: the deck is a known top (after an undo), then a pool in unknown order, then a known bottom.
        self.row: i64 = 0
        self.instrument_top: i64 = 0
        self.instrument_pool: i64 = c.FACILITY_SET | bit(c.ALTAIR)
        self.instrument_bottom: i64 = 0
        self.altair: i64 = c.NONE
        """The program whose instrument carries Altair."""
        # Player cards.
        self.top: vec[i64] = vec[i64]()
        """The known top of the deck (after an undo). Never written to, so copies share it."""
        self.top_used: i64 = 0
        """How many of it have been drawn."""
        self.pool: i64 = c.PROGRAM_CARDS | c.TARGET_CARDS | c.TIME_CARDS
        self.discard: i64 = 0
        self.hands: vec[i64] = vec[i64]()
        self.due: i64 = 0
        """For each Classical Run in a hand the round at whose end it is due, four bits each."""
        # Programs.
        self.flipped: bool = False
        """Checkouts is complete: BASE shows Poor Weather."""
        self.active: i64 = bit(c.BASE)
        self.scored: i64 = 0
        self.scored_rounds: i64 = 0
        """For each completed program the round it was completed in, four bits each; 0 where that is not known."""
        self.scored_seats: i64 = 0
        """And 1 + the seat that completed it."""
        self.plugged: i64 = 0
        """The programs that hold an instrument."""
        self.attached: i64 = 0
        """The instruments on programs."""
        self.board: vec[i64] = vec[i64]()
        # Made a booboo (G-33).
        self.undo: Board | None = None
        """The position before the last action. Never changed, so copies share it."""
        self.drawn: vec[i64] = vec[i64]()
        """What was drawn from the pools since then."""
        self.drawn_instruments: i64 = 0

    def copy_table(self, other: Board) -> None:
        """Becomes a copy, the undo aside."""
        self.phase = other.phase
        self.round = other.round
        self.turn = other.turn
        self.seat = other.seat
        self.role = other.role
        self.roles = other.roles
        self.first = other.first
        self.actions = other.actions
        self.ability_used = other.ability_used
        self.declined = other.declined
        self.sky_bonus = other.sky_bonus
        self.given = other.given
        self.freed = other.freed
        self.reputation = other.reputation
        self.level = other.level
        self.sky = other.sky
        self.closed = other.closed
        self.closing = other.closing
        self.best_now = other.best_now
        self.owes_band1 = other.owes_band1
        self.weather_pool = other.weather_pool
        self.weather_bottom = other.weather_bottom
        self.weather_log = other.weather_log
        self.row = other.row
        self.instrument_top = other.instrument_top
        self.instrument_pool = other.instrument_pool
        self.instrument_bottom = other.instrument_bottom
        self.altair = other.altair
        self.top = other.top
        self.top_used = other.top_used
        self.pool = other.pool
        self.discard = other.discard
        self.hands = other.hands[:]
        self.due = other.due
        self.flipped = other.flipped
        self.active = other.active
        self.scored = other.scored
        self.scored_rounds = other.scored_rounds
        self.scored_seats = other.scored_seats
        self.plugged = other.plugged
        self.attached = other.attached
        self.board = other.board[:]

    # -- seats and roles -------------------------------------------------------------------------------------

    def turns(self) -> i64:
        """Turns in a round: one for each role in play."""
        if self.seats == PAIRED:
            return 4
        return self.seats

    def given_role(self, index: i64) -> i64:
        """The role that was given out at this place; place k goes to seat k, with two players to k and k + 2."""
        return ((self.roles >> (4 * index)) & 15) - 1

    def role_in_turn(self, turn: i64) -> i64:
        """G-02: seats go round from the first player; of two roles the lower plays first."""
        seat = (self.first + turn) % self.seats
        if self.seats != PAIRED:
            return self.given_role(seat)
        one = self.given_role(seat)
        two = self.given_role(seat + PAIRED)
        if (one < two) == (turn < PAIRED):
            return one
        return two

    def hand_limit(self) -> i64:
        """G-06."""
        limit = self.tables.hand[self.seats]
        if self.role == c.COORDINATOR_ROLE:
            limit += self.tables.extra_cards
        return limit

    # -- programs --------------------------------------------------------------------------------------------

    def at(self, program: i64, what: i64) -> i64:
        return self.board[program * c.WIDTH + what]

    def put(self, program: i64, what: i64, value: i64) -> None:
        self.board[program * c.WIDTH + what] = value

    def ready(self, program: i64) -> bool:
        """G-24, G-25: whether Time may be played here."""
        instrument = self.at(program, c.INSTRUMENT)
        if instrument == c.NONE:
            return False
        if program == c.BASE:
            return not self.terms.closure_stops_base or (self.tables.open_at[self.closed] >> instrument) & 1 == 1
        side = self.at(program, c.SIDE)
        if side == c.NONE or not self.flipped or (self.tables.skies[side] >> self.sky_now()) & 1 == 0:
            return False
        return self.observes(program, instrument, side)

    def observes(self, program: i64, instrument: i64, side: i64) -> bool:
        """The part of G-24 that no Instant helps over: the target is up, and the instrument can see this side."""
        if (self.tables.window[side % c.TARGETS] >> self.round) & 1 == 0:
            return False
        if self.altair == program and (self.tables.seers_altair[side * 4 + self.closed] >> instrument) & 1 == 1:
            return True
        return (self.tables.seers[side * 4 + self.closed] >> instrument) & 1 == 1

    def sky_now(self) -> i64:
        """The conditions in force, Clearing Sky included."""
        better = self.sky + self.sky_bonus
        if better > c.BEST:
            return c.BEST
        return better

    def completes(self, program: i64, hours: i64) -> i64:
        """G-25 to G-27: what so many hours more complete here."""
        found: i64 = c.NOTHING
        hours += self.at(program, c.HOURS)
        if program == c.BASE:
            if not self.flipped and hours >= self.tables.checkouts:
                found = c.THE_CHECKOUTS
        elif hours >= self.tables.need[self.at(program, c.SIDE)]:
            found = c.A_PROGRAM
            if self.at(program, c.DONE) == c.NONE:
                found = c.A_TARGET
        return found

    def sides_for(self, program: i64) -> i64:
        """G-21: the set of sides that a program takes."""
        return self.tables.accepts[program * (c.SIDES + 1) + self.at(program, c.DONE) + 1]

    def clear_target(self, program: i64) -> None:
        """Discards the current target with its Time."""
        self.discard |= self.at(program, c.CURRENT)
        self.put(program, c.SIDE, c.NONE)
        self.put(program, c.HOURS, 0)
        self.put(program, c.SINCE, 0)
        self.put(program, c.CURRENT, 0)

    # -- instruments -----------------------------------------------------------------------------------------

    def row_is_short(self) -> bool:
        """G-19: the row wants a card and the deck has one."""
        if self.row & (self.row - 1) != 0 or self.phase < c.DEAL or self.phase == c.OVER:
            return False
        return self.instrument_top | self.instrument_pool | self.instrument_bottom != 0

    def next_instruments(self) -> i64:
        """The set of cards that may lie on top of the Instrument deck."""
        if self.instrument_top != 0:
            return bit(queues.first(self.instrument_top))
        if self.instrument_pool != 0:
            return self.instrument_pool
        return bit(queues.first(self.instrument_bottom))

    def turn_up(self, instrument: i64) -> None:
        """From the Instrument deck into the row."""
        self.row |= bit(instrument)
        if self.instrument_top != 0:
            self.instrument_top = queues.rest(self.instrument_top)
        elif self.instrument_pool != 0:
            self.instrument_pool &= ~bit(instrument)
            if self.undo is not None:
                self.drawn_instruments = queues.put(self.drawn_instruments, instrument)
        else:
            self.instrument_bottom = queues.rest(self.instrument_bottom)

    def bury(self, instrument: i64) -> None:
        """Under the Instrument deck."""
        self.instrument_bottom = queues.put(self.instrument_bottom, instrument)

    def plug(self, program: i64, instrument: i64) -> None:
        self.put(program, c.INSTRUMENT, instrument)
        self.plugged |= bit(program)
        self.attached |= bit(instrument)

    def unplug(self, program: i64) -> i64:
        """Takes the instrument off; an Altair on it goes under the deck (G-20)."""
        instrument = self.at(program, c.INSTRUMENT)
        self.put(program, c.INSTRUMENT, c.NONE)
        self.plugged &= ~bit(program)
        self.attached &= ~bit(instrument)
        if self.altair == program:
            self.shed_altair()
        return instrument

    def shed_altair(self) -> None:
        self.bury(c.ALTAIR)
        self.altair = c.NONE

    def hosting(self) -> i64:
        """The programs whose instrument could take Altair now."""
        found: i64 = 0
        rest = self.plugged
        while rest != 0:
            program = lowest(rest)
            rest &= rest - 1
            if (self.tables.hosts >> self.at(program, c.INSTRUMENT)) & 1 == 1 and program != self.altair:
                found |= bit(program)
        return found

    def has_port(self, instrument: i64) -> bool:
        """G-18, G-30: whether one more instrument of this sort may come from the row."""
        if bit(instrument) & c.VISITING_SET != 0:
            return size(self.attached & c.VISITING_SET) < self.tables.guest_ports
        return size(self.attached & c.FACILITY_SET) < self.tables.ports

    def homes(self, instrument: i64) -> i64:
        """G-16: the free programs that an instrument may be attached to."""
        return self.tables.fits[instrument] & self.active & ~self.plugged

    # -- player cards ----------------------------------------------------------------------------------------

    def next_cards(self) -> i64:
        """The set of cards that may lie on top of the Player deck."""
        if self.top_used < len(self.top):
            return bit(self.top[self.top_used])
        return self.pool

    def draw_card(self, seat: i64, card: i64) -> None:
        if self.top_used < len(self.top):
            self.top_used += 1
        else:
            self.pool &= ~bit(card)
            if self.undo is not None:
                self.drawn = append(self.drawn, card)
        self.receive(seat, card)

    def receive(self, seat: i64, card: i64) -> None:
        """A card comes from the deck or the discard into a hand: a Classical Run's clock starts (G-28)."""
        self.hands[seat] |= bit(card)
        if (self.tables.kind[c.CLASSICAL] >> card) & 1 == 1:
            at = 4 * self.run_index(card)
            self.due |= (self.round + c.RUN_ROUNDS) << at

    def run_index(self, card: i64) -> i64:
        """Which of the Classical Runs a card is."""
        return size(self.tables.kind[c.CLASSICAL] & below(card))

    def due_round(self, card: i64) -> i64:
        """When a Classical Run in a hand is due."""
        return (self.due >> (4 * self.run_index(card))) & 15

    def leave_hand(self, seat: i64, card: i64) -> None:
        """A card is played or discarded: a Classical Run's clock stops."""
        self.hands[seat] &= ~bit(card)
        if (self.tables.kind[c.CLASSICAL] >> card) & 1 == 1:
            at = 4 * self.run_index(card)
            self.due &= ~((self.due_round(card)) << at)

    def time_card(self, seat: i64, kind: i64) -> i64:
        """Which card of a kind is played: the lowest, of Classical Runs the one that is due first."""
        cards = self.hands[seat] & self.tables.kind[kind]
        best = lowest(cards)
        if kind == c.CLASSICAL:
            cards &= cards - 1
            while cards != 0:
                card = lowest(cards)
                cards &= cards - 1
                if self.due_round(card) < self.due_round(best):
                    best = card
        return best

    def hours_of(self, kind: i64, program: i64) -> i64:
        """How many hours a Time card brings a program in this turn; R4 gets more out of it, not on BASE."""
        hours = self.tables.kind_hours[kind]
        if self.role == c.OPERATOR_ROLE and program != c.BASE:
            hours += self.tables.extra_hours
        return hours

    def is_opportunity(self, side: i64) -> bool:
        return (self.tables.opportunity >> (side % c.TARGETS)) & 1 == 1
