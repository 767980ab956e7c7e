"""What may be done, by seats and by Nature. Rule ids refer to RULES.md."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.transit import ids as c
from ecliptic.games.transit.ids import up_to, wild_index
from ecliptic.games.transit.milestones import usable
from ecliptic.games.transit.state import Board
from ecliptic.kernel.bits import add_each, below, bit, lowest, nth, size
from ecliptic.kernel.state import NATURE, pick_from_legal


class Choices(Board):
    """A table and the choices at it."""

    # -- who acts --------------------------------------------------------------------------------------------

    def actor(self) -> i64:
        """The one seat that acts now, or NATURE."""
        if self.task != c.NO_TASK:
            if bit(self.task) & c.CHANCE_TASKS:
                return NATURE
            if self.task == c.ACCEPT:
                return self.holder(self.task_other)
            return self.task_seat
        if self.phase == c.TURN:
            return self.turn
        if bit(self.phase) & c.CHANCE_PHASES:
            return NATURE
        return self.holder(self.ask)

    def actors(self) -> i64:
        if self.phase == c.OVER:
            return 0
        return bit(self.actor())

    # -- what is legal ---------------------------------------------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        if self.phase == c.OVER or seat != self.actor():
            return vec[i64]()
        if seat == NATURE:
            return add_each(vec[i64](), self._outcome_kind(), self._outcome_set())
        if self.task != c.NO_TASK:
            return self._task_choices(seat)
        if self.phase == c.TURN:
            return self._turn_choices(seat)
        if self.phase == c.PLACE:
            return add_each(vec[i64](), c.A_PLACE, self.choosable(self.at[c.HAND + seat]))
        if self.phase == c.DISCARD:
            return add_each(vec[i64](), c.A_DISCARD, self.choosable(self.at[c.HAND + seat]))
        if self.phase == c.LIMIT:
            return add_each(vec[i64](), c.A_DROP, self.choosable(self.at[c.MHAND + seat]))
        return self._window_choices(seat)

    def choosable(self, cards: i64) -> i64:
        """Of a choice of several: those higher than the last one that leave enough higher ones to go on with."""
        rest: i64 = cards & ~below(self.last_card + 1)
        spare: i64 = size(rest) - self.left
        found: i64 = 0
        while spare >= 0 and rest:
            found |= rest & -rest
            rest &= rest - 1
            spare -= 1
        return found

    def playable(self, seat: i64) -> i64:
        """T-09, T-10: the cards of a hand that keep the total at 31 or less."""
        return self.at[c.HAND + seat] & up_to(c.TARGET_TOTAL - self.total)

    def _window_choices(self, seat: i64) -> vec[i64]:
        done: i64 = c.DONE
        out = append(vec[i64](), done)
        out = add_each(out, c.A_USE, usable(self, seat))
        if self.phase != c.W5:
            out = self._add_gifts(out, seat)
        return out

    def _turn_choices(self, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=c.CARDS)
        plays = self.playable(seat)
        if plays == 0:
            pass_: i64 = c.PASS
            out = append(out, pass_)
        out = add_each(out, c.A_PLAY, plays)
        hand = self.at[c.HAND + seat]
        if hand:
            slots = self.tradable_slots()
            while slots:
                out = add_each(out, c.A_TRADE + lowest(slots) * c.CARDS, hand)
                slots &= slots - 1
        if self.at[c.MHAND + seat]:
            out = self._add_wilds(out, seat)
            out = add_each(out, c.A_USE, usable(self, seat))
            out = self._add_gifts(out, seat)
        return out

    def _add_wilds(self, out: vec[i64], seat: i64) -> vec[i64]:
        """T-12: each WILD as each card it may stand for."""
        rest: i64 = self.at[c.MHAND + seat] & c.WILD_SET
        while rest:
            m = lowest(rest)
            rest &= rest - 1
            out = add_each(out, c.A_WILD + wild_index(m) * c.CARDS, self.wild_faces(m))
        return out

    def wild_faces(self, milestone: i64) -> i64:
        """The cards a WILD may stand for now: suits are told apart only where they matter."""
        wanted = self.edition.wild_ranks[milestone]
        faces: i64 = 255
        if wanted > 0:
            faces = bit(wanted - 1)
        if self.suits_matter():
            faces = faces * 0x01010101
        return faces & up_to(c.TARGET_TOTAL - self.total)

    def suits_matter(self) -> bool:
        """Only Cloudy Skies and the Hubble Space Telescope look at suits."""
        return self.setback == c.CLOUDY or self.hubble

    def _add_gifts(self, out: vec[i64], seat: i64) -> vec[i64]:
        """A-05: a WILD may be handed to a later Century."""
        later = self.later_seats(seat)
        rest: i64 = self.at[c.MHAND + seat] & c.WILD_SET
        while rest and later:
            out = add_each(out, c.A_GIVE + wild_index(lowest(rest)) * 4, later)
            rest &= rest - 1
        return out

    def later_seats(self, seat: i64) -> i64:
        """The set of seats that hold a later Century."""
        found: i64 = 0
        century: i64 = self.century(seat) + 1
        while century < self.seats:
            found |= bit(self.holder(century))
            century += 1
        return found

    def _task_choices(self, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if self.task == c.KEEP:
            return add_each(out, c.A_KEEP, self.task_set)
        if self.task == c.TARGET or self.task == c.STREAM_WHO:
            return add_each(out, c.A_SEAT, below(self.seats))
        if self.task == c.PARTNER:
            return add_each(out, c.A_SEAT, below(self.seats) & ~bit(seat))
        if self.task == c.OFFER:
            done: i64 = c.DONE
            out = append(out, done)
            if self.at[c.HAND + self.task_other] & ~self.task_set:
                out = add_each(out, c.A_OFFER, self.at[c.HAND + seat] & ~self.task_set)
            return out
        if self.task == c.TAKE:
            return add_each(out, c.A_TAKE, self.at[c.HAND + self.task_other] & ~self.task_set)
        if self.task == c.PICK:
            return add_each(out, c.A_PICK, self.pickable())
        yes: i64 = c.YES
        no: i64 = c.NO
        return append(append(out, yes), no)

    def pickable(self) -> i64:
        """The Tableau slots that the Milestone in hand may choose."""
        if self.task_card == c.ISS:
            return self.choosable(self.facedown_slots())
        return self.filled_slots()

    # -- chance ----------------------------------------------------------------------------------------------

    def _outcome_kind(self) -> i64:
        """The first id of the kind of outcome that comes now."""
        if self.task == c.DRAW_MILESTONE:
            return c.N_MILESTONE
        if self.phase == c.FIRST_PLAYER:
            return c.N_FIRST
        if self.phase == c.SETBACK:
            return c.N_SETBACK
        return c.N_CARD

    def _outcome_set(self) -> i64:
        """Which of that kind may come."""
        if self.task == c.DRAW_MILESTONE:
            return self.drawable_milestones()
        if self.phase == c.FIRST_PLAYER:
            return below(self.seats)
        if self.phase == c.SETBACK:
            return self.possible_setbacks()
        return self.possible_cards()

    def possible_cards(self) -> i64:
        """The cards that may come up now: one, if it is already somewhere and is only being shown."""
        if self.task == c.SHOW:
            return self._lowest_of(self.at[c.HAND + self.task_other] & ~self.at[c.SURE + self.task_seat])
        if self.task == c.STREAM:
            return self._lowest_of(self.at[c.HAND + self.task_other] & ~self.at[c.SURE + c.PUBLIC])
        if self.task == c.LAY or self.task == c.BURN:
            return self._lowest_of(self.at[c.HAND + self.task_seat])
        if self.task == c.SEE or self.task == c.TURN_UP or self.task == c.GATHER:
            held = self.at[c.SLOT + self.turning_slot()]
            if held != c.BLIND:
                return bit(held - c.DOWN)
        return self.pool

    def _lowest_of(self, cards: i64) -> i64:
        return cards & -cards

    def turning_slot(self) -> i64:
        """The slot whose facedown card is looked at now."""
        if self.task == c.SEE:
            return self.task_card
        if self.task == c.GATHER:
            return lowest(self.facedown_slots())
        return lowest(self.task_set)

    def drawable_milestones(self) -> i64:
        """The Milestones that may be drawn for the seat that reached a space."""
        deck = self.undrawn & self.edition.decks[self.drawn_deck()]
        if not self.options.historical:
            return deck
        i: i64 = 0
        while deck & bit(self.edition.deck_order[i]) == 0:
            i += 1
        return bit(self.edition.deck_order[i])

    def drawn_deck(self) -> i64:
        """Which deck the next Milestone comes from: an Era has two, and looks at one card of each (T-03)."""
        d = self.track(self.task_seat)
        if self.seats == 2 and (self.task_other & bit(d) or self.at[c.MLEFT + d] == 0):
            d += 1
        return d

    def possible_setbacks(self) -> i64:
        """The Setbacks that may be revealed next."""
        if not self.options.historical:
            return self.setbacks
        found: i64 = 0
        rest: i64 = self.setbacks
        while rest:
            b = lowest(rest)
            rest &= rest - 1
            if self._later_setbacks(b) >= self.setbacks_left - 1:
                found |= bit(b)
        return found

    def _later_setbacks(self, setback: i64) -> i64:
        """How many of the Setbacks that may still come have a higher number."""
        n: i64 = 0
        i: i64 = c.SETBACKS - 1
        while self.edition.setback_order[i] != setback:
            if self.setbacks & bit(self.edition.setback_order[i]):
                n += 1
            i -= 1
        return n

    def odds(self) -> vec[i64]:
        """T-05: random Setbacks laid in order of number come out lowest first; all other chances are even."""
        out = vec[i64]()
        choices = self.legal(NATURE)
        i: i64 = 0
        while i < len(choices):
            weight: i64 = 1
            if self.options.historical and self.task == c.NO_TASK and self.phase == c.SETBACK:
                weight = ways(self._later_setbacks(choices[i] - c.N_SETBACK), self.setbacks_left - 1)
            out = append(out, weight)
            i += 1
        return out

    # -- choosing at random --------------------------------------------------------------------------------

    def pick(self, seat: i64, word: i64) -> i64:
        if self.phase == c.SETBACK and self.options.historical:
            return pick_from_legal(self, seat, word)
        if seat == NATURE:
            outcomes = self._outcome_set()
            return self._outcome_kind() + nth(outcomes, (word * size(outcomes)) >> 32)
        if self.task == c.NO_TASK:
            if bit(self.phase) & c.WINDOWS:
                return self._pick_in_window(seat, word)
            if self.phase == c.TURN and self.at[c.MCOUNT + seat] == 0:
                return self._pick_in_turn(seat, word)
        return pick_from_legal(self, seat, word)

    def _pick_in_window(self, seat: i64, word: i64) -> i64:
        """The same as choosing from `_window_choices`."""
        uses = usable(self, seat)
        wilds: i64 = self.at[c.MHAND + seat] & c.WILD_SET
        takers: i64 = 0
        if wilds and self.phase != c.W5:
            takers = self.later_seats(seat)
        own: i64 = 1 + size(uses)
        index: i64 = (word * (own + size(wilds) * size(takers))) >> 32
        if index == 0:
            return c.DONE
        if index < own:
            return c.A_USE + nth(uses, index - 1)
        index -= own
        wild = nth(wilds, index // size(takers))
        return c.A_GIVE + wild_index(wild) * 4 + nth(takers, index % size(takers))

    def _pick_in_turn(self, seat: i64, word: i64) -> i64:
        """The same as choosing from `_turn_choices` of a seat without Milestones."""
        plays = self.playable(seat)
        hand = self.at[c.HAND + seat]
        slots: i64 = 0
        if hand:
            slots = self.tradable_slots()
        own = size(plays)
        if own == 0:
            own = 1
        cards = size(hand)
        index: i64 = (word * (own + size(slots) * cards)) >> 32
        if index < own:
            if plays:
                return c.A_PLAY + nth(plays, index)
            return c.PASS
        index -= own
        return c.A_TRADE + nth(slots, index // cards) * c.CARDS + nth(hand, index % cards)


def ways(n: i64, k: i64) -> i64:
    """The number of sets of k among n."""
    if k < 0 or k > n:
        return 0
    result: i64 = 1
    i: i64 = 0
    while i < k:
        result = result * (n - i) // (i + 1)
        i += 1
    return result
