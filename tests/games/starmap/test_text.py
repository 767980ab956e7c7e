"""The words: RULES.md is complete, every cited rule exists, no text is missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ecliptic.games.starmap.names import (
    ABILITIES,
    ARTICLE_STATES,
    ARTICLES,
    CELLS,
    CURRENCIES,
    DAYS,
    ENTRIES,
    PHASES,
    SUPPORTERS,
    box_args,
)
from ecliptic.games.starmap.scoring import Score
from ecliptic.kernel.catalogue import catalogue
from tests.games.starmap.helpers import GAME, ITEMS, given, has, play, points_of, where

ENGLISH = catalogue("starmap")
RULES = GAME.rules_text()
IDS = [f"M-{n:02}" for n in range(1, 42)] + [f"A-{n:02}" for n in range(1, 45)]


@pytest.mark.parametrize("rule", IDS)
def test_every_rule_and_ruling_is_on_the_page_with_an_anchor(rule: str) -> None:
    assert f'<a id="{rule.lower()}"></a>**{rule}**' in RULES


def test_cited_rules_exist() -> None:
    source = Path(GAME.folder)
    for path in (*source.glob("*.py"), source / "text" / "en.ftl"):
        for rule in re.findall(r"\b[MA]-\d\d\b", path.read_text(encoding="utf-8")):
            assert rule in IDS, f"{path.name} cites {rule}"


@pytest.mark.parametrize(
    "heading",
    ["Overview", "Components", "Setup", "A turn", "Variants", "Rulings", "What is reconstructed", "History"],
)
def test_the_page_has_its_fixed_headings(heading: str) -> None:
    assert f"\n## {heading}\n" in RULES


def test_costs_on_the_page_are_those_of_the_edition() -> None:
    signs = {0: "◇{}", 1: "☆", 2: "□{}"}
    for code, items in GAME.edition.costs.items():
        if code in ENTRIES and items:
            cost = " ".join(signs[item.kind].format(item.value) for item in items)
            assert re.search(rf"^\| {code} \|.*\| {cost} \|", RULES, re.M), code


def test_the_example_on_the_page_can_be_played() -> None:
    example = RULES.split("### An example\n")[1].split("\n## ")[0]
    moves = [" ".join(move.split()) for move in re.findall(r"`([^`]+)`", example)]
    state = play(given(), "roll 1 2 5", *moves)
    assert where(state) == ("MON", 1)
    assert points_of(state) == {(8, 0), (10, 2)}
    assert has(state, "W1.1")
    assert has(state, "W1.3")
    assert state.rounds == 1


@pytest.mark.parametrize(
    ("kind", "codes", "attribute"),
    [
        ("ability", ABILITIES, "effect"),
        ("supporter", SUPPORTERS, "effect"),
        ("article", ARTICLES, "help"),
        ("state", ARTICLE_STATES, "help"),
        ("week", ("1", "2", "3", "4", "5", "6"), "help"),
        ("day", DAYS, "help"),
        ("day", DAYS, "short"),
        ("box", (*CURRENCIES, "triangle"), "help"),
        ("spot", ("major", "minor", "star"), "help"),
        ("part", (*Score._fields, "total"), "help"),
        ("step", ("roll", "advance", "experience", "abilities"), "help"),
        ("phase", (*PHASES, "round", "over"), "guide"),
        ("phase", (*PHASES, "round", "over"), "guide-title"),
    ],
)
def test_everything_on_the_sheet_explains_itself(kind: str, codes: tuple[str, ...], attribute: str) -> None:
    for code in codes:
        assert ENGLISH(f"{kind}-{code}")
        assert ENGLISH.attribute(f"{kind}-{code}", attribute), code


def test_every_cell_has_a_name() -> None:
    assert len({ENGLISH(f"cell-{cell}") for cell in CELLS}) == 9


@pytest.mark.parametrize(("box", "sign"), [("OPT.1", "◇3"), ("OPT.2", "☆"), ("POS4.4", "□2"), ("W1.1", "◇1")])
def test_a_box_is_named_by_what_it_costs_and_where_it_is(box: str, sign: str) -> None:
    args = box_args(GAME.edition.chart, ITEMS.index(box))
    name = ENGLISH("box-name", **args)
    assert name.startswith(sign)
    assert ENGLISH.say(args["owner"]) in name
