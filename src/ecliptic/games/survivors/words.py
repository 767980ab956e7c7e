"""The game's sentences and names, for everything that talks."""

from __future__ import annotations

from pathlib import Path

from ecliptic.games.survivors.data import Edition
from ecliptic.kernel.text import Texts

TEXTS = Texts(Path(__file__).parent / "text" / "en.toml")


def part_name(edition: Edition, design: int) -> str:
    """A part's name, or its id where an edition brings one that has no name here."""
    card = edition.parts[design].id
    return TEXTS(f"part.{card}") if f"part.{card}" in TEXTS else card


def engineer_name(effect: str) -> str:
    """An engineer by name and by what moves call it."""
    return f"{TEXTS(f'engineer.{effect}')} ({effect})"


def part_effect(edition: Edition, design: int) -> str:
    """What a part does, in words."""
    card = edition.parts[design]
    if card.icons:
        return "; ".join(TEXTS(f"effect.{icon}") for icon in card.icons)
    return TEXTS("part.gain", what=gems(card.crystals, card.ore))


def gems(crystals: int, ore: int) -> str:
    words = [crystals_in_words(crystals)] if crystals else []
    words += [TEXTS("count.ore", n=ore)] if ore or not crystals else []
    return ", ".join(words)


def crystals_in_words(n: int) -> str:
    return TEXTS("count.crystal_one") if n == 1 else TEXTS("count.crystal_many", n=n)
