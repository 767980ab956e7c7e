"""Every rule, ruling, Setback and Milestone is named by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

RULES = (
    *(f"T-{n:02}" for n in range(1, 33)),
    *(f"A-{n:02}" for n in range(1, 19)),
    *(f"SB{n}" for n in range(1, 9)),
    *(f"M{century}-{n}" for century in (17, 18, 19, 21) for n in range(1, 8)),
)
SCENARIOS = (1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 13, 15, 16, 17, 19, 21, 22, 23, 25, 26, 29, 31, 32, 35, 36, 37)

TESTS = [
    name
    for path in sorted(Path(__file__).parent.glob("test_*.py"))
    for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
]


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_named_by_a_test(rule: str) -> None:
    word = rule.replace("-", "_" if rule.startswith("M") else "")
    assert any(f"_{word}_" in name for name in TESTS), f"no test names {rule}"


@pytest.mark.parametrize("number", SCENARIOS)
def test_every_worked_example_is_a_test(number: int) -> None:
    assert any(name.startswith(f"test_scenario_{number:02}_") for name in TESTS), f"no test of example {number}"


def test_no_test_hides_another() -> None:
    assert len(TESTS) == len(set(TESTS))
