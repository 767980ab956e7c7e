"""T-17 to T-24: what a played card earns, what the Tableau earns, and where Milestones wait."""

from __future__ import annotations

from itertools import combinations, product
from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.transit import ids as c
from ecliptic.games.transit.ids import rank, suit
from ecliptic.games.transit.state import Board
from ecliptic.kernel.bits import bit, lowest, size

# What points are paid for: first the patterns that a played card completes, then the bonuses.
RUN: Final = 0
MULTIPLE: Final = 1
SUITS: Final = 2
THIRTEEN: Final = 3
FIFTEEN: Final = 4
THIRTY_ONE: Final = 5
LAST_CARD: Final = 6
PAIRED: Final = 7
COOPERATED: Final = 8
PLATED: Final = 9
WATCHED: Final = 10

# Owners of Ongoing cards, by their place in `Board.at`.
PAIRED_OWNER: Final = c.ONGOING
COOPERATION_OWNER: Final = c.ONGOING + 1
PLATES_OWNER: Final = c.ONGOING + 2
EXOPLANETS_OWNER: Final = c.ONGOING + 3


def entry_card(entry: i64) -> i64:
    """The card of a row entry; a WILD counts as the card it was declared to be (T-12)."""
    return entry & 31


def entry_seat(entry: i64) -> i64:
    """Who played a row entry."""
    return (entry // c.ROW_SEAT) & 3


# -- one card played -----------------------------------------------------------------------------------------------
# These look at the row with the played card already in it, and say how long the pattern is that ends there.


def run_length(b: Board) -> i64:
    """T-17: the longest suffix of distinct consecutive ranks in any order, 3 or more; 0 if there is none.

    Old Models Persist (SB1): the suffix must rise by one at each card throughout, or fall.
    """
    if b.setback == c.OLD_MODELS:
        return _straight_length(b)
    seen: i64 = 0
    low: i64 = 9
    high: i64 = 0
    best: i64 = 0
    length: i64 = 0
    while length < b.row_size:
        r = rank(entry_card(b.at[c.ROW + b.row_size - 1 - length]))
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
    at: i64 = c.ROW + b.row_size - 1
    step: i64 = rank(entry_card(b.at[at])) - rank(entry_card(b.at[at - 1]))
    if step != 1 and (step != -1 or b.options.ascending):
        return 0
    length: i64 = 2
    while length < b.row_size:
        here = rank(entry_card(b.at[at - length + 1]))
        if here - rank(entry_card(b.at[at - length])) != step:
            break
        length += 1
    if length >= 3:
        return length
    return 0


def multiple_length(b: Board) -> i64:
    """T-18: the longest suffix of one rank, 2 or more; 0 if there is none."""
    at: i64 = c.ROW + b.row_size - 1
    r = rank(entry_card(b.at[at]))
    length: i64 = 1
    while length < b.row_size and rank(entry_card(b.at[at - length])) == r:
        length += 1
    if length >= 2:
        return length
    return 0


def suit_length(b: Board) -> i64:
    """M21-2: with the Hubble Space Telescope, the longest suffix of one suit, 3 or more; 0 if there is none."""
    if not b.hubble:
        return 0
    at: i64 = c.ROW + b.row_size - 1
    s = suit(entry_card(b.at[at]))
    length: i64 = 1
    while length < b.row_size and suit(entry_card(b.at[at - length])) == s:
        length += 1
    if length >= 3:
        return length
    return 0


def multiple_points(b: Board, length: i64) -> i64:
    """T-18: n(n-1); half of it when The First Transit Occurs (SB4)."""
    points: i64 = length * (length - 1)
    if b.setback == c.FIRST_TRANSIT:
        points //= 2
    return points


def special_total(b: Board) -> i64:
    """T-19: the total below 31 that pays; thirteen with The Unluckiest Astronomer (SB7)."""
    if b.setback == c.UNLUCKIEST:
        return 13
    return 15


def sum_points(b: Board) -> i64:
    """T-19: 2 for fifteen, 2 for thirty-one."""
    if b.total == special_total(b) or b.total == c.TARGET_TOTAL:
        return 2
    return 0


def clouded(b: Board) -> bool:
    """SB3: the last card of the row has the suit of the faceup Sun and earns nothing for being played."""
    if b.setback != c.CLOUDY:
        return False
    sun = b.visible_sun()
    return sun != c.EMPTY and suit(sun) == suit(entry_card(b.at[c.ROW + b.row_size - 1]))


def players_in(b: Board, length: i64) -> i64:
    """The set of seats that played one of the last `length` cards."""
    found: i64 = 0
    i: i64 = 0
    while i < length:
        found |= bit(entry_seat(b.at[c.ROW + b.row_size - 1 - i]))
        i += 1
    return found


# -- payments --------------------------------------------------------------------------------------------------------
# A payment is points + 64 * the size of the pattern + 64 * 64 * what for + 64 * 64 * 16 * the seat. The rules pay these
# and the facts tell them, so what is told is what was paid.


class Payment(NamedTuple):
    """A payment, unpacked."""

    seat: int
    reason: int
    size: int
    points: int


def payment(packed: int) -> Payment:
    return Payment(packed >> 16, packed >> 12 & 15, packed >> 6 & 63, packed & 63)


def paid_seat(packed: i64) -> i64:
    return packed >> 16


def paid_points(packed: i64) -> i64:
    return packed & 63


def _pay(paid: vec[i64], seat: i64, reason: i64, size: i64, points: i64) -> vec[i64]:
    return append(paid, points + 64 * size + 4096 * reason + 65536 * seat)


def patterns(b: Board, seat: i64) -> vec[i64]:
    """T-17 to T-19, M21-2: what the patterns pay that the last card of the row completes."""
    paid = vec[i64]()
    run = run_length(b)
    if run:
        paid = _pay(paid, seat, RUN, run, run)
    multiple = multiple_length(b)
    if multiple:
        paid = _pay(paid, seat, MULTIPLE, multiple, multiple_points(b, multiple))
    suits = suit_length(b)
    if suits:
        paid = _pay(paid, seat, SUITS, suits, suits)
    if sum_points(b):
        reason: i64 = THIRTY_ONE
        if b.total == 15:
            reason = FIFTEEN
        elif b.total == 13:
            reason = THIRTEEN
        paid = _pay(paid, seat, reason, b.row_size, 2)
    return paid


def play_payments(b: Board, seat: i64) -> vec[i64]:
    """T-17 to T-19, T-22: all that a play pays, with the bonuses of Ongoing cards."""
    paid = vec[i64]()
    if not clouded(b):
        paid = patterns(b, seat)
        if paid:
            paid = _add_shared(b, seat, paid)
        if b.total == c.TARGET_TOTAL:
            paid = _add_plates(b, seat, paid)
    watcher = b.at[EXOPLANETS_OWNER]
    if b.total == c.TARGET_TOTAL and watcher >= 0:
        paid = _pay(paid, watcher, WATCHED, 0, 1)  # M21-4 looks at the total alone
    return paid


def _add_shared(b: Board, seat: i64, paid: vec[i64]) -> vec[i64]:
    """M17-4: the owner of Paired Transits earns a multiple that holds one of their cards.
    M18-4: when the owner of International Cooperation scores a run, everyone with a card in it gets 1."""
    paired = b.at[PAIRED_OWNER]
    if paired >= 0 and paired != seat:
        multiple = multiple_length(b)
        if multiple and players_in(b, multiple) & bit(paired):
            paid = _pay(paid, paired, PAIRED, multiple, multiple_points(b, multiple))
    if b.at[COOPERATION_OWNER] == seat:
        rest = players_in(b, run_length(b))
        while rest:
            paid = _pay(paid, lowest(rest), COOPERATED, 0, 1)
            rest &= rest - 1
    return paid


def _add_plates(b: Board, seat: i64, paid: vec[i64]) -> vec[i64]:
    """M19-4: the owner of Photographic Plates gets 1 more for their own 31 or Last Card."""
    if b.at[PLATES_OWNER] == seat:
        return _pay(paid, seat, PLATED, 0, 1)
    return paid


def last_card_payments(b: Board) -> vec[i64]:
    """T-20: what the player of the last card gets when a count ends without 31."""
    if clouded(b):
        return vec[i64]()
    return _add_plates(b, b.last, _pay(vec[i64](), b.last, LAST_CARD, 1, 1))


# -- the tracks ----------------------------------------------------------------------------------------------------


def spaces_reached(b: Board, track: i64, points: i64) -> i64:
    """T-21: how many Milestone spaces a marker reaches or passes when it moves on by so many points."""
    old = b.at[c.MARK + track]
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
        if b.at[c.MARK + b.track(s)] < b.hourglass:
            return False
        s += 1
    return True


# -- the Tableau ---------------------------------------------------------------------------------------------------


def rank_counts(b: Board) -> vec[i64]:
    """How often each rank 1 .. 8 lies in the Tableau and the Sun's place (index 0 and 9 stay 0)."""
    zero: i64 = 0
    counts = vec[i64]([zero] * 10)
    i: i64 = 0
    while i <= c.SUN_SLOT:
        card = b.at[c.SLOT + i]
        if card >= 0 and card < c.DOWN:
            counts[rank(card)] += 1
        i += 1
    return counts


def sums(counts: vec[i64]) -> vec[i64]:
    """T-23: in how many ways different cards of these ranks add up to each total from 0 to fifteen."""
    zero: i64 = 0
    ways = vec[i64]([zero] * 16)
    ways[0] = 1
    r: i64 = 1
    while r <= 8:
        n: i64 = counts[r]
        while n > 0:
            total: i64 = 15
            while total >= r:
                ways[total] += ways[total - r]
                total -= 1
            n -= 1
        r += 1
    return ways


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
    return Observation(sums(counts)[15], multiples_value(counts), runs_value(counts))


def tableau_value(b: Board) -> i64:
    """T-24: what an Observation would pay now."""
    return observation(b).points()


class ScoredSet(NamedTuple):
    """Cards of the Tableau that score together."""

    reason: int
    slots: tuple[int, ...]
    points: int


def counted_cards(b: Board) -> list[tuple[int, int]]:
    """The slots and cards that are counted."""
    return [(slot, b.at[c.SLOT + slot]) for slot in range(c.SUN_SLOT + 1) if 0 <= b.at[c.SLOT + slot] < c.DOWN]


def tableau_sets(b: Board) -> list[ScoredSet]:
    """T-23: the sets behind `tableau_value`, one by one."""
    ranks = {slot: rank(card) for slot, card in counted_cards(b)}
    found = [
        ScoredSet(FIFTEEN, slots, 2)
        for size in range(2, len(ranks) + 1)
        for slots in combinations(ranks, size)
        if sum(ranks[slot] for slot in slots) == 15
    ]
    by_rank = {r: tuple(slot for slot in ranks if ranks[slot] == r) for r in range(1, 10)}
    found += [ScoredSet(MULTIPLE, slots, len(slots) * (len(slots) - 1)) for slots in by_rank.values() if len(slots) > 1]
    chain: list[int] = []
    for r in range(1, 10):
        if by_rank[r]:
            chain.append(r)
            continue
        if len(chain) >= 3:
            found += [ScoredSet(RUN, slots, len(chain)) for slots in product(*(by_rank[one] for one in chain))]
        chain = []
    return found
