"""What a viewer is shown, as types. Made in `view.py`, which is compiled; classes of msgspec cannot be."""

from __future__ import annotations

import msgspec

from ecliptic.kernel.facts import Fact
from ecliptic.kernel.game import View


class Card(msgspec.Struct, frozen=True):
    """A Milestone or a Setback."""

    name: str
    effect: Fact


class Track(msgspec.Struct, frozen=True):
    """A Century's track."""

    century: str
    holder: int
    """The seat that holds the Century this round."""
    mark: int
    spaces: list[int]
    """Where Milestones wait."""
    decks: list[int]
    """How many Milestones are left in each of its decks."""


class Player(msgspec.Struct, frozen=True):
    seat: int
    century: str
    hand: list[str]
    """The cards that the viewer knows."""
    hand_unknown: int
    milestones: list[Card]
    milestones_unknown: int
    ongoing: list[Card]
    streamed: bool
    """Whether the hand is open to all this round."""


class Slot(msgspec.Struct, frozen=True):
    """A card of the Tableau, or the Sun."""

    slot: int
    """Counted from 1; the Sun's is 0."""
    card: str | None
    """None if the viewer does not know it."""
    faceup: bool
    by: int | None
    """Who laid it facedown."""


class RowCard(msgspec.Struct, frozen=True):
    """A card of the count."""

    card: str
    seat: int
    wild: str | None
    """The Milestone that stands for it."""


class Placing(msgspec.Struct, frozen=True):
    """Cards of the hand that may be laid in the Tableau together."""

    cards: list[str]
    score: Fact
    """What the Tableau would feed the Hourglass with them, as it lies now."""


class TransitView(View, frozen=True, kw_only=True):
    """The table of The Transit of Venus."""

    edition: str
    acting: int | None
    """The seat that is asked now; None when it is chance or the game is over."""
    round: int
    rounds: int | None
    """With Set Rounds: how many."""
    stage: str
    """research, advancement, observation or cleanup"""
    task: str
    silent: bool
    """T-32: whether only card effects may be talked about."""
    tracks: list[Track]
    hourglass: int
    hourglass_end: int
    setback: Card | None
    left: int
    """How many cards are still to be chosen, where several are."""
    setbacks_left: int
    players: list[Player]
    tableau: list[Slot]
    sun: Slot | None
    row: list[RowCard]
    total: int
    pays: int
    """The total below 31 that pays: 15, or 13 with The Unluckiest Astronomer."""
    limit: int
    deck: int
    discard: list[str]
    offered: list[Card]
    """Milestones of which one is to be kept."""
    effects: list[Card]
    """Milestones that change this whole round."""
    placings: list[Placing]
    """While the viewer places: no card, each card, and so on up to as many as are asked for."""
