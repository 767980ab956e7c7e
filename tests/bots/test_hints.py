"""Hints: a legal move, what it promises, and what others promise, in words that fit the game."""

from __future__ import annotations

from typing import cast

import pytest

import ecliptic
from ecliptic import NATURE, Luck, State
from ecliptic.bots.evaluate import Choice, NoHint
from ecliptic.bots.game_modules import thinkable
from ecliptic.bots.hints import Candidate, Hint, hint, label
from ecliptic.games.ephemeris.ids import P_ANSWER, P_RACE
from ecliptic.games.ephemeris.state import Mode
from ecliptic.kernel.errors import InvalidMove
from ecliptic.kernel.facts import Fact, Move
from ecliptic.kernel.game import Game
from ecliptic.kernel.playout import next_actor
from ecliptic.testing.example import RISE, DoubleStar, DoubleStarGame
from tests.bots.test_search import opening, stars

MODES = [
    ("transit", 2, {}),
    ("gemini", 2, {}),
    ("starmap", 1, {}),
    ("starmap", 2, {}),
    ("survivors", 1, {}),
    ("survivors", 2, {}),
    *(("ephemeris", 2, {"mode": mode}) for mode in ("one", "two", "three", "pairs")),
]


def first_choice(game: Game, seats: int, options: dict[str, object]) -> tuple[State, int]:
    state, luck = game.start(seats, options), Luck(9)
    while True:
        seat = next_actor(state.actors())
        if seat != NATURE and len(state.legal(seat)) > 1 and thinkable(state.known_to(seat), seat):
            return state, seat
        state.apply(seat, state.pick(seat, luck.word()))


@pytest.mark.parametrize(("name", "seats", "options"), MODES)
def test_a_hint_in_every_game_and_mode(name: str, seats: int, options: dict[str, object]) -> None:
    game = ecliptic.game(name)
    state, seat = first_choice(game, seats, options)
    known = state.known_to(seat)
    found = hint(game, known, seat, seed=1, simulations=40, ms=0)
    legal = {game.spell(known, seat, action) for action in known.legal(seat)}
    moves = [option.move.move for option in found.options]
    assert len(set(moves)) == len(moves) > 1
    assert set(moves) <= legal
    assert found.best.as_good
    told = found.facts(game, known)
    best, unit = next(one for one in told if one.key == "hint"), game.unit(known)
    assert best.args == {"move": label(found.best.move), "result": unit.result(found.best.value)}
    behind = [one.args["move"] for one in told if one.key == "hint-worse"]
    assert behind == [label(option.move) for option in found.options if not option.as_good]
    as_good = [move for one in told if one.key == "hint-as-good" for move in one.args["moves"]]
    assert as_good == [label(option.move) for option in found.options[1:] if option.as_good]
    assert hint(game, known, seat, seed=1, simulations=40, ms=0) == found


def test_what_is_worse_is_told_apart_from_what_is_as_good() -> None:
    """With the lowest star setting never wins."""
    game, known = DoubleStarGame(), stars(1, 3).known_to(0)
    found = hint(game, known, 0, seed=1, simulations=1600, ms=0)
    assert [(option.move.move, option.as_good) for option in found.options] == [("rise", True), ("set", False)]
    told = found.facts(game, known)
    assert [(one.key, one.args["move"].key) for one in told] == [("hint", "move-rise"), ("hint-worse", "move-set")]
    assert found.options[1].value == 0


def test_a_lone_choice_is_told_as_such() -> None:
    game, known = DoubleStarGame(), cast(DoubleStar, stars(1, 3).known_to(0))
    only = Hint((Candidate(game.describe(known, 0, RISE), 0.0, 0.0, True),), 0.0)
    assert [(one.key, one.args["move"].key) for one in only.facts(game, known)] == [("hint-only", "move-rise")]


def test_who_is_not_asked_gets_no_hint() -> None:
    state, seat = opening("transit")
    other = (seat + 1) % state.seats
    with pytest.raises(InvalidMove, match=f"seat {other} has nothing"):
        hint(ecliptic.game("transit"), state.known_to(other), other)


@pytest.mark.parametrize(("mode", "phase"), [("three", P_ANSWER), ("snap", P_RACE)])
def test_nobody_is_advised_in_a_quiz_or_a_race(mode: str, phase: int) -> None:
    """The simulations know the key of the quiz, so they must not be asked; and a call does not depend on thinking."""
    game = ecliptic.game("ephemeris")
    state, luck = game.start(2, {"mode": mode}), Luck(4)
    while not isinstance(state, Mode) or state.phase != phase:
        actor = next_actor(state.actors())
        state.apply(actor, state.pick(actor, luck.word()))
    seat = next_actor(state.actors())
    assert len(state.legal(seat)) > 1
    with pytest.raises(NoHint, match="what you know, or how quick"):
        hint(game, state.known_to(seat), seat)


@pytest.mark.parametrize(("seats", "least", "most"), [(1, 0.6, 1.0), (2, 0.25, 0.75), (4, 0.05, 0.6)])
def test_survivors_are_expected_to_launch(seats: int, least: float, most: float) -> None:
    """Somebody wins, and whoever plays alone gets most of the stars."""
    game = ecliptic.game("survivors")
    state, seat = first_choice(game, seats, {})
    found = hint(game, state.known_to(seat), seat, seed=1, simulations=160, ms=0)
    assert len(found.options) > 1
    for option in found.options:
        assert least < option.value < most


def test_a_choice_behind_by_less_than_noise_is_as_good() -> None:
    assert Choice(0, 0.5, 0.02, 0.01, 100, 0.2, 0.1).as_good
    assert not Choice(0, 0.5, 0.04, 0.01, 100, 0.2, 0.1).as_good
    assert Choice(0, 0.5, 0.04, 0.01, 4, 0.2, 0.1).as_good


def test_the_reason_is_points_or_what_no_other_choice_brings() -> None:
    def option(*preview: Fact) -> Candidate:
        return Candidate(Move("a", "play", preview=[Fact("played"), *preview]), 0.5, 0.0, False)

    both, own, points = Fact("freed"), Fact("goal-met"), Fact("points", {"points": 2})
    assert Hint((option(both, own), option(both)), 0.5).reason == own
    assert Hint((option(both, own, points), option(both, points)), 0.5).reason == points
    assert Hint((option(both), option(both)), 0.5).reason == both
    assert Hint((option(), option(both)), 0.5).reason is None
