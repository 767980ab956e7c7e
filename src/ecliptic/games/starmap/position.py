"""Positions as data, both ways. What does not fit together is refused with a sentence.

A seat has its `sheet`, its `turn` (the phase, and only what the phase needs) and, where others play, the sheet as it
stood when the round began (`before`) and the `roll` since then, which is all that the others see until it is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, cast

from librt.vecs import vec
from msgspec import UNSET, UnsetType
from mypy_extensions import i64

from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.lattice import block
from ecliptic.games.starmap.legal import more_cells, possible_offers
from ecliptic.games.starmap.rules import Starmap
from ecliptic.games.starmap.ruleset import rolls
from ecliptic.kernel.bits import below, bit, members, size

# isort: off
from ecliptic.games.starmap.names import (
    ARTICLE_STATES, CELLS, COMBOS, DAYS, DICE, ENTRIES, PHASE_NAMES, PHASES, entries_in, item_names,
)  # fmt: skip
from ecliptic.kernel.position import (
    Cells, Code, Lists, Name, Number, Packed, Part, Row, Set, Wrong, fresh, in_range, put, read, require, take,
)  # fmt: skip
# isort: on

if TYPE_CHECKING:
    from ecliptic.games.starmap.game import StarmapGame

# What a turn tells in each phase, besides the phase.
_ROLLED = ("dice", "triangles")
_USED = (*_ROLLED, "used")
_FIELDS: dict[int, tuple[str, ...]] = {
    c.P_SUPPORT: _ROLLED,
    c.P_REWARD: _ROLLED,
    c.P_XP: (*_ROLLED, "budget"),
    c.P_ABILITY: _USED,
    c.P_DICE: (*_USED, "combo"),
    c.P_TARGET: (*_USED, "combo", "pos_die", "plot_die"),
    c.P_LAYOUT: (*_USED, "combo", "major", "plot_die"),
    c.P_CELLS: (*_USED, "combo", "major", "plot_die", "offer", "chosen"),
    c.P_POINT: (*_USED, "combo"),
    c.P_STARS: (*_USED, "stars", "squares"),
    c.P_SQUARES: (*_USED, "squares", "reward"),
    c.P_RECORD: (*_USED, "combo"),
    c.P_OPTIMIZE: (*_USED, "combo"),
    c.P_STUDY: (*_USED, "combo", "budget"),
}
_ROLLS = rolls()
_ALONE = {c.P_POINT: c.C_PLOT5, c.P_RECORD: c.C_REC, c.P_OPTIMIZE: c.C_OPT, c.P_STUDY: c.C_STUDY}
"""Phases of one ability."""


@dataclass(frozen=True)
class Items(Code):
    """The filled boxes, in two words."""

    def take(self, holder: vec[i64], base: int, lists: Lists) -> object:
        return Set("items").encode(int(holder[base + c.ITEMS]) | int(holder[base + c.ITEMS + 1]) << c.WORD, lists)

    def put(self, holder: vec[i64], base: int, data: list[str], lists: Lists) -> None:
        filled = Set("items").decode(data, lists)
        holder[base + c.ITEMS], holder[base + c.ITEMS + 1] = filled & below(c.WORD), filled >> c.WORD


@dataclass(frozen=True)
class Dice(Code):
    """The dice at hand, ascending."""

    def take(self, holder: vec[i64], base: int, lists: Lists) -> object:
        return [int(die) for die in holder[base + c.DIE : base + c.DIE + 3] if die]

    def put(self, holder: vec[i64], base: int, data: list[int], lists: Lists) -> None:
        if len(data) > 3 or data != sorted(data):
            raise Wrong(f"should be at most three values in ascending order, not {data}")
        for place, die in enumerate(data):
            holder[base + c.DIE + place] = in_range(die, 1, 6)


@dataclass(frozen=True)
class Major(Code):
    """The column and the row of a major."""

    def encode(self, kept: int, lists: Lists) -> object:
        return [int(kept) % 6 + 1, int(kept) // 6 + 1]

    def decode(self, data: list[int], lists: Lists) -> int:
        if len(data) != 2:
            raise Wrong(f"should be two numbers from 1 to 6, not {data}")
        return 6 * (in_range(data[1], 1, 6) - 1) + in_range(data[0], 1, 6) - 1


class Sheet(Part):
    map: Annotated[list[str], Row(Cells(c.WIDTH), c.WIDTH, at=c.ROW)]
    items: Annotated[list[str], Items()]
    day: Annotated[str, Name(DAYS, at=c.DAY)]
    week: Annotated[int, Number(1, c.FINAL_WEEK, at=c.WEEK)]
    articles: Annotated[list[str], Packed(Name(ARTICLE_STATES), c.WEEKS, bits=3, at=c.ARTICLES)]


Words = list[str] | UnsetType
Figures = list[int] | UnsetType
Figure = int | UnsetType


class Turn(Part):
    phase: Annotated[str, Name("phases", at=c.PHASE)]
    dice: Annotated[Figures, Dice()] = UNSET
    triangles: Annotated[Figure, Number(0, 2, at=c.TRIANGLES)] = UNSET
    used: Annotated[Words, Set(ENTRIES, at=c.USED)] = UNSET
    combo: Annotated[str | UnsetType, Name(COMBOS, at=c.COMBO)] = UNSET
    budget: Annotated[Figure, Number(0, c.MAX_VALUE, at=c.BUDGET)] = UNSET
    major: Annotated[Figures, Major(at=c.MAJOR)] = UNSET
    pos_die: Annotated[Figure, Number(0, 6, at=c.POS_DIE)] = UNSET
    plot_die: Annotated[Figure, Number(0, 6, at=c.PLOT_DIE)] = UNSET
    offer: Annotated[Words, Set(CELLS, at=c.OFFER)] = UNSET
    chosen: Annotated[Words, Set(CELLS, at=c.CHOSEN)] = UNSET
    stars: Annotated[Figure, Number(0, 9, at=c.STARS)] = UNSET
    squares: Annotated[Figure, Number(0, c.MAX_VALUE, at=c.SQUARES)] = UNSET
    reward: Annotated[Figure, Number(0, 1, at=c.REWARD)] = UNSET


class Seat(Part):
    sheet: Sheet
    turn: Turn
    before: Sheet | UnsetType = UNSET
    roll: list[int] | UnsetType | None = UNSET


class Position(Part):
    rounds: Annotated[int, Number()]
    rolling: Annotated[int | None, Number(0, 3, none=-1)]
    seats: list[Seat]


# -- writing -------------------------------------------------------------------------------------------------


def to_dict(state: Starmap) -> dict[str, object]:
    """The position; `from_dict` reads it."""
    table, lists, seats = state.table, _lists(state), []
    for base in range(0, state.seats * c.SEAT, c.SEAT):
        seat: dict[str, object] = {"sheet": take(Sheet, table, base, lists), "turn": turn_dict(state, base)}
        if state.seats > 1:
            seat["before"] = take(Sheet, table, base + c.BEFORE, lists)
            seat["roll"] = roll_of(state, base)
        seats.append(seat)
    return take(Position, state, seats=seats)


def _lists(state: Starmap) -> Lists:
    return {"items": item_names(state.chart), "phases": [PHASE_NAMES[phase] for phase in range(len(PHASES))]}


def roll_of(state: Starmap, at: int) -> list[int] | None:
    """The roll of this round, where there are others to see it."""
    roll = int(state.table[at + c.ROLL])
    return list(_ROLLS[roll - 1]) if roll else None


def items_of(state: Starmap, at: int) -> list[int]:
    """The filled items."""
    return members(int(state.table[at + c.ITEMS]) | int(state.table[at + c.ITEMS + 1]) << c.WORD)


def has_item(state: Starmap, at: int, item: int) -> bool:
    """Whether an item is filled."""
    return bool(state.table[at + c.ITEMS + item // c.WORD] >> (item % c.WORD) & 1)


def turn_dict(state: Starmap, at: int) -> dict[str, object]:
    """The phase of a seat and what it needs."""
    needed = ("phase", *_FIELDS.get(state.table[at + c.PHASE], ()))
    return {name: value for name, value in take(Turn, state.table, at, _lists(state)).items() if name in needed}


# -- reading -------------------------------------------------------------------------------------------------


def from_dict(game: StarmapGame, data: Mapping[str, object]) -> Starmap:
    """A position, whole or redacted. Raises `BadPosition` with one sentence."""
    part = read(Position, data)
    state = cast(Starmap, fresh(game, len(part.seats), {}))
    put(part, state)
    for seat, entry in enumerate(part.seats):
        _read_seat(state, seat, entry, f"seats[{seat}]")
    _check_round(state)
    _check_choices(state)
    return state


def _read_seat(state: Starmap, seat: int, part: Seat, where: str) -> None:
    at, table, lists = seat * c.SEAT, state.table, _lists(state)
    put(part.turn, table, at, lists, f"{where}.turn")
    _check_fields(table, at, part.turn, f"{where}.turn")
    _read_sheet(state, at, part.sheet, f"{where}.sheet")
    alone = state.seats == 1
    require(
        (part.before is UNSET) == (part.roll is UNSET) == alone,
        f"{where} should have before and roll where others play",
    )
    if isinstance(part.before, Sheet):
        _read_sheet(state, at + c.BEFORE, part.before, f"{where}.before")
        _check_before(table, at, where)
        _read_roll(table, at, part.roll or None, where)
    _check_weeks(table, at, f"{where}.turn")
    if c.P_ROLL < table[at + c.PHASE] < c.P_AWAY:
        _check_turn(state, at, f"{where}.turn")
    if c.P_ROLL < table[at + c.PHASE] < c.P_DONE:
        state.turns |= bit(seat)


def _check_fields(table: vec[i64], at: int, part: Turn, where: str) -> None:
    phase = table[at + c.PHASE]
    for name in Turn.__struct_fields__[1:]:
        given, needed = getattr(part, name) is not UNSET, name in _FIELDS.get(phase, ())
        require(given or not needed, f"{where} lacks {name}, which the phase {part.phase} needs")
        require(needed or not given, f"{where} has {name}, which does not belong to the phase {part.phase}")


def _read_sheet(state: Starmap, at: int, part: Sheet, where: str) -> None:
    table, chart = state.table, state.chart
    put(part, table, at, _lists(state), where)
    words = table[at + c.ITEMS], table[at + c.ITEMS + 1]
    full = [group for group in range(c.GROUPS) if chart.complete(group, *words)]
    table[at + c.OWNED] = c.STARTING | sum(
        1 << group - c.ENTRY_GROUP for group in full if c.ENTRY_GROUP <= group < c.ARTICLE_GROUP
    )
    for week, word in enumerate(part.articles, 1):
        filled = c.ARTICLE_GROUP + week - 1 in full
        right = filled if ARTICLE_STATES.index(word) >= c.NUMBER else word == "open" or not filled
        boxes = "all filled" if filled else "not all filled"
        require(right, f"{where}.articles: week {week} cannot be {word!r}, its boxes are {boxes}")


def _read_roll(table: vec[i64], at: int, roll: list[int] | None, where: str) -> None:
    """Whoever has begun a turn in this round has rolled, and holds no die that was not rolled."""
    phase = table[at + c.PHASE]
    begun = phase != c.P_ROLL and table[at + c.BEFORE + c.WEEK] != c.FINAL_WEEK
    require((roll is not None) == begun, f"{where}.roll is {roll}, which does not go with phase {PHASE_NAMES[phase]}")
    if roll is None:
        return
    require(tuple(roll) in _ROLLS, f"{where}.roll should be three values from 1 to 6 in ascending order, not {roll}")
    left = list(roll)
    for die in table[at + c.DIE : at + c.DIE + 3]:
        require(not die or die in left, f"{where}.turn.dice has a {die} that is not in the roll")
        if die:
            left.remove(die)
    table[at + c.ROLL] = 1 + _ROLLS.index((roll[0], roll[1], roll[2]))


# -- whether it fits together --------------------------------------------------------------------------------


def _check_weeks(table: vec[i64], at: int, where: str) -> None:
    """Articles are settled week by week; the current one may be settled only while its reward is spent."""
    phase, week = table[at + c.PHASE], table[at + c.WEEK]
    _check_articles(table, at, week + 1 if phase == c.P_SQUARES and table[at + c.REWARD] else week, where)
    early = phase in (c.P_ROLL, c.P_DONE, c.P_AWAY, c.P_SUPPORT, c.P_REWARD)
    right = not early if week == c.FINAL_WEEK else phase != c.P_FINISHED
    require(right, f"{where}: phase {PHASE_NAMES[phase]} does not go with week {week}")


def _check_articles(table: vec[i64], at: int, settled: int, where: str) -> None:
    for number in range(1, c.WEEKS + 1):
        value = table[at + c.ARTICLES] >> (3 * (number - 1)) & 7
        right = (value == c.OPEN) == (number >= settled)
        name, week = ARTICLE_STATES[value], table[at + c.WEEK]
        require(right, f"{where}: in week {week} the article of week {number} cannot be {name}")


def _check_turn(state: Starmap, at: int, where: str) -> None:
    """That a turn's parts fit each other, so that it can go on."""
    table, phase = state.table, state.table[at + c.PHASE]
    owned, triangles = table[at + c.OWNED], table[at + c.TRIANGLES]
    researchers = size(owned & (1 << c.RES_A | 1 << c.RES_B))
    require(triangles <= researchers, f"{where}.triangles is {triangles}, but {researchers} researchers are owned")
    require(not table[at + c.USED] & ~owned, f"{where}.used has an ability that is not owned")
    _check_dice(table, at, where)
    require(phase != c.P_STARS or table[at + c.STARS], f"{where}.stars is 0, but phase stars has one to spend")
    if "combo" in _FIELDS[phase]:
        _check_combo(state, at, where)
    if phase == c.P_REWARD:
        article = c.ARTICLE_GROUP + table[at + c.WEEK] - 1
        full = state.chart.complete(article, table[at + c.ITEMS], table[at + c.ITEMS + 1])
        require(full, f"{where}: there is no reward for an article with an empty box")


def _check_dice(table: vec[i64], at: int, where: str) -> None:
    """Of three dice, those that are not at hand lie on the abilities used: at most one pair, and single ones."""
    phase, used = table[at + c.PHASE], entries_in(table[at + c.USED])
    dice = sum(1 for die in table[at + c.DIE : at + c.DIE + 3] if die)
    require(set(used) <= set(DICE), f"{where}.used has a supporter, but dice are placed on abilities only")
    pairs = [code for code in used if code != "PLOT5" and code.startswith(("POS", "PLOT"))]
    right = [code[:3] for code in pairs] in ([], ["POS", "PLO"])
    require(right, f"{where}.used should have one positioning with one plotting, not {' '.join(pairs)}")
    early = phase == c.P_SQUARES and table[at + c.REWARD]
    require(not (early and used), f"{where}.used is not empty, but a reward comes before the abilities")
    placed = f"the rest would not fit on {' '.join(used)}" if used else "none is placed before the abilities"
    require(dice + sum(DICE[code] for code in used) == 3, f"{where}.dice has {dice} dice, but {placed}")
    require(dice or phase != c.P_ABILITY, f"{where}.dice is empty, so the turn should be over")


def _check_combo(state: Starmap, at: int, where: str) -> None:
    table, chart = state.table, state.chart
    phase, combo = table[at + c.PHASE], int(table[at + c.COMBO])
    name, needs = COMBOS[combo], chart.needs[combo]
    require(not needs & ~table[at + c.OWNED], f"{where}.combo is {name}, which is not owned")
    right = (phase == c.P_DICE) != bool(needs & table[at + c.USED])
    require(right, f"{where}.used does not go with {name} in phase {PHASE_NAMES[phase]}")
    plot, first, paired = chart.plot[combo], chart.first[combo], combo < c.PAIRS
    right = {
        c.P_TARGET: paired and first >= c.POS3,
        c.P_LAYOUT: paired and plot == c.PLOT1,
        c.P_CELLS: paired and plot != c.PLOT4,
        c.P_DICE: True,
    }.get(phase, combo == _ALONE.get(phase))
    require(right, f"{where}.combo is {name}, which has no phase {PHASE_NAMES[phase]}")
    if phase in (c.P_TARGET, c.P_LAYOUT, c.P_CELLS):
        right = (table[at + c.PLOT_DIE] > 0) == (plot != c.PLOT4)
        require(right, f"{where}.plot_die is {table[at + c.PLOT_DIE]}, which does not go with {name}")
        right = (table[at + c.POS_DIE] > 0) == (phase == c.P_TARGET and first == c.POS3)
        require(right, f"{where}.pos_die is {table[at + c.POS_DIE]}, which does not go with {name}")
    if phase == c.P_CELLS:
        _check_cells(state, at, where)


def _check_cells(state: Starmap, at: int, where: str) -> None:
    table, chart = state.table, state.chart
    offer, chosen = table[at + c.OFFER], table[at + c.CHOSEN]
    require(offer and not chosen & ~offer, f"{where}.chosen must be some of the cells on offer")
    filled = offer & block(table, at, table[at + c.MAJOR])
    require(not filled, f"{where}.offer has a cell that is filled already")
    require(offer in possible_offers(chart, table, at), f"{where}.offer is not a layout of this plotting")
    left = not chosen or more_cells(chart, table, at)
    require(left, f"{where}.chosen leaves no cell to choose: the plotting would be over")


def _check_before(table: vec[i64], at: int, where: str) -> None:
    """The start of the round against now: nothing is ever erased, and a seat that has not begun has not changed."""
    phase, past = table[at + c.PHASE], at + c.BEFORE
    unchanged = list(table[at : at + c.SHEET]) == list(table[past : past + c.SHEET])
    known = phase not in (c.P_ROLL, c.P_AWAY) or unchanged
    require(known, f"{where}.before differs from the sheet, though nothing is known to have happened on it")
    kept = not any(table[past + i] & ~table[at + i] for i in range(c.DAY))
    kept = kept and 0 <= table[at + c.WEEK] - table[past + c.WEEK] <= 1
    require(kept, f"{where}.before cannot have become the sheet within one turn")
    _check_articles(table, past, table[past + c.WEEK], f"{where}.before")
    over = table[past + c.WEEK] == c.FINAL_WEEK and phase != c.P_FINISHED
    require(not over, f"{where}.before is over, so the seat must be finished")


def _check_round(state: Starmap) -> None:
    phases = [int(state.table[seat * c.SEAT + c.PHASE]) for seat in range(state.seats)]
    waiting = [seat for seat, phase in enumerate(phases) if phase == c.P_ROLL]
    rolling = waiting[0] if waiting else -1
    right = state.rolling == rolling
    require(right, f"rolling should be {rolling if waiting else None}, the first seat in phase roll")
    over = not waiting and not state.turns and c.P_DONE in phases
    require(not over, "all seats are done, so the round should be over")
    early = c.P_DONE in phases[: max(waiting, default=0)]
    require(not early, "seats: nobody can be done before all have rolled")


def _check_choices(state: Starmap) -> None:
    """Whoever may act has something to do, and can go on to the end of the turn."""
    if state.rolling >= 0:
        state = state.clone()
        state.rolling = -1
    for seat in range(state.seats):
        phase = state.table[seat * c.SEAT + c.PHASE]
        able = not c.P_ROLL < phase < c.P_AWAY or len(state.legal(seat))
        require(able, f"seats[{seat}] is to act in phase {PHASE_NAMES[phase]}, but can do nothing there")
