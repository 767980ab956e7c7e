"""Puzzles for the page: a position as a table would show it, and, once it is answered, what the answer is worth.

Nothing is kept here: which puzzles somebody has tried, and how strong they are, is in their browser, which sends it
along.
"""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from ecliptic.bots.puzzles import PLAYER, Puzzle, explained, judge, kept, known
from ecliptic.bots.puzzles.series import Rating, first_ones, next_one, of_the_day, playable, rated, rating_of
from ecliptic.games import all_games
from ecliptic.kernel.bits import bit
from ecliptic.kernel.catalogue import DEFAULT, OWN, Catalogue
from ecliptic.kernel.game import Game
from ecliptic.server import clock, messages
from ecliptic.server.live import the_game
from ecliptic.server.tables import NotFound
from ecliptic.table import Answer, Frame, Known, Refused, Wish, about
from ecliptic.table.frames import SeatInfo, Talk, moves

MOST = 2000
"""Of puzzles of a game that somebody can have tried."""


class Numbered(msgspec.Struct, frozen=True):
    """A puzzle, without its position."""

    game: str
    n: int
    level: int
    """1 to 3: who finds the answer."""


class OfTheDay(msgspec.Struct, frozen=True):
    """The puzzle of a day, the same for everybody."""

    day: str
    puzzle: Numbered
    prompt: str
    """What is asked for there, in words: whoever looks at it need not fetch those of the game."""


class PuzzlesOf(msgspec.Struct, frozen=True):
    """What there is of a game."""

    game: str
    count: int
    first: list[int]
    """Those that are good after a first lesson."""


class Puzzles(msgspec.Struct, frozen=True):
    """All that there are."""

    today: OfTheDay | None
    games: list[PuzzlesOf]


class Solver(msgspec.Struct, frozen=True):
    """Somebody who wants another puzzle."""

    rating: Rating = Rating()
    tried: Annotated[list[int], Meta(max_length=MOST)] = []


class PuzzleShown(msgspec.Struct, frozen=True):
    """A puzzle as the seat that has to choose sees it; nothing of its answer."""

    puzzle: Numbered
    rating: int
    frame: Frame


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """What somebody would do."""

    move: Annotated[str, Meta(max_length=200)]
    rating: Rating | None = None
    """None: it does not count, because it is not the first answer."""


class PuzzleAsk(msgspec.Struct, frozen=True):
    """What of these moves?"""

    moves: Annotated[list[Wish], Meta(max_length=64)]


class PuzzleJudged(msgspec.Struct, frozen=True):
    """What an answer is worth, and which one is best."""

    move: str
    """The answer, spelled as the game spells it."""
    right: bool
    behind: float | None
    """How much less it promises than the best one; null: it is not among the best few, which were compared."""
    hint: messages.Hinted
    """The best ones, as a hint tells them."""
    rating: Rating | None
    """How strong whoever answered is now."""


def overview(language: str = DEFAULT) -> Puzzles:
    """What there is, and the puzzle of the day."""
    games = [the_game(name) for name in all_games()]
    found = [PuzzlesOf(one.id, len(there), _numbers(first_ones(one))) for one in games if (there := playable(one))]
    day = datetime.datetime.fromtimestamp(clock.now_ms() / 1000, datetime.UTC).date()
    puzzle = of_the_day(day, games)
    if puzzle is None:
        return Puzzles(None, found)
    its = the_game(puzzle.game)
    prompt = its.view_of(known(puzzle, its), puzzle.seat).prompt
    asks = Catalogue([its.folder / "text", OWN], language).say(prompt) if prompt else ""
    return Puzzles(OfTheDay(day.isoformat(), _numbered(puzzle), asks), found)


def another(game: Game, solver: Solver) -> PuzzleShown:
    """One that somebody has not tried, near their rating. Raises `Refused` if all were tried."""
    puzzle = next_one(playable(game), solver.rating, set(solver.tried))
    if puzzle is None:
        raise Refused("no_puzzle")
    return show(game, puzzle.source)


def show(game: Game, number: int) -> PuzzleShown:
    """The position of a puzzle. Raises `NotFound`, or `NotProven` if the game has changed since."""
    puzzle = _find(game, number)
    state, seat = known(puzzle, game), puzzle.seat
    actors = state.actors()
    frame = Frame(
        table="", seq=0, status="playing", seat=seat,
        seats=[SeatInfo(*_sits(one, seat), False) for one in range(state.seats)],
        view=game.view_of(state, seat), legal=moves(game, state, seat, previews=True), lone=False,
        asked=[one for one in range(state.seats) if actors & bit(one)], log=[], talk=Talk(False), commitment="",
        entropy=(), seed="", question=None, clock_ms=None, result=None, unit=game.unit(state), next_table="", here=(),
    )  # fmt: skip
    return PuzzleShown(_numbered(puzzle), rating_of(puzzle), frame)


def ask(game: Game, number: int, wishes: Sequence[Wish]) -> messages.Told:
    """What of these moves? As at a table. Raises as `show`."""
    puzzle = _find(game, number)
    at = Known(game, known(puzzle, game), puzzle.seat, 0, playing=True)
    answers: list[Answer] = [about(at, wish) for wish in wishes]
    return messages.Told(0, answers)


def answer(game: Game, number: int, given: PuzzleAnswer) -> PuzzleJudged:
    """Judges an answer and says which one is best. Raises as `show`, or for what is not a move there."""
    puzzle = _find(game, number)
    verdict, hint = judge(puzzle, game, given.move), explained(puzzle, game)
    options = [messages.Option(one.move, round(one.value, 4), one.as_good) for one in hint.options]
    after = rated(given.rating, puzzle, verdict.right) if given.rating else None
    return PuzzleJudged(
        verdict.move, verdict.right, verdict.behind, messages.Hinted(0, options, round(hint.now, 4)), after
    )


def _find(game: Game, number: int) -> Puzzle:
    found = next((one for one in kept(game.id) if one.source == number), None)
    if found is None:
        raise NotFound(f"{game.id} has no puzzle {number}")
    return found


def _sits(seat: int, mine: int) -> tuple[str, str, str]:
    """Whose game it was is of no matter: somebody sits here, and bots sit elsewhere."""
    return ("", "person", "") if seat == mine else (f"Bot {seat + 1}", "bot", PLAYER)


def _numbered(puzzle: Puzzle) -> Numbered:
    return Numbered(puzzle.game, puzzle.source, puzzle.level)


def _numbers(puzzles: Sequence[Puzzle]) -> list[int]:
    return [one.source for one in puzzles]
