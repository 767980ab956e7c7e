"""Positions as JSON-able data, whole or with parts unknown (null). `reading.py` is the inverse."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.ephemeris.data import BODIES, COLOURS, LETTERS, SIGNS
from ecliptic.games.ephemeris.deal import BURIED, PAST, SLOTS, SWAPS, UNKNOWN, UNSEEN
from ecliptic.games.ephemeris.hands import Hands
from ecliptic.games.ephemeris.ids import (
    P_ANSWER,
    P_BACK,
    P_BLOCKED,
    P_BODIES,
    P_CALL,
    P_CARD,
    P_CHECK,
    P_CHOOSE,
    P_DICE,
    P_DIE,
    P_DRAW,
    P_END,
    P_FACE,
    P_FATE,
    P_FIRST,
    P_FLIP,
    P_KEY,
    P_MOVE,
    P_NAME,
    P_OFFERED,
    P_ORBIT,
    P_OVER,
    P_PLACE,
    P_PLANETS,
    P_QUIZ,
    P_RACE,
    P_ROLL,
    P_ROLLER,
    P_SECOND,
    P_SHOW,
    P_SIGNS,
    P_SKIP,
    P_START,
    P_SWAPS,
    P_TAKE,
    P_VOTE,
    P_WINNING,
    PLACES,
)  # fmt: skip
from ecliptic.games.ephemeris.one import GameOne
from ecliptic.games.ephemeris.pairs import GONE, UNTURNED, Pairs
from ecliptic.games.ephemeris.sky import Sky
from ecliptic.games.ephemeris.snap import Snap
from ecliptic.games.ephemeris.state import Mode
from ecliptic.games.ephemeris.three import HALF, NOBODY, GameThree
from ecliptic.games.ephemeris.two import GameTwo
from ecliptic.kernel.bits import members

PHASES = {
    P_OVER: "over", P_BODIES: "deal bodies", P_SWAPS: "count exchanges", P_SKIP: "look through pack",
    P_DRAW: "draw replacement", P_SIGNS: "deal signs", P_CHECK: "check deal", P_ROLLER: "first roller",
    P_START: "roll for start", P_DICE: "dice", P_CARD: "retrograde card", P_FATE: "pluto die", P_CALL: "call",
    P_SHOW: "show hand", P_PLANETS: "deal planets", P_DIE: "die", P_QUIZ: "quiz card", P_KEY: "key", P_FACE: "face",
    P_MOVE: "move", P_ROLL: "roll", P_FIRST: "first move", P_SECOND: "second move", P_BLOCKED: "blocked",
    P_BACK: "move back", P_END: "end of turn", P_WINNING: "pluto move", P_ANSWER: "answer", P_ORBIT: "quiz move",
    P_TAKE: "take planet", P_PLACE: "turn up", P_FLIP: "flip", P_OFFERED: "draw offered", P_VOTE: "vote",
    P_RACE: "race", P_CHOOSE: "choose bodies", P_NAME: "name signs",
}  # fmt: skip
_HANDS = {
    P_OVER, P_BODIES, P_SWAPS, P_SKIP, P_DRAW, P_SIGNS, P_CHECK, P_ROLLER, P_START, P_CALL, P_SHOW, P_RACE,
}  # fmt: skip
PHASES_OF = {
    "one": _HANDS | {P_MOVE, P_OFFERED, P_CHOOSE, P_NAME},
    "two": _HANDS | {P_DICE, P_CARD, P_FATE, P_ROLL, P_FIRST, P_SECOND, P_BLOCKED, P_BACK, P_END, P_WINNING, P_VOTE},
    "three": {
        P_OVER, P_PLANETS, P_TAKE, P_ROLLER, P_START, P_DIE, P_CARD, P_QUIZ, P_ANSWER, P_KEY, P_ORBIT,
    },
    "pairs": {P_OVER, P_ROLLER, P_START, P_PLACE, P_FACE},
    "snap": {P_OVER, P_ROLLER, P_START, P_FLIP, P_FACE, P_RACE},
}  # fmt: skip
"""What can happen in each mode."""
FACES = BODIES + SIGNS


def mode_of(state: Mode) -> str:
    for kind, name in ((GameOne, "one"), (GameTwo, "two"), (GameThree, "three"), (Pairs, "pairs")):
        if isinstance(state, kind):
            return name
    return "snap"


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


def to_dict(state: Mode) -> dict[str, object]:
    found: dict[str, object] = {
        "options": options_of(state),
        "seats": state.seats,
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "active": members(state.active),
        "winner": state.winner if state.winner >= 0 else None,
        "said": [state.answer_of(seat) for seat in range(state.seats)],
        "barrier": state.barrier,
        "count": state.count,
    }
    if isinstance(state, Sky):
        found |= _sky(state)
    if isinstance(state, Hands):
        found |= _hands(state)
    if isinstance(state, GameOne):
        found["offered"] = state.offered
    elif isinstance(state, GameTwo):
        found |= _two(state)
    elif isinstance(state, GameThree):
        found |= _three(state)
    elif isinstance(state, Pairs):
        found |= _pairs(state)
    elif isinstance(state, Snap):
        found |= _snap(state)
    return found


def counted(counts: int, names: Sequence[str], bits: int = 4) -> list[str]:
    """Names as often as a packed number counts them."""
    return [name for i, name in enumerate(names) for _ in range(counts >> (bits * i) & ((1 << bits) - 1))]


def _name(names: Sequence[str], number: int) -> str | None:
    return names[number] if number >= 0 else None


def _sky(state: Sky) -> dict[str, object]:
    seen = min(state.turned, state.deck_size())
    return {
        "board": {body: SIGNS[state.board >> (4 * i) & 15] for i, body in enumerate(BODIES)},
        "last": None if state.last < 0 else [BODIES[state.last >> 4], SIGNS[state.last & 15]],
        "card": _name(BODIES, state.card),
        "deck": {"seen": [BODIES[state.deck_order >> (4 * i) & 15] for i in range(seen)], "turned": state.turned},
    }


def _hands(state: Hands) -> dict[str, object]:
    return {
        "hands": [_hand(state, seat) for seat in range(state.seats)],
        "deal": {"at": state.at, "left": state.left, "index": state.index, "skipped": state.skipped},
        "shown": [BODIES[body] for body in members(state.shown)],
        "resume": PHASES[state.resume],
    }


def _hand(state: Hands, seat: int) -> dict[str, object]:
    held, goal, base = state.held(seat), state.goal(seat), seat * SLOTS
    exchanged = state.cards[base + SWAPS]
    return {
        "bodies": None if held & UNSEEN else [BODIES[body] for body in members(held)],
        "signs": None if goal == UNKNOWN else counted(goal, SIGNS),
        "buried": counted(state.cards[base + BURIED], BODIES, 2),
        "exchanged": exchanged if exchanged >= 0 else None,
        "past": [counted(state.cards[base + PAST + i], SIGNS) for i in range(2) if state.cards[base + PAST + i]],
    }


def _two(state: GameTwo) -> dict[str, object]:
    return {
        "pluto": members(state.pluto),
        "dice": [_name(COLOURS, state.first), _name(COLOURS, state.second)],
        "banned": _name(BODIES, state.banned),
        "fate": _name(COLOURS, state.fate),
    }


def _three(state: GameThree) -> dict[str, object]:
    owners = {body: state.owner_of(i) for i, body in enumerate(BODIES) if state.owner_of(i) != NOBODY}
    tally = list(state.tally)
    return {
        "owners": owners,
        "at": state.at,
        "game": state.game,
        "colour": _name(COLOURS, state.colour),
        "question": state.question + 1 if state.question >= 0 else None,
        "answer": _name(LETTERS, state.answer),
        "right": state.right,
        "progress": tally[: state.seats],
        "points": tally[state.seats :],
        "pile": [card + 1 for card in members(state.low | state.high << HALF)],
    }


def _pairs(state: Pairs) -> dict[str, object]:
    return {
        "places": [_place(face) for face in state.faces],
        "won": list(state.won),
        "up": state.up + 1 if state.up >= 0 else None,
        "asked": state.asked_for + 1 if state.asked_for >= 0 else None,
    }


def _place(face: int) -> str | None:
    """null was never turned up; a face with a minus was taken."""
    if face == UNTURNED:
        return None
    return FACES[face] if face >= 0 else f"-{FACES[GONE - face]}"


def _snap(state: Snap) -> dict[str, object]:
    def row(cards: vec[i64], seat: int, size: int) -> list[str | None]:
        return [_name(FACES, cards[seat * PLACES + i]) for i in range(size)]

    return {
        "stocks": [row(state.stock, seat, state.sizes[seat]) for seat in range(state.seats)],
        "piles": [row(state.pile, seat, state.sizes[state.seats + seat]) for seat in range(state.seats)],
    }
