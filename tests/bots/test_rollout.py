"""The search without a tree: same seed, same answer; the same luck for every choice; never worse than it can tell."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import ecliptic
from ecliptic import Luck, State
from ecliptic.bots import ROLLOUTS, SearchBot, guide_for, preferred
from ecliptic.bots.guide import Guide
from ecliptic.bots.rollout import Rollout
from tests.bots.test_search import opening
from tests.games.ephemeris.helpers import one


def rollout(known: State, seat: int, simulations: int, seed: int = 1) -> Rollout:
    found = Rollout(known, seat, guide_for(known), seed)
    found.run(simulations, 0)
    return found


@pytest.mark.parametrize("name", ROLLOUTS)
def test_it_answers_legally_and_the_same_for_the_same_seed(name: str) -> None:
    state, seat = opening(name)
    known = state.known_to(seat)
    before = known.to_dict()
    first, second = rollout(known, seat, 60), rollout(known, seat, 60)
    assert first.tried() == second.tried()
    assert first.best() == first.tried()[0][0]
    assert {action for action, _, _ in first.tried()} <= set(known.legal(seat))
    assert first.done <= 60
    assert known.to_dict() == before


def test_a_bot_asks_it_and_follows_it() -> None:
    state, seat = opening("ephemeris")
    known = state.known_to(seat)
    searching = SearchBot(seed=3, simulations=80)
    found = searching.search(known, seat)
    assert isinstance(found, Rollout)
    assert preferred(found, known, seat) == found.best()


def test_compiled_and_interpreted_find_the_same() -> None:
    script = (
        "import ecliptic; from tests.bots.test_rollout import rollout, opening\n"
        "state, seat = opening('ephemeris', 3)\n"
        "print(ecliptic.compiled, rollout(state.known_to(seat), seat, 30).tried())"
    )
    answers = [
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "ECLIPTIC_PURE": pure},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for pure in ("0", "1")
    ]
    assert "True" in answers[0]
    assert answers[0].replace("True", "") == answers[1].replace("False", "")


class Noise(Guide):
    """Results are nothing but luck, the same in one world whatever was chosen, and a bonus for one choice."""

    def __init__(self, bonus: int) -> None:
        super().__init__()
        self.bonus, self.luck = bonus, 0.0

    def guess(self, known: State, luck: Luck) -> State:
        self.luck = float(luck.below(1000))
        return super().guess(known, luck)

    def stage(self, state: State) -> int:
        return int(state.last >= 0)  # type: ignore[attr-defined]

    def value(self, state: State) -> list[float]:
        chosen = state.last == self.bonus  # type: ignore[attr-defined]
        return [self.luck + float(chosen)] * state.seats


def test_equal_luck_makes_a_small_difference_plain() -> None:
    """Luck a thousand times as large as what the choice changes, and a handful of trials each."""
    state, seat = opening("ephemeris")
    known = state.known_to(seat)
    for action in (3, 20):
        trial = known.clone()
        trial.apply(seat, action)
        found = Rollout(known, seat, Noise(trial.last), 5)  # type: ignore[attr-defined]
        found.run(400, 0)
        best = known.clone()
        best.apply(seat, found.best())
        assert best.last == trial.last  # type: ignore[attr-defined]
    nothing = Rollout(known, seat, Noise(-2), 5)
    nothing.run(400, 0)
    assert nothing.best() == nothing.usual


def test_the_usual_choice_is_kept_to_the_end() -> None:
    state, seat = opening("ephemeris", 2)
    found = rollout(state.known_to(seat), seat, 300)
    counts = {action: count for action, count, _ in found.tried()}
    assert counts[found.usual] == max(counts.values())
    assert len(found.alive) == 2


def test_hard_wins_at_once_where_it_can() -> None:
    state = one(
        hands=[
            ("moon sun mercury venus mars", "leo leo gemini taurus aries"),
            None,
        ]
    )
    known = state.known_to(0)
    chosen = ecliptic.bot("hard").choose(known, 0)
    state.apply(0, chosen)
    assert state.first_complete(0) == 0
