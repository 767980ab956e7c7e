"""What the search does with guesses: it guesses a world for one seat, and from it another one for another seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecliptic import GAMES, Luck
from ecliptic.testing import load_kit
from ecliptic.testing.kit import looks, play_on

FOLDER = Path(__file__).parents[1] / "games"
DESCRIBED = [name for name in (*GAMES, "double_star") if (FOLDER / name / "kit.py").is_file()]
"""A game without a kit fails the conformance suite; there is no need to tell it twice."""


@pytest.mark.parametrize("name", DESCRIBED)
def test_a_guess_from_a_guess_is_a_whole_world_too(name: str) -> None:
    kit = load_kit(FOLDER / name)
    for spot in looks(kit, 5, 0.2):
        luck = Luck(spot.ply, spot.number)
        for seat in range(spot.state.seats):
            world = spot.state.known_to(seat)
            world.fill(luck)
            again = world.known_to((seat + 1) % spot.state.seats)
            again.fill(luck)
            assert kit.conserved(again) == kit.conserved(spot.state)
            play_on(again, luck, 40)
            assert kit.conserved(again) == kit.conserved(spot.state)
