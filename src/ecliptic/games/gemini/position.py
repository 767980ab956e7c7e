"""Positions as JSON-able data. `reading.py` is the way back."""

from __future__ import annotations

from collections.abc import Sequence

from ecliptic.games.gemini import queues
from ecliptic.games.gemini.data import (
    CARD_IDS,
    INSTRUMENT_IDS,
    PLACE_IDS,
    ROLE_IDS,
    SITE_IDS,
    SKY_IDS,
    TARGET_IDS,
    WEATHER_IDS,
)
from ecliptic.games.gemini.state import Board
from ecliptic.kernel.bits import members
from ecliptic.kernel.game import OptionValue

# isort: off
from ecliptic.games.gemini.ids import (
    BASE, CLASSICAL, CURRENT, DONE, HOURS, INSTRUMENT, KEPT, NONE, SIDE, SINCE, TARGETS,
)  # fmt: skip
# isort: on


PHASES = (
    "cast", "open", "invite", "deal", "sky", "replenish", "main", "give", "take", "release", "over",
)  # fmt: skip


def options_of(state: Board) -> dict[str, OptionValue]:
    terms = state.terms
    return {
        "roles": "chosen" if terms.choose_roles else "dealt",
        "instants": terms.instants,
        "visiting": terms.visiting,
        "visitors": "chosen" if terms.choose_visitors else "drawn",
        "booboo": terms.booboo,
        "gmos_split": terms.gmos_split,
        "bright_ao_primary": terms.bright_ao_primary,
        "closure_stops_base": terms.closure_stops_base,
    }


def to_dict(state: Board) -> dict[str, object]:
    return {
        "seats": state.seats,
        "options": options_of(state),
        "phase": PHASES[state.phase],
        "round": state.round,
        "turn": state.turn,
        "roles": [ROLE_IDS[role] for role in roles_given(state)],
        "first": _number(state.first),
        "now": _turn(state),
        "reputation": state.reputation,
        "level": _number(state.level),
        "weather": _weather(state),
        "instruments": _instruments(state),
        "cards": _cards(state),
        "base": _base(state),
        "programs": {PLACE_IDS[p]: _program(state, p) for p in members(state.active) if p != BASE},
        "scored": names(state.scored, PLACE_IDS),
        "completed": _completed(state),
        "undo": _undo(state),
    }


def names(mask: int, ids: Sequence[str]) -> list[str]:
    return [ids[n] for n in members(mask)]


def roles_given(state: Board) -> list[int]:
    """The roles in the order in which they were given out."""
    count = (int(state.roles).bit_length() + 3) // 4
    return [state.given_role(place) for place in range(count)]


def weather_past(state: Board) -> list[int]:
    """The card that settled each round so far."""
    count = (int(state.weather_log).bit_length() + 4) // 5
    return [(state.weather_log >> (5 * r) & 31) - 1 for r in range(count)]


def side_name(side: int) -> str:
    return TARGET_IDS[side % TARGETS] + (" ao" if side >= TARGETS else "")


def completion(state: Board, p: int) -> tuple[int, int] | None:
    """The round in which a program was completed and the seat that did it, where that is known."""
    at = 4 * p
    seat = state.scored_seats >> at & 15
    return (state.scored_rounds >> at & 15, seat - 1) if seat else None


def known_top(state: Board) -> list[int]:
    return list(state.top)[state.top_used :]


def _number(value: int) -> int | None:
    return None if value == NONE else value


def _name(number: int, ids: Sequence[str]) -> str | None:
    return None if number == NONE else ids[number]


def _turn(state: Board) -> dict[str, object]:
    return {
        "seat": state.seat,
        "role": _name(state.role, ROLE_IDS),
        "actions": state.actions,
        "ability_used": state.ability_used,
        "declined": state.declined,
        "sky_bonus": state.sky_bonus,
        "given": _name(state.given, CARD_IDS),
        "freed": _name(state.freed, INSTRUMENT_IDS),
    }


def _weather(state: Board) -> dict[str, object]:
    return {
        "conditions": _name(state.sky, SKY_IDS),
        "closed": names(state.closed, SITE_IDS),
        "closing": names(state.closing, SITE_IDS),
        "best_now": state.best_now,
        "owes_band1": state.owes_band1,
        "deck": names(state.weather_pool, WEATHER_IDS),
        "bottom": [WEATHER_IDS[n] for n in queues.members(state.weather_bottom)],
        "past": [_name(card, WEATHER_IDS) for card in weather_past(state)],
    }


def _instruments(state: Board) -> dict[str, object]:
    return {
        "row": names(state.row, INSTRUMENT_IDS),
        "top": [INSTRUMENT_IDS[n] for n in queues.members(state.instrument_top)],
        "deck": names(state.instrument_pool, INSTRUMENT_IDS),
        "bottom": [INSTRUMENT_IDS[n] for n in queues.members(state.instrument_bottom)],
        "altair": _name(state.altair, PLACE_IDS),
    }


def _cards(state: Board) -> dict[str, object]:
    runs = [card for hand in state.hands for card in members(hand & state.tables.kind[CLASSICAL])]
    return {
        "top": [CARD_IDS[card] for card in known_top(state)],
        "deck": names(state.pool, CARD_IDS),
        "discard": names(state.discard, CARD_IDS),
        "hands": [names(hand, CARD_IDS) for hand in state.hands],
        "due": {CARD_IDS[card]: state.due_round(card) for card in sorted(runs)},
    }


def _base(state: Board) -> dict[str, object]:
    return {
        "flipped": state.flipped,
        "instrument": _name(state.at(BASE, INSTRUMENT), INSTRUMENT_IDS),
        "hours": state.at(BASE, HOURS),
        "cards": names(state.at(BASE, CURRENT), CARD_IDS),
    }


def _program(state: Board, p: int) -> dict[str, object]:
    side, done = state.at(p, SIDE), state.at(p, DONE)
    target = {
        "side": side_name(side),
        "hours": state.at(p, HOURS),
        "since": state.at(p, SINCE),
        "cards": names(state.at(p, CURRENT), CARD_IDS),
    }
    return {
        "instrument": _name(state.at(p, INSTRUMENT), INSTRUMENT_IDS),
        "target": None if side == NONE else target,
        "done": None if done == NONE else {"side": side_name(done), "cards": names(state.at(p, KEPT), CARD_IDS)},
    }


def _completed(state: Board) -> dict[str, object]:
    known = ((PLACE_IDS[p], completion(state, p)) for p in members(state.scored))
    return {name: {"round": done[0], "seat": done[1]} for name, done in known if done}


def _undo(state: Board) -> dict[str, object] | None:
    if state.undo is None:
        return None
    return {
        "position": to_dict(state.undo),
        "cards": [CARD_IDS[card] for card in state.drawn],
        "instruments": [INSTRUMENT_IDS[n] for n in queues.members(state.drawn_instruments)],
    }
