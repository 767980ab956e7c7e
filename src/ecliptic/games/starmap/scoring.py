"""What a sheet is worth (compiled)."""

from __future__ import annotations

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.lattice import largest_group, star_count
from ecliptic.games.starmap.ruleset import Chart
from ecliptic.kernel.bits import bit, size


def article_state(table: vec[i64], at: i64, week: i64) -> i64:
    """What became of the article of a week (1 to 5)."""
    return (table[at + c.ARTICLES] >> (3 * (week - 1))) & 7


def completed_articles(table: vec[i64], at: i64) -> i64:
    """Bit w for each article that was full when its week w ended, whatever was taken for it (A-28, A-35)."""
    found: i64 = 0
    week: i64 = 1
    while week <= c.WEEKS:
        if article_state(table, at, week) >= c.NUMBER:
            found |= bit(week)
        week += 1
    return found


def article_points(chart: Chart, table: vec[i64], at: i64) -> i64:
    """The numbers taken as rewards."""
    points: i64 = 0
    week: i64 = 1
    while week <= c.WEEKS:
        if article_state(table, at, week) == c.NUMBER:
            points += chart.reward[week - 1]
        week += 1
    return points


def full_days(table: vec[i64], at: i64) -> i64:
    """The days with their four boxes filled."""
    found: i64 = 0
    day: i64 = 0
    while day < c.DAYS:
        if (table[at + c.ITEMS] >> (c.DAY_ITEMS * day)) & 15 == 15:
            found |= bit(day)
        day += 1
    return found


def publisher_points(table: vec[i64], at: i64) -> i64:
    """M-34: 1 an article, 3 a full day."""
    if table[at + c.OWNED] & bit(c.PUBLISHER) == 0:
        return 0
    return size(completed_articles(table, at)) + 3 * size(full_days(table, at))


def headhunter_points(table: vec[i64], at: i64) -> i64:
    """M-35: 1 an entry, itself included, the two of the start not."""
    if table[at + c.OWNED] & bit(c.HEADHUNTER) == 0:
        return 0
    return size(table[at + c.OWNED] & ~c.STARTING)


def own_score(chart: Chart, table: vec[i64], at: i64) -> i64:
    """M-36: what a sheet scores by itself."""
    return (
        largest_group(table, at)
        + star_count(table, at, chart.star_rows)
        + article_points(chart, table, at)
        + publisher_points(table, at)
        + headhunter_points(table, at)
    )


def unique_entries(table: vec[i64], seats: i64, seat: i64) -> i64:
    """M-40: the abilities and supporters that nobody else has; none alone."""
    if seats == 1:
        return 0
    found = table[seat * c.SEAT + c.OWNED]  # the two of the start drop out, since everybody has them
    other: i64 = 0
    while other < seats:
        if other != seat:
            found &= ~table[other * c.SEAT + c.OWNED]
        other += 1
    return found


def unique_articles(table: vec[i64], seats: i64, seat: i64) -> i64:
    """M-40: bit w for each article that nobody else completed; none alone."""
    if seats == 1:
        return 0
    found = completed_articles(table, seat * c.SEAT)
    other: i64 = 0
    while other < seats:
        if other != seat:
            found &= ~completed_articles(table, other * c.SEAT)
        other += 1
    return found


def unique_points(table: vec[i64], seats: i64, seat: i64) -> i64:
    """M-40: 1 for each article, ability and supporter that nobody else has."""
    return size(unique_entries(table, seats, seat)) + size(unique_articles(table, seats, seat))


def final_score(chart: Chart, table: vec[i64], seats: i64, seat: i64) -> i64:
    """M-36 and M-40: what a seat scores in the end."""
    return own_score(chart, table, seat * c.SEAT) + unique_points(table, seats, seat)


class Score(NamedTuple):
    """The parts of a score, for those who show it."""

    group: int
    stars: int
    articles: int
    publisher: int
    headhunter: int
    unique: int


def score_parts(chart: Chart, table: vec[i64], seats: i64, seat: i64, over: bool) -> Score:
    """What a seat scores, part by part. What nobody else has counts when the game is over."""
    at: i64 = seat * c.SEAT
    return Score(
        int(largest_group(table, at)),
        int(star_count(table, at, chart.star_rows)),
        int(article_points(chart, table, at)),
        int(publisher_points(table, at)),
        int(headhunter_points(table, at)),
        int(unique_points(table, seats, seat)) if over else 0,
    )


def results(chart: Chart, table: vec[i64], seats: i64) -> list[float]:
    """Alone the score; else 1 for the winner, shared by those who tie in score and stars (M-41), and 0 for the rest."""
    if seats == 1:
        return [float(own_score(chart, table, 0))]
    ranks: list[int] = []
    seat: i64 = 0
    while seat < seats:
        stars = star_count(table, seat * c.SEAT, chart.star_rows)
        ranks.append(int(1000 * final_score(chart, table, seats, seat) + stars))
        seat += 1
    best = max(ranks)
    share = 1.0 / ranks.count(best)
    return [share if rank == best else 0.0 for rank in ranks]
