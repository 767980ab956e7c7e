"""Replays over HTTP: of tables that were played, and of records that somebody brings."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Callable
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest

from ecliptic.bots import bot
from ecliptic.games import game
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.record import Record, play, replay, verify
from ecliptic.kernel.state import NATURE
from ecliptic.server import fair
from ecliptic.server.analysis import Analyses, Analyst, Failed
from ecliptic.server.crew import Processes
from tests.server.kit import Server, bearer, open_table
from tests.table.games import ALL

Serve = Callable[..., Server]


def record_of(name: str) -> Record:
    one = game(name)
    return play(one, one.start(), Seed.of_number(5), bot("random", seed=1).choose)


def test_records_are_kept_as_tables_and_shown_again(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    with httpx.Client(base_url=server.url, timeout=60) as client:
        for name in ALL:
            text = record_of(name).to_text()
            answer = client.post("/api/records", content=text)
            assert answer.status_code == 200, answer.text
            look(client, name, answer.json(), text)
        server.kill()
        server.start()
        kept = client.get(f"/api/tables/{answer.json()['table']}/replay").json()
        assert kept == answer.json(), "it is stored"
    server.stop()


def look(client: httpx.Client, name: str, kept: dict[str, Any], text: str) -> None:
    path = f"/api/tables/{kept['table']}"
    assert (kept["game"], kept["record"]) == (name, text)
    assert client.get(f"{path}/record").text == text
    assert verify(game(name), Record.from_text(kept["record"])).fair
    assert client.get(path).json()["status"] == "over"
    moments = list(replay(game(name), Record.from_text(text)))
    assert len(kept["events"]) == len(moments)
    story = client.get(f"{path}/replay/story", params={"viewer": "watch"}).json()["events"]
    log = client.get(f"{path}/log").json()["log"]
    assert [one["event"] for one in story] == [one["event"] for one in log if "event" in one]
    assert any(one["event"]["facts"] for one in story)
    for n in (0, 1, 31, 32, 33, len(moments) // 2, len(moments)):
        for viewer in ("open", "watch", "0"):
            still = client.get(f"{path}/replay/{n}", params={"viewer": viewer}).json()
            assert still["n"] == n
            if n:
                state = moments[n - 1][3]
                seat = {"watch": None, "0": 0}.get(viewer)
                wanted = game(name).open_view(state) if viewer == "open" else game(name).view(state, seat)
                assert still["view"] == json.loads(msgspec.json.encode(wanted))
    last = client.get(f"{path}/replay/{len(moments)}").json()
    assert last["told"] == client.get(f"{path}/replay/story").json()["events"][-1:]
    assert last["told"][0]["event"]["move"]["move"] == kept["events"][-1]["move"]
    wish = {"event": 10, "name": "Ada", "seats": [{"kind": "me"}] + [{"kind": "bot"}] * (len(kept["seats"]) - 1)}
    branched = client.post(f"{path}/branch", json=wish)
    assert branched.status_code == 200
    assert client.get(f"/api/tables/{branched.json()['table']}").json()["origin"] == kept["table"]


def test_a_finished_game_is_judged_event_by_event(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    with httpx.Client(base_url=server.url, timeout=120) as client:
        record = record_of("ephemeris")
        path = f"/api/tables/{client.post('/api/records', content=record.to_text()).json()['table']}/analysis"
        with client.stream("GET", path) as answer:
            assert answer.headers["content-type"].startswith("application/x-ndjson")
            lines = list(answer.iter_lines())
        marks = [json.loads(line) for line in lines]
        assert [mark["n"] for mark in marks] == list(range(1, len(record.events) + 1))
        assert [mark["seat"] for mark in marks] == [None if seat == NATURE else seat for seat, _ in record.events]
        assert marks[-1]["values"] == record.result
        judged = [mark for mark in marks if mark["choices"]]
        assert judged
        for mark in judged:
            (made,) = [choice["move"]["move"] for choice in mark["choices"] if choice["made"]]
            assert made == record.events[mark["n"] - 1][1]
            assert mark["regret"] >= 0
            assert not mark["regret"] or not mark["choices"][0]["made"], "the best one comes first"
        assert client.get(path).text.splitlines() == lines, "it is kept"
        long = client.post("/api/records", content=record_of("survivors").to_text()).json()["table"]
        with client.stream("GET", f"/api/tables/{long}/analysis") as answer:
            next(answer.iter_lines())
        assert client.get(path).status_code == 200, "whoever goes away does not hold up the others"
    server.stop()


def test_what_cannot_be_shown_again_is_refused_in_a_sentence(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, "--pause", "600000")
    table, tokens = open_table(server.url, "transit", 2, watchable=False)
    record = record_of("starmap")
    with httpx.Client(base_url=server.url, timeout=60) as client:
        path = f"/api/tables/{table}/replay"
        assert client.get(path).status_code == 403
        for more in ("/replay", "/replay/3", "/replay/story", "/analysis"):
            early = client.get(f"/api/tables/{table}{more}", headers=bearer(tokens[0]))
            assert (early.status_code, early.json()["code"]) == (422, "not_over")
        assert client.get("/api/tables/nowhere/replay/2").status_code == 404
        bad = [
            ("", "line 1 should read"),
            (record.to_text().replace("starmap", "chess"), "'chess', which is not played here"),
            (record.to_text().replace("seats 1", "seats 9"), "cannot start"),
            (record.to_text().rsplit("\n", 3)[0], "is not over"),
            (record.to_text().replace(record.events[3][1], "fly"), "event 4"),
        ]
        for text, sentence in bad:
            answer = client.post("/api/records", content=text)
            assert answer.status_code == 422
            assert sentence in answer.json()["reason"]
        assert client.post("/api/records", content=b"\xff\xfe").status_code == 400
        assert client.post("/api/records", content=b"x" * 300_000).status_code == 400
        kept = client.post("/api/records", content=record.to_text()).json()["table"]
        path = f"/api/tables/{kept}/replay"
        assert client.get(f"{path}/{len(record.events) + 1}").json()["code"] == "no_event"
        assert client.get(f"{path}/-1").status_code == 400
        assert client.get(f"{path}/2", params={"viewer": "3"}).json()["code"] == "no_seat"
        assert client.get(f"{path}/2", params={"viewer": "god"}).status_code == 400
    server.stop()


def test_a_slow_reader_of_an_analysis_holds_up_nobody() -> None:
    record = record_of("gemini").to_text()

    async def go() -> None:
        analyses = Analyses()
        slow = analyses.of("slow", record)
        first = await anext(slow)
        quick = await asyncio.wait_for(read(analyses, "quick", record), 100)
        assert [first, *[line async for line in slow]] == quick, "and misses nothing"
        gone = analyses.of("gone", record)
        await anext(gone)
        await asyncio.wait_for(gone.aclose(), 10)
        assert await asyncio.wait_for(read(analyses, "slow", record), 1) == quick, (
            "who goes gives the turn back at once"
        )

    asyncio.run(go())


async def read(analyses: Analyses, name: str, record: str, who: str = "") -> list[bytes]:
    return [line async for line in analyses.of(name, record, who)]


def judges(monkeypatch: pytest.MonkeyPatch, lines: list[bytes], error: Exception | None = None) -> list[bytes]:
    """Has the analyst say these lines, and then fail or not; what it has said, in all analyses together."""
    said: list[bytes] = []

    async def judge(self: object, record: str) -> AsyncGenerator[bytes, None]:
        for line in lines:
            await asyncio.sleep(0.02)
            said.append(line)
            yield line
        if error is not None:
            raise error

    monkeypatch.setattr(Analyst, "judge", judge)
    return said


def test_an_analysis_that_failed_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        analyses = Analyses()
        judges(monkeypatch, [b"one\n"], Failed("broken"))
        assert await read(analyses, "table", "record") == [b"one\n"]
        judges(monkeypatch, [b"one\n", b"two\n"])
        assert await read(analyses, "table", "record") == [b"one\n", b"two\n"]
        judges(monkeypatch, [])
        assert await read(analyses, "table", "record") == [b"one\n", b"two\n"], "it is kept"

    asyncio.run(go())


@pytest.mark.parametrize("who", ["another", "one"])
def test_a_sixth_analysis_does_not_wait_for_five_others(monkeypatch: pytest.MonkeyPatch, who: str) -> None:
    """They go on by turns, an event of each; an address that wants five gets no more than one that wants one."""

    async def go() -> None:
        analyses = Analyses()
        said = judges(monkeypatch, [b"%d\n" % n for n in range(25)])
        monkeypatch.setattr(fair, "time", SimpleNamespace(monotonic=lambda: float(len(said))))  # each takes as long
        others = [asyncio.create_task(read(analyses, f"table {n}", "record", "one")) for n in range(5)]
        await asyncio.sleep(0.05)
        before = len(said)
        sixth = analyses.of("sixth", "record", who)
        assert await anext(sixth) == b"0\n"
        assert len(said) - before <= 6, "its turn comes after at most one event of each of the others"
        assert len([line async for line in sixth]) == 24
        if who == "another":
            assert len(said) - before <= 2 * 25 + 6, "half of the events are its own"
            assert not any(task.done() for task in others)
        assert [len(lines) for lines in await asyncio.gather(*others)] == [25] * 5

    asyncio.run(go())


def test_two_who_want_the_same_analysis_get_it_from_one_work(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        analyses = Analyses()
        judges(monkeypatch, [b"%d\n" % n for n in range(10)])
        first = analyses.of("table", "record", "one")
        assert await anext(first) == b"0\n"
        judges(monkeypatch, [])
        second = asyncio.create_task(read(analyses, "table", "record", "another"))
        await asyncio.sleep(0.05)
        await first.aclose()
        assert len(await asyncio.wait_for(second, 10)) == 10, "who goes does not end what another one reads"

    asyncio.run(go())


def processes(analyst: Analyst) -> list[Any]:
    return analyst._crew.running if isinstance(analyst._crew, Processes) else []


def test_a_process_that_fails_is_noticed_and_replaced() -> None:
    record = record_of("gemini").to_text()

    async def go() -> None:
        analyst = Analyst()
        with pytest.raises(Failed):
            await anext(analyst.judge("no record"))
        assert processes(analyst) == [], "where nothing is to be judged, nobody waits"
        killed = analyst.judge(record)
        await anext(killed)
        for process in processes(analyst):
            process.kill()
        with pytest.raises(Failed):
            [line async for line in killed]
        again = analyst.judge(record)
        assert json.loads(await anext(again))["n"] == 1
        await again.aclose()
        assert processes(analyst) == []

    asyncio.run(go())
