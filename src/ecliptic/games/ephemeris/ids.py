"""The numbers behind moves and phases, the same in every mode of Ephemeris."""

from typing import Final

# Signs 0 .. 11 are Aries to Pisces. Bodies are numbered from the fastest class to the slowest.
SIGNS: Final = 12
BODIES: Final = 9
MOON: Final = 0
SUN: Final = 1
MERCURY: Final = 2
MARS: Final = 4
JUPITER: Final = 5

RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2

WAYS: Final = 11  # a body moves by 1 to 11 signs

# What a seat does. A move of body b by d signs is MOVE + b * WAYS + d - 1.
MOVE: Final = 0
BLUE_MOVES: Final = 55  # those of Jupiter and whatever is slower
BACK: Final = 99  # + d - 1: the planet on the retrograde card goes back
ANSWER: Final = 110  # + letter
KEY: Final = 113  # + letter, by Nature: what the right answer was
ROLL: Final = 116
TURN_UP: Final = 117
PLUTO: Final = 118
ECLIPSE: Final = 119
AGREE: Final = 120
DECLINE: Final = 121
END: Final = 122
OFFER: Final = 123
ACCEPT: Final = 124
REFUSE: Final = 125
CHOOSE: Final = 126  # + body, in the draft
NAME: Final = 135  # + sign, in the draft
TAKE: Final = 147  # + body, in Game Three
SILENT: Final = 156
CALL: Final = 157  # + bucket: a reaction time of FASTEST_MS + bucket * BUCKET_MS
PLACE: Final = 216  # + place, in Pairs
FLIP: Final = 267

# What Nature does.
DEAL: Final = 268  # + body
SIGN: Final = 277  # + sign
SWAP: Final = 289  # + how many cards the seat exchanges
UNDER: Final = 294  # + body * 3 + how many drawn copies of it go under the pack again
VOID: Final = 321
STANDS: Final = 322
ROLLER: Final = 323  # + seat
DIE: Final = 330  # + colour
DICE: Final = 333  # + colour of the even die * 3 + colour of the other
FATE: Final = 342  # + colour * 2 + whether it lets Pluto win
CARD: Final = 348  # + body: the retrograde card turned up
WINNER: Final = 357  # + seat: EPHEMERIS is called for it
SHOW: Final = 364  # + body in the winner's hand
QUIZ: Final = 373  # + card
FACE: Final = 445  # + face of a card: a body, or BODIES + sign
ACTIONS: Final = 466

BUCKETS: Final = 59
FASTEST_MS: Final = 100
BUCKET_MS: Final = 50
QUIZ_CARDS: Final = 72
FACES: Final = 21
PLACES: Final = 51

# Phases. Nature acts in those below P_MOVE, the seat on turn in those below P_OFFERED.
P_OVER: Final = 0
P_BODIES: Final = 1
P_SWAPS: Final = 2
P_SKIP: Final = 3
P_DRAW: Final = 4
P_SIGNS: Final = 5
P_CHECK: Final = 6
P_ROLLER: Final = 7
P_START: Final = 8
P_DICE: Final = 9
P_CARD: Final = 10
P_FATE: Final = 11
P_CALL: Final = 12
P_SHOW: Final = 13
P_PLANETS: Final = 14
P_DIE: Final = 15
P_QUIZ: Final = 16
P_KEY: Final = 17
P_FACE: Final = 18
P_MOVE: Final = 20
P_ROLL: Final = 21
P_FIRST: Final = 22
P_SECOND: Final = 23
P_BLOCKED: Final = 24
P_BACK: Final = 25
P_END: Final = 26
P_WINNING: Final = 27
P_ANSWER: Final = 28
P_ORBIT: Final = 29
P_TAKE: Final = 30
P_PLACE: Final = 31
P_FLIP: Final = 32
P_OFFERED: Final = 33
P_VOTE: Final = 34
P_RACE: Final = 35
P_CHOOSE: Final = 36
P_NAME: Final = 37
