"""What a viewer may see, to draw from. Built from a redacted position alone."""

from __future__ import annotations

from itertools import chain, combinations

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
from ecliptic.games.transit.shown import Card, Placing, Player, RowCard, Slot, Track, TransitView
from ecliptic.kernel.bits import members, size
from ecliptic.kernel.facts import Fact, fact
from ecliptic.kernel.state import NATURE, SPECTATOR

SILENT = {c.DEAL, c.W1, c.PLACE, c.SUN, c.W2, c.DISCARD, c.W3, c.TURN}
"""T-32: the phases in which only card effects may be talked about."""
STAGES = ("research", "advancement", "observation", "cleanup")
"""The four parts of a round."""


def view(s: Transit, viewer: int, edition: str) -> TransitView:
    sun = s.at[c.SLOT + c.SUN_SLOT]
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
        tableau=[_slot(s, i) for i in members(s.filled_slots())],
        sun=None if sun == c.EMPTY else _slot(s, c.SUN_SLOT),
        row=[RowCard(*row_entry(s.at[c.ROW + i])) for i in range(s.row_size)],
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
    seat = s.holder(century)
    track = s.track(seat)
    decks = [track, track + 1] if s.seats == 2 else [track]
    return Track(
        century_code(s.seats, century),
        seat,
        s.at[c.MARK + track],
        members(s.edition.spaces[track]),
        [s.at[c.MLEFT + d] for d in decks],
    )


def _setback(s: Transit) -> Card | None:
    return None if s.setback == c.NO_SETBACK else Card(setback_name(s.setback), setback_effect(s, s.setback))


def _milestone(s: Transit, m: int) -> Card:
    return Card(milestone_name(m), milestone_effect(s, m))


def _player(s: Transit, seat: int) -> Player:
    hand, held = s.at[c.HAND + seat], s.at[c.MHAND + seat]
    return Player(
        seat,
        century_code(s.seats, s.century(seat)),
        [card_name(i) for i in members(hand)],
        s.at[c.COUNT + seat] - size(hand),
        [_milestone(s, m) for m in members(held)],
        s.at[c.MCOUNT + seat] - size(held),
        [_milestone(s, m) for i, m in enumerate(ONGOING_CARDS) if s.at[c.ONGOING + i] == seat],
        bool(s.streamed >> seat & 1),
    )


def _slot(s: Transit, i: int) -> Slot:
    held = s.at[c.SLOT + i]
    faceup = held < c.DOWN
    known = held if faceup else held - c.DOWN if held < c.BLIND else None
    laid_by = s.at[c.LAID_BY + i]
    card = None if known is None else card_name(known)
    return Slot(slot_number(i), card, faceup, None if laid_by == c.NOBODY else laid_by)


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
