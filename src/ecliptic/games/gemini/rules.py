"""The rules: what actions do, and how rounds and turns go on. Rule ids are those of RULES.md."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.gemini import queues
from ecliptic.games.gemini.choices import Choices
from ecliptic.games.gemini.menu import few
from ecliptic.kernel.bits import bit, lowest, size
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import SETUP_STREAM, SHARED_STREAM, Refusal

# isort: off
from ecliptic.games.gemini.layout import (
    ACTIONS, ACTIVATE, ALTAIR, ALTAIR_OFF, ALTAIR_TO, ARCHIVE, ATTACH, BASE, BEST, BOOBOO, CLASSICAL, CLEARING,
    CURRENT, DEAL, DISCRETIONARY, DONE, DRAW, END_TURN, ENGINEER, ENGINEER_ROLE, EXCHANGE, FACILITY, FIRST, GIVE,
    GIVE_CARD, HOURS, INSTANT_CARDS, INSTRUMENT, INVITE, KEEP, KEPT, MAIN, MOVE, NIGHT, NONE, NORTH, OPEN,
    OPERATOR_ROLE, OVER, PLAY_TARGET, PLAY_TIME, PORT_SWAP, PRESS, PROGRAMS, RELEASE, REPLENISH, RETURN, ROLE, ROW,
    SEND, SEND_UNDER, SHIFT, SIDE, SIDES, SINCE, SKY, SOUTH, SWAP, TAKE, TAKE_CARD, TARGET, TARGETS, USE_ARCHIVE,
    USE_CLEARING, USE_DISCRETIONARY, USE_NIGHT, USE_PORT_SWAP, USE_PRESS, VISITOR, WEATHER, WIDTH,
)  # fmt: skip
# isort: on


class Semester(Choices):
    """A position of the Gemini Card Game. Hands are open and decks are drawn lazily, so nothing in it is hidden."""

    def stream(self) -> i64:
        if self.phase <= DEAL:
            return SETUP_STREAM
        return SHARED_STREAM

    def action_count(self) -> i64:
        return ACTIONS

    # -- doing it --------------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        if action >= DRAW:
            self._draw(action - DRAW)
        elif action <= END_TURN:
            self._main(action)
        elif action >= ROLE:
            self._set_the_scene(action)
        elif action >= SEND:
            self._release(action)
        else:
            self._exchange(action)

    def _main(self, action: i64) -> None:
        if action == END_TURN:
            self._end_turn()
            return
        if action == BOOBOO:
            self._take_back()
            return
        self.declined = False
        if action < ATTACH:
            self._spend(action)
        elif action < ENGINEER:
            self.row &= ~bit(ALTAIR)
            self.altair = action - ATTACH
        elif action < EXCHANGE:
            self.ability_used = True
            self._move(action - ENGINEER)
        elif action == EXCHANGE:
            self.phase = GIVE_CARD
        else:
            self._use_instant(action)

    def _spend(self, action: i64) -> None:
        """The five actions of G-12."""
        if self.terms.booboo:
            self._remember()
        self.actions -= 1
        if action >= PLAY_TIME:
            self._play_time((action - PLAY_TIME) // PROGRAMS, (action - PLAY_TIME) % PROGRAMS)
        elif action >= PLAY_TARGET:
            self._play_target((action - PLAY_TARGET) // SIDES, (action - PLAY_TARGET) % SIDES)
        elif action >= ACTIVATE:
            self.leave_hand(self.seat, action - ACTIVATE)
            self.active |= bit(action - ACTIVATE)
        elif action >= MOVE:
            self._move(action - MOVE)
        else:
            self._discard_hand()

    def _discard_hand(self) -> None:
        """G-14; a Classical Run among the cards costs Reputation (G-28)."""
        hand = self.hands[self.seat]
        runs = hand & self.tables.kind[CLASSICAL]
        self.discard |= hand
        while runs != 0:
            self.leave_hand(self.seat, lowest(runs))
            runs &= runs - 1
            self._lose_reputation()
        self.hands[self.seat] = 0

    def _move(self, move: i64) -> None:
        """An instrument move of G-17."""
        if move < SHIFT:
            self.row &= ~bit(move // PROGRAMS)
            self.plug(move % PROGRAMS, move // PROGRAMS)
        elif move < SWAP:
            source = (move - SHIFT) // PROGRAMS
            self.plug((move - SHIFT) % PROGRAMS, self.unplug(source))
        elif move < RETURN:
            one = (move - SWAP) // PROGRAMS
            two = (move - SWAP) % PROGRAMS
            instrument = self.unplug(one)
            self.plug(one, self.unplug(two))
            self.plug(two, instrument)
        elif move < ALTAIR_TO:
            self.bury(self.unplug(move - RETURN))
        elif move < ALTAIR_OFF:
            self.altair = move - ALTAIR_TO
        else:
            self.shed_altair()

    def _play_target(self, program: i64, side: i64) -> None:
        """G-21, G-23: an unfinished target makes room; a Target of Opportunity does so at a price (G-28)."""
        old = self.at(program, SIDE)
        if old != NONE:
            self.clear_target(program)
            if self.is_opportunity(old):
                self._lose_reputation()
        card = TARGET + side % TARGETS
        self.leave_hand(self.seat, card)
        self.put(program, SIDE, side)
        self.put(program, SINCE, self.round)
        self.put(program, CURRENT, bit(card))

    def _play_time(self, kind: i64, program: i64) -> None:
        card = self.time_card(self.seat, kind)
        hours = self.tables.kind_hours[kind]
        if self.role == OPERATOR_ROLE and program != BASE:
            hours += self.tables.extra_hours
        self._observe(program, card, hours)

    def _observe(self, program: i64, card: i64, hours: i64) -> None:
        """Puts hours on a program, and sees what that completes (G-25 to G-27)."""
        self.leave_hand(self.seat, card)
        self.put(program, CURRENT, self.at(program, CURRENT) | bit(card))
        hours += self.at(program, HOURS)
        self.put(program, HOURS, hours)
        if program == BASE:
            if not self.flipped and hours >= self.tables.checkouts:
                self._flip()
            return
        if (self.tables.band1 >> program) & 1 == 1:
            self.owes_band1 = False
        if hours >= self.tables.need[self.at(program, SIDE)]:
            if self.at(program, DONE) == NONE:
                self._complete_target(program)
            else:
                self._complete_program(program)

    def _flip(self) -> None:
        """Checkouts is complete and turns into Poor Weather."""
        self.flipped = True
        self.discard |= self.at(BASE, CURRENT)
        self.put(BASE, CURRENT, 0)
        self.put(BASE, HOURS, 0)
        if self.altair == BASE:
            self.shed_altair()

    def _complete_target(self, program: i64) -> None:
        self.put(program, DONE, self.at(program, SIDE))
        self.put(program, KEPT, self.at(program, CURRENT))
        self.put(program, CURRENT, 0)
        self.clear_target(program)

    def _complete_program(self, program: i64) -> None:
        """G-27: into the score pile; its instrument is free to go, a visitor leaves the game (G-30)."""
        self.clear_target(program)
        self.discard |= self.at(program, KEPT)
        self.put(program, KEPT, 0)
        self.put(program, DONE, NONE)
        self.active &= ~bit(program)
        self.scored |= bit(program)
        instrument = self.unplug(program)
        if instrument >= FACILITY:
            return
        if self.homes(instrument) == 0:
            self.bury(instrument)
        else:
            self.freed = instrument
            self.phase = RELEASE

    def _release(self, action: i64) -> None:
        if action == SEND_UNDER:
            self.bury(self.freed)
        else:
            self.plug(action - SEND, self.freed)
        self.freed = NONE
        self.phase = MAIN

    def _exchange(self, action: i64) -> None:
        """R3: own card, then the other's; Classical Runs keep their dates."""
        if action == KEEP:
            self.declined = True
            self.phase = MAIN
        elif action < KEEP:
            self.given = action - GIVE
            self.phase = TAKE_CARD
        else:
            taken = bit(action - TAKE)
            other: i64 = 0
            while other == self.seat or self.hands[other] & taken == 0:
                other += 1
            swap = taken | bit(self.given)
            self.hands[other] ^= swap
            self.hands[self.seat] ^= swap
            self.given = NONE
            self.ability_used = True
            self.phase = MAIN

    def _use_instant(self, action: i64) -> None:
        """Instants take effect and go to the discard; IN1 stays with its target."""
        hand = self.seat
        if action < USE_CLEARING:
            self._observe(action - USE_DISCRETIONARY, DISCRETIONARY, self.tables.discretionary_hours)
            return
        if action == USE_CLEARING:
            card: i64 = CLEARING
            self.sky_bonus += 1
        elif action < USE_PRESS:
            card = PORT_SWAP
            self._move(action - USE_PORT_SWAP)
        elif action == USE_PRESS:
            card = PRESS
            self.reputation += 1
        elif action == USE_NIGHT:
            card = NIGHT
            self.actions += 1
        else:
            card = ARCHIVE
            found = action - USE_ARCHIVE
            self.discard &= ~bit(found)
            self.receive(hand, found)
        self.leave_hand(hand, card)
        self.discard |= bit(card)

    # -- setting up, rounds and turns ------------------------------------------------------------------------

    def set_up(self) -> None:
        """G-03 to G-05: the table before Nature's first event."""
        self.reputation = self.tables.reputation[self.seats]
        if self.terms.instants:
            self.pool |= INSTANT_CARDS
        i: i64 = 0
        while i < self.seats:
            nothing: i64 = 0
            self.hands = append(self.hands, nothing)
            i += 1
        i = 0
        while i < PROGRAMS * WIDTH:
            what = i % WIDTH
            value: i64 = 0
            if what in (INSTRUMENT, SIDE, DONE):
                value = NONE
            self.board = append(self.board, value)
            i += 1

    def _set_the_scene(self, action: i64) -> None:
        if action >= WEATHER:
            self._weather(action - WEATHER)
        elif action >= ROW:
            self.turn_up(action - ROW)
        elif action >= FIRST:
            self.first = action - FIRST
            self._invite()
        elif action >= VISITOR:
            self.instrument_pool |= bit(action - VISITOR + FACILITY)
            self._invite()
        else:
            self._cast(action - ROLE)

    def _cast(self, role: i64) -> None:
        """G-01, G-02."""
        place: i64 = 0
        while self.roles >> (4 * place) != 0:
            place += 1
        self.roles |= (role + 1) << (4 * place)
        if role == ENGINEER_ROLE:
            self.first = self.seat
        place += 1
        if place < self.turns():
            self.seat = place % self.seats
        elif self.first == NONE:
            self.seat = 0
            self.phase = OPEN
        else:
            self._invite()

    def _invite(self) -> None:
        """Visitors join the deck until there are as many as wanted; then cards are dealt."""
        self.seat = self.first
        if size(self._invited()) < self.terms.visiting:
            self.phase = INVITE
        else:
            self.seat = 0
            self.phase = DEAL

    def _draw(self, card: i64) -> None:
        self.draw_card(self.seat, card)
        if self.phase == REPLENISH:
            self._replenish()
        elif few(self.hands[self.seat]) == self.tables.hand[self.seats]:
            self.seat += 1
            if self.seat == self.seats:
                self._begin_round()

    def _begin_round(self) -> None:
        """G-08: closures move on by a round; then the weather is drawn."""
        self.closed = self.closing
        self.closing = 0
        self.best_now = False
        self.owes_band1 = False
        self.turn = 0
        self.seat = self.first
        self.role = NONE
        self.phase = SKY
        self._forget()

    def _weather(self, card: i64) -> None:
        """G-08 to G-10."""
        if self.weather_pool != 0:
            self.weather_pool &= ~bit(card)
        else:
            self.weather_bottom = queues.rest(self.weather_bottom)
        if self.tables.closes_next[card] != 0:
            self.closing |= self.tables.closes_next[card]
            return
        if self.tables.closes_now[card] != 0:
            if self.round == 1:
                self.weather_bottom = queues.put(self.weather_bottom, card)
                return
            self.closed |= self.tables.closes_now[card]
        else:
            self.sky = self.tables.condition[card]
            self.best_now = self.sky == BEST
        self.weather_log |= (card + 1) << (5 * (self.round - 1))
        sighted = self.flipped and self.active & self.tables.band1 != 0 and self.closed != NORTH | SOUTH
        self.owes_band1 = self.best_now and sighted
        self._begin_turn()

    def _begin_turn(self) -> None:
        self.seat = (self.first + self.turn) % self.seats
        self.role = self.role_in_turn(self.turn)
        self._clear_turn()
        self.actions = 1
        if self.best_now:
            self.actions = self.tables.best_actions
        self._replenish()

    def _clear_turn(self) -> None:
        """What lasts for a turn is over: actions, the role's ability, Clearing Sky."""
        self.actions = 0
        self.ability_used = False
        self.declined = False
        self.sky_bonus = 0

    def _replenish(self) -> None:
        """G-11: asks Nature for one more card, or goes on."""
        self.phase = MAIN
        if few(self.hands[self.seat]) >= self.hand_limit():
            return
        if self.next_cards() == 0:
            if self.discard == 0:
                return
            self.pool = self.discard
            self.discard = 0
            self._forget()
        self.phase = REPLENISH

    def _end_turn(self) -> None:
        self._clear_turn()
        self.turn += 1
        if self.turn < self.turns():
            self._begin_turn()
            return
        self._check_red_print()
        if self.phase == OVER:
            return
        if self.round == self.tables.rounds[self.seats]:
            self._finish()
        else:
            self.round += 1
            self._begin_round()

    def _check_red_print(self) -> None:
        """G-28 at the end of a round, in its order, until Reputation runs out (G-29)."""
        if self.owes_band1:
            self._lose_reputation()
        rest = self.active & ~bit(BASE)
        while rest != 0 and self.phase != OVER:
            program = lowest(rest)
            rest &= rest - 1
            side = self.at(program, SIDE)
            if side != NONE and self.is_opportunity(side) and self.round > self.at(program, SINCE):
                self.clear_target(program)
                self._lose_reputation()
        seat: i64 = 0
        while seat < self.seats:
            runs = self.hands[seat] & self.tables.kind[CLASSICAL]
            while runs != 0 and self.phase != OVER:
                card = lowest(runs)
                runs &= runs - 1
                if self.due_round(card) <= self.round:
                    self.leave_hand(seat, card)
                    self.discard |= bit(card)
                    self._lose_reputation()
            seat += 1

    def _lose_reputation(self) -> None:
        """G-29: without Reputation the game is lost at once."""
        if self.reputation > 0:
            self.reputation -= 1
        if self.reputation == 0:
            self.level = 0
            self.phase = OVER
            self._clear_turn()

    def missing(self) -> i64:
        """G-31: Band 1 programs still to be completed."""
        short = self.tables.required[self.seats] - size(self.scored & self.tables.band1)
        if short < 0:
            return 0
        return short

    def _finish(self) -> None:
        """G-31, G-32."""
        self.phase = OVER
        self.reputation -= self.missing() * self.tables.missing_costs[self.seats]
        if self.reputation <= 0:
            self.reputation = 0
            self.level = 0
        else:
            self.level = self.level_of(self.points())

    def level_of(self, points: i64) -> i64:
        """The level of victory that points reach: 1 to 4."""
        level: i64 = 1
        while level < 4 and points >= self.tables.levels[self.seats * 3 + level - 1]:
            level += 1
        return level

    def returns(self) -> list[float]:
        """A quarter for each level of victory, nothing for a loss."""
        share = 0.0
        if self.level > 0:
            share = float(self.level) / 4.0
        return [share for _ in range(self.seats)]

    # -- made a booboo (G-33) --------------------------------------------------------------------------------

    def _remember(self) -> None:
        """Keeps the position before an action, and from now on what is drawn from the pools."""
        self._forget()
        self.undo = self.clone()

    def _forget(self) -> None:
        """Nothing before this can be taken back."""
        self.undo = None
        self.drawn = vec[i64]()
        self.drawn_instruments = 0

    def _take_back(self) -> None:
        """The earlier position again, one Reputation poorer, with what was drawn since back on top of the decks."""
        undo = self.undo
        assert undo is not None
        drawn = self.drawn
        drawn_instruments = self.drawn_instruments
        self.copy_table(undo)
        self._forget()
        self.reputation -= 1
        top = self.top[self.top_used :]
        i: i64 = 0
        while i < len(drawn):
            top = append(top, drawn[i])
            self.pool &= ~bit(drawn[i])
            i += 1
        self.top = top
        self.top_used = 0
        while drawn_instruments != 0:
            instrument = queues.first(drawn_instruments)
            drawn_instruments = queues.rest(drawn_instruments)
            self.instrument_top = queues.put(self.instrument_top, instrument)
            self.instrument_pool &= ~bit(instrument)

    # -- copying and knowing ---------------------------------------------------------------------------------

    def clone(self) -> Semester:
        copy = Semester(self.seats, self.terms, self.tables)
        copy.copy_table(self)
        copy.undo = self.undo
        if len(self.drawn) > 0:
            copy.drawn = self.drawn[:]
        copy.drawn_instruments = self.drawn_instruments
        return copy

    def known_to(self, seat: i64) -> Semester:
        """Everything: hands are open (A41), and what nobody has seen yet is drawn only when it is turned up."""
        return self.clone()

    def fill(self, luck: Luck) -> None:
        """Nothing is unknown but the order of the pools, and they have none."""

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        if self.actors() & bit(seat) != 0 and self._list(seat).holds(action):
            return None
        from ecliptic.games.gemini.refusals import explain

        return explain(self, seat, action)

    def to_dict(self) -> dict[str, object]:
        from ecliptic.games.gemini.position import to_dict

        return to_dict(self)
