"""T-31, A-13, A-14: who knows where which card lies.

For every viewer (the seats, and the public) the board keeps `SURE`, the hidden cards whose place the viewer knows, and
`MAY`, for every hidden place the cards that may be there. A card that moves unseen spreads from one place to another; a
card that is seen becomes sure. Cards in `open` are known to all and ignored by both.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.transit import ids as c
from ecliptic.games.transit.state import Board
from ecliptic.kernel.bits import below, bit, lowest, nth, size
from ecliptic.kernel.errors import BadPosition
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import HIDDEN, NATURE, SPECTATOR

# Rooms for Milestones when guessing: hands 0 .. 3, then
_DECK: Final = 4
_LOOKED_AT: Final = 8

# -- what events do to beliefs -----------------------------------------------------------------------------------


def forget_round(b: Board) -> None:
    """A new round: every card may be in the deck and nowhere else."""
    v: i64 = 0
    while v < c.VIEWERS:
        p: i64 = 0
        while p < c.PLACES:
            b.at[c.MAY + v * c.PLACES + p] = 0
            p += 1
        b.at[c.MAY + v * c.PLACES + c.P_DECK] = c.ALL_CARDS
        b.at[c.SURE + v] = 0
        v += 1


def watch_all(b: Board, card: i64) -> None:
    """Everybody sees where this card lies."""
    v: i64 = 0
    while v < c.VIEWERS:
        b.at[c.SURE + v] |= bit(card)
        v += 1


def spread(b: Board, source: i64, place: i64) -> None:
    """A card comes from one place to another; who does not see it knows only that it may be any that was there."""
    v: i64 = 0
    while v < c.VIEWERS:
        base: i64 = c.MAY + v * c.PLACES
        b.at[base + place] |= b.at[base + source]
        v += 1


def whole_hand_seen(b: Board, viewer: i64, seat: i64) -> None:
    """The viewer is sure of every card of this hand, so none of the others may be there."""
    b.at[c.MAY + viewer * c.PLACES + c.P_HAND + seat] = 0


def hand_is_empty(b: Board, seat: i64) -> None:
    """Nothing is left in this hand, and everybody can see that: what comes later is new."""
    v: i64 = 0
    while v < c.VIEWERS:
        b.at[c.MAY + v * c.PLACES + c.P_HAND + seat] = 0
        v += 1


def lay_down(b: Board, seat: i64, place: i64) -> None:
    """A card goes facedown from a hand to a place. Who does not see it and knew some of the hand can no longer tell
    which cards stayed. Call it before the hand changes.
    """
    v: i64 = 0
    while v < c.VIEWERS:
        base: i64 = c.MAY + v * c.PLACES
        left_over: i64 = 0
        if not (v == seat or b.streamed & bit(seat)):
            unsettle(b, v, b.at[c.HAND + seat], c.P_HAND + seat)
            left_over = b.at[base + c.P_HAND + seat]
        if place == c.P_BURIED:
            left_over |= b.at[base + place]
        b.at[base + place] = left_over
        v += 1


def unsettle(b: Board, viewer: i64, cards: i64, place: i64) -> None:
    """The viewer is no longer sure of these cards, only that they were in this place."""
    known: i64 = b.at[c.SURE + viewer] & cards
    if known == 0:
        return
    b.at[c.SURE + viewer] ^= known
    base: i64 = c.MAY + viewer * c.PLACES
    p: i64 = 0
    while p < c.PLACES:
        b.at[base + p] &= ~known
        p += 1
    b.at[base + place] |= known


def swap_unseen(b: Board, one: i64, other: i64) -> None:
    """Nos Keplari: for everybody else the two hands are mixed. Call it before they change."""
    v: i64 = 0
    while v < c.VIEWERS:
        if v != one and v != other:
            unsettle(b, v, b.at[c.HAND + one], c.P_HAND + one)
            unsettle(b, v, b.at[c.HAND + other], c.P_HAND + other)
            first: i64 = c.MAY + v * c.PLACES + c.P_HAND + one
            second: i64 = c.MAY + v * c.PLACES + c.P_HAND + other
            b.at[first] |= b.at[second]
            b.at[second] = b.at[first]
        v += 1


def passed(b: Board, seat: i64, playable: i64) -> None:
    """T-10: who passes has no card that would have fitted, and everybody can tell."""
    v: i64 = 0
    while v < c.VIEWERS:
        if v != seat:
            b.at[c.MAY + v * c.PLACES + c.P_HAND + seat] &= ~playable
        v += 1


def milestone_drawn(b: Board, seat: i64, candidates: i64) -> None:
    """A Milestone comes unseen to a hand: it may be any of these."""
    v: i64 = 0
    while v < c.VIEWERS:
        b.at[c.MMAY + v * 4 + seat] |= candidates
        v += 1


def milestone_given(b: Board, giver: i64, taker: i64) -> None:
    """A-13: a WILD is handed on unseen by the others. Call it before the hands change."""
    v: i64 = 0
    while v < c.VIEWERS:
        if v != giver and v != taker:
            known: i64 = b.at[c.MSURE + v] & b.at[c.MHAND + giver] & c.WILD_SET
            b.at[c.MSURE + v] ^= known
            s: i64 = 0
            while s < 4:
                b.at[c.MMAY + v * 4 + s] &= ~known
                s += 1
            b.at[c.MMAY + v * 4 + giver] |= known
            b.at[c.MMAY + v * 4 + taker] |= b.at[c.MMAY + v * 4 + giver] & c.WILD_SET
        v += 1


def no_milestone_left(b: Board, seat: i64) -> None:
    """The same as `hand_is_empty` for Milestones."""
    v: i64 = 0
    while v < c.VIEWERS:
        b.at[c.MMAY + v * 4 + seat] = 0
        v += 1


# -- redaction ---------------------------------------------------------------------------------------------------


def belief_row(seat: i64) -> i64:
    """Which row of the beliefs a viewer reads."""
    if seat == SPECTATOR:
        return c.PUBLIC
    return seat


def redact(b: Board, seat: i64) -> None:
    """Removes from this position all that a seat (or SPECTATOR) does not know."""
    if b.viewer != c.NOBODY:
        return
    v = belief_row(seat)
    at = b.at
    sure = at[c.SURE + v]
    msure = at[c.MSURE + v]
    s: i64 = 0
    while s < b.seats:
        at[c.HAND + s] &= sure
        at[c.MHAND + s] &= msure
        s += 1
    i: i64 = c.SLOT
    while i <= c.SLOT + c.SUN_SLOT:
        held = at[i]
        if held >= c.DOWN and held < c.BLIND and sure & bit(held - c.DOWN) == 0:
            at[i] = c.UNKNOWN
        i += 1
    b.buried &= sure
    b.pool = 0
    b.undrawn = 0
    _hide_task(b, v, seat)
    _hide_other_beliefs(b, v)
    b.viewer = seat


def _hide_task(b: Board, v: i64, seat: i64) -> None:
    """Cards that are just being chosen or looked at: known to the seats concerned."""
    if b.task == c.DRAW_MILESTONE or b.task == c.KEEP:
        b.task_set &= b.at[c.MSURE + v]
    if (b.task == c.OFFER or b.task == c.TAKE) and not sees_swap(b, seat):
        b.task_set = 0
        b.task_card = -1
    if b.phase == c.DISCARD and b.task == c.NO_TASK and not sees_hand(b, seat, b.holder(b.ask)):
        b.last_card = -1


def _hide_other_beliefs(b: Board, v: i64) -> None:
    """Of what another seat knows, a viewer knows only the public part."""
    at = b.at
    sure = at[c.SURE + c.PUBLIC]
    msure = at[c.MSURE + c.PUBLIC]
    w: i64 = 0
    while w < c.PUBLIC:
        if w != v:
            at[c.SURE + w] = sure
            at[c.MSURE + w] = msure
            s: i64 = 0
            while s < 4:
                at[c.MMAY + w * 4 + s] = at[c.MMAY + c.PUBLIC * 4 + s]
                s += 1
            p: i64 = c.MAY + w * c.PLACES
            public: i64 = c.MAY + c.PUBLIC * c.PLACES
            while public < c.MAY + (c.PUBLIC + 1) * c.PLACES:
                at[p] = at[public]
                p += 1
                public += 1
        w += 1


def sees_hand(b: Board, viewer: i64, seat: i64) -> bool:
    """Whether what happens in a hand happens before the viewer's eyes: their own, or one that is live streamed."""
    return viewer == seat or b.streamed & bit(seat) != 0


def sees_swap(b: Board, viewer: i64) -> bool:
    """Nos Keplari: the two concerned see which cards change hands; if one hand is live streamed, everybody does."""
    return sees_hand(b, viewer, b.task_seat) or sees_hand(b, viewer, b.task_other)


def seen_as(b: Board, viewer: i64, seat: i64, action: i64) -> i64:
    """See `State.seen_as`. Everything is done in the open but what is listed here."""
    if seat == NATURE:
        return _chance_seen_as(b, viewer, action)
    if action >= c.A_DISCARD and action < c.A_OFFER:
        if sees_hand(b, viewer, seat):
            return action
        return c.S_DISCARD
    if action >= c.A_OFFER and action < c.A_PICK:
        if sees_swap(b, viewer):
            return action
        return HIDDEN
    if action >= c.A_TRADE and action < c.A_WILD:
        if sees_hand(b, viewer, seat):
            return action
        return c.S_TRADE + ((action - c.A_TRADE) >> 5)
    if action >= c.A_GIVE and action < c.A_KEEP:
        taker: i64 = (action - c.A_GIVE) & 3
        if viewer == seat or taker == viewer:
            return action
        return c.S_GIVE + taker
    if action >= c.A_KEEP and action < c.A_DROP:
        return _keep_seen_as(b, viewer, seat, action)
    return action


def _keep_seen_as(b: Board, viewer: i64, seat: i64, action: i64) -> i64:
    """A-12, A-13: the card not kept is discarded for all to see; the kept one is shown only if it is Immediately."""
    kept: i64 = action - c.A_KEEP
    if viewer == seat or b.options.historical:
        return action
    discarded = lowest(b.task_set & ~bit(kept))
    if bit(kept) & c.IMMEDIATE:
        return c.S_KEPT + c.MILESTONES * (kept // 7) + discarded
    return c.S_KEEP + discarded


def _chance_seen_as(b: Board, viewer: i64, action: i64) -> i64:
    if action >= c.N_CARD and action < c.N_MILESTONE:
        if viewer == _card_goes_to(b) or _card_is_public(b):
            return action
        return HIDDEN
    if action >= c.N_MILESTONE and action < c.N_SETBACK:
        m: i64 = action - c.N_MILESTONE
        shown: bool = bit(m) & c.IMMEDIATE != 0 and not looks_at_two(b)
        if viewer == b.task_seat or shown or b.options.historical:
            return action
        return HIDDEN
    return action


def _card_goes_to(b: Board) -> i64:
    """The seat that sees the card that Nature deals or shows now, if only one does."""
    if b.task == c.GROUP_DRAW:
        return next_drawer(b)
    if b.task == c.SHOW or b.task == c.SEE or b.task == c.GATHER:
        return b.task_seat
    if b.task == c.NO_TASK and b.phase == c.DEAL:
        return b.holder(b.ask)
    return c.NOBODY


def _card_is_public(b: Board) -> bool:
    to = _card_goes_to(b)
    if to == c.NOBODY:
        return True
    return b.task != c.SHOW and b.streamed & bit(to) != 0


def looks_at_two(b: Board) -> bool:
    """T-03: whether the Milestone that Nature draws now is one of two to choose from."""
    if b.seats > 2:
        return False
    first: i64 = b.track(b.task_seat)
    return b.task_other != 0 or (b.at[c.MLEFT + first] > 0 and b.at[c.MLEFT + first + 1] > 0)


def next_drawer(b: Board) -> i64:
    """The next seat of a group draw, in Century order."""
    century: i64 = 0
    while b.task_set & bit(b.holder(century)) == 0:
        century += 1
    return b.holder(century)


# -- guessing ----------------------------------------------------------------------------------------------------


def complete(b: Board, luck: Luck) -> None:
    """Makes a redacted position whole: one random guess at everything its viewer does not know."""
    v = belief_row(b.viewer)
    _guess_milestones(b, v, luck)
    _guess_cards(b, v, luck)
    _guess_choices(b, luck)
    _restore_beliefs(b, v)
    b.viewer = c.NOBODY


class _Guess:
    """Units of room in hidden places, each to be given one of the cards that may be there."""

    def __init__(self) -> None:
        self.places: vec[i64] = vec[i64]()
        self.options: vec[i64] = vec[i64]()
        self.given: vec[i64] = vec[i64]()
        self.used: i64 = 0
        """The cards that were given."""

    def room(self, place: i64, options: i64, count: i64) -> None:
        none: i64 = -1
        while count > 0:
            self.places = append(self.places, place)
            self.options = append(self.options, options)
            self.given = append(self.given, none)
            count -= 1

    def solve(self, luck: Luck) -> None:
        """Gives every unit a card: a free one at random if there is one, else by moving others out of the way."""
        todo: i64 = len(self.places)
        while todo > 0:
            unit = self._tightest()
            free = self.options[unit] & ~self.used
            if free:
                self.given[unit] = nth(free, luck.below(size(free)))
                self.used |= bit(self.given[unit])
            elif self._make_way(unit, 0) >= 0:
                raise BadPosition("no cards fit what is known of this position")
            todo -= 1

    def _tightest(self) -> i64:
        """The unit without a card that has the fewest options left: it is served first."""
        best: i64 = -1
        fewest: i64 = 99
        i: i64 = 0
        while i < len(self.places):
            if self.given[i] < 0:
                n = size(self.options[i] & ~self.used)
                if n < fewest:
                    fewest = n
                    best = i
            i += 1
        return best

    def _make_way(self, unit: i64, tried: i64) -> i64:
        """An augmenting path: takes a card from a unit that can have another. The cards tried in vain, or -1."""
        rest: i64 = self.options[unit] & ~tried
        while rest:
            card = lowest(rest)
            tried |= bit(card)
            holder: i64 = -1
            i: i64 = 0
            while i < len(self.given):
                if self.given[i] == card:
                    holder = i
                i += 1
            if holder < 0:
                self.given[unit] = card
                self.used |= bit(card)
                return -1
            deeper = self._make_way(holder, tried)
            if deeper < 0:
                self.given[unit] = card
                return -1
            tried |= deeper
            rest = self.options[unit] & ~tried
        return tried


def _guess_cards(b: Board, v: i64, luck: Luck) -> None:
    hidden: i64 = c.ALL_CARDS & ~b.open & ~b.at[c.SURE + v]
    base: i64 = c.MAY + v * c.PLACES
    guess = _Guess()
    s: i64 = 0
    while s < b.seats:
        options = b.at[base + c.P_HAND + s] & hidden
        missing: i64 = b.at[c.COUNT + s] - size(b.at[c.HAND + s])
        higher: i64 = 0
        if b.phase == c.PLACE and b.task == c.NO_TASK and s == b.holder(b.ask):
            higher = _still_higher(b, b.at[c.HAND + s])
        guess.room(c.P_HAND + s, options & ~below(b.last_card + 1), higher)
        guess.room(c.P_HAND + s, options, missing - higher)
        s += 1
    i: i64 = 0
    while i <= c.SUN_SLOT:
        if b.at[c.SLOT + i] == c.UNKNOWN:
            guess.room(c.P_SLOT + i, b.at[base + c.P_SLOT + i] & hidden, 1)
        i += 1
    guess.room(c.P_BURIED, b.at[base + c.P_BURIED] & hidden, b.buried_count - size(b.buried))
    deck = b.at[base + c.P_DECK] & hidden
    if deck != hidden:  # where any card may be in the deck, the deck gets what is left, which is quicker
        guess.room(c.P_DECK, deck, size(hidden) - len(guess.places))
    guess.solve(luck)
    i = 0
    while i < len(guess.places):
        _put(b, guess.places[i], guess.given[i])
        i += 1
    if deck == hidden:
        b.pool |= hidden & ~guess.used


def _still_higher(b: Board, known: i64) -> i64:
    """Cards are chosen in ascending order, so whoever is half way holds enough higher ones: how many are unknown."""
    if b.last_card < 0:
        return 0
    n: i64 = b.left - size(known & ~below(b.last_card + 1))
    return n if n > 0 else 0


def _put(b: Board, place: i64, card: i64) -> None:
    if place < c.P_SLOT:
        b.at[c.HAND + place] |= bit(card)
    elif place < c.P_BURIED:
        b.at[c.SLOT + place - c.P_SLOT] = c.DOWN + card
    elif place == c.P_BURIED:
        b.buried |= bit(card)
    else:
        b.pool |= bit(card)


def _guess_milestones(b: Board, v: i64, luck: Luck) -> None:
    hidden: i64 = (bit(c.MILESTONES) - 1) & ~b.used & ~b.at[c.MSURE + v]
    guess = _Guess()
    s: i64 = 0
    while s < b.seats:
        options = b.at[c.MMAY + v * 4 + s] & hidden
        missing: i64 = b.at[c.MCOUNT + s] - size(b.at[c.MHAND + s])
        higher: i64 = 0
        if b.phase == c.LIMIT and s == b.holder(b.ask):
            higher = _still_higher(b, b.at[c.MHAND + s])
        guess.room(s, options & ~below(b.last_card + 1), higher)
        guess.room(s, options, missing - higher)
        s += 1
    if len(guess.places) == 0 and b.task != c.DRAW_MILESTONE and b.task != c.KEEP:
        b.undrawn |= hidden  # nobody holds an unknown one
        return
    d: i64 = 0
    while d < 4:
        deck = b.edition.decks[d]
        guess.room(_DECK + d, deck & hidden, b.at[c.MLEFT + d])
        looked_at: bool = b.task == c.DRAW_MILESTONE or b.task == c.KEEP
        if looked_at and b.task_other & bit(d) and b.task_set & deck == 0:
            guess.room(_LOOKED_AT, deck & hidden, 1)
        d += 1
    guess.solve(luck)
    i: i64 = 0
    while i < len(guess.places):
        m = bit(guess.given[i])
        if guess.places[i] < _DECK:
            b.at[c.MHAND + guess.places[i]] |= m
        elif guess.places[i] < _LOOKED_AT:
            b.undrawn |= m
        else:
            b.task_set |= m
        i += 1


def _guess_choices(b: Board, luck: Luck) -> None:
    """What another seat has half chosen: a card of its hand that fits what is known of the choice."""
    if b.phase == c.DISCARD and b.task == c.NO_TASK and b.left == 1 and not sees_hand(b, b.viewer, b.holder(b.ask)):
        hand = b.at[c.HAND + b.holder(b.ask)]
        if size(hand) > 1:
            b.last_card = nth(hand, luck.below(size(hand) - 1))  # not the highest: a higher one follows
    if (b.task == c.OFFER or b.task == c.TAKE) and not sees_swap(b, b.viewer):
        mine = b.at[c.HAND + b.task_seat]
        theirs = b.at[c.HAND + b.task_other]
        b.task_set = _some(mine, b.left, luck) | _some(theirs, b.left, luck)
        if b.task == c.TAKE:
            b.task_card = _one(mine & ~b.task_set, luck)


def _one(cards: i64, luck: Luck) -> i64:
    return nth(cards, luck.below(size(cards)))


def _some(cards: i64, count: i64, luck: Luck) -> i64:
    chosen: i64 = 0
    while count > 0:
        chosen |= bit(_one(cards & ~chosen, luck))
        count -= 1
    return chosen


def _restore_beliefs(b: Board, v: i64) -> None:
    """Other seats know what is public, their own hands, what they laid facedown, and what they are looking at."""
    w: i64 = 0
    while w < b.seats:
        if w != v:
            b.at[c.SURE + w] |= b.at[c.HAND + w]
            b.at[c.MSURE + w] |= b.at[c.MHAND + w]
            i: i64 = 0
            while i <= c.SUN_SLOT:
                held = b.at[c.SLOT + i]
                if b.at[c.LAID_BY + i] == w and held >= c.DOWN and held < c.BLIND:
                    b.at[c.SURE + w] |= bit(held - c.DOWN)
                i += 1
            if (b.task == c.DRAW_MILESTONE or b.task == c.KEEP) and b.task_seat == w:
                b.at[c.MSURE + w] |= b.task_set
            if b.task == c.OFFER or b.task == c.TAKE:
                _restore_swap(b, w)
        w += 1


def _restore_swap(b: Board, w: i64) -> None:
    """Nos Keplari: who swaps has seen the partner's hand; the partner knows the cards swapped and offered."""
    if w == b.task_seat:
        b.at[c.SURE + w] |= b.at[c.HAND + b.task_other]
    elif w == b.task_other:
        b.at[c.SURE + w] |= b.task_set
        if b.task == c.TAKE:
            b.at[c.SURE + w] |= bit(b.task_card)
