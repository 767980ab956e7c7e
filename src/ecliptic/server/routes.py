"""The HTTP interface as a list: each route once, with its types. The OpenAPI document is made from the same list."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import ecliptic
from ecliptic.server import wire
from ecliptic.server.desk import Denied, Desk, error_of, game_list
from ecliptic.server.guard import Buckets
from ecliptic.table import Frame, log

MOST_BYTES = 16_384
"""Of a request's body."""
LISTED = 100

logger = logging.getLogger("ecliptic.http")
_encoder = msgspec.json.Encoder()
Handler = Callable[["Asked"], Awaitable[Any]]


@dataclass
class Asked:
    """A request that was read and checked."""

    desk: Desk
    table: str
    seat: int
    token: str
    body: Any


@dataclass(frozen=True)
class Entry:
    """One line of the interface."""

    method: str
    path: str
    what: str
    handler: Handler
    takes: Any = None
    gives: Any = None
    """None: text."""
    token: str = ""
    """"": not looked at; "optional"; "needed"."""
    creates: bool = False
    cost: int = 1
    """How many requests it counts as: more if a whole game has to be played again for it."""


async def _health(asked: Asked) -> wire.Health:
    await asked.desk.house.store.ping()
    return wire.Health("ok")


async def _metrics(asked: Asked) -> str:
    return asked.desk.house.metrics.text().decode()


async def _games(asked: Asked) -> wire.GameList:
    return game_list()


async def _tables(asked: Asked) -> wire.TableList:
    rows = await asked.desk.house.store.listed(LISTED)
    return wire.TableList([msgspec.json.decode(row.about, type=wire.TableInfo) for row in rows])


async def _open(asked: Asked) -> wire.Seated:
    return await asked.desk.open(asked.body)


async def _table(asked: Asked) -> wire.TableInfo:
    return await asked.desk.info(asked.table)


async def _join(asked: Asked) -> wire.Seated:
    return await asked.desk.join(asked.table, asked.seat, asked.token, asked.body)


async def _frame(asked: Asked) -> Frame:
    who = await asked.desk.caller(asked.table, asked.token)
    return await asked.desk.house.frame(asked.table, who.viewer)


async def _send(asked: Asked) -> Frame:
    who = await asked.desk.seat(asked.table, asked.token)
    await asked.desk.do(asked.table, who, asked.body)
    return await asked.desk.house.frame(asked.table, who.viewer)


async def _record(asked: Asked) -> str:
    who = await asked.desk.caller(asked.table, asked.token)
    return await asked.desk.house.look(asked.table, lambda t: t.record(who.viewer).to_text())


async def _position(asked: Asked) -> wire.Known:
    who = await asked.desk.caller(asked.table, asked.token)
    return await asked.desk.house.look(
        asked.table, lambda t: wire.Known(t.ledger(who.viewer).seq, t.state.known_to(who.viewer).to_dict())
    )


async def _log(asked: Asked) -> wire.Log:
    who = await asked.desk.caller(asked.table, asked.token)
    table = await asked.desk.house.whole(asked.table)
    return wire.Log(log(table, who.viewer, table.ledger(who.viewer), 0))


async def _branch(asked: Asked) -> wire.Seated:
    await asked.desk.caller(asked.table, asked.token)
    return await asked.desk.branch(asked.table, asked.body)


TABLE = "/api/tables/{table}"
ENTRIES = (
    Entry("GET", "/healthz", "Whether the server and its database work", _health, gives=wire.Health),
    Entry("GET", "/metrics", "Numbers for Prometheus", _metrics),
    Entry("GET", "/api/games", "What there is to play", _games, gives=wire.GameList),
    Entry("GET", "/api/tables", "Public tables that are not over", _tables, gives=wire.TableList),
    Entry("POST", "/api/tables", "Open a table", _open, wire.NewTable, wire.Seated, creates=True),
    Entry("GET", TABLE, "A table, for whoever knows its id", _table, gives=wire.TableInfo),
    Entry("POST", TABLE + "/seats/{seat}", "Take an open seat: with its invitation as token, or without one at a "
          "public table", _join, wire.Join, wire.Seated, "optional", creates=True),
    Entry("GET", TABLE + "/frame", "What a seat, or a spectator without token, is shown", _frame, gives=Frame,
          token="optional"),
    Entry("POST", TABLE + "/send", "Do something: the same messages as on the socket", _send, wire.Command, Frame,
          "needed"),
    Entry("GET", TABLE + "/record", "The record: as the viewer saw it while the game runs, whole with its seed when it "
          "is over", _record, token="optional", cost=5),
    Entry("GET", TABLE + "/position", "What the viewer knows, as a position of the game: for bots", _position,
          gives=wire.Known, token="optional"),
    Entry("GET", TABLE + "/log", "The viewer's whole log", _log, gives=wire.Log, token="optional", cost=5),
    Entry("POST", TABLE + "/branch", "Open a table from a point of this finished game", _branch, wire.Branch,
          wire.Seated, "optional", creates=True),
)  # fmt: skip


class TooMany(Exception):
    """Too many requests from one address."""


class Malformed(Exception):
    """A request that does not fit its type."""


def routes(desk: Desk, requests: Buckets, openings: Buckets) -> list[Route]:
    """The interface as Starlette routes."""
    return [Route(entry.path, _endpoint(entry, desk, requests, openings), methods=[entry.method]) for entry in ENTRIES]


def _endpoint(
    entry: Entry, desk: Desk, requests: Buckets, openings: Buckets
) -> Callable[[Request], Awaitable[Response]]:
    decoder = msgspec.json.Decoder(entry.takes) if entry.takes is not None else None

    async def endpoint(request: Request) -> Response:
        try:
            address = request.client.host if request.client else ""
            if entry.path.startswith("/api/") and not requests.take(address, entry.cost):
                raise TooMany
            if entry.creates and not openings.take(address):
                raise TooMany
            asked = Asked(
                desk, request.path_params.get("table", ""), _seat(request), _token(entry, request),
                await _body(request, decoder) if decoder else None,
            )  # fmt: skip
            answer = await entry.handler(asked)
        except Exception as error:
            return _refusal(desk, error)
        if entry.gives is None:
            return Response(answer, media_type="text/plain")
        return Response(_encoder.encode(answer), media_type="application/json")

    return endpoint


def _refusal(desk: Desk, error: Exception) -> Response:
    if isinstance(error, TooMany):
        status, answer = 429, wire.Error("rate", "too many requests: wait a moment")
    elif isinstance(error, Malformed):
        status, answer = 400, wire.Error("malformed", str(error))
    else:
        try:
            status, answer = error_of(error)
        except Exception:
            logger.exception("a request failed")
            desk.house.metrics.errors.inc()
            status, answer = 500, wire.Error("failed", "something went wrong")
    desk.house.metrics.refused.labels(answer.code).inc()
    return Response(_encoder.encode(answer), status, media_type="application/json")


def _seat(request: Request) -> int:
    text = request.path_params.get("seat", "0")
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise Malformed("a seat is a number")
    return int(text)


def _token(entry: Entry, request: Request) -> str:
    """Tokens travel in a header, never in an address."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if not entry.token:
        return ""
    token = token.strip() if scheme.lower() == "bearer" else ""
    if scheme and not token:
        raise Denied("the authorization header should read: Bearer TOKEN")
    if entry.token == "needed" and not token:
        raise Denied("this needs a token")
    return token


async def _body(request: Request, decoder: msgspec.json.Decoder[Any]) -> Any:
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > MOST_BYTES:
            raise Malformed(f"the body should have {MOST_BYTES} bytes at most")
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Malformed(f"the body does not fit: {error}") from None


# -- the document --------------------------------------------------------------------------------------------


def openapi() -> dict[str, Any]:
    """The OpenAPI document of `ENTRIES`."""
    types = [entry.takes for entry in ENTRIES if entry.takes] + [entry.gives for entry in ENTRIES if entry.gives]
    names = list(dict.fromkeys([*types, wire.Error, wire.ClientMessage, wire.ServerMessage]))
    schemas, components = msgspec.json.schema_components(names, ref_template="#/components/schemas/{name}")
    schema = {str(kind): found for kind, found in zip(names, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for entry in ENTRIES:
        paths.setdefault(entry.path, {})[entry.method.lower()] = _operation(entry, schema)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Ecliptic table server",
            "version": ecliptic.__version__,
            "description": "Live frames come over the WebSocket /api/tables/{table}/live: see ClientMessage and "
            "ServerMessage. Its first message is a hello.",
        },
        "paths": paths,
        "components": {
            "schemas": {
                **components,
                "ClientMessage": schema[str(wire.ClientMessage)],
                "ServerMessage": schema[str(wire.ServerMessage)],
            },
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(entry: Entry, schema: dict[str, Any]) -> dict[str, Any]:
    content = (
        {"text/plain": {"schema": {"type": "string"}}}
        if entry.gives is None
        else {"application/json": {"schema": schema[str(entry.gives)]}}
    )
    refusals = [400, 403, 404, 409, 422, 429, 503]
    problem = {"application/json": {"schema": schema[str(wire.Error)]}}
    operation: dict[str, Any] = {
        "summary": entry.what,
        "operationId": entry.handler.__name__.strip("_"),
        "responses": {
            "200": {"description": "Done", "content": content},
            **{str(code): {"description": HTTPStatus(code).phrase, "content": problem} for code in refusals},
        },
    }
    parameters = [name for name in ("table", "seat") if "{" + name + "}" in entry.path]
    if parameters:
        operation["parameters"] = [
            {"name": name, "in": "path", "required": True,
             "schema": {"type": "string"} if name == "table" else {"type": "integer", "minimum": 0, "maximum": 6}}
            for name in parameters
        ]  # fmt: skip
    if entry.takes is not None:
        operation["requestBody"] = {
            "required": True, "content": {"application/json": {"schema": schema[str(entry.takes)]}},
        }  # fmt: skip
    if entry.token:
        operation["security"] = [{"token": []}] if entry.token == "needed" else [{}, {"token": []}]
    return operation
