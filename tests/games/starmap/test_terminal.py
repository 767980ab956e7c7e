"""The board in the terminal."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from ecliptic import Luck
from ecliptic.boards.starmap import draw
from ecliptic.games.starmap.names import ARTICLES, DAYS, ENTRIES
from ecliptic.games.starmap.rules import Starmap
from ecliptic.kernel.catalogue import PSEUDO, Voice, catalogue
from tests.games.starmap.helpers import GAME, given, play, random_action, ring, start, to_abilities, whole


def shown(state: Starmap, width: int, seat: int | None = 0) -> str:
    paper = io.StringIO()
    console = Console(width=width, no_color=True, legacy_windows=False, file=paper)
    voice = Voice(catalogue("starmap"), ["Ann", "Bob", "Cy", "Di"][: state.seats], seat)
    console.print(draw(GAME.view(state, seat), width, voice))
    return paper.getvalue()


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("seats", [1, 4])
def test_every_position_fits_the_width(width: int, seats: int) -> None:
    state, luck = start(seats), Luck(5)
    steps = 0
    while state.actors():
        seat, action = random_action(state, luck, eager=True)
        state.apply(seat, action)
        steps += 1
        if steps % 40 == 0:
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
    assert "▶TUE" in text


def test_the_rolls_of_others_are_shown() -> None:
    state = start(2)
    assert "[2] [2] [4]" in shown(play(state, "roll 1 1 1", "roll 2 2 4"), 80)


def test_a_spectator_sees_a_board_too() -> None:
    state = start(2)
    assert "Bob" in shown(state, 80, None)


def test_every_word_comes_from_the_catalogue() -> None:
    """In the bracketed language nothing but codes, signs, numbers and names stands outside brackets."""
    state = play(start(2), "roll 1 1 1", "roll 2 2 4")
    paper = io.StringIO()
    voice = Voice(catalogue("starmap", PSEUDO), ["Ann", "Bob"], 0)
    Console(width=120, no_color=True, file=paper).print(draw(GAME.view(state, 0), 120, voice))
    outside = re.sub(r"⟦[^⟦⟧]*⟧", "", paper.getvalue())
    while "⟦" in outside:
        shorter = re.sub(r"⟦[^⟦⟧]*⟧", "", outside)
        assert shorter != outside
        outside = shorter
    words = set(re.findall(r"[A-Za-z]\w+", outside))
    assert words <= {*DAYS, *ENTRIES, *ARTICLES, "Ann", "Bob"}
