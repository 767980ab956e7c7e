"""Why an action is not legal: the rule it breaks and what is in the way. And what is asked for instead."""

from __future__ import annotations

from ecliptic.games.ephemeris import ids as c
from ecliptic.games.ephemeris.data import BODIES, COLOURS, SIGNS
from ecliptic.games.ephemeris.hands import Hands
from ecliptic.games.ephemeris.one import GameOne
from ecliptic.games.ephemeris.pairs import Pairs
from ecliptic.games.ephemeris.ring import blockers, colour_of, reach, sign_of
from ecliptic.games.ephemeris.sky import Sky
from ecliptic.games.ephemeris.snap import Snap
from ecliptic.games.ephemeris.state import Mode
from ecliptic.games.ephemeris.three import NOBODY, ORBIT, GameThree
from ecliptic.games.ephemeris.two import GameTwo
from ecliptic.kernel.bits import members
from ecliptic.kernel.facts import Fact, fact
from ecliptic.kernel.state import NATURE, Refusal, refuse

RULES = {
    c.P_OVER: "E-13", c.P_BODIES: "E-10", c.P_SWAPS: "E-10", c.P_SKIP: "E-10", c.P_DRAW: "E-10", c.P_SIGNS: "E-11",
    c.P_CHECK: "E-16", c.P_ROLLER: "E-09", c.P_START: "E-09", c.P_DICE: "E-22", c.P_CARD: "E-25", c.P_FATE: "E-27",
    c.P_CALL: "E-13", c.P_SHOW: "E-17", c.P_PLANETS: "E-31", c.P_DIE: "E-33", c.P_QUIZ: "E-34", c.P_KEY: "E-34",
    c.P_FACE: "E-39", c.P_MOVE: "E-19", c.P_ROLL: "E-22", c.P_FIRST: "E-22", c.P_SECOND: "E-22", c.P_BLOCKED: "E-25",
    c.P_BACK: "E-25", c.P_END: "E-27", c.P_WINNING: "E-27", c.P_ANSWER: "E-34", c.P_ORBIT: "E-34", c.P_TAKE: "E-31",
    c.P_PLACE: "E-39", c.P_FLIP: "E-40", c.P_OFFERED: "E-20", c.P_VOTE: "E-28", c.P_RACE: "E-15", c.P_CHOOSE: "E-38",
    c.P_NAME: "E-38",
}  # fmt: skip
"""The rule that governs each phase."""
PROMPTS = {
    c.P_MOVE: "prompt-move", c.P_OFFERED: "prompt-draw-offered", c.P_ROLL: "prompt-roll", c.P_FIRST: "prompt-first",
    c.P_SECOND: "prompt-second", c.P_BLOCKED: "prompt-blocked", c.P_END: "prompt-end", c.P_WINNING: "prompt-pluto",
    c.P_VOTE: "prompt-vote", c.P_RACE: "prompt-race", c.P_ANSWER: "prompt-answer", c.P_TAKE: "prompt-take",
    c.P_CHOOSE: "prompt-choose", c.P_NAME: "prompt-name", c.P_PLACE: "prompt-place", c.P_FLIP: "prompt-flip",
}  # fmt: skip


def rule_of(s: Mode) -> str:
    """The rule that governs the present phase."""
    if isinstance(s, Snap) and (s.phase > c.P_START or s.phase == c.P_OVER):
        return "E-40"
    if isinstance(s, Pairs) and s.phase == c.P_OVER:
        return "E-39"
    if isinstance(s, GameThree) and s.phase == c.P_OVER:
        return "E-37"
    if isinstance(s, GameThree) and s.phase == c.P_CARD:
        return "E-33"
    return RULES[s.phase]


def prompt(s: Mode) -> Fact | None:
    """What is asked for now; None when chance decides or the game is over."""
    rule, phase = rule_of(s), s.phase
    if phase < c.P_MOVE:
        return None
    if phase == c.P_ORBIT and isinstance(s, GameThree):
        return fact("prompt-right" if s.right else "prompt-wrong", rule, colour=COLOURS[s.colour])
    if phase == c.P_BACK and isinstance(s, Sky):
        return fact("prompt-back", rule, body=BODIES[s.card])
    if phase == c.P_RACE and isinstance(s, Snap):
        return fact("prompt-snap", rule)
    if phase == c.P_MOVE and isinstance(s, GameOne) and s.offered:
        return fact("prompt-draw-refused", rule)
    if phase == c.P_PLACE and isinstance(s, Pairs) and s.up >= 0:
        return fact("prompt-place-second", rule)
    return Fact(PROMPTS[phase], {}, (rule,))


def why_not(s: Mode, seat: int, action: int) -> Refusal:
    """For an action that is not legal."""
    if s.phase == c.P_OVER:
        return refuse(rule_of(s), "over")
    if s.actors() >> seat & 1 == 0:
        return _not_asked(s, seat)
    if seat == NATURE:
        return refuse(rule_of(s), "not-by-chance")
    if action < c.BACK and isinstance(s, Sky) and s.moves_allowed():
        return _why_not_move(s, action // c.WAYS, action % c.WAYS + 1)
    return _why_not_other(s, action) or refuse(rule_of(s), "not-now", prompt=prompt(s))


def _not_asked(s: Mode, seat: int) -> Refusal:
    if s.phase >= c.P_VOTE:
        return refuse(rule_of(s), "answers-pending")  # who has answered is nobody's business yet
    asked = [who for who in range(s.seats) if s.actors() >> who & 1]
    if not asked:
        return refuse("E-09", "chance-first")
    return refuse("E-09", "no-chance-now" if seat == NATURE else "not-asked", seats=asked)


# -- moves of pieces -------------------------------------------------------------------------------------------------


def _why_not_move(s: Sky, body: int, steps: int) -> Refusal:
    if isinstance(s, GameTwo):
        wrong = _wrong_die(s, body)
        if wrong is not None:
            return wrong
    if isinstance(s, GameThree) and colour_of(body) != s.colour:
        return _wrong_colour("E-34", "asked-colour", body, s.colour)
    blocked = why_blocked(s.board, body, steps)
    if blocked is not None:
        return blocked
    if isinstance(s, GameThree):
        return _not_so_far(s, body)
    if s.phase == c.P_WINNING:
        return refuse("E-27", "pluto-move")
    return refuse("E-23", "must-enable")


def why_blocked(board: int, body: int, steps: int) -> Refusal | None:
    """E-03, E-05: the overtaking rules, with the bodies in the way."""
    far = reach(board, body, c.SIGNS)
    if steps <= far:
        return None
    stop = (sign_of(board, body) + far) % c.SIGNS
    blocking = [BODIES[blocker] for blocker in blockers(board, body, stop)]
    args = {"body": BODIES[body], "sign": SIGNS[stop], "blocking_bodies": blocking, "n": len(blocking)}
    return refuse("E-03", "stopped", reach=far, **args) if far else refuse("E-03", "pinned", **args)


def _wrong_die(s: GameTwo, body: int) -> Refusal | None:
    colour = colour_of(body)
    if s.phase == c.P_WINNING:
        return _wrong_colour("E-27", "pluto-colour", body, s.fate) if colour != s.fate else None
    if s.phase == c.P_FIRST:
        if colour in (s.first, s.second):
            return None
        return refuse("E-22", "no-die", colour=COLOURS[colour], body=BODIES[body])
    if body == s.banned:
        return refuse("E-22", "same-piece", body=BODIES[body])
    return _wrong_colour("E-22", "die-left", body, s.second) if colour != s.second else None


def _wrong_colour(rule: str, key: str, body: int, die: int) -> Refusal:
    return refuse(rule, key, die_colour=COLOURS[die], body=BODIES[body], colour=COLOURS[colour_of(body)])


def _not_so_far(s: GameThree, body: int) -> Refusal:
    if not s.right:
        return refuse("E-34", "wrong-answer")
    owner = s.owner_of(body)
    assert owner != NOBODY  # only a home stops a piece short of its reach
    return refuse("E-35", "stops-at-home", body=BODIES[body], seat=owner, distance=ORBIT - s.tally[owner])


# -- everything else -------------------------------------------------------------------------------------------------


def _why_not_other(s: Mode, action: int) -> Refusal | None:
    if action == c.OFFER:
        return _why_not_offer(s)
    if action == c.ECLIPSE:
        return _why_not_eclipse(s)
    if action == c.PLUTO:
        return _why_not_pluto(s)
    if c.CALL <= action < c.CALL + c.BUCKETS and s.phase == c.P_RACE and isinstance(s, Hands):
        return refuse("E-15", "false-call")
    if c.CHOOSE <= action < c.NAME and s.phase == c.P_CHOOSE:
        return refuse("E-38", "choose-in-order", body=BODIES[action - c.CHOOSE])
    if c.NAME <= action < c.TAKE and s.phase == c.P_NAME:
        return refuse("E-38", "name-in-order", sign=SIGNS[action - c.NAME])
    if c.TAKE <= action < c.TAKE + c.BODIES and s.phase == c.P_TAKE:
        return refuse("E-31", "not-a-free-planet", body=BODIES[action - c.TAKE])
    if c.PLACE <= action < c.PLACE + c.PLACES and s.phase == c.P_PLACE:
        return refuse("E-39", "no-card-there", place=action - c.PLACE + 1)
    return None


def _why_not_offer(s: Mode) -> Refusal | None:
    if not isinstance(s, GameOne):
        return refuse("E-20", "no-draws-here")
    return refuse("E-20", "offered-already") if s.phase == c.P_MOVE else None


def _why_not_eclipse(s: Mode) -> Refusal:
    if not isinstance(s, GameTwo):
        return refuse("E-28", "no-eclipse-here")
    return refuse("E-28", "pluto-first" if s.phase == c.P_WINNING else "own-turn-only")


def _why_not_pluto(s: Mode) -> Refusal:
    if not isinstance(s, GameTwo):
        return refuse("E-27", "no-pluto-here")
    if s.phase in (c.P_VOTE, c.P_RACE):
        return refuse("E-27", "own-turn-only")
    if s.phase == c.P_ROLL:
        return refuse("E-27", "pluto-too-early")
    if s.turn not in members(s.pluto):
        return refuse("E-27", "pluto-spent")
    return refuse("E-27", "pluto-useless")
