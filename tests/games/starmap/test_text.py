"""The words: RULES.md is complete, every cited rule exists, every rule has a test, no text is missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ecliptic import NATURE
from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.names import ENTRIES, PHASES
from ecliptic.games.starmap.refusals import texts
from ecliptic.games.starmap.rules import Starmap
from tests.games.starmap.helpers import (
    GAME,
    given,
    has,
    of_kind,
    play,
    points_of,
    sheet,
    to_abilities,
    where,
    whole,
)

FOLDER = Path(__file__).parent
RULES = GAME.rules_text()
IDS = [f"M-{n:02}" for n in range(1, 42)] + [f"A-{n:02}" for n in range(1, 45)]


@pytest.mark.parametrize("rule", IDS)
def test_every_rule_and_ruling_is_on_the_page_with_an_anchor(rule: str) -> None:
    assert f'<a id="{rule.lower()}"></a>**{rule}**' in RULES


@pytest.mark.parametrize("rule", IDS)
def test_every_rule_and_ruling_has_a_test_that_names_it(rule: str) -> None:
    named = rule.replace("-", "")
    tests = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("test_*.py"))
    assert re.search(rf"def test_(\w+_and_)?{named}_", tests)


def test_cited_rules_exist() -> None:
    source = Path(GAME.folder)
    for path in (*source.glob("*.py"), source / "text" / "en.toml"):
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


def test_every_entry_and_phase_has_its_words() -> None:
    for code in ENTRIES:
        assert f"name.{code}" in texts
        assert f"effect.{code}" in texts
    for phase in PHASES:
        assert f"prompt.{phase}" in texts


def told(state: Starmap, *moves: str) -> list[str]:
    """The stories of some moves, from a solo position."""
    lines = []
    for move in moves:
        seat = NATURE if move.startswith("roll") else 0
        before = state.clone()
        action = GAME.parse(state, seat, move)
        play(state, move)
        lines += [str(line) for line in GAME.story(before, state, seat, action, 0)]
    return lines


def test_a_story_tells_points_stars_squares_and_gains_with_their_rules() -> None:
    points = [(9, 0), (8, 1), (9, 1), (10, 1), (9, 2)]
    state = to_abilities(given("MON", 2, ["OPT.1"], points), "1 2 5")
    moves = ("use POS1+PLOT1", "dice 5 1 2", "layout NW SE", "all", "fill OPT.2", "fill OPT.3", "fill W4.4")
    assert told(state, *moves) == [
        "uses Positioning I + Plotting I [M-15]",
        "places the dice 5 1 2 [M-14]",
        "positions at major (5,1) [M-16]",
        "turns the die to NW SE [M-17]",
        "fills 2 points, 1 star among them, completes 2 squares [M-17, M-23, M-24]",
        "spends a star on OPT.2 [M-23]",
        "spends squares on OPT.3 (1) [M-24]",
        "gains Optimizing [M-27]",
        "spends squares on W4.4 (1) [M-24]",
    ]


def test_a_story_tells_the_end_of_a_week_and_of_the_game() -> None:
    state = given("SAT", 5, whole("W5"))
    assert told(state, "roll 1 2 3", "number", "stop", "end") == [
        "rolls 1 2 3; the lowest is 1 [M-03]",
        "moves to Sunday [M-05]",
        "ends week 5, its article complete [M-06, M-07]",
        "takes the number 9 for the article of week 5 [M-07]",
        "has ended week 5: this is the final turn [M-10]",
        "has 1 experience to spend [M-11]",
        "leaves 1 experience unspent [A-16]",
        "ends the turn [M-14]",
        "has finished with 9 points: Messier [M-36]",
    ]


def test_a_story_tells_what_is_lost() -> None:
    boxes = [*of_kind(c.STAR), *of_kind(c.SQUARE)]
    points = [(9, 0), (8, 1), (9, 1), (10, 1), (9, 2)]
    state = to_abilities(given("MON", 2, boxes, points), "1 2 5")
    lines = told(state, "use POS1+PLOT1", "dice 5 1 2", "layout NW SE", "all")
    assert lines[-2:] == [
        "has no star box left for 1 of the stars [A-11]",
        "loses squares that no box takes: 2 [A-13]",
    ]


def test_a_story_tells_the_move_even_where_nothing_can_be_bought() -> None:
    state = given("SUN", 1, of_kind(c.EXPERIENCE, 1))
    assert told(state, "roll 1 2 3") == [
        "rolls 1 2 3; the lowest is 1 [M-03]",
        "moves to Monday [M-05]",
        "has 2 experience to spend [M-11]",
    ]
    state = given("SUN", 1, of_kind(c.EXPERIENCE))  # a low of 1, four boxes, and the researcher they paid for
    assert told(state, "roll 1 2 3")[1:] == ["moves to Monday [M-05]", "leaves 6 experience unspent [M-11, A-16]"]


def test_a_story_tells_experience_that_buys_nothing_more() -> None:
    assert told(given(), "roll 6 6 6", "fill POS3.1", "fill MON.1")[-1] == "fills MON.1 for 1 experience [M-12]"
    ones = of_kind(c.EXPERIENCE, 1)
    assert told(given(items=ones), "roll 5 5 5", "fill POS3.1")[-1] == "leaves 1 experience unspent [A-16]"


def test_where_a_roll_leads_is_told_to_all() -> None:
    state = GAME.start(2)
    assert isinstance(state, Starmap)
    play(state, "roll 1 2 3")
    before = state.clone()
    play(state, "roll 5 5 6")
    for viewer in (0, 1, None):
        lines = GAME.story(before, state, NATURE, GAME.parse(before, NATURE, "roll 5 5 6"), viewer)
        assert [str(line) for line in lines] == [
            "seat 1 rolls 5 5 6; the lowest is 5 [M-03]",
            "seat 1 moves to Friday [M-05]",
            "seat 1 has 5 experience to spend [M-11]",
        ]


def test_the_end_of_a_game_with_others_tells_all_scores() -> None:
    near = sheet("SAT", 5, whole("MATH"))
    far = sheet("SAT", 5)
    seats = [{"sheet": data, "turn": {"phase": "roll"}, "before": data, "roll": None} for data in (near, far)]
    state = GAME.position({"rounds": 9, "rolling": 0, "seats": seats})
    play(state, "roll 1 2 3", "roll 1 2 3", "stop", "end")
    play(state, "stop", seat=1)
    before = state.clone()
    play(state, "end", seat=1)
    for viewer in (0, 1, None):
        assert [str(line) for line in GAME.story(before, state, 1, c.A_PASS, viewer)] == [
            "seat 1 ends the turn [M-14]",
            "seat 1 has finished with 0 points [M-36]",
            "seat 0 scores 1 in all, 1 of it for what nobody else has [M-36, M-40]",
            "seat 1 scores 0 in all, 0 of it for what nobody else has [M-36, M-40]",
        ]


def test_a_story_tells_where_one_die_positions() -> None:
    state = to_abilities(given(week=2, owned=["POS2", "PLOT4"]), "1 3 5")
    assert told(state, "use POS2+PLOT4", "dice 3 1 5")[1:3] == [
        "places the dice 3 1 5 [M-14]",
        "positions at major (3,3) [M-16]",
    ]
