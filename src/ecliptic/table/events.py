"""Single events of a game: who decided them, and who learned from them."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from ecliptic.kernel.facts import Event
from ecliptic.kernel.game import Game, owner
from ecliptic.kernel.state import NATURE, State


class Moment(NamedTuple):
    """One event and the positions around it."""

    before: State
    seat: int
    action: int
    after: State
    number: int
    """Which event of the history it is, counted from 0; -1 if it is not to be looked for there."""
    told: list[Event]
    """What was told of it: those who are told the same share it."""

    def seen_as(self, viewer: int) -> int:
        """What the viewer saw of it when it happened."""
        return self.before.seen_as(viewer, self.seat, self.action)

    @property
    def owner(self) -> int:
        """The seat whose part of a simultaneous turn this is."""
        return owner(self.before, self.seat)

    @property
    def ends_turn(self) -> bool:
        """Whether a simultaneous turn is over for all with it."""
        return self.after.barriers() != self.before.barriers()


def unasked(game: Game, state: State, seat: int, bot: bool = False) -> int | None:
    """What is done for a seat without asking: a lone choice; for a person also a stop that only hides something."""
    choices = state.legal(seat)
    if len(choices) == 1:
        return choices[0]
    return game.routine(state.known_to(seat), seat) if choices and not bot else None


def is_decision(game: Game, moment: Moment) -> bool:
    """Whether a person, if one sat there, chose this: it was neither chance nor done without asking."""
    return moment.seat != NATURE and unasked(game, moment.before, moment.seat) != moment.action


def learners(moment: Moment, persons: Collection[int]) -> set[int]:
    """The persons who learned something from what they did not do themselves.

    Bots do not count: they remember nothing, and whatever they learned they will learn again.
    """
    return {person for person in persons if person != moment.seat and _learns(moment, person)}


def _learns(moment: Moment, person: int) -> bool:
    return moment.before.known_to(person).to_dict() != moment.after.known_to(person).to_dict()
