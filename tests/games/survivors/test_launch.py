"""The launch solver against a search through all moves."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ecliptic.games.survivors.launch import Worth, best
from ecliptic.games.survivors.rules import Survivors
from ecliptic.games.survivors.scoring import stars
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import NATURE
from tests.games.survivors.helpers import GAME, launching, me

ENGINEERS = ["reroll", "set3", "sub2", "set4", "adj1", "flip"]


def searched(state: Survivors, known: dict[str, Worth]) -> Worth:
    """The worth of a position by trying everything; chance is averaged."""
    mine = me(state)
    if state.actors() == 0:
        length, face = mine["sequence"]
        goal = Fraction(stars(length, face, state.rescued(0))) if state.seats == 1 else Fraction(state.returns()[0])
        return Worth(goal, Fraction(6 * length + face), Fraction(mine["ore"]))
    key = str((mine["dice"], mine["locked"].keys(), mine["used"], mine["ore"], mine["phase"], mine["locked"]))
    if key not in known:
        seat = NATURE if state.actors() == 1 << NATURE else 0
        after = []
        for action in state.legal(seat):
            copy = state.clone()
            copy.apply(seat, action)
            after.append(searched(copy, known))
        if seat == NATURE:
            known[key] = Worth(*(sum(values, Fraction(0)) / len(after) for values in zip(*after, strict=True)))
        else:
            known[key] = max(after)
    return known[key]


@pytest.mark.parametrize("seed", range(14))
def test_the_solver_finds_what_a_full_search_finds(seed: int) -> None:
    luck = Luck(seed)
    solo = seed % 3 == 0
    dice = [1 + luck.below(6) for _ in range(2 + luck.below(2))]
    crew = [name for name in ENGINEERS if luck.below(2)][: 3 if seed % 2 else 2]
    rival = [1 + luck.below(3), 1 + luck.below(6)]
    spots = 2 if seed == 5 else 1
    state = launching(solo, {"updown_spots": spots}, rival, dice=dice, ore=luck.below(3), engineers=crew)
    answer = best(state, 0)
    assert answer.worth == searched(state, {})
    after = state.clone()
    after.apply(0, answer.action)
    assert searched(after, {}) == answer.worth


def test_solo_play_aims_for_stars_not_for_rank() -> None:
    crew = ["reroll", "flip", "set3", "sub2"]
    state = launching(True, dice=[6] * 7 + [1, 3], engineers=crew, ore=1)
    answer = best(state, 0)
    assert answer.worth.goal == 3
    while state.actors() == 1:
        state.apply(0, best(state, 0).action)
    assert state.returns() == [0.6]


def test_the_last_to_launch_prefers_a_sure_win_to_a_longer_hope() -> None:
    state = launching(False, None, [2, 6], dice=[1, 1, 1, 5], engineers=["reroll"])
    assert best(state, 0).worth.goal == 1


def test_best_play_is_never_worse_than_random_play() -> None:
    for seed in range(8):
        luck = Luck(seed)
        dice = [1 + luck.below(6) for _ in range(9)]
        state = launching(False, None, [8, 6], dice=dice, engineers=["flip", "adj1", "set4", "sub2"], ore=4, rods=5)
        aim = best(state, 0).worth
        played = state.clone()
        while state.actors():
            answer = best(state, 0)
            assert answer.worth == aim
            state.apply(0, answer.action)
        length, face = me(state)["sequence"]
        assert (6 * length + face, me(state)["ore"]) == (aim.rank, aim.ore)
        while played.actors():
            played.apply(0, played.pick(0, luck.word()))
        length, face = me(played)["sequence"]
        assert 6 * length + face <= aim.rank


def test_only_a_launching_seat_can_ask() -> None:
    with pytest.raises(ValueError, match="not at its launch"):
        best(GAME.start(2), 0)
