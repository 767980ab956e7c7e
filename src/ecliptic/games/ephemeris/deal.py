"""Hands and how they come about in Games One and Two: the deals and the draft (E-10 to E-12, E-16, E-38)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.ephemeris.ids import (
    BODIES,
    CHOOSE,
    DEAL,
    NAME,
    P_BODIES,
    P_CHECK,
    P_CHOOSE,
    P_DRAW,
    P_NAME,
    P_ROLLER,
    P_SIGNS,
    P_SKIP,
    P_SWAPS,
    SIGN,
    SIGNS,
    STANDS,
    SWAP,
    UNDER,
    VOID,
)
from ecliptic.games.ephemeris.ring import signs_under
from ecliptic.games.ephemeris.ruleset import Ruleset
from ecliptic.games.ephemeris.sky import Sky
from ecliptic.kernel.bits import below, bit, filled, lowest, nth, size

# What `cards` holds of each seat.
SLOTS: Final = 7
HELD: Final = 0  # its bodies as a set
GOAL: Final = 1  # its signs, counted in four bits each
GAP: Final = 2  # where its bodies stand less the goal: 0 is complete (E-12)
BURIED: Final = 3  # planet cards it put under the pack, counted in two bits each: nobody else saw them
SWAPS: Final = 4  # how many cards it exchanged; -1 before it said so
PAST: Final = 5  # two goals that were named for it in the draft and made the deal void

UNSEEN: Final = 512
"""A tenth body: in a set of bodies it says that the viewer does not know the rest."""
UNKNOWN: Final = -1
"""A goal that the viewer does not know."""
NEVER: Final = 1
"""The gap of a hand that is not known. No real gap is 1: its counts add up to zero."""

FULL_PACK: Final = 0x333333333
FULL_ZODIAC: Final = 0x222222222222


class Deal(Sky):
    """A position of Game One or Game Two, as far as its cards go."""

    def __init__(self, kit: Ruleset, seats: i64, k: i64, cards: vec[i64]) -> None:
        super().__init__(kit, seats, P_BODIES)
        if kit.draft:
            self.phase = P_CHOOSE
        self.k: i64 = k
        """Cards of each kind in a hand."""
        self.cards: vec[i64] = cards
        self.pack: i64 = FULL_PACK
        """Planet cards that lie in the pack where somebody could draw them, four bits each."""
        self.zodiac: i64 = FULL_ZODIAC
        self.at: i64 = 0
        """During the deal: cards dealt, or the seat that exchanges."""
        self.left: i64 = 0
        """Exchanges still to make."""
        self.index: i64 = 0
        """Bodies of the exchanging hand already looked through."""
        self.skipped: i64 = 0
        """Unusable cards drawn for the present exchange."""
        self.shown: i64 = 0
        """The winner's bodies shown so far."""

    def copy_deal(self, copy: Deal) -> None:
        self.copy_sky(copy)
        copy.pack = self.pack
        copy.zodiac = self.zodiac
        copy.at = self.at
        copy.left = self.left
        copy.index = self.index
        copy.skipped = self.skipped
        copy.shown = self.shown

    def held(self, seat: i64) -> i64:
        return self.cards[seat * SLOTS + HELD]

    def goal(self, seat: i64) -> i64:
        return self.cards[seat * SLOTS + GOAL]

    def gap(self, seat: i64) -> i64:
        return self.cards[seat * SLOTS + GAP]

    def complete(self, seat: i64) -> bool:
        """E-12, for a hand still in play (E-30)."""
        return self.active & bit(seat) != 0 and self.cards[seat * SLOTS + GAP] == 0

    def first_complete(self, mover: i64) -> i64:
        """E-14: the mover if complete, else the first after it in turn order; -1 for nobody."""
        seat = mover
        i: i64 = 0
        while i < self.seats:
            if self.complete(seat):
                return seat
            seat += 1
            if seat == self.seats:
                seat = 0
            i += 1
        return -1

    def promised(self) -> bool:
        """Whether the hand on turn can do what a card played for it has claimed."""
        return True

    # -- Nature ------------------------------------------------------------------------------------------------

    def chance_first(self) -> i64:
        phase = self.phase
        if phase in (P_BODIES, P_DRAW):
            return DEAL
        if phase == P_SIGNS:
            return SIGN
        if phase == P_SWAPS:
            return SWAP + self.k - size(self.held(self.at))
        if phase == P_SKIP:
            return UNDER + nth(self.held(self.at), self.index) * 3
        if phase == P_CHECK:
            if self.first_complete(0) >= 0:
                return VOID
            return STANDS
        return super().chance_first()

    def chance_count(self) -> i64:
        phase = self.phase
        if phase in (P_BODIES, P_DRAW):
            return BODIES
        if phase == P_SIGNS:
            return SIGNS
        if phase == P_SKIP:
            return 3
        if phase in (P_SWAPS, P_CHECK):
            return 1
        return super().chance_count()

    def chance_weight(self, i: i64) -> i64:
        phase = self.phase
        if phase == P_BODIES:
            return (self.pack >> (i * 4)) & 15
        if phase == P_SIGNS:
            return (self.zodiac >> (i * 4)) & 15
        if phase == P_SKIP:
            return self.skip_weight(self.at, i)
        if phase == P_DRAW:
            return self.draw_weight(self.at, i)
        if phase in (P_SWAPS, P_CHECK):
            return 1
        return super().chance_weight(i)

    def pick_chance(self, word: i64) -> i64:
        """A card of a pack is found by its counts, without asking for one weight after another."""
        if self.phase == P_BODIES:
            return DEAL + drawn(self.pack, word)
        if self.phase == P_SIGNS:
            return SIGN + drawn(self.zodiac, word)
        if self.phase == P_DRAW:
            wanted = self.wanted(self.at)
            if wanted != 0:
                return DEAL + drawn(wanted, word)
        return super().pick_chance(word)

    def deal(self, action: i64) -> None:
        """Nature's part of the set-up."""
        phase = self.phase
        if phase == P_BODIES:
            self.take_body(self.at // self.k, action - DEAL)
            self.at += 1
            if self.at == self.seats * self.k:
                self.at = 0
                self.phase = P_SWAPS
        elif phase == P_SWAPS:
            self.left = action - SWAP
            self.cards[self.at * SLOTS + SWAPS] = self.left
            self.next_exchange()
        elif phase == P_SKIP:
            self.bury(self.at, (action - UNDER) // 3, (action - UNDER) % 3)
            self.index += 1
            if self.index == size(self.held(self.at)):
                self.phase = P_DRAW
        elif phase == P_DRAW:
            self.take_body(self.at, action - DEAL)
            self.left -= 1
            self.next_exchange()
        elif phase == P_SIGNS:
            self.take_sign(self.at // self.k, action - SIGN)
            self.at += 1
            if self.at == self.seats * self.k:
                self.measure()
                self.phase = P_CHECK
        elif action == STANDS:
            self.at = 0
            self.phase = P_ROLLER
        else:
            self.deal_again()

    # -- E-10: planet cards and their exchange -----------------------------------------------------------------

    def take_body(self, seat: i64, body: i64) -> None:
        """A card from the pack; a duplicate goes under the pack as soon as the seat may exchange it."""
        if (self.pack >> (body * 4)) & 15 > 0:
            self.pack -= bit(body * 4)
        if self.held(seat) & bit(body):
            self.cards[seat * SLOTS + BURIED] += bit(body * 2)
        else:
            self.cards[seat * SLOTS + HELD] |= bit(body)

    def next_exchange(self) -> None:
        self.index = 0
        self.skipped = 0
        if self.left > 0:
            self.phase = P_SKIP
            return
        self.at += 1
        self.phase = P_SWAPS
        if self.at == self.seats:
            self.at = 0
            self.phase = P_SIGNS

    def wanted(self, seat: i64) -> i64:
        """The cards of the pack that a seat could keep, counted like the pack."""
        found = self.pack
        held = self.held(seat) & ~UNSEEN
        while held != 0:
            found &= ~(15 * bit(4 * lowest(held)))
            held &= held - 1
        return found

    def usable(self, seat: i64) -> i64:
        """How many they are."""
        return cards_in(self.wanted(seat))

    def skip_weight(self, seat: i64, number: i64) -> i64:
        """How likely `number` copies of the body in question lie above the first usable card.

        How many cards are drawn in vain is a secret (E-10), so they do not come one event a card: for each body in the
        hand Nature says how many copies of it go under. Taken one after another, a copy lies above all usable cards
        with the odds of Pólya's urn: (found above so far + 1) to (usable cards + copies found below).
        """
        held = self.held(seat)
        body = nth(held, self.index)
        copies = (self.pack >> (body * 4)) & 15
        if number > copies:
            return 0
        done = held & below(body)
        beneath = self.usable(seat)
        while done != 0:
            beneath += (self.pack >> (lowest(done) * 4)) & 15
            done &= done - 1
        above = self.skipped + 1
        if copies == 0:
            return 1
        if copies == 1:
            if number == 0:
                return beneath
            return above
        if number == 0:
            return beneath * (beneath + 1)
        if number == 1:
            return 2 * beneath * above
        return above * (above + 1)

    def bury(self, seat: i64, body: i64, number: i64) -> None:
        self.pack -= number * bit(body * 4)
        self.cards[seat * SLOTS + BURIED] += number * bit(body * 2)
        self.skipped += number

    def draw_weight(self, seat: i64, body: i64) -> i64:
        """The first usable card. Should the upper pack have none, it lies among those put under it."""
        if self.held(seat) & bit(body):
            return 0
        if self.usable(seat) > 0:
            return (self.pack >> (body * 4)) & 15
        owner: i64 = 0
        while owner < seat:
            if self.offers(owner, seat):
                return self.lies_under(owner, body)
            owner += 1
        return 0

    def offers(self, owner: i64, seat: i64) -> bool:
        """Whether a seat could keep one of the cards that another put under the pack."""
        body: i64 = 0
        while body < BODIES:
            if self.held(seat) & bit(body) == 0 and self.lies_under(owner, body) > 0:
                return True
            body += 1
        return False

    def lies_under(self, owner: i64, body: i64) -> i64:
        """How many copies of a body lie under the pack where this seat put them.

        What lies there keeps the order of the seats. Nobody notices that a card is drawn from there again, so no
        BURIED changes; but a body counted more often than it has copies was drawn again, the first ones first.
        """
        here = (self.cards[owner * SLOTS + BURIED] >> (body * 2)) & 3
        before: i64 = 0
        again: i64 = -3
        seat: i64 = 0
        while seat < self.seats:
            buried = (self.cards[seat * SLOTS + BURIED] >> (body * 2)) & 3
            again += buried + ((self.held(seat) >> body) & 1)
            if seat < owner:
                before += buried
            seat += 1
        if again > before:
            here -= again - before
        return here

    # -- E-11, E-12, E-16: zodiac cards ------------------------------------------------------------------------

    def take_sign(self, seat: i64, sign: i64) -> None:
        self.zodiac -= bit(sign * 4)
        self.cards[seat * SLOTS + GOAL] += bit(sign * 4)

    def measure(self) -> None:
        """The gap of every hand, from the board."""
        seat: i64 = 0
        while seat < self.seats:
            held = self.held(seat)
            if held & UNSEEN or self.goal(seat) == UNKNOWN:
                self.cards[seat * SLOTS + GAP] = NEVER
            else:
                self.cards[seat * SLOTS + GAP] = signs_under(self.board, held) - self.goal(seat)
            seat += 1

    def deal_again(self) -> None:
        """E-16: everything back into the packs; in the draft only the signs are named again (E-38)."""
        seat: i64 = 0
        while seat < self.seats:
            base = seat * SLOTS
            if self.kit.draft:
                self.cards[base + PAST + 1] = self.cards[base + PAST]
                self.cards[base + PAST] = self.cards[base + GOAL]
            else:
                self.cards[base + HELD] = 0
                self.cards[base + BURIED] = 0
                self.cards[base + SWAPS] = -1
            self.cards[base + GOAL] = 0
            self.cards[base + GAP] = NEVER
            seat += 1
        self.pack = FULL_PACK
        self.zodiac = FULL_ZODIAC
        self.at = 0
        if self.kit.draft:
            self.phase = P_NAME
        else:
            self.phase = P_BODIES

    # -- E-38: the draft ---------------------------------------------------------------------------------------

    def choosable(self, seat: i64) -> i64:
        """Bodies in ascending order, so that enough are left for a whole hand."""
        held = self.held(seat)
        wanted = self.k - size(held)
        start: i64 = 0
        while held >> start != 0:
            start += 1
        return below(BODIES - wanted + 1) & ~below(start)

    def nameable(self, seat: i64) -> i64:
        """Signs for the opponent in ascending order, so that a whole set is left that was not named before."""
        other = 1 - seat
        goal = self.goal(other)
        found: i64 = 0
        sign: i64 = 0
        while sign < SIGNS:
            if goal >> (sign * 4 + 4) == 0 and (goal >> (sign * 4)) & 15 < 2:
                trial = goal + bit(sign * 4)
                if ways(trial, sign, self.k) > self.spent(other, trial, sign):
                    found |= bit(sign)
            sign += 1
        return found

    def spent(self, seat: i64, trial: i64, sign: i64) -> i64:
        """How many of the sets named before begin like this one."""
        found: i64 = 0
        slot: i64 = PAST
        while slot < SLOTS:
            past = self.cards[seat * SLOTS + slot]
            before = below(sign * 4)
            agrees = past & before == trial & before
            if past != 0 and agrees and (past >> (sign * 4)) & 15 >= (trial >> (sign * 4)) & 15:
                found += 1
            slot += 1
        return found

    def draft(self, seat: i64, action: i64) -> None:
        """E-38: both choose bodies at once, then both name signs at once."""
        if self.phase == P_CHOOSE:
            self.cards[seat * SLOTS + HELD] |= bit(action - CHOOSE)
        else:
            self.cards[(1 - seat) * SLOTS + GOAL] += bit((action - NAME) * 4)
        if self.asked() != 0:
            return
        self.barrier += 1
        if self.phase == P_CHOOSE:
            self.phase = P_NAME
        else:
            self.measure()
            self.phase = P_CHECK

    def drafting(self) -> i64:
        """The seats that have still to choose or to name."""
        found: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            done = size(self.held(seat)) if self.phase == P_CHOOSE else cards_in(self.goal(1 - seat))
            if done < self.k:
                found |= bit(seat)
            seat += 1
        return found


def no_cards(seats: i64) -> vec[i64]:
    """Empty hands."""
    found = filled(seats * SLOTS, 0)
    seat: i64 = 0
    while seat < seats:
        found[seat * SLOTS + GAP] = NEVER
        found[seat * SLOTS + SWAPS] = -1
        seat += 1
    return found


def cards_in(counts: i64) -> i64:
    """How many cards a goal counts."""
    if counts <= 0:
        return 0
    by_eight: i64 = (counts & 0x0F0F0F0F0F0F) + ((counts >> 4) & 0x0F0F0F0F0F0F)
    by_sixteen: i64 = (by_eight & 0x00FF00FF00FF) + ((by_eight >> 8) & 0x00FF00FF00FF)
    return (by_sixteen + (by_sixteen >> 16) + (by_sixteen >> 32)) & 0xFFFF


def drawn(counts: i64, word: i64) -> i64:
    """The card that a uniform word in 0 .. 2**32 - 1 draws from a pack."""
    rest: i64 = (word * cards_in(counts)) >> 32
    card: i64 = 0
    while rest >= counts & 15:
        rest -= counts & 15
        counts >>= 4
        card += 1
    return card


def ways(goal: i64, sign: i64, k: i64) -> i64:
    """In how many ways a goal can grow to k cards with signs from `sign` on, each at most twice."""
    wanted = k - cards_in(goal)
    if wanted == 0:
        return 1
    if sign >= SIGNS:
        return 0
    found: i64 = 0
    have = (goal >> (sign * 4)) & 15
    grown = goal
    while have <= 2:
        if cards_in(grown) <= k:
            found += ways(grown, sign + 1, k)
        grown += bit(sign * 4)
        have += 1
    return found
