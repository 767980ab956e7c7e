"""Why an action is not legal now: the rule and a sentence. For Time all conditions that fail, not just the first."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, cast

from ecliptic.games.gemini.data import (
    CARD_IDS,
    INSTRUMENT_IDS,
    SKY_IDS,
    TARGET_IDS,
    Edition,
    Instrument,
    fills,
    instruments,
)
from ecliptic.games.gemini.legal import Choices
from ecliptic.games.gemini.ruleset import Tables
from ecliptic.games.gemini.texts import (
    TEXT,
    card_name,
    edition_of,
    instrument_name,
    kind_name,
    role_name,
    sites,
    sky_name,
    weather_name,
    with_ao,
)
from ecliptic.kernel.state import NATURE, Refusal

# isort: off
from ecliptic.games.gemini.ids import (
    ACTIVATE, ALTAIR, ALTAIR_OFF, ALTAIR_TO, ARCHIVE, ATTACH, BASE, BOOBOO, CAST, CLEARING, DEAL, DISCRETIONARY,
    DONE, DRAW, ENGINEER, ENGINEER_ROLE, EXCHANGE, FACILITY, FIRST, GIVE, GIVE_CARD, GREAT, INSTRUMENT, INVITE,
    KEEP, MAIN, MOVE, NIGHT, NONE, OVER, PLAY_TARGET, PLAY_TIME, PORT_SWAP, PRESS, PROGRAMS, RELEASE, REPLENISH,
    RETURN, ROLE, ROW, SCIENTIST_ROLE, SEND, SEND_UNDER, SHIFT, SIDE, SIDES, SKY, SWAP, TAKE, TARGET, TARGETS,
    USE_ARCHIVE, USE_CLEARING, USE_DISCRETIONARY, USE_NIGHT, USE_PORT_SWAP, USE_PRESS, VISITOR, WEATHER,
)  # fmt: skip
# isort: on


class Fault(NamedTuple):
    """One condition that fails."""

    rule: str
    text: str


def explain(state: Choices, seat: int, action: int) -> Refusal:
    """For an action that is not legal."""
    if state.phase == OVER:
        return _refuse("G-31", "over")
    if seat != NATURE and not 0 <= seat < state.seats:
        return _refuse("G-01", "not_seat", seat=seat)
    if state.actors() >> seat & 1 == 0:
        if state.actors() >> NATURE:
            return _refuse("G-11", "waits_nature")
        return _refuse("G-11", "waits_seat", seat=state.seat)
    if seat == NATURE:
        return _nature(state, action)
    if state.phase != MAIN:
        return _question(state, action)
    faults = main_faults(state, action)
    return _join(faults or [Fault("G-12", TEXT("refusal.answers_nothing"))])


def _refuse(rule: str, key: str, **names: object) -> Refusal:
    return Refusal(rule, TEXT(f"refusal.{key}", **names))


def _fault(rule: str, key: str, **names: object) -> Fault:
    return Fault(rule, TEXT(f"refusal.{key}", **names))


def _join(faults: list[Fault]) -> Refusal:
    """All faults in one sentence; the rule is that of the first, others are named where they differ."""
    rule = faults[0].rule
    parts = [fault.text if fault.rule == rule else f"{fault.text} [{fault.rule}]" for fault in faults]
    return Refusal(rule, "; ".join(parts))


# -- Nature and questions ------------------------------------------------------------------------------------


def _nature(state: Choices, action: int) -> Refusal:
    if action < ROLE:
        return _refuse("G-11", "nature_plays_not")
    if action >= DRAW:
        if state.phase not in (DEAL, REPLENISH) or state.row_is_short():
            return _refuse("G-11", "nature_draw_time")
        return _refuse("G-11", "nature_draw", card=CARD_IDS[action - DRAW])
    if action >= WEATHER:
        if state.phase != SKY:
            return _refuse("G-08", "nature_weather_time")
        return _refuse("G-08", "nature_weather", card=weather_name(state, action - WEATHER))
    if action >= ROW:
        if not state.row_is_short():
            return _refuse("G-19", "nature_row_full")
        return _refuse("G-19", "nature_row", card=INSTRUMENT_IDS[action - ROW])
    if action >= FIRST:
        return _refuse("G-02", "nature_first")
    if action >= VISITOR:
        return _refuse("G-30", "nature_visitor")
    return _refuse("G-01", "nature_role")


def _question(state: Choices, action: int) -> Refusal:
    """Outside the main part of a turn one thing is asked at a time."""
    if state.phase == CAST:
        if ROLE <= action < VISITOR:
            return _refuse("G-01", "role_taken", role=role_name(action - ROLE))
        return _refuse("G-01", "asked_cast")
    if state.phase == INVITE:
        if VISITOR <= action < FIRST:
            return _refuse("G-30", "visitor_order", count=state.terms.visiting)
        return _refuse("G-30", "asked_invite")
    if state.phase == RELEASE:
        if SEND <= action < SEND_UNDER:
            names = {"instrument": instrument_name(state.freed), "program": CARD_IDS[action - SEND]}
            return _refuse("G-27", "release_home", **names)
        return _refuse("G-27", "asked_release")
    if state.phase == GIVE_CARD:
        if GIVE <= action < KEEP:
            return _refuse("G-13", "not_in_hand", card=CARD_IDS[action - GIVE])
        return _refuse("G-13", "asked_give")
    if TAKE <= action < SEND:
        return _refuse("G-13", "own_card", card=CARD_IDS[action - TAKE])
    return _refuse("G-13", "asked_take")


# -- the main part of a turn ---------------------------------------------------------------------------------


def main_faults(state: Choices, action: int) -> list[Fault]:
    """All that stands against an action in the main part of a turn."""
    if action < ATTACH:
        faults = _action_faults(state, action)
        if state.actions == 0:
            faults.append(_fault("G-11", "no_actions"))
        return faults
    if action < ENGINEER:
        return _attach_faults(state, action - ATTACH)
    if action <= EXCHANGE:
        return _ability_faults(state, action)
    if action < BOOBOO:
        return _instant_faults(state, action)
    if action == BOOBOO:
        return _booboo_faults(state)
    return []


def _action_faults(state: Choices, action: int) -> list[Fault]:
    if action >= PLAY_TIME:
        kind, program = divmod(action - PLAY_TIME, PROGRAMS)
        faults = time_faults(state, program)
        if state.hands[state.seat] & state.tables.kind[kind] == 0:
            faults.append(_fault("G-12", "no_time_card", kind=kind_name(kind)))
        return faults
    if action >= PLAY_TARGET:
        return _target_faults(state, *divmod(action - PLAY_TARGET, SIDES))
    if action >= ACTIVATE:
        return _hand_faults(state, action - ACTIVATE, "G-15")
    if action >= MOVE:
        return move_faults(state, action - MOVE)
    return [] if state.hands[state.seat] else [_fault("G-14", "empty_hand")]


def _hand_faults(state: Choices, card: int, rule: str) -> list[Fault]:
    held = state.hands[state.seat] >> card & 1 == 1
    return [] if held else [_fault(rule, "not_in_hand", card=CARD_IDS[card])]


def _target_faults(state: Choices, program: int, side: int) -> list[Fault]:
    card, place = TARGET_IDS[side % TARGETS], CARD_IDS[program]
    faults = _hand_faults(state, TARGET + side % TARGETS, "G-21")
    if program == BASE:
        return [*faults, _fault("G-21", "no_base_target", program=place)]
    if state.tables.need[side] == 0:
        faults.append(_fault("G-21", "no_such_side", target=card, ao=with_ao(side)))
    if state.active >> program & 1 == 0:
        return [*faults, _fault("G-21", "not_active", program=place)]
    printed = edition_of(state).programs.cards[place]
    if ("yes" if side >= TARGETS else "no") not in printed.ao:
        faults.append(_fault("G-21", "side_mode", program=place, ao=with_ao(side)))
    elif state.tables.need[side] and state.sides_for(program) >> side & 1 == 0:
        kind = TEXT(f"class.{edition_of(state).targets.cards[card].kind}")
        classes = dict.fromkeys(
            TEXT(f"class.{c}") for slot in open_slots(state, program, state.at(program, DONE)) for c in slot
        )
        wanted = " or ".join(classes)
        faults.append(_fault("G-21", "no_slot", target=card, kind=kind, program=place, wanted=wanted))
    return faults


def open_slots(state: Choices, program: int, filled: int) -> list[list[str]]:
    """What is left of a program's slots beside a side (or NONE): for each the classes of which one will do."""
    slots: list[str] = list(edition_of(state).programs.cards[CARD_IDS[program]].slots)
    if filled == NONE:
        return [[slot] for slot in slots]
    edition, flexible = edition_of(state), state.terms.bright_ao_primary
    fits = [fills(edition, filled, slot, flexible) for slot in slots]
    return [list(dict.fromkeys(other for other, fit in zip(reversed(slots), fits, strict=True) if fit))]


def time_faults(state: Choices, program: int) -> list[Fault]:
    """All conditions of G-24 (for BASE of G-25) that a program does not meet now."""
    place, instrument = CARD_IDS[program], state.at(program, INSTRUMENT)
    if state.active >> program & 1 == 0:
        return [_fault("G-24", "not_active", program=place)]
    if program == BASE:
        return _base_faults(state, instrument)
    faults = [] if state.flipped else [_fault("G-24", "checkouts")]
    side = state.at(program, SIDE)
    if instrument == NONE:
        faults.append(_fault("G-24", "no_instrument", program=place))
    if side == NONE:
        return [*faults, _fault("G-24", "no_target", program=place)]
    if instrument != NONE:
        faults += _sight_faults(state, program, instrument, side)
    faults += _window_faults(state, side)
    return faults + _sky_faults(state, side)


def _base_faults(state: Choices, instrument: int) -> list[Fault]:
    if instrument == NONE:
        return [_fault("G-25", "no_instrument", program="BASE")]
    if state.terms.closure_stops_base and state.tables.open_at[state.closed] >> instrument & 1 == 0:
        return [_fault("G-25", "base_closed", instrument=instrument_name(instrument))]
    return []


def instrument_card(state: Choices, instrument: int) -> Instrument:
    card = _instrument_cards(state.tables, state.terms.gmos_split)[instrument]
    assert card is not None
    return card


@lru_cache(maxsize=8)
def _instrument_cards(tables: Tables, gmos_split: bool) -> list[Instrument | None]:
    return instruments(cast(Edition, tables.edition), gmos_split)


def _sight_faults(state: Choices, program: int, instrument: int, side: int) -> list[Fault]:
    """Whether the instrument can see the target: site, closures, AO."""
    faults = []
    card, target = instrument_card(state, instrument), edition_of(state).targets.cards[TARGET_IDS[side % TARGETS]]
    name, common = instrument_name(instrument), [site for site in card.sites if site in target.sites]
    if not common:
        there, here = TEXT(f"site.{target.sites[0]}_of"), TEXT(f"site.{card.sites[0]}")
        names = {"target": TARGET_IDS[side % TARGETS], "there": there, "instrument": name, "here": here}
        faults.append(_fault("G-24", "site", **names))
    elif all(site in sites(state.closed) for site in common):
        faults.append(_fault("G-24", "closed", site=" and the ".join(TEXT(f"site.{site}") for site in common)))
    if side < TARGETS and card.ao == "always":
        faults.append(_fault("G-24", "ao_always", instrument=name))
    if side >= TARGETS and card.ao == "never":
        faults.append(_fault("G-24", "ao_never", instrument=name))
    if side >= TARGETS and card.ao == "with_altair" and state.altair != program:
        faults.append(_fault("G-24", "ao_altair", instrument=name))
    return faults


def _window_faults(state: Choices, side: int) -> list[Fault]:
    if state.tables.window[side % TARGETS] >> state.round & 1:
        return []
    name = TARGET_IDS[side % TARGETS]
    first, last = edition_of(state).targets.cards[name].rounds
    return [_fault("G-24", "window", target=name, first=first, last=last, round=state.round)]


def _sky_faults(state: Choices, side: int) -> list[Fault]:
    if state.sky == NONE:
        return []
    faults = []
    name, sky = TARGET_IDS[side % TARGETS], sky_name(state.sky_now())
    kinds = edition_of(state).conditions.kinds
    now = kinds[SKY_IDS[state.sky_now()]]
    kind = edition_of(state).targets.cards[name].kind
    if kind not in now.classes:
        faults.append(_fault("G-24", "class_sky", target=name, kind=TEXT(f"class.{kind}"), sky=sky))
    if side >= TARGETS and not now.ao:
        worst = next(sky for sky in SKY_IDS if kinds[sky].ao)
        faults.append(_fault("G-24", "ao_sky", sky=sky, needed=TEXT(f"weather.{worst}")))
    return faults


# -- instrument moves ----------------------------------------------------------------------------------------


def move_faults(state: Choices, move: int) -> list[Fault]:
    """What stands against an instrument move of G-17."""
    if move < SHIFT:
        return _place_faults(state, *divmod(move, PROGRAMS))
    if move < SWAP:
        return _shift_faults(state, *divmod(move - SHIFT, PROGRAMS))
    if move < RETURN:
        return _swap_faults(state, *divmod(move - SWAP, PROGRAMS))
    if move < ALTAIR_TO:
        return _holds_faults(state, move - RETURN)
    faults = [] if state.altair != NONE else [_fault("G-17", "altair_off")]
    return faults + (_host_faults(state, move - ALTAIR_TO) if move < ALTAIR_OFF else [])


def _place_faults(state: Choices, instrument: int, program: int) -> list[Fault]:
    faults = _home_faults(state, instrument, program)
    if state.row >> instrument & 1 == 0:
        faults.insert(0, _fault("G-17", "not_in_row", instrument=instrument_name(instrument)))
    if not state.has_port(instrument):
        if instrument < FACILITY:
            faults.append(_fault("G-18", "ports", count=state.tables.ports))
        else:
            faults.append(_fault("G-30", "guest_port"))
    return faults


def _home_faults(state: Choices, instrument: int, program: int) -> list[Fault]:
    """G-16: whether a program can take an instrument."""
    place, name = CARD_IDS[program], instrument_name(instrument)
    if state.active >> program & 1 == 0:
        return [_fault("G-16", "not_active", program=place)]
    faults = [_fault("G-16", "occupied", program=place)] if state.plugged >> program & 1 else []
    return faults + _capability_faults(state, instrument, program, name)


def _capability_faults(state: Choices, instrument: int, program: int, name: str) -> list[Fault]:
    if state.tables.fits[instrument] >> program & 1:
        return []
    if program == BASE:
        return [_fault("G-30", "visitor_base", program="BASE")]
    mode = edition_of(state).programs.cards[CARD_IDS[program]].mode
    return [_fault("G-16", "capability", instrument=name, mode=TEXT(f"mode.{mode}"), program=CARD_IDS[program])]


def _holds_faults(state: Choices, program: int) -> list[Fault]:
    if state.plugged >> program & 1:
        return []
    return [_fault("G-17", "no_instrument", program=CARD_IDS[program])]


def _shift_faults(state: Choices, source: int, program: int) -> list[Fault]:
    faults = _holds_faults(state, source)
    if faults:
        return faults
    instrument = state.at(source, INSTRUMENT)
    if instrument >= FACILITY:
        return [_fault("G-30", "visitor_stays")]
    return _home_faults(state, instrument, program)


def _swap_faults(state: Choices, one: int, two: int) -> list[Fault]:
    if one == two:
        return [_fault("G-17", "same_place", program=CARD_IDS[one])]
    faults = _holds_faults(state, one) + _holds_faults(state, two)
    if one > two:
        faults.append(_fault("G-17", "swap_order"))
    if _holds_faults(state, one) or _holds_faults(state, two):
        return faults
    for source, goal in ((one, two), (two, one)):
        instrument = state.at(source, INSTRUMENT)
        if instrument >= FACILITY:
            faults.append(_fault("G-30", "visitor_stays"))
        else:
            faults += _capability_faults(state, instrument, goal, instrument_name(instrument))
    return faults


def _host_faults(state: Choices, program: int) -> list[Fault]:
    faults = _holds_faults(state, program)
    if faults:
        return faults
    if state.altair == program:
        return [_fault("G-20", "altair_there", program=CARD_IDS[program])]
    if state.tables.hosts >> state.at(program, INSTRUMENT) & 1 == 0:
        return [_fault("G-20", "altair_host", program=CARD_IDS[program])]
    return []


def _attach_faults(state: Choices, program: int) -> list[Fault]:
    faults = [] if state.row >> ALTAIR & 1 else [_fault("G-20", "altair_row")]
    return faults + _host_faults(state, program)


# -- abilities, Instants, taking back ------------------------------------------------------------------------


def _ability_faults(state: Choices, action: int) -> list[Fault]:
    engineer = action < EXCHANGE
    faults = []
    if state.role != (ENGINEER_ROLE if engineer else SCIENTIST_ROLE):
        faults.append(_fault("G-13", "not_engineer" if engineer else "not_scientist"))
    elif state.ability_used:
        faults.append(_fault("G-13", "ability_used"))
    if engineer:
        return faults + move_faults(state, action - ENGINEER)
    if state.declined:
        faults.append(_fault("G-13", "declined"))
    others = [hand for seat, hand in enumerate(state.hands) if seat != state.seat]
    if state.hands[state.seat] == 0 or not any(others):
        faults.append(_fault("G-13", "nobody_to_trade"))
    return faults


def _instant_faults(state: Choices, action: int) -> list[Fault]:
    effects: list[tuple[int, int, Callable[[], list[Fault]]]] = [
        (USE_CLEARING, DISCRETIONARY, lambda: _discretionary_faults(state, action - USE_DISCRETIONARY)),
        (USE_PORT_SWAP, CLEARING, lambda: _clearing_faults(state)),
        (USE_PRESS, PORT_SWAP, lambda: move_faults(state, action - USE_PORT_SWAP)),
        (USE_NIGHT, PRESS, lambda: _press_faults(state)),
        (USE_ARCHIVE, NIGHT, list),
        (BOOBOO, ARCHIVE, lambda: _archive_faults(state, action - USE_ARCHIVE)),
    ]
    card, against = next((card, against) for end, card, against in effects if action < end)
    return _hand_faults(state, card, "G-13") + against()


def _discretionary_faults(state: Choices, program: int) -> list[Fault]:
    if program == BASE:
        return [_fault("G-13", "no_base_target", program="BASE")]
    side = state.at(program, SIDE)
    weather = [] if side == NONE else _sky_faults(state, side)
    return [fault for fault in time_faults(state, program) if fault not in weather]


def _clearing_faults(state: Choices) -> list[Fault]:
    return [] if state.sky_now() < GREAT else [_fault("G-13", "sky_enough", sky=sky_name(state.sky_now()))]


def _press_faults(state: Choices) -> list[Fault]:
    full = state.reputation >= state.tables.reputation[state.seats]
    return [_fault("G-13", "reputation_full")] if full else []


def _archive_faults(state: Choices, card: int) -> list[Fault]:
    return [] if state.discard >> card & 1 else [_fault("G-13", "not_discarded", card=card_name(state, card))]


def _booboo_faults(state: Choices) -> list[Fault]:
    if not state.terms.booboo:
        return [_fault("G-33", "booboo_off")]
    return [_fault("G-33", "booboo_nothing" if state.undo is None else "booboo_reputation")]
