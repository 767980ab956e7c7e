"""What happened: facts from the two positions as the viewer knows them."""

from __future__ import annotations

from collections.abc import Callable

from ecliptic.games.ephemeris import ids as c
from ecliptic.games.ephemeris.data import BODIES, COLOURS, LETTERS, SIGNS, Edition, Question
from ecliptic.games.ephemeris.deal import BURIED, SLOTS, UNKNOWN, UNSEEN
from ecliptic.games.ephemeris.hands import Hands
from ecliptic.games.ephemeris.moves import card_code, milliseconds
from ecliptic.games.ephemeris.one import GameOne
from ecliptic.games.ephemeris.pairs import Pairs
from ecliptic.games.ephemeris.position import FACES, counted
from ecliptic.games.ephemeris.ring import blockers, colour_of, reach, shifted, sign_of, signs_under
from ecliptic.games.ephemeris.scoring import points_for
from ecliptic.games.ephemeris.sky import Sky
from ecliptic.games.ephemeris.snap import Snap
from ecliptic.games.ephemeris.state import Mode
from ecliptic.games.ephemeris.three import NOBODY, ORBIT, TURNS, GameThree
from ecliptic.games.ephemeris.two import GameTwo
from ecliptic.kernel.bits import members
from ecliptic.kernel.facts import Fact, fact
from ecliptic.kernel.state import NATURE


class Transition:
    """One event between two positions; `n` is the action's number within its kind, -1 if the viewer did not see it."""

    def __init__(self, before: Mode, after: Mode, seat: int, n: int, edition: Edition) -> None:
        self.before = before
        self.after = after
        self.n = n
        self.edition = edition
        self.seat = _concerned(before) if seat == NATURE else seat
        """Who acted, or for whom chance did."""


def facts(before: Mode, after: Mode, seat: int, action: int, edition: Edition) -> list[Fact]:
    """Of one event, `action` as the viewer saw it."""
    if action < 0:
        return [_unseen(before, _concerned(before) if seat == NATURE else seat)]
    for first, count, tell in _TELLERS:
        if first <= action < first + count:
            return tell(Transition(before, after, seat, action - first, edition)) + _end(before, after)
    raise AssertionError(f"nobody tells of action {action}")


def _concerned(s: Mode) -> int:
    """The seat for which chance acts now."""
    if isinstance(s, Hands) and s.phase in (c.P_BODIES, c.P_SIGNS):
        return s.at // s.k
    if isinstance(s, Hands) and s.phase in (c.P_SWAPS, c.P_SKIP, c.P_DRAW):
        return s.at
    if isinstance(s, GameThree) and s.phase == c.P_PLANETS:
        return s.at
    return s.turn


def _unseen(s: Mode, seat: int) -> Fact:
    """Only that something was done is known: the cards of others."""
    if s.phase == c.P_CHOOSE:
        return fact("chose", "E-38", seat=seat, body=None)
    if s.phase == c.P_SIGNS:
        return fact("dealt-sign", "E-11", seat=seat, sign=None)
    if s.phase == c.P_SKIP:
        return fact("searched", "E-10", seat=seat)
    return fact("dealt-body", "E-10", seat=seat, body=None)


# -- pieces --------------------------------------------------------------------------------------------------------


def _move(event: Transition) -> list[Fact]:
    body, steps = divmod(event.n, c.WAYS)
    rule = {GameOne: "E-19", GameTwo: "E-22"}.get(type(event.before), "E-34")
    return _moved(event, "moved", rule, body, steps + 1)


def _back(event: Transition) -> list[Fact]:
    assert isinstance(event.before, Sky)
    return _moved(event, "moved-back", "E-08", event.before.card, -event.n - 1)


def _moved(event: Transition, key: str, rule: str, body: int, steps: int) -> list[Fact]:
    before, after = event.before, event.after
    assert isinstance(before, Sky)
    board = shifted(before.board, body, steps, c.SIGNS)
    way = {
        "body": BODIES[body],
        "colour": COLOURS[colour_of(body)],
        "from_sign": SIGNS[sign_of(before.board, body)],
        "to_sign": SIGNS[sign_of(board, body)],
        "distance": abs(steps),
    }
    found = [Fact(key, {"seat": event.seat, **way}, (rule,)), *_pinned_and_freed(before.board, board)]
    if isinstance(before, GameThree) and isinstance(after, GameThree):
        found += _progress(before, after, body, steps)
    if isinstance(before, Hands) and isinstance(after, Hands):
        found += _goals(before, board)
    if isinstance(before, GameTwo) and isinstance(after, GameTwo) and before.phase == c.P_FIRST:
        if after.banned >= 0 and not after.can_move(after.second, after.banned):
            found.append(fact("die-lapsed", "E-24", colour=COLOURS[after.second]))
    return found


def _pinned_and_freed(old: int, new: int) -> list[Fact]:
    """E-03: which pieces a move pinned or set free."""
    found = []
    for body in range(c.BODIES):
        sign = sign_of(new, body)
        was, now = reach(old, body, c.SIGNS) == 0, reach(new, body, c.SIGNS) == 0
        if now and not was:
            blocking = [BODIES[blocker] for blocker in blockers(new, body, sign)]
            found.append(fact("got-pinned", "E-03", body=BODIES[body], sign=SIGNS[sign], blocking_bodies=blocking))
        elif was and not now and sign == sign_of(old, body):
            found.append(fact("freed", "E-03", body=BODIES[body], sign=SIGNS[sign]))
    return found


def _goals(s: Hands, board: int) -> list[Fact]:
    """E-12: how many signs of a hand are met now, where the viewer knows the hand."""
    found = []
    for seat in members(s.active):
        old, new = met(s, s.board, seat), met(s, board, seat)
        if old is not None and new is not None and len(old) != len(new):
            key = "goal-met" if len(new) > len(old) else "goal-lost"
            found.append(Fact(key, {"seat": seat, "signs": new, "n": len(new), "size": s.k}, ("E-12",)))
    return found


def met(s: Hands, board: int, seat: int) -> list[str] | None:
    """The signs of a hand in which as many of its bodies stand as it wants there; None for a hand that is not known."""
    held, goal = s.held(seat), s.goal(seat)
    if held & UNSEEN or goal == UNKNOWN:
        return None
    under = signs_under(board, held)
    return [sign for i, sign in enumerate(SIGNS) for _ in range(min(under >> (4 * i) & 15, goal >> (4 * i) & 15))]


# -- Game Three: progress and points ---------------------------------------------------------------------------------


def _progress(before: GameThree, after: GameThree, body: int, steps: int) -> list[Fact]:
    owner = before.owner_of(body)
    if owner == NOBODY:
        made = list(before.tally[: before.seats])
        return _game_over(before, after, made, -1)
    made = [done + (steps if seat == owner else 0) for seat, done in enumerate(before.tally[: before.seats])]
    found = [fact("orbit", "E-32", seat=owner, body=BODIES[body], steps=steps, progress=made[owner])]
    if made[owner] == ORBIT:
        found.append(fact("home", "E-35", seat=owner, body=BODIES[body]))
    return found + _game_over(before, after, made, owner)


def _game_over(before: GameThree, after: GameThree, made: list[int], mover: int) -> list[Fact]:
    """E-37: what everybody gets for a game that is over, and what comes next."""
    if after.game == before.game:
        return []
    found = []
    if mover < 0 or made[mover] != ORBIT:
        found.append(fact("limit-reached", "E-41", limit=TURNS))
    for seat, signs in enumerate(made):
        points = points_for(signs)
        reason = fact("signs-made", "E-32", n=signs, points=points)
        total = after.points()[seat]
        found.append(fact("points", "E-37", seat=seat, points=points, reasons=[reason], total=total))
    if after.phase != c.P_OVER:
        found.append(fact("game-begins", "E-37", game=after.game + 1, games=after.kit.series))
    return found


# -- the deal and the draft ------------------------------------------------------------------------------------------


def _deal(event: Transition) -> list[Fact]:
    before, after, body = event.before, event.after, BODIES[event.n]
    if isinstance(before, GameThree):
        return [fact("dealt-planet", "E-31", seat=event.seat, body=body, home_sign=_home(before, event.n))]
    assert isinstance(before, Hands)
    assert isinstance(after, Hands)
    place = event.seat * SLOTS + BURIED
    key = "dealt-again" if after.cards[place] != before.cards[place] else "dealt-body"
    return [Fact(key, {"seat": event.seat, "body": body}, ("E-10",))]


def _home(s: Mode, body: int) -> str:
    return SIGNS[sign_of(s.kit.start, body)]


def _under(event: Transition) -> list[Fact]:
    body, number = divmod(event.n, 3)
    return [fact("buried", "E-10", seat=event.seat, n=number, body=BODIES[body])]


def _void(event: Transition) -> list[Fact]:
    return [fact("void-draft", "E-16", "E-38") if event.before.kit.draft else fact("void", "E-16")]


def _name(event: Transition) -> list[Fact]:
    return [fact("named", "E-38", seat=event.seat, other_seat=1 - event.seat, sign=SIGNS[event.n])]


# -- dice, cards and calls -------------------------------------------------------------------------------------------


def _die(event: Transition) -> list[Fact]:
    before, colour = event.before, COLOURS[event.n]
    if before.phase == c.P_START:
        rolled = fact("rolled-for-start", "E-09", seat=event.seat, colour=colour)
        return [rolled, *_begin(event)] if event.n == c.YELLOW else [rolled]
    assert isinstance(before, Sky)
    found = [fact("rolled-die", "E-33", seat=event.seat, colour=colour)]
    if not before.can_move(event.n, -1):
        found.append(fact("colour-pinned", "E-33", colour=colour))
    return found


def _begin(event: Transition) -> list[Fact]:
    found = [fact("starts", "E-09", seat=event.seat)]
    if isinstance(event.after, Snap):
        found.append(fact("dealt-out", "E-40", n=c.PLACES, stocks=list(event.after.totals())))
    return found


def _dice(event: Transition) -> list[Fact]:
    first, second = divmod(event.n, 3)
    colours = {"first_colour": COLOURS[first], "second_colour": COLOURS[second]}
    found = [fact("rolled-dice", "E-22", seat=event.seat, **colours)]
    assert isinstance(event.before, Sky)
    if not event.before.can_move(first, -1) and not event.before.can_move(second, -1):
        found.append(fact("all-blocked", "E-25", colours=list(colours.values())))
    return found


def _fate(event: Transition) -> list[Fact]:
    colour, wins = divmod(event.n, 2)
    key = "pluto-helps" if wins else "pluto-fails"
    return [Fact(key, {"seat": event.seat, "colour": COLOURS[colour]}, ("E-27",))]


def _card(event: Transition) -> list[Fact]:
    three = isinstance(event.before, GameThree)
    turned = fact("retrograde-card", "E-33" if three else "E-25", seat=event.seat, body=BODIES[event.n])
    return [turned, *_moved(event, "went-back", "E-33", event.n, -1)] if three else [turned]


def _vote(event: Transition) -> list[Fact]:
    before, after = event.before, event.after
    found = [fact("declined-eclipse" if event.n else "agreed-eclipse", "E-28", seat=event.seat)]
    if after.barrier == before.barrier:
        return found
    return found + [fact("retired", "E-28", seat=seat) for seat in members(before.active & ~after.active)]


def _show(event: Transition) -> list[Fact]:
    before, after = event.before, event.after
    assert isinstance(before, Hands)
    assert isinstance(after, Hands)
    body, sign = BODIES[event.n], SIGNS[sign_of(before.board, event.n)]
    found = [] if before.shown or not before.kit.manual else [fact("ephemeris", "E-13", "E-15", seat=before.winner)]
    found += [
        fact("showed", "E-17", seat=before.winner, body=body, sign=sign),
        fact("prediction", seat=before.winner, body=body, sign=sign, prediction=f"{body}-{sign}"),
    ]
    if after.phase == c.P_OVER:
        bodies = [BODIES[one] for one in members(after.shown)]
        signs = counted(signs_under(after.board, after.shown), SIGNS)
        found.append(fact("hand-shown", "E-12", "E-17", seat=after.winner, bodies=bodies, signs=signs))
    return found


def _call(event: Transition) -> list[Fact]:
    key, rule = ("called-snap", "E-40") if isinstance(event.before, Snap) else ("called", "E-15")
    return [Fact(key, {"seat": event.seat, "ms": milliseconds(event.n)}, (rule,)), *_race_over(event)]


def _race_over(event: Transition) -> list[Fact]:
    """What came of the calls, once all have called or kept silent. Silence itself is not a fact."""
    before, after = event.before, event.after
    if isinstance(before, Snap) and isinstance(after, Snap) and after.barrier > before.barrier:
        return _snapped(before, after)
    return []


# -- the quiz --------------------------------------------------------------------------------------------------------


def _asked(event: Transition, card: int) -> Question:
    assert isinstance(event.before, GameThree)
    return event.edition.card[card].question(event.before.colour)


def _quiz(event: Transition) -> list[Fact]:
    asked = _asked(event, event.n)
    choices = {"choice_a": asked.A, "choice_b": asked.B, "choice_c": asked.C}
    return [fact("asked", "E-34", seat=event.seat, card=card_code(event.n), question=asked.q, **choices)]


def _answer(event: Transition) -> list[Fact]:
    assert isinstance(event.before, GameThree)
    choice = _asked(event, event.before.question).choices()[event.n]
    return [fact("answered", "E-34", seat=event.seat, letter=LETTERS[event.n], choice=choice)]


def _key(event: Transition) -> list[Fact]:
    assert isinstance(event.before, GameThree)
    asked = _asked(event, event.before.question)
    key = "answer-right" if event.n == event.before.answer else "answer-wrong"
    args = {"letter": LETTERS[event.n], "choice": asked.choices()[event.n], "explanation": asked.fact}
    return [Fact(key, {"seat": event.seat, **args}, ("E-34",))]


# -- Pairs and Snap --------------------------------------------------------------------------------------------------


def _place(event: Transition) -> list[Fact]:
    assert isinstance(event.before, Pairs)
    if event.after.phase == c.P_FACE:
        return []  # told when its face is known
    return _turned(event.before, event.seat, event.n, event.before.faces[event.n])


def _face(event: Transition) -> list[Fact]:
    before = event.before
    if isinstance(before, Snap):
        return [fact("flipped", "E-40", seat=event.seat, face=FACES[event.n])]
    assert isinstance(before, Pairs)
    return _turned(before, event.seat, before.asked_for, event.n)


def _turned(s: Pairs, seat: int, place: int, face: int) -> list[Fact]:
    """E-39: a card is turned up, and if it is the second of a go, it makes a pair or both go back."""
    second = s.up >= 0
    found = [fact("turned", "E-39", seat=seat, place=place + 1, face=FACES[face], second=second)]
    if not second:
        return found
    other, places = s.faces[s.up], [s.up + 1, place + 1]
    if other == face:
        pair = fact("pair", "E-39", seat=seat, face=FACES[face], places=places, points=1, total=s.won[seat] + 1)
        return [*found, pair]
    return [*found, fact("no-pair", "E-39", seat=seat, faces=[FACES[other], FACES[face]], places=places)]


def _flip(event: Transition) -> list[Fact]:
    before, after = event.before, event.after
    assert isinstance(before, Snap)
    assert isinstance(after, Snap)
    found = [fact("turned-over", "E-40", seat=event.seat)] if before.sizes[before.turn] == 0 else []
    if after.phase == c.P_RACE:
        found.append(fact("flipped", "E-40", seat=event.seat, face=FACES[after.shows(before.turn)]))
    return found


def _snapped(before: Snap, after: Snap) -> list[Fact]:
    """E-40: who won which piles, or who paid for calling in vain, and who is out."""
    face = before.matched()
    changes = {seat: int(after.cards_of(seat) - before.cards_of(seat)) for seat in range(before.seats)}
    found = []
    for seat, change in changes.items():
        grown = after.sizes[seat] > before.sizes[seat]
        if face >= 0 and grown:
            owners = [owner for owner in range(before.seats) if before.shows(owner) == face]
            n = after.sizes[seat] - before.sizes[seat]
            found.append(fact("took", "E-40", seat=seat, face=FACES[face], from_seats=owners, n=n, points=change))
        elif change:
            key = "lost-pile" if face >= 0 else "paid" if change < 0 else "received"
            found.append(Fact(key, {"seat": seat, "n": abs(change), "points": change}, ("E-40",)))
    return found + [fact("out", "E-40", seat=seat) for seat in members(before.active & ~after.active)]


# -- the end ---------------------------------------------------------------------------------------------------------


def _end(before: Mode, after: Mode) -> list[Fact]:
    """Where every point came from, and who has won."""
    if after.phase != c.P_OVER or before.phase == c.P_OVER:
        return []
    ended = outcome(after)
    assert ended is not None
    found = _totals(before, after)
    if isinstance(after, Hands) and ended.args["how"] == "limit":
        found.append(fact("limit-reached", *ended.rules, limit=after.kit.cap))
    return [*found, ended]


def _totals(before: Mode, after: Mode) -> list[Fact]:
    if isinstance(before, GameThree) and isinstance(after, GameThree) and after.kit.series > 1:
        return [_series_total(seat, before.points()[seat], after) for seat in range(after.seats)]
    if isinstance(after, Pairs):
        return [fact("total-pairs", "E-39", seat=seat, total=won) for seat, won in enumerate(after.won)]
    if isinstance(after, Snap):
        return [fact("total-cards", "E-40", seat=seat, total=cards) for seat, cards in enumerate(after.totals())]
    return []


def _series_total(seat: int, earlier: int, after: GameThree) -> Fact:
    total = after.points()[seat]
    reasons = [
        fact("earlier-games", "E-37", n=after.game - 1, points=earlier),
        fact("last-game", "E-37", points=total - earlier),
    ]
    return fact("total-points", "E-37", seat=seat, total=total, reasons=reasons)


def outcome(s: Mode) -> Fact | None:
    """Who has won, and how."""
    if s.phase != c.P_OVER:
        return None
    shares = s.returns()
    best = [seat for seat, share in enumerate(shares) if share == max(shares)]
    how, rule = _how(s)
    if how in NO_WINNER:
        return fact("nobody-wins", rule, how=how)
    if len(best) > 1:
        return fact("win-shared", rule, "E-41", seats=best, how=how)
    return fact("won", rule, seat=best[0], how=how)


NO_WINNER = ("draw", "limit", "eclipse")


def _how(s: Mode) -> tuple[str, str]:
    """How a game was decided, and by which rule."""
    if isinstance(s, Pairs):
        return "pairs", "E-39"
    if isinstance(s, Snap):
        return "cards", "E-40"
    if isinstance(s, GameThree):
        if s.kit.series > 1:
            return "points", "E-37"
        return ("home", "E-35") if s.winner >= 0 else ("limit", "E-41")
    assert isinstance(s, Hands)
    if s.winner >= 0:
        return ("hand", "E-13") if s.shown else ("alone", "E-29")
    if s.active == 0:
        return "eclipse", "E-29"
    if s.count >= s.kit.cap:
        return "limit", "E-20" if isinstance(s, GameOne) else "E-30"
    return "draw", "E-20"


def _plain(key: str, rule: str) -> Callable[[Transition], list[Fact]]:
    return lambda event: [Fact(key, {"seat": event.seat}, (rule,))]


_TELLERS: tuple[tuple[int, int, Callable[[Transition], list[Fact]]], ...] = (
    (c.MOVE, c.BACK, _move),
    (c.BACK, c.WAYS, _back),
    (c.ANSWER, 3, _answer),
    (c.KEY, 3, _key),
    (c.ROLL, 1, _plain("rolls", "E-22")),
    (c.TURN_UP, 1, _plain("turns-up", "E-25")),
    (c.PLUTO, 1, _plain("played-pluto", "E-27")),
    (c.ECLIPSE, 1, _plain("called-eclipse", "E-28")),
    (c.AGREE, 2, _vote),
    (c.END, 1, _plain("ended-turn", "E-22")),
    (c.OFFER, 1, _plain("offered-draw", "E-20")),
    (c.ACCEPT, 1, _plain("accepted-draw", "E-20")),
    (c.REFUSE, 1, _plain("refused-draw", "E-20")),
    (c.CHOOSE, 9, lambda event: [fact("chose", "E-38", seat=event.seat, body=BODIES[event.n])]),
    (c.NAME, 12, _name),
    (c.TAKE, 9, lambda e: [fact("took-planet", "E-31", seat=e.seat, body=BODIES[e.n], home_sign=_home(e.before, e.n))]),
    (c.SILENT, 1, _race_over),
    (c.CALL, c.BUCKETS, _call),
    (c.PLACE, c.PLACES, _place),
    (c.FLIP, 1, _flip),
    (c.DEAL, 9, _deal),
    (c.SIGN, 12, lambda event: [fact("dealt-sign", "E-11", seat=event.seat, sign=SIGNS[event.n])]),
    (c.SWAP, 5, lambda event: [fact("exchanges", "E-10", seat=event.seat, n=event.n)]),
    (c.UNDER, 27, _under),
    (c.VOID, 1, _void),
    (c.STANDS, 1, lambda event: [fact("deal-stands", "E-16")]),
    (c.ROLLER, 7, lambda event: [fact("rolls-first", "E-09", seat=event.n)]),
    (c.DIE, 3, _die),
    (c.DICE, 9, _dice),
    (c.FATE, 6, _fate),
    (c.CARD, 9, _card),
    (c.WINNER, 7, lambda event: [fact("ephemeris", "E-13", "E-14", seat=event.n)]),
    (c.SHOW, 9, _show),
    (c.QUIZ, c.QUIZ_CARDS, _quiz),
    (c.FACE, c.FACES, _face),
)
"""The first number of each kind of action, how many there are, and who tells of it."""
