"""The star map's own player, and its last turn solved."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean
from typing import cast

import pytest

import ecliptic
from ecliptic import NATURE, Luck
from ecliptic.bots.starmap_end import LastTurn, exact
from ecliptic.bots.starmap_guide import StarmapGuide, alone
from ecliptic.bots.starmap_player import Player
from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.lattice import star_count
from ecliptic.games.starmap.rules import Starmap
from ecliptic.kernel.playout import next_actor
from tests.games.starmap.helpers import GAME, given, play, to_abilities

MANY = 1500
"""Positions that the plain solver is asked to look at, at most."""


def played(luck: Luck, seats: int = 1, careless: int = 0) -> Iterator[tuple[Starmap, int]]:
    """A game by the player, which makes any move so many times in a hundred: every decision, and at last the end."""
    state = cast(Starmap, ecliptic.game("starmap").start(seats))
    player = Player(state.chart)
    while actors := state.actors():
        seat = next_actor(actors)
        if seat == NATURE:
            state.apply(seat, state.pick(seat, luck.word()))
            continue
        yield state, seat
        dozes = luck.below(100) < careless
        state.apply(seat, state.pick(seat, luck.word()) if dozes else player.choose(state, seat))
    yield state, 0


def test_it_scores_like_one_who_knows_the_game() -> None:
    scores = []
    for seed in range(20):
        *_, (end, _) = played(Luck(seed))
        scores.append(end.returns()[0])
    assert fmean(scores) > 50.0  # the highest rank of the sheet


def test_it_never_makes_an_illegal_move() -> None:
    for seed in range(6):
        for state, seat in played(Luck(seed), seats=1 + seed % 4, careless=30):
            if state.actors():
                assert Player(state.chart).choose(state, seat) in list(state.legal(seat))


@pytest.mark.parametrize(("dice", "taken"), [("1 5 6", "dice 1 5"), ("2 4 6", "dice 2 4"), ("3 3 5", "dice 3 3")])
def test_plotting_five_leaves_the_die_that_is_worth_most(dice: str, taken: str) -> None:
    """Who can only study with it earns its experience."""
    state = to_abilities(given(week=2, owned=["PLOT5", "STUDY"]), dice)
    play(state, "use PLOT5")
    assert GAME.spell(state, 0, Player(state.chart).choose(state, 0)) == taken


def test_a_sheet_is_the_same_without_the_others() -> None:
    for state, seat in played(Luck(4), seats=3, careless=20):
        if state.actors():
            one = alone(state, seat)
            assert list(one.legal(0)) == list(state.legal(seat))
            assert Player(one.chart).choose(one, 0) == Player(state.chart).choose(state, seat)


def test_what_others_have_is_not_rare() -> None:
    *_, (end, _) = played(Luck(7), seats=2)
    guide = StarmapGuide(end.chart)
    mine = guide.value(guide.focus(end, 0))[0]
    nobody = end.clone()
    nobody.table[c.SEAT + c.OWNED] = c.STARTING
    nobody.table[c.SEAT + c.ARTICLES] = 0
    assert guide.value(guide.focus(nobody, 0))[0] > mine


# -- the last turn -------------------------------------------------------------------------------------------------


def tried_plainly(state: Starmap, seen: dict[tuple[int, ...], float]) -> float | None:
    """The best final score by trying everything; None where that is too much."""
    if state.actors() == 0:
        return state.returns()[0] + 0.001 * int(star_count(state.table, 0, state.chart.star_rows))
    key = tuple(int(state.table[i]) for i in range(c.BEFORE))
    if key in seen:
        return seen[key]
    if len(seen) > MANY:
        return None
    best = 0.0
    for action in state.legal(0):
        after = state.clone()
        after.apply(0, action)
        value = tried_plainly(after, seen)
        if value is None:
            return None
        best = max(best, value)
    seen[key] = best
    return best


def last_turns(seeds: range, careless: int) -> Iterator[Starmap]:
    for seed in seeds:
        for state, seat in played(Luck(seed), careless=careless):
            if state.actors() and state.table[c.WEEK] == c.FINAL_WEEK and len(state.legal(seat)) > 1:
                yield state.clone()


def test_the_last_turn_is_solved_as_by_trying_everything() -> None:
    compared = 0
    for careless in (0, 40):
        for state in last_turns(range(10), careless):
            plain = tried_plainly(state, {})
            if plain is None:
                continue
            solver = LastTurn(StarmapGuide(state.chart))
            move = solver.best(state)
            assert move is not None
            assert abs(solver.value - plain) < 1e-9
            after = state.clone()
            after.apply(0, move)
            assert tried_plainly(after, {}) == plain
            compared += 1
    assert compared > 20


def test_too_large_a_turn_and_an_earlier_one_are_not_answered() -> None:
    state = next(iter(last_turns(range(1), 0)))
    assert LastTurn(StarmapGuide(state.chart), 2).best(state) is None
    first, seat = next(iter(played(Luck(1))))
    assert exact(first, seat) is None
