"""The ASGI application: routes, sockets, headers, origins, and the house's life around them."""

from __future__ import annotations

import contextlib
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

from ecliptic.server import guard, store
from ecliptic.server.desk import Desk
from ecliptic.server.house import House
from ecliptic.server.metrics import Metrics
from ecliptic.server.pages import Page
from ecliptic.server.routes import openapi, routes
from ecliptic.server.settings import Settings
from ecliptic.server.sockets import Socket


class Guarded:
    """Refuses strange origins before anything is read, and adds the headers that protect a page."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self._app, self._origins = app, origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if not guard.allowed_origin(headers.get("origin"), headers.get("host"), self._origins):
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 4403})
            else:
                await Response("this page may not use the server", 403)(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *guard.HEADERS]
            await send(message)

        await self._app(scope, receive, guarded)


def make_app(settings: Settings) -> ASGIApp:
    """The server, to be run by any ASGI server; see `run.py`."""
    settings.check()
    metrics = Metrics()
    house = House(settings, store.make(settings.database_url), metrics)
    desk = Desk(house)
    document = msgspec.json.encode(openapi())
    addresses: Counter[str] = Counter()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.stop()

    async def live(socket: WebSocket) -> None:
        address = guard.address(socket)
        if addresses[address] >= settings.sockets_per_address:
            await socket.close(4429)
            return
        addresses[address] += 1
        try:
            await Socket(socket, desk, socket.path_params["table"]).run()
        finally:
            addresses[address] -= 1
            if not addresses[address]:
                del addresses[address]

    async def document_page(request: Request) -> Response:
        return Response(document, media_type="application/json")

    requests = guard.Buckets(settings.messages_per_second)
    openings = guard.Buckets(settings.tables_per_minute / 60)
    found: list[Route | WebSocketRoute | Mount] = [
        *routes(desk, requests, openings),
        Route("/api/openapi.json", document_page),
        WebSocketRoute("/api/tables/{table}/live", live),
    ]
    found.append(Mount("/", Page(Path(settings.web)) if settings.web else Page()))
    return Guarded(Starlette(routes=found, lifespan=lifespan), settings.origins)
