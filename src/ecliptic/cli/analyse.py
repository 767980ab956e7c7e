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
from ecliptic.cli.game_info import title
from ecliptic.cli.language import BadUsage, say
from ecliptic.cli.replay import load, seat_names, seat_of
from ecliptic.cli.screen import Screen, console, watched
from ecliptic.kernel.state import NATURE

STROKES = 8
"""How many strokes of luck are listed."""
CLEAR = 3.5
"""How many standard errors a stroke of luck must exceed: there are many events, and some look lucky by chance."""


def run(asked: Namespace) -> int:
    given = [limit for limit in (asked.simulations, asked.ms) if limit is not None]
    if len(given) > 1 or any(limit < 1 for limit in given):
        raise BadUsage(say("analyse-limits"))
    if asked.jobs < 1:
        raise BadUsage(say("analyse-jobs"))
    game, record, edition = load(asked)
    if asked.seat is not None:
        seat_of(asked.seat, record.seats)
    if record.result is None and not asked.open:
        raise BadUsage(say("analyse-unfinished"))
    if asked.json:
        files.check(Path(asked.json))
    analysis = Analysis(game, record, asked.seat, asked.simulations or 0, asked.ms or 0)
    marks: list[Mark] = []
    try:
        coming = analysis if asked.jobs == 1 else analysis.in_processes(asked.jobs, edition)
        for mark in watched(coming, say("analyse-working"), len(analysis)):
            marks.append(mark)
    finally:  # also if it was stopped
        if marks:
            _tell(analysis, marks, Screen(game, console(), seat_names(asked, record)), asked)
    return 0


def _tell(analysis: Analysis, marks: list[Mark], screen: Screen, asked: Namespace) -> None:
    _Report(analysis, marks, screen, asked.seat, asked.costly).show()
    if asked.json:
        files.write(Path(asked.json), json.dumps(as_json(analysis, marks), indent=1) + "\n")


class _Report:
    """What an analysis found, on the screen."""

    def __init__(self, analysis: Analysis, marks: list[Mark], screen: Screen, seat: int | None, costly: bool) -> None:
        self._analysis, self._marks, self._screen, self._seat = analysis, marks, screen, seat
        self._voice = screen.voice(None)
        self._unit = analysis.game.unit(analysis.start)
        self._over = analysis.over and len(marks) == len(analysis)
        self._decisions = [(mark, mark.judged) for mark in marks if mark.judged is not None]
        self._shown = [one for one in self._decisions if not (costly and one[1].as_good)]

    def show(self) -> None:
        counts = {"events": len(self._marks), "decisions": len(self._decisions)}
        self._screen.rule(say("analyse-title", game=title(self._analysis.game), **counts))
        if len(self._marks) < len(self._analysis):
            self._screen.say(say("analyse-stopped", events=len(self._analysis)), "yellow", 2)
        if self._shown:
            self._screen.show(self._judged())
        else:
            self._screen.say(say("analyse-none-costly" if self._decisions else "analyse-nobody"), indent=2)
        self._screen.rule(say("analyse-luck"))
        self._luck()
        self._screen.rule(say("analyse-split"))
        self._screen.show(self._splits())
        note = say("analyse-notes", sure=SURE, games=self._analysis.games)
        self._screen.show(Padding(Text(note, "dim"), (0, 2)))

    # -- decisions -------------------------------------------------------------------------------------------

    def _judged(self) -> Table:
        table = _table("analyse-event", "analyse-who", "analyse-story", "analyse-cost")
        for mark, judged in self._shown:
            told = Text.assemble(self._screen.styled(self._told(mark)), self._instead(judged))
            table.add_row(str(mark.index + 1), self._screen.names[mark.seat], told, self._cost(judged))
        return table

    def _cost(self, judged: Judged) -> Text:
        if judged.made == 0:
            return Text(say("analyse-best"), "green")
        if judged.as_good:
            return Text(say("analyse-as-good"), "dim")
        return Text(self._estimate(judged.regret), "bold red")

    def _instead(self, judged: Judged) -> Text:
        if judged.as_good:
            return Text()
        best, made = judged.weighed.best, judged.weighed.choices[judged.made]
        words = say(
            "analyse-why",
            move=self._voice.move(judged.moves[0]),
            better=self._result(best.expected),
            made=self._result(made.expected),
            oftener=round(100 * made.oftener),
            seldomer=round(100 * made.seldomer),
            rounds=made.rounds,
        )
        return Text.assemble("\n", self._screen.styled(words))

    # -- luck ------------------------------------------------------------------------------------------------

    def _luck(self) -> None:
        """The events in which luck changed most: for the seat asked about, else for whichever it changed most."""
        found = []
        for mark in self._marks:
            seats = range(self._analysis.seats) if self._seat is None else [self._seat]
            seat = max(seats, key=lambda seat: abs(mark.luck[seat].value))
            if abs(mark.luck[seat].value) > CLEAR * mark.luck[seat].error:
                found.append((abs(mark.luck[seat].value), seat, mark))
        found.sort(key=lambda one: -one[0])
        if not found:
            self._screen.say(say("analyse-no-luck"), "dim", 2)
            return
        table = _table("analyse-event", "analyse-chance", "analyse-changed")
        for _, seat, mark in sorted(found[:STROKES], key=lambda one: one[2].index):
            told = self._screen.styled(self._told(mark) or mark.move)
            table.add_row(str(mark.index + 1), told, self._changed(mark, seat))
        self._screen.show(table)

    def _changed(self, mark: Mark, seat: int) -> Text:
        change = mark.luck[seat]
        gap = self._estimate(change, signed=True)
        alike = len({one.value for one in mark.luck}) == 1
        words = (
            say("analyse-luck-all", gap=gap)
            if alike
            else say("analyse-luck-for", gap=gap, name=self._screen.names[seat])
        )
        if mark.seat != NATURE:
            words = say("analyse-unseen", change=words)
        text = Text(words)
        text.highlight_words([gap], "green" if change.value > 0 else "red")
        return text

    # -- the whole -------------------------------------------------------------------------------------------

    def _splits(self) -> Table:
        """One column a seat, so that the parts stand below each other and add up."""
        splits = [one for one in self._analysis.splits() if self._seat in (None, one.seat)]
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column("")
        for split in splits:
            table.add_column(self._screen.names[split.seat], justify="right")
        keys = ("analyse-start", "analyse-by-luck", "analyse-own", "analyse-others")
        for name, key in zip(("start", "luck", "own", "others"), keys, strict=True):
            if name != "others" or self._analysis.seats > 1:
                parts = (getattr(split, name) for split in splits)
                cells = [self._estimate(part, signed=name != "start") for part in parts]
                table.add_row(say(key), *cells, end_section=name == "others")
        ends = [self._outcome(split.end) if self._over else self._result(split.end) for split in splits]
        table.add_row(say("analyse-result" if self._over else "analyse-so-far"), *ends, style="bold", end_section=True)
        table.add_row(say("analyse-regret"), *(self._lost(split) for split in splits))
        counts = (say("analyse-of", count=split.costly, total=split.judged) for split in splits)
        table.add_row(say("analyse-costly"), *counts)
        return table

    def _lost(self, split: Split) -> str:
        return self._estimate(split.regret) if split.judged else ""

    # -- words -----------------------------------------------------------------------------------------------

    def _told(self, mark: Mark) -> str:
        return " ".join(self._voice.say(fact) for fact in self._analysis.facts(mark.index))

    def _result(self, value: float) -> str:
        return self._voice.say(self._unit.result(value))

    def _outcome(self, value: float) -> str:
        return self._voice.say(self._unit.outcome(value))

    def _estimate(self, part: Estimate, signed: bool = False) -> str:
        words = self._voice.say(self._unit.gap(part.value, part.error))
        return f"+{words}" if signed and part.value > 0 else words


def _table(*keys: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in keys:
        table.add_column(say(key), justify="right" if key == "analyse-event" else "left")
    return table
