"""What a study notices in a game: what moves are about, as the game itself tells (`Game.topics`)."""

from __future__ import annotations

from collections.abc import Hashable

from ecliptic.kernel.facts import Topic
from ecliptic.kernel.game import Game
from ecliptic.kernel.state import NATURE, State


class Features:
    """The topics of a game's actions, each found once as far as the game allows it, and numbered."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._known: dict[tuple[bool, Hashable], dict[int, tuple[int, ...]]] = {}
        self._numbers: dict[Topic, int] = {}
        self.topics: list[Topic] = []
        """What the numbers stand for."""

    def numbers(self, state: State, seat: int, actions: list[int]) -> list[tuple[int, ...]]:
        """What each action is about, as indices of `topics`."""
        key = self._game.topic_key(state, seat)
        known = {} if key is None else self._known.setdefault((seat == NATURE, key), {})
        for action in actions:
            if action not in known:
                known[action] = tuple(map(self._number, self._game.topics(state, seat, action)))
        return [known[action] for action in actions]

    def scores(self, state: State) -> list[float]:
        """What each seat scored, where a game counts something beside the result."""
        return self._game.scores(state)

    def _number(self, topic: Topic) -> int:
        if topic not in self._numbers:
            self._numbers[topic] = len(self.topics)
            self.topics.append(topic)
        return self._numbers[topic]
