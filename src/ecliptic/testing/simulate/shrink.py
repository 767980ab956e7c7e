"""A plan that fails is made shorter: half of its steps at a time, then fewer and fewer, as long as it still fails.

What is left is kept as a case, with the name of what it violated.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from ecliptic.testing.simulate.plan import Plan, Step, draw
from ecliptic.testing.simulate.world import live

TRIES = 400
"""How many shorter plans are tried at most."""


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """A plan that failed once."""

    violated: str
    plan: Plan


def read(path: Path) -> Case:
    return msgspec.json.decode(path.read_bytes(), type=Case)


def keep(seed: int, minutes: float, folder: Path) -> Path:
    """Shortens the plan of a seed that fails."""
    plan = draw(seed, minutes)
    outcome = live(plan)
    assert outcome.violation is not None, "it does not fail"
    name = outcome.violation.name
    shorter = shorten(plan, outcome.violation.at, lambda one: _fails(one, name))
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name.replace(' ', '-')}-{seed}.json"
    case = Case(violated=name, plan=shorter)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(case), indent=1) + b"\n")
    return path


def _fails(plan: Plan, name: str) -> bool:
    violation = live(plan).violation
    return violation is not None and violation.name == name


def shorten(plan: Plan, at: float, fails: Callable[[Plan], bool]) -> Plan:
    """The shortest that was found. First what comes after the failure goes, then whatever is not needed for it."""
    left = [TRIES]

    def still_fails(found: Plan) -> bool:
        left[0] -= 1
        return left[0] >= 0 and fails(found)

    for change in ({"seconds": min(plan.seconds, at + 1)}, {"losses": 0.0, "copies": 0.0}, {"cache": 2000}):
        simpler = msgspec.structs.replace(plan, **change)
        if still_fails(simpler):
            plan = simpler
    steps = _without(plan.steps, lambda steps: still_fails(msgspec.structs.replace(plan, steps=steps)))
    return msgspec.structs.replace(plan, steps=steps)


def _without(steps: list[Step], fails: Callable[[list[Step]], bool]) -> list[Step]:
    """Delta debugging: leaves out ever smaller parts."""
    size = max(1, len(steps) // 2)
    while True:
        at, shorter = 0, False
        while at < len(steps):
            candidate = steps[:at] + steps[at + size :]
            if candidate != steps and fails(candidate):
                steps, shorter = candidate, True
            else:
                at += size
        if size == 1 and not shorter:
            return steps
        size = max(1, size // 2)
