"""Many games stepped together (compiled). NumPy looks at the vecs of a batch in place: see `vector.py`."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.envs.writer import Encoder
from ecliptic.kernel.bits import bit, filled, lowest
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import MAX_SEATS, NATURE, SEAT_STREAM, State

STREAMS: Final = SEAT_STREAM + MAX_SEATS + 1
"""Those of a position, and one for players who move at random."""
PLAYERS: Final = STREAMS - 1
SELF_PLAY: Final = -1


@final
class Streams:
    """The chance of one game: a generator for each random stream, so that seats never disturb each other's."""

    def __init__(self, seed: i64) -> None:
        self.generators: list[Luck] = []
        stream: i64 = 0
        while stream < STREAMS:
            self.generators.append(Luck(seed, stream))
            stream += 1

    def settle(self, state: State) -> None:
        """Lets Nature act until a seat must, or the game is over."""
        while state.actors() >> NATURE:
            luck = self.generators[state.stream()]
            state.apply(NATURE, state.pick(NATURE, luck.word()))

    def numbers(self) -> list[int]:
        """Where each generator stands."""
        found: list[int] = []
        for luck in self.generators:
            found += [luck.a, luck.b, luck.c, luck.n]
        return found

    def restore(self, numbers: list[int]) -> None:
        """The inverse of `numbers`."""
        at = 0
        for luck in self.generators:
            luck.a, luck.b, luck.c, luck.n = numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3]
            at += 4


@final
class Batch:
    """Many games of one kind. A step is one decision in each of them; a game that is over begins again at the next.

    Only with `learner` SELF_PLAY every seat's decisions are asked for, the observation being that of the seat asked.
    Else only those of the learner are, and the others move at random.
    """

    def __init__(self, start: State, encoder: Encoder, count: i64, learner: i64, limit: i64) -> None:
        self.start: State = start
        self.encoder: Encoder = encoder
        self.size: i64 = count
        self.learner: i64 = learner
        self.limit: i64 = limit
        """Decisions after which a game is cut short."""
        self.width: i64 = encoder.words
        self.mask_width: i64 = (start.action_count() + 7) // 8
        """Words of an observation and of a mask."""
        self.observations: vec[i64] = filled(count * self.width, 0)
        self.masks: vec[i64] = filled(count * self.mask_width, 0)
        self.rewards: vec[float] = no_rewards(count * start.seats)
        self.seats: vec[i64] = filled(count, 0)
        """Who is asked in each game, or was last."""
        self.ended: vec[i64] = filled(count, 0)
        """1 once a game is over, 2 when it was cut short."""
        self.made: vec[i64] = filled(count, 0)
        """Decisions made in each game."""
        self.states: list[State] = []
        self.streams: list[Streams] = []
        self.listed: list[vec[i64]] = []
        """The actions marked in each mask."""
        i: i64 = 0
        while i < count:
            self.states.append(start)
            self.streams.append(Streams(i))
            self.listed.append(vec[i64]())
            i += 1

    def seed(self, game: i64, seed: i64) -> None:
        """A new game with this seed."""
        self.streams[game] = Streams(seed)
        self.renew(game)

    def renew(self, game: i64) -> None:
        """A new game with the random streams of the last one."""
        state = self.start.clone()
        self.states[game] = state
        self.made[game] = 0
        self.ended[game] = 0
        self._go_on(game, state)

    def illegal(self, actions: vec[i64]) -> i64:
        """The first game whose action is not allowed, or -1."""
        actions_end = self.start.action_count()
        masks = self.masks
        i: i64 = 0
        while i < self.size:
            action = actions[i]
            if action < 0 or action >= actions_end:
                return i
            if (masks[i * self.mask_width + (action >> 3)] >> ((action & 7) << 3)) & 1 == 0:
                return i
            i += 1
        return -1

    def step(self, actions: vec[i64]) -> None:
        """One decision in each game. Trusts its caller, like `State.apply`."""
        rewards = self.rewards
        i: i64 = 0
        while i < len(rewards):
            rewards[i] = 0.0
            i += 1
        i = 0
        while i < self.size:
            if self.ended[i]:
                self.renew(i)
            else:
                state = self.states[i]
                state.apply(self.seats[i], actions[i])
                self.made[i] += 1
                self._go_on(i, state)
            i += 1

    def _go_on(self, game: i64, state: State) -> None:
        """Chance and the random players, until a decision is due; then what is seen of it."""
        streams = self.streams[game]
        streams.settle(state)
        actors = state.actors()
        learner = self.learner
        if learner != SELF_PLAY:
            luck = streams.generators[PLAYERS]
            while actors != 0 and actors & bit(learner) == 0:
                seat = lowest(actors)
                state.apply(seat, state.pick(seat, luck.word()))
                streams.settle(state)
                actors = state.actors()
            self.seats[game] = learner
        elif actors != 0:
            self.seats[game] = lowest(actors)
        if actors == 0:
            self._end(game, state)
        elif self.made[game] >= self.limit:
            self.ended[game] = 2
        self._observe(game, state)

    def _end(self, game: i64, state: State) -> None:
        self.ended[game] = 1
        at: i64 = game * state.seats
        for value in state.returns():
            self.rewards[at] = value
            at += 1

    def _observe(self, game: i64, state: State) -> None:
        seat = self.seats[game]
        self.encoder.write(state.known_to(seat), seat, self.observations, game * self.width)
        masks = self.masks
        base: i64 = game * self.mask_width
        old = self.listed[game]
        i: i64 = 0
        while i < len(old):
            masks[base + (old[i] >> 3)] = 0
            i += 1
        if self.ended[game]:
            new = vec[i64]([i64(0)])  # the next action is ignored, but a choice needs something to choose from
        else:
            new = state.legal(seat)
        mark(masks, base, new)
        self.listed[game] = new


def mark(masks: vec[i64], base: i64, actions: vec[i64]) -> None:
    """A 1 for each of these actions in the mask that begins there. They are in ascending order, so those of a word come
    together."""
    at: i64 = -1
    word: i64 = 0
    i: i64 = 0
    while i < len(actions):
        action = actions[i]
        if action >> 3 != at:
            if at >= 0:
                masks[base + at] = word
            at = action >> 3
            word = 0
        word |= bit((action & 7) << 3)
        i += 1
    if at >= 0:
        masks[base + at] = word


def mask(state: State, seat: i64, words: i64) -> vec[i64]:
    """The mask of what a seat may do, this many words long."""
    made = filled(words, 0)
    mark(made, 0, state.legal(seat))
    return made


def no_rewards(count: i64) -> vec[float]:
    made = vec[float]()
    i: i64 = 0
    while i < count:
        made = append(made, 0.0)
        i += 1
    return made
