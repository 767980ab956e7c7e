"""The sheet as data: the built-in one, corrected ones, and bad ones with their explanations."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ecliptic
from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.game import StarmapGame
from ecliptic.games.starmap.rules import Starmap
from tests.games.starmap.helpers import GAME, ITEMS, all_points, ring, stars, start

ROWS = GAME.edition.tables.map.rows


def edition(tmp_path: Path, text: str) -> StarmapGame:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return StarmapGame(path)


def test_the_lattice_has_36_majors_115_minors_and_18_stars() -> None:
    signs = "".join(ROWS)
    assert (signs.count("O"), signs.count("."), signs.count("*")) == (36, 115, 18)


def test_the_stars_are_symmetric_apart_and_one_on_each_ring() -> None:
    found = stars()
    assert {(12 - x, 12 - y) for x, y in found} == found
    for x, y in found:
        near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        assert near & found == {(x, y)}
    for a in range(1, 7):
        for b in range(1, 7):
            assert len(set(ring(a, b)) & found) == 1
    assert len(all_points()) == 169


def test_the_sheet_has_110_items_of_the_known_kinds_and_values() -> None:
    chart = GAME.edition.chart
    rest = range(28, 110)

    def values(kind: int) -> list[int]:
        return [int(chart.value[i]) for i in rest if chart.kind[i] == kind]

    assert len(ITEMS) == 110
    assert sum(int(chart.value[i]) for i in range(28)) == 70
    assert (len(values(c.EXPERIENCE)), sum(values(c.EXPERIENCE))) == (45, 154)
    assert len(values(c.STAR)) == 19
    assert (len(values(c.SQUARE)), sum(values(c.SQUARE))) == (18, 27)


def test_item_ids_follow_the_sheet() -> None:
    assert ITEMS[4 * 1 + 0] == "MON.1"
    assert ITEMS[28] == "POS2.1"
    assert ITEMS[109] == "W5.6"
    assert ITEMS.index("OPT.2") == ITEMS.index("OPT.1") + 1


def test_action_ids_are_the_fixed_ones() -> None:
    assert (c.A_POINT, c.A_ITEM, c.A_COMBO, c.A_DICE, c.A_MAJOR, c.A_LAYOUT, c.A_CELL, c.A_ALL, c.A_ROLL) == (
        8, 177, 287, 305, 311, 347, 351, 360, 361,
    )  # fmt: skip
    state = start(1)
    assert GAME.parse(state, 0, "point 12,12") == 176
    assert GAME.parse(state, 0, "fill W5.6") == 286
    assert GAME.parse(state, 0, "use STUDY") == 304
    assert GAME.parse(state, 0, "major 6,6") == 346
    assert GAME.parse(state, 0, "cell SE") == 359


def test_every_table_says_where_it_comes_from() -> None:
    tables = GAME.edition.tables
    every = [tables.map, tables.days, tables.rulings, tables.ranks]
    every += [*tables.abilities.values(), *tables.supporters.values(), *tables.articles.values()]
    for table in every:
        assert table.provenance in ("printed", "inferred", "reconstructed")
        assert table.why or table.provenance == "printed"


def test_a_corrected_cost_is_played_by_and_changes_the_hash(tmp_path: Path) -> None:
    game = edition(tmp_path, '[abilities.POS2]\ncost = "1"\n')
    assert game.edition_hash != GAME.edition_hash
    state = game.start(1)
    assert isinstance(state, Starmap)
    for move, seat in (("roll 1 1 1", ecliptic.NATURE), ("fill POS2.1", 0)):
        ecliptic.step(state, seat, game.parse(state, seat, move))
    assert state.table[c.OWNED] >> c.POS2 & 1


def test_an_edition_may_have_more_items_than_the_built_in_one(tmp_path: Path) -> None:
    game = edition(tmp_path, '[articles.W5]\ncost = "1 1 1 1 1 1 1 1 1 1 1 1"\n')
    assert game.edition.chart.items == 116
    state = game.start(1)
    assert isinstance(state, Starmap)
    ecliptic.step(state, ecliptic.NATURE, game.parse(state, ecliptic.NATURE, "roll 6 6 6"))
    action = game.parse(state, 0, "fill W5.12")
    assert action == c.A_MORE_ITEMS + 5
    assert list(state.legal(0)) == sorted(state.legal(0))
    ecliptic.step(state, 0, action)
    assert game.spell(state, 0, action) == "fill W5.12"
    assert ecliptic.playout(state, 1)


BAD = [
    ('[abilities.POS2]\ncost = "3 x"\n', "abilities.POS2: 'x' is not a box"),
    ('[abilities.POS2]\ncost = ""\n', "abilities.POS2 has no box"),
    ('[abilities.POS2]\ncost = "10"\n', "'10' is not a box"),
    ('[days]\nitems = "1 2 3"\n', "days.items has 3 boxes"),
    ('[days]\nitems = "1 2 3 *"\n', "experience boxes only"),
    ("[days]\ntriangles = 3\n", "days.triangles is 3"),
    ("[articles.W1]\nnumber = 0\n", "articles.W1.number is 0"),
    ("[rulings]\nmulti_plot = true\n", "A-02"),
    ("[map]\nrows = []\n", "map.rows has 0 rows"),
    (f"[map]\nrows = {json.dumps(['...', *ROWS[1:]])}\n", "row 0 has 3 points"),
    (f"[map]\nrows = {json.dumps(['O' + '.' * 12, *ROWS[1:]])}\n", "(0,0) cannot be a major"),
    (f"[map]\nrows = {json.dumps([ROWS[0], '.' * 13, *ROWS[2:]])}\n", "(1,1) must be a major"),
    (f"[map]\nrows = {json.dumps(['?' + '.' * 12, *ROWS[1:]])}\n", "(0,0) is '?'"),
    (f"[map]\nrows = {json.dumps([row.replace('*', '.') for row in ROWS])}\n", "no star"),
    ('[articles.W5]\ncost = "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"\n', "room for 124"),
    ('[ranks]\nrows = [{ name = "A", from = 0 }, { name = "B", from = 0 }]\n', "must rise"),
    ('[ranks]\nrows = [{ name = "A", from = 1 }]\n', "begin with a rank from 0"),
    ("[abilities.POS9]\ncost = '1'\n", "POS9"),
    ("[map]\ncolour = 1\n", "colour"),
    ('[days]\nprovenance = "guessed"\n', "provenance"),
    ("not toml", "not valid TOML"),
]


@pytest.mark.parametrize(("text", "words"), BAD, ids=[words for _, words in BAD])
def test_a_bad_edition_is_explained(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(ecliptic.BadEdition) as caught:
        edition(tmp_path, text)
    assert words in str(caught.value)
