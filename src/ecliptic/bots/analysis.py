"""What a game owes to luck and what to decisions, and how good each decision was.

Two questions, answered separately:

- *How good was a decision?* Its regret: how much more the best choice promised than the one that was made, judged
  only by what the player knew then (`evaluate.py`).
- *What made the result?* The expectation of a position is the mean result if all seats play on as the game's own quick
  player does, each by what it knows. It changes with every event. What Nature changes is luck. What a decision changes
  is the decision's, as far as the player could know it: against what the quick player would have done there. The rest
  of that change lay in what the player could not see, and is luck too. Start, luck and decisions add up to the result.

Every position is played out with the same chance to come (`rollout.py`): rollout number i from one position meets what
rollout number i from another does. So a move that the quick player would have made without tossing a coin changes
nothing at all, and the standard error of every sum is the spread of that sum over i, which takes into account how its
parts depend on each other.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from ecliptic.bots.evaluate import Weighed, weigh
from ecliptic.bots.game_modules import guide_for, luck_of, thinkable
from ecliptic.bots.levels import check_limits
from ecliptic.bots.rollout import STREAMS, RolloutLuck, finish
from ecliptic.bots.search_guide import Guide
from ecliptic.bots.stats import mean
from ecliptic.games import game as find
from ecliptic.kernel.errors import BadSeats
from ecliptic.kernel.facts import Fact, Move, fact
from ecliptic.kernel.game import Game
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.record import Record, replay
from ecliptic.kernel.state import NATURE, State

SIMULATIONS, LONG, LEAST = 200, 40_000, 20
"""How many simulations a decision gets, and how many games are played out from each position, by default; in a game of
many events fewer, about LONG in all, but no fewer than LEAST."""
FEWEST, MOST = 20, 1000
"""How many games are played out from each position, at least and at most, under a time limit."""

Results = list[list[float]]
"""For each game that was played out, a number for each seat."""


class Estimate(NamedTuple):
    """A number and its standard error."""

    value: float
    error: float

    @staticmethod
    def each(rows: Results) -> tuple[Estimate, ...]:
        """One for each seat."""
        return tuple(Estimate(*mean(column)) for column in zip(*rows, strict=True))


@dataclass(frozen=True)
class Judged:
    """A decision with a choice, judged by what its player knew."""

    weighed: Weighed
    moves: tuple[Move, ...]
    """The compared choices, in the order of `weighed.choices`."""
    made: int
    """Which of them was made."""

    @property
    def as_good(self) -> bool:
        """Whether no other choice is clearly better."""
        return self.weighed.choices[self.made].as_good

    @property
    def regret(self) -> Estimate:
        """How much more the best choice promised; 0 where that is less than noise, never below."""
        choice = self.weighed.choices[self.made]
        return Estimate(0.0 if choice.as_good else choice.behind, choice.error)


@dataclass(frozen=True)
class Mark:
    """One event and what it changed, for each seat."""

    index: int
    seat: int
    """Who acted; NATURE for chance."""
    move: str
    before: tuple[float, ...]
    after: tuple[float, ...]
    """The expected results."""
    luck: tuple[Estimate, ...]
    decision: tuple[Estimate, ...]
    """The parts of their difference."""
    judged: Judged | None
    """None for chance, for a lone choice, in a quiz or a race, and for seats nobody asked about."""

    def to_json(self) -> dict[str, object]:
        """As data, documented in docs/bots.md."""
        return {
            "event": self.index,
            "seat": None if self.seat == NATURE else self.seat,
            "move": self.move,
            "before": _rounded(self.before),
            "after": _rounded(self.after),
            "luck": _rounded(part.value for part in self.luck),
            "luck_error": _rounded(part.error for part in self.luck),
            "decision": _rounded(part.value for part in self.decision),
            "decision_error": _rounded(part.error for part in self.decision),
            "judged": None if self.judged is None else _judged_json(self.judged),
        }


@dataclass(frozen=True)
class Split:
    """What made the result of one seat: start + luck + own + others = end."""

    seat: int
    start: Estimate
    luck: Estimate
    own: Estimate
    """By its own decisions."""
    others: Estimate
    """By those of the other seats."""
    end: float
    """The result; in a game that is not over, what is expected."""
    regret: Estimate
    """The sum over the decisions that clearly cost something."""
    judged: int
    costly: int
    """How many decisions were judged, and how many of them clearly cost something."""

    def to_json(self) -> dict[str, object]:
        """As data, documented in docs/bots.md."""
        found: dict[str, object] = {"seat": self.seat, "judged": self.judged, "costly": self.costly}
        for name in ("start", "luck", "own", "others", "regret"):
            part: Estimate = getattr(self, name)
            found[name], found[f"{name}_error"] = round(part.value, 5), round(part.error, 5)
        return {**found, "end": round(self.end, 5)}


def _rounded(values: object) -> list[float]:
    return [round(value, 5) for value in values]  # type: ignore[attr-defined]


def _judged_json(judged: Judged) -> dict[str, object]:
    regret = judged.regret
    return {
        "regret": round(regret.value, 5),
        "error": round(regret.error, 5),
        "as_good": judged.as_good,
        "best": judged.moves[0].move,
        "rounds": judged.weighed.best.rounds,
        "choices": [
            {
                "move": move.move,
                "expected": round(choice.expected, 5),
                "behind": round(choice.behind, 5),
                "error": round(choice.error, 5),
                "made": number == judged.made,
            }
            for number, (move, choice) in enumerate(zip(judged.moves, judged.weighed.choices, strict=True))
        ],
    }


def as_json(analysis: Analysis, marks: list[Mark]) -> dict[str, object]:
    """Everything, for other programs. Documented in docs/bots.md."""
    return {
        "game": analysis.game.id,
        "games": analysis.games,
        "seats": [split.to_json() for split in analysis.splits()],
        "events": [mark.to_json() for mark in marks],
    }


class Found(NamedTuple):
    """What was found out about one event, apart from all others."""

    after: list[list[float] | None]
    """How the games from the position after it ended; None where just as from the position before it."""
    decision: list[list[float]] | None
    """What the decision changed as far as its player could know; None: all that was changed."""
    judged: Judged | None


class Analysis:
    """A record under the microscope: iterate over it for one mark an event, then ask for the `splits`.

    `seat`: judge only its decisions. `simulations` or `ms`: how much each decision and each position gets. With a
    number of simulations the answers follow from the seed.
    """

    def __init__(
        self, game: Game, record: Record, seat: int | None = None, simulations: int = 0, ms: int = 0, seed: int = 0
    ) -> None:
        if seat is not None and not 0 <= seat < record.seats:
            raise BadSeats(fact("refused-no-seat", n=seat))
        check_limits(simulations, ms)
        self.game = game
        self.seats = record.seats
        self._record = record
        self._seat, self._seed, self._ms = seat, seed, ms
        self._events = list(replay(game, record))
        default = max(LEAST, min(SIMULATIONS, LONG // max(1, len(self._events))))
        self._simulations = simulations if simulations or ms else default
        self.start = self._events[0][0] if self._events else game.start(record.seats, record.options)
        self._drawn = self._draws()
        self.games = max(2, self._simulations) if self._simulations else self._games_in(ms)
        """How many are played out from each position."""
        self._first: Results = []
        self._values: Results = []
        """How those from the position reached so far ended."""
        self._from_luck: Results = []
        self._from_seat: list[Results] = []
        self._judged: dict[int, list[Judged]] = {}

    def __len__(self) -> int:
        return len(self._events)

    @property
    def over(self) -> bool:
        """Whether the game is."""
        return self._record.result is not None

    def __iter__(self) -> Iterator[Mark]:
        return self._marks(map(self.examine, range(len(self))))

    def in_processes(self, jobs: int, edition: str | None = None) -> Iterator[Mark]:
        """The same marks, found by several processes. Each makes the game again: `edition` is the file of its own
        components, if it has any."""
        settings = (self._seat, self._simulations, self._ms, self._seed)
        from ecliptic.bots.workers import in_order, workers  # there is not everywhere another process

        pool = workers(jobs, _prepare, self.game.name, self._record, edition, settings, self.games)
        yield from self._marks(in_order(pool, _examine, range(len(self))))

    def _marks(self, findings: Iterable[Found]) -> Iterator[Mark]:
        self._values = self._first = self._played_out(self.start, 0)
        self._from_luck = self._nothing()
        self._from_seat = [self._nothing() for _ in range(self.seats)]
        self._judged = {seat: [] for seat in range(self.seats)}
        for index, found in enumerate(findings):
            yield self._mark(index, found)

    def facts(self, index: int) -> list[Fact]:
        """A decision as its own seat was told of it; chance with all cards open, once the game is over."""
        before, seat, action, after = self._events[index]
        if seat == NATURE and self.over:
            return self.game.open_facts(before, after, seat, action)
        return self.game.facts(before, after, seat, action, None if seat == NATURE else seat)

    def splits(self) -> tuple[Split, ...]:
        """What made the result of each seat: of the events that were iterated over."""
        start, luck = Estimate.each(self._first), Estimate.each(self._from_luck)
        return tuple(self._split(seat, start[seat], luck[seat]) for seat in range(self.seats))

    # -- adding up -------------------------------------------------------------------------------------------

    def _mark(self, index: int, found: Found) -> Mark:
        before, seat, action, _ = self._events[index]
        was = self._values
        now = [was[i] if ended is None else ended for i, ended in enumerate(found.after)]
        change = [_minus(a, b) for a, b in zip(now, was, strict=True)]
        if seat == NATURE:
            luck, decision = change, self._nothing()
        elif found.decision is None:
            luck, decision = self._nothing(), change
        else:
            decision = found.decision
            luck = [_minus(a, b) for a, b in zip(change, decision, strict=True)]
        if seat != NATURE:
            _add(self._from_seat[seat], decision)
        _add(self._from_luck, luck)
        if found.judged is not None:
            self._judged[seat].append(found.judged)
        self._values = now
        return Mark(
            index, seat, self.game.spell(before, seat, action),
            _means(was), _means(now), Estimate.each(luck), Estimate.each(decision), found.judged,
        )  # fmt: skip

    def _split(self, seat: int, start: Estimate, luck: Estimate) -> Split:
        parts = [Estimate.each(table)[seat] for table in self._from_seat]
        rest = self._nothing()
        for other, table in enumerate(self._from_seat):
            if other != seat:
                _add(rest, table)
        judged = self._judged[seat]
        costly = [one.regret for one in judged if not one.as_good]
        regret = Estimate(sum(cost.value for cost in costly), sqrt(sum(cost.error**2 for cost in costly)))
        return Split(
            seat, start, luck, parts[seat], Estimate.each(rest)[seat], _means(self._values)[seat],
            regret, len(judged), len(costly),
        )  # fmt: skip

    def _nothing(self) -> Results:
        return [[0.0] * self.seats for _ in range(self.games)]

    # -- one event -------------------------------------------------------------------------------------------

    def examine(self, index: int) -> Found:
        """Depends on this event alone, not on what was found out about others."""
        before, seat, action, _ = self._events[index]
        if len(before.legal(seat)) == 1:
            return Found([None] * self.games, None, None)
        after = self._ended(index)
        if seat == NATURE:
            return Found(after, None, None)
        known = before.known_to(seat)
        decision = self._by_knowledge(index, known) if guide_for(known).secrets else None
        asked = self._seat in (None, seat) and thinkable(known, seat)
        judged = self._judge(known, seat, action) if asked else None
        return Found(after, decision, judged)

    def _ended(self, index: int) -> list[list[float] | None]:
        """The games from the position after an event; those that would have reached it anyway need not be played."""
        before, seat, action, after = self._events[index]
        guide, quick = guide_for(after), guide_for(before)
        found: list[list[float] | None] = []
        for number in range(self.games):
            luck = RolloutLuck(self._seed, number, self._drawn[index])
            if _expected(before, seat, quick, luck) == action:
                found.append(None)
            else:
                found.append(finish(after.clone(), guide, RolloutLuck(self._seed, number, self._drawn[index + 1])))
        return found

    def _by_knowledge(self, index: int, known: State) -> Results:
        """What a decision changed in guessed worlds, against what the quick player would have done."""
        _, seat, action, _ = self._events[index]
        guide, seed = guide_for(known), luck_of(self._seed, known, seat)
        found: Results = []
        for number in range(self.games):
            world = guide.guess(known, Luck(seed, number))
            luck = RolloutLuck(self._seed, number, self._drawn[index])
            default = guide.policy(world, seat, luck.players)
            if default == action:
                found.append([0.0] * self.seats)
                continue
            other = world.clone()
            other.apply(seat, default)
            again = RolloutLuck(self._seed, number, self._drawn[index])
            guide.policy(world, seat, again.players)  # what chance decided here must not decide later
            world.apply(seat, action)
            found.append(_minus(finish(world, guide, again), finish(other, guide, luck)))
        return found

    def _judge(self, known: State, seat: int, action: int) -> Judged:
        weighed = weigh(known, seat, self._seed, self._simulations, -(-self._ms // 2), action)
        moves = tuple(self.game.describe(known, seat, choice.action) for choice in weighed.choices)
        made = next(i for i, choice in enumerate(weighed.choices) if choice.action == action)
        return Judged(weighed, moves, made)

    # -- luck ------------------------------------------------------------------------------------------------

    def _draws(self) -> list[list[int]]:
        """How many outcomes of each random stream are gone before each event, and after the last."""
        gone = [0] * STREAMS
        found = [gone[:]]
        for before, seat, _, _ in self._events:
            if seat == NATURE:
                gone[before.stream()] += 1
            found.append(gone[:])
        return found

    def _played_out(self, state: State, index: int) -> Results:
        guide = guide_for(state)
        return [
            finish(state.clone(), guide, RolloutLuck(self._seed, number, self._drawn[index]))
            for number in range(self.games)
        ]

    def _games_in(self, ms: float) -> int:
        """How many games from each position leave half of this time for judging. Where seats have secrets, three are
        played for each: one from the position, two in guessed worlds."""
        ms /= 6 if guide_for(self.start).secrets else 2
        self.games = 8
        began = time.perf_counter()
        self._played_out(self.start, 0)
        each = 1000 * (time.perf_counter() - began) / self.games
        return min(MOST, max(FEWEST, round(ms / each)))


_prepared: list[Analysis] = []
"""In a process of its own: what it works on."""


def _prepare(
    name: str, record: Record, edition: str | None, settings: tuple[int | None, int, int, int], games: int
) -> None:
    analysis = Analysis(find(name, edition), record, *settings)
    analysis.games = games
    _prepared[:] = [analysis]


def _examine(index: int) -> Found:
    return _prepared[0].examine(index)


def _expected(state: State, seat: int, quick: Guide, luck: RolloutLuck) -> int:
    """What a rollout would have done here; -1 if that cannot be told beforehand."""
    if next_actor(state.actors()) != seat:
        return -1
    if seat == NATURE:
        return state.pick(NATURE, luck.streams[state.stream()].word())
    used = luck.players.n
    chosen = quick.policy(state, seat, luck.players)
    return chosen if luck.players.n == used else -1


def _minus(one: list[float], other: list[float]) -> list[float]:
    return [a - b for a, b in zip(one, other, strict=True)]


def _add(table: Results, more: Results) -> None:
    for row, plus in zip(table, more, strict=True):
        for seat, value in enumerate(plus):
            row[seat] += value


def _means(table: Results) -> tuple[float, ...]:
    return tuple(fmean(column) for column in zip(*table, strict=True))
