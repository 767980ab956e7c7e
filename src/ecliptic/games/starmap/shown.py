"""What a viewer is shown, as types. `view.py` makes them; it is compiled, which classes of msgspec cannot be."""

from __future__ import annotations

import msgspec

from ecliptic.games.starmap.ways import Way
from ecliptic.kernel.facts import Fact
from ecliptic.kernel.game import View

# -- the printed sheet ---------------------------------------------------------------------------------------


class Box(msgspec.Struct, frozen=True):
    """One box of a cost."""

    box: str
    currency: str
    """experience, star or square"""
    value: int


class Day(msgspec.Struct, frozen=True):
    day: str
    boxes: list[Box]


class Ability(msgspec.Struct, frozen=True):
    ability: str
    dice: int
    """How many dice it takes."""
    boxes: list[Box]


class Supporter(msgspec.Struct, frozen=True):
    supporter: str
    boxes: list[Box]


class Article(msgspec.Struct, frozen=True):
    article: str
    week: int
    number: int
    """What its reward may score."""
    boxes: list[Box]


class Layout(msgspec.Struct, frozen=True):
    """A way to lay out the pips of a die."""

    die: int
    cells: list[str]
    turned: bool
    """Whether it takes a mathematician."""


class Rank(msgspec.Struct, frozen=True):
    rank: str
    least: int
    """The lowest score that earns it."""


class Sheet(msgspec.Struct, frozen=True):
    """What is printed, the same for all."""

    size: int
    """Points in a row, and rows. Point (x, y) has the number size * y + x, the square right below it
    (size - 1) * y + x."""
    majors: list[int]
    stars: list[int]
    triangles: int
    """On each day."""
    days: list[Day]
    abilities: list[Ability]
    supporters: list[Supporter]
    articles: list[Article]
    layouts: list[Layout]
    ranks: list[Rank]


# -- a player ------------------------------------------------------------------------------------------------


class Turn(msgspec.Struct, frozen=True):
    """A turn as far as the viewer knows it."""

    phase: str
    step: str | None
    """roll, advance, experience or abilities; None outside a turn"""
    roll: list[int] | None
    """The dice of this round, where others play."""
    dice: list[int]
    """Those not placed yet."""
    used: list[str]
    """Abilities that were used this turn."""
    abilities: list[str]
    """Those at work now."""
    column: int | None
    row: int | None
    """The major at hand."""
    die: int | None
    """The die that plots."""
    chosen: list[int]
    """The points marked so far."""
    most: int | None
    """How many points around the major may be marked, if the die limits them."""
    budget: int
    """Experience left to spend."""
    stars: int
    squares: int
    """Left to spend."""


class Progress(msgspec.Struct, frozen=True):
    """How far an ability or a supporter is paid."""

    entry: str
    owned: bool
    left: list[str]
    """The boxes still empty."""
    owed: list[Fact]
    """The same in words: what is still to pay."""


class ArticleProgress(msgspec.Struct, frozen=True):
    week: int
    state: str
    """open, lapsed, or what was taken for it: number, point, declined"""
    current: bool
    """Whether it is the article of the week."""
    left: list[str]
    owed: list[Fact]
    """Nothing once it is closed."""


class Score(msgspec.Struct, frozen=True):
    """The score so far, part by part; what nobody else has is counted when the game is over."""

    total: int
    group: int
    stars: int
    articles: int
    publisher: int
    headhunter: int
    unique: int


class Player(msgspec.Struct, frozen=True):
    """A seat and its sheet."""

    seat: int
    turn: Turn
    day: str
    week: int
    """6 in the final turn."""
    spots: list[int]
    """The filled points."""
    stars: list[int]
    """Those of them that are stars."""
    squares: list[int]
    group: list[int]
    """The squares of the largest group."""
    boxes: list[str]
    """The filled boxes."""
    triangles: int
    """Filled on each day."""
    owned: list[str]
    entries: list[Progress]
    """Abilities and supporters that have to be paid."""
    articles: list[ArticleProgress]
    score: Score


class StarmapView(View, frozen=True, kw_only=True):
    """The table of Mihi Anguli."""

    round: int
    rolling: int | None
    """The seat that is rolled for next."""
    sheet: Sheet
    players: list[Player]
    payable: list[str]
    """The boxes that the viewer may fill now."""
    reachable: list[int]
    """The points that the viewer's choice at hand can fill."""
    ways: list[Way]
    """Every way to place the viewer's dice, each with its result."""
    winners: list[int]
    """Once the game is over."""
    rank: str | None
    """The rank of the score so far, for somebody alone."""
