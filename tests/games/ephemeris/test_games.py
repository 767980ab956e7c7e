"""Whole games: random play in every mode and at every count, golden records, perft counts."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from ecliptic import NATURE, perft
from ecliptic.games.ephemeris.deal import BURIED, SLOTS
from ecliptic.games.ephemeris.hands import Hands
from ecliptic.games.ephemeris.ids import ECLIPSE, OFFER, P_ROLL
from ecliptic.games.ephemeris.moves import TEXTS
from ecliptic.games.ephemeris.three import GameThree
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import run
from ecliptic.kernel.record import Record

from .helpers import GAME, play, position, two

HERE = Path(__file__).parent
GOLDEN = sorted((HERE / "golden").glob("*.txt"))

EVERY: list[tuple[int, dict[str, Any]]] = [
    *[(2, {"mode": "one", **extra}) for extra in ({}, {"open": True}, {"draft": True}, {"manual_call": True})],
    *[(n, {"mode": "two", **extra}) for n in (2, 3, 4) for extra in ({}, {"open": True}, {"manual_call": True})],
    *[(n, {"mode": "three", "pick": n % 2 == 0}) for n in (2, 3, 4, 5, 6, 7)],
    *[(n, {"mode": mode}) for n in (2, 3, 4, 5, 6) for mode in ("pairs", "snap")],
]  # fmt: skip


@pytest.mark.parametrize(("seats", "options"), EVERY)
def test_random_games_end_within_the_caps(seats: int, options: dict[str, object]) -> None:
    for seed in range(12):
        state = GAME.start(seats, options)
        plies = run(state, Luck(seed), GAME.max_plies)
        assert state.actors() == 0
        assert plies < GAME.max_plies
        results = state.returns()
        assert len(results) == seats
        assert sum(results) == pytest.approx(1) or (options["mode"] == "two" and sum(results) == 0)


@pytest.mark.parametrize(("seats", "options"), [case for case in EVERY if case[1]["mode"] in ("one", "two")])
def test_long_games_keep_their_components(seats: int, options: dict[str, object]) -> None:
    """Without draws and Eclipses: cards conserved, nobody stuck, the cap kept."""

    def watch(before: Any, seat: int, action: int, after: Any) -> None:
        assert isinstance(after, Hands)
        if after.phase >= P_ROLL and not after.kit.draft:
            for body in range(9):
                held = sum(after.held(who) >> body & 1 for who in range(seats))
                buried = sum(after.cards[who * SLOTS + BURIED] >> (2 * body) & 3 for who in range(seats))
                assert held + buried + (after.pack >> (4 * body) & 15) == 3
            for sign in range(12):
                assert sum(after.goal(who) >> (4 * sign) & 15 for who in range(seats)) <= 2

    state = GAME.start(seats, {**options, "cap": 40})
    play(state, seats, watch, avoid=(ECLIPSE, OFFER))
    assert state.actors() == 0
    assert state.count <= 40


def test_longest_games_stay_below_max_plies() -> None:
    for seats, options in ((2, {"mode": "one"}), (4, {"mode": "two"}), (2, {"mode": "one", "manual_call": True})):
        state = GAME.start(seats, {**options, "cap": 1000})
        assert play(state, 1, avoid=(ECLIPSE, OFFER), limit=GAME.max_plies) < GAME.max_plies
        assert state.actors() == 0
    series = GAME.start(2, {"mode": "three", "series": 9})
    assert run(series, Luck(1), GAME.max_plies) < GAME.max_plies
    assert isinstance(series, GameThree)
    assert series.game == 9


def test_golden_records_hold_every_kind_of_event() -> None:
    """The suite replays them; here they must be worth it. Random games of Game Two end too early in an Eclipse."""
    words = {move.split(" ")[0] for path in GOLDEN for _, move in Record.from_text(path.read_text()).events}
    rare = {"void"}  # a deal that must be done again
    spelled = {text.split(" ")[0] for text in TEXTS if text[:4] != "back"}
    assert spelled - words <= rare
    two = {move for _, move in Record.from_text((HERE / "golden" / "two-everything.txt").read_text()).events}
    assert {"turn up", "eclipse", "agree", "decline", "pluto red fails", "pluto blue wins", "ephemeris 2"} <= two


PERFT = tomllib.loads((HERE / "perft.toml").read_text())


@pytest.mark.parametrize("name", PERFT)
def test_perft(name: str) -> None:
    """How many sequences of plies there are: counts that any other program of the rules can check."""
    entry = PERFT[name]
    if "dice" in entry:
        state = two(entry["board"], dice=entry["dice"], pluto=[])
    else:
        state = position("one", "move", board=entry["board"], offered=True)
    for depth, count in enumerate(entry["counts"], 1):
        assert perft(state, depth) == count


def test_perft_by_walking_the_board() -> None:
    """The first two counts of Game One's start by brute force, with draw offers left out."""
    from .test_ring import pack, walk

    start = [3, 4, 2, 1, 0, 8, 9, 10, 11]
    assert sum(walk(start, body) for body in range(9)) == PERFT["start"]["counts"][0]
    total = 0
    for body in range(9):
        for steps in range(1, walk(start, body) + 1):
            after = [*start]
            after[body] = (start[body] + steps) % 12
            assert pack(after) >= 0
            total += sum(walk(after, other) for other in range(9))
    offers = PERFT["start"]["counts"][0]  # each reply may be an offer of a draw
    assert total + offers == PERFT["start"]["counts"][1]


def test_actors_of_nature_have_odds() -> None:
    state = GAME.start(4, {"mode": "two"})

    def watch(before: Any, seat: int, action: int, after: Any) -> None:
        if seat == NATURE:
            assert len(before.odds()) == len(before.legal(NATURE))
            assert min(before.odds()) > 0
        else:
            assert len(before.odds()) == 0

    play(state, 2, watch, avoid=(ECLIPSE,), limit=300)
