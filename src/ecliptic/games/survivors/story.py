"""What happened, in sentences with the ids of the rules behind them, from the positions before and after."""

from __future__ import annotations

from collections.abc import Iterator

from ecliptic.games.survivors import ids as at
from ecliptic.games.survivors.data import Edition
from ecliptic.games.survivors.ids import EFFECT_NAMES, STRIDE
from ecliptic.games.survivors.moves import spell
from ecliptic.games.survivors.operations import OPERATIONS
from ecliptic.games.survivors.rules import Survivors
from ecliptic.games.survivors.scoring import stars
from ecliptic.games.survivors.terrain import board_side
from ecliptic.games.survivors.view import launch_order
from ecliptic.games.survivors.words import TEXTS, crystals_in_words, engineer_name, gems, part_name
from ecliptic.kernel.game import Line
from ecliptic.kernel.state import NATURE


def tell(edition: Edition, before: Survivors, after: Survivors, seat: int, action: int) -> list[Line]:
    """`action` as the viewer saw it."""
    if action < 0:
        return [_line("hidden", "R-31")]
    lines = list(
        _nature(edition, before, after, action) if seat == NATURE else _deed(edition, before, after, seat, action)
    )
    return lines + list(_turning_points(before, after))


def _line(key: str, *rules: str, **names: object) -> Line:
    return Line(TEXTS(f"story.{key}", **names), rules)


def _who(seat: int) -> str:
    return TEXTS("story.seat", number=seat + 1)


# -- Nature ------------------------------------------------------------------------------------------------------------


def _nature(edition: Edition, before: Survivors, after: Survivors, action: int) -> Iterator[Line]:
    if action >= at.PART:
        yield _line("market", "S-04" if before.seats > 1 else "S-51", part=part_name(edition, action - at.PART))
    elif action >= at.BOARD:
        yield from _board_up(edition, before, after, action)
    else:
        rule = {at.ROUND: "S-09", at.LAUNCHES: "S-46", at.ENGINEERS: "S-37", at.PARTS: "S-37"}.get(before.stage, "S-45")
        if before.stage in (at.ROUND, at.LAUNCHES) and before.row[before.chance * STRIDE] == at.REROLLING:
            rule = "S-13"
        yield _line("die", rule, who=_who(before.chance), face=action - at.FACE + 1)


def _board_up(edition: Edition, before: Survivors, after: Survivors, action: int) -> Iterator[Line]:
    seat = before.chance
    if seat < 0:
        yield _line("stacked", "R-31", board=edition.board_names[action - at.BOARD])
        return
    yield _line("board", "S-30", who=_who(seat), board=edition.board_names[action - at.BOARD])
    phase = after.row[seat * STRIDE]
    if phase != at.SITING:
        yield _line("board_back", "R-28")
    if phase == at.OPERATE:
        yield _line("tile_lost", "R-28")


# -- a seat ------------------------------------------------------------------------------------------------------------


def _deed(edition: Edition, before: Survivors, after: Survivors, seat: int, action: int) -> Iterator[Line]:
    who, base = _who(seat), seat * STRIDE
    if action < at.REDEEM:
        yield from _operation(edition, before, after, seat, action)
    elif action < at.ROLL:
        card = edition.parts[action - at.REDEEM]
        name = part_name(edition, action - at.REDEEM)
        yield _line("redeem", "S-08", who=who, part=name, gain=gems(card.crystals, card.ore))
    elif action < at.SHAPE:
        boost = action - at.ROLL
        key = "roll_boost" if boost else "roll"
        yield _line(key, "S-08", "S-09", who=who, crystals=crystals_in_words(boost), dice=at.POWER_DICE + boost)
    elif action < at.DRAW:
        yield _line("shape", "S-28", who=who, shape=edition.shape_names[action - at.SHAPE])
    elif action == at.DRAW:
        yield _line("draw", "S-30", who=who)
    elif action < at.CELLS:
        words = spell(edition, before, seat, action).split()
        x, y = words[3].split(",")
        yield _line("lay", "S-31", who=who, side=words[1], x=x, y=y)
    elif action < at.DISCARD:
        yield _line("cells", "S-25", who=who, cells=spell(edition, before, seat, action).removeprefix("cells "))
        yield from _found(before, after, base)
    elif action < at.TAKE_ENGINEER:
        lost = [before.row[base + field] - after.row[base + field] for field in (at.CRYSTALS_, at.ORE_)]
        yield _line("discard", "S-24", who=who, gems=gems(lost[0], lost[1]))
    else:
        yield from _card_or_launch(edition, before, after, seat, action)


def _operation(edition: Edition, before: Survivors, after: Survivors, seat: int, action: int) -> Iterator[Line]:
    operation, who, base = OPERATIONS[action], _who(seat), seat * STRIDE
    effect = EFFECT_NAMES[operation.effect] if operation.effect >= 0 else ""
    change = (
        f"{operation.before} → {operation.after}" if operation.after else TEXTS("count.again", face=operation.before)
    )
    if operation.source == "engineer":
        name, what = engineer_name(effect), TEXTS(f"effect.{effect}")
        yield _line("engineer", "S-14", who=who, engineer=name, effect=what, change=change)
    elif operation.source == "part":
        name = part_name(edition, before.kit.mech.design_of[operation.effect])
        yield _line("part", "S-15", who=who, part=name, effect=TEXTS(f"effect.{effect}"), change=change)
    elif operation.source == "ore":
        yield _line("ore", "S-16", who=who, change=change)
    elif operation.source in ("up", "down"):
        track = TEXTS(f"track.{operation.source}")
        yield _line("arrow", "S-17", who=who, pay=operation.dice[0], track=track, change=change)
    elif operation.source == "end":
        yield _line("end", "S-24", who=who)
    else:
        dice = " ".join(str(face) for face in operation.dice)
        track, reward = TEXTS(f"track.{operation.source}"), _reward(operation.size, before, after, base)
        yield _line("lock", "S-19", "S-20", who=who, dice=dice, track=track, reward=reward)


def _reward(size: int, before: Survivors, after: Survivors, base: int) -> str:
    if size:
        return TEXTS("count.tile_big") if size == 5 else TEXTS("count.tile", size=size)
    if after.row[base + at.CRYSTALS_] > before.row[base + at.CRYSTALS_]:
        return crystals_in_words(1)
    if after.row[base + at.ORE_] > before.row[base + at.ORE_]:
        return TEXTS("count.ore", n=1)
    if after.row[base + at.RODS_] > before.row[base + at.RODS_]:
        return TEXTS("count.rod")
    return TEXTS("count.part")


def _found(before: Survivors, after: Survivors, base: int) -> Iterator[Line]:
    """What a tile uncovered (S-29)."""
    crystals = after.row[base + at.CRYSTALS_] - before.row[base + at.CRYSTALS_]
    if crystals:
        yield _line("crystals", "S-29", count=crystals_in_words(crystals))
    for _ in range(after.row[base + at.RESCUES_] - before.row[base + at.RESCUES_]):
        yield _line("vnaut", "S-29", "S-35")
    for slot in range(after.row[base + at.BOARDS_]):
        was, now = before.row[base + at.BOARD_ + slot] & at.FULL, after.row[base + at.BOARD_ + slot] & at.FULL
        if now == at.FULL and was != at.FULL:
            yield _line("finished", "S-29", "S-41") if before.seats > 1 else _line("finished_solo", "S-54")


def _card_or_launch(edition: Edition, before: Survivors, after: Survivors, seat: int, action: int) -> Iterator[Line]:
    who, base = _who(seat), seat * STRIDE
    if action < at.TAKE_PART:
        yield _line("rescue", "S-38", who=who, engineer=engineer_name(EFFECT_NAMES[action - at.TAKE_ENGINEER]))
        gone = before.row[base + at.HELD_] & ~after.row[base + at.HELD_]
        if gone:
            yield _line("retired", "S-53", engineer=engineer_name(EFFECT_NAMES[int(gone).bit_length() - 1]))
    elif action < at.LAUNCH:
        yield _line("take", "S-37", who=who, part=part_name(edition, action - at.TAKE_PART))
        if after.row[base + at.RODS_] > before.row[base + at.RODS_]:
            yield _line("fourth", "S-39")
    elif action < at.COMMIT:
        key = {at.LAUNCH: "solo_launch", at.CONTINUE: "solo_continue", at.CONCEDE: "concede"}[action]
        yield _line(key, "S-57" if action == at.CONCEDE else "S-55", who=who)
    else:
        sequence = after.row[base + at.SEQUENCE_]
        yield _line("commit", "S-47", who=who, length=sequence // 8, face=sequence % 8)


# -- between turns -----------------------------------------------------------------------------------------------------


def _turning_points(before: Survivors, after: Survivors) -> Iterator[Line]:
    """What a deed set off for all: the end of a round, lapsed claims, the launch, the result."""
    if before.seats > 1 and before.stage == at.ROUND and (before.round, at.ROUND) != (after.round, after.stage):
        yield _line("claims", "S-06")
    if before.seats > 1 and before.stage in (at.ROUND, at.ENGINEERS):
        yield from _lapsed(before, after)
    if after.seats > 1 and before.stage < at.ORDER_LAST <= after.stage:
        forced = all(after.row[seat * STRIDE + at.RODS_] < at.ENOUGH_RODS for seat in range(after.seats))
        yield _line("launch_forced", "R-53") if forced else _line("launch_begins", "S-44")
    if after.seats > 1 and before.stage != at.LAUNCHES and after.stage == at.LAUNCHES:
        order = ", ".join(_who(seat) for seat in launch_order(after))
        yield _line("launch_order", "S-45", order=order)
    if after.stage == at.OVER and before.stage != at.OVER:
        yield _ending(before, after)


def _lapsed(before: Survivors, after: Survivors) -> Iterator[Line]:
    """R-36: claims that are gone although nothing was taken."""
    for seat in range(before.seats):
        base = seat * STRIDE
        gone = _claims(before, after, seat) - after.row[base + at.RESCUES_]
        if gone > after.rescued(seat) - before.rescued(seat):
            yield _line("lapsed", "S-38", "R-36", who=_who(seat))


def _claims(before: Survivors, after: Survivors, seat: int) -> int:
    """Claims to engineers. The last to end a round learns what the others covered only along with what came of it."""
    claims = before.row[seat * STRIDE + at.RESCUES_]
    if before.kit.newboard_collect:
        claims += _vnauts(after, seat) - _vnauts(before, seat)
    return min(int(claims), at.WINDOWS - int(before.rescued(seat)))


def _vnauts(state: Survivors, seat: int) -> int:
    """How many V-nauts a seat has covered."""
    words = [state.row[seat * STRIDE + at.BOARD_ + slot] for slot in range(state.row[seat * STRIDE + at.BOARDS_])]
    return sum(word & state.kit.terrain.vnauts[board_side(word)] != 0 for word in words)


def _ending(before: Survivors, after: Survivors) -> Line:
    if after.seats == 1:
        sequence = after.row[at.SEQUENCE_]
        if sequence == 0:
            return _line("given_up" if before.row[at.PHASE_] == at.PREPARE else "out_of_turns", "S-57")
        won = stars(sequence // 8, sequence % 8, after.rescued(0))
        return _line("stars", "S-56", stars=won) if won else _line("lost", "S-56")
    winners = [seat for seat, value in enumerate(after.returns()) if value > 0]
    names = ", ".join(_who(seat) for seat in winners)
    return _line("wins" if len(winners) == 1 else "shared", "S-49", who=names)
