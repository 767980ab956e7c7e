"""Pairs: which card is turned up, from what is remembered (compiled)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.ephemeris.faces import UNTURNED
from ecliptic.games.ephemeris.ids import BODIES, PLACE
from ecliptic.games.ephemeris.pairs import GONE, Pairs
from ecliptic.kernel.luck import Luck


def choose_pairs(state: Pairs, seat: i64, luck: Luck, percent: i64, clever: bool) -> i64:
    """A pair that one remembers, else a card nobody has seen. A clever player ends a go on a known card where another
    new one would rather help the next."""
    faces = state.faces
    n: i64 = len(faces)
    known = vec[i64]()
    fresh = vec[i64]()
    i: i64 = 0
    while i < n:
        if i != state.up and faces[i] >= UNTURNED:
            if faces[i] != UNTURNED and remembered(state, seat, i, percent):
                known = append(known, i)
            else:
                fresh = append(fresh, i)
        i += 1
    if state.up >= 0:
        i = 0
        while i < len(known):
            if faces[known[i]] == faces[state.up]:
                return PLACE + known[i]
            i += 1
        if len(fresh) == 0 or (clever and len(known) > 0 and not worth_a_look(state)):
            return PLACE + known[0]
        return PLACE + fresh[luck.below(len(fresh))]
    i = 0
    while i < len(known):
        j: i64 = i + 1
        while j < len(known):
            if faces[known[i]] == faces[known[j]]:
                return PLACE + known[i]
            j += 1
        i += 1
    if len(fresh) > 0:
        return PLACE + fresh[luck.below(len(fresh))]
    return PLACE + known[0]


def remembered(state: Pairs, seat: i64, place: i64, percent: i64) -> bool:
    """Whether a player who keeps so much in mind still knows this card: it differs every few goes."""
    mixed: i64 = (place * 7919 + seat * 104729 + (state.count // 3) * 15485863 + state.faces[place] * 31337) & 0xFFFFFF
    mixed = (mixed * 0x5BD1E995) & 0x7FFFFFFF
    return (mixed >> 8) % 100 < percent


def worth_a_look(state: Pairs) -> bool:
    """Whether a second new card is more likely to serve the go than to serve the next player."""
    return MARGINS.look_again(state)


class Margins:
    """Pairs between two who forget nothing, solved for the mean lead in pairs of the player on turn.

    A position is what is not seen yet: signs of which both cards are unseen (s) or one (t), bodies of which three (a)
    or two (b) are unseen, and unseen cards that have no partner any more (d). Pairs that are known are taken at once.
    """

    def __init__(self) -> None:
        self.found: dict[int, float] = {}

    def value(self, s: i64, t: i64, a: i64, b: i64, d: i64) -> float:
        """The lead that the player on turn can expect to win from here on."""
        if s + t + a + b == 0:
            return 0.0
        at: int = (((s * 32 + t) * 32 + a) * 32 + b) * 32 + d
        if at in self.found:
            return self.found[at]
        unseen = float(2 * s + t + 3 * a + 2 * b + d)
        found = (
            (float(t) / unseen * (1.0 + self.value(s, t - 1, a, b, d)) if t > 0 else 0.0)
            + (float(2 * b) / unseen * (1.0 + self.value(s, t, a, b - 1, d + 1)) if b > 0 else 0.0)
            + (float(2 * s) / unseen * self.second(s - 1, t, a, b, d, 1) if s > 0 else 0.0)
            + (float(3 * a) / unseen * self.second(s, t, a - 1, b, d, 2) if a > 0 else 0.0)
            + (float(d) / unseen * self.second(s, t, a, b, d - 1, 0) if d > 0 else 0.0)
        )
        self.found[at] = found
        return found

    def second(self, s: i64, t: i64, a: i64, b: i64, d: i64, up: i64) -> float:
        """The better of a known card and a new one, with a first card up that found no partner: its copies still
        unseen are `up`, and not counted in the rest."""
        look = self.look(s, t, a, b, d, up)
        if t + b == 0:
            return look  # no other card is known
        stop = self.stop(s, t, a, b, d, up)
        return stop if stop > look else look

    def stop(self, s: i64, t: i64, a: i64, b: i64, d: i64, up: i64) -> float:
        """The go ends on a card that everybody knows."""
        return -self.value(s, t + (1 if up == 1 else 0), a, b + (1 if up == 2 else 0), d)

    def look(self, s: i64, t: i64, a: i64, b: i64, d: i64, up: i64) -> float:
        """A second new card: it may be the partner, show the next player a pair, or be one more card to remember."""
        one: i64 = 1 if up == 1 else 0
        two: i64 = 1 if up == 2 else 0
        unseen = float(2 * s + t + 3 * a + 2 * b + d + up)
        if unseen == 0.0:
            return self.stop(s, t, a, b, d, up)
        found = float(up) / unseen * (1.0 + self.value(s, t, a, b, d + two))
        t2 = t + one
        b2 = b + two
        if t > 0:
            found -= float(t) / unseen * (1.0 + self.value(s, t2 - 1, a, b2, d))
        if b > 0:
            found -= float(2 * b) / unseen * (1.0 + self.value(s, t2, a, b2 - 1, d + 1))
        if s > 0:
            found -= float(2 * s) / unseen * self.value(s - 1, t2 + 1, a, b2, d)
        if a > 0:
            found -= float(3 * a) / unseen * self.value(s, t2, a - 1, b2 + 1, d)
        if d > 0:
            found -= float(d) / unseen * self.value(s, t2, a, b2, d - 1)
        return found

    def look_again(self, state: Pairs) -> bool:
        """Whether a second new card is better than a known one, with a card up that has no known partner."""
        faces = state.faces
        up = faces[state.up]
        s: i64 = 0
        t: i64 = 0
        a: i64 = 0
        b: i64 = 0
        d: i64 = 0
        left: i64 = 0
        face: i64 = 0
        while face < 21:
            unseen = state.unseen(face)
            gone = False
            i: i64 = 0
            while i < len(faces):
                if faces[i] == GONE - face:
                    gone = True
                i += 1
            if face == up:
                left = 0 if gone else unseen
                if gone:
                    d += unseen
            elif gone:
                d += unseen
            elif unseen == 3:
                a += 1
            elif unseen == 2:
                if face < BODIES and state.kit.thirds:
                    b += 1
                else:
                    s += 1
            elif unseen == 1:
                if face < BODIES and state.kit.thirds:
                    return True  # two copies known and not taken: somebody forgot them
                t += 1
            face += 1
        return self.look(s, t, a, b, d, left) > self.stop(s, t, a, b, d, left)


MARGINS: Final = Margins()
"""Filled as it is asked."""
