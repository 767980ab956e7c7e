"""Every registered game, and the example, passes every check of the conformance suite.

A game without its kit (tests/games/<id>/kit.py), its golden records or its tiny positions fails.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import pytest

from ecliptic import GAMES
from ecliptic.testing import CHECKS, Check, Kit, load_kit

SEED = int(os.environ.get("ECLIPTIC_SEED", "1"))
"""Another one looks at other games: for a long search, run the suite with many."""
FOLDERS = [Path(__file__).parent / name for name in (*GAMES, "double_star")]


@cache
def kit(folder: Path) -> Kit:
    return load_kit(folder)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_conforms(folder: Path, check: Check) -> None:
    check(kit(folder), SEED)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_kit_is_of_its_game_and_tests_every_seat_count(folder: Path) -> None:
    found = kit(folder)
    assert found.game.id.replace("-", "_") == folder.name
    assert {variant.seats for variant in found.variants} == set(found.game.seats)
