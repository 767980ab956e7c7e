"""No rule, ruling or scenario is forgotten: each is explained in RULES.md and proved by a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .helpers import GAME

HERE = Path(__file__).parent
RULES = [f"E-{n:02}" for n in range(1, 42)]
RULINGS = [f"A{n}" for n in range(1, 58)]
SCENARIOS = ("01", "02", "03", "04", "07", "08", "09", "11", "12", "13", "14", "16", "17", "19", "22", "24", "25")
HEADINGS = (
    "Overview", "Components", "The ring", "Setup", "Game One", "Game Two", "Game Three", "Variants", "Rulings",
    "What is reconstructed", "Analysis", "History",
)  # fmt: skip


def names_of_tests() -> str:
    sources = "".join(path.read_text() for path in HERE.glob("test_*.py") if path.name != Path(__file__).name)
    return " ".join(re.findall(r"^def (test_\w+)", sources, re.MULTILINE))


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_explained_and_proved(rule: str) -> None:
    assert f"**{rule}**" in GAME.rules_text()
    assert re.search(rf"_{rule.replace('-', '')}(_|\b)", names_of_tests())


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_explained_and_proved(ruling: str) -> None:
    assert f"**{ruling}**" in GAME.rules_text()
    assert re.search(rf"_{ruling}(_|\b)", names_of_tests())


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_is_played(scenario: str) -> None:
    assert f"test_scenario_{scenario}_" in names_of_tests()


def test_the_rules_page_has_its_headings() -> None:
    found = re.findall(r"^## (.+)$", GAME.rules_text(), re.MULTILINE)
    assert tuple(found) == HEADINGS


def test_every_rule_that_is_cited_exists() -> None:
    folder = GAME.folder
    cited = set()
    for path in folder.glob("*.py"):
        cited |= set(re.findall(r"\bE-\d\d\b", path.read_text()))
    assert cited <= set(RULES)
