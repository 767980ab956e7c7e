"""What is done in secret and at once: nothing of it can be noticed before all are done, not even by the clock."""

from __future__ import annotations

import msgspec
import pytest

from ecliptic.games import game
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import LATER, SPECTATOR
from ecliptic.table import Table, frame
from tests.table.games import ALL, random_move, started


def shown(table: Table, *viewers: int) -> list[bytes]:
    return [msgspec.json.encode(frame(table, viewer)) for viewer in viewers]


def told(table: Table, viewer: int, since: int) -> list[tuple[int | None, str]]:
    return [(entry.event.seat, entry.event.move.move) for entry in frame(table, viewer, since).log if entry.event]


def test_E38_nothing_of_the_draft_is_noticed_before_both_have_chosen() -> None:
    table = started(game("ephemeris"), 2, options={"draft": True})
    before = shown(table, 1, SPECTATOR)
    table.act(0, "choose mars")  # four bodies are left, all of which must be chosen
    assert frame(table, 0).legal == []
    assert table.chores() == [], "what was forced has been done, and took no time"
    assert shown(table, 1, SPECTATOR) == before
    before, seq = shown(table, 0, SPECTATOR), frame(table, 0).seq
    for body in ("moon", "sun", "mercury", "venus"):
        table.act(1, f"choose {body}")
        assert shown(table, 0, SPECTATOR) == before
    table.act(1, "choose neptune")
    assert told(table, 0, seq) == [(1, "?")] * 5
    assert frame(table, 0).view.hands[1].bodies is None
    assert frame(table, 0).asked == [0, 1]
    assert [move for seat, move in table.record(0).events if seat == 1] == ["?"] * 5


def test_E38_afterwards_nobody_can_tell_who_chose_when() -> None:
    """Who is slow had something to choose; what is forced is done at once."""
    mine = ("moon", "sun", "mercury", "venus", "neptune")
    orders = [[0] * 5 + [1] * 5, [0, 1] * 5, [1, 0, 0, 1, 1, 0, 0, 0, 1, 1]]
    told_to: list[object] = []
    for order in orders:
        table = started(game("ephemeris"), 2, options={"draft": True})
        left = {seat: iter(mine) for seat in (0, 1)}
        for seat in order:
            table.act(seat, f"choose {next(left[seat])}")
        told_to.append([(told(table, viewer, 0)[-10:], table.record(viewer).events) for viewer in (0, 1, SPECTATOR)])
    assert told_to[0] == told_to[1] == told_to[2]


def test_E38_signs_are_named_unseen_and_laid_open_together() -> None:
    table = started(game("ephemeris"), 2, options={"draft": True})
    for seat in (0, 1):
        for body in ("moon", "sun", "mercury", "venus", "neptune"):
            table.act(seat, f"choose {body}")
    before, seq = shown(table, 1, SPECTATOR), frame(table, 1).seq
    table.act(0, "name capricorn")
    table.act(0, "name aquarius")  # three cards are left, all of which must be named
    assert shown(table, 1, SPECTATOR) == before
    for sign in ("leo", "leo", "virgo", "virgo", "libra"):
        assert 0 not in [seat for seat, _ in told(table, 1, seq)]
        table.act(1, f"name {sign}")
    named = ["name capricorn", "name aquarius", "name aquarius", "name pisces", "name pisces"]
    by_players = [(seat, move) for seat, move in told(table, 1, seq) if seat is not None]
    assert by_players[-6:] == [*[(0, move) for move in named], (1, "name libra")], "before what ends the turn"


@pytest.mark.parametrize("name", ALL)
def test_what_is_forced_and_unseen_is_never_left_to_the_clock(name: str) -> None:
    """Else the time at which a simultaneous turn ends would tell how much of it was forced."""
    ways: list[dict[str, object]] = [{}, {"draft": True}, {"manual_call": True}] if name == "ephemeris" else [{}]
    for number, options in enumerate(ways):
        table, luck = started(game(name), 2, number, options), Luck(number)
        for _ in range(300):
            if table.status != "playing":
                break
            for seat, _bot in table.chores():
                forced = next(iter(table.state.legal(seat)))
                assert table.state.seen_as(1 - seat, seat, forced) != LATER
            random_move(table, luck)
