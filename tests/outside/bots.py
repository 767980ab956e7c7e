"""What the bots know about Double Star: a module beside that of the game. Its master always takes the last choice."""

from __future__ import annotations

from collections.abc import Callable

from ecliptic.kernel.state import State


def master(known: State, seat: int, luck: Callable[[], int], ms: int) -> int:
    assert luck() == luck()
    assert ms >= 0
    return known.legal(seat)[-1]
