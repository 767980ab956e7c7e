"""How long Survivors takes to list placements, and to solve a launch."""

from __future__ import annotations

from typing import cast

import ecliptic
from benchmarks.engine import best_rate
from ecliptic.games.survivors.ids import FITS_
from ecliptic.games.survivors.launch import best
from ecliptic.games.survivors.rules import Survivors

AREA: dict[str, object] = {
    "stage": "round",
    "round": 9,
    "players": [
        {
            "phase": "operate",
            "dice": [1, 2, 3, 4],
            "boards": [
                {"side": "H1", "at": [0, 0], "covered": ["...##", "...#.", ".####", "##.#.", "##..."]},
                {"side": "E01A", "at": [1, 0], "covered": ["##...", "#....", "#....", ".....", "....."]},
                {"side": "E02B", "at": [0, 1], "covered": [".#...", ".##..", ".....", ".....", "....."]},
                {"side": "E03A", "at": [1, 1], "covered": [".....", ".....", ".....", ".....", "....."]},
            ],
        },
        {"phase": "ready", "boards": [{"side": "H2", "at": [0, 0]}]},
    ],
}
"""Four boards two by two, a third of the cells around the start explored."""

LAUNCH: dict[str, object] = {
    "stage": "launch",
    "round": 20,
    "first": 1,
    "last": 0,
    "players": [
        {
            "phase": "launching",
            "dice": [1, 1, 2, 3, 4, 5, 5, 6, 6],
            "ore": 5,
            "rods": 5,
            "engineers": ["reroll", "flip", "adj1", "set4"],
            "boards": [{"side": "H1", "at": [0, 0]}],
        },
        {"phase": "launched", "sequence": [6, 5], "boards": [{"side": "H2", "at": [0, 0]}]},
    ],
}


def placements_us(size: int) -> tuple[float, int]:
    """Microseconds to find every placement of a size on four boards, and how many there are."""
    state = cast(Survivors, ecliptic.game("survivors").position(AREA))
    terrain = state.kit.terrain
    shapes = [shape for shape in range(terrain.shapes) if terrain.sizes[shape] == size]
    count = 0

    def once(i: int) -> int:
        nonlocal count
        state.row[FITS_] = 0
        terrain.key[0] = 0  # a window that was never looked at
        terrain.look(state.row, 0, 0, -1)
        count = sum(terrain.find(shape) for shape in shapes)
        return 1

    return 1e6 / best_rate(once), count


def launch_ms() -> float:
    """Milliseconds to solve a launch with nine dice, four Engineers, five ore and both arrows, rerolls included."""
    state = cast(Survivors, ecliptic.game("survivors").position(LAUNCH))
    best(state, 0)  # the tables are made once

    def once(i: int) -> int:
        best(state, 0)
        return 1

    return 1e3 / best_rate(once)


def report() -> None:
    for size in range(1, 7):
        micros, count = placements_us(size)
        print(f"  survivors: all {count:3} placements of size {size} on four boards in {micros:5.1f} us")
    print(f"  survivors: a launch of nine dice solved in {launch_ms():.1f} ms")


if __name__ == "__main__":
    report()
