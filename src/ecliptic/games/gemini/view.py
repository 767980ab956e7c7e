"""What a client needs to draw a position. It carries names, numbers and what each program waits for: a client knows no
rule."""

from __future__ import annotations

from ecliptic.games.gemini import queues
from ecliptic.games.gemini.data import CARD_IDS, INSTRUMENT_IDS, ROLE_IDS, SITE_IDS, SKY_IDS, TARGET_IDS, WEATHER_IDS
from ecliptic.games.gemini.position import PHASES, known_top, options_of, weather_past
from ecliptic.games.gemini.refusals import instrument_card, open_slots, time_faults
from ecliptic.games.gemini.rules import Semester
from ecliptic.games.gemini.texts import (
    TEXT,
    card_name,
    edition_of,
    instrument_name,
    role_name,
    weather_name,
)
from ecliptic.kernel.bits import members
from ecliptic.kernel.state import NATURE

# isort: off
from ecliptic.games.gemini.ids import (
    ALTAIR, BASE, CURRENT, DONE, FACILITY, FACILITY_SET, HOURS, INSTANT, INSTRUMENT, KEPT, KINDS, NONE, OVER, SIDE,
    SINCE, TARGET, TARGETS, TIME,
)  # fmt: skip
# isort: on


Picture = dict[str, object]


def view(state: Semester, viewer: int) -> Picture:
    """All hands are open, so every viewer sees the same; `you` says whose eyes these are."""
    return {
        "game": "gemini",
        "you": viewer if viewer < state.seats else None,
        "options": options_of(state),
        "phase": "row" if state.row_is_short() else PHASES[state.phase],
        "prompt": TEXT(f"phase.{'row' if state.row_is_short() else PHASES[state.phase]}"),
        "acts": [seat for seat in (*range(state.seats), NATURE) if state.actors() >> seat & 1],
        "round": state.round,
        "rounds": state.tables.rounds[state.seats],
        "turn": _turn(state),
        "players": [_player(state, seat) for seat in range(state.seats)],
        "weather": _weather(state),
        "reputation": {"now": state.reputation, "most": state.tables.reputation[state.seats]},
        "instruments": _instruments(state),
        "base": _base(state),
        "programs": [_program(state, p) for p in members(state.active) if p != BASE],
        "scored": [_scored(state, p) for p in members(state.scored)],
        "cards": _decks(state),
        "score": _score(state),
    }


def headline(state: Semester) -> str:
    if state.phase == OVER:
        return TEXT(f"level.{state.level}")
    rounds = state.tables.rounds[state.seats]
    return TEXT("headline.now", round=max(1, state.round), rounds=rounds, reputation=state.reputation)


def _turn(state: Semester) -> Picture:
    return {
        "number": state.turn,
        "of": state.turns(),
        "seat": state.seat,
        "role": None if state.role == NONE else _role(state, state.role),
        "actions": state.actions,
        "ability_used": state.ability_used,
        "given": None if state.given == NONE else _card(state, state.given),
        "freed": None if state.freed == NONE else _instrument(state, state.freed),
        "can_undo": state.may_undo(),
    }


def _role(state: Semester, role: int) -> Picture:
    tables = state.tables
    ability = TEXT(f"ability.{ROLE_IDS[role]}", cards=tables.extra_cards, hours=tables.extra_hours)
    return {"id": ROLE_IDS[role], "name": role_name(role), "ability": ability}


def _player(state: Semester, seat: int) -> Picture:
    places = range(seat, state.turns(), state.seats)
    given = [state.given_role(place) for place in places]
    return {
        "seat": seat,
        "first": seat == state.first,
        "roles": [_role(state, role) for role in given if role != NONE],
        "hand": [_card(state, card) for card in members(state.hands[seat])],
    }


def _card(state: Semester, card: int) -> Picture:
    """A card of the Player deck, with all that is printed on it."""
    name = CARD_IDS[card]
    picture: Picture = {"id": name, "name": card_name(state, card)}
    if card < TARGET:
        return {"kind": "program", **picture, **_printed_program(state, card)}
    if card < TIME:
        return {"kind": "target", **picture, **_printed_target(state, card - TARGET)}
    if card < INSTANT:
        kind = edition_of(state).times.cards[name]
        hours = next(state.tables.kind_hours[k] for k in range(KINDS) if state.tables.kind[k] >> card & 1)
        due = state.due_round(card) if kind == "classical" else 0
        return {"kind": "time", **picture, "time": kind, "hours": hours, "due": due or None}
    hours, reputation = state.tables.discretionary_hours, state.tables.reputation[state.seats]
    return {"kind": "instant", **picture, "effect": TEXT(f"instant_effect.{name}", hours=hours, reputation=reputation)}


def _printed_program(state: Semester, program: int) -> Picture:
    card = edition_of(state).programs.cards[CARD_IDS[program]]
    return {
        "title": TEXT(f"card.{CARD_IDS[program]}"),
        "band": card.band,
        "ao": list(card.ao),
        "mode": card.mode,
        "slots": list(card.slots),
        "points": {"full": card.full, "partial": card.partial, "loss": card.loss},
    }


def _printed_target(state: Semester, target: int) -> Picture:
    name = TARGET_IDS[target]
    card = edition_of(state).targets.cards[name]
    rounds = None if list(card.rounds) == [1, state.tables.rounds[state.seats]] else list(card.rounds)
    return {
        "title": TEXT(f"card.{name}"),
        "class": card.kind,
        "sites": list(card.sites),
        "hours": card.hours or None,
        "hours_ao": card.hours_ao or None,
        "opportunity": card.opportunity,
        "rounds": rounds,
    }


def _instrument(state: Semester, instrument: int) -> Picture:
    picture: Picture = {"id": INSTRUMENT_IDS[instrument], "name": instrument_name(instrument)}
    if instrument == ALTAIR:
        return {**picture, "sites": ["north"], "modes": [], "ao": "grants", "visiting": False}
    card = instrument_card(state, instrument)
    return {
        **picture,
        "sites": list(card.sites),
        "modes": list(card.modes),
        "ao": card.ao,
        "visiting": instrument >= FACILITY,
    }


def _instruments(state: Semester) -> Picture:
    deck = len(members(state.instrument_pool))
    top, bottom = queues.members(state.instrument_top), queues.members(state.instrument_bottom)
    return {
        "row": [_instrument(state, n) for n in members(state.row)],
        "deck": deck + len(top) + len(bottom),
        "top": [_instrument(state, n) for n in top],
        "bottom": [_instrument(state, n) for n in bottom],
        "unknown": [_instrument(state, n) for n in members(state.instrument_pool)],
        "ports": {"used": len(members(state.attached & FACILITY_SET)), "of": state.tables.ports},
    }


def _decks(state: Semester) -> Picture:
    top = known_top(state)
    return {
        "deck": len(members(state.pool)) + len(top),
        "top": [_card(state, card) for card in top],
        "discard": [_card(state, card) for card in members(state.discard)],
    }


def _weather(state: Semester) -> Picture:
    past = [{"id": WEATHER_IDS[card], "name": weather_name(state, card)} for card in weather_past(state)]
    return {
        "conditions": None if state.sky == NONE else SKY_IDS[state.sky],
        "now": None if state.sky == NONE else SKY_IDS[state.sky_now()],
        "name": None if state.sky == NONE else TEXT(f"weather.{SKY_IDS[state.sky_now()]}"),
        "closed": [SITE_IDS[n] for n in members(state.closed)],
        "closing": [SITE_IDS[n] for n in members(state.closing)],
        "best_now": state.best_now,
        "owes_band1": state.owes_band1,
        "past": past,
        "deck": len(members(state.weather_pool)) + len(queues.members(state.weather_bottom)),
    }


def _base(state: Semester) -> Picture:
    hours = state.at(BASE, HOURS)
    needs = [fault.text for fault in time_faults(state, BASE)]
    if not state.flipped:
        needs.append(TEXT("need.checkouts", hours=state.tables.checkouts - hours))
    return {
        "id": "BASE",
        "name": TEXT("card.POOR" if state.flipped else "card.BASE"),
        "flipped": state.flipped,
        "hours": hours,
        "need": None if state.flipped else state.tables.checkouts,
        "points": hours * state.tables.poor_points if state.flipped else 0,
        "cards": [_card(state, card) for card in members(state.at(BASE, CURRENT))],
        "ready": _ready(state, BASE),
        "needs": needs,
        **_plugged(state, BASE),
    }


def _ready(state: Semester, program: int) -> bool:
    return state.phase != OVER and state.ready(program)


def _plugged(state: Semester, program: int) -> Picture:
    instrument = state.at(program, INSTRUMENT)
    return {
        "instrument": None if instrument == NONE else _instrument(state, instrument),
        "altair": state.altair == program,
    }


def _program(state: Semester, p: int) -> Picture:
    side = state.at(p, SIDE)
    return {
        "id": CARD_IDS[p],
        "name": card_name(state, p),
        **_printed_program(state, p),
        **_plugged(state, p),
        "target": None if side == NONE else _current(state, p, side),
        "done": None if state.at(p, DONE) == NONE else _done(state, p),
        "open": _open(state, p),
        "ready": _ready(state, p),
        "needs": _needs(state, p),
    }


def _side(state: Semester, side: int) -> Picture:
    return {
        "id": TARGET_IDS[side % TARGETS],
        **_printed_target(state, side % TARGETS),
        "side": "ao" if side >= TARGETS else "no",
        "need": state.tables.need[side],
    }


def _current(state: Semester, p: int, side: int) -> Picture:
    cards = members(state.at(p, CURRENT) & ~(1 << (TARGET + side % TARGETS)))
    due = state.at(p, SINCE) + 1 if state.is_opportunity(side) else None
    return {
        **_side(state, side),
        "now": state.at(p, HOURS),
        "due": due,
        "cards": [_card(state, card) for card in cards],
    }


def _done(state: Semester, p: int) -> Picture:
    side = state.at(p, DONE)
    cards = members(state.at(p, KEPT) & ~(1 << (TARGET + side % TARGETS)))
    return {**_side(state, side), "cards": [_card(state, card) for card in cards]}


def _open(state: Semester, p: int) -> list[list[str]]:
    """The slots that neither a completed nor the current target takes."""
    done, side = state.at(p, DONE), state.at(p, SIDE)
    if done != NONE and side != NONE:
        return []
    return open_slots(state, p, side if done == NONE else done)


def _needs(state: Semester, p: int) -> list[str]:
    """What a program waits for before it can be completed, in words."""
    side = state.at(p, SIDE)
    needs = [] if side == NONE else [fault.text for fault in time_faults(state, p)]
    if side != NONE:
        left = state.tables.need[side] - state.at(p, HOURS)
        needs.append(TEXT("need.hours", hours=left, target=TARGET_IDS[side % TARGETS]))
    elif state.at(p, INSTRUMENT) == NONE:
        needs.append(TEXT("need.instrument"))
    words = [" or ".join(TEXT(f"class.{kind}") for kind in slot) for slot in _open(state, p)]
    return needs + [TEXT("need.slot", kind=kind) for kind in words]


def _scored(state: Semester, p: int) -> Picture:
    return {"id": CARD_IDS[p], "name": card_name(state, p), **_printed_program(state, p)}


def _score(state: Semester) -> Picture:
    levels = [state.tables.levels[state.seats * 3 + n] for n in range(3)]
    over = state.phase == OVER
    return {
        "points": state.points(),
        "band1": len(members(state.scored & state.tables.band1)),
        "required": state.tables.required[state.seats],
        "missing_costs": state.tables.missing_costs[state.seats],
        "levels": [{"from": low, "name": TEXT(f"level.{n}")} for n, low in enumerate(levels, 2)],
        "level": state.level if over else None,
        "result": TEXT(f"level.{state.level}") if over else None,
    }
