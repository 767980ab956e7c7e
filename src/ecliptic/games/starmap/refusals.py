"""Why an action is not legal: the rule it breaks and what is in the way. Says None exactly when it is legal."""

from __future__ import annotations

from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.legal import hand_assignment
from ecliptic.games.starmap.moves import item_of
from ecliptic.games.starmap.names import CELLS, COMBOS, ENTRIES, PHASE_NAMES, box_args, column_row, named
from ecliptic.games.starmap.position import has_item
from ecliptic.games.starmap.rules import Starmap
from ecliptic.games.starmap.ruleset import LAYOUTS
from ecliptic.kernel.state import NATURE, Refusal, refuse

# The rule that says what a phase asks for.
_ASKS = {
    c.P_SUPPORT: "M-04", c.P_REWARD: "M-07", c.P_XP: "M-12", c.P_ABILITY: "M-14", c.P_DICE: "M-14",
    c.P_TARGET: "M-16", c.P_LAYOUT: "M-17", c.P_CELLS: "M-17", c.P_POINT: "M-19", c.P_STARS: "M-23",
    c.P_SQUARES: "M-24", c.P_RECORD: "M-20", c.P_OPTIMIZE: "M-21", c.P_STUDY: "M-22",
}  # fmt: skip


def explain(state: Starmap, seat: int, action: int) -> Refusal | None:
    if action in state.legal(seat):
        return None
    if seat == NATURE:
        return refuse("M-03", "not-rolled-so" if state.rolling >= 0 else "nothing-to-roll")
    if not 0 <= seat < state.seats:
        return refuse("M-38", "no-such-seat", seat=seat)
    phase = int(state.table[seat * c.SEAT + c.PHASE])
    if phase == c.P_FINISHED:
        return refuse("M-39", "no-turn-left")
    if phase == c.P_DONE or phase == c.P_AWAY:
        return refuse("M-38", "turn-over")
    if phase == c.P_ROLL or state.rolling >= 0:
        return refuse("M-03", "not-rolled")
    if c.A_ROLL <= action < c.A_MORE_ITEMS:
        return refuse("M-03", "only-nature")
    return _Case(state, seat, phase).explain(action)


class _Case:
    """One seat's illegal action in a phase of its turn."""

    def __init__(self, state: Starmap, seat: int, phase: int) -> None:
        self.state, self.chart, self.table = state, state.chart, state.table
        self.seat, self.at, self.phase = seat, seat * c.SEAT, phase

    def get(self, field: int) -> int:
        return int(self.table[self.at + field])

    def owns(self, entry: int) -> bool:
        return bool(self.get(c.OWNED) >> entry & 1)

    def explain(self, action: int) -> Refusal:
        phase = self.phase
        if action == c.A_PASS:
            return self.must_go_on()
        if action <= c.WEEKS and phase in (c.P_SUPPORT, c.P_RECORD):
            return self.article(action)
        if action == c.A_MENTOR and phase == c.P_SUPPORT:
            return self.mentor()
        if c.A_POINT <= action < c.A_ITEM and phase in (c.P_REWARD, c.P_POINT):
            return self.point(action - c.A_POINT)
        if (c.A_ITEM <= action < c.A_COMBO or action >= c.A_MORE_ITEMS) and c.P_XP <= phase <= c.P_OPTIMIZE:
            return self.item(item_of(action))
        if c.A_COMBO <= action < c.A_DICE and phase == c.P_ABILITY:
            return self.combo(action - c.A_COMBO)
        if c.A_DICE <= action < c.A_MAJOR and phase == c.P_DICE:
            return self.dice(action - c.A_DICE)
        if c.A_MAJOR <= action < c.A_LAYOUT and phase == c.P_TARGET:
            return self.target(action - c.A_MAJOR)
        if c.A_LAYOUT <= action < c.A_CELL and phase == c.P_LAYOUT:
            return self.layout(action - c.A_LAYOUT)
        if c.A_CELL <= action <= c.A_ALL and phase == c.P_CELLS:
            return self.all_cells() if action == c.A_ALL else self.cell(action - c.A_CELL)
        return self.asks()

    def asks(self) -> Refusal:
        """What the phase is about instead."""
        return refuse(_ASKS[self.phase], f"asks-{PHASE_NAMES[self.phase]}")

    def must_go_on(self) -> Refusal:
        if self.phase == c.P_CELLS:
            return refuse("A-03", "no-cell-yet")
        if self.phase == c.P_STARS:
            return refuse("M-23", "must-spend-star")
        if self.phase == c.P_SQUARES:
            return refuse("M-24", "must-spend-squares", left=self.get(c.SQUARES))
        return self.asks()

    def article(self, week: int) -> Refusal:
        low = self.get(c.DIE)
        if self.phase == c.P_SUPPORT and not self.owns(c.PROMOTER):
            return refuse("M-29", "not-owned", owner=named("PROMOTER"))
        if self.phase == c.P_SUPPORT and low != 1:
            return refuse("M-29", "promoter-needs-one", low=low)
        if week < self.get(c.WEEK):
            return refuse("M-09", "article-closed", week=week)
        return refuse("M-20" if self.phase == c.P_RECORD else "A-23", "article-full", week=week)

    def mentor(self) -> Refusal:
        if not self.owns(c.MENTOR):
            return refuse("M-30", "not-owned", owner=named("MENTOR"))
        return refuse("M-30", "mentor-needs-three", low=self.get(c.DIE))

    def point(self, point: int) -> Refusal:
        x, y = point % c.WIDTH, point // c.WIDTH
        reward = self.phase == c.P_REWARD
        if self.chart.star_rows[y] >> x & 1:
            return refuse("M-07" if reward else "M-19", "point-is-star", x=x, y=y)
        return refuse("M-18", "point-filled", x=x, y=y)

    def item(self, item: int) -> Refusal:
        rule = _ASKS[self.phase]
        if item >= self.chart.items:
            return refuse(rule, "no-such-box")
        box, kind, group = box_args(self.chart, item), int(self.chart.kind[item]), int(self.chart.group[item])
        if has_item(self.state, self.at, item):
            return refuse(rule, "box-filled", **box)
        if group >= c.ARTICLE_GROUP and group - c.ARTICLE_GROUP + 1 < self.get(c.WEEK):
            return refuse("A-15", "box-closed", **box)
        if group < c.ENTRY_GROUP and self.phase in (c.P_STARS, c.P_SQUARES, c.P_OPTIMIZE):
            return refuse("A-14", "box-on-day", **box)
        wanted = {c.P_STARS: c.STAR, c.P_SQUARES: c.SQUARE, c.P_OPTIMIZE: c.SQUARE}.get(self.phase, c.EXPERIENCE)
        if self.phase == c.P_OPTIMIZE:
            return refuse("A-10", "box-not-optimized", **box)
        if kind != wanted:
            return refuse(rule, "box-takes", **box)
        if wanted == c.SQUARE:
            return refuse("M-24", "box-too-big", **box, left=self.get(c.SQUARES))
        return refuse(rule, "box-too-dear", **box, left=self.get(c.BUDGET))

    def combo(self, combo: int) -> Refusal:
        needs, abilities = int(self.chart.needs[combo]), COMBOS[combo].split("+")
        for entry in range(c.ENTRIES):
            if needs >> entry & 1 and not self.owns(entry):
                return refuse("M-14", "not-owned", owner=named(ENTRIES[entry]))
        for entry in range(c.ENTRIES):
            if needs >> entry & 1 and self.get(c.USED) >> entry & 1:
                return refuse("M-14", "used-up", owner=named(ENTRIES[entry]))
        left = sum(1 for i in range(3) if self.get(c.DIE + i))
        if left < self.chart.dice[combo]:
            return refuse("M-14", "too-few-dice", abilities=abilities, needs=int(self.chart.dice[combo]), left=left)
        if combo == c.C_REC:
            return refuse("A-24", "nothing-to-record")
        if combo == c.C_OPT:
            return refuse("M-21", "nothing-to-optimize")
        if combo == c.C_STUDY:
            return refuse("M-22", "nothing-to-study")
        return refuse("A-03", "fills-nothing", abilities=abilities)

    def dice(self, index: int) -> Refusal:
        if hand_assignment(self.chart, self.table, self.at, index) < 0:
            return refuse("M-14", "no-such-dice")
        return refuse("A-03", "dice-fill-nothing")

    def target(self, major: int) -> Refusal:
        where, die = column_row(major), self.get(c.POS_DIE)
        if die and die not in (where["column"], where["row"]):
            return refuse("M-16", "major-off-line", **where, die=die)
        return refuse("A-03", "major-full", **where)

    def layout(self, index: int) -> Refusal:
        die = self.get(c.PLOT_DIE)
        if not LAYOUTS[4 * die + index]:
            return refuse("A-07" if die == 6 and index > 1 else "M-17", "no-such-layout", die=die)
        if index > 1 and not self.owns(c.MATH):
            return refuse("M-32", "needs-mathematician")
        return refuse("A-03", "layout-full")

    def cell(self, cell: int) -> Refusal:
        name, chosen = CELLS[cell], self.get(c.CHOSEN)
        if not self.get(c.OFFER) >> cell & 1:
            return refuse("M-17", "cell-not-offered", cell=name)
        if chosen >> cell:
            return refuse("A-04", "cell-out-of-order", cell=name)
        return refuse("M-17", "too-many-cells", die=self.get(c.PLOT_DIE))

    def all_cells(self) -> Refusal:
        if self.get(c.CHOSEN):
            return refuse("A-04", "all-too-late")
        return refuse("M-17", "too-many-cells", die=self.get(c.PLOT_DIE))
