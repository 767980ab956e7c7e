"""Real databases, to which the simulated ones are compared."""

from __future__ import annotations

from tests.server.conftest import postgres, postgres_server, sqlite

__all__ = ["postgres", "postgres_server", "sqlite"]
