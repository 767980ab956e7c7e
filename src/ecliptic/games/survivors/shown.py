"""What a viewer is shown, as types. `view.py` makes them; it is compiled, which classes of msgspec cannot be."""

from __future__ import annotations

import msgspec

from ecliptic.kernel.facts import Fact
from ecliptic.kernel.game import View

# -- components --------------------------------------------------------------------------------------------------------


class Part(msgspec.Struct, frozen=True):
    """A part on offer."""

    part: str
    effects: list[str]
    """What it can do to dice."""
    crystals: int
    ore: int
    """The gems that it brings instead."""
    does: list[Fact]


class Gear(Part, frozen=True):
    """A part on a gear spot."""

    spent: bool


class Stack(msgspec.Struct, frozen=True):
    """Engineers of one type that can still be rescued."""

    engineer: str
    left: int


class Crew(msgspec.Struct, frozen=True):
    """A rescued Engineer."""

    engineer: str
    used: bool
    """Whether it has helped this turn."""
    active: bool
    """Whether it sits in a Comm Window; in the solo game the fifth and sixth rescue send the earliest back to sleep."""


class Tile(msgspec.Struct, frozen=True):
    """A shape of tiles."""

    tile: str
    size: int
    squares: list[tuple[int, int]]
    """Column and row, from 0."""
    left: int | None
    """How many the solo player still has; None: any number."""


class Spot(msgspec.Struct, frozen=True):
    """A place for a die on a track."""

    reward: str | None
    """What is earned when this is the last die: tile-1 to tile-5, part, crystal, rod or ore."""
    sizes: list[int]
    """The sizes of the tile that it is."""
    blocked: Fact | None
    """Why the reward could not be taken now, whatever the dice show."""


class Track(msgspec.Struct, frozen=True):
    """A track of the mech."""

    track: str
    spots: list[Spot]
    dice: list[int]
    """Locked here, from the first spot on."""
    blocked: Fact | None
    """Why it takes no dice now, whatever they show."""


class Terrain(msgspec.Struct, frozen=True):
    """A side of a board, with what still lies on it.

    Cells are called column,row over all boards of a player: 1,1 to 5,5 on the start board; the board at place x, y has
    the columns 5x + 1 to 5x + 5 and the rows 5y + 1 to 5y + 5. Rows count downwards."""

    terrain: str
    x: int
    y: int
    crystals: list[str]
    vnaut: str | None
    mech: str | None
    ridges: list[tuple[str, str]]
    """Pairs of neighbouring cells with a barrier between them."""
    free: int
    """How many cells are not covered."""
    summary: Fact
    """What was on it at first."""


class Placement(msgspec.Struct, frozen=True):
    """A way to lay a tile, and what it would take."""

    tile: str
    turn: int
    cells: list[str]
    crystals: int
    vnauts: int


class SideThere(msgspec.Struct, frozen=True):
    """A side of the drawn board at some place."""

    side: str
    tiles: list[str]
    """The shapes that could be laid on it there."""
    example: Placement | None
    """Of all ways to lay one of them, one that takes the most."""
    blocked: Fact | None
    """Why it cannot lie there."""


class Site(msgspec.Struct, frozen=True):
    """A free place beside a player's boards, for one more."""

    x: int
    y: int
    sides: list[SideThere]
    """Once a board is drawn: both of its sides."""


class Turn(msgspec.Struct, frozen=True):
    """A way to lay a shape: its squares, and the numbers of the ways after a quarter turn to the right or a flip."""

    squares: list[tuple[int, int]]
    right: int
    flipped: int


class Laying(msgspec.Struct, frozen=True):
    """The tile that is being chosen or laid."""

    reward: str
    sizes: list[int]
    tile: str | None
    """Once the shape is chosen."""
    turns: list[Turn]
    """All ways to lay it."""
    drawn: str | None
    """The board that was drawn for it and not yet laid, ..."""
    sides: list[Terrain]
    """... its two sides, as if in the place of the start board."""
    new_terrain: str | None
    """The board that the tile has to touch."""


class Sequence(msgspec.Struct, frozen=True):
    """What a player launched with."""

    length: int
    die: int


class Player(msgspec.Struct, frozen=True):
    seat: int
    phase: str
    step: str | None
    """The step of the turn: prepare, roll, operate or clean-up; None outside a round"""
    ready: bool
    """Whether the turn is over for this player."""
    marker: str
    """pink or blue"""
    dice: list[int]
    """Those not locked."""
    due: int
    """How many dice are still to be rolled."""
    tracks: list[Track]
    crystals: int
    ore: int
    rods: int
    engineers: list[Crew]
    """In the order of their rescue."""
    rescued: int
    parts: list[Gear]
    effects: list[str]
    """What parts opened this turn can still do."""
    rescues: int
    claims: int
    """Engineers and parts to be picked in the card phase."""
    terrains: list[Terrain]
    tiles: list[list[str]]
    """The cells under each tile. Where a position does not tell tiles apart, what lies together is one."""
    sites: list[Site]
    """Where a board could be laid, if there is one to draw and room for it."""
    stack: list[str | None]
    """The boards not yet drawn, top first; None: nobody has seen it."""
    laying: Laying | None
    rolls: list[int]
    """In a roll-off."""
    sequence: Sequence | None


class Limits(msgspec.Struct, frozen=True):
    """How much of everything a player can have."""

    power_dice: int
    hold: int
    """Gems after a turn."""
    rods: int
    """How many start the launch."""
    windows: int
    gear_spots: int
    boards: int
    sequence: int
    rounds: int
    """The last round, or turn in the solo game."""


class SurvivorsView(View, frozen=True, kw_only=True):
    """The table of Cities of Venus: Survivors."""

    solo: bool
    stage: str
    round: int
    """In the solo game: the turn."""
    asked: list[int]
    """The seats that are asked now."""
    market: list[Part]
    deck: int
    engineers: list[Stack]
    tiles: list[Tile]
    """All shapes there are."""
    launch_order: list[int]
    """Once it is known."""
    players: list[Player]
    limits: Limits
    winners: list[int]
    """Once the game is over."""
    breakdown: list[Fact]
    """What decided it: all launches, the best one first; alone, where every star comes from, or what was missing."""
