"""Positions as JSON-able data, and back with every doubt spoken out.

A seat has its `sheet`, its `turn` (the phase, and only what the phase needs) and, where others play, the sheet as it
stood when the round began (`before`) and the `roll` since then, which is all that the others see until it is over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.lattice import block
from ecliptic.games.starmap.legal import more_cells, possible_offers
from ecliptic.games.starmap.names import (
    ARTICLE_STATES,
    COMBOS,
    DAYS,
    DICE,
    ENTRIES,
    PHASE_NAMES,
    PHASES,
    cells_in,
    entries_in,
    item_names,
)
from ecliptic.games.starmap.names import CELLS as CELL_NAMES
from ecliptic.games.starmap.rules import Starmap
from ecliptic.games.starmap.ruleset import rolls
from ecliptic.games.starmap.state import new_table
from ecliptic.kernel.bits import bit, members
from ecliptic.kernel.errors import BadPosition

FILLED, EMPTY = "#", "."

# What a turn tells in each phase, besides the phase.
_ROLLED = ("dice", "triangles")
_FIELDS: dict[int, tuple[str, ...]] = {
    c.P_ROLL: (),
    c.P_AWAY: (),
    c.P_DONE: (),
    c.P_FINISHED: (),
    c.P_SUPPORT: _ROLLED,
    c.P_REWARD: _ROLLED,
    c.P_XP: (*_ROLLED, "budget"),
    c.P_ABILITY: (*_ROLLED, "used"),
    c.P_DICE: (*_ROLLED, "used", "combo"),
    c.P_TARGET: (*_ROLLED, "used", "combo", "pos_die", "plot_die"),
    c.P_LAYOUT: (*_ROLLED, "used", "combo", "major", "plot_die"),
    c.P_CELLS: (*_ROLLED, "used", "combo", "major", "plot_die", "offer", "chosen"),
    c.P_POINT: (*_ROLLED, "used", "combo"),
    c.P_STARS: (*_ROLLED, "used", "stars", "squares"),
    c.P_SQUARES: (*_ROLLED, "used", "squares", "reward"),
    c.P_RECORD: (*_ROLLED, "used", "combo"),
    c.P_OPTIMIZE: (*_ROLLED, "used", "combo"),
    c.P_STUDY: (*_ROLLED, "used", "combo", "budget"),
}
_NUMBERS = {
    "triangles": (c.TRIANGLES, 2),
    "budget": (c.BUDGET, c.MAX_VALUE),
    "pos_die": (c.POS_DIE, 6),
    "plot_die": (c.PLOT_DIE, 6),
    "stars": (c.STARS, 9),
    "squares": (c.SQUARES, c.MAX_VALUE),
    "reward": (c.REWARD, 1),
}
_ROLLS = rolls()
_ALONE = {c.P_POINT: c.C_PLOT5, c.P_RECORD: c.C_REC, c.P_OPTIMIZE: c.C_OPT, c.P_STUDY: c.C_STUDY}
"""Phases of one ability."""


# -- writing -------------------------------------------------------------------------------------------------


def to_dict(state: Starmap) -> dict[str, object]:
    """The position; `from_dict` reads it."""
    sheets = []
    for seat in range(state.seats):
        at = seat * c.SEAT
        data: dict[str, object] = {"sheet": sheet_dict(state, at), "turn": turn_dict(state, at)}
        if state.seats > 1:
            data["before"] = sheet_dict(state, at + c.BEFORE)
            data["roll"] = roll_of(state, at)
        sheets.append(data)
    rolling = int(state.rolling) if state.rolling >= 0 else None
    return {"rounds": int(state.rounds), "rolling": rolling, "seats": sheets}


def sheet_dict(state: Starmap, at: int) -> dict[str, object]:
    """What lasts of a seat, or of its start of the round."""
    table = state.table
    names = item_names(state.chart)
    articles = table[at + c.ARTICLES]
    return {
        "map": ["".join(FILLED if table[at + y] >> x & 1 else EMPTY for x in range(c.WIDTH)) for y in range(c.WIDTH)],
        "items": [names[item] for item in items_of(state, at)],
        "day": DAYS[table[at + c.DAY]],
        "week": int(table[at + c.WEEK]),
        "articles": [ARTICLE_STATES[articles >> (3 * week) & 7] for week in range(c.WEEKS)],
    }


def roll_of(state: Starmap, at: int) -> list[int] | None:
    """The roll of this round, where there are others to see it."""
    roll = int(state.table[at + c.ROLL])
    return list(_ROLLS[roll - 1]) if roll else None


def items_of(state: Starmap, at: int) -> list[int]:
    """The filled items."""
    first, second = int(state.table[at + c.ITEMS]), int(state.table[at + c.ITEMS + 1])
    return members(first | second << c.WORD)


def has_item(state: Starmap, at: int, item: int) -> bool:
    """Whether an item is filled."""
    return bool(state.table[at + c.ITEMS + item // c.WORD] >> (item % c.WORD) & 1)


def turn_dict(state: Starmap, at: int) -> dict[str, object]:
    """The phase of a seat and what it needs."""
    table = state.table
    phase = int(table[at + c.PHASE])
    data: dict[str, object] = {"phase": PHASE_NAMES[phase]}
    for field in _FIELDS[phase]:
        if field in _NUMBERS:
            data[field] = int(table[at + _NUMBERS[field][0]])
        elif field == "dice":
            data[field] = [int(table[at + c.DIE + i]) for i in range(3) if table[at + c.DIE + i]]
        elif field == "used":
            data[field] = entries_in(table[at + c.USED])
        elif field == "combo":
            data[field] = COMBOS[table[at + c.COMBO]]
        elif field == "major":
            data[field] = [int(table[at + c.MAJOR]) % 6 + 1, int(table[at + c.MAJOR]) // 6 + 1]
        else:
            data[field] = cells_in(table[at + (c.OFFER if field == "offer" else c.CHOSEN)])
    return data


# -- reading -------------------------------------------------------------------------------------------------


def from_dict(start: Starmap, data: Mapping[str, object]) -> Starmap:
    """A position on the sheets of `start` (any position of the same edition), whole or redacted."""
    _keys(data, "the position", {"rounds", "rolling", "seats"})
    seats = _list(data["seats"], "seats")
    if not 1 <= len(seats) <= 4:
        raise BadPosition(f"seats lists {len(seats)} seats, but 1 to 4 can play")
    state = Starmap(start.chart, len(seats), new_table(len(seats)), _number(data["rounds"], "rounds", 0, 35), -1, 0)
    for seat, entry in enumerate(seats):
        _read_seat(state, seat, _mapping(entry, f"seats[{seat}]"))
    if data["rolling"] is not None:
        state.rolling = _number(data["rolling"], "rolling", 0, state.seats - 1)
    _check_round(state)
    _check_choices(state)
    return state


def _read_seat(state: Starmap, seat: int, data: Mapping[str, object]) -> None:
    where = f"seats[{seat}]"
    _keys(data, where, {"sheet", "turn", "before", "roll"} if state.seats > 1 else {"sheet", "turn"})
    at = seat * c.SEAT
    _read_sheet(state, at, _mapping(data["sheet"], f"{where}.sheet"), f"{where}.sheet")
    if state.seats > 1:
        _read_sheet(state, at + c.BEFORE, _mapping(data["before"], f"{where}.before"), f"{where}.before")
    _read_turn(state, at, _mapping(data["turn"], f"{where}.turn"), f"{where}.turn")
    if state.seats > 1:
        _check_before(state, at, where)
        _read_roll(state, at, data["roll"], where)
    if c.P_ROLL < state.table[at + c.PHASE] < c.P_DONE:
        state.acting |= bit(seat)


def _read_sheet(state: Starmap, at: int, data: Mapping[str, object], where: str) -> None:
    _keys(data, where, {"map", "items", "day", "week", "articles"})
    table = state.table
    rows = _list(data["map"], f"{where}.map")
    if len(rows) != c.WIDTH:
        raise BadPosition(f"{where}.map has {len(rows)} rows, but the map has {c.WIDTH}")
    for y, row in enumerate(rows):
        table[at + y] = _row(row, f"{where}.map[{y}]")
    _read_items(state, at, _list(data["items"], f"{where}.items"), f"{where}.items")
    table[at + c.DAY] = _choice(data["day"], DAYS, f"{where}.day")
    table[at + c.WEEK] = _number(data["week"], f"{where}.week", 1, c.FINAL_WEEK)
    _read_articles(state, at, _list(data["articles"], f"{where}.articles"), f"{where}.articles")


def _row(row: object, where: str) -> int:
    if not isinstance(row, str) or len(row) != c.WIDTH or set(row) - {FILLED, EMPTY}:
        raise BadPosition(f"{where} should be {c.WIDTH} of {FILLED} and {EMPTY}, not {row!r}")
    return sum(1 << x for x, sign in enumerate(row) if sign == FILLED)


def _read_items(state: Starmap, at: int, given: Sequence[object], where: str) -> None:
    names = {name: item for item, name in enumerate(item_names(state.chart))}
    words = [0, 0]
    last = -1
    for name in given:
        if not isinstance(name, str) or name not in names:
            raise BadPosition(f"{where} has {name!r}, which is no box of this edition")
        item = names[name]
        if item <= last:
            raise BadPosition(f"{where}: {name} should stand once, in the order of the sheet")
        last = item
        words[item // c.WORD] |= 1 << (item % c.WORD)
    table = state.table
    table[at + c.ITEMS], table[at + c.ITEMS + 1] = words
    owned = c.STARTING
    for entry in range(c.ENTRIES):
        if state.chart.complete(c.ENTRY_GROUP + entry, words[0], words[1]):
            owned |= 1 << entry
    table[at + c.OWNED] = owned


def _read_articles(state: Starmap, at: int, given: Sequence[object], where: str) -> None:
    table = state.table
    if len(given) != c.WEEKS:
        raise BadPosition(f"{where} lists {len(given)} articles, but there are {c.WEEKS}")
    packed = 0
    for week, word in enumerate(given, 1):
        value = _choice(word, ARTICLE_STATES, f"{where}[{week - 1}]")
        full = state.chart.complete(c.ARTICLE_GROUP + week - 1, table[at + c.ITEMS], table[at + c.ITEMS + 1])
        if value >= c.NUMBER and not full:
            raise BadPosition(f"{where}: week {week} cannot be {word!r}, its boxes are not all filled")
        if value == c.LAPSED and full:
            raise BadPosition(f"{where}: week {week} cannot have lapsed, its boxes are all filled")
        packed |= value << (3 * (week - 1))
    table[at + c.ARTICLES] = packed


def _read_turn(state: Starmap, at: int, data: Mapping[str, object], where: str) -> None:
    table = state.table
    if "phase" not in data:
        raise BadPosition(f"{where} has no phase")
    phase = _choice(data["phase"], tuple(PHASES), f"{where}.phase")
    phase = list(PHASES.values())[phase]
    _keys(data, where, {"phase", *_FIELDS[phase]})
    table[at + c.PHASE] = phase
    for field in _FIELDS[phase]:
        _read_field(table, at, field, data[field], f"{where}.{field}")
    _check_weeks(state, at, where)
    _check_turn(state, at, phase, where)


def _read_roll(state: Starmap, at: int, value: object, where: str) -> None:
    """Whoever has begun a turn in this round has rolled, and holds no die that was not rolled."""
    table = state.table
    phase = table[at + c.PHASE]
    begun = phase != c.P_ROLL and table[at + c.BEFORE + c.WEEK] != c.FINAL_WEEK
    if (value is not None) != begun:
        raise BadPosition(f"{where}.roll is {value!r}, which does not go with phase {PHASE_NAMES[phase]}")
    if value is None:
        return
    roll = tuple(_number(die, f"{where}.roll", 1, 6) for die in _list(value, f"{where}.roll"))
    if roll not in _ROLLS:
        raise BadPosition(f"{where}.roll should be three values in ascending order, not {value!r}")
    left = list(roll)
    for die in (int(table[at + c.DIE + i]) for i in range(3) if table[at + c.DIE + i]):
        if die not in left:
            raise BadPosition(f"{where}.turn.dice has a {die} that is not in the roll")
        left.remove(die)
    table[at + c.ROLL] = 1 + _ROLLS.index(roll)


def _read_field(table: vec[i64], at: int, field: str, value: object, where: str) -> None:
    if field in _NUMBERS:
        table[at + _NUMBERS[field][0]] = _number(value, where, 0, _NUMBERS[field][1])
    elif field == "dice":
        dice = [_number(die, where, 1, 6) for die in _list(value, where)]
        if len(dice) > 3 or dice != sorted(dice):
            raise BadPosition(f"{where} should be at most three values in ascending order, not {value!r}")
        for i, die in enumerate(dice):
            table[at + c.DIE + i] = die
    elif field == "used":
        table[at + c.USED] = _set(value, ENTRIES, where)
    elif field == "combo":
        table[at + c.COMBO] = _choice(value, COMBOS, where)
    elif field == "major":
        pair = [_number(number, where, 1, 6) for number in _list(value, where)]
        if len(pair) != 2:
            raise BadPosition(f"{where} should be two numbers from 1 to 6, not {value!r}")
        table[at + c.MAJOR] = 6 * (pair[1] - 1) + pair[0] - 1
    else:
        table[at + (c.OFFER if field == "offer" else c.CHOSEN)] = _set(value, CELL_NAMES, where)


# -- checking ------------------------------------------------------------------------------------------------


def _check_weeks(state: Starmap, at: int, where: str) -> None:
    """Articles are settled week by week; the current one may be settled only while its reward is spent."""
    table = state.table
    phase, week = table[at + c.PHASE], table[at + c.WEEK]
    settled = week
    if phase == c.P_SQUARES and table[at + c.REWARD]:
        settled = week + 1
    for number in range(1, c.WEEKS + 1):
        value = table[at + c.ARTICLES] >> (3 * (number - 1)) & 7
        if (value == c.OPEN) != (number >= settled):
            raise BadPosition(f"{where}: in week {week} the article of week {number} cannot be {ARTICLE_STATES[value]}")
    if (week == c.FINAL_WEEK) != (phase == c.P_FINISHED) and phase in (c.P_ROLL, c.P_DONE, c.P_FINISHED, c.P_AWAY):
        raise BadPosition(f"{where}: phase {PHASE_NAMES[phase]} does not go with week {week}")
    if week == c.FINAL_WEEK and phase in (c.P_SUPPORT, c.P_REWARD):
        raise BadPosition(f"{where}: phase {PHASE_NAMES[phase]} does not go with week {week}")


def _check_turn(state: Starmap, at: int, phase: int, where: str) -> None:
    """That a turn's parts fit each other, so that it can go on."""
    table = state.table
    if phase == c.P_ROLL or phase >= c.P_AWAY:
        return
    researchers = (table[at + c.OWNED] >> c.RES_A & 1) + (table[at + c.OWNED] >> c.RES_B & 1)
    if table[at + c.TRIANGLES] > researchers:
        raise BadPosition(f"{where}.triangles is {table[at + c.TRIANGLES]}, but {researchers} researchers are owned")
    if table[at + c.USED] & ~table[at + c.OWNED]:
        raise BadPosition(f"{where}.used has an ability that is not owned")
    _check_dice(state, at, phase, where)
    if phase == c.P_STARS and not table[at + c.STARS]:
        raise BadPosition(f"{where}.stars is 0, but phase stars has one to spend")
    if "combo" in _FIELDS[phase]:
        _check_combo(state, at, phase, where)
    if phase == c.P_REWARD:
        article = c.ARTICLE_GROUP + table[at + c.WEEK] - 1
        if not state.chart.complete(article, table[at + c.ITEMS], table[at + c.ITEMS + 1]):
            raise BadPosition(f"{where}: there is no reward for an article with an empty box")


def _check_dice(state: Starmap, at: int, phase: int, where: str) -> None:
    """Of three dice, those that are not at hand lie on the abilities used: at most one pair, and single ones."""
    table = state.table
    dice = sum(1 for i in range(3) if table[at + c.DIE + i])
    used = entries_in(table[at + c.USED])
    if any(code not in DICE for code in used):
        raise BadPosition(f"{where}.used has a supporter, but dice are placed on abilities only")
    pairs = [code for code in used if code != "PLOT5" and code.startswith(("POS", "PLOT"))]
    if pairs and [code[:3] for code in pairs] != ["POS", "PLO"]:
        raise BadPosition(f"{where}.used should have one positioning with one plotting, not {' '.join(pairs)}")
    early = phase == c.P_SQUARES and table[at + c.REWARD]
    if early and used:
        raise BadPosition(f"{where}.used has {used[0]}, but a reward comes before the abilities")
    if dice + sum(DICE[code] for code in used) != 3:
        placed = "none is placed before the abilities" if not used else f"the rest would not fit on {' '.join(used)}"
        raise BadPosition(f"{where}.dice has {dice} dice, but {placed}")
    if phase == c.P_ABILITY and not dice:
        raise BadPosition(f"{where}.dice is empty, so the turn should be over")


def _check_combo(state: Starmap, at: int, phase: int, where: str) -> None:
    table = state.table
    combo = int(table[at + c.COMBO])
    name = COMBOS[combo]
    needs = state.chart.needs[combo]
    if needs & ~table[at + c.OWNED]:
        raise BadPosition(f"{where}.combo is {name}, which is not owned")
    if (phase == c.P_DICE) == bool(needs & table[at + c.USED]):
        raise BadPosition(f"{where}.used does not go with {name} in phase {PHASE_NAMES[phase]}")
    if phase in _ALONE and combo != _ALONE[phase]:
        raise BadPosition(f"{where}.combo is {name}, which has no phase {PHASE_NAMES[phase]}")
    plot, first = state.chart.plot[combo], state.chart.first[combo]
    wrong = (
        (phase in (c.P_TARGET, c.P_LAYOUT, c.P_CELLS) and combo >= c.PAIRS)
        or (phase == c.P_TARGET and first < c.POS3)
        or (phase == c.P_LAYOUT and plot != c.PLOT1)
        or (phase == c.P_CELLS and plot == c.PLOT4)
    )
    if wrong:
        raise BadPosition(f"{where}.combo is {name}, which has no phase {PHASE_NAMES[phase]}")
    _check_dice_read(state, at, phase, where)
    if phase == c.P_CELLS:
        _check_cells(state, at, where)


def _check_dice_read(state: Starmap, at: int, phase: int, where: str) -> None:
    """A die that an ability has read is 1 to 6; one that it does not read is 0."""
    if phase not in (c.P_TARGET, c.P_LAYOUT, c.P_CELLS):
        return
    table = state.table
    combo = table[at + c.COMBO]
    reads_plot = state.chart.plot[combo] != c.PLOT4
    if (table[at + c.PLOT_DIE] > 0) != reads_plot:
        raise BadPosition(f"{where}.plot_die is {table[at + c.PLOT_DIE]}, which does not go with {COMBOS[combo]}")
    reads_pos = phase == c.P_TARGET and state.chart.first[combo] == c.POS3
    if (table[at + c.POS_DIE] > 0) != reads_pos:
        raise BadPosition(f"{where}.pos_die is {table[at + c.POS_DIE]}, which does not go with {COMBOS[combo]}")


def _check_cells(state: Starmap, at: int, where: str) -> None:
    table = state.table
    offer, chosen = table[at + c.OFFER], table[at + c.CHOSEN]
    if not offer or chosen & ~offer:
        raise BadPosition(f"{where}.chosen must be some of the cells on offer")
    if offer & block(table, at, table[at + c.MAJOR]):
        raise BadPosition(f"{where}.offer has a cell that is filled already")
    if offer not in possible_offers(state.chart, table, at):
        raise BadPosition(f"{where}.offer is no layout of this plotting")
    if chosen and not more_cells(state.chart, table, at):
        raise BadPosition(f"{where}.chosen leaves no cell to choose: the plotting would be over")


def _check_before(state: Starmap, at: int, where: str) -> None:
    """The start of the round against now: nothing is ever erased, and a seat that has not begun has not changed."""
    table = state.table
    phase = table[at + c.PHASE]
    unchanged = all(table[at + i] == table[at + c.BEFORE + i] for i in range(c.SHEET))
    if phase in (c.P_ROLL, c.P_AWAY) and not unchanged:
        raise BadPosition(f"{where}.before differs from the sheet, though nothing is known to have happened on it")
    erased = any(table[at + c.BEFORE + i] & ~table[at + i] for i in range(c.DAY))
    if erased or not 0 <= table[at + c.WEEK] - table[at + c.BEFORE + c.WEEK] <= 1:
        raise BadPosition(f"{where}.before cannot have become the sheet within one turn")
    if phase != c.P_FINISHED and table[at + c.BEFORE + c.WEEK] == c.FINAL_WEEK:
        raise BadPosition(f"{where}.before is over, so the seat must be finished")


def _check_round(state: Starmap) -> None:
    phases = [int(state.table[seat * c.SEAT + c.PHASE]) for seat in range(state.seats)]
    waiting = [seat for seat, phase in enumerate(phases) if phase == c.P_ROLL]
    if state.rolling != (waiting[0] if waiting else -1):
        raise BadPosition(f"rolling should be {waiting[0] if waiting else None}, the first seat in phase roll")
    if not waiting and not state.acting and c.P_DONE in phases:
        raise BadPosition("all seats are done, so the round should be over")
    for seat in range(max(waiting, default=0)):
        if phases[seat] == c.P_DONE:
            raise BadPosition(f"seats[{seat}] cannot be done before all have rolled")


def _check_choices(state: Starmap) -> None:
    """Whoever may act has something to do, and can go on to the end of the turn."""
    if state.rolling >= 0:
        state = state.clone()
        state.rolling = -1
    for seat in range(state.seats):
        phase = state.table[seat * c.SEAT + c.PHASE]
        if c.P_ROLL < phase < c.P_AWAY:
            if not len(state.legal(seat)):
                raise BadPosition(f"seats[{seat}] is to act in phase {PHASE_NAMES[phase]}, but can do nothing there")


# -- small readers -------------------------------------------------------------------------------------------


def _keys(data: Mapping[str, object], where: str, wanted: set[str]) -> None:
    for key in sorted(wanted - set(data)):
        raise BadPosition(f"{where} has no {key}")
    for key in sorted(set(data) - wanted):
        raise BadPosition(f"{where} has {key}, which does not belong there")


def _mapping(value: object, where: str) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise BadPosition(f"{where} should be a table, not {value!r}")
    return cast("Mapping[str, object]", value)


def _list(value: object, where: str) -> Sequence[object]:
    if not isinstance(value, list | tuple):
        raise BadPosition(f"{where} should be a list, not {value!r}")
    return value


def _number(value: object, where: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"{where} should be a number from {low} to {high}, not {value!r}")
    return value


def _choice(value: object, names: tuple[str, ...], where: str) -> int:
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"{where} is {value!r}, but should be one of: {', '.join(names)}")
    return names.index(value)


def _set(value: object, names: tuple[str, ...], where: str) -> int:
    numbers = [_choice(word, names, where) for word in _list(value, where)]
    if numbers != sorted(set(numbers)):
        raise BadPosition(f"{where} should list each name once and in order, not {value!r}")
    return sum(1 << number for number in numbers)
