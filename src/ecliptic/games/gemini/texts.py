"""The game's words, and the names of its cards."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from ecliptic.games.gemini.data import (
    CARD_IDS,
    INSTRUMENT_IDS,
    KIND_NAMES,
    ROLE_IDS,
    SITE_IDS,
    SKY_IDS,
    TARGET_IDS,
    WEATHER_IDS,
    Edition,
)
from ecliptic.games.gemini.state import Board
from ecliptic.kernel.text import Texts

# isort: off
from ecliptic.games.gemini.ids import (
    BASE, CONDITIONS, INSTANT, TARGET, TARGETS, TIME,
)  # fmt: skip
# isort: on


TEXT = Texts(Path(__file__).parent / "text" / "en.toml")


def edition_of(state: Board) -> Edition:
    """The cards as they are printed."""
    return cast(Edition, state.tables.edition)


def card_name(state: Board, card: int) -> str:
    """`NGC 1068 (T14)`, `3 h`, `Clearing Sky`."""
    name = CARD_IDS[card]
    if TIME <= card < INSTANT:
        return TEXT(f"card.time.{edition_of(state).times.cards[name]}")
    if card >= INSTANT:
        return TEXT(f"instant.{name}")
    return program_name(state, card) if card < TARGET else f"{TEXT(f'card.{name}')} ({name})"


def program_name(state: Board, program: int) -> str:
    if program == BASE:
        return TEXT("card.POOR" if state.flipped else "card.BASE")
    return f"{TEXT(f'card.{CARD_IDS[program]}')} ({CARD_IDS[program]})"


def target_name(side: int) -> str:
    name = TARGET_IDS[side % TARGETS]
    return f"{TEXT(f'card.{name}')} ({name})"


def instrument_name(instrument: int) -> str:
    return TEXT(f"instrument.{INSTRUMENT_IDS[instrument]}")


def role_name(role: int) -> str:
    return TEXT(f"role.{ROLE_IDS[role]}")


def sky_name(sky: int) -> str:
    return TEXT(f"weather.{SKY_IDS[sky]}")


def weather_name(state: Board, card: int) -> str:
    if card >= CONDITIONS:
        return TEXT(f"weather.{WEATHER_IDS[card]}")
    return TEXT(f"weather.{edition_of(state).weather.cards[WEATHER_IDS[card]]}")


def kind_name(kind: int) -> str:
    return TEXT(f"card.time.{KIND_NAMES[kind]}")


def sites(mask: int) -> list[str]:
    """The names of a set of sites."""
    return [TEXT(f"site.{name}") for n, name in enumerate(SITE_IDS) if mask >> n & 1]


def with_ao(side: int) -> str:
    return "with AO" if side >= TARGETS else "without AO"
