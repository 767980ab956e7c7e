"""What happened, in sentences with the ids of the rules behind them, from what a viewer knew before and knows after."""

from __future__ import annotations

from collections.abc import Callable

from ecliptic.games.ephemeris.actions import (
    ACCEPT,
    AGREE,
    ANSWER,
    BACK,
    BUCKET_MS,
    BUCKETS,
    CALL,
    CARD,
    CHOOSE,
    DEAL,
    DICE,
    DIE,
    ECLIPSE,
    END,
    FACE,
    FASTEST_MS,
    FATE,
    FLIP,
    KEY,
    MOVE,
    NAME,
    OFFER,
    P_BODIES,
    P_CHOOSE,
    P_DRAW,
    P_FIRST,
    P_OVER,
    P_PLACE,
    P_PLANETS,
    P_RACE,
    P_SIGNS,
    P_SKIP,
    P_START,
    PLACE,
    PLUTO,
    QUIZ,
    REFUSE,
    ROLL,
    ROLLER,
    SHOW,
    SIGN,
    SILENT,
    STANDS,
    SWAP,
    TAKE,
    TURN_UP,
    UNDER,
    VOID,
    WINNER,
    YELLOW,
)  # fmt: skip
from ecliptic.games.ephemeris.data import LETTERS, Edition, Question
from ecliptic.games.ephemeris.deal import BURIED, SLOTS
from ecliptic.games.ephemeris.hands import Hands
from ecliptic.games.ephemeris.mode import Mode
from ecliptic.games.ephemeris.one import GameOne
from ecliptic.games.ephemeris.pairs import Pairs
from ecliptic.games.ephemeris.ring import reach, shifted, sign_of
from ecliptic.games.ephemeris.sky import Sky
from ecliptic.games.ephemeris.snap import Snap
from ecliptic.games.ephemeris.three import NOBODY, GameThree
from ecliptic.games.ephemeris.two import GameTwo
from ecliptic.games.ephemeris.words import (
    PREDICTIONS,
    PREDICTIONS_HEADING,
    blockers_in,
    body_name,
    capital,
    colour_name,
    face_name,
    joined,
    seat_name,
    sign_name,
    text,
)  # fmt: skip
from ecliptic.kernel.bits import members
from ecliptic.kernel.game import Line
from ecliptic.kernel.state import NATURE


def tell(before: Mode, after: Mode, seat: int, action: int, edition: Edition) -> list[Line]:
    """The lines for one event, `action` as the viewer saw it."""
    if action < 0:
        return [_secret(before, seat)]
    for first, count, teller in _TELLERS:
        if first <= action < first + count:
            return teller(_Event(before, after, seat, action - first, edition))
    raise AssertionError(f"action {action} has no teller")


def _line(key: str, *rules: str, **names: object) -> Line:
    return Line(capital(text(f"story.{key}", **names)), rules)


def actor(before: Mode, seat: int) -> str:
    """Who acted, or for whom chance did."""
    if seat != NATURE:
        return seat_name(seat)
    if isinstance(before, Hands) and before.phase in (P_BODIES, P_SIGNS):
        return seat_name(before.at // before.k)
    if isinstance(before, Hands) and before.phase <= P_DRAW:
        return seat_name(before.at)
    if isinstance(before, GameThree) and before.phase == P_PLANETS:
        return seat_name(before.at)
    return seat_name(before.turn)


class _Event:
    """One event with both positions; `n` is the action's number within its kind."""

    def __init__(self, before: Mode, after: Mode, seat: int, n: int, edition: Edition) -> None:
        self.before = before
        self.after = after
        self.seat = seat
        self.n = n
        self.edition = edition
        self.who = actor(before, seat)

    def line(self, key: str, *rules: str, **names: object) -> Line:
        return _line(key, *rules, who=self.who, **names)


def _secret(before: Mode, seat: int) -> Line:
    who = actor(before, seat)
    if before.phase == P_CHOOSE:
        return _line("secret_chosen", "E-38", who=who)
    if before.phase in (P_SKIP, P_DRAW):
        return _line("secret_pack", "E-10", who=who)
    return _line("secret_deal", "E-11" if before.phase == P_SIGNS else "E-10", who=who)


# -- pieces --------------------------------------------------------------------------------------------------------


def _move(event: _Event) -> list[Line]:
    body, steps = divmod(event.n, 11)
    return _moved(event, "move", body, steps + 1)


def _back(event: _Event) -> list[Line]:
    assert isinstance(event.before, Sky)
    return _moved(event, "back", event.before.card, event.n + 1)


def _moved(event: _Event, key: str, body: int, steps: int) -> list[Line]:
    before, after = event.before, event.after
    assert isinstance(before, Sky)
    assert isinstance(after, Sky)
    rule = "E-08" if key == "back" else {GameOne: "E-19", GameTwo: "E-22"}.get(type(before), "E-34")
    forward = steps if key == "move" else -steps
    board = shifted(before.board, body, forward, 12)
    lines = [event.line(key, rule, body=body_name(body), n=steps, sign=sign_name(sign_of(board, body)))]
    lines += _pinned_or_freed(before.board, board)
    if isinstance(before, GameThree) and isinstance(after, GameThree):
        lines += _progress(before, after, body, forward)
    if isinstance(before, GameTwo) and isinstance(after, GameTwo):
        if before.phase == P_FIRST and after.banned >= 0 and not after.can_move(after.second, after.banned):
            lines.append(_line("one_move", "E-24"))
    return lines + _ending(before, after)


def _pinned_or_freed(old: int, new: int) -> list[Line]:
    """Which pieces a move pinned or set free (E-03)."""
    lines = []
    for body in range(9):
        sign = sign_of(new, body)
        was, now = reach(old, body, 12) == 0, reach(new, body, 12) == 0
        if now and not was:
            names = joined([body_name(blocker) for blocker in blockers_in(new, body, sign)])
            lines.append(_line("pins", "E-03", body=body_name(body), sign=sign_name(sign), blocker=names))
        elif was and not now and sign == sign_of(old, body):
            lines.append(_line("frees", "E-03", body=body_name(body), sign=sign_name(sign)))
    return lines


def _ending(before: Mode, after: Mode) -> list[Line]:
    if isinstance(before, GameThree) or after.phase != P_OVER or after.winner >= 0:
        return []
    return [_line("cap", "E-20" if isinstance(after, GameOne) else "E-30")]


def _progress(before: GameThree, after: GameThree, body: int, steps: int) -> list[Line]:
    owner = before.owner_of(body)
    lines = []
    home = False
    if owner != NOBODY:
        made = before.tally[owner] + steps
        home = made == 12
        lines.append(_line("orbit", "E-32", body=body_name(body), n=made, who=seat_name(owner)))
    if home:
        lines.append(_line("home", "E-35", body=body_name(body), who=seat_name(owner)))
    if after.game > before.game:
        if not home:
            lines.append(_line("cap", "E-41"))
        lines.append(_line("points", "E-37", points=", ".join(str(p) for p in list(after.tally)[after.seats :])))
        if after.phase != P_OVER:
            lines.append(_line("next_game", "E-37", n=after.game + 1))
    return lines


# -- the deal and the draft ------------------------------------------------------------------------------------------


def _deal(event: _Event) -> list[Line]:
    before, after = event.before, event.after
    if isinstance(before, GameThree):
        home = sign_name(sign_of(before.kit.start, event.n))
        return [event.line("planet", "E-31", body=body_name(event.n), sign=home)]
    assert isinstance(before, Hands)
    assert isinstance(after, Hands)
    seat = before.at if before.phase == P_DRAW else before.at // before.k
    twice = after.cards[seat * SLOTS + BURIED] != before.cards[seat * SLOTS + BURIED]
    return [event.line("duplicate" if twice else "deal_body", "E-10", body=body_name(event.n))]


def _deal_sign(event: _Event) -> list[Line]:
    return [event.line("deal_sign", "E-11", sign=sign_name(event.n))]


def _exchange(event: _Event) -> list[Line]:
    return [event.line("exchange" if event.n else "exchange_none", "E-10", n=event.n)]


def _under(event: _Event) -> list[Line]:
    body, number = divmod(event.n, 3)
    return [event.line("under" if number else "under_none", "E-10", n=number, body=body_name(body))]


def _void(event: _Event) -> list[Line]:
    if event.before.kit.draft:
        return [_line("void_draft", "E-16", "E-38")]
    return [_line("void", "E-16")]


def _take(event: _Event) -> list[Line]:
    home = sign_name(sign_of(event.before.kit.start, event.n))
    return [event.line("take", "E-31", body=body_name(event.n), sign=home)]


# -- dice, cards and calls -------------------------------------------------------------------------------------------


def _die(event: _Event) -> list[Line]:
    if event.before.phase == P_START:
        if event.n == YELLOW:
            return [event.line("starts", "E-09")]
        return [event.line("start_roll", "E-09", colour=colour_name(event.n))]
    lines = [event.line("die", "E-33", colour=colour_name(event.n))]
    assert isinstance(event.before, Sky)
    if not event.before.can_move(event.n, -1):
        lines.append(_line("all_pinned", "E-33", colour=colour_name(event.n)))
    return lines


def _dice(event: _Event) -> list[Line]:
    first, second = divmod(event.n, 3)
    lines = [_line("dice", "E-22", first=colour_name(first), second=colour_name(second))]
    assert isinstance(event.before, Sky)
    if not event.before.can_move(first, -1) and not event.before.can_move(second, -1):
        lines.append(_line("blocked", "E-25"))
    return lines


def _fate(event: _Event) -> list[Line]:
    colour, wins = divmod(event.n, 2)
    return [_line("fate_wins" if wins else "fate_fails", "E-27", colour=colour_name(colour))]


def _card(event: _Event) -> list[Line]:
    three = isinstance(event.before, GameThree)
    lines = [_line("card", "E-33" if three else "E-25", body=body_name(event.n))]
    if three:
        lines += _moved(event, "back", event.n, 1)
    return lines


def _vote(event: _Event) -> list[Line]:
    before, after = event.before, event.after
    lines = [event.line("decline" if event.n else "agree", "E-28")]
    if after.barrier == before.barrier:
        return lines
    lines += [_line("retire", "E-28", who=seat_name(seat)) for seat in members(before.active & ~after.active)]
    if after.winner >= 0:
        lines.append(_line("last_one", "E-29", who=seat_name(after.winner)))
    elif after.active == 0:
        lines.append(_line("nobody_left", "E-29"))
    return lines if after.active == 0 else lines + _ending(before, after)


def _show(event: _Event) -> list[Line]:
    before = event.before
    assert isinstance(before, Hands)
    sign = sign_of(before.board, event.n)
    return [
        _line("show", "E-17", who=seat_name(before.winner), body=body_name(event.n), sign=sign_name(sign)),
        _line("prediction", heading=PREDICTIONS_HEADING, text=PREDICTIONS[event.n, sign]),
    ]


def _silent(event: _Event) -> list[Line]:
    return [event.line("silent", _race_rule(event)), *_race_over(event)]


def _call(event: _Event) -> list[Line]:
    key = "snap" if isinstance(event.before, Snap) else "call"
    return [event.line(key, _race_rule(event), ms=FASTEST_MS + event.n * BUCKET_MS), *_race_over(event)]


def _race_rule(event: _Event) -> str:
    return "E-40" if isinstance(event.before, Snap) else "E-15"


def _race_over(event: _Event) -> list[Line]:
    before, after = event.before, event.after
    if after.barrier == before.barrier:
        return []
    if not isinstance(before, Snap) or not isinstance(after, Snap):
        return [] if after.winner >= 0 else _ending(before, after)
    lines = []
    face = before.matched()
    for seat in range(before.seats):
        change = after.cards_of(seat) - before.cards_of(seat)
        if face >= 0 and after.sizes[seat] > before.sizes[seat]:
            won = after.sizes[seat] - before.sizes[seat]
            lines.append(_line("takes", "E-40", who=seat_name(seat), face=face_name(face), n=won))
        elif face < 0 and change < 0:
            lines.append(_line("pays", "E-40", who=seat_name(seat), n=-change))
    lines += [_line("out", "E-40", who=seat_name(seat)) for seat in members(before.active & ~after.active)]
    return lines


# -- the quiz --------------------------------------------------------------------------------------------------------


def _asked(event: _Event, card: int) -> Question:
    assert isinstance(event.before, GameThree)
    return event.edition.card[card].question(event.before.colour)


def _quiz(event: _Event) -> list[Line]:
    question = _asked(event, event.n)
    return [_line("question", "E-34", q=question.q, a=question.A, b=question.B, c=question.C)]


def _answer(event: _Event) -> list[Line]:
    assert isinstance(event.before, GameThree)
    question = _asked(event, event.before.question)
    letter = LETTERS[event.n]
    return [event.line("answer", "E-34", letter=letter, choice=(question.A, question.B, question.C)[event.n])]


def _key(event: _Event) -> list[Line]:
    assert isinstance(event.before, GameThree)
    question = _asked(event, event.before.question)
    right = event.n == event.before.answer
    choice = (question.A, question.B, question.C)[event.n]
    return [_line("right" if right else "wrong", "E-34", letter=LETTERS[event.n], choice=choice, fact=question.fact)]


# -- Pairs and Snap --------------------------------------------------------------------------------------------------


def _place(event: _Event) -> list[Line]:
    lines = [event.line("place", "E-39", n=event.n + 1)]
    assert isinstance(event.before, Pairs)
    face = event.before.faces[event.n]
    if event.after.phase == P_PLACE or event.after.phase == P_OVER:
        lines.append(_line("remembered", "E-39", face=face_name(face)))
        lines += _pair(event, face)
    return lines


def _face(event: _Event) -> list[Line]:
    if isinstance(event.before, Snap):
        return [event.line("flipped", "E-40", face=face_name(event.n))]
    return [_line("face", "E-39", face=face_name(event.n)), *_pair(event, event.n)]


def _pair(event: _Event, face: int) -> list[Line]:
    before = event.before
    assert isinstance(before, Pairs)
    if before.up < 0:
        return []
    other = before.faces[before.up]
    if other == face:
        return [_line("pair", "E-39", who=seat_name(before.turn), face=face_name(face))]
    return [_line("no_pair", "E-39", first=face_name(other), second=face_name(face))]


def _flip(event: _Event) -> list[Line]:
    before, after = event.before, event.after
    assert isinstance(after, Snap)
    if after.phase == P_RACE:
        return [event.line("flipped", "E-40", face=face_name(after.shows(before.turn)))]
    return [event.line("flip", "E-40")]


def _plain(key: str, rule: str) -> Callable[[_Event], list[Line]]:
    return lambda event: [event.line(key, rule)]


_TELLERS: tuple[tuple[int, int, Callable[[_Event], list[Line]]], ...] = (
    (MOVE, 99, _move),
    (BACK, 11, _back),
    (ANSWER, 3, _answer),
    (KEY, 3, _key),
    (ROLL, 1, _plain("roll", "E-22")),
    (TURN_UP, 1, _plain("turn_up", "E-25")),
    (PLUTO, 1, _plain("pluto", "E-27")),
    (ECLIPSE, 1, _plain("eclipse", "E-28")),
    (AGREE, 2, _vote),
    (END, 1, lambda event: [event.line("end", "E-22"), *_ending(event.before, event.after)]),
    (OFFER, 1, _plain("offer", "E-20")),
    (ACCEPT, 1, _plain("accept", "E-20")),
    (REFUSE, 1, _plain("refuse", "E-20")),
    (CHOOSE, 9, lambda event: [event.line("choose", "E-38", body=body_name(event.n))]),
    (NAME, 12, lambda event: [event.line("name", "E-38", sign=sign_name(event.n))]),
    (TAKE, 9, _take),
    (SILENT, 1, _silent),
    (CALL, BUCKETS, _call),
    (PLACE, 51, _place),
    (FLIP, 1, _flip),
    (DEAL, 9, _deal),
    (SIGN, 12, _deal_sign),
    (SWAP, 5, _exchange),
    (UNDER, 27, _under),
    (VOID, 1, _void),
    (STANDS, 1, _plain("stands", "E-16")),
    (ROLLER, 7, lambda event: [_line("roller", "E-09", who=seat_name(event.n))]),
    (DIE, 3, _die),
    (DICE, 9, _dice),
    (FATE, 6, _fate),
    (CARD, 9, _card),
    (WINNER, 7, lambda event: [_line("winner", "E-13", "E-14", who=seat_name(event.n))]),
    (SHOW, 9, _show),
    (QUIZ, 72, _quiz),
    (FACE, 21, _face),
)
"""The first number of each kind of action, how many there are, and who tells it."""
