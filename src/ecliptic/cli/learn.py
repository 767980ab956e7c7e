"""`ecliptic learn`: the lessons of a game at this terminal, with the same words as on the page."""

from __future__ import annotations

from argparse import Namespace

from ecliptic.bots import bot, bot_seed
from ecliptic.bots.puzzles.series import first_ones
from ecliptic.cli import saves
from ecliptic.cli.game_info import find, title
from ecliptic.cli.language import BadUsage, say, suggestion
from ecliptic.cli.prompt import Reader, reader
from ecliptic.cli.screen import Screen, console
from ecliptic.cli.terminal_table import TerminalTable
from ecliptic.kernel.facts import Fact
from ecliptic.kernel.game import Game
from ecliptic.table import Table, frame
from ecliptic.table.lessons import PUPIL, Lesson, Pupil, Step, give, lessons


def run(asked: Namespace) -> int:
    game = find(asked.game)
    found = lessons(game)
    if not found:
        raise BadUsage(say("learn-none", game=title(game)))
    to = console()
    names = [one.name for one in found]
    if asked.lesson is None and len(found) > 1:
        _list(game, found, Screen(game, to))
        return 0
    if asked.lesson is not None and asked.lesson not in names:
        raise BadUsage(say("learn-unknown", text=asked.lesson) + suggestion(asked.lesson, names))
    taught = found[names.index(asked.lesson)] if asked.lesson else found[0]
    step = (asked.step or 1) - 1
    if not 0 <= step < len(taught.steps):
        raise BadUsage(say("learn-no-step", step=step + 1, count=len(taught.steps)))
    return teach(game, taught, step, Screen(game, to), reader(to))


def teach(game: Game, taught: Lesson, step: int, screen: Screen, answers: Reader) -> int:
    table = give(game, taught, say("play-you"), step)
    screen.names = [seat.name for seat in table.seats]
    screen.rule(screen.voice(PUPIL)(f"lesson-{taught.name}"))
    if answers.live:
        screen.say(say("learn-hint"), "dim", 2)
    return TaughtTable(table, Pupil(taught, step), screen, answers).run()


def _list(game: Game, found: list[Lesson], screen: Screen) -> None:
    tell = screen.voice(None)
    for one in found:
        screen.say(f"{one.name}: {tell(f'lesson-{one.name}')}", "bold")
        screen.say(tell.attribute(f"lesson-{one.name}", "help"), indent=2)
    screen.say(say("learn-which", game=game.id, lesson=found[0].name), "dim")


class TaughtTable(TerminalTable):
    """A table at which a lesson is given: each decision is explained before it is made."""

    def __init__(self, table: Table, pupil: Pupil, screen: Screen, answers: Reader) -> None:
        super().__init__(table, saves.Keeper(None, "", table.game.id), screen, answers)
        self._pupil = pupil
        self._seen = table.ledger(PUPIL).seq
        self._commands["show"] = self._show

    def _keep(self) -> None:
        """A lesson is not saved: it can be given again, from any step."""
        self._table.take()

    def _leave(self) -> None:
        if self._pupil.now is None:
            return
        self._screen.gap()
        step = self._pupil.step + 1
        self._screen.say(say("learn-left", game=self._table.game.id, lesson=self._pupil.lesson.name, step=step))

    def _finish(self) -> None:
        """The deal is over; the steps that remain are read."""
        self._screen.rule(say("table-happened"))
        shown = frame(self._table, PUPIL, self._told.get(PUPIL, 0))
        self._screen.story(self._lines(shown.log, PUPIL), PUPIL)
        self._screen.gap()
        self._screen.board(shown.view)
        self._look()
        while self._pupil.now is not None:
            self._explain(self._pupil.now)
        self._end()

    def _end(self) -> None:
        self._screen.say(say("learn-done", game=self._table.game.id), "green")
        if first_ones(self._table.game):
            self._screen.say(say("learn-check", game=self._table.game.id), "green")

    def _ask(self, seat: int) -> None:
        """One decision, after all that comes before it has been read."""
        self._look()
        while (step := self._pupil.now) is not None and (not step.asks or self._pupil.strayed):
            if self._explain(step):
                return
        if step is None:
            self._end()
            raise EndOfLesson
        super()._offer(self._asked, seat)
        self._words(step)
        self._screen.say(self._part(step, "try"), "bold green", 2)
        self._screen.say(say("learn-type", move=self._pupil.wish), "dim", 2)
        super()._ask(seat)

    def _offer(self, question: str, seat: int) -> None:
        """Kept back until it is wanted, so that the board stays in sight of what is read about it."""
        self._asked = question

    _asked = ""

    def _look(self) -> None:
        """What the pupil has done since."""
        entries = frame(self._table, PUPIL, self._seen).log
        self._seen = self._table.ledger(PUPIL).seq
        for entry in entries:
            if entry.event is not None and entry.event.seat == PUPIL and entry.event.move.move == self._made:
                self._pupil.sees(entry.event)
                self._made = ""

    _made = ""
    """The latest move that was made by hand."""

    def _move(self, seat: int, text: str) -> None:
        before = len(self._table.moves)
        super()._move(seat, text)
        self._made = self._table.moves[before]  # what follows by itself is not what the pupil wanted

    def _explain(self, step: Step) -> bool:
        """Something to be read; True once the table has been set again."""
        if not self._pupil.strayed:
            self._words(step)
            self._reader.ask(say("learn-enter"))
            self._pupil.go_on()
            return False
        self._screen.say(self._part(step, "other"), "green", 2)
        self._reader.ask(say("learn-enter"))
        self._pupil.go_on()
        if self._pupil.now is None:
            return False
        self._set(self._pupil.step)
        return True

    def _set(self, step: int) -> None:
        """The table as the lesson tells it."""
        self._table = give(self._table.game, self._pupil.lesson, self._name(PUPIL), step)
        self._bots = {
            seat: bot(one.bot, self._table.game.id, seed=bot_seed(self._table.seed, seat))
            for seat, one in enumerate(self._table.seats)
            if one.bot
        }
        self._told, self._public, self._seen = {}, {}, self._table.ledger(PUPIL).seq

    def _show(self, seat: int, words: str) -> bool:
        """Makes the move that is asked for."""
        self._move(seat, self._pupil.wish)
        return True

    def _words(self, step: Step) -> None:
        count = say("learn-step", n=self._pupil.step + 1, of=len(self._pupil.lesson.steps))
        self._screen.rule(count)
        told = Fact(self._pupil.lesson.message(step), step.args)
        self._screen.console.print(self._screen.styled(self._screen.voice(PUPIL).say(told)))

    def _part(self, step: Step, name: str) -> str:
        return self._screen.voice(PUPIL).attribute(self._pupil.lesson.message(step), name, **step.args)


class EndOfLesson(EOFError):
    """The lesson is over."""
