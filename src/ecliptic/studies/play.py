"""One game of a study, and what is noticed in it."""

from __future__ import annotations

from dataclasses import dataclass, field

from ecliptic.bots.game_modules import careless
from ecliptic.kernel.chance import Fate, Seed
from ecliptic.kernel.game import Game
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import NATURE, SEAT_STREAM, State
from ecliptic.studies.features import Features
from ecliptic.studies.plan import WAVER, Cell, Plan, number, secret
from ecliptic.studies.players import player

OFTEN = 4
"""A game in which one move in this many is made while others could act too is one in which all act at once. A vote does
not make it one."""
ALL = -1
"""The seat of chance that concerns everybody."""


@dataclass
class Played:
    """A finished game."""

    luck: int
    challenger: int
    results: list[float]
    scores: list[float]
    turns: int
    decisions: int
    """Moves of players who had a choice."""
    moves: int
    """All moves of players."""
    events: int
    """Moves and chance."""
    offered: dict[tuple[int, int], int] = field(default_factory=dict)
    """How often a seat could choose a topic, by (seat, number of the topic)."""
    chosen: dict[tuple[int, int], int] = field(default_factory=dict)
    done: dict[tuple[int, int], int] = field(default_factory=dict)
    """Chosen or without a choice."""
    drawn: dict[tuple[int, int], int] = field(default_factory=dict)
    """How often chance did it, by the seat that it concerns."""
    offered_at: dict[tuple[int, int], int] = field(default_factory=dict)
    """The event, counted from 1, at which it could be chosen for the first time."""
    done_at: dict[tuple[int, int], int] = field(default_factory=dict)
    """The event at which it was done or drawn for the first time."""


class Watch:
    """Counts while a game is played."""

    def __init__(self, features: Features) -> None:
        self.features = features
        self.played = Played(0, -1, [], [], 0, 0, 0, 0)
        self._last = -1
        self._together = 0
        """Moves that were made while others could act too."""

    def chance(self, state: State, action: int) -> None:
        """Notices what chance is about to do, and for whom."""
        self.played.events += 1
        if state.seats == 1:
            self._last = -1  # alone, a turn lasts until chance steps in
        seat = receiver(state, action)
        for topic in self.features.numbers(state, NATURE, [action])[0]:
            _count(self.played.drawn, seat, topic)
            self.played.done_at.setdefault((seat, topic), self.played.events)

    def move(self, state: State, seat: int, choices: list[int], action: int) -> None:
        """Notices what a seat is about to do, and what else it could."""
        played = self.played
        played.events += 1
        played.moves += 1
        if state.actors() & ~(1 << seat):
            self._together += 1
        if seat != self._last:
            played.turns += 1
            self._last = seat
        if len(choices) == 1:
            about = self.features.numbers(state, seat, choices)[0]
        else:
            played.decisions += 1
            offered = self.features.numbers(state, seat, choices)
            about = offered[choices.index(action)]
            for topic in {topic for topics in offered for topic in topics}:
                _count(played.offered, seat, topic)
                played.offered_at.setdefault((seat, topic), played.events)
            for topic in about:
                _count(played.chosen, seat, topic)
        for topic in about:
            _count(played.done, seat, topic)
            played.done_at.setdefault((seat, topic), played.events)

    def finish(self, state: State) -> Played:
        """The game is over."""
        self.played.results = [float(value) for value in state.returns()]
        self.played.scores = self.features.scores(state)
        if state.seats == 1 or OFTEN * self._together >= self.played.moves:
            self.played.turns = state.barriers() or self.played.turns  # where all act at once, rounds are the turns
        return self.played


def _count(counts: dict[tuple[int, int], int], seat: int, topic: int) -> None:
    counts[seat, topic] = counts.get((seat, topic), 0) + 1


def receiver(state: State, action: int) -> int:
    """Whom an event of chance concerns: the seat whose stream it is, or the only one that sees it; otherwise all."""
    seat = state.stream() - SEAT_STREAM
    if 0 <= seat < state.seats:
        return int(seat)
    if state.seats == 1:
        return 0
    seeing = [one for one in range(state.seats) if state.seen_as(one, NATURE, action) == action]
    return seeing[0] if len(seeing) == 1 else ALL


def play(plan: Plan, game: Game, features: Features, cell: Cell, index: int) -> Played:
    """A game of a cell by its number."""
    state = game.start(cell.seats, plan.options)
    luck = cell.luck(index)
    fate = Fate(Seed(secret(plan.seed, "luck", luck)))
    seeds = [number(plan.seed, "bot", index, seat) for seat in range(cell.seats)]
    players = [player(name, seed, game.id) for name, seed in zip(cell.players(index), seeds, strict=True)]
    slips = Luck(number(plan.seed, "slips", index)) if cell.wavering else None
    watch = Watch(features)
    while actors := state.actors():
        seat = next_actor(actors)
        if seat == NATURE:
            action = fate.next_action(state)
            watch.chance(state, action)
        else:
            choices = list(state.legal(seat))
            if len(choices) == 1:
                action = choices[0]
            elif slips and slips.below(WAVER) == 0:
                action = careless(state, seat, slips.word())
            else:
                action = players[seat].choose(state.known_to(seat), seat)
            watch.move(state, seat, choices, action)
        state.apply(seat, action)
    played = watch.finish(state)
    played.luck, played.challenger = luck, cell.challenger(index)
    return played
