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
        self.numbered = list(zip(_numbers(self.moves), self.moves, strict=True))
        numbered = iter(self.numbered)
        self.groups = {word: [next(numbered) for _ in group] for word, group in groups.items()}
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
        exact = [(number, move) for number, move in self.numbered if move.lower() == words]
        if exact:
            return exact
        if words.isdecimal():
            return [(number, move) for number, move in self.numbered if str(number) == words]
        return [(number, move) for number, move in self.numbered if _begins(move.lower(), words)] if words else []

    def untimed(self, word: str) -> Choices:
        """The same with one bare word for all times of a race: how long it takes is not chosen but measured."""
        if word not in self.groups:
            return self
        return Choices([*(move for move in self.moves if move.split()[0] != word), word])

    def after(self, word: str, ms: float) -> str:
        """The move of a race that a bare word means after so many milliseconds, else the word itself."""
        times = [(int(move.split()[1]), move) for _, move in self.groups.get(word, []) if move != word]
        return next((move for time, move in times if time >= ms), times[-1][1]) if times else word


def _begins(move: str, words: str) -> bool:
    """Whether a move begins with these words; the beginning of a number is another number."""
    return move.startswith(words) and not (words[-1].isdecimal() and move[len(words) :][:1].isdecimal())


def _numbers(moves: list[str]) -> list[int]:
    """1, 2, 3 and so on; but where every move is one word with a number, such as the place of a card, that number."""
    words = [move.split(" ") for move in moves]
    if len({pair[0] for pair in words}) == 1 and all(len(pair) == 2 and pair[1].isdecimal() for pair in words):
        return [int(pair[1]) for pair in words]
    return list(range(1, len(moves) + 1))
