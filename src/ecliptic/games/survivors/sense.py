"""Whether the parts of a position fit together, so that it can be played to its end."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.survivors import ids as at
from ecliptic.games.survivors.course import new_row
from ecliptic.games.survivors.data import Edition
from ecliptic.games.survivors.explore import board_limit, can_draw, in_supply
from ecliptic.games.survivors.ids import EFFECT_NAMES, PHASE_NAMES, STAGE_NAMES, STRIDE
from ecliptic.games.survivors.position import nibbles, queued, rescue_order
from ecliptic.games.survivors.rules import Survivors
from ecliptic.games.survivors.terrain import board_side
from ecliptic.kernel.bits import bit, lowest, size
from ecliptic.kernel.position import UNSEEN, apart, playable, require, within
from ecliptic.kernel.state import NATURE

TILE = (at.SHAPING, at.DRAWING, at.SITING, at.LAYING)
WORK = (at.OPERATE, at.REROLLING, *TILE, at.RESCUING, at.SCAVENGING, at.REFILLING, at.LAUNCHING, at.LAUNCHED)
ONLY = {
    "dice": (at.DICE_, (*WORK, at.ROLLING)),
    "locked": (at.LOCKS_, WORK),
    "used": (at.USED_, WORK),
    "icons": (at.ICONS_, WORK),
    "new": (at.NEW_, (at.SHAPING, at.LAYING)),
}
"""What a seat may have in some phases only."""
EXACTLY = {
    "due": (at.DUE_, (at.ROLLING, at.REROLLING)),
    "reward": (at.REWARD_, TILE),
    "shape": (at.SHAPE_, (at.LAYING,)),
    "drawn": (at.DRAWN_, (at.SITING,)),
    "sequence": (at.SEQUENCE_, (at.LAUNCHED,)),
}
"""What it also must have there."""
PHASES = {
    at.MARKET: (at.PREPARE,),
    at.QUEUES: (at.PREPARE,),
    at.ROUND: (at.PREPARE, at.ROLLING, at.OPERATE, at.REROLLING, *TILE, at.DISCARDING, at.READY),
    at.LAUNCHES: (at.READY, at.ROLLING, at.REROLLING, at.LAUNCHING, at.LAUNCHED),
    at.OVER: tuple(range(len(PHASE_NAMES))),
}
"""What a seat may be doing in each stage; in the others all are ready."""
ALONE = (at.RESCUING, at.SCAVENGING, at.REFILLING, at.DECIDING)
"""What only the solo player does, in a round."""
WAITING = (at.ROLLING, at.REROLLING, at.DRAWING, at.REFILLING)
"""What Nature has to act for."""
MOST_DICE = 28


def check_seat(state: Survivors, row: vec[i64], seat: int, where: str) -> None:
    """What a seat has goes with what it is doing."""
    base, solo = seat * STRIDE, state.seats == 1
    phase = row[base]
    allowed = (*PHASES.get(state.stage, (at.READY,)), *(ALONE if solo and state.stage == at.ROUND else ()))
    require(phase in allowed, f"{where}.phase cannot be {PHASE_NAMES[phase]} in the stage {STAGE_NAMES[state.stage]}")
    for name, (place, phases) in (ONLY | EXACTLY).items():
        right = phase in phases if row[base + place] else phase not in phases or name in ONLY
        require(right, f"{where}.{name} does not go with the phase {PHASE_NAMES[phase]}")
    _check_dice(state, row, base, where)
    _check_cards(state, row, base, where)
    _check_tile(state, row, base, where)


def _check_dice(state: Survivors, row: vec[i64], base: int, where: str) -> None:
    phase, due = row[base], row[base + at.DUE_]
    dice = sum(row[base + at.DICE_] >> 8 * face & 255 for face in range(6))
    within(f"the number of dice in {where}", dice + due, 1 if phase == at.LAUNCHING else 0, MOST_DICE)
    require(due <= 1 or phase == at.ROLLING, f"{where}.due is {due}, but one die is rolled again")
    twice = row[base + at.LOCKS_] >> 33 & 7 or row[base + at.LOCKS_] >> 39 & 7
    require(not twice or state.kit.mech.updown_spots == 2, f"{where}.locked: an arrow has just one spot")
    require(not row[base + at.USED_] & ~row[base + at.HELD_], f"{where}.used names an Engineer that is not there")
    rolled = row[base + at.ROLLED_]
    require(not rolled or at.ENGINEERS <= state.stage <= at.ORDER_FIRST, f"{where}.rolls belong to a roll-off")
    if phase == at.PREPARE:
        gems = sum((row[base + at.FRESH_] >> 4 * i & 15) * state.kit.crystals[i] for i in range(state.kit.designs))
        within(f"the number of crystals that {where} could trade", row[base + at.CRYSTALS_] + gems, 0, at.MAX_BOOST)


def _check_cards(state: Survivors, row: vec[i64], base: int, where: str) -> None:
    """Parts and Engineers, and those still to be taken, find room."""
    solo, phase = state.seats == 1, row[base]
    rescues, claim = row[base + at.RESCUES_], row[base + at.CLAIM_]
    parts = nibbles(row[base + at.FRESH_]) + nibbles(row[base + at.SPENT_])
    within(f"the number of parts and claims in {where}", parts + claim, 0, at.GEAR_SPOTS)
    rescued = len(rescue_order(row[base + at.ENGINEERS_]))
    most = at.ENGINEER_TYPES if solo else at.WINDOWS
    within(f"the number of Engineers and rescues in {where}", rescued + rescues, 0, most)
    if solo:
        within(f"{where}.rods", row[base + at.RODS_], 0, at.ENOUGH_RODS)
        require((rescues > 0) == (phase == at.RESCUING), f"{where}.rescues belong to the phase rescue")
        require((claim > 0) == (phase == at.SCAVENGING), f"{where}.claim belongs to the phase scavenge")


def _check_tile(state: Survivors, row: vec[i64], base: int, where: str) -> None:
    phase, solo, kit = row[base], state.seats == 1, state.kit
    boards, queue, seen = row[base + at.BOARDS_], row[base + at.QUEUED_], row[base + at.SEEN_]
    drawn, new = 1 if row[base + at.DRAWN_] else 0, row[base + at.NEW_]
    within(f"the number of boards in {where}", boards + drawn, 1, board_limit(solo))
    within(f"the number of boards in the queue of {where}", queue + drawn, 0, state.queue_length())
    within(f"{where}.queue_seen", seen, 0, queue)
    hidden = queued(cast(Edition, kit.edition), row, base)[queue - seen :]
    require(UNSEEN not in hidden, f"{where}.queue_seen is {seen}, but fewer boards are known")
    require(new < 1 or 2 <= new <= boards, f"{where}.new should be an extra board that was laid")
    shapes = range(len(cast(Edition, kit.edition).shape_names))
    used = max(row[base + at.TILES_] >> 2 * shape & 3 for shape in shapes)
    within(f"the number of tiles of a shape in {where}", used, 0, kit.tile_limit if solo else 0)
    reward, shape = row[base + at.REWARD_], row[base + at.SHAPE_]
    able = phase != at.DRAWING or can_draw(kit, row, base, reward, solo)
    require(able, f"{where}.phase is drawing, but no board could be used")
    able = phase != at.LAYING or in_supply(kit, row, base, shape - 1, reward, solo)
    require(able, f"{where}.shape is not a tile of the size earned")
    row[base + at.FITS_] = 0


def start_of_turns(state: Survivors) -> vec[i64]:
    """The row at the beginning of the round, as far as it can be told from what it is now."""
    before = state.row[:]
    for base in range(0, len(before), STRIDE):
        if before[base] != at.PREPARE:
            for place in (at.PHASE_, at.RESCUES_, at.CLAIM_, *(place for place, _ in (ONLY | EXACTLY).values())):
                before[base + place] = 0
    return before


def count_cards(state: Survivors, deal: bool) -> None:
    """The stacks and the deck are what is not elsewhere; alone, a part to be taken is dealt if none is given."""
    solo, bases = state.seats == 1, range(0, len(state.row), STRIDE)
    state.stacks = state.deck = 0
    for effect in range(at.ENGINEER_TYPES):
        out = sum(rescue_order(state.row[base + at.ENGINEERS_]).count(EFFECT_NAMES[effect]) for base in bases)
        copies = 1 if solo else state.seats - 1
        require(out <= copies, f"there are {out} {EFFECT_NAMES[effect]} Engineers, but only {copies} in the game")
        state.stacks |= (copies - out) << 4 * effect
    for number, card in enumerate(cast(Edition, state.kit.edition).parts):
        counts = [state.market, *(state.row[base + at.FRESH_] + state.row[base + at.SPENT_] for base in bases)]
        out, total = sum(count >> 4 * number & 15 for count in counts), card.copies
        if solo:
            total = 1 if card.icons else 0
        require(out <= total, f"there are {out} of part {card.id}, but only {total} in the game")
        state.deck |= (total - out) << 4 * number
    if deal and solo and state.deck and state.stage == at.ROUND:
        state._reveal(lowest(state.deck) // 4)


def check_before(state: Survivors, seat: int) -> None:
    """Parts are used in a turn, and Engineers woken; who has them changes only when it is over."""
    now, before, base = state.row, state.before, seat * STRIDE
    parts = [row[base + at.FRESH_] + row[base + at.SPENT_] for row in (now, before)]
    require(parts[0] == parts[1], f"before.{seat} has other parts than players[{seat}]")
    same = now[base + at.ENGINEERS_] == before[base + at.ENGINEERS_]
    require(same, f"before.{seat} has other Engineers than players[{seat}]")


def check(state: Survivors) -> None:
    """All seats together."""
    stage, solo, begun = state.stage, state.seats == 1, state.stage > at.QUEUES
    within("round", state.round, 1 if begun else 0, 100 if begun else 0)
    within("the number of parts in the market", nibbles(state.market), 0, state.market_size())
    require(not state.picked or stage in (at.ENGINEERS, at.PARTS), "picked belongs to the stages engineers and parts")
    require(state.last >= 0 or stage not in (at.ORDER_FIRST, at.LAUNCHES), "last should be who launches last")
    require(state.first >= 0 or stage != at.LAUNCHES, "first should be who launches first")
    require(not solo or not at.ENGINEERS <= stage <= at.ORDER_FIRST, f"there is no stage {STAGE_NAMES[stage]} alone")
    _check_boards(state)
    if not begun:
        _check_setup(state)
    if solo:
        _check_alone(state)
    _find_actors(state)
    playable(state, stage == at.OVER)


def _check_boards(state: Survivors) -> None:
    """No board is there twice, and enough are unseen for all that are unknown."""
    places, unknown, names = [], 0, cast(Edition, state.kit.edition).board_names
    for seat in range(state.seats):
        base = seat * STRIDE
        words = state.row[base + at.BOARD_ + 1 : base + at.BOARD_ + state.row[base + at.BOARDS_]]
        places += [("boards", bit((board_side(word) - 4) // 2)) for word in words]
        places += [("drawn", bit(state.row[base + at.DRAWN_] - 1))] if state.row[base + at.DRAWN_] else []
        queue = queued(cast(Edition, state.kit.edition), state.row, base)
        unknown += queue.count(UNSEEN)
        places += [("queue", bit(names.index(name))) for name in queue if name != UNSEEN]
    apart(places, names)
    within("the number of unknown boards", unknown, 0, size(state.unseen()))


def _check_setup(state: Survivors) -> None:
    """Before the first round the market is laid out, then one queue after the other."""
    row, lengths = state.row[:], [state.row[base + at.QUEUED_] for base in range(0, len(state.row), STRIDE)]
    for base in range(0, len(row), STRIDE):
        row[base + at.QUEUE_] = row[base + at.QUEUED_] = 0
    require(list(row) == list(new_row(state.kit, state.seats)), "players should be as at the start")
    full, dealt = state.queue_length(), sum(lengths)
    right = lengths == [max(0, min(full, dealt - full * seat)) for seat in range(state.seats)] and lengths[-1] < full
    market = nibbles(state.market) < state.market_size()
    right = right and (market and not dealt if state.stage == at.MARKET else not market)
    require(right, f"the market and the queues are not as the stage {STAGE_NAMES[state.stage]} leaves them")


def _check_alone(state: Survivors) -> None:
    """There is a part to be taken, and who decides about the launch may launch."""
    row = state.row
    waits = state.stage != at.ROUND or row[at.PHASE_] == at.REFILLING
    require(state.market or waits, "market should have a part")
    require(state.may_launch(0) or row[at.PHASE_] != at.DECIDING, "players[0] cannot launch yet, so it cannot decide")


def _find_actors(state: Survivors) -> None:
    """Who acts follows from the stage and from what the seats are doing."""
    phases = [state.row[base] for base in range(0, len(state.row), STRIDE)]
    waiting = [seat for seat, phase in enumerate(phases) if phase in WAITING]
    stage = state.stage
    state.active, state.waiting, state.chance, state.asked = 0, 0, at.NOBODY, 0 if stage == at.OVER else bit(NATURE)
    if stage == at.ROUND:
        state.active = sum(bit(seat) for seat, phase in enumerate(phases) if phase != at.READY)
        state.waiting = sum(bit(seat) for seat in waiting)
        state.ask_round()
    elif stage == at.LAUNCHES:
        busy = [seat for seat, phase in enumerate(phases) if phase not in (at.READY, at.LAUNCHED)]
        require(len(busy) == 1, "in the launch exactly one player rolls or works at a time")
        state.chance = waiting[0] if waiting else at.NOBODY
        state.asked = bit(NATURE) if waiting else bit(busy[0])
    elif at.ROUND < stage < at.OVER:
        state.proceed()
        require(state.stage == stage, f"nobody has anything to do in the stage {STAGE_NAMES[stage]}")
