"""Means and shares with 95 % intervals, from moments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import NormalDist

from ecliptic.bots.intervals import Z95, share_interval, t95, wilson_of


@dataclass(frozen=True)
class Estimate:
    """A figure and its interval."""

    value: float
    low: float
    high: float
    count: int

    def beside(self, other: float) -> bool:
        """Whether the interval leaves a value out."""
        return self.low > other or self.high < other


def mean(value: float, spread: float | None, count: int, z: float = Z95) -> Estimate:
    """A mean after Student; `z` other than the usual widens it where many are looked at together."""
    if count < 2 or spread is None:
        return Estimate(value, -inf, inf, count)
    half = z / Z95 * t95(count - 1) * spread / sqrt(count)
    return Estimate(value, value - half, value + half, count)


def share(value: float, count: int) -> Estimate:
    """A share of yes among yes and no, after Wilson, which is right near 0 and 1 too."""
    return Estimate(*wilson_of(value, count), count)


def shares(values: Sequence[float]) -> Estimate:
    """A mean share of victory, where a victory may be shared."""
    return Estimate(*share_interval(values), len(values))


def difference(
    one: tuple[float, float | None, int], other: tuple[float, float | None, int], z: float = Z95
) -> Estimate:
    """One mean less another, each given with its spread and count, after Welch."""
    (a, sa, na), (b, sb, nb) = one, other
    count = min(na, nb)
    if count < 2 or sa is None or sb is None:
        return Estimate(a - b, -inf, inf, count)
    half = z / Z95 * t95(count - 1) * sqrt(sa**2 / na + sb**2 / nb)
    return Estimate(a - b, a - b - half, a - b + half, count)


def strict(looks: int) -> float:
    """How many standard errors are sure when so many figures are looked at together (Bonferroni)."""
    return NormalDist().inv_cdf(1 - 0.025 / max(1, looks))
