"""A search for games in which luck weighs more than a single choice: no tree, but fair comparisons.

After every choice worth a look the game's own player goes on for all seats, in the same guessed worlds with the same
luck, so that what differs is the choice. Half of the choices are dropped after each round of trials (sequential
halving), and those that remain share the time. What the game's own player would do stays to the end, and is left only
for a choice that has done better by more than chance explains. Since that player looks only at what its seat knows,
nobody's plans rest on what they cannot know.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.bots.guide import Guide
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import NATURE, State

PLIES: Final = 20_000
"""A simulation that has not come to its end by then is judged where it stands."""
ALONE: Final = 50
"""So many simulations tell enough of a choice that has no rival."""
SURE: Final = 1.5
"""By how many standard errors a choice must be better than the own player's."""


class Rollout:
    """The trials of one decision."""

    def __init__(self, known: State, seat: i64, guide: Guide, seed: i64) -> None:
        self.known: State = known
        self.seat: i64 = seat
        self.guide: Guide = guide
        self.seed: i64 = seed
        self.stage: i64 = guide.stage(known)
        self.sure: float = SURE
        self.done: i64 = 0
        """Simulations so far."""
        self.usual: i64 = guide.policy(known, seat, Luck(seed))
        """What the game's own player would do."""
        self.choices: vec[i64] = vec[i64]([self.usual])
        """The usual choice, then the others worth a look."""
        listed = guide.shortlist(known, seat)
        i: i64 = 0
        while i < len(listed):
            if listed[i] != self.usual:
                self.choices = append(self.choices, listed[i])
            i += 1
        n: i64 = len(self.choices)
        self.count: vec[i64] = vec[i64]([0] * n)
        self.total: vec[float] = vec[float]([0.0] * n)
        self.lead: vec[float] = vec[float]([0.0] * n)
        self.square: vec[float] = vec[float]([0.0] * n)
        """By choice: trials, what they came to, and by how much they beat the usual choice in the same worlds."""
        self.alive: vec[i64] = vec[i64](list(range(n)))

    def run(self, simulations: i64, ms: i64) -> None:
        """So many simulations, or until the time is over, whichever comes first; 0 means no limit."""
        began = time.perf_counter()
        rounds: i64 = 1
        left: i64 = len(self.alive)
        while left > 2:
            left = (left + 1) >> 1
            rounds += 1
        world: i64 = 0
        r: i64 = 0
        if len(self.alive) == 1 and simulations > ALONE:
            simulations = ALONE
        while r < rounds:
            until = began + float(ms) / 1000.0 * float(r + 1) / float(rounds)
            budget: i64 = simulations * (r + 1) // rounds
            while (simulations == 0 or self.done + len(self.alive) <= budget) and (
                ms == 0 or time.perf_counter() < until
            ):
                self._try_all(world)
                world += 1
            r += 1
            if r < rounds:
                self._drop_half()

    def _try_all(self, world: i64) -> None:
        """All remaining choices in one more world, with one luck."""
        usual = 0.0
        i: i64 = 0
        while i < len(self.alive):
            j = self.alive[i]
            value = self._simulate(self.choices[j], world)
            if i == 0:
                usual = value
            self.count[j] += 1
            self.total[j] += value
            self.lead[j] += value - usual
            self.square[j] += (value - usual) * (value - usual)
            i += 1

    def _simulate(self, action: i64, number: i64) -> float:
        luck = Luck(self.seed, number + 1)
        world = self.guide.guess(self.known, luck)
        world.apply(self.seat, action)
        plies: i64 = 0
        actors = world.actors()
        while actors != 0 and self.guide.stage(world) <= self.stage and plies < PLIES:
            seat = next_actor(actors)
            if seat == NATURE:
                world.apply(NATURE, world.pick(NATURE, luck.word()))
            else:
                world.apply(seat, self.guide.policy(world, seat, luck))
            actors = world.actors()
            plies += 1
        self.done += 1
        values = self.guide.value(world)
        return values[self.seat]

    def _drop_half(self) -> None:
        """The better half goes on, and the usual choice, which stays first."""
        others: list[tuple[float, int]] = []
        i: i64 = 1
        while i < len(self.alive):
            j = self.alive[i]
            others.append((-self.mean_lead(j), int(j)))
            i += 1
        others.sort()
        keep: i64 = (len(self.alive) + 1) // 2 - 1
        if keep < 1:
            keep = 1
        first: i64 = 0
        alive = vec[i64]([first])
        for _, k in others[:keep]:
            alive = append(alive, k)
        self.alive = alive

    def mean_lead(self, j: i64) -> float:
        """By how much a choice beat the usual one."""
        return self.lead[j] / float(self.count[j]) if self.count[j] > 0 else 0.0

    def error(self, j: i64) -> float:
        """The standard error of that lead."""
        n = float(self.count[j])
        if n < 2.0:
            return 1e9
        mean = self.lead[j] / n
        variance = self.square[j] / n - mean * mean
        return sqrt(variance / n) if variance > 0.0 else 0.0

    # -- answers ---------------------------------------------------------------------------------------------

    def best(self) -> i64:
        """The choice that beat the usual one most surely among those left, else the usual one."""
        best: i64 = 0
        most = 0.0
        i: i64 = 1
        while i < len(self.alive):
            j = self.alive[i]
            lead = self.mean_lead(j)
            if lead > most and lead > self.sure * self.error(j):
                most = lead
                best = j
            i += 1
        return self.choices[best]

    def tried(self) -> list[tuple[int, int, float]]:
        """Every choice that was tried: the action, how often, and its mean result; best first."""
        found: list[tuple[int, int, float]] = []
        j: i64 = 0
        while j < len(self.choices):
            if self.count[j] > 0:
                found.append((int(self.choices[j]), int(self.count[j]), self.total[j] / float(self.count[j])))
            j += 1
        best = self.best()
        found.sort(key=lambda choice: (choice[0] != best, -choice[1], -choice[2], choice[0]))
        return found
