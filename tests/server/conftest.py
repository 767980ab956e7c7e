"""Databases for the tests of the server."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import Server, start_postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Any]:
    """One for each process of the test run. Run by root, it is another user's: that user cannot look into tmp_path."""
    folder = Path(tempfile.mkdtemp(prefix="ecliptic-"))
    server = start_postgres(folder)
    yield server
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres(postgres_server: Any, request: pytest.FixtureRequest) -> str:
    """An empty database of a real PostgreSQL."""
    name = f"t{abs(hash(request.node.nodeid))}"
    postgres_server.psql(f"CREATE DATABASE {name};")
    return str(postgres_server.get_uri(database=name))


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Each of the two."""
    return str(request.getfixturevalue(request.param))


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers on a database; none of them outlives the test."""
    started: list[Server] = []

    def start(database: str, *more: str) -> Server:
        started.append(Server(tmp_path, database, *more))
        return started[-1].start()

    yield start
    for server in started:
        server.kill()
