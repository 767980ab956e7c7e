"""Game Three of Ephemeris between two players, looked ahead: two rolls, judged by a fitted chance to win (compiled)."""

from __future__ import annotations

import tomllib
from functools import cache
from math import exp
from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.ephemeris.ids import BODIES, JUPITER, MERCURY, MOON, SIGNS, SUN, YELLOW
from ecliptic.games.ephemeris.ring import end_of, first_of, reach, shifted, sign_of, walls
from ecliptic.games.ephemeris.three import NOBODY, ORBIT, GameThree
from ecliptic.kernel.bits import lowest

RESTS: Final = 14
REACHES: Final = 13
HURDLES: Final = 6
SPANS: Final = 13
KINDS: Final = 40
ROADS: Final = 4 * RESTS * REACHES
PAIRS: Final = ROADS + 4 * HURDLES * SPANS
WEIGHTS: Final = PAIRS + KINDS * KINDS
"""Numbers in the fitted table."""
UNIT: Final = 1000.0


@cache
def race_table() -> vec[i64]:
    """The numbers that were learned: `python -m benchmarks.ephemeris_race`."""
    read = tomllib.loads(Path(__file__).with_name("ephemeris_race.toml").read_text())
    return vec[i64](read["weights"])


def road(board: i64, body: i64, rest: i64) -> i64:
    """What lies before a planet: how far it can go, what stops it there (0 nothing before home, 1 the Moon, 2 the Sun,
    3 a red planet, 4 several of these, 5 several bodies with the Moon or the Sun among them), and how much further it
    could go without that. Four bits each."""
    sign = sign_of(board, body)
    stops = walls(board, body)
    ahead = (stops | (stops << SIGNS)) >> sign
    far = lowest(ahead)
    if far >= rest:
        return rest
    at = sign + far
    if at >= SIGNS:
        at -= SIGNS
    lights: i64 = 0
    kind: i64 = 0
    if sign_of(board, MOON) == at:
        lights = 1
        kind = 1
    if sign_of(board, SUN) == at:
        lights += 1
        kind = 2
    reds: i64 = 0
    if body >= JUPITER:
        other: i64 = MERCURY
        while other < JUPITER:
            if sign_of(board, other) == at:
                reds += 1
            other += 1
    if lights + reds > 1:
        kind = 5 if lights > 0 else 4
    elif reds == 1:
        kind = 3
    following = lowest(ahead & (ahead - 1))
    if following > rest:
        following = rest
    return far | (kind << 4) | ((following - far) << 8)


def kind_of(rest: i64, far: i64, colour: i64) -> i64:
    """The rough state of a race for one planet: 0 to 39."""
    near: i64 = 3
    if rest <= 3:
        near = 0
    elif rest <= 6:
        near = 1
    elif rest <= 9:
        near = 2
    way: i64 = 3
    if far >= rest:
        way = 4
    elif far == 0:
        way = 0
    elif far <= 2:
        way = 1
    elif far <= 5:
        way = 2
    return (colour * 4 + near) * 5 + way


def features(board: i64, own: i64, other: i64, rest: i64, left: i64) -> vec[i64]:
    """Which numbers of the table count, for the seat that has just moved: five of them."""
    found = vec[i64]()
    rest = rest if rest < RESTS else RESTS
    left = left if left < RESTS else RESTS
    c: i64 = 1 if own >= JUPITER else 0
    d: i64 = 1 if other >= JUPITER else 0
    mine = road(board, own, rest)
    theirs = road(board, other, left)
    found = append(found, (c * RESTS + rest - 1) * REACHES + (mine & 15))
    found = append(found, ((2 + d) * RESTS + left - 1) * REACHES + (theirs & 15))
    found = append(found, ROADS + (c * HURDLES + ((mine >> 4) & 15)) * SPANS + (mine >> 8))
    found = append(found, ROADS + ((2 + d) * HURDLES + ((theirs >> 4) & 15)) * SPANS + (theirs >> 8))
    return append(found, PAIRS + kind_of(rest, mine & 15, c) * KINDS + kind_of(left, theirs & 15, d))


def judged(weights: vec[i64], board: i64, own: i64, other: i64, rest: i64, left: i64) -> float:
    """The chance to win of the seat that has just moved its planet `own`, with `rest` signs to go."""
    rest = rest if rest < RESTS else RESTS
    left = left if left < RESTS else RESTS
    c: i64 = 1 if own >= JUPITER else 0
    d: i64 = 1 if other >= JUPITER else 0
    mine = road(board, own, rest)
    theirs = road(board, other, left)
    total = (
        weights[(c * RESTS + rest - 1) * REACHES + (mine & 15)]
        + weights[((2 + d) * RESTS + left - 1) * REACHES + (theirs & 15)]
        + weights[ROADS + (c * HURDLES + ((mine >> 4) & 15)) * SPANS + (mine >> 8)]
        + weights[ROADS + ((2 + d) * HURDLES + ((theirs >> 4) & 15)) * SPANS + (theirs >> 8)]
        + weights[PAIRS + kind_of(rest, mine & 15, c) * KINDS + kind_of(left, theirs & 15, d)]
    )
    return 1.0 / (1.0 + exp(-float(total) / UNIT))


class Race:
    """A game between two planets."""

    def __init__(self, weights: vec[i64], even: vec[i64], skill: i64) -> None:
        self.weights: vec[i64] = weights
        self.even: vec[i64] = even
        self.skill: float = float(skill) / 100.0

    def after(self, board: i64, own: i64, other: i64, rest: i64, left: i64, body: i64, steps: i64, depth: i64) -> float:
        """The chance of the seat that moves a body now, after that."""
        if body == own:
            rest -= steps
            if rest == 0:
                return 1.0
        elif body == other:
            left -= steps
            if left == 0:
                return 0.0
        return self.chance(shifted(board, body, steps, SIGNS), own, other, rest, left, depth)

    def chance(self, board: i64, own: i64, other: i64, rest: i64, left: i64, depth: i64) -> float:
        """The chance of the seat that has just moved, so many rolls looked ahead."""
        if depth == 0:
            return judged(self.weights, board, own, other, rest, left)
        total = 0.0
        faces: i64 = 0
        colour: i64 = 0
        while colour <= YELLOW:
            faces += self.even[colour]
            total += float(self.even[colour]) * self.rolled(board, own, other, rest, left, colour, depth - 1)
            colour += 1
        return total / float(faces)

    def rolled(self, board: i64, own: i64, other: i64, rest: i64, left: i64, colour: i64, depth: i64) -> float:
        """The same, after the other seat has rolled a colour: its best moves, with the right answer and a wrong one."""
        right = -1.0
        wrong = -1.0
        body = first_of(colour)
        end = end_of(colour)
        while body < end:
            far = reach(board, body, SIGNS)
            if body == own and far > rest:
                far = rest
            elif body == other and far > left:
                far = left
            steps: i64 = 1
            while steps <= far:
                value = self.after(board, other, own, left, rest, body, steps, depth)
                if value > right:
                    right = value
                if steps == 1 and value > wrong:
                    wrong = value
                steps += 1
            body += 1
        if right < 0.0:  # a planet goes back: which one is not looked at
            return 1.0 - judged(self.weights, board, other, own, left, rest)
        return 1.0 - self.skill * right - (1.0 - self.skill) * wrong


def rivals(state: GameThree, seat: i64) -> i64:
    """The planets of a seat and of the other one, four bits each."""
    own: i64 = NOBODY
    other: i64 = NOBODY
    body: i64 = 0
    while body < BODIES:
        owner = state.owner_of(body)
        if owner == seat:
            own = body
        elif owner != NOBODY:
            other = body
        body += 1
    return own | (other << 4)


def best_race(state: GameThree, seat: i64, weights: vec[i64], skill: i64, depth: i64) -> i64:
    """The move with the best chance to win, for one of two players."""
    pair = rivals(state, seat)
    own = pair & 15
    other = pair >> 4
    rest = ORBIT - state.tally[seat]
    left = ORBIT - state.tally[1 - seat]
    even = vec[i64]()
    colour: i64 = 0
    while colour <= YELLOW:
        even = append(even, state.kit.even[colour])
        colour += 1
    race = Race(weights, even, skill)
    choices = state.legal(seat)
    best = choices[0]
    most = -1.0
    i: i64 = 0
    while i < len(choices):
        value = race.after(state.board, own, other, rest, left, choices[i] // 11, choices[i] % 11 + 1, depth)
        if value > most:
            most = value
            best = choices[i]
        i += 1
    return best


def afterwards(state: GameThree, seat: i64) -> vec[i64]:
    """What counts in a position after this seat's move, as numbers of the table."""
    pair = rivals(state, seat)
    return features(state.board, pair & 15, pair >> 4, ORBIT - state.tally[seat], ORBIT - state.tally[1 - seat])
