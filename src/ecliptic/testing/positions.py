"""Checks of positions as data: written down and read again they are the same, whole or as somebody knows them."""

from __future__ import annotations

import json
from collections.abc import Iterator

from ecliptic.bots import bot
from ecliptic.games import GAMES
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import NATURE, State
from ecliptic.testing.kit import Kit, Spot, called, dump, random_event, some_actor, viewers, walk

PLAYER = "medium"
"""Random games hardly ever come to where players want to be: its games do."""
PLIES = 300
"""How many positions of a longer game are looked at."""


def check_positions(kit: Kit, seed: int) -> None:
    """A position, whole or as a viewer knows it, is the same after it was written down, and so is all play from it."""
    for spot in _games(kit, seed):
        _check_same(spot, spot.state, "it")
        eyes = viewers(spot.state)
        for number in (2 * spot.ply, 2 * spot.ply + 1):  # in turn, so that everybody has looked after a few plies
            viewer = eyes[number % len(eyes)]
            _check_same(spot, spot.state.known_to(viewer), f"what {called(viewer)} knows of it")
        if spot.ply % 16 == 0:
            _check_continuation(spot)


def _games(kit: Kit, seed: int) -> Iterator[Spot]:
    """Every position of two games of each variant: one played at random, one played as well as can be done quickly.

    The latter only of registered games: others have no player of their own.
    """
    events = (random_event, _good_event) if kit.game.id in GAMES else (random_event,)
    for variant in kit.variants:
        for number, event in enumerate(events):
            stride = 1 + sum(1 for _ in walk(kit, variant, seed, number, event)) // PLIES
            for spot in walk(kit, variant, seed, number, event):
                if spot.ply % stride == 0 or not spot.state.actors():
                    yield spot


def _good_event(state: State, luck: Luck) -> tuple[int, int]:
    seat = some_actor(state.actors(), luck)
    action = state.pick(seat, luck.word()) if seat == NATURE else bot(PLAYER).choose(state.known_to(seat), seat)
    state.apply(seat, action)
    return seat, action


def _check_same(spot: Spot, state: State, what: str) -> None:
    try:
        written = dump(state)
        read = spot.kit.game.position(json.loads(written))
    except (TypeError, ValueError) as error:
        raise spot.wrong(f"a position of the game cannot be written and read ({what}): {error}") from error
    if dump(read) != written:
        raise spot.wrong(f"a position changes by being written down and read ({what})")
    if any(list(read.legal(seat)) != list(state.legal(seat)) for seat in range(state.seats)):
        raise spot.wrong(f"a position has other legal actions after it was written down and read ({what})")


def _check_continuation(spot: Spot) -> None:
    read, state = spot.kit.game.position(spot.state.to_dict()), spot.state.clone()
    luck, twin = spot.luck, spot.luck
    for _ in range(10):
        if (read.actors(), read.stream(), read.barriers()) != (state.actors(), state.stream(), state.barriers()):
            raise spot.wrong("play goes on differently from a position that was written down")
        if state.actors() == 0:
            return
        if random_event(state, luck) != random_event(read, twin) or dump(read) != dump(state):
            raise spot.wrong("play goes on differently from a position that was written down")
