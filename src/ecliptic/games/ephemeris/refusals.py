"""Why an action is not legal: the rule it breaks, and a sentence that names the piece or the seat in the way."""

from __future__ import annotations

from ecliptic.games.ephemeris.actions import (
    BACK,
    BUCKETS,
    CALL,
    CHOOSE,
    ECLIPSE,
    NAME,
    OFFER,
    P_ANSWER,
    P_BACK,
    P_BLOCKED,
    P_CHOOSE,
    P_END,
    P_FIRST,
    P_FLIP,
    P_MOVE,
    P_NAME,
    P_OFFERED,
    P_ORBIT,
    P_OVER,
    P_PLACE,
    P_RACE,
    P_ROLL,
    P_SECOND,
    P_START,
    P_TAKE,
    P_VOTE,
    P_WINNING,
    PLACE,
    PLACES,
    PLUTO,
    TAKE,
)  # fmt: skip
from ecliptic.games.ephemeris.hands import Hands
from ecliptic.games.ephemeris.mode import Mode
from ecliptic.games.ephemeris.one import GameOne
from ecliptic.games.ephemeris.pairs import Pairs
from ecliptic.games.ephemeris.position import PHASES
from ecliptic.games.ephemeris.ring import colour_of
from ecliptic.games.ephemeris.sky import Sky
from ecliptic.games.ephemeris.snap import Snap
from ecliptic.games.ephemeris.three import NOBODY, ORBIT, GameThree
from ecliptic.games.ephemeris.two import GameTwo
from ecliptic.games.ephemeris.words import (
    body_name,
    capital,
    colour_name,
    joined,
    seat_name,
    sign_name,
    stop_of,
    text,
)  # fmt: skip
from ecliptic.kernel.bits import members
from ecliptic.kernel.state import NATURE, Refusal

PROMPTS = {
    P_OVER: "over", P_MOVE: "move", P_OFFERED: "draw_offered", P_ROLL: "roll", P_FIRST: "first", P_SECOND: "second",
    P_BLOCKED: "blocked", P_BACK: "back", P_END: "end", P_WINNING: "pluto", P_VOTE: "vote", P_RACE: "race",
    P_ANSWER: "answer", P_TAKE: "take", P_CHOOSE: "choose", P_NAME: "name", P_PLACE: "place", P_FLIP: "flip",
}  # fmt: skip


def why_not(state: Mode, seat: int, action: int) -> Refusal:
    """For an action that is not legal."""
    if state.phase == P_OVER:
        return _no(rule_of(state), "over")
    actors = [who for who in range(NATURE + 1) if state.actors() >> who & 1]
    if seat not in actors:
        names = joined([text("refusal.nobody") if who == NATURE else seat_name(who) for who in actors])
        if seat == NATURE:
            return _no("E-09", "chance_waits", actors=names)
        return _no("E-09", "not_asked", who=seat_name(seat), actors=names)
    if seat == NATURE:
        return _no(rule_of(state), "chance")
    if action < BACK and isinstance(state, Sky) and state.moves_allowed():
        return _why_not_move(state, action // 11, action % 11 + 1)
    return _why_not_other(state, action) or _no(rule_of(state), "other_phase", prompt=prompt_of(state))


def rule_of(state: Mode) -> str:
    """The rule that governs the present phase."""
    if isinstance(state, Snap) and (state.phase > P_START or state.phase == P_OVER):
        return "E-40"
    if isinstance(state, Pairs) and state.phase == P_OVER:
        return "E-39"
    if isinstance(state, GameThree) and state.phase == P_OVER:
        return "E-37"
    if isinstance(state, GameThree) and PHASES[state.phase] == "retrograde card":
        return "E-33"
    return text(f"rule.phase.{PHASES[state.phase]}")


def prompt_of(state: Mode) -> str:
    """What is asked for now, in a sentence."""
    phase = state.phase
    if phase == P_ORBIT and isinstance(state, GameThree):
        return text("prompt.right" if state.right else "prompt.wrong", colour=colour_name(state.colour))
    if phase == P_BACK and isinstance(state, Sky):
        return text("prompt.back", body=body_name(state.card))
    if phase == P_RACE and isinstance(state, Snap):
        return text("prompt.snap")
    if phase == P_MOVE and isinstance(state, GameOne) and state.offered:
        return text("prompt.move_offered")
    if phase == P_PLACE and isinstance(state, Pairs) and state.up >= 0:
        return text("prompt.place_second")
    if phase in PROMPTS:
        return text(f"prompt.{PROMPTS[phase]}")
    return text("prompt.setup" if phase <= P_START else "prompt.chance")


def _no(rule: str, key: str, **names: object) -> Refusal:
    return Refusal(rule, text(f"refusal.{key}", **names))


def _why_not_move(state: Sky, body: int, steps: int) -> Refusal:
    if isinstance(state, GameTwo):
        wrong = _wrong_die(state, body)
        if wrong is not None:
            return wrong
    if isinstance(state, GameThree) and colour_of(body) != state.colour:
        return _colour("E-34", "asked_colour", body, state.colour)
    blocked = why_blocked(state.board, body, steps)
    if blocked is not None:
        return blocked
    if isinstance(state, GameThree):
        return _not_so_far(state, body)
    if state.phase == P_WINNING:
        return _no("E-27", "pluto_move")
    return _no("E-23", "enable")


def why_blocked(board: int, body: int, steps: int) -> Refusal | None:
    """E-03, E-05: the overtaking rules, with the blocker's name."""
    reach, sign, blockers = stop_of(board, body)
    if steps <= reach:
        return None
    names = joined([body_name(blocker) for blocker in blockers])
    if reach == 0:
        key = "pinned" if len(blockers) == 1 else "pinned_by_many"
        return _no("E-03", key, body=capital(body_name(body)), sign=sign_name(sign), blocker=names)
    return _no("E-03", "stopped", body=capital(body_name(body)), reach=reach, sign=sign_name(sign), blocker=names)


def _wrong_die(state: GameTwo, body: int) -> Refusal | None:
    colour = colour_of(body)
    if state.phase == P_WINNING:
        return _colour("E-27", "pluto_colour", body, state.fate) if colour != state.fate else None
    if state.phase == P_FIRST:
        if colour in (state.first, state.second):
            return None
        return _no("E-22", "no_die", colour=colour_name(colour), body=body_name(body))
    if body == state.banned:
        return _no("E-22", "same_piece", body=capital(body_name(body)))
    return _colour("E-22", "die_left", body, state.second) if colour != state.second else None


def _colour(rule: str, key: str, body: int, die: int) -> Refusal:
    return _no(rule, key, die=colour_name(die), body=body_name(body), colour=colour_name(colour_of(body)))


def _not_so_far(state: GameThree, body: int) -> Refusal:
    if not state.right:
        return _no("E-34", "wrong_answer")
    owner = state.owner_of(body)
    rest = ORBIT - state.tally[owner] if owner != NOBODY else 0
    return _no("E-35", "home", body=capital(body_name(body)), rest=rest)


def _why_not_other(state: Mode, action: int) -> Refusal | None:
    if action == OFFER:
        return _why_not_offer(state)
    if action == ECLIPSE:
        return _why_not_eclipse(state)
    if action == PLUTO:
        return _why_not_pluto(state)
    if CALL <= action < CALL + BUCKETS and state.phase == P_RACE and isinstance(state, Hands):
        return _no("E-15", "false_call")
    if CHOOSE <= action < NAME and state.phase == P_CHOOSE:
        return _no("E-38", "draft_order")
    if NAME <= action < TAKE and state.phase == P_NAME:
        return _no("E-38", "name_order")
    if TAKE <= action < TAKE + 9 and state.phase == P_TAKE:
        return _no("E-31", "taken_planet")
    if PLACE <= action < PLACE + PLACES and state.phase == P_PLACE:
        return _no("E-39", "taken_card")
    return None


def _why_not_offer(state: Mode) -> Refusal | None:
    if not isinstance(state, GameOne):
        return _no("E-20", "no_offer")
    return _no("E-20", "offered") if state.phase == P_MOVE else None


def _why_not_eclipse(state: Mode) -> Refusal:
    if not isinstance(state, GameTwo):
        return _no("E-28", "no_eclipse")
    return _no("E-28", "eclipse_move" if state.phase == P_WINNING else "own_turn")


def _why_not_pluto(state: Mode) -> Refusal:
    if not isinstance(state, GameTwo):
        return _no("E-27", "no_pluto")
    if state.phase in (P_VOTE, P_RACE):
        return _no("E-27", "own_turn")
    if state.phase == P_ROLL:
        return _no("E-27", "pluto_early")
    if state.turn not in members(state.pluto):
        return _no("E-27", "pluto_spent")
    return _no("E-27", "pluto_useless")
