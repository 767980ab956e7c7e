"""A turn from the roll to its end (compiled).

Functions over one seat's data, which begins at `at` in the table. They touch nothing else, and that is why the order in
which seats act cannot matter. The numbers M-.. and A-.. are those of RULES.md.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.lattice import block, squares_between
from ecliptic.games.starmap.legal import (
    any_item,
    assignment,
    budget_shelf,
    dice_pattern,
    layout_choice,
    more_cells,
    named_major,
    reachable,
    shelf,
    support_mask,
)
from ecliptic.games.starmap.ruleset import Chart
from ecliptic.games.starmap.state import clear_turn
from ecliptic.kernel.bits import bit, size


def begin_turn(chart: Chart, table: vec[i64], at: i64, roll: i64) -> None:
    """M-03: the dice lie; a helper may be asked for, else the schedule moves at once."""
    low = chart.roll_dice[3 * roll]
    table[at + c.DIE] = low
    table[at + c.DIE + 1] = chart.roll_dice[3 * roll + 1]
    table[at + c.DIE + 2] = chart.roll_dice[3 * roll + 2]
    table[at + c.TRIANGLES] = size(table[at + c.OWNED] & ((1 << c.RES_A) | (1 << c.RES_B)))
    if support_mask(chart, table, at) > 1:
        table[at + c.PHASE] = c.P_SUPPORT
    else:
        advance(chart, table, at, low)


def act(chart: Chart, table: vec[i64], at: i64, action: i64) -> None:
    """One action of a seat."""
    if action == c.A_PASS:
        stop(chart, table, at)
    elif action < c.A_POINT:
        use_helper(chart, table, at, action)
    elif action < c.A_ITEM:
        take_point(chart, table, at, action - c.A_POINT)
    elif action < c.A_COMBO:
        pay(chart, table, at, action - c.A_ITEM)
    elif action < c.A_DICE:
        table[at + c.COMBO] = action - c.A_COMBO
        table[at + c.PHASE] = c.P_DICE
    elif action < c.A_MAJOR:
        place_dice(chart, table, at, action - c.A_DICE)
    elif action < c.A_LAYOUT:
        place_major(chart, table, at, action - c.A_MAJOR)
    elif action < c.A_CELL:
        offer_cells(chart, table, at, chart.layouts[4 * table[at + c.PLOT_DIE] + action - c.A_LAYOUT])
    elif action < c.A_ALL:
        choose_cell(chart, table, at, action - c.A_CELL)
    elif action == c.A_ALL:
        fill_cells(chart, table, at, table[at + c.OFFER])
    else:
        pay(chart, table, at, action - c.A_MORE_ITEMS + c.ITEM_IDS)


def fill_leftmost(chart: Chart, table: vec[i64], at: i64, week: i64) -> None:
    """The first empty item of an article, from the left (M-20, M-29)."""
    group: i64 = c.ARTICLE_GROUP + week - 1
    fill_item(chart, table, at, chart.leftmost(group, table[at + c.ITEMS], table[at + c.ITEMS + 1]))


def advance(chart: Chart, table: vec[i64], at: i64, days: i64) -> None:
    """M-05, M-06: the schedule die moves; a week that ends may bring a reward."""
    day = table[at + c.DAY] + days
    if day < c.DAYS:
        table[at + c.DAY] = day
        gain_experience(chart, table, at)
        return
    table[at + c.DAY] = day - c.DAYS
    article: i64 = c.ARTICLE_GROUP + table[at + c.WEEK] - 1
    if chart.complete(article, table[at + c.ITEMS], table[at + c.ITEMS + 1]):
        table[at + c.PHASE] = c.P_REWARD
    else:
        settle_article(table, at, c.LAPSED)
        next_week(chart, table, at)


def settle_article(table: vec[i64], at: i64, state: i64) -> None:
    table[at + c.ARTICLES] |= state << (3 * (table[at + c.WEEK] - 1))


def next_week(chart: Chart, table: vec[i64], at: i64) -> None:
    """The week goes up, its article closed (M-09); then comes experience."""
    table[at + c.WEEK] += 1
    gain_experience(chart, table, at)


def gain_experience(chart: Chart, table: vec[i64], at: i64) -> None:
    """M-11: the budget is counted once, before anything is bought."""
    day_items = (table[at + c.ITEMS] >> (c.DAY_ITEMS * table[at + c.DAY])) & 15
    table[at + c.BUDGET] = table[at + c.DIE] + size(day_items) + table[at + c.TRIANGLES]
    go_on_buying(chart, table, at, c.P_XP)


def go_on_buying(chart: Chart, table: vec[i64], at: i64, phase: i64) -> None:
    """M-12: for as long as something can be paid."""
    if any_item(chart, table, at, budget_shelf(table, at, table[at + c.BUDGET])):
        table[at + c.PHASE] = phase
    else:
        next_ability(chart, table, at)


def next_ability(chart: Chart, table: vec[i64], at: i64) -> None:
    """M-14: on to the next ability, or the turn is over when no die is left."""
    table[at + c.BUDGET] = 0
    table[at + c.COMBO] = 0
    if table[at + c.DIE]:
        table[at + c.PHASE] = c.P_ABILITY
    else:
        end_turn(table, at)


def end_turn(table: vec[i64], at: i64) -> None:
    final = table[at + c.WEEK] == c.FINAL_WEEK
    clear_turn(table, at)
    if final:
        table[at + c.PHASE] = c.P_FINISHED
    else:
        table[at + c.PHASE] = c.P_DONE


def stop(chart: Chart, table: vec[i64], at: i64) -> None:
    """To pass, whatever that means in this phase."""
    phase = table[at + c.PHASE]
    if phase == c.P_ABILITY:
        end_turn(table, at)
    elif phase == c.P_CELLS:
        fill_cells(chart, table, at, table[at + c.CHOSEN])
    elif phase == c.P_SUPPORT:
        advance(chart, table, at, table[at + c.DIE])
    elif phase == c.P_REWARD:
        settle_article(table, at, c.DECLINED)
        next_week(chart, table, at)
    else:
        next_ability(chart, table, at)


def use_helper(chart: Chart, table: vec[i64], at: i64, action: i64) -> None:
    """A reward's number, a mentor, a promoter or a recording."""
    low = table[at + c.DIE]
    if action == c.A_NUMBER:
        settle_article(table, at, c.NUMBER)
        next_week(chart, table, at)
    elif action == c.A_MENTOR:
        advance(chart, table, at, low - 1)  # M-30: a day back, then forward; only the net move can end a week
    elif table[at + c.PHASE] == c.P_SUPPORT:
        fill_leftmost(chart, table, at, action)
        advance(chart, table, at, low)
    else:
        fill_leftmost(chart, table, at, action)
        next_ability(chart, table, at)


def take_point(chart: Chart, table: vec[i64], at: i64, point: i64) -> None:
    """A reward's point (M-07) or PLOTTING V (M-19)."""
    y = point // c.WIDTH
    if table[at + c.PHASE] == c.P_REWARD:
        settle_article(table, at, c.POINT)
        table[at + c.REWARD] = 1
    before = squares_between(table, at, y - 1, y)
    table[at + y] |= bit(point % c.WIDTH)
    table[at + c.SQUARES] = size(squares_between(table, at, y - 1, y) & ~before)
    table[at + c.COMBO] = 0
    spend_gains(chart, table, at)


def pay(chart: Chart, table: vec[i64], at: i64, item: i64) -> None:
    phase = table[at + c.PHASE]
    fill_item(chart, table, at, item)
    if phase <= c.P_STUDY:
        table[at + c.BUDGET] -= chart.value[item]
        go_on_buying(chart, table, at, phase)
    elif phase == c.P_OPTIMIZE:
        next_ability(chart, table, at)
    else:
        if phase == c.P_STARS:
            table[at + c.STARS] -= 1
        else:
            table[at + c.SQUARES] -= chart.value[item]
        spend_gains(chart, table, at)


def fill_item(chart: Chart, table: vec[i64], at: i64, item: i64) -> None:
    """M-27: the last item of an ability or supporter makes it owned at once."""
    if item < c.WORD:
        table[at + c.ITEMS] |= bit(item)
    else:
        table[at + c.ITEMS + 1] |= bit(item - c.WORD)
    group = chart.group[item]
    if c.ENTRY_GROUP <= group < c.ARTICLE_GROUP:
        if chart.complete(group, table[at + c.ITEMS], table[at + c.ITEMS + 1]):
            table[at + c.OWNED] |= bit(group - c.ENTRY_GROUP)


def spend_gains(chart: Chart, table: vec[i64], at: i64) -> None:
    """M-23 to M-25: stars first, then squares, each for as long as there is something to fill."""
    if table[at + c.STARS]:
        if any_item(chart, table, at, shelf(table, at, c.P_STARS)):
            table[at + c.PHASE] = c.P_STARS
            return
        table[at + c.STARS] = 0
    if table[at + c.SQUARES]:
        if any_item(chart, table, at, shelf(table, at, c.P_SQUARES)):
            table[at + c.PHASE] = c.P_SQUARES
            return
        table[at + c.SQUARES] = 0
    if table[at + c.REWARD]:
        table[at + c.REWARD] = 0
        next_week(chart, table, at)
    else:
        next_ability(chart, table, at)


def place_dice(chart: Chart, table: vec[i64], at: i64, n: i64) -> None:
    """The dice are placed and their abilities used; a pair goes on to its major."""
    combo = table[at + c.COMBO]
    dice = assignment(chart, table, at, combo, dice_pattern(table, at), n)
    table[at + c.USED] |= chart.needs[combo]
    take_dice(table, at, dice >> 9)
    plot_die = (dice >> 6) & 7
    if combo >= c.PAIRS:
        use_alone(chart, table, at, combo, plot_die)
        return
    table[at + c.PLOT_DIE] = plot_die
    pos = chart.first[combo]
    if pos <= c.POS2:
        place_major(chart, table, at, named_major(pos, dice))
    else:
        table[at + c.POS_DIE] = dice & 7
        table[at + c.PHASE] = c.P_TARGET


def take_dice(table: vec[i64], at: i64, places: i64) -> None:
    """The placed dice go, the others move up."""
    kept: i64 = 0
    i: i64 = 0
    while i < 3:
        die = table[at + c.DIE + i]
        table[at + c.DIE + i] = 0
        if places & bit(i) == 0:
            table[at + c.DIE + kept] = die
            kept += 1
        i += 1


def use_alone(chart: Chart, table: vec[i64], at: i64, combo: i64, die: i64) -> None:
    if combo == c.C_PLOT5:
        table[at + c.PHASE] = c.P_POINT
    elif combo == c.C_REC:
        table[at + c.PHASE] = c.P_RECORD
    elif combo == c.C_OPT:
        table[at + c.PHASE] = c.P_OPTIMIZE
    else:
        table[at + c.BUDGET] = die
        go_on_buying(chart, table, at, c.P_STUDY)


def place_major(chart: Chart, table: vec[i64], at: i64, major: i64) -> None:
    """The major is known; now the layout, the cells, or all nine at once (M-17)."""
    table[at + c.MAJOR] = major
    table[at + c.POS_DIE] = 0
    plot = chart.plot[table[at + c.COMBO]]
    if plot == c.PLOT4:
        fill_cells(chart, table, at, c.BLOCK)
    elif plot == c.PLOT1 and layout_choice(chart, table, at):
        table[at + c.PHASE] = c.P_LAYOUT
    else:
        offer_cells(chart, table, at, reachable(chart, table, at, plot, table[at + c.PLOT_DIE]))


def offer_cells(chart: Chart, table: vec[i64], at: i64, cells: i64) -> None:
    """The layout is known: its empty cells may be filled, and the major for a coordinator (M-33)."""
    if table[at + c.OWNED] & bit(c.COORD):
        cells |= c.CENTRE
    table[at + c.OFFER] = cells & ~block(table, at, table[at + c.MAJOR])
    table[at + c.PHASE] = c.P_CELLS


def choose_cell(chart: Chart, table: vec[i64], at: i64, cell: i64) -> None:
    table[at + c.CHOSEN] |= bit(cell)
    if more_cells(chart, table, at) == 0:
        fill_cells(chart, table, at, table[at + c.CHOSEN])


def fill_cells(chart: Chart, table: vec[i64], at: i64, cells: i64) -> None:
    """M-18, M-23, M-24: all points together, then what they bring."""
    stars = chart.star_rows
    x: i64 = 2 * (table[at + c.MAJOR] % 6)
    top: i64 = 2 * (table[at + c.MAJOR] // 6)
    before = squares_between(table, at, top - 1, top + 2)
    new_stars: i64 = 0
    i: i64 = 0
    while i < 3:
        new = (((cells >> (3 * i)) & 7) << x) & ~table[at + top + i]
        table[at + top + i] |= new
        new_stars += size(new & stars[top + i])
        i += 1
    table[at + c.STARS] = new_stars
    table[at + c.SQUARES] = size(squares_between(table, at, top - 1, top + 2) & ~before)
    table[at + c.MAJOR] = 0
    table[at + c.PLOT_DIE] = 0
    table[at + c.OFFER] = 0
    table[at + c.CHOSEN] = 0
    table[at + c.COMBO] = 0
    spend_gains(chart, table, at)
