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
from benchmarks.figures import Figures, conclude

ABOUT = (
    "CPU seconds of one core, the best of three tries each. *Times* is the ratio to OpenSpiel's cribbage for three "
    "players in C++, measured in the same run. `make bench KEEP=1` writes these."
)
ENGINE = ["inside, M/s", "times inside", "Python, M/s", "times Python", "clone, ns", "times clone"]


def engines() -> tuple[Figures, float]:
    """Plies per second and clone times, each with its ratio to the peer, and how fast the peer is."""
    table = Figures("engine", ENGINE)
    table.head()
    base = peer.inside(), peer.from_python(), peer.clone_ns()
    table.add("OpenSpiel cribbage 3p (C++)", compared(base, base))
    for case in engine.CASES:
        table.add(case.name, compared((engine.inside(case), engine.from_python(case), engine.clone_ns(case)), base))
    return table, base[0]


def compared(figures: tuple[float, float, float], base: tuple[float, float, float]) -> list[float]:
    inside, loop, clone = figures
    return [inside / 1e6, inside / base[0], loop / 1e6, loop / base[1], clone, base[2] / clone]


def starts() -> Figures:
    table = Figures("start", ["CPU, ms"])
    table.head()
    table.add("import ecliptic", [import_ms("ecliptic")])
    return table


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
    first, base = engines()
    tables = [first, starts(), bots.report(), studies.report(), envs.report()]
    for report in reports():
        print()
        report()
    conclude("make bench", ABOUT, tables, "--keep" in sys.argv, base)
    print(f"\n{time.perf_counter() - began:.0f} s; CPU seconds of one core, the best of three tries each")


if __name__ == "__main__":  # the workers of studies import this file again
    main()
