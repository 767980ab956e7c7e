"""What is started in the worker: the application as a server would have it, for the one who sits before the screen."""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable
from typing import Any

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from ecliptic.server.analysis import Analyses, Analyst
from ecliptic.server.bot_pool import BotPool
from ecliptic.server.metrics import Metrics
from ecliptic.server.ratelimit import Limits
from ecliptic.server.routes import ROUTES, routes
from ecliptic.server.service import Service
from ecliptic.server.settings import Settings
from ecliptic.server.sockets import Socket
from ecliptic.server.tables import TableManager
from ecliptic.tab.crew import Hand, WorkerCrew
from ecliptic.tab.door import Door, Post
from ecliptic.tab.saves import ROUTES as SAVES
from ecliptic.tab.store import Ask, BrowserStore, Tell

SETTINGS = Settings(
    bot_seconds=180,  # interpreted, and on whatever machine: rather late than never
    messages_per_second=1_000_000,  # nobody else is here
    tables_per_minute=1_000_000,
    hints_per_minute=600,
    components=True,  # they are those of whoever plays with them
)

SIMULATIONS = 20
"""Of an analysis, for each decision and each position: interpreted, a fifth of them takes long enough."""


class Uncounted(Metrics):
    """Numbers that nobody will look at."""

    def __init__(self) -> None:
        for name in Metrics.__annotations__:
            setattr(self, name, _Nothing())

    def text(self) -> bytes:
        return b""


class _Nothing:
    """A counter that does not count."""

    def labels(self, *names: str) -> _Nothing:
        return self

    def inc(self, by: float = 1) -> None:
        pass

    dec = set = observe = inc


class Engine:
    """The tables of this tab, and the door to them."""

    def __init__(self, post: Post, ask: Ask, tell: Tell, hire: Callable[[], Hand]) -> None:
        hired = functools.partial(WorkerCrew, hire)
        self.store = BrowserStore(ask, tell)
        self._bots = BotPool(1, SETTINGS.bot_seconds, lambda workers: hired())
        self._tables = TableManager(SETTINGS, self.store, Uncounted(), self._bots)
        service = Service(self._tables, Analyses(Analyst(hired, SIMULATIONS)))
        self.door = Door(application(service), post)

    async def start(self) -> None:
        await self._tables.start()
        self._bots.prepare()  # the first bot of a game should not have to wait for its worker


def application(service: Service) -> Starlette:
    """The interface of the server, without what keeps strangers away: there are none."""

    async def live(socket: WebSocket) -> None:
        await Socket(socket, service, socket.path_params["table"], lambda cost: 0.0).run()

    limits = Limits(SETTINGS.messages_per_second, SETTINGS.tables_per_minute)
    entries = routes(service, limits, [*ROUTES, *SAVES])
    return Starlette(routes=[*entries, WebSocketRoute("/api/tables/{table}/live", live)])


async def start(post: Post, ask: Ask, tell: Tell, hire: Callable[[], Any]) -> Engine:
    """For JavaScript."""
    logging.basicConfig(level=logging.WARNING)
    engine = Engine(post, ask, tell, hire)
    await engine.start()
    return engine
