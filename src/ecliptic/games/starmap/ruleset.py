"""An edition's sheet in the form that the rules work with: masks and tables of small numbers (compiled).

One chart is shared by all positions of a game and never changes. A pair of words stands for a set of items, the first
62 in one and the rest in the other; tables of such sets have the two words side by side.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.starmap import ids as c
from ecliptic.kernel.bits import bit, lowest

# Layouts of a die as masks of cells, four columns a die (0 where there is none): the two at right angles, then the two
# that only a mathematician turns to.
LAYOUTS = [
    0, 0, 0, 0,
    0b000010000, 0, 0, 0,
    0b100000001, 0b001000100, 0b010000010, 0b000101000,
    0b100010001, 0b001010100, 0b010010010, 0b000111000,
    0b101000101, 0, 0b010101010, 0,
    0b101010101, 0, 0b010111010, 0,
    0b101101101, 0b111000111, 0, 0,
]  # fmt: skip

# Ways to hand out the dice, ascending, without repeating equal values. Rows: three dice by which neighbours are equal
# (none, the first two, the last two, all), two dice (different, equal), one die. Numbers are places among the dice.
ORDERS = [
    ["012", "021", "102", "120", "201", "210"],
    ["012", "021", "201"],
    ["012", "102", "120"],
    ["012"],
    ["01", "10"],
    ["01"],
    ["0"],
]
SINGLES = [[0, 1, 2], [0, 2], [0, 1], [0], [0, 1], [0], [0]]
ORDER_ROW = 6

# Combos: the entries that work together, how many dice they take, and which list of dice assignments they read.
ORDERED, SINGLED, LEFT_OVER = 0, 1, 2
PLOTS = (c.PLOT1, c.PLOT2, c.PLOT3, c.PLOT4)
COMBO_TABLE = [
    *[(c.POS1, plot, 3, ORDERED) for plot in (c.PLOT1, c.PLOT2, c.PLOT3)],
    *[(c.POS2, plot, 2, ORDERED) for plot in (c.PLOT1, c.PLOT2, c.PLOT3)],
    (c.POS2, c.PLOT4, 3, SINGLED),
    *[(c.POS3, plot, 2, ORDERED) for plot in (c.PLOT1, c.PLOT2, c.PLOT3)],
    (c.POS3, c.PLOT4, 3, SINGLED),
    *[(c.POS4, plot, 3, SINGLED) for plot in (c.PLOT1, c.PLOT2, c.PLOT3)],
    (c.PLOT5, c.PLOT5, 2, LEFT_OVER),
    (c.REC, c.REC, 1, SINGLED),
    (c.OPT, c.OPT, 1, SINGLED),
    (c.STUDY, c.STUDY, 1, SINGLED),
]


def numbers(values: list[int]) -> vec[i64]:
    """A list as a vec."""
    made = vec[i64]()
    for value in values:
        made = append(made, i64(value))
    return made


def rolls() -> list[tuple[int, int, int]]:
    """The 56 sorted results of three dice."""
    return [(low, mid, high) for low in range(1, 7) for mid in range(low, 7) for high in range(mid, 7)]


def ways(roll: tuple[int, int, int]) -> int:
    """How many of the 216 throws give this sorted result."""
    return {1: 1, 2: 3, 3: 6}[len(set(roll))]


@final
class Chart:
    """The numbers of one sheet."""

    def __init__(
        self, stars: list[int], kinds: list[int], values: list[int], groups: list[int], rewards: list[int]
    ) -> None:
        self.items: i64 = len(kinds)
        self.star_rows = numbers(stars)
        """Thirteen masks: where the stars are."""
        self.kind = numbers(kinds)
        self.value = numbers(values)
        self.group = numbers(groups)
        self.reward = numbers(rewards)
        """The number of each article."""
        self.members = self._members()
        """[2 group]: the items of a group."""
        self.shelves = numbers(self._shelves())
        """The items that a budget, so many squares, a star or optimizing can fill, in each week."""
        self.layouts = numbers(LAYOUTS)
        self.reach = numbers([_reach(plot, die, helpers) for helpers in range(4) for plot in PLOTS for die in range(7)])
        """[7 (4 helpers + plotting) + die]: all cells within reach; helpers are MATH (1) and COORD (2)."""
        self.orders = numbers([_packed(row, k) for row in ORDERS for k in range(ORDER_ROW)])
        """[6 pattern + k]: the k-th way to put the dice in order, two bits a place, or -1."""
        self.singles = numbers([row[k] if k < len(row) else -1 for row in SINGLES for k in range(3)])
        """[3 pattern + k]: the k-th way to single out a die, or -1."""
        self.first = numbers([row[0] for row in COMBO_TABLE])
        """[combo]: the positioning, or the ability that stands alone."""
        self.plot = numbers([row[1] for row in COMBO_TABLE])
        """[combo]: the plotting, or again the ability that stands alone."""
        self.needs = numbers([1 << row[0] | 1 << row[1] for row in COMBO_TABLE])
        """[combo]: its entries as a set."""
        self.possible = numbers(_possible())
        """[set of abilities]: the combos that they allow."""
        self.dice = numbers([row[2] for row in COMBO_TABLE])
        self.fitting = numbers([_fitting(len(row[0])) for row in ORDERS])
        """[pattern]: the combos that there are enough dice for."""
        self.form = numbers([row[3] for row in COMBO_TABLE])
        self.roll_of = numbers([i for i, roll in enumerate(rolls()) for _ in range(ways(roll))])
        """The result that each of 216 equal chances gives."""
        self.roll_odds = numbers([ways(roll) for roll in rolls()])
        self.roll_dice = numbers([value for roll in rolls() for value in roll])

    def _set(self, chosen: list[bool]) -> list[int]:
        """The two words of a set of items."""
        words = [0, 0]
        for item, there in enumerate(chosen):
            if there:
                words[item // c.WORD] |= 1 << (item % c.WORD)
        return words

    def _members(self) -> vec[i64]:
        words: list[int] = []
        for group in range(c.GROUPS):
            words += self._set([int(g) == group for g in self.group])
        return numbers(words)

    def _open(self, item: int, week: int) -> bool:
        """Items of articles whose week is over are dead (A-15)."""
        group = int(self.group[item])
        return group < c.ARTICLE_GROUP or group - c.ARTICLE_GROUP + 1 >= week

    def _shelves(self) -> list[int]:
        """In the order of the shelves: experience and squares by week and budget, stars and optimizing by week."""
        items, weeks, budgets = range(int(self.items)), range(c.FINAL_WEEK + 1), range(c.MAX_VALUE + 1)
        kind, value = [int(k) for k in self.kind], [int(v) for v in self.value]
        words: list[int] = []
        for paid in (c.EXPERIENCE, c.SQUARE):
            for week in weeks:
                for budget in budgets:
                    words += self._set([kind[i] == paid and value[i] <= budget and self._open(i, week) for i in items])
        for week in weeks:
            words += self._set([kind[i] == c.STAR and self._open(i, week) for i in items])
        for week in weeks:
            words += self._set(
                [(kind[i] == c.STAR or (kind[i] == c.SQUARE and value[i] == 1)) and self._open(i, week) for i in items]
            )
        return words

    def leftmost(self, group: i64, low: i64, high: i64) -> i64:
        """The first item of a group that is not among those filled, or -1 (M-20)."""
        empty = self.members[2 * group] & ~low
        if empty:
            return lowest(empty)
        empty = self.members[2 * group + 1] & ~high
        if empty:
            return lowest(empty) + c.WORD
        return -1

    def complete(self, group: i64, low: i64, high: i64) -> bool:
        """Whether all items of a group are among those filled."""
        return self.members[2 * group] & ~low == 0 and self.members[2 * group + 1] & ~high == 0

    def unfinished(self, week: i64, low: i64, high: i64) -> i64:
        """The open articles with an empty item: bit w for week w."""
        found: i64 = 0
        w = week
        while w <= c.WEEKS:
            if not self.complete(c.ARTICLE_GROUP + w - 1, low, high):
                found |= bit(w)
            w += 1
        return found


def _reach(plot: int, die: int, helpers: int) -> int:
    """What a plotting could fill in any of its layouts (M-17); die 0 stands for dice that are not read."""
    if plot == c.PLOT4:
        return c.BLOCK
    cells = c.RING if plot == c.PLOT3 else LAYOUTS[4 * die] | LAYOUTS[4 * die + 1]
    if plot == c.PLOT1 and helpers & 1:
        cells |= LAYOUTS[4 * die + 2] | LAYOUTS[4 * die + 3]
    return cells | c.CENTRE if helpers & 2 else cells


def _possible() -> list[int]:
    needs = [1 << row[0] | 1 << row[1] for row in COMBO_TABLE]
    return [
        sum(1 << combo for combo, need in enumerate(needs) if need & abilities == need)
        for abilities in range(c.ABILITY_SETS)
    ]


def _fitting(dice: int) -> int:
    return sum(1 << combo for combo, row in enumerate(COMBO_TABLE) if row[2] <= dice)


def _packed(row: list[str], k: int) -> int:
    if k >= len(row):
        return -1
    return sum(int(place) << (2 * i) for i, place in enumerate(row[k]))
