"""The rules: what actions do, and how rounds and turns go on. Rule ids are those of RULES.md."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.gemini import ids as c
from ecliptic.games.gemini import queues
from ecliptic.games.gemini.legal import Choices
from ecliptic.games.gemini.scoring import level_of, missing_cost, points, run_overdue, target_overdue
from ecliptic.kernel.bits import bit, lowest, size
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import SETUP_STREAM, SHARED_STREAM, Refusal


class Semester(Choices):
    """A position of the Gemini Card Game. Hands are open and decks are drawn lazily, so nothing in it is hidden."""

    game_id: ClassVar[str] = "gemini"

    def stream(self) -> i64:
        if self.phase <= c.DEAL:
            return SETUP_STREAM
        return SHARED_STREAM

    def action_count(self) -> i64:
        return c.ACTIONS

    # -- doing it --------------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        if action >= c.DRAW:
            self._draw(action - c.DRAW)
        elif action <= c.END_TURN:
            self._main(action)
        elif action >= c.ROLE:
            self._set_the_scene(action)
        elif action >= c.SEND:
            self._release(action)
        else:
            self._exchange(action)

    def _main(self, action: i64) -> None:
        if action == c.END_TURN:
            self._end_turn()
            return
        if action == c.BOOBOO:
            self._take_back()
            return
        self.declined = False
        if action < c.ATTACH:
            self._spend(action)
        elif action < c.ENGINEER:
            self.row &= ~bit(c.ALTAIR)
            self.altair = action - c.ATTACH
        elif action < c.EXCHANGE:
            self.ability_used = True
            self._move(action - c.ENGINEER)
        elif action == c.EXCHANGE:
            self.phase = c.GIVE_CARD
        else:
            self._use_instant(action)

    def _spend(self, action: i64) -> None:
        """The five actions of G-12."""
        if self.terms.booboo:
            self._remember()
        self.actions -= 1
        if action >= c.PLAY_TIME:
            self._play_time((action - c.PLAY_TIME) // c.PROGRAMS, (action - c.PLAY_TIME) % c.PROGRAMS)
        elif action >= c.PLAY_TARGET:
            self._play_target((action - c.PLAY_TARGET) // c.SIDES, (action - c.PLAY_TARGET) % c.SIDES)
        elif action >= c.ACTIVATE:
            self.leave_hand(self.seat, action - c.ACTIVATE)
            self.active |= bit(action - c.ACTIVATE)
        elif action >= c.MOVE:
            self._move(action - c.MOVE)
        else:
            self._discard_hand()

    def _discard_hand(self) -> None:
        """G-14; a Classical Run among the cards costs Reputation (G-28)."""
        hand = self.hands[self.seat]
        runs = hand & self.tables.kind[c.CLASSICAL]
        self.discard |= hand
        while runs != 0:
            self.leave_hand(self.seat, lowest(runs))
            runs &= runs - 1
            self._lose_reputation()
        self.hands[self.seat] = 0

    def _move(self, move: i64) -> None:
        """An instrument move of G-17."""
        if move < c.SHIFT:
            self.row &= ~bit(move // c.PROGRAMS)
            self.plug(move % c.PROGRAMS, move // c.PROGRAMS)
        elif move < c.SWAP:
            source = (move - c.SHIFT) // c.PROGRAMS
            self.plug((move - c.SHIFT) % c.PROGRAMS, self.unplug(source))
        elif move < c.RETURN:
            one = (move - c.SWAP) // c.PROGRAMS
            two = (move - c.SWAP) % c.PROGRAMS
            instrument = self.unplug(one)
            self.plug(one, self.unplug(two))
            self.plug(two, instrument)
        elif move < c.ALTAIR_TO:
            self.bury(self.unplug(move - c.RETURN))
        elif move < c.ALTAIR_OFF:
            self.altair = move - c.ALTAIR_TO
        else:
            self.shed_altair()

    def _play_target(self, program: i64, side: i64) -> None:
        """G-21, G-23: an unfinished target makes room; a Target of Opportunity does so at a price (G-28)."""
        old = self.at(program, c.SIDE)
        if old != c.NONE:
            self.clear_target(program)
            if self.is_opportunity(old):
                self._lose_reputation()
        card = c.TARGET + side % c.TARGETS
        self.leave_hand(self.seat, card)
        self.put(program, c.SIDE, side)
        self.put(program, c.SINCE, self.round)
        self.put(program, c.CURRENT, bit(card))

    def _play_time(self, kind: i64, program: i64) -> None:
        self._observe(program, self.time_card(self.seat, kind), self.hours_of(kind, program))

    def _observe(self, program: i64, card: i64, hours: i64) -> None:
        """Puts hours on a program, and sees what that completes (G-25 to G-27)."""
        completed = self.completes(program, hours)
        self.leave_hand(self.seat, card)
        self.put(program, c.CURRENT, self.at(program, c.CURRENT) | bit(card))
        self.put(program, c.HOURS, self.at(program, c.HOURS) + hours)
        if (self.tables.band1 >> program) & 1 == 1:
            self.owes_band1 = False
        if completed == c.A_TARGET:
            self._complete_target(program)
        elif completed == c.A_PROGRAM:
            self._complete_program(program)
        elif completed == c.THE_CHECKOUTS:
            self._flip()

    def _flip(self) -> None:
        """Checkouts is complete and turns into Poor Weather."""
        self.flipped = True
        self.discard |= self.at(c.BASE, c.CURRENT)
        self.put(c.BASE, c.CURRENT, 0)
        self.put(c.BASE, c.HOURS, 0)
        if self.altair == c.BASE:
            self.shed_altair()

    def _complete_target(self, program: i64) -> None:
        self.put(program, c.DONE, self.at(program, c.SIDE))
        self.put(program, c.KEPT, self.at(program, c.CURRENT))
        self.put(program, c.CURRENT, 0)
        self.clear_target(program)

    def _complete_program(self, program: i64) -> None:
        """G-27: into the score pile; its instrument is free to go, a visitor leaves the game (G-30)."""
        self.clear_target(program)
        self.discard |= self.at(program, c.KEPT)
        self.put(program, c.KEPT, 0)
        self.put(program, c.DONE, c.NONE)
        self.active &= ~bit(program)
        self.scored |= bit(program)
        self.scored_rounds |= self.round << (4 * program)
        self.scored_seats |= (self.seat + 1) << (4 * program)
        instrument = self.unplug(program)
        if instrument >= c.FACILITY:
            return
        if self.homes(instrument) == 0:
            self.bury(instrument)
        else:
            self.freed = instrument
            self.phase = c.RELEASE

    def _release(self, action: i64) -> None:
        if action == c.SEND_UNDER:
            self.bury(self.freed)
        else:
            self.plug(action - c.SEND, self.freed)
        self.freed = c.NONE
        self.phase = c.MAIN

    def _exchange(self, action: i64) -> None:
        """R3: own card, then the other's; Classical Runs keep their dates."""
        if action == c.KEEP:
            self.declined = True
            self.phase = c.MAIN
        elif action < c.KEEP:
            self.given = action - c.GIVE
            self.phase = c.TAKE_CARD
        else:
            taken = bit(action - c.TAKE)
            other: i64 = 0
            while other == self.seat or self.hands[other] & taken == 0:
                other += 1
            swap = taken | bit(self.given)
            self.hands[other] ^= swap
            self.hands[self.seat] ^= swap
            self.given = c.NONE
            self.ability_used = True
            self.phase = c.MAIN

    def _use_instant(self, action: i64) -> None:
        """Instants take effect and go to the discard; IN1 stays with its target."""
        hand = self.seat
        if action < c.USE_CLEARING:
            self._observe(action - c.USE_DISCRETIONARY, c.DISCRETIONARY, self.tables.discretionary_hours)
            return
        if action == c.USE_CLEARING:
            card: i64 = c.CLEARING
            self.sky_bonus += 1
        elif action < c.USE_PRESS:
            card = c.PORT_SWAP
            self._move(action - c.USE_PORT_SWAP)
        elif action == c.USE_PRESS:
            card = c.PRESS
            self.reputation += 1
        elif action == c.USE_NIGHT:
            card = c.NIGHT
            self.actions += 1
        else:
            card = c.ARCHIVE
            found = action - c.USE_ARCHIVE
            self.discard &= ~bit(found)
            self.receive(hand, found)
        self.leave_hand(hand, card)
        self.discard |= bit(card)

    # -- setting up, rounds and turns ------------------------------------------------------------------------

    def set_up(self) -> None:
        """G-03 to G-05: the table before Nature's first event."""
        self.reputation = self.tables.reputation[self.seats]
        if self.terms.instants:
            self.pool |= c.INSTANT_CARDS
        i: i64 = 0
        while i < self.seats:
            nothing: i64 = 0
            self.hands = append(self.hands, nothing)
            i += 1
        i = 0
        while i < c.PROGRAMS * c.WIDTH:
            what = i % c.WIDTH
            value: i64 = 0
            if what in (c.INSTRUMENT, c.SIDE, c.DONE):
                value = c.NONE
            self.board = append(self.board, value)
            i += 1

    def _set_the_scene(self, action: i64) -> None:
        if action >= c.WEATHER:
            self._weather(action - c.WEATHER)
        elif action >= c.ROW:
            self.turn_up(action - c.ROW)
        elif action >= c.FIRST:
            self.first = action - c.FIRST
            self._invite()
        elif action >= c.VISITOR:
            self.instrument_pool |= bit(action - c.VISITOR + c.FACILITY)
            self._invite()
        else:
            self._cast(action - c.ROLE)

    def _cast(self, role: i64) -> None:
        """G-01, G-02."""
        place: i64 = 0
        while self.roles >> (4 * place) != 0:
            place += 1
        self.roles |= (role + 1) << (4 * place)
        if role == c.ENGINEER_ROLE:
            self.first = self.seat
        place += 1
        if place < self.turns():
            self.seat = place % self.seats
        elif self.first == c.NONE:
            self.seat = 0
            self.phase = c.OPEN
        else:
            self._invite()

    def _invite(self) -> None:
        """Visitors join the deck until there are as many as wanted; then cards are dealt."""
        self.seat = self.first
        if size(self._invited()) < self.terms.visiting:
            self.phase = c.INVITE
        else:
            self.seat = 0
            self.phase = c.DEAL

    def _draw(self, card: i64) -> None:
        self.draw_card(self.seat, card)
        if self.phase == c.REPLENISH:
            self._replenish()
        elif size(self.hands[self.seat]) == self.tables.hand[self.seats]:
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
        self.role = c.NONE
        self.phase = c.SKY
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
            self.best_now = self.sky == c.BEST
        self.weather_log |= (card + 1) << (5 * (self.round - 1))
        sighted = self.flipped and self.active & self.tables.band1 != 0 and self.closed != c.NORTH | c.SOUTH
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
        self.phase = c.MAIN
        if size(self.hands[self.seat]) >= self.hand_limit():
            return
        if self.next_cards() == 0:
            if self.discard == 0:
                return
            self.pool = self.discard
            self.discard = 0
            self._forget()
        self.phase = c.REPLENISH

    def _end_turn(self) -> None:
        self._clear_turn()
        self.turn += 1
        if self.turn < self.turns():
            self._begin_turn()
            return
        self._check_red_print()
        if self.phase == c.OVER:
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
        rest = self.active & ~bit(c.BASE)
        while rest != 0 and self.phase != c.OVER:
            program = lowest(rest)
            rest &= rest - 1
            if target_overdue(self, program):
                self.clear_target(program)
                self._lose_reputation()
        seat: i64 = 0
        while seat < self.seats:
            runs = self.hands[seat] & self.tables.kind[c.CLASSICAL]
            while runs != 0 and self.phase != c.OVER:
                card = lowest(runs)
                runs &= runs - 1
                if run_overdue(self, card):
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
            self.phase = c.OVER
            self._clear_turn()

    def _finish(self) -> None:
        """G-31, G-32."""
        self.phase = c.OVER
        self.reputation -= missing_cost(self)
        if self.reputation <= 0:
            self.reputation = 0
            self.level = 0
        else:
            self.level = level_of(self, points(self))

    def returns(self) -> list[float]:
        """A quarter for each level of victory, nothing for a loss."""
        share = 0.0
        if self.level > 0:
            share = float(self.level) / float(c.LEVELS)
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
