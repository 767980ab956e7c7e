"""The contract: what a position of any game can be asked and told.

A game is a subclass of `State` (its rules) and a `Game` (its name, options, texts: see `game.py`). Everything else in
the project (table, bots, studies, environments, the conformance suite) uses only what is declared here.
"""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ecliptic.kernel.bits import bit
from ecliptic.kernel.errors import IllegalAction, InvalidMove
from ecliptic.kernel.facts import Fact
from ecliptic.kernel.luck import Luck

MAX_SEATS: Final = 7

# Two seats that nobody sits on.
NATURE: Final = 15
"""The seat of chance: it deals, shuffles and rolls. Its choices are weighted by `State.odds`."""
SPECTATOR: Final = 14
"""Knows what is public and nothing else. Never acts."""

# Random streams (see `State.stream`). Seat s has stream SEAT_STREAM + s.
SHARED_STREAM: Final = 0
SETUP_STREAM: Final = 1
SEAT_STREAM: Final = 2

# What `seen_as` may answer besides an action.
HIDDEN: Final = -1
"""The viewer learns only that something happened; `spell` writes it as `?`."""
LATER: Final = -2
"""Part of a simultaneous turn: the viewer learns nothing now, and at the next barrier what `seen_at_barrier` says."""


class Refusal(NamedTuple):
    """Why an action is not legal: the id of the rule it breaks, and what is in the way."""

    rule: str
    fact: Fact


def refuse(rule: str, key: str, **args: object) -> Refusal:
    """`refuse("T-09", "too-high", total=27, rank=6)`."""
    return Refusal(rule, Fact(key, args))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position. Mutable: `clone` before you explore.

    Actions are small ints with a fixed meaning within a game; `Game.spell` and `Game.parse` turn them into text and
    back. A choice of several things is several actions in ascending order, never one action per subset.
    """

    game_id: ClassVar[str] = ""
    """The game that this is a position of."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        """How many seats play, numbered 0 .. seats - 1."""

    # -- playing ---------------------------------------------------------------------------------------------

    def actors(self) -> i64:
        """The set of seats that may act now, NATURE's bit included; 0 when the game is over.

        Several bits mean a simultaneous turn: the result must not depend on the order in which those seats act. When
        NATURE's bit is set, drivers let Nature act first; seats that do not wait for its outcome stay actors.
        """
        raise NotImplementedError  # every game says

    def acting(self) -> list[int]:
        """The seats that may act now; none while Nature does, or when the game is over."""
        actors = self.actors()
        return [] if actors >> NATURE else [seat for seat in range(self.seats) if actors >> seat & 1]

    def legal(self, seat: i64) -> vec[i64]:
        """What an actor may do, ascending, never empty. Empty for a seat that is not an actor."""
        raise NotImplementedError  # every game says

    def odds(self) -> vec[i64]:
        """The weight of each of Nature's legal actions, in the order of `legal(NATURE)`; equal by default."""
        weights = vec[i64]()
        from_legal = self.legal(NATURE)
        one: i64 = 1
        i: i64 = 0
        while i < len(from_legal):
            weights = append(weights, one)
            i += 1
        return weights

    def apply(self, seat: i64, action: i64) -> None:
        """Do it. Trusts its caller: the hot path. `step` checks first."""
        raise NotImplementedError  # every game says

    def pick(self, seat: i64, word: i64) -> i64:
        """The legal action that a uniform `word` in 0 .. 2**32 - 1 selects, Nature's weighted by its odds.

        The same as choosing from `legal` (which this does unless a game has a faster way to the same answer).
        """
        return pick_from_legal(self, seat, word)

    def stream(self) -> i64:
        """Which random stream Nature's next action belongs to.

        A roll that concerns one seat alone uses that seat's stream, so that simultaneous players never disturb each
        other's luck.
        """
        return SHARED_STREAM

    def barriers(self) -> i64:
        """How many simultaneous turns are over for all: what was seen as LATER is known once this has grown."""
        return 0

    def returns(self) -> list[float]:
        """The result for each seat once the game is over; equal for all in a cooperative game."""
        raise NotImplementedError  # every game says

    def action_count(self) -> i64:
        """Actions are 0 .. action_count() - 1."""
        raise NotImplementedError  # every game says

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        """None if the action is legal, else the rule it breaks and what is in the way. Never changes the state."""
        raise NotImplementedError  # every game says

    # -- copying and knowing ---------------------------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError  # every game says

    def known_to(self, seat: i64) -> State:
        """A copy in which all that this seat (or SPECTATOR) cannot know is unknown. The only place that hides things.

        Views, frames, logs, bots and observations are built from it alone. It answers `actors` (for this seat, for
        Nature, and whether the game is over) and `legal` for this seat as the whole state does. In a simultaneous
        turn it shows the other seats as they stood when the turn began, so neither their being ready nor what Nature
        does for them can be noticed.
        """
        raise NotImplementedError  # every game says

    def seen_as(self, viewer: i64, seat: i64, action: i64) -> i64:
        """The action as the viewer sees it done: itself, another id that stands for it with a part hidden, HIDDEN or
        LATER.

        Belongs to `known_to`: what a viewer knows after an event must follow from what it knew before, from this, and
        from who is asked next. So what becomes known as a consequence of a move (a card turned up, a hand shown, a
        secret vote counted) is an event of Nature with a single choice that names it.
        """
        return action

    def seen_at_barrier(self, viewer: i64, seat: i64, action: i64) -> i64:
        """What a viewer who sees this action LATER sees of it in the end: all that the acting seat saw.

        A game says HIDDEN for what stays a secret: then it is told at the barrier that it was done, and no sooner.
        """
        if seat == NATURE:
            return self.seen_as(self.stream() - SEAT_STREAM, seat, action)
        return self.seen_as(seat, seat, action)

    def fill(self, luck: Luck) -> None:
        """Make a copy that came from `known_to` whole again: one random guess consistent with it."""
        raise NotImplementedError  # every game says

    def to_dict(self) -> dict[str, object]:
        """The position as JSON-able data; `Game.position` is the inverse. Two equal positions give equal data."""
        raise NotImplementedError  # every game says


def pick_from_legal(state: State, seat: i64, word: i64) -> i64:
    """What `State.pick` must answer: the definition, and the check for games that override it."""
    choices = state.legal(seat)
    if seat != NATURE:
        return choices[(word * len(choices)) >> 32]
    weights = state.odds()
    total: i64 = 0
    i: i64 = 0
    while i < len(weights):
        total += weights[i]
        i += 1
    rest: i64 = (word * total) >> 32
    i = 0
    while rest >= weights[i]:
        rest -= weights[i]
        i += 1
    return choices[i]


def acts(state: State, seat: i64) -> bool:
    """Whether this seat is asked for an action now."""
    return state.actors() & bit(seat) != 0


def step(state: State, seat: i64, action: i64) -> None:
    """Checks, then applies. Raises `IllegalAction` (with its rule) or `InvalidMove` and leaves the state untouched."""
    if seat != NATURE and (seat < 0 or seat >= state.seats):
        raise InvalidMove(f"seat {seat} does not exist: seats are 0 to {state.seats - 1}")
    if action < 0 or action >= state.action_count():
        raise InvalidMove(f"action {action} does not exist: actions are 0 to {state.action_count() - 1}")
    why = state.refusal(seat, action)
    if why is not None:
        raise IllegalAction(why.rule, why.fact, state.game_id)
    state.apply(seat, action)
