"""Many random games: they end, components are conserved, every point is explained."""

from __future__ import annotations

import re

import pytest

from ecliptic.games.transit import board as b
from ecliptic.games.transit.names import century_name
from ecliptic.games.transit.rules import Transit
from ecliptic.kernel.bits import members
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import run
from ecliptic.kernel.state import pick_from_legal
from ecliptic.testing import Variant
from tests.games.transit.helpers import GAME, marks
from tests.games.transit.kit import KIT, conserved

POINTS = re.compile(r"(\S+) \+(\d+): ")
HOURGLASS = re.compile(r"[Hh]ourglass moves to (\d+)")
SCORES = re.compile(r"The Tableau scores (\d+)")


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
    games = 20 if variant.options else 60
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
        assert s.at[b.COUNT + seat] == len(members(s.at[b.HAND + seat]))
        assert s.at[b.MCOUNT + seat] == len(members(s.at[b.MHAND + seat]))
    assert s.total == sum(s.at[b.ROW + i] % 8 + 1 for i in range(s.row_size)) <= 31
    played = {s.track(seat) for seat in range(s.seats)}
    assert not any(s.at[b.MARK + track] for track in range(4) if track not in played)


def points_are_told(before: Transit, after: Transit, seat: int, action: int) -> None:
    """The '+n' lines sum up to what the markers moved, the Hourglass lines lead to where it stands."""
    told = [0, 0, 0, 0]
    lines = [line.text for line in GAME.open_story(before, after, seat, action)]
    tracks = {century_name(before.seats, before.century(s)): before.track(s) for s in range(before.seats)}
    for text in lines:
        for name, points in POINTS.findall(text):
            told[tracks[name]] += int(points)
    assert told == [new - old for new, old in zip(marks(after), marks(before), strict=True)], lines
    if after.hourglass != before.hourglass:
        assert [int(mark) for text in lines for mark in HOURGLASS.findall(text)][-1] == after.hourglass, lines
        fever = sum("Yellow Fever" in text for text in lines)
        scored = sum(int(points) for text in lines for points in SCORES.findall(text))
        assert before.hourglass + fever + scored == after.hourglass, lines


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_told_the_same_points(seats: int) -> None:
    for number in range(6):
        s, luck = begin(Variant(seats)), Luck(number, 9)
        while s.actors():
            before, seat = s.clone(), s.actor()
            action = s.pick(seat, luck.word())
            s.apply(seat, action)
            if marks(s) != marks(before):
                told = {
                    tuple(line.text for line in GAME.story(before, s, seat, action, viewer) if " +" in line.text)
                    for viewer in (*range(seats), None)
                }
                assert len(told) == 1
