"""The terminal: `ecliptic`. Loads what a command needs when it is asked for."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import Namespace


def main(argv: list[str] | None = None) -> int:
    """Runs one command line and answers its exit code: 0, or 2 with one sentence about what was wrong."""
    from ecliptic.kernel.errors import EclipticError

    try:
        return _run(sys.argv[1:] if argv is None else argv)
    except EclipticError as error:
        print(f"ecliptic: {_one_line(str(error))}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except EOFError:
        return 0
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _one_line(words: str) -> str:
    """Whatever was in the input that the words quote, they stay one line and move no cursor."""
    return "".join(sign if sign.isprintable() else "?" for sign in " ".join(words.split()))


def _run(argv: list[str]) -> int:
    from ecliptic.cli.words import BadUsage, say

    if argv in (["--version"], ["-V"]):
        print(version())
        return 0
    if not argv or argv in (["help"], ["-h"], ["--help"]):
        print(say("usage.overview"))
        return 0
    from ecliptic.cli.arguments import parse

    asked = parse([*argv[1:], "--help"] if argv[0] == "help" else argv)
    try:
        return _command(asked)
    except ModuleNotFoundError as error:
        if error.name and error.name.split(".")[0] in ("rich", "prompt_toolkit", "openskill", "platformdirs"):
            raise BadUsage(say("usage.no_play", module=error.name)) from None
        if asked.command == "study" and error.name and error.name.split(".")[0] in ("polars", "ray"):
            raise BadUsage(say("study.missing", module=error.name)) from None
        if asked.command in ("serve", "play", "bot") and error.name and not error.name.startswith("ecliptic"):
            raise BadUsage(say("serve.no_server", module=error.name)) from None
        raise


def _command(asked: Namespace) -> int:
    if asked.command in ("games", "options", "rules"):
        from ecliptic.cli import library

        return library.run(asked)
    if asked.command == "sheet":
        from ecliptic.cli import sheet

        return sheet.run(asked)
    if asked.command == "play" and _in_browser(asked):
        from ecliptic.cli import browser

        return browser.run(asked)
    if asked.command == "play":
        from ecliptic.cli import play

        return play.run(asked)
    if asked.command == "serve":
        from ecliptic.cli import serve

        return serve.run(asked)
    if asked.command == "analyse":
        from ecliptic.cli import analyse

        return analyse.run(asked)
    if asked.command == "bot":
        from ecliptic.cli import bot

        return bot.run(asked)
    if asked.command == "study":
        from ecliptic.cli import study

        return study.run(asked)
    if asked.command == "arena":
        from ecliptic.cli import arena

        return arena.run(asked)
    from ecliptic.cli import replay

    return replay.run(asked)


def _in_browser(asked: Namespace) -> bool:
    """Whoever says anything about a game wants it in the terminal."""
    from ecliptic.cli.arguments import parse

    return vars(asked) == {**vars(parse(["play"])), "port": asked.port}


def version() -> str:
    import ecliptic
    from ecliptic.cli.words import say

    engine = say("usage.compiled" if ecliptic.compiled else "usage.interpreted")
    return f"ecliptic {ecliptic.__version__} ({engine})"
