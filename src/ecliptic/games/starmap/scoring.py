"""What a sheet is worth."""

from __future__ import annotations

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


def publisher_points(table: vec[i64], at: i64) -> i64:
    """M-34: 1 an article, 3 a day with its four boxes filled."""
    if table[at + c.OWNED] & bit(c.PUBLISHER) == 0:
        return 0
    points = size(completed_articles(table, at))
    day: i64 = 0
    while day < c.DAYS:
        if (table[at + c.ITEMS] >> (4 * day)) & 15 == 15:
            points += 3
        day += 1
    return points


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


def unique_points(table: vec[i64], seats: i64, seat: i64) -> i64:
    """M-40: 1 for each article, ability and supporter that nobody else has; none alone."""
    if seats == 1:
        return 0
    entries = table[seat * c.SEAT + c.OWNED]  # the two of the start drop out, since everybody has them
    articles = completed_articles(table, seat * c.SEAT)
    other: i64 = 0
    while other < seats:
        if other != seat:
            entries &= ~table[other * c.SEAT + c.OWNED]
            articles &= ~completed_articles(table, other * c.SEAT)
        other += 1
    return size(entries) + size(articles)


def results(chart: Chart, table: vec[i64], seats: i64) -> list[float]:
    """Alone the score; else 1 for the winner, shared by those who tie in score and stars (M-41), and 0 for the rest."""
    if seats == 1:
        return [float(own_score(chart, table, 0))]
    ranks: list[int] = []
    seat: i64 = 0
    while seat < seats:
        at = seat * c.SEAT
        score = own_score(chart, table, at) + unique_points(table, seats, seat)
        ranks.append(int(1000 * score + star_count(table, at, chart.star_rows)))
        seat += 1
    best = max(ranks)
    share = 1.0 / ranks.count(best)
    return [share if rank == best else 0.0 for rank in ranks]
