"""Whole games: random ones to their end, small ones counted."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import cast

import pytest

from ecliptic.games.survivors.ids import (
    BOARD_,
    BOARDS_,
    CRYSTALS_,
    FRESH_,
    FULL,
    HELD_,
    ORE_,
    PHASE_,
    QUEUED_,
    RODS_,
    SPENT_,
    STRIDE,
)
from ecliptic.games.survivors.position import nibbles
from ecliptic.games.survivors.rules import Survivors
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor, perft, run
from ecliptic.kernel.state import pick_from_legal
from tests.games.survivors.helpers import GAME

HERE = Path(__file__).parent


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_2000_random_games_end_by_launch_or_by_the_caps(seats: int) -> None:
    longest = 0
    for seed in range(500):
        state = GAME.start(seats)
        longest = max(longest, run(state, Luck(seed, seats), GAME.max_plies))
        assert state.actors() == 0
        results = state.returns()
        if seats > 1:
            assert sum(results) == pytest.approx(1)
            assert state.round == 60 or max(state.row[s * STRIDE + RODS_] for s in range(seats)) >= 5
        else:
            assert 0 <= results[0] <= 1
            assert state.round <= 100
    assert longest < GAME.max_plies / 5


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_is_lost_on_the_way(seats: int) -> None:
    for seed in range(3):
        state = GAME.start(seats, {"round_limit": 25, "turn_limit": 60})
        luck = Luck(seed)
        while state.actors():
            seat = next_actor(state.actors())
            word = luck.word()
            action = state.pick(seat, word)
            assert action == pick_from_legal(state, seat, word)
            state.apply(seat, action)
            _check(state)


def _check(state: Survivors) -> None:
    row = state.row
    parts = nibbles(state.market) + nibbles(state.deck)
    engineers = nibbles(state.stacks)
    for seat in range(state.seats):
        base = seat * STRIDE
        held = nibbles(row[base + FRESH_]) + nibbles(row[base + SPENT_])
        parts += held
        engineers += state.rescued(seat)
        assert held <= 4
        assert int(row[base + HELD_]).bit_count() <= 4
        assert row[base + BOARDS_] + row[base + QUEUED_] <= (6 if state.seats == 1 else 4)
        if row[base + PHASE_] == 0:
            assert row[base + CRYSTALS_] + row[base + ORE_] <= 8 or row[base + SPENT_]
        finished = sum(row[base + BOARD_ + i] & FULL == FULL for i in range(row[base + BOARDS_]))
        if state.seats > 1:
            assert row[base + RODS_] >= 2 * finished + (held == 4)
    assert parts == (28 if state.seats > 1 else 5)
    assert engineers == 6 * max(1, state.seats - 1)


PERFT = tomllib.loads((HERE / "perft.toml").read_text(encoding="utf-8"))["case"]


@pytest.mark.parametrize("case", PERFT, ids=lambda case: case["name"])
def test_perft(case: dict[str, object]) -> None:
    state = GAME.position(cast(dict[str, object], case["position"]))
    counts = cast(list[int], case["counts"])
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
