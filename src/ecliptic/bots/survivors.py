"""What the search is told about Cities of Venus: Survivors, and the launch solved exactly.

A turn is a puzzle that the search solves within the round; what it leaves behind is judged by what helps at the launch:
rods above all (each is a die more), Engineers, parts, gems, and ground explored.
"""

from __future__ import annotations

from math import exp
from typing import cast

from ecliptic.bots.guide import Guide
from ecliptic.games.survivors import launch
from ecliptic.games.survivors import layout as at
from ecliptic.games.survivors.operate import count_showing
from ecliptic.games.survivors.rules import Survivors
from ecliptic.kernel.bits import size
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import State

ROD, ENGINEER, PART, CRYSTAL, ORE, CELL = 4.0, 2.0, 1.0, 0.5, 0.3, 0.08
PLENTY = 45.0
"""What a seat that is ready to launch has, about."""
LEAD = 4.0
"""A lead of this much makes a win e times as likely as a loss."""


def exact(known: State, seat: int) -> int | None:
    """The best move of a launch; None before the launch."""
    state = cast(Survivors, known)
    if state.stage != at.LAUNCHES or state.row[seat * at.STRIDE + at.PHASE_] != at.LAUNCHING:
        return None
    return launch.best(state, seat).action


def progress(state: Survivors, seat: int) -> float:
    """What a seat has gathered."""
    base, row = seat * at.STRIDE, state.row
    parts = sum(int(row[base + at.FRESH_] >> 4 * design & 15) for design in range(at.MAX_DESIGNS))
    cells = sum(int(size(row[base + at.BOARD_ + board] & at.FULL)) for board in range(row[base + at.BOARDS_]))
    return (
        ROD * int(row[base + at.RODS_])
        + ENGINEER * int(state.rescued(seat))
        + PART * parts
        + CRYSTAL * int(row[base + at.CRYSTALS_])
        + ORE * int(row[base + at.ORE_])
        + CELL * cells
    )


class SurvivorsGuide(Guide):
    """Simulations end with the round."""

    def policy(self, state: State, seat: int, luck: Luck) -> int:
        """Any move, but a turn is not ended while there is something to do, and a launch ends with the best face."""
        table = cast(Survivors, state)
        action = table.pick(seat, luck.word())
        if action == at.END:
            return table.legal(seat)[0]
        if at.COMMIT <= action < at.FACE:
            dice = table.row[seat * at.STRIDE + at.DICE_]
            return at.COMMIT + max(range(1, 7), key=lambda face: (count_showing(dice, face), face)) - 1
        return action

    def stage(self, state: State) -> int:
        return cast(Survivors, state).round

    def value(self, state: State) -> list[float]:
        table = cast(Survivors, state)
        if table.stage == at.OVER:
            return table.returns()
        gathered = [progress(table, seat) for seat in range(table.seats)]
        if len(gathered) == 1:
            return [0.6 * min(1.0, gathered[0] / PLENTY)]
        return [_standing(gathered, seat) for seat in range(table.seats)]


def _standing(gathered: list[float], seat: int) -> float:
    """The lead over the best other one, as a chance to win."""
    lead = gathered[seat] - max(much for other, much in enumerate(gathered) if other != seat)
    return 1.0 / (1.0 + exp(-lead / LEAD))


def guide(known: State) -> Guide:
    """What the search is told about this game: what is hidden, nobody knows."""
    return SurvivorsGuide(secrets=False)
