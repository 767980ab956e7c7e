"""A built-in bot at a table of a server somewhere: it sits down and plays through the same interface as everybody.

So bots can think on any machine, as many as you like, and the server does not know that they are bots.
"""

from __future__ import annotations

import json
import secrets
import time
import urllib.error
import urllib.request
from functools import cached_property
from typing import Any, NamedTuple

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from ecliptic.bots import bot
from ecliptic.games import game
from ecliptic.kernel.errors import EclipticError
from ecliptic.kernel.game import Game

SECONDS = 20
WAITS = (1, 2, 5, 10, 30)
"""Seconds before coming back to a server that went away; the last one again and again."""
LATER = (429, 500, 502, 503, 504)
"""Answers of a server, or of a proxy before it, that will be others in a moment."""
FINAL = ("denied", "not_found", "hello", "malformed")
"""Refusals that coming back does not help against."""


class NotThere(EclipticError):
    """The server, the table or the seat cannot be had."""


class Place(NamedTuple):
    """A table of a server, and the token that is good there."""

    server: str
    table: str
    token: str = ""

    def ask(self, path: str, body: object = None) -> Any:
        """The answer to a request. Raises `NotThere` with what the server says, `OSError` if later may be better."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        try:
            request = urllib.request.Request(f"{self.server}/api/{path}", data, headers)
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code in LATER:
                raise ConnectionError(_reason(error)) from None
            raise NotThere(_reason(error)) from None
        except urllib.error.URLError as error:
            raise ConnectionError(f"{self.server} cannot be reached: {error.reason}") from None
        except ValueError as error:
            raise NotThere(f"{self.server} is not a table server: {error}") from None


def _reason(error: urllib.error.HTTPError) -> str:
    try:
        return str(json.load(error)["reason"])
    except (ValueError, KeyError, TypeError):
        return f"the server answers {error.code}"


def sit(server: str, table: str, seat: int, invitation: str, level: str, name: str) -> Place:
    """Takes the seat for a bot of this level, with its invitation or without one at a public table."""
    there = Place(server.rstrip("/"), table, invitation)
    try:
        about = there._replace(token="").ask(f"tables/{table}")
        _same_game(there, str(about["game"]))
        bot(level, str(about["game"]))
        seated = there.ask(f"tables/{table}/seats/{seat}", {"name": name})
    except OSError as error:
        raise NotThere(f"{server} cannot be reached: {error}") from None
    except (LookupError, TypeError):
        raise NotThere(f"{server} is not a table server") from None
    return there._replace(token=str(seated["token"]))


def _same_game(there: Place, wanted: str) -> None:
    """A bot that knows other rules or other cards than the server would play nonsense."""
    found = next((one for one in there._replace(token="").ask("games")["games"] if one["id"] == wanted), None)
    mine = game(wanted)
    if found is None or (found["version"], found["edition"]) != (mine.version, mine.edition_hash):
        raise NotThere(f"the server plays another version or edition of {mine.title} than this machine")


class Client:
    """One bot on one seat."""

    def __init__(self, place: Place, level: str) -> None:
        self._place = place
        self._bot = bot(level, seed=secrets.randbelow(1 << 48))
        self._failures = 0

    @cached_property
    def _game(self) -> Game:
        return game(str(self._place.ask(f"tables/{self._place.table}")["game"]))

    def play(self) -> list[float]:
        """To the end of the game, whatever happens to the connection: its result."""
        url = f"ws{self._place.server.removeprefix('http')}/api/tables/{self._place.table}/live"
        while True:
            try:
                with connect(url, open_timeout=SECONDS, max_size=None) as socket:
                    return self._talk(socket)
            except (OSError, WebSocketException, TimeoutError):
                time.sleep(WAITS[min(self._failures, len(WAITS) - 1)])
                self._failures += 1

    def _talk(self, socket: ClientConnection) -> list[float]:
        socket.send(json.dumps({"is": "hello", "token": self._place.token}))
        for text in socket:
            message = json.loads(text)
            frame = message.get("frame")
            if frame is None:
                if message.get("code") in FINAL:
                    raise NotThere(str(message.get("reason")))
                continue  # the move was refused: a fresh frame follows
            self._failures = 0
            if frame["status"] == "over":
                return list(frame["result"])
            if frame["legal"] and not frame["lone"]:
                self._move(socket, frame)
        raise ConnectionError("the server closed the socket")

    def _move(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        found = self._place.ask(f"tables/{self._place.table}/position")
        if found["seq"] != frame["seq"]:
            return  # something happened since: its frame is on its way
        known = self._game.position(found["position"])
        seat = int(frame["seat"])
        move = self._game.spell(known, seat, self._bot.choose(known, seat))
        socket.send(json.dumps({"is": "act", "seq": frame["seq"], "move": move}))
