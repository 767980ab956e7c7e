"""The edition: components as data, checked, and the compact form in which the rules use them."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.ephemeris.ids import BUCKET_MS, BUCKETS, FASTEST_MS, QUIZ_CARDS
from ecliptic.games.ephemeris.ring import colour_of
from ecliptic.games.ephemeris.ruleset import Ruleset
from ecliptic.kernel.edition import Overlay, Tagged, convert, fingerprint, read_tables
from ecliptic.kernel.errors import BadEdition
from ecliptic.kernel.game import OptionValue

FOLDER = Path(__file__).parent

BODIES = ("moon", "sun", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune")
SIGNS = (
    "aries", "taurus", "gemini", "cancer", "leo", "virgo",
    "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces",
)  # fmt: skip
Colour = Literal["red", "blue", "yellow"]
COLOURS: tuple[Colour, ...] = ("red", "blue", "yellow")
LETTERS = ("A", "B", "C")
BODY_CODES = ("Mo", "Su", "Me", "Ve", "Ma", "Ju", "Sa", "Ur", "Ne")

SignName = Literal[
    "aries", "taurus", "gemini", "cancer", "leo", "virgo",
    "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces",
]  # fmt: skip
BodyCode = Literal["Mo", "Su", "Me", "Ve", "Ma", "Ju", "Sa", "Ur", "Ne"]
DECK_LIMIT = 15
SLOWEST_MS = FASTEST_MS + (BUCKETS - 1) * BUCKET_MS


class Start(Tagged, frozen=True, kw_only=True):
    """The sign in which each body starts."""

    moon: SignName
    sun: SignName
    mercury: SignName
    venus: SignName
    mars: SignName
    jupiter: SignName
    saturn: SignName
    uranus: SignName
    neptune: SignName


class Copies(Tagged, frozen=True, kw_only=True):
    """How often each card of a pack is there."""

    copies: int


class PlutoCards(Tagged, frozen=True, kw_only=True):
    count: int


class Retrograde(Tagged, frozen=True, kw_only=True):
    """Copies of each planet in the retrograde deck."""

    mercury: int
    venus: int
    mars: int
    jupiter: int
    saturn: int
    uranus: int
    neptune: int


class Die(Tagged, frozen=True, kw_only=True):
    """Faces of each colour."""

    red: int
    blue: int
    yellow: int

    def faces(self) -> tuple[int, int, int]:
        return self.red, self.blue, self.yellow


class QuizSkill(Tagged, frozen=True, kw_only=True):
    """How often in a hundred a computer player of each level knows the answer."""

    percent: tuple[int, int, int]


class Reaction(Tagged, frozen=True, kw_only=True):
    """Milliseconds before a computer player of each level calls."""

    mean: tuple[int, int, int]
    spread: tuple[int, int, int]


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    body: BodyCode
    topic: str
    level: Literal[1, 2, 3]
    q: str
    A: str
    B: str
    C: str
    answer: Literal["A", "B", "C"]
    fact: str
    source: str

    def choices(self) -> tuple[str, str, str]:
        return self.A, self.B, self.C


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A quiz card: one question per colour."""

    id: str
    red: Question
    blue: Question
    yellow: Question

    def question(self, colour: int) -> Question:
        return (self.red, self.blue, self.yellow)[colour]


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the box."""

    start: Start
    planet_cards: Copies
    zodiac_cards: Copies
    pluto_cards: PlutoCards
    retrograde: Retrograde
    even_die: Die
    other_die: Die
    quiz: Tagged
    predictions: Tagged
    quiz_skill: QuizSkill
    reaction: Reaction
    sources: dict[str, str]
    card: list[Card]


def load(overlay: Overlay | None = None) -> tuple[Edition, str]:
    """The built-in edition, with somebody's own file laid over it, and its fingerprint."""
    tables = read_tables(FOLDER / "data", overlay)
    edition = convert(tables, Edition)
    _check_packs(edition)
    _check_dice(edition)
    _check_deck(edition.retrograde)
    _check_quiz(edition)
    _check_bots(edition)
    return edition, fingerprint(tables)


def _check_packs(edition: Edition) -> None:
    """The rules themselves count on these (E-10, E-21, E-39): they are listed for completeness, not to be changed."""
    for name, value, fixed in (
        ("planet_cards.copies", edition.planet_cards.copies, 3),
        ("zodiac_cards.copies", edition.zodiac_cards.copies, 2),
        ("pluto_cards.count", edition.pluto_cards.count, 4),
    ):
        if value != fixed:
            raise BadEdition(f"{name} is {value}, but the rules are made for {fixed}: it cannot be changed")


def _check_dice(edition: Edition) -> None:
    for name, die in (("even_die", edition.even_die), ("other_die", edition.other_die)):
        if min(die.faces()) < 0 or sum(die.faces()) != 6:
            raise BadEdition(f"{name} should have six faces, but red, blue and yellow are {die.faces()}")
    if edition.even_die.yellow == 0:
        raise BadEdition("even_die needs a yellow face: the first to roll yellow starts")


def _check_deck(deck: Retrograde) -> None:
    copies = _copies(deck)
    if min(copies) < 0 or not 1 <= sum(copies) <= DECK_LIMIT:
        raise BadEdition(f"retrograde should have 1 to {DECK_LIMIT} cards in all, not {sum(copies)} ({copies})")


def _check_quiz(edition: Edition) -> None:
    if len(edition.card) != QUIZ_CARDS:
        raise BadEdition(f"card should hold {QUIZ_CARDS} quiz cards, not {len(edition.card)}")
    for number, card in enumerate(edition.card, 1):
        if card.id != f"Q{number:02}":
            raise BadEdition(f"quiz card {number} should have the id Q{number:02}, not {card.id!r}")
        for colour, name in enumerate(COLOURS):
            question = card.question(colour)
            if question.source not in edition.sources:
                raise BadEdition(f"card {card.id} {name} names the source {question.source!r}, which is not listed")
            if colour_of(BODY_CODES.index(question.body)) != colour:
                raise BadEdition(f"card {card.id} asks about {question.body} in {name}, which is not its colour")


def _check_bots(edition: Edition) -> None:
    if not all(0 <= percent <= 100 for percent in edition.quiz_skill.percent):
        raise BadEdition(f"quiz_skill.percent should be three numbers from 0 to 100, not {edition.quiz_skill.percent}")
    for name, times in (("mean", edition.reaction.mean), ("spread", edition.reaction.spread)):
        if not all(0 <= ms <= SLOWEST_MS for ms in times):
            raise BadEdition(f"reaction.{name} should be three numbers of milliseconds up to {SLOWEST_MS}, not {times}")


def _copies(deck: Retrograde) -> tuple[int, ...]:
    return (0, 0, *(getattr(deck, name) for name in BODIES[2:]))


def packed(numbers: list[int] | tuple[int, ...]) -> int:
    """Small numbers, four bits each."""
    return sum(number << (4 * i) for i, number in enumerate(numbers))


def ruleset(edition: Edition, options: dict[str, OptionValue]) -> Ruleset:
    """The edition and the options as the rules use them."""
    start = packed([SIGNS.index(getattr(edition.start, name)) for name in BODIES])
    keys = [LETTERS.index(card.question(colour).answer) for card in edition.card for colour in range(3)]
    even, other = edition.even_die.faces(), edition.other_die.faces()
    made = Ruleset(start, _vec(even), _vec(other), packed(_copies(edition.retrograde)), _vec(keys))
    made.cap = int(options["cap"])
    made.open = bool(options["open"])
    made.draft = bool(options["draft"])
    made.manual = bool(options["manual_call"])
    made.pick = bool(options["pick"])
    made.series = int(options["series"])
    made.thirds = bool(options["thirds"])
    made.skill = _vec(edition.quiz_skill.percent)
    made.quickness = _vec(edition.reaction.mean)
    made.spread = _vec(edition.reaction.spread)
    return made


def _vec(numbers: list[int] | tuple[int, ...]) -> vec[i64]:
    found = vec[i64]()
    for number in numbers:
        found = append(found, number)
    return found
