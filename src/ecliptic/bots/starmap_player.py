"""A player of Mihi Anguli, in plain sight: no search beyond the ability at hand (compiled).

Everything is counted in points. A box brings its group nearer to completion, which is worth the more the likelier it is
to be completed in time; a play on the map is worth what it adds to the largest group, stars, and squares that lack few
corners. The numbers (`starmap_taste.py`) were fitted by playing alone.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.bots.starmap_taste import (
    ARTICLE_PACE,
    CLOSED,
    CORNERS,
    DAY,
    DEAR,
    ENTRY_PACE,
    GROUP,
    IN_STYLES,
    OPTIMIZING,
    RECORDING,
    SQUARE_COST,
    STAR,
    STAR_COST,
    STUDYING,
)
from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.lattice import block, largest_group, square_row
from ecliptic.games.starmap.legal import (
    action_of,
    assignment,
    choice_mask,
    dice_pattern,
    named_major,
    reachable,
    target_mask,
    works_alone,
)
from ecliptic.games.starmap.rules import Starmap
from ecliptic.games.starmap.ruleset import Chart
from ecliptic.kernel.bits import below, bit, lowest, size

NEVER: Final = -1e9
NOTES: Final = 4 * 8 * c.MAJORS
PUBLISHED: Final = 3.0
"""What a full day earns with a publisher."""


@final
class Prices:
    """What the boxes of a chart cost and count, to a taste. Nothing in it changes, so that players share it."""

    def __init__(self, chart: Chart, taste: list[float]) -> None:
        self.chart: Chart = chart
        self.taste: vec[float] = vec[float](taste)
        self.cost: vec[float] = vec[float]([0.0] * c.MAX_ITEMS)
        """[item], in experience."""
        self.pull: vec[float] = vec[float]([0.0] * c.MAX_ITEMS)
        """[item]: how much of its group's worth it stands for, before this is divided by what the group lacks."""
        item: i64 = 0
        while item < chart.items:
            cost = float(chart.value[item])
            if chart.kind[item] == c.STAR:
                cost = self.taste[STAR_COST]
            elif chart.kind[item] == c.SQUARE:
                cost *= self.taste[SQUARE_COST]
            self.cost[item] = cost
            self.pull[item] = cost ** self.taste[DEAR]
            item += 1


_KNOWN: Final[dict[str, Prices]] = {}
"""By style, for the chart that was asked for last."""


def prices(chart: Chart, style: str) -> Prices:
    """What a player of this style makes of a chart."""
    found = _KNOWN.get(style)
    if found is None or found.chart is not chart:
        found = _KNOWN[style] = Prices(chart, IN_STYLES[style])
    return found


@final
class Player:
    """One decision after the other. What it notes about a map is kept until the map or what is owned changes."""

    def __init__(self, chart: Chart, style: str = "") -> None:
        known = prices(chart, style)
        self.chart: Chart = chart
        self.taste: vec[float] = known.taste
        self.cost: vec[float] = known.cost
        self.pull: vec[float] = known.pull
        self.rows: vec[i64] = vec[i64]([0] * (c.WIDTH + 1))
        """A map to try things on."""
        self.group: i64 = 0
        """The size of its largest group."""
        self.owned: i64 = -1
        """What was owned when it was looked at."""
        self.looks: i64 = 0
        """How many maps it has looked at: notes of an earlier one are void."""
        self.noted: vec[i64] = vec[i64]()
        self.worths: vec[float] = vec[float]()
        """[plotting, die, major]: what plotting is worth there, and for which map that was found out."""
        self.pointed: i64 = 0
        self.best_point: i64 = -1
        """The empty point that adds most, and for which map."""

    def choose(self, state: Starmap, seat: i64) -> i64:
        table = state.table
        at: i64 = seat * c.SEAT
        phase = table[at + c.PHASE]
        if c.P_XP <= phase <= c.P_OPTIMIZE:
            return self._box(state, seat, at)
        if phase == c.P_REWARD:
            return c.A_NUMBER
        if phase == c.P_SUPPORT or phase == c.P_RECORD:
            return self._article(table, at, choice_mask(self.chart, table, at, phase))
        self._look(table, at)
        if phase == c.P_POINT:
            return c.A_POINT + self._point()
        mask = choice_mask(self.chart, table, at, phase)
        if phase == c.P_CELLS:
            return self._cells(table, at, mask)
        if mask & (mask - 1) == 0:
            return action_of(phase, lowest(mask))
        if phase == c.P_ABILITY:
            return action_of(phase, self._ability(table, at, mask))
        best: i64 = lowest(mask)
        most = NEVER
        while mask:
            choice = lowest(mask)
            mask &= mask - 1
            worth = self._step(table, at, phase, choice - 1)
            if worth > most:
                most = worth
                best = choice
        return action_of(phase, best)

    # -- boxes -----------------------------------------------------------------------------------------------

    def _box(self, state: Starmap, seat: i64, at: i64) -> i64:
        """The box that counts most; passing only where there is none."""
        choices = state.legal(seat)
        best = choices[0]
        most = NEVER
        i: i64 = 0
        while i < len(choices):
            if choices[i] != c.A_PASS:
                worth = self._eagerness(state.table, at, item_of(choices[i]))
                if worth > most:
                    most = worth
                    best = choices[i]
            i += 1
        return best

    def _article(self, table: vec[i64], at: i64, mask: i64) -> i64:
        """The mentor if there is one to use, else the article whose first empty box counts most."""
        if mask & bit(c.A_MENTOR):
            return c.A_MENTOR
        best: i64 = c.A_PASS
        most = NEVER
        mask &= ~1
        while mask:
            week = lowest(mask)
            mask &= mask - 1
            worth = self._first_box(table, at, week)
            if worth > most:
                most = worth
                best = week
        return best

    def _first_box(self, table: vec[i64], at: i64, week: i64) -> float:
        group: i64 = c.ARTICLE_GROUP + week - 1
        item = self.chart.leftmost(group, table[at + c.ITEMS], table[at + c.ITEMS + 1])
        return self._eagerness(table, at, item)

    def _eagerness(self, table: vec[i64], at: i64, item: i64) -> float:
        """What a box counts: its share of its group's worth, if that can be completed."""
        group = self.chart.group[item]
        taste = self.taste
        owned = table[at + c.OWNED]
        days = days_left(table, at)
        missing = self._missing(table, at, group)
        share = self.pull[item] / missing
        if group < c.ENTRY_GROUP:
            worth = taste[DAY] * float(days) / 35.0 * self.pull[item] / self.cost[item]
            if owned & bit(c.PUBLISHER):
                worth += PUBLISHED * share * likely(missing, taste[ENTRY_PACE] + taste[ENTRY_PACE + 1] * float(days))
            return worth
        if group >= c.ARTICLE_GROUP:
            week: i64 = group - c.ARTICLE_GROUP
            worth = taste[c.ENTRIES + week]
            if owned & bit(c.PUBLISHER):
                worth += 1.0
            until = days - 7 * (c.WEEKS - 1 - week)
            return worth * share * likely(missing, taste[ARTICLE_PACE] + taste[ARTICLE_PACE + 1] * float(until))
        entry: i64 = group - c.ENTRY_GROUP
        worth = taste[entry]
        if entry < c.PUBLISHER:
            worth *= float(days) / 35.0
        if owned & bit(c.HEADHUNTER):
            worth += 1.0
        return worth * share * likely(missing, taste[ENTRY_PACE] + taste[ENTRY_PACE + 1] * float(days))

    def _missing(self, table: vec[i64], at: i64, group: i64) -> float:
        """The cost of the empty boxes of a group."""
        members = self.chart.members
        total = 0.0
        w: i64 = 0
        while w < 2:
            empty = members[2 * group + w] & ~table[at + c.ITEMS + w]
            while empty:
                total += self.cost[w * c.WORD + lowest(empty)]
                empty &= empty - 1
            w += 1
        return total

    # -- abilities -------------------------------------------------------------------------------------------

    def _ability(self, table: vec[i64], at: i64, mask: i64) -> i64:
        """The best use of the dice that are left: three on the map, two and one beside, or each on its own."""
        alone = 0.0
        together = 0.0
        best: i64 = 0
        combo: i64 = c.C_REC
        while combo <= c.C_STUDY:
            if mask & bit(combo + 1):
                worth = self._alone(table, at, combo, self._highest_die(table, at))
                together += worth
                if worth > alone:
                    alone = worth
                    best = combo + 1
            combo += 1
        most = together
        pattern = dice_pattern(table, at)
        dice: i64 = 3
        if pattern >= 4:
            dice = 2
        if pattern == 6:
            dice = 1
        combo = 0
        while combo <= c.C_PLOT5:
            if mask & bit(combo + 1):
                worth = self._combo(table, at, combo, pattern)
                if self.chart.dice[combo] < dice:
                    worth += alone
                if worth > most:
                    most = worth
                    best = combo + 1
            combo += 1
        return best

    def _left_over(self, table: vec[i64], at: i64, taken: i64) -> float:
        """The best use of the die that is left when those at some places are taken."""
        place = lowest(~taken)
        if place > 2:
            return 0.0
        most = 0.0
        usable = choice_mask(self.chart, table, at, c.P_ABILITY)
        combo: i64 = c.C_REC
        while combo <= c.C_STUDY:
            if usable & bit(combo + 1):
                worth = self._alone(table, at, combo, table[at + c.DIE + place])
                if worth > most:
                    most = worth
            combo += 1
        return most

    def _highest_die(self, table: vec[i64], at: i64) -> i64:
        i: i64 = 2
        while table[at + c.DIE + i] == 0:
            i -= 1
        return table[at + c.DIE + i]

    def _alone(self, table: vec[i64], at: i64, combo: i64, die: i64) -> float:
        """What recording, optimizing or studying is worth with this die."""
        if not works_alone(self.chart, table, at, combo, die):
            return NEVER
        taste = self.taste
        if combo == c.C_STUDY:
            return taste[STUDYING] * float(die)
        if combo == c.C_REC:
            mask = choice_mask(self.chart, table, at, c.P_RECORD)
            return taste[RECORDING] * self._first_box(table, at, self._article(table, at, mask)) - 0.01 * float(die)
        most = 0.0
        w: i64 = 0
        while w < 2:
            place: i64 = c.OPTIMIZE_SHELF + 2 * table[at + c.WEEK] + w
            empty = self.chart.shelves[place] & ~table[at + c.ITEMS + w]
            while empty:
                worth = self._eagerness(table, at, w * c.WORD + lowest(empty))
                if worth > most:
                    most = worth
                empty &= empty - 1
            w += 1
        return taste[OPTIMIZING] * most - 0.01 * float(die)

    def _combo(self, table: vec[i64], at: i64, combo: i64, pattern: i64) -> float:
        """A play on the map, with the best dice."""
        if combo == c.C_PLOT5:
            return self._point_worth(self._point())
        most = NEVER
        n: i64 = 0
        while n < 6:
            dice = assignment(self.chart, table, at, combo, pattern, n)
            if dice < 0:
                break
            worth = self._with_dice(table, at, combo, dice)
            if worth > most:
                most = worth
            n += 1
        return most

    def _with_dice(self, table: vec[i64], at: i64, combo: i64, dice: i64) -> float:
        die: i64 = (dice >> 6) & 7
        plot = self.chart.plot[combo]
        pos = self.chart.first[combo]
        if pos <= c.POS2:
            return self._at_major(table, at, named_major(pos, dice), plot, die)
        most = NEVER
        mask = target_mask(self.chart, table, at, combo, dice & 7, die)
        while mask:
            worth = self._at_major(table, at, lowest(mask), plot, die)
            mask &= mask - 1
            if worth > most:
                most = worth
        return most

    def _step(self, table: vec[i64], at: i64, phase: i64, n: i64) -> float:
        """What a choice of dice, major or layout is worth, with the best that can follow."""
        combo = table[at + c.COMBO]
        if phase == c.P_DICE:
            dice = assignment(self.chart, table, at, combo, dice_pattern(table, at), n)
            if combo == c.C_PLOT5:
                return self._left_over(table, at, dice >> 9)
            if combo > c.C_PLOT5:
                return self._alone(table, at, combo, (dice >> 6) & 7)
            return self._with_dice(table, at, combo, dice)
        die = table[at + c.PLOT_DIE]
        if phase == c.P_TARGET:
            return self._at_major(table, at, n, self.chart.plot[combo], die)
        return self._layout(table, at, table[at + c.MAJOR], die, n)

    # -- the map ---------------------------------------------------------------------------------------------

    def _look(self, table: vec[i64], at: i64) -> None:
        rows = self.rows
        changed: bool = self.owned != table[at + c.OWNED]
        y: i64 = 0
        while y < c.WIDTH:
            if rows[y] != table[at + y]:
                rows[y] = table[at + y]
                changed = True
            y += 1
        if changed:
            self.owned = table[at + c.OWNED]
            self.looks += 1
            self.group = largest_group(rows, 0)

    def _at_major(self, table: vec[i64], at: i64, major: i64, plot: i64, die: i64) -> float:
        """The best that a plotting can do around a major; noted, because other dice and phases ask for it again."""
        if len(self.noted) == 0:
            self.noted = vec[i64]([0] * NOTES)
            self.worths = vec[float]([0.0] * NOTES)
        note: i64 = ((plot - c.PLOT1) * 8 + die) * c.MAJORS + major
        if self.noted[note] != self.looks:
            self.worths[note] = self._work_out(table, at, major, plot, die)
            self.noted[note] = self.looks
        return self.worths[note]

    def _work_out(self, table: vec[i64], at: i64, major: i64, plot: i64, die: i64) -> float:
        if plot == c.PLOT1:
            most = NEVER
            n: i64 = 0
            while n < 4:
                worth = self._layout(table, at, major, die, n)
                if worth > most:
                    most = worth
                n += 1
            return most
        cells: i64 = c.BLOCK
        if plot != c.PLOT4:
            cells = reachable(self.chart, table, at, plot, die)
        cells &= ~block(self.rows, 0, major)
        if plot == c.PLOT3:
            cells = self._ring(major, cells, die)
        return self._gain(major, cells)

    def _layout(self, table: vec[i64], at: i64, major: i64, die: i64, n: i64) -> float:
        cells = self.chart.layouts[4 * die + n]
        owned = table[at + c.OWNED]
        if cells == 0 or (n >= 2 and owned & bit(c.MATH) == 0):
            return NEVER
        if owned & bit(c.COORD):
            cells |= c.CENTRE
        return self._gain(major, cells & ~block(self.rows, 0, major))

    def _cells(self, table: vec[i64], at: i64, mask: i64) -> i64:
        """All of them where that is allowed; else the wanted ones in their order."""
        if mask & bit(c.A_ALL - c.A_CELL + 1):
            return c.A_ALL
        wanted = self._ring(table[at + c.MAJOR], table[at + c.OFFER], table[at + c.PLOT_DIE])
        wanted &= mask >> 1
        if wanted:
            return c.A_CELL + lowest(wanted)
        return c.A_PASS

    def _ring(self, major: i64, offer: i64, limit: i64) -> i64:
        """PLOTTING III: one cell after another, each the one that adds most, as many as the die allows."""
        chosen: i64 = offer & c.CENTRE
        self._put(major, chosen)
        while limit > 0 and offer & ~chosen:
            best: i64 = 0
            most = NEVER
            rest = offer & ~chosen
            while rest:
                cell = rest & -rest
                rest &= rest - 1
                self._put(major, cell)
                worth = self._around(major) + self.taste[STAR] * float(self._stars(major, cell))
                self._take(major, cell)
                if worth > most:
                    most = worth
                    best = cell
            self._put(major, best)
            chosen |= best
            limit -= 1
        self._take(major, chosen)
        return chosen

    def _put(self, major: i64, cells: i64) -> None:
        x: i64 = 2 * (major % 6)
        top: i64 = 2 * (major // 6)
        self.rows[top] |= (cells & 7) << x
        self.rows[top + 1] |= ((cells >> 3) & 7) << x
        self.rows[top + 2] |= ((cells >> 6) & 7) << x

    def _take(self, major: i64, cells: i64) -> None:
        x: i64 = 2 * (major % 6)
        top: i64 = 2 * (major // 6)
        self.rows[top] &= ~((cells & 7) << x)
        self.rows[top + 1] &= ~(((cells >> 3) & 7) << x)
        self.rows[top + 2] &= ~(((cells >> 6) & 7) << x)

    def _stars(self, major: i64, cells: i64) -> i64:
        x: i64 = 2 * (major % 6)
        top: i64 = 2 * (major // 6)
        stars = self.chart.star_rows
        return (
            size(((cells & 7) << x) & stars[top])
            + size((((cells >> 3) & 7) << x) & stars[top + 1])
            + size((((cells >> 6) & 7) << x) & stars[top + 2])
        )

    def _gain(self, major: i64, cells: i64) -> float:
        """What filling these empty cells adds."""
        if cells == 0:
            return NEVER
        top: i64 = 2 * (major // 6)
        before = self._around(major)
        squares = self._squares(top - 1, top + 2)
        self._put(major, cells)
        worth = self._around(major) - before + self._closing(self._squares(top - 1, top + 2) - squares)
        self._take(major, cells)
        return worth + self.taste[STAR] * float(self._stars(major, cells))

    def _closing(self, new: i64) -> float:
        """What new squares are worth, for themselves and for the largest group."""
        if new == 0:
            return 0.0
        grown = largest_group(self.rows, 0) - self.group
        return self.taste[CLOSED] * float(new) + self.taste[GROUP] * float(grown)

    def _around(self, major: i64) -> float:
        top: i64 = 2 * (major // 6)
        return self._promise(top - 1, top + 2)

    def _squares(self, first: i64, last: i64) -> i64:
        """How many squares are filled in these rows of squares."""
        found: i64 = 0
        y = first
        while y <= last:
            if 0 <= y < c.WIDTH - 1:
                found += size(square_row(self.rows, 0, y))
            y += 1
        return found

    def _promise(self, first: i64, last: i64) -> float:
        """Squares by how many of their corners are filled.

        A whole row of squares is counted at once: the four corners are added up as two binary digits a square.
        """
        rows = self.rows
        ones: i64 = 0
        twos: i64 = 0
        threes: i64 = 0
        fours: i64 = 0
        inside: i64 = below(c.WIDTH - 1)
        y = first
        while y <= last:
            if 0 <= y < c.WIDTH - 1 and rows[y] | rows[y + 1]:
                upper: i64 = rows[y]
                lower: i64 = rows[y + 1]
                odd_above: i64 = upper ^ (upper >> 1)
                odd_below: i64 = lower ^ (lower >> 1)
                both_above: i64 = upper & (upper >> 1)
                both_below: i64 = lower & (lower >> 1)
                odd: i64 = (odd_above ^ odd_below) & inside
                even: i64 = (both_above ^ both_below ^ (odd_above & odd_below)) & inside
                ones += size(odd & ~even)
                twos += size(even & ~odd)
                threes += size(odd & even)
                fours += size(both_above & both_below & inside)
            y += 1
        taste = self.taste
        return (
            taste[CORNERS] * float(ones)
            + taste[CORNERS + 1] * float(twos)
            + taste[CORNERS + 2] * float(threes)
            + taste[CORNERS + 3] * float(fours)
        )

    # -- a point anywhere ------------------------------------------------------------------------------------

    def _point(self) -> i64:
        """The empty major or minor that adds most."""
        if self.pointed == self.looks:
            return self.best_point
        best: i64 = -1
        most = NEVER
        y: i64 = 0
        while y < c.WIDTH:
            empty = ~(self.rows[y] | self.chart.star_rows[y]) & below(c.WIDTH)
            while empty:
                point: i64 = c.WIDTH * y + lowest(empty)
                empty &= empty - 1
                worth = self._point_worth(point)
                if worth > most:
                    most = worth
                    best = point
            y += 1
        self.pointed = self.looks
        self.best_point = best
        return best

    def _point_worth(self, point: i64) -> float:
        y: i64 = point // c.WIDTH
        before = self._promise(y - 1, y)
        squares = self._squares(y - 1, y)
        self.rows[y] |= bit(point % c.WIDTH)
        worth = self._promise(y - 1, y) - before + self._closing(self._squares(y - 1, y) - squares)
        self.rows[y] &= ~bit(point % c.WIDTH)
        return worth


def item_of(action: i64) -> i64:
    """The box that an action fills."""
    if action < c.A_COMBO:
        return action - c.A_ITEM
    return action - c.A_MORE_ITEMS + c.ITEM_IDS


def days_left(table: vec[i64], at: i64) -> i64:
    """Days until the last Sunday; 0 in the last turn."""
    week = table[at + c.WEEK]
    if week == c.FINAL_WEEK:
        return 0
    return c.DAYS * (c.WEEKS + 1 - week) - table[at + c.DAY]


def likely(missing: float, within_reach: float) -> float:
    """How likely so much can be gathered."""
    ratio = missing / within_reach
    return 1.0 / (1.0 + ratio * ratio)
