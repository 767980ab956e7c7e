"""What a client and the server say to each other about the deals of the day: messages like those in `messages.py`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ecliptic.server.messages import Name, Struct

DAY = "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
"""As 2026-11-16."""


class PlayTonight(Struct, frozen=True):
    """A seat at a deal of the day, for the holder of the key that is sent as token."""

    name: Name
    practice: bool = False
    """Play without its counting; possible once the attempt that counts is over."""
    day: Annotated[str, Meta(pattern=f"^({DAY})?$")] = ""
    """A day that is over, for practice; empty: today."""


class Mine(Struct, frozen=True):
    """One's own attempt at a deal."""

    table: str
    status: str
    """open, ranked, late (finished after the day) or refused"""
    won: bool
    score: float
    seconds: int
    """Time taken: reported, but not compared."""
    place: int
    """Its place among the ranked; 0 if it is not ranked."""


class Bar(Struct, frozen=True):
    """How many reached the same result."""

    won: bool
    score: float
    count: int


class BotMark(Struct, frozen=True):
    """A bot's result on the same deal."""

    bot: str
    won: bool
    score: float


class Best(Struct, frozen=True):
    """The best result of a day that is over, to be watched at its table."""

    name: str
    table: str
    won: bool
    score: float
    seconds: int


class TonightDeal(Struct, frozen=True):
    """One game's deal of a day."""

    game: str
    seats: int
    bot: str
    """The bot on the other seats; empty if there are none."""
    commitment: str
    seed: str
    """Revealed when the day is over."""
    players: int
    """How many players are ranked."""
    kind: str
    """What a score counts: points, stars, lead, or moves, of which fewer are better."""
    mine: Mine | None
    bars: list[Bar]
    """Everybody's results, the worst first: once one's own attempt, or the day, is over."""
    marks: list[BotMark]
    best: Best | None


class NightCount(Struct, frozen=True):
    """A day on which attempts of the key's holder were ranked, and how many."""

    day: str
    games: int


class Tonight(Struct, frozen=True):
    """The deals of a day."""

    day: str
    today: str
    ends: int
    """Milliseconds since 1970."""
    now: int
    deals: list[TonightDeal]
    nights: list[NightCount]
    """The latest first."""
