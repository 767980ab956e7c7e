"""Pairs: the planet and zodiac cards face down (E-39)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.ephemeris.faces import UNTURNED, Faces, copies_of
from ecliptic.games.ephemeris.ids import (
    FACE,
    P_FACE,
    P_OVER,
    P_PLACE,
    P_ROLLER,
    P_START,
    PLACE,
)
from ecliptic.games.ephemeris.ruleset import Ruleset
from ecliptic.games.ephemeris.scoring import shared
from ecliptic.kernel.bits import filled
from ecliptic.kernel.state import NATURE, State

GONE: Final = -2
"""A card that was taken: GONE less its face."""
GOES: Final = 2000
ALL_PAIRS: Final = 21


class Pairs(Faces):
    """A position of Pairs. Players are taken to remember what they saw."""

    def __init__(self, kit: Ruleset, seats: i64, faces: vec[i64], won: vec[i64]) -> None:
        super().__init__(kit, seats, P_ROLLER)
        self.faces: vec[i64] = faces
        """The card in each place: its face, UNTURNED, or GONE less its face."""
        self.won: vec[i64] = won
        """Pairs of each seat."""
        self.up: i64 = -1
        """The place turned up first in this go."""
        self.asked_for: i64 = -1
        """The place whose card is being turned up."""

    def clone(self) -> State:
        copy = Pairs(self.kit, self.seats, self.faces[:], self.won[:])
        self.copy_mode(copy)
        copy.up = self.up
        copy.asked_for = self.asked_for
        return copy

    def begin(self) -> None:
        self.phase = P_PLACE

    def unseen(self, face: i64) -> i64:
        """How many cards with this face were never turned up. A pair taken away was two of them."""
        left = copies_of(face, self.kit.thirds)
        i: i64 = 0
        while i < len(self.faces):
            if self.faces[i] == face or self.faces[i] == GONE - face:
                left -= 1
            i += 1
        return left

    def legal(self, seat: i64) -> vec[i64]:
        if self.phase != P_PLACE or seat != self.turn:
            return super().legal(seat)
        found = vec[i64]()
        i: i64 = 0
        while i < len(self.faces):
            if self.faces[i] >= UNTURNED and i != self.up:
                found = append(found, PLACE + i)
            i += 1
        return found

    def pick(self, seat: i64, word: i64) -> i64:
        if seat == NATURE:
            return self.pick_chance(word)
        choices = self.legal(seat)
        return choices[(word * len(choices)) >> 32]

    def apply(self, seat: i64, action: i64) -> None:
        if self.phase == P_PLACE:
            self.asked_for = action - PLACE
            if self.faces[self.asked_for] == UNTURNED:
                self.phase = P_FACE
            else:
                self.turn_up(self.asked_for)
        elif self.phase == P_FACE:
            self.faces[self.asked_for] = action - FACE
            self.turn_up(self.asked_for)
        elif self.phase <= P_START:
            self.roll_off(action)

    def turn_up(self, place: i64) -> None:
        self.asked_for = -1
        self.phase = P_PLACE
        if self.up < 0:
            self.up = place
            return
        self.count += 1
        face = self.faces[place]
        if face == self.faces[self.up]:
            self.faces[place] = GONE - face
            self.faces[self.up] = GONE - face
            self.won[self.turn] += 1
        else:
            self.turn = self.next_active(self.turn)
        self.up = -1
        if self.pairs_found() == ALL_PAIRS or self.count >= GOES:
            self.phase = P_OVER

    def pairs_found(self) -> i64:
        total: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            total += self.won[seat]
            seat += 1
        return total

    def returns(self) -> list[float]:
        return shared(self.won, self.seats)


def new_pairs(kit: Ruleset, seats: i64) -> Pairs:
    places: i64 = 42
    if kit.thirds:
        places = 51
    return Pairs(kit, seats, filled(places, UNTURNED), filled(seats, 0))
