"""A greedy player of Cities of Venus: Survivors, in plain sight; the launch is solved exactly by the game's own solver.

Everything is counted in cells explored. What it does with dice is in `survivors_dice.py`, with tiles in
`survivors_tiles.py`; here are crystals, cards and the launch, its styles, and what the search is told.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.bots.search_guide import Guide, cheapest
from ecliptic.bots.survivors_dice import LATE, ORE, Taste, aim_of, choose_operation, operation_worth
from ecliptic.bots.survivors_tiles import (
    CRYSTAL,
    ENGINEER,
    FINISH,
    best_place,
    choose_shape,
    choose_site,
    lonely,
    place_worth,
)
from ecliptic.games.survivors import ids as at
from ecliptic.games.survivors import launch
from ecliptic.games.survivors.operate import count_showing
from ecliptic.games.survivors.rules import Survivors
from ecliptic.games.survivors.state import nibble_sum
from ecliptic.kernel.bits import bit, size
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import State

ENGINEERS: Final = (at.ADJ1, at.FLIP, at.SET4, at.SET3, at.SUB2, at.REROLL)
"""Engineers in the order in which they are wanted."""
ALONE: Final = (at.SET3, at.SUB2, at.SET4, at.ADJ1, at.FLIP, at.REROLL)
"""The same for the solo game, where the first two are asleep again at the launch (S-53)."""


def choose_preparation(state: Survivors, seat: i64, choices: vec[i64], taste: Taste) -> i64:
    """Gem cards are redeemed while there is room; crystals are spent by the lot, all of them near the end."""
    base: i64 = seat * at.STRIDE
    row = state.row
    if choices[0] < at.ROLL and row[base + at.CRYSTALS_] + row[base + at.ORE_] <= at.HOLD - 2:
        return choices[0]
    crystals = row[base + at.CRYSTALS_]
    full = crystals + row[base + at.ORE_] >= at.HOLD - 1
    if crystals >= taste.lot or full or aim_of(state, seat) & LATE:
        return at.ROLL + crystals
    return at.ROLL


def choose_discard(state: Survivors, seat: i64, choices: vec[i64]) -> i64:
    """Ore is kept for the launch when it is near, else crystals."""
    if aim_of(state, seat) & LATE:
        return choices[len(choices) - 1]
    return choices[0]


def choose_engineer(choices: vec[i64], wanted: tuple[int, ...]) -> i64:
    for kind in wanted:
        i: i64 = 0
        while i < len(choices):
            if choices[i] - at.TAKE_ENGINEER == kind:
                return choices[i]
            i += 1
    return choices[0]


def choose_part(state: Survivors, choices: vec[i64], taste: Taste) -> i64:
    """The part that can do most to dice, or gems."""
    best = choices[0]
    most = -1.0
    i: i64 = 0
    while i < len(choices):
        icons = state.kit.mech.icons[choices[i] - at.TAKE_PART]
        value = float(nibble_sum(icons))
        if icons == 0:
            value = taste.gems
        elif (icons >> (4 * at.ANY)) & 15:
            value = 5.0
        elif (icons >> (4 * at.ADJ1)) & 15:
            value = 4.0
        if value > most:
            most = value
            best = choices[i]
        i += 1
    return best


def choose_launch(state: Survivors, seat: i64) -> i64:
    """Solo: as soon as four Engineers are found and there is some ore for the dice, or time runs out."""
    return launch_with(state, seat, at.WINDOWS, 4)


def launch_with(state: Survivors, seat: i64, engineers: i64, ore: i64) -> i64:
    """Solo: the launch, with so much at least or in the last turn there is."""
    ready = state.rescued(seat) >= engineers and state.row[seat * at.STRIDE + at.ORE_] >= ore
    return at.LAUNCH if ready or state.round >= state.kit.turn_limit else at.CONTINUE


def launched(state: Survivors, seat: i64) -> i64:
    """In simulations: as the solver launches, but which die to reroll is not solved, which takes longest. It is one of
    the face that fewest show."""
    base: i64 = seat * at.STRIDE
    if (state.row[base + at.HELD_] & ~state.row[base + at.USED_]) & bit(at.REROLL) == 0:
        return launch.best(state, int(seat)).action
    best: i64 = 0
    fewest: i64 = 100
    face: i64 = 1
    while face <= 6:
        count = count_showing(state.row[base + at.DICE_], face)
        if 0 < count < fewest:
            fewest = count
            best = face
        face += 1
    return at.BY_ENGINEER + best - 1


def decide(state: Survivors, seat: i64, taste: Taste) -> i64:
    """What the greedy player does."""
    if state.stage == at.ENGINEERS:
        return choose_engineer(state.legal(seat), ENGINEERS)
    if state.stage == at.PARTS:
        return choose_part(state, state.legal(seat), taste)
    if state.stage == at.LAUNCHES:
        return launched(state, seat)
    phase = state.row[seat * at.STRIDE + at.PHASE_]
    if phase == at.OPERATE:
        return choose_operation(state, seat, taste)
    if phase == at.SHAPING:
        return choose_shape(state, seat)
    if phase == at.LAYING:
        _, best = best_place(state, seat)
        return best
    if phase == at.SITING:
        return choose_site(state, seat)
    choices = state.legal(seat)
    if phase == at.PREPARE:
        return choose_preparation(state, seat, choices, taste)
    if phase == at.DISCARDING:
        return choose_discard(state, seat, choices)
    if phase == at.RESCUING:
        return choose_engineer(choices, ALONE)
    if phase == at.SCAVENGING:
        return choose_part(state, choices, taste)
    return choose_launch(state, seat)


PLAIN: Final = Taste(
    rod=12.0, part=4.0, any3=2.5, run4=5.4, late_ore=2.5, gems=0.0, lot=3, pairing=1.2, looks=0.0, beam=4, depth=4
)
EXPERT: Final = Taste(
    rod=14.0, part=2.8, any3=3.0, run4=4.5, late_ore=2.0, gems=3.5, lot=2, pairing=1.6, looks=1.5, beam=8, depth=6
)
"""Found by playing against the plain one, with two and four players."""


def in_styles(taste: Taste) -> dict[str, Taste]:
    """Who rolls for rods, who wants to see the land, and who saves up before spending much."""
    return {
        "": taste,
        "racer": taste.leaning(rod=1.4, part=0.7, tiles=0.6, gems=0.0, lot=1),
        "explorer": taste.leaning(rod=0.8, part=0.7, tiles=1.5, gems=0.0, lot=2),
        "collector": taste.leaning(rod=1.0, part=1.6, tiles=1.0, gems=6.0, lot=5),
    }


PLAYERS: Final = in_styles(PLAIN)
EXPERTS: Final = in_styles(EXPERT)
STYLES: Final = tuple(style for style in PLAYERS if style)


def choose(known: State, seat: int, style: str = "") -> int:
    """What the greedy player does; once it launches, it makes the best of it."""
    return played(cast(Survivors, known), seat, PLAYERS[style])


def expert(known: State, seat: int, style: str = "") -> int:
    """What the better player does, which no search was found to improve on. Alone the other one gets all there is."""
    return played(cast(Survivors, known), seat, (PLAYERS if known.seats == 1 else EXPERTS)[style])


def played(state: Survivors, seat: int, taste: Taste) -> int:
    if state.stage == at.LAUNCHES:
        return launch.best(state, seat).action
    return int(decide(state, seat, taste))


def gives_up(action: int) -> bool:
    return action == at.CONCEDE


def exact(known: State, seat: int) -> int | None:
    """The best move of a launch, and the best moment of a solo one; None elsewhere."""
    state = cast(Survivors, known)
    phase = state.row[seat * at.STRIDE + at.PHASE_]
    if state.stage == at.LAUNCHES and phase == at.LAUNCHING:
        return launch.best(state, seat).action
    if phase == at.DECIDING:
        return patient(state, seat)
    return None


def patient(state: Survivors, seat: int) -> int:
    """Solo: nothing can be lost by waiting until all Engineers are found and the bay is full of ore (S-56, S-24)."""
    return int(launch_with(state, seat, at.ENGINEER_TYPES, at.HOLD))


# -- for the search --------------------------------------------------------------------------------------------------

PLENTY: Final = 180.0
"""What a seat that is ready to launch has gathered, about."""
LEAD: Final = 12.0
"""A lead of this much makes a win e times as likely as a loss: counted in 450 games of experts."""
ROUNDS: Final = 2
"""How many rounds a simulation looks ahead."""
SHORT: Final = 12
"""How many choices the search looks at."""


def gathered(state: Survivors, seat: i64) -> float:
    """What a seat has, by what it is worth at the launch and on the way to it."""
    base: i64 = seat * at.STRIDE
    row = state.row
    boards = 0.0
    slot: i64 = 0
    while slot < row[base + at.BOARDS_]:
        word = row[base + at.BOARD_ + slot]
        cells = float(size(word & at.FULL))
        if cells < 25.0:
            boards += 0.45 * cells + 0.012 * cells * cells - 0.5 * float(lonely(word))
        elif state.seats == 1:
            boards += FINISH + 12.0
        slot += 1
    parts = float(state.parts_of(base))
    fresh = float(nibble_sum(row[base + at.FRESH_]))
    rods = float(row[base + at.RODS_])
    late = aim_of(state, seat) & LATE != 0  # then dice are needed less than ore for the launch
    return (
        12.0 * rods
        + ENGINEER * float(state.rescued(seat))
        + 3.0 * parts
        + 1.0 * fresh
        + (0.4 if late else 1.0) * CRYSTAL * float(row[base + at.CRYSTALS_])
        + (2.5 if late else 1.0) * ORE * float(row[base + at.ORE_])
        + boards
    )


def power(state: Survivors, seat: i64) -> float:
    """How long a sequence a seat may hope for at the launch."""
    base: i64 = seat * at.STRIDE
    row = state.row
    if row[base + at.PHASE_] == at.LAUNCHED:
        return float(row[base + at.SEQUENCE_]) / 8.0
    dice = 4.0 + float(row[base + at.RODS_])
    found = 1.3 + 0.25 * dice + 0.75 * float(size(row[base + at.HELD_])) + 0.45 * float(row[base + at.ORE_])
    longest = dice if dice < 8.0 else 8.0
    return found if found < longest else longest


class SurvivorsGuide(Guide):
    """Simulations are played greedily for some rounds, then judged by what was gathered; none rolls for the launch."""

    def __init__(self, known: Survivors, style: str) -> None:
        super().__init__(paired=300, early=known.seats > 1)
        self.taste: Taste = (PLAYERS if known.seats == 1 else EXPERTS)[style]
        self.until: i64 = known.round + ROUNDS

    def policy(self, state: State, seat: i64, luck: Luck) -> i64:
        return decide(cast(Survivors, state), seat, self.taste)

    def stage(self, state: State) -> i64:
        table = cast(Survivors, state)
        if table.stage > at.PARTS or table.round >= self.until:
            return 1
        return 0

    def value(self, state: State) -> list[float]:
        table = cast(Survivors, state)
        if table.stage == at.OVER:
            return table.returns()
        if table.seats == 1:
            much = gathered(table, 0) / PLENTY
            return [0.9 * much]
        if table.stage > at.PARTS:
            return standings([2.5 * power(table, s) for s in range(table.seats)])
        return standings([gathered(table, s) / LEAD for s in range(table.seats)])

    def shortlist(self, known: State, seat: i64) -> vec[i64]:
        """All choices, but of many tiles' places and operations the best."""
        table = cast(Survivors, known)
        choices = known.legal(seat)
        base: i64 = seat * at.STRIDE
        phase = table.row[base + at.PHASE_]
        if len(choices) <= SHORT or phase not in (at.LAYING, at.OPERATE):
            return choices
        priced: list[tuple[float, int]] = []
        i: i64 = 0
        while i < len(choices):
            if phase == at.LAYING:
                worth = place_worth(table, seat, table.row[base + at.SHAPE_] - 1, choices[i])
            else:
                worth = operation_worth(table, seat, choices[i], self.taste)
            priced.append((-worth, int(choices[i])))
            i += 1
        return cheapest(priced, SHORT)


def standings(strengths: list[float]) -> list[float]:
    """Shares of the victory by strength."""
    top = max(strengths)
    shares = [exp(strength - top) for strength in strengths]
    total = sum(shares)
    return [share / total for share in shares]


def guide(known: State, style: str = "") -> Guide:
    """What the search is told about this game."""
    return SurvivorsGuide(cast(Survivors, known), style)
