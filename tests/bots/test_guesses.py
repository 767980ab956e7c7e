"""What the search does with guesses: it guesses a world for one seat, and from it another one for another seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecliptic import GAMES, NATURE, Luck
from ecliptic.bots.game_modules import guide_for
from ecliptic.kernel.state import acts
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


@pytest.mark.parametrize("name", DESCRIBED)
def test_a_guide_looks_only_at_what_its_seat_knows(name: str) -> None:
    """It is shown whole worlds: in two that its seat cannot tell apart it makes the same choice."""
    asked = 0
    for spot in looks(load_kit(FOLDER / name), 7, 0.3):
        for seat in range(spot.state.seats):
            if not acts(spot.state, seat) or acts(spot.state, NATURE):
                continue
            known = spot.state.known_to(seat)
            guide, chosen = guide_for(known), set()
            for number in range(4):
                world = known.clone()
                world.fill(Luck(spot.ply, number))
                chosen.add(guide.policy(world, seat, Luck(1)))
            assert len(chosen) == 1, (name, known.to_dict(), chosen)
            assert chosen <= set(known.legal(seat))
            asked += 1
    assert asked > 10
