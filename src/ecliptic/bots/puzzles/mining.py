"""How puzzles are found: a short search proposes, a long one with different luck confirms.

The same choice must be best, and every other one that was compared must be behind it by a margin that chance does not
explain. What is found can be made again and proven again whenever rules or search change.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import NamedTuple

from ecliptic.bots import bot
from ecliptic.bots.evaluate import Weighed, sure, weigh
from ecliptic.bots.game_modules import thinkable
from ecliptic.bots.levels import HardBot
from ecliptic.bots.puzzles import PLAYER, NotProven, Other, Puzzle, known
from ecliptic.bots.workers import in_order, workers
from ecliptic.games import game
from ecliptic.kernel.chance import Fate, Seed
from ecliptic.kernel.game import Game
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import NATURE, State, step

PROPOSED, PROVEN = 400, 6000
"""Simulations of the search that proposes, and of the one that proves."""
MARGINS = {"victory": 0.08, "levels": 0.06, "stars": 0.06, "points": 1.5}
"""How much more the best choice has to promise than any other, on the scale of the game's results."""
FEWEST, EACH = 3, 10
"""Choices in a puzzle at least; decisions of one game that are looked at."""


class Source(NamedTuple):
    """A game of medium bots, which follows from all of this."""

    game: str
    number: int
    seats: int | None = None
    options: Mapping[str, object] = {}


class Decision(NamedTuple):
    """What a seat knew when it had a choice, and how many events had led to it."""

    event: int
    known: State
    seat: int


find = cache(game)


def make(source: Source, jobs: int = 1) -> Iterator[Puzzle]:
    """Puzzles without end, from this game and those with the next numbers; not more than one of each."""
    sources = (source._replace(number=number) for number in itertools.count(source.number))
    found = map(_in_game, sources) if jobs == 1 else in_order(workers(jobs), _in_game, sources)
    for puzzle in found:
        if puzzle is not None:
            yield puzzle


def _in_game(source: Source) -> Puzzle | None:
    """The first puzzle among some decisions of a game, in any order: from beginnings as often as from ends."""
    its, luck = find(source.game), Random(source.number)
    decisions = [one for one in played(source) if is_choice(one.known, one.seat)]
    for one in luck.sample(decisions, min(EACH, len(decisions))):
        if stands_out(weigh(one.known, one.seat, source.number + 1, PROPOSED), margin_of(its, one.known)):
            try:
                return prove(its, one, source.number)
            except NotProven:
                continue
    return None


def played(source: Source) -> Iterator[Decision]:
    """What is decided in a game of medium bots."""
    number = source.number
    state, fate = find(source.game).start(source.seats, source.options), Fate(Seed.of_number(number))
    players = [bot(PLAYER, seed=number + seat) for seat in range(state.seats)]
    event = 0
    while actors := state.actors():
        seat = next_actor(actors)
        if seat == NATURE:
            action = fate.next_action(state)
        else:
            decision = Decision(event, state.known_to(seat), seat)
            yield decision
            action = players[seat].choose(decision.known, seat)
        step(state, seat, action)
        event += 1


def is_choice(known: State, seat: int) -> bool:
    return len(known.legal(seat)) >= FEWEST and thinkable(known, seat)


def margin_of(its: Game, known: State) -> float:
    return MARGINS[its.unit(known).name]


def stands_out(weighed: Weighed, margin: float) -> bool:
    """Whether the best choice is ahead of all others by at least this much, and by more than chance explains."""
    return len(weighed.choices) > 1 and all(
        one.behind >= margin and one.behind > sure(one.rounds) * one.error for one in weighed.choices[1:]
    )


def prove(its: Game, decision: Decision, number: int, simulations: int = PROVEN) -> Puzzle:
    """The puzzle. Raises `NotProven`."""
    event, known, seat = decision
    found = weigh(known, seat, number, simulations)
    if not stands_out(found, margin_of(its, known)):
        raise NotProven(f"game {number}, event {event}: no choice stands out")
    best = found.best.action
    return Puzzle(
        game=its.id, version=its.version, edition=its.edition_hash, source=number, event=event, seat=seat,
        position=known.to_dict(), choices=len(known.legal(seat)), best=its.spell(known, seat, best),
        expected=round(found.best.expected, 4),
        others=[
            Other(its.spell(known, seat, one.action), round(one.behind, 4), round(one.error, 4))
            for one in found.choices[1:]
        ],
        level=_level(known, seat, best, number),
        themes=list(dict.fromkeys(told.key for told in its.preview(known, seat, best)[1:])),
        simulations=simulations,
    )  # fmt: skip


def _level(known: State, seat: int, best: int, number: int) -> int:
    """Who finds it. The hard bot has no limit of time here, or the answer would depend on the machine."""
    if bot(PLAYER, seed=number).choose(known, seat) == best:
        return 1
    return 2 if HardBot(number, ms=0).choose(known, seat) == best else 3


def check(puzzle: Puzzle, simulations: int = 0, seed: int | None = None) -> bool:
    """Whether a search (as long as the proof was, unless said otherwise) answers as the puzzle does. Raises `NotProven`
    if its game has changed since, or `BadPosition`."""
    its = find(puzzle.game)
    state = known(puzzle, its)
    found = weigh(state, puzzle.seat, puzzle.source if seed is None else seed, simulations or puzzle.simulations)
    return its.spell(state, puzzle.seat, found.best.action) == puzzle.best


def source_of(puzzle: Puzzle) -> Source:
    """The game that it comes from."""
    its = find(puzzle.game)
    state = known(puzzle, its)
    return Source(puzzle.game, puzzle.source, state.seats, its.options_of(state))
