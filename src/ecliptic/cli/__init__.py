"""The terminal: `ecliptic`. Loads what a command needs when it is asked for."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import Namespace

MODULES = {
    "games": "game_info",
    "options": "game_info",
    "rules": "game_info",
    "print": "paper",
    "verify": "replay",
    "show": "replay",
}
"""The module of a command, where its name differs."""
STUDY, SERVER, PRINT = ("polars", "ray"), ("asyncpg",), ("fpdf", "segno")
"""Modules that come only with `ecliptic[study]`, `ecliptic[server]` and `ecliptic[print]`."""


def main(argv: list[str] | None = None) -> int:
    """Runs one command line and returns its exit code: 0, or 2 with one sentence about what was wrong."""
    from ecliptic.cli.language import sentence
    from ecliptic.kernel.errors import EclipticError

    try:
        return _run(sys.argv[1:] if argv is None else argv)
    except EclipticError as error:
        print(f"ecliptic: {_one_line(sentence(error))}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except EOFError:
        return 0
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _one_line(words: str) -> str:
    """Keeps words that quote some input on one line, without anything that moves the cursor."""
    return "".join(sign if sign.isprintable() else "?" for sign in " ".join(words.split()))


def _run(argv: list[str]) -> int:
    from ecliptic.cli.language import BadUsage, say, speak, take_language

    language, argv = take_language(argv)
    speak(language)
    if argv in (["--version"], ["-V"]):
        print(version())
        return 0
    if not argv or argv in (["help"], ["-h"], ["--help"]):
        print(say("usage-overview"))
        return 0
    from ecliptic.cli.arguments import parse

    asked = parse([*argv[1:], "--help"] if argv[0] == "help" else argv)
    try:
        return _command(asked)
    except ModuleNotFoundError as error:
        module = (error.name or "").split(".")[0]
        if module in STUDY:
            raise BadUsage(say("study-missing", module=module)) from None
        if module in SERVER:
            raise BadUsage(say("serve-no-server", module=module)) from None
        if module in PRINT:
            raise BadUsage(say("print-missing", module=module)) from None
        raise


def _command(asked: Namespace) -> int:
    name = MODULES.get(asked.command, asked.command)
    if asked.command == "play" and _in_browser(asked):
        name = "browser"
    answer: int = import_module(f"ecliptic.cli.{name}").run(asked)
    return answer


def _in_browser(asked: Namespace) -> bool:
    """Any argument about a game means that it is to be played in the terminal."""
    from ecliptic.cli.arguments import parse

    return vars(asked) == {**vars(parse(["play"])), "port": asked.port}


def version() -> str:
    import ecliptic
    from ecliptic.cli.language import say

    engine = say("usage-compiled" if ecliptic.compiled else "usage-interpreted")
    return f"ecliptic {ecliptic.__version__} ({engine})"
