"""The moves offered to a person, in the order and with the numbers in which they are shown."""

from __future__ import annotations

from ecliptic.kernel.game import Game
from ecliptic.kernel.state import State


class Choices:
    """Legal moves as text, those that begin with the same word together."""

    def __init__(self, moves: list[str]) -> None:
        groups: dict[str, list[str]] = {}
        for move in moves:
            groups.setdefault(move.split(" ", 1)[0], []).append(move)
        self.moves = [move for group in groups.values() for move in group]
        numbers = iter(range(1, len(self.moves) + 1))
        self.groups = {word: [(next(numbers), move) for move in group] for word, group in groups.items()}
        """First word: the numbered moves that begin with it."""

    @staticmethod
    def of(game: Game, state: State, seat: int) -> Choices:
        known = state.known_to(seat)
        return Choices([game.spell(known, seat, action) for action in known.legal(seat)])

    def spells(self, text: str) -> bool:
        """Whether a text is a move in its full words."""
        return " ".join(text.split()).lower() in (move.lower() for move in self.moves)

    def matching(self, text: str) -> list[tuple[int, str]]:
        """The moves that a text means: one by its number or its exact words, else all that begin with it."""
        words = " ".join(text.split()).lower()
        numbered = list(enumerate(self.moves, 1))
        exact = [(number, move) for number, move in numbered if move.lower() == words]
        if exact:
            return exact
        if words.isdecimal():
            return [(number, move) for number, move in numbered if str(number) == words]
        return [(number, move) for number, move in numbered if move.lower().startswith(words)] if words else []
