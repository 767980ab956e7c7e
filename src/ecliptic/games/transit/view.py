"""What a viewer may see, to draw from. Built from a redacted position alone."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, combinations

import msgspec

from ecliptic.games.transit import ids as c
from ecliptic.games.transit import scoring
from ecliptic.games.transit.facts import outcome, row_entry, slot_number, tableau_score
from ecliptic.games.transit.names import (
    ONGOING_CARDS,
    PHASES,
    TASKS,
    card_name,
    century_code,
    milestone_effect,
    milestone_name,
    setback_effect,
    setback_name,
)
from ecliptic.games.transit.position import listed_elsewhere
from ecliptic.games.transit.rules import Transit
from ecliptic.games.transit.ruleset import Edition
from ecliptic.kernel.bits import members, size
from ecliptic.kernel.facts import Fact, fact
from ecliptic.kernel.game import View
from ecliptic.kernel.state import NATURE, SPECTATOR

SILENT = {c.DEAL, c.W1, c.PLACE, c.SUN, c.W2, c.DISCARD, c.W3, c.TURN}
"""T-32: the phases in which only card effects may be talked about."""
STAGES = ("research", "advancement", "observation", "cleanup")
"""The four parts of a round."""


class Card(msgspec.Struct, frozen=True):
    """A Milestone or a Setback."""

    name: str
    effect: Fact


class Track(msgspec.Struct, frozen=True):
    """A Century's track."""

    century: str
    holder: int
    """The seat that holds the Century this round."""
    mark: int
    spaces: list[int]
    """Where Milestones wait."""
    decks: list[int]
    """How many Milestones are left in each of its decks."""


class Player(msgspec.Struct, frozen=True):
    seat: int
    century: str
    hand: list[str]
    """The cards that the viewer knows."""
    hand_unknown: int
    milestones: list[Card]
    milestones_unknown: int
    ongoing: list[Card]
    streamed: bool
    """Whether the hand is open to all this round."""


class Slot(msgspec.Struct, frozen=True):
    """A card of the Tableau, or the Sun."""

    slot: int
    """Counted from 1; the Sun's is 0."""
    card: str | None
    """None if the viewer does not know it."""
    faceup: bool
    by: int | None
    """Who laid it facedown."""


class RowCard(msgspec.Struct, frozen=True):
    """A card of the count."""

    card: str
    seat: int
    wild: str | None
    """The Milestone that stands for it."""


class Placing(msgspec.Struct, frozen=True):
    """Cards of the hand that may be laid in the Tableau together."""

    cards: list[str]
    score: Fact
    """What the Tableau would feed the Hourglass with them, as it lies now."""


class TransitView(View, frozen=True, kw_only=True):
    """The table of The Transit of Venus."""

    edition: str
    acting: int | None
    """The seat that is asked now; None when it is chance or the game is over."""
    round: int
    rounds: int | None
    """With Set Rounds: how many."""
    stage: str
    """research, advancement, observation or cleanup"""
    task: str
    silent: bool
    """T-32: whether only card effects may be talked about."""
    tracks: list[Track]
    hourglass: int
    hourglass_end: int
    setback: Card | None
    left: int
    """How many cards are still to be chosen, where several are."""
    setbacks_left: int
    players: list[Player]
    tableau: list[Slot]
    sun: Slot | None
    row: list[RowCard]
    total: int
    pays: int
    """The total below 31 that pays: 15, or 13 with The Unluckiest Astronomer."""
    limit: int
    deck: int
    discard: list[str]
    offered: list[Card]
    """Milestones of which one is to be kept."""
    effects: list[Card]
    """Milestones that change this whole round."""
    placings: list[Placing]
    """While the viewer places: no card, each card, and so on up to as many as are asked for."""


def view(s: Transit, viewer: int, edition: str) -> TransitView:
    at = s.at
    lying = [_slot(i, at[c.SLOT + i], at[c.LAID_BY + i]) for i in members(s.filled_slots())]
    sun = at[c.SLOT + c.SUN_SLOT]
    return TransitView(
        viewer=None if viewer in (SPECTATOR, NATURE) else viewer,
        phase=PHASES[s.phase],
        prompt=prompt(s),
        outcome=outcome(s) if s.outcome else None,
        edition=edition,
        acting=_acting(s),
        round=s.round,
        rounds=s.options.rounds or None,
        stage=_stage(s),
        task=TASKS[s.task],
        silent=s.phase in SILENT,
        tracks=[_track(s, century) for century in range(s.seats)],
        hourglass=s.hourglass,
        hourglass_end=s.edition.hourglass_end,
        setback=_setback(s),
        left=s.left,
        setbacks_left=s.setbacks_left,
        players=[_player(s, seat) for seat in range(s.seats)],
        tableau=lying,
        sun=None if sun == c.EMPTY else _slot(c.SUN_SLOT, sun, at[c.LAID_BY + c.SUN_SLOT]),
        row=[_row_card(entry) for entry in at[c.ROW : c.ROW + s.row_size]],
        total=s.total,
        pays=scoring.special_total(s),
        limit=c.TARGET_TOTAL,
        deck=s.deck,
        discard=[card_name(i) for i in members(s.open & ~listed_elsewhere(s))],
        offered=[_milestone(s, m) for m in members(s.task_set)] if s.task == c.KEEP else [],
        effects=_effects(s),
        placings=_placings(s) if viewer == _acting(s) and s.phase == c.PLACE and s.task == c.NO_TASK else [],
    )


def _acting(s: Transit) -> int | None:
    if s.phase == c.OVER or s.actor() == NATURE:
        return None
    return s.actor()


def _stage(s: Transit) -> str:
    if s.phase in (c.LIMIT, c.OVER):
        return STAGES[3]
    if s.phase < c.W3:
        return STAGES[0]
    return STAGES[1] if s.phase <= c.TURN else STAGES[2]


def prompt(s: Transit) -> Fact | None:
    """What the acting seat is asked for."""
    if _acting(s) is None:
        return None
    if s.task == c.TARGET:
        return fact("prompt-target", milestone=milestone_name(s.task_card))
    if s.task != c.NO_TASK:
        return fact(f"prompt-{TASKS[s.task]}")
    if c.WINDOWS >> s.phase & 1:
        return fact("prompt-window")
    return fact(f"prompt-{PHASES[s.phase]}", left=s.left)


def _track(s: Transit, century: int) -> Track:
    seat, at = s.holder(century), s.at
    track = s.track(seat)
    left = at[c.MLEFT + track : c.MLEFT + track + (2 if s.seats == 2 else 1)]
    return _track_at(s.edition, s.seats, century, seat, at[c.MARK + track], *left)


@lru_cache(maxsize=4096)
def _track_at(edition: Edition, seats: int, century: int, seat: int, mark: int, *decks: int) -> Track:
    track = 2 * century if seats == 2 else century
    return Track(century_code(seats, century), seat, mark, members(edition.spaces[track]), list(decks))


def _setback(s: Transit) -> Card | None:
    return None if s.setback == c.NO_SETBACK else Card(setback_name(s.setback), setback_effect(s, s.setback))


def _milestone(s: Transit, m: int) -> Card:
    return _milestone_in(s.edition, s.seats, m)


@lru_cache(maxsize=1024)
def _milestone_in(edition: Edition, seats: int, m: int) -> Card:
    return Card(milestone_name(m), milestone_effect(edition, seats, m))


def _player(s: Transit, seat: int) -> Player:
    at = s.at
    return _player_with(
        s.edition, s.seats, seat, s.century(seat), bool(s.streamed >> seat & 1), at[c.HAND + seat], at[c.COUNT + seat],
        at[c.MHAND + seat], at[c.MCOUNT + seat], *at[c.ONGOING : c.ONGOING + len(ONGOING_CARDS)],
    )  # fmt: skip


@lru_cache(maxsize=8192)
def _player_with(
    edition: Edition, seats: int, seat: int, century: int, streamed: bool, hand: int, cards: int, held: int,
    milestones: int, *owners: int,
) -> Player:  # fmt: skip
    """A player whom a move left alone, or whom several viewers know alike, is described once."""
    ongoing = [m for m, owner in zip(ONGOING_CARDS, owners, strict=True) if owner == seat]
    return Player(
        seat,
        century_code(seats, century),
        [card_name(i) for i in members(hand)],
        cards - size(hand),
        [_milestone_in(edition, seats, m) for m in members(held)],
        milestones - size(held),
        [_milestone_in(edition, seats, m) for m in ongoing],
        streamed,
    )


@lru_cache(maxsize=4096)
def _slot(i: int, held: int, laid_by: int) -> Slot:
    faceup = held < c.DOWN
    known = held if faceup else held - c.DOWN if held < c.BLIND else None
    card = None if known is None else card_name(known)
    return Slot(slot_number(i), card, faceup, None if laid_by == c.NOBODY else laid_by)


@lru_cache(maxsize=4096)
def _row_card(entry: int) -> RowCard:
    return RowCard(*row_entry(entry))


def _placings(s: Transit) -> list[Placing]:
    hand, free = members(s.at[c.HAND + s.actor()]), [i for i in range(c.SLOTS) if s.at[c.SLOT + i] == c.EMPTY]
    found = []
    for chosen in chain.from_iterable(combinations(hand, count) for count in range(s.left + 1)):
        probe = s.clone()
        for slot, card in zip(free, chosen, strict=False):
            probe.at[c.SLOT + slot] = card
        found.append(Placing([card_name(card) for card in chosen], fact("so-far", "T-23", **tableau_score(probe))))
    return found


def _effects(s: Transit) -> list[Card]:
    active = ((c.CONGRESS, s.congress), (c.LEARNED_SOCIETIES, s.societies), (c.HUBBLE, s.hubble))
    found = [_milestone(s, m) for m, on in active if on]
    return found + ([_milestone(s, c.LIVE_STREAM)] if s.streamed else [])


def headline(s: Transit) -> Fact:
    return outcome(s) if s.outcome else fact("headline", round=max(1, s.round), mark=s.hourglass)


def sayings(s: Transit) -> tuple[Fact, ...] | None:
    """T-32: while the hands are secret, only the effects of cards that lie open may be spoken of."""
    if s.phase not in SILENT:
        return None
    ongoing = [_milestone(s, m) for i, m in enumerate(ONGOING_CARDS) if s.at[c.ONGOING + i] != c.NOBODY]
    said = [fact("say-milestone", milestone=card.name, effect=card.effect) for card in [*ongoing, *_effects(s)]]
    setback = _setback(s)
    return tuple([fact("say-setback", setback=setback.name, effect=setback.effect), *said] if setback else said)
