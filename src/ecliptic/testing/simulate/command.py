"""The command line: one seed, many, or as many as fit into a time."""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import os
import random
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from ecliptic.testing.simulate import hunt, mutants, shrink
from ecliptic.testing.simulate.hunt import lived
from ecliptic.testing.simulate.world import Outcome

SEEDS = 1 << 40
AT_ONCE = 64
"""Seeds that are handed to the processors together."""


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("python -m ecliptic.testing.simulate", description=__doc__)
    parser.add_argument("--seed", type=int, help="the first seed; without it, any")
    parser.add_argument("--minutes", type=float, default=3.0, help="simulated minutes for each seed")
    parser.add_argument("--seeds", type=int, default=1, help="how many seeds, one after the other")
    parser.add_argument("--soak", type=float, default=0.0, help="run for this many real minutes, on all processors")
    parser.add_argument("--cases", type=Path, help="where to keep what fails, made shorter")
    parser.add_argument("--case", type=Path, help="live through a saved case again")
    parser.add_argument("--hunt", type=int, default=0, help="put each bug of mutants.py back, and try this many seeds")
    parser.add_argument("--mutant", choices=list(mutants.MUTANTS), default="", help="with this bug put back in")
    asked = parser.parse_args(arguments)
    if asked.hunt:
        return _hunt(asked.hunt, asked.seed or 0, [asked.mutant] if asked.mutant else list(mutants.MUTANTS))
    with mutants.planted(asked.mutant):
        if asked.case is not None:
            return _again(asked.case)
        first = asked.seed if asked.seed is not None else random.SystemRandom().randrange(SEEDS)
        return _run(first, asked)


def _hunt(most: int, first: int, names: Sequence[str]) -> int:
    """Every bug is to be found."""
    missed = 0
    for name in names:
        found = hunt.hunt(name, first, most)
        missed += found.violation is None
        what = found.violation.name if found.violation is not None else "not found"
        print(f"{name}: {what}, {found.seeds} seeds, {found.seconds:.1f} s", flush=True)
    print(f"{len(names) - missed} of {len(names)} found")
    return missed


def _again(path: Path) -> int:
    violation = shrink.read(path).live()
    print(violation or "nothing goes wrong")
    return violation is not None


def _run(first: int, asked: argparse.Namespace) -> int:
    """Until the first that fails."""
    start = time.monotonic()
    seeds = iter(range(first, sys.maxsize)) if asked.soak else iter(range(first, first + asked.seeds))
    total = Total()
    for seed, outcome in _outcomes(seeds, asked.minutes, bool(asked.soak or asked.seeds > 20)):
        total.add(outcome)
        if asked.seeds == 1 and not asked.soak:
            print(f"seed {seed}: {outcome.events} events, digest {outcome.digest}")
        if outcome.violation is not None:
            print(f"seed {seed}: {outcome.violation.name}\n  {outcome.violation.what}", flush=True)
            print(f"  again: python -m ecliptic.testing.simulate --seed {seed} --minutes {asked.minutes}")
            if asked.cases is not None:
                print(f"  shortened to {shrink.keep(seed, asked.minutes, asked.cases)}")
            return 1
        if asked.soak and time.monotonic() - start > 60 * asked.soak:
            break
    print(total.text(time.monotonic() - start))
    return 0


class Total:
    """What many worlds were together."""

    def __init__(self) -> None:
        self.worlds = self.events = self.steps = self.verified = 0
        self.seconds = 0.0

    def add(self, outcome: Outcome) -> None:
        self.worlds += 1
        self.events += outcome.events
        self.steps += outcome.steps
        self.verified += outcome.verified
        self.seconds += outcome.seconds

    def text(self, took: float) -> str:
        minutes = took / 60
        return (
            f"{self.worlds} seeds in {took:.1f} s: {self.seconds / 3600:.1f} simulated hours, {self.events} events in "
            f"{self.steps} steps, {self.verified} games verified; in a minute {self.seconds / 3600 / minutes:.1f} "
            f"hours and {self.events / minutes:.0f} events"
        )


def _outcomes(seeds: Iterator[int], minutes: float, all_processors: bool) -> Iterator[tuple[int, Outcome]]:
    work = ((seed, minutes) for seed in seeds)
    if not all_processors or "fork" not in multiprocessing.get_all_start_methods():
        yield from map(_one, work)
        return
    with multiprocessing.get_context("fork").Pool(os.cpu_count()) as pool:  # forked: a mutant is planted there too
        while some := list(itertools.islice(work, AT_ONCE)):
            yield from pool.imap_unordered(_one, some)


def _one(work: tuple[int, float]) -> tuple[int, Outcome]:
    seed, minutes = work
    return seed, lived(seed, minutes)
