"""Figures as data: printed as they are measured, compared with the last ones that were kept, and a page of the docs."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from datetime import date
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[1]
KEPT = Path(__file__).with_name("figures.json")
PAGE = ROOT / "docs" / "figures.md"
NOISE = 0.15
"""Two runs on a quiet machine differ by less than this share."""
TIMES = ("ns", "ms", "us")
"""Units of which less is better."""

Value = float | None


class Table(msgspec.Struct):
    """What was measured of several things alike. A column is a name and, after a comma, its unit."""

    title: str
    columns: list[str]
    rows: dict[str, list[Value]] = {}

    def head(self) -> None:
        print(f"\n{self.title:<38}" + "".join(f"{column:>16}" for column in self.columns))

    def add(self, name: str, values: Sequence[Value]) -> None:
        self.rows[name] = [None if value is None else float(f"{value:.4g}") for value in values]
        print(f"{name:<38}" + "".join(f"{shown(value):>16}" for value in self.rows[name]), flush=True)


class Run(msgspec.Struct):
    """All figures of one run of `make bench`."""

    day: str
    machine: str
    peer: float
    """How fast the peer was: the measure of the machine."""
    tables: list[Table]

    def slower(self, kept: Run) -> list[str]:
        """What got slower since then by more than noise, the speed of the machine allowed for."""
        speed = self.peer / kept.peer
        before = {table.title: table for table in kept.tables}
        found = []
        for table in self.tables:
            if table.title not in before or before[table.title].columns != table.columns:
                continue
            for name, now in table.rows.items():
                then = before[table.title].rows.get(name, [None] * len(now))
                for column, new, old in zip(table.columns, now, then, strict=True):
                    if new and old and lost(column, new, old, speed) > NOISE:
                        found.append(f"{name}, {column}: {shown(new)} after {shown(old)}")
        return found

    def page(self) -> str:
        """The figures as Markdown."""
        parts = [
            "# Figures\n",
            f"Measured on {self.day} with `make bench` on {self.machine}: CPU seconds of one core, the best of three "
            "tries each. *Times* is the ratio to OpenSpiel's cribbage for three players in C++, measured in the same "
            "run. `make bench KEEP=1` writes this page.",
        ]
        for table in self.tables:
            lines = [
                f"| {table.title} | " + " | ".join(table.columns) + " |",
                "|---" + "|---:" * len(table.columns) + "|",
            ]
            lines += [f"| {name} | " + " | ".join(map(shown, row)) + " |" for name, row in table.rows.items()]
            parts.append("\n" + "\n".join(lines))
        return "\n".join(parts) + "\n"


def lost(column: str, new: float, old: float, speed: float) -> float:
    """Which share of its speed a figure lost. A ratio to the peer does not depend on the machine."""
    name, _, unit = column.partition(", ")
    if name.startswith("times") or not unit:
        speed = 1.0
    return 1 - old / new / speed if unit in TIMES else 1 - new / (old * speed)


def shown(value: Value) -> str:
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def machine() -> str:
    return (
        f"{platform.system()} {platform.machine()} with {os.cpu_count()} cores and Python {platform.python_version()}"
    )


def conclude(tables: list[Table], peer: float, keep: bool) -> None:
    """Says what got slower since the last figures that were kept; these are kept instead if that is wished."""
    run = Run(date.today().isoformat(), machine(), peer, tables)
    if KEPT.exists():
        kept = msgspec.json.decode(KEPT.read_bytes(), type=Run)
        slower = run.slower(kept)
        print(
            f"\nslower than on {kept.day} by more than {NOISE:.0%}:"
            + "".join(f"\n  {each}" for each in slower or ["nothing"])
        )
    if keep:
        KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(run), indent=1) + b"\n")
        PAGE.write_text(run.page(), encoding="utf-8")
        print(f"kept in {KEPT.relative_to(ROOT)} and {PAGE.relative_to(ROOT)}")
