"""Settings behind a bot's name."""

from __future__ import annotations

import pytest

import ecliptic
from ecliptic import BadOption
from ecliptic.bots import UnknownBot
from ecliptic.bots.analysis import Analysis
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.errors import FactError
from ecliptic.kernel.facts import Args, fact
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
    ("name", "key", "args"),
    [
        ("search:many", "bot-bad-setting", {"text": "many"}),
        ("search:", "bot-bad-setting", {"text": ""}),
        ("search:-5", "bot-bad-setting", {"text": "-5"}),
        ("search:0", "bot-no-simulation", {}),
        ("search:0ms", "bot-no-simulation", {}),
        ("hard:2000", "bot-no-setting", {"name": "hard", "setting": "simulations"}),
        ("search:depth=3", "bot-no-setting", {"name": "search", "setting": "depth"}),
        ("genius:5", "refused-no-bot", {"name": "genius"}),
        ("medium:bold", "bot-bad-setting", {"text": "bold"}),
        ("random:racer", "bot-no-setting", {"name": "random", "setting": "style"}),
    ],
)
def test_wrong_settings_are_told(name: str, key: str, args: Args) -> None:
    with pytest.raises(FactError) as raised:
        ecliptic.bot(name)
    assert raised.value.fact.key == key
    assert args.items() <= raised.value.fact.args.items()
    assert all(str(value) in raised.value.say() for value in args.values())


def test_a_very_long_name_is_quoted_in_part() -> None:
    with pytest.raises(UnknownBot) as raised:
        ecliptic.bot("x" * 5000)
    assert len(raised.value.say()) < 200


def test_limits_below_nothing_are_told() -> None:
    game = DoubleStarGame()
    record = play(game, game.start(), Seed.of_number(1), ecliptic.bot("random").choose)
    for name in ("simulations", "ms"):
        told = fact("bot-bad-limit", name=name, limit=-1)
        limits = {name: -1}
        with pytest.raises(BadOption) as raised:
            ecliptic.bot("search", "", **limits)
        assert raised.value.fact == told
        with pytest.raises(BadOption) as raised:
            Analysis(game, record, **limits)
        assert raised.value.fact == told
