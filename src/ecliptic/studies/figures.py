"""What the tables of a study say, in figures. Words and pictures are made from them in `report.py`."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

import polars as pl

from ecliptic.bots.stats import Interval, Moments, difference_interval, mean_interval, share_interval, wilson
from ecliptic.games import game as find
from ecliptic.kernel.facts import Topic
from ecliptic.studies.plan import Cell, Plan, cells
from ecliptic.studies.store import Folder

OFTEN = 300
"""Offered this many times and never chosen, an option is dead."""
ENOUGH = 30
"""How many players a comparison needs on either side, with and without a thing."""
EARLY = 0.1
"""What happens after the event at which one game in ten is over is not compared: long games see more of everything, and
how long a game lasts goes with how it ends."""
BLOCKS = 20
"""The share of luck is computed again without each of this many blocks, which tells how certain it is."""


@dataclass(frozen=True)
class Length:
    """The 5, 25, 50, 75 and 95 % points of a count."""

    points: tuple[float, float, float, float, float]


@dataclass(frozen=True)
class Outcome:
    """How the games of one cell went."""

    cell: Cell
    edition: str
    games: int
    competitive: bool
    result: Interval
    """Share won, or mean result; of the challenger where there is one."""
    won: bool
    """Whether `result` is a share of games won."""
    score: Interval | None
    drawn: float
    """Share of games without a single winner, where players compete."""
    turns: Length
    decisions: Length


@dataclass(frozen=True)
class Option:
    """How often a topic came up, and what went with it."""

    topic: Topic
    offered: int
    chosen: int
    done: int
    drawn: int
    players: float
    """Share of players (of games, where all win together) that did it or drew it."""
    result: Interval | None
    """Result with it less result without it."""
    score: Interval | None
    clear: bool = False
    """Whether the difference in result is certain, considering how many there are."""

    @property
    def rate(self) -> float:
        return self.chosen / self.offered if self.offered else 0.0


@dataclass(frozen=True)
class Paired:
    """One edition less the first, on the same deals."""

    cell: Cell
    edition: str
    result: Interval | None
    score: Interval | None
    turns: Interval
    decisions: Interval


@dataclass
class Figures:
    """Everything a report tells."""

    plan: Plan
    cooperative: bool
    outcomes: list[Outcome] = field(default_factory=list)
    seats: dict[int, list[Interval]] = field(default_factory=dict)
    """The share of each seat, by the number of players."""
    luck: dict[int, Interval] = field(default_factory=dict)
    luck_score: dict[int, Interval] = field(default_factory=dict)
    options: list[Option] = field(default_factory=list)
    chances: list[Option] = field(default_factory=list)
    paired: list[Paired] = field(default_factory=list)
    spread: dict[int, list[tuple[float, int]]] = field(default_factory=dict)
    """How often each score came, or each result where players do not compete, by the number of players."""

    @property
    def main(self) -> list[Outcome]:
        """The games of the strongest bot on the first edition, one for each number of players."""
        return [one for one in self.outcomes if plain(one.cell) and one.cell.bot == self.plan.bots[-1]]

    @property
    def dead(self) -> list[Option]:
        return [one for one in self.options if one.offered >= OFTEN and one.chosen == 0]

    @property
    def worse(self) -> list[Option]:
        """Options that clearly go with worse results."""
        return [one for one in self.options if one.clear and one.result and one.result.high < 0]


def plain(cell: Cell) -> bool:
    """All players alike, on the first edition."""
    return cell.arm == 0 and not cell.rival and not cell.wavering


def figures(folder: Folder) -> Figures:
    """All that a study tells."""
    plan = folder.plan()
    found = Figures(plan, find(plan.game).cooperative)
    games = folder.table("games").collect()
    known = set(games["cell"].unique())
    for cell in cells(plan):
        if cell.number in known:
            _cell(found, cell, games.filter(pl.col("cell") == cell.number))
    _options(found, folder, games)
    _paired(found, games)
    return found


def _competitive(found: Figures, cell: Cell) -> bool:
    return not found.cooperative and cell.seats > 1


# -- outcomes --------------------------------------------------------------------------------------------------------


def _cell(found: Figures, cell: Cell, games: pl.DataFrame) -> None:
    competitive = _competitive(found, cell)
    if cell.wavering:
        found.luck |= _luck(cell, games, "results")
        if games["scores"].list.len().max():
            found.luck_score |= _luck(cell, games, "scores")
        return
    found.outcomes.append(_outcome(found, cell, games))
    if plain(cell) and cell.bot == found.plan.bots[-1]:
        if competitive:
            results = [list(games["results"].list.get(seat)) for seat in range(cell.seats)]
            found.seats[cell.seats] = [share_interval(of_seat) for of_seat in results]
        scored = bool(games["scores"].list.len().max())
        if scored or not competitive:
            column = "scores" if scored else "results"
            counts = games[column].list.explode().value_counts().sort(column)
            found.spread[cell.seats] = [(float(value), int(count)) for value, count in counts.iter_rows()]


def _outcome(found: Figures, cell: Cell, games: pl.DataFrame) -> Outcome:
    competitive = _competitive(found, cell)
    results = games["results"].list.get(0)
    if cell.rival:
        results = pl.Series([row[seat] for row, seat in games.select("results", "challenger").iter_rows()])
    elif competitive:
        results = games["results"].list.max()  # everybody is alike: what is left to tell is whether somebody won
    estimate = share_interval(list(results)) if competitive else mean_interval(_moments(results))
    if found.cooperative:
        estimate = wilson(float((results > 0).mean()), len(results))  # type: ignore[arg-type]
    scores = games["scores"].list.mean()
    return Outcome(
        cell=cell,
        edition=found.plan.arms[cell.arm].name,
        games=len(games),
        competitive=competitive,
        result=estimate,
        won=found.cooperative or bool(cell.rival),
        score=mean_interval(_moments(scores)) if scores.is_not_null().all() else None,
        drawn=float((games["results"].list.max() < 1).mean()) if competitive else 0.0,  # type: ignore[arg-type]
        turns=_length(games["turns"]),
        decisions=_length(games["decisions"]),
    )


def _length(values: pl.Series) -> Length:
    low, quarter, middle, most, high = (float(values.quantile(q) or 0) for q in (0.05, 0.25, 0.5, 0.75, 0.95))
    return Length((low, quarter, middle, most, high))


# -- luck ------------------------------------------------------------------------------------------------------------


def _luck(cell: Cell, games: pl.DataFrame, column: str) -> dict[int, Interval]:
    """Which share of the spread of results luck explains: how alike two games with the same deal end when the players
    decide differently. Nothing, if all end the same."""
    pairs = games.sort("game").group_by("luck", maintain_order=True).agg(column)
    rows = [pair for pair in pairs[column].to_list() if len(pair) == 2]
    if len(rows) < BLOCKS:
        return {}
    whole = _alike(rows)
    if whole is None:
        return {}
    parts = [_alike([row for i, row in enumerate(rows) if i % BLOCKS != block]) for block in range(BLOCKS)]
    known = [part for part in parts if part is not None]
    centre = sum(known) / len(known)
    error = sqrt((len(known) - 1) / len(known) * sum((part - centre) ** 2 for part in known))
    low, high = max(0.0, whole - 2.093 * error), min(1.0, whole + 2.093 * error)
    return {cell.seats: Interval(max(0.0, whole), low, max(low, high), len(rows))}


def _alike(rows: list[list[list[float]]]) -> float | None:
    """The correlation of two games with the same deal, over all seats."""
    together = apart = 0.0
    for seat in range(len(rows[0][0])):
        ones, others = [row[0][seat] for row in rows], [row[1][seat] for row in rows]
        middle = (sum(ones) + sum(others)) / (2 * len(rows))
        together += sum((a - middle) * (b - middle) for a, b in zip(ones, others, strict=True))
        apart += sum((a - middle) ** 2 + (b - middle) ** 2 for a, b in zip(ones, others, strict=True)) / 2
    return together / apart if apart else None


# -- what is used ----------------------------------------------------------------------------------------------------


def _options(found: Figures, folder: Folder, games: pl.DataFrame) -> None:
    """The use of every option by the strongest bot among copies of itself, over all numbers of players.

    Playing alone, where results are of another kind, counts only in a study of nothing else.
    """
    several = [one for one in found.main if one.cell.seats > 1]
    own = [one.cell.number for one in several or found.main]
    units = _units(games.filter(pl.col("cell").is_in(own)), found.cooperative)
    rows = folder.table("decisions").filter(pl.col("cell").is_in(own)).collect()
    if found.cooperative:
        rows = rows.with_columns(seat=pl.lit(0, pl.Int8))
    topic = [*Topic._fields]
    keys = [*topic, "cell", "game", "seat"]
    used = rows.group_by(keys).agg(
        pl.col("offered", "chosen", "done", "drawn").sum(), pl.col("offered_at", "done_at").min()
    )
    joined = used.join(units, on=["cell", "game", "seat"], how="left")
    groups = joined.sort(keys).partition_by(topic, as_dict=True, maintain_order=True)
    everybody = sum(one.games * (1 if found.cooperative else one.cell.seats) for one in several or found.main)
    for about, group in groups.items():
        sums = [int(group[name].sum()) for name in ("offered", "chosen", "done", "drawn")]
        played = group.filter(pl.col("done") + pl.col("offered") > 0)
        if len(played):
            share = played.filter(pl.col("done") > 0).height / everybody
            seen = played.filter(pl.min_horizontal("offered_at", "done_at") <= pl.col("mark"))
            found.options.append(_option(Topic(*map(str, about)), [*sums[:3], 0], share, seen, len(groups)))
        drawn = group.filter(pl.col("drawn") > 0)
        if len(drawn):
            at = drawn.select("cell", "game", "seat", "done_at")
            everyone = units.join(at, on=["cell", "game", "seat"], how="left")
            known = drawn["results"].is_not_null().all()  # else it concerns nobody in particular
            seen = everyone if known else everyone.clear()
            share = len(drawn) / everybody
            found.chances.append(_option(Topic(*map(str, about)), [0, 0, 0, sums[3]], share, seen, len(groups)))


def _units(games: pl.DataFrame, cooperative: bool) -> pl.DataFrame:
    """One row for each player (each game, where all win together): how far it did better than its cell and seat."""
    mark = pl.col("events").quantile(EARLY).over("cell").alias("mark")
    wide = games.select("cell", "game", "seats", "results", "scores", "events", mark)
    if cooperative:
        wide = wide.with_columns(pl.col("results", "scores").list.head(1), seats=pl.lit(1, pl.UInt8))
    scored = bool(wide["scores"].list.len().max())
    if not scored:
        wide = wide.with_columns(scores=pl.col("results"))
    long = wide.with_columns(seat=pl.int_ranges(0, "seats", dtype=pl.Int8)).explode("seat", "results", "scores")
    long = long.filter(pl.col("events") >= pl.col("mark"))
    above = (pl.col(name) - pl.col(name).mean().over("cell", "seat") for name in ("results", "scores"))
    return long.with_columns(*above, scored=pl.lit(scored))


def _option(topic: Topic, sums: list[int], share: float, units: pl.DataFrame, looks: int) -> Option:
    """Compares players who did it, or drew it, before the mark with the others who could have."""
    early = (pl.col("done_at") <= pl.col("mark")).fill_null(False)
    did, rest = units.filter(early & pl.col("results").is_not_null()), units.filter(~early)
    result = score = None
    clear = False
    if len(did) >= ENOUGH and len(rest) >= ENOUGH:
        result = difference_interval(_moments(did["results"]), _moments(rest["results"]))
        clear = difference_interval(_moments(did["results"]), _moments(rest["results"]), looks).excludes(0)
        if did["scored"].all():
            score = difference_interval(_moments(did["scores"]), _moments(rest["scores"]))
    offered, chosen, done, drawn = sums
    return Option(topic, offered, chosen, done, drawn, share, result, score, clear)


def _moments(values: pl.Series) -> Moments:
    spread = values.std()
    return Moments(float(values.mean()), spread if isinstance(spread, float) else None, len(values))  # type: ignore[arg-type]


# -- editions --------------------------------------------------------------------------------------------------------


def _paired(found: Figures, games: pl.DataFrame) -> None:
    """Each edition less the first, game by game."""
    for cell in cells(found.plan):
        if cell.arm == 0 or cell.rival or cell.wavering:
            continue
        base = next(c for c in cells(found.plan) if plain(c) and (c.seats, c.bot) == (cell.seats, cell.bot))
        here, there = (games.filter(pl.col("cell") == number) for number in (cell.number, base.number))
        both = here.join(there, on="game", suffix="_base")
        if not len(both):
            continue
        score = _less(both, pl.col("scores").list.mean(), pl.col("scores_base").list.mean())
        result = None
        if not _competitive(found, cell):
            ours, theirs = (pl.col(name).list.get(0) for name in ("results", "results_base"))
            result = _less(both, ours > 0, theirs > 0) if found.cooperative else _less(both, ours, theirs)
        turns, decisions = (_less(both, pl.col(name), pl.col(f"{name}_base")) for name in ("turns", "decisions"))
        assert turns
        assert decisions
        found.paired.append(Paired(cell, found.plan.arms[cell.arm].name, result, score, turns, decisions))


def _less(both: pl.DataFrame, one: pl.Expr, other: pl.Expr) -> Interval | None:
    values = both.select(less=one.cast(pl.Float64) - other.cast(pl.Float64))["less"]
    return None if values.is_null().any() else mean_interval(_moments(values))
