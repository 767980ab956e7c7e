"""A position of The Transit of Venus: what lies where, and what each seat knows of it. No rules here."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.transit import ids as c
from ecliptic.games.transit.ruleset import Edition, Options
from ecliptic.kernel.bits import bit
from ecliptic.kernel.state import State


class Board(State):
    """What lies where."""

    def __init__(self, seats: i64, edition: Edition, options: Options, at: vec[i64]) -> None:
        self.seats = seats
        self.edition: Edition = edition
        self.options: Options = options
        self.at: vec[i64] = at
        """Hands, slots, row, markers and beliefs; the names above say where."""
        self.viewer: i64 = c.NOBODY
        """Whose knowledge this is, if it came from `known_to`; NOBODY when the position is whole."""
        self.phase: i64 = c.FIRST_PLAYER
        self.ask: i64 = 0
        """In windows, deals, placements and discards: the Century whose turn it is."""
        self.left: i64 = 0
        """How many cards that Century still gets or gives."""
        self.last_card: i64 = -1
        """The previous card of a choice of several: the next one must be higher."""
        self.task: i64 = c.NO_TASK
        self.task_seat: i64 = 0
        self.task_card: i64 = 0
        self.task_set: i64 = 0
        self.task_other: i64 = 0
        self.lead: i64 = 0
        """The seat that holds the 17th Century (or Enlightenment)."""
        self.round: i64 = 0
        self.setback: i64 = c.NO_SETBACK
        self.setbacks: i64 = 0
        """The Setbacks that may still come."""
        self.setbacks_left: i64 = 0
        """How many of them will."""
        self.hourglass: i64 = 0
        self.pool: i64 = c.ALL_CARDS
        """Transit cards nobody has seen yet: the deck, blind slots and blind discards."""
        self.deck: i64 = 32
        """How many cards the deck has."""
        self.open: i64 = 0
        """Transit cards that lie or lay faceup this round and are in no hand: row, faceup slots, discards."""
        self.buried: i64 = 0
        """Transit cards discarded facedown."""
        self.buried_count: i64 = 0
        """How many of those somebody has seen."""
        self.undrawn: i64 = 0
        """Milestones still in their decks."""
        self.used: i64 = 0
        """Milestones that lie open: played, discarded, Ongoing."""
        self.turn: i64 = 0
        self.row_size: i64 = 0
        self.total: i64 = 0
        self.passes: i64 = 0
        self.last: i64 = c.NOBODY
        """Who played the last card of the count."""
        self.closing: bool = False
        """The count is closed; its Milestones are still being drawn."""
        self.spent: bool = False
        """Non-Scientific Revolutions has had its victim this round."""
        self.congress: bool = False
        self.societies: bool = False
        self.hubble: bool = False
        self.streamed: i64 = 0
        """The set of seats whose hand is open this round."""
        self.outcome: i64 = 0
        """0 running, 1 victory, 2 the Hourglass ran out, 3 the Setbacks ran out, 4 behind after the set rounds."""

    def copy_into(self, copy: Board) -> None:
        """Everything but what the constructor was given."""
        copy.viewer = self.viewer
        copy.phase = self.phase
        copy.ask = self.ask
        copy.left = self.left
        copy.last_card = self.last_card
        copy.task = self.task
        copy.task_seat = self.task_seat
        copy.task_card = self.task_card
        copy.task_set = self.task_set
        copy.task_other = self.task_other
        copy.lead = self.lead
        copy.round = self.round
        copy.setback = self.setback
        copy.setbacks = self.setbacks
        copy.setbacks_left = self.setbacks_left
        copy.hourglass = self.hourglass
        copy.pool = self.pool
        copy.deck = self.deck
        copy.open = self.open
        copy.buried = self.buried
        copy.buried_count = self.buried_count
        copy.undrawn = self.undrawn
        copy.used = self.used
        copy.turn = self.turn
        copy.row_size = self.row_size
        copy.total = self.total
        copy.passes = self.passes
        copy.last = self.last
        copy.closing = self.closing
        copy.spent = self.spent
        copy.congress = self.congress
        copy.societies = self.societies
        copy.hubble = self.hubble
        copy.streamed = self.streamed
        copy.outcome = self.outcome

    # -- Centuries -------------------------------------------------------------------------------------------

    def century(self, seat: i64) -> i64:
        """Which Century (or Era) a seat holds this round: 0 is the earliest."""
        century: i64 = seat - self.lead
        if century < 0:
            century += self.seats
        return century

    def holder(self, century: i64) -> i64:
        """The seat that holds a Century."""
        s: i64 = self.lead + century
        if s >= self.seats:
            s -= self.seats
        return s

    def track(self, seat: i64) -> i64:
        """The marker a seat's points move: with two players the 17th and the 19th stand for the Eras (T-03)."""
        century = self.century(seat)
        return century * 2 if self.seats == 2 else century

    def next_seat(self, seat: i64) -> i64:
        """Clockwise."""
        s: i64 = seat + 1
        if s == self.seats:
            s = 0
        return s

    # -- the Tableau -----------------------------------------------------------------------------------------

    def facedown_slots(self) -> i64:
        """The set of Tableau slots with a facedown card."""
        found: i64 = 0
        i: i64 = 0
        while i < c.SLOTS:
            if self.at[c.SLOT + i] >= c.DOWN:
                found |= bit(i)
            i += 1
        return found

    def filled_slots(self) -> i64:
        """The set of Tableau slots with a card."""
        found: i64 = 0
        i: i64 = 0
        while i < c.SLOTS:
            if self.at[c.SLOT + i] != c.EMPTY:
                found |= bit(i)
            i += 1
        return found

    def tradable_slots(self) -> i64:
        """T-11: the set of slots with a faceup card that fits; with Learned Societies the Sun's too (M18-6)."""
        found: i64 = 0
        i: i64 = 0
        room: i64 = 31 - self.total
        last: i64 = c.SLOTS
        if self.societies:
            last = c.SLOTS + 1
        while i < last:
            card = self.at[c.SLOT + i]
            if card >= 0 and card < c.DOWN and (card & 7) < room:
                found |= bit(i)
            i += 1
        return found

    def free_slot(self) -> i64:
        """The first empty Tableau slot."""
        i: i64 = 0
        while self.at[c.SLOT + i] != c.EMPTY:
            i += 1
        return i

    def hands_empty(self) -> bool:
        """Whether nobody holds a Transit card."""
        s: i64 = 0
        while s < self.seats:
            if self.at[c.COUNT + s] != 0:
                return False
            s += 1
        return True

    def visible_sun(self) -> i64:
        """The faceup Sun, or EMPTY."""
        card = self.at[c.SLOT + c.SUN_SLOT]
        if card < c.DOWN:
            return card
        return c.EMPTY
