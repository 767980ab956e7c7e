"""Mihi Anguli on paper: a player's three sheets, with spots that a real die fits on."""

from __future__ import annotations

from collections.abc import Sequence

from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.data import Edition, Item
from ecliptic.games.starmap.game import StarmapGame
from ecliptic.games.starmap.names import ABILITIES, ARTICLES, DAYS, DICE, SUPPORTERS
from ecliptic.games.starmap.ruleset import LAYOUTS
from ecliptic.games.starmap.scoring import Score
from ecliptic.kernel.catalogue import Catalogue
from ecliptic.printing.drawings import Drawing
from ecliptic.printing.pages import Column, Draw, Section, Sheets
from ecliptic.printing.pen import GREY, INK, PALE, WHITE, Pen, Spot, polar

PITCH = 13.0
"""Between two lattice points."""
MAP: Spot = (18.0, 30.0)
"""Point (0,0)."""
DIE = 17.0
"""A spot for a real die."""


def sections(game: StarmapGame, say: Catalogue) -> list[Section]:
    return [
        Sheets("map", say("sheet-map"), [_map(game.edition, say)]),
        Sheets("plan", say("sheet-plan"), [_plan(game.edition, say)]),
        Sheets("abilities", say("board-abilities"), [_abilities(game.edition, say)]),
    ]


def summary(game: StarmapGame) -> list[Column]:
    days = game.edition.tables.days
    chapters = ("goal", "setup", "roll", "advance", "week", "experience", "abilities", "plotting", "paying", "gained")
    columns = [Column(f"print-summary-{chapter}", {}) for chapter in chapters]
    return [
        *columns,
        Column("print-summary-end", {"items": len(days.items.split())}),
        Column("print-summary-several", {}),
    ]


def _heading(pen: Pen, say: Catalogue, text: str) -> None:
    pen.words(0, 9, say("title"), 22, "display")
    pen.words(pen.width, 4, text, 8.5, anchor="end", colour=GREY)
    pen.words(pen.width - 62, 12, say("sheet-name"), 8.5, colour=GREY)
    pen.line((pen.width - 50, 12.5), (pen.width, 12.5), GREY, 0.2)


def _section(pen: Pen, x: float, y: float, text: str, right: float) -> None:
    pen.words(x, y, text, 12, "display")
    pen.line((x, y + 1.6), (right, y + 1.6), GREY, 0.2)


# -- the map ---------------------------------------------------------------------------------------------------------


def _map(edition: Edition, say: Catalogue) -> Draw:
    def draw(pen: Pen) -> None:
        _heading(pen, say, say("sheet-map"))
        _lattice(pen, edition.tables.map.rows)
        _layouts(pen.inside(0, 200, pen.width, 46), say)

    return draw


def _spot(x: float, y: float) -> Spot:
    return MAP[0] + PITCH * x, MAP[1] + PITCH * y


def _lattice(pen: Pen, rows: Sequence[str]) -> None:
    last = c.WIDTH - 1
    for i in range(c.WIDTH):
        pen.line(_spot(i, 0), _spot(i, last), PALE, 0.2)
        pen.line(_spot(0, i), _spot(last, i), PALE, 0.2)
    for number in range(1, 7):
        x, y = _spot(2 * number - 1, 0)
        pen.words(x, y - 6, str(number), 15, "display", "middle")
        x, y = _spot(0, 2 * number - 1)
        pen.words(x - 9, y + 1.9, str(number), 15, "display", "middle")
    for down, row in enumerate(rows):
        for across, sign in enumerate(row):
            _point(pen, *_spot(across, down), sign)


def _point(pen: Pen, x: float, y: float, sign: str, filled: bool = False) -> None:
    fill = INK if filled else WHITE
    if sign == "O":
        pen.disc(x, y, 3.2, fill=fill, line=0.45)
    elif sign == "*":
        pen.star(x, y, 3.5, fill=fill, line=0.4)
    else:
        pen.disc(x, y, 1.3, fill=fill, line=0.3)


def _layouts(pen: Pen, say: Catalogue) -> None:
    """What each die fills around its major: a column for each die, a row for each way."""
    _section(pen, 0, 4, say("sheet-layouts"), pen.width)
    for row, key in enumerate(PLOTTING):
        pen.words(0, 21 + 10 * row, say(key), 8, colour=GREY, most=27)
    for die in range(1, 7):
        x = 30 + 26 * (die - 1)
        _die(pen, x + 12, 11, 7, die)
        for row, some in enumerate(_plotted(die)):
            for number, one in enumerate(some):
                _cells(pen, x + 12 + 10 * (number - (len(some) - 1) / 2), 20 + 10 * row, one)


PLOTTING = ("ability-PLOT1", "supporter-MATH", "ability-PLOT2")


def _plotted(die: int) -> tuple[list[int], ...]:
    """What a die can fill with Plotting I, with a Mathematician besides, and with Plotting II."""
    layouts = [LAYOUTS[4 * die + i] for i in range(4)]
    return [one for one in layouts[:2] if one], [one for one in layouts[2:] if one], [layouts[0] | layouts[1]]


def _die(pen: Pen, x: float, y: float, size: float, value: int) -> None:
    pen.box(x - size / 2, y - size / 2, size, size, round_=size / 5, fill=WHITE, line=0.35)
    for k in range(9):
        if LAYOUTS[4 * value] >> k & 1:
            pen.disc(x + (k % 3 - 1) * size / 3.6, y + (k // 3 - 1) * size / 3.6, size / 11, fill=INK, stroke=None)


def _cells(pen: Pen, x: float, y: float, cells: int) -> None:
    """A major and its ring; those that get filled are black."""
    for k in range(9):
        filled = cells >> k & 1
        spot = x + (k % 3 - 1) * 2.7, y + (k // 3 - 1) * 2.7
        pen.disc(*spot, 1.1 if k == 4 else 0.7, fill=INK if filled else WHITE, stroke=INK if filled else GREY, line=0.2)


# -- the plan: the wheel of days, articles and the score -------------------------------------------------------------


def _plan(edition: Edition, say: Catalogue) -> Draw:
    def draw(pen: Pen) -> None:
        _heading(pen, say, say("sheet-plan"))
        _wheel(pen, edition, say, 67, 86, 66)
        _turn(pen.inside(138, 22, 48, 130), say)
        _articles(pen.inside(0, 162, 104, 84), edition, say)
        _score(pen.inside(112, 162, 74, 84), edition, say)

    return draw


def _wheel(pen: Pen, edition: Edition, say: Catalogue, x: float, y: float, radius: float) -> None:
    """Sunday on top, the week clockwise; a spot for the schedule die, boxes and triangles on every day."""
    pen.disc(x, y, radius, fill=WHITE, line=0.5)
    pen.disc(x, y, radius * 0.27, fill=WHITE, line=0.3)
    pen.block(x - 15, y - 7, 30, say("sheet-schedule-die"), 8, anchor="middle", colour=GREY)
    step = 360 / c.DAYS
    for day, code in enumerate(DAYS):
        middle = step * day - 90
        pen.line(polar(x, y, radius * 0.27, middle - step / 2), polar(x, y, radius, middle - step / 2), GREY, 0.3)
        at_x, at_y = polar(x, y, radius * 0.815, middle)
        pen.box(at_x - DIE / 2, at_y - DIE / 2, DIE, DIE, round_=3, stroke=GREY, line=0.3)
        pen.words(at_x, at_y + 1.5, say.attribute(f"day-{code}", "short"), 11, "bold", "middle", GREY)
        items = edition.costs[code]
        for i, item in enumerate(items):
            _box(
                pen,
                *polar(x, y, radius * 0.57, middle + (i - (len(items) - 1) / 2) * min(12.2, 46 / len(items))),
                item,
                3.3,
            )
        for i in range(edition.tables.days.triangles):
            spread = (i - (edition.tables.days.triangles - 1) / 2) * 17
            pen.triangle(*polar(x, y, radius * 0.4, middle + spread), 2.6)


def _turn(pen: Pen, say: Catalogue) -> None:
    _section(pen, 0, 4, say("sheet-turn"), pen.width)
    y = 9.0
    for number, step in enumerate(("roll", "advance", "experience", "abilities"), 1):
        pen.words(0, y + 3, str(number), 9, "bold")
        y = pen.block(5, y, pen.width - 5, say.attribute(f"step-{step}", "help"), 9) + 2
    y += 8
    _section(pen, 0, y, say("sheet-boxes"), pen.width)
    kinds = ((Item(c.EXPERIENCE, 3), "experience"), (Item(c.STAR, 1), "star"), (Item(c.SQUARE, 2), "square"))
    y += 5
    for item, key in kinds:
        _box(pen, 3.5, y + 3, item, 3.2)
        y = max(y + 9, pen.block(10, y, pen.width - 10, say.attribute(f"box-{key}", "help"), 9) + 2)
    pen.triangle(3.5, y + 3.3, 2.6)
    pen.block(10, y, pen.width - 10, say.attribute("box-triangle", "help"), 9)


def _box(pen: Pen, x: float, y: float, item: Item, radius: float) -> None:
    """One box of a cost, its value inside."""
    if item.kind == c.STAR:
        pen.star(x, y, radius * 1.08, line=0.3)
        return
    if item.kind == c.EXPERIENCE:
        pen.diamond(x, y, radius, line=0.3)
    else:
        pen.box(x - radius * 0.82, y - radius * 0.82, radius * 1.64, radius * 1.64, fill=WHITE, line=0.3)
    pen.words(x, y + radius * 0.33, str(item.value), radius * 2.6, anchor="middle", colour=GREY)


def _articles(pen: Pen, edition: Edition, say: Catalogue) -> None:
    _section(pen, 0, 4, say("board-articles"), pen.width)
    pen.words(pen.width, 4, say("sheet-reward"), 7.5, anchor="end", colour=GREY)
    for i, code in enumerate(ARTICLES):
        middle = 14 + 14 * i
        pen.words(0, middle + 1.3, say(f"week-{i + 1}"), 9.5, "bold")
        for n, item in enumerate(edition.costs[code]):
            _box(pen, 24 + 9 * n, middle, item, 3.7)
        pen.words(pen.width - 16, middle + 1.8, str(edition.numbers[i]), 15, "display", "middle")
        pen.words(pen.width - 9, middle + 1.2, say("sheet-or"), 8, anchor="middle", colour=GREY)
        pen.disc(pen.width - 3, middle, 1.8, fill=WHITE)


def _score(pen: Pen, edition: Edition, say: Catalogue) -> None:
    _section(pen, 0, 4, say("sheet-score"), pen.width)
    for i, part in enumerate((*Score._fields, "total")):
        top, last = 9 + 10.5 * i, part == "total"
        pen.words(0, top + 4, say(f"part-{part}"), 9, "bold" if last else "sans", most=24)
        pen.box(25, top - 1, 13, 8, round_=1, line=0.5 if last else 0.3)
    for i, rank in enumerate(edition.tables.ranks.rows):
        top = 13 + 7.5 * i
        pen.words(44, top, rank.name, 9)
        pen.words(pen.width, top, str(rank.least), 9, "bold", "end")


# -- abilities and supporters ----------------------------------------------------------------------------------------


def _abilities(edition: Edition, say: Catalogue) -> Draw:
    def draw(pen: Pen) -> None:
        _heading(pen, say, f"{say('board-abilities')} · {say('board-supporters')}")
        _section(pen, 0, 22, say("board-abilities"), 112)
        _entries(pen.inside(0, 26, 112, 220), edition, say, "ability", ABILITIES, 18.3)
        _section(pen, 120, 22, say("board-supporters"), pen.width)
        _entries(pen.inside(120, 26, 66, 220), edition, say, "supporter", SUPPORTERS, 27.4)

    return draw


def _entries(pen: Pen, edition: Edition, say: Catalogue, kind: str, codes: Sequence[str], step: float) -> None:
    """What can be gained: name, effect and cost, and for abilities where the dice go."""
    for i, code in enumerate(codes):
        key, y, dice = f"{kind}-{code}", step * i, DICE.get(code, 0)
        wide = pen.width - dice * (DIE + 1) - 2
        for n in range(dice):
            pen.box(pen.width - (n + 1) * (DIE + 1), y + 0.5, DIE, DIE, round_=3, stroke=GREY, line=0.35)
        pen.words(0, y + 4.5, say(key), 10, "bold")
        pen.block(0, y + 6, wide, say.attribute(key, "effect"), 7.5, colour=GREY, most=5 if kind == "ability" else 12)
        if edition.costs[code]:
            for n, item in enumerate(edition.costs[code]):
                _box(pen, 3.5 + 8.4 * n, y + step - 3.9 if kind == "ability" else y + 19, item, 3.2)
        else:
            pen.words(0, y + step - 2.6, say("sheet-owned"), 8, "bold", colour=GREY)
        pen.line((0, y + step - 0.1), (pen.width, y + step - 0.1), PALE, 0.15)


# -- drawings for the rules page -------------------------------------------------------------------------------------

COLUMN, ROW, PLOT = 5, 1, 2
"""The dice of the worked turn."""
CORNER = 6
"""The lattice column at which the picture of the worked turn begins."""
CELLS = ("NW", "N", "NE", "W", "C", "E", "SW", "S", "SE")


def drawings(game: StarmapGame, say: Catalogue) -> dict[str, Drawing]:
    return {
        "map": _whole_map(game.edition),
        "layouts": _layout_table(say),
        "wheel": _whole_wheel(game.edition, say),
        "turn": _worked(game.edition, say),
    }


def _whole_map(edition: Edition) -> Drawing:
    rows = edition.tables.map.rows
    stars = [f"({x},{y})" for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "*"]
    side = PITCH * c.WIDTH + 14

    def draw(pen: Pen) -> None:
        _lattice(pen.inside(0, 0, side, side).inside(-2, -14, side, side), rows)

    return Drawing(side, side, draw, f"☆ {' '.join(stars)}")


def _layout_table(say: Catalogue) -> Drawing:
    """A line for each die, a column for each way to plot it."""
    columns = (34.0, 62.0, 90.0)

    def draw(pen: Pen) -> None:
        for x, key in zip(columns, PLOTTING, strict=True):
            pen.words(x, 4, say(key), 8.5, anchor="middle", colour=GREY, most=27)
        for die in range(1, 7):
            y = 13 * die
            _die(pen, 6, y, 9, die)
            for x, some in zip(columns, _plotted(die), strict=True):
                for number, one in enumerate(some):
                    _cells(pen, x + 12 * (number - (len(some) - 1) / 2), y, one)

    seen = [
        f"{die}: {'; '.join(' · '.join(map(_names, some)) or '–' for some in _plotted(die))}" for die in range(1, 7)
    ]
    return Drawing(106, 86, draw, ". ".join(seen))


def _names(cells: int) -> str:
    return " ".join(name for k, name in enumerate(CELLS) if cells >> k & 1)


def _whole_wheel(edition: Edition, say: Catalogue) -> Drawing:
    def cost(items: Sequence[Item]) -> str:
        return " ".join(f"◇{item.value}" for item in items)

    seen = [
        f"{say(f'day-{code}')}: {cost(edition.costs[code])} {'△' * edition.tables.days.triangles}" for code in DAYS
    ]  # fmt: skip
    return Drawing(134, 134, lambda pen: _wheel(pen, edition, say, 67, 67, 66), "; ".join(seen))


def _worked(edition: Edition, say: Catalogue) -> Drawing:
    """The dice on their abilities, and the patch of the map that they fill."""
    layout, rows = LAYOUTS[4 * PLOT], edition.tables.map.rows
    across, down = 2 * COLUMN - 1, 2 * ROW - 1
    filled = {(across - 1 + k % 3, down - 1 + k // 3) for k in range(9) if layout >> k & 1}

    def draw(pen: Pen) -> None:
        for x, key, dice in ((0, "ability-POS1", (COLUMN, ROW)), (48, "ability-PLOT1", (PLOT,))):
            pen.words(x, 4, say(key), 10, "bold")
            for number, die in enumerate(dice):
                _die(pen, x + 6 + 14 * number, 13, 11, die)
        for y in range(5):
            for x in range(CORNER, c.WIDTH):
                spot = 8 + PITCH * (x - CORNER), 32 + PITCH * y
                if x < c.WIDTH - 1:
                    pen.line(spot, (spot[0] + PITCH, spot[1]), PALE, 0.2)
                if y < 4:
                    pen.line(spot, (spot[0], spot[1] + PITCH), PALE, 0.2)
        for y in range(5):
            for x in range(CORNER, c.WIDTH):
                _point(pen, 8 + PITCH * (x - CORNER), 32 + PITCH * y, rows[y][x], (x, y) in filled)
        pen.disc(8 + PITCH * (across - CORNER), 32 + PITCH * down, 5, line=0.6, stroke=GREY)

    seen = [f"{say('ability-POS1')}: {COLUMN} {ROW}", f"{say('ability-PLOT1')}: {PLOT} = {_names(layout)}"]
    seen += [f"({x},{y}) {'☆' if rows[y][x] == '*' else '•'}" for x, y in sorted(filled)]
    return Drawing(96, 90, draw, "; ".join(seen))
