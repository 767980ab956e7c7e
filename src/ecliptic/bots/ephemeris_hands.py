"""Games One and Two of Ephemeris: what a hand lacks, the move after which least is lacking, and moves that are sure to
win (compiled)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.ephemeris.hands import Hands
from ecliptic.games.ephemeris.ids import (
    ACCEPT,
    BACK,
    BODIES,
    DECLINE,
    END,
    NAME,
    P_BACK,
    P_END,
    P_FIRST,
    P_MOVE,
    P_OFFERED,
    P_SECOND,
    P_VOTE,
    P_WINNING,
    PLUTO,
    REFUSE,
    SIGNS,
)
from ecliptic.games.ephemeris.one import GameOne
from ecliptic.games.ephemeris.ring import (
    colour_of,
    distance,
    reach,
    reaches,
    shifted,
    sign_of,
    signs_under,
)
from ecliptic.games.ephemeris.two import GameTwo
from ecliptic.kernel.bits import bit, lowest, size
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import State

DIRECT: Final = 4
"""What a body lacks that can walk where it is wanted."""
HINDERED: Final = 7
"""What a body lacks that somebody stands in the way of."""
FINE: Final = 8
"""Preferences among moves after which equally much is lacking are counted in this part of a quarter move."""
UPSET: Final = 8
"""How much a move of the body that an opponent has just moved is liked."""
STRANGER: Final = 4
"""How much a move of a body is liked that is not in the own hand."""
MOOD: Final = 12
"""How far apart moves may be that are chosen between at random."""
WHIM: Final = 5
"""One move in this many the mood is as strong as a move and a half: two stubborn players would tug at a body forever.
Simulations have no whims."""
PATIENCE: Final = 120
"""After this many moves an offered draw is taken by a hand that lacks two moves or more."""


def lacking(board: i64, held: i64, goal: i64) -> i64:
    """How far a hand is from complete: DIRECT or HINDERED for each body that is astray, paired as well as can be."""
    astray = astray_of(board, held, goal)
    if astray == 0:
        return 0
    return cheapest(board, reaches(board), astray, goal - signs_under(board, held & ~astray))


def astray_of(board: i64, held: i64, goal: i64) -> i64:
    """The bodies of a hand that are out of place. One in a wanted sign stays there; of several the slowest does."""
    wanted = goal
    astray: i64 = 0
    body: i64 = BODIES - 1
    while body >= 0:
        if (held >> body) & 1:
            at = sign_of(board, body) * 4
            if (wanted >> at) & 15:
                wanted -= bit(at)
            else:
                astray |= bit(body)
        body -= 1
    return astray


def cheapest(board: i64, ranges: i64, astray: i64, wanted: i64) -> i64:
    """The best pairing of the bodies that are astray with the wanted signs."""
    body = lowest(astray)
    rest = astray & (astray - 1)
    sign = sign_of(board, body)
    far = (ranges >> (4 * body)) & 15
    floor: i64 = DIRECT * size(astray)
    best: i64 = 1000
    left = wanted
    while left != 0:
        at = lowest(left) & ~3
        left &= ~(bit(at) * 15)
        price: i64 = DIRECT
        if distance(sign, at >> 2, SIGNS) > far:
            price = HINDERED
        if price + floor - DIRECT >= best:
            continue
        if rest != 0:
            price += cheapest(board, ranges, rest, wanted - bit(at))
        if price < best:
            best = price
            if best == floor:
                return best
    return best


def next_gain(board: i64, held: i64, goal: i64, colour: i64, banned: i64) -> i64:
    """What a second move with a die of this colour would save: DIRECT if some body can walk where it is wanted."""
    astray = astray_of(board, held, goal)
    wanted = goal - signs_under(board, held & ~astray)
    while astray != 0:
        body = lowest(astray)
        astray &= astray - 1
        if body == banned or colour_of(body) != colour:
            continue
        sign = sign_of(board, body)
        far = reach(board, body, SIGNS)
        left = wanted
        while left != 0:
            at = lowest(left) & ~3
            left &= ~(bit(at) * 15)
            if distance(sign, at >> 2, SIGNS) <= far:
                return DIRECT
    return 0


def price_of(state: Hands, seat: i64, action: i64) -> i64:
    """What is lacking after a move, in FINE parts, less what else speaks for it."""
    held = state.held(seat)
    goal = state.goal(seat)
    if action >= BACK:
        return FINE * lacking(shifted(state.board, state.card, -(action - BACK + 1), SIGNS), held, goal)
    body = action // 11
    after = shifted(state.board, body, action % 11 + 1, SIGNS)
    lacks = lacking(after, held, goal)
    if lacks > 0 and isinstance(state, GameTwo) and state.phase == P_FIRST:
        other = state.second
        if colour_of(body) != state.first:
            other = state.first
        lacks -= next_gain(after, held, goal, other, body)
    price = FINE * lacks
    if state.last >= 0 and state.last >> 4 == body and state.phase != P_SECOND:
        price -= UPSET
    if (held >> body) & 1 == 0:
        price -= STRANGER
    return price


def best_move(state: Hands, seat: i64, luck: Luck, whims: bool) -> i64:
    """The move with the least price, but for a mood. A move that wins is never missed."""
    choices = state.legal(seat)
    mood: i64 = MOOD
    if whims and luck.below(WHIM) == 0:
        mood = 4 * MOOD
    best: i64 = -1
    least: i64 = 0
    i: i64 = 0
    while i < len(choices):
        action = choices[i]
        if action < BACK + 11:
            price = price_of(state, seat, action)
            if price <= 0 and wins(state, seat, action):
                return action
            price += luck.below(mood)
            if best < 0 or price < least:
                best = action
                least = price
        i += 1
    return best


def wins(state: Hands, seat: i64, action: i64) -> bool:
    """Whether a move completes the own hand."""
    if action >= BACK:
        after = shifted(state.board, state.card, -(action - BACK + 1), SIGNS)
    else:
        after = shifted(state.board, action // 11, action % 11 + 1, SIGNS)
    return lacking(after, state.held(seat), state.goal(seat)) == 0


def choose_one(state: GameOne, seat: i64, luck: Luck, whims: bool) -> i64:
    """Game One, the draft included: fast bodies for oneself, any signs for the other."""
    if state.phase == P_MOVE:
        return best_move(state, seat, luck, whims)
    choices = state.legal(seat)
    if state.phase == P_OFFERED:
        late = state.count >= PATIENCE and lacking(state.board, state.held(seat), state.goal(seat)) >= 2 * DIRECT
        return ACCEPT if late else REFUSE
    if choices[0] >= NAME:
        return choices[luck.below(len(choices))]
    return choices[0]


def choose_two(state: GameTwo, seat: i64, luck: Luck, whims: bool) -> i64:
    """Game Two. Who retires gets nothing, so an Eclipse is never called and never agreed to."""
    phase = state.phase
    if phase == P_VOTE:
        return DECLINE
    if phase in (P_FIRST, P_SECOND, P_BACK, P_WINNING):
        move = best_move(state, seat, luck, whims)
        if phase == P_WINNING or wins(state, seat, move) or not state.pluto_helps():
            return move
        return PLUTO
    if state.pluto_helps() and phase >= P_FIRST:
        return PLUTO
    if phase == P_END:
        return END
    return plain(state.legal(seat))


def plain(choices: vec[i64]) -> i64:
    """To roll or to turn up a card: the first of all."""
    return choices[0]


# -- solved positions ------------------------------------------------------------------------------------------------


def exact(known: State, seat: int) -> int | None:
    """A move that surely wins, whatever the others hold or do: at once, or (Game One) by the next own move unless the
    opponent's hand is completed before that."""
    if not isinstance(known, Hands) or known.phase not in (P_MOVE, P_FIRST, P_SECOND, P_BACK, P_WINNING):
        return None
    choices = known.legal(seat)
    i: i64 = 0
    while i < len(choices):
        if choices[i] < BACK + 11 and wins(known, seat, choices[i]):
            return int(choices[i])
        i += 1
    if not isinstance(known, GameOne) or known.count + 3 > known.kit.cap:
        return None  # three moves: this one, the answer, and the one that wins
    if lacking(known.board, known.held(seat), known.goal(seat)) <= 2 * HINDERED:
        found = forced(known.board, known.held(seat), known.goal(seat))
        if found >= 0:
            return int(found)
    return None


def forced(board: i64, held: i64, goal: i64) -> i64:
    """A move after which every answer leaves this hand complete or a move from it; -1 if there is none."""
    ranges = reaches(board)
    body: i64 = 0
    while body < BODIES:
        steps: i64 = 1
        while steps <= (ranges >> (4 * body)) & 15:
            after = shifted(board, body, steps, SIGNS)
            if lacking(after, held, goal) == DIRECT and unstoppable(after, held, goal):
                return body * 11 + steps - 1
            steps += 1
        body += 1
    return -1


def unstoppable(board: i64, held: i64, goal: i64) -> bool:
    """Whether no single move takes this hand further than one move from complete."""
    ranges = reaches(board)
    body: i64 = 0
    while body < BODIES:
        steps: i64 = 1
        while steps <= (ranges >> (4 * body)) & 15:
            if lacking(shifted(board, body, steps, SIGNS), held, goal) > DIRECT:
                return False
            steps += 1
        body += 1
    return True
