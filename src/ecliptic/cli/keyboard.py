"""Answers typed by a person at a terminal, with completion and a history."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.output import ColorDepth

from ecliptic.cli.words import MARK

MENU_ROWS = 6
"""Room kept below the prompt for completions."""


class Keyboard:
    """A `Reader` that can be asked again."""

    live = True

    def __init__(self, plain: bool) -> None:
        self._session: PromptSession[str] = PromptSession(color_depth=ColorDepth.DEPTH_1_BIT if plain else None)

    def ask(self, words: str, offered: Iterable[str] = ()) -> str:
        answers = list(offered)
        return self._session.prompt(
            f"{words}{MARK}",
            completer=Answers(answers),
            complete_while_typing=True,
            reserve_space_for_menu=MENU_ROWS if answers else 0,
        ).strip()


class Answers(Completer):
    """Completes whole answers, whatever the case and however many words."""

    def __init__(self, offered: list[str]) -> None:
        self._offered = offered

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        typed = document.text_before_cursor.lstrip()
        if not typed and not complete_event.completion_requested:
            return
        for answer in self._offered:
            if answer.lower().startswith(typed.lower()):
                yield Completion(answer, start_position=-len(typed))
