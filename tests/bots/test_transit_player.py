"""The player of The Transit of Venus: honest, quick, and far better than chance."""

from __future__ import annotations

from typing import cast

from ecliptic import NATURE, Luck, game
from ecliptic.bots import transit as player
from ecliptic.games.transit import ids as c
from ecliptic.games.transit.rules import Transit
from ecliptic.games.transit.scoring import rank_counts, sums, tableau_value
from ecliptic.kernel.playout import next_actor
from ecliptic.testing.kit import dump

GAME = game("transit")


def play(seats: int, seed: int, careful: bool = True) -> Transit:
    state, luck = cast(Transit, GAME.start(seats)), Luck(seed)
    while actors := state.actors():
        seat = next_actor(actors)
        action = state.pick(seat, luck.word()) if seat == NATURE else player.decide(state, seat, luck, careful)
        state.apply(seat, action)
    return state


def test_in_a_whole_world_it_does_what_it_would_do_with_what_it_knows() -> None:
    """The search lets it play in whole worlds, so it must not look around there."""
    for seed in range(8):
        state, luck = cast(Transit, GAME.start(2 + seed % 3)), Luck(seed)
        while actors := state.actors():
            seat = next_actor(actors)
            if seat == NATURE:
                action = state.pick(seat, luck.word())
            else:
                before, known = dump(state), state.known_to(seat)
                for careful in (True, False):
                    action = player.decide(state, seat, Luck(1), careful)
                    assert action == player.decide(known, seat, Luck(1), careful)
                    assert action in list(state.legal(seat))
                assert dump(state) == before
                if luck.below(4) == 0:
                    action = state.pick(seat, luck.word())  # so that it sees positions it would not bring about
            state.apply(seat, action)


def test_it_wins_most_games_where_chance_wins_none() -> None:
    for seats in (2, 3, 4):
        won = sum(play(seats, seed).outcome == 1 for seed in range(120))
        assert won > 60
        assert won > sum(play(seats, seed, careful=False).outcome == 1 for seed in range(120))


def test_the_tableau_is_counted_as_the_rules_count_it() -> None:
    checked = 0
    for seed in range(40):
        state, luck = cast(Transit, GAME.start(3)), Luck(seed)
        for _ in range(200):
            if state.actors() == 0:
                break
            seat = next_actor(state.actors())
            state.apply(seat, state.pick(seat, luck.word()))
            counts = rank_counts(state)
            assert player.pays(counts) == tableau_value(state)
            ways = sums(counts)
            for rank in range(1, 9):
                with_it = player.pays_with(counts, ways, rank)
                counts[rank] += 1
                assert player.pays(counts) == with_it
                counts[rank] -= 1
            checked += 1
    assert checked > 1000


def test_a_century_far_behind_counts_more() -> None:
    state = cast(Transit, GAME.start(4))
    state.hourglass = 30
    for seat in range(4):
        state.at[c.MARK + state.track(seat)] = 30
    assert [round(share, 6) for share in player.stakes(state)] == [0.25] * 4
    state.at[c.MARK + state.track(2)] = 10
    shares = list(player.stakes(state))
    assert shares[2] > 0.8
    assert sum(shares) == 1.0


def test_hope_falls_with_the_gap_and_rises_with_the_rounds_to_come() -> None:
    state = cast(Transit, GAME.start(4))
    hopes = []
    for hourglass in (10, 20, 30, 40):
        state.hourglass = hourglass
        hopes.append(player.hope(state))
    assert hopes == sorted(hopes, reverse=True)
    before = player.hope(state)
    state.setbacks_left -= 2
    assert player.hope(state) < before
