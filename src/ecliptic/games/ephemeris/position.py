"""Positions as data, both ways, whole or with parts unknown (null). Whether they make sense is for `sense.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, cast

import msgspec

from ecliptic.games.ephemeris import ids as c
from ecliptic.games.ephemeris.data import BODIES, COLOURS, LETTERS, SIGNS
from ecliptic.games.ephemeris.deal import BURIED, GOAL, HELD, PAST, SLOTS, SWAPS, UNKNOWN, UNSEEN
from ecliptic.games.ephemeris.faces import UNTURNED
from ecliptic.games.ephemeris.hands import Hands
from ecliptic.games.ephemeris.one import GameOne
from ecliptic.games.ephemeris.pairs import ALL_PAIRS, GONE, Pairs
from ecliptic.games.ephemeris.sky import Sky
from ecliptic.games.ephemeris.snap import Snap
from ecliptic.games.ephemeris.state import Mode
from ecliptic.games.ephemeris.three import HALF, NOBODY, ORBIT, GameThree
from ecliptic.games.ephemeris.two import GameTwo
from ecliptic.kernel.bits import below, members
from ecliptic.kernel.position import (
    MANY,
    ByName,
    Counts,
    Each,
    Flag,
    Lists,
    Name,
    Number,
    Packed,
    Part,
    Row,
    Set,
    fresh,
    path,
    put,
    read,
    require,
    take,
)  # fmt: skip

if TYPE_CHECKING:
    from ecliptic.games.ephemeris.game import EphemerisGame

PHASES = {
    c.P_OVER: "over", c.P_BODIES: "deal bodies", c.P_SWAPS: "count exchanges", c.P_SKIP: "look through pack",
    c.P_DRAW: "draw replacement", c.P_SIGNS: "deal signs", c.P_CHECK: "check deal", c.P_ROLLER: "first roller",
    c.P_START: "roll for start", c.P_DICE: "dice", c.P_CARD: "retrograde card", c.P_FATE: "pluto die", c.P_CALL: "call",
    c.P_SHOW: "show hand", c.P_PLANETS: "deal planets", c.P_DIE: "die", c.P_QUIZ: "quiz card", c.P_KEY: "key",
    c.P_FACE: "face", c.P_MOVE: "move", c.P_ROLL: "roll", c.P_FIRST: "first move", c.P_SECOND: "second move",
    c.P_BLOCKED: "blocked", c.P_BACK: "move back", c.P_END: "end of turn", c.P_WINNING: "pluto move",
    c.P_ANSWER: "answer", c.P_ORBIT: "quiz move", c.P_TAKE: "take planet", c.P_PLACE: "turn up", c.P_FLIP: "flip",
    c.P_OFFERED: "draw offered", c.P_VOTE: "vote", c.P_RACE: "race", c.P_CHOOSE: "choose bodies",
    c.P_NAME: "name signs",
}  # fmt: skip
FACES = BODIES + SIGNS


def phases_of(state: Mode) -> set[int]:
    """What can happen in this game."""
    found = {c.P_OVER, c.P_ROLLER, c.P_START}
    if isinstance(state, Hands):
        found |= {c.P_CALL, c.P_SHOW, c.P_CHECK} | ({c.P_RACE} if state.kit.manual else set())
        found |= {c.P_CHOOSE, c.P_NAME} if state.kit.draft else {c.P_BODIES, c.P_SWAPS, c.P_SKIP, c.P_DRAW, c.P_SIGNS}
    if isinstance(state, GameOne):
        return found | {c.P_MOVE, c.P_OFFERED}
    if isinstance(state, GameTwo):
        found |= {
            c.P_ROLL,
            c.P_DICE,
            c.P_FIRST,
            c.P_SECOND,
            c.P_BLOCKED,
            c.P_CARD,
            c.P_BACK,
            c.P_END,
            c.P_FATE,
            c.P_WINNING,
            c.P_VOTE,
        }
    elif isinstance(state, GameThree):
        found |= {
            c.P_TAKE if state.kit.pick else c.P_PLANETS,
            c.P_DIE,
            c.P_CARD,
            c.P_QUIZ,
            c.P_ANSWER,
            c.P_KEY,
            c.P_ORBIT,
        }
    else:
        found |= {c.P_FACE, c.P_PLACE} if isinstance(state, Pairs) else {c.P_FACE, c.P_FLIP, c.P_RACE}
    return found


# -- what a position says --------------------------------------------------------------------------------------------

CARD = Name((*(f"-{face}" for face in reversed(FACES)), 0, *FACES), none=UNTURNED, first=GONE - len(FACES) + 1)
"""A card on the table: null was never turned up, one with a minus was taken."""
QUIZ_CARDS = range(1, 2 * HALF + 1)

Body = Annotated[str | None, Name(BODIES, none=-1)]
Colour = Annotated[str | None, Name(COLOURS, none=-1)]
Count = Annotated[int, Number()]


class Head(msgspec.Struct):
    """What says which of the games it is."""

    options: dict[str, bool | int | str]
    seats: int


class Position(Part):
    options: dict[str, bool | int | str]
    seats: int
    phase: Annotated[str, Name("phases")]
    turn: Annotated[int, Name("seats")]
    active: Annotated[list[int], Set("seats")]
    winner: Annotated[int | None, Name("seats", none=-1)]
    said: Annotated[list[int], Packed(Number(0, 60), "seats", bits=8)]
    barrier: Count
    count: Count


class Deck(Part):
    seen: list[str]
    turned: Count


class SkyPosition(Position):
    board: Annotated[dict[str, str], ByName(BODIES, Name(SIGNS), NOBODY)]
    last: list[str] | None
    card: Body
    deck: Deck


class Hand(Part):
    bodies: Annotated[list[str] | None, Set(BODIES, none=UNSEEN, at=HELD)]
    signs: Annotated[list[str] | None, Counts(SIGNS, most=2, none=UNKNOWN, at=GOAL)]
    buried: Annotated[list[str], Counts(BODIES, bits=2, at=BURIED)]
    exchanged: Annotated[int | None, Number(0, 3, none=-1, at=SWAPS)]
    past: list[list[str]]


class Deal(Part):
    at: Count
    left: Count
    index: Count
    skipped: Count


class HandsPosition(SkyPosition):
    hands: list[Hand]
    deal: Deal
    shown: Annotated[list[str], Set(BODIES)]
    resume: Annotated[str, Name("phases")]


class OnePosition(HandsPosition):
    offered: Flag


class TwoPosition(HandsPosition):
    pluto: Annotated[list[int], Set("seats")]
    dice: list[str | None]
    banned: Body
    fate: Colour


class ThreePosition(SkyPosition):
    owners: Annotated[dict[str, int], ByName(BODIES, Name("seats"), NOBODY)]
    at: Count
    game: Count
    colour: Colour
    question: Annotated[int | None, Name(QUIZ_CARDS, none=-1)]
    answer: Annotated[str | None, Name(LETTERS, none=-1)]
    right: Flag
    progress: list[int]
    points: list[int]
    pile: list[int]


class PairsPosition(Position):
    places: Annotated[list[str | None], Each(CARD, "places", at="faces")]
    won: Annotated[list[int], Each(Number(0, ALL_PAIRS), "seats")]
    up: Annotated[int | None, Name("places", none=-1)]
    asked: Annotated[int | None, Name("places", none=-1, at="asked_for")]


class SnapPosition(Position):
    stocks: list[list[str | None]]
    piles: list[list[str | None]]


KINDS: dict[str, tuple[type[Mode], type[Position]]] = {
    "one": (GameOne, OnePosition),
    "two": (GameTwo, TwoPosition),
    "three": (GameThree, ThreePosition),
    "pairs": (Pairs, PairsPosition),
    "snap": (Snap, SnapPosition),
}


def mode_of(state: Mode) -> str:
    return next(name for name, (kind, _) in KINDS.items() if isinstance(state, kind))


def options_of(state: Mode) -> dict[str, int | bool | str]:
    kit = state.kit
    return {
        "mode": mode_of(state),
        "cap": kit.cap,
        "open": kit.open,
        "draft": kit.draft,
        "manual_call": kit.manual,
        "pick": kit.pick,
        "series": kit.series,
        "thirds": kit.thirds,
    }


def _lists(state: Mode) -> Lists:
    allowed = phases_of(state)
    return {
        "seats": range(state.seats),
        "phases": [PHASES[phase] if phase in allowed else -1 for phase in range(max(PHASES) + 1)],
        "places": range(1, c.PLACES + 1) if state.kit.thirds else range(1, c.PLACES - len(BODIES) + 1),
    }


# -- writing ---------------------------------------------------------------------------------------------------------


def to_dict(state: Mode) -> dict[str, object]:
    others: dict[str, object] = {"options": options_of(state), "seats": state.seats}
    if isinstance(state, Sky):
        seen = min(state.turned, state.deck_size())
        others["last"] = None if state.last < 0 else [BODIES[state.last >> 4], SIGNS[state.last & 15]]
        others["deck"] = take(Deck, state, seen=_deck(seen).encode(state.deck_order, {}))
    if isinstance(state, Hands):
        others["hands"] = [_hand(state, seat * SLOTS) for seat in range(state.seats)]
    if isinstance(state, GameTwo):
        others["dice"] = Each(Name(COLOURS, none=-1)).encode([state.first, state.second], {})
    if isinstance(state, GameThree):
        others["progress"], others["points"] = list(state.tally[: state.seats]), list(state.tally[state.seats :])
        others["pile"] = [card + 1 for card in members(state.low | state.high << HALF)]
    if isinstance(state, Snap):
        others["stocks"] = [_pack(seat, state.sizes[seat]).take(state.stock, 0, {}) for seat in range(state.seats)]
        sizes = state.sizes[state.seats :]
        others["piles"] = [_pack(seat, sizes[seat]).take(state.pile, 0, {}) for seat in range(state.seats)]
    return take(KINDS[mode_of(state)][1], state, 0, _lists(state), **others)


def counted(counts: int, names: Sequence[str], bits: int = 4) -> list[str]:
    """Names as often as a packed number counts them."""
    return cast(list[str], Counts(names, bits).encode(counts, {}))


def _hand(state: Hands, base: int) -> dict[str, object]:
    past = [counted(goal, SIGNS) for goal in state.cards[base + PAST : base + PAST + 2] if goal]
    return take(Hand, state.cards, base, past=past)


def _deck(seen: int) -> Packed:
    """The retrograde cards seen, in order."""
    return Packed(Name(BODIES), seen)


def _pack(seat: int, cards: int) -> Row:
    """The cards of a stock or a pile."""
    return Row(CARD, cards, at=seat * c.PLACES)


# -- reading ---------------------------------------------------------------------------------------------------------


def from_dict(game: EphemerisGame, data: Mapping[str, object]) -> Mode:
    """Raises `BadPosition` with one sentence."""
    from ecliptic.games.ephemeris.sense import check

    head = read(Head, data)
    state = cast(Mode, fresh(game, head.seats, head.options))
    part = read(KINDS[mode_of(state)][1], data)
    put(part, state, 0, _lists(state))
    if isinstance(part, SkyPosition):
        _read_sky(cast(Sky, state), part)
    if isinstance(part, HandsPosition):
        _read_hands(cast(Hands, state), part)
    if isinstance(part, TwoPosition):
        with path("dice"):
            cast(GameTwo, state).first, cast(GameTwo, state).second = Each(Name(COLOURS, none=-1), 2).all(part.dice, {})
    if isinstance(part, ThreePosition):
        _read_three(cast(GameThree, state), part)
    if isinstance(part, SnapPosition):
        _read_snap(cast(Snap, state), part)
    check(state)
    return state


def _read_sky(state: Sky, part: SkyPosition) -> None:
    require(len(part.board) == len(BODIES), f"board should place all {len(BODIES)} bodies")
    if part.last is not None:
        require(len(part.last) == 2, "last should be a body and the sign it came from")
        with path("last"):
            state.last = 16 * Name(BODIES).decode(part.last[0], {}) + Name(SIGNS).decode(part.last[1], {})
    with path("deck.seen"):
        seen = Counts(BODIES).decode(part.deck.seen, {})
        state.deck_order = _deck(min(state.turned, state.deck_size())).decode(part.deck.seen, {})
    for body in range(len(BODIES)):
        left = (state.deck_left >> 4 * body & 15) - (seen >> 4 * body & 15)
        require(left >= 0, f"deck.seen has {BODIES[body]} more often than the deck")
    state.deck_left -= seen


def _read_hands(state: Hands, part: HandsPosition) -> None:
    require(len(part.hands) == state.seats, f"hands has {len(part.hands)} entries, but should have {state.seats}")
    for seat, hand in enumerate(part.hands):
        base = seat * SLOTS
        put(hand, state.cards, base, where=f"hands[{seat}]")
        require(len(hand.past) <= (2 if state.kit.draft else 0), f"hands[{seat}].past has too many goals")
        with path(f"hands[{seat}].past"):
            for i, goal in enumerate(Each(Counts(SIGNS, most=2)).all(hand.past, {})):
                state.cards[base + PAST + i] = goal
        if state.held(seat) == UNSEEN and seat == state.winner:
            state.cards[base + HELD] |= state.shown


def _read_three(state: GameThree, part: ThreePosition) -> None:
    lists = {"seats": range(state.seats)}
    with path("progress"):
        Row(Number(-MANY, ORBIT), "seats", at=0).put(state.tally, 0, part.progress, lists)
    with path("points"):
        Row(Number(), "seats", at=0).put(state.tally, state.seats, part.points, lists)
    with path("pile"):
        pile = Set(QUIZ_CARDS).decode(part.pile, {})
    state.low, state.high = pile & below(HALF), pile >> HALF


def _read_snap(state: Snap, part: SnapPosition) -> None:
    for name, rows, cards, first in (
        ("stocks", part.stocks, state.stock, 0),
        ("piles", part.piles, state.pile, state.seats),
    ):
        require(len(rows) == state.seats, f"{name} has {len(rows)} entries, but should have {state.seats}")
        for seat, row in enumerate(rows):
            with path(f"{name}[{seat}]"):
                state.sizes[first + seat] = Number(0, c.PLACES).decode(len(row), {})
                _pack(seat, len(row)).put(cards, 0, row, {})
