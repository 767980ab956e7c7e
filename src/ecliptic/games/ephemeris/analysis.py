"""Game One solved exactly on small rings with open hands.

The real game has 12**9 boards and hidden hands: it can be studied, not tabulated. With fewer signs and pieces every
position can be judged, by the very functions of `ring.py` that the real game uses. Two things come of it: a check of
those functions (the tests solve the same toys by brute force), and what players feel at the table: with careful play
most positions never end, for a stubborn opponent can always undo one body. Hence the cap and the draw of E-20.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from ecliptic.games.ephemeris.ring import OFF, reach, shifted, signs_under

WIN, ENDLESS, LOSS = 1, 0, -1
"""For the player to move, both playing as well as can be."""

Position = tuple[int, int]
"""A packed board and the player to move."""


@dataclass(frozen=True)
class Toy:
    """A small game: a ring, the bodies on it, and for each player the bodies and signs of an open hand."""

    size: int
    bodies: tuple[int, ...]
    hands: tuple[tuple[tuple[int, ...], tuple[int, ...]], tuple[tuple[int, ...], tuple[int, ...]]]

    def boards(self) -> Iterator[int]:
        for signs in product(range(self.size), repeat=len(self.bodies)):
            board = sum(OFF << (4 * body) for body in range(9))
            for body, sign in zip(self.bodies, signs, strict=True):
                board += (sign - OFF) << (4 * body)
            yield board

    def complete(self, board: int, player: int) -> bool:
        """E-12."""
        bodies, signs = self.hands[player]
        goal = sum(1 << (4 * sign) for sign in signs)
        return bool(signs_under(board, sum(1 << body for body in bodies)) == goal)

    def moves(self, board: int) -> Iterator[int]:
        """E-19: the boards after each legal move."""
        for body in self.bodies:
            for steps in range(1, reach(board, body, self.size) + 1):
                yield shifted(board, body, steps, self.size)


def solve(toy: Toy) -> dict[Position, int]:
    """The value of every position in which no hand is complete, found backwards from the finished ones."""
    values: dict[Position, int] = {}
    open_ends: dict[Position, int] = {}
    before: dict[Position, list[Position]] = {}
    ready: list[Position] = []
    for board in toy.boards():
        if toy.complete(board, 0) or toy.complete(board, 1):
            continue
        for player in (0, 1):
            position = (board, player)
            nexts = list(toy.moves(board))
            if any(toy.complete(after, player) for after in nexts):
                values[position] = WIN
                ready.append(position)
                continue
            going_on = [after for after in nexts if not toy.complete(after, 1 - player)]
            open_ends[position] = len(going_on)
            for after in going_on:
                before.setdefault((after, 1 - player), []).append(position)
            if not going_on:
                values[position] = LOSS
                ready.append(position)
    _settle(values, open_ends, before, ready)
    return {position: values.get(position, ENDLESS) for position in [*values, *open_ends]}


def _settle(
    values: dict[Position, int],
    open_ends: dict[Position, int],
    before: dict[Position, list[Position]],
    ready: list[Position],
) -> None:
    """A position is won if some move leaves the opponent lost, and lost if every move leaves the opponent winning."""
    while ready:
        position = ready.pop()
        for earlier in before.get(position, []):
            if earlier in values:
                continue
            if values[position] == LOSS:
                values[earlier] = WIN
                ready.append(earlier)
            else:
                open_ends[earlier] -= 1
                if open_ends[earlier] == 0:
                    values[earlier] = LOSS
                    ready.append(earlier)


def shares(values: dict[Position, int]) -> tuple[float, float, float]:
    """Which part of the positions the player to move wins, loses, and can only prolong."""
    counts = [sum(1 for value in values.values() if value == wanted) for wanted in (WIN, LOSS, ENDLESS)]
    return counts[0] / len(values), counts[1] / len(values), counts[2] / len(values)
