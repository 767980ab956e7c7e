"""`ecliptic puzzles play`: puzzles at this terminal, with the same positions and explanations as on the page."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import msgspec

from ecliptic.bots.puzzles import Puzzle, explained, judge, known
from ecliptic.bots.puzzles.series import Rating, first_ones, next_one, playable, rated
from ecliptic.cli import files
from ecliptic.cli.choices import Choices
from ecliptic.cli.game_info import find
from ecliptic.cli.language import BadUsage, say, sentence
from ecliptic.cli.prompt import Left, Offered, Reader, reader
from ecliptic.cli.screen import Screen, console, label_of
from ecliptic.home import home
from ecliptic.kernel.errors import EclipticError
from ecliptic.kernel.game import Game
from ecliptic.table.frames import moves

QUIT = "quit"


class Solver(msgspec.Struct):
    """How far somebody has got with the puzzles of a game."""

    rating: Rating = Rating()
    tried: dict[int, bool] = {}
    """By number, whether the first answer was right."""


def run(asked: Namespace) -> int:
    game = find(asked.game)
    puzzles = playable(game)
    if not puzzles:
        raise BadUsage(say("puzzles-none", name=game.id))
    to = console()
    solving = _Solving(game, Screen(game, to), reader(to))
    try:
        for puzzle in _wanted(asked, puzzles, solving):
            solving.solve(puzzle)
    except Left:
        pass
    solving.tell()
    return 0


def _wanted(asked: Namespace, puzzles: list[Puzzle], solving: _Solving) -> Iterator[Puzzle]:
    """The one with a number; those after a lesson; or as many as asked for, each near the rating so far."""
    if asked.number is not None:
        found = [one for one in puzzles if one.source == asked.number]
        if not found:
            raise BadUsage(say("puzzles-no-number", number=asked.number))
        yield found[0]
    elif asked.first:
        yield from first_ones(solving.game)
    else:
        for _ in range(asked.count):
            puzzle = next_one(puzzles, solving.solver.rating, solving.solver.tried)
            if puzzle is None:
                solving.begin_again()
                puzzle = next_one(puzzles, solving.solver.rating, ())
            assert puzzle is not None, "there are some"
            yield puzzle


class _Solving:
    """Asks, judges, explains and remembers."""

    def __init__(self, game: Game, screen: Screen, answers: Reader) -> None:
        self.game, self._screen, self._reader = game, screen, answers
        self._kept = _read()
        self.solver = self._kept.setdefault(game.id, Solver())
        self._right = self._asked = 0

    def solve(self, puzzle: Puzzle) -> None:
        """One puzzle, from the board to the explanation."""
        screen, seat, state = self._screen, puzzle.seat, known(puzzle, self.game)
        screen.names = [say("puzzle-seat", number=number + 1) for number in range(state.seats)]
        screen.names[seat] = say("play-you")
        screen.rule(say("puzzle-title", number=puzzle.source, stars="★" * puzzle.level))
        view, choices = self.game.view_of(state, seat), Choices(moves(self.game, state, seat))
        screen.board(view)
        screen.gap()
        prompt = screen.voice(seat).say(view.prompt) if view.prompt else ""
        screen.say(f"{say('puzzle-question')} {prompt}".strip(), "bold")
        screen.moves(choices, seat)
        answer = self._ask(puzzle, choices)
        self._explain(puzzle, answer)

    def _ask(self, puzzle: Puzzle, choices: Choices) -> str:
        """A move that can be made."""
        tell = self._screen.voice(puzzle.seat)
        offered = [Offered(number, move.move, label_of(move, tell)) for number, move in choices.numbered]
        while True:
            try:
                answer = self._reader.ask("", [QUIT], offered)
            except EOFError:
                raise Left from None
            if answer.lower() == QUIT:
                raise Left
            meant = choices.matching(answer)
            try:
                if len(meant) > 1:
                    raise BadUsage(say("table-several", answer=answer, count=len(meant)))
                return judge(puzzle, self.game, meant[0][1].move if meant else answer).move
            except EclipticError as error:
                if not self._reader.live:
                    raise
                self._screen.say(sentence(error, tell), "yellow", 2)

    def _explain(self, puzzle: Puzzle, answer: str) -> None:
        verdict, tell = judge(puzzle, self.game, answer), self._screen.voice(puzzle.seat)
        told = "puzzle-right" if verdict.right else "puzzle-behind" if verdict.behind is not None else "puzzle-wrong"
        state = known(puzzle, self.game)
        gap = tell.say(self.game.unit(state).gap(verdict.behind or 0.0))
        self._screen.gap()
        self._screen.say(say(told, gap=gap), "bold green" if verdict.right else "bold yellow")
        for number, fact in enumerate(explained(puzzle, self.game).facts(self.game, state)):
            self._screen.say(tell.say(fact), "dim" if number else "green", 2)
        self._asked, self._right = self._asked + 1, self._right + verdict.right
        if puzzle.source not in self.solver.tried:  # an answer that is known already says nothing
            self.solver.rating = rated(self.solver.rating, puzzle, verdict.right)
            self.solver.tried[puzzle.source] = verdict.right
            _write(self._kept)

    def begin_again(self) -> None:
        """All were tried: they come once more, for the same rating."""
        self._screen.say(say("puzzle-all", count=len(self.solver.tried)))
        self.solver.tried.clear()

    def tell(self) -> None:
        rating = round(self.solver.rating.mu)
        self._screen.gap()
        self._screen.say(say("puzzle-sum", right=self._right, count=self._asked, rating=rating), "bold")


def _file() -> Path:
    return home() / "puzzles.json"


def _read() -> dict[str, Solver]:
    """What this user has solved."""
    try:
        return msgspec.json.decode(_file().read_bytes(), type=dict[str, Solver])
    except FileNotFoundError:
        return {}
    except (OSError, msgspec.DecodeError) as error:  # nothing is written over what may be put right
        raise BadUsage(say("puzzle-unreadable", path=str(_file()), error=str(error))) from None


def _write(kept: dict[str, Solver]) -> None:
    files.write(_file(), msgspec.json.encode(kept).decode(), private=True)
