"""The ASGI application: routes, sockets, headers, origins, and the tables behind them."""

from __future__ import annotations

import contextlib
import functools
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ecliptic.games import GAMES
from ecliptic.server import messages, ratelimit, store
from ecliptic.server.headers import TAB, allowed_host, allowed_origin, headers_of
from ecliptic.server.live import the_game
from ecliptic.server.metrics import Metrics
from ecliptic.server.routes import API, openapi, refusal, routes
from ecliptic.server.service import Service
from ecliptic.server.service import refusal as refused
from ecliptic.server.settings import Settings
from ecliptic.server.sockets import Socket
from ecliptic.server.static import StaticFiles
from ecliptic.server.tables import TableManager


class Guarded:
    """Refuses too many requests, foreign hosts and foreign origins before anything is read, and gives every answer the
    headers that protect a page."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: ratelimit.Limits, metrics: Metrics) -> None:
        self._app, self._limits, self._metrics = app, limits, metrics
        self._origins, self._names = settings.origins, settings.names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return

        headers = headers_of(scope["path"])

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        refused = self._refused(scope)
        if refused is None:
            await self._app(scope, receive, guarded)
            return
        status, error = refused
        if error.code == "rate":
            await self._limits.hold(ratelimit.address(scope))
        if scope["type"] == "websocket":
            self._metrics.refused.labels(error.code).inc()
            await send({"type": "websocket.close", "code": 4000 + status})
        else:
            await refusal(self._metrics, status, error)(scope, receive, guarded)

    def _refused(self, scope: Scope) -> tuple[int, messages.Error] | None:
        headers = Headers(scope=scope)
        allowed = self._limits.messages if scope["path"].startswith(API) else self._limits.glances
        if not allowed.take(ratelimit.address(scope)):
            return 429, refused("rate")
        host = headers.get("host")
        if not allowed_host(host, self._names):
            return 403, refused("host")
        if not allowed_origin(headers.get("origin"), host, self._origins):
            return 403, refused("origin")
        return None


def make_app(settings: Settings, metrics: Metrics | None = None) -> ASGIApp:
    """The server, to be run by any ASGI server; see `run.py`."""
    settings.check()
    metrics = metrics or Metrics()
    for name in GAMES:
        the_game(name)  # now, so that nobody has to wait for it when a table is opened
    tables = TableManager(settings, store.make(settings.database_url), metrics)
    service = Service(tables)
    document = msgspec.json.encode(openapi())
    limits = ratelimit.Limits(settings.messages_per_second, settings.tables_per_minute)
    addresses: Counter[str] = Counter()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await tables.start()
        if service.daily:
            service.daily.start()
        yield
        if service.daily:
            await service.daily.stop()
        await tables.stop()

    async def live(socket: WebSocket) -> None:
        address = ratelimit.address(socket.scope)
        if addresses[address] >= settings.sockets_per_address:
            metrics.refused.labels("sockets").inc()
            await socket.close(4429)
            return
        addresses[address] += 1
        try:
            owe = functools.partial(limits.messages.owe, address)
            await Socket(socket, service, socket.path_params["table"], owe).run()
        finally:
            addresses[address] -= 1
            if not addresses[address]:
                del addresses[address]

    async def document_page(request: Request) -> Response:
        return Response(document, media_type="application/json")

    found: list[Route | WebSocketRoute | Mount] = [
        *routes(service, limits),
        Route("/api/openapi.json", document_page),
        WebSocketRoute("/api/tables/{table}/live", live),
    ]
    if settings.tab:
        found.append(Mount(TAB, StaticFiles(Path(settings.tab))))
    found.append(Mount("/", StaticFiles(Path(settings.web)) if settings.web else StaticFiles()))
    return Guarded(Starlette(routes=found, lifespan=lifespan), settings, limits, metrics)
