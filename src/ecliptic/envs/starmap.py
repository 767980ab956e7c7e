"""What a seat of Mihi Anguli observes (compiled): its own sheet and turn, then those of the others as it knows them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.envs.writer import (
    Encoder,
    Field,
    Layouts,
    Names,
    Traits,
    capped,
    eight,
    gap,
    members,
    one_of,
    seated,
    set_of,
)
from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.rules import Starmap
from ecliptic.games.starmap.scoring import own_score
from ecliptic.kernel.state import State

CELLS: Final = 9
PHASES: Final = 18


@final
class StarmapEncoder(Encoder):
    """The same fields for every seat, the viewer's first, then clockwise."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)

    def fields(self) -> list[Field]:
        found = [Field("rounds", 1, 127, "rounds that are over"), gap(7)]
        for place in range(self.seats):
            found += _sheet(place)
        return found

    def write(self, known: State, seat: i64, out: vec[i64], at: i64) -> i64:
        assert isinstance(known, Starmap)
        out[at] = capped(known.rounds)
        at += 1
        place: i64 = 0
        while place < self.seats:
            at = self._write_sheet(known, seated(self.seats, seat, place) * c.SEAT, out, at)
            place += 1
        return at

    def _write_sheet(self, s: Starmap, base: i64, out: vec[i64], at: i64) -> i64:
        table = s.table
        spread = self.spread
        y: i64 = 0
        while y < c.WIDTH:
            at = members(out, spread, at, table[base + c.ROW + y], 2)
            y += 1
        at = members(out, spread, at, table[base + c.ITEMS], 8)
        at = members(out, spread, at, table[base + c.ITEMS + 1], 8)
        at = members(out, spread, at, table[base + c.OWNED], 3)
        articles = table[base + c.ARTICLES]
        out[at] = eight(
            table[base + c.DAY],
            table[base + c.WEEK],
            articles & 7,
            (articles >> 3) & 7,
            (articles >> 6) & 7,
            (articles >> 9) & 7,
            (articles >> 12) & 7,
            capped(own_score(s.chart, table, base)),
        )
        at = one_of(out, at + 1, table[base + c.PHASE], 3)
        out[at] = eight(
            table[base + c.DIE],
            table[base + c.DIE + 1],
            table[base + c.DIE + 2],
            capped(table[base + c.BUDGET]),
            table[base + c.COMBO],
            table[base + c.MAJOR],
            table[base + c.POS_DIE],
            table[base + c.PLOT_DIE],
        )
        at = members(out, spread, at + 1, table[base + c.OFFER], 2)
        at = members(out, spread, at, table[base + c.CHOSEN], 2)
        at = members(out, spread, at, table[base + c.USED], 3)
        zero: i64 = 0
        out[at] = eight(
            table[base + c.STARS],
            table[base + c.SQUARES],
            table[base + c.REWARD],
            table[base + c.TRIANGLES],
            table[base + c.ROLL],
            zero,
            zero,
            zero,
        )
        return at + 1


def _sheet(place: int) -> list[Field]:
    whose = "own" if place == 0 else f"other_{place}"
    rows = [part for y in range(c.WIDTH) for part in set_of(f"{whose}_row_{y}", c.WIDTH, "the filled points of a row")]
    return [
        *rows,
        *set_of(f"{whose}_items", c.WORD, "the boxes filled, the first 62"),
        *set_of(f"{whose}_more_items", c.WORD, "the boxes filled, the others"),
        *set_of(f"{whose}_entries", c.ENTRIES, "the abilities and supporters owned"),
        Field(f"{whose}_day", 1, 6, "the day"),
        Field(f"{whose}_week", 1, 6, "the week"),
        Field(f"{whose}_articles", c.WEEKS, 4, "the articles: 0 open, 1 lapsed, 2 number, 3 point, 4 declined"),
        Field(f"{whose}_score", 1, 127, "what the sheet is worth"),
        *set_of(f"{whose}_phase", PHASES, "the step of the turn"),
        Field(f"{whose}_dice", 3, 6, "the dice not placed yet, ascending"),
        Field(f"{whose}_budget", 1, 127, "experience to spend"),
        Field(f"{whose}_combo", 1, 17, "the abilities being used"),
        Field(f"{whose}_major", 1, 35, "the major star aimed at"),
        Field(f"{whose}_position_die", 1, 6, "the die placed on a positioning"),
        Field(f"{whose}_plot_die", 1, 6, "the die placed on a plotting"),
        *set_of(f"{whose}_offer", CELLS, "the cells that may be filled"),
        *set_of(f"{whose}_chosen", CELLS, "the cells chosen of them"),
        *set_of(f"{whose}_used", c.ENTRIES, "the abilities used this turn"),
        Field(f"{whose}_stars", 1, 127, "new stars to spend"),
        Field(f"{whose}_squares", 1, 127, "new squares to spend"),
        Field(f"{whose}_reward", 1, 1, "the squares come from an article"),
        Field(f"{whose}_researchers", 1, 2, "researchers at the start of the turn"),
        Field(f"{whose}_roll", 1, 56, "1 + the roll of this round; 0 before it, and alone"),
        gap(3),
    ]


def encoder(state: State) -> Encoder:
    return StarmapEncoder(state.seats)


# -- for the page about it, and for OpenSpiel ------------------------------------------------------------------------

LAYOUTS: Layouts = [("Two players", 2, {})]
NOTE: Final = "Alone, the fields of `other_1` are missing; with more players they are repeated for each of them."
SOLO_POINTS: Final = 200.0
"""More than any sheet can be worth."""


def names(state: State) -> Names:
    """What stands at each place of a field."""
    from ecliptic.games.starmap import names as known

    assert isinstance(state, Starmap)
    items = known.item_names(state.chart)
    return {
        "own_phase": [known.PHASE_NAMES[number] for number in range(len(known.PHASE_NAMES))],
        "own_entries own_used": known.ENTRIES,
        "own_offer own_chosen": known.CELLS,
        "own_articles": known.ARTICLES,
        "own_items": items[: c.WORD],
        "own_more_items": items[c.WORD :],
    }


def traits(state: State) -> Traits:
    """Alone there is nothing to hide, and the result is the score."""
    return Traits(perfect=True, highest=SOLO_POINTS) if state.seats == 1 else Traits()
