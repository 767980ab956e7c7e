"""Tonight's deal: a day rolls over, nothing is lost, nobody cheats."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from ecliptic.bots import bot
from ecliptic.games import game
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.errors import BadRecord
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.record import Record, final_state, verify
from ecliptic.kernel.state import NATURE, State
from ecliptic.server import clock, store, tokens, tonight
from ecliptic.server.daily import AHEAD, Daily, marks_shown
from ecliptic.server.deals import NotThisDeal, better, day_after, day_of, end_of, judge, setup
from ecliptic.server.foresight import FORESIGHT, foreseen, mark, replayed
from ecliptic.server.metrics import Metrics
from ecliptic.server.settings import Settings
from ecliptic.server.store.nights import LATE, MARK, RANKED, Attempt, Sql
from ecliptic.server.tables import TableManager
from ecliptic.table import Change, Table, encode
from ecliptic.table.journal import Added, Moved, Opened, Started, StoodIn
from tests.server.kit import Server, bearer

DAY, NEXT = "2031-05-01", "2031-05-02"
GAME = "gemini"
"""Played at random it is soon over."""
HTTP = httpx.Client(timeout=60, limits=httpx.Limits(max_keepalive_connections=0))
"""Servers are killed: each request has a connection of its own."""


class Sky:
    """Servers on one database, with a clock that can be set."""

    def __init__(self, folder: Path, database: str) -> None:
        self._clock = folder / "ahead"
        self.set(end_of(DAY) - clock.DAY_MS // 2)
        self.servers = [Server(folder, database) for _ in range(2 if database.startswith("postgres") else 1)]
        for server in self.servers:
            at = server._command.index("ecliptic")
            server._command[at : at + 1] = ["tests.server.clocked", str(self._clock)]
            server.env = {"ECLIPTIC_HOME": str(folder)}
            server.start()

    def set(self, ms: int) -> None:
        new = self._clock.with_suffix(".new")
        new.write_text(str(ms - clock.now_ms()))
        new.replace(self._clock)

    def url(self, number: int = 0) -> str:
        return self.servers[number % len(self.servers)].url

    def tonight(self, key: str = "", day: str = "", number: int = 0) -> dict[str, Any]:
        headers = bearer(key) if key else {}
        answer = HTTP.get(f"{self.url(number)}/api/tonight", params={"day": day} if day else {}, headers=headers)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def deal(self, key: str = "", day: str = "", number: int = 0) -> dict[str, Any]:
        deals = self.tonight(key, day, number)["deals"]
        return next(deal for deal in deals if deal["game"] == GAME)

    def play(self, key: str, number: int = 0, **more: object) -> httpx.Response:
        body = {"name": "Ada", **more}
        return HTTP.post(f"{self.url(number)}/api/tonight/{GAME}", json=body, headers=bearer(key))

    def seat(self, key: str, number: int = 0, **more: object) -> str:
        answer = self.play(key, number, **more)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["table"])

    def frame(self, table: str, key: str, number: int = 0) -> dict[str, Any]:
        path = f"{self.url(number)}/api/tables/{table}/frame"
        frame: dict[str, Any] = HTTP.get(path, headers=bearer(key)).json()
        return frame

    def finish(self, table: str, key: str, number: int = 0) -> dict[str, Any]:
        """Plays at random, to the end."""
        at, mine, luck = f"{self.url(number)}/api/tables/{table}", bearer(key), Luck(7)
        frame = HTTP.get(f"{at}/frame", headers=mine).json()
        while frame["status"] != "over":
            if frame["legal"] and not frame["lone"]:
                move = frame["legal"][luck.below(len(frame["legal"]))]["move"]
                sent = {"is": "act", "seq": frame["seq"], "move": move}
                frame = HTTP.post(f"{at}/send", json=sent, headers=mine).json()
            else:
                time.sleep(0.02)
                frame = HTTP.get(f"{at}/frame", headers=mine).json()
        return dict(frame)


def test_a_day_rolls_over(database: str, tmp_path: Path) -> None:
    sky = Sky(tmp_path, database)
    try:
        _roll_over(sky, tmp_path)
    finally:
        for server in sky.servers:
            server.kill()


def _roll_over(sky: Sky, folder: Path) -> None:
    ada, ben, cleo = (tokens.fresh_token() for _ in range(3))
    seals = {day: {d["game"]: d["commitment"] for d in sky.tonight(day=day)["deals"]} for day in (DAY, NEXT)}
    assert seals[DAY] == {d["game"]: d["commitment"] for d in sky.tonight(number=1)["deals"]}
    assert len({seal for of_day in seals.values() for seal in of_day.values()}) == 2 * len(seals[DAY])

    # A name that cannot be shown is no attempt.
    assert sky.play(ben, name=" \0").json()["code"] == "empty"

    # One deal, one attempt for each key, however often and wherever it is asked for.
    with ThreadPoolExecutor(8) as many:
        assert len(set(many.map(lambda n: sky.seat(ada, n), range(8)))) == 1
    tables = {key: sky.seat(key, number) for number, key in enumerate((ada, ben, cleo))}
    views = [sky.frame(table, key)["view"] for key, table in tables.items()]
    assert views[0] == views[1] == views[2]
    assert sky.play(ada, practice=True).json()["code"] == "play_first"
    assert HTTP.get(f"{sky.url()}/api/tables/{tables[ada]}/frame").status_code == 403

    # No seed before the day is over, and nobody's results before one's own.
    ended = sky.finish(tables[ada], ada, 1)
    assert ended["seed"] == ""
    record = HTTP.get(f"{sky.url()}/api/tables/{tables[ada]}/record", headers=bearer(ada)).text
    assert "\nseed " not in record
    assert f"\ncommitment {seals[DAY][GAME]}" in record
    replay = HTTP.get(f"{sky.url()}/api/tables/{tables[ada]}/replay", headers=bearer(ada)).json()
    assert replay["seed"] == ""
    assert "\nseed " not in replay["record"]
    for day in (DAY, NEXT):
        assert {deal["seed"] for deal in sky.tonight(ada, day)["deals"]} == {""}
    for day in (day_after(DAY, AHEAD + 1), "9999-12-31", "2031-02-31", "0000-01-01"):
        assert HTTP.get(f"{sky.url()}/api/tonight", params={"day": day}).json()["code"] == "no_deal"
    assert (sky.deal(ben)["players"], sky.deal(ben)["bars"]) == (1, [])
    mine = sky.deal(ada)["mine"]
    assert (mine["status"], mine["place"]) == ("ranked", 1)
    hint = {"is": "hint"}
    asked = HTTP.post(f"{sky.url()}/api/tables/{tables[cleo]}/send", json=hint, headers=bearer(cleo))
    assert asked.json()["code"] == "no_hints"

    # A second attempt does not count, and practice does not either.
    assert sky.play(ada, 1).json()["code"] == "played_tonight"
    assert sky.finish(sky.seat(ada, practice=True), ada)["seed"] == ""
    assert sky.deal(ada)["players"] == 1

    # Killed before anybody has looked at the result: it is there all the same. So are the bots, who play the same.
    sky.finish(tables[ben], ben)
    sky.servers[0].kill()
    sky.servers[0].start()
    assert sky.deal(ben)["players"] == 2
    while not (marks := sky.deal(ben)["marks"]):
        time.sleep(0.3)
    assert "medium" in {mark["bot"] for mark in marks}
    assert {deal["seed"] for deal in sky.tonight(ben)["deals"]} == {""}

    # The next day: what was committed to is revealed, what comes too late is not ranked anywhere.
    sky.set(end_of(DAY) + 1000)
    sky.finish(tables[cleo], cleo)
    assert sky.deal(cleo, DAY)["mine"]["status"] == "late"
    assert sky.deal(cleo)["mine"] is None
    assert sky.tonight(cleo)["nights"] == []
    assert sky.seat(cleo, 1) != tables[cleo]
    today = sky.tonight(ada, number=1)
    assert today["day"] == NEXT
    assert {d["game"]: d["commitment"] for d in today["deals"]} == seals[NEXT]
    assert today["nights"] == [{"day": DAY, "games": 1}]
    yesterday = sky.tonight(ada, DAY, 1)["deals"]
    assert {d["game"]: Seed(bytes.fromhex(d["seed"])).commitment for d in yesterday} == seals[DAY]
    over = sky.deal(day=DAY)
    assert over["players"] == 2
    assert over["best"]["table"] in (tables[ada], tables[ben])
    assert sum(bar["count"] for bar in over["bars"]) == 2
    file = folder / "record.txt"
    file.write_text(HTTP.get(f"{sky.url()}/api/tables/{over['best']['table']}/record").text)
    assert Record.from_text(file.read_text()).commitment == seals[DAY][GAME]
    assert verify(game(GAME), Record.from_text(file.read_text())).fair
    verified = [sys.executable, "-m", "ecliptic", "verify", str(file)]
    assert (
        subprocess.run(verified, capture_output=True, env={**os.environ, "ECLIPTIC_HOME": str(folder)}).returncode == 0
    )
    assert sky.frame(sky.seat(ben, day=DAY), ben)["view"] == views[0]  # practice of a day that is over


# -- records that were tampered with ---------------------------------------------------------------------------


def played(seed: Seed, day: str) -> tuple[Attempt, list[Change]]:
    """An attempt at noon, as it is stored."""
    its = game(GAME)
    table = Table.open(its, seed, setup(GAME).seats, setup(GAME).options, watchable=False, sealed=end_of(day))
    table.tick(end_of(day) - clock.DAY_MS // 2)
    table.sit(0, "Ada")
    for seat in range(1, len(table.seats)):
        table.seat_bot(seat)
    table.begin(0)
    changes, luck = [table.take()], Luck(3)
    while table.status != "over":
        table.tick(table.at + 1000)
        chores = table.chores()
        seat = chores[0].seat if chores else 0
        legal = table.state.legal(seat)
        action = bot("medium").choose(table.state.known_to(seat), seat) if seat else legal[luck.below(len(legal))]
        if chores:
            table.answer(seat, action)
        else:
            table.act(0, its.spell(table.state, 0, action))
        changes.append(table.take())
    return Attempt(day, GAME, b"somebody", "table", "Ada"), changes


def settle(attempt: Attempt, seed: Seed, changes: list[Change]) -> Attempt:
    return judge(attempt, seed, [encode(change) for change in changes])


def reshuffled(first: Change, seed: Seed) -> Change:
    """Two of its outcomes of chance exchanged, where the rules do not mind."""
    drawn = [n for n, one in enumerate(first.entries) if isinstance(one, Moved) and one.seat == NATURE]
    for one, two in itertools.pairwise(drawn):
        entries = list(first.entries)
        entries[one], entries[two] = entries[two], entries[one]
        change = msgspec.structs.replace(first, entries=tuple(entries))
        with contextlib.suppress(BadRecord):
            before, after = (Table.read(game(GAME), seed.secret, [made]).whole_record() for made in (first, change))
            ends = [final_state(game(GAME), record).to_dict() for record in (before, after)]
            if before.events != after.events and ends[0] == ends[1]:
                return change
    raise AssertionError("no two outcomes can be exchanged")


def test_what_was_tampered_with_is_not_ranked() -> None:
    seed, other = Seed.of_number(1), Seed.of_number(2)
    attempt, changes = played(seed, DAY)
    good = settle(attempt, seed, changes)
    assert good.status == RANKED
    assert good.seconds == len(changes) - 1

    first = changes[0]
    with pytest.raises(BadRecord, match="not the outcome that the seed gives"):  # the same cards in another order
        settle(attempt, seed, [reshuffled(first, seed), *changes[1:]])
    with pytest.raises(NotThisDeal):  # not played to its end
        settle(attempt, seed, changes[:-1])
    words = [*first.entries[:-1], Added(0, "luck"), first.entries[-1]]
    words = sorted(words, key=lambda one: isinstance(one, Started | Moved))  # before the start
    with pytest.raises(NotThisDeal):  # they would have changed the deal
        settle(attempt, seed, [msgspec.structs.replace(first, entries=tuple(words)), *changes[1:]])
    with pytest.raises(NotThisDeal):  # another day's deal
        settle(attempt, other, changes)
    opened = first.entries[0]
    assert isinstance(opened, Opened)
    claimed = (msgspec.structs.replace(opened, commitment=other.commitment), *first.entries[1:])
    with pytest.raises(BadRecord, match="not the outcome that the seed gives"):  # which says that it is this one's
        settle(attempt, other, [msgspec.structs.replace(first, entries=claimed), *changes[1:]])

    helped = msgspec.structs.replace(changes[-1], entries=(StoodIn(0, "hard"), *changes[-1].entries))
    with pytest.raises(NotThisDeal):  # somebody has let a bot play
        settle(attempt, seed, [*changes[:-1], helped])

    late = [msgspec.structs.replace(change, at=change.at + clock.DAY_MS) for change in changes]
    assert settle(attempt, seed, late).status == LATE


def test_a_refused_attempt_stands_in_nobodys_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    noon = end_of(DAY) - clock.DAY_MS // 2
    monkeypatch.setattr(clock, "now_ms", lambda: noon)

    async def go() -> None:
        settings = Settings(database=f"sqlite:{tmp_path / 'tables.db'}")
        kept = store.make(settings.database_url)
        assert isinstance(kept, Sql)
        tables = TableManager(settings, kept, Metrics())
        await tables.start()
        daily = Daily(tables, kept)
        keys = [tokens.fresh_token() for _ in range(2)]
        for number, key in enumerate(keys):
            seated = await daily.play(GAME, key, tonight.PlayTonight("Ada"))
            whole = await tables.whole(seated.table)
            _, changes = played(whole.seed, DAY)
            if number == 0:  # somebody has got at the database
                changes[-1] = msgspec.structs.replace(changes[-1], entries=(Moved(0, "nonsense"),))
            for change in changes[1:]:
                head = store.Head("over", change.at, None)
                assert await tables.store.write(store.Write(seated.table, change.seq, encode(change), head))
        told = [(await daily.tonight(key)).deals for key in keys]
        found = [next(deal.mine for deal in deals if deal.game == GAME) for deals in told]
        assert [one and one.status for one in found] == ["refused", "ranked"]
        await daily.stop()
        await tables.stop()

    asyncio.run(go())


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_bots_play_the_same_deal(level: str) -> None:
    """On the player's seat, and always with the same result."""
    first, again = (mark("survivors", Seed.of_number(1).secret, level) for _ in range(2))
    assert first == again
    assert first[0]
    assert 0 < first[1] <= 5


@pytest.mark.parametrize("game_id", ["gemini", "starmap", "transit"])
def test_foresight_finds_more_than_a_bot_and_its_game_can_be_played(game_id: str) -> None:
    """Its decisions, made in order on the player's seat, lead to the very result that is told."""
    secret = Seed.of_number(1).secret
    found = foreseen(game_id, secret, tries=200)
    kind = setup(game_id).kind
    assert better(kind, *found[:2]) > better(kind, *mark(game_id, secret, "medium"))
    assert replayed(game_id, secret, Nobody(), found.made) == found


class Nobody:
    """Who is never asked."""

    def choose(self, known: State, seat: int) -> int:
        raise AssertionError


def test_foresight_is_no_less_than_what_somebody_made_of_a_deal() -> None:
    def made(status: str, name: str, score: float) -> Attempt:
        return Attempt(DAY, "starmap", name.encode(), "", name, status, won=True, score=score)

    lucky = [made(MARK, "hard", 60.0), made(MARK, FORESIGHT, 80.0), made(RANKED, "Ada", 83.0)]
    told = {mark.bot: mark.score for mark in marks_shown("points", lucky)}
    assert told == {"hard": 60.0, FORESIGHT: 83.0}
    told = {mark.bot: mark.score for mark in marks_shown("points", lucky[:2])}
    assert told == {"hard": 60.0, FORESIGHT: 80.0}


def test_days() -> None:
    assert day_of(end_of(DAY) - 1) == DAY
    assert day_of(end_of(DAY)) == NEXT == day_after(DAY)
