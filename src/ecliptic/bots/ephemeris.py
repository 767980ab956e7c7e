"""A greedy player of Ephemeris in all its modes, in plain sight.

In Games One and Two it counts how far its hand is from complete: a body that can walk into a sign that is still wanted
lacks one move, one that somebody hinders lacks more. It makes the move after which least is lacking, and of equal ones
rather one that upsets what an opponent has just done. In Game Three it drives its own planet, keeps the road before it
open and stands in the way of whoever leads. What it knows of the quiz, how quick it is in a race and how well it
remembers cards is a matter of its level (`talent`), not of thought.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.bots.guide import Guide
from ecliptic.games.ephemeris.deal import UNSEEN
from ecliptic.games.ephemeris.hands import Hands
from ecliptic.games.ephemeris.ids import (
    ACCEPT,
    AGREE,
    ANSWER,
    BACK,
    BODIES,
    BUCKET_MS,
    BUCKETS,
    CALL,
    DECLINE,
    ECLIPSE,
    END,
    FASTEST_MS,
    MARS,
    NAME,
    OFFER,
    P_ANSWER,
    P_BACK,
    P_END,
    P_FIRST,
    P_MOVE,
    P_OFFERED,
    P_PLACE,
    P_RACE,
    P_SECOND,
    P_TAKE,
    P_VOTE,
    P_WINNING,
    PLACE,
    PLUTO,
    REFUSE,
    SIGNS,
    SILENT,
    TAKE,
)
from ecliptic.games.ephemeris.one import GameOne
from ecliptic.games.ephemeris.pairs import GONE, UNTURNED, Pairs
from ecliptic.games.ephemeris.ring import (
    colour_of,
    distance,
    reach,
    reaches,
    shifted,
    sign_of,
    signs_under,
)
from ecliptic.games.ephemeris.snap import Snap
from ecliptic.games.ephemeris.state import Mode
from ecliptic.games.ephemeris.three import NOBODY, ORBIT, GameThree
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
"""Every so many moves the mood is as strong as a move and a half: two stubborn players would tug at a body for ever.
Simulations have no whims."""
PATIENCE: Final = 120
"""After so many moves an offered draw is taken by a hand that lacks two moves or more."""

MEMORY: Final = (40, 75, 100)
"""Pairs: how many in a hundred of the cards that lay open a player of each level remembers."""


# -- Games One and Two: what a hand lacks ----------------------------------------------------------------------------


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


# -- Game Three ------------------------------------------------------------------------------------------------------


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


# -- Pairs -----------------------------------------------------------------------------------------------------------


def choose_pairs(state: Pairs, seat: i64, luck: Luck, percent: i64, clever: bool) -> i64:
    """A pair that one remembers, else a card nobody has seen. A clever player ends a go on a known card where another
    new one would rather help the next."""
    faces = state.faces
    n: i64 = len(faces)
    known = vec[i64]()
    fresh = vec[i64]()
    i: i64 = 0
    while i < n:
        if i != state.up and faces[i] >= UNTURNED:
            if faces[i] != UNTURNED and remembered(state, seat, i, percent):
                known = append(known, i)
            else:
                fresh = append(fresh, i)
        i += 1
    if state.up >= 0:
        i = 0
        while i < len(known):
            if faces[known[i]] == faces[state.up]:
                return PLACE + known[i]
            i += 1
        if len(fresh) == 0 or (clever and len(known) > 0 and not worth_a_look(state)):
            return PLACE + known[0]
        return PLACE + fresh[luck.below(len(fresh))]
    i = 0
    while i < len(known):
        j: i64 = i + 1
        while j < len(known):
            if faces[known[i]] == faces[known[j]]:
                return PLACE + known[i]
            j += 1
        i += 1
    if len(fresh) > 0:
        return PLACE + fresh[luck.below(len(fresh))]
    return PLACE + known[0]


def remembered(state: Pairs, seat: i64, place: i64, percent: i64) -> bool:
    """Whether a player who keeps so much in mind still knows this card: it differs every few goes."""
    mixed: i64 = (place * 7919 + seat * 104729 + (state.count // 3) * 15485863 + state.faces[place] * 31337) & 0xFFFFFF
    mixed = (mixed * 0x5BD1E995) & 0x7FFFFFFF
    return (mixed >> 8) % 100 < percent


def worth_a_look(state: Pairs) -> bool:
    """Whether a second new card is more likely to serve the go than to serve the next player."""
    return MARGINS.look_again(state)


class Margins:
    """Pairs between two who forget nothing, solved for the mean lead in pairs of the player on turn.

    A position is what is not seen yet: signs of which both cards are unseen (s) or one (t), bodies of which three (a)
    or two (b) are unseen, and unseen cards that have no partner any more (d). Pairs that are known are taken at once.
    """

    def __init__(self) -> None:
        self.found: dict[int, float] = {}

    def value(self, s: i64, t: i64, a: i64, b: i64, d: i64) -> float:
        """The lead that the player on turn can expect to win from here on."""
        if s + t + a + b == 0:
            return 0.0
        at: int = (((s * 32 + t) * 32 + a) * 32 + b) * 32 + d
        if at in self.found:
            return self.found[at]
        unseen = float(2 * s + t + 3 * a + 2 * b + d)
        found = (
            (float(t) / unseen * (1.0 + self.value(s, t - 1, a, b, d)) if t > 0 else 0.0)
            + (float(2 * b) / unseen * (1.0 + self.value(s, t, a, b - 1, d + 1)) if b > 0 else 0.0)
            + (float(2 * s) / unseen * self.second(s - 1, t, a, b, d, 1) if s > 0 else 0.0)
            + (float(3 * a) / unseen * self.second(s, t, a - 1, b, d, 2) if a > 0 else 0.0)
            + (float(d) / unseen * self.second(s, t, a, b, d - 1, 0) if d > 0 else 0.0)
        )
        self.found[at] = found
        return found

    def second(self, s: i64, t: i64, a: i64, b: i64, d: i64, up: i64) -> float:
        """The better of a known card and a new one, with a first card up that found no partner: its copies still
        unseen are `up`, and not counted in the rest."""
        look = self.look(s, t, a, b, d, up)
        if t + b == 0:
            return look  # no other card is known
        stop = self.stop(s, t, a, b, d, up)
        return stop if stop > look else look

    def stop(self, s: i64, t: i64, a: i64, b: i64, d: i64, up: i64) -> float:
        """The go ends on a card that everybody knows."""
        return -self.value(s, t + (1 if up == 1 else 0), a, b + (1 if up == 2 else 0), d)

    def look(self, s: i64, t: i64, a: i64, b: i64, d: i64, up: i64) -> float:
        """A second new card: it may be the partner, show the next player a pair, or be one more card to remember."""
        one: i64 = 1 if up == 1 else 0
        two: i64 = 1 if up == 2 else 0
        unseen = float(2 * s + t + 3 * a + 2 * b + d + up)
        if unseen == 0.0:
            return self.stop(s, t, a, b, d, up)
        found = float(up) / unseen * (1.0 + self.value(s, t, a, b, d + two))
        t2 = t + one
        b2 = b + two
        if t > 0:
            found -= float(t) / unseen * (1.0 + self.value(s, t2 - 1, a, b2, d))
        if b > 0:
            found -= float(2 * b) / unseen * (1.0 + self.value(s, t2, a, b2 - 1, d + 1))
        if s > 0:
            found -= float(2 * s) / unseen * self.value(s - 1, t2 + 1, a, b2, d)
        if a > 0:
            found -= float(3 * a) / unseen * self.value(s, t2, a - 1, b2 + 1, d)
        if d > 0:
            found -= float(d) / unseen * self.value(s, t2, a, b2, d - 1)
        return found

    def look_again(self, state: Pairs) -> bool:
        """Whether a second new card is better than a known one, with a card up that has no known partner."""
        faces = state.faces
        up = faces[state.up]
        s: i64 = 0
        t: i64 = 0
        a: i64 = 0
        b: i64 = 0
        d: i64 = 0
        left: i64 = 0
        face: i64 = 0
        while face < 21:
            unseen = state.unseen(face)
            gone = False
            i: i64 = 0
            while i < len(faces):
                if faces[i] == GONE - face:
                    gone = True
                i += 1
            if face == up:
                left = 0 if gone else unseen
                if gone:
                    d += unseen
            elif gone:
                d += unseen
            elif unseen == 3:
                a += 1
            elif unseen == 2:
                if face < BODIES and state.kit.thirds:
                    b += 1
                else:
                    s += 1
            elif unseen == 1:
                if face < BODIES and state.kit.thirds:
                    return True  # two copies known and not taken: somebody forgot them
                t += 1
            face += 1
        return self.look(s, t, a, b, d, left) > self.stop(s, t, a, b, d, left)


MARGINS: Final = Margins()
"""Filled as it is asked."""


# -- what is no matter of thought ------------------------------------------------------------------------------------


def talent(known: State, seat: int, level: int, luck: Callable[[], int]) -> int | None:
    """What a player of a level (0 easy, 1 medium, 2 hard) knows, remembers or is quick enough for; None elsewhere.

    How often the quiz is answered rightly and how long it takes to call are the edition's (`data/bots.toml`).
    """
    assert isinstance(known, Mode)
    if known.phase == P_RACE:
        return int(called(known, seat, reaction_of(known, level, Luck(luck()))))
    if isinstance(known, GameThree) and known.phase == P_ANSWER:
        return int(answered(known, percent_of(known, level), Luck(luck())))
    if isinstance(known, Pairs) and known.phase == P_PLACE:
        return int(choose_pairs(known, seat, Luck(luck()), MEMORY[level], level == 2))
    return None


def gives_up(action: int) -> bool:
    """An Eclipse or a draw, proposed or agreed to."""
    return action in (ECLIPSE, AGREE, OFFER, ACCEPT)


def percent_of(known: Mode, level: i64) -> i64:
    return known.kit.skill[level]


def reaction_of(known: Mode, level: i64, luck: Luck) -> i64:
    """Milliseconds until a call: twelve throws added up spread about like a bell."""
    total: i64 = 0
    i: i64 = 0
    while i < 12:
        total += luck.below(1000)
        i += 1
    return known.kit.quickness[level] + known.kit.spread[level] * (total - 6000) // 1000


def called(known: Mode, seat: i64, ms: i64) -> i64:
    """A call after so long if there is something to call, else silence."""
    if isinstance(known, Snap):
        due = known.matched() >= 0
    else:
        due = known.may_call(seat)
    if not due:
        return SILENT
    bucket: i64 = (ms - FASTEST_MS) // BUCKET_MS
    if bucket < 0:
        bucket = 0
    if bucket >= BUCKETS:
        bucket = BUCKETS - 1
    return CALL + bucket


def answered(known: GameThree, percent: i64, luck: Luck) -> i64:
    """The right letter so many times in a hundred, else one of the others."""
    right = known.key()
    if luck.below(100) < percent:
        return ANSWER + right
    return ANSWER + (right + 1 + luck.below(2)) % 3


# -- the player ------------------------------------------------------------------------------------------------------

MEDIUM: Final = 1


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


def mood(known: Mode, seat: i64) -> Luck:
    board: i64 = 0
    if isinstance(known, Hands):
        board = known.board ^ (known.held(seat) * 0x9E3779B1)
    elif isinstance(known, GameThree):
        board = known.board
    return Luck(board & 0xFFFFFFFFFFFF, known.count * 8 + seat)


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
"""The same in Game Two: so many turns of each, and the own one."""
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
        ranked: list[tuple[int, int]] = []
        i: i64 = 0
        while i < len(choices):
            if choices[i] < BACK + 11:
                ranked.append((int(price_of(known, seat, choices[i])), int(choices[i])))
            i += 1
        ranked.sort()
        found = vec[i64]()
        for _, action in ranked[:SHORT]:
            found = append(found, action)
        return found


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
