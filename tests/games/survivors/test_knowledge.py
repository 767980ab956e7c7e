"""Who knows what: hidden stacks, and turns taken at the same time."""

from __future__ import annotations

import json

from ecliptic.kernel.state import HIDDEN, LATER, NATURE, SPECTATOR, State
from tests.games.survivors.helpers import GAME, begun, board, do, me, player
from tests.games.survivors.helpers import at as position


def dump(state: State) -> str:
    return json.dumps(state.to_dict())


def test_other_seats_stand_as_the_round_began() -> None:
    state = begun(2)
    before = dump(state.known_to(1))
    do(state, "roll +0", "* die 1", "* die 1", "* die 6", "* die 6")
    assert state.seen_as(1, 0, state.legal(0)[0]) == LATER
    assert dump(state.known_to(1)) == before
    assert me(state.known_to(1), 0)["phase"] == "prepare"
    assert me(state.known_to(0), 0)["dice"] == [1, 1, 6, 6]
    do(state, "end")
    assert dump(state.known_to(1)) == before
    do(state, "roll +0", "* die 1", "* die 1", "* die 6", "* die 6", "lock spot 1", "end", seat=1)
    assert me(state.known_to(0), 1)["ore"] == 1


def test_nature_for_another_seat_is_noticed_by_nobody() -> None:
    state = begun(3)
    do(state, "roll +0", seat=2)
    assert state.actors() == 1 << NATURE | 0b011
    assert state.known_to(0).actors() == 0b111
    assert state.known_to(2).actors() >> NATURE == 1
    assert state.seen_as(0, NATURE, state.legal(NATURE)[0]) == LATER
    assert state.seen_as(2, NATURE, state.legal(NATURE)[0]) == state.legal(NATURE)[0]
    do(state, "roll +0", seat=0)
    assert state.stream() == 2
    do(state, "* die 1", "* die 1", "* die 1", "* die 1")
    assert (me(state)["phase"], state.stream()) == ("operate", 4)


def test_stacks_are_dealt_unseen_and_the_market_openly() -> None:
    state = GAME.start(2)
    assert state.seen_as(0, NATURE, state.legal(NATURE)[0]) == state.legal(NATURE)[0]
    while state.to_dict()["stage"] == "market":
        state.apply(NATURE, state.legal(NATURE)[0])
    assert all(state.seen_as(v, NATURE, state.legal(NATURE)[0]) == HIDDEN for v in (0, 1, SPECTATOR))


def test_a_drawn_board_is_seen_by_its_player_only_until_the_round_ends() -> None:
    covered = [".....", ".....", ".....", ".####", "....."]
    mine = player(0, dice=[1, 1], boards=[board("H1", covered=covered)], queue=["E05", "E06"])
    state = position(mine, player(1, queue=["E07"]))
    do(state, "lock kind 2x1", "draw", "* board E05")
    assert me(state.known_to(0))["drawn"] == "E05"
    assert me(state.known_to(1))["drawn"] is None
    assert me(state.known_to(1))["queue"] == ["?", "?"]
