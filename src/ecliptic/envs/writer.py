"""What an observation is written with (compiled).

An observation is a row of small numbers, 0 to 127, a byte each. Eight of them share a word of a `vec[i64]`: NumPy looks
at the same memory as bytes, so nothing is copied, and a set of cards is written eight at a time. Functions that write
get the vec, the word to begin at, and answer the word after the last one: nothing but arguments, which the compiler
keeps in registers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ecliptic.kernel.bits import bit
from ecliptic.kernel.state import State

MOST: Final = 127
"""No number of an observation is greater."""


def spreads() -> vec[i64]:
    """For each byte a word with its bits in eight bytes."""
    made = vec[i64]()
    byte: i64 = 0
    while byte < 256:
        word: i64 = 0
        i: i64 = 0
        while i < 8:
            word |= ((byte >> i) & 1) << (8 * i)
            i += 1
        made = append(made, word)
        byte += 1
    return made


def capped(value: i64) -> i64:
    """A number that might be too great or too small for a byte, brought to the nearest that is not."""
    if value > MOST:
        return MOST
    if value < 0:
        return 0
    return value


def eight(a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, g: i64, h: i64) -> i64:
    """Eight numbers as a word."""
    return a | (b << 8) | (c << 16) | (d << 24) | (e << 32) | (f << 40) | (g << 48) | (h << 56)


def nibbles(packed: i64) -> i64:
    """Eight numbers that were packed four bits each, as a word."""
    packed &= 0xFFFFFFFF
    packed = (packed | (packed << 16)) & 0x0000FFFF0000FFFF
    packed = (packed | (packed << 8)) & 0x00FF00FF00FF00FF
    return (packed | (packed << 4)) & 0x0F0F0F0F0F0F0F0F


def empty(out: vec[i64], at: i64, words: i64) -> i64:
    """This many empty words."""
    end = at + words
    while at < end:
        out[at] = 0
        at += 1
    return end


def one_of(out: vec[i64], at: i64, index: i64, words: i64) -> i64:
    """A 1 at one of eight places a word; nowhere for an index below 0."""
    end = empty(out, at, words)
    if index >= 0:
        out[at + (index >> 3)] = bit((index & 7) << 3)
    return end


def members(out: vec[i64], spread: vec[i64], at: i64, members: i64, words: i64) -> i64:
    """A 1 for each member of a set."""
    end = at + words
    while at < end:
        out[at] = spread[members & 255]
        members >>= 8
        at += 1
    return end


class Field(NamedTuple):
    """Some numbers of an observation that belong together."""

    name: str
    size: int
    high: int
    """None of them is greater."""
    text: str
    """What they are, in a sentence."""


Names = Mapping[str, Sequence[str]]
"""Field, or several separated by spaces: what its numbers are about, in order. Where a field is repeated for every
seat, that of the viewer stands for all; where it repeats the names for every seat, they are given here once."""

Layouts = Sequence[tuple[str, int, Mapping[str, object]]]
"""The layouts of a game: a heading, and the seats and options of a table that has it."""


class Traits(NamedTuple):
    """What a game is like, for research interfaces that ask."""

    perfect: bool = False
    """Whether nothing is hidden from anybody, ever."""
    constant_sum: bool = True
    """Where players compete, whether their results always add up to 1."""
    highest: float = 1.0
    """No result is greater."""


def around(seats: i64, viewer: i64, seat: i64) -> i64:
    """How many places after the viewer a seat sits; -1 for nobody."""
    if seat < 0 or seat >= seats:
        return -1
    if seat < viewer:
        return seat - viewer + seats
    return seat - viewer


def seated(seats: i64, viewer: i64, place: i64) -> i64:
    """Who sits this many places after the viewer."""
    if viewer + place >= seats:
        return viewer + place - seats
    return viewer + place


def turned(seats: i64, viewer: i64, some: i64) -> i64:
    """A set of seats as places after the viewer."""
    everybody = bit(seats) - 1
    some &= everybody
    return ((some >> viewer) | (some << (seats - viewer))) & everybody


def around_eight(seats: i64, viewer: i64, values: vec[i64], first: i64, more: i64) -> i64:
    """A number of each seat, the viewer's first, as a word; to each some more is added."""
    word: i64 = 0
    place: i64 = 0
    while place < seats:
        word |= capped(values[first + seated(seats, viewer, place)] + more) << (8 * place)
        place += 1
    return word


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """How the knowledge of a seat becomes an observation, for one game and number of seats."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.spread: vec[i64] = spreads()
        self.words: i64 = sum([field.size for field in self.fields()]) // 8
        """The size of an observation, in words of eight numbers."""

    def fields(self) -> list[Field]:
        """What is written, in order. Fields without a name are empty."""
        raise NotImplementedError  # every game says

    def write(self, known: State, seat: i64, out: vec[i64], at: i64) -> i64:
        """Writes what this seat knows. `known` came from `known_to(seat)`, so it cannot tell more than that."""
        raise NotImplementedError  # every game says


def gap(size: int) -> Field:
    """Numbers that are always 0."""
    return Field("", size, 0, "")


def padded(*fields: Field) -> list[Field]:
    """Fields, and what is left of their last word."""
    rest = -sum(field.size for field in fields) % 8
    return [*fields, *([gap(rest)] if rest else [])]


def set_of(name: str, size: int, text: str) -> list[Field]:
    """A set, as `members` and `one_of` write it."""
    return padded(Field(name, size, 1, text))
