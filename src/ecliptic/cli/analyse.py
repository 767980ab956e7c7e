"""`ecliptic analyse`: which decisions of a game cost something, and what was luck."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from rich import box
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ecliptic.bots.analysis import Analysis, Estimate, Judged, Mark, Split, as_json
from ecliptic.bots.evaluate import SURE
from ecliptic.cli import files
from ecliptic.cli.replay import load, seat_of
from ecliptic.cli.screen import Screen, console, watched
from ecliptic.cli.words import BadUsage, say
from ecliptic.kernel.state import NATURE

STROKES = 8
"""How many strokes of luck are told."""
CLEAR = 3.5
"""How many standard errors a stroke of luck must exceed: there are many events, and some look lucky by chance."""


def run(asked: Namespace) -> int:
    given = [limit for limit in (asked.simulations, asked.ms) if limit is not None]
    if len(given) > 1 or any(limit < 1 for limit in given):
        raise BadUsage(say("analyse.limits"))
    if asked.jobs < 1:
        raise BadUsage(say("analyse.jobs"))
    game, record, edition = load(asked)
    if asked.seat is not None:
        seat_of(asked.seat, record.seats)
    if record.result is None and not asked.open:
        raise BadUsage(say("analyse.unfinished"))
    if asked.json:
        files.check(Path(asked.json))
    analysis = Analysis(game, record, asked.seat, asked.simulations or 0, asked.ms or 0)
    marks: list[Mark] = []
    try:
        coming = analysis if asked.jobs == 1 else analysis.in_processes(asked.jobs, edition)
        for mark in watched(coming, say("analyse.working"), len(analysis)):
            marks.append(mark)
    finally:  # also if it was stopped
        if marks:
            _tell(analysis, marks, Screen(game, console()), asked)
    return 0


def _tell(analysis: Analysis, marks: list[Mark], screen: Screen, asked: Namespace) -> None:
    _Report(analysis, marks, screen, asked.seat, asked.costly).show()
    if asked.json:
        files.write(Path(asked.json), json.dumps(as_json(analysis, marks), indent=1) + "\n")


class _Report:
    """What an analysis found, on the screen."""

    def __init__(self, analysis: Analysis, marks: list[Mark], screen: Screen, seat: int | None, costly: bool) -> None:
        self._analysis, self._marks, self._screen, self._seat = analysis, marks, screen, seat
        self._unit = analysis.game.unit(analysis.start)
        self._over = analysis.over and len(marks) == len(analysis)
        self._decisions = [(mark, mark.judged) for mark in marks if mark.judged is not None]
        self._shown = [one for one in self._decisions if not (costly and one[1].as_good)]

    def show(self) -> None:
        game = self._analysis.game
        counts = {"events": len(self._marks), "decisions": len(self._decisions)}
        self._screen.rule(say("analyse.title", game=game.title, **counts))
        if len(self._marks) < len(self._analysis):
            self._screen.say("  " + say("analyse.stopped", events=len(self._analysis)), "yellow")
        if self._shown:
            self._screen.show(self._judged())
        else:
            self._screen.say("  " + say("analyse.none_costly" if self._decisions else "analyse.nobody"))
        self._screen.rule(say("analyse.luck"))
        self._luck()
        self._screen.rule(say("analyse.split"))
        self._screen.show(self._splits())
        note = say("analyse.notes", sure=SURE, games=self._analysis.games)
        self._screen.show(Padding(Text(note, "dim"), (0, 2)))

    # -- decisions -------------------------------------------------------------------------------------------

    def _judged(self) -> Table:
        table = _table("event", "seat", "story", "cost")
        for mark, judged in self._shown:
            story = Text.assemble(mark.move, "  ", self._screen.styled(self._told(mark)), self._instead(judged))
            table.add_row(str(mark.index + 1), str(mark.seat), story, self._cost(judged))
        return table

    def _cost(self, judged: Judged) -> Text:
        if judged.made == 0:
            return Text(say("analyse.best"), "green")
        if judged.as_good:
            return Text(say("analyse.as_good"), "dim")
        return Text(self._estimate(judged.regret), "bold red")

    def _instead(self, judged: Judged) -> Text:
        if judged.as_good:
            return Text()
        best, made = judged.weighed.best, judged.weighed.choices[judged.made]
        words = say(
            "analyse.why",
            move=judged.moves[0],
            better=self._worth(best.expected),
            made=self._worth(made.expected),
            oftener=100 * made.oftener,
            seldomer=100 * made.seldomer,
            rounds=made.rounds,
        )
        return Text.assemble("\n", self._screen.styled(words))

    # -- luck ------------------------------------------------------------------------------------------------

    def _luck(self) -> None:
        """The events that luck changed most, for the seat that was asked about, else for whom it changed most."""
        found = []
        for mark in self._marks:
            seats = range(self._analysis.seats) if self._seat is None else [self._seat]
            seat = max(seats, key=lambda seat: abs(mark.luck[seat].value))
            if abs(mark.luck[seat].value) > CLEAR * mark.luck[seat].error:
                found.append((abs(mark.luck[seat].value), seat, mark))
        found.sort(key=lambda one: -one[0])
        if not found:
            self._screen.say("  " + say("analyse.no_luck"), "dim")
            return
        table = _table("event", "chance", "changed")
        for _, seat, mark in sorted(found[:STROKES], key=lambda one: one[2].index):
            story = self._screen.styled(self._told(mark) or mark.move)
            change = mark.luck[seat]
            text = Text(self._estimate(change, signed=True), "green" if change.value > 0 else "red")
            alike = len({one.value for one in mark.luck}) == 1
            whom = say("analyse.luck_all") if alike else say("analyse.luck_for", seat=seat)
            unseen = "" if mark.seat == NATURE else say("analyse.unseen")
            table.add_row(str(mark.index + 1), story, Text.assemble(text, " ", whom, unseen))
        self._screen.show(table)

    # -- the whole -------------------------------------------------------------------------------------------

    def _splits(self) -> Table:
        """One column a seat, so that the parts stand below each other and add up."""
        splits = [one for one in self._analysis.splits() if self._seat in (None, one.seat)]
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column("")
        for split in splits:
            table.add_column(say("analyse.seat_number", seat=split.seat), justify="right")
        for name, words in (("start", "start"), ("luck", "by_luck"), ("own", "own"), ("others", "others")):
            if name != "others" or self._analysis.seats > 1:
                parts = (getattr(split, name) for split in splits)
                cells = [self._estimate(part, signed=name != "start") for part in parts]
                table.add_row(say(f"analyse.{words}"), *cells, end_section=name == "others")
        tell = self._unit.outcome if self._over else self._unit.result
        ends = [self._analysis.game.say(tell(split.end)) for split in splits]
        table.add_row(say("analyse.result" if self._over else "analyse.so_far"), *ends, style="bold", end_section=True)
        table.add_row(say("analyse.regret"), *(self._lost(split) for split in splits))
        counts = (say("analyse.of", count=split.costly, total=split.judged) for split in splits)
        table.add_row(say("analyse.costly"), *counts)
        return table

    def _lost(self, split: Split) -> str:
        return self._estimate(split.regret) if split.judged else ""

    # -- words -----------------------------------------------------------------------------------------------

    def _told(self, mark: Mark) -> str:
        lines = [line.rstrip(".") for line in self._analysis.story(mark.index)]
        return "; ".join(lines)

    def _worth(self, value: float) -> str:
        return self._analysis.game.say(self._unit.result(value))

    def _estimate(self, part: Estimate, signed: bool = False) -> str:
        gap = self._analysis.game.say(self._unit.gap(part.value, part.error))
        return f"+{gap}" if signed and part.value > 0 else gap


def _table(*names: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for name in names:
        table.add_column(say(f"analyse.{name}"), justify="right" if name == "event" else "left")
    return table
