"""Asking about moves, and for a hint, over real sockets and HTTP."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.kit import Server, bearer, open_table

Serve = Callable[..., Server]


async def hello(url: str, table: str, token: str) -> ClientConnection:
    there = await connect(f"{url.replace('http', 'ws')}/api/tables/{table}/live", open_timeout=10)
    await there.send(json.dumps({"is": "hello", "token": token}))
    return there


async def ask(there: ClientConnection, **message: object) -> dict[str, Any]:
    await there.send(json.dumps(message))
    while True:
        answer: dict[str, Any] = json.loads(await asyncio.wait_for(there.recv(), 60))
        if answer["is"] != "frame":
            return answer


def wish(move: dict[str, Any]) -> dict[str, Any]:
    """A move of a frame, to be asked about."""
    return {"kind": move["kind"], "args": move.get("args", {})}


@pytest.mark.parametrize("name", ["transit", "gemini", "ephemeris", "starmap", "survivors"])
def test_a_seat_is_told_about_moves_and_given_a_hint(serve: Serve, sqlite: str, name: str) -> None:
    server = serve(sqlite, "--pause", "600000")
    table, tokens = open_table(server.url, name, 2)

    async def go() -> None:
        sockets = [await hello(server.url, table, token) for token in tokens]
        frames = [json.loads(await there.recv())["frame"] for there in sockets]
        asked = next(seat for seat, frame in enumerate(frames) if frame["legal"])
        moves = [*(wish(move) for move in frames[asked]["legal"][:60]), {"kind": "dance"}]
        told = await ask(sockets[asked], **{"is": "ask", "moves": moves})
        assert (told["is"], told["seq"]) == ("told", frames[asked]["seq"])
        *answers, last = told["answers"]
        assert len(answers) == len(moves) - 1
        for one in answers:
            assert one.keys() == {"legal", "preview"}
            assert one["legal"]
            assert one["preview"]
        assert last == {"legal": False, "refusal": {"key": "not-a-kind", "args": {"kind": "dance"}}}
        over_http = httpx.post(
            f"{server.url}/api/tables/{table}/send", json={"is": "ask", "moves": moves}, headers=bearer(tokens[asked])
        )
        assert over_http.json() == told
        await look_at_the_others(sockets, frames, asked)
        hinted = await ask(sockets[asked], **{"is": "hint"})
        assert (hinted["is"], hinted["seq"]) == ("hinted", told["seq"])
        legal = [wish(move) for move in frames[asked]["legal"]]
        best, *others = hinted["options"]
        assert best["as_good"]
        assert best["move"]["preview"]
        assert all(wish(one["move"]) in legal for one in (best, *others))
        assert [one["value"] for one in others] == sorted((one["value"] for one in others), reverse=True)
        for there in sockets:
            await there.close()
        again = httpx.get(f"{server.url}/api/tables/{table}/frame", headers=bearer(tokens[asked])).json()
        presence: dict[str, object] = {"here": []}  # who is connected is not part of the game
        assert again | presence == frames[asked] | presence, "asking changes nothing"

    asyncio.run(go())
    server.stop()


async def look_at_the_others(sockets: list[ClientConnection], frames: list[dict[str, Any]], asked: int) -> None:
    """Who is not asked is told why not, by its rule, and gets no hint."""
    idle = next((seat for seat, frame in enumerate(frames) if not frame["legal"]), None)
    if idle is None:
        return  # a simultaneous turn
    told = await ask(sockets[idle], **{"is": "ask", "moves": [wish(move) for move in frames[asked]["legal"][:3]]})
    assert told["answers"]
    for one in told["answers"]:
        assert one.keys() == {"legal", "rule", "refusal"}
        assert not one["legal"]
    assert (await ask(sockets[idle], **{"is": "hint"}))["code"] == "not_your_turn"


def test_nobody_whispers_the_answer_of_a_quiz(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, "--pause", "600000")
    table, tokens = open_table(server.url, "ephemeris", 2, options={"mode": "three"})
    with httpx.Client(base_url=f"{server.url}/api/tables/{table}", timeout=60) as client:
        for _ in range(40):
            frames = [client.get("/frame", headers=bearer(token)).json() for token in tokens]
            seat = next(seat for seat, frame in enumerate(frames) if frame["legal"])
            if all(move["kind"] == "answer" for move in frames[seat]["legal"]):
                break
            move = {"is": "act", "move": frames[seat]["legal"][0]["move"], "seq": frames[seat]["seq"]}
            assert client.post("/send", json=move, headers=bearer(tokens[seat])).status_code == 200
        refused = client.post("/send", json={"is": "hint"}, headers=bearer(tokens[seat]))
    assert frames[seat]["legal"][0]["kind"] == "answer"
    assert refused.status_code == 422
    assert refused.json()["fact"] == {"key": "hint-none"}
    server.stop()


def test_asking_has_limits(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, "--pause", "600000")
    table, tokens = open_table(server.url, "starmap", 1)
    with httpx.Client(base_url=f"{server.url}/api/tables/{table}", headers=bearer(tokens[0]), timeout=60) as client:

        def send(**message: object) -> httpx.Response:
            return client.post("/send", json=message)

        assert send(**{"is": "ask", "moves": [{"kind": "end"}] * 64}).status_code == 200
        assert send(**{"is": "ask", "moves": [{"kind": "end"}] * 65}).status_code == 400
        assert send(**{"is": "ask", "moves": [{"kind": "x" * 41}]}).status_code == 400
        many = {"kind": "end", "args": dict.fromkeys("abcdefghijklm")}
        assert send(**{"is": "ask", "moves": [many]}).status_code == 400
        assert send(**{"is": "hint"}).status_code == 200
        with ThreadPoolExecutor(8) as together:
            hints = list(together.map(lambda _: send(**{"is": "hint"}), range(8)))
        refused = [hint.json() for hint in hints if hint.status_code == 429]
        assert refused
        for one in refused:
            assert (one["code"], one["fact"]["key"]) == ("rate", "refused-hints")
            assert 0 < one["fact"]["args"]["seconds"] <= 60
    opened = httpx.post(
        f"{server.url}/api/tables", json={"game": "starmap", "name": "Ada", "seats": [{"kind": "me"}]}
    ).json()
    early = httpx.post(
        f"{server.url}/api/tables/{opened['table']}/send",
        json={"is": "ask", "moves": [{"kind": "end"}]},
        headers=bearer(opened["token"]),
    ).json()
    assert early["answers"] == [{"legal": False, "refusal": {"key": "not-playing"}}]
    server.stop()
