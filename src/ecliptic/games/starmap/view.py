"""What a viewer may see, as JSON-able data with everything that a client needs to draw it."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.data import Edition, Item
from ecliptic.games.starmap.lattice import largest_group, star_count
from ecliptic.games.starmap.moves import dice_of, item_of, layout_cells, spell
from ecliptic.games.starmap.names import (
    ABILITIES,
    ARTICLE_STATES,
    ARTICLES,
    CELLS,
    COMBOS,
    DAYS,
    DICE,
    ENTRIES,
    KINDS,
    PHASE_NAMES,
    SUPPORTERS,
    cells_in,
    item_names,
)
from ecliptic.games.starmap.position import items_of, roll_of, turn_dict
from ecliptic.games.starmap.rules import Starmap
from ecliptic.games.starmap.ruleset import LAYOUTS
from ecliptic.games.starmap.scoring import (
    article_points,
    article_state,
    headhunter_points,
    publisher_points,
    unique_points,
)
from ecliptic.kernel.bits import members
from ecliptic.kernel.text import Texts

Json = dict[str, object]
Point = list[int]

PLOTTING = (c.P_DICE, c.P_TARGET, c.P_LAYOUT, c.P_CELLS)
"""The steps from an ability to the points it fills."""


def view(state: Starmap, viewer: int, edition: Edition, texts: Texts) -> Json:
    """`state` is what the viewer knows."""
    over = state.actors() == 0
    seats = [_seat(state, seat, over) for seat in range(state.seats)]
    you = viewer if viewer < state.seats else None
    data: Json = {
        "round": int(state.rounds) + (0 if over else 1),
        "you": you,
        "over": over,
        "phase": _phase(state, you, over),
        "rolling": int(state.rolling) if state.rolling >= 0 else None,
        "sheet": _sheet(edition, texts),
        "seats": seats,
        "prompt": _prompt(state, you, over, texts),
        "choices": [] if you is None else [choice(state, you, action) for action in state.legal(you)],
    }
    if over:
        data["result"] = _result(state, edition)
    return data


def headline(state: Starmap, texts: Texts) -> str:
    if state.actors() == 0:
        return texts("prompt.finished")
    return texts("headline.now", round=int(state.rounds) + 1)


def _phase(state: Starmap, you: int | None, over: bool) -> str:
    """What the viewer is at."""
    if over:
        return "over"
    if state.rolling >= 0:
        return "roll"
    return "round" if you is None else PHASE_NAMES[int(state.table[you * c.SEAT + c.PHASE])]


def _prompt(state: Starmap, you: int | None, over: bool, texts: Texts) -> str:
    if over:
        return texts("prompt.finished")
    if state.rolling >= 0 or you is None:
        return texts("prompt.roll" if state.rolling >= 0 else "prompt.away")
    at = you * c.SEAT
    phase = PHASE_NAMES[int(state.table[at + c.PHASE])]
    if phase == "dice":
        return _dice_prompt(COMBOS[int(state.table[at + c.COMBO])].split("+"), texts)
    return texts(f"prompt.{phase}", budget=int(state.table[at + c.BUDGET]), squares=int(state.table[at + c.SQUARES]))


def _dice_prompt(abilities: list[str], texts: Texts) -> str:
    """What the order of the dice means."""
    code = "PLOT4" if abilities[-1] == "PLOT4" else abilities[0]
    return texts(f"prompt_dice.{code}" if f"prompt_dice.{code}" in texts else "prompt.dice")


# -- the printed sheet ---------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _sheet(edition: Edition, texts: Texts) -> Json:
    """What is printed, the same for all: the lattice, the costs, the words."""
    rows = edition.tables.map.rows
    names = iter(item_names(edition.chart))
    boxes = {group: [_box(next(names), item) for item in cost] for group, cost in edition.costs.items()}

    def entry(code: str) -> Json:
        found: Json = {
            "code": code,
            "name": texts(f"name.{code}"),
            "effect": texts(f"effect.{code}"),
            "items": boxes[code],
        }
        if code in DICE:
            found["dice"] = DICE[code]
        return found

    return {
        "size": c.WIDTH,
        "stars": [[x, y] for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "*"],
        "majors": [[x, y] for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "O"],
        "days": [{"code": day, "name": texts(f"name.{day}"), "items": boxes[day]} for day in DAYS],
        "triangles": edition.tables.days.triangles,
        "abilities": [entry(code) for code in ABILITIES],
        "supporters": [entry(code) for code in SUPPORTERS],
        "articles": [
            {"code": code, "week": week, "number": edition.numbers[week - 1], "items": boxes[code]}
            for week, code in enumerate(ARTICLES, 1)
        ],
        "layouts": {str(die): [cells_in(LAYOUTS[4 * die + i]) for i in range(4)] for die in range(1, 7)},
        "ranks": [{"name": rank.name, "from": rank.least} for rank in edition.tables.ranks.rows],
    }


def _box(name: str, item: Item) -> Json:
    return {"name": name, "kind": KINDS[item.kind], "value": item.value}


# -- a seat --------------------------------------------------------------------------------------------------


def _seat(state: Starmap, seat: int, over: bool) -> Json:
    at = seat * c.SEAT
    table = state.table
    owned = int(table[at + c.OWNED])
    names = item_names(state.chart)
    return {
        "seat": seat,
        "turn": turn_dict(state, at),
        "roll": roll_of(state, at),
        "day": DAYS[table[at + c.DAY]],
        "week": int(table[at + c.WEEK]),
        "points": filled_points(state, at),
        "squares": filled_squares(state, at),
        "items": [names[item] for item in items_of(state, at)],
        "owned": [code for entry, code in enumerate(ENTRIES) if owned >> entry & 1],
        "triangles": (owned >> c.RES_A & 1) + (owned >> c.RES_B & 1),
        "articles": [ARTICLE_STATES[article_state(table, at, week)] for week in range(1, c.WEEKS + 1)],
        "score": score(state, seat, over),
    }


def filled_points(state: Starmap, at: int) -> list[Point]:
    return [[x, y] for y in range(c.WIDTH) for x in members(state.table[at + y])]


def filled_squares(state: Starmap, at: int) -> list[int]:
    """The numbers of the filled squares: 12 y + x for the upper left corner."""
    rows = [int(state.table[at + y]) for y in range(c.WIDTH)]
    pairs = [row & row >> 1 for row in rows]
    return [12 * y + x for y in range(12) for x in members(pairs[y] & pairs[y + 1] & 0xFFF)]


def score(state: Starmap, seat: int, over: bool) -> Json:
    """So far, part by part; what nobody else has is counted when the game is over."""
    at = seat * c.SEAT
    parts = {
        "group": int(largest_group(state.table, at)),
        "stars": int(star_count(state.table, at, state.chart.star_rows)),
        "articles": int(article_points(state.chart, state.table, at)),
        "publisher": int(publisher_points(state.table, at)),
        "headhunter": int(headhunter_points(state.table, at)),
        "unique": int(unique_points(state.table, state.seats, seat)) if over else 0,
    }
    return {**parts, "total": sum(parts.values())}


def _result(state: Starmap, edition: Edition) -> Json:
    returns = state.returns()
    if state.seats == 1:
        return {"rank": edition.rank(int(returns[0])), "winners": [0]}
    return {"rank": None, "winners": [seat for seat, share in enumerate(returns) if share > 0]}


# -- a choice ------------------------------------------------------------------------------------------------


def choice(state: Starmap, seat: int, action: int) -> Json:
    """A legal action with what a client can hang it on: a box, points of the map, dice."""
    data: Json = {"action": action, "move": spell(state, seat, action), "kind": kind_of(action)}
    at = seat * c.SEAT
    if data["kind"] == "item":
        data["item"] = item_names(state.chart)[item_of(action)]
    elif data["kind"] == "article":
        data["week"] = action
    elif data["kind"] == "point":
        data["points"] = [[(action - c.A_POINT) % c.WIDTH, (action - c.A_POINT) // c.WIDTH]]
    elif data["kind"] == "ability":
        data["abilities"] = COMBOS[action - c.A_COMBO].split("+")
    elif data["kind"] == "dice":
        data["dice"] = dice_of(state, seat, action - c.A_DICE)
    elif data["kind"] == "major":
        data["points"] = [cell_point(action - c.A_MAJOR, CELLS.index("C"))]
    elif data["kind"] in ("layout", "cell", "all"):
        data["points"] = cells_points(int(state.table[at + c.MAJOR]), _cells_of(state, seat, action))
    return data


def _cells_of(state: Starmap, seat: int, action: int) -> int:
    if action < c.A_CELL:
        return layout_cells(state, seat, action - c.A_LAYOUT)
    return 1 << (action - c.A_CELL) if action < c.A_ALL else int(state.table[seat * c.SEAT + c.OFFER])


def cell_point(major: int, cell: int) -> Point:
    """The lattice point of a cell around a major."""
    return [2 * (major % 6) + cell % 3, 2 * (major // 6) + cell // 3]


def cells_points(major: int, cells: int) -> list[Point]:
    return [cell_point(major, cell) for cell in range(9) if cells >> cell & 1]


def kind_of(action: int) -> str:
    """Which sort of thing an action picks."""
    for first, kind in (
        (c.A_MORE_ITEMS, "item"), (c.A_ROLL, "roll"), (c.A_ALL, "all"), (c.A_CELL, "cell"), (c.A_LAYOUT, "layout"),
        (c.A_MAJOR, "major"), (c.A_DICE, "dice"), (c.A_COMBO, "ability"), (c.A_ITEM, "item"), (c.A_POINT, "point"),
        (c.A_NUMBER, "number"), (c.A_MENTOR, "mentor"), (1, "article"),
    ):  # fmt: skip
        if action >= first:
            return kind
    return "pass"


# -- a look ahead --------------------------------------------------------------------------------------------


def reach(state: Starmap, seat: int, action: int) -> list[Point]:
    """The empty points that an action fills or leads to, with the dice at hand."""
    found: set[tuple[int, int]] = set()
    _follow(state, seat, action, found)
    filled = {(x, y) for x, y in filled_points(state, seat * c.SEAT)}
    return [[x, y] for x, y in sorted(found - filled)]


def _follow(state: Starmap, seat: int, action: int, found: set[tuple[int, int]]) -> None:
    kind = kind_of(action)
    if kind in ("layout", "cell", "all", "point"):
        found.update((x, y) for x, y in cast("list[Point]", choice(state, seat, action)["points"]))
    elif kind in ("ability", "dice", "major"):
        after = state.clone()
        after.apply(seat, action)
        if after.actors() >> seat & 1 and int(after.table[seat * c.SEAT + c.PHASE]) in PLOTTING:
            for follower in after.legal(seat):
                _follow(after, seat, follower, found)
