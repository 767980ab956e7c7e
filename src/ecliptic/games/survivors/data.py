"""The edition: boards and tiles as drawings, cards as lists. Read, checked, and turned into what the fast code uses."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from pathlib import Path

import msgspec

from ecliptic.games.survivors.drawings import (
    Map,
    Squares,
    fillable,
    images,
    loose_cells,
    orientations,
    read_map,
    read_shape,
    split,
)
from ecliptic.games.survivors.ids import (
    ANY,
    EFFECT_NAMES,
    EFFECTS,
    ENGINEER_TYPES,
    GEAR_SPOTS,
    MAX_DESIGNS,
    MAX_EXTRA,
    MAX_SHAPES,
)
from ecliptic.games.survivors.ruleset import Kit
from ecliptic.kernel.edition import Overlay, Tagged, convert, fingerprint, read_tables
from ecliptic.kernel.errors import BadEdition
from ecliptic.kernel.game import OptionValue

FOLDER = Path(__file__).parent
SIDES = ("A", "B")
CENTRE = frozenset(5 * r + c for r in (1, 2, 3) for c in (1, 2, 3))
MOST_PLAYERS = 4
QUEUE, SOLO_QUEUE = 3, 5


class StartBoards(Tagged, frozen=True, kw_only=True):
    """The boards that the seats begin with."""

    crystals: int
    barriers: int
    maps: dict[str, str]


class ExtraBoards(Tagged, frozen=True, kw_only=True):
    """Boards with two sides; side A and B of a board are drawn as two maps."""

    crystals: dict[str, int]
    barriers: dict[str, int]
    vnaut: dict[str, str]
    """Where the V-naut lies on a side: in the centre (the middle 3 x 3) or on the rim."""
    maps: dict[str, str]


class Tiles(Tagged, frozen=True, kw_only=True):
    """Shapes, and how many of each the solo game has."""

    solo_limit: int
    shapes: dict[str, str]


class Engineers(Tagged, frozen=True, kw_only=True):
    """One type for each effect."""

    copies: int
    effects: list[str]


class PartCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Effects on dice, or gems."""

    id: str
    copies: int
    icons: list[str] = []
    crystals: int = 0
    ore: int = 0


class Parts(Tagged, frozen=True, kw_only=True):
    """The deck of parts and how many of them lie open."""

    market: int
    cards: list[PartCard]


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of an edition."""

    start_boards: StartBoards
    extra_boards: ExtraBoards
    tiles: Tiles
    engineers: Engineers
    parts: Parts


class Edition:
    """A checked edition: the drawings read, and everything in the order of its numbers in the rules."""

    def __init__(self, tables: dict[str, object]) -> None:
        self.tables = convert(tables, Tables)
        self.fingerprint = fingerprint(tables)
        self.shapes: dict[str, Squares] = _shapes(self.tables.tiles)
        self.shape_names = tuple(self.shapes)
        self.starts = _starts(self.tables.start_boards)
        self.extras = _extras(self.tables.extra_boards)
        self.board_names = tuple(dict.fromkeys(name[:-1] for name in self.extras))
        self.maps: dict[str, Map] = {**self.starts, **self.extras}
        """By the number of the side: start boards, then A and B of each extra board."""
        self.side_names = tuple(self.maps)
        _check_maps(self.maps, self.shapes)
        _check_engineers(self.tables.engineers)
        _check_parts(self.tables.parts)
        self.parts = tuple(self.tables.parts.cards)

    def kit(self, options: Mapping[str, OptionValue]) -> Kit:
        """The edition for the fast code, under these options."""
        kit = Kit(
            int(options["updown_spots"]),
            bool(options["barrier_blocks_connection"]),
            bool(options["newboard_collect"]),
            bool(options["solo_auto_launch"]),
            int(options["round_limit"]),
            int(options["turn_limit"]),
            bool(options["concede"]),
        )
        kit.edition = self
        kit.extra_boards = len(self.board_names)
        kit.tile_limit = self.tables.tiles.solo_limit
        kit.market = self.tables.parts.market
        self._fill_terrain(kit)
        self._fill_parts(kit)
        return kit

    def _fill_terrain(self, kit: Kit) -> None:
        terrain = kit.terrain
        for side, drawn in enumerate(self.maps.values()):
            terrain.crystals[side] = sum(1 << cell for cell in drawn.crystals)
            terrain.vnauts[side] = 1 << drawn.vnaut
            terrain.mechs[side] = 0 if drawn.mech is None else 1 << drawn.mech
            for a, b in drawn.barriers:
                walls = terrain.walls_right if b == a + 1 else terrain.walls_below
                walls[side * 5 + a // 5] |= 1 << a % 5
        for squares in self.shapes.values():
            for turned in orientations(squares):
                terrain.add_turn([y for y, _ in turned], [x for _, x in turned])
            terrain.end_shape(len(squares))

    def _fill_parts(self, kit: Kit) -> None:
        kit.designs = len(self.parts)
        for effect in range(EFFECTS):
            kit.mech.design_of[effect] = -1
        for number, card in enumerate(self.parts):
            kit.copies[number] = card.copies
            kit.crystals[number] = card.crystals
            kit.ore[number] = card.ore
            for icon in card.icons:
                kit.mech.design_of[EFFECT_NAMES.index(icon)] = number
                kit.mech.icons[number] += 1 << 4 * EFFECT_NAMES.index(icon)
            if card.icons:
                kit.solo_parts |= 1 << number


@cache
def built_in() -> Edition:
    """The edition that comes with the game."""
    return Edition(read_tables(FOLDER / "data"))


def load(overlay: Overlay | None = None) -> Edition:
    """The built-in edition, or one with somebody's own tables laid over it."""
    return built_in() if overlay is None else Edition(read_tables(FOLDER / "data", overlay))


# -- checks ----------------------------------------------------------------------------------------------------------


def _shapes(tiles: Tiles) -> dict[str, Squares]:
    """The shapes ordered by size (as drawn within a size), so that their numbers are stable."""
    if not 1 <= tiles.solo_limit <= 3:
        raise BadEdition(f"tiles.solo_limit is {tiles.solo_limit}, but it can be 1 to 3")
    read = {name: read_shape(name, text) for name, text in tiles.shapes.items()}
    if len(read) > MAX_SHAPES:
        raise BadEdition(f"there are {len(read)} shapes, but no more than {MAX_SHAPES} fit")
    for size in range(1, 7):
        if not any(len(squares) == size for squares in read.values()):
            raise BadEdition(f"no shape has {size} squares, but there must be one of every size from 1 to 6")
    for (a, one), (b, other) in combinations(read.items(), 2):
        if other in orientations(one):
            raise BadEdition(f"shapes {a} and {b} are the same, turned or flipped")
    return dict(sorted(read.items(), key=lambda item: len(item[1])))


def _starts(table: StartBoards) -> dict[str, Map]:
    if len(table.maps) != MOST_PLAYERS:
        raise BadEdition(f"there are {len(table.maps)} start boards, but {MOST_PLAYERS} are needed")
    maps = {name: read_map(name, text) for name, text in table.maps.items()}
    for name, drawn in maps.items():
        if drawn.mech is None:
            raise BadEdition(f"start board {name} has no mech (M)")
        _check_counts(name, drawn, table.crystals, table.barriers)
    first_name, first = next(iter(maps.items()))
    for name, drawn in maps.items():
        if drawn not in images(first):
            raise BadEdition(
                f"start board {name} is not a mirror image of {first_name}, so the seats would not start equal"
            )
    return maps


def _extras(table: ExtraBoards) -> dict[str, Map]:
    for what, values in (("crystals", table.crystals), ("barriers", table.barriers), ("vnaut", table.vnaut)):
        if set(values) != set(SIDES):
            raise BadEdition(f"extra_boards.{what} must say something about the sides A and B")
    names = list(dict.fromkeys(name[:-1] for name in table.maps))
    least = max(MOST_PLAYERS * QUEUE, SOLO_QUEUE)
    if not least <= len(names) <= MAX_EXTRA:
        raise BadEdition(f"there are {len(names)} extra boards, but it must be {least} to {MAX_EXTRA}")
    maps: dict[str, Map] = {}
    for name in names:
        for side in SIDES:
            if name + side not in table.maps:
                raise BadEdition(f"extra board {name} has no side {side}")
            maps[name + side] = _extra(name + side, table)
    if len(maps) != len(table.maps):
        odd = next(name for name in table.maps if name not in maps)
        raise BadEdition(f"extra board {odd} should end in A or B")
    return maps


def _extra(name: str, table: ExtraBoards) -> Map:
    drawn = read_map(name, table.maps[name])
    side = name[-1]
    if drawn.mech is not None:
        raise BadEdition(f"board {name} has a mech, which belongs on start boards only")
    _check_counts(name, drawn, table.crystals[side], table.barriers[side])
    place = "centre" if drawn.vnaut in CENTRE else "rim"
    if place != table.vnaut[side]:
        raise BadEdition(
            f"board {name} has its V-naut on the {place}, but side {side} has it on the {table.vnaut[side]}"
        )
    return drawn


def _check_counts(name: str, drawn: Map, crystals: int, barriers: int) -> None:
    if len(drawn.crystals) != crystals:
        raise BadEdition(f"board {name} has {len(drawn.crystals)} crystals, but it should have {crystals}")
    if len(drawn.barriers) != barriers:
        raise BadEdition(f"board {name} has {len(drawn.barriers)} barrier edges, but it should have {barriers}")


def _check_maps(maps: dict[str, Map], shapes: dict[str, Squares]) -> None:
    """Different, open enough, in one piece, and fillable with large tiles as well as with small ones."""
    for (a, one), (b, other) in combinations(maps.items(), 2):
        if one == other:
            raise BadEdition(f"boards {a} and {b} are the same")
    for name, drawn in maps.items():
        if tight := loose_cells(drawn):
            column, line = tight[0] % 5 + 1, tight[0] // 5 + 1
            raise BadEdition(f"on board {name} barriers leave cell {column},{line} fewer than two open neighbours")
        if split(drawn):
            raise BadEdition(f"the barriers of board {name} cut it into pieces")
        for low, high in ((3, 6), (1, 4)):
            if not fillable(drawn, tuple(s for s in shapes.values() if low <= len(s) <= high)):
                raise BadEdition(f"board {name} cannot be filled with tiles of {low} to {high} squares")


def _check_engineers(table: Engineers) -> None:
    """Listed to be read, not to be changed: a stack has a card fewer than there are players (S-03)."""
    if table.effects != list(EFFECT_NAMES[:ENGINEER_TYPES]):
        raise BadEdition(f"engineers.effects should be {', '.join(EFFECT_NAMES[:ENGINEER_TYPES])}, in this order")
    if table.copies != MOST_PLAYERS - 1:
        raise BadEdition(
            f"engineers.copies is {table.copies}, but it can only be {MOST_PLAYERS - 1}: four players use 3"
        )


def _check_parts(table: Parts) -> None:
    if len(table.cards) > MAX_DESIGNS or len({card.id for card in table.cards}) != len(table.cards):
        raise BadEdition(f"there can be {MAX_DESIGNS} different parts at most, each with an id of its own")
    carriers: dict[str, str] = {}
    for card in table.cards:
        _check_part(card)
        for icon in set(card.icons):
            if icon in carriers:
                raise BadEdition(
                    f"parts {carriers[icon]} and {card.id} both carry {icon}, so a move could not tell which"
                )
            carriers[icon] = card.id
    total = sum(card.copies for card in table.cards)
    needed = MOST_PLAYERS * GEAR_SPOTS + table.market
    if not 1 <= table.market <= 8 or total < needed:
        raise BadEdition(f"there are {total} parts, but a market of {table.market} and four players can need {needed}")
    if sum(1 for card in table.cards if card.icons) < GEAR_SPOTS:
        raise BadEdition(f"the solo game needs at least {GEAR_SPOTS} different parts that change dice")


def _check_part(card: PartCard) -> None:
    if not 1 <= card.copies <= 15:
        raise BadEdition(f"part {card.id} has {card.copies} copies, but it can have 1 to 15")
    for icon in card.icons:
        if icon not in EFFECT_NAMES[: ANY + 1]:
            raise BadEdition(f"part {card.id} has the effect {icon!r}, but effects are: {', '.join(EFFECT_NAMES)}")
    if len(card.icons) > 3 or not 0 <= card.crystals <= 4 or not 0 <= card.ore <= 8:
        raise BadEdition(f"part {card.id} may have three effects, 4 crystals and 8 ore at most")
    if bool(card.icons) == bool(card.crystals or card.ore):
        raise BadEdition(f"part {card.id} should either change dice or bring gems")
