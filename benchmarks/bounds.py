"""How much there is to win: what somebody who knew all luck to come could reach, from below and from above.

    python -m benchmarks.bounds [games tries]

From below: every deal is played again and again with exactly the same luck. Each game follows the best one so far,
leaves it at one decision for any other, and goes on by the game's quick player; what is no worse is kept. Whoever knew
all luck could have played the best game found, so that is a lower bound of what a clairvoyant reaches, and of nothing
that an honest player can. Results that cannot be exceeded (a victory, a Golden Semester) are exact.

From above: Mihi Anguli alone, by `Ceiling`, which is proven there. And the toys of Ephemeris are solved whole.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple, cast

import ecliptic
from ecliptic.bots.game_modules import guide_for
from ecliptic.bots.rollout import STREAMS, RolloutLuck
from ecliptic.bots.search_guide import Guide
from ecliptic.bots.stats import mean_interval, moments, wilson
from ecliptic.games.ephemeris.analysis import Toy, shares, solve
from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.rules import Starmap
from ecliptic.games.starmap.ruleset import Chart
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import NATURE, State

ENDLESS = 4000
"""Decisions after which a game is given up."""


class Line(NamedTuple):
    """A game: the result of its first seat, and all decisions."""

    result: float
    made: list[int]


def line(start: State, deal: int, guide: Guide, kept: Sequence[int] = (), change: Luck | None = None) -> Line:
    """A game of a deal: these decisions first, then perhaps any other one, then those of the guide."""
    state, fate = start.clone(), RolloutLuck(deal, 0, [0] * STREAMS)
    luck, made = Luck(deal, 1), list[int]()
    while (actors := state.actors()) and len(made) < ENDLESS:
        seat = next_actor(actors)
        if seat == NATURE:
            fate.draw(state)
            continue
        if len(made) < len(kept):
            action = kept[len(made)]
        elif len(made) == len(kept) and change is not None:
            action = state.pick(seat, change.word())
        else:
            action = guide.policy(state, seat, luck)
        made.append(action)
        state.apply(seat, action)
    return Line(float("-inf") if state.actors() else state.returns()[0], made)


def best_of(start: State, deal: int, tries: int, most: float = float("inf")) -> float:
    """The best of so many games of a deal; it stops at a result that cannot be exceeded."""
    luck, guide = Luck(deal, 2), guide_for(start)
    best = line(start, deal, guide)
    for _ in range(tries):
        if best.result >= most:
            break
        other = line(start, deal, guide, best.made[: luck.below(len(best.made))], luck)
        if other.result >= best.result:
            best = other
    return best.result


# -- Mihi Anguli from above ----------------------------------------------------------------------------------------


class Ceiling:
    """More than this no sheet scores with these rolls, whatever its player knows.

    - *Turns.* A mentor takes a day off each advance with a low die of 3 or more. It costs more experience than the
      first turn can have, so it helps from the third turn on. Who always uses it has the most turns.
    - *The group.* Every square has one major among its corners, so no more squares are filled than four for each
      filled major. A plotting reaches one major alone, and three dice are enough for one plotting a turn. A reward's
      point may fill one more: never more than its four squares, and less than the number that it is taken for.
    - *Experience* by the end of a turn: the low dice so far; for each turn but the first one for each researcher; the
      best die, if one studies; as much as an article's dearest box, if one records, and also in turns with a low 1, if
      there is a promoter. Boxes of days pay back: one of value v serves at most six landings, so it nets at most
      1 - v/6 each, and a landing has at most one of each value. (Landings on a day are seven days apart, and no game
      has more than 40.)
    - *What it buys*: an article has to be paid by the end of its week, everything else by the end. Stars and squares
      are free here, all stars are filled, and a publisher has all days full.
    """

    HELPERS = (c.MENTOR, c.RES_A, c.RES_B, c.STUDY, c.REC, c.PROMOTER, c.PUBLISHER, c.HEADHUNTER)

    def __init__(self, chart: Chart) -> None:
        self.cost = [0] * c.GROUPS
        dearest = 0
        for item in range(int(chart.items)):
            if chart.kind[item] == c.EXPERIENCE:
                self.cost[chart.group[item]] += int(chart.value[item])
                if chart.group[item] >= c.ARTICLE_GROUP:
                    dearest = max(dearest, int(chart.value[item]))
        self.dearest = dearest
        self.stars = sum(int(row).bit_count() for row in chart.star_rows)
        self.numbers = [max(4, int(number)) for number in chart.reward]

    def of(self, rolls: Sequence[tuple[int, int, int]]) -> int:
        """The ceiling for these rolls, of which there have to be enough."""
        sets = (chosen for size in range(len(self.HELPERS) + 1) for chosen in combinations(self.HELPERS, size))
        return max(self._with(rolls, frozenset(chosen)) for chosen in sets)

    def _with(self, rolls: Sequence[tuple[int, int, int]], helpers: frozenset[int]) -> int:
        """If just these helpers are there."""
        days = schedule(rolls, c.MENTOR in helpers)
        had = self.experience(rolls, helpers, len(days))
        free = had[-1] - sum(self.cost[c.ENTRY_GROUP + entry] for entry in helpers)
        if free < 0:
            return 0
        best = {0: 0}
        """What was spent, and the points for it."""
        for week in range(c.WEEKS):
            turns = sum(day < c.DAYS * (week + 1) for day in days)
            within = (had[turns - 1] if turns else 0) + self.dearest  # a promoter still helps in the turn that ends it
            points = self.numbers[week] + (c.PUBLISHER in helpers)
            best = bought(best, self.cost[c.ARTICLE_GROUP + week], points, min(within, free))
        if c.HEADHUNTER in helpers:
            for entry in range(c.ENTRIES):
                if entry not in helpers and not c.STARTING >> entry & 1:
                    best = bought(best, self.cost[c.ENTRY_GROUP + entry], 1, free)
        points = max(best.values()) + (len(helpers) if c.HEADHUNTER in helpers else 0)
        if c.PUBLISHER in helpers:
            points += 3 * c.DAYS
        return min(4 * c.MAJORS, 4 * len(days)) + self.stars + points

    def experience(self, rolls: Sequence[tuple[int, int, int]], helpers: frozenset[int], turns: int) -> list[int]:
        """By the end of each turn, at most."""
        total, found = 0, []
        for turn, (low, _, high) in enumerate(rolls[:turns]):
            total += 6 * low
            if turn:
                total += 14 + 6 * ((c.RES_A in helpers) + (c.RES_B in helpers))
                total += 6 * high * (c.STUDY in helpers)
                total += 6 * self.dearest * ((c.REC in helpers) + (c.PROMOTER in helpers and low == 1))
            found.append(total // 6)
        return found


def bought(best: dict[int, int], cost: int, points: int, within: int) -> dict[int, int]:
    """With one thing more on offer, to be paid within so much."""
    found = dict(best)
    for spent, had in best.items():
        if spent + cost <= within:
            found[spent + cost] = max(found.get(spent + cost, 0), had + points)
    return found


def schedule(rolls: Sequence[tuple[int, int, int]], mentor: bool) -> list[int]:
    """The day after each turn's advance, counted through, to the final turn; with a mentor as many as can be."""
    days: list[int] = []
    day = 0
    for turn, (low, _, _) in enumerate(rolls):
        day += low - (mentor and low >= 3 and turn >= 2)
        days.append(day)
        if day >= c.DAYS * c.WEEKS:
            break
    return days


def rolls_of(start: Starmap, deal: int) -> list[tuple[int, int, int]]:
    """The rolls of a deal, as many as any game needs."""
    fate, state, found = RolloutLuck(deal, 0, [0] * STREAMS), start.clone(), []
    dice = start.chart.roll_dice
    for _ in range(c.DAYS * c.WEEKS + c.WEEKS):
        roll = state.pick(NATURE, fate.streams[state.stream()].word()) - c.A_ROLL
        found.append((int(dice[3 * roll]), int(dice[3 * roll + 1]), int(dice[3 * roll + 2])))
    return found


# -- Ephemeris -----------------------------------------------------------------------------------------------------

RANKS = (0, 1, 4, 5)
"""One body of each rank: the Moon, the Sun, Mars, Jupiter."""


def toys(size: int, count: int) -> Iterator[Toy]:
    """Open deals of two bodies and two signs each, on a ring of this size."""
    luck = Random(size)
    for _ in range(count):
        hands = [(tuple(luck.sample(RANKS, 2)), tuple(luck.choices(range(size), k=2))) for _ in range(2)]
        yield Toy(size, RANKS, (hands[0], hands[1]))


# -- the report ----------------------------------------------------------------------------------------------------


def together(games: int, tries: int) -> None:
    """Transit and Gemini: how many deals can be won, or end with a Golden Semester."""
    for name in ("transit", "gemini"):
        for seats in (2, 3, 4):
            start = ecliptic.game(name).start(seats)
            best = [best_of(start, deal, tries, 1.0) for deal in range(games)]
            full = sum(result == 1.0 for result in best)
            _, low, high, _ = wilson(full / games, games)
            print(f"{name}, {seats} players: all of it in {full} of {games} deals ({low:.3f} - {high:.3f})", flush=True)


def alone(games: int, tries: int) -> None:
    """Mihi Anguli: what is known of the best score with known dice."""
    start = cast(Starmap, ecliptic.game("starmap").start(1))
    ceiling = Ceiling(start.chart)
    below = [best_of(start, deal, tries) for deal in range(games)]
    above = [float(ceiling.of(rolls_of(start, deal))) for deal in range(games)]
    for name, values in (("reached", below), ("proven ceiling", above)):
        mean, low, high, _ = mean_interval(moments(values))
        print(f"starmap alone, {name}: {mean:.1f} ({low:.1f} - {high:.1f}) in {games} deals", flush=True)


def rings(count: int) -> None:
    """Game One on small rings with open hands: the mean over deals of what becomes of their positions."""
    for size in (5, 6, 8, 12):
        found = [shares(solve(toy)) for toy in toys(size, count)]
        parts = [mean_interval(moments(part)) for part in zip(*found, strict=True)]
        told = [
            f"{name} {mean:.2f} ({low:.2f} - {high:.2f})"
            for name, (mean, low, high, _) in zip(("wins", "loses", "endless"), parts, strict=True)
        ]
        print(f"ephemeris, ring of {size}, to move: {', '.join(told)} in {count} deals", flush=True)


def main() -> None:
    games, tries = map(int, sys.argv[1:3] or ("50", "2000"))
    together(games, tries)
    alone(games, tries)
    rings(10)


if __name__ == "__main__":
    main()
