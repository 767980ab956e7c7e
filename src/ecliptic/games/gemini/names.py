"""The codes that moves, views and facts use, and the cards of a table as they are printed."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from ecliptic.games.gemini import ids as c
from ecliptic.games.gemini.data import (
    CARD_IDS,
    PLACE_IDS,
    SITE_IDS,
    TARGET_IDS,
    WEATHER_IDS,
    Edition,
    Instrument,
    Program,
    Site,
    Target,
    instruments,
)
from ecliptic.games.gemini.ruleset import Tables
from ecliptic.games.gemini.state import Board

POOR = "POOR"
"""What BASE is called once Checkouts is complete."""
COMPLETES = ("nothing", "checkouts", "target", "program")
"""What hours can complete."""


def program_code(state: Board, program: int) -> str:
    return POOR if program == c.BASE and state.flipped else PLACE_IDS[program]


def face_code(state: Board, card: int) -> str:
    """What a card of the Player deck shows: its own code, but Time cards of one kind are alike."""
    name = CARD_IDS[card]
    return edition_of(state).times.cards[name] if c.TIME <= card < c.INSTANT else name


def target_code(side: int) -> str:
    return TARGET_IDS[side % c.TARGETS]


def with_ao(side: int) -> bool:
    return side >= c.TARGETS


def sky_code(state: Board, weather: int) -> str:
    """What a card of the Weather deck shows: conditions, or its own code if it is a special."""
    name = WEATHER_IDS[weather]
    return name if weather >= c.CONDITIONS else edition_of(state).weather.cards[name]


def site_codes(mask: int) -> list[Site]:
    return [name for n, name in enumerate(SITE_IDS) if mask >> n & 1]


# -- cards as they are printed -------------------------------------------------------------------------------------


def edition_of(state: Board) -> Edition:
    return cast(Edition, state.tables.edition)


def program_card(state: Board, program: int) -> Program:
    return edition_of(state).programs.cards[PLACE_IDS[program]]


def target_card(state: Board, side: int) -> Target:
    return edition_of(state).targets.cards[target_code(side)]


def instrument_card(state: Board, instrument: int) -> Instrument:
    card = _instrument_cards(state.tables, state.terms.gmos_split)[instrument]
    assert card is not None
    return card


@lru_cache(maxsize=8)
def _instrument_cards(tables: Tables, gmos_split: bool) -> list[Instrument | None]:
    return instruments(cast(Edition, tables.edition), gmos_split)
