"""What can be told, without words: facts. Sentences are made from them at the edge, by a catalogue (`catalogue.py`).

A fact is a key, arguments and the ids of the rules behind it. Seats are numbers, cards and places are codes, so the
same fact can be drawn on a board, added up in a study and told in any language. The name of an argument says what it
is: `card`, `laid_card` and `cards` hold codes of cards, `seat` and `other_seat` seats (see `kind_of`).

What is told holds nothing that could lead back to it, so the search for garbage need not look at it (`gc=False`): a
server holds hundreds of facts for each table.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

SEAT = "seat"
"""The kind of argument that holds the number of a seat."""

RULE_ID = r"[A-Z]+\d*-?\d+[a-z]?"
"""How the ids of rules are written: T-17, M19-3, SB2."""

Args = dict[str, Any]
"""By name: a number, a yes or no, a code, a fact, or a list of one of them. None stands for what the viewer does not
know."""


class Fact(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened, would happen, or holds."""

    key: str
    """The key of its message."""
    args: Args = {}
    rules: tuple[str, ...] = ()


class Move(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A move: how it is spelled, what it does, and what it uses."""

    move: str
    """Its one spelling, which records and clients use."""
    kind: str
    args: Args = {}
    preview: list[Fact] = []
    """What it would cause at once, as far as its seat can tell; only where that was asked for."""


class Topic(NamedTuple):
    """What a move is about: its kind, and one of the things it uses."""

    kind: str
    argument: str = ""
    """The name of the argument that holds the thing, which says what it is: `card`."""
    thing: str = ""
    """Its code."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened in a game, as one viewer saw it."""

    seat: int | None
    """None: chance."""
    move: Move
    facts: list[Fact]


def fact(key: str, *rules: str, **args: Any) -> Fact:
    """`fact("played", "T-09", seat=1, card="5H", total=15)`."""
    return Fact(key, args, rules)


def kind_of(name: str) -> str:
    """What an argument of this name holds, or each member of a list of this name: `laid_cards` holds cards,
    `bodies` bodies."""
    word = name.rpartition("_")[2]
    if word.endswith("ies"):
        return word.removesuffix("ies") + "y"
    return word.removesuffix("s") if len(word) > 2 else word
