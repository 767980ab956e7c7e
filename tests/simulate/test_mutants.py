"""The simulator finds what is wrong: bugs that are put back in, each from seeds that nobody chose.

`python -m ecliptic.testing.simulate --hunt 500` does it with all of them; here are those that are found quickly.
"""

from __future__ import annotations

import os

import pytest

from ecliptic.testing.simulate import mutants, shrink
from ecliptic.testing.simulate.hunt import hunt
from ecliptic.testing.simulate.plan import draw
from ecliptic.testing.simulate.world import live
from tests.simulate.seeds import first_of

QUICK = (
    "one_token",
    "any_host",
    "long_number",
    "shown_early",
    "any_number",
    "unwatched",
    "every_clock_runs",
    "no_lock",
)
MOST = 120


@pytest.mark.parametrize("name", QUICK if "ECLIPTIC_LONG" in os.environ else QUICK[::2])
def test_a_bug_that_is_put_back_in_is_found(name: str) -> None:
    first = first_of(100 + QUICK.index(name))
    found = hunt(name, first, MOST)
    assert found.violation is not None, f"not found in {MOST} seeds from {first} on"


def test_a_plan_that_fails_is_made_shorter() -> None:
    """To what is needed for it, and it fails in the same way."""
    with mutants.planted("shown_early"):
        seed = next(seed for seed in range(100) if live(draw(seed, 0.3)).violation is not None)
        plan = draw(seed, 0.3)
        violation = live(plan).violation
        assert violation is not None

        def fails(shorter: object) -> bool:
            found = live(shorter).violation  # type: ignore[arg-type]
            return found is not None and found.name == violation.name

        shorter = shrink.shorten(plan, violation.at, fails)
        assert len(shorter.steps) < len(plan.steps)
        assert [step.what for step in shorter.steps].count("open") >= 1
        assert fails(shorter)
    assert live(shorter).violation is None
