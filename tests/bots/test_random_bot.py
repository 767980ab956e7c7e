"""The random bot: legal, fair, and bound to its seed and its knowledge."""

from __future__ import annotations

from collections import Counter

import pytest

import ecliptic
from ecliptic.bots import UnknownBot
from ecliptic.kernel.errors import BadOption
from ecliptic.testing.example import STAR, DoubleStarGame


def position(mine: int, other: int) -> ecliptic.State:
    state = DoubleStarGame().start()
    state.apply(ecliptic.NATURE, STAR + mine - 1)
    state.apply(ecliptic.NATURE, STAR + other - 1)
    return state


def test_every_legal_move_is_as_likely_as_the_other() -> None:
    known = position(1, 2).known_to(0)
    count = Counter(ecliptic.bot("random", seed=seed).choose(known, 0) for seed in range(1000))
    assert set(count) == set(known.legal(0))
    assert min(count.values()) > 400


def test_worlds_that_look_the_same_are_answered_the_same() -> None:
    for seed in range(50):
        bot = ecliptic.bot("random", seed=seed)
        assert bot.choose(position(1, 2).known_to(0), 0) == bot.choose(position(1, 4).known_to(0), 0)


def test_asking_twice_gives_the_same_answer() -> None:
    bot = ecliptic.bot("random", seed=5)
    known = position(3, 2).known_to(1)
    assert bot.choose(known, 1) == bot.choose(known, 1)


def test_wrong_names_are_told() -> None:
    with pytest.raises(UnknownBot, match=r"“genius”\. There are: easy, medium, hard, master, random"):
        ecliptic.bot("genius")
    with pytest.raises(BadOption, match="“depth”"):
        ecliptic.bot("random", depth=3)
