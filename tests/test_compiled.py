"""The engine under test is the compiled one, and the interpreted source does the same, state by state."""

from __future__ import annotations

import os
import subprocess
import sys
import tracemalloc
from pathlib import Path

import pytest

import ecliptic
from ecliptic.games.survivors.knowledge import hide_queues
from ecliptic.kernel import bits, luck, playout, state

GAMES_FOLDER = Path(__file__).parent / "games"


@pytest.mark.parametrize("module", [bits, luck, playout, state], ids=lambda module: module.__name__)
def test_the_kernel_is_compiled(module: object) -> None:
    assert ecliptic.compiled
    assert not str(vars(module)["__file__"]).endswith(".py")


@pytest.mark.parametrize("name", [*ecliptic.GAMES])
def test_the_rules_of_every_game_are_compiled(name: str) -> None:
    game = ecliptic.game(name)
    rules = sys.modules[type(game.start()).__module__]
    assert not str(rules.__file__).endswith(".py")
    for file in (game.folder / "COMPILED").read_text().split():
        assert list(game.folder.glob(f"{Path(file).stem}.*.so")), f"{file} of {name} is not compiled"


def test_a_vec_that_python_hands_over_does_not_stay_in_memory() -> None:
    position = ecliptic.game("survivors").start(2)

    def hand_over() -> None:
        row = position.row[:]
        hide_queues(row, 2)
        position.row = row

    hand_over()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(500):
        hand_over()
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < 100 * 8 * len(position.row)


def trace(folder: Path, pure: bool) -> list[str]:
    return subprocess.run(
        [sys.executable, "-m", "ecliptic.testing.trace", str(folder)],
        env={**os.environ, "ECLIPTIC_PURE": "1" if pure else "0"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()


@pytest.mark.parametrize("name", [*ecliptic.GAMES, "double_star"])
def test_compiled_and_interpreted_games_are_the_same_state_by_state(name: str) -> None:
    compiled, interpreted = trace(GAMES_FOLDER / name, False), trace(GAMES_FOLDER / name, True)
    assert (compiled[0], interpreted[0]) == ("compiled", "interpreted")
    assert len(compiled) > 1000
    for first, second in zip(compiled[1:], interpreted[1:], strict=True):
        assert first == second
