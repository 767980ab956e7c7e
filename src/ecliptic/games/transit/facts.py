"""What happened: facts from the two positions as the viewer knows them."""

from __future__ import annotations

from ecliptic.games.transit import ids as c
from ecliptic.games.transit import scoring
from ecliptic.games.transit.ids import wild_milestone
from ecliptic.games.transit.knowledge import next_drawer
from ecliptic.games.transit.names import (
    ONGOING_CARDS,
    OUTCOMES,
    card_name,
    century_code,
    milestone_effect,
    milestone_name,
    setback_effect,
    setback_name,
)
from ecliptic.games.transit.rules import Transit
from ecliptic.kernel.bits import members
from ecliptic.kernel.facts import Fact, fact
from ecliptic.kernel.state import NATURE


def facts(before: Transit, after: Transit, seat: int, action: int) -> list[Fact]:
    found = _chance(before, after, action) if seat == NATURE else _move(before, after, seat, action)
    return found + _observation(before, after, action) + _end(before, after)


# -- a seat's move -----------------------------------------------------------------------------------------------


def _move(s: Transit, after: Transit, seat: int, action: int) -> list[Fact]:
    if action == c.DONE:
        return []
    if action == c.PASS:
        return [fact("passed", "T-10", seat=seat), *_last_card(s)]
    if s.task != c.NO_TASK:
        return [_task_move(s, seat, action)]
    if c.A_PLAY <= action < c.A_PLACE or c.A_TRADE <= action < c.A_USE or c.S_TRADE <= action < c.S_GIVE:
        return _play(s, seat, action)
    if c.A_USE <= action < c.A_GIVE:
        return _used(s, seat, action - c.A_USE)
    if c.A_GIVE <= action < c.A_KEEP:
        wild, taker = divmod(action - c.A_GIVE, 4)
        return [_given(seat, taker, milestone_name(wild_milestone(wild)), "A-05")]
    if c.S_GIVE <= action < c.S_KEEP:
        return [_given(seat, action - c.S_GIVE, None, "A-13")]
    if c.A_PLACE <= action < c.A_DISCARD:
        return [fact("placed", "T-06", seat=seat, card=card_name(action - c.A_PLACE)), *_laid_unseen(s, after)]
    if c.A_DROP <= action < c.N_CARD:
        return [fact("dropped", "T-26", seat=seat, milestone=milestone_name(action - c.A_DROP))]
    card = None if action == c.S_DISCARD else card_name(action - c.A_DISCARD)
    return [fact("discarded", "M19-3", seat=seat, card=card)]


def _given(seat: int, taker: int, milestone: str | None, rule: str) -> Fact:
    return fact("given", "T-28", rule, seat=seat, other_seat=taker, milestone=milestone)


def _used(s: Transit, seat: int, m: int) -> list[Fact]:
    found = [fact("used", "T-28", seat=seat, milestone=milestone_name(m), effect=milestone_effect(s, m))]
    if m == c.STELLAE_NOVAE and s.setback == c.BLACK_DROP and s.phase != c.W5:
        found.append(fact("blind-sun", "SB2"))
    return found


def _task_move(s: Transit, seat: int, action: int) -> Fact:
    if s.task == c.KEEP:
        return _kept(s, seat, action)
    if s.task == c.TARGET:
        milestone, effect = milestone_name(s.task_card), milestone_effect(s, s.task_card)
        return fact("laid-before", "T-28", seat=seat, other_seat=action - c.A_SEAT, milestone=milestone, effect=effect)
    if s.task == c.PARTNER:
        return fact("looked-at-hand", "M17-5", seat=seat, other_seat=action - c.A_SEAT)
    if s.task == c.STREAM_WHO:
        return fact("opened-hand", "M21-6", seat=action - c.A_SEAT)
    if s.task == c.PICK:
        return _picked(s, seat, action - c.A_PICK)
    if s.task == c.ACCEPT:
        return fact("exchanged" if action == c.YES else "declined", "M21-7", seat=seat)
    if s.task == c.OFFER:
        return fact("offered", "M17-5", seat=seat, card=None if action < 0 else card_name(action - c.A_OFFER))
    taken = None if action < 0 else card_name(action - c.A_TAKE)
    given = None if action < 0 else card_name(s.task_card)
    return fact("swapped", "M17-5", seat=seat, other_seat=s.task_other, card=taken, given_card=given)


def _kept(s: Transit, seat: int, action: int) -> Fact:
    if action >= c.S_KEPT:
        kept, discarded = divmod(action - c.S_KEPT, c.MILESTONES)
        return _kept_one(seat, milestone_name(ONGOING_CARDS[kept]), milestone_name(discarded))
    if action >= c.S_KEEP:
        return _kept_one(seat, None, milestone_name(action - c.S_KEEP))
    rest = members(s.task_set & ~(1 << (action - c.A_KEEP)))
    return _kept_one(seat, milestone_name(action - c.A_KEEP), milestone_name(rest[0]))


def _kept_one(seat: int, kept: str | None, discarded: str) -> Fact:
    return fact("kept", "T-03", "A-12", seat=seat, milestone=kept, discarded_milestone=discarded)


def _picked(s: Transit, seat: int, slot: int) -> Fact:
    held = s.at[c.SLOT + slot]
    rule = {c.VENUS_IN_SOLE: "M17-6", c.ISS: "M21-1"}.get(s.task_card, "M21-3")
    card = None if held >= c.DOWN else card_name(held)
    return fact("picked", rule, seat=seat, slot=slot + 1, card=card, milestone=milestone_name(s.task_card))


# -- a card in the row -------------------------------------------------------------------------------------------


def _play(s: Transit, seat: int, action: int) -> list[Fact]:
    """The play itself, and what it earned."""
    card, wild = _played_card(s, action)
    probe = s.clone()
    probe.put_in_row(seat, card, wild)
    told = _told_play(s, seat, action, card, probe.total)
    if action >= c.S_TRADE or c.A_TRADE <= action < c.A_WILD:
        slot = action - c.S_TRADE if action >= c.S_TRADE else (action - c.A_TRADE) // 32
        probe.at[c.SLOT + slot] = c.UNKNOWN  # a Sun that was traded away clouds nothing
    return [told, *_earned(probe, seat, card)]


def _played_card(s: Transit, action: int) -> tuple[int, int]:
    """The card that comes into the row, and which WILD stands for it, counted from 1."""
    if action < c.A_PLACE:
        return action - c.A_PLAY, 0
    if action >= c.S_TRADE:
        return s.at[c.SLOT + action - c.S_TRADE], 0
    if action < c.A_WILD:
        return s.at[c.SLOT + (action - c.A_TRADE) // 32], 0
    wild, face = divmod(action - c.A_WILD, 32)
    return face, wild + 1


def _told_play(s: Transit, seat: int, action: int, card: int, total: int) -> Fact:
    if action < c.A_PLACE:
        return fact("played", "T-09", seat=seat, card=card_name(card), total=total)
    if c.A_WILD <= action < c.A_USE:
        milestone = milestone_name(wild_milestone((action - c.A_WILD) // 32))
        return fact("played-wild", "T-12", seat=seat, milestone=milestone, as_card=wild_face(s, card), total=total)
    seen = action < c.S_TRADE
    slot, laid = divmod(action - c.A_TRADE, 32) if seen else (action - c.S_TRADE, 0)
    laid_card = card_name(laid) if seen else None
    return fact(
        "traded", "T-11", seat=seat, card=card_name(card), slot=slot_number(slot), laid_card=laid_card, total=total
    )


def slot_number(slot: int) -> int:
    """Places of the Tableau count from 1; the Sun's is 0."""
    return 0 if slot == c.SUN_SLOT else slot + 1


def wild_face(s: Transit, card: int) -> str:
    """What a WILD was declared as: a card where suits matter, else a rank."""
    return card_name(card) if s.suits_matter() else str(c.rank(card))


def _earned(probe: Transit, seat: int, card: int) -> list[Fact]:
    found = []
    if scoring.clouded(probe) and scoring.patterns(probe, seat):
        found.append(fact("earned-nothing", "SB3", seat=seat, card=card_name(card)))
    found += _points(probe, list(scoring.play_payments(probe, seat)))
    if probe.total == c.TARGET_TOTAL:
        found += _closed(probe)
    return found


def _points(s: Transit, payments: list[int]) -> list[Fact]:
    """One fact for the pattern of the played card, and one for each bonus."""
    found: list[Fact] = []
    reasons: list[Fact] = []
    paid = [scoring.payment(one) for one in payments]
    for number, (seat, reason, size, points) in enumerate(paid):
        key, rule = _reason(s, reason)
        reasons.append(fact(key, rule, n=size, points=points, **_last_in_row(s, size)))
        together = reason < scoring.LAST_CARD and number + 1 < len(paid) and paid[number + 1].reason < scoring.LAST_CARD
        if not together:
            total = sum(one.args["points"] for one in reasons)
            rules = [rule for one in reasons for rule in one.rules]
            century = century_code(s.seats, s.century(seat))
            found.append(fact("points", *rules, seat=seat, century=century, points=total, reasons=reasons))
            reasons = []
    return found


def _last_in_row(s: Transit, size: int) -> dict[str, list[str]]:
    """The last cards of the row: what they are, or the WILDs that stand for one."""
    entries = [row_entry(s.at[c.ROW + i]) for i in range(s.row_size - size, s.row_size)]
    found = {
        "cards": [card for card, _, wild in entries if wild is None],
        "milestones": [wild for _, _, wild in entries if wild is not None],
    }
    return {name: codes for name, codes in found.items() if codes}


def row_entry(entry: int) -> tuple[str, int, str | None]:
    """A card of the row, who played it, and the WILD that stands for it."""
    wild = entry // c.ROW_WILD
    return card_name(entry % 32), entry // c.ROW_SEAT % 4, milestone_name(wild_milestone(wild - 1)) if wild else None


def _reason(s: Transit, reason: int) -> tuple[str, str]:
    """The key and the rule of what was paid for."""
    if reason == scoring.MULTIPLE:
        return "multiple", "SB4" if s.setback == c.FIRST_TRANSIT else "T-18"
    return {
        scoring.RUN: ("run", "T-17"),
        scoring.SUITS: ("suits", "M21-2"),
        scoring.THIRTEEN: ("thirteen", "SB7"),
        scoring.FIFTEEN: ("fifteen", "T-19"),
        scoring.THIRTY_ONE: ("thirty-one", "T-19"),
        scoring.LAST_CARD: ("last-card", "T-20"),
        scoring.PAIRED: ("paired", "M17-4"),
        scoring.COOPERATED: ("cooperated", "M18-4"),
        scoring.PLATED: ("plated", "M19-4"),
        scoring.WATCHED: ("watched", "M21-4"),
    }[reason]


def _last_card(s: Transit) -> list[Fact]:
    """What the last pass of a count brings, unless a hand has to burn first."""
    burning = s.setback == c.REVOLUTIONS and not s.spent and s.at[c.COUNT + s.turn] > 0
    if burning or s.passes < s.seats - 1:
        return []
    return _count_over(s)


def _count_over(s: Transit) -> list[Fact]:
    if s.row_size == 0:
        return []
    return [*_points(s, list(scoring.last_card_payments(s))), *_closed(s)]


def _closed(s: Transit) -> list[Fact]:
    found = [fact("count-closed", "T-14", total=s.total)]
    if s.setback == c.YELLOW_FEVER:
        found.append(fact("fever", "SB6", mark=s.hourglass + 1))
    return found


# -- chance ------------------------------------------------------------------------------------------------------


def _chance(s: Transit, after: Transit, action: int) -> list[Fact]:
    if action >= c.N_FIRST:
        return [fact("first", "T-01", seat=action - c.N_FIRST, century=century_code(s.seats, 0))]
    if action >= c.N_SETBACK:
        return _new_setback(s, action - c.N_SETBACK)
    if action >= c.N_MILESTONE or s.task == c.DRAW_MILESTONE:
        milestone = milestone_name(action - c.N_MILESTONE) if action >= 0 else None
        return [fact("drew-milestone", "T-21", seat=s.task_seat, milestone=milestone)]
    if s.task == c.NO_TASK and s.phase == c.DEAL:
        return [fact("dealt", "T-06", seat=s.holder(s.ask), card=_card(action)), *_laid_unseen(s, after)]
    if s.task == c.NO_TASK:
        return [fact("sun", "T-07", card=_card(action))]
    return _chance_task(s, action)


def _card(action: int) -> str | None:
    return None if action < 0 else card_name(action - c.N_CARD)


def _new_setback(s: Transit, setback: int) -> list[Fact]:
    effect = setback_effect(s, setback)
    revealed = fact("setback", f"SB{setback + 1}", setback=setback_name(setback), effect=effect)
    if s.round == 0:
        return [revealed]
    started = fact("round", "T-26", round=s.round + 1, seat=s.lead, century=century_code(s.seats, 0))
    return [started, revealed]


def _laid_unseen(s: Transit, after: Transit) -> list[Fact]:
    """Unseen cards that were laid down on the way."""
    found = []
    if s.phase == c.DEAL and after.phase != c.DEAL and s.setback == c.SEVEN_YEARS:
        found.append(fact("war", "SB8"))
    if after.at[c.SLOT + c.SUN_SLOT] == c.BLIND and s.at[c.SLOT + c.SUN_SLOT] == c.EMPTY:
        found.append(fact("blind-sun", "SB2"))
    return found


def _chance_task(s: Transit, action: int) -> list[Fact]:
    card = _card(action)
    if s.task == c.GROUP_DRAW:
        return [fact("drew", "T-30", seat=next_drawer(s), card=card)]
    if s.task == c.SHOW:
        return [fact("showed", "M17-5", seat=s.task_other, card=card)]
    if s.task == c.STREAM:
        return [fact("holds", "M21-6", seat=s.task_other, card=card)]
    if s.task == c.SEE:
        return [fact("found", "M21-3", seat=s.task_seat, card=card)]
    if s.task == c.GATHER:
        return [fact("gathered", "M21-7", seat=s.task_seat, card=card)]
    if s.task == c.BURN:
        return [fact("burned", "SB5", seat=s.task_seat, card=card), *_after_burn(s)]
    if s.task == c.NEW_SUN:
        return [fact("sun", "M17-2", card=card)]
    if s.task == c.NEW_TABLEAU:
        return [fact("into-tableau", "T-30", card=card, slot=members(s.task_set)[0] + 1)]
    if s.task == c.LAY:
        return [fact("laid-open", "M21-7", seat=s.task_seat, card=card)]
    rule = "T-23" if s.phase == c.REVEAL else "M21-1"
    return [fact("turned-up", rule, card=card, slot=slot_number(members(s.task_set)[0]))]


def _after_burn(s: Transit) -> list[Fact]:
    if s.at[c.COUNT + s.task_seat] > 1 or s.passes < s.seats - 1:
        return []
    return _count_over(s)


# -- Observation and the end -------------------------------------------------------------------------------------


def _observation(s: Transit, after: Transit, action: int) -> list[Fact]:
    """The Tableau is counted when the last window before cleanup closes, whatever closed it."""
    if s.phase == c.OVER or s.phase < c.TURN or after.phase not in (c.SETBACK, c.OVER):
        return []
    counted = _as_counted(s, action)
    lying = {slot_number(slot): card_name(card) for slot, card in scoring.counted_cards(counted)}
    told = fact(
        "observed", "T-23", "T-24", slots=list(lying), cards=list(lying.values()), mark=after.hourglass,
        seats=[int(s.holder(century)) for century in range(s.seats)], **tableau_score(counted),
    )  # fmt: skip
    return [told]


def tableau_score(s: Transit) -> dict[str, object]:
    """What Tableau and Sun score as they lie: the points, and each set of cards that earns some of them."""
    cards = {slot_number(slot): card_name(card) for slot, card in scoring.counted_cards(s)}
    sets = [_scored_set(one, cards) for one in scoring.tableau_sets(s)]
    return {"points": int(scoring.tableau_value(s)), "sets": sets}


def _as_counted(s: Transit, action: int) -> Transit:
    """The Tableau as it lies when it is counted: with the last card turned up, without one that was thrown away."""
    counted = s.clone()
    if s.task in (c.TURN_UP, c.NEW_TABLEAU, c.NEW_SUN) and c.N_CARD <= action < c.N_MILESTONE:
        slot = c.SUN_SLOT if s.task == c.NEW_SUN else members(s.task_set)[0]
        counted.at[c.SLOT + slot] = action - c.N_CARD
    if s.task == c.PICK and s.task_card == c.VENUS_IN_SOLE:
        counted.at[c.SLOT + action - c.A_PICK] = c.EMPTY
    return counted


def _scored_set(one: scoring.ScoredSet, cards: dict[int, str]) -> Fact:
    slots = [slot_number(slot) for slot in one.slots]
    key = {scoring.FIFTEEN: "fifteen", scoring.MULTIPLE: "multiple", scoring.RUN: "run"}[one.reason]
    return fact(key, "T-23", n=len(slots), points=one.points, slots=slots, cards=[cards[slot] for slot in slots])


def _end(s: Transit, after: Transit) -> list[Fact]:
    if after.outcome == 0 or s.outcome:
        return []
    return [outcome(after)]


def outcome(s: Transit) -> Fact:
    """How the game ended."""
    return fact(OUTCOMES[s.outcome], "T-05" if s.outcome == 4 else "T-25", mark=s.hourglass, players=s.seats)
