"""Sheets to print. A game has some if there is a module `sheet` beside it, with `write_sheet(path, game)`."""

from __future__ import annotations

from argparse import Namespace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from ecliptic.cli import files
from ecliptic.cli.library import find
from ecliptic.cli.screen import Screen, console
from ecliptic.cli.words import BadUsage, say
from ecliptic.kernel.errors import EclipticError
from ecliptic.kernel.game import Game


def run(asked: Namespace) -> int:
    one = find(asked.game, asked.edition)
    out = Path(asked.out)
    _write(one, out)
    Screen(one, console()).path(say("sheet.written", game=one.title, path=out))
    return 0


def _write(one: Game, out: Path) -> None:
    module = f"{type(one).__module__.rpartition('.')[0]}.sheet"
    if find_spec(module) is None:
        raise BadUsage(say("sheet.none", game=one.title))
    try:
        if out.exists():
            raise BadUsage(say("files.exists", path=out))
        import_module(module).write_sheet(out, one)
    except EclipticError:
        raise
    except (OSError, ValueError) as error:
        raise files.unwritable(out, error) from None
