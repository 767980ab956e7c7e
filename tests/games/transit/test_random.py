"""Many random games: they end, components are conserved, every point is explained."""

from __future__ import annotations

import pytest

from ecliptic.games.transit import ids as c
from ecliptic.games.transit.rules import Transit
from ecliptic.kernel.bits import members
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import run
from ecliptic.kernel.state import pick_from_legal
from ecliptic.testing import Variant
from tests.games.transit.helpers import GAME
from tests.games.transit.kit import KIT, conserved
from tests.games.transit.looking import marks


def begin(variant: Variant) -> Transit:
    s = GAME.start(variant.seats, variant.options)
    assert isinstance(s, Transit)
    return s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ten_thousand_random_games_end(seats: int) -> None:
    fresh, longest, outcomes = begin(Variant(seats)), 0, set()
    for seed in range(10_000):
        s = fresh.clone()
        longest = max(longest, run(s, Luck(seed, seats), GAME.max_plies))
        assert s.actors() == 0, f"seed {seed}"
        outcomes.add(s.outcome)
    assert longest < GAME.max_plies // 2
    assert {2, 3} <= outcomes  # chance hardly ever wins


@pytest.mark.parametrize("variant", KIT.variants, ids=str)
def test_random_games_of_every_variant_conserve_and_explain(variant: Variant) -> None:
    games = 20 if variant.options else 333  # a thousand of the plain game
    for number in range(games):
        s, luck = begin(variant), Luck(number, 7)
        meant = conserved(s)
        while s.actors():
            before = s.clone()
            seat = s.actor()
            action = pick_from_legal(s, seat, luck.word())
            s.apply(seat, action)
            assert conserved(s) == meant
            hands_are_right(s)
            if marks(s) != marks(before) or s.hourglass != before.hourglass:
                points_are_told(before, s, seat, action)


def hands_are_right(s: Transit) -> None:
    """Counts agree with sets, the row with the total, and no marker of a Century that is not played moves."""
    for seat in range(s.seats):
        assert s.at[c.COUNT + seat] == len(members(s.at[c.HAND + seat]))
        assert s.at[c.MCOUNT + seat] == len(members(s.at[c.MHAND + seat]))
    assert s.total == sum(s.at[c.ROW + i] % 8 + 1 for i in range(s.row_size)) <= 31
    played = {s.track(seat) for seat in range(s.seats)}
    assert not any(s.at[c.MARK + track] for track in range(4) if track not in played)


def points_are_told(before: Transit, after: Transit, seat: int, action: int) -> None:
    """The points that are told sum up to what the markers moved, the Hourglass goes where it is told to."""
    told = [0, 0, 0, 0]
    seen = GAME.open_facts(before, after, seat, action)
    for one in seen:
        if one.key == "points":
            told[before.track(one.args["seat"])] += one.args["points"]
            assert one.args["points"] == sum(reason.args["points"] for reason in one.args["reasons"])
        if one.key == "observed":
            assert one.args["points"] == sum(found.args["points"] for found in one.args["sets"])
    assert told == [new - old for new, old in zip(marks(after), marks(before), strict=True)], seen
    if after.hourglass != before.hourglass:
        assert [one.args["mark"] for one in seen if one.key in ("fever", "observed")][-1] == after.hourglass, seen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_told_the_same_points(seats: int) -> None:
    for number in range(6):
        s, luck = begin(Variant(seats)), Luck(number, 9)
        while s.actors():
            before, seat = s.clone(), s.actor()
            action = s.pick(seat, luck.word())
            s.apply(seat, action)
            if marks(s) != marks(before):
                told = [
                    [one for one in GAME.facts(before, s, seat, action, viewer) if one.key == "points"]
                    for viewer in (*range(seats), None)
                ]
                assert all(one == told[0] for one in told)
