"""Means with their errors and 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import NormalDist, fmean

Z95 = NormalDist().inv_cdf(0.975)
FEW = (12.7062, 4.30265, 3.18245, 2.77645, 2.57058)
"""Student's 97.5 % points for one degree of freedom, two, and so on."""


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean of at least two values, and its standard error."""
    n, middle = len(values), fmean(values)
    return middle, sqrt(sum((value - middle) ** 2 for value in values) / (n * (n - 1)))


def difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """How much more the one is than the other in the mean over their pairs, and the standard error of that."""
    return mean([a - b for a, b in zip(one, other, strict=True)])


def t_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """A mean and its 95 % interval after Student."""
    if len(values) < 2:
        return fmean(values), -inf, inf
    middle, error = mean(values)
    half = t95(len(values) - 1) * error
    return middle, middle - half, middle + half


def share_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The same for shares of victory, which lie between 0 and 1.

    Where all values are alike Student would be sure of everything; there Wilson's interval is taken.
    """
    if len(values) < 2 or min(values) == max(values):
        return wilson(values)
    middle, low, high = t_interval(values)
    return middle, max(0.0, low), min(1.0, high)


def wilson(values: Sequence[float]) -> tuple[float, float, float]:
    """A share of wins and its 95 % interval after Wilson, which is right near 0 and 1 too."""
    return wilson_of(fmean(values), len(values))


def wilson_of(p: float, n: int) -> tuple[float, float, float]:
    """The same for a share p of n."""
    middle = (p + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
    half = Z95 / (1 + Z95**2 / n) * sqrt(p * (1 - p) / n + Z95**2 / (4 * n**2))
    return p, max(0.0, middle - half), min(1.0, middle + half)


def t95(freedom: int) -> float:
    """The 97.5 % point of Student's distribution: exact for a few degrees of freedom, else expanded in 1/n."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z, n = Z95, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )
