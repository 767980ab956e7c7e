"""What a client needs to draw a position, as JSON-able data, from what the viewer knows."""

from __future__ import annotations

from ecliptic.games.ephemeris.actions import P_KEY, P_ORBIT, P_OVER, PLACES
from ecliptic.games.ephemeris.data import BODIES, BODY_CODES, COLOURS, LETTERS, SIGNS, Edition
from ecliptic.games.ephemeris.deal import PAST, SLOTS, SWAPS, UNKNOWN, UNSEEN
from ecliptic.games.ephemeris.hands import Hands
from ecliptic.games.ephemeris.mode import Mode
from ecliptic.games.ephemeris.one import GameOne
from ecliptic.games.ephemeris.pairs import GOES, UNTURNED, Pairs
from ecliptic.games.ephemeris.position import FACES, PHASES, counted, mode_of, options_of
from ecliptic.games.ephemeris.refusals import prompt_of, rule_of, why_blocked
from ecliptic.games.ephemeris.ring import colour_of, sign_of, signs_under
from ecliptic.games.ephemeris.sky import Sky
from ecliptic.games.ephemeris.snap import FLIPS, Snap
from ecliptic.games.ephemeris.three import TURNS, GameThree
from ecliptic.games.ephemeris.two import GameTwo
from ecliptic.games.ephemeris.words import (
    LABELS,
    PREDICTIONS,
    PREDICTIONS_HEADING,
    body_name,
    capital,
    face_name,
    joined,
    seat_name,
    sign_name,
    stop_of,
    text,
)  # fmt: skip
from ecliptic.kernel.bits import members
from ecliptic.kernel.state import NATURE


def view(known: Mode, viewer: int, edition: Edition) -> dict[str, object]:
    """The whole position as this viewer may see it."""
    found: dict[str, object] = {
        "game": "ephemeris",
        "mode": mode_of(known),
        "title": text(f"mode.{mode_of(known)}"),
        "options": options_of(known),
        "phase": PHASES[known.phase],
        "prompt": prompt_of(known),
        "rule": rule_of(known),
        "viewer": viewer if viewer < known.seats else None,
        "seats": known.seats,
        "turn": known.turn,
        "to_act": [seat for seat in range(known.seats) if known.actors() >> seat & 1],
        "chance": known.actors() >> NATURE & 1 == 1,
        "active": members(known.active),
        "over": known.phase == P_OVER,
        "winner": _winner(known),
        "result": known.returns() if known.phase == P_OVER else None,
        "outcome": _outcome(known),
        "count": known.count,
        "limit": limit(known),
        "labels": LABELS,
    }
    if isinstance(known, Sky):
        found["ring"] = _ring(known)
        found["retrograde"] = _deck(known)
    if isinstance(known, Hands):
        found["hands"] = [_hand(known, seat) for seat in range(known.seats)]
        found["predictions"] = predictions(known)
    if isinstance(known, GameOne):
        found["offered"] = known.offered
    elif isinstance(known, GameTwo):
        found["dice"] = _dice(known)
    elif isinstance(known, GameThree):
        found |= _quiz(known, edition)
    elif isinstance(known, Pairs):
        found |= _pairs(known)
    elif isinstance(known, Snap):
        found |= _snap(known)
    return found


def headline(known: Mode) -> str:
    mode = text(f"mode.{mode_of(known)}")
    outcome = _outcome(known)
    if outcome is not None:
        return text("headline.over", mode=mode, outcome=outcome)
    return text("headline.now", mode=mode, turn=known.count + 1)


def limit(known: Mode) -> int:
    """The count at which the game ends whatever has happened (E-20, E-30, E-39 to E-41)."""
    if isinstance(known, GameThree):
        return TURNS
    if isinstance(known, Pairs):
        return GOES
    return FLIPS if isinstance(known, Snap) else known.kit.cap


def _winner(known: Mode) -> int | None:
    """The seat that has won all alone; during the show of a hand the one that shows it."""
    if known.phase != P_OVER:
        return known.winner if known.winner >= 0 else None
    return next((seat for seat, share in enumerate(known.returns()) if share == 1.0), None)


def _outcome(known: Mode) -> str | None:
    """Who has won, in a sentence."""
    if known.phase != P_OVER:
        return None
    shares = known.returns()
    best = [seat for seat, share in enumerate(shares) if share == max(shares)]
    who = joined([seat_name(seat) for seat in best])
    if len(best) == 1:
        return text("outcome.won", who=who)
    drawn = isinstance(known, Hands) or (isinstance(known, GameThree) and known.kit.series == 1)
    return text("outcome.nobody") if drawn else text("outcome.shared", who=who)


def _ring(known: Sky) -> dict[str, object]:
    pieces = [_piece(known.board, body) for body in range(len(BODIES))]
    signs = [
        {"sign": sign, "name": sign_name(i), "bodies": [p["body"] for p in pieces if p["sign"] == sign]}
        for i, sign in enumerate(SIGNS)
    ]
    last = None if known.last < 0 else {"body": BODIES[known.last >> 4], "from": SIGNS[known.last & 15]}
    return {"signs": signs, "pieces": pieces, "last": last}


def _piece(board: int, body: int) -> dict[str, object]:
    """A piece, how far it can go, and what stops it: all that a drawing of blocked pieces needs."""
    reach, stop, blockers = stop_of(board, body)
    limit = why_blocked(board, body, reach + 1) if blockers else None
    return {
        "body": BODIES[body],
        "name": capital(body_name(body)),
        "colour": COLOURS[colour_of(body)],
        "sign": SIGNS[sign_of(board, body)],
        "reach": reach,
        "stop": SIGNS[stop],
        "pinned": reach == 0,
        "blockers": [BODIES[blocker] for blocker in blockers],
        "why": limit.reason if limit and reach == 0 else None,
        "limit": {"reason": limit.reason, "rule": limit.rule} if limit else None,
    }


def _deck(known: Sky) -> dict[str, object]:
    seen = min(known.turned, known.deck_size())
    return {
        "open": BODIES[known.card] if known.card >= 0 else None,
        "seen": [BODIES[known.deck_order >> (4 * i) & 15] for i in range(seen)],
        "next": known.turned % known.deck_size() if known.deck_left == 0 else None,
        "unseen": known.deck_size() - seen,
    }


def _hand(known: Hands, seat: int) -> dict[str, object]:
    held, goal, base = known.held(seat), known.goal(seat), seat * SLOTS
    exchanged = known.cards[base + SWAPS]
    bodies = None if held & UNSEEN else [BODIES[body] for body in members(held)]
    found: dict[str, object] = {
        "seat": seat,
        "size": known.k,
        "bodies": bodies,
        "shown": [BODIES[body] for body in members(known.shown)] if seat == known.winner else [],
        "signs": None if goal == UNKNOWN else counted(goal, SIGNS),
        "exchanged": exchanged if exchanged >= 0 else None,
        "active": known.active >> seat & 1 == 1,
        "named_before": [counted(known.cards[base + PAST + i], SIGNS) for i in range(2)],
        "met": None,
        "complete": False,
    }
    if bodies is not None and goal != UNKNOWN:
        under = signs_under(known.board, held)
        found["met"] = [
            sign for i, sign in enumerate(SIGNS) for _ in range(min(under >> (4 * i) & 15, goal >> (4 * i) & 15))
        ]
        found["complete"] = under == goal and len(bodies) == known.k
    if isinstance(known, GameTwo):
        found["pluto"] = known.pluto >> seat & 1 == 1
    return found


def predictions(known: Hands) -> dict[str, object] | None:
    """E-17: a line for each body of the winner's hand, once it lies open."""
    if known.phase != P_OVER or known.winner < 0 or known.shown == 0:
        return None
    lines = [
        {"body": BODIES[body], "sign": SIGNS[sign], "text": PREDICTIONS[body, sign]}
        for body in members(known.shown)
        for sign in [sign_of(known.board, body)]
    ]
    return {"heading": PREDICTIONS_HEADING, "seat": known.winner, "lines": lines}


def _dice(known: GameTwo) -> dict[str, object]:
    def name(colour: int) -> str | None:
        return COLOURS[colour] if colour >= 0 else None

    return {
        "first": name(known.first),
        "second": name(known.second),
        "moved": BODIES[known.banned] if known.banned >= 0 else None,
        "pluto": name(known.fate),
    }


def _quiz(known: GameThree, edition: Edition) -> dict[str, object]:
    tally = list(known.tally)
    planets: list[dict[str, object]] = []
    for body in range(2, len(BODIES)):
        owner = known.owner_of(body)
        if owner < known.seats:
            home = SIGNS[sign_of(known.kit.start, body)]
            planets.append({"seat": owner, "body": BODIES[body], "home": home, "progress": tally[owner]})
    return {
        "planets": sorted(planets, key=lambda planet: str(planet["seat"])),
        "points": tally[known.seats :],
        "series": {"game": known.game, "of": known.kit.series},
        "die": COLOURS[known.colour] if known.colour >= 0 else None,
        "quiz": _question(known, edition),
    }


def _question(known: GameThree, edition: Edition) -> dict[str, object] | None:
    """The open question; its key and fact only once it was answered and read out."""
    if known.question < 0 or known.colour < 0:
        return None
    card = edition.card[known.question]
    question = card.question(known.colour)
    found: dict[str, object] = {
        "card": card.id,
        "colour": COLOURS[known.colour],
        "about": BODIES[BODY_CODES.index(question.body)],
        "topic": question.topic,
        "level": question.level,
        "question": question.q,
        "choices": {"A": question.A, "B": question.B, "C": question.C},
        "answer": LETTERS[known.answer] if known.answer >= 0 and known.phase != P_KEY else None,
        "key": None,
        "fact": None,
    }
    if known.phase == P_ORBIT:
        found |= {"key": question.answer, "fact": question.fact, "source": edition.sources[question.source]}
    return found


def _pairs(known: Pairs) -> dict[str, object]:
    """Cards lie face down again once they were looked at: remembering them is the players' part."""
    return {
        "places": [
            {
                "place": i + 1,
                "taken": face < UNTURNED,
                "face": FACES[face] if i == known.up else None,
                "name": face_name(face) if i == known.up else None,
            }
            for i, face in enumerate(known.faces)
        ],
        "won": list(known.won),
    }


def _snap(known: Snap) -> dict[str, object]:
    rows: list[dict[str, object]] = []
    for seat in range(known.seats):
        top = known.shows(seat)
        rows.append({
            "seat": seat,
            "stock": known.sizes[seat],
            "pile": known.sizes[known.seats + seat],
            "face": FACES[top] if top >= 0 else None,
            "name": face_name(top) if top >= 0 else None,
        })  # fmt: skip
    return {"piles": rows, "cards": PLACES}
