"""Taking back without learning from it: what is taken back, who has to agree, and what cannot be taken back any more.

The barrier is computed from the events. A decision stands for good as soon as anyone has learned something after it
that its maker did not do: a card turned up, a roll, an answer of another seat, the secrets of a simultaneous turn.
Before that, the others are asked if what is taken back is something that they have seen, or that they did themselves.

What others did unseen in the same simultaneous turn stays if they could not have known of what is taken back: then it
was not an answer to it. If they learned of it, whatever they did since goes as well. Who is asked, and what the seat is
told, never depends on what the seat did not see.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ecliptic.kernel.state import LATER, NATURE, SPECTATOR
from ecliptic.table.errors import Refused
from ecliptic.table.events import Moment, is_decision, learners

if TYPE_CHECKING:
    from ecliptic.table.state import TableState


class Plan(NamedTuple):
    """What an undo would do."""

    removed: tuple[int, ...]
    """The numbers of the events that go."""
    consents: tuple[int, ...]
    """The persons who have to agree: all who learned something from what the seat saw happen, or did some of it."""
    noticed: tuple[int, ...]
    """The viewers who had seen something of what goes."""


def plan(table: TableState, seat: int) -> Plan:
    """How the seat's last decision is taken back. Raises `Refused`."""
    persons = {number for number, one in enumerate(table.seats) if one.person}
    since: list[Moment] = []
    for number, moment in table.history.backwards():
        if number < len(table.opened.past):
            break
        since.append(moment)
        if _stands_for_good(moment, seat, persons):
            if any(by == seat for by, _ in table.events[len(table.opened.past) : number + 1]):
                raise Refused("revealed")
            break
        if moment.seat == seat and is_decision(table.game, moment):
            return _plan(table, seat, number, since[::-1], persons)
    raise Refused("nothing")


def last_to_decide(table: TableState) -> int:
    """The person who decided last. Raises `Refused` if nobody has decided anything."""
    for number, moment in table.history.backwards():
        if number < len(table.opened.past):
            break
        if moment.seat != NATURE and table.seats[moment.seat].person and is_decision(table.game, moment):
            return moment.seat
    raise Refused("nothing")


def _stands_for_good(moment: Moment, seat: int, persons: Collection[int]) -> bool:
    """Whether this event, and so all before it, can no longer be taken back by the seat."""
    if moment.ends_turn:
        return True
    if moment.seat == seat or moment.seen_as(seat) == LATER:  # what a seat does itself teaches it nothing; chance does
        return False
    return bool(learners(moment, persons))


def _plan(table: TableState, seat: int, first: int, since: Sequence[Moment], persons: Collection[int]) -> Plan:
    """What goes of all that happened since the decision with number `first`."""
    removed: list[int] = []
    noticed, touched = {seat}, set()
    taught: set[int] = set()
    """Seats that learned something from what goes: what they did since may be an answer to it."""
    for number, moment in enumerate(since, first):
        seen_by = {viewer for viewer in table.viewers if moment.seen_as(viewer) != LATER}
        if seat not in seen_by and moment.owner not in taught:
            continue  # done at the same time by somebody who knew of nothing that goes: it stays
        learned = learners(moment, seen_by - {SPECTATOR})
        if seat in seen_by:
            touched |= (learned | {moment.seat}).intersection(persons)
        removed.append(number)
        taught |= learned
        noticed |= seen_by
    return Plan(tuple(removed), tuple(sorted(touched - {seat})), tuple(v for v in table.viewers if v in noticed))
