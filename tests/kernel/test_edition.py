"""Editions: data folders, somebody's own file over them, and clear words for what is wrong."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ecliptic.kernel.edition import Tagged, changed, convert, datum, fingerprint, read_tables
from ecliptic.kernel.errors import BadEdition

CARDS = """
[cards]
provenance = "printed"
cost = 2  # of each
[cards.names]
a = "Altair"
b = "Vega"
"""
BOARD = """
[board]
provenance = "reconstructed"
why = "the figure is lost"
rings = [1, 2, 3]
"""


class Cards(Tagged, frozen=True, kw_only=True):
    cost: int
    names: dict[str, str]


class Board(Tagged, frozen=True, kw_only=True):
    rings: list[int]


class Edition(Tagged, frozen=True, kw_only=True):
    cards: Cards
    board: Board


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    data = tmp_path / "data"
    data.mkdir()
    (data / "cards.toml").write_text(CARDS, encoding="utf-8")
    (data / "board.toml").write_text(BOARD, encoding="utf-8")
    return data


def overlay(folder: Path, text: str) -> Path:
    path = folder.parent / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_all_files_of_a_folder_are_one_edition(folder: Path) -> None:
    tables = read_tables(folder)
    assert list(tables) == ["board", "cards"]
    cards = convert(tables["cards"], Cards)  # type: ignore[arg-type]
    assert (cards.cost, cards.names["b"], cards.provenance, cards.why) == (2, "Vega", "printed", "")


def test_an_overlay_replaces_what_it_names_and_nothing_else(folder: Path) -> None:
    mine = overlay(folder, '[cards]\ncost = 3\n[cards.names]\na = "Deneb"\n[board]\nrings = [9]\n')
    tables = read_tables(folder, mine)
    assert tables["cards"] == {"provenance": "printed", "cost": 3, "names": {"a": "Deneb", "b": "Vega"}}
    assert tables["board"] == {"provenance": "reconstructed", "why": "the figure is lost", "rings": [9]}
    assert read_tables(folder)["cards"] != tables["cards"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[moon]\nx = 1\n", "mine.toml has moon, which"),
        ("[cards]\nprice = 1\n", "mine.toml has cards.price, which"),
        ("[cards.names]\nc = 'Rigel'\n", "mine.toml has cards.names.c, which"),
        ("[cards\n", "is not valid TOML"),
    ],
)
def test_an_overlay_that_does_not_belong_is_refused(folder: Path, text: str, sentence: str) -> None:
    with pytest.raises(BadEdition, match=sentence):
        read_tables(folder, overlay(folder, text))


def test_files_that_cannot_be_read_are_refused(folder: Path) -> None:
    with pytest.raises(BadEdition, match="cannot be read: No such file"):
        read_tables(folder, folder / "nowhere.toml")
    with pytest.raises(BadEdition, match="cannot be read: Is a directory"):
        read_tables(folder, folder)
    latin = folder.parent / "latin.toml"
    latin.write_bytes(b"name = '\xe9'")
    with pytest.raises(BadEdition, match="is not UTF-8 text"):
        read_tables(folder, latin)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[cards]\ncost = 'two'\n", "Expected `int`, got `str`"),
        ("[cards]\ncost = 1979-05-27\n", "Expected `int`, got `date`"),
        ("[cards]\nprovenance = 'guessed'\n", "Invalid enum value 'guessed'"),
        ("cards = 5\n", "Expected `object`, got `int`"),
    ],
)
def test_data_of_the_wrong_kind_is_refused(folder: Path, text: str, sentence: str) -> None:
    tables = read_tables(folder, overlay(folder, text))
    fingerprint(tables)
    with pytest.raises(BadEdition, match=sentence):
        convert({"provenance": "printed", **tables}, Edition)


def test_the_fingerprint_changes_with_data_and_not_with_layout(folder: Path) -> None:
    first = fingerprint(read_tables(folder))
    assert len(first) == 12
    (folder / "cards.toml").write_text(CARDS.replace("  # of each", "").replace("\n[", "\n\n["), encoding="utf-8")
    assert fingerprint(read_tables(folder)) == first
    (folder / "cards.toml").write_text(CARDS.replace("Vega", "Wega"), encoding="utf-8")
    assert fingerprint(read_tables(folder)) != first


def test_one_datum_is_found_and_changed_by_its_path() -> None:
    tables = {"cards": {"cost": 2, "list": [{"id": "a", "hours": [1, 2]}, {"id": "b", "hours": [3]}]}, "rings": [1, 2]}
    assert datum(tables, "cards.cost") == 2
    assert datum(tables, "cards.list.b.hours.0") == datum(tables, "cards.list.1.hours.0") == 3
    assert changed(tables, "cards.list.a.hours.1", 9) == {
        "cards": {"cost": 2, "list": [{"id": "a", "hours": [1, 9]}, {"id": "b", "hours": [3]}]}
    }
    assert changed(tables, "rings", [7]) == {"rings": [7]}
    assert changed(tables, "rings.1", 7) == {"rings": [1, 7]}
    assert datum(tables, "cards.list.a.hours.1") == 2


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("card.cost", "there is no card here: the edition has cards"),
        ("cards.price", "there is no price here: cards has cost, list"),
        ("cards.cost.low", "cards.cost is 2 and has no low"),
        ("cards.list.c", "cards.list has 1 members, counted from 0, and none is c"),
    ],
)
def test_a_path_that_leads_nowhere_is_told(path: str, sentence: str) -> None:
    tables = {"cards": {"cost": 2, "list": [{"id": "a"}]}}
    with pytest.raises(BadEdition, match=sentence):
        changed(tables, path, 1)


def test_tables_are_laid_over_as_a_file_is(folder: Path) -> None:
    assert read_tables(folder, {"cards": {"cost": 9}}) == read_tables(folder, overlay(folder, "[cards]\ncost = 9\n"))
    with pytest.raises(BadEdition, match=r"the edition has cards\.price, which this game's data does not know"):
        read_tables(folder, {"cards": {"price": 9}})


THREADS = """
import sys
from threading import Barrier, Thread
import msgspec
from ecliptic.kernel.edition import convert

sys.setswitchinterval(1e-6)
for n in range(100):
    inner = msgspec.defstruct(f"Inner{n}", [("a", int), ("b", list[str])])
    outer = msgspec.defstruct(f"Outer{n}", [("one", inner), ("more", list[inner])])
    tables = {"one": {"a": 1, "b": ["x"]}, "more": [{"a": 2, "b": []}]}
    begin = Barrier(4)
    threads = [Thread(target=lambda: (begin.wait(), convert(tables, outer))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


def test_threads_may_load_the_same_edition_at_once() -> None:
    """In a process of its own, which would not survive it."""
    assert subprocess.run([sys.executable, "-c", THREADS], timeout=100, check=False).returncode == 0
