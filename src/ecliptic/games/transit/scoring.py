"""T-17 to T-24: what a played card earns, what the Tableau earns, and where Milestones wait."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.transit.board import DOWN, EMPTY, MARK, ROW, ROW_SEAT, SLOT, SLOTS, SUN_SLOT, Board
from ecliptic.games.transit.cards import CLOUDY, FIRST_TRANSIT, OLD_MODELS, UNLUCKIEST, rank, suit
from ecliptic.kernel.bits import bit, size

TARGET_TOTAL: Final = 31


def entry_card(entry: i64) -> i64:
    """The card of a row entry; a WILD counts as the card it was declared to be (T-12)."""
    return entry & 31


def entry_seat(entry: i64) -> i64:
    """Who played a row entry."""
    return (entry // ROW_SEAT) & 3


# -- one card played -----------------------------------------------------------------------------------------------
# These look at the row with the played card already in it, and say how long the pattern is that ends there.


def run_length(b: Board) -> i64:
    """T-17: the longest suffix of distinct consecutive ranks in any order, 3 or more; 0 if there is none.

    Old Models Persist (SB1): the suffix must rise by one at each card throughout, or fall.
    """
    if b.setback == OLD_MODELS:
        return _straight_length(b)
    seen: i64 = 0
    low: i64 = 9
    high: i64 = 0
    best: i64 = 0
    length: i64 = 0
    while length < b.row_size:
        r = rank(entry_card(b.at[ROW + b.row_size - 1 - length]))
        if seen & bit(r):
            break
        seen |= bit(r)
        if r < low:
            low = r
        if r > high:
            high = r
        length += 1
        if length >= 3 and high - low + 1 == length:
            best = length
    return best


def _straight_length(b: Board) -> i64:
    if b.row_size < 3:
        return 0
    at: i64 = ROW + b.row_size - 1
    step: i64 = rank(entry_card(b.at[at])) - rank(entry_card(b.at[at - 1]))
    if step != 1 and (step != -1 or b.options.ascending):
        return 0
    length: i64 = 2
    while length < b.row_size:
        here = rank(entry_card(b.at[at - length + 1]))
        if here - rank(entry_card(b.at[at - length])) != step:
            break
        length += 1
    return length if length >= 3 else 0


def multiple_length(b: Board) -> i64:
    """T-18: the longest suffix of one rank, 2 or more; 0 if there is none."""
    at: i64 = ROW + b.row_size - 1
    r = rank(entry_card(b.at[at]))
    length: i64 = 1
    while length < b.row_size and rank(entry_card(b.at[at - length])) == r:
        length += 1
    return length if length >= 2 else 0


def suit_length(b: Board) -> i64:
    """M21-2: with the Hubble Space Telescope, the longest suffix of one suit, 3 or more; 0 if there is none."""
    if not b.hubble:
        return 0
    at: i64 = ROW + b.row_size - 1
    s = suit(entry_card(b.at[at]))
    length: i64 = 1
    while length < b.row_size and suit(entry_card(b.at[at - length])) == s:
        length += 1
    return length if length >= 3 else 0


def multiple_points(b: Board, length: i64) -> i64:
    """T-18: n(n-1); half of it when The First Transit Occurs (SB4)."""
    points: i64 = length * (length - 1)
    if b.setback == FIRST_TRANSIT:
        points //= 2
    return points


def sum_points(b: Board) -> i64:
    """T-19: 2 for fifteen (thirteen with The Unluckiest Astronomer, SB7), 2 for thirty-one."""
    special: i64 = 15
    if b.setback == UNLUCKIEST:
        special = 13
    if b.total == special or b.total == TARGET_TOTAL:
        return 2
    return 0


def clouded(b: Board) -> bool:
    """SB3: the last card of the row has the suit of the faceup Sun and earns nothing for being played."""
    if b.setback != CLOUDY:
        return False
    sun = b.visible_sun()
    return sun != EMPTY and suit(sun) == suit(entry_card(b.at[ROW + b.row_size - 1]))


def players_in(b: Board, length: i64) -> i64:
    """The set of seats that played one of the last `length` cards."""
    found: i64 = 0
    i: i64 = 0
    while i < length:
        found |= bit(entry_seat(b.at[ROW + b.row_size - 1 - i]))
        i += 1
    return found


# -- the tracks ----------------------------------------------------------------------------------------------------


def spaces_reached(b: Board, track: i64, points: i64) -> i64:
    """T-21: how many Milestone spaces a marker reaches or passes when it moves on by so many points."""
    old = b.at[MARK + track]
    new: i64 = old + points
    if old > 61:
        return 0
    if new > 61:
        new = 61
    passed: i64 = (bit(new + 1) - 1) & ~(bit(old + 1) - 1)
    return size(b.edition.spaces[track] & passed)


def all_ahead(b: Board) -> bool:
    """T-25, A-01: every Century in play has reached the Hourglass."""
    s: i64 = 0
    while s < b.seats:
        if b.at[MARK + b.track(s)] < b.hourglass:
            return False
        s += 1
    return True


# -- the Tableau ---------------------------------------------------------------------------------------------------


def rank_counts(b: Board) -> vec[i64]:
    """How often each rank 1 .. 8 lies in the Tableau and the Sun's place (index 0 and 9 stay 0)."""
    zero: i64 = 0
    counts = vec[i64]([zero] * 10)
    i: i64 = 0
    while i <= SUN_SLOT:
        card = b.at[SLOT + i]
        if card >= 0 and card < DOWN:
            counts[rank(card)] += 1
        i += 1
    return counts


def fifteens(b: Board) -> i64:
    """T-23: how many different sets of cards add up to fifteen."""
    zero: i64 = 0
    ways = vec[i64]([zero] * 16)
    ways[0] = 1
    i: i64 = 0
    while i <= SUN_SLOT:
        card = b.at[SLOT + i]
        if card >= 0 and card < DOWN:
            r = rank(card)
            total: i64 = 15
            while total >= r:
                ways[total] += ways[total - r]
                total -= 1
        i += 1
    return ways[15]


def multiples_value(counts: vec[i64]) -> i64:
    """T-23: n(n-1) for each rank held n times."""
    points: i64 = 0
    r: i64 = 1
    while r <= 8:
        points += counts[r] * (counts[r] - 1)
        r += 1
    return points


def runs_value(counts: vec[i64]) -> i64:
    """T-23: length times the product of the multiplicities, for each longest chain of three or more ranks."""
    points: i64 = 0
    length: i64 = 0
    product: i64 = 1
    r: i64 = 1
    while r <= 9:
        if counts[r] > 0:
            length += 1
            product *= counts[r]
        else:
            if length >= 3:
                points += length * product
            length = 0
            product = 1
        r += 1
    return points


class Observation:
    """T-23: what the Tableau and the Sun score together."""

    def __init__(self, fifteens: i64, multiples: i64, runs: i64) -> None:
        self.fifteens: i64 = fifteens
        """How many there are, 2 points each."""
        self.multiples: i64 = multiples
        self.runs: i64 = runs

    def points(self) -> i64:
        """T-24: how far the Hourglass moves."""
        return 2 * self.fifteens + self.multiples + self.runs


def observation(b: Board) -> Observation:
    """The one place where a Tableau is counted: the rules pay it, the story tells it."""
    counts = rank_counts(b)
    return Observation(fifteens(b), multiples_value(counts), runs_value(counts))


def tableau_value(b: Board) -> i64:
    """T-24: what an Observation would pay now."""
    return observation(b).points()


def tableau_size(b: Board) -> i64:
    """How many cards lie in the Tableau."""
    n: i64 = 0
    i: i64 = 0
    while i < SLOTS:
        if b.at[SLOT + i] != EMPTY:
            n += 1
        i += 1
    return n
