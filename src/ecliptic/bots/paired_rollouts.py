"""Compares choices by playing on from each of them with the same chance to come (compiled).

Where results vary far more than choices matter, a tree needs more simulations than there is time for: what it compares
are means over different dice and cards. Here every deal is played once with each choice, by the game's own policy from
then on, and what counts is the difference to the policy's own choice, the default: most of the chance cancels out.
Deals are allocated by successive halving: all choices get a few, the better half gets as many again between them, and
so on. Another choice than the default is taken only where its lead is more than chance.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.bots.search_guide import Guide
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import NATURE, State

SURE: Final = 1.0
"""How many standard errors the lead over the default must be."""
HOPELESS: Final = 2.0
"""This many standard errors behind the default, a choice is given up early."""
FEW: Final = 4
"""The least number of deals that choices are compared by before they are halved."""
ENOUGH: Final = 16
"""The least number of deals that tell a lead from chance: with fewer, the best of many choices leads by chance."""
STREAMS: Final = 16
PLIES: Final = 20_000
"""A simulation that has not ended by then is judged where it stands."""


class PairedRollouts:
    """The choices of one decision."""

    def __init__(self, known: State, seat: i64, guide: Guide, seed: i64) -> None:
        self.guide: Guide = guide
        self.known: State = guide.focus(known, seat)
        self.seat: i64 = seat
        if self.known.seats == 1:
            self.seat = 0
        self.seed: i64 = seed
        self.stage: i64 = guide.stage(self.known)
        self.choices: vec[i64] = guide.shortlist(self.known, self.seat)
        self.default: i64 = self._place(guide.policy(self.known, self.seat, Luck(seed)))
        """What the policy does, as an index of `choices`."""
        n: i64 = len(self.choices)
        self.count: vec[i64] = vec[i64]([0] * n)
        self.lead: vec[float] = vec[float]([0.0] * n)
        """The sum of what each choice gained over the default."""
        self.squares: vec[float] = vec[float]([0.0] * n)
        self.total: float = 0.0
        """The sum of the results of the default."""
        self.deals: i64 = 0
        self.done: i64 = 0
        """Simulations so far."""

    def _place(self, action: i64) -> i64:
        """The index of a choice in the list; one that was not worth a look is appended."""
        i: i64 = 0
        while i < len(self.choices) and self.choices[i] != action:
            i += 1
        if i == len(self.choices):
            self.choices = append(self.choices, action)
        return i

    # -- running ---------------------------------------------------------------------------------------------

    def run(self, simulations: i64, ms: i64) -> None:
        """This many simulations, or until the time is over, whichever comes first; 0 means no limit.

        Every halving gets an equal part of both."""
        began = time.perf_counter()
        left = self._others()
        parts: i64 = 1
        while (len(left) >> parts) > 0:
            parts += 1
        part: i64 = 0
        while len(left) > 0 and (simulations == 0 or self.done < simulations):
            part += 1
            until = began + float(ms * part) / float(1000 * parts)
            deals: i64 = simulations // (parts * (len(left) + 1))
            if deals < FEW:
                deals = FEW
            while deals > 0 or simulations == 0:
                if (simulations and self.done >= simulations) or (ms and time.perf_counter() >= until):
                    break
                self._compare(left)
                deals -= 1
            if self.deals > 0:
                left = self._better_half(left)
            if ms and part == parts:
                return

    def _others(self) -> vec[i64]:
        """All choices but the default."""
        found = vec[i64]()
        i: i64 = 0
        while i < len(self.choices):
            if i != self.default:
                found = append(found, i)
            i += 1
        return found

    def _compare(self, left: vec[i64]) -> None:
        """One deal, with the default and all choices that are left."""
        base = self._simulate(self.choices[self.default])
        self.total += base
        i: i64 = 0
        while i < len(left):
            k = left[i]
            more = self._simulate(self.choices[k]) - base
            self.count[k] += 1
            self.lead[k] += more
            self.squares[k] += more * more
            i += 1
        self.deals += 1

    def _simulate(self, action: i64) -> float:
        self.done += 1
        streams: list[Luck] = []
        s: i64 = 0
        while s <= STREAMS:
            streams.append(Luck(self.seed, self.deals * 32 + s))
            s += 1
        policy = streams[STREAMS]
        guide = self.guide
        world = guide.guess(self.known, policy)
        world.apply(self.seat, action)
        plies: i64 = 0
        while plies < PLIES:
            actors = world.actors()
            if actors == 0 or guide.stage(world) > self.stage:
                break
            seat = next_actor(actors)
            if seat == NATURE:
                world.apply(NATURE, world.pick(NATURE, streams[guide.stream(world)].word()))
            else:
                world.apply(seat, guide.policy(world, seat, policy))
            plies += 1
        return guide.value(world)[self.seat]

    def _better_half(self, left: vec[i64]) -> vec[i64]:
        """Of the choices that are not hopeless, those with the better leads."""
        keep: i64 = len(left) >> 1
        found = vec[i64]()
        while keep > 0:
            best: i64 = -1
            i: i64 = 0
            while i < len(left):
                k = left[i]
                if k >= 0 and (best < 0 or self._mean(k) > self._mean(left[best])):
                    best = i
                i += 1
            k = left[best]
            left[best] = -1
            if self._mean(k) + HOPELESS * self._error(k) > 0.0:
                found = append(found, k)
            keep -= 1
        return found

    def _mean(self, k: i64) -> float:
        """The mean lead of a choice."""
        return self.lead[k] / float(self.count[k]) if self.count[k] else 0.0

    def _error(self, k: i64) -> float:
        """The standard error of its mean lead."""
        n = float(self.count[k])
        if n < 2.0:
            return 0.0
        variance = (self.squares[k] - self.lead[k] * self.lead[k] / n) / (n - 1.0)
        return sqrt(variance / n) if variance > 0.0 else 0.0

    # -- answers ---------------------------------------------------------------------------------------------

    def best(self) -> i64:
        """The choice with the best lead that is more than chance, else the default."""
        best = self.default
        most = 0.0
        k: i64 = 0
        while k < len(self.choices):
            if self.count[k] >= ENOUGH:
                sure = self._mean(k) - SURE * self._error(k)
                if sure > most:
                    most = sure
                    best = k
            k += 1
        return self.choices[best]

    def tried(self) -> list[tuple[int, int, float]]:
        """Every choice: the action, how often it was tried, and its mean result; the best one first, then by mean."""
        base = self.total / float(self.deals) if self.deals else 0.0
        best = self.best()
        found: list[tuple[int, int, float]] = []
        k: i64 = 0
        while k < len(self.choices):
            count = self.deals if k == self.default else self.count[k]
            if count:
                found.append((self.choices[k], count, base + self._mean(k)))
            k += 1
        found.sort(key=lambda one: (one[0] != best, -one[2], one[0]))
        return found
