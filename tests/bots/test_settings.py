"""Settings behind a bot's name."""

from __future__ import annotations

import pytest

import ecliptic
from ecliptic import EclipticError
from ecliptic.bots.analysis import Analysis
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.record import play
from ecliptic.testing.example import DoubleStarGame
from tests.bots.test_search import opening


def test_settings_behind_a_name() -> None:
    state, seat = opening("transit", 3)
    known = state.known_to(seat)
    for written, settings in (("search:30", {"simulations": 30}), ("search:simulations=30:seed=2", {"seed": 2})):
        same = ecliptic.bot("search", "", **{"simulations": 30, **settings})
        assert vars(ecliptic.bot(written)) == vars(same)
        assert ecliptic.bot(written).choose(known, seat) == same.choose(known, seat)
    assert vars(ecliptic.bot("search:20ms")) == vars(ecliptic.bot("search", ms=20))
    assert vars(ecliptic.bot("search:20ms:seed=3", ms=30, seed=4)) == vars(ecliptic.bot("search", ms=20, seed=3))


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("search:many", "not 'many'"),
        ("search:", "not ''"),
        ("search:-5", "not '-5'"),
        ("search:0", "at least 1 simulation"),
        ("search:0ms", "at least 1 simulation"),
        ("hard:2000", "the bot hard has no setting 'simulations'"),
        ("search:depth=3", "'depth'"),
        ("genius:5", "no bot 'genius'"),
        ("medium:bold", "or a style, not 'bold'"),
        ("random:racer", "the bot random has no setting 'style'"),
    ],
)
def test_wrong_settings_are_told(name: str, words: str) -> None:
    with pytest.raises(EclipticError, match=words):
        ecliptic.bot(name)


def test_limits_below_nothing_are_told() -> None:
    game = DoubleStarGame()
    record = play(game, game.start(), Seed.of_number(1), ecliptic.bot("random").choose)
    for limits in ({"simulations": -1}, {"ms": -1}):
        with pytest.raises(EclipticError, match="cannot be -1: it is a number above 0"):
            ecliptic.bot("search", "", **limits)
        with pytest.raises(EclipticError, match="cannot be -1: it is a number above 0"):
            Analysis(game, record, **limits)
