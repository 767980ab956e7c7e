"""The one spelling of every move: `place gnirs on P03`, `time 3h on P08`, `weather W09`."""

from __future__ import annotations

from functools import cache

from ecliptic.games.gemini.data import (
    CARD_IDS,
    INSTRUMENT_IDS,
    KIND_NAMES,
    PLACE_IDS,
    ROLE_IDS,
    TARGET_IDS,
    VISITING_IDS,
    WEATHER_IDS,
)
from ecliptic.kernel.errors import InvalidMove

# isort: off
from ecliptic.games.gemini.ids import (
    ACTIVATE, ALTAIR, ALTAIR_OFF, ALTAIR_TO, ATTACH, BOOBOO, DISCARD_HAND, DRAW, END_TURN, ENGINEER, EXCHANGE,
    FIRST, GIVE, KEEP, MOVE, PLACE, PLAY_TARGET, PLAY_TIME, PROGRAMS, RETURN, ROLE, ROW, SEND, SEND_UNDER, SHIFT,
    SIDES, SWAP, TAKE, TARGETS, USE_ARCHIVE, USE_CLEARING, USE_DISCRETIONARY, USE_NIGHT, USE_PORT_SWAP, USE_PRESS,
    VISITOR, WEATHER,
)  # fmt: skip
# isort: on


_STRETCHES = (
    (DISCARD_HAND, "discard hand", None),
    (ACTIVATE, "activate {}", PLACE_IDS),
    (ATTACH, "attach altair to {}", PLACE_IDS),
    (EXCHANGE, "exchange", None),
    (USE_DISCRETIONARY, "use IN1 on {}", PLACE_IDS),
    (USE_CLEARING, "use IN2", None),
    (USE_PRESS, "use IN4", None),
    (USE_NIGHT, "use IN5", None),
    (USE_ARCHIVE, "use IN6 for {}", CARD_IDS),
    (BOOBOO, "booboo", None),
    (END_TURN, "end turn", None),
    (GIVE, "give {}", CARD_IDS),
    (KEEP, "give nothing", None),
    (TAKE, "take {}", CARD_IDS),
    (SEND, "send to {}", PLACE_IDS),
    (SEND_UNDER, "send under", None),
    (ROLE, "role {}", ROLE_IDS),
    (VISITOR, "visitor {}", VISITING_IDS),
    (FIRST, "first {}", ("0", "1", "2", "3")),
    (ROW, "row {}", INSTRUMENT_IDS),
    (WEATHER, "weather {}", WEATHER_IDS),
    (DRAW, "draw {}", CARD_IDS),
)
"""Simple moves: their first number, their words, and what fills the gap."""

_MOVE_WORDS = ((MOVE, ""), (ENGINEER, "engineer "), (USE_PORT_SWAP, "use IN3 "))
"""An instrument move is an action, the Engineer's ability, or an Instant."""


def _instrument_moves() -> dict[int, str]:
    """The moves of G-17 by their offset."""
    found = {}
    for p, place in enumerate(PLACE_IDS):
        for instrument in range(ALTAIR):
            found[PLACE + instrument * PROGRAMS + p] = f"place {INSTRUMENT_IDS[instrument]} on {place}"
        for q, other in enumerate(PLACE_IDS):
            found[SHIFT + p * PROGRAMS + q] = f"move {place} to {other}"
            found[SWAP + p * PROGRAMS + q] = f"swap {place} with {other}"
        found[RETURN + p] = f"return {place}"
        found[ALTAIR_TO + p] = f"move altair to {place}"
    found[ALTAIR_OFF] = "return altair"
    return found


@cache
def spellings() -> dict[int, str]:
    """Every action's text."""
    found: dict[int, str] = {}
    for base, words, fillings in _STRETCHES:
        for offset, filling in enumerate(fillings or ("",)):
            found[base + offset] = words.format(filling)
    for base, words in _MOVE_WORDS:
        found.update((base + offset, words + text) for offset, text in _instrument_moves().items())
    for p, place in enumerate(PLACE_IDS):
        for side in range(SIDES):
            ao = " with ao" if side >= TARGETS else ""
            found[PLAY_TARGET + p * SIDES + side] = f"target {TARGET_IDS[side % TARGETS]} on {place}{ao}"
        for kind, name in enumerate(KIND_NAMES):
            found[PLAY_TIME + kind * PROGRAMS + p] = f"time {name} on {place}"
    return found


@cache
def _actions() -> dict[str, int]:
    return {text.lower(): action for action, text in spellings().items()}


def spell(action: int) -> str:
    return spellings()[action]


def parse(text: str) -> int:
    action = _actions().get(text.lower())
    if action is None:
        raise InvalidMove(f"{text!r} is no move of the Gemini Card Game; an example is 'place gnirs on P03'")
    return action
