"""What breaks: processes, databases, clocks, workers and connections. And how all of it is repaired."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ecliptic.testing.simulate.network import Wire

if TYPE_CHECKING:
    from ecliptic.testing.simulate.world import World

SLOW, LAG = 20.0, 30.0
"""How much slower a database or a line can be."""
TROUBLED = 25.0
"""Seconds in which a fault may still have its effects."""
STUCK, DOWN, DEAF = 40, 15, 20
"""For how many seconds at most."""
JUMPS = (-600.0, -5.0, -0.3, 0.3, 5.0, 60.0, 600.0)


def strike(world: World, what: str, about: dict[str, Any]) -> None:
    """Something breaks now, or with the next thing that is done."""
    luck: int = about["luck"]
    number = about["process"]
    process, trouble = world.processes[number], world.troubles[number]
    for one in world.troubles if what == "down" else [trouble]:
        one.since = world.loop.time() + TROUBLED
    world.store_failed |= what in ("lose", "fail", "slow", "stuck", "down")
    match what:
        case "crash":
            process.fuse = 1 + luck % 60
        case "restart":
            if process.ready:
                world.spawn(process.stop())
        case "lose":
            trouble.lose += 1 + luck % 2
        case "fail":
            trouble.fail += 1 + luck % 2
        case "slow":
            trouble.slow = SLOW
            world.later(luck % 20, lambda: setattr(trouble, "slow", 1.0))
        case "stuck":
            trouble.stuck_until = world.loop.time() + luck % STUCK
        case "down":
            world.database.down = True
            world.later(luck % DOWN, lambda: setattr(world.database, "down", False))
        case "deaf":
            trouble.deaf = True
            world.later(luck % DEAF, lambda: _hears_again(world, number))
        case "jump":
            process.offset += JUMPS[luck % len(JUMPS)]
        case "kill_bots":
            if process in world.workers:
                world.workers[process].end()
            for judges in world.judges:
                if judges.process is process and not judges.dead:
                    world.judges_died = True
                    judges.end()
        case _:
            _strike_line(world, what, about)


def _strike_line(world: World, what: str, about: dict[str, Any]) -> None:
    if what == "offline":
        if about["party"] in world.parties:
            world.parties[about["party"]].order("offline", about["seat"], about["luck"])
        return
    for wire in _lines(world, about):
        match what:
            case "cut":
                wire.cut()
            case "half":
                wire.go_half_open()
            case "lag":
                wire.slow = LAG


def _lines(world: World, about: dict[str, Any]) -> Iterator[Wire]:
    for device in world.devices():
        person = device.person
        if device.wire is not None and (person.party.number, person.seat) == (about["party"], about["seat"]):
            yield device.wire


def _hears_again(world: World, number: int) -> None:
    process = world.processes[number]
    if process.ready and world.troubles[number].deaf:
        process.store.listen_again()


def heal(world: World) -> None:
    """Everything works again, and will."""
    world.healed = True
    world.network.losses = world.network.copies = 0.0
    world.database.down = False
    for number, trouble in enumerate(world.troubles):
        trouble.lose = trouble.fail = 0
        trouble.slow, trouble.stuck_until = 1.0, 0.0
        world.processes[number].fuse = 0
        _hears_again(world, number)
    for device in world.devices():
        device.offline_until = 0.0
        if device.wire is not None:
            device.wire.slow = 1.0
            if device.wire.half:
                device.wire.leave(1006)
