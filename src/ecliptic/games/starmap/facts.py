"""What happened: facts from the two positions as the viewer knows them."""

from __future__ import annotations

from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap import scoring
from ecliptic.games.starmap.data import Edition
from ecliptic.games.starmap.lattice import filled_spots, filled_squares, group_squares
from ecliptic.games.starmap.moves import describe, phase_of
from ecliptic.games.starmap.names import ABILITIES, ARTICLES, DAYS, SUPPORTERS, column_row, entries_in
from ecliptic.games.starmap.rules import Starmap
from ecliptic.kernel.bits import members
from ecliptic.kernel.facts import Args, Fact, fact
from ecliptic.kernel.state import NATURE

USE_RULES = {"PLOT5": "M-19", "REC": "M-20", "OPT": "M-21", "STUDY": "M-22"}
PAYMENTS = {
    c.P_XP: ("paid-experience", "M-12"),
    c.P_STUDY: ("paid-experience", "M-22"),
    c.P_STARS: ("paid-star", "M-23"),
    c.P_SQUARES: ("paid-squares", "M-24"),
    c.P_OPTIMIZE: ("optimized", "M-21"),
}


def facts(before: Starmap, after: Starmap, seat: int, action: int, edition: Edition) -> list[Fact]:
    """The acting seat's action and what followed from it on its sheet, then the end of the game."""
    actor = int(before.rolling) if seat == NATURE else seat
    if seat == NATURE:  # where a roll leads follows from an open sheet, though others see it there only later
        after = before.clone()
        after.apply(NATURE, action)
    found = _Event(before, after, actor, action).facts()
    return found if after.actors() else [*found, *ending(after, edition)]


class _Event:
    """An action of one seat. Nature's roll is the roller's."""

    def __init__(self, before: Starmap, after: Starmap, seat: int, action: int) -> None:
        self.before, self.after, self.seat, self.action = before, after, seat, action
        self.at = seat * c.SEAT
        self.phase, self.next_phase = phase_of(before, seat), phase_of(after, seat)
        self.kind, self.args = describe(before, seat, action)

    def was(self, field: int) -> int:
        return int(self.before.table[self.at + field])

    def now(self, field: int) -> int:
        return int(self.after.table[self.at + field])

    def facts(self) -> list[Fact]:
        return [
            *self.deed(),
            *self.map_change(),
            *self.gains(),
            *self.points(),
            *self.schedule(),
            *self.experience(),
            *self.finish(),
        ]

    # -- the action itself ---------------------------------------------------------------------------------

    def deed(self) -> list[Fact]:
        """What was done, unless the map tells it."""
        seat, args, week = self.seat, self.args, self.was(c.WEEK)
        if self.kind == "roll":
            return [fact("rolled", "M-03", seat=seat, dice=args["dice"], low=args["dice"][0])]
        if self.kind == "mentor":
            return [fact("used-mentor", "M-30", seat=seat)]
        if self.kind == "no-supporter":
            return [fact("used-no-supporter", "A-21", seat=seat)]
        if self.kind == "promote":
            return [fact("promoted", "M-29", seat=seat, **args)]
        if self.kind == "record":
            return [fact("recorded", "M-20", seat=seat, **args)]
        if self.kind == "fill":
            key, rule = PAYMENTS[self.phase]
            return [fact(key, rule, seat=seat, **args)]
        if self.kind == "number":
            return [fact("took-number", "M-07", seat=seat, week=week, number=args["number"])]
        if self.kind == "decline":
            return [fact("took-nothing", "A-28", seat=seat, week=week)]
        if self.kind == "point" and self.phase == c.P_REWARD:
            return [fact("took-point", "M-07", seat=seat, week=week, spot=args["spot"])]
        if self.kind == "end":
            return [fact("ended-turn", "M-14", seat=seat)]
        return self.ability()

    def ability(self) -> list[Fact]:
        """The steps from an ability to its points."""
        seat, args = self.seat, self.args
        if self.kind == "use":
            rule = USE_RULES.get(args["abilities"][0], "M-15")
            return [fact("used", rule, seat=seat, abilities=args["abilities"])]
        if self.kind == "dice":
            placed = fact("placed", "M-14", seat=seat, dice=args["dice"], abilities=args["abilities"])
            return [placed, self.positioned()] if "column" in args else [placed]
        if self.kind == "major":
            return [self.positioned()]
        if self.kind == "layout":
            rule = "M-17" if self.action - c.A_LAYOUT < 2 else "M-32"
            return [fact("turned", rule, seat=seat, die=args["die"], cells=args["cells"], spots=args["spots"])]
        if self.kind == "cell" and self.next_phase == c.P_CELLS:
            return [fact("marked", "A-04", seat=seat, cell=args["cell"], spots=args["spots"])]
        return []

    def positioned(self) -> Fact:
        where = {name: self.args[name] for name in column_row(0)}
        return fact("positioned", "M-16", seat=self.seat, **where)

    # -- what it did to the sheet --------------------------------------------------------------------------

    def new_spots(self) -> list[int]:
        old = set(filled_spots(self.before.table, self.at))
        return [spot for spot in filled_spots(self.after.table, self.at) if spot not in old]

    def map_change(self) -> list[Fact]:
        """Points and squares, and what of them cannot be spent."""
        spots = self.new_spots()
        if not spots:
            return self.unspent()
        stars = [spot for spot in spots if _is_star(self.before, spot)]
        old = set(filled_squares(self.before.table, self.at))
        squares = [square for square in filled_squares(self.after.table, self.at) if square not in old]
        rule = {c.P_REWARD: "M-08", c.P_POINT: "M-19"}.get(self.phase, "M-17")
        rules = [rule, "M-23"] if stars else [rule]
        counts: Args = {"count": len(spots), "star_count": len(stars)}
        found = [fact("filled", *rules, seat=self.seat, spots=spots, stars=stars, **counts)]
        if squares:
            found.append(fact("closed", "M-24", seat=self.seat, squares=squares, count=len(squares)))
        return [*found, *self.lost(len(stars), len(squares))]

    def unspent(self) -> list[Fact]:
        """What is left of stars and squares after a box was paid with them."""
        if self.phase == c.P_STARS:
            return self.lost(self.was(c.STARS) - 1, self.was(c.SQUARES))
        if self.phase == c.P_SQUARES:
            return self.lost(0, self.was(c.SQUARES) - self.args["value"])
        return []

    def lost(self, stars: int, squares: int) -> list[Fact]:
        """Stars and squares that were to be spent and no longer are (A-11, A-13)."""
        found = []
        if stars > 0 and self.next_phase != c.P_STARS:
            found.append(fact("lost-stars", "A-11", seat=self.seat, count=stars))
        if squares > 0 and self.next_phase not in (c.P_STARS, c.P_SQUARES):
            found.append(fact("lost-squares", "A-13", seat=self.seat, count=squares))
        return found

    def gains(self) -> list[Fact]:
        found = []
        for code in entries_in(self.now(c.OWNED) & ~self.was(c.OWNED)):
            rules = ["M-27", "M-31"] if code in ("RES_A", "RES_B") else ["M-27"]
            if code in ABILITIES:
                found.append(fact("gained-ability", *rules, seat=self.seat, ability=code))
            else:
                found.append(fact("gained-supporter", *rules, seat=self.seat, supporter=code))
        return found

    def points(self) -> list[Fact]:
        """What the action added to the score."""
        old = scoring.score_parts(self.before.chart, self.before.table, self.before.seats, self.seat, False)
        new = scoring.score_parts(self.after.chart, self.after.table, self.after.seats, self.seat, False)
        if old == new:
            return []
        change = scoring.Score(*(late - early for early, late in zip(old, new, strict=True)))
        return [_points(self.after, self.seat, change, sum(new), self.before)]

    # -- the calendar --------------------------------------------------------------------------------------

    def schedule(self) -> list[Fact]:
        """The move of the schedule die and the end of a week."""
        found = []
        seat, week, start, day = self.seat, self.was(c.WEEK), self.was(c.DAY), self.now(c.DAY)
        if day != start:
            days = (day - start) % c.DAYS
            found.append(fact("moved", "M-05", seat=seat, days=days, from_day=DAYS[start], day=DAYS[day]))
        if self.next_phase == c.P_REWARD and self.phase != c.P_REWARD:
            found.append(fact("week-complete", "M-06", "M-07", seat=seat, week=week))
        elif self.now(c.WEEK) > week and scoring.article_state(self.after.table, self.at, week) == c.LAPSED:
            found.append(fact("week-lapsed", "M-09", seat=seat, week=week))
        if self.now(c.WEEK) == c.FINAL_WEEK > week:
            found.append(fact("final-turn", "M-10", seat=seat))
        return found

    def experience(self) -> list[Fact]:
        """What there is to spend, or what of it is lost: by choice, or because nothing is cheap enough."""
        seat = self.seat
        if self.phase in (c.P_XP, c.P_STUDY):
            left = self.was(c.BUDGET) - self.args.get("value", 0)
            spending = self.next_phase in (c.P_XP, c.P_STUDY)
            return [fact("lost-experience", "A-16", seat=seat, count=left)] if left and not spending else []
        if self.next_phase == c.P_XP:
            return [fact("budget", "M-11", seat=seat, budget=self.now(c.BUDGET), **self.sources())]
        if self.next_phase == c.P_STUDY:
            return [fact("study-budget", "M-22", seat=seat, budget=self.now(c.BUDGET))]
        moved_on = self.now(c.DAY) != self.was(c.DAY) or self.now(c.WEEK) != self.was(c.WEEK)
        if self.next_phase == c.P_ABILITY and moved_on:
            return [fact("lost-experience", "M-11", "A-16", seat=seat, count=sum(self.sources().values()))]
        return []

    def sources(self) -> dict[str, int]:
        """Where the experience of this turn comes from: the low die, boxes of the day, researchers."""
        filled = self.now(c.ITEMS) >> (c.DAY_ITEMS * self.now(c.DAY)) & 15
        return {"low": self.now(c.DIE), "day_boxes": filled.bit_count(), "researchers": self.now(c.TRIANGLES)}

    def finish(self) -> list[Fact]:
        """With others a last turn may be over while the game goes on."""
        if self.next_phase != c.P_FINISHED or self.phase == c.P_FINISHED or self.after.seats == 1:
            return []
        total = scoring.own_score(self.after.chart, self.after.table, self.at)
        return [fact("finished", "M-36", seat=self.seat, score=int(total))]


# -- points --------------------------------------------------------------------------------------------------


def _is_star(s: Starmap, spot: int) -> bool:
    return bool(s.chart.star_rows[spot // c.WIDTH] >> (spot % c.WIDTH) & 1)


def _points(s: Starmap, seat: int, change: scoring.Score, total: int, before: Starmap | None = None) -> Fact:
    reasons = _reasons(s, seat, change, before)
    rules = [rule for reason in reasons for rule in reason.rules]
    return fact("points", *rules, seat=seat, points=sum(change), total=total, reasons=reasons)


def _reasons(s: Starmap, seat: int, parts: scoring.Score, before: Starmap | None = None) -> list[Fact]:
    """What was paid for, with what a board draws for it; stars that were filled before are left out."""
    at = seat * c.SEAT
    found = []
    if parts.group:
        squares = group_squares(s.table, at)
        found.append(fact("for-group", "M-36", points=parts.group, squares=squares, count=len(squares)))
    if parts.stars:
        old = set(filled_spots(before.table, at)) if before else set()
        spots = [spot for spot in filled_spots(s.table, at) if _is_star(s, spot) and spot not in old]
        found.append(fact("for-stars", "M-36", points=parts.stars, spots=spots))
    if parts.articles:
        weeks = [week for week in range(1, c.WEEKS + 1) if scoring.article_state(s.table, at, week) == c.NUMBER]
        found.append(fact("for-articles", "M-36", points=parts.articles, weeks=weeks))
    if parts.publisher:
        days = [DAYS[day] for day in members(scoring.full_days(s.table, at))]
        articles = _articles(scoring.completed_articles(s.table, at))
        found.append(fact("for-publisher", "M-34", points=parts.publisher, articles=articles, days=days))
    if parts.headhunter:
        entries = _by_sort(int(s.table[at + c.OWNED]) & ~c.STARTING)
        found.append(fact("for-headhunter", "M-35", points=parts.headhunter, **entries))
    if parts.unique:
        entries = _by_sort(int(scoring.unique_entries(s.table, s.seats, seat)))
        articles = _articles(scoring.unique_articles(s.table, s.seats, seat))
        found.append(fact("for-unique", "M-40", points=parts.unique, articles=articles, **entries))
    return found


def _articles(weeks: int) -> list[str]:
    return [ARTICLES[week - 1] for week in members(weeks)]


def _by_sort(mask: int) -> Args:
    codes = entries_in(mask)
    return {
        "abilities": [code for code in codes if code in ABILITIES],
        "supporters": [code for code in codes if code in SUPPORTERS],
    }


# -- the end -------------------------------------------------------------------------------------------------


def ending(s: Starmap, edition: Edition) -> list[Fact]:
    """The last event of a game: what nobody else has is paid, every point is accounted for, and somebody wins."""
    found = []
    for seat in range(s.seats):
        parts = scoring.score_parts(s.chart, s.table, s.seats, seat, True)
        if parts.unique:
            found.append(_points(s, seat, scoring.Score(0, 0, 0, 0, 0, parts.unique), sum(parts)))
    for seat in range(s.seats):
        parts = scoring.score_parts(s.chart, s.table, s.seats, seat, True)
        found.append(fact("result", "M-36", seat=seat, score=sum(parts), reasons=_reasons(s, seat, parts)))
    return [*found, outcome(s, edition)]


def outcome(s: Starmap, edition: Edition) -> Fact:
    """How the game ended: alone a rank, else who has won."""
    totals = [int(scoring.final_score(s.chart, s.table, s.seats, seat)) for seat in range(s.seats)]
    if s.seats == 1:
        return fact("outcome-alone", "M-36", seat=0, score=totals[0], rank=edition.rank(totals[0]))
    best = winners(s)
    score = totals[best[0]]
    if len(best) > 1:
        return fact("outcome-shared", "M-41", seats=best, score=score)
    key = "outcome-by-stars" if totals.count(score) > 1 else "outcome-won"
    return fact(key, "M-41", seat=best[0], score=score)


def winners(s: Starmap) -> list[int]:
    """Whose result is not nothing; alone that is you."""
    return [seat for seat, share in enumerate(s.returns()) if share > 0 or s.seats == 1]
