"""Double Star: a complete game in a page, to copy from when you write your own.

- **D-01** Four stars, 1 to 4, are in a bag; each of two players draws one and looks at it in secret.
- **D-02** At the same time and in secret each chooses to rise or to set.
- **D-03** When both have chosen the choices are shown; a player who rises rolls a three-sided die and adds it to the
  star, one who sets adds 2.
- **D-04** The stars are shown; the higher sum wins, equal sums share.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, ClassVar, Literal

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.kernel.bits import bit
from ecliptic.kernel.errors import InvalidMove
from ecliptic.kernel.facts import Args, Fact, fact
from ecliptic.kernel.game import Game, OptionValue, View
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.position import Code, Number, Part, Row, put, read, require, take
from ecliptic.kernel.state import HIDDEN, NATURE, SEAT_STREAM, SETUP_STREAM, SPECTATOR, Refusal, State, refuse

SET, RISE = 0, 1
STARS = (1, 2, 3, 4)
NONE, UNKNOWN = 0, -1
"""No star yet; a star or a choice that exists but is not known to the viewer. A choice not yet made is None."""

# Actions: 0 set, 1 rise; Nature's are: 2 .. 4 the die shows 1 .. 3, 5 .. 8 the star 1 .. 4 is drawn or shown,
# 9 and 10 the choice to set or to rise is shown.
DIE, STAR, CHOICE, ACTIONS = 2, 5, 9, 11


class DoubleStar(State):
    """A position of Double Star."""

    game_id: ClassVar[str] = "double-star"

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
            return refuse("D-02", "not-asked")
        if seat == NATURE:
            return refuse("D-01" if NONE in self.star else "D-03", "not-held")
        return refuse("D-02", "not-a-choice")

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


CHOICES = ("set", "rise")


class DoubleStarView(View, frozen=True, kw_only=True):
    """What a viewer sees: None where it does not know."""

    stars: list[int | None]
    choices: list[str | None]
    rolls: list[int]


class DoubleStarGame(Game[DoubleStar, DoubleStarView]):
    """Double Star, for everything around the rules."""

    id = "double-star"
    version = 1
    seats = (2,)
    minutes = 1
    cooperative = False
    max_plies = 10
    folder = Path(__file__).parent
    edition_hash = "000000000000"
    spellings: ClassVar[Mapping[str, str]] = {
        "set": "set",
        "rise": "rise",
        "roll": "roll {die}",
        "star": "star {star}",
        "show": "shows {choice}",
    }

    def rules_text(self) -> str:
        return str(__doc__)

    def _start(self, seats: int, options: dict[str, OptionValue]) -> DoubleStar:
        return DoubleStar()

    def options_of(self, state: DoubleStar) -> dict[str, OptionValue]:
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

    # -- moves, facts and views --------------------------------------------------------------------------------

    def _describe(self, state: DoubleStar, seat: int, action: int) -> tuple[str, Args]:
        if action >= CHOICE:
            return "show", {"choice": CHOICES[action - CHOICE]}
        if action >= STAR:
            return "star", {"star": action - STAR + 1}
        return ("roll", {"die": action - DIE + 1}) if action >= DIE else (CHOICES[action], {})

    def _parse(self, state: DoubleStar, seat: int, text: str) -> int:
        for action in range(ACTIONS):
            if self.spell(state, seat, action) == text:
                return action
        raise InvalidMove(fact("not-a-move", text=text), self.id)

    def _facts(self, before: DoubleStar, after: DoubleStar, seat: int, action: int, viewer: int) -> list[Fact]:
        if seat != NATURE:
            return [fact("chosen", "D-02", seat=seat, choice=None if action == HIDDEN else CHOICES[action])]
        if NONE in before.star:
            star = None if action == HIDDEN else action - STAR + 1
            return [fact("drawn", "D-01", seat=before.star.index(NONE), star=star)]
        roller = before._roller()
        if roller is not None:
            return [fact("rolled", "D-03", seat=roller, die=action - DIE + 1)]
        if before.shown < 2:
            return [fact("chosen", "D-03", seat=before.shown, choice=CHOICES[action - CHOICE])]
        return [fact("shown", "D-04", seat=before.shown - 2, star=action - STAR + 1)]

    def _view(self, known: DoubleStar, viewer: int) -> DoubleStarView:
        return DoubleStarView(
            viewer=None if viewer in (SPECTATOR, NATURE) else viewer,
            phase="over" if known.shown == 4 else "show" if None not in known.choice else "choose",
            prompt=fact("prompt-choose") if known.actors() & 3 else None,
            stars=[star if star > 0 else None for star in known.star],
            choices=[None if choice in (None, UNKNOWN) else CHOICES[choice or 0] for choice in known.choice],
            rolls=list(known.roll),
        )
