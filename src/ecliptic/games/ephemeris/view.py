"""What a viewer may see, to draw from. Built from a redacted position alone."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from ecliptic.games.ephemeris import ids as c
from ecliptic.games.ephemeris.data import BODIES, BODY_CODES, COLOURS, LETTERS, SIGNS, Colour, Edition
from ecliptic.games.ephemeris.deal import PAST, SLOTS, SWAPS, UNKNOWN, UNSEEN
from ecliptic.games.ephemeris.faces import UNTURNED
from ecliptic.games.ephemeris.facts import met, outcome
from ecliptic.games.ephemeris.hands import Hands
from ecliptic.games.ephemeris.one import GameOne
from ecliptic.games.ephemeris.pairs import GOES, Pairs
from ecliptic.games.ephemeris.position import FACES, PHASES, counted, mode_of
from ecliptic.games.ephemeris.refusals import prompt, why_blocked
from ecliptic.games.ephemeris.ring import blockers, colour_of, distance, reach, sign_of
from ecliptic.games.ephemeris.shown import (
    Choice,
    Deck,
    Dice,
    EphemerisView,
    Goal,
    Hand,
    LastMove,
    ModeName,
    Near,
    PairsTable,
    Piece,
    Pile,
    Place,
    Planet,
    Prediction,
    Quiz,
    QuizQuestion,
    Ring,
    Sign,
)
from ecliptic.games.ephemeris.sky import Sky
from ecliptic.games.ephemeris.snap import FLIPS, Snap
from ecliptic.games.ephemeris.state import Mode
from ecliptic.games.ephemeris.three import TURNS, GameThree
from ecliptic.games.ephemeris.two import GameTwo
from ecliptic.kernel.bits import members
from ecliptic.kernel.facts import Fact, fact


def view(s: Mode, viewer: int, edition: Edition) -> EphemerisView:
    own = viewer if viewer < s.seats else None
    return EphemerisView(
        viewer=own,
        phase=phase_code(s.phase),
        prompt=prompt(s),
        outcome=outcome(s),
        simultaneous=s.phase >= c.P_VOTE,
        mode=cast(ModeName, mode_of(s)),
        turn=s.turn,
        acting=[seat for seat in range(s.seats) if s.actors() >> seat & 1],
        active=members(s.active),
        winner=_winner(s),
        count=s.count,
        limit=_limit(s),
        choice=None if own is None else _choice(s, own),
        ring=_ring(s) if isinstance(s, Sky) else None,
        deck=_deck(s) if isinstance(s, Sky) else None,
        hands=[_hand(s, seat) for seat in range(s.seats)] if isinstance(s, Hands) else [],
        draw_offered=isinstance(s, GameOne) and s.offered,
        predictions=_predictions(s) if isinstance(s, Hands) else [],
        dice=_dice(s) if isinstance(s, GameTwo) else None,
        quiz=_quiz(s, edition) if isinstance(s, GameThree) else None,
        pairs=_pairs(s) if isinstance(s, Pairs) else None,
        piles=_piles(s) if isinstance(s, Snap) else [],
    )


def headline(s: Mode) -> Fact:
    ended = outcome(s)
    if ended is None:
        return fact("headline", mode=mode_of(s), count=s.count + 1)
    return fact("headline-over", mode=mode_of(s), ending=ended)


def phase_code(phase: int) -> str:
    return PHASES[phase].replace(" ", "-")


def _colour_or_none(colour: int) -> Colour | None:
    return COLOURS[colour] if colour >= 0 else None


def _limit(s: Mode) -> int:
    """E-20, E-30, E-39 to E-41."""
    if isinstance(s, GameThree):
        return TURNS
    if isinstance(s, Pairs):
        return GOES
    return FLIPS if isinstance(s, Snap) else s.kit.cap


def _winner(s: Mode) -> int | None:
    if s.phase != c.P_OVER:
        return s.winner if s.winner >= 0 else None
    return next((seat for seat, share in enumerate(s.returns()) if share == 1.0), None)


def _choice(s: Mode, viewer: int) -> Choice | None:
    if isinstance(s, GameThree) and s.phase == c.P_TAKE:
        return Choice([BODIES[body] for body in members(s.unowned())], 1, 1, [])
    if isinstance(s, Hands) and s.phase == c.P_CHOOSE:
        return Choice(list(BODIES), s.k, 1, [BODIES[body] for body in members(s.held(viewer))])
    if isinstance(s, Hands) and s.phase == c.P_NAME:
        return Choice(list(SIGNS), s.k, 2, counted(s.goal(1 - viewer), SIGNS))
    return None


def _ring(s: Sky) -> Ring:
    pieces = [_piece(int(s.board), body) for body in range(c.BODIES)]
    signs = [Sign(sign, [piece.body for piece in pieces if piece.sign == sign]) for sign in SIGNS]
    if s.last < 0:
        return Ring(signs, pieces, None)
    body = s.last >> 4
    return Ring(signs, pieces, LastMove(BODIES[body], SIGNS[s.last & 15], pieces[body].sign))


@lru_cache(maxsize=4096)
def _piece(board: int, body: int) -> Piece:
    far, sign = reach(board, body, c.SIGNS), sign_of(board, body)
    stop = (sign + far) % c.SIGNS
    blocking = [BODIES[blocker] for blocker in blockers(board, body, stop)]
    why = why_blocked(board, body, far + 1) if blocking else None
    return Piece(
        BODIES[body],
        COLOURS[colour_of(body)],
        SIGNS[sign],
        far,
        SIGNS[stop],
        far == 0,
        blocking,
        Fact(why.fact.key, why.fact.args, (why.rule,)) if why else None,
    )


def _deck(s: Sky) -> Deck:
    seen = [BODIES[s.deck_order >> (4 * i) & 15] for i in range(min(s.turned, s.deck_size()))]
    return Deck(
        BODIES[s.card] if s.card >= 0 else None,
        seen,
        seen[s.turned % s.deck_size()] if s.deck_left == 0 else None,
        s.deck_size() - len(seen),
    )


# -- Games One and Two -------------------------------------------------------------------------------------------


def _hand(s: Hands, seat: int) -> Hand:
    held, base = s.held(seat), seat * SLOTS
    exchanged = s.cards[base + SWAPS]
    found = met(s, s.board, seat)
    return Hand(
        seat=seat,
        size=s.k,
        bodies=None if held & UNSEEN else [BODIES[body] for body in members(held)],
        shown_bodies=[BODIES[body] for body in members(s.shown)] if seat == s.winner else [],
        goals=None if s.goal(seat) == UNKNOWN else _goals(s, seat, found),
        met=None if found is None else len(found),
        complete=found is not None and len(found) == s.k,
        exchanged=exchanged if exchanged >= 0 else None,
        named_before=[counted(past, SIGNS) for past in s.cards[base + PAST : base + SLOTS] if past],
        active=s.active >> seat & 1 == 1,
        pluto=s.pluto >> seat & 1 == 1 if isinstance(s, GameTwo) else None,
    )


def _goals(s: Hands, seat: int, found: list[str] | None) -> list[Goal]:
    """E-12: each sign of a hand with the body that stands there, or those that could come there at once."""
    signs = counted(s.goal(seat), SIGNS)
    if found is None:
        return [Goal(sign, None, None, []) for sign in signs]
    left, standing = list(found), members(s.held(seat))
    settled: list[tuple[str, int | None]] = []
    for sign in signs:
        body = None
        if sign in left:
            left.remove(sign)
            body = next(one for one in standing if SIGNS[sign_of(s.board, one)] == sign)
            standing.remove(body)
        settled.append((sign, body))
    return [
        Goal(sign, True, BODIES[body], []) if body is not None else Goal(sign, False, None, _near(s, standing, sign))
        for sign, body in settled
    ]


def _near(s: Hands, bodies: list[int], sign: str) -> list[Near]:
    ways = [(body, distance(sign_of(s.board, body), SIGNS.index(sign), c.SIGNS)) for body in bodies]
    return [Near(BODIES[body], far) for body, far in ways if 1 <= far <= reach(s.board, body, c.SIGNS)]


def _predictions(s: Hands) -> list[Prediction]:
    """E-17: a line for each body of the winner's hand, once it lies open."""
    if s.phase != c.P_OVER or s.winner < 0:
        return []
    return [Prediction(BODIES[body], SIGNS[sign_of(s.board, body)]) for body in members(s.shown)]


def _dice(s: GameTwo) -> Dice:
    moved = s.banned >= 0
    return Dice(
        [COLOURS[colour] for colour in (s.first, s.second) if colour >= 0],
        COLOURS[colour_of(s.banned)] if moved else None,
        BODIES[s.banned] if moved else None,
        _colour_or_none(s.fate),
    )


# -- the other games ---------------------------------------------------------------------------------------------


def _quiz(s: GameThree, edition: Edition) -> Quiz:
    owners = {s.owner_of(body): body for body in range(c.MERCURY, c.BODIES)}
    planets = [
        Planet(seat, BODIES[body], SIGNS[sign_of(s.kit.start, body)], s.tally[seat], s.points()[seat])
        for seat, body in sorted(owners.items())
        if seat < s.seats
    ]
    game = min(s.game + 1, s.kit.series)
    return Quiz(planets, game, s.kit.series, _colour_or_none(s.colour), _question(s, edition))


def _question(s: GameThree, edition: Edition) -> QuizQuestion | None:
    """The open question; its key and explanation only once it was answered and read out."""
    if s.question < 0 or s.colour < 0:
        return None
    card = edition.card[s.question]
    asked = card.question(s.colour)
    told = s.phase == c.P_ORBIT
    return QuizQuestion(
        card=card.id,
        colour=COLOURS[s.colour],
        body=BODIES[BODY_CODES.index(asked.body)],
        topic=asked.topic,
        level=asked.level,
        question=asked.q,
        choices=dict(zip(LETTERS, asked.choices(), strict=True)),
        answer=LETTERS[s.answer] if s.answer >= 0 and s.phase != c.P_KEY else None,
        key=asked.answer if told else None,
        right=s.right if told else None,
        explanation=asked.fact if told else None,
        source=edition.sources[asked.source] if told else None,
    )


def _pairs(s: Pairs) -> PairsTable:
    places = [Place(i + 1, face < UNTURNED, FACES[face] if i == s.up else None) for i, face in enumerate(s.faces)]
    return PairsTable(places, list(s.won))


def _piles(s: Snap) -> list[Pile]:
    tops = [s.shows(seat) for seat in range(s.seats)]
    return [
        Pile(
            seat,
            s.sizes[seat],
            s.sizes[s.seats + seat],
            FACES[top] if top >= 0 else None,
            top >= 0 and tops.count(top) > 1,
        )
        for seat, top in enumerate(tops)
    ]
