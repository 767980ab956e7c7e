"""Positions as data, both ways: each field of a position is declared once, with how and where the rules keep it.

A game declares its position as `Part`s. A field says what stands in the data and, by a `Code`, which number the rules
have for it and where that is kept:

    discard: Annotated[list[str], Set(CARD_NAMES)]                  # state.discard, a bit mask
    weather: Annotated[str | None, Name(SKIES, none=-1, at="sky")]  # state.sky

`take` makes the data from what is kept, `put` puts it there; fields without a code are for the game. What can be wrong
without knowing the game is refused here, with its path. Whether the parts fit together the game says itself, with the
words at the end.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Annotated, Any, TypeVar, get_type_hints

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.kernel.bits import members
from ecliptic.kernel.errors import BadPosition, EclipticError
from ecliptic.kernel.game import Game
from ecliptic.kernel.state import NATURE, State

UNSEEN = "?"
"""Something that is there and that the viewer does not know."""
MANY = 1_000_000
"""More than anything that is counted."""

Label = str | int
Labels = Sequence[Label] | str
"""The names of things in the order of their numbers; a word stands for a list that differs from game to game."""
Lists = Mapping[str, Sequence[Label]]
"""Those lists."""
Place = str | int | tuple[str, int]
"""An attribute, an index of a vector, or both: an index of the vector in an attribute."""


class Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The parent of everything with named fields in a position."""


# -- codes -----------------------------------------------------------------------------------------------------------


class Wrong(ValueError):
    """What is wrong with a value, as it follows the path in a sentence."""

    def __init__(self, what: str, path: str = "") -> None:
        super().__init__(what)
        self.path = path
        """Where inside the value."""


@dataclass(frozen=True)
class Code:
    """How a value of the data and what the rules keep belong together. This one: as it is."""

    at: Place = field(default="", kw_only=True)
    """Where it is kept; by default the attribute with the name of the field."""

    def encode(self, kept: Any, lists: Lists) -> object:
        return kept

    def decode(self, data: Any, lists: Lists) -> Any:
        """Raises `Wrong`."""
        return data

    def take(self, holder: Any, base: int, lists: Lists) -> object:
        """The data for what is kept."""
        if isinstance(self.at, str):
            return self.encode(getattr(holder, self.at), lists)
        vector, first = self.vector(holder, base)
        return self.encode(vector[first], lists)

    def put(self, holder: Any, base: int, data: Any, lists: Lists) -> None:
        """Keeps what the data says."""
        if isinstance(self.at, str):
            setattr(holder, self.at, self.decode(data, lists))
        else:
            vector, first = self.vector(holder, base)
            vector[first] = self.decode(data, lists)

    def vector(self, holder: Any, base: int) -> tuple[Any, int]:
        """The vector in which it is kept, and where."""
        if isinstance(self.at, tuple):
            return getattr(holder, self.at[0]), base + self.at[1]
        return holder, base + int(self.at)


Flag = Annotated[bool, Code()]


@dataclass(frozen=True)
class Number(Code):
    """A number in a range; `none` is kept for null."""

    low: int = 0
    high: int = MANY
    none: int | None = None

    def encode(self, kept: int, lists: Lists) -> object:
        return None if kept == self.none else int(kept)

    def decode(self, data: int | None, lists: Lists) -> int:
        if data is None and self.none is not None:
            return self.none
        return in_range(data, self.low, self.high)


@dataclass(frozen=True)
class Name(Code):
    """One thing by its name: its number plus `first`. `none` is kept for null, `unknown` for what is not seen."""

    names: Labels
    none: int | None = None
    unknown: int | None = None
    first: int = 0

    def encode(self, kept: int, lists: Lists) -> object:
        if kept == self.none:
            return None
        return UNSEEN if kept == self.unknown else labels(self.names, lists)[kept - self.first]

    def decode(self, data: Label | None, lists: Lists) -> int:
        if data is None and self.none is not None:
            return self.none
        if data == UNSEEN and self.unknown is not None:
            return self.unknown
        return find(data, labels(self.names, lists)) + self.first


@dataclass(frozen=True)
class Cells(Code):
    """A row of cells, # for a filled one and . for an empty one, as a bit mask."""

    width: int

    def encode(self, kept: int, lists: Lists) -> object:
        return "".join(".#"[kept >> x & 1] for x in range(self.width))

    def decode(self, data: str, lists: Lists) -> int:
        if len(data) != self.width or set(data) - {"#", "."}:
            raise Wrong(f"is {data!r}, but should be {self.width} signs, # for a filled cell and . for an empty one")
        return sum(1 << x for x, sign in enumerate(data) if sign == "#")


@dataclass(frozen=True)
class Counts(Code):
    """Things of which there may be several of a kind: how many of each, in a fixed number of bits.

    `none` is kept for null; whatever is not such a count is written as that.
    """

    names: Labels
    bits: int = 4
    most: int = 0
    """Of a kind, if there are fewer than fit."""
    none: int | None = None

    def encode(self, kept: int, lists: Lists) -> object:
        names, each = labels(self.names, lists), (1 << self.bits) - 1
        if self.none is not None and kept >> self.bits * len(names):
            return None
        if self.bits == 1:
            return [names[i] for i in members(kept)]
        return [name for i, name in enumerate(names) for _ in range(kept >> self.bits * i & each)]

    def decode(self, data: Sequence[Label] | None, lists: Lists) -> int:
        if data is None and self.none is not None:
            return self.none
        names, each, packed = labels(self.names, lists), (1 << self.bits) - 1, 0
        most = self.most or each
        for label in data or ():
            shift = self.bits * find(label, names, "has")
            if packed >> shift & each == most:
                raise Wrong(f"has {label} {'twice' if most == 1 else f'more than {most} times'}")
            packed += 1 << shift
        return packed


@dataclass(frozen=True)
class Set(Counts):
    """A set of things, as a bit mask."""

    bits: int = 1


@dataclass(frozen=True)
class Each(Code):
    """A list of things, kept as a vector."""

    code: Code
    count: int | str = -1
    """How many, or of what there are as many; -1 for any number."""

    def encode(self, kept: Iterable[int], lists: Lists) -> object:
        return [self.code.encode(one, lists) for one in kept]

    def decode(self, data: Sequence[object], lists: Lists) -> Any:
        return vec[i64](self.all(data, lists))

    def all(self, data: Sequence[object], lists: Lists) -> list[int]:
        wanted = self.length(lists)
        if wanted >= 0 and len(data) != wanted:
            raise Wrong(f"has {len(data)} entries, but should have {wanted}")
        found = []
        for i, one in enumerate(data):
            try:
                found.append(self.code.decode(one, lists))
            except Wrong as error:
                raise Wrong(str(error), f"[{i}]{error.path}") from None
        return found

    def length(self, lists: Lists) -> int:
        return len(lists[self.count]) if isinstance(self.count, str) else self.count


@dataclass(frozen=True)
class Row(Each):
    """A list of a fixed number of things, kept side by side."""

    def take(self, holder: Any, base: int, lists: Lists) -> object:
        vector, first = self.vector(holder, base)
        return self.encode(vector[first : first + self.length(lists)], lists)

    def put(self, holder: Any, base: int, data: Sequence[object], lists: Lists) -> None:
        vector, first = self.vector(holder, base)
        for place, kept in enumerate(self.all(data, lists)):
            vector[first + place] = kept


@dataclass(frozen=True)
class Packed(Each):
    """A list of things, kept in one number, the first in its lowest bits. Without a count the last one is not 0."""

    bits: int = 4

    def encode(self, kept: int, lists: Lists) -> object:  # type: ignore[override]
        count, each = self.length(lists), (1 << self.bits) - 1
        if count < 0:
            count = -(-int(kept).bit_length() // self.bits)
        return super().encode([kept >> self.bits * i & each for i in range(count)], lists)

    def decode(self, data: Sequence[object], lists: Lists) -> int:
        if self.bits * len(data) > 62:
            raise Wrong(f"has {len(data)} entries, which is more than there can be")
        return sum(kept << self.bits * i for i, kept in enumerate(self.all(data, lists)))


@dataclass(frozen=True)
class ByName(Code):
    """Something for each of several things, in a fixed number of bits each; what is `absent` is left out."""

    names: Labels
    code: Code
    absent: int = 0
    bits: int = 4

    def encode(self, kept: int, lists: Lists) -> object:
        each = (1 << self.bits) - 1
        found = ((name, kept >> self.bits * i & each) for i, name in enumerate(labels(self.names, lists)))
        return {name: self.code.encode(one, lists) for name, one in found if one != self.absent}

    def decode(self, data: Mapping[str, object], lists: Lists) -> int:
        names = labels(self.names, lists)
        packed = sum(self.absent << self.bits * i for i in range(len(names)))
        for name, one in data.items():
            shift = self.bits * find(name, names, "has")
            try:
                packed += (self.code.decode(one, lists) - self.absent) << shift
            except Wrong as error:
                raise Wrong(str(error), f".{name}{error.path}") from None
        return packed


def in_range(value: int | None, low: int, high: int) -> int:
    if value is None or not low <= value <= high:
        raise Wrong(f"is {value}, but should be {low} to {high}")
    return value


def labels(names: Labels, lists: Lists) -> Sequence[Label]:
    return lists[names] if isinstance(names, str) else names


def find(label: object, names: Sequence[Label], verb: str = "is") -> int:
    """The number of a thing."""
    if type(label) in (str, int) and label in names:
        return names.index(label)
    if verb == "has" or len(names) > 20:
        raise Wrong(f"{verb} {label!r}, which does not exist")
    wanted = f"{names[0]} to {names[-1]}" if isinstance(names, range) else f"one of: {', '.join(map(str, names))}"
    raise Wrong(f"is {label!r}, but should be {wanted}")


# -- parts -----------------------------------------------------------------------------------------------------------

S = TypeVar("S", bound=msgspec.Struct)


@cache
def _fields(kind: type[Part]) -> list[tuple[str, Code | type[Part] | None]]:
    """The fields of a part, each with its code, or with the part that it is."""
    found: list[tuple[str, Code | type[Part] | None]] = []
    for name, hint in get_type_hints(kind, include_extras=True).items():
        code = next((mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Code)), None)
        if code is not None:
            found.append((name, code if code.at != "" else replace(code, at=name)))
        else:
            found.append((name, hint if isinstance(hint, type) and issubclass(hint, Part) else None))
    return found


def take(
    kind: type[Part], holder: Any, base: int = 0, lists: Lists | None = None, /, **others: object
) -> dict[str, object]:
    """The data of a part: from what is kept, and of fields without a code from what is given besides."""
    data: dict[str, object] = {}
    for name, how in _fields(kind):
        if name in others:
            data[name] = others[name]
        elif isinstance(how, Code):
            data[name] = how.take(holder, base, lists or {})
        elif how is not None:
            data[name] = take(how, holder, base, lists)
    return data


def put(
    part: Part, holder: Any, base: int = 0, lists: Lists | None = None, where: str = "", but: Sequence[str] = ()
) -> None:
    """The inverse: keeps what the fields with a code say, but for some. What was left out stays as it is."""
    for name, how in _fields(type(part)):
        value = getattr(part, name)
        path = f"{where}.{name}" if where else name
        if how is None or name in but or value is msgspec.UNSET:
            continue
        if isinstance(how, Code):
            try:
                how.put(holder, base, value, lists or {})
            except Wrong as error:
                raise BadPosition(f"{path}{error.path} {error}") from None
        else:
            put(value, holder, base, lists, path)


@contextmanager
def path(where: str) -> Iterator[None]:
    """Where a value stands that may be wrong."""
    try:
        yield
    except Wrong as error:
        raise BadPosition(f"{where}{error.path} {error}") from None


def read(kind: type[S], data: Mapping[str, object]) -> S:
    """The data as a part, with all fields and the right types. Raises `BadPosition` with what is wrong and where."""
    try:
        return msgspec.convert(dict(data), kind)
    except msgspec.ValidationError as error:
        raise BadPosition(_sentence(str(error), data)) from None


_WORDS = {"int": "a number", "str": "a word", "bool": "true or false", "array": "a list", "object": "a table"}


def _sentence(message: str, data: object) -> str:
    """What msgspec says, for people: the path, what should stand there, and what does."""
    what, _, path = message.partition(" - at `")
    where = path.removeprefix("key` in `").removesuffix("`").removeprefix("$").removeprefix(".") or "the position"
    if found := re.fullmatch(r"Object missing required field `(.+)`", what):
        return f"{where} lacks {found[1]}"
    if found := re.fullmatch(r"Object contains unknown field `(.+)`", what):
        return f"{where} has {found[1]}, which does not belong there"
    wanted, _, got = what.removeprefix("Expected ").partition(", got ")
    wanted = re.sub(r"`(.+?)`", lambda kind: " or ".join(_WORDS.get(k, k) for k in kind[1].split(" | ")), wanted)
    return f"{where} should be {wanted}, not {_value(data, path) or got.strip('`') or 'this'}"


def _value(data: object, path: str) -> str:
    """What stands at a path, if that can be told and is short."""
    for name, place in re.findall(r"\.([^.\[`]+)|\[(\d+|\.\.\.)\]", path):
        if isinstance(data, Mapping) and name in data:
            data = data[name]
        elif isinstance(data, list) and place.isdigit():
            data = data[int(place)]
        else:
            return ""
    return repr(data) if len(repr(data)) < 60 else ""


# -- whether it all fits together ------------------------------------------------------------------------------------


def fresh(game: Game, seats: int, options: Mapping[str, object]) -> State:
    """A new game, to be made into the position."""
    try:
        state: State = game.start(seats, options)
        return state
    except EclipticError as error:
        raise BadPosition(str(error)) from None


def require(holds: object, sentence: str) -> None:
    """Refuses the position with a sentence, unless something holds."""
    if not holds:
        raise BadPosition(sentence)


def within(where: str, value: int, low: int, high: int) -> int:
    """The number, if it lies in its range."""
    require(low <= value <= high, f"{where} is {value}, but should be {low} to {high}")
    return value


def listed(mask: int, names: Sequence[Label]) -> str:
    """A set in a sentence."""
    return ", ".join(str(names[member]) for member in members(mask))


def apart(places: Iterable[tuple[str, int]], names: Sequence[Label]) -> int:
    """All these sets together, if nothing is in two of them."""
    seen: list[tuple[str, int]] = []
    union = 0
    for where, mask in places:
        if twice := union & mask:
            first = next(place for place, held in seen if held & twice)
            raise BadPosition(f"{listed(twice, names)} is in {where} and in {first}")
        seen.append((where, mask))
        union |= mask
    return union


def playable(state: State, over: bool) -> None:
    """Somebody is asked to act unless the game is over, and whoever is can do something."""
    actors = members(int(state.actors()))
    require(actors or over, "nobody is asked to act, yet the game is not over")
    for seat in actors:
        who = "Nature" if seat == NATURE else f"seat {seat}"
        require(len(state.legal(seat)), f"{who} is asked to act, but can do nothing")
