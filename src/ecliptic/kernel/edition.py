"""Editions: the components of a game as data, each table tagged with where its content comes from.

`printed` stands in the rulebook, `inferred` follows from it, `reconstructed` was lost and is ours. Someone who owns the
real game can hand in a TOML file with the tables that differ; it is laid over the built-in one and checked as a whole.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from ecliptic.kernel.errors import BadEdition

Provenance = Literal["printed", "inferred", "reconstructed"]

T = TypeVar("T")


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The parent of every table of an edition file."""

    provenance: Provenance
    why: str = ""
    """The reason, where it is not simply printed."""


def read_tables(folder: Path, overlay: Path | None = None) -> dict[str, object]:
    """All TOML files of a data folder as one table, with somebody's own file laid over it."""
    tables: dict[str, object] = {}
    for path in sorted(folder.glob("*.toml")):
        tables.update(_parse(path))
    if overlay is not None:
        _lay_over(tables, _parse(overlay), overlay.name, "")
    return tables


def _parse(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadEdition(f"the edition file {path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadEdition(f"the edition file {path} is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        raise BadEdition(f"the edition file {path} is not valid TOML: {error}") from None


def _lay_over(base: dict[str, object], extra: dict[str, object], name: str, where: str) -> None:
    for key, value in extra.items():
        if key not in base:
            raise BadEdition(f"{name} has {where}{key}, which this game's data does not know")
        below = base[key]
        if isinstance(below, dict) and isinstance(value, dict):
            _lay_over(below, value, name, f"{where}{key}.")
        else:
            base[key] = value


def convert(tables: dict[str, object], kind: type[T]) -> T:
    """The tables as typed, checked data."""
    try:
        return msgspec.convert(tables, kind)
    except msgspec.ValidationError as error:
        raise BadEdition(f"the edition does not fit: {error}") from None


def fingerprint(tables: dict[str, object]) -> str:
    """Twelve hex digits that change with any datum (not with comments or layout)."""
    text = json.dumps(tables, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:12]
