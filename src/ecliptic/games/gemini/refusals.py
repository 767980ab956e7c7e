"""Why an action is not legal now: the rule and what is in the way. For Time all conditions that fail, not just one."""

from __future__ import annotations

from collections.abc import Callable

from ecliptic.games.gemini import ids as c
from ecliptic.games.gemini.data import CARD_IDS, INSTRUMENT_IDS, KIND_NAMES, ROLE_IDS, SKY_IDS, VISITING_IDS
from ecliptic.games.gemini.legal import Choices
from ecliptic.games.gemini.names import (
    edition_of,
    face_code,
    instrument_card,
    program_card,
    program_code,
    site_codes,
    sky_code,
    target_card,
    target_code,
    with_ao,
)
from ecliptic.games.gemini.slots import either, open_slots
from ecliptic.kernel.facts import Fact, fact
from ecliptic.kernel.state import NATURE, Refusal, refuse


def explain(state: Choices, seat: int, action: int) -> Refusal:
    """For an action that is not legal."""
    if state.phase == c.OVER:
        return refuse("G-31", "over")
    if seat != NATURE and not 0 <= seat < state.seats:
        return refuse("G-01", "no-such-seat", number=seat)
    if state.actors() >> seat & 1 == 0:
        if state.actors() >> NATURE:
            return refuse("G-11", "nature-acts")
        return refuse("G-11", "not-you", seat=state.seat)
    if seat == NATURE:
        return _nature(state, action)
    if state.phase != c.MAIN:
        return _question(state, action)
    return _join(main_faults(state, action) or [fact("not-asked", "G-12")])


def _join(faults: list[Fact]) -> Refusal:
    """All that is in the way, one sentence after the other; the rule is that of the first."""
    whole = faults[-1]
    for fault in reversed(faults[:-1]):
        whole = fact("several", *fault.rules, reason=fault, other_reason=whole)
    return Refusal(faults[0].rules[0], whole)


# -- Nature and questions ----------------------------------------------------------------------------------------


def _nature(state: Choices, action: int) -> Refusal:
    if action < c.ROLE:
        return refuse("G-11", "nature-only-draws")
    if action >= c.DRAW:
        if state.phase not in (c.DEAL, c.REPLENISH) or state.row_is_short():
            return refuse("G-11", "no-draw-now")
        return refuse("G-11", "not-next-card", **_card(state, action - c.DRAW))
    if action >= c.WEATHER:
        if state.phase != c.SKY:
            return refuse("G-08", "no-weather-now")
        return refuse("G-08", "not-next-weather", sky=sky_code(state, action - c.WEATHER))
    if action >= c.ROW:
        if not state.row_is_short():
            return refuse("G-19", "row-full")
        return refuse("G-19", "not-next-instrument", instrument=INSTRUMENT_IDS[action - c.ROW])
    if action >= c.FIRST:
        return refuse("G-02", "first-known")
    if action >= c.VISITOR:
        return refuse("G-30", "not-next-visitor", instrument=VISITING_IDS[action - c.VISITOR])
    return refuse("G-01", "not-next-role", role=ROLE_IDS[action - c.ROLE])


def _question(state: Choices, action: int) -> Refusal:
    """Outside the main part of a turn one thing is asked at a time."""
    if state.phase == c.CAST:
        if c.ROLE <= action < c.VISITOR:
            return refuse("G-01", "role-taken", role=ROLE_IDS[action - c.ROLE])
        return refuse("G-01", "choose-role")
    if state.phase == c.INVITE:
        if c.VISITOR <= action < c.FIRST:
            return refuse("G-30", "visitor-order", n=state.terms.visiting)
        return refuse("G-30", "name-visitors")
    if state.phase == c.RELEASE:
        if c.SEND <= action < c.SEND_UNDER:
            instrument, program = INSTRUMENT_IDS[state.freed], program_code(state, action - c.SEND)
            return refuse("G-27", "no-home", instrument=instrument, program=program)
        return refuse("G-27", "send-instrument", instrument=INSTRUMENT_IDS[state.freed])
    if state.phase == c.GIVE_CARD:
        if c.GIVE <= action < c.KEEP:
            return refuse("G-13", "not-in-hand", **_card(state, action - c.GIVE))
        return refuse("G-13", "offer-card")
    if c.TAKE <= action < c.SEND:
        return refuse("G-13", "in-no-other-hand", **_card(state, action - c.TAKE))
    return refuse("G-13", "name-card")


def _card(state: Choices, card: int) -> dict[str, str]:
    return {"card": CARD_IDS[card], "face": face_code(state, card)}


# -- the main part of a turn -------------------------------------------------------------------------------------


def main_faults(state: Choices, action: int) -> list[Fact]:
    """All that stands against an action in the main part of a turn."""
    if action < c.ATTACH:
        faults = _action_faults(state, action)
        if state.actions == 0:
            faults.append(fact("no-actions", "G-11"))
        return faults
    if action < c.ENGINEER:
        return _attach_faults(state, action - c.ATTACH)
    if action <= c.EXCHANGE:
        return _ability_faults(state, action)
    if action < c.BOOBOO:
        return _instant_faults(state, action)
    if action == c.BOOBOO:
        return _booboo_faults(state)
    return []


def _action_faults(state: Choices, action: int) -> list[Fact]:
    if action >= c.PLAY_TIME:
        kind, program = divmod(action - c.PLAY_TIME, c.PROGRAMS)
        faults = time_faults(state, program)
        if state.hands[state.seat] & state.tables.kind[kind] == 0:
            faults.append(fact("no-time-card", "G-12", face=KIND_NAMES[kind]))
        return faults
    if action >= c.PLAY_TARGET:
        return _target_faults(state, *divmod(action - c.PLAY_TARGET, c.SIDES))
    if action >= c.ACTIVATE:
        return _hand_faults(state, action - c.ACTIVATE, "G-15")
    if action >= c.MOVE:
        return move_faults(state, action - c.MOVE)
    return [] if state.hands[state.seat] else [fact("empty-hand", "G-14")]


def _hand_faults(state: Choices, card: int, rule: str) -> list[Fact]:
    held = state.hands[state.seat] >> card & 1 == 1
    return [] if held else [fact("not-in-hand", rule, **_card(state, card))]


def _target_faults(state: Choices, program: int, side: int) -> list[Fact]:
    target, place, ao = target_code(side), program_code(state, program), with_ao(side)
    faults = _hand_faults(state, c.TARGET + side % c.TARGETS, "G-21")
    if program == c.BASE:
        return [*faults, fact("takes-no-target", "G-21", program=place)]
    if state.tables.need[side] == 0:
        faults.append(fact("no-such-side", "G-21", target=target, ao=ao))
    if state.active >> program & 1 == 0:
        return [*faults, fact("not-active", "G-21", program=place)]
    if ("yes" if ao else "no") not in program_card(state, program).ao:
        faults.append(fact("side-not-allowed", "G-21", program=place, target=target, ao=ao))
    elif state.tables.need[side] and state.sides_for(program) >> side & 1 == 0:
        slots = open_slots(state, program, state.at(program, c.DONE))
        types = list(dict.fromkeys(one for slot in slots for one in slot))
        kind = target_card(state, side).kind
        faults.append(fact("no-slot", "G-21", target=target, target_type=kind, program=place, **either(types)))
    return faults


def time_faults(state: Choices, program: int) -> list[Fact]:
    """All conditions of G-24 (for BASE of G-25) that a program does not meet now."""
    place, instrument = program_code(state, program), state.at(program, c.INSTRUMENT)
    if state.active >> program & 1 == 0:
        return [fact("not-active", "G-24", program=place)]
    if program == c.BASE:
        return _base_faults(state, instrument)
    faults = [] if state.flipped else [fact("checkouts-first", "G-24")]
    side = state.at(program, c.SIDE)
    if instrument == c.NONE:
        faults.append(fact("no-instrument", "G-24", program=place))
    if side == c.NONE:
        return [*faults, fact("no-target", "G-24", program=place)]
    if instrument != c.NONE:
        faults += _sight_faults(state, program, instrument, side)
    return faults + _window_faults(state, side) + _sky_faults(state, side)


def _base_faults(state: Choices, instrument: int) -> list[Fact]:
    if instrument == c.NONE:
        return [fact("no-instrument", "G-25", program=program_code(state, c.BASE))]
    if state.terms.closure_stops_base and state.tables.open_at[state.closed] >> instrument & 1 == 0:
        return [fact("no-open-site", "G-25", instrument=INSTRUMENT_IDS[instrument])]
    return []


def _sight_faults(state: Choices, program: int, instrument: int, side: int) -> list[Fact]:
    """Whether the instrument can see the target: site, closures, AO."""
    faults = []
    card, seen, name = instrument_card(state, instrument), target_card(state, side), INSTRUMENT_IDS[instrument]
    common = [site for site in card.sites if site in seen.sites]
    if not common:
        sites = {"site": card.sites[0], "target_site": seen.sites[0]}
        faults.append(fact("wrong-site", "G-24", instrument=name, target=target_code(side), **sites))
    elif all(site in site_codes(state.closed) for site in common):
        faults.append(fact("site-closed", "G-24", sites=common))
    if not with_ao(side) and card.ao == "always":
        faults.append(fact("only-ao", "G-24", instrument=name, target=target_code(side)))
    if with_ao(side) and card.ao == "never":
        faults.append(fact("never-ao", "G-24", instrument=name))
    if with_ao(side) and card.ao == "with_altair" and state.altair != program:
        faults.append(fact("needs-altair", "G-24", instrument=name))
    return faults


def _window_faults(state: Choices, side: int) -> list[Fact]:
    if state.tables.window[side % c.TARGETS] >> state.round & 1:
        return []
    first, last = target_card(state, side).rounds
    return [fact("not-up", "G-24", target=target_code(side), first=first, last=last, round=state.round)]


def _sky_faults(state: Choices, side: int) -> list[Fact]:
    if state.sky == c.NONE:
        return []
    faults = []
    kinds, sky, kind = edition_of(state).conditions.kinds, SKY_IDS[state.sky_now()], target_card(state, side).kind
    if kind not in kinds[sky].classes:
        faults.append(fact("wrong-weather", "G-24", target=target_code(side), target_type=kind, sky=sky))
    if with_ao(side) and not kinds[sky].ao:
        needed = next(sky for sky in SKY_IDS if kinds[sky].ao)
        faults.append(fact("no-ao-weather", "G-24", sky=sky, needed_sky=needed))
    return faults


# -- instrument moves --------------------------------------------------------------------------------------------


def move_faults(state: Choices, move: int) -> list[Fact]:
    """What stands against an instrument move of G-17."""
    if move < c.SHIFT:
        return _place_faults(state, *divmod(move, c.PROGRAMS))
    if move < c.SWAP:
        return _shift_faults(state, *divmod(move - c.SHIFT, c.PROGRAMS))
    if move < c.RETURN:
        return _swap_faults(state, *divmod(move - c.SWAP, c.PROGRAMS))
    if move < c.ALTAIR_TO:
        return _holds_faults(state, move - c.RETURN)
    faults = [] if state.altair != c.NONE else [fact("altair-not-attached", "G-17")]
    return faults + (_host_faults(state, move - c.ALTAIR_TO) if move < c.ALTAIR_OFF else [])


def _place_faults(state: Choices, instrument: int, program: int) -> list[Fact]:
    faults = _home_faults(state, instrument, program)
    if state.row >> instrument & 1 == 0:
        faults.insert(0, fact("not-in-row", "G-17", instrument=INSTRUMENT_IDS[instrument]))
    if not state.has_port(instrument):
        if instrument < c.FACILITY:
            faults.append(fact("ports-full", "G-18", n=state.tables.ports))
        else:
            faults.append(fact("guest-ports-full", "G-30", n=state.tables.guest_ports))
    return faults


def _home_faults(state: Choices, instrument: int, program: int) -> list[Fact]:
    """G-16: whether a program can take an instrument."""
    place = program_code(state, program)
    if state.active >> program & 1 == 0:
        return [fact("not-active", "G-16", program=place)]
    faults = [fact("occupied", "G-16", program=place)] if state.plugged >> program & 1 else []
    return faults + _capability_faults(state, instrument, program)


def _capability_faults(state: Choices, instrument: int, program: int) -> list[Fact]:
    if state.tables.fits[instrument] >> program & 1:
        return []
    name, place = INSTRUMENT_IDS[instrument], program_code(state, program)
    if program == c.BASE:
        return [fact("visitor-not-on-base", "G-30", instrument=name, program=place)]
    mode = program_card(state, program).mode
    return [fact("wrong-mode", "G-16", instrument=name, mode=mode, program=place)]


def _holds_faults(state: Choices, program: int) -> list[Fact]:
    if state.plugged >> program & 1:
        return []
    return [fact("no-instrument", "G-17", program=program_code(state, program))]


def _shift_faults(state: Choices, source: int, program: int) -> list[Fact]:
    faults = _holds_faults(state, source)
    if faults:
        return faults
    instrument = state.at(source, c.INSTRUMENT)
    if instrument >= c.FACILITY:
        return [fact("visitor-stays", "G-30", instrument=INSTRUMENT_IDS[instrument])]
    return _home_faults(state, instrument, program)


def _swap_faults(state: Choices, one: int, two: int) -> list[Fact]:
    if one == two:
        return [fact("same-place", "G-17", program=program_code(state, one))]
    faults = _holds_faults(state, one) + _holds_faults(state, two)
    empty = bool(faults)
    if one > two:
        faults.append(fact("swap-order", "G-17"))
    if empty:
        return faults
    for source, goal in ((one, two), (two, one)):
        instrument = state.at(source, c.INSTRUMENT)
        if instrument >= c.FACILITY:
            faults.append(fact("visitor-stays", "G-30", instrument=INSTRUMENT_IDS[instrument]))
        else:
            faults += _capability_faults(state, instrument, goal)
    return faults


def _host_faults(state: Choices, program: int) -> list[Fact]:
    faults = _holds_faults(state, program)
    if faults:
        return faults
    if state.altair == program:
        return [fact("altair-already", "G-20", program=program_code(state, program))]
    instrument = state.at(program, c.INSTRUMENT)
    if state.tables.hosts >> instrument & 1 == 0:
        return [fact("cannot-carry-altair", "G-20", instrument=INSTRUMENT_IDS[instrument])]
    return []


def _attach_faults(state: Choices, program: int) -> list[Fact]:
    faults = [] if state.row >> c.ALTAIR & 1 else [fact("altair-not-in-row", "G-20")]
    return faults + _host_faults(state, program)


# -- abilities, Instants, taking back ----------------------------------------------------------------------------


def _ability_faults(state: Choices, action: int) -> list[Fact]:
    engineer = action < c.EXCHANGE
    faults = []
    if state.role != (c.ENGINEER_ROLE if engineer else c.SCIENTIST_ROLE):
        faults.append(fact("not-engineer" if engineer else "not-scientist", "G-13"))
    elif state.ability_used:
        faults.append(fact("ability-used", "G-13"))
    if engineer:
        return faults + move_faults(state, action - c.ENGINEER)
    if state.declined:
        faults.append(fact("exchange-broken-off", "G-13"))
    others = [hand for seat, hand in enumerate(state.hands) if seat != state.seat]
    if state.hands[state.seat] == 0 or not any(others):
        faults.append(fact("nobody-to-trade", "G-13"))
    return faults


def _instant_faults(state: Choices, action: int) -> list[Fact]:
    effects: list[tuple[int, int, Callable[[], list[Fact]]]] = [
        (c.USE_CLEARING, c.DISCRETIONARY, lambda: _discretionary_faults(state, action - c.USE_DISCRETIONARY)),
        (c.USE_PORT_SWAP, c.CLEARING, lambda: _clearing_faults(state)),
        (c.USE_PRESS, c.PORT_SWAP, lambda: move_faults(state, action - c.USE_PORT_SWAP)),
        (c.USE_NIGHT, c.PRESS, lambda: _press_faults(state)),
        (c.USE_ARCHIVE, c.NIGHT, list),
        (c.BOOBOO, c.ARCHIVE, lambda: _archive_faults(state, action - c.USE_ARCHIVE)),
    ]
    card, against = next((card, against) for end, card, against in effects if action < end)
    return _hand_faults(state, card, "G-13") + against()


def _discretionary_faults(state: Choices, program: int) -> list[Fact]:
    if program == c.BASE:
        return [fact("takes-no-target", "G-13", program=program_code(state, program))]
    side = state.at(program, c.SIDE)
    weather = [] if side == c.NONE else _sky_faults(state, side)
    return [fault for fault in time_faults(state, program) if fault not in weather]


def _clearing_faults(state: Choices) -> list[Fact]:
    sky = state.sky_now()
    return [] if sky < c.GREAT else [fact("clear-already", "G-13", sky=SKY_IDS[sky])]


def _press_faults(state: Choices) -> list[Fact]:
    full = state.reputation >= state.tables.reputation[state.seats]
    return [fact("reputation-full", "G-13")] if full else []


def _archive_faults(state: Choices, card: int) -> list[Fact]:
    return [] if state.discard >> card & 1 else [fact("not-discarded", "G-13", **_card(state, card))]


def _booboo_faults(state: Choices) -> list[Fact]:
    if not state.terms.booboo:
        return [fact("booboo-off", "G-33")]
    return [fact("booboo-nothing" if state.undo is None else "booboo-reputation", "G-33")]
