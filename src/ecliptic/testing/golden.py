"""Golden records: whole games as text that every later version of the code must replay.

`python -m ecliptic.testing.golden tests/games/transit` plays and writes the missing ones, one for each variant of the
kit found there; `--again` writes all of them again (after a change of the rules that raised the game's version).
"""

from __future__ import annotations

import sys
from pathlib import Path

from ecliptic.testing.kit import Kit, load_kit
from ecliptic.testing.records import recorded


def write(kit: Kit, again: bool = False) -> list[Path]:
    """Plays and writes the golden records of a kit; returns those that were written."""
    written = []
    for index, variant in enumerate(kit.variants):
        path = kit.folder / "golden" / f"{variant.slug}.txt"
        if again or not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(recorded(kit, variant, index + 1).to_text(), encoding="utf-8")
            written.append(path)
    return written


def main(arguments: list[str]) -> None:
    for folder in [argument for argument in arguments if argument != "--again"]:
        for path in write(load_kit(Path(folder)), "--again" in arguments):
            print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
