"""Replays show every position and tell every event as the table did when it was played."""

from __future__ import annotations

import pytest

from ecliptic.games import game
from ecliptic.kernel.errors import BadRecord
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.record import Record, verify
from ecliptic.kernel.state import NATURE, SPECTATOR
from ecliptic.table import Replay, Table, finished, log
from ecliptic.table import journal as j
from ecliptic.table.events import Moment
from tests.table.games import ALL, play_on, seated


def played(name: str) -> Table:
    """A finished game with a whole log."""
    table = seated(game(name))
    table.add_words(0, "blue horses")
    table.begin(0)
    play_on(table, Luck(3))
    return Table.read(table.game, table.seed.secret, [j.Change(1, 0, tuple(table.untaken))], keep=None)


@pytest.mark.parametrize("name", ALL)
def test_a_replay_tells_what_the_log_told_and_shows_what_was_shown(name: str) -> None:
    table = played(name)
    replay = Replay(table.game, table.history)
    moments: list[Moment] = list(table.history.moments())
    for viewer in table.viewers:
        told = [entry.event for entry in log(table, viewer, table.ledger(viewer), 0) if entry.event is not None]
        story = replay.story(viewer)
        assert [one.event for one in story] == told
        spread = range(1, len(moments) + 1, max(1, len(moments) // 60))
        for n in spread:
            seat = None if viewer == SPECTATOR else viewer
            assert replay.view(n, viewer) == table.game.view(moments[n - 1].after, seat)
        at_once = [one for n in range(1, len(moments) + 1) for one in replay.told(n, viewer)] if viewer == 0 else story
        assert at_once == story, "event by event the same is told as at once"
    assert [one.n for one in replay.story(NATURE)] == list(range(1, len(moments) + 1))
    assert replay.view(len(moments), NATURE) == table.game.open_view(table.state)
    assert replay.view(0, NATURE) == table.game.open_view(table.history.start)
    assert replay.asked(len(moments), NATURE) == []


@pytest.mark.parametrize("name", ALL)
def test_a_record_becomes_a_table_that_has_the_same_record(name: str) -> None:
    record = played(name).record(SPECTATOR)
    table = finished(game(name), Record.from_text(record.to_text()))
    assert table.status == "over"
    assert table.record(SPECTATOR) == record
    assert verify(game(name), table.record(SPECTATOR)).fair
    again = Table.read(table.game, table.seed.secret, [table.take()])
    assert again.record(SPECTATOR) == record
    assert again.branch(5, table.seed, "").state.to_dict() == list(table.history.moments())[4].after.to_dict()


def test_a_record_without_its_seed_is_somebody_elses_past() -> None:
    record = played("starmap").record(SPECTATOR)
    record.secret, record.commitment, record.entropy = b"", "", ()
    table = finished(game("starmap"), record)
    found = table.record(SPECTATOR)
    assert (found.events, found.result, found.past) == (record.events, record.result, len(record.events))


def test_bad_records_are_refused_in_a_sentence() -> None:
    record = played("starmap").record(SPECTATOR)
    cut = Record.from_text(record.to_text())
    cut.events, cut.result = cut.events[:-1], None
    with pytest.raises(BadRecord, match="is not over"):
        finished(game("starmap"), cut)
    lucky = Record.from_text(record.to_text())
    lucky.secret = bytes(32)
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        finished(game("starmap"), lucky)
