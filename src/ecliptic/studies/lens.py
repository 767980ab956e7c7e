"""What a study notices in a game: the names of what is done, and a score beside the result.

A move is known by its text. `play 5H` is of the kind `play` and about the thing `5H`; what follows is left out unless a
game says otherwise below. Texts are costly, so each is made once: `context` tells what else than the action's number it
depends on. A game that says nothing here is spelled move by move.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

from ecliptic.kernel.game import Game
from ecliptic.kernel.state import NATURE, State

Name = tuple[str, str]
"""A kind and a thing, which may be empty."""


class Reading(NamedTuple):
    """How one game is read."""

    context: Callable[[Any, int], Hashable]
    """With an action, decides the names of the action."""
    names: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Patterns of texts, and the names they stand for: `kind thing`."""
    scores: Callable[[Any], list[float]] | None = None


def _gemini_names() -> tuple[tuple[str, tuple[str, ...]], ...]:
    moved = (r"(?:place|move|swap|return)\b.*", r"(engineer|use IN3) ")
    return (
        (r"target (\w+) on (\w+)( with ao)?", (r"target \1", r"observe \2")),
        (r"time (\w+) on (\w+)", (r"time \1", r"hours \2")),
        (moved[1] + moved[0], (r"\1",)),
        (r"place (\w+) on (\w+)", (r"place \1",)),
        (r"(move|return) altair.*", (r"\1 altair",)),
        (r"(move|swap|return|send) .*", (r"\1",)),
    )


READINGS: dict[str, Reading] = {
    "transit": Reading(
        lambda s, seat: (s.task, s.phase) if seat == NATURE else 0,
        (
            (r"trade \S+ for (\d)\w", (r"trade \1",)),
            (r"(\w+) (\d)[HDSC]", (r"\1 \2",)),  # the suits are alike
        ),
        lambda s: [float(min(_marks(s)) - s.hourglass)] * s.seats,
    ),
    "gemini": Reading(lambda s, seat: 0, _gemini_names(), lambda s: _gemini_scores(s)),
    "starmap": Reading(
        lambda s, seat: _starmap_phase(s, seat),
        (
            (r"use (\w+)\+(\w+)", (r"use \1", r"use \2")),
            (r"fill (\w+)\..*", (r"fill \1",)),
            (r"(dice|major|layout|cell|point|roll) .*", (r"\1",)),
        ),
        lambda s: _starmap_scores(s),
    ),
    "survivors": Reading(
        lambda s, seat: 0,
        ((r"(ore|up|down|cells) .*", (r"\1",)),),
        lambda s: _survivors_scores(s),
    ),
    "ephemeris": Reading(
        lambda s, seat: getattr(s, "card", -1),
        (
            (r"(\w+) \+\d+", (r"move \1",)),
            (r"(\w+) -\d+", (r"back \1",)),
            (r"(call|place|under) .*", (r"\1",)),
        ),
    ),
}


def _marks(s: Any) -> list[int]:
    from ecliptic.games.transit.board import MARK

    return [s.at[MARK + s.track(seat)] for seat in range(s.seats)]


def _gemini_scores(s: Any) -> list[float]:
    from ecliptic.games.gemini.scoring import points

    return [float(points(s))] * int(s.seats)


def _starmap_phase(s: Any, seat: int) -> int:
    from ecliptic.games.starmap.moves import phase_of

    return phase_of(s, seat)


def _starmap_scores(s: Any) -> list[float]:
    from ecliptic.games.starmap.ids import SEAT
    from ecliptic.games.starmap.scoring import own_score, unique_points

    return [
        float(own_score(s.chart, s.table, seat * SEAT) + unique_points(s.table, s.seats, seat))
        for seat in range(s.seats)
    ]


def _survivors_scores(s: Any) -> list[float]:
    """How many dice a launch was long."""
    from ecliptic.games.survivors.layout import SEQUENCE_, STRIDE

    return [float(s.row[seat * STRIDE + SEQUENCE_] // 8) for seat in range(s.seats)]


class Lens:
    """The names of a game's actions, each made once."""

    def __init__(self, game: Game) -> None:
        self._game = game
        reading = READINGS.get(game.id)
        self._context = reading.context if reading else None
        self._patterns = [(re.compile(pattern), names) for pattern, names in (reading.names if reading else ())]
        self._scores = reading.scores if reading else None
        self._known: dict[tuple[bool, Hashable], dict[int, tuple[int, ...]]] = {}
        self._numbers: dict[Name, int] = {}
        self.names: list[Name] = []
        """What the numbers stand for."""

    def numbers(self, state: State, seat: int, actions: list[int]) -> list[tuple[int, ...]]:
        """What each action is about, as places in `names`."""
        if self._context is None:
            return [self._read(self._game.spell(state, seat, action)) for action in actions]
        known = self._known.setdefault((seat == NATURE, self._context(state, seat)), {})
        for action in actions:
            if action not in known:
                known[action] = self._read(self._game.spell(state, seat, action))
        return [known[action] for action in actions]

    def scores(self, state: State) -> list[float]:
        """What each seat scored, where a game counts points beside the result."""
        return self._scores(state) if self._scores else []

    def _read(self, text: str) -> tuple[int, ...]:
        for pattern, names in self._patterns:
            found = pattern.fullmatch(text)
            if found:
                return tuple(self._number(found.expand(name)) for name in names)
        return (self._number(" ".join(text.split()[:2])),)

    def _number(self, words: str) -> int:
        kind, _, thing = words.partition(" ")
        name = (kind, self._thing(thing))
        if name not in self._numbers:
            self._numbers[name] = len(self.names)
            self.names.append(name)
        return self._numbers[name]

    def _thing(self, thing: str) -> str:
        """Cards that differ in nothing but their number are one thing."""
        if self._game.id != "gemini":
            return thing
        edition = self._game.edition  # type: ignore[attr-defined]
        return str({**edition.times.cards, **edition.weather.cards}.get(thing, thing))
