"""Running the server: logs, signals, and uvicorn around the application."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import logging.config
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import uvicorn

from ecliptic.server import store
from ecliptic.server.app import make_app
from ecliptic.server.connections import KEEP_SECONDS, Connections, protocols
from ecliptic.server.metrics import Metrics
from ecliptic.server.ratelimit import GLANCES
from ecliptic.server.routes import MOST_BYTES
from ecliptic.server.settings import Settings

SWITCH_SECONDS = 0.0005
"""How long the thread of the database waits for the event loop's at most. With the default of 5 ms a commit of three
statements would wait 15 ms under load."""

GARBAGE = (5_000, 2, 5_000)
"""How rarely to look for garbage that keeps itself alive. There is little of it, and a search through many tables stops
all of them, whereas several small searches stop nobody for long."""

MOST_DESCRIPTORS = 65_536

log = logging.getLogger("ecliptic.server")
_STANDARD = {*vars(logging.makeLogRecord({})), "message", "asctime"}


class JsonLines(logging.Formatter):
    """One JSON object per line. Addresses and tokens are never handed to a logger, so none can be in it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line.update(
            {key: value for key, value in vars(record).items() if key not in _STANDARD and key != "color_message"}
        )
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": JsonLines}},
    "handlers": {"err": {"class": "logging.StreamHandler", "formatter": "json", "stream": "ext://sys.stderr"}},
    "root": {"handlers": ["err"], "level": "INFO"},
    "loggers": {
        "uvicorn": {"level": "ERROR"},  # its other lines hold the addresses of private tables, or are anybody's doing
        "asyncpg": {"level": "ERROR"},  # the store itself says that the database is away
        "httpx": {"level": "WARNING"},  # else each webhook's address
        "httpcore": {"level": "WARNING"},
    },
}


class _Server(uvicorn.Server):
    """Stops when told to, and then exits with 0."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] | None) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._ready is not None:
            self._ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve(settings: Settings, ready: Callable[[], None] | None = None, quiet: bool = False) -> int:
    """Runs until it is told to stop (SIGTERM, Ctrl-C): then it accepts no more, stores what is under way, and exits.

    `ready` is called once it answers; with `quiet` only errors are logged.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    metrics = Metrics()
    app = make_app(settings, metrics)
    doors = Connections(
        _descriptors(),
        settings.sockets_per_address,
        GLANCES * settings.messages_per_second,
        settings.trusted_proxies,
        metrics,
    )
    http, websocket = protocols(doors)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    asyncio.run(try_store(settings))
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=http,
        ws=websocket,
        callback_notify=doors.sweep,
        timeout_notify=1,
        log_config={**LOGGING, "root": {**LOGGING["root"], "level": "WARNING"}} if quiet else LOGGING,
        access_log=False,
        server_header=False,
        date_header=False,
        ws_max_size=MOST_BYTES,
        ws_max_queue=8,
        ws_ping_interval=30,
        ws_ping_timeout=30,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=int(KEEP_SECONDS),
        proxy_headers=True,
        forwarded_allow_ips=list(settings.trusted_proxies),
        lifespan="on",
    )
    server = _Server(config, ready)  # from here on, logs are JSON
    log.info("starting", extra={"host": settings.host, "port": settings.port})
    server.run()
    log.info("stopped")
    return 0 if server.started else 1


def _descriptors() -> int:
    """How many files and connections this process may have open: as many as the system lets it."""
    if sys.platform == "win32":
        return MOST_DESCRIPTORS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    with contextlib.suppress(OSError, ValueError):  # macOS has another limit besides
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


async def try_store(settings: Settings) -> None:
    """Raises `BadSettings` with a sentence, before anything else happens, if the database cannot be used."""
    found = store.make(settings.database_url)
    try:
        await found.start(lambda table, seq: None, lambda words: None)
    finally:
        await found.stop()
