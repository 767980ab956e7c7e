"""What a client needs to draw a position. It carries codes, numbers and what each program waits for: a client knows no
rule."""

from __future__ import annotations

from ecliptic.games.gemini import ids as c
from ecliptic.games.gemini import queues, scoring
from ecliptic.games.gemini.cards import (
    rounds_up,
    show_card,
    show_cards,
    show_instrument,
    show_program,
    show_role,
)
from ecliptic.games.gemini.data import (
    CARD_IDS,
    INSTRUMENT_IDS,
    PLACE_IDS,
    SKY_IDS,
    WEATHER_IDS,
    Class,
)
from ecliptic.games.gemini.facts import conditions, outcome
from ecliptic.games.gemini.names import (
    edition_of,
    face_code,
    program_card,
    program_code,
    site_codes,
    sky_code,
    target_card,
    target_code,
    with_ao,
)
from ecliptic.games.gemini.position import PHASES, completion, known_top, weather_past
from ecliptic.games.gemini.refusals import time_faults
from ecliptic.games.gemini.rules import Semester
from ecliptic.games.gemini.shown import (
    ActiveProgram,
    Base,
    CompletedProgram,
    Decks,
    GeminiView,
    Instruments,
    Level,
    Observed,
    Player,
    Score,
    Sky,
    Slot,
    Turn,
    Weather,
    WeatherCard,
)
from ecliptic.games.gemini.slots import either, open_slots, slots_of
from ecliptic.kernel.bits import members, size
from ecliptic.kernel.facts import Fact, fact
from ecliptic.kernel.state import NATURE


def view(s: Semester, viewer: int) -> GeminiView:
    return GeminiView(
        viewer=viewer if viewer < s.seats else None,
        phase=phase(s),
        prompt=prompt(s),
        outcome=outcome(s) if s.phase == c.OVER else None,
        acting=_acting(s),
        round=s.round,
        rounds=s.tables.rounds[s.seats],
        turn=_turn(s),
        players=[_player(s, seat) for seat in range(s.seats)],
        weather=_weather(s),
        reputation=s.reputation,
        most_reputation=s.tables.reputation[s.seats],
        instruments=_instruments(s),
        base=_base(s),
        programs=[_program(s, p) for p in members(s.active) if p != c.BASE],
        completed=[_completed(s, p) for p in members(s.scored)],
        cards=_decks(s),
        score=_score(s),
    )


def phase(s: Semester) -> str:
    return "row" if s.row_is_short() else PHASES[s.phase]


def _acting(s: Semester) -> int | None:
    actors = s.actors()
    return None if actors == 0 or actors >> NATURE else s.seat


def prompt(s: Semester) -> Fact | None:
    """What the acting seat is asked for."""
    if _acting(s) is None:
        return None
    if s.phase == c.MAIN:
        return fact("prompt-main", actions=s.actions)
    if s.phase == c.RELEASE:
        return fact("prompt-release", instrument=INSTRUMENT_IDS[s.freed])
    if s.phase == c.TAKE_CARD:
        return fact("prompt-take", card=CARD_IDS[s.given], face=face_code(s, s.given))
    return fact(f"prompt-{PHASES[s.phase]}")


def headline(s: Semester) -> Fact:
    if s.phase == c.OVER:
        return outcome(s)
    return fact("headline", round=s.round, rounds=s.tables.rounds[s.seats], reputation=s.reputation)


# -- people ------------------------------------------------------------------------------------------------------


def _turn(s: Semester) -> Turn:
    return Turn(
        turn=min(s.turn + 1, s.turns()),
        turns=s.turns(),
        seat=s.seat,
        role=None if s.role == c.NONE else show_role(s, s.role),
        actions=s.actions,
        ability_used=s.ability_used,
        hand_limit=s.hand_limit(),
        given=None if s.given == c.NONE else show_card(s, s.given),
        freed=None if s.freed == c.NONE else show_instrument(s, s.freed),
        can_undo=s.may_undo(),
        free_roles=[show_role(s, action - c.ROLE) for action in _asked(s, c.CAST)],
    )


def _asked(s: Semester, phase: int) -> list[int]:
    """The moves of a phase in which somebody chooses among things that lie nowhere yet."""
    return [] if s.phase != phase or _acting(s) is None else list(s.legal(s.seat))


def _player(s: Semester, seat: int) -> Player:
    roles = [s.given_role(place) for place in range(seat, s.turns(), s.seats)]
    return Player(
        seat=seat,
        first=seat == s.first,
        roles=[show_role(s, role) for role in roles if role != c.NONE],
        hand=show_cards(s, s.hands[seat]),
    )


# -- instruments, decks, weather ---------------------------------------------------------------------------------


def _instruments(s: Semester) -> Instruments:
    top, bottom = queues.members(s.instrument_top), queues.members(s.instrument_bottom)
    return Instruments(
        row=[show_instrument(s, n) for n in members(s.row)],
        deck=size(s.instrument_pool) + len(top) + len(bottom),
        top=[show_instrument(s, n) for n in top],
        unknown=[show_instrument(s, n) for n in members(s.instrument_pool)],
        bottom=[show_instrument(s, n) for n in bottom],
        ports=s.tables.ports,
        ports_used=size(s.attached & c.FACILITY_SET),
        guest_ports=s.tables.guest_ports,
        guest_ports_used=size(s.attached & c.VISITING_SET),
        visitors=[show_instrument(s, c.FACILITY + action - c.VISITOR) for action in _asked(s, c.INVITE)],
    )


def _decks(s: Semester) -> Decks:
    top = known_top(s)
    return Decks(size(s.pool) + len(top), [show_card(s, card) for card in top], show_cards(s, s.discard))


def _weather(s: Semester) -> Weather:
    past = [(n, card) for n, card in enumerate(weather_past(s), 1) if card != c.NONE]
    kinds = edition_of(s).conditions.kinds
    return Weather(
        sky=None if s.sky == c.NONE else SKY_IDS[s.sky_now()],
        drawn_sky=None if s.sky == c.NONE else SKY_IDS[s.sky],
        effect=None if s.sky == c.NONE else conditions(s),
        closed=site_codes(s.closed),
        closing=site_codes(s.closing),
        best_now=s.best_now,
        owes_band1=s.owes_band1,
        past=[WeatherCard(n, WEATHER_IDS[card], sky_code(s, card)) for n, card in past],
        skies=[Sky(sky, list(kinds[sky].classes), kinds[sky].ao, kinds[sky].actions) for sky in SKY_IDS],
        deck=size(s.weather_pool) + len(queues.members(s.weather_bottom)),
    )


# -- programs and the score --------------------------------------------------------------------------------------


def _base(s: Semester) -> Base:
    hours, need, instrument = s.at(c.BASE, c.HOURS), s.tables.checkouts, s.at(c.BASE, c.INSTRUMENT)
    needs = time_faults(s, c.BASE)
    if not s.flipped:
        needs.append(fact("need-checkouts", "G-25", hours=need - hours))
    return Base(
        program=program_code(s, c.BASE),
        flipped=s.flipped,
        hours=hours,
        need_hours=None if s.flipped else need,
        hour_points=s.tables.poor_points,
        worth=scoring.worth(s, c.BASE),
        instrument=None if instrument == c.NONE else show_instrument(s, instrument),
        altair=s.altair == c.BASE,
        times=show_cards(s, s.at(c.BASE, c.CURRENT)),
        ready=_ready(s, c.BASE),
        needs=needs,
    )


def _ready(s: Semester, program: int) -> bool:
    return s.phase != c.OVER and s.ready(program)


def _program(s: Semester, p: int) -> ActiveProgram:
    instrument = s.at(p, c.INSTRUMENT)
    return ActiveProgram(
        program=PLACE_IDS[p],
        card=show_program(s, p),
        worth=scoring.worth(s, p),
        instrument=None if instrument == c.NONE else show_instrument(s, instrument),
        altair=s.altair == p,
        slots=_slots(s, p),
        ready=_ready(s, p),
        needs=_needs(s, p),
    )


def _slots(s: Semester, p: int) -> list[Slot]:
    done, side = s.at(p, c.DONE), s.at(p, c.SIDE)
    of_done, of_side = slots_of(s, p, done, side)
    left, found = _open(s, p), []
    for slot, wanted in enumerate(program_card(s, p).slots, 1):
        if slot == of_done:
            found.append(Slot(slot, [wanted], _observed(s, p, done, True)))
        elif slot == of_side:
            found.append(Slot(slot, [wanted], _observed(s, p, side, False)))
        else:
            found.append(Slot(slot, left[-1] if len(left) == 1 else [wanted], None))
    return found


def _open(s: Semester, p: int) -> list[list[Class]]:
    """The types that fill the slots which neither a completed nor the current target takes."""
    done, side = s.at(p, c.DONE), s.at(p, c.SIDE)
    if done != c.NONE and side != c.NONE:
        return []
    return open_slots(s, p, side if done == c.NONE else done)


def _observed(s: Semester, p: int, side: int, complete: bool) -> Observed:
    cards = s.at(p, c.KEPT if complete else c.CURRENT) & ~(1 << (c.TARGET + side % c.TARGETS))
    need, card = s.tables.need[side], target_card(s, side)
    return Observed(
        target=target_code(side),
        target_type=card.kind,
        ao=with_ao(side),
        sites=list(card.sites),
        rounds=rounds_up(s, side),
        hours=need if complete else s.at(p, c.HOURS),
        need_hours=need,
        complete=complete,
        due_round=scoring.due_of(s, p) if s.is_opportunity(side) and not complete else None,
        times=show_cards(s, cards),
    )


def _needs(s: Semester, p: int) -> list[Fact]:
    side = s.at(p, c.SIDE)
    needs = [] if side == c.NONE else time_faults(s, p)
    if side != c.NONE:
        left = s.tables.need[side] - s.at(p, c.HOURS)
        needs.append(fact("need-hours", "G-26", hours=left, target=target_code(side)))
    elif s.at(p, c.INSTRUMENT) == c.NONE:
        needs.append(fact("need-instrument", "G-24", program=PLACE_IDS[p]))
    return needs + [fact("need-target", "G-21", program=PLACE_IDS[p], **either(types)) for types in _open(s, p)]


def _completed(s: Semester, p: int) -> CompletedProgram:
    known = completion(s, p)
    round_, seat = known or (None, None)
    return CompletedProgram(PLACE_IDS[p], show_program(s, p), scoring.worth(s, p), round_, seat)


def _score(s: Semester) -> Score:
    points = scoring.points(s)
    lost = s.phase == c.OVER and s.level == 0
    return Score(
        points=points,
        band1=size(s.scored & s.tables.band1),
        required=s.tables.required[s.seats],
        missing=scoring.missing(s),
        missing_costs=s.tables.missing_costs[s.seats],
        lost_reputation=scoring.missing_cost(s),
        levels=[_level(s, level, points) for level in range(1, c.LEVELS + 1)],
        level="0" if lost else str(scoring.level_of(s, points)),
    )


def _level(s: Semester, level: int, points: int) -> Level:
    least = None if level == 1 else scoring.threshold(s, level)
    return Level(str(level), least, 0 if least is None else max(0, least - points))
