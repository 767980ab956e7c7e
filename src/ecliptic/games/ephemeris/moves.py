"""Moves as text, in one spelling each, and back."""

from __future__ import annotations

import re

from ecliptic.games.ephemeris.actions import (
    ACCEPT,
    ACTIONS,
    AGREE,
    ANSWER,
    BACK,
    BUCKET_MS,
    BUCKETS,
    CALL,
    CARD,
    CHOOSE,
    DEAL,
    DECLINE,
    DICE,
    DIE,
    ECLIPSE,
    END,
    FACE,
    FASTEST_MS,
    FATE,
    FLIP,
    KEY,
    MOVE,
    NAME,
    OFFER,
    P_ANSWER,
    PLACE,
    PLACES,
    PLUTO,
    QUIZ,
    QUIZ_CARDS,
    REFUSE,
    ROLL,
    ROLLER,
    SHOW,
    SIGN,
    SILENT,
    STANDS,
    SWAP,
    TAKE,
    TURN_UP,
    UNDER,
    VOID,
    WINNER,
)  # fmt: skip
from ecliptic.games.ephemeris.data import BODIES, COLOURS, LETTERS, SIGNS
from ecliptic.games.ephemeris.mode import Mode
from ecliptic.games.ephemeris.sky import Sky
from ecliptic.kernel.errors import InvalidMove
from ecliptic.kernel.state import MAX_SEATS


def _all_texts() -> list[str]:
    """The text of every action, at its number."""
    texts = [""] * ACTIONS

    def put(first: int, *words: str) -> None:
        texts[first : first + len(words)] = words

    put(MOVE, *(f"{body} +{d}" for body in BODIES for d in range(1, 12)))
    put(BACK, *(f"back {d}" for d in range(1, 12)))
    put(ANSWER, *(f"answer {letter}" for letter in LETTERS))
    put(KEY, *(f"key {letter}" for letter in LETTERS))
    for action, word in (
        (ROLL, "roll"), (TURN_UP, "turn up"), (PLUTO, "pluto"), (ECLIPSE, "eclipse"), (AGREE, "agree"),
        (DECLINE, "decline"), (END, "end"), (OFFER, "offer draw"), (ACCEPT, "accept"), (REFUSE, "refuse"),
        (SILENT, "silent"), (FLIP, "flip"), (VOID, "void"), (STANDS, "stands"),
    ):  # fmt: skip
        put(action, word)
    for first, verb in ((CHOOSE, "choose"), (TAKE, "take"), (DEAL, "deal"), (CARD, "retrograde"), (SHOW, "show")):
        put(first, *(f"{verb} {body}" for body in BODIES))
    put(NAME, *(f"name {sign}" for sign in SIGNS))
    put(SIGN, *(f"deal {sign}" for sign in SIGNS))
    put(CALL, *(f"call {FASTEST_MS + BUCKET_MS * i}" for i in range(BUCKETS)))
    put(PLACE, *(f"place {i + 1}" for i in range(PLACES)))
    put(SWAP, *(f"exchange {n}" for n in range(5)))
    put(UNDER, *(f"under {n} {body}" for body in BODIES for n in range(3)))
    put(ROLLER, *(f"roller {seat}" for seat in range(MAX_SEATS)))
    put(WINNER, *(f"ephemeris {seat}" for seat in range(MAX_SEATS)))
    put(DIE, *(f"roll {colour}" for colour in COLOURS))
    put(DICE, *(f"roll {a} {b}" for a in COLOURS for b in COLOURS))
    put(FATE, *(f"pluto {colour} {end}" for colour in COLOURS for end in ("fails", "wins")))
    put(QUIZ, *(f"quiz Q{n + 1:02}" for n in range(QUIZ_CARDS)))
    put(FACE, *(f"face {name}" for name in BODIES + SIGNS))
    return texts


TEXTS = _all_texts()
_NUMBERS = {text.lower(): action for action, text in enumerate(TEXTS)}
_BACKWARD = re.compile(r"([a-z]+) ?-([0-9]{1,4})")
_FORWARD = re.compile(r"([a-z]+) ?\+([0-9]{1,4})")


def spell(state: Mode, action: int) -> str:
    """`mars +3`; going back is spelled with the planet on the card, `saturn -2`."""
    if BACK <= action < BACK + 11 and isinstance(state, Sky) and state.card >= 0:
        return f"{BODIES[state.card]} -{action - BACK + 1}"
    return TEXTS[action]


def parse(state: Mode, text: str) -> int:
    """The action that a text spells, legal or not."""
    words = text.lower()
    if state.phase == P_ANSWER and words in ("a", "b", "c"):
        words = f"answer {words}"
    if words in _NUMBERS:
        return _NUMBERS[words]
    forward, backward = _FORWARD.fullmatch(words), _BACKWARD.fullmatch(words)
    found = forward or backward
    if found is None or found[1] not in BODIES:
        raise InvalidMove(f"{text!r} is no move of Ephemeris; a piece moves like 'mars +3'")
    steps = int(found[2])
    if not 1 <= steps <= 11:
        raise InvalidMove(f"E-05: a piece moves 1 to 11 signs, not {steps}")
    if forward:
        return MOVE + BODIES.index(found[1]) * 11 + steps - 1
    if not isinstance(state, Sky) or state.card != BODIES.index(found[1]):
        raise InvalidMove(f"E-08: {found[1]} goes back only when its retrograde card lies open")
    return BACK + steps - 1
