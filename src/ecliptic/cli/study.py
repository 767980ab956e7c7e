"""`ecliptic study`: thousands of games, and what they tell."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from ecliptic.cli import files
from ecliptic.cli.game_info import find
from ecliptic.cli.language import BadUsage, say, spoken
from ecliptic.studies import plan as plans
from ecliptic.studies.run import run as play
from ecliptic.studies.run import total
from ecliptic.studies.store import Folder


def run(asked: Namespace) -> int:
    return _run(asked) if asked.what == "run" else _report(asked)


def _run(asked: Namespace) -> int:
    plan = _plan(asked)
    folder = Folder(Path(asked.out))
    folder.take(plan)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TextColumn(say("study-left")), TimeRemainingColumn(), console=console) as progress:
        task = progress.add_task(say("study-playing", game=plan.game), total=total(plan))
        try:
            play(plan, folder, asked.jobs or _cores(), asked.ray or "", lambda count: progress.advance(task, count))
        except KeyboardInterrupt:
            kept = int(progress.tasks[0].completed)
            progress.stop()
            console.print(say("study-stopped", kept=kept, total=total(plan)), highlight=False)
            return 130
    print(say("study-finished", total=total(plan), out=asked.out))
    return 0


def _cores() -> int:
    """Those that we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _plan(asked: Namespace) -> plans.Plan:
    find(asked.game)
    if asked.jobs < 0:
        raise BadUsage(say("study-jobs-few"))
    return plans.make(
        asked.game,
        seats=_numbers(asked.seats),
        bots=tuple(asked.bots.split(",")),
        games=asked.games,
        seed=asked.seed,
        options=dict(asked.option),
        edition=asked.edition or "",
        against=asked.against or "",
        sweeps=tuple((path, _values(text)) for path, text in asked.sweep),
    )


def _numbers(text: str | None) -> tuple[int, ...]:
    try:
        return tuple(int(word) for word in text.split(",")) if text else ()
    except ValueError:
        raise BadUsage(say("study-seats-wrong", text=str(text))) from None


def _values(text: str) -> tuple[object, ...]:
    """1,2,3 or a JSON list; what is neither a number nor a switch is a word."""
    if text.startswith("["):
        try:
            return tuple(json.loads(text))
        except ValueError:
            raise BadUsage(say("study-values-wrong", text=str(text))) from None
    return tuple(_value(word.strip()) for word in text.split(","))


def _value(word: str) -> object:
    try:
        found: object = json.loads(word)
    except ValueError:
        return word
    return found


def _report(asked: Namespace) -> int:
    from ecliptic.studies.report import page, plots

    folder, language = Folder(Path(asked.dir)), spoken()
    target = Path(asked.out) if asked.out else folder.path / "report.html"
    files.write(target, page(folder, language))
    if asked.plots:
        for name, drawing in plots(folder, language).items():
            files.write(Path(asked.plots) / f"{name}.svg", drawing)
    print(say("study-reported", path=str(target)))
    return 0
