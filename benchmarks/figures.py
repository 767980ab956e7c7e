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
LESS = ("ns", "ms", "us", "s", "kB", "MB")
"""Units of which less is better."""
SHARE = "%"
"""The unit of what is only told: how busy something was."""

Value = float | None


class Figures(msgspec.Struct):
    """What was measured of several things alike. A column is a name and, after a comma, its unit."""

    title: str
    columns: list[str]
    rows: dict[str, list[Value]] = {}

    def head(self) -> None:
        print(f"\n{self.title:<38}" + "".join(f" {column:>17}" for column in self.columns))

    def add(self, name: str, values: Sequence[Value]) -> None:
        self.rows[name] = [None if value is None else float(f"{value:.4g}") for value in values]
        print(f"{name:<38}" + "".join(f" {shown(value):>17}" for value in self.rows[name]), flush=True)


class Run(msgspec.Struct):
    """All figures of one run of a command."""

    day: str
    machine: str
    about: str
    """What is measured, and how."""
    peer: float
    """How fast the peer was: the measure of the machine. 0 where there is none."""
    tables: list[Figures]

    def slower(self, kept: Run) -> list[str]:
        """What got slower since then by more than noise, the speed of the machine allowed for."""
        speed = self.peer / kept.peer if kept.peer else 1.0
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

    def section(self, command: str) -> str:
        """The figures as Markdown."""
        parts = [f"## {command}\n\n{self.about} Measured on {self.day} on {self.machine}."]
        for table in self.tables:
            lines = [
                f"| {table.title} | " + " | ".join(table.columns) + " |",
                "|---" + "|---:" * len(table.columns) + "|",
            ]
            lines += [f"| {name} | " + " | ".join(map(shown, row)) + " |" for name, row in table.rows.items()]
            parts.append("\n" + "\n".join(lines))
        return "\n".join(parts) + "\n"


def page(runs: dict[str, Run]) -> str:
    """All figures that were kept, of every command its last ones."""
    return "\n".join(["# Figures\n", *(run.section(f"`{command}`") for command, run in runs.items())])


def lost(column: str, new: float, old: float, speed: float) -> float:
    """Which share of its speed a figure lost. A ratio to the peer does not depend on the machine."""
    name, _, unit = column.partition(", ")
    if unit == SHARE:
        return 0.0
    if name.startswith("times") or not unit:
        speed = 1.0
    return 1 - old / new / speed if unit in LESS else 1 - new / (old * speed)


def shown(value: Value) -> str:
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def machine() -> str:
    return (
        f"{platform.system()} {platform.machine()} with {os.cpu_count()} cores and Python {platform.python_version()}"
    )


def conclude(command: str, about: str, tables: list[Figures], keep: bool, peer: float = 0.0) -> None:
    """Says what got slower since the last figures of this command, and keeps these instead if that is wished."""
    run = Run(date.today().isoformat(), machine(), about, peer, tables)
    runs = msgspec.json.decode(KEPT.read_bytes(), type=dict[str, Run])
    if command in runs:
        slower = run.slower(runs[command])
        print(
            f"\nslower than on {runs[command].day} by more than {NOISE:.0%}:"
            + "".join(f"\n  {each}" for each in slower or ["nothing"])
        )
    if keep:
        runs[command] = run
        KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(runs), indent=1) + b"\n")
        PAGE.write_text(page(runs), encoding="utf-8")
        print(f"kept in {KEPT.relative_to(ROOT)} and {PAGE.relative_to(ROOT)}")
