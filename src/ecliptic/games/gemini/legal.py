"""What may be done: every legal action of every phase, listed as sets."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.gemini import ids as c
from ecliptic.games.gemini import queues
from ecliptic.games.gemini.menu import Menu
from ecliptic.games.gemini.ruleset import Tables, Terms
from ecliptic.games.gemini.state import Board
from ecliptic.kernel.bits import below, bit, lowest, nth, size
from ecliptic.kernel.state import NATURE


class Choices(Board):
    """A table and the choices at it."""

    def __init__(self, seats: i64, terms: Terms, tables: Tables) -> None:
        super().__init__(seats, terms, tables)
        self.menu: Menu | None = None
        """Room to list actions in; no part of the position."""

    def actors(self) -> i64:
        phase = self.phase
        if phase >= c.MAIN:
            if phase == c.OVER:
                return 0
            if self.row_is_short():
                return bit(NATURE)
            return bit(self.seat)
        if (phase == c.CAST and self.terms.choose_roles) or (phase == c.INVITE and self.terms.choose_visitors):
            return bit(self.seat)
        return bit(NATURE)

    def legal(self, seat: i64) -> vec[i64]:
        if self.actors() & bit(seat) == 0:
            return vec[i64]()
        return self._list(seat).actions()

    def pick(self, seat: i64, word: i64) -> i64:
        if seat == NATURE:
            cards = self._chances()
            return self._chance_base() + nth(cards, (word * size(cards)) >> 32)
        menu = self._list(seat)
        return menu.at((word * menu.total) >> 32)

    def _list(self, seat: i64) -> Menu:
        """All that the one who acts may do."""
        menu = self.menu
        if menu is None:
            menu = Menu()
            self.menu = menu
        menu.clear()
        phase = self.phase
        if seat == NATURE or phase < c.MAIN:
            menu.add(self._chance_base(), self._chances())
        elif phase == c.MAIN:
            self._list_main(menu)
        elif phase == c.RELEASE:
            menu.add(c.SEND, self.homes(self.freed))
            menu.add(c.SEND_UNDER, 1)
        elif phase == c.GIVE_CARD:
            menu.add(c.GIVE, self.hands[self.seat])
            menu.add(c.KEEP, 1)
        else:
            menu.add(c.TAKE, self._other_hands())
        return menu

    def _chance_base(self) -> i64:
        """What Nature turns up now; in set-up this may also be for a seat to choose."""
        if self.row_is_short():
            return c.ROW
        if self.phase == c.REPLENISH or self.phase == c.DEAL:
            return c.DRAW
        if self.phase == c.SKY:
            return c.WEATHER
        if self.phase == c.CAST:
            return c.ROLE
        if self.phase == c.OPEN:
            return c.FIRST
        return c.VISITOR

    def _chances(self) -> i64:
        """The set of cards (roles, seats, visitors) that may come, all alike likely."""
        if self.row_is_short():
            return self.next_instruments()
        if self.phase == c.REPLENISH or self.phase == c.DEAL:
            return self.next_cards()
        if self.phase == c.SKY:
            return self._next_weather()
        if self.phase == c.CAST:
            return self._roles_left()
        if self.phase == c.OPEN:
            return below(self.seats)
        return self._visitors_left()

    def _list_main(self, menu: Menu) -> None:
        hand = self.hands[self.seat]
        if self.actions > 0:
            if hand != 0:
                menu.add(c.DISCARD_HAND, 1)
            self._list_moves(menu, c.MOVE)
            menu.add(c.ACTIVATE, hand & c.PROGRAM_CARDS)
            if hand & c.TARGET_CARDS != 0:
                self._list_targets(menu, hand)
            if hand & c.TIME_CARDS != 0:
                self._list_times(menu, hand)
        if (self.row >> c.ALTAIR) & 1 == 1:
            menu.add(c.ATTACH, self.hosting())
        if not self.ability_used:
            if self.role == c.ENGINEER_ROLE:
                self._list_moves(menu, c.ENGINEER)
            elif self.role == c.SCIENTIST_ROLE and not self.declined and hand != 0 and self._other_hands() != 0:
                menu.add(c.EXCHANGE, 1)
        if hand & c.INSTANT_CARDS != 0:
            self._list_instants(menu, hand)
        if self.may_undo():
            menu.add(c.BOOBOO, 1)
        menu.add(c.END_TURN, 1)

    def _list_moves(self, menu: Menu, base: i64) -> None:
        """The instrument moves of G-17."""
        free = self.active & ~self.plugged
        rest = self.row & ~bit(c.ALTAIR)
        while rest != 0 and free != 0:
            instrument = lowest(rest)
            rest &= rest - 1
            if self.has_port(instrument):
                menu.add(base + c.PLACE + instrument * c.PROGRAMS, self.tables.fits[instrument] & free)
        rest = self.plugged
        while rest != 0 and free != 0:
            program = lowest(rest)
            rest &= rest - 1
            instrument = self.at(program, c.INSTRUMENT)
            if instrument < c.FACILITY:
                menu.add(base + c.SHIFT + program * c.PROGRAMS, self.tables.fits[instrument] & free)
        rest = self.plugged
        while rest & (rest - 1) != 0:
            program = lowest(rest)
            rest &= rest - 1
            menu.add(base + c.SWAP + program * c.PROGRAMS, self.swaps(program) & rest)
        menu.add(base + c.RETURN, self.plugged)
        if self.altair != c.NONE:
            menu.add(base + c.ALTAIR_TO, self.hosting())
            menu.add(base + c.ALTAIR_OFF, 1)

    def swaps(self, program: i64) -> i64:
        """G-17 (iii): the programs with which the instrument here can change places."""
        found: i64 = 0
        instrument = self.at(program, c.INSTRUMENT)
        if instrument == c.NONE or instrument >= c.FACILITY:
            return found
        rest = self.plugged & self.tables.fits[instrument] & ~bit(program)
        while rest != 0:
            other = lowest(rest)
            rest &= rest - 1
            theirs = self.at(other, c.INSTRUMENT)
            if theirs < c.FACILITY and (self.tables.fits[theirs] >> program) & 1 == 1:
                found |= bit(other)
        return found

    def _list_targets(self, menu: Menu, hand: i64) -> None:
        held = (hand & c.TARGET_CARDS) >> c.TARGET
        held |= held << c.TARGETS
        rest = self.active & ~bit(c.BASE)
        while rest != 0:
            program = lowest(rest)
            rest &= rest - 1
            menu.add(c.PLAY_TARGET + program * c.SIDES, held & self.sides_for(program))

    def _list_times(self, menu: Menu, hand: i64) -> None:
        ready: i64 = 0
        rest = self.plugged
        while rest != 0:
            program = lowest(rest)
            rest &= rest - 1
            if self.ready(program):
                ready |= bit(program)
        if ready == 0:
            return
        kind: i64 = 0
        while kind < c.KINDS:
            if hand & self.tables.kind[kind] != 0:
                menu.add(c.PLAY_TIME + kind * c.PROGRAMS, ready)
            kind += 1

    def _list_instants(self, menu: Menu, hand: i64) -> None:
        if (hand >> c.DISCRETIONARY) & 1 == 1:
            menu.add(c.USE_DISCRETIONARY, self.discretionary_programs())
        if (hand >> c.CLEARING) & 1 == 1 and self.sky_now() < c.GREAT:
            menu.add(c.USE_CLEARING, 1)
        if (hand >> c.PORT_SWAP) & 1 == 1:
            self._list_moves(menu, c.USE_PORT_SWAP)
        if (hand >> c.PRESS) & 1 == 1 and self.reputation < self.tables.reputation[self.seats]:
            menu.add(c.USE_PRESS, 1)
        if (hand >> c.NIGHT) & 1 == 1:
            menu.add(c.USE_NIGHT, 1)
        if (hand >> c.ARCHIVE) & 1 == 1:
            menu.add(c.USE_ARCHIVE, self.discard)

    def discretionary_programs(self) -> i64:
        """Where IN1 may go: all of G-24 but the weather's limits."""
        found: i64 = 0
        rest = self.plugged & ~bit(c.BASE)
        while rest != 0:
            program = lowest(rest)
            rest &= rest - 1
            side = self.at(program, c.SIDE)
            if side != c.NONE and self.flipped and self.observes(program, self.at(program, c.INSTRUMENT), side):
                found |= bit(program)
        return found

    def may_undo(self) -> bool:
        """G-33."""
        undo = self.undo
        return undo is not None and self.reputation >= 2 and undo.reputation >= 2

    def _other_hands(self) -> i64:
        found: i64 = 0
        i: i64 = 0
        while i < self.seats:
            if i != self.seat:
                found |= self.hands[i]
            i += 1
        return found

    def _next_weather(self) -> i64:
        if self.weather_pool != 0:
            return self.weather_pool
        return bit(queues.first(self.weather_bottom))

    def _roles_left(self) -> i64:
        left = below(c.ROLES)
        given = self.roles
        while given != 0:
            left &= ~bit((given & 15) - 1)
            given >>= 4
        return left

    def _invited(self) -> i64:
        """Before the row is laid out all visitors that joined are in the deck."""
        return self.instrument_pool & c.VISITING_SET

    def _visitors_left(self) -> i64:
        """Chosen visitors are named in ascending order, so that each choice has one spelling."""
        invited = self._invited()
        left = ~invited & c.VISITING_SET
        if self.terms.choose_visitors:
            wanted = self.terms.visiting - size(invited)
            highest = c.FACILITY
            while invited >> highest != 0:
                highest += 1
            left &= ~below(highest) & below(c.ALTAIR - wanted + 1)
        return left >> c.FACILITY
