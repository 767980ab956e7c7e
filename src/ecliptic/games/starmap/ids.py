"""The numbers that the rules speak in: entries, phases, actions, and where a seat's data lies."""

from __future__ import annotations

from typing import Final

# -- what a sheet has ----------------------------------------------------------------------------------------

WIDTH: Final = 13
"""Lattice points in a row and rows on the map; point (x, y) is number 13 y + x, majors have two odd coordinates."""
POINTS: Final = 169
MAJORS: Final = 36
"""Major (a, b), counted from 1, is number 6 (b - 1) + (a - 1) and lies at point (2a - 1, 2b - 1)."""

DAYS: Final = 7
WEEKS: Final = 5
FINAL_WEEK: Final = 6
"""What the schedule die shows during the last turn."""

# Entries: abilities, then supporters. A set of entries is a bit mask.
POS1: Final = 0
POS2: Final = 1
POS3: Final = 2
POS4: Final = 3
PLOT1: Final = 4
PLOT2: Final = 5
PLOT3: Final = 6
PLOT4: Final = 7
PLOT5: Final = 8
REC: Final = 9
OPT: Final = 10
STUDY: Final = 11
PROMOTER: Final = 12
MENTOR: Final = 13
RES_A: Final = 14
RES_B: Final = 15
MATH: Final = 16
COORD: Final = 17
PUBLISHER: Final = 18
HEADHUNTER: Final = 19
ENTRIES: Final = 20
STARTING: Final = (1 << POS1) | (1 << PLOT1)

# Groups of items: the days, the entries, the articles. Items are numbered through all groups, from left to right.
ENTRY_GROUP: Final = DAYS
ARTICLE_GROUP: Final = DAYS + ENTRIES
GROUPS: Final = DAYS + ENTRIES + WEEKS
DAY_ITEMS: Final = 4
WORD: Final = 62
"""Items of one bit board; a seat has two."""
MAX_ITEMS: Final = 2 * WORD
MAX_VALUE: Final = 16
"""No budget or square count above this buys more than this does."""

EXPERIENCE: Final = 0
STAR: Final = 1
SQUARE: Final = 2

# Shelves: sets of items that something can pay for, two words each, side by side in one table of the chart.
WEEK_SHELVES: Final = 2 * (MAX_VALUE + 1)
"""Words a week where each budget has its own shelf."""
EXPERIENCE_SHELF: Final = 0
SQUARE_SHELF: Final = 7 * WEEK_SHELVES
STAR_SHELF: Final = 14 * WEEK_SHELVES
OPTIMIZE_SHELF: Final = 14 * WEEK_SHELVES + 14

# What became of an article.
OPEN: Final = 0
LAPSED: Final = 1
NUMBER: Final = 2
POINT: Final = 3
DECLINED: Final = 4

# Cells around a major: 0 1 2 / 3 4 5 / 6 7 8.
CENTRE: Final = 16
RING: Final = 511 - CENTRE
BLOCK: Final = 511

REACH_ROW: Final = 7
"""Die values, and 0 for a plotting that reads none."""

# Combos: a positioning with a plotting, or an ability that stands alone.
PAIRS: Final = 14
C_PLOT5: Final = 14
C_REC: Final = 15
C_OPT: Final = 16
C_STUDY: Final = 17
COMBOS: Final = 18
ABILITY_SETS: Final = 1 << 12
"""Sets of abilities: the low bits of a set of entries."""

# -- phases of a seat ----------------------------------------------------------------------------------------

P_ROLL: Final = 0
"""Nature rolls for it next round, or still has to this round."""

# Phases whose choices fit one mask.
P_SUPPORT: Final = 1
P_RECORD: Final = 2
P_ABILITY: Final = 3
P_DICE: Final = 4
P_TARGET: Final = 5
P_LAYOUT: Final = 6
P_CELLS: Final = 7
# Phases that fill an item; the first two may be passed.
P_XP: Final = 8
P_STUDY: Final = 9
P_STARS: Final = 10
P_SQUARES: Final = 11
P_OPTIMIZE: Final = 12
# Phases that fill a point anywhere on the map; the first may be passed.
P_REWARD: Final = 13
P_POINT: Final = 14

P_AWAY: Final = 15
"""In a known state: somebody else's turn, of which only the roll is seen before the round is over."""
P_DONE: Final = 16
"""The turn is over, the round is not."""
P_FINISHED: Final = 17
"""The final turn is over."""

# -- actions -------------------------------------------------------------------------------------------------

A_PASS: Final = 0
"""Use no supporter, decline a reward, stop spending, end the turn, be done with a choice of cells."""
A_WEEK: Final = 0
"""Plus the week, 1 to 5: the article that a promoter or a recording works on."""
A_MENTOR: Final = 6
A_NUMBER: Final = 7
A_POINT: Final = 8
A_ITEM: Final = 177
ITEM_IDS: Final = 110
"""Item ids that fit between the points and the combos; an edition with more items has the rest at A_MORE_ITEMS."""
A_COMBO: Final = 287
A_DICE: Final = 305
A_MAJOR: Final = 311
A_LAYOUT: Final = 347
A_CELL: Final = 351
A_ALL: Final = 360
A_ROLL: Final = 361
ROLLS: Final = 56
A_MORE_ITEMS: Final = 417
ACTIONS: Final = A_MORE_ITEMS + MAX_ITEMS - ITEM_IDS

# -- where a seat's data lies --------------------------------------------------------------------------------

# The sheet: all that lasts.
ROW: Final = 0
"""13 words, one a row of the map: bit x is point (x, y)."""
ITEMS: Final = 13
"""Two words: the items filled."""
OWNED: Final = 15
DAY: Final = 16
WEEK: Final = 17
ARTICLES: Final = 18
"""Three bits a week: what became of its article."""
SHEET: Final = 19
"""The size of what lasts."""

# The turn: all of it is 0 where it has no meaning.
PHASE: Final = 19
DIE: Final = 20
"""Three words: the dice not placed yet, ascending, zeros behind them."""
USED: Final = 23
TRIANGLES: Final = 24
"""Researchers at the start of the turn."""
BUDGET: Final = 25
COMBO: Final = 26
MAJOR: Final = 27
POS_DIE: Final = 28
PLOT_DIE: Final = 29
OFFER: Final = 30
"""The empty cells that a plotting may fill."""
CHOSEN: Final = 31
STARS: Final = 32
SQUARES: Final = 33
REWARD: Final = 34
"""1 while the squares of an article's reward are spent."""

BEFORE: Final = 35
"""The sheet as it stood when the round began: what the others see until it is over."""
ROLL: Final = BEFORE + SHEET
"""1 + the roll of this round, which everybody sees; 0 before it, and alone."""
SEAT: Final = ROLL + 1
"""The size of a seat."""
