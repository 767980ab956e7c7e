"""What a seat of the Gemini Card Game observes (compiled). Nothing is hidden there but the order of the decks."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.envs.writer import (
    Encoder,
    Field,
    Layouts,
    Names,
    Traits,
    around,
    capped,
    eight,
    empty,
    gap,
    members,
    nibbles,
    one_of,
    seated,
    set_of,
)
from ecliptic.games.gemini.ids import (
    CARDS,
    DONE,
    HOURS,
    INSTRUMENT,
    INSTRUMENTS,
    PROGRAMS,
    SIDE,
    SIDES,
    SINCE,
    WEATHERS,
    WIDTH,
)
from ecliptic.games.gemini.rules import Semester
from ecliptic.kernel.bits import bit, size
from ecliptic.kernel.state import NATURE, State

PHASES: Final = 11
PLAYERS: Final = 4


@final
class GeminiEncoder(Encoder):
    """Cards, programs, instruments and sides are numbered as in `games/gemini/ids.py`."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)

    def fields(self) -> list[Field]:
        near = "the viewer first, then clockwise"
        return [
            *set_of("phase", PHASES, "the phase of the game"),
            Field("asked", PLAYERS, 1, f"who is asked now, {near}"),
            Field("first", PLAYERS, 1, f"the first player, {near}"),
            Field("role", PLAYERS, 4, f"1 + the role of each, {near}"),
            Field("second_role", PLAYERS, 4, "1 + the second role of each, with two players"),
            Field("round", 1, 12, "the round"),
            Field("turn", 1, 4, "turns of the round that are over"),
            Field("role_in_turn", 1, 4, "1 + the role in whose turn it is"),
            Field("actions", 1, 127, "actions left"),
            Field("sky_bonus", 1, 127, "how often Clearing Sky was used this turn"),
            Field("given", 1, CARDS, "1 + the card offered in an exchange"),
            Field("freed", 1, INSTRUMENTS, "1 + the instrument that a completed program set free"),
            Field("reputation", 1, 127, "Reputation"),
            Field("level", 1, 5, "1 + the level of victory once it is over; 1 is a loss"),
            Field("sky", 1, 4, "1 + the conditions, from poor to best"),
            Field("closed", 1, 3, "the sites closed: 1 North, 2 South, 3 both"),
            Field("closing", 1, 3, "the sites closed next round"),
            Field("ability_used", 1, 1, "the role's ability was used this turn"),
            Field("declined", 1, 1, "an exchange was just broken off"),
            Field("best_now", 1, 1, "this round's own card is Best"),
            Field("owes_band1", 1, 1, "Best weather still waits for Time on a Band 1 program"),
            Field("flipped", 1, 1, "Checkouts is complete"),
            Field("altair", 1, PROGRAMS, "1 + the program whose instrument carries Altair"),
            Field("hand_limit", 1, 127, "cards that the role in turn may hold"),
            Field("pool_size", 1, CARDS, "cards in the Player deck whose order nobody knows"),
            Field("can_undo", 1, 1, "the last action can be taken back"),
            gap(3),
            Field("due", 8, 15, "the round at whose end each Classical Run is due"),
            *set_of("active", PROGRAMS, "the active programs"),
            *set_of("scored", PROGRAMS, "the completed programs"),
            *set_of("row", INSTRUMENTS, "the instruments in the row"),
            *set_of("instrument_pool", INSTRUMENTS, "the instruments in the deck, where their order is not known"),
            *set_of("weather_pool", WEATHERS, "the Weather cards in the deck, where their order is not known"),
            *[
                part
                for place in range(PLAYERS)
                for part in set_of(f"hand_{place}", CARDS, "the hand of the seat this many places after the viewer")
            ],
            *set_of("discard", CARDS, "the discarded cards"),
            *set_of("pool", CARDS, "the cards in the Player deck whose order nobody knows"),
            *[part for program in range(PROGRAMS) for part in _program(program)],
        ]

    def write(self, known: State, seat: i64, out: vec[i64], at: i64) -> i64:
        assert isinstance(known, Semester)
        spread = self.spread
        at = self._write_turn(known, seat, out, at)
        at = members(out, spread, at, known.active, 2)
        at = members(out, spread, at, known.scored, 2)
        at = members(out, spread, at, known.row, 3)
        at = members(out, spread, at, known.instrument_pool, 3)
        at = members(out, spread, at, known.weather_pool, 3)
        hands = known.hands
        place: i64 = 0
        while place < self.seats:
            at = members(out, spread, at, hands[seated(self.seats, seat, place)], 8)
            place += 1
        at = empty(out, at, (PLAYERS - self.seats) * 8)
        at = members(out, spread, at, known.discard, 8)
        at = members(out, spread, at, known.pool, 8)
        board = known.board
        i: i64 = 0
        while i < PROGRAMS * WIDTH:
            hours = capped(board[i + HOURS])
            zero: i64 = 0
            out[at] = eight(
                board[i + INSTRUMENT] + 1,
                board[i + SIDE] + 1,
                hours,
                board[i + SINCE],
                board[i + DONE] + 1,
                zero,
                zero,
                zero,
            )
            at += 1
            i += WIDTH
        return at

    def _write_turn(self, s: Semester, seat: i64, out: vec[i64], at: i64) -> i64:
        at = one_of(out, at, s.phase, 2)
        actors = s.actors()
        word: i64 = 0
        if actors != 0 and actors >> NATURE == 0:
            word = bit(8 * around(self.seats, seat, s.seat))
        first = around(self.seats, seat, s.first)
        if first >= 0:
            word |= bit(8 * (first + PLAYERS))
        out[at] = word
        word = 0
        place: i64 = 0
        while place < self.seats:
            sits = seated(self.seats, seat, place)
            word |= (s.given_role(sits) + 1) << (8 * place)
            if self.seats == 2:
                word |= (s.given_role(sits + 2) + 1) << (8 * (place + PLAYERS))
            place += 1
        out[at + 1] = word
        out[at + 2] = eight(
            s.round,
            s.turn,
            s.role + 1,
            capped(s.actions),
            capped(s.sky_bonus),
            s.given + 1,
            s.freed + 1,
            capped(s.reputation),
        )
        word = eight(s.level + 1, s.sky + 1, s.closed, s.closing, 0, 0, 0, 0)
        if s.ability_used:
            word |= 1 << 32
        if s.declined:
            word |= 1 << 40
        if s.best_now:
            word |= 1 << 48
        if s.owes_band1:
            word |= 1 << 56
        out[at + 3] = word
        word = eight(0, s.altair + 1, s.hand_limit(), size(s.pool), 0, 0, 0, 0)
        if s.flipped:
            word |= 1
        if s.undo is not None:
            word |= 1 << 32
        out[at + 4] = word
        out[at + 5] = nibbles(s.due)
        return at + 6


def _program(program: int) -> list[Field]:
    return [
        Field(f"instrument_{program}", 1, INSTRUMENTS, "1 + the instrument on the program of this number"),
        Field(f"side_{program}", 1, SIDES, "1 + the side of its current target"),
        Field(f"hours_{program}", 1, 127, "the hours on it"),
        Field(f"since_{program}", 1, 12, "the round it was played in"),
        Field(f"done_{program}", 1, SIDES, "1 + the side of its completed target"),
        gap(3),
    ]


def encoder(state: State) -> Encoder:
    return GeminiEncoder(state.seats)


# -- for the page about it, and for OpenSpiel ------------------------------------------------------------------------

LAYOUTS: Layouts = [("Any number of players", 4, {})]


def names(state: State) -> Names:
    """What stands at each place of a field."""
    from ecliptic.games.gemini import data
    from ecliptic.games.gemini.position import PHASES as PHASE_NAMES

    return {
        "phase": PHASE_NAMES,
        "active scored": data.PLACE_IDS,
        "row instrument_pool": data.INSTRUMENT_IDS,
        "weather_pool": data.WEATHER_IDS,
        "hand_0 discard pool": data.CARD_IDS,
    }


def traits(state: State) -> Traits:
    return Traits(perfect=True)
