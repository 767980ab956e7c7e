"""Whether the parts of a position fit together, so that it can be played to its end."""

from __future__ import annotations

from collections.abc import Callable

from ecliptic.games.transit import ids as c
from ecliptic.games.transit.knowledge import belief_row, sees_swap
from ecliptic.games.transit.milestones import FROM_THE_SUN_ON, IN_RESEARCH, WHILE_DRAWING_HELPS, drawable, season
from ecliptic.games.transit.names import ONGOING_CARDS, PHASES, TASKS
from ecliptic.games.transit.rules import Transit
from ecliptic.kernel.bits import below, bit, members, size
from ecliptic.kernel.position import playable, require, within
from ecliptic.kernel.state import SPECTATOR

IN_TURN = 1 << c.TURN
AFTER_RESEARCH = 1 << c.W3
TASK_PHASES = {
    c.DRAW_MILESTONE: IN_TURN, c.KEEP: IN_TURN, c.TARGET: IN_TURN, c.BURN: IN_TURN,
    c.GROUP_DRAW: WHILE_DRAWING_HELPS, c.NEW_SUN: FROM_THE_SUN_ON, c.NEW_TABLEAU: FROM_THE_SUN_ON,
    c.PARTNER: IN_RESEARCH, c.SHOW: IN_RESEARCH, c.OFFER: IN_RESEARCH, c.TAKE: IN_RESEARCH,
    c.STREAM_WHO: IN_RESEARCH, c.STREAM: IN_RESEARCH, c.SEE: FROM_THE_SUN_ON, c.PICK: FROM_THE_SUN_ON,
    c.TURN_UP: IN_TURN | 1 << c.REVEAL, c.ACCEPT: AFTER_RESEARCH, c.LAY: AFTER_RESEARCH, c.GATHER: AFTER_RESEARCH,
}  # fmt: skip
"""The phases in which a task can come up."""


def check(s: Transit) -> None:
    """Raises `BadPosition` with one sentence."""
    over = s.phase == c.OVER
    right = over == (s.outcome > 0)
    require(right, f"phase {PHASES[s.phase]!r} and outcome do not go together")
    within("viewer", s.viewer, c.NOBODY, SPECTATOR if s.viewer == SPECTATOR else s.seats - 1)
    within("passes", s.passes, 0, s.seats if s.closing else s.seats - 1)
    within("the row's total", s.total, 0, 31 if s.closing else 30)
    waits = s.phase in (c.FIRST_PLAYER, c.SETBACK)
    within("setbacks_left", s.setbacks_left, 1 if waits else 0, size(s.setbacks))
    _check_beliefs(s)
    if over:
        return
    _check_phase(s)
    if s.task != c.NO_TASK:
        right = TASK_PHASES[s.task] >> s.phase & 1 == 1
        require(right, f"task.kind cannot be {TASKS[s.task]!r} in the phase {PHASES[s.phase]!r}")
        for tasks, holds, sentence in NEEDS:
            require(s.task not in tasks or holds(s), sentence)
    if s.viewer in (c.NOBODY, s.actor()):
        playable(s, False)


# -- what a phase needs ----------------------------------------------------------------------------------------------


def _check_phase(s: Transit) -> None:
    phase, name = s.phase, PHASES[s.phase]
    if c.WINDOWS >> phase & 1 or phase in (c.LIMIT, c.DEAL, c.PLACE, c.DISCARD):
        within("ask", s.ask, 0, s.seats - 1)
    right = not s.closing or s.task in (c.DRAW_MILESTONE, c.KEEP, c.TARGET)
    require(right, "closing: a closed count waits only for Milestones that are still drawn")
    empty = s.at[c.SLOT + c.SUN_SLOT] == c.EMPTY
    require(empty or phase > c.SUN, f"sun: there is none yet in phase {name!r}")
    require(phase != c.REVEAL or s.task == c.TURN_UP, "in phase 'reveal' the task should be 'turn-up'")
    if phase <= c.SETBACK:
        require(s.deck == c.CARDS, f"deck is {s.deck}, but in phase {name!r} all cards are in it")
    elif phase <= c.PLACE:
        _check_deal(s)
    elif phase == c.SUN:
        require(s.deck > 0, "deck: no card is left for the Sun")
    elif phase == c.DISCARD:
        _check_discard(s)
    if phase == c.LIMIT:
        within("left", s.left, 1, s.at[c.MCOUNT + s.holder(s.ask)])


def _check_deal(s: Transit) -> None:
    """T-06, T-07: the deck has enough for every Century still to be dealt, the Tableau of SB8 and the Sun;
    every Century will have the cards that it is to place, and the Tableau room for them.
    """
    dealing, first = s.phase == c.DEAL, {c.DEAL: s.ask, c.PLACE: s.ask}.get(s.phase, 0)
    needed, room = 1, c.SLOTS - size(s.filled_slots())
    if dealing:
        within("left", s.left, 1, s.deal_size(s.ask))
    if s.phase == c.PLACE:
        within("left", s.left, 1, s.place_size(s.ask))
    for century in range(s.seats):
        seat, dealt, placed = s.holder(century), 0, s.place_size(century)
        if s.phase <= c.DEAL and century >= first:
            dealt = s.left if dealing and century == first else s.deal_size(century)
        if s.phase == c.PLACE and century <= first:
            placed = s.left if century == first else 0
        right = s.at[c.COUNT + seat] + dealt >= placed
        require(right, f"hands[{seat}] has too few cards to place {placed}")
        needed += dealt
        room -= placed
    congress = any(s.at[c.MHAND + seat] >> c.CONGRESS & 1 for seat in range(s.seats))
    if s.phase < c.DEAL and congress and not s.congress:
        needed += 2 * s.seats  # M19-3
    if s.phase <= c.DEAL and s.setback == c.SEVEN_YEARS:
        needed += 4
        room = -1 if s.filled_slots() else room - 4
    require(s.deck >= needed, f"deck is {s.deck}, but {needed} cards are still needed for the deal and the Sun")
    require(room >= 0, "tableau: there is no room for the cards to come")


def _check_discard(s: Transit) -> None:
    """M19-3: two cards are chosen in ascending order, and leave together."""
    seat = s.holder(s.ask)
    within("left", s.left, 1, min(2, s.at[c.COUNT + seat]))
    known = s.last_card < 0 or (s.left == 1 and s.at[c.HAND + seat] >> s.last_card & 1)
    require(known, f"last_card should be the first of two cards of hands[{seat}], or -1")


# -- what a task needs -----------------------------------------------------------------------------------------------


def _decks_looked_at(s: Transit) -> bool:
    """T-21, T-03: one Milestone comes from the deck of the Century; an Era looks at one of each of its decks."""
    first, hidden = s.track(s.task_seat), s.viewer not in (c.NOBODY, s.task_seat)
    looked = {c.KEEP: (3 << first,), c.DRAW_MILESTONE: (0, bit(first))}[s.task] if s.seats == 2 else (0,)
    counts = [size(s.task_set & s.edition.decks[deck]) for deck in range(4)]
    wanted = [s.task_other >> deck & 1 for deck in range(4)]
    seen = counts == wanted or (hidden and all(a <= n for a, n in zip(counts, wanted, strict=True)))
    left = s.at[c.MLEFT + s.drawn_deck()] > 0 if s.task == c.DRAW_MILESTONE else s.seats == 2
    return s.task_other in looked and seen and left


def _swapped(s: Transit) -> bool:
    """M17-5: as many cards have changed hands one way as the other; one more of each may."""
    more, both = 1 if s.task == c.TAKE else 0, (s.task_seat, s.task_other)
    mine, theirs = (s.at[c.HAND + seat] for seat in both)
    if s.left + more > min(s.at[c.COUNT + seat] for seat in both):
        return False
    if s.viewer != c.NOBODY and not sees_swap(s, s.viewer):
        return True
    counted = s.viewer != c.NOBODY or size(s.task_set & mine) == size(s.task_set & theirs) == s.left
    offered = not more or (s.task_card >= 0 and (mine & ~s.task_set) >> s.task_card & 1 == 1)
    return counted and offered and s.task_set & ~(mine | theirs) == 0


def _are_facedown(s: Transit) -> bool:
    slots = {c.SEE: bit(s.task_card) if s.task_card >= 0 else 0, c.GATHER: s.facedown_slots()}.get(s.task, s.task_set)
    sun = bit(c.SUN_SLOT) if s.task == c.TURN_UP and s.at[c.SLOT + c.SUN_SLOT] >= c.DOWN else 0
    return slots != 0 and slots & ~(s.facedown_slots() | sun) == 0


def _picks(s: Transit) -> bool:
    wanted = members(c.PICKING)
    right = s.task_card in wanted and season(s.task_card) >> s.phase & 1 == 1
    return right and 1 <= s.left <= (2 if s.task_card == c.ISS else 1)


NEEDS: tuple[tuple[tuple[int, ...], Callable[[Transit], object], str], ...] = (
    ((c.SHOW, c.OFFER, c.TAKE), lambda s: s.seats > s.task_other != s.task_seat, "task.other should be another seat"),
    ((c.STREAM, c.ACCEPT), lambda s: s.task_other < s.seats, "task.other should be a seat"),
    ((c.SHOW,), lambda s: s.at[c.COUNT + s.task_other], "task.other should be a seat with a hand to show"),
    ((c.STREAM,), lambda s: s.streamed >> s.task_other & 1, "streamed should list the seat whose hand is shown"),
    ((c.DRAW_MILESTONE, c.KEEP), _decks_looked_at, "task should look at a Milestone of each deck that is not empty"),
    ((c.TARGET,), lambda s: s.task_card in ONGOING_CARDS, "task.card should be an Immediately card"),
    ((c.GROUP_DRAW,), lambda s: 0 < s.task_set < 1 << s.seats, "task.set should name the seats that draw"),
    ((c.GROUP_DRAW,), lambda s: drawable(s) > 0, "deck: no card is left to draw"),
    ((c.NEW_SUN,), lambda s: s.at[c.SLOT + c.SUN_SLOT] == c.EMPTY, "sun: there is one, but the task brings a new one"),
    ((c.NEW_TABLEAU,), lambda s: 0 < s.task_set < 1 << c.SLOTS and not s.task_set & s.filled_slots(),
     "task.set should name empty slots of the Tableau"),
    ((c.NEW_TABLEAU,), lambda s: s.deck >= size(s.task_set), "deck: too few cards are left for the empty slots"),
    ((c.NEW_SUN, c.SEE), lambda s: s.deck, "deck: no card is left for the slot"),
    ((c.PICK,), _picks, "task.card should be a Milestone that picks a slot in this phase, and left how many"),
    ((c.PICK,), lambda s: s.deck or s.task_card != c.VENUS_EXPRESS, "deck: no card is left for the slot"),
    ((c.SEE, c.TURN_UP, c.GATHER), _are_facedown, "task names a slot without a facedown card"),
    ((c.OFFER, c.TAKE), _swapped, "task.set should be the cards that have changed hands, left of each"),
    ((c.LAY, c.BURN), lambda s: s.at[c.COUNT + s.task_seat], "task.seat should be a seat with a hand to lay open"),
    ((c.LAY,), lambda s: size(s.task_set) + s.at[c.COUNT + s.task_seat] <= c.SLOTS, "task: the hand is too large"),
    ((c.GATHER,), lambda s: size(s.task_set) <= c.SLOTS, "task.set has more cards than the Tableau has slots"),
)  # fmt: skip
"""What must hold during some tasks."""


# -- beliefs ---------------------------------------------------------------------------------------------------------


def _hidden_places(s: Transit) -> list[tuple[int, int]]:
    """The hidden places of Transit cards but the deck, and what is known to lie there."""
    found = [(c.P_HAND + seat, s.at[c.HAND + seat]) for seat in range(s.seats)]
    for i in range(c.SUN_SLOT + 1):
        held = s.at[c.SLOT + i]
        if c.DOWN <= held < c.BLIND:
            found.append((c.P_SLOT + i, 1 << held - c.DOWN))
    return [*found, (c.P_BURIED, s.buried)]


def _check_beliefs(s: Transit) -> None:
    """Whoever is sure of a card is right, and thinks every other card possible where it lies."""
    at, places, whole = s.at, _hidden_places(s), s.viewer == c.NOBODY
    known = sum(cards for _, cards in places)
    held = sum(at[c.MHAND + seat] for seat in range(s.seats))
    held |= s.task_set if s.task in (c.DRAW_MILESTONE, c.KEEP) else 0
    viewer = belief_row(s.viewer)
    for v in range(c.VIEWERS):
        if not whole and v != viewer:
            hidden = v == c.PUBLIC or _beliefs(s, v) == _beliefs(s, c.PUBLIC)
            require(hidden, f"knowledge: what viewer {v} knows besides the public is not known to viewer {s.viewer}")
            continue
        sure, msure = at[c.SURE + v] & ~s.open, at[c.MSURE + v] & ~s.used
        right = (sure & ~known == 0 and msure & ~held == 0) if whole else (sure == known and msure == held)
        right = right and not (at[c.SURE + c.PUBLIC] & ~s.open & ~sure or at[c.MSURE + c.PUBLIC] & ~s.used & ~msure)
        require(right, f"knowledge: viewer {v} is sure of a card that is not there, or not of one that it knows")
        if v < s.seats:
            own = size(at[c.HAND + v] & sure) + size(at[c.MHAND + v] & msure) == at[c.COUNT + v] + at[c.MCOUNT + v]
            require(own, f"knowledge: viewer {v} does not know the own hand")
        for place, cards in (*places, (c.P_DECK, s.pool)):
            possible = at[c.MAY + v * c.PLACES + place] | sure
            require(not cards & ~possible, f"knowledge.may: viewer {v} rules out where a card lies")
        for seat in range(s.seats):
            possible = at[c.MMAY + v * 4 + seat] | msure
            require(not at[c.MHAND + seat] & ~possible, f"knowledge.milestones_may: viewer {v} rules out what is held")


def _beliefs(s: Transit, v: int) -> list[int]:
    """All that a viewer believes."""
    rows = ((c.SURE, 1), (c.MSURE, 1), (c.MAY, c.PLACES), (c.MMAY, 4))
    return [belief for first, width in rows for belief in s.at[first + v * width : first + (v + 1) * width]]


def default_beliefs(s: Transit) -> None:
    """What follows from the cards alone: all know what is open, each seat its own hand and what it laid facedown."""
    hidden = c.ALL_CARDS & ~s.open
    looked_at = s.task_set if s.task in (c.DRAW_MILESTONE, c.KEEP) else 0
    for v in range(c.VIEWERS):
        for p in _filled_places(s):
            s.at[c.MAY + v * c.PLACES + p] = hidden
        for seat in range(s.seats):
            if s.at[c.MCOUNT + seat]:
                s.at[c.MMAY + v * 4 + seat] = below(c.MILESTONES) & ~c.IMMEDIATE & ~s.used
        s.at[c.SURE + v] = sum(s.at[c.HAND + seat] for seat in range(s.seats) if v == seat or s.streamed >> seat & 1)
        s.at[c.MSURE + v] = s.at[c.MHAND + v] if v < s.seats else 0
        if v == s.task_seat:
            s.at[c.MSURE + v] |= looked_at
    for i in range(c.SUN_SLOT + 1):
        if c.DOWN <= s.at[c.SLOT + i] < c.BLIND:
            s.at[c.SURE + s.at[c.LAID_BY + i]] |= 1 << s.at[c.SLOT + i] - c.DOWN


def _filled_places(s: Transit) -> list[int]:
    """The hidden places that hold a card, the deck included."""
    hands = [c.P_HAND + seat for seat in range(s.seats) if s.at[c.COUNT + seat]]
    slots = [c.P_SLOT + i for i in range(c.SUN_SLOT + 1) if s.at[c.SLOT + i] >= c.DOWN and s.at[c.SLOT + i] != c.BLIND]
    return [*hands, *slots, *([c.P_BURIED] if s.buried_count else []), c.P_DECK]
