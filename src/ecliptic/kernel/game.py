"""A game as the outside sees it: its name, options, words and pictures around the `State` that knows its rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, NamedTuple

from ecliptic.kernel.errors import BadOption, BadSeats, InvalidMove
from ecliptic.kernel.state import HIDDEN, LATER, NATURE, SEAT_STREAM, SPECTATOR, State

OptionValue = int | bool | str


class Option(NamedTuple):
    """A choice made before the game starts."""

    name: str
    default: OptionValue
    help: str
    """One sentence that explains it to a player."""
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
        raise BadOption(f"option {self.name} is {value!r}, but it takes one of: {', '.join(self.choices)}")

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
        raise BadOption(f"option {self.name} is {value!r}, but it takes yes or no")

    def _number(self, value: object) -> int:
        try:
            number = int(value) if isinstance(value, str) else value
        except ValueError:
            number = None
        if isinstance(number, bool) or not isinstance(number, int) or not self.low <= number <= self.high:
            raise BadOption(f"option {self.name} is {value!r}, but it takes a number from {self.low} to {self.high}")
        return number


class Line(NamedTuple):
    """One sentence of a story and the ids of the rules behind it."""

    text: str
    rules: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.text} [{', '.join(self.rules)}]" if self.rules else self.text


class Game:
    """One game with one edition of its components. Subclasses fill in the names below and the underscored methods."""

    id: ClassVar[str]
    title: ClassVar[str]
    summary: ClassVar[str]
    """What it is, in a sentence."""
    version: ClassVar[int]
    """Of the rules. Any change that would replay an old record differently raises it."""
    seats: ClassVar[tuple[int, ...]]
    """The seat counts that some mode allows."""
    minutes: ClassVar[int]
    cooperative: ClassVar[bool]
    options: ClassVar[tuple[Option, ...]] = ()
    max_plies: ClassVar[int]
    """No game is longer, chance included."""
    folder: ClassVar[Path]
    """Where its data, text and RULES.md lie."""

    edition_hash: str = ""
    """Identifies the components in use."""

    # -- beginning -------------------------------------------------------------------------------------------

    def start(self, seats: int | None = None, options: Mapping[str, object] | None = None) -> State:
        """A new game, before Nature's first event."""
        chosen = self.check_options(options or {})
        allowed = self.seats_for(chosen)
        count = seats if seats is not None else allowed[0]
        if count not in allowed:
            raise BadSeats(f"{self.title} is for {in_words(allowed)} players here, not {count}")
        return self._start(count, chosen)

    def check_options(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options with their values, defaults filled in."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadOption(f"{self.title} has no option {name!r}; it has: {', '.join(known) or 'none'}")
        return {name: option.check(given.get(name, option.default)) for name, option in known.items()}

    def seats_for(self, options: Mapping[str, OptionValue]) -> tuple[int, ...]:
        """The seat counts that these options allow."""
        return self.seats

    def position(self, data: Mapping[str, object]) -> State:
        """A position from its JSON form. Raises `BadPosition` and says what is wrong."""
        raise NotImplementedError  # every game says

    def options_of(self, state: State) -> dict[str, OptionValue]:
        """The options a position is played with."""
        raise NotImplementedError  # every game says

    def _start(self, seats: int, options: dict[str, OptionValue]) -> State:
        raise NotImplementedError  # every game says

    # -- words -----------------------------------------------------------------------------------------------

    def spell(self, state: State, seat: int, action: int) -> str:
        """The one spelling of a move. Also spells what `seen_as` made of it."""
        return "?" if action < 0 else self._spell(state, seat, action)

    def parse(self, state: State, seat: int, text: str) -> int:
        """The move that a text spells, legal or not. Raises `InvalidMove` for what is no move."""
        words = " ".join(text.split())
        if not words:
            raise InvalidMove("there is no move in an empty line")
        return self._parse(state, seat, words)

    def _spell(self, state: State, seat: int, action: int) -> str:
        raise NotImplementedError  # every game says

    def _parse(self, state: State, seat: int, text: str) -> int:
        raise NotImplementedError  # every game says

    def routine(self, known: State, seat: int) -> int | None:
        """What a table does for a person without asking: for a stop made only so that it tells the others nothing."""
        return None

    # -- what a viewer is shown ------------------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        """What that seat (None: a spectator) may see, as JSON-able data to draw from."""
        viewer = SPECTATOR if seat is None else seat
        return self._view(state.known_to(viewer), viewer)

    def open_view(self, state: State) -> dict[str, object]:
        """The position with all cards open: for a finished game."""
        return self._view(state, NATURE)

    def story(self, before: State, after: State, seat: int, action: int, viewer: int | None) -> list[Line]:
        """What happened, told to a viewer (None: a spectator) from what it knows.

        What it sees only LATER is told as it will be seen then: show it once a barrier has been passed.
        """
        eyes, seen = witness(before, SPECTATOR if viewer is None else viewer, seat, action)
        return self._tell(before.known_to(eyes), after.known_to(eyes), seat, seen, eyes)

    def log(self, before: State, seat: int, action: int, viewer: int) -> str:
        """The move as it stands in a viewer's log; like `story` for what is seen LATER."""
        eyes, seen = witness(before, viewer, seat, action)
        return self.spell(before.known_to(eyes), seat, seen)

    def open_story(self, before: State, after: State, seat: int, action: int) -> list[Line]:
        """What happened with all cards open: for a finished game."""
        return self._tell(before, after, seat, action, NATURE)

    def _view(self, known: State, viewer: int) -> dict[str, object]:
        """`viewer` NATURE means that all is open."""
        raise NotImplementedError  # every game says

    def _tell(self, before: State, after: State, seat: int, action: int, viewer: int) -> list[Line]:
        """`action` is as the viewer saw it, HIDDEN included; `viewer` NATURE means that all is open."""
        raise NotImplementedError  # every game says

    def preview(self, known: State, seat: int, action: int) -> dict[str, object]:
        """What a client can draw of a legal action before it is made, from what the seat knows."""
        return {}

    def talk(self, state: State) -> tuple[str, ...] | None:
        """What may be said at the table now: None is anything, else only these sentences. From public knowledge."""
        return self._talk(state.known_to(SPECTATOR))

    def _talk(self, known: State) -> tuple[str, ...] | None:
        return None  # talk is free unless a game says otherwise

    def headline(self, state: State) -> str:
        """How far the game is, in a few words for a list of tables. From public knowledge; empty if there is nothing
        to say."""
        return self._headline(state.known_to(SPECTATOR))

    def _headline(self, known: State) -> str:
        return ""

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
    return (before.stream() - SEAT_STREAM if seat == NATURE else seat), seen


def in_words(numbers: tuple[int, ...]) -> str:
    """2, 3 or 4."""
    words = [str(n) for n in numbers]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"
