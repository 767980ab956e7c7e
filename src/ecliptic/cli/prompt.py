"""Asking for a line: with completion at a terminal, line by line from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Protocol

from rich.console import Console
from rich.text import Text

from ecliptic.cli.words import MARK, BadUsage, say


class Reader(Protocol):
    """Where answers come from."""

    live: bool
    """Whether somebody sits there who can be asked again."""

    def ask(self, words: str, offered: Sequence[str] = (), numbered: Sequence[tuple[int, str]] = ()) -> str:
        """One answer: any, but those offered and those listed with numbers can be completed.

        Raises EOFError when there is nobody any more, KeyboardInterrupt when they want to leave.
        """
        ...

    def forget(self) -> None:
        """Somebody else sits down, who must not leaf through earlier answers."""
        ...


class Pipe:
    """Answers from a script. They are echoed, so that what comes out reads like a session."""

    live = False

    def __init__(self, to: Console) -> None:
        self._console = to

    def ask(self, words: str, offered: Sequence[str] = (), numbered: Sequence[tuple[int, str]] = ()) -> str:
        """The next line that is no comment."""
        while True:
            try:
                line = sys.stdin.readline()
            except UnicodeDecodeError:
                raise BadUsage(say("prompt.not_text")) from None
            if not line:
                raise EOFError
            answer = line.strip()
            if not answer.startswith("#"):
                self._console.print(Text(f"{words}{MARK}{answer}"))
                return answer

    def forget(self) -> None:
        """A pipe has no history."""


def reader(to: Console) -> Reader:
    """The keyboard if there is one and a screen to see it on, else the pipe."""
    if sys.stdin is not None and sys.stdin.isatty() and to.is_terminal:
        from ecliptic.cli.keyboard import Keyboard

        return Keyboard(plain=to.color_system is None)
    return Pipe(to)
