"""Bots think elsewhere; one that crashes costs a retry."""

from __future__ import annotations

import asyncio
import time

import pytest

from ecliptic.bots import bot
from ecliptic.games import game
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import settle
from ecliptic.server.thinkers import NoAnswer, Thinkers, bot_seed

SEED = bot_seed(b"secret", 0)


def question() -> tuple[dict[str, object], int, int]:
    """What a seat knows, the seat, and what its bot should choose."""
    state = game("transit").start(3)
    settle(state, Luck(1))
    seat = next(seat for seat in range(3) if state.legal(seat))
    known = state.known_to(seat)
    return known.to_dict(), seat, bot("random", seed=SEED).choose(known, seat)


def test_a_killed_bot_is_asked_again() -> None:
    known, seat, right = question()

    async def go() -> None:
        thinkers = Thinkers(1, 60)
        asked = asyncio.create_task(thinkers.choose("transit", "random", known, seat, SEED))
        while thinkers._pool is None or not thinkers._pool._processes:
            await asyncio.sleep(0.01)
        for process in thinkers._pool._processes.values():
            process.kill()
        assert await asked == right
        assert thinkers.crashes == 1
        assert await thinkers.choose("transit", "random", known, seat, SEED) == right
        thinkers.stop()

    asyncio.run(go())


def test_a_bot_that_never_answers_is_given_up() -> None:
    known, seat, _ = question()

    async def go() -> None:
        thinkers = Thinkers(1, 60)
        with pytest.raises(NoAnswer):
            await thinkers.choose("transit", "no such bot", known, seat, SEED)
        assert thinkers.crashes == 3
        thinkers.stop()

    asyncio.run(go())


def test_waiting_for_a_free_process_is_no_failure() -> None:
    """Many bots and few processes make bots slow, never stupid."""

    async def go() -> None:
        thinkers = Thinkers(1, 60)
        await thinkers._ask("warm", time.sleep, 0)
        thinkers._seconds = 1.5
        await asyncio.gather(*(thinkers._ask("slow", time.sleep, 0.8) for _ in range(4)))
        assert thinkers.crashes == 0
        thinkers.stop()

    asyncio.run(go())


def test_a_bot_waits_for_one_hint_not_for_all_of_them() -> None:
    known, seat, _ = question()
    answered: list[str] = []

    async def go() -> None:
        thinkers = Thinkers(1, 60)

        async def hint() -> None:
            await thinkers.hint("transit", known, seat)
            answered.append("hint")

        hints = [asyncio.create_task(hint()) for _ in range(4)]
        await asyncio.sleep(0)  # they come first
        await thinkers.choose("transit", "random", known, seat, SEED)
        answered.append("bot")
        await asyncio.gather(*hints)
        thinkers.stop()

    asyncio.run(go())
    assert answered == ["hint", "bot", "hint", "hint", "hint"]
