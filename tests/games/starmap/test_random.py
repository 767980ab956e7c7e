"""Many random games: every point that is paid is told, and no other."""

from __future__ import annotations

import pytest

from ecliptic import Luck
from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.names import GROUPS
from ecliptic.games.starmap.rules import Starmap
from ecliptic.games.starmap.scoring import own_score
from ecliptic.kernel.facts import Fact
from tests.games.starmap.helpers import GAME, given, random_action, start


def rich(luck: Luck) -> Starmap:
    """Somewhere in a game alone, with much owned and half a map: every source of points comes up."""
    owned = [group for group in GROUPS[7:27] if luck.below(3)]
    points = {(x, y) for x in range(13) for y in range(13) if luck.below(100) < 45}
    items = [f"{day}.{value}" for day in GROUPS[:7] for value in (1, 2, 3, 4) if luck.below(4)]
    return given("SUN", 1 + luck.below(3), items, points, owned)


@pytest.mark.parametrize(("seats", "games"), [(1, 300), (2, 150), (3, 100), (4, 50)])
def test_points_told_are_points_paid(seats: int, games: int) -> None:
    for number in range(games):
        play_and_add_up(start(seats), Luck(number, seats))


def test_points_told_are_points_paid_from_rich_positions() -> None:
    reasons: set[str] = set()
    for number in range(400):
        luck = Luck(number, 5)
        reasons |= play_and_add_up(rich(luck), luck)
    assert reasons == {"for-group", "for-stars", "for-articles", "for-publisher", "for-headhunter"}


def play_and_add_up(state: Starmap, luck: Luck) -> set[str]:
    """Adds up what is told, seat by seat and move by move; answers what points were for."""
    paid = [score(state, seat) for seat in range(state.seats)]
    reasons: set[str] = set()
    while True:
        seat, action = random_action(state, luck, eager=bool(luck.below(4)))
        before = state.clone()
        state.apply(seat, action)
        facts = GAME.open_facts(before, state, seat, action)
        for one in facts:
            if one.key == "points":
                paid[one.args["seat"]] += one.args["points"]
                assert 0 < one.args["points"] == summed(one)
                assert one.args["total"] == paid[one.args["seat"]]
                reasons |= {reason.key for reason in one.args["reasons"]}
        if not state.actors():
            break
        assert paid == [score(state, seat) for seat in range(state.seats)], facts
    results = [one for one in facts if one.key == "result"]
    assert [one.args["score"] for one in results] == [summed(one) for one in results] == paid == GAME.scores(state)
    return reasons


def score(state: Starmap, seat: int) -> int:
    return int(own_score(state.chart, state.table, seat * c.SEAT))


def summed(told: Fact) -> int:
    return sum(reason.args["points"] for reason in told.args["reasons"])
