"""Bots think in another worker of the browser, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import base64
import pickle
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Hand(Protocol):
    """A worker, as JavaScript hands it to us."""

    def ask(self, text: str) -> Awaitable[str]:
        """Fails if it ends."""

    def end(self) -> None: ...


class WorkerCrew:
    """One worker with an engine of its own."""

    def __init__(self, hire: Callable[[], Hand]) -> None:
        self._hand = hire()

    def do(self, work: Callable[..., T], *about: object) -> Awaitable[T]:
        return asyncio.ensure_future(self._do((work, about)))

    async def _do(self, what: object) -> Any:
        try:
            good, answer = unpack(await self._hand.ask(pack(what)))
        except Exception as error:  # of JavaScript
            raise RuntimeError(str(error)) from error
        if not good:
            raise answer
        return answer

    def end(self) -> None:
        self._hand.end()


def pack(what: object) -> str:
    return base64.b64encode(pickle.dumps(what)).decode()


def unpack(text: str) -> Any:
    """What our own other half has packed."""
    return pickle.loads(base64.b64decode(text))


def work(text: str) -> str:
    """In the other worker: calls the function that is asked for."""
    try:
        function, about = unpack(text)
        return pack((True, function(*about)))
    except Exception as error:
        return pack((False, error))
