"""`make bench`: every engine beside OpenSpiel in the same run, then games, bots, studies and research interfaces."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import ecliptic
from benchmarks import bots, engine, envs, peer, studies

EACH = "{:<34}{:>12}{:>9}{:>14}{:>9}{:>12}{:>9}"


def table() -> None:
    """Plies per second and clone times, each with its ratio to the peer."""
    print(EACH.format("", "inside", "ratio", "from Python", "ratio", "clone", "ratio"))
    base = peer.inside(), peer.from_python(), peer.clone_ns()
    print(row("OpenSpiel cribbage 3p (C++)", base, base))
    for case in engine.CASES:
        print(row(case.name, (engine.inside(case), engine.from_python(case), engine.clone_ns(case)), base), flush=True)


def row(name: str, figures: tuple[float, float, float], base: tuple[float, float, float]) -> str:
    inside, loop, clone = figures
    return EACH.format(
        name,
        f"{inside / 1e6:.2f} M/s",
        f"{inside / base[0]:.1f}x",
        f"{loop / 1e6:.2f} M/s",
        f"{loop / base[1]:.1f}x",
        f"{clone:.0f} ns",
        f"{base[2] / clone:.1f}x",
    )


def import_ms(module: str) -> float:
    """Milliseconds to import a module in a fresh interpreter, the best of seven."""
    code = f"import time; t = time.process_time(); import {module}; print((time.process_time() - t) * 1000)"
    runs = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in range(7)]
    return min(float(run.stdout) for run in runs)


def reports() -> list[Callable[[], None]]:
    """The `report` functions of the benchmark files named like a game."""
    found = [name for name in ecliptic.GAMES if (Path(__file__).parent / f"{name}.py").exists()]
    return [import_module(f"benchmarks.{name}").report for name in found]


def main() -> None:
    began = time.perf_counter()
    if not ecliptic.compiled:
        print("The engine is interpreted here: these figures say nothing about the compiled one.")
    table()
    print(f"\nimport ecliptic: {import_ms('ecliptic'):.0f} ms")
    for report in [*reports(), bots.report, studies.report, envs.report]:
        print()
        report()
    print(f"\n{time.perf_counter() - began:.0f} s; CPU seconds of one core, the best of three tries each")


if __name__ == "__main__":  # the workers of studies import this file again
    main()
