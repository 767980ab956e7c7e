"""Double Star: a complete game in a page, to copy from when you write your own.

The rules. D-01: Four stars, 1 to 4, are in a bag; each of two players draws one and looks at it in secret. D-02: At the
same time and in secret each chooses to rise or to set. D-03: When both have chosen the choices are shown; a player who
rises rolls a three-sided die and adds it to the star, one who sets adds 2. D-04: The stars are shown; the higher sum
wins, equal sums share.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.kernel.bits import bit
from ecliptic.kernel.errors import InvalidMove
from ecliptic.kernel.game import Game, Line, OptionValue
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.position import Code, Number, Part, Row, put, read, require, take
from ecliptic.kernel.state import HIDDEN, NATURE, SEAT_STREAM, SETUP_STREAM, Refusal, State

SET, RISE = 0, 1
STARS = (1, 2, 3, 4)
NONE, UNKNOWN = 0, -1
"""No star yet; a star or a choice that exists but is not known to the viewer. A choice not yet made is None."""

# Actions: 0 set, 1 rise; Nature's are: 2 .. 4 the die shows 1 .. 3, 5 .. 8 the star 1 .. 4 is drawn or shown,
# 9 and 10 the choice to set or to rise is shown.
DIE, STAR, CHOICE, ACTIONS = 2, 5, 9, 11


class DoubleStar(State):
    """A position of Double Star."""

    def __init__(self) -> None:
        super().__init__(2)
        self.star = [NONE, NONE]
        self.choice: list[int | None] = [None, None]
        self.roll = [0, 0]
        self.shown = 0
        """How much has been shown: the choice of seat 0, that of seat 1, the star of seat 0, that of seat 1."""

    # -- the rules -------------------------------------------------------------------------------------------

    def actors(self) -> i64:
        if self.shown == 4:
            return 0
        if NONE in self.star or None not in self.choice:
            return bit(NATURE)
        return sum(bit(seat) for seat in (0, 1) if self.choice[seat] is None)

    def _roller(self) -> int | None:
        """D-03: the first seat that still has to roll."""
        if self.shown != 2:
            return None
        return next((seat for seat in (0, 1) if self.choice[seat] == RISE and not self.roll[seat]), None)

    def legal(self, seat: i64) -> vec[i64]:
        if self.actors() & bit(seat) == 0:
            return vec[i64]()
        if seat != NATURE:
            return vec[i64]([SET, RISE])
        if NONE in self.star:
            return vec[i64]([STAR + star - 1 for star in STARS if star not in self.star])
        if self._roller() is not None:
            return vec[i64]([DIE, DIE + 1, DIE + 2])
        if self.shown < 2:
            return vec[i64]([CHOICE + (self.choice[self.shown] or SET)])
        return vec[i64]([STAR + self.star[self.shown - 2] - 1])

    def apply(self, seat: i64, action: i64) -> None:
        roller = self._roller()
        if seat != NATURE:
            self.choice[seat] = action
        elif NONE in self.star:
            self.star[self.star.index(NONE)] = action - STAR + 1
        elif roller is not None:
            self.roll[roller] = action - DIE + 1
        else:
            self.shown += 1

    def stream(self) -> i64:
        roller = self._roller()
        return SETUP_STREAM if roller is None else SEAT_STREAM + roller

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        if action in self.legal(seat):
            return None
        if self.actors() & bit(seat) == 0:
            return Refusal("D-02", "this seat has nothing to choose now")
        if seat == NATURE:
            return Refusal(
                "D-01" if NONE in self.star else "D-03", "that is not what the bag, the die or a player holds"
            )
        return Refusal("D-02", "a player rises or sets, nothing else")

    def returns(self) -> list[float]:
        sums = [star + (roll or 2) for star, roll in zip(self.star, self.roll, strict=True)]
        if sums[0] == sums[1]:
            return [0.5, 0.5]
        return [1.0, 0.0] if sums[0] > sums[1] else [0.0, 1.0]

    def action_count(self) -> i64:
        return ACTIONS

    # -- who knows what --------------------------------------------------------------------------------------

    def clone(self) -> DoubleStar:
        copy = DoubleStar()
        copy.star, copy.choice, copy.roll = list(self.star), list(self.choice), list(self.roll)
        copy.shown = self.shown
        return copy

    def known_to(self, seat: i64) -> DoubleStar:
        copy = self.clone()
        for other in (0, 1):
            if other != seat:
                if self.star[other] and self.shown <= other + 2:
                    copy.star[other] = UNKNOWN
                if self.choice[other] is not None and self.shown <= other:
                    copy.choice[other] = UNKNOWN
        return copy

    def seen_as(self, viewer: i64, seat: i64, action: i64) -> i64:
        if seat == NATURE:
            drawn_unseen = NONE in self.star and self.star.index(NONE) != viewer
            return HIDDEN if drawn_unseen else action
        return action if seat == viewer else HIDDEN

    def fill(self, luck: Luck) -> None:
        for seat in (0, 1):
            if self.star[seat] == UNKNOWN:
                free = [star for star in STARS if star not in self.star]
                self.star[seat] = free[luck.below(len(free))]
            if self.choice[seat] == UNKNOWN:
                self.choice[seat] = luck.below(2)

    def to_dict(self) -> dict[str, object]:
        return take(Position, self)


class Position(Part):
    """A position as data: what stands there, and where the rules keep it."""

    star: Annotated[list[int], Row(Number(UNKNOWN, 4), 2, at=("star", 0))]
    choice: Annotated[list[Literal[-1, 0, 1] | None], Row(Code(), 2, at=("choice", 0))]
    roll: Annotated[list[int], Row(Number(0, 3), 2, at=("roll", 0))]
    shown: Annotated[int, Number(0, 4)]


SPELLED = ("set", "rise")


class DoubleStarGame(Game):
    """Double Star, for everything around the rules."""

    id = "double-star"
    title = "Double Star"
    summary = "Two stars, two secret choices, one die."
    version = 1
    seats = (2,)
    minutes = 1
    cooperative = False
    max_plies = 10
    folder = Path(__file__).parent
    edition_hash = "000000000000"

    def rules_text(self) -> str:
        return str(__doc__)

    def _start(self, seats: int, options: dict[str, OptionValue]) -> DoubleStar:
        return DoubleStar()

    def options_of(self, state: State) -> dict[str, OptionValue]:
        return {}

    def position(self, data: Mapping[str, object]) -> DoubleStar:
        state = DoubleStar()
        put(read(Position, data), state)
        known = [star for star in state.star if star > NONE]
        require(len(known) == len(set(known)), f"star {known[0] if known else 0} is drawn twice")
        ready = NONE not in state.star and None not in state.choice
        require(ready or state.shown == 0, f"shown is {state.shown}, but not all is drawn and chosen")
        for seat in (0, 1):
            rolled = state.roll[seat] and (state.shown < 2 or state.choice[seat] != RISE)
            require(not rolled, f"roll[{seat}] is {state.roll[seat]}, but only who is seen to rise rolls")
        require(state._roller() is None or state.shown == 2, f"shown is {state.shown}, but a die is still to be rolled")
        return state

    def _spell(self, state: State, seat: int, action: int) -> str:
        if action >= CHOICE:
            return f"shows {SPELLED[action - CHOICE]}"
        if action >= STAR:
            return f"star {action - STAR + 1}"
        return f"roll {action - DIE + 1}" if action >= DIE else SPELLED[action]

    def _parse(self, state: State, seat: int, text: str) -> int:
        for action in range(ACTIONS):
            if self._spell(state, seat, action) == text:
                return action
        raise InvalidMove(f"{text!r} is no move of Double Star")

    def _view(self, known: State, viewer: int) -> dict[str, object]:
        return known.to_dict()

    def _tell(self, before: State, after: State, seat: int, action: int, viewer: int) -> list[Line]:
        who = "Nature" if seat == NATURE else f"seat {seat}"
        if action == HIDDEN:
            return [Line(f"{who} does something in secret", ("D-01" if seat == NATURE else "D-02",))]
        return [Line(f"{who}: {self.spell(before, seat, action)}", ("D-03" if action >= DIE else "D-02",))]
