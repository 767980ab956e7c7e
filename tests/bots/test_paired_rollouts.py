"""Comparing choices on the same deals: deterministic, bounded, and only as bold as the evidence."""

from __future__ import annotations

from statistics import fmean

import pytest
from mypy_extensions import i64

import ecliptic
from ecliptic import NATURE, Luck, State
from ecliptic.bots import Bot
from ecliptic.bots.game_modules import guide_for
from ecliptic.bots.levels import HardBot, SearchBot
from ecliptic.bots.paired_rollouts import PairedRollouts
from ecliptic.bots.search_guide import Guide
from ecliptic.kernel.playout import next_actor
from ecliptic.testing.example import RISE, SET
from tests.bots.test_search import opening, stars
from tests.engines import in_both
from tests.games.ephemeris.helpers import one

PAIRED = ("starmap", "gemini", "ephemeris", "survivors")


def compared(known: State, seat: int, simulations: int, guide: Guide | None = None) -> PairedRollouts:
    found = PairedRollouts(known, seat, guide or guide_for(known), 1)
    found.run(simulations, 0)
    return found


class Stubborn(Guide):
    """Everybody always does the same."""

    def __init__(self, action: int) -> None:
        super().__init__(paired=100)
        self.action = action

    def policy(self, state: State, seat: i64, luck: Luck) -> i64:
        return self.action


def test_a_better_choice_is_found_and_the_default_kept_where_it_is_best() -> None:
    """The lowest star of Double Star has to rise; the highest wins by setting against one that sets."""
    lowest, highest = stars(1, 3).known_to(0), stars(4, 2).known_to(0)
    assert compared(lowest, 0, 400, Stubborn(SET)).best() == RISE
    assert compared(lowest, 0, 400, Stubborn(RISE)).best() == RISE
    assert compared(highest, 0, 400, Stubborn(SET)).best() == SET


def test_means_are_those_of_the_game() -> None:
    """Star 1 against 2, 3 or 4, both setting: lost. Rising adds 1, 2 or 3: only 3 against 2 makes it equal."""
    found = {action: mean for action, _, mean in compared(stars(1, 3).known_to(0), 0, 4000, Stubborn(SET)).tried()}
    assert found[SET] == 0.0
    assert found[RISE] == pytest.approx(0.5 / 9, abs=0.02)


@pytest.mark.parametrize("name", PAIRED)
def test_the_same_seed_gives_the_same_answer_and_leaves_the_position_alone(name: str) -> None:
    state, seat = opening(name, 3)
    known = state.known_to(seat)
    before = known.to_dict()
    first, second = compared(known, seat, 120), compared(known, seat, 120)
    assert first.tried() == second.tried()
    assert first.tried()[0][0] == first.best()
    assert known.to_dict() == before


def test_simulations_are_a_limit() -> None:
    state, seat = opening("gemini", 3)
    known = state.known_to(seat)
    choices = len(known.legal(seat))
    found = compared(known, seat, 200)
    assert choices <= found.done < 200 + choices
    assert compared(known, seat, 1).done == choices  # one deal at least


class Clock:
    """Advances by a millisecond whenever somebody looks."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


def test_time_is_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """One look at the clock for each deal, and one for each halving."""
    state, seat = opening("gemini", 3)
    known = state.known_to(seat)
    monkeypatch.setattr("time.perf_counter", Clock())
    for ms in (12, 40):
        found = PairedRollouts(known, seat, guide_for(known), 1)
        found.run(0, ms)
        assert ms - 8 <= found.deals <= ms


def test_a_search_has_as_many_simulations_as_it_is_given_and_hard_as_many_as_the_guide_says() -> None:
    state, seat = opening("gemini", 3)
    known = state.known_to(seat)
    done = {}
    for bot in (SearchBot(simulations=200), SearchBot(simulations=900), HardBot(ms=0)):
        search = bot.search(known, seat)
        assert isinstance(search, PairedRollouts)
        done[bot] = search.done
    choices = len(known.legal(seat))
    for found, asked in zip(done.values(), (200, 900, guide_for(known).paired), strict=True):
        assert asked - 2 * choices <= found < asked + choices


def test_compiled_and_interpreted_compare_the_same() -> None:
    compiled, interpreted = in_both(
        "from tests.bots.test_paired_rollouts import compared, opening\n"
        "for name in ('starmap', 'gemini'):\n"
        "    state, seat = opening(name, 5)\n"
        "    print(compared(state.known_to(seat), seat, 1).tried())"
    )
    assert compiled == interpreted


def test_one_deal_overrules_nothing() -> None:
    found = compared(stars(1, 3).known_to(0), 0, 2, Stubborn(SET))
    assert found.deals == 1
    assert found.best() == SET


def test_it_plays_better_than_the_policy_alone() -> None:
    def result(luck: int, player: Bot) -> float:
        state, fate = ecliptic.game("gemini").start(2), Luck(luck)
        while actors := state.actors():
            seat = next_actor(actors)
            action = state.pick(seat, fate.word()) if seat == NATURE else player.choose(state.known_to(seat), seat)
            state.apply(seat, action)
        return float(state.returns()[0])

    thoughtful = fmean(result(luck, SearchBot(luck, simulations=150)) for luck in range(6))
    assert thoughtful > fmean(result(luck, ecliptic.bot("medium")) for luck in range(6))


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
        found = compared(known, seat, 2000, Noise(trial.last))  # type: ignore[attr-defined]
        best = known.clone()
        best.apply(seat, found.best())
        assert best.last == trial.last  # type: ignore[attr-defined]
    nothing = compared(known, seat, 2000, Noise(-2))
    assert nothing.best() == nothing.choices[nothing.default]


def test_hard_wins_at_once_where_it_can() -> None:
    state = one(hands=[("moon sun mercury venus mars", "leo leo gemini taurus aries"), None])
    chosen = ecliptic.bot("hard").choose(state.known_to(0), 0)
    state.apply(0, chosen)
    assert state.first_complete(0) == 0
