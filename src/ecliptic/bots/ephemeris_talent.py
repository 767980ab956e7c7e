"""What is not a matter of thought in Ephemeris: the quiz, the race, and what is remembered in Pairs (compiled)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ecliptic.bots.ephemeris_pairs import choose_pairs
from ecliptic.games.ephemeris.ids import (
    ACCEPT,
    AGREE,
    ANSWER,
    BUCKET_MS,
    BUCKETS,
    CALL,
    ECLIPSE,
    FASTEST_MS,
    OFFER,
    P_ANSWER,
    P_PLACE,
    P_RACE,
    SILENT,
)
from ecliptic.games.ephemeris.pairs import Pairs
from ecliptic.games.ephemeris.snap import Snap
from ecliptic.games.ephemeris.state import Mode
from ecliptic.games.ephemeris.three import GameThree
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import State

MEMORY: Final = (40, 75, 100)
"""Pairs: how many in a hundred of the cards that lay open a player of each level remembers."""


def talent(known: State, seat: int, level: int, luck: Callable[[], int]) -> int | None:
    """What a player of a level (0 easy, 1 medium, 2 hard) knows, remembers or is quick enough for; None elsewhere.

    How often the quiz is answered rightly and how long it takes to call are the edition's (`data/bots.toml`).
    """
    assert isinstance(known, Mode)
    if known.phase == P_RACE:
        return int(called(known, seat, reaction_of(known, level, Luck(luck()))))
    if isinstance(known, GameThree) and known.phase == P_ANSWER:
        return int(answered(known, percent_of(known, level), Luck(luck())))
    if isinstance(known, Pairs) and known.phase == P_PLACE:
        return int(choose_pairs(known, seat, Luck(luck()), MEMORY[level], level == 2))
    return None


def gives_up(action: int) -> bool:
    """An Eclipse or a draw, proposed or agreed to."""
    return action in (ECLIPSE, AGREE, OFFER, ACCEPT)


def percent_of(known: Mode, level: i64) -> i64:
    return known.kit.skill[level]


def reaction_of(known: Mode, level: i64, luck: Luck) -> i64:
    """Milliseconds until a call: twelve throws added up spread about like a bell."""
    total: i64 = 0
    i: i64 = 0
    while i < 12:
        total += luck.below(1000)
        i += 1
    return known.kit.quickness[level] + known.kit.spread[level] * (total - 6000) // 1000


def called(known: Mode, seat: i64, ms: i64) -> i64:
    """A call after so long if there is something to call, else silence."""
    if isinstance(known, Snap):
        due = known.matched() >= 0
    else:
        due = known.may_call(seat)
    if not due:
        return SILENT
    bucket: i64 = (ms - FASTEST_MS) // BUCKET_MS
    if bucket < 0:
        bucket = 0
    if bucket >= BUCKETS:
        bucket = BUCKETS - 1
    return CALL + bucket


def answered(known: GameThree, percent: i64, luck: Luck) -> i64:
    """The right letter with this percentage, else one of the others."""
    right = known.key()
    if luck.below(100) < percent:
        return ANSWER + right
    return ANSWER + (right + 1 + luck.below(2)) % 3
