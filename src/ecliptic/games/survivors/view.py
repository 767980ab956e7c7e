"""What a viewer may see, to draw from. Built from a redacted position alone."""

from __future__ import annotations

from functools import cache, lru_cache

from ecliptic.games.survivors import explore, ground
from ecliptic.games.survivors import ids as c
from ecliptic.games.survivors.data import CENTRE, Edition, PartCard
from ecliptic.games.survivors.drawings import Map, Squares, settled
from ecliptic.games.survivors.facts import breakdown, launch_order, outcome, winners
from ecliptic.games.survivors.moves import place_cells, turns_of
from ecliptic.games.survivors.names import TRACKS, cell_code, edition_of, sizes
from ecliptic.games.survivors.operations import SPOTS, unpack
from ecliptic.games.survivors.position import icons_left, locked, nibbles, queued, rescue_order, rolls_of
from ecliptic.games.survivors.refusals import no_reward, track_closed
from ecliptic.games.survivors.rules import Survivors
from ecliptic.games.survivors.shown import (
    Crew,
    Gear,
    Laying,
    Limits,
    Part,
    Placement,
    Player,
    Sequence,
    SideThere,
    Site,
    Spot,
    Stack,
    SurvivorsView,
    Terrain,
    Tile,
    Track,
    Turn,
)
from ecliptic.games.survivors.terrain import board_side, board_x, board_y
from ecliptic.kernel.bits import filled
from ecliptic.kernel.facts import Fact, fact

STEPS = {
    c.PREPARE: "prepare",
    c.ROLLING: "roll",
    c.DISCARDING: "clean-up",
    c.READY: "clean-up",
    c.DECIDING: "clean-up",
}
"""S-07: the step of a turn that a phase belongs to; the others belong to Operate."""
HOME = c.ORIGIN * c.LATTICE + c.ORIGIN
"""The slot of the start board."""


def view(s: Survivors, viewer: int) -> SurvivorsView:
    edition, you = edition_of(s), viewer if viewer < s.seats else None
    over = s.stage == c.OVER
    return SurvivorsView(
        viewer=you,
        phase=_phase(s, you),
        prompt=None if you is None else prompt(s, you),
        outcome=outcome(s) if over else None,
        simultaneous=s.simultaneous(),
        solo=s.seats == 1,
        stage=c.STAGE_NAMES[s.stage],
        round=int(s.round),
        asked=[seat for seat in range(s.seats) if s.asked >> seat & 1],
        market=[_part(edition, design) for design in _designs(s.market)],
        deck=nibbles(s.deck),
        engineers=[Stack(c.EFFECT_NAMES[i], int(s.stacks >> 4 * i & 15)) for i in range(c.ENGINEER_TYPES)],
        tiles=_tiles(s),
        launch_order=launch_order(s),
        players=[_player(s, seat) for seat in range(s.seats)],
        limits=_limits(s),
        winners=winners(s) if over else [],
        breakdown=breakdown(s) if over else [],
    )


def headline(s: Survivors) -> Fact:
    if s.stage == c.OVER:
        return outcome(s)
    if s.stage == c.ROUND:
        return fact("headline-round", round=int(s.round)) if s.seats > 1 else fact("headline-turn", round=int(s.round))
    return fact("headline", phase=c.STAGE_NAMES[s.stage])


def _phase(s: Survivors, you: int | None) -> str:
    """What the viewer is at: a step of their own turn or launch, else the stage."""
    if you is not None and s.stage in (c.ROUND, c.LAUNCHES):
        return c.PHASE_NAMES[s.row[you * c.STRIDE]]
    return c.STAGE_NAMES[s.stage]


def prompt(s: Survivors, seat: int) -> Fact | None:
    """What a seat is asked for."""
    if not s.asked >> seat & 1:
        return fact("prompt-ready", "S-06") if s.stage == c.ROUND and s.row[seat * c.STRIDE] == c.READY else None
    if s.stage == c.ENGINEERS:
        return fact("prompt-rescue", "S-38")
    if s.stage == c.PARTS:
        return fact("prompt-scavenge", "S-37")
    row, base = s.row, seat * c.STRIDE
    reward = c.REWARD_NAMES[row[base + c.REWARD_]]
    match row[base]:
        case c.SHAPING:
            return fact("prompt-shape", "S-28", reward=reward, draw=c.DRAW in s.legal(seat))
        case c.LAYING:
            return fact("prompt-cells", "S-25", tile=edition_of(s).shape_names[row[base + c.SHAPE_] - 1])
        case c.SITING:
            return fact("prompt-site", "S-31", reward=reward)
        case c.DISCARDING:
            excess = int(row[base + c.CRYSTALS_] + row[base + c.ORE_]) - c.HOLD
            return fact("prompt-discard", "S-24", n=excess, hold=c.HOLD)
        case c.DECIDING:
            return fact("prompt-decide", "S-55", rescued=int(s.rescued(seat)), hopeless=s.rescued(seat) < c.WINDOWS)
    return fact(f"prompt-{c.PHASE_NAMES[row[base]]}")


# -- the table ---------------------------------------------------------------------------------------------------------


def _designs(packed: int) -> list[int]:
    return [design for design in range(c.MAX_DESIGNS) for _ in range(packed >> 4 * design & 15)]


def _part(edition: Edition, design: int) -> Part:
    card = edition.parts[design]
    return Part(card.id, list(card.icons), card.crystals, card.ore, _does(card))


def _does(card: PartCard) -> list[Fact]:
    """What a part does: its edition says."""
    if card.icons:
        return [fact("times", effect=icon, n=card.icons.count(icon)) for icon in dict.fromkeys(card.icons)]
    return [fact("brings-gems", "S-08", crystals=card.crystals, ore=card.ore)]


def _tiles(s: Survivors) -> list[Tile]:
    edition, laid, solo = edition_of(s), s.row[c.TILES_], s.seats == 1
    return [
        Tile(name, len(squares), _squares(squares), int(s.kit.tile_limit - (laid >> 2 * i & 3)) if solo else None)
        for i, (name, squares) in enumerate(edition.shapes.items())
    ]


def _squares(squares: Squares) -> list[tuple[int, int]]:
    return [(x, y) for y, x in squares]


def _limits(s: Survivors) -> Limits:
    solo = s.seats == 1
    return Limits(
        power_dice=c.POWER_DICE,
        hold=c.HOLD,
        rods=c.ENOUGH_RODS,
        windows=c.WINDOWS,
        gear_spots=c.GEAR_SPOTS,
        boards=int(explore.board_limit(solo)),
        sequence=c.SEQUENCE_MAX,
        rounds=int(s.kit.turn_limit if solo else s.kit.round_limit),
    )


# -- a player ----------------------------------------------------------------------------------------------------------


def _player(s: Survivors, seat: int) -> Player:
    edition, row, base = edition_of(s), s.row, seat * c.STRIDE
    sequence = int(row[base + c.SEQUENCE_])
    ready = row[base] == c.READY
    return Player(
        seat=seat,
        phase=c.PHASE_NAMES[row[base]],
        step=STEPS.get(row[base], "operate") if s.stage == c.ROUND else None,
        ready=ready,
        marker=_marker(s, ready),
        dice=unpack(row[base + c.DICE_]),
        due=int(row[base + c.DUE_]),
        tracks=_tracks(s, base),
        crystals=int(row[base + c.CRYSTALS_]),
        ore=int(row[base + c.ORE_]),
        rods=int(row[base + c.RODS_]),
        engineers=_crew(s, base),
        rescued=int(s.rescued(seat)),
        parts=_gear(s, base),
        effects=icons_left(row[base + c.ICONS_]),
        rescues=int(row[base + c.RESCUES_]),
        claims=int(row[base + c.CLAIM_]),
        terrains=[_terrain(edition, int(row[base + c.BOARD_ + slot])) for slot in range(row[base + c.BOARDS_])],
        tiles=[[cell_code(cell) for cell in tile] for tile in ground.tiles(row, seat)],
        sites=_sites(s, seat),
        stack=[None if board == "?" else board for board in queued(edition, row, base)],
        laying=_laying(s, base) if row[base + c.REWARD_] else None,
        rolls=rolls_of(row, base),
        sequence=Sequence(sequence // 8, sequence % 8) if sequence else None,
    )


def _marker(s: Survivors, ready: bool) -> str:
    """S-01, S-06: pink at first, flipped at the end of each turn."""
    turns = max(0, int(s.round) - 1) + (ready or s.stage > c.ROUND)
    return "blue" if turns % 2 else "pink"


def _tracks(s: Survivors, base: int) -> list[Track]:
    dice = locked(s.row[base + c.LOCKS_])
    working = s.row[base] in (c.OPERATE, c.LAUNCHING)
    found = []
    for track in TRACKS:
        closed = track_closed(s, base, track) if working else None
        rewards = SPOTS.get(track, (0,) * int(s.kit.mech.updown_spots))
        spots = [_spot(s, base, reward, working and s.stage == c.ROUND) for reward in rewards]
        found.append(Track(track, spots, dice.get(track, []), closed and closed.fact))
    return found


def _spot(s: Survivors, base: int, reward: int, working: bool) -> Spot:
    blocked = no_reward(s, base, reward) if working else None
    return Spot(c.REWARD_NAMES[reward] or None, sizes(reward), blocked and blocked.fact)


def _crew(s: Survivors, base: int) -> list[Crew]:
    found = []
    for name in rescue_order(s.row[base + c.ENGINEERS_]):
        effect = c.EFFECT_NAMES.index(name)
        used, held = (bool(s.row[base + field] >> effect & 1) for field in (c.USED_, c.HELD_))
        found.append(Crew(name, used, held))
    return found


def _gear(s: Survivors, base: int) -> list[Gear]:
    held = [(design, False) for design in _designs(s.row[base + c.FRESH_])]
    held += [(design, True) for design in _designs(s.row[base + c.SPENT_])]
    cards = [(edition_of(s).parts[design], spent) for design, spent in held]
    return [Gear(card.id, list(card.icons), card.crystals, card.ore, _does(card), spent) for card, spent in cards]


# -- boards and tiles --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _terrain(edition: Edition, word: int) -> Terrain:
    name = edition.side_names[board_side(word)]
    drawn, cells = edition.maps[name], [cell_code(cell) for cell in ground.cells_of(word)]
    free = {i for i in range(25) if not word >> i & 1}
    return Terrain(
        terrain=name,
        x=int(board_x(word)),
        y=int(board_y(word)),
        crystals=[cells[i] for i in sorted(drawn.crystals & free)],
        vnaut=cells[drawn.vnaut] if drawn.vnaut in free else None,
        mech=None if drawn.mech is None else cells[drawn.mech],
        ridges=[(cells[a], cells[b]) for a, b in sorted(drawn.barriers)],
        free=len(free),
        summary=_summary(edition, name),
    )


@cache
def _summary(edition: Edition, name: str) -> Fact:
    drawn = edition.maps[name]
    place = "centre" if drawn.vnaut in CENTRE else "rim"
    return fact("side-summary", crystals=len(drawn.crystals), ridges=_ridges(drawn), place=place)


def _ridges(drawn: Map) -> int:
    """How many ridges the barriers of a map form: those that meet are one."""
    ridges: list[set[tuple[int, int]]] = []
    for a, b in drawn.barriers:
        column, row = b % 5, b // 5
        ends = {(column, row), (column, row + 1)} if b == a + 1 else {(column, row), (column + 1, row)}
        met = [ridge for ridge in ridges if ridge & ends]
        ridges = [ridge for ridge in ridges if not ridge & ends] + [ends.union(*met)]
    return len(ridges)


def _laying(s: Survivors, base: int) -> Laying:
    edition, row = edition_of(s), s.row
    reward, shape, drawn = int(row[base + c.REWARD_]), int(row[base + c.SHAPE_]), int(row[base + c.DRAWN_])
    new = explore.must_cover(row, base)
    return Laying(
        reward=c.REWARD_NAMES[reward],
        sizes=sizes(reward),
        tile=edition.shape_names[shape - 1] if shape else None,
        turns=_turns(edition, shape - 1) if shape else [],
        drawn=edition.board_names[drawn - 1] if drawn else None,
        sides=[_terrain(edition, explore.drawn_word(row, base, side, HOME)) for side in (0, 1)] if drawn else [],
        new_terrain=edition.side_names[board_side(row[base + c.BOARD_ + new])] if new >= 0 else None,
    )


def _turns(edition: Edition, shape: int) -> list[Turn]:
    turns = turns_of(edition, shape)
    return [
        Turn(
            _squares(squares),
            turns.index(settled((x, -y) for y, x in squares)),
            turns.index(settled((y, -x) for y, x in squares)),
        )
        for squares in turns
    ]


def _sites(s: Survivors, seat: int) -> list[Site]:
    """S-30, S-31."""
    row, base = s.row, seat * c.STRIDE
    drawn = row[base + c.DRAWN_] != 0
    room = row[base + c.BOARDS_] < explore.board_limit(s.seats == 1) and s.stage == c.ROUND
    if not room or not (drawn or (row[base + c.QUEUED_] and row[base + c.BOARD_] & c.FULL)):
        return []
    return [
        Site(
            int(where) % c.LATTICE - c.ORIGIN,
            int(where) // c.LATTICE - c.ORIGIN,
            [_side_there(s, seat, side, int(where)) for side in (0, 1)] if drawn else [],
        )
        for where in explore.sites(row, base)
    ]


def _side_there(s: Survivors, seat: int, side: int, where: int) -> SideThere:
    """What could be laid if the drawn board lay there."""
    there, base = s.clone(), seat * c.STRIDE
    explore.lay_board(there.row, base, c.SITE + side * c.LATTICE * c.LATTICE + where)
    shapes = [int(action) - c.SHAPE for action in explore.shape_actions(s.kit, there.row, base, s.seats == 1)]
    tiles = [edition_of(s).shape_names[shape] for shape in shapes]
    if not tiles:
        reward = c.REWARD_NAMES[s.row[base + c.REWARD_]]
        return SideThere("AB"[side], [], None, fact("no-tile-there", "S-32", reward=reward))
    return SideThere("AB"[side], tiles, _best(there, seat, shapes), None)


def _best(there: Survivors, seat: int, shapes: list[int]) -> Placement:
    """The first of the placements that take the most."""
    kit, row, base, touched = there.kit, there.row, seat * c.STRIDE, filled(c.MAX_BOARDS, 0)
    ways = []
    for shape in shapes:
        row[base + c.SHAPE_] = shape + 1
        explore.find_places(kit, row, base)
        for action in kit.terrain.listed(shape, row[base + c.BOARDS_]):
            kit.terrain.squares(row, base, shape, action, touched)
            vnauts = int(explore.vnauts_under(kit, row, base, touched))
            crystals = int(explore.crystals_under(kit, row, base, touched))
            ways.append((vnauts, crystals, -shape, -int(action)))
    vnauts, crystals, shape, action = max(ways)
    row[base + c.SHAPE_] = 1 - shape
    cells = [cell_code(cell) for cell in place_cells(there, seat, -action - c.CELLS)]
    return Placement(edition_of(there).shape_names[-shape], (-action - c.CELLS) // 150, cells, crystals, vnauts)
