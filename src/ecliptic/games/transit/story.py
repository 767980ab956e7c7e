"""What happened, in sentences with the rules behind them, from the two positions as the viewer knows them."""

from __future__ import annotations

from ecliptic.games.transit import board as b
from ecliptic.games.transit import cards as c
from ecliptic.games.transit import scoring
from ecliptic.games.transit.knowledge import next_drawer
from ecliptic.games.transit.names import (
    ONGOING_CARDS,
    capital,
    century_name,
    milestone_effect,
    milestone_title,
    pretty,
    setback_effect,
    setback_title,
    texts,
    the_century,
)
from ecliptic.games.transit.rules import Transit, wild_milestone
from ecliptic.games.transit.view import outcome_text
from ecliptic.kernel.bits import members
from ecliptic.kernel.game import Line
from ecliptic.kernel.state import NATURE

Reason = tuple[str, str]
"""Words and the rule behind them."""


def tell(before: Transit, after: Transit, seat: int, action: int, viewer: int) -> list[Line]:
    lines = _chance(before, after, action) if seat == NATURE else _move(before, after, seat, action)
    return lines + _observation(before, after, action) + _end(before, after)


def who(s: Transit, seat: int) -> str:
    """Players are called by the Century they hold."""
    return century_name(s.seats, s.century(seat))


def say(key: str, **names: object) -> str:
    return texts()(f"story.{key}", **names)


# -- a seat's move -----------------------------------------------------------------------------------------------


def _move(s: Transit, after: Transit, seat: int, action: int) -> list[Line]:
    me = who(s, seat)
    if action == c.DONE:
        return []
    if action == c.PASS:
        return [Line(say("pass", who=me), ("T-10",)), *_last_card(s)]
    if s.task != c.NO_TASK:
        return [_task_move(s, seat, action)]
    if c.A_PLAY <= action < c.A_PLACE or c.A_TRADE <= action < c.A_USE or c.S_TRADE <= action < c.S_GIVE:
        return _play(s, seat, action)
    if c.A_USE <= action < c.A_GIVE:
        return _used(s, me, action - c.A_USE)
    if c.A_GIVE <= action < c.A_KEEP:
        wild, taker = divmod(action - c.A_GIVE, 4)
        title = milestone_title(wild_milestone(wild))
        return [Line(say("give", who=me, title=title, other=who(s, taker)), ("T-28", "A-05"))]
    if c.S_GIVE <= action < c.S_KEEP:
        return [Line(say("give_unseen", who=me, other=who(s, action - c.S_GIVE)), ("T-28", "A-13"))]
    if c.A_PLACE <= action < c.A_DISCARD:
        return [Line(say("place", who=me, card=pretty(action - c.A_PLACE)), ("T-06",)), *_war_sun(s, after)]
    if c.A_DROP <= action < c.N_CARD:
        return [Line(say("drop", who=me, title=milestone_title(action - c.A_DROP)), ("T-26",))]
    if action == c.S_DISCARD:
        return [Line(say("discard_unseen", who=me), ("M19-3",))]
    return [Line(say("discard", who=me, card=pretty(action - c.A_DISCARD)), ("M19-3",))]


def _used(s: Transit, me: str, m: int) -> list[Line]:
    lines = [Line(say("use", who=me, title=milestone_title(m), effect=milestone_effect(s, m)), ("T-28",))]
    if m == c.STELLAE_NOVAE and s.setback == c.BLACK_DROP and s.phase != c.W5:
        lines.append(Line(say("blind_sun"), ("SB2",)))
    return lines


def _task_move(s: Transit, seat: int, action: int) -> Line:
    me = who(s, seat)
    if s.task == c.KEEP:
        if action >= c.S_KEPT:
            kept, discarded = divmod(action - c.S_KEPT, c.MILESTONES)
            title, other = milestone_title(ONGOING_CARDS[kept]), milestone_title(discarded)
            return Line(say("keep_both", who=me, title=title, other=other), ("T-03", "A-12"))
        if action >= c.S_KEEP:
            return Line(say("keep_unseen", who=me, title=milestone_title(action - c.S_KEEP)), ("T-03", "A-12"))
        return Line(say("keep", who=me, title=milestone_title(action - c.A_KEEP)), ("T-03",))
    if s.task == c.TARGET:
        other = who(s, action - c.A_SEAT)
        return Line(say("target", title=milestone_title(s.task_card), other=other), ("T-28",))
    if s.task == c.PARTNER:
        return Line(say("partner", who=me, other=who(s, action - c.A_SEAT)), ("M17-5",))
    if s.task == c.STREAM_WHO:
        return Line(say("stream_who", other=who(s, action - c.A_SEAT)), ("M21-6",))
    if s.task == c.PICK:
        return _picked(s, me, action - c.A_PICK)
    if s.task == c.ACCEPT:
        return Line(say("accept" if action == c.YES else "decline", who=me), ("M21-7",))
    return _swap_move(s, me, action)


def _swap_move(s: Transit, me: str, action: int) -> Line:
    if s.task == c.OFFER:
        if action < 0:
            return Line(say("offer_unseen", who=me), ("M17-5",))
        return Line(say("offer", who=me, card=pretty(action - c.A_OFFER)), ("M17-5",))
    if action < 0:
        return Line(say("swap_unseen", who=me, other=who(s, s.task_other)), ("M17-5",))
    return Line(say("take", who=me, card=pretty(action - c.A_TAKE), given=pretty(s.task_card)), ("M17-5",))


def _picked(s: Transit, me: str, slot: int) -> Line:
    held = s.at[b.SLOT + slot]
    rule = {c.VENUS_IN_SOLE: "M17-6", c.ISS: "M21-1"}.get(s.task_card, "M21-3")
    if held >= b.DOWN:
        return Line(say("pick_down", who=me, slot=slot + 1), (rule,))
    return Line(say("pick", who=me, card=pretty(held)), (rule,))


# -- a card in the row -------------------------------------------------------------------------------------------


def _play(s: Transit, seat: int, action: int) -> list[Line]:
    """The play itself, and what it earned, counted again with the functions of the rules."""
    card, words, rule = _played_card(s, seat, action)
    probe = s.clone()
    probe.at[b.ROW + probe.row_size] = card + b.ROW_SEAT * seat
    probe.row_size += 1
    probe.total += c.rank(card)
    probe.last = seat
    if card == s.visible_sun() and words.startswith("trade"):
        probe.at[b.SLOT + b.SUN_SLOT] = b.UNKNOWN  # a Sun that was traded away clouds nothing
    text = say(words, who=who(s, seat), total=probe.total, **_names(s, action, card))
    return [Line(text, (rule,)), *_scores(probe, seat, card)]


def _played_card(s: Transit, seat: int, action: int) -> tuple[int, str, str]:
    if action < c.A_PLACE:
        return action - c.A_PLAY, "play", "T-09"
    if action >= c.S_TRADE:
        return s.at[b.SLOT + action - c.S_TRADE], "trade_unseen", "T-11"
    if action < c.A_WILD:
        return s.at[b.SLOT + (action - c.A_TRADE) // 32], "trade", "T-11"
    return (action - c.A_WILD) % 32, "wild", "T-12"


def _names(s: Transit, action: int, card: int) -> dict[str, str]:
    if c.A_TRADE <= action < c.A_WILD:
        return {"card": pretty(card), "laid": pretty((action - c.A_TRADE) % 32)}
    if c.A_WILD <= action < c.A_USE:
        title = milestone_title(wild_milestone((action - c.A_WILD) // 32))
        return {"card": pretty(card) if s.suits_matter() else str(c.rank(card)), "title": title}
    return {"card": pretty(card)}


def _scores(probe: Transit, seat: int, card: int) -> list[Line]:
    lines = []
    hits = probe.total == scoring.TARGET_TOTAL
    if scoring.clouded(probe):
        if _pattern_reasons(probe)[0]:
            lines.append(Line(say("nothing", card=pretty(card)), ("SB3",)))
    else:
        lines += _points(probe, seat, *_pattern_reasons(probe))
        lines += _bonus_lines(probe, seat, hits)
    watcher = probe.at[b.ONGOING + 3]
    if hits and watcher >= 0:
        lines += _points(probe, watcher, 1, [(say("exoplanets"), "M21-4")])
    if hits:
        lines += _closed(probe, "T-14")
    return lines


def _pattern_reasons(probe: Transit) -> tuple[int, list[Reason]]:
    run, multiple, suits = scoring.run_length(probe), scoring.multiple_length(probe), scoring.suit_length(probe)
    reasons: list[Reason] = []
    if run:
        reasons.append((say("run", n=run), "T-17"))
    if multiple:
        key = f"multiple{multiple}" if multiple <= 4 else "multiple"
        reasons.append((say(key, n=multiple), "SB4" if probe.setback == c.FIRST_TRANSIT else "T-18"))
    if suits:
        reasons.append((say("suits", n=suits), "M21-2"))
    total = scoring.sum_points(probe)
    if total:
        key = {13: "thirteen", 15: "fifteen"}.get(probe.total, "thirty_one")
        reasons.append((say(key), "SB7" if probe.total == 13 else "T-19"))
    return run + scoring.multiple_points(probe, multiple) + suits + total, reasons


def _points(s: Transit, seat: int, points: int, reasons: list[Reason]) -> list[Line]:
    if not points:
        return []
    words = ", ".join(text for text, _ in reasons)
    return [Line(say("points", who=who(s, seat), points=points, reasons=words), tuple(rule for _, rule in reasons))]


def _bonus_lines(probe: Transit, seat: int, hits: bool) -> list[Line]:
    """Ongoing cards: Paired Transits, International Cooperation, Photographic Plates."""
    lines: list[Line] = []
    run, multiple = scoring.run_length(probe), scoring.multiple_length(probe)
    paired, cooperation, plates = (probe.at[b.ONGOING + i] for i in range(3))
    if multiple and paired >= 0 and paired != seat and scoring.players_in(probe, multiple) >> paired & 1:
        lines += _points(probe, paired, scoring.multiple_points(probe, multiple), [(say("paired"), "M17-4")])
    if run and cooperation == seat:
        for other in members(scoring.players_in(probe, run)):
            lines += _points(probe, other, 1, [(say("cooperation"), "M18-4")])
    if hits and plates == seat:
        lines += _points(probe, seat, 1, [(say("plates"), "M19-4")])
    return lines


def _last_card(s: Transit) -> list[Line]:
    """What the last pass of a count brings, unless a hand has to burn first."""
    burning = s.setback == c.REVOLUTIONS and not s.spent and s.at[b.COUNT + s.turn] > 0
    if burning or s.passes < s.seats - 1:
        return []
    return _count_over(s)


def _count_over(s: Transit) -> list[Line]:
    lines: list[Line] = []
    if s.row_size == 0:
        return lines
    if not scoring.clouded(s):
        lines += _points(s, s.last, 1, [(say("last_card"), "T-20")])
        if s.at[b.ONGOING + 2] == s.last:
            lines += _points(s, s.last, 1, [(say("plates"), "M19-4")])
    return lines + _closed(s, "T-14")


def _closed(s: Transit, rule: str) -> list[Line]:
    lines = [Line(say("close"), (rule,))]
    if s.setback == c.YELLOW_FEVER:
        lines.append(Line(say("fever", mark=s.hourglass + 1), ("SB6",)))
    return lines


# -- chance ------------------------------------------------------------------------------------------------------


def _chance(s: Transit, after: Transit, action: int) -> list[Line]:
    if action >= c.N_FIRST:
        seat = action - c.N_FIRST
        return [Line(say("first", who=f"Seat {seat}", century=the_century(s.seats, 0)), ("T-01",))]
    if action >= c.N_SETBACK:
        return _new_setback(s, action - c.N_SETBACK)
    if action >= c.N_MILESTONE:
        title = milestone_title(action - c.N_MILESTONE)
        return [Line(say("milestone", who=who(s, s.task_seat), title=title), ("T-21",))]
    if s.task == c.DRAW_MILESTONE:
        return [Line(say("milestone_unseen", who=who(s, s.task_seat)), ("T-21",))]
    if s.task == c.NO_TASK and s.phase == c.DEAL:
        return [*_seen_or_not(s, "deal", s.holder(s.ask), action, "T-06"), *_war_sun(s, after)]
    if s.task == c.NO_TASK:
        return [Line(say("sun", card=pretty(action - c.N_CARD)), ("T-07",))]
    return _chance_task(s, action)


def _new_setback(s: Transit, setback: int) -> list[Line]:
    text = say("setback", title=setback_title(setback), effect=setback_effect(s, setback))
    line = Line(text, (f"SB{setback + 1}",))
    if s.round == 0:
        return [line]
    begins = say("round", round=s.round + 1, century=capital(the_century(s.seats, 0)), who=f"seat {s.lead}")
    return [Line(begins, ("T-26",)), line]


def _war_sun(s: Transit, after: Transit) -> list[Line]:
    """Unseen cards that were laid down on the way."""
    lines = []
    if s.phase == c.DEAL and after.phase != c.DEAL and s.setback == c.SEVEN_YEARS:
        lines.append(Line(say("war"), ("SB8",)))
    if after.at[b.SLOT + b.SUN_SLOT] == b.BLIND and s.at[b.SLOT + b.SUN_SLOT] == b.EMPTY:
        lines.append(Line(say("blind_sun"), ("SB2",)))
    return lines


def _seen_or_not(s: Transit, key: str, seat: int, action: int, rule: str) -> list[Line]:
    if action < 0:
        return [Line(say(f"{key}_unseen", who=who(s, seat), other=who(s, seat)), (rule,))]
    return [Line(say(key, who=who(s, seat), other=who(s, seat), card=pretty(action - c.N_CARD)), (rule,))]


def _chance_task(s: Transit, action: int) -> list[Line]:
    if s.task == c.GROUP_DRAW:
        return _seen_or_not(s, "draw", next_drawer(s), action, "T-30")
    if s.task == c.SHOW:
        return _seen_or_not(s, "show", s.task_other, action, "M17-5")
    if s.task == c.STREAM:
        return _seen_or_not(s, "stream", s.task_other, action, "M21-6")
    if s.task == c.SEE:
        return _seen_or_not(s, "see", s.task_seat, action, "M21-3")
    if s.task == c.GATHER:
        return _seen_or_not(s, "gather", s.task_seat, action, "M21-7")
    if s.task == c.BURN:
        return [*_seen_or_not(s, "burn", s.task_seat, action, "SB5"), *_after_burn(s)]
    key, rule = {
        c.NEW_SUN: ("sun", "M17-2"),
        c.NEW_TABLEAU: ("tableau", "T-30"),
        c.LAY: ("lay", "M21-7"),
        c.TURN_UP: ("turn", "T-23" if s.phase == c.REVEAL else "M21-1"),
    }[s.task]
    return [Line(say(key, card=pretty(action - c.N_CARD)), (rule,))]


def _after_burn(s: Transit) -> list[Line]:
    if s.at[b.COUNT + s.task_seat] > 1 or s.passes < s.seats - 1:
        return []
    return _count_over(s)


# -- Observation and the end -------------------------------------------------------------------------------------


def _observation(s: Transit, after: Transit, action: int) -> list[Line]:
    """The Tableau is counted when the last window before cleanup closes, whatever closed it."""
    if s.phase == c.OVER or s.phase < c.TURN or after.phase not in (c.SETBACK, c.OVER):
        return []
    found = scoring.observation(_counted(s, action))
    numbers = (("fifteens", found.fifteens), ("multiples", found.multiples), ("runs", found.runs))
    reasons = ", ".join(say(key, n=n) for key, n in numbers if n) or say("blank")
    text = say("observation", points=found.points(), reasons=reasons, mark=after.hourglass)
    return [Line(text, ("T-23", "T-24"))]


def _counted(s: Transit, action: int) -> Transit:
    """The table that was counted: as it lay before the event that closed the last window, with what that changed."""
    table = s.clone()
    if s.task in (c.TURN_UP, c.NEW_TABLEAU, c.NEW_SUN) and c.N_CARD <= action < c.N_MILESTONE:
        slot = b.SUN_SLOT if s.task == c.NEW_SUN else members(s.task_set)[0]
        table.at[b.SLOT + slot] = action - c.N_CARD
    elif s.task == c.PICK:  # only Venus in sole visa closes a window with a pick: the card is thrown away
        table.at[b.SLOT + action - c.A_PICK] = b.EMPTY
    return table


def _end(s: Transit, after: Transit) -> list[Line]:
    if after.outcome == 0 or s.outcome:
        return []
    return [Line(outcome_text(after), ("T-05" if after.options.rounds else "T-25",))]
