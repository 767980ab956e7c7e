"""Choices side by side: judged by knowledge alone, equally often, in the same worlds, and without flattery."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest

import ecliptic
from ecliptic import GAMES, NATURE, Luck
from ecliptic.bots.evaluate import Choice, Weighed, played_out, sure, weigh
from ecliptic.bots.game_modules import guide_for, thinkable
from ecliptic.bots.levels import SearchBot
from ecliptic.bots.paired_rollouts import PairedRollouts
from ecliptic.bots.search import Search
from ecliptic.bots.search_guide import Guide
from ecliptic.bots.stats import difference
from ecliptic.kernel.errors import InvalidMove
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import State
from ecliptic.testing import load_kit
from ecliptic.testing.example import RISE, SET, STAR, DoubleStar
from ecliptic.testing.knowledge import check_bot
from tests.bots.test_guesses import DESCRIBED, FOLDER
from tests.bots.test_paired_rollouts import PAIRED, Clock
from tests.bots.test_search import opening, stars


@pytest.mark.parametrize("name", [*GAMES])
def test_compared_choices_get_equally_many_games_and_teach_the_tree(name: str) -> None:
    state, seat = opening(name)
    known = state.known_to(seat)
    search = Search(known, seat, guide_for(known), 3, 100)
    actions = list(known.legal(seat))[-3:]
    ended = search.compare(actions, 5, 0)
    assert [len(values) for values in ended] == [5] * len(actions)
    assert {action: count for action, count, _ in search.tried()} == dict.fromkeys(actions, 5)
    for action, _, mean in search.tried():
        assert mean == pytest.approx(fmean(ended[actions.index(action)]))


class Witness(Guide):
    """Writes down the worlds in which the game continues."""

    def __init__(self) -> None:
        super().__init__(secrets=False)
        self.stars: list[list[int]] = []

    def policy(self, state: State, seat: int, luck: Luck) -> int:
        assert isinstance(state, DoubleStar)
        self.stars.append(list(state.star))
        return SET


def test_compared_choices_are_made_in_the_same_worlds() -> None:
    witness = Witness()
    Search(stars(2, 3).known_to(0), 0, witness, 5, 1).compare([SET, RISE], 40, 0)
    others = [star for _, star in witness.stars]
    assert others[::2] == others[1::2]
    assert set(others) == {1, 3, 4}


@pytest.mark.parametrize("name", PAIRED)
def test_choices_that_are_played_out_meet_the_same_chance_and_real_results(name: str) -> None:
    state, seat = opening(name)
    known = state.known_to(seat)
    one, other = list(known.legal(seat))[:2]
    ended = played_out(known, seat, [one, other, one], 3, 6, 0)
    assert ended[0] == ended[2]
    assert [len(values) for values in ended] == [6] * 3
    if ecliptic.game(name).unit(known).name != "points":
        assert all(0.0 <= value <= 1.0 for values in ended for value in values)


def test_the_deals_that_picked_the_choices_do_not_compare_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the search's choice would be flattered by the very dice that made it look good."""
    used: list[int] = []

    def noted(*given: Any) -> list[list[float]]:
        used.append(given[3])
        return played_out(*given)

    monkeypatch.setattr("ecliptic.bots.evaluate.played_out", noted)
    state, seat = opening("starmap")
    known = state.known_to(seat)
    weigh(known, seat, 5, 60)
    search = SearchBot(5, 30).search(known, seat)
    assert isinstance(search, PairedRollouts)
    assert used != [search.seed]


def test_time_is_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that advances by a millisecond whenever somebody looks: one look a round."""
    state, seat = opening("gemini")
    known = state.known_to(seat)
    actions = list(known.legal(seat))[:2]
    monkeypatch.setattr("time.perf_counter", Clock())
    for ms in (1, 20, 40):
        rounds = len(played_out(known, seat, actions, 3, 0, ms)[0])
        assert max(2, ms - 2) <= rounds <= max(2, ms + 1)
        search = Search(known, seat, guide_for(known), 3, 100)
        rounds = len(search.compare(actions, 0, ms)[0])
        assert max(2, ms - 2) <= rounds <= max(2, ms + 1)


def of(weighed: Weighed, action: int) -> Choice:
    """One of the compared choices."""
    return next(choice for choice in weighed.choices if choice.action == action)


def test_a_mistake_is_seen_and_the_right_move_is_not_blamed() -> None:
    """Who has the lowest star must rise: setting gives 3, which at best equals the 2 + 1 of another."""
    known = stars(1, 3).known_to(0)
    wrong = weigh(known, 0, seed=1, simulations=800, made=SET)
    assert wrong.best.action == RISE
    assert not of(wrong, SET).as_good
    assert of(wrong, SET).behind > 0.05
    assert of(wrong, SET).oftener > of(wrong, SET).seldomer
    right = weigh(known, 0, seed=1, simulations=800, made=RISE)
    assert of(right, RISE).as_good
    assert of(right, RISE).behind == of(right, RISE).error == 0.0


class Indifferent(DoubleStar):
    """Double Star in which what seat 0 chooses is of no consequence: it wins unless seat 1 rolls a 1."""

    def clone(self) -> Indifferent:
        copy = Indifferent()
        copy.star, copy.choice, copy.roll = list(self.star), list(self.choice), list(self.roll)
        copy.shown = self.shown
        return copy

    def known_to(self, seat: int) -> Indifferent:
        known, copy = super().known_to(seat), Indifferent()
        copy.star, copy.choice, copy.roll, copy.shown = known.star, known.choice, known.roll, known.shown
        return copy

    def returns(self) -> list[float]:
        return [0.0, 1.0] if self.roll[1] == 1 else [1.0, 0.0]


def test_noise_is_not_called_a_mistake() -> None:
    state = Indifferent()
    state.apply(NATURE, STAR + 1)
    state.apply(NATURE, STAR + 2)
    known = state.known_to(0)
    judged = [of(weigh(known, 0, seed, 100, made=seed % 2), seed % 2) for seed in range(60)]
    assert sum(not choice.as_good for choice in judged) <= 3
    assert any(choice.behind > 0 for choice in judged)
    assert any(choice.behind < 0 for choice in judged)


def test_one_choice_needs_no_thought() -> None:
    state, luck = ecliptic.game("transit").start(), Luck(4)
    while True:
        seat = next_actor(state.actors())
        if seat != NATURE and len(state.legal(seat)) == 1:
            break
        state.apply(seat, state.pick(seat, luck.word()))
    weighed = weigh(state.known_to(seat), seat, simulations=10)
    assert (weighed.best.action, weighed.best.rounds) == (state.legal(seat)[0], 0)
    assert len(weighed.choices) == 1


def test_the_same_seed_gives_the_same_answer() -> None:
    state, seat = opening("transit")
    known = state.known_to(seat)
    assert weigh(known, seat, 1, 60) == weigh(known, seat, 1, 60)
    assert weigh(known, seat, 1, 60) != weigh(known, seat, 2, 60)


@pytest.mark.parametrize("name", DESCRIBED)
def test_nothing_but_knowledge_is_asked(name: str) -> None:
    def judge(known: State, seat: int) -> int:
        return weigh(known, seat, 0, 8).best.action if thinkable(known, seat) else known.legal(seat)[0]

    check_bot(load_kit(FOLDER / name), lambda: judge, 3, 0.02)


def test_the_error_of_a_difference_is_that_of_its_pairs() -> None:
    assert difference([3.0, 5.0, 4.0], [1.0, 3.0, 2.0]) == (2.0, 0.0)
    gain, error = difference([1.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0])
    assert gain == 0.5
    assert error == pytest.approx(0.288675, abs=1e-6)


def test_few_games_are_less_sure_than_many() -> None:
    assert sure(3) > sure(8) > sure(50) > sure(10_000) > 2.49
    assert sure(10_000) < 2.51


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    with pytest.raises(InvalidMove, match="seat 0 has nothing to choose"):
        weigh(DoubleStar(), 0)
