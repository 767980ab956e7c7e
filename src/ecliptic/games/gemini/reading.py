"""Positions from their JSON form, checked: whatever does not fit together is refused with a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Literal

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

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
    Site,
    Sky,
)
from ecliptic.games.gemini.position import (
    PHASES,
    names,
    options_of,
)
from ecliptic.games.gemini.rules import Semester
from ecliptic.kernel.bits import members
from ecliptic.kernel.errors import BadPosition, EclipticError

# isort: off
from ecliptic.games.gemini.ids import (
    ALTAIR, BASE, CAST, CLASSICAL, CURRENT, DISCRETIONARY, DONE, FACILITY, FACILITY_SET, GIVE_CARD, HOURS,
    INSTANT_CARDS, INSTRUMENT, KEPT, MAIN, NONE, OPEN, OVER, PROGRAMS, PROGRAM_CARDS, RELEASE, REPLENISH,
    RUN_ROUNDS, SIDE, SINCE, SKY, TAKE_CARD, TARGET, TARGETS, TARGET_CARDS, TIME_CARDS, VISITING_SET,
)  # fmt: skip
# isort: on


if TYPE_CHECKING:
    from ecliptic.games.gemini.game import GeminiGame


class Shape(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The parent of every part of a position."""


class WeatherShape(Shape):
    conditions: Sky | None
    closed: list[Site]
    closing: list[Site]
    best_now: bool
    owes_band1: bool
    deck: list[str]
    bottom: list[str]
    past: list[str | None]


class InstrumentShape(Shape):
    row: list[str]
    top: list[str]
    deck: list[str]
    bottom: list[str]
    altair: str | None


class CardShape(Shape):
    top: list[str]
    deck: list[str]
    discard: list[str]
    hands: list[list[str]]
    due: dict[str, int]


class TargetShape(Shape):
    side: str
    hours: int
    since: int
    cards: list[str]


class DoneShape(Shape):
    side: str
    cards: list[str]


class ProgramShape(Shape):
    instrument: str | None
    target: TargetShape | None
    done: DoneShape | None


class CompletedShape(Shape):
    round: int
    seat: int


class BaseShape(Shape):
    flipped: bool
    instrument: str | None
    hours: int
    cards: list[str]


class TurnShape(Shape):
    seat: int
    role: str | None
    actions: int
    ability_used: bool
    declined: bool
    sky_bonus: int
    given: str | None
    freed: str | None


class UndoShape(Shape):
    position: dict[str, object]
    cards: list[str]
    instruments: list[str]


class PositionShape(Shape):
    seats: Literal[2, 3, 4]
    options: dict[str, bool | int | str]
    phase: str
    round: int
    turn: int
    roles: list[str]
    first: int | None
    now: TurnShape
    reputation: int
    level: int | None
    weather: WeatherShape
    instruments: InstrumentShape
    cards: CardShape
    base: BaseShape
    programs: dict[str, ProgramShape]
    scored: list[str]
    undo: UndoShape | None
    completed: dict[str, CompletedShape] = {}


def from_dict(game: GeminiGame, data: Mapping[str, object]) -> Semester:
    """Raises `BadPosition` with one sentence."""
    try:
        shape = msgspec.convert(dict(data), PositionShape)
        options = game.check_options(shape.options)
    except msgspec.ValidationError as error:
        raise BadPosition(f"this is no position of the Gemini Card Game: {error}") from None
    except EclipticError as error:
        raise BadPosition(str(error)) from None
    state = game.empty(shape.seats, options)
    state.set_up()
    _Reader(state, shape).read()
    if shape.undo is not None:
        _read_undo(game, state, shape.undo)
    return state


def _require(holds: bool, sentence: str) -> None:
    if not holds:
        raise BadPosition(sentence)


def _read_undo(game: GeminiGame, state: Semester, undo: UndoShape) -> None:
    _require(state.terms.booboo, "undo holds a position, but the option booboo is off")
    _require(undo.position.get("undo") is None, "undo.position has an undo of its own")
    earlier = from_dict(game, undo.position)
    _require(earlier.seats == state.seats, f"undo.position is for {earlier.seats} seats")
    _require(options_of(earlier) == options_of(state), "undo.position is played with other options")
    _require(earlier.phase == MAIN and earlier.actions > 0, "undo.position does not stand before an action")
    for card in undo.cards:
        number = _find(card, CARD_IDS, "undo.cards")
        _require(earlier.pool >> number & 1 == 1, f"undo.cards has {card}, which undo.position has not in its deck")
        state.drawn = append(state.drawn, number)
    for name in undo.instruments:
        number = _find(name, INSTRUMENT_IDS, "undo.instruments")
        there = earlier.instrument_pool >> number & 1 == 1
        _require(there, f"undo.instruments has {name}, which undo.position has not in its deck")
        state.drawn_instruments = queues.put(state.drawn_instruments, number)
    state.undo = earlier


def _find(name: str, ids: Sequence[str], where: str) -> int:
    if name not in ids:
        raise BadPosition(f"{where} has {name!r}, which does not exist")
    return ids.index(name)


def _set(found: Iterable[str], ids: Sequence[str], where: str) -> int:
    mask = 0
    for name in found:
        number = _find(name, ids, where)
        _require(mask >> number & 1 == 0, f"{where} has {name} twice")
        mask |= 1 << number
    return mask


def _queue(found: Iterable[str], ids: Sequence[str], where: str) -> int:
    queue = 0
    for name in found:
        queue = queues.put(queue, _find(name, ids, where))
    return queue


class _Reader:
    """Fills a table from a checked shape, and checks that it fits together."""

    def __init__(self, state: Semester, shape: PositionShape) -> None:
        self.state = state
        self.shape = shape

    def read(self) -> None:
        self._scalars()
        self._roles()
        self._weather()
        self._player_cards()
        self._programs()
        self._instruments()
        self._every_card_once()
        self._phase_fits()

    def _scalars(self) -> None:
        state, shape = self.state, self.shape
        rounds, most = state.tables.rounds[state.seats], state.tables.reputation[state.seats]
        _require(1 <= shape.round <= rounds, f"round is {shape.round}, not 1 to {rounds}")
        _require(0 <= shape.turn <= state.turns(), f"turn is {shape.turn}, not 0 to {state.turns()}")
        _require(0 <= shape.reputation <= most, f"reputation is {shape.reputation}, not 0 to {most}")
        _require(shape.level in (None, 0, 1, 2, 3, 4), f"level is {shape.level}, not 0 to 4 or null")
        state.phase = _find(shape.phase, PHASES, "phase")
        state.round, state.turn, state.reputation = shape.round, shape.turn, shape.reputation
        state.level = NONE if shape.level is None else shape.level
        now = shape.now
        _require(0 <= now.seat < state.seats, f"now.seat is {now.seat}, not 0 to {state.seats - 1}")
        _require(0 <= now.actions <= 9, f"now.actions is {now.actions}, not 0 to 9")
        _require(0 <= now.sky_bonus <= 9, f"now.sky_bonus is {now.sky_bonus}, not 0 to 9")
        state.seat, state.actions, state.sky_bonus = now.seat, now.actions, now.sky_bonus
        state.ability_used, state.declined = now.ability_used, now.declined
        state.role = NONE if now.role is None else _find(now.role, ROLE_IDS, "now.role")
        state.given = NONE if now.given is None else _find(now.given, CARD_IDS, "now.given")
        state.freed = NONE if now.freed is None else _find(now.freed, INSTRUMENT_IDS, "now.freed")

    def _roles(self) -> None:
        state, shape = self.state, self.shape
        _set(shape.roles, ROLE_IDS, "roles")
        _require(len(shape.roles) <= state.turns(), f"roles has {len(shape.roles)} of {state.turns()} roles")
        for place, name in enumerate(shape.roles):
            state.roles |= (ROLE_IDS.index(name) + 1) << (4 * place)
        if shape.first is not None:
            _require(0 <= shape.first < state.seats, f"first is {shape.first}, not 0 to {state.seats - 1}")
            state.first = shape.first
        if state.phase > CAST:
            _require(len(shape.roles) == state.turns(), f"roles has {len(shape.roles)} of {state.turns()} roles")
        if state.phase > OPEN:
            _require(shape.first is not None, "first is missing")
        if state.phase == CAST:
            _require(len(shape.roles) < state.turns(), "roles are complete, but the phase is cast")

    def _weather(self) -> None:
        state, shape = self.state, self.shape.weather
        state.sky = NONE if shape.conditions is None else SKY_IDS.index(shape.conditions)
        state.closed = _set(shape.closed, SITE_IDS, "weather.closed")
        state.closing = _set(shape.closing, SITE_IDS, "weather.closing")
        state.best_now, state.owes_band1 = shape.best_now, shape.owes_band1
        state.weather_pool = _set(shape.deck, WEATHER_IDS, "weather.deck")
        bottom = _set(shape.bottom, WEATHER_IDS, "weather.bottom")
        state.weather_bottom = _queue(shape.bottom, WEATHER_IDS, "weather.bottom")
        _require(len(shape.past) <= self.shape.round, f"weather.past has {len(shape.past)} rounds, not {state.round}")
        past = _set((card for card in shape.past if card), WEATHER_IDS, "weather.past")
        twice = (state.weather_pool & bottom) | (past & (state.weather_pool | bottom))
        _require(twice == 0, f"weather has {', '.join(names(twice, WEATHER_IDS))} in two places")
        for number, card in enumerate(shape.past):
            if card:
                state.weather_log |= (WEATHER_IDS.index(card) + 1) << (5 * number)
        if state.phase > SKY:
            _require(state.sky != NONE, "weather.conditions is missing")

    def _player_cards(self) -> None:
        state, shape = self.state, self.shape.cards
        _require(len(shape.hands) == state.seats, f"cards.hands has {len(shape.hands)} hands for {state.seats} seats")
        state.hands = vec[i64]([_set(hand, CARD_IDS, f"cards.hands[{s}]") for s, hand in enumerate(shape.hands)])
        state.pool = _set(shape.deck, CARD_IDS, "cards.deck")
        state.discard = _set(shape.discard, CARD_IDS, "cards.discard")
        _set(shape.top, CARD_IDS, "cards.top")
        state.top = vec[i64]([CARD_IDS.index(card) for card in shape.top])
        held = _union(state.hands)
        runs = names(held & state.tables.kind[CLASSICAL], CARD_IDS)
        _require(sorted(shape.due) == runs, f"cards.due should date {runs or 'no card'}, the Classical Runs in hands")
        for name, due in shape.due.items():
            _require(1 <= due <= state.round + RUN_ROUNDS, f"cards.due has {name} in round {due}")
            state.due |= due << (4 * state.run_index(CARD_IDS.index(name)))
        if state.phase == TAKE_CARD:
            owned = state.given != NONE and state.hands[state.seat] >> state.given & 1 == 1
            _require(owned, "now.given is not in the hand of the seat that exchanges")
        else:
            _require(state.given == NONE, f"now.given is set, but the phase is {self.shape.phase}")

    def _programs(self) -> None:
        state, shape = self.state, self.shape
        state.active |= _set(shape.programs, PLACE_IDS, "programs") & ~1
        state.scored = _set(shape.scored, PLACE_IDS, "scored")
        _require("BASE" not in shape.programs and state.scored & 1 == 0, "BASE belongs under base alone")
        for name, program in shape.programs.items():
            self._program(name, PLACE_IDS.index(name), program)
        for name, done in shape.completed.items():
            _require(name in shape.scored, f"completed has {name}, which is not scored")
            _require(1 <= done.round <= state.round, f"completed.{name}.round is {done.round}, not 1 to {state.round}")
            fits = 0 <= done.seat < state.seats
            _require(fits, f"completed.{name}.seat is {done.seat}, not 0 to {state.seats - 1}")
            state.scored_rounds |= done.round << (4 * PLACE_IDS.index(name))
            state.scored_seats |= (done.seat + 1) << (4 * PLACE_IDS.index(name))
        state.flipped = shape.base.flipped
        most = 99 if shape.base.flipped else state.tables.checkouts - 1
        _require(0 <= shape.base.hours <= most, f"base.hours is {shape.base.hours}, not 0 to {most}")
        state.put(BASE, HOURS, shape.base.hours)
        state.put(BASE, CURRENT, self._times(shape.base.cards, "base.cards"))
        self._plug(BASE, "base", shape.base.instrument)

    def _program(self, name: str, p: int, program: ProgramShape) -> None:
        state = self.state
        if program.done is not None:
            side = self._side(program.done.side, f"programs.{name}.done")
            _require(state.sides_for(p) >> side & 1 == 1, f"programs.{name} does not ask for {program.done.side}")
            state.put(p, DONE, side)
            state.put(p, KEPT, self._with_target(side, program.done.cards, f"programs.{name}.done.cards"))
        target = program.target
        if target is not None:
            side = self._side(target.side, f"programs.{name}.target")
            _require(state.sides_for(p) >> side & 1 == 1, f"programs.{name} does not take {target.side} now")
            needed = state.tables.need[side]
            _require(0 <= target.hours < needed, f"programs.{name} has {target.hours} h, but {needed} h complete it")
            _require(1 <= target.since <= state.round, f"programs.{name}.target.since is {target.since}")
            state.put(p, SIDE, side)
            state.put(p, HOURS, target.hours)
            state.put(p, SINCE, target.since)
            state.put(p, CURRENT, self._with_target(side, target.cards, f"programs.{name}.target.cards"))
        self._plug(p, f"programs.{name}", program.instrument)

    def _side(self, name: str, where: str) -> int:
        card, _, ao = name.partition(" ")
        _require(ao in ("", "ao"), f"{where} has the side {name!r}: it is written T08 or T08 ao")
        return _find(card, TARGET_IDS, where) + (TARGETS if ao else 0)

    def _with_target(self, side: int, cards: list[str], where: str) -> int:
        mask = _set(cards, CARD_IDS, where)
        target = 1 << (TARGET + side % TARGETS)
        _require(mask & target != 0, f"{where} lacks {TARGET_IDS[side % TARGETS]} itself")
        fits = mask & ~target & ~(TIME_CARDS | 1 << DISCRETIONARY) == 0
        _require(fits, f"{where} holds more than a target and its Time")
        return mask

    def _times(self, cards: list[str], where: str) -> int:
        mask = _set(cards, CARD_IDS, where)
        _require(mask & ~TIME_CARDS == 0, f"{where} holds more than Time cards")
        return mask

    def _plug(self, p: int, where: str, name: str | None) -> None:
        if name is None:
            return
        state = self.state
        number = _find(name, INSTRUMENT_IDS, f"{where}.instrument")
        fits = number != ALTAIR and state.tables.fits[number] >> p & 1 == 1
        _require(fits, f"{where}.instrument is {name}, which cannot be attached there")
        _require(state.attached >> number & 1 == 0, f"{name} is attached twice")
        state.plug(p, number)

    def _instruments(self) -> None:
        state, shape = self.state, self.shape.instruments
        state.row = _set(shape.row, INSTRUMENT_IDS, "instruments.row")
        _require(len(shape.row) <= 2, f"instruments.row has {len(shape.row)} cards, not 0 to 2")
        state.instrument_pool = _set(shape.deck, INSTRUMENT_IDS, "instruments.deck")
        places = [state.row, state.instrument_pool, state.attached]
        places += [_set(getattr(shape, part), INSTRUMENT_IDS, f"instruments.{part}") for part in ("top", "bottom")]
        if state.freed != NONE:
            places.append(1 << state.freed)
        if shape.altair is not None:
            state.altair = _find(shape.altair, PLACE_IDS, "instruments.altair")
            host = state.at(state.altair, INSTRUMENT)
            fits = host != NONE and state.tables.hosts >> host & 1 == 1
            _require(fits, f"instruments.altair is {shape.altair}, where no instrument carries it")
            places.append(1 << ALTAIR)
        twice = _overlap(places)
        _require(twice == 0, f"{', '.join(names(twice, INSTRUMENT_IDS))} is in two places")
        found = _union(places)
        missing = (FACILITY_SET | 1 << ALTAIR) & ~found
        _require(missing == 0, f"{', '.join(names(missing, INSTRUMENT_IDS))} is nowhere")
        guests, wanted = len(members(found & VISITING_SET)), state.terms.visiting
        _require(guests <= wanted, f"{guests} visiting instruments are in play, but the option visiting is {wanted}")
        state.instrument_top = _queue(shape.top, INSTRUMENT_IDS, "instruments.top")
        state.instrument_bottom = _queue(shape.bottom, INSTRUMENT_IDS, "instruments.bottom")

    def _every_card_once(self) -> None:
        state = self.state
        places = [*state.hands, state.pool, state.discard, state.scored, state.active & ~1]
        places.append(_set(self.shape.cards.top, CARD_IDS, "cards.top"))
        for p in range(PROGRAMS):
            places += [state.at(p, CURRENT), state.at(p, KEPT)]
        twice = _overlap(places)
        _require(twice == 0, f"{', '.join(names(twice, CARD_IDS))} is in two places")
        wanted = PROGRAM_CARDS | TARGET_CARDS | TIME_CARDS | (INSTANT_CARDS if state.terms.instants else 0)
        missing, extra = wanted & ~_union(places), _union(places) & ~wanted
        _require(missing == 0, f"{', '.join(names(missing, CARD_IDS))} is nowhere")
        _require(extra == 0, f"{', '.join(names(extra, CARD_IDS))} does not belong to this game")

    def _phase_fits(self) -> None:
        state = self.state
        over = state.phase == OVER
        _require(over == (state.level != NONE), "level belongs to a game that is over, and to no other")
        _require(over or state.reputation > 0, "reputation is 0, but the game is not over")
        if state.phase == RELEASE:
            home = state.freed != NONE and state.freed < FACILITY and state.homes(state.freed) != 0
            _require(home, "now.freed should be an instrument that some program could take")
        else:
            _require(state.freed == NONE, f"now.freed is set, but the phase is {self.shape.phase}")
        if REPLENISH <= state.phase < OVER:
            _require(state.turn < state.turns(), f"turn is {state.turn}, but a round has {state.turns()}")
            seat, role = (state.first + state.turn) % state.seats, state.role_in_turn(state.turn)
            _require(seat == state.seat, f"now.seat is {state.seat}, but turn {state.turn} is seat {seat}'s")
            _require(role == state.role, f"now.role should be {ROLE_IDS[role]} in turn {state.turn}")
        if state.phase == REPLENISH:
            _require(state.next_cards() != 0, "the phase is replenish, but the deck is empty")
        if state.phase == SKY:
            _require(state.weather_pool != 0 or state.weather_bottom != 0, "the Weather deck is empty")
        if state.phase in (GIVE_CARD, TAKE_CARD):
            others = _union(hand for s, hand in enumerate(state.hands) if s != state.seat)
            _require(others != 0 and state.hands[state.seat] != 0, "an exchange needs cards on both sides")


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _overlap(masks: Iterable[int]) -> int:
    seen = twice = 0
    for mask in masks:
        twice |= seen & mask
        seen |= mask
    return twice
