"""The moves offered to a person, in the order and with the numbers in which they are shown."""

from __future__ import annotations

from collections.abc import Sequence

from ecliptic.kernel.facts import Move

TIME = "ms"
"""The argument of a move that says how long it took: nobody chooses that, it is measured."""


class Choices:
    """Legal moves, those whose spellings begin with the same word together."""

    def __init__(self, moves: Sequence[Move]) -> None:
        groups: dict[str, list[Move]] = {}
        for move in moves:
            groups.setdefault(_word(move), []).append(move)
        ordered = [move for group in groups.values() for move in group]
        self.numbered = list(zip(_numbers(ordered), ordered, strict=True))
        numbered = iter(self.numbered)
        self.groups = [[next(numbered) for _ in group] for group in groups.values()]
        """The numbered moves that begin with the same word."""

    @property
    def moves(self) -> list[Move]:
        return [move for _, move in self.numbered]

    def of_kind(self, *kinds: str) -> Move | None:
        """The first move of one of these kinds."""
        return next((move for move in self.moves if move.kind in kinds), None)

    def spells(self, text: str) -> bool:
        """Whether a text is a move in its full words."""
        return _plain(text) in (move.move.lower() for move in self.moves)

    def matching(self, text: str) -> list[tuple[int, Move]]:
        """The moves that a text means: one by its number or its exact words, else all that begin with it."""
        words = _plain(text)
        exact = [(number, move) for number, move in self.numbered if move.move.lower() == words]
        if exact:
            return exact
        if words.isdecimal():
            return [(number, move) for number, move in self.numbered if str(number) == words]
        return [(number, move) for number, move in self.numbered if _begins(move.move.lower(), words)] if words else []

    # -- races -----------------------------------------------------------------------------------------------

    @property
    def timed_word(self) -> str:
        """The word of the moves that are measured; empty if there is none."""
        return next((_word(move) for move in self.moves if TIME in move.args), "")

    def untimed(self) -> Choices:
        """The same with one bare word for all times of a race."""
        word = self.timed_word
        return Choices([*(move for move in self.moves if TIME not in move.args), Move(word, "")]) if word else self

    def after(self, ms: float) -> str:
        """The move of a race that was made after this many milliseconds."""
        times = [(int(move.args[TIME]), move.move) for move in self.moves if TIME in move.args]
        return next((move for time, move in times if time >= ms), times[-1][1])


def _word(move: Move) -> str:
    return move.move.split(" ", 1)[0]


def _plain(text: str) -> str:
    return " ".join(text.split()).lower()


def _begins(move: str, words: str) -> bool:
    """Whether a move begins with these words; the beginning of a number is another number."""
    return move.startswith(words) and not (words[-1].isdecimal() and move[len(words) :][:1].isdecimal())


def _numbers(moves: list[Move]) -> list[int]:
    """1, 2, 3 and so on; but where every move is one word with a number, such as the place of a card, that number."""
    words = [move.move.split(" ") for move in moves]
    if len({pair[0] for pair in words}) == 1 and all(len(pair) == 2 and pair[1].isdecimal() for pair in words):
        return [int(pair[1]) for pair in words]
    return list(range(1, len(moves) + 1))
