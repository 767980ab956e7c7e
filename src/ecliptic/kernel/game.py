"""A game as seen from outside: its name, options, moves, facts and views around the `State` that knows its rules."""

from __future__ import annotations

import secrets
from collections.abc import Hashable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, cast

import msgspec

from ecliptic.kernel import catalogue
from ecliptic.kernel.edition import Overlay
from ecliptic.kernel.errors import BadEdition, BadOption, BadSeats, InvalidMove
from ecliptic.kernel.facts import Args, Event, Fact, Move, Topic, fact
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor, settle
from ecliptic.kernel.state import HIDDEN, LATER, NATURE, SEAT_STREAM, SPECTATOR, State, step

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
    V = TypeVar("V", bound="View", default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)
    V = TypeVar("V", bound="View")

OptionValue = int | bool | str
UNSEEN = "?"
"""How a move, or the part of a move, is spelled that the viewer did not see."""


QUOTED = 40
"""How many characters of a wrong value are quoted."""


class Option(NamedTuple):
    """A choice made before the game starts. The message `option-<name>` names it, and its `.help` explains it."""

    name: str
    default: OptionValue
    low: int = 0
    high: int = 0
    """Bounds of a number."""
    choices: tuple[str, ...] = ()
    """The values of a word."""

    def check(self, value: object) -> OptionValue:
        """The value, converted from text where needed."""
        if isinstance(self.default, bool):
            return self._switch(value)
        if isinstance(self.default, int):
            return self._number(value)
        if isinstance(value, str) and value in self.choices:
            return value
        raise BadOption(fact("bad-choice", name=self.name, text=shortened(value), known=list(self.choices)))

    def _switch(self, value: object) -> bool:
        words = {
            "true": True,
            "yes": True,
            "on": True,
            "1": True,
            "false": False,
            "no": False,
            "off": False,
            "0": False,
        }
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in words:
            return words[value.lower()]
        raise BadOption(fact("bad-switch", name=self.name, text=shortened(value)))

    def _number(self, value: object) -> int:
        try:
            number = int(value) if isinstance(value, str) else value
        except ValueError:
            number = None
        if isinstance(number, bool) or not isinstance(number, int) or not self.low <= number <= self.high:
            raise BadOption(fact("bad-number", name=self.name, text=shortened(value), low=self.low, high=self.high))
        return number


class Unit(msgspec.Struct, frozen=True):
    """The unit of a result, and how many units a result of 1 is."""

    name: str
    scale: float
    digits: int = 1
    """How precisely a difference is given."""

    def result(self, value: float) -> Fact:
        """A result that may be expected."""
        return Fact(f"result-{self.name}", {"value": self._rounded(value, self.digits if self.scale < 100 else 0)})

    def outcome(self, value: float) -> Fact:
        """A result that was reached."""
        return Fact(f"outcome-{self.name}", {"value": self._rounded(value, 2)})

    def gap(self, difference: float, error: float = 0.0) -> Fact:
        """A difference of two results, perhaps with its standard error."""
        args = {"value": self._rounded(difference, self.digits), "error": self._rounded(error, self.digits)}
        return Fact(f"gap-{self.name}", args)

    def _rounded(self, value: float, digits: int) -> float | int:
        found = round(value * self.scale, digits) + 0.0
        return int(found) if found == int(found) else found


VICTORY = Unit("victory", 100.0)
"""By default a result is a share of victory, in percent."""


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What a viewer may see of a position. Each game's own view adds its components."""

    viewer: int | None
    """The seat that looks; None: a spectator, or all is open."""
    phase: str
    prompt: Fact | None = None
    """What the acting seat is asked for."""
    outcome: Fact | None = None
    """How the game ended, once it is over."""
    simultaneous: bool = False
    """Whether several act at the same time now, each unseen by the others."""


class Game(Generic[S, V]):
    """One game with one edition of its components, the class of its positions and that of its views.

    Subclasses fill in the names below and the underscored methods.
    """

    id: ClassVar[str]
    version: ClassVar[int]
    """Of the rules. Any change that would replay an old record differently raises it."""
    seats: ClassVar[tuple[int, ...]]
    """The seat counts that some mode allows."""
    minutes: ClassVar[int]
    ease: ClassVar[int] = 2
    """1: good to begin with; 2: some rules to learn; 3: many."""
    cooperative: ClassVar[bool]
    alike: ClassVar[bool] = False
    """Whether everybody knows the same: then a table is shown to all of them as to the first, but for `View.viewer`."""
    deal_options: ClassVar[Mapping[str, OptionValue]] = {}
    """Options for the deal of the day, where the defaults do not make a good one."""
    options: ClassVar[tuple[Option, ...]] = ()
    max_plies: ClassVar[int]
    """No game is longer, chance included."""
    folder: ClassVar[Path]
    """Where its data, text and RULES.md lie."""
    spellings: ClassVar[Mapping[str, str]] = {}
    """How each kind of move is spelled: `trade {taken_card} for {card}`."""
    about: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Which arguments a kind of move is about (see `topics`), where that is not the first one alone."""

    edition_hash: str = ""
    """Identifies the components in use."""
    components: str = ""
    """The text of the edition, if somebody brought one to the table."""

    def __init__(self, edition: Overlay | None = None) -> None:
        """Games that can be played with other components read them here."""
        if edition:
            raise BadEdition(f"{self.id} has no components that an edition could change")

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "folder" in vars(cls):
            catalogue.register(cls.id, cls.folder)

    @property
    def title(self) -> str:
        """Its name in English."""
        return catalogue.catalogue(self.id)("title")

    @property
    def name(self) -> str:
        """The name by which any process finds this game: its id, and below it the components that somebody brought."""
        return f"{self.id}\n{self.components}" if self.components else self.id

    # -- beginning -------------------------------------------------------------------------------------------

    def new(self, seats: int | None = None, options: Mapping[str, object] | None = None, *, seed: int) -> S:
        """A new game in which chance has done its part: somebody is to act."""
        state = self.start(seats, options)
        settle(state, Luck(seed))
        return state

    def play(self, state: S, text: str, *, seat: int | None = None, luck: Luck | None = None) -> None:
        """Plays a move as it is spelled, for the first of the seats to act unless one is named, and lets chance follow.

        Raises `InvalidMove` or `IllegalAction`, which says why, and changes nothing then.
        """
        actors = state.actors()
        if actors == 0:
            raise InvalidMove(fact("not-playing"))
        if seat is None:
            seat = next_actor(actors)
        step(state, seat, self.parse(state, seat, text))
        settle(state, luck or Luck(secrets.randbits(62)))

    def start(self, seats: int | None = None, options: Mapping[str, object] | None = None) -> S:
        """A new game, before Nature's first event."""
        chosen = self.check_options(options or {})
        allowed = self.seats_for(chosen)
        count = seats if seats is not None else allowed[0]
        if count not in allowed:
            raise BadSeats(fact("bad-seats", n=count, known=list(allowed)))
        return cast("S", self._start(count, chosen))

    def check_options(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options with their values, defaults filled in."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadOption(fact("no-option", name=name, known=list(known), count=len(known)))
        return {name: option.check(given.get(name, option.default)) for name, option in known.items()}

    def options_beside(self, chosen: Mapping[str, OptionValue]) -> tuple[Option, ...]:
        """The options that mean something where these are chosen, themselves included."""
        return self.options

    def seats_for(self, options: Mapping[str, OptionValue]) -> tuple[int, ...]:
        """The seat counts that these options allow."""
        return self.seats

    def position(self, data: Mapping[str, object]) -> State:
        """A position from its JSON form. Raises `BadPosition` and says what is wrong."""
        raise NotImplementedError  # every game says

    def options_of(self, state: S) -> dict[str, OptionValue]:
        """The options a position is played with."""
        raise NotImplementedError  # every game says

    def _start(self, seats: int, options: dict[str, OptionValue]) -> State:
        raise NotImplementedError  # every game says

    # -- moves -----------------------------------------------------------------------------------------------

    def describe(self, state: S, seat: int, action: int) -> Move:
        """What an action is: its spelling, what it does, what it uses. Also of what `seen_as` made of it."""
        if action < 0:
            return Move(UNSEEN, "unseen")
        kind, args = self._describe(state, seat, action)
        return Move(self._spelling(kind, args), kind, args)

    def spell(self, state: S, seat: int, action: int) -> str:
        """The one spelling of a move."""
        return self.describe(state, seat, action).move

    def spell_wish(self, kind: str, args: Args) -> str:
        """The spelling of a move that somebody describes; raises `InvalidMove` if there is no such kind or something is
        missing."""
        try:
            return self._spelling(kind, args)
        except (KeyError, IndexError, ValueError, TypeError, AttributeError):
            raise InvalidMove(fact("not-a-kind", kind=kind)) from None

    def parse(self, state: S, seat: int, text: str) -> int:
        """The move that a text spells, legal or not. Raises `InvalidMove` for what is not a move."""
        words = " ".join(text.split())
        if not words:
            raise InvalidMove(fact("no-text"))
        return self._parse(state, seat, words)

    def _describe(self, state: S, seat: int, action: int) -> tuple[str, Args]:
        """The kind of an action, and what it uses."""
        raise NotImplementedError  # every game says

    def _spelling(self, kind: str, args: Args) -> str:
        """The text of a move: by default its kind's line in `spellings`, with the arguments filled in."""
        known = {name: UNSEEN if value is None else value for name, value in args.items()}
        return self.spellings[kind].format_map(known)

    def _parse(self, state: S, seat: int, text: str) -> int:
        raise NotImplementedError  # every game says

    def routine(self, known: S, seat: int) -> int | None:
        """What a table does for a person without asking: for a stop made only so that it tells the others nothing."""
        return None

    # -- what a viewer is told and shown -----------------------------------------------------------------------

    def _known(self, state: S, viewer: int) -> S:
        return cast("S", state.known_to(viewer))

    def event(self, before: S, after: S, seat: int, action: int, viewer: int | None) -> Event:
        """What happened, as a viewer (None: a spectator) knows it: the move and its facts.

        What it sees only LATER is told as it will be seen then: show it once a barrier has been passed.
        """
        eyes, seen = witness(before, SPECTATOR if viewer is None else viewer, seat, action)
        known = self._known(before, eyes)
        told = self._facts(known, self._known(after, eyes), seat, seen, eyes)
        return Event(None if seat == NATURE else seat, self.describe(known, seat, seen), told)

    def facts(self, before: S, after: S, seat: int, action: int, viewer: int | None) -> list[Fact]:
        """The facts of an event."""
        return self.event(before, after, seat, action, viewer).facts

    def log(self, before: S, seat: int, action: int, viewer: int) -> str:
        """The spelling of a move as a viewer saw it; what it sees LATER, as it will be seen then."""
        eyes, seen = witness(before, viewer, seat, action)
        return self.spell(self._known(before, eyes), seat, seen)

    def open_event(self, before: S, after: S, seat: int, action: int) -> Event:
        """What happened with all cards open: for a finished game."""
        told = self._facts(before, after, seat, action, NATURE)
        return Event(None if seat == NATURE else seat, self.describe(before, seat, action), told)

    def open_facts(self, before: S, after: S, seat: int, action: int) -> list[Fact]:
        """The facts of an event with all cards open."""
        return self._facts(before, after, seat, action, NATURE)

    def preview(self, known: S, seat: int, action: int) -> list[Fact]:
        """What a legal action would cause at once, as far as its seat can tell: nothing of what chance or others do
        then."""
        after = cast("S", known.clone())
        after.apply(seat, action)
        return self._facts(known, after, seat, action, seat)

    def view(self, state: S, seat: int | None) -> V:
        """What that seat (None: a spectator) may see, to draw from."""
        viewer = SPECTATOR if seat is None else seat
        return self.view_of(self._known(state, viewer), viewer)

    def view_of(self, known: S, viewer: int) -> V:
        """The view of somebody whose knowledge is at hand already."""
        return self._view(known, viewer)

    def open_view(self, state: S) -> V:
        """The position with all cards open: for a finished game."""
        return self._view(state, NATURE)

    def _facts(self, before: S, after: S, seat: int, action: int, viewer: int) -> list[Fact]:
        """`action` is as the viewer saw it, HIDDEN included; `viewer` NATURE means that all is open."""
        raise NotImplementedError  # every game says

    def _view(self, known: S, viewer: int) -> V:
        """`viewer` NATURE means that all is open."""
        raise NotImplementedError  # every game says

    def talk(self, state: S) -> tuple[Fact, ...] | None:
        """What may be said at the table now: None is anything, else only this. From public knowledge."""
        return self._talk(self._known(state, SPECTATOR))

    def _talk(self, known: S) -> tuple[Fact, ...] | None:
        return None  # talk is free unless a game says otherwise

    def headline(self, state: S) -> Fact | None:
        """How far the game has got, in a few words for a list of tables. From public knowledge."""
        return self._headline(self._known(state, SPECTATOR))

    def _headline(self, known: S) -> Fact | None:
        return None

    # -- what others ask about the game ------------------------------------------------------------------------

    def unit(self, state: S) -> Unit:
        """The unit of its results."""
        return VICTORY

    def scores(self, state: S) -> list[float]:
        """What each seat has scored, if the game counts something besides its result; else empty."""
        return []

    def topics(self, state: S, seat: int, action: int) -> list[Topic]:
        """What a move is about, for studies to count: its kind with each of the things that it is `about`."""
        move = self.describe(state, seat, action)
        names = self.about.get(move.kind, tuple(move.args)[:1])
        found = [Topic(move.kind, name, str(thing)) for name in names for thing in _each(move.args.get(name))]
        return found or [Topic(move.kind)]

    def topic_key(self, state: S, seat: int) -> Hashable:
        """What the topics of an action depend on beside its number, so that studies find each of them once; None if
        they have to be found every time."""
        return None

    def say(
        self, told: Fact, names: Sequence[str] = (), viewer: int | None = None, language: str = catalogue.DEFAULT
    ) -> str:
        """The sentence for one of the game's facts."""
        return catalogue.catalogue(self.id, language).say(told, names, viewer)

    def rules_text(self) -> str:
        """The game's RULES page."""
        return (self.folder / "RULES.md").read_text(encoding="utf-8")


def witness(before: State, viewer: int, seat: int, action: int) -> tuple[int, int]:
    """Through whose eyes a viewer sees an event in the end, and as what: what it sees LATER, as the acting seat did."""
    seen = before.seen_as(viewer, seat, action)
    if seen != LATER:
        return viewer, seen
    seen = before.seen_at_barrier(viewer, seat, action)
    if seen == HIDDEN:
        return viewer, seen
    return owner(before, seat), seen


def _each(thing: object) -> Sequence[object]:
    """One thing, or each of a list."""
    if isinstance(thing, list):
        return thing
    return [] if thing is None else [thing]


def shortened(value: object) -> str:
    """What somebody gave, to be quoted."""
    text = str(value)
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}…"


def owner(before: State, seat: int) -> int:
    """The seat whose part of a simultaneous turn an event is: also what chance does for it alone."""
    return before.stream() - SEAT_STREAM if seat == NATURE else seat
