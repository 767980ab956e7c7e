"""What happened: facts from the two positions as the viewer knows them."""

from __future__ import annotations

from collections.abc import Iterator

from ecliptic.games.survivors import explore, scoring
from ecliptic.games.survivors import ids as c
from ecliptic.games.survivors.ground import cells_of
from ecliptic.games.survivors.moves import describe
from ecliptic.games.survivors.names import cell_code, edition_of
from ecliptic.games.survivors.rules import Survivors
from ecliptic.games.survivors.terrain import board_side
from ecliptic.kernel.bits import lowest, size
from ecliptic.kernel.facts import Args, Fact, fact
from ecliptic.kernel.state import NATURE


def facts(before: Survivors, after: Survivors, seat: int, action: int) -> list[Fact]:
    """`action` as the viewer saw it."""
    told = _chance(before, after, action) if seat == NATURE else _deed(before, after, seat, action)
    return [*told, *_turning_points(before, after)]


# -- chance ------------------------------------------------------------------------------------------------------------


def _chance(s: Survivors, after: Survivors, action: int) -> Iterator[Fact]:
    args = describe(s, NATURE, action)[1] if action >= 0 else {}
    if s.stage == c.QUEUES:
        yield fact("stacked", "R-31", seat=_dealt_to(s), terrain=args.get("terrain"))
    elif action >= c.PART:
        yield fact("revealed", "S-04" if s.seats > 1 else "S-51", part=args["part"])
    elif action >= c.BOARD:
        yield from _turned_up(s, after, args["terrain"])
    elif s.stage not in (c.ROUND, c.LAUNCHES):
        rule = "S-37" if s.stage in (c.ENGINEERS, c.PARTS) else "S-45"
        yield fact("rolled-off", rule, seat=int(s.chance), die=args["die"])
    elif s.row[s.chance * c.STRIDE] == c.REROLLING:
        yield fact("rerolled", "S-13", seat=int(s.chance), die=args["die"])
    else:
        yield fact("rolled", "S-09" if s.stage == c.ROUND else "S-46", seat=int(s.chance), die=args["die"])


def _dealt_to(s: Survivors) -> int:
    """The stacks are dealt one after the other."""
    return next(seat for seat in range(s.seats) if s.row[seat * c.STRIDE + c.QUEUED_] < s.queue_length())


def _turned_up(s: Survivors, after: Survivors, terrain: str) -> Iterator[Fact]:
    seat = int(s.chance)
    yield fact("turned-up", "S-30", seat=seat, terrain=terrain)
    phase = after.row[seat * c.STRIDE]
    if phase != c.SITING:
        yield fact("sent-back", "R-28", seat=seat, terrain=terrain)
    if phase == c.OPERATE:
        reward = c.REWARD_NAMES[s.row[seat * c.STRIDE + c.REWARD_]]
        yield fact("tile-lost", "R-28", seat=seat, reward=reward)


# -- what a seat does --------------------------------------------------------------------------------------------------

SIMPLE = {
    "engineer": ("engineer-helped", "S-14"),
    "part": ("part-used", "S-15"),
    "ore": ("ore-spent", "S-16"),
    "up": ("arrow-paid", "S-17"),
    "down": ("arrow-paid", "S-17"),
    "end": ("ended", "S-24"),
    "redeem": ("redeemed", "S-08"),
    "roll": ("rolls", "S-08", "S-09"),
    "tile": ("tile-chosen", "S-28"),
    "draw": ("draws", "S-30"),
    "lay": ("laid-board", "S-31"),
    "discard": ("discarded", "S-24"),
    "launch": ("launches", "S-55"),
    "continue": ("stays", "S-55"),
    "concede": ("gave-up", "S-57"),
    "commit": ("committed", "S-47"),
}
"""By kind of move: the key and the rules of the fact that says no more than the move does."""


def _deed(s: Survivors, after: Survivors, seat: int, action: int) -> Iterator[Fact]:
    kind, args = describe(s, seat, action)
    if kind in SIMPLE:
        key, *rules = SIMPLE[kind]
        yield Fact(key, {"seat": seat, **args}, tuple(rules))
    elif kind == "lock":
        yield Fact("locked", {"seat": seat, **args}, ("S-19", "S-20"))
        if args["reward"] == "rod":
            yield _rods(after, seat, [fact("five-of-a-kind", "S-41", rods=1)])
    elif kind == "cells":
        yield from _explored(s, after, seat, args)
    elif kind == "rescue":
        yield fact("rescued", "S-38" if s.seats > 1 else "S-52", seat=seat, engineer=args["engineer"])
        gone = s.row[seat * c.STRIDE + c.HELD_] & ~after.row[seat * c.STRIDE + c.HELD_]
        if gone:
            yield fact("retired", "S-53", seat=seat, engineer=c.EFFECT_NAMES[lowest(gone)])
    else:
        yield fact("took-part", "S-37" if s.seats > 1 else "S-51", seat=seat, part=args["part"])
        rods = scoring.part_rods(after.parts_of(seat * c.STRIDE), s.row[seat * c.STRIDE + c.RODS_], s.seats == 1)
        if rods:
            yield _rods(after, seat, [fact("four-parts", "S-39", rods=int(rods))])


def _rods(after: Survivors, seat: int, reasons: list[Fact]) -> Fact:
    gained = sum(reason.args["rods"] for reason in reasons)
    total = int(after.row[seat * c.STRIDE + c.RODS_])
    rules = [rule for reason in reasons for rule in reason.rules]
    return fact("rods", *rules, seat=seat, rods=gained, total=total, needed=c.ENOUGH_RODS, reasons=reasons)


def _explored(s: Survivors, after: Survivors, seat: int, args: Args) -> Iterator[Fact]:
    """The tile, and what it took (S-29)."""
    base, edition = seat * c.STRIDE, edition_of(s)
    yield fact("explored", "S-25", seat=seat, tile=args["tile"], turn=args["turn"], cells=args["cells"])
    crystals, vnauts = [], []
    for slot in range(s.row[base + c.BOARDS_]):
        if explore.collects(s.kit, s.row, base, slot):
            word = int(s.row[base + c.BOARD_ + slot])
            drawn = edition.maps[edition.side_names[board_side(word)]]
            under = {i: cell_code(cell) for i, cell in enumerate(cells_of(word)) if cell_code(cell) in args["cells"]}
            crystals += [cell for i, cell in under.items() if i in drawn.crystals]
            vnauts += [cell for i, cell in under.items() if i == drawn.vnaut]
    if crystals:
        yield fact("found-crystals", "S-29", seat=seat, crystals=args["crystals"], cells=crystals)
    for number, cell in enumerate(vnauts):
        key = "found-vnaut" if number < args["rescues"] else "vnaut-stays"
        yield fact(key, "S-29", "S-35", seat=seat, cell=cell)
    finished: list[str] = args["finished_terrains"]
    for terrain in finished:
        yield fact("fully-explored", "S-29" if s.seats > 1 else "S-54", seat=seat, terrain=terrain)
    if args["rods"]:
        each = int(scoring.board_rods(1, s.seats == 1))
        yield _rods(after, seat, [fact("finished", "S-29", "S-41", rods=each, terrain=terrain) for terrain in finished])


# -- between turns -----------------------------------------------------------------------------------------------------


def _turning_points(s: Survivors, after: Survivors) -> Iterator[Fact]:
    """What a deed set off for all: the end of a round, lapsed claims, the launch, the result."""
    several = s.seats > 1
    if several and s.stage == c.ROUND and (s.round, c.ROUND) != (after.round, after.stage):
        yield fact("round-over", "S-06", round=int(s.round))
    if several and s.stage in (c.ROUND, c.ENGINEERS):
        yield from _lapsed(s, after)
    if several and s.stage < c.ORDER_LAST <= after.stage:
        forced = all(after.row[seat * c.STRIDE + c.RODS_] < c.ENOUGH_RODS for seat in range(after.seats))
        yield fact("launch-forced", "R-53") if forced else fact("launch-begins", "S-44", rods=c.ENOUGH_RODS)
    if several and s.stage != c.LAUNCHES and after.stage == c.LAUNCHES:
        yield fact("launch-order", "S-45", seats=launch_order(after))
    if after.round > s.round:
        yield (
            fact("round-begins", "S-06", round=int(after.round))
            if several
            else fact("turn-begins", "S-07", round=int(after.round))
        )
    if after.stage == c.OVER and s.stage != c.OVER:
        yield from _end(after)


def launch_order(s: Survivors) -> list[int]:
    """S-45: clockwise from the first, without the last, then the last. Empty before the launch."""
    if s.first < 0:
        return []
    circle = [(s.first + i) % s.seats for i in range(s.seats)]
    return [int(seat) for seat in circle if seat != s.last] + [int(s.last)]


def _lapsed(s: Survivors, after: Survivors) -> Iterator[Fact]:
    """R-36: claims that are gone although nothing was taken."""
    for seat in range(s.seats):
        gone = _claims(s, after, seat) - after.row[seat * c.STRIDE + c.RESCUES_]
        if gone > after.rescued(seat) - s.rescued(seat):
            yield fact("claim-lapsed", "S-38", "R-36", seat=seat)


def _claims(s: Survivors, after: Survivors, seat: int) -> int:
    """Claims to Engineers. The last to end a round learns what the others covered only along with what came of it."""
    claims = s.row[seat * c.STRIDE + c.RESCUES_]
    if s.kit.newboard_collect:
        claims += _vnauts(after, seat) - _vnauts(s, seat)
    return min(int(claims), c.WINDOWS - int(s.rescued(seat)))


def _vnauts(s: Survivors, seat: int) -> int:
    """How many V-nauts a seat has covered."""
    first = seat * c.STRIDE + c.BOARD_
    vnauts, covered = s.kit.terrain.vnauts, 0
    for word in s.row[first : first + s.row[seat * c.STRIDE + c.BOARDS_]]:
        covered += word & vnauts[board_side(word)] != 0
    return covered


# -- the end -----------------------------------------------------------------------------------------------------------


def _end(s: Survivors) -> Iterator[Fact]:
    """Where the result comes from, and the result."""
    reasons = breakdown(s)
    if s.seats > 1:
        yield fact("standings", "S-49", standings=reasons)
    elif s.stars():
        yield fact("star-reasons", "S-56", stars=int(s.stars()), reasons=reasons)
    elif reasons:
        yield fact("launch-fails", "S-56", reasons=reasons)
    yield outcome(s)


def winners(s: Survivors) -> list[int]:
    return [seat for seat, value in enumerate(s.returns()) if value > 0]


def outcome(s: Survivors) -> Fact:
    """How the game ended."""
    if s.seats == 1:
        return _outcome_alone(s)
    won = winners(s)
    return fact("won", "S-49", seat=won[0]) if len(won) == 1 else fact("shared", "S-49", "R-44", seats=won)


def _outcome_alone(s: Survivors) -> Fact:
    length, die = divmod(int(s.row[c.SEQUENCE_]), 8)
    if length == 0:
        conceded = s.row[c.PHASE_] == c.PREPARE
        return fact("given-up" if conceded else "out-of-turns", "S-57", seat=0, round=int(s.round))
    launch = {"seat": 0, "length": length, "die": die, "n": _launch_dice(s, 0), "rescued": int(s.rescued(0))}
    return fact("stars", "S-56", stars=int(s.stars()), **launch) if s.stars() else fact("lost", "S-56", **launch)


def _launch_dice(s: Survivors, seat: int) -> int:
    return c.POWER_DICE + int(s.row[seat * c.STRIDE + c.RODS_])


def breakdown(s: Survivors) -> list[Fact]:
    """What decided a finished game: all launches, the best one first; alone, where every star comes from, or what was
    missing."""
    if s.seats > 1:
        return [_standing(s, seat) for seat in sorted(range(s.seats), key=s.standing, reverse=True)]
    length, die = divmod(int(s.row[c.SEQUENCE_]), 8)
    rescued = int(s.rescued(0))
    if s.stars():
        return _star_reasons(die, rescued)
    return _missing(length, rescued) if length else []


def _standing(s: Survivors, seat: int) -> Fact:
    """S-49: what is compared, in this order; `n` dice were rolled."""
    row, base = s.row, seat * c.STRIDE
    sequence = int(row[base + c.SEQUENCE_])
    return fact(
        "standing",
        "S-49",
        seat=seat,
        place=1 + sum(s.standing(other) > s.standing(seat) for other in range(s.seats)),
        length=sequence // 8,
        die=sequence % 8,
        n=_launch_dice(s, seat),
        engineers=int(size(row[base + c.HELD_])),
        rods=int(row[base + c.RODS_]),
        ore=int(row[base + c.ORE_]),
    )


def _star_reasons(die: int, rescued: int) -> list[Fact]:
    found = [fact("for-launch", "S-56", stars=scoring.LAUNCH_STARS)]
    if scoring.crew_stars(rescued):
        found.append(fact("for-crew", "S-56", stars=int(scoring.crew_stars(rescued)), rescued=rescued))
    if scoring.six_stars(die):
        found.append(fact("for-sixes", "S-56", stars=int(scoring.six_stars(die))))
    return found


def _missing(length: int, rescued: int) -> list[Fact]:
    short = [fact("too-short", "S-56", length=length, needed=c.SEQUENCE_MAX)] if length < c.SEQUENCE_MAX else []
    few = [fact("too-few-rescued", "S-56", "R-48", rescued=rescued, needed=c.WINDOWS)] if rescued < c.WINDOWS else []
    return short + few
