"""Positions as data, both ways. What does not fit together is refused with a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, cast

from msgspec import UNSET, UnsetType

from ecliptic.games.gemini import ids as c
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
)  # fmt: skip
from ecliptic.games.gemini.state import Board
from ecliptic.kernel.bits import members, size
from ecliptic.kernel.game import OptionValue
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.position import (
    Each,
    Flag,
    Name,
    Number,
    Packed,
    Part,
    Set,
    apart,
    find,
    fresh,
    listed,
    path,
    playable,
    put,
    read,
    require,
    take,
    within,
)  # fmt: skip

if TYPE_CHECKING:
    from ecliptic.games.gemini.game import GeminiGame
    from ecliptic.games.gemini.rules import Semester

PHASES = (
    "cast", "open", "invite", "deal", "sky", "replenish", "main", "give", "take", "release", "over",
)  # fmt: skip
SIDE_NAMES = (*TARGET_IDS, *(f"{target} ao" for target in TARGET_IDS))
"""A target as it is observed."""

Instrument = Annotated[str | None, Name(INSTRUMENT_IDS, none=c.NONE, at=c.INSTRUMENT)]
Hours = Annotated[int, Number(0, 99, at=c.HOURS)]


class Turn(Part):
    seat: Annotated[int, Name("seats")]
    role: Annotated[str | None, Name(ROLE_IDS, none=c.NONE)]
    actions: Annotated[int, Number(0, 9)]
    ability_used: Flag
    declined: Flag
    sky_bonus: Annotated[int, Number(0, 9)]
    given: Annotated[str | None, Name(CARD_IDS, none=c.NONE)]
    freed: Annotated[str | None, Name(INSTRUMENT_IDS, none=c.NONE)]


class Weather(Part):
    conditions: Annotated[str | None, Name(SKY_IDS, none=c.NONE, at="sky")]
    closed: Annotated[list[str], Set(SITE_IDS)]
    closing: Annotated[list[str], Set(SITE_IDS)]
    best_now: Flag
    owes_band1: Flag
    deck: Annotated[list[str], Set(WEATHER_IDS, at="weather_pool")]
    bottom: Annotated[list[str], Packed(Name(WEATHER_IDS, first=1), bits=5, at="weather_bottom")]
    past: Annotated[list[str | None], Packed(Name(WEATHER_IDS, none=0, first=1), bits=5, at="weather_log")]


class Instruments(Part):
    row: Annotated[list[str], Set(INSTRUMENT_IDS)]
    top: Annotated[list[str], Packed(Name(INSTRUMENT_IDS, first=1), bits=5, at="instrument_top")]
    deck: Annotated[list[str], Set(INSTRUMENT_IDS, at="instrument_pool")]
    bottom: Annotated[list[str], Packed(Name(INSTRUMENT_IDS, first=1), bits=5, at="instrument_bottom")]
    altair: Annotated[str | None, Name(PLACE_IDS, none=c.NONE)]


class Cards(Part):
    top: list[str]
    deck: Annotated[list[str], Set(CARD_IDS, at="pool")]
    discard: Annotated[list[str], Set(CARD_IDS)]
    hands: Annotated[list[list[str]], Each(Set(CARD_IDS), "seats")]
    due: dict[str, int]


class Base(Part):
    flipped: bool
    instrument: Instrument
    hours: Hours
    cards: Annotated[list[str], Set(CARD_IDS, at=c.CURRENT)]


class Target(Part):
    side: Annotated[str, Name(SIDE_NAMES, at=c.SIDE)]
    hours: Hours
    since: Annotated[int, Number(at=c.SINCE)]
    cards: Annotated[list[str], Set(CARD_IDS, at=c.CURRENT)]


class Done(Part):
    side: Annotated[str, Name(SIDE_NAMES, at=c.DONE)]
    cards: Annotated[list[str], Set(CARD_IDS, at=c.KEPT)]


class Program(Part):
    instrument: Instrument
    target: Target | None
    done: Done | None


class Undo(Part):
    position: Position
    cards: Annotated[list[str], Each(Name(CARD_IDS), at="drawn")]
    instruments: Annotated[list[str], Packed(Name(INSTRUMENT_IDS, first=1), bits=5, at="drawn_instruments")]


class Completed(Part):
    round: int
    seat: int


class Position(Part):
    seats: int
    options: dict[str, bool | int | str]
    phase: Annotated[str, Name(PHASES)]
    round: Annotated[int, Number()]
    turn: Annotated[int, Number()]
    roles: Annotated[list[str], Packed(Name(ROLE_IDS, first=1))]
    first: Annotated[int | None, Name("seats", none=c.NONE)]
    now: Turn
    reputation: Annotated[int, Number()]
    level: Annotated[int | None, Number(0, 4, none=c.NONE)]
    weather: Weather
    instruments: Instruments
    cards: Cards
    base: Base
    programs: dict[str, Program]
    scored: Annotated[list[str], Set(PLACE_IDS)]
    undo: Undo | None
    completed: dict[str, Completed] | UnsetType = UNSET


# -- writing ---------------------------------------------------------------------------------------------------------


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


def roles_given(state: Board) -> list[int]:
    """The roles in the order in which they were given out."""
    return [state.given_role(place) for place in range(-(-int(state.roles).bit_length() // 4))]


def weather_past(state: Board) -> list[int]:
    """The card that settled each round so far."""
    count = (int(state.weather_log).bit_length() + 4) // 5
    return [(state.weather_log >> (5 * r) & 31) - 1 for r in range(count)]


def completion(state: Board, p: int) -> tuple[int, int] | None:
    """The round in which a program was completed and the seat that did it, where that is known."""
    at = 4 * p
    seat = state.scored_seats >> at & 15
    return (state.scored_rounds >> at & 15, seat - 1) if seat else None


def _completed(state: Board) -> dict[str, object]:
    known = ((PLACE_IDS[p], completion(state, p)) for p in members(state.scored))
    return {name: {"round": done[0], "seat": done[1]} for name, done in known if done}


def known_top(state: Board) -> list[int]:
    return list(state.top)[state.top_used :]


def to_dict(state: Board) -> dict[str, object]:
    runs = [card for hand in state.hands for card in members(hand & state.tables.kind[c.CLASSICAL])]
    cards = take(
        Cards,
        state,
        top=[CARD_IDS[card] for card in known_top(state)],
        due={CARD_IDS[card]: state.due_round(card) for card in sorted(runs)},
    )
    return take(
        Position,
        state,
        0,
        {"seats": range(state.seats)},
        seats=state.seats,
        options=options_of(state),
        cards=cards,
        base=take(Base, state.board, flipped=state.flipped),
        programs={PLACE_IDS[p]: _program(state, p) for p in members(state.active) if p != c.BASE},
        undo=_undo(state),
        completed=_completed(state),
    )


def _program(state: Board, p: int) -> dict[str, object]:
    base = p * c.WIDTH
    target = None if state.at(p, c.SIDE) == c.NONE else take(Target, state.board, base)
    done = None if state.at(p, c.DONE) == c.NONE else take(Done, state.board, base)
    return take(Program, state.board, base, target=target, done=done)


def _undo(state: Board) -> dict[str, object] | None:
    if state.undo is None:
        return None
    return take(Undo, state, position=to_dict(state.undo))


# -- reading ---------------------------------------------------------------------------------------------------------


def from_dict(game: GeminiGame, data: Mapping[str, object]) -> Semester:
    """Raises `BadPosition` with one sentence."""
    return _table(game, read(Position, data))


def _table(game: GeminiGame, part: Position) -> Semester:
    state, start = (cast("Semester", fresh(game, part.seats, part.options)) for _ in range(2))
    put(part, state, lists={"seats": range(state.seats)}, but=("base",))
    _check_scalars(state)
    state.flipped = part.base.flipped
    put(part.base, state.board, where="base")
    for name, program in part.programs.items():
        _read_program(state, name, program)
    _read_completed(state, part.completed or {})
    _read_cards(state, part.cards)
    _check_weather(state)
    _check_instruments(state)
    _check_cards(state)
    if state.phase <= c.DEAL:
        _check_setup(state, start)
    else:
        _check_turn(state)
    playable(state, state.phase == c.OVER)
    if part.undo is not None:
        _read_undo(game, state, part.undo)
    return state


def _read_program(state: Semester, name: str, part: Program) -> None:
    where = f"programs.{name}"
    with path("programs"):
        p = find(name, PLACE_IDS, "has")
    require(p != c.BASE, "BASE belongs under base alone")
    state.active |= 1 << p
    put(part, state.board, p * c.WIDTH, where=where)
    if part.done is not None:
        _read_target(state, p, part.done, f"{where}.done", c.DONE, c.KEPT)
    if part.target is not None:
        _read_target(state, p, part.target, f"{where}.target", c.SIDE, c.CURRENT)
        side = state.at(p, c.SIDE)
        within(f"{where}.target.hours", part.target.hours, 0, state.tables.need[side] - 1)
        oldest = max(1, state.round - 1) if state.is_opportunity(side) else 1
        within(f"{where}.target.since", part.target.since, oldest, state.round)


def _read_target(state: Semester, p: int, part: Target | Done, where: str, side: int, cards: int) -> None:
    taken = state.sides_for(p)
    put(part, state.board, p * c.WIDTH, where=where)
    require(taken >> state.at(p, side) & 1, f"{where}.side is {part.side}, which {PLACE_IDS[p]} does not take now")
    target = 1 << (c.TARGET + state.at(p, side) % c.TARGETS)
    held = state.at(p, cards)
    require(held & target, f"{where}.cards lacks {part.side[:3]} itself")
    others = held & ~(target | c.TIME_CARDS | 1 << c.DISCRETIONARY)
    require(others == 0, f"{where}.cards has {listed(others, CARD_IDS)}, which is neither its target nor Time")


def _read_completed(state: Semester, part: Mapping[str, Completed]) -> None:
    for name, done in part.items():
        with path("completed"):
            p = find(name, PLACE_IDS, "has")
        require(state.scored >> p & 1, f"completed has {name}, which is not scored")
        within(f"completed.{name}.round", done.round, 1, state.round)
        within(f"completed.{name}.seat", done.seat, 0, state.seats - 1)
        state.scored_rounds |= done.round << 4 * p
        state.scored_seats |= (done.seat + 1) << 4 * p


def _read_cards(state: Semester, part: Cards) -> None:
    """The known top of the deck, and the dates of Classical Runs in hands."""
    with path("cards.top"):
        state.top = Each(Name(CARD_IDS)).decode(part.top, {})
    runs = _union(state.hands) & state.tables.kind[c.CLASSICAL]
    dated = sorted(part.due) == [CARD_IDS[card] for card in members(runs)]
    require(dated, f"cards.due should date {listed(runs, CARD_IDS) or 'no card'}: the Classical Runs in hands")
    for name, due in part.due.items():
        within(f"cards.due.{name}", due, state.round, state.round + c.RUN_ROUNDS)
        state.due |= due << (4 * state.run_index(CARD_IDS.index(name)))


def _read_undo(game: GeminiGame, state: Semester, part: Undo) -> None:
    require(state.terms.booboo, "undo holds a position, but the option booboo is off")
    require(part.position.undo is None, "undo.position has an undo of its own")
    earlier = _table(game, part.position)
    require(earlier.seats == state.seats, f"undo.position is for {earlier.seats} seats")
    require(options_of(earlier) == options_of(state), "undo.position is played with other options")
    before = earlier.phase == c.MAIN and earlier.actions > 0 and earlier.round == state.round
    require(before, "undo.position does not stand before an action of this round")
    put(part, state, where="undo", but=("position",))
    drawn = apart((("undo.cards", 1 << card) for card in state.drawn), CARD_IDS) & ~earlier.pool
    require(drawn == 0, f"undo.cards has {listed(drawn, CARD_IDS)}, which undo.position has not in its deck")
    rigs = apart((("undo.instruments", 1 << rig) for rig in queues.members(state.drawn_instruments)), INSTRUMENT_IDS)
    rigs &= ~earlier.instrument_pool
    require(rigs == 0, f"undo.instruments has {listed(rigs, INSTRUMENT_IDS)}, which undo.position has not in its deck")
    state.undo = earlier


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


# -- whether it fits together ----------------------------------------------------------------------------------------


def _check_scalars(state: Semester) -> None:
    over, phase = state.phase == c.OVER, PHASES[state.phase]
    within("round", state.round, 1, state.tables.rounds[state.seats])
    within("turn", state.turn, 0, state.turns() - (0 if over else 1))
    within("reputation", state.reputation, 0 if over else 1, state.tables.reputation[state.seats])
    require(over == (state.level != c.NONE), "level belongs to a game that is over, and to no other")
    roles = roles_given(state)
    require(len(set(roles)) == len(roles), "roles has a role twice")
    right = len(roles) < state.turns() if state.phase == c.CAST else len(roles) == state.turns()
    require(right, f"roles has {len(roles)} of {state.turns()} roles in the phase {phase}")
    require(state.first != c.NONE or state.phase <= c.OPEN, "first is missing")
    require(state.given == c.NONE or state.phase == c.TAKE_CARD, f"now.given is set, but the phase is {phase}")
    require(state.freed == c.NONE or state.phase == c.RELEASE, f"now.freed is set, but the phase is {phase}")


def _check_weather(state: Semester) -> None:
    """Every round still to come finds a card that settles it."""
    tables, waits = state.tables, state.phase <= c.SKY
    past = weather_past(state)
    within("the number of rounds in weather.past", len(past), 0, state.round - (1 if waits else 0))
    left = [("weather.deck", state.weather_pool)]
    left += [("weather.bottom", 1 << card) for card in queues.members(state.weather_bottom)]
    apart([*left, *(("weather.past", 1 << card) for card in past if card != c.NONE)], WEATHER_IDS)
    cards = members(apart(left, WEATHER_IDS))
    settling = [card for card in cards if card < c.CONDITIONS or tables.closes_now[card]]
    if waits and state.round == 1 and not (cards and cards[0] < c.CONDITIONS):
        settling = []  # nothing is closed in the first round, so it needs a card with conditions
    rounds = tables.rounds[state.seats] - state.round + (1 if waits else 0)
    require(len(settling) >= rounds or state.phase == c.OVER, "weather.deck has too few cards for the rounds to come")
    require(state.sky != c.NONE or (waits and state.round == 1), "weather.conditions is missing")


def _check_instruments(state: Semester) -> None:
    for p in range(c.PROGRAMS):
        rig = state.at(p, c.INSTRUMENT)
        if rig != c.NONE:
            fits = rig != c.ALTAIR and state.tables.fits[rig] >> p & 1
            require(fits, f"{INSTRUMENT_IDS[rig]} cannot be attached to {PLACE_IDS[p]}")
            require(state.attached >> rig & 1 == 0, f"{INSTRUMENT_IDS[rig]} is attached twice")
            state.plug(p, rig)
    found = apart(_instrument_places(state), INSTRUMENT_IDS)
    missing = (c.FACILITY_SET | 1 << c.ALTAIR) & ~found
    require(missing == 0, f"{listed(missing, INSTRUMENT_IDS)} is nowhere")
    within("the number of instruments in the row", size(state.row), 0, 2)
    within("the number of visiting instruments", size(found & c.VISITING_SET), 0, state.terms.visiting)
    ports, guests = size(state.attached & c.FACILITY_SET), size(state.attached & c.VISITING_SET)
    within("the number of instruments attached", ports + (state.freed != c.NONE), 0, state.tables.ports)
    within("the number of visiting instruments attached", guests, 0, state.tables.guest_ports)


def _instrument_places(state: Semester) -> Iterator[tuple[str, int]]:
    yield "instruments.row", state.row
    yield "instruments.deck", state.instrument_pool
    yield "programs", state.attached
    for where, queue in (("top", state.instrument_top), ("bottom", state.instrument_bottom)):
        for rig in queues.members(queue):
            yield f"instruments.{where}", 1 << rig
    if state.freed != c.NONE:
        yield "now.freed", 1 << state.freed
    if state.altair != c.NONE:
        host = state.at(state.altair, c.INSTRUMENT)
        carries = host != c.NONE and state.tables.hosts >> host & 1
        require(carries, f"instruments.altair is {PLACE_IDS[state.altair]}, where no instrument carries it")
        yield "instruments.altair", 1 << c.ALTAIR


def _check_cards(state: Semester) -> None:
    """Every card of the Player deck is somewhere, once."""
    within("base.hours", state.at(c.BASE, c.HOURS), 0, 99 if state.flipped else state.tables.checkouts - 1)
    others = state.at(c.BASE, c.CURRENT) & ~c.TIME_CARDS
    require(others == 0, f"base.cards has {listed(others, CARD_IDS)}, which is no Time card")
    places = [(f"cards.hands[{seat}]", hand) for seat, hand in enumerate(state.hands)]
    places += [("cards.deck", state.pool), ("cards.discard", state.discard), ("scored", state.scored)]
    places += [("cards.top", 1 << card) for card in state.top]
    places += [("programs", state.active & ~1)]
    places += [(f"{PLACE_IDS[p]}.cards", state.at(p, what)) for p in range(c.PROGRAMS) for what in (c.CURRENT, c.KEPT)]
    found = apart(places, CARD_IDS)
    wanted = c.PROGRAM_CARDS | c.TARGET_CARDS | c.TIME_CARDS | (c.INSTANT_CARDS if state.terms.instants else 0)
    require(wanted & ~found == 0, f"{listed(wanted & ~found, CARD_IDS)} is nowhere")
    require(found & ~wanted == 0, f"{listed(found & ~wanted, CARD_IDS)} does not belong to this game")


def _check_setup(state: Semester, start: Semester) -> None:
    """Set up once more from what can be seen, the table comes out the same."""
    events = [c.ROLE + role for role in roles_given(state)]
    if state.phase > c.OPEN and c.ENGINEER_ROLE not in roles_given(state):
        events.append(c.FIRST + state.first)
    rigs = state.instrument_pool | state.row
    events += [c.VISITOR + rig - c.FACILITY for rig in members(rigs & c.VISITING_SET)]
    events += [c.ROW + rig for rig in members(state.row)]
    events += [c.DRAW + card for hand in state.hands for card in members(hand)]
    for event in events:
        if event in start.legal(next_actor(start.actors())):
            start.apply(next_actor(start.actors()), event)
    then = to_dict(start)
    for name, value in to_dict(state).items():
        require(value == then[name], f"{name} is not as the set-up leaves it in the phase {PHASES[state.phase]}")


def _check_turn(state: Semester) -> None:
    phase, hand = state.phase, state.hands[state.seat]
    if phase == c.SKY:
        require(state.turn == 0, f"turn is {state.turn}, but the round has not begun")
        require(state.seat == state.first, f"now.seat should be {state.first}, the first player's")
    elif phase < c.OVER:
        seat, role = (state.first + state.turn) % state.seats, state.role_in_turn(state.turn)
        require(seat == state.seat, f"now.seat is {state.seat}, but turn {state.turn} is seat {seat}'s")
        require(role == state.role, f"now.role should be {ROLE_IDS[role]} in turn {state.turn}")
    if phase == c.REPLENISH:
        require(size(hand) < state.hand_limit(), f"cards.hands[{state.seat}] is full already")
    if phase in (c.GIVE_CARD, c.TAKE_CARD):
        others = _union(held for seat, held in enumerate(state.hands) if seat != state.seat)
        able = state.role == c.SCIENTIST_ROLE and not state.ability_used and hand and others
        require(able, "an exchange is the Scientist's, once a turn, with cards on both sides")
    if phase == c.TAKE_CARD:
        require(state.given != c.NONE and hand >> state.given & 1, "now.given should be a card of the own hand")
    if phase == c.RELEASE:
        free = state.freed != c.NONE and state.freed < c.FACILITY and state.homes(state.freed)
        require(free, "now.freed should be an instrument that some program could take")
