"""Drawings on the rules pages: each is asked for, says what it shows, and follows the edition."""

from __future__ import annotations

import re
import subprocess
import sys
from xml.etree import ElementTree

import pytest

import ecliptic
from ecliptic.games import OWN
from ecliptic.kernel.edition import changed, read_tables
from ecliptic.kernel.game import Game
from ecliptic.printing.drawings import MARKER, drawings, figure, illustrated
from ecliptic.server import rulebook

PLAIN = {"figure", "figcaption", "svg", "title", "desc", "g", "line", "rect", "circle", "polygon", "polyline", "text"}
MOVED = """
C . . . C

. .|C . .
    - -
. . . . .
- - -
. . . . .

C . . V .
"""
"""A crystal of the board stands elsewhere."""
FOLLOWS = [
    ("transit", "tracks", "hourglass.end", 30),
    ("transit", "tracks", "hourglass.start", 12),
    ("transit", "tracks", "spaces.century17", [7, 16, 24, 32, 40, 48, 56]),
    ("ephemeris", "ring", "start.neptune", "libra"),
    ("ephemeris", "reach", "start.mars", "taurus"),
    ("ephemeris", "pinned", "start.sun", "virgo"),
    ("starmap", "map", "map.rows.0", "....*...*...."),
    ("starmap", "turn", "map.rows.0", ".....*.*....."),
    ("starmap", "wheel", "days.items", "1 2 3 5"),
    ("survivors", "shapes", "tiles.shapes.U5", "##.\n.#.\n.##\n"),
    ("survivors", "boards", "extra_boards.maps.E01B", MOVED),
    ("gemini", "turn", "programs.cards.P09.full", 21),
    ("gemini", "turn", "targets.cards.T15.hours", 3),
    ("gemini", "weather", "conditions.kinds.good.classes", ["bright"]),
]


def drawn(game: Game, name: str) -> str:
    marker = MARKER.fullmatch(f"<!-- drawing: {name}\nSo it is. -->")
    assert marker is not None
    return figure(game, marker)


@pytest.mark.parametrize("name", OWN)
def test_every_drawing_stands_on_the_page_once_and_every_marker_names_one(name: str) -> None:
    game = ecliptic.game(name)
    asked = [marker[1] for marker in MARKER.finditer(game.rules_text())]
    assert sorted(asked) == sorted(drawings(game))
    assert "turn" in asked or name in ("transit", "ephemeris"), "one worked turn for each game"
    assert "<!-- drawing" not in illustrated(game, game.rules_text())
    html = "".join(section.html for section in rulebook.rules(name).sections)
    assert re.findall(r'<title id="drawing-([a-z-]+)">', html) == asked


@pytest.mark.parametrize("name", OWN)
def test_drawings_are_plain_shapes_in_the_colours_of_the_page_and_say_what_they_show(name: str) -> None:
    game = ecliptic.game(name)
    for one in drawings(game):
        whole = ElementTree.fromstring(drawn(game, one))
        assert {element.tag for element in whole.iter()} <= PLAIN
        for element in whole.iter():
            assert not {"style", "href", "onload"} & set(element.attrib)
            for paint in (element.get("fill"), element.get("stroke")):
                assert paint in (None, "none") or re.fullmatch(r"var\(--drawing-[a-z]+\)", paint), paint
        assert len(whole.findtext(".//desc") or "") > 10
        assert not re.search(r"[{}$]|\b(body|sign|track|tile|say)-", whole.findtext(".//desc") or "")


@pytest.mark.parametrize(("name", "one", "path", "value"), FOLLOWS, ids=[f"{g}-{d}-{p}" for g, d, p, _ in FOLLOWS])
def test_a_drawing_changes_with_the_edition(name: str, one: str, path: str, value: object) -> None:
    game = ecliptic.game(name)
    other = ecliptic.game(name, changed(read_tables(game.folder / "data"), path, value))
    assert drawn(other, one) != drawn(game, one)


def test_the_examples_of_the_pages_are_what_the_rules_make_of_them() -> None:
    say = {name: drawings(ecliptic.game(name)) for name in OWN}
    assert "Mars can go 3 signs at most, to Cancer" in say["ephemeris"]["reach"].seen
    assert "Jupiter can go 4 signs at most, to Aries" in say["ephemeris"]["reach"].seen
    assert "The Sun cannot leave Leo while the Moon is there" in say["ephemeris"]["pinned"].seen
    assert "(8,0) ☆" in say["starmap"]["turn"].seen
    assert "the corner of three; 1 × crystal" in say["survivors"]["turn"].seen
    assert say["transit"]["observation"].seen.endswith("+12")


def test_rules_can_be_read_where_nothing_can_be_printed() -> None:
    code = "import sys; sys.modules['fpdf'] = sys.modules['segno'] = None\n" \
           "from ecliptic.server import rulebook; assert rulebook.rules('transit').sections"  # fmt: skip
    subprocess.run([sys.executable, "-c", code], check=True)
