"""Measures bots against each other, or side by side where they cannot play against each other.

The same deals for everybody: deal number k has the same chance streams whoever sits where. In a competitive game each
deal is played in all seatings, and what counts is a bot's mean share over all of them, so that good cards cancel out;
in a cooperative or solo game each bot plays every deal with copies of itself. There a mixed team, like `hard+medium`,
is measured like a bot.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import product
from math import isfinite
from random import Random
from statistics import fmean

from ecliptic.bots import bot, bot_seed
from ecliptic.bots.stats import Z95, Interval, mean_interval, moments, share_interval, wilson
from ecliptic.bots.workers import in_order, workers
from ecliptic.games import game
from ecliptic.kernel.chance import Fate, Seed
from ecliptic.kernel.game import Unit
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import NATURE

find = cache(game)
"""Reading a game's components takes as long as playing it several times."""
MANY = 100
"""Where there are more seatings than this, not all are played with every deal."""


@dataclass(frozen=True)
class Contest:
    """Which game is played, and by which bots or teams."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: Mapping[str, object] = field(default_factory=dict)

    def seatings(self, deal: int = 0) -> list[tuple[str, ...]]:
        """Who sits where with a deal: all ways with more than one bot, or each bot with itself if it plays with nobody
        else. Of very many ways, one that has every bot as often as possible, rotated so that all sit everywhere."""
        if self.apart or len(self.bots) == 1:
            return [(name,) * self.seats for name in self.bots]
        if len(self.bots) <= self.seats and len(self.bots) ** self.seats > MANY:
            return self._rotated(deal)
        return [seating for seating in product(self.bots, repeat=self.seats) if len(set(seating)) > 1]

    def _rotated(self, deal: int) -> list[tuple[str, ...]]:
        """One seating in all its rotations. Which bots sit there once more than others changes with the deal."""
        order = Random(deal)
        there = [self.bots[(deal + number) % len(self.bots)] for number in range(self.seats)]
        order.shuffle(there)
        return [(*there[turn:], *there[:turn]) for turn in range(self.seats)]

    def team(self, name: str) -> list[str]:
        """The bots that play under this name: those of `hard+medium` sit by turns, where bots are measured apart."""
        return name.split("+") if self.apart else [name]

    @property
    def shares(self) -> bool:
        """Whether results lie between 0 and 1."""
        return self.unit.name != "points"

    @property
    def unit(self) -> Unit:
        """What results count, and how many of it a result of 1 is."""
        game = find(self.game)
        return game.unit(game.start(self.seats, self.options))

    @property
    def apart(self) -> bool:
        """Whether the bots are measured one by one: in a cooperative game, and alone."""
        return self.seats == 1 or find(self.game).cooperative


@dataclass(frozen=True)
class Played:
    """One game: who sat where, and how it ended for each seat."""

    luck: int
    """The number of its deal."""
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
    ahead: float | None = None
    """How much more than the next one it achieved with the same deals."""
    ahead_low: float | None = None
    ahead_high: float | None = None


def play(contest: Contest, deal: int, seating: tuple[str, ...]) -> Played:
    """One game. Bots on different seats and in different games have seeds of their own; with each deal a team moves on
    by a seat."""
    state = find(contest.game).start(contest.seats, contest.options)
    seed = Seed.of_number(deal)
    fate = Fate(seed)
    teams = [contest.team(name) for name in seating]
    players = [bot(team[(seat + deal) % len(team)], seed=bot_seed(seed, seat)) for seat, team in enumerate(teams)]
    while actors := state.actors():
        seat = next_actor(actors)
        if seat == NATURE:
            action = fate.next_action(state)
        else:
            choices = state.legal(seat)
            action = choices[0] if len(choices) == 1 else players[seat].choose(state.known_to(seat), seat)
        state.apply(seat, action)
    return Played(deal, seating, tuple(state.returns()))


def games(contest: Contest, deals: Iterable[int], jobs: int = 1) -> Iterator[Played]:
    """Every deal in every seating, in order, on this many processes."""
    work = ((contest, deal, seating) for deal in deals for seating in contest.seatings(deal))
    if jobs == 1:
        yield from (play(*one) for one in work)
        return
    yield from in_order(workers(jobs), _play, work)


def _play(one: tuple[Contest, int, tuple[str, ...]]) -> Played:
    return play(*one)


# -- judging -------------------------------------------------------------------------------------------------------


def won_or_lost(played: list[Played]) -> bool:
    """Whether results are won or lost and nothing between: then an interval for shares is the right one."""
    return all(value in (0.0, 1.0) for one in played for value in one.result)


def judge(contest: Contest, played: list[Played]) -> list[Standing]:
    """The standing of each bot, best first."""
    rated = {} if contest.apart or len(contest.bots) == 1 else ratings(played)
    achieved = {name: _by_deal(name, played) for name in contest.bots}
    best_first = sorted(contest.bots, key=lambda name: -fmean(achieved[name].values()))
    return [
        Standing(
            name,
            sum(name in one.seating for one in played),
            *_interval(contest, played, [*achieved[name].values()])[:3],
            *rated.get(name, (None, None, None)),
            *(_ahead(contest, achieved[name], achieved[other]) if other else (None, None, None)),
        )
        for name, other in zip(best_first, [*best_first[1:], ""], strict=True)
    ]


def _interval(contest: Contest, played: list[Played], values: list[float]) -> Interval:
    if not contest.shares:
        return mean_interval(moments(values))
    return wilson(fmean(values), len(values)) if contest.apart and won_or_lost(played) else share_interval(values)


def _ahead(contest: Contest, one: Mapping[int, float], other: Mapping[int, float]) -> tuple[float, float, float]:
    """The mean difference over the deals, which is more certain than the two intervals: good luck cancels out."""
    gaps = [value - other[deal] for deal, value in one.items()]
    if not contest.shares:
        return mean_interval(moments(gaps))[:3]
    middle, low, high, _ = share_interval([(gap + 1) / 2 for gap in gaps])  # between -1 and 1
    return 2 * middle - 1, 2 * low - 1, 2 * high - 1


def _by_deal(name: str, played: list[Played]) -> dict[int, float]:
    """What a bot got from each deal: its mean over all seats it had there. Deals are independent, its games are not."""
    found: dict[int, list[float]] = {}
    for one in played:
        for who, value in zip(one.seating, one.result, strict=True):
            if who == name:
                found.setdefault(one.luck, []).append(value)
    return {deal: fmean(values) for deal, values in found.items()}


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
    """Everything, for other programs; an end of an interval that is not known is null."""
    return {
        "contest": asdict(contest),
        "standings": [
            {name: None if isinstance(value, float) and not isfinite(value) else value for name, value in row.items()}
            for row in map(asdict, standings)
        ],
        "games": [asdict(one) for one in played],
    }
