"""What bots say. Every sentence stands in text/en.toml; how a result is told depends on what the game counts."""

from __future__ import annotations

from pathlib import Path

from ecliptic.kernel.state import State
from ecliptic.kernel.text import Texts

say = Texts(Path(__file__).parent / "text" / "en.toml")

SHARE = ("share", 100.0)
"""The usual result is a share of victory: told in percent."""
ALONE = {"starmap": ("points", 1.0), "survivors": ("stars", 5.0)}
"""Games that count something else when played alone: its name, and how many of it a result of 1 is."""
ALWAYS = {"gemini": ("levels", 4.0)}
"""Games that always do."""
DIGITS = {"share": 1, "points": 1, "levels": 2, "stars": 2}
"""How exactly a difference is told."""


def unit(state: State) -> tuple[str, float]:
    """What the results of a game count, and how many of it a result of 1 is."""
    from ecliptic.bots import game_of

    name = game_of(state)
    if state.seats == 1 and name in ALONE:
        return ALONE[name]
    return ALWAYS.get(name, SHARE)


def worth(state: State, result: float) -> str:
    """An expected result in words."""
    name, scale = unit(state)
    return say(f"result.{name}", value=result * scale)


def outcome(state: State, result: float) -> str:
    """How a game ended, in words."""
    name, scale = unit(state)
    if (name, scale) != SHARE:
        return say(f"outcome.{name}", value=round(result * scale, 2))
    if result in (0.0, 1.0):
        return say("outcome.won" if result else "outcome.lost")
    return say("outcome.shared", value=100 * result)


def gap(state: State, difference: float, error: float | None = None, signed: bool = False) -> str:
    """A difference of expected results in words: 4.1 %, or with its standard error +4.1 ± 0.9 %."""
    name, scale = unit(state)
    digits = DIGITS[name]
    value = f"{round(difference * scale, digits) + 0.0:{'+' if signed else ''}.{digits}f}"
    if error is not None:
        value += f" ± {error * scale:.{digits}f}"
    return say(f"gap.{name}", value=value)
