"""A player of The Transit of Venus, and what it teaches the search.

The team wins once no Century is behind the Hourglass, so everything is measured in points of the *gap*: what a Century
gains closes its own, what the Tableau will pay opens all of them. A Century far behind counts more than one that is
ahead (`stakes`). Plays, trades and Milestones are then compared in that one currency.

All functions look only at what the acting seat knows: its hand, what lies open, and hidden cards that are `SURE` to it.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.bots.search_guide import Guide
from ecliptic.games.transit import ids as c
from ecliptic.games.transit.ids import rank, wild_index
from ecliptic.games.transit.milestones import usable
from ecliptic.games.transit.rules import Transit
from ecliptic.games.transit.scoring import (
    clouded,
    multiple_length,
    multiple_points,
    multiples_value,
    run_length,
    runs_value,
    suit_length,
    sum_points,
    sums,
)
from ecliptic.kernel.bits import bit, lowest, size
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import State

ROUND_COST: Final = 9.0
"""What a Tableau pays the Hourglass in a round, about."""
SOFTNESS: Final = 6.0
"""How many points of gap make a Century count e times as much as another."""
LATER: Final = 0.35
"""A point of the next player's that a card makes possible, against one in hand."""
WILD_PRICE: Final = 1.2
"""What a WILD must earn to be played now."""
IDLE: Final = (1 << c.NOS_KEPLARI) | (1 << c.LIVE_STREAM) | (1 << c.ISS) | (1 << c.SIMULTANEOUS)
"""The Milestones that this player has no use for."""
NEVER: Final = -1000.0


# -- what the Centuries need ---------------------------------------------------------------------------------------


def gap(b: Transit, seat: i64) -> float:
    """How far the marker of a seat's Century is behind the Hourglass; negative when ahead."""
    return float(b.hourglass - b.at[c.MARK + b.track(seat)])


def worst_gap(b: Transit) -> float:
    """The largest gap. It decides the game."""
    worst = gap(b, 0)
    s: i64 = 1
    while s < b.seats:
        here = gap(b, s)
        if here > worst:
            worst = here
        s += 1
    return worst


def stakes(b: Transit) -> vec[float]:
    """What a point is worth to each seat's Century: shares of one, the larger the farther behind it is."""
    worst = worst_gap(b)
    shares = vec[float]([0.0] * 4)
    total = 0.0
    s: i64 = 0
    while s < b.seats:
        shares[s] = exp((gap(b, s) - worst) / SOFTNESS)
        total += shares[s]
        s += 1
    s = 0
    while s < b.seats:
        shares[s] = shares[s] / total
        s += 1
    return shares


# -- what the Tableau will pay -------------------------------------------------------------------------------------


def slot_rank(b: Transit, seat: i64, slot: i64) -> i64:
    """The rank of a card in the Tableau or the Sun's place, 0 if there is none or the seat does not know it."""
    card = b.at[c.SLOT + slot]
    if card < 0 or card >= c.BLIND:
        return 0
    if card >= c.DOWN:
        card -= c.DOWN
        if b.at[c.SURE + seat] & bit(card) == 0:
            return 0
    return rank(card)


def known_counts(b: Transit, seat: i64) -> vec[i64]:
    """How often each rank lies in the Tableau, as far as the seat knows."""
    zero: i64 = 0
    counts = vec[i64]([zero] * 10)
    i: i64 = 0
    while i <= c.SUN_SLOT:
        counts[slot_rank(b, seat, i)] += 1
        i += 1
    counts[0] = 0
    return counts


def pays(counts: vec[i64]) -> i64:
    """T-23: what these cards would pay to the Hourglass."""
    return 2 * sums(counts)[15] + multiples_value(counts) + runs_value(counts)


def pays_with(counts: vec[i64], ways: vec[i64], r: i64) -> i64:
    """The same with one more card of rank r; `ways` are the sums without it."""
    counts[r] += 1
    points: i64 = 2 * (ways[15] + ways[15 - r]) + multiples_value(counts) + runs_value(counts)
    counts[r] -= 1
    return points


def of_rank(r: i64) -> i64:
    """The four cards of a rank."""
    return c.EACH_SUIT * bit(r - 1)


def unseen_cards(b: Transit, seat: i64) -> i64:
    """The cards whose place the seat does not know."""
    return c.ALL_CARDS & ~b.open & ~b.at[c.SURE + seat]


def pays_with_any(counts: vec[i64], unseen: i64) -> float:
    """The same with one more card that nobody has seen: the mean over what it may be."""
    ways = sums(counts)
    total: i64 = 0
    cards: i64 = 0
    r: i64 = 1
    while r <= 8:
        n = size(unseen & of_rank(r))
        if n > 0:
            total += n * pays_with(counts, ways, r)
            cards += n
        r += 1
    if cards == 0:
        return float(pays(counts))
    return float(total) / float(cards)


# -- what a card earns ---------------------------------------------------------------------------------------------


def earns(b: Transit, seat: i64, card: i64) -> i64:
    """T-17 to T-19: the points a card would earn its player. The board is left as it was."""
    b.at[c.ROW + b.row_size] = card + c.ROW_SEAT * seat
    b.row_size += 1
    b.total += rank(card)
    points: i64 = 0
    if not clouded(b):
        points = run_length(b) + multiple_points(b, multiple_length(b)) + suit_length(b) + sum_points(b)
    b.total -= rank(card)
    b.row_size -= 1
    b.at[c.ROW + b.row_size] = 0
    return points


def opens(b: Transit, seat: i64, card: i64) -> float:
    """What the next player may earn on top of a card, by what that hand may hold."""
    then: i64 = b.next_seat(seat)
    held: i64 = b.at[c.COUNT + then]
    sure: i64 = b.at[c.HAND + then] & b.at[c.SURE + seat]
    may: i64 = b.at[c.MAY + seat * c.PLACES + c.P_HAND + then] & unseen_cards(b, seat)
    unknown = float(held - size(sure))
    possible = float(size(may))
    room: i64 = 31 - b.total - rank(card)
    old = b.at[c.ROW + b.row_size]
    b.at[c.ROW + b.row_size] = card + c.ROW_SEAT * seat
    b.row_size += 1
    b.total += rank(card)
    hope = 0.0
    r: i64 = 1
    while r <= 8 and r <= room:
        points = float(earns(b, then, r - 1))
        if points > 0.0:
            if sure & of_rank(r):
                hope += points
            elif possible > 0.0:
                chance = unknown * float(size(may & of_rank(r))) / possible
                if chance > 0.9:
                    chance = 0.9
                hope += chance * points
        r += 1
    b.total -= rank(card)
    b.row_size -= 1
    b.at[c.ROW + b.row_size] = old
    return hope


# -- a decision ----------------------------------------------------------------------------------------------------


def decide(b: Transit, seat: i64, luck: Luck, careful: bool) -> i64:
    """What the player does. Not careful, it thinks of no one else: a quick one for the search to play on with."""
    if b.task != c.NO_TASK:
        return in_task(b, seat, luck)
    if b.phase == c.TURN:
        return in_turn(b, seat, careful)
    if b.phase == c.PLACE:
        return c.A_PLACE + to_place(b, seat)
    if b.phase == c.DISCARD:
        return c.A_DISCARD + lowest(b.choosable(b.at[c.HAND + seat]))
    if b.phase == c.LIMIT:
        return c.A_DROP + least_wanted(b.choosable(b.at[c.MHAND + seat]))
    return in_window(b, seat)


def in_turn(b: Transit, seat: i64, careful: bool) -> i64:
    """The best of cards, trades, WILDs and Milestones."""
    use = in_window(b, seat)
    if use != c.DONE:
        return use
    shares = stakes(b)
    mine: float = shares[seat]
    theirs: float = LATER * shares[b.next_seat(seat)]
    best: i64 = c.PASS
    most: float = NEVER
    rest: i64 = b.playable(seat)
    if rest == 0:
        most = 0.0
        if b.setback == c.REVOLUTIONS and not b.spent:
            most = -2.0 * float(b.at[c.COUNT + seat])
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        worth = mine * float(earns(b, seat, card)) + 0.01 * float(rank(card))
        if careful:
            worth += theirs * opens(b, seat, card)
        if worth > most:
            most = worth
            best = c.A_PLAY + card
    if b.at[c.HAND + seat]:
        slots: i64 = b.tradable_slots()
        while slots:
            slot = lowest(slots)
            slots &= slots - 1
            card = b.at[c.SLOT + slot]
            worth = mine * float(earns(b, seat, card)) - 0.05
            if careful:
                worth += theirs * opens(b, seat, card)
            laid = best_to_lay(b, seat, slot)
            worth -= float(laid >> 5)
            if worth > most:
                most = worth
                best = c.A_TRADE + slot * 32 + (laid & 31)
    wilds: i64 = b.at[c.MHAND + seat] & c.WILD_SET
    while wilds:
        m = lowest(wilds)
        wilds &= wilds - 1
        faces: i64 = b.wild_faces(m)
        while faces:
            card = lowest(faces)
            faces &= faces - 1
            points = float(earns(b, seat, card))
            worth = mine * (points - WILD_PRICE)
            if points > WILD_PRICE and worth > most:
                most = worth
                best = c.A_WILD + wild_index(m) * 32 + card
    return best


def best_to_lay(b: Transit, seat: i64, slot: i64) -> i64:
    """The card of the hand that costs least in that slot, and 32 times what it costs more than what lies there."""
    counts = known_counts(b, seat)
    now = pays(counts)
    counts[slot_rank(b, seat, slot)] -= 1
    ways = sums(counts)
    best: i64 = 0
    least: i64 = 1000
    done: i64 = 0
    rest: i64 = b.at[c.HAND + seat]
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if done & bit(rank(card)) == 0:
            done |= bit(rank(card))
            cost = pays_with(counts, ways, rank(card))
            if cost < least:
                least = cost
                best = card
    return (least - now) * 32 + best


def to_place(b: Transit, seat: i64) -> i64:
    """The next card for the Tableau: the lowest of those that together pay least with any Sun."""
    counts = known_counts(b, seat)
    unseen = unseen_cards(b, seat)
    first: i64 = b.choosable(b.at[c.HAND + seat])
    best: i64 = lowest(first)
    least = 1000.0
    while first:
        card = lowest(first)
        first &= first - 1
        counts[rank(card)] += 1
        if b.left == 1:
            cost = pays_with_any(counts, unseen)
            if cost < least:
                least = cost
                best = card
        else:
            rest: i64 = b.at[c.HAND + seat] & ~(bit(card + 1) - 1)
            while rest:
                other = lowest(rest)
                rest &= rest - 1
                counts[rank(other)] += 1
                cost = pays_with_any(counts, unseen)
                counts[rank(other)] -= 1
                if cost < least:
                    least = cost
                    best = card
        counts[rank(card)] -= 1
    return best


# -- Milestones ----------------------------------------------------------------------------------------------------


def in_window(b: Transit, seat: i64) -> i64:
    """Uses a Milestone, or is done. Cards that help at once are used at once, the others when they pay."""
    if b.at[c.MHAND + seat] == 0:
        return c.DONE
    rest: i64 = usable(b, seat)
    while rest:
        m = lowest(rest)
        rest &= rest - 1
        if worth_using(b, seat, m):
            return c.A_USE + m
    return c.DONE


def worth_using(b: Transit, seat: i64, m: i64) -> bool:
    if bit(m) & IDLE:
        return False
    if bit(m) & c.REPLACING:
        return b.phase == c.W5 and gain_by_replacing(b, seat, m) > 1.0
    if m == c.VENUS_IN_SOLE:
        return b.phase == c.W4 and gain_by_removing(b, seat, best_removed(b, seat)) > 1.0
    return True


def gain_by_replacing(b: Transit, seat: i64, m: i64) -> float:
    """How much less the Tableau is likely to pay afterwards."""
    counts = known_counts(b, seat)
    now = float(pays(counts))
    if m == c.ENDEAVOUR:
        return now - ROUND_COST
    slot: i64 = c.SUN_SLOT
    if m == c.VENUS_EXPRESS:
        slot = best_removed(b, seat)
    counts[slot_rank(b, seat, slot)] -= 1
    counts[0] = 0
    return now - pays_with_any(counts, unseen_cards(b, seat))


def gain_by_removing(b: Transit, seat: i64, slot: i64) -> float:
    counts = known_counts(b, seat)
    now = pays(counts)
    counts[slot_rank(b, seat, slot)] -= 1
    counts[0] = 0
    return float(now - pays(counts))


def best_removed(b: Transit, seat: i64) -> i64:
    """The slot of the Tableau whose card pays most."""
    rest = b.filled_slots()
    best = lowest(rest)
    most = -1.0
    while rest:
        slot = lowest(rest)
        rest &= rest - 1
        gain = gain_by_removing(b, seat, slot)
        if gain > most:
            most = gain
            best = slot
    return best


def least_wanted(milestones: i64) -> i64:
    """Of those, the one to do without: first what this player never uses, then any that is no WILD."""
    if milestones & IDLE:
        return lowest(milestones & IDLE)
    if milestones & ~c.WILD_SET:
        return lowest(milestones & ~c.WILD_SET)
    return lowest(milestones)


def in_task(b: Transit, seat: i64, luck: Luck) -> i64:
    """What a card in play still asks for."""
    if b.task == c.KEEP:
        return c.A_KEEP + lowest(b.task_set & ~bit(least_wanted(b.task_set)))
    if b.task == c.TARGET:
        return c.A_SEAT + neediest(b)
    if b.task == c.STREAM_WHO:
        return c.A_SEAT + seat
    if b.task == c.PARTNER:
        return c.A_SEAT + b.next_seat(seat)
    if b.task == c.OFFER:
        return c.DONE
    if b.task == c.TAKE:
        return b.pick(seat, luck.word())
    if b.task == c.PICK:
        if b.task_card == c.ISS:
            return c.A_PICK + lowest(b.pickable())
        return c.A_PICK + best_removed(b, seat)
    return c.NO


def neediest(b: Transit) -> i64:
    """The seat whose Century is farthest behind."""
    best: i64 = 0
    s: i64 = 1
    while s < b.seats:
        if gap(b, s) > gap(b, best):
            best = s
        s += 1
    return best


# -- for the search ------------------------------------------------------------------------------------------------


def choose(known: State, seat: i64) -> i64:
    """What the greedy player does, from what its seat knows."""
    return decide(cast(Transit, known.clone()), seat, Luck(0), True)


def guide(known: State) -> Guide:
    """What the search is told about this game."""
    return TransitGuide()


class TransitGuide(Guide):
    """Simulations end with the round; what they reached is judged by the worst gap and the rounds that are left."""

    def __init__(self) -> None:
        super().__init__()

    def policy(self, state: State, seat: i64, luck: Luck) -> i64:
        return decide(cast(Transit, state), seat, luck, False)

    def stage(self, state: State) -> i64:
        b = cast(Transit, state)
        if b.phase == c.SETBACK:
            return b.round + 1
        return b.round

    def value(self, state: State) -> list[float]:
        b = cast(Transit, state)
        won = 1.0 if b.outcome == 1 else 0.0
        if b.phase != c.OVER:
            won = hope(b)
        return [won] * b.seats


def hope(b: Transit) -> float:
    """The chance to win, seen from the end of a round: fitted to games of this player with itself.

    The gaps count softly: the worst one decides, but others close to it are nearly as bad.
    """
    worst = worst_gap(b)
    near = 0.0
    milestones: i64 = 0
    s: i64 = 0
    while s < b.seats:
        near += exp((gap(b, s) - worst) / SOFTNESS)
        milestones += b.at[c.MCOUNT + s]
        s += 1
    soft = worst + SOFTNESS * log(near)
    x = 0.2 - 0.17 * soft + 0.55 * float(b.setbacks_left) + 0.18 * float(milestones)
    return 1.0 / (1.0 + exp(-x))
