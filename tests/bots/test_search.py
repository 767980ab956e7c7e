"""The search: same seed, same answer; bounded; plays only on what can be known; and gets better with more thought."""

from __future__ import annotations

import time

import pytest

import ecliptic
from ecliptic import GAMES, NATURE, Luck, State
from ecliptic.bots.game_modules import guide_for
from ecliptic.bots.rollout import STREAMS, RolloutLuck
from ecliptic.bots.search import Search, beginning, contains, mixed
from ecliptic.bots.search_guide import Guide
from ecliptic.kernel.playout import next_actor
from ecliptic.testing.example import CHOICE, RISE, SET, STAR, DoubleStar, DoubleStarGame
from tests.engines import in_both


def opening(name: str, seed: int = 1) -> tuple[State, int]:
    """The first position in which somebody has a choice, and who."""
    state, luck = ecliptic.game(name).start(), Luck(seed)
    while True:
        seat = next_actor(state.actors())
        if seat != NATURE and len(state.legal(seat)) > 1:
            return state, seat
        state.apply(seat, state.pick(seat, luck.word()))


def stars(mine: int, other: int) -> State:
    state = DoubleStarGame().start()
    state.apply(NATURE, STAR + mine - 1)
    state.apply(NATURE, STAR + other - 1)
    return state


def search(known: State, seat: int, simulations: int, seed: int = 1, guide: Guide | None = None) -> Search:
    found = Search(known, seat, guide or guide_for(known), seed, simulations)
    found.run(simulations, 0)
    return found


# -- what it answers -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*GAMES])
def test_it_answers_legally_and_the_same_for_the_same_seed(name: str) -> None:
    state, seat = opening(name)
    known = state.known_to(seat)
    first, second = search(known, seat, 40), search(known, seat, 40)
    assert first.best() in list(known.legal(seat))
    assert first.tried() == second.tried()
    assert first.best() == first.tried()[0][0]


def test_compiled_and_interpreted_find_the_same() -> None:
    compiled, interpreted = in_both(
        "from tests.bots.test_search import opening, search\n"
        "state, seat = opening('transit', 3)\n"
        "found = search(state.known_to(seat), seat, 30)\n"
        "print(found.tried(), found.compare(list(state.legal(seat))[:2], 3, 0))"
    )
    assert compiled == interpreted


def test_the_known_state_is_left_alone() -> None:
    state, seat = opening("transit")
    known = state.known_to(seat)
    before = known.to_dict()
    search(known, seat, 50)
    assert known.to_dict() == before


def test_time_is_a_limit_too() -> None:
    state, seat = opening("transit")
    known = state.known_to(seat)
    found = Search(known, seat, guide_for(known), 1)
    began = time.process_time()
    found.run(0, 50)
    assert time.process_time() - began < 1.0
    assert found.done > 0


def test_memory_is_bounded_and_a_full_tree_still_learns() -> None:
    state, seat = opening("transit")
    known = state.known_to(seat)
    found = Search(known, seat, guide_for(known), 1, 20)
    found.run(400, 0)
    assert found.nodes <= 20
    assert found.edges <= 60
    assert sum(count for _, count, _ in found.tried()) == 200  # every other simulation is a study of somebody


# -- whether it is right -------------------------------------------------------------------------------------------


def test_values_are_those_of_the_game_where_they_can_be_worked_out() -> None:
    """Double Star with star 4 against 1, 2 or 3: setting gives 6, which only 3 + 3 reaches; rising gives 5, 6 or 7."""
    known = stars(4, 2).known_to(0)
    found = {action: mean for action, _, mean in search(known, 0, 4000).tried()}
    assert found[SET] > 0.8
    assert found[RISE] > 0.6
    assert search(known, 0, 4000).best() == SET


def test_the_lowest_star_has_to_rise() -> None:
    found = search(stars(1, 3).known_to(0), 0, 4000)
    assert found.best() == RISE


class Oracle(DoubleStar):
    """Double Star in which both win if seat 1 guesses, by rising, that the star of seat 0 is not the lowest."""

    def clone(self) -> Oracle:
        copy = Oracle()
        copy.star, copy.choice, copy.roll = list(self.star), list(self.choice), list(self.roll)
        copy.shown = self.shown
        return copy

    def known_to(self, seat: int) -> Oracle:
        known = super().known_to(seat)
        copy = Oracle()
        copy.star, copy.choice, copy.roll, copy.shown = known.star, known.choice, known.roll, known.shown
        return copy

    def actors(self) -> int:
        now = super().actors()
        return now & -now  # seat 0 chooses first, unseen

    def returns(self) -> list[float]:
        guessed = (self.choice[1] == RISE) == (self.star[0] > 1)
        return [1.0, 1.0] if guessed else [0.0, 0.0]


def test_others_are_not_expected_to_know_what_they_cannot_know() -> None:
    """Seat 0 holds the lowest star, which is unlikely: a partner who cannot know it will rise, and be wrong.

    It holds it in all worlds that it guesses, so a partner who learned from those would seem to know it."""
    state = Oracle()
    state.apply(NATURE, STAR)
    state.apply(NATURE, STAR + 2)
    honest = [mean for _, _, mean in search(state.known_to(0), 0, 4000, guide=Guide()).tried()]
    assert all(mean < 0.1 for mean in honest), honest
    naive = [mean for _, _, mean in search(state.known_to(0), 0, 4000, guide=Guide(secrets=False)).tried()]
    assert naive[0] > 0.9, naive


@pytest.mark.parametrize(("name", "options"), [("survivors", {}), ("ephemeris", {"mode": "snap"})])
def test_the_order_in_which_seats_act_at_the_same_time_is_not_seen(name: str, options: dict[str, object]) -> None:
    one, two = (_seen_at_barriers(name, options, first) for first in (True, False))
    assert one == two
    assert len(one) == 3


def _seen_at_barriers(name: str, options: dict[str, object], first: bool) -> list[list[int]]:
    """What three seats have seen after each simultaneous turn, if always the first or the last of the actors acts."""
    state = ecliptic.game(name).start(3, options)
    rollout, players = RolloutLuck(5, 1, [0] * STREAMS), [Luck(3, seat) for seat in range(3)]
    watching = Search(state.clone(), 0, Guide(), 1, 10)
    found: list[list[int]] = []
    together = 0
    while len(found) < 3:
        before, actors = state.barriers(), state.actors()
        asked = [seat for seat in range(3) if actors >> seat & 1]
        seat = NATURE if actors >> NATURE else asked[0 if first else -1]
        luck = rollout.streams[state.stream()] if seat == NATURE else players[seat]
        watching._do(state, seat, state.pick(seat, luck.word()))
        together += seat != NATURE and len(asked) > 1
        if state.barriers() != before:
            found.append(list(watching.history))
    assert together
    return found


# -- its parts -----------------------------------------------------------------------------------------------------


def test_histories_do_not_collide() -> None:
    firsts = [mixed(beginning(tree), seat, one) for tree in range(8) for seat in range(7) for one in range(-1, 200)]
    keys = {mixed(first, 0, two) for first in firsts for two in range(20)}
    assert len(keys) == 8 * 7 * 201 * 20


def test_looking_for_a_choice() -> None:
    legal = stars(1, 2).legal(0)
    assert [action for action in range(-1, CHOICE) if contains(legal, action)] == [SET, RISE]
