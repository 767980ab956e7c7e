"""What a seat of Ephemeris observes (compiled): one layout for Games One and Two, and one for each other mode."""

from __future__ import annotations

from collections.abc import Sequence
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
    around_eight,
    capped,
    eight,
    empty,
    gap,
    members,
    nibbles,
    one_of,
    padded,
    seated,
    set_of,
    turned,
)
from ecliptic.games.ephemeris.deal import SLOTS as CARD_SLOTS
from ecliptic.games.ephemeris.deal import SWAPS, UNKNOWN
from ecliptic.games.ephemeris.hands import Hands
from ecliptic.games.ephemeris.ids import BODIES, BUCKETS, FACES, PLACES, QUIZ_CARDS, SIGNS
from ecliptic.games.ephemeris.one import GameOne
from ecliptic.games.ephemeris.pairs import GONE, Pairs
from ecliptic.games.ephemeris.sky import Sky
from ecliptic.games.ephemeris.snap import Snap
from ecliptic.games.ephemeris.state import Mode
from ecliptic.games.ephemeris.three import HALF, GameThree
from ecliptic.games.ephemeris.two import GameTwo
from ecliptic.kernel.state import State

PHASES: Final = 38
PLAYERS: Final = 7
BEHIND: Final = 64
"""Added to a planet's progress, which can be below zero."""
HAND: Final = 5
"""The words that a hand takes."""
ROOM: Final = 56
"""The numbers that a row of cards takes."""


class ModeEncoder(Encoder):
    """What all modes have in common."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)

    def table_fields(self) -> list[Field]:
        near = "the viewer first, then clockwise"
        return [
            *set_of("phase", PHASES, "the phase, as numbered in `games/ephemeris/ids.py`"),
            *set_of("asked", PLAYERS, f"who is asked now, {near}"),
            *set_of("turn", PLAYERS, f"whose turn it is, {near}"),
            *set_of("active", PLAYERS, f"who is still in, {near}"),
            Field("winner", 1, PLAYERS, "1 + places from the viewer to the winner"),
            Field("said", 1, BUCKETS + 2, "what the viewer has answered in a simultaneous turn"),
            Field("count", 1, 127, "what the cap counts, in sixteens"),
            Field("count_rest", 1, 15, "and what is left of it"),
            gap(4),
        ]

    def write_table(self, s: Mode, seat: i64, out: vec[i64], at: i64) -> i64:
        at = one_of(out, at, s.phase, 5)
        at = members(out, self.spread, at, turned(self.seats, seat, s.actors()), 1)
        at = one_of(out, at, around(self.seats, seat, s.turn), 1)
        at = members(out, self.spread, at, turned(self.seats, seat, s.active), 1)
        winner: i64 = around(self.seats, seat, s.winner) + 1
        out[at] = eight(winner, s.answer_of(seat), capped(s.count >> 4), s.count & 15, 0, 0, 0, 0)
        return at + 1

    def ring_fields(self) -> list[Field]:
        return [
            *[part for body in range(BODIES) for part in set_of(f"sign_of_{body}", SIGNS, "the sign this body is in")],
            Field("last_body", 1, BODIES, "1 + the body that moved last"),
            Field("last_sign", 1, SIGNS, "1 + the sign it came from"),
            Field("card", 1, BODIES, "1 + the body on the retrograde card"),
            Field("turned", 1, 127, "retrograde cards turned up in all"),
            gap(4),
            *padded(Field("deck", BODIES, 15, "retrograde cards of each body never turned up")),
        ]

    def write_ring(self, s: Sky, out: vec[i64], at: i64) -> i64:
        board = s.board
        body: i64 = 0
        while body < BODIES:
            sign = (board >> (body * 4)) & 15
            if sign >= SIGNS:
                sign = -1
            at = one_of(out, at, sign, 2)
            body += 1
        moved: i64 = 0
        left: i64 = 0
        if s.last >= 0:
            moved = (s.last >> 4) + 1
            left = (s.last & 15) + 1
        out[at] = eight(moved, left, s.card + 1, capped(s.turned), 0, 0, 0, 0)
        out[at + 1] = nibbles(s.deck_left)
        out[at + 2] = (s.deck_left >> 32) & 15
        return at + 3


@final
class HandsEncoder(ModeEncoder):
    """Games One and Two."""

    def fields(self) -> list[Field]:
        return [
            *self.table_fields(),
            *self.ring_fields(),
            *set_of("shown", BODIES, "the winner's bodies shown so far"),
            Field("first", 1, 3, "1 + the colour of the even die: red, blue, yellow"),
            Field("second", 1, 3, "1 + the colour of the other die"),
            Field("banned", 1, BODIES, "1 + the body of the first move"),
            Field("must", 1, 1, "some first move enables a second"),
            Field("fate", 1, 3, "1 + the colour of Pluto's die"),
            Field("offered", 1, 1, "the seat on turn has offered a draw"),
            Field("hand", 1, 5, "cards of each kind in a hand"),
            gap(1),
            Field("pluto", 4, 1, "whose Pluto card is unspent, the viewer first, then clockwise"),
            gap(4),
            *[part for place in range(4) for part in _hand(place)],
        ]

    def write(self, known: State, seat: i64, out: vec[i64], at: i64) -> i64:
        assert isinstance(known, Hands)
        at = self.write_table(known, seat, out, at)
        at = self.write_ring(known, out, at)
        at = members(out, self.spread, at, known.shown, 2)
        pluto: i64 = 0
        zero: i64 = 0
        must: i64 = 0
        if isinstance(known, GameTwo):
            if known.must:
                must = 1
            out[at] = eight(
                known.first + 1, known.second + 1, known.banned + 1, must, known.fate + 1, zero, known.k, zero
            )
            pluto = turned(self.seats, seat, known.pluto)
        else:
            assert isinstance(known, GameOne)
            offered: i64 = 0
            if known.offered:
                offered = 1
            out[at] = eight(zero, zero, zero, zero, zero, offered, known.k, zero)
        at = members(out, self.spread, at + 1, pluto, 1)
        place: i64 = 0
        while place < self.seats:
            at = self._write_hand(known, seated(self.seats, seat, place), out, at)
            place += 1
        return empty(out, at, (4 - self.seats) * HAND)

    def _write_hand(self, s: Hands, seat: i64, out: vec[i64], at: i64) -> i64:
        at = members(out, self.spread, at, s.held(seat), 2)
        goal = s.goal(seat)
        unknown: i64 = 0
        if goal == UNKNOWN:
            goal = 0
            unknown = 1
        complete: i64 = 0
        if s.complete(seat):
            complete = 1
        out[at] = nibbles(goal)
        out[at + 1] = nibbles((goal >> 32) & 0xFFFF)
        out[at + 2] = unknown | ((s.cards[seat * CARD_SLOTS + SWAPS] + 1) << 8) | (complete << 16)
        return at + 3


@final
class ThreeEncoder(ModeEncoder):
    """Game Three."""

    def fields(self) -> list[Field]:
        near = "the viewer first, then clockwise"
        return [
            *self.table_fields(),
            *self.ring_fields(),
            Field("progress", 8, BEHIND + 12, f"{BEHIND} + how far each seat's planet is, {near}"),
            Field("points", 8, 127, f"the points of each, {near}"),
            Field("owners", BODIES, PLAYERS, "1 + places from the viewer to the owner of each body"),
            gap(7),
            Field("next", 1, PLAYERS, "1 + places from the viewer to who gets a planet next"),
            Field("game", 1, 9, "games of the series that are over"),
            Field("colour", 1, 3, "1 + the colour of the die"),
            Field("question", 1, QUIZ_CARDS, "1 + the quiz card"),
            Field("answer", 1, 3, "1 + the answer given"),
            Field("right", 1, 1, "it was right"),
            gap(2),
            *set_of("quiz_low", HALF, "quiz cards still in the pile, the first 36"),
            *set_of("quiz_high", HALF, "quiz cards still in the pile, the others"),
        ]

    def write(self, known: State, seat: i64, out: vec[i64], at: i64) -> i64:
        assert isinstance(known, GameThree)
        at = self.write_table(known, seat, out, at)
        at = self.write_ring(known, out, at)
        out[at] = around_eight(self.seats, seat, known.tally, 0, BEHIND)
        out[at + 1] = around_eight(self.seats, seat, known.tally, self.seats, 0)
        at += 2
        word: i64 = 0
        body: i64 = 0
        while body < 8:
            word |= (around(self.seats, seat, known.owner_of(body)) + 1) << (8 * body)
            body += 1
        out[at] = word
        out[at + 1] = around(self.seats, seat, known.owner_of(body)) + 1
        right: i64 = 0
        if known.right:
            right = 1
        whose: i64 = around(self.seats, seat, known.at) + 1
        out[at + 2] = eight(whose, known.game, known.colour + 1, known.question + 1, known.answer + 1, right, 0, 0)
        at = members(out, self.spread, at + 3, known.low, 5)
        return members(out, self.spread, at, known.high, 5)


@final
class PairsEncoder(ModeEncoder):
    """Pairs."""

    def fields(self) -> list[Field]:
        return [
            *self.table_fields(),
            Field("won", 8, 21, "the pairs of each, the viewer first, then clockwise"),
            Field("up", 1, PLACES, "1 + the place turned up first in this go"),
            Field("place", 1, PLACES, "1 + the place being turned up"),
            gap(6),
            Field(
                "faces", PLACES, 2 * FACES, "for each place 0 if never seen, 1 + its face, or 22 + its face once taken"
            ),
            gap(5),
        ]

    def write(self, known: State, seat: i64, out: vec[i64], at: i64) -> i64:
        assert isinstance(known, Pairs)
        at = self.write_table(known, seat, out, at)
        out[at] = around_eight(self.seats, seat, known.won, 0, 0)
        out[at + 1] = (known.up + 1) | ((known.asked_for + 1) << 8)
        at += 2
        faces = known.faces
        word: i64 = 0
        i: i64 = 0
        while i < ROOM:
            if i < len(faces):
                face = faces[i] + 1
                if face < 0:
                    face = GONE - faces[i] + FACES + 1
                word |= face << ((i & 7) << 3)
            i += 1
            if i & 7 == 0:
                out[at] = word
                word = 0
                at += 1
        return at


@final
class SnapEncoder(ModeEncoder):
    """Snap."""

    def fields(self) -> list[Field]:
        found = [
            *self.table_fields(),
            Field("stock_sizes", 8, PLACES, "the face-down cards of each, the viewer first, then clockwise"),
            Field("pile_sizes", 8, PLACES, "the face-up cards of each, likewise"),
            Field("on_show", 8, FACES, "1 + the face on top of each pile, likewise"),
        ]
        for kind, text in (("stock", "face-down cards from the top"), ("pile", "face-up cards from the first")):
            for place in range(6):
                whose = (
                    f"of the seat {place} places after the viewer: 0 if there is none or never seen, else 1 + its face"
                )
                found += [Field(f"{kind}_{place}", PLACES, FACES, f"the {text}, {whose}"), gap(5)]
        return found

    def write(self, known: State, seat: i64, out: vec[i64], at: i64) -> i64:
        assert isinstance(known, Snap)
        at = self.write_table(known, seat, out, at)
        sizes = known.sizes
        out[at] = around_eight(self.seats, seat, sizes, 0, 0)
        out[at + 1] = around_eight(self.seats, seat, sizes, self.seats, 0)
        word: i64 = 0
        place: i64 = 0
        while place < self.seats:
            word |= (known.shows(seated(self.seats, seat, place)) + 1) << (8 * place)
            place += 1
        out[at + 2] = word
        at = self._write_cards(known.stock, sizes, 0, seat, out, at + 3)
        return self._write_cards(known.pile, sizes, self.seats, seat, out, at)

    def _write_cards(self, cards: vec[i64], sizes: vec[i64], first: i64, seat: i64, out: vec[i64], at: i64) -> i64:
        place: i64 = 0
        while place < self.seats:
            sits = seated(self.seats, seat, place)
            base = sits * PLACES
            end = sizes[first + sits]
            row = empty(out, at, ROOM // 8)
            i: i64 = 0
            while i < end:
                out[at + (i >> 3)] |= (cards[base + i] + 1) << ((i & 7) << 3)
                i += 1
            at = row
            place += 1
        return empty(out, at, (6 - self.seats) * (ROOM // 8))


def _hand(place: int) -> list[Field]:
    whose = "own" if place == 0 else f"other_{place}"
    return [
        *set_of(f"{whose}_bodies", BODIES + 1, "the bodies in the hand; the tenth says that some are not known"),
        Field(f"{whose}_goal", SIGNS, 15, "how often each sign is in the goal"),
        gap(4),
        Field(f"{whose}_goal_unknown", 1, 1, "the goal is not known"),
        Field(f"{whose}_exchanged", 1, 10, "1 + the cards exchanged"),
        Field(f"{whose}_complete", 1, 1, "the hand is complete, as far as known"),
        gap(5),
    ]


def encoder(state: State) -> Encoder:
    """The encoder of a position's mode."""
    if isinstance(state, GameThree):
        return ThreeEncoder(state.seats)
    if isinstance(state, Pairs):
        return PairsEncoder(state.seats)
    if isinstance(state, Snap):
        return SnapEncoder(state.seats)
    return HandsEncoder(state.seats)


# -- for the page about it, and for OpenSpiel ------------------------------------------------------------------------

LAYOUTS: Layouts = [
    ("Games One and Two", 4, {"mode": "two"}),
    ("Game Three", 7, {"mode": "three"}),
    ("Pairs", 6, {"mode": "pairs"}),
    ("Snap", 6, {"mode": "snap"}),
]
NOTE: Final = "Bodies are numbered from the Moon to Neptune, signs from Aries; a face is a body or 9 + a sign."


def names(state: State) -> Names:
    """What stands at each place of a field."""
    from ecliptic.games.ephemeris import data
    from ecliptic.games.ephemeris.position import PHASES as PHASE_NAMES

    found: dict[str, Sequence[str]] = {"phase": [PHASE_NAMES.get(phase, "-") for phase in range(max(PHASE_NAMES) + 1)]}
    if isinstance(state, Sky):
        found["sign_of_0"] = data.SIGNS
        found["deck"] = data.BODIES
    if isinstance(state, GameThree):
        found["owners"] = data.BODIES
    if isinstance(state, Hands):
        found["shown own_bodies"] = data.BODIES
        found["own_goal"] = data.SIGNS
    return found


def traits(state: State) -> Traits:
    """In Game Two all may have resigned, and then nobody gets anything."""
    return Traits(perfect=isinstance(state, GameThree | Pairs), constant_sum=not isinstance(state, GameTwo))
