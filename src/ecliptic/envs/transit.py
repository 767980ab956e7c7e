"""What a seat of The Transit of Venus observes (compiled)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.envs.writer import (
    Encoder,
    Field,
    Layouts,
    Names,
    around,
    around_eight,
    capped,
    eight,
    empty,
    gap,
    members,
    one_of,
    seated,
    set_of,
    turned,
)
from ecliptic.games.transit import ids as c
from ecliptic.games.transit.rules import Transit
from ecliptic.kernel.bits import bit
from ecliptic.kernel.state import State

PHASES: Final = 17
TASKS: Final = 20
PLAYERS: Final = 4
TABLEAU: Final = 13


@final
class TransitEncoder(Encoder):
    """Cards are numbered hearts, diamonds, spades, clubs, each from 1 to 8."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)

    def fields(self) -> list[Field]:
        near = "the viewer first, then clockwise"
        return [
            *set_of("phase", PHASES, "the phase of the round"),
            *set_of("task", TASKS, "what a card in play still asks for; the first is nothing"),
            Field("asked", PLAYERS, 1, f"who is asked now, {near}"),
            Field("lead", PLAYERS, 1, f"who holds the earliest Century, {near}"),
            Field("round", 1, 127, "the round"),
            Field("hourglass", 1, 127, "the marker of the Hourglass"),
            Field("setbacks_left", 1, 8, "Setbacks still to come"),
            Field("deck", 1, 32, "Transit cards in the deck"),
            Field("total", 1, 31, "the count of the row"),
            Field("passes", 1, 4, "passes in a row"),
            Field("left", 1, 32, "how many cards are still to be chosen"),
            Field("buried", 1, 32, "cards discarded facedown"),
            Field("outcome", 1, 4, "0 running, 1 won, 2 to 4 lost"),
            Field("last_card", 1, 32, "1 + the card chosen last: the next one must be higher"),
            Field("task_card", 1, 32, "1 + the Milestone or card that the task is about"),
            Field("task_seat", 1, 4, "1 + places from the viewer to the seat of the task"),
            Field("task_other", 1, 32, "1 + the other seat, Century or slot of the task, as the game numbers it"),
            Field("turn", 1, 4, "1 + places from the viewer to the seat on turn"),
            Field("last", 1, 4, "1 + places from the viewer to who played the last card"),
            Field("row_size", 1, c.ROW_ROOM, "cards in the row"),
            Field("closing", 1, 1, "the count is closed"),
            Field("revolutions", 1, 1, "Non-Scientific Revolutions has had its victim"),
            Field("congress", 1, 1, "the Congress is in force"),
            Field("societies", 1, 1, "Learned Societies is in force"),
            Field("hubble", 1, 1, "the Hubble Space Telescope is in force"),
            gap(3),
            Field("streamed", PLAYERS, 1, f"whose hand is open, {near}"),
            Field("ongoing", 4, 4, "1 + places from the viewer to the owner of each Ongoing card"),
            *set_of("task_set", 32, "the seats, slots or cards that the task is about"),
            *set_of("setback", c.SETBACKS, "the Setback in force"),
            *set_of("setbacks", c.SETBACKS, "the Setbacks that may still come"),
            Field("marks", c.TRACKS, 127, "the markers of the tracks"),
            Field("milestones_left", c.TRACKS, 28, "Milestones left in each deck"),
            Field("hand_sizes", PLAYERS, 32, f"Transit cards in each hand, {near}"),
            Field("milestone_counts", PLAYERS, 28, f"Milestones in each hand, {near}"),
            Field("owed", PLAYERS, 28, f"Milestones each is still to draw, {near}"),
            gap(4),
            Field("hands", PLAYERS * c.CARDS, 1, f"the cards known to be in each hand, {near}"),
            *[
                part
                for place in range(PLAYERS)
                for part in set_of(f"milestones_{place}", c.MILESTONES, MILESTONES_TEXT)
            ],
            Field(
                "slot_state", 16, 2, "for each slot of the Tableau, the Sun's the 13th: 0 empty, 1 faceup, 2 facedown"
            ),
            Field("slot_rank", 16, 8, "the rank of its card, 0 if that is not known"),
            Field("slot_suit", 16, 4, "1 + the suit of its card, 0 if that is not known"),
            Field("slot_by", 16, 4, "1 + places from the viewer to who laid it facedown"),
            Field("row_rank", 24, 8, "the ranks of the row, in order"),
            Field("row_suit", 24, 4, "1 + their suits"),
            Field("row_seat", 24, 4, "1 + places from the viewer to who played each"),
            Field("row_wild", 24, 10, "1 + which WILD it is, 0 for a Transit card"),
            Field("open", c.CARDS, 1, "Transit cards that lie or lay faceup this round and are in no hand"),
            *set_of("milestones_used", c.MILESTONES, "Milestones that lie open"),
            Field("may_hold", 3 * c.CARDS, 1, "the cards that may be in the hands of the others, clockwise"),
        ]

    def write(self, known: State, seat: i64, out: vec[i64], at: i64) -> i64:
        assert isinstance(known, Transit)
        spread = self.spread
        cards = known.at
        at = self._write_round(known, seat, out, at)
        at = self._write_seats(known, seat, out, at)
        place: i64 = 0
        while place < self.seats:
            at = members(out, spread, at, cards[c.HAND + seated(self.seats, seat, place)], 4)
            place += 1
        at = empty(out, at, (PLAYERS - self.seats) * 4)
        place = 0
        while place < self.seats:
            at = members(out, spread, at, cards[c.MHAND + seated(self.seats, seat, place)], 4)
            place += 1
        at = empty(out, at, (PLAYERS - self.seats) * 4)
        self._write_slots(cards, seat, out, at, 0, 8)
        self._write_slots(cards, seat, out, at + 1, 8, TABLEAU)
        at += 8
        self._write_row(cards, seat, out, at, 0, known.row_size)
        self._write_row(cards, seat, out, at + 1, 8, known.row_size)
        self._write_row(cards, seat, out, at + 2, 16, known.row_size)
        at += 12
        at = members(out, spread, at, known.open, 4)
        at = members(out, spread, at, known.used, 4)
        place = 1
        while place < self.seats:
            at = members(
                out, spread, at, cards[c.MAY + seat * c.PLACES + c.P_HAND + seated(self.seats, seat, place)], 4
            )
            place += 1
        return empty(out, at, (PLAYERS - self.seats) * 4)

    def _write_round(self, s: Transit, seat: i64, out: vec[i64], at: i64) -> i64:
        at = one_of(out, at, s.phase, 3)
        at = one_of(out, at, s.task, 3)
        actor: i64 = -1
        if s.phase != c.OVER:
            actor = s.actor()
        asked = around(self.seats, seat, actor)
        word: i64 = 0
        if asked >= 0:
            word = bit(8 * asked)
        out[at] = word | bit(8 * (around(self.seats, seat, s.lead) + PLAYERS))
        out[at + 1] = eight(
            capped(s.round), capped(s.hourglass), s.setbacks_left, s.deck, s.total, s.passes, s.left, s.buried_count
        )
        turn: i64 = around(self.seats, seat, s.turn) + 1
        last: i64 = around(self.seats, seat, s.last) + 1
        if s.task != c.NO_TASK:
            whose: i64 = around(self.seats, seat, s.task_seat) + 1
            card: i64 = s.last_card + 1
            out[at + 2] = eight(s.outcome, card, s.task_card + 1, whose, s.task_other + 1, turn, last, s.row_size)
        else:
            out[at + 2] = eight(s.outcome, s.last_card + 1, 0, 0, 0, turn, last, s.row_size)
        word = 0
        if s.closing:
            word = 1
        if s.spent:
            word |= 1 << 8
        if s.congress:
            word |= 1 << 16
        if s.societies:
            word |= 1 << 24
        if s.hubble:
            word |= 1 << 32
        out[at + 3] = word
        return at + 4

    def _write_seats(self, s: Transit, seat: i64, out: vec[i64], at: i64) -> i64:
        cards = s.at
        streamed = self.spread[turned(self.seats, seat, s.streamed)]
        out[at] = streamed | eight(
            0,
            0,
            0,
            0,
            around(self.seats, seat, cards[c.ONGOING]) + 1,
            around(self.seats, seat, cards[c.ONGOING + 1]) + 1,
            around(self.seats, seat, cards[c.ONGOING + 2]) + 1,
            around(self.seats, seat, cards[c.ONGOING + 3]) + 1,
        )
        about: i64 = 0
        if s.task != c.NO_TASK:
            about = s.task_set
        at = members(out, self.spread, at + 1, about, 4)
        at = one_of(out, at, s.setback, 1)
        at = members(out, self.spread, at, s.setbacks, 1)
        marks: i64 = c.MARK
        out[at] = eight(
            capped(cards[marks]),
            capped(cards[marks + 1]),
            capped(cards[marks + 2]),
            capped(cards[marks + 3]),
            cards[c.MLEFT],
            cards[c.MLEFT + 1],
            cards[c.MLEFT + 2],
            cards[c.MLEFT + 3],
        )
        out[at + 1] = around_eight(self.seats, seat, cards, c.COUNT, 0) | (
            around_eight(self.seats, seat, cards, c.MCOUNT, 0) << 32
        )
        out[at + 2] = around_eight(self.seats, seat, cards, c.OWED, 0)
        return at + 3

    def _write_slots(self, cards: vec[i64], seat: i64, out: vec[i64], at: i64, i: i64, end: i64) -> None:
        """Eight slots, a word of each of their four fields (two words apart)."""
        states: i64 = 0
        ranks: i64 = 0
        suits: i64 = 0
        owners: i64 = 0
        shift: i64 = 0
        while i < end:
            held = cards[c.SLOT + i]
            if held != c.EMPTY:
                side: i64 = 1
                if held >= c.DOWN:
                    side = 2
                    held -= c.DOWN
                states |= side << shift
                if held < c.CARDS:
                    ranks |= ((held & 7) + 1) << shift
                    suits |= ((held >> 3) + 1) << shift
                owners |= (around(self.seats, seat, cards[c.LAID_BY + i]) + 1) << shift
            shift += 8
            i += 1
        out[at] = states
        out[at + 2] = ranks
        out[at + 4] = suits
        out[at + 6] = owners

    def _write_row(self, cards: vec[i64], seat: i64, out: vec[i64], at: i64, i: i64, size: i64) -> None:
        """Eight cards of the row, a word of each of their four fields (three words apart)."""
        ranks: i64 = 0
        suits: i64 = 0
        players: i64 = 0
        wilds: i64 = 0
        shift: i64 = 0
        while shift < 64 and i < size:
            entry = cards[c.ROW + i]
            ranks |= ((entry & 7) + 1) << shift
            suits |= (((entry >> 3) & 3) + 1) << shift
            players |= (around(self.seats, seat, (entry >> 5) & 3) + 1) << shift
            wilds |= (entry >> 7) << shift
            shift += 8
            i += 1
        out[at] = ranks
        out[at + 3] = suits
        out[at + 6] = players
        out[at + 9] = wilds


MILESTONES_TEXT = "the Milestones known to be in the hand of the seat this many places after the viewer"


def encoder(state: State) -> Encoder:
    return TransitEncoder(state.seats)


# -- for the page about it -------------------------------------------------------------------------------------------

LAYOUTS: Layouts = [("Any number of players", 4, {})]
NOTE: Final = "With two players the first and the third of the `marks` are those of the two Eras."


def names(state: State) -> Names:
    """What stands at each place of a field."""
    from ecliptic.games.transit import names as known
    from ecliptic.games.transit.data import MILESTONE_NAMES, SETBACK_NAMES

    return {
        "phase": known.PHASES,
        "task": known.TASKS,
        "ongoing": [known.milestone_name(card) for card in known.ONGOING_CARDS],
        "setback setbacks": SETBACK_NAMES,
        "marks milestones_left": [known.century_code(4, century) for century in range(4)],
        "milestones_0 milestones_used": MILESTONE_NAMES,
        "hands open may_hold": [known.card_name(card) for card in range(c.CARDS)],
    }
