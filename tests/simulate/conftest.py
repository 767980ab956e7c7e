"""Real databases, to which the simulated ones are compared."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from tests.server.conftest import postgres, postgres_server, sqlite

__all__ = ["postgres", "postgres_server", "sqlite"]


@pytest.fixture(autouse=True)
def _only_what_is_simulated_is_searched_for_garbage() -> Iterator[None]:
    """A world collects its garbage when it ends. What earlier tests left in memory need not be searched each time."""
    gc.freeze()
    yield
    gc.unfreeze()
