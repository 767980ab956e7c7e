"""What happened, as lines for one reader: made from the table's log, or from the events of a replay."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ecliptic.kernel.catalogue import Voice
from ecliptic.kernel.facts import Event
from ecliptic.table import LogEntry
from ecliptic.table import journal as j


class Line(NamedTuple):
    """A sentence, whose action it is about, and the rules behind it."""

    seat: int | None
    words: str
    rules: tuple[str, ...] = ()


def of_events(events: Iterable[Event], tell: Voice) -> list[Line]:
    """A line for each fact."""
    return [Line(event.seat, tell.say(fact), fact.rules) for event in events for fact in event.facts]


def of_log(entries: Iterable[LogEntry], tell: Voice, own: Voice) -> list[Line]:
    """The same for a log: the game tells its events, the terminal what happened around them."""
    lines: list[Line] = []
    for entry in entries:
        if entry.event is not None:
            lines += of_events([entry.event], tell)
        elif isinstance(entry.entry, j.Undone):
            lines.append(Line(entry.entry.seat, own("story-undone", seat=entry.entry.seat)))
        elif isinstance(entry.entry, j.Dropped):
            lines.append(Line(entry.entry.by, own("story-refused", seat=entry.entry.by)))
    return lines
