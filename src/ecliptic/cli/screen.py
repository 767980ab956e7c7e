"""Putting things on the terminal: in colour where it has colours, as plain text everywhere else."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby
from typing import TypeVar

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ecliptic import boards
from ecliptic.cli.choices import Choices
from ecliptic.cli.language import say, voice
from ecliptic.cli.story import Line
from ecliptic.kernel.catalogue import Voice
from ecliptic.kernel.facts import Move
from ecliptic.kernel.game import Game, View

RECENT = 24
"""How many lines of story are shown before a decision; `log` shows all."""
LISTED = 48
"""How many moves are listed in full."""
SAMPLE = 6
"""How many of a large group are shown when there are more."""


T = TypeVar("T")


def console() -> Console:
    """The terminal. No escape sequences for a pipe or where NO_COLOR is set, no crash where a sign is missing."""
    plain = "NO_COLOR" in os.environ or not sys.stdout.isatty()
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    return _Console(highlight=False, color_system=None if plain else "auto")


def watched(coming: Iterable[T], words: str, total: int) -> Iterable[T]:
    """With a bar that shows how far it is; gone when it is done."""
    from rich.progress import track  # only long work needs it

    return track(coming, words, total=total, console=Console(stderr=True), transient=True)


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """The reader of our output has seen enough: `main` ends quietly."""
        raise BrokenPipeError


class Screen:
    """Shows one game, played by people and bots of these names."""

    def __init__(self, game: Game, to: Console, names: Sequence[str] = ()) -> None:
        self.console = to
        self.names = names
        self._game = game

    def voice(self, viewer: int | None) -> Voice:
        """How the game speaks to a viewer (None: to nobody at the table)."""
        return voice(self._game, self.names, viewer)

    def say(self, words: str, style: str = "", indent: int = 0) -> None:
        """Words; a long line goes on below its beginning."""
        self.console.print(Padding(Text(words, style), (0, 0, 0, indent), expand=False))

    def path(self, words: str, style: str = "", indent: int = 0) -> None:
        """Words with the name of a file in them: never broken, so that it can be copied."""
        self.console.print(Text(" " * indent + words, style), soft_wrap=True)

    def show(self, thing: RenderableType) -> None:
        self.console.print(thing)

    def gap(self) -> None:
        self.console.print()

    def rule(self, words: str) -> None:
        self.console.print(Rule(Text(words, "bold"), align="left", style="dim", characters="─"))

    def clear(self) -> None:
        """An empty screen, and nothing to scroll back to where the terminal can do that."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    @contextmanager
    def paged(self) -> Iterator[None]:
        """Shows what is longer than the screen in a pager, if there is somebody to use it."""
        if not self.console.is_terminal or not sys.stdin.isatty():
            yield
            return
        os.environ.setdefault("LESS", "-RFX")
        with self.console.pager(styles=self.console.color_system is not None):
            yield

    def board(self, view: View) -> None:
        """Draws a position."""
        self.console.print(boards.draw(self._game.id, view, self.console.width, self.voice(view.viewer)))

    def styled(self, words: str) -> Text:
        """Words of the game, its cards and pieces in their colours."""
        text = Text(words)
        for pattern, style in boards.styles(self._game.id).items():
            text.highlight_regex(pattern, style)
        return text

    # -- the story -------------------------------------------------------------------------------------------

    def story(self, told: Sequence[Line], viewer: int | None, limit: int | None = None) -> None:
        """One line a fact, its rules behind it, the viewer's own marked; equal neighbours once, with their number."""
        lines = [(line, len(list(same))) for line, same in groupby(told)]
        if limit is not None and len(lines) > limit:
            self.say(say("story-earlier", count=len(lines) - limit), "dim", 2)
            lines = lines[-limit:]
        for line, times in lines:
            mine = viewer is not None and line.seat == viewer
            mark = Text("▸", "bold bright_cyan") if mine else Text("·", "dim")
            self.console.print(Padding(self._line(mark, line, times), (0, 0, 0, 2), expand=False))

    def _line(self, mark: Text, line: Line, times: int) -> Table:
        text = self.styled(line.words)
        if times > 1:
            text.append(f"  {say('story-times', count=times)}", "dim")
        if line.rules:
            text.append(f"  [{', '.join(line.rules)}]", "dim")
        row = Table.grid(padding=(0, 1))
        row.add_row(mark, text)
        return row

    # -- moves -----------------------------------------------------------------------------------------------

    def moves(self, choices: Choices, viewer: int) -> None:
        """The numbered moves, each group on lines of its own; of a great many only the beginning of each group."""
        few = len(choices.numbered) <= LISTED
        for alone, groups in groupby(choices.groups, lambda group: len(group) == 1):
            if alone:
                self.some_moves([group[0] for group in groups], viewer)
                continue
            for group in groups:
                shown = group if few or len(group) <= SAMPLE * 2 else group[:SAMPLE]
                self.some_moves(shown, viewer)
                if len(shown) < len(group):
                    word = group[0][1].move.split(" ", 1)[0]
                    self.say(say("moves-more", count=len(group) - len(shown), word=word), "dim", 4)

    def some_moves(self, moves: Sequence[tuple[int, Move]], viewer: int) -> None:
        tell = self.voice(viewer)
        cells = [Text.assemble((f"{number:>3} ", "bold cyan"), self._move(move, tell)) for number, move in moves]
        self.console.print(Padding(Columns(cells, padding=(0, 3), column_first=False), (0, 0, 0, 1), expand=False))

    def _move(self, move: Move, tell: Voice) -> Text:
        """What a move does, and how it is typed."""
        label = label_of(move, tell)
        if not label:
            return self.styled(move.move)
        return Text.assemble(self.styled(label), "  ", (move.move, "dim"))

    # -- rules -----------------------------------------------------------------------------------------------

    def markdown(self, text: str) -> None:
        from rich.markdown import Markdown  # slow to load, and most commands need none

        self.console.print(Padding(Markdown(text), (0, 2)))


def label_of(move: Move, tell: Voice) -> str:
    """What a move does, if that says more than its spelling."""
    label = tell.move(move) if move.kind else ""
    return "" if label.lower() == move.move.lower() else label
