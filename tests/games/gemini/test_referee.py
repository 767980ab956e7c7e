"""Whole games beside a second, slow reading of the rules: the same choices at every step, the same end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ecliptic.bots.gemini import choose
from ecliptic.games.gemini.rules import Semester
from ecliptic.games.gemini.scoring import points
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import NATURE
from tests.games.gemini.helpers import GAME
from tests.games.gemini.referee import Referee

OPTIONS: list[dict[str, object]] = [
    {},
    {"instants": True, "closure_stops_base": True},
    {"instants": True, "visiting": 2, "booboo": True},
    {"visiting": 3, "gmos_split": True, "bright_ao_primary": False, "roles": "chosen"},
]
Player = Callable[[Semester, int, Luck], int]


def at_random(state: Semester, seat: int, luck: Luck) -> int:
    return state.pick(seat, luck.word())


def greedily(state: Semester, seat: int, luck: Luck) -> int:
    return choose(state, seat)


def refereed(seats: int, options: dict[str, object], seed: int, player: Player) -> Semester:
    """Plays a game; at every step both tables must offer the same."""
    checked = GAME.check_options(options)
    state, referee, luck = GAME.start(seats, checked), Referee(seats, checked), Luck(seed, seats)
    while actors := state.actors():
        seat = next_actor(actors)
        offered = {GAME.spell(state, seat, action) for action in state.legal(seat)}
        assert offered == referee.moves()
        assert (state.reputation, points(state)) == (referee.reputation, referee.points())
        action = at_random(state, seat, luck) if seat == NATURE else player(state, seat, luck)
        move = GAME.spell(state, seat, action)
        state.apply(seat, action)
        referee.do(move)
    assert referee.moves() == set()
    assert (state.reputation, points(state), state.level) == (referee.reputation, referee.points(), referee.level)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("player", [at_random, greedily])
def test_the_referee_agrees(seats: int, options: dict[str, object], player: Player) -> None:
    for seed in range(6):
        refereed(seats, options, seed, player)
