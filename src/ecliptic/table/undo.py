"""Taking back without learning from it: what goes, who has to agree, and what can no longer be taken back.

The barrier is computed from the events. A decision stands for good as soon as anyone has learned something after it
that its maker did not do: a card turned up, a roll, an answer of another seat, the secrets of a simultaneous turn.
Before that, the others are asked if what is taken back is something that they have seen, or that they did themselves.

What others did unseen in the same simultaneous turn stays if they could not have known of what is taken back: then it
was no answer to it. If they learned of it, whatever they did since goes as well. Who is asked, and what the seat is
told, never depends on what the seat did not see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecliptic.kernel.state import LATER, NATURE, SEAT_STREAM, SPECTATOR
from ecliptic.table.moments import Moment, last_decision, learners
from ecliptic.table.refused import Refused

if TYPE_CHECKING:
    from ecliptic.table.table import Table


class Plan(NamedTuple):
    """What an undo would do."""

    removed: tuple[int, ...]
    """The numbers of the events that go."""
    consents: tuple[int, ...]
    """The persons who have to agree: all who learned something from what the seat saw happen, or did some of it."""
    noticed: tuple[int, ...]
    """The viewers who had seen something of what goes."""


def plan(table: Table, seat: int) -> Plan:
    """How the seat's last decision is taken back. Raises `Refused`."""
    moments = list(table.moments())
    first = last_decision(table.game, moments, {seat}, len(table.opened.past))
    if first is None:
        raise Refused("nothing", "there is nothing to take back")
    persons = {number for number, one in enumerate(table.seats) if one.person}
    if moments[first].before.barriers() != moments[-1].after.barriers():
        raise Refused("revealed", "others have shown something since: it cannot be taken back")
    removed: list[int] = []
    noticed, touched = {seat}, {seat}
    taught: set[int] = set()
    """Seats that learned something from what goes: what they did since may be an answer to it."""
    for number in range(first, len(moments)):
        moment = moments[number]
        seen_by = {v for v in table.viewers if moment.before.seen_as(v, moment.seat, moment.action) != LATER}
        if seat not in seen_by and belongs_to(moment) not in taught:
            continue  # done at the same time by somebody who knew of nothing that goes: it stays
        learned = learners(moment, seen_by - {SPECTATOR})
        if seat in seen_by:
            if moment.seat != seat:  # what a seat does itself teaches it nothing; chance does
                if learned & persons:
                    raise Refused("revealed", "something was revealed since: it cannot be taken back")
                touched |= {moment.seat} & persons
            touched |= learned & persons
        removed.append(number)
        taught |= learned
        noticed |= seen_by
    return Plan(tuple(removed), tuple(sorted(touched - {seat})), tuple(v for v in table.viewers if v in noticed))


def belongs_to(moment: Moment) -> int:
    """The seat whose part of a simultaneous turn this is."""
    return moment.before.stream() - SEAT_STREAM if moment.seat == NATURE else moment.seat
