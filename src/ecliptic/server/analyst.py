"""In a process of its own: finished games are judged, an event at a time."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ecliptic.bots.analysis import Analysis, Mark
from ecliptic.games import game
from ecliptic.kernel.record import Record
from ecliptic.kernel.state import NATURE
from ecliptic.server import messages

SIMULATIONS = 100
"""How much each decision and each position gets: a game takes some seconds up to a minute."""
DIGITS = 4

_encode = msgspec.json.Encoder().encode
_begun: dict[int, Iterator[Mark]] = {}


def begin(number: int, record: str) -> None:
    """Takes a game in hand, to be called by this number."""
    read = Record.from_text(record)
    _begun[number] = iter(Analysis(game(read.game), read, simulations=SIMULATIONS))


def judge(number: int) -> bytes | None:
    """The mark of the next event, as a line; None if there is none left."""
    mark = next(_begun[number], None)
    return None if mark is None else _encode(as_message(mark)) + b"\n"


def forget(number: int) -> None:
    _begun.pop(number, None)


def as_message(mark: Mark) -> messages.Mark:
    luck = [round(part.value, DIGITS) for part in mark.luck]
    whose = mark.seat if mark.seat != NATURE else max(range(len(luck)), key=lambda seat: abs(luck[seat]))
    judged = mark.judged
    choices = [
        messages.Compared(move, round(choice.expected, DIGITS), number == judged.made)
        for number, (move, choice) in enumerate(zip(judged.moves, judged.weighed.choices, strict=True))
    ] if judged else []  # fmt: skip
    return messages.Mark(
        n=mark.index + 1,
        seat=None if mark.seat == NATURE else mark.seat,
        whose=whose,
        luck=luck,
        regret=round(judged.regret.value, DIGITS) if judged else 0.0,
        values=[round(value, DIGITS) for value in mark.after],
        choices=choices,
    )
