"""Exploring: which tiles and boards can be laid now, and what a tile uncovers (S-22, S-25 to S-34)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.survivors import ids as c
from ecliptic.games.survivors.ruleset import Kit
from ecliptic.games.survivors.scoring import board_rods
from ecliptic.games.survivors.terrain import BLANK, board_side, board_word, board_x, board_y
from ecliptic.kernel.bits import bit, filled
from ecliptic.kernel.bits import size as members

LEFT_COLUMN: Final = 0x108421
TOP_ROW: Final = 0x1F


def board_limit(solo: bool) -> i64:
    """S-30, R-45."""
    limit: i64 = c.WINDOWS
    if solo:
        limit = c.MAX_BOARDS
    return limit


def in_supply(kit: Kit, row: vec[i64], base: i64, shape: i64, size: i64, solo: bool) -> bool:
    """Whether a shape is of the earned size and not used up (S-28, S-50)."""
    squares: i64 = kit.terrain.sizes[shape]
    if squares != size and not (size == 5 and squares == 6):
        return False
    return not solo or (row[base + c.TILES_] >> (2 * shape)) & 3 < kit.tile_limit


def some_fit(kit: Kit, row: vec[i64], base: i64, size: i64, solo: bool) -> bool:
    """Whether any available shape of the size has a place in the terrain's window."""
    shape: i64 = 0
    while shape < kit.terrain.shapes:
        if in_supply(kit, row, base, shape, size, solo) and kit.terrain.fits(shape):
            return True
        shape += 1
    return False


def can_resolve(kit: Kit, row: vec[i64], base: i64, size: i64, solo: bool) -> bool:
    """S-22: whether a tile of this size can be laid, here or on a board to be drawn. Remembered until boards change."""
    known: i64 = row[base + c.FITS_]
    if known & bit(size) == 0:
        kit.terrain.look(row, base, 0, -1)
        if some_fit(kit, row, base, size, solo) or can_draw(kit, row, base, size, solo):
            known |= bit(8 + size)
        known |= bit(size)
        row[base + c.FITS_] = known
    return known & bit(8 + size) != 0


# -- a board to be drawn ---------------------------------------------------------------------------------------------


def can_draw(kit: Kit, row: vec[i64], base: i64, size: i64, solo: bool) -> bool:
    """S-30: fewer boards than allowed, something laid, one left to draw, and a place on it if no barrier forbids it."""
    if row[base + c.BOARDS_] >= board_limit(solo) or row[base + c.QUEUED_] == 0 or row[base + c.BOARD_] & c.FULL == 0:
        return False
    if _touches_a_site(kit, row, base, size, solo):
        return True
    boards: i64 = row[base + c.BOARDS_]
    where = sites(row, base)
    i: i64 = 0
    while i < len(where):
        word: i64 = board_word(BLANK, where[i] % c.LATTICE - c.ORIGIN, where[i] // c.LATTICE - c.ORIGIN, 0)
        kit.terrain.look(row, base, word, boards)
        if some_fit(kit, row, base, size, solo):
            return True
        i += 1
    return False


def _touches_a_site(kit: Kit, row: vec[i64], base: i64, size: i64, solo: bool) -> bool:
    """The common case: a covered cell at a board's rim faces an empty slot where a tile can lie next to it."""
    reach: i64 = 0
    i: i64 = 0
    while i < kit.terrain.shapes:
        if in_supply(kit, row, base, i, size, solo):
            reach |= kit.terrain.reach[i]
        i += 1
    i = 0
    while i < row[base + c.BOARDS_]:
        word: i64 = row[base + c.BOARD_ + i]
        x: i64 = board_x(word)
        y: i64 = board_y(word)
        if (word & TOP_ROW) & reach and empty_slot(row, base, x, y - 1):
            return True
        if ((word >> 20) & TOP_ROW) & reach and empty_slot(row, base, x, y + 1):
            return True
        if column(word) & reach and empty_slot(row, base, x - 1, y):
            return True
        if column(word >> 4) & reach and empty_slot(row, base, x + 1, y):
            return True
        i += 1
    return False


def column(cells: i64) -> i64:
    """The leftmost column of a board as five bits."""
    left: i64 = cells & LEFT_COLUMN
    return (left | (left >> 4) | (left >> 8) | (left >> 12) | (left >> 16)) & 31


def empty_slot(row: vec[i64], base: i64, x: i64, y: i64) -> bool:
    i: i64 = 0
    while i < row[base + c.BOARDS_]:
        word: i64 = row[base + c.BOARD_ + i]
        if board_x(word) == x and board_y(word) == y:
            return False
        i += 1
    return True


def sites(row: vec[i64], base: i64) -> vec[i64]:
    """The empty slots beside own boards (S-31), ascending: (y + 5) * 11 + x + 5."""
    near_rows = filled(c.LATTICE, 0)
    i: i64 = 0
    while i < row[base + c.BOARDS_]:
        x: i64 = board_x(row[base + c.BOARD_ + i]) + c.ORIGIN
        y: i64 = board_y(row[base + c.BOARD_ + i]) + c.ORIGIN
        near_rows[y] |= (bit(x) << 1) | (bit(x) >> 1)
        if y > 0:
            near_rows[y - 1] |= bit(x)
        if y < c.LATTICE - 1:
            near_rows[y + 1] |= bit(x)
        i += 1
    found = vec[i64]()
    y = 0
    while y < c.LATTICE:
        x = 0
        while x < c.LATTICE:
            if near_rows[y] & bit(x) and empty_slot(row, base, x - c.ORIGIN, y - c.ORIGIN):
                found = append(found, y * c.LATTICE + x)
            x += 1
        y += 1
    return found


def site_actions(kit: Kit, row: vec[i64], base: i64, solo: bool) -> vec[i64]:
    """D4: the sides and slots at which the drawn board lets the tile be laid (S-31, S-32)."""
    actions = vec[i64]()
    boards: i64 = row[base + c.BOARDS_]
    where = sites(row, base)
    side: i64 = 0
    while side < 2:
        i: i64 = 0
        while i < len(where):
            kit.terrain.look(row, base, drawn_word(row, base, side, where[i]), boards)
            if some_fit(kit, row, base, row[base + c.REWARD_], solo):
                actions = append(actions, c.SITE + side * c.LATTICE * c.LATTICE + where[i])
            i += 1
        side += 1
    return actions


def drawn_word(row: vec[i64], base: i64, side: i64, where: i64) -> i64:
    """The drawn board, lying on a side at a slot."""
    return board_word(
        2 + 2 * row[base + c.DRAWN_] + side, where % c.LATTICE - c.ORIGIN, where // c.LATTICE - c.ORIGIN, 0
    )


def lay_board(row: vec[i64], base: i64, action: i64) -> None:
    """S-31. The tile must cover a cell of it."""
    choice: i64 = action - c.SITE
    slot: i64 = row[base + c.BOARDS_]
    row[base + c.BOARD_ + slot] = drawn_word(
        row, base, choice // (c.LATTICE * c.LATTICE), choice % (c.LATTICE * c.LATTICE)
    )
    row[base + c.BOARDS_] = slot + 1
    row[base + c.DRAWN_] = 0
    row[base + c.NEW_] = slot + 1


# -- a tile ----------------------------------------------------------------------------------------------------------


def must_cover(row: vec[i64], base: i64) -> i64:
    """The slot that the tile has to touch (S-32), or -1."""
    if row[base + c.NEW_] > 0:
        return row[base + c.NEW_] - 1
    return -1


def shape_actions(kit: Kit, row: vec[i64], base: i64, solo: bool) -> vec[i64]:
    """D3: the shapes that have a place, and the draw of a board unless one was drawn for this tile."""
    actions = vec[i64]()
    kit.terrain.look(row, base, 0, must_cover(row, base))
    shape: i64 = 0
    while shape < kit.terrain.shapes:
        if in_supply(kit, row, base, shape, row[base + c.REWARD_], solo) and kit.terrain.fits(shape):
            actions = append(actions, c.SHAPE + shape)
        shape += 1
    if row[base + c.NEW_] == 0 and can_draw(kit, row, base, row[base + c.REWARD_], solo):
        draw: i64 = c.DRAW
        actions = append(actions, draw)
    return actions


def find_places(kit: Kit, row: vec[i64], base: i64) -> i64:
    """D5: finds the places of the chosen shape; returns how many."""
    kit.terrain.look(row, base, 0, must_cover(row, base))
    return kit.terrain.find(row[base + c.SHAPE_] - 1)


def lay_tile(kit: Kit, row: vec[i64], base: i64, action: i64, solo: bool) -> None:
    """Covers the cells and takes what lies there: crystals, a V-naut, rods for each finished board (S-29)."""
    shape: i64 = row[base + c.SHAPE_] - 1
    touched = kit.touched
    kit.terrain.squares(row, base, shape, action, touched)
    kit.terrain.join(row, base, shape, action)
    row[base + c.CRYSTALS_] += crystals_under(kit, row, base, touched)
    row[base + c.RESCUES_] += claims_for(row, base, vnauts_under(kit, row, base, touched), solo)
    row[base + c.RODS_] += board_rods(members(finished_by(row, base, touched)), solo)
    slot: i64 = 0
    while slot < row[base + c.BOARDS_]:
        row[base + c.BOARD_ + slot] |= touched[slot]
        slot += 1
    if solo:
        row[base + c.TILES_] += bit(2 * shape)
    row[base + c.FITS_] = 0
    row[base + c.REWARD_] = 0
    row[base + c.SHAPE_] = 0
    row[base + c.NEW_] = 0


def collects(kit: Kit, row: vec[i64], base: i64, slot: i64) -> bool:
    """S-33, R-27: whether the tile being laid takes what lies on this board."""
    return kit.newboard_collect or row[base + c.NEW_] != slot + 1


def crystals_under(kit: Kit, row: vec[i64], base: i64, touched: vec[i64]) -> i64:
    """How many crystals a tile takes that covers these cells of each board."""
    return _under(kit, row, base, touched, kit.terrain.crystals)


def vnauts_under(kit: Kit, row: vec[i64], base: i64, touched: vec[i64]) -> i64:
    """How many V-nauts it finds."""
    return _under(kit, row, base, touched, kit.terrain.vnauts)


def _under(kit: Kit, row: vec[i64], base: i64, touched: vec[i64], lying: vec[i64]) -> i64:
    """How many it takes of what lies on these cells of each side."""
    found: i64 = 0
    slot: i64 = 0
    while slot < row[base + c.BOARDS_]:
        if touched[slot] and collects(kit, row, base, slot):
            found += members(touched[slot] & lying[board_side(row[base + c.BOARD_ + slot])])
        slot += 1
    return found


def claims_for(row: vec[i64], base: i64, vnauts: i64, solo: bool) -> i64:
    """S-35, S-53: how many Engineers so many V-nauts promise."""
    room: i64 = windows_free(row, base)
    if solo:
        room = engineers_left(row, base)
    if room <= 0:
        return 0
    if vnauts > room:
        return room
    return vnauts


def finished_by(row: vec[i64], base: i64, touched: vec[i64]) -> i64:
    """The set of boards that it completes."""
    done: i64 = 0
    slot: i64 = 0
    while slot < row[base + c.BOARDS_]:
        if touched[slot] and (row[base + c.BOARD_ + slot] | touched[slot]) & c.FULL == c.FULL:
            done |= bit(slot)
        slot += 1
    return done


def windows_free(row: vec[i64], base: i64) -> i64:
    """S-35: the Comm Windows that Engineers held and claims leave."""
    return c.WINDOWS - members(row[base + c.HELD_]) - row[base + c.RESCUES_]


def window_free(row: vec[i64], base: i64) -> bool:
    return windows_free(row, base) > 0


def engineers_left(row: vec[i64], base: i64) -> i64:
    """S-53: alone, there are six Engineers to be rescued."""
    left: i64 = c.ENGINEER_TYPES - row[base + c.RESCUES_]
    order: i64 = row[base + c.ENGINEERS_]
    while order:
        left -= 1
        order >>= 4
    return left


def finished_boards(row: vec[i64], base: i64) -> i64:
    """How many boards are fully covered."""
    done: i64 = 0
    i: i64 = 0
    while i < row[base + c.BOARDS_]:
        if row[base + c.BOARD_ + i] & c.FULL == c.FULL:
            done += 1
        i += 1
    return done
