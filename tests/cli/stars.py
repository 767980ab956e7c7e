"""Double Star as a game of the registry: with a rules page and an option."""

from __future__ import annotations

from pathlib import Path

from ecliptic.kernel.errors import BadEdition
from ecliptic.kernel.game import Option, OptionValue
from ecliptic.kernel.state import State
from ecliptic.testing.example import DoubleStarGame


class Stars(DoubleStarGame):
    """Double Star as the registry would make it."""

    id = "stars"
    folder = Path(__file__).parent
    options = (Option("colour", "blue", "The colour of the sky.", choices=("blue", "black")),)

    def __init__(self, edition: Path | None = None) -> None:
        if edition is not None and not edition.exists():
            raise BadEdition(f"the edition file {edition} cannot be read: no such file")

    def options_of(self, state: State) -> dict[str, OptionValue]:
        return {"colour": "blue"}

    def rules_text(self) -> str:
        return (self.folder / "RULES.md").read_text(encoding="utf-8")
