"""Intervals that mean what they say."""

from __future__ import annotations

from math import inf
from statistics import NormalDist

import pytest

from ecliptic import Luck
from ecliptic.bots.intervals import mean, share_interval, t95, t_interval, wilson


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


def test_shares_are_clipped_and_never_sure_of_everything() -> None:
    assert share_interval([0.9, 1.0, 1.0, 0.8])[2] == 1.0
    assert share_interval([0.1, 0.0, 0.0, 0.2])[1] == 0.0
    assert share_interval([0.4, 0.5, 0.6]) == t_interval([0.4, 0.5, 0.6])
    assert share_interval([1.0] * 10) == wilson([1.0] * 10)
    assert share_interval([0.5]) == wilson([0.5])


def test_the_mean_and_its_error() -> None:
    assert mean([1.0, 1.0]) == (1.0, 0.0)
    value, error = mean([0.0, 1.0, 2.0])
    assert value == 1.0
    assert error == pytest.approx(1 / 3**0.5)
