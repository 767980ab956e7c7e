"""The numbers of cards, places and actions: what every int in this game means."""

from typing import Final

NONE: Final = -1

# Sites, as bits of a set.
NORTH: Final = 1
SOUTH: Final = 2

# Conditions, worst first.
POOR: Final = 0
GOOD: Final = 1
GREAT: Final = 2
BEST: Final = 3

# Cards of the Player deck. A program's card has the number of the program; 0 is the Checkouts / Poor Weather card,
# which lies on the table from the start and is called BASE.
BASE: Final = 0
PROGRAMS: Final = 12
TARGET: Final = 12
TARGETS: Final = 19
TIME: Final = 31
TIMES: Final = 25
INSTANT: Final = 56
INSTANTS: Final = 6
CARDS: Final = 62

PROGRAM_CARDS: Final = 0xFFE
TARGET_CARDS: Final = 0x7FFFF000
TIME_CARDS: Final = 0xFFFFFF80000000
INSTANT_CARDS: Final = 0x3F00000000000000

# A side of a target: the target's number (0 .. 18), with AO TARGETS more.
SIDES: Final = 38

# Kinds of Time card: 1, 2, 3 and 5 hours, and the Classical Run with 5 hours in red print.
KINDS: Final = 5
CLASSICAL: Final = 4
RUN_ROUNDS: Final = 2
"""A Classical Run drawn in round r is due at the end of round r + 2 (G-28)."""

# Instants.
DISCRETIONARY: Final = 56
CLEARING: Final = 57
PORT_SWAP: Final = 58
PRESS: Final = 59
NIGHT: Final = 60
ARCHIVE: Final = 61

# What hours can complete.
NOTHING: Final = 0
THE_CHECKOUTS: Final = 1
A_TARGET: Final = 2
A_PROGRAM: Final = 3

# Levels of victory are 1 .. LEVELS; 0 is a loss.
LEVELS: Final = 4

# Cards of the Instrument deck.
FACILITY: Final = 8
VISITING: Final = 8
ALTAIR: Final = 16
INSTRUMENTS: Final = 17
FACILITY_SET: Final = 0xFF
VISITING_SET: Final = 0xFF00

# Cards of the Weather deck: conditions first, then specials.
CONDITIONS: Final = 15
WEATHERS: Final = 19

# Roles.
ENGINEER_ROLE: Final = 0
COORDINATOR_ROLE: Final = 1
SCIENTIST_ROLE: Final = 2
OPERATOR_ROLE: Final = 3
ROLES: Final = 4

# Phases, in the order in which a game passes them.
CAST: Final = 0  # roles are dealt or chosen
OPEN: Final = 1  # nobody is the Instrument Engineer: who is first?
INVITE: Final = 2  # visiting instruments join the deck
DEAL: Final = 3  # from here on the row is refilled whenever it can be
SKY: Final = 4  # the weather of a round
REPLENISH: Final = 5  # draws at the start of a turn
MAIN: Final = 6
GIVE_CARD: Final = 7  # first and second half of an exchange
TAKE_CARD: Final = 8
RELEASE: Final = 9  # where does the instrument of a completed program go?
OVER: Final = 10

# What is kept for each program, in Semester.board[program * WIDTH + ...].
INSTRUMENT: Final = 0  # or NONE
SIDE: Final = 1  # of the current target, or NONE
HOURS: Final = 2  # on it (on BASE: on Checkouts or Poor Weather)
SINCE: Final = 3  # the round it was played in
CURRENT: Final = 4  # the set of its cards: Target and Time
DONE: Final = 5  # side of the completed target, or NONE
KEPT: Final = 6  # the set of its cards
WIDTH: Final = 7

# Actions. First those that spend an action (G-12) ...
DISCARD_HAND: Final = 0
MOVE: Final = 1  # .. MOVE + MOVES - 1: the instrument moves of G-17, each MOVE + one of these:
PLACE: Final = 0  # instrument * PROGRAMS + program
SHIFT: Final = 192  # from * PROGRAMS + to
SWAP: Final = 336  # lower * PROGRAMS + higher
RETURN: Final = 480  # program
ALTAIR_TO: Final = 492  # program
ALTAIR_OFF: Final = 504
MOVES: Final = 505
ACTIVATE: Final = 506  # card
PLAY_TARGET: Final = 518  # program * SIDES + side
PLAY_TIME: Final = 974  # kind * PROGRAMS + program
# ... then the free ones (G-13) ...
ATTACH: Final = 1034  # program
ENGINEER: Final = 1046  # an instrument move
EXCHANGE: Final = 1551
USE_DISCRETIONARY: Final = 1552  # program
USE_CLEARING: Final = 1564
USE_PORT_SWAP: Final = 1565  # an instrument move
USE_PRESS: Final = 2070
USE_NIGHT: Final = 2071
USE_ARCHIVE: Final = 2072  # card
BOOBOO: Final = 2134
END_TURN: Final = 2135
# ... then answers to questions ...
GIVE: Final = 2136  # card
KEEP: Final = 2198
TAKE: Final = 2199  # card
SEND: Final = 2261  # program
SEND_UNDER: Final = 2273
ROLE: Final = 2274  # role: chosen, or dealt by Nature
VISITOR: Final = 2278  # instrument - FACILITY: invited, or drawn by Nature
# ... and what only Nature does.
FIRST: Final = 2286  # seat
ROW: Final = 2290  # instrument
WEATHER: Final = 2307  # card
DRAW: Final = 2326  # card
ACTIONS: Final = 2388
