"""Hints: a legal move, what it promises, and what others promise, in words that fit the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ecliptic
from ecliptic import GAMES, NATURE, Luck, State
from ecliptic.bots import thinkable
from ecliptic.bots.choices import Choice, NoHint
from ecliptic.bots.hints import hint
from ecliptic.bots.words import ALONE, ALWAYS, gap, outcome, say, unit, worth
from ecliptic.games.ephemeris.ids import P_ANSWER, P_RACE
from ecliptic.games.ephemeris.state import Mode
from ecliptic.kernel.errors import InvalidMove
from ecliptic.kernel.game import Game
from ecliptic.kernel.playout import next_actor
from ecliptic.testing.example import DoubleStarGame
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
    moves = [found.move, *(other.move for other in found.alternatives)]
    assert len(set(moves)) == len(moves) > 1
    assert set(moves) <= legal
    for move in moves:
        assert move in found.sentence
    assert found.sentences[0] == f"{found.move}: {worth(known, found.expected)}."
    for other in found.alternatives:
        assert other.worth == worth(known, other.expected)
        assert (f"{other.move} ({other.worth}" in found.sentence) == (not other.as_good)
    assert hint(game, known, seat, seed=1, simulations=40, ms=0) == found


def test_what_is_worse_is_told_apart_from_what_is_as_good() -> None:
    """With the lowest star setting never wins."""
    found = hint(DoubleStarGame(), stars(1, 3).known_to(0), 0, seed=1, simulations=1600, ms=0)
    assert found.move == "rise"
    assert [other.as_good for other in found.alternatives] == [False]
    assert re.fullmatch(r"Behind it: set \(0 % to win, \d+\.\d % less\)\.", found.sentences[1])


def test_who_is_not_asked_gets_no_hint() -> None:
    state, seat = opening("transit")
    other = (seat + 1) % state.seats
    with pytest.raises(InvalidMove, match=f"seat {other} has nothing"):
        hint(ecliptic.game("transit"), state.known_to(other), other)


@pytest.mark.parametrize(("mode", "phase"), [("three", P_ANSWER), ("snap", P_RACE)])
def test_nobody_is_advised_in_a_quiz_or_a_race(mode: str, phase: int) -> None:
    """The simulations know the key of the quiz, so they must not be asked; and a call is no matter of thought."""
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
    for expected in (found.expected, *(other.expected for other in found.alternatives)):
        assert least < expected < most


def test_results_are_told_in_what_the_game_counts() -> None:
    assert set(ALONE) | set(ALWAYS) <= set(GAMES)
    alone, two = ecliptic.game("starmap").start(1), ecliptic.game("starmap").start(2)
    assert (unit(alone)[0], unit(two)[0]) == ("points", "share")
    assert worth(alone, 31.04) == "31.0 points"
    assert worth(two, 0.634) == "63 % to win"
    assert worth(ecliptic.game("gemini").start(), 0.75) == "level 3.00 of 4"
    assert outcome(ecliptic.game("survivors").start(1), 0.8) == "4 of 5 stars"
    assert outcome(ecliptic.game("gemini").start(), 0.75) == "level 3 of 4"
    assert outcome(alone, 61.0) == "61 points"
    assert [outcome(two, result) for result in (1.0, 0.0, 0.5)] == ["won", "lost", "50 % of a victory"]
    assert gap(two, 0.0412) == "4.1 %"
    assert gap(two, -0.00001, 0.012, signed=True) == "+0.0 ± 1.2 %"
    assert gap(alone, -3.21, 0.5, signed=True) == "-3.2 ± 0.5 points"


def test_every_sentence_is_used_and_every_used_one_exists() -> None:
    folder = Path(__file__).parents[2] / "src" / "ecliptic" / "bots"
    code = "\n".join(path.read_text() for path in folder.glob("*.py"))
    used = set(re.findall(r'"((?:hint|outcome)\.\w+)"', code))
    counted = {"share", *(name for name, _ in (*ALONE.values(), *ALWAYS.values()))}
    counts = {f"{table}.{name}" for table in ("result", "gap", "outcome") for name in counted}
    assert used | counts - {"outcome.share"} == set(say.keys())


def test_a_choice_behind_by_less_than_noise_is_as_good() -> None:
    assert Choice(0, 0.5, 0.02, 0.01, 100, 0.2, 0.1).as_good
    assert not Choice(0, 0.5, 0.04, 0.01, 100, 0.2, 0.1).as_good
    assert Choice(0, 0.5, 0.04, 0.01, 4, 0.2, 0.1).as_good
