"""The dice of a turn: which operations are open, and what one does to them (S-12 to S-21).

An operation is open if its source is (an Engineer not yet used, an icon, ore, an empty track) and its dice are there.
Dice are counted in bytes, one for each face, so one subtraction compares all six counts at once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.survivors.layout import (
    ADJ1,
    BY_DOWN,
    BY_ORE,
    BY_PART,
    BY_UP,
    DICE_,
    EFFECTS,
    ENGINEER_TYPES,
    FRESH_,
    HELD_,
    ICONS_,
    LOCK_ANY3,
    LOCK_FULL,
    LOCK_KIND,
    LOCK_QSPOT,
    LOCK_RUN,
    LOCK_RUN4,
    LOCKS_,
    MAX_DESIGNS,
    ORE_,
    SPENT_,
    USED_,
)
from ecliptic.games.survivors.operations import OPERATIONS, changes_of, pack
from ecliptic.games.survivors.terrain import zeros
from ecliptic.kernel.bits import bit, size

HIGH: Final = 0x808080808080
"""The top bit of each face's byte."""

# Tracks, six bits each in LOCKS_: which of the track's operations was done, counted from 1. The arrows keep the paying
# faces instead, three bits a spot.
KIND: Final = 0
RUN: Final = 6
ANY3: Final = 12
FULL_HOUSE: Final = 18
QSPOT: Final = 24
UP: Final = 30
DOWN: Final = 36


def has(dice: i64, need: i64) -> bool:
    """Whether all the needed dice are among the dice."""
    return ((dice | HIGH) - need) & HIGH == HIGH


def showing(dice: i64, least: i64) -> i64:
    """The set of faces (face 1 is member 0) that at least so many dice show."""
    faces: i64 = 0
    f: i64 = 0
    while f < 6:
        if (dice >> (8 * f)) & 0xFF >= least:
            faces |= bit(f)
        f += 1
    return faces


def count_showing(dice: i64, face: i64) -> i64:
    return (dice >> (8 * (face - 1))) & 0xFF


def runs(faces: i64, length: i64) -> i64:
    """The lowest faces of all runs of three or four."""
    starts: i64 = faces & (faces >> 1) & (faces >> 2)
    if length == 4:
        starts &= faces >> 3
    return starts


def effect_at(starts: vec[i64], action: i64) -> i64:
    """Whose operation it is, from where the operations of each effect begin."""
    e: i64 = 0
    while action >= starts[e + 1]:
        e += 1
    return e


class Mech:
    """The control board: the table of operations, what they do, and the open ones of a seat block by block.

    Blocks are visited in the order of their ids. The number of open members of each follows from the sets of faces that
    one, two, three, four and five dice show; only the block that is wanted is looked into.
    """

    def __init__(self, updown_spots: i64) -> None:
        self.updown_spots: i64 = updown_spots
        self.icons: vec[i64] = zeros(MAX_DESIGNS)
        """By part: four bits for each effect, how often it stands on the card."""
        self.design_of: vec[i64] = zeros(EFFECTS)
        """The part that carries an effect, or -1."""
        self.needs: vec[i64] = vec[i64]()
        """By operation: the dice it takes out of the unlocked ones."""
        self.gives: vec[i64] = vec[i64]()
        """By operation: the dice it puts back."""
        self.at_engineer: vec[i64] = vec[i64]()
        self.at_part: vec[i64] = vec[i64]()
        """By effect: where its operations begin; one entry more marks the end."""
        self.ways: vec[i64] = zeros(EFFECTS * 64)
        """By effect and set of faces: how many operations it has there."""
        self.members: vec[i64] = zeros(64)
        """How many faces a set has."""
        # What is being asked for:
        self.dice: i64 = 0
        self.wanted: i64 = 0
        """How many open operations still lie before the wanted one."""
        self.chosen: i64 = -1
        self.count: i64 = 0
        self.listing: bool = False
        self.actions: vec[i64] = vec[i64]()
        self._tabulate()

    def _tabulate(self) -> None:
        for operation in OPERATIONS:
            self.needs = append(self.needs, i64(pack(operation.dice)))
            self.gives = append(self.gives, i64(pack((operation.after,)) if operation.after else 0))
        at: i64 = 0
        for effect in range(ENGINEER_TYPES):
            self.at_engineer = append(self.at_engineer, at)
            at += len(changes_of(effect))
        self.at_engineer = append(self.at_engineer, at)
        for effect in range(EFFECTS):
            self.at_part = append(self.at_part, at)
            at += len(changes_of(effect))
        self.at_part = append(self.at_part, at)
        faces: i64 = 0
        while faces < 64:
            self.members[faces] = size(faces)
            for effect in range(EFFECTS):
                for before, _ in changes_of(effect):
                    if faces & bit(before - 1):
                        self.ways[effect * 64 + faces] += 1
            faces += 1

    # -- what is open ------------------------------------------------------------------------------------------

    def begin(self, dice: i64, wanted: i64, listing: bool) -> None:
        """Asks for the open operations with these dice: for all as a list, or for the wanted one (and their number)."""
        self.dice = dice
        self.wanted = wanted
        self.chosen = -1
        self.count = 0
        self.listing = listing
        if listing:
            self.actions = vec[i64]()

    def block(self, first: i64, stop: i64, members: i64) -> bool:
        """Adds a block of operations with so many open ones. True when the wanted one has been found."""
        if members == 0:
            return False
        self.count += members
        if self.listing:
            self._list(first, stop)
            return False
        if self.wanted >= members:
            self.wanted -= members
            return False
        needs = self.needs
        dice: i64 = self.dice
        left: i64 = self.wanted
        i: i64 = first
        while i < stop:
            if has(dice, needs[i]):
                if left == 0:
                    self.chosen = i
                    return True
                left -= 1
            i += 1
        return False

    def _list(self, first: i64, stop: i64) -> None:
        i: i64 = first
        while i < stop:
            if has(self.dice, self.needs[i]):
                self.actions = append(self.actions, i)
            i += 1

    def changes(self, row: vec[i64], base: i64, faces: i64, parts: bool) -> bool:
        """Engineers, parts and ore."""
        idle: i64 = row[base + HELD_] & ~row[base + USED_]
        e: i64 = 0
        if idle:
            while e < ENGINEER_TYPES:
                if idle & bit(e):
                    if self.block(self.at_engineer[e], self.at_engineer[e + 1], self.ways[e * 64 + faces]):
                        return True
                e += 1
        if parts and (row[base + FRESH_] | row[base + ICONS_]) != 0:
            e = 0
            while e < EFFECTS:
                if self.icon_left(row, base, e):
                    if self.block(self.at_part[e], self.at_part[e + 1], self.ways[e * 64 + faces]):
                        return True
                e += 1
        if row[base + ORE_]:
            return self.block(BY_ORE, BY_UP, self.ways[ADJ1 * 64 + faces])
        return False

    def arrows(self, locks: i64, ge1: i64, ge2: i64) -> bool:
        """UP and DOWN: a die pays for another, so a face shown once cannot do both."""
        members = self.members
        payers: i64 = members[ge1]
        if self.arrow_open(locks, UP):
            pairs: i64 = members[ge1 & 31] * payers - members[ge1 & ~ge2 & 31]
            if self.block(BY_UP, BY_DOWN, pairs):
                return True
        if self.arrow_open(locks, DOWN):
            pairs = members[ge1 & 62] * payers - members[ge1 & ~ge2 & 62]
            return self.block(BY_DOWN, LOCK_KIND, pairs)
        return False

    def kinds(self, ge2: i64, two: bool, three: bool, five: bool) -> bool:
        """Two to five of a kind; whether the rewards of two, three and five can be had is given."""
        if two and self.block(LOCK_KIND, LOCK_KIND + 6, self.members[ge2]):
            return True
        ge3: i64 = showing(self.dice, 3)
        if ge3 == 0:
            return False
        if three and self.block(LOCK_KIND + 6, LOCK_KIND + 12, self.members[ge3]):
            return True
        if self.block(LOCK_KIND + 12, LOCK_KIND + 18, self.members[showing(self.dice, 4)]):
            return True
        return five and self.block(LOCK_KIND + 18, LOCK_RUN, self.members[showing(self.dice, 5)])

    def any3(self, ge1: i64, ge2: i64) -> bool:
        """Three different faces, a pair with another, or three equal ones."""
        n: i64 = self.members[ge1]
        sets: i64 = n * (n - 1) * (n - 2) // 6 + self.members[ge2] * (n - 1) + self.members[showing(self.dice, 3)]
        return self.block(LOCK_ANY3, LOCK_FULL, sets)

    def full(self, ge2: i64) -> bool:
        triples: i64 = self.members[showing(self.dice, 3)]
        return self.block(LOCK_FULL, LOCK_QSPOT, triples * (self.members[ge2] - 1))

    def arrow_open(self, locks: i64, track: i64) -> bool:
        """Whether UP or DOWN has an empty spot (S-17, R-09)."""
        return (locks >> (track + 3 * (self.updown_spots - 1))) & 7 == 0

    def icon_left(self, row: vec[i64], base: i64, effect: i64) -> bool:
        """Whether a part can bring about this effect: an opened one, or a fresh one that carries it (S-15)."""
        if (row[base + ICONS_] >> (4 * effect)) & 15:
            return True
        design: i64 = self.design_of[effect]
        return design >= 0 and (row[base + FRESH_] >> (4 * design)) & 15 != 0

    # -- doing it ----------------------------------------------------------------------------------------------

    def change(self, row: vec[i64], base: i64, action: i64) -> bool:
        """Does a change of a die (any operation below the locks). True if Nature must roll the die."""
        row[base + DICE_] += self.gives[action] - self.needs[action]
        if action < BY_PART:
            row[base + USED_] |= bit(effect_at(self.at_engineer, action))
            return action < self.at_engineer[1]
        if action < BY_ORE:
            self._use_icon(row, base, effect_at(self.at_part, action))
            return action < self.at_part[1]
        if action < BY_UP:
            row[base + ORE_] -= 1
        elif action < BY_DOWN:
            pay(row, base, UP, (action - BY_UP) // 5 + 1)
        else:
            pay(row, base, DOWN, (action - BY_DOWN) // 5 + 1)
        return False

    def _use_icon(self, row: vec[i64], base: i64, effect: i64) -> None:
        """Uses an opened part that still has the icon, or opens a fresh one and leaves its other icons (S-15, R-15)."""
        if (row[base + ICONS_] >> (4 * effect)) & 15 == 0:
            design: i64 = self.design_of[effect]
            row[base + FRESH_] -= bit(4 * design)
            row[base + SPENT_] += bit(4 * design)
            row[base + ICONS_] += self.icons[design]
        row[base + ICONS_] -= bit(4 * effect)

    def lock(self, row: vec[i64], base: i64, action: i64) -> i64:
        """Puts the dice of a lock on their track; returns the size of the tile that it earns (5: 5 or 6), or 0."""
        row[base + DICE_] -= self.needs[action]
        if action < LOCK_RUN:
            row[base + LOCKS_] |= (action - LOCK_KIND + 1) << KIND
            if action < LOCK_KIND + 6:
                return 1
            return 0
        if action < LOCK_ANY3:
            row[base + LOCKS_] |= (action - LOCK_RUN + 1) << RUN
            if action < LOCK_RUN4:
                return 3
            return 4
        if action < LOCK_FULL:
            row[base + LOCKS_] |= (action - LOCK_ANY3 + 1) << ANY3
            return 2
        if action < LOCK_QSPOT:
            row[base + LOCKS_] |= (action - LOCK_FULL + 1) << FULL_HOUSE
            return 5
        row[base + LOCKS_] |= (action - LOCK_QSPOT + 1) << QSPOT
        return 0


def pay(row: vec[i64], base: i64, track: i64, face: i64) -> None:
    """Locks the paying die on an arrow's next empty spot."""
    if (row[base + LOCKS_] >> track) & 7:
        track += 3
    row[base + LOCKS_] |= face << track
