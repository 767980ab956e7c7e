"""Tokens that are not good, strange origins, malformed and too many messages: refused, and nothing changes."""

from __future__ import annotations

import dataclasses
import json
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from ecliptic.games import game
from ecliptic.kernel.facts import Fact, fact
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import SPECTATOR
from ecliptic.server import clock, ratelimit
from ecliptic.server.app import make_app
from ecliptic.server.settings import BadSettings, Settings
from ecliptic.server.tokens import digest, fresh_token
from tests.server.kit import HERE, bearer
from tests.table.games import ALL, play_on, started


class World:
    """A server in this process with a table of two, begun."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.table, self.tokens, self.invites = self.open()
        self.other, self.other_tokens, _ = self.open()

    def open(self, **more: Any) -> tuple[str, list[str], list[str]]:
        wish = {"game": "transit", "name": "Ada", "seats": [{"kind": "me"}, {"kind": "open"}], **more}
        opened = self.client.post("/api/tables", json=wish).json()
        invite = opened["invites"][0]["token"]
        path = f"/api/tables/{opened['table']}/seats/1"
        joined = self.client.post(path, json={"name": "Bob"}, headers=bearer(invite)).json()
        tokens = [opened["token"], joined["token"]]
        self.client.post(f"/api/tables/{opened['table']}/send", json={"is": "begin"}, headers=bearer(tokens[0]))
        return opened["table"], tokens, [invite]

    def state(self) -> list[Any]:
        """All that both players are shown."""
        path = f"/api/tables/{self.table}/frame"
        return [self.client.get(path, headers=bearer(token)).json() for token in self.tokens]


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    folder = tmp_path_factory.mktemp("refused")
    made = Settings(
        origins=HERE, database=f"sqlite:{folder / 'tables.db'}", messages_per_second=1e6, tables_per_minute=1e6,
        pause_ms=600_000,
    )  # fmt: skip
    with TestClient(make_app(made), base_url="http://testserver") as client:
        yield World(client)


MESSAGES: list[dict[str, Any]] = [
    {"is": "act", "seq": 1, "move": "x"}, {"is": "begin"}, {"is": "add", "words": "x"}, {"is": "undo"}, {"is": "agree"},
    {"is": "refuse"}, {"is": "say", "words": "x"}, {"is": "stand_in", "seat": 1}, {"is": "leave"}, {"is": "back"},
    {"is": "hook", "url": "http://example.org"}, {"is": "rematch"}, {"is": "seat_bot", "seat": 1},
    {"is": "invite", "seat": 1, "token": "a" * 43},
    {"is": "ask", "moves": [{"kind": "pass"}]}, {"is": "hint"},
]  # fmt: skip


def forged(world: World) -> str:
    return fresh_token()


def of_another_table(world: World) -> str:
    return world.other_tokens[0]


def a_spent_invitation(world: World) -> str:
    return world.invites[0]


def none_at_all(world: World) -> str:
    return ""


def its_digest(world: World) -> str:
    return digest(world.tokens[0]).hex()


Maker = Callable[[World], str]


@pytest.mark.parametrize("made", [forged, of_another_table, a_spent_invitation, none_at_all, its_digest])
def test_a_token_that_is_not_good_is_refused_everywhere(world: World, made: Maker) -> None:
    before, token, client = world.state(), made(world), world.client
    path = f"/api/tables/{world.table}"
    headers = bearer(token) if token else {}
    for message in MESSAGES:
        assert client.post(f"{path}/send", json=message, headers=headers).status_code == 403
    assert client.post(f"{path}/seats/1", json={"name": "Eve"}, headers=headers).status_code == 403
    assert client.get(f"{path}/seats/1", headers=headers).status_code == 403
    if token:
        for what in ("frame", "record", "log", "position"):
            assert client.get(f"{path}/{what}", headers=headers).status_code == 403
        with client.websocket_connect(f"{path}/live") as there:
            there.send_json({"is": "hello", "token": token})
            assert there.receive_json()["code"] == "denied"
            with pytest.raises(WebSocketDisconnect):
                there.receive_json()
    assert world.state() == before


def test_an_invitation_works_again_for_a_seat_that_was_left(world: World) -> None:
    wish = {"game": "transit", "name": "Ada", "seats": [{"kind": "me"}, {"kind": "open"}]}
    opened = world.client.post("/api/tables", json=wish).json()
    path = f"/api/tables/{opened['table']}"
    invitation = bearer(opened["invites"][0]["token"])

    def join(name: str) -> Any:
        return world.client.post(f"{path}/seats/1", json={"name": name}, headers=invitation)

    assert world.client.get(f"{path}/seats/1", headers=invitation).json()["table"] == opened["table"]
    first = join("Bob").json()["token"]
    assert join("Eve").json()["code"] == "used"
    assert world.client.get(f"{path}/seats/1", headers=invitation).json()["code"] == "used"
    assert world.client.get(f"{path}/seats/0", headers=invitation).json()["code"] == "no_invitation"
    assert world.client.get(f"{path}/seats/1").json()["code"] == "no_invitation"
    assert world.client.post(f"{path}/send", json={"is": "leave"}, headers=bearer(first)).status_code == 200
    second = join("Carol").json()["token"]
    assert world.client.get(f"{path}/frame", headers=bearer(first)).status_code == 403
    assert world.client.get(f"{path}/frame", headers=bearer(second)).status_code == 200
    world.client.post(f"{path}/send", json={"is": "begin"}, headers=bearer(second))
    assert join("Eve").status_code == 403


def test_a_spectator_sees_no_hand_and_does_nothing(world: World) -> None:
    before = world.state()
    path = f"/api/tables/{world.table}"
    seen = world.client.get(f"{path}/frame").json()
    assert seen["legal"] == []
    assert all(player["hand"] == [] for player in seen["view"]["players"])
    with world.client.websocket_connect(f"{path}/live") as there:
        there.send_json({"is": "hello"})
        assert there.receive_json()["frame"] == seen
        for message in MESSAGES:
            there.send_json(message)
            assert there.receive_json()["code"] == "denied"
    assert world.state() == before


def test_a_seat_acts_for_itself_alone(world: World) -> None:
    """The seat of a message is that of its token: no message names another."""
    frames = world.state()
    asked = next(seat for seat, frame in enumerate(frames) if frame["legal"])
    message = {"is": "act", "seq": frames[1 - asked]["seq"], "move": frames[asked]["legal"][0]["move"]}
    path = f"/api/tables/{world.table}/send"
    assert world.client.post(path, json=message, headers=bearer(world.tokens[1 - asked])).status_code == 422
    assert world.state() == frames


def test_an_expired_token_is_refused(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    now = clock.now_ms()
    monkeypatch.setattr(clock, "now_ms", lambda: now + 400 * clock.DAY_MS)
    path = f"/api/tables/{world.table}/frame"
    assert world.client.get(path, headers=bearer(world.tokens[0])).status_code == 403


def test_a_table_that_is_not_watchable_shows_nothing_to_spectators(world: World) -> None:
    table, tokens, _ = world.open(watchable=False)
    for what in ("frame", "record", "log", "position"):
        assert world.client.get(f"/api/tables/{table}/{what}").status_code == 403
    assert world.client.get(f"/api/tables/{table}/frame", headers=bearer(tokens[1])).status_code == 200


def test_tokens_are_stored_only_as_digests(world: World, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = next(Path(tmp_path_factory.getbasetemp()).glob("refused*"))
    stored = b"".join(path.read_bytes() for path in folder.iterdir())
    assert world.table.encode() in stored
    for token in (*world.tokens, *world.invites):
        assert token.encode() not in stored


STRANGE = [
    "https://evil.example",
    "null",
    "http://testserver.evil.example",
    "http://[",
    "testserver",
    "ftp://testserver",
]


@pytest.mark.parametrize("origin", STRANGE)
def test_pages_of_others_may_not_use_the_server(world: World, origin: str) -> None:
    assert world.client.get("/api/games", headers={"Origin": origin}).status_code == 403
    with pytest.raises(WebSocketDisconnect):
        world.client.websocket_connect(f"/api/tables/{world.table}/live", headers={"Origin": origin}).__enter__()
    assert world.client.get("/api/games", headers={"Origin": "http://testserver"}).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "localhost.evil.example", "[", "", "testserver]"]
)
def test_a_name_that_is_not_the_servers_leads_nowhere(world: World, host: str) -> None:
    """A page elsewhere can have its own name lead to this machine; then it has our origin, as browsers see it."""
    for headers in ({"Host": host}, {"Host": host, "Origin": f"http://{host}"}):
        assert world.client.get("/api/games", headers=headers).status_code == 403
        assert world.client.get("/", headers=headers).status_code == 403
        with pytest.raises(WebSocketDisconnect):
            world.client.websocket_connect(f"/api/tables/{world.table}/live", headers=headers).__enter__()


@pytest.mark.parametrize(
    "host", ["localhost:8000", "127.0.0.1", "[::1]:8000", "TestServer", "192.0.2.7:80", "testserver."]
)
def test_the_server_answers_to_its_names_and_addresses(world: World, host: str) -> None:
    for headers in ({"Host": host}, {"Host": host, "Origin": f"http://{host}"}):
        assert world.client.get("/api/games", headers=headers).status_code == 200


def test_every_answer_carries_the_headers_that_protect_a_page(world: World) -> None:
    refused = world.client.get("/", headers={"Origin": "https://evil.example"})
    for answer in [refused, *map(world.client.get, ("/api/games", "/healthz", "/nowhere"))]:
        headers = answer.headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_too_much_and_too_often_is_refused(tmp_path: Path) -> None:
    made = Settings(
        origins=HERE, database=f"sqlite:{tmp_path / 'tables.db'}", messages_per_second=2, sockets_per_address=1
    )
    with TestClient(make_app(made)) as client:
        codes = [client.get("/api/games").status_code for _ in range(15)]
        assert codes[:5] == [200] * 5
        assert codes[-1] == 429
        assert client.get("/healthz").status_code == 200
    with TestClient(make_app(Settings(origins=HERE, database=f"sqlite:{tmp_path / 'tables.db'}"))) as client:
        big = {"game": "transit", "name": "x" * 20_000, "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert client.post("/api/tables", json=big).status_code == 400


SAME = [("2001:db8:1:2::3", "2001:db8:1:2:aaaa:bbbb:cccc:dddd"), ("192.0.2.7", "::ffff:192.0.2.7")]
DIFFERENT = [("2001:db8:1:2::3", "2001:db8:1:3::3"), ("192.0.2.7", "192.0.2.8"), ("testclient", "192.0.2.7")]
PAIRS = [(*pair, True) for pair in SAME] + [(*pair, False) for pair in DIFFERENT]


@pytest.mark.parametrize(("one", "other", "same"), PAIRS)
def test_limits_count_a_network_of_ipv6_as_one_client(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, one: str, other: str, same: bool
) -> None:
    """Whoever has one address of it has all of them."""
    monkeypatch.setattr(
        ratelimit, "time", SimpleNamespace(monotonic=lambda: 0.0)
    )  # else a slow machine is never too fast
    made = Settings(
        origins=HERE, database=f"sqlite:{tmp_path / 'tables.db'}", messages_per_second=1, sockets_per_address=1
    )
    app = make_app(made)
    first, second = (TestClient(app, client=(address, 5000)) for address in (one, other))
    assert [first.get("/api/games").status_code for _ in range(6)] == [200] * 5 + [429]
    assert second.get("/api/games").status_code == (429 if same else 200)
    app = make_app(dataclasses.replace(made, messages_per_second=100))
    first, second = (TestClient(app, client=(address, 5000)) for address in (one, other))
    with first.websocket_connect("/api/tables/x/live"):
        assert greeted(second) == (4429 if same else 4400)


def test_every_record_is_read_or_refused(world: World) -> None:
    """Numbers that are too long for Python, in each place where a record of any game has a number."""
    for name in ALL:
        its = game(name)
        table = started(its, max(2, its.seats[0]))
        play_on(table, Luck(2))
        lines = table.record(SPECTATOR).to_text().split("\n")
        kinds = {re.sub(r"\d+", "0", line): number for number, line in enumerate(lines) if re.search(r"\d", line)}
        for number in kinds.values():
            for digits in re.finditer(r"\d+", lines[number]):
                long = lines[number][: digits.start()] + "9" * 5001 + lines[number][digits.end() :]
                text = "\n".join([*lines[:number], long, *lines[number + 1 :]])
                assert world.client.post("/api/records", content=text).status_code in (400, 422), (name, lines[number])


def greeted(client: TestClient) -> int:
    """How a socket is closed whose first message is not a hello."""
    try:
        with client.websocket_connect("/api/tables/x/live") as there:
            there.send_text("no hello")
            while True:
                there.receive_text()
    except WebSocketDisconnect as closed:
        return int(closed.code)


# -- made-up requests and messages ---------------------------------------------------------------------------

_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
_almost = st.sampled_from(MESSAGES).flatmap(
    lambda message: st.dictionaries(st.sampled_from([*message, "is", "seat"]), _json, max_size=2).map(
        lambda changed: json.dumps({**message, **changed})
    )
)
EXAMPLES = int(os.environ.get("ECLIPTIC_FUZZ", "60"))


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(st.lists(st.text(max_size=50) | _json.map(json.dumps) | _almost, min_size=1, max_size=4), st.booleans())
def test_made_up_socket_messages_break_nothing(world: World, messages: list[str], spectator: bool) -> None:
    before = world.client.get("/metrics").text.split("ecliptic_errors_total ")[-1].split("\n")[0]
    with world.client.websocket_connect(f"/api/tables/{world.other}/live") as there:
        token = "" if spectator else world.other_tokens[0]
        there.send_json({"is": "hello", "token": token})
        assert there.receive_json()["is"] == "frame"
        try:
            for message in messages:
                there.send_text(message)
                there.send_json({"is": "ask", "moves": []})  # not everything has an answer, but this has
                answer, denied = {"is": ""}, 0
                while answer["is"] != "told" and denied < 2:  # a spectator is denied both
                    answer = there.receive_json()
                    denied += spectator and answer.get("code") == "denied"
                    assert answer["is"] in ("frame", "error", "told", "hinted")
                    assert "Traceback" not in json.dumps(answer)
        except WebSocketDisconnect:
            pass
    after = world.client.get("/metrics").text.split("ecliptic_errors_total ")[-1].split("\n")[0]
    assert after == before


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(st.text(max_size=40) | _json.map(json.dumps))
def test_what_is_no_hello_opens_nothing(world: World, first: str) -> None:
    before = world.state()
    with world.client.websocket_connect(f"/api/tables/{world.table}/live") as there:
        there.send_text(first)
        assert there.receive_json()["code"] in ("hello", "denied")
    assert world.state() == before


def _left_seat(client: TestClient) -> tuple[str, str, str]:
    """A public table at which Bob has taken seat 1: its path, Ada's token and his."""
    wish = {"game": "transit", "name": "Ada", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    opened = client.post("/api/tables", json=wish).json()
    path = f"/api/tables/{opened['table']}"
    bob = client.post(f"{path}/seats/1", json={"name": "Bob"}).json()["token"]
    return path, opened["token"], bob


@pytest.mark.parametrize("sockets", [1, 2])
def test_who_left_a_seat_does_not_look_over_the_next_ones_shoulder(world: World, sockets: int) -> None:
    """Not through the socket that said so, nor through another one with the same token."""
    client = world.client
    path, ada, bob = _left_seat(client)
    with client.websocket_connect(f"{path}/live") as there:
        there.send_json({"is": "hello", "token": bob})
        assert there.receive_json()["frame"]["seat"] == 1
        if sockets == 1:
            there.send_json({"is": "leave"})
        else:
            assert client.post(f"{path}/send", json={"is": "leave"}, headers=bearer(bob)).status_code == 200
        assert there.receive_json()["code"] == "denied"
        with pytest.raises(WebSocketDisconnect):
            there.receive_json()
    eve = client.post(f"{path}/seats/1", json={"name": "Eve"}).json()["token"]
    assert client.post(f"{path}/send", json={"is": "begin"}, headers=bearer(ada)).status_code == 200
    assert client.get(f"{path}/frame", headers=bearer(bob)).status_code == 403
    assert client.get(f"{path}/frame", headers=bearer(eve)).json()["seat"] == 1


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"options": {"rounds": 99}}, fact("bad-number", name="rounds", text="99", low=0, high=8)),
        ({"options": {"moons": True}}, "no-option"),
        ({"seats": [{"kind": "me"}]}, fact("bad-seats", n=1, known=[2, 3, 4])),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]}, "refused-no-bot"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_fact(world: World, wish: dict[str, Any], why: Fact | str) -> None:
    """So that a page can say it in its own language."""
    asked = {"game": "transit", "name": "Ada", "seats": [{"kind": "me"}, {"kind": "open"}], **wish}
    answer = world.client.post("/api/tables", json=asked)
    told = msgspec.convert(answer.json()["fact"], Fact)
    assert answer.status_code == 422
    assert (told.key if isinstance(why, str) else told) == why
    assert answer.json()["reason"] == game("transit").say(told)


@pytest.mark.parametrize("name", ["%00", "a%00b", "x" * 65, "%E2%98%83", "a b"])
def test_what_cannot_be_a_table_is_told_so(world: World, name: str) -> None:
    """Not every database takes any text; none is asked for these."""
    answer = world.client.get(f"/api/tables/{name}")
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    with world.client.websocket_connect(f"/api/tables/{name}/live") as there:
        there.send_json({"is": "hello"})
        assert there.receive_json()["code"] == "not_found"


@pytest.mark.parametrize(
    "wrong",
    [
        {"port": 99999}, {"port": -1}, {"pause_ms": -1}, {"bot_workers": 0}, {"cache": 0}, {"messages_per_second": 0},
        {"sockets_per_address": 0}, {"keep_days": -1},
    ],
)  # fmt: skip
def test_a_server_with_a_senseless_number_does_not_start(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSettings, match="should be"):
        Settings(**wrong).check()
