"""What each choice of a decision is worth, judged only by what the player knows.

The bots' search finds the choices worth talking about. Then these, and the one that was made if somebody asks about it,
are compared side by side: each is forced in the same guessed worlds, equally often. What is said about a choice comes
from that comparison alone, which did not pick the best one and so does not flatter it.

Most games are played on to their real end after each choice, by the game's own quick player with the same chance to
come; a long race is judged on the way by who leads, as in the search. Where the search has a tree that is better than
that, the comparison continues in the tree.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from statistics import fmean

from ecliptic.bots.game_modules import guide_for, luck_of, solved, thinkable
from ecliptic.bots.levels import DEFAULT_SIMULATIONS, SearchBot
from ecliptic.bots.rollout import GUESS, NO_STAGE, PER_ROLLOUT, STREAMS, RolloutLuck, play_on
from ecliptic.bots.search import Search
from ecliptic.bots.stats import Z95, difference, t95
from ecliptic.kernel.errors import FactError, InvalidMove
from ecliptic.kernel.facts import fact
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import State

OTHER_SEED = 1 << 47
"""Makes another seed: the deals that picked the choices must not compare them as well."""
SURE = 2.5
"""How many standard errors are certain enough."""
COMPARED = 4
"""How many choices are compared, besides the one that was made."""
FEWEST = 8
"""In how many imagined games each is made at least, where the limit is a number of simulations."""


def sure(rounds: int) -> float:
    """How many standard errors are certain enough; more where the error itself rests on few games."""
    return SURE * t95(max(1, rounds - 1)) / Z95


@dataclass(frozen=True)
class Choice:
    """One choice and what may be expected of it."""

    action: int
    expected: float
    """The result for the player who chooses, on the scale of the game's results."""
    behind: float
    """How much less that is than for the best choice. Below 0 is noise."""
    error: float
    """The standard error of `behind`."""
    rounds: int
    """In how many imagined games it was made."""
    oftener: float
    """The share of imagined games in which the best choice did better than this one."""
    seldomer: float
    """The share in which it did worse."""

    @property
    def as_good(self) -> bool:
        """Whether it cannot be told from the best one."""
        return self.behind <= sure(self.rounds) * self.error


@dataclass(frozen=True)
class Weighed:
    """The choices of a decision, the best one first, the others by what is expected of them."""

    choices: tuple[Choice, ...]

    @property
    def best(self) -> Choice:
        return self.choices[0]

    @property
    def now(self) -> float:
        """What could be expected before the choice was made: the mean of what the compared choices promise."""
        return fmean(choice.expected for choice in self.choices)


class NoHint(FactError):
    """Nobody can be advised here: what counts is what the player knows, or how quick."""


def advisable(known: State, seat: int) -> None:
    """Raises `NoHint` where thought decides nothing."""
    if not thinkable(known, seat):
        raise NoHint(fact("hint-none"))


def weigh(
    known: State, seat: int, seed: int = 0, simulations: int = 0, ms: int = 0, made: int | None = None
) -> Weighed:
    """Compares the best choices of a decision, and the one that was `made`, if any.

    Half of the simulations, or of the time, looks for the best choices; the other half compares them. Raises `NoHint`
    in a quiz or a race.
    """
    legal = list(known.legal(seat))
    if not legal:
        raise InvalidMove(f"seat {seat} has nothing to choose now")
    if len(legal) == 1:
        return Weighed((Choice(legal[0], 0.0, 0.0, 0.0, 0, 0.0, 0.0),))
    advisable(known, seat)
    if not simulations and not ms:
        simulations = DEFAULT_SIMULATIONS
    search = SearchBot(seed, -(-simulations // 2), -(-ms // 2)).search(known, seat)
    found = solved(known, seat)
    best = search.best() if found is None else found
    actions = [best, *(action for action, _, _ in search.tried() if action != best)][:COMPARED]
    if made is not None and made not in actions:
        actions.append(made)
    if len(actions) == 1:
        actions.append(next(action for action in legal if action != best))
    rounds = max(FEWEST, simulations // (2 * len(actions))) if simulations else 0
    if isinstance(search, Search):
        ended = search.compare(actions, rounds, -(-ms // 2))
    else:
        ended = played_out(known, seat, actions, luck_of(seed, known, seat) ^ OTHER_SEED, rounds, -(-ms // 2))
    return _ranked(actions, ended, found is not None)


def played_out(known: State, seat: int, actions: list[int], seed: int, rounds: int, ms: int) -> list[list[float]]:
    """For each choice, how games ended for the seat: in each round all choices are made in the same guessed world, with
    the same chance to come. As many rounds as asked for, or until the time is over, but at least two."""
    guide, until = guide_for(known), time.perf_counter() + ms / 1000
    stage = guide.stage(known) if guide.early else NO_STAGE
    ended: list[list[float]] = [[] for _ in actions]
    number = 0
    while number < 2 or ((number < rounds or not rounds) and (not ms or time.perf_counter() < until)):
        guess = guide.guess(known, Luck(seed, number * PER_ROLLOUT + GUESS))
        for values, action in zip(ended, actions, strict=True):
            world = guess.clone()
            world.apply(seat, action)
            values.append(play_on(world, guide, RolloutLuck(seed, number, [0] * STREAMS), stage)[seat])
        number += 1
    return ended


def _ranked(actions: list[int], ended: list[list[float]], solved: bool) -> Weighed:
    """The first one leads unless another is clearly better; a solved one always does."""
    lead = 0
    for i in range(1, len(actions)):
        gain, error = difference(ended[i], ended[0])
        if not solved and gain > sure(len(ended[i])) * error and fmean(ended[i]) > fmean(ended[lead]):
            lead = i
    choices = [_choice(action, ended[lead], values) for action, values in zip(actions, ended, strict=True)]
    first = choices.pop(lead)
    return Weighed((first, *sorted(choices, key=lambda choice: -choice.expected)))


def _choice(action: int, best: list[float], values: list[float]) -> Choice:
    behind, error = difference(best, values)
    pairs = list(zip(best, values, strict=True))
    oftener = fmean(a > b for a, b in pairs)
    seldomer = fmean(a < b for a, b in pairs)
    return Choice(action, fmean(values), behind, error, len(values), oftener, seldomer)
