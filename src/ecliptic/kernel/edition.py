"""Editions: the components of a game as data, each table tagged with where its content comes from.

`printed` stands in the rulebook, `inferred` follows from it, `reconstructed` was lost and is ours, `calibrated` is ours
and was fitted by studies. Someone who owns the real game can hand in a TOML file with the tables that differ; it is
laid over the built-in one and checked as a whole.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from threading import Lock
from typing import Literal, TypeVar

import msgspec

from ecliptic.kernel.errors import BadEdition

Provenance = Literal["printed", "inferred", "reconstructed", "calibrated"]

T = TypeVar("T")

_one_at_a_time = Lock()
"""msgspec analyses a type on first use, and crashes if two threads make it analyse the same one."""

Overlay = Path | Mapping[str, object]
"""An overlay of a built-in edition: somebody's TOML file, or tables that were read or made elsewhere."""


class Tagged(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The parent of every table of an edition file."""

    provenance: Provenance
    why: str = ""
    """The reason, where it is not simply printed."""


def read_tables(folder: Path, overlay: Overlay | None = None) -> dict[str, object]:
    """All TOML files of a data folder as one table, with somebody's own file or tables laid over it."""
    tables: dict[str, object] = {}
    for path in sorted(folder.glob("*.toml")):
        tables.update(read_file(path))
    if isinstance(overlay, Path):
        _lay_over(tables, read_file(overlay), overlay.name, "")
    elif overlay is not None:
        _lay_over(tables, overlay, "the edition", "")
    return tables


def read_file(path: Path) -> dict[str, object]:
    """The tables of one TOML file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadEdition(f"the edition file {path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadEdition(f"the edition file {path} is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        raise BadEdition(f"the edition file {path} is not valid TOML: {error}") from None


def read_text(text: str) -> dict[str, object]:
    """The tables of an edition that came as a text."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadEdition(f"the edition is not valid TOML: {error}") from None


def _lay_over(base: dict[str, object], extra: Mapping[str, object], name: str, where: str) -> None:
    for key, value in extra.items():
        if key not in base:
            raise BadEdition(f"{name} has {where}{key}, which this game's data does not know")
        below = base[key]
        if isinstance(below, dict) and isinstance(value, dict):
            _lay_over(below, value, name, f"{where}{key}.")
        else:
            base[key] = value


# -- one datum by its path -------------------------------------------------------------------------------------------


def datum(tables: Mapping[str, object], path: str) -> object:
    """What stands at a path such as `spaces.century17.0` or `parts.cards.PT6.crystals`. Raises `BadEdition`."""
    found: object = tables
    for done, key in enumerate(words := path.split(".")):
        found = _down(found, key, ".".join(words[:done]))
    return found


def changed(tables: Mapping[str, object], path: str, value: object) -> dict[str, object]:
    """An overlay that puts a value at a path and leaves the rest of the edition as it is."""
    datum(tables, path)
    first, *rest = path.split(".")
    overlay = {first: deepcopy(tables[first])}
    if not rest:
        return {first: value}
    holder = datum(overlay, path.rpartition(".")[0])
    if isinstance(holder, dict):
        holder[rest[-1]] = value
    elif isinstance(holder, list):
        holder[_place(holder, rest[-1], path)] = value
    return overlay


def _down(holder: object, key: str, where: str) -> object:
    if isinstance(holder, Mapping):
        if key not in holder:
            near = f"{where} has" if where else "the edition has"
            raise BadEdition(f"there is no {key} here: {near} {', '.join(map(str, holder))}")
        return holder[key]
    if isinstance(holder, list):
        return holder[_place(holder, key, where)]
    raise BadEdition(f"{where} is {holder!r} and has no {key}")


def _place(members: list[object], key: str, where: str) -> int:
    """A list's member by its number, counted from 0, or by its id."""
    for place, member in enumerate(members):
        if str(place) == key or (isinstance(member, Mapping) and member.get("id") == key):
            return place
    raise BadEdition(f"{where} has {len(members)} members, counted from 0, and none is {key}")


def convert(tables: dict[str, object], kind: type[T]) -> T:
    """The tables as typed, checked data."""
    try:
        with _one_at_a_time:
            return msgspec.convert(tables, kind)
    except msgspec.ValidationError as error:
        raise BadEdition(f"the edition does not fit: {error}") from None


def fingerprint(tables: dict[str, object]) -> str:
    """Twelve hex digits that change with any value, but not with comments or layout."""
    text = json.dumps(tables, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:12]
