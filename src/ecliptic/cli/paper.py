"""Games on paper: `ecliptic print`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from ecliptic.cli import files
from ecliptic.cli.game_info import find
from ecliptic.cli.language import BadUsage, say, spoken, suggestion, voice
from ecliptic.cli.screen import Screen, console
from ecliptic.games import part
from ecliptic.kernel.game import Game


def run(asked: Namespace) -> int:
    from ecliptic.printing.pages import make_pdf

    one = find(asked.game, asked.edition)
    if part("printing", one.id) is None:
        raise BadUsage(say("print-none", game=voice(one)("title")))
    out = Path(asked.out)
    only = _sections(one, asked.only)
    paper = _paper(asked.paper)
    scale = _scale(asked.scale, paper)
    _check(out)
    try:
        out.write_bytes(make_pdf(one, spoken(), paper, scale, only))
    except (OSError, ValueError) as error:
        raise files.unwritable(out, error) from None
    Screen(one, console()).path(say("print-written", game=voice(one)("title"), path=str(out)))
    return 0


def _sections(one: Game, only: str) -> list[str]:
    from ecliptic.printing.pages import sections

    wanted = [word.strip() for word in only.split(",") if word.strip()]
    known = [section.name for section in sections(one, spoken())]
    for word in wanted:
        if word not in known:
            raise BadUsage(say("print-no-section", text=word, known=known) + suggestion(word, known))
    return wanted


def _paper(name: str) -> str:
    from ecliptic.printing.pages import PAPERS

    if name.lower() not in PAPERS:
        raise BadUsage(say("print-no-paper", text=name, known=list(PAPERS)))
    return name.lower()


def _scale(text: str, paper: str) -> float:
    from ecliptic.printing.pages import SMALLEST, largest

    low, high = SMALLEST, largest(paper)
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not low <= scale <= high:
        raise BadUsage(say("print-no-scale", text=text, low=low, high=high, paper=paper))
    return scale


def _check(out: Path) -> None:
    """Raises `BadUsage` if a PDF cannot be written there, or something would be lost by it."""
    if out.suffix.lower() != ".pdf":
        raise BadUsage(say("print-not-pdf", path=str(out)))
    try:
        if out.exists():
            raise BadUsage(say("files-exists", path=str(out)))
    except OSError as error:
        raise files.unwritable(out, error) from None
