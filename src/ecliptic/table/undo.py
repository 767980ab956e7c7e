"""Taking back without learning from it: what goes, who has to agree, and what can no longer be taken back.

The barrier is computed from the events. A decision stands for good as soon as anyone has learned something after it
that its maker did not do: a card turned up, a roll, an answer of another seat, the secrets of a simultaneous turn.
Before that, the others are asked if what is taken back is something that they have seen, or that they did themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecliptic.kernel.state import LATER, NATURE, SEAT_STREAM
from ecliptic.table.moments import Moment, last_decision, learners
from ecliptic.table.refused import Refused

if TYPE_CHECKING:
    from ecliptic.table.table import Table


class Plan(NamedTuple):
    """What an undo would do."""

    removed: tuple[int, ...]
    """The numbers of the events that go. What others did at the same time, unseen by the seat, stays."""
    consents: tuple[int, ...]
    """The persons who have to agree."""
    noticed: tuple[int, ...]
    """The viewers who had seen something of it."""


def plan(table: Table, seat: int) -> Plan:
    """How the seat's last decision is taken back. Raises `Refused`."""
    moments = list(table.moments())
    first = last_decision(table.game, moments, {seat}, len(table.opened.past))
    if first is None:
        raise Refused("nothing", "there is nothing to take back")
    persons = {number for number, one in enumerate(table.seats) if one.person}
    if moments[first].before.barriers() != moments[-1].after.barriers():
        raise Refused("revealed", "others have shown something since: it cannot be taken back")
    removed, touched, noticed = [], set(), {seat}
    for number in range(first, len(moments)):
        moment = moments[number]
        seen_by = {v for v in table.viewers if moment.before.seen_as(v, moment.seat, moment.action) != LATER}
        if seat not in seen_by:
            continue  # done at the same time by somebody else: it stays
        learned = learners(moment, persons)
        if moment.seat != seat:  # what a seat does itself teaches it nothing; chance does
            if learned:
                raise Refused("revealed", "something was revealed since: it cannot be taken back")
            touched |= {moment.seat} & persons
        removed.append(number)
        touched |= learned
        noticed |= seen_by
    return Plan(tuple(removed), tuple(sorted(touched - {seat})), tuple(v for v in table.viewers if v in noticed))


def belongs_to(moment: Moment) -> int:
    """The seat whose part of a simultaneous turn this is."""
    return moment.before.stream() - SEAT_STREAM if moment.seat == NATURE else moment.seat
