"""One search for all games: information-set Monte Carlo tree search with a tree for every seat.

A simulation guesses a world that fits what the searching seat knows, walks down the trees, plays on by the game's
`Guide` and remembers how it ended. Nature's events are sampled. Each seat has a tree of its own whose nodes are what
that seat has seen since the search began: two worlds that a seat cannot tell apart meet in the same node, so what it
chooses there cannot depend on what it does not know. Values are per seat and every seat maximises its own; in a
cooperative game they are equal.

Who may learn from which world. In every world that the searching seat guesses, its own hand is the same. If the other
seats learned from those worlds, they would learn to play to a hand they cannot see. So there are two kinds of
simulations, and they take turns:

- *play*: a world guessed from what the searching seat knows. Its own tree learns; the others are only read.
- *study* of a seat: that world is forgotten except for what the studied seat knows of it, and guessed again from there.
  Only the tree of the studied seat learns, and it learns how to answer when it cannot know the rest. The searching
  seat is studied like any other, in a tree apart from its own: the picture that others have of it.

Where a game has no secrets all trees learn from every simulation.

With a number of simulations the answer depends on the seed alone, and is the same compiled and interpreted.
"""

from __future__ import annotations

import time
from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.bots.search_guide import Guide
from ecliptic.kernel.bits import below, bit
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import LATER, NATURE, SEAT_STREAM, State

EXPLORE: Final = 0.8
"""How much a choice that was seldom tried is favoured, in standard deviations of the result."""
WIDTH: Final = 1.2
"""Of many choices, about WIDTH * sqrt(visits) are tried."""
READABLE: Final = 24
"""A node that is only read counts after this many visits; before that the guide decides."""
ROOM: Final = 1 << 17
"""The most nodes a search may have; later simulations refine what is there."""
PLIES: Final = 20_000
"""A simulation that has not ended by then is judged where it stands."""
DEPTH: Final = 400
"""The most choices of learning seats in one walk."""


def numbers(n: i64, value: i64) -> vec[i64]:
    """A vec of n equal numbers."""
    return vec[i64]([value] * n)


class Search:
    """The trees of one decision."""

    def __init__(self, known: State, seat: i64, guide: Guide, seed: i64, room: i64 = ROOM) -> None:
        self.known: State = known
        self.seat: i64 = seat
        self.seats: i64 = known.seats
        self.own: i64 = known.seats if guide.secrets and known.seats > 1 else seat
        """The tree of the searching seat. With secrets the tree numbered `seat` is how others picture it."""
        self.guide: Guide = guide
        self.stage: i64 = guide.stage(known)
        self.seed: i64 = seed
        self.luck: Luck = Luck(seed)
        self.done: i64 = 0
        """Simulations so far."""
        # Nodes, found by the hash of what their seat has seen.
        size: i64 = 16
        while size < 2 * room:
            size *= 2
        self.mask: i64 = size - 1
        self.keys: vec[i64] = numbers(size, 0)
        self.found: vec[i64] = numbers(size, -1)
        self.room: i64 = room
        self.nodes: i64 = 0
        self.visits: vec[i64] = numbers(room, 0)
        self.first: vec[i64] = numbers(room, -1)
        # Edges: the choices tried at a node, chained.
        self.edge_room: i64 = 3 * room
        self.edges: i64 = 0
        self.action: vec[i64] = numbers(self.edge_room, 0)
        self.count: vec[i64] = numbers(self.edge_room, 0)
        self.offered: vec[i64] = numbers(self.edge_room, 0)
        """How often the choice was there to be made: hands differ from world to world."""
        self.total: vec[float] = vec[float]([0.0] * self.edge_room)
        self.next: vec[i64] = numbers(self.edge_room, -1)
        # One walk.
        self.history: vec[i64] = numbers(self.seats + 1, 0)
        """For each tree the hash of what its seat has seen."""
        self.unseen: vec[i64] = numbers(self.seats * self.seats, 0)
        """The same for what it will see at the next barrier, by the acting seat: their order tells nothing."""
        self.path: vec[i64] = numbers(DEPTH, 0)
        self.path_node: vec[i64] = numbers(DEPTH, 0)
        self.path_seat: vec[i64] = numbers(DEPTH, 0)
        self.steps: i64 = 0
        self.learning: i64 = 0
        """The set of trees that learn from this walk."""
        self.off_tree: bool = False
        self.forced: i64 = -1
        """What the searching seat does first, whatever it thinks of it; -1 for what it likes."""
        self.values: list[float] = []
        """How the walk ended, for each seat."""
        # How results spread, for each seat: what is a large difference in this game?
        self.sum: vec[float] = vec[float]([0.0] * self.seats)
        self.squares: vec[float] = vec[float]([0.0] * self.seats)
        self.spread: vec[float] = vec[float]([1.0] * self.seats)

    # -- running ---------------------------------------------------------------------------------------------

    def run(self, simulations: i64, ms: i64) -> None:
        """This many simulations, or until the time is over, whichever comes first; 0 means no limit."""
        until = time.perf_counter() + float(ms) / 1000.0
        left: i64 = simulations
        while simulations == 0 or left > 0:
            self._simulate(self._whom_to_study())
            left -= 1
            if ms and self.done & 7 == 0 and time.perf_counter() >= until:
                break

    def compare(self, actions: list[int], rounds: i64, ms: i64) -> list[list[float]]:
        """These choices side by side: in each round every one of them is made in the same guessed world.

        Answers for each choice how its rounds ended for the searching seat. As many rounds as asked for, or until the
        time is over, but at least two.
        """
        until = time.perf_counter() + float(ms) / 1000.0
        ended: list[list[float]] = [[] for _ in actions]
        r: i64 = 0
        while rounds == 0 or r < rounds:
            for i, action in enumerate(actions):
                self.luck = Luck(self.seed, r + 1)
                self.forced = action
                self.learning = bit(self.own) if self.own == self.seats else below(self.seats)
                self._simulate(-1)
                ended[i].append(self.values[self.seat])
            r += 1
            if ms and r > 1 and time.perf_counter() >= until:
                break
        self.forced = -1
        return ended

    def _simulate(self, study: i64) -> None:
        world = self._guess(study)
        t: i64 = 0
        while t <= self.seats:
            self.history[t] = beginning(t)
            t += 1
        t = 0
        while t < len(self.unseen):
            self.unseen[t] = 0
            t += 1
        self.steps = 0
        self.off_tree = False
        self._walk(world, study)
        plies: i64 = 0
        while world.actors() != 0 and self.guide.stage(world) <= self.stage and plies < PLIES:
            self._play_on(world)
            plies += 1
        self.values = self.guide.value(world)
        self._learn()
        self.done += 1

    def _whom_to_study(self) -> i64:
        """Every other simulation is a study, of one seat after the other; -1 for none."""
        if self.own != self.seats:
            self.learning = below(self.seats)
            return -1
        if self.done & 1 == 0:
            self.learning = bit(self.own)
            return -1
        study: i64 = (self.done >> 1) % self.seats
        self.learning = bit(study)
        return study

    def _guess(self, study: i64) -> State:
        world = self.known.clone()
        world.fill(self.luck)
        if study < 0:
            return world
        viewer: i64 = study
        if study == self.seat:  # what others think of the searching seat: each of them in turn
            viewer = (self.seat + 1 + (self.done // (2 * self.seats)) % (self.seats - 1)) % self.seats
        other = world.known_to(viewer)
        other.fill(self.luck)
        return other

    def _walk(self, world: State, study: i64) -> None:
        """Down the trees until a learning seat comes to a position that is new to it."""
        if study < 0:
            self._begin(world)
        while not self.off_tree and self.steps < DEPTH - 1:
            actors = world.actors()
            if actors == 0 or self.guide.stage(world) > self.stage:
                break
            self._act(world, next_actor(actors))

    def _begin(self, world: State) -> None:
        """The choice that the search is about: first, in a simultaneous turn too."""
        if self.forced < 0:
            self._act(world, self.seat)
            return
        node = self._find(self.history[self.own])
        if node < 0:
            node = self._new_node(self.history[self.own])
        edge = self._edge(node, self.forced)
        if edge < 0:
            edge = self._new_edge(node, self.forced)
        if edge >= 0:
            self._follow(node, edge, self.seat)
        self._do(world, self.seat, self.forced)

    def _act(self, world: State, seat: i64) -> None:
        if seat == NATURE:
            self._do(world, seat, world.pick(NATURE, self.luck.word()))
        else:
            self._do(world, seat, self._decide(world, seat))

    def _do(self, world: State, seat: i64, action: i64) -> None:
        self._see(world, seat, action)
        before = world.barriers()
        world.apply(seat, action)
        if world.barriers() != before:
            self._pass_barrier()

    def _play_on(self, world: State) -> None:
        seat = next_actor(world.actors())
        if seat == NATURE:
            world.apply(NATURE, world.pick(NATURE, self.luck.word()))
        else:
            world.apply(seat, self.guide.policy(world, seat, self.luck))

    # -- what seats see --------------------------------------------------------------------------------------

    def _see(self, world: State, seat: i64, action: i64) -> None:
        """Every seat's history grows by what it sees of an event."""
        v: i64 = 0
        while v < self.seats:
            seen = world.seen_as(v, seat, action)
            if seen == LATER:
                actor: i64 = world.stream() - SEAT_STREAM if seat == NATURE else seat
                at: i64 = v * self.seats + actor
                self.unseen[at] = mixed(self.unseen[at], seat, world.seen_at_barrier(v, seat, action))
            else:
                self.history[v] = mixed(self.history[v], seat, seen)
                if v == self.seat:
                    self.history[self.seats] = mixed(self.history[self.seats], seat, seen)
            v += 1

    def _pass_barrier(self) -> None:
        """What was to be seen later is seen now."""
        t: i64 = 0
        while t <= self.seats:
            v: i64 = self.seat if t == self.seats else t
            s: i64 = 0
            while s < self.seats:
                self.history[t] = mixed(self.history[t], NATURE, self.unseen[v * self.seats + s])
                s += 1
            t += 1
        t = 0
        while t < len(self.unseen):
            self.unseen[t] = 0
            t += 1

    # -- choosing --------------------------------------------------------------------------------------------

    def _decide(self, world: State, seat: i64) -> i64:
        choices = world.legal(seat)
        if len(choices) == 1:
            return choices[0]
        tree: i64 = seat
        if seat == self.seat and self.learning == bit(self.own):
            tree = self.own
        node = self._find(self.history[tree])
        if self.learning & bit(tree) == 0:
            return self._read(node, world, seat, choices)
        if node < 0:
            self.off_tree = True
            node = self._new_node(self.history[tree])
            if node < 0:
                return self.guide.policy(world, seat, self.luck)
        return self._select(node, world, seat, choices)

    def _read(self, node: i64, world: State, seat: i64, choices: vec[i64]) -> i64:
        """What this seat has learned to prefer, for all that it holds."""
        best: i64 = -1
        if node >= 0 and self.visits[node] >= READABLE:
            most = 0.0
            e = self.first[node]
            while e >= 0:
                if contains(choices, self.action[e]):
                    share = float(self.count[e]) / float(self.offered[e] + 1)
                    if share > most:
                        most = share
                        best = self.action[e]
                e = self.next[e]
        if best < 0:
            best = self.guide.policy(world, seat, self.luck)
        return best

    def _select(self, node: i64, world: State, seat: i64, choices: vec[i64]) -> i64:
        """The tried choice with the highest upper confidence bound, or a new one if the node may grow wider."""
        spread = self.spread[seat]
        best: i64 = -1
        highest = 0.0
        tried: i64 = 0
        e = self.first[node]
        while e >= 0:
            if contains(choices, self.action[e]):
                tried += 1
                self.offered[e] += 1
                n = float(self.count[e])
                bound = self.total[e] / n + EXPLORE * spread * sqrt(log(float(self.offered[e])) / n)
                if best < 0 or bound > highest:
                    highest = bound
                    best = e
            e = self.next[e]
        if tried < len(choices) and float(tried) <= WIDTH * sqrt(float(self.visits[node])):
            new = self._new_edge(node, self._untried(node, world, seat, choices, tried))
            if new >= 0:
                best = new
        if best < 0:
            self.off_tree = True
            return self.guide.policy(world, seat, self.luck)
        self._follow(node, best, seat)
        return self.action[best]

    def _follow(self, node: i64, edge: i64, seat: i64) -> None:
        self.path[self.steps] = edge
        self.path_node[self.steps] = node
        self.path_seat[self.steps] = seat
        self.steps += 1

    def _untried(self, node: i64, world: State, seat: i64, choices: vec[i64], tried: i64) -> i64:
        """First what the guide would do, then any other."""
        if tried == 0:
            return self.guide.policy(world, seat, self.luck)
        i: i64 = self.luck.below(len(choices))
        while self._edge(node, choices[i]) >= 0:
            i += 1
            if i == len(choices):
                i = 0
        return choices[i]

    # -- nodes and edges -------------------------------------------------------------------------------------

    def _find(self, key: i64) -> i64:
        """The node of a history, or -1."""
        i: i64 = key & self.mask
        while self.found[i] >= 0:
            if self.keys[i] == key:
                return self.found[i]
            i = (i + 1) & self.mask
        return -1

    def _new_node(self, key: i64) -> i64:
        """Its number, or -1 if there is no room."""
        if self.nodes == self.room:
            return -1
        i: i64 = key & self.mask
        while self.found[i] >= 0:
            i = (i + 1) & self.mask
        self.keys[i] = key
        self.found[i] = self.nodes
        self.nodes += 1
        return self.nodes - 1

    def _new_edge(self, node: i64, action: i64) -> i64:
        if self.edges == self.edge_room:
            return -1
        e = self.edges
        self.edges += 1
        self.action[e] = action
        self.offered[e] = 1
        self.next[e] = self.first[node]
        self.first[node] = e
        return e

    def _edge(self, node: i64, action: i64) -> i64:
        """The edge of a choice at a node, or -1 if it was not tried."""
        e = self.first[node]
        while e >= 0 and self.action[e] != action:
            e = self.next[e]
        return e

    # -- learning --------------------------------------------------------------------------------------------

    def _learn(self) -> None:
        values = self.values
        i: i64 = 0
        while i < self.steps:
            e = self.path[i]
            self.count[e] += 1
            self.total[e] += values[self.path_seat[i]]
            self.visits[self.path_node[i]] += 1
            i += 1
        n = float(self.done + 1)
        s: i64 = 0
        while s < self.seats:
            v: float = values[s]
            self.sum[s] += v
            self.squares[s] += v * v
            variance = self.squares[s] / n - (self.sum[s] / n) * (self.sum[s] / n)
            self.spread[s] = sqrt(variance) if variance > 1e-9 else 1e-3
            s += 1

    # -- answers ---------------------------------------------------------------------------------------------

    def best(self) -> i64:
        """The choice that was tried most; of equals the one with the better mean."""
        found = self.tried()
        return found[0][0] if found else self.known.legal(self.seat)[0]

    def tried(self) -> list[tuple[int, int, float]]:
        """Every choice that was tried at the root: the action, how often, and its mean result; best first."""
        found: list[tuple[int, int, float]] = []
        node = self._find(beginning(self.own))
        e: i64 = self.first[node] if node >= 0 else -1
        while e >= 0:
            if self.count[e] > 0:
                found.append((self.action[e], self.count[e], self.total[e] / float(self.count[e])))
            e = self.next[e]
        found.sort(key=rank_of_choice)
        return found


def rank_of_choice(choice: tuple[int, int, float]) -> tuple[int, float, int]:
    """Choices in the order of preference."""
    return (-choice[1], -choice[2], choice[0])


def contains(choices: vec[i64], action: i64) -> bool:
    """Whether an ascending list has this number."""
    low: i64 = 0
    high: i64 = len(choices)
    while low < high:
        middle: i64 = (low + high) >> 1
        if choices[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < len(choices) and choices[low] == action


def beginning(tree: i64) -> i64:
    """The hash of a history in which nothing has been seen yet, far from those of the other trees."""
    return (tree + 1) * 0x2545F4914F6D


def mixed(key: i64, seat: i64, seen: i64) -> i64:
    """A history's hash after one more event. Two lanes of 31 bits, so that no product exceeds 63 bits."""
    event: i64 = ((seen + 2) & 0x3FFFFFFFFFFFFFF) * 16 + seat
    low: i64 = (((key & 0x7FFFFFFF) ^ (event & 0x7FFFFFFF)) + 1) & 0x7FFFFFFF
    low = low * 0x5BD1E995
    high: i64 = ((key >> 31) ^ (event >> 31)) & 0x7FFFFFFF
    high = ((high + (low >> 31)) & 0x7FFFFFFF) * 0x2C1B3C6D
    low = (low ^ (high >> 29)) & 0x7FFFFFFF
    high = ((high >> 31) ^ high) & 0x7FFFFFFF
    return high << 31 | low
