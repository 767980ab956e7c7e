"""The same seed and the same moves make the same game in the terminal, at a table, on the server and in the arena."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

import ecliptic
from ecliptic.bots import arena, bot, bot_seed
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.record import Record, replay
from ecliptic.server import messages, service
from ecliptic.server.metrics import Metrics
from ecliptic.server.settings import Settings
from ecliptic.server.store import make
from ecliptic.server.tables import TableManager
from ecliptic.table import Table
from ecliptic.table.events import Moment, is_decision
from tests.cli.conftest import Run

SEED = 7
CASES = [
    ("transit", ["easy", "medium"], {"rounds": "2"}),
    ("starmap", ["medium"], {}),
]


def in_the_terminal(run: Run, home: Path, name: str, bots: Sequence[str], options: dict[str, str]) -> Record:
    """A person who always makes the first move, and these bots."""
    chosen = [word for option in options.items() for word in ("--option", "=".join(option))]
    seats = ["--seats", str(len(bots) + 1), "--level", ",".join(bots)]
    done = run("play", name, *seats, "--seed", str(SEED), *chosen, typed="1\n" * 2000)
    assert done.code == 0, done.err
    (record,) = (home / "records").iterdir()
    return Record.from_text(record.read_text())


def decisions(record: Record) -> list[str]:
    """The moves of the person that were choices."""
    game = ecliptic.game(record.game)
    moments = [Moment(*event, -1, []) for event in replay(game, record)]
    return [
        move
        for moment, (seat, move) in zip(moments, record.events, strict=True)
        if seat == 0 and is_decision(game, moment)
    ]


def at_a_table(name: str, bots: Sequence[str], options: dict[str, str], moves: Sequence[str]) -> Table:
    table = Table.open(ecliptic.game(name), Seed.of_number(SEED), len(bots) + 1, options)
    table.sit(0, "Ada")
    for seat, level in enumerate(bots, 1):
        table.seat_bot(seat, level)
    table.begin(0)
    coming = iter(moves)
    while table.status == "playing":
        chores = table.chores()
        if not chores:
            table.act(0, next(coming))
        elif chores[0].bot:
            seat = chores[0].seat
            chosen = bot(chores[0].bot, seed=bot_seed(table.seed, seat)).choose(table.state.known_to(seat), seat)
            table.answer(seat, chosen)
        else:
            table.answer(chores[0].seat)
    return table


def on_a_server(database: str, name: str, bots: Sequence[str], options: dict[str, str], moves: Sequence[str]) -> str:
    """Through the service that HTTP and sockets talk to; the bots think in processes of their own."""
    game = ecliptic.game(name)

    async def go() -> str:
        tables = TableManager(Settings(database=database, pause_ms=1), make(database), Metrics())
        await tables.start()
        try:
            return await play(service.Service(tables))
        finally:
            await tables.stop()

    async def play(at: service.Service) -> str:
        seats = [messages.SeatWish("me"), *(messages.SeatWish("bot", level) for level in bots)]
        opened = await at.open(messages.NewTable(name, "Ada", seats, game.check_options(options)))
        me = await at.seat(opened.table, opened.token)
        await at.do(opened.table, me, messages.Begin())
        coming = iter(moves)
        while True:
            waits, over = await at.tables.look(opened.table, lambda table: (table.chores(), table.status == "over"))
            if over:
                return str(await at.tables.look(opened.table, lambda table: table.record(0).to_text()))
            if waits:
                await asyncio.sleep(0.005)
                continue
            frame = await at.tables.frame(opened.table, me.viewer)
            await at.do(opened.table, me, messages.Act(frame.seq, next(coming)))

    return asyncio.run(asyncio.wait_for(go(), 300))


@pytest.mark.parametrize(("name", "bots", "options"), CASES)
def test_one_seed_one_game(
    run: Run,
    home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    bots: list[str],
    options: dict[str, str],
) -> None:
    record = in_the_terminal(run, home, name, bots, options)
    moves = decisions(record)
    assert moves
    table = at_a_table(name, bots, options, moves)
    assert table.record(0).to_text() == record.to_text()
    monkeypatch.setattr(Seed, "fresh", lambda: Seed.of_number(SEED))
    assert on_a_server(f"sqlite:{tmp_path / 'tables.db'}", name, bots, options, moves) == record.to_text()


def test_a_bot_plays_in_the_terminal_as_in_the_arena(run: Run, home: Path) -> None:
    """Alone, for points: an easy bot makes other mistakes with another seed."""
    done = run("play", "starmap", "--seats", "1", "--bots", "1", "--level", "easy", "--seed", str(SEED))
    assert done.code == 0, done.err
    (path,) = (home / "records").iterdir()
    contest = arena.Contest("starmap", ("easy",), 1)
    assert list(arena.play(contest, SEED, ("easy",)).result) == Record.from_text(path.read_text()).result
