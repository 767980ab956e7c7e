"""Random games: they end, what is derived stays true, and the fast paths agree with the slow ones."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from benchmarks.gemini import play
from ecliptic.bots.gemini import choose
from ecliptic.games.gemini.ids import (
    ATTACH,
    BASE,
    BOOBOO,
    END_TURN,
    FACILITY,
    HOURS,
    INSTRUMENT,
    MAIN,
    NONE,
    OVER,
    PROGRAMS,
    SIDE,
)
from ecliptic.games.gemini.refusals import main_faults
from ecliptic.games.gemini.rules import Semester
from ecliptic.kernel.bits import members
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor, perft, run
from ecliptic.kernel.state import NATURE
from tests.games.gemini.helpers import GAME

OPTIONS: list[dict[str, object]] = [
    {},
    {"instants": True, "booboo": True},
    {"instants": True, "visiting": 3, "booboo": True, "closure_stops_base": True},
    {"roles": "chosen", "visiting": 2, "visitors": "chosen", "gmos_split": True, "bright_ao_primary": False},
]
MODES = [(seats, options) for seats in (2, 3, 4) for options in OPTIONS]


def start(seats: int, options: dict[str, object]) -> Semester:
    return GAME.start(seats, options)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ten_thousand_random_games_end(seats: int) -> None:
    fresh = start(seats, {})
    longest = 0
    for seed in range(10_000):
        state = fresh.clone()
        longest = max(longest, run(state, Luck(seed), GAME.max_plies))
        assert state.phase == OVER
    assert longest < GAME.max_plies


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_games_with_options_end(seats: int, options: dict[str, object]) -> None:
    fresh = start(seats, options)
    for seed in range(300):
        state = fresh.clone()
        run(state, Luck(seed), GAME.max_plies)
        assert state.phase == OVER
        assert len(state.returns()) == seats
        assert len(set(state.returns())) == 1


def check_table(state: Semester) -> None:
    """What is kept twice agrees, and every number is one that can be."""
    plugged = {p: state.at(p, INSTRUMENT) for p in range(PROGRAMS) if state.at(p, INSTRUMENT) != NONE}
    assert members(state.plugged) == sorted(plugged)
    assert members(state.attached) == sorted(plugged.values())
    assert all(state.active >> p & 1 and state.tables.fits[i] >> p & 1 for p, i in plugged.items())
    assert len([i for i in plugged.values() if i < FACILITY]) <= 4
    assert len(members(state.row)) <= 2
    assert state.altair == NONE or state.tables.hosts >> plugged[state.altair] & 1
    for p in range(1, PROGRAMS):
        if state.at(p, SIDE) != NONE:
            assert 0 <= state.at(p, HOURS) < state.tables.need[state.at(p, SIDE)]
    assert state.flipped or state.at(BASE, HOURS) < state.tables.checkouts
    assert 0 <= state.reputation <= 4


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_what_is_derived_stays_true(seats: int, options: dict[str, object]) -> None:
    for seed in range(3):
        state, luck = start(seats, options), Luck(seed, seats)
        while actors := state.actors():
            check_table(state)
            seat = next_actor(actors)
            state.apply(seat, state.pick(seat, luck.word()))
        check_table(state)


def unrefused(state: Semester) -> list[int]:
    """What the refusals leave over."""
    found = [action for action in range(BOOBOO) if not main_faults(state, action)]
    return found + ([BOOBOO] if state.may_undo() else []) + [END_TURN]


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_the_list_of_actions_agrees_with_the_refusals(seats: int, options: dict[str, object]) -> None:
    """Legal moves are listed with sets, refusals ask condition by condition: both must draw the same line."""
    state, luck, looked = start(seats, options), Luck(seats, 99), 0
    while actors := state.actors():
        seat = next_actor(actors)
        if seat != NATURE and state.phase == MAIN and luck.below(12) == 0:
            assert list(state.legal(seat)) == unrefused(state)
            looked += 1
        state.apply(seat, state.pick(seat, luck.word()))
    assert looked > 0


def test_an_undo_never_rerolls() -> None:
    """After a booboo the same moves meet the same cards again, one by one."""
    undone = 0
    for seed in range(40):
        state, luck = start(4, {"booboo": True}), Luck(seed)
        since: list[tuple[int, int]] = []
        while actors := state.actors():
            seat = next_actor(actors)
            action = state.pick(seat, luck.word())
            if action == BOOBOO:
                again = state.clone()
                again.apply(seat, action)
                repeat(again, since)
                assert look_alike(again) == look_alike(state)
                undone += 1
            since = [] if action < ATTACH else since
            since.append((seat, action))
            state.apply(seat, action)
    assert undone >= 20


def repeat(state: Semester, events: list[tuple[int, int]]) -> None:
    for seat, action in events:
        assert action in state.legal(seat)
        assert seat != NATURE or list(state.legal(seat)) == [action]
        state.apply(seat, action)


def look_alike(state: Semester) -> dict[str, object]:
    """A position without what an undo changes for good."""
    return {key: value for key, value in state.to_dict().items() if key not in ("reputation", "undo")}


def test_perft() -> None:
    """Counts of action sequences, committed so that no change of the rules goes unnoticed."""
    cases = tomllib.loads((Path(__file__).parent / "perft.toml").read_text(encoding="utf-8"))["case"]
    assert len(cases) >= 6
    for case in cases:
        state = start(case["seats"], case["options"])
        run(state, Luck(case["seed"]), case["plies"])
        assert [perft(state, depth) for depth in range(1, len(case["counts"]) + 1)] == case["counts"]


# -- the greedy player ---------------------------------------------------------------------------------------


def test_the_greedy_player_plays_legal_moves_with_every_option() -> None:
    for seats, options in MODES:
        state, luck = start(seats, options), Luck(seats)
        while actors := state.actors():
            seat = next_actor(actors)
            action = state.pick(seat, luck.word()) if seat == NATURE else choose(state.known_to(seat), seat)
            assert action in state.legal(seat)
            state.apply(seat, action)


def test_the_greedy_player_wins_more_often_than_not() -> None:
    for seats in (2, 3, 4):
        assert sum(play(seats, seed).level > 0 for seed in range(12)) > 6
