"""Asking for a line: with completion at a terminal, line by line from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, TypeVar

from rich.console import Console
from rich.text import Text

from ecliptic.cli.language import MARK, BadUsage, say, sentence
from ecliptic.kernel.errors import EclipticError

T = TypeVar("T")
YES_OR_NO = ("yes", "no")


class Left(Exception):
    """Somebody said quit, or there is nobody left to ask."""


class Offered(NamedTuple):
    """An answer that also has a number."""

    number: int
    answer: str
    label: str
    """What it means; empty if that is clear."""


class Reader(Protocol):
    """Where answers come from."""

    live: bool
    """Whether somebody sits there who can be asked again."""

    def ask(self, words: str, offered: Sequence[str] = (), numbered: Sequence[Offered] = ()) -> str:
        """One answer: any, but those offered and those listed with numbers can be completed.

        Raises EOFError when there is nobody any more, KeyboardInterrupt when they want to leave.
        """
        ...

    def forget(self) -> None:
        """Somebody else sits down, who must not see earlier answers."""
        ...


class Pipe:
    """Answers from a script. They are echoed, so that what comes out reads like a session."""

    live = False

    def __init__(self, to: Console) -> None:
        self._console = to

    def ask(self, words: str, offered: Sequence[str] = (), numbered: Sequence[Offered] = ()) -> str:
        """The next line that is not a comment."""
        while True:
            try:
                line = sys.stdin.readline()
            except UnicodeDecodeError:
                raise BadUsage(say("prompt-not-text")) from None
            if not line:
                raise EOFError
            answer = line.strip()
            if not answer.startswith("#"):
                self._console.print(Text(f"{prompt(words)}{answer}"))
                return answer

    def forget(self) -> None:
        """A pipe has no history."""


def prompt(words: str) -> str:
    """What stands before an answer."""
    return f"{words} {MARK}" if words else MARK


def reader(to: Console) -> Reader:
    """The keyboard if there is one and a screen to see it on, else the pipe."""
    if sys.stdin is not None and sys.stdin.isatty() and to.is_terminal:
        from ecliptic.cli.keyboard import Keyboard

        return Keyboard(plain=to.color_system is None)
    return Pipe(to)


def until_right(to: Console, answers: Reader, words: str, offered: list[str], check: Callable[[str], T]) -> T:
    """Asks again until the answer makes sense; a script gets one try, and at its end the default."""
    while True:
        try:
            answer = answers.ask(words, offered)
        except EOFError:
            if answers.live:
                raise
            answer = ""
        try:
            return check(answer)
        except EclipticError as error:
            if not answers.live:
                raise
            to.print(f"  {sentence(error)}", style="yellow", markup=False)


def yes_or_no(answer: str) -> bool:
    """Enter is yes. The English words always count."""
    word = answer.lower()
    if any(yes.startswith(word) for yes in ("yes", say("answer-yes"))):
        return True
    if any(no.startswith(word) for no in ("no", say("answer-no"))):
        return False
    raise BadUsage(say("answer-neither", answer=answer))
