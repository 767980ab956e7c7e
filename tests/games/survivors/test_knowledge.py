"""Who knows what: hidden stacks, and turns taken at the same time."""

from __future__ import annotations

import json

import pytest

from ecliptic.games.survivors.rules import Survivors
from ecliptic.kernel.bits import nth, size
from ecliptic.kernel.chance import Fate, Seed
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import HIDDEN, LATER, NATURE, SPECTATOR, State
from tests.games.survivors.table import GAME, begun, board, do, me, played, player
from tests.games.survivors.table import at as position


def dump(state: State) -> str:
    return json.dumps(state.to_dict())


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_guess_agrees_with_what_is_known(seats: int) -> None:
    for seed in range(6):
        state = played(seats, seed, 40 + 60 * seed)
        for viewer in (*range(seats), SPECTATOR):
            known = state.known_to(viewer)
            guess = state.known_to(viewer)
            guess.fill(Luck(seed))
            assert dump(guess.known_to(viewer)) == dump(known) == dump(known.known_to(viewer))
            if viewer < seats:
                assert list(guess.legal(viewer)) == list(known.legal(viewer)) == list(state.legal(viewer))


def test_two_deals_look_the_same_to_everybody() -> None:
    """Two worlds that differ in every stack: nothing that anyone is shown tells them apart."""
    here, there = begun(3, seed=1), begun(3, seed=1)
    for seat in range(3):
        there.row[seat * 34 + 19] = here.row[(seat + 1) % 3 * 34 + 19]
    assert dump(here) != dump(there)
    luck, twin = Luck(9), Luck(9)
    for _ in range(300):
        events = [_random_event(state, lucky) for state, lucky in ((here, luck), (there, twin))]
        if events[0] != events[1]:
            break  # a board was turned up: from here on the worlds are known to differ
        for viewer in (0, 1, 2, SPECTATOR):
            eyes = None if viewer == SPECTATOR else viewer
            assert dump(here.known_to(viewer)) == dump(there.known_to(viewer))
            assert GAME.view(here, eyes) == GAME.view(there, eyes)
    assert events[0] != events[1]


def _random_event(state: Survivors, luck: Luck) -> tuple[int, int]:
    actors = state.actors()
    seat = NATURE if actors >> NATURE else nth(actors, luck.below(size(actors)))
    action = state.pick(seat, luck.word())
    state.apply(seat, action)
    return int(seat), int(action)


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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_order_of_seats_in_a_round_makes_no_difference(seats: int) -> None:
    def game(order: int) -> list[str]:
        state, fate, asked, rounds = GAME.start(seats, {"round_limit": 6}), Fate(Seed.of_number(3)), [0] * seats, []
        while actors := state.actors():
            barriers = state.barriers()
            if actors >> NATURE:
                state.apply(NATURE, fate.next_action(state))
            else:
                seat = nth(actors, 0 if order == 0 else size(actors) - 1)
                asked[seat] += 1
                state.apply(seat, state.pick(seat, Luck(asked[seat], seat).word()))
            if state.barriers() != barriers:
                rounds.append(dump(state))
        return [*rounds, dump(state)]

    assert game(0) == game(1)
