"""The words of reports: sentences from the text file, figures in a readable length, and names of a game's things."""

from __future__ import annotations

from functools import cache
from math import isfinite
from pathlib import Path

from ecliptic.games import game as find
from ecliptic.kernel.text import Texts
from ecliptic.studies.figures import Option
from ecliptic.studies.stats import Estimate

say = Texts(Path(__file__).parent / "text" / "en.toml")


def percent(value: float) -> str:
    """Whole percents; tenths near nothing and near all."""
    shown = 100 * value
    return f"{shown:.1f} %" if 0 < shown < 9.95 or 90 < shown < 100 else f"{shown:.0f} %"


def figure(value: float) -> str:
    """Three digits or so."""
    if not isfinite(value):
        return "?"
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def signed(value: float) -> str:
    return f"{'+' if value > 0 else '−' if value < 0 else '±'}{figure(abs(value))}"


def interval(estimate: Estimate, share: bool = False) -> str:
    """A figure with its interval."""
    one = percent if share else figure
    if not isfinite(estimate.low):
        return one(estimate.value)
    return f"{one(estimate.value)} ({one(estimate.low)} – {one(estimate.high)})"


def signed_interval(estimate: Estimate | None) -> str:
    if estimate is None or not isfinite(estimate.low):
        return "–"
    return f"{signed(estimate.value)} ({signed(estimate.low)} – {signed(estimate.high)})"


@cache
def _titles(game: str) -> dict[str, str]:
    """What a game calls its things: the text under a key that ends with a thing's id, or with its id and `title`."""
    texts = Texts(find(game).folder / "text" / "en.toml")
    found: dict[str, str] = {}
    for key in texts.keys():  # noqa: SIM118 - no dictionary
        words = key.removesuffix(".title").split(".")
        if len(words) < 2 or words[0] in NO_TITLES or len(texts(key)) > 40 or "{" in texts(key):
            continue
        found.setdefault(words[-1], texts(key))
    return found


NO_TITLES = {
    "refusal", "story", "prompt", "phase", "effect", "rule", "board", "stage", "reward", "count", "sheet", "need",
    "ability", "engineer", "outcome", "option", "instant_effect", "level", "prompt_dice",
}  # fmt: skip
"""Chapters of the text files that hold sentences."""


def titled(game: str, thing: str) -> str:
    """The name of a thing, where the game has one; after its id where that is a code (`PT4 Trim Servos`)."""
    title = _titles(game).get(thing, "")
    if thing.replace("-", "").isalpha() and thing.islower():
        return title or thing
    return f"{thing} {title}" if title and title.replace(" ", "").lower() != thing.lower() else thing


def named(game: str, option: Option) -> str:
    """An option as a reader knows it."""
    return f"{option.kind} {titled(game, option.thing)}".strip()


def listed(names: list[str], most: int = 6) -> str:
    """A few of many."""
    shown = names[:most]
    if len(names) > most:
        shown.append(say("standing.and_more", count=len(names) - most))
    return ", ".join(shown)


def seated(seats: int) -> str:
    return say("standing.alone") if seats == 1 else say("standing.players", seats=seats)


def there(seats: int) -> str:
    """Where something holds: alone, or with so many players."""
    return say("standing.alone") if seats == 1 else say("standing.with_players", seats=seats)


def where(seats: int) -> str:
    """The same at the beginning of a sentence."""
    return there(seats).capitalize()
