"""Who knows which cards in Games One and Two: other hands are hidden, and dealt again until they fit what is known."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecliptic.games.ephemeris.deal import (
    BURIED,
    FULL_PACK,
    FULL_ZODIAC,
    GOAL,
    HELD,
    PAST,
    SLOTS,
    SWAPS,
    UNKNOWN,
    UNSEEN,
    Deal,
    drawn,
)
from ecliptic.games.ephemeris.ids import (
    BODIES,
    P_BODIES,
    P_CALL,
    P_CHECK,
    P_CHOOSE,
    P_DRAW,
    P_NAME,
    P_OVER,
    P_SHOW,
    P_SIGNS,
    P_SKIP,
    SIGNS,
)
from ecliptic.games.ephemeris.ring import signs_under
from ecliptic.kernel.bits import below, bit, nth, size
from ecliptic.kernel.errors import BadPosition
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import HIDDEN

DEALS: Final = 1_000_000
"""Deals of all hands before a position is given up: real ones need a few, those just before the end some hundreds."""
TRIES: Final = 200
"""Deals of one hand before all are thrown together again."""


def redact(copy: Deal, seat: i64) -> None:
    """Leaves what the seat knows."""
    copy.hush(seat)
    other: i64 = 0
    while other < copy.seats:
        if other != seat:
            conceal(copy, other)
        other += 1
    copy.pack = 0
    copy.zodiac = 0
    if copy.at != seat or (copy.phase != P_SKIP and copy.phase != P_DRAW):
        copy.skipped = 0
    copy.measure()


def conceal(copy: Deal, seat: i64) -> None:
    """Hides what this seat alone knows."""
    base = seat * SLOTS
    if copy.phase == P_CHOOSE:
        copy.cards[base + HELD] = 0
    elif copy.phase == P_NAME:
        copy.cards[(1 - seat) * SLOTS + GOAL] = 0
    shown_whole = seat == copy.winner and copy.phase == P_OVER and copy.shown != 0
    if not shown_whole and copy.held(seat) != 0:
        shown = copy.shown if seat == copy.winner else 0
        copy.cards[base + HELD] = UNSEEN | shown
    copy.cards[base + BURIED] = 0
    if not (shown_whole or copy.kit.open or copy.kit.draft) and copy.goal(seat) != 0:
        copy.cards[base + GOAL] = UNKNOWN


def dealt_as(state: Deal, viewer: i64, action: i64) -> i64:
    """What a viewer sees of a card that is dealt: only the seat that gets it sees it."""
    phase = state.phase
    if phase == P_BODIES or (phase == P_SIGNS and not state.kit.open):
        if state.at // state.k == viewer:
            return action
        return HIDDEN
    if phase in (P_SKIP, P_DRAW):
        if state.at == viewer:
            return action
        return HIDDEN
    return action


def deal_unknown(state: Deal, luck: Luck) -> None:
    """Fills every hand that is not known with cards that fit all that is.

    Each unknown seat goes through the deal again with what the known hands leave of the packs. The choice is random,
    reaches every possible hand, and keeps what the position itself tells: who exchanged how much, that nobody still in
    is complete unless EPHEMERIS is being called, that a Pluto card in use has one, and which bodies the winner has
    shown. Boards of the past, and what they told, are not remembered.
    """
    bodies = unknown_bodies(state)
    goals = unknown_goals(state)
    if bodies | goals == 0:
        restock(state)
        state.measure()
        return
    deals: i64 = 0
    while deals < DEALS:
        forget(state, bodies, goals)
        if deal_hands(state, bodies, goals, luck):
            state.measure()
            if fits(state):
                return
        deals += 1
    raise BadPosition("no hands fit what is known of this position")


def unknown_bodies(state: Deal) -> i64:
    found: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if state.held(seat) & UNSEEN:
            found |= bit(seat)
        seat += 1
    return found


def unknown_goals(state: Deal) -> i64:
    found: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if state.goal(seat) == UNKNOWN:
            found |= bit(seat)
        seat += 1
    return found


def forget(state: Deal, bodies: i64, goals: i64) -> None:
    """Clears the unknown hands and works out what the known ones leave in the packs."""
    seat: i64 = 0
    while seat < state.seats:
        base = seat * SLOTS
        if bodies & bit(seat):
            state.cards[base + HELD] = 0
            state.cards[base + BURIED] = 0
        if goals & bit(seat):
            state.cards[base + GOAL] = 0
        seat += 1
    restock(state)


def restock(state: Deal) -> None:
    """The packs, less what the hands hold and what was put under."""
    state.pack = FULL_PACK
    state.zodiac = FULL_ZODIAC
    if state.kit.draft:
        return
    seat: i64 = 0
    while seat < state.seats:
        state.zodiac -= state.goal(seat)
        body: i64 = 0
        while body < BODIES:
            used = ((state.held(seat) >> body) & 1) + ((state.cards[seat * SLOTS + BURIED] >> (body * 2)) & 3)
            have = (state.pack >> (body * 4)) & 15
            state.pack -= (used if used < have else have) * bit(body * 4)
            body += 1
        seat += 1


def deal_hands(state: Deal, bodies: i64, goals: i64, luck: Luck) -> bool:
    """New cards for the unknown hands; False if they cannot be made to fit."""
    caller = complete_seat(state, bodies, luck)
    seat: i64 = 0
    while seat < state.seats:
        if bodies & bit(seat) and not deal_bodies(state, seat, luck):
            return False
        seat += 1
    if caller >= 0 and goals & bit(caller):
        goals &= ~bit(caller)
        if not take_signs_under(state, caller):
            return False
    seat = 0
    while seat < state.seats:
        if goals & bit(seat):
            deal_signs(state, seat, luck)
        seat += 1
    return True


def complete_seat(state: Deal, bodies: i64, luck: Luck) -> i64:
    """A seat whose hand must be complete, where that is not plain already."""
    if state.phase == P_SHOW:
        return state.winner
    if state.phase != P_CALL:
        return -1
    among = bodies & state.active
    state.measure()
    seat: i64 = 0
    while seat < state.seats:
        if bodies & bit(seat) == 0 and state.complete(seat):
            return -1
        seat += 1
    return nth(among, luck.below(size(among)))


def deal_bodies(state: Deal, seat: i64, luck: Luck) -> bool:
    """E-10 for one seat, as far as the deal has come, again and again until it fits what is public."""
    pack = state.pack
    tries: i64 = 0
    while tries < TRIES:
        state.pack = pack
        state.cards[seat * SLOTS + HELD] = 0
        state.cards[seat * SLOTS + BURIED] = 0
        if state.kit.draft:
            choose_bodies(state, seat, luck)
        else:
            deal_and_exchange(state, seat, luck)
        if bodies_fit(state, seat):
            return True
        tries += 1
    return False


def bodies_fit(state: Deal, seat: i64) -> bool:
    """The number of exchanges is public, and so is what the winner has shown (in ascending order)."""
    held = state.held(seat)
    exchanged = state.cards[seat * SLOTS + SWAPS]
    if exchanged >= 0 and not state.kit.draft:
        made = exchanged
        if seat == state.at and (state.phase == P_SKIP or state.phase == P_DRAW):
            made -= state.left
        if size(held) - made != state.k - exchanged:
            return False
    if seat != state.winner or state.shown == 0:
        return True
    top: i64 = 0
    while state.shown >> top != 0:
        top += 1
    return held & below(top) == state.shown


def choose_bodies(state: Deal, seat: i64, luck: Luck) -> None:
    """Any hand that could have been drafted."""
    while size(state.held(seat)) < state.k:
        state.cards[seat * SLOTS + HELD] |= bit(luck.below(BODIES))


def deal_and_exchange(state: Deal, seat: i64, luck: Luck) -> None:
    dealt = state.k
    if state.phase == P_BODIES:
        dealt = dealt_so_far(state, seat)
    i: i64 = 0
    while i < dealt:
        if state.pack == 0:  # the hands before it drew so much in vain that nothing is left: not as it was
            return
        state.take_body(seat, drawn(state.pack, luck.word()))
        i += 1
    exchanged = state.cards[seat * SLOTS + SWAPS]
    if exchanged != dealt - size(state.held(seat)):
        return
    index = state.index
    skipped = state.skipped
    exchanging = seat == state.at and (state.phase == P_SKIP or state.phase == P_DRAW)
    if exchanging:
        exchanged -= state.left
    while exchanged > 0:
        look_through(state, seat, size(state.held(seat)), luck)
        body = draw_usable(state, seat, luck)
        if body == BODIES:  # the hands guessed before left nothing that it could use: not as it was
            state.index = index
            state.skipped = skipped
            return
        state.take_body(seat, body)
        exchanged -= 1
    if exchanging:
        look_through(state, seat, index, luck)
    else:
        state.index = index
        state.skipped = skipped


def look_through(state: Deal, seat: i64, bodies: i64, luck: Luck) -> None:
    """The unusable cards above the next usable one, for so many bodies of the hand."""
    state.index = 0
    state.skipped = 0
    while state.index < bodies:
        total = state.skip_weight(seat, 0) + state.skip_weight(seat, 1) + state.skip_weight(seat, 2)
        rest = luck.below(total)
        number: i64 = 0
        while rest >= state.skip_weight(seat, number):
            rest -= state.skip_weight(seat, number)
            number += 1
        state.bury(seat, nth(state.held(seat), state.index), number)
        state.index += 1


def draw_usable(state: Deal, seat: i64, luck: Luck) -> i64:
    """A body that the seat could draw, or BODIES for none."""
    total: i64 = 0
    body: i64 = 0
    while body < BODIES:
        total += state.draw_weight(seat, body)
        body += 1
    if total == 0:
        return body
    rest = luck.below(total)
    body = 0
    while rest >= state.draw_weight(seat, body):
        rest -= state.draw_weight(seat, body)
        body += 1
    return body


def dealt_so_far(state: Deal, seat: i64) -> i64:
    """Cards of the kind being dealt that a seat has."""
    found = state.at - seat * state.k
    if found < 0:
        return 0
    return found if found < state.k else state.k


def deal_signs(state: Deal, seat: i64, luck: Luck) -> None:
    dealt = dealt_so_far(state, seat) if state.phase == P_SIGNS else state.k
    i: i64 = 0
    while i < dealt:
        state.take_sign(seat, drawn(state.zodiac, luck.word()))
        i += 1


def take_signs_under(state: Deal, seat: i64) -> bool:
    """The signs that complete a hand, if the pack has them."""
    wanted = signs_under(state.board, state.held(seat))
    sign: i64 = 0
    while sign < SIGNS:
        if (wanted >> (sign * 4)) & 15 > (state.zodiac >> (sign * 4)) & 15:
            return False
        sign += 1
    state.zodiac -= wanted
    state.cards[seat * SLOTS + GOAL] = wanted
    return True


def fits(state: Deal) -> bool:
    """Whether complete hands are where the position says, and nowhere else."""
    phase = state.phase
    if not voids_explained(state) or not state.promised():
        return False
    if phase == P_SHOW:
        if state.kit.manual:
            return state.complete(state.winner)
        return state.first_complete(state.turn) == state.winner
    if phase == P_OVER and state.shown != 0:
        return state.kit.manual or state.first_complete(state.turn) == state.winner
    if phase == P_CALL:
        return newly_complete(state)
    if phase <= P_CHECK and phase != P_OVER:
        return True
    if phase in (P_CHOOSE, P_NAME):
        return True
    if state.kit.manual and state.last >= 0:
        return True
    return state.first_complete(0) < 0


def newly_complete(state: Deal) -> bool:
    """Somebody is complete, and only by the last move."""
    if state.first_complete(0) < 0:
        return False
    seat: i64 = 0
    while seat < state.seats:
        if state.complete(seat) and state.held(seat) & bit(state.last >> 4) == 0:
            return False
        seat += 1
    return True


def voids_explained(state: Deal) -> bool:
    """E-38: each time the named signs made the deal void, they fitted somebody's hand."""
    if not state.kit.draft:
        return True
    slot: i64 = PAST
    while slot < SLOTS:
        fitted = state.cards[slot] == 0
        seat: i64 = 0
        while seat < state.seats:
            if signs_under(state.kit.start, state.held(seat) & below(BODIES)) == state.cards[seat * SLOTS + slot]:
                fitted = True
            seat += 1
        if not fitted:
            return False
        slot += 1
    return True
