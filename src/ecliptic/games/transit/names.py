"""How cards, phases and tasks are written."""

from __future__ import annotations

from functools import cache

from ecliptic.games.transit import cards
from ecliptic.games.transit.board import Board
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


def milestone_effect(s: Board, milestone: int) -> str:
    """What a Milestone does in this game: its edition says the rank of a WILD, and who draws depends on the seats."""
    name, say = MILESTONE_NAMES[milestone], texts()
    if cards.WILD_SET >> milestone & 1:
        rank = say(f"rank.r{s.edition.wild_ranks[milestone]}")
        return say("wild.effect", rank=rank, era=era_word(s.seats))
    here = f"milestone.{name}.effect{s.seats}"
    return say(here if here in say else f"milestone.{name}.effect")


def read_milestone(text: str) -> int:
    if text.lower() in MILESTONE_NAMES:
        return MILESTONE_NAMES.index(text.lower())
    raise InvalidMove(f"there is no Milestone {text!r}")


def setback_name(setback: int) -> str:
    return SETBACK_NAMES[setback]


def setback_title(setback: int) -> str:
    return texts()(f"setback.{SETBACK_NAMES[setback]}.title")


def setback_effect(s: Board, setback: int) -> str:
    """What a Setback does with the options of this game."""
    changed = (setback == cards.OLD_MODELS and s.options.ascending) or (
        setback == cards.SEVEN_YEARS and s.options.war_adds
    )
    return texts()(f"setback.{SETBACK_NAMES[setback]}.{'effect_by_option' if changed else 'effect'}")


@cache
def century_name(seats: int, century: int) -> str:
    """17th, or Enlightenment with two players."""
    return texts()(f"century.era{century}" if seats == 2 else f"century.c{century}")


@cache
def the_century(seats: int, century: int) -> str:
    """The 17th, or Enlightenment with two players: within a sentence."""
    return texts()(f"century.the_era{century}" if seats == 2 else f"century.the_c{century}")


def era_word(seats: int) -> str:
    """What a seat stands for: a Century, with two players an Era."""
    return texts()("century.era" if seats == 2 else "century.century")


def capital(words: str) -> str:
    """As the beginning of a sentence."""
    return words[:1].upper() + words[1:]
