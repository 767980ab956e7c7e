"""Rollouts: games played out quickly by a guide, with chance that can be repeated (compiled).

Nature draws from streams of its own (as at a real table: one for each seat, one for what is shared), apart from
whatever chance the players use. Two games that are played out with the same `RolloutLuck` meet the same dice and the
same shuffles for as long as they stay alike, so what differs between their results comes from what differed at their
beginning.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecliptic.bots.search_guide import Guide
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import MAX_SEATS, NATURE, SEAT_STREAM, State

STREAMS: Final = SEAT_STREAM + MAX_SEATS
PER_ROLLOUT: Final = 16
"""How many random streams each rollout has: those of the game, and last a guess and the players."""
GUESS: Final = 14
PLAYERS: Final = 15
NO_STAGE: Final = 1 << 30
"""No game comes that far."""


class RolloutLuck:
    """All the chance of rollout number `number` of a seed, after `drawn` words of each stream are used up."""

    def __init__(self, seed: i64, number: i64, drawn: list[int]) -> None:
        self.streams: list[Luck] = []
        self.players: Luck = Luck(seed, number * PER_ROLLOUT + PLAYERS)
        for stream, gone in enumerate(drawn):
            luck = Luck(seed, number * PER_ROLLOUT + stream)
            left: i64 = gone
            while left > 0:
                luck.word()
                left -= 1
            self.streams.append(luck)

    def draw(self, state: State) -> None:
        """Nature acts."""
        luck = self.streams[state.stream()]
        state.apply(NATURE, state.pick(NATURE, luck.word()))


def finish(state: State, guide: Guide, luck: RolloutLuck) -> list[float]:
    """Plays on from here, in place, to the very end; the result for each seat."""
    return play_on(state, guide, luck, NO_STAGE)


def play_on(state: State, guide: Guide, luck: RolloutLuck, stage: i64) -> list[float]:
    """Plays on from here, in place, until the game has passed this stage; what it is worth to each seat."""
    while True:
        actors = state.actors()
        if actors == 0:
            return state.returns()
        if stage != NO_STAGE and guide.stage(state) > stage:
            return guide.value(state)
        seat = next_actor(actors)
        if seat == NATURE:
            luck.draw(state)
        else:
            state.apply(seat, guide.policy(state, seat, luck.players))
