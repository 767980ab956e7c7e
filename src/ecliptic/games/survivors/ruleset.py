"""An edition and the options of a game in the form that the fast code reads. Shared by all states, never copied."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.survivors.ids import MAX_DESIGNS
from ecliptic.games.survivors.operate import Mech
from ecliptic.games.survivors.terrain import Terrain
from ecliptic.kernel.bits import filled


class Kit:
    """Numbers of one edition under one set of options. `data.py` fills it in."""

    def __init__(
        self,
        updown_spots: i64,
        barrier_blocks_connection: bool,
        newboard_collect: bool,
        solo_auto_launch: bool,
        round_limit: i64,
        turn_limit: i64,
        concede: bool,
    ) -> None:
        self.barrier_blocks_connection: bool = barrier_blocks_connection
        self.newboard_collect: bool = newboard_collect
        self.solo_auto_launch: bool = solo_auto_launch
        self.round_limit: i64 = round_limit
        self.turn_limit: i64 = turn_limit
        self.concede: bool = concede
        self.edition: object = None
        """Where the names are: not for the fast code."""
        self.mech: Mech = Mech(updown_spots)
        self.terrain: Terrain = Terrain(barrier_blocks_connection)
        self.touched: vec[i64] = filled(8, 0)
        """Scratch: what a tile covered on each board."""
        self.extra_boards: i64 = 0
        self.tile_limit: i64 = 3
        self.market: i64 = 4
        self.designs: i64 = 0
        self.copies: vec[i64] = filled(MAX_DESIGNS, 0)
        self.crystals: vec[i64] = filled(MAX_DESIGNS, 0)
        self.ore: vec[i64] = filled(MAX_DESIGNS, 0)
        """By part: copies in the deck, gems it brings."""
        self.solo_parts: i64 = 0
        """The parts of the solo deck."""
