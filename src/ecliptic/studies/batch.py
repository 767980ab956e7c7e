"""A batch of games as two tables. What the columns mean is written down in docs/studies.md."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO

import polars as pl

from ecliptic.games import game as find
from ecliptic.kernel.game import Game
from ecliptic.studies.features import Features
from ecliptic.studies.plan import BadStudy, Batch, Cell, Plan, code_of
from ecliptic.studies.play import Played, play

GAMES: dict[str, pl.DataType] = {
    "cell": pl.UInt16(),
    "game": pl.UInt32(),
    "edition": pl.String(),
    "seats": pl.UInt8(),
    "lineup": pl.String(),
    "luck": pl.UInt32(),
    "challenger": pl.Int8(),
    "results": pl.List(pl.Float64()),
    "scores": pl.List(pl.Float64()),
    "turns": pl.UInt32(),
    "decisions": pl.UInt32(),
    "moves": pl.UInt32(),
    "events": pl.UInt32(),
}
DECISIONS: dict[str, pl.DataType] = {
    "cell": pl.UInt16(),
    "game": pl.UInt32(),
    "seat": pl.Int8(),
    "kind": pl.String(),
    "argument": pl.String(),
    "thing": pl.String(),
    "offered": pl.UInt32(),
    "chosen": pl.UInt32(),
    "done": pl.UInt32(),
    "drawn": pl.UInt32(),
    "offered_at": pl.UInt32(),
    "done_at": pl.UInt32(),
}


@dataclass(frozen=True)
class Part:
    """The tables of a finished batch, as the bytes of two Parquet files."""

    name: str
    count: int
    games: bytes
    decisions: bytes


def play_batch(plan: Plan, batch: Batch) -> Part:
    """Plays a batch. The answer follows from the arguments alone, in whatever process this runs."""
    if code_of(plan.game) != plan.code:
        raise BadStudy(f"the code that plays {plan.game} is not the same everywhere, so results would not be either")
    arm = plan.arms[batch.cell.arm]
    game, features = _opened(plan.game, json.dumps(arm.overlay, sort_keys=True))
    if game.edition_hash != arm.edition:
        raise BadStudy(f"edition {arm.name} is {game.edition_hash} here, but the study is about {arm.edition}")
    games: list[tuple[object, ...]] = []
    decisions: list[tuple[object, ...]] = []
    for index in range(batch.first, batch.first + batch.count):
        played = play(plan, game, features, batch.cell, index)
        games.append(_game_row(plan, batch.cell, index, played))
        decisions += _decision_rows(batch.cell, index, played, features)
    return Part(batch.name, batch.count, parquet(games, GAMES), parquet(decisions, DECISIONS))


@lru_cache(maxsize=64)
def _opened(name: str, overlay: str) -> tuple[Game, Features]:
    """The game with an edition, and all topics that were met in this process."""
    game = find(name, json.loads(overlay) or None)
    return game, Features(game)


def _game_row(plan: Plan, cell: Cell, index: int, played: Played) -> tuple[object, ...]:
    return (
        cell.number, index, plan.arms[cell.arm].name, cell.seats, cell.lineup, played.luck, played.challenger,
        played.results, played.scores, played.turns, played.decisions, played.moves, played.events,
    )  # fmt: skip


def _decision_rows(cell: Cell, index: int, played: Played, features: Features) -> list[tuple[object, ...]]:
    """One row for each seat and topic that could be chosen, was done or was drawn, sorted: what a process has seen
    before must not show."""
    counts = (played.offered, played.chosen, played.done, played.drawn)
    keys = {key for count in counts for key in count}
    firsts = (played.offered_at, played.done_at)
    rows = [
        (
            seat,
            *features.topics[topic],
            *(count.get((seat, topic), 0) for count in counts),
            *(at.get((seat, topic)) for at in firsts),
        )
        for seat, topic in keys
    ]
    return [(cell.number, index, *row) for row in sorted(rows, key=lambda row: row[:4])]


def parquet(rows: list[tuple[object, ...]], schema: dict[str, pl.DataType]) -> bytes:
    """Rows as the bytes of a Parquet file."""
    target = BytesIO()
    pl.DataFrame(rows, schema=schema, orient="row").write_parquet(target, compression="zstd")
    return target.getvalue()
