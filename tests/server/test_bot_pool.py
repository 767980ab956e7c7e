"""Bots think elsewhere; one that crashes costs a retry."""

from __future__ import annotations

import asyncio
import itertools
import time
from typing import Any

import pytest

from ecliptic.bots import bot, bot_seed
from ecliptic.games import game
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import settle
from ecliptic.server.bot_pool import BotPool, NoAnswer
from ecliptic.server.crew import Processes

SEED = bot_seed(Seed.of_number(1), 0)


def question() -> tuple[dict[str, object], int, int]:
    """What a seat knows, the seat, and what its bot should choose."""
    state = game("transit").start(3)
    settle(state, Luck(1))
    seat = next(seat for seat in range(3) if state.legal(seat))
    known = state.known_to(seat)
    return known.to_dict(), seat, bot("random", seed=SEED).choose(known, seat)


def running(bots: BotPool) -> list[Any]:
    return bots._crew.running if isinstance(bots._crew, Processes) else []


def test_a_killed_bot_is_asked_again() -> None:
    known, seat, right = question()

    async def go() -> None:
        bots = BotPool(1, 60)
        asked = asyncio.create_task(bots.choose("table", "transit", "random", known, seat, SEED))
        while not running(bots):
            await asyncio.sleep(0.01)
        for process in running(bots):
            process.kill()
        assert await asked == right
        assert bots.crashes == 1
        assert await bots.choose("table", "transit", "random", known, seat, SEED) == right
        bots.stop()

    asyncio.run(go())


def test_a_bot_that_never_answers_is_given_up() -> None:
    known, seat, _ = question()

    async def go() -> None:
        bots = BotPool(1, 60)
        with pytest.raises(NoAnswer):
            await bots.choose("table", "transit", "no such bot", known, seat, SEED)
        assert bots.crashes == 3
        bots.stop()

    asyncio.run(go())


def test_waiting_for_a_free_process_is_no_failure() -> None:
    """Many bots and few processes make bots slow, never stupid."""

    async def go() -> None:
        bots = BotPool(1, 60)
        await bots.ask("table", "warm", time.sleep, 0)
        bots.seconds = 1.5
        await asyncio.gather(*(bots.ask("table", "slow", time.sleep, 0.8) for _ in range(4)))
        assert bots.crashes == 0
        bots.stop()

    asyncio.run(go())


def test_a_quick_bot_does_not_wait_for_all_the_slow_ones() -> None:
    """Thirty tables whose bots think for long, over and over; and one whose bot answers at once."""
    waits: list[int] = []
    """How many slow ones were answered first, each time."""
    answered = itertools.count()

    async def go() -> None:
        bots = BotPool(1, 60)
        await bots.ask("warm", "warm", time.sleep, 0)

        async def slow(number: int) -> None:
            while True:
                await bots.ask(f"slow {number}", "slow", time.sleep, 0.1)
                next(answered)

        others = [asyncio.create_task(slow(number)) for number in range(30)]
        for _ in range(10):
            await asyncio.sleep(0.15)
            before = next(answered)
            await bots.ask("quick", "quick", time.sleep, 0)
            waits.append(next(answered) - before - 1)
        for task in others:
            task.cancel()
        await asyncio.wait(others)
        bots.stop()

    asyncio.run(go())
    assert sorted(waits)[5] <= 2, "it waits for the one that thinks, not for thirty"
    assert max(waits) < 15, "even where the machine was busy meanwhile"


def test_a_bot_waits_for_one_hint_not_for_all_of_them() -> None:
    known, seat, _ = question()
    answered: list[str] = []

    async def go() -> None:
        bots = BotPool(1, 60)

        async def hint() -> None:
            await bots.hint("me", "transit", known, seat)
            answered.append("hint")

        hints = [asyncio.create_task(hint()) for _ in range(4)]
        await asyncio.sleep(0)  # they come first
        await bots.choose("table", "transit", "random", known, seat, SEED)
        answered.append("bot")
        await asyncio.gather(*hints)
        bots.stop()

    asyncio.run(go())
    assert answered == ["hint", "bot", "hint", "hint", "hint"]
