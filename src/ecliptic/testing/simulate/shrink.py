"""A plan that fails is made shorter: half of its steps at a time, then fewer and fewer, as long as it still fails. Twin
worlds that a viewer can tell apart are left as many rounds as that takes.

What is left is kept as a case, with the name of what it violated.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from ecliptic.testing.simulate import twins
from ecliptic.testing.simulate.plan import Plan, Step, draw
from ecliptic.testing.simulate.world import Violation, live

TRIES = 400
"""How many shorter plans are tried at most."""


class Case(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A plan that failed once; with a viewer, twin worlds that it could tell apart."""

    violated: str
    plan: Plan
    viewer: int | None = None

    def live(self) -> Violation | None:
        """Lives through it again."""
        if self.viewer is None:
            return live(self.plan).violation
        return twins.live(twins.Pair(self.plan, self.viewer)).violation


def read(path: Path) -> Case:
    return msgspec.json.decode(path.read_bytes(), type=Case)


def keep(seed: int, minutes: float, folder: Path) -> Path:
    """Shortens the plan of a seed that fails, or that of its twins."""
    plan = draw(seed, minutes)
    violation = live(plan).violation
    if violation is not None:
        name = violation.name
        case = Case(violated=name, plan=shorten(plan, violation.at, lambda one: _fails(one, name)))
    else:
        case = _shorter_twins(seed)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{case.violated.replace(' ', '-')}-{seed}.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(case), indent=1) + b"\n")
    return path


def _fails(plan: Plan, name: str) -> bool:
    violation = live(plan).violation
    return violation is not None and violation.name == name


def _shorter_twins(seed: int) -> Case:
    """With as few rounds as it takes to tell them apart."""
    pair = twins.draw(seed)
    assert pair is not None, "it does not fail"
    violation = twins.live(pair).violation
    assert violation is not None, "it does not fail"
    case = Case(violated=violation.name, plan=pair.plan, viewer=pair.viewer)
    for rounds in range(1, twins.ROUNDS):
        plan = msgspec.structs.replace(pair.plan, seconds=twins.ROUND_SECONDS * rounds)
        shorter = msgspec.structs.replace(case, plan=plan)
        found = shorter.live() if plan.seconds < pair.plan.seconds else None
        if found is not None and found.name == violation.name:
            return shorter
    return case


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
