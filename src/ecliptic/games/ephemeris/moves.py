"""Moves as data and as text: what each does and uses (`describe`), and the action that a spelling means (`parse`)."""

from __future__ import annotations

import re
from collections.abc import Callable

from ecliptic.games.ephemeris import ids as c
from ecliptic.games.ephemeris.data import BODIES, COLOURS, LETTERS, SIGNS
from ecliptic.games.ephemeris.position import FACES
from ecliptic.games.ephemeris.ring import colour_of, sign_of
from ecliptic.games.ephemeris.sky import Sky
from ecliptic.games.ephemeris.state import Mode
from ecliptic.kernel.errors import InvalidMove
from ecliptic.kernel.facts import Args, fact
from ecliptic.kernel.state import MAX_SEATS

SPELLINGS = {
    "move": "{body} +{distance}",
    "back": "{body} -{distance}",
    "back-blind": "back {distance}",
    "answer": "answer {letter}",
    "roll": "roll",
    "turn-up": "turn up",
    "pluto": "pluto",
    "eclipse": "eclipse",
    "agree": "agree",
    "decline": "decline",
    "end": "end",
    "offer": "offer draw",
    "accept": "accept",
    "refuse": "refuse",
    "choose": "choose {body}",
    "name": "name {sign}",
    "take": "take {body}",
    "silent": "silent",
    "call": "call {ms}",
    "place": "place {place}",
    "flip": "flip",
    # what Nature does
    "key": "key {letter}",
    "deal-body": "deal {body}",
    "deal-sign": "deal {sign}",
    "exchange": "exchange {n}",
    "under": "under {n} {body}",
    "void": "void",
    "stands": "stands",
    "roller": "roller {seat}",
    "die": "roll {colour}",
    "dice": "roll {first_colour} {second_colour}",
    "fate": "pluto {colour} {fate}",
    "retrograde": "retrograde {body}",
    "ephemeris": "ephemeris {seat}",
    "show": "show {body}",
    "quiz": "quiz {card}",
    "face": "face {face}",
}

# -- describing ------------------------------------------------------------------------------------------------------

WORDS = {
    c.ROLL: "roll", c.TURN_UP: "turn-up", c.PLUTO: "pluto", c.ECLIPSE: "eclipse", c.AGREE: "agree",
    c.DECLINE: "decline", c.END: "end", c.OFFER: "offer", c.ACCEPT: "accept", c.REFUSE: "refuse", c.SILENT: "silent",
    c.FLIP: "flip", c.VOID: "void", c.STANDS: "stands",
}  # fmt: skip
"""Moves that use nothing."""
FATES = ("fails", "wins")

Runs = tuple[tuple[int, int, str, Callable[[int], Args]], ...]
RUNS: Runs = (
    (c.MOVE, c.BACK, "move", lambda n: {"body": BODIES[n // c.WAYS], "distance": n % c.WAYS + 1}),
    (c.BACK, c.WAYS, "back-blind", lambda n: {"distance": n + 1}),
    (c.ANSWER, 3, "answer", lambda n: {"letter": LETTERS[n]}),
    (c.KEY, 3, "key", lambda n: {"letter": LETTERS[n]}),
    (c.CHOOSE, 9, "choose", lambda n: {"body": BODIES[n]}),
    (c.NAME, 12, "name", lambda n: {"sign": SIGNS[n]}),
    (c.TAKE, 9, "take", lambda n: {"body": BODIES[n]}),
    (c.CALL, c.BUCKETS, "call", lambda n: {"ms": milliseconds(n)}),
    (c.PLACE, c.PLACES, "place", lambda n: {"place": n + 1}),
    (c.DEAL, 9, "deal-body", lambda n: {"body": BODIES[n]}),
    (c.SIGN, 12, "deal-sign", lambda n: {"sign": SIGNS[n]}),
    (c.SWAP, 5, "exchange", lambda n: {"n": n}),
    (c.UNDER, 27, "under", lambda n: {"n": n % 3, "body": BODIES[n // 3]}),
    (c.ROLLER, MAX_SEATS, "roller", lambda n: {"seat": n}),
    (c.DIE, 3, "die", lambda n: {"colour": COLOURS[n]}),
    (c.DICE, 9, "dice", lambda n: {"first_colour": COLOURS[n // 3], "second_colour": COLOURS[n % 3]}),
    (c.FATE, 6, "fate", lambda n: {"colour": COLOURS[n // 2], "fate": FATES[n % 2]}),
    (c.CARD, 9, "retrograde", lambda n: {"body": BODIES[n]}),
    (c.WINNER, MAX_SEATS, "ephemeris", lambda n: {"seat": n}),
    (c.SHOW, 9, "show", lambda n: {"body": BODIES[n]}),
    (c.QUIZ, c.QUIZ_CARDS, "quiz", lambda n: {"card": card_code(n)}),
    (c.FACE, c.FACES, "face", lambda n: {"face": FACES[n]}),
)
"""The first number of each kind of action, how many there are, the kind, and what number n of them uses."""


def milliseconds(bucket: int) -> int:
    """E-41: the reaction time of a call."""
    return c.FASTEST_MS + bucket * c.BUCKET_MS


def card_code(card: int) -> str:
    """Q07, a card of the quiz."""
    return f"Q{card + 1:02}"


def _all_moves() -> list[tuple[str, Args]]:
    """Every action at its number, as far as no position is needed to tell."""
    found: list[tuple[str, Args]] = [("", {})] * c.ACTIONS
    for action, kind in WORDS.items():
        found[action] = kind, {}
    for first, count, kind, args in RUNS:
        for n in range(count):
            found[first + n] = kind, args(n)
    return found


MOVES = _all_moves()


def describe(s: Mode, action: int) -> tuple[str, Args]:
    """A piece is described with the way it goes: `mars` from `aries` to `cancer`."""
    kind, args = MOVES[action]
    if isinstance(s, Sky):
        if kind == "move":
            return kind, _way(s, action // c.WAYS, args["distance"], 1)
        if kind == "back-blind" and s.card >= 0:
            return "back", _way(s, s.card, args["distance"], -1)
        if kind == "take":
            return kind, {**args, "home_sign": SIGNS[sign_of(s.kit.start, action - c.TAKE)]}
    return kind, dict(args)


def _way(s: Sky, body: int, distance: int, direction: int) -> Args:
    start = sign_of(s.board, body)
    return {
        "body": BODIES[body],
        "colour": COLOURS[colour_of(body)],
        "from_sign": SIGNS[start],
        "to_sign": SIGNS[(start + direction * distance) % c.SIGNS],
        "distance": distance,
    }


# -- reading ---------------------------------------------------------------------------------------------------------

TEXTS = [SPELLINGS[kind].format_map(args) for kind, args in MOVES]
"""The text of every action, at its number."""
_NUMBERS = {text.lower(): action for action, text in enumerate(TEXTS)}
_WAY = re.compile(r"([a-z]+) ?([+-])([0-9]{1,4})")


def parse(s: Mode, text: str) -> int:
    """The action that a text spells, legal or not."""
    words = text.lower()
    if s.phase == c.P_ANSWER and words in ("a", "b", "c"):
        words = f"answer {words}"
    if words in _NUMBERS:
        return _NUMBERS[words]
    found = _WAY.fullmatch(words)
    if found is None or found[1] not in BODIES:
        raise _wrong("not-a-move", text=text)
    body, distance = BODIES.index(found[1]), int(found[3])
    if not 1 <= distance < c.SIGNS:
        raise _wrong("not-a-distance", "E-05", distance=distance)
    if found[2] == "+":
        return c.MOVE + body * c.WAYS + distance - 1
    if not isinstance(s, Sky) or s.card != body:
        raise _wrong("no-retrograde-card", "E-08", body=found[1])
    return c.BACK + distance - 1


def _wrong(key: str, *rules: str, **args: object) -> InvalidMove:
    return InvalidMove(fact(key, *rules, **args), "ephemeris")
