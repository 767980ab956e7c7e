"""What may be done in each phase of a turn (compiled).

Functions over one seat's data, which begins at `at` in the table. A phase's choices are a mask of at most 37 bits, or
two words of items, or the empty points of the map; the numbers M-.. and A-.. are those of RULES.md.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.lattice import block
from ecliptic.games.starmap.ruleset import Chart
from ecliptic.kernel.bits import bit, lowest, nth, size


def legal_actions(chart: Chart, table: vec[i64], at: i64, phase: i64) -> vec[i64]:
    """What a seat may do in this phase, ascending; nothing where it is not asked."""
    found = vec[i64]()
    if c.P_ROLL < phase <= c.P_CELLS:
        mask = choice_mask(chart, table, at, phase)
        while mask:
            found = append(found, action_of(phase, lowest(mask)))
            mask &= mask - 1
    elif c.P_XP <= phase <= c.P_OPTIMIZE:
        found = legal_items(chart, table, at, phase)
    elif c.P_REWARD <= phase <= c.P_POINT:
        found = legal_points(chart, table, at, phase)
    return found


def legal_items(chart: Chart, table: vec[i64], at: i64, phase: i64) -> vec[i64]:
    found = vec[i64]()
    none: i64 = c.A_PASS
    if phase <= c.P_STUDY:
        found = append(found, none)
    place = shelf(table, at, phase)
    w: i64 = 0
    while w < 2:
        mask = item_word(chart, table, at, place, w)
        while mask:
            found = append(found, item_action(w * c.WORD + lowest(mask)))
            mask &= mask - 1
        w += 1
    return found


def legal_points(chart: Chart, table: vec[i64], at: i64, phase: i64) -> vec[i64]:
    found = vec[i64]()
    none: i64 = c.A_PASS
    number: i64 = c.A_NUMBER
    if phase == c.P_REWARD:
        found = append(found, none)
        found = append(found, number)
    y: i64 = 0
    while y < c.WIDTH:
        mask = empty_row(chart, table, at, y)
        while mask:
            found = append(found, c.A_POINT + c.WIDTH * y + lowest(mask))
            mask &= mask - 1
        y += 1
    return found


def pick_action(chart: Chart, table: vec[i64], at: i64, word: i64) -> i64:
    """The same as choosing from `legal_actions`, without making the list."""
    phase = table[at + c.PHASE]
    if phase <= c.P_CELLS:
        mask = choice_mask(chart, table, at, phase)
        return action_of(phase, nth(mask, (word * size(mask)) >> 32))
    if phase <= c.P_OPTIMIZE:
        return pick_item(chart, table, at, phase, word)
    return pick_point(chart, table, at, phase, word)


def pick_item(chart: Chart, table: vec[i64], at: i64, phase: i64, word: i64) -> i64:
    place = shelf(table, at, phase)
    low = item_word(chart, table, at, place, 0)
    high = item_word(chart, table, at, place, 1)
    lows = size(low)
    passes: i64 = 0
    if phase <= c.P_STUDY:
        passes = 1
    n: i64 = ((word * (passes + lows + size(high))) >> 32) - passes
    if n < 0:
        return c.A_PASS
    if n < lows:
        return item_action(nth(low, n))
    return item_action(c.WORD + nth(high, n - lows))


def pick_point(chart: Chart, table: vec[i64], at: i64, phase: i64, word: i64) -> i64:
    total: i64 = 0
    y: i64 = 0
    while y < c.WIDTH:
        total += size(empty_row(chart, table, at, y))
        y += 1
    extra: i64 = 0
    if phase == c.P_REWARD:
        extra = 2
    n: i64 = ((word * (total + extra)) >> 32) - extra
    if n < 0:
        if n == -2:
            return c.A_PASS
        return c.A_NUMBER
    y = 0
    while True:
        mask = empty_row(chart, table, at, y)
        if n < size(mask):
            return c.A_POINT + c.WIDTH * y + nth(mask, n)
        n -= size(mask)
        y += 1


# -- the choices of each phase, as sets ----------------------------------------------------------------------


def shelf(table: vec[i64], at: i64, phase: i64) -> i64:
    """Where the chart keeps the items that may be filled in a spending phase."""
    week = table[at + c.WEEK]
    if phase <= c.P_STUDY:
        return budget_shelf(table, at, table[at + c.BUDGET])
    if phase == c.P_STARS:
        return c.STAR_SHELF + 2 * week
    if phase == c.P_SQUARES:
        return c.SQUARE_SHELF + c.WEEK_SHELVES * week + 2 * table[at + c.SQUARES]
    return c.OPTIMIZE_SHELF + 2 * week


def budget_shelf(table: vec[i64], at: i64, budget: i64) -> i64:
    """Where the chart keeps what this much experience can pay (M-12)."""
    return c.EXPERIENCE_SHELF + c.WEEK_SHELVES * table[at + c.WEEK] + 2 * budget


def item_word(chart: Chart, table: vec[i64], at: i64, place: i64, w: i64) -> i64:
    """Word w of the items on a shelf that are still empty."""
    return chart.shelves[place + w] & ~table[at + c.ITEMS + w]


def any_item(chart: Chart, table: vec[i64], at: i64, place: i64) -> bool:
    """Whether a shelf has an empty item."""
    return (item_word(chart, table, at, place, 0) | item_word(chart, table, at, place, 1)) != 0


def empty_row(chart: Chart, table: vec[i64], at: i64, y: i64) -> i64:
    """The empty majors and minors of a row."""
    return ~(table[at + y] | chart.star_rows[y]) & 0x1FFF


def choice_mask(chart: Chart, table: vec[i64], at: i64, phase: i64) -> i64:
    """The choices of a phase as a mask: bit 0 is to pass, the others count from the phase's first action."""
    if phase == c.P_ABILITY:
        return combo_mask(chart, table, at)
    if phase == c.P_DICE:
        return dice_mask(chart, table, at, table[at + c.COMBO]) << 1
    if phase == c.P_CELLS:
        return cell_mask(chart, table, at)
    if phase == c.P_LAYOUT:
        return layout_mask(chart, table, at) << 1
    if phase == c.P_TARGET:
        combo = table[at + c.COMBO]
        return target_mask(chart, table, at, combo, table[at + c.POS_DIE], table[at + c.PLOT_DIE]) << 1
    if phase == c.P_RECORD:
        return article_mask(chart, table, at)
    return support_mask(chart, table, at)


def support_mask(chart: Chart, table: vec[i64], at: i64) -> i64:
    """M-04: to use nothing, a promoter on an article, or a mentor."""
    owned = table[at + c.OWNED]
    low = table[at + c.DIE]
    if low == 1 and owned & bit(c.PROMOTER):
        return 1 | article_mask(chart, table, at)
    if low >= 3 and owned & bit(c.MENTOR):
        return 1 | bit(c.A_MENTOR)
    return 1


def article_mask(chart: Chart, table: vec[i64], at: i64) -> i64:
    """The open articles with an empty item."""
    return chart.unfinished(table[at + c.WEEK], table[at + c.ITEMS], table[at + c.ITEMS + 1])


def combo_mask(chart: Chart, table: vec[i64], at: i64) -> i64:
    """To end the turn, and every combo that is owned, unused, has its dice and would do something (M-14, A-03)."""
    ready = table[at + c.OWNED] & ~table[at + c.USED]
    pattern = dice_pattern(table, at)
    found: i64 = 1
    left = chart.possible[ready & (c.ABILITY_SETS - 1)] & chart.fitting[pattern]
    while left:
        combo = lowest(left)
        if leads_somewhere(chart, table, at, combo, pattern):
            found |= bit(combo + 1)
        left &= left - 1
    return found


def dice_pattern(table: vec[i64], at: i64) -> i64:
    """Which of the dice are equal: the row of the chart's tables of assignments."""
    first = table[at + c.DIE]
    second = table[at + c.DIE + 1]
    third = table[at + c.DIE + 2]
    pattern: i64 = 0
    if second == 0:
        return 6
    if third == 0:
        pattern = 4
        if first == second:
            pattern = 5
        return pattern
    if first == second:
        pattern = 1
    if second == third:
        pattern += 2
    return pattern


def leads_somewhere(chart: Chart, table: vec[i64], at: i64, combo: i64, pattern: i64) -> bool:
    """Whether some assignment of the dice works."""
    n: i64 = 0
    while n < 6:
        dice = assignment(chart, table, at, combo, pattern, n)
        if dice < 0:
            return False
        if works(chart, table, at, combo, dice):
            return True
        n += 1
    return False


def dice_mask(chart: Chart, table: vec[i64], at: i64, combo: i64) -> i64:
    """The assignments of dice that lead somewhere; bit n for the n-th of the whole list."""
    pattern = dice_pattern(table, at)
    found: i64 = 0
    n: i64 = 0
    while n < 6:
        dice = assignment(chart, table, at, combo, pattern, n)
        if dice < 0:
            break
        if works(chart, table, at, combo, dice):
            found |= bit(n)
        n += 1
    return found


def assignment(chart: Chart, table: vec[i64], at: i64, combo: i64, pattern: i64, n: i64) -> i64:
    """The n-th way to hand out dice, or -1: first and second positioning die, plotting die (three bits each), and
    the places of all dice it takes.
    """
    form = chart.form[combo]
    if form == 0:
        order = chart.orders[6 * pattern + n]
        if order < 0:
            return -1
        return ordered_dice(chart, table, at, combo, order)
    if n > 2:
        return -1
    place = chart.singles[3 * pattern + n]
    if form == 2:  # the die left over; of two dice none is
        if pattern < 4:
            if place < 0:
                return -1
            return (7 & ~bit(place)) << 9
        if n > 0:
            return -1
        return 3 << 9
    if place < 0:
        return -1
    die = table[at + c.DIE + place]
    if combo >= c.PAIRS:
        return (die << 6) | (bit(place) << 9)
    if chart.plot[combo] == c.PLOT4:
        return die | (7 << 9)
    return (die << 6) | (7 << 9)


def hand_assignment(chart: Chart, table: vec[i64], at: i64, n: i64) -> i64:
    """The n-th way to place dice on the ability in hand, or -1; packed as in `assignment`."""
    return assignment(chart, table, at, table[at + c.COMBO], dice_pattern(table, at), n)


def ordered_dice(chart: Chart, table: vec[i64], at: i64, combo: i64, order: i64) -> i64:
    """Dice read in an order: column, row and plotting die, or positioning and plotting die."""
    first = order & 3
    second = (order >> 2) & 3
    one = table[at + c.DIE + first]
    two = table[at + c.DIE + second]
    if chart.first[combo] == c.POS1:
        third = (order >> 4) & 3
        return one | (two << 3) | (table[at + c.DIE + third] << 6) | (7 << 9)
    return one | (two << 6) | ((bit(first) | bit(second)) << 9)


def works(chart: Chart, table: vec[i64], at: i64, combo: i64, dice: i64) -> bool:
    """Whether something comes of a combo with these dice (A-03)."""
    if combo >= c.PAIRS:
        return works_alone(chart, table, at, combo, (dice >> 6) & 7)
    pos = chart.first[combo]
    plot_die = (dice >> 6) & 7
    if pos <= c.POS2:
        reach = reachable(chart, table, at, chart.plot[combo], plot_die)
        return reach & ~block(table, at, named_major(pos, dice)) != 0
    return target_mask(chart, table, at, combo, dice & 7, plot_die) != 0


def works_alone(chart: Chart, table: vec[i64], at: i64, combo: i64, die: i64) -> bool:
    """The same for an ability that stands alone."""
    if combo == c.C_STUDY:
        return any_item(chart, table, at, budget_shelf(table, at, die))
    if combo == c.C_OPT:
        return any_item(chart, table, at, shelf(table, at, c.P_OPTIMIZE))
    if combo == c.C_REC:
        return article_mask(chart, table, at) != 0
    y: i64 = 0
    while y < c.WIDTH:
        if empty_row(chart, table, at, y):
            return True
        y += 1
    return False


def reachable(chart: Chart, table: vec[i64], at: i64, plot: i64, die: i64) -> i64:
    """All cells that a plotting could fill with this die, in whatever layout (M-17, M-32, M-33)."""
    helpers = (table[at + c.OWNED] >> c.MATH) & 3
    return chart.reach[c.REACH_ROW * (4 * helpers + plot - c.PLOT1) + die]


def target_mask(chart: Chart, table: vec[i64], at: i64, combo: i64, pos_die: i64, plot_die: i64) -> i64:
    """The majors that POS3 (in the die's column or row) or POS4 (any) may take and that have room (M-16)."""
    reach = reachable(chart, table, at, chart.plot[combo], plot_die)
    anywhere = chart.first[combo] == c.POS4
    found: i64 = 0
    major: i64 = 0
    while major < c.MAJORS:
        if anywhere or major % 6 == pos_die - 1 or major // 6 == pos_die - 1:
            if reach & ~block(table, at, major):
                found |= bit(major)
        major += 1
    return found


def layout_mask(chart: Chart, table: vec[i64], at: i64) -> i64:
    """The layouts of PLOTTING I with an empty cell; the centre counts for a coordinator (M-32, M-33)."""
    owned = table[at + c.OWNED]
    empty: i64 = c.BLOCK & ~block(table, at, table[at + c.MAJOR])
    centre: i64 = 0
    if owned & bit(c.COORD):
        centre = c.CENTRE
    found: i64 = 0
    n: i64 = 0
    while n < 4:
        cells = chart.layouts[4 * table[at + c.PLOT_DIE] + n]
        if cells and (n < 2 or owned & bit(c.MATH)) and (cells | centre) & empty:
            found |= bit(n)
        n += 1
    return found


def layout_choice(chart: Chart, table: vec[i64], at: i64) -> bool:
    """Whether the die has more than one layout for its owner."""
    die = table[at + c.PLOT_DIE]
    layouts = chart.layouts
    if layouts[4 * die + 1]:
        return True
    return layouts[4 * die + 2] != 0 and table[at + c.OWNED] & bit(c.MATH) != 0


def cell_mask(chart: Chart, table: vec[i64], at: i64) -> i64:
    """To be done, one more cell in ascending order, or all on offer at once (A-04)."""
    chosen = table[at + c.CHOSEN]
    if chosen:
        return 1 | (more_cells(chart, table, at) << 1)
    found: i64 = table[at + c.OFFER] << 1
    if not is_limited(chart, table, at) or size(table[at + c.OFFER] & c.RING) <= table[at + c.PLOT_DIE]:
        found |= bit(c.A_ALL - c.A_CELL + 1)
    return found


def is_limited(chart: Chart, table: vec[i64], at: i64) -> bool:
    """Whether the die limits the number of ring cells: PLOTTING III."""
    return chart.plot[table[at + c.COMBO]] == c.PLOT3


def more_cells(chart: Chart, table: vec[i64], at: i64) -> i64:
    """The cells that may still follow those chosen."""
    chosen = table[at + c.CHOSEN]
    rest = table[at + c.OFFER]
    while rest and bit(lowest(rest)) <= chosen:
        rest &= rest - 1
    if is_limited(chart, table, at) and size(chosen & c.RING) >= table[at + c.PLOT_DIE]:
        rest &= c.CENTRE
    return rest


def possible_offers(chart: Chart, table: vec[i64], at: i64) -> list[int]:
    """The cells that the plotting in hand could have on offer, one set for each of its layouts."""
    plot = chart.plot[table[at + c.COMBO]]
    die = table[at + c.PLOT_DIE]
    filled = block(table, at, table[at + c.MAJOR])
    centre: i64 = 0
    if table[at + c.OWNED] & bit(c.COORD):
        centre = c.CENTRE
    if plot != c.PLOT1:
        return [int(reachable(chart, table, at, plot, die) & ~filled)]
    found: list[int] = []
    n: i64 = 0
    while n < 4:
        cells = chart.layouts[4 * die + n]
        if cells and (n < 2 or table[at + c.OWNED] & bit(c.MATH)):
            found.append(int((cells | centre) & ~filled))
        n += 1
    return found


def item_action(item: i64) -> i64:
    """The action that fills an item."""
    if item < c.ITEM_IDS:
        return c.A_ITEM + item
    return c.A_MORE_ITEMS + item - c.ITEM_IDS


def action_of(phase: i64, choice: i64) -> i64:
    """The action behind a bit of `choice_mask`."""
    if choice == 0:
        return c.A_PASS
    if phase <= c.P_RECORD:
        return choice
    if phase == c.P_ABILITY:
        return c.A_COMBO - 1 + choice
    if phase == c.P_DICE:
        return c.A_DICE - 1 + choice
    if phase == c.P_TARGET:
        return c.A_MAJOR - 1 + choice
    if phase == c.P_LAYOUT:
        return c.A_LAYOUT - 1 + choice
    return c.A_CELL - 1 + choice


def named_major(pos: i64, dice: i64) -> i64:
    """Where POS1 (two dice, column and row) or POS2 (one die for both) points."""
    column = (dice & 7) - 1
    if pos == c.POS2:
        return 7 * column
    return 6 * (((dice >> 3) & 7) - 1) + column
