"""Random play and counting, compiled."""

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.kernel.bits import lowest
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import NATURE, State


def next_actor(actors: i64) -> i64:
    """Who a driver asks first: Nature if it must act, else the lowest seat."""
    if actors >> NATURE:
        return NATURE
    return lowest(actors)


def run(state: State, luck: Luck, limit: i64) -> i64:
    """Plays at random until the game is over or `limit` actions were made; returns how many."""
    plies: i64 = 0
    while plies < limit:
        actors = state.actors()
        if actors == 0:
            break
        seat = next_actor(actors)
        state.apply(seat, state.pick(seat, luck.word()))
        plies += 1
    return plies


def settle(state: State, luck: Luck) -> None:
    """Lets Nature act until a seat must, or the game is over."""
    while state.actors() >> NATURE:
        state.apply(NATURE, state.pick(NATURE, luck.word()))


def playout(state: State, seed: i64, limit: i64 = 1_000_000) -> list[float]:
    """A random game from here to its end; the given state is left alone. Returns the result for each seat."""
    copy = state.clone()
    run(copy, Luck(seed), limit)
    return copy.returns()


def perft(state: State, depth: i64) -> i64:
    """The number of action sequences of this length, chance included (games that end sooner count once)."""
    if depth == 0:
        return 1
    actors = state.actors()
    if actors == 0:
        return 1
    seat = next_actor(actors)
    choices: vec[i64] = state.legal(seat)
    total: i64 = 0
    i: i64 = 0
    while i < len(choices):
        copy = state.clone()
        copy.apply(seat, choices[i])
        total += perft(copy, depth - 1)
        i += 1
    return total
