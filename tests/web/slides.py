"""A table that shows whatever position one likes: our server answers as the real one would."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, WebSocketRoute, expect

from ecliptic.games import game as find_game
from ecliptic.kernel.facts import Move
from ecliptic.kernel.game import Game
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import State
from ecliptic.table.frames import moves
from ecliptic.table.preview import Known, Wish, about
from tests.web.conftest import Server
from tests.web.helpers import sit_down

SEAT = 0


class Slide(NamedTuple):
    """A position in which our seat has a choice."""

    known: State
    legal: list[Move]
    view: Any


def slides(game: Game, seats: int, options: Mapping[str, object], games: int) -> list[Slide]:
    """Of random games: for every kind of move in every phase the slide with most to choose from, and the one with most
    to draw."""
    most: dict[tuple[str, str, str], tuple[int, Slide]] = {}
    for seed in range(games):
        for slide in _choices(game, game.start(seats, options), Luck(seed)):
            phase = re.sub(r"\d", "", slide.view.phase)
            sizes = {"moves": len(slide.legal), "view": len(msgspec.json.encode(slide.view))}
            for kind in {move.kind for move in slide.legal}:
                for what, size in sizes.items():
                    if size > most.get((phase, kind, what), (0,))[0]:
                        most[phase, kind, what] = (size, slide)
    found = {id(slide): slide for _, slide in most.values()}
    return list(found.values())


def _choices(game: Game, state: State, luck: Luck) -> Iterator[Slide]:
    while state.actors():
        seat = next_actor(state.actors())
        if seat == SEAT and len(state.legal(seat)) > 1:
            known = state.known_to(SEAT)
            if game.routine(known, SEAT) is None:
                yield Slide(known, moves(game, known, SEAT, previews=True), game.view_of(known, SEAT))
        state.apply(seat, state.pick(seat, luck.word()))


class Projector:
    """Stands between the page and the server's table: the page has its seat, and sees our positions."""

    def __init__(self, page: Page, server: Server, game: str, seats: int, options: dict[str, Any]) -> None:
        self.page, self.game = page, find_game(game)
        self._frame: dict[str, Any] = {}
        self._known: Known | None = None
        self._socket: WebSocketRoute | None = None
        self.acts: list[str] = []
        """The moves that the page has sent: they change nothing."""
        page.route_web_socket(re.compile("/live$"), self._open)
        sit_down(page, server, game, seats, **options)

    def show(self, slide: Slide) -> None:
        assert self._socket is not None
        n = self._frame["seq"] + 1
        happened = {"n": n, "event": {"seat": None, "move": {"move": "", "kind": ""}, "facts": []}}
        self._frame = {
            **self._frame,
            "seq": n,
            "status": "playing",
            "view": msgspec.to_builtins(slide.view),
            "legal": msgspec.to_builtins(slide.legal),
            "asked": [SEAT],
            "lone": False,
            "log": [happened],  # what was chosen before goes with it
        }
        self._known = Known(self.game, slide.known, SEAT, n, playing=True)
        self._socket.send(json.dumps({"is": "frame", "frame": self._frame}))
        expect(self.page.locator("[data-turn=mine]")).to_be_visible()

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        server = socket.connect_to_server()
        server.on_message(self._from_server)
        socket.on_message(lambda text: self._from_page(server, text))

    def _from_server(self, text: str | bytes) -> None:
        """The first frame says who sits there; the game that goes on behind it is not shown."""
        message = json.loads(text)
        if message["is"] == "frame" and not self._frame:
            self._frame = message["frame"]
            assert self._socket is not None
            self._socket.send(text)

    def _from_page(self, server: WebSocketRoute, text: str | bytes) -> None:
        message = json.loads(text)
        if message["is"] == "hello":
            server.send(text)
        elif message["is"] == "act":
            self.acts.append(message["move"])
        elif message["is"] == "ask" and self._known is not None and self._socket is not None:
            wishes = msgspec.convert(message["moves"], list[Wish])
            answers = [about(self._known, wish) for wish in wishes]
            told = {"is": "told", "seq": self._known.seq, "answers": msgspec.to_builtins(answers)}
            self._socket.send(json.dumps(told))
