"""Puzzles for the page: a position as a table would show it, and, once it is answered, what the answer is worth.

Nothing is kept here: which puzzles somebody has tried, and their rating, is in their browser, which sends it along.
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
from ecliptic.server.bot_pool import as_message
from ecliptic.server.live import the_game
from ecliptic.server.tables import NotFound
from ecliptic.table import Answer, Frame, Known, Refused, Wish, about
from ecliptic.table.frames import SeatInfo, Talk, moves

MOST = 2000
"""How many puzzles of a game somebody can say to have tried."""


class Numbered(msgspec.Struct, frozen=True):
    """A puzzle, without its position."""

    game: str
    n: int
    level: int
    """How hard it is, from 1 to 3."""


class OfTheDay(msgspec.Struct, frozen=True):
    """The puzzle of a day, the same for everybody."""

    day: str
    puzzle: Numbered
    prompt: str
    """What the player is asked for, in words, so that whoever looks at it need not fetch those of the game."""


class PuzzlesOf(msgspec.Struct, frozen=True):
    """The puzzles of a game."""

    game: str
    count: int
    first: list[int]
    """Those that suit somebody after a first lesson."""


class Puzzles(msgspec.Struct, frozen=True):
    """All puzzles."""

    today: OfTheDay | None
    games: list[PuzzlesOf]


class Solver(msgspec.Struct, frozen=True):
    """Somebody who wants another puzzle."""

    rating: Rating = Rating()
    tried: Annotated[list[int], Meta(max_length=MOST)] = []


class PuzzleShown(msgspec.Struct, frozen=True):
    """A puzzle as seen by the seat that has to choose, without its answer."""

    puzzle: Numbered
    rating: int
    frame: Frame


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """Somebody's answer."""

    move: Annotated[str, Meta(max_length=200)]
    rating: Rating | None = None
    """Null: it does not count, because it is not the first answer."""


class PuzzleAsk(msgspec.Struct, frozen=True):
    """What would these moves do?"""

    moves: Annotated[list[Wish], Meta(max_length=64)]


class PuzzleJudged(msgspec.Struct, frozen=True):
    """What an answer is worth, and which one is best."""

    move: str
    """The answer, spelled as the game spells it."""
    right: bool
    behind: float | None
    """How much less it promises than the best one; null if it is not among the few that were compared."""
    hint: messages.Hinted
    """The best choices, in the form of a hint."""
    rating: Rating | None
    """The new rating of whoever answered."""


def overview(language: str = DEFAULT) -> Puzzles:
    """How many puzzles there are of each game, and the puzzle of the day."""
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
    """A puzzle near somebody's rating that they have not tried. Raises `Refused` if they have tried all."""
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
    """What these moves would do, as at a table. Raises as `show`."""
    puzzle = _find(game, number)
    at = Known(game, known(puzzle, game), puzzle.seat, 0, playing=True)
    answers: list[Answer] = [about(at, wish) for wish in wishes]
    return messages.Told(0, answers)


def answer(game: Game, number: int, given: PuzzleAnswer) -> PuzzleJudged:
    """Judges an answer and says which one is best. Raises as `show`, or for what is not a move there."""
    puzzle = _find(game, number)
    verdict, hint = judge(puzzle, game, given.move), explained(puzzle, game)
    after = rated(given.rating, puzzle, verdict.right) if given.rating else None
    return PuzzleJudged(verdict.move, verdict.right, verdict.behind, as_message(0, hint), after)


def _find(game: Game, number: int) -> Puzzle:
    found = next((one for one in kept(game.id) if one.source == number), None)
    if found is None:
        raise NotFound(f"{game.id} has no puzzle {number}")
    return found


def _sits(seat: int, mine: int) -> tuple[str, str, str]:
    """Whose game it was does not matter: somebody sits here, and bots sit elsewhere."""
    return ("", "person", "") if seat == mine else (f"Bot {seat + 1}", "bot", PLAYER)


def _numbered(puzzle: Puzzle) -> Numbered:
    return Numbered(puzzle.game, puzzle.source, puzzle.level)


def _numbers(puzzles: Sequence[Puzzle]) -> list[int]:
    return [one.source for one in puzzles]
