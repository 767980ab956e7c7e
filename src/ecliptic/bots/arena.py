"""Measures bots against each other, or side by side where they cannot play against each other.

The same luck for everybody: game number k has the same chance streams whoever sits where. In a competitive game each
luck is played in all seatings, and what counts is a bot's mean share over all of them, so that good cards cancel out;
in a cooperative or solo game each bot plays every luck with copies of itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from itertools import product
from math import sqrt
from statistics import NormalDist, fmean, stdev

from ecliptic.bots import bot
from ecliptic.games import game as find
from ecliptic.kernel.chance import Fate, Seed
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import NATURE

Z95 = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Contest:
    """What is played by whom."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: Mapping[str, object] = field(default_factory=dict)

    def seatings(self) -> list[tuple[str, ...]]:
        """Who sits where: all ways with more than one bot, or each bot with itself if it plays with nobody else."""
        if self.apart or len(self.bots) == 1:
            return [(name,) * self.seats for name in self.bots]
        return [seating for seating in product(self.bots, repeat=self.seats) if len(set(seating)) > 1]

    @property
    def apart(self) -> bool:
        """Whether the bots are measured one by one: in a cooperative game, and alone."""
        return self.seats == 1 or find(self.game).cooperative


@dataclass(frozen=True)
class Played:
    """One game: its luck, who sat where, and how it ended for each seat."""

    luck: int
    seating: tuple[str, ...]
    result: tuple[float, ...]


@dataclass(frozen=True)
class Standing:
    """What a bot achieved, with a 95 % interval."""

    bot: str
    games: int
    mean: float
    low: float
    high: float
    rating: float | None = None
    rating_low: float | None = None
    rating_high: float | None = None


def play(contest: Contest, luck: int, seating: tuple[str, ...]) -> Played:
    """One game. Bots on different seats and in different games have seeds of their own."""
    game = find(contest.game)
    state = game.start(contest.seats, contest.options)
    fate = Fate(Seed.of_number(luck))
    players = [bot(name, seed=luck * 16 + seat) for seat, name in enumerate(seating)]
    while actors := state.actors():
        seat = next_actor(actors)
        if seat == NATURE:
            action = fate.next_action(state)
        else:
            choices = state.legal(seat)
            action = choices[0] if len(choices) == 1 else players[seat].choose(state.known_to(seat), seat)
        state.apply(seat, action)
    return Played(luck, seating, tuple(state.returns()))


def games(contest: Contest, lucks: Iterable[int], jobs: int = 1) -> Iterator[Played]:
    """Every luck in every seating, in order, on so many processes."""
    work = [(contest, luck, seating) for luck in lucks for seating in contest.seatings()]
    if jobs == 1:
        yield from (play(*one) for one in work)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_play, work)


def _play(one: tuple[Contest, int, tuple[str, ...]]) -> Played:
    return play(*one)


# -- judging -------------------------------------------------------------------------------------------------------


def won_or_lost(played: list[Played]) -> bool:
    """Whether results are won or lost and nothing between: then an interval for shares is the right one."""
    return all(value in (0.0, 1.0) for one in played for value in one.result)


def judge(contest: Contest, played: list[Played]) -> list[Standing]:
    """The standing of each bot, best first."""
    rated = {} if contest.apart or len(contest.bots) == 1 else ratings(played)
    found = []
    for name in contest.bots:
        by_luck = _by_luck(name, played)
        if contest.apart and won_or_lost(played):
            mean, low, high = wilson(by_luck)
        else:
            mean, low, high = t_interval(by_luck)
        count = sum(name in one.seating for one in played)
        found.append(Standing(name, count, mean, low, high, *rated.get(name, (None, None, None))))
    return sorted(found, key=lambda standing: -standing.mean)


def _by_luck(name: str, played: list[Played]) -> list[float]:
    """What a bot got from each luck: its mean over all seats it had there. The lucks are independent, its games not."""
    found: dict[int, list[float]] = {}
    for one in played:
        for who, value in zip(one.seating, one.result, strict=True):
            if who == name:
                found.setdefault(one.luck, []).append(value)
    return [fmean(values) for values in found.values()]


def wilson(values: list[float]) -> tuple[float, float, float]:
    """A share of wins and its 95 % interval after Wilson, which is right near 0 and 1 too."""
    n, p = len(values), fmean(values)
    middle = (p + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
    half = Z95 / (1 + Z95**2 / n) * sqrt(p * (1 - p) / n + Z95**2 / (4 * n**2))
    return p, max(0.0, middle - half), min(1.0, middle + half)


def t_interval(values: list[float]) -> tuple[float, float, float]:
    """A mean and its 95 % interval after Student."""
    mean = fmean(values)
    if len(values) < 2:
        return mean, float("-inf"), float("inf")
    half = t95(len(values) - 1) * stdev(values) / sqrt(len(values))
    return mean, mean - half, mean + half


def t95(freedom: int) -> float:
    """The 97.5 % point of Student's distribution: exact for one and two degrees of freedom, else expanded in 1/n."""
    if freedom == 1:
        return 12.7062
    if freedom == 2:
        return 4.30265
    z, n = Z95, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def ratings(played: list[Played]) -> dict[str, tuple[float, float, float]]:
    """Plackett-Luce ratings from all games, with the 95 % interval of each rating."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = {name: model.rating(name=name) for one in played for name in one.seating}
    for one in played:
        sides = {name: [v for who, v in zip(one.seating, one.result, strict=True) if who == name] for name in rated}
        there = [name for name, values in sides.items() if values]
        scores = [fmean(sides[name]) for name in there]
        after = model.rate([[rated[name]] for name in there], scores=scores)
        rated.update({name: team[0] for name, team in zip(there, after, strict=True)})
    return {
        name: (rating.mu, rating.mu - Z95 * rating.sigma, rating.mu + Z95 * rating.sigma)
        for name, rating in rated.items()
    }


def as_json(contest: Contest, played: list[Played], standings: list[Standing]) -> dict[str, object]:
    """Everything, for other programs."""
    return {
        "contest": asdict(contest),
        "standings": [asdict(standing) for standing in standings],
        "games": [asdict(one) for one in played],
    }
