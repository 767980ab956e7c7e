"""What happened, told from the positions before and after it."""

from __future__ import annotations

from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.data import Edition
from ecliptic.games.starmap.moves import ROLLS, dice_of, item_of, layout_cells, phase_of
from ecliptic.games.starmap.names import CELLS, DAYS, ENTRIES, cells_in, entries_in, item_names
from ecliptic.games.starmap.position import has_item
from ecliptic.games.starmap.rules import Starmap
from ecliptic.games.starmap.view import filled_points, filled_squares, kind_of, score
from ecliptic.kernel.game import Line
from ecliptic.kernel.state import NATURE
from ecliptic.kernel.text import Texts

_USE_RULES = {"PLOT5": "M-19", "REC": "M-20", "OPT": "M-21", "STUDY": "M-22"}
_PAYS = {
    c.P_XP: ("pays_experience", "M-12"),
    c.P_STUDY: ("pays_experience", "M-22"),
    c.P_STARS: ("pays_star", "M-23"),
    c.P_SQUARES: ("pays_square", "M-24"),
    c.P_OPTIMIZE: ("optimizes", "M-21"),
}


def tell(before: Starmap, after: Starmap, seat: int, action: int, edition: Edition, texts: Texts) -> list[Line]:
    """The acting seat's action and what followed from it on its sheet."""
    actor = int(before.rolling) if seat == NATURE else seat
    if seat == NATURE:  # where a roll leads follows from an open sheet, though others see it there only later
        after = before.clone()
        after.apply(NATURE, action)
    return _Telling(before, after, actor, action, edition, texts).lines()


class _Telling:
    def __init__(self, before: Starmap, after: Starmap, seat: int, action: int, edition: Edition, texts: Texts) -> None:
        self.before, self.after, self.seat, self.action = before, after, seat, action
        self.edition, self.texts = edition, texts
        self.at = seat * c.SEAT
        self.phase = phase_of(before, seat)
        self.who = texts("story.seat", seat=seat) if before.seats > 1 else ""

    def was(self, field: int) -> int:
        return int(self.before.table[self.at + field])

    def now(self, field: int) -> int:
        return int(self.after.table[self.at + field])

    def say(self, key: str, *rules: str, **names: object) -> Line:
        return Line(self.texts(f"story.{key}", who=self.who, **names).strip(), rules)

    def count(self, thing: str, number: int) -> str:
        return self.texts(f"story.{thing}_{'one' if number == 1 else 'many'}", count=number)

    def lines(self) -> list[Line]:
        return [
            *self.deed(),
            *self.map_change(),
            *self.gains(),
            *self.schedule(),
            *self.experience(),
            *self.ending(),
            *self.result(),
        ]

    def deed(self) -> list[Line]:
        """The action itself, unless the map tells it."""
        kind, action = kind_of(self.action), self.action
        if kind == "roll":
            dice = ROLLS[action - c.A_ROLL]
            return [self.say("roll", "M-03", dice=" ".join(map(str, dice)), low=dice[0])]
        if kind == "mentor":
            return [self.say("mentor", "M-30")]
        if kind == "article":
            key, rule = ("records", "M-20") if self.phase == c.P_RECORD else ("promoter", "M-29")
            return [self.say(key, rule, item=item) for item in self.new_items()]
        if kind in ("number", "point") and self.phase == c.P_REWARD:
            key = "number" if kind == "number" else "reward_point"
            week = self.was(c.WEEK)
            return [self.say(key, "M-07", number=self.edition.numbers[week - 1], week=week)]
        if kind == "item":
            return [self.payment(item_of(action))]
        if kind == "pass":
            return self.passing()
        return self.ability(kind)

    def payment(self, item: int) -> Line:
        key, rule = _PAYS[self.phase]
        names = item_names(self.before.chart)
        return self.say(key, rule, item=names[item], value=int(self.before.chart.value[item]))

    def passing(self) -> list[Line]:
        if self.phase == c.P_SUPPORT:
            return [self.say("no_supporter", "A-21")]
        if self.phase == c.P_REWARD:
            return [self.say("decline", "A-28", week=self.was(c.WEEK))]
        if self.phase == c.P_ABILITY:
            return [self.say("ends", "M-14")]
        return []

    def ability(self, kind: str) -> list[Line]:
        action = self.action
        if kind == "ability":
            codes = entries_in(self.before.chart.needs[action - c.A_COMBO])
            name = " + ".join(self.texts(f"name.{code}") for code in codes)
            return [self.say("uses", "M-15" if len(codes) > 1 else _USE_RULES[codes[0]], name=name)]
        if kind == "dice":
            dice = dice_of(self.before, self.seat, action - c.A_DICE)
            return [self.say("places", "M-14", dice=" ".join(map(str, dice))), *self.named_major(dice)]
        if kind == "major":
            major = action - c.A_MAJOR
            return [self.say("positions", "M-16", a=major % 6 + 1, b=major // 6 + 1)]
        if kind == "layout":
            cells = cells_in(layout_cells(self.before, self.seat, action - c.A_LAYOUT))
            return [self.say("layout", "M-17" if action - c.A_LAYOUT < 2 else "M-32", cells=" ".join(cells))]
        if kind == "cell" and not self.new_points():
            return [self.say("cell", "A-04", cell=CELLS[action - c.A_CELL])]
        return []

    def named_major(self, dice: list[int]) -> list[Line]:
        """Where the dice of Positioning I or II lead by themselves."""
        first = int(self.before.chart.first[self.was(c.COMBO)])
        if first not in (c.POS1, c.POS2):
            return []
        return [self.say("positions", "M-16", a=dice[0], b=dice[1] if first == c.POS1 else dice[0])]

    def new_items(self) -> list[str]:
        names = item_names(self.before.chart)
        return [
            name
            for item, name in enumerate(names)
            if has_item(self.after, self.at, item) and not has_item(self.before, self.at, item)
        ]

    def new_points(self) -> list[list[int]]:
        old = filled_points(self.before, self.at)
        return [point for point in filled_points(self.after, self.at) if point not in old]

    def map_change(self) -> list[Line]:
        """Points, squares, and what of them cannot be spent."""
        points = self.new_points()
        if not points:
            return self.losses(self.was(c.STARS) - 1, self.was(c.SQUARES), paying=True)
        old = filled_squares(self.before, self.at)
        squares = len([square for square in filled_squares(self.after, self.at) if square not in old])
        stars = sum(1 for x, y in points if self.before.chart.star_rows[y] >> x & 1)
        text = self.count("point", len(points))
        if stars:
            text = self.texts("story.with_stars", points=text, stars=self.count("star", stars))
        tail = self.texts("story.squares", count=self.count("square", squares)) if squares else ""
        rules = [self.filling_rule(), *(["M-23"] if stars else []), *(["M-24"] if squares else [])]
        return [self.say("fills", *rules, points=text, squares=tail), *self.losses(stars, squares, paying=False)]

    def filling_rule(self) -> str:
        return {c.P_REWARD: "M-08", c.P_POINT: "M-19"}.get(self.phase, "M-17")

    def losses(self, stars: int, squares: int, paying: bool) -> list[Line]:
        """Stars and squares that were to be spent and no longer are (A-11, A-13)."""
        lines = []
        if paying and self.phase not in (c.P_STARS, c.P_SQUARES):
            return []
        if paying and self.phase == c.P_SQUARES:
            stars, squares = 0, squares - int(self.before.chart.value[item_of(self.action)])
        next_phase = phase_of(self.after, self.seat)
        if stars > 0 and next_phase != c.P_STARS:
            lines.append(self.say("lost_star", "A-11", count=stars))
        if squares > 0 and next_phase not in (c.P_STARS, c.P_SQUARES):
            lines.append(self.say("lost_square", "A-13", count=squares))
        return lines

    def gains(self) -> list[Line]:
        new = self.now(c.OWNED) & ~self.was(c.OWNED)
        return [
            self.say("gains", "M-27", "M-31", name=self.texts(f"name.{code}"))
            if code in ("RES_A", "RES_B")
            else self.say("gains", "M-27", name=self.texts(f"name.{code}"))
            for code in (ENTRIES[entry] for entry in range(c.ENTRIES) if new >> entry & 1)
        ]

    def schedule(self) -> list[Line]:
        """The move of the die and the end of a week."""
        lines = []
        week = self.was(c.WEEK)
        if self.now(c.DAY) != self.was(c.DAY):
            lines.append(self.say("moves", "M-05", day=self.texts(f"name.{DAYS[self.now(c.DAY)]}")))
        next_phase = phase_of(self.after, self.seat)
        if next_phase == c.P_REWARD and self.phase != c.P_REWARD:
            lines.append(self.say("week_done", "M-06", "M-07", week=week))
        elif self.now(c.WEEK) > week and self.now(c.ARTICLES) >> (3 * (week - 1)) & 7 == c.LAPSED:
            lines.append(self.say("week_over", "M-09", week=week))
        if self.now(c.WEEK) == c.FINAL_WEEK > week:
            lines.append(self.say("final", "M-10"))
        return lines

    def experience(self) -> list[Line]:
        """What there is to spend, or what of it is lost: by choice, or because nothing is cheap enough."""
        next_phase = phase_of(self.after, self.seat)
        spending = next_phase in (c.P_XP, c.P_STUDY)
        if self.phase in (c.P_XP, c.P_STUDY):
            left = self.was(c.BUDGET)
            if self.action != c.A_PASS:
                left -= int(self.before.chart.value[item_of(self.action)])
            return [self.say("lost_experience", "A-16", count=left)] if left and not spending else []
        if next_phase == c.P_XP:
            return [self.say("budget", "M-11", count=self.now(c.BUDGET))]
        if next_phase == c.P_STUDY:
            return [self.say("budget", "M-22", count=self.now(c.BUDGET))]
        moved_on = self.now(c.DAY) != self.was(c.DAY) or self.now(c.WEEK) != self.was(c.WEEK)
        if next_phase == c.P_ABILITY and moved_on:
            filled = self.now(c.ITEMS) >> (c.DAY_ITEMS * self.now(c.DAY)) & 15
            count = self.now(c.DIE) + filled.bit_count() + self.now(c.TRIANGLES)
            return [self.say("lost_experience", "M-11", "A-16", count=count)]
        return []

    def ending(self) -> list[Line]:
        if phase_of(self.after, self.seat) != c.P_FINISHED or self.phase == c.P_FINISHED:
            return []
        total = score(self.after, self.seat, over=False)["total"]
        rank = ""
        if self.after.seats == 1:
            rank = self.texts("story.rank", rank=self.edition.rank(int(str(total))))
        return [self.say("over", "M-36", score=total, rank=rank)]

    def result(self) -> list[Line]:
        """The last event of a game with others lays all scores open."""
        if self.after.actors() or self.after.seats == 1:
            return []
        lines = []
        for seat in range(self.after.seats):
            parts = score(self.after, seat, over=True)
            who = self.texts("story.seat", seat=seat)
            text = self.texts("story.result", who=who, score=parts["total"], unique=parts["unique"])
            lines.append(Line(text, ("M-36", "M-40")))
        return lines
