"""A greedy player of Ephemeris in all its modes, in plain sight, and what it teaches the search (compiled).

In Games One and Two (`ephemeris_hands.py`) it counts how far its hand is from complete: a body that can walk into a
sign that is still wanted lacks one move, one that somebody hinders lacks more. It makes the move after which least is
lacking, and of equal ones rather one that upsets what an opponent has just done. In Game Three (`ephemeris_three.py`)
it drives its own planet, keeps the road ahead open and stands in the way of whoever leads; Pairs is in
`ephemeris_pairs.py`. What it knows of the quiz, how quick it is in a race and how well it remembers cards is a matter
of its level (`ephemeris_talent.py`), not of thought.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.bots.ephemeris_hands import astray_of, choose_one, choose_two, exact, lacking, price_of
from ecliptic.bots.ephemeris_pairs import choose_pairs
from ecliptic.bots.ephemeris_race import best_race, race_table
from ecliptic.bots.ephemeris_talent import answered, called, gives_up, percent_of, reaction_of, talent
from ecliptic.bots.ephemeris_three import choose_three
from ecliptic.bots.search_guide import Guide, cheapest
from ecliptic.games.ephemeris.deal import UNSEEN
from ecliptic.games.ephemeris.hands import Hands
from ecliptic.games.ephemeris.ids import BACK, P_ANSWER, P_BACK, P_FIRST, P_MOVE, P_ORBIT, P_RACE, SIGNS
from ecliptic.games.ephemeris.one import GameOne
from ecliptic.games.ephemeris.pairs import Pairs
from ecliptic.games.ephemeris.ring import shifted, sign_of
from ecliptic.games.ephemeris.state import Mode
from ecliptic.games.ephemeris.three import GameThree
from ecliptic.games.ephemeris.two import GameTwo
from ecliptic.kernel.bits import bit, size
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import State

__all__ = ("choose", "exact", "gives_up", "guide", "master", "talent")

MEDIUM: Final = 1
HARD: Final = 2
ROLLS: Final = 2
"""How many rolls the master looks ahead in Game Three."""


def decide(state: Mode, seat: i64, luck: Luck, whims: bool) -> i64:
    """What the greedy player does, with this luck where it has no preference."""
    if state.phase == P_RACE:
        return called(state, seat, reaction_of(state, MEDIUM, luck))
    if isinstance(state, GameOne):
        return choose_one(state, seat, luck, whims)
    if isinstance(state, GameTwo):
        return choose_two(state, seat, luck, whims)
    if isinstance(state, GameThree):
        if state.phase == P_ANSWER:
            return answered(state, percent_of(state, MEDIUM), luck)
        return choose_three(state, seat, luck)
    if isinstance(state, Pairs):
        return choose_pairs(state, seat, luck, 100, False)
    return state.legal(seat)[0]


def choose(known: State, seat: int) -> int:
    """What the greedy player does. Its moods follow from the position."""
    assert isinstance(known, Mode)
    return int(decide(known, seat, mood(known, seat), True))


def master(known: State, seat: int, luck: Callable[[], int], ms: int) -> int | None:
    """The strongest player of Game Three between two, who looks ahead; elsewhere nobody is better than `hard`."""
    if isinstance(known, GameThree) and known.seats == 2 and known.phase == P_ORBIT:
        return int(best_race(known, seat, race_table(), percent_of(known, HARD), ROLLS))
    return None


def mood(known: Mode, seat: i64) -> Luck:
    board: i64 = 0
    if isinstance(known, Hands):
        board = known.board ^ (known.held(seat) * 0x9E3779B1)
    elif isinstance(known, GameThree):
        board = known.board
    return Luck(board & 0xFFFFFFFFFFFF, known.count * 8 + seat)


# -- for the search --------------------------------------------------------------------------------------------------

WORLDS: Final = 6
"""Guesses of which the likeliest is preferred: opponents have worked on their hands."""
EAGER: Final = 6.0
"""Game One: a hand that lacks this much less is e times as likely, once players have moved for a while."""
PURPOSE: Final = 3.0
"""Game One: a last move is e times as likely for each of these parts of a move that it helped its player."""
TIDY: Final = 2.1
"""Game Two: how much likelier each body in place makes a hand, as a power of e and shared by the seats: the more there
are, the more was moved since. Counted in games of the own player, like the next and LOOSE."""
AIMED: Final = 1.2
"""Game Two: the same for a body that the last move put in place, for whoever made it."""
TEMPER: Final = 5.0
"""Game One: a hand that lacks this much less wins e times as often."""
LOOSE: Final = 20.0
"""The same in Game Two, where dice and more players mix the board up before anybody's next turn."""
HORIZON: Final = 12
"""Game One: moves after which a simulation is judged by what the hands lack."""
ROUNDS: Final = 2
"""The same in Game Two: this many turns of each seat, and the own one."""
SHORT: Final = 14
"""How many choices the search looks at."""


class EphemerisGuide(Guide):
    """Simulations are played greedily. Where hands are hidden, likelier ones are guessed more often."""

    def __init__(self, known: Mode) -> None:
        super().__init__(paired=3000)
        self.until: i64 = known.count + HORIZON
        self.temper: float = TEMPER
        if isinstance(known, GameTwo):
            self.paired = 6000  # they are shorter
            self.until = known.count + ROUNDS * known.seats + 1
            self.temper = LOOSE

    def policy(self, state: State, seat: i64, luck: Luck) -> i64:
        assert isinstance(state, Mode)
        return decide(state, seat, luck, False)

    def stage(self, state: State) -> i64:
        if isinstance(state, Hands) and state.count >= self.until:
            return 1
        return 0

    def value(self, state: State) -> list[float]:
        if isinstance(state, Hands) and state.actors() != 0:
            return chances(state, self.temper)
        return state.returns()

    def guess(self, known: State, luck: Luck) -> State:
        """One of several guesses, by how likely it is after what was played."""
        world = known.clone()
        world.fill(luck)
        if not isinstance(known, Hands) or known.phase < P_MOVE or known.count == 0:
            return world
        total = likelihood(world, known)
        i: i64 = 1
        while i < WORLDS:
            other = known.clone()
            other.fill(luck)
            weight = likelihood(other, known)
            total += weight
            if float(luck.word()) * total < weight * 4294967296.0:
                world = other
            i += 1
        return world

    def shortlist(self, known: State, seat: i64) -> vec[i64]:
        """Of many moves those that leave least lacking; nothing to compare in a quiz or a race."""
        assert isinstance(known, Mode)
        if known.phase == P_ANSWER or known.phase == P_RACE:
            return vec[i64]()
        choices = known.legal(seat)
        if not isinstance(known, Hands) or len(choices) <= SHORT or choices[0] >= BACK + 11:
            return choices
        priced: list[tuple[float, int]] = []
        i: i64 = 0
        while i < len(choices):
            if choices[i] < BACK + 11:
                priced.append((float(price_of(known, seat, choices[i])), int(choices[i])))
            i += 1
        return cheapest(priced, SHORT)


def likelihood(world: State, known: Hands) -> float:
    """How likely the hands of others are that a guess gives them."""
    assert isinstance(world, Hands)
    two = isinstance(known, GameTwo)
    before = board_before(known)
    found = 0.0
    seat: i64 = 0
    while seat < world.seats:
        if known.held(seat) & UNSEEN:
            held = world.held(seat)
            goal = world.goal(seat)
            moved = before >= 0 and known.next_active(seat) == known.turn
            if two:
                astray = size(astray_of(known.board, held, goal))
                found -= TIDY * float(astray) / float(known.seats)
                if moved:
                    found += AIMED * float(size(astray_of(before, held, goal)) - astray)
            else:
                now = lacking(known.board, held, goal)
                found -= float(now) / EAGER
                if moved:
                    found += float(lacking(before, held, goal) - now) / PURPOSE
        seat += 1
    return exp(found)


def board_before(known: Hands) -> i64:
    """The board before the last move, at the first decision of a turn; -1 if it is not known or was the own move."""
    if known.last < 0 or known.phase not in (P_MOVE, P_FIRST, P_BACK):
        return -1
    body = known.last >> 4
    return shifted(known.board, body, (known.last & 15) - sign_of(known.board, body), SIGNS)


def chances(state: Hands, temper: float) -> list[float]:
    """What each seat may hope for: the less its hand lacks the more."""
    found: list[float] = []
    total = 0.0
    seat: i64 = 0
    while seat < state.seats:
        share = 0.0
        if state.active & bit(seat):
            lacks = float(lacking(state.board, state.held(seat), state.goal(seat)))
            if seat == state.turn:
                lacks -= 2.0
            share = exp(-lacks / temper)
        found.append(share)
        total += share
        seat += 1
    return [share / total for share in found]


def guide(known: State) -> Guide:
    """What the search is told about this game."""
    assert isinstance(known, Mode)
    return EphemerisGuide(known)
