"""Game Three of Ephemeris: the own planet goes ahead, and stands in the way of whoever leads (compiled)."""

from __future__ import annotations

from mypy_extensions import i64

from ecliptic.games.ephemeris.ids import (
    BODIES,
    MARS,
    P_TAKE,
    SIGNS,
    TAKE,
)
from ecliptic.games.ephemeris.ring import (
    reach,
    shifted,
)
from ecliptic.games.ephemeris.three import NOBODY, ORBIT, GameThree
from ecliptic.kernel.luck import Luck


def outlook(board: i64, body: i64, progress: i64) -> i64:
    """How good a planet's place is: what it has done, and how much of the rest of its way is open."""
    rest: i64 = ORBIT - progress
    far = reach(board, body, SIGNS)
    if far > rest:
        far = rest
    return 4 * progress + far


def race_value(state: GameThree, seat: i64, action: i64) -> i64:
    """The own planet's outlook less a part of the best other one's, after a move."""
    moved = action // 11
    steps = action % 11 + 1
    board = shifted(state.board, moved, steps, SIGNS)
    own: i64 = 0
    best: i64 = -100
    total: i64 = 0
    body: i64 = 0
    while body < BODIES:
        owner = state.owner_of(body)
        if owner != NOBODY:
            progress = state.tally[owner]
            if body == moved:
                progress += steps
            value = outlook(board, body, progress)
            if progress >= ORBIT:
                value += 400
            if owner == seat:
                own = value
            else:
                total += value
                if value > best:
                    best = value
        body += 1
    return 16 * own - 10 * best - 2 * total


def choose_three(state: GameThree, seat: i64, luck: Luck) -> i64:
    choices = state.legal(seat)
    if state.phase == P_TAKE:
        i: i64 = 0
        while i < len(choices) and choices[i] - TAKE > MARS:
            i += 1
        return choices[i] if i < len(choices) else choices[0]
    best = choices[0]
    most: i64 = -1_000_000
    i = 0
    while i < len(choices):
        value = race_value(state, seat, choices[i]) + luck.below(8)
        if value > most:
            most = value
            best = choices[i]
        i += 1
    return best
