"""The printable sheets."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import ecliptic
from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.drawing import A4, Disc, Outline, Page, Words, text_width
from ecliptic.games.starmap.game import StarmapGame
from ecliptic.games.starmap.sheet import map_page, plan_page, write_sheet
from ecliptic.kernel.catalogue import catalogue
from tests.games.starmap.helpers import GAME

SAY = catalogue("starmap")
PAGES, GERMAN = (
    [draw(GAME.edition, catalogue("starmap", one)) for draw in (map_page, plan_page)] for one in ("en", "de")
)


def corners(page: Page) -> list[tuple[float, float]]:
    """The outermost points of all shapes."""
    found = []
    for shape in page.shapes:
        if isinstance(shape, Outline):
            found += list(shape.points)
        elif isinstance(shape, Disc):
            found += [
                (shape.x - shape.radius, shape.y - shape.radius),
                (shape.x + shape.radius, shape.y + shape.radius),
            ]
        else:
            width = text_width(shape.text, shape.size, shape.font)
            start = shape.x - {"start": 0.0, "middle": width / 2, "end": width}[shape.anchor]
            found += [(start, shape.y - shape.size), (start + width, shape.y)]
    return found


@pytest.mark.parametrize("page", [*PAGES, *GERMAN], ids=["map", "plan", "map-de", "plan-de"])
def test_everything_lies_within_the_margins(page: Page) -> None:
    for x, y in corners(page):
        assert 30 <= x <= A4[0] - 30
        assert 20 <= y <= A4[1] - 14


def star_shapes(page: Page) -> int:
    return sum(1 for shape in page.shapes if isinstance(shape, Outline) and len(shape.points) == 10)


def test_the_map_has_its_majors_and_stars() -> None:
    assert star_shapes(PAGES[0]) == 18
    assert sum(1 for shape in PAGES[0].shapes if isinstance(shape, Disc) and shape.radius == 9) == 36
    assert sum(1 for shape in PAGES[0].shapes if isinstance(shape, Disc) and shape.radius == 3.4) == 115


def test_the_plan_has_every_box_of_the_edition() -> None:
    chart = GAME.edition.chart
    kinds = [int(kind) for kind in chart.kind]
    diamonds = [shape for shape in PAGES[1].shapes if isinstance(shape, Outline) and _is_diamond(shape)]
    assert len(diamonds) == kinds.count(c.EXPERIENCE) + 1  # and one in the legend
    assert star_shapes(PAGES[1]) == kinds.count(c.STAR) + 1
    triangles = [shape for shape in PAGES[1].shapes if isinstance(shape, Outline) and len(shape.points) == 3]
    assert len(triangles) == 2 * 7 + 2  # the legend, and the arrow's tip


def _is_diamond(shape: Outline) -> bool:
    points = shape.points
    return len(points) == 4 and points[0][0] == points[2][0] and points[1][1] == points[3][1] and shape.closed


def test_every_name_is_printed() -> None:
    words = {shape.text for shape in PAGES[1].shapes if isinstance(shape, Words)}
    assert {"Positioning IV", "Plotting V", "Mathematician", "Headhunter", "SUN", "SAT", "Week 5"} <= words


def test_svg_is_well_formed(tmp_path: Path) -> None:
    path = tmp_path / "sheet.svg"
    write_sheet(path, GAME)
    root = ET.parse(path).getroot()
    assert root.tag.endswith("svg")
    assert len([one for one in root if one.tag.endswith("}g")]) == 2


def test_pdf_finds_its_objects_where_it_says(tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    write_sheet(path, GAME)
    data = path.read_bytes()
    assert data.startswith(b"%PDF-1.4")
    table = int(data.rsplit(b"startxref\n", 1)[1].split()[0])
    assert data[table:].startswith(b"xref")
    places = [int(line[:10]) for line in data[table:].splitlines() if line.endswith(b"n ")]
    for number, place in enumerate(places, 1):
        assert data[place:].startswith(f"{number} 0 obj".encode())
    assert data.count(b"/Type /Page ") == 2
    for length, stream in re.findall(rb"/Length (\d+) >>\nstream\n(.*?)\nendstream", data, re.S):
        assert int(length) == len(stream)


def test_a_corrected_edition_prints_its_own_numbers(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[articles.W1]\nnumber = 17\n")
    words = [shape.text for shape in plan_page(StarmapGame(mine).edition, SAY).shapes if isinstance(shape, Words)]
    assert "17" in words


@pytest.mark.parametrize("name", ["sheet.pdf", "sheet.svg"])
def test_an_edition_may_use_any_signs(tmp_path: Path, name: str) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[ranks]\nrows = [{ name = "Галилей <&> (\\\\)", from = 0 }]\n', encoding="utf-8")
    write_sheet(tmp_path / name, StarmapGame(mine))
    data = (tmp_path / name).read_bytes()
    wanted = "Галилей &lt;&amp;&gt;" if name.endswith("svg") else "(??????? <&> \\(\\\\\\)) Tj"
    assert wanted.encode() in data


def test_other_formats_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ecliptic.BadOption, match=r"svg or \.pdf"):
        write_sheet(tmp_path / "sheet.png", GAME)
