"""Snap: flip a card, and call when two piles show the same face (E-40). Calls are races with recorded times (E-41)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.ephemeris.faces import UNTURNED, Faces, copies_of
from ecliptic.games.ephemeris.ids import (
    FACE,
    FLIP,
    P_FACE,
    P_FLIP,
    P_OVER,
    P_RACE,
    P_ROLLER,
    P_START,
    PLACES,
    SILENT,
)
from ecliptic.games.ephemeris.ruleset import Ruleset
from ecliptic.games.ephemeris.scoring import shared
from ecliptic.kernel.bits import bit, filled, size
from ecliptic.kernel.state import LATER, NATURE, State

FLIPS: Final = 400


class Snap(Faces):
    """A position of Snap. Everybody could know every card once flipped, so nothing here is anybody's secret."""

    def __init__(self, kit: Ruleset, seats: i64, stock: vec[i64], pile: vec[i64], sizes: vec[i64]) -> None:
        super().__init__(kit, seats, P_ROLLER)
        self.stock: vec[i64] = stock
        """The face-down cards of each seat, PLACES a seat, from the top."""
        self.pile: vec[i64] = pile
        """The face-up cards of each seat, from the first one flipped to the one on show."""
        self.sizes: vec[i64] = sizes
        """How many cards each stock has, then each pile."""

    def clone(self) -> State:
        copy = Snap(self.kit, self.seats, self.stock[:], self.pile[:], self.sizes[:])
        self.copy_mode(copy)
        return copy

    def cards_of(self, seat: i64) -> i64:
        return self.sizes[seat] + self.sizes[self.seats + seat]

    def shows(self, seat: i64) -> i64:
        """The face on top of a pile, or -1."""
        n = self.sizes[self.seats + seat]
        return self.pile[seat * PLACES + n - 1] if n > 0 else UNTURNED

    def unseen(self, face: i64) -> i64:
        """How many cards with this face were never flipped."""
        left = copies_of(face, True)
        seat: i64 = 0
        while seat < self.seats:
            i: i64 = 0
            while i < self.sizes[seat]:
                if self.stock[seat * PLACES + i] == face:
                    left -= 1
                i += 1
            i = 0
            while i < self.sizes[self.seats + seat]:
                if self.pile[seat * PLACES + i] == face:
                    left -= 1
                i += 1
            seat += 1
        return left

    # -- the contract ------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The cards go round from the starter until none is left; nobody looks at them."""
        seat = self.turn
        i: i64 = 0
        while i < PLACES:
            self.stock[seat * PLACES + self.sizes[seat]] = UNTURNED
            self.sizes[seat] += 1
            seat = self.next_active(seat)
            i += 1
        self.phase = P_FLIP

    def legal(self, seat: i64) -> vec[i64]:
        if self.phase == P_FLIP and seat == self.turn:
            flip: i64 = FLIP
            return vec[i64]([flip])
        return super().legal(seat)

    def pick(self, seat: i64, word: i64) -> i64:
        if self.phase == P_FLIP:
            return FLIP
        return super().pick(seat, word)

    def others(self, seat: i64) -> i64:
        return 0

    def seen_as(self, viewer: i64, seat: i64, action: i64) -> i64:
        if seat != viewer and seat != NATURE and self.phase == P_RACE:
            return LATER
        return action

    def apply(self, seat: i64, action: i64) -> None:
        if self.phase == P_RACE:
            self.race(seat, action)
        elif self.phase == P_FLIP:
            self.flip()
        elif self.phase == P_FACE:
            self.lay(action - FACE)
        elif self.phase <= P_START:
            self.roll_off(action)

    def totals(self) -> vec[i64]:
        """The cards of each seat."""
        found = filled(self.seats, 0)
        seat: i64 = 0
        while seat < self.seats:
            found[seat] = self.cards_of(seat)
            seat += 1
        return found

    def returns(self) -> list[float]:
        return shared(self.totals(), self.seats)

    # -- cards in motion -----------------------------------------------------------------------------------------

    def flip(self) -> None:
        """An empty stock is first refilled from the player's pile, turned over: what was flipped first comes first."""
        if self.sizes[self.turn] == 0:
            self.gather(self.turn, self.turn)
        face = self.stock[self.turn * PLACES]
        if face == UNTURNED:
            self.phase = P_FACE
        else:
            self.lay(face)

    def lay(self, face: i64) -> None:
        self.take_top(self.turn)
        n = self.sizes[self.seats + self.turn]
        self.pile[self.turn * PLACES + n] = face
        self.sizes[self.seats + self.turn] = n + 1
        self.count += 1
        self.phase = P_RACE

    def take_top(self, seat: i64) -> i64:
        """Removes the top card of a stock."""
        base = seat * PLACES
        card = self.stock[base]
        self.sizes[seat] -= 1
        i: i64 = 0
        while i < self.sizes[seat]:
            self.stock[base + i] = self.stock[base + i + 1]
            i += 1
        return card

    def put_under(self, seat: i64, card: i64) -> None:
        self.stock[seat * PLACES + self.sizes[seat]] = card
        self.sizes[seat] += 1

    def gather(self, seat: i64, owner: i64) -> None:
        """A pile is turned over and put under the stock of a seat."""
        i: i64 = 0
        while i < self.sizes[self.seats + owner]:
            self.put_under(seat, self.pile[owner * PLACES + i])
            i += 1
        self.sizes[self.seats + owner] = 0

    # -- the race ------------------------------------------------------------------------------------------------

    def matched(self) -> i64:
        """The face that two piles show; of two such faces the one on the pile turned last. -1 for none."""
        seat = self.turn
        i: i64 = 0
        while i < self.seats:
            face = self.shows(seat)
            other: i64 = 0
            while other < self.seats:
                if face != UNTURNED and other != seat and self.shows(other) == face:
                    return face
                other += 1
            seat = (seat + self.seats - 1) % self.seats  # who flipped before
            i += 1
        return -1

    def race(self, seat: i64, action: i64) -> None:
        self.say(seat, action - SILENT + 1)
        if self.asked() != 0:
            return
        face = self.matched()
        caller = self.earliest()
        if face >= 0 and caller >= 0:
            self.win_piles(caller, face)
        while face < 0 and caller >= 0:
            self.pay(caller)
            self.said &= ~(bit(caller * 8) * 255)
            caller = self.earliest()
        self.said = 0
        self.barrier += 1
        self.next_flip()

    def win_piles(self, caller: i64, face: i64) -> None:
        """All piles with that face, the caller's own first, then in turn order."""
        owner = caller
        i: i64 = 0
        while i < self.seats:
            if self.shows(owner) == face:
                self.gather(caller, owner)
                self.leave_if_empty(owner)
            owner = (owner + 1) % self.seats
            i += 1

    def pay(self, caller: i64) -> None:
        """A wrong call: a card for each opponent still in, as far as the stock lasts."""
        other = self.next_active(caller)
        while other != caller and self.sizes[caller] > 0:
            self.put_under(other, self.take_top(caller))
            other = self.next_active(other)
        self.leave_if_empty(caller)

    def leave_if_empty(self, seat: i64) -> None:
        """Without cards one is out at once: whoever pays next pays only those still in."""
        if self.cards_of(seat) == 0:
            self.active &= ~bit(seat)

    def next_flip(self) -> None:
        self.phase = P_FLIP
        if size(self.active) == 1 or self.count >= FLIPS:
            self.phase = P_OVER
        else:
            self.turn = self.next_active(self.turn)


def new_snap(kit: Ruleset, seats: i64) -> Snap:
    rows = seats * PLACES
    return Snap(kit, seats, filled(rows, 0), filled(rows, 0), filled(2 * seats, 0))
