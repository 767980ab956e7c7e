"""Answers typed by a person at a terminal, with completion and a history."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.output import ColorDepth

from ecliptic.cli.prompt import Offered, prompt

MENU_ROWS = 6
"""Room kept below the prompt for completions."""


class Keyboard:
    """A `Reader` that can be asked again."""

    live = True

    def __init__(self, plain: bool) -> None:
        self._depth = ColorDepth.DEPTH_1_BIT if plain else None
        self.forget()

    def forget(self) -> None:
        self._session: PromptSession[str] = PromptSession(color_depth=self._depth)

    def ask(self, words: str, offered: Sequence[str] = (), numbered: Sequence[Offered] = ()) -> str:
        return self._session.prompt(
            prompt(words),
            completer=Answers(offered, numbered),
            complete_while_typing=True,
            reserve_space_for_menu=MENU_ROWS if offered else 0,
        ).strip()


class Answers(Completer):
    """Completes whole answers, whatever the case and however many words, and shows what a number stands for."""

    def __init__(self, offered: Sequence[str], numbered: Sequence[Offered]) -> None:
        self._offered = offered
        self._numbered = numbered

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        typed = document.text_before_cursor.lstrip()
        if not typed and not complete_event.completion_requested:
            return
        for number, answer, label in self._numbered:
            if typed and str(number).startswith(typed):
                yield Completion(str(number), -len(typed), display=f"{number} {answer}", display_meta=label)
        for answer, label in (
            *((one.answer, one.label) for one in self._numbered),
            *((one, "") for one in self._offered),
        ):
            if answer.lower().startswith(typed.lower()):
                yield Completion(answer, -len(typed), display_meta=label)
