"""Intervals that mean what they say."""

from __future__ import annotations

from math import inf
from statistics import NormalDist

import pytest

from ecliptic import Luck
from ecliptic.bots.stats import (
    Moments,
    difference_interval,
    mean,
    mean_interval,
    moments,
    share_interval,
    t95,
    t_quantile,
    wilson,
)

WELCH = (-0.26819222, 0.86819222)
"""`scipy.stats.t.interval(0.95, 106.51246, 0.3, sqrt(1 / 40 + 4 / 70))`, version 1.17."""
STUDENT_29 = {1: 2.0452296, 10: 3.0380467, 100: 3.9177141, 500: 4.5055116}
"""Looks: `scipy.stats.t.isf(0.025 / looks, 29)`."""


def test_wilson_covers_what_it_should() -> None:
    luck, covered = Luck(1), 0
    for _ in range(1000):
        won = sum(luck.below(100) < 90 for _ in range(60))
        covered += not wilson(won / 60, 60).excludes(0.9)
    assert 920 <= covered <= 985
    assert wilson(1.0, 10).low == pytest.approx(0.7225, abs=0.001)


def test_student_covers_what_it_should() -> None:
    assert t95(3) == pytest.approx(3.182, abs=0.03)
    assert t95(10) == pytest.approx(2.228, abs=0.001)
    assert t95(100000) == pytest.approx(NormalDist().inv_cdf(0.975), abs=0.001)
    assert mean_interval(moments([1.0])) == (1.0, -inf, inf, 1)
    luck, covered = Luck(2), 0
    for _ in range(1000):
        values = [sum(luck.below(1000) for _ in range(6)) / 6000 for _ in range(8)]
        covered += not mean_interval(moments(values)).excludes(0.49958)
    assert 925 <= covered <= 975


def test_shares_are_clipped_and_never_sure_of_everything() -> None:
    assert share_interval([0.9, 1.0, 1.0, 0.8]).high == 1.0
    assert share_interval([0.1, 0.0, 0.0, 0.2]).low == 0.0
    assert share_interval([0.4, 0.5, 0.6]) == mean_interval(moments([0.4, 0.5, 0.6]))
    assert share_interval([1.0] * 10) == wilson(1.0, 10)
    assert share_interval([0.5]) == wilson(0.5, 1)


def test_welch_is_what_scipy_says() -> None:
    found = difference_interval(Moments(0.5, 1.0, 40), Moments(0.2, 2.0, 70))
    assert (found.low, found.high) == pytest.approx(WELCH, abs=1e-6)
    assert difference_interval(Moments(1.0, 0.0, 9), Moments(0.4, 0.0, 9)).low == pytest.approx(0.6)
    assert difference_interval(Moments(1.0, None, 1), Moments(0.4, 2.0, 9)).low == -inf


def test_many_looks_widen_an_interval_as_bonferroni_says() -> None:
    for looks, right in STUDENT_29.items():
        assert t_quantile(0.025 / looks, 29) == pytest.approx(right, rel=1e-3)
    one, many = (difference_interval(Moments(0.5, 1.0, 30), Moments(0.2, 1.0, 30), looks) for looks in (1, 100))
    assert many.low < one.low < one.high < many.high


def test_the_mean_and_its_error() -> None:
    assert mean([1.0, 1.0]) == (1.0, 0.0)
    value, error = mean([0.0, 1.0, 2.0])
    assert value == 1.0
    assert error == pytest.approx(1 / 3**0.5)
