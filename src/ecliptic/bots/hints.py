"""What a strong bot would do in somebody's place, and why: what each choice does at once, and what it promises."""

from __future__ import annotations

from dataclasses import dataclass

from ecliptic.bots.evaluate import Choice, weigh
from ecliptic.bots.levels import HARD_MS, HARD_SIMULATIONS
from ecliptic.kernel.facts import Fact, Move, fact
from ecliptic.kernel.game import Game
from ecliptic.kernel.state import State


@dataclass(frozen=True)
class Candidate:
    """One choice of the player."""

    move: Move
    """With what it would do at once."""
    value: float
    """The result that may be expected, on the scale of the game's results."""
    behind: float
    """How much less that is than for the best one."""
    as_good: bool
    """Whether it cannot be told from the best one."""


@dataclass(frozen=True)
class Hint:
    """The choices that were compared, the best one first; a lone one if there is nothing to choose."""

    options: tuple[Candidate, ...]
    now: float
    """The result that may be expected before the move."""

    @property
    def best(self) -> Candidate:
        return self.options[0]

    @property
    def reason(self) -> Fact | None:
        """What the best one brings about at once: points, or else what no other one brings. The page says the same
        (`web/src/lib/hint.ts`)."""
        gains = self.best.move.preview[1:]  # the first says that the move is made
        elsewhere = {told.key for option in self.options[1:] for told in option.move.preview}
        scored = [told for told in gains if _number(told.args.get("points")) > 0]
        own = [told for told in gains if told.key not in elsewhere]
        return next(iter([*scored, *own, *gains]), None)

    def facts(self, game: Game, state: State) -> list[Fact]:
        """All of it, to be told: the move and its reason, which others are as good, which are behind it."""
        if len(self.options) == 1:
            return [fact("hint-only", move=label(self.best.move))]
        unit, found = game.unit(state), []
        if self.reason is not None:
            found.append(fact("hint-reason", move=label(self.best.move), reason=self.reason))
        found.append(fact("hint", move=label(self.best.move), result=unit.result(self.best.value)))
        good = [label(option.move) for option in self.options[1:] if option.as_good]
        if good:
            found.append(fact("hint-as-good", moves=good))
        return found + [
            fact("hint-worse", move=label(one.move), result=unit.result(one.value), gap=unit.gap(one.behind))
            for one in self.options[1:]
            if not one.as_good
        ]


def _number(value: object) -> float:
    return value if isinstance(value, int | float) else 0


def label(move: Move) -> Fact:
    """What a move does, in a few words."""
    return Fact(f"move-{move.kind}", move.args)


def hint(
    game: Game, known: State, seat: int, seed: int = 0, simulations: int = HARD_SIMULATIONS, ms: int = HARD_MS
) -> Hint:
    """From what a seat knows. With a number of simulations and no time limit (`ms=0`) it follows from the seed.

    Raises `NoHint` in a quiz or a race."""
    weighed = weigh(known, seat, seed, simulations, ms)
    options = tuple(_candidate(game, known, seat, choice) for choice in weighed.choices)
    return Hint(options, weighed.now)


def _candidate(game: Game, known: State, seat: int, choice: Choice) -> Candidate:
    made = game.describe(known, seat, choice.action)
    move = Move(made.move, made.kind, made.args, game.preview(known, seat, choice.action))
    return Candidate(move, choice.expected, choice.behind, choice.as_good)
