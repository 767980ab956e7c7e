"""The words of a game, kept in its text file so that it can be translated."""

from __future__ import annotations

import tomllib
from pathlib import Path

RULE_ID = r"[A-Z]+\d*-?\d+[a-z]?"
"""How the ids of rules are written: T-17, M19-3, SB2."""


class Texts:
    """Sentences by key ("refusal.not_your_turn"), with {names} filled in."""

    def __init__(self, path: Path) -> None:
        self._flat: dict[str, str] = {}
        self._flatten("", tomllib.loads(path.read_text(encoding="utf-8")))

    def _flatten(self, prefix: str, table: dict[str, object]) -> None:
        for key, value in table.items():
            if isinstance(value, dict):
                self._flatten(f"{prefix}{key}.", value)
            else:
                self._flat[prefix + key] = str(value)

    def __contains__(self, key: str) -> bool:
        return key in self._flat

    def __call__(self, key: str, **names: object) -> str:
        return self._flat[key].format(**names) if names else self._flat[key]

    def keys(self) -> list[str]:
        return sorted(self._flat)
