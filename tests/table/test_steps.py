"""What a board is sent between events, so that it can show them one after the other."""

from __future__ import annotations

from itertools import pairwise

from ecliptic.games import game
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import SPECTATOR
from ecliptic.table import Table, frame
from ecliptic.table.frames import LogEntry
from tests.table.games import random_move, started


def kind(entry: LogEntry) -> tuple[int | None, str]:
    assert entry.event is not None
    return entry.event.seat, entry.event.move.kind


def speak(table: Table) -> None:
    sayings = table.sayings()
    if sayings is None:
        table.say(0, "Hello!")
    elif sayings:
        table.say(0, "", sayings[0])


def test_every_seam_between_events_has_a_view() -> None:
    """Also where somebody speaks in between."""
    table = started(game("transit"), 3)
    since, luck = table.ledger(SPECTATOR).seq, Luck(1)
    for _ in range(12):
        random_move(table, luck)
        speak(table)
    shown = frame(table, SPECTATOR, since, board=True)
    assert any(entry.entry for entry in shown.log)
    events = [entry for entry in shown.log if entry.event]
    seams = [kind(entry) != kind(following) for entry, following in pairwise(events)]
    assert [entry.view is not None for entry in events] == [*seams, False]  # the frame has the last one
    assert any(seams)
    assert not all(seams)
