"""The HTTP interface as a list: each route once, with its types. The OpenAPI document is made from the same list."""

from __future__ import annotations

import asyncio
import functools
import gzip
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

import msgspec
from starlette import routing
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse

import ecliptic
from ecliptic.games import all_games
from ecliptic.kernel.catalogue import DEFAULT, game_source
from ecliptic.server import clock, messages, puzzles, tonight
from ecliptic.server.daily import Daily
from ecliptic.server.live import the_game
from ecliptic.server.metrics import Metrics
from ecliptic.server.qr import drawn
from ecliptic.server.ratelimit import Limits, address
from ecliptic.server.service import REPLAYED, Denied, NoGame, Service, cost_of, error_of, game_list, taught
from ecliptic.server.service import refusal as refused
from ecliptic.table import Frame, Refused, log
from ecliptic.table.lessons import Lesson
from ecliptic.table.save import with_components

MOST_BYTES = 16_384
"""Of a request's body."""
MOST_TEXT = 262_144
"""Of a record."""
CHANGES = 50
"""How many changes of a table's journal are as much work as a request."""
BODY_SECONDS = 20
"""For a request's body to arrive."""
LISTED = 100
API = "/api/"
LINES = "application/x-ndjson"

logger = logging.getLogger("ecliptic.http")
_encoder = msgspec.json.Encoder()
Handler = Callable[["Asked"], Awaitable[Any]]


@dataclass
class Asked:
    """A request that was read and checked."""

    service: Service
    params: Mapping[str, str]
    """Of the path and the query."""
    token: str
    body: Any
    client: str
    """The address it comes from."""
    owe: Callable[[float], float]
    """Counts it as this many more requests, if it turns out to be more work than could be known beforehand."""

    @property
    def table(self) -> str:
        return self.params["table"]


@dataclass(frozen=True)
class Route:
    """One line of the interface."""

    method: str
    path: str
    what: str
    handler: Handler
    takes: Any = None
    """What is sent as JSON; str: plain text."""
    gives: Any = None
    """None: text; several: one of them."""
    stream: bool = False
    """Whether it gives any number of them, one a line, as they come."""
    query: tuple[str, ...] = ()
    """What may stand behind the question mark."""
    token: str = ""
    """"": not looked at; "optional"; "needed"."""
    creates: bool = False
    most: int = MOST_BYTES
    """Of the body."""
    cost: float = 1
    """How many requests it counts as: more if a whole game has to be played again for it."""


async def _health(asked: Asked) -> messages.Health:
    await asked.service.tables.store.ping()
    return messages.Health("ok")


async def _metrics(asked: Asked) -> str:
    return asked.service.tables.metrics.text().decode()


async def _games(asked: Asked) -> messages.GameList:
    found = game_list(asked.params.get("language", DEFAULT))
    return msgspec.structs.replace(found, mail=asked.service.tables.mail.works)


async def _tables(asked: Asked) -> messages.TableList:
    return messages.TableList(await asked.service.listed(LISTED))


async def _open(asked: Asked) -> messages.Seated:
    return await asked.service.open(asked.body)


async def _table(asked: Asked) -> messages.TableInfo:
    return await asked.service.info(asked.table)


async def _join(asked: Asked) -> messages.Seated:
    return await asked.service.join(asked.table, int(asked.params["seat"]), asked.token, asked.body)


async def _free(asked: Asked) -> messages.TableInfo:
    return await asked.service.free(asked.table, int(asked.params["seat"]), asked.token)


async def _take_along(asked: Asked) -> messages.Seated:
    return await asked.service.take_along(asked.table, int(asked.params["seat"]), asked.token, asked.body)


async def _delete(asked: Asked) -> str:
    await asked.service.delete(asked.table, await asked.service.seat(asked.table, asked.token))
    return ""


async def _qr(asked: Asked) -> str:
    return drawn(asked.body.text)


async def _frame(asked: Asked) -> Frame:
    who = await asked.service.caller(asked.table, asked.token)
    return await asked.service.tables.frame(asked.table, who.viewer)


async def _send(asked: Asked) -> Frame | messages.Told | messages.Hinted:
    who = await asked.service.seat(asked.table, asked.token)
    if isinstance(asked.body, messages.Asking):
        return await asked.service.ask(asked.table, who, asked.body)
    await asked.service.do(asked.table, who, asked.body)
    return await asked.service.tables.frame(asked.table, who.viewer)


async def _record(asked: Asked) -> str:
    who = await asked.service.caller(asked.table, asked.token)
    return await asked.service.tables.look(
        asked.table, lambda t: with_components(t.record(who.viewer, clock.now_ms()).to_text(), t.game)
    )


async def _position(asked: Asked) -> messages.Known:
    who = await asked.service.caller(asked.table, asked.token)
    return await asked.service.tables.look(
        asked.table, lambda t: messages.Known(t.ledger(who.viewer).seq, t.state.known_to(who.viewer).to_dict())
    )


async def _log(asked: Asked) -> messages.Log:
    who = await asked.service.caller(asked.table, asked.token)
    table = await asked.service.tables.whole(asked.table)
    asked.owe(table.seq / CHANGES)
    return messages.Log(log(table, who.viewer, table.ledger(who.viewer), 0))


async def _replay(asked: Asked) -> messages.Replay:
    await asked.service.caller(asked.table, asked.token)
    return await asked.service.replays.whole(asked.table)


async def _still(asked: Asked) -> messages.Still:
    await asked.service.caller(asked.table, asked.token)
    return await asked.service.replays.still(asked.table, int(asked.params["n"]), asked.params.get("viewer", "open"))


async def _story(asked: Asked) -> messages.Story:
    await asked.service.caller(asked.table, asked.token)
    return await asked.service.replays.story(asked.table, asked.params.get("viewer", "open"))


async def _luck(asked: Asked) -> messages.Draws:
    await asked.service.caller(asked.table, asked.token)
    return await asked.service.replays.luck(asked.table)


async def _analysis(asked: Asked) -> AsyncIterator[bytes]:
    await asked.service.caller(asked.table, asked.token)
    replay = await asked.service.replays.whole(asked.table)
    return asked.service.analyses.of(asked.table, replay.record, asked.client)


async def _keep(asked: Asked) -> messages.Replay:
    return await asked.service.replays.keep(asked.body)


async def _branch(asked: Asked) -> messages.Seated:
    await asked.service.caller(asked.table, asked.token)
    return await asked.service.branch(asked.table, asked.body)


async def _tonight(asked: Asked) -> tonight.Tonight:
    return await _daily(asked).tonight(_key(asked), asked.params.get("day", ""))


async def _play_tonight(asked: Asked) -> messages.Seated:
    return await _daily(asked).play(_game(asked), _key(asked), asked.body)


def _daily(asked: Asked) -> Daily:
    if asked.service.daily is None:
        raise Refused("no_deal", day="")
    return asked.service.daily


def _key(asked: Asked) -> str:
    """The key sent as token. Whoever has it is the player, so one that could be guessed is refused."""
    if asked.token and not re.fullmatch(messages.OWN_TOKEN, asked.token):
        raise Denied("denied", "bad-key")
    return asked.token


async def _rules(asked: Asked) -> messages.Rules:
    from ecliptic.server import rulebook  # a table in a browser tab is not served this

    return await asyncio.to_thread(rulebook.rules, _game(asked))  # the first time it takes a while


async def _lesson(asked: Asked) -> Lesson:
    return taught(the_game(_game(asked)), asked.params["lesson"])


async def _teach(asked: Asked) -> messages.Seated:
    return await asked.service.teach(_game(asked), asked.params["lesson"], asked.body)


async def _puzzles(asked: Asked) -> puzzles.Puzzles:
    return puzzles.overview(asked.params.get("language", DEFAULT))


async def _next_puzzle(asked: Asked) -> puzzles.PuzzleShown:
    return puzzles.another(the_game(_game(asked)), asked.body)


async def _puzzle(asked: Asked) -> puzzles.PuzzleShown:
    return puzzles.show(the_game(_game(asked)), int(asked.params["n"]))


async def _ask_puzzle(asked: Asked) -> messages.Told:
    return puzzles.ask(the_game(_game(asked)), int(asked.params["n"]), asked.body.moves)


async def _answer_puzzle(asked: Asked) -> puzzles.PuzzleJudged:
    return puzzles.answer(the_game(_game(asked)), int(asked.params["n"]), asked.body)


async def _text(asked: Asked) -> str:
    return game_source(the_game(_game(asked)).id, asked.params["language"])


def _game(asked: Asked) -> str:
    name = asked.params["game"]
    if name not in all_games():
        raise NoGame(name)
    return name


PARAMETERS: dict[str, dict[str, Any]] = {
    "table": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"},
    "game": {"type": "string"},
    "lesson": {"type": "string", "pattern": "^[a-z0-9-]{1,40}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 6},
    "n": {"type": "integer", "minimum": 0, "maximum": 1_000_000},
    "viewer": {"type": "string", "pattern": "^(open|watch|[0-6])$"},
    "day": {"type": "string", "pattern": f"^{tonight.DAY}$"},
    "language": {"type": "string", "pattern": "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})?$"},
}
"""The parameters of paths and queries."""
GAME = "/api/games/{game}"
TABLE = "/api/tables/{table}"
ROUTES = (
    Route("GET", "/healthz", "Whether the server and its database work", _health, gives=messages.Health),
    Route("GET", "/metrics", "Numbers for Prometheus", _metrics),
    Route("GET", "/api/games", "What there is to play", _games, gives=messages.GameList, query=("language",)),
    Route("GET", GAME + "/rules", "A game's rules page, with an anchor for every rule", _rules, gives=messages.Rules),
    Route("GET", GAME + "/text/{language}", "A game's messages in Project Fluent; in English if there are none in that "
          "language", _text),
    Route("GET", GAME + "/lessons/{lesson}", "A lesson: its steps, whose words are among the game's messages", _lesson,
          gives=Lesson),
    Route("POST", GAME + "/lessons/{lesson}", "Open a table at which a lesson is given, at any of its steps", _teach,
          messages.Pupil, messages.Seated, creates=True, cost=REPLAYED),
    Route("GET", "/api/puzzles", "How many puzzles each game has, and the puzzle of the day", _puzzles,
          gives=puzzles.Puzzles, query=("language",)),
    Route("POST", GAME + "/puzzles", "A puzzle near somebody's rating that they have not tried", _next_puzzle,
          puzzles.Solver, puzzles.PuzzleShown, cost=REPLAYED),
    Route("GET", GAME + "/puzzles/{n}", "A puzzle, without its answer", _puzzle, gives=puzzles.PuzzleShown,
          cost=REPLAYED),
    Route("POST", GAME + "/puzzles/{n}", "What an answer to a puzzle is worth, and which one is best", _answer_puzzle,
          puzzles.PuzzleAnswer, puzzles.PuzzleJudged),
    Route("POST", GAME + "/puzzles/{n}/ask", "What these moves would do in the position of a puzzle", _ask_puzzle,
          puzzles.PuzzleAsk, messages.Told),
    Route("GET", "/api/tonight", "The deals of the day, or of another one, as the holder of the key that is sent as "
          "token may know them", _tonight, gives=tonight.Tonight, query=("day",), token="optional"),
    Route("POST", "/api/tonight/{game}", "Take the seat at a deal of the day, with one's key as token; the same seat "
          "when asked again", _play_tonight, tonight.PlayTonight, messages.Seated, token="needed", creates=True),
    Route("GET", "/api/tables", "Public tables that are not over", _tables, gives=messages.TableList),
    Route("POST", "/api/tables", "Open a table", _open, messages.NewTable, messages.Seated, creates=True),
    Route("GET", TABLE, "A table, for anyone who knows its id", _table, gives=messages.TableInfo),
    Route("GET", TABLE + "/seats/{seat}", "The table, if the seat can be taken: with this invitation as token, or "
          "without one; else why not", _free, gives=messages.TableInfo, token="optional"),
    Route("POST", TABLE + "/seats/{seat}", "Take an open seat: with its invitation as token, or without one at a "
          "public table", _join, messages.Join, messages.Seated, token="optional", creates=True),
    Route("POST", TABLE + "/seats/{seat}/take", "Take a seat to another device, with the code that its player has made "
          "as token", _take_along, messages.Take, messages.Seated, token="needed"),
    Route("DELETE", TABLE, "Remove a table for good, with all that belongs to it: for the only person there",
          _delete, token="needed"),
    Route("POST", "/api/qr", "A text as QR code, drawn in SVG", _qr, messages.Drawing, cost=REPLAYED),
    Route("GET", TABLE + "/frame", "What a seat, or a spectator without token, is shown", _frame, gives=Frame,
          token="optional"),
    Route("POST", TABLE + "/send", "Do or ask something: the same messages as on the socket", _send, messages.Sent,
          (Frame, messages.Told, messages.Hinted), token="needed"),
    Route("GET", TABLE + "/record", "The record: as the viewer saw it while the game runs, whole with its seed when it "
          "is over", _record, token="optional", cost=REPLAYED),
    Route("GET", TABLE + "/position", "What the viewer knows, as a position of the game: for bots", _position,
          gives=messages.Known, token="optional"),
    Route("GET", TABLE + "/log", "The viewer's whole log", _log, gives=messages.Log, token="optional", cost=REPLAYED),
    Route("GET", TABLE + "/replay", "A finished game", _replay, gives=messages.Replay, token="optional"),
    Route("GET", TABLE + "/replay/story", "All that a viewer was told in a finished game; open: with all cards open",
          _story, gives=messages.Story, query=("viewer",), token="optional", cost=REPLAYED),
    Route("GET", TABLE + "/replay/luck", "All outcomes of chance in a finished game: check them with its seed", _luck,
          gives=messages.Draws, token="optional", cost=REPLAYED),
    Route("GET", TABLE + "/replay/{n}", "A finished game after n events, as a viewer knew it then", _still,
          gives=messages.Still, query=("viewer",), token="optional"),
    Route("GET", TABLE + "/analysis", "A finished game judged event by event: luck, regret, what could be expected",
          _analysis, gives=messages.Mark, stream=True, token="optional", cost=REPLAYED),
    Route("POST", "/api/records", "Keep the record of a finished game as a table of its own", _keep, str,
          messages.Replay, creates=True, most=MOST_TEXT, cost=REPLAYED),
    Route("POST", TABLE + "/branch", "Open a table from a point of this finished game", _branch, messages.Branch,
          messages.Seated, token="optional", creates=True, cost=REPLAYED),
)  # fmt: skip


class TooMany(Exception):
    """Too many requests from one address."""


class Malformed(Exception):
    """A request that does not fit its type."""


def routes(service: Service, limits: Limits, listed: Iterable[Route] = ROUTES) -> list[routing.Route]:
    """The interface as Starlette routes."""
    return [routing.Route(route.path, _endpoint(route, service, limits), methods=[route.method]) for route in listed]


def _endpoint(route: Route, service: Service, limits: Limits) -> Callable[[Request], Awaitable[Response]]:
    read = _reader(route.takes)

    async def endpoint(request: Request) -> Response:
        try:
            client = address(request.scope)
            if route.creates and not limits.openings.take(client):
                raise TooMany
            body = read(await _body(request, route.most)) if route.takes is not None else None
            cost = cost_of(body) if isinstance(body, messages.Sent) else route.cost
            if not limits.messages.take(client, cost - 1):  # one was taken at the door
                raise TooMany
            owe = functools.partial(limits.messages.owe, client)
            asked = Asked(service, _params(route, request), _token(route, request), body, client, owe)
            answer = await route.handler(asked)
        except Exception as error:
            return _refused(service.tables.metrics, error)
        if route.stream:
            return StreamingResponse(answer, media_type=LINES)
        if route.gives is None:
            return _answer(request, route, answer.encode(), "text/plain")
        return _answer(request, route, _encoder.encode(answer), "application/json")

    return endpoint


def _answer(request: Request, route: Route, body: bytes, kind: str) -> Response:
    """Compressed only where it is the same for everyone: elsewhere its length would give secrets away."""
    if not route.path.startswith("/api/games"):
        return Response(body, media_type=kind)
    headers = {"vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = _packed(body)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=kind, headers=headers)


@functools.lru_cache(maxsize=64)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)


def _refused(metrics: Metrics, error: Exception) -> Response:
    match error:
        case TooMany():
            return refusal(metrics, 429, refused("rate"))
        case Malformed():
            return refusal(metrics, 400, messages.Error("malformed", str(error)))
        case ClientDisconnect():  # nobody will read it
            return refusal(metrics, 400, refused("malformed", "cut-short"))
    try:
        return refusal(metrics, *error_of(error))
    except Exception:
        logger.exception("a request failed")
        metrics.errors.inc()
        return refusal(metrics, 500, refused("failed"))


def refusal(metrics: Metrics, status: int, answer: messages.Error) -> Response:
    """A refusal as a response, counted."""
    metrics.refused.labels(answer.code).inc()
    return Response(_encoder.encode(answer), status, media_type="application/json")


def _params(route: Route, request: Request) -> dict[str, str]:
    """What the path and the query say, checked against `PARAMETERS`."""
    found = {name: str(value) for name, value in request.path_params.items()}
    found |= {name: request.query_params[name] for name in route.query if name in request.query_params}
    for name, value in found.items():
        if not fits(name, value):
            raise Malformed(f"{name} cannot be {value[:40]!r}")
    return found


def fits(name: str, value: str) -> bool:
    """Whether a parameter can have this value."""
    kind = PARAMETERS[name]
    if kind["type"] == "integer":
        return value.isascii() and value.isdigit() and len(value) < 8 and int(value) <= kind["maximum"]
    return re.fullmatch(kind.get("pattern", ".*"), value, re.DOTALL) is not None


def _token(route: Route, request: Request) -> str:
    """Tokens travel in a header, never in an address."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if not route.token:
        return ""
    token = token.strip() if scheme.lower() == "bearer" else ""
    if scheme and not token:
        raise Denied("denied", "bad-header")
    if route.token == "needed" and not token:
        raise Denied("denied", "needs-token")
    return token


async def _body(request: Request, most: int) -> bytes:
    data = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise Malformed(f"the body should have {most} bytes at most")
    except TimeoutError:
        raise Malformed(f"the body should arrive within {BODY_SECONDS} seconds") from None
    return data


def _reader(takes: Any) -> Callable[[bytes], Any]:
    """Bytes become what the route takes, or are `Malformed`."""
    decode = bytes.decode if takes is str else msgspec.json.Decoder(takes).decode

    def read(data: bytes) -> Any:
        try:
            return decode(data)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise Malformed(f"the body does not fit: {error}") from None

    return read


# -- the document --------------------------------------------------------------------------------------------


def openapi() -> dict[str, Any]:
    """The OpenAPI document of `ROUTES`."""
    types = [kind for route in ROUTES for kind in (route.takes, *_given(route)) if kind]
    names = list(dict.fromkeys([*types, messages.Error, messages.ClientMessage, messages.ServerMessage]))
    schemas, components = msgspec.json.schema_components(names, ref_template="#/components/schemas/{name}")
    schema = {str(kind): found for kind, found in zip(names, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schema)
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
                "ClientMessage": schema[str(messages.ClientMessage)],
                "ServerMessage": schema[str(messages.ServerMessage)],
            },
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _given(route: Route) -> tuple[Any, ...]:
    return route.gives if isinstance(route.gives, tuple) else (route.gives,) if route.gives else ()


def _operation(route: Route, schema: dict[str, Any]) -> dict[str, Any]:
    given = [schema[str(kind)] for kind in _given(route)]
    content = (
        {LINES if route.stream else "application/json": {"schema": given[0] if len(given) == 1 else {"anyOf": given}}}
        if given
        else {"text/plain": {"schema": {"type": "string"}}}
    )
    refusals = [400, 403, 404, 409, 422, 429, 503]
    problem = {"application/json": {"schema": schema[str(messages.Error)]}}
    operation: dict[str, Any] = {
        "summary": route.what,
        "operationId": route.handler.__name__.strip("_"),
        "responses": {
            "200": {"description": "Done", "content": content},
            **{str(code): {"description": HTTPStatus(code).phrase, "content": problem} for code in refusals},
        },
    }
    parameters = [("path", name) for name in re.findall(r"{(\w+)}", route.path)]
    parameters += [("query", name) for name in route.query]
    if parameters:
        operation["parameters"] = [
            {"name": name, "in": where, "required": where == "path", "schema": PARAMETERS[name]}
            for where, name in parameters
        ]
    if route.takes is not None:
        kind = "text/plain" if route.takes is str else "application/json"
        operation["requestBody"] = {"required": True, "content": {kind: {"schema": schema[str(route.takes)]}}}
    if route.token:
        operation["security"] = [{"token": []}] if route.token == "needed" else [{}, {"token": []}]
    return operation
