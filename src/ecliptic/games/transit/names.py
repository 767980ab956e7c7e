"""The codes of cards, phases and tasks, which moves, views and facts use."""

from __future__ import annotations

from functools import cache

from ecliptic.games.transit import ids as c
from ecliptic.games.transit.data import MILESTONE_NAMES, SETBACK_NAMES
from ecliptic.games.transit.state import Board
from ecliptic.kernel.errors import InvalidMove
from ecliptic.kernel.facts import Fact, fact

SUITS = "HDSC"

PHASES = (
    "first-player", "setback", "w6", "limit", "w0", "deal", "w1", "place", "sun", "w2", "discard", "w3", "turn", "w4",
    "reveal", "w5", "over",
)  # fmt: skip
TASKS = (
    "none", "draw-milestone", "keep", "target", "group-draw", "new-sun", "new-tableau", "partner", "show", "offer",
    "take", "stream-who", "stream", "pick", "see", "turn-up", "accept", "lay", "gather", "burn",
)  # fmt: skip
OUTCOMES = ("running", "victory", "hourglass", "setbacks", "behind")
ONGOING_CARDS = (c.PAIRED_TRANSITS, c.COOPERATION, c.PLATES, c.EXOPLANETS)


@cache
def card_name(card: int) -> str:
    """5H."""
    return f"{c.rank(card)}{SUITS[c.suit(card)]}"


def read_card(text: str) -> int:
    """The inverse of `card_name`; small letters and A for the ace are understood."""
    word = text.upper().replace("A", "1")
    if len(word) == 2 and word[0] in "12345678" and word[1] in SUITS:
        return SUITS.index(word[1]) * 8 + int(word[0]) - 1
    raise InvalidMove(fact("not-a-card", text=text), "transit")


def milestone_name(milestone: int) -> str:
    return MILESTONE_NAMES[milestone]


def read_milestone(text: str) -> int:
    if text.lower() in MILESTONE_NAMES:
        return MILESTONE_NAMES.index(text.lower())
    raise InvalidMove(fact("not-a-milestone", text=text), "transit")


def setback_name(setback: int) -> str:
    return SETBACK_NAMES[setback]


def setback_effect(s: Board, setback: int) -> Fact:
    """What a Setback does with the options of this game."""
    changed = (setback == c.OLD_MODELS and s.options.ascending) or (setback == c.SEVEN_YEARS and s.options.war_adds)
    return Fact(f"effect-{SETBACK_NAMES[setback]}", {"by_option": bool(changed)})


def milestone_effect(s: Board, milestone: int) -> Fact:
    """What a Milestone does in this game: its edition says the rank of a WILD, and who draws depends on the seats."""
    if c.WILD_SET >> milestone & 1:
        return Fact("effect-wild", {"rank": s.edition.wild_ranks[milestone], "players": s.seats})
    return Fact(f"effect-{MILESTONE_NAMES[milestone]}", {"players": s.seats})


CENTURIES = ("17", "18", "19", "21")
ERAS = ("enlightenment", "modern")


def century_code(seats: int, century: int) -> str:
    """A Century, or an Era with two players."""
    return ERAS[century] if seats == 2 else CENTURIES[century]
