"""A seed is a world: however often it is lived through, and wherever, the same happens in the same order."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec

from ecliptic.testing.simulate.plan import draw
from ecliptic.testing.simulate.world import live

SEEDS = (3, 5)
PROGRAM = """
from ecliptic.testing.simulate.plan import draw
from ecliptic.testing.simulate.world import live
for seed in (3, 5):
    found = live(draw(seed, 0.5))
    print(seed, found.digest, found.events, found.steps)
"""


def test_a_seed_replays_event_for_event() -> None:
    """Also in another process, in which sets of words are in another order."""
    runs = [
        subprocess.run(
            [sys.executable, "-c", PROGRAM], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True
        )
        for seed in ("1", "2")
    ]
    assert runs[0].stdout.count("\n") == len(SEEDS), runs[0].stderr
    assert runs[0].stdout == runs[1].stdout
    here = [live(draw(seed, 0.5)) for seed in SEEDS]
    assert "".join(f"{s} {o.digest} {o.events} {o.steps}\n" for s, o in zip(SEEDS, here, strict=True)) == runs[0].stdout
    assert min(outcome.events for outcome in here) > 50


def test_what_is_left_out_of_a_plan_changes_it() -> None:
    """The digest is of what happens, not of the seed."""
    plan = draw(3, 0.5)
    shorter = msgspec.structs.replace(plan, steps=plan.steps[: len(plan.steps) // 2])
    assert live(plan).digest != live(shorter).digest
