"""How cards, phases and tasks are written."""

from __future__ import annotations

from functools import cache

from ecliptic.games.transit import cards
from ecliptic.games.transit.data import FOLDER, MILESTONE_NAMES, SETBACK_NAMES
from ecliptic.kernel.errors import InvalidMove
from ecliptic.kernel.text import Texts

SUITS = "HDSC"
SUIT_SIGNS = "♥♦♠♣"

PHASES = (
    "first-player", "setback", "w6", "limit", "w0", "deal", "w1", "place", "sun", "w2", "discard", "w3", "turn", "w4",
    "reveal", "w5", "over",
)  # fmt: skip
TASKS = (
    "none", "draw-milestone", "keep", "target", "group-draw", "new-sun", "new-tableau", "partner", "show", "offer",
    "take", "stream-who", "stream", "pick", "see", "turn-up", "accept", "lay", "gather", "burn",
)  # fmt: skip
OUTCOMES = ("running", "victory", "hourglass", "setbacks", "behind")
ONGOING_CARDS = (cards.PAIRED_TRANSITS, cards.COOPERATION, cards.PLATES, cards.EXOPLANETS)


@cache
def texts() -> Texts:
    return Texts(FOLDER / "text" / "en.toml")


@cache
def card_name(card: int) -> str:
    """5H."""
    return f"{cards.rank(card)}{SUITS[cards.suit(card)]}"


@cache
def pretty(card: int) -> str:
    """5♥, for stories."""
    return f"{cards.rank(card)}{SUIT_SIGNS[cards.suit(card)]}"


def read_card(text: str) -> int:
    """The inverse of `card_name`; small letters and A for the ace are understood."""
    word = text.upper().replace("A", "1")
    if len(word) == 2 and word[0] in "12345678" and word[1] in SUITS:
        return SUITS.index(word[1]) * 8 + int(word[0]) - 1
    raise InvalidMove(f"{text!r} is no card: cards are 1 to 8 of H, D, S, C, as in 5H")


def milestone_name(milestone: int) -> str:
    return MILESTONE_NAMES[milestone]


def milestone_title(milestone: int) -> str:
    return texts()(f"milestone.{MILESTONE_NAMES[milestone]}.title")


def read_milestone(text: str) -> int:
    if text.lower() in MILESTONE_NAMES:
        return MILESTONE_NAMES.index(text.lower())
    raise InvalidMove(f"there is no Milestone {text!r}")


def setback_name(setback: int) -> str:
    return SETBACK_NAMES[setback]


def setback_title(setback: int) -> str:
    return texts()(f"setback.{SETBACK_NAMES[setback]}.title")


@cache
def century_name(seats: int, century: int) -> str:
    """17th, or Enlightenment with two players."""
    return texts()(f"century.era{century}" if seats == 2 else f"century.c{century}")
