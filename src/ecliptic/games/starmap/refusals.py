"""Why an action is not legal: the rule it breaks and a sentence from the text file."""

from __future__ import annotations

from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.data import FOLDER
from ecliptic.games.starmap.legal import hand_assignment
from ecliptic.games.starmap.moves import item_of
from ecliptic.games.starmap.names import CELLS, COMBOS, ENTRIES, PHASE_NAMES, item_names
from ecliptic.games.starmap.position import has_item
from ecliptic.games.starmap.rules import Starmap
from ecliptic.games.starmap.ruleset import LAYOUTS
from ecliptic.kernel.state import NATURE, Refusal
from ecliptic.kernel.text import Texts

texts = Texts(FOLDER / "text" / "en.toml")

# The rule that says what a phase asks for.
_ASKS = {
    c.P_SUPPORT: "M-04", c.P_REWARD: "M-07", c.P_XP: "M-12", c.P_ABILITY: "M-14", c.P_DICE: "M-14",
    c.P_TARGET: "M-16", c.P_LAYOUT: "M-17", c.P_CELLS: "M-17", c.P_POINT: "M-19", c.P_STARS: "M-23",
    c.P_SQUARES: "M-24", c.P_RECORD: "M-20", c.P_OPTIMIZE: "M-21", c.P_STUDY: "M-22",
}  # fmt: skip


def _no(rule: str, key: str, **names: object) -> Refusal:
    return Refusal(rule, texts(f"refusal.{key}", **names))


def explain(state: Starmap, seat: int, action: int) -> Refusal | None:
    if action in state.legal(seat):
        return None
    if seat == NATURE:
        return _no("M-03", "nature_rolls" if state.rolling >= 0 else "nature_idle")
    if not 0 <= seat < state.seats:
        return _no("M-38", "no_such_seat", seat=seat)
    phase = int(state.table[seat * c.SEAT + c.PHASE])
    if phase == c.P_FINISHED:
        return _no("M-39", "finished")
    if phase == c.P_DONE or phase == c.P_AWAY:
        return _no("M-38", "waiting")
    if phase == c.P_ROLL or state.rolling >= 0:
        return _no("M-03", "not_rolled")
    if c.A_ROLL <= action < c.A_MORE_ITEMS:
        return _no("M-03", "only_nature")
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
        return _no(_ASKS[self.phase], f"asks.{PHASE_NAMES[self.phase]}")

    def must_go_on(self) -> Refusal:
        if self.phase == c.P_CELLS:
            return _no("A-03", "no_cell_yet")
        if self.phase == c.P_STARS:
            return _no("M-23", "must_spend_star")
        if self.phase == c.P_SQUARES:
            return _no("M-24", "must_spend_squares", squares=self.get(c.SQUARES))
        return self.asks()

    def article(self, week: int) -> Refusal:
        low = self.get(c.DIE)
        if self.phase == c.P_SUPPORT and not self.owns(c.PROMOTER):
            return _no("M-29", "not_owned", name=texts("name.PROMOTER"))
        if self.phase == c.P_SUPPORT and low != 1:
            return _no("M-29", "promoter_needs_one", low=low)
        if week < self.get(c.WEEK):
            return _no("M-09", "article_closed", week=week)
        return _no("M-20" if self.phase == c.P_RECORD else "A-23", "article_full", week=week)

    def mentor(self) -> Refusal:
        if not self.owns(c.MENTOR):
            return _no("M-30", "not_owned", name=texts("name.MENTOR"))
        return _no("M-30", "mentor_needs_three", low=self.get(c.DIE))

    def point(self, point: int) -> Refusal:
        x, y = point % c.WIDTH, point // c.WIDTH
        reward = self.phase == c.P_REWARD
        if self.chart.star_rows[y] >> x & 1:
            return _no("M-07" if reward else "M-19", "point_is_star", x=x, y=y)
        return _no("M-18", "point_filled", x=x, y=y)

    def item(self, item: int) -> Refusal:
        rule = _ASKS[self.phase]
        if item >= self.chart.items:
            return _no(rule, "no_such_item")
        name = item_names(self.chart)[item]
        kind, value, group = int(self.chart.kind[item]), int(self.chart.value[item]), int(self.chart.group[item])
        if has_item(self.state, self.at, item):
            return _no(rule, "item_filled", name=name)
        if group >= c.ARTICLE_GROUP and group - c.ARTICLE_GROUP + 1 < self.get(c.WEEK):
            return _no("A-15", "item_closed", name=name)
        if group < c.ENTRY_GROUP and self.phase in (c.P_STARS, c.P_SQUARES, c.P_OPTIMIZE):
            return _no("A-14", "item_on_day", name=name)
        wanted = {c.P_STARS: c.STAR, c.P_SQUARES: c.SQUARE, c.P_OPTIMIZE: c.SQUARE}.get(self.phase, c.EXPERIENCE)
        if self.phase == c.P_OPTIMIZE:
            return _no("A-10", "item_not_optimized", name=name)
        if kind != wanted:
            return _no(rule, f"item_takes.{('experience', 'star', 'square')[kind]}", name=name)
        if wanted == c.SQUARE:
            return _no("M-24", "item_too_big", name=name, value=value, squares=self.get(c.SQUARES))
        return _no(rule, "item_too_dear", name=name, value=value, budget=self.get(c.BUDGET))

    def combo(self, combo: int) -> Refusal:
        needs, name = int(self.chart.needs[combo]), COMBOS[combo]
        for entry in range(c.ENTRIES):
            if needs >> entry & 1 and not self.owns(entry):
                return _no("M-14", "not_owned", name=texts(f"name.{ENTRIES[entry]}"))
        for entry in range(c.ENTRIES):
            if needs >> entry & 1 and self.get(c.USED) >> entry & 1:
                return _no("M-14", "used_up", name=texts(f"name.{ENTRIES[entry]}"))
        left = sum(1 for i in range(3) if self.get(c.DIE + i))
        if left < self.chart.dice[combo]:
            return _no("M-14", "too_few_dice", name=name, needs=int(self.chart.dice[combo]), left=left)
        if combo == c.C_REC:
            return _no("A-24", "nothing_to_record")
        if combo == c.C_OPT:
            return _no("M-21", "nothing_to_optimize")
        if combo == c.C_STUDY:
            return _no("M-22", "nothing_to_study")
        return _no("A-03", "combo_fills_nothing", name=name)

    def dice(self, index: int) -> Refusal:
        if hand_assignment(self.chart, self.table, self.at, index) < 0:
            return _no("M-14", "no_such_dice")
        return _no("A-03", "dice_fill_nothing")

    def target(self, major: int) -> Refusal:
        a, b, die = major % 6 + 1, major // 6 + 1, self.get(c.POS_DIE)
        if die and die not in (a, b):
            return _no("M-16", "major_off_line", a=a, b=b, die=die)
        return _no("A-03", "major_full", a=a, b=b)

    def layout(self, index: int) -> Refusal:
        die = self.get(c.PLOT_DIE)
        if not LAYOUTS[4 * die + index]:
            return _no("A-07" if die == 6 and index > 1 else "M-17", "no_such_layout", die=die)
        if index > 1 and not self.owns(c.MATH):
            return _no("M-32", "needs_mathematician")
        return _no("A-03", "layout_full")

    def cell(self, cell: int) -> Refusal:
        name, chosen = CELLS[cell], self.get(c.CHOSEN)
        if not self.get(c.OFFER) >> cell & 1:
            return _no("M-17", "cell_not_offered", cell=name)
        if chosen >> cell:
            return _no("A-04", "cell_out_of_order", cell=name)
        return _no("M-17", "too_many_cells", die=self.get(c.PLOT_DIE))

    def all_cells(self) -> Refusal:
        if self.get(c.CHOSEN):
            return _no("A-04", "all_too_late")
        return _no("M-17", "too_many_cells", die=self.get(c.PLOT_DIE))
