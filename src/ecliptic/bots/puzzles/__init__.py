"""Puzzles: positions of bots' games in which one choice is clearly best, judged only by what the seat knows.

A short search proposes, a long one with other luck proves: the same choice must be best, and every other one that was
compared must be behind it by a margin that chance does not explain. What is found is data that says where it comes
from, so that it can be made again and proven again whenever rules or search change.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path

import msgspec

from ecliptic.bots import LEVELS, bot
from ecliptic.bots.evaluate import Weighed, sure, weigh
from ecliptic.bots.game_modules import thinkable
from ecliptic.games import game
from ecliptic.kernel.chance import Fate, Seed
from ecliptic.kernel.errors import EclipticError
from ecliptic.kernel.game import Game
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import NATURE, State, step

FOLDER = Path(__file__).parent
PROPOSED, PROVEN = 400, 6000
"""Simulations of the search that proposes, and of the one that proves."""
MARGINS = {"victory": 0.08, "levels": 0.06, "stars": 0.06, "points": 1.5}
"""How much more the best choice has to promise than any other, on the scale of the game's results."""
FEWEST, EACH = 3, 10
"""Choices in a puzzle at least; decisions of one game that are looked at."""
PLAYER = "medium"
"""Whose games are looked through."""


class Other(msgspec.Struct, frozen=True):
    """A choice that was compared with the best one."""

    move: str
    behind: float
    error: float


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """One position, its answer, and where both come from."""

    game: str
    version: int
    edition: str
    source: int
    """The number of the game: medium bots with its seed come to this position again."""
    event: int
    """After so many events of it."""
    seat: int
    position: dict[str, object]
    """What the seat knows."""
    choices: int
    best: str
    expected: float
    others: list[Other]
    """The best of the rest, as the proof found them."""
    level: int
    """1: a medium bot finds it. 2: a hard one does. 3: neither."""
    themes: list[str]
    """What the best choice brings about at once, as keys of the game's facts."""
    simulations: int
    """Of the proof, which has the number of the game as its seed."""


class NotProven(EclipticError):
    """Another choice is as good, or nearly."""


def make(game_id: str, first: int = 1) -> Iterator[Puzzle]:
    """Puzzles without end, from the games with these numbers and on; not more than one of each."""
    its = game(game_id)
    number = first
    while True:
        found = next(_in_game(its, number), None)
        if found is not None:
            yield found
        number += 1


def _in_game(its: Game, number: int) -> Iterator[Puzzle]:
    """The puzzles of one game: every n-th of its decisions is looked at."""
    decisions = [event for event, state, seat in played(its, number) if is_choice(state, seat)]
    wanted = set(decisions[:: max(1, len(decisions) // EACH)])
    for event, state, seat in played(its, number):
        if event in wanted:
            known = state.known_to(seat)
            margin = margin_of(its, known)
            if stands_out(weigh(known, seat, number + 1, PROPOSED), margin):
                try:
                    yield prove(its, known, seat, number, event)
                except NotProven:
                    continue


def played(its: Game, number: int) -> Iterator[tuple[int, State, int]]:
    """(events so far, position, seat that decides) of a game of medium bots."""
    state, fate = its.start(), Fate(Seed.of_number(number))
    players = [bot(PLAYER, seed=number + seat) for seat in range(state.seats)]
    event = 0
    while actors := state.actors():
        seat = next_actor(actors)
        if seat == NATURE:
            action = fate.next_action(state)
        else:
            yield event, state, seat
            action = players[seat].choose(state.known_to(seat), seat)
        step(state, seat, action)
        event += 1


def is_choice(state: State, seat: int) -> bool:
    known = state.known_to(seat)
    return len(known.legal(seat)) >= FEWEST and thinkable(known, seat)


def margin_of(its: Game, known: State) -> float:
    return MARGINS[its.unit(known).name]


def stands_out(weighed: Weighed, margin: float, by: float = 1.0) -> bool:
    """Whether the best choice is ahead of all that were compared by so much, and by more than chance explains."""
    return len(weighed.choices) > 1 and all(
        one.behind >= by * margin and one.behind > sure(one.rounds) * one.error for one in weighed.choices[1:]
    )


def prove(its: Game, known: State, seat: int, number: int, event: int, simulations: int = PROVEN) -> Puzzle:
    """The puzzle. Raises `NotProven`."""
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
    finders = [bot(name, seed=number).choose(known, seat) == best for name in LEVELS[1:]]
    return 1 + finders.index(True) if True in finders else 3


def check(puzzle: Puzzle, simulations: int = 0, seed: int | None = None) -> bool:
    """Whether a search (as long as the proof was, unless said otherwise) answers as the puzzle does. Raises `NotProven`
    if its game has changed since, or `BadPosition`."""
    its = game(puzzle.game)
    if (puzzle.version, puzzle.edition) != (its.version, its.edition_hash):
        raise NotProven(f"the puzzle is of version {puzzle.version} and edition {puzzle.edition} of {its.title}")
    known = its.position(puzzle.position)
    found = weigh(known, puzzle.seat, puzzle.source if seed is None else seed, simulations or puzzle.simulations)
    return its.spell(known, puzzle.seat, found.best.action) == puzzle.best


@functools.cache
def kept(game_id: str) -> list[Puzzle]:
    """The puzzles that come with the package, the easiest first."""
    file = FOLDER / f"{game_id}.json"
    return msgspec.json.decode(file.read_bytes(), type=list[Puzzle]) if file.exists() else []


def to_json(puzzles: list[Puzzle]) -> str:
    """One puzzle a line, the easiest first: those with few choices and a large margin."""
    ordered = sorted(puzzles, key=lambda one: (one.level, one.choices, -min(other.behind for other in one.others)))
    return "[\n" + ",\n".join(msgspec.json.encode(one).decode() for one in ordered) + "\n]\n"
