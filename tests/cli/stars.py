"""Double Star as a game of the registry: with a rules page and an option."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from ecliptic.kernel.errors import BadEdition
from ecliptic.kernel.facts import Args
from ecliptic.kernel.game import Option, OptionValue
from ecliptic.kernel.state import NATURE
from ecliptic.testing.example import RISE, SET, DoubleStar, DoubleStarGame


class Stars(DoubleStarGame):
    """Double Star as the registry would make it."""

    id = "stars"
    folder = Path(__file__).parent
    options = (Option("colour", "blue", choices=("blue", "black")),)

    def __init__(self, edition: Path | None = None) -> None:
        if edition is not None and not edition.exists():
            raise BadEdition(f"the edition file {edition} cannot be read: no such file")

    def options_of(self, state: DoubleStar) -> dict[str, OptionValue]:
        return {"colour": "blue"}

    def rules_text(self) -> str:
        return (self.folder / "RULES.md").read_text(encoding="utf-8")


class Renamed(Stars):
    """Other kinds of moves, spelled in another way, for a person's choices."""

    kinds: ClassVar[Mapping[int, tuple[str, Args]]] = {}

    def _describe(self, state: DoubleStar, seat: int, action: int) -> tuple[str, Args]:
        if seat != NATURE and action in self.kinds:
            return self.kinds[action]
        return super()._describe(state, seat, action)


class Evening(Renamed):
    """To set is called done here."""

    kinds: ClassVar[Mapping[int, tuple[str, Args]]] = {SET: ("done", {})}
    spellings: ClassVar[Mapping[str, str]] = {**Stars.spellings, "done": "done"}


class Logbook(Stars):
    """To set is spelled log entry here, to rise is spelled undo."""

    spellings: ClassVar[Mapping[str, str]] = {**Stars.spellings, "set": "log entry", "rise": "undo"}


class Race(Renamed):
    """To set is silent here, and to rise is a call after a time."""

    kinds: ClassVar[Mapping[int, tuple[str, Args]]] = {SET: ("silent", {}), RISE: ("call", {"ms": 100})}
    spellings: ClassVar[Mapping[str, str]] = {**Stars.spellings, "silent": "silent", "call": "call {ms}"}
