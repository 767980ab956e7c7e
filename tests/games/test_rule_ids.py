"""Every rule and ruling on the RULES page of every game is named by a test of that game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ecliptic.games import game
from ecliptic.kernel.facts import RULE_ID

ALL = ("transit", "gemini", "survivors", "ephemeris", "starmap")


def _tests(name: str) -> list[str]:
    """The names of all tests of a game, file by file."""
    return [
        found
        for path in sorted((Path(__file__).parent / name).glob("test_*.py"))
        for found in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]


@pytest.mark.parametrize("name", ALL)
def test_every_rule_is_named_by_a_test(name: str) -> None:
    """`def test_T17_…` names T-17, `def test_M19_3_…` names M19-3, and `def test_G28a_…` a part of G-28."""
    words = "".join(f"_{test}_" for test in _tests(name))
    rules = set(re.findall(rf"\*\*({RULE_ID})\*\*", game(name).rules_text()))
    assert len(rules) > 30
    nameless = sorted(rule for rule in rules if not re.search(rf"_{rule.replace('-', '_?')}[a-z]?_", words))
    assert nameless == []


@pytest.mark.parametrize("name", ALL)
def test_no_test_hides_another(name: str) -> None:
    for path in (Path(__file__).parent / name).glob("test_*.py"):
        tests = re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert len(tests) == len(set(tests)), path.name
