"""Files: read with a sentence for whatever is wrong with them, written whole or not at all."""

from __future__ import annotations

import os
import secrets
from errno import EACCES, EISDIR
from pathlib import Path

from ecliptic.cli.language import BadUsage, say


def read(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadUsage(say("files-not-text", path=str(path))) from None
    except ValueError:  # a name that no file can have
        raise BadUsage(say("files-bad-name", path=str(path))) from None
    except OSError as error:
        raise BadUsage(say("files-unreadable", path=str(path), why=_reason(error))) from None


def check(path: Path) -> None:
    """Raises `BadUsage` if a file cannot be written, before the work that fills it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        if not os.access(path.parent, os.W_OK):
            raise PermissionError(EACCES, os.strerror(EACCES))
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from None


def write(path: Path, text: str, private: bool = False) -> None:
    """Replaces a file in one step: a crash in the middle leaves the old one. A private one only its owner can read."""
    part = path.parent / f".{path.name}.{secrets.token_hex(4)}"
    flags, mode = os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if private else 0o666  # less what the umask takes
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(part, flags, mode), "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except (OSError, ValueError) as error:
        if os.path.exists(part):
            os.unlink(part)
        raise unwritable(path, error) from None


def unwritable(path: Path, error: Exception) -> BadUsage:
    """Why a file could not be written."""
    return BadUsage(say("files-unwritable", path=str(path), why=_reason(error)))


def _reason(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).lower()
