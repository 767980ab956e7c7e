"""Node counts of small positions and starts, as data; some of them counted again by walking over move texts."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from ecliptic.games.transit.rules import Transit
from ecliptic.kernel.playout import perft
from ecliptic.kernel.state import step
from tests.games.transit.helpers import GAME

CASES: dict[str, Any] = tomllib.loads((Path(__file__).parent / "perft.toml").read_text(encoding="utf-8"))


def begin(case: dict[str, Any]) -> Transit:
    return GAME.position(case["position"])


@pytest.mark.parametrize("name", CASES)
def test_node_counts(name: str) -> None:
    case = CASES[name]
    s = begin(case)
    assert [perft(s, depth + 1) for depth in range(len(case["nodes"]))] == case["nodes"]


@pytest.mark.parametrize("name", [name for name in CASES if CASES[name].get("walked")])
def test_node_counts_by_walking(name: str) -> None:
    """Slow and independent of clone, perft and ids: every line is written as text and replayed from the start."""
    case = CASES[name]
    lines: list[tuple[str, ...]] = [()]
    for nodes in case["nodes"][: case["walked"]]:
        lines = [longer for line in lines for longer in continuations(name, line)]
        assert len(lines) == len(set(lines)) == nodes


def continuations(name: str, line: tuple[str, ...]) -> list[tuple[str, ...]]:
    s = begin(CASES[name])
    for text in line:
        step(s, s.actor(), GAME.parse(s, s.actor(), text))
    if not s.actors():
        return [line]
    seat = s.actor()
    legal = [action for action in range(s.action_count()) if s.refusal(seat, action) is None]
    return [(*line, GAME.spell(s, seat, action)) for action in legal]
