"""The sheet as data: the built-in one, corrected ones, and bad ones with their explanations."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ecliptic
from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.game import StarmapGame
from ecliptic.games.starmap.rules import Starmap
from tests.games.starmap.helpers import GAME, ITEMS, all_points, play, ring, sheet, stars, start, to_abilities, whole

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


# -- bad positions -------------------------------------------------------------------------------------------


def start_data() -> dict[str, object]:
    return json.loads(json.dumps(GAME.start(1).to_dict()))  # type: ignore[no-any-return]


def cells_data() -> dict[str, object]:
    state = start(1)
    play(to_abilities(state, "2 3 5"), "use POS1+PLOT1", "dice 2 3 5")
    return json.loads(json.dumps(state.to_dict()))  # type: ignore[no-any-return]


SHEET, TURN = ("seats", 0, "sheet"), ("seats", 0, "turn")
BAD_START: list[tuple[tuple[object, ...], object, str]] = [
    (("rounds",), -1, "rounds"),
    (("rolling",), None, "rolling should be 0"),
    (("seats",), [], "0 seats"),
    ((*SHEET, "map"), ["."], "1 rows"),
    ((*SHEET, "map", 4), "..", "map[4]"),
    ((*SHEET, "items"), ["OPT.9"], "OPT.9"),
    ((*SHEET, "items"), ["OPT.2", "OPT.1"], "in the order"),
    ((*SHEET, "day"), "TODAY", "day"),
    ((*SHEET, "week"), 7, "week"),
    ((*SHEET, "week"), 3, "cannot be open"),
    ((*SHEET, "articles"), ["open"], "1 articles"),
    ((*SHEET, "articles", 0), "number", "not all filled"),
    ((*SHEET, "colour"), 1, "colour"),
    ((*TURN, "phase"), "sleep", "phase"),
    ((*TURN, "dice"), [1, 2, 3], "does not belong there"),
    (TURN, {"phase": "finished"}, "does not go with week 1"),
    (TURN, {"phase": "reward", "dice": [1, 2, 3], "triangles": 0}, "empty box"),
    (TURN, {"phase": "experience", "dice": [3, 2, 1], "triangles": 0, "budget": 1}, "ascending"),
    (TURN, {"phase": "experience", "dice": [1, 2], "triangles": 0, "budget": 1}, "none is placed"),
    (TURN, {"phase": "experience", "dice": [1, 2, 3], "triangles": 2, "budget": 1}, "researchers"),
    (TURN, {"phase": "ability", "dice": [1], "triangles": 0, "used": ["OPT"]}, "not owned"),
    (TURN, {"phase": "ability", "dice": [1], "triangles": 0, "used": ["PLOT1", "POS1"]}, "in order"),
    (TURN, {"phase": "ability", "dice": [], "triangles": 0, "used": ["POS1", "PLOT1"]}, "turn should be over"),
    (
        TURN,
        {"phase": "stars", "dice": [], "triangles": 0, "used": ["POS1", "PLOT1"], "stars": 0, "squares": 0},
        "stars is",
    ),
    (TURN, {"phase": "dice", "dice": [1, 2, 3], "triangles": 0, "used": [], "combo": "OPT"}, "not owned"),
]


def put(data: object, path: tuple[object, ...], value: object) -> None:
    for key in path[:-1]:
        data = data[key]  # type: ignore[index]
    data[path[-1]] = value  # type: ignore[index]


@pytest.mark.parametrize(("path", "value", "words"), BAD_START, ids=[words for _, _, words in BAD_START])
def test_a_bad_position_is_explained(path: tuple[object, ...], value: object, words: str) -> None:
    data = start_data()
    put(data, path, value)
    with pytest.raises(ecliptic.BadPosition) as caught:
        GAME.position(data)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("offer", [], "on offer"),
        ("offer", ["N"], "no layout"),
        ("chosen", ["N"], "on offer"),
        ("chosen", ["NW", "NE", "C", "SW", "SE"], "would be over"),
        ("plot_die", 0, "plot_die"),
        ("major", [1], "two numbers"),
        ("used", [], "none is placed before the abilities"),
        ("used", ["POS1"], "one positioning with one plotting"),
        ("dice", [1], "would not fit on POS1 PLOT1"),
        ("combo", "POS1+PLOT4", "combo"),
    ],
)
def test_a_bad_plotting_is_explained(field: str, value: object, words: str) -> None:
    data = cells_data()
    put(data, (*TURN, field), value)
    with pytest.raises(ecliptic.BadPosition) as caught:
        GAME.position(data)
    assert words in str(caught.value)


def test_a_reward_after_abilities_is_explained() -> None:
    data = sheet("SUN", 1, whole("W1"), ring(1, 1), {1: "point"})
    turn = {"phase": "squares", "dice": [1, 2, 3], "triangles": 0, "used": [], "squares": 1, "reward": 1}
    seats = [{"sheet": data, "turn": turn}]
    GAME.position({"rounds": 3, "rolling": None, "seats": seats})
    turn |= {"dice": [], "used": ["POS1", "PLOT1"]}
    with pytest.raises(ecliptic.BadPosition, match="a reward comes before the abilities"):
        GAME.position({"rounds": 3, "rolling": None, "seats": seats})


def test_a_roll_that_does_not_fit_is_explained() -> None:
    state = start(2)
    play(state, "roll 1 2 3", "roll 2 2 2")
    for roll, words in (
        (None, "does not go with phase experience"),
        ([3, 2, 1], "ascending"),
        ([1, 2], "ascending"),
        ([1, 2, 7], "from 1 to 6"),
        ([1, 2, 4], "has a 3 that is not in the roll"),
    ):
        data = json.loads(json.dumps(state.to_dict()))
        put(data, ("seats", 0, "roll"), roll)
        with pytest.raises(ecliptic.BadPosition) as caught:
            GAME.position(data)
        assert words in str(caught.value)


def test_a_start_of_the_round_that_does_not_fit_is_explained() -> None:
    for path, value, words in (
        (("seats", 1, "before", "day"), "MON", "differs"),
        (("seats", 1, "before", "map", 0), "#" + "." * 12, "differs"),
        (("seats", 1, "before"), None, "should be a table"),
    ):
        data = json.loads(json.dumps(GAME.start(2).to_dict()))
        put(data, path, value)
        with pytest.raises(ecliptic.BadPosition) as caught:
            GAME.position(data)
        assert words in str(caught.value)
