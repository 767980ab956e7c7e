"""Positions from JSON-able data: every part is checked, and each error says what is wrong and where."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.ephemeris.data import BODIES, COLOURS, LETTERS, SIGNS, packed
from ecliptic.games.ephemeris.deal import BURIED, GOAL, HELD, PAST, SLOTS, SWAPS, UNKNOWN, UNSEEN, no_cards
from ecliptic.games.ephemeris.hands import Hands
from ecliptic.games.ephemeris.ids import (
    P_ANSWER,
    P_BACK,
    P_BLOCKED,
    P_BODIES,
    P_CALL,
    P_CARD,
    P_CHOOSE,
    P_DRAW,
    P_END,
    P_FACE,
    P_FATE,
    P_FIRST,
    P_KEY,
    P_MOVE,
    P_NAME,
    P_ORBIT,
    P_PLANETS,
    P_QUIZ,
    P_RACE,
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
from ecliptic.games.ephemeris.knowledge import restock
from ecliptic.games.ephemeris.one import GameOne
from ecliptic.games.ephemeris.pairs import GONE, UNTURNED, Pairs, copies_of
from ecliptic.games.ephemeris.position import FACES, PHASES, PHASES_OF, counted, mode_of
from ecliptic.games.ephemeris.ruleset import Ruleset
from ecliptic.games.ephemeris.sky import Sky
from ecliptic.games.ephemeris.snap import Snap
from ecliptic.games.ephemeris.state import Mode, filled
from ecliptic.games.ephemeris.three import HALF, NOBODY, GameThree
from ecliptic.games.ephemeris.two import GameTwo
from ecliptic.kernel.bits import bit, size
from ecliptic.kernel.errors import BadPosition
from ecliptic.kernel.state import NATURE


class Reader:
    """Takes typed parts out of untrusted data; every error says where."""

    def __init__(self, data: object, where: str = "the position") -> None:
        if not isinstance(data, Mapping):
            raise BadPosition(f"{where} should be a table of names and values")
        self._data: Mapping[str, object] = data
        self._where = where

    def value(self, name: str) -> object:
        if name not in self._data:
            raise BadPosition(f"{self._where} lacks {name}")
        return self._data[name]

    def part(self, name: str) -> Reader:
        return Reader(self.value(name), name)

    def number(self, name: str, low: int, high: int) -> int:
        return whole(self.value(name), f"{name} in {self._where}", low, high)

    def number_or(self, name: str, low: int, high: int, missing: int) -> int:
        return missing if self.value(name) is None else self.number(name, low, high)

    def switch(self, name: str) -> bool:
        found = self.value(name)
        if not isinstance(found, bool):
            raise BadPosition(f"{name} in {self._where} should be true or false, not {found!r}")
        return found

    def word(self, name: str, names: Sequence[str]) -> int:
        return index(self.value(name), f"{name} in {self._where}", names)

    def word_or(self, name: str, names: Sequence[str]) -> int:
        return -1 if self.value(name) is None else self.word(name, names)

    def items(self, name: str, low: int, high: int) -> list[object]:
        found = self.value(name)
        if not isinstance(found, list) or not low <= len(found) <= high:
            count = str(low) if low == high else f"{low} to {high}"
            raise BadPosition(f"{name} in {self._where} should be a list of {count}, not {found!r}")
        return found

    def words(self, name: str, names: Sequence[str], high: int) -> list[int]:
        return [index(item, f"{name} in {self._where}", names) for item in self.items(name, 0, high)]

    def seats(self, name: str, seats: int) -> int:
        """A set of seats."""
        return sum({1 << whole(seat, name, 0, seats - 1) for seat in self.items(name, 0, seats)})

    def numbers(self, name: str, count: int, low: int, high: int) -> list[int]:
        return [whole(item, f"{name} in {self._where}", low, high) for item in self.items(name, count, count)]


def whole(value: object, what: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"{what} should be a number from {low} to {high}, not {value!r}")
    return value


def index(value: object, what: str, names: Sequence[str]) -> int:
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"{what} should be one of {', '.join(names)}, not {value!r}")
    return names.index(value)


MANY = 1_000_000
_PHASE_NAMES = {name: phase for phase, name in PHASES.items()}


def from_dict(data: Mapping[str, object], mode: str, seats: int, kit: Ruleset) -> Mode:
    """A position of a mode whose options and number of seats were checked."""
    read = Reader(data)
    readers: dict[str, Callable[[Reader, int, Ruleset], Mode]] = {
        "one": _read_one, "two": _read_two, "three": _read_three, "pairs": _read_pairs, "snap": _read_snap,
    }  # fmt: skip
    state = readers[mode](read, seats, kit)
    state.phase = _phase(read, "phase", mode)
    state.turn = read.number("turn", 0, seats - 1)
    state.active = read.seats("active", seats)
    state.winner = read.number_or("winner", 0, seats - 1, -1)
    said = read.numbers("said", seats, 0, 60)
    state.said = sum(answer << (8 * seat) for seat, answer in enumerate(said))
    state.barrier = read.number("barrier", 0, MANY)
    state.count = read.number("count", 0, MANY)
    _check(state)
    return state


def _phase(read: Reader, name: str, mode: str) -> int:
    allowed = [PHASES[phase] for phase in sorted(PHASES_OF[mode])]
    return _PHASE_NAMES[allowed[read.word(name, allowed)]]


def _read_sky(state: Sky, read: Reader) -> None:
    board = read.part("board")
    state.board = packed([board.word(body, SIGNS) for body in BODIES])
    if read.value("last") is not None:
        body, sign = read.items("last", 2, 2)
        state.last = index(body, "last", BODIES) * 16 + index(sign, "last", SIGNS)
    state.card = read.word_or("card", BODIES)
    deck = read.part("deck")
    seen = deck.words("seen", BODIES, state.deck_size())
    state.turned = deck.number("turned", 0, MANY)
    if len(seen) != min(state.turned, state.deck_size()):
        raise BadPosition(f"seen in deck lists {len(seen)} cards, but {state.turned} were turned")
    for place, body in enumerate(seen):
        if state.deck_left >> (4 * body) & 15 == 0:
            raise BadPosition(f"seen in deck lists {BODIES[body]} more often than the deck has it")
        state.deck_left -= 1 << (4 * body)
        state.deck_order |= body << (4 * place)


def _read_hands(state: Hands, read: Reader) -> None:
    _read_sky(state, read)
    for seat, hand in enumerate(read.items("hands", state.seats, state.seats)):
        _read_hand(state, seat, Reader(hand, f"hand {seat}"))
    deal = read.part("deal")
    state.at = deal.number("at", 0, 40)
    state.left = deal.number("left", 0, 4)
    state.index = deal.number("index", 0, 4)
    state.skipped = deal.number("skipped", 0, 27)
    state.shown = sum({1 << body for body in read.words("shown", BODIES, 5)})
    state.resume = _phase(read, "resume", mode_of(state))
    for seat in range(state.seats):
        if state.held(seat) == UNSEEN and seat == read.value("winner"):
            state.cards[seat * SLOTS + HELD] |= state.shown


def _read_hand(state: Hands, seat: int, read: Reader) -> None:
    base = seat * SLOTS
    if read.value("bodies") is None:
        state.cards[base + HELD] = UNSEEN
    else:
        bodies = read.words("bodies", BODIES, state.k)
        if len(set(bodies)) < len(bodies):
            raise BadPosition(f"hand {seat} holds a body twice")
        state.cards[base + HELD] = sum(1 << body for body in bodies)
    if read.value("signs") is None:
        state.cards[base + GOAL] = UNKNOWN
    else:
        state.cards[base + GOAL] = _goal(read.words("signs", SIGNS, state.k), f"hand {seat}")
    for body in read.words("buried", BODIES, 14):
        state.cards[base + BURIED] += 1 << (2 * body)
    state.cards[base + SWAPS] = read.number_or("exchanged", 0, 4, -1)
    for i, past in enumerate(read.items("past", 0, 2)):
        signs = Reader({"past": past}, f"hand {seat}").words("past", SIGNS, state.k)
        state.cards[base + PAST + i] = _goal(signs, f"hand {seat}")


def _goal(signs: list[int], where: str) -> int:
    if any(signs.count(sign) > 2 for sign in signs):
        raise BadPosition(f"{where} has a sign more than twice")
    return sum(1 << (4 * sign) for sign in signs)


def _read_one(read: Reader, seats: int, kit: Ruleset) -> Mode:
    state = GameOne(kit, no_cards(2))
    _read_hands(state, read)
    state.offered = read.switch("offered")
    return state


def _read_two(read: Reader, seats: int, kit: Ruleset) -> Mode:
    state = GameTwo(kit, seats, no_cards(seats))
    _read_hands(state, read)
    state.pluto = read.seats("pluto", seats)
    dice = [-1 if colour is None else index(colour, "dice", COLOURS) for colour in read.items("dice", 2, 2)]
    state.first, state.second = dice
    state.banned = read.word_or("banned", BODIES)
    state.fate = read.word_or("fate", COLOURS)
    return state


def _read_three(read: Reader, seats: int, kit: Ruleset) -> Mode:
    state = GameThree(kit, seats, filled(2 * seats, 0))
    _read_sky(state, read)
    owners = read.value("owners")
    if not isinstance(owners, Mapping):
        raise BadPosition("owners should be a table of planets and seats")
    for body, seat in owners.items():
        owner = whole(seat, f"the owner of {body}", 0, seats - 1)
        state.owners += (owner - NOBODY) << (4 * index(body, "an owned body", BODIES[2:]) + 8)
    if len(set(owners.values())) < len(owners):
        raise BadPosition("owners gives two planets to one seat")
    state.at = read.number("at", 0, seats)
    state.game = read.number("game", 0, kit.series)
    state.colour = read.word_or("colour", COLOURS)
    state.question = read.number_or("question", 1, 2 * HALF, 0) - 1
    state.answer = read.word_or("answer", LETTERS)
    state.right = read.switch("right")
    numbers = read.numbers("progress", seats, -MANY, 12) + read.numbers("points", seats, 0, 12 * kit.series)
    for i, number in enumerate(numbers):
        state.tally[i] = number
    pile = sum({1 << (whole(card, "pile", 1, 2 * HALF) - 1) for card in read.items("pile", 1, 2 * HALF)})
    state.low, state.high = pile & ((1 << HALF) - 1), pile >> HALF
    return state


def _read_pairs(read: Reader, seats: int, kit: Ruleset) -> Mode:
    size = PLACES if kit.thirds else PLACES - 9
    faces = vec[i64]()
    for item in read.items("places", size, size):
        faces = append(faces, _face(item))
    won = vec[i64]()
    for number in read.numbers("won", seats, 0, 21):
        won = append(won, number)
    state = Pairs(kit, seats, faces, won)
    state.up = read.number_or("up", 1, size, 0) - 1
    state.asked_for = read.number_or("asked", 1, size, 0) - 1
    for face in range(len(FACES)):
        if state.unseen(face) < 0:
            raise BadPosition(f"places shows {FACES[face]} more than {copies_of(face, kit.thirds)} times")
    if sum(1 for face in faces if face < UNTURNED) != 2 * sum(won):
        raise BadPosition("won does not add up to the cards taken from places")
    return state


def _face(item: object) -> int:
    if item is None:
        return UNTURNED
    if isinstance(item, str) and item.startswith("-"):
        return GONE - index(item[1:], "places", FACES)
    return index(item, "places", FACES)


def _read_snap(read: Reader, seats: int, kit: Ruleset) -> Mode:
    state = Snap(kit, seats, filled(seats * PLACES, 0), filled(seats * PLACES, 0), filled(2 * seats, 0))
    for name, cards, first in (("stocks", state.stock, 0), ("piles", state.pile, seats)):
        for seat, row in enumerate(read.items(name, seats, seats)):
            items = Reader({name: row}, f"seat {seat}").items(name, 0, PLACES)
            state.sizes[first + seat] = len(items)
            for i, item in enumerate(items):
                cards[seat * PLACES + i] = UNTURNED if item is None else index(item, name, FACES)
    for face in range(len(FACES)):
        if state.unseen(face) < 0:
            raise BadPosition(f"stocks and piles hold {FACES[face]} more than {copies_of(face, True)} times")
    return state


# -- whether it all fits ---------------------------------------------------------------------------------------------


def _check(state: Mode) -> None:
    if P_MOVE <= state.phase < P_VOTE and state.active >> state.turn & 1 == 0:
        raise BadPosition(f"it is seat {state.turn}'s turn, but that seat is not active")
    if isinstance(state, Hands):
        _check_hands(state)
    if isinstance(state, GameTwo):
        _check_dice(state)
    if isinstance(state, GameThree):
        _check_quiz(state)
    if isinstance(state, Pairs):
        _check_places(state)
    if isinstance(state, Snap) and state.phase not in (P_ROLLER, P_START):
        _check_piles(state)
    for seat in range(state.seats):
        if state.actors() & bit(seat) and not len(state.legal(seat)) and not _is_redacted(state):
            raise BadPosition(f"seat {seat} should act in phase {PHASES[state.phase]!r}, but has no legal action")
    if state.actors() == bit(NATURE) and not _is_redacted(state) and not len(state.legal(NATURE)):
        raise BadPosition(f"nothing can happen in phase {PHASES[state.phase]!r}")


def _is_redacted(state: Mode) -> bool:
    return isinstance(state, Hands) and any(
        state.held(seat) & UNSEEN or state.goal(seat) == UNKNOWN for seat in range(state.seats)
    )


def _check_hands(state: Hands) -> None:
    redacted = _is_redacted(state)
    _check_copies(state)
    if state.phase not in (P_BODIES, P_SWAPS, P_SKIP, P_DRAW, P_SIGNS, P_CHOOSE, P_NAME):
        for seat in range(state.seats):
            held, goal = state.held(seat), state.goal(seat)
            if not held & UNSEEN and size(held) != state.k:
                raise BadPosition(f"hand {seat} should hold {state.k} bodies, not {size(held)}")
            if goal != UNKNOWN and len(counted(goal, SIGNS)) != state.k:
                raise BadPosition(f"hand {seat} should hold {state.k} signs, not {len(counted(goal, SIGNS))}")
    if not redacted:
        restock(state)
    state.measure()
    playing = state.phase > P_START and state.phase not in (P_CALL, P_SHOW, P_RACE, P_CHOOSE, P_NAME)
    if playing and not state.kit.manual and (seat := state.first_complete(0)) >= 0:
        raise BadPosition(f"hand {seat} is complete, yet the game goes on")
    if state.phase == P_CALL and not redacted and state.first_complete(0) < 0:
        raise BadPosition("EPHEMERIS is called, but no hand is complete")
    if state.phase == P_SHOW and state.winner < 0:
        raise BadPosition("a hand is shown, but winner is not given")
    if state.shown and (state.winner < 0 or state.shown & ~state.held(state.winner)):
        raise BadPosition("shown should list bodies of the winner's hand")
    _check_deal(state)


def _check_deal(state: Hands) -> None:
    """How far the deal has come."""
    cards = state.seats * state.k
    if state.phase in (P_BODIES, P_SIGNS) and state.at >= cards:
        raise BadPosition(f"at in deal should be below {cards} while cards are dealt, not {state.at}")
    if state.phase in (P_SWAPS, P_SKIP, P_DRAW):
        if state.at >= state.seats:
            raise BadPosition(f"at in deal should be the seat that exchanges, not {state.at}")
        held = state.held(state.at)
        if state.phase == P_SKIP and not held & UNSEEN and state.index >= size(held):
            raise BadPosition(f"index in deal should be below {size(held)}, the bodies of hand {state.at}")


def _check_copies(state: Hands) -> None:
    if state.kit.draft:
        return
    for i, body in enumerate(BODIES):
        if sum(state.held(seat) >> i & 1 for seat in range(state.seats)) > 3:
            raise BadPosition(f"more than three hands hold {body}")
    for i, sign in enumerate(SIGNS):
        goals = [state.goal(seat) for seat in range(state.seats)]
        if sum(goal >> (4 * i) & 15 for goal in goals if goal != UNKNOWN) > 2:
            raise BadPosition(f"the hands hold {sign} more than twice")


def _check_dice(state: GameTwo) -> None:
    phase = state.phase
    if phase in (P_FIRST, P_BLOCKED, P_BACK, P_CARD) and min(state.first, state.second) < 0:
        raise BadPosition(f"dice should show two colours in phase {PHASES[phase]!r}")
    if phase == P_SECOND and (state.second < 0 or state.banned < 0):
        raise BadPosition("the second move needs the colour of the second die and the body that is banned")
    if (state.card >= 0) != (phase == P_BACK) and phase not in (P_FATE, P_VOTE):
        raise BadPosition("a retrograde card lies open exactly while its planet is to be moved back")
    if phase in (P_FIRST, P_BLOCKED) or (phase == P_FATE and state.resume == P_FIRST):
        state.face_dice()
        if phase == P_FATE:
            state.phase = phase
        elif state.phase != phase:
            raise BadPosition(f"with these dice the phase should be {PHASES[state.phase]!r}, not {PHASES[phase]!r}")
    if phase == P_FATE and state.resume not in (P_FIRST, P_SECOND, P_BLOCKED, P_BACK, P_END):
        raise BadPosition(f"resume should be the phase in which Pluto was played, not {PHASES[state.resume]!r}")
    if phase == P_WINNING and state.fate < 0:
        raise BadPosition("fate should be the colour of Pluto's die when Pluto's move is made")


def _check_places(state: Pairs) -> None:
    if state.up >= 0 and state.faces[state.up] < 0:
        raise BadPosition(f"up should be a card that was seen and not taken, not {state.up + 1}")
    if (state.asked_for >= 0) != (state.phase == P_FACE):
        raise BadPosition("asked should name a card exactly while one is being turned up")
    if state.phase == P_FACE and (state.faces[state.asked_for] != UNTURNED or state.asked_for == state.up):
        raise BadPosition(f"asked should be a card that was never seen, not {state.asked_for + 1}")


def _check_piles(state: Snap) -> None:
    cards = sum(state.sizes)
    if cards != PLACES:
        raise BadPosition(f"stocks and piles hold {cards} cards in all, not {PLACES}")
    for seat in range(state.seats):
        if (state.cards_of(seat) > 0) != (state.active >> seat & 1 == 1):
            raise BadPosition(f"seat {seat} should be active if it has cards, and only then")
    if state.phase == P_FACE and (state.sizes[state.turn] == 0 or state.stock[state.turn * PLACES] != UNTURNED):
        raise BadPosition(f"a card that nobody has seen should lie on top of the stock of seat {state.turn}")


def _check_quiz(state: GameThree) -> None:
    phase = state.phase
    if phase in (P_QUIZ, P_ANSWER, P_KEY, P_ORBIT, P_CARD) and state.colour < 0:
        raise BadPosition("colour should be what the die shows")
    if phase in (P_ANSWER, P_KEY) and state.question < 0:
        raise BadPosition("question should be the number of the quiz card asked")
    if phase == P_KEY and state.answer < 0:
        raise BadPosition("answer should be A, B or C before the key is read out")
    owned = sum(1 for body in range(9) if state.owner_of(body) != NOBODY)
    wanted = state.at if phase in (P_PLANETS, P_TAKE) else state.seats
    if owned != wanted:
        raise BadPosition(f"owners should name {wanted} planets, not {owned}")
