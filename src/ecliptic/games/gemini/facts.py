"""What happened: facts from the two positions and the action. Nothing is hidden in this game, so all are told alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from ecliptic.games.gemini import ids as c
from ecliptic.games.gemini import scoring
from ecliptic.games.gemini.data import CARD_IDS, INSTRUMENT_IDS, PLACE_IDS, ROLE_IDS, SKY_IDS, WEATHER_IDS
from ecliptic.games.gemini.moves import describe
from ecliptic.games.gemini.names import edition_of, face_code, program_code, site_codes, target_code
from ecliptic.games.gemini.rules import Semester
from ecliptic.kernel.bits import members, size
from ecliptic.kernel.facts import Args, Fact, fact
from ecliptic.kernel.state import NATURE


def facts(before: Semester, after: Semester, seat: int, action: int) -> list[Fact]:
    kind, args = describe(before, action)
    if seat != NATURE:
        args = {**args, "seat": seat}
    found = [Fact(SIMPLE[kind][0], args, SIMPLE[kind][1:])] if kind in SIMPLE else TOLD[kind](before, after, args)
    return [*found, *_points(before, after), *_end(before, after)]


# -- chance and set-up -------------------------------------------------------------------------------------------


def _role(before: Semester, after: Semester, args: Args) -> Iterator[Fact]:
    yield fact("role-chosen" if before.terms.choose_roles else "role-dealt", "G-01", **args)


def _row(before: Semester, after: Semester, args: Args) -> Iterator[Fact]:
    yield fact("turned-up", "G-19" if before.phase > c.DEAL else "G-04", **args)


def _draw(before: Semester, after: Semester, args: Args) -> Iterator[Fact]:
    yield fact("dealt", "G-05", **args) if before.phase == c.DEAL else fact("drew", "G-11", **args)
    card = CARD_IDS.index(args["card"])
    if before.tables.kind[c.CLASSICAL] >> card & 1:
        yield fact("run-due", "G-28", seat=args["seat"], card=args["card"], due_round=after.due_round(card))
    yield from _reshuffled(before, after)


def _reshuffled(before: Semester, after: Semester) -> Iterator[Fact]:
    """The discard is shuffled when a draw finds the deck empty."""
    if before.discard and not after.discard and after.phase == c.REPLENISH:
        yield fact("reshuffled", "G-11", n=size(after.pool))


def _weather(before: Semester, after: Semester, args: Args) -> Iterator[Fact]:
    card, tables, round_ = WEATHER_IDS.index(args["weather"]), before.tables, before.round
    later, now = tables.closes_next[card], tables.closes_now[card]
    if later and round_ == tables.rounds[before.seats]:
        yield fact("shutdown-too-late", "G-08", **args)
    elif later:
        yield fact("shutdown", "G-08", **args, sites=site_codes(later), round=round_ + 1)
    elif now and round_ == 1:
        yield fact("special-too-early", "G-08", **args)
    elif now:
        sites, stays = site_codes(now), SKY_IDS[after.sky]
        yield fact("special", "G-08", "G-09", **args, round=round_, sites=sites, other_sky=stays)
    else:
        yield fact("weather", "G-08", **args, round=round_)
    if after.phase != c.SKY:
        yield from _round_begins(before, after)


def _round_begins(before: Semester, after: Semester) -> Iterator[Fact]:
    """What the weather means, once it is settled."""
    yield conditions(after)
    if before.closed:
        yield fact("closed", "G-08", sites=site_codes(before.closed))
    if after.best_now and after.actions > 1:
        yield fact("more-actions", "G-10", actions=after.actions)
    if after.owes_band1:
        yield fact("owes-band1", "G-28")
    yield from _turn_begins(before, after)


def conditions(s: Semester) -> Fact:
    """Which targets may get Time in the conditions in force."""
    sky = SKY_IDS[s.sky_now()]
    kind = edition_of(s).conditions.kinds[sky]
    return fact("conditions", "G-24", sky=sky, types=list(kind.classes), n=len(kind.classes), ao=kind.ao)


def _turn_begins(before: Semester, after: Semester) -> Iterator[Fact]:
    if after.phase in (c.REPLENISH, c.MAIN):
        yield fact("turn", "G-11", seat=after.seat, role=ROLE_IDS[after.role], actions=after.actions)
        yield from _reshuffled(before, after)


# -- actions -----------------------------------------------------------------------------------------------------


def _discard_hand(before: Semester, after: Semester, args: Args) -> Iterator[Fact]:
    yield fact("discarded", "G-14", **args)
    if args["lost_reputation"]:
        yield fact("runs-thrown-away", "G-28", n=args["lost_reputation"])
    yield from _reputation(before, after, "G-28")


def _target(before: Semester, after: Semester, args: Args) -> Iterator[Fact]:
    yield fact("target-played", "G-21", **args)
    if "due_round" in args:
        yield fact("target-due", "G-28", target=args["target"], program=args["program"], due_round=args["due_round"])
    if "replaced_target" in args:
        cards = members(before.at(PLACE_IDS.index(args["program"]), c.CURRENT))
        names = {"target": args["replaced_target"], "program": args["program"]}
        yield fact("target-replaced", "G-23", **names, cards=[CARD_IDS[card] for card in cards])
        if args["lost_reputation"]:
            yield fact("opportunity-given-up", "G-28", **names)
    yield from _reputation(before, after, "G-28")


def _time(before: Semester, after: Semester, args: Args) -> Iterator[Fact]:
    """G-24 to G-27: what the hours do."""
    program = PLACE_IDS.index("BASE" if args["program"] == "POOR" else args["program"])
    if program != c.BASE:
        yield fact("time-on-target", "G-24", **args)
        extra = before.tables.extra_hours
        if before.role == c.OPERATOR_ROLE and args["face"] != "IN1" and extra:
            yield fact("operator-hours", "G-13", hours=extra)
    elif before.flipped:
        yield fact("time-on-poor-weather", "G-25", **args)
    else:
        yield fact("time-on-checkouts", "G-25", **args)
    if args.get("lost_hours"):
        yield fact("hours-lost", "G-25" if program == c.BASE else "G-26", hours=args["lost_hours"])
    if args["completes"] == "checkouts":
        yield fact("checkouts-complete", "G-25")
    elif args["completes"] != "nothing":
        names = {"target": args["target"], "program": args["program"]}
        yield fact("target-complete", "G-26", **names, slot=args["slot"], hours=args["need_hours"])
    if args["completes"] == "program":
        yield from _program_complete(before, after, program)
    yield from _altair_lost(before, after)


def _program_complete(before: Semester, after: Semester, program: int) -> Iterator[Fact]:
    sides = (before.at(program, c.DONE), before.at(program, c.SIDE))
    place, worth = PLACE_IDS[program], before.tables.full[program]
    targets = [target_code(side) for side in sides]
    seat, round_ = before.seat, before.round
    yield fact("program-complete", "G-27", seat=seat, program=place, targets=targets, round=round_, worth=worth)
    instrument = before.at(program, c.INSTRUMENT)
    if instrument >= c.FACILITY:
        yield fact("visitor-left", "G-30", instrument=INSTRUMENT_IDS[instrument], from_program=place)
    elif after.freed == c.NONE:
        yield fact("under", "G-27", instrument=INSTRUMENT_IDS[instrument], from_program=place)


# -- instruments -------------------------------------------------------------------------------------------------

INSTRUMENT_MOVES = {
    "place": "placed",
    "move": "moved",
    "swap": "swapped",
    "return": "returned",
    "move-altair": "altair-moved",
    "return-altair": "altair-returned",
}


def _instrument_move(kind: str, before: Semester, after: Semester, args: Args) -> Iterator[Fact]:
    if args["by"] == "IN3":
        yield fact("used", "G-13", seat=args["seat"], card="IN3", face="IN3")
    yield Fact(INSTRUMENT_MOVES[kind], args, ("G-17", "G-12" if args["by"] == "action" else "G-13"))
    if kind != "return-altair":
        yield from _altair_lost(before, after)


def _altair_lost(before: Semester, after: Semester) -> Iterator[Fact]:
    if before.altair != c.NONE and after.altair == c.NONE:
        yield fact("altair-lost", "G-20", from_program=program_code(before, before.altair))


# -- Instants, taking back ---------------------------------------------------------------------------------------


def _use(before: Semester, after: Semester, args: Args) -> Iterator[Fact]:
    yield fact("used", "G-13", **args)
    if args["card"] == "IN2":
        yield fact("sky-better", "G-13", sky=SKY_IDS[after.sky_now()])
        yield conditions(after)
    elif args["card"] == "IN5":
        yield fact("extra-action", "G-13", seat=args["seat"], actions=after.actions)
    yield from _reputation(before, after, "G-13")


def _use_on(before: Semester, after: Semester, args: Args) -> Iterator[Fact]:
    yield fact("used", "G-13", seat=args["seat"], card=args["card"], face=args["face"])
    yield from _time(before, after, args)


def _use_for(before: Semester, after: Semester, args: Args) -> Iterator[Fact]:
    yield fact("used", "G-13", seat=args["seat"], card=args["card"], face=args["face"])
    yield fact("found", "G-13", seat=args["seat"], card=args["found_card"], face=args["found_face"])
    card = CARD_IDS.index(args["found_card"])
    if before.tables.kind[c.CLASSICAL] >> card & 1:
        yield fact("run-due", "G-28", seat=args["seat"], card=args["found_card"], due_round=after.due_round(card))


def _booboo(before: Semester, after: Semester, args: Args) -> Iterator[Fact]:
    yield fact("taken-back", "G-33", **args, other_seat=after.seat)
    yield from _reputation(before, after, "G-33")
    yield from _turn_begins(before, after)


# -- points and Reputation ---------------------------------------------------------------------------------------


def _points(before: Semester, after: Semester) -> Iterator[Fact]:
    """What changed in the worth of the table, program by program."""
    reasons = []
    for program in members(before.active | before.scored | after.active | after.scored):
        worth = scoring.worth(after, program)
        change = worth - scoring.worth(before, program)
        if change:
            reasons.append(fact("counts", "G-32", program=program_code(after, program), points=change, worth=worth))
    if reasons:
        change = sum(reason.args["points"] for reason in reasons)
        yield fact("points", "G-32", points=change, total=scoring.points(after), reasons=reasons)


def _reputation(before: Semester, after: Semester, rule: str) -> Iterator[Fact]:
    if after.reputation != before.reputation:
        yield fact("reputation", rule, before=before.reputation, after=after.reputation)


# -- the end of a turn, of a round, of the semester --------------------------------------------------------------


def _end_turn(before: Semester, after: Semester, args: Args) -> Iterator[Fact]:
    yield fact("turn-over", "G-11", seat=args["seat"], role=ROLE_IDS[before.role], actions=before.actions)
    if before.turn + 1 < before.turns():
        yield from _turn_begins(before, after)
        return
    found = list(checks(before))
    left = before.reputation - sum(check.args["lost_reputation"] for check in found)
    numbers = {"before": before.reputation, "after": left, "lost_reputation": before.reputation - left}
    yield fact("round-over", "G-28", round=before.round, checks=found, n=len(found), **numbers)
    if after.phase == c.OVER and left > 0:
        yield band1(after, left)


def checks(s: Semester) -> Iterator[Fact]:
    """G-28 at the end of a round: what is looked at, in its order, and what it costs, until Reputation runs out."""
    left = s.reputation
    for check in _all_checks(s):
        if left > 0:
            left -= check.args["lost_reputation"]
            yield check


def _all_checks(s: Semester) -> Iterator[Fact]:
    if s.best_now:
        yield fact("best-missed" if s.owes_band1 else "best-met", "G-28", lost_reputation=int(s.owes_band1))
    for program in members(s.active & ~1):
        side = s.at(program, c.SIDE)
        if side != c.NONE and s.is_opportunity(side):
            names = {"target": target_code(side), "program": PLACE_IDS[program]}
            due, over = scoring.due_of(s, program), scoring.target_overdue(s, program)
            key = "target-missed" if over else "target-waits"
            yield fact(key, "G-28", **names, due_round=due, lost_reputation=int(over))
    for seat, hand in enumerate(s.hands):
        for card in members(hand & s.tables.kind[c.CLASSICAL]):
            over = scoring.run_overdue(s, card)
            names = {"card": CARD_IDS[card], "face": face_code(s, card)}
            key = "run-missed" if over else "run-waits"
            yield fact(key, "G-28", seat=seat, **names, due_round=s.due_round(card), lost_reputation=int(over))


def band1(s: Semester, before: int) -> Fact:
    """G-31 after the last round."""
    programs = {"n": size(s.scored & s.tables.band1), "required": s.tables.required[s.seats]}
    costs = {"missing": scoring.missing(s), "lost_reputation": scoring.missing_cost(s)}
    return fact("band1", "G-31", **programs, **costs, before=before, after=s.reputation)


def _end(before: Semester, after: Semester) -> Iterator[Fact]:
    if after.phase == c.OVER and before.phase != c.OVER:
        yield total(after)
        yield outcome(after)


def total(s: Semester) -> Fact:
    """G-32: where every point comes from."""
    reasons = [part(s, program) for program in members(s.active | s.scored) if scoring.worth(s, program)]
    return fact("total", "G-32", points=scoring.points(s), reasons=reasons, n=len(reasons), **_level(s))


def part(s: Semester, program: int) -> Fact:
    """What one program counts, and why."""
    place, worth = program_code(s, program), scoring.worth(s, program)
    if program == c.BASE:
        return fact("counts-hours", "G-32", program=place, hours=s.at(program, c.HOURS), points=worth)
    key = "counts-full" if s.scored >> program & 1 else "counts-open"
    if key == "counts-open" and s.at(program, c.DONE) != c.NONE:
        key = "counts-partial"
    return fact(key, "G-32", program=place, points=worth)


def _level(s: Semester) -> Args:
    """The level of victory, the points from which each begins, and how far it is to the next."""
    found: Args = {"thresholds": [scoring.threshold(s, level) for level in range(2, c.LEVELS + 1)]}
    if s.level > 0:
        found["level"] = str(s.level)
    if 0 < s.level < c.LEVELS:
        found |= {"next_level": str(s.level + 1), "short": scoring.threshold(s, s.level + 1) - scoring.points(s)}
    return found


def outcome(s: Semester) -> Fact:
    """How the semester ended."""
    if s.level == 0:
        return fact("lost", "G-29", round=s.round)
    return fact("won-all" if s.level == c.LEVELS else "won", "G-32", points=scoring.points(s), **_level(s))


SIMPLE: dict[str, tuple[str, str]] = {
    "first": ("first", "G-02"),
    "visitor": ("visitor", "G-30"),
    "activate": ("activated", "G-15"),
    "attach": ("altair-attached", "G-20"),
    "send": ("sent", "G-27"),
    "send-under": ("sent-under", "G-27"),
    "exchange": ("exchange", "G-13"),
    "give": ("offered", "G-13"),
    "give-nothing": ("offered-nothing", "G-13"),
    "take": ("exchanged", "G-13"),
}
"""What is told about moves that do nothing else: the fact and its rule."""
TOLD: dict[str, Callable[[Semester, Semester, Args], Iterator[Fact]]] = {
    "role": _role,
    "row": _row,
    "draw": _draw,
    "weather": _weather,
    "discard-hand": _discard_hand,
    "target": _target,
    "target-ao": _target,
    "time": _time,
    "use": _use,
    "use-on": _use_on,
    "use-for": _use_for,
    "booboo": _booboo,
    "end-turn": _end_turn,
    **{kind: partial(_instrument_move, kind) for kind in INSTRUMENT_MOVES},
}
"""And about the others."""
