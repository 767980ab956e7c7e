"""Whether the parts of a position fit together, so that it can be played to its end."""

from __future__ import annotations

from ecliptic.games.ephemeris import ids as c
from ecliptic.games.ephemeris.data import BODIES, SIGNS
from ecliptic.games.ephemeris.deal import BURIED, SLOTS, SWAPS, UNKNOWN, UNSEEN, cards_in
from ecliptic.games.ephemeris.faces import UNTURNED, copies_of
from ecliptic.games.ephemeris.hands import Hands
from ecliptic.games.ephemeris.knowledge import dealt_so_far, fits, restock
from ecliptic.games.ephemeris.pairs import ALL_PAIRS, GONE, Pairs
from ecliptic.games.ephemeris.position import FACES, PHASES, counted
from ecliptic.games.ephemeris.snap import Snap
from ecliptic.games.ephemeris.state import Mode
from ecliptic.games.ephemeris.three import NOBODY, ORBIT, GameThree
from ecliptic.games.ephemeris.two import GameTwo
from ecliptic.kernel.bits import below, bit, size
from ecliptic.kernel.position import playable, require, within

PLUTO = (c.P_FIRST, c.P_SECOND, c.P_BLOCKED, c.P_BACK, c.P_END)
"""Where Pluto may be played."""
EXCHANGE = (c.P_SKIP, c.P_DRAW)


def check(state: Mode) -> None:
    """Raises `BadPosition` with one sentence."""
    _check_seats(state)
    redacted = False
    if isinstance(state, Hands):
        redacted = _is_redacted(state)
        _check_hands(state, redacted)
    if isinstance(state, GameTwo):
        _check_turn(state)
    if isinstance(state, GameThree):
        _check_quiz(state)
    if isinstance(state, Pairs):
        _check_places(state)
    if isinstance(state, Snap):
        _check_piles(state)
    if not redacted or state.actors() == 0:
        playable(state, state.phase == c.P_OVER)


def _check_seats(state: Mode) -> None:
    """Who is in, who may have won, and who may have answered."""
    phase = state.phase
    leaving = isinstance(state, GameTwo | Snap) and not c.P_OVER < phase <= c.P_START
    require(leaving or state.active == below(state.seats), f"active should list all {state.seats} seats here")
    in_turn = phase == c.P_OVER or state.active >> state.turn & 1
    require(in_turn, f"it is seat {state.turn}'s turn, but that seat is not active")
    require(state.winner < 0 or phase in (c.P_SHOW, c.P_OVER), f"winner is {state.winner}, but nobody has won yet")
    asked = {c.P_RACE: state.active, c.P_VOTE: state.active & ~bit(state.turn)}.get(phase, 0)
    for seat in range(state.seats):
        most = 0 if not asked >> seat & 1 else 2 if phase == c.P_VOTE else 60
        within(f"said[{seat}]", state.answer_of(seat), 0, most)


# -- Games One and Two -----------------------------------------------------------------------------------------------


def _is_redacted(state: Hands) -> bool:
    return any(state.held(seat) & UNSEEN or state.goal(seat) == UNKNOWN for seat in range(state.seats))


def _check_hands(state: Hands, redacted: bool) -> None:
    _check_deal(state)
    for seat in range(state.seats):
        _check_bodies(state, seat)
        _check_signs(state, seat)
    if not state.kit.draft:
        _check_copies(state)
    _check_shown(state)
    if not redacted:
        restock(state)
    state.measure()
    if not redacted:
        require(state.promised(), f"no move would complete hands[{state.turn}], as Pluto claims")
        complete = state.first_complete(state.turn)
        found = "no hand is complete" if complete < 0 else f"hands[{complete}] is complete"
        right = (state.phase != c.P_CALL or state.last >= 0) and fits(state)
        require(right, f"{found}, which does not go with the phase {PHASES[state.phase]!r}")
    for seat in range(state.seats):
        called = state.phase == c.P_RACE and state.answer_of(seat) > 1 and not state.held(seat) & UNSEEN
        able = not called or state.complete(seat) or state.goal(seat) == UNKNOWN
        require(able, f"said[{seat}] is a call, but hands[{seat}] is not complete")


def _check_deal(state: Hands) -> None:
    """How far the deal has come."""
    phase, cards = state.phase, state.seats * state.k
    last = {c.P_BODIES: cards - 1, c.P_SIGNS: cards - 1, c.P_SWAPS: state.seats - 1, c.P_SKIP: state.seats - 1}
    last |= {c.P_DRAW: state.seats - 1, c.P_CHECK: 0 if state.kit.draft else cards}
    within("deal.at", state.at, 0, last.get(phase, 0))
    exchanging = phase in EXCHANGE
    most = max(0, state.cards[state.at * SLOTS + SWAPS]) if exchanging else 0
    within("deal.left", state.left, 1 if exchanging else 0, most)
    held = state.k - state.left
    within(
        "deal.index", state.index, held if phase == c.P_DRAW else 0, {c.P_SKIP: held - 1, c.P_DRAW: held}.get(phase, 0)
    )
    within("deal.skipped", state.skipped, 0, 27 if exchanging else 0)


def _check_bodies(state: Hands, seat: int) -> None:
    """A hand has as many bodies as the deal or the draft has come to."""
    phase, held, base = state.phase, state.held(seat), seat * SLOTS
    exchanged = {c.P_BODIES: 0, c.P_SWAPS: state.at, c.P_SKIP: state.at + 1, c.P_DRAW: state.at + 1}.get(
        phase, state.seats
    )
    waits = not state.kit.draft and seat >= exchanged
    said = state.cards[base + SWAPS] >= 0
    require(
        said != (waits or state.kit.draft), f"hands[{seat}].exchanged is {'known too early' if said else 'missing'}"
    )
    found, wanted = size(held), state.k
    if waits:  # what came twice lies under the pack, but has not been replaced
        found += len(counted(state.cards[base + BURIED], BODIES, 2))
        wanted = dealt_so_far(state, seat) if phase == c.P_BODIES else state.k
    elif phase in EXCHANGE and seat == state.at:
        wanted -= state.left
    right = found == wanted or held & UNSEEN or (phase == c.P_CHOOSE and found < wanted)
    require(right, f"hands[{seat}] should have {wanted} bodies, not {found}")


def _check_signs(state: Hands, seat: int) -> None:
    phase, goal, wanted = state.phase, state.goal(seat), state.k
    if phase in (c.P_BODIES, c.P_SWAPS, c.P_SKIP, c.P_DRAW, c.P_CHOOSE):
        wanted = 0
    elif phase == c.P_SIGNS:
        wanted = dealt_so_far(state, seat)
    found = cards_in(goal)
    right = found == wanted or goal == UNKNOWN or (phase == c.P_NAME and found < wanted)
    require(right, f"hands[{seat}] should have {wanted} signs, not {found}")


def _check_copies(state: Hands) -> None:
    seats = range(state.seats)
    for i, body in enumerate(BODIES):
        require(sum(state.held(seat) >> i & 1 for seat in seats) <= 3, f"{body} is in more than three hands")
    for i, sign in enumerate(SIGNS):
        count = sum(state.goal(seat) >> 4 * i & 15 for seat in seats if state.goal(seat) != UNKNOWN)
        require(count <= 2, f"the hands have {sign} more than twice")


def _check_shown(state: Hands) -> None:
    """E-17: the winner's bodies are shown in ascending order; after the last one the game is over."""
    phase, shown, count = state.phase, state.shown, size(state.shown)
    require(state.winner >= 0 or (phase != c.P_SHOW and not shown), "winner should be whose hand is shown")
    held = state.held(state.winner) if state.winner >= 0 else 0
    right = count < state.k if phase == c.P_SHOW else count == 0 or (phase == c.P_OVER and count == state.k)
    right = right and held & below(int(shown).bit_length()) == shown
    require(right, "shown should list the first bodies of the winner's hand, and all of them in the end")


def _check_turn(state: GameTwo) -> None:
    """Game Two: a turn may be interrupted by Pluto's die, a race or a vote, and goes on where it was."""
    phase, stage = state.phase, state.phase
    require(size(state.active) >= 2 or phase == c.P_OVER, "active should list two seats or more")
    require(phase == c.P_OVER or state.pluto & ~state.active == 0, "pluto lists a seat that is not active")
    if phase in (c.P_FATE, c.P_WINNING):
        require(not state.pluto >> state.turn & 1, f"pluto lists seat {state.turn}, which has just played it")
        require(phase == c.P_FATE or state.fate >= 0, "fate should be the colour of Pluto's die")
    if phase in (c.P_FATE, c.P_RACE):
        stage = state.resume
        right = stage in (PLUTO if phase == c.P_FATE else (c.P_SECOND, c.P_END))
        require(right, f"resume cannot be {PHASES[stage]!r} in the phase {PHASES[phase]!r}")
    if stage in (c.P_FIRST, c.P_BLOCKED, c.P_BACK, c.P_CARD):
        require(min(state.first, state.second) >= 0, f"dice should show two colours in the phase {PHASES[stage]!r}")
    if stage in (c.P_FIRST, c.P_BLOCKED):
        state.face_dice()
        found, state.phase = state.phase, phase
        require(found == stage, f"with these dice the phase should be {PHASES[found]!r}, not {PHASES[stage]!r}")
    if stage == c.P_SECOND:
        able = state.second >= 0 and state.banned >= 0 and state.can_move(state.second, state.banned)
        require(able, "the second move needs a die whose colour can move without the banned body")
    right = (state.card >= 0) == (stage == c.P_BACK) or stage == c.P_VOTE
    require(right, "card: a retrograde card lies open exactly while its planet is to be moved back")


# -- the other games -------------------------------------------------------------------------------------------------


def _check_quiz(state: GameThree) -> None:
    phase, dealing = state.phase, state.phase in (c.P_PLANETS, c.P_TAKE)
    owned = sorted(state.owner_of(body) for body in range(2, len(BODIES)) if state.owner_of(body) != NOBODY)
    wanted = state.at if dealing else state.seats
    right = owned == list(range(wanted)) and state.owner_of(0) == state.owner_of(1) == NOBODY
    require(right, f"owners should give a planet to each of {wanted} seats")
    within("at", state.at, 0, state.seats - 1 if dealing else 0)
    require(state.turn == state.at or not dealing, f"turn should be {state.at}, the seat that gets a planet")
    within("game", state.game, 0, state.kit.series - (0 if phase == c.P_OVER else 1))
    for seat in range(state.seats):
        right = state.tally[seat] < ORBIT or phase == c.P_OVER
        require(right, f"progress[{seat}] is {state.tally[seat]}, so the game should be over")
    require(state.low | state.high, "pile should have a card")
    require(state.card < 0, "card: no retrograde card stays open in this game")
    if phase in (c.P_QUIZ, c.P_ANSWER, c.P_KEY, c.P_ORBIT, c.P_CARD):
        right = state.colour >= 0 and state.can_move(state.colour, -1) != (phase == c.P_CARD)
        require(right, f"colour should be what the die shows, and lead to the phase {PHASES[phase]!r}")
    require(state.question >= 0 or phase not in (c.P_ANSWER, c.P_KEY), "question should be the quiz card asked")
    require(state.answer >= 0 or phase != c.P_KEY, "answer should be A, B or C before the key is read out")


def _check_faces(state: Pairs | Snap) -> None:
    for face, name in enumerate(FACES):
        most = copies_of(face, state.kit.thirds)
        require(state.unseen(face) >= 0, f"there are more than {most} cards with {name}")


def _check_places(state: Pairs) -> None:
    faces, phase = list(state.faces), state.phase
    _check_faces(state)
    taken = [faces.count(GONE - face) for face in range(len(FACES))]
    right = set(taken) <= {0, 2} and sum(taken) == 2 * sum(state.won)
    require(right, "won does not add up to the pairs taken from places")
    require(sum(state.won) < ALL_PAIRS or phase == c.P_OVER, "won: all pairs are found, so the game should be over")
    begun = phase not in (c.P_ROLLER, c.P_START)
    require(begun or set(faces) == {UNTURNED}, "places should all be null before the game begins")
    require(state.up < 0 or faces[state.up] >= 0, "up should be a card that was seen and not taken")
    require((state.asked_for >= 0) == (phase == c.P_FACE), "asked should name a card exactly while one is turned up")
    require(phase != c.P_FACE or faces[state.asked_for] == UNTURNED, "asked should be a card that was never seen")


def _check_piles(state: Snap) -> None:
    seat, begun = state.turn, state.phase not in (c.P_ROLLER, c.P_START)
    _check_faces(state)
    cards = c.PLACES if begun else 0
    require(sum(state.sizes) == cards, f"stocks and piles hold {sum(state.sizes)} cards in all, not {cards}")
    for other in range(state.seats):
        right = not begun or (state.cards_of(other) > 0) == (state.active >> other & 1 == 1)
        require(right, f"seat {other} should be active if it has cards, and only then")
        pile = state.pile[other * c.PLACES : other * c.PLACES + state.sizes[state.seats + other]]
        require(min(pile, default=0) >= 0, f"piles[{other}] has a card that nobody has seen")
    top = state.stock[seat * c.PLACES] if state.sizes[seat] else 0
    require(state.phase != c.P_FACE or top == UNTURNED, f"stocks[{seat}] should begin with a card that nobody has seen")
    require(state.phase != c.P_RACE or state.shows(seat) >= 0, f"piles[{seat}] should have the card just flipped")
