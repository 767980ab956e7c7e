"""What a viewer is shown, as types. `view.py` makes them; it is compiled, which classes of msgspec cannot be."""

from __future__ import annotations

from typing import Literal

import msgspec

from ecliptic.games.ephemeris.data import Colour
from ecliptic.kernel.facts import Fact
from ecliptic.kernel.game import View

ModeName = Literal["one", "two", "three", "pairs", "snap"]


# -- the ring ----------------------------------------------------------------------------------------------------


class Piece(msgspec.Struct, frozen=True):
    """A body on the ring, how far it can go, and what stops it there."""

    body: str
    colour: Colour
    sign: str
    reach: int
    stop_sign: str
    """The sign that it can reach at most."""
    pinned: bool
    blocking_bodies: list[str]
    """What it may not pass in that sign."""
    limit: Fact | None
    """Why it goes no farther; None for the Moon, which nothing stops."""


class Sign(msgspec.Struct, frozen=True):
    sign: str
    bodies: list[str]


class LastMove(msgspec.Struct, frozen=True):
    body: str
    from_sign: str
    to_sign: str


class Ring(msgspec.Struct, frozen=True):
    signs: list[Sign]
    """From Aries on, forwards."""
    pieces: list[Piece]
    last: LastMove | None


class Deck(msgspec.Struct, frozen=True):
    """The retrograde cards: their order never changes (A33)."""

    body: str | None
    """The card that lies open."""
    seen_bodies: list[str]
    """The cards turned up so far, in order; the deck repeats them."""
    next_body: str | None
    """The next card, once all were seen."""
    unseen: int


# -- Games One and Two -------------------------------------------------------------------------------------------


class Near(msgspec.Struct, frozen=True):
    """A body of the hand that the ring lets come to a goal in one move."""

    body: str
    distance: int


class Goal(msgspec.Struct, frozen=True):
    """A zodiac card of a hand."""

    sign: str
    met: bool | None
    """None if the bodies of the hand are not known."""
    body: str | None
    """The body of the hand that stands there."""
    near: list[Near]


class Hand(msgspec.Struct, frozen=True):
    seat: int
    size: int
    """Cards of each kind."""
    bodies: list[str] | None
    """None if the viewer does not know them."""
    shown_bodies: list[str]
    """What the winner has shown so far."""
    goals: list[Goal] | None
    """None if the viewer does not know its signs."""
    met: int | None
    complete: bool
    exchanged: int | None
    """How many planet cards were exchanged in the deal."""
    named_before: list[list[str]]
    """In the draft: sets of signs that may not be named again."""
    active: bool
    pluto: bool | None
    """Whether the Pluto card is unspent; None where there is none."""


class Prediction(msgspec.Struct, frozen=True):
    """A line of the message `prediction-<body>-<sign>`."""

    body: str
    sign: str


class Dice(msgspec.Struct, frozen=True):
    """The dice of Game Two."""

    colours: list[Colour]
    """What may still be moved: two colours after the roll, one after the first move."""
    used_colour: Colour | None
    moved_body: str | None
    """What made the first move and may not make the second."""
    pluto_colour: Colour | None


class Choice(msgspec.Struct, frozen=True):
    """Cards to be chosen before the game: a planet, bodies for your own hand, signs for the other's."""

    faces: list[str]
    wanted: int
    most: int
    """How often one of them may be chosen."""
    chosen: list[str]


# -- Game Three --------------------------------------------------------------------------------------------------


class Planet(msgspec.Struct, frozen=True):
    seat: int
    body: str
    home_sign: str
    progress: int
    """Signs made, of 12."""
    points: int
    """From the games of the series that are over."""


class QuizQuestion(msgspec.Struct, frozen=True):
    """A question, in the language of the quiz cards."""

    card: str
    colour: Colour
    body: str
    """What it is about."""
    topic: str
    level: int
    question: str
    choices: dict[str, str]
    """By letter."""
    answer: str | None
    key: str | None
    """The right letter, once it was read out."""
    right: bool | None
    explanation: str | None
    source: str | None


class Quiz(msgspec.Struct, frozen=True):
    planets: list[Planet]
    game: int
    """Of the series, from 1."""
    games: int
    colour: Colour | None
    """What the die shows."""
    question: QuizQuestion | None


# -- Pairs and Snap ----------------------------------------------------------------------------------------------


class Place(msgspec.Struct, frozen=True):
    """A card of Pairs. Once turned down again it is for the players to remember."""

    place: int
    taken: bool
    face: str | None


class PairsTable(msgspec.Struct, frozen=True):
    places: list[Place]
    pairs: list[int]
    """Won by each seat."""


class Pile(msgspec.Struct, frozen=True):
    """What a player of Snap has."""

    seat: int
    stock: int
    """Cards face down."""
    pile: int
    """Cards face up."""
    face: str | None
    """The one on show."""
    matched: bool
    """Whether another pile shows the same."""


class EphemerisView(View, frozen=True, kw_only=True):
    """The table of Ephemeris. Which of its parts are there depends on the mode."""

    mode: ModeName
    turn: int
    acting: list[int]
    """The seats that are asked now."""
    active: list[int]
    """The seats still in."""
    winner: int | None
    """Who has won alone; while a hand is shown, who shows it."""
    count: int
    """Moves, turns, goes or flips so far."""
    limit: int
    """The count at which the game ends in any case."""
    choice: Choice | None
    """What the viewer may choose from before the game."""
    ring: Ring | None
    deck: Deck | None
    hands: list[Hand]
    draw_offered: bool
    """Game One: whether the seat on turn has offered a draw in this turn."""
    predictions: list[Prediction]
    """For the winner of Game One or Two."""
    dice: Dice | None
    quiz: Quiz | None
    pairs: PairsTable | None
    piles: list[Pile]
