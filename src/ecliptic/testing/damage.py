"""Positions that were tampered with: each is refused with a sentence, or can be written and played to its end."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

from ecliptic.kernel.errors import BadPosition
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import SPECTATOR, State
from ecliptic.testing.child import Failed, Silent, Tell, in_child
from ecliptic.testing.kit import Kit, Spot, called, dump, looks, random_event, seats_in, viewers

PATIENCE = 60.0
"""Seconds without a word from the child that tries the positions: the slowest takes a tenth of one."""
EACH = 10
"""Damaged positions made from each one looked at."""


def check_damage(kit: Kit, seed: int) -> None:
    """Data that is not a position is refused with a sentence; what is accepted can be played to its end in time."""
    try:
        in_child(lambda tell: _try_all(kit, seed, tell), PATIENCE)
    except Failed as error:
        raise kit.wrong(str(error).removeprefix(f"{kit.game.id}: ")) from None
    except Silent as error:
        raise kit.wrong(f"a damaged position was accepted, and then nothing happened any more: {error}") from None


def _try_all(kit: Kit, seed: int, tell: Tell) -> None:
    for spot, data in damaged(kit, seed, EACH):
        tell(f"{spot.variant}, seed {seed}, game {spot.number}, ply {spot.ply}: {json.dumps(data)}")
        try_one(spot, data)


def damaged(kit: Kit, seed: int, each: int) -> Iterator[tuple[Spot, dict[str, Any]]]:
    """Damaged positions from all over random games, whole ones and what somebody knows of them."""
    donor: dict[str, Any] = {}
    for spot in looks(kit, seed, 0.25):
        luck = spot.luck
        for number in range(each):
            eyes = viewers(spot.state)
            state = spot.state if number % 3 else spot.state.known_to(eyes[luck.below(len(eyes))])
            data = json.loads(dump(state))
            yield spot, mutant(data, donor or data, luck)
            if luck.below(4) == 0:
                donor = data


def try_one(spot: Spot, data: dict[str, Any]) -> bool:
    """Whether it was accepted. Raises `Nonconformance` if it was, and cannot be played."""
    try:
        state = spot.kit.game.position(data)
    except BadPosition as error:
        if not str(error).strip():
            raise spot.wrong("a damaged position is refused without a reason") from None
        return False
    except Exception as error:
        raise spot.wrong(f"a damaged position is not refused but fails: {error!r} for {json.dumps(data)}") from error
    try:
        _look_at(spot, state)
        eyes = viewers(state)
        known = state.known_to(eyes[spot.luck.below(len(eyes))])
        _look_at(spot, known)
        _play(spot, known)
        _play(spot, state)
    except Exception as error:
        raise spot.wrong(f"a damaged position was accepted and then fails: {error} for {json.dumps(data)}") from error
    return True


def _look_at(spot: Spot, state: State) -> None:
    written = dump(state)
    if dump(spot.kit.game.position(json.loads(written))) != written:
        raise spot.wrong("it changes by being written down")
    for viewer in viewers(state):
        state.legal(viewer)
        spot.kit.game.view(state, None if viewer == SPECTATOR else viewer)


def _play(spot: Spot, state: State) -> None:
    """A random game from here to its end. What is unknown is guessed first, if there is anything that fits."""
    luck, game = spot.luck, spot.kit.game
    try:
        state.fill(luck)
    except BadPosition:
        return
    found, meant = (spot.kit.conserved(one) for one in (state, game.start(state.seats, game.options_of(state))))
    if found != meant:
        raise spot.wrong(f"its components are {found}, but should be {meant}")
    for _ in range(game.max_plies + 1):
        actors = seats_in(state.actors())
        if not actors:
            state.returns()
            return
        for seat in actors:
            if not len(state.legal(seat)):
                raise spot.wrong(f"{called(seat)} is asked to act but can do nothing")
        random_event(state, luck)
    raise spot.wrong("the game does not end")


# -- tampering -------------------------------------------------------------------------------------------------------

ODD: tuple[object, ...] = (
    None, True, False, -1, -2, 0, 1, 7, 63, 999, 2**31, 2**63, 10**30, 0.5, "", "x", "?", [], {}, [0], {"x": 1},
)  # fmt: skip

Holder = Any
"""A list or a table inside a position."""


def mutant(data: dict[str, Any], donor: dict[str, Any], luck: Luck) -> dict[str, Any]:
    """A copy in which one to four things were changed, some after the model of another position."""
    whole = copy.deepcopy(data)
    for _ in range(1 + min(luck.below(4), luck.below(4))):
        if whole:
            CHANGES[luck.below(len(CHANGES))](whole, donor, luck)
    return whole


def _spot(whole: dict[str, Any], luck: Luck) -> list[Any]:
    """The path to a value somewhere inside."""
    path: list[Any] = []
    part: Holder = whole
    while isinstance(part, dict | list) and part and (not path or luck.below(5)):
        keys = list(part) if isinstance(part, dict) else list(range(len(part)))
        path.append(keys[luck.below(len(keys))])
        part = part[path[-1]]
    return path


def _at(whole: Holder, path: list[Any]) -> Any:
    for key in path:
        whole = whole[key]
    return whole


def _remove(whole: dict[str, Any], donor: dict[str, Any], luck: Luck) -> None:
    path = _spot(whole, luck)
    del _at(whole, path[:-1])[path[-1]]


def _double(whole: dict[str, Any], donor: dict[str, Any], luck: Luck) -> None:
    path = _spot(whole, luck)
    holder = _at(whole, path[:-1])
    if isinstance(holder, list):
        holder.insert(luck.below(len(holder) + 1), copy.deepcopy(holder[path[-1]]))


def _count(whole: dict[str, Any], donor: dict[str, Any], luck: Luck) -> None:
    """Another number, mostly one near by."""
    for _ in range(8):
        path = _spot(whole, luck)
        holder, key = _at(whole, path[:-1]), path[-1]
        if isinstance(holder[key], bool):
            holder[key] = not holder[key]
            return
        if isinstance(holder[key], int):
            near = holder[key] + (1 + luck.below(3)) * (1 - 2 * luck.below(2))
            holder[key] = [near, near, luck.below(13), holder[key] ^ 1 << luck.below(32)][luck.below(4)]
            return


def _oddity(whole: dict[str, Any], donor: dict[str, Any], luck: Luck) -> None:
    path = _spot(whole, luck)
    _at(whole, path[:-1])[path[-1]] = copy.deepcopy(ODD[luck.below(len(ODD))])


def _graft(whole: dict[str, Any], donor: dict[str, Any], luck: Luck) -> None:
    """What stands in the same place of another position."""
    for _ in range(4):
        path = _spot(whole, luck)
        try:
            new = copy.deepcopy(_at(donor, path))
        except (LookupError, TypeError):
            continue
        _at(whole, path[:-1])[path[-1]] = new
        return


def _move(whole: dict[str, Any], donor: dict[str, Any], luck: Luck) -> None:
    """A member of one list goes into another, or to another place in its own."""
    for _ in range(8):
        path = _spot(whole, luck)
        source, target = _at(whole, path[:-1]), _at(whole, _spot(whole, luck))
        if isinstance(source, list) and isinstance(target, list) and target is not source[path[-1]]:
            member = source.pop(path[-1])
            target.insert(luck.below(len(target) + 1), copy.deepcopy(member))
            return


def _swap(whole: dict[str, Any], donor: dict[str, Any], luck: Luck) -> None:
    """Two values of the same kind change places."""
    for _ in range(12):
        one, two = _spot(whole, luck), _spot(whole, luck)
        first, second = _at(whole, one), _at(whole, two)
        nested = one[: len(two)] == two or two[: len(one)] == one
        if type(first) is type(second) and first != second and not nested:
            _at(whole, one[:-1])[one[-1]], _at(whole, two[:-1])[two[-1]] = second, first
            return


def _borrow(whole: dict[str, Any], donor: dict[str, Any], luck: Luck) -> None:
    """A value becomes equal to another of its kind, of this or another position."""
    for _ in range(12):
        path, other = _spot(whole, luck), _spot(donor, luck)
        old, new = _at(whole, path), _at(donor, other)
        if type(old) is type(new) and old != new:
            _at(whole, path[:-1])[path[-1]] = copy.deepcopy(new)
            return


CHANGES: tuple[Callable[[dict[str, Any], dict[str, Any], Luck], None], ...] = (
    _remove, _double, _count, _count, _oddity, _graft, _graft, _move, _move, _swap, _swap, _borrow,
)  # fmt: skip
