"""A small cache for things that would come out the same again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Memo(Generic[T]):
    """The latest things made, by all that they depend on. Unlike `lru_cache` it lets the making use more than the key:
    the position, say, of which only a part matters. What it returns must not be changed."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[Hashable, T] = {}

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = make()
            if len(self._kept) > self._most:
                del self._kept[next(iter(self._kept))]
        return found
