"""The two sheets of a player, drawn from an edition to be printed and played on with a pencil."""

from __future__ import annotations

import math
from pathlib import Path

from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.data import Edition, Item
from ecliptic.games.starmap.drawing import GREY, INK, PALE, WHITE, Page, arc, to_pdf, to_svg
from ecliptic.games.starmap.game import StarmapGame
from ecliptic.games.starmap.names import ABILITIES, ARTICLES, DAYS, DICE, SUPPORTERS
from ecliptic.games.starmap.ruleset import LAYOUTS
from ecliptic.games.starmap.scoring import Score
from ecliptic.kernel.catalogue import DEFAULT, Catalogue, catalogue
from ecliptic.kernel.errors import BadOption

LEFT, RIGHT = 40.0, 555.0
PITCH = 37.0
"""Between two lattice points."""
MAP_X, MAP_Y = 82.0, 118.0
"""Point (0,0)."""


def write_sheet(path: Path, game: StarmapGame, language: str = DEFAULT) -> None:
    """Both sheets as one SVG picture or as a PDF of two A4 pages, by the suffix of the path."""
    say = catalogue(game.id, language)
    pages = [map_page(game.edition, say), plan_page(game.edition, say)]
    if path.suffix.lower() == ".svg":
        path.write_text(to_svg(pages, say("title")), encoding="utf-8")
    elif path.suffix.lower() == ".pdf":
        path.write_bytes(to_pdf(pages, say("title")))
    else:
        raise BadOption(f"a sheet is written as .svg or .pdf, not as {path.suffix or 'a file without suffix'!r}")


def _heading(page: Page, say: Catalogue, sub: str, number: int) -> None:
    page.words(LEFT, 58, say("title"), 30, font="serif")
    page.words(LEFT, 75, sub, 10, colour=GREY)
    page.words(RIGHT - 168, 56, say("sheet-name"), 9, colour=GREY)
    page.line((RIGHT - 140, 58), (RIGHT, 58), stroke=GREY, width=0.6)
    page.words(RIGHT, 75, f"{number} / 2", 9, anchor="end", colour=GREY)


def _section(page: Page, x: float, y: float, text: str, right: float) -> None:
    page.words(x, y, text, 13, font="serif")
    page.line((x, y + 5), (right, y + 5), stroke=GREY, width=0.6)


# -- the first sheet: the map --------------------------------------------------------------------------------


def map_page(edition: Edition, say: Catalogue) -> Page:
    page = Page()
    _heading(page, say, say("sheet-map"), 1)
    _lattice(page, edition.tables.map.rows)
    _layouts(page, say, LEFT, 612)
    _score(page, edition, say, 352, 612)
    page.words(LEFT, 826, say("sheet-edition", hash=edition.hash), 7, colour=GREY)
    return page


def _spot(x: float, y: float) -> tuple[float, float]:
    return MAP_X + PITCH * x, MAP_Y + PITCH * y


def _lattice(page: Page, rows: list[str]) -> None:
    last = c.WIDTH - 1
    for i in range(c.WIDTH):
        page.line(_spot(i, 0), _spot(i, last), stroke=PALE, width=0.6)
        page.line(_spot(0, i), _spot(last, i), stroke=PALE, width=0.6)
        x, y = _spot(i, last)
        page.words(x, y + 22, str(i), 6.5, anchor="middle", colour=GREY)
        x, y = _spot(last, i)
        page.words(x + 17, y + 2.3, str(i), 6.5, anchor="middle", colour=GREY)
    for number in range(1, 7):
        x, y = _spot(2 * number - 1, 0)
        page.words(x, y - 17, str(number), 15, font="serif", anchor="middle")
        x, y = _spot(0, 2 * number - 1)
        page.words(x - 24, y + 5, str(number), 15, font="serif", anchor="middle")
    for y_, row in enumerate(rows):
        for x_, sign in enumerate(row):
            _point(page, *_spot(x_, y_), sign)


def _point(page: Page, x: float, y: float, sign: str) -> None:
    if sign == "O":
        page.disc(x, y, 9, fill=WHITE, width=1.2)
    elif sign == "*":
        page.star(x, y, 9.5, width=1.1)
    else:
        page.disc(x, y, 3.4, fill=WHITE, stroke=INK, width=0.8)


def _layouts(page: Page, say: Catalogue, x: float, y: float) -> None:
    """What each die fills around its major."""
    _section(page, x, y, say("sheet-layouts"), x + 290)
    for die in range(1, 7):
        top = y + 24 + 28 * (die - 1)
        _die(page, x + 11, top + 11, 20, die)
        layouts = [LAYOUTS[4 * die + i] for i in range(4)]
        for i, cells in enumerate(cells for cells in layouts[:2] if cells):
            _cells(page, x + 52 + 38 * i, top + 11, cells)
        for i, cells in enumerate(cells for cells in layouts[2:] if cells):
            _cells(page, x + 152 + 38 * i, top + 11, cells)
    page.words(x + 42, y + 17, say("ability-PLOT1"), 7, colour=GREY)
    page.words(x + 140, y + 17, say("supporter-MATH"), 7, colour=GREY)
    page.words(x + 226, y + 17, say("ability-PLOT2"), 7, colour=GREY)
    for die in range(1, 7):
        _cells(page, x + 244, y + 35 + 28 * (die - 1), LAYOUTS[4 * die] | LAYOUTS[4 * die + 1])


def _die(page: Page, x: float, y: float, size: float, value: int) -> None:
    page.box(x - size / 2, y - size / 2, size, size, round_=size / 5, fill=WHITE, line=1)
    cells = LAYOUTS[4 * value]
    for k in range(9):
        if cells >> k & 1:
            page.disc(x + (k % 3 - 1) * size / 3.6, y + (k // 3 - 1) * size / 3.6, size / 11, fill=INK, stroke=None)


def _cells(page: Page, x: float, y: float, cells: int) -> None:
    """A major and its ring; those that get filled are black."""
    for k in range(9):
        radius = 3.2 if k == 4 else 2
        filled = cells >> k & 1
        page.disc(
            x + (k % 3 - 1) * 7.6, y + (k // 3 - 1) * 7.6, radius, fill=INK if filled else WHITE,
            stroke=INK if filled else GREY, width=0.6,
        )  # fmt: skip


def _score(page: Page, edition: Edition, say: Catalogue, x: float, y: float) -> None:
    _section(page, x, y, say("sheet-score"), RIGHT)
    for i, part in enumerate((*Score._fields, "total")):
        top = y + 22 + 24 * i
        last = part == "total"
        page.words(x, top + 6, say(f"part-{part}"), 9, font="bold" if last else "sans")
        page.box(x + 72, top - 7, 34, 19, round_=3, line=1.4 if last else 0.8)
    for i, rank in enumerate(edition.tables.ranks.rows):
        top = y + 22 + 18.5 * i
        page.words(x + 126, top + 5, rank.name, 9)
        page.words(RIGHT, top + 5, str(rank.least), 9, anchor="end", font="bold")


# -- the second sheet: the plan ------------------------------------------------------------------------------


def plan_page(edition: Edition, say: Catalogue) -> Page:
    page = Page()
    _heading(page, say, say("sheet-plan"), 2)
    _wheel(page, edition, say, 172, 232, 132)
    _articles(page, edition, say, 330, 108)
    _turn(page, say, 330, 300)
    _section(page, LEFT, 398, say("board-abilities"), 291)
    _entries(page, edition, say, "ability", ABILITIES, LEFT, 291)
    _section(page, 307, 398, say("board-supporters"), RIGHT)
    _entries(page, edition, say, "supporter", SUPPORTERS, 307, RIGHT)
    _legend(page, say, 307, 716)
    page.words(LEFT, 826, say("sheet-edition", hash=edition.hash), 7, colour=GREY)
    return page


def _wheel(page: Page, edition: Edition, say: Catalogue, x: float, y: float, radius: float) -> None:
    """Sunday on top, the week clockwise; four boxes and two triangles a day."""
    page.disc(x, y, radius, fill=WHITE, width=1.4)
    page.disc(x, y, radius * 0.3, fill=WHITE, width=1)
    _die_note(page, say, x, y)
    for day, code in enumerate(DAYS):
        middle = math.tau * day / c.DAYS - math.tau / 4
        edge = middle - math.pi / c.DAYS
        page.line(_polar(x, y, radius * 0.3, edge), _polar(x, y, radius, edge), stroke=GREY, width=0.7)
        _day(page, edition.costs[code], say.attribute(f"day-{code}", "short"), x, y, radius, middle)
        for i in range(edition.tables.days.triangles):
            page.triangle(*_polar(x, y, radius * 0.435, middle + (i - 0.5) * 0.36), 6.5)
    start = -90 - 360 / 14
    arrow = arc(x, y, radius + 9, start + 14, start + 46)
    page.outline(arrow, closed=False, stroke=GREY, width=1)
    tip, before = arrow[-1], arrow[-4]
    angle = math.atan2(tip[1] - before[1], tip[0] - before[0])
    wings = [(tip[0] - 6 * math.cos(angle + turn), tip[1] - 6 * math.sin(angle + turn)) for turn in (-0.5, 0.5)]
    page.outline([tip, *wings], fill=GREY, stroke=GREY, width=0.5)


def _day(page: Page, items: list[Item], name: str, x: float, y: float, radius: float, middle: float) -> None:
    for i, item in enumerate(items):
        spot = _polar(x, y, radius * 0.66, middle + (i - (len(items) - 1) / 2) * 0.212)
        _box(page, *spot, item, 9.3)
    tx, ty = _polar(x, y, radius * 0.88, middle)
    page.words(tx, ty + 3, name, 9, font="bold", anchor="middle")


def _die_note(page: Page, say: Catalogue, x: float, y: float) -> None:
    """What the schedule die is for; it lies on a day."""
    for i, line in enumerate(say("sheet-schedule-die").splitlines()):
        page.words(x, y - 11 + 10 * i, line, 8, anchor="middle", colour=GREY)


def _polar(x: float, y: float, radius: float, angle: float) -> tuple[float, float]:
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def _box(page: Page, x: float, y: float, item: Item, radius: float) -> None:
    """One box of a cost, its value inside."""
    if item.kind == c.STAR:
        page.star(x, y, radius * 1.08, width=0.9)
        return
    if item.kind == c.EXPERIENCE:
        page.diamond(x, y, radius)
    else:
        page.box(x - radius * 0.82, y - radius * 0.82, radius * 1.64, radius * 1.64, fill=WHITE)
    page.words(x, y + radius * 0.33, str(item.value), radius * 0.95, anchor="middle", colour=GREY)


def _boxes(page: Page, right: float, y: float, items: list[Item]) -> None:
    """A cost, flush right."""
    for i, item in enumerate(reversed(items)):
        _box(page, right - 9 - 20 * i, y, item, 9)


def _articles(page: Page, edition: Edition, say: Catalogue, x: float, y: float) -> None:
    _section(page, x, y, say("board-articles"), RIGHT)
    page.words(RIGHT, y, say("sheet-reward"), 7.5, anchor="end", colour=GREY)
    for i, code in enumerate(ARTICLES):
        middle = y + 25 + 31 * i
        page.words(x, middle + 4, say(f"week-{i + 1}"), 9, font="bold")
        for n, item in enumerate(edition.costs[code]):
            _box(page, x + 52 + 20 * n, middle, item, 9)
        page.words(RIGHT - 36, middle + 5, str(edition.numbers[i]), 14, font="serif", anchor="middle")
        page.words(RIGHT - 21, middle + 4, say("sheet-or"), 8, anchor="middle", colour=GREY)
        page.disc(RIGHT - 7, middle, 4, fill=WHITE)


def _turn(page: Page, say: Catalogue, x: float, y: float) -> None:
    _section(page, x, y, say("sheet-turn"), RIGHT)
    for i, step in enumerate(("roll", "advance", "experience", "abilities")):
        page.words(x, y + 20 + 14 * i, f"{i + 1}", 8.5, font="bold")
        page.words(x + 11, y + 20 + 14 * i, say.attribute(f"step-{step}", "help"), 8.5)


def _entries(
    page: Page, edition: Edition, say: Catalogue, kind: str, codes: tuple[str, ...], x: float, right: float
) -> None:
    for i, code in enumerate(codes):
        key, middle = f"{kind}-{code}", 420 + 33.5 * i
        page.words(x, middle + 1, say(key), 10, font="bold")
        for n in range(DICE.get(code, 0)):
            page.box(x + 84 + 14 * n, middle - 8, 11, 11, round_=2.5, fill=WHITE, line=0.9)
        if edition.costs[code]:
            _boxes(page, right, middle - 2, edition.costs[code])
        else:
            page.words(right, middle + 1, say("sheet-owned"), 8, anchor="end", colour=GREY)
        page.words(x, middle + 14, say.attribute(key, "effect"), 7.2, colour=GREY)
        page.line((x, middle + 18.5), (right, middle + 18.5), stroke=PALE, width=0.5)


def _legend(page: Page, say: Catalogue, x: float, y: float) -> None:
    _section(page, x, y, say("sheet-boxes"), RIGHT)
    rows = ((Item(c.EXPERIENCE, 3), "experience"), (Item(c.STAR, 1), "star"), (Item(c.SQUARE, 2), "square"))
    for i, (item, key) in enumerate(rows):
        _box(page, x + 10, y + 21 + 20 * i, item, 8)
        page.words(x + 26, y + 24 + 20 * i, say.attribute(f"box-{key}", "help"), 8.5)
    page.triangle(x + 10, y + 82, 6.5)
    page.words(x + 26, y + 84, say.attribute("box-triangle", "help"), 8.5)
