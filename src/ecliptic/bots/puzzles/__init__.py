"""Puzzles: positions of bots' games in which one choice is clearly best, judged only by what the seat knows.

They are data that says where it comes from, made and proven by `mining.py`; `series.py` says which one comes next.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ecliptic.kernel.errors import EclipticError
from ecliptic.kernel.game import Game
from ecliptic.kernel.state import State, step

if TYPE_CHECKING:
    from ecliptic.bots.hints import Hint

FOLDER = Path(__file__).parent
PLAYER = "medium"
"""Whose games puzzles come from."""


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
    """The number of the game: medium bots with its seed come to this position again. No two puzzles have the same."""
    event: int
    """How many of its events lead to the position."""
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

    @property
    def margin(self) -> float:
        """How far the second best choice is behind."""
        return min(other.behind for other in self.others)


class NotProven(EclipticError):
    """Another choice is as good, or nearly; or the game is not the one that the puzzle was made for."""


@functools.cache
def kept(game_id: str) -> list[Puzzle]:
    """The puzzles that come with the package, the easiest first."""
    file = FOLDER / f"{game_id}.json"
    return msgspec.json.decode(file.read_bytes(), type=list[Puzzle]) if file.exists() else []


def to_json(puzzles: list[Puzzle]) -> str:
    """One puzzle a line, the easiest first: those with few choices and a large margin."""
    ordered = sorted(puzzles, key=lambda one: (one.level, one.choices, -one.margin))
    return "[\n" + ",\n".join(msgspec.json.encode(one).decode() for one in ordered) + "\n]\n"


def known(puzzle: Puzzle, its: Game) -> State:
    """The position, as the seat knows it. Raises `NotProven` if the game has changed since, or `BadPosition`."""
    if not is_of(puzzle, its):
        raise NotProven(f"the puzzle is of version {puzzle.version} and edition {puzzle.edition} of {its.title}")
    return its.position(puzzle.position)


def is_of(puzzle: Puzzle, its: Game) -> bool:
    """Whether the game is still the one that the puzzle was made for."""
    return (puzzle.version, puzzle.edition) == (its.version, its.edition_hash)


def explained(puzzle: Puzzle, its: Game) -> Hint:
    """Why the answer is best, as a hint says it: from the proof, nothing is searched."""
    from ecliptic.bots.hints import Candidate, Hint

    state = known(puzzle, its)

    def option(move: str, behind: float) -> Candidate:
        action = its.parse(state, puzzle.seat, move)
        made = its.describe(state, puzzle.seat, action)
        told = msgspec.structs.replace(made, preview=its.preview(state, puzzle.seat, action))
        return Candidate(told, puzzle.expected - behind, behind, False)

    options = (option(puzzle.best, 0.0), *(option(other.move, other.behind) for other in puzzle.others))
    return Hint(options, sum(one.value for one in options) / len(options))


class Verdict(NamedTuple):
    """What an answer is worth."""

    move: str
    right: bool
    behind: float | None
    """How much less it promises than the best choice; None: it was not among those that were compared."""


def judge(puzzle: Puzzle, its: Game, move: str) -> Verdict:
    """Judges an answer; another way to the very same position is as right. Raises `InvalidMove`, `IllegalAction` or
    `NotProven`."""
    before = known(puzzle, its)
    made = _after(before, puzzle, its, move)
    spelled = its.spell(before, puzzle.seat, its.parse(before, puzzle.seat, move))
    if spelled == puzzle.best or made.to_dict() == _after(before, puzzle, its, puzzle.best).to_dict():
        return Verdict(spelled, True, 0.0)
    return Verdict(spelled, False, next((one.behind for one in puzzle.others if one.move == spelled), None))


def _after(before: State, puzzle: Puzzle, its: Game, move: str) -> State:
    after = before.clone()
    step(after, puzzle.seat, its.parse(before, puzzle.seat, move))
    return after
