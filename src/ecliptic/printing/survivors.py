"""Cities of Venus: Survivors on paper: mech boards, terrain, tiles, cards, supplies and the launch board."""

from __future__ import annotations

from collections.abc import Sequence

from ecliptic.games.survivors.data import MOST_PLAYERS, QUEUE, PartCard
from ecliptic.games.survivors.drawings import Map, Squares, orientations
from ecliptic.games.survivors.game import SurvivorsGame
from ecliptic.kernel.catalogue import Catalogue
from ecliptic.printing.cards import back, counter, face
from ecliptic.printing.drawings import Drawing
from ecliptic.printing.pages import Card, Cards, Column, Draw, Section, Sheets
from ecliptic.printing.pen import GREY, INK, MIST, PALE, WHITE, Pen

CELL = 18.0
"""A square of a board and of a tile."""
SIDE = 5
BOARD = (SIDE * CELL, SIDE * CELL)
SPOT = 17.0
"""A place for a real die."""
ACROSS, DOWN = 10, 13
"""Squares on a sheet of tiles."""
BAY, WINDOWS, GEARS, LAUNCH_RODS, SEQUENCE = 8, 4, 4, 5, 8
RODS_EACH = 6
TOKEN = (15.0, 15.0)

KIND = ((2, "tile-1"), (3, "part"), (4, "crystal"), (5, "rod"))
RUN = ((3, "tile-3"), (4, "tile-4"))
SINGLE = (("any3", 3, "tile-2"), ("full", 5, "tile-5"))


def sections(game: SurvivorsGame, say: Catalogue) -> list[Section]:
    edition, title = game.edition, say("title")
    starts = [Card(_terrain(say, name, drawn)) for name, drawn in edition.starts.items()]
    extras = [
        Card(
            _terrain(say, f"{name}A", edition.extras[f"{name}A"]), _terrain(say, f"{name}B", edition.extras[f"{name}B"])
        )
        for name in edition.board_names
    ]
    tiles = [
        (name, squares) for name, squares in edition.shapes.items() for _ in range(edition.tables.tiles.solo_limit)
    ]
    parts = [Card(_part(say, one), back(title, say("board-parts"))) for one in edition.parts for _ in range(one.copies)]
    engineers = [
        Card(_engineer(say, effect), back(title, say("board-engineers")))
        for effect in edition.tables.engineers.effects
        for _ in range(edition.tables.engineers.copies)
    ]
    return [
        Sheets("mechs", say("print-mechs"), [_mech(say)] * MOST_PLAYERS),
        Sheets("launch", say("board-launch"), [_launch(say)]),
        Cards("start-boards", say("print-starts"), starts, BOARD),
        Cards("extra-boards", say("print-extras"), extras, BOARD),
        Sheets("tiles", say("print-tiles"), [_tile_sheet(page) for page in _packed(tiles)]),
        Cards("parts", say("board-parts"), parts),
        Cards("engineers", say("board-engineers"), engineers),
        Cards("supplies", say("print-supplies"), _supplies(game, say), TOKEN),
    ]


def summary(game: SurvivorsGame) -> list[Column]:
    tables = game.edition.tables
    return [
        Column("print-summary-goal", {"rods": LAUNCH_RODS}),
        Column("print-summary-setup", {"market": tables.parts.market, "boards": QUEUE}),
        Column("print-summary-turn", {"bay": BAY}),
        Column("print-summary-dice", {}),
        Column("print-summary-tracks", {}),
        Column("print-summary-tiles", {}),
        Column("print-summary-boards", {}),
        Column("print-summary-cards", {}),
        Column("print-summary-rods", {}),
        Column("print-summary-launch", {}),
        Column("print-summary-solo", {"limit": tables.tiles.solo_limit, "rods": LAUNCH_RODS}),
    ]


# -- the mech and the launch -----------------------------------------------------------------------------------------


def _mech(say: Catalogue) -> Draw:
    def draw(pen: Pen) -> None:
        pen.words(0, 9, say("title"), 20, "display")
        pen.words(pen.width, 9, say("print-mech"), 9, anchor="end", colour=GREY)
        _track(pen.inside(0, 16, pen.width, 34), say, "kind", 5, dict(KIND))
        _track(pen.inside(0, 54, pen.width, 34), say, "run", 4, dict(RUN))
        for number, (track, spots, reward) in enumerate(SINGLE):
            _track(pen.inside(0, 92 + 38 * number, pen.width, 34), say, track, spots, {spots: reward})
        for number, (track, shown) in enumerate((("qspot", {1: "ore"}), ("up", {}), ("down", {}))):
            _track(pen.inside(110 + 26 * number, 54, 24, 34), say, track, 1, shown)
        _places(pen.inside(0, 172, 100, 24), say("board-bay"), BAY, 12)
        _places(pen.inside(106, 172, 80, 24), say("board-rods"), LAUNCH_RODS, 12)
        half = pen.width / 2
        for number, (key, spots) in enumerate((("board-engineers", WINDOWS), ("board-parts", GEARS))):
            _card_places(pen.inside(number * (half + 3), 200, half - 3, 40), say(key), spots)
        pen.box(150, 92, 36, 18, round_=3, line=0.4, stroke=GREY)
        pen.words(168, 103, say("board-ready"), 11, anchor="middle", colour=GREY, most=32)

    return draw


def _track(pen: Pen, say: Catalogue, track: str, spots: int, rewards: dict[int, str]) -> None:
    """A row of places for dice; the reward stands above the die that earns it."""
    name = say.attribute(f"track-{track}", "title")
    pen.words(0, 4, name, 12, "display", most=pen.width)
    if spots > 1:
        wide = pen.measure(name, 12, "display")
        pen.words(wide + 3, 4, say.attribute(f"track-{track}", "needs"), 8, colour=GREY)
    for spot in range(1, spots + 1):
        x = (spot - 1) * (SPOT + 2)
        pen.box(x, 13, SPOT, SPOT, round_=3, fill=WHITE, line=0.7 if spot in rewards else 0.3)
        if spot in rewards:
            short = say.attribute(f"reward-{rewards[spot]}", "short")
            pen.words(x + SPOT / 2, 10.5, short, 9, "bold", "middle", most=SPOT + 1)


def _places(pen: Pen, name: str, count: int, side: float) -> None:
    pen.words(0, 4, name, 12, "display")
    for number in range(count):
        pen.box(number * side, 7, side, side, round_=1.5, fill=WHITE, stroke=GREY, line=0.3)


def _card_places(pen: Pen, name: str, count: int) -> None:
    """Where cards are laid, their upper edges at the sheet's lower edge."""
    pen.words(0, 4, name, 12, "display")
    wide = pen.width / count
    for number in range(count):
        pen.box(number * wide, 8, wide - 2, 32, round_=2, stroke=GREY, line=0.3)
        pen.words(number * wide + wide / 2 - 1, 26, str(number + 1), 20, "display", "middle", PALE)


def _launch(say: Catalogue) -> Draw:
    def draw(pen: Pen) -> None:
        pen.words(0, 10, say("board-launch"), 24, "display")
        y = pen.block(0, 15, pen.width, say("print-launch"), 11) + 6
        for seat in range(1, MOST_PLAYERS + 1):
            pen.words(0, y + 5, say("seat-name", number=seat), 12, "display")
            for number in range(SEQUENCE):
                pen.box(number * (SPOT + 2), y + 8, SPOT, SPOT, round_=3, fill=WHITE, line=0.4)
                pen.words(number * (SPOT + 2) + SPOT / 2, y + 18.5, str(number + 1), 14, "display", "middle", GREY)
            pen.box(158, y + 8, 28, SPOT, round_=3, fill=MIST, stroke=GREY)
            pen.words(172, y + 12.5, say("print-value"), 7.5, anchor="middle", colour=GREY, most=26)
            y += 36

    return draw


# -- terrain and tiles -----------------------------------------------------------------------------------------------


def _terrain(say: Catalogue, name: str, drawn: Map) -> Draw:
    def draw(pen: Pen) -> None:
        for cell in range(SIDE * SIDE):
            row, column = divmod(cell, SIDE)
            x, y = column * CELL, row * CELL
            pen.box(x, y, CELL, CELL, stroke=PALE, line=0.25)
            middle = x + CELL / 2, y + CELL / 2
            if cell in drawn.crystals:
                pen.diamond(*middle, 5, fill=MIST, line=0.5)
            if cell == drawn.vnaut:
                _sign(pen, *middle, "V", INK)
            if cell == drawn.mech:
                _sign(pen, *middle, "M", GREY)
        for a, b in sorted(drawn.barriers):
            row, column = divmod(b, SIDE)
            x, y = column * CELL, row * CELL
            end = (x, y + CELL) if b == a + 1 else (x + CELL, y)
            pen.line((x, y), end, INK, 2.2)
        pen.box(0, 0, *BOARD, line=0.5)
        pen.words(1.2, 3.6, name, 7, "bold", colour=GREY)

    return draw


def _sign(pen: Pen, x: float, y: float, letter: str, colour: tuple[int, int, int]) -> None:
    pen.disc(x, y, 5, fill=colour, stroke=None)
    pen.words(x, y + 2, letter, 15, "bold", "middle", WHITE)


Placed = list[tuple[str, Squares, int, int]]
"""Tiles on a sheet: name, squares, and the row and column of the first corner."""


def _packed(tiles: Sequence[tuple[str, Squares]]) -> list[Placed]:
    """Every tile on some sheet, the first place where it fits, the largest ones first."""
    sheets: list[tuple[set[tuple[int, int]], Placed]] = []
    for name, squares in sorted(tiles, key=lambda tile: -len(tile[1])):
        for taken, placed in [*sheets, (set[tuple[int, int]](), Placed())]:
            room = _room(taken, squares)
            if room is None:
                continue
            if not placed:
                sheets.append((taken, placed))
            turned, top, left = room
            taken |= {(y + top, x + left) for y, x in turned}
            placed.append((name, turned, top, left))
            break
    return [placed for _, placed in sheets]


def _room(taken: set[tuple[int, int]], squares: Squares) -> tuple[Squares, int, int] | None:
    """The first place for a tile, and how it is turned there."""
    for top in range(DOWN):
        for left in range(ACROSS):
            for turned in orientations(squares):
                cells = {(y + top, x + left) for y, x in turned}
                if not cells & taken and all(y < DOWN and x < ACROSS for y, x in cells):
                    return turned, top, left
    return None


def _tile_sheet(placed: Placed) -> Draw:
    def draw(pen: Pen) -> None:
        for name, squares, top, left in placed:
            wide, high = (CELL * (1 + max(square[axis] for square in squares)) for axis in (1, 0))
            _tile(pen.inside(3 + left * CELL, 6 + top * CELL, wide, high), name, squares)

    return draw


def _tile(pen: Pen, name: str, squares: Squares) -> None:
    """Thin lines inside a tile, thick ones where it is cut."""
    for y, x in squares:
        pen.box(x * CELL, y * CELL, CELL, CELL, fill=MIST, stroke=PALE)
    for y, x in squares:
        left, top, right, bottom = x * CELL, y * CELL, (x + 1) * CELL, (y + 1) * CELL
        sides = {
            (y - 1, x): ((left, top), (right, top)),
            (y + 1, x): ((left, bottom), (right, bottom)),
            (y, x - 1): ((left, top), (left, bottom)),
            (y, x + 1): ((right, top), (right, bottom)),
        }
        for beside, (a, b) in sides.items():
            if beside not in squares:
                pen.line(a, b, INK, 0.5)
    y, x = squares[0]
    if name:
        pen.words(x * CELL + CELL / 2, y * CELL + CELL / 2 + 2, name, 12, "display", "middle", GREY)


# -- cards and supplies ----------------------------------------------------------------------------------------------


def _part(say: Catalogue, one: PartCard) -> Draw:
    if one.icons:
        counts = {icon: one.icons.count(icon) for icon in one.icons}
        text = "\n".join(_sentence(say("times", effect=icon, n=n)) for icon, n in counts.items())
        label = say("print-once")
    else:
        text = _sentence(say("brings-gems", crystals=one.crystals, ore=one.ore))
        label = say("step-prepare")
    return face(say("print-part"), say(f"part-{one.id}"), text, label=label)


def _engineer(say: Catalogue, effect: str) -> Draw:
    text = _sentence(say.attribute(f"engineer-{effect}", "effect"))
    return face(say("print-engineer"), say(f"engineer-{effect}"), text, label=say("print-each-turn"))


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


def _supplies(game: SurvivorsGame, say: Catalogue) -> list[Card]:
    """As much as can be needed at once with all players."""
    tables = game.edition.tables
    crystals = MOST_PLAYERS * (tables.start_boards.crystals + QUEUE * max(tables.extra_boards.crystals.values()))
    amounts = (
        ("◆", "print-crystal", crystals),
        ("●", "board-ore", MOST_PLAYERS * BAY),
        ("V", "print-vnaut", MOST_PLAYERS * (1 + QUEUE)),
        ("▮", "print-rod", MOST_PLAYERS * RODS_EACH),
        ("✓", "print-ready", MOST_PLAYERS),
    )
    return [Card(counter(sign, say(key))) for sign, key, amount in amounts for _ in range(amount)]


# -- drawings for the rules page -------------------------------------------------------------------------------------

SMALL = 0.27
"""How large shapes are beside those to cut out."""
HALF = 0.54
"""And boards."""
ROLL = ((2, "run"), (3, "run"), (4, "run"), (6, "qspot"))
"""The dice of the worked turn, and where each of them goes."""


def drawings(game: SurvivorsGame, say: Catalogue) -> dict[str, Drawing]:
    return {
        "shapes": _shapes(game, say),
        "boards": _two_boards(game, say),
        "tracks": _tracks(say),
        "turn": _worked(game, say),
    }


def _shapes(game: SurvivorsGame, say: Catalogue) -> Drawing:
    """All shapes, a line for each size or two."""
    wide, cell = 104.0, CELL * SMALL
    spots: list[tuple[str, Squares, float, float]] = []
    x = y = deep = 0.0
    size = 0
    for name, squares in game.edition.shapes.items():
        across, down = ((1 + max(square[axis] for square in squares)) * cell for axis in (1, 0))
        if len(squares) != size or x + across > wide:
            y, x, deep, size = y + deep, 0.0, 0.0, len(squares)
        spots.append((name, squares, x, y))
        x, deep = x + across + 7, max(deep, down + 11)

    def draw(pen: Pen) -> None:
        for name, squares, left, top in spots:
            _tile(pen.inside(left, top + 5, 90, 90, SMALL), "", squares)
            pen.words(left, top + 3.5, name, 8.5, "bold", colour=GREY)

    seen = [f"{name}: {say(f'tile-{name}')}" for name in game.edition.shapes]
    return Drawing(wide, y + deep - 5, draw, "; ".join(seen))


def _two_boards(game: SurvivorsGame, say: Catalogue) -> Drawing:
    """The first start board, and the second side of the first extra board."""
    (start, first), extra = next(iter(game.edition.starts.items())), f"{game.edition.board_names[0]}B"
    second = game.edition.extras[extra]

    def draw(pen: Pen) -> None:
        _terrain(say, start, first)(pen.inside(1, 1, *BOARD, HALF))
        _terrain(say, extra, second)(pen.inside(54, 1, *BOARD, HALF))

    seen = [
        f"{name}: {len(drawn.crystals)} × {say('print-crystal')}, {len(drawn.barriers)} × ▬"
        for name, drawn in ((start, first), (extra, second))
    ]
    return Drawing(104, 51, draw, "; ".join(seen))


def _tracks(say: Catalogue) -> Drawing:
    tracks = [("kind", 5, dict(KIND)), ("run", 4, dict(RUN)), *((name, n, {n: reward}) for name, n, reward in SINGLE)]

    def draw(pen: Pen) -> None:
        for number, (track, spots, rewards) in enumerate(tracks):
            _track(pen.inside(0, 34 * number, 104, 34), say, track, spots, rewards)

    earned = [[f"{n} = {say(f'reward-{one}')}" for n, one in rewards.items()] for _, _, rewards in tracks]
    seen = [f"{say(f'track-{one[0]}')}: {', '.join(all_)}" for one, all_ in zip(tracks, earned, strict=True)]
    return Drawing(104, 34 * len(tracks) - 3, draw, "; ".join(seen))


def _worked(game: SurvivorsGame, say: Catalogue) -> Drawing:
    """A first turn: the dice where they are locked, and the tile that they earn on the start board."""
    (name, board), size = next(iter(game.edition.starts.items())), sum(track == "run" for _, track in ROLL)
    shape, squares = _first_tile(game, board, size)

    def draw(pen: Pen) -> None:
        for number, (value, track) in enumerate(ROLL):
            x = 14.0 * number + 4 * (track != "run")
            pen.box(x, 6, 12, 12, round_=2.4, fill=WHITE, line=0.4)
            pen.words(x + 6, 14.6, str(value), 18, "display", "middle")
        pen.words(0, 4, say.attribute("track-run", "title"), 9.5, "bold")
        pen.words(14.0 * (len(ROLL) - 1) + 4, 4, say.attribute("track-qspot", "title"), 9.5, "bold")
        terrain = pen.inside(0, 22, *BOARD, HALF)
        _tile(terrain, "", squares)
        _terrain(say, name, board)(terrain)
        pen.words(54, 26, say.attribute(f"reward-tile-{size}", "short"), 9.5, "bold")
        low, left = min(y for y, _ in squares), min(x for _, x in squares)
        _tile(pen.inside(54, 29, 90, 90, HALF), "", tuple((y - low, x - left) for y, x in squares))

    crystals = sum(y * SIDE + x in board.crystals for y, x in squares)
    seen = [f"{value}: {say(f'track-{track}')}" for value, track in ROLL]
    return Drawing(96, 72, draw, "; ".join([*seen, say(f"tile-{shape}"), f"{crystals} × {say('print-crystal')}"]))


def _first_tile(game: SurvivorsGame, board: Map, size: int) -> tuple[str, Squares]:
    """Of all ways to lay a tile of this size over the mech and over no barrier, one that finds most crystals."""
    found = [
        (name, tuple((y + top, x + left) for y, x in turned))
        for name, squares in game.edition.shapes.items()
        if len(squares) == size
        for turned in orientations(squares)
        for top in range(SIDE)
        for left in range(SIDE)
    ]
    legal = [(name, placed) for name, placed in found if _lies(board, placed)]
    return max(legal, key=lambda one: sum(y * SIDE + x in board.crystals for y, x in one[1]))


def _lies(board: Map, placed: Squares) -> bool:
    cells = {y * SIDE + x for y, x in placed if y < SIDE and x < SIDE}
    crossed = any(a in cells and b in cells for a, b in board.barriers)
    return len(cells) == len(placed) and board.mech in cells and not crossed
