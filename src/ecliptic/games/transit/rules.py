"""The rules of The Transit of Venus: what may be done when, and what it does. Rule ids refer to RULES.md."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.transit import ids as c
from ecliptic.games.transit import knowledge
from ecliptic.games.transit.ids import rank, up_to
from ecliptic.games.transit.milestones import drawable, drawers, usable
from ecliptic.games.transit.ruleset import Edition, Options
from ecliptic.games.transit.scoring import (
    all_ahead,
    last_card_payments,
    paid_points,
    paid_seat,
    play_payments,
    spaces_reached,
    tableau_value,
)
from ecliptic.games.transit.state import Board
from ecliptic.kernel.bits import below, bit, lowest, nth, size
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import NATURE, SETUP_STREAM, SHARED_STREAM, Refusal, pick_from_legal


def wild_index(milestone: i64) -> i64:
    """0 .. 9: the place of a WILD among the WILDs, for action ids."""
    return size(c.WILD_SET & below(milestone))


def wild_milestone(index: i64) -> i64:
    """The inverse of `wild_index`."""
    return nth(c.WILD_SET, index)


def add_each(out: vec[i64], base: i64, members: i64) -> vec[i64]:
    """The list with `base` + each member of a set added."""
    while members:
        out = append(out, base + lowest(members))
        members &= members - 1
    return out


class Transit(Board):
    """A position of The Transit of Venus and its rules."""

    game_id: ClassVar[str] = "transit"

    def clone(self) -> Transit:
        copy = Transit(self.seats, self.edition, self.options, self.at[:])
        self.copy_into(copy)
        return copy

    def known_to(self, seat: i64) -> Transit:
        copy = self.clone()
        knowledge.redact(copy, seat)
        return copy

    def seen_as(self, viewer: i64, seat: i64, action: i64) -> i64:
        return knowledge.seen_as(self, viewer, seat, action)

    def fill(self, luck: Luck) -> None:
        if self.viewer != c.NOBODY:
            knowledge.complete(self, luck)

    def action_count(self) -> i64:
        return c.ACTIONS

    def stream(self) -> i64:
        return SETUP_STREAM if self.phase == c.FIRST_PLAYER else SHARED_STREAM

    def returns(self) -> list[float]:
        won = 1.0 if self.outcome == 1 else 0.0
        return [won] * self.seats

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        from ecliptic.games.transit.refusals import explain

        return explain(self, seat, action)

    def to_dict(self) -> dict[str, object]:
        from ecliptic.games.transit.position import to_dict

        return to_dict(self)

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
        return self.at[c.HAND + seat] & up_to(31 - self.total)

    def _window_choices(self, seat: i64) -> vec[i64]:
        done: i64 = c.DONE
        out = append(vec[i64](), done)
        out = add_each(out, c.A_USE, usable(self, seat))
        if self.phase != c.W5:
            out = self._add_gifts(out, seat)
        return out

    def _turn_choices(self, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=32)
        plays = self.playable(seat)
        if plays == 0:
            pass_: i64 = c.PASS
            out = append(out, pass_)
        out = add_each(out, c.A_PLAY, plays)
        hand = self.at[c.HAND + seat]
        if hand:
            slots = self.tradable_slots()
            while slots:
                out = add_each(out, c.A_TRADE + lowest(slots) * 32, hand)
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
            out = add_each(out, c.A_WILD + wild_index(m) * 32, self.wild_faces(m))
        return out

    def wild_faces(self, milestone: i64) -> i64:
        """The cards a WILD may stand for now: suits are told apart only where they matter."""
        wanted = self.edition.wild_ranks[milestone]
        faces: i64 = 255
        if wanted > 0:
            faces = bit(wanted - 1)
        if self.suits_matter():
            faces = faces * 0x01010101
        return faces & up_to(31 - self.total)

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
            return c.A_PLAY + nth(plays, index) if plays else c.PASS
        index -= own
        return c.A_TRADE + nth(slots, index // cards) * 32 + nth(hand, index % cards)

    # -- what actions do -------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        if seat == NATURE:
            self._apply_chance(action)
        elif self.task != c.NO_TASK:
            self._apply_task(seat, action)
        elif action >= c.A_USE and action < c.A_GIVE:
            self._use(seat, action - c.A_USE)
        elif action >= c.A_GIVE and action < c.A_KEEP:
            self._give(seat, wild_milestone((action - c.A_GIVE) >> 2), (action - c.A_GIVE) & 3)
        elif self.phase == c.TURN:
            self._take_turn(seat, action)
        elif self.phase == c.PLACE:
            self._place(seat, action - c.A_PLACE)
        elif self.phase == c.DISCARD:
            self._discard_two(seat, action - c.A_DISCARD)
        elif self.phase == c.LIMIT:
            self._drop(seat, action - c.A_DROP)
        else:
            self._ask_next()

    def _apply_chance(self, action: i64) -> None:
        if action >= c.N_FIRST:
            self.lead = action - c.N_FIRST
            self.phase = c.SETBACK
        elif action >= c.N_SETBACK:
            self._reveal_setback(action - c.N_SETBACK)
        elif action >= c.N_MILESTONE:
            self._draw_milestone(action - c.N_MILESTONE)
        elif self.task != c.NO_TASK:
            self._card_for_task(action - c.N_CARD)
        elif self.phase == c.DEAL:
            self._deal(action - c.N_CARD)
        else:
            self._turn_up_from_deck(c.SUN_SLOT, action - c.N_CARD)
            self._open_window(c.W2)

    # -- the round: set-up and Research ----------------------------------------------------------------------

    def _reveal_setback(self, setback: i64) -> None:
        """T-04, T-26: a new round begins."""
        self.setback = setback
        self.setbacks &= ~bit(setback)
        self.setbacks_left -= 1
        if self.options.historical:
            i: i64 = 0
            while self.edition.setback_order[i] != setback:
                self.setbacks &= ~bit(self.edition.setback_order[i])
                i += 1
        self.round += 1
        self._open_window(c.W6)

    def _open_window(self, window: i64) -> None:
        self.phase = window
        self.ask = -1
        self._ask_next()

    def _ask_next(self) -> None:
        """The window goes to the next Century that holds a Milestone; after the last one it closes."""
        self.ask += 1
        while self.ask < self.seats and self.at[c.MCOUNT + self.holder(self.ask)] == 0:
            self.ask += 1
        if self.ask == self.seats:
            self._close_window()

    def _close_window(self) -> None:
        self.ask = -1
        if self.phase == c.W6:
            self.phase = c.LIMIT
            self._next_over_limit()
        elif self.phase == c.W0:
            self.phase = c.DEAL
            self._next_dealt()
        elif self.phase == c.W1:
            self.phase = c.PLACE
            self._next_placer()
        elif self.phase == c.W2:
            self.phase = c.DISCARD
            self._next_discarder()
        elif self.phase == c.W3:
            self._start_advancement()
        elif self.phase == c.W4:
            self._reveal_tableau()
        else:
            self.hourglass += tableau_value(self)
            self._clean_up()

    def _next_over_limit(self) -> None:
        """T-26, T-27: the next Century with more than four Milestones; then Research starts."""
        self.ask += 1
        while self.ask < self.seats and self.at[c.MCOUNT + self.holder(self.ask)] <= self.edition.hand_limit:
            self.ask += 1
        self.last_card = -1
        if self.ask < self.seats:
            self.left = self.at[c.MCOUNT + self.holder(self.ask)] - self.edition.hand_limit
        else:
            self._open_window(c.W0)

    def _drop(self, seat: i64, milestone: i64) -> None:
        self._discard_milestone(seat, milestone)
        self.last_card = milestone
        self.left -= 1
        if self.left == 0:
            self._next_over_limit()

    def _next_dealt(self) -> None:
        """T-06: the next Century is dealt its cards; after the last one come the facedown cards of SB8."""
        self.ask += 1
        if self.ask < self.seats:
            self.left = self.deal_size(self.ask)
            return
        if self.setback == c.SEVEN_YEARS:
            i: i64 = 0
            while i < 4:
                self.at[c.SLOT + i] = c.BLIND
                i += 1
            self.deck -= 4
        self._open_window(c.W1)

    def deal_size(self, century: i64) -> i64:
        """How many cards a Century is dealt this round."""
        n: i64 = self.edition.deal[century]
        if self.seats == 2:
            n = self.edition.era_deal
        if self.setback == c.SEVEN_YEARS:
            n = 4
        if self.congress:
            n += 2
        return n

    def place_size(self, century: i64) -> i64:
        """How many cards a Century places in the Tableau this round."""
        if self.setback == c.SEVEN_YEARS and not self.options.war_adds:
            return 0
        if self.seats == 2:
            return self.edition.era_place
        return self.edition.place[century]

    def _deal(self, card: i64) -> None:
        self._draw_to_hand(self.holder(self.ask), card)
        self.left -= 1
        if self.left == 0:
            self._next_dealt()

    def _draw_to_hand(self, seat: i64, card: i64) -> None:
        """From the deck to a hand. In Advancement everybody must be asked again (T-13)."""
        self.deck -= 1
        self.passes = 0
        self._from_pool_to_hand(seat, card)

    def _from_pool_to_hand(self, seat: i64, card: i64) -> None:
        self.pool ^= bit(card)
        knowledge.spread(self, c.P_DECK, c.P_HAND + seat)
        self._into_hand(seat, card)

    def _into_hand(self, seat: i64, card: i64) -> None:
        """The owner sees it; everybody does if the hand is live streamed."""
        self.at[c.HAND + seat] |= bit(card)
        self.at[c.COUNT + seat] += 1
        if self.streamed & bit(seat):
            knowledge.watch_all(self, card)
        else:
            self.at[c.SURE + seat] |= bit(card)

    def _out_of_hand(self, seat: i64, card: i64) -> None:
        self.at[c.HAND + seat] ^= bit(card)
        self.at[c.COUNT + seat] -= 1
        if self.at[c.COUNT + seat] == 0:
            knowledge.hand_is_empty(self, seat)

    def _next_placer(self) -> None:
        self.ask += 1
        while self.ask < self.seats and self.place_size(self.ask) == 0:
            self.ask += 1
        self.last_card = -1
        if self.ask < self.seats:
            self.left = self.place_size(self.ask)
        elif self.setback == c.BLACK_DROP:
            self._blind_sun()
            self._open_window(c.W2)
        else:
            self.phase = c.SUN

    def _place(self, seat: i64, card: i64) -> None:
        self._out_of_hand(seat, card)
        self.at[c.SLOT + self.free_slot()] = card
        self.open |= bit(card)
        self.last_card = card
        self.left -= 1
        if self.left == 0:
            self._next_placer()

    def _blind_sun(self) -> None:
        """SB2: the Sun lies facedown and nobody sees it."""
        self.at[c.SLOT + c.SUN_SLOT] = c.BLIND
        self.deck -= 1
        self.passes = 0

    def _turn_up_from_deck(self, slot: i64, card: i64) -> None:
        self.pool ^= bit(card)
        self.deck -= 1
        self.passes = 0
        self.at[c.SLOT + slot] = card
        self.open |= bit(card)

    def _next_discarder(self) -> None:
        """M19-3: after Congress Funds Expeditions each discards two, or all if there are fewer."""
        self.ask += 1
        if not self.congress:
            self.ask = self.seats
        while self.ask < self.seats and self.at[c.COUNT + self.holder(self.ask)] == 0:
            self.ask += 1
        self.last_card = -1
        if self.ask < self.seats:
            self.left = 2
            if self.at[c.COUNT + self.holder(self.ask)] < 2:
                self.left = 1
        else:
            self._open_window(c.W3)

    def _discard_two(self, seat: i64, card: i64) -> None:
        """Both cards leave together, once both are chosen, so that the first one tells nobody anything."""
        self.left -= 1
        if self.left > 0:
            self.last_card = card
            return
        self._bury(seat, card)
        if self.last_card >= 0:
            self._bury(seat, self.last_card)
        self._next_discarder()

    def _bury(self, seat: i64, card: i64) -> None:
        """A-14: a card of a hand is discarded facedown."""
        knowledge.lay_down(self, seat, c.P_BURIED)
        self._out_of_hand(seat, card)
        self.buried |= bit(card)
        self.buried_count += 1

    # -- Advancement -----------------------------------------------------------------------------------------

    def _start_advancement(self) -> None:
        """T-09: the 17th leads."""
        self.phase = c.TURN
        self.turn = self.lead
        self.passes = 0
        if self.hands_empty():
            self._open_window(c.W4)

    def _take_turn(self, seat: i64, action: i64) -> None:
        if action == c.PASS:
            self._pass(seat)
        elif action < c.A_PLACE:
            card: i64 = action - c.A_PLAY
            self._out_of_hand(seat, card)
            self.open |= bit(card)
            self._add_to_row(seat, card, 0)
        elif action < c.A_WILD:
            self._trade(seat, (action - c.A_TRADE) >> 5, (action - c.A_TRADE) & 31)
        else:
            w: i64 = (action - c.A_WILD) >> 5
            self._discard_milestone(seat, wild_milestone(w))
            self._add_to_row(seat, (action - c.A_WILD) & 31, w + 1)

    def _trade(self, seat: i64, slot: i64, card: i64) -> None:
        """T-11: the slot's card is played, a card of the hand takes its place facedown."""
        played = self.at[c.SLOT + slot]
        knowledge.lay_down(self, seat, c.P_SLOT + slot)
        self._out_of_hand(seat, card)
        self.at[c.SLOT + slot] = c.DOWN + card
        self.at[c.LAID_BY + slot] = seat
        self._add_to_row(seat, played, 0)

    def put_in_row(self, seat: i64, card: i64, wild: i64) -> None:
        """A card, or a WILD counted from 1, comes into the row; nothing is paid yet."""
        self.at[c.ROW + self.row_size] = card + c.ROW_SEAT * seat + c.ROW_WILD * wild
        self.row_size += 1
        self.total += rank(card)
        self.last = seat
        self.passes = 0

    def _add_to_row(self, seat: i64, card: i64, wild: i64) -> None:
        self.put_in_row(seat, card, wild)
        self._gain_all(play_payments(self, seat))
        if self.total == 31:
            self._close_count()
        self._next_owed()

    def _gain_all(self, payments: vec[i64]) -> None:
        """T-22: all points of a play are paid before any draw."""
        i: i64 = 0
        while i < len(payments):
            self._gain(paid_seat(payments[i]), paid_points(payments[i]))
            i += 1

    def _gain(self, seat: i64, points: i64) -> None:
        """T-21: the marker of the Century held now moves; spaces reached are remembered for later drawing."""
        track = self.track(seat)
        self.at[c.OWED + seat] += spaces_reached(self, track, points)
        self.at[c.MARK + track] += points

    def _pass(self, seat: i64) -> None:
        """T-13. Under Non-Scientific Revolutions the first passer of the round loses the hand (SB5)."""
        knowledge.passed(self, seat, up_to(31 - self.total))
        if self.setback == c.REVOLUTIONS and not self.spent:
            self.spent = True
            if self.at[c.COUNT + seat]:
                self.task = c.BURN
                self.task_seat = seat
                return
        self._count_pass()

    def _count_pass(self) -> None:
        self.passes += 1
        if self.passes < self.seats:
            self.turn = self.next_seat(self.turn)
            return
        if self.row_size:
            self._gain_all(last_card_payments(self))
            self._close_count()
        self.closing = True
        self._next_owed()

    def _close_count(self) -> None:
        """T-14. Outbreak of Yellow Fever moves the Hourglass with every count that closes (SB6)."""
        self.closing = True
        if self.setback == c.YELLOW_FEVER:
            self.hourglass += 1

    def _next_owed(self) -> None:
        """T-21: who reached a space draws, the player of the last card first; then the game goes on."""
        self._clear_task()
        first: i64 = self.last
        if first < 0:
            first = 0
        seat: i64 = first
        while True:
            if self.at[c.OWED + seat] > 0 and self._start_drawing(seat):
                return
            seat = self.next_seat(seat)
            if seat == first:
                break
        self._after_points()

    def _start_drawing(self, seat: i64) -> bool:
        """Whether there is a Milestone to draw for this seat; if its decks are empty it gets nothing."""
        self.at[c.OWED + seat] -= 1
        d = self.track(seat)
        cards: i64 = self.at[c.MLEFT + d]
        if self.seats == 2:
            cards += self.at[c.MLEFT + d + 1]
        if cards == 0:
            self.at[c.OWED + seat] = 0
            return False
        self.task = c.DRAW_MILESTONE
        self.task_seat = seat
        self.task_set = 0
        self.task_other = 0
        return True

    def _after_points(self) -> None:
        if not self.closing:
            self.turn = self.next_seat(self.turn)
            return
        self.closing = False
        if self.last >= 0:
            self.turn = self.next_seat(self.last)
        self.row_size = 0
        self.total = 0
        self.passes = 0
        self.last = c.NOBODY
        if self.hands_empty():
            self._open_window(c.W4)  # T-15

    # -- Milestones come ---------------------------------------------------------------------------------------

    def _draw_milestone(self, milestone: i64) -> None:
        seat = self.task_seat
        deck = self.drawn_deck()
        two = knowledge.looks_at_two(self)
        self.undrawn ^= bit(milestone)
        self.at[c.MLEFT + deck] -= 1
        self.task_other |= bit(deck)
        self.task_set |= bit(milestone)
        self._show_milestone(seat, milestone)
        if not two:
            self._receive(seat, milestone)
        elif size(self.task_set) == 2:
            self.task = c.KEEP

    def _show_milestone(self, seat: i64, milestone: i64) -> None:
        """A-13: the drawer sees it. In historical order everybody knows which card is on top."""
        v: i64 = 0
        while v < c.VIEWERS:
            if v == seat or self.options.historical:
                self.at[c.MSURE + v] |= bit(milestone)
            v += 1

    def _receive(self, seat: i64, milestone: i64) -> None:
        """T-28: an Immediately card is laid before a player; any other goes to the hand."""
        if bit(milestone) & c.IMMEDIATE:
            self.used |= bit(milestone)
            self.task = c.TARGET
            self.task_card = milestone
            return
        self.at[c.MHAND + seat] |= bit(milestone)
        self.at[c.MCOUNT + seat] += 1
        if not self.options.historical:
            knowledge.milestone_drawn(self, seat, self._deck_of(milestone) & ~c.IMMEDIATE)
        self._next_owed()

    def _deck_of(self, milestone: i64) -> i64:
        d: i64 = 0
        while self.edition.decks[d] & bit(milestone) == 0:
            d += 1
        return self.edition.decks[d]

    def _discard_milestone(self, seat: i64, milestone: i64) -> None:
        self._lose_milestone(seat, milestone)
        self.used |= bit(milestone)

    def _lose_milestone(self, seat: i64, milestone: i64) -> None:
        self.at[c.MHAND + seat] ^= bit(milestone)
        self.at[c.MCOUNT + seat] -= 1
        if self.at[c.MCOUNT + seat] == 0:
            knowledge.no_milestone_left(self, seat)

    def _give(self, seat: i64, milestone: i64, taker: i64) -> None:
        """T-28, A-05: a WILD is handed on, seen by the two concerned."""
        knowledge.milestone_given(self, seat, taker)
        self._lose_milestone(seat, milestone)
        self.at[c.MHAND + taker] |= bit(milestone)
        self.at[c.MCOUNT + taker] += 1
        self.at[c.MSURE + seat] |= bit(milestone)
        self.at[c.MSURE + taker] |= bit(milestone)
        self._finish_task()

    # -- Milestones are used -----------------------------------------------------------------------------------

    def _use(self, seat: i64, milestone: i64) -> None:
        self._discard_milestone(seat, milestone)
        self.task_seat = seat
        self.task_card = milestone
        self.task_set = 0
        self.task_other = 0
        if milestone == c.CONGRESS:
            self.congress = True
        elif milestone == c.LEARNED_SOCIETIES:
            self.societies = True
        elif milestone == c.HUBBLE:
            self.hubble = True
        elif milestone == c.NOS_KEPLARI:
            self.task = c.PARTNER
        elif milestone == c.LIVE_STREAM:
            self.task = c.STREAM_WHO
        elif milestone == c.SIMULTANEOUS:
            self.task = c.ACCEPT
        elif milestone == c.STELLAE_NOVAE:
            self._replace_sun()
        elif milestone == c.ENDEAVOUR:
            self._replace_tableau()
        elif bit(milestone) & c.PICKING:
            self._start_picking()
        else:
            self.task = c.GROUP_DRAW
            self.task_set = drawers(self, milestone)
        if self.task == c.NO_TASK:
            self._finish_task()

    def _clear_task(self) -> None:
        """Nothing of a finished task stays behind: it might tell somebody what was chosen."""
        self.task = c.NO_TASK
        self.task_seat = 0
        self.task_card = 0
        self.task_set = 0
        self.task_other = 0

    def _finish_task(self) -> None:
        """The effect is over: a window asks everybody again, a turn goes on where it was."""
        self._clear_task()
        if bit(self.phase) & c.WINDOWS:
            self.ask = -1
            self._ask_next()

    def _replace_sun(self) -> None:
        """M17-2. While the Black Drop Effect lasts the new Sun stays facedown too (SB2)."""
        self._clear_slot(c.SUN_SLOT)
        if self.setback == c.BLACK_DROP and self.phase != c.W5:
            self._blind_sun()
        else:
            self.task = c.NEW_SUN

    def _replace_tableau(self) -> None:
        """M18-5."""
        i: i64 = 0
        while i < c.SLOTS:
            self._clear_slot(i)
            i += 1
        self.task = c.NEW_TABLEAU
        self.task_set = below(4)

    def _clear_slot(self, slot: i64) -> None:
        """A-14: a faceup card is discarded openly, a facedown one stays hidden, a blind one was never drawn."""
        held = self.at[c.SLOT + slot]
        if held >= c.DOWN and held != c.BLIND:
            knowledge.spread(self, c.P_SLOT + slot, c.P_BURIED)
            self.buried_count += 1
            if held != c.UNKNOWN:
                self.buried |= bit(held - c.DOWN)
        self.at[c.SLOT + slot] = c.EMPTY
        self.at[c.LAID_BY + slot] = c.NOBODY

    def _start_picking(self) -> None:
        self.task = c.PICK
        self.last_card = -1
        self.left = 1
        if self.task_card == c.ISS and size(self.facedown_slots()) > 1:
            self.left = 2

    def _apply_task(self, seat: i64, action: i64) -> None:
        if self.task == c.KEEP:
            kept: i64 = action - c.A_KEEP
            self.used |= self.task_set & ~bit(kept)
            self._receive(seat, kept)
        elif self.task == c.TARGET:
            self.at[c.ONGOING + self.task_card // 7] = action - c.A_SEAT
            self._next_owed()
        elif self.task == c.PARTNER:
            self._look_at_hand(action - c.A_SEAT)
        elif self.task == c.OFFER:
            self._offer(action)
        elif self.task == c.TAKE:
            self._swap(self.task_card, action - c.A_TAKE)
        elif self.task == c.STREAM_WHO:
            self._stream(action - c.A_SEAT)
        elif self.task == c.PICK:
            self._pick_slot(action - c.A_PICK)
        else:
            self._answer(action)

    def _look_at_hand(self, partner: i64) -> None:
        """M17-5: the partner's hand is shown to the holder, then cards may change hands."""
        self.task_other = partner
        self.task_card = -1
        self.left = 0
        self.task = c.SHOW
        self._after_show()

    def _after_show(self) -> None:
        if self.at[c.HAND + self.task_other] & ~self.at[c.SURE + self.task_seat] == 0:
            knowledge.whole_hand_seen(self, self.task_seat, self.task_other)
            self.task = c.OFFER

    def _offer(self, action: i64) -> None:
        if action == c.DONE:
            self._finish_task()
        else:
            self.task_card = action - c.A_OFFER
            self.task = c.TAKE
            self._see_in_swap(self.task_card)

    def _see_in_swap(self, card: i64) -> None:
        """The two concerned see it; everybody does if one of their hands is live streamed."""
        if self.streamed & (bit(self.task_seat) | bit(self.task_other)):
            knowledge.watch_all(self, card)
        else:
            self.at[c.SURE + self.task_seat] |= bit(card)
            self.at[c.SURE + self.task_other] |= bit(card)

    def _swap(self, mine: i64, theirs: i64) -> None:
        one: i64 = self.task_seat
        other: i64 = self.task_other
        both: i64 = bit(mine) | bit(theirs)
        if self.streamed & (bit(one) | bit(other)) == 0:
            knowledge.swap_unseen(self, one, other)
        self._see_in_swap(theirs)
        self.at[c.HAND + one] ^= both
        self.at[c.HAND + other] ^= both
        self.task_set |= both
        self.task_card = -1
        self.left += 1
        self.task = c.OFFER

    def _stream(self, seat: i64) -> None:
        """M21-6: the chosen hand is shown card by card and stays open for the round."""
        self.streamed |= bit(seat)
        self.task_other = seat
        self.task = c.STREAM
        self._after_stream()

    def _after_stream(self) -> None:
        if self.at[c.HAND + self.task_other] & ~self.at[c.SURE + c.PUBLIC] == 0:
            v: i64 = 0
            while v < c.VIEWERS:
                knowledge.whole_hand_seen(self, v, self.task_other)
                v += 1
            self._finish_task()

    def _pick_slot(self, slot: i64) -> None:
        if self.task_card == c.VENUS_IN_SOLE:
            self._clear_slot(slot)
            self._finish_task()
        elif self.task_card == c.ISS:
            self.task_set |= bit(slot)
            self.last_card = slot
            self.left -= 1
            if self.left == 0:
                self.task = c.TURN_UP
        elif self.at[c.SLOT + slot] >= c.DOWN:
            self.task = c.SEE
            self.task_card = slot
        else:
            self._take_faceup(self.task_seat, slot)
            self._refill(slot)

    def _take_faceup(self, seat: i64, slot: i64) -> None:
        """From the Tableau to a hand, before everybody's eyes."""
        card = self.at[c.SLOT + slot]
        self.at[c.SLOT + slot] = c.EMPTY
        self.open ^= bit(card)
        self._into_hand(seat, card)
        knowledge.watch_all(self, card)

    def _take_facedown(self, seat: i64, slot: i64, card: i64) -> None:
        """From the Tableau to a hand, seen only by its new owner."""
        if self.at[c.SLOT + slot] == c.BLIND:
            self._from_pool_to_hand(seat, card)
        else:
            knowledge.spread(self, c.P_SLOT + slot, c.P_HAND + seat)
            self._into_hand(seat, card)
        self.at[c.SLOT + slot] = c.EMPTY
        self.at[c.LAID_BY + slot] = c.NOBODY

    def _refill(self, slot: i64) -> None:
        self.task = c.NEW_TABLEAU
        self.task_set = bit(slot)

    def _answer(self, action: i64) -> None:
        """M21-7: the first to accept exchanges hand and Tableau."""
        if action == c.NO:
            self.task_other += 1
            if self.task_other == self.seats:
                self._finish_task()
            return
        self.task_seat = self.holder(self.task_other)
        self.task_set = 0
        self.task = c.LAY
        self._after_lay()

    def _after_lay(self) -> None:
        """The hand lies open; now the facedown cards of the old Tableau come to the hand, then the faceup ones."""
        if self.at[c.COUNT + self.task_seat] == 0 or self.task == c.GATHER:
            self.task = c.GATHER
            if self.facedown_slots() == 0:
                self._finish_exchange()

    def _finish_exchange(self) -> None:
        i: i64 = 0
        while i < c.SLOTS:
            if self.at[c.SLOT + i] != c.EMPTY:
                self._take_faceup(self.task_seat, i)
            i += 1
        laid: i64 = self.task_set
        while laid:
            self.at[c.SLOT + self.free_slot()] = lowest(laid)
            laid &= laid - 1
        self._finish_task()

    # -- Nature carries out a task -------------------------------------------------------------------------------

    def _card_for_task(self, card: i64) -> None:
        if self.task == c.GROUP_DRAW:
            self._group_draw(card)
        elif self.task == c.NEW_SUN:
            self._turn_up_from_deck(c.SUN_SLOT, card)
            self._finish_task()
        elif self.task == c.NEW_TABLEAU:
            self._turn_up_from_deck(lowest(self.task_set), card)
            self.task_set &= self.task_set - 1
            if self.task_set == 0:
                self._finish_task()
        elif self.task == c.SHOW:
            self.at[c.SURE + self.task_seat] |= bit(card)
            self._after_show()
        elif self.task == c.STREAM:
            knowledge.watch_all(self, card)
            self._after_stream()
        elif self.task == c.SEE:
            slot: i64 = self.task_card
            self._take_facedown(self.task_seat, slot, card)
            self._refill(slot)
        elif self.task == c.TURN_UP:
            self._turn_up(card)
        elif self.task == c.LAY:
            self._out_of_hand(self.task_seat, card)
            self.open |= bit(card)
            self.task_set |= bit(card)
            self._after_lay()
        elif self.task == c.GATHER:
            self._take_facedown(self.task_seat, self.turning_slot(), card)
            self._after_lay()
        else:
            self._burn(card)

    def _group_draw(self, card: i64) -> None:
        seat = knowledge.next_drawer(self)
        self._draw_to_hand(seat, card)
        self.task_set ^= bit(seat)
        if self.task_set == 0 or drawable(self) <= 0:
            self._finish_task()

    def _turn_up(self, card: i64) -> None:
        slot = self.turning_slot()
        if self.at[c.SLOT + slot] == c.BLIND:
            self.pool ^= bit(card)
        self.at[c.SLOT + slot] = card
        self.at[c.LAID_BY + slot] = c.NOBODY
        self.open |= bit(card)
        self.task_set ^= bit(slot)
        if self.task_set:
            return
        if self.phase == c.REVEAL:
            self._clear_task()
            self._open_window(c.W5)
        else:
            self._finish_task()

    def _burn(self, card: i64) -> None:
        """SB5: the hand goes to the discard, faceup."""
        self._out_of_hand(self.task_seat, card)
        self.open |= bit(card)
        if self.at[c.COUNT + self.task_seat] == 0:
            self._clear_task()
            self._count_pass()

    # -- Observation and cleanup ---------------------------------------------------------------------------------

    def _reveal_tableau(self) -> None:
        """T-23: facedown cards are turned, the Sun last."""
        self.phase = c.REVEAL
        self.task_set = self.facedown_slots()
        if self.at[c.SLOT + c.SUN_SLOT] >= c.DOWN:
            self.task_set |= bit(c.SUN_SLOT)
        if self.task_set:
            self.task = c.TURN_UP
        else:
            self._open_window(c.W5)

    def _clean_up(self) -> None:
        """T-25, T-05: the end of the game, or a new round (T-26)."""
        last_round: bool = self.setbacks_left == 0
        if self.options.rounds > 0:
            if last_round:
                self.outcome = 1 if all_ahead(self) else 4
        elif all_ahead(self):
            self.outcome = 1
        elif self.hourglass >= self.edition.hourglass_end:
            self.outcome = 2
        elif last_round:
            self.outcome = 3
        if self.outcome:
            self.phase = c.OVER
        else:
            self._new_round()

    def _new_round(self) -> None:
        self.phase = c.SETBACK
        self.lead = self.lead - 1 if self.lead > 0 else self.seats - 1
        self._gather_cards()
        self.congress = False
        self.societies = False
        self.hubble = False
        self.spent = False
        self.streamed = 0
        self.last_card = -1
        self.left = 0
        self.ask = 0
        self.setback = c.NO_SETBACK

    def _gather_cards(self) -> None:
        """Every Transit card goes back into the deck."""
        self.pool = c.ALL_CARDS
        self.deck = 32
        self.open = 0
        self.buried = 0
        self.buried_count = 0
        i: i64 = 0
        while i < 4:
            self.at[c.HAND + i] = 0
            self.at[c.COUNT + i] = 0
            i += 1
        i = 0
        while i <= c.SUN_SLOT:
            self.at[c.SLOT + i] = c.EMPTY
            self.at[c.LAID_BY + i] = c.NOBODY
            i += 1
        knowledge.forget_round(self)


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


def new_game(seats: i64, edition: Edition, options: Options) -> Transit:
    """T-01 to T-05: before the first player is drawn."""
    zero: i64 = 0
    game = Transit(seats, edition, options, vec[i64]([zero] * c.ROOM))
    i: i64 = 0
    while i < 4:
        game.at[c.ONGOING + i] = c.NOBODY
        i += 1
    d: i64 = 0
    while d < c.TRACKS:
        if decks_in_play(seats) & bit(d):
            game.at[c.MLEFT + d] = size(edition.decks[d])
            game.undrawn |= edition.decks[d]
        d += 1
    game.used = below(c.MILESTONES) & ~game.undrawn
    game._gather_cards()
    game.setbacks = available_setbacks(seats, edition, options)
    game.setbacks_left = options.rounds if options.rounds > 0 else size(game.setbacks)
    game.hourglass = 0 if options.rounds > 0 else edition.hourglass_start
    return game


def decks_in_play(seats: i64) -> i64:
    """T-02: with three players the 21st Century's deck stays in the box."""
    if seats == 3:
        return 7
    return 15


def available_setbacks(seats: i64, edition: Edition, options: Options) -> i64:
    """T-03, T-04: two players leave out number five; the harder game has only numbers four to eight."""
    found: i64 = 0
    i: i64 = 0
    while i < c.SETBACKS:
        left_out: bool = (seats == 2 and i == 4) or (options.harder and i < 3)
        if not left_out:
            found |= bit(edition.setback_order[i])
        i += 1
    return found
