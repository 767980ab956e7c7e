"""Fresh seeds, others with each change of the code, and all that ever failed.

`ECLIPTIC_SEEDS=2000` runs so many. A seed that fails is printed with what to do about it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ecliptic.testing.simulate import shrink
from ecliptic.testing.simulate.hunt import lived
from tests.simulate.seeds import first_of

GROUPS = 10
SEEDS = int(os.environ.get("ECLIPTIC_SEEDS", "400"))
MINUTES = 0.3
CASES = sorted((Path(__file__).parent / "cases").glob("*.json"))


@pytest.mark.parametrize("group", range(GROUPS))
def test_nothing_goes_wrong_in_fresh_worlds(group: int) -> None:
    first = first_of(group)
    for seed in range(first, first + SEEDS // GROUPS):
        violation = lived(seed, MINUTES).violation
        command = f"python -m ecliptic.testing.simulate --seed {seed} --minutes {MINUTES} --cases tests/simulate/cases"
        assert violation is None, f"{violation}\nmake a case of it: {command}"


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_what_failed_once(path: Path) -> None:
    assert shrink.read(path).live() is None
