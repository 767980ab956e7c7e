"""In a process of its own: the record of a finished game comes in, a mark for each event goes out, one a line."""

from __future__ import annotations

import os
import sys

import msgspec

from ecliptic.bots.analysis import Analysis, Mark
from ecliptic.games import game
from ecliptic.kernel.record import Record
from ecliptic.kernel.state import NATURE
from ecliptic.server import wire

SIMULATIONS = 100
"""How much each decision and each position gets: a game takes some seconds up to a minute."""
DIGITS = 4


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # those who play go first
    record = Record.from_text(sys.stdin.read())
    encode = msgspec.json.Encoder().encode
    for mark in Analysis(game(record.game), record, simulations=SIMULATIONS):
        sys.stdout.buffer.write(encode(on_the_wire(mark)) + b"\n")
        sys.stdout.buffer.flush()


def on_the_wire(mark: Mark) -> wire.Mark:
    luck = [round(part.value, DIGITS) for part in mark.luck]
    whose = mark.seat if mark.seat != NATURE else max(range(len(luck)), key=lambda seat: abs(luck[seat]))
    judged = mark.judged
    choices = [
        wire.Compared(move, round(choice.expected, DIGITS), number == judged.made)
        for number, (move, choice) in enumerate(zip(judged.moves, judged.weighed.choices, strict=True))
    ] if judged else []  # fmt: skip
    return wire.Mark(
        n=mark.index + 1,
        seat=None if mark.seat == NATURE else mark.seat,
        whose=whose,
        luck=luck,
        regret=round(judged.regret.value, DIGITS) if judged else 0.0,
        best=judged.moves[0] if judged else "",
        values=[round(value, DIGITS) for value in mark.after],
        choices=choices,
    )


if __name__ == "__main__":
    main()
