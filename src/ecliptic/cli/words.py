"""What the terminal says. Every sentence of it stands in text/en.toml, one table a chapter."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from pathlib import Path

from ecliptic.kernel.errors import EclipticError
from ecliptic.kernel.text import Texts

say = Texts(Path(__file__).parent / "text" / "en.toml")

MARK = "› "
"""Where an answer is typed."""


class BadUsage(EclipticError):
    """A command, argument, answer or file that makes no sense."""


def suggestion(word: str, known: Iterable[str]) -> str:
    """`; did you mean transit?` where something known is close, else nothing."""
    spelled = {one.lower(): one for one in known}
    close = difflib.get_close_matches(word.lower(), spelled, n=1)
    return say("common.suggestion", word=spelled[close[0]]) if close else ""
