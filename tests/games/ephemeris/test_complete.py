"""No rule and no ruling is forgotten in RULES.md."""

from __future__ import annotations

import re

import pytest

from .helpers import GAME

RULES = [f"E-{n:02}" for n in range(1, 42)]
RULINGS = [f"A{n}" for n in range(1, 58)]
HEADINGS = (
    "Overview", "Components", "The ring", "Setup", "Game One", "Game Two", "Game Three", "Variants", "Rulings",
    "What is reconstructed", "Analysis", "History",
)  # fmt: skip


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_explained(rule: str) -> None:
    assert f"**{rule}**" in GAME.rules_text()


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_explained(ruling: str) -> None:
    assert f"**{ruling}**" in GAME.rules_text()


def test_the_rules_page_has_its_headings() -> None:
    found = re.findall(r"^## (.+)$", GAME.rules_text(), re.MULTILINE)
    assert tuple(found) == HEADINGS


def test_every_rule_that_is_cited_exists() -> None:
    folder = GAME.folder
    cited = set()
    for path in folder.glob("*.py"):
        cited |= set(re.findall(r"\bE-\d\d\b", path.read_text()))
    assert cited
    assert cited <= set(RULES)
