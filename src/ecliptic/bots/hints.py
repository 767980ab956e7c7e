"""What a strong bot would do in somebody's place, and why: what it expects of each choice."""

from __future__ import annotations

from dataclasses import dataclass

from ecliptic.bots import HARD_MS, HARD_SIMULATIONS
from ecliptic.bots.choices import Choice, Weighed, weigh
from ecliptic.bots.words import gap, say, worth
from ecliptic.kernel.game import Game
from ecliptic.kernel.state import State


@dataclass(frozen=True)
class Alternative:
    """Another choice of the player."""

    move: str
    expected: float
    """The result that may be expected, on the scale of the game's results."""
    worth: str
    """The same in words."""
    as_good: bool
    """Whether it cannot be told from the best one."""


@dataclass(frozen=True)
class Hint:
    """A move, what it promises, and what others promise."""

    move: str
    expected: float
    alternatives: tuple[Alternative, ...]
    """Best first; empty where there is only one choice."""
    sentences: tuple[str, ...]
    """All of it in words: the move, which others are as good, which are behind it."""

    @property
    def sentence(self) -> str:
        return " ".join(self.sentences)


def hint(
    game: Game, known: State, seat: int, seed: int = 0, simulations: int = HARD_SIMULATIONS, ms: int = HARD_MS
) -> Hint:
    """From what a seat knows. With a number of simulations and no limit of time (`ms=0`) it follows from the seed.

    Raises `NoHint` in a quiz or a race."""
    weighed = weigh(known, seat, seed, simulations, ms)
    options = [_option(game, known, seat, choice) for choice in weighed.choices]
    if len(options) == 1:
        return Hint(options[0].move, options[0].expected, (), (say("hint.alone", move=options[0].move),))
    return Hint(options[0].move, options[0].expected, tuple(options[1:]), tuple(_sentences(known, weighed, options)))


def _option(game: Game, known: State, seat: int, choice: Choice) -> Alternative:
    move = game.spell(known, seat, choice.action)
    return Alternative(move, choice.expected, worth(known, choice.expected), choice.as_good)


def _sentences(known: State, weighed: Weighed, options: list[Alternative]) -> list[str]:
    found = [say("hint.best", move=options[0].move, worth=options[0].worth)]
    good = [one.move for one in options[1:] if one.as_good]  # their figures differ from the best by chance alone
    if good:
        found.append(say("hint.as_good", rounds=weighed.best.rounds, moves=", ".join(good)))
    worse = [
        say("hint.behind", move=one.move, worth=one.worth, gap=gap(known, choice.behind))
        for one, choice in zip(options, weighed.choices, strict=True)
        if not one.as_good
    ]
    if worse:
        found.append(say("hint.worse", moves=", ".join(worse)))
    return found
