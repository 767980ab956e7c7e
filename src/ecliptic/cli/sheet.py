"""Sheets to print. A game has some if there is a module `sheet` beside it, with `write_sheet(path, game, language)`."""

from __future__ import annotations

from argparse import Namespace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from ecliptic.cli import files
from ecliptic.cli.game_info import find
from ecliptic.cli.language import BadUsage, say, spoken, voice
from ecliptic.cli.screen import Screen, console
from ecliptic.kernel.errors import EclipticError
from ecliptic.kernel.game import Game


def run(asked: Namespace) -> int:
    one = find(asked.game, asked.edition)
    out = Path(asked.out)
    _write(one, out)
    Screen(one, console()).path(say("sheet-written", game=voice(one)("title"), path=str(out)))
    return 0


def _write(one: Game, out: Path) -> None:
    module = f"{type(one).__module__.rpartition('.')[0]}.sheet"
    if find_spec(module) is None:
        raise BadUsage(say("sheet-none", game=voice(one)("title")))
    try:
        if out.exists():
            raise BadUsage(say("files-exists", path=str(out)))
        import_module(module).write_sheet(out, one, spoken())
    except EclipticError:
        raise
    except (OSError, ValueError) as error:
        raise files.unwritable(out, error) from None
