"""What a game may tell the search: how to play on quickly, where to stop, and what a position is worth."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """The guide of a game that has none of its own: random play to the very end."""

    def __init__(self, secrets: bool = True, paired: int = 0, early: bool = False) -> None:
        self.secrets: bool = secrets
        """Whether seats know different things beyond a simultaneous turn. If not, every simulation teaches all."""
        self.paired: i64 = paired
        """If not 0, choices are compared by paired rollouts (`paired_rollouts.py`) instead of in a tree, with this many
        simulations at most: better where results vary far more than choices matter, and the policy is good."""
        self.early: bool = early
        """Whether hints, too, judge choices where a simulation stops and not by the game's real end: for games whose
        end is far away and tells little about a choice, and whose `value` is a chance to win."""

    def policy(self, state: State, seat: i64, luck: Luck) -> i64:
        """A quick sensible choice. It is shown a whole world and must look only at what the seat knows of it."""
        return state.pick(seat, luck.word())

    def stage(self, state: State) -> i64:
        """How far the game has come. A simulation stops where this first exceeds what it was at its start."""
        return 0

    def value(self, state: State) -> list[float]:
        """What the position at the end of a simulation is worth to each seat; all on one scale."""
        return state.returns()

    def focus(self, known: State, seat: i64) -> State:
        """The part of a game that a seat's choice is about; if that is a game for one player, the seat is 0 there."""
        return known

    def stream(self, state: State) -> i64:
        """Which of its streams (0 to 15) a paired rollout takes Nature's next event from."""
        return state.stream()

    def guess(self, known: State, luck: Luck) -> State:
        """A whole world that is consistent with what is known: any, or likelier ones more often."""
        world = known.clone()
        world.fill(luck)
        return world

    def shortlist(self, known: State, seat: i64) -> vec[i64]:
        """The choices worth a look, ascending or best first; none where thought decides nothing, as in a quiz or a
        race."""
        return known.legal(seat)


def cheapest(priced: list[tuple[float, int]], most: int) -> vec[i64]:
    """The actions with the lowest prices, at most this many, best first."""
    priced.sort()
    found = vec[i64]()
    for _, action in priced[:most]:
        found = append(found, i64(action))
    return found
