"""The board in the terminal."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from ecliptic import Luck
from ecliptic.boards.starmap import draw
from ecliptic.games.starmap.rules import Starmap
from tests.games.starmap.helpers import GAME, given, play, random_action, ring, to_abilities, whole


def shown(state: Starmap, width: int, seat: int | None = 0) -> str:
    paper = io.StringIO()
    console = Console(width=width, no_color=True, legacy_windows=False, file=paper)
    view: dict[str, Any] = GAME.view(state, seat)
    console.print(draw(view, width))
    return paper.getvalue()


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("seats", [1, 4])
def test_every_position_fits_the_width(width: int, seats: int) -> None:
    state, luck = GAME.start(seats), Luck(5)
    steps = 0
    while state.actors():
        seat, action = random_action(state, luck, eager=True)
        state.apply(seat, action)
        steps += 1
        if steps % 40 == 0:
            assert isinstance(state, Starmap)
            text = shown(state, width)
            assert max(len(line) for line in text.splitlines()) <= width
            assert "…" not in text
            map_lines = [line for line in text.splitlines() if line[2:3] in "123456"]
            assert len(map_lines) == 6  # none is folded


def test_what_is_filled_can_be_told_without_colour() -> None:
    empty = shown(given(), 80)
    full = shown(given(points=ring(3, 1), items=whole("OPT")), 80)
    assert "●" not in empty
    assert "★" not in empty
    assert full.count("●") == 1
    assert "★" in full
    assert "▒▒" in full
    assert "+OPT" in full
    assert " OPT" in empty


def test_the_turn_is_told() -> None:
    text = shown(play(to_abilities(given(), "2 3 5"), "use POS1+PLOT1", "dice 2 3 5"), 80)
    assert "POS1+PLOT1" in text
    assert "at 2,3" in text
    assert "▶TUE" in text


@pytest.mark.parametrize(
    ("combo", "says"),
    [
        ("POS1+PLOT1", "column, row, plotting"),
        ("POS2+PLOT3", "positioning, plotting"),
        ("POS3+PLOT4", "Which die positions?"),
        ("POS4+PLOT2", "Which die plots?"),
        ("PLOT5", "Which two dice?"),
        ("STUDY", "Which die?"),
    ],
)
def test_the_prompt_says_what_the_order_of_the_dice_means(combo: str, says: str) -> None:
    owned = [code for code in combo.split("+") if code not in ("POS1", "PLOT1")]
    state = to_abilities(given(week=2, owned=owned), "2 3 5")
    assert says in shown(play(state, f"use {combo}"), 100)


def test_the_rolls_of_others_are_shown() -> None:
    state = GAME.start(2)
    assert isinstance(state, Starmap)
    assert "rolled [2] [2] [4]" in shown(play(state, "roll 1 1 1", "roll 2 2 4"), 80)


def test_a_spectator_sees_a_board_too() -> None:
    state = GAME.start(2)
    assert isinstance(state, Starmap)
    assert "seat 1" in shown(state, 80, None)
