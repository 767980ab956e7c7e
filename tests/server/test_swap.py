"""The swap test on a real server: two tables that differ only in what a seat cannot know answer it the same bytes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from ecliptic.kernel.chance import Seed
from ecliptic.kernel.luck import Luck
from ecliptic.server import clock, store
from ecliptic.server.store import Head, New, Pass, Write
from ecliptic.server.tokens import digest, fresh_id, fresh_token
from ecliptic.table import Change, Table, Wish, encode
from ecliptic.table import journal as j
from ecliptic.testing import load_kit
from tests.server.kit import Server, bearer
from tests.table.games import play_on
from tests.table.test_swap import side_by_side

SEED = Seed.of_number(1)
VIEWER = 0
HIDING = ["transit", "starmap", "survivors", "ephemeris"]


def alike(name: str) -> tuple[Table, Table]:
    """Two games under way in which different things happened, and the viewer cannot tell."""
    variants = load_kit(Path(__file__).parents[1] / "games" / name).variants
    for number in range(200):
        variant = next(one for one in variants[number % len(variants) :] + variants if one.seats > 1)
        for here, there in side_by_side(name, variant, VIEWER, number):
            if here.moves != there.moves and len(here.events) > 25 and here.state.legal(VIEWER):
                return here, there
    raise AssertionError("no such games were found")


def played_out(table: Table) -> tuple[j.AnyEntry, ...]:
    """The entries of the same table once its game is over."""
    copy = Table.read(table.game, SEED.secret, [Change(1, 0, tuple(table.untaken))])
    copy._settle()
    play_on(copy, Luck(9))
    return (*table.untaken, *copy.untaken)


async def keep(database: str, name: str, journals: Sequence[tuple[j.AnyEntry, ...]], token: str) -> list[str]:
    """Stores tables, at which the token is the viewer's; their names, equally long."""
    there = store.make(database)
    await there.start(lambda table, seq: None, lambda *news: None)
    names = [fresh_id() for _ in journals]
    for table, entries in zip(names, journals, strict=True):
        change = encode(Change(1, clock.now_ms(), entries))
        good = Pass(digest(token), "seat", VIEWER, clock.now_ms() + clock.DAY_MS)
        head = Head("playing", clock.now_ms(), None)
        assert await there.write(Write(table, 1, change, head, New(name, SEED.secret, False, b"{}"), [good]))
    await there.stop()
    return names


def wishes_of(table: Table) -> list[Wish]:
    """What the viewer may do, and some of what others may: most of it is not legal here."""
    state, game = table.state.known_to(VIEWER), table.game
    some = range(0, state.action_count(), max(1, state.action_count() // 40))
    moves = [game.describe(state, VIEWER, action) for action in (*list(state.legal(VIEWER))[:20], *some)]
    return [*(Wish(move.kind, move.args) for move in moves), Wish("dance")][-64:]


def told(server: Server, table: str, token: str, wishes: list[Wish]) -> str:
    with connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/live") as there:
        there.send(json.dumps({"is": "hello", "token": token}))
        there.recv()
        there.send(json.dumps({"is": "ask", "moves": msgspec.to_builtins(wishes)}))
        answer = there.recv()
        assert isinstance(answer, str)
        return answer


@pytest.mark.parametrize("name", HIDING)
def test_answers_and_replays_tell_nothing_hidden(serve: Callable[..., Server], sqlite: str, name: str) -> None:
    here, there = alike(name)
    token = fresh_token()
    journals = [tuple(here.untaken), tuple(there.untaken), played_out(here), played_out(there)]
    one, other, one_over, other_over = asyncio.run(keep(sqlite, name, journals, token))
    server = serve(sqlite, "--pause", "600000")
    wishes = wishes_of(here)
    answers = told(server, one, token, wishes)
    assert {answer["legal"] for answer in json.loads(answers)["answers"]} == {True, False}
    assert answers == told(server, other, token, wishes)
    with httpx.Client(base_url=f"{server.url}/api/tables", headers=bearer(token), timeout=60) as client:
        for n in range(0, len(here.events) + 1, 3):
            viewed = [client.get(f"/{table}/replay/{n}?viewer={VIEWER}") for table in (one_over, other_over)]
            assert viewed[0].status_code == 200, viewed[0].text
            assert viewed[0].content == viewed[1].content
        seen = [client.get(f"/{table}/replay").json()["events"][: len(here.events)] for table in (one_over, other_over)]
        assert seen[0] != seen[1], "they are different games"
    server.stop()
