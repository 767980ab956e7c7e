"""Games in progress on the disk, each as a save (see `table/save.py`)."""

from __future__ import annotations

import time
from pathlib import Path

from ecliptic.cli import files
from ecliptic.cli.language import BadUsage, say
from ecliptic.games import game
from ecliptic.home import home
from ecliptic.kernel.game import Game
from ecliptic.kernel.record import Record
from ecliptic.table import Table
from ecliptic.table.save import Player, game_named, read_save, save_text, seating


def saves() -> list[Path]:
    """The games in progress, the newest first."""
    found = [path for path in (home() / "saves").glob("*.txt") if path.is_file()]
    return sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)


def newest() -> Path:
    found = saves()
    if not found:
        raise BadUsage(say("saves-none", folder=str(home() / "saves")))
    return found[0]


class Keeper:
    """Keeps one game on disk: writes it after every move and puts it with the finished ones at the end."""

    def __init__(self, path: Path | None, edition: str, game_id: str) -> None:
        self._mine = path is None
        self.path = path or _free(home() / "saves", game_id)
        self._edition = edition

    @staticmethod
    def of_resumed(path: Path, edition: str, game_id: str) -> Keeper:
        """Continues the file that was resumed."""
        keeper = Keeper(path, edition, game_id)
        keeper._mine = path.resolve().parent == (home() / "saves").resolve()
        return keeper

    def save(self, table: Table) -> None:
        files.write(self.path, save_text(table, self._edition), private=True)

    def copy(self, table: Table, path: Path) -> None:
        """Another save of the same moment; the game goes on in its own file."""
        files.write(path, save_text(table, self._edition), private=True)

    def finish(self, table: Table) -> Path:
        """Stores the finished record; one whose place nobody chose moves from the saves to the records."""
        text = table.whole_record().to_text()
        if not self._mine:
            files.write(self.path, text)
            return self.path
        final = _free(home() / "records", table.game.id)
        files.write(final, text)
        self.path.unlink(missing_ok=True)
        return final


def _free(folder: Path, game_id: str) -> Path:
    """A file name that is not taken."""
    stem = f"{game_id}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path, number = folder / f"{stem}.txt", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}.txt", number + 1
    return path


def edition_of(text: str) -> str | None:
    """The edition file that a save names, if it does (a record that is not a save does not)."""
    found = seating(text)
    return found.edition or None if found else None


def names_of(text: str) -> list[str]:
    """The names that a save gives its seats; none in a record that is not a save."""
    found = seating(text)
    return [player.name for player in found.players] if found else []


def resume(path: Path, edition: str | None) -> tuple[Table, str]:
    """The table that a save holds and the path of its edition. Raises `BadRecord` or `BadUsage`."""
    text = files.read(path)
    record, line = read_save(text)
    used = edition or line.edition
    return seat(game(game_named(text, record.game), used or None), record, line.players), used


def seat(its: Game, record: Record, players: list[Player]) -> Table:
    """The table at which these players play the game of a record, from the beginning or from where it was left."""
    return Table.resume(its, record, [(player.name, player.bot) for player in players], keep=None)
