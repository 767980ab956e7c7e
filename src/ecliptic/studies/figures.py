"""What the tables of a study say, in figures. Words and pictures are made from them in `report.py`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import sqrt

import polars as pl

from ecliptic.bots.stats import Interval, Moments, difference_interval, mean_interval, wilson
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
GAMES = ("cell", "game", "seats", "luck", "challenger", "results", "scores", "turns", "decisions", "events")
"""What is needed of all games at once. Of what was done in them, sums are enough (`Folder.pieces`)."""
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
class Usage:
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
    options: list[Usage] = field(default_factory=list)
    chances: list[Usage] = field(default_factory=list)
    paired: list[Paired] = field(default_factory=list)
    spread: dict[int, list[tuple[float, int]]] = field(default_factory=dict)
    """How often each score came, or each result where players do not compete, by the number of players."""

    @property
    def main(self) -> list[Outcome]:
        """The games of the strongest bot on the first edition, one for each number of players."""
        return [one for one in self.outcomes if plain(one.cell) and one.cell.bot == self.plan.bots[-1]]

    @property
    def dead(self) -> list[Usage]:
        return [one for one in self.options if one.offered >= OFTEN and one.chosen == 0]

    @property
    def worse(self) -> list[Usage]:
        """Options that clearly go with worse results."""
        return [one for one in self.options if one.clear and one.result and one.result.high < 0]


def plain(cell: Cell) -> bool:
    """All players alike, on the first edition."""
    return cell.arm == 0 and not cell.rival and not cell.wavering


def figures(folder: Folder) -> Figures:
    """All that a study tells."""
    plan = folder.plan()
    found = Figures(plan, find(plan.game).cooperative)
    games = folder.table("games").select(*GAMES).collect()
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
            found.seats[cell.seats] = [_share(games["results"].list.get(seat)) for seat in range(cell.seats)]
        scored = bool(games["scores"].list.len().max())
        if scored or not competitive:
            column = "scores" if scored else "results"
            counts = games[column].list.explode().value_counts().sort(column)
            found.spread[cell.seats] = [(float(value), int(count)) for value, count in counts.iter_rows()]


def _outcome(found: Figures, cell: Cell, games: pl.DataFrame) -> Outcome:
    competitive = _competitive(found, cell)
    results = games["results"].list.get(0)
    if cell.rival:
        results = games.select(pl.col("results").list.get(pl.col("challenger")))["results"]
    elif competitive:
        results = games["results"].list.max()  # everybody is alike: what is left to tell is whether somebody won
    estimate = _share(results) if competitive else mean_interval(_moments(results))
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


def _share(values: pl.Series) -> Interval:
    """What `share_interval` makes of a list."""
    if len(values) < 2 or values.min() == values.max():
        return wilson(_moments(values).mean, len(values))
    found = mean_interval(_moments(values))
    return found._replace(low=max(0.0, found.low), high=min(1.0, found.high))


def _length(values: pl.Series) -> Length:
    low, quarter, middle, most, high = (float(values.quantile(q) or 0) for q in (0.05, 0.25, 0.5, 0.75, 0.95))
    return Length((low, quarter, middle, most, high))


# -- luck ------------------------------------------------------------------------------------------------------------


def _luck(cell: Cell, games: pl.DataFrame, column: str) -> dict[int, Interval]:
    """Which share of the spread of results luck explains: how alike two games with the same deal end when the players
    decide differently. Nothing, if all end the same."""
    pairs = games.sort("game").group_by("luck", maintain_order=True).agg(column).filter(pl.col(column).list.len() == 2)
    if len(pairs) < BLOCKS:
        return {}
    seats = [_block_sums(pairs[column], seat) for seat in range(len(pairs[column][0][0]))]
    whole = _alike(seats)
    if whole is None:
        return {}
    parts = [_alike([one.filter(pl.col("block") != block) for one in seats]) for block in range(BLOCKS)]
    known = [part for part in parts if part is not None]
    centre = sum(known) / len(known)
    error = sqrt((len(known) - 1) / len(known) * sum((part - centre) ** 2 for part in known))
    low, high = max(0.0, whole - 2.093 * error), min(1.0, whole + 2.093 * error)
    return {cell.seats: Interval(max(0.0, whole), low, max(low, high), len(pairs))}


def _block_sums(pairs: pl.Series, seat: int) -> pl.DataFrame:
    """What a seat got in the two games of each pair, summed up for each block of pairs. Counted from what it got in the
    first one, so that the sums are nothing where all is the same."""
    both: pl.DataFrame = (
        pl.DataFrame([pairs.list.get(n).list.get(seat).alias(name) for n, name in enumerate("ab")]) - pairs[0][0][seat]
    )
    a, b = pl.col("a"), pl.col("b")
    return both.group_by((pl.int_range(pl.len()) % BLOCKS).alias("block")).agg(
        n=pl.len(), sum=(a + b).sum(), products=(a * b).sum(), squares=(a * a + b * b).sum()
    )


def _alike(seats: list[pl.DataFrame]) -> float | None:
    """The correlation of two games with the same deal, over all seats."""
    together = apart = 0.0
    for blocks in seats:
        n, both, products, squares = blocks.select("n", "sum", "products", "squares").sum().row(0)
        middle = both / (2 * n)
        together += products - middle * both + n * middle**2
        apart += squares / 2 - middle * both + n * middle**2
    return together / apart if apart else None


# -- what is used ----------------------------------------------------------------------------------------------------

TOPIC = [*Topic._fields]
SUMS = ("n", "result", "result_squares", "score", "score_squares")
"""What is known of some players: how many they are, and what they got, summed up."""


@dataclass(frozen=True)
class Units:
    """The players of a cell (its games, where all win together) whose game was not one of the shortest: how far each
    did better than its seat."""

    players: pl.DataFrame
    mark: float
    """The event up to which things count."""
    scored: bool

    def sums(self) -> pl.DataFrame:
        return self.players.select(**_sums_of(pl.col("results").is_not_null()))


def _options(found: Figures, folder: Folder, games: pl.DataFrame) -> None:
    """The use of every option by the strongest bot among copies of itself, over all numbers of players.

    Playing alone, where results are of another kind, counts only in a study of nothing else.
    """
    chosen = [one for one in found.main if one.cell.seats > 1] or found.main
    if not chosen:
        return
    units = _units(games, [one.cell.number for one in chosen], found.cooperative)
    pieces = [_used(rows, units[cell], found.cooperative) for cell, rows in folder.pieces(found.plan, units)]
    topics = pl.concat(pieces).group_by(TOPIC).sum().sort(TOPIC)
    everybody = sum(one.games * (1 if found.cooperative else one.cell.seats) for one in chosen)
    all_units = pl.concat([one.sums() for one in units.values()]).sum().row(0, named=True)
    scored = any(one.scored for one in units.values())
    for row in topics.iter_rows(named=True):
        topic = Topic(*(row[name] for name in TOPIC))
        if row["players"]:
            did, rest = ({name: row[f"{who}_{name}"] for name in SUMS} for who in ("did", "rest"))
            about = _compared(did, rest, scored, len(topics))
            share = row["done_by"] / everybody
            found.options.append(Usage(topic, row["offered"], row["chosen"], row["done"], 0, share, *about))
        if row["drawn_by"]:
            did = {name: row[f"drew_{name}"] for name in SUMS}
            rest = {name: all_units[name] - did[name] for name in SUMS}
            # what concerns nobody in particular is not compared
            about = (None, None, False) if row["of_nobody"] else _compared(did, rest, scored, len(topics))
            found.chances.append(Usage(topic, 0, 0, 0, row["drawn"], row["drawn_by"] / everybody, *about))


def _units(games: pl.DataFrame, numbers: list[int], cooperative: bool) -> dict[int, Units]:
    """By the numbers of these cells."""
    wide = games.filter(pl.col("cell").is_in(numbers)).select("cell", "game", "seats", "results", "scores", "events")
    scored = bool(wide["scores"].list.len().max())
    if not scored:
        wide = wide.with_columns(scores=pl.col("results"))
    if cooperative:
        wide = wide.with_columns(pl.col("results", "scores").list.head(1), seats=pl.lit(1, pl.UInt8))
    found = {}
    for number in numbers:
        own = wide.filter(pl.col("cell") == number)
        mark = own["events"].quantile(EARLY) or 0.0
        seats = pl.int_ranges(0, "seats", dtype=pl.Int8).alias("seat")
        long = own.filter(pl.col("events") >= mark).select("game", seats, "results", "scores")
        long = long.explode("seat", "results", "scores")
        above = (pl.col(name) - pl.col(name).mean().over("seat") for name in ("results", "scores"))
        found[number] = Units(long.with_columns(*above), mark, scored)
    return found


def _used(rows: pl.LazyFrame, units: Units, cooperative: bool) -> pl.DataFrame:
    """What the players of some games did and drew, summed up for each topic."""
    if cooperative:
        rows = rows.with_columns(seat=pl.lit(0, pl.Int8)).group_by(*TOPIC, "game", "seat").agg(
            pl.col("offered", "chosen", "done", "drawn").sum(), pl.col("offered_at", "done_at").min()
        )  # fmt: skip
    here = rows.collect()
    between = pl.col("game").is_between(here["game"].min(), here["game"].max())
    joined = here.join(units.players.filter(between), on=["game", "seat"], how="left")
    compared, early = pl.col("results").is_not_null(), (pl.col("done_at") <= units.mark).fill_null(False)
    could = pl.col("done") + pl.col("offered") > 0
    in_time = could & compared & (pl.min_horizontal("offered_at", "done_at") <= units.mark)
    drew = pl.col("drawn") > 0
    return joined.group_by(TOPIC).agg(
        pl.col("offered", "chosen", "done", "drawn").cast(pl.Int64).sum(),
        players=could.sum(), done_by=(pl.col("done") > 0).sum(),
        drawn_by=drew.sum(), of_nobody=(drew & (pl.col("seat") < 0)).sum(),
        **_sums_of(in_time & early, "did_"), **_sums_of(in_time & ~early, "rest_"),
        **_sums_of(drew & early & compared, "drew_"),
    )  # fmt: skip


def _sums_of(players: pl.Expr, prefix: str = "") -> dict[str, pl.Expr]:
    """`SUMS` of those players."""
    result, score = (pl.col(name).filter(players) for name in ("results", "scores"))
    sums = (players.sum(), result.sum(), (result * result).sum(), score.sum(), (score * score).sum())
    return {f"{prefix}{name}": one for name, one in zip(SUMS, sums, strict=True)}


def _compared(
    did: Mapping[str, float], rest: Mapping[str, float], scored: bool, looks: int
) -> tuple[Interval | None, Interval | None, bool]:
    """How much better players did who did something, or drew it, before the mark than the others who could have, in
    results and in scores; and whether that is clear."""
    if did["n"] < ENOUGH or rest["n"] < ENOUGH:
        return None, None, False
    result, score = ((_of_sums(did, what), _of_sums(rest, what)) for what in ("result", "score"))
    clear = difference_interval(*result, looks).excludes(0)
    return difference_interval(*result), difference_interval(*score) if scored else None, clear


def _of_sums(sums: Mapping[str, float], what: str) -> Moments:
    n = int(sums["n"])
    middle = sums[what] / n
    return Moments(middle, sqrt(max(0.0, sums[f"{what}_squares"] - n * middle**2) / (n - 1)), n)


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
