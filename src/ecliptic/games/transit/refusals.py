"""Why an action is not legal: the rule it breaks and what is in the way. Says None exactly when it is legal."""

from __future__ import annotations

from ecliptic.games.transit import ids as c
from ecliptic.games.transit.ids import wild_milestone
from ecliptic.games.transit.milestones import can_happen, season
from ecliptic.games.transit.names import card_name, milestone_name
from ecliptic.games.transit.rules import Transit
from ecliptic.kernel.bits import members
from ecliptic.kernel.state import NATURE, Refusal, refuse


def explain(s: Transit, seat: int, action: int) -> Refusal | None:
    if s.phase == c.OVER:
        return refuse(rule_now(s), "over")
    actor = s.actor()
    if seat == NATURE or actor == NATURE:
        return _chance(s, seat, action)
    if seat != actor:
        return refuse(rule_now(s), "not-you", seat=actor)
    if action in s.legal(seat):
        return None
    return _why(s, seat, action)


PHASE_RULES = {
    c.FIRST_PLAYER: "T-01",
    c.LIMIT: "T-27",
    c.DEAL: "T-06",
    c.PLACE: "T-06",
    c.SUN: "T-07",
    c.DISCARD: "M19-3",
    c.TURN: "T-09",
    c.REVEAL: "T-23",
}
"""The rule of each phase that is not a window: those are for Milestones (T-28)."""
TASK_RULES = {
    c.DRAW_MILESTONE: "T-21",
    c.KEEP: "T-03",
    c.TARGET: "T-28",
    c.GROUP_DRAW: "T-30",
    c.NEW_SUN: "M17-2",
    c.NEW_TABLEAU: "T-30",
    c.PARTNER: "M17-5",
    c.SHOW: "M17-5",
    c.OFFER: "M17-5",
    c.TAKE: "M17-5",
    c.STREAM_WHO: "M21-6",
    c.STREAM: "M21-6",
    c.SEE: "M21-3",
    c.ACCEPT: "M21-7",
    c.LAY: "M21-7",
    c.GATHER: "M21-7",
    c.BURN: "SB5",
}


def rule_now(s: Transit) -> str:
    """The rule of what is under way: of the task, else of the phase."""
    if s.task == c.PICK:
        return {c.ISS: "M21-1", c.VENUS_EXPRESS: "M21-3"}.get(s.task_card, "M17-6")
    if s.task == c.TURN_UP and s.phase != c.REVEAL:
        return "M21-1"
    if s.task in TASK_RULES:
        return TASK_RULES[s.task]
    if s.phase == c.SETBACK:
        return "T-26" if s.round else "T-04"
    if s.phase == c.OVER:
        return "T-05" if s.options.rounds else "T-25"
    return PHASE_RULES.get(s.phase, "T-28")


def _chance(s: Transit, seat: int, action: int) -> Refusal | None:
    if seat != NATURE:
        return refuse(rule_now(s), "nature-acts")
    if s.actor() == NATURE and action in s.legal(NATURE):
        return None
    return refuse(rule_now(s), "not-drawn")


def _why(s: Transit, seat: int, action: int) -> Refusal:
    """The action is not legal for this seat, which is to act."""
    if action >= c.N_CARD:
        return refuse("T-01", "nature-only")
    if s.task != c.NO_TASK:
        return _task(s, action)
    if c.A_USE <= action < c.A_GIVE:
        return _use(s, seat, action - c.A_USE)
    if c.A_GIVE <= action < c.A_KEEP:
        wild, taker = divmod(action - c.A_GIVE, 4)
        return _gift(s, seat, wild_milestone(wild), taker)
    if s.phase == c.TURN:
        return _turn(s, seat, action)
    return _choice(s, seat, action)


def _turn(s: Transit, seat: int, action: int) -> Refusal:
    if action == c.PASS:
        return refuse("T-10", "must-play", card=card_name(members(s.playable(seat))[0]))
    if c.A_PLAY <= action < c.A_PLACE:
        return _play(s, seat, action - c.A_PLAY)
    if c.A_TRADE <= action < c.A_WILD:
        return _trade(s, seat, *divmod(action - c.A_TRADE, 32))
    if c.A_WILD <= action < c.A_USE:
        return _wild(s, seat, *divmod(action - c.A_WILD, 32))
    return refuse("T-10", "not-asked")


def _play(s: Transit, seat: int, card: int) -> Refusal:
    if not s.at[c.HAND + seat] >> card & 1:
        return refuse("T-10", "not-in-hand", card=card_name(card))
    return refuse("T-09", "too-high", total=s.total, rank=c.rank(card))


def _trade(s: Transit, seat: int, slot: int, laid: int) -> Refusal:
    held = s.at[c.SLOT + slot]
    if s.at[c.COUNT + seat] == 0:
        return refuse("T-11", "no-empty-trade")
    if slot == c.SUN_SLOT and not s.societies:
        return refuse("T-07", "sun-not-traded")
    if held == c.EMPTY:
        return refuse("T-11", "slot-empty")
    if held >= c.DOWN:
        return refuse("T-11", "slot-facedown")
    if not s.at[c.HAND + seat] >> laid & 1:
        return refuse("T-11", "not-in-hand", card=card_name(laid))
    return refuse("T-09", "too-high", total=s.total, rank=c.rank(held))


def _wild(s: Transit, seat: int, wild: int, face: int) -> Refusal:
    m = wild_milestone(wild)
    if not s.at[c.MHAND + seat] >> m & 1:
        return refuse("T-12", "milestone-not-held", milestone=milestone_name(m))
    wanted = s.edition.wild_ranks[m]
    if wanted > 0 and c.rank(face) != wanted:
        return refuse("T-12", "not-a-wild-face", milestone=milestone_name(m), rank=c.rank(face))
    if s.total + c.rank(face) > 31:
        return refuse("T-12", "too-high", total=s.total, rank=c.rank(face))
    return refuse("T-12", "suit-silent")


CARDS_NEEDED = {c.ENDEAVOUR: 4}
"""How many cards of the deck a Milestone takes, if more than one."""


def _use(s: Transit, seat: int, m: int) -> Refusal:
    milestone = milestone_name(m)
    if not s.at[c.MHAND + seat] >> m & 1:
        return refuse("T-27", "milestone-not-held", milestone=milestone)
    if c.WILD_SET >> m & 1:
        return refuse("T-28", "wild-only", milestone=milestone)
    if not season(m) >> s.phase & 1:
        return refuse("T-28", "wrong-time", milestone=milestone)
    assert not can_happen(s, m)
    short = c.DRAW_CARDS >> m & 1 or (c.REPLACING >> m & 1 and s.deck < CARDS_NEEDED.get(m, 1))
    return refuse("T-30", "no-cards" if short else "nothing-to-do", milestone=milestone)


def _gift(s: Transit, seat: int, m: int, taker: int) -> Refusal:
    if not s.at[c.MHAND + seat] >> m & 1:
        return refuse("T-28", "milestone-not-held", milestone=milestone_name(m))
    if s.phase == c.W5:
        return refuse("A-11", "no-handing-now")
    if not s.later_seats(seat) >> taker & 1:
        return refuse("A-05", "not-later", seat=taker, players=s.seats)
    return refuse("T-28", "not-asked")


def _choice(s: Transit, seat: int, action: int) -> Refusal:
    """Placing, discarding, the Milestone limit, and windows."""
    rule = rule_now(s)
    base, held = {
        c.PLACE: (c.A_PLACE, s.at[c.HAND + seat]),
        c.DISCARD: (c.A_DISCARD, s.at[c.HAND + seat]),
        c.LIMIT: (c.A_DROP, s.at[c.MHAND + seat]),
    }.get(s.phase, (-1, 0))
    room = c.MILESTONES if s.phase == c.LIMIT else c.CARDS
    if base < 0 or not base <= action < base + room:
        return refuse(rule, "not-asked")
    if held >> (action - base) & 1:
        return refuse(rule, "order")
    if s.phase == c.LIMIT:
        return refuse(rule, "milestone-not-held", milestone=milestone_name(action - base))
    return refuse(rule, "not-in-hand", card=card_name(action - base))


def _task(s: Transit, action: int) -> Refusal:
    rule = rule_now(s)
    if s.task in (c.TARGET, c.PARTNER, c.STREAM_WHO) and c.A_SEAT <= action < c.A_PLAY:
        return refuse(rule, "no-such-seat", seat=action - c.A_SEAT)
    base = {c.OFFER: c.A_OFFER, c.TAKE: c.A_TAKE}.get(s.task)
    if base is not None and base <= action < base + c.CARDS:
        card = action - base
        if s.task_set >> card & 1:
            return refuse(rule, "already-swapped", card=card_name(card))
        held = s.at[c.HAND + (s.task_seat if s.task == c.OFFER else s.task_other)] >> card & 1
        return refuse(rule, "none-left-to-take" if held else "not-in-hand", card=card_name(card))
    if s.task == c.PICK and c.A_PICK <= action < c.A_TRADE:
        return refuse(rule, "slot-empty" if s.at[c.SLOT + action - c.A_PICK] == c.EMPTY else "order")
    return refuse(rule, "not-asked")
