"""A position of The Transit of Venus: what lies where, and what each seat knows of it. No rules here."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.transit.cards import ALL_CARDS, FIRST_PLAYER, NO_SETBACK, NO_TASK
from ecliptic.kernel.bits import bit
from ecliptic.kernel.state import State

NOBODY: Final = -1
TRACKS: Final = 4
SLOTS: Final = 12
"""Room in the Tableau."""
SUN_SLOT: Final = 12
"""The Sun lies in a slot of its own."""
ROW_ROOM: Final = 20
VIEWERS: Final = 5
"""Four seats and, last, the public."""
PUBLIC: Final = 4

# What a slot holds: a card 0 .. 31 faceup, DOWN + card facedown, or one of these.
EMPTY: Final = -1
DOWN: Final = 32
BLIND: Final = 64
"""A facedown card that nobody has seen: it is drawn from the pool only when it is turned."""
UNKNOWN: Final = 65
"""A facedown card that somebody has seen, but not the viewer of this redacted position."""

# A row entry: card + 32 * seat + 128 * (wild + 1), the last part 0 for a Transit card.
ROW_SEAT: Final = 32
ROW_WILD: Final = 128

# Hidden places of Transit cards, for the beliefs of the viewers.
P_HAND: Final = 0  # + seat
P_SLOT: Final = 4  # + slot, the Sun's included
P_BURIED: Final = 17
P_DECK: Final = 18
PLACES: Final = 19

# Where things are in `Board.at`.
HAND: Final = 0  # + seat: set of Transit cards
COUNT: Final = 4  # + seat: how many they are
MHAND: Final = 8  # + seat: set of Milestones
MCOUNT: Final = 12  # + seat
OWED: Final = 16  # + seat: Milestone cards still to draw
MARK: Final = 20  # + track: its marker
SLOT: Final = 24  # + slot
LAID_BY: Final = 37  # + slot: who laid a facedown card there, or NOBODY
ROW: Final = 50  # + index
ONGOING: Final = 70  # + 0..3: owner of Paired Transits, Cooperation, Plates, Exoplanets, or NOBODY
MLEFT: Final = 74  # + deck: Milestones not drawn yet
SURE: Final = 78  # + viewer: Transit cards whose hidden place the viewer knows
MSURE: Final = 83  # + viewer: the same for Milestones
MMAY: Final = 88  # + viewer * 4 + seat: Milestones that may be in that hand for all the viewer knows
MAY: Final = 108  # + viewer * PLACES + place: Transit cards that may be there for all the viewer knows
ROOM: Final = 203


class Edition:
    """The components in use, in the form the rules need. Shared by all positions of a game."""

    def __init__(
        self,
        deal: vec[i64],
        place: vec[i64],
        era_deal: i64,
        era_place: i64,
        spaces: vec[i64],
        hourglass_start: i64,
        hourglass_end: i64,
        decks: vec[i64],
        deck_order: vec[i64],
        setback_order: vec[i64],
        wild_ranks: vec[i64],
        hand_limit: i64,
    ) -> None:
        self.deal: vec[i64] = deal
        """Cards dealt to each Century."""
        self.place: vec[i64] = place
        """Cards each Century places."""
        self.era_deal: i64 = era_deal
        self.era_place: i64 = era_place
        self.spaces: vec[i64] = spaces
        """Each track's Milestone spaces as a set of scores."""
        self.hourglass_start: i64 = hourglass_start
        self.hourglass_end: i64 = hourglass_end
        self.decks: vec[i64] = decks
        """Each deck's Milestones as a set."""
        self.deck_order: vec[i64] = deck_order
        """The Milestones of all decks by number."""
        self.setback_order: vec[i64] = setback_order
        """The Setbacks by number."""
        self.wild_ranks: vec[i64] = wild_ranks
        """For each Milestone the rank it can be played as; 0 any rank, -1 none."""
        self.hand_limit: i64 = hand_limit


class Options:
    """How this game is played. Shared by all positions of a game."""

    def __init__(self, rounds: i64, historical: bool, harder: bool, ascending: bool, war_adds: bool) -> None:
        self.rounds: i64 = rounds
        """Set Rounds: how many; 0 is the open game."""
        self.historical: bool = historical
        self.harder: bool = harder
        self.ascending: bool = ascending
        """Old Models Persist: only rising runs score."""
        self.war_adds: bool = war_adds
        """The Seven Years War: its four cards come on top of the placed ones."""


class Board(State):
    """What lies where."""

    def __init__(self, seats: i64, edition: Edition, options: Options, at: vec[i64]) -> None:
        super().__init__(seats)
        self.edition: Edition = edition
        self.options: Options = options
        self.at: vec[i64] = at
        """Hands, slots, row, markers and beliefs; the names above say where."""
        self.viewer: i64 = NOBODY
        """Whose knowledge this is, if it came from `known_to`; NOBODY when the position is whole."""
        self.phase: i64 = FIRST_PLAYER
        self.ask: i64 = 0
        """In windows, deals, placements and discards: the Century whose turn it is."""
        self.left: i64 = 0
        """How many cards that Century still gets or gives."""
        self.last_card: i64 = -1
        """The previous card of a choice of several: the next one must be higher."""
        self.task: i64 = NO_TASK
        self.task_seat: i64 = 0
        self.task_card: i64 = 0
        self.task_set: i64 = 0
        self.task_other: i64 = 0
        self.lead: i64 = 0
        """The seat that holds the 17th Century (or Enlightenment)."""
        self.round: i64 = 0
        self.setback: i64 = NO_SETBACK
        self.setbacks: i64 = 0
        """The Setbacks that may still come."""
        self.setbacks_left: i64 = 0
        """How many of them will."""
        self.hourglass: i64 = 0
        self.pool: i64 = ALL_CARDS
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
        self.last: i64 = NOBODY
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
        c: i64 = seat - self.lead
        if c < 0:
            c += self.seats
        return c

    def holder(self, century: i64) -> i64:
        """The seat that holds a Century."""
        s: i64 = self.lead + century
        if s >= self.seats:
            s -= self.seats
        return s

    def track(self, seat: i64) -> i64:
        """The marker a seat's points move: with two players the 17th and the 19th stand for the Eras (T-03)."""
        c = self.century(seat)
        return c * 2 if self.seats == 2 else c

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
        while i < SLOTS:
            if self.at[SLOT + i] >= DOWN:
                found |= bit(i)
            i += 1
        return found

    def filled_slots(self) -> i64:
        """The set of Tableau slots with a card."""
        found: i64 = 0
        i: i64 = 0
        while i < SLOTS:
            if self.at[SLOT + i] != EMPTY:
                found |= bit(i)
            i += 1
        return found

    def tradable_slots(self) -> i64:
        """T-11: the set of slots with a faceup card that fits; with Learned Societies the Sun's too (M18-6)."""
        found: i64 = 0
        i: i64 = 0
        room: i64 = 31 - self.total
        last: i64 = SLOTS
        if self.societies:
            last = SLOTS + 1
        while i < last:
            card = self.at[SLOT + i]
            if card >= 0 and card < DOWN and (card & 7) < room:
                found |= bit(i)
            i += 1
        return found

    def free_slot(self) -> i64:
        """The first empty Tableau slot."""
        i: i64 = 0
        while self.at[SLOT + i] != EMPTY:
            i += 1
        return i

    def hands_empty(self) -> bool:
        """Whether nobody holds a Transit card."""
        s: i64 = 0
        while s < self.seats:
            if self.at[COUNT + s] != 0:
                return False
            s += 1
        return True

    def visible_sun(self) -> i64:
        """The faceup Sun, or EMPTY."""
        card = self.at[SLOT + SUN_SLOT]
        return card if card < DOWN else EMPTY
