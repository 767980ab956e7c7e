"""The numbers that all files share: what an action id means, and where in a seat's row of numbers a thing is kept."""

from __future__ import annotations

from typing import Final

# -- effects on one die (S-13) ---------------------------------------------------------------------------------------

REROLL: Final = 0
SET3: Final = 1
SUB2: Final = 2
SET4: Final = 3
ADJ1: Final = 4
FLIP: Final = 5
ANY: Final = 6
EFFECTS: Final = 7
ENGINEER_TYPES: Final = 6
"""Every effect but ANY is an Engineer's."""
EFFECT_NAMES: Final = ("reroll", "set3", "sub2", "set4", "adj1", "flip", "any")

# -- rewards of locked dice (S-20) ------------------------------------------------------------------------------------

# 1 to 5 are the sizes of tiles.
LARGE: Final = 5
"""A tile of size 5 or 6."""
PART_REWARD: Final = 6
CRYSTAL_REWARD: Final = 7
ROD_REWARD: Final = 8
ORE_REWARD: Final = 9
REWARD_NAMES: Final = ("", "tile-1", "tile-2", "tile-3", "tile-4", "tile-5", "part", "crystal", "rod", "ore")

# -- actions ---------------------------------------------------------------------------------------------------------

# The 296 operations. The first five blocks change a die and come as (face before, face after) in ascending order.
BY_ENGINEER: Final = 0
BY_PART: Final = 36
BY_ORE: Final = 102
BY_UP: Final = 112
BY_DOWN: Final = 142
LOCK_KIND: Final = 172
LOCK_RUN: Final = 196
LOCK_RUN4: Final = 200
LOCK_ANY3: Final = 203
LOCK_FULL: Final = 259
LOCK_QSPOT: Final = 289
END: Final = 295
OPERATIONS: Final = 296

MAX_DESIGNS: Final = 8
MAX_BOOST: Final = 24
MAX_SHAPES: Final = 24
MAX_EXTRA: Final = 24
MAX_BOARDS: Final = 6
LATTICE: Final = 11
"""Boards lie at -5 .. 5 on both axes of the lattice."""
ORIGIN: Final = 5

REDEEM: Final = 296  # + part design
ROLL: Final = 304  # + crystals traded
SHAPE: Final = 329  # + shape
DRAW: Final = 353
SITE: Final = 354  # + side * 121 + (y + 5) * 11 + x + 5
BOARD_CELLS: Final = 25
TURN_CELLS: Final = 150  # of six boards
CELLS: Final = 596  # + orientation * TURN_CELLS + board * BOARD_CELLS + cell of the shape's first square
DISCARD: Final = 1796  # + crystals thrown away
TAKE_ENGINEER: Final = 1860  # + type
TAKE_PART: Final = 1866  # + design
LAUNCH: Final = 1874
CONTINUE: Final = 1875
CONCEDE: Final = 1876
COMMIT: Final = 1877  # + face - 1
# Nature's.
FACE: Final = 1883  # + face - 1
BOARD: Final = 1889  # + extra board
PART: Final = 1913  # + design
ACTIONS: Final = 1921

# -- stages of the game ----------------------------------------------------------------------------------------------

MARKET: Final = 0
QUEUES: Final = 1
ROUND: Final = 2
ENGINEERS: Final = 3
PARTS: Final = 4
ORDER_LAST: Final = 5
ORDER_FIRST: Final = 6
LAUNCHES: Final = 7
OVER: Final = 8
STAGE_NAMES: Final = ("market", "queues", "round", "engineers", "parts", "last", "first", "launch", "over")

# -- what a seat is doing --------------------------------------------------------------------------------------------

PREPARE: Final = 0
ROLLING: Final = 1
OPERATE: Final = 2
REROLLING: Final = 3
SHAPING: Final = 4
DRAWING: Final = 5
SITING: Final = 6
LAYING: Final = 7
DISCARDING: Final = 8
READY: Final = 9
RESCUING: Final = 10
SCAVENGING: Final = 11
REFILLING: Final = 12
DECIDING: Final = 13
LAUNCHING: Final = 14
LAUNCHED: Final = 15
PHASE_NAMES: Final = (
    "prepare", "rolling", "operate", "rerolling", "shape", "drawing", "site", "cells",
    "discard", "ready", "rescue", "scavenge", "refilling", "decide", "launching", "launched",
)  # fmt: skip

# -- the row of numbers of a seat ------------------------------------------------------------------------------------

PHASE_: Final = 0
DICE_: Final = 1
"""Unlocked dice: a byte for each face, how many show it."""
LOCKS_: Final = 2
"""What lies on each track: six bits each (see operate.py), 0 for an empty one."""
CRYSTALS_: Final = 3
ORE_: Final = 4
RODS_: Final = 5
ENGINEERS_: Final = 6
"""Rescued Engineers in order, four bits each: type + 1."""
HELD_: Final = 7
"""The set of Engineers in the Comm Windows."""
USED_: Final = 8
"""The Engineers used this turn."""
FRESH_: Final = 9
"""Parts not yet used: four bits for each design."""
SPENT_: Final = 10
"""Parts used up or opened this turn, likewise."""
ICONS_: Final = 11
"""Icons left on parts opened this turn: four bits for each effect."""
BOARDS_: Final = 12
BOARD_: Final = 13
"""Six words: the covered cells (25 bits), the side (6), x + 5 (4), y + 5 (4)."""
QUEUE_: Final = 19
"""Undrawn boards, the next one lowest, six bits each: board + 1, or UNKNOWN."""
QUEUED_: Final = 20
SEEN_: Final = 21
"""How many at the end of the queue everybody has seen (R-28)."""
TILES_: Final = 22
"""Solo: two bits for each shape, how many were laid."""
RESCUES_: Final = 23
"""Engineers to be picked."""
CLAIM_: Final = 24
"""Parts to be picked."""
DUE_: Final = 25
"""Dice that Nature still has to roll."""
REWARD_: Final = 26
"""The size of the tile being laid; 5 stands for 5 or 6."""
SHAPE_: Final = 27
"""The chosen shape + 1."""
DRAWN_: Final = 28
"""The board drawn and not yet laid + 1."""
NEW_: Final = 29
"""The new board's slot + 1, which this tile must cover; -1 after a drawn board fitted nowhere (R-28)."""
FITS_: Final = 30
"""Which sizes can be laid, as far as asked since the boards last changed. Derived, no part of the position."""
SEQUENCE_: Final = 31
"""The committed launch sequence: length * 8 + face."""
ROLLS_: Final = 32
"""Roll-off: the rolls so far, three bits each from bit 57 down."""
ROLLED_: Final = 33
JOINED_: Final = 34
"""Six words, one for each board: the cells whose tile goes on to the right (25 bits), and downwards (25 more)."""
STRIDE: Final = 40

UNKNOWN: Final = 63
"""A board in a queue that nobody has seen, in a known position."""
NOBODY: Final = -1
FULL: Final = 0x1FFFFFF
"""All 25 cells."""
HOLD: Final = 8
"""Gems that fit the Holding Bay."""
POWER_DICE: Final = 4
SEQUENCE_MAX: Final = 8
ENOUGH_RODS: Final = 5
GEAR_SPOTS: Final = 4
WINDOWS: Final = 4
