"""A history finds every position and every event, also after some of it was forgotten."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest

from ecliptic.games import game
from ecliptic.kernel.luck import Luck
from ecliptic.table import Refused
from ecliptic.table.events import Moment
from ecliptic.table.history import EVERY, History
from ecliptic.testing.kit import random_event
from tests.table.games import random_move, started


def played(events: int) -> tuple[History, list[dict[str, object]]]:
    """A game of survivors, and each of its positions."""
    state, luck = game("survivors").start(3), Luck(1)
    history, positions = History(state.clone()), [state.to_dict()]
    for _ in range(events):
        history.add(*random_event(state, luck))
        positions.append(state.to_dict())
    return history, positions


@pytest.mark.parametrize("n", [0, 1, EVERY - 1, EVERY, EVERY + 1, 3 * EVERY, 5 * EVERY - 1, 5 * EVERY])
def test_what_was_cut_off_is_forgotten_and_the_rest_is_found(n: int) -> None:
    history, positions = played(5 * EVERY)
    again = History(history.start, history.events)
    history.cut(n)
    for number, (seat, action) in enumerate(again.events[n:], n):
        assert history.state.to_dict() == positions[number]
        moment = history.add(seat, action)
        assert (moment.before.to_dict(), moment.after.to_dict()) == (positions[number], positions[number + 1])
    assert [history.at(number).to_dict() for number in range(len(positions))] == positions
    assert (history.events, history.barriers) == (again.events, again.barriers)
    assert history.barriers


def test_events_are_found_forwards_and_backwards() -> None:
    history, positions = played(3 * EVERY + 5)
    numbers, moments = zip(*history.backwards(), strict=True)
    assert list(numbers) == list(range(3 * EVERY + 4, -1, -1))
    assert [moment.after.to_dict() for moment in reversed(moments)] == positions[1:]
    part = list(history.moments(7, 40))
    assert [(moment.seat, moment.action) for moment in part] == history.events[7:40]
    assert [moment.before.to_dict() for moment in part] == positions[7:40]


def test_an_undo_looks_at_the_latest_events_only(monkeypatch: pytest.MonkeyPatch) -> None:
    table, luck = started(game("survivors"), 3), Luck(1)
    looked: list[Moment] = []
    moments = History.moments

    def counted(self: History, first: int = 0, end: int | None = None) -> Iterator[Moment]:
        for moment in moments(self, first, end):
            looked.append(moment)
            yield moment

    monkeypatch.setattr(History, "moments", counted)
    most = undone = 0
    while table.status == "playing" and len(table.events) < 1000:
        seat = random_move(table, luck)
        before = len(table.events)
        if luck.below(4) == 0 and table.status == "playing":
            with contextlib.suppress(Refused):
                table.ask_undo(seat)
        undone += len(table.events) < before
        most = max(most, len(looked))
        looked.clear()
    assert len(table.events) > 500
    assert undone > 50
    assert most <= 4 * EVERY
