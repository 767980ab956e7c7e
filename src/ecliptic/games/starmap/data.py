"""The edition: the sheets as data, checked when they are loaded."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec

from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.names import ABILITIES, ARTICLES, DAYS, ENTRIES, SUPPORTERS
from ecliptic.games.starmap.ruleset import Chart
from ecliptic.kernel.edition import Overlay, Tagged, convert, fingerprint, read_tables
from ecliptic.kernel.errors import BadEdition

FOLDER = Path(__file__).parent
HIGHEST_VALUE = 9
_BOX = re.compile(r"(?P<experience>[1-9])|(?P<star>\*)|\[(?P<square>[1-9])\]")


class Item(NamedTuple):
    """One box of a cost."""

    kind: int
    value: int


class MapTable(Tagged, frozen=True):
    rows: list[str]


class DaysTable(Tagged, frozen=True):
    items: str
    triangles: int


class CostTable(Tagged, frozen=True):
    cost: str


class ArticleTable(Tagged, frozen=True):
    cost: str
    number: int


class RulingsTable(Tagged, frozen=True):
    multi_plot: bool


class Rank(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    least: int = msgspec.field(name="from")


class RanksTable(Tagged, frozen=True):
    rows: list[Rank]


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The files of `data/` as they are written."""

    map: MapTable
    days: DaysTable
    abilities: dict[str, CostTable]
    supporters: dict[str, CostTable]
    articles: dict[str, ArticleTable]
    rulings: RulingsTable
    ranks: RanksTable


class Edition:
    """A checked sheet: its tables, its costs by group, and the chart that the rules use."""

    def __init__(self, tables: dict[str, object]) -> None:
        self.hash = fingerprint(tables)
        self.tables = convert(tables, Tables)
        _check_map(self.tables.map.rows)
        _check_rulings(self.tables)
        _check_ranks(self.tables.ranks.rows)
        self.costs = _costs(self.tables)
        """The items of every group, in the order of their numbers."""
        items = [item for cost in self.costs.values() for item in cost]
        if len(items) > c.MAX_ITEMS:
            raise BadEdition(f"the sheet has {len(items)} boxes in all, but there is room for {c.MAX_ITEMS}")
        self.numbers = [self.tables.articles[week].number for week in ARTICLES]
        self.chart = Chart(
            [sum(1 << x for x, sign in enumerate(row) if sign == "*") for row in self.tables.map.rows],
            [item.kind for item in items],
            [item.value for item in items],
            [group for group, cost in enumerate(self.costs.values()) for _ in cost],
            self.numbers,
        )

    def rank(self, score: int) -> str:
        """The rank of a solo score."""
        return [rank.name for rank in self.tables.ranks.rows if rank.least <= score][-1]


@cache
def built_in() -> Edition:
    """The sheet that comes with the game."""
    return Edition(read_tables(FOLDER / "data"))


def load(overlay: Overlay | None = None) -> Edition:
    """The built-in sheet, or it with somebody's corrections."""
    return built_in() if overlay is None else Edition(read_tables(FOLDER / "data", overlay))


# -- checking ------------------------------------------------------------------------------------------------


def _check_map(rows: list[str]) -> None:
    """The lattice and the stars: 13 by 13 points with a major wherever both coordinates are odd."""
    if len(rows) != c.WIDTH:
        raise BadEdition(f"map.rows has {len(rows)} rows, but the lattice has {c.WIDTH}")
    for y, row in enumerate(rows):
        if len(row) != c.WIDTH:
            raise BadEdition(f"map.rows: row {y} has {len(row)} points, but the lattice has {c.WIDTH}")
        for x, sign in enumerate(row):
            _check_point(x, y, sign)
    if not any("*" in row for row in rows):
        raise BadEdition("map.rows has no star (*)")


def _check_point(x: int, y: int, sign: str) -> None:
    if sign not in "O.*":
        raise BadEdition(f"map.rows: point ({x},{y}) is {sign!r}, but it should be O (major), . (minor) or * (star)")
    major = x % 2 == 1 and y % 2 == 1
    if major and sign != "O":
        raise BadEdition(f"map.rows: point ({x},{y}) must be a major (O), since both its coordinates are odd")
    if not major and sign == "O":
        raise BadEdition(f"map.rows: point ({x},{y}) cannot be a major: a square would have two major corners")


def _check_rulings(tables: Tables) -> None:
    if tables.rulings.multi_plot:
        raise BadEdition("rulings.multi_plot is true, but only one plotting for each positioning can be played (A-02)")


def _check_ranks(rows: list[Rank]) -> None:
    values = [rank.least for rank in rows]
    if not values or values[0] != 0:
        raise BadEdition("ranks.rows must begin with a rank from 0 points")
    if any(low >= high for low, high in pairwise(values)):
        raise BadEdition(f"ranks.rows must rise from rank to rank, but reads {values}")


def _costs(tables: Tables) -> dict[str, list[Item]]:
    _check_names("abilities", tables.abilities, [code for code in ABILITIES if code not in ("POS1", "PLOT1")])
    _check_names("supporters", tables.supporters, list(SUPPORTERS))
    _check_names("articles", tables.articles, list(ARTICLES))
    day = _day_items(tables.days)
    costs = {name: list(day) for name in DAYS}
    for code in ENTRIES:
        if code in tables.abilities:
            costs[code] = _cost(f"abilities.{code}", tables.abilities[code].cost)
        elif code in tables.supporters:
            costs[code] = _cost(f"supporters.{code}", tables.supporters[code].cost)
        else:
            costs[code] = []  # owned from the start
    for code in ARTICLES:
        costs[code] = _cost(f"articles.{code}", tables.articles[code].cost)
        if tables.articles[code].number < 1:
            raise BadEdition(f"articles.{code}.number is {tables.articles[code].number}, but it should be at least 1")
    return costs


def _check_names(table: str, given: Mapping[str, object], wanted: list[str]) -> None:
    for code in wanted:
        if code not in given:
            raise BadEdition(f"{table}.{code} is missing")
    for code in given:
        if code not in wanted:
            raise BadEdition(f"{table}.{code} is unknown; the {table} are {', '.join(wanted)}")


def _day_items(days: DaysTable) -> list[Item]:
    items = _cost("days", days.items)
    if len(items) != c.DAY_ITEMS:
        raise BadEdition(f"days.items has {len(items)} boxes, but a day has {c.DAY_ITEMS}")
    if any(item.kind != c.EXPERIENCE for item in items):
        raise BadEdition("days.items may hold experience boxes only: stars and squares are not spent on days (A-14)")
    if days.triangles != 2:
        raise BadEdition(f"days.triangles is {days.triangles}, but there are two researchers to fill them")
    return items


def _cost(where: str, text: str) -> list[Item]:
    """`3 * [1]` as items."""
    items = []
    for word in text.split():
        found = _BOX.fullmatch(word)
        if found is None:
            raise BadEdition(
                f"{where}: {word!r} is not a box; write 1 to {HIGHEST_VALUE} for experience, * for a star, "
                f"[1] to [{HIGHEST_VALUE}] for squares"
            )
        if found["star"]:
            items.append(Item(c.STAR, 1))
        elif found["square"]:
            items.append(Item(c.SQUARE, int(found["square"])))
        else:
            items.append(Item(c.EXPERIENCE, int(found["experience"])))
    if not items:
        raise BadEdition(f"{where} has no box; everything that is not owned from the start has a cost")
    return items
