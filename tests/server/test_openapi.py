"""The OpenAPI document is true: requests of every kind are made from it and sent to a real server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Err
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.kit import Server, bearer, open_table

Serve = Callable[..., Server]
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def test_the_interface_does_what_its_document_says(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, "--pause", "600000")  # nothing happens by itself
    table, tokens = open_table(server.url, "transit", 2)

    def state() -> list[Any]:
        path = f"{server.url}/api/tables/{table}/frame"
        return [httpx.get(path, headers=bearer(token)).json() for token in tokens]

    before = state()
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    ran = 0
    for result in schema.get_all_operations():
        assert not isinstance(result, Err)
        strategy = result.ok().as_strategy()

        @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
        @given(case=strategy)
        def one(case: Any) -> None:
            nonlocal ran
            ran += 1
            if "table" in (case.path_parameters or {}) and ran % 2:
                case.path_parameters["table"] = table
            case.call_and_validate(checks=CHECKS)

        one()
    assert ran > 50
    assert [frame["view"] for frame in state()] == [frame["view"] for frame in before]
    server.stop()
