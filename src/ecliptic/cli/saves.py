"""Saves: a game in progress is an ordinary record with its seed, and one comment line that says who sits where.

    ecliptic record 1
    # save {"players": [{"name": "You"}, {"name": "Bot 1", "bot": "random"}]}

So a save can be replayed and verified like any record, and it resumes exactly. Its seed tells what will be drawn, so it
is private until the game is over.
"""

from __future__ import annotations

import time
from pathlib import Path

import msgspec

from ecliptic.cli import files
from ecliptic.cli.session import Player, Session
from ecliptic.cli.words import BadUsage, say
from ecliptic.games import game
from ecliptic.home import home
from ecliptic.kernel.errors import BadRecord
from ecliptic.kernel.record import Record

_MARK = "# save "


class _Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the comment line says."""

    players: list[Player]
    edition: str = ""
    """The path of somebody's own components, if they are used."""


def saves() -> list[Path]:
    """The games in progress, the newest first."""
    found = [path for path in (home() / "saves").glob("*.txt") if path.is_file()]
    return sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)


def newest() -> Path:
    found = saves()
    if not found:
        raise BadUsage(say("saves.none", folder=home() / "saves"))
    return found[0]


class Keeper:
    """Keeps one game on disk: writes it after every move and puts it with the finished ones at the end."""

    def __init__(self, path: Path | None, edition: str, game_id: str) -> None:
        self._mine = path is None
        self.path = path or _free(home() / "saves", game_id)
        self._edition = edition

    @staticmethod
    def of_resumed(path: Path, edition: str, game_id: str) -> Keeper:
        """Goes on with the file that was resumed."""
        keeper = Keeper(path, edition, game_id)
        keeper._mine = path.resolve().parent == (home() / "saves").resolve()
        return keeper

    def save(self, session: Session) -> None:
        files.write(self.path, save_text(session, self._edition), private=True)

    def copy(self, session: Session, path: Path) -> None:
        """Another save of the same moment; the game goes on in its own file."""
        files.write(path, save_text(session, self._edition), private=True)

    def finish(self, session: Session) -> Path:
        """Stores the finished record; one whose place nobody chose moves from the saves to the records."""
        if not self._mine:
            files.write(self.path, session.record.to_text())
            return self.path
        final = _free(home() / "records", session.game.id)
        files.write(final, session.record.to_text())
        self.path.unlink(missing_ok=True)
        return final


def _free(folder: Path, game_id: str) -> Path:
    """A file name that is not taken."""
    stem = f"{game_id}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path, number = folder / f"{stem}.txt", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}.txt", number + 1
    return path


def save_text(session: Session, edition: str) -> str:
    line = msgspec.json.encode(_Line(list(session.players), edition)).decode()
    first, rest = session.record.to_text().split("\n", 1)
    return f"{first}\n{_MARK}{line}\n{rest}"


def edition_of(text: str) -> str | None:
    """The edition file that a save names, if it does (a record that is no save does not)."""
    found = _save_line(text)
    return found.edition or None if found else None


def resume(path: Path, edition: str | None) -> tuple[Session, str]:
    """The session that a save holds and the path of its edition. Raises `BadRecord` or `BadUsage`."""
    text = files.read(path)
    record = Record.from_text(text)
    line = _save_line(text)
    if line is None:
        raise BadRecord(say("saves.no_save", path=path))
    used = edition or line.edition
    return Session.resume(game(record.game, used or None), record, line.players), used


def _save_line(text: str) -> _Line | None:
    for row in text.splitlines():
        if row.startswith(_MARK):
            try:
                return msgspec.json.decode(row[len(_MARK) :], type=_Line)
            except msgspec.DecodeError as error:
                raise BadRecord(say("saves.bad_line", why=error)) from None
    return None
