"""Where the page's messages become requests and sockets of the application, as those of a network would."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope

Post = Callable[[int, str, str], None]
"""An answer: the number of its request or socket, what it is, and a text."""

log = logging.getLogger("ecliptic.tab")


class Door:
    """Between one page and the application."""

    def __init__(self, app: ASGIApp, post: Post) -> None:
        self._app, self._post = app, post
        self._inbox: dict[int, asyncio.Queue[Message]] = {}
        """Of what is open, by the number that the page gave it."""
        self._tasks: set[asyncio.Task[None]] = set()

    def request(self, number: int, method: str, path: str, headers: dict[str, str], body: str) -> None:
        scope = {**_scope("http", path, headers), "method": method}
        self._begin(number, scope, {"type": "http.request", "body": body.encode()})

    def open(self, number: int, path: str) -> None:
        self._begin(number, {**_scope("websocket", path, {}), "subprotocols": []}, {"type": "websocket.connect"})

    def text(self, number: int, text: str) -> None:
        if number in self._inbox:
            self._inbox[number].put_nowait({"type": "websocket.receive", "text": text})

    def close(self, number: int) -> None:
        """The page wants no more of it."""
        if number in self._inbox:
            self._inbox.pop(number).put_nowait({"type": "websocket.disconnect", "code": 1000})

    def _begin(self, number: int, scope: Scope, first: Message) -> None:
        self._inbox[number] = asyncio.Queue()
        self._inbox[number].put_nowait(first)
        task = asyncio.ensure_future(self._run(number, scope))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, number: int, scope: Scope) -> None:
        async def send(message: Message) -> None:
            if number not in self._inbox:
                raise OSError("the page has gone")
            self._send(number, message)

        try:
            await self._app(scope, self._inbox[number].get, send)
        except Exception:
            if number in self._inbox:  # else: nobody wants to know
                log.exception("a request failed")
        finally:
            if self._inbox.pop(number, None) is not None:
                self._post(number, "end", "1011")

    def _send(self, number: int, message: Message) -> None:
        match message["type"]:
            case "http.response.start":
                self._post(number, "status", str(message["status"]))
            case "http.response.body":
                if message.get("body"):
                    self._post(number, "body", bytes(message["body"]).decode())
                if not message.get("more_body"):
                    del self._inbox[number]
                    self._post(number, "end", "")
            case "websocket.accept":
                self._post(number, "accept", "")
            case "websocket.send":
                self._post(number, "text", message["text"])
            case "websocket.close":
                del self._inbox[number]
                self._post(number, "end", str(message["code"]))


def _scope(kind: str, path: str, headers: dict[str, str]) -> Scope:
    where, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http",
        "path": unquote(where),
        "raw_path": where.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        "client": ("tab", 0),
        "server": ("tab", 80),
    }
