"""The numbers behind cards, moves and places: what each id means.

Transit cards are 0 .. 31: suit * 8 + rank - 1, suits in the order hearts, diamonds, spades, clubs. Milestones are
0 .. 27 and Setbacks 0 .. 7 by what they do; which deck and number a card has is a matter of the edition.
"""

from typing import Final

from mypy_extensions import i64

from ecliptic.kernel.bits import below, nth, size

CARDS: Final = 32
TARGET_TOTAL: Final = 31
"""T-09: no card is played beyond it."""
ALL_CARDS: Final = 0xFFFFFFFF
RANKS: Final = 8
EACH_SUIT: Final = 0x01010101
"""The aces: multiplied by a set of ranks it gives the cards of those ranks."""

MILESTONES: Final = 28
SETBACKS: Final = 8

# -- Milestones by what they do ----------------------------------------------------------------------------------

FIRST_TELESCOPES: Final = 0
STELLAE_NOVAE: Final = 1
KEPLERS_MODEL: Final = 2
PAIRED_TRANSITS: Final = 3
NOS_KEPLARI: Final = 4
VENUS_IN_SOLE: Final = 5
SIXTY_MILLION: Final = 6
MICROMETER: Final = 7
CONE: Final = 8
LOMONOSOV: Final = 9
COOPERATION: Final = 10
ENDEAVOUR: Final = 11
LEARNED_SOCIETIES: Final = 12
ASTRONOMICAL_UNIT: Final = 13
LONGITUDE: Final = 14
HELIOMETER: Final = 15
CONGRESS: Final = 16
PLATES: Final = 17
AMATEURS: Final = 18
MARCH: Final = 19
NEWCOMB: Final = 20
ISS: Final = 21
HUBBLE: Final = 22
VENUS_EXPRESS: Final = 23
EXOPLANETS: Final = 24
VT_2004: Final = 25
LIVE_STREAM: Final = 26
SIMULTANEOUS: Final = 27

# Sets of Milestones.
IMMEDIATE: Final = (1 << PAIRED_TRANSITS) | (1 << COOPERATION) | (1 << PLATES) | (1 << EXOPLANETS)
DRAW_CARDS: Final = (1 << FIRST_TELESCOPES) | (1 << MICROMETER) | (1 << MARCH)
REPLACING: Final = (1 << STELLAE_NOVAE) | (1 << ENDEAVOUR) | (1 << VENUS_EXPRESS)
RESEARCH_CARDS: Final = (1 << NOS_KEPLARI) | (1 << LEARNED_SOCIETIES) | (1 << HUBBLE) | (1 << LIVE_STREAM)
PICKING: Final = (1 << VENUS_EXPRESS) | (1 << VENUS_IN_SOLE) | (1 << ISS)
WILD_SET: Final = (
    (1 << KEPLERS_MODEL)
    | (1 << SIXTY_MILLION)
    | (1 << CONE)
    | (1 << LOMONOSOV)
    | (1 << ASTRONOMICAL_UNIT)
    | (1 << LONGITUDE)
    | (1 << HELIOMETER)
    | (1 << AMATEURS)
    | (1 << NEWCOMB)
    | (1 << VT_2004)
)
"""The Milestones that can be handed on, or played as a Transit card."""

# -- Setbacks by what they do ------------------------------------------------------------------------------------

NO_SETBACK: Final = -1
OLD_MODELS: Final = 0
BLACK_DROP: Final = 1
CLOUDY: Final = 2
FIRST_TRANSIT: Final = 3
REVOLUTIONS: Final = 4
YELLOW_FEVER: Final = 5
UNLUCKIEST: Final = 6
SEVEN_YEARS: Final = 7

# -- Phases of a round, in order ---------------------------------------------------------------------------------

FIRST_PLAYER: Final = 0
SETBACK: Final = 1
W6: Final = 2
LIMIT: Final = 3
W0: Final = 4
DEAL: Final = 5
W1: Final = 6
PLACE: Final = 7
SUN: Final = 8
W2: Final = 9
DISCARD: Final = 10
W3: Final = 11
TURN: Final = 12
W4: Final = 13
REVEAL: Final = 14
W5: Final = 15
OVER: Final = 16

# Sets of phases.
WINDOWS: Final = (1 << W0) | (1 << W1) | (1 << W2) | (1 << W3) | (1 << W4) | (1 << W5) | (1 << W6)
CHANCE_PHASES: Final = (1 << FIRST_PLAYER) | (1 << SETBACK) | (1 << DEAL) | (1 << SUN)

# -- Tasks: what a card in play still asks for, before the phase goes on -------------------------------------------

NO_TASK: Final = 0
DRAW_MILESTONE: Final = 1  # Nature: a seat reached a space
KEEP: Final = 2  # Era: keep one of two
TARGET: Final = 3  # lay an Immediately card before a player
GROUP_DRAW: Final = 4  # Nature: the seats in `task_set` draw a card each
NEW_SUN: Final = 5  # Nature: the Sun after Stellae novae
NEW_TABLEAU: Final = 6  # Nature: faceup cards for the empty slots in `task_set`
PARTNER: Final = 7  # Nos Keplari: whose hand?
SHOW: Final = 8  # Nature: the partner's hand, card by card
OFFER: Final = 9  # Nos Keplari: a card of one's own, or done
TAKE: Final = 10  # Nos Keplari: a card of the partner's for it
STREAM_WHO: Final = 11  # Live Streamed: whose hand?
STREAM: Final = 12  # Nature: that hand, card by card
PICK: Final = 13  # a Tableau slot, for the Milestone in `task_card`
SEE: Final = 14  # Nature: a facedown card comes to a hand
TURN_UP: Final = 15  # Nature: the facedown slots in `task_set` are turned
ACCEPT: Final = 16  # Simultaneous Observation: yes or no
LAY: Final = 17  # Nature: the accepter's hand goes faceup, card by card
GATHER: Final = 18  # Nature: the accepter takes the old Tableau's facedown cards
BURN: Final = 19  # Nature: the first passer's hand is discarded, card by card (Non-Scientific Revolutions)

CHANCE_TASKS: Final = (
    (1 << DRAW_MILESTONE)
    | (1 << GROUP_DRAW)
    | (1 << NEW_SUN)
    | (1 << NEW_TABLEAU)
    | (1 << SHOW)
    | (1 << STREAM)
    | (1 << SEE)
    | (1 << TURN_UP)
    | (1 << LAY)
    | (1 << GATHER)
    | (1 << BURN)
)

# -- Actions -----------------------------------------------------------------------------------------------------

DONE: Final = 0
PASS: Final = 1
YES: Final = 2
NO: Final = 3
A_SEAT: Final = 4  # + seat
A_PLAY: Final = 8  # + card
A_PLACE: Final = 40  # + card
A_DISCARD: Final = 72  # + card
A_OFFER: Final = 104  # + card
A_TAKE: Final = 136  # + card
A_PICK: Final = 168  # + slot
A_TRADE: Final = 180  # + slot * 32 + card, the Sun being slot 12
A_WILD: Final = 596  # + wild * 32 + card it stands for
A_USE: Final = 916  # + Milestone
A_GIVE: Final = 944  # + wild * 4 + seat
A_KEEP: Final = 984  # + Milestone
A_DROP: Final = 1012  # + Milestone
N_CARD: Final = 1040  # Nature: + card dealt, turned or shown
N_MILESTONE: Final = 1072  # Nature: + Milestone drawn
N_SETBACK: Final = 1100  # Nature: + Setback revealed
N_FIRST: Final = 1108  # Nature: + first player
ACTIONS: Final = 1112
# What other seats see of a move that is partly hidden.
S_DISCARD: Final = 1112  # a card is discarded facedown
S_TRADE: Final = 1113  # + slot: what is laid down is not seen
S_GIVE: Final = 1126  # + seat: some Milestone is handed on
S_KEEP: Final = 1130  # + the Milestone discarded: the other is kept unseen
S_KEPT: Final = 1158  # + 28 * the Immediately card kept (0 .. 3, by its id // 7) + the Milestone discarded

# -- Where things lie -------------------------------------------------------------------------------------------

NOBODY: Final = -1
TRACKS: Final = 4
SLOTS: Final = 12
"""Room in the Tableau."""
SUN_SLOT: Final = 12
"""The Sun lies in a slot of its own."""
ROW_ROOM: Final = 20
VIEWERS: Final = 5
"""Four seats and, last, the public."""
PUBLIC: Final = 4

# What a slot holds: a card 0 .. 31 faceup, DOWN + card facedown, or one of these.
EMPTY: Final = -1
DOWN: Final = 32
BLIND: Final = 64
"""A facedown card that nobody has seen: it is drawn from the pool only when it is turned."""
UNKNOWN: Final = 65
"""A facedown card that somebody has seen, but not the viewer of this redacted position."""

# A row entry: card + 32 * seat + 128 * (wild + 1), the last part 0 for a Transit card.
ROW_SEAT: Final = 32
ROW_WILD: Final = 128

# Hidden places of Transit cards, for the beliefs of the viewers.
P_HAND: Final = 0  # + seat
P_SLOT: Final = 4  # + slot, the Sun's included
P_BURIED: Final = 17
P_DECK: Final = 18
PLACES: Final = 19

# Their places in `Board.at`.
HAND: Final = 0  # + seat: set of Transit cards
COUNT: Final = 4  # + seat: how many they are
MHAND: Final = 8  # + seat: set of Milestones
MCOUNT: Final = 12  # + seat
OWED: Final = 16  # + seat: Milestone cards still to draw
MARK: Final = 20  # + track: its marker
SLOT: Final = 24  # + slot
LAID_BY: Final = 37  # + slot: who laid a facedown card there, or NOBODY
ROW: Final = 50  # + index
ONGOING: Final = 70  # + 0..3: owner of Paired Transits, Cooperation, Plates, Exoplanets, or NOBODY
MLEFT: Final = 74  # + deck: Milestones not drawn yet
SURE: Final = 78  # + viewer: Transit cards whose hidden place the viewer knows
MSURE: Final = 83  # + viewer: the same for Milestones
MMAY: Final = 88  # + viewer * 4 + seat: Milestones that may be in that hand for all the viewer knows
MAY: Final = 108  # + viewer * PLACES + place: Transit cards that may be there for all the viewer knows
ROOM: Final = 203


def rank(card: i64) -> i64:
    """1 to 8."""
    return (card & 7) + 1


def suit(card: i64) -> i64:
    """0 to 3: hearts, diamonds, spades, clubs."""
    return card >> 3


def up_to(limit: i64) -> i64:
    """The cards of rank `limit` or less."""
    if limit >= 8:
        return 0xFFFFFFFF
    if limit <= 0:
        return 0
    ranks: i64 = 255 >> (8 - limit)
    return ranks * 0x01010101


def wild_index(milestone: i64) -> i64:
    """0 .. 9: the place of a WILD among the WILDs, for action ids."""
    return size(WILD_SET & below(milestone))


def wild_milestone(index: i64) -> i64:
    """The inverse of `wild_index`."""
    return nth(WILD_SET, index)
