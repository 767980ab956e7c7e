"""Lessons: a deal that always goes the same way, and steps that explain it, written as data.

A lesson of a game is `lessons/<name>.toml` in its folder; its words are in the game's catalogue. At a table of a lesson
somebody sits on the first seat and learns, the others do what the lesson says. It can be opened at any step: then all
that was asked for before has been done.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ecliptic.kernel.catalogue import Catalogue, languages, message_id
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.errors import BadLesson, EclipticError
from ecliptic.kernel.facts import Args, Event, Fact
from ecliptic.kernel.game import Game, OptionValue
from ecliptic.table.frames import frame, log
from ecliptic.table.table import Table

PUPIL = 0
"""The pupil's seat."""
FEWEST, MOST = 6, 10
"""How many steps a lesson may have."""


class Pattern(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A pattern for an event: everything given here must match."""

    kind: str = ""
    """Of the move."""
    args: Args = {}
    """Among those of the move, or of the fact."""
    fact: str = ""
    """The key of a fact that it causes."""

    def fits(self, event: Event) -> bool:
        if self.kind and self.kind != event.move.kind:
            return False
        if self.fact:
            return any(one.key == self.fact and _within(self.args, one.args) for one in event.facts)
        return _within(self.args, event.move.args)

    def __str__(self) -> str:
        return f"{self.fact or self.kind} {self.args or ''}".strip()


class Step(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One thing to understand. The message `lesson-<lesson>-<id>` says it; its `.try` says what to do, and `.other`
    explains where something else was done."""

    id: str
    points: list[str] = []
    """The pieces that it is about, the most important one first: `card-4H`."""
    asks: list[str] = []
    """The moves that it asks for, one after the other; without any it waits until it has been read."""
    wants: list[Pattern] = []
    """What counts as well as the moves themselves."""
    args: Args = {}
    """The arguments of its message."""
    tells: list[Pattern] = []
    """What must have happened before the next step: what the words of the lesson rely on."""
    then: list[str] = []
    """What the others do, each as `2: play 7S`, seats counted from 1."""


class Lesson(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A lesson, as it is written and as clients get it."""

    name: str
    """The name of its file."""
    seats: int
    seed: int
    steps: list[Step]
    options: dict[str, OptionValue] = {}
    bot: str = "easy"
    """The bot that plays on for the others when the lesson is over, or has been left."""
    before: list[str] = []
    """What the pupil has done before the first step."""
    order: int = 1
    """Its place among the lessons of the game."""

    def message(self, step: Step) -> str:
        return f"lesson-{self.name}-{step.id}"

    @property
    def script(self) -> list[tuple[int, str]]:
        """What the others do, as (seat, move)."""
        return [_told(self, line) for step in self.steps for line in step.then]


def _within(wanted: Args, given: Args) -> bool:
    return all(name in given and given[name] == value for name, value in wanted.items())


def _told(lesson: Lesson, line: str) -> tuple[int, str]:
    seat, colon, move = line.partition(": ")
    if not colon or not seat.isdecimal() or not 2 <= int(seat) <= lesson.seats:
        raise BadLesson(f"the lesson {lesson.name} has “{line}”, which is not like “2: pass” with a seat from 2 on")
    return int(seat) - 1, move


# -- reading ---------------------------------------------------------------------------------------------------------


@cache
def lessons(game: Game) -> list[Lesson]:
    """All lessons of a game, in their order. Raises `BadLesson`."""
    found = [read(path) for path in sorted((game.folder / "lessons").glob("*.toml"))]
    return sorted(found, key=lambda lesson: lesson.order)


def lesson(game: Game, name: str) -> Lesson:
    """A lesson by its name. Raises `BadLesson`."""
    found = next((one for one in lessons(game) if one.name == name), None)
    if found is None:
        raise BadLesson(
            f"{game.id} has no lesson “{name}”, only {', '.join(one.name for one in lessons(game)) or 'none'}"
        )
    return found


def read(path: Path) -> Lesson:
    """A lesson from its file. Raises `BadLesson`."""
    try:
        written = tomllib.loads(path.read_text(encoding="utf-8"))
        made = msgspec.convert(written | {"name": path.stem}, Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise BadLesson(f"the lesson {path.name} cannot be read: {error}") from None
    if not FEWEST <= len(made.steps) <= MOST:
        raise BadLesson(f"the lesson {path.name} has {len(made.steps)} steps, not {FEWEST} to {MOST}")
    ids = [step.id for step in made.steps]
    if len(set(ids)) < len(ids):
        raise BadLesson(f"the lesson {path.name} has two steps of the same id")
    assert made.script is not None  # read once, to refuse what is not a move of a seat
    return made


# -- giving ----------------------------------------------------------------------------------------------------------


def give(game: Game, taught: Lesson, name: str, step: int = 0) -> Table:
    """A table at which the lesson is at this step. Raises `BadLesson` if it does not go as written."""
    return _Line(game, taught, name).up_to(step)


class _Line:
    """A table at which everything is done as the lesson says."""

    def __init__(self, game: Game, taught: Lesson, name: str, keep: int | None = 1000) -> None:
        self.taught = taught
        self.table = Table.open(
            game, Seed.of_number(taught.seed), taught.seats, taught.options, watchable=False, lesson=taught.name,
            script=taught.script, keep=keep,
        )  # fmt: skip
        self.table.sit(PUPIL, name)
        for seat in range(1, taught.seats):
            self.table.seat_bot(seat, taught.bot)
        self.table.begin(PUPIL)
        self.go_on()
        for move in taught.before:
            self.make(move, "before its first step")

    def up_to(self, step: int) -> Table:
        if not 0 <= step < len(self.taught.steps):
            raise BadLesson(f"the lesson {self.taught.name} has no step {step + 1}")
        for done in self.taught.steps[:step]:
            for move in done.asks:
                self.make(move, f"at its step “{done.id}”")
        return self.table

    def go_on(self) -> None:
        """Makes all moves that nobody has to be asked for."""
        while chore := next((one for one in self.table.chores() if not one.bot or self._lone(one.seat)), None):
            self.table.answer(chore.seat)

    def _lone(self, seat: int) -> bool:
        return len(self.table.state.legal(seat)) == 1

    def must_be_asked(self, where: str) -> None:
        for waits in self.table.chores():
            raise BadLesson(f"the lesson {self.taught.name} does not say what seat {waits.seat + 1} does {where}")

    def make(self, move: str, where: str) -> None:
        """A move of the pupil, and what follows it."""
        self.must_be_asked(where)
        try:
            self.table.act(PUPIL, move)
        except EclipticError as error:
            raise BadLesson(f"the lesson {self.taught.name} asks for “{move}” {where}, but: {error}") from None
        self.go_on()


# -- learning --------------------------------------------------------------------------------------------------------


class Pupil:
    """Where somebody is in a lesson. The page does the same (`web/src/lib/coach.svelte.ts`)."""

    def __init__(self, taught: Lesson, step: int = 0) -> None:
        self.lesson = taught
        self.step = step
        self.asked = 0
        """Which of the moves of the step is asked for."""
        self.strayed = False
        """Whether something else was done than what was asked for."""

    @property
    def now(self) -> Step | None:
        """The present step; None after the last one."""
        return self.lesson.steps[self.step] if self.step < len(self.lesson.steps) else None

    @property
    def wish(self) -> str:
        """The move that is asked for now; empty if none is."""
        return self.now.asks[self.asked] if self.now and self.now.asks else ""

    def go_on(self) -> None:
        """The step has been read, or what was done instead has been explained."""
        self.step, self.asked, self.strayed = self.step + 1, 0, False

    def sees(self, event: Event) -> None:
        """The pupil has made a move. Acting before reading on means having read enough."""
        while self.now and not self.now.asks:
            self.go_on()
        if self.now is None or self.strayed:
            return
        if event.move.move != self.wish and not any(one.fits(event) for one in self.now.wants):
            self.strayed = True
        elif self.asked + 1 < len(self.now.asks):
            self.asked += 1
        else:
            self.go_on()


# -- checking --------------------------------------------------------------------------------------------------------


def check(game: Game, taught: Lesson) -> None:
    """Plays a lesson through as written. Raises `BadLesson` with the first thing that does not hold."""
    _check_words(game, taught)
    line, pupil = _Line(game, taught, "Mira", keep=None), Pupil(taught)
    while (step := pupil.now) is not None:
        _check_pieces(line.table, taught, step)
        seen = line.table.ledger(PUPIL).seq
        for move in step.asks:
            line.must_be_asked(f"before its step “{step.id}”")
            _check_choice(line.table, taught, step, move)
            at = line.table.ledger(PUPIL).seq
            line.make(move, f"at its step “{step.id}”")
            pupil.sees(next(event for event in _events(line.table, at) if event.seat == PUPIL))
        if not step.asks:
            pupil.go_on()
        if pupil.now is step:
            raise BadLesson(f"the lesson {taught.name} does not go on after its step “{step.id}”")
        events = list(_events(line.table, seen))
        for pattern in step.tells:
            if not any(pattern.fits(event) for event in events):
                told = ", ".join(sorted({one.key for event in events for one in event.facts}))
                raise BadLesson(f"the lesson {taught.name} tells of “{pattern}” at “{step.id}”, but there was: {told}")


def _events(table: Table, since: int) -> Iterator[Event]:
    return (entry.event for entry in log(table, PUPIL, table.ledger(PUPIL), since) if entry.event is not None)


def _check_words(game: Game, taught: Lesson) -> None:
    folder = game.folder / "text"
    for language in languages(folder):
        words = Catalogue([folder], language, strict=True)
        for key in (f"lesson-{taught.name}", *map(taught.message, taught.steps)):
            if key not in words:
                raise BadLesson(f"the lesson {taught.name} has no message {key} in {language}")
        for step in taught.steps:
            words.say(Fact(taught.message(step), step.args))
            for name in ("try", "other") if step.asks else ():
                if not words.attribute(taught.message(step), name, **step.args):
                    raise BadLesson(f"the message {taught.message(step)} has no .{name} in {language}")


def _check_choice(table: Table, taught: Lesson, step: Step, move: str) -> None:
    """Checks that what is asked for is really up to the pupil."""
    legal = [one.move for one in frame(table, PUPIL).legal]
    if move not in legal or len(legal) < 2:
        raise BadLesson(f"the lesson {taught.name} asks for “{move}” at “{step.id}”, where one may: {', '.join(legal)}")


def _check_pieces(table: Table, taught: Lesson, step: Step) -> None:
    """Checks that what is pointed at is on the board, as far as can be told without drawing it."""
    shown = frame(table, PUPIL)
    values = _values(msgspec.to_builtins([shown.view, shown.legal, len(shown.seats)]))
    there = {message_id("", value)[1:] for value in values}
    for piece in step.points:
        code = piece.partition("-")[2]
        if code and code not in there and not code.isdecimal() and not set(code.split("-")) & there:
            raise BadLesson(f"the lesson {taught.name} points at {piece} at “{step.id}”, which is not there")


def _values(data: Any) -> Iterator[str]:
    """All names and values in some data."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield str(name)
            yield from _values(value)
    elif isinstance(data, Sequence) and not isinstance(data, str):
        for one in data:
            yield from _values(one)
    else:
        yield str(data)
