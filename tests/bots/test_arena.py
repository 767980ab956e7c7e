"""The arena: fair luck, all seatings, and intervals that mean what they say."""

from __future__ import annotations

import json
from math import inf
from statistics import NormalDist

import pytest

from ecliptic import Luck
from ecliptic.bots.arena import Contest, Played, as_json, games, judge, play, ratings, t95, t_interval, wilson


def test_all_seatings_in_a_competitive_game_and_teams_in_a_cooperative_one() -> None:
    against = Contest("starmap", ("random", "medium"), 2)
    assert against.seatings() == [("random", "medium"), ("medium", "random")]
    three = Contest("starmap", ("easy", "medium", "hard"), 3)
    assert len(three.seatings()) == 27 - 3
    together = Contest("transit", ("random", "medium"), 3)
    assert together.seatings() == [("random",) * 3, ("medium",) * 3]
    alone = Contest("starmap", ("random", "medium"), 1)
    assert alone.seatings() == [("random",), ("medium",)]


def test_the_same_luck_comes_out_the_same() -> None:
    contest = Contest("transit", ("medium",), 2)
    assert play(contest, 5, ("medium", "medium")) == play(contest, 5, ("medium", "medium"))


def test_bots_are_told_apart_in_a_cooperative_game() -> None:
    contest = Contest("transit", ("random", "medium"), 2)
    played = list(games(contest, range(12)))
    best, worst = judge(contest, played)
    assert (best.bot, worst.bot) == ("medium", "random")
    assert best.games == worst.games == 12
    assert worst.high < best.low
    assert best.rating is None


def test_bots_are_told_apart_in_a_competitive_game_and_rated() -> None:
    contest = Contest("starmap", ("random", "medium"), 2)
    played = list(games(contest, range(6)))
    best, worst = judge(contest, played)
    assert (best.bot, worst.bot) == ("medium", "random")
    assert best.games == 12
    assert best.mean + worst.mean == pytest.approx(1.0)
    assert best.rating is not None
    assert worst.rating is not None
    assert best.rating > worst.rating
    told = json.loads(json.dumps(as_json(contest, played, [best, worst])))
    assert [one["bot"] for one in told["standings"]] == ["medium", "random"]
    assert len(told["games"]) == 12


def test_two_processes_play_the_same_games() -> None:
    contest = Contest("transit", ("random",), 2)
    assert list(games(contest, range(4), jobs=2)) == list(games(contest, range(4)))


def test_ratings_follow_the_results() -> None:
    rated = ratings([Played(luck, ("good", "bad"), (1.0, 0.0)) for luck in range(20)])
    assert rated["good"][1] > rated["bad"][2]


def test_wilson_covers_what_it_should() -> None:
    luck, covered = Luck(1), 0
    for _ in range(1000):
        _, low, high = wilson([float(luck.below(100) < 90) for _ in range(60)])
        covered += low <= 0.9 <= high
    assert 920 <= covered <= 985
    assert wilson([1.0] * 10)[1] == pytest.approx(0.7225, abs=0.001)


def test_student_covers_what_it_should() -> None:
    assert t95(3) == pytest.approx(3.182, abs=0.03)
    assert t95(10) == pytest.approx(2.228, abs=0.001)
    assert t95(100000) == pytest.approx(NormalDist().inv_cdf(0.975), abs=0.001)
    assert t_interval([1.0]) == (1.0, -inf, inf)
    luck, covered = Luck(2), 0
    for _ in range(1000):
        values = [sum(luck.below(1000) for _ in range(6)) / 6000 for _ in range(8)]
        _, low, high = t_interval(values)
        covered += low <= 0.49958 <= high
    assert 925 <= covered <= 975
