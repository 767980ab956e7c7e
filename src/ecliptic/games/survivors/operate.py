"""The dice of a turn: which operations are open, and what one does to them (S-12 to S-21).

An operation is open if its source is (an Engineer not yet used, an icon, ore, an empty track) and its dice are there.
Dice are counted in bytes, one for each face, so one subtraction compares all six counts at once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.survivors import ids as c
from ecliptic.games.survivors.operations import OPERATIONS, changes_of, pack
from ecliptic.kernel.bits import bit, filled, size

HIGH: Final = 0x808080808080
"""The top bit of each face's byte."""
ONES: Final = 0x010101010101

MOST_BLOCKS: Final = 32

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
    """The set of faces (face 1 is member 0) that at least so many dice show.

    All six bytes are compared at once; then their top bits are gathered side by side.
    """
    tops: i64 = ((dice + (128 - least) * ONES) & HIGH) >> 7
    pairs: i64 = (tops | (tops >> 7)) & 0x000300030003
    return (pairs | (pairs >> 14) | (pairs >> 28)) & 63


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

    The number of open members of a block follows from the sets of faces that one, two, three, four and five dice show;
    only the block that holds the wanted operation is looked into.
    """

    def __init__(self, updown_spots: i64) -> None:
        self.updown_spots: i64 = updown_spots
        self.icons: vec[i64] = filled(c.MAX_DESIGNS, 0)
        """By part: four bits for each effect, how often it stands on the card."""
        self.design_of: vec[i64] = filled(c.EFFECTS, 0)
        """The part that carries an effect, or -1."""
        self.needs: vec[i64] = vec[i64]()
        """By operation: the dice it takes out of the unlocked ones."""
        self.gives: vec[i64] = vec[i64]()
        """By operation: the dice it puts back."""
        self.rewards: vec[i64] = vec[i64]()
        """By operation: what it earns."""
        self.at_engineer: vec[i64] = vec[i64]()
        self.at_part: vec[i64] = vec[i64]()
        """By effect: where its operations begin; one entry more marks the end."""
        self.ways: vec[i64] = filled(c.EFFECTS * 64, 0)
        """By effect and set of faces: how many operations it has there."""
        self.members: vec[i64] = filled(64, 0)
        """How many faces a set has."""
        # The open operations that were looked up last:
        self.dice: i64 = 0
        self.count: i64 = 0
        self.blocks: i64 = 0
        self.firsts: vec[i64] = filled(MOST_BLOCKS, 0)
        self.stops: vec[i64] = filled(MOST_BLOCKS, 0)
        self.sizes: vec[i64] = filled(MOST_BLOCKS, 0)
        """Blocks with any open operation: where they begin and stop, and how many are open."""
        self._tabulate()

    def _tabulate(self) -> None:
        for operation in OPERATIONS:
            self.needs = append(self.needs, i64(pack(operation.dice)))
            self.gives = append(self.gives, i64(pack((operation.after,)) if operation.after else 0))
            self.rewards = append(self.rewards, i64(operation.reward))
        at: i64 = 0
        for effect in range(c.ENGINEER_TYPES):
            self.at_engineer = append(self.at_engineer, at)
            at += len(changes_of(effect))
        self.at_engineer = append(self.at_engineer, at)
        for effect in range(c.EFFECTS):
            self.at_part = append(self.at_part, at)
            at += len(changes_of(effect))
        self.at_part = append(self.at_part, at)
        faces: i64 = 0
        while faces < 64:
            self.members[faces] = size(faces)
            for effect in range(c.EFFECTS):
                for before, _ in changes_of(effect):
                    if faces & bit(before - 1):
                        self.ways[effect * 64 + faces] += 1
            faces += 1

    # -- what is open ------------------------------------------------------------------------------------------

    def begin(self, dice: i64) -> None:
        """Asks for the open operations with these dice; blocks are then added in the order of their ids."""
        self.dice = dice
        self.count = 0
        self.blocks = 0

    def block(self, first: i64, stop: i64, members: i64) -> None:
        """A block of operations of which so many are open."""
        if members:
            self.firsts[self.blocks] = first
            self.stops[self.blocks] = stop
            self.sizes[self.blocks] = members
            self.blocks += 1
            self.count += members

    def nth(self, n: i64) -> i64:
        """The open operation with n before it."""
        b: i64 = 0
        while n >= self.sizes[b]:
            n -= self.sizes[b]
            b += 1
        needs = self.needs
        dice: i64 = self.dice
        i: i64 = self.firsts[b]
        while True:
            if has(dice, needs[i]):
                if n == 0:
                    return i
                n -= 1
            i += 1

    def listed(self) -> vec[i64]:
        """All open operations."""
        actions = vec[i64]()
        b: i64 = 0
        while b < self.blocks:
            i: i64 = self.firsts[b]
            while i < self.stops[b]:
                if has(self.dice, self.needs[i]):
                    actions = append(actions, i)
                i += 1
            b += 1
        return actions

    def changes(self, row: vec[i64], base: i64, faces: i64, parts: bool) -> None:
        """Engineers, parts and ore."""
        idle: i64 = row[base + c.HELD_] & ~row[base + c.USED_]
        e: i64 = 0
        if idle:
            while e < c.ENGINEER_TYPES:
                if idle & bit(e):
                    self.block(self.at_engineer[e], self.at_engineer[e + 1], self.ways[e * 64 + faces])
                e += 1
        if parts and (row[base + c.FRESH_] | row[base + c.ICONS_]) != 0:
            e = 0
            while e < c.EFFECTS:
                if self.icon_left(row, base, e):
                    self.block(self.at_part[e], self.at_part[e + 1], self.ways[e * 64 + faces])
                e += 1
        if row[base + c.ORE_]:
            self.block(c.BY_ORE, c.BY_UP, self.ways[c.ADJ1 * 64 + faces])

    def arrows(self, locks: i64, ge1: i64, ge2: i64) -> None:
        """UP and DOWN: a die pays for another, so a face shown once cannot do both."""
        members = self.members
        payers: i64 = members[ge1]
        if self.arrow_open(locks, UP):
            self.block(c.BY_UP, c.BY_DOWN, members[ge1 & 31] * payers - members[ge1 & ~ge2 & 31])
        if self.arrow_open(locks, DOWN):
            self.block(c.BY_DOWN, c.LOCK_KIND, members[ge1 & 62] * payers - members[ge1 & ~ge2 & 62])

    def kinds(self, ge2: i64, two: bool, three: bool, five: bool) -> None:
        """Two to five of a kind; whether the rewards of two, three and five can be had is given."""
        if two:
            self.block(c.LOCK_KIND, c.LOCK_KIND + 6, self.members[ge2])
        ge3: i64 = showing(self.dice, 3)
        if ge3 == 0:
            return
        if three:
            self.block(c.LOCK_KIND + 6, c.LOCK_KIND + 12, self.members[ge3])
        self.block(c.LOCK_KIND + 12, c.LOCK_KIND + 18, self.members[showing(self.dice, 4)])
        if five:
            self.block(c.LOCK_KIND + 18, c.LOCK_RUN, self.members[showing(self.dice, 5)])

    def any3(self, ge1: i64, ge2: i64) -> None:
        """Three different faces, a pair with another, or three equal ones."""
        n: i64 = self.members[ge1]
        sets: i64 = n * (n - 1) * (n - 2) // 6 + self.members[ge2] * (n - 1) + self.members[showing(self.dice, 3)]
        self.block(c.LOCK_ANY3, c.LOCK_FULL, sets)

    def full(self, ge2: i64, ge3: i64) -> None:
        """A triple and another pair."""
        self.block(c.LOCK_FULL, c.LOCK_QSPOT, self.members[ge3] * (self.members[ge2] - 1))

    def arrow_open(self, locks: i64, track: i64) -> bool:
        """Whether UP or DOWN has an empty spot (S-17, R-09)."""
        return (locks >> (track + 3 * (self.updown_spots - 1))) & 7 == 0

    def icon_left(self, row: vec[i64], base: i64, effect: i64) -> bool:
        """Whether a part can bring about this effect: an opened one, or a fresh one that carries it (S-15)."""
        if (row[base + c.ICONS_] >> (4 * effect)) & 15:
            return True
        design: i64 = self.design_of[effect]
        return design >= 0 and (row[base + c.FRESH_] >> (4 * design)) & 15 != 0

    # -- doing it ----------------------------------------------------------------------------------------------

    def change(self, row: vec[i64], base: i64, action: i64) -> bool:
        """Does a change of a die (any operation below the locks). True if Nature must roll the die."""
        row[base + c.DICE_] += self.gives[action] - self.needs[action]
        if action < c.BY_PART:
            row[base + c.USED_] |= bit(effect_at(self.at_engineer, action))
            return action < self.at_engineer[1]
        if action < c.BY_ORE:
            self._use_icon(row, base, effect_at(self.at_part, action))
            return action < self.at_part[1]
        if action < c.BY_UP:
            row[base + c.ORE_] -= 1
        elif action < c.BY_DOWN:
            pay(row, base, UP, (action - c.BY_UP) // 5 + 1)
        else:
            pay(row, base, DOWN, (action - c.BY_DOWN) // 5 + 1)
        return False

    def _use_icon(self, row: vec[i64], base: i64, effect: i64) -> None:
        """Uses an opened part that still has the icon, or opens a fresh one and leaves its other icons (S-15, R-15)."""
        if (row[base + c.ICONS_] >> (4 * effect)) & 15 == 0:
            design: i64 = self.design_of[effect]
            row[base + c.FRESH_] -= bit(4 * design)
            row[base + c.SPENT_] += bit(4 * design)
            row[base + c.ICONS_] += self.icons[design]
        row[base + c.ICONS_] -= bit(4 * effect)

    def lock(self, row: vec[i64], base: i64, action: i64) -> i64:
        """Puts the dice of a lock on their track; returns what it earns."""
        row[base + c.DICE_] -= self.needs[action]
        if action < c.LOCK_RUN:
            row[base + c.LOCKS_] |= (action - c.LOCK_KIND + 1) << KIND
        elif action < c.LOCK_ANY3:
            row[base + c.LOCKS_] |= (action - c.LOCK_RUN + 1) << RUN
        elif action < c.LOCK_FULL:
            row[base + c.LOCKS_] |= (action - c.LOCK_ANY3 + 1) << ANY3
        elif action < c.LOCK_QSPOT:
            row[base + c.LOCKS_] |= (action - c.LOCK_FULL + 1) << FULL_HOUSE
        else:
            row[base + c.LOCKS_] |= (action - c.LOCK_QSPOT + 1) << QSPOT
        return self.rewards[action]


def pay(row: vec[i64], base: i64, track: i64, face: i64) -> None:
    """Locks the paying die on an arrow's next empty spot."""
    if (row[base + c.LOCKS_] >> track) & 7:
        track += 3
    row[base + c.LOCKS_] |= face << track
