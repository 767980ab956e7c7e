"""What is done with a seed, and how long a bug that was put back in can hide from seeds."""

from __future__ import annotations

import time
from typing import NamedTuple

from ecliptic.testing.simulate import mutants, twins
from ecliptic.testing.simulate.plan import draw
from ecliptic.testing.simulate.world import Outcome, Violation, live

SAMPLE = 3
"""One seed in this many has twin worlds as well: they are quiet ones, and show other bugs."""
MINUTES = 0.5


def lived(seed: int, minutes: float) -> Outcome:
    """The world of a seed, and its twins if it is in the sample."""
    outcome = live(draw(seed, minutes))
    if outcome.violation is None and seed % SAMPLE == 0:
        outcome = outcome._replace(violation=twins.compare(seed).violation)
    return outcome


class Found(NamedTuple):
    """How a bug was found, if it was."""

    violation: Violation | None
    seeds: int
    """That were tried, with the one that found it."""
    seconds: float
    """Of a processor."""


def hunt(name: str, first: int, most: int) -> Found:
    """Tries seeds, from a first one on, until one finds the bug."""
    start = time.process_time()
    with mutants.planted(name):
        for number in range(most):
            violation = lived(first + number, MINUTES).violation
            if violation is not None:
                return Found(violation, number + 1, time.process_time() - start)
    return Found(None, most, time.process_time() - start)
