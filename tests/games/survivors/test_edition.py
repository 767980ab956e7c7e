"""The components: what the specification says about them, and what is said about bad ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecliptic import game
from ecliptic.games.survivors.drawings import fillable, images, loose_cells, orientations, read_map, split
from ecliptic.kernel.errors import BadEdition
from tests.games.survivors.helpers import GAME

EDITION = GAME.edition


def test_maps_are_as_the_specification_says() -> None:
    assert len(EDITION.maps) == 28
    assert len(set(EDITION.maps.values())) == 28
    first = EDITION.maps["H1"]
    assert {EDITION.maps[name] for name in ("H1", "H2", "H3", "H4")} == set(images(first))
    assert (first.vnaut, first.mech, first.crystals) == (8, 16, frozenset({5, 19, 22}))
    assert first.barriers == frozenset({(7, 8), (8, 13), (16, 17), (17, 22)})
    for name, drawn in EDITION.extras.items():
        plain = name.endswith("A")
        assert len(drawn.crystals) == (3 if plain else 4)
        assert len(drawn.barriers) == (3 if plain else 6)
        assert (drawn.vnaut in {6, 7, 8, 11, 12, 13, 16, 17, 18}) == plain


@pytest.mark.parametrize("name", EDITION.maps)
def test_every_map_can_be_explored(name: str) -> None:
    drawn = EDITION.maps[name]
    assert not loose_cells(drawn)
    assert not split(drawn)
    assert fillable(drawn, [s for s in EDITION.shapes.values() if len(s) >= 3])
    assert fillable(drawn, [s for s in EDITION.shapes.values() if len(s) <= 4])


def test_shapes_have_as_many_orientations_as_the_specification_says() -> None:
    found = {name: len(orientations(squares)) for name, squares in EDITION.shapes.items()}
    assert found == {
        "O1": 1, "I2": 2, "I3": 2, "V3": 4, "I4": 2, "O4": 1, "T4": 4, "S4": 4, "L4": 8,
        "P5": 8, "L5": 8, "V5": 4, "T5": 4, "U5": 4, "W5": 4, "R6": 2, "B6": 8, "M6": 4,
    }  # fmt: skip


def test_parts_are_28_cards_of_which_five_designs_change_dice() -> None:
    assert sum(card.copies for card in EDITION.parts) == 28
    assert [card.id for card in EDITION.parts if card.icons] == ["PT1", "PT2", "PT3", "PT4", "PT5"]


def test_every_table_says_where_it_comes_from() -> None:
    tables = EDITION.tables
    for table in (tables.start_boards, tables.extra_boards, tables.tiles, tables.engineers, tables.parts):
        assert table.provenance in ("inferred", "reconstructed")
        assert table.why


def test_somebodys_own_map_is_laid_over(tmp_path: Path) -> None:
    lines = [". . . . C", "", ". . C . .", "    -", "C .|. V .", "", ". . . . .", "    -", ". . . . ."]
    path = tmp_path / "mine.toml"
    path.write_text('[extra_boards.maps]\nE01A = """\n' + "\n".join(lines) + '\n"""\n')
    mine = game("survivors", path)
    assert mine.edition_hash != GAME.edition_hash
    assert mine.start(2).actors()


MAP = """. . . . C

. . C . .
    -
C .|. V .

. .|. . .

. . . . ."""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("C . ", ". . ", "board E01A has 2 crystals, but it should have 3"),
        (".|. V", ". . V", "board E01A has 2 barrier edges, but it should have 3"),
        ("V .", ". V", "board E01A has its V-naut on the rim"),
        ("V", ".", "board E01A has 0 V-nauts"),
        ("V", "X", "board E01A has 'X' for cell 4,3"),
        ("    -", "   -", "board E01A has '-' in line 4 at place 4"),
        ("C .|", "M .|", "board E01A has a mech"),
        (". . . . C", ". . . . C . .", "line 1 of the drawing of board E01A is longer"),
    ],
)
def test_a_bad_map_is_explained(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_text('[extra_boards.maps]\nE01A = """\n' + MAP.replace(old, new, 1) + '\n"""\n')
    with pytest.raises(BadEdition, match=message):
        game("survivors", path)


def test_a_start_board_that_is_no_mirror_image(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    drawn = ". . . . .\n\nC . .|V .\n      -\n. . . . .\n\n. M|. . C\n    -\nC . . . ."
    path.write_text(f'[start_boards.maps]\nH3 = """\n{drawn}\n"""\n')
    with pytest.raises(BadEdition, match="start board H3 is not a mirror image of H1"):
        game("survivors", path)


def test_walls_that_split_a_board_or_leave_dead_ends_are_found() -> None:
    split_map = read_map("X1", ". . . . .\n\n. V . . .\n- - - - -\n. . . . .\n\n. . . . .\n\n. . . . .")
    assert split(split_map)
    assert not loose_cells(split_map)
    dead_end = read_map("X2", ".|. . . .\n\n. V . . .\n\n. . . . .\n\n. . . . .\n\n. . . . .")
    assert loose_cells(dead_end) == [0]
    assert not fillable(split_map, [((0, 0), (0, 1), (0, 2), (0, 3))])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[tiles.shapes]\nI2 = """\n#.#\n"""', "shape I2 falls into pieces"),
        ('[tiles.shapes]\nI2 = """\n###\n"""', "shape I2 has 3 squares, so its name should end in 3"),
        ('[tiles.shapes]\nV3 = """\n###\n"""', "shapes I3 and V3 are the same"),
        ('[tiles.shapes]\nO1 = """\nx\n"""', "the drawing of shape O1 has 'x'"),
        ('[tiles]\nsolo_limit = 9', "tiles.solo_limit is 9"),
        ('[engineers]\neffects = ["flip"]', "engineers.effects should be reroll, set3, sub2, set4, adj1, flip"),
        ('[engineers]\neffects = ["flip", "set3", "sub2", "set4", "adj1", "reroll"]', "engineers.effects should be"),
        ('[engineers]\ncopies = 1', "engineers.copies is 1, but it can only be 3"),
        ('[engineers]\ncopies = 4', "engineers.copies is 4, but it can only be 3"),
        ('[parts]\nmarket = 20', "a market of 20"),
        ('[[parts.cards]]\nid = "PT1"\ncopies = 40\nicons = ["any"]', "part PT1 has 40 copies"),
        ('[[parts.cards]]\nid = "PT1"\ncopies = 4\nicons = ["fly"]', "part PT1 has the effect 'fly'"),
        ('[[parts.cards]]\nid = "PT1"\ncopies = 4', "should either change dice or bring gems"),
        ('[extra_boards.maps]\nE99Z = ""', "has extra_boards.maps.E99Z, which this game's data does not know"),
    ],
)  # fmt: skip
def test_other_bad_tables_are_explained(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text)
    with pytest.raises(BadEdition, match=message):
        game("survivors", path)
